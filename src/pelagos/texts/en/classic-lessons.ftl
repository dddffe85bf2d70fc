# What the teacher says in the lessons of Classic. Short sentences; one thing at a time.

## The courses

classic-course-first = The first course
classic-course-gods = The gods and their wars
classic-course-creatures = Creatures
classic-course-metropolises = Ways to a metropolis
classic-course-end = The end, and two players

## goal

classic-lesson-goal = The goal
classic-lesson-goal-about = Win a game in one turn: what a metropolis is, and how many you need.
classic-lesson-goal-hello = Welcome to the Cyclades. You play Blue: the islands with a blue piece are yours. Red and Green are your rivals.
classic-lesson-goal-metropolis = Whoever has two metropolises at the end of a cycle wins; a cycle is a round in which everybody has a turn. You have one metropolis already, on { $island }.
classic-lesson-goal-set = You also have a temple on { $temple }, a fortress on { $fortress } and a port on { $port }. Together with a university they make a set of four, and a set becomes a metropolis.
classic-lesson-goal-build = It is your turn, and your god is Athena: she builds universities, for 2 gold each. Build one on { $island }, where there is still room.
classic-lesson-goal-not-yet = If you end your turn now you keep one metropolis, and the game goes on. Build the university first.
classic-lesson-goal-found = The set is complete. The four buildings go back to the supply, and a metropolis comes. An island holds only one. Choose an island for it.
classic-lesson-goal-finish = Your second metropolis. There is nothing left to do: end your turn.
classic-lesson-goal-won = The cycle is over, and two metropolises are yours: you have won. That takes gold, so next we see where gold comes from.

## income

classic-lesson-income = Gold
classic-lesson-income-about = What islands pay, what seas pay, and how to get more.
classic-lesson-income-islands = Each cycle begins with income: 1 gold for each cornucopia of yours, the yellow horns on the map. { $rich } is small and has two. { $large } has none, but room for four buildings.
classic-lesson-income-trade = These four seas with a cornucopia are trade seas. Each pays 1 gold to whoever has a fleet there. Nobody is in { $sea } yet.
classic-lesson-income-fleet = It is your turn, with Poseidon, the god of fleets. The first fleet is free, in a sea beside an island of yours. Recruit it in { $sea }.
classic-lesson-income-pays-nothing = A fleet may lie there, but that sea pays nothing. Recruit it in { $sea }, the trade sea.
classic-lesson-income-fleet-first = You could do that, too. But first the free fleet, in { $sea }: it will pay every cycle.
classic-lesson-income-finish = Your fleet is there. Keep your 2 gold for now, and end your turn: then comes the income, and after it the offers to the gods. Those are the next lesson.
classic-lesson-income-enough = Save the gold this time: end your turn.
classic-lesson-income-done = 3 gold have come, 2 for the island and 1 for the sea, so you have 5. An island pays you even if it is empty; a sea pays only as long as your fleet stays.

## offerings

classic-lesson-offerings = Offerings
classic-lesson-offerings-about = Every turn begins with a god. Choose one, and pay.
classic-lesson-offerings-gods = After the income everybody wants a god, for the god decides what you may do in your turn. Among three players two of the four are open in each cycle, today Zeus and Ares. Apollo always is.
classic-lesson-offerings-gives = Zeus builds temples and gives priests, who make your later offers cheaper. Ares gives troops, lets them march, and builds fortresses.
classic-lesson-offerings-apollo = Apollo costs nothing and gives a little gold. Whoever comes to him first also lays a prosperity marker on an island: from then on it pays 1 gold more in every cycle.
classic-lesson-offerings-bid = You have 5 gold, and you are first. Offer 3 to { $god }. Whoever wants your place must offer more.
classic-lesson-offerings-too-low = See: Red offered 2 and drove you out. A low offer is an invitation. Take it back and offer 3.
classic-lesson-offerings-a-little-more = Cheap, but Red needs only 3 to drive you out. Offer 3 yourself.
classic-lesson-offerings-too-much = That would hold, but little gold would be left for your turn. Offer 3.
classic-lesson-offerings-other-god = A good god, too, but today we want troops. Offer 3 to { $god }.
classic-lesson-offerings-free-but = Apollo is for those who are short of gold. You are not: offer 3 to { $god }.
classic-lesson-offerings-paid = Nobody offered more. When everybody has a god, all pay at once: your 3 gold are gone, and 2 are left for your turn.
classic-lesson-offerings-first = The gods act from top to bottom, Apollo last. Red has Zeus, the first of them, and has just acted. Now it is your turn, with Ares: recruit the free troop, on any island of yours.
classic-lesson-offerings-troop-first = Soon, in another lesson. This time recruit the free troop.
classic-lesson-offerings-end = A turn can do more, as you will see. End this one, and look who offers first in the next cycle.
classic-lesson-offerings-enough = Enough for this time: end your turn.
classic-lesson-offerings-done = The order is turned round: who acted last offers first now. Green, with Apollo, has begun; you come second, Red last. And if somebody offers more than you? That is the next lesson.

## outbid

