# What the teacher says in the lessons of Legendary. Short sentences; one thing at a time.

## The courses

legendary-course-first = The first course
legendary-course-gods = The other gods
legendary-course-war = War
legendary-course-cards = Priestesses, creatures, heroes
legendary-course-metropolises = Ways to a metropolis
legendary-course-end = The end, teams, the duel

## goal

legendary-lesson-goal = The goal
legendary-lesson-goal-about = Win a game in one turn: what a metropolis is, and how many you need.
legendary-lesson-goal-hello = Welcome to the archipelago. You play Blue: the marked lands are yours. Red and Green are your rivals.
legendary-lesson-goal-metropolises = Whoever has three metropolises at the end of a cycle wins; a cycle is a round in which everybody has a turn. You have two already: on { $here } and on { $there }. Red has one.
legendary-lesson-goal-set = You also have a port, a fortress and a temple. With a university they make a set of four, and a set becomes a metropolis.
legendary-lesson-goal-build = It is your turn, and your god is Athena: she builds universities. Build one, on the free site of { $island } for example.
legendary-lesson-goal-found = The set is complete: all four buildings go back, and a metropolis takes their place. Choose where it shall stand.
legendary-lesson-goal-guarded = A good place: your troops stand there and can guard it.
legendary-lesson-goal-finish = Your third metropolis! It brought a bonus, too: this time three gold. End your turn, then the others take theirs.
legendary-lesson-goal-won = The cycle is over, and three metropolises are yours: you have won. How you get a turn with the right god comes next.

## offerings

legendary-lesson-offerings = Offerings
legendary-lesson-offerings-about = Every turn begins with a god. Choose one and pay for it.
legendary-lesson-offerings-gods = A new cycle: everybody wants a god, because a god decides what you may do in your turn. These are up now; the grey ones sleep.
legendary-lesson-offerings-gives = The little pictures tell what a god gives: Poseidon ports and fleets, Ares fortresses and troops. Apollo gives gold and costs nothing.
legendary-lesson-offerings-bid = You have 5 gold and go first. Offer 3 to { $god }. Offers go 1, 3, 5, 7: whoever wants your place must offer more.
legendary-lesson-offerings-too-low = Cheap, but look: Red has offered 3 and has driven you out. A low offer is an invitation.
legendary-lesson-offerings-all-gone = That would hold, but you would have no gold left for your turn. Offer 3.
legendary-lesson-offerings-other-god = A fine god, too, but today we want troops. Offer 3 to { $god }.
legendary-lesson-offerings-free-but = Apollo is for those who need gold. You have some: offer 3 to { $god }.
legendary-lesson-offerings-paid = Nobody outbid you. When all have a god, all pay at once: your 3 gold are gone, 2 are left for your turn.
legendary-lesson-offerings-first = The gods act from left to right, Apollo last. Red had Poseidon and has just acted.
legendary-lesson-offerings-turn = Now it is your turn. Every turn begins with two things that are free: with Ares a fortress and a troop. Take one of them, on any land of yours.
legendary-lesson-offerings-done = You know how offerings go: one god each, the highest offer stays, and all pay once everybody has a god. What if somebody offers more? That is next.

## outbid

legendary-lesson-outbid = Being outbid
legendary-lesson-outbid-about = Somebody offers more. What now?
legendary-lesson-outbid-ousted = You had offered 1 to Zeus. Red has offered 3 and takes your place. Nothing is paid yet: your pawn is free again.
legendary-lesson-outbid-choose = You must choose another god at once, and not the one you were driven from. Offer 1 or 3 to { $god }.
legendary-lesson-outbid-dear = More than you need: { $god } is free. Offer 1 or 3.
legendary-lesson-outbid-not-yet = Apollo is always a way out, but try { $god } first.
legendary-lesson-outbid-back = Green has outbid you at Athena. But only the last god is barred, so you may go back to { $god }: offer 5, more than Red.
legendary-lesson-outbid-safe = Nobody is ever driven from Apollo. Safe, but today we want Zeus: offer 5.
legendary-lesson-outbid-done = Red was driven out in turn and went to Apollo. Once everybody has a god of their own, all pay. You are with Zeus, for 5.

