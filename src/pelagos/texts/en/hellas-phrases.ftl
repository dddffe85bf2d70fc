# Hellas, in English: what people read on buttons for its phrases.

hellas-say-place =
    { $n ->
        [0] Lay the tile on { $x }
        [one] Lay the tile on { $x }, turned by one sixth
       *[other] Lay the tile on { $x }, turned { $n } sixths
    }
    .verb = Lay the tile
    .n = Turned
hellas-say-declare = Do this: { $x }
    .verb = Choose your action
hellas-say-play = Play { $x }
    .verb = Play a card
hellas-say-pass = Pass
hellas-say-greek = A Greek for { $x }
    .verb = A Greek
hellas-say-ship = A ship for { $x }
    .verb = A ship
hellas-say-card = A card of { $x }
    .verb = A card
hellas-say-stop = On to regrouping
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
