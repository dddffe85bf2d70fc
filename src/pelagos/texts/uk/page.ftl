# Що каже сама сторінка, українською. Речення ігор у їхніх власних файлах.

page-name = Pelagos
page-missing = Такої сторінки немає.
page-broken-help = Партія лишається такою, як після останнього ходу, і той, хто опікується цим сервером, має її у списку. Повідомте його й поверніться, коли сервер полагодять: партія піде далі з того самого місця.
page-to-lobby = На початкову сторінку
page-close = Закрити
page-send = Надіслати
page-loading = Мить…

## Чий хід

page-your-turn = Ваш хід
page-waits-for = Відповідає { $name }
page-waits-for-bot = Думає { $name }
page-waits-for-nature = Кубики котяться
page-end-comes = Показуємо кінець
page-waits-for-showing = Ваш хід, щойно ви це побачите
page-game-over = Партію закінчено
page-asked-for = { $who } – { $question }
page-to-report = Подивитися, як було
page-next-turn = Наступний стіл, де ваш хід ({ $count })
page-bell = Ваш хід.

## Відповідь

page-choose-on-map =
    { $count ->
        [1] Виберіть місце, що світиться ({ $count }).
       *[other] Виберіть одне з місць, що світяться ({ $count }).
    }
page-show-list = Показати списком
page-confirm = Підтвердити
page-back = Назад
page-cancel = Скасувати
page-undo = Повернути
page-undo-law = Повертає вашу останню відповідь. Це можливо, доки не кинуто кубики, нічого не відкрилося і ніхто інший не відповів.
page-open-choice = ще вибрати
page-stepwise = Крок за кроком
page-everybody-goes = Ідуть усі, ніхто не лишається.
page-leave-some = Лишити когось
page-stepwise-told = Скажіть лише перший крок, а далі вас питатимуть: хто йде, хто лишається.
page-went-by = Можлива була лише одна відповідь, її й дано: { $answer }
page-telling = Вас питають, хоч можливе лише це: пропущене запитання дещо сказало б іншим.
page-why-not = Чому ні?
page-why-not-of = { $deed }: чому ні?
page-why-not-unknown = Зараз це неможливо.
page-why-not-turn = Вас зараз не питають.
page-why-not-other = Вас зараз питають про інше.
page-why-not-begun = Це можна вибрати, але не з тим, що ви почали. Спершу поверніться.
page-read-clause = Читати { $clause }
page-fewer = Менше
page-more = Більше
page-number = Скільки
page-odds = { $place }: шанс нападника { $win } зі 100, оборонця { $loss }.
page-odds-nobody = У { $count } зі 100 не лишається нікого.
page-odds-if = Це якщо ви граєте { $cards }; інакше шанс нападника { $win } зі 100.
page-odds-fought-out = Це якщо ніхто не відступить.
page-card-price =
    { $count ->
        [one] Коштує { $count } монету.
        [few] Коштує { $count } монети.
        [many] Коштує { $count } монет.
       *[other] Коштує { $count } монети.
    }
page-card-choose = Вибрати { CASE($name, "acc") }
page-not-now = Чого зараз не можна
page-not-now-nothing = Зараз можна все.
page-costs = Коштує
page-price =
    { $count ->
        [one] Ви платите { $count } монету.
        [few] Ви платите { $count } монети.
        [many] Ви платите { $count } монет.
       *[other] Ви платите { $count } монети.
    }
page-price-offer =
    { $count ->
        [0] Якщо підношення встоїть, ви не платите нічого.
        [one] Якщо підношення встоїть, ви платите { $count } монету.
        [few] Якщо підношення встоїть, ви платите { $count } монети.
        [many] Якщо підношення встоїть, ви платите { $count } монет.
       *[other] Якщо підношення встоїть, ви платите { $count } монети.
    }
page-price-offers =
    { $count ->
        [0] За всі свої підношення разом ви не платите нічого.
        [one] За всі свої підношення разом ви платите { $count } монету.
        [few] За всі свої підношення разом ви платите { $count } монети.
        [many] За всі свої підношення разом ви платите { $count } монет.
       *[other] За всі свої підношення разом ви платите { $count } монети.
    }
