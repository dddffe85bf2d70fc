# Classic in five minutes, in English.

five-classic-goal = You win if you own two metropolises when a round, called a cycle, ends; with two players three. If several do, the one with more metropolises wins, then the one with more gold.
    .heading = Own two metropolises
five-classic-board = An island stays yours until somebody takes it, a sea is yours while your fleets lie there. Each cornucopia and each trade sea pays you one gold a cycle.
    .heading = Islands, seas, cornucopias
five-classic-gods = Everybody offers gold for one god. Whoever is outbid makes another offer, elsewhere. Priests make every offer cheaper. Apollo is free and gives gold.
    .heading = Offer gold for a god
five-classic-turn = Poseidon gives a fleet and builds ports, Ares a troop and fortresses, Zeus a priest and temples, Athena a philosopher and universities. Each building costs two gold. Creatures may be called for gold in any turn but Apollo’s.
    .heading = Your turn
five-classic-battle = Troops march over a chain of your own fleets. In a battle both sides roll one die a round and add their units; fortresses and ports help whoever defends. The lower total loses a unit, equal totals one each. Then either side may retreat.
    .heading = Battles
five-classic-metropolis = One building of each of the four kinds turns into a metropolis, and so do four philosophers. Or land on an island that has one.
    .heading = Ways to a metropolis
five-classic-end = The game ends with the cycle in which somebody owns enough metropolises. The last island of a player may be attacked only by somebody who wins by it.
    .heading = When it ends

five-classic-price-god = an offer of gold; Apollo is free
five-classic-price-kind = 2 gold, from its god
five-classic-price-creature = 2 to 4 gold, by its place on the track; temples make it cheaper
