# Сторінки довкола столу: початок, нові столи, правила, після партії, обліковий запис.

lobby-account = Профіль
lobby-skip = До змісту
lobby-failed = Не вийшло: { $why }
lobby-offline = Сервер не відповідає. Спробуйте за мить знову.
lobby-try-again = Спробувати знову

## Початок

lobby-play-now = Грати зараз
lobby-play-now-what = Проти ботів. Партія починається відразу.
lobby-against-bots = { $count ->
    [one] проти { $count } бота
   *[other] проти { $count } ботів
}
lobby-level-and-seats = Рівень і гравці
lobby-practice = Тренування
lobby-practice-what = Можна повернутися до будь-якої миті; партія не рахується.
lobby-paused = на паузі
lobby-level = Як добре грають боти
lobby-friends = З друзями
lobby-friends-what = Ви отримаєте посилання. Хто його відкриє, може сісти за стіл.
lobby-make-table = Створити стіл
lobby-device = На цьому пристрої
lobby-device-what = Кілька людей, один екран. Те, що у вас на руках, приховано, поки ви передаєте пристрій.
lobby-device-start = Почати
lobby-player-name = Гравець { $number }
lobby-player-bot = Лишіть ім’я порожнім, щоб грав бот.
lobby-bot-here = бот
lobby-title = Гра
lobby-players = Гравці
lobby-pace = Темп
lobby-public = Показати серед відкритих столів
lobby-more-settings = Усі налаштування
lobby-your-name = Ваше ім’я

## Списки столів

lobby-mine = Ваші партії
lobby-open = Відкриті столи
lobby-open-none = Зараз ніхто не чекає на гравців. Створіть відкритий стіл.
lobby-running = Зараз грають
lobby-running-none = Відкритих партій зараз не грають.
lobby-over = Закінчені партії
lobby-over-none = Жодної відкритої партії ще не закінчено.
lobby-over-none-here = На цьому пристрої ще не закінчено жодної партії.
lobby-your-turn = Ваш хід
lobby-continue = Продовжити
lobby-join = Приєднатися
lobby-watch = Дивитися
lobby-review = Подивитися, як було
lobby-to-waiting-room = До столу
lobby-older = Показати всі
lobby-deed-at = { $deed }: { $title }
lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } боти
    [many] { $count } ботів
   *[other] { $count } бота
}
lobby-free-chairs = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
lobby-broken = зараз не відкривається
lobby-look = Глянути
lobby-to-answer = відповідає { $name }
lobby-import = Відкрити запис
lobby-import-what = Показує партію з файлу, назва якого закінчується на .game.

## Новий стіл

lobby-new = Новий стіл
lobby-new-title = Яка гра
lobby-new-variant = Скільки і як
lobby-new-board = Поле
lobby-new-options = Домашні правила
lobby-new-options-what = Так грає більшість. Змінюйте, що забажаєте.
lobby-new-chairs = Хто де сидить
lobby-new-pace = Темп
lobby-new-terms = За столом
lobby-seat = Місце { $number }
lobby-chair-me = я
lobby-chair-bot = бот: { $level }
lobby-chair-open = вільно
lobby-chair-name = Ім’я на місці { $number }
lobby-several-me = За кілька ваших місць ви граєте на цьому пристрої.
lobby-default = { $choice } (типово)
lobby-option-none = немає
lobby-option-number = число
lobby-option-how-many = Скільки
lobby-board-drawn = випадкове
    .what = Фрагменти беруть і викладають для цього столу, і поля наперед ніхто не знає.
lobby-start-at-once = Почати партію
lobby-start-later = Партія почнеться, коли всі місця буде зайнято.
lobby-sit-somewhere = Сядьте самі або ввійдіть, щоб створити стіл для інших.

## Темп і умови

lobby-pace-none = без годинника
    .what = Кожен думає, скільки треба.
lobby-pace-live = наживо
    .what = Годинник на всю партію і кілька секунд додатково після кожної відповіді.
lobby-pace-post = листуванням
    .what = Дні на кожну відповідь, запас на довші роздуми та відпустки.
lobby-pace-live-told = { $minutes } хв + { $seconds } с
lobby-pace-post-told = { $days ->
    [one] { $days } день на відповідь
    [few] { $days } дні на відповідь
    [many] { $days } днів на відповідь
   *[other] { $days } дня на відповідь
}
lobby-minutes = Хвилин на партію
lobby-seconds = Секунд додатково після кожної відповіді
lobby-days = Днів на відповідь
lobby-bank = Днів у запасі
lobby-off = Днів відпустки
lobby-out-of-time = Коли час вийшов
lobby-out-of-time-bot = гравцеві допомагає бот
lobby-out-of-time-loss = гравець програє
lobby-leaver = Місце того, хто йде
lobby-leaver-bot = дістається боту
lobby-leaver-empty = порожнє, доки хтось його не займе
lobby-stand-in = Який бот
lobby-newcomers = Місце під час партії
lobby-newcomers-invited = займають з вашої згоди
lobby-newcomers-anyone = може зайняти кожен
lobby-newcomers-nobody = не займає ніхто
lobby-five = Правила за п’ять хвилин
lobby-five-of = Прочитати за п’ять хвилин: { $title }
lobby-synonyms = відступ|відступити|втекти|утекти = відступ | відійти ; нічия в битві|нічия|рівні кубики = рівності | нічиє ; коли кінець|кінець партії|кінець гри|як закінчується|хто перемагає|перемога|виграти = гра закінчується | перемагає ; скільки гравців|гравці = гравців ; вибув|втратити все = вибуває ; нічия наприкінці = ділять ; бракує монет|не можу заплатити|немає монет = заплатити | оплатити ; хто починає|порядок ходів|перший гравець = порядку ходів | порядком ходів ; перетасувати|порожня колода|карти скінчилися = перетас | колода порожня ; забагато карт|скільки карт на руці = руці ; останній острів|остання зона|останнє місто = останн ; дохід|гроші|монети = дохід | доход ; підношення|аукціон|ставка|перебити|перевищити = підношенн | перевищ ; кубик|кубики|кидок = кубик ; переміщення|рухатися|плисти|іти = переміщен ; будувати|споруда|споруди = споруд ; храм|храми = храм ; скасувати|повернути хід = повертати ходи ; зупинити карту|вето = вето ; вкрасти|крадіжка = краде | украсти
lobby-coach = Можна питати наставника (листуванням лише тому, хто грає сам проти ботів)
lobby-spectators = Іншим можна дивитися
lobby-listed = Показати на початковій сторінці

## Правила

lobby-rules-of = { $title }: правила
lobby-rules-in-english = Правила подано англійською.
lobby-rules-partly-english = Ще не перекладені пункти подано англійською.
lobby-rules-older = Англійський текст цього пункту новіший за переклад.
lobby-rules-choose = Виберіть гру.
lobby-search = Шукати у правилах
lobby-found = { $count ->
    [0] Нічого не знайдено.
    [one] { $count } пункт.
    [few] { $count } пункти.
    [many] { $count } пунктів.
   *[other] { $count } пункту.
}
lobby-outline = Зміст
lobby-back-to-game = Назад до партії

## Після партії

lobby-place = { $place }.
lobby-places = Місця
lobby-length-cycle = { $periods ->
    [one] { $periods } цикл, рішень { $decisions }
    [few] { $periods } цикли, рішень { $decisions }
    [many] { $periods } циклів, рішень { $decisions }
   *[other] { $periods } циклу, рішень { $decisions }
}
lobby-length-turn = { $periods ->
    [one] { $periods } хід, рішень { $decisions }
    [few] { $periods } ходи, рішень { $decisions }
    [many] { $periods } ходів, рішень { $decisions }
   *[other] { $periods } ходу, рішень { $decisions }
}
lobby-back-to-table = До столу
lobby-curves = Як ішла партія
lobby-figure = Що показано
lobby-when = Коли
lobby-at-the-end = Наприкінці
lobby-as-began-cycle = На початку циклу { $number }
lobby-as-began-turn = На початку ходу { $number }
lobby-as-table = Таблицею
lobby-dice = Удача з кубиками
lobby-dice-figures = { $count ->
    [one] { $count } кубик: разом { $actual }, очікувано { $expected }
    [few] { $count } кубики: разом { $actual }, очікувано { $expected }
    [many] { $count } кубиків: разом { $actual }, очікувано { $expected }
   *[other] { $count } кубика: разом { $actual }, очікувано { $expected }
}
lobby-wins = Битви проти шансів
lobby-wins-figures = { $count ->
    [one] { $count } битва: виграно { $actual }, очікувано { $expected }
    [few] { $count } битви: виграно { $actual }, очікувано { $expected }
    [many] { $count } битв: виграно { $actual }, очікувано { $expected }
   *[other] { $count } битви: виграно { $actual }, очікувано { $expected }
}
lobby-battles = Битви
lobby-battle-won = Шанс нападника { $chance }. Переможець: { $name }.
lobby-battle-if = Це якщо { $name } грає { $cards }; інакше { $chance }.
lobby-battle-nobody = Шанс нападника { $chance }. Не лишилося нікого.
lobby-against = проти
lobby-show = Показати
lobby-show-battle = Показати битву: { $place }
lobby-all-battles = { $count ->
   *[other] Показати всі ({ $count })
}
lobby-replay = Перегляд
lobby-eyes = Чиїми очима
lobby-eyes-all = того, хто бачить усе
lobby-eyes-watch = глядача
lobby-run = Грати
lobby-pause = Пауза
lobby-replay-said = Що сталося в цьому ході
lobby-replay-pace = Темп
lobby-replay-pace-slow = Повільно
lobby-replay-pace-normal = Звичайно
lobby-replay-pace-quick = Швидко
lobby-move-link = Посилання на хід { $number }
lobby-move-copied = Посилання скопійовано.
lobby-show-move = Показати хід { $number }
lobby-turning = Де партія повернула
lobby-seal = Кубики
lobby-seal-what = Перед партією сервер замкнув свою таємницю, а кожен гравець додав власне число. Тож ніхто не міг вибрати, що покажуть кубики, і тепер кожен може це перевірити.
lobby-seal-what-here = Перед партією цей пристрій замкнув свою таємницю, а кожен гравець додав власне число. Тож ніхто не міг вибрати, що покажуть кубики, і тепер кожен може це перевірити.
lobby-seal-check = Перевірити кубики
lobby-seal-none = Кубики цієї партії не були запечатані: її взято із запису.
lobby-seal-fits = Ваш браузер перевірив: таємниця та сама, яку замкнули перед партією.
lobby-seal-broken = Ваш браузер перевірив: таємниця не та, яку замкнули перед партією.
lobby-seal-cannot = За такого з’єднання ваш браузер не може обчислити хеш; доведеться покластися на слово сервера або на запис.
lobby-seal-kept = Це те зобов’язання, яке цей пристрій отримав, перш ніж додати свою частку.
lobby-seal-changed = Цей пристрій отримав інше зобов’язання, перш ніж додати свою частку.
lobby-seal-drawn = { $count ->
        [one] Ваш браузер наново обчислив { $count } результат, і він такий, як у партії.
        [few] Ваш браузер наново обчислив усі { $count } результати, і вони такі, як у партії.
        [many] Ваш браузер наново обчислив усі { $count } результатів, і вони такі, як у партії.
       *[other] Ваш браузер наново обчислив усі { $count } результату, і вони такі, як у партії.
    }
lobby-seal-differs = Ваш браузер отримує інше для результату { $number }: «{ $drawn }» замість «{ $said }».
lobby-seal-right = { $count ->
    [one] З неї знову роздано { $count } результат, і він той самий.
    [few] З неї знову роздано всі { $count } результати, і вони ті самі.
    [many] З неї знову роздано всі { $count } результатів, і вони ті самі.
   *[other] З неї знову роздано всі { $count } результату, і вони ті самі.
}
lobby-seal-wrong = Результати з неї не випливають: { $why }
lobby-seal-numbers = Числа
lobby-seal-commit = Оприлюднено перед партією: SHA-256 таємниці
lobby-seal-secret = Таємниця
lobby-seal-nonce = Частка, яку додає { $seat }
lobby-seal-seed = Початкове число, яке з цього випливає; його обчислив ваш браузер
lobby-seal-elsewhere = Щоб перевірити кожен результат самостійно, завантажте запис і виконайте: pelagos verify FILE

## Обліковий запис

lobby-account-what = Щоб грати, він не потрібен. Але з ним ваші партії будуть з вами на кожному пристрої, а ваше ім’я буде лише вашим.
lobby-admin = Модерація
lobby-admin-what = Скарги, люди, столи і що зроблено.
lobby-privacy = Приватність
lobby-leaderboards = Таблиці лідерів
lobby-your-ratings = Ваші рейтинги
lobby-rated = рейтингова
lobby-sign-in = Увійти
lobby-sign-up = Новий обліковий запис
lobby-sign-out = Вийти
lobby-sign-out-here = Вийти тут
lobby-account-name = Ім’я
lobby-password = Пароль
lobby-password-least = { $count ->
    [one] Щонайменше { $count } знак.
    [few] Щонайменше { $count } знаки.
    [many] Щонайменше { $count } знаків.
   *[other] Щонайменше { $count } знака.
}
lobby-password-change = Змінити пароль
lobby-password-old = Дотеперішній пароль
lobby-password-new = Новий пароль
lobby-password-tokens = Відкликати й усі токени програм
lobby-password-changed = Пароль змінено. На інших пристроях треба ввійти знову.
lobby-devices = Пристрої
lobby-device-here = цей
lobby-device-seen = востаннє { $day }
lobby-device-unknown = Якийсь пристрій
lobby-tokens = Токени
lobby-tokens-what = З токеном ваша програма може грати й дивитися від вашого імені. Змінювати обліковий запис вона не може.
lobby-token-once = Скопіюйте його зараз: більше його не буде показано.
lobby-token-label = Для чого він
lobby-token-new = Новий токен
lobby-token-drop = Відкликати
lobby-token-drop-named = Відкликати { $name }
lobby-blocks = Заблоковані
lobby-blocks-what = Кого ви заблокували, ті не можуть сісти за ваші столи, і ви не читаєте, що вони кажуть.
lobby-block-name = Ім’я облікового запису
lobby-block = Заблокувати
lobby-unblock = Розблокувати
lobby-unblock-named = Розблокувати: { $name }
lobby-data = Ваші дані
lobby-export-what = Усе, що про вас зберігається, разом із вашими партіями, в одному файлі.
lobby-export = Завантажити
lobby-delete = Видалити обліковий запис
lobby-delete-what = Ваші місця звільняться, а в закінчених партіях ваше ім’я буде замінено. Повернути цього не можна.
lobby-delete-now = Видалити назавжди

## Листуванням

lobby-post = Листуванням
lobby-post-counted = { $count ->
    [one] Ваш хід за { $count } столом
   *[other] Ваш хід за { $count } столами
}
lobby-post-turns = { $count ->
    [0] Ваш хід
   *[other] Ваш хід ({ $count })
}
lobby-post-turns-none = На вас ніхто не чекає.
lobby-post-first = До столу, який чекає найдовше
lobby-post-others = { $count ->
    [0] Хід інших
   *[other] Хід інших ({ $count })
}
lobby-post-others-none = Ви ні на кого не чекаєте.
lobby-post-ended = Закінчені після вашого останнього візиту
lobby-post-with = разом із вами { $names }
lobby-post-waited = Чекає вже { $time }
lobby-post-waits-for = Має відповісти { $name }, минуло { $time }
lobby-post-left = Лишилося часу: { $time }
lobby-post-time-over = Час вийшов
lobby-post-no-limit = Без обмеження часу

## Ключі доступу, адреса, забутий пароль, партії гостя

lobby-or = або
lobby-prove = Підтвердьте ще раз, що це ви.
lobby-prove-password = Далі
lobby-prove-passkey = Скористатися ключем доступу
lobby-no-passkey = Ключем доступу не скористалися. Спробуйте знову або іншим способом.
lobby-passkeys = Ключі доступу
lobby-passkeys-what = Входьте пальцем, обличчям або замком свого пристрою. Нічого не треба пам’ятати, і нічого не можна вкрасти із цього сервера.
lobby-passkeys-not-here = За цією адресою або в цьому браузері ключі доступу не працюють.
lobby-passkey-here = Цей пристрій
lobby-passkey-label = Назва нового ключа доступу
lobby-passkey-add = Додати ключ доступу
lobby-passkey-unused = ще не використано
lobby-passkey-used = востаннє { $day }
lobby-passkey-drop = Вилучити
lobby-passkey-drop-named = Вилучити ключ доступу { $name }
lobby-passkey-sign-in = Увійти ключем доступу
lobby-passkey-sign-up = Новий обліковий запис із ключем доступу, без пароля
lobby-password-first = Задати пароль
lobby-address-what = З підтвердженою адресою ви зможете задати новий пароль, якщо забудете свій.
lobby-address-no-mail = Якщо забудете пароль, зверніться до того, хто утримує цей сервер.
lobby-address-sent = Посилання для підтвердження вже прямує на { $address }.
lobby-address-optional = Електронна пошта (за бажанням)
lobby-address-why = Лише щоб задати новий пароль і сповіщати про те, про що ви попросите.
lobby-forgotten = Забули пароль?
lobby-forgotten-who = Ім’я або електронна адреса
lobby-forgotten-ask = Цей сервер не надсилає пошти. Попросіть посилання для нового пароля в того, хто його утримує.
lobby-forgotten-send = Надіслати мені посилання
lobby-forgotten-sent = Якщо такий обліковий запис із підтвердженою адресою є, посилання вже прямує. Воно діє годину. Інакше зверніться до того, хто утримує цей сервер.
lobby-reset = Новий пароль
lobby-reset-what = На всіх інших пристроях доведеться ввійти знову.
lobby-reset-passkeys = Вилучити й усі ключі доступу
lobby-reset-set = Задати пароль
lobby-reset-done = Пароль задано, і ви ввійшли тут.
lobby-reset-no-link = Відкрийте цю сторінку за надісланим вам посиланням.
lobby-guest-games = Партії цього пристрою
lobby-guest-games-take = Узяти їх із собою
lobby-guest-games-kept = Деякі лишаються, як є: { $why }
lobby-guest-games-what = { $count ->
    [one] Ви граєте тут як гість { $count } партію. Обліковий запис { $name } може взяти її собі, і вона буде з вами на кожному пристрої.
    [few] Ви граєте тут як гість { $count } партії. Обліковий запис { $name } може взяти їх собі, і вони будуть з вами на кожному пристрої.
    [many] Ви граєте тут як гість { $count } партій. Обліковий запис { $name } може взяти їх собі, і вони будуть з вами на кожному пристрої.
   *[other] Ви граєте тут як гість { $count } партії. Обліковий запис { $name } може взяти їх собі, і вони будуть з вами на кожному пристрої.
}
lobby-guest-games-along = { $count ->
    [one] Узяти із собою { $count } партію з цього пристрою
    [few] Узяти із собою { $count } партії з цього пристрою
    [many] Узяти із собою { $count } партій з цього пристрою
   *[other] Узяти із собою { $count } партії з цього пристрою
}
lobby-guest-games-taken = { $count ->
    [0] Жодної партії не вдалося взяти.
    [one] Тепер ваша { $count } партія.
    [few] Тепер ваші { $count } партії.
    [many] Тепер ваші { $count } партій.
   *[other] Тепер ваші { $count } партії.
}
lobby-guest-keep = Зберегти цю партію
lobby-guest-keep-what = Ви грали як гість, тож партію знає лише цей пристрій. З обліковим записом ваші партії будуть з вами всюди.

## Навчання

lobby-learn = Ви тут уперше?
lobby-learn-what = Учіться, граючи: короткі уроки з учителем на справжньому полі. Перший триває три хвилини.
lobby-learn-first = Перший урок
lobby-learn-all = Усі уроки
lobby-learn-hide = Не зараз

# Сторінка без сервера
lobby-storage = Усе лишається на цьому пристрої: зайнято { $megabytes } МБ.
lobby-storage-clear = { $count ->
    [one] Видалити { $count } закінчену партію
    [few] Видалити { $count } закінчені партії
    [many] Видалити { $count } закінчених партій
   *[other] Видалити { $count } закінченої партії
}
lobby-storage-ask = Назавжди?
lobby-storage-yes = Видалити
lobby-storage-no = Лишити