classic-lesson-outbid = Outbid
classic-lesson-outbid-about = Somebody offers more. What now?
classic-lesson-outbid-ousted = You had offered 1 to Zeus. Red offers 2 and takes your place. Nothing is paid yet: your pawn, which marks your offer, is free again.
classic-lesson-outbid-choose = You must choose again at once, but not the god you have just lost. Offer 1, 2 or 3 to { $god }.
classic-lesson-outbid-dear = More than you need: nobody is at { $god } yet. Offer 1, 2 or 3.
classic-lesson-outbid-not-yet = Apollo is always a way out. But try { $god } first.
classic-lesson-outbid-back = Green outbids you there, with 4. But only the god you lost last is closed, so you may go back to { $god }: offer 3, more than Red.
classic-lesson-outbid-three-do = Red stands at 2, so 3 will do. Keep the rest for your turn.
classic-lesson-outbid-safe = From Apollo nobody is ever driven out. Safe, but today we want { $god }: offer 3.
classic-lesson-outbid-done = Now Red was driven out and went to Apollo. All have a god, all have paid, and Zeus is yours for 3. Offering low and coming back can save gold.

## building

classic-lesson-building = Your turn
classic-lesson-building-about = Something free, something more, something built.
classic-lesson-building-turn = Your god is Ares, and you have 5 gold. Every god but Apollo gives you one piece or card free, more of them for gold, and a kind of building.
classic-lesson-building-free = The first troop is free, and you must take it before your turn ends. Recruit it on { $island }.
classic-lesson-building-large = It may stand on any island of yours. This time choose { $island }: it will soon be worth guarding.
classic-lesson-building-free-first = You choose the order yourself, but let us begin with what is free: a troop on { $island }.
classic-lesson-building-second = The next ones cost 2, then 3, then 4 gold. Recruit one more, on any island of yours.
classic-lesson-building-troop-first = In a moment. First one more troop.
classic-lesson-building-gold-left = You have gold left, and still something to do with it.
classic-lesson-building-build = Every building costs 2 gold. Ares builds fortresses: each adds 1 when you defend its island. Build one on { $island }, outside the metropolis site: in a round slot.
classic-lesson-building-on-the-site = Possible. But that slot lies on the metropolis site: a metropolis may need it some day, so outside is better as a rule.
classic-lesson-building-small-one = Possible. That island has only one slot, and it lies on the metropolis site: a metropolis may need it some day.
classic-lesson-building-dearer = The third troop costs 3. Build instead, for 2.
classic-lesson-building-slots = Buildings stand in slots. The square ones are the metropolis site: a metropolis of { $island } would go there, and what stands there would be in its way. In the round ones beside it a building can stay.
classic-lesson-building-done = Ares builds fortresses, Poseidon ports, Zeus temples, Athena universities. One of each makes a metropolis: that is why you want all four gods in time.

## fleets

classic-lesson-fleets = Poseidon: fleets
classic-lesson-fleets-about = Troops cannot swim. Make them a bridge of fleets.
classic-lesson-fleets-plan = { $to } belongs to nobody and pays 2 gold. Your troops are on { $from }. They can cross where your fleets lie in a row, from one island to the other.
classic-lesson-fleets-free = Your god is Poseidon. New fleets come to seas beside your islands. Recruit the free one in { $sea }, where one lies already.
classic-lesson-fleets-gather = Possible, but the fleets shall sail together. Recruit it in { $sea }.
classic-lesson-fleets-fleets-first = Soon. First recruit in { $sea }.
classic-lesson-fleets-second = More fleets cost 1, 2 and 3 gold: they are cheaper than troops. Recruit one more in { $sea }.
classic-lesson-fleets-sail = Three fleets. Each move costs 1 gold, however many sail, and has up to three steps. Sail with two of them from { $from } to { $to }; one stays behind.
classic-lesson-fleets-leave-one = Then nobody would be left in { $from }, and the bridge would have a hole. Take two.
classic-lesson-fleets-two = One alone cannot fill both seas that are missing. Take two.
classic-lesson-fleets-this-way = The bridge goes another way: from { $from } to { $to }, with two fleets.
classic-lesson-fleets-now-sail = Enough fleets for today. Sail with two from { $from } to { $to }.
classic-lesson-fleets-on = The same move goes on, and costs nothing more. Leave one fleet here, and sail with the other to { $to }.
classic-lesson-fleets-gap = Then { $from } would be empty again. Sail with one only.
classic-lesson-fleets-to-the-goal = The row is not complete yet. Sail with one fleet from { $from } to { $to }.
classic-lesson-fleets-stop = Three seas in a row are yours. One step would be left, but you need not take it: stop.
classic-lesson-fleets-breaks = That would tear the bridge apart. Stop here.
classic-lesson-fleets-done = The bridge from { $from } to { $to } stands: your troops can cross it in one move, and back. But that takes another god: Ares.

## moves

classic-lesson-moves = Ares: over the bridge
classic-lesson-moves-about = Take two islands that belong to nobody.
classic-lesson-moves-bridge = The bridge of three fleets stands, from { $from } to { $to }. Now Ares is your god, and you have 2 gold.
classic-lesson-moves-march = A march costs 1 gold, however long the bridge is. March from { $from } to { $to }, but leave a troop at home: an empty island stays yours, but anybody may take it without a battle.
classic-lesson-moves-leave-one = Then your home would stand open. Take fewer, and leave one troop there.
classic-lesson-moves-theirs = A rival’s troop stands there: that would be a battle. Soon! First march to { $to }.
classic-lesson-moves-this-first = First march from { $from } to { $to }.
classic-lesson-moves-march-first = Your gold is for marching today: from { $from } to { $to }.
classic-lesson-moves-second = It is yours, without a battle. Now { $from }: one fleet is enough as a bridge, for { $sea } touches both islands. March to { $to }.
classic-lesson-moves-other-one = One gold is left, for one more march: from { $from } to { $to }.
classic-lesson-moves-done = Two rich islands for 2 gold: they pay you 4 more each cycle. Whoever sees your fleets in a row knows where your troops will go.

## battle

classic-lesson-battle = Battle
classic-lesson-battle-about = Troops, dice, odds: attack, win, and learn when not to.
classic-lesson-battle-look = Your fleet touches three islands. Your four troops can reach { $weak }, where Red has one, and { $strong }, where Green has two and a fortress.
classic-lesson-battle-dice = Both sides roll a die (0 to 3) and add their troops; the lower side loses a troop. So it goes on, round by round, until one side is gone or retreats.
classic-lesson-battle-attack = Attack { $weak } from { $from } with three. Before you confirm, read the odds: in how many of 100 such battles you win if nobody retreats.
classic-lesson-battle-too-few = One against one is a gamble. You rolled 1, Red rolled 2, and your troop is gone. Take it back and send three.
classic-lesson-battle-three = Possible. But send three: they are enough, and one guards your home.
classic-lesson-battle-fortress = Two troops, and a fortress that adds 1 for the defender. Begin with { $weak }.
classic-lesson-battle-this-one = Another time. March from { $from } to { $weak } with three.
classic-lesson-battle-won = 3 troops and a 1 make 4. Red had 1 troop and a 2: that is 3. Red’s troop is gone, and { $weak } is yours with all that stands there.
classic-lesson-battle-stronger = Troops may move again, for 1 gold more. { $strong }: two troops and a fortress count 3, and you have three. Dare it, from { $from }, with all of them.
classic-lesson-battle-all-three = With fewer you would be behind. Take all three.
classic-lesson-battle-once-more = First attack { $strong }, from { $from }.
classic-lesson-battle-stay = 4 to 4: in a tie both lose a troop. Before each new round the defender may retreat, then you. Green has no way out. You still have two: stay and fight.
classic-lesson-battle-go-on = A retreat saves troops, and sometimes it is wise. But here you are no weaker: stay and fight.
classic-lesson-battle-done = 4 to 3: { $strong } is yours, with its fortress. Read the odds, mind the fortress, bring one more than they count. One short lesson more, and you know enough for a first game.

## one-turn

classic-lesson-one-turn = One turn that wins
classic-lesson-one-turn-about = A priest, a creature, four philosophers: the other way to a metropolis.
classic-lesson-one-turn-hello = You have one metropolis, and two philosophers. Four philosophers turn into a metropolis as well, without any building. Athena gives them, and today she is here.
classic-lesson-one-turn-bid = Red has offered 2 to { $god }. You have a priest: each makes every offer of yours 1 cheaper, down to 1. So offer 3, and pay only 2.
classic-lesson-one-turn-three-do = Red stands at 2, so 3 will do. You will need the rest for a creature.
classic-lesson-one-turn-this-god = Only Athena gives philosophers: offer 3 to { $god }.
classic-lesson-one-turn-track = Athena is yours. These three cards are creatures, for 4, 3 and 2 gold. With any god but Apollo you may buy them, and they act at once. Each cycle they move to a cheaper place; who is not bought at 2 leaves.
classic-lesson-one-turn-creature = A temple makes one creature 1 cheaper in each cycle, and a metropolis does all that a temple does. So { $creature } costs you 2, not 3. He steals a philosopher: buy him.
classic-lesson-one-turn-this-creature = You are two philosophers short, and only one is free. So first buy { $creature }, who steals the other.
classic-lesson-one-turn-rob = Red has a philosopher. Take it.
classic-lesson-one-turn-use-it = You have paid for it. Rob Red.
classic-lesson-one-turn-fourth = Now you have three. Athena’s free philosopher is the fourth: take it.
classic-lesson-one-turn-found = All four go back, and a metropolis comes. It wants an island with a free metropolis site. On { $full } a fortress stands on the site, so not there: that is why one builds outside where one can. Choose.
classic-lesson-one-turn-finish = Your second metropolis! No gold is left, and you need none: end your turn.
classic-lesson-one-turn-won = All had their turns, the cycle is over, and you have won. What a god or a creature does you can read at any time: point at it or tap it. You know enough for a first game!

## raid

classic-lesson-raid = Ares: an open door
classic-lesson-raid-about = Take an island without a battle, and hold it.
classic-lesson-raid-look = Red has left { $island } without a troop. A fortress and a temple stand there, but nobody to defend them.
classic-lesson-raid-march = An empty island falls without a battle: a fortress alone does not fight. March from { $from } to { $island } with one troop.
classic-lesson-raid-one-is-enough = Two would take it, too, but your home would be empty, and Red can do what you do. Send one.
classic-lesson-raid-this-one = There is an easier prize: march from { $from } to { $island } with one troop.
classic-lesson-raid-later = The free troop may come at any moment of your turn. Keep it for a place you do not have yet: first march to { $island }.
classic-lesson-raid-gold-for-march = Your gold is for the march: from { $from } to { $island }.
classic-lesson-raid-recruit = It is yours, with fortress and temple. Now the free troop: new troops come to any island of yours, this one too. Recruit it on { $island }.
classic-lesson-raid-the-new-one = The new island needs it more: recruit on { $island }.
classic-lesson-raid-hold = First make it safe: recruit on { $island }.
classic-lesson-raid-done = Two troops behind a fortress: not easy to take back. Look at the board for empty islands each cycle, and leave none of yours open.

