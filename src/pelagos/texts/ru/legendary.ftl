# Legendary по-русски. На полях названы земли, моря и участки.

## Имена

legendary-seat-p1 = Игрок 1
    .gen = Игрока 1
    .dat = Игроку 1
    .acc = Игрока 1
    .ins = Игроком 1
    .loc = Игроке 1
    .gender = m
legendary-seat-p2 = Игрок 2
    .gen = Игрока 2
    .dat = Игроку 2
    .acc = Игрока 2
    .ins = Игроком 2
    .loc = Игроке 2
    .gender = m
legendary-seat-p3 = Игрок 3
    .gen = Игрока 3
    .dat = Игроку 3
    .acc = Игрока 3
    .ins = Игроком 3
    .loc = Игроке 3
    .gender = m
legendary-seat-p4 = Игрок 4
    .gen = Игрока 4
    .dat = Игроку 4
    .acc = Игрока 4
    .ins = Игроком 4
    .loc = Игроке 4
    .gender = m
legendary-seat-p5 = Игрок 5
    .gen = Игрока 5
    .dat = Игроку 5
    .acc = Игрока 5
    .ins = Игроком 5
    .loc = Игроке 5
    .gender = m
legendary-seat-p6 = Игрок 6
    .gen = Игрока 6
    .dat = Игроку 6
    .acc = Игрока 6
    .ins = Игроком 6
    .loc = Игроке 6
    .gender = m
legendary-seat-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
legendary-faction-blu = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .loc = Синем
    .gender = m
legendary-faction-red = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
    .gender = m
legendary-faction-grn = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
    .gender = m
legendary-faction-yel = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом
    .gender = m
legendary-faction-pur = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .loc = Фиолетовом
    .gender = m
legendary-faction-blk = Чёрный
    .gen = Чёрного
    .dat = Чёрному
    .acc = Чёрного
    .ins = Чёрным
    .loc = Чёрном
    .gender = m
legendary-faction-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
legendary-team-blu = Синий
    .gen = Синего
    .dat = Синему
    .acc = Синего
    .ins = Синим
    .loc = Синем
    .gender = m
legendary-team-red = Красный
    .gen = Красного
    .dat = Красному
    .acc = Красного
    .ins = Красным
    .loc = Красном
    .gender = m
legendary-team-grn = Зелёный
    .gen = Зелёного
    .dat = Зелёному
    .acc = Зелёного
    .ins = Зелёным
    .loc = Зелёном
    .gender = m
legendary-team-yel = Жёлтый
    .gen = Жёлтого
    .dat = Жёлтому
    .acc = Жёлтого
    .ins = Жёлтым
    .loc = Жёлтом
    .gender = m
legendary-team-pur = Фиолетовый
    .gen = Фиолетового
    .dat = Фиолетовому
    .acc = Фиолетового
    .ins = Фиолетовым
    .loc = Фиолетовом
    .gender = m
legendary-team-blu-yel = Синий и Жёлтый
    .gen = Синего и Жёлтого
    .dat = Синему и Жёлтому
    .acc = Синего и Жёлтого
    .ins = Синим и Жёлтым
    .loc = Синем и Жёлтом
    .gender = pl
legendary-team-red-grn = Красный и Зелёный
    .gen = Красного и Зелёного
    .dat = Красному и Зелёному
    .acc = Красного и Зелёного
    .ins = Красным и Зелёным
    .loc = Красном и Зелёном
    .gender = pl
legendary-team-blu-blk = Синий и Чёрный
    .gen = Синего и Чёрного
    .dat = Синему и Чёрному
    .acc = Синего и Чёрного
    .ins = Синим и Чёрным
    .loc = Синем и Чёрном
    .gender = pl
legendary-team-red-pur = Красный и Фиолетовый
    .gen = Красного и Фиолетового
    .dat = Красному и Фиолетовому
    .acc = Красного и Фиолетового
    .ins = Красным и Фиолетовым
    .loc = Красном и Фиолетовом
    .gender = pl
legendary-team-grn-yel = Зелёный и Жёлтый
    .gen = Зелёного и Жёлтого
    .dat = Зелёному и Жёлтому
    .acc = Зелёного и Жёлтого
    .ins = Зелёным и Жёлтым
    .loc = Зелёном и Жёлтом
    .gender = pl
legendary-team-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
legendary-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресе
    .gender = m
legendary-god-athena = Афина
    .gen = Афины
    .dat = Афине
    .acc = Афину
    .ins = Афиной
    .loc = Афине
    .gender = f
legendary-god-hera = Гера
    .gen = Геры
    .dat = Гере
    .acc = Геру
    .ins = Герой
    .loc = Гере
    .gender = f
legendary-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдоне
    .gender = m
legendary-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсе
    .gender = m
legendary-god-apollo = Аполлон
    .gen = Аполлона
    .dat = Аполлону
    .acc = Аполлона
    .ins = Аполлоном
    .loc = Аполлоне
    .gender = m
legendary-god-none = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
legendary-land = { $word }
    .gen = { CASE($word, "gen") }
    .dat = { CASE($word, "dat") }
    .acc = { CASE($word, "acc") }
    .ins = { CASE($word, "ins") }
    .loc = { CASE($word, "loc") }
    .at = { CASE($word, "at") }
    .to = { CASE($word, "to") }
    .from = { CASE($word, "from") }
legendary-sea = море { $word }
    .gen = моря { $word }
    .dat = морю { $word }
    .acc = море { $word }
    .ins = морем { $word }
    .loc = море { $word }
    .gender = n
    .at = в море { $word }
    .to = в море { $word }
    .from = из моря { $word }
legendary-site = участок { $number } { CASE($word, "gen") }
    .gen = участка { $number } { CASE($word, "gen") }
    .dat = участку { $number } { CASE($word, "gen") }
    .acc = участок { $number } { CASE($word, "gen") }
    .ins = участком { $number } { CASE($word, "gen") }
    .loc = участке { $number } { CASE($word, "gen") }
legendary-only-site = участок { CASE($word, "gen") }
    .gen = участка { CASE($word, "gen") }
    .dat = участку { CASE($word, "gen") }
    .acc = участок { CASE($word, "gen") }
    .ins = участком { CASE($word, "gen") }
    .loc = участке { CASE($word, "gen") }
legendary-card-penthesilea = карта Пентесилеи
    .gen = карты Пентесилеи
    .dat = карте Пентесилеи
    .acc = карту Пентесилеи
    .ins = картой Пентесилеи
    .loc = карте Пентесилеи
legendary-card-pandora = карта Пандоры
    .gen = карты Пандоры
    .dat = карте Пандоры
    .acc = карту Пандоры
    .ins = картой Пандоры
    .loc = карте Пандоры
legendary-kind-port = порт
    .gen = порта
    .dat = порту
    .acc = порт
    .ins = портом
    .loc = порте
    .gender = m
legendary-kind-fortress = крепость
    .gen = крепости
    .dat = крепости
    .acc = крепость
    .ins = крепостью
    .loc = крепости
    .gender = f
