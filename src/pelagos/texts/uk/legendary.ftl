# Legendary, українською. Місця мають імена з places.ftl; у морів і майданчиків вони в родовому та місцевому відмінках.

## Назви

legendary-seat-p1 = Гравець 1
    .gen = Гравця 1
    .dat = Гравцю 1
    .acc = Гравця 1
    .ins = Гравцем 1
    .loc = Гравцеві 1
    .gender = m
legendary-seat-p2 = Гравець 2
    .gen = Гравця 2
    .dat = Гравцю 2
    .acc = Гравця 2
    .ins = Гравцем 2
    .loc = Гравцеві 2
    .gender = m
legendary-seat-p3 = Гравець 3
    .gen = Гравця 3
    .dat = Гравцю 3
    .acc = Гравця 3
    .ins = Гравцем 3
    .loc = Гравцеві 3
    .gender = m
legendary-seat-p4 = Гравець 4
    .gen = Гравця 4
    .dat = Гравцю 4
    .acc = Гравця 4
    .ins = Гравцем 4
    .loc = Гравцеві 4
    .gender = m
legendary-seat-p5 = Гравець 5
    .gen = Гравця 5
    .dat = Гравцю 5
    .acc = Гравця 5
    .ins = Гравцем 5
    .loc = Гравцеві 5
    .gender = m
legendary-seat-p6 = Гравець 6
    .gen = Гравця 6
    .dat = Гравцю 6
    .acc = Гравця 6
    .ins = Гравцем 6
    .loc = Гравцеві 6
    .gender = m
legendary-seat-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
legendary-faction-blu = Синій
    .gen = Синього
    .dat = Синьому
    .acc = Синього
    .ins = Синім
    .loc = Синьому
    .gender = m
    .from = із Синього
legendary-faction-red = Червоний
    .gen = Червоного
    .dat = Червоному
    .acc = Червоного
    .ins = Червоним
    .loc = Червоному
    .gender = m
legendary-faction-grn = Зелений
    .gen = Зеленого
    .dat = Зеленому
    .acc = Зеленого
    .ins = Зеленим
    .loc = Зеленому
    .gender = m
    .from = із Зеленого
legendary-faction-yel = Жовтий
    .gen = Жовтого
    .dat = Жовтому
    .acc = Жовтого
    .ins = Жовтим
    .loc = Жовтому
    .gender = m
legendary-faction-pur = Фіолетовий
    .gen = Фіолетового
    .dat = Фіолетовому
    .acc = Фіолетового
    .ins = Фіолетовим
    .loc = Фіолетовому
    .gender = m
    .with = у Фіолетового
legendary-faction-blk = Чорний
    .gen = Чорного
    .dat = Чорному
    .acc = Чорного
    .ins = Чорним
    .loc = Чорному
    .gender = m
legendary-faction-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
legendary-team-blu = Синій
    .gen = Синього
    .dat = Синьому
    .acc = Синього
    .ins = Синім
    .loc = Синьому
    .gender = m
    .from = із Синього
legendary-team-red = Червоний
    .gen = Червоного
    .dat = Червоному
    .acc = Червоного
    .ins = Червоним
    .loc = Червоному
    .gender = m
legendary-team-grn = Зелений
    .gen = Зеленого
    .dat = Зеленому
    .acc = Зеленого
    .ins = Зеленим
    .loc = Зеленому
    .gender = m
    .from = із Зеленого
legendary-team-yel = Жовтий
    .gen = Жовтого
    .dat = Жовтому
    .acc = Жовтого
    .ins = Жовтим
    .loc = Жовтому
    .gender = m
legendary-team-pur = Фіолетовий
    .gen = Фіолетового
    .dat = Фіолетовому
    .acc = Фіолетового
    .ins = Фіолетовим
    .loc = Фіолетовому
    .gender = m
    .with = у Фіолетового
legendary-team-blu-yel = Синій і Жовтий
    .gen = Синього й Жовтого
    .dat = Синьому й Жовтому
    .acc = Синього й Жовтого
    .ins = Синім і Жовтим
    .loc = Синьому й Жовтому
    .gender = m
    .number = pl
legendary-team-red-grn = Червоний і Зелений
    .gen = Червоного й Зеленого
    .dat = Червоному й Зеленому
    .acc = Червоного й Зеленого
    .ins = Червоним і Зеленим
    .loc = Червоному й Зеленому
    .gender = m
    .number = pl
legendary-team-blu-blk = Синій і Чорний
    .gen = Синього й Чорного
    .dat = Синьому й Чорному
    .acc = Синього й Чорного
    .ins = Синім і Чорним
    .loc = Синьому й Чорному
    .gender = m
    .number = pl
legendary-team-red-pur = Червоний і Фіолетовий
    .gen = Червоного й Фіолетового
    .dat = Червоному й Фіолетовому
    .acc = Червоного й Фіолетового
    .ins = Червоним і Фіолетовим
    .loc = Червоному й Фіолетовому
    .gender = m
    .number = pl
legendary-team-grn-yel = Зелений і Жовтий
    .gen = Зеленого й Жовтого
    .dat = Зеленому й Жовтому
    .acc = Зеленого й Жовтого
    .ins = Зеленим і Жовтим
    .loc = Зеленому й Жовтому
    .gender = m
    .number = pl
legendary-team-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
legendary-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресові
    .gender = m
legendary-god-athena = Атена
    .gen = Атени
    .dat = Атені
    .acc = Атену
    .ins = Атеною
    .loc = Атені
    .gender = f
legendary-god-hera = Гера
    .gen = Гери
    .dat = Гері
    .acc = Геру
    .ins = Герою
    .loc = Гері
    .gender = f
legendary-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдонові
    .gender = m
legendary-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсові
    .gender = m
    .from = із Зевса
legendary-god-apollo = Аполлон
    .gen = Аполлона
    .dat = Аполлону
    .acc = Аполлона
    .ins = Аполлоном
    .loc = Аполлонові
    .gender = m
legendary-god-none = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
legendary-land = { $word }
    .gen = { CASE($word, "gen") }
    .dat = { CASE($word, "dat") }
    .acc = { CASE($word, "acc") }
    .ins = { CASE($word, "ins") }
    .loc = { CASE($word, "loc") }
    .gender = { GENDER($word) }
    .in = { CASE($word, "in") }
    .within = { CASE($word, "within") }
    .into = { CASE($word, "into") }
    .from = { CASE($word, "from") }
legendary-sea = море { CASE($word, "gen") }
    .gen = моря { CASE($word, "gen") }
    .dat = морю { CASE($word, "gen") }
    .acc = море { CASE($word, "gen") }
    .ins = морем { CASE($word, "gen") }
    .loc = морі { CASE($word, "gen") }
    .gender = n
    .into = в море { CASE($word, "gen") }
legendary-site = майданчик { $number } { CASE($word, "in") }
    .gen = майданчика { $number } { CASE($word, "in") }
    .dat = майданчику { $number } { CASE($word, "in") }
    .acc = майданчик { $number } { CASE($word, "in") }
    .ins = майданчиком { $number } { CASE($word, "in") }
    .loc = майданчику { $number } { CASE($word, "in") }
    .gender = m
    .in = на майданчику { $number } { CASE($word, "in") }
    .within = на майданчику { $number } { CASE($word, "in") }
    .into = на майданчик { $number } { CASE($word, "in") }
legendary-only-site = майданчик { CASE($word, "in") }
    .gen = майданчика { CASE($word, "within") }
    .dat = майданчику { CASE($word, "within") }
    .acc = майданчик { CASE($word, "in") }
    .ins = майданчиком { CASE($word, "in") }
    .loc = майданчику { CASE($word, "within") }
    .gender = m
    .in = на майданчику { CASE($word, "within") }
    .within = на майданчику { CASE($word, "within") }
    .into = на майданчик { CASE($word, "in") }
legendary-card-penthesilea = карта Пентесілеї
    .gen = карти Пентесілеї
    .dat = карті Пентесілеї
    .acc = карту Пентесілеї
    .ins = картою Пентесілеї
    .loc = карті Пентесілеї
    .gender = f
    .in = на карті Пентесілеї
    .within = на карті Пентесілеї
    .into = на карту Пентесілеї
legendary-card-pandora = карта Пандори
    .gen = карти Пандори
    .dat = карті Пандори
    .acc = карту Пандори
    .ins = картою Пандори
    .loc = карті Пандори
    .gender = f
    .in = на карті Пандори
    .within = на карті Пандори
    .into = на карту Пандори
legendary-kind-port = порт
    .gen = порту
    .dat = порту
    .acc = порт
    .ins = портом
    .loc = порту
    .gender = m
legendary-kind-fortress = фортеця
    .gen = фортеці
    .dat = фортеці
    .acc = фортецю
    .ins = фортецею
    .loc = фортеці
    .gender = f
legendary-kind-temple = храм
    .gen = храму
    .dat = храму
    .acc = храм
    .ins = храмом
    .loc = храмі
    .gender = m
legendary-kind-university = університет
    .gen = університету
    .dat = університету
    .acc = університет
    .ins = університетом
    .loc = університеті
    .gender = m
legendary-bonus-troops2 = два загони
    .gen = двох загонів
    .dat = двом загонам
    .acc = два загони
    .ins = двома загонами
    .loc = двох загонах
    .gender = m
    .number = pl
legendary-bonus-fleets2 = дві флотилії
    .gen = двох флотилій
    .dat = двом флотиліям
    .acc = дві флотилії
    .ins = двома флотиліями
    .loc = двох флотиліях
    .gender = f
    .number = pl
legendary-bonus-priestess = жриця
    .gen = жриці
    .dat = жриці
    .acc = жрицю
    .ins = жрицею
    .loc = жриці
    .gender = f
legendary-bonus-gold3 = 3 монети
    .gen = 3 монет
    .dat = 3 монетам
    .acc = 3 монети
    .ins = 3 монетами
    .loc = 3 монетах
    .gender = f
    .number = pl
legendary-bonus-prosperity = жетон процвітання
    .gen = жетона процвітання
    .dat = жетону процвітання
    .acc = жетон процвітання
    .ins = жетоном процвітання
    .loc = жетоні процвітання
    .gender = m
legendary-unit-troop = загін
    .gen = загону
    .dat = загону
    .acc = загін
    .ins = загоном
    .loc = загоні
    .gender = m
    .from = із загону
legendary-unit-mercenary = найманець
    .gen = найманця
    .dat = найманцю
    .acc = найманця
    .ins = найманцем
    .loc = найманцеві
    .gender = m
legendary-unit-fleet = флотилія
    .gen = флотилії
    .dat = флотилії
    .acc = флотилію
    .ins = флотилією
    .loc = флотилії
    .gender = f
legendary-unit-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотавру
    .acc = Мінотавра
    .ins = Мінотавром
    .loc = Мінотаврові
    .gender = m
legendary-creature-charon = Харон
    .gen = Харона
    .dat = Харону
    .acc = Харона
    .ins = Хароном
    .loc = Харонові
    .gender = m
legendary-creature-chimera = Химера
    .gen = Химери
    .dat = Химері
    .acc = Химеру
    .ins = Химерою
    .loc = Химері
    .gender = f
legendary-creature-cyclops = Циклоп
    .gen = Циклопа
    .dat = Циклопу
    .acc = Циклопа
    .ins = Циклопом
    .loc = Циклопові
    .gender = m
legendary-creature-dryad = Дріада
    .gen = Дріади
    .dat = Дріаді
    .acc = Дріаду
    .ins = Дріадою
    .loc = Дріаді
    .gender = f
legendary-creature-giant = Велетень
    .gen = Велетня
    .dat = Велетню
    .acc = Велетня
    .ins = Велетнем
    .loc = Велетневі
    .gender = m
legendary-creature-griffin = Грифон
    .gen = Грифона
    .dat = Грифону
    .acc = Грифона
    .ins = Грифоном
    .loc = Грифонові
    .gender = m
legendary-creature-harpy = Гарпія
    .gen = Гарпії
    .dat = Гарпії
    .acc = Гарпію
    .ins = Гарпією
    .loc = Гарпії
    .gender = f
legendary-creature-graeae = Граї
    .gen = Грай
    .dat = Граям
    .acc = Грай
    .ins = Граями
    .loc = Граях
    .gender = f
    .number = pl
legendary-creature-pegasus = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегаса
    .ins = Пегасом
    .loc = Пегасові
    .gender = m
legendary-creature-satyr = Сатир
    .gen = Сатира
    .dat = Сатиру
    .acc = Сатира
    .ins = Сатиром
    .loc = Сатирові
    .gender = m
    .from = із Сатира
legendary-creature-sphinx = Сфінкс
    .gen = Сфінкса
    .dat = Сфінксу
    .acc = Сфінкса
    .ins = Сфінксом
    .loc = Сфінксові
    .gender = m
    .from = зі Сфінкса
legendary-creature-sylph = Сильф
    .gen = Сильфа
    .dat = Сильфу
    .acc = Сильфа
    .ins = Сильфом
    .loc = Сильфові
    .gender = m
    .from = із Сильфа
legendary-creature-cerberus = Цербер
    .gen = Цербера
    .dat = Церберу
    .acc = Цербера
    .ins = Цербером
    .loc = Церберові
    .gender = m
legendary-creature-hydra = Гідра
    .gen = Гідри
    .dat = Гідрі
    .acc = Гідру
    .ins = Гідрою
    .loc = Гідрі
    .gender = f
legendary-creature-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракенові
    .gender = m
legendary-creature-medusa = Медуза
    .gen = Медузи
    .dat = Медузі
    .acc = Медузу
    .ins = Медузою
    .loc = Медузі
    .gender = f
legendary-creature-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотавру
    .acc = Мінотавра
    .ins = Мінотавром
    .loc = Мінотаврові
    .gender = m
legendary-creature-polyphemus = Поліфем
    .gen = Поліфема
    .dat = Поліфему
    .acc = Поліфема
    .ins = Поліфемом
    .loc = Поліфемові
    .gender = m
legendary-figure-cerberus = Цербер
    .gen = Цербера
    .dat = Церберу
    .acc = Цербера
    .ins = Цербером
    .loc = Церберові
    .gender = m
legendary-figure-hydra = Гідра
    .gen = Гідри
    .dat = Гідрі
    .acc = Гідру
    .ins = Гідрою
    .loc = Гідрі
    .gender = f
legendary-figure-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракенові
    .gender = m
legendary-figure-medusa = Медуза
    .gen = Медузи
    .dat = Медузі
    .acc = Медузу
    .ins = Медузою
    .loc = Медузі
    .gender = f
legendary-figure-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотавру
    .acc = Мінотавра
    .ins = Мінотавром
    .loc = Мінотаврові
    .gender = m
legendary-figure-polyphemus = Поліфем
    .gen = Поліфема
    .dat = Поліфему
    .acc = Поліфема
    .ins = Поліфемом
    .loc = Поліфемові
    .gender = m
legendary-slot = комірка { $word }
    .gen = комірки { $word }
    .dat = комірці { $word }
    .acc = комірку { $word }
    .ins = коміркою { $word }
    .loc = комірці { $word }
    .gender = f
    .into = у комірку { $word }
legendary-hero-ajax = Аякс
    .gen = Аякса
    .dat = Аяксу
    .acc = Аякса
    .ins = Аяксом
    .loc = Аяксові
    .gender = m
legendary-hero-croesus = Крез
    .gen = Креза
    .dat = Крезу
    .acc = Креза
    .ins = Крезом
    .loc = Крезові
    .gender = m
legendary-hero-hector = Гектор
    .gen = Гектора
    .dat = Гектору
    .acc = Гектора
    .ins = Гектором
    .loc = Гекторові
    .gender = m
