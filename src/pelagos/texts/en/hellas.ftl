# Hellas, in English.

## Names

hellas-seat-white = White
hellas-seat-orange = Orange
hellas-seat-nobody = nobody
hellas-tile-t00 = the dolphin
hellas-tile-t01 = Naxos
hellas-tile-t02 = Samos
hellas-tile-t03 = Chios
hellas-tile-t04 = Argos
hellas-tile-t05 = Corinth
hellas-tile-t06 = Megara
hellas-tile-t07 = Chalcis
hellas-tile-t08 = Eretria
hellas-tile-t09 = Pylos
hellas-tile-t10 = Gytheion
hellas-tile-t11 = Aulis
hellas-tile-t12 = Troezen
hellas-tile-t13 = Epidauros
hellas-tile-t14 = Abydos
hellas-tile-t15 = Sestos
hellas-tile-t16 = Rhegion
hellas-tile-t17 = Sounion
hellas-tile-t18 = Olympia
hellas-tile-t19 = Delphi
hellas-tile-t20 = Dodona
hellas-tile-t21 = Eleusis
hellas-tile-t22 = Ephesos
hellas-tile-t23 = Nemea
hellas-tile-none = none
hellas-spot = spot { $word }
hellas-god-poseidon = Poseidon
hellas-god-zeus = Zeus
hellas-god-ares = Ares
hellas-card-p1 = Fair Wind
hellas-card-p2 = New Horizon
hellas-card-p3 = Sail On
hellas-card-p4 = Colonists
hellas-card-p5 = Ship Wall
hellas-card-p6 = Flood
hellas-card-z1 = Second Wind
hellas-card-z2 = Exchange
hellas-card-z3 = Humility
hellas-card-z4 = Double Turn
hellas-card-z5 = Veto
hellas-card-z6 = Theft
hellas-card-z7 = Lasting Favour
hellas-card-a1 = Muster
hellas-card-a2 = Beachhead
hellas-card-a3 = Twin Assault
hellas-card-a4 = Far Strike
hellas-card-a5 = Spirit Warrior
hellas-card-a6 = Evacuation
hellas-place-deck = the deck
hellas-place-discard = the discard pile
hellas-place-table = the table
hellas-place-held = held by Lasting Favour
hellas-place-locked = stolen and locked
hellas-place-drawn = drawn face down
hellas-place-hand-white = White’s hand
hellas-place-open-white = White’s hand, known to both
hellas-place-hand-orange = Orange’s hand
hellas-place-open-orange = Orange’s hand, known to both
hellas-heap = { $word }
hellas-kind-greek = Greek
hellas-kind-ship = ship
hellas-action-burst = Burst of Strength
hellas-action-voyage = Voyage
hellas-action-attack = Attack
hellas-way-land = by land
hellas-way-sea = by sea
hellas-ending-ten-cities = ten cities
hellas-ending-last-city = the opponent has no city left
hellas-ending-turn-limit = ahead when the last turn has ended

## Questions

hellas-ask-LayTile = Where do you lay your tile, and how do you turn it?
hellas-ask-Declare = Which action do you declare: Burst of Strength, Voyage or Attack? Or do you play a card before?
hellas-ask-DeclareSecond = The Burst is over: do you declare a Voyage or an Attack?
hellas-ask-FinishTurn = Your action is over: do you play a card, or end your turn?
hellas-ask-TakeStep = What is the next step of your Burst: a Greek, a ship, a card, or do you stop?
hellas-ask-PlaceOrDecline = Where do you place the tile, or do you decline it?
hellas-ask-PayShip = Which ship beside the new city pays for the voyage?
hellas-ask-FinishVoyage = The voyage has succeeded: do you play Colonists, or go on?
hellas-ask-NextVoyage = Do you play a card, or end the action?
hellas-ask-Prepare = Which city do you attack? Or do you play a card, or attack nobody?
hellas-ask-AddOrLaunch = Which city sends one more Greek, or do you launch the attack?
hellas-ask-NextAttack = The attack is over: do you go on, or end the action?
hellas-ask-Fight = { $who }: do you play a card in this battle, or pass?
hellas-ask-AcceptLoss = { $who }: your city is lost. Do you evacuate it, or pass?
hellas-ask-TakeSpoils = How many ships do you put into the conquered city?
hellas-ask-Regroup = Do you regroup your Greeks and ships, or leave them as they stand?
hellas-ask-Garrison = How many Greeks and ships does { $city } get?
hellas-ask-RegroupInto = Do you send pieces into { $city }, or leave all as they stand?
hellas-ask-SendInto = How many Greeks and ships does { $origin } send into { $city }?
hellas-ask-TakeFrom =
    { WORD($kind) ->
        [greek] Your supply is empty: which city gives the Greek for { $city }?
       *[other] Your supply is empty: which city gives the ship for { $city }?
    }
