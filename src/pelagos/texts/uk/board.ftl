# Поле столу і те, що лежить поруч; це читають сторінки.

## Поле

board-map = Поле. Стрілки рухають його, плюс і мінус змінюють масштаб, нуль показує все.
board-zoom-in = Ближче
board-zoom-out = Далі
board-fit = Показати все
board-choose = { $name }; можна вибрати
board-clause = Пункт { $clause }
board-owned = Володар: { $who }.
board-yours = Ваше.
board-free = Нічие.
board-closed-sea = Флотиліям заходити не можна.
board-of = { $name }, { $who }
board-troops =
    { $count ->
        [one] { $count } загін
        [few] { $count } загони
        [many] { $count } загонів
       *[other] { $count } загону
    }
board-mercenaries =
    { $count ->
        [one] { $count } найманець
        [few] { $count } найманці
        [many] { $count } найманців
       *[other] { $count } найманця
    }
board-fleets =
    { $count ->
        [one] { $count } флотилія
        [few] { $count } флотилії
        [many] { $count } флотилій
       *[other] { $count } флотилії
    }
board-greeks =
    { $count ->
        [one] { $count } грек
        [few] { $count } греки
        [many] { $count } греків
       *[other] { $count } грека
    }
board-ships =
    { $count ->
        [one] { $count } корабель
        [few] { $count } кораблі
        [many] { $count } кораблів
       *[other] { $count } корабля
    }
board-income =
    { $count ->
        [one] { $count } ріг достатку
        [few] { $count } роги достатку
        [many] { $count } рогів достатку
       *[other] { $count } рогу достатку
    }
board-trade-sea = Торгівля: 1 монета тому, хто має тут флотилію.
board-take-priest = Узяти жерця
board-take-philosopher = Узяти філософа
board-priestess-here = Хто займе це першим, отримає жрицю.
board-temple-here = Місто з храмом
board-metropolis = Метрополія
board-metropolis-with = Метрополія, бонус: { $bonus }
board-site-free = Вільно для споруди
board-sites-free =
    { $count ->
        [one] { $count } вільне місце для споруди
        [few] { $count } вільні місця для споруд
        [many] { $count } вільних місць для споруд
       *[other] { $count } вільного місця для споруд
    }
board-port-sea = Порт тут виходить у { CASE($sea, "acc") }.
board-slot-site = Вільний майданчик на місці метрополії
board-slot-outside = Вільний майданчик поза місцем метрополії
board-steps-left =
    { $count ->
        [one] Лишився { $count } крок
        [few] Лишилося { $count } кроки
        [many] Лишилося { $count } кроків
       *[other] Лишилося { $count } кроку
    }
board-strength = Сила
board-by-land = Сушею: напад удається, якщо він не слабший за оборону.
board-by-sea = Морем: напад має бути сильніший за оборону.
board-beachhead = Морем, із картою «Плацдарм»: напад удається, якщо він не слабший за оборону.
board-spot = місце на { $way } від { CASE($tile, "gen") }
    .gen = місця на { $way } від { CASE($tile, "gen") }
    .dat = місцю на { $way } від { CASE($tile, "gen") }
    .acc = місце на { $way } від { CASE($tile, "gen") }
    .ins = місцем на { $way } від { CASE($tile, "gen") }
    .loc = місці на { $way } від { CASE($tile, "gen") }
    .gender = n
    .in = на місці на { $way } від { CASE($tile, "gen") }
    .within = на місці на { $way } від { CASE($tile, "gen") }
    .into = на місце на { $way } від { CASE($tile, "gen") }
board-spot-by-dolphin = місце на { $way } від дельфіна
    .gen = місця на { $way } від дельфіна
    .dat = місцю на { $way } від дельфіна
    .acc = місце на { $way } від дельфіна
    .ins = місцем на { $way } від дельфіна
    .loc = місці на { $way } від дельфіна
    .gender = n
    .in = на місці на { $way } від дельфіна
    .within = на місці на { $way } від дельфіна
    .into = на місце на { $way } від дельфіна
board-way-east = схід
board-way-south-east = південний схід
board-way-south-west = південний захід
board-way-west = захід
board-way-north-west = північний захід
board-way-north-east = північний схід

## Поруч із полем

board-cycle = Цикл { $cycle }
board-turn = Хід { $turn }
board-set-up = Приготування
board-goal = Мета
# Про рядок мети: що дає перемогу і доки.
board-goal-metropolis = Перемагає той, хто має { $count } метрополії наприкінці циклу.
board-goal-metropolis-last = Перемагає той, хто має { $count } метрополії наприкінці циклу; останній цикл { $last }.
board-goal-city =
    { $count ->
        [one] Перемагає той, хто має { $count } місто наприкінці свого ходу.
        [few] Перемагає той, хто має { $count } міста наприкінці свого ходу.
        [many] Перемагає той, хто має { $count } міст наприкінці свого ходу.
       *[other] Перемагає той, хто має { $count } міста наприкінці свого ходу.
    }
board-goal-city-last =
    { $count ->
        [one] Перемагає той, хто має { $count } місто наприкінці свого ходу; останній хід { $last }.
        [few] Перемагає той, хто має { $count } міста наприкінці свого ходу; останній хід { $last }.
        [many] Перемагає той, хто має { $count } міст наприкінці свого ходу; останній хід { $last }.
       *[other] Перемагає той, хто має { $count } міста наприкінці свого ходу; останній хід { $last }.
    }
board-goal-has = { $who }: { $count } з { $goal }
board-gods = Боги
board-face-down = долілиць
board-offer = { $who } пропонує { $amount }.
board-to-place = Треба поставити
board-outbid = Перевищено підношення { CASE($god, "dat") }
board-purse =
    { $priestesses ->
        [0] { $gold } на підношення
       *[other] { $gold } на підношення; платите на { $priestesses } менше, ніж пропонуєте
    }
board-promised = Обіцяно із цього гаманця: { $gold }
board-next-cycle = Порядок наступного циклу
board-creatures = Істоти
board-heroes = Герої
board-deck = колода { $count }
board-you-know = бачите лише ви
board-play-top = Зіграти { CASE($creature, "acc") } за 1 монету
board-return-top = Повернути { CASE($creature, "acc") }
board-discarded = Скид
board-unseen = Ще не взято
board-supply = Загальний резерв
board-left = { $name }: лишилося { $count }
board-metropolises-left =
    { $count ->
        [one] лишилося { $count } метрополія
        [few] лишилося { $count } метрополії
        [many] лишилося { $count } метрополій
       *[other] лишилося { $count } метрополії
    }
board-prosperity-left =
    { $count ->
        [one] лишилося { $count } жетон процвітання
        [few] лишилося { $count } жетони процвітання
        [many] лишилося { $count } жетонів процвітання
       *[other] лишилося { $count } жетона процвітання
    }
board-tiles = Плитки
board-stack = стос { $count }
board-drawn = Узято: { $name }
board-aside = Відкладено: { $names }
board-on-table = на столі

## Місця

board-gold =
    { $count ->
        [one] { $count } монета
        [few] { $count } монети
        [many] { $count } монет
       *[other] { $count } монети
    }
board-gold-surely =
    { $count ->
        [one] { $count } монета, як можна порахувати
        [few] { $count } монети, як можна порахувати
        [many] { $count } монет, як можна порахувати
       *[other] { $count } монети, як можна порахувати
    }
board-gold-between = від { $least } до { $most } монет, як можна порахувати
board-next-income =
    { $count ->
        [one] наступний дохід: { $count } монета
        [few] наступний дохід: { $count } монети
        [many] наступний дохід: { $count } монет
       *[other] наступний дохід: { $count } монети
    }
board-metropolises =
    { $count ->
        [one] { $count } метрополія
        [few] { $count } метрополії
        [many] { $count } метрополій
       *[other] { $count } метрополії
    }
board-cornucopias =
    { $count ->
        [one] { $count } ріг достатку у володіннях
        [few] { $count } роги достатку у володіннях
        [many] { $count } рогів достатку у володіннях
       *[other] { $count } рогу достатку у володіннях
    }
board-priestesses =
    { $count ->
        [one] { $count } жриця
        [few] { $count } жриці
        [many] { $count } жриць
       *[other] { $count } жриці
    }
board-priests =
    { $count ->
        [one] { $count } жрець
        [few] { $count } жерці
        [many] { $count } жерців
       *[other] { $count } жерця
    }
board-philosophers =
    { $count ->
        [one] { $count } філософ
        [few] { $count } філософи
        [many] { $count } філософів
       *[other] { $count } філософа
    }
board-troop-reserve =
    { $count ->
        [one] { $count } загін у резерві
        [few] { $count } загони в резерві
        [many] { $count } загонів у резерві
       *[other] { $count } загону в резерві
    }
board-fleet-reserve =
    { $count ->
        [one] { $count } флотилія в резерві
        [few] { $count } флотилії в резерві
        [many] { $count } флотилій у резерві
       *[other] { $count } флотилії в резерві
    }
board-cities =
    { $count ->
        [one] { $count } місто; для перемоги треба десять
        [few] { $count } міста; для перемоги треба десять
        [many] { $count } міст; для перемоги треба десять
       *[other] { $count } міста; для перемоги треба десять
    }
board-temples =
    { $count ->
        [one] { $count } місто з храмом
        [few] { $count } міста з храмами
        [many] { $count } міст із храмами
       *[other] { $count } міста з храмами
    }
board-greek-supply =
    { $count ->
        [one] { $count } грек у резерві
        [few] { $count } греки в резерві
        [many] { $count } греків у резерві
       *[other] { $count } грека в резерві
    }
board-ship-supply =
    { $count ->
        [one] { $count } корабель у резерві
        [few] { $count } кораблі в резерві
        [many] { $count } кораблів у резерві
       *[other] { $count } корабля в резерві
    }
board-greeks-afloat =
    { $count ->
        [one] ще треба поставити: { $count } грек
        [few] ще треба поставити: { $count } греки
        [many] ще треба поставити: { $count } греків
       *[other] ще треба поставити: { $count } грека
    }
board-ships-afloat =
    { $count ->
        [one] ще треба поставити: { $count } корабель
        [few] ще треба поставити: { $count } кораблі
        [many] ще треба поставити: { $count } кораблів
       *[other] ще треба поставити: { $count } корабля
    }

## Битви й підношення

board-attacks = нападає
board-defends = боронить
board-die = Кубик: { $face }
board-round = Раунд { $round }
board-offer-amount = { $god }: підношення { $amount }
board-more-offers = { $god }: вищі підношення

## Кінець битви

board-verdict = Перемога: { $who }.
board-verdict-nobody = Нікого не лишилося.
board-losses = Втрачено:
