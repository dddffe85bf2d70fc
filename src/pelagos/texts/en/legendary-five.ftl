# Legendary in five minutes, in English.

five-legendary-goal = You win if you have three metropolises when a round, called a cycle, ends; in some modes it is four. If several players do, the one with more metropolises wins, then the one with more gold.
    .heading = Have the most metropolises
five-legendary-board = A land stays yours until somebody else marches in, a sea is yours while your fleets lie there. At the start of every cycle each cornucopia in them pays you one gold.
    .heading = Lands, seas, cornucopias
five-legendary-gods = Then everybody offers gold for one god. Whoever is outbid takes their offer back and makes another. The god you get decides what you may do in your turn. Apollo is free: a little gold and a richer map.
    .heading = Offer gold for a god
five-legendary-turn = First the gift of your god: a building and a piece or a person. After that pay for what you like, as long as your gold lasts: more of the same, moves, creatures, heroes.
    .heading = Your turn
five-legendary-battle = Where your units meet those of a rival both sides roll one die a round and add their units; fortresses and metropolises help whoever defends, ports help at sea. The lower total loses a unit, equal totals one each. Then either side may retreat.
    .heading = Battles
five-legendary-metropolis = One building of each of the four kinds turns into a metropolis. So do four philosophers. Some heroes can be sacrificed for one. Or take somebody else’s, land and all.
    .heading = Ways to a metropolis
five-legendary-end = The game ends with the cycle in which somebody has enough metropolises. Until then they can still be taken: the last turn of the cycle decides.
    .heading = When it ends

five-legendary-price-god = an offer of gold; Apollo is free
five-legendary-price-kind = free from its god
five-legendary-price-creature = 2 to 5 gold, by its place on the track
five-legendary-price-hero = 4 gold, with Hera