legendary-hero-helen = Єлена
    .gen = Єлени
    .dat = Єлені
    .acc = Єлену
    .ins = Єленою
    .loc = Єлені
    .gender = f
legendary-hero-jason = Ясон
    .gen = Ясона
    .dat = Ясону
    .acc = Ясона
    .ins = Ясоном
    .loc = Ясонові
    .gender = m
legendary-hero-pandora = Пандора
    .gen = Пандори
    .dat = Пандорі
    .acc = Пандору
    .ins = Пандорою
    .loc = Пандорі
    .gender = f
legendary-hero-penthesilea = Пентесілея
    .gen = Пентесілеї
    .dat = Пентесілеї
    .acc = Пентесілею
    .ins = Пентесілеєю
    .loc = Пентесілеї
    .gender = f
legendary-hero-odysseus = Одіссей
    .gen = Одіссея
    .dat = Одіссею
    .acc = Одіссея
    .ins = Одіссеєм
    .loc = Одіссеєві
    .gender = m
legendary-hero-perseus = Персей
    .gen = Персея
    .dat = Персею
    .acc = Персея
    .ins = Персеєм
    .loc = Персеєві
    .gender = m
legendary-hero-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
legendary-hero_place-deck = колода героїв
legendary-hero_place-slot-1 = комірка 1 секції героїв
legendary-hero_place-slot-2 = комірка 2 секції героїв
legendary-hero_place-play = у грі
legendary-hero_place-discard = серед полеглих
legendary-hero_place-removed = поза грою
legendary-hero_place-card = на захисті метрополії
legendary-card_place-deck = колода
legendary-card_place-top = верх колоди
legendary-card_place-drawn = узято для Сфінкса
legendary-card_place-used = у дії
legendary-card_place-discard = скид
legendary-card_place-held = збережено для фігурки
legendary-card_place-slot-2 = комірка 2
legendary-card_place-slot-3 = комірка 3
legendary-card_place-slot-4 = комірка 4
legendary-card_place-slot-5 = комірка 5
legendary-ending-goal = мети досягнуто
legendary-ending-elimination = одна з фракцій втратила останню зону
legendary-ending-limit = останній цикл завершено

## Запитання: розміщення, підношення, утримання істот

legendary-ask-ClaimLand =
    { WORD($land) ->
        [off] { $who }: яку сухопутну зону займаєте першою?
       *[other] { $who }: яку сухопутну зону займаєте другою, крім { CASE($land, "gen") }?
    }
legendary-ask-LaunchFleet = { $who }: у якому вільному морі біля { CASE($land, "gen") } спускаєте на воду флотилію?
legendary-ask-ClaimThird = { $who }: яку сухопутну зону займаєте третьою?
legendary-ask-MusterTroop = { $who }: у якій зі своїх зон виставляєте загін?
legendary-ask-PlacePawn =
    { WORD($barred) ->
        [none] { $who }: якому богу ставите свою фішку?
       *[other] { $who }: ваше підношення { CASE($barred, "dat") } перевищено; куди тепер ставите фішку?
    }
legendary-ask-KeepOrRelease = { $who }: яку істоту залишаєте за жрицю, а яку відпускаєте?
legendary-ask-MoveFigure = { $who }: куди переміщуєте { CASE($creature, "acc") }? Чи залишаєте на місці?

## Запитання: ходи й переміщення

legendary-ask-TakeTurn = Що робите?
legendary-ask-PutToken =
    { $at_sea ->
        [0] Аполлон: у яку сухопутну зону кладете жетон процвітання?
       *[other] Аполлон: у яке море кладете жетон процвітання?
    }
legendary-ask-PlayOrReturn = { $who }: платите 1 монету, щоб зіграти верхню істоту колоди, чи повертаєте її?
legendary-ask-TakeTroops =
    { WORD($leader) ->
        [nobody] { $who }: скільки загонів іде { CASE($land, "from") } { CASE($goal, "into") }?
       *[other] { $who }: скільки загонів іде разом { CASE($leader, "along") } { CASE($land, "from") } { CASE($goal, "into") }?
    }
legendary-ask-TakeMercenaries =
    { WORD($leader) ->
        [nobody] { $who }: скільки найманців іде { CASE($land, "from") } { CASE($goal, "into") }?
       *[other] { $who }: скільки найманців іде разом { CASE($leader, "along") } { CASE($land, "from") } { CASE($goal, "into") }?
    }
legendary-ask-TakeHero = { $who }: чи йде й наступний герой { CASE($land, "from") } { CASE($goal, "into") }?
legendary-ask-RelocateFrom =
    { $optional ->
        [0] { $who }: з якої вашої зони війська летять куди завгодно?
       *[other] { $who }: з якої вашої зони війська летять на Пегасі? Чи пасуєте?
    }
legendary-ask-RelocateTo = { $who }: куди летять війська { CASE($land, "from") }?

## Запитання: битви

legendary-ask-RetreatFromSea = { $who }: ваші флотилії залишаються й б’ються за { CASE($sea, "acc") } чи відступають?
legendary-ask-StrikeEntering = Гектор боронить { CASE($land, "acc") }: уражаєте загін чи найманця з тих, хто входить?
legendary-ask-RerollOrAccept = { $who }: битва за { CASE($land, "acc") }, кубики дають нападникові { $attack }, оборонцеві { $defence }; платите 1 монету за новий кидок свого кубика чи погоджуєтеся?
legendary-ask-LoseUnit = { $who }: яку одиницю втрачаєте { CASE($land, "within") }?
legendary-ask-FallOrWithdraw =
    { GENDER($unit) ->
        [f] Персей: ваша { $unit } гине { CASE($land, "within") } чи відступає?
       *[m] Персей: ваш { $unit } гине { CASE($land, "within") } чи відступає?
    }
legendary-ask-RetreatFromLand = { $who }: ваші війська залишаються й б’ються за { CASE($land, "acc") } чи відступають?

## Запитання: метрополії та їхні бонуси

legendary-ask-GiveBack =
    { GENDER($kind) ->
        [f] { $who }: яку { CASE($kind, "acc") } повертаєте за метрополію?
       *[m] { $who }: який { CASE($kind, "acc") } повертаєте за метрополію?
    }
legendary-ask-FoundMetropolis = { $who }: де засновуєте метрополію?
legendary-ask-PlaceTroop = { $who }: у якій зі своїх зон ставите загін із бонусу?
legendary-ask-PlaceFleet = { $who }: у якому зі своїх морів ставите флотилію з бонусу?
legendary-ask-Prosper = { $who }: у яку зі своїх зон кладете жетон процвітання з бонусу?

## Запитання: істоти й герої

legendary-ask-SwapHeroes = { $who }: якого вашого героя Харон міняє на героя із секції, і на котрого?
legendary-ask-CopyCreature = { $who }: яку істоту зі скиду грає Химера?
legendary-ask-ChangeBuilding = { $who }: яку вашу споруду перетворює Циклоп і на що?
legendary-ask-StealPriestess = { $who }: у кого Дріада краде жрицю?
legendary-ask-StealMercenaries = { $who }: з якої сухопутної зони Велетень забирає всіх найманців?
legendary-ask-PostMercenary =
    { $left ->
        [1] { $who }: у якій зі своїх зон ставите останнього найманця?
       *[other] { $who }: у якій зі своїх зон ставите наступного найманця? Лишилося: { $left }.
    }
