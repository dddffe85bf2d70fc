# Що каже термінал.

help = Грати в острівні ігри й вивчати їх.
in-file = { $path }: { $sentence }

## Аргументи

argument-title = Назва гри, як її подає `titles`.
argument-file = Запис, який зберігає `play`.
argument-seats = Скільки гравців.
argument-board = Поле, на якому грати.
argument-option = Вибір, який пропонує гра, наприклад rounds=6; можна повторювати.
argument-seed = Нехай природа щоразу відповідає однаково.
argument-json = Сказати це для програми.

## titles

titles-help = Подати ігри з їхніми місцями, полями й налаштуваннями.
titles-none = Ігор тут ще немає.
titles-title = Гра
titles-seats = Місця
titles-boards = Поля
titles-options = Налаштування
titles-version = Версія правил
titles-number = { $name }: { $default } або інше число
titles-choices = { $name }: { $choices }

## words

words-help = Надрукувати сторінкою все, що у грі можна сказати й описати.
words-title =
    { $seats ->
        [one] # Слова гри { $title }, { $seats } місце
        [few] # Слова гри { $title }, { $seats } місця
        [many] # Слова гри { $title }, { $seats } місць
       *[other] # Слова гри { $title }, { $seats } місця
    }
words-note = Зробив `pelagos words`; docs/notation.md пояснює, для чого це. Якщо гравців менше, місць теж менше.
words-header = Заголовок
words-line = Рядок
words-values = Значення, перше з них, якщо рядка немає
words-a-number = або інше число
words-domains = Області
words-domain = Область
words-words = Слова
words-none = ; `{ $word }` означає жодне
words-any = за потребою
words-phrases = Фрази
words-phrase = Фраза
words-fields = Поля
words-statement = Твердження
words-read-by = Хто читає
words-by-all = усі
words-by-owner = власник рядка
words-by-place = хто знає місце
words-tasks = Завдання
words-task = Завдання
words-does = Що воно робить
words-nature = *Відповідає природа.*
words-question = *Відповідає гравець.*
words-telling = Промовисті запитання
words-question-head = Запитання
words-events = Події
words-event = Подія
words-numbers = Числа
words-clause = Пункт
words-refusals = Відмови
words-refusal = Відмова
words-laws = Закони
words-law = Закон
words-demands = Чого він вимагає

## board

board-help = Показати поле: для Legendary випадкове, чесне за нашою оцінкою, одним словом для приготування партії.
board-mode-help = Legendary: для якого режиму: ffa3, ffa4, ffa5, team4, team6, duel.
board-recommended-help = Legendary: рекомендоване поле замість випадкового.
board-face-help = Показати цю сторону фрагментів: A простора, B тісна.
board-seed-help = Те саме початкове число дає те саме поле.
board-seed = Початкове число { $seed }; відкинуто перед ним: { $rejected }
board-counts = Сухопутних зон { $lands }, острови завбільшки { $islands }, морів { $seas }, майданчиків { $sites }, рогів достатку { $cornucopias }, жриць { $priestesses }
board-estimate = Початковий дохід { $income }; найкращий мінус найгірший прибуток { $gap }; найслабший старт до найсильнішого { $ratio } %; вага черги під час вибору { $order } %
board-own-design = Малюнок плиток наш власний.
board-note = Малюнок плиток наш власний. Оцінку зроблено за розміщеннями простих гравців, а не за партіями.

## Зображення

still-svg-help = Намалювати в цей файл, як SVG.
still-png-help = Намалювати в цей файл, як PNG; потрібен pelagos[png].
still-dark-help = Намалювати для темної сторінки.
still-width-help = Ширина сторінки; якщо менше ніж 700, розкладка для телефона.
still-done = Зображення збережено в { $path }.

## play

play-command-help = Грати за одним терміналом, передаючи пристрій із рук у руки.
play-load-help = Продовжити зі збереженого запису.
play-open-help = Не приховувати, що бачить кожен гравець, від інших.
play-bot-help = Нехай за місце відповідає бот, наприклад p2=settler; можна повторювати.
play-bot-said = { $who }: { $phrase }. { $why }
play-bot-hid = { $who } дає таємну відповідь.
play-pass-on = Передайте пристрій. Далі грає { $who }.
play-press-enter = Натисніть Enter, коли ніхто інший не бачить екрана.
play-more-news =
    { $count ->
        [one] Перед цим сталася ще { $count } подія; її розповість `log`.
        [few] Перед цим сталися ще { $count } події; їх розповість `log`.
        [many] Перед цим сталося ще { $count } подій; їх розповість `log`.
       *[other] Перед цим сталося ще { $count } події; їх розповість `log`.
    }
play-hint = Уведіть число або фразу зі списку; `help` розповість, що ще можна.
play-help =
    Відповідайте номером варіанта або його словами; кожне слово можна вкоротити, як-от `b c 3`.
    why PHRASE   каже, чому фраза зараз неможлива
    hint         наставник каже, що можна відповісти і чому
    look, hand   ще раз показує стіл
    log [N]      розповідає, що сталося, починаючи з останнього
    undo         повертає останню відповідь, доки відтоді нічого не відкрилося
    save FILE    зберігає запис цієї партії; save! FILE замінює наявний
    load FILE    продовжує із запису
    quit         виходить, не зберігаючи
play-place = { $place }. { $who }
play-end-prompt = Партію закінчено: save FILE зберігає її, log розповідає, Enter виходить.
play-bye = До зустрічі.
why-offered = «{ $phrase }» зараз можлива.
why-unexplained = «{ $phrase }» зараз неможлива, і більше правила про це не кажуть.
why-refused = «{ $phrase }» зараз неможлива. { $sentence }
undo-done = Останню відповідь повернуто.
save-done = Партію збережено в { $path }.
load-done = Партія йде далі звідти.

## check

check-help = Зіграти записи й перевірити, чи справджується те, чого вони чекають.
check-paths-help = Записи або теки із записами.
check-progress = перевірка
check-nothing = Немає запису, який можна перевірити.
check-warning = увага: { $sentence }
check-sum = вдалося { $passed }, не вдалося { $failed }

## replay

replay-help = Розповісти партію реченнями або намалювати, на чому вона стояла.
replay-at-help = Зупинитися після стількох відповідей.
replay-seat-help = Розповісти лише те, що може знати цей гравець або глядач.
replay-moves-help = Подати й кожну відповідь її власними словами.
replay-report-help = Розповісти натомість про місця, криві, битви й удачу.

## replay --report

report-length =
    Відповідей { $answers }, з них рішень гравців { $decisions }{ $periods ->
        [0] .
       *[other] ; { $periods } { $period }.
    }
report-places = Місця
report-place = { $place }. { $who }
report-unfinished = Партію ще не закінчено.
report-curve = { $figure }: кожен { $period } на початку, а також наприкінці
report-who = Хто
report-end = Кінець
report-dice = Удача з кубиками
report-rolled = Кинуто
report-wins = Битви
report-fought = Битв
report-actual = Вийшло
report-won = Виграно
report-expected = Очікувано
report-deviation = z
report-verdict = Одним словом

## study

study-help = Розповісти, що насправді вирішило партію: шанси, удача, помилки.
study-seat-help = Розповісти шанси так, як їх знав цей гравець, а не глядач.
study-html-help = Написати натомість сторінку із зображеннями; наявний файл буде замінено.
study-progress = розбір
study-chances-told = По кривій на кожну сторону, від першої відповіді до останньої. Числа позначають найбільші помилки.
study-line = Далі могло б бути так: { $line }.
study-line-part = { $who }: { $said }
error-no-value-model = Про шанси на перемогу в «{ $title }» нічого не відомо, тож її партій не розібрати.

## verify

verify-help = Перевірити, що природа відповідала так, як вимагає запечатана таємниця.
verify-done =
    { $outcomes ->
        [0] Печатка ціла, а природу жодного разу не питали.
        [one] Печатка ціла: { $outcomes } результат такий, як має бути.
        [few] Печатка ціла: усі { $outcomes } результати такі, як мають бути.
        [many] Печатка ціла: усі { $outcomes } результатів такі, як мають бути.
       *[other] Печатка ціла: усі { $outcomes } результату такі, як мають бути.
    }
verify-draw-done = Усе так, як має бути: зобов’язання, порядок і { $rounds ->
    [one] { $rounds } тур.
    [few] { $rounds } тури.
    [many] { $rounds } турів.
   *[other] { $rounds } туру.
}
verify-draw-commitment = Таємниця не та, якою сервер був зв’язаний.
verify-draw-order = Порядок не той, що його визначив жереб.
verify-draw-round = Тур { $number } не випливає з жереба та попередніх результатів.

## fuzz

