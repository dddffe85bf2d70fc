# Classic по-русски: стол в виде текста, для терминала. Слова, которые набирают, остаются как есть.

## Как идёт партия

classic-sketch-cycle = Раунд { $cycle }
classic-sketch-over = Раунд { $cycle }: партия окончена
classic-sketch-offerings = Раунд { $cycle }: приношения
classic-sketch-acting = Раунд { $cycle }: { $who } ходит с { CASE($god, "ins") }
classic-sketch-recruit-poseidon =
    { $price ->
        [none] флотов больше нет
        [free] положен бесплатный флот
       *[other] флот за { $price } зол.
    }
classic-sketch-recruit-ares =
    { $price ->
        [none] армий больше нет
        [free] положена бесплатная армия
       *[other] армия за { $price } зол.
    }
classic-sketch-recruit-zeus =
    { $price ->
        [none] жрецов больше нет
        [free] положен бесплатный жрец
       *[other] жрец за { $price } зол.
    }
classic-sketch-recruit-athena =
    { $price ->
        [none] философов больше нет
        [free] положен бесплатный философ
       *[other] философ за { $price } зол.
    }
classic-sketch-actions-poseidon = порт за { $build } зол., перемещение за { $move } зол.
classic-sketch-actions-ares = крепость за { $build } зол., перемещение за { $move } зол.
classic-sketch-actions-zeus = храм за { $build } зол., другое существо за { $replace } зол.
classic-sketch-actions-athena = университет за { $build } зол.
classic-sketch-to-place = Ещё не стоят фишки: { $markers }
classic-sketch-next-cycle = Порядок ходов в следующем раунде: { $markers }
classic-sketch-battle-in = Сражение { CASE($sea, "at") }
classic-sketch-battle-on = Сражение { CASE($island, "at") }
classic-sketch-battle = { $where }: { $attacker } атакует, сила { $attackers }; { $defender } обороняется, сила { $defenders }

## Карта

# Не больше семи букв.
classic-sketch-kraken = КРАКЕН
classic-sketch-closed = закрыто
classic-sketch-legend-map = ▲ флоты  ● армии  ▒ суша с доходом +n  $ море с доходом 1  * фигурка  КРАКЕН, закрыто: флотам нельзя
classic-sketch-legend-slots = [·] место на участке под метрополию (-s)  (·) место вне его (-o)  P порт  F крепость  T храм
classic-sketch-legend-buildings = U университет  M метрополия, - место под ней  t, m: скидка на существ в этом раунде уже взята

## Таблицы

classic-sketch-isle = остров
classic-sketch-owner = владелец
classic-sketch-troops = армии
classic-sketch-gold = золото
classic-sketch-slots = места
classic-sketch-figure = фигурка
classic-sketch-god = бог
classic-sketch-offering = приношение
classic-sketch-offers = { $who } приносит { $amount }
classic-sketch-face-down = лицом вниз
classic-sketch-acts = ходит
classic-sketch-has-acted = ход сделан
classic-sketch-creatures = существо
classic-sketch-creatures-for-you = существо  (цена для вас)
classic-sketch-discarded = в сбросе: { $names }; в колоде { $deck }
classic-sketch-player = игрок
classic-sketch-you = вы
classic-sketch-income = доход
classic-sketch-islands = острова
classic-sketch-metropolises = метрополии (цель { $goal })
classic-sketch-priests = жрецы
classic-sketch-philosophers = философы
classic-sketch-in-reserve = в резерве
classic-sketch-out = вне игры