legendary-kind-temple = храм
    .gen = храма
    .dat = храму
    .acc = храм
    .ins = храмом
    .loc = храме
    .gender = m
legendary-kind-university = университет
    .gen = университета
    .dat = университету
    .acc = университет
    .ins = университетом
    .loc = университете
    .gender = m
legendary-bonus-troops2 = две армии
    .gen = двух армий
    .dat = двум армиям
    .acc = две армии
    .ins = двумя армиями
    .loc = двух армиях
legendary-bonus-fleets2 = два флота
    .gen = двух флотов
    .dat = двум флотам
    .acc = два флота
    .ins = двумя флотами
    .loc = двух флотах
legendary-bonus-priestess = жрица
    .gen = жрицы
    .dat = жрице
    .acc = жрицу
    .ins = жрицей
    .loc = жрице
legendary-bonus-gold3 = 3 золотых
    .gen = 3 золотых
    .dat = 3 золотым
    .acc = 3 золотых
    .ins = 3 золотыми
    .loc = 3 золотых
legendary-bonus-prosperity = маркер процветания
    .gen = маркера процветания
    .dat = маркеру процветания
    .acc = маркер процветания
    .ins = маркером процветания
    .loc = маркере процветания
legendary-unit-troop = армия
    .gen = армии
    .dat = армии
    .acc = армию
    .ins = армией
    .loc = армии
    .gender = f
legendary-unit-mercenary = наёмник
    .gen = наёмника
    .dat = наёмнику
    .acc = наёмника
    .ins = наёмником
    .loc = наёмнике
    .gender = m
legendary-unit-fleet = флот
    .gen = флота
    .dat = флоту
    .acc = флот
    .ins = флотом
    .loc = флоте
    .gender = m
legendary-unit-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .gender = m
legendary-creature-charon = Харон
    .gen = Харона
    .dat = Харону
    .acc = Харона
    .ins = Хароном
    .loc = Хароне
    .gender = m
legendary-creature-chimera = Химера
    .gen = Химеры
    .dat = Химере
    .acc = Химеру
    .ins = Химерой
    .loc = Химере
    .gender = f
legendary-creature-cyclops = Циклоп
    .gen = Циклопа
    .dat = Циклопу
    .acc = Циклопа
    .ins = Циклопом
    .loc = Циклопе
    .gender = m
legendary-creature-dryad = Дриада
    .gen = Дриады
    .dat = Дриаде
    .acc = Дриаду
    .ins = Дриадой
    .loc = Дриаде
    .gender = f
legendary-creature-giant = Гигант
    .gen = Гиганта
    .dat = Гиганту
    .acc = Гиганта
    .ins = Гигантом
    .loc = Гиганте
    .gender = m
legendary-creature-griffin = Грифон
    .gen = Грифона
    .dat = Грифону
    .acc = Грифона
    .ins = Грифоном
    .loc = Грифоне
    .gender = m
legendary-creature-harpy = Гарпия
    .gen = Гарпии
    .dat = Гарпии
    .acc = Гарпию
    .ins = Гарпией
    .loc = Гарпии
    .gender = f
legendary-creature-graeae = Граи
    .gen = Грай
    .dat = Граям
    .acc = Грай
    .ins = Граями
    .loc = Граях
    .gender = pl
legendary-creature-pegasus = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегаса
    .ins = Пегасом
    .loc = Пегасе
    .gender = m
legendary-creature-satyr = Сатир
    .gen = Сатира
    .dat = Сатиру
    .acc = Сатира
    .ins = Сатиром
    .loc = Сатире
    .gender = m
legendary-creature-sphinx = Сфинкс
    .gen = Сфинкса
    .dat = Сфинксу
    .acc = Сфинкса
    .ins = Сфинксом
    .loc = Сфинксе
    .gender = m
legendary-creature-sylph = Сильфида
    .gen = Сильфиды
    .dat = Сильфиде
    .acc = Сильфиду
    .ins = Сильфидой
    .loc = Сильфиде
    .gender = f
legendary-creature-cerberus = Цербер
    .gen = Цербера
    .dat = Церберу
    .acc = Цербера
    .ins = Цербером
    .loc = Цербере
    .gender = m
legendary-creature-hydra = Гидра
    .gen = Гидры
    .dat = Гидре
    .acc = Гидру
    .ins = Гидрой
    .loc = Гидре
    .gender = f
legendary-creature-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракене
    .gender = m
legendary-creature-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
    .loc = Медузе
    .gender = f
legendary-creature-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .gender = m
legendary-creature-polyphemus = Полифем
    .gen = Полифема
    .dat = Полифему
    .acc = Полифема
    .ins = Полифемом
    .loc = Полифеме
    .gender = m
legendary-figure-cerberus = Цербер
    .gen = Цербера
    .dat = Церберу
    .acc = Цербера
    .ins = Цербером
    .loc = Цербере
    .gender = m
legendary-figure-hydra = Гидра
    .gen = Гидры
    .dat = Гидре
    .acc = Гидру
    .ins = Гидрой
    .loc = Гидре
    .gender = f
legendary-figure-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракене
    .gender = m
legendary-figure-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
    .loc = Медузе
    .gender = f
legendary-figure-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .gender = m
legendary-figure-polyphemus = Полифем
    .gen = Полифема
    .dat = Полифему
    .acc = Полифема
    .ins = Полифемом
    .loc = Полифеме
    .gender = m
legendary-slot = место { $word }
    .gen = места { $word }
    .dat = месту { $word }
    .acc = место { $word }
    .ins = местом { $word }
    .loc = месте { $word }
legendary-hero-ajax = Аякс
    .gen = Аякса
    .dat = Аяксу
    .acc = Аякса
    .ins = Аяксом
    .loc = Аяксе
    .gender = m
legendary-hero-croesus = Крез
    .gen = Креза
    .dat = Крезу
    .acc = Креза
    .ins = Крезом
    .loc = Крезе
    .gender = m
legendary-hero-hector = Гектор
    .gen = Гектора
    .dat = Гектору
    .acc = Гектора
    .ins = Гектором
    .loc = Гекторе
    .gender = m
legendary-hero-helen = Елена
    .gen = Елены
    .dat = Елене
    .acc = Елену
    .ins = Еленой
    .loc = Елене
    .gender = f
legendary-hero-jason = Ясон
    .gen = Ясона
    .dat = Ясону
    .acc = Ясона
    .ins = Ясоном
    .loc = Ясоне
    .gender = m
legendary-hero-pandora = Пандора
    .gen = Пандоры
    .dat = Пандоре
    .acc = Пандору
    .ins = Пандорой
    .loc = Пандоре
    .gender = f
legendary-hero-penthesilea = Пентесилея
    .gen = Пентесилеи
    .dat = Пентесилее
    .acc = Пентесилею
    .ins = Пентесилеей
    .loc = Пентесилее
    .gender = f
legendary-hero-odysseus = Одиссей
    .gen = Одиссея
    .dat = Одиссею
    .acc = Одиссея
    .ins = Одиссеем
    .loc = Одиссее
    .gender = m
