"""The archipelago a game is played on: land areas, sea areas, sites, and who touches whom (L-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.games.archipelago.bits import LARGEST, set_of
from pelagos.games.archipelago.hexes import Cell
from pelagos.kernel.arrays import Ints, ints
from pelagos.kernel.errors import BadSetup

CARDS_WITH_ROOM: Final = ("penthesilea", "pandora")
"""L-16.7: a hero's card that can hold a metropolis counts as a site that lies nowhere."""


class LandPlan:
    """One land area as a board file gives it; the tile it is printed on is for eyes only (L-2.7)."""

    def __init__(
        self,
        word: str,
        name: str,
        corn: int,
        priestess: bool,
        sites: list[SitePlan],
        cells: list[Cell],
        tile: str = "",
    ) -> None:
        self.word: Final = word
        self.name: Final = name
        self.corn: Final = corn
        self.priestess: Final = priestess
        self.sites: Final = sites
        self.cells: Final = cells
        self.tile: Final = tile


class SitePlan:
    """One building site: the sea in which a port there acts (L-2.4), and the cell it stands on if there are cells."""

    def __init__(self, word: str, sea: str, cell: Cell | None = None) -> None:
        self.word: Final = word
        self.sea: Final = sea
        self.cell: Final = cell


class SeaPlan:
    """One sea area as a board file gives it."""

    def __init__(self, word: str, name: str, corn: int, cells: list[Cell], tile: str = "") -> None:
        self.word: Final = word
        self.name: Final = name
        self.corn: Final = corn
        self.cells: Final = cells
        self.tile: Final = tile


class Plan:
    """What the rules need to know of a finished board (L-2.7): its areas, and every pair of words that touch."""

    def __init__(self, word: str, lands: list[LandPlan], seas: list[SeaPlan], borders: list[tuple[str, str]]) -> None:
        self.word: Final = word
        self.lands: Final = lands
        self.seas: Final = seas
        self.borders: Final = borders


class Board:
    """One archipelago. Lands, seas and sites are numbered as they are listed; sets of areas are words of bits.

    An *area* is a land, or a sea counted on from the number of lands.
    """

    def __init__(self, plan: Plan) -> None:
        _check(plan)
        lands = [land.word for land in plan.lands]
        seas = [sea.word for sea in plan.seas]
        touching = _touching(plan)
        self.plan: Final = plan
        self.word: Final = plan.word
        self.land_words: Final = lands
        self.sea_words: Final = seas
        self.site_words: Final = [site.word for land in plan.lands for site in land.sites]
        self.lands: Final[i64] = len(lands)
        self.seas: Final[i64] = len(seas)
        self.sites: Final[i64] = len(self.site_words)
        """The cards that can hold a metropolis are numbered from here on."""
        self.corn: Final[Ints] = ints([land.corn for land in plan.lands] + [sea.corn for sea in plan.seas])
        """L-2.5: printed cornucopias, by area."""
        self.priestess: Final[Ints] = ints([int(land.priestess) for land in plan.lands])
        self.lands_of_land: Final[Ints] = ints([_bits(lands, touching[word]) for word in lands])
        self.seas_of_land: Final[Ints] = ints([_bits(seas, touching[word]) for word in lands])
        self.lands_of_sea: Final[Ints] = ints([_bits(lands, touching[word]) for word in seas])
        self.seas_of_sea: Final[Ints] = ints([_bits(seas, touching[word]) for word in seas])
        self.island: Final[Ints] = ints([_bits(lands, _island(word, touching, set(lands))) for word in lands])
        """L-2.2: the island of a land, as the set of its lands."""
        counts = [len(land.sites) for land in plan.lands]
        self.first_site: Final[Ints] = ints([sum(counts[:i]) for i in range(len(lands) + 1)])
        """The sites of land i are those from entry i up to, not including, entry i + 1."""
        self.site_land: Final[Ints] = ints([i for i, land in enumerate(plan.lands) for _ in land.sites])
        self.site_sea: Final[Ints] = ints([seas.index(site.sea) for land in plan.lands for site in land.sites])
        """L-2.4: the sea in which a port on this site acts."""

    def islands(self) -> int:
        return len({int(island) for island in self.island})

    def check_room(self, factions: int, teams: int) -> None:
        """L-2.9: is the board large enough for a new game?"""
        islands = 3 if teams == factions else 2 * (factions // teams) + 1
        wanted = {"lands": 3 * factions, "seas": 2 * factions, "islands": islands}
        found = {"lands": int(self.lands), "seas": int(self.seas), "islands": self.islands()}
        for what, least in wanted.items():
            if found[what] < least:
                raise BadSetup("board-too-small", "L-2.9", board=self.word, what=what, found=found[what], least=least)
        for land in range(self.lands):
            if self.seas_of_land[land] == 0:
                raise BadSetup("land-without-sea", "L-2.9", board=self.word, land=self.land_words[land])
        if _reached(self.seas_of_sea, 0) != self.seas:
            raise BadSetup("seas-apart", "L-2.9", board=self.word)


def _check(plan: Plan) -> None:
    """L-2.9: words, borders and ports that make sense."""
    words = [land.word for land in plan.lands] + [sea.word for sea in plan.seas]
    words += [site.word for land in plan.lands for site in land.sites]
    for word in words:
        if words.count(word) > 1 or word in CARDS_WITH_ROOM:
            raise BadSetup("word-twice", "L-2.9", board=plan.word, word=word)
    areas = {land.word for land in plan.lands} | {sea.word for sea in plan.seas}
    for a, b in plan.borders:
        if a == b or a not in areas or b not in areas:
            raise BadSetup("bad-border", "L-2.9", board=plan.word, a=a, b=b)
    touching = _touching(plan)
    seas = {sea.word for sea in plan.seas}
    for land in plan.lands:
        for site in land.sites:
            if site.sea not in touching[land.word] or site.sea not in seas:
                raise BadSetup("port-without-sea", "L-2.4", board=plan.word, site=site.word, sea=site.sea)
    if max(len(plan.lands), len(plan.seas)) > LARGEST + 1:
        raise BadSetup("board-too-large", "L-2.9", board=plan.word, most=LARGEST + 1)


def _touching(plan: Plan) -> dict[str, set[str]]:
    touching: dict[str, set[str]] = {land.word: set() for land in plan.lands}
    for sea in plan.seas:
        touching[sea.word] = set()
    for a, b in plan.borders:
        touching[a].add(b)
        touching[b].add(a)
    return touching


def _island(word: str, touching: dict[str, set[str]], lands: set[str]) -> set[str]:
    """L-2.2: everything reached over land."""
    found = {word}
    frontier = [word]
    while frontier:
        for other in touching[frontier.pop()] & lands:
            if other not in found:
                found.add(other)
                frontier.append(other)
    return found


def _reached(neighbours: Ints, start: int) -> int:
    """How many places are reached from one."""
    found = {start}
    frontier = [start]
    while frontier:
        near = int(neighbours[frontier.pop()])
        for other in range(len(neighbours)):
            if near >> other & 1 and other not in found:
                found.add(other)
                frontier.append(other)
    return len(found)


def _bits(words: list[str], chosen: set[str]) -> int:
    return int(set_of([i for i, word in enumerate(words) if word in chosen]))
