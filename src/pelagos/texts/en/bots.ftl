# Why a bot moved, in one sentence that may be read by whoever may read the answer: no secrets in it.

bots-why-nothing-better = I saw nothing better.
bots-why-any-answer = One answer is as good as another.
bots-why-engine-said = An engine gives no reasons.

## Settler

bots-why-best-by-far = Nothing else came near it.
bots-why-best-by-little = It looked a little better than the rest.
bots-why-equally-good = Several answers looked equally good, and this was one of them.
bots-why-worth-the-bid = This offer fits what could be made of the turn.

## The levels that search

bots-why-wins-surely = I played it on in my head, and nothing else won nearly as often.
bots-why-wins-more = I played it on in my head, and it won more often than the rest.
bots-why-wins-hardly = I played several answers on in my head, and they won about equally often.

## Novice

bots-why-slipped = Oh, was that the wrong button?
bots-why-likes-bidding = That god seemed a bargain.
bots-why-likes-building = Building is always nice.
bots-why-likes-recruiting = One can never have enough people.
bots-why-likes-buying = It was for sale, and there was money left.
bots-why-likes-fighting = They looked weaker than us.
bots-why-likes-moving = It looked pleasant over there.
bots-why-likes-cards = A card wants to be used.
bots-why-has-enough = That is enough for now.
bots-why-had-a-hunch = It just felt right.

## Refusals

error-unknown-bot = There is no bot “{ $bot }”; there is { $known }.
error-unknown-bot-version = There is no version “{ $version }” of the bot “{ $bot }”; there is { $known }.
error-engine-missing = The engine “{ $engine }” cannot be started: { $reason }.
error-engine-hung = The engine “{ $engine }” did not answer in time.
error-engine-dead = The engine “{ $engine }” ended before the game did.
error-engine-illegal = The engine “{ $engine }” said “{ $said }”, which was not asked.
error-engine-chatters = The engine “{ $engine }” talks without answering.
error-bot-process-died = The bot “{ $bot }” broke down twice over the same question.