## sea-battle

classic-lesson-sea-battle = Poseidon: battle at sea
classic-lesson-sea-battle-about = Gather fleets on the way, and fight against a port.
classic-lesson-sea-battle-look = Green has a fleet in { $sea }. It is one, but { $port } beside it has a port: that adds 1 for the defender in all seas around.
classic-lesson-sea-battle-gather = Two of your fleets are in { $from }, and one is on the way. Sail with both to { $to }: there the third joins them.
classic-lesson-sea-battle-alone = One against 1 and a port: that is a bad battle. Gather first: sail with two from { $from } to { $to }.
classic-lesson-sea-battle-both = Take both: every fleet counts in battle.
classic-lesson-sea-battle-that-way = We gather first: sail with both fleets from { $from } to { $to }.
classic-lesson-sea-battle-attack = Steps are left, and fleets met on the way may come along. Sail on to { $to } with all three. Where fleets of others lie, a battle begins at once.
classic-lesson-sea-battle-all = Take all three: every fleet counts.
classic-lesson-sea-battle-there = Not yet: sail on to { $to } with all three.
classic-lesson-sea-battle-stay = You rolled 0, Green 2: 3 to 4, and you lost a fleet. Green stayed. You may retreat or go on; two against 1 and a port are even. Stay and fight.
classic-lesson-sea-battle-still-good = A retreat would save the fleets, but the sea is worth a second round. Stay and fight.
classic-lesson-sea-battle-done = 4 to 3: Green’s fleet is gone, and the sea is yours. Ports and fortresses help only who defends; who attacks should bring more.

## defence

classic-lesson-defence = Stay or retreat
classic-lesson-defence-about = When to go, and where you can go.
classic-lesson-defence-attacked = Red attacks { $island } with four troops. You have two and a fortress: 3. The dice were equal, so it is 5 to 4, and one of your troops is gone.
classic-lesson-defence-retreat = The defender is asked first. Troops retreat to an island of yours, over a bridge of your fleets. One against four has no hope: retreat to { $safe }.
classic-lesson-defence-lost = Brave, but 4 to 5: the troop is gone, and the island is lost all the same. Take it back, and retreat to { $safe }.
classic-lesson-defence-kept = Your troop lives, and two now guard { $safe }. Red has { $lost } with its fortress: buildings go with the island.
classic-lesson-defence-done = Fleets are not only for attacks: they are your way out. Without a bridge to an island of yours, troops must fight to the last.

## zeus

classic-lesson-zeus = Zeus: priests
classic-lesson-zeus-about = Cheaper offerings in every cycle, and other creatures for sale.
classic-lesson-zeus-hello = Zeus gives priests and builds temples. You have one priest. Each priest pays 1 gold of every offering you make, for the rest of the game.
classic-lesson-zeus-priest = Take the free priest: your second one.
classic-lesson-zeus-priest-first = In a moment. First take the free priest.
classic-lesson-zeus-replace = For 1 gold Zeus sends a creature away and draws another in its place. Green has much to sell to { $creature }: replace that one.
classic-lesson-zeus-that-one = That one is harmless now. Replace { $creature }.
classic-lesson-zeus-gold-for-zeus = Try what only Zeus can do: replace { $creature }, for 1 gold.
classic-lesson-zeus-finish = Now { $creature } is for sale there. A second priest would have cost 4, too much today. End your turn: new offerings follow.
classic-lesson-zeus-next-time = Keep the gold for the offering: end your turn.
classic-lesson-zeus-bid = A new cycle. Green has offered 4 to { $god }, and you have 3 gold. But your two priests pay 2: offer 5!
classic-lesson-zeus-more-than-gold = You can do better: with two priests, 3 gold are enough to offer 5 to { $god }.
classic-lesson-zeus-done = You paid 3 for an offer of 5, and your priests stay with you. Only the last gold piece of an offering you always pay yourself.

## athena

classic-lesson-athena = Athena: philosophers
classic-lesson-athena-about = Four wise heads make a metropolis.
classic-lesson-athena-hello = Athena gives philosophers and builds universities. You have two philosophers. With the fourth, they become a metropolis at once.
classic-lesson-athena-free = Take the free philosopher: your third one.
classic-lesson-athena-not-now = A university is good for a set of four buildings. But first take the free philosopher.
classic-lesson-athena-second = One more in the same turn costs 4 gold. You have 5. Take it!
classic-lesson-athena-too-dear-then = Then the gold would not be enough for the fourth philosopher. Take that one.
classic-lesson-athena-next-cycle = You could wait for Athena in another cycle, but others may get her, or steal a philosopher. Take the fourth one now.
classic-lesson-athena-found = Four: they go back, and a metropolis is yours. Choose an island whose metropolis site is free. A large one such as { $island } keeps room for other buildings.
classic-lesson-athena-large = Well chosen: the slots outside its site stay open.
classic-lesson-athena-small = Possible. But a small island is full now, and it has to be guarded.
classic-lesson-athena-done = No buildings needed, just Athena two or three times. That is why rivals count your philosophers: at three they will not let you have her cheaply.