legendary-hero-perseus = Персей
    .gen = Персея
    .dat = Персею
    .acc = Персея
    .ins = Персеем
    .loc = Персее
    .gender = m
legendary-hero-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
legendary-hero_place-deck = колода героев
legendary-hero_place-slot-1 = место 1 ряда героев
legendary-hero_place-slot-2 = место 2 ряда героев
legendary-hero_place-play = в игре
legendary-hero_place-discard = в сбросе
legendary-hero_place-removed = вне игры
legendary-hero_place-card = охраняет метрополию
legendary-card_place-deck = колода
legendary-card_place-top = верх колоды
legendary-card_place-drawn = взято для Сфинкса
legendary-card_place-used = действует
legendary-card_place-discard = сброс
legendary-card_place-held = отложено ради фигурки
legendary-card_place-slot-2 = место 2
legendary-card_place-slot-3 = место 3
legendary-card_place-slot-4 = место 4
legendary-card_place-slot-5 = место 5
legendary-ending-goal = цель достигнута
legendary-ending-elimination = одна из фракций осталась без земель
legendary-ending-limit = последний раунд закончен

## Вопросы: расстановка, приношения, содержание

legendary-ask-ClaimLand =
    { WORD($land) ->
        [off] { $who }: какую землю вы занимаете первой?
       *[other] { $who }: какую землю вы занимаете второй, кроме { CASE($land, "gen") }?
    }
legendary-ask-LaunchFleet = { $who }: в какое свободное море рядом с { CASE($land, "ins") } вы ставите флот?
legendary-ask-ClaimThird = { $who }: какую землю вы занимаете третьей?
legendary-ask-MusterTroop = { $who }: на какую из своих земель вы ставите армию?
legendary-ask-PlacePawn =
    { WORD($barred) ->
        [none] { $who }: к какому богу вы ставите фишку?
       *[other] { $who }: ваше приношение { CASE($barred, "dat") } перебито; куда вы теперь ставите фишку?
    }
legendary-ask-KeepOrRelease = { $who }: какое существо вы удерживаете ценой жрицы или отпускаете?
legendary-ask-MoveFigure = { $who }: куда вы ведёте { CASE($creature, "acc") }? Или оставляете на месте?

## Вопросы: ходы и перемещения

legendary-ask-TakeTurn = Что вы делаете?
legendary-ask-PutToken =
    { $at_sea ->
        [0] Аполлон: на какую землю вы кладёте маркер процветания?
       *[other] Аполлон: в какое море вы кладёте маркер процветания?
    }
legendary-ask-PlayOrReturn = { $who }: платите 1 золотой, чтобы сыграть верхнее существо колоды, или возвращаете его?
legendary-ask-TakeTroops =
    { WORD($leader) ->
        [nobody] { $who }: сколько армий идёт { CASE($land, "from") } { CASE($goal, "to") }?
       *[other] { $who }: сколько армий идёт с { CASE($leader, "ins") } { CASE($land, "from") } { CASE($goal, "to") }?
    }
legendary-ask-TakeMercenaries =
    { WORD($leader) ->
        [nobody] { $who }: сколько наёмников идёт { CASE($land, "from") } { CASE($goal, "to") }?
       *[other] { $who }: сколько наёмников идёт с { CASE($leader, "ins") } { CASE($land, "from") } { CASE($goal, "to") }?
    }
legendary-ask-TakeHero = { $who }: идёт ли следующий герой тоже { CASE($land, "from") } { CASE($goal, "to") }?
legendary-ask-RelocateFrom =
    { $optional ->
        [0] { $who }: с какой вашей земли отряды летят куда угодно?
       *[other] { $who }: с какой вашей земли Пегас переносит отряды? Или вы пасуете?
    }
legendary-ask-RelocateTo = { $who }: на какую землю летят отряды { CASE($land, "from") }?

## Вопросы: сражения

legendary-ask-RetreatFromSea = { $who }: ваши флоты остаются и сражаются за { CASE($sea, "acc") } или отступают?
legendary-ask-StrikeEntering = Гектор охраняет { CASE($land, "acc") }: кого из входящих он сразит, армию или наёмника?
legendary-ask-RerollOrAccept = { $who }: в сражении за { CASE($land, "acc") } на кубиках { $attack } для атаки и { $defence } для обороны; платите 1 золотой, чтобы бросить свой заново, или соглашаетесь?
legendary-ask-LoseUnit = { $who }: какой отряд вы теряете { CASE($land, "at") }?
legendary-ask-FallOrWithdraw =
    { GENDER($unit) ->
        [f] Персей: ваша { $unit } гибнет { CASE($land, "at") } или отходит?
       *[other] Персей: ваш { $unit } гибнет { CASE($land, "at") } или отходит?
    }
legendary-ask-RetreatFromLand = { $who }: ваши отряды остаются и сражаются за { CASE($land, "acc") } или отступают?

## Вопросы: метрополии и их бонусы

legendary-ask-GiveBack =
    { GENDER($kind) ->
        [f] { $who }: какую { CASE($kind, "acc") } вы возвращаете в запас за метрополию?
       *[other] { $who }: какой { CASE($kind, "acc") } вы возвращаете в запас за метрополию?
    }
legendary-ask-FoundMetropolis = { $who }: где вы основываете метрополию?
legendary-ask-PlaceTroop = { $who }: на какую из своих земель вы ставите армию бонуса?
legendary-ask-PlaceFleet = { $who }: в какое из своих морей вы ставите флот бонуса?
legendary-ask-Prosper = { $who }: в какую из своих областей вы кладёте маркер процветания бонуса?

## Вопросы: существа и герои

legendary-ask-SwapHeroes = { $who }: какого вашего героя Харон меняет и на какого из ряда?
legendary-ask-CopyCreature = { $who }: какое существо из сброса играет Химера?
legendary-ask-ChangeBuilding = { $who }: какое ваше строение и во что превращает Циклоп?
legendary-ask-StealPriestess = { $who }: у кого Дриада отнимает жрицу?
legendary-ask-StealMercenaries = { $who }: с какой земли Гигант забирает всех наёмников?
legendary-ask-PostMercenary =
    { $left ->
        [one] { $who }: на какую из своих земель вы ставите последнего наёмника?
        [few] { $who }: на какую из своих земель вы ставите следующего из { $left } наёмников?
       *[other] { $who }: на какую из своих земель вы ставите следующего из { $left } наёмников?
    }
legendary-ask-StealGold = { $who }: у кого Грифон отнимает половину золота?
legendary-ask-KillTroop = { $who }: кого губит Гарпия и на какой земле?
legendary-ask-StealPhilosopher = { $who }: у кого Сатир отнимает философа?
legendary-ask-PickCreature = { $who }: какое из существ, взятых для Сфинкса, вы играете?
legendary-ask-ExchangeFleets = { $who }: флоты какого моря меняет местами Сильфида?
legendary-ask-ExchangeFor = { $who }: на флоты какого другого моря Сильфида меняет те, что { CASE($sea, "at") }?
legendary-ask-PlaceFigure = { $who }: в какую область вы ставите { CASE($creature, "acc") }?
legendary-ask-DevourUnit = { $who }: кого Гидра пожирает в своей области или рядом с ней?
legendary-ask-PushFleet = { $who }: какой флот и куда гонит Полифем?
legendary-ask-TradeOn = { $who }: меняете ещё двух жриц на философа или останавливаетесь?
legendary-ask-ChooseFirstPair = { $who }: два строения какого типа вы отдаёте?
legendary-ask-ChooseSecondPair = { $who }: два строения какого ещё типа вы отдаёте, кроме { CASE($first, "gen") }?
legendary-ask-ChooseThree = { $who }: три строения какого типа вы отдаёте?
legendary-ask-EmulateHero = { $who }: силой какого героя из ряда пользуется Пандора?

## События: подготовка и начало раунда

legendary-event-god-placed = { $god } занимает место { $n } среди богов.
legendary-event-pawn-ordered = Место { $n } в порядке ходов: { $who }.
legendary-event-land-claimed = { $who } занимает { CASE($land, "acc") }.
legendary-event-fleet-launched = { $who } ставит флот { CASE($sea, "to") }.
legendary-event-no-sea-free = Рядом с { CASE($land, "ins") } нет свободного моря, и флот { CASE($who, "pgen") } остаётся в резерве.
legendary-event-troop-mustered = { $who } ставит армию { CASE($land, "to") }.
legendary-event-cycle-began = Начинается раунд { $n }.
legendary-event-hero-appeared = В ряду героев теперь { $hero }.
legendary-event-creature-unbought = Никто не берёт { CASE($creature, "acc") }.
legendary-event-creature-appeared = Теперь на { CASE($slot, "loc") } — { $creature }.
legendary-event-deck-shuffled = Сброшенные существа перемешиваются с колодой.
legendary-event-gods-turned = { $god } уходит на последнее место, остальные боги поднимаются.
legendary-event-income-paid =
    { $n ->
        [0] { $who } не получает дохода.
        [one] { $who } получает доход: { $n } золотой.
       *[other] { $who } получает доход: { $n } золотых.
    }

## События: приношения и содержание

legendary-event-offer-made =
    { $n ->
        [one] { $who } приносит { CASE($god, "dat") } { $n } золотой.
       *[other] { $who } приносит { CASE($god, "dat") } { $n } золотых.
    }
legendary-event-offer-forced = { $who } вынужденно делает приношение без золота и отдаст то, что останется.
legendary-event-offer-lost = Приношение { CASE($who, "pgen") } { CASE($god, "dat") } перебито; фишку надо поставить заново.
legendary-event-apollo-chosen = { $who } выбирает Аполлона.
legendary-event-offers-paid =
    { $n ->
        [0] Приношения { CASE($team, "pgen") } ничего не стоят.
        [one] Приношения { CASE($team, "pgen") } стоят { $n } золотой.
       *[other] Приношения { CASE($team, "pgen") } стоят { $n } золотых.
    }
legendary-event-offers-settled = Все приношения оплачены.
legendary-event-offers-unpaid = Казны { CASE($team, "pgen") } не хватает на приношения, и все делают их заново.
legendary-event-penalty-paid =
    { $n ->
        [0] Казне { CASE($team, "pgen") } терять за это нечего.
        [one] Казна { CASE($team, "pgen") } теряет за это { $n } золотой.
       *[other] Казна { CASE($team, "pgen") } теряет за это { $n } золотых.
    }
legendary-event-creature-kept = { $who } отдаёт жрицу, чтобы удержать { CASE($creature, "acc") }.
legendary-event-creature-released = { $who } отпускает { CASE($creature, "acc") }.
legendary-event-figure-moved = { $who } ведёт { CASE($creature, "acc") } { CASE($area, "to") }.

## События: ходы

legendary-event-turn-began = { $who } ходит с { CASE($god, "ins") }.
legendary-event-turn-ended = { $who } завершает ход.
legendary-event-turn-skipped = { $who } вне игры и хода не имеет.
legendary-event-free-action-lapsed = { $who } больше не может ничего сделать бесплатно, и остаток пропадает.
legendary-event-building-built = { $who } строит { CASE($kind, "acc") } на { CASE($site, "loc") }.
legendary-event-building-replaced = { $who } сносит строение на { CASE($site, "loc") } и строит { CASE($kind, "acc") }.
legendary-event-building-forgone = { $who } ничего не строит.
legendary-event-fleet-recruited =
    { $price ->
        [0] { $who } бесплатно нанимает флот { CASE($sea, "at") }.
        [one] { $who } нанимает флот { CASE($sea, "at") } за { $price } золотой.
       *[other] { $who } нанимает флот { CASE($sea, "at") } за { $price } золотых.
    }
legendary-event-troop-recruited =
    { $price ->
        [0] { $who } бесплатно нанимает армию { CASE($land, "at") }.
        [one] { $who } нанимает армию { CASE($land, "at") } за { $price } золотой.
       *[other] { $who } нанимает армию { CASE($land, "at") } за { $price } золотых.
    }
legendary-event-mercenary-recruited =
    { $price ->
        [0] { $who } бесплатно нанимает наёмника { CASE($land, "at") }.
        [one] { $who } нанимает наёмника { CASE($land, "at") } за { $price } золотой.
       *[other] { $who } нанимает наёмника { CASE($land, "at") } за { $price } золотых.
    }
legendary-event-priestess-taken =
    { $price ->
        [0] { $who } бесплатно берёт жрицу.
        [one] { $who } берёт жрицу за { $price } золотой.
       *[other] { $who } берёт жрицу за { $price } золотых.
    }
legendary-event-philosopher-taken =
    { $price ->
        [0] { $who } бесплатно берёт философа.
        [one] { $who } берёт философа за { $price } золотой.
       *[other] { $who } берёт философа за { $price } золотых.
    }
legendary-event-priestess-drawn = { $who } получает за эту землю жрицу.
legendary-event-hero-hired = { $who } нанимает { CASE($hero, "acc") } { CASE($land, "at") } за 4 золотых.
legendary-event-top-looked-at = { $who } смотрит верхнее существо колоды.
legendary-event-top-seen = Наверху колоды вы видите { CASE($creature, "acc") }.
legendary-event-top-put-back = { $who } кладёт существо обратно на колоду.
legendary-event-top-played = { $who } платит 1 золотой и играет { CASE($creature, "acc") } с верха колоды.
legendary-event-apollo-paid =
    { $n ->
        [one] { $who } получает от Аполлона { $n } золотой.
       *[other] { $who } получает от Аполлона { $n } золотых.
    }
legendary-event-area-prospered = { $who } кладёт маркер процветания { CASE($area, "to") }.
legendary-event-creature-bought =
    { $price ->
        [one] { $who } покупает { CASE($creature, "acc") } за { $price } золотой.
       *[other] { $who } покупает { CASE($creature, "acc") } за { $price } золотых.
    }
legendary-event-effect-lost = { $who } не может применить { CASE($creature, "acc") }, и карта пропадает без пользы.

## События: движение и сражения

