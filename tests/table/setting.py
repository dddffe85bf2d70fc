"""Tables to test: all titles, people at every seat, and games that wander on at random."""

from __future__ import annotations

import json
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.kernel.codec import canonical
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.table.feed import TableFeed
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, LOSS, NOBODY, POST, Terms, TimeControl
from pelagos.table.waiting_room import RUNNING
from toy.title import TITLE as TOY

ALL: Final[dict[str, Title]] = {title.name: title for title in (*TITLES, TOY)}
RULES: Final[dict[str, Rules]] = {
    "toy": rules_for(TOY, 3),
    "classic-2": rules_for(ALL["classic"], 2),
    "classic-4": rules_for(ALL["classic"], 4),
    "hellas": rules_for(ALL["hellas"], 2),
    "legendary-duel": rules_for(ALL["legendary"], 2),
    "legendary-ffa3": rules_for(ALL["legendary"], 3),
    "legendary-team4": rules_for(ALL["legendary"], 4, options={"mode": "team4"}),
}
SECRET: Final = bytes(range(32))
SECOND: Final = 1000
DAY: Final = 86_400 * SECOND

BLITZ: Final = Terms(TimeControl(LIVE, 60 * SECOND, 5 * SECOND))
RATED: Final = Terms(
    TimeControl(LIVE, 600 * SECOND, 5 * SECOND), out_of_time=LOSS, newcomers=NOBODY, coach=False, rated=True
)
BY_POST: Final = Terms(TimeControl(POST, 5 * DAY, 2 * DAY, 10 * DAY))


def seated(name: str = "toy", terms: Terms | None = None) -> Table:
    """A table with a person on every seat: u0, u1 … The owner is u0."""
    rules = RULES[name]
    table = Table(rules, "u0", SECRET, terms)
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", f"Nobody {seat}", f"{seat:02x}ff")
    return table


def started(name: str = "toy", terms: Terms | None = None) -> Table:
    table = seated(name, terms)
    table.start("u0", 0)
    return table


def game(table: Table) -> Play:
    assert table.play is not None
    return table.play


def whole(table: Table, viewer: int) -> Json:
    """All that a viewer is shown who comes only now."""
    data: Json = TableFeed(table).payload_for(viewer)["whole"]
    return data


def any_option(table: Table, rng: Rng) -> str:
    options = game(table).options()
    return options[rng.below(len(options))]


def wander(table: Table, rng: Rng, most: int, now: int = 0) -> int:
    """Play on at random, one second a move; the time it is then."""
    for _ in range(most):
        if table.phase != RUNNING:
            break
        now += SECOND
        table.submit(game(table).who, [any_option(table, rng)], table.version, now)
    return now


def plain(data: Any) -> Any:
    """As it arrives elsewhere."""
    return json.loads(canonical(data))


def saved(table: Table) -> Json:
    """Everything, as it comes back from storage."""
    data: Json = plain(save_table(table))
    return data


def reloaded(table: Table) -> Table:
    return load_table(saved(table), ALL)
