"""Save and load: the same table, at any point of any game."""

from __future__ import annotations

import copy
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.kernel.rng import Rng
from pelagos.table.calls import call
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from table.setting import (
    ALL,
    BLITZ,
    BY_POST,
    RULES,
    SECOND,
    SECRET,
    game,
    plain,
    reloaded,
    saved,
    seated,
    started,
    wander,
    whole,
)

if TYPE_CHECKING:
    from pelagos.kernel.title import Json

NAMES = st.sampled_from(sorted(RULES))


@settings(max_examples=20)
@given(NAMES, st.integers(0, 10**6), st.integers(0, 150))
def test_a_loaded_table_is_the_same_and_goes_on_the_same(name: str, seed: int, moves: int) -> None:
    table = started(name, BLITZ)
    now = wander(table, Rng(seed), moves)
    table.talk(0, "table", "hello", now) if table.chairs[0].kind == "person" else None
    again = reloaded(table)

    assert saved(again) == saved(table)
    for one in (table, again):
        wander(one, Rng(seed + 1), 10, now)
    assert saved(again) == saved(table)
    for viewer in table.rules.viewers():
        assert plain(whole(again, viewer)) == plain(whole(reloaded(table), viewer))


def eventful() -> Table:
    """A table with everything that can be saved."""
    table = started("legendary-team4", BY_POST)
    now = wander(table, Rng(4), 40)
    table.leave_order(0, "ares up to 5, apollo; wake me if zeus reaches 2; every cycle")
    table.ring()
    table.talk(1, "team-1", "psst", now)
    table.talk(15, "spectators", "look", now, name="Eva")
    table.mute(2, "Eva")
    table.take_holiday(3, now + 1, now + SECOND, now)
    wander(table, Rng(5), 3, now)
    table.submit(game(table).who, [game(table).options()[0]], table.version, now + SECOND, key="k-1")
    table.propose(1, "back", now, whole(table, 1)["table"]["checkpoints"][0][0])
    for seat in (0, 2, 3):
        table.vote(seat, True, now)
    table.resign(2, now)
    table.propose(1, "end", now)
    return table


def test_orders_talk_holidays_proposals_keys_and_take_backs_are_saved() -> None:
    table = eventful()
    data = saved(table)

    assert saved(reloaded(table)) == data
    assert data["game"]["story"]
    assert data["proposal"]["votes"] == [1]
    assert data["chairs"][0]["standing"]["text"].startswith("ares up to 5")
    assert any(chair["receipts"] for chair in data["chairs"])


def test_a_table_that_waits_is_saved_too() -> None:
    table = seated("hellas", BY_POST)

    assert saved(reloaded(table)) == saved(table)
    again = reloaded(table)
    again.start("u0", 0)
    table.start("u0", 0)
    assert saved(again) == saved(table)


def test_what_was_saved_under_another_name_still_loads() -> None:
    """A running game goes on from its saved position, its past by its words."""
    table = started("classic-4")
    wander(table, Rng(1), 20)
    data = saved(table)

    assert data["game"]["log"].endswith(" " + table.rules.vocabulary.words(game(table).log[-1].answer))


def paths(data: Any, depth: int = 2) -> list[list[Any]]:
    """Places in a save at which something can be broken."""
    if depth == 0 or not isinstance(data, dict | list) or not data:
        return [[]]
    keys = list(data) if isinstance(data, dict) else [0]
    return [[], *[[key, *rest] for key in keys for rest in paths(data[key], depth - 1)]]


def broken(data: Json, place: list[Any], value: Any) -> Any:
    spoiled = copy.deepcopy(data)
    inner: Any = spoiled
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = value
    return spoiled


def test_a_broken_save_is_refused_with_a_code() -> None:
    """Or it is taken: not everything can be noticed. Nothing else is ever raised."""
    data, wrong = saved(eventful()), list[Any]([None, "?", [], {"x": 1}])
    for place in paths(data, 3):
        for value in wrong if place else ():
            with suppress(PelagosError):
                load_table(broken(data, place, value), ALL)


@pytest.mark.parametrize(
    ("data", "code"),
    [(None, "unknown-format"), ({}, "unknown-format"), ({"format": "table 99"}, "unknown-format")],
)
def test_a_save_of_another_format_is_refused(data: Any, code: str) -> None:
    with pytest.raises(BadSave, match=code):
        load_table(data, ALL)


def test_a_save_of_an_unknown_title_is_refused() -> None:
    with pytest.raises(BadSave, match="unknown-title"):
        load_table(saved(started()), {"classic": ALL["classic"]})


@settings(max_examples=15)
@given(NAMES, st.integers(0, 10**6), st.integers(0, 30))
def test_a_save_and_the_calls_since_then_give_the_table(name: str, seed: int, kept: int) -> None:
    """So a server may write calls, and a save now and then."""
    rng = Rng(seed)
    table = Table(RULES[name], "u0", SECRET, BLITZ)
    journal: list[tuple[str, Json]] = []
    before = saved(table)

    def do(what: str, **arguments: Any) -> None:
        nonlocal before
        if len(journal) == kept:
            before = saved(table)
            journal.clear()
        try:
            call(table, what, arguments)
        except PelagosError:
            return
        journal.append((what, plain(arguments)))

    for seat in range(len(table.chairs)):
        do("sit", seat=seat, player=f"u{seat}", name=f"N{seat}")
    do("start", by="u0", now=0)
    for now in range(1, 60):
        if table.phase == "running":
            options = game(table).options()
            seat = int(rng.below(len(table.chairs)))
            do("leave_order", seat=seat, text="always stand")
            do("ring")
            do("undo", seat=seat, at=table.version, now=now * SECOND) if rng.below(9) == 0 else None
            do("obey", seat=seat, at=table.version, now=now * SECOND)
            phrase = options[rng.below(len(options))]
            do("submit", seat=int(game(table).who), phrases=[phrase], at=table.version, now=now * SECOND)
            do("talk", viewer=seat, channel="table", text="x", now=now)
            do("tick", now=now * SECOND)
    again = load_table(before, ALL)
    for what, arguments in journal:
        call(again, what, arguments)

    assert saved(again) == saved(table)