legendary-event-fleets-sailed =
    { $n ->
        [one] { $who } ведёт { $n } флот { CASE($from, "from") } { CASE($to, "to") }.
        [few] { $who } ведёт { $n } флота { CASE($from, "from") } { CASE($to, "to") }.
       *[other] { $who } ведёт { $n } флотов { CASE($from, "from") } { CASE($to, "to") }.
    }
legendary-event-units-marched =
    { $n ->
        [one] { $who } переводит { $n } отряд { CASE($from, "from") } { CASE($to, "to") }.
        [few] { $who } переводит { $n } отряда { CASE($from, "from") } { CASE($to, "to") }.
       *[other] { $who } переводит { $n } отрядов { CASE($from, "from") } { CASE($to, "to") }.
    }
legendary-event-hero-led =
    { $n ->
        [1] { $who } посылает { CASE($hero, "acc") } { CASE($to, "to") } без спутников.
        [one] { $who } посылает { CASE($hero, "acc") } { CASE($to, "to") }, всего { $n } отряд.
        [few] { $who } посылает { CASE($hero, "acc") } { CASE($to, "to") }, всего { $n } отряда.
       *[other] { $who } посылает { CASE($hero, "acc") } { CASE($to, "to") }, всего { $n } отрядов.
    }
legendary-event-units-flown =
    { $n ->
        [one] { $who } переносит { $n } отряд { CASE($from, "from") } { CASE($to, "to") }.
        [few] { $who } переносит { $n } отряда { CASE($from, "from") } { CASE($to, "to") }.
       *[other] { $who } переносит { $n } отрядов { CASE($from, "from") } { CASE($to, "to") }.
    }
legendary-event-land-captured = { $who } отнимает { CASE($land, "acc") } у { CASE($whom, "pgen") }.
legendary-event-sea-battle-began = { $who } атакует { CASE($whom, "pacc") } { CASE($sea, "at") }.
legendary-event-land-battle-began = { $who } атакует { CASE($whom, "pacc") } { CASE($land, "at") }.
legendary-event-hector-struck = { $who } велит Гектору сразить { CASE($unit, "acc") } при входе { CASE($land, "to") }.
legendary-event-pandora-beckoned =
    { $n ->
        [one] Пандора переманивает { $n } наёмника { CASE($whom, "pgen") } к { CASE($who, "pdat") }.
       *[other] Пандора переманивает { $n } наёмников { CASE($whom, "pgen") } к { CASE($who, "pdat") }.
    }
legendary-event-dice-rolled = На кубиках { $attacker } для атаки и { $defender } для обороны: всего { $attack } против { $defence }.
legendary-event-die-rerolled = { $who } платит 1 золотой и бросает заново.
legendary-event-fleet-lost = { $who } теряет флот { CASE($sea, "at") }.
legendary-event-troop-lost = { $who } теряет армию { CASE($land, "at") }.
legendary-event-mercenary-lost = { $who } теряет наёмника { CASE($land, "at") }.
legendary-event-hero-lost = { $who } теряет { CASE($hero, "acc") } { CASE($land, "at") }.
legendary-event-minotaur-lost = { $who } теряет Минотавра { CASE($land, "at") }.
legendary-event-troop-withdrew = Благодаря Персею { $who } отводит { CASE($unit, "acc") } { CASE($to, "to") }.
legendary-event-retreated-land =
    { $n ->
        [one] { $who } отступает { CASE($to, "to") }, уводя { $n } отряд.
        [few] { $who } отступает { CASE($to, "to") }, уводя { $n } отряда.
       *[other] { $who } отступает { CASE($to, "to") }, уводя { $n } отрядов.
    }
legendary-event-retreated-sea =
    { $n ->
        [one] { $who } отступает { CASE($to, "to") }, уводя { $n } флот.
        [few] { $who } отступает { CASE($to, "to") }, уводя { $n } флота.
       *[other] { $who } отступает { CASE($to, "to") }, уводя { $n } флотов.
    }
legendary-event-land-held = { $who } сохраняет { CASE($land, "acc") }.
legendary-event-sea-held = { $who } удерживает { CASE($sea, "acc") }.
legendary-event-sea-empty = { CAPITAL(CASE($sea, "at")) } никого не осталось.

## События: метрополии

legendary-event-building-given = { $who } возвращает в запас { CASE($kind, "acc") } с { CASE($site, "gen") }.
legendary-event-philosophers-given = { $who } возвращает в запас четырёх философов.
legendary-event-metropolis-founded = { $who } основывает метрополию на { CASE($site, "loc") }.
legendary-event-metropolis-protected = { $who } отдаёт метрополию под защиту { CASE($hero, "gen") }.
legendary-event-metropolis-taken = { $who } отнимает метрополию на { CASE($site, "loc") } у { CASE($whom, "pgen") }.
legendary-event-bonus-gained = { $who } получает бонус: { $bonus }.
legendary-event-bonus-lost = { $who } не может получить бонус, и он пропадает: { $bonus }.
legendary-event-bonus-troop = { $who } ставит армию бонуса { CASE($land, "to") }.
legendary-event-bonus-fleet = { $who } ставит флот бонуса { CASE($sea, "to") }.

## События: существа и герои

legendary-event-heroes-swapped = { $who } велит Харону сменить { CASE($hero, "acc") } на { CASE($other, "acc") }.
legendary-event-creature-copied = { $who } велит Химере сыграть { CASE($creature, "acc") }.
legendary-event-building-changed = { $who } велит Циклопу превратить строение на { CASE($site, "loc") } в { CASE($kind, "acc") }.
legendary-event-priestess-stolen = { $who } крадёт жрицу у { CASE($whom, "pgen") }.
legendary-event-mercenaries-taken =
    { $n ->
        [one] { $who } велит Гиганту забрать { $n } наёмника { CASE($whom, "pgen") } { CASE($land, "from") }.
       *[other] { $who } велит Гиганту забрать { $n } наёмников { CASE($whom, "pgen") } { CASE($land, "from") }.
    }
legendary-event-mercenary-placed = { $who } ставит наёмника { CASE($land, "to") }.
legendary-event-gold-stolen =
    { $n ->
        [one] Грифон переносит { $n } золотой из казны { CASE($whom, "pgen") } в казну { CASE($who, "pgen") }.
       *[other] Грифон переносит { $n } золотых из казны { CASE($whom, "pgen") } в казну { CASE($who, "pgen") }.
    }
legendary-event-purse-robbed = Грифон переносит половину золота из казны { CASE($whom, "pgen") } в казну { CASE($who, "pgen") }.
legendary-event-unit-killed = { $who } посылает Гарпию погубить { CASE($unit, "acc") } { CASE($land, "at") }.
legendary-event-income-again =
    { $n ->
        [0] { $who } не получает дохода и во второй раз.
        [one] { $who } ещё раз получает доход: { $n } золотой.
       *[other] { $who } ещё раз получает доход: { $n } золотых.
    }
