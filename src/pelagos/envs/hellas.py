"""The environment of Hellas."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from pelagos.envs.adapter import ActionLimits, EnvAdapter, EnvSetup, Graph, RowWriter
from pelagos.envs.rows import put_cards
from pelagos.games.hellas import ids
from pelagos.games.hellas.data import EXTENTS
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.words import CARD_SPOTS
from pelagos.kernel.arrays import Ints, Shorts, ints, put_all, put_number
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Rules

NATURE: Final = (ids.SAY_TILE, ids.SAY_DRAW, ids.SAY_PICK)
NEVER_IN_TINY: Final = (
    ids.SAY_SETTLE,
    ids.SAY_DONE,
    ids.SAY_MUSTER,
    ids.SAY_SHIPS,
    ids.SAY_EVACUATE,
    ids.SAY_NEXT_ATTACK,
    ids.SAY_SWAP,
    ids.SAY_WITH,
    ids.SAY_DISCARD,
    ids.SAY_STEAL,
    ids.SAY_PICK,
)
"""H-20.3: only cards that are not in the reduced game ask for these."""
FARTHEST_IN_TINY: Final = 3
PART: Final = re.compile(r"\{([xyn]):(\w+)\}")
SPOTS: Final[Ints] = ints([CARD_SPOTS.index(spot) for spot in CARD_SPOTS])


class HellasWriter(RowWriter):
    """In the order of the title's fields."""

    def write(self, g: Position, viewer: Viewer, rows: Shorts, at: i64) -> i64:
        assert isinstance(g, Hellas)
        at = put_number(g.turn, rows, at)
        at = put_number(g.active, rows, at)
        at = put_number(g.double, rows, at)
        at = put_number(g.steps, rows, at)
        at = put_number(g.fair_wind, rows, at)
        at = put_number(g.sail_on, rows, at)
        at = put_number(g.gained, rows, at)
        at = put_number(g.attacks, rows, at)
        at = put_number(g.far, rows, at)
        at = put_number(g.target, rows, at)
        at = put_number(g.by_sea, rows, at)
        at = put_number(g.beachhead, rows, at)
        at = put_number(g.spirits, rows, at)
        at = put_number(g.ship_wall, rows, at)
        at = put_number(g.vetoes, rows, at)
        at = put_number(g.greeks_afloat, rows, at)
        at = put_number(g.ships_afloat, rows, at)
        at = put_all(g.where, rows, at)
        at = put_all(g.spot, rows, at)
        at = put_all(g.rotation, rows, at)
        at = put_all(g.owner, rows, at)
        at = put_all(g.greeks, rows, at)
        at = put_all(g.ships, rows, at)
        at = put_all(g.sent, rows, at)
        at = put_all(g.fought, rows, at)
        at = put_all(g.greek_supply, rows, at)
        at = put_all(g.ship_supply, rows, at)
        at = put_cards(g.poseidon, SPOTS, viewer, rows, at)
        at = put_cards(g.zeus, SPOTS, viewer, rows, at)
        return put_cards(g.ares, SPOTS, viewer, rows, at)


class HellasEnvs(EnvAdapter):
    """Two players; the map grows, so that tiles are its places and nothing says beforehand which will touch."""

    def limits(self, rules: Rules) -> ActionLimits:
        held = range(ids.MOST_IN_CITY + 1)
        numbers: dict[tuple[int, str], Sequence[int]] = {
            (ids.SAY_PLACE, "n"): range(ids.SIDES),
            (ids.SAY_GARRISON, "y"): held,
            (ids.SAY_GARRISON, "n"): held,
            (ids.SAY_SEND, "y"): held,
            (ids.SAY_SEND, "n"): held,
            (ids.SAY_SHIPS, "n"): held,
            (ids.SAY_SPOILS, "n"): held,
        }
        if not rules.setup.board:
            return ActionLimits(NATURE, numbers, {})
        return ActionLimits(NATURE, numbers | reduced_parts(rules), {}, NEVER_IN_TINY)

    def graph(self, rules: Rules) -> Graph:
        return Graph(("tile",), [])


def reduced_parts(rules: Rules) -> dict[tuple[int, str], Sequence[int]]:
    """H-20: the spots, tiles and cards that a reduced game has, wherever a verb names one."""
    extent = EXTENTS[rules.setup.board]
    gods = rules.vocabulary.domains["god"].words
    words = {
        "spot": [spot for spot in range(ids.SPOTS) if _is_near(spot)],
        "tile": [tile for tile in range(1, ids.TILES) if extent.heap[tile] != ids.NONE],
        "card": [card for card, count in enumerate([count for god in gods for count in extent.copies[god]]) if count],
    }
    return {
        (verb, part): words[domain]
        for verb, phrase in rules.vocabulary.phrases.items()
        for part, domain in PART.findall(phrase)
        if domain in words
    }


def _is_near(spot: int) -> bool:
    """Can one of six tiles lie there? At distance 3 the last of them does, on two at 2 and three at 1 (H-2.7)."""
    q, r = spot // ids.STRIDE - ids.HALF, spot % ids.STRIDE - ids.HALF
    return 0 < max(abs(q), abs(r), abs(q + r)) <= FARTHEST_IN_TINY


ADAPTER: Final = HellasEnvs([EnvSetup("2", 2), EnvSetup("tiny", 2, "tiny")], HellasWriter())
