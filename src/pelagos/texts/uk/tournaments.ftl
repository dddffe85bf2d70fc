# Турніри: що каже сторінка і в чому відмовлено.

## Список

tournament-heading = Турніри
tournament-what = Усі грають за однаковими умовами, а тури самі стають столами. Хто має обліковий запис, може взяти участь або оголосити турнір.
tournament-none = Жодного турніру не оголошено.
tournament-new = Оголосити турнір
tournament-sign-in = Щоб узяти участь або оголосити турнір, потрібен обліковий запис.
tournament-unfinished = Оголошені й ті, що тривають
tournament-finished = Завершені
tournament-entered = ви берете участь
tournament-people = { $count ->
    [one] { $count } учасник
    [few] { $count } учасники
    [many] { $count } учасників
   *[other] { $count } учасника
}
tournament-phase-registration = триває реєстрація
tournament-phase-running = тур { $round }
tournament-phase-over = завершено
tournament-phase-cancelled = скасовано

## Системи

tournament-format = Система
tournament-format-swiss = Швейцарська
    .what = Стала кількість турів; у кожному грають усі, із суперниками схожого становища.
tournament-format-groups = Групи
    .what = У невеликій групі всі зустрічаються з усіма; найкращі можуть вийти до плей-оф.
tournament-format-knockout = На вибування
    .what = Хто програв, той вибуває; за більшими столами далі йде краща половина.
tournament-format-league = Ліга
    .what = Дивізіони, у яких усі зустрічаються з усіма.

## Оголошення

tournament-name = Назва
tournament-seats = Людей за столом
tournament-least = Щонайменше
tournament-rounds = Тури
tournament-legs = Скільки разів зустрічатися
tournament-group = Людей у групі
tournament-advance = З кожної групи виходять
tournament-automatic = Наступний тур починається, коли закінчено всі партії туру
tournament-listed = Показувати всім у списку
tournament-loss = Хто вичерпав час, той програв
tournament-announce = Оголосити
tournament-committed = Відтепер сервер зв’язаний жеребкуванням, яке відбудеться по закінченні реєстрації.

## Один турнір

tournament-by = Організовує { $name }
tournament-enter = Узяти участь
tournament-leave = Вибути
tournament-my-next = Ваша партія цього туру
tournament-to-table = До столу
tournament-resting = У цьому турі ви відпочиваєте.
tournament-standings = Таблиця
tournament-standings-groups = Група { $number }
tournament-standings-league = Дивізіон { $number }
tournament-standings-knockout = На вибування
tournament-rank = Місце
tournament-entrant = Ім’я
tournament-points = Очки
tournament-opponents = Очки суперників
tournament-beaten = Очки переможених суперників
tournament-wins = Перемоги
tournament-games = Партії
tournament-points-what = Кожен стіл ділить одне очко: хто випередив усіх, отримує його цілим. За рівності рахуються очки всіх суперників, тоді очки переможених, тоді партії між рівними, тоді перемоги, а наостанок жереб; у групах партії між рівними йдуть першими.
tournament-round = Тур { $number }
tournament-open = триває
tournament-undecided = вирішує організатор
tournament-adjusted = установив організатор
tournament-byes = Відпочивають: { $names }
tournament-walkovers = Суперник вибув: { $names }
tournament-withdrawn = вибуття
tournament-bot = бот, { $level }
tournament-gone = Хтось

## Жеребкування

tournament-draw = Жеребкування
tournament-draw-open = Сервер зв’язаний таємницею, SHA-256 якої { $commit }. По закінченні реєстрації таємницю буде розкрито, і жереб випливе з неї та з часток усіх учасників.
tournament-draw-made = Таємниця: { $secret }; її SHA-256 має бути { $commit }. Порядок, кожна пара і кожне місце випливають із неї, з часток усіх учасників та з результатів. Збережіть дані й запустіть для них «pelagos verify», щоб обчислити все наново.
tournament-export = Зберегти дані
tournament-export-standings = Зберегти таблицю