## income

legendary-lesson-income = Apollo: income
legendary-lesson-income-about = Where gold comes from, and how Apollo makes it more.
legendary-lesson-income-corn = Every cornucopia on a land or sea of yours brings one gold each cycle: two on { $land }, one on { $other }, and one in { $sea }, where your fleet lies. That makes 4.
legendary-lesson-income-apollo = You have no gold left, so you went to Apollo: he costs nothing, gives 2 gold, and two prosperity tokens. Each is one more cornucopia on the map.
legendary-lesson-income-land = First one for a land. Put it on a land of yours, such as { $land }: it pays every cycle from now on.
legendary-lesson-income-rivals = You may, but it would pay your rival. Choose a land of yours.
legendary-lesson-income-nobodys = Nobody lives there, so nobody would be paid. Choose a land of yours.
legendary-lesson-income-sea = Then one for a sea. Only who has a fleet there is paid: choose { $sea }.
legendary-lesson-income-fleet-needed = You have no fleet there, so you would get nothing. Choose { $sea }.
legendary-lesson-income-done = Apollo paid 2, then came the income: 6 for your six cornucopias. Land stays yours when you leave it; a sea is yours only while your fleet is there.

## fleets

legendary-lesson-fleets = Poseidon: fleets
legendary-lesson-fleets-about = Build a port, launch fleets, and sail.
legendary-lesson-fleets-free = Your god is Poseidon. Every turn begins with two things that are free and must be done, in either order: here a port and a fleet.
legendary-lesson-fleets-port = Build the port on a free site of yours. A port helps your fleets in battles in the sea to which its jetty points.
legendary-lesson-fleets-port-first = Either may come first. Let us begin with the port.
legendary-lesson-fleets-fleet = Now the free fleet. It goes to a sea beside your land: { $sea } has a cornucopia.
legendary-lesson-fleets-more = What comes now costs gold. Up to three more fleets for 1, 2 and 3 gold. Take one for 1.
legendary-lesson-fleets-not-yet = You could, but there is more to try first.
legendary-lesson-fleets-sail = Fleets sail one sea for 1 gold, as often as you pay. Sail some of yours, from { $from } for example.
legendary-lesson-fleets-dearer = The next fleet would cost 2. Keep the gold, and sail.
legendary-lesson-fleets-done = Free things first, then what you can pay. Seas with cornucopias bring gold, and fleets in a row are bridges for troops: you will need them next.

## moves

legendary-lesson-moves = Ares: troops on the move
legendary-lesson-moves-about = Recruit troops and take free land, by land and over a bridge of ships.
legendary-lesson-moves-troop = Your god is Ares. The fortress is built; now the free troop. Put it on { $land }: we will set out from there.
legendary-lesson-moves-gather = It could stand there, but we gather on { $land }.
legendary-lesson-moves-more = Up to three more cost 2, 3 and 4 gold. Take one more to { $land }, for 2.
legendary-lesson-moves-first-gather = First one more troop to { $land }.
legendary-lesson-moves-neighbour = A march costs 1 gold. { $to } lies on the same island and belongs to nobody. March there from { $from }.
legendary-lesson-moves-this-way = Another time. March from { $from } to { $to }.
legendary-lesson-moves-enough = The next troop costs 3, and you need the gold to march.
legendary-lesson-moves-count = How many go? Leave at least one at home: land without troops is taken without a fight. Send one.
legendary-lesson-moves-leave-one = We need the others in a moment. Send one.
legendary-lesson-moves-bridge = { $to } is another island, but your fleet in { $sea } touches both: fleets in a row are a bridge. March to { $to }.
legendary-lesson-moves-over-there = Look at the bridge of ships: march to { $to }.
legendary-lesson-moves-across = How many cross over? The fortress on { $from } would stand empty if all of them went, so one should stay.
legendary-lesson-moves-done = Two lands more, for 2 gold. Troops go to neighbouring land, or to any land that a row of your fleets reaches.

