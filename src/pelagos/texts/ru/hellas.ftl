# Hellas по-русски.

## Имена

hellas-seat-white = Белый
    .gen = Белого
    .dat = Белому
    .acc = Белого
    .ins = Белым
    .loc = Белом
    .gender = m
hellas-seat-orange = Оранжевый
    .gen = Оранжевого
    .dat = Оранжевому
    .acc = Оранжевого
    .ins = Оранжевым
    .loc = Оранжевом
    .gender = m
hellas-seat-nobody = никто
    .gen = никого
    .dat = никому
    .acc = никого
    .ins = никем
    .loc = ни о ком
    .gender = m
hellas-tile-t00 = дельфин
    .gen = дельфина
    .dat = дельфину
    .acc = дельфина
    .ins = дельфином
    .loc = дельфине
    .at = у дельфина
    .to = к дельфину
    .from = от дельфина
hellas-tile-t01 = Наксос
    .gen = Наксоса
    .dat = Наксосу
    .acc = Наксос
    .ins = Наксосом
    .loc = Наксосе
    .at = на Наксосе
    .to = на Наксос
    .from = с Наксоса
hellas-tile-t02 = Самос
    .gen = Самоса
    .dat = Самосу
    .acc = Самос
    .ins = Самосом
    .loc = Самосе
    .at = на Самосе
    .to = на Самос
    .from = с Самоса
hellas-tile-t03 = Хиос
    .gen = Хиоса
    .dat = Хиосу
    .acc = Хиос
    .ins = Хиосом
    .loc = Хиосе
    .at = на Хиосе
    .to = на Хиос
    .from = с Хиоса
hellas-tile-t04 = Аргос
    .gen = Аргоса
    .dat = Аргосу
    .acc = Аргос
    .ins = Аргосом
    .loc = Аргосе
    .at = в Аргосе
    .to = в Аргос
    .from = из Аргоса
hellas-tile-t05 = Коринф
    .gen = Коринфа
    .dat = Коринфу
    .acc = Коринф
    .ins = Коринфом
    .loc = Коринфе
    .at = в Коринфе
    .to = в Коринф
    .from = из Коринфа
hellas-tile-t06 = Мегары
    .gen = Мегар
    .dat = Мегарам
    .acc = Мегары
    .ins = Мегарами
    .loc = Мегарах
    .at = в Мегарах
    .to = в Мегары
    .from = из Мегар
hellas-tile-t07 = Халкида
    .gen = Халкиды
    .dat = Халкиде
    .acc = Халкиду
    .ins = Халкидой
    .loc = Халкиде
    .at = в Халкиде
    .to = в Халкиду
    .from = из Халкиды
hellas-tile-t08 = Эретрия
    .gen = Эретрии
    .dat = Эретрии
    .acc = Эретрию
    .ins = Эретрией
    .loc = Эретрии
    .at = в Эретрии
    .to = в Эретрию
    .from = из Эретрии
hellas-tile-t09 = Пилос
    .gen = Пилоса
    .dat = Пилосу
    .acc = Пилос
    .ins = Пилосом
    .loc = Пилосе
    .at = в Пилосе
    .to = в Пилос
    .from = из Пилоса
hellas-tile-t10 = Гитион
    .gen = Гитиона
    .dat = Гитиону
    .acc = Гитион
    .ins = Гитионом
    .loc = Гитионе
    .at = в Гитионе
    .to = в Гитион
    .from = из Гитиона
hellas-tile-t11 = Авлида
    .gen = Авлиды
    .dat = Авлиде
    .acc = Авлиду
    .ins = Авлидой
    .loc = Авлиде
    .at = в Авлиде
    .to = в Авлиду
    .from = из Авлиды
hellas-tile-t12 = Трезен
    .gen = Трезена
    .dat = Трезену
    .acc = Трезен
    .ins = Трезеном
    .loc = Трезене
    .at = в Трезене
    .to = в Трезен
    .from = из Трезена
hellas-tile-t13 = Эпидавр
    .gen = Эпидавра
    .dat = Эпидавру
    .acc = Эпидавр
    .ins = Эпидавром
    .loc = Эпидавре
    .at = в Эпидавре
    .to = в Эпидавр
    .from = из Эпидавра
hellas-tile-t14 = Абидос
    .gen = Абидоса
    .dat = Абидосу
    .acc = Абидос
    .ins = Абидосом
    .loc = Абидосе
    .at = в Абидосе
    .to = в Абидос
    .from = из Абидоса
hellas-tile-t15 = Сест
    .gen = Сеста
    .dat = Сесту
    .acc = Сест
    .ins = Сестом
    .loc = Сесте
    .at = в Сесте
    .to = в Сест
    .from = из Сеста
hellas-tile-t16 = Регий
    .gen = Регия
    .dat = Регию
    .acc = Регий
    .ins = Регием
    .loc = Регии
    .at = в Регии
    .to = в Регий
    .from = из Регия
hellas-tile-t17 = Суний
    .gen = Суния
    .dat = Сунию
    .acc = Суний
    .ins = Сунием
    .loc = Сунии
    .at = в Сунии
    .to = в Суний
    .from = из Суния
hellas-tile-t18 = Олимпия
    .gen = Олимпии
    .dat = Олимпии
    .acc = Олимпию
    .ins = Олимпией
    .loc = Олимпии
    .at = в Олимпии
    .to = в Олимпию
    .from = из Олимпии
hellas-tile-t19 = Дельфы
    .gen = Дельф
    .dat = Дельфам
    .acc = Дельфы
    .ins = Дельфами
    .loc = Дельфах
    .at = в Дельфах
    .to = в Дельфы
    .from = из Дельф
hellas-tile-t20 = Додона
    .gen = Додоны
    .dat = Додоне
    .acc = Додону
    .ins = Додоной
    .loc = Додоне
    .at = в Додоне
    .to = в Додону
    .from = из Додоны
hellas-tile-t21 = Элевсин
    .gen = Элевсина
    .dat = Элевсину
    .acc = Элевсин
    .ins = Элевсином
    .loc = Элевсине
    .at = в Элевсине
    .to = в Элевсин
    .from = из Элевсина
hellas-tile-t22 = Эфес
    .gen = Эфеса
    .dat = Эфесу
    .acc = Эфес
    .ins = Эфесом
    .loc = Эфесе
    .at = в Эфесе
    .to = в Эфес
    .from = из Эфеса
hellas-tile-t23 = Немея
    .gen = Немеи
    .dat = Немее
    .acc = Немею
    .ins = Немеей
    .loc = Немее
    .at = в Немее
    .to = в Немею
    .from = из Немеи
hellas-tile-none = никакая
    .gen = никакой
    .dat = никакой
    .acc = никакую
    .ins = никакой
    .loc = ни о какой
hellas-spot = клетка { $word }
    .gen = клетки { $word }
    .dat = клетке { $word }
    .acc = клетку { $word }
    .ins = клеткой { $word }
    .loc = клетке { $word }
hellas-god-poseidon = Посейдон
    .gen = Посейдона
    .dat = Посейдону
    .acc = Посейдона
    .ins = Посейдоном
    .loc = Посейдоне
hellas-god-zeus = Зевс
    .gen = Зевса
    .dat = Зевсу
    .acc = Зевса
    .ins = Зевсом
    .loc = Зевсе
hellas-god-ares = Арес
    .gen = Ареса
    .dat = Аресу
    .acc = Ареса
    .ins = Аресом
    .loc = Аресе
hellas-card-p1 = Попутный ветер
    .gen = карты «Попутный ветер»
    .dat = карте «Попутный ветер»
    .acc = карту «Попутный ветер»
    .ins = картой «Попутный ветер»
    .loc = карте «Попутный ветер»
hellas-card-p2 = Новый горизонт
    .gen = карты «Новый горизонт»
    .dat = карте «Новый горизонт»
    .acc = карту «Новый горизонт»
    .ins = картой «Новый горизонт»
    .loc = карте «Новый горизонт»
hellas-card-p3 = Полный вперёд
    .gen = карты «Полный вперёд»
    .dat = карте «Полный вперёд»
    .acc = карту «Полный вперёд»
    .ins = картой «Полный вперёд»
    .loc = карте «Полный вперёд»
hellas-card-p4 = Колонисты
    .gen = карты «Колонисты»
    .dat = карте «Колонисты»
    .acc = карту «Колонисты»
    .ins = картой «Колонисты»
    .loc = карте «Колонисты»
hellas-card-p5 = Стена кораблей
    .gen = карты «Стена кораблей»
    .dat = карте «Стена кораблей»
    .acc = карту «Стена кораблей»
    .ins = картой «Стена кораблей»
    .loc = карте «Стена кораблей»
hellas-card-p6 = Потоп
    .gen = карты «Потоп»
    .dat = карте «Потоп»
    .acc = карту «Потоп»
    .ins = картой «Потоп»
    .loc = карте «Потоп»
hellas-card-z1 = Второе дыхание
    .gen = карты «Второе дыхание»
    .dat = карте «Второе дыхание»
    .acc = карту «Второе дыхание»
    .ins = картой «Второе дыхание»
    .loc = карте «Второе дыхание»
hellas-card-z2 = Обмен
    .gen = карты «Обмен»
    .dat = карте «Обмен»
    .acc = карту «Обмен»
    .ins = картой «Обмен»
    .loc = карте «Обмен»
hellas-card-z3 = Смирение
    .gen = карты «Смирение»
    .dat = карте «Смирение»
    .acc = карту «Смирение»
    .ins = картой «Смирение»
    .loc = карте «Смирение»
hellas-card-z4 = Двойной ход
    .gen = карты «Двойной ход»
    .dat = карте «Двойной ход»
    .acc = карту «Двойной ход»
    .ins = картой «Двойной ход»
    .loc = карте «Двойной ход»
hellas-card-z5 = Вето
    .gen = карты «Вето»
    .dat = карте «Вето»
    .acc = карту «Вето»
    .ins = картой «Вето»
    .loc = карте «Вето»
hellas-card-z6 = Кража
    .gen = карты «Кража»
    .dat = карте «Кража»
    .acc = карту «Кража»
    .ins = картой «Кража»
    .loc = карте «Кража»
hellas-card-z7 = Долгая милость
    .gen = карты «Долгая милость»
    .dat = карте «Долгая милость»
    .acc = карту «Долгая милость»
    .ins = картой «Долгая милость»
    .loc = карте «Долгая милость»
hellas-card-a1 = Ополчение
    .gen = карты «Ополчение»
    .dat = карте «Ополчение»
    .acc = карту «Ополчение»
    .ins = картой «Ополчение»
    .loc = карте «Ополчение»
hellas-card-a2 = Плацдарм
    .gen = карты «Плацдарм»
    .dat = карте «Плацдарм»
    .acc = карту «Плацдарм»
    .ins = картой «Плацдарм»
    .loc = карте «Плацдарм»
hellas-card-a3 = Двойной удар
    .gen = карты «Двойной удар»
    .dat = карте «Двойной удар»
    .acc = карту «Двойной удар»
    .ins = картой «Двойной удар»
    .loc = карте «Двойной удар»
hellas-card-a4 = Дальний удар
    .gen = карты «Дальний удар»
    .dat = карте «Дальний удар»
    .acc = карту «Дальний удар»
    .ins = картой «Дальний удар»
    .loc = карте «Дальний удар»
hellas-card-a5 = Призрачный воин
    .gen = карты «Призрачный воин»
    .dat = карте «Призрачный воин»
    .acc = карту «Призрачный воин»
    .ins = картой «Призрачный воин»
    .loc = карте «Призрачный воин»
hellas-card-a6 = Эвакуация
    .gen = карты «Эвакуация»
    .dat = карте «Эвакуация»
    .acc = карту «Эвакуация»
    .ins = картой «Эвакуация»
    .loc = карте «Эвакуация»
hellas-place-deck = колода
hellas-place-discard = сброс
hellas-place-table = стол
hellas-place-held = удержана «Долгой милостью»
hellas-place-locked = украдена и заперта
hellas-place-drawn = взята лицом вниз
hellas-place-hand-white = рука Белого
hellas-place-open-white = рука Белого, известная обоим
hellas-place-hand-orange = рука Оранжевого
hellas-place-open-orange = рука Оранжевого, известная обоим
hellas-heap = { $word }
hellas-kind-greek = грек
    .gen = грека
    .dat = греку
    .acc = грека
    .ins = греком
    .loc = греке
    .gender = m
hellas-kind-ship = корабль
    .gen = корабля
    .dat = кораблю
    .acc = корабль
    .ins = кораблём
    .loc = корабле
    .gender = m
