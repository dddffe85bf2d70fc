# У чому сервер відмовляє сам.

error-no-such-table = Такого столу немає.
error-no-such-door = За цією адресою нічого немає.
error-not-offline = Для цього потрібен сервер: тут усе лишається на цьому пристрої.
error-offline-untimed = На цьому пристрої партії грають без годинника.
error-not-kept = На цьому пристрої це не вдалося зберегти, тож нічого не зроблено. Чи не заповнена пам’ять?
error-wrong-method = Цю адресу так не запитують.
error-no-such-viewer = За цим столом немає глядача «{ $viewer }».
error-not-before-the-end = Очима інших гравців можна дивитися, коли партію закінчено.
error-who-are-you = Скажіть, хто ви: ключем свого місця або ввійшовши.
error-needs-account = Для цього потрібен обліковий запис.
error-unknown-key = Цей ключ не відкриває жодного місця.
error-unknown-token = Цей токен невідомий.
error-unknown-scheme = Authorization починається зі слова Seat або Bearer.
error-key-of-another-table = Цей ключ від іншого столу.
error-not-seated = Ви не сидите за цим столом.
error-not-asked = Вас зараз не питають.
error-not-welcome = Господар цього столу не хоче вас там бачити.
error-not-our-page = Це має прийти з власної сторінки Pelagos.
error-name-taken = Це ім’я зайняте; виберіть інше.
error-name-too-long = Це ім’я задовге.
error-wrong-password = Ім’я і пароль не збігаються.
error-only-signed-in = Це роблять на сторінці, на якій ви ввійшли, а не токеном.
error-no-such-token = У вас немає такого токена.
error-no-such-device = Такого пристрою серед тих, де ви ввійшли, немає.
error-no-such-name = Нікого іншого з таким іменем немає.
error-no-such-profile = Ніхто з таким іменем ще не грав тут рейтингової партії.
error-too-many-tokens = Токенів у вас уже { $most }; спершу відкличте один.
error-too-many-blocks = Ви заблокували вже стількох: { $most }; спершу когось розблокуйте.
error-challenge-over = Запит застарів або на нього вже відповіли; спробуйте знову.
error-bad-passkey = Цей ключ доступу не підходить.
error-unknown-passkey = Цей ключ доступу не відкриває тут жодного облікового запису.
error-passkey-copied = Схоже, цей ключ доступу скопійовано, тому його не прийнято. Увійдіть іншим способом і вилучіть його.
error-passkey-known = Цей ключ доступу вже належить обліковому запису.
error-passkeys-need-a-name = Ключі доступу працюють там, де сервер має ім’я, а не за адресою { $host }.
error-too-many-passkeys = Ключів доступу у вас уже { $most }; спершу вилучіть один.
error-no-such-passkey = У вас немає такого ключа доступу.
error-last-way-in = Це єдиний ваш спосіб увійти; спершу задайте пароль або додайте інший ключ доступу.
error-prove-first = Спершу ще раз введіть пароль або скористайтеся ключем доступу.
error-no-guest-here = Ці ключі не відкривають жодного гостьового місця за цим столом.
error-no-such-reset = Це посилання вже використано, або воно застаріло. Попросіть інше.
error-no-mail = Цей сервер не надсилає пошти. Попросіть посилання для нового пароля в того, хто його утримує.
error-unknown-host = Цей сервер не відгукується на таке ім’я; той, хто його утримує, може додати його через --origin.
error-page-not-built = Сторінку не зібрано. Програмам сервер усе одно відповідає; у теці з кодом її збирає `make web`.
error-no-such-clause = Пункту «{ $wanted }» немає.
error-wrong-chairs = У партії місць { $seats }, а стільців надіслано { $chairs }.
error-coach-busy = Наставник зайнятий іншими. Запитайте знову за { $wait } с.
error-no-primer = { $title } не має такої короткої розповіді.
error-unknown-example = { $title } не має чого спробувати під назвою «{ $name }».
error-practice-is-unlisted = Тренувальний стіл не показують у списку.
error-seat-kept = Місце { $seat } тримають для того, хто сидів там у попередній партії.
error-nobody-sits = Хто не має облікового запису, має сісти за стіл, який створює.
error-no-json = Це не JSON.
error-no-object = Повідомлення має бути об’єктом.
error-unknown-message = Повідомлення каже watch, unwatch, say, do або ping.
error-bad-request = Цього не прочитати: { $detail }
error-body-too-large = Це завелике; щонайбільше байтів { NUMBER($most, useGrouping: 0) }.
error-message-too-large = Повідомлення має щонайбільше { NUMBER($most, useGrouping: 0) } знаків.
error-too-often = Зашвидко; зачекайте { $wait ->
    [one] { $wait } секунду
    [few] { $wait } секунди
    [many] { $wait } секунд
   *[other] { $wait } секунди
}.
error-too-many-sockets = З’єднань звідти вже { $most }.
error-too-many-watches = Одне з’єднання стежить щонайбільше за стількома місцями: { $most }.
error-too-many-tables = Незакінчених столів у вас уже { $most }; спершу закінчіть декотрі.
error-table-broken = Зараз сервер не може відкрити цей стіл. Нічого з нього не втрачено.
error-other-rules = За сьогоднішніми правилами зроблене тут («{ $call }») веде до іншого запитання.
error-damaged-save = Те, що збережено про цей стіл на диску, пошкоджене.
error-too-many-tables-of-guests = За вашою адресою в гостей незакінчених столів уже { $most }; спершу закінчіть декотрі або ввійдіть.
error-store-failed = Записати це не вдалося ({ $reason }), тож нічого не змінилося. Спробуйте за мить знову.
error-fault = Щось пішло не так із нашого боку; нічого не змінилося.
error-bad-address = Це не поштова адреса.
error-address-refuses = Хто читає цю адресу, не хоче, щоб його питали.
error-no-such-channel = Повідомлення через { $channel } на цьому сервері не налаштовано.
error-too-many-contacts = Контактів у вас уже { $most }; спершу вилучіть один.
error-too-many-confirmations = Цю адресу надто часто просили підтвердити; спробуйте завтра.
error-no-such-confirmation = Це посилання невідоме, застаріло або вже використане.
error-no-such-contact = Такого контакту немає.
error-not-confirmed = Цю адресу ще не підтверджено.
error-unknown-zone = Часового поясу «{ $zone }» немає.
error-vacation-used-up = Цього року у вас лишилося менше відпустки: { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}.
error-bad-subscription = Це не підписка браузера, на яку цей сервер може надсилати.
error-bad-webhook-address = Ця адреса не підходить: вона має починатися з https:// і публічного імені, зі звичайним портом і без пароля.
error-too-many-vacations = Відпусток цього року у вас уже { $most }; візьміть одну довгу замість багатьох коротких.
error-too-many-webhooks = Адрес для програм у вас уже { $most }; спершу вилучіть одну.

# Чому сервер працює не на повну силу або не готовий, для тих, хто його утримує.
health-starting-or-stopping = Сервер запускається або зупиняється.
health-disk-full = Диск із текою даних заповнено: вільно менше ніж 32 МіБ, і скоро записати хід не вдасться.
health-disk-nearly-full = Диск із текою даних майже заповнено: вільно менше ніж 512 МіБ.
health-store-full = Останнього ходу не вдалося записати: диск заповнено.
health-store-locked = Базу даних заблокував інший процес.
health-store-read-only = У базу даних не можна писати: вона або її тека лише для читання.
health-store-gone = Базу даних не вдається відкрити.
health-store-in-use = Базу даних перехопив інший сервер, тож цей не може писати.
health-store-broken = Базу даних пошкоджено, або диск відмовляє. Відновіть копію.
health-broken-tables = Деякі столи не вдалося відкрити. Їхні коди є в журналі; партії збережено, як були.
health-bots-dead = Процес ботів завершився на останньому запитанні, яке йому поставили.
health-loop-lag = За останню хвилину всі мусили чекати пів секунди або довше: комп’ютер надто зайнятий.
health-backlog = Багато даних чекає на клієнтів, які читають повільно; найповільніших буде від’єднано.
health-jobs-late = Боти, доручення або годинники запізнюються більш ніж на хвилину.
health-notices-late = Повідомлення чекає годину або довше: його канал не працює, або ніхто не надсилає.
health-notices-given-up = Від учора полишено повідомлення, яке кілька днів не вдавалося надіслати. Канал названо в журналі.
health-connections-unlimited = З’єднання не мають наших обмежень: вони не підходять до встановленого uvicorn або до системи.