## battle

legendary-lesson-battle = Battle
legendary-lesson-battle-about = Dice, troops, odds: attack, win, and know when not to.
legendary-lesson-battle-look = Your army stands beside two lands of Red: one with a single troop, one with two troops and a fortress.
legendary-lesson-battle-odds = In a battle each side rolls a die (0 to 3) and adds its troops; the lower side loses a troop. Attack { $weak } from { $from }.
legendary-lesson-battle-fortress = Two troops and a fortress, which adds 1 for the defender. We start with { $weak }.
legendary-lesson-battle-this-one = Another time: march from { $from } to { $weak }.
legendary-lesson-battle-send = Choose how many, and read the odds before you confirm. Send three, one stays at home.
legendary-lesson-battle-too-few = One against one is a gamble: you rolled 1, Red 2, and your troop is dead. Take it back and send three.
legendary-lesson-battle-three = Possible, but send three: strong enough, and one guards the home.
legendary-lesson-battle-won = 3 troops and a 1 make 4, against 1 troop and a 2: Red lost the troop, and { $weak } is yours with all that stands there.
legendary-lesson-battle-stronger = Now { $strong }: two troops and a fortress count 3. With three troops your odds are a little better than even. Dare it, from { $from }.
legendary-lesson-battle-once-more = First the attack on { $strong }.
legendary-lesson-battle-all = Send all three.
legendary-lesson-battle-all-three = Fewer would be worse than even. Send three.
legendary-lesson-battle-stay = 4 to 4: on a tie both lose a troop. Before the next round the defender may retreat, then the attacker. Red stays. Stay, too.
legendary-lesson-battle-go-on = A retreat saves your troops, but two against one is good. Stay.
legendary-lesson-battle-done = Won! Look at the odds before you attack, bring one troop more than the other side counts, and mind fortresses. Before your first game: who else there is, and how it begins.

## company

legendary-lesson-company = Who else there is
legendary-lesson-company-about = Priestesses, philosophers, heroes and creatures: a sentence on each, and where to read more.
legendary-lesson-company-row = Five gods, but never all awake. Each cycle the first of the row, today { $god }, goes to its end, and the others move up: so you see who is next. Poseidon and Ares you know.
legendary-lesson-company-priestess = { $god } is the god of priestesses. For the rest of the game each takes 1 gold off what you pay for an offer. Take yours, she is free.
legendary-lesson-company-philosopher = { $god } gives philosophers. Four of them turn into a metropolis, without a single building.
legendary-lesson-company-hero = Only { $god } sells heroes. They fight, they lead troops under any god but Apollo, and each can be given up for a great deed: often that is a metropolis.
legendary-lesson-company-creature = Creatures are for sale in every turn but Apollo’s, and each acts at once. A card that nobody buys gets cheaper each cycle; at last it is gone.
legendary-lesson-company-buy = What does a card do? Rest the pointer on it, or tap it; so you read of gods, heroes and underlined words, too. Then buy the { $creature }.
legendary-lesson-company-this-one = Today the { $creature }: rest the pointer on the card, or tap it, and buy it.
legendary-lesson-company-done = Your income once more, for 1 gold instead of 2: once in a cycle a temple takes 1 gold off a creature. How a game begins is next.

## start

