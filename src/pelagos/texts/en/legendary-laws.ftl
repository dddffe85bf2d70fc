# What the laws of a position demand.

legendary-law-lost-units = Every faction has eight troops and eight fleets, on the board, in a battle or in reserve.
legendary-law-lost-pieces = Mercenaries, cards, buildings and metropolises are on the board, with a faction or in the supply, as many as there are.
legendary-law-lost-cards = Every creature lies in one place, and its card is held exactly while its figure is on the board.
legendary-law-lost-heroes = A hero in play stands in a land of their faction, and no other hero stands anywhere.
legendary-law-wrong-tracks = Every god and every pawn stands once, and an offer is one that can be made to that god.
legendary-law-wrong-gold = Nobody has less than no gold, a team knows its own purse, and what others know of it fits.
legendary-law-wrong-areas = Troops and fleets have an owner, a sea has a ruler exactly if fleets lie in it, and closed seas are empty.
legendary-law-wrong-figures = An area holds one figure at most, of the kind that may stand there, and every figure has a master.
legendary-law-wrong-sites = Only lands that somebody owns hold buildings.
legendary-law-due-conversions = Between two actions no four philosophers and no set of buildings wait to become a metropolis.
legendary-law-wrong-counters = In a turn there are at most three extra recruits, one look and one hired hero.
legendary-law-wrong-lives = From the first cycle on, a faction is in the game exactly if it has a land.
