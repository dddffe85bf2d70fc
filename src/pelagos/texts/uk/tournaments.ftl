# Турніри на сторінці.

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
tournament-move = Міняють дивізіон
tournament-automatic = Наступний тур починається, коли закінчено всі партії туру
tournament-listed = Показувати всім у списку
tournament-loss = Хто вичерпав час, той програв
tournament-announce = Оголосити
tournament-committed = Відтепер сервер зв’язаний жеребкуванням, яке відбудеться по закінченні реєстрації.

## Один турнір

tournament-by = Організовує { $name }
tournament-enter = Узяти участь
tournament-leave = Вибути
tournament-leave-sure = Вибути назавжди
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
tournament-next-season = Оголосити наступний сезон
tournament-season-name = Назва наступного сезону
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
tournament-log-season = Попередній сезон завершено: усіх зареєстровано в порядку дивізіонів.
tournament-log-enter = Хтось зареєструвався.
tournament-log-leave = Хтось скасував свою реєстрацію.