page-price-left =
    { $count ->
        [0] Вам не лишається нічого.
       *[other] Вам лишається { $count }.
    }
page-price-short = Бракує { $count }.
page-final = Цього не повернути.
page-spread = Перегрупувати
page-spread-what = Візьміть фігури звідти й поставте туди. Тоді все буде надіслано як одну відповідь.
page-spread-drag = Перетягуйте на карті фігури, що світяться, або вибирайте нижче.
page-spread-numbers = Числами
page-spread-back = Повернути все
page-spread-send = Лишити так
page-spread-left = У вас на руках
page-spread-fewer = { $place }: на одну менше, { $kind }
page-spread-more = { $place }: на одну більше, { $kind }
page-moved-on = Партія пішла далі. Погляньте знову, тоді відповідайте.
page-offline = Сервер не відповідає.

## Стіл

page-table-menu = Стіл
page-turn = Хід
page-seats = Місця
page-log = Перебіг
page-map = Поле
page-map-comes = Поле малюється…
page-older = Давніше
page-you = ви
# Перед знаком союзника в команді.
page-partner = разом із
page-bot = бот, { $level }
page-away = немає на місці
page-lost = поза грою
page-clock = Лишилося часу
page-fields = Позиція
page-rules = Правила
page-learn = Навчання
page-analyse = Аналізувати
page-puzzles = Задачі
page-menu = Сторінки

## Крок назад

page-past = Гортати партію назад
page-past-first = На початок
page-past-earlier = Раніше
page-past-later = Пізніше
page-past-now = Назад до зараз
page-past-shown = Ви дивитеся минуле.
page-since = Відколи ви дивилися востаннє

## Один пристрій на кількох

page-hand-over = Передайте пристрій. Далі грає { $name }
page-hand-over-why = Усе приховано, доки наступний гравець не готовий.
page-i-am = Це я, { $name }

## Розмова

page-chat = Розмова
page-say-something = Скажіть щось
page-no-talk = Ще ніхто нічого не сказав.
page-channel-table = Стіл
page-channel-team = Команда
page-channel-spectators = Глядачі

## Скарги

page-report-line = Поскаржитися на цей рядок: { $name }
page-report-person = Поскаржитися: { $name }
page-report-heading = Скарга модераторам: { $name }
page-report-kind = Про що йдеться?
page-report-name = Ім’я
page-report-behaviour = Поведінка
page-report-text = Що має знати модератор? (Можна лишити порожнім.)
page-report-what = Модератори отримають ваші слова й розмову довкола, але нічиїх карт. Про скаргу не дізнається { $name }.
page-report-send = Надіслати скаргу
page-report-sent = Дякуємо. Ваша скарга вже в модераторів.
page-line-hidden = Приховано модератором.

## Доручення наперед

page-order = Доручення наперед
page-order-stands = Доручення наперед (є одне)
page-order-what = Ваш таємний план: він відповідає за вас, поки підходить, і ніхто інший не бачить, що він є.
page-order-leave = Зберегти це доручення
page-order-withdraw = Відкликати
page-order-woken-none-fits = Жодного бога з вашого доручення не взяти в його межах: вирішуйте ви.
page-order-woken-reached = Ваше доручення будить вас: { $god } має підношення { $amount }.
page-order-how = Частини розділяє крапка з комою; виберіть приклад, щоб додати його.
page-order-typed = Написане словами записів
page-plan-bids = Підношення
page-plan-bid = { $number ->
    [1] Перший вибір
   *[other] Інакше
}
page-plan-bid-add = Додати бога
page-plan-bid-limit = до
page-plan-bid-limit-of = Найбільше підношення, монет: { $god }
page-plan-god = Бог, черга { $number }
page-plan-gold = монет
page-plan-free = не бере монет
page-plan-up = { $god }: раніше
page-plan-down = { $god }: пізніше
page-plan-remove = Прибрати: { $god }
page-plan-every = У кожному циклі, а не лише в наступних підношеннях
page-plan-alarms = Розбудити мене
page-plan-alarm = Щойно хтось запропонує
page-plan-alarm-add = Додати будильник
page-plan-alarm-limit = щонайменше
page-plan-alarm-limit-of = Розбудити від підношення, монет: { $god }
page-plan-others = Поки діють інші
page-plan-passes = Пасувати на все, про що мене питають до мого наступного ходу
page-plan-now = Зараз:
page-plan-says = відповідь була б «{ $answer }».
page-plan-silent = на запитання, яке вам ставлять, відповіді немає.
page-plan-not-asked = вас не питають, тож доручення чекає.
page-plan-no-answer = Сервер не відповідає, тож не показати, що було б.

## Облік

page-ledger = Облік
page-ledger-none = Монети ще не рухалися.
page-ledger-cycle = Цикл { $number }
page-ledger-setup = До першого циклу
page-ledger-offers = Підношення циклу { $number }
page-ledger-gold = Монети циклу { $number }
page-ledger-who = Хто
page-ledger-god = Бог
page-ledger-amount = Підношення
page-ledger-outcome = Чим скінчилося
page-ledger-stands = стоїть
page-ledger-stood = виграно
page-ledger-outbid = перебито: { $name }
page-ledger-returned = забрано без оплати
page-ledger-before = На початку
page-ledger-after = У гаманці
page-ledger-unknown = невідомо
page-ledger-range = від { $least } до { $most }
page-ledger-to-replay = Показати в перегляді: { $name }, { $god }

## Налаштування

page-settings = Налаштування
page-language = Мова
page-theme = Кольори
page-theme-system = як на пристрої
page-theme-light = світлі
page-theme-dark = темні
page-less-motion = Менше руху
page-notify = Сповіщати, коли мій хід, а я дивлюся деінде
page-at-once = Надсилати відповідь, щойно вона повна, без запитання
page-confirm-all = Підтверджувати кожну відповідь, навіть ту, яку можна повернути
page-go-by = Пропускати запитання, що мають лише одну відповідь

## Більше

page-more-deeds = Більше
page-propose-end = Запропонувати закінчити партію
page-propose-pause = Запропонувати паузу
page-paused = Партія на паузі. Годинники стоять, і ні на кого не чекають.
page-resume = Продовжити партію
page-practice = Тренування
page-practice-what = Можна повернутися до будь-якої миті: погляньте на минуле й продовжте звідти. Кубики випадуть ті самі.
page-practice-back = До моєї останньої відповіді
page-practice-from-here = Продовжити звідси
page-rematch = Зіграти знову
page-rematch-rotated = усі на одне місце далі
page-rematch-offered = { $name } пропонує ще одну партію.
page-rematch-accept = Згода
page-rematch-decline = Не цього разу
page-rematch-declined = { $count ->
    [one] { $names } більше не грає.
   *[other] { $names } більше не грають.
}
page-kept-seat = для того, хто сидів тут раніше
page-propose-back = Запропонувати повернутися на хід
page-resign = Здатися
page-leave = Піти від столу
page-come-back = Знову зайняти моє місце
page-record = Завантажити запис
page-move = Продовжити деінде
page-move-what = Тут партія закінчується, і ви отримуєте її всю як файл. Вона триває там, де ви відкриєте файл: на будь-якому сервері або на пристрої без нього. Кубики й карти, що ще мають випасти, визначаються там наново.
page-moved-what = Візьміть файл із собою й відкрийте на тамтешній початковій сторінці. У ньому все сказане досі, також те, що тримають у руках боти.
page-moved-file = Зберегти партію як файл
page-moved-server = Продовжити на { $host }
page-moved-here = Усе-таки продовжити тут
page-proposal-end = { $name } пропонує закінчити партію.
page-proposal-pause = { $name } пропонує паузу: годинники стоять, доки хтось не продовжить.
page-proposal-back = { $name } пропонує повернутися.
page-proposal-admit = { $name } пропонує посадити гравця: { $about }.
page-proposal-remove = { $name } пропонує забрати місце; його тепер має { $about }.
page-seat-request = { $name } просить місце: { $seat }.
page-admit = Посадити: { $name }
page-refuse-chair = Відмовити
page-ask-for-chair = Попросити місце: { $name }
page-remove = Забрати місце: { $name }
page-propose-remove = Запропонувати забрати місце: { $name }
page-agree = Згода
page-disagree = Відмовити

## Перед партією

