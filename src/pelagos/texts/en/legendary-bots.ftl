# Legendary, in English: why a bot moved.

bots-why-legendary-founds = A metropolis is what this game is about.
bots-why-legendary-bids-for-metropolis = A turn with { $god } brings a metropolis.
bots-why-legendary-denies = A rival must not have { $god } now.
bots-why-legendary-takes-apollo = Gold today and more tomorrow, for nothing.
bots-why-legendary-attacks = { $who } holds { $land } too weakly.
bots-why-legendary-settles = Nobody has settled { $land } yet.
bots-why-legendary-attacks-at-sea = The fleet of { $who } in { $sea } can be beaten.
bots-why-legendary-stays = A chance of { $percent } in a hundred is worth staying for.
bots-why-legendary-retreats = To win here, with { $percent } in a hundred, is not worth what it may cost.
bots-why-legendary-sacrifices = What { $hero } leaves behind is worth more than the hero.
bots-why-legendary-saves = Nothing more in this turn is worth its price.
