# Classic, in English: what every god, creature and building does for you.

## Gods

classic-tells-god-poseidon = Take a fleet for nothing, up to three more for 1, 2 and 3 gold. Ports cost 2 gold, each move of fleets 1 gold.
    .clause = C-8.4
classic-tells-god-ares = Take a troop for nothing, up to three more for 2, 3 and 4 gold. Fortresses cost 2 gold, each move of troops 1 gold.
    .clause = C-8.4
classic-tells-god-zeus = Take a priest for nothing, one more for 4 gold. Temples cost 2 gold, replacing a creature of the track 1 gold.
    .clause = C-8.4
classic-tells-god-athena = Take a philosopher for nothing, one more for 4 gold. Universities cost 2 gold. Four philosophers make a metropolis.
    .clause = C-8.4
classic-tells-god-apollo = Take 1 gold, or 4 if you own a single island. Whoever comes first also puts a prosperity marker on any island. Nothing else is done.
    .clause = C-17

## Creatures

classic-tells-creature-siren = Put a fleet of yours in the place of another player’s fleet that lies alone in its sea.
    .clause = C-20.1
classic-tells-creature-pegasus = Move troops from one island of yours to any other island, without a chain of fleets.
    .clause = C-20.2
classic-tells-creature-giant = Destroy a building on any island, but no metropolis.
    .clause = C-20.3
classic-tells-creature-chimera = Use any creature of the discard pile. Then the discard pile is shuffled into the deck.
    .clause = C-20.4
classic-tells-creature-cyclops = Replace one of your buildings by another type, in the same place.
    .clause = C-20.5
classic-tells-creature-sphinx = Give back troops, fleets, priests and philosophers, as many as you like, for 2 gold each.
    .clause = C-20.6
classic-tells-creature-sylph = Move your fleets up to 10 steps for nothing, split among them as you like.
    .clause = C-20.7
classic-tells-creature-harpy = Remove a troop from any island. The owner keeps the island.
    .clause = C-20.8
classic-tells-creature-griffon = Take half of another player’s gold, rounded down. All see how much he has.
    .clause = C-20.9
classic-tells-creature-fates = Receive your income once more.
    .clause = C-20.10
classic-tells-creature-satyr = Take a philosopher from another player. Your fourth makes a metropolis.
    .clause = C-20.11
classic-tells-creature-dryad = Take a priest from another player.
    .clause = C-20.12
classic-tells-creature-kraken = Put it in any sea, then move it for 1 gold a step: all fleets where it comes are removed. The sea where it stops is closed to all.
    .clause = C-20.13
classic-tells-creature-minotaur = Place him on any island: he adds 2 to its defence, whoever owns it.
    .clause = C-20.14
classic-tells-creature-chiron = Place him on any island: Pegasus, Giant and Harpy cannot touch it.
    .clause = C-20.15
classic-tells-creature-medusa = Place her on any island: no troop leaves it.
    .clause = C-20.16
classic-tells-creature-polyphemus = Place him on any island: you push all fleets out of the seas around it, and as long as he stays none comes back.
    .clause = C-20.17

## Buildings

classic-tells-kind-port = It adds 1 to your total whenever you defend one of the seas around its island.
    .clause = C-10.5
classic-tells-kind-fortress = It adds 1 to your total whenever you defend its island.
    .clause = C-10.5
classic-tells-kind-temple = It makes one creature in every cycle 1 gold cheaper for you.
    .clause = C-10.5
classic-tells-kind-university = It does nothing by itself. With a port, a fortress and a temple it makes a metropolis.
    .clause = C-10.5
classic-tells-kind-metropolis = It does what a port, a fortress and a temple do. Metropolises win the game.
    .clause = C-10.5