legendary-event-flight-declined = { $who } никого не посылает с Пегасом.
legendary-event-philosopher-stolen = { $who } крадёт философа у { CASE($whom, "pgen") }.
legendary-event-sphinx-drew =
    { $n ->
        [one] { $who } берёт для Сфинкса { $n } существо.
        [few] { $who } берёт для Сфинкса { $n } существа.
       *[other] { $who } берёт для Сфинкса { $n } существ.
    }
legendary-event-sphinx-showed = Сфинкс показывает вам { CASE($creature, "acc") }.
legendary-event-sphinx-chose = Из карт Сфинкса { $who } выбирает { CASE($creature, "acc") }.
legendary-event-creature-discarded = В сброс: { $creature }.
legendary-event-fleets-exchanged = { $who } велит Сильфиде поменять местами флоты: { $from } и { $to }.
legendary-event-figure-placed = { $who } ставит { CASE($creature, "acc") } { CASE($area, "to") }.
legendary-event-figure-left = { CAPITAL($creature) } покидает { CASE($area, "acc") }.
legendary-event-unit-devoured = Гидра пожирает { CASE($unit, "acc") } { CASE($whom, "pgen") } { CASE($area, "at") }.
legendary-event-fleets-destroyed =
    { $n ->
        [one] { $whom } теряет { $n } флот { CASE($sea, "at") }.
        [few] { $whom } теряет { $n } флота { CASE($sea, "at") }.
       *[other] { $whom } теряет { $n } флотов { CASE($sea, "at") }.
    }
legendary-event-fleet-pushed = Полифем гонит флот { CASE($whom, "pgen") } { CASE($from, "from") } { CASE($to, "to") }.
legendary-event-hero-sacrificed = { $who } жертвует { CASE($hero, "ins") }.
legendary-event-hero-emulated = { $who } велит Пандоре взять силу { CASE($hero, "gen") }.
legendary-event-priestesses-traded = { $who } меняет двух жриц на философа.

## События: конец

legendary-event-eliminated = { $who } теряет последнюю землю и выбывает из игры.
legendary-event-gold-shown =
    { $n ->
        [one] В казне { CASE($team, "pgen") } { $n } золотой.
       *[other] В казне { CASE($team, "pgen") } { $n } золотых.
    }
legendary-event-game-ended = Партия окончена: { $ending }.
legendary-event-team-won =
    { $n ->
        [one] Победа за { CASE($team, "pins") }: { $n } метрополия.
        [few] Победа за { CASE($team, "pins") }: { $n } метрополии.
       *[other] Победа за { CASE($team, "pins") }: { $n } метрополий.
    }

## Отказы: сначала другой вопрос

legendary-refusal-placement-first = Партия ещё не началась: сначала займите земли, поставьте флоты и армии.
legendary-refusal-offer-first = Сначала поставьте фишку: к богу или к Аполлону.
legendary-refusal-maintenance-first = Сначала займитесь своими существами: каждое удержите или отпустите, потом передвиньте оставшихся.
legendary-refusal-units-first = Сначала скажите, какие отряды идут: армии, наёмники, герои.
legendary-refusal-battle-first = Сначала закончите сражение; ответьте на его вопрос.
legendary-refusal-set-first = Сначала выберите строение, которое возвращаете в запас.
legendary-refusal-site-first = Сначала выберите место для метрополии.
legendary-refusal-bonus-first = Сначала возьмите бонус метрополии.
legendary-refusal-effect-first = Сначала завершите это действие; ответьте на его вопрос.
legendary-refusal-sacrifice-first = Сначала закончите с силой героя, которым пожертвовали.
legendary-refusal-look-first = Сначала сыграйте существо, на которое посмотрели, или верните его.
legendary-refusal-only-apollo = В ход Аполлона можно только положить два маркера процветания.
legendary-refusal-not-in-a-turn = Это для другого момента; в свой ход вы строите, нанимаете, двигаетесь, покупаете существ, жертвуете героями или завершаете ход.

## Отказы: расстановка

legendary-refusal-land-taken = Земля { $land } уже занята; выберите свободную.
legendary-refusal-same-island = Земля { $land } лежит на том же острове, что и ваша первая; выберите другой остров.
legendary-refusal-teammates-island = На острове, где земля { $land }, уже стоит ваш союзник; в этом круге выберите другой остров.
legendary-refusal-sea-taken = { CAPITAL(CASE($sea, "at")) } уже стоят флоты; выберите свободное море.

## Отказы: приношения

legendary-refusal-face-down = { $god } лежит лицом вниз и в этом раунде не принимает приношений.
legendary-refusal-apollo-taken = Аполлон принимает только одну фишку; выберите другого бога.
legendary-refusal-apollo-is-free = Аполлон не берёт золота; выберите его, не называя суммы.
legendary-refusal-not-on-track = На линейке приношений нет места { $n }; выберите одно из имеющихся.
legendary-refusal-bid-too-low = Приношение { CASE($god, "dat") } сейчас { $n }; принесите больше.
legendary-refusal-just-ousted = Ваше приношение { CASE($god, "dat") } только что перебито; выберите другого бога.
legendary-refusal-bid-unaffordable =
    { $n ->
        [0] Ваша казна пуста; выберите то, что ничего не стоит.
        [one] В вашей казне { $n } золотой, а команда уже делает приношения, и на это не хватит; принесите меньше или другому богу.
       *[other] В вашей казне { $n } золотых, а команда уже делает приношения, и на это не хватит; принесите меньше или другому богу.
    }
legendary-refusal-only-forced = Вам не хватит ни на одно приношение, а Аполлон занят; сделайте наименьшее приношение богу без фишки.

## Отказы: содержание и фигурки

legendary-refusal-not-your-creature = На поле у вас нет { CASE($creature, "gen") }.
legendary-refusal-already-kept = Про { CASE($creature, "acc") } вы уже решили; выберите другое существо.
legendary-refusal-no-priestess = У вас нет жрицы, чтобы удержать существо; отпустите его.
legendary-refusal-not-adjacent-area = Один шаг ведёт в соседнюю область, а { $area } не по соседству.
legendary-refusal-wrong-area = { CAPITAL(CASE($area, "at")) } это существо стоять не может: Кракену нужно море, Минотавру ваша земля, остальным любая земля.
legendary-refusal-creature-there = { CAPITAL(CASE($area, "at")) } уже стоит существо; выберите область без него.

## Отказы: ходы

legendary-refusal-other-god = Это делают с { CASE($god, "ins") }, а у вас ход с другим богом.
legendary-refusal-free-actions-first = Сначала возьмите то, что бог даёт даром: строение и пополнение.
legendary-refusal-too-dear =
    { $n ->
        [one] Это стоит { $n } золотой, а у вас его нет.
       *[other] Это стоит { $n } золотых, а у вас их нет.
    }
