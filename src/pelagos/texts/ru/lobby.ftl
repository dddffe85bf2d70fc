# Страницы вокруг стола: начало, новые столы, правила, после партии, учётная запись.

lobby-account = Учётная запись
lobby-skip = К содержанию
lobby-failed = Не получилось: { $why }
lobby-offline = Сервер не отвечает. Попробуйте через минуту.
lobby-try-again = Попробовать снова

## Начать

lobby-play-now = Играть сейчас
lobby-play-now-what = Против ботов. Партия начинается сразу.
lobby-against-bots = { $count ->
    [one] против { $count } бота
   *[other] против { $count } ботов
}
lobby-level-and-seats = Уровень и игроки
lobby-practice = Тренировка
lobby-practice-what = Можно вернуться к любому моменту; партия не идёт в счёт.
lobby-paused = пауза
lobby-level = Как хорошо играют боты
lobby-friends = С друзьями
lobby-friends-what = Вы получите ссылку. Кто её откроет, сможет сесть за стол.
lobby-make-table = Создать стол
lobby-device = На этом устройстве
lobby-device-what = Несколько человек, один экран. Пока вы его передаёте, ваше скрыто.
lobby-device-start = Начать
lobby-player-name = Игрок { $number }
lobby-player-bot = Оставьте имя пустым, и сядет бот.
lobby-bot-here = бот
lobby-title = Игра
lobby-players = Игроки
lobby-pace = Темп
lobby-public = Показать среди открытых столов
lobby-more-settings = Все настройки
lobby-your-name = Ваше имя

## Списки столов

lobby-mine = Ваши партии
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт игроков. Создайте открытый стол.
lobby-running = Сейчас играют
lobby-running-none = Открытых партий сейчас нет.
lobby-over = Оконченные партии
lobby-over-none = Ни одна открытая партия ещё не окончена.
lobby-over-none-here = На этом устройстве ещё не окончена ни одна партия.
lobby-your-turn = Ваш ход
lobby-continue = Продолжить
lobby-join = Сесть
lobby-watch = Смотреть
lobby-review = Посмотреть, как было
lobby-to-waiting-room = К столу
lobby-older = Показать все
lobby-deed-at = { $deed }: { $title }
lobby-bots = { $count ->
    [one] { $count } бот
    [few] { $count } бота
   *[other] { $count } ботов
}
lobby-free-chairs = { $count ->
    [one] { $count } свободное место
    [few] { $count } свободных места
   *[other] { $count } свободных мест
}
lobby-broken = сейчас не открыть
lobby-look = Взглянуть
lobby-to-answer = Отвечает { $name }
lobby-import = Открыть запись
lobby-import-what = Показывает партию из файла, имя которого кончается на .game.

## Новый стол

lobby-new = Новый стол
lobby-new-title = Какая игра
lobby-new-variant = Сколько игроков и как
lobby-new-board = Поле
lobby-new-options = Домашние правила
lobby-new-options-what = Так играет большинство. Меняйте что хотите.
lobby-new-chairs = Кто где сидит
lobby-new-pace = Темп
lobby-new-terms = За столом
lobby-seat = Место { $number }
lobby-chair-me = я
lobby-chair-bot = бот: { $level }
lobby-chair-open = свободно
lobby-chair-name = Имя на месте { $number }
lobby-several-me = На этом устройстве играют за несколько ваших мест.
lobby-default = { $choice } (обычно)
lobby-option-none = нет
lobby-option-number = число
lobby-option-how-many = Сколько
lobby-board-drawn = случайное
    .what = Плитки вытягивают и раскладывают для этого стола, и заранее поля не знает никто.
lobby-start-at-once = Начать партию
lobby-start-later = Партия начнётся, когда все места будут заняты.
lobby-sit-somewhere = Сядьте сами или войдите, чтобы создать стол для других.

## Темп и условия

lobby-pace-none = без часов
    .what = Каждый думает сколько нужно.
