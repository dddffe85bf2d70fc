# What people read on buttons for the phrases of the titles: `<title>-say-<fixed words>`, with the words behind x, y and n.
# Where one verb has several patterns their domains follow: `legendary-say-lose-hero`. The attribute `verb` is for a
# button that leads to several phrases; `meant` names what lies in a slot; `x`, `y` and `n` say what a number counts.

## Classic

classic-say-bid = Offer { $n } gold to { $x }
    .verb = Make an offer
    .n = Gold
classic-say-bid-apollo = Go to Apollo
classic-say-recruit-fleet = Recruit a fleet in { $x }
    .verb = Recruit a fleet
classic-say-recruit-troop = Recruit a troop on { $x }
    .verb = Recruit a troop
classic-say-recruit-card = Take a card
classic-say-build = Build a { $y } on { $x }
    .verb = Build
classic-say-sail =
    { $n ->
        [one] Sail with 1 fleet from { $x } to { $y }
       *[other] Sail with { $n } fleets from { $x } to { $y }
    }
    .verb = Sail
    .n = Fleets
classic-say-march =
    { $n ->
        [one] March with 1 troop from { $x } to { $y }
       *[other] March with { $n } troops from { $x } to { $y }
    }
    .verb = March
    .n = Troops
classic-say-replace = Replace the creature in { $x }
    .meant = Replace { $x }
    .verb = Replace a creature
classic-say-buy = Buy the creature in { $x }
    .meant = Buy { $x }
    .verb = Buy a creature
classic-say-end-turn = End the turn
classic-say-stop = Stop
classic-say-stay = Stay and fight
classic-say-retreat = Retreat to { $x }
    .verb = Retreat
classic-say-give = Give back the { $y } on { $x }
    .verb = Give back
classic-say-found = Found the metropolis on { $x }
    .verb = Found the metropolis
classic-say-prosper = Put the prosperity marker on { $x }
    .verb = Put the prosperity marker
classic-say-decline = Decline
classic-say-lure = Lure the fleet in { $x }
    .verb = Lure a fleet
classic-say-from = Take the fleet from { $x }
    .verb = Take the fleet from
classic-say-fly =
    { $n ->
        [one] Fly with 1 troop from { $x } to { $y }
       *[other] Fly with { $n } troops from { $x } to { $y }
    }
    .verb = Fly
    .n = Troops
classic-say-destroy = Destroy the { $y } on { $x }
    .verb = Destroy a building
classic-say-copy = Copy { $x }
    .verb = Copy a creature
classic-say-swap = Turn the { $y } on { $x } into a { $n }
    .verb = Swap a building
classic-say-sell-troop = Sell a troop on { $x }
    .verb = Sell a troop
classic-say-sell-fleet = Sell a fleet in { $x }
    .verb = Sell a fleet
classic-say-sell-priest = Sell a priest
classic-say-sell-philosopher = Sell a philosopher
classic-say-kill = Kill a troop on { $x }
    .verb = Kill a troop
classic-say-rob = Rob { $x }
    .verb = Rob
classic-say-kraken = The Kraken goes to { $x }
    .verb = Move the Kraken
classic-say-place = Place it on { $x }
    .verb = Place it
classic-say-push = Drive a fleet from { $x } to { $y }
    .verb = Drive a fleet
classic-say-done = Done

## Legendary

legendary-say-bid = Offer { $n } gold to { $x }
    .verb = Make an offer
    .n = Gold
legendary-say-bid-apollo = Go to Apollo
legendary-say-claim = Claim { $x }
    .verb = Claim a land
legendary-say-launch = Launch a fleet in { $x }
    .verb = Launch a fleet
legendary-say-muster = Muster a troop in { $x }
    .verb = Muster a troop
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

## Hellas

hellas-say-place =
    { $n ->
        [0] Lay the tile on { $x }
        [one] Lay the tile on { $x }, turned by one sixth
       *[other] Lay the tile on { $x }, turned { $n } sixths
    }
    .verb = Lay the tile
    .n = Turn
hellas-say-declare = Declare: { $x }
    .verb = Declare an action
hellas-say-play = Play { $x }
    .verb = Play a card
hellas-say-pass = Pass
hellas-say-greek = A Greek for { $x }
    .verb = A Greek
hellas-say-ship = A ship for { $x }
    .verb = A ship
hellas-say-card = A card of { $x }
    .verb = A card
hellas-say-stop = Stop
hellas-say-as-they-stand = Leave them as they stand
hellas-say-regroup = Regroup
hellas-say-garrison = { $x }: Greeks { $y }, ships { $n }
    .verb = Garrison
    .y = Greeks
    .n = Ships
hellas-say-send = { $x } sends Greeks { $y }, ships { $n }
    .verb = Send
    .y = Greeks
    .n = Ships
hellas-say-decline = Decline
hellas-say-from = From { $x }
    .verb = From where
hellas-say-pay = Pay with a ship of { $x }
    .verb = Pay with a ship
hellas-say-go-on = Go on
hellas-say-settle = Settle with a { $x }
    .verb = Settle
hellas-say-done = Done
hellas-say-end-action = End the action
hellas-say-target = Attack { $x }
    .verb = Attack
hellas-say-no-attack = Attack nobody
hellas-say-add = { $x } sends one more Greek
    .verb = One more Greek
hellas-say-launch = Launch the attack
hellas-say-muster = Muster in { $x }
    .verb = Muster
hellas-say-ships =
    { $n ->
        [one] 1 ship becomes a Greek
       *[other] { $n } ships become Greeks
    }
    .verb = Ships become Greeks
    .n = Ships
hellas-say-evacuate = Evacuate to { $x }
    .verb = Evacuate
hellas-say-spoils =
    { $n ->
        [0] Put no ship there
        [one] Put 1 ship there
       *[other] Put { $n } ships there
    }
    .verb = Put ships there
    .n = Ships
hellas-say-next-attack = On to the next attack
hellas-say-swap = Give { $x }
    .verb = Give a city
hellas-say-with = Take { $x } for it
    .verb = For which city
hellas-say-discard = Discard { $x }
    .verb = Discard a card
hellas-say-steal = Steal a card of { $x }
    .verb = Steal a card
hellas-say-end-turn = End the turn