legendary-ask-StealGold = { $who }: у кого Грифон краде половину монет?
legendary-ask-KillTroop = { $who }: кого знищує Гарпія і в якій сухопутній зоні?
legendary-ask-StealPhilosopher = { $who }: у кого Сатир краде філософа?
legendary-ask-PickCreature = { $who }: яку з істот, узятих для Сфінкса, граєте?
legendary-ask-ExchangeFleets = { $who }: флотилії якого моря міняє місцями Сильф?
legendary-ask-ExchangeFor = { $who }: з флотиліями якого ще моря Сильф міняє ті, що стоять { CASE($sea, "in") }?
legendary-ask-PlaceFigure = { $who }: у якій зоні ставите { CASE($creature, "acc") }?
legendary-ask-DevourUnit = { $who }: кого пожирає Гідра у своїй зоні чи поруч?
legendary-ask-PushFleet = { $who }: яку флотилію тепер виганяє Поліфем і куди?
legendary-ask-TradeOn = { $who }: міняєте ще двох жриць на філософа чи зупиняєтеся?
legendary-ask-ChooseFirstPair = { $who }: споруди якого типу віддаєте по дві?
legendary-ask-ChooseSecondPair = { $who }: перший тип: { $first }; споруди якого ще типу віддаєте по дві?
legendary-ask-ChooseThree = { $who }: споруди якого типу віддаєте, усі три?
legendary-ask-EmulateHero = { $who }: вміння якого героя із секції використовує Пандора?

## Події: приготування й початок циклу

legendary-event-god-placed = { $god } займає комірку { $n } серед богів.
legendary-event-pawn-ordered = { $who }: місце { $n } у порядку ходів.
legendary-event-land-claimed = { $who } займає { CASE($land, "acc") }.
legendary-event-fleet-launched = { $who } спускає на воду флотилію { CASE($sea, "within") }.
legendary-event-no-sea-free = Біля { CASE($land, "gen") } немає вільного моря, тож одна флотилія { CASE($who, "gen") } лишається в резерві.
legendary-event-troop-mustered = { $who } виставляє загін { CASE($land, "in") }.
legendary-event-cycle-began = Починається цикл { $n }.
legendary-event-hero-appeared = { $hero } з’являється в секції героїв.
legendary-event-creature-unbought = Нікому не знадобилася ця істота: { $creature }.
legendary-event-creature-appeared = Тепер { CASE($slot, "in") }: { $creature }.
legendary-event-deck-shuffled = Істот зі скиду замішано в колоду.
legendary-event-gods-turned = { $god } переходить в останню комірку, а інші боги піднімаються.
legendary-event-income-paid =
    { $n ->
        [0] { $who } не має доходу.
        [one] { $who } отримує { $n } монету доходу.
        [few] { $who } отримує { $n } монети доходу.
        [many] { $who } отримує { $n } монет доходу.
       *[other] { $who } отримує { $n } монети доходу.
    }

## Події: підношення й утримання істот

legendary-event-offer-made = { $who } пропонує { CASE($god, "dat") } підношення { $n }.
legendary-event-offer-forced = { $who } мусить зробити підношення без монет на нього й заплатить те, що має.
legendary-event-offer-lost = Підношення { CASE($who, "gen") } { CASE($god, "dat") } перевищено: фішку треба поставити знову.
legendary-event-apollo-chosen = { $who } вибирає Аполлона.
legendary-event-offers-paid =
    { $n ->
        [0] Підношення { CASE($team, "gen") } нічого не коштують.
        [one] Підношення { CASE($team, "gen") } коштують { $n } монету.
        [few] Підношення { CASE($team, "gen") } коштують { $n } монети.
        [many] Підношення { CASE($team, "gen") } коштують { $n } монет.
       *[other] Підношення { CASE($team, "gen") } коштують { $n } монети.
    }
legendary-event-offers-settled = Усі підношення сплачено.
legendary-event-offers-unpaid = У гаманці { CASE($team, "gen") } не вистачає на підношення, тож усі роблять їх заново.
legendary-event-penalty-paid =
    { $n ->
        [0] Гаманець { CASE($team, "gen") } порожній, штраф узяти нема з чого.
        [one] Гаманець { CASE($team, "gen") } втрачає за це { $n } монету.
        [few] Гаманець { CASE($team, "gen") } втрачає за це { $n } монети.
        [many] Гаманець { CASE($team, "gen") } втрачає за це { $n } монет.
       *[other] Гаманець { CASE($team, "gen") } втрачає за це { $n } монети.
    }
legendary-event-creature-kept = { $who } віддає жрицю, щоб залишити { CASE($creature, "acc") }.
legendary-event-creature-released = { $who } відпускає { CASE($creature, "acc") }.
legendary-event-figure-moved = { $who } переміщує { CASE($creature, "acc") } { CASE($area, "into") }.

## Події: ходи

legendary-event-turn-began = { $who } діє { CASE($god, "along") }.
legendary-event-turn-ended = { $who } завершує хід.
legendary-event-turn-skipped = { $who } поза грою і ходу не має.
legendary-event-free-action-lapsed = { $who } більше не може виконати безплатних дій; що лишилося, пропадає.
legendary-event-building-built = { $who } будує { CASE($kind, "acc") } { CASE($site, "in") }.
legendary-event-building-replaced = { $who } зносить споруду { CASE($site, "within") }: тут буде { $kind }.
legendary-event-building-forgone = { $who } нічого не будує.
legendary-event-fleet-recruited =
    { $price ->
        [0] { $who } безплатно наймає флотилію { CASE($sea, "within") }.
        [one] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монету.
        [few] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монети.
        [many] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монет.
       *[other] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монети.
    }
legendary-event-troop-recruited =
    { $price ->
        [0] { $who } безплатно наймає загін { CASE($land, "in") }.
        [one] { $who } наймає загін { CASE($land, "in") } за { $price } монету.
        [few] { $who } наймає загін { CASE($land, "in") } за { $price } монети.
        [many] { $who } наймає загін { CASE($land, "in") } за { $price } монет.
       *[other] { $who } наймає загін { CASE($land, "in") } за { $price } монети.
    }
legendary-event-mercenary-recruited =
    { $price ->
        [0] { $who } безплатно бере найманця { CASE($land, "within") }.
        [one] { $who } бере найманця { CASE($land, "within") } за { $price } монету.
        [few] { $who } бере найманця { CASE($land, "within") } за { $price } монети.
        [many] { $who } бере найманця { CASE($land, "within") } за { $price } монет.
       *[other] { $who } бере найманця { CASE($land, "within") } за { $price } монети.
    }
legendary-event-priestess-taken =
    { $price ->
        [0] { $who } безплатно бере жрицю.
        [one] { $who } бере жрицю за { $price } монету.
        [few] { $who } бере жрицю за { $price } монети.
        [many] { $who } бере жрицю за { $price } монет.
       *[other] { $who } бере жрицю за { $price } монети.
    }
legendary-event-philosopher-taken =
    { $price ->
        [0] { $who } безплатно бере філософа.
        [one] { $who } бере філософа за { $price } монету.
        [few] { $who } бере філософа за { $price } монети.
        [many] { $who } бере філософа за { $price } монет.
       *[other] { $who } бере філософа за { $price } монети.
    }
legendary-event-priestess-drawn = { $who } отримує жрицю за цю зону.
legendary-event-hero-hired = { $who } наймає { CASE($hero, "acc") } { CASE($land, "within") } за 4 монети.
legendary-event-top-looked-at = { $who } дивиться верхню істоту колоди.
legendary-event-top-seen = Ви бачите на верху колоди { CASE($creature, "acc") }.
legendary-event-top-put-back = { $who } повертає істоту на верх колоди.
legendary-event-top-played = { $who } платить 1 монету, щоб зіграти { CASE($creature, "acc") } з верху колоди.
legendary-event-apollo-paid =
    { $n ->
        [one] { $who } отримує { $n } монету від Аполлона.
        [few] { $who } отримує { $n } монети від Аполлона.
        [many] { $who } отримує { $n } монет від Аполлона.
       *[other] { $who } отримує { $n } монети від Аполлона.
    }
legendary-event-area-prospered = { $who } кладе жетон процвітання { CASE($area, "into") }.
legendary-event-creature-bought =
    { $price ->
        [0] { $who } безплатно бере { CASE($creature, "acc") }.
        [one] { $who } купує { CASE($creature, "acc") } за { $price } монету.
        [few] { $who } купує { CASE($creature, "acc") } за { $price } монети.
        [many] { $who } купує { CASE($creature, "acc") } за { $price } монет.
       *[other] { $who } купує { CASE($creature, "acc") } за { $price } монети.
    }
