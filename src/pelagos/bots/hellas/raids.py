"""Attacks in Hellas, planned on a board of the judge: whom to attack, and with how many."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.hellas.board import SURE, BoardState
from pelagos.bots.hellas.weights import WON
from pelagos.games.hellas.ids import MOST_IN_CITY, NONE
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import Seat


class Raid:
    """An attack: the target, who goes, and what may be expected of it; without a target nobody goes."""

    def __init__(self, worth: i64, target: i64, sent: Ints) -> None:
        self.worth: Final = worth
        self.target: Final = target
        self.sent: Final = sent


class Raider:
    """Looks for the best attack of a player. The board is left as it was."""

    def __init__(self, board: BoardState, who: Seat, far: i64, sent: Ints, spoils: i64) -> None:
        self.board: Final = board
        self.who: Final = who
        self.far: Final = far
        """Cities that may take part from afar (A4)."""
        self.sent: Final = sent
        """By city: Greeks that stand before the target already."""
        self.spoils: Final = spoils
        """Ships in the player's supply."""

    def best(self, targets: list[i64]) -> Raid:
        """The best attack on one of these; nothing if staying at home is better."""
        found = Raid(self.board.worth(self.who, 1 - self.who), NONE, self.sent)
        for target in targets:
            raid = self.against(target)
            if raid is not None and raid.worth > found.worth:
                found = raid
        return found

    def against(self, target: i64) -> Raid | None:
        """The best attack on this one; None if nobody can go."""
        found: Raid | None = None
        for water in range(2):
            tried = self._by_way(target, water)
            if tried is not None and (found is None or tried.worth > found.worth):
                found = tried
        return found

    def _by_way(self, target: i64, water: i64) -> Raid | None:
        """By land only, or with whoever can come over the sea; tries every number that is worth a look."""
        order = self._contributors(target, water)
        sent = self.sent[:]
        force: i64 = sum(sent)
        if force and water == 0 and self._afloat(target, sent):
            return None
        found: Raid | None = None
        before: i64 = NONE
        if force:
            before = self.board.chance(target, force, water)
            found = Raid(self._expected(target, sent, force, before), target, sent[:])
        for city in order:
            sent[city] += 1
            force += 1
            chance = self.board.chance(target, force, water)
            # More of them only if that helps, or if they are wanted there as a garrison.
            if found is None or chance > before or force <= MOST_IN_CITY:
                worth = self._expected(target, sent, force, chance)
                if found is None or worth > found.worth:
                    found = Raid(worth, target, sent[:])
            before = chance
        return found

    def _afloat(self, target: i64, sent: Ints) -> bool:
        """Does anybody who was sent already come by sea?"""
        tile_map = self.board.tile_map
        ashore: i64 = 0
        for i in range(tile_map.first[target], tile_map.first[target + 1]):
            if tile_map.by_land[i]:
                ashore += sent[tile_map.beside[i]]
        return ashore < sum(sent)

    def _contributors(self, target: i64, water: i64) -> list[i64]:
        """Cities in the order in which they give a Greek, one entry each: from the largest stacks first."""
        board = self.board
        tile_map = board.tile_map
        spare = filled(len(board.owner))
        for i in range(tile_map.first[target], tile_map.first[target + 1]):
            city = tile_map.beside[i]
            if board.owner[city] == self.who and (water or tile_map.by_land[i]):
                spare[city] = board.greeks[city] - 1
        if water:
            self._from_afar(spare)
        order: list[i64] = []
        while True:
            largest: i64 = NONE
            for city in tile_map.cities:
                if spare[city] > 0 and (largest == NONE or spare[city] > spare[largest]):
                    largest = city
            if largest == NONE:
                return order
            spare[largest] -= 1
            order.append(largest)

    def _from_afar(self, spare: Ints) -> None:
        for _ in range(self.far):
            largest: i64 = NONE
            for city in self.board.cities_of(self.who):
                left = self.board.greeks[city] - 1
                if spare[city] == 0 and left > 0 and (largest == NONE or left > self.board.greeks[largest] - 1):
                    largest = city
            if largest != NONE:
                spare[largest] = self.board.greeks[largest] - 1

    def _expected(self, target: i64, sent: Ints, force: i64, chance: i64) -> i64:
        """Victory and defeat by their chances; `sent` includes those who stand there already."""
        board = self.board
        greeks, ships, owner = board.greeks, board.ships, board.owner
        for city in board.tile_map.cities:
            greeks[city] -= sent[city] - self.sent[city]
        lost: i64 = board.worth(self.who, 1 - self.who) if chance < SURE else 0
        won: i64 = 0
        if chance:
            garrison, fleet = greeks[target], ships[target]
            owner[target], greeks[target] = self.who, min(force, MOST_IN_CITY)
            ships[target] = min(fleet, self.spoils)
            won = self._victory(board)
            owner[target], greeks[target], ships[target] = 1 - self.who, garrison, fleet
        for city in board.tile_map.cities:
            greeks[city] += sent[city] - self.sent[city]
        return (won * chance + lost * (SURE - chance)) // SURE

    def _victory(self, board: BoardState) -> i64:
        own: i64 = len(board.cities_of(self.who))
        if own >= board.tile_map.cities_to_win or own == len(board.tile_map.cities):
            return WON
        return board.worth(self.who, 1 - self.who)
