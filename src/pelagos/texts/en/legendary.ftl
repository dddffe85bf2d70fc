# Legendary, in English. Boards name their lands, seas and sites.

## Names

legendary-seat-p1 = Player 1
legendary-seat-p2 = Player 2
legendary-seat-p3 = Player 3
legendary-seat-p4 = Player 4
legendary-seat-p5 = Player 5
legendary-seat-p6 = Player 6
legendary-seat-nobody = nobody
legendary-faction-blu = Blue
legendary-faction-red = Red
legendary-faction-grn = Green
legendary-faction-yel = Yellow
legendary-faction-pur = Purple
legendary-faction-blk = Black
legendary-faction-nobody = nobody
legendary-team-blu = Blue
legendary-team-red = Red
legendary-team-grn = Green
legendary-team-yel = Yellow
legendary-team-pur = Purple
legendary-team-blu-yel = Blue and Yellow
legendary-team-red-grn = Red and Green
legendary-team-blu-blk = Blue and Black
legendary-team-red-pur = Red and Purple
legendary-team-grn-yel = Green and Yellow
legendary-team-nobody = nobody
legendary-god-ares = Ares
legendary-god-athena = Athena
legendary-god-hera = Hera
legendary-god-poseidon = Poseidon
legendary-god-zeus = Zeus
legendary-god-apollo = Apollo
legendary-god-none = none
legendary-land = { $word }
legendary-sea = the sea of { $word }
legendary-site = site { $number } of { $word }
legendary-only-site = the site of { $word }
legendary-card-penthesilea = the card of Penthesilea
legendary-card-pandora = the card of Pandora
legendary-kind-port = port
legendary-kind-fortress = fortress
legendary-kind-temple = temple
legendary-kind-university = university
legendary-bonus-troops2 = two troops
legendary-bonus-fleets2 = two fleets
legendary-bonus-priestess = a priestess
legendary-bonus-gold3 = 3 gold
legendary-bonus-prosperity = a prosperity token
legendary-unit-troop = troop
legendary-unit-mercenary = mercenary
legendary-unit-fleet = fleet
legendary-unit-minotaur = Minotaur
legendary-creature-charon = Charon
legendary-creature-chimera = the Chimera
legendary-creature-cyclops = the Cyclops
legendary-creature-dryad = the Dryad
legendary-creature-giant = the Giant
legendary-creature-griffin = the Griffin
legendary-creature-harpy = the Harpy
legendary-creature-graeae = the Graeae
legendary-creature-pegasus = Pegasus
legendary-creature-satyr = the Satyr
legendary-creature-sphinx = the Sphinx
legendary-creature-sylph = the Sylph
legendary-creature-cerberus = Cerberus
legendary-creature-hydra = the Hydra
legendary-creature-kraken = the Kraken
legendary-creature-medusa = Medusa
legendary-creature-minotaur = the Minotaur
legendary-creature-polyphemus = Polyphemus
legendary-figure-cerberus = Cerberus
legendary-figure-hydra = the Hydra
legendary-figure-kraken = the Kraken
legendary-figure-medusa = Medusa
legendary-figure-minotaur = the Minotaur
legendary-figure-polyphemus = Polyphemus
legendary-slot = place { $word }
legendary-hero-ajax = Ajax
legendary-hero-croesus = Croesus
legendary-hero-hector = Hector
legendary-hero-helen = Helen
legendary-hero-jason = Jason
legendary-hero-pandora = Pandora
legendary-hero-penthesilea = Penthesilea
legendary-hero-odysseus = Odysseus
legendary-hero-perseus = Perseus
legendary-hero-nobody = nobody
legendary-hero_place-deck = the hero deck
legendary-hero_place-slot-1 = place 1 of the hero track
legendary-hero_place-slot-2 = place 2 of the hero track
legendary-hero_place-play = in play
legendary-hero_place-discard = fallen
legendary-hero_place-removed = out of the game
legendary-hero_place-card = protecting a metropolis
legendary-card_place-deck = the deck
legendary-card_place-top = the top of the deck
legendary-card_place-drawn = drawn for the Sphinx
legendary-card_place-used = in use
legendary-card_place-discard = the discard pile
legendary-card_place-held = held for a figure
legendary-card_place-slot-2 = place 2
legendary-card_place-slot-3 = place 3
legendary-card_place-slot-4 = place 4
legendary-card_place-slot-5 = place 5
legendary-ending-goal = the goal is reached
legendary-ending-elimination = a faction has lost its last land
legendary-ending-limit = the last cycle has ended

