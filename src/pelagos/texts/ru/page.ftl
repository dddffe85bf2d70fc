# Что говорит сама страница, по-русски. Предложения игр стоят в их собственных файлах.

page-name = Pelagos
page-missing = Такой страницы нет.
page-broken-help = Партия остаётся такой, какой была после последнего хода, и тот, кто держит этот сервер, видит её в списке. Скажите ему и возвращайтесь, когда сервер починят: партия продолжится с того же места.
page-to-lobby = На начальную страницу
page-close = Закрыть
page-send = Отправить
page-loading = Минуту…

## Чей ход

page-your-turn = Ваш ход
page-waits-for = Отвечает { $name }
page-waits-for-bot = Думает { $name }
page-waits-for-nature = Кубики катятся
page-end-comes = Показываем конец
page-waits-for-showing = Ваш ход начнётся, как только вы это увидите
page-game-over = Партия окончена
page-asked-for = { $who } – { $question }
page-to-report = Посмотреть, как было
page-next-turn = Следующий стол, где ваш ход ({ $count })
page-bell = Ваш ход.

## Ответы

page-choose-on-map =
    { $count ->
        [one] Выберите { $count } светящееся место.
        [few] Выберите одно из { $count } светящихся мест.
       *[other] Выберите одно из { $count } светящихся мест.
    }
page-show-list = Показать списком
page-confirm = Подтвердить
page-back = Назад
page-cancel = Отмена
page-undo = Вернуть ход
page-undo-law = Берёт ваш последний ответ назад. Это можно, пока не брошены кубики, ничего не открылось и никто другой не ответил.
page-open-choice = ещё выбрать
page-stepwise = По шагам
page-everybody-goes = Идут все, никто не остаётся.
page-leave-some = Оставить кого-нибудь
page-stepwise-told = Сделать только первый шаг, а дальше ответить на вопросы: кто идёт, кто остаётся.
page-went-by = Возможен был только один ответ, и он дан: { $answer }
page-telling = Вас спрашивают, хотя возможно только это: без вопроса другие бы кое-что узнали.
page-why-not = Почему нельзя?
page-why-not-of = { $deed }: почему нельзя?
page-why-not-unknown = Сейчас это невозможно.
page-why-not-turn = Вас сейчас не спрашивают.
page-why-not-other = Сейчас вас спрашивают не об этом.
page-why-not-begun = Это можно выбрать, но не с тем, что вы начали. Сначала вернитесь назад.
page-read-clause = Прочесть { $clause }
page-fewer = Меньше
page-more = Больше
page-number = Сколько
page-odds = { $place }: { $win } из 100 за атаку, { $loss } за оборону.
page-odds-nobody = В { $count } случаях из 100 никого не остаётся.
page-odds-if = Так будет, если вы сыграете { $cards }; иначе { $win } из 100 за атаку.
page-odds-fought-out = Так будет, если никто не отступит.
page-card-price =
    { $count ->
        [one] Стоит { $count } золотой.
       *[other] Стоит { $count } золотых.
    }
page-card-choose = Выбрать: { $name }
page-not-now = Что сейчас нельзя
page-not-now-nothing = Сейчас можно всё, что есть.
page-costs = Цена
page-price =
    { $count ->
        [one] Вы платите { $count } золотой.
       *[other] Вы платите { $count } золотых.
    }
page-price-offer =
    { $count ->
        [0] Если приношение устоит, вы не платите ничего.
        [one] Если приношение устоит, вы платите { $count } золотой.
       *[other] Если приношение устоит, вы платите { $count } золотых.
    }
page-price-offers =
    { $count ->
        [0] За все ваши приношения вместе вы не платите ничего.
        [one] За все ваши приношения вместе вы платите { $count } золотой.
       *[other] За все ваши приношения вместе вы платите { $count } золотых.
    }
page-price-left =
    { $count ->
        [0] У вас ничего не остаётся.
       *[other] У вас остаётся { $count }.
    }
page-price-short = Вам не хватает { $count }.
page-final = Взять это назад нельзя.
page-spread = Перегруппировать
page-spread-what = Возьмите фигурки в одних местах и поставьте в другие. Потом всё уйдёт одним ответом.
page-spread-drag = Тяните сияющие фигурки по карте или выбирайте ниже.
page-spread-numbers = Числами
page-spread-back = Вернуть всё
page-spread-send = Оставить так
page-spread-left = В вашей руке
page-spread-fewer = { $place }: на одного меньше, { $kind }
page-spread-more = { $place }: на одного больше, { $kind }
page-moved-on = Партия ушла вперёд. Взгляните ещё раз, потом ответьте.
page-offline = Сервер не отвечает.

## Стол

page-table-menu = Стол
page-turn = Ход
page-seats = Места
page-log = Ход игры
page-map = Карта
page-map-comes = Карта рисуется…
page-older = Раньше
page-you = вы
# Перед знаком союзника по команде.
page-partner = вместе с
page-bot = бот, { $level }
page-away = нет на месте
page-lost = вне игры
page-clock = Осталось времени
page-fields = Позиция
page-rules = Правила
page-learn = Учиться
page-analyse = Анализ
page-puzzles = Задачи
page-menu = Страницы

## Шаги назад

page-past = Пройти партию назад
page-past-first = В начало
page-past-earlier = Раньше
page-past-later = Позже
page-past-now = Обратно в настоящее
page-past-shown = Вы смотрите прошлое.
page-since = С тех пор, как вы смотрели

## Одно устройство на нескольких

page-hand-over = Передайте устройство { CASE($name, "pdat") }
page-hand-over-why = Всё скрыто, пока не готов следующий игрок.
page-i-am = Это я, { $name }

## Разговор

page-chat = Разговор
page-say-something = Скажите что-нибудь
page-no-talk = Пока никто ничего не сказал.
page-channel-table = Стол
page-channel-team = Команда
page-channel-spectators = Зрители

## Жалобы

page-report-line = Пожаловаться на эту строку { CASE($name, "pgen") }
page-report-person = Пожаловаться на { CASE($name, "pacc") }
page-report-heading = Жалоба модераторам на { CASE($name, "pacc") }
page-report-kind = На что жалоба?
page-report-name = На имя
page-report-behaviour = На поведение
page-report-text = Что следует знать модератору? (Можно оставить пустым.)
page-report-what = Модераторы получат ваши слова и разговор вокруг, но ничьих карт. { $name } об этом не узнает.
page-report-send = Отправить жалобу
page-report-sent = Спасибо. Модераторы получили вашу жалобу.
page-line-hidden = Скрыто модератором.

## Наказы

page-order = Наказ
page-order-stands = Наказ (оставлен)
page-order-what = Ваш тайный план: он отвечает за вас, пока подходит, и никто другой не видит, что он есть.
page-order-leave = Сохранить этот наказ
page-order-withdraw = Отозвать его
page-order-woken-none-fits = Ни одного бога из вашего наказа в его пределах не получить: решайте сами.
page-order-woken-reached = Ваш наказ будит вас: приношение { CASE($god, "dat") } достигло { $amount }.
page-order-how = Части разделяются точкой с запятой; выберите пример, чтобы добавить его.
page-order-typed = Набрано словами записей
page-plan-bids = Приношения
page-plan-bid = { $number ->
    [1] Сначала
   *[other] Иначе
}
page-plan-bid-add = Добавить бога
page-plan-bid-limit = не больше
page-plan-bid-limit-of = Сколько золота самое большее: { $god }
page-plan-god = Бог под номером { $number }
page-plan-gold = золота
page-plan-free = золота не берёт
page-plan-up = { $god }: раньше
page-plan-down = { $god }: позже
page-plan-remove = Убрать { CASE($god, "acc") }
page-plan-every = Каждый раунд, а не только ближайшие приношения
page-plan-alarms = Разбудить меня
page-plan-alarm = Как только кто-то предложит
page-plan-alarm-add = Добавить сигнал
page-plan-alarm-limit = не меньше
page-plan-alarm-limit-of = Разбудить меня, когда предложат столько золота: { $god }
page-plan-others = Пока ходят другие
page-plan-passes = Пасовать, что бы меня ни спросили до моего хода
page-plan-now = Сейчас:
page-plan-says = он ответил бы «{ $answer }».
page-plan-silent = на заданный вам вопрос он ничего не говорит.
page-plan-not-asked = вас не спрашивают, и он ждёт.
page-plan-no-answer = Сервер не отвечает, и показать, что он сделал бы, нельзя.

