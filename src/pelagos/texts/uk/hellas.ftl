# Hellas, українською.

## Назви

hellas-seat-white = Білий
    .gen = Білого
    .dat = Білому
    .acc = Білого
    .ins = Білим
    .loc = Білому
    .gender = m
hellas-seat-orange = Помаранчевий
    .gen = Помаранчевого
    .dat = Помаранчевому
    .acc = Помаранчевого
    .ins = Помаранчевим
    .loc = Помаранчевому
    .gender = m
hellas-seat-nobody = ніхто
    .gen = нікого
    .dat = нікому
    .acc = нікого
    .ins = ніким
    .loc = нікому
    .gender = m
hellas-tile-t00 = дельфін
    .gen = дельфіна
    .dat = дельфіну
    .acc = дельфіна
    .ins = дельфіном
    .loc = дельфіні
    .gender = m
    .in = на дельфіні
    .within = на дельфіні
    .into = на дельфіна
hellas-tile-t01 = Наксос
    .gen = Наксосу
    .dat = Наксосу
    .acc = Наксос
    .ins = Наксосом
    .loc = Наксосі
    .gender = m
hellas-tile-t02 = Самос
    .gen = Самосу
    .dat = Самосу
    .acc = Самос
    .ins = Самосом
    .loc = Самосі
    .gender = m
    .from = із Самосу
hellas-tile-t03 = Хіос
    .gen = Хіосу
    .dat = Хіосу
    .acc = Хіос
    .ins = Хіосом
    .loc = Хіосі
    .gender = m
hellas-tile-t04 = Аргос
    .gen = Аргоса
    .dat = Аргосу
    .acc = Аргос
    .ins = Аргосом
    .loc = Аргосі
    .gender = m
hellas-tile-t05 = Коринф
    .gen = Коринфа
    .dat = Коринфу
    .acc = Коринф
    .ins = Коринфом
    .loc = Коринфі
    .gender = m
hellas-tile-t06 = Мегара
    .gen = Мегари
    .dat = Мегарі
    .acc = Мегару
    .ins = Мегарою
    .loc = Мегарі
    .gender = f
hellas-tile-t07 = Халкіда
    .gen = Халкіди
    .dat = Халкіді
    .acc = Халкіду
    .ins = Халкідою
    .loc = Халкіді
    .gender = f
hellas-tile-t08 = Еретрія
    .gen = Еретрії
    .dat = Еретрії
    .acc = Еретрію
    .ins = Еретрією
    .loc = Еретрії
    .gender = f
hellas-tile-t09 = Пілос
    .gen = Пілоса
    .dat = Пілосу
    .acc = Пілос
    .ins = Пілосом
    .loc = Пілосі
    .gender = m
hellas-tile-t10 = Гітіон
    .gen = Гітіона
    .dat = Гітіону
    .acc = Гітіон
    .ins = Гітіоном
    .loc = Гітіоні
    .gender = m
hellas-tile-t11 = Авліда
    .gen = Авліди
    .dat = Авліді
    .acc = Авліду
    .ins = Авлідою
    .loc = Авліді
    .gender = f
hellas-tile-t12 = Трезен
    .gen = Трезена
    .dat = Трезену
    .acc = Трезен
    .ins = Трезеном
    .loc = Трезені
    .gender = m
hellas-tile-t13 = Епідавр
    .gen = Епідавра
    .dat = Епідавру
    .acc = Епідавр
    .ins = Епідавром
    .loc = Епідаврі
    .gender = m
hellas-tile-t14 = Абідос
    .gen = Абідоса
    .dat = Абідосу
    .acc = Абідос
    .ins = Абідосом
    .loc = Абідосі
    .gender = m
hellas-tile-t15 = Сестос
    .gen = Сестоса
    .dat = Сестосу
    .acc = Сестос
    .ins = Сестосом
    .loc = Сестосі
    .gender = m
    .from = із Сестоса
hellas-tile-t16 = Регій
    .gen = Регія
    .dat = Регію
    .acc = Регій
    .ins = Регієм
    .loc = Регії
    .gender = m
