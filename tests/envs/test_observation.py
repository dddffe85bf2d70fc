"""An observation says what the view says, and nothing more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from mypy_extensions import i64

from envs.playing import positions
from pelagos.envs.adapter import RowWriter
from pelagos.envs.catalogue import Env, env_named, env_names
from pelagos.envs.observation import observe
from pelagos.kernel.arrays import Shorts, put_number, shorts
from pelagos.kernel.codec import digest_of
from pelagos.kernel.fields import CARDS
from pelagos.kernel.ids import NATURE, Viewer
from pelagos.kernel.laws import scrambled
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import view

if TYPE_CHECKING:
    from pelagos.kernel.position import Position

NAMES: Final = env_names()
FROZEN: Final = json.loads((Path(__file__).parent / "frozen.json").read_text(encoding="utf-8"))
EVERY: Final = 60
"""Looked at is one position of so many."""


class Leak(Exception):
    """The viewer can tell two positions apart that they must not."""


def written(env: Env, writer: RowWriter, g: Position, viewer: int) -> list[int]:
    rows = shorts(env.layout.size - env.layout.head)
    assert writer.write(g, viewer, rows, 0) == len(rows)
    return [int(value) for value in rows]


def with_doubts(at: Position) -> Any:
    """The same position where nobody knows what is in another purse: a perfect memory mostly knows it to the coin."""
    g: Any = at.clone()
    if hasattr(g, "gold"):
        purses = len(g.gold)
        for i in range(len(g.least)):
            if len(g.least) == purses or i // purses != i % purses:
                g.least[i] = 0
                g.most[i] = g.gold[i % purses] + 9
    return g


def check_secrecy(env: Env, writer: RowWriter, seed: int) -> None:
    """Leak, if anything that a viewer cannot know changes their row."""
    rng = Rng(seed)
    for count, _, at, _ in positions(env.name, seed):
        if count % EVERY == 0:
            g = with_doubts(at)
            for viewer in env.rules.viewers():
                twin = scrambled(env.rules, g, viewer, rng)
                if written(env, writer, g, viewer) != written(env, writer, twin, viewer):
                    raise Leak(viewer)


@pytest.mark.parametrize("name", NAMES)
def test_the_fast_row_is_that_of_the_view(name: str) -> None:
    env = env_named(name)
    for count, question, g, _ in positions(name, 3):
        if count % EVERY == 0:
            asked = None if question.seat(g) == NATURE else int(question.seat(g))
            for viewer in env.rules.viewers():
                row = observe(env.layout, view(env.rules, g, viewer), asked)
                assert row[env.layout.head :] == written(env, env.adapter.writer, g, viewer)
                assert row[: env.rules.setup.seats] == [int(seat == viewer) for seat in range(env.seats)]


@pytest.mark.parametrize("name", NAMES)
def test_a_row_is_the_same_for_positions_that_look_the_same(name: str) -> None:
    env = env_named(name)

    check_secrecy(env, env.adapter.writer, 7)


class Peeping(RowWriter):
    """A planted leak: one number of the row hangs on what lies in a field, whoever looks."""

    def __init__(self, env: Env, field: str) -> None:
        self.env: Final = env
        self.field: Final = field

    def write(self, g: Position, viewer: Viewer, rows: Shorts, at: i64) -> i64:
        end = self.env.adapter.writer.write(g, viewer, rows, at)
        held = getattr(g, self.field)
        numbers = held.count if self.env.rules.field(self.field).shape == CARDS else held  # type: ignore[union-attr]
        put_number(sum(i * number for i, number in enumerate(numbers, 1)), rows, at)
        return end


@pytest.mark.parametrize(
    ("name", "field"),
    [
        ("pelagos/classic_3-v0", "gold"),
        ("pelagos/hellas_2-v0", "zeus"),
        ("pelagos/legendary_duel-v0", "gold"),
        ("pelagos/legendary_ffa4-v0", "least"),
    ],
)
def test_a_planted_leak_is_caught(name: str, field: str) -> None:
    env = env_named(name)

    with pytest.raises(Leak):
        check_secrecy(env, Peeping(env, field), 7)


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_a_row_keep_their_meaning(name: str) -> None:
    layout = env_named(name).layout

    assert [layout.size, digest_of(layout.plain())] == FROZEN[name]["observation"]


def test_slices_follow_each_other_and_have_names() -> None:
    for name in NAMES:
        layout = env_named(name).layout
        assert [part.start for part in layout.slices] == [0, *[part.end for part in layout.slices[:-1]]]
        assert len({part.name for part in layout.slices}) == len(layout.slices)


def test_notes_are_the_bounds_of_hidden_purses() -> None:
    env = env_named("pelagos/legendary_ffa4-v0")
    least, most, gold = (env.layout.named(name) for name in ("least", "most", "gold"))
    for count, _, g, _ in positions(env.name, 4, most=300):
        if count % EVERY == 0:
            row = observe(env.layout, view(env.rules, g, 1), None)
            for team in range(4):
                purse = int(g.gold[team])  # type: ignore[attr-defined]
                assert row[least.start + team] <= purse <= row[most.start + team]
                assert row[gold.start + team] == (purse if team == 1 else -1)