## Учёт золота

page-ledger = Учёт золота
page-ledger-none = Золото ещё не двигалось.
page-ledger-cycle = Раунд { $number }
page-ledger-setup = До первого раунда
page-ledger-offers = Приношения раунда { $number }
page-ledger-gold = Золото раунда { $number }
page-ledger-who = Кто
page-ledger-god = Бог
page-ledger-amount = Приношение
page-ledger-outcome = Что с ним стало
page-ledger-stands = стоит
page-ledger-stood = победило
page-ledger-outbid = перебито: { $name }
page-ledger-returned = взято назад без оплаты
page-ledger-before = В начале
page-ledger-after = В казне
page-ledger-unknown = неизвестно
page-ledger-range = от { $least } до { $most }
page-ledger-to-replay = Показать в просмотре: { $name }, { $god }

## Настройки

page-settings = Настройки
page-language = Язык
page-theme = Цвета
page-theme-system = как на устройстве
page-theme-light = светлые
page-theme-dark = тёмные
page-less-motion = Меньше движения
page-notify = Сообщать о моём ходе, когда я смотрю в другое место
page-at-once = Отправлять ответ сразу, как он готов, без вопроса
page-confirm-all = Подтверждать каждый ответ, даже если его можно вернуть
page-go-by = Пропускать вопросы, на которые только один ответ

## Ещё

page-more-deeds = Ещё
page-propose-end = Предложить закончить партию
page-propose-pause = Предложить паузу
page-paused = Партия на паузе. Часы стоят, и никого не ждут.
page-resume = Продолжить партию
page-practice = Тренировка
page-practice-what = Можно вернуться к любому моменту: взгляните на прошлое и продолжайте оттуда. Кубики выпадут те же.
page-practice-back = К моему последнему ответу
page-practice-from-here = Продолжить отсюда
page-rematch = Сыграть ещё раз
page-rematch-rotated = все на одно место дальше
page-rematch-offered = { $name } предлагает ещё одну партию.
page-rematch-accept = Согласиться
page-rematch-decline = Не сейчас
page-rematch-declined = { $count ->
    [one] Ещё раз играть не будет { $names }.
   *[other] Ещё раз играть не будут { $names }.
}
page-kept-seat = держат для того, кто сидел здесь раньше
page-propose-back = Предложить вернуться на ход
page-resign = Сдаться
page-leave = Уйти из-за стола
page-come-back = Вернуться на своё место
page-record = Скачать запись
page-move = Продолжить в другом месте
page-move-what = Здесь партия окончится, а вы получите её целиком в файле. Она продолжится там, где вы откроете файл: на любом сервере или на устройстве без сервера. Кубики и карты, которые ещё впереди, там вытянут заново.
page-moved-what = Возьмите файл с собой и откройте его там на начальной странице. В нём всё, что сказано до сих пор, и то, что на руках у ботов.
page-moved-file = Сохранить партию в файл
page-moved-server = Продолжить на { $host }
page-moved-here = Всё же продолжить здесь
page-proposal-end = { $name } предлагает закончить партию.
page-proposal-pause = { $name } предлагает паузу: часы стоят, пока кто-нибудь не продолжит.
page-proposal-back = { $name } предлагает вернуться назад.
page-proposal-admit = { $name } предлагает пустить за стол { CASE($about, "pacc") }.
page-proposal-remove = { $name } предлагает удалить { CASE($about, "pacc") }.
page-seat-request = { $name } просит место { CASE($seat, "pgen") }.
page-admit = Пустить { CASE($name, "pacc") }
page-refuse-chair = Отказать
page-ask-for-chair = Попросить место { CASE($name, "pgen") }
page-remove = Удалить { CASE($name, "pacc") }
page-propose-remove = Предложить удалить { CASE($name, "pacc") }
page-agree = Согласиться
page-disagree = Отклонить