legendary-lesson-start = The beginning
legendary-lesson-start-about = Your first lands, fleets and troops: how every game starts.
legendary-lesson-start-hello = Every game begins with an empty map. In turn everybody takes two lands, then in reverse order a third. Good land has cornucopias and sites for buildings.
legendary-lesson-start-first = Take { $land }: two cornucopias, two gold each cycle.
legendary-lesson-start-as-good = Just as good! But let us take { $land } today.
legendary-lesson-start-horns = Look for cornucopias: { $land } has two.
legendary-lesson-start-second = The second land must lie on another island. Take { $land }: a cornucopia, two sites, and near your first.
legendary-lesson-start-near = Possible, but stay together: take { $land }.
legendary-lesson-start-fleet = With each land comes a fleet on a sea beside it. { $land } has only one sea, so that fleet is placed. For the other, choose the sea with a cornucopia.
legendary-lesson-start-horn-at-sea = Look for the cornucopia at sea: it pays as well.
legendary-lesson-start-third = The others have chosen; now your third land, anywhere. Beside your own it is easy to defend; { $land } even brings a priestess, who makes your offers cheaper.
legendary-lesson-start-neighbours = Possible, but far from home. Take a neighbour of your first land.
legendary-lesson-start-no-symbol = A good neighbour, too, but without the symbol: no priestess. Take { $land }.
legendary-lesson-start-troops = Its fleet went to the only sea that was left beside it. Last, three troops on your lands, as you like. Where rivals can reach you, more.
legendary-lesson-start-done = That is all: income comes, then the offerings, and the game is on. Play a first game against bots now, with a coach if you like, or go on learning.

## athena

legendary-lesson-athena = Athena: philosophers
legendary-lesson-athena-about = Four wise heads make a metropolis.
legendary-lesson-athena-hello = Athena gives a university and a philosopher. You have two philosophers already. Four of them make a metropolis.
legendary-lesson-athena-university = First the university. It does nothing by itself, but a set of four buildings needs one. Build it.
legendary-lesson-athena-elsewhere = Keep that site free for now: build on { $land }.
legendary-lesson-athena-either = Either may come first; today the university.
legendary-lesson-athena-philosopher = Now the free philosopher: your third.
legendary-lesson-athena-fourth = Once in a turn Athena sells one more, for 4 gold. You have 5: take the fourth.
legendary-lesson-athena-one-more = You would have three and wait another cycle. You can pay for the fourth now.
legendary-lesson-athena-found = Four philosophers leave, and a metropolis comes. Choose a site.
legendary-lesson-athena-done = A metropolis without a single battle. Rivals see your philosophers, so they may outbid you for Athena.

## zeus

legendary-lesson-zeus = Zeus: priestesses
legendary-lesson-zeus-about = Temples, priestesses, and a look at the deck.
legendary-lesson-zeus-hello = Zeus gives a temple and a priestess, and lets you look at the top creature of the deck.
legendary-lesson-zeus-temple = Build the temple. Once in each cycle it takes 1 gold off the price of a creature.
legendary-lesson-zeus-either = Either may come first; today the temple.
legendary-lesson-zeus-priestess = Take your priestess.
legendary-lesson-zeus-worth = Every priestess takes 1 gold off what you pay for your offering, in every cycle. They also keep creatures alive.
legendary-lesson-zeus-peek = Now look at the top creature card. Looking is free, and nobody else sees it.
legendary-lesson-zeus-dear = Another priestess costs 4. First look at the card.
legendary-lesson-zeus-look-first = First look at the card: it costs nothing.
legendary-lesson-zeus-play = You see { $creature }: he steals half of somebody’s gold. You may play the card for 1 gold, or put it back. Play it.
legendary-lesson-zeus-too-good = Then somebody else will have it. Play it.
legendary-lesson-zeus-rob = Whom does he rob? { $rich } has had the largest income.
legendary-lesson-zeus-poorer = Purses are hidden, but you saw the income: { $rich } has more.
legendary-lesson-zeus-done = Half of Red’s gold for 1. Priestesses make offerings cheap for the rest of the game; start early.

## hera

legendary-lesson-hera = Hera: heroes
legendary-lesson-hera-about = A new building, mercenaries, and a hero who leads them.
legendary-lesson-hera-hello = Hera builds what you do not have yet, brings mercenaries, and is the only one who sells heroes.
legendary-lesson-hera-build = You have a port and a fortress, so Hera builds a temple or a university: always a kind you lack. Build one.
legendary-lesson-hera-build-first = Either may come first; today the building.
legendary-lesson-hera-mercenary = A mercenary fights like a troop, but is grey and belongs to no colour. Put yours on { $land }.
legendary-lesson-hera-gather = We gather on { $land }.
legendary-lesson-hera-hire = A hero costs 4 gold, one a turn. Hire { $hero }, who fights like two, and put him on { $land }.
legendary-lesson-hera-this-one = Today { $hero }, on { $land }.
legendary-lesson-hera-hero-first = First hire { $hero }.
legendary-lesson-hera-lead = With most gods only heroes can move, for 1 gold the first time, and take troops along. Lead { $hero } to { $to }.
legendary-lesson-hera-there = Lead { $hero } over the bridge of ships to { $to }.
legendary-lesson-hera-with-him = How many troops go with him?
legendary-lesson-hera-mercs = And how many mercenaries?
legendary-lesson-hera-done = A hero moves armies when Ares is not yours. Later he can be sacrificed for something great, but not in the cycle in which he came.

## sea-battle

legendary-lesson-sea-battle = Battle at sea
legendary-lesson-sea-battle-about = Fleets against fleets, and what ports do.
legendary-lesson-sea-battle-look = Three fleets of yours lie beside two of Red. Who holds the sea between two lands holds the bridge between them.
legendary-lesson-sea-battle-sail = It goes as on land: a die, and 1 for each fleet. A port adds 1 in the sea it looks at; Red’s looks elsewhere. Sail from { $from } to { $to } with all three.
legendary-lesson-sea-battle-all = Fewer would make it a gamble. Take all three.
legendary-lesson-sea-battle-there = First the battle: sail to { $to }.
legendary-lesson-sea-battle-on = 4 to 3: Red lost a fleet, and stayed. Now you may retreat or go on. You are ahead: stay.
legendary-lesson-sea-battle-winning = You are ahead. Stay.
legendary-lesson-sea-battle-done = The sea is yours, with its bridge and its cornucopias. Where two land on a sea, only one stays.

## defence

legendary-lesson-defence = Defence
legendary-lesson-defence-about = When to stand, when to go, and what you lose.
legendary-lesson-defence-attacked = Red attacks { $land } with four troops. You have two, and a fortress that adds 1. The dice: 5 to 3. One of your troops is dead.
legendary-lesson-defence-retreat = The defender is asked first: stay, or retreat to land of yours or free land that can be reached. Against four, one is too few: retreat.
legendary-lesson-defence-lost = Brave, but the troop is dead as well, and the land is lost all the same. Take it back and retreat to { $safe }.
legendary-lesson-defence-kept = Your troop lives. { $land } is Red’s now, with the fortress: buildings go with the land.
legendary-lesson-defence-done = Retreat costs nothing and saves troops. Land with a metropolis wants guards; a metropolis counts as a fortress, too.

## priestesses

legendary-lesson-priestesses = Priestesses
legendary-lesson-priestesses-about = They pay a part of every offering.
legendary-lesson-priestesses-hello = You have two priestesses; one came with { $land }, whose symbol brings one to whoever takes the land. Red and Green have made their offers.
legendary-lesson-priestesses-bid = You have 4 gold, and still you can offer 5 to { $god }: each priestess pays 1, every time. Drive Red out.
legendary-lesson-priestesses-more = You can afford more than it seems. Offer 5 to { $god }.
legendary-lesson-priestesses-march = You paid 3 for an offer of 5, and the priestesses are still yours. The free lands with their symbol are worth a march with { $god }: { $land } is one.
legendary-lesson-priestesses-done = Priestesses are never used up by offerings. Two or three of them decide many auctions.

## creatures