fuzz-help = Грати випадкові партії й пильнувати закони.
fuzz-games-help = Скільки партій зіграти.
fuzz-seed-help = Початкове число першої партії; кожна наступна має наступне.
fuzz-drawn-help = Для кожної партії нове поле, якщо гра це вміє.
fuzz-thorough-help = На кожному рішенні перевіряти кожен закон для кожного глядача.
fuzz-out-help = Куди класти записи про порушені закони.
fuzz-workers-help = Скільки процесів грають; стільки, скільки ядер, якщо не сказано інакше.
fuzz-progress = гра триває
fuzz-endings = Завершення
fuzz-lengths = Рішень у партії з випадковими відповідями
fuzz-events = Розказані події
fuzz-tasks = Поставлені запитання
fuzz-phrases = Сказані фрази
fuzz-names = Події за назвами
fuzz-refusals = Випробувані відмови
fuzz-never = Жодного разу: { $names }
fuzz-variant = Місця або режим
fuzz-rounds = Циклів або ходів у такій партії
fuzz-winners = Хто виграв
fuzz-no-ending = без завершення
fuzz-games = Партій
fuzz-median = Медіана
fuzz-p90 = p90
fuzz-longest = Найдовша
fuzz-one-events = Подія
fuzz-one-tasks = Запитання
fuzz-one-phrases = Фраза
fuzz-one-names = Подія
fuzz-one-refusals = Причина
fuzz-times = Разів
fuzz-fault = { $law }: { $detail } Дивіться { $path }.
fuzz-sum = партій { $games }, рішень { $decisions }, порушень { $violations }

## arena

arena-help = Звести ботів між собою і сказати, як часто кожен виграє.
arena-bots-help = Боти за назвами, через кому. Якщо їх стільки, скільки сторін, вони сідають у такому порядку; якщо менше, один грає сам проти іншого на решті місць, і навпаки. Кожне початкове число грають, пересадивши їх у всі можливі порядки.
arena-games-help = Скільки партій зіграти; лише повні набори, тож може бути трохи більше.
arena-seed-help = Початкове число перших партій; наступні мають наступне.
arena-workers-help = Скільки процесів грають; стільки, скільки ядер, якщо не сказано інакше.
arena-out-help = Зберігати кожну закінчену партію рядком цього файлу; ті, що там уже є, не грають знову.
arena-least-help = Вважати невдачею, якщо перший названий бот не виграє напевно стільки своїх чесних часток.
arena-below = { $bot } не виграє напевно { $least } своєї чесної частки ({ $lineup }).
arena-progress = гра триває
arena-lineup = Сторони
arena-bot = Бот
arena-games = Партій
arena-wins = Виграно
arena-rate = Частка
arena-interval = 95 %
arena-fair = Чесно
arena-ratio = × чесно
arena-shares = Хто виграє
arena-times = Мілісекунд процесора на відповідь
arena-answers = Відповідей
arena-mean = Середнє
arena-median = Медіана
arena-longest = Найдовше
arena-lengths = Тривалість партії
arena-what = У чому
arena-decisions = рішення
arena-cycles = цикли або ходи
arena-p90 = p90
arena-endings = Завершення
arena-ending = Завершення
arena-sum = партій { $games }, з них збережених раніше { $kept }

## ladder

ladder-help = Звести між собою всі рівні й давні версії, зберегти партії та оцінити кожного.
ladder-verify-command-help = Зіграти випадкову частину драбини знову й порівняти відповідь за відповіддю.
ladder-table-help = Написати сторінку драбини з її файлу.
ladder-file-help = Файл драбини, по закінченій партії в рядку.
ladder-setting-help = Лише цей режим гри, наприклад legendary/duel; можна повторювати. Без нього: два й чотири місця, кожен за себе; «all» означає всі режими.
ladder-step-help = Лише ці двоє, наприклад captain:settler@1; можна повторювати. Якщо сторін більше ніж дві, перший грає сам серед других.
ladder-games-help = Партій на кожну пару там, де сторін дві.
ladder-among-help = Партій на кожну пару там, де сторін більше.
ladder-verify-help = Скільки партій зіграти знову.
ladder-write-help = Записати сторінку сюди, а не друкувати.
ladder-steps = Щаблі
ladder-setting = Режим
ladder-upper = Верхній
ladder-lower = Нижній
ladder-ms = мс на відповідь
ladder-ratings = Рейтинги, { $setting }
ladder-points = Очки
ladder-verified = знову зіграно партій { $games }, з них інакших, ніж збережено, { $wrong }
ladder-differs = Партія, де грають { $bots }, початкове число { $seed }, відрізняється від відповіді { $answer }.
ladder-other-version = Партію, де грають { $bots }, початкове число { $seed }, збережено для інших версій.
ladder-page-head =
    # Драбина
    { "" }
    Написано командою `pelagos ladder table` з партій `pelagos ladder`: хто як часто виграє, з інтервалами 95 %
    (за Вілсоном), чесна частка, час процесора на відповідь верхнього бота й початкові числа. Якщо сторін більше ніж дві,
    верхній бот грає сам серед нижніх. Рейтинги за Плакеттом і Люсом, у шахових очках: 400 означає десять до одного;
    перший Поселенець має 0.
