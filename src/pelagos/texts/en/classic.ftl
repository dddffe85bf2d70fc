# Classic, in English.

## Names

classic-seat-p1 = Player 1
classic-seat-p2 = Player 2
classic-seat-p3 = Player 3
classic-seat-p4 = Player 4
classic-seat-p5 = Player 5
classic-seat-nobody = nobody
classic-marker = your pawn
classic-first-marker = your first pawn
classic-second-marker = your second pawn
classic-god-poseidon = Poseidon
classic-god-ares = Ares
classic-god-zeus = Zeus
classic-god-athena = Athena
classic-god-apollo = Apollo
classic-god-none = none
classic-sea = sea { $word }
classic-island-off = no island
classic-island-i01 = Andros
classic-island-i02 = Tinos
classic-island-i03 = Syros
classic-island-i04 = Delos
classic-island-i05 = Mykonos
classic-island-i06 = Paros
classic-island-i07 = Milos
classic-island-i08 = Serifos
classic-island-i09 = Naxos
classic-island-i10 = Ios
classic-island-i11 = Sikinos
classic-island-i12 = Thira
classic-island-i13 = Amorgos
classic-kind-port = port
classic-kind-fortress = fortress
classic-kind-temple = temple
classic-kind-university = university
classic-site-port-s = port on the metropolis site
classic-site-fortress-s = fortress on the metropolis site
classic-site-temple-s = temple on the metropolis site
classic-site-university-s = university on the metropolis site
classic-site-port-o = port outside the metropolis site
classic-site-fortress-o = fortress outside the metropolis site
classic-site-temple-o = temple outside the metropolis site
classic-site-university-o = university outside the metropolis site
classic-creature-siren = the Siren
classic-creature-pegasus = Pegasus
classic-creature-giant = the Giant
classic-creature-chimera = the Chimera
classic-creature-cyclops = the Cyclops
classic-creature-sphinx = the Sphinx
classic-creature-sylph = the Sylph
classic-creature-harpy = the Harpy
classic-creature-griffon = the Griffon
classic-creature-fates = the Fates
classic-creature-satyr = the Satyr
classic-creature-dryad = the Dryad
classic-creature-kraken = the Kraken
classic-creature-minotaur = the Minotaur
classic-creature-chiron = Chiron
classic-creature-medusa = Medusa
classic-creature-polyphemus = Polyphemus
classic-figure-minotaur = the Minotaur
classic-figure-chiron = Chiron
classic-figure-medusa = Medusa
classic-figure-polyphemus = Polyphemus
classic-slot = place { $word }
classic-place-deck = the deck
classic-place-discard = the discard pile
classic-place-used = in use
classic-place-held = held for a figure
classic-place-slot-4 = place 4
classic-place-slot-3 = place 3
classic-place-slot-2 = place 2

## Questions

classic-ask-PlaceMarker =
    { WORD($barred) ->
        [none] Where do you put { $marker }: on a god, with more than what lies there, or on Apollo?
       *[other] You were outbid for { $barred }: where do you put { $marker } now?
    }
classic-ask-TakeTurn = What do you do?
classic-ask-Prosper = On which island do you put the prosperity marker?
classic-ask-SailOn =
    { $steps ->
        [one] Your fleets are in { $sea } with 1 step left: do they sail on or stop?
       *[other] Your fleets are in { $sea } with { $steps } steps left: do they sail on or stop?
    }
classic-ask-RetreatFromSea = { $who }: do your fleets stay and fight for { $sea }, or retreat?
classic-ask-RetreatFromLand = { $who }: do your troops stay and fight for { $island }, or retreat?
classic-ask-GiveBack = You own one building of each type, so a metropolis is yours: which { $kind } do you give back for it?
classic-ask-ChooseSite = You have earned a metropolis: on which island do you found it?
classic-ask-LureFleet = The Siren: which single fleet of a rival do you replace by one of yours?
classic-ask-TakeFleetFrom = Your reserve is empty: from which sea does the fleet come that takes over { $sea }?
classic-ask-FlyTroops = Pegasus: which troops fly from one of your islands to any other?
classic-ask-DestroyBuilding = The Giant: which building does he destroy?
classic-ask-CopyCreature = The Chimera: which creature of the discard pile does she copy?
classic-ask-SwapBuilding = The Cyclops: which of your buildings becomes what else?
classic-ask-Sell = The Sphinx pays 2 gold for each troop, fleet, priest or philosopher: what do you sell next?
classic-ask-SailFreely =
    { $steps ->
        [one] The Sylph: 1 free step is left for your fleets; who sails where?
       *[other] The Sylph: { $steps } free steps are left for your fleets; who sails where?
    }
