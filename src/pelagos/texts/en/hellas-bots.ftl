# Hellas, in English: why a bot moved.

bots-why-hellas-raids = { $city } is held too weakly.
bots-why-hellas-sails = There is a new city to be found.
bots-why-hellas-gathers = There are too few of us for anything else.
bots-why-hellas-strikes = A city that changes sides counts twice.
bots-why-hellas-lays = At { $spot } it serves us best.
bots-why-hellas-declines = This tile would help the others more than us.
bots-why-hellas-holds-back = No city is worth the men it would cost.
bots-why-hellas-vetoes = { $card } would have hurt too much.
bots-why-hellas-plays = Now is the time for { $card }.
bots-why-hellas-regroups = We stand in the wrong places.
