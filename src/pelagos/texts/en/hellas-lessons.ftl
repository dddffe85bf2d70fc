# What the teacher says in the lessons of Hellas. Short sentences; one thing at a time.

## The courses

hellas-course-first = The first course
hellas-course-cards = Cards of the gods
hellas-course-end = The dolphin and the end

## goal

hellas-lesson-goal = The goal
hellas-lesson-goal-about = Take your tenth city, and win.
hellas-lesson-goal-hello = Welcome. You play White. Every tile has one city; your figures in a city are Greeks, the boats are ships.
hellas-lesson-goal-cities = Whoever has ten cities at the end of their turn wins. You have nine. The two that shine are Orange’s.
hellas-lesson-goal-declare = A turn is one action: a burst brings new pieces, a voyage finds a new tile, an attack takes a city. Declare an attack.
hellas-lesson-goal-burst-is-slow = A burst would make you stronger, but it brings no city. Declare an attack.
hellas-lesson-goal-voyage-later = A voyage could bring a tenth city, too, if the tile fits. Another time: today we attack.
hellas-lesson-goal-target = Now name the city that you attack: { $city }. You have many Greeks beside it.
hellas-lesson-goal-well-guarded = From there you could send too few Greeks over the sea. Take { $city }.
hellas-lesson-goal-no-attack = Without an attack your turn would be over. Name { $city }.
hellas-lesson-goal-add = One Greek from { $from } is on the way. { $city } has one Greek, too, and you come over the sea: there you must be stronger, not just equal. Send another one.
hellas-lesson-goal-too-few = One against one over the sea: the attack has failed, your Greek is gone, and Orange is next. Take it back and send two.
hellas-lesson-goal-spoils = The city is yours! It had a ship, so you may put one of yours there. Take it.
hellas-lesson-goal-settle = You could bring more pieces into the new city. It is not necessary: leave everything as it stands.
hellas-lesson-goal-won = Ten cities at the end of your turn: you have won.

## voyage

hellas-lesson-voyage = A voyage
hellas-lesson-voyage-about = Draw a tile, find a place for it, and found a city.
hellas-lesson-voyage-hello = You play White, with four cities. A voyage finds a new one. Look at your ships beside your cities: today they matter.
hellas-lesson-voyage-declare = Declare a voyage. It costs nothing to try.
hellas-lesson-voyage-voyage-today = A good action, too, but today we sail. Declare a voyage.
hellas-lesson-voyage-tile = You have drawn { $tile }. It has one land edge, the others are sea. You may turn it as you like.
hellas-lesson-voyage-fits = A tile must touch the dolphin or two tiles. Where tiles touch, land must meet land, and sea must meet sea.
hellas-lesson-voyage-ships = The ships beside a place decide who may settle there: you need more than Orange. At one of the marked places you have two to none, at the other only one to one.
hellas-lesson-voyage-place = The marked places are yours for the taking. Choose one, turn { $tile } until it fits, and lay it.
hellas-lesson-voyage-as-good = Just as good! But let us settle beside { $city } today, at a marked place.
hellas-lesson-voyage-under-the-stack = The voyage has failed: the tile lies under the stack, and Orange has had a turn. No ship is lost, but no city is won. Take it back and lay the tile.
hellas-lesson-voyage-pay = A Greek from your supply has settled in { $tile }. Now a ship beside it pays for the voyage and goes back to your supply. Choose which.
hellas-lesson-voyage-settle = { $tile } has a Greek and no ship. You could bring pieces there now; we learn that later. Leave everything as it stands.
hellas-lesson-voyage-another-lesson = Regrouping has a lesson of its own. For now leave everything as it stands.
hellas-lesson-voyage-done = Five cities! A voyage needs a tile that fits and more ships beside the place than Orange has, and it costs one ship. So build new ships: that is next.

## burst

