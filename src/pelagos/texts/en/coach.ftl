# The coach, in any title: what it advises and how sure it is. It speaks to whoever learns the game.

## How sure it is

coach-sure = I am quite sure: nothing else came near it.
coach-rather = I prefer the first, but not by much.
coach-open = They look equally good to me: take what you like.
coach-only = There is only this one answer.
coach-hidden-gold = How much gold your rivals have is hidden, and so are the decks: I tried { $worlds } ways they may lie.
coach-hidden-cards = Your rival’s cards are hidden, and so is what will be drawn: I tried { $worlds } ways they may lie.

## Why, and why not

coach-wins = This wins the game.
coach-odds = You win the battle with { $percent } in 100.
coach-looks-best = It brings nothing that could be counted at once, but of all that may follow it leaves you best placed.
coach-looks-good = It leaves you almost as well placed.
coach-reaches = That makes { $n } metropolises, enough to win if they stand at the end of the cycle.
coach-long-odds = You would win this battle with { $percent } in 100 only.
coach-idle = This gives you nothing, and there is something better to do.
coach-harmful = This helps a rival or costs you something, and there is something better to do.
coach-loses = This ends the game, and you do not win it.

## In the first cycle

coach-read = Rest the pointer on a god, a card or an underlined word, or tap it, to read what it does.
coach-creatures-fall = Creatures act at once when you buy them. What nobody buys gets cheaper each cycle, and at last it is gone.

## What an answer brings, as short labels

coach-gains-metropolises =
    { $n ->
        [one] +1 metropolis
       *[other] +{ $n } metropolises
    }
coach-gains-income = +{ $n } gold every cycle
coach-gains-philosophers =
    { $n ->
        [one] +1 philosopher
       *[other] +{ $n } philosophers
    }
coach-gains-priestesses =
    { $n ->
        [one] +1 priestess
       *[other] +{ $n } priestesses
    }
coach-gains-priests =
    { $n ->
        [one] +1 priest
       *[other] +{ $n } priests
    }
coach-gains-kinds =
    { $n ->
        [one] +1 kind of building
       *[other] +{ $n } kinds of buildings
    }
coach-gains-lands =
    { $n ->
        [one] +1 land
       *[other] +{ $n } lands
    }
coach-gains-islands =
    { $n ->
        [one] +1 island
       *[other] +{ $n } islands
    }
coach-gains-heroes =
    { $n ->
        [one] +1 hero
       *[other] +{ $n } heroes
    }
coach-gains-troops =
    { $n ->
        [one] +1 troop
       *[other] +{ $n } troops
    }
coach-gains-fleets =
    { $n ->
        [one] +1 fleet
       *[other] +{ $n } fleets
    }
coach-gains-gold = +{ $n } gold
coach-gains-cities =
    { $n ->
        [one] +1 city
       *[other] +{ $n } cities
    }
coach-gains-temples =
    { $n ->
        [one] +1 temple
       *[other] +{ $n } temples
    }
coach-gains-greeks =
    { $n ->
        [one] +1 Greek
       *[other] +{ $n } Greeks
    }
coach-gains-ships =
    { $n ->
        [one] +1 ship
       *[other] +{ $n } ships
    }
coach-gains-cards =
    { $n ->
        [one] +1 card
       *[other] +{ $n } cards
    }