ladder-page-columns = | верхній | нижній | партій | виграно, у відсотках | чесно | мс на відповідь | початкові числа |
ladder-page-ratings = | бот | очки | 95 % |
error-unknown-setting = Режиму «{ $setting }» немає; є { $known }.
error-bad-step = «{ $step }» не двоє ботів із двокрапкою між ними.

## balance

balance-help = Нехай боти грають самі з собою; сказати, як часто виграє кожне місце.
balance-svg-help = Намалювати частки в цей файл.
balance-seats = За місцями
balance-places = За чергою в першому порядку ходів
balance-seat = Місце
balance-place = Черга
balance-heading = { $title }, місць { $seats }{ $board ->
    [none] {""}
   *[other] , поле { $board }
}: партій { $games }, грають { $bots }
balance-axis = Частка перемог, з інтервалами 95 %; лінія показує чесну частку.
balance-drawn = Зображення збережено в { $path }.

## perft

perft-help = Порахувати послідовності відповідей від початку.
perft-depth-help = На скільки відповідей углиб.
perft-progress = підрахунок
perft-depth = Глибина
perft-nodes = Послідовностей

## bench

bench-help = Виміряти рішення й копії, окремо або проти інших рушіїв.
bench-title-help = Гра, яку міряти; усі, якщо не сказано інакше.
bench-against-help = Рушії з bench/peers.py: chess, catanatron.
bench-rounds-help = Скільки почергових раундів.
bench-slice-help = Секунд процесора на рушій за раунд.
bench-progress = вимірювання
bench-compiled = Скомпільована збірка
bench-pure = Чиста збірка
bench-engine = Рушій
bench-ours = { $title }, місць { $seats }
bench-decision = мкс на рішення
bench-spread = від–до
bench-copy = мкс на копію
bench-ratio = рішення / копія × { $peer }

## serve

argument-data = Тека з даними сервера.
serve-help = Подавати столи браузерам і програмам.
serve-host-help = Де слухати; 0.0.0.0 впускає кожного, хто дістається цього комп’ютера.
serve-port-help = Порт, на якому слухати; 0 бере вільний.
serve-origin-help = Адреса, під якою сервер знають браузери, якщо перед ним стоїть посередник; можна повторювати.
serve-secure-help = Надсилати cookie лише через HTTPS; так і є, якщо кожен --origin починається з https.
serve-proxy-help = Адреса посередника, чиєму X-Forwarded-For вірять; можна повторювати.
serve-bots-help = Скільки процесів думають за ботів.
argument-database = База даних PostgreSQL, наприклад postgresql://user@host/name, замість файлу в теці даних.
serve-durable-help = На кожному ході чекати на диск, щоб навіть зникнення струму не забрало жодного.
serve-keep-running-help = Через скільки днів прибирати покинуту партію, що триває; 0: ніколи.
serve-keep-running-guests-help = Те саме, якщо за столом ні в кого немає облікового запису.
serve-keep-finished-help = Через скільки днів прибирати закінчену партію, яку ніхто не переглядає; 0: ніколи.
serve-keep-finished-guests-help = Те саме, якщо за столом ні в кого немає облікового запису.
serve-archive-help = Зберігати записи прибраних партій у теці «archive» серед даних.
serve-metrics-help = Хто може читати /metrics.
serve-wire-help = Як ідуть повідомлення сокетів: прямий шлях, якщо він витримує перевірку (auto), або один із двох примусово.
serve-imprint-help = Текстовий файл про того, хто утримує сервер, для сторінки приватності: хто, де, як зв’язатися.
serve-keep-removed-help = Скільки днів можна відновити прибраний стіл.
serve-keep-reports-help = Скільки днів зберігають закриті скарги, а також заборони й блокування, що минули.
serve-keep-audit-help = Скільки днів зберігають журнал модераторів.
serve-outbound-help = Дозволити повідомленням для програм і браузерів цю адресу, хоч вона у вашій мережі або без HTTPS; можна повторювати.
serve-mail-help = Поштовий сервер, що приймає листи; без нього пошту не надсилають. Пароль стоїть у PELAGOS_MAIL_PASSWORD або у файлі, який називає PELAGOS_MAIL_PASSWORD_FILE.
serve-mail-security-help = Як шифрують з’єднання з ним: starttls (порт 587), tls (465), plain (25).
serve-mail-user-help = Ім’я для входу на поштовий сервер.
serve-mail-from-help = Адреса, з якої надходять листи.
serve-vacation-help = Скільки днів відпустки на рік може взяти обліковий запис у партіях листуванням.
serve-log-help = Як багато писати в stderr.
serve-open-help = Відкрити браузер.
serve-offline-help = Подавати стіл без сервера, який збирає `make offline`, під /offline/ із цієї теки.
serve-ready = Pelagos відповідає за адресою { $address }; його дані лежать у { $path }. Ctrl-C зупиняє його, і жодна партія не губиться.

