# Classic, українською.

## Назви

classic-seat-p1 = Гравець 1
    .gen = Гравця 1
    .dat = Гравцю 1
    .acc = Гравця 1
    .ins = Гравцем 1
    .loc = Гравцеві 1
    .gender = m
classic-seat-p2 = Гравець 2
    .gen = Гравця 2
    .dat = Гравцю 2
    .acc = Гравця 2
    .ins = Гравцем 2
    .loc = Гравцеві 2
    .gender = m
classic-seat-p3 = Гравець 3
    .gen = Гравця 3
    .dat = Гравцю 3
    .acc = Гравця 3
    .ins = Гравцем 3
    .loc = Гравцеві 3
    .gender = m
classic-seat-p4 = Гравець 4
    .gen = Гравця 4
    .dat = Гравцю 4
    .acc = Гравця 4
    .ins = Гравцем 4
    .loc = Гравцеві 4
    .gender = m
classic-seat-p5 = Гравець 5
    .gen = Гравця 5
    .dat = Гравцю 5
    .acc = Гравця 5
    .ins = Гравцем 5
    .loc = Гравцеві 5
    .gender = m
classic-seat-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
classic-marker = ваша фішка
    .gen = вашої фішки
    .dat = вашій фішці
    .acc = свою фішку
    .ins = вашою фішкою
    .loc = вашій фішці
    .gender = f
classic-first-marker = ваша перша фішка
    .gen = вашої першої фішки
    .dat = вашій першій фішці
    .acc = свою першу фішку
    .ins = вашою першою фішкою
    .loc = вашій першій фішці
    .gender = f
classic-second-marker = ваша друга фішка
    .gen = вашої другої фішки
    .dat = вашій другій фішці
    .acc = свою другу фішку
    .ins = вашою другою фішкою
    .loc = вашій другій фішці
    .gender = f
classic-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдонові
    .gender = m
classic-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресові
    .gender = m
classic-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсові
    .gender = m
    .from = із Зевса
classic-god-athena = Атена
    .gen = Атени
    .dat = Атені
    .acc = Атену
    .ins = Атеною
    .loc = Атені
    .gender = f
classic-god-apollo = Аполлон
    .gen = Аполлона
    .dat = Аполлону
    .acc = Аполлона
    .ins = Аполлоном
    .loc = Аполлонові
    .gender = m
classic-god-none = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
classic-sea = море { $word }
    .gen = моря { $word }
    .dat = морю { $word }
    .acc = море { $word }
    .ins = морем { $word }
    .loc = морі { $word }
    .gender = n
    .into = в море { $word }
classic-island-off = жоден острів
    .gen = жодного острова
    .dat = жодному острову
    .acc = жоден острів
    .ins = жодним островом
    .loc = жодному острові
    .gender = m
    .in = на жодному острові
    .within = на жодному острові
    .into = на жоден острів
classic-island-i01 = Андрос
    .gen = Андросу
    .dat = Андросу
    .acc = Андрос
    .ins = Андросом
    .loc = Андросі
    .gender = m
    .in = на Андросі
    .within = на Андросі
    .into = на Андрос
classic-island-i02 = Тінос
    .gen = Тіносу
    .dat = Тіносу
    .acc = Тінос
    .ins = Тіносом
    .loc = Тіносі
    .gender = m
    .in = на Тіносі
    .within = на Тіносі
    .into = на Тінос
classic-island-i03 = Сірос
    .gen = Сіросу
    .dat = Сіросу
    .acc = Сірос
    .ins = Сіросом
    .loc = Сіросі
    .gender = m
    .in = на Сіросі
    .within = на Сіросі
    .into = на Сірос
    .from = із Сіросу
classic-island-i04 = Делос
    .gen = Делосу
    .dat = Делосу
    .acc = Делос
    .ins = Делосом
    .loc = Делосі
    .gender = m
    .in = на Делосі
    .within = на Делосі
    .into = на Делос
classic-island-i05 = Міконос
    .gen = Міконосу
    .dat = Міконосу
    .acc = Міконос
    .ins = Міконосом
    .loc = Міконосі
    .gender = m
    .in = на Міконосі
    .within = на Міконосі
    .into = на Міконос
classic-island-i06 = Парос
    .gen = Паросу
    .dat = Паросу
    .acc = Парос
    .ins = Паросом
    .loc = Паросі
    .gender = m
    .in = на Паросі
    .within = на Паросі
    .into = на Парос
classic-island-i07 = Мілос
    .gen = Мілосу
    .dat = Мілосу
    .acc = Мілос
    .ins = Мілосом
    .loc = Мілосі
    .gender = m
    .in = на Мілосі
    .within = на Мілосі
    .into = на Мілос
classic-island-i08 = Серіфос
    .gen = Серіфосу
    .dat = Серіфосу
    .acc = Серіфос
    .ins = Серіфосом
    .loc = Серіфосі
    .gender = m
    .in = на Серіфосі
    .within = на Серіфосі
    .into = на Серіфос
    .from = із Серіфосу