## Questions: placement, offerings, maintenance

legendary-ask-ClaimLand =
    { WORD($land) ->
        [off] { $who }: which land do you claim first?
       *[other] { $who }: which land do you claim second, besides { $land }?
    }
legendary-ask-LaunchFleet = { $who }: in which free sea beside { $land } do you launch a fleet?
legendary-ask-ClaimThird = { $who }: which land do you claim third?
legendary-ask-MusterTroop = { $who }: in which of your lands do you place a troop?
legendary-ask-PlacePawn =
    { WORD($barred) ->
        [none] { $who }: on which god do you put your pawn?
       *[other] { $who }: you were outbid for { $barred }; where do you put your pawn now?
    }
legendary-ask-KeepOrRelease = { $who }: which creature do you keep for a priestess, or release?
legendary-ask-MoveFigure = { $who }: where do you move { $creature }, or do you stay?

## Questions: turns and moves

legendary-ask-TakeTurn = What do you do?
legendary-ask-PutToken =
    { $at_sea ->
        [0] Apollo: in which land do you put a prosperity token?
       *[other] Apollo: in which sea do you put a prosperity token?
    }
legendary-ask-PlayOrReturn = { $who }: do you pay 1 gold to play the top creature of the deck, or return it?
legendary-ask-TakeTroops =
    { WORD($leader) ->
        [nobody] { $who }: how many troops go from { $land } to { $goal }?
       *[other] { $who }: how many troops go with { $leader } from { $land } to { $goal }?
    }
legendary-ask-TakeMercenaries =
    { WORD($leader) ->
        [nobody] { $who }: how many mercenaries go from { $land } to { $goal }?
       *[other] { $who }: how many mercenaries go with { $leader } from { $land } to { $goal }?
    }
legendary-ask-TakeHero = { $who }: does the next hero go along from { $land } to { $goal }?
legendary-ask-RelocateFrom =
    { $optional ->
        [0] { $who }: from which of your lands do units fly anywhere?
       *[other] { $who }: from which of your lands do units fly with Pegasus, or do you pass?
    }
legendary-ask-RelocateTo = { $who }: to which land do units fly from { $land }?

## Questions: battles

legendary-ask-RetreatFromSea = { $who }: do your fleets stay and fight for { $sea }, or retreat?
legendary-ask-StrikeEntering = Hector guards { $land }: do you strike a troop or a mercenary of those who enter?
legendary-ask-RerollOrAccept = { $who }: the dice for { $land } show { $attack } for the attack and { $defence } for the defence; do you pay 1 gold to roll yours again, or accept?
legendary-ask-LoseUnit = { $who }: which unit do you lose in { $land }?
legendary-ask-FallOrWithdraw = Perseus: does your { $unit } fall in { $land }, or withdraw?
legendary-ask-RetreatFromLand = { $who }: do your units stay and fight for { $land }, or retreat?

## Questions: metropolises and their bonuses

legendary-ask-GiveBack = { $who }: which { $kind } do you give back for a metropolis?
legendary-ask-FoundMetropolis = { $who }: where do you found your metropolis?
legendary-ask-PlaceTroop = { $who }: in which of your lands do you put a troop of the bonus?
legendary-ask-PlaceFleet = { $who }: in which of your seas do you put a fleet of the bonus?
legendary-ask-Prosper = { $who }: in which of your areas do you put the prosperity token of the bonus?

## Questions: creatures and heroes

legendary-ask-SwapHeroes = { $who }: which of your heroes does Charon swap for which one of the track?
legendary-ask-CopyCreature = { $who }: which creature of the discard pile does the Chimera play?
legendary-ask-ChangeBuilding = { $who }: which of your buildings does the Cyclops change into what else?
legendary-ask-StealPriestess = { $who }: whom does the Dryad rob of a priestess?
legendary-ask-StealMercenaries = { $who }: from which land does the Giant take all mercenaries?
legendary-ask-PostMercenary =
    { $left ->
        [one] { $who }: in which of your lands do you put the last mercenary?
       *[other] { $who }: in which of your lands do you put the next of { $left } mercenaries?
    }
