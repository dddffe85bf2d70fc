# Classic, in English: the table as text, for the terminal. Words that are typed stay as they are.

## Where the game stands

classic-sketch-cycle = Cycle { $cycle }
classic-sketch-over = Cycle { $cycle }: the game is over
classic-sketch-offerings = Cycle { $cycle }: offerings
classic-sketch-acting = Cycle { $cycle }: { $who } acts with { $god }
classic-sketch-recruit-poseidon =
    { $price ->
        [none] no more fleets
        [free] a free fleet is due
       *[other] fleet { $price } gold
    }
classic-sketch-recruit-ares =
    { $price ->
        [none] no more troops
        [free] a free troop is due
       *[other] troop { $price } gold
    }
classic-sketch-recruit-zeus =
    { $price ->
        [none] no more priests
        [free] a free priest is due
       *[other] priest { $price } gold
    }
classic-sketch-recruit-athena =
    { $price ->
        [none] no more philosophers
        [free] a free philosopher is due
       *[other] philosopher { $price } gold
    }
classic-sketch-actions-poseidon = port { $build } gold, move { $move } gold
classic-sketch-actions-ares = fortress { $build } gold, move { $move } gold
classic-sketch-actions-zeus = temple { $build } gold, another creature { $replace } gold
classic-sketch-actions-athena = university { $build } gold
classic-sketch-to-place = Markers to place: { $markers }
classic-sketch-next-cycle = Turn track of the next cycle: { $markers }
classic-sketch-battle-in = Battle in { $sea }
classic-sketch-battle-on = Battle on { $island }
classic-sketch-battle = { $where }: { $attacker } attacks with { $attackers }, { $defender } defends with { $defenders }

## The map

# At most seven letters each.
classic-sketch-kraken = KRAKEN
classic-sketch-closed = closed
classic-sketch-legend-map = ▲ fleets  ● troops  ▒ land paying +n  $ sea paying 1  * figure  KRAKEN, closed: no fleet enters
classic-sketch-legend-slots = [·] slot on the metropolis site (-s)  (·) slot outside it (-o)  P port  F fortress  T temple
classic-sketch-legend-buildings = U university  M metropolis, - a slot it covers  t, m: discount on creatures used in this cycle

## Tables

classic-sketch-isle = isle
classic-sketch-owner = owner
classic-sketch-troops = troops
classic-sketch-gold = gold
classic-sketch-slots = slots
classic-sketch-figure = figure
classic-sketch-god = god
classic-sketch-offering = offering
classic-sketch-offers = { $who } offers { $amount }
classic-sketch-face-down = face down
classic-sketch-acts = acts
classic-sketch-has-acted = has acted
classic-sketch-creatures = creature
classic-sketch-creatures-for-you = creature  (price for you)
classic-sketch-discarded = discarded: { $names }; { $deck } in the deck
classic-sketch-player = player
classic-sketch-you = you
classic-sketch-income = income
classic-sketch-islands = islands
classic-sketch-metropolises = metropolises (goal { $goal })
classic-sketch-priests = priests
classic-sketch-philosophers = philosophers
classic-sketch-in-reserve = in reserve
classic-sketch-out = out of the game