classic-island-i09 = Наксос
    .gen = Наксосу
    .dat = Наксосу
    .acc = Наксос
    .ins = Наксосом
    .loc = Наксосі
    .gender = m
    .in = на Наксосі
    .within = на Наксосі
    .into = на Наксос
classic-island-i10 = Іос
    .gen = Іосу
    .dat = Іосу
    .acc = Іос
    .ins = Іосом
    .loc = Іосі
    .gender = m
    .in = на Іосі
    .within = на Іосі
    .into = на Іос
classic-island-i11 = Сікінос
    .gen = Сікіносу
    .dat = Сікіносу
    .acc = Сікінос
    .ins = Сікіносом
    .loc = Сікіносі
    .gender = m
    .in = на Сікіносі
    .within = на Сікіносі
    .into = на Сікінос
    .from = із Сікіносу
classic-island-i12 = Тіра
    .gen = Тіри
    .dat = Тірі
    .acc = Тіру
    .ins = Тірою
    .loc = Тірі
    .gender = f
    .in = на Тірі
    .within = на Тірі
    .into = на Тіру
classic-island-i13 = Аморгос
    .gen = Аморгосу
    .dat = Аморгосу
    .acc = Аморгос
    .ins = Аморгосом
    .loc = Аморгосі
    .gender = m
    .in = на Аморгосі
    .within = на Аморгосі
    .into = на Аморгос
classic-kind-port = порт
    .gen = порту
    .dat = порту
    .acc = порт
    .ins = портом
    .loc = порту
    .gender = m
classic-kind-fortress = фортеця
    .gen = фортеці
    .dat = фортеці
    .acc = фортецю
    .ins = фортецею
    .loc = фортеці
    .gender = f
classic-kind-temple = храм
    .gen = храму
    .dat = храму
    .acc = храм
    .ins = храмом
    .loc = храмі
    .gender = m
classic-kind-university = університет
    .gen = університету
    .dat = університету
    .acc = університет
    .ins = університетом
    .loc = університеті
    .gender = m
classic-site-port-s = порт на місці метрополії
    .gen = порту на місці метрополії
    .dat = порту на місці метрополії
    .acc = порт на місці метрополії
    .ins = портом на місці метрополії
    .loc = порту на місці метрополії
    .gender = m
classic-site-fortress-s = фортеця на місці метрополії
    .gen = фортеці на місці метрополії
    .dat = фортеці на місці метрополії
    .acc = фортецю на місці метрополії
    .ins = фортецею на місці метрополії
    .loc = фортеці на місці метрополії
    .gender = f
classic-site-temple-s = храм на місці метрополії
    .gen = храму на місці метрополії
    .dat = храму на місці метрополії
    .acc = храм на місці метрополії
    .ins = храмом на місці метрополії
    .loc = храмі на місці метрополії
    .gender = m
classic-site-university-s = університет на місці метрополії
    .gen = університету на місці метрополії
    .dat = університету на місці метрополії
    .acc = університет на місці метрополії
    .ins = університетом на місці метрополії
    .loc = університеті на місці метрополії
    .gender = m
classic-site-port-o = порт поза місцем метрополії
    .gen = порту поза місцем метрополії
    .dat = порту поза місцем метрополії
    .acc = порт поза місцем метрополії
    .ins = портом поза місцем метрополії
    .loc = порту поза місцем метрополії
    .gender = m
classic-site-fortress-o = фортеця поза місцем метрополії
    .gen = фортеці поза місцем метрополії
    .dat = фортеці поза місцем метрополії
    .acc = фортецю поза місцем метрополії
    .ins = фортецею поза місцем метрополії
    .loc = фортеці поза місцем метрополії
    .gender = f
classic-site-temple-o = храм поза місцем метрополії
    .gen = храму поза місцем метрополії
    .dat = храму поза місцем метрополії
    .acc = храм поза місцем метрополії
    .ins = храмом поза місцем метрополії
    .loc = храмі поза місцем метрополії
    .gender = m
classic-site-university-o = університет поза місцем метрополії
    .gen = університету поза місцем метрополії
    .dat = університету поза місцем метрополії
    .acc = університет поза місцем метрополії
    .ins = університетом поза місцем метрополії
    .loc = університеті поза місцем метрополії
    .gender = m
classic-creature-siren = Сирена
    .gen = Сирени
    .dat = Сирені
    .acc = Сирену
    .ins = Сиреною
    .loc = Сирені
    .gender = f
    .from = із Сирени
classic-creature-pegasus = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегаса
    .ins = Пегасом
    .loc = Пегасові
    .gender = m
classic-creature-giant = Велетень
    .gen = Велетня
    .dat = Велетню
    .acc = Велетня
    .ins = Велетнем
    .loc = Велетневі
    .gender = m
classic-creature-chimera = Химера
    .gen = Химери
    .dat = Химері
    .acc = Химеру
    .ins = Химерою
    .loc = Химері
    .gender = f
classic-creature-cyclops = Циклоп
    .gen = Циклопа
    .dat = Циклопу
    .acc = Циклопа
    .ins = Циклопом
    .loc = Циклопові
    .gender = m
