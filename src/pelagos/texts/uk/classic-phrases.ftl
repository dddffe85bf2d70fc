# Classic, українською: що написано на кнопках для його фраз.

classic-say-bid =
    { $n ->
        [one] { $x }: підношення { $n } монета
        [few] { $x }: підношення { $n } монети
        [many] { $x }: підношення { $n } монет
       *[other] { $x }: підношення { $n } монети
    }
    .verb = Зробити підношення
    .n = Монети
classic-say-bid-apollo = Піти до Аполлона
classic-say-recruit-fleet = Найняти флотилію { CASE($x, "within") }
    .verb = Найняти флотилію
classic-say-recruit-troop = Найняти загін { CASE($x, "in") }
    .verb = Найняти загін
classic-say-recruit-card = Узяти карту
classic-say-build = Побудувати { CASE($y, "acc") } { CASE($x, "in") }
    .verb = Побудувати
classic-say-sail =
    { $n ->
        [one] { $n } флотилія { CASE($x, "from") } { CASE($y, "into") }
        [few] { $n } флотилії { CASE($x, "from") } { CASE($y, "into") }
        [many] { $n } флотилій { CASE($x, "from") } { CASE($y, "into") }
       *[other] { $n } флотилії { CASE($x, "from") } { CASE($y, "into") }
    }
    .verb = Пливти
    .n = Флотилії
classic-say-march =
    { $n ->
        [one] { $n } загін { CASE($x, "from") } { CASE($y, "into") }
        [few] { $n } загони { CASE($x, "from") } { CASE($y, "into") }
        [many] { $n } загонів { CASE($x, "from") } { CASE($y, "into") }
       *[other] { $n } загону { CASE($x, "from") } { CASE($y, "into") }
    }
    .verb = Іти
    .n = Загони
classic-say-replace = Замінити істоту { CASE($x, "within") }
    .meant = Замінити { CASE($x, "acc") }
    .verb = Замінити істоту
classic-say-buy = Купити істоту { CASE($x, "within") }
    .meant = Купити { CASE($x, "acc") }
    .verb = Купити істоту
classic-say-end-turn = Завершити хід
classic-say-stop = Зупинитися
classic-say-stay = Залишитися й битися
classic-say-retreat = Відступити { CASE($x, "into") }
    .verb = Відступити
classic-say-give = Повернути { CASE($x, "from") } { CASE($y, "acc") }
    .verb = Повернути
classic-say-found = Заснувати метрополію { CASE($x, "within") }
    .verb = Заснувати метрополію
classic-say-prosper = Покласти жетон процвітання { CASE($x, "into") }
    .verb = Покласти жетон процвітання
classic-say-decline = Відмовитися
classic-say-lure = Переманити флотилію { CASE($x, "within") }
    .verb = Переманити флотилію
classic-say-from = Узяти флотилію { CASE($x, "from") }
    .verb = Звідки взяти флотилію
classic-say-fly =
    { $n ->
        [one] { $n } загін летить { CASE($x, "from") } { CASE($y, "into") }
        [few] { $n } загони летять { CASE($x, "from") } { CASE($y, "into") }
        [many] { $n } загонів летять { CASE($x, "from") } { CASE($y, "into") }
       *[other] { $n } загону летить { CASE($x, "from") } { CASE($y, "into") }
    }
    .verb = Летіти
    .n = Загони
classic-say-destroy = Зруйнувати { CASE($y, "acc") } { CASE($x, "in") }
    .verb = Зруйнувати споруду
classic-say-copy = Повторити { CASE($x, "acc") }
    .verb = Повторити істоту
classic-say-swap = Замінити { CASE($y, "acc") } { CASE($x, "in") }: буде { $n }
    .verb = Замінити споруду
classic-say-sell-troop = Продати загін { CASE($x, "in") }
    .verb = Продати загін
classic-say-sell-fleet = Продати флотилію { CASE($x, "within") }
    .verb = Продати флотилію
classic-say-sell-priest = Продати жерця
classic-say-sell-philosopher = Продати філософа
classic-say-kill = Знищити загін { CASE($x, "in") }
    .verb = Знищити загін
classic-say-rob = Пограбувати { CASE($x, "acc") }
    .verb = Пограбувати
classic-say-kraken = Кракен пливе { CASE($x, "into") }
    .verb = Перемістити Кракена
classic-say-place = Поставити { CASE($x, "within") }
    .verb = Поставити
classic-say-push = Вигнати флотилію { CASE($x, "from") } { CASE($y, "into") }
    .verb = Вигнати флотилію
classic-say-done = Готово