lobby-pace-live = по часам
    .what = Часы на всю партию и ещё несколько секунд после каждого ответа.
lobby-pace-post = по переписке
    .what = Дни на каждый ответ, запас на случай задержки и отпуска.
lobby-pace-live-told = { $minutes } мин + { $seconds } с
lobby-pace-post-told = { $days ->
    [one] { $days } день на ответ
    [few] { $days } дня на ответ
   *[other] { $days } дней на ответ
}
lobby-minutes = Минут на партию
lobby-seconds = Ещё секунд после каждого ответа
lobby-days = Дней на ответ
lobby-bank = Дней в запасе
lobby-off = Дней отпуска
lobby-out-of-time = Если время вышло
lobby-out-of-time-bot = помогает бот
lobby-out-of-time-loss = это проигрыш
lobby-leaver = Если кто-то ушёл
lobby-leaver-bot = за него играет бот
lobby-leaver-empty = место пустует, пока его не займут
lobby-stand-in = Этот бот
lobby-newcomers = Место в идущей партии
lobby-newcomers-invited = можно занять с вашего согласия
lobby-newcomers-anyone = может занять любой
lobby-newcomers-nobody = занять нельзя
lobby-five = Правила за пять минут
lobby-five-of = Прочитать за пять минут: { $title }
lobby-synonyms = отступление|отступить|сбежать|убежать|уйти из боя = отступ ; ничья в сражении|ничья|равенство|поровну на кубиках = равных итогах | при равенстве ; когда конец|когда кончается|конец игры|конец партии|кто победил|кто выигрывает|победа = игра кончается | побеждает ; сколько игроков|игроки|число игроков = игроков ; выбыл|выбывание|потерять всё|проиграть всё = выбыва ; равный счёт|кто первый при равенстве = победа общая ; не хватает золота|нечем платить|нет денег = заплатить ; кто начинает|порядок хода|порядок ходов|первый игрок|очерёдность = порядка ходов | порядке ходов ; перемешать|колода кончилась|карты кончились = перемеш | колода пуста ; предел карт|слишком много карт|сколько карт в руке = карты в руке | больше 7 карт ; последний остров|последняя земля|последний город = последн ; доход|деньги|золото = доход ; приношение|приношения|ставка|аукцион|перебить|торги = приношен | переби ; кубик|кубики|бросок|кости = кубик ; движение|двигать|плыть|идти|перемещение = перемещен ; строить|построить|строение|здание = строен | строит ; храм|храмы = храм ; отменить|вернуть ход|взять ход назад = возврат хода ; отменить карту|остановить карту|вето = вето ; украсть|кража = украсть | кража | краж
lobby-coach = Можно спрашивать наставника (по переписке только тому, кто играет против ботов)
lobby-spectators = Другие могут смотреть
lobby-listed = Показать на начальной странице

## Правила

lobby-rules-of = { $title }: правила
lobby-rules-in-english = Правила изложены по-английски.
lobby-rules-partly-english = Пункты, которые ещё не переведены, изложены по-английски.
lobby-rules-older = Английский текст этого пункта новее этого перевода.
lobby-rules-choose = Выберите игру.
lobby-search = Искать в правилах
lobby-found = { $count ->
    [0] Ничего не найдено.
    [one] { $count } пункт.
    [few] { $count } пункта.
   *[other] { $count } пунктов.
}
lobby-outline = Содержание
lobby-back-to-game = Назад к партии

## После партии