legendary-ask-StealGold = { $who }: whom does the Griffin rob of half the gold?
legendary-ask-KillTroop = { $who }: what does the Harpy kill, and in which land?
legendary-ask-StealPhilosopher = { $who }: whom does the Satyr rob of a philosopher?
legendary-ask-PickCreature = { $who }: which of the creatures drawn for the Sphinx do you play?
legendary-ask-ExchangeFleets = { $who }: the fleets of which sea does the Sylph exchange?
legendary-ask-ExchangeFor = { $who }: for those of which other sea does the Sylph exchange the fleets in { $sea }?
legendary-ask-PlaceFigure = { $who }: in which area do you put { $creature }?
legendary-ask-DevourUnit = { $who }: what does the Hydra devour, in or beside her area?
legendary-ask-PushFleet = { $who }: which fleet does Polyphemus drive where next?
legendary-ask-TradeOn = { $who }: do you trade two more priestesses for a philosopher, or stop?
legendary-ask-ChooseFirstPair = { $who }: which type of building do you give two of?
legendary-ask-ChooseSecondPair = { $who }: besides { $first }, which other type do you give two of?
legendary-ask-ChooseThree = { $who }: which type of building do you give three of?
legendary-ask-EmulateHero = { $who }: the power of which hero of the track does Pandora use?

## Events: set-up and the start of a cycle

legendary-event-god-placed = { $god } takes place { $n } among the gods.
legendary-event-pawn-ordered = { $who } is number { $n } in the turn order.
legendary-event-land-claimed = { $who } claims { $land }.
legendary-event-fleet-launched = { $who } launches a fleet in { $sea }.
legendary-event-no-sea-free = No sea beside { $land } is free, so a fleet of { $who } stays in reserve.
legendary-event-troop-mustered = { $who } places a troop in { $land }.
legendary-event-cycle-began = Cycle { $n } begins.
legendary-event-hero-appeared = { $hero } comes to the hero track.
legendary-event-creature-unbought = Nobody bought { $creature }.
legendary-event-creature-appeared = Now in { $slot }: { $creature }.
legendary-event-deck-shuffled = The discarded creatures are shuffled into the deck.
legendary-event-gods-turned = { $god } goes to the last place, and the other gods move up.
legendary-event-income-paid =
    { $n ->
        [0] { $who } has no income.
       *[other] { $who } receives { $n } gold of income.
    }

## Events: offerings and maintenance

legendary-event-offer-made = { $who } offers { $n } to { $god }.
legendary-event-offer-forced = { $who } has to offer without the gold for it, and will pay what is left.
legendary-event-offer-lost = { $who } is outbid for { $god } and must place the pawn again.
legendary-event-apollo-chosen = { $who } chooses Apollo.
legendary-event-offers-paid =
    { $n ->
        [0] The offerings of { $team } cost nothing.
       *[other] The offerings of { $team } cost { $n } gold.
    }
legendary-event-offers-settled = All offerings are settled.
legendary-event-offers-unpaid = The purse of { $team } does not cover the offerings, so all offer anew.
legendary-event-penalty-paid =
    { $n ->
        [0] The purse of { $team } has nothing to lose for it.
       *[other] The purse of { $team } loses { $n } gold for it.
    }
legendary-event-creature-kept = { $who } gives a priestess to keep { $creature }.
legendary-event-creature-released = { $who } releases { $creature }.
legendary-event-figure-moved = { $who } moves { $creature } to { $area }.

## Events: turns

legendary-event-turn-began = { $who } acts with { $god }.
legendary-event-turn-ended = { $who } ends the turn.
legendary-event-turn-skipped = { $who } is out of the game and has no turn.
legendary-event-free-action-lapsed = { $who } can do no more of the free actions, and what is left of them lapses.
legendary-event-building-built = { $who } builds a { $kind } on { $site }.
legendary-event-building-replaced = { $who } tears down the building on { $site } for a { $kind }.
legendary-event-building-forgone = { $who } builds nothing.
legendary-event-fleet-recruited =
    { $price ->
        [0] { $who } recruits a free fleet in { $sea }.
       *[other] { $who } recruits a fleet in { $sea } for { $price } gold.
    }
legendary-event-troop-recruited =
    { $price ->
        [0] { $who } recruits a free troop in { $land }.
       *[other] { $who } recruits a troop in { $land } for { $price } gold.
    }
legendary-event-mercenary-recruited =
    { $price ->
        [0] { $who } recruits a free mercenary in { $land }.
       *[other] { $who } recruits a mercenary in { $land } for { $price } gold.
    }
legendary-event-priestess-taken =
    { $price ->
        [0] { $who } takes a free priestess.
       *[other] { $who } takes a priestess for { $price } gold.
    }
legendary-event-philosopher-taken =
    { $price ->
        [0] { $who } takes a free philosopher.
       *[other] { $who } takes a philosopher for { $price } gold.
    }
legendary-event-priestess-drawn = { $who } draws a priestess for this land.
legendary-event-hero-hired = { $who } hires { $hero } in { $land } for 4 gold.
legendary-event-top-looked-at = { $who } looks at the top creature of the deck.
legendary-event-top-seen = You see { $creature } on top of the deck.
legendary-event-top-put-back = { $who } puts the creature back on top of the deck.
legendary-event-top-played = { $who } pays 1 gold to play { $creature } from the top of the deck.
legendary-event-apollo-paid = { $who } receives { $n } gold from Apollo.
legendary-event-area-prospered = { $who } puts a prosperity token in { $area }.
legendary-event-creature-bought = { $who } buys { $creature } for { $price } gold.
legendary-event-effect-lost = { $who } has no use for { $creature }, and the card is without effect.

## Events: movement and battles

legendary-event-fleets-sailed =
    { $n ->
        [one] { $who } sails 1 fleet from { $from } to { $to }.
       *[other] { $who } sails { $n } fleets from { $from } to { $to }.
    }
legendary-event-units-marched =
    { $n ->
        [one] { $who } moves 1 unit from { $from } to { $to }.
       *[other] { $who } moves { $n } units from { $from } to { $to }.
    }
legendary-event-hero-led =
    { $n ->
        [one] { $who } sends { $hero } to { $to } alone.
       *[other] { $who } sends { $hero } to { $to }, { $n } units in all.
    }
legendary-event-units-flown =
    { $n ->
        [one] { $who } has 1 unit fly from { $from } to { $to }.
       *[other] { $who } has { $n } units fly from { $from } to { $to }.
    }
legendary-event-land-captured = { $who } takes { $land } from { $whom }.
legendary-event-sea-battle-began = { $who } attacks { $whom } in { $sea }.
legendary-event-land-battle-began = { $who } attacks { $whom } in { $land }.
legendary-event-hector-struck = { $who } has Hector kill a { $unit } that enters { $land }.
legendary-event-pandora-beckoned =
    { $n ->
        [one] Pandora wins 1 mercenary of { $whom } over to { $who }.
       *[other] Pandora wins { $n } mercenaries of { $whom } over to { $who }.
    }
legendary-event-dice-rolled = The dice show { $attacker } for the attack and { $defender } for the defence: { $attack } against { $defence } in all.
legendary-event-die-rerolled = { $who } pays 1 gold to roll again.
legendary-event-fleet-lost = { $who } loses a fleet in { $sea }.
legendary-event-troop-lost = { $who } loses a troop in { $land }.
legendary-event-mercenary-lost = { $who } loses a mercenary in { $land }.
legendary-event-hero-lost = { $who } loses { $hero } in { $land }.
legendary-event-minotaur-lost = { $who } loses the Minotaur in { $land }.
legendary-event-troop-withdrew = { $who } withdraws a { $unit } to { $to }, thanks to Perseus.
legendary-event-retreated-land =
    { $n ->
        [one] { $who } retreats to { $to } with 1 unit.
       *[other] { $who } retreats to { $to } with { $n } units.
    }
legendary-event-retreated-sea =
    { $n ->
        [one] { $who } retreats to { $to } with 1 fleet.
       *[other] { $who } retreats to { $to } with { $n } fleets.
    }
legendary-event-land-held = { $who } keeps { $land }.
legendary-event-sea-held = { $who } holds { $sea }.
legendary-event-sea-empty = Nobody is left in { $sea }.

## Events: metropolises

legendary-event-building-given = { $who } gives back the { $kind } on { $site }.
legendary-event-philosophers-given = { $who } gives back four philosophers.
legendary-event-metropolis-founded = { $who } founds a metropolis on { $site }.
legendary-event-metropolis-protected = { $who } puts a metropolis under the protection of { $hero }.
legendary-event-metropolis-taken = { $who } takes the metropolis on { $site } from { $whom }.
legendary-event-bonus-gained = { $who } gains a bonus: { $bonus }.
legendary-event-bonus-lost = { $who } cannot receive a bonus, which is lost: { $bonus }.
legendary-event-bonus-troop = { $who } puts a troop of the bonus in { $land }.
legendary-event-bonus-fleet = { $who } puts a fleet of the bonus in { $sea }.

