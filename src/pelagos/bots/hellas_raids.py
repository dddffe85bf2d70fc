"""Attacks and voyages in Hellas, planned on a standing: whom to attack with how many, and what a voyage may bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.bots.hellas_scene import LOWEST, SURE, Standing
from pelagos.bots.hellas_weights import CITY, TEMPLE, WON
from pelagos.games.archipelago.bits import bit
from pelagos.games.hellas.ids import CITIES_TO_WIN, MOST_IN_CITY, NONE
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import Seat

# Attacks


class Raid:
    """An attack: the target, who goes, and what may be expected of it; without a target nobody goes."""

    def __init__(self, worth: i64, target: i64, sent: Ints) -> None:
        self.worth: Final = worth
        self.target: Final = target
        self.sent: Final = sent


class Raider:
    """Looks for the best attack of a player. The standing is left as it was."""

    def __init__(self, standing: Standing, who: Seat, far: i64, sent: Ints, spoils: i64) -> None:
        self.standing: Final = standing
        self.who: Final = who
        self.far: Final = far
        """Cities that may take part from afar (A4)."""
        self.sent: Final = sent
        """By city: Greeks that stand before the target already."""
        self.spoils: Final = spoils
        """Ships in his supply."""

    def best(self, targets: list[i64]) -> Raid:
        """The best attack on one of these; nothing if staying at home is better."""
        found = Raid(self.standing.worth(self.who, 1 - self.who), NONE, self.sent)
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
            before = self.standing.chance(target, force, water)
            found = Raid(self._expected(target, sent, force, before), target, sent[:])
        for city in order:
            sent[city] += 1
            force += 1
            chance = self.standing.chance(target, force, water)
            # More of them only if that helps, or if they are wanted there as a garrison.
            if found is None or chance > before or force <= MOST_IN_CITY:
                worth = self._expected(target, sent, force, chance)
                if found is None or worth > found.worth:
                    found = Raid(worth, target, sent[:])
            before = chance
        return found

    def _afloat(self, target: i64, sent: Ints) -> bool:
        """Does anybody who was sent already come by sea?"""
        scene = self.standing.scene
        ashore: i64 = 0
        for i in range(scene.first[target], scene.first[target + 1]):
            if scene.by_land[i]:
                ashore += sent[scene.beside[i]]
        return ashore < sum(sent)

    def _contributors(self, target: i64, water: i64) -> list[i64]:
        """Cities in the order in which they give a Greek, one entry each: from the largest stacks first."""
        standing = self.standing
        scene = standing.scene
        spare = filled(len(standing.owner))
        for i in range(scene.first[target], scene.first[target + 1]):
            city = scene.beside[i]
            if standing.owner[city] == self.who and (water or scene.by_land[i]):
                spare[city] = standing.greeks[city] - 1
        if water:
            self._from_afar(spare)
        order: list[i64] = []
        while True:
            largest: i64 = NONE
            for city in scene.cities:
                if spare[city] > 0 and (largest == NONE or spare[city] > spare[largest]):
                    largest = city
            if largest == NONE:
                return order
            spare[largest] -= 1
            order.append(largest)

    def _from_afar(self, spare: Ints) -> None:
        for _ in range(self.far):
            largest: i64 = NONE
            for city in self.standing.cities_of(self.who):
                left = self.standing.greeks[city] - 1
                if spare[city] == 0 and left > 0 and (largest == NONE or left > self.standing.greeks[largest] - 1):
                    largest = city
            if largest != NONE:
                spare[largest] = self.standing.greeks[largest] - 1

    def _expected(self, target: i64, sent: Ints, force: i64, chance: i64) -> i64:
        """Victory and defeat by their chances; `sent` includes those who stand there already."""
        standing = self.standing
        greeks, ships, owner = standing.greeks, standing.ships, standing.owner
        for city in standing.scene.cities:
            greeks[city] -= sent[city] - self.sent[city]
        lost: i64 = standing.worth(self.who, 1 - self.who) if chance < SURE else 0
        won: i64 = 0
        if chance:
            garrison, fleet = greeks[target], ships[target]
            owner[target], greeks[target] = self.who, min(force, MOST_IN_CITY)
            ships[target] = min(fleet, self.spoils)
            won = self._victory(standing)
            owner[target], greeks[target], ships[target] = 1 - self.who, garrison, fleet
        for city in standing.scene.cities:
            greeks[city] += sent[city] - self.sent[city]
        return (won * chance + lost * (SURE - chance)) // SURE

    def _victory(self, standing: Standing) -> i64:
        own: i64 = len(standing.cities_of(self.who))
        if own >= CITIES_TO_WIN or own == len(standing.scene.cities):
            return WON
        return standing.worth(self.who, 1 - self.who)


# Voyages


class Sailing:
    """What a player needs to know before he sails: the wind, the cards he could help himself with."""

    def __init__(self, fair_wind: bool, wind: i64, horizon: i64, sail_on: i64) -> None:
        self.fair_wind: Final = fair_wind
        """Are as many ships as the rival's enough?"""
        self.wind: Final = wind
        """What P1, P2 and P3 cost that he holds; NONE if he does not."""
        self.horizon: Final = horizon
        self.sail_on: Final = sail_on


