# Hellas, in English: what every god is about, and what every card does for you.

## Gods

hellas-tells-god-poseidon = His cards help on voyages and at sea.
    .clause = H-10
hellas-tells-god-zeus = His cards change turns, cards and cities, and forbid those of others.
    .clause = H-10
hellas-tells-god-ares = His cards help in attacks.
    .clause = H-10

## Cards

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
