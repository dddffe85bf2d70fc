# Рейтинги: таблиці лідерів, сторінка того, хто грає рейтингові партії, вибір за новим столом.

ratings-mode-duel = один на один
ratings-mode-free = кожен сам за себе
ratings-mode-teams = командами
ratings-bot = бот «{ $level }» ({ $version })
ratings-somebody = Хтось
ratings-deviation = Похибка { $deviation } очок; знак питання означає, що відомих партій ще замало.

## За столом

ratings-rated = Рейтингова партія
ratings-play-rated = Грати на рейтинг
ratings-needs-account = Лише для тих, хто має обліковий запис.
ratings-one-chair = У рейтинговій партії у вас одне місце, і тільки одне; решта — для людей з обліковим записом або ботів.
ratings-conditions = Лише облікові записи й боти. Є годинник, і хто вичерпав час, той програє; хто здався, пішов чи не був за столом наприкінці, той останній. Без наставника, ніхто не приєднується згодом, і ходів не беруть назад понад правила. Закінчена партія стоїть на сторінках усіх, хто її грав.

## Списки

ratings-intro = Хто й як добре грає, за рейтинговими партіями: усі починають із 1500 очок, а 400 понад це означають десять до одного.
ratings-none-yet = Тут іще ніхто не грав рейтингових партій.
ratings-nobody-ranked = Поки що жоден рейтинг не досить певний.
ratings-counted-people = { $count ->
    [one] Тут на рейтинг грала { $count } людина.
    [few] Тут на рейтинг грали { $count } людини.
   *[other] Тут на рейтинг грало { $count } людей.
}
ratings-people = Люди
ratings-bots = Боти
ratings-bots-what = Боти стоять на тій самій шкалі. Вони ніколи не вчаться, тож їхні рейтинги усталюються й тримають шкалу на місці.
ratings-what = Тут лише рейтинги, відомі з похибкою не більш як 150 очок.
ratings-rank = Місце
ratings-name = Ім’я
ratings-rating = Рейтинг
ratings-games = Партії
ratings-more = Показати ще
ratings-play = Зіграти рейтингову партію

## Про одну людину

ratings-since = Тут від: { $date }
ratings-results = { $games ->
    [one] { $games } партія
    [few] { $games } партії
   *[other] { $games } партій
}: виграно { $won }, нарівно { $shared }, програно { $lost }
ratings-rank-told = Місце { $rank } в таблиці лідерів
ratings-unranked = Ще не в таблиці лідерів
ratings-rated-games = Рейтингові партії
ratings-look-at = Переглянути цю партію
ratings-absent = партію залишено
ratings-head-to-head = Особисті зустрічі
ratings-ahead = Виграно
ratings-level = Нарівно
ratings-behind = Програно
ratings-chart-told = { $count ->
    [one] Рейтинг за { $count } партію: { NUMBER($first, useGrouping: 0) } після першої, щонайбільше { NUMBER($best, useGrouping: 0) }, тепер { NUMBER($rating, useGrouping: 0) }.
    [few] Рейтинг за { $count } партії: { NUMBER($first, useGrouping: 0) } після першої, щонайбільше { NUMBER($best, useGrouping: 0) }, тепер { NUMBER($rating, useGrouping: 0) }.
   *[other] Рейтинг за { $count } партій: { NUMBER($first, useGrouping: 0) } після першої, щонайбільше { NUMBER($best, useGrouping: 0) }, тепер { NUMBER($rating, useGrouping: 0) }.
}
ratings-chart-what = Партія за партією; смуга показує, на скільки рейтинг може бути хибним.
ratings-as-table = Таблицею
ratings-when = Дата
ratings-off-by = Похибка
