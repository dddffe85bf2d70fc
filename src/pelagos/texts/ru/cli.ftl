# Что говорит терминал.

help = Играть в островные игры и изучать их.
in-file = { $path }: { $sentence }

## Аргументы

argument-title = Имя игры, как его называет `titles`.
argument-file = Запись, какую сохраняет `play`.
argument-seats = Сколько человек садится.
argument-board = Поле, на котором играют.
argument-option = Настройка, которую предлагает игра, например rounds=6; можно повторять.
argument-seed = Пусть природа каждый раз отвечает одинаково.
argument-json = Сказать это для программы.

## titles

titles-help = Перечислить игры с местами, полями и настройками.
titles-none = Игр здесь пока нет.
titles-title = Игра
titles-seats = Места
titles-boards = Поля
titles-options = Настройки
titles-version = Версия правил
titles-number = { $name }: { $default } или другое число
titles-choices = { $name }: { $choices }

## words

words-help = Напечатать страницей всё, что можно сказать и описать в игре.
words-title =
    { $seats ->
        [one] # Слова { $title }, { $seats } место
        [few] # Слова { $title }, { $seats } места
       *[other] # Слова { $title }, { $seats } мест
    }
words-note = Сделано командой `pelagos words`; зачем это, объясняет docs/notation.md. Если мест меньше, то меньше и имён мест.
words-header = Заголовок
words-line = Строка
words-values = Значения; если строки нет, первое
words-a-number = или другое число
words-domains = Области слов
words-domain = Область
words-words = Слова
words-none = ; `{ $word }`, если ничего
words-any = создаются по мере надобности
words-phrases = Фразы
words-phrase = Фраза
words-fields = Поля записи
words-statement = Утверждение
words-read-by = Кто читает
words-by-all = все
words-by-owner = хозяин строки
words-by-place = кто знает это место
words-tasks = Задания
words-task = Задание
words-does = Что делает
words-nature = *Отвечает природа.*
words-question = *Отвечает игрок.*
words-telling = Вопросы, которые выдают
words-question-head = Вопрос
words-events = События
words-event = Событие
words-numbers = Числа
words-clause = Пункт
words-refusals = Отказы
words-refusal = Отказ
words-laws = Законы
words-law = Закон
words-demands = Чего требует

## board

board-help = Показать поле: для Legendary случайное, честное по нашей оценке, одним словом для настройки партии.
board-mode-help = Legendary: для какого вида игры: ffa3, ffa4, ffa5, team4, team6, duel.
board-recommended-help = Legendary: рекомендуемое поле вместо случайного.
board-face-help = Показать эту сторону плиток: A просторная, B тесная.
board-seed-help = То же число вытянет то же поле.
board-seed = Число { $seed }; отброшено до него: { $rejected }
board-counts = Земли: { $lands }, на островах: { $islands }; моря: { $seas }; участки: { $sites }; рога изобилия: { $cornucopias }; жрицы: { $priestesses }
board-estimate = Начальный доход { $income }; лучший урожай минус худший { $gap }; слабейшее начало к сильнейшему { $ratio } %; выбирать первым или последним меняет { $order } %
board-own-design = Плитки придуманы нами.
board-note = Плитки придуманы нами. Оценка взята из расстановок простых игроков, а не из партий.

## Рисунки

still-svg-help = Нарисовать в этот файл, в виде SVG.
still-png-help = Нарисовать в этот файл, в виде PNG; нужен pelagos[png].
still-dark-help = Нарисовать для тёмной страницы.
still-width-help = Какой ширины страница; уже 700 она складывается как для телефона.
still-done = Рисунок лежит в { $path }.

## play

play-command-help = Играть за одним терминалом, передавая его из рук в руки.
play-load-help = Продолжить сохранённую запись.
play-open-help = Не скрывать друг от друга то, что видят игроки.
play-bot-help = Пусть за место отвечает бот, например p2=settler; можно повторять.
play-bot-said = { $who }: { $phrase }. { $why }
play-bot-hid = { $who } отвечает тайно.
play-pass-on = Передайте устройство { CASE($who, "pdat") }.
play-press-enter = Нажмите Enter, когда экрана больше никто не видит.
play-more-news =
    { $count ->
        [one] До этого случилось ещё { $count } событие; о нём расскажет `log`.
        [few] До этого случилось ещё { $count } события; о них расскажет `log`.
       *[other] До этого случилось ещё { $count } событий; о них расскажет `log`.
    }
