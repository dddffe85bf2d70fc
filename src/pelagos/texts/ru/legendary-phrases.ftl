# Legendary по-русски: что написано на кнопках вместо фраз.

legendary-say-bid =
    { $n ->
        [one] Принести { CASE($x, "dat") } { $n } золотой
       *[other] Принести { CASE($x, "dat") } { $n } золотых
    }
    .verb = Сделать приношение
    .n = Золото
legendary-say-bid-apollo = Уйти к Аполлону
legendary-say-claim = Занять { CASE($x, "acc") }
    .verb = Занять землю
legendary-say-launch = Поставить флот { CASE($x, "to") }
    .verb = Поставить флот
legendary-say-muster = Поставить армию { CASE($x, "to") }
    .verb = Поставить армию
legendary-say-keep = Удержать { CASE($x, "acc") } ценой жрицы
    .verb = Удержать существо
legendary-say-release = Отпустить { CASE($x, "acc") }
    .verb = Отпустить существо
legendary-say-stay = Остаться
legendary-say-go = Идти { CASE($x, "to") }
    .verb = Идти
legendary-say-devour = Пожрать { CASE($y, "acc") } { CASE($x, "at") }
    .verb = Пожрать
legendary-say-push = Прогнать флот { CASE($x, "from") } { CASE($y, "to") }
    .verb = Прогнать флот
legendary-say-build = Построить { CASE($y, "acc") } на { CASE($x, "loc") }
    .verb = Построить
legendary-say-forgo = Обойтись без этого
legendary-say-recruit-fleet = Нанять флот { CASE($x, "at") }
    .verb = Нанять флот
legendary-say-recruit-troop = Нанять армию { CASE($x, "at") }
    .verb = Нанять армию
legendary-say-recruit-mercenary = Нанять наёмника { CASE($x, "at") }
    .verb = Нанять наёмника
legendary-say-recruit-priestess = Взять жрицу
legendary-say-recruit-philosopher = Взять философа
legendary-say-hire = Нанять { CASE($y, "acc") } { CASE($x, "at") }
    .verb = Нанять героя
legendary-say-peek = Посмотреть верхнее существо
legendary-say-play = Сыграть его
legendary-say-return = Вернуть на место
legendary-say-sail =
    { $n ->
        [one] Вести { $n } флот { CASE($x, "from") } { CASE($y, "to") }
        [few] Вести { $n } флота { CASE($x, "from") } { CASE($y, "to") }
       *[other] Вести { $n } флотов { CASE($x, "from") } { CASE($y, "to") }
    }
    .verb = Плыть
    .n = Флоты
legendary-say-march = Идти { CASE($x, "from") } { CASE($y, "to") }
    .verb = Идти
legendary-say-lead = { $x } ведёт { CASE($y, "to") }
    .verb = Вести с героем
legendary-say-troops =
    { $n ->
        [0] Не брать с собой армий
        [one] Взять с собой { $n } армию
        [few] Взять с собой { $n } армии
       *[other] Взять с собой { $n } армий
    }
    .verb = Взять с собой армии
    .n = Армии
legendary-say-mercenaries =
    { $n ->
        [0] Не брать с собой наёмников
        [one] Взять с собой { $n } наёмника
       *[other] Взять с собой { $n } наёмников
    }
    .verb = Взять с собой наёмников
    .n = Наёмники
legendary-say-with = Взять с собой { CASE($x, "acc") }
    .verb = Взять с собой героя
legendary-say-without = Оставить { CASE($x, "acc") }
    .verb = Оставить героя
legendary-say-buy = Купить существо на { CASE($x, "loc") }
    .meant = Купить { CASE($x, "acc") }
    .verb = Купить существо
legendary-say-sacrifice = Пожертвовать { CASE($x, "ins") }
    .verb = Пожертвовать героем
legendary-say-end-turn = Завершить ход
legendary-say-strike = Сразить { CASE($y, "acc") }
    .verb = Сразить
legendary-say-reroll = Заплатить 1 золотой и бросить заново
legendary-say-accept = Согласиться
legendary-say-lose-unit = Потерять { CASE($y, "acc") }
    .verb = Потерять отряд
legendary-say-lose-hero = Потерять { CASE($x, "acc") }
    .verb = Потерять героя
legendary-say-fall = Пусть гибнет
legendary-say-withdraw = Отойти { CASE($x, "to") }
    .verb = Отойти
legendary-say-retreat = Отступить { CASE($x, "to") }
    .verb = Отступить
legendary-say-give = Вернуть в запас строение с { CASE($x, "gen") }
    .verb = Вернуть строение
legendary-say-found = Основать метрополию на { CASE($x, "loc") }
    .verb = Основать метрополию
legendary-say-protect = Отдать метрополию под защиту { CASE($x, "gen") }
    .verb = Защитить с героем
legendary-say-place-troop = Поставить армию { CASE($x, "to") }
    .verb = Поставить армию
legendary-say-place-fleet = Поставить флот { CASE($x, "to") }
    .verb = Поставить флот
legendary-say-place-mercenary = Поставить наёмника { CASE($x, "to") }
    .verb = Поставить наёмника
legendary-say-place = Поставить { CASE($x, "to") }
    .verb = Поставить
legendary-say-prosper = Положить маркер процветания { CASE($x, "to") }
    .verb = Положить маркер процветания
legendary-say-choose = Выбрать { CASE($x, "acc") }
    .verb = Выбрать
legendary-say-swap = { $x } уступает место { CASE($y, "dat") }
    .verb = Сменить героя
legendary-say-copy = Повторить { CASE($x, "acc") }
    .verb = Повторить существо
legendary-say-change = Превратить строение на { CASE($x, "loc") } в { CASE($y, "acc") }
    .verb = Сменить строение
legendary-say-rob = Обокрасть { CASE($x, "pacc") }
    .verb = Обокрасть
legendary-say-plunder = Ограбить { CASE($x, "pacc") }
    .verb = Ограбить
legendary-say-take = Забрать наёмников { CASE($x, "from") }
    .verb = Выбрать землю
legendary-say-kill = Погубить { CASE($y, "acc") } { CASE($x, "at") }
    .verb = Погубить отряд
legendary-say-from = { CAPITAL(CASE($x, "from")) }
    .verb = Откуда
legendary-say-to = { CAPITAL(CASE($x, "to")) }
    .verb = Куда
legendary-say-pass = Спасовать
legendary-say-pick = Выбрать { CASE($x, "acc") }
    .verb = Выбрать существо
legendary-say-exchange = Поменять флоты { CASE($x, "at") }
    .verb = Поменять флоты
legendary-say-for = На те, что { CASE($x, "at") }
    .verb = На какие флоты
legendary-say-emulate = Взять силу { CASE($x, "gen") }
    .verb = Взять силу героя
legendary-say-trade = Обменять
legendary-say-stop = Остановиться
