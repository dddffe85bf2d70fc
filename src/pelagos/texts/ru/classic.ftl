# Classic по-русски. На поле у островов есть имена.

## Имена

classic-seat-p1 = Игрок 1
    .gen = Игрока 1
    .dat = Игроку 1
    .acc = Игрока 1
    .ins = Игроком 1
    .loc = Игроке 1
    .gender = m
classic-seat-p2 = Игрок 2
    .gen = Игрока 2
    .dat = Игроку 2
    .acc = Игрока 2
    .ins = Игроком 2
    .loc = Игроке 2
    .gender = m
classic-seat-p3 = Игрок 3
    .gen = Игрока 3
    .dat = Игроку 3
    .acc = Игрока 3
    .ins = Игроком 3
    .loc = Игроке 3
    .gender = m
classic-seat-p4 = Игрок 4
    .gen = Игрока 4
    .dat = Игроку 4
    .acc = Игрока 4
    .ins = Игроком 4
    .loc = Игроке 4
    .gender = m
classic-seat-p5 = Игрок 5
    .gen = Игрока 5
    .dat = Игроку 5
    .acc = Игрока 5
    .ins = Игроком 5
    .loc = Игроке 5
    .gender = m
classic-seat-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
classic-marker = ваша фишка
    .gen = вашей фишки
    .dat = вашей фишке
    .acc = вашу фишку
    .ins = вашей фишкой
    .loc = вашей фишке
classic-first-marker = ваша первая фишка
    .gen = вашей первой фишки
    .dat = вашей первой фишке
    .acc = вашу первую фишку
    .ins = вашей первой фишкой
    .loc = вашей первой фишке
classic-second-marker = ваша вторая фишка
    .gen = вашей второй фишки
    .dat = вашей второй фишке
    .acc = вашу вторую фишку
    .ins = вашей второй фишкой
    .loc = вашей второй фишке
classic-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдоне
    .gender = m
classic-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресе
    .gender = m
classic-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсе
    .gender = m
classic-god-athena = Афина
    .gen = Афины
    .dat = Афине
    .acc = Афину
    .ins = Афиной
    .loc = Афине
    .gender = f
classic-god-apollo = Аполлон
    .gen = Аполлона
    .dat = Аполлону
    .acc = Аполлона
    .ins = Аполлоном
    .loc = Аполлоне
    .gender = m
classic-god-none = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
classic-sea = море { $word }
    .gen = моря { $word }
    .dat = морю { $word }
    .acc = море { $word }
    .ins = морем { $word }
    .loc = море { $word }
    .gender = n
    .at = в море { $word }
    .to = в море { $word }
    .from = из моря { $word }
classic-island-off = никакой остров
    .gen = никакого острова
    .dat = никакому острову
    .acc = никакой остров
    .ins = никаким островом
    .loc = никаком острове
    .at = ни на каком острове
    .to = ни на какой остров
    .from = ни с какого острова
classic-island-i01 = Андрос
    .gen = Андроса
    .dat = Андросу
    .acc = Андрос
    .ins = Андросом
    .loc = Андросе
    .at = на Андросе
    .to = на Андрос
    .from = с Андроса
classic-island-i02 = Тинос
    .gen = Тиноса
    .dat = Тиносу
    .acc = Тинос
    .ins = Тиносом
    .loc = Тиносе
    .at = на Тиносе
    .to = на Тинос
    .from = с Тиноса
classic-island-i03 = Сирос
    .gen = Сироса
    .dat = Сиросу
    .acc = Сирос
    .ins = Сиросом
    .loc = Сиросе
    .at = на Сиросе
    .to = на Сирос
    .from = с Сироса
classic-island-i04 = Делос
    .gen = Делоса
    .dat = Делосу
    .acc = Делос
    .ins = Делосом
    .loc = Делосе
    .at = на Делосе
    .to = на Делос
    .from = с Делоса
classic-island-i05 = Миконос
    .gen = Миконоса
    .dat = Миконосу
    .acc = Миконос
    .ins = Миконосом
    .loc = Миконосе
    .at = на Миконосе
    .to = на Миконос
    .from = с Миконоса
classic-island-i06 = Парос
    .gen = Пароса
    .dat = Паросу
    .acc = Парос
    .ins = Паросом
    .loc = Паросе
    .at = на Паросе
    .to = на Парос
    .from = с Пароса
classic-island-i07 = Милос
    .gen = Милоса
    .dat = Милосу
    .acc = Милос
    .ins = Милосом
    .loc = Милосе
    .at = на Милосе
    .to = на Милос
    .from = с Милоса
classic-island-i08 = Серифос
    .gen = Серифоса
    .dat = Серифосу
    .acc = Серифос
    .ins = Серифосом
    .loc = Серифосе
    .at = на Серифосе
    .to = на Серифос
    .from = с Серифоса