hellas-action-burst = Прилив сил
    .gen = Прилива сил
    .dat = Приливу сил
    .acc = Прилив сил
    .ins = Приливом сил
    .loc = Приливе сил
    .gender = m
hellas-action-voyage = Плавание
    .gen = Плавания
    .dat = Плаванию
    .acc = Плавание
    .ins = Плаванием
    .loc = Плавании
    .gender = n
hellas-action-attack = Атака
    .gen = Атаки
    .dat = Атаке
    .acc = Атаку
    .ins = Атакой
    .loc = Атаке
    .gender = f
hellas-way-land = по суше
hellas-way-sea = по морю
hellas-ending-ten-cities = десять городов
hellas-ending-last-city = у соперника не осталось городов
hellas-ending-turn-limit = перевес на конец последнего хода

## Вопросы

hellas-ask-LayTile = Куда вы выкладываете плитку и как её поворачиваете?
hellas-ask-Declare = Какое действие вы объявляете: Прилив сил, Плавание или Атаку? Или сначала сыграете карту?
hellas-ask-DeclareSecond = Прилив сил окончен: что вы объявляете, Плавание или Атаку?
hellas-ask-FinishTurn = Действие окончено: сыграете карту или завершите ход?
hellas-ask-TakeStep = Каким будет следующий шаг Прилива сил: грек, корабль, карта? Или вы останавливаетесь?
hellas-ask-PlaceOrDecline = Куда вы выкладываете плитку? Или отклоняете её?
hellas-ask-PayShip = Какой корабль возле нового города идёт в уплату за плавание?
hellas-ask-FinishVoyage = Плавание удалось: сыграете «Колонистов» или пойдёте дальше?
hellas-ask-NextVoyage = Сыграете карту или закончите действие?
hellas-ask-Prepare = Какой город вы атакуете? Или сыграете карту, или не атакуете никого?
hellas-ask-AddOrLaunch = Какой город посылает ещё одного грека? Или вы начинаете атаку?
hellas-ask-NextAttack = Атака окончена: продолжаете или заканчиваете действие?
hellas-ask-Fight = { $who }: сыграете карту в этом сражении или спасуете?
hellas-ask-AcceptLoss = { $who }: ваш город потерян. Эвакуируете его или спасуете?
hellas-ask-TakeSpoils = Сколько кораблей вы ставите в завоёванный город?
hellas-ask-Regroup = Перегруппируете греков и корабли или оставите их как есть?
hellas-ask-Garrison = Сколько греков и кораблей встанет { CASE($city, "at") }?
hellas-ask-RegroupInto = Пошлёте фигурки { CASE($city, "to") } или оставите всё как есть?
hellas-ask-SendInto = Сколько греков и кораблей вы пошлёте { CASE($origin, "from") } { CASE($city, "to") }?
hellas-ask-TakeFrom =
    { WORD($kind) ->
        [greek] Ваш запас пуст: какой город отдаёт грека, который нужен { CASE($city, "at") }?
       *[other] Ваш запас пуст: какой город отдаёт корабль, который нужен { CASE($city, "at") }?
    }
hellas-ask-AnswerCard = { $who }: ответите картой «Вето» на { CASE($card, "acc") } или спасуете?
hellas-ask-KeepCard = Удержите «Долгой милостью» { CASE($card, "acc") } или спасуете?
hellas-ask-Settle =
    { $left ->
        [one] «Колонисты»: ещё один грек или корабль для нового города? Или готово?
        [few] «Колонисты»: грек или корабль для нового города (не больше { $left } фигурок)? Или готово?
       *[other] «Колонисты»: грек или корабль для нового города (не больше { $left } фигурок)? Или готово?
    }
hellas-ask-NameOwnCity = «Обмен»: какой из своих городов вы отдаёте?
hellas-ask-NameOpposingCity = «Обмен»: за какой город соперника вы отдаёте { CASE($city, "acc") }?
hellas-ask-DiscardCard = «Смирение»: какую карту вы сбрасываете?
hellas-ask-NameGod = «Кража»: карту какого бога вы крадёте?
hellas-ask-NameMusterCity = «Ополчение»: в каком городе корабли становятся греками?
hellas-ask-ChooseShips = «Ополчение»: сколько кораблей { CASE($city, "at") } становится греками?
hellas-ask-NameRefuge = «Эвакуация»: какой город примет уцелевших из потерянного?