classic-creature-sphinx = Сфінкс
    .gen = Сфінкса
    .dat = Сфінксу
    .acc = Сфінкса
    .ins = Сфінксом
    .loc = Сфінксові
    .gender = m
    .from = зі Сфінкса
classic-creature-sylph = Сильф
    .gen = Сильфа
    .dat = Сильфу
    .acc = Сильфа
    .ins = Сильфом
    .loc = Сильфові
    .gender = m
    .from = із Сильфа
classic-creature-harpy = Гарпія
    .gen = Гарпії
    .dat = Гарпії
    .acc = Гарпію
    .ins = Гарпією
    .loc = Гарпії
    .gender = f
classic-creature-griffon = Грифон
    .gen = Грифона
    .dat = Грифону
    .acc = Грифона
    .ins = Грифоном
    .loc = Грифонові
    .gender = m
classic-creature-fates = Мойри
    .gen = Мойр
    .dat = Мойрам
    .acc = Мойр
    .ins = Мойрами
    .loc = Мойрах
    .gender = f
    .number = pl
classic-creature-satyr = Сатир
    .gen = Сатира
    .dat = Сатиру
    .acc = Сатира
    .ins = Сатиром
    .loc = Сатирові
    .gender = m
    .from = із Сатира
classic-creature-dryad = Дріада
    .gen = Дріади
    .dat = Дріаді
    .acc = Дріаду
    .ins = Дріадою
    .loc = Дріаді
    .gender = f
classic-creature-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракенові
    .gender = m
classic-creature-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотавру
    .acc = Мінотавра
    .ins = Мінотавром
    .loc = Мінотаврові
    .gender = m
classic-creature-chiron = Хірон
    .gen = Хірона
    .dat = Хірону
    .acc = Хірона
    .ins = Хіроном
    .loc = Хіронові
    .gender = m
classic-creature-medusa = Медуза
    .gen = Медузи
    .dat = Медузі
    .acc = Медузу
    .ins = Медузою
    .loc = Медузі
    .gender = f
classic-creature-polyphemus = Поліфем
    .gen = Поліфема
    .dat = Поліфему
    .acc = Поліфема
    .ins = Поліфемом
    .loc = Поліфемові
    .gender = m
classic-figure-minotaur = Мінотавр
    .gen = Мінотавра
    .dat = Мінотавру
    .acc = Мінотавра
    .ins = Мінотавром
    .loc = Мінотаврові
    .gender = m
classic-figure-chiron = Хірон
    .gen = Хірона
    .dat = Хірону
    .acc = Хірона
    .ins = Хіроном
    .loc = Хіронові
    .gender = m
classic-figure-medusa = Медуза
    .gen = Медузи
    .dat = Медузі
    .acc = Медузу
    .ins = Медузою
    .loc = Медузі
    .gender = f
classic-figure-polyphemus = Поліфем
    .gen = Поліфема
    .dat = Поліфему
    .acc = Поліфема
    .ins = Поліфемом
    .loc = Поліфемові
    .gender = m
classic-slot = комірка { $word }
    .gen = комірки { $word }
    .dat = комірці { $word }
    .acc = комірку { $word }
    .ins = коміркою { $word }
    .loc = комірці { $word }
    .gender = f
    .into = у комірку { $word }
classic-place-deck = колода
classic-place-discard = скид
classic-place-used = у дії
classic-place-held = збережено для фігурки
classic-place-slot-4 = комірка 4
classic-place-slot-3 = комірка 3
classic-place-slot-2 = комірка 2

## Запитання

classic-ask-PlaceMarker =
    { WORD($barred) ->
        [none] Куди ставите { CASE($marker, "acc") }: богу, перевищивши його підношення, чи Аполлонові?
       *[other] Ваше підношення { CASE($barred, "dat") } перевищено: куди тепер ставите { CASE($marker, "acc") }?
    }
classic-ask-TakeTurn = Що робите?
classic-ask-Prosper = На який острів кладете жетон процвітання?
classic-ask-SailOn =
    { $steps ->
        [one] Ваші флотилії { CASE($sea, "within") }, лишився { $steps } крок: пливуть далі чи зупиняються?
        [few] Ваші флотилії { CASE($sea, "within") }, лишилося { $steps } кроки: пливуть далі чи зупиняються?
        [many] Ваші флотилії { CASE($sea, "within") }, лишилося { $steps } кроків: пливуть далі чи зупиняються?
       *[other] Ваші флотилії { CASE($sea, "within") }, лишилося { $steps } кроку: пливуть далі чи зупиняються?
    }
classic-ask-RetreatFromSea = { $who }: ваші флотилії залишаються й б’ються за { CASE($sea, "acc") } чи відступають?
classic-ask-RetreatFromLand = { $who }: ваші загони залишаються й б’ються за { CASE($island, "acc") } чи відступають?
classic-ask-GiveBack =
    { GENDER($kind) ->
        [f] У вас по одній споруді кожного типу, тож метрополія ваша: яку { CASE($kind, "acc") } за неї повертаєте?
       *[m] У вас по одній споруді кожного типу, тож метрополія ваша: який { CASE($kind, "acc") } за неї повертаєте?
    }