classic-island-i09 = Наксос
    .gen = Наксоса
    .dat = Наксосу
    .acc = Наксос
    .ins = Наксосом
    .loc = Наксосе
    .at = на Наксосе
    .to = на Наксос
    .from = с Наксоса
classic-island-i10 = Иос
    .gen = Иоса
    .dat = Иосу
    .acc = Иос
    .ins = Иосом
    .loc = Иосе
    .at = на Иосе
    .to = на Иос
    .from = с Иоса
classic-island-i11 = Сикинос
    .gen = Сикиноса
    .dat = Сикиносу
    .acc = Сикинос
    .ins = Сикиносом
    .loc = Сикиносе
    .at = на Сикиносе
    .to = на Сикинос
    .from = с Сикиноса
classic-island-i12 = Тира
    .gen = Тиры
    .dat = Тире
    .acc = Тиру
    .ins = Тирой
    .loc = Тире
    .at = на Тире
    .to = на Тиру
    .from = с Тиры
classic-island-i13 = Аморгос
    .gen = Аморгоса
    .dat = Аморгосу
    .acc = Аморгос
    .ins = Аморгосом
    .loc = Аморгосе
    .at = на Аморгосе
    .to = на Аморгос
    .from = с Аморгоса
classic-kind-port = порт
    .gen = порта
    .dat = порту
    .acc = порт
    .ins = портом
    .loc = порте
    .gender = m
classic-kind-fortress = крепость
    .gen = крепости
    .dat = крепости
    .acc = крепость
    .ins = крепостью
    .loc = крепости
    .gender = f
classic-kind-temple = храм
    .gen = храма
    .dat = храму
    .acc = храм
    .ins = храмом
    .loc = храме
    .gender = m
classic-kind-university = университет
    .gen = университета
    .dat = университету
    .acc = университет
    .ins = университетом
    .loc = университете
    .gender = m
classic-site-port-s = порт на участке под метрополию
    .gen = порта на участке под метрополию
    .dat = порту на участке под метрополию
    .acc = порт на участке под метрополию
    .ins = портом на участке под метрополию
    .loc = порте на участке под метрополию
    .gender = m
classic-site-fortress-s = крепость на участке под метрополию
    .gen = крепости на участке под метрополию
    .dat = крепости на участке под метрополию
    .acc = крепость на участке под метрополию
    .ins = крепостью на участке под метрополию
    .loc = крепости на участке под метрополию
    .gender = f
classic-site-temple-s = храм на участке под метрополию
    .gen = храма на участке под метрополию
    .dat = храму на участке под метрополию
    .acc = храм на участке под метрополию
    .ins = храмом на участке под метрополию
    .loc = храме на участке под метрополию
    .gender = m
classic-site-university-s = университет на участке под метрополию
    .gen = университета на участке под метрополию
    .dat = университету на участке под метрополию
    .acc = университет на участке под метрополию
    .ins = университетом на участке под метрополию
    .loc = университете на участке под метрополию
    .gender = m
classic-site-port-o = порт вне участка под метрополию
    .gen = порта вне участка под метрополию
    .dat = порту вне участка под метрополию
    .acc = порт вне участка под метрополию
    .ins = портом вне участка под метрополию
    .loc = порте вне участка под метрополию
    .gender = m
classic-site-fortress-o = крепость вне участка под метрополию
    .gen = крепости вне участка под метрополию
    .dat = крепости вне участка под метрополию
    .acc = крепость вне участка под метрополию
    .ins = крепостью вне участка под метрополию
    .loc = крепости вне участка под метрополию
    .gender = f
classic-site-temple-o = храм вне участка под метрополию
    .gen = храма вне участка под метрополию
    .dat = храму вне участка под метрополию
    .acc = храм вне участка под метрополию
    .ins = храмом вне участка под метрополию
    .loc = храме вне участка под метрополию
    .gender = m
classic-site-university-o = университет вне участка под метрополию
    .gen = университета вне участка под метрополию
    .dat = университету вне участка под метрополию
    .acc = университет вне участка под метрополию
    .ins = университетом вне участка под метрополию
    .loc = университете вне участка под метрополию
    .gender = m
classic-creature-siren = Сирена
    .gen = Сирены
    .dat = Сирене
    .acc = Сирену
    .ins = Сиреной
    .loc = Сирене
    .gender = f
classic-creature-pegasus = Пегас
    .gen = Пегаса
    .dat = Пегасу
    .acc = Пегаса
    .ins = Пегасом
    .loc = Пегасе
    .gender = m