## Модерація

error-table-removed = Модератор прибрав цей стіл. Той, хто утримує сервер, ще деякий час може його відновити.
error-muted = Модератор заборонив вам писати в усіх розмовах до { $until }. Причина: { $reason }
error-muted-for-good = Модератор заборонив вам писати в усіх розмовах. Причина: { $reason }
error-banned = Модератор заблокував вас до { $until }. Причина: { $reason }
error-banned-for-good = Модератор заблокував вас. Причина: { $reason }
error-report-too-large = Скарга має щонайбільше байтів { NUMBER($most, useGrouping: 0) }.
error-too-many-reports = Скарг, що чекають на модератора, вже { $most }; спробуйте пізніше.
error-nobody-to-report = Там немає нікого, на кого можна поскаржитися.
error-nothing-to-report = Такого рядка розмови, який ви можете прочитати, немає.
error-sign-in-again = Спершу ввійдіть ще раз: ви ввійшли дуже давно.
error-is-admin = { $name } вже має права адміністратора.
error-no-admin = { $name } не має прав адміністратора.
error-nobody-to-sanction = Уже не сказати, хто це: облікового запису немає, і адреса невідома.
error-sanction-whom = Скажіть, про кого йдеться: обліковий запис, скарга або стіл і місце.
error-bad-hours = Заборона чи блокування триває від 1 до { NUMBER($most, useGrouping: 0) } годин або назавжди.
error-no-such-sanction = Чинної заборони чи блокування { NUMBER($number, useGrouping: 0) } немає.
error-no-such-report = Відкритої скарги { NUMBER($number, useGrouping: 0) } немає.
error-no-such-account = Облікового запису «{ $name }» немає.
error-nobody-at-seat = На місці { $number } за тим столом ніхто не сидить.
error-removed-already = Той стіл уже прибрано.
error-not-removed = Той стіл не прибрано.
error-no-address = «{ $address }» не адреса.
error-older-database = { $path } походить зі старішої версії Pelagos; один раз запустіть сервер, і базу буде оновлено.
error-analysis-of-others = Партію, яку люди ще грають, тут не аналізують.
error-analysis-of-rated = Рейтингову партію можна аналізувати, коли її закінчено.
error-nobody-is-asked = Тут нікого ні про що не питають.
error-not-an-analysis = Цей стіл не для аналізу.

## Розбір

error-study-busy = Розбирають інші партії. Запитайте знову за { $wait } с.
error-study-failed = Цієї партії розібрати не вдалося. Запитайте згодом.

## Турніри

error-unknown-tournament-format = Такої системи немає. Відомі: { $known }.
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
error-no-next-season = Наступний сезон оголошують лише тоді, коли ліга завершена.
error-tournament-not-so = { $phase ->
    [registration] Це можна лише тоді, коли турнір почався.
    [running] Реєстрацію закінчено.
   *[other] Турнір завершено.
}

## Клуби

error-no-such-club = Такого клубу немає.
error-too-many-clubs = Ви вже власник { $most } клубів, більше не можна.
error-member-already = Ви вже член клубу.
error-club-full = У клубі членів і запитів разом { $most }, більше не можна.
error-owner-stays = Перш ніж вийти, власник передає клуб комусь іншому.
error-not-club-organiser = Це можуть лише власник та організатори клубу.
error-not-club-owner = Це може лише власник клубу.
error-not-a-member = Це не член клубу.