legendary-lesson-creatures = Creatures
legendary-lesson-creatures-about = Buy a creature, and it acts at once.
legendary-lesson-creatures-track = These creatures are for sale with every god but Apollo, for 2, 3, 4 and 5 gold. Rest with the pointer on one, or tap it, to read what it does.
legendary-lesson-creatures-buy = Buy { $creature }: she kills one troop. Your temple takes 1 gold off, once in a cycle, so you pay 1.
legendary-lesson-creatures-cheap-first = Later. The temple helps only once: begin with { $creature }.
legendary-lesson-creatures-creature = Today it is about creatures: buy { $creature }.
legendary-lesson-creatures-kill = A creature acts at once; nothing is kept for later. Choose the lonely troop on { $land }.
legendary-lesson-creatures-own = That would be your own! Choose { $land }.
legendary-lesson-creatures-there = There another one would still stand guard. Choose { $land }: it will be empty.
legendary-lesson-creatures-kraken = Six creatures stay on the map as figures. One of them is { $creature }, who sinks every fleet where it appears. Buy it for 4.
legendary-lesson-creatures-kraken-first = First buy { $creature }.
legendary-lesson-creatures-place = Where? Red has three fleets in { $sea }.
legendary-lesson-creatures-yours = Your own fleet lies there. Choose { $sea }.
legendary-lesson-creatures-there-sea = There it would sink less. Choose { $sea }.
legendary-lesson-creatures-done = Three fleets gone, and nobody may enter that sea. Each cycle the tracks move: what is dear today is cheap tomorrow, if nobody buys it.

## figures

legendary-lesson-figures = Figures
legendary-lesson-figures-about = Some creatures stay. What they eat, and how they walk.
legendary-lesson-figures-hello = Two figures of yours are on the map: { $one } guards a land of yours, { $other } takes the gold of { $land } from Red.
legendary-lesson-figures-keep = Before the turns every figure needs a priestess, who leaves. You have only one. Keep { $other }, who pays you each cycle.
legendary-lesson-figures-other-one = { $one } is strong, too, but { $other } brings gold now. Keep { $other }.
legendary-lesson-figures-keep-one = One of them you can keep. Keep { $other }.
legendary-lesson-figures-move = Whoever is kept may walk one step to a neighbouring land, or stay. Decide for { $other }.
legendary-lesson-figures-done = Without a priestess the other one is gone. Figures are guests: think of who feeds them before you buy.

## heroes

legendary-lesson-heroes = Heroes in battle
legendary-lesson-heroes-about = A hero fights, leads, and may fall.
legendary-lesson-heroes-hello = { $hero } stands with two troops beside { $land }, which three troops of Red hold. Every hero counts 1 in battle; { $hero } counts 2.
legendary-lesson-heroes-lead = Your god is Athena, so no march, but a heroic move for 1 gold. Lead { $hero } to { $land }.
legendary-lesson-heroes-there = First the heroic move: { $hero } to { $land }.
legendary-lesson-heroes-all = Take both troops along.
legendary-lesson-heroes-both = You will need both.
legendary-lesson-heroes-on = 6 to 5 for you, and Red stays. Stay as well.
legendary-lesson-heroes-go-on = You are not beaten: stay.
legendary-lesson-heroes-lose = A tie: both sides lose somebody, and each chooses whom. Keep { $hero }; a troop is cheaper.
legendary-lesson-heroes-keep-him = A hero who falls never comes back. Lose the troop.
legendary-lesson-heroes-again = One troop of Red is left. Stay, and finish it.
legendary-lesson-heroes-done = Heroes fight beside troops and are lost only if you choose so, or if nobody else is left.

## monsters