classic-creature-giant = Гигант
    .gen = Гиганта
    .dat = Гиганту
    .acc = Гиганта
    .ins = Гигантом
    .loc = Гиганте
    .gender = m
classic-creature-chimera = Химера
    .gen = Химеры
    .dat = Химере
    .acc = Химеру
    .ins = Химерой
    .loc = Химере
    .gender = f
classic-creature-cyclops = Циклоп
    .gen = Циклопа
    .dat = Циклопу
    .acc = Циклопа
    .ins = Циклопом
    .loc = Циклопе
    .gender = m
classic-creature-sphinx = Сфинкс
    .gen = Сфинкса
    .dat = Сфинксу
    .acc = Сфинкса
    .ins = Сфинксом
    .loc = Сфинксе
    .gender = m
classic-creature-sylph = Сильфида
    .gen = Сильфиды
    .dat = Сильфиде
    .acc = Сильфиду
    .ins = Сильфидой
    .loc = Сильфиде
    .gender = f
classic-creature-harpy = Гарпия
    .gen = Гарпии
    .dat = Гарпии
    .acc = Гарпию
    .ins = Гарпией
    .loc = Гарпии
    .gender = f
classic-creature-griffon = Грифон
    .gen = Грифона
    .dat = Грифону
    .acc = Грифона
    .ins = Грифоном
    .loc = Грифоне
    .gender = m
classic-creature-fates = Мойры
    .gen = Мойр
    .dat = Мойрам
    .acc = Мойр
    .ins = Мойрами
    .loc = Мойрах
    .gender = pl
classic-creature-satyr = Сатир
    .gen = Сатира
    .dat = Сатиру
    .acc = Сатира
    .ins = Сатиром
    .loc = Сатире
    .gender = m
classic-creature-dryad = Дриада
    .gen = Дриады
    .dat = Дриаде
    .acc = Дриаду
    .ins = Дриадой
    .loc = Дриаде
    .gender = f
classic-creature-kraken = Кракен
    .gen = Кракена
    .dat = Кракену
    .acc = Кракена
    .ins = Кракеном
    .loc = Кракене
    .gender = m
classic-creature-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .gender = m
classic-creature-chiron = Хирон
    .gen = Хирона
    .dat = Хирону
    .acc = Хирона
    .ins = Хироном
    .loc = Хироне
    .gender = m
classic-creature-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
    .loc = Медузе
    .gender = f
classic-creature-polyphemus = Полифем
    .gen = Полифема
    .dat = Полифему
    .acc = Полифема
    .ins = Полифемом
    .loc = Полифеме
    .gender = m
classic-figure-minotaur = Минотавр
    .gen = Минотавра
    .dat = Минотавру
    .acc = Минотавра
    .ins = Минотавром
    .loc = Минотавре
    .gender = m
classic-figure-chiron = Хирон
    .gen = Хирона
    .dat = Хирону
    .acc = Хирона
    .ins = Хироном
    .loc = Хироне
    .gender = m
classic-figure-medusa = Медуза
    .gen = Медузы
    .dat = Медузе
    .acc = Медузу
    .ins = Медузой
    .loc = Медузе
    .gender = f
classic-figure-polyphemus = Полифем
    .gen = Полифема
    .dat = Полифему
    .acc = Полифема
    .ins = Полифемом
    .loc = Полифеме
    .gender = m
classic-slot = место { $word }
    .gen = места { $word }
    .dat = месту { $word }
    .acc = место { $word }
    .ins = местом { $word }
    .loc = месте { $word }
classic-place-deck = колода
classic-place-discard = сброс
classic-place-used = в игре
classic-place-held = отложена ради фигурки
classic-place-slot-4 = место 4
classic-place-slot-3 = место 3
classic-place-slot-2 = место 2

## Вопросы

classic-ask-PlaceMarker =
    { WORD($barred) ->
        [none] Куда встанет { $marker }: к богу, с приношением больше того, что у него лежит, или к Аполлону?
       *[other] Ваше приношение { CASE($barred, "dat") } перебито: куда теперь встанет { $marker }?
    }
classic-ask-TakeTurn = Что вы делаете?
classic-ask-Prosper = На какой остров вы кладёте маркер процветания?
classic-ask-SailOn =
    { $steps ->
        [one] Ваши флоты { CASE($sea, "at") }, остался { $steps } шаг: плывут дальше или останавливаются?
        [few] Ваши флоты { CASE($sea, "at") }, осталось { $steps } шага: плывут дальше или останавливаются?
       *[other] Ваши флоты { CASE($sea, "at") }, осталось { $steps } шагов: плывут дальше или останавливаются?
    }