hellas-lesson-burst = A burst of strength
hellas-lesson-burst-about = New Greeks, ships and cards: three steps as you like.
hellas-lesson-burst-hello = Orange stands close to { $city }, with two Greeks like yours. Time to grow: a burst of strength brings new pieces and cards.
hellas-lesson-burst-declare = Declare a burst of strength.
hellas-lesson-burst-burst-today = That needs more strength than you have. Declare a burst first.
hellas-lesson-burst-greek = You have three steps. Each brings a Greek, a ship or a card. First put a Greek into { $city }, where Orange is near.
hellas-lesson-burst-to-the-front = It is quiet there. Put the Greek into { $city }, beside Orange.
hellas-lesson-burst-greek-first = That is a step as well, and it will come. First a Greek for { $city }.
hellas-lesson-burst-two-left = Stopping would throw steps away. Put a Greek into { $city } first.
hellas-lesson-burst-ship = { $city } has three Greeks now, and a city holds no more: three Greeks and three ships at most. Now put a ship into any city of yours.
hellas-lesson-burst-ship-now = Greeks are good, but voyages need ships. Put a ship into a city.
hellas-lesson-burst-card-later = The card comes last. Now a ship.
hellas-lesson-burst-steps-left = You have two steps left. Use them: a ship first.
hellas-lesson-burst-card = The last step: a card. Poseidon helps voyages, Ares attacks; { $god } changes the rules of both. Draw a card of { $god }.
hellas-lesson-burst-this-god = That god helps as well. Today draw a card of { $god }.
hellas-lesson-burst-card-now = You have enough pieces for now. Draw a card of { $god }.
hellas-lesson-burst-one-left = One step is left, and a card costs nothing else. Draw a card of { $god }.
hellas-lesson-burst-settle = The card lies face down: not even you may look until your turn ends. After a burst you may also move your pieces. Leave them as they stand.
hellas-lesson-burst-another-lesson = Regrouping has a lesson of its own. For now leave everything as it stands.
hellas-lesson-burst-done = Your turn is over, so the card is yours to see: { $card }. What cards do you learn soon. Three steps, freely mixed: that is a burst.

## attack

hellas-lesson-attack = An attack
hellas-lesson-attack-about = Over land and over sea: how many Greeks you need.
hellas-lesson-attack-hello = { $from } is yours, { $city } is Orange’s. Land joins them: your Greeks can walk. Orange has two Greeks there; ships do not fight.
hellas-lesson-attack-declare = Declare an attack.
hellas-lesson-attack-attack-today = Not today: your army is ready. Declare an attack.
hellas-lesson-attack-target = Name { $city } as the city that you attack.
hellas-lesson-attack-this-city = There you could come only by sea, which is harder. Attack { $city }.
hellas-lesson-attack-no-attack = Then your turn would be over for nothing. Attack { $city }.
hellas-lesson-attack-first = Greeks join one by one. Take the first from { $from }: land joins it to { $city }.
hellas-lesson-attack-by-sea-first = From there they would sail, and one who sails makes the whole attack an attack by sea. Take { $from }.
hellas-lesson-attack-second = By land as many as the defender are enough: two against two takes { $city }. Send one more from { $from }.
hellas-lesson-attack-mixed = One who sails makes it an attack by sea, and there two against two is not enough. Send one more from { $from }, by land.
hellas-lesson-attack-too-few = One against two: the attack has failed, your Greek went back to your supply, and Orange has had a turn. Take it back and send two.
hellas-lesson-attack-launch = Two are ready, all by land; the last Greek of a city always stays at home. You could add one from { $sea }, but you need none. Launch the attack.
hellas-lesson-attack-needless = Three by sea beat two in { $city }, too, but you have spent a Greek that you did not need. Take it back and launch with two.
hellas-lesson-attack-spoils = No dice: two against two, and by land that wins. Orange’s pieces leave { $city }. It had two ships, so you may put two of yours there.
hellas-lesson-attack-two-ships = They cost nothing. Put two ships there.
hellas-lesson-attack-settle = Your two Greeks live in { $city } now. You could bring more; leave everything as it stands.
hellas-lesson-attack-another-lesson = Regrouping is the next lesson. For now leave everything as it stands.
hellas-lesson-attack-done = By land as many are enough; by sea, or if only one of them sails, you need one more. Count before you attack: who fails loses all that were sent.

## regroup