page-waiting-room = Надішліть посилання друзям або посадіть на вільні місця ботів.
page-copy-link = Скопіювати посилання
page-copied = Скопійовано
page-your-name = Ваше ім’я
page-guest-mark = гість без облікового запису
page-guest = Гість
page-free-seat = вільно
page-sit = Сісти тут
page-seat-bot = Посадити бота
page-level = Рівень ботів, яких ви садите
page-level-novice = новачок
    .what = Товариство для першої партії.
page-level-sailor = моряк
    .what = Бачить суть майже всього, а в багатьох речах помиляється.
page-level-trader = торговець
    .what = Рахує добре, хоч і не зовсім точно.
page-level-settler = поселенець
    .what = Планує наперед і знає ціну речам.
page-level-captain = капітан
    .what = Найкращі задуми грає подумки далі, на кожне друге запитання.
page-level-strategos = стратег
    .what = Найсильніший: бачить багато майбутніх, до секунди на відповідь.
page-level-uniform = випадок
    .what = Каже будь-що дозволене.
page-clear-seat = Звільнити
page-rise = Устати
page-start = Почати
page-start-needs =
    { $count ->
        [1] Партію можна почати, коли буде зайнято останнє місце.
        [one] Партію можна почати, коли буде зайнято { $count } вільне місце.
        [few] Партію можна почати, коли буде зайнято { $count } вільні місця.
        [many] Партію можна почати, коли буде зайнято { $count } вільних місць.
       *[other] Партію можна почати, коли буде зайнято { $count } вільного місця.
    }
page-start-by = Партію починає { $name }.

## Сповіщення

page-notices = Сповіщення
page-notices-what = Коли за вашими столами щось стається, поки вас немає, ми можемо сповістити вас.
page-notices-guest = Коли за цим столом ваш хід, а вас немає, ми можемо сповістити вас. Адреса, яку ви тут укажете, служить лише цьому столу.
page-notices-no-mail = Цей сервер не надсилає пошти.
page-notices-address = Поштова адреса
page-notices-add = Додати
page-notices-unconfirmed = Лист уже прямує на { $address }. Більше туди нічого не буде, доки ви не відкриєте посилання в ньому.
page-notices-given-up = Повідомлення повертаються, тож їх більше не надсилають: { $why }
page-notices-failing = Останнє повідомлення не дійшло: { $why }
page-notices-again = Надіслати посилання знову
page-notices-channel-mail = пошта
page-notices-channel-push = браузер
page-notices-channel-webhook = програма
page-notices-kinds = { $count ->
    [0] Туди нічого не надсилають
    [one] { $count } вид сповіщень
    [few] { $count } види сповіщень
    [many] { $count } видів сповіщень
   *[other] { $count } виду сповіщень
}
page-notices-kind-your-turn = коли мій хід
page-notices-kind-outbid = коли мою ставку перебито
page-notices-kind-invited = коли мене запрошують
page-notices-kind-time = коли мій час спливає
page-notices-kind-over = коли партію закінчено
page-notices-digest = Зібрані в одне повідомлення на день
page-notices-test = Надіслати пробне повідомлення
page-notices-tested = Уже в дорозі.
page-notices-remove = Вилучити
page-notices-remove-named = Вилучити { $name }
page-notices-hours = О котрій годині
page-notices-zone = Часовий пояс
page-notices-quiet = Тихі години
page-notices-from = Від
page-notices-until = До
page-notices-digest-at = Щоденне повідомлення о
page-notices-keep = Зберегти
page-notices-kept = Збережено.
page-notices-account = Куди й коли вас сповіщати, вибирайте у своєму обліковому записі
page-notices-table = За цим столом
page-notices-table-usual = як усюди
page-notices-table-own = лише те, що вибрано тут
page-notices-confirm = Підтвердьте свою адресу
page-notices-confirm-what = Підтвердьте, що хочете дізнаватися на цю адресу про свій хід.
page-notices-confirmed = Адресу { $address } підтверджено.
page-notices-unsubscribe = Більше не писати
page-notices-unsubscribe-what = Повідомлення йдуть на { $address }.
page-notices-unsubscribe-table = Більше не писати про цей стіл
page-notices-unsubscribe-all = Більше не писати на цю адресу
page-notices-unsubscribe-never = Це не я: ніколи більше не питати цю адресу
page-notices-unsubscribed = Готово: більше нічого не надійде.
page-vacation = Відпустка від листування
page-vacation-here = Відпустка за цим столом
page-vacation-what = Поки вас немає, ваш годинник у партіях листуванням стоїть, наскільки це дозволяє кожен стіл. Усі там це бачать.
page-vacation-first = Перший день
page-vacation-last = Останній день
page-vacation-take = У відпустку
page-vacation-taken = Від { $from } до { $until }
page-vacation-end = Відпустку завершено
page-vacation-left = { $days ->
    [one] лишився { $days } день
    [few] лишилося { $days } дні
    [many] лишилося { $days } днів
   *[other] лишилося { $days } дня
}
page-on-vacation = у відпустці до { $until }
page-invite-name = Запросити за ім’ям облікового запису
page-invite = Запросити
page-invited = Про запрошення дізнається { $name }, якщо хоче отримувати сповіщення.