## apollo

classic-lesson-apollo = Apollo: prosperity
classic-lesson-apollo-about = What to do without gold, and why to be first.
classic-lesson-apollo-poor = You have no gold at all. So no other god takes your offer today, but Apollo takes everybody, and nobody is ever driven from him.
classic-lesson-apollo-go = Go to Apollo. Whoever comes first gets more.
classic-lesson-apollo-prosper = Apollo gave you 1 gold; it would be 4 if you had just one island. As the first, you also get a prosperity marker: 1 gold each cycle. Put it on an island of yours.
classic-lesson-apollo-nobodys = Nobody owns that island, so nobody would be paid. Put it on one of yours.
classic-lesson-apollo-rivals = It may lie there, but then it pays your rival. Put it on an island of yours.
classic-lesson-apollo-done = Your income was 3 instead of 2, and so it will be in every cycle. Green came second: 1 gold and no marker. With Apollo nothing else can be done.

## creatures

classic-lesson-creatures = Creatures
classic-lesson-creatures-about = Buy one, and it acts at once.
classic-lesson-creatures-track = With every god but Apollo you may buy these creatures, for 2, 3 and 4 gold. Rest with the pointer on one, or tap it, to read what it does.
classic-lesson-creatures-harpy = Your temple takes 1 gold off one creature in each cycle. Buy { $creature } first, for 2 less 1.
classic-lesson-creatures-cheap-first = Soon. Begin with { $creature }.
classic-lesson-creatures-creature = Athena has more to give, but this lesson is about creatures: buy { $creature }.
classic-lesson-creatures-kill = A creature acts at once; none is kept for later. The Harpy kills one troop. Choose the only one on { $island }.
classic-lesson-creatures-own = That would be your own troop! Choose { $island }.
classic-lesson-creatures-use-it = You may decline, but the gold is spent. Use her on { $island }.
classic-lesson-creatures-more-there = Possible, but on { $island } it hurts most: Red’s island stays without guard. Choose it.
classic-lesson-creatures-fates = Red keeps the island, but it is open now. Next { $creature }, for 3: they pay you your whole income once more.
classic-lesson-creatures-fates-first = First { $creature }: then you can pay for both.
classic-lesson-creatures-creature-next = First buy { $creature }.
classic-lesson-creatures-sphinx = 6 gold for 3! Last, { $creature }, for 4: she buys troops, fleets, priests and philosophers, for 2 gold each.
classic-lesson-creatures-one-more = One is left to try: buy { $creature }.
classic-lesson-creatures-sell = Sell one of the three troops on { $island }.
classic-lesson-creatures-one-piece = You may stop at any time. But sell one troop of { $island } first.
classic-lesson-creatures-there-are-three = That would leave a gap. Of the three troops on { $island } you can spare one.
classic-lesson-creatures-stop = You could go on as long as you like. Keep the others: press Done.
classic-lesson-creatures-keep-them = You need the others. Press Done.
classic-lesson-creatures-done = Each cycle the creatures move to a cheaper place, and who nobody buys leaves. So today’s 4 is tomorrow’s 3, if the others let you wait.

## thieves

classic-lesson-thieves = Thieves
classic-lesson-thieves-about = Gold, a philosopher, a priest: take them from others.
classic-lesson-thieves-track = Three creatures that steal are for sale, and you have 6 gold, and three philosophers. What others have can be yours.
classic-lesson-thieves-griffon = Begin with { $creature }, for 2: you take half the gold of a rival.
classic-lesson-thieves-griffon-first = First gold, then the rest: buy { $creature }.
classic-lesson-thieves-rob = Whom? Gold is hidden, but all that is paid can be seen and counted: Red must have 7, Green 1. Rob Red.
classic-lesson-thieves-poor = Half of 1, rounded down, is nothing. Take it back, and rob Red.
classic-lesson-thieves-use-it = You have paid for it. Choose a rival.
classic-lesson-thieves-satyr = 3 gold from Red. Now { $creature }, for 3: he steals a philosopher.
classic-lesson-thieves-satyr-first = First { $creature }: you will see why.
classic-lesson-thieves-fourth = Both rivals have one. You hold three: what happens with the fourth? Rob one of them.
classic-lesson-thieves-found = Four philosophers: a metropolis, without Athena! Choose an island for it; { $island } has the most room.
classic-lesson-thieves-dryad = A metropolis works as a temple, too, so the next creature is 1 cheaper. Buy { $creature }, for 3.
classic-lesson-thieves-dryad-last = One thief is left: buy { $creature }.
classic-lesson-thieves-priest = She steals a priest. Green has two: choose whom you rob.
classic-lesson-thieves-done = Count what others hold, and what they can steal from you. Three philosophers are a treasure for whoever buys the Satyr.

## wings

