# What the laws of a position demand.

classic-law-units = Every player has eight troops and eight fleets, on the board, in a battle or in reserve.
classic-law-gold = Nobody has less than no gold, and what others know of a purse fits what is in it.
classic-law-seas = A sea has an owner exactly if fleets lie in it, and no fleet lies in a closed sea.
classic-law-islands = Troops stand on islands that belong to somebody; who plays has an island, and who is eliminated has nothing.
classic-law-zones = An island has no more buildings than slots, and none under a metropolis.
classic-law-supply = Buildings, metropolises, prosperity markers and cards are on the board, with a player or in the supply, as many as there are.
classic-law-metropolises = Between two actions nobody holds four philosophers or one building of each type: they have become a metropolis.
classic-law-creatures = A slot holds one creature at most, and a land figure stands on the board exactly if its card is held.
classic-law-figures = In their turn nobody has a figure of an earlier cycle.
classic-law-offerings = An amount has a bidder, a marker stands once, and everybody can pay what they offer.
classic-law-battle = Between two actions no battle is fought.