play-hint = Наберите число или фразу из списка; что есть ещё, скажет `help`.
play-help =
    Отвечайте номером варианта или его словами; каждое слово можно сократить, как в `b c 3`.
    why PHRASE   сказать, почему фраза не предлагается
    hint         пусть наставник скажет, как можно ответить и почему
    look, hand   показать стол ещё раз
    log [N]      рассказать, что случилось, начиная с последнего
    undo         взять последний ответ назад, пока с тех пор ничего не открылось
    save FILE    записать эту партию; save! FILE заменяет файл
    load FILE    продолжить запись
    quit         выйти без сохранения
play-place = { $place }. { $who }
play-end-prompt = Партия окончена: save FILE сохранит её, log расскажет, Enter выйдет.
play-bye = До следующего раза.
why-offered = «{ $phrase }» предлагается.
why-unexplained = «{ $phrase }» сейчас не предлагается, и больше правила об этом не говорят.
why-refused = «{ $phrase }» не предлагается. { $sentence }
undo-done = Последний ответ взят назад.
save-done = Партия сохранена в { $path }.
load-done = Партия продолжается оттуда.

## check

check-help = Проиграть записи и проверить, чего они ждут.
check-paths-help = Записи или папки с ними.
check-progress = проверяем
check-nothing = Проверять нечего, записей нет.
check-warning = предупреждение: { $sentence }
check-sum = верных { $passed }, неверных { $failed }

## replay

replay-help = Рассказать партию предложениями или нарисовать, как она стоит.
replay-at-help = Не дальше стольких ответов.
replay-seat-help = Рассказать только то, что может знать это место или зритель.
replay-moves-help = Называть и каждый ответ его словами.
replay-report-help = Рассказать вместо этого места, кривые, сражения и удачу.

## replay --report

report-length =
    Ответы: { $answers }, из них решения игроков: { $decisions }{ $periods ->
        [0] .
       *[other] ; прошло: { $periods } { $period }.
    }
report-places = Места
report-place = { $place }. { $who }
report-unfinished = Партия не окончена.
report-curve = { $figure } по отрезкам ({ $period }): в начале каждого и в конце
report-who = Кто
report-end = Конец
report-dice = Удача с кубиками
report-rolled = Брошено
report-wins = Сражения
report-fought = Всего
report-actual = Вышло
report-won = Победы
report-expected = Ожидалось
report-deviation = z
report-verdict = Одним словом

## study

study-help = Рассказать, что на самом деле решило партию: шансы, удача, ошибки.
study-seat-help = Считать шансы по тому, что знает это место, а не зритель.
study-html-help = Записать вместо этого страницу с рисунками; если файл уже есть, он заменяется.
study-progress = разбираем
study-chances-told = По кривой на каждую сторону, от первого ответа до последнего. Числами отмечены самые крупные ошибки.
study-line = Дальше могло быть так: { $line }.
study-line-part = { $who }: { $said }
error-no-value-model = О шансах на победу в «{ $title }» ничего не известно, и разобрать её партии нельзя.

## verify

verify-help = Проверить, что природа отвечала так, как требует запечатанный секрет.
verify-done =
    { $outcomes ->
        [0] Печать цела, а природу ни о чём не спрашивали.
        [one] Печать цела: { $outcomes } исход такой, каким должен быть.
        [few] Печать цела: все { $outcomes } исхода такие, какими должны быть.
       *[other] Печать цела: все { $outcomes } исходов такие, какими должны быть.
    }
verify-draw-done = Всё так, как должно быть: обязательство, порядок и { $rounds ->
    [one] { $rounds } тур.
    [few] { $rounds } тура.
    [many] { $rounds } туров.
   *[other] { $rounds } тура.
}
verify-draw-commitment = Тайна не та, которой сервер был связан.
verify-draw-order = Порядок не тот, что определил жребий.
verify-draw-round = Тур { $number } не следует из жребия и предыдущих результатов.

## fuzz

fuzz-help = Играть случайные партии и следить за законами.
fuzz-games-help = Сколько партий сыграть.
fuzz-seed-help = Число первой партии; у каждой следующей следующее.
fuzz-drawn-help = Вытягивать для каждой партии новое поле, где игра это умеет.
fuzz-thorough-help = Проверять каждый закон при каждом решении для каждого зрителя.
fuzz-out-help = Куда складывать записи с нарушенными законами.
fuzz-workers-help = Сколько процессов играет; если не сказано, сколько есть ядер.
fuzz-progress = играем
fuzz-endings = Концы партий
fuzz-lengths = Решений в партии со случайными ответами
fuzz-events = Рассказанные события
fuzz-tasks = Заданные вопросы
fuzz-phrases = Сказанные фразы
fuzz-names = События по именам
fuzz-refusals = Испробованные отказы
fuzz-never = Ни разу: { $names }
fuzz-variant = Места или вид игры
fuzz-rounds = Раундов или ходов в такой партии
fuzz-winners = Кто побеждает
fuzz-no-ending = без конца
fuzz-games = Партии
fuzz-median = Медиана
fuzz-p90 = p90
fuzz-longest = Самая длинная
fuzz-one-events = Событие
fuzz-one-tasks = Вопрос
fuzz-one-phrases = Фраза
fuzz-one-names = Событие
fuzz-one-refusals = Причина
fuzz-times = Сколько раз
fuzz-fault = { $law }: { $detail } Смотрите { $path }.
fuzz-sum = Партии: { $games }, решения: { $decisions }, нарушения: { $violations }

## arena

arena-help = Пусть боты играют друг с другом, и сказать, кто как часто побеждает.
arena-bots-help = Имена ботов через запятую. Если их столько же, сколько сторон, они так и садятся; если меньше, один играет против другого на всех остальных местах, и наоборот. Каждое число играют при каждой рассадке.
arena-games-help = Сколько партий сыграть; числа берутся целиком, поэтому их может выйти чуть больше.
arena-seed-help = Число первых партий; у следующих следующее.
arena-workers-help = Сколько процессов играет; если не сказано, сколько есть ядер.
arena-out-help = Хранить каждую оконченную партию строкой этого файла; те, что там уже есть, снова не играют.
arena-least-help = Считать неудачей, если первый бот не побеждает наверняка во столько раз чаще своей честной доли.
arena-below = { $bot } не побеждает наверняка чаще своей честной доли в { $least } раза ({ $lineup }).
arena-progress = играем
arena-lineup = Стороны
arena-bot = Бот
arena-games = Партии
arena-wins = Победы
arena-rate = Доля
arena-interval = 95 %
arena-fair = Честно
arena-ratio = × честно
arena-shares = Кто побеждает
arena-times = Миллисекунд процессора на ответ
arena-answers = Ответы
arena-mean = Среднее
arena-median = Медиана
arena-longest = Дольше всего
arena-lengths = Длина партии
arena-what = В чём считаем
arena-decisions = решения
arena-cycles = раунды или ходы
arena-p90 = p90
arena-endings = Концы партий
arena-ending = Конец
arena-sum = Партии: { $games }, из них с прошлого раза: { $kept }

## ladder

ladder-help = Пусть все уровни и старые версии играют друг с другом; сохранить партии и оценить каждого.
ladder-verify-command-help = Сыграть случайную часть таблицы рейтинга заново и сравнить ответ за ответом.
ladder-table-help = Написать страницу таблицы рейтинга по её файлу.
ladder-file-help = Файл таблицы рейтинга, в каждой строке оконченная партия.
ladder-setting-help = Только этот вид игры, например legendary/duel; можно повторять. Без этого: два и четыре места, каждый за себя; «all» значит все виды.
ladder-step-help = Только эти двое, например captain:settler@1; можно повторять. Если сторон больше двух, первый играет один среди вторых.
ladder-games-help = Сколько партий у каждой пары, когда сторон две.
ladder-among-help = Сколько партий у каждой пары, когда сторон больше.
ladder-verify-help = Сколько партий сыграть заново.
ladder-write-help = Записать страницу сюда, а не печатать.
ladder-steps = Ступени
ladder-setting = Вид игры
ladder-upper = Верхний
ladder-lower = Нижний
ladder-ms = мс на ответ
ladder-ratings = Рейтинги, { $setting }
ladder-points = Очки
ladder-verified = Сыграно заново партий: { $games }, из них не как сохранено: { $wrong }
ladder-differs = Партия { $bots }, число { $seed }, расходится с ответа { $answer }.
ladder-other-version = Партия { $bots }, число { $seed }, сохранена от других версий.
ladder-page-head =
    # Таблица рейтинга
    { "" }
    Написано командой `pelagos ladder table` по партиям `pelagos ladder`: кто как часто побеждает, с интервалами 95 %
    (Уилсона), сколько было бы честно, время процессора на ответ верхнего бота и числа случайности. Если сторон больше
    двух, верхний бот играет один среди нижних. Рейтинги по Плакетту и Люсу, в шахматных очках:
    400 значит десять к одному; у первого поселенца 0.
ladder-page-columns = | верхний | нижний | партии | победы, проценты | честно | мс на ответ | числа |
ladder-page-ratings = | бот | очки | 95 % |
error-unknown-setting = Нет вида игры «{ $setting }»; есть { $known }.
error-bad-step = «{ $step }» не два бота с двоеточием между ними.