classic-ask-ChooseSite = Ви здобули метрополію: на якому острові її засновуєте?
classic-ask-LureFleet = Сирена: яку одиноку флотилію суперника замінюєте своєю?
classic-ask-TakeFleetFrom = Ваш резерв порожній: з якого моря приходить флотилія, що займає { CASE($sea, "acc") }?
classic-ask-FlyTroops = Пегас: які загони летять з одного вашого острова на будь-який інший?
classic-ask-DestroyBuilding = Велетень: яку споруду він руйнує?
classic-ask-CopyCreature = Химера: яку істоту зі скиду вона повторює?
classic-ask-SwapBuilding = Циклоп: яку вашу споруду він перетворює і на що?
classic-ask-Sell = Сфінкс платить 2 монети за кожен загін, флотилію, жерця чи філософа: що продаєте далі?
classic-ask-SailFreely =
    { $steps ->
        [one] Сильф: вашим флотиліям лишився { $steps } безплатний крок; хто куди пливе?
        [few] Сильф: вашим флотиліям лишилося { $steps } безплатні кроки; хто куди пливе?
        [many] Сильф: вашим флотиліям лишилося { $steps } безплатних кроків; хто куди пливе?
       *[other] Сильф: вашим флотиліям лишилося { $steps } безплатного кроку; хто куди пливе?
    }
classic-ask-KillTroop = Гарпія: на якому острові вона знищує загін?
classic-ask-StealGold = Грифон: у кого він забирає половину монет?
classic-ask-StealPhilosopher = Сатир: у кого він краде філософа?
classic-ask-StealPriest = Дріада: у кого вона краде жерця?
classic-ask-PlaceKraken = Кракен: у якому морі він виринає й топить усі флотилії?
classic-ask-MoveKraken = Кракен { CASE($sea, "in") }: платите 1 монету, щоб він плив далі, чи він зупиняється?
classic-ask-PlaceFigure = На якому острові ставите { CASE($creature, "acc") }?
classic-ask-PlacePolyphemus = На якому острові ставите Поліфема, що вижене всі флотилії з морів довкола?
classic-ask-PushFleet = Поліфем { CASE($island, "in") }: яку флотилію він виганяє тепер і куди?

## Події: початок циклу

classic-event-cycle-began = Починається цикл { $n }.
classic-event-marker-ordered = { $who }: місце { $n } у порядку ходів.
classic-event-creature-unbought = Нікому не знадобилася ця істота: { $creature }.
classic-event-creature-appeared = Тепер { CASE($slot, "in") }: { $creature }.
classic-event-deck-shuffled = Істот зі скиду замішано в колоду.
classic-event-god-placed = { $god } займає місце { $n } серед богів.
classic-event-god-face-down = { $god } лежить долілиць і в цьому циклі не приймає підношень.
classic-event-income-paid =
    { $n ->
        [0] { $who } не має доходу.
        [one] { $who } отримує { $n } монету доходу.
        [few] { $who } отримує { $n } монети доходу.
        [many] { $who } отримує { $n } монет доходу.
       *[other] { $who } отримує { $n } монети доходу.
    }

## Події: підношення

classic-event-offer-made = { $who } пропонує { CASE($god, "dat") } підношення { $n }.
classic-event-offer-lost = Підношення { CASE($who, "gen") } { CASE($god, "dat") } перевищено: фішку треба поставити знову.
classic-event-apollo-chosen =
    { $n ->
        [1] { $who } вибирає Аполлона й першим чекає на жетон процвітання.
       *[other] { $who } вибирає Аполлона; місце в черзі: { $n }.
    }
classic-event-offerings-paid =
    { $n ->
        [0] { $who } нічого не платить за підношення.
        [one] { $who } платить за підношення { $n } монету.
        [few] { $who } платить за підношення { $n } монети.
        [many] { $who } платить за підношення { $n } монет.
       *[other] { $who } платить за підношення { $n } монети.
    }

## Події: ходи

classic-event-turn-began = { $who } діє { CASE($god, "along") }.
classic-event-turn-ended = { $who } завершує хід.
classic-event-free-recruit-lost = { $who } не може скористатися безплатним наймом і втрачає його.
classic-event-fleet-recruited =
    { $price ->
        [0] { $who } безплатно наймає флотилію { CASE($sea, "within") }.
        [one] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монету.
        [few] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монети.
        [many] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монет.
       *[other] { $who } наймає флотилію { CASE($sea, "within") } за { $price } монети.
    }
classic-event-troop-recruited =
    { $price ->
        [0] { $who } безплатно наймає загін { CASE($island, "in") }.
        [one] { $who } наймає загін { CASE($island, "in") } за { $price } монету.
        [few] { $who } наймає загін { CASE($island, "in") } за { $price } монети.
        [many] { $who } наймає загін { CASE($island, "in") } за { $price } монет.
       *[other] { $who } наймає загін { CASE($island, "in") } за { $price } монети.
    }
classic-event-priest-recruited =
    { $price ->
        [0] { $who } безплатно бере жерця.
        [one] { $who } бере жерця за { $price } монету.
        [few] { $who } бере жерця за { $price } монети.
        [many] { $who } бере жерця за { $price } монет.
       *[other] { $who } бере жерця за { $price } монети.
    }