legendary-lesson-monsters = Monsters
legendary-lesson-monsters-about = Three figures that bar the way.
legendary-lesson-monsters-danger = Red’s army on { $army } can cross two seas to { $home }, which one troop guards. You have 9 gold, and the track is full of monsters.
legendary-lesson-monsters-minotaur = The first for 2: { $creature }. He defends a land of yours and counts 2.
legendary-lesson-monsters-first-him = Begin with the cheapest: { $creature }.
legendary-lesson-monsters-guard = He only comes to land that is yours. Put him on { $land }.
legendary-lesson-monsters-there = { $land } is in danger: put him there.
legendary-lesson-monsters-medusa = Next { $creature }, for 3: where she stands, nobody walks in or out.
legendary-lesson-monsters-medusa-first = First { $creature }.
legendary-lesson-monsters-freeze = Put her where Red’s army is: on { $land }.
legendary-lesson-monsters-the-army = The army is on { $land }: it shall stand still.
legendary-lesson-monsters-polyphemus = The last, { $creature }, for 4: from his land he drives every fleet out of the seas around.
legendary-lesson-monsters-last-one = There is gold for one more: { $creature }.
legendary-lesson-monsters-drive = Put him on { $land }, beside Red’s fleet.
legendary-lesson-monsters-beside = It shall be { $land }: from there he reaches Red’s fleet.
legendary-lesson-monsters-done = Red’s fleet was driven away, the bridge is broken, the army is frozen, and your land is guarded. In the next cycle each of them wants a priestess.

## four-buildings

legendary-lesson-four-buildings = Four buildings
legendary-lesson-four-buildings-about = The builder’s way, and the bonus that comes with it.
legendary-lesson-four-buildings-hello = A temple too many, a university, a fortress: what is missing is a port. Poseidon is the right god.
legendary-lesson-four-buildings-build = Build the port. The moment you have all four kinds, the metropolis must be built.
legendary-lesson-four-buildings-give = One of each kind goes back. You have two temples: choose which one goes.
legendary-lesson-four-buildings-found = Now a place for the metropolis: any free site, the ones just cleared too. It works as port, fortress and temple at once.
legendary-lesson-four-buildings-bonus = Every metropolis brings a bonus that nobody knows before. This one: two fleets, for seas where you have some. Place them.
legendary-lesson-four-buildings-done = Keep an eye on what each rival lacks: with three kinds they need just one god.

## conquest

legendary-lesson-conquest = Conquest
legendary-lesson-conquest-about = Take the land, and the metropolis is yours.
legendary-lesson-conquest-hello = Red has built a metropolis on { $land } and guards it with one troop. A metropolis goes with its land.
legendary-lesson-conquest-march = A metropolis counts as a fortress: 1 more for Red. Still only 2 in all. March from { $from } to { $land }.
legendary-lesson-conquest-there = The prize is { $land }. March there from { $from }.
legendary-lesson-conquest-send = Send four; one stays at home.
legendary-lesson-conquest-leave-one = Then your own land would stand empty. Send four.
legendary-lesson-conquest-four = Four are safer.
legendary-lesson-conquest-done = The metropolis is yours. Red received its bonus as a comfort; you get that only if you lose it. Guard it: others can take it, too.

## sacrifice

legendary-lesson-sacrifice = A hero’s sacrifice
legendary-lesson-sacrifice-about = What heroes are for in the end.
legendary-lesson-sacrifice-hello = Every hero has a deed to be done once. { $hero } turns three buildings of one kind into a metropolis, and you have three fortresses.
legendary-lesson-sacrifice-sacrifice = Sacrifice { $hero }. { $other } came only in this cycle and has to wait until the next.
legendary-lesson-sacrifice-first-this = First the deed: sacrifice { $hero }.
legendary-lesson-sacrifice-found = The fortresses go back. Choose a site for the metropolis.
legendary-lesson-sacrifice-bonus = The bonus is a prosperity token, one more cornucopia. Put it on a land or sea of yours.
legendary-lesson-sacrifice-done = Each hero asks for something else: gold, lands, fleets, buildings. Read their cards, and hire the one who fits what you have.

## last-cycle