## Що робить організатор

tournament-organise = Для організатора
tournament-start = Закінчити реєстрацію і почати
tournament-pair = Почати наступний тур
tournament-cancel = Скасувати турнір
tournament-cancel-sure = Скасувати назавжди
tournament-add-bot = Додати бота
tournament-substitute = Заміна
tournament-whose-place = Чиє місце
tournament-new-name = Ім’я облікового запису
tournament-take-over = Замінити
tournament-withdraw-entrant = Зняти з турніру
tournament-set-result = Установити результат
tournament-table-number = Стіл
tournament-place-of = Місце: { $name }
tournament-note = Примітка, яку читають усі
tournament-set = Установити
tournament-log = Що було зроблено
tournament-log-start = Реєстрацію закінчено.
tournament-log-pair = Складено пари туру { $round }.
tournament-log-result = Установлено результат столу { $table } у турі { $round }.
tournament-log-withdraw = Вибуття: { $name }.
tournament-log-substitute = Хтось замінив учасника під номером { $number }.
tournament-log-bot = Додано бота.
tournament-log-cancel = Турнір скасовано.
tournament-log-over = Стіл { $table } у турі { $round } закінчив гру.
tournament-log-ended = Турнір завершено.
tournament-log-enter = Хтось зареєструвався.
tournament-log-leave = Хтось скасував свою реєстрацію.

## Відмови

error-unknown-format = Такої системи немає. Відомі: { $known }.
error-bad-table-sizes = За столом сидять від 2 до { $most } людей, і найменша кількість не перевищує найбільшої.
error-bad-rounds = Кількість турів має бути від 1 до { $most }.
error-bad-group = Розмір групи має бути від { $least } до { $most }.
error-bad-promotion = Із групи такого розміру не можуть вийти чи перейти так багато; перейти можуть щонайбільше { $most }.
error-tournament-started = Реєстрацію вже закінчено.
error-wrong-entrants = Для такого турніру потрібно від { $least } до { $most } учасників.
error-tournament-not-started = Турнір ще не почався.
error-round-not-over = Ще тривають партії туру { $number }.
error-tournament-over = Турнір завершено.
error-no-such-table-of-round = В останньому турі немає такого столу.
error-bad-places = { $count ->
    [one] Має бути { $count } місце.
    [few] Мають бути { $count } місця, від першого; хто ділить місце, займає й наступні.
    [many] Має бути { $count } місць, від першого; хто ділить місце, займає й наступні.
   *[other] Має бути { $count } місця, від першого; хто ділить місце, займає й наступні.
}
error-no-such-entrant = Під цим номером уже ніхто не грає.
error-place-is-lost = Після вибуття складено пари нового туру, тож заміна вже неможлива.
error-no-such-tournament = Такого турніру немає.
error-tournament-moved-on = Тим часом турнір змінився. Погляньте ще раз.
error-too-many-tournaments = Ви вже організовуєте незавершені турніри: { $most }. Спершу завершіть один із них.
error-entered-already = Участь уже зареєстровано.
error-tournament-full = Зареєстровано { $most }, більше не можна.
error-not-entered = Ви не берете участі.
error-not-organiser = Це може лише організатор.
error-tournament-not-so = { $phase ->
    [registration] Це можна лише тоді, коли турнір почався.
    [running] Реєстрацію закінчено.
   *[other] Турнір завершено.
}

## `pelagos verify`

verify-draw-done = Усе так, як має бути: зобов’язання, порядок і { $rounds ->
    [one] { $rounds } тур.
    [few] { $rounds } тури.
    [many] { $rounds } турів.
   *[other] { $rounds } туру.
}
verify-draw-commitment = Таємниця не та, якою сервер був зв’язаний.
verify-draw-order = Порядок не той, що його визначив жереб.
verify-draw-round = Тур { $number } не випливає з жереба та попередніх результатів.