hellas-lesson-regroup = Regrouping
hellas-lesson-regroup-about = Move your pieces where they are needed.
hellas-lesson-regroup-hello = Your burst is over. But look: in the rear you have three Greeks twice, and { $front } has a single one, beside three of Orange in { $rival }.
hellas-lesson-regroup-regroup = After a burst you may move all your pieces, as far as you like. Regroup.
hellas-lesson-regroup-weak-front = Look: Orange came with two Greeks by land, and your city is lost. Take it back and regroup.
hellas-lesson-regroup-first = City by city you say how many shall stand there. { $city } is far from Orange: one Greek is enough, no ship. One must always stay.
hellas-lesson-regroup-ship-later = The ship is of more use elsewhere. Here one Greek, no ship.
hellas-lesson-regroup-to-the-front = These Greeks are needed at the front. Leave one Greek here, no ship.
hellas-lesson-regroup-front = Now { $city }, beside Orange: three Greeks, as many as a city holds. No ship.
hellas-lesson-regroup-three = More is safer here: three Greeks, no ship.
hellas-lesson-regroup-rest = { $city } gets one Greek and no ship. What is left goes to { $last } by itself.
hellas-lesson-regroup-one-is-enough = Possible, but gather the others in { $last }: one Greek and no ship here.
hellas-lesson-regroup-held = Orange has just attacked { $front } with two Greeks, failed, and lost both! Only one is left in { $rival }. Strike back: declare an attack.
hellas-lesson-regroup-strike-back = Later. { $rival } is nearly empty: declare an attack.
hellas-lesson-regroup-target = Attack { $city }.
hellas-lesson-regroup-this-city = { $city } is the weak one. Attack it.
hellas-lesson-regroup-add = Send a Greek from { $from }, by land.
hellas-lesson-regroup-by-land = That one would sail. By land one is enough: send one from { $from }.
hellas-lesson-regroup-launch = One against one by land is enough. Launch the attack.
hellas-lesson-regroup-enough = You do not need more, and who stays at home defends it. Launch the attack.
hellas-lesson-regroup-into = { $city } is yours, with one Greek. After an attack or a voyage you may regroup as well, but only into the city just gained. Regroup.
hellas-lesson-regroup-weak-again = One Greek alone in { $city } will not hold. Regroup.
hellas-lesson-regroup-near = You are asked what each city sends. { $from } shall keep its Greeks: send none.
hellas-lesson-regroup-weaker-home = You may, but we take all from the rear. Send none from here.
hellas-lesson-regroup-far = { $from } lies far away, and that does not matter. Send two Greeks and the ship to { $city }.
hellas-lesson-regroup-from-afar = { $city } needs Greeks. Send two Greeks and the ship.
hellas-lesson-regroup-done = After a burst you move everything; after a voyage or an attack only into the new city. Strong where the rival is, one Greek where nobody comes.

## hand

hellas-lesson-hand = Cards in your hand
hellas-lesson-hand-about = Every card has its moment. Play one, and forbid one.
hellas-lesson-hand-hello = You hold three cards, one of each god. Touch a card to read it. Orange sees only the backs, and you see only Orange’s.
hellas-lesson-hand-moment = A card is played in the action it belongs to: Spirit Warrior in a battle, Fair Wind on a voyage. You want a battle: declare an attack.
hellas-lesson-hand-attack-today = Spirit Warrior is a card for battles. Declare an attack.
hellas-lesson-hand-target = Attack { $city }: two Greeks stand there.
hellas-lesson-hand-this-city = Today { $city } is our goal. Attack it.
hellas-lesson-hand-add = { $from } can send only one, by land. One against two? You have a card. Send the Greek.
hellas-lesson-hand-by-land = That one would sail, and by sea you need one more. Send the Greek of { $from }.
hellas-lesson-hand-launch = Launch the attack, with one Greek.
hellas-lesson-hand-enough = That would make it an attack by sea. Launch with one.
hellas-lesson-hand-play = The battle is on, and the attacker may play first. { $card } makes you stronger by 1: play it.
hellas-lesson-hand-too-weak = Without a card it was one against two: the Greek is lost. Take it back and play { $card }.
hellas-lesson-hand-keep = Some cards of Zeus keep a card in your hand. You are asked because Orange sees that you hold a Zeus card, and nobody shall learn which. Pass.
hellas-lesson-hand-settle = Two against two by land: the city is yours. The card went to the discard pile. Leave everything as it stands.
hellas-lesson-hand-leave-it = We know regrouping already. Leave everything as it stands.
hellas-lesson-hand-end-action = Here some cards could be played; you have none of them. You are asked all the same. End the action.
hellas-lesson-hand-end-turn = Your action is over. End the turn.
hellas-lesson-hand-veto = Orange plays { $card }: every city with three Greeks loses one, as { $city } would. You may forbid it: play { $veto }.
hellas-lesson-hand-flooded = { $city } has only two Greeks now. A veto comes at once or never. Take it back and play { $veto }.
hellas-lesson-hand-done = Forbidden: your Greeks stay. Play a card in its moment; a veto answers any card. You may hold seven cards, and three of one god.