hellas-tile-t17 = Суніон
    .gen = Суніона
    .dat = Суніону
    .acc = Суніон
    .ins = Суніоном
    .loc = Суніоні
    .gender = m
    .from = із Суніона
hellas-tile-t18 = Олімпія
    .gen = Олімпії
    .dat = Олімпії
    .acc = Олімпію
    .ins = Олімпією
    .loc = Олімпії
    .gender = f
hellas-tile-t19 = Дельфи
    .gen = Дельф
    .dat = Дельфам
    .acc = Дельфи
    .ins = Дельфами
    .loc = Дельфах
    .gender = f
    .number = pl
hellas-tile-t20 = Додона
    .gen = Додони
    .dat = Додоні
    .acc = Додону
    .ins = Додоною
    .loc = Додоні
    .gender = f
hellas-tile-t21 = Елевсін
    .gen = Елевсіна
    .dat = Елевсіну
    .acc = Елевсін
    .ins = Елевсіном
    .loc = Елевсіні
    .gender = m
hellas-tile-t22 = Ефес
    .gen = Ефеса
    .dat = Ефесу
    .acc = Ефес
    .ins = Ефесом
    .loc = Ефесі
    .gender = m
hellas-tile-t23 = Немея
    .gen = Немеї
    .dat = Немеї
    .acc = Немею
    .ins = Немеєю
    .loc = Немеї
    .gender = f
hellas-tile-none = жодна
    .gen = жодної
    .dat = жодній
    .acc = жодну
    .ins = жодною
    .loc = жодній
    .gender = f
hellas-spot = клітинка { $word }
    .gen = клітинки { $word }
    .dat = клітинці { $word }
    .acc = клітинку { $word }
    .ins = клітинкою { $word }
    .loc = клітинці { $word }
    .gender = f
    .in = на клітинці { $word }
    .within = на клітинці { $word }
    .into = на клітинку { $word }
hellas-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдонові
    .gender = m
hellas-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсові
    .gender = m
    .from = із Зевса
hellas-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресові
    .gender = m
hellas-card-p1 = Попутний вітер
    .gen = Попутного вітру
    .dat = Попутному вітру
    .acc = Попутний вітер
    .ins = Попутним вітром
    .loc = Попутному вітрі
    .gender = m
hellas-card-p2 = Новий обрій
    .gen = Нового обрію
    .dat = Новому обрію
    .acc = Новий обрій
    .ins = Новим обрієм
    .loc = Новому обрії
    .gender = m
hellas-card-p3 = Далі під вітрилами
    .gen = Далі під вітрилами
    .dat = Далі під вітрилами
    .acc = Далі під вітрилами
    .ins = Далі під вітрилами
    .loc = Далі під вітрилами
    .gender = n
hellas-card-p4 = Переселенці
    .gen = Переселенців
    .dat = Переселенцям
    .acc = Переселенців
    .ins = Переселенцями
    .loc = Переселенцях
    .gender = m
    .number = pl
hellas-card-p5 = Стіна кораблів
    .gen = Стіни кораблів
    .dat = Стіні кораблів
    .acc = Стіну кораблів
    .ins = Стіною кораблів
    .loc = Стіні кораблів
    .gender = f
hellas-card-p6 = Повінь
    .gen = Повені
    .dat = Повені
    .acc = Повінь
    .ins = Повінню
    .loc = Повені
    .gender = f
hellas-card-z1 = Друге дихання
    .gen = Другого дихання
    .dat = Другому диханню
    .acc = Друге дихання
    .ins = Другим диханням
    .loc = Другому диханні
    .gender = n
hellas-card-z2 = Обмін
    .gen = Обміну
    .dat = Обміну
    .acc = Обмін
    .ins = Обміном
    .loc = Обміні
    .gender = m
hellas-card-z3 = Смирення
    .gen = Смирення
    .dat = Смиренню
    .acc = Смирення
    .ins = Смиренням
    .loc = Смиренні
    .gender = n
hellas-card-z4 = Подвійний хід
    .gen = Подвійного ходу
    .dat = Подвійному ходу
    .acc = Подвійний хід
    .ins = Подвійним ходом
    .loc = Подвійному ході
    .gender = m
hellas-card-z5 = Вето
    .gen = Вето
    .dat = Вето
    .acc = Вето
    .ins = Вето
    .loc = Вето
    .gender = n
hellas-card-z6 = Крадіжка
    .gen = Крадіжки
    .dat = Крадіжці
    .acc = Крадіжку
    .ins = Крадіжкою
    .loc = Крадіжці
    .gender = f
hellas-card-z7 = Тривка ласка
    .gen = Тривкої ласки
    .dat = Тривкій ласці
    .acc = Тривку ласку
    .ins = Тривкою ласкою
    .loc = Тривкій ласці
    .gender = f
hellas-card-a1 = Збір війська
    .gen = Збору війська
    .dat = Збору війська
    .acc = Збір війська
    .ins = Збором війська
    .loc = Зборі війська
    .gender = m
hellas-card-a2 = Плацдарм
    .gen = Плацдарму
    .dat = Плацдарму
    .acc = Плацдарм
    .ins = Плацдармом
    .loc = Плацдармі
    .gender = m
hellas-card-a3 = Подвійний наступ
    .gen = Подвійного наступу
    .dat = Подвійному наступу
    .acc = Подвійний наступ
    .ins = Подвійним наступом
    .loc = Подвійному наступі
    .gender = m
hellas-card-a4 = Далекий удар
    .gen = Далекого удару
    .dat = Далекому удару
    .acc = Далекий удар
    .ins = Далеким ударом
    .loc = Далекому ударі
    .gender = m
hellas-card-a5 = Примарний воїн
    .gen = Примарного воїна
    .dat = Примарному воїну
    .acc = Примарного воїна
    .ins = Примарним воїном
    .loc = Примарному воїні
    .gender = m
hellas-card-a6 = Евакуація
    .gen = Евакуації
    .dat = Евакуації
    .acc = Евакуацію
    .ins = Евакуацією
    .loc = Евакуації
    .gender = f
hellas-place-deck = колода
hellas-place-discard = скид
hellas-place-table = стіл
hellas-place-held = збережено Тривкою ласкою
hellas-place-locked = украдено й замкнено
hellas-place-drawn = узято долілиць
hellas-place-hand-white = рука Білого
hellas-place-open-white = рука Білого, відома обом
hellas-place-hand-orange = рука Помаранчевого
hellas-place-open-orange = рука Помаранчевого, відома обом
hellas-heap = { $word }
hellas-kind-greek = грек
    .gen = грека
    .dat = греку
    .acc = грека
    .ins = греком
    .loc = грекові
    .gender = m
hellas-kind-ship = корабель
    .gen = корабля
    .dat = кораблю
    .acc = корабель
    .ins = кораблем
    .loc = кораблі
    .gender = m
hellas-action-burst = Приплив сил
    .gen = Припливу сил
    .dat = Припливу сил
    .acc = Приплив сил
    .ins = Припливом сил
    .loc = Припливі сил
    .gender = m
hellas-action-voyage = Плавання
    .gen = Плавання
    .dat = Плаванню
    .acc = Плавання
    .ins = Плаванням
    .loc = Плаванні
    .gender = n
hellas-action-attack = Атака
    .gen = Атаки
    .dat = Атаці
    .acc = Атаку
    .ins = Атакою
    .loc = Атаці
    .gender = f
hellas-way-land = сушею
hellas-way-sea = морем
hellas-ending-ten-cities = десять міст
hellas-ending-last-city = у суперника не лишилося міст
hellas-ending-turn-limit = перевага після останнього ходу

## Запитання