## admin

admin-help = Доглядати за даними сервера.
admin-file-help = Копія бази даних.
admin-backup-help = Скопіювати базу даних у файл; сервер може працювати.
admin-backup-done = Копія лежить у { $path }. У ній усі таємниці всіх партій: бережіть її.
admin-copy-help = Скопіювати все в порожню базу даних іншого роду або деінде; жоден сервер не має працювати.
admin-copy-from-help = Тека з даними або адреса, наприклад postgresql://user@host/name.
admin-copy-to-help = Те саме; її створять, якщо треба, і вона має бути порожня.
admin-copy-line = { $table }: { NUMBER($rows) }
admin-copy-done = Рядків скопійовано й по одному звірено: { NUMBER($rows) }, видів: { NUMBER($tables) }.
admin-restore-help = Поставити копію на місце бази даних; сервер не має працювати.
admin-restore-done = Тепер база даних така, як у { $path }.
admin-restore-kept = Те, що було раніше, лежить у { $path }.
admin-reset-help = Створити посилання, за яким задають новий пароль; сервер може працювати.
admin-reset-name-help = Ім’я облікового запису.
admin-reset-origin-help = Адреса, під якою сервер знають браузери, щоб посилання відкривалося, як є.
admin-reset-done = Це посилання лише для того, кого звуть { $name }, і більше ні для кого. Воно діє один раз, протягом дня, після адреси вашого сервера:
admin-rerate-help = Обчислити всі рейтинги заново із закінчених партій і сказати, що змінилося. Сервер тим часом не має працювати.
admin-rerate-check-help = Лише сказати, що різниться.
admin-rerate-added = { $game }: ще не було враховано
admin-rerate-dropped = { $game }: більше не враховується
admin-rerate-corrected = { $game }: стіл каже інше, ніж було записано
admin-rerate-line = { $holder }, { $title } { $mode }: з { $before } до { $after }
admin-rerate-done = { $games ->
    [one] Враховано { $games } партію
    [few] Враховано { $games } партії
   *[other] Враховано { $games } партій
}; { $differ ->
    [0] усі рейтинги були правильні.
    [one] виправлено { $differ } рейтинг.
    [few] виправлено { $differ } рейтинги.
   *[other] виправлено { $differ } рейтингів.
}
admin-rerate-checked = { $games ->
    [one] Враховано { $games } партію
    [few] Враховано { $games } партії
   *[other] Враховано { $games } партій
}; { $differ ->
    [0] усі рейтинги правильні.
    [one] хибний { $differ } рейтинг.
    [few] хибні { $differ } рейтинги.
   *[other] хибних рейтингів: { $differ }.
}
admin-stats-help = Порахувати столи, облікові записи тощо.
admin-stats-waiting = Столи, що чекають
admin-stats-running = Столи, де грають
admin-stats-over = Столи, де закінчили
admin-stats-title = Столи гри { $title }
admin-stats-accounts = Облікові записи
admin-stats-devices = Пристрої, на яких увійшли
admin-stats-tokens = Токени
admin-stats-calls = Виклики після останніх збережень
admin-stats-jobs = Справи на черзі
admin-stats-size = Розмір
admin-rehearse-help = Зіграти кожну збережену партію знову цією версією, нічого не змінюючи, і подати, що відрізняється.
admin-rehearse-file-help = Копія бази даних; без неї тека сервера, який може працювати.
admin-rehearse-progress = Партії, зіграні знову
admin-rehearse-line = { $game } ({ $title }): { $sentence }
admin-rehearse-cannot-open = ця версія не може її відкрити ({ $detail }).
admin-rehearse-answer = відповідь { $n } ({ $detail }) більше неможлива.
admin-rehearse-events = на відповіді { $n } стається інше ({ $detail }).
admin-rehearse-position = після відповіді { $n } позиція інша ({ $detail }).
admin-rehearse-versions = { "  " }Її грали за різних версій правил, їх { $count }, тож причиною може бути давніша зміна.
admin-rehearse-summary = Знову зіграно партій: { $games } (відповідей: { $answers }); { $differ ->
    [0] розбіжностей немає
   *[other] розбіжностей: { $differ }
}.
admin-broken-help = Подати столи, які не вдалося відкрити, коли про них востаннє питали.
admin-broken-line = { $game }: { $code }, від { $since }
admin-broken-count = { $count ->
    [0] Жодного стола не пошкоджено.
    [one] Пошкоджено { $count } стіл; він лишається, як є, доки його не відкриє якась версія програми.
    [few] Пошкоджено { $count } столи; вони лишаються, як є, доки їх не відкриє якась версія програми.
    [many] Пошкоджено { $count } столів; вони лишаються, як є, доки їх не відкриє якась версія програми.
   *[other] Пошкоджено { $count } столу; вони лишаються, як є, доки їх не відкриє якась версія програми.
}

### для модераторів

admin-grant-help = Дозволити обліковому запису модерувати: скарги, заборони, блокування, столи.
admin-granted = { $name } тепер має права адміністратора.
admin-revoke-help = Більше не дозволяти обліковому запису модерувати.
admin-revoked = { $name } більше не має прав адміністратора.
admin-users-help = Подати облікові записи, найновіші спершу.
admin-user-help = Показати один обліковий запис: його столи, заборони, блокування й скарги.
admin-mute-help = Заборонити комусь писати в усіх розмовах, на час або назавжди.
admin-unmute-help = Скасувати заборону писати.
admin-ban-help = Не давати комусь ні входити, ні сідати, ні писати, на час або назавжди; його місця звільняються.
admin-unban-help = Скасувати блокування.
admin-sanctions-help = Подати чинні заборони й блокування.
admin-tables-help = Подати столи, найновіші зміни спершу.
admin-show-table-help = Показати один стіл.
admin-remove-table-help = Приховати стіл від усіх; ще деякий час його можна відновити.
admin-restore-table-help = Знову показати прибраний стіл, яким він був.
admin-hide-line-help = Приховати рядок розмови або показати його знову.
admin-reports-help = Подати скарги гравців і глядачів разом із розмовою довкола.
admin-close-report-help = Сказати, що скаргу розглянуто.
admin-audit-help = Подати, хто що зробив, коли і чому.
admin-name-help = Ім’я облікового запису.
admin-table-help = Ідентифікатор столу.
admin-reason-help = Чому. Це прочитає той, кого стосується заборона чи блокування; журнал це зберігає.
admin-hours-help = Скільки годин це триває.
admin-for-good-help = Без кінця.
admin-of-report-help = Той, на кого ця скарга, разом з адресою, якщо немає облікового запису.
admin-at-table-help = Хто сидить за цим столом; разом із --seat.
admin-at-seat-help = Номер місця, від 0.
admin-address-help = Усі за цією адресою, хто не має облікового запису.
admin-number-help = Номер заборони чи блокування.
admin-search-help = Лише ті, що так починаються.
admin-removed-help = Лише прибрані.
admin-closed-help = Ті, що розглянуто.
admin-channel-help = Канал розмови: table, spectators, team-0 …
admin-line-help = Номер рядка.
admin-show-help = Показати його знову.
admin-report-number-help = Номер скарги.
admin-muted = { $name } більше не може писати. Сервер, що працює, зважить на це за секунду.
admin-banned = { $name } більше не може входити. Сервер, що працює, зважить на це за секунду.
admin-lifted = Скасовано: { $count }.
admin-table-removed = Стіл { $game } прибрано.
admin-table-restored = Стіл { $game } з’явиться знову, щойно сервер погляне.
admin-line-done = Рядок { $number } столу { $game }: сервер подбає про це.
admin-report-closed = Скаргу { $number } закрито.
admin-none = Нічого немає.
admin-number = №
admin-kind = Що
admin-whom = Кого
admin-until = До
admin-by = Хто
admin-reason = Чому
admin-when = Коли
admin-act = Дія
admin-created = Від
admin-seen = Востаннє
admin-marks = Позначки
admin-table = Стіл
admin-title = Гра
admin-phase = Стан
admin-phase-removed = { $phase }, прибрано
admin-touched = Змінено
admin-people = Хто
admin-for-good = назавжди
admin-user = { $name }, від { $created }, скарг: { $reports }
admin-user-sanction = { $kind } від { $since } до { $until }: { $reason }
admin-user-table = { $game }: { $title }, { $phase }
admin-chair = Місце { $seat }: { $kind }, { $name }
admin-report = { $number } · { $at } · { $kind } · на кого: { $reported }, від кого: { $reporter } · стіл { $game }, версія { $version }: { $text }
admin-report-line = { $mark } { $number } { $name }: { $text }

error-say-whom = Скажіть, про кого йдеться, одним способом: NAME, --report, --table із --seat або --address.
error-say-how-long = Скажіть, як довго: --hours або --for-good.
error-say-which-sanction = Скажіть, яку саме: NAME або --number.
error-nothing-to-lift = { $name } не має такої заборони чи блокування.
error-no-table-of-id = Столу { $game } немає.

