"""How a bot reads a view: the rules behind it, the data in it, and positions that it may show."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.kernel.codec import canonical
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.ids import Seat
from pelagos.kernel.laws import scrambled
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, kept_setup
from pelagos.kernel.view import sample

KEPT_SETUPS: Final = 8
"""Setups whose rules are remembered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadView:
    """A view that was read. A test derives from it a cheat, to see it caught."""

    def __init__(self, rules: Rules, data: Json) -> None:
        self.rules: Final = rules
        self.data: Final = data
        self.seat: Final[Seat] = data["viewer"]

    def worlds(self, count: int, rng: Rng) -> list[Position]:
        """Positions that give this very view. The first is read from it, the others differ in what is hidden."""
        first = sample(self.rules, self.data, rng)
        return [first, *[scrambled(self.rules, first, self.seat, rng) for _ in range(count - 1)]]


class ViewReader:
    """Reads views of these titles. Rules are made once for a setup: boards take their time."""

    def __init__(self, titles: Iterable[Title]) -> None:
        self._titles: Final = {title.name: title for title in titles}
        self._rules: Final[dict[str, Rules]] = {}

    def read(self, seen: bytes) -> ReadView:
        data: Json = json.loads(seen)
        return ReadView(self._rules_of(data["title"], data["setup"]), data)

    def _rules_of(self, name: str, setup: Json) -> Rules:
        key = f"{name} {canonical(setup)}"
        rules = self._rules.get(key)
        if rules is None:
            if name not in self._titles:
                raise BadSetup("unknown-title", title=name, known=", ".join(self._titles))
            if len(self._rules) == KEPT_SETUPS:
                self._rules.clear()
            title = self._titles[name]
            rules = Rules(title, kept_setup(title, setup["seats"], setup["board"], setup["options"]))
            self._rules[key] = rules
        return rules
