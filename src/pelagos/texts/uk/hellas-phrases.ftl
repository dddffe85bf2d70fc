# Hellas, українською: що написано на кнопках для його фраз.

hellas-say-place =
    { $n ->
        [0] Викласти плитку { CASE($x, "into") }
        [one] Викласти плитку { CASE($x, "into") }, поворот на { $n } шосту
       *[other] Викласти плитку { CASE($x, "into") }, поворот на { $n } шостих
    }
    .verb = Викласти плитку
    .n = Поворот
hellas-say-declare = Оголосити { CASE($x, "acc") }
    .verb = Вибрати дію
hellas-say-play = Зіграти «{ $x }»
    .verb = Зіграти карту
hellas-say-pass = Пас
hellas-say-greek = Грек для { CASE($x, "gen") }
    .verb = Грек
hellas-say-ship = Корабель для { CASE($x, "gen") }
    .verb = Корабель
hellas-say-card = Карта { CASE($x, "gen") }
    .verb = Карта
hellas-say-stop = Далі до перегрупування
hellas-say-as-they-stand = Лишити все, як є
hellas-say-regroup = Перегрупувати
hellas-say-garrison = { $x }: греки { $y }, кораблі { $n }
    .verb = Залога
    .y = Греки
    .n = Кораблі
hellas-say-send = { $x } посилає: греки { $y }, кораблі { $n }
    .verb = Послати
    .y = Греки
    .n = Кораблі
hellas-say-decline = Відмовитися
hellas-say-from = { CAPITAL(CASE($x, "from")) }
    .verb = Звідки
hellas-say-pay = Заплатити кораблем { CASE($x, "from") }
    .verb = Заплатити кораблем
hellas-say-go-on = Далі
hellas-say-settle = Поселити: { $x }
    .verb = Поселити
hellas-say-done = Готово
hellas-say-end-action = Завершити дію
hellas-say-target = Атакувати { CASE($x, "acc") }
    .verb = Атакувати
hellas-say-no-attack = Не атакувати нікого
hellas-say-add = { $x } посилає ще одного грека
    .verb = Ще один грек
hellas-say-launch = Почати напад
hellas-say-muster = Зібрати військо { CASE($x, "within") }
    .verb = Зібрати військо
hellas-say-ships =
    { $n ->
        [one] { $n } корабель стає греком
        [few] { $n } кораблі стають греками
        [many] { $n } кораблів стають греками
       *[other] { $n } корабля стають греками
    }
    .verb = Кораблі стають греками
    .n = Кораблі
hellas-say-evacuate = Евакуювати { CASE($x, "into") }
    .verb = Евакуювати
hellas-say-spoils =
    { $n ->
        [0] Не ставити туди кораблів
        [one] Поставити туди { $n } корабель
        [few] Поставити туди { $n } кораблі
        [many] Поставити туди { $n } кораблів
       *[other] Поставити туди { $n } корабля
    }
    .verb = Поставити туди кораблі
    .n = Кораблі
hellas-say-next-attack = До наступного нападу
hellas-say-swap = Віддати { CASE($x, "acc") }
    .verb = Віддати місто
hellas-say-with = Узяти за це { CASE($x, "acc") }
    .verb = За яке місто
hellas-say-discard = Скинути «{ $x }»
    .verb = Скинути карту
hellas-say-steal = Украсти карту { CASE($x, "gen") }
    .verb = Украсти карту
hellas-say-end-turn = Завершити хід
