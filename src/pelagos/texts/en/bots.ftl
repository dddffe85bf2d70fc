# Why a bot moved, in one sentence that may be read by whoever may read the answer: no secrets in it.

bots-why-nothing-better = I saw nothing better.
bots-why-any-answer = One answer is as good as another.

## Settler

bots-why-best-by-far = Nothing else came near it.
bots-why-best-by-little = It looked a little better than the rest.
bots-why-equally-good = Several answers looked equally good, and this was one of them.
bots-why-worth-the-bid = This offer fits what could be made of the turn.

## Settler, Classic

bots-why-classic-founds = That makes a metropolis.
bots-why-classic-lands = A landing there succeeds in { $chance } of a hundred cases.
bots-why-classic-sinks = The fleets there are beaten in { $chance } of a hundred cases.
bots-why-classic-denies = { $rival } could have won with { $god }.
bots-why-classic-wants = There is more to be made of a turn with { $god } than of any other at this price.
bots-why-classic-saves = A quiet cycle with Apollo fills the purse.

## Settler in Legendary

bots-why-legendary-founds = A metropolis is what this game is about.
bots-why-legendary-bids-for-metropolis = A turn with { $god } brings a metropolis.
bots-why-legendary-denies = A rival must not have { $god } now.
bots-why-legendary-takes-apollo = Gold today and more tomorrow, for nothing.
bots-why-legendary-attacks = { $who } holds { $land } too weakly.
bots-why-legendary-settles = Nobody has settled { $land } yet.
bots-why-legendary-attacks-at-sea = The fleet of { $who } in { $sea } can be beaten.
bots-why-legendary-stays = A chance of { $percent } in a hundred is worth staying for.
bots-why-legendary-retreats = To win here, with { $percent } in a hundred, is not worth what it may cost.
bots-why-legendary-sacrifices = What { $hero } leaves behind is worth more than the hero.
bots-why-legendary-saves = Nothing more in this turn is worth its price.

## Settler in Hellas

bots-why-hellas-raids = { $city } is held too weakly.
bots-why-hellas-sails = There is a new city to be found.
bots-why-hellas-gathers = There are too few of us for anything else.
bots-why-hellas-strikes = A city that changes sides counts twice.
bots-why-hellas-lays = At { $spot } it serves us best.
bots-why-hellas-declines = This tile would help the others more than us.
bots-why-hellas-holds-back = No city is worth the men it would cost.
bots-why-hellas-vetoes = { $card } would have hurt too much.
bots-why-hellas-plays = Now is the time for { $card }.
bots-why-hellas-regroups = We stand in the wrong places.

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
error-bot-process-died = The bot “{ $bot }” broke down twice over the same question.