## События: подготовка и плитки

hellas-event-card-seen = { $who } теперь видит { CASE($card, "acc") }.
hellas-event-tile-drawn = { $who } берёт плитку «{ $tile }».
hellas-event-tile-set-aside = Плитка «{ $tile }» откладывается.
hellas-event-tile-laid = { $who } выкладывает плитку «{ $tile }» на { CASE($spot, "acc") }.
hellas-event-tile-put-under = Плитка «{ $tile }» уходит под стопку.
hellas-event-stack-shuffled = Отложенные плитки перемешиваются со стопкой.
hellas-event-set-up-restarted = Ни одна плитка не подходит: подготовка начинается заново.

## События: ходы

hellas-event-turn-began = Ход { $n }: начинает { $who }.
hellas-event-action-declared = { $who } объявляет { CASE($action, "acc") }.
hellas-event-action-ended = { $who } заканчивает действие.
hellas-event-turn-ended = { $who } завершает ход.
hellas-event-burst-began =
    { $n ->
        [one] { $who } получает { $n } шаг.
        [few] { $who } получает { $n } шага.
       *[other] { $who } получает { $n } шагов.
    }
hellas-event-burst-ended = { $who } останавливается.
hellas-event-piece-put =
    { WORD($kind) ->
        [greek] { $who } ставит { CASE($city, "to") } грека.
       *[other] { $who } ставит { CASE($city, "to") } корабль.
    }
hellas-event-piece-moved =
    { WORD($kind) ->
        [greek] { $who } переводит грека { CASE($from, "from") } { CASE($city, "to") }.
       *[other] { $who } переводит корабль { CASE($from, "from") } { CASE($city, "to") }.
    }
hellas-event-card-drawn = { $who } берёт лицом вниз карту { CASE($god, "gen") }.
hellas-event-deck-refilled = Сброс { CASE($god, "gen") } становится колодой.
hellas-event-not-regrouped = { $who } оставляет всё как есть.
hellas-event-regrouped = { $who } заканчивает перегруппировку.
hellas-event-pieces-sent =
    { $greeks ->
        [0] { $ships ->
            [one] Один корабль уходит { CASE($from, "from") } { CASE($city, "to") }.
            [few] { $ships } корабля уходят { CASE($from, "from") } { CASE($city, "to") }.
           *[other] { $ships } кораблей уходят { CASE($from, "from") } { CASE($city, "to") }.
        }
        [one] { $ships ->
            [0] Один грек уходит { CASE($from, "from") } { CASE($city, "to") }.
            [one] Грек и корабль уходят { CASE($from, "from") } { CASE($city, "to") }.
            [few] Грек и { $ships } корабля уходят { CASE($from, "from") } { CASE($city, "to") }.
           *[other] Грек и { $ships } кораблей уходят { CASE($from, "from") } { CASE($city, "to") }.
        }
        [few] { $ships ->
            [0] { $greeks } грека уходят { CASE($from, "from") } { CASE($city, "to") }.
            [one] { $greeks } грека и корабль уходят { CASE($from, "from") } { CASE($city, "to") }.
            [few] { $greeks } грека и { $ships } корабля уходят { CASE($from, "from") } { CASE($city, "to") }.
           *[other] { $greeks } грека и { $ships } кораблей уходят { CASE($from, "from") } { CASE($city, "to") }.
        }
       *[other] { $ships ->
            [0] { $greeks } греков уходят { CASE($from, "from") } { CASE($city, "to") }.
            [one] { $greeks } греков и корабль уходят { CASE($from, "from") } { CASE($city, "to") }.
            [few] { $greeks } греков и { $ships } корабля уходят { CASE($from, "from") } { CASE($city, "to") }.
           *[other] { $greeks } греков и { $ships } кораблей уходят { CASE($from, "from") } { CASE($city, "to") }.
        }
    }
