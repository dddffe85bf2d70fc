# Legendary, in English: what every god, creature, hero and building does for you.

## Gods

legendary-tells-god-athena = Build a university and take a philosopher, both free. One more philosopher costs 4 gold.
    .clause = L-10.1
legendary-tells-god-zeus = Build a temple and take a priestess, both free. One more priestess costs 4 gold. You may look at the top creature of the deck, and play it for 1 gold.
    .clause = L-10.2
legendary-tells-god-poseidon = Build a port and place a fleet, both free. Up to three more fleets cost 1, 2 and 3 gold, each sea move 1 gold.
    .clause = L-10.3
legendary-tells-god-ares = Build a fortress and place a troop, both free. Up to three more troops cost 2, 3 and 4 gold, each land move 1 gold. There are no heroic moves.
    .clause = L-10.4
legendary-tells-god-hera = Build a building of a type that you do not have and place a mercenary, both free. Up to three more mercenaries cost 1, 3 and 5 gold, a hero 4 gold.
    .clause = L-10.5
legendary-tells-god-apollo = Put a prosperity token on any land and one on any sea, and take 2 gold. You buy no creatures and move no heroes.
    .clause = L-10.6

## Creatures

legendary-tells-creature-charon = Exchange one of your heroes for a hero of the track, who stands where the old one stood.
    .clause = L-15.1
legendary-tells-creature-chimera = Play any creature of the discard pile for nothing. Then deck and discard pile are shuffled together.
    .clause = L-15.2
legendary-tells-creature-cyclops = Replace one of your basic buildings by another type, on the same site.
    .clause = L-15.3
legendary-tells-creature-dryad = Take a priestess from an opponent.
    .clause = L-15.4
legendary-tells-creature-giant = Take all mercenaries of an opponent in one land and place them in lands of yours.
    .clause = L-15.5
legendary-tells-creature-griffin = Take half of an opponent’s gold, rounded down.
    .clause = L-15.6
legendary-tells-creature-harpy = One troop dies, in whichever land you like. The owner keeps the land.
    .clause = L-15.7
legendary-tells-creature-graeae = Receive your income once more.
    .clause = L-15.8
legendary-tells-creature-pegasus = Move troops and heroes from one land of yours to any other land, also to attack.
    .clause = L-15.9
legendary-tells-creature-satyr = Take a philosopher from an opponent. Your fourth makes a metropolis.
    .clause = L-15.10
legendary-tells-creature-sphinx = Draw three creatures in secret, play one for nothing and discard the others.
    .clause = L-15.11
legendary-tells-creature-sylph = All fleets of one sea change places with all fleets of another, without a battle.
    .clause = L-15.12
legendary-tells-creature-cerberus = Place him in any land: he takes its income for you. He fights and hinders nobody.
    .clause = L-15.13
legendary-tells-creature-hydra = Place her in any area: she doubles its income. When she comes, and whenever you keep her, she devours a fleet or a troop there or next to it, and leaves prosperity.
    .clause = L-15.14
legendary-tells-creature-kraken = Place it in any sea: all fleets there are lost. As long as it stays, no fleet comes in and nobody controls that sea.
    .clause = L-15.15
legendary-tells-creature-medusa = Place her in any land: no troop and no hero moves in, out or through.
    .clause = L-15.16
legendary-tells-creature-minotaur = Place him in a land of yours: he defends it with strength 2.
    .clause = L-15.17
legendary-tells-creature-polyphemus = Place him in any land: you drive all fleets out of the seas around it, and as long as he stays none comes back.
    .clause = L-15.18

## Heroes

legendary-tells-hero-ajax = In battle his strength is 2. Sacrifice: with at least 7 lands, build a metropolis.
    .clause = L-16.1
legendary-tells-hero-croesus = In battle you may pay 1 gold to roll your die again, as often as you can. Sacrifice: pay 15 gold and build a metropolis.
    .clause = L-16.2
legendary-tells-hero-hector = When an opponent enters his land, one of the troops that enter dies before the battle. Sacrifice: turn 2 priestesses into a philosopher, as often as you can.
    .clause = L-16.3
legendary-tells-hero-helen = In battle your die is always 2. Sacrifice: give up two buildings of one type and two of another, and build a metropolis.
    .clause = L-16.4
legendary-tells-hero-jason = On his heroic moves the fleets of opponents carry him like yours. Sacrifice: with all 8 fleets on the board, build a metropolis.
    .clause = L-16.5
legendary-tells-hero-pandora = When a battle with her begins, the enemy’s mercenaries in it come over to you. Sacrifice: use the sacrifice of a hero on the track.
    .clause = L-16.6
legendary-tells-hero-penthesilea = In battle your side wins tied rounds. Sacrifice: her card takes a metropolis that you build, and nobody can ever take it.
    .clause = L-16.7
legendary-tells-hero-odysseus = When he attacks, the defender’s fortresses and metropolises do not count. Sacrifice: give up three buildings of one type and build a metropolis.
    .clause = L-16.8
legendary-tells-hero-perseus = While he attacks, a troop of yours that would die may withdraw instead. Sacrifice: move troops and heroes from one land of yours to any other land.
    .clause = L-16.9

## Buildings

legendary-tells-kind-port = It adds 1 to your total in every battle for the sea at its quay, in attack and in defence.
    .clause = L-14.2
legendary-tells-kind-fortress = It adds 1 to your total whenever you defend its land.
    .clause = L-14.2
legendary-tells-kind-temple = It makes one creature of the track 1 gold cheaper for you in every cycle.
    .clause = L-14.2
legendary-tells-kind-university = It does nothing by itself. With a port, a fortress and a temple it makes a metropolis.
    .clause = L-14.2
legendary-tells-kind-metropolis = It does what a port, a fortress and a temple do. Metropolises win the game.
    .clause = L-14.2
