# Наставник у будь-якій грі: що він радить і наскільки певен. Він говорить до того, хто вчиться грати.

## Наскільки він певен

coach-sure = Я майже не маю сумнівів: уявних розкладів { $worlds }, і ніщо інше й близько не стояло.
coach-rather = Перше мені подобається більше, але ненабагато; уявних розкладів { $worlds }.
coach-open = Різниці не видно: в уявних партіях ({ $worlds }) усе вийшло однаково. Беріть, що до вподоби.
coach-only = Відповідь тут лише одна.

## Чому так, а чому ні

coach-wins = Це виграє партію.
coach-odds = Шанс виграти цю битву { $percent } зі 100.
coach-looks-best = Я подумки граю далі, і це виходить найкраще.
coach-looks-good = Виходить майже так само добре, як найкраще.
coach-long-odds = Шанс виграти цю битву лише { $percent } зі 100.
coach-idle = Це нічого вам не дає, а є корисніша справа.
coach-harmful = Це допомагає супернику або чогось вам коштує, а є корисніша справа.
coach-loses = Це завершує партію, і виграєте не ви.

## Що приносить відповідь, коротко

coach-gains-metropolises =
    { $n ->
        [one] +{ $n } метрополія
        [few] +{ $n } метрополії
        [many] +{ $n } метрополій
       *[other] +{ $n } метрополії
    }
coach-gains-income =
    { $n ->
        [one] +{ $n } монета кожного циклу
        [few] +{ $n } монети кожного циклу
        [many] +{ $n } монет кожного циклу
       *[other] +{ $n } монети кожного циклу
    }
coach-gains-philosophers =
    { $n ->
        [one] +{ $n } філософ
        [few] +{ $n } філософи
        [many] +{ $n } філософів
       *[other] +{ $n } філософа
    }
coach-gains-priestesses =
    { $n ->
        [one] +{ $n } жриця
        [few] +{ $n } жриці
        [many] +{ $n } жриць
       *[other] +{ $n } жриці
    }
coach-gains-priests =
    { $n ->
        [one] +{ $n } жрець
        [few] +{ $n } жерці
        [many] +{ $n } жерців
       *[other] +{ $n } жерця
    }
coach-gains-kinds =
    { $n ->
        [one] +{ $n } тип споруд
        [few] +{ $n } типи споруд
        [many] +{ $n } типів споруд
       *[other] +{ $n } типу споруд
    }
coach-gains-lands =
    { $n ->
        [one] +{ $n } зона
        [few] +{ $n } зони
        [many] +{ $n } зон
       *[other] +{ $n } зони
    }
coach-gains-islands =
    { $n ->
        [one] +{ $n } острів
        [few] +{ $n } острови
        [many] +{ $n } островів
       *[other] +{ $n } острова
    }
coach-gains-heroes =
    { $n ->
        [one] +{ $n } герой
        [few] +{ $n } герої
        [many] +{ $n } героїв
       *[other] +{ $n } героя
    }
coach-gains-troops =
    { $n ->
        [one] +{ $n } загін
        [few] +{ $n } загони
        [many] +{ $n } загонів
       *[other] +{ $n } загону
    }
coach-gains-fleets =
    { $n ->
        [one] +{ $n } флотилія
        [few] +{ $n } флотилії
        [many] +{ $n } флотилій
       *[other] +{ $n } флотилії
    }
coach-gains-gold =
    { $n ->
        [one] +{ $n } монета
        [few] +{ $n } монети
        [many] +{ $n } монет
       *[other] +{ $n } монети
    }
coach-gains-cities =
    { $n ->
        [one] +{ $n } місто
        [few] +{ $n } міста
        [many] +{ $n } міст
       *[other] +{ $n } міста
    }
coach-gains-temples =
    { $n ->
        [one] +{ $n } храм
        [few] +{ $n } храми
        [many] +{ $n } храмів
       *[other] +{ $n } храму
    }
coach-gains-greeks =
    { $n ->
        [one] +{ $n } грек
        [few] +{ $n } греки
        [many] +{ $n } греків
       *[other] +{ $n } грека
    }
coach-gains-ships =
    { $n ->
        [one] +{ $n } корабель
        [few] +{ $n } кораблі
        [many] +{ $n } кораблів
       *[other] +{ $n } корабля
    }
coach-gains-cards =
    { $n ->
        [one] +{ $n } карта
        [few] +{ $n } карти
        [many] +{ $n } карт
       *[other] +{ $n } карти
    }