legendary-event-effect-lost = { $who } не має як використати { CASE($creature, "acc") }, і карта не діє.

## Події: переміщення й битви

legendary-event-fleets-sailed =
    { $n ->
        [one] { $who } веде { $n } флотилію { CASE($from, "from") } { CASE($to, "into") }.
        [few] { $who } веде { $n } флотилії { CASE($from, "from") } { CASE($to, "into") }.
        [many] { $who } веде { $n } флотилій { CASE($from, "from") } { CASE($to, "into") }.
       *[other] { $who } веде { $n } флотилії { CASE($from, "from") } { CASE($to, "into") }.
    }
legendary-event-units-marched =
    { $n ->
        [one] { $who } веде { $n } одиницю { CASE($from, "from") } { CASE($to, "into") }.
        [few] { $who } веде { $n } одиниці { CASE($from, "from") } { CASE($to, "into") }.
        [many] { $who } веде { $n } одиниць { CASE($from, "from") } { CASE($to, "into") }.
       *[other] { $who } веде { $n } одиниці { CASE($from, "from") } { CASE($to, "into") }.
    }
legendary-event-hero-led =
    { $n ->
        [1] { $who } посилає { CASE($to, "into") } лише { CASE($hero, "acc") }.
        [one] { $who } посилає { CASE($hero, "acc") } { CASE($to, "into") }, разом { $n } одиниця.
        [few] { $who } посилає { CASE($hero, "acc") } { CASE($to, "into") }, разом { $n } одиниці.
        [many] { $who } посилає { CASE($hero, "acc") } { CASE($to, "into") }, разом { $n } одиниць.
       *[other] { $who } посилає { CASE($hero, "acc") } { CASE($to, "into") }, разом { $n } одиниці.
    }
legendary-event-units-flown =
    { $n ->
        [one] { $who } перекидає повітрям { $n } одиницю { CASE($from, "from") } { CASE($to, "into") }.
        [few] { $who } перекидає повітрям { $n } одиниці { CASE($from, "from") } { CASE($to, "into") }.
        [many] { $who } перекидає повітрям { $n } одиниць { CASE($from, "from") } { CASE($to, "into") }.
       *[other] { $who } перекидає повітрям { $n } одиниці { CASE($from, "from") } { CASE($to, "into") }.
    }
legendary-event-land-captured = { $who } забирає { CASE($whom, "with") } { CASE($land, "acc") }.
legendary-event-sea-battle-began = { $who } атакує { CASE($whom, "acc") } { CASE($sea, "within") }.
legendary-event-land-battle-began = { $who } атакує { CASE($whom, "acc") } { CASE($land, "within") }.
legendary-event-hector-struck = { $who }: Гектор уражає одного з тих, хто входить { CASE($land, "into") }: { $unit }.
legendary-event-pandora-beckoned =
    { $n ->
        [one] Пандора переманює { $n } найманця { CASE($whom, "gen") } на бік { CASE($who, "gen") }.
        [few] Пандора переманює { $n } найманців { CASE($whom, "gen") } на бік { CASE($who, "gen") }.
        [many] Пандора переманює { $n } найманців { CASE($whom, "gen") } на бік { CASE($who, "gen") }.
       *[other] Пандора переманює { $n } найманця { CASE($whom, "gen") } на бік { CASE($who, "gen") }.
    }
legendary-event-dice-rolled = Кубики дають нападникові { $attacker }, оборонцеві { $defender }: разом { $attack } проти { $defence }.
legendary-event-die-rerolled = { $who } платить 1 монету за новий кидок.
legendary-event-fleet-lost = { $who } втрачає флотилію { CASE($sea, "within") }.
legendary-event-troop-lost = { $who } втрачає загін { CASE($land, "in") }.
legendary-event-mercenary-lost = { $who } втрачає найманця { CASE($land, "within") }.
legendary-event-hero-lost = { $who } втрачає { CASE($hero, "acc") } { CASE($land, "within") }.
legendary-event-minotaur-lost = { $who } втрачає Мінотавра { CASE($land, "within") }.
legendary-event-troop-withdrew = { $who } завдяки Персею відводить { CASE($unit, "acc") } { CASE($to, "into") }.
legendary-event-retreated-land =
    { $n ->
        [one] { $who } відступає { CASE($to, "into") }: { $n } одиниця.
        [few] { $who } відступає { CASE($to, "into") }: { $n } одиниці.
        [many] { $who } відступає { CASE($to, "into") }: { $n } одиниць.
       *[other] { $who } відступає { CASE($to, "into") }: { $n } одиниці.
    }
legendary-event-retreated-sea =
    { $n ->
        [one] { $who } відступає { CASE($to, "into") }: { $n } флотилія.
        [few] { $who } відступає { CASE($to, "into") }: { $n } флотилії.
        [many] { $who } відступає { CASE($to, "into") }: { $n } флотилій.
       *[other] { $who } відступає { CASE($to, "into") }: { $n } флотилії.
    }
legendary-event-land-held = { $who } утримує { CASE($land, "acc") }.
legendary-event-sea-held = { $who } утримує { CASE($sea, "acc") }.
legendary-event-sea-empty = { CAPITAL(CASE($sea, "in")) } нікого не лишилося.

## Події: метрополії

legendary-event-building-given = { $who } повертає { CASE($kind, "acc") } { CASE($site, "from") }.
legendary-event-philosophers-given = { $who } повертає чотирьох філософів.
legendary-event-metropolis-founded = { $who } засновує метрополію { CASE($site, "within") }.
legendary-event-metropolis-protected = { $who } ставить метрополію під захист { CASE($hero, "gen") }.
legendary-event-metropolis-taken = { $who } забирає { CASE($whom, "with") } метрополію { CASE($site, "within") }.
legendary-event-bonus-gained = { $who } отримує бонус: { $bonus }.
legendary-event-bonus-lost = { $who } не може отримати бонус, і він пропадає: { $bonus }.
legendary-event-bonus-troop = { $who } ставить загін із бонусу { CASE($land, "within") }.
legendary-event-bonus-fleet = { $who } ставить флотилію з бонусу { CASE($sea, "within") }.

## Події: істоти й герої

legendary-event-heroes-swapped = { $who } завдяки Харону міняє { CASE($hero, "acc") } на { CASE($other, "acc") }.
legendary-event-creature-copied = { $who } завдяки Химері грає { CASE($creature, "acc") }.
legendary-event-building-changed = { $who } доручає Циклопові споруду { CASE($site, "within") }: тепер тут { $kind }.
legendary-event-priestess-stolen = { $who } краде жрицю { CASE($whom, "with") }.
legendary-event-mercenaries-taken =
    { $n ->
        [one] { $who }: Велетень забирає { CASE($whom, "with") } { $n } найманця { CASE($land, "from") }.
        [few] { $who }: Велетень забирає { CASE($whom, "with") } { $n } найманців { CASE($land, "from") }.
        [many] { $who }: Велетень забирає { CASE($whom, "with") } { $n } найманців { CASE($land, "from") }.
       *[other] { $who }: Велетень забирає { CASE($whom, "with") } { $n } найманця { CASE($land, "from") }.
    }
legendary-event-mercenary-placed = { $who } ставить найманця { CASE($land, "within") }.
legendary-event-gold-stolen =
    { $n ->
        [one] Грифон приносить { CASE($who, "dat") } { $n } монету з гаманця { CASE($whom, "gen") }.
        [few] Грифон приносить { CASE($who, "dat") } { $n } монети з гаманця { CASE($whom, "gen") }.
        [many] Грифон приносить { CASE($who, "dat") } { $n } монет із гаманця { CASE($whom, "gen") }.
       *[other] Грифон приносить { CASE($who, "dat") } { $n } монети з гаманця { CASE($whom, "gen") }.
    }
legendary-event-purse-robbed = Грифон приносить { CASE($who, "dat") } половину монет із гаманця { CASE($whom, "gen") }.
legendary-event-unit-killed = { $who } посилає Гарпію знищити { CASE($unit, "acc") } { CASE($land, "in") }.
legendary-event-income-again =
    { $n ->
        [0] { $who } не має доходу, який можна було б отримати ще раз.
        [one] { $who } ще раз отримує { $n } монету доходу.
        [few] { $who } ще раз отримує { $n } монети доходу.
        [many] { $who } ще раз отримує { $n } монет доходу.
       *[other] { $who } ще раз отримує { $n } монети доходу.
    }
legendary-event-flight-declined = { $who } нікого не посилає на Пегасі.
legendary-event-philosopher-stolen = { $who } краде філософа { CASE($whom, "with") }.
legendary-event-sphinx-drew =
    { $n ->
        [one] { $who } бере для Сфінкса { $n } істоту.
        [few] { $who } бере для Сфінкса { $n } істоти.
        [many] { $who } бере для Сфінкса { $n } істот.
       *[other] { $who } бере для Сфінкса { $n } істоти.
    }
legendary-event-sphinx-showed = Сфінкс показує вам { CASE($creature, "acc") }.
legendary-event-sphinx-chose = { $who } вибирає { CASE($creature, "acc") } з карт Сфінкса.
legendary-event-creature-discarded = У скид: { $creature }.
legendary-event-fleets-exchanged = { $who } посилає Сильфа поміняти місцями флотилії { CASE($from, "within") } та { CASE($to, "within") }.
legendary-event-figure-placed = { $who } ставить { CASE($creature, "acc") } { CASE($area, "within") }.
legendary-event-figure-left =
    { ATTR($creature, "number") ->
        [pl] { CAPITAL($creature) } покидають { CASE($area, "acc") }.
       *[other] { CAPITAL($creature) } покидає { CASE($area, "acc") }.
    }
legendary-event-unit-devoured = Гідра пожирає { CASE($area, "within") } { CASE($unit, "acc") } { CASE($whom, "gen") }.
legendary-event-fleets-destroyed =
    { $n ->
        [one] { $whom } втрачає { $n } флотилію { CASE($sea, "within") }.
        [few] { $whom } втрачає { $n } флотилії { CASE($sea, "within") }.
        [many] { $whom } втрачає { $n } флотилій { CASE($sea, "in") }.
       *[other] { $whom } втрачає { $n } флотилії { CASE($sea, "within") }.
    }
legendary-event-fleet-pushed = Поліфем виганяє флотилію { CASE($whom, "gen") } { CASE($from, "from") } { CASE($to, "into") }.
legendary-event-hero-sacrificed = { $who } жертвує { CASE($hero, "ins") }.
legendary-event-hero-emulated = { $who } дає Пандорі вміння { CASE($hero, "gen") }.
legendary-event-priestesses-traded = { $who } міняє двох жриць на філософа.

## Події: кінець

legendary-event-eliminated = { $who } втрачає останню зону й вибуває з гри.
legendary-event-gold-shown =
    { $n ->
        [one] У гаманці { CASE($team, "gen") } { $n } монета.
        [few] У гаманці { CASE($team, "gen") } { $n } монети.
        [many] У гаманці { CASE($team, "gen") } { $n } монет.
       *[other] У гаманці { CASE($team, "gen") } { $n } монети.
    }
legendary-event-game-ended = Партію закінчено: { $ending }.
legendary-event-team-won =
    { $n ->
        [one] Перемога { CASE($team, "gen") }: { $n } метрополія.
        [few] Перемога { CASE($team, "gen") }: { $n } метрополії.
        [many] Перемога { CASE($team, "gen") }: { $n } метрополій.
       *[other] Перемога { CASE($team, "gen") }: { $n } метрополії.
    }

## Відмови: чекає інше запитання

legendary-refusal-placement-first = Партія ще не почалася: спершу займіть свої зони, спустіть на воду флотилії й виставте загони.
legendary-refusal-offer-first = Спершу поставте свою фішку: богу або Аполлонові.
legendary-refusal-maintenance-first = Спершу подбайте про своїх істот: кожну залиште або відпустіть, тоді перемістіть тих, що лишаються.
legendary-refusal-units-first = Спершу скажіть, хто йде: загони, найманці, герої.
legendary-refusal-battle-first = Спершу завершіть битву: дайте відповідь на її запитання.
legendary-refusal-set-first = Спершу виберіть споруду, яку повертаєте.
legendary-refusal-site-first = Спершу виберіть місце для метрополії.
legendary-refusal-bonus-first = Спершу отримайте бонус метрополії.
legendary-refusal-effect-first = Спершу завершіть цей ефект: дайте відповідь на його запитання.
legendary-refusal-sacrifice-first = Спершу завершіть дію вміння героя, якого принесли в жертву.
legendary-refusal-look-first = Спершу зіграйте істоту, яку побачили, або поверніть її.
legendary-refusal-only-apollo = Хід з Аполлоном дає лише два жетони процвітання, більше нічого.
legendary-refusal-not-in-a-turn = Це робиться іншим разом; у свій хід ви будуєте, наймаєте, переміщуєте, купуєте істот, жертвуєте героями або завершуєте хід.

## Відмови: розміщення

legendary-refusal-land-taken = { $land } вже має власника; виберіть вільну зону.
legendary-refusal-same-island = { $land } на тому самому острові, що й ваша перша зона; виберіть інший острів.
legendary-refusal-teammates-island = На острові, де лежить { $land }, уже є ваш союзник; у цьому раунді виберіть інший острів.
legendary-refusal-sea-taken = { CAPITAL(CASE($sea, "in")) } вже є флотилії; виберіть вільне море.

## Відмови: підношення

legendary-refusal-face-down = { $god } лежить долілиць і в цьому циклі не приймає підношень.
legendary-refusal-apollo-taken = Аполлон приймає лише одну фішку; виберіть іншого бога.
legendary-refusal-apollo-is-free = Аполлон не бере монет; виберіть його без суми.
legendary-refusal-not-on-track = На шкалі підношень немає поділки { $n }; виберіть ту, яка є.
legendary-refusal-bid-too-low = { $god } вже має підношення { $n }; запропонуйте більше.
legendary-refusal-just-ousted = Ваше підношення { CASE($god, "dat") } щойно перевищено; виберіть іншого бога.
legendary-refusal-bid-unaffordable =
    { $n ->
        [0] Ваш гаманець порожній; виберіть те, що нічого не коштує.
        [one] У вашому гаманці { $n } монета, і разом з іншими підношеннями команди її не вистачить; запропонуйте менше або іншому богу.
        [few] У вашому гаманці { $n } монети, і разом з іншими підношеннями команди їх не вистачить; запропонуйте менше або іншому богу.
        [many] У вашому гаманці { $n } монет, і разом з іншими підношеннями команди їх не вистачить; запропонуйте менше або іншому богу.
       *[other] У вашому гаманці { $n } монети, і разом з іншими підношеннями команди їх не вистачить; запропонуйте менше або іншому богу.
    }
legendary-refusal-only-forced = Ви не можете оплатити жодного підношення, а Аполлона зайнято; зробіть найменше підношення богу без фішки.

## Відмови: утримання істот і фігурки

legendary-refusal-not-your-creature = На полі немає вашої істоти з таким іменем: { $creature }.
legendary-refusal-already-kept = Про { CASE($creature, "acc") } ви вже вирішили; виберіть іншу істоту.
legendary-refusal-no-priestess = У вас немає жриці, щоб залишити істоту; відпустіть її.
legendary-refusal-not-adjacent-area = Крок веде в суміжну зону, а { $area } не поруч.
legendary-refusal-wrong-area = Ця істота не може стояти { CASE($area, "within") }: Кракенові потрібне море, Мінотаврові ваша сухопутна зона, іншим будь-яка сухопутна.
legendary-refusal-creature-there = { CAPITAL(CASE($area, "in")) } вже є істота; виберіть зону без істот.