## temples

hellas-lesson-temples = Temples
hellas-lesson-temples-about = More temples than the rival: one step more in every burst.
hellas-lesson-temples-hello = Some tiles have a temple. Who owns more cities with a temple than the other takes four steps in a burst, not three. Nobody has one yet.
hellas-lesson-temples-declare = Find one: declare a voyage.
hellas-lesson-temples-three-only = That would be three steps. With a temple it will be four: declare a voyage first.
hellas-lesson-temples-voyage-today = Orange has no temple to take. Declare a voyage.
hellas-lesson-temples-place = Lucky! { $tile } has a temple. Lay it where your ships are more: a place among your own cities is easy to defend.
hellas-lesson-temples-as-good = Just as good! But let us settle beside { $city } today, at a marked place.
hellas-lesson-temples-keep-it = Under the stack it would be lost for long. Lay { $tile }.
hellas-lesson-temples-pay = Choose the ship that pays for the voyage.
hellas-lesson-temples-settle = The temple is yours. Leave everything as it stands, and see what Orange does.
hellas-lesson-temples-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-temples-burst = Orange had a burst of three steps. Now declare yours.
hellas-lesson-temples-burst-now = Later. Declare a burst and count your steps.
hellas-lesson-temples-one = Four steps! It is the temple. Take the first: a Greek or a ship, where you like.
hellas-lesson-temples-two = The second step: another piece.
hellas-lesson-temples-three = The third. Orange would be done now.
hellas-lesson-temples-four = And the fourth, thanks to the temple.
hellas-lesson-temples-pieces = A card would be a step, too. Take a piece today.
hellas-lesson-temples-not-yet = There are steps left. Take them.
hellas-lesson-temples-done = More temples than the rival, four steps; equally many, three for both. It is counted when you declare the burst. Guard your temple: it can be conquered.

## start

hellas-lesson-start = The beginning
hellas-lesson-start-about = Eight tiles around the dolphin: how every game starts.
hellas-lesson-start-hello = Every game begins with the dolphin alone. White and Orange lay tiles in turn, until each has four. Two of yours lie there already.
hellas-lesson-start-cards = Everybody begins with three cards, one of each god. In the very first turn White may play none of them.
hellas-lesson-start-third = Your third tile. A place must touch the dolphin or two tiles; ships do not count yet. Lay it at a marked place, between your own two, turned as you like.
hellas-lesson-start-far = The rules allow it, but Orange is near there. Choose a marked place.
hellas-lesson-start-fourth = It got a Greek and a ship. Orange drew a tile with a temple, set it aside and laid the next one. Now your fourth, at the marked place beside { $city }.
hellas-lesson-start-done = Eight cities lie out, and eleven Greeks and six ships are left in each supply. White begins. Play a first game against a bot now, or go on learning.

## battle-cards

hellas-lesson-battle-cards = Cards in a battle
hellas-lesson-battle-cards-about = Four cards, one battle: who has the last word?
hellas-lesson-battle-cards-hello = { $from } lies across the water from { $city }. You have two Greeks to spare, Orange has two there: by sea that is one too few. But you hold cards.
hellas-lesson-battle-cards-declare = Declare an attack.
hellas-lesson-battle-cards-attack-today = Your cards are cards of war. Declare an attack.
hellas-lesson-battle-cards-target = Attack { $city }.
hellas-lesson-battle-cards-this-city = { $city } is our goal. Attack it.
hellas-lesson-battle-cards-add = One Greek of { $from } is on the way. Send the second, too.
hellas-lesson-battle-cards-both = One is not enough, whatever you hold. Send the second Greek of { $from }.
hellas-lesson-battle-cards-beachhead = In a battle you play a card or pass, in turn with Orange; two passes end it. { $card }: by sea, too, equal is enough. Play it.
hellas-lesson-battle-cards-first-this = That card would help as well, but keep it for an answer. Play { $card } first.
hellas-lesson-battle-cards-not-enough = Both passed, and two against two by sea has failed. Your Greeks are lost. Take it back and play { $card }.
hellas-lesson-battle-cards-spirit = Orange answers with { $wall }: the ship in the city counts as a Greek. Now it is two against three. { $card } makes you stronger by 1: play it.
hellas-lesson-battle-cards-too-weak = Two against three: the attack has failed. Take it back and play { $card }.
hellas-lesson-battle-cards-spoils = Three against three, and equal is enough: won! Orange saved the pieces of { $city } with { $card }: they are in { $refuge } now. The ship that was there still lets you put one of yours.
hellas-lesson-battle-cards-settle = The cards are on the discard piles. Leave everything as it stands.
hellas-lesson-battle-cards-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-battle-cards-done = Attackers hold the cards of Ares; defenders answer with ships, and may save what they lose. The backs in a hand tell you what to fear.