classic-event-philosopher-recruited =
    { $price ->
        [0] { $who } безплатно бере філософа.
        [one] { $who } бере філософа за { $price } монету.
        [few] { $who } бере філософа за { $price } монети.
        [many] { $who } бере філософа за { $price } монет.
       *[other] { $who } бере філософа за { $price } монети.
    }
classic-event-building-built = { $who } будує { CASE($site, "acc") } { CASE($island, "in") }.
classic-event-fleets-sailed =
    { $n ->
        [one] { $who } веде { $n } флотилію { CASE($from, "from") } { CASE($to, "into") }.
        [few] { $who } веде { $n } флотилії { CASE($from, "from") } { CASE($to, "into") }.
        [many] { $who } веде { $n } флотилій { CASE($from, "from") } { CASE($to, "into") }.
       *[other] { $who } веде { $n } флотилії { CASE($from, "from") } { CASE($to, "into") }.
    }
classic-event-troops-marched =
    { $n ->
        [one] { $who } веде { $n } загін { CASE($from, "from") } { CASE($to, "into") }.
        [few] { $who } веде { $n } загони { CASE($from, "from") } { CASE($to, "into") }.
        [many] { $who } веде { $n } загонів { CASE($from, "from") } { CASE($to, "into") }.
       *[other] { $who } веде { $n } загону { CASE($from, "from") } { CASE($to, "into") }.
    }
classic-event-creature-replaced = { $who } платить Зевсу 1 монету, щоб скинути { CASE($creature, "acc") }.

## Події: битви й завоювання

classic-event-sea-battle-began = { $who } атакує { CASE($whom, "acc") } { CASE($sea, "within") }.
classic-event-land-battle-began = { $who } атакує { CASE($whom, "acc") } { CASE($island, "within") }.
classic-event-dice-rolled = Кубики дають нападникові { $attacker }, оборонцеві { $defender }: разом { $attack } проти { $defence }.
classic-event-fleet-lost = { $who } втрачає флотилію { CASE($sea, "within") }.
classic-event-troop-lost = { $who } втрачає загін { CASE($island, "in") }.
classic-event-minotaur-lost = Мінотавр гине { CASE($island, "within") }.
classic-event-retreated-sea =
    { $n ->
        [one] { $who } відступає { CASE($to, "into") }: { $n } флотилія.
        [few] { $who } відступає { CASE($to, "into") }: { $n } флотилії.
        [many] { $who } відступає { CASE($to, "into") }: { $n } флотилій.
       *[other] { $who } відступає { CASE($to, "into") }: { $n } флотилії.
    }
classic-event-retreated-land =
    { $n ->
        [one] { $who } відступає { CASE($to, "into") }: { $n } загін.
        [few] { $who } відступає { CASE($to, "into") }: { $n } загони.
        [many] { $who } відступає { CASE($to, "into") }: { $n } загонів.
       *[other] { $who } відступає { CASE($to, "into") }: { $n } загону.
    }
classic-event-sea-held = { $who } утримує { CASE($sea, "acc") }.
classic-event-sea-empty = { CAPITAL(CASE($sea, "in")) } нікого не лишилося.
classic-event-island-held = { $who } утримує { CASE($island, "acc") }.
classic-event-island-claimed = { $who } займає { CASE($island, "acc") }, досі нічий острів.
classic-event-island-captured = { $who } забирає { CASE($whom, "with") } { CASE($island, "acc") }.
classic-event-eliminated = { $who } втрачає останній острів і вибуває з гри.

## Події: метрополії

classic-event-building-given = { $who } повертає { CASE($island, "from") } { CASE($site, "acc") }.
classic-event-philosophers-given = { $who } повертає чотирьох філософів.
classic-event-metropolis-founded = { $who } засновує метрополію { CASE($island, "within") }.
classic-event-metropolis-lost = { $who } не має місця для метрополії і втрачає її.

## Події: Аполлон і кінець

classic-event-apollo-paid =
    { $n ->
        [one] { $who } отримує { $n } монету від Аполлона.
        [few] { $who } отримує { $n } монети від Аполлона.
        [many] { $who } отримує { $n } монет від Аполлона.
       *[other] { $who } отримує { $n } монети від Аполлона.
    }
classic-event-island-prospered = { $who } кладе жетон процвітання { CASE($island, "into") }.
classic-event-gold-shown =
    { $n ->
        [one] { $who } показує { $n } монету.
        [few] { $who } показує { $n } монети.
        [many] { $who } показує { $n } монет.
       *[other] { $who } показує { $n } монети.
    }
classic-event-game-won = { $who } виграє партію.

## Події: істоти

classic-event-creature-bought =
    { $price ->
        [0] { $who } безплатно бере { CASE($creature, "acc") }.
        [one] { $who } купує { CASE($creature, "acc") } за { $price } монету.
        [few] { $who } купує { CASE($creature, "acc") } за { $price } монети.
        [many] { $who } купує { CASE($creature, "acc") } за { $price } монет.
       *[other] { $who } купує { CASE($creature, "acc") } за { $price } монети.
    }
