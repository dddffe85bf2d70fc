# Classic, in English: what the coach tells.

## The goal

coach-classic-goal = To win, have { $goal } metropolises when a cycle ends. You have { $n }.
coach-classic-ahead = You have enough to win: keep them until this cycle ends.
coach-classic-by-philosophers = { $n } of 4 philosophers: the fourth turns them into a metropolis.
coach-classic-by-buildings = { $n } of the 4 kinds of buildings: one of each turns into a metropolis.
coach-classic-one-kind-missing = You lack only one kind of building for a metropolis: the one that { $god } builds.

## What a question is about

coach-classic-offerings = Everybody offers gold for a god. The god decides what you may do in your turn; Apollo is free. Whoever is outbid offers again elsewhere.
coach-classic-turn = Your turn with { $god }: what the god gives first, then pay for as much as you like, then end the turn.
coach-classic-apollo-turn = Apollo gives gold, and the first there makes an island richer.
coach-classic-sailing = Your fleets are under way: sail on, or stop here.
coach-classic-battle = Each round both sides roll a die and add their strength; the lower side loses a unit. After a round you may retreat.
coach-classic-metropolis = A metropolis is being founded. Choose what goes and where it stands.
coach-classic-effect = A creature is at work: choose what it does.
coach-classic-row = Not the same gods are awake in every cycle: who sleeps today may be had tomorrow.

## What speaks for an answer

coach-classic-island-income =
    { $n ->
        [one] { $island }: a cornucopia, 1 gold every cycle.
       *[other] { $island }: { $n } cornucopias, { $n } gold every cycle.
    }
coach-classic-island-slots =
    { $n ->
        [one] { $island } has room for a building.
       *[other] { $island } has room for { $n } buildings.
    }
coach-classic-sea-income = There is trade in { $sea }: 1 gold every cycle for your fleet there.
coach-classic-new-kind =
    { $n ->
        [4] The building of { $god } is the last kind that you lack: it makes a metropolis.
       *[other] The building of { $god } is a kind that you lack: it would be { $n } of 4.
    }
coach-classic-philosopher =
    { $n ->
        [4] That is the fourth philosopher: a metropolis.
       *[other] That makes { $n } of 4 philosophers, and four are a metropolis.
    }
coach-classic-god-poseidon = Poseidon gives a fleet, and your fleets may sail.
coach-classic-god-ares = Ares gives a troop, and your troops may march over your fleets.
coach-classic-god-zeus = Zeus gives a priest, who makes offers cheaper.
coach-classic-god-athena = Athena gives a philosopher; four of them are a metropolis.
coach-classic-god-apollo = Apollo costs nothing and gives gold.

## What the search says

coach-classic-founds = That makes a metropolis.
coach-classic-lands = A landing there succeeds in { $chance } of 100 cases.
coach-classic-sinks = The fleets there are beaten in { $chance } of 100 cases.
coach-classic-denies = { $rival } could win with { $god }: do not let them have it.
coach-classic-wants = There is more to be made of a turn with { $god } than of any other at this price.
coach-classic-saves = A quiet cycle with Apollo fills the purse.

## Dangers

coach-classic-threat-now =
    { $stake ->
        [3] { $who } can take { $island }, your last island, with { $percent } in 100, still in this cycle.
        [2] { $who } can take your last metropolis, on { $island }, with { $percent } in 100, still in this cycle.
        [1] { $who } can take your metropolis on { $island } with { $percent } in 100, still in this cycle.
       *[other] { $who } can take { $island } with { $percent } in 100, still in this cycle.
    }
coach-classic-threat-ares =
    { $stake ->
        [3] With Ares in this cycle { $who } could take { $island }, your last island, with { $percent } in 100.
        [2] With Ares in this cycle { $who } could take your last metropolis, on { $island }, with { $percent } in 100.
        [1] With Ares in this cycle { $who } could take your metropolis on { $island } with { $percent } in 100.
       *[other] With Ares in this cycle { $who } could take { $island } with { $percent } in 100.
    }
coach-classic-threat-next =
    { $stake ->
        [3] With Ares in the next cycle { $who } could take { $island }, your last island, with { $percent } in 100.
        [2] With Ares in the next cycle { $who } could take your last metropolis, on { $island }, with { $percent } in 100.
        [1] With Ares in the next cycle { $who } could take your metropolis on { $island } with { $percent } in 100.
       *[other] With Ares in the next cycle { $who } could take { $island } with { $percent } in 100.
    }
coach-classic-rival-wins-with = { $who } gets the last metropolis with { $god }: that would win the game.

## What rivals did

coach-classic-outbid = You were outbid at { $god }: your gold is safe, but you must offer elsewhere.
coach-classic-founded = { $who } has founded a metropolis and has { $n } of { $goal } now.
coach-classic-island-lost = { $who } has taken { $island } from you, with its income and its buildings.
coach-classic-fleet-lost = You have lost a fleet in { $sea }: look whether your islands are still connected.
coach-classic-near-by-philosophers = { $who } has { $n } of 4 philosophers: with Athena they get a metropolis.
coach-classic-near-by-buildings = { $who } has three kinds of buildings: the fourth brings a metropolis.
coach-classic-gold-stolen = { $who } has stolen { $n } gold from you.
coach-classic-priest-stolen = { $who } has stolen a priest from you: your offers cost 1 gold more.
coach-classic-philosopher-stolen = { $who } has stolen a philosopher from you.
