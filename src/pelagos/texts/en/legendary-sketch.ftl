# Legendary, in English: the table as text, for the terminal. Words that are typed stay as they are.

## Where the game stands

legendary-sketch-cycle = Cycle { $cycle }
legendary-sketch-over = the game is over
legendary-sketch-nothing = nothing is to be done
legendary-sketch-acting = { $who } acts with { $god }
legendary-sketch-set-up = Set-up
legendary-sketch-offerings = offerings
legendary-sketch-maintenance = maintenance of figures
legendary-sketch-between-turns = between the turns
legendary-sketch-due = due and free: { $what }
legendary-sketch-both-due = due and free: { $what } and { $other }
legendary-sketch-builds-ares = fortress
legendary-sketch-builds-athena = university
legendary-sketch-builds-hera = building
legendary-sketch-builds-poseidon = port
legendary-sketch-builds-zeus = temple
legendary-sketch-recruits-ares = troop
legendary-sketch-recruits-athena = philosopher
legendary-sketch-recruits-hera = mercenary
legendary-sketch-recruits-poseidon = fleet
legendary-sketch-recruits-zeus = priestess
legendary-sketch-price-ares =
    { $price ->
        [none] not another troop
       *[other] troop { $price }
    }
legendary-sketch-price-athena =
    { $price ->
        [none] not another philosopher
       *[other] philosopher { $price }
    }
legendary-sketch-price-hera =
    { $price ->
        [none] not another mercenary
       *[other] mercenary { $price }
    }
legendary-sketch-price-poseidon =
    { $price ->
        [none] not another fleet
       *[other] fleet { $price }
    }
legendary-sketch-price-zeus =
    { $price ->
        [none] not another priestess
       *[other] priestess { $price }
    }
legendary-sketch-actions-ares = march { $move } a step
legendary-sketch-actions-hera = hero { $hero }
legendary-sketch-actions-poseidon = sail { $move } a step
legendary-sketch-actions-zeus = look at the top creature 0, play it { $play }
legendary-sketch-to-place = Pawns to place: { $pawns }
legendary-sketch-turn-order = Turn order: { $pawns }
legendary-sketch-next-cycle = Turn order of the next cycle: { $pawns }
legendary-sketch-move = Move { $way } for { $price } gold: { $party }
legendary-sketch-nobody-yet = nobody yet
legendary-sketch-asked = Asked: { $who } ({ $seat })

## Battles

legendary-sketch-battle-at-sea = Battle at sea, { $sea }
legendary-sketch-battle-on-land = Battle on land, { $land }
legendary-sketch-attack = attack
legendary-sketch-defence = defence
legendary-sketch-ports = and { $bonus } for port or metropolis
legendary-sketch-walls = and { $bonus } for fortress or metropolis
legendary-sketch-and-a-die = { $strength } and a die
legendary-sketch-nobody-left = { $who } has nobody left
legendary-sketch-ignores-fortresses = fortresses are ignored
legendary-sketch-fixed-die = the die shows 2
legendary-sketch-may-reroll = may buy new rolls
legendary-sketch-wins-ties = wins ties
legendary-sketch-dice = dice     attack { $attack }, defence { $defence }

## The map

# At most five letters.
legendary-sketch-shut = shut
legendary-sketch-legend-map = ▒ land  ● units: troops, m mercenaries, heroes  ▲ fleets  +n gold  ‡ priestess  * figure  shut: no fleet enters
legendary-sketch-legend-buildings = P port  F fortress  T temple  U university  M metropolis  · free site  t, m: discount on creatures used up
legendary-sketch-legend-sites = 1T~sea: a temple on site 1; a port there would act in that sea  :P2 two ports or metropolises act in the sea
legendary-sketch-cut-off = Names on the map are cut off; so may yours be when you type them.
legendary-sketch-lands = isle, land, gold, sites with the sea of a port there, who holds the land
legendary-sketch-seas = sea, gold, whose fleets, whose ports and metropolises act there
legendary-sketch-areas = area, and what it touches

## Tracks

legendary-sketch-god = god
legendary-sketch-offering = offering
legendary-sketch-gives = gives
legendary-sketch-gives-apollo = gold, prosperity
legendary-sketch-face-down = face down
legendary-sketch-has-acted = has acted
legendary-sketch-pays = pays { $gold }
legendary-sketch-acts = acts
legendary-sketch-creatures = creature track, { $deck } in the deck
legendary-sketch-creatures-for = creature track (price for { $who }), { $deck } in the deck
legendary-sketch-discarded = discarded: { $names }
legendary-sketch-in-use = in use: { $names }
legendary-sketch-drawn = drawn: { $names }
legendary-sketch-top = top of the deck: { $names }
legendary-sketch-heroes = hero track ({ $price } with Hera), { $deck } in the deck
legendary-sketch-in-play = heroes in play
legendary-sketch-hero = { $name } { $who } in { $land }, next move costs { $price }
legendary-sketch-just-came = came in this cycle
legendary-sketch-heroes-gone = heroes gone for good: { $names }

## Factions and supplies

legendary-sketch-head-faction = faction
legendary-sketch-head-player = player
legendary-sketch-head-gold = gold
legendary-sketch-head-income = income
legendary-sketch-head-lands = lands
legendary-sketch-head-seas = seas
legendary-sketch-head-metropolises = metropolises
legendary-sketch-head-priestesses = priestesses
legendary-sketch-head-philosophers = philosophers
legendary-sketch-head-reserve = reserve
legendary-sketch-you = you
legendary-sketch-of-goal = { $count } of { $goal }
legendary-sketch-out = out
legendary-sketch-supply = Supply: { $left }; metropolises with { $bonuses }
legendary-sketch-mercenaries = mercenaries
legendary-sketch-priestesses = priestesses
legendary-sketch-philosophers = philosophers
legendary-sketch-metropolises = Metropolises: { $names }