## Events: creatures and heroes

legendary-event-heroes-swapped = { $who } has Charon swap { $hero } for { $other }.
legendary-event-creature-copied = { $who } has the Chimera play { $creature }.
legendary-event-building-changed = { $who } has the Cyclops turn the building on { $site } into a { $kind }.
legendary-event-priestess-stolen = { $who } steals a priestess from { $whom }.
legendary-event-mercenaries-taken =
    { $n ->
        [one] { $who } has the Giant take 1 mercenary of { $whom } from { $land }.
       *[other] { $who } has the Giant take { $n } mercenaries of { $whom } from { $land }.
    }
legendary-event-mercenary-placed = { $who } puts a mercenary in { $land }.
legendary-event-gold-stolen = The Griffin brings { $n } gold of { $whom } into the purse of { $who }.
legendary-event-purse-robbed = The Griffin brings half the gold of { $whom } into the purse of { $who }.
legendary-event-unit-killed = { $who } sends the Harpy to kill a { $unit } in { $land }.
legendary-event-income-again =
    { $n ->
        [0] { $who } has no income to receive again.
       *[other] { $who } receives { $n } gold of income once more.
    }
legendary-event-flight-declined = { $who } sends nobody with Pegasus.
legendary-event-philosopher-stolen = { $who } steals a philosopher from { $whom }.
legendary-event-sphinx-drew =
    { $n ->
        [one] { $who } draws 1 creature for the Sphinx.
       *[other] { $who } draws { $n } creatures for the Sphinx.
    }
legendary-event-sphinx-showed = The Sphinx shows you { $creature }.
legendary-event-sphinx-chose = { $who } chooses { $creature } of the Sphinx’s cards.
legendary-event-creature-discarded = Discarded: { $creature }.
legendary-event-fleets-exchanged = { $who } has the Sylph exchange the fleets in { $from } and in { $to }.
legendary-event-figure-placed = { $who } puts { $creature } in { $area }.
legendary-event-figure-left = { CAPITAL($creature) } leaves { $area }.
legendary-event-unit-devoured = The Hydra devours a { $unit } of { $whom } in { $area }.
legendary-event-fleets-destroyed =
    { $n ->
        [one] { $whom } loses 1 fleet in { $sea }.
       *[other] { $whom } loses { $n } fleets in { $sea }.
    }
legendary-event-fleet-pushed = Polyphemus drives a fleet of { $whom } from { $from } to { $to }.
legendary-event-hero-sacrificed = { $who } sacrifices { $hero }.
legendary-event-hero-emulated = { $who } has Pandora use the power of { $hero }.
legendary-event-priestesses-traded = { $who } trades two priestesses for a philosopher.

## Events: the end

legendary-event-eliminated = { $who } has lost the last land and is out of the game.
legendary-event-gold-shown = The purse of { $team } holds { $n } gold.
legendary-event-game-ended = The game ends: { $ending }.
legendary-event-team-won =
    { $n ->
        [one] Victory for { $team }, with 1 metropolis.
       *[other] Victory for { $team }, with { $n } metropolises.
    }

## Refusals: another question waits

legendary-refusal-placement-first = The game has not begun: first claim your lands, launch your fleets and place your troops.
legendary-refusal-offer-first = Place your pawn first, on a god or on Apollo.
legendary-refusal-maintenance-first = See to your creatures first: keep or release each, then move those you keep.
legendary-refusal-units-first = Say first which units go: troops, mercenaries, heroes.
legendary-refusal-battle-first = Finish the battle first; answer what it asks.
legendary-refusal-set-first = First choose the building that you give back.
legendary-refusal-site-first = First choose the place of your metropolis.
legendary-refusal-bonus-first = First take the bonus of the metropolis.
legendary-refusal-effect-first = Finish this effect first; answer what it asks.
legendary-refusal-sacrifice-first = Finish the power of the sacrificed hero first.
legendary-refusal-look-first = First play the creature you looked at, or return it.
legendary-refusal-only-apollo = Apollo’s turn allows nothing but placing two prosperity tokens.
legendary-refusal-not-in-a-turn = That belongs to another moment; in a turn you build, recruit, move, buy creatures, sacrifice heroes, or end it.

## Refusals: placement