classic-event-effect-declined = { $who } не користується ефектом { CASE($creature, "gen") }.
classic-event-figure-placed = { $who } ставить { CASE($creature, "acc") } { CASE($island, "within") }.
classic-event-figures-clashed = { CAPITAL(CASE($island, "in")) } { $creature } і { $other } знищують одне одного.
classic-event-figure-left =
    { ATTR($creature, "number") ->
        [pl] { CAPITAL($creature) } покидають { CASE($island, "acc") }.
       *[other] { CAPITAL($creature) } покидає { CASE($island, "acc") }.
    }
classic-event-fleet-lured = Сирена здобуває { CASE($sea, "acc") }: замість флотилії { CASE($whom, "gen") } свою ставить { $who }.
classic-event-fleet-taken = { $who } бере цю флотилію { CASE($sea, "from") }.
classic-event-building-destroyed = { $who } посилає Велетня зруйнувати { CASE($site, "acc") } { CASE($island, "in") }.
classic-event-creature-copied = { $who } повторює { CASE($creature, "acc") }.
classic-event-building-swapped = { $who } доручає Циклопові { CASE($site, "acc") } { CASE($island, "in") }: тепер це { $new }.
classic-event-troop-sold = { $who } продає загін { CASE($island, "in") } за 2 монети.
classic-event-fleet-sold = { $who } продає флотилію { CASE($sea, "within") } за 2 монети.
classic-event-priest-sold = { $who } продає жерця за 2 монети.
classic-event-philosopher-sold = { $who } продає філософа за 2 монети.
classic-event-troop-killed = { $who } посилає Гарпію знищити загін { CASE($island, "in") }.
classic-event-gold-stolen =
    { $n ->
        [one] { $who } забирає { CASE($whom, "with") } { $n } монету з показаних { $of }.
        [few] { $who } забирає { CASE($whom, "with") } { $n } монети з показаних { $of }.
        [many] { $who } забирає { CASE($whom, "with") } { $n } монет із показаних { $of }.
       *[other] { $who } забирає { CASE($whom, "with") } { $n } монети з показаних { $of }.
    }
classic-event-income-again =
    { $n ->
        [0] { $who } не має доходу, який можна було б отримати ще раз.
        [one] { $who } ще раз отримує { $n } монету доходу.
        [few] { $who } ще раз отримує { $n } монети доходу.
        [many] { $who } ще раз отримує { $n } монет доходу.
       *[other] { $who } ще раз отримує { $n } монети доходу.
    }
classic-event-philosopher-stolen = { $who } краде філософа { CASE($whom, "with") }.
classic-event-priest-stolen = { $who } краде жерця { CASE($whom, "with") }.
classic-event-kraken-placed = { $who } ставить Кракена { CASE($sea, "within") }.
classic-event-kraken-moved = { $who } платить 1 монету й переміщує Кракена { CASE($sea, "into") }.
classic-event-fleets-destroyed =
    { $n ->
        [one] { $whom } втрачає { $n } флотилію { CASE($sea, "within") }.
        [few] { $whom } втрачає { $n } флотилії { CASE($sea, "within") }.
        [many] { $whom } втрачає { $n } флотилій { CASE($sea, "in") }.
       *[other] { $whom } втрачає { $n } флотилії { CASE($sea, "within") }.
    }
classic-event-fleet-pushed = Поліфем виганяє флотилію { CASE($whom, "gen") } { CASE($from, "from") } { CASE($to, "into") }.

## Відмови: чекає інше запитання

classic-refusal-offer-first = Спершу поставте свою фішку: богу або Аполлонові.
classic-refusal-set-first = Спершу поверніть за метрополію по одній споруді кожного типу.
classic-refusal-site-first = Спершу виберіть острів для метрополії.
classic-refusal-move-first = Спершу завершіть це переміщення флотилій: пливіть далі або зупиніться.
classic-refusal-battle-first = Спершу завершіть битву: залиштеся або відступіть.
classic-refusal-effect-first = Спершу завершіть ефект істоти.
classic-refusal-only-apollo = Хід з Аполлоном дає лише жетон процвітання, більше нічого.
classic-refusal-not-in-a-turn = Це робиться іншим разом; у свій хід ви наймаєте, будуєте, користуєтеся дією бога, купуєте істот або завершуєте хід.

## Відмови: підношення

classic-refusal-apollo-is-free = Аполлон не бере монет; виберіть його без суми.
classic-refusal-face-down = { $god } лежить долілиць і в цьому циклі не приймає підношень.
classic-refusal-just-outbid = Ваше підношення { CASE($god, "dat") } щойно перевищено; виберіть іншого бога або Аполлона.
classic-refusal-bid-too-low =
    { $n ->
        [1] { $god } приймає підношення від 1.
       *[other] { $god } вже має підношення; запропонуйте щонайменше { $n }.
    }
classic-refusal-bid-unaffordable =
    { $n ->
        [0] У вас не лишилося монет на підношення; виберіть Аполлона.
       *[other] Ваших монет і жерців тут вистачить щонайбільше на { $n }; не пропонуйте більше або виберіть іншого бога чи Аполлона.
    }

