# Legendary по-русски: стол в виде текста, для терминала. Слова, которые набирают, остаются как есть.

## Как идёт партия

legendary-sketch-cycle = Раунд { $cycle }
legendary-sketch-over = партия окончена
legendary-sketch-nothing = делать нечего
legendary-sketch-acting = { $who } ходит с { CASE($god, "ins") }
legendary-sketch-set-up = Расстановка
legendary-sketch-offerings = приношения
legendary-sketch-maintenance = содержание фигурок
legendary-sketch-between-turns = между ходами
legendary-sketch-due = положено даром: { $what }
legendary-sketch-both-due = положено даром: { $what } и { $other }
legendary-sketch-builds-ares = крепость
legendary-sketch-builds-athena = университет
legendary-sketch-builds-hera = строение
legendary-sketch-builds-poseidon = порт
legendary-sketch-builds-zeus = храм
legendary-sketch-recruits-ares = армия
legendary-sketch-recruits-athena = философ
legendary-sketch-recruits-hera = наёмник
legendary-sketch-recruits-poseidon = флот
legendary-sketch-recruits-zeus = жрица
legendary-sketch-price-ares =
    { $price ->
        [none] армий больше нельзя
       *[other] армия { $price }
    }
legendary-sketch-price-athena =
    { $price ->
        [none] философов больше нельзя
       *[other] философ { $price }
    }
legendary-sketch-price-hera =
    { $price ->
        [none] наёмников больше нельзя
       *[other] наёмник { $price }
    }
legendary-sketch-price-poseidon =
    { $price ->
        [none] флотов больше нельзя
       *[other] флот { $price }
    }
legendary-sketch-price-zeus =
    { $price ->
        [none] жриц больше нельзя
       *[other] жрица { $price }
    }
legendary-sketch-actions-ares = идти { $move } за шаг
legendary-sketch-actions-hera = герой { $hero }
legendary-sketch-actions-poseidon = плыть { $move } за шаг
legendary-sketch-actions-zeus = посмотреть верхнее существо 0, сыграть его { $play }
legendary-sketch-to-place = Ещё не стоят фишки: { $pawns }
legendary-sketch-turn-order = Порядок ходов: { $pawns }
legendary-sketch-next-cycle = Порядок ходов в следующем раунде: { $pawns }
legendary-sketch-move = Перемещение { $way } за { $price } зол.: { $party }
legendary-sketch-nobody-yet = пока никто
legendary-sketch-asked = Вопрос к { CASE($who, "pdat") } ({ $seat })

## Сражения

legendary-sketch-battle-at-sea = Сражение на море, { $sea }
legendary-sketch-battle-on-land = Сражение на суше, { $land }
legendary-sketch-attack = атака
legendary-sketch-defence = оборона
legendary-sketch-ports = и { $bonus } за порт или метрополию
legendary-sketch-walls = и { $bonus } за крепость или метрополию
legendary-sketch-and-a-die = { $strength } и кубик
legendary-sketch-nobody-left = { $who }: никого не осталось
legendary-sketch-ignores-fortresses = крепости не считаются
legendary-sketch-fixed-die = на кубике всегда 2
legendary-sketch-may-reroll = может платить за новый бросок
legendary-sketch-wins-ties = ничьи в свою пользу
legendary-sketch-dice = кубики   атака { $attack }, оборона { $defence }

## Карта

# Не больше пяти букв.
legendary-sketch-shut = стоп
legendary-sketch-legend-map = ▒ земля  ● отряды: армии, m наёмники, герои  ▲ флоты  +n золото  ‡ жрица  * фигурка  стоп: флотам нельзя
legendary-sketch-legend-buildings = P порт  F крепость  T храм  U университет  M метрополия  · свободный участок  t, m: скидка на существ взята
legendary-sketch-legend-sites = 1T~море: храм на участке 1; порт там действовал бы в этом море  :P2 в море действуют два порта или метрополии
legendary-sketch-cut-off = Имена на карте обрезаны; и вы можете набирать их не до конца.
legendary-sketch-lands = остров, земля, золото, участки с морем их порта, чья земля
legendary-sketch-seas = море, золото, чьи флоты, чьи порты и метрополии действуют там
legendary-sketch-areas = область и чего она касается

## Ряды

legendary-sketch-god = бог
legendary-sketch-offering = приношение
legendary-sketch-gives = даёт
legendary-sketch-gives-apollo = золото, процветание
legendary-sketch-face-down = лицом вниз
legendary-sketch-has-acted = ход сделан
legendary-sketch-pays = платит { $gold }
legendary-sketch-acts = ходит
legendary-sketch-creatures = ряд существ, в колоде { $deck }
legendary-sketch-creatures-for = ряд существ (цена для { CASE($who, "pgen") }), в колоде { $deck }
legendary-sketch-discarded = в сбросе: { $names }
legendary-sketch-in-use = действуют: { $names }
legendary-sketch-drawn = взяты: { $names }
legendary-sketch-top = верх колоды: { $names }
legendary-sketch-heroes = ряд героев ({ $price } с Герой), в колоде { $deck }
legendary-sketch-in-play = герои в игре
legendary-sketch-hero = { $name }, { $who }, { CASE($land, "at") }, следующий поход стоит { $price }
legendary-sketch-just-came = здесь с этого раунда
legendary-sketch-heroes-gone = герои ушли насовсем: { $names }

## Фракции и запас

legendary-sketch-head-faction = фракция
legendary-sketch-head-player = игрок
legendary-sketch-head-gold = золото
legendary-sketch-head-income = доход
legendary-sketch-head-lands = земли
legendary-sketch-head-seas = моря
legendary-sketch-head-metropolises = метрополии
legendary-sketch-head-priestesses = жрицы
legendary-sketch-head-philosophers = философы
legendary-sketch-head-reserve = резерв
legendary-sketch-you = вы
legendary-sketch-of-goal = { $count } из { $goal }
legendary-sketch-out = вне игры
legendary-sketch-supply = Запас: { $left }; метрополии с бонусами: { $bonuses }
legendary-sketch-mercenaries = наёмники
legendary-sketch-priestesses = жрицы
legendary-sketch-philosophers = философы
legendary-sketch-metropolises = Метрополии: { $names }
