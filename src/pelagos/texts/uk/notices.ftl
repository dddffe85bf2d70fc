# Повідомлення тим, кого немає за столом: поштою, у браузер, через webhook.

# $title — назва гри, $others — імена тих, з ким грають.

notice-subject-your-turn = Ваш хід: { $title }, інші гравці: { $others }
notice-subject-outbid = Ваше підношення перевищено: { $title }, інші гравці: { $others }
notice-subject-invited = { $by } запрошує вас зіграти: { $title }
notice-subject-time = Ваш час спливає: { $title }, інші гравці: { $others }
notice-subject-over = Партію закінчено: { $title }, інші гравці: { $others }
notice-subject-unused = Ніхто більше не грає: { $title }, інші гравці: { $others }
notice-subject-several = { $count ->
    [one] { $count } стіл має для вас новини
    [few] { $count } столи мають для вас новини
    [many] { $count } столів мають для вас новини
   *[other] { $count } столу мають для вас новини
}
notice-subject-waiting = { $count ->
    [one] { $count } стіл чекає на вас
    [few] { $count } столи чекають на вас
    [many] { $count } столів чекають на вас
   *[other] { $count } столу чекає на вас
}

notice-your-turn = Ваш хід: { $title }. Інші гравці: { $others }.
notice-outbid = Ваше підношення перевищено, зробіть нове: { $title }. Інші гравці: { $others }.
notice-invited = { $by } запрошує вас зіграти: { $title }.
notice-time = Ваш час спливає: { $title }. Інші гравці: { $others }.
notice-over = Партію закінчено, ваше місце { $place }: { $title }. Інші гравці: { $others }.
notice-over-shared = Партію закінчено, ви ділите місце { $place }: { $title }. Інші гравці: { $others }.
notice-unused = За цим столом давно ніхто не грав: { $title }; інші гравці: { $others }. Стіл приберуть через { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}, якщо ніхто з його гравців не зазирне туди й не продовжить партію.
notice-until = Відповісти треба до { $deadline } ({ $zone }).
notice-no-others = немає

notice-greeting = Вітаємо, { $name }!
notice-footer = Ви отримали це, бо просили сповіщати вас. Про що й коли сповіщати, вибирайте тут:
notice-footer-guest = Ви отримали це, бо за цим столом просили сповіщати вас.
notice-footer-table = Більше не писати про цей стіл:
notice-footer-address = Більше не писати на цю адресу:

notice-confirm-subject = Підтвердьте свою адресу для Pelagos
notice-confirm = Хтось указав цю адресу на { $site }, щоб дізнаватися тут про свій хід. Якщо це ви, підтвердьте її за посиланням; воно діє { $days ->
    [one] { $days } день
    [few] { $days } дні
    [many] { $days } днів
   *[other] { $days } дня
}:
notice-confirm-not-you = Якщо це не ви, без підтвердження ми більше не писатимемо. Щоб вас більше не питали:

notice-test-subject = Пробне повідомлення від Pelagos
notice-test = Так ви дізнаватиметеся, що за вашими столами щось сталося.

notice-reset-subject = Новий пароль для Pelagos
notice-reset = Хтось попросив новий пароль для облікового запису { $name } на { $site }. Якщо це ви, задайте його тут протягом години:
notice-reset-not-you = Якщо це не ви, нічого робити не треба: старий пароль лишається.

notice-security-subject = Ваш обліковий запис у Pelagos
notice-security-reset = Пароль вашого облікового запису { $name } на { $site } змінено.
notice-security-address-added = Адресу { $address } додано до вашого облікового запису { $name } на { $site }.
notice-security-address-removed = Адресу { $address } вилучено з вашого облікового запису { $name } на { $site }.
notice-security-not-you = Якщо це не ви, негайно ввійдіть, змініть пароль і перегляньте пристрої та адреси свого облікового запису:
