# Hellas по-русски: что написано на кнопках вместо фраз.

hellas-say-place =
    { $n ->
        [0] Выложить плитку на { CASE($x, "acc") }
        [one] Выложить плитку на { CASE($x, "acc") }, повернув на { $n } шестую оборота
       *[other] Выложить плитку на { CASE($x, "acc") }, повернув на { $n } шестых оборота
    }
    .verb = Выложить плитку
    .n = Поворот
hellas-say-declare = Объявить { CASE($x, "acc") }
    .verb = Выберите действие
hellas-say-play = Сыграть { CASE($x, "acc") }
    .verb = Сыграть карту
hellas-say-pass = Спасовать
hellas-say-greek = Грек, город { $x }
    .verb = Грек
hellas-say-ship = Корабль, город { $x }
    .verb = Корабль
hellas-say-card = Карта { CASE($x, "gen") }
    .verb = Карта
hellas-say-stop = Перейти к перегруппировке
hellas-say-as-they-stand = Оставить как есть
hellas-say-regroup = Перегруппировать
hellas-say-garrison = { $x }: греки { $y }, корабли { $n }
    .verb = Гарнизон
    .y = Греки
    .n = Корабли
hellas-say-send = { CAPITAL(CASE($x, "from")) } уходят: греки { $y }, корабли { $n }
    .verb = Послать
    .y = Греки
    .n = Корабли
hellas-say-decline = Отклонить
hellas-say-from = { CAPITAL(CASE($x, "from")) }
    .verb = Откуда
hellas-say-pay = Заплатить кораблём { CASE($x, "gen") }
    .verb = Заплатить кораблём
hellas-say-go-on = Дальше
hellas-say-settle = Поселить { CASE($x, "acc") }
    .verb = Поселить
hellas-say-done = Готово
hellas-say-end-action = Закончить действие
hellas-say-target = Атаковать { CASE($x, "acc") }
    .verb = Атаковать
hellas-say-no-attack = Никого не атаковать
hellas-say-add = Ещё один грек { CASE($x, "from") }
    .verb = Ещё один грек
hellas-say-launch = Начать атаку
hellas-say-muster = Собрать ополчение { CASE($x, "at") }
    .verb = Собрать ополчение
hellas-say-ships =
    { $n ->
        [one] { $n } корабль становится греком
        [few] { $n } корабля становятся греками
       *[other] { $n } кораблей становятся греками
    }
    .verb = Корабли становятся греками
    .n = Корабли
hellas-say-evacuate = Эвакуировать { CASE($x, "to") }
    .verb = Эвакуировать
hellas-say-spoils =
    { $n ->
        [0] Не ставить туда кораблей
        [one] Поставить туда { $n } корабль
        [few] Поставить туда { $n } корабля
       *[other] Поставить туда { $n } кораблей
    }
    .verb = Поставить туда корабли
    .n = Корабли
hellas-say-next-attack = К следующей атаке
hellas-say-swap = Отдать { CASE($x, "acc") }
    .verb = Отдать город
hellas-say-with = Взять взамен { CASE($x, "acc") }
    .verb = За какой город
hellas-say-discard = Сбросить { CASE($x, "acc") }
    .verb = Сбросить карту
hellas-say-steal = Украсть карту { CASE($x, "gen") }
    .verb = Украсть карту
hellas-say-end-turn = Завершить ход