classic-ask-KillTroop = The Harpy: on which island does she kill a troop?
classic-ask-StealGold = The Griffon: whom does it rob of half the gold?
classic-ask-StealPhilosopher = The Satyr: from whom does he steal a philosopher?
classic-ask-StealPriest = The Dryad: from whom does she steal a priest?
classic-ask-PlaceKraken = The Kraken: in which sea does it surface and sink all fleets?
classic-ask-MoveKraken = The Kraken is in { $sea }: do you pay 1 gold to move it on, or stop?
classic-ask-PlaceFigure = On which island do you put { $creature }?
classic-ask-PlacePolyphemus = On which island do you put Polyphemus, who drives all fleets from the seas around it?
classic-ask-PushFleet = Polyphemus stands on { $island }: which fleet does he drive where next?

## Events: the start of a cycle

classic-event-cycle-began = Cycle { $n } begins.
classic-event-marker-ordered = { $who } is number { $n } in the turn order.
classic-event-creature-unbought = Nobody bought { $creature }.
classic-event-creature-appeared = Now in { $slot }: { $creature }.
classic-event-deck-shuffled = The discarded creatures are shuffled into the deck.
classic-event-god-placed = { $god } takes place { $n } among the gods.
classic-event-god-face-down = { $god } lies face down and takes no offerings in this cycle.
classic-event-income-paid =
    { $n ->
        [0] { $who } has no income.
       *[other] { $who } receives { $n } gold of income.
    }

## Events: offerings

classic-event-offer-made = { $who } offers { $n } to { $god }.
classic-event-offer-lost = { $who } is outbid for { $god } and must place the pawn again.
classic-event-apollo-chosen =
    { $n ->
        [1] { $who } chooses Apollo and is first in line for the prosperity marker.
       *[other] { $who } chooses Apollo as number { $n }.
    }
classic-event-offerings-paid =
    { $n ->
        [0] { $who } pays nothing for offerings.
       *[other] { $who } pays { $n } gold for offerings.
    }

## Events: turns

classic-event-turn-began = { $who } acts with { $god }.
classic-event-turn-ended = { $who } ends the turn.
classic-event-free-recruit-lost = { $who } cannot take the free recruit and loses it.
classic-event-fleet-recruited =
    { $price ->
        [0] { $who } recruits a free fleet in { $sea }.
       *[other] { $who } recruits a fleet in { $sea } for { $price } gold.
    }
classic-event-troop-recruited =
    { $price ->
        [0] { $who } recruits a free troop on { $island }.
       *[other] { $who } recruits a troop on { $island } for { $price } gold.
    }
classic-event-priest-recruited =
    { $price ->
        [0] { $who } takes a free priest.
       *[other] { $who } takes a priest for { $price } gold.
    }
classic-event-philosopher-recruited =
    { $price ->
        [0] { $who } takes a free philosopher.
       *[other] { $who } takes a philosopher for { $price } gold.
    }
classic-event-building-built = { $who } builds a { $site } of { $island }.
classic-event-fleets-sailed =
    { $n ->
        [one] { $who } sails 1 fleet from { $from } to { $to }.
       *[other] { $who } sails { $n } fleets from { $from } to { $to }.
    }
classic-event-troops-marched =
    { $n ->
        [one] { $who } moves 1 troop from { $from } to { $to }.
       *[other] { $who } moves { $n } troops from { $from } to { $to }.
    }
classic-event-creature-replaced = { $who } pays Zeus 1 gold to discard { $creature }.

## Events: battles and conquest

classic-event-sea-battle-began = { $who } attacks { $whom } in { $sea }.
classic-event-land-battle-began = { $who } attacks { $whom } on { $island }.
classic-event-dice-rolled = The dice show { $attacker } for the attack and { $defender } for the defence: { $attack } against { $defence } in all.
classic-event-fleet-lost = { $who } loses a fleet in { $sea }.
classic-event-troop-lost = { $who } loses a troop on { $island }.
classic-event-minotaur-lost = The Minotaur falls on { $island }.
classic-event-retreated-sea =
    { $n ->
        [one] { $who } retreats to { $to } with 1 fleet.
       *[other] { $who } retreats to { $to } with { $n } fleets.
    }