lobby-place = { $place }.
lobby-places = Места
lobby-length-cycle = { $periods ->
    [one] { $periods } раунд, решений { $decisions }
    [few] { $periods } раунда, решений { $decisions }
   *[other] { $periods } раундов, решений { $decisions }
}
lobby-length-turn = { $periods ->
    [one] { $periods } ход, решений { $decisions }
    [few] { $periods } хода, решений { $decisions }
   *[other] { $periods } ходов, решений { $decisions }
}
lobby-back-to-table = К столу
lobby-curves = Как шла партия
lobby-figure = Что показано
lobby-when = Когда
lobby-at-the-end = В конце
lobby-as-began-cycle = В начале раунда { $number }
lobby-as-began-turn = В начале хода { $number }
lobby-as-table = Таблицей
lobby-dice = Удача с кубиками
lobby-dice-figures = { $count ->
    [one] { $count } кубик: всего { $actual }, ожидалось { $expected }
    [few] { $count } кубика: всего { $actual }, ожидалось { $expected }
   *[other] { $count } кубиков: всего { $actual }, ожидалось { $expected }
}
lobby-wins = Сражения против их вероятности
lobby-wins-figures = { $count ->
    [one] { $count } сражение: побед { $actual }, ожидалось { $expected }
    [few] { $count } сражения: побед { $actual }, ожидалось { $expected }
   *[other] { $count } сражений: побед { $actual }, ожидалось { $expected }
}
lobby-battles = Сражения
lobby-battle-won = Шансы атаки: { $chance }. Победа за { CASE($name, "pins") }.
lobby-battle-if = Это при условии, что { $name } играет { $cards }; иначе { $chance }.
lobby-battle-nobody = Шансы атаки: { $chance }. Никого не осталось.
lobby-against = против
lobby-show = Показать
lobby-show-battle = Показать сражение: { $place }
lobby-all-battles = { $count ->
    [one] Показать { $count }
   *[other] Показать все { $count }
}
lobby-replay = Просмотр
lobby-eyes = Чьими глазами
lobby-eyes-all = того, кто видит всё
lobby-eyes-watch = зрителя
lobby-run = Пустить
lobby-pause = Пауза
lobby-replay-said = Что случилось на этом ходу
lobby-replay-pace = Темп
lobby-replay-pace-slow = Медленно
lobby-replay-pace-normal = Обычно
lobby-replay-pace-quick = Быстро
lobby-move-link = Ссылка на ход { $number }
lobby-move-copied = Ссылка скопирована.
lobby-show-move = Показать ход { $number }
lobby-turning = Где партия повернулась
lobby-seal = Кубики
lobby-seal-what = До партии сервер запер свой секрет, а каждый игрок добавил своё число. Поэтому выбрать, что покажут кубики, не мог никто, и теперь это может проверить каждый.
lobby-seal-what-here = До партии это устройство заперло свой секрет, а каждый игрок добавил своё число. Поэтому выбрать, что покажут кубики, не мог никто, и теперь это может проверить каждый.
lobby-seal-check = Проверить кубики
lobby-seal-none = Кубики этой партии не запечатаны: она взята из записи.
lobby-seal-fits = Ваш браузер проверил: секрет тот самый, который заперли до партии.
lobby-seal-broken = Ваш браузер проверил: секрет не тот, который заперли до партии.
lobby-seal-cannot = При таком соединении ваш браузер не умеет считать хеши; остаётся верить слову сервера или записи.
lobby-seal-kept = Это то обязательство, которое дали этому устройству, прежде чем оно добавило своё число.
lobby-seal-changed = Этому устройству дали другое обязательство, прежде чем оно добавило своё число.
lobby-seal-drawn = { $count ->
        [one] Ваш браузер вытянул исходы заново ({ $count }), и они те же, что в партии.
        [few] Ваш браузер вытянул исходы заново ({ $count }), и они те же, что в партии.
       *[other] Ваш браузер вытянул исходы заново ({ $count }), и они те же, что в партии.
    }
lobby-seal-differs = Исход { $number } у вашего браузера выходит другим: «{ $drawn }» вместо «{ $said }».
lobby-seal-right = { $count ->
    [one] Из него заново сдан { $count } исход, и он тот же.
    [few] Из него заново сданы { $count } исхода, и они те же.
   *[other] Из него заново сданы { $count } исходов, и они те же.
}
lobby-seal-wrong = Исходы из него не следуют: { $why }
lobby-seal-numbers = Числа
lobby-seal-commit = Объявлено до партии: SHA-256 секрета
lobby-seal-secret = Секрет
lobby-seal-nonce = Число от { CASE($seat, "pgen") }
lobby-seal-seed = Что из этого следует, сосчитано вашим браузером
lobby-seal-elsewhere = Чтобы проверить каждый исход самостоятельно, скачайте запись и запустите: pelagos verify FILE