## Відмови: ходи

classic-refusal-other-god = Таке дає { $god }, а не бог вашого ходу.
classic-refusal-too-dear =
    { $n ->
        [one] Це коштує { $n } монету, а стільки у вас немає.
        [few] Це коштує { $n } монети, а стільки у вас немає.
        [many] Це коштує { $n } монет, а стільки у вас немає.
       *[other] Це коштує { $n } монети, а стільки у вас немає.
    }
classic-refusal-free-recruit-due = Перш ніж завершити хід, скористайтеся безплатним наймом.
classic-refusal-enough-recruits = Найнято цього ходу: { $n }, більше не можна.
classic-refusal-reserve-empty = Усі ваші вісім на полі; наймати більше нікого.
classic-refusal-cards-gone = Карт не лишилося.
classic-refusal-sea-not-next-to-you = Новій флотилії потрібне море, суміжне з вашим островом, а { $sea } не підходить.
classic-refusal-sea-of-another = { CAPITAL(CASE($sea, "in")) } стоять флотилії іншого гравця; виберіть вільне море або своє.
classic-refusal-closed-sea = Кракен або Поліфем закриває { CASE($sea, "acc") } для всіх флотилій.
classic-refusal-not-your-island = { $island } не належить вам; виберіть свій острів.
classic-refusal-other-building = Такого { $god } не будує: Посейдон дає порти, Арес фортеці, Зевс храми, Атена університети.
classic-refusal-no-free-slot = { CAPITAL(CASE($island, "in")) } в цій частині немає вільного майданчика; спробуйте іншу частину або інший острів.
classic-refusal-under-metropolis = { CAPITAL(CASE($island, "in")) } цю частину накриває метрополія; лишаються майданчики поза її місцем.
classic-refusal-supply-empty = У загальному резерві такої споруди не лишилося: { $kind }.
classic-refusal-empty-slot = { CAPITAL(CASE($slot, "in")) } немає істоти.

## Відмови: переміщення

classic-refusal-no-fleet-there = { CAPITAL(CASE($sea, "in")) } немає вашої флотилії.
classic-refusal-too-few-fleets =
    { $n ->
        [1] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилія; ведіть її.
        [one] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилія; ведіть від однієї до всіх.
        [few] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилії; ведіть від однієї до всіх.
        [many] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилій; ведіть від однієї до всіх.
       *[other] { CAPITAL(CASE($sea, "in")) } у вас { $n } флотилії; ведіть від однієї до всіх.
    }
classic-refusal-not-adjacent = Крок веде в суміжне море, а { $to } не межує { CASE($from, "along") }.
classic-refusal-other-group = Далі пливе лише та група, що вже рушила: вона { CASE($sea, "within") }.
classic-refusal-no-troop-there = { CAPITAL(CASE($island, "in")) } немає загону, який можна взяти.
classic-refusal-too-few-troops =
    { $n ->
        [0] { CAPITAL(CASE($island, "in")) } немає ваших загонів.
        [1] { CAPITAL(CASE($island, "in")) } у вас { $n } загін; ведіть його.
        [one] { CAPITAL(CASE($island, "in")) } у вас { $n } загін; ведіть від одного до всіх.
        [few] { CAPITAL(CASE($island, "in")) } у вас { $n } загони; ведіть від одного до всіх.
        [many] { CAPITAL(CASE($island, "in")) } у вас { $n } загонів; ведіть від одного до всіх.
       *[other] { CAPITAL(CASE($island, "in")) } у вас { $n } загону; ведіть від одного до всіх.
    }
classic-refusal-no-chain = Загонам потрібен ланцюжок ваших флотилій, а { CASE($from, "from") } { CASE($to, "into") } він не веде.
classic-refusal-same-island = Ваші загони вже { CASE($island, "within") }; виберіть інший острів.
classic-refusal-held-by-medusa = Медуза не випускає загонів { CASE($island, "from") }.
classic-refusal-last-island = Останній острів гравця можна забрати лише тоді, коли це доводить вас до мети; { CASE($island, "along") } цього не станеться.
classic-refusal-no-retreat-there = Загони відступають на інший острів свого власника, а не { CASE($island, "into") }.

## Відмови: метрополії

classic-refusal-other-type-first =
    { GENDER($kind) ->
        [f] Тепер виберіть, яку { CASE($kind, "acc") } повертаєте.
       *[m] Тепер виберіть, який { CASE($kind, "acc") } повертаєте.
    }
classic-refusal-no-such-building = { CAPITAL(CASE($island, "in")) } немає { CASE($site, "gen") }.
classic-refusal-metropolis-stands = { CAPITAL(CASE($island, "in")) } вже стоїть метрополія; виберіть острів без неї.
classic-refusal-free-site-first = { CAPITAL(CASE($island, "in")) } місце метрополії зайняте спорудами; виберіть острів, де воно вільне.

## Відмови: істоти

