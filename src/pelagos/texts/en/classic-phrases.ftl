# Classic, in English: what people read on buttons for its phrases.

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