## Учётная запись

lobby-account-what = Чтобы играть, она не нужна. Но с ней ваши партии доступны на любом устройстве, а имя остаётся за вами.
lobby-admin = Модерация
lobby-admin-what = Жалобы, люди, столы и что сделано.
lobby-privacy = Личные данные
lobby-leaderboards = Таблицы лидеров
lobby-your-ratings = Ваши рейтинги
lobby-rated = рейтинговая
lobby-sign-in = Войти
lobby-sign-up = Новая учётная запись
lobby-sign-out = Выйти
lobby-sign-out-here = Выйти здесь
lobby-account-name = Имя
lobby-password = Пароль
lobby-password-least = { $count ->
    [one] Не меньше { $count } знака.
   *[other] Не меньше { $count } знаков.
}
lobby-password-change = Сменить пароль
lobby-password-old = Прежний пароль
lobby-password-new = Новый пароль
lobby-password-tokens = Отозвать и все токены программ
lobby-password-changed = Пароль сменён. На других устройствах надо войти снова.
lobby-devices = Устройства
lobby-device-here = это
lobby-device-seen = последний раз { $day }
lobby-device-unknown = Какое-то устройство
lobby-tokens = Токены
lobby-tokens-what = С токеном ваша программа может играть и смотреть от вашего имени. Менять учётную запись она не может.
lobby-token-once = Скопируйте его сейчас: он показан только один раз.
lobby-token-label = Для чего он
lobby-token-new = Новый токен
lobby-token-drop = Отозвать
lobby-token-drop-named = Отозвать { $name }
lobby-blocks = Заблокированные
lobby-blocks-what = Те, кого вы заблокировали, не могут сесть за ваши столы, и вы не читаете их слов.
lobby-block-name = Имя учётной записи
lobby-block = Заблокировать
lobby-unblock = Разблокировать
lobby-unblock-named = Разблокировать { $name }
lobby-data = Ваши данные
lobby-export-what = Всё, что о вас хранится, вместе с вашими партиями, в одном файле.
lobby-export = Скачать
lobby-delete = Удалить учётную запись
lobby-delete-what = Вы покинете свои места, а в оконченных партиях ваше имя сменится другим. Отменить это нельзя.
lobby-delete-now = Удалить навсегда

## По переписке

lobby-post = По переписке
lobby-post-counted = { $count ->
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
}
lobby-post-turns = { $count ->
    [0] Ваш ход
   *[other] Ваш ход ({ $count })
}
lobby-post-turns-none = Вас никто не ждёт.
lobby-post-first = К столу, который ждёт дольше всех
lobby-post-others = { $count ->
    [0] Ход других
   *[other] Ход других ({ $count })
}
lobby-post-others-none = Вы никого не ждёте.
lobby-post-ended = Окончены с вашего прошлого посещения
lobby-post-with = за столом { $names }
lobby-post-waited = Ждёт уже { $time }
lobby-post-waits-for = Отвечает { $name }, прошло { $time }
lobby-post-left = Осталось: { $time }
lobby-post-time-over = Время вышло
lobby-post-no-limit = Без ограничения времени

## Ключи доступа, адрес, забытый пароль, партии гостя