hellas-ask-AnswerCard = { $who }: do you answer { $card } with a Veto, or pass?
hellas-ask-KeepCard = Do you keep { $card } with Lasting Favour, or pass?
hellas-ask-Settle =
    { $left ->
        [one] Colonists: one more Greek or ship for the new city, or done?
       *[other] Colonists: a Greek or a ship for the new city ({ $left } figures at most), or done?
    }
hellas-ask-NameOwnCity = Exchange: which of your cities do you give?
hellas-ask-NameOpposingCity = Exchange: for which city of your opponent do you give { $city }?
hellas-ask-DiscardCard = Humility: which card do you discard?
hellas-ask-NameGod = Theft: a card of which god do you steal?
hellas-ask-NameMusterCity = Muster: in which city do ships become Greeks?
hellas-ask-ChooseShips = Muster: how many ships of { $city } become Greeks?
hellas-ask-NameRefuge = Evacuation: which city takes in what is left of the lost one?

## Events: set-up and tiles

hellas-event-card-seen = { $who } now sees { $card }.
hellas-event-tile-drawn = { $who } draws { $tile }.
hellas-event-tile-set-aside = { $tile } is set aside.
hellas-event-tile-laid = { $who } lays { $tile } on { $spot }.
hellas-event-tile-put-under = { $tile } goes under the stack.
hellas-event-stack-shuffled = The tiles set aside are shuffled into the stack.
hellas-event-set-up-restarted = No tile fits: the set-up begins anew.

## Events: turns

hellas-event-turn-began = Turn { $n }: { $who } begins.
hellas-event-action-declared = { $who } declares: { $action }.
hellas-event-action-ended = { $who } ends the action.
hellas-event-turn-ended = { $who } ends the turn.
hellas-event-burst-began = { $who } has { $n } steps.
hellas-event-burst-ended = { $who } stops.
hellas-event-piece-put =
    { WORD($kind) ->
        [greek] { $who } puts a Greek into { $city }.
       *[other] { $who } puts a ship into { $city }.
    }
hellas-event-piece-moved =
    { WORD($kind) ->
        [greek] { $who } takes a Greek from { $from } into { $city }.
       *[other] { $who } takes a ship from { $from } into { $city }.
    }
hellas-event-card-drawn = { $who } draws a card of { $god }, face down.
hellas-event-deck-refilled = The discard pile of { $god } becomes the deck.
hellas-event-not-regrouped = { $who } leaves all as they stand.
hellas-event-regrouped = { $who } has regrouped.
hellas-event-pieces-sent =
    { $greeks ->
        [0] { $ships ->
            [one] { $from } sends a ship into { $city }.
           *[other] { $from } sends { $ships } ships into { $city }.
        }
        [one] { $ships ->
            [0] { $from } sends a Greek into { $city }.
            [one] { $from } sends a Greek and a ship into { $city }.
           *[other] { $from } sends a Greek and { $ships } ships into { $city }.
        }
       *[other] { $ships ->
            [0] { $from } sends { $greeks } Greeks into { $city }.
            [one] { $from } sends { $greeks } Greeks and a ship into { $city }.
           *[other] { $from } sends { $greeks } Greeks and { $ships } ships into { $city }.
        }
    }
hellas-event-garrison-posted =
    { $ships ->
        [0] { $greeks ->
            [one] { $who } has a Greek stand in { $city }.
           *[other] { $who } has { $greeks } Greeks stand in { $city }.
        }
        [one] { $greeks ->
            [one] { $who } has a Greek and a ship stand in { $city }.
           *[other] { $who } has { $greeks } Greeks and a ship stand in { $city }.
        }
       *[other] { $greeks ->
            [one] { $who } has a Greek and { $ships } ships stand in { $city }.
           *[other] { $who } has { $greeks } Greeks and { $ships } ships stand in { $city }.
        }
    }
hellas-event-city-cut = { $city } cannot hold all; to the supply of { $who }: Greeks { $greeks }, ships { $ships }.

## Events: voyages and attacks

hellas-event-voyage-failed = { $who } does not place { $tile }: the voyage has failed.
hellas-event-ship-paid = { $who } pays with a ship of { $city }.
hellas-event-city-founded = { $who } has founded { $city }.
hellas-event-no-attack = { $who } attacks nobody.
hellas-event-target-named = { $who } marches against { $city }.
hellas-event-attack-launched =
    { $n ->
        [one] { $who } attacks { $city } { $way } with 1 Greek.
       *[other] { $who } attacks { $city } { $way } with { $n } Greeks.
    }