## sailing

hellas-lesson-sailing = Cards on a voyage
hellas-lesson-sailing-about = A better tile, a fair wind, and settlers.
hellas-lesson-sailing-hello = Everywhere around the dolphin you and Orange have equally many ships: no voyage can succeed. Your three cards of Poseidon change that.
hellas-lesson-sailing-declare = Declare a voyage.
hellas-lesson-sailing-voyage-today = Poseidon’s cards want the sea. Declare a voyage.
hellas-lesson-sailing-horizon = { $tile } has four land edges and fits badly. { $card } puts it under the stack and draws another. Play it.
hellas-lesson-sailing-first-this = That one will come. First { $card }: a better tile.
hellas-lesson-sailing-over = Then the voyage has failed, and the cards have done nothing. Go on.
hellas-lesson-sailing-wind = { $tile } fits well, but you need more ships than Orange, and everywhere it is one to one. { $card }: equal is enough. Play it.
hellas-lesson-sailing-place = Now you may lay { $tile } wherever you have as many ships as Orange, and at least one. Choose a place.
hellas-lesson-sailing-colonists = A Greek has settled, a ship has paid. { $card } brings two more pieces into the new city. Play it.
hellas-lesson-sailing-alone = A Greek alone is easy prey. Play { $card } first.
hellas-lesson-sailing-one = Choose the first piece: a Greek or a ship.
hellas-lesson-sailing-two = And the second.
hellas-lesson-sailing-both = You may take two pieces. Take them.
hellas-lesson-sailing-settle = A strong new city. Leave everything as it stands.
hellas-lesson-sailing-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-sailing-done = A new tile before you lay it, a fair wind when ships are equal, settlers when it is done. A fourth card, for a second voyage, comes later.

## surprises

hellas-lesson-surprises = Surprises
hellas-lesson-surprises-about = Theft, Humility, Exchange, Flood: cards for nearly any moment.
hellas-lesson-surprises-hello = Some cards belong to no action: you may play them before it, after it, and at most moments between. You hold four of them.
hellas-lesson-surprises-theft = { $card } takes a card from Orange’s hand. Play it.
hellas-lesson-surprises-first-this = In good time. Play { $card } now.
hellas-lesson-surprises-keep = You hold other cards of Zeus, so you are asked whether one of them shall keep this card. None can: pass.
hellas-lesson-surprises-steal = You see the backs: three of Ares, two of Poseidon. Chance picks the card, you pick the god. Steal a card of Ares.
hellas-lesson-surprises-warlike = A card of Ares would hurt you more. Steal one of Ares.
hellas-lesson-surprises-humility = You have { $stolen } now, locked until your turn ends. Orange still holds four cards. { $card } leaves a rival only three: play it.
hellas-lesson-surprises-keep-two = Asked again, because you hold one more card of Zeus. Pass.
hellas-lesson-surprises-exchange = Orange chose a card and discarded it. Now { $card }: two cities change owners, with all their pieces. Play it.
hellas-lesson-surprises-give = Give { $city }: it lies behind Orange’s cities and is hard to hold.
hellas-lesson-surprises-give-this = You need that one. Give { $city }.
hellas-lesson-surprises-take = And take { $city }: it has a temple, and temples stay with the tile.
hellas-lesson-surprises-take-this = A temple is worth more: take { $city }.
hellas-lesson-surprises-flood = A temple without a battle! Last, { $card }: every city with three Greeks keeps two. You have none with three, Orange has two of them. Play it.
hellas-lesson-surprises-done = Four surprises, and your action is still to come. Play them when they hurt most, and remember that a Veto can stop each of them.

## preparing