legendary-refusal-land-taken = { $land } has an owner already; choose a free land.
legendary-refusal-same-island = { $land } is on the island of your first land; choose another island.
legendary-refusal-teammates-island = Your teammate is on the island of { $land }; choose another island in this round.
legendary-refusal-sea-taken = Fleets are in { $sea } already; choose a free sea.

## Refusals: offerings

legendary-refusal-face-down = { $god } lies face down and takes no offerings in this cycle.
legendary-refusal-apollo-taken = Apollo takes one pawn only; choose another god.
legendary-refusal-apollo-is-free = Apollo takes no gold; choose him without an amount.
legendary-refusal-not-on-track = The offering track has no place { $n }; choose one that it has.
legendary-refusal-bid-too-low = The offering to { $god } stands at { $n }; offer more.
legendary-refusal-just-ousted = You were just outbid for { $god }; choose another god.
legendary-refusal-bid-unaffordable =
    { $n ->
        [0] Your purse is empty; choose what costs you nothing.
       *[other] Your purse of { $n } gold does not cover that with what your team offers already; offer less, or elsewhere.
    }
legendary-refusal-only-forced = You can pay for no offering and Apollo is taken; make the lowest offering to a god without a pawn.

## Refusals: maintenance and figures

legendary-refusal-not-your-creature = You do not have { $creature } on the board.
legendary-refusal-already-kept = You have decided about { $creature } already; choose another one.
legendary-refusal-no-priestess = You have no priestess to keep a creature; release it.
legendary-refusal-not-adjacent-area = A step leads to a neighbouring area, which { $area } is not.
legendary-refusal-wrong-area = This creature cannot stand in { $area }: the Kraken needs a sea, the Minotaur a land of yours, the others a land.
legendary-refusal-creature-there = A creature stands in { $area } already; choose an area without one.

## Refusals: turns

legendary-refusal-other-god = That is done with { $god }, not with the god of your turn.
legendary-refusal-free-actions-first = First do the free actions of your god: the building and the recruit.
legendary-refusal-too-dear = That costs { $n } gold, and you do not have it.
legendary-refusal-enough-recruits = You have recruited all that your god allows in a turn.
legendary-refusal-reserve-empty = All eight of yours are on the board; none is left in your reserve.
legendary-refusal-supply-empty = None is left in the supply.
legendary-refusal-not-your-land = You do not control { $land }; choose a land of yours.
legendary-refusal-sea-not-next-to-you = A new fleet needs a sea beside your land, which { $sea } is not.
legendary-refusal-sea-of-another = Fleets of another faction are in { $sea }; choose a free sea or one of the same faction.
legendary-refusal-closed-sea = The Kraken or Polyphemus keeps { $sea } closed to all fleets.
legendary-refusal-other-building = Your god does not build a { $kind }: Poseidon builds ports, Ares fortresses, Zeus temples, Athena universities.
legendary-refusal-owned-kind = Hera builds only what you do not own, and you own a { $kind }; choose another type.
legendary-refusal-kind-gone = No { $kind } is left in the supply.
legendary-refusal-not-your-site = Choose a site in a land of yours, which { $site } is not.
legendary-refusal-site-taken = A building stands on { $site }, and you have a free site; build there.
legendary-refusal-same-kind = That would be a { $kind } again; choose another type.
legendary-refusal-metropolis-stands = A metropolis stands on { $site } and stays there; choose another site.
legendary-refusal-free-site-left = You have a free site, so you must build there.
legendary-refusal-nothing-to-build = Nothing can be built now, so there is nothing to forgo; the free building lapses.
legendary-refusal-build-done = The free building of this turn is done.
legendary-refusal-already-looked = You have looked at the deck in this turn already.
legendary-refusal-no-card-left = No creature is left to look at.
legendary-refusal-empty-slot = There is no creature in { $slot }.
legendary-refusal-hero-not-on-track = { $hero } is not on the hero track; choose a hero who is.
legendary-refusal-one-hero-a-turn = You have hired a hero in this turn already.
legendary-refusal-no-heroic-move = With Ares there are no heroic moves; let the hero march with your troops.

## Refusals: movement

legendary-refusal-no-fleet-there = You have no fleet in { $sea }.
legendary-refusal-too-few-fleets =
    { $n ->
        [one] You have 1 fleet in { $sea }; move that one.
       *[other] You have { $n } fleets in { $sea }; move between 1 and all of them.
    }