legendary-lesson-last-cycle = The last cycle
legendary-lesson-last-cycle-about = Three metropolises in mid-cycle are not yet a victory.
legendary-lesson-last-cycle-alarm = Red has three metropolises! But the game is only over at the end of the cycle, and it is your turn before that. You have two.
legendary-lesson-last-cycle-choose = Take one from Red and you have three, Red two. Which is the easiest? { $easy } has no troops. March there from { $from }.
legendary-lesson-last-cycle-guarded = A troop and a metropolis stand there: 2 and a die. { $easy } is empty.
legendary-lesson-last-cycle-take-one = Then Red wins at the end of the cycle. Take { $easy }.
legendary-lesson-last-cycle-lost = You let it happen: the cycle ended, and Red has won. Take it back.
legendary-lesson-last-cycle-send = Send four: Red may want it back.
legendary-lesson-last-cycle-four = Four, so that it stays yours.
legendary-lesson-last-cycle-finish = Taken without a battle. Red got the bonus of it, two troops. End your turn and see how the cycle ends.
legendary-lesson-last-cycle-enough = It is enough. End your turn.
legendary-lesson-last-cycle-done = Three for you, two for Red: you have won. On equal metropolises the richer one wins. Whoever acts last in the last cycle has the last word.

## last-land

legendary-lesson-last-land = The last land
legendary-lesson-last-land-about = Why you cannot throw somebody out of the game just so.
legendary-lesson-last-land-hello = { $land } is all that Red has left. Look at what you may do: a march there is not on offer, although your army stands beside it.
legendary-lesson-last-land-other = Nobody may enter a rival’s last land, unless it brings them to the goal. You have no metropolis, so it is closed. Attack { $other } of Green instead.
legendary-lesson-last-land-there = March from { $from } to { $other }.
legendary-lesson-last-land-send = Send three.
legendary-lesson-last-land-three = Three are enough, and two stay at home.
legendary-lesson-last-land-done = With two metropolises of your own you might have entered { $land }, for the third. Then Red would be out, and the game would end with this cycle.

## teams

legendary-lesson-teams = Teams
legendary-lesson-teams-about = Two colours, one purse, one victory.
legendary-lesson-teams-hello = In a team game you play Blue, and Yellow plays with you. You have one purse and win together: three metropolises of both count. The marked lands are Yellow’s.
legendary-lesson-teams-set = Most things are your own, but buildings may complete a set together: you have a port and a university, Yellow fortresses on { $land }.
legendary-lesson-teams-build = What is missing is a temple. Hera builds what you yourself lack: build a temple on your third land.
legendary-lesson-teams-there-not = Keep that site free. Build on your third land.
legendary-lesson-teams-have-one = You lack one, but Yellow has two. What the team needs is a temple.
legendary-lesson-teams-give = The set is complete. A fortress of Yellow goes back; whose turn it is chooses which.
legendary-lesson-teams-found = The metropolis comes to land of the one who completed the set: you. Choose a site.
legendary-lesson-teams-done = Teammates never fight each other, use each other’s fleets as bridges, and may even outbid each other. Talk about who takes which god.

## duel

legendary-lesson-duel = The duel
legendary-lesson-duel-about = Two players, four colours: you lead two of them.
legendary-lesson-duel-hello = In a duel you lead two colours, { $one } and { $two }, with one purse. The other player leads Red and Green. Every question says which colour is asked.
legendary-lesson-duel-first = First { $one }: offer 3 to { $god }.
legendary-lesson-duel-three = 3 is safer: it holds better.
legendary-lesson-duel-both-first = Apollo takes only one of your colours. First the other gods.
legendary-lesson-duel-that-god = Today { $god }: offer 3.
legendary-lesson-duel-second = Now { $two }. The purse must pay for both: 6 gold, 3 are promised, so 3 is the most that is left. Offer it to { $god }.
legendary-lesson-duel-done = Each colour takes its own turn, and what both build counts together: three metropolises win. Four pawns, two heads.