classic-ask-RetreatFromSea = { $who }: ваши флоты остаются и сражаются за { CASE($sea, "acc") } или отступают?
classic-ask-RetreatFromLand = { $who }: ваши армии остаются и сражаются за { CASE($island, "acc") } или отступают?
classic-ask-GiveBack =
    { GENDER($kind) ->
        [f] У вас есть строения всех типов, и вам положена метрополия: какую { CASE($kind, "acc") } вы возвращаете за неё в запас?
       *[other] У вас есть строения всех типов, и вам положена метрополия: какой { CASE($kind, "acc") } вы возвращаете за неё в запас?
    }
classic-ask-ChooseSite = Вам положена метрополия: на каком острове вы её основываете?
classic-ask-LureFleet = Сирена: какой одинокий флот соперника вы заменяете своим?
classic-ask-TakeFleetFrom = Ваш резерв пуст: из какого моря придёт флот, который займёт { CASE($sea, "acc") }?
classic-ask-FlyTroops = Пегас: какие армии летят с одного вашего острова на любой другой?
classic-ask-DestroyBuilding = Гигант: какое строение он разрушает?
classic-ask-CopyCreature = Химера: какое существо из сброса она повторяет?
classic-ask-SwapBuilding = Циклоп: какое ваше строение и чем становится?
classic-ask-Sell = Сфинкс платит по 2 золотых за армию, флот, жреца или философа: что вы продаёте?
classic-ask-SailFreely =
    { $steps ->
        [one] Сильфида: у ваших флотов остался { $steps } бесплатный шаг; кто и куда плывёт?
        [few] Сильфида: у ваших флотов осталось { $steps } бесплатных шага; кто и куда плывёт?
       *[other] Сильфида: у ваших флотов осталось { $steps } бесплатных шагов; кто и куда плывёт?
    }
classic-ask-KillTroop = Гарпия: на каком острове она губит армию?
classic-ask-StealGold = Грифон: у кого он отнимает половину золота?
classic-ask-StealPhilosopher = Сатир: у кого он крадёт философа?
classic-ask-StealPriest = Дриада: у кого она крадёт жреца?
classic-ask-PlaceKraken = Кракен: в каком море он всплывает и топит все флоты?
classic-ask-MoveKraken = Кракен { CASE($sea, "at") }: платите 1 золотой, чтобы вести его дальше, или останавливаетесь?
classic-ask-PlaceFigure = На какой остров вы ставите { CASE($creature, "acc") }?
classic-ask-PlacePolyphemus = На какой остров вы ставите Полифема, который прогонит все флоты из морей вокруг?
classic-ask-PushFleet = Полифем стоит { CASE($island, "at") }: какой флот и куда он гонит?

## События: начало раунда

classic-event-cycle-began = Начинается раунд { $n }.
classic-event-marker-ordered = Место { $n } в порядке ходов: { $who }.
classic-event-creature-unbought = Никто не берёт { CASE($creature, "acc") }.
classic-event-creature-appeared = Теперь на { CASE($slot, "loc") } — { $creature }.
classic-event-deck-shuffled = Сброшенные существа перемешиваются с колодой.
classic-event-god-placed = { $god } занимает место { $n } среди богов.
classic-event-god-face-down = { $god } лежит лицом вниз и в этом раунде не принимает приношений.
classic-event-income-paid =
    { $n ->
        [0] { $who } не получает дохода.
        [one] { $who } получает доход: { $n } золотой.
       *[other] { $who } получает доход: { $n } золотых.
    }

## События: приношения

classic-event-offer-made =
    { $n ->
        [one] { $who } приносит { CASE($god, "dat") } { $n } золотой.
       *[other] { $who } приносит { CASE($god, "dat") } { $n } золотых.
    }
classic-event-offer-lost = Приношение { CASE($who, "pgen") } { CASE($god, "dat") } перебито; фишку надо поставить заново.
classic-event-apollo-chosen =
    { $n ->
        [1] { $who } выбирает Аполлона и получит от него маркер процветания.
       *[other] { $who } выбирает Аполлона под номером { $n }.
    }
classic-event-offerings-paid =
    { $n ->
        [0] { $who } ничего не платит за приношения.
        [one] { $who } платит за приношения { $n } золотой.
       *[other] { $who } платит за приношения { $n } золотых.
    }

## События: ходы

classic-event-turn-began = { $who } ходит с { CASE($god, "ins") }.
classic-event-turn-ended = { $who } завершает ход.
classic-event-free-recruit-lost = { $who } не может нанять, что положено бесплатно, и теряет это.
classic-event-fleet-recruited =
    { $price ->
        [0] { $who } бесплатно нанимает флот { CASE($sea, "at") }.
        [one] { $who } нанимает флот { CASE($sea, "at") } за { $price } золотой.
       *[other] { $who } нанимает флот { CASE($sea, "at") } за { $price } золотых.
    }
classic-event-troop-recruited =
    { $price ->
        [0] { $who } бесплатно нанимает армию { CASE($island, "at") }.
        [one] { $who } нанимает армию { CASE($island, "at") } за { $price } золотой.
       *[other] { $who } нанимает армию { CASE($island, "at") } за { $price } золотых.
    }
classic-event-priest-recruited =
    { $price ->
        [0] { $who } бесплатно берёт жреца.
        [one] { $who } берёт жреца за { $price } золотой.
       *[other] { $who } берёт жреца за { $price } золотых.
    }
classic-event-philosopher-recruited =
    { $price ->
        [0] { $who } бесплатно берёт философа.
        [one] { $who } берёт философа за { $price } золотой.
       *[other] { $who } берёт философа за { $price } золотых.
    }
classic-event-building-built = { $who } строит { CASE($island, "at") } { CASE($site, "acc") }.
classic-event-fleets-sailed =
    { $n ->
        [one] { $who } ведёт { $n } флот { CASE($from, "from") } { CASE($to, "to") }.
        [few] { $who } ведёт { $n } флота { CASE($from, "from") } { CASE($to, "to") }.
       *[other] { $who } ведёт { $n } флотов { CASE($from, "from") } { CASE($to, "to") }.
    }
classic-event-troops-marched =
    { $n ->
        [one] { $who } переводит { $n } армию { CASE($from, "from") } { CASE($to, "to") }.
        [few] { $who } переводит { $n } армии { CASE($from, "from") } { CASE($to, "to") }.
       *[other] { $who } переводит { $n } армий { CASE($from, "from") } { CASE($to, "to") }.
    }
classic-event-creature-replaced = { $who } платит Зевсу 1 золотой, чтобы сбросить { CASE($creature, "acc") }.

## События: сражения и завоевания

classic-event-sea-battle-began = { $who } атакует { CASE($whom, "pacc") } { CASE($sea, "at") }.
classic-event-land-battle-began = { $who } атакует { CASE($whom, "pacc") } { CASE($island, "at") }.
classic-event-dice-rolled = На кубиках { $attacker } для атаки и { $defender } для обороны: всего { $attack } против { $defence }.
classic-event-fleet-lost = { $who } теряет флот { CASE($sea, "at") }.
classic-event-troop-lost = { $who } теряет армию { CASE($island, "at") }.
classic-event-minotaur-lost = Минотавр гибнет { CASE($island, "at") }.
classic-event-retreated-sea =
    { $n ->
        [one] { $who } отступает { CASE($to, "to") }, уводя { $n } флот.
        [few] { $who } отступает { CASE($to, "to") }, уводя { $n } флота.
       *[other] { $who } отступает { CASE($to, "to") }, уводя { $n } флотов.
    }
classic-event-retreated-land =
    { $n ->
        [one] { $who } отступает { CASE($to, "to") }, уводя { $n } армию.
        [few] { $who } отступает { CASE($to, "to") }, уводя { $n } армии.
       *[other] { $who } отступает { CASE($to, "to") }, уводя { $n } армий.
    }
classic-event-sea-held = { $who } удерживает { CASE($sea, "acc") }.
classic-event-sea-empty = { CAPITAL(CASE($sea, "at")) } никого не осталось.
classic-event-island-held = { $who } сохраняет { CASE($island, "acc") }.
classic-event-island-claimed = { $who } занимает ничейный остров { $island }.
classic-event-island-captured = { $who } отнимает { CASE($island, "acc") } у { CASE($whom, "pgen") }.
classic-event-eliminated = { $who } теряет последний остров и выбывает из игры.

## События: метрополии

classic-event-building-given = { $who } возвращает в запас { CASE($island, "from") } { CASE($site, "acc") }.
classic-event-philosophers-given = { $who } возвращает в запас четырёх философов.
classic-event-metropolis-founded = { $who } основывает метрополию { CASE($island, "at") }.
classic-event-metropolis-lost = { $who } не находит места для метрополии и теряет её.

## События: Аполлон и конец

classic-event-apollo-paid =
    { $n ->
        [one] { $who } получает от Аполлона { $n } золотой.
       *[other] { $who } получает от Аполлона { $n } золотых.
    }
classic-event-island-prospered = { $who } кладёт маркер процветания { CASE($island, "to") }.
classic-event-gold-shown =
    { $n ->
        [one] { $who } показывает { $n } золотой.
       *[other] { $who } показывает { $n } золотых.
    }
classic-event-game-won = { $who } выигрывает партию.

## События: существа

classic-event-creature-bought =
    { $price ->
        [one] { $who } покупает { CASE($creature, "acc") } за { $price } золотой.
       *[other] { $who } покупает { CASE($creature, "acc") } за { $price } золотых.
    }