## balance

balance-help = Пусть боты играют сами с собой, и сказать, как часто побеждает каждое место.
balance-svg-help = Нарисовать доли в этот файл.
balance-seats = По местам
balance-places = По месту в первом порядке ходов
balance-seat = Место
balance-place = Место
balance-heading = { $title }, мест { $seats }{ $board ->
    [none] {""}
   *[other] , поле { $board }
}: партий { $games }, играют { $bots }
balance-axis = Доля побед с интервалами 95 %; черта показывает честную долю.
balance-drawn = Рисунок лежит в { $path }.

## perft

perft-help = Сосчитать последовательности ответов от начала.
perft-depth-help = На сколько ответов вглубь.
perft-progress = считаем
perft-depth = Глубина
perft-nodes = Последовательности

## bench

bench-help = Измерить решения и копии, без сравнения или рядом с другими программами.
bench-title-help = Какую игру измерять; если не сказано, все.
bench-against-help = Программы из bench/peers.py: chess, catanatron.
bench-rounds-help = Сколько кругов вперемежку.
bench-slice-help = Сколько секунд процессора программа получает за круг.
bench-progress = измеряем
bench-compiled = Собрано компилятором
bench-pure = Чистый Python
bench-engine = Программа
bench-ours =
    { $seats ->
        [one] { $title }, { $seats } место
        [few] { $title }, { $seats } места
       *[other] { $title }, { $seats } мест
    }
bench-decision = мкс на решение
bench-spread = от–до
bench-copy = мкс на копию
bench-ratio = решение / копия × { $peer }

## serve

argument-data = Папка с данными сервера.
serve-help = Держать столы для браузеров и программ.
serve-host-help = Где слушать; 0.0.0.0 впускает всех, кому доступна эта машина.
serve-port-help = На каком порте слушать; 0 берёт свободный.
serve-origin-help = Адрес, под которым сервер знают браузеры, если перед ним стоит посредник; можно повторять.
serve-secure-help = Слать cookie только по HTTPS; так и есть, если каждый --origin начинается с https.
serve-proxy-help = Адрес посредника, чьему X-Forwarded-For можно верить; можно повторять.
serve-bots-help = Сколько процессов думает за ботов.
argument-database = База данных PostgreSQL, например postgresql://user@host/name, вместо файла в папке данных.
serve-durable-help = Ждать диска при каждом ходе, чтобы даже отключение света не унесло ни одного.
serve-keep-running-help = Через сколько дней удалять идущую партию, которой никто не пользуется; 0: никогда.
serve-keep-running-guests-help = То же, если за столом ни у кого нет учётной записи.
serve-keep-finished-help = Через сколько дней удалять оконченную партию, на которую никто не смотрит; 0: никогда.
serve-keep-finished-guests-help = То же, если за столом ни у кого нет учётной записи.
serve-archive-help = Хранить записи удаляемых партий в папке «archive» среди данных.
serve-metrics-help = Кому можно читать /metrics.
serve-wire-help = Как идут сообщения соединений: прямым путём, если он проходит проверку (auto), или одним из двух принудительно.
serve-imprint-help = Текстовый файл о том, кто держит сервер, для страницы о личных данных: кто, где, как связаться.
serve-keep-removed-help = Сколько дней можно восстановить удалённый стол.
serve-keep-reports-help = Сколько дней хранить закрытые жалобы и окончившиеся запреты.
serve-keep-audit-help = Сколько дней хранить журнал модераторов.
serve-outbound-help = Пускать вебхуки и сообщения на этот адрес, хотя он в вашей сети или без HTTPS; можно повторять.
serve-mail-help = Почтовый сервер, который берёт сообщения; без него писем нет. Пароль стоит в PELAGOS_MAIL_PASSWORD или в файле, который называет PELAGOS_MAIL_PASSWORD_FILE.
serve-mail-security-help = Как шифруется соединение с ним: starttls (порт 587), tls (465), plain (25).
serve-mail-user-help = Имя для входа на почтовый сервер.
serve-mail-from-help = С какого адреса идут сообщения.
serve-vacation-help = Сколько дней отпуска в году может взять учётная запись в играх по переписке.
serve-log-help = Сколько писать в журнал, в stderr.
serve-open-help = Открыть браузер.
serve-offline-help = Отдавать под /offline/ из этой папки стол без сервера, как его собирает `make offline`.
serve-ready = Pelagos отвечает по адресу { $address }; его данные лежат в { $path }. Ctrl-C остановит его, и ни одна партия не пропадёт.

## admin

