# Все коды, с которыми может отказать стол.

## Занять место

error-no-such-seat = Нет места с номером { $number }.
error-seat-taken = Место { $seat } занято.
error-nobody-there = На месте { $seat } никого нет.
error-not-at-this-table = Тот гость, которым вы были, за этим столом неизвестен.
error-already-seated = Вы уже сидите за этим столом.
error-not-your-seat = Место { $seat } держат не для вас.
error-held-another-seat = В этой партии вы сидели на месте { $seat } и видели, что там; другое занять нельзя.
error-no-newcomers = За этим столом во время партии мест не занимают.
error-too-many-requests = Места за этим столом просят уже { $most } других; подождите ответа им.
error-no-seat-request = Нет просьбы с номером { $number }.
error-there-from-the-start = На месте { $seat } сидят с самого начала; удалить может только голосование остальных.
error-not-owner = Это может делать только хозяин стола.
error-empty-seats = Пока никого нет на местах: { $seats }.
error-already-started = Партия уже началась.
error-not-started = Партия ещё не началась.
error-game-over = Партия окончена.
error-no-spectators = Пока партия идёт, зрителей за этим столом не бывает.

## Условия

error-short-secret = Секрету раздающего нужно не меньше байтов: { $least }.
error-unknown-pace = Нет темпа «{ $pace }»; есть { $known }.
error-bad-time = Время задают целым числом миллисекунд от 0 до { NUMBER($most, useGrouping: 0) }.
error-no-time = Часам нужно время на партию или на ход.
error-bad-terms = Эти условия не прочесть; для просрочки, ухода, зрителей и новых игроков есть { $known }.

## Имена, сообщения, слова

error-text-too-long =
    { $most ->
        [one] Слишком длинно; можно не больше { $most } знака.
       *[other] Слишком длинно; можно не больше { $most } знаков.
    }
error-no-text = Показывать нечего, текст пуст.
error-bad-word = В имени, уровне или ключе от 1 до { $most } латинских букв, цифр и дефисов.
error-bad-nonce = Свой вклад в случайность пишут парами шестнадцатеричных цифр, не больше { $most }.
error-no-channel = В «{ $channel }» вам говорить нельзя.
error-no-such-line = В этом разговоре нет строки { NUMBER($number, useGrouping: 0) }.
error-too-many-mutes =
    { $most ->
        [one] Заглушить можно не больше { $most } имени.
       *[other] Заглушить можно не больше { $most } имён.
    }

## Ответы

error-stale = Партия ушла вперёд: вы отвечали на версию { $at }, а она уже { $version }.
error-wrong-number-of-phrases =
    { $most ->
        [one] За раз говорят от одной до { $most } фразы.
       *[other] За раз говорят от одной до { $most } фраз.
    }
error-phrase-too-long =
    { $most ->
        [one] Во фразе не больше { $most } знака.
       *[other] Во фразе не больше { $most } знаков.
    }
error-key-reused = Под этим ключом уже сказано другое.
error-nature-is-dealt = Ответы природы здесь сдаются, их не говорят.
error-no-bot-asked = На месте { $seat } бота не спрашивают.
error-undo-too-far = Вы можете взять назад столько своих ответов: { $most }.
error-unknown-call = Такого вызова стол не знает; он знает { $known }.
error-bad-arguments-of-call = У вызова «{ $call }» такие аргументы: { $known }.

## Время

error-time-over = Ваше время вышло.
error-no-holidays = Отпусков за этим столом нет.
error-bad-holiday = Отпуск начинается сейчас или позже, кончается после начала и не пересекается с другим.
error-not-on-holiday = Вы не в отпуске.
error-holidays-used-up = Это больше, чем осталось от ваших отпусков, миллисекунд: { NUMBER($left, useGrouping: 0) }.

## Договорённости

error-unknown-proposal = Предложить можно { $known }.
error-proposal-pending = Сначала надо ответить на другое предложение.
error-cannot-move = В другое место можно взять только партию одного человека против ботов, и не урок.
error-no-proposal = Ничего не предложено.
error-already-voted = Вы уже голосовали за.
error-vote-about-you = Остальные решают это без вас.
error-too-few-to-remove = Чтобы удалить того, кто здесь с самого начала, нужно голосов не меньше { $least }.
error-no-checkpoint = К ответам числом { $to } вернуться нельзя.
error-paused = Партия на паузе; продолжить её может любой игрок.
error-not-paused = Партия не на паузе.
error-not-practice = Возвращаться в одиночку можно только за тренировочным столом.
error-practice-is-alone = За тренировочным столом один человек играет против ботов.
error-coach-off = Наставник за этим столом выключен.
error-coach-by-post = В игре по переписке наставник помогает только тому, кто играет один против ботов.
error-practice-terms = У тренировочного стола нет часов и новых игроков.
error-rated-terms = В рейтинговой партии есть часы, и у кого вышло время, тот проиграл; за ушедшего играет бот, никто не садится позже, нет ни наставника, ни тренировки.
error-rated-needs-account = В рейтинговые партии играют только те, у кого есть учётная запись.
error-rated-is-agreed = Другие уже сели за стол: рейтинговая ли партия, больше не изменить.
error-rated-from-the-start = Рейтинговой может быть только партия, которая начинается здесь.
error-not-where-rated = В рейтинговой партии об этом договориться нельзя.
error-not-over = Партия не окончена.
error-no-rematch = Никто не предлагает вам реванш.

## Наказы

error-no-orders = В { $title } наказов нет.
error-no-order-left = Вы не оставили наказа.
error-order-is-silent = Наказу сейчас нечего сказать.
error-order-empty = Наказ пуст.
error-order-too-long =
    { $most ->
        [one] В наказе не больше { $most } знака.
       *[other] В наказе не больше { $most } знаков.
    }
error-order-unknown-part = «{ $part }» не понять; наказ знает { $known }.
error-order-two-plans = «{ $part }» было бы вторым планом приношений; запишите богов в один, через запятую.
error-order-unknown-god = Нет бога «{ $word }»; есть { $known }.
error-order-needs-limit = До скольких? Напишите «{ $god } up to 5».
error-order-free-god = Этому богу золота не приносят ({ $god }): достаточно имени, и никакая сумма никогда не будет достигнута.
error-order-bad-number = «{ $word }» не сумма от 1.

## Записи партий

error-record-too-long =
    { $most ->
        [one] В принесённой записи не больше { $most } знака.
       *[other] В принесённой записи не больше { $most } знаков.
    }
error-record-too-many-lines =
    { $most ->
        [one] В принесённой записи не больше { $most } строки.
       *[other] В принесённой записи не больше { $most } строк.
    }
error-described-start = Запись, которая начинается с описанной позиции, за столом продолжить нельзя.
error-unknown-analysis-wish = С анализом нельзя сделать «{ $wish }»; есть { $known }.
error-not-a-lesson = Это не урок: за этим столом нет учителя.
