# Legendary, in English: what people read on buttons for its phrases.

legendary-say-bid = Offer { $n } gold to { $x }
    .verb = Make an offer
    .n = Gold
legendary-say-bid-apollo = Go to Apollo
legendary-say-claim = Claim { $x }
    .verb = Claim a land
legendary-say-launch = Launch a fleet in { $x }
    .verb = Launch a fleet
legendary-say-muster = Place a troop in { $x }
    .verb = Place a troop
legendary-say-keep = Keep { $x } for a priestess
    .verb = Keep a creature
legendary-say-release = Release { $x }
    .verb = Release a creature
legendary-say-stay = Stay
legendary-say-go = Go to { $x }
    .verb = Go
legendary-say-devour = Devour a { $y } in { $x }
    .verb = Devour
legendary-say-push = Push a fleet from { $x } to { $y }
    .verb = Push a fleet
legendary-say-build = Build a { $y } on { $x }
    .verb = Build
legendary-say-forgo = Do without
legendary-say-recruit-fleet = Recruit a fleet in { $x }
    .verb = Recruit a fleet
legendary-say-recruit-troop = Recruit a troop in { $x }
    .verb = Recruit a troop
legendary-say-recruit-mercenary = Recruit a mercenary in { $x }
    .verb = Recruit a mercenary
legendary-say-recruit-priestess = Recruit a priestess
legendary-say-recruit-philosopher = Recruit a philosopher
legendary-say-hire = Hire { $y } for { $x }
    .verb = Hire a hero
legendary-say-peek = Look at the top creature
legendary-say-play = Play it
legendary-say-return = Put it back
legendary-say-sail =
    { $n ->
        [one] Sail with 1 fleet from { $x } to { $y }
       *[other] Sail with { $n } fleets from { $x } to { $y }
    }
    .verb = Sail
    .n = Fleets
legendary-say-march = March from { $x } to { $y }
    .verb = March
legendary-say-lead = { $x } leads to { $y }
    .verb = Lead with a hero
legendary-say-troops =
    { $n ->
        [0] Take no troop along
        [one] Take 1 troop along
       *[other] Take { $n } troops along
    }
    .verb = Take troops along
    .n = Troops
legendary-say-mercenaries =
    { $n ->
        [0] Take no mercenary along
        [one] Take 1 mercenary along
       *[other] Take { $n } mercenaries along
    }
    .verb = Take mercenaries along
    .n = Mercenaries
legendary-say-with = Take { $x } along
    .verb = Take a hero along
legendary-say-without = Leave { $x } behind
    .verb = Leave a hero behind
legendary-say-buy = Buy the creature in { $x }
    .meant = Buy { $x }
    .verb = Buy a creature
legendary-say-sacrifice = Sacrifice { $x }
    .verb = Sacrifice a hero
legendary-say-end-turn = End the turn
legendary-say-strike = Strike a { $y }
    .verb = Strike
legendary-say-reroll = Pay 1 gold and roll again
legendary-say-accept = Accept
legendary-say-lose-unit = Lose a { $y }
    .verb = Lose a unit
legendary-say-lose-hero = Lose { $x }
    .verb = Lose a hero
legendary-say-fall = Let it fall
legendary-say-withdraw = Withdraw to { $x }
    .verb = Withdraw
legendary-say-retreat = Retreat to { $x }
    .verb = Retreat
legendary-say-give = Give back the building on { $x }
    .verb = Give back a building
legendary-say-found = Found the metropolis on { $x }
    .verb = Found the metropolis
legendary-say-protect = Protect the metropolis with { $x }
    .verb = Protect a hero
legendary-say-place-troop = Put a troop in { $x }
    .verb = Put a troop
legendary-say-place-fleet = Put a fleet in { $x }
    .verb = Put a fleet
legendary-say-place-mercenary = Put a mercenary in { $x }
    .verb = Put a mercenary
legendary-say-place = Place it in { $x }
    .verb = Place it
legendary-say-prosper = Put the prosperity token in { $x }
    .verb = Put the prosperity token
legendary-say-choose = Choose { $x }
    .verb = Choose
legendary-say-swap = { $x } gives way to { $y }
    .verb = Swap heroes
legendary-say-copy = Copy { $x }
    .verb = Copy a creature
legendary-say-change = Turn the building on { $x } into a { $y }
    .verb = Change a building
legendary-say-rob = Rob { $x }
    .verb = Rob
legendary-say-plunder = Plunder { $x }
    .verb = Plunder
legendary-say-take = Take mercenaries from { $x }
    .verb = Take a land
legendary-say-kill = Kill a { $y } in { $x }
    .verb = Kill a unit
legendary-say-from = From { $x }
    .verb = From where
legendary-say-to = To { $x }
    .verb = To where
legendary-say-pass = Pass
legendary-say-pick = Pick { $x }
    .verb = Pick a creature
legendary-say-exchange = Exchange what is in { $x }
    .verb = Exchange fleets
legendary-say-for = For what is in { $x }
    .verb = For which fleets
legendary-say-emulate = Be like { $x }
    .verb = Emulate a hero
legendary-say-trade = Trade
legendary-say-stop = Stop