classic-event-effect-declined = { $who } не пользуется силой { CASE($creature, "gen") }.
classic-event-figure-placed = { $who } ставит { CASE($creature, "acc") } { CASE($island, "to") }.
classic-event-figures-clashed = { CAPITAL(CASE($island, "at")) } { $creature } и { $other } губят друг друга.
classic-event-figure-left = { CAPITAL($creature) } покидает { CASE($island, "acc") }.
classic-event-fleet-lured = Сирена отдаёт { CASE($sea, "acc") } { CASE($who, "pdat") }: новый флот сменяет флот { CASE($whom, "pgen") }.
classic-event-fleet-taken = { $who } берёт этот флот { CASE($sea, "from") }.
classic-event-building-destroyed = { $who } посылает Гиганта разрушить { CASE($island, "at") } { CASE($site, "acc") }.
classic-event-creature-copied = { $who } повторяет { CASE($creature, "acc") }.
classic-event-building-swapped = { $who } велит Циклопу превратить { CASE($island, "at") } { CASE($site, "acc") } в { CASE($new, "acc") }.
classic-event-troop-sold = { $who } продаёт армию { CASE($island, "at") } за 2 золотых.
classic-event-fleet-sold = { $who } продаёт флот { CASE($sea, "at") } за 2 золотых.
classic-event-priest-sold = { $who } продаёт жреца за 2 золотых.
classic-event-philosopher-sold = { $who } продаёт философа за 2 золотых.
classic-event-troop-killed = { $who } посылает Гарпию погубить армию { CASE($island, "at") }.
classic-event-gold-stolen = { $who } крадёт золото, которое показывает { $whom }: { $n } из { $of }.
classic-event-income-again =
    { $n ->
        [0] { $who } не получает дохода и во второй раз.
        [one] { $who } ещё раз получает доход: { $n } золотой.
       *[other] { $who } ещё раз получает доход: { $n } золотых.
    }
classic-event-philosopher-stolen = { $who } крадёт философа у { CASE($whom, "pgen") }.
classic-event-priest-stolen = { $who } крадёт жреца у { CASE($whom, "pgen") }.
classic-event-kraken-placed = { $who } ставит Кракена { CASE($sea, "to") }.
classic-event-kraken-moved = { $who } платит 1 золотой и ведёт Кракена { CASE($sea, "to") }.
classic-event-fleets-destroyed =
    { $n ->
        [one] { $whom } теряет { $n } флот { CASE($sea, "at") }.
        [few] { $whom } теряет { $n } флота { CASE($sea, "at") }.
       *[other] { $whom } теряет { $n } флотов { CASE($sea, "at") }.
    }
classic-event-fleet-pushed = Полифем гонит флот { CASE($whom, "pgen") } { CASE($from, "from") } { CASE($to, "to") }.

## Отказы: сначала другой вопрос

classic-refusal-offer-first = Сначала поставьте фишку: к богу или к Аполлону.
classic-refusal-set-first = За метрополию сначала верните в запас по одному строению каждого типа.
classic-refusal-site-first = Сначала выберите остров для метрополии.
classic-refusal-move-first = Сначала закончите перемещение этих флотов: плывите дальше или остановитесь.
classic-refusal-battle-first = Сначала закончите сражение: оставайтесь или отступите.
classic-refusal-effect-first = Сначала завершите то, что делает существо.
classic-refusal-only-apollo = В ход Аполлона можно только положить маркер процветания.
classic-refusal-not-in-a-turn = Это для другого момента; в свой ход вы нанимаете, строите, пользуетесь силой бога, покупаете существ или завершаете ход.

## Отказы: приношения

classic-refusal-apollo-is-free = Аполлон не берёт золота; выберите его, не называя суммы.
classic-refusal-face-down = { $god } лежит лицом вниз и в этом раунде не принимает приношений.
classic-refusal-just-outbid = Ваше приношение { CASE($god, "dat") } только что перебито; выберите другого бога или Аполлона.
classic-refusal-bid-too-low =
    { $n ->
        [1] Приношение { CASE($god, "dat") } начинается с 1.
       *[other] У { CASE($god, "gen") } уже есть приношение; принесите не меньше { $n }.
    }
classic-refusal-bid-unaffordable =
    { $n ->
        [0] У вас не осталось золота на приношение; выберите Аполлона.
       *[other] Вашего золота и жрецов хватит здесь самое большее на { $n }; принесите не больше, или выберите другого бога или Аполлона.
    }

## Отказы: ходы

classic-refusal-other-god = Это делают с { CASE($god, "ins") }, а у вас ход с другим богом.
classic-refusal-too-dear =
    { $n ->
        [one] Это стоит { $n } золотой, а у вас его нет.
       *[other] Это стоит { $n } золотых, а у вас их нет.
    }