classic-event-retreated-land =
    { $n ->
        [one] { $who } retreats to { $to } with 1 troop.
       *[other] { $who } retreats to { $to } with { $n } troops.
    }
classic-event-sea-held = { $who } holds { $sea }.
classic-event-sea-empty = Nobody is left in { $sea }.
classic-event-island-held = { $who } keeps { $island }.
classic-event-island-claimed = { $who } claims { $island }, which belonged to nobody.
classic-event-island-captured = { $who } takes { $island } from { $whom }.
classic-event-eliminated = { $who } has lost the last island and is out of the game.

## Events: metropolises

classic-event-building-given = { $who } gives back the { $site } of { $island }.
classic-event-philosophers-given = { $who } gives back four philosophers.
classic-event-metropolis-founded = { $who } founds a metropolis on { $island }.
classic-event-metropolis-lost = { $who } has no place for the metropolis and loses it.

## Events: Apollo and the end

classic-event-apollo-paid = { $who } receives { $n } gold from Apollo.
classic-event-island-prospered = { $who } puts a prosperity marker on { $island }.
classic-event-gold-shown = { $who } shows { $n } gold.
classic-event-game-won = { $who } wins the game.

## Events: creatures

classic-event-creature-bought = { $who } buys { $creature } for { $price } gold.
classic-event-effect-declined = { $who } makes no use of { $creature }.
classic-event-figure-placed = { $who } puts { $creature } on { $island }.
classic-event-figures-clashed = On { $island } { $creature } and { $other } destroy each other.
classic-event-figure-left = { CAPITAL($creature) } leaves { $island }.
classic-event-fleet-lured = The Siren wins { $sea } for { $who }: a new fleet replaces that of { $whom }.
classic-event-fleet-taken = { $who } takes that fleet from { $sea }.
classic-event-building-destroyed = { $who } sends the Giant to destroy the { $site } of { $island }.
classic-event-creature-copied = { $who } copies { $creature }.
classic-event-building-swapped = { $who } has the Cyclops turn the { $site } of { $island } into a { $new }.
classic-event-troop-sold = { $who } sells a troop on { $island } for 2 gold.
classic-event-fleet-sold = { $who } sells a fleet in { $sea } for 2 gold.
classic-event-priest-sold = { $who } sells a priest for 2 gold.
classic-event-philosopher-sold = { $who } sells a philosopher for 2 gold.
classic-event-troop-killed = { $who } sends the Harpy to kill a troop on { $island }.
classic-event-gold-stolen = { $who } steals { $n } of the { $of } gold that { $whom } shows.
classic-event-income-again =
    { $n ->
        [0] { $who } has no income to receive again.
       *[other] { $who } receives { $n } gold of income once more.
    }
classic-event-philosopher-stolen = { $who } steals a philosopher from { $whom }.
classic-event-priest-stolen = { $who } steals a priest from { $whom }.
classic-event-kraken-placed = { $who } puts the Kraken in { $sea }.
classic-event-kraken-moved = { $who } pays 1 gold to move the Kraken to { $sea }.
classic-event-fleets-destroyed =
    { $n ->
        [one] { $whom } loses 1 fleet in { $sea }.
       *[other] { $whom } loses { $n } fleets in { $sea }.
    }
classic-event-fleet-pushed = Polyphemus drives a fleet of { $whom } from { $from } to { $to }.

## Refusals: another question waits

classic-refusal-offer-first = Place your pawn first, on a god or on Apollo.
classic-refusal-set-first = First give back one building of each type for your metropolis.
classic-refusal-site-first = First choose the island of your metropolis.
classic-refusal-move-first = Finish this fleet move first: sail on, or stop.
classic-refusal-battle-first = Finish the battle first: stay, or retreat.
classic-refusal-effect-first = Finish the effect of the creature first.
classic-refusal-only-apollo = Apollo’s turn allows nothing but placing the prosperity marker.
classic-refusal-not-in-a-turn = That belongs to another moment; in a turn you recruit, build, use your god, buy creatures, or end it.

## Refusals: offerings

classic-refusal-apollo-is-free = Apollo takes no gold; choose him without an amount.
classic-refusal-face-down = { $god } lies face down and takes no offerings in this cycle.
classic-refusal-just-outbid = You were just outbid for { $god }; choose another god or Apollo.
classic-refusal-bid-too-low =
    { $n ->
        [1] An offering to { $god } is at least 1.
       *[other] { $god } has an offering already; offer at least { $n }.
    }