hellas-event-battle-passed = { $who } passes.
hellas-event-battle-decided = { $city }: { $attack } of { $who } against { $defence }.
hellas-event-attack-failed = The attack of { $who } on { $city } has failed.
hellas-event-loss-accepted = { $who } gives { $city } up.
hellas-event-city-conquered = { $who } conquers { $city }.
hellas-event-spoils-taken =
    { $n ->
        [0] { $who } takes no ships in { $city }.
        [one] { $who } takes 1 ship in { $city }.
       *[other] { $who } takes { $n } ships in { $city }.
    }

## Events: cards

hellas-event-card-played = { $who } plays { $card }.
hellas-event-no-answer = { $who } does not answer { $card }.
hellas-event-card-vetoed = { $card } of { $who } is vetoed.
hellas-event-not-kept = { $who } does not keep { $card }.
hellas-event-card-held = { $who } will get { $card } back.
hellas-event-card-returned = { $card } returns to the hand of { $who }.
hellas-event-card-in-vain = { $card } of { $who } has become pointless.
hellas-event-card-discarded = { $who } discards { $card }.
hellas-event-card-stolen = { $who } steals a card of { $god } from { $whom }.
hellas-event-stolen-card-seen = { $who } has stolen { $card } from { $whom }.
hellas-event-stolen-card-discarded = { $who } cannot hold { $card } and discards it.
hellas-event-city-flooded =
    { $n ->
        [one] The flood drives 1 Greek of { $who } out of { $city }.
       *[other] The flood drives { $n } Greeks of { $who } out of { $city }.
    }
hellas-event-cities-swapped = { $who } gives { $city } and takes { $other }.
hellas-event-ships-mustered =
    { $n ->
        [one] 1 ship of { $who } in { $city } becomes a Greek.
       *[other] { $n } ships of { $who } in { $city } become Greeks.
    }
hellas-event-city-evacuated = { $who } evacuates { $city } to { $refuge }.
hellas-event-game-won = { $who } wins: { $ending }.
hellas-event-game-drawn = The game ends in a draw.

## Refusals: another question waits

hellas-refusal-other-question = Here a card can be played, or you pass; nothing else.
hellas-refusal-declare-first = An action must be declared first.
hellas-refusal-tile-first = The tile must be placed or declined first.
hellas-refusal-burst-first = The Burst is not over yet.
hellas-refusal-regroup-first = While pieces are regrouped nothing else can be done.
hellas-refusal-ship-first = A ship must pay for the voyage first.
hellas-refusal-piece-first = It must be said first where the piece comes from.
hellas-refusal-voyage-first = The voyage is not over yet.
hellas-refusal-attack-first = The attack is not over yet.
hellas-refusal-launch-first = The attack on { $city } must be launched first.
hellas-refusal-spoils-first = The spoils must be taken or left first.
hellas-refusal-effect-first = The card on the table must be carried out first.
hellas-refusal-burst-is-over = The Burst was the first part of this turn; now comes a Voyage or an Attack.
hellas-refusal-action-is-over = There is one action a turn, and it is over.

## Refusals: tiles

hellas-refusal-out-at-sea = No tile touches that place.
hellas-refusal-spot-taken = A tile lies there already.
hellas-refusal-one-neighbour = Only one tile touches that place; there must be two, or the dolphin.
hellas-refusal-same-edges = Turned like this the tile looks like one of the rotations from 0 to { $n }.
hellas-refusal-no-match = Land must touch land and sea must touch sea there.
hellas-refusal-new-sea = There the tile would open a new sea.
hellas-refusal-too-few-ships = Beside that place your ships count { $n } and your opponent’s { $of }.
hellas-refusal-stack-empty = There are no tiles left.

## Refusals: pieces

hellas-refusal-not-yours = { $city } is not yours.
hellas-refusal-not-theirs = { $city } is not your opponent’s.
hellas-refusal-same-city = It must be another city than { $city }.
hellas-refusal-nothing-to-spare = { $city } has nothing to spare.
hellas-refusal-no-step-left = No step is left.
hellas-refusal-supply-empty =
    { WORD($kind) ->
        [greek] You have no Greek in supply.
       *[other] You have no ship in supply.
    }
hellas-refusal-city-full =
    { WORD($kind) ->
        [greek] { $city } holds three Greeks already.
       *[other] { $city } holds three ships already.
    }