hellas-event-garrison-posted =
    { $ships ->
        [0] { $greeks ->
            [one] { $who } держит { CASE($city, "at") } одного грека.
           *[other] { $who } держит { CASE($city, "at") } { $greeks } греков.
        }
        [one] { $greeks ->
            [one] { $who } держит { CASE($city, "at") } грека и корабль.
           *[other] { $who } держит { CASE($city, "at") } { $greeks } греков и корабль.
        }
        [few] { $greeks ->
            [one] { $who } держит { CASE($city, "at") } грека и { $ships } корабля.
           *[other] { $who } держит { CASE($city, "at") } { $greeks } греков и { $ships } корабля.
        }
       *[other] { $greeks ->
            [one] { $who } держит { CASE($city, "at") } грека и { $ships } кораблей.
           *[other] { $who } держит { CASE($city, "at") } { $greeks } греков и { $ships } кораблей.
        }
    }
hellas-event-city-cut = { CAPITAL(CASE($city, "at")) } не хватает места; в запас { CASE($who, "pgen") } уходят: греки { $greeks }, корабли { $ships }.

## События: плавания и атаки

hellas-event-voyage-failed = { $who } не выкладывает плитку «{ $tile }»: плавание не удалось.
hellas-event-ship-paid = { $who } платит кораблём { CASE($city, "gen") }.
hellas-event-city-founded = { $who } основывает новый город: { $city }.
hellas-event-no-attack = { $who } никого не атакует.
hellas-event-target-named = { $who } выступает против { CASE($city, "gen") }.
hellas-event-attack-launched =
    { $n ->
        [one] { $who } атакует { CASE($city, "acc") } { $way }: { $n } грек.
        [few] { $who } атакует { CASE($city, "acc") } { $way }: { $n } грека.
       *[other] { $who } атакует { CASE($city, "acc") } { $way }: { $n } греков.
    }
hellas-event-battle-passed = { $who } пасует.
hellas-event-battle-decided = { $city }: { $attack } у { CASE($who, "pgen") } против { $defence }.
hellas-event-attack-failed = Атака { CASE($who, "pgen") } на { CASE($city, "acc") } отбита.
hellas-event-loss-accepted = { $who } оставляет { CASE($city, "acc") }.
hellas-event-city-conquered = { $who } завоёвывает { CASE($city, "acc") }.
hellas-event-spoils-taken =
    { $n ->
        [0] { $who } не берёт кораблей { CASE($city, "at") }.
        [one] { $who } берёт { CASE($city, "at") } { $n } корабль.
        [few] { $who } берёт { CASE($city, "at") } { $n } корабля.
       *[other] { $who } берёт { CASE($city, "at") } { $n } кораблей.
    }

## События: карты

hellas-event-card-played = { $who } играет { CASE($card, "acc") }.
hellas-event-no-answer = { $who } не отвечает на { CASE($card, "acc") }.
hellas-event-card-vetoed = «Вето» отменяет { CASE($card, "acc") } { CASE($who, "pgen") }.
hellas-event-not-kept = { $who } не удерживает { CASE($card, "acc") }.
hellas-event-card-held = { $who } получит { CASE($card, "acc") } обратно.
hellas-event-card-returned = Карта «{ $card }» возвращается в руку { CASE($who, "pgen") }.
hellas-event-card-in-vain = Карта «{ $card }» { CASE($who, "pgen") } больше ничего не даёт.
hellas-event-card-discarded = { $who } сбрасывает { CASE($card, "acc") }.
hellas-event-card-stolen = { $who } крадёт карту { CASE($god, "gen") } у { CASE($whom, "pgen") }.
hellas-event-stolen-card-seen = { $who } крадёт { CASE($card, "acc") } у { CASE($whom, "pgen") }.
hellas-event-stolen-card-discarded = { $who } не может оставить себе { CASE($card, "acc") } и сбрасывает её.
hellas-event-city-flooded =
    { $n ->
        [one] Потоп смывает { $n } грека { CASE($who, "pgen") } { CASE($city, "from") }.
       *[other] Потоп смывает { $n } греков { CASE($who, "pgen") } { CASE($city, "from") }.
    }
hellas-event-cities-swapped = { $who } отдаёт { CASE($city, "acc") } и берёт { CASE($other, "acc") }.
hellas-event-ships-mustered =
    { $n ->
        [one] { CAPITAL(CASE($city, "at")) } { $n } корабль { CASE($who, "pgen") } становится греком.
        [few] { CAPITAL(CASE($city, "at")) } { $n } корабля { CASE($who, "pgen") } становятся греками.
       *[other] { CAPITAL(CASE($city, "at")) } { $n } кораблей { CASE($who, "pgen") } становятся греками.
    }