hellas-ask-LayTile = Куди викладаєте свою плитку і як її повертаєте?
hellas-ask-Declare = Яку дію оголошуєте: Приплив сил, Плавання чи Атаку? Чи спершу граєте карту?
hellas-ask-DeclareSecond = Приплив сил завершено: оголошуєте Плавання чи Атаку?
hellas-ask-FinishTurn = Вашу дію завершено: граєте карту чи завершуєте хід?
hellas-ask-TakeStep = Який наступний крок Припливу сил: грек, корабель чи карта? Чи зупиняєтеся?
hellas-ask-PlaceOrDecline = Куди викладаєте плитку? Чи відмовляєтеся від неї?
hellas-ask-PayShip = Який корабель поруч із новим містом оплачує плавання?
hellas-ask-FinishVoyage = Плавання вдалося: граєте карту «Переселенці» чи йдете далі?
hellas-ask-NextVoyage = Граєте карту чи завершуєте дію?
hellas-ask-Prepare = Яке місто атакуєте? Чи граєте карту, чи не атакуєте нікого?
hellas-ask-AddOrLaunch = Яке місто посилає ще одного грека? Чи починаєте напад?
hellas-ask-NextAttack = Напад завершено: йдете далі чи завершуєте дію?
hellas-ask-Fight = { $who }: граєте карту в цій битві чи пасуєте?
hellas-ask-AcceptLoss = { $who }: ваше місто втрачено. Евакуюєте його чи пасуєте?
hellas-ask-TakeSpoils = Скільки кораблів ставите в завойоване місто?
hellas-ask-Regroup = Перегруповуєте греків і кораблі чи лишаєте все, як є?
hellas-ask-Garrison = Скільки греків і кораблів отримує { $city }?
hellas-ask-RegroupInto = Посилаєте фігури { CASE($city, "into") } чи лишаєте все, як є?
hellas-ask-SendInto = Скільки греків і кораблів іде { CASE($origin, "from") } { CASE($city, "into") }?
hellas-ask-TakeFrom =
    { WORD($kind) ->
        [greek] Ваш резерв порожній: яке місто дає грека для { CASE($city, "gen") }?
       *[other] Ваш резерв порожній: яке місто дає корабель для { CASE($city, "gen") }?
    }
hellas-ask-AnswerCard = { $who }: зіграно карту «{ $card }»; зупиняєте її картою «Вето» чи пасуєте?
hellas-ask-KeepCard = Зберігаєте карту «{ $card }» завдяки «Тривкій ласці» чи пасуєте?
hellas-ask-Settle =
    { $left ->
        [1] Переселенці: ще один грек чи корабель для нового міста, чи годі?
       *[other] Переселенці: грек чи корабель для нового міста (щонайбільше фігур: { $left }), чи годі?
    }
hellas-ask-NameOwnCity = Обмін: яке своє місто віддаєте?
hellas-ask-NameOpposingCity = Обмін: за яке місто суперника віддаєте { CASE($city, "acc") }?
hellas-ask-DiscardCard = Смирення: яку карту скидаєте?
hellas-ask-NameGod = Крадіжка: карту якого бога крадете?
hellas-ask-NameMusterCity = Збір війська: у якому місті кораблі стають греками?
hellas-ask-ChooseShips = Збір війська: скільки кораблів { CASE($city, "in") } стає греками?
hellas-ask-NameRefuge = Евакуація: яке місто приймає тих, хто лишився від втраченого?

## Події: приготування й плитки

hellas-event-card-seen = { $who } тепер бачить карту «{ $card }».
hellas-event-tile-drawn = { $who } бере плитку: { $tile }.
hellas-event-tile-set-aside = Плитку відкладено: { $tile }.
hellas-event-tile-laid = { $who } викладає { CASE($tile, "acc") } { CASE($spot, "into") }.
hellas-event-tile-put-under = Плитка йде під стос: { $tile }.
hellas-event-stack-shuffled = Відкладені плитки замішано у стос.
hellas-event-set-up-restarted = Жодна плитка не підходить: приготування починається заново.

## Події: ходи

hellas-event-turn-began = Хід { $n }: починає { $who }.
hellas-event-action-declared = { $who } оголошує: { $action }.
hellas-event-action-ended = { $who } завершує дію.
hellas-event-turn-ended = { $who } завершує хід.
hellas-event-burst-began =
    { $n ->
        [one] { $who } має { $n } крок.
        [few] { $who } має { $n } кроки.
        [many] { $who } має { $n } кроків.
       *[other] { $who } має { $n } кроку.
    }