## До партии

page-waiting-room = Пошлите ссылку друзьям или отдайте свободные места ботам.
page-copy-link = Скопировать ссылку
page-copied = Скопировано
page-your-name = Ваше имя
page-guest-mark = гость, без учётной записи
page-guest = Гость
page-free-seat = свободно
page-sit = Сесть здесь
page-seat-bot = Посадить бота
page-level = Уровень ботов, которых вы сажаете
page-level-novice = новичок
    .what = Компания для первой партии.
page-level-sailor = матрос
    .what = В большинстве дел видит смысл, но часто ошибается.
page-level-trader = купец
    .what = Считает хорошо, хоть и не вполне точно.
page-level-settler = поселенец
    .what = Думает наперёд и знает, что чего стоит.
page-level-captain = капитан
    .what = Через вопрос доигрывает свои лучшие мысли в уме.
page-level-strategos = стратег
    .what = Сильнейший: смотрит много будущих, до секунды на вопрос.
page-level-uniform = случай
    .what = Говорит что угодно из разрешённого.
page-clear-seat = Освободить
page-rise = Встать
page-start = Начать
page-start-needs =
    { $count ->
        [one] Партию можно начать, когда займут последние места: { $count }.
        [few] Партию можно начать, когда займут { $count } свободных места.
       *[other] Партию можно начать, когда займут { $count } свободных мест.
    }
page-start-by = Партию начинает { $name }.

## Уведомления

page-notices = Уведомления
page-notices-what = Если за вашими столами что-то случится, пока вас нет, вам могут сообщить.
page-notices-guest = Если за этим столом придёт ваш ход, а вас нет, вам могут сообщить. Адрес, который вы здесь укажете, служит только для этого стола.
page-notices-no-mail = Этот сервер не шлёт писем.
page-notices-address = Почтовый адрес
page-notices-add = Добавить
page-notices-unconfirmed = Письмо на { $address } в пути. Больше туда ничего не пошлют, пока вы не откроете ссылку в нём.
page-notices-given-up = Сообщения возвращаются, и больше их не посылают: { $why }
page-notices-failing = Последнее сообщение не дошло: { $why }
page-notices-again = Послать ссылку снова
page-notices-channel-mail = почта
page-notices-channel-push = на устройство
page-notices-channel-webhook = вебхук
page-notices-kinds = { $count ->
    [0] Туда ничего не посылают
    [one] { $count } вид уведомлений
    [few] { $count } вида уведомлений
   *[other] { $count } видов уведомлений
}
page-notices-kind-your-turn = когда мой ход
page-notices-kind-outbid = когда моё приношение перебито
page-notices-kind-invited = когда меня приглашают
page-notices-kind-time = когда моё время истекает
page-notices-kind-over = когда партия окончена
page-notices-digest = Одним сообщением в день
page-notices-test = Послать пробное сообщение
page-notices-tested = Оно в пути.
page-notices-remove = Убрать
page-notices-remove-named = Убрать { $name }
page-notices-hours = В какие часы
page-notices-zone = Часовой пояс
page-notices-quiet = Тихие часы
page-notices-from = С
page-notices-until = До
page-notices-digest-at = Сообщение за день в
page-notices-keep = Сохранить
page-notices-kept = Сохранено.
page-notices-account = Куда и когда вам сообщать, вы выбираете в своей учётной записи
page-notices-table = За этим столом
page-notices-table-usual = как везде
page-notices-table-own = только то, что выбрано здесь
page-notices-confirm = Подтвердите свой адрес
page-notices-confirm-what = Подтвердите, что хотите узнавать о своём ходе по этому адресу.
page-notices-confirmed = Адрес { $address } подтверждён.
page-notices-unsubscribe = Больше не писать
page-notices-unsubscribe-what = Сообщения идут на { $address }.
page-notices-unsubscribe-table = Больше не писать об этом столе
page-notices-unsubscribe-all = Больше не писать на этот адрес
page-notices-unsubscribe-never = Это были не вы: никогда больше не спрашивать этот адрес
page-notices-unsubscribed = Готово: больше ничего не придёт.
page-vacation = Отпуск от игры по переписке
page-vacation-here = Отпуск за этим столом
page-vacation-what = Пока вас нет, ваши часы в играх по переписке стоят, насколько разрешает каждый стол. Все там это видят.
page-vacation-first = Первый день
page-vacation-last = Последний день
page-vacation-take = Уйти
page-vacation-taken = В отпуске с { $from } до { $until }
page-vacation-end = Вернуться раньше
page-vacation-left = { $days ->
    [one] остался { $days } день
    [few] осталось { $days } дня
   *[other] осталось { $days } дней
}
page-on-vacation = в отпуске до { $until }
page-invite-name = Пригласить по имени учётной записи
page-invite = Пригласить
page-invited = { $name } узнает об этом, если хочет таких сообщений.