legendary-refusal-not-adjacent = From { $from } no open way leads to { $to }; choose a neighbouring sea.
legendary-refusal-teammates-sea = Your teammate’s fleets are in { $sea }; you may pass them, but not stop there.
legendary-refusal-teammates-land = { $land } is your teammate’s; you may pass through it, but not stop there.
legendary-refusal-no-unit-there = You have no troop and no hero in { $land } to move.
legendary-refusal-same-land = Your units are in { $land } already; choose another land.
legendary-refusal-not-accessible = No land border and no bridge of fleets leads from { $from } to { $to }.
legendary-refusal-held-by-medusa = Medusa lets nobody enter or leave { $land }.
legendary-refusal-last-area = A faction’s last land is safe unless taking it lifts you to the goal, and { $land } would not.
legendary-refusal-not-your-hero = You do not have { $hero } in play.
legendary-refusal-too-many-units =
    { $n ->
        [one] There is 1 of them; take no more.
       *[other] There are { $n } of them; take no more.
    }
legendary-refusal-nobody-moves = At least one unit must go.

## Refusals: battles

legendary-refusal-no-such-unit = No unit of that kind takes part; choose one that does.
legendary-refusal-no-retreat-land = A retreat needs a land within reach that is free or yours, and { $land } is none.
legendary-refusal-no-retreat-sea = Fleets retreat to a neighbouring open sea that is free or theirs, and you named { $sea }.

## Refusals: metropolises and bonuses

legendary-refusal-other-kind-first = Now choose which { $kind } you give back.
legendary-refusal-no-protection = { $hero } cannot protect a metropolis now; choose a site.
legendary-refusal-not-your-sea = You have no fleet in { $sea }; choose a sea that you control.
legendary-refusal-not-your-area = You do not control { $area }; choose an area of yours.
legendary-refusal-wants-land = This token goes to a land.
legendary-refusal-wants-sea = This token goes to a sea.

## Refusals: creatures

legendary-refusal-not-discarded = The discard pile does not hold { $creature }, and the Chimera plays only what lies there.
legendary-refusal-not-drawn = The Sphinx did not show you { $creature }; choose one of those she did.
legendary-refusal-no-building = No building stands on { $site }.
legendary-refusal-same-team = Choose an opponent, not your own team.
legendary-refusal-nothing-to-steal = This opponent has none of what the creature steals.
legendary-refusal-no-mercenaries = There are no mercenaries in { $land }.
legendary-refusal-no-victim = There is no such unit to be taken; choose another one.
legendary-refusal-out-of-range = The Hydra reaches her own area and those around it, and you named { $area }.
legendary-refusal-same-sea = You have named { $sea } already; choose another sea.
legendary-refusal-no-fleets = There are no fleets in { $sea }.
legendary-refusal-nothing-to-push = There is no fleet in { $sea } that Polyphemus must drive away.
legendary-refusal-no-metropolis-left = No metropolis is left, so that nothing would come of it.

## Refusals: sacrifices

legendary-refusal-too-fresh = { $hero } came in this cycle and can be sacrificed from the next one on.
legendary-refusal-condition-unmet =
    { WORD($hero) ->
        [ajax] Ajax asks for seven lands of yours.
        [hector] Hector asks for two priestesses of yours.
        [helen] Helen asks for two buildings of one type and two of another.
        [jason] Jason asks for all eight fleets on the board.
        [odysseus] Odysseus asks for three buildings of one type.
        [pandora] Pandora asks for a hero on the track whose power you can use now.
        [perseus] Perseus asks for other units that can fly somewhere.
       *[other] You do not have what { $hero } asks for.
    }
legendary-refusal-no-place = You have no place for a metropolis: no free site, no building to replace, no card.
legendary-refusal-too-few-of-kind = You own too few of this type: { $kind }.
legendary-refusal-when-founding = { $hero } is of use when you found a metropolis; protect it then.

## What it does: gods

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

## What it does: creatures

legendary-tells-creature-charon = Exchange one of your heroes for a hero of the track, who stands where the old one stood.
    .clause = L-15.1
legendary-tells-creature-chimera = Play any creature of the discard pile for nothing. Then deck and discard pile are shuffled together.
    .clause = L-15.2
legendary-tells-creature-cyclops = Replace a port, fortress, temple or university of yours by another of these, on the same site.
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

## What it does: heroes

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

## What it does: buildings

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