## Відмови

error-wire-unusable = Прямий шлях не підходить до встановлених uvicorn або websockets ({ $reason }). Запустіть без --wire direct.
error-port-taken = Порт { $port } зайнятий; може, сервер уже працює? Виберіть інший через --port.
error-cannot-listen = Сервер не може слухати на { $host }, порт { $port }: { $reason }.
error-bad-mail-server = «{ $server }» має виглядати як mail.example.org або mail.example.org:587.
error-bad-mail-from = «{ $address }» не адреса, з якої може надходити пошта.
error-unreadable-password = Пароль поштового сервера не вдається прочитати з { $path }.
error-bad-origin = «{ $origin }» має виглядати як https://games.example.org, без нічого після імені.
error-folder-unusable = У теку { $path } не можна писати ({ $reason }). Вона має належати тому, хто запускає сервер; виберіть іншу через --data.
error-folder-in-use = Теку { $path } використовує сервер; спершу зупиніть його або виберіть іншу теку через --data.
error-copy-exists = { $path } вже є; виберіть іншу назву.
error-not-our-database = { $path } не база даних Pelagos.
error-broken-database = { $path } пошкоджено.
error-bad-database-address = Адреса бази даних має виглядати як postgresql://user@host/name.
error-database-unreachable = До бази даних { $path } не дістатися: { $reason }
error-database-in-use = Базу даних { $path } використовує інший сервер; спершу зупиніть його або виберіть іншу через --database.
error-use-pg-dump = Копії бази даних PostgreSQL робить pg_dump, а повертає pg_restore.
error-target-not-empty = У { $path } вже щось є; нічого не скопійовано.
error-copy-differs = Рядки «{ $table }» дійшли не такими, як були; нічого не скопійовано.
error-newer-database = { $path } походить із новішої версії Pelagos.

error-bad-pair = «{ $pair }» має виглядати як name=value, кожна назва один раз.
error-no-generator = Для «{ $title }» полів не створити, лише для { $known }.
error-no-mode = Скажіть, для якого режиму поле, наприклад --mode ffa4.
error-no-terminal = Командам потрібно більше, ніж просте встановлення: pip install "pelagos[play]" або "pelagos[terminal]" для всього, крім сервера.
error-no-extra = Для цього потрібно більше, ніж встановлено: pip install "pelagos[{ $extra }]".
error-no-resvg = Файлам PNG потрібно більше, ніж встановлено: pip install "pelagos[png]", або скористайтеся --svg.
error-no-such-answer = Відповіді { $at } немає; у партії їх { $most }.
error-no-picture = Зображень для «{ $title }» ще немає.
error-no-cells = Поле «{ $board }» не має клітинок, тож його не намалювати.
error-no-file = Файлу { $path } немає.
error-text-not-utf8 = { $path } не текст у UTF-8, як видно з рядка { $row }; збережіть його як UTF-8.
error-unreadable = { $path } не вдається прочитати: { $reason }.
error-unwritable = { $path } не вдається записати: { $reason }.
error-file-exists = { $path } вже є; save! { $path } замінить його.
error-no-path = Додайте далі назву файлу.
error-bad-count = «{ $word }» не число.
error-other-title = { $path } містить партію гри { $found }, а не { $title }.
error-no-such-number = Варіанта { $number } немає; вони від 1 до { $most }.
error-ambiguous = «{ $phrase }» може означати «{ $first }» або «{ $second }».
error-unknown-viewer = «{ $word }» не сидить за цим столом; є { $known }.
error-crashed = Правила зламалися через { $what }: { $detail }.
error-endless = Партія не закінчилася, хоч рішень було вже { $decisions }.
error-worker-died = Робочий процес завершився, можливо, забракло пам’яті.
error-bad-results = { $path } має рядок { $row }, який не є закінченою партією.
error-bot-twice = «{ $pair }» має виглядати як seat=bot, кожне місце один раз; місця: { $known }.
error-no-peers = Рушії для порівняння стоять у { $path } теки з кодом; запустіть там `make bench`.
error-unknown-peer = Рушія «{ $peer }» для порівняння немає; є { $known }.
error-missing-peer = Рушій «{ $peer }» тут не встановлено; `make bench` встановить його окремо від Pelagos і виміряє.
error-bad-vapid-key = { $path } не містить ключа для повідомлень у браузер. Поверніть його з копії або вилучіть: тоді буде створено новий, і кожен пристрій доведеться додати знову.

## lessons