## На устройство

page-push = Сообщать на это устройство
page-push-what = Ваш браузер может показать, что ваш ход, даже когда Pelagos закрыт.
page-push-is-on = Ваш браузер показывает, когда ваш ход, даже если Pelagos закрыт.
page-push-on = Сообщать на этом устройстве
page-push-off = На этом устройстве больше не надо
page-push-denied = Ваш браузер не даёт этой странице показывать сообщения. Это можно разрешить в его настройках для этой страницы.
page-push-unsupported = Этому браузеру нельзя сообщить, когда Pelagos закрыт. На iPhone и iPad можно, когда страница добавлена на экран «Домой».

## Вебхуки

page-webhook = Вебхук
page-webhook-what = Сообщения вашей программе или в канал Discord или Slack.
page-webhook-url = Адрес, начиная с https://
page-webhook-shape = Для
page-webhook-shape-json = своей программы
page-webhook-shape-discord = Discord
page-webhook-shape-slack = Slack
page-webhook-label = Как вы его называете
page-webhook-add = Добавить вебхук
page-webhook-once = С этим секретом ваша программа проверит, что сообщение отсюда. Скопируйте его сейчас: он показан только один раз.

## Оставленные места

page-leave-ask = Уйти из-за стола?
page-leave-bot = На вашем месте играет дальше бот. Пока партия идёт и на ваше место никого не пустили, вы можете вернуться. Все увидят, что вас нет.
page-leave-empty = Ваше место останется пустым, и другим, возможно, придётся ждать. Пока партия идёт и на ваше место никого не пустили, вы можете вернуться. Все увидят, что вас нет.
page-leave-joined = На этом месте играет дальше бот. Вы пришли в идущую партию: чтобы сесть сюда снова, придётся попросить. Все увидят, что вас нет.
page-resign-ask = Сдаться?
page-resign-ends = Вы проиграете, и партия окончится: играть дальше некому. Потом вы увидите, как всё было.
page-resign-goes-on = Вы проиграете, что бы ни случилось за столом. Ради остальных на вашем месте играет дальше бот, а вы можете смотреть. Вернуться нельзя. Все увидят, что вы сдались.
page-play-on = Играть дальше
page-you-left = Вы ушли. На вашем месте играет бот.
page-you-left-empty = Вы ушли. Ваше место пустует.
page-you-resigned = Вы сдались и смотрите.
page-departed = { $why ->
    [resigned] { $name } сдаётся.
    [out-of-time] У { CASE($name, "pgen") } вышло время.
    [removed] { CAPITAL(CASE($name, "pacc")) } удаляют.
    [back] { $name } снова здесь.
   *[left] { $name } уходит.
}
page-departed-bot = { $why ->
    [resigned] { $name } сдаётся. Дальше играет бот.
    [out-of-time] У { CASE($name, "pgen") } вышло время. Дальше играет бот.
    [removed] { CAPITAL(CASE($name, "pacc")) } удаляют. Дальше играет бот.
   *[left] { $name } уходит. Дальше играет бот.
}
# Рядом с тем, кто играет там теперь.
page-given-up = { $why ->
    [resigned] { $name }: сдача
    [out-of-time] { $name }: время вышло
    [removed] { $name }: удаление
   *[left] { $name }: уход
}
page-chair-away = { $name } (нет на месте, играет бот)
page-chair-played-on = { $why ->
    [resigned] { $name } (сдача, дальше играет бот)
    [out-of-time] { $name } (время вышло, дальше играет бот)
    [removed] { $name } (удаление, дальше играет бот)
   *[left] { $name } (уход, дальше играет бот)
}
page-chair-given-up = { $why ->
    [resigned] { $name } (сдача)
    [out-of-time] { $name } (время вышло)
    [removed] { $name } (удаление)
   *[left] { $name } (уход)
}
page-chair-taken-over = { $why ->
    [removed] { $name } (вместо { CASE($before, "pgen") } после удаления)
   *[left] { $name } (вместо { CASE($before, "pgen") } после ухода)
}
page-ended-played = { $count ->
    [0] Партия окончена.
    [one] Партия окончена: побеждает { $names }.
   *[other] Партия окончена: побеждают { $names }.
}
page-ended-moved = Партия продолжается в другом месте.
page-ended-agreed = Партия закончена по согласию.
page-ended-deserted = { $count ->
    [one] Партия окончена: побеждает { $names }, потому что { $gone ->
        [one] { $left } бросает игру.
       *[other] { $left } бросают игру.
    }
   *[other] Партия окончена: побеждают { $names }, потому что { $gone ->
        [one] { $left } бросает игру.
       *[other] { $left } бросают игру.
    }
}
page-ended-by-leaving = { $gone ->
    [one] Партия окончена: { $left } бросает игру, и остались только боты.
   *[other] Партия окончена: { $left } бросают игру, и остались только боты.
}