hellas-event-city-evacuated = { $who } эвакуирует { CASE($city, "acc") }: все уходят { CASE($refuge, "to") }.
hellas-event-game-won = { $who } побеждает: { $ending }.
hellas-event-game-drawn = Партия заканчивается вничью.

## Отказы: сначала другой вопрос

hellas-refusal-other-question = Сейчас можно сыграть карту или спасовать, и ничего больше.
hellas-refusal-declare-first = Сначала объявите действие.
hellas-refusal-tile-first = Сначала выложите или отклоните плитку.
hellas-refusal-burst-first = Прилив сил ещё не окончен.
hellas-refusal-regroup-first = Пока идёт перегруппировка, ничего другого делать нельзя.
hellas-refusal-ship-first = Сначала заплатите кораблём за плавание.
hellas-refusal-piece-first = Сначала скажите, откуда взять фигурку.
hellas-refusal-voyage-first = Плавание ещё не окончено.
hellas-refusal-attack-first = Атака ещё не окончена.
hellas-refusal-launch-first = Сначала начните атаку на { CASE($city, "acc") }.
hellas-refusal-spoils-first = Сначала возьмите или оставьте добычу.
hellas-refusal-effect-first = Сначала выполните карту, лежащую на столе.
hellas-refusal-burst-is-over = Прилив сил был первой частью этого хода; теперь черёд Плавания или Атаки.
hellas-refusal-action-is-over = За ход даётся одно действие, и оно окончено.

## Отказы: плитки

hellas-refusal-out-at-sea = Ни одна плитка не касается этой клетки.
hellas-refusal-spot-taken = Там уже лежит плитка.
hellas-refusal-one-neighbour = Этой клетки касается только одна плитка; нужны две или дельфин.
hellas-refusal-same-edges = В таком повороте плитка выглядит так же, как в одном из поворотов от 0 до { $n }.
hellas-refusal-no-match = Суша там должна касаться суши, а море моря.
hellas-refusal-new-sea = Там плитка открыла бы новое море.
hellas-refusal-too-few-ships = Возле этой клетки у вас кораблей { $n }, а у соперника { $of }.
hellas-refusal-stack-empty = Плиток больше нет.

## Отказы: фигурки

hellas-refusal-not-yours = Город { $city } не ваш.
hellas-refusal-not-theirs = Город { $city } не принадлежит сопернику.
hellas-refusal-same-city = Город { $city } уже назван; нужен другой.
hellas-refusal-nothing-to-spare = { CAPITAL(CASE($city, "at")) } нет ничего лишнего.
hellas-refusal-no-step-left = Шагов больше не осталось.
hellas-refusal-supply-empty =
    { WORD($kind) ->
        [greek] В запасе у вас нет греков.
       *[other] В запасе у вас нет кораблей.
    }
hellas-refusal-city-full =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($city, "at")) } уже три грека.
       *[other] { CAPITAL(CASE($city, "at")) } уже три корабля.
    }
hellas-refusal-other-city-first = Сейчас очередь за городом { $city }.
hellas-refusal-wrong-greeks = Греков { CASE($city, "at") } должно быть от { $least } до { $most }.
hellas-refusal-wrong-ships = Кораблей { CASE($city, "at") } должно быть от { $least } до { $most }.
hellas-refusal-too-many-sent = { CAPITAL(CASE($city, "from")) } могут уйти самое большее: греки { $greeks }, корабли { $ships }.
hellas-refusal-not-beside = Плитка «{ $tile }» не граничит с городом { $city } так, чтобы это засчитывалось.
hellas-refusal-no-ship-there = { CAPITAL(CASE($tile, "at")) } у вас нет корабля.
hellas-refusal-no-room-or-piece =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($city, "at")) } нет места для грека, или взять его неоткуда.
       *[other] { CAPITAL(CASE($city, "at")) } нет места для корабля, или взять его неоткуда.
    }
hellas-refusal-nothing-to-muster = Ни один корабль { CASE($city, "at") } не может стать греком.
hellas-refusal-wrong-muster = { CAPITAL(CASE($city, "at")) } греками становятся корабли числом от 1 до { $most }.
hellas-refusal-too-many-spoils =
    { $most ->
        [one] Туда можно поставить не больше { $most } корабля.
       *[other] Туда можно поставить не больше { $most } кораблей.
    }

## Отказы: атаки

hellas-refusal-target-twice = В этом действии вы уже атаковали { CASE($city, "acc") }.
hellas-refusal-out-of-reach = Против { CASE($city, "gen") } нельзя послать ни одного грека.
hellas-refusal-nobody-sent = В атаку должен идти хотя бы один грек.
hellas-refusal-not-adjacent = Город { $from } не граничит с городом { $city }, а «Дальнего удара» больше нет.
hellas-refusal-last-greek = Последний грек остаётся { CASE($city, "at") }.
hellas-refusal-no-attack-left = Атак в этом действии не осталось.

## Отказы: карты

hellas-refusal-first-turn = На самом первом ходу Белый не играет карт.
hellas-refusal-other-window = Карту «{ $card }» сейчас сыграть нельзя.
hellas-refusal-card-locked = Карта «{ $card }» украдена на этом ходу и пока заперта.
hellas-refusal-not-in-hand = У вас в руке нет { CASE($card, "gen") }.
hellas-refusal-no-use = Карта «{ $card }» сейчас ничего бы не дала.
hellas-refusal-hand-full = Ещё одна карта { CASE($god, "gen") } была бы лишней: всего можно держать семь, одного бога не больше трёх.
hellas-refusal-no-such-back = У соперника нет карт { CASE($god, "gen") }.

## Что это даёт: боги

hellas-tells-god-poseidon = Его карты помогают в плаваниях и на море.
    .clause = H-10
hellas-tells-god-zeus = Его карты меняют ходы, карты и города и запрещают чужие.
    .clause = H-10
hellas-tells-god-ares = Его карты помогают в атаках.
    .clause = H-10

## Что это даёт: карты

hellas-tells-card-p1 = В плавании: хватит стольких же кораблей, сколько там у соперника, если среди них есть хотя бы один ваш.
    .clause = H-10.P1
hellas-tells-card-p2 = В плавании: верните взятую плитку под стопку и возьмите другую.
    .clause = H-10.P2
hellas-tells-card-p3 = После удачного плавания: совершите ещё одно.
    .clause = H-10.P3
hellas-tells-card-p4 = После удачного плавания: поставьте в новый город ещё до двух фигурок, греков или кораблей.
    .clause = H-10.P4
hellas-tells-card-p5 = Когда вас атакуют: в этом сражении каждый корабль города считается за грека.
    .clause = H-10.P5
hellas-tells-card-p6 = В каждом городе любого игрока, где греков трое или больше, остаются двое.
    .clause = H-10.P6
hellas-tells-card-z1 = В Приливе сил: ещё два шага.
    .clause = H-10.Z1
hellas-tells-card-z2 = Все фигурки одного вашего города меняются местами со всеми фигурками города соперника, и города меняют владельцев.
    .clause = H-10.Z2
hellas-tells-card-z3 = Соперник сбрасывает карты, пока у него не останется три.
    .clause = H-10.Z3
hellas-tells-card-z4 = В начале вашего хода: сначала Прилив сил, потом плавание или атака.
    .clause = H-10.Z4
hellas-tells-card-z5 = Отменяет карту, которую соперник только что показал, в чей бы ход это ни было.
    .clause = H-10.Z5
hellas-tells-card-z6 = Возьмите из руки соперника случайную карту бога, которого выберете.
    .clause = H-10.Z6
hellas-tells-card-z7 = В ваш ход: карта, которую вы только что показали, после применения возвращается в руку.
    .clause = H-10.Z7
hellas-tells-card-a1 = Перед атакой: превратите корабли одного своего города в греков.
    .clause = H-10.A1
hellas-tells-card-a2 = В сражении при атаке по морю: хватит стольких же, сколько у обороняющегося.
    .clause = H-10.A2
hellas-tells-card-a3 = Ещё одна атака в этом действии, на другой город.
    .clause = H-10.A3
hellas-tells-card-a4 = Перед атакой: может участвовать ваш город, который не граничит с целью.
    .clause = H-10.A4
hellas-tells-card-a5 = Когда вы атакуете: ваша сторона сильнее на 1.
    .clause = H-10.A5
hellas-tells-card-a6 = Когда вы теряете город: его фигурки переходят в другой ваш город.
    .clause = H-10.A6
