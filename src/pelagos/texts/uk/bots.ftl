# Чому бот походив саме так, одним реченням, яке може прочитати кожен, хто бачить відповідь: таємниць у ньому немає.

bots-why-nothing-better = Нічого кращого мені не видно.
bots-why-any-answer = Усі відповіді однаково добрі.
bots-why-engine-said = Рушій не пояснює причин.

## Поселенець

bots-why-best-by-far = Ніщо інше й близько не стояло.
bots-why-best-by-little = Це на вигляд трохи краще за решту.
bots-why-equally-good = Кілька відповідей на вигляд однаково добрі, і це одна з них.
bots-why-worth-the-bid = Таке підношення відповідає тому, що дасть цей хід.

## Рівні, які шукають

bots-why-wins-surely = Я подумки граю далі, і ніщо інше не виграє так часто.
bots-why-wins-more = Я подумки граю далі, і це виграє частіше за решту.
bots-why-wins-hardly = Я подумки граю далі кілька відповідей, і вони виграють приблизно однаково часто.

## Новачок

bots-why-slipped = Ой, це не та кнопка?
bots-why-likes-bidding = Цей бог, здається, дістається майже задарма.
bots-why-likes-building = Будувати завжди приємно.
bots-why-likes-recruiting = Людей забагато не буває.
bots-why-likes-buying = Це продавалося, а монети ще були.
bots-why-likes-fighting = Вони на вигляд слабші за нас.
bots-why-likes-moving = Там здалося затишно.
bots-why-likes-cards = Карта хоче, щоб її зіграли.
bots-why-has-enough = Поки що досить.
bots-why-had-a-hunch = Просто таке відчуття.

## Відмови

error-unknown-bot = Бота «{ $bot }» немає; є { $known }.
error-unknown-bot-version = Версії «{ $version }» бота «{ $bot }» немає; є { $known }.
error-engine-missing = Рушій «{ $engine }» не запускається: { $reason }.
error-engine-hung = Рушій «{ $engine }» не відповів вчасно.
error-engine-dead = Рушій «{ $engine }» завершився раніше за партію.
error-engine-illegal = Рушій «{ $engine }» сказав «{ $said }», а про це не питали.
error-engine-chatters = Рушій «{ $engine }» говорить, але не відповідає.
error-bot-process-died = Бот «{ $bot }» двічі зламався на тому самому запитанні.
