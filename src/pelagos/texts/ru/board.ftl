# Карта стола и то, что лежит рядом; её читают страницы.

## Карта

board-map = Карта. Стрелки двигают её, плюс и минус меняют масштаб, ноль показывает всё.
board-zoom-in = Ближе
board-zoom-out = Дальше
board-fit = Показать всё
board-choose = { $name }; можно выбрать
board-clause = Правило { $clause }
board-owned = Владеет { $who }.
board-yours = Ваше.
board-free = Ничьё.
board-closed-sea = Флотам входить нельзя.
board-of = { $name }, владеет { $who }
board-troops =
    { $count ->
        [one] { $count } армия
        [few] { $count } армии
       *[other] { $count } армий
    }
board-mercenaries =
    { $count ->
        [one] { $count } наёмник
        [few] { $count } наёмника
       *[other] { $count } наёмников
    }
board-fleets =
    { $count ->
        [one] { $count } флот
        [few] { $count } флота
       *[other] { $count } флотов
    }
board-greeks =
    { $count ->
        [one] { $count } грек
        [few] { $count } грека
       *[other] { $count } греков
    }
board-ships =
    { $count ->
        [one] { $count } корабль
        [few] { $count } корабля
       *[other] { $count } кораблей
    }
board-income =
    { $count ->
        [one] { $count } рог изобилия
        [few] { $count } рога изобилия
       *[other] { $count } рогов изобилия
    }
board-trade-sea = Торговля: 1 золотой тому, у кого здесь флот.
board-take-priest = Взять жреца
board-take-philosopher = Взять философа
board-priestess-here = Кто займёт её первым, берёт жрицу.
board-temple-here = Город с храмом
board-metropolis = Метрополия
board-metropolis-with = Метрополия, бонус: { $bonus }
board-site-free = Свободно для строения
board-sites-free =
    { $count ->
        [one] { $count } свободное место для строения
        [few] { $count } свободных места для строений
       *[other] { $count } свободных мест для строений
    }
board-port-sea = Порт здесь выходит { CASE($sea, "to") }.
board-slot-site = Свободное место на участке под метрополию
board-slot-outside = Свободное место вне участка под метрополию
board-steps-left =
    { $count ->
        [one] остался { $count } шаг
        [few] осталось { $count } шага
       *[other] осталось { $count } шагов
    }
board-strength = Сила
board-by-land = По суше: атака удаётся, если она не слабее обороны.
board-by-sea = С моря: атака должна быть сильнее обороны.
board-beachhead = С моря, с «Плацдармом»: атака удаётся, если она не слабее обороны.
board-spot = клетка { $way } от { CASE($tile, "gen") }
    .gen = клетки { $way } от { CASE($tile, "gen") }
    .dat = клетке { $way } от { CASE($tile, "gen") }
    .acc = клетку { $way } от { CASE($tile, "gen") }
    .ins = клеткой { $way } от { CASE($tile, "gen") }
    .loc = клетке { $way } от { CASE($tile, "gen") }
board-spot-by-dolphin = клетка { $way } от дельфина
    .gen = клетки { $way } от дельфина
    .dat = клетке { $way } от дельфина
    .acc = клетку { $way } от дельфина
    .ins = клеткой { $way } от дельфина
    .loc = клетке { $way } от дельфина
board-way-east = к востоку
board-way-south-east = к юго-востоку
board-way-south-west = к юго-западу
board-way-west = к западу
board-way-north-west = к северо-западу
board-way-north-east = к северо-востоку

## Рядом с картой

board-cycle = Раунд { $cycle }
board-turn = Ход { $turn }
board-set-up = Подготовка
board-goal = Цель
# Строка цели: что приносит победу и до каких пор.
board-goal-metropolis =
    { $count ->
        [one] Для победы нужна { $count } метрополия в конце раунда.
        [few] Для победы нужны { $count } метрополии в конце раунда.
       *[other] Для победы нужно { $count } метрополий в конце раунда.
    }
board-goal-metropolis-last =
    { $count ->
        [one] Для победы нужна { $count } метрополия в конце раунда; раунд { $last } последний.
        [few] Для победы нужны { $count } метрополии в конце раунда; раунд { $last } последний.
       *[other] Для победы нужно { $count } метрополий в конце раунда; раунд { $last } последний.
    }
board-goal-city =
    { $count ->
        [one] Для победы нужен { $count } город в конце своего хода.
        [few] Для победы нужны { $count } города в конце своего хода.
       *[other] Для победы нужно { $count } городов в конце своего хода.
    }