lessons-help = Уроки: список і перевірка.
lessons-list-help = Подати курси всіх ігор з їхніми уроками.
lessons-check-help = Зіграти уроки всіма гілками й перевірити їхні речення кожною мовою.
lessons-which-help = Ігри або уроки, наприклад legendary/goal; усі, якщо не названо жодного.
lessons-lesson = Урок
lessons-course = Курс
lessons-about = Про що
lessons-minutes = Хвилин
lessons-progress = Уроки
lessons-sum = Уроків: { $lessons }, гілок: { $branches }, рішень: { $decisions }, мови: { $languages }. { $failed ->
    [0] Усе справджується.
   *[other] Помилок: { $failed }.
}
lessons-play-help = Пройти урок у терміналі.
lessons-play-which = Який урок, наприклад legendary/goal.
lessons-hint = Enter для наступного кроку; again, restart, show, look, quit.
lessons-elsewhere = Так можна, але мали на увазі не це; хід повернуто.
lessons-finished = Урок закінчено. Кроків, пройдених самостійно: { $understood }.
error-no-such-lesson = Гри чи уроку «{ $text }» немає; `pelagos lessons list` показує їх.

## puzzles

puzzles-help = Задачі: розв’язувати, перевіряти, шукати нові.
puzzles-list-help = Порахувати задачі всіх ігор за темами й зірками.
puzzles-play-help = Розв’язати задачу в терміналі; без назви задачу дня.
puzzles-check-help = Перевірити, чи кожна задача справджується за теперішніми правилами; з --search також, чи справджуються її оцінки.
puzzles-mine-help = Грати партії між ботами й шукати в них задачі; з того, що вже є у файлі, знову не шукають.
puzzles-select-help = Вибрати зі знайденого те, що піде до гравців.
puzzles-which-help = Ігри; усі, якщо не названо жодної.
puzzles-title = Гра
puzzles-theme = Тема
puzzles-stars = Зірки
puzzles-count = Задач
puzzles-sum = { $puzzles ->
    [one] { $puzzles } задача.
    [few] { $puzzles } задачі.
    [many] { $puzzles } задач.
   *[other] { $puzzles } задачі.
}
puzzles-progress = Задачі
puzzles-search-help = Стільки задач кожної гри шукати знову.
puzzles-searching = Пошук
puzzles-fallen = інший пошук надає перевагу «{ $best }»; проти неї відповідь задачі втрачає { $lost } зі 100.
puzzles-checked = Перевірено задач: { $checked }, з повторним пошуком: { $searched }, хибних: { $failed }.
puzzles-games-help = У скількох партіях шукати, по одній на кожне початкове число.
puzzles-out-help = Файл для знайденого.
puzzles-mining = Партії
puzzles-mined = Партій: { $games }, знайдено задач: { $puzzles }.
puzzles-mined-help = Файл команди «puzzles mine».
puzzles-most-help = Не більше, ніж стільки.
puzzles-without-help = Файл із назвами задач, які слід пропустити, по одній на початку кожного рядка.
puzzles-selected = Вибрано задач { $chosen } з { $puzzles }, партій: { $games }.
puzzles-play-which = Яку задачу, наприклад legendary/3f09ab12cd; якщо названо лише гру, її задачу дня.
error-no-puzzles = { $title } не має задач.
puzzles-asked = Знайдіть відповідь, яка явно найкраща. Зірок: { $stars } з { $most }.
puzzles-hint = Уведіть відповідь або її номер; again, show, look, quit.
puzzles-graded = { $grade ->
    [best] Найкраща відповідь:
    [good] Не гірше за найкращу:
    [inaccurate] Не зовсім найкраща:
    [mistake] Помилка:
    [blunder] Груба помилка:
   *[behind] Не з тих відповідей, які варто шукати далі:
} { $phrase }{ $chance ->
    [-1] {""}
   *[other] {" "}(шанс на перемогу { $chance } зі 100)
}

## datasets

dataset-help = Нехай боти грають; записати партії як записи й таблиці Parquet для досліджень.
dataset-env = Назва середовища, наприклад pelagos/hellas_2-v0.
dataset-bots-help = Боти за назвами, через кому; вони займають місця по черзі й від партії до партії пересуваються на одне.
dataset-games-help = Скільки партій у наборі даних.
dataset-seed-help = Початкове число першої партії; наступні мають наступне.
dataset-shard-help = Скільки партій у файлі.
dataset-out-help = Тека; того, що там уже є, знову не роблять.
dataset-progress = гра триває
dataset-sum = партій { $games }, частин { $shards }, з них збережених раніше { $kept }: { $path }
argument-on = Де працювати: на цьому комп’ютері, якщо не сказано інакше; ray для кластера Ray тут, ray:ADDRESS для іншого.
