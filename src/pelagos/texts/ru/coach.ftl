# Наставник в любой игре: что он советует и насколько уверен. Он говорит с тем, кто учится.

## Насколько он уверен

coach-sure = Сомнений почти нет. Представив скрытое по-разному, { $worlds } раз, я не вижу ничего близкого.
coach-rather = Первый ответ мне нравится больше, но ненамного; скрытое я представляю по-разному, { $worlds } раз.
coach-open = Различить их не могу: они вышли равными, хотя скрытое я представляю по-разному, { $worlds } раз. Берите любой.
coach-only = Ответ здесь только один.

## За и против

coach-wins = Это выигрывает партию.
coach-odds = Вы побеждаете в сражении в { $percent } случаях из 100.
coach-looks-best = Я доигрываю это в уме, и выходит лучше всего.
coach-looks-good = Выходит почти так же хорошо, как лучшее.
coach-long-odds = В этом сражении вы победили бы лишь в { $percent } случаях из 100.
coach-idle = Это ничего вам не даёт, а есть дела и получше.
coach-harmful = Это помогает сопернику или чего-то вам стоит, а есть дела и получше.
coach-loses = Это заканчивает партию, и побеждаете не вы.

## Что даёт ответ, короткими ярлыками

coach-gains-metropolises =
    { $n ->
        [one] +{ $n } метрополия
        [few] +{ $n } метрополии
       *[other] +{ $n } метрополий
    }
coach-gains-income =
    { $n ->
        [one] +{ $n } золотой каждый раунд
       *[other] +{ $n } золотых каждый раунд
    }
coach-gains-philosophers =
    { $n ->
        [one] +{ $n } философ
        [few] +{ $n } философа
       *[other] +{ $n } философов
    }
coach-gains-priestesses =
    { $n ->
        [one] +{ $n } жрица
        [few] +{ $n } жрицы
       *[other] +{ $n } жриц
    }
coach-gains-priests =
    { $n ->
        [one] +{ $n } жрец
        [few] +{ $n } жреца
       *[other] +{ $n } жрецов
    }
coach-gains-kinds =
    { $n ->
        [one] +{ $n } тип строений
        [few] +{ $n } типа строений
       *[other] +{ $n } типов строений
    }
coach-gains-lands =
    { $n ->
        [one] +{ $n } земля
        [few] +{ $n } земли
       *[other] +{ $n } земель
    }
coach-gains-islands =
    { $n ->
        [one] +{ $n } остров
        [few] +{ $n } острова
       *[other] +{ $n } островов
    }
coach-gains-heroes =
    { $n ->
        [one] +{ $n } герой
        [few] +{ $n } героя
       *[other] +{ $n } героев
    }
coach-gains-troops =
    { $n ->
        [one] +{ $n } армия
        [few] +{ $n } армии
       *[other] +{ $n } армий
    }
coach-gains-fleets =
    { $n ->
        [one] +{ $n } флот
        [few] +{ $n } флота
       *[other] +{ $n } флотов
    }
coach-gains-gold =
    { $n ->
        [one] +{ $n } золотой
       *[other] +{ $n } золотых
    }
coach-gains-cities =
    { $n ->
        [one] +{ $n } город
        [few] +{ $n } города
       *[other] +{ $n } городов
    }
coach-gains-temples =
    { $n ->
        [one] +{ $n } храм
        [few] +{ $n } храма
       *[other] +{ $n } храмов
    }
coach-gains-greeks =
    { $n ->
        [one] +{ $n } грек
        [few] +{ $n } грека
       *[other] +{ $n } греков
    }
coach-gains-ships =
    { $n ->
        [one] +{ $n } корабль
        [few] +{ $n } корабля
       *[other] +{ $n } кораблей
    }
coach-gains-cards =
    { $n ->
        [one] +{ $n } карта
        [few] +{ $n } карты
       *[other] +{ $n } карт
    }
