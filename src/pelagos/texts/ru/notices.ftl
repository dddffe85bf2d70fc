# Сообщения тем, кого нет на месте: письмом, на устройство, программе.

# $title это имя игры, $others имена тех, с кем играют.
notice-subject-your-turn = Ваш ход: { $title }, за столом { $others }
notice-subject-outbid = Ваше приношение перебито: { $title }, за столом { $others }
notice-subject-invited = { $by } приглашает вас играть в { $title }
notice-subject-time = Ваше время истекает: { $title }, за столом { $others }
notice-subject-over = Партия окончена: { $title }, за столом { $others }
notice-subject-unused = Столом больше не пользуются: { $title }, за столом { $others }
notice-subject-several = { $count ->
    [one] Новости для вас за { $count } столом
   *[other] Новости для вас за { $count } столами
}
notice-subject-waiting = { $count ->
    [one] Вас ждёт { $count } стол
    [few] Вас ждут { $count } стола
   *[other] Вас ждут { $count } столов
}

notice-your-turn = Ваш ход: { $title }, за столом ещё { $others }.
notice-outbid = Ваше приношение перебито: { $title }, за столом ещё { $others }. Нужно сделать новое.
notice-invited = { $by } приглашает вас играть в { $title }.
notice-time = Ваше время истекает: { $title }, за столом ещё { $others }.
notice-over = Партия окончена: { $title }, за столом ещё { $others }. Ваше место: { $place }.
notice-over-shared = Партия окончена: { $title }, за столом ещё { $others }. Вы делите место { $place }.
notice-unused = Этим столом давно никто не пользуется: { $title }, за столом ещё { $others }. Он будет удалён через { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[other] { $days } дней
}, если никто из игроков не заглянет и не продолжит игру.
notice-until = Ответить нужно до { $deadline } ({ $zone }).
notice-no-others = никого

notice-greeting = Здравствуйте, { $name }!
notice-footer = Вы получаете это письмо, потому что просили сообщать. О чём и когда, выбирают здесь:
notice-footer-guest = Вы получаете это письмо, потому что за этим столом просили сообщать.
notice-footer-table = Больше не писать об этом столе:
notice-footer-address = Больше не писать на этот адрес:

notice-confirm-subject = Подтвердите свой адрес для Pelagos
notice-confirm = На сайте { $site } указали этот адрес, чтобы узнавать о своём ходе. Если это были вы, подтвердите его здесь в течение { $days ->
    [one] { $days } дня
   *[other] { $days } дней
}:
notice-confirm-not-you = Если это были не вы, без подтверждения больше ничего не придёт. Если вы не хотите, чтобы вас спрашивали снова:

notice-test-subject = Пробное сообщение от Pelagos
notice-test = Так вы узнаете, когда за вашими столами что-то случится.

notice-reset-subject = Новый пароль для Pelagos
notice-reset = Кто-то попросил новый пароль для учётной записи { $name } на сайте { $site }. Если это были вы, задайте его здесь в течение часа:
notice-reset-not-you = Если это были не вы, делать ничего не нужно: прежний пароль остаётся.
notice-security-subject = Ваша учётная запись в Pelagos
notice-security-reset = Пароль вашей учётной записи { $name } на сайте { $site } задан заново.
notice-security-address-added = Адрес { $address } добавлен к вашей учётной записи { $name } на сайте { $site }.
notice-security-address-removed = Адрес { $address } удалён из вашей учётной записи { $name } на сайте { $site }.
notice-security-not-you = Если это были не вы, сразу войдите, задайте новый пароль и проверьте устройства и адреса своей учётной записи:
