# Classic по-русски: что написано на кнопках вместо фраз.

classic-say-bid =
    { $n ->
        [one] Принести { CASE($x, "dat") } { $n } золотой
       *[other] Принести { CASE($x, "dat") } { $n } золотых
    }
    .verb = Сделать приношение
    .n = Золото
classic-say-bid-apollo = Уйти к Аполлону
classic-say-recruit-fleet = Нанять флот { CASE($x, "at") }
    .verb = Нанять флот
classic-say-recruit-troop = Нанять армию { CASE($x, "at") }
    .verb = Нанять армию
classic-say-recruit-card = Взять карту
classic-say-build = Построить { CASE($x, "at") } { CASE($y, "acc") }
    .verb = Построить
classic-say-sail =
    { $n ->
        [one] Вести { $n } флот { CASE($x, "from") } { CASE($y, "to") }
        [few] Вести { $n } флота { CASE($x, "from") } { CASE($y, "to") }
       *[other] Вести { $n } флотов { CASE($x, "from") } { CASE($y, "to") }
    }
    .verb = Плыть
    .n = Флоты
classic-say-march =
    { $n ->
        [one] Перевести { $n } армию { CASE($x, "from") } { CASE($y, "to") }
        [few] Перевести { $n } армии { CASE($x, "from") } { CASE($y, "to") }
       *[other] Перевести { $n } армий { CASE($x, "from") } { CASE($y, "to") }
    }
    .verb = Идти
    .n = Армии
classic-say-replace = Заменить существо на { CASE($x, "loc") }
    .meant = Заменить { CASE($x, "acc") }
    .verb = Заменить существо
classic-say-buy = Купить существо на { CASE($x, "loc") }
    .meant = Купить { CASE($x, "acc") }
    .verb = Купить существо
classic-say-end-turn = Завершить ход
classic-say-stop = Остановиться
classic-say-stay = Остаться и сражаться
classic-say-retreat = Отступить { CASE($x, "to") }
    .verb = Отступить
classic-say-give = Вернуть в запас { CASE($x, "from") } { CASE($y, "acc") }
    .verb = Вернуть строение
classic-say-found = Основать метрополию { CASE($x, "at") }
    .verb = Основать метрополию
classic-say-prosper = Положить маркер процветания { CASE($x, "to") }
    .verb = Положить маркер процветания
classic-say-decline = Отказаться
classic-say-lure = Переманить флот { CASE($x, "at") }
    .verb = Переманить флот
classic-say-from = Взять флот { CASE($x, "from") }
    .verb = Откуда взять флот
classic-say-fly =
    { $n ->
        [one] Перенести { $n } армию { CASE($x, "from") } { CASE($y, "to") }
        [few] Перенести { $n } армии { CASE($x, "from") } { CASE($y, "to") }
       *[other] Перенести { $n } армий { CASE($x, "from") } { CASE($y, "to") }
    }
    .verb = Лететь
    .n = Армии
classic-say-destroy = Разрушить { CASE($x, "at") } { CASE($y, "acc") }
    .verb = Разрушить строение
classic-say-copy = Повторить { CASE($x, "acc") }
    .verb = Повторить существо
classic-say-swap = Превратить { CASE($x, "at") } { CASE($y, "acc") } в { CASE($n, "acc") }
    .verb = Сменить строение
classic-say-sell-troop = Продать армию { CASE($x, "at") }
    .verb = Продать армию
classic-say-sell-fleet = Продать флот { CASE($x, "at") }
    .verb = Продать флот
classic-say-sell-priest = Продать жреца
classic-say-sell-philosopher = Продать философа
classic-say-kill = Погубить армию { CASE($x, "at") }
    .verb = Погубить армию
classic-say-rob = Обокрасть { CASE($x, "pacc") }
    .verb = Обокрасть
classic-say-kraken = Вести Кракена { CASE($x, "to") }
    .verb = Вести Кракена
classic-say-place = Поставить { CASE($x, "to") }
    .verb = Поставить
classic-say-push = Прогнать флот { CASE($x, "from") } { CASE($y, "to") }
    .verb = Прогнать флот
classic-say-done = Готово