legendary-refusal-enough-recruits = Вы уже наняли столько, сколько ваш бог разрешает за ход.
legendary-refusal-reserve-empty = Все восемь ваших на поле; в резерве никого не осталось.
legendary-refusal-supply-empty = В запасе ничего такого не осталось.
legendary-refusal-not-your-land = Земля { $land } не ваша; выберите свою.
legendary-refusal-sea-not-next-to-you = Новому флоту нужно море рядом с вашей землёй, а { $sea } не такое.
legendary-refusal-sea-of-another = { CAPITAL(CASE($sea, "at")) } стоят флоты другой фракции; выберите море свободное или той же фракции.
legendary-refusal-closed-sea = Кракен или Полифем закрывает { CASE($sea, "acc") } для всех флотов.
legendary-refusal-other-building = Ваш бог этого не строит ({ $kind }): Посейдон строит порты, Арес крепости, Зевс храмы, Афина университеты.
legendary-refusal-owned-kind = Гера строит только то, чего у вас нет, а { $kind } у вас есть; выберите другой тип.
legendary-refusal-kind-gone = В запасе больше нет такого строения: { $kind }.
legendary-refusal-not-your-site = Выберите участок на своей земле, а { $site } не там.
legendary-refusal-site-taken = На { CASE($site, "loc") } стоит строение, а у вас есть свободный участок; стройте там.
legendary-refusal-same-kind = Это снова был бы тот же тип: { $kind }; выберите другой.
legendary-refusal-metropolis-stands = На { CASE($site, "loc") } стоит метрополия, и она останется; выберите другой участок.
legendary-refusal-free-site-left = У вас есть свободный участок, стройте на нём.
legendary-refusal-nothing-to-build = Строить сейчас нечего, и отказываться не от чего; бесплатное строение пропадает.
legendary-refusal-build-done = Бесплатное строение на этом ходу уже построено.
legendary-refusal-already-looked = На этом ходу вы уже смотрели колоду.
legendary-refusal-no-card-left = Смотреть нечего, существ больше нет.
legendary-refusal-empty-slot = На { CASE($slot, "loc") } нет существа.
legendary-refusal-hero-not-on-track = В ряду героев нет { CASE($hero, "gen") }; выберите героя из ряда.
legendary-refusal-one-hero-a-turn = На этом ходу вы уже наняли героя.
legendary-refusal-no-heroic-move = С Аресом походов героя не бывает; пусть герой идёт вместе с вашими армиями.

## Отказы: движение

legendary-refusal-no-fleet-there = { CAPITAL(CASE($sea, "at")) } нет ваших флотов.
legendary-refusal-too-few-fleets =
    { $n ->
        [one] { CAPITAL(CASE($sea, "at")) } у вас { $n } флот; больше вести нечего.
        [few] { CAPITAL(CASE($sea, "at")) } у вас { $n } флота; ведите от 1 до всех.
       *[other] { CAPITAL(CASE($sea, "at")) } у вас { $n } флотов; ведите от 1 до всех.
    }
legendary-refusal-not-adjacent = { CAPITAL(CASE($from, "from")) } { CASE($to, "to") } нет открытого пути; выберите соседнее море.
legendary-refusal-teammates-sea = { CAPITAL(CASE($sea, "at")) } стоят флоты вашего союзника; пройти можно, остановиться нельзя.
legendary-refusal-teammates-land = Земля { $land } принадлежит вашему союзнику; пройти можно, остановиться нельзя.
legendary-refusal-no-unit-there = { CAPITAL(CASE($land, "at")) } у вас нет ни армии, ни героя, чтобы идти.
legendary-refusal-same-land = Ваши отряды уже { CASE($land, "at") }; выберите другую землю.
legendary-refusal-not-accessible = { CAPITAL(CASE($from, "from")) } { CASE($to, "to") } не ведёт ни граница земель, ни мост из флотов.
legendary-refusal-held-by-medusa = { CAPITAL(CASE($land, "at")) } стоит Медуза: туда не войти и оттуда не выйти.
legendary-refusal-last-area = Последняя земля фракции неприкосновенна, если её захват не приводит вас к цели, а земля { $land } к ней не приводит.
legendary-refusal-not-your-hero = У вас в игре нет { CASE($hero, "gen") }.
legendary-refusal-too-many-units = Их всего { $n }; больше взять нельзя.
legendary-refusal-nobody-moves = Идти должен хотя бы один отряд.

## Отказы: сражения

legendary-refusal-no-such-unit = Такой отряд здесь не участвует; выберите другой.
legendary-refusal-no-retreat-land = Отступать можно на достижимую землю, свободную или свою, а земля { $land } не такая.
legendary-refusal-no-retreat-sea = Флоты отступают в соседнее открытое море, свободное или своё, а { $sea } не такое.

## Отказы: метрополии и бонусы

legendary-refusal-other-kind-first =
    { GENDER($kind) ->
        [f] Теперь выберите, какую { CASE($kind, "acc") } вы возвращаете в запас.
       *[other] Теперь выберите, какой { CASE($kind, "acc") } вы возвращаете в запас.
    }
legendary-refusal-no-protection = { $hero } сейчас не может защитить метрополию; выберите участок.
legendary-refusal-not-your-sea = { CAPITAL(CASE($sea, "at")) } нет вашего флота; выберите море, которым владеете.
legendary-refusal-not-your-area = { CAPITAL(CASE($area, "at")) } правите не вы; выберите свою область.
legendary-refusal-wants-land = Этот маркер кладут на землю.
legendary-refusal-wants-sea = Этот маркер кладут в море.

## Отказы: существа

legendary-refusal-not-discarded = В сбросе нет { CASE($creature, "gen") }, а Химера играет только то, что там лежит.
legendary-refusal-not-drawn = Сфинкс не показывал вам { CASE($creature, "gen") }; выберите из тех, кого он показал.
legendary-refusal-no-building = На { CASE($site, "loc") } нет строения.
legendary-refusal-same-team = Выберите соперника, а не свою команду.
legendary-refusal-nothing-to-steal = У этого соперника нет того, что крадёт существо.
legendary-refusal-no-mercenaries = { CAPITAL(CASE($land, "at")) } нет наёмников.
legendary-refusal-no-victim = Такого отряда там нет; выберите другой.
legendary-refusal-out-of-range = Гидра достаёт только до своей области и соседних, а вы назвали { CASE($area, "acc") }.
legendary-refusal-same-sea = Вы уже назвали { CASE($sea, "acc") }; выберите другое море.
legendary-refusal-no-fleets = { CAPITAL(CASE($sea, "at")) } нет флотов.
legendary-refusal-nothing-to-push = { CAPITAL(CASE($sea, "at")) } нет флота, который должен прогнать Полифем.
legendary-refusal-no-metropolis-left = Метрополий больше не осталось, и это ничего бы не дало.

## Отказы: жертвы

legendary-refusal-too-fresh =
    { GENDER($hero) ->
        [f] { $hero } здесь только с этого раунда; пожертвовать ею можно со следующего.
       *[other] { $hero } здесь только с этого раунда; пожертвовать им можно со следующего.
    }
legendary-refusal-condition-unmet =
    { WORD($hero) ->
        [ajax] Аяксу нужны семь ваших земель.
        [hector] Гектору нужны две ваши жрицы.
        [helen] Елене нужны два строения одного типа и два другого.
        [jason] Ясону нужны все восемь флотов на поле.
        [odysseus] Одиссею нужны три строения одного типа.
        [pandora] Пандоре нужен герой в ряду, чьей силой вы можете сейчас воспользоваться.
        [perseus] Персею нужны другие отряды, которым есть куда лететь.
       *[other] У вас нет того, что нужно { CASE($hero, "dat") }.
    }
