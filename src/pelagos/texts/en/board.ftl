# The map of a table and what lies beside it; pages read it.

## The map

board-map = Map. Arrows move it, plus and minus zoom, zero shows all.
board-zoom-in = Nearer
board-zoom-out = Farther
board-fit = Show all
board-choose = { $name }; may be chosen
board-clause = Rule { $clause }
board-owned = Held by { $who }.
board-yours = Yours.
board-free = Held by nobody.
board-closed-sea = No fleet may enter.
board-of = { $name }, of { $who }
board-troops =
    { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    }
board-mercenaries =
    { $count ->
        [one] { $count } mercenary
       *[other] { $count } mercenaries
    }
board-fleets =
    { $count ->
        [one] { $count } fleet
       *[other] { $count } fleets
    }
board-greeks =
    { $count ->
        [one] { $count } Greek
       *[other] { $count } Greeks
    }
board-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
board-income =
    { $count ->
        [one] { $count } cornucopia
       *[other] { $count } cornucopias
    }
board-trade-sea = Trade: 1 gold for whoever has a fleet here.
board-take-priest = Take a priest
board-take-philosopher = Take a philosopher
board-priestess-here = Whoever takes it first draws a priestess.
board-temple-here = A temple city
board-metropolis = Metropolis
board-metropolis-with = Metropolis, with { $bonus }
board-site-free = Free for a building
board-sites-free =
    { $count ->
        [one] { $count } free place for a building
       *[other] { $count } free places for buildings
    }
board-port-sea = A port here lies in { $sea }.
board-slot-site = Free place on the site of the metropolis
board-slot-outside = Free place beside the site of the metropolis
board-steps-left =
    { $count ->
        [one] 1 step left
       *[other] { $count } steps left
    }
board-strength = Strength
board-by-land = By land: the attack succeeds if it is as strong as the defence.
board-by-sea = By sea: the attack must be stronger than the defence.
board-beachhead = By sea, with a beachhead: the attack succeeds if it is as strong as the defence.
board-spot = the place { $way } of { $tile }
board-spot-by-dolphin = the place { $way } of the dolphin
board-way-east = east
board-way-south-east = south-east
board-way-south-west = south-west
board-way-west = west
board-way-north-west = north-west
board-way-north-east = north-east

## Beside the map

board-cycle = Cycle { $cycle }
board-turn = Turn { $turn }
board-set-up = Set-up
board-goal = Goal
# Of the goal line: what wins, and until when.
board-goal-metropolis = { $count } metropolises at the end of a cycle win.
board-goal-metropolis-last = { $count } metropolises at the end of a cycle win; cycle { $last } is the last.
board-goal-city = { $count } cities at the end of one’s own turn win.
board-goal-city-last = { $count } cities at the end of one’s own turn win; turn { $last } is the last.
board-goal-has = { $who }: { $count } of { $goal }
board-gods = Gods
board-face-down = face down
board-offer = { $who } offers { $amount }.
board-to-place = To place
board-outbid = Outbid for { $god }
board-purse =
    { $priestesses ->
        [0] { $gold } gold to offer
       *[other] { $gold } gold; you pay { $priestesses } less than you offer
    }
board-promised = { $gold } gold of this purse promised
board-next-cycle = Order of the next cycle
board-creatures = Creatures
board-heroes = Heroes
board-deck = deck { $count }
board-you-know = only you see it
board-play-top = Play { $creature } for 1 gold
board-return-top = Put { $creature } back
board-discarded = Discarded
board-unseen = Not drawn yet
board-supply = Supply
board-left = { $name }: { $count } left
board-metropolises-left =
    { $count ->
        [one] { $count } metropolis left
       *[other] { $count } metropolises left
    }
board-prosperity-left =
    { $count ->
        [one] { $count } prosperity token left
       *[other] { $count } prosperity tokens left
    }
board-tiles = Tiles
board-stack = stack { $count }
board-drawn = Drawn: { $name }
board-aside = Set aside: { $names }
board-on-table = on the table

## Seats

board-gold = { $count } gold
board-gold-surely = { $count } gold, as may be reckoned
board-gold-between = between { $least } and { $most } gold, as may be reckoned
board-next-income = next income: { $count } gold
board-metropolises =
    { $count ->
        [one] { $count } metropolis
       *[other] { $count } metropolises
    }
board-cornucopias =
    { $count ->
        [one] { $count } cornucopia in what is held
       *[other] { $count } cornucopias in what is held
    }
board-priestesses =
    { $count ->
        [one] { $count } priestess
       *[other] { $count } priestesses
    }
board-priests =
    { $count ->
        [one] { $count } priest
       *[other] { $count } priests
    }
board-philosophers =
    { $count ->
        [one] { $count } philosopher
       *[other] { $count } philosophers
    }
board-troop-reserve =
    { $count ->
        [one] { $count } troop in reserve
       *[other] { $count } troops in reserve
    }
board-fleet-reserve =
    { $count ->
        [one] { $count } fleet in reserve
       *[other] { $count } fleets in reserve
    }
board-cities =
    { $count ->
        [one] { $count } city; ten win
       *[other] { $count } cities; ten win
    }
board-temples =
    { $count ->
        [one] { $count } temple city
       *[other] { $count } temple cities
    }
board-greek-supply =
    { $count ->
        [one] { $count } Greek in supply
       *[other] { $count } Greeks in supply
    }
board-ship-supply =
    { $count ->
        [one] { $count } ship in supply
       *[other] { $count } ships in supply
    }
board-greeks-afloat =
    { $count ->
        [one] { $count } Greek still to be placed
       *[other] { $count } Greeks still to be placed
    }
board-ships-afloat =
    { $count ->
        [one] { $count } ship still to be placed
       *[other] { $count } ships still to be placed
    }

## Battles and offerings

board-attacks = attacks
board-defends = defends
board-die = Die: { $face }
board-round = Round { $round }
board-offer-amount = Offer { $amount } to { $god }
board-more-offers = Higher offers to { $god }

## The end of a battle

board-verdict = Victory for { $who }.
board-verdict-nobody = Nobody is left.
board-losses = Lost:
