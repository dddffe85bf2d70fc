# Ferrymen, in English.

## Names

toy-seat-a = Player A
toy-seat-b = Player B
toy-seat-c = Player C
toy-faction-red = Red
toy-faction-blue = Blue
toy-faction-amber = Amber
toy-faction-jade = Jade
toy-faction-nobody = nobody
toy-lot-crane = the crane
toy-lot-ferry = the ferry
toy-lot-lookout = the lookout
toy-lot-none = no lot
toy-face-storm = storm
toy-face-tax = tax
toy-face-theft = theft
toy-face-claim = claim
toy-face-veto = veto
toy-wharf = wharf { $word }
toy-place = { $word }

## Questions

toy-ask-Bid = { $faction }: pass, or bid more than what stands on a lot.
toy-ask-TakeOrLeave = Do you take the top card for 1 coin, or leave it on the deck?
toy-ask-Regroup = Do the barges of { $faction } stay as they stand, or do you regroup them?
toy-ask-Garrison = How many of { $faction }’s barges shall lie at { $wharf }?
toy-ask-PlayOrDone = Which card do you play, or are you done?
toy-ask-VetoOrLet = Do you veto the card just played, or let it be?
toy-ask-WeatherStorm = A storm: does { $faction } pay 1 coin, or which of its wharves loses a barge?
toy-ask-NameTaxed = Whom do you tax?
toy-ask-NameVictim = From whom do you steal a card?
toy-ask-NameWharf = Which wharf do you claim?

## Events

toy-event-round-began = Round { $n } begins.
toy-event-income-paid =
    { $n ->
        [one] { $who } earns 1 coin.
       *[other] { $who } earns { $n } coins.
    }
toy-event-purse-dealt = { $who } is dealt a purse.
toy-event-purse-seen =
    { $n ->
        [0] { $who } finds no hidden coin in the purse.
        [one] { $who } finds 1 hidden coin in the purse.
       *[other] { $who } finds { $n } hidden coins in the purse.
    }
toy-event-card-seen = { $who } sees the card: { $face }.
toy-event-bid-placed = { $who } bids { $n } for { $lot }.
toy-event-bid-lost = { $who } is outbid on { $lot }.
toy-event-passed = { $who } passes.
toy-event-lot-paid =
    { $n ->
        [one] { $who } pays 1 coin for { $lot }.
       *[other] { $who } pays { $n } coins for { $lot }.
    }
toy-event-card-drawn = { $who } draws a card face down.
toy-event-die-rolled = { $who } rolls { $n } for new barges.
toy-event-regrouped = { $who } regroups its barges.
toy-event-top-looked-at = { $who } looks at the top card.
toy-event-top-taken = { $who } takes the top card for 1 coin.
toy-event-top-left = { $who } leaves the top card where it is.
toy-event-card-played = { $who } plays a card: { $face }.
toy-event-card-vetoed = { $who }’s { $face } is cancelled.
toy-event-veto-played = { $who } answers with a veto.
toy-event-veto-forgone = { $who } lets it be.
toy-event-storm-paid = { $who } pays 1 coin to weather the storm.
toy-event-barge-sunk = { $who } loses a barge at { $wharf }.
toy-event-taxed = { $who } taxes { $whom }, who shows { $of } and hands over { $n }.
toy-event-stolen = { $who } steals a card from { $whom }.
toy-event-stolen-card = The card that { $who } takes from { $whom } is a { $face }.
toy-event-wharf-claimed = { $who } claims { $wharf }.
toy-event-game-over = The game is over, and all purses are shown.

## Refusals

toy-refusal-other-question = Something else is being asked.
toy-refusal-too-low = The next bid for { $lot } is { $n } or more.
toy-refusal-too-dear =
    { $n ->
        [0] Your purse has nothing left to offer.
        [one] You can offer no more than 1 coin.
       *[other] You can offer no more than { $n } coins.
    }
toy-refusal-just-lost = You were just outbid on { $lot } and must turn to another lot.
toy-refusal-no-coin = You have no coin to pay for the card.
toy-refusal-cannot-hold = For all barges to find room, { $wharf } takes { $fewest } to { $most } of them.
toy-refusal-other-wharf = The barges of { $wharf } are being asked for.
toy-refusal-not-in-hand = You hold no { $face }.
toy-refusal-no-use = A { $face } would do nothing now.
toy-refusal-only-an-answer = A veto only answers somebody else’s card.
toy-refusal-no-veto = You hold no veto.
toy-refusal-no-barge = You have no barge to lose at { $wharf }.
toy-refusal-storm-unpaid = You have no coin to pay with.
toy-refusal-yourself = You cannot name yourself.
toy-refusal-empty-hand = { $whom } holds no cards.
toy-refusal-not-claimable = You cannot claim { $wharf }: it is yours, has barges, or is not next to one of your wharves.