lobby-or = или
lobby-prove = Подтвердите ещё раз, что это вы.
lobby-prove-password = Продолжить
lobby-prove-passkey = Ключ доступа
lobby-no-passkey = Ключ доступа не приложен. Попробуйте снова или другим путём.
lobby-passkeys = Ключи доступа
lobby-passkeys-what = Входите пальцем, лицом или замком своего устройства. Помнить ничего не надо, и украсть с этого сервера нечего.
lobby-passkeys-not-here = По этому адресу или в этом браузере ключи доступа не работают.
lobby-passkey-here = Это устройство
lobby-passkey-label = Название нового ключа
lobby-passkey-add = Добавить ключ доступа
lobby-passkey-unused = ещё не использован
lobby-passkey-used = последний раз { $day }
lobby-passkey-drop = Удалить
lobby-passkey-drop-named = Удалить ключ доступа { $name }
lobby-passkey-sign-in = Войти с ключом доступа
lobby-passkey-sign-up = Новая учётная запись с ключом доступа, без пароля
lobby-password-first = Задать пароль
lobby-address-what = С подтверждённым адресом можно задать новый пароль, если вы забудете свой.
lobby-address-no-mail = Если вы забудете пароль, обратитесь к тому, кто держит этот сервер.
lobby-address-sent = Ссылка для подтверждения уже идёт на { $address }.
lobby-address-optional = Почта (по желанию)
lobby-address-why = Только чтобы задать новый пароль и сообщать то, о чём вы просите.
lobby-forgotten = Забыли пароль?
lobby-forgotten-who = Имя или почта
lobby-forgotten-ask = Этот сервер не шлёт писем. Попросите у того, кто его держит, ссылку для нового пароля.
lobby-forgotten-send = Пришлите мне ссылку
lobby-forgotten-sent = Если есть такая учётная запись с подтверждённым адресом, ссылка уже в пути. Она действует час. Иначе обратитесь к тому, кто держит этот сервер.
lobby-reset = Новый пароль
lobby-reset-what = На всех других устройствах придётся войти снова.
lobby-reset-passkeys = Удалить и все ключи доступа
lobby-reset-set = Задать пароль
lobby-reset-done = Пароль задан, и здесь вы вошли.
lobby-reset-no-link = Откройте эту страницу по присланной ссылке.
lobby-guest-games = Партии с этого устройства
lobby-guest-games-take = Забрать их с собой
lobby-guest-games-kept = Некоторые остаются как есть: { $why }
lobby-guest-games-what = { $count ->
    [one] Вы играете здесь гостем { $count } партию. Она может перейти к { CASE($name, "pdat") } и быть доступна на любом устройстве.
    [few] Вы играете здесь гостем { $count } партии. Они могут перейти к { CASE($name, "pdat") } и быть доступны на любом устройстве.
   *[other] Вы играете здесь гостем { $count } партий. Они могут перейти к { CASE($name, "pdat") } и быть доступны на любом устройстве.
}
lobby-guest-games-along = { $count ->
    [one] Забрать с собой { $count } партию с этого устройства
    [few] Забрать с собой { $count } партии с этого устройства
   *[other] Забрать с собой { $count } партий с этого устройства
}
lobby-guest-games-taken = { $count ->
    [0] Забрать с собой не удалось ни одной партии.
    [one] Теперь { $count } партия ваша.
    [few] Теперь { $count } партии ваши.
   *[other] Теперь { $count } партий ваши.
}
lobby-guest-keep = Сохранить эту партию
lobby-guest-keep-what = Вы играли гостем, и партию знает только это устройство. С учётной записью ваши партии доступны везде.

## Учиться

lobby-learn = Впервые здесь?
lobby-learn-what = Учитесь, играя: короткие уроки с учителем на настоящем поле. Первый займёт три минуты.
lobby-learn-first = Первый урок
lobby-learn-all = Все уроки
lobby-learn-hide = Не сейчас

# Страница без сервера
lobby-storage = Всё остаётся на этом устройстве: занято { $megabytes } МБ.
lobby-storage-clear = { $count ->
    [one] Удалить { $count } оконченную партию
    [few] Удалить { $count } оконченные партии
   *[other] Удалить { $count } оконченных партий
}
lobby-storage-ask = Навсегда?
lobby-storage-yes = Удалить
lobby-storage-no = Оставить