## Соединение

page-connection-connecting = Соединяемся…
page-connection-slow = Медленное соединение: сервер ещё не ответил.
page-connection-polling = Живого соединения нет. О новом спрашиваем каждые несколько секунд.
page-connection-lost = Сервер не отвечает. Пробуем снова и снова.
page-connection-away = { $seconds ->
    [one] Сервер не отвечает. Следующая попытка через { $seconds } секунду.
    [few] Сервер не отвечает. Следующая попытка через { $seconds } секунды.
   *[other] Сервер не отвечает. Следующая попытка через { $seconds } секунд.
}
page-connection-trying = Сервер не отвечает. Пробуем снова…
page-connection-retry = Попробовать сейчас
page-connection-back = Соединение снова есть.
page-connection-kept = Ваш ответ сохранён и уйдёт один раз.
page-connection-unknown = Дошёл ли ваш ответ, станет известно, когда ответит сервер; считается он один раз.
page-connection-cancel = Не отправлять
page-not-sent = Ваш ответ не отправлен.

## Время

page-time-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}
page-time-days-hours = { $days ->
    [one] { $hours ->
        [one] { $days } день, { $hours } час
        [few] { $days } день, { $hours } часа
       *[other] { $days } день, { $hours } часов
    }
    [few] { $hours ->
        [one] { $days } дня, { $hours } час
        [few] { $days } дня, { $hours } часа
       *[other] { $days } дня, { $hours } часов
    }
   *[other] { $hours ->
        [one] { $days } дней, { $hours } час
        [few] { $days } дней, { $hours } часа
       *[other] { $days } дней, { $hours } часов
    }
}
page-time-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[other] { $hours } часов
}
page-time-hours-minutes = { $hours ->
    [one] { $minutes ->
        [one] { $hours } час, { $minutes } минута
        [few] { $hours } час, { $minutes } минуты
       *[other] { $hours } час, { $minutes } минут
    }
    [few] { $minutes ->
        [one] { $hours } часа, { $minutes } минута
        [few] { $hours } часа, { $minutes } минуты
       *[other] { $hours } часа, { $minutes } минут
    }
   *[other] { $minutes ->
        [one] { $hours } часов, { $minutes } минута
        [few] { $hours } часов, { $minutes } минуты
       *[other] { $hours } часов, { $minutes } минут
    }
}

## Ссылки для других

page-link-device = Эта ссылка работает только на этом устройстве. Для других запустите сервер по адресу, который им доступен.
page-link-network = Эта ссылка работает только в вашей сети: дома, например, в том же Wi-Fi.
page-qr = QR-код
page-qr-of = QR-код для { $link }
page-qr-failed = QR-код нарисовать не удалось.

## Следить за тем, что делают другие

page-pace = Темп
page-pace-slow = Медленно
page-pace-normal = Обычно
page-pace-quick = Быстро
page-pace-off = Сразу
page-pace-pause = Пауза
page-pace-go-on = Дальше
page-pace-step = Один шаг
page-to-my-turn = К моему ходу
page-to-now = Сразу в настоящее
page-replay = Показать снова
page-replay-since = Показать снова, что изменилось с моего последнего ответа
page-recap = Тем временем
page-recap-more = ещё { $count }
page-recap-setting = По строке на каждый ход других
page-camera-setting = Карта движется туда, где что-то происходит
page-volume = Громкость
page-mute = Выключить звук
page-unmute = Включить звук
page-victory-report = Прочесть отчёт
page-victory-stay = Смотреть на карту

## Наставник

page-coach = Наставник
page-hint = Подсказка
page-hint-what = Спросить наставника, что можно сделать сейчас. (Клавиша: ?)
page-coach-offer = Ваша первая партия? Наставник объяснит, что происходит и что вы могли бы сделать.
page-coach-accept = Помогите мне
page-coach-decline = Нет, спасибо
page-coach-always = Помогать мне при каждом вопросе
page-coach-thinks = Наставник думает …
page-coach-ask = Нажмите «Подсказка», и наставник скажет, что вы могли бы сделать.
page-coach-wait = Подождите: прежде чем подтвердить
page-coach-suggests = Вы могли бы
page-coach-show = Показать
page-coach-take = Взять в мой ответ
page-coach-dangers = Берегитесь
page-coach-news = Что сделали соперники
page-coach-goal = Как победить
page-five = За пять минут

# Страница без сервера
page-engine-loading = Игры готовятся…
page-engine-failed = Игры здесь не запускаются: { $why }
page-engine-elsewhere = Игры этого устройства открыты в другой вкладке.
page-engine-take-over = Играть здесь
page-engine-not-kept = Последний ответ не удалось сохранить на этом устройстве, и он взят назад. Не кончилось ли место?
page-engine-other-rules = { $count ->
    [one] { $count } партия начата по правилам, которые с тех пор исправлены. Она продолжается с того же места по нынешним правилам.
    [few] { $count } партии начаты по правилам, которые с тех пор исправлены. Они продолжаются с того же места по нынешним правилам.
   *[other] { $count } партий начаты по правилам, которые с тех пор исправлены. Они продолжаются с того же места по нынешним правилам.
}
page-engine-cannot-open = { $count ->
    [one] { $count } партию эта версия открыть не может. Она остаётся на этом устройстве как была.
    [few] { $count } партии эта версия открыть не может. Они остаются на этом устройстве как были.
   *[other] { $count } партий эта версия открыть не может. Они остаются на этом устройстве как были.
}