classic-lesson-wings = On wings and waves
classic-lesson-wings-about = Move without Ares and without Poseidon.
classic-lesson-wings-track = Your god is Athena, who moves nothing. But these three creatures do, and you have 9 gold.
classic-lesson-wings-siren = Buy { $creature }, for 2: she wins over a rival’s fleet that lies alone.
classic-lesson-wings-siren-first = Begin with { $creature }.
classic-lesson-wings-lure = The fleet leaves, and one of yours takes its place, without a battle. In { $sea } lies a single one, and it is a trade sea. Lure it.
classic-lesson-wings-use-it = You have paid for it: use it.
classic-lesson-wings-trade-sea = That one lies alone, too, but { $sea } pays 1 gold each cycle. Choose it.
classic-lesson-wings-pegasus = Now { $creature }, for 3: troops fly from an island of yours to any other, without fleets.
classic-lesson-wings-pegasus-next = Next comes { $creature }.
classic-lesson-wings-fly = Far away lies { $to }: Red has no troop there, only a port. Fly there from { $from }, and leave one at home.
classic-lesson-wings-leave-one = Then { $from } would be empty. Fly with one or two.
classic-lesson-wings-empty-one = A bold flight! But { $to } is empty and costs no battle. Fly there from { $from }.
classic-lesson-wings-sylph = No rival was safe from that. Last, { $creature }, for 4: ten steps for your fleets, free.
classic-lesson-wings-sylph-last = One is left: { $creature }.
classic-lesson-wings-first-step = Another trade sea is free in the north. The first step: from { $from } to { $to }.
classic-lesson-wings-second-step = The second one: from { $from } to { $to }, the trade sea.
classic-lesson-wings-to-a2 = Later, if you like. First sail from { $from } to { $to }.
classic-lesson-wings-stop = Eight steps would be left, for any of your fleets. Leave the others where they are: press Done.
classic-lesson-wings-enough = They lie well where they are. Press Done.
classic-lesson-wings-done = Three trade seas pay you now, and a new island does its part. With creatures you do what your god does not.

## builders

classic-lesson-builders = Giants and builders
classic-lesson-builders-about = Tear down, rebuild, and do it again.
classic-lesson-builders-look = Red has a temple, a university and a port: with a fortress it would be a metropolis. You have 9 gold, and the right creatures are for sale.
classic-lesson-builders-giant = Buy { $creature }: he destroys a building, wherever it stands. Your temple makes him 1 cheaper.
classic-lesson-builders-giant-first = First stop Red: buy { $creature }.
classic-lesson-builders-destroy = Destroy something of which Red has only one: the port on { $island }.
classic-lesson-builders-as-good = That would stop Red as well. But take the port on { $island } today.
classic-lesson-builders-own = That is your own. Choose a building of Red.
classic-lesson-builders-use-it = You have paid for it: use it.
classic-lesson-builders-green-no-danger = Green is far from a set. Red is in front: choose the port on { $island }.
classic-lesson-builders-cyclops = You have two fortresses, a temple and a port: a university is missing. Buy { $creature }, who turns one of your buildings into another.
classic-lesson-builders-cyclops-next = First { $creature }: it is worth a metropolis.
classic-lesson-builders-swap = Turn a fortress on { $island } into a university.
classic-lesson-builders-to-university = Then a kind would still be missing. You have two fortresses on { $island }: turn one into a university.
classic-lesson-builders-found = The set is complete, without Athena. Choose an island for the metropolis.
classic-lesson-builders-chimera = Last { $creature }: she does what any creature of the discard pile does. Your metropolis takes 1 off, as a temple does.
classic-lesson-builders-chimera-last = One is left: buy { $creature }.
classic-lesson-builders-copy = All that was used lies in the discard pile. Copy { $creature } once more.
classic-lesson-builders-copy-giant = Another time. Today once more { $creature }.
classic-lesson-builders-again = And again a building falls. Red still has something on { $island }: choose.
classic-lesson-builders-done = Then the discard pile is shuffled into the deck, for so the Chimera wants it. Watch who has three kinds of buildings: that is where the Giant goes.

## guards

classic-lesson-guards = Guards of stone and horn
classic-lesson-guards-about = Three figures that protect an island for a cycle.
classic-lesson-guards-danger = Red’s four troops on { $army } can cross to { $home }, where you have one. Red acts after you, with Ares. And you have 8 gold.
classic-lesson-guards-minotaur = The first one, { $creature }: he counts 2 in defence. Your temple takes 1 gold off.
classic-lesson-guards-minotaur-first = Begin with { $creature }.
classic-lesson-guards-guard = Put him on { $island }.
classic-lesson-guards-use-it = You have paid for it: use it.
classic-lesson-guards-for-them = He fights for whoever owns the island. The danger is on { $island }: put him there.
classic-lesson-guards-medusa = Next { $creature }, for 3: no troop leaves the island where she stands.
classic-lesson-guards-medusa-next = Next comes { $creature }.
classic-lesson-guards-freeze = Put her where Red’s army is: on { $army }.
classic-lesson-guards-clash = See: two figures on one island destroy each other. Take it back, and put her on { $army }.
classic-lesson-guards-the-army = The army is on { $army }: there she is needed.
classic-lesson-guards-chiron = Last { $creature }, for 4: his island is safe from Pegasus, the Giant and the Harpy.
classic-lesson-guards-chiron-last = One is left: { $creature }.
classic-lesson-guards-shield = Your temple is on { $island }: put him there.
classic-lesson-guards-your-temple = Your temple is on { $island }. He shall guard it.
classic-lesson-guards-finish = Red’s army on { $army } cannot march now. End your turn, and see what Red does.
classic-lesson-guards-done = Red could only recruit. Figures stay until your own turn in the next cycle; then they leave. What they give you is time.