## Відмови: ходи

legendary-refusal-other-god = Таке дає { $god }, а не бог вашого ходу.
legendary-refusal-free-actions-first = Спершу виконайте безплатні дії свого бога: споруду й найм.
legendary-refusal-too-dear =
    { $n ->
        [one] Це коштує { $n } монету, а стільки у вас немає.
        [few] Це коштує { $n } монети, а стільки у вас немає.
        [many] Це коштує { $n } монет, а стільки у вас немає.
       *[other] Це коштує { $n } монети, а стільки у вас немає.
    }
legendary-refusal-enough-recruits = Ви вже найняли все, що дозволяє ваш бог за один хід.
legendary-refusal-reserve-empty = Усі ваші вісім на полі; у резерві нікого не лишилося.
legendary-refusal-supply-empty = У загальному резерві таких не лишилося.
legendary-refusal-not-your-land = Ви не контролюєте { CASE($land, "acc") }; виберіть свою зону.
legendary-refusal-sea-not-next-to-you = Новій флотилії потрібне море, суміжне з вашою зоною, а { $sea } не підходить.
legendary-refusal-sea-of-another = { CAPITAL(CASE($sea, "in")) } стоять флотилії іншої фракції; виберіть вільне море або море тієї самої фракції.
legendary-refusal-closed-sea = Кракен або Поліфем закриває { CASE($sea, "acc") } для всіх флотилій.
legendary-refusal-other-building = Ваш бог не дозволяє будувати { CASE($kind, "acc") }: Посейдон дає порти, Арес фортеці, Зевс храми, Атена університети.
legendary-refusal-owned-kind = Гера будує лише те, чого у вас немає, а { $kind } у вас уже є; виберіть інший тип.
legendary-refusal-kind-gone = У загальному резерві такої споруди не лишилося: { $kind }.
legendary-refusal-not-your-site = Виберіть майданчик у своїй зоні; { $site } не ваш.
legendary-refusal-site-taken = { CAPITAL(CASE($site, "in")) } вже стоїть споруда, а вільний майданчик у вас є; будуйте там.
legendary-refusal-same-kind = Це знову { $kind }; виберіть інший тип.
legendary-refusal-metropolis-stands = { CAPITAL(CASE($site, "in")) } стоїть метрополія, і вона лишається; виберіть інший майданчик.
legendary-refusal-free-site-left = У вас є вільний майданчик, тож будувати треба там.
legendary-refusal-nothing-to-build = Зараз нічого не збудувати, тож і відмовлятися нема від чого; безплатна споруда пропадає.
legendary-refusal-build-done = Безплатну споруду цього ходу вже збудовано.
legendary-refusal-already-looked = Цього ходу ви вже дивилися в колоду.
legendary-refusal-no-card-left = Не лишилося істот, на яких можна подивитися.
legendary-refusal-empty-slot = { CAPITAL(CASE($slot, "in")) } немає істоти.
legendary-refusal-hero-not-on-track = { $hero } не в секції героїв; виберіть героя, який там є.
legendary-refusal-one-hero-a-turn = Цього ходу ви вже найняли героя.
legendary-refusal-no-heroic-move = З Аресом немає переміщень героїв; нехай герой іде разом із вашими загонами.

## Відмови: переміщення

legendary-refusal-no-fleet-there = { CAPITAL(CASE($sea, "in")) } немає вашої флотилії.
legendary-refusal-too-few-fleets =
    { $n ->
        [1] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилія; ведіть її.
        [one] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилія; ведіть від однієї до всіх.
        [few] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилії; ведіть від однієї до всіх.
        [many] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилій; ведіть від однієї до всіх.
       *[other] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилії; ведіть від однієї до всіх.
    }
legendary-refusal-not-adjacent = { CAPITAL(CASE($from, "from")) } немає відкритого шляху { CASE($to, "into") }; виберіть суміжне море.
legendary-refusal-teammates-sea = { CAPITAL(CASE($sea, "in")) } стоять флотилії вашого союзника; пройти можна, зупинитися ні.
legendary-refusal-teammates-land = { $land } належить вашому союзнику; пройти можна, зупинитися ні.
legendary-refusal-no-unit-there = { CAPITAL(CASE($land, "in")) } немає ні вашого загону, ні героя, якого можна перемістити.
legendary-refusal-same-land = Ваші війська вже { CASE($land, "within") }; виберіть іншу зону.
legendary-refusal-not-accessible = { CAPITAL(CASE($from, "from")) } { CASE($to, "into") } не веде ні сухопутна межа, ні ланцюжок флотилій.
legendary-refusal-held-by-medusa = Медуза нікого не пускає { CASE($land, "into") } та не випускає звідти.
legendary-refusal-last-area = Останню зону фракції можна забрати лише тоді, коли це доводить вас до мети; { CASE($land, "along") } цього не станеться.
legendary-refusal-not-your-hero = У вас немає в грі такого героя: { $hero }.
legendary-refusal-too-many-units =
    { $n ->
        [one] Там лише { $n }; більше взяти не можна.
       *[other] Там лише { $n }; більше взяти не можна.
    }
legendary-refusal-nobody-moves = Має піти хоча б одна одиниця.

## Відмови: битви

legendary-refusal-no-such-unit = Такої одиниці в битві немає; виберіть ту, яка є.
legendary-refusal-no-retreat-land = Відступити можна в досяжну сухопутну зону, вільну або вашу, а { $land } не підходить.
legendary-refusal-no-retreat-sea = Флотилії відступають у суміжне відкрите море, вільне або своє, а ви назвали { CASE($sea, "acc") }.

## Відмови: метрополії й бонуси

legendary-refusal-other-kind-first =
    { GENDER($kind) ->
        [f] Тепер виберіть, яку { CASE($kind, "acc") } повертаєте.
       *[m] Тепер виберіть, який { CASE($kind, "acc") } повертаєте.
    }
legendary-refusal-no-protection = { $hero } не може зараз захистити метрополію; виберіть майданчик.
legendary-refusal-not-your-sea = { CAPITAL(CASE($sea, "in")) } немає вашої флотилії; виберіть море, яке контролюєте.
legendary-refusal-not-your-area = Ви не контролюєте { CASE($area, "acc") }; виберіть свою зону.
legendary-refusal-wants-land = Цей жетон кладуть у сухопутну зону.
legendary-refusal-wants-sea = Цей жетон кладуть у море.

## Відмови: істоти

legendary-refusal-not-discarded = У скиді немає { CASE($creature, "gen") }, а Химера грає лише те, що там лежить.
legendary-refusal-not-drawn = Сфінкс не показував вам { CASE($creature, "gen") }; виберіть істоту з показаних.
legendary-refusal-no-building = { CAPITAL(CASE($site, "in")) } немає споруди.
legendary-refusal-same-team = Виберіть суперника, а не свою команду.
legendary-refusal-nothing-to-steal = Цей суперник не має того, що краде істота.
legendary-refusal-no-mercenaries = { CAPITAL(CASE($land, "in")) } немає найманців.
legendary-refusal-no-victim = Такої одиниці там немає; виберіть іншу.
legendary-refusal-out-of-range = Гідра дістає до своєї зони та суміжних, а ви назвали { CASE($area, "acc") }.
legendary-refusal-same-sea = Ви вже назвали { CASE($sea, "acc") }; виберіть інше море.
legendary-refusal-no-fleets = { CAPITAL(CASE($sea, "in")) } немає флотилій.
legendary-refusal-nothing-to-push = { CAPITAL(CASE($sea, "in")) } немає флотилії, яку має вигнати Поліфем.
legendary-refusal-no-metropolis-left = Метрополій не лишилося, тож це нічого не дало б.

## Відмови: жертви