board-goal-city-last =
    { $count ->
        [one] Для победы нужен { $count } город в конце своего хода; ход { $last } последний.
        [few] Для победы нужны { $count } города в конце своего хода; ход { $last } последний.
       *[other] Для победы нужно { $count } городов в конце своего хода; ход { $last } последний.
    }
board-goal-has = { $who }: { $count } из { $goal }
board-gods = Боги
board-face-down = лицом вниз
board-offer = { $who } приносит { $amount }.
board-to-place = Ещё не стоят
board-outbid = Приношение { CASE($god, "dat") } перебито
board-purse =
    { $priestesses ->
        [0] Золота на приношения: { $gold }
       *[other] Золота: { $gold }; вы платите на { $priestesses } меньше, чем приносите
    }
board-promised = Обещано из этой казны: { $gold }
board-next-cycle = Порядок следующего раунда
board-creatures = Существа
board-heroes = Герои
board-deck = колода { $count }
board-you-know = видите только вы
board-play-top = Сыграть { CASE($creature, "acc") } за 1 золотой
board-return-top = Вернуть { CASE($creature, "acc") }
board-discarded = В сбросе
board-unseen = Ещё не вышли
board-supply = Запас
board-left = { $name }: осталось { $count }
board-metropolises-left =
    { $count ->
        [one] осталась { $count } метрополия
        [few] осталось { $count } метрополии
       *[other] осталось { $count } метрополий
    }
board-prosperity-left =
    { $count ->
        [one] остался { $count } маркер процветания
        [few] осталось { $count } маркера процветания
       *[other] осталось { $count } маркеров процветания
    }
board-tiles = Плитки
board-stack = стопка { $count }
board-drawn = Взята: { $name }
board-aside = Отложены: { $names }
board-on-table = на столе

## Места

board-gold =
    { $count ->
        [one] { $count } золотой
       *[other] { $count } золотых
    }
board-gold-surely =
    { $count ->
        [one] { $count } золотой, как можно подсчитать
       *[other] { $count } золотых, как можно подсчитать
    }
board-gold-between = золота от { $least } до { $most }, как можно подсчитать
board-next-income =
    { $count ->
        [one] следующий доход: { $count } золотой
       *[other] следующий доход: { $count } золотых
    }
board-metropolises =
    { $count ->
        [one] { $count } метрополия
        [few] { $count } метрополии
       *[other] { $count } метрополий
    }
board-cornucopias =
    { $count ->
        [one] { $count } рог изобилия во владениях
        [few] { $count } рога изобилия во владениях
       *[other] { $count } рогов изобилия во владениях
    }
board-priestesses =
    { $count ->
        [one] { $count } жрица
        [few] { $count } жрицы
       *[other] { $count } жриц
    }
board-priests =
    { $count ->
        [one] { $count } жрец
        [few] { $count } жреца
       *[other] { $count } жрецов
    }
board-philosophers =
    { $count ->
        [one] { $count } философ
        [few] { $count } философа
       *[other] { $count } философов
    }
board-troop-reserve =
    { $count ->
        [one] { $count } армия в резерве
        [few] { $count } армии в резерве
       *[other] { $count } армий в резерве
    }
board-fleet-reserve =
    { $count ->
        [one] { $count } флот в резерве
        [few] { $count } флота в резерве
       *[other] { $count } флотов в резерве
    }
board-cities =
    { $count ->
        [one] { $count } город; для победы нужно десять
        [few] { $count } города; для победы нужно десять
       *[other] { $count } городов; для победы нужно десять
    }
board-temples =
    { $count ->
        [one] { $count } город с храмом
        [few] { $count } города с храмами
       *[other] { $count } городов с храмами
    }
board-greek-supply =
    { $count ->
        [one] { $count } грек в запасе
        [few] { $count } грека в запасе
       *[other] { $count } греков в запасе
    }
board-ship-supply =
    { $count ->
        [one] { $count } корабль в запасе
        [few] { $count } корабля в запасе
       *[other] { $count } кораблей в запасе
    }
board-greeks-afloat =
    { $count ->
        [one] ещё { $count } грек без места
        [few] ещё { $count } грека без места
       *[other] ещё { $count } греков без места
    }
board-ships-afloat =
    { $count ->
        [one] ещё { $count } корабль без места
        [few] ещё { $count } корабля без места
       *[other] ещё { $count } кораблей без места
    }

## Сражения и приношения

board-attacks = атакует
board-defends = обороняется
board-die = Кубик: { $face }
board-round = Штурм { $round }
board-offer-amount = Принести { CASE($god, "dat") } { $amount }
board-more-offers = Больше: { $god }

## Конец сражения

board-verdict = Победа за { CASE($who, "pins") }.
board-verdict-nobody = Никого не осталось.
board-losses = Потери:
