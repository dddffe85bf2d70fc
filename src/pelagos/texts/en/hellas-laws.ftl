# What the laws of a position demand.

hellas-law-pieces = Each player has 15 Greeks and 10 ships, on the map or in supply.
hellas-law-cities = Every city on the map has an owner and a Greek, and no more pieces than a city holds; nothing stands anywhere else.
hellas-law-cards = Every card is somewhere, once.
hellas-law-limits = A hand holds no more cards of a god, and no more in all, than allowed.
hellas-law-tiles = One tile at most is drawn, and those under the stack have an order without gaps.
hellas-law-contacts = Tiles touch land to land and water to water, and all water is connected.
hellas-law-end = When a turn begins, nobody has won and the stack is not low.
hellas-law-action = When a turn begins, nothing of the action before it is left.