classic-refusal-not-isolated = Сирені потрібне море з єдиною флотилією суперника, а { $sea } не підходить.
classic-refusal-guarded-by-chiron = Хірон береже { CASE($island, "acc") } від Пегаса, Велетня й Гарпії.
classic-refusal-not-discarded = У скиді немає { CASE($creature, "gen") }, а Химера повторює лише те, що там лежить.
classic-refusal-same-type = Циклоп робить споруду іншого типу, а це вже { $kind }.
classic-refusal-no-priest = У вас немає жерця на продаж.
classic-refusal-no-philosopher = У вас немає філософа на продаж.
classic-refusal-frozen = Флотилії { CASE($sea, "within") } вже билися й далі із цим Сильфом не пливуть.
classic-refusal-no-living-rival = Виберіть іншого гравця, який ще у грі.
classic-refusal-nothing-to-steal = { $whom } не має того, що краде ця істота.
classic-refusal-nothing-to-push = { CAPITAL(CASE($sea, "in")) } немає флотилії, яку має вигнати Поліфем.

## Що дають: боги

classic-tells-god-poseidon = Безплатно візьміть флотилію, ще до трьох за 1, 2 і 3 монети. Порт коштує 2 монети, кожне переміщення флотилій 1 монету.
    .clause = C-8.4
classic-tells-god-ares = Безплатно візьміть загін, ще до трьох за 2, 3 і 4 монети. Фортеця коштує 2 монети, кожне переміщення загонів 1 монету.
    .clause = C-8.4
classic-tells-god-zeus = Безплатно візьміть жерця, ще одного за 4 монети. Храм коштує 2 монети, заміна істоти в секції 1 монету.
    .clause = C-8.4
classic-tells-god-athena = Безплатно візьміть філософа, ще одного за 4 монети. Університет коштує 2 монети. Чотири філософи дають метрополію.
    .clause = C-8.4
classic-tells-god-apollo = Візьміть 1 монету, а якщо у вас лише один острів, 4. Хто прийшов першим, ще й кладе жетон процвітання на будь-який острів. Більше нічого.
    .clause = C-17

## Що роблять: істоти

classic-tells-creature-siren = Поставте свою флотилію на місце чужої, що стоїть у своєму морі сама.
    .clause = C-20.1
classic-tells-creature-pegasus = Перемістіть загони з одного свого острова на будь-який інший без ланцюжка флотилій.
    .clause = C-20.2
classic-tells-creature-giant = Зруйнуйте споруду на будь-якому острові, але не метрополію.
    .clause = C-20.3
classic-tells-creature-chimera = Скористайтеся будь-якою істотою зі скиду. Після цього скид замішують у колоду.
    .clause = C-20.4
classic-tells-creature-cyclops = Замініть свою споруду спорудою іншого типу на тому самому місці.
    .clause = C-20.5
classic-tells-creature-sphinx = Віддайте скільки завгодно загонів, флотилій, жерців і філософів по 2 монети.
    .clause = C-20.6
classic-tells-creature-sylph = Безплатно перемістіть свої флотилії на 10 кроків, розділивши їх, як забажаєте.
    .clause = C-20.7
classic-tells-creature-harpy = Приберіть загін з будь-якого острова. Острів лишається за власником.
    .clause = C-20.8
classic-tells-creature-griffon = Заберіть в іншого гравця половину монет, округлену до меншого. Усі бачать, скільки він має.
    .clause = C-20.9
classic-tells-creature-fates = Отримайте свій дохід ще раз.
    .clause = C-20.10
classic-tells-creature-satyr = Заберіть в іншого гравця філософа. Ваш четвертий дає метрополію.
    .clause = C-20.11
classic-tells-creature-dryad = Заберіть в іншого гравця жерця.
    .clause = C-20.12
classic-tells-creature-kraken = Поставте його в будь-яке море, тоді переміщуйте по 1 монеті за крок: усі флотилії на його шляху зникають. Море, де він зупинився, закрите для всіх.
    .clause = C-20.13
classic-tells-creature-minotaur = Поставте його на будь-якому острові: він додає 2 до його оборони, хоч би чий був острів.
    .clause = C-20.14
classic-tells-creature-chiron = Поставте його на будь-якому острові: Пегас, Велетень і Гарпія туди не сягнуть.
    .clause = C-20.15
classic-tells-creature-medusa = Поставте її на будь-якому острові: жоден загін його не покине.
    .clause = C-20.16
classic-tells-creature-polyphemus = Поставте його на будь-якому острові: ви виганяєте всі флотилії з морів довкола, і поки він там, жодна не повернеться.
    .clause = C-20.17

## Що дають: споруди

classic-tells-kind-port = Додає 1 до вашої суми, коли ви бороните море довкола його острова.
    .clause = C-10.5
classic-tells-kind-fortress = Додає 1 до вашої суми, коли ви бороните її острів.
    .clause = C-10.5
classic-tells-kind-temple = У кожному циклі робить одну істоту на 1 монету дешевшою для вас.
    .clause = C-10.5
classic-tells-kind-university = Сам не діє. Разом із портом, фортецею і храмом дає метрополію.
    .clause = C-10.5
classic-tells-kind-metropolis = Діє як порт, фортеця і храм. Метрополії дають перемогу.
    .clause = C-10.5