hellas-event-burst-ended = { $who } зупиняється.
hellas-event-piece-put =
    { WORD($kind) ->
        [greek] { $who } ставить грека { CASE($city, "within") }.
       *[other] { $who } ставить корабель { CASE($city, "in") }.
    }
hellas-event-piece-moved =
    { WORD($kind) ->
        [greek] { $who } переводить грека { CASE($from, "from") } { CASE($city, "into") }.
       *[other] { $who } переводить корабель { CASE($from, "from") } { CASE($city, "into") }.
    }
hellas-event-card-drawn = { $who } бере долілиць карту { CASE($god, "gen") }.
hellas-event-deck-refilled = Скид { CASE($god, "gen") } стає колодою.
hellas-event-not-regrouped = { $who } лишає все, як є.
hellas-event-regrouped = { $who } завершує перегрупування.
hellas-event-pieces-sent =
    { $greeks ->
        [0] { $ships ->
            [one] { $from } посилає { CASE($city, "into") } { $ships } корабель.
            [few] { $from } посилає { CASE($city, "into") } { $ships } кораблі.
            [many] { $from } посилає { CASE($city, "into") } { $ships } кораблів.
           *[other] { $from } посилає { CASE($city, "into") } { $ships } корабля.
        }
        [1] { $ships ->
            [0] { $from } посилає { CASE($city, "into") } грека.
            [one] { $from } посилає { CASE($city, "into") } грека та { $ships } корабель.
            [few] { $from } посилає { CASE($city, "into") } грека та { $ships } кораблі.
            [many] { $from } посилає { CASE($city, "into") } грека та { $ships } кораблів.
           *[other] { $from } посилає { CASE($city, "into") } грека та { $ships } корабля.
        }
       *[other] { $ships ->
            [0] { $from } посилає { CASE($city, "into") } { $greeks } греків.
            [one] { $from } посилає { CASE($city, "into") } { $greeks } греків і { $ships } корабель.
            [few] { $from } посилає { CASE($city, "into") } { $greeks } греків і { $ships } кораблі.
            [many] { $from } посилає { CASE($city, "into") } { $greeks } греків і { $ships } кораблів.
           *[other] { $from } посилає { CASE($city, "into") } { $greeks } греків і { $ships } корабля.
        }
    }
hellas-event-garrison-posted =
    { $ships ->
        [0] { $greeks ->
            [1] { $who } тримає { CASE($city, "within") } грека.
           *[other] { $who } тримає { CASE($city, "within") } { $greeks } греків.
        }
        [one] { $greeks ->
            [1] { $who } тримає { CASE($city, "within") } грека та { $ships } корабель.
           *[other] { $who } тримає { CASE($city, "within") } { $greeks } греків і { $ships } корабель.
        }
        [few] { $greeks ->
            [1] { $who } тримає { CASE($city, "within") } грека та { $ships } кораблі.
           *[other] { $who } тримає { CASE($city, "within") } { $greeks } греків і { $ships } кораблі.
        }
        [many] { $greeks ->
            [1] { $who } тримає { CASE($city, "within") } грека та { $ships } кораблів.
           *[other] { $who } тримає { CASE($city, "within") } { $greeks } греків і { $ships } кораблів.
        }
       *[other] { $greeks ->
            [1] { $who } тримає { CASE($city, "within") } грека та { $ships } корабля.
           *[other] { $who } тримає { CASE($city, "within") } { $greeks } греків і { $ships } корабля.
        }
    }
hellas-event-city-cut = { $city } не вміщує всіх; у резерв повертаються: греки { $greeks }, кораблі { $ships }; власник: { $who }.

## Події: плавання й атаки

