"""The value model of one setup: how likely every side is to win, as far as one viewer can know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.search.winning import speakers
from pelagos.bots.value.network import CERTAIN, Network
from pelagos.bots.value.reading import SideReading
from pelagos.kernel.arrays import Ints, filled
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules, Title

_NETWORKS: Final[dict[str, Network]] = {}
"""By title: they are read once."""


class ValueModel:
    """Chances in millionths. They hang on nothing but the position and the viewer."""

    def __init__(self, rules: Rules, reading: SideReading, network: Network) -> None:
        self.side_of: Final[list[int]] = list(rules.title.sides(rules.setup))
        self.speakers: Final[list[int]] = speakers(self.side_of)
        """Of each side one seat."""
        self.reading: Final = reading
        self._network: Final = network

    def chances(self, g: Position, viewer: Viewer) -> Ints:
        """Of every side, in a position that stands at a question or is over."""
        if g.result is not None:
            return finished(g.result, self.speakers)
        return self._network.chances(self.reading.read(g, viewer))


def finished(places: Sequence[int], sides: Sequence[int]) -> Ints:
    """Who has won: shared victories are shared, and what does not divide goes to the first of them."""
    found = filled(len(sides))
    winners = [side for side, seat in enumerate(sides) if places[seat] == 1]
    for side in winners:
        found[side] = CERTAIN // len(winners)
    found[winners[0]] += CERTAIN - CERTAIN // len(winners) * len(winners)
    return found


def value_model(rules: Rules) -> ValueModel | None:
    """None for a title for which nothing was fitted."""
    reading = reading_of(rules.title)
    return None if reading is None else ValueModel(rules, reading, network_of(rules.title.name))


def reading_of(title: Title) -> SideReading | None:
    found = [adapter.reading for adapter in ADAPTERS if adapter.title == title.name]
    return found[0] if found else None


def network_of(title: str) -> Network:
    if title not in _NETWORKS:
        _NETWORKS[title] = network(json.loads(weights_file(title)))
    return _NETWORKS[title]


def weights_file(title: str) -> str:
    return files("pelagos.bots.value").joinpath("weights", f"{title}.json").read_text(encoding="utf-8")


def network(told: Json) -> Network:
    """From what a file of weights says."""
    first: list[int] = [weight for unit in told["units"] for weight in unit["inputs"]]
    bias: list[int] = [unit["bias"] for unit in told["units"]]
    second: list[int] = [unit["weight"] for unit in told["units"]]
    return Network(first, bias, second, told["direct"])


def seats_chances(model: ValueModel, chances: Ints) -> list[int]:
    """By seat; partners have one chance."""
    return [int(chances[side]) for side in model.side_of]


def chance_of(model: ValueModel, chances: Ints, seat: i64) -> i64:
    return chances[model.side_of[seat]]
