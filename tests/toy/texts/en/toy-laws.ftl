# What the laws of a position demand.

toy-law-cards = Every card is somewhere, once.
toy-law-barges = Every faction has eight barges, at its wharves, afloat or in its supply.
toy-law-wharves = A wharf holds four barges at most, and none if it belongs to nobody.
toy-law-purses = A purse is never below zero and lies between what everybody knows of it, `least` and `most`.
toy-law-bids = A lot has a bid exactly if it has a holder.