hellas-lesson-preparing = Before an attack
hellas-lesson-preparing-about = More Greeks, a longer way, a second blow.
hellas-lesson-preparing-hello = Your three cards of Ares prepare an attack. They are played after you declare it, before you name the city.
hellas-lesson-preparing-declare = Declare an attack.
hellas-lesson-preparing-attack-today = Ares is with you. Declare an attack.
hellas-lesson-preparing-far = { $card }: for the next attack one city of yours may take part, however far away. Play it.
hellas-lesson-preparing-first-this = In good time. Play { $card } now.
hellas-lesson-preparing-muster = { $card } makes Greeks of ships in one city, even more than three until the attack is over. Play it.
hellas-lesson-preparing-ships = In { $city } two ships wait. Make Greeks of both.
hellas-lesson-preparing-both = Take both: ships do not fight, Greeks do.
hellas-lesson-preparing-target = { $city } was out of reach; now you can attack it.
hellas-lesson-preparing-this-city = Not that one now. Attack { $city }.
hellas-lesson-preparing-add = Send a Greek from { $from }, far as it is. One far city may take part, no more.
hellas-lesson-preparing-other-army = The Greeks of { $near } have another task. Send one from { $from }.
hellas-lesson-preparing-second = { $city } has one Greek, and a far strike counts as an attack by sea: you need two. Send another.
hellas-lesson-preparing-too-few = One against one is not enough by sea. Send another from { $from }.
hellas-lesson-preparing-launch = Two are enough. Launch the attack.
hellas-lesson-preparing-enough = Two are enough, and the others can guard { $from }. Launch the attack.
hellas-lesson-preparing-fight = Orange sees that you hold a card of Ares, so you are asked. It is no card for a battle: pass.
hellas-lesson-preparing-settle = { $city } is yours. Leave everything as it stands.
hellas-lesson-preparing-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-preparing-twin = The attack is over, but not your turn: { $card } gives you one more, on another city. Play it.
hellas-lesson-preparing-one-more = You still hold { $card }. Play it first.
hellas-lesson-preparing-next = Go on to the next attack.
hellas-lesson-preparing-go-on = You have played the card for it. Go on to the next attack.
hellas-lesson-preparing-again = Attack { $city }: one Greek stands there, and land joins it to your army.
hellas-lesson-preparing-one = Send one from { $from }, by land.
hellas-lesson-preparing-by-land = That one would sail. Send one from { $from }, by land.
hellas-lesson-preparing-strike = One against one by land is enough. Launch the attack.
hellas-lesson-preparing-enough-by-land = One is enough by land. Launch the attack.
hellas-lesson-preparing-done = Two cities in one turn! Muster for numbers, Far Strike for distance, Twin Assault for a second blow on another city.

## double-turn

hellas-lesson-double-turn = A double turn
hellas-lesson-double-turn-about = A burst and a voyage in one turn, and one more voyage.
hellas-lesson-double-turn-hello = Usually a turn is one action. Today it will be three: you hold a card for a double turn and one for a second voyage.
hellas-lesson-double-turn-double = { $card } is played before you declare anything: first comes a burst, then a voyage or an attack. Play it.
hellas-lesson-double-turn-first-this = Once an action is declared it is too late for { $card }. Play it first.
hellas-lesson-double-turn-one = The burst: three steps. Ships decide voyages: take one, for any city.
hellas-lesson-double-turn-two = The second step: another ship.
hellas-lesson-double-turn-three = And the third.
hellas-lesson-double-turn-pieces = Good, too, but the voyage comes at once: take a ship.
hellas-lesson-double-turn-stand = You could move everything now. Leave your pieces as they stand.
hellas-lesson-double-turn-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-double-turn-second = The second part of the turn: declare a voyage.
hellas-lesson-double-turn-voyage-today = An attack would be possible, too. Today declare a voyage.
hellas-lesson-double-turn-place = Lay { $tile } at a marked place.
hellas-lesson-double-turn-marked = Today we settle at a marked place. Lay the tile there.
hellas-lesson-double-turn-pay = Choose the ship that pays.
hellas-lesson-double-turn-go-on = You hold a card of Poseidon, so you are asked whether you bring settlers. Yours does something else: go on.
hellas-lesson-double-turn-settle = Leave everything as it stands.
hellas-lesson-double-turn-sail-on = The voyage has succeeded: this is the moment of { $card }. Play it, and sail again.
hellas-lesson-double-turn-one-more = You hold a card for one more voyage: play { $card }.
hellas-lesson-double-turn-place-two = A second tile. Lay { $tile } at the marked place.
hellas-lesson-double-turn-pay-two = This voyage costs a ship, too. Choose it.
hellas-lesson-double-turn-done = Three pieces and two cities in one turn! Double Turn before any action, Sail On only after a voyage that succeeded.

