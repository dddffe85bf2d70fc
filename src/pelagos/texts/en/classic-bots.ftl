# Classic, in English: why a bot moved.

bots-why-classic-founds = That makes a metropolis.
bots-why-classic-lands = A landing there succeeds in { $chance } of a hundred cases.
bots-why-classic-sinks = The fleets there are beaten in { $chance } of a hundred cases.
bots-why-classic-denies = { $rival } could have won with { $god }.
bots-why-classic-wants = There is more to be made of a turn with { $god } than of any other at this price.
bots-why-classic-saves = A quiet cycle with Apollo fills the purse.