class Navigator:
    """What a voyage of a player may bring. The standing is left as it was."""

    def __init__(self, standing: Standing, who: Seat, sailing: Sailing) -> None:
        self.standing: Final = standing
        self.who: Final = who
        self.sailing: Final = sailing
        self.home: Final = standing.worth(who, 1 - who)
        """What it is worth to come back with nothing."""
        self.worth: Final[list[i64]] = []
        """By spot: what a city there would be worth, without regard to the tile."""
        for i in range(len(standing.scene.spots)):
            self.worth.append(self._city_at(i))

    def expected(self, tile: i64) -> i64:
        """With this tile, or NONE for the top of the stack."""
        stack = self.standing.scene.stack
        if tile != NONE:
            return self._sailed_on(self._laid(tile), self._laid(tile) > self.home)
        if not stack:
            return self.home
        once: i64 = 0
        for drawn in stack:
            once += self._laid(drawn)
        once //= len(stack)
        total: i64 = 0
        for drawn in stack:
            laid = self._laid(drawn)
            if self.sailing.horizon != NONE:
                laid = max(laid, once - self.sailing.horizon)
            total += self._sailed_on(laid, laid > self.home)
        return total // len(stack)

    def _sailed_on(self, worth: i64, success: bool) -> i64:
        """With P3 a second voyage may follow, about as good as the first."""
        if not success or self.sailing.sail_on == NONE or worth >= WON:
            return worth
        return worth + max(0, (worth - self.home) // 2 - self.sailing.sail_on)

    def _laid(self, tile: i64) -> i64:
        """The best that can be done with this tile."""
        scene = self.standing.scene
        best = self.home
        place = bit(tile)
        for i in range(len(scene.spots)):
            if scene.fits[i] & place and self.worth[i] > best:
                best = self.worth[i]
        if best > self.home and scene.temple[tile]:
            best += TEMPLE
        return best

    def _city_at(self, i: i64) -> i64:
        """The worth of a new city at a spot, paid by the ship that is missed least; LOWEST if he may not sail there."""
        standing = self.standing
        ahead: i64 = 0
        payer: i64 = NONE
        for city in standing.scene.shores[i]:
            if standing.owner[city] != self.who:
                ahead -= standing.ships[city]
            elif standing.ships[city]:
                ahead += standing.ships[city]
                if payer == NONE or standing.ships[city] > standing.ships[payer]:
                    payer = city
        cost: i64 = 0
        if payer == NONE or ahead < 0:
            return LOWEST
        if ahead == 0 and not self.sailing.fair_wind:
            if self.sailing.wind == NONE:
                return LOWEST
            cost = self.sailing.wind
        own: i64 = len(standing.cities_of(self.who))
        if own + 1 >= CITIES_TO_WIN:
            return WON - cost
        standing.ships[payer] -= 1
        standing.found, standing.finder = 1, self.who
        worth = standing.worth(self.who, 1 - self.who)
        standing.found = 0
        standing.ships[payer] += 1
        return worth - cost - self._exposed(i, own)

    def _exposed(self, i: i64, own: i64) -> i64:
        """What the rival may expect from attacking the new city, with its single Greek and no ship."""
        standing = self.standing
        scene = standing.scene
        force: i64 = 0
        for city in scene.cities:
            if standing.owner[city] == 1 - self.who and standing.greeks[city] > 1:
                near = city in scene.shores[i] or (scene.dolphin[i] and scene.at_dolphin[city])
                if near:
                    force += standing.greeks[city] - 1
        if force == 0:
            return 0
        chance = standing.prospects.chance(1 - self.who, 2 - force, 1, 0)
        return chance * CITY[own + 1] // SURE // 2