## Браузер

page-push = Сповіщення на цьому пристрої
page-push-what = Браузер може показувати, що настав ваш хід, навіть коли Pelagos закрито.
page-push-is-on = Браузер показує, що настав ваш хід, навіть коли Pelagos закрито.
page-push-on = Сповіщати на цьому пристрої
page-push-off = Більше не на цьому пристрої
page-push-denied = Браузер не дозволяє цій сторінці показувати повідомлення. Дозвольте їх у налаштуваннях браузера для цієї сторінки.
page-push-unsupported = Цей браузер не сповіщає, коли Pelagos закрито. На iPhone чи iPad це можливо, якщо сторінку додано на початковий екран.

## Програми

page-webhook = Webhook
page-webhook-what = Повідомлення вашій програмі або в канал Discord чи Slack.
page-webhook-url = Адреса, з https://
page-webhook-shape = Для
page-webhook-shape-json = моєї програми
page-webhook-shape-discord = Discord
page-webhook-shape-slack = Slack
page-webhook-label = Як ви його називаєте
page-webhook-add = Додати webhook
page-webhook-once = За цією таємницею ваша програма може перевірити, що повідомлення звідси. Скопіюйте її зараз: більше її не буде показано.

## Покинуті місця

page-leave-ask = Піти від столу?
page-leave-bot = На вашому місці дограє бот. Доки триває партія і на ваше місце нікого не посадили, його можна зайняти знову. Усі бачать, що вас немає.
page-leave-empty = Ваше місце лишається порожнім, і інші, можливо, чекатимуть. Доки триває партія і на ваше місце нікого не посадили, його можна зайняти знову. Усі бачать, що вас немає.
page-leave-joined = На цьому місці дограє бот. Ви приєдналися під час партії: щоб знову сісти, доведеться просити. Усі бачать, що вас немає.
page-resign-ask = Здатися?
page-resign-ends = Ви програєте, і партію закінчено: грати далі більше нікому. Потім ви побачите, як було.
page-resign-goes-on = Ви програєте, хоч би що сталося за столом. Заради інших на вашому місці дограє бот, а ви можете дивитися. Повернутися не можна. Усі бачать, що ви здаєтеся.
page-play-on = Грати далі
page-you-left = Вас немає за столом. На вашому місці грає бот.
page-you-left-empty = Вас немає за столом. Ваше місце порожнє.
page-you-resigned = Ви здалися і дивитеся далі.
page-departed = { $why ->
    [resigned] { $name } здається.
    [out-of-time] { $name } більше не має часу.
    [removed] { $name } втрачає місце за рішенням столу.
    [back] { $name } знову тут.
   *[left] { $name } йде від столу.
}
page-departed-bot = { $why ->
    [resigned] { $name } здається. Дограє бот.
    [out-of-time] { $name } більше не має часу. Дограє бот.
    [removed] { $name } втрачає місце за рішенням столу. Дограє бот.
   *[left] { $name } йде від столу. Дограє бот.
}
# Поруч із тим, хто тепер там грає.
page-given-up = { $why ->
    [resigned] { $name }: поразка через здачу
    [out-of-time] { $name }: час вийшов
    [removed] { $name }: місце забрано
   *[left] { $name }: місце покинуто
}
page-chair-away = { $name } (немає на місці, грає бот)
page-chair-played-on = { $why ->
    [resigned] { $name } (здача, дограє бот)
    [out-of-time] { $name } (час вийшов, дограє бот)
    [removed] { $name } (місце забрано, дограє бот)
   *[left] { $name } (місце покинуто, дограє бот)
}
page-chair-given-up = { $why ->
    [resigned] { $name } (здача)
    [out-of-time] { $name } (час вийшов)
    [removed] { $name } (місце забрано)
   *[left] { $name } (місце покинуто)
}
page-chair-taken-over = { $why ->
    [removed] { $name } (місце забрано; раніше { $before })
   *[left] { $name } (місце покинуто; раніше { $before })
}
page-ended-played = { $count ->
    [0] Партію закінчено.
    [one] Партію закінчено: перемагає { $names }.
   *[other] Партію закінчено: перемагають { $names }.
}
page-ended-moved = Партія триває деінде.
page-ended-agreed = Партію закінчено за згодою.
page-ended-deserted = { $count ->
    [one] Партію закінчено: перемагає { $names }, бо { $gone ->
        [one] здається { $left }.
       *[other] здаються { $left }.
    }
   *[other] Партію закінчено: перемагають { $names }, бо { $gone ->
        [one] здається { $left }.
       *[other] здаються { $left }.
    }
}
page-ended-by-leaving = { $gone ->
    [one] Партію закінчено: здається { $left }, і лишилися самі боти.
   *[other] Партію закінчено: здаються { $left }, і лишилися самі боти.
}

## З’єднання

page-connection-connecting = З’єднуємося…
page-connection-slow = Повільне з’єднання: сервер ще не відповів.
page-connection-polling = Постійного з’єднання немає. Про нове питаємо що кілька секунд.
page-connection-lost = Сервер не відповідає. Пробуємо знову й знову.
page-connection-away = { $seconds ->
    [one] Сервер не відповідає. Наступна спроба за { $seconds } секунду.
    [few] Сервер не відповідає. Наступна спроба за { $seconds } секунди.
    [many] Сервер не відповідає. Наступна спроба за { $seconds } секунд.
   *[other] Сервер не відповідає. Наступна спроба за { $seconds } секунди.
}
page-connection-trying = Сервер не відповідає. Пробуємо знову…
page-connection-retry = Спробувати зараз
page-connection-back = З’єднання відновлено.
page-connection-kept = Вашу відповідь збережено, її буде надіслано один раз.
page-connection-unknown = Чи дійшла ваша відповідь, стане відомо, коли сервер озветься; вона рахується один раз.
page-connection-cancel = Не надсилати її
page-not-sent = Вашу відповідь не надіслано.

## Час

page-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}
page-time-days-hours = { $days ->
    [one] { $hours ->
        [one] { $days } день, { $hours } година
        [few] { $days } день, { $hours } години
        [many] { $days } день, { $hours } годин
       *[other] { $days } день, { $hours } години
    }
    [few] { $hours ->
        [one] { $days } дні, { $hours } година
        [few] { $days } дні, { $hours } години
        [many] { $days } дні, { $hours } годин
       *[other] { $days } дні, { $hours } години
    }
    [many] { $hours ->
        [one] { $days } днів, { $hours } година
        [few] { $days } днів, { $hours } години
        [many] { $days } днів, { $hours } годин
       *[other] { $days } днів, { $hours } години
    }
   *[other] { $hours ->
        [one] { $days } дня, { $hours } година
        [few] { $days } дня, { $hours } години
        [many] { $days } дня, { $hours } годин
       *[other] { $days } дня, { $hours } години
    }
}
page-time-hours = { $hours ->
    [one] { $hours } година
    [few] { $hours } години
    [many] { $hours } годин
   *[other] { $hours } години
}
page-time-hours-minutes = { $hours ->
    [one] { $minutes ->
        [one] { $hours } година, { $minutes } хвилина
        [few] { $hours } година, { $minutes } хвилини
        [many] { $hours } година, { $minutes } хвилин
       *[other] { $hours } година, { $minutes } хвилини
    }
    [few] { $minutes ->
        [one] { $hours } години, { $minutes } хвилина
        [few] { $hours } години, { $minutes } хвилини
        [many] { $hours } години, { $minutes } хвилин
       *[other] { $hours } години, { $minutes } хвилини
    }
    [many] { $minutes ->
        [one] { $hours } годин, { $minutes } хвилина
        [few] { $hours } годин, { $minutes } хвилини
        [many] { $hours } годин, { $minutes } хвилин
       *[other] { $hours } годин, { $minutes } хвилини
    }
   *[other] { $minutes ->
        [one] { $hours } години, { $minutes } хвилина
        [few] { $hours } години, { $minutes } хвилини
        [many] { $hours } години, { $minutes } хвилин
       *[other] { $hours } години, { $minutes } хвилини
    }
}

## Посилання для інших

page-link-device = Це посилання працює лише на цьому пристрої. Для інших запустіть сервер за адресою, до якої вони мають доступ.
page-link-network = Це посилання працює лише у вашій мережі: наприклад, удома, в тому самому Wi-Fi.
page-qr = QR-код
page-qr-of = QR-код посилання { $link }
page-qr-failed = QR-код не вдалося намалювати.
## Стежити за іншими

page-pace = Темп
page-pace-slow = Повільно
page-pace-normal = Звичайно
page-pace-quick = Швидко
page-pace-off = Відразу
page-pace-pause = Пауза
page-pace-go-on = Далі
page-pace-step = Один крок
page-to-my-turn = До мого ходу
page-to-now = Перейти до зараз
page-replay = Показати знову
page-replay-since = Показати знову зміни після моєї останньої відповіді
page-recap = Тим часом
page-recap-more = ще { $count }
page-recap-setting = По рядку на кожен хід інших
page-camera-setting = Поле рухається туди, де щось відбувається
page-volume = Гучність звуків
page-mute = Вимкнути звуки
page-unmute = Увімкнути звуки
page-victory-report = Читати звіт
page-victory-stay = Дивитися на поле

## Наставник

page-coach = Наставник
page-hint = Підказка
page-hint-what = Запитати наставника, що можна зробити зараз. (Клавіша: ?)
page-coach-offer = Ваша перша партія? Наставник пояснить, що відбувається і що можна зробити.
page-coach-accept = Допоможіть мені
page-coach-decline = Ні, дякую
page-coach-always = Допомагати мені на кожному запитанні
page-coach-thinks = Наставник думає …
page-coach-ask = Натисніть «Підказка», і наставник скаже, що можна зробити.
page-coach-wait = Зачекайте: перш ніж підтвердити
page-coach-suggests = Можна так
page-coach-show = Показати
page-coach-take = Узяти в мою відповідь
page-coach-dangers = Стережіться
page-coach-news = Що зробили суперники
page-coach-goal = Як перемогти
page-five = За п’ять хвилин

# Сторінка без сервера
page-engine-loading = Готуємо ігри…
page-engine-failed = Ігри тут не запускаються: { $why }
page-engine-elsewhere = Ігри цього пристрою відкрито в іншій вкладці.
page-engine-take-over = Грати тут
page-engine-not-kept = Останню відповідь не вдалося зберегти на цьому пристрої, тож її повернуто. Чи не заповнена пам’ять?
page-engine-other-rules = { $count ->
    [one] { $count } партію почато за правилами, які відтоді виправлено. Вона піде далі з того самого місця за сьогоднішніми правилами.
    [few] { $count } партії почато за правилами, які відтоді виправлено. Вони підуть далі з того самого місця за сьогоднішніми правилами.
    [many] { $count } партій почато за правилами, які відтоді виправлено. Вони підуть далі з того самого місця за сьогоднішніми правилами.
   *[other] { $count } партії почато за правилами, які відтоді виправлено. Вони підуть далі з того самого місця за сьогоднішніми правилами.
}
page-engine-cannot-open = { $count ->
    [one] { $count } партію ця версія не може відкрити. Вона лишається на цьому пристрої, як була.
    [few] { $count } партії ця версія не може відкрити. Вони лишаються на цьому пристрої, як були.
    [many] { $count } партій ця версія не може відкрити. Вони лишаються на цьому пристрої, як були.
   *[other] { $count } партії ця версія не може відкрити. Вони лишаються на цьому пристрої, як були.
}