hellas-event-voyage-failed = { $who } не викладає плитки ({ $tile }): плавання не вдалося.
hellas-event-ship-paid = { $who } платить кораблем { CASE($city, "from") }.
hellas-event-city-founded = { $who } засновує місто: { $city }.
hellas-event-no-attack = { $who } не атакує нікого.
hellas-event-target-named = { $who } вирушає проти { CASE($city, "gen") }.
hellas-event-attack-launched =
    { $n ->
        [one] { $who } атакує { CASE($city, "acc") } { $way }: { $n } грек.
        [few] { $who } атакує { CASE($city, "acc") } { $way }: { $n } греки.
        [many] { $who } атакує { CASE($city, "acc") } { $way }: { $n } греків.
       *[other] { $who } атакує { CASE($city, "acc") } { $way }: { $n } грека.
    }
hellas-event-battle-passed = { $who } пасує.
hellas-event-battle-decided = { $city }: { $who } атакує із силою { $attack } проти { $defence }.
hellas-event-attack-failed = { $who } атакує { CASE($city, "acc") }, але марно.
hellas-event-loss-accepted = { $who } віддає { CASE($city, "acc") }.
hellas-event-city-conquered = { $who } завойовує { CASE($city, "acc") }.
hellas-event-spoils-taken =
    { $n ->
        [0] { $who } не бере кораблів { CASE($city, "in") }.
        [one] { $who } бере { CASE($city, "within") } { $n } корабель.
        [few] { $who } бере { CASE($city, "within") } { $n } кораблі.
        [many] { $who } бере { CASE($city, "within") } { $n } кораблів.
       *[other] { $who } бере { CASE($city, "within") } { $n } корабля.
    }

## Події: карти

hellas-event-card-played = { $who } грає карту «{ $card }».
hellas-event-no-answer = { $who } не заперечує проти карти «{ $card }».
hellas-event-card-vetoed = Вето зупиняє карту «{ $card }»; її грає { $who }.
hellas-event-not-kept = { $who } не зберігає карти «{ $card }».
hellas-event-card-held = { $who } отримає карту «{ $card }» назад.
hellas-event-card-returned = { $who } отримує карту «{ $card }» назад на руку.
hellas-event-card-in-vain = Карта «{ $card }» уже нічого не дає; її грає { $who }.
hellas-event-card-discarded = { $who } скидає карту «{ $card }».
hellas-event-card-stolen = { $who } краде { CASE($whom, "with") } карту { CASE($god, "gen") }.
hellas-event-stolen-card-seen = { $who } краде { CASE($whom, "with") } карту «{ $card }».
hellas-event-stolen-card-discarded = { $who } не може тримати карту «{ $card }» і скидає її.
hellas-event-city-flooded =
    { $n ->
        [one] Повінь жене { CASE($city, "from") } { $n } грека; його втрачає { $who }.
        [few] Повінь жене { CASE($city, "from") } { $n } греків; їх втрачає { $who }.
        [many] Повінь жене { CASE($city, "from") } { $n } греків; їх втрачає { $who }.
       *[other] Повінь жене { CASE($city, "from") } { $n } грека; їх втрачає { $who }.
    }
hellas-event-cities-swapped = { $who } віддає { CASE($city, "acc") } та отримує { CASE($other, "acc") }.
hellas-event-ships-mustered =
    { $n ->
        [one] { $who }: { CASE($city, "in") } { $n } корабель стає греком.
        [few] { $who }: { CASE($city, "in") } { $n } кораблі стають греками.
        [many] { $who }: { CASE($city, "in") } { $n } кораблів стають греками.
       *[other] { $who }: { CASE($city, "in") } { $n } корабля стають греками.
    }
hellas-event-city-evacuated = { $who } евакуює { CASE($city, "acc") } { CASE($refuge, "into") }.
hellas-event-game-won = { $who } перемагає: { $ending }.
hellas-event-game-drawn = Партія закінчується внічию.

## Відмови: чекає інше запитання