classic-refusal-free-recruit-due = Прежде чем завершить ход, наймите то, что положено бесплатно.
classic-refusal-enough-recruits = Вы уже наняли на этом ходу { $n }, больше нельзя.
classic-refusal-reserve-empty = Все восемь ваших на поле; в резерве нанимать некого.
classic-refusal-cards-gone = Карт больше не осталось.
classic-refusal-sea-not-next-to-you = Новому флоту нужно море рядом с вашим островом, а { $sea } не такое.
classic-refusal-sea-of-another = { CAPITAL(CASE($sea, "at")) } стоят флоты другого игрока; выберите пустое море или своё.
classic-refusal-closed-sea = Кракен или Полифем закрывает { CASE($sea, "acc") } для всех флотов.
classic-refusal-not-your-island = Остров { $island } не ваш; выберите свой остров.
classic-refusal-other-building = { $god } такого не строит: Посейдон строит порты, Арес крепости, Зевс храмы, Афина университеты.
classic-refusal-no-free-slot = В этой части острова { $island } нет места для строения; попробуйте другую его часть или другой остров.
classic-refusal-under-metropolis = Эту часть острова { $island } занимает метрополия; остались только места вне её участка.
classic-refusal-supply-empty = В запасе больше нет такого строения: { $kind }.
classic-refusal-empty-slot = На { CASE($slot, "loc") } нет существа.

## Отказы: движение

classic-refusal-no-fleet-there = { CAPITAL(CASE($sea, "at")) } нет ваших флотов.
classic-refusal-too-few-fleets =
    { $n ->
        [one] { CAPITAL(CASE($sea, "at")) } у вас { $n } флот; больше вести нечего.
        [few] { CAPITAL(CASE($sea, "at")) } у вас { $n } флота; ведите от 1 до всех.
       *[other] { CAPITAL(CASE($sea, "at")) } у вас { $n } флотов; ведите от 1 до всех.
    }
classic-refusal-not-adjacent = Один шаг ведёт в соседнее море, а { $to } не касается { CASE($from, "gen") }.
classic-refusal-other-group = Дальше может плыть только та группа, что уже в пути: { $sea }.
classic-refusal-no-troop-there = { CAPITAL(CASE($island, "at")) } нет армии, которую вы могли бы взять.
classic-refusal-too-few-troops =
    { $n ->
        [0] { CAPITAL(CASE($island, "at")) } нет ваших армий.
        [one] { CAPITAL(CASE($island, "at")) } у вас { $n } армия; больше вести некого.
        [few] { CAPITAL(CASE($island, "at")) } у вас { $n } армии; ведите от 1 до всех.
       *[other] { CAPITAL(CASE($island, "at")) } у вас { $n } армий; ведите от 1 до всех.
    }
classic-refusal-no-chain = Армиям нужна цепочка ваших флотов, а { CASE($from, "from") } { CASE($to, "to") } такой нет.
classic-refusal-same-island = Ваши армии уже { CASE($island, "at") }; выберите другой остров.
classic-refusal-held-by-medusa = Медуза не выпускает армии { CASE($island, "from") }.
classic-refusal-last-island = Последний остров игрока неприкосновенен, если его захват не приводит вас к цели, а остров { $island } к ней не приводит.
classic-refusal-no-retreat-there = Армии отступают на другой остров своего владельца, а не { CASE($island, "to") }.

## Отказы: метрополии

classic-refusal-other-type-first =
    { GENDER($kind) ->
        [f] Теперь выберите, какую { CASE($kind, "acc") } вы возвращаете в запас.
       *[other] Теперь выберите, какой { CASE($kind, "acc") } вы возвращаете в запас.
    }
classic-refusal-no-such-building = Такого строения { CASE($island, "at") } нет: { $site }.
classic-refusal-metropolis-stands = { CAPITAL(CASE($island, "at")) } уже стоит метрополия; выберите остров без неё.
classic-refusal-free-site-first = Участок под метрополию { CASE($island, "at") } занят строениями; выберите остров, где участок свободен.

## Отказы: существа

classic-refusal-not-isolated = Сирене нужно море, где у соперника один-единственный флот, а { $sea } не такое.
classic-refusal-guarded-by-chiron = Хирон охраняет { CASE($island, "acc") } от Пегаса, Гиганта и Гарпии.
classic-refusal-not-discarded = В сбросе нет { CASE($creature, "gen") }, а Химера повторяет только то, что там лежит.
classic-refusal-same-type = Циклоп меняет тип строения, а это уже и есть { $kind }.
classic-refusal-no-priest = У вас нет жреца на продажу.
classic-refusal-no-philosopher = У вас нет философа на продажу.
classic-refusal-frozen = Флоты { CASE($sea, "at") } уже сражались и с этой Сильфидой дальше не плывут.
classic-refusal-no-living-rival = Выберите другого игрока, который ещё в игре.
classic-refusal-nothing-to-steal = У { CASE($whom, "pgen") } нет того, что крадёт это существо.
classic-refusal-nothing-to-push = { CAPITAL(CASE($sea, "at")) } нет флота, который должен прогнать Полифем.

## Что это даёт: боги

classic-tells-god-poseidon = Флот бесплатно и ещё до трёх за 1, 2 и 3 золотых. Порт стоит 2 золотых, каждое перемещение флотов 1 золотой.
    .clause = C-8.4
classic-tells-god-ares = Армия бесплатно и ещё до трёх за 2, 3 и 4 золотых. Крепость стоит 2 золотых, каждое перемещение армий 1 золотой.
    .clause = C-8.4
classic-tells-god-zeus = Жрец бесплатно и ещё один за 4 золотых. Храм стоит 2 золотых, замена существа в ряду 1 золотой.
    .clause = C-8.4
classic-tells-god-athena = Философ бесплатно и ещё один за 4 золотых. Университет стоит 2 золотых. Четыре философа дают метрополию.
    .clause = C-8.4
classic-tells-god-apollo = Возьмите 1 золотой, а если у вас только один остров, то 4. Тот, кто пришёл первым, ещё кладёт маркер процветания на любой остров. Больше ничего делать нельзя.
    .clause = C-17

## Что это даёт: существа

classic-tells-creature-siren = Замените своим флотом флот другого игрока, который стоит в своём море один.
    .clause = C-20.1
classic-tells-creature-pegasus = Перенесите армии с одного своего острова на любой другой, без цепочки флотов.
    .clause = C-20.2
classic-tells-creature-giant = Разрушьте строение на любом острове, но не метрополию.
    .clause = C-20.3
classic-tells-creature-chimera = Примените любое существо из сброса. Потом сброс перемешивается с колодой.
    .clause = C-20.4
classic-tells-creature-cyclops = Замените одно своё строение на строение другого типа, на том же месте.
    .clause = C-20.5
classic-tells-creature-sphinx = Верните сколько угодно армий, флотов, жрецов и философов и получите по 2 золотых за каждого.
    .clause = C-20.6
classic-tells-creature-sylph = Переместите свои флоты бесплатно на 10 шагов, разделив их между флотами как угодно.
    .clause = C-20.7
classic-tells-creature-harpy = Уберите одну армию с любого острова. Остров остаётся у владельца.
    .clause = C-20.8
classic-tells-creature-griffon = Возьмите половину золота другого игрока, с округлением вниз. Все видят, сколько его было.
    .clause = C-20.9
classic-tells-creature-fates = Получите свой доход ещё раз.
    .clause = C-20.10
classic-tells-creature-satyr = Возьмите философа у другого игрока. Четвёртый даёт метрополию.
    .clause = C-20.11
classic-tells-creature-dryad = Возьмите жреца у другого игрока.
    .clause = C-20.12
classic-tells-creature-kraken = Поставьте его в любое море, потом ведите по 1 золотому за шаг: все флоты на его пути снимаются. Море, где он остановился, закрыто для всех.
    .clause = C-20.13
classic-tells-creature-minotaur = Поставьте его на любой остров: он прибавляет 2 к его обороне, чьим бы остров ни был.
    .clause = C-20.14
classic-tells-creature-chiron = Поставьте его на любой остров: Пегас, Гигант и Гарпия его не тронут.
    .clause = C-20.15
classic-tells-creature-medusa = Поставьте её на любой остров: ни одна армия его не покинет.
    .clause = C-20.16
classic-tells-creature-polyphemus = Поставьте его на любой остров: вы прогоняете все флоты из морей вокруг, и пока он стоит, ни один не вернётся.
    .clause = C-20.17

## Что это даёт: строения

classic-tells-kind-port = Прибавляет 1 к вашему итогу, когда вы обороняете одно из морей вокруг его острова.
    .clause = C-10.5
classic-tells-kind-fortress = Прибавляет 1 к вашему итогу, когда вы обороняете её остров.
    .clause = C-10.5
classic-tells-kind-temple = Каждый раунд делает для вас одно существо дешевле на 1 золотой.
    .clause = C-10.5
classic-tells-kind-university = Сам по себе ничего не даёт. Вместе с портом, крепостью и храмом становится метрополией.
    .clause = C-10.5
classic-tells-kind-metropolis = Даёт то же, что порт, крепость и храм. Метрополии приносят победу.
    .clause = C-10.5