hellas-refusal-other-city-first = It is the turn of { $city }.
hellas-refusal-wrong-greeks = The Greeks for { $city } must be from { $least } to { $most }.
hellas-refusal-wrong-ships = The ships for { $city } must be from { $least } to { $most }.
hellas-refusal-too-many-sent = { $city } can send at most: Greeks { $greeks }, ships { $ships }.
hellas-refusal-not-beside = { $tile } is not beside { $city } in a way that counts.
hellas-refusal-no-ship-there = You have no ship on { $tile }.
hellas-refusal-no-room-or-piece =
    { WORD($kind) ->
        [greek] There is no room in { $city } for a Greek, or none to take.
       *[other] There is no room in { $city } for a ship, or none to take.
    }
hellas-refusal-nothing-to-muster = No ship of { $city } can become a Greek.
hellas-refusal-wrong-muster = In { $city } the ships that become Greeks must be from 1 to { $most }.
hellas-refusal-too-many-spoils =
    { $most ->
        [one] At most 1 ship can be put there.
       *[other] At most { $most } ships can be put there.
    }

## Refusals: attacks

hellas-refusal-target-twice = { $city } was attacked in this action already.
hellas-refusal-out-of-reach = No Greek can be sent against { $city }.
hellas-refusal-nobody-sent = At least one Greek must attack.
hellas-refusal-not-adjacent = { $from } is not adjacent to { $city }, and no Far Strike is left.
hellas-refusal-last-greek = The last Greek stays in { $city }.
hellas-refusal-no-attack-left = No attack is left in this action.

## Refusals: cards

hellas-refusal-first-turn = In the very first turn White plays no cards.
hellas-refusal-other-window = { $card } cannot be played now.
hellas-refusal-card-locked = { $card } was stolen in this turn and is locked.
hellas-refusal-not-in-hand = You do not hold { $card }.
hellas-refusal-no-use = { $card } would do nothing now.
hellas-refusal-hand-full = Another card of { $god } would be too many: seven in all, three of a god.
hellas-refusal-no-such-back = Your opponent holds no card of { $god }.

## What it does: gods

hellas-tells-god-poseidon = His cards help on voyages and at sea.
    .clause = H-10
hellas-tells-god-zeus = His cards change turns, cards and cities, and forbid those of others.
    .clause = H-10
hellas-tells-god-ares = His cards help in attacks.
    .clause = H-10

## What it does: cards

hellas-tells-card-p1 = On a voyage: as many ships as your opponent has there are enough, with at least one of your own.
    .clause = H-10.P1
hellas-tells-card-p2 = On a voyage: put the drawn tile under the stack and draw another.
    .clause = H-10.P2
hellas-tells-card-p3 = After a successful voyage: make another one.
    .clause = H-10.P3
hellas-tells-card-p4 = After a successful voyage: put up to two more pieces, Greeks or ships, into the new city.
    .clause = H-10.P4
hellas-tells-card-p5 = When you are attacked: each ship in the city counts as a Greek in this battle.
    .clause = H-10.P5
hellas-tells-card-p6 = Every city with three Greeks or more, of either player, is reduced to two.
    .clause = H-10.P6
hellas-tells-card-z1 = In a Burst of Strength: two more steps.
    .clause = H-10.Z1
hellas-tells-card-z2 = All pieces of a city of yours change places with all pieces of an opposing one, and the cities change owners.
    .clause = H-10.Z2
hellas-tells-card-z3 = Your opponent discards cards until he holds three.
    .clause = H-10.Z3
hellas-tells-card-z4 = At the start of your turn: first a Burst of Strength, then a voyage or an attack.
    .clause = H-10.Z4
hellas-tells-card-z5 = Cancels the card that your opponent has just shown, in either player’s turn.
    .clause = H-10.Z5
hellas-tells-card-z6 = Take a random card of a god you choose from your opponent’s hand.
    .clause = H-10.Z6
hellas-tells-card-z7 = In your turn: the card you have just shown comes back to your hand after its use.
    .clause = H-10.Z7
hellas-tells-card-a1 = Before an attack: turn ships of one city of yours into Greeks.
    .clause = H-10.A1
hellas-tells-card-a2 = In a battle over sea: as many as the defender are enough.
    .clause = H-10.A2
hellas-tells-card-a3 = One more attack in this action, on another city.
    .clause = H-10.A3
hellas-tells-card-a4 = Before an attack: a city of yours that is not next to the target may take part.
    .clause = H-10.A4
hellas-tells-card-a5 = When you attack: your side is stronger by 1.
    .clause = H-10.A5
hellas-tells-card-a6 = When you lose a city: its pieces move to another city of yours.
    .clause = H-10.A6
