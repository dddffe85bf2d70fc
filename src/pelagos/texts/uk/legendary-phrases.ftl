# Legendary, українською: що написано на кнопках для його фраз.

legendary-say-bid =
    { $n ->
        [one] { $x }: підношення { $n } монета
        [few] { $x }: підношення { $n } монети
        [many] { $x }: підношення { $n } монет
       *[other] { $x }: підношення { $n } монети
    }
    .verb = Зробити підношення
    .n = Монети
legendary-say-bid-apollo = Піти до Аполлона
legendary-say-claim = Зайняти { CASE($x, "acc") }
    .verb = Зайняти зону
legendary-say-launch = Спустити флотилію { CASE($x, "into") }
    .verb = Спустити флотилію
legendary-say-muster = Виставити загін { CASE($x, "in") }
    .verb = Виставити загін
legendary-say-keep = Залишити { CASE($x, "acc") } за жрицю
    .verb = Залишити істоту
legendary-say-release = Відпустити { CASE($x, "acc") }
    .verb = Відпустити істоту
legendary-say-stay = Залишитися
legendary-say-go = Піти { CASE($x, "into") }
    .verb = Піти
legendary-say-devour = Пожерти { CASE($x, "within") } { CASE($y, "acc") }
    .verb = Пожерти
legendary-say-push = Прогнати флотилію { CASE($x, "from") } { CASE($y, "into") }
    .verb = Прогнати флотилію
legendary-say-build = Побудувати { CASE($y, "acc") } { CASE($x, "in") }
    .verb = Побудувати
legendary-say-forgo = Обійтися без споруди
legendary-say-recruit-fleet = Найняти флотилію { CASE($x, "within") }
    .verb = Найняти флотилію
legendary-say-recruit-troop = Найняти загін { CASE($x, "in") }
    .verb = Найняти загін
legendary-say-recruit-mercenary = Найняти найманця { CASE($x, "within") }
    .verb = Найняти найманця
legendary-say-recruit-priestess = Найняти жрицю
legendary-say-recruit-philosopher = Найняти філософа
legendary-say-hire = Найняти { CASE($y, "acc") } { CASE($x, "within") }
    .verb = Найняти героя
legendary-say-peek = Подивитися верхню істоту
legendary-say-play = Зіграти її
legendary-say-return = Повернути її
legendary-say-sail =
    { $n ->
        [one] { $n } флотилія { CASE($x, "from") } { CASE($y, "into") }
        [few] { $n } флотилії { CASE($x, "from") } { CASE($y, "into") }
        [many] { $n } флотилій { CASE($x, "from") } { CASE($y, "into") }
       *[other] { $n } флотилії { CASE($x, "from") } { CASE($y, "into") }
    }
    .verb = Пливти
    .n = Флотилії
legendary-say-march = Іти { CASE($x, "from") } { CASE($y, "into") }
    .verb = Іти
legendary-say-lead = { $x } веде { CASE($y, "into") }
    .verb = Вести з героєм
legendary-say-troops =
    { $n ->
        [0] Не брати загонів
        [one] Узяти { $n } загін
        [few] Узяти { $n } загони
        [many] Узяти { $n } загонів
       *[other] Узяти { $n } загону
    }
    .verb = Узяти загони
    .n = Загони
legendary-say-mercenaries =
    { $n ->
        [0] Не брати найманців
        [one] Узяти { $n } найманця
        [few] Узяти { $n } найманців
        [many] Узяти { $n } найманців
       *[other] Узяти { $n } найманця
    }
    .verb = Узяти найманців
    .n = Найманці
legendary-say-with = Узяти з собою { CASE($x, "acc") }
    .verb = Узяти героя
legendary-say-without = Не брати { CASE($x, "gen") }
    .verb = Не брати героя
legendary-say-buy = Купити істоту { CASE($x, "within") }
    .meant = Купити { CASE($x, "acc") }
    .verb = Купити істоту
legendary-say-sacrifice = Пожертвувати { CASE($x, "ins") }
    .verb = Пожертвувати героєм
legendary-say-end-turn = Завершити хід
legendary-say-strike = Уразити { CASE($y, "acc") }
    .verb = Уразити
legendary-say-reroll = Заплатити 1 монету й кинути знову
legendary-say-accept = Погодитися
legendary-say-lose-unit = Втратити { CASE($y, "acc") }
    .verb = Втратити одиницю
legendary-say-lose-hero = Втратити { CASE($x, "acc") }
    .verb = Втратити героя
legendary-say-fall = Нехай гине
legendary-say-withdraw = Відвести { CASE($x, "into") }
    .verb = Відвести
legendary-say-retreat = Відступити { CASE($x, "into") }
    .verb = Відступити
legendary-say-give = Повернути споруду { CASE($x, "from") }
    .verb = Повернути споруду
legendary-say-found = Заснувати метрополію { CASE($x, "within") }
    .verb = Заснувати метрополію
legendary-say-protect = Захистити метрополію: { $x }
    .verb = Захистити метрополію героєм
legendary-say-place-troop = Поставити загін { CASE($x, "in") }
    .verb = Поставити загін
legendary-say-place-fleet = Поставити флотилію { CASE($x, "within") }
    .verb = Поставити флотилію
legendary-say-place-mercenary = Поставити найманця { CASE($x, "within") }
    .verb = Поставити найманця
legendary-say-place = Поставити { CASE($x, "within") }
    .verb = Поставити
legendary-say-prosper = Покласти жетон процвітання { CASE($x, "into") }
    .verb = Покласти жетон процвітання
legendary-say-choose = Вибрати { CASE($x, "acc") }
    .verb = Вибрати
legendary-say-swap = { $x } поступається місцем; приходить { $y }
    .verb = Обміняти героїв
legendary-say-copy = Зіграти { CASE($x, "acc") }
    .verb = Зіграти істоту зі скиду
legendary-say-change = Замінити споруду { CASE($x, "within") }: буде { $y }
    .verb = Замінити споруду
legendary-say-rob = Обікрасти { CASE($x, "acc") }
    .verb = Обікрасти
legendary-say-plunder = Пограбувати { CASE($x, "acc") }
    .verb = Пограбувати
legendary-say-take = Забрати найманців { CASE($x, "from") }
    .verb = Вибрати зону
legendary-say-kill = Знищити { CASE($y, "acc") } { CASE($x, "in") }
    .verb = Знищити
legendary-say-from = { CAPITAL(CASE($x, "from")) }
    .verb = Звідки
legendary-say-to = { CAPITAL(CASE($x, "into")) }
    .verb = Куди
legendary-say-pass = Пас
legendary-say-pick = Узяти { CASE($x, "acc") }
    .verb = Вибрати істоту
legendary-say-exchange = Міняти флотилії { CASE($x, "within") }
    .verb = Міняти флотилії
legendary-say-for = На ті, що { CASE($x, "within") }
    .verb = На які флотилії
legendary-say-emulate = Як { $x }
    .verb = Узяти вміння героя
legendary-say-trade = Обміняти
legendary-say-stop = Зупинитися
