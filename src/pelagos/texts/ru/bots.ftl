# Почему бот так пошёл, одной фразой, которую прочтёт каждый, кто может прочесть ответ: тайн в ней нет.

bots-why-nothing-better = Ничего лучше я не вижу.
bots-why-any-answer = Один ответ не хуже другого.
bots-why-engine-said = Программа не объясняет.

## Поселенец

bots-why-best-by-far = Всё остальное намного хуже.
bots-why-best-by-little = Это выглядит чуть лучше остального.
bots-why-equally-good = Несколько ответов одинаково хороши, и это один из них.
bots-why-worth-the-bid = Это приношение соответствует тому, что может дать ход.

## Уровни, которые перебирают

bots-why-wins-surely = Я доигрываю это в уме, и ничто другое не побеждает даже близко так часто.
bots-why-wins-more = Я доигрываю это в уме, и оно побеждает чаще остального.
bots-why-wins-hardly = Я доигрываю в уме несколько ответов, и побеждают они примерно одинаково часто.

## Новичок

bots-why-slipped = Ой, кнопка была не та?
bots-why-likes-bidding = Этот бог показался выгодной покупкой.
bots-why-likes-building = Строить всегда приятно.
bots-why-likes-recruiting = Людей много не бывает.
bots-why-likes-buying = Это продавалось, а деньги ещё были.
bots-why-likes-fighting = Они выглядели слабее нас.
bots-why-likes-moving = Там казалось хорошо.
bots-why-likes-cards = Карта хочет, чтобы её сыграли.
bots-why-has-enough = Пока хватит.
bots-why-had-a-hunch = Так подсказало чутьё.

## Отказы

error-unknown-bot = Нет бота «{ $bot }»; есть { $known }.
error-unknown-bot-version = Нет версии «{ $version }» бота «{ $bot }»; есть { $known }.
error-engine-missing = Программу «{ $engine }» не запустить: { $reason }.
error-engine-hung = Программа «{ $engine }» не ответила вовремя.
error-engine-dead = Программа «{ $engine }» закончилась раньше партии.
error-engine-illegal = Программа «{ $engine }» сказала «{ $said }», а об этом не спрашивали.
error-engine-chatters = Программа «{ $engine }» говорит, но не отвечает.
error-bot-process-died = Бот «{ $bot }» дважды сломался на одном и том же вопросе.