admin-help = Ухаживать за данными сервера.
admin-file-help = Копия базы данных.
admin-backup-help = Скопировать базу данных в файл; сервер может работать.
admin-backup-done = Копия лежит в { $path }. В ней все тайны всех партий: берегите её.
admin-copy-help = Скопировать всё в пустую базу данных другого вида или в другое место; серверы работать не должны.
admin-copy-from-help = Папка данных или адрес вида postgresql://user@host/name.
admin-copy-to-help = То же; если места ещё нет, оно создаётся, а если есть, должно быть пустым.
admin-copy-line = { $table }: { NUMBER($rows) }
admin-copy-done = Скопировано и сверено по одной, строк: { NUMBER($rows) }, видов строк: { NUMBER($tables) }.
admin-restore-help = Поставить копию на место базы данных; сервер работать не должен.
admin-restore-done = База данных теперь та, что в { $path }.
admin-restore-kept = То, что было раньше, лежит в { $path }.
admin-reset-help = Сделать ссылку, по которой задают новый пароль; сервер может работать.
admin-reset-name-help = Имя учётной записи.
admin-reset-origin-help = Адрес, под которым сервер знают браузеры, чтобы ссылку можно было открыть как есть.
admin-reset-done = Эта ссылка только для { CASE($name, "pgen") }, никому другому её не давайте. Она сработает один раз, в течение дня, за адресом вашего сервера:
admin-rerate-help = Вычислить все рейтинги заново по оконченным партиям и сказать, что изменилось. Сервер в это время работать не должен.
admin-rerate-check-help = Только сказать, что различается.
admin-rerate-added = { $game }: ещё не учитывалась
admin-rerate-dropped = { $game }: больше не учитывается
admin-rerate-corrected = { $game }: стол говорит не то, что было записано
admin-rerate-line = { $holder }, { $title } { $mode }: с { $before } до { $after }
admin-rerate-done = { $games ->
    [one] Учтена { $games } партия
    [few] Учтены { $games } партии
   *[other] Учтено { $games } партий
}; { $differ ->
    [0] все рейтинги были верны.
    [one] исправлен { $differ } рейтинг.
    [few] исправлено { $differ } рейтинга.
   *[other] исправлено { $differ } рейтингов.
}
admin-rerate-checked = { $games ->
    [one] Учтена { $games } партия
    [few] Учтены { $games } партии
   *[other] Учтено { $games } партий
}; { $differ ->
    [0] все рейтинги верны.
    [one] неверен { $differ } рейтинг.
    [few] неверны { $differ } рейтинга.
   *[other] неверны { $differ } рейтингов.
}
admin-stats-help = Сосчитать столы, учётные записи и прочее.
admin-stats-waiting = Столы, которые ждут
admin-stats-running = Столы, за которыми играют
admin-stats-over = Столы, за которыми окончили
admin-stats-title = Столы { $title }
admin-stats-accounts = Учётные записи
admin-stats-devices = Вошедшие устройства
admin-stats-tokens = Токены
admin-stats-calls = Вызовы после последнего сохранения
admin-stats-jobs = Предстоящие дела
admin-stats-size = Размер
admin-rehearse-help = Проиграть каждую сохранённую партию этой версией, ничего не меняя, и перечислить различия.
admin-rehearse-file-help = Копия базы данных; без неё папка сервера, который может работать.
admin-rehearse-progress = Проигранные партии
admin-rehearse-line = { $game } ({ $title }): { $sentence }
admin-rehearse-cannot-open = эта версия не может её открыть ({ $detail }).
admin-rehearse-answer = ответ { $n } ({ $detail }) больше дать нельзя.
admin-rehearse-events = на ответе { $n } происходит другое ({ $detail }).
admin-rehearse-position = после ответов числом { $n } позиция другая ({ $detail }).
admin-rehearse-versions = { "  " }Партию играли при нескольких версиях правил ({ $count }), причиной может быть более раннее изменение.
admin-rehearse-summary = { $games ->
    [one] Проиграна { $games } партия
    [few] Проиграны { $games } партии
   *[other] Проиграно { $games } партий
} ({ $answers ->
    [one] { $answers } ответ
    [few] { $answers } ответа
   *[other] { $answers } ответов
}); { $differ ->
    [0] различий нет
    [one] отличается { $differ }
   *[other] отличаются { $differ }
}.
admin-broken-help = Перечислить столы, которые не удалось открыть в последний раз.
admin-broken-line = { $game }: { $code }, с { $since }
admin-broken-count = { $count ->
    [0] Сломанных столов нет.
    [one] Сломан { $count } стол; он останется как есть, пока его не откроет какая-нибудь версия программы.
    [few] Сломаны { $count } стола; они останутся как есть, пока их не откроет какая-нибудь версия программы.
   *[other] Сломано { $count } столов; они останутся как есть, пока их не откроет какая-нибудь версия программы.
}

### для модераторов

admin-grant-help = Дать учётной записи права модератора: жалобы, запреты, столы.
admin-granted = { $name } теперь модератор.
admin-revoke-help = Снять с учётной записи права модератора.
admin-revoked = { $name } больше не модератор.
admin-users-help = Перечислить учётные записи, сначала новые.
admin-user-help = Показать одну учётную запись: столы, запреты, жалобы.
admin-mute-help = Не давать кому-то писать в разговорах, на время или навсегда.
admin-unmute-help = Вернуть голос.
admin-ban-help = Не давать кому-то входить, садиться и писать, на время или навсегда; места освобождаются.
admin-unban-help = Снять блокировку.
admin-sanctions-help = Перечислить действующие запреты.
admin-tables-help = Перечислить столы, сначала недавние.
admin-show-table-help = Показать один стол.
admin-remove-table-help = Скрыть стол от всех; какое-то время его можно восстановить.
admin-restore-table-help = Показать удалённый стол снова, каким он был.
admin-hide-line-help = Скрыть строку разговора или показать её снова.
admin-reports-help = Перечислить, на что пожаловались игроки и зрители, с разговором вокруг.
admin-close-report-help = Сказать, что жалоба разобрана.
admin-audit-help = Перечислить, кто что сделал, когда и почему.
admin-name-help = Имя учётной записи.
admin-table-help = Номер стола.
admin-reason-help = Почему. Это прочтёт тот, на кого наложен запрет; журнал это хранит.
admin-hours-help = На сколько часов.
admin-for-good-help = Без конца.
admin-of-report-help = Тот, о ком эта жалоба, вместе с адресом, если учётной записи нет.
admin-at-table-help = Тот, кто сидит за этим столом; вместе с --seat.
admin-at-seat-help = Номер места, с 0.
admin-address-help = Все по этому адресу, у кого нет учётной записи.
admin-number-help = Номер запрета.
admin-search-help = Только те, что так начинаются.
admin-removed-help = Только удалённые.
admin-closed-help = Те, что разобраны.
admin-channel-help = Какой разговор: table, spectators, team-0 …
admin-line-help = Номер строки.
admin-show-help = Показать снова.
admin-report-number-help = Номер жалобы.
admin-muted = Без голоса: { $name }. Работающий сервер узнает об этом за секунду.
admin-banned = Блокировка: { $name }. Работающий сервер узнает об этом за секунду.
admin-lifted = { $count ->
    [one] Снят { $count } запрет.
    [few] Сняты { $count } запрета.
   *[other] Снято { $count } запретов.
}
admin-table-removed = Стол { $game } удалён.
admin-table-restored = Стол { $game } вернётся, как только сервер взглянет.
admin-line-done = Строка { $number } стола { $game }: сервер этим займётся.
admin-report-closed = Жалоба { $number } закрыта.
admin-none = Ничего нет.
admin-number = №
admin-kind = Что
admin-whom = Кого
admin-until = До
admin-by = Кем
admin-reason = Почему
admin-when = Когда
admin-act = Дело
admin-created = С какого дня
admin-seen = Последний раз
admin-marks = Пометки
admin-table = Стол
admin-title = Игра
admin-phase = Состояние
admin-phase-removed = { $phase }, удалён
admin-touched = Тронут
admin-people = Кто
admin-for-good = навсегда
admin-user = { $name }, с { $created }, { $reports ->
    [one] { $reports } жалоба
    [few] { $reports } жалобы
   *[other] { $reports } жалоб
}
admin-user-sanction = { $kind } с { $since } до { $until }: { $reason }
admin-user-table = { $game }: { $title }, { $phase }
admin-chair = Место { $seat }: { $kind }, { $name }
admin-report = { $number } · { $at } · { $kind } · о ком: { $reported }, от кого: { $reporter } · стол { $game }, версия { $version }: { $text }
admin-report-line = { $mark } { $number } { $name }: { $text }

error-say-whom = Скажите, о ком речь, одним способом: NAME, --report, --table с --seat или --address.
error-say-how-long = Скажите, на сколько: --hours или --for-good.
error-say-which-sanction = Скажите, какой именно: NAME или --number.
error-nothing-to-lift = У { CASE($name, "pgen") } нет такого запрета.
error-no-table-of-id = Нет стола { $game }.

## Отказы

error-wire-unusable = Прямой путь не подходит к установленным uvicorn или websockets ({ $reason }). Запустите без --wire direct.
error-port-taken = Порт { $port } занят; не работает ли уже сервер? Выберите другой через --port.
error-cannot-listen = Сервер не может слушать на { $host }, порт { $port }: { $reason }.
error-bad-mail-server = «{ $server }» должно выглядеть как mail.example.org или mail.example.org:587.
error-bad-mail-from = «{ $address }» не адрес, с которого может прийти письмо.
error-unreadable-password = Пароль почтового сервера не прочесть из { $path }.
error-bad-origin = «{ $origin }» должно выглядеть как https://games.example.org, без ничего после имени.
error-folder-unusable = В папку { $path } нельзя писать ({ $reason }). Она должна принадлежать тому, кто запускает сервер; выберите другую через --data.
error-folder-in-use = Папкой { $path } пользуется сервер; сначала остановите его или выберите другую через --data.
error-copy-exists = { $path } уже есть; выберите другое имя.
error-not-our-database = { $path } не база данных Pelagos.
error-broken-database = Файл { $path } повреждён.
error-bad-database-address = Адрес базы данных должен выглядеть как postgresql://user@host/name.
error-database-unreachable = До базы данных { $path } не достучаться: { $reason }
error-database-in-use = Базой данных { $path } пользуется другой сервер; сначала остановите его или выберите другую через --database.
error-use-pg-dump = Копии базы PostgreSQL делает pg_dump, а возвращает pg_restore.
error-target-not-empty = В { $path } уже что-то есть; ничего не скопировано.
error-copy-differs = Строки «{ $table }» дошли не такими, какими были; ничего не скопировано.
error-newer-database = Файл { $path } от более новой версии Pelagos.

error-bad-pair = «{ $pair }» должно выглядеть как name=value, каждое имя один раз.
error-no-generator = Для «{ $title }» поля не вытягивают, только для { $known }.
error-no-mode = Скажите, для какого вида игры поле, например --mode ffa4.
error-no-terminal = Командам мало простой установки: pip install "pelagos[play]" или "pelagos[terminal]" для всех, кроме сервера.
error-no-extra = Для этого установлено не всё: pip install "pelagos[{ $extra }]".
error-no-resvg = Для файлов PNG установлено не всё: pip install "pelagos[png]", или возьмите --svg.
error-no-such-answer = Ответа { $at } нет; ответов в партии { $most }.
error-no-picture = Рисунков «{ $title }» пока нет.
error-no-cells = У поля «{ $board }» нет клеток, и нарисовать его нельзя.
error-no-file = Нет файла { $path }.
error-text-not-utf8 = { $path } не текст в UTF-8, как видно в строке { $row }; сохраните его в UTF-8.
error-unreadable = { $path } не прочесть: { $reason }.
error-unwritable = { $path } не записать: { $reason }.
error-file-exists = { $path } уже есть; save! { $path } заменит его.
error-no-path = Скажите за этим имя файла.
error-bad-count = «{ $word }» не число.
error-other-title = { $path } это партия { $found }, а не { $title }.
error-no-such-number = Варианта { $number } нет; они идут от 1 до { $most }.
error-ambiguous = «{ $phrase }» может значить «{ $first }» или «{ $second }».
error-unknown-viewer = «{ $word }» за этим столом не сидит; есть { $known }.
error-crashed = Правила сломались на { $what }: { $detail }.
error-endless = Партия не окончилась, хотя решений было { $decisions }.
error-worker-died = Рабочий процесс погиб, возможно, от нехватки памяти.
error-bad-results = В { $path } строка { $row } не оконченная партия.
error-bot-twice = «{ $pair }» должно выглядеть как seat=bot, каждое место один раз; места такие: { $known }.
error-no-peers = Программы для сравнения лежат в { $path } исходников; запустите там `make bench`.
error-unknown-peer = Нет программы «{ $peer }» для сравнения; есть { $known }.
error-missing-peer = Программа «{ $peer }» здесь не установлена; `make bench` ставит её отдельно от Pelagos и измеряет.
error-bad-vapid-key = В { $path } нет ключа для сообщений на устройства. Верните его из копии или удалите: тогда будет сделан новый, и каждое устройство придётся добавить заново.

## lessons