## answers

hellas-lesson-answers = Veto against veto
hellas-lesson-answers-about = Cards that answer cards, and one that brings a card back.
hellas-lesson-answers-hello = Your burst has one step left. You hold three cards of Zeus, and no more than three of one god are allowed: his deck is closed to you.
hellas-lesson-answers-wind = { $card } gives two more steps. Play it.
hellas-lesson-answers-first-this = First { $card }, while the burst goes on.
hellas-lesson-answers-veto = Orange forbids it with a Veto! But a Veto is a card, too: your { $card } forbids it, and { $mine } works. Play it.
hellas-lesson-answers-gone = { $mine } is gone without effect. An answer must come at once. Take it back and play { $card }.
hellas-lesson-answers-keep = Orange has no answer left. Now { $card } in the same breath: { $mine } will return to your hand after its use. Play it.
hellas-lesson-answers-once-only = { $mine } would work and be discarded. You can have it again: play { $card }.
hellas-lesson-answers-one = Three steps are yours now. Take a piece.
hellas-lesson-answers-two = Another piece.
hellas-lesson-answers-three = And the last one.
hellas-lesson-answers-pieces = Take a Greek or a ship today.
hellas-lesson-answers-settle = Leave everything as it stands, and see { $mine } come back.
hellas-lesson-answers-leave-it = Not needed today. Leave everything as it stands.
hellas-lesson-answers-done = A Veto stops any card, another Veto stops the Veto. Orange has seen the card that returned, so it is no secret any more.

## dolphin

hellas-lesson-dolphin = The dolphin’s jump
hellas-lesson-dolphin-about = Around the dolphin everybody is everybody’s neighbour.
hellas-lesson-dolphin-hello = The tile in the middle is the dolphin: all sea, no city. For attacks it joins all the cities that touch it.
hellas-lesson-dolphin-declare = { $from } and { $city } lie on opposite sides of the dolphin: for an attack by sea they are neighbours. Declare an attack.
hellas-lesson-dolphin-attack-today = Let us try the jump. Declare an attack.
hellas-lesson-dolphin-target = Attack { $city }. You cannot reach { $beyond }: it does not touch the dolphin, nor any city of yours.
hellas-lesson-dolphin-this-city = Today we jump to { $city }. Attack it.
hellas-lesson-dolphin-first = Send a Greek from { $from }. { $away } is not offered: it does not touch the dolphin, nor the city you attack.
hellas-lesson-dolphin-keep-guard = That one guards the land beside Orange. Send one from { $from }.
hellas-lesson-dolphin-second = It is an attack by sea, so you need one more than Orange. Send another from { $from }.
hellas-lesson-dolphin-too-few = One against one by sea: failed, and Orange has had a turn. Take it back and send two.
hellas-lesson-dolphin-launch = Two against one. Launch the attack on { $city }.
hellas-lesson-dolphin-enough = Two are enough by sea against one. Launch the attack.
hellas-lesson-dolphin-done = Over the dolphin you attack all around, and so does Orange: guard your cities there. For voyages the jump does not count.

## last-city

hellas-lesson-last-city = The last city
hellas-lesson-last-city-about = Another way to win: leave nothing to the rival.
hellas-lesson-last-city-hello = You have seven cities, Orange has one left: { $city }. Who has no city loses at once. You need no ten cities for that.
hellas-lesson-last-city-declare = Declare an attack.
hellas-lesson-last-city-too-slow = Orange would use the time to grow. End it now: declare an attack.
hellas-lesson-last-city-target = Attack { $city }.
hellas-lesson-last-city-so-near = So near the end? Attack { $city }.
hellas-lesson-last-city-first = Two Greeks defend it. By land two are enough: send one from { $from }.
hellas-lesson-last-city-by-land = That one would sail, and then you need three. Send one from { $from }, by land.
hellas-lesson-last-city-second = One more from { $from }.
hellas-lesson-last-city-too-few = One against two has failed, and Orange is growing. Take it back and send two.
hellas-lesson-last-city-launch = Two against two, by land. Launch the attack.
hellas-lesson-last-city-enough = That would make it an attack by sea. Two by land are enough: launch the attack.
hellas-lesson-last-city-done = Orange has no city left: you have won at once, before the end of your turn. Ten cities, though, count only at the end of your own turn.