## monsters

classic-lesson-monsters = Monsters of the sea
classic-lesson-monsters-about = The Kraken sinks fleets; Polyphemus drives them away.
classic-lesson-monsters-danger = Fleets of Red make a bridge to { $one }, and fleets of Green one to { $other }. Both islands are yours, with one troop each. Break the bridges!
classic-lesson-monsters-kraken = Buy { $creature }, for 2: where it surfaces, all fleets go down.
classic-lesson-monsters-kraken-first = First { $creature }.
classic-lesson-monsters-surface = Where? Red has two fleets in { $sea }.
classic-lesson-monsters-yours = Your own fleet lies there. Choose { $sea }.
classic-lesson-monsters-use-it = You have paid for it: use it.
classic-lesson-monsters-more-there = There it would sink less, or from there it would reach less. Choose { $sea }.
classic-lesson-monsters-swim = Two fleets gone. For 1 gold a step it swims on. Red’s last fleet of the bridge lies in { $sea }: go there.
classic-lesson-monsters-one-step = You can pay for one more step. Go to { $sea }.
classic-lesson-monsters-this-way = Another fleet of Red lies in { $sea }: that way.
classic-lesson-monsters-rest = Red’s bridge is gone. No fleet may enter { $sea } as long as the Kraken is there. Stop: the gold is for another monster.
classic-lesson-monsters-stop-here = Keep the gold for the next monster: stop.
classic-lesson-monsters-polyphemus = Now { $creature }, for 3: he throws rocks from an island until no fleet is left in the seas around it.
classic-lesson-monsters-polyphemus-next = All your gold is for { $creature }: buy him.
classic-lesson-monsters-place = Put him on { $island }: Green’s fleets lie beside it. He drives away your own fleets as well, so look first; here you have none.
classic-lesson-monsters-that-island = The danger is at { $island }: put him there.
classic-lesson-monsters-push = Green’s two fleets must leave { $sea }, one by one, and you choose where each goes: out of the ring, to an empty sea or one of Green’s.
classic-lesson-monsters-done = No fleet comes near { $island } until your next turn, so no bridge leads there. Only Pegasus could still land.

## four-buildings

classic-lesson-four-buildings = Four buildings
classic-lesson-four-buildings-about = The builder’s way, and the place for a metropolis.
classic-lesson-four-buildings-hello = Two temples, a university, a fortress: what is missing is a port. Poseidon is your god, and you have 2 gold.
classic-lesson-four-buildings-build = Build the port on { $island }. With one of each kind the metropolis comes at once; you cannot wait.
classic-lesson-four-buildings-small-island = That works as well. But this time build it on { $island }.
classic-lesson-four-buildings-not-yet = Your metropolis waits! Build the port on { $island }.
classic-lesson-four-buildings-port-today = Today the 2 gold are for the port on { $island }.
classic-lesson-four-buildings-give = One of each goes back, and of your two temples you choose. The one on { $site } lies on the metropolis site; the one on { $outside } does not. Give back the first.
classic-lesson-four-buildings-keep-that = That one disturbs nobody: outside the site it can stay beside a metropolis. Give back the one on { $site }.
classic-lesson-four-buildings-found = A metropolis needs a free site: that is two slots of a large island, the only one of a small one. Choose an island; on { $island } it has company.
classic-lesson-four-buildings-best = Well chosen: the temple outside the site stays beside it.
classic-lesson-four-buildings-lonely = Possible. A small island pays more, but it has no room for anything else now.
classic-lesson-four-buildings-done = Build outside the sites where you can, and see what each rival lacks: with three kinds they need just one god.

## conquest

classic-lesson-conquest = Conquest
classic-lesson-conquest-about = Take the island, and the metropolis is yours.
classic-lesson-conquest-hello = Red has built a metropolis on { $island } and guards it with one troop. A metropolis goes with its island.
classic-lesson-conquest-march = A metropolis counts as a fortress, so Red has 2 and a die. You have five troops: march from { $from } to { $island } with four, and read the odds.
classic-lesson-conquest-two-are-few = 2 to 4: the first troop is gone already. Take it back, and send four.
classic-lesson-conquest-four = Four: enough to win, and one stays at home.
classic-lesson-conquest-the-prize = The prize is { $island }. March there from { $from } with four troops.
classic-lesson-conquest-done = The metropolis is yours, and you built nothing. Nobody can tear it down, but others can take it as you did: guard it well.

## full-site

classic-lesson-full-site = No room
classic-lesson-full-site-about = A metropolis comes, and every site is built over.
classic-lesson-full-site-hello = You have two islands, { $small } and { $large }, and buildings stand on both metropolis sites. And now you get Athena, with three philosophers.
classic-lesson-full-site-card = The free philosopher must be taken: it is your fourth. Take it.
classic-lesson-full-site-found = No site is free, so buildings give way: on { $small } a fortress, on { $large } two ports. What stands outside the site stays. Choose where you lose less.
classic-lesson-full-site-one-gone = The fortress is gone, but a metropolis defends like a fortress. Nothing is lost!
classic-lesson-full-site-two-gone = Two ports are gone, and the metropolis counts as one. The fortress outside the site stands. On the small island you would have lost less.
classic-lesson-full-site-done = An island holds one metropolis. If all yours have one, a new one is lost, with all that was given for it. So have more islands than metropolises.

## last-island

classic-lesson-last-island = The last island
classic-lesson-last-island-about = Why you cannot throw somebody out of the game just so.
classic-lesson-last-island-hello = { $last } is all that Red has left, with one troop. Your five troops are beside it. Look at what you may do: a march there is not on offer.
classic-lesson-last-island-other = Nobody may land on a rival’s last island, unless it makes them win. You have no metropolis, so it is closed. Attack { $other } of Green instead, from { $from }, with three.
classic-lesson-last-island-leave-one = Then { $from } would be empty. Send three.
classic-lesson-last-island-three = A few more are safer: send three.
classic-lesson-last-island-there = March from { $from } to { $other } with three troops.
classic-lesson-last-island-done = Only the landing was forbidden: fleets, gold and buildings of Red are not protected. And whoever has one island gets 4 gold from Apollo.

## elimination

classic-lesson-elimination = Out of the game
classic-lesson-elimination-about = The last island, if it wins you the game.
classic-lesson-elimination-hello = Again Red has only { $last }. But now a metropolis stands there, and you have one as well. Two win.
classic-lesson-elimination-march = To take { $last } would give you the second metropolis: so the landing is allowed. March from { $from } with three or four.
classic-lesson-elimination-more = Red has a troop and a metropolis: 2 and a die. Send three or four.
classic-lesson-elimination-the-prize = The victory is on { $last }. March there from { $from }.
classic-lesson-elimination-finish = Red has no island left and is out: fleets and cards are gone, and the turn with Zeus is lost. But the cycle goes on. End your turn.
classic-lesson-elimination-done = Nobody took a metropolis from you before the end, so you have won. Had the attack failed, the game would just have gone on.

## last-cycle

classic-lesson-last-cycle = The last cycle
classic-lesson-last-cycle-about = Two metropolises in mid-cycle are not yet a victory.
classic-lesson-last-cycle-alarm = Red has two metropolises! But the game is only over at the end of the cycle, and it is your turn before that. You have one.
classic-lesson-last-cycle-choose = Take one from Red and you have two, Red one. On { $easy } no troop stands guard: march there from { $from }, and leave one at home.
classic-lesson-last-cycle-leave-one = Leave one at home: your own islands are in danger, too.
classic-lesson-last-cycle-lost = You let it happen: the cycle ended, and Red has won. Take it back.
classic-lesson-last-cycle-take-one = Then Red wins at the end of the cycle. Take { $easy }.
classic-lesson-last-cycle-finish = Taken without a battle. Red is next, but with Zeus, who moves no troops. End your turn.
classic-lesson-last-cycle-done = Two for you, one for Red: you have won. Before you offer, think of who acts after you: Ares late in the last cycle has the last word.

## tie

classic-lesson-tie = A tie
classic-lesson-tie-about = Equal metropolises: what then?
classic-lesson-tie-look = The last cycle: you have two metropolises, and Red has two. In this game gold is open: you have 6, Red has 5.
classic-lesson-tie-save = With equal metropolises the richer one wins. Red’s guards are strong. What is the best use of your gold now?
classic-lesson-tie-spent = That costs 2 gold or more: then Red would be richer, and win. Keep your gold, and end your turn.
classic-lesson-tie-shared = A march costs 1 gold: you would have 5, as Red has, and share the victory. Keep your gold, and end your turn.
classic-lesson-tie-done = 6 to 5: you have won. More metropolises count first, then gold; with equal gold the victory is shared. Often gold is hidden, so keep count.

## two-players

classic-lesson-two-players = Two players
classic-lesson-two-players-about = Two pawns each, and three metropolises to win.
classic-lesson-two-players-hello = With two players each has two pawns, so two turns in a cycle. Three gods are awake. And a victory takes three metropolises, not two.
classic-lesson-two-players-first = You have 4 gold and a priest. Your first pawn: offer 3 to { $god }.
classic-lesson-two-players-three = 3 is right: it holds, and something is left for the second pawn.
classic-lesson-two-players-gods-first = Apollo is always there. First the other gods.
classic-lesson-two-players-that-god = A good place, too. But now { $god }.
classic-lesson-two-players-second = Red was next; now your second pawn. Both offers are paid from one purse, and your priest pays 1 of the sum: so 2 is the most for { $god }. Offer it.
classic-lesson-two-players-one-more = 1 is easily outbid. Offer 2: the priest makes it possible.
classic-lesson-two-players-both = With both gods you do more. Offer 2 to { $god }.
classic-lesson-two-players-turns = 3 and 2, less 1 for the priest: you paid 4. Red acted with Zeus; now you act with Ares, and with Poseidon after that.
classic-lesson-two-players-done = Two turns in one cycle can be planned together: fleets with one god, troops over them with the other. Look at which of the two comes first!