lessons-help = Уроки: перечислить, проверить.
lessons-list-help = Перечислить курсы каждой игры с их уроками.
lessons-check-help = Пройти уроки по каждой ветви и найти их предложения на каждом языке.
lessons-which-help = Игры или уроки, например legendary/goal; если не названы, все.
lessons-lesson = Урок
lessons-course = Курс
lessons-about = О чём
lessons-minutes = Минуты
lessons-progress = Уроки
lessons-sum = { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
   *[other] { $lessons } уроков
}, ветви: { $branches }, решения: { $decisions }, языки: { $languages }. { $failed ->
    [0] Всё верно.
    [one] Нашлась { $failed } ошибка.
    [few] Нашлись { $failed } ошибки.
   *[other] Нашлось { $failed } ошибок.
}
lessons-play-help = Пройти урок в терминале.
lessons-play-which = Какой урок, например legendary/goal.
lessons-hint = Enter ведёт к следующему шагу; ещё есть again, restart, show, look, quit.
lessons-elsewhere = Так можно, но задумано другое; это взято назад.
lessons-finished = Урок пройден. Своими силами вы сделали { $understood ->
    [one] { $understood } шаг.
    [few] { $understood } шага.
   *[other] { $understood } шагов.
}
error-no-such-lesson = Нет игры или урока «{ $text }»; их показывает `pelagos lessons list`.

## puzzles

puzzles-help = Задачи: решать, проверять, искать новые.
puzzles-list-help = Сосчитать задачи каждой игры по темам и звёздам.
puzzles-play-help = Решить задачу в терминале; без имени задачу дня.
puzzles-check-help = Посмотреть, верна ли каждая задача по нынешним правилам; с --search проверить и оценки.
puzzles-mine-help = Играть партии между ботами и искать в них задачи; то, что уже есть в файле, заново не ищут.
puzzles-select-help = Отобрать из найденного то, что войдёт в программу.
puzzles-which-help = Игры; если не названы, все.
puzzles-title = Игра
puzzles-theme = Тема
puzzles-stars = Звёзды
puzzles-count = Задачи
puzzles-sum = { $puzzles ->
    [one] { $puzzles } задача.
    [few] { $puzzles } задачи.
   *[other] { $puzzles } задач.
}
puzzles-progress = Задачи
puzzles-search-help = Заново искать ответы для стольких задач каждой игры.
puzzles-searching = Ищем
puzzles-fallen = другой поиск предпочитает «{ $best }»; ответ задачи даёт меньше побед, на сто партий разница { $lost }.
puzzles-checked = Задачи: проверено { $checked }, искали заново { $searched }, неверных { $failed }.
puzzles-games-help = Во стольких партиях искать, по одной на каждое число.
puzzles-out-help = Файл с тем, что найдено.
puzzles-mining = Партии
puzzles-mined = { $games ->
    [one] Просмотрена { $games } партия
    [few] Просмотрены { $games } партии
   *[other] Просмотрено { $games } партий
}, { $puzzles ->
    [one] найдена { $puzzles } задача
    [few] найдены { $puzzles } задачи
   *[other] найдено { $puzzles } задач
}.
puzzles-mined-help = Файл от «puzzles mine».
puzzles-most-help = Не больше стольких.
puzzles-without-help = Файл с именами задач, которые не войдут, по одному в начале строки.
puzzles-selected = Отобрано задач: { $chosen } из { $puzzles }, партий: { $games }.
puzzles-play-which = Какая задача, например legendary/3f09ab12cd; если сказана только игра, задача дня.
error-no-puzzles = В { $title } нет задач.
puzzles-asked = Найдите ответ, который явно лучше всех. Звёзды: { $stars } из { $most }.
puzzles-hint = Наберите ответ или его номер; ещё есть again, show, look, quit.
puzzles-graded = { $grade ->
    [best] Лучший ответ:
    [good] Не хуже лучшего:
    [inaccurate] Не совсем лучшее:
    [mistake] Ошибка:
    [blunder] Грубая ошибка:
   *[behind] Этот ответ не стоил и поиска:
} { $phrase }{ $chance ->
    [-1] {""}
   *[other] {" "}(победа в { $chance } % случаев)
}

## datasets

dataset-help = Пусть боты играют; записать партии для исследований записями и таблицами Parquet.
dataset-env = Имя среды, например pelagos/hellas_2-v0.
dataset-bots-help = Имена ботов через запятую; они садятся по очереди и от партии к партии сдвигаются на место.
dataset-games-help = Сколько партий в наборе.
dataset-seed-help = Число первой партии; у следующих следующее.
dataset-shard-help = Сколько партий в файле.
dataset-out-help = Папка; то, что там уже есть, заново не делают.
dataset-progress = играем
dataset-sum = Партии: { $games }, файлы: { $shards }, из них с прошлого раза: { $kept }: { $path }
argument-on = Где работать: если не сказано, на этой машине; ray для кластера Ray здесь, ray:ADDRESS для другого.