classic-refusal-bid-unaffordable =
    { $n ->
        [0] You have no gold left for an offering; choose Apollo.
       *[other] Your gold and priests pay for at most { $n } here; offer no more, or choose another god or Apollo.
    }

## Refusals: turns

classic-refusal-other-god = That is done with { $god }, not with the god of your turn.
classic-refusal-too-dear = That costs { $n } gold, and you do not have it.
classic-refusal-free-recruit-due = Take your free recruit before you end the turn.
classic-refusal-enough-recruits = You have recruited { $n } in this turn, which is the most.
classic-refusal-reserve-empty = All eight of yours are on the board; none is left to recruit.
classic-refusal-cards-gone = No card is left to take.
classic-refusal-sea-not-next-to-you = A new fleet needs a sea next to one of your islands, and { $sea } is not.
classic-refusal-sea-of-another = Fleets of another player are in { $sea }; choose an empty sea or one of yours.
classic-refusal-closed-sea = The Kraken or Polyphemus keeps { $sea } closed to all fleets.
classic-refusal-not-your-island = You do not own { $island }; choose an island of yours.
classic-refusal-other-building = { $god } does not build that: Poseidon builds ports, Ares fortresses, Zeus temples, Athena universities.
classic-refusal-no-free-slot = That part of { $island } has no free building place; try its other part or another island.
classic-refusal-under-metropolis = The metropolis covers that part of { $island }; only building places outside its site are left.
classic-refusal-supply-empty = No { $kind } is left in the supply.
classic-refusal-empty-slot = There is no creature in { $slot }.

## Refusals: movement

classic-refusal-no-fleet-there = You have no fleet in { $sea }.
classic-refusal-too-few-fleets =
    { $n ->
        [one] You have 1 fleet in { $sea }; move that one.
       *[other] You have { $n } fleets in { $sea }; move between 1 and all of them.
    }
classic-refusal-not-adjacent = A step leads to a neighbouring sea, and { $to } does not touch { $from }.
classic-refusal-other-group = Only the group that moves may go on, from { $sea }.
classic-refusal-no-troop-there = There is no troop on { $island } that you could take.
classic-refusal-too-few-troops =
    { $n ->
        [0] You have no troop on { $island }.
        [one] You have 1 troop on { $island }; move that one.
       *[other] You have { $n } troops on { $island }; move between 1 and all of them.
    }
classic-refusal-no-chain = Troops need a chain of your fleets, and none leads from { $from } to { $to }.
classic-refusal-same-island = Your troops are on { $island } already; choose another island.
classic-refusal-held-by-medusa = Medusa lets no troop leave { $island }.
classic-refusal-last-island = A player’s last island is safe unless taking it lifts you to the goal, and { $island } would not.
classic-refusal-no-retreat-there = Troops retreat to another island of their owner, not to { $island }.

## Refusals: metropolises

classic-refusal-other-type-first = Now choose which { $kind } you give back.
classic-refusal-no-such-building = There is no { $site } of { $island }.
classic-refusal-metropolis-stands = A metropolis stands on { $island } already; choose an island without one.
classic-refusal-free-site-first = Buildings stand on the metropolis site of { $island }; choose an island whose site is free.

## Refusals: creatures

classic-refusal-not-isolated = The Siren needs a sea with a single fleet of a rival, and { $sea } is none.
classic-refusal-guarded-by-chiron = Chiron guards { $island } against Pegasus, Giant and Harpy.
classic-refusal-not-discarded = The discard pile does not hold { $creature }, and the Chimera copies only what lies there.
classic-refusal-same-type = The Cyclops makes another type of it; that building is a { $kind } already.
classic-refusal-no-priest = You have no priest to sell.
classic-refusal-no-philosopher = You have no philosopher to sell.
classic-refusal-frozen = The fleets in { $sea } have fought and sail no further with this Sylph.
classic-refusal-no-living-rival = Choose another player who is still in the game.
classic-refusal-nothing-to-steal = { $whom } has none of what this creature steals.
classic-refusal-nothing-to-push = There is no fleet in { $sea } that Polyphemus must drive away.

## What it does: gods

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

## What it does: creatures

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

## What it does: buildings

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
