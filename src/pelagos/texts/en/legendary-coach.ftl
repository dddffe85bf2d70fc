# Legendary, in English: what the coach tells.

## The goal

coach-legendary-goal = To win, have { $goal } metropolises when a cycle ends. You have { $n }.
coach-legendary-ahead = You have enough to win: keep them until this cycle ends.
coach-legendary-by-philosophers = { $n } of 4 philosophers: the fourth turns them into a metropolis.
coach-legendary-by-buildings = { $n } of the 4 kinds of buildings: one of each turns into a metropolis.
coach-legendary-one-kind-missing = You lack only one kind of building for a metropolis: the { $kind }.

## What a question is about

coach-legendary-opening = Everybody takes their first lands and seas. Look for cornucopias, which pay gold every cycle, and for free building sites.
coach-legendary-offerings = Everybody offers gold for a god. The god decides what you may do in your turn; Apollo is free. Whoever is outbid offers again elsewhere.
coach-legendary-keeping = Each creature figure that you keep on the board costs a priestess.
coach-legendary-free-actions = First you get what { $god } gives for nothing: a building and somebody new.
coach-legendary-turn = Your turn with { $god }: pay for as much as you like, in any order, then end the turn.
coach-legendary-apollo-turn = Apollo makes a land and a sea richer, wherever you like, and gives you gold.
coach-legendary-moving = Who goes along? Whoever leaves no troops behind leaves the land open.
coach-legendary-battle = Each round both sides roll a die and add their strength; the lower side loses a unit. After a round you may retreat.
coach-legendary-metropolis = A metropolis is being founded. It takes a building site, and every one brings you nearer to victory.
coach-legendary-effect = A card is at work: choose what it does.
coach-legendary-bonus = The bonus of a new metropolis, which is another one each time: choose where it goes.
coach-legendary-row = The gods take turns: each cycle the first of the row goes to its end, and the others move up.

## What speaks for an answer

coach-legendary-land-income =
    { $n ->
        [one] { $land }: a cornucopia, 1 gold every cycle.
       *[other] { $land }: { $n } cornucopias, { $n } gold every cycle.
    }
coach-legendary-land-sites =
    { $n ->
        [one] { $land } has a free building site.
       *[other] { $land } has { $n } free building sites.
    }
coach-legendary-sea-income =
    { $n ->
        [one] A cornucopia in { $sea }: 1 gold every cycle for your fleet there.
       *[other] { $n } cornucopias in { $sea }: { $n } gold every cycle for your fleet there.
    }
coach-legendary-new-kind = A { $kind } is a kind of building that you lack: it would be { $n } of 4.
coach-legendary-completes = The { $kind } is the last kind that you lack: it makes a metropolis.
coach-legendary-philosopher =
    { $n ->
        [4] That is the fourth philosopher: a metropolis.
       *[other] That makes { $n } of 4 philosophers, and four are a metropolis.
    }
coach-legendary-guards = Soldiers that guard { $land }: { $n }.
coach-legendary-out-of-reach = No troops of a rival can reach { $land } as things stand.
coach-legendary-god-ares = Ares gives a fortress and a troop, and your troops may march.
coach-legendary-god-athena = Athena gives a university and a philosopher; four philosophers are a metropolis.
coach-legendary-god-hera = Hera gives a building that you lack and a mercenary. You may hire a hero, who fights, leads troops, and can be given up for a great deed.
coach-legendary-god-poseidon = Poseidon gives a port and a fleet, and your fleets may sail.
coach-legendary-god-zeus = Zeus gives a temple and a priestess, who makes offers cheaper.
coach-legendary-god-apollo = Apollo costs nothing, gives gold, and makes a land and a sea richer.

## What the search says

coach-legendary-founds = A metropolis works as a port, a fortress and a temple at once, and goes with its land: it wants guards.
coach-legendary-bids-for-metropolis = A turn with { $god } brings you a metropolis.
coach-legendary-denies = A rival would win with { $god }: do not let them have it.
coach-legendary-takes-apollo = Gold now and more in every cycle, for nothing.
coach-legendary-attacks = { $who } holds { $land } too weakly.
coach-legendary-settles = { $land } is nobody’s yet: whoever walks in owns it.
coach-legendary-attacks-at-sea = The fleet of { $who } in { $sea } can be beaten.
coach-legendary-stays = You win here with { $percent } in 100: worth staying for.
coach-legendary-retreats = You would win here with { $percent } in 100: not worth what it may cost.
coach-legendary-sacrifices = The deed on the card of { $hero } is worth more now than keeping the hero.
coach-legendary-saves = Nothing more in this turn is worth its price.

## Dangers

coach-legendary-threat-now =
    { $stake ->
        [2] { $who } can take your last metropolis, in { $land }, with { $percent } in 100, still in this cycle.
        [1] { $who } can take your metropolis in { $land } with { $percent } in 100, still in this cycle.
       *[other] { $who } can take { $land } with { $percent } in 100, still in this cycle.
    }
coach-legendary-threat-ares =
    { $stake ->
        [2] With Ares in this cycle { $who } could take your last metropolis, in { $land }, with { $percent } in 100.
        [1] With Ares in this cycle { $who } could take your metropolis in { $land } with { $percent } in 100.
       *[other] With Ares in this cycle { $who } could take { $land } with { $percent } in 100.
    }
coach-legendary-threat-next =
    { $stake ->
        [2] With Ares in the next cycle { $who } could take your last metropolis, in { $land }, with { $percent } in 100.
        [1] With Ares in the next cycle { $who } could take your metropolis in { $land } with { $percent } in 100.
       *[other] With Ares in the next cycle { $who } could take { $land } with { $percent } in 100.
    }
coach-legendary-threat-hero = In their next turn with a god { $who } could take { $land } with { $percent } in 100: a hero leads the way.
coach-legendary-rival-wins-with = { $who } gets the last metropolis with { $god }: that would win the game.

## What rivals did

coach-legendary-outbid = You were outbid at { $god }: your gold is safe, but you must offer elsewhere.
coach-legendary-founded = { $who } has founded a metropolis and has { $n } of { $goal } now.
coach-legendary-metropolis-lost =
    { $n ->
        [0] { $who } has taken your last metropolis.
       *[other] { $who } has taken a metropolis of yours; you have { $n } left.
    }
coach-legendary-land-lost = { $who } has taken { $land } from you, with its income and its buildings.
coach-legendary-fleet-lost = You have lost a fleet in { $sea }: look whether your lands are still connected.
coach-legendary-near-by-philosophers = { $who } has { $n } of 4 philosophers: with Athena they get a metropolis.
coach-legendary-near-by-buildings = { $who } has three kinds of buildings: the fourth brings a metropolis.
coach-legendary-hero-came = { $who } has { $hero } now: heroes lead troops under any god but Apollo.
coach-legendary-gold-stolen = { $who } has stolen { $n } gold from you.
coach-legendary-priestess-stolen = { $who } has stolen a priestess from you: your offers cost 1 gold more.
coach-legendary-philosopher-stolen = { $who } has stolen a philosopher from you.