hellas-refusal-other-question = Тут можна зіграти карту або спасувати; більше нічого.
hellas-refusal-declare-first = Спершу треба оголосити дію.
hellas-refusal-tile-first = Спершу треба викласти плитку або відмовитися від неї.
hellas-refusal-burst-first = Приплив сил ще не завершено.
hellas-refusal-regroup-first = Поки триває перегрупування фігур, нічого іншого робити не можна.
hellas-refusal-ship-first = Спершу за плавання треба заплатити кораблем.
hellas-refusal-piece-first = Спершу треба сказати, звідки береться фігура.
hellas-refusal-voyage-first = Плавання ще не завершено.
hellas-refusal-attack-first = Атаку ще не завершено.
hellas-refusal-launch-first = Спершу треба почати напад на { CASE($city, "acc") }.
hellas-refusal-spoils-first = Спершу треба взяти здобич або лишити її.
hellas-refusal-effect-first = Спершу треба виконати карту, що на столі.
hellas-refusal-burst-is-over = Приплив сил був першою частиною цього ходу; тепер Плавання або Атака.
hellas-refusal-action-is-over = За хід виконують одну дію, і її завершено.

## Відмови: плитки

hellas-refusal-out-at-sea = Цього місця не торкається жодна плитка.
hellas-refusal-spot-taken = Там уже лежить плитка.
hellas-refusal-one-neighbour = Цього місця торкається лише одна плитка; потрібні дві або дельфін.
hellas-refusal-same-edges = Повернута так плитка має вигляд одного з поворотів від 0 до { $n }.
hellas-refusal-no-match = Там суша має торкатися суші, а море моря.
hellas-refusal-new-sea = Там плитка відкрила б нове море.
hellas-refusal-too-few-ships = Поруч із цим місцем ваших кораблів { $n }, а в суперника { $of }.
hellas-refusal-stack-empty = Плиток не лишилося.

## Відмови: фігури

hellas-refusal-not-yours = { $city } не належить вам.
hellas-refusal-not-theirs = { $city } не належить вашому супернику.
hellas-refusal-same-city = Потрібне інше місто, не { $city }.
hellas-refusal-nothing-to-spare = { CAPITAL(CASE($city, "in")) } немає зайвих фігур.
hellas-refusal-no-step-left = Кроків не лишилося.
hellas-refusal-supply-empty =
    { WORD($kind) ->
        [greek] У вашому резерві немає греків.
       *[other] У вашому резерві немає кораблів.
    }
hellas-refusal-city-full =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($city, "in")) } вже троє греків.
       *[other] { CAPITAL(CASE($city, "in")) } вже три кораблі.
    }
hellas-refusal-other-city-first = Тепер черга іншого міста: { $city }.
hellas-refusal-wrong-greeks = Греків { CASE($city, "in") } має бути від { $least } до { $most }.
hellas-refusal-wrong-ships = Кораблів { CASE($city, "in") } має бути від { $least } до { $most }.
hellas-refusal-too-many-sent = { $city } може послати щонайбільше: греків { $greeks }, кораблів { $ships }.
hellas-refusal-not-beside = { $tile } не межує { CASE($city, "along") } так, щоб це рахувалося.
hellas-refusal-no-ship-there = { CAPITAL(CASE($tile, "in")) } немає вашого корабля.
hellas-refusal-no-room-or-piece =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($city, "in")) } немає місця для грека або грека нема звідки взяти.
       *[other] { CAPITAL(CASE($city, "in")) } немає місця для корабля або корабель нема звідки взяти.
    }
hellas-refusal-nothing-to-muster = { CAPITAL(CASE($city, "in")) } жоден корабель не може стати греком.
hellas-refusal-wrong-muster = { CAPITAL(CASE($city, "in")) } греками стають кораблі числом від 1 до { $most }.
hellas-refusal-too-many-spoils =
    { $most ->
        [one] Там можна поставити щонайбільше { $most } корабель.
        [few] Там можна поставити щонайбільше { $most } кораблі.
        [many] Там можна поставити щонайбільше { $most } кораблів.
       *[other] Там можна поставити щонайбільше { $most } корабля.
    }

## Відмови: атаки

hellas-refusal-target-twice = { CAPITAL(CASE($city, "acc")) } вже атаковано в цій дії.
hellas-refusal-out-of-reach = Проти { CASE($city, "gen") } нема звідки послати грека.
hellas-refusal-nobody-sent = Атакувати має хоча б один грек.
hellas-refusal-not-adjacent = { $from } не межує { CASE($city, "along") }, і карт «Далекий удар» не лишилося.
hellas-refusal-last-greek = Останній грек лишається { CASE($city, "within") }.
hellas-refusal-no-attack-left = Нападів у цій дії не лишилося.

## Відмови: карти

hellas-refusal-first-turn = У найпершому ході Білий не грає карт.
hellas-refusal-other-window = Карту «{ $card }» зараз зіграти не можна.
hellas-refusal-card-locked = Карту «{ $card }» вкрадено цього ходу, і її замкнено.
hellas-refusal-not-in-hand = У вас на руці немає карти «{ $card }».
hellas-refusal-no-use = Карта «{ $card }» зараз нічого не змінить.
hellas-refusal-hand-full = Ще одна карта { CASE($god, "gen") } була б зайва: усього можна сім, по три від бога.
hellas-refusal-no-such-back = У суперника немає карти { CASE($god, "gen") }.

## Що дають: боги

hellas-tells-god-poseidon = Його карти допомагають у плаваннях і на морі.
    .clause = H-10
hellas-tells-god-zeus = Його карти змінюють ходи, карти й міста та забороняють чужі.
    .clause = H-10
hellas-tells-god-ares = Його карти допомагають в атаках.
    .clause = H-10

## Що роблять: карти

hellas-tells-card-p1 = У плаванні: досить стільки кораблів, скільки там має суперник, і хоча б один свій.
    .clause = H-10.P1
hellas-tells-card-p2 = У плаванні: покладіть узяту плитку під стос і візьміть іншу.
    .clause = H-10.P2
hellas-tells-card-p3 = Після вдалого плавання: вирушайте в іще одне.
    .clause = H-10.P3
hellas-tells-card-p4 = Після вдалого плавання: поставте в нове місто ще до двох фігур, греків або кораблів.
    .clause = H-10.P4
hellas-tells-card-p5 = Коли вас атакують: кожен корабель у місті рахується в цій битві за грека.
    .clause = H-10.P5
hellas-tells-card-p6 = У кожному місті обох гравців, де троє греків або більше, лишається двоє.
    .clause = H-10.P6
hellas-tells-card-z1 = Під час Припливу сил: ще два кроки.
    .clause = H-10.Z1
hellas-tells-card-z2 = Усі фігури одного вашого міста міняються місцями з усіма фігурами чужого, і міста міняють власників.
    .clause = H-10.Z2
hellas-tells-card-z3 = Суперник скидає карти, доки не лишиться три.
    .clause = H-10.Z3
hellas-tells-card-z4 = На початку вашого ходу: спершу Приплив сил, потім плавання або атака.
    .clause = H-10.Z4
hellas-tells-card-z5 = Скасовує карту, яку щойно показав суперник, у хід будь-кого з вас.
    .clause = H-10.Z5
hellas-tells-card-z6 = Візьміть у суперника з руки випадкову карту бога, якого виберете.
    .clause = H-10.Z6
hellas-tells-card-z7 = У ваш хід: карта, яку ви щойно показали, після дії повертається вам на руку.
    .clause = H-10.Z7
hellas-tells-card-a1 = Перед нападом: перетворіть кораблі одного свого міста на греків.
    .clause = H-10.A1
hellas-tells-card-a2 = У битві, коли ви нападаєте морем: досить стількох, скільки має оборонець.
    .clause = H-10.A2
hellas-tells-card-a3 = Ще один напад у цій дії, на інше місто.
    .clause = H-10.A3
hellas-tells-card-a4 = Перед нападом: може взяти участь ваше місто, не суміжне з ціллю.
    .clause = H-10.A4
hellas-tells-card-a5 = Коли ви атакуєте: ваша сторона сильніша на 1.
    .clause = H-10.A5
hellas-tells-card-a6 = Коли ви втрачаєте місто: його фігури переходять в інше ваше місто.
    .clause = H-10.A6