legendary-refusal-no-place = У вас нет места для метрополии: ни свободного участка, ни строения на замену, ни карты.
legendary-refusal-too-few-of-kind = Строений этого типа у вас слишком мало: { $kind }.
legendary-refusal-when-founding = { $hero } пригодится при основании метрополии; тогда её и защитите.

## Что это даёт: боги

legendary-tells-god-athena = Постройте университет и возьмите философа, и то и другое бесплатно. Ещё один философ стоит 4 золотых.
    .clause = L-10.1
legendary-tells-god-zeus = Постройте храм и возьмите жрицу, и то и другое бесплатно. Ещё одна жрица стоит 4 золотых. Можно посмотреть верхнее существо колоды и сыграть его за 1 золотой.
    .clause = L-10.2
legendary-tells-god-poseidon = Постройте порт и поставьте флот, и то и другое бесплатно. Ещё до трёх флотов стоят 1, 2 и 3 золотых, каждое перемещение по морю 1 золотой.
    .clause = L-10.3
legendary-tells-god-ares = Постройте крепость и поставьте армию, и то и другое бесплатно. Ещё до трёх армий стоят 2, 3 и 4 золотых, каждое перемещение по суше 1 золотой. Походов героя нет.
    .clause = L-10.4
legendary-tells-god-hera = Постройте строение типа, которого у вас нет, и поставьте наёмника, и то и другое бесплатно. Ещё до трёх наёмников стоят 1, 3 и 5 золотых, герой 4 золотых.
    .clause = L-10.5
legendary-tells-god-apollo = Положите по маркеру процветания на любую землю и в любое море и возьмите 2 золотых. Покупать существ и двигать героев нельзя.
    .clause = L-10.6

## Что это даёт: существа

legendary-tells-creature-charon = Обменяйте одного своего героя на героя из ряда, который встанет на его место.
    .clause = L-15.1
legendary-tells-creature-chimera = Сыграйте бесплатно любое существо из сброса. Потом колода и сброс перемешиваются вместе.
    .clause = L-15.2
legendary-tells-creature-cyclops = Замените одно своё простое строение на другой тип, на том же участке.
    .clause = L-15.3
legendary-tells-creature-dryad = Возьмите жрицу у соперника.
    .clause = L-15.4
legendary-tells-creature-giant = Заберите у соперника всех наёмников одной земли и расставьте их по своим землям.
    .clause = L-15.5
legendary-tells-creature-griffin = Возьмите половину золота соперника, с округлением вниз.
    .clause = L-15.6
legendary-tells-creature-harpy = Одна армия гибнет, на какой земле пожелаете. Земля остаётся у владельца.
    .clause = L-15.7
legendary-tells-creature-graeae = Получите свой доход ещё раз.
    .clause = L-15.8
legendary-tells-creature-pegasus = Перенесите армии и героев с одной своей земли на любую другую, в том числе для атаки.
    .clause = L-15.9
legendary-tells-creature-satyr = Возьмите философа у соперника. Четвёртый даёт метрополию.
    .clause = L-15.10
legendary-tells-creature-sphinx = Тайно возьмите три существа, одно сыграйте бесплатно, остальных сбросьте.
    .clause = L-15.11
legendary-tells-creature-sylph = Все флоты одного моря меняются местами со всеми флотами другого, без сражения.
    .clause = L-15.12
legendary-tells-creature-cerberus = Поставьте его на любую землю: он забирает её доход для вас. Он никому не мешает и не сражается.
    .clause = L-15.13
legendary-tells-creature-hydra = Поставьте её в любую область: она удваивает доход. Когда она приходит и каждый раз, когда вы её удерживаете, она пожирает флот или армию там или рядом и оставляет процветание.
    .clause = L-15.14
legendary-tells-creature-kraken = Поставьте его в любое море: все флоты там гибнут. Пока он стоит, флоты туда не входят и морем никто не владеет.
    .clause = L-15.15
legendary-tells-creature-medusa = Поставьте её на любую землю: ни армии, ни герои не войдут, не выйдут и не пройдут.
    .clause = L-15.16
legendary-tells-creature-minotaur = Поставьте его на свою землю: он обороняет её с силой 2.
    .clause = L-15.17
legendary-tells-creature-polyphemus = Поставьте его на любую землю: вы прогоняете все флоты из морей вокруг, и пока он стоит, ни один не вернётся.
    .clause = L-15.18

## Что это даёт: герои

legendary-tells-hero-ajax = В сражении его сила 2. Жертва: имея не меньше 7 земель, постройте метрополию.
    .clause = L-16.1
legendary-tells-hero-croesus = В сражении можно за 1 золотой бросить свой кубик заново, сколько хватит золота. Жертва: заплатите 15 золотых и постройте метрополию.
    .clause = L-16.2
legendary-tells-hero-hector = Когда соперник входит на его землю, одна из входящих армий гибнет до сражения. Жертва: меняйте по 2 жрицы на философа, сколько сможете.
    .clause = L-16.3
legendary-tells-hero-helen = В сражении на вашем кубике всегда 2. Жертва: отдайте два строения одного типа и два другого и постройте метрополию.
    .clause = L-16.4
legendary-tells-hero-jason = В его походах флоты соперников служат мостом, как ваши. Жертва: имея все 8 флотов на поле, постройте метрополию.
    .clause = L-16.5
legendary-tells-hero-pandora = Когда начинается сражение с ней, вражеские наёмники в нём переходят к вам. Жертва: возьмите силу жертвы героя из ряда.
    .clause = L-16.6
legendary-tells-hero-penthesilea = В сражении ничейные штурмы остаются за вами. Жертва: метрополия, которую вы строите, встаёт на её карту, и отнять её никто не сможет.
    .clause = L-16.7
legendary-tells-hero-odysseus = Когда он атакует, крепости и метрополии обороны не считаются. Жертва: отдайте три строения одного типа и постройте метрополию.
    .clause = L-16.8
legendary-tells-hero-perseus = Пока он атакует, ваша гибнущая армия может вместо этого отойти. Жертва: перенесите армии и героев с одной своей земли на любую другую.
    .clause = L-16.9

## Что это даёт: строения

legendary-tells-kind-port = Прибавляет 1 к вашему итогу в каждом сражении за море у его причала, и в атаке, и в обороне.
    .clause = L-14.2
legendary-tells-kind-fortress = Прибавляет 1 к вашему итогу, когда вы обороняете её землю.
    .clause = L-14.2
legendary-tells-kind-temple = Каждый раунд делает для вас одно существо ряда дешевле на 1 золотой.
    .clause = L-14.2
legendary-tells-kind-university = Сам по себе ничего не даёт. Вместе с портом, крепостью и храмом становится метрополией.
    .clause = L-14.2
legendary-tells-kind-metropolis = Даёт то же, что порт, крепость и храм. Метрополии приносят победу.
    .clause = L-14.2