legendary-refusal-too-fresh = { $hero } у грі лише з цього циклу; принести в жертву можна з наступного.
legendary-refusal-condition-unmet =
    { WORD($hero) ->
        [ajax] Аяксові потрібно, щоб ви контролювали сім сухопутних зон.
        [hector] Гекторові потрібні дві ваші жриці.
        [helen] Єлені потрібні дві ваші споруди одного типу й дві іншого.
        [jason] Ясонові потрібні всі вісім ваших флотилій на полі.
        [odysseus] Одіссеєві потрібні три ваші споруди одного типу.
        [pandora] Пандорі потрібен герой у секції, чиє вміння ви можете зараз застосувати.
        [perseus] Персеєві потрібні інші ваші війська, яким є куди полетіти.
       *[other] У вас немає того, чого вимагає { $hero }.
    }
legendary-refusal-no-place = У вас немає місця для метрополії: ні вільного майданчика, ні споруди під заміну, ні карти.
legendary-refusal-too-few-of-kind = У вас замало споруд такого типу: { $kind }.
legendary-refusal-when-founding = { $hero } стане в пригоді, коли ви засновуватимете метрополію; тоді й захистіть її.

## Що дають: боги

legendary-tells-god-athena = Безплатно побудуйте університет і візьміть філософа. Ще один філософ коштує 4 монети.
    .clause = L-10.1
legendary-tells-god-zeus = Безплатно побудуйте храм і візьміть жрицю. Ще одна жриця коштує 4 монети. Можете подивитися верхню істоту колоди й зіграти її за 1 монету.
    .clause = L-10.2
legendary-tells-god-poseidon = Безплатно побудуйте порт і поставте флотилію. До трьох додаткових флотилій коштують 1, 2 і 3 монети, кожне переміщення морем 1 монету.
    .clause = L-10.3
legendary-tells-god-ares = Безплатно побудуйте фортецю й поставте загін. До трьох додаткових загонів коштують 2, 3 і 4 монети, кожне переміщення сушею 1 монету. Переміщень героїв немає.
    .clause = L-10.4
legendary-tells-god-hera = Безплатно побудуйте споруду, якої у вас немає, і поставте найманця. До трьох додаткових найманців коштують 1, 3 і 5 монет, герой 4 монети.
    .clause = L-10.5
legendary-tells-god-apollo = Покладіть по жетону процвітання в будь-яку сухопутну зону й будь-яке море та візьміть 2 монети. Істот не купують, героїв не переміщують.
    .clause = L-10.6

## Що роблять: істоти

legendary-tells-creature-charon = Обміняйте свого героя на героя із секції; новий стає там, де стояв старий.
    .clause = L-15.1
legendary-tells-creature-chimera = Безплатно зіграйте будь-яку істоту зі скиду. Після цього колоду й скид перетасовують разом.
    .clause = L-15.2
legendary-tells-creature-cyclops = Замініть свій порт, фортецю, храм чи університет іншою з цих споруд на тому самому майданчику.
    .clause = L-15.3
legendary-tells-creature-dryad = Заберіть жрицю в суперника.
    .clause = L-15.4
legendary-tells-creature-giant = Заберіть усіх найманців суперника з однієї сухопутної зони й розставте їх у своїх зонах.
    .clause = L-15.5
legendary-tells-creature-griffin = Заберіть половину монет суперника, округлену до меншого.
    .clause = L-15.6
legendary-tells-creature-harpy = Гине один загін у будь-якій сухопутній зоні. Зона лишається за власником.
    .clause = L-15.7
legendary-tells-creature-graeae = Отримайте свій дохід ще раз.
    .clause = L-15.8
legendary-tells-creature-pegasus = Перемістіть загони й героїв з однієї своєї зони в будь-яку іншу сухопутну, зокрема для атаки.
    .clause = L-15.9
legendary-tells-creature-satyr = Заберіть філософа в суперника. Ваш четвертий дає метрополію.
    .clause = L-15.10
legendary-tells-creature-sphinx = Таємно візьміть три істоти, одну зіграйте безплатно, решту скиньте.
    .clause = L-15.11
legendary-tells-creature-sylph = Усі флотилії одного моря міняються місцями з усіма флотиліями іншого, без битви.
    .clause = L-15.12
legendary-tells-creature-cerberus = Поставте його в будь-якій сухопутній зоні: її дохід він забирає для вас. Він не б’ється й нікому не заважає.
    .clause = L-15.13
legendary-tells-creature-hydra = Поставте її в будь-якій зоні: вона подвоює там дохід. Коли вона приходить і щоразу, коли ви її залишаєте, вона пожирає флотилію чи загін у своїй або суміжній зоні й лишає там процвітання.
    .clause = L-15.14
legendary-tells-creature-kraken = Поставте його в будь-якому морі: усі флотилії там гинуть. Поки він там, жодна флотилія не заходить у це море й ніхто його не контролює.
    .clause = L-15.15
legendary-tells-creature-medusa = Поставте її в будь-якій сухопутній зоні: ні загін, ні герой не ввійде туди, не вийде й не пройде.
    .clause = L-15.16
legendary-tells-creature-minotaur = Поставте його у своїй сухопутній зоні: він боронить її із силою 2.
    .clause = L-15.17
legendary-tells-creature-polyphemus = Поставте його в будь-якій сухопутній зоні: ви виганяєте всі флотилії з морів довкола, і поки він там, жодна не повернеться.
    .clause = L-15.18

## Що роблять: герої

legendary-tells-hero-ajax = У битві його сила 2. Жертва: маючи щонайменше 7 сухопутних зон, побудуйте метрополію.
    .clause = L-16.1
legendary-tells-hero-croesus = У битві можете платити 1 монету за новий кидок свого кубика, скільки разів зможете. Жертва: заплатіть 15 монет і побудуйте метрополію.
    .clause = L-16.2
legendary-tells-hero-hector = Коли суперник входить у його зону, один із загонів, що входять, гине ще до битви. Жертва: міняйте по 2 жриці на філософа, скільки разів зможете.
    .clause = L-16.3
legendary-tells-hero-helen = У битві ваш кубик завжди показує 2. Жертва: віддайте дві споруди одного типу й дві іншого та побудуйте метрополію.
    .clause = L-16.4
legendary-tells-hero-jason = У переміщеннях героя чужі флотилії служать йому, як ваші. Жертва: маючи на полі всі 8 флотилій, побудуйте метрополію.
    .clause = L-16.5
legendary-tells-hero-pandora = На початку її битви найманці ворога переходять до вас. Жертва: скористайтеся жертовним умінням героя із секції.
    .clause = L-16.6
legendary-tells-hero-penthesilea = У битві за нічиєї раунд ваш. Жертва: її карта приймає метрополію, яку ви будуєте, і ніхто ніколи її не забере.
    .clause = L-16.7
legendary-tells-hero-odysseus = Коли він нападає, фортеці й метрополії оборонця не рахуються. Жертва: віддайте три споруди одного типу й побудуйте метрополію.
    .clause = L-16.8
legendary-tells-hero-perseus = Коли він нападає, ваш загін, що мав би загинути, може відступити. Жертва: перемістіть загони й героїв з однієї своєї зони в будь-яку іншу сухопутну.
    .clause = L-16.9

## Що дають: споруди

legendary-tells-kind-port = Додає 1 до вашої суми в кожній битві за море біля свого причалу, в атаці й в обороні.
    .clause = L-14.2
legendary-tells-kind-fortress = Додає 1 до вашої суми, коли ви бороните її зону.
    .clause = L-14.2
legendary-tells-kind-temple = У кожному циклі робить одну істоту із секції на 1 монету дешевшою для вас.
    .clause = L-14.2
legendary-tells-kind-university = Сам не діє. Разом із портом, фортецею і храмом дає метрополію.
    .clause = L-14.2
legendary-tells-kind-metropolis = Діє як порт, фортеця і храм. Метрополії дають перемогу.
    .clause = L-14.2
