# Усі коди, з якими може відмовити стіл.

## Сісти за стіл

error-no-such-seat = Місця з номером { $number } немає.
error-seat-taken = Місце зайняте: { $seat }.
error-nobody-there = На цьому місці ніхто не сидить: { $seat }.
error-not-at-this-table = Хоч би ким ви були як гість, за цим столом вас не знають.
error-already-seated = Ви вже сидите за цим столом.
error-not-your-seat = Це місце тримають не для вас: { $seat }.
error-held-another-seat = У цій партії вам належало інше місце ({ $seat }), і ви бачили, що там є; пересісти не можна.
error-no-newcomers = За цим столом під час партії нікого не садять.
error-too-many-requests = Місця за цим столом уже просять інші, їх { $most }; зачекайте, доки їм дадуть відповідь.
error-no-seat-request = Прохання з номером { $number } немає.
error-there-from-the-start = Тут хтось сидить від самого початку ({ $seat }); забрати місце може лише голосування інших.
error-not-owner = Це може лише господар столу.
error-empty-seats = Ще вільні місця: { $seats }.
error-already-started = Партія вже почалася.
error-not-started = Партія ще не почалася.
error-game-over = Партію закінчено.
error-no-spectators = За цим столом під час партії глядачів немає.

## Умови

error-short-secret = Таємниця роздавача має щонайменше { $least } байтів.
error-unknown-pace = Темпу «{ $pace }» немає; є { $known }.
error-bad-time = Час — це ціле число мілісекунд від 0 до { NUMBER($most, useGrouping: 0) }.
error-no-time = Годиннику потрібен час на партію або на хід.
error-bad-terms = Цих умов не прочитати; для браку часу, тих, хто йде, глядачів і новоприбулих можливі { $known }.

## Імена, повідомлення, слова

error-text-too-long = Це задовгий текст; щонайбільше знаків { $most }.
error-no-text = Показувати більше нічого.
error-bad-word = Ідентифікатор, рівень або ключ складається з літер, цифр і дефісів, від 1 до { $most }.
error-bad-nonce = Частку початкового числа пишуть парами шістнадцяткових цифр, щонайбільше { $most }.
error-no-channel = Ви не можете писати в «{ $channel }».
error-no-such-line = У цій розмові немає рядка { NUMBER($number, useGrouping: 0) }.
error-too-many-mutes = Приглушити можна щонайбільше стільки імен: { $most }.

## Відповіді

error-stale = Партія пішла далі: ви відповіли на версію { $at }, а зараз { $version }.
error-wrong-number-of-phrases = За раз кажіть щонайменше одну фразу і щонайбільше { $most }.
error-phrase-too-long = Фраза має щонайбільше { $most } знаків.
error-key-reused = Із цим ключем уже сказано щось інше.
error-nature-is-dealt = Відповіді природи тут роздають, а не кажуть.
error-no-bot-asked = На цьому місці бота не питають: { $seat }.
error-undo-too-far = Повернути можна щонайбільше стільки ваших відповідей: { $most }.
error-unknown-call = Стіл не знає такого виклику; він знає { $known }.
error-bad-arguments-of-call = «{ $call }» приймає такі аргументи: { $known }.

## Час

error-time-over = Ваш час вийшов.
error-no-holidays = За цим столом відпусток немає.
error-bad-holiday = Відпустка починається тепер або згодом, закінчується пізніше й не накладається на іншу.
error-not-on-holiday = Ви не у відпустці.
error-holidays-used-up = Це більше, ніж лишилося вашої відпустки, у мілісекундах: { NUMBER($left, useGrouping: 0) }.

## Домовленості

error-unknown-proposal = Запропонувати можна { $known }.
error-proposal-pending = Спершу треба ухвалити рішення щодо іншої пропозиції.
error-cannot-move = Перенести деінде можна лише партію однієї людини проти ботів, але не урок.
error-no-proposal = Нічого не запропоновано.
error-already-voted = Ви вже проголосували за це.
error-vote-about-you = Це інші вирішують без вас.
error-too-few-to-remove = Щоб забрати місце в того, хто сидить від початку, потрібно щонайменше { $least ->
    [one] { $least } голос
    [few] { $least } голоси
    [many] { $least } голосів
   *[other] { $least } голосу
}.
error-no-checkpoint = До стану, коли відповідей було { $to }, вороття немає.
error-paused = Партія на паузі; продовжити може будь-який гравець.
error-not-paused = Партія не на паузі.
error-not-practice = Повертатися самостійно можна лише за тренувальним столом.
error-practice-is-alone = За тренувальним столом одна людина грає проти ботів.
error-coach-off = За цим столом наставника вимкнено.
error-coach-by-post = У партіях листуванням наставник допомагає лише тому, хто грає сам проти ботів.
error-practice-terms = Тренувальний стіл не має годинника й не приймає новоприбулих.
error-rated-terms = У рейтинговій партії є годинник, і хто вичерпав час, той програє; за того, хто пішов, грає бот, ніхто не приєднується згодом, немає ні наставника, ні тренування.
error-rated-needs-account = Рейтингові партії грають лише ті, хто має обліковий запис.
error-rated-is-agreed = Інші вже сіли за стіл: чи партія рейтингова, більше не змінити.
error-rated-from-the-start = Рейтинговою може бути лише партія, що починається тут.
error-not-where-rated = У рейтинговій партії про це домовитися не можна.
error-not-over = Партію ще не закінчено.
error-no-rematch = Ніхто не пропонує вам реванш.

## Доручення наперед

error-no-orders = { $title } не знає доручень наперед.
error-no-order-left = Ви не лишали доручення.
error-order-is-silent = Дорученню зараз нічого сказати.
error-order-empty = Доручення нічого не каже.
error-order-too-long = Доручення має щонайбільше { $most } знаків.
error-order-unknown-part = «{ $part }» незрозуміле; доручення знає { $known }.
error-order-two-plans = «{ $part }» було б другим планом підношень; зберіть богів в один план через кому.
error-order-unknown-god = Бога «{ $word }» немає; є { $known }.
error-order-needs-limit = До якої суми? Пишіть «{ $god } up to 5».
error-order-free-god = { $god } не приймає монет: досить самого імені, і жодна сума ніколи не настане.
error-order-bad-number = «{ $word }» не сума, що дорівнює щонайменше 1.

## Записи

error-record-too-long = Принесений запис має щонайбільше { $most } знаків.
error-record-too-many-lines = Принесений запис має щонайбільше { $most } рядків.
error-described-start = Запис, що починається з описаної позиції, за столом не дограти.
error-unknown-analysis-wish = «{ $wish }» в аналізі неможливе; є { $known }.
error-not-a-lesson = Це не урок: за цим столом немає вчителя.
