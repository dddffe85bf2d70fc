"""Every number has a meaning that can be read, and planes show what rows say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from envs.playing import positions
from pelagos.envs.catalogue import env_named, env_names
from pelagos.envs.describe import describe, main
from pelagos.envs.history import NOTHING, EventHistory, event_kinds
from pelagos.envs.observation import observe
from pelagos.kernel.codec import digest_of
from pelagos.kernel.event import Event
from pelagos.kernel.ids import only
from pelagos.kernel.view import view

np = pytest.importorskip("numpy")
planes = pytest.importorskip("pelagos.envs.planes")

FROZEN: Final = json.loads((Path(__file__).parent / "frozen.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", env_names())
def test_every_number_and_every_verb_has_its_line(name: str) -> None:
    env = env_named(name)
    lines = list(describe(env))

    numbered = [line for line in lines if line[:6].strip().isdigit()]
    assert len(numbered) == env.layout.size + len(env.actions.ranges) + len(env.rules.title.events)
    assert [int(line[:6]) for line in numbered[: env.layout.size]] == list(range(env.layout.size))


def test_a_line_names_the_entry_and_the_words_of_its_numbers() -> None:
    lines = list(describe(env_named("pelagos/legendary_ffa4-v0")))

    assert "    32 attacker: -1 nobody, 0 blu, 1 red, 2 grn, 3 yel" in lines
    assert "    38 gold red: number, -1 if hidden" in lines
    assert "  2317   2325 troops {n}" in lines


def test_the_command_prints_names_descriptions_and_refusals(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert capsys.readouterr().out.split() == env_names()
    assert main(["pelagos/hellas_2-v0"]) == 0
    assert capsys.readouterr().out.startswith("pelagos/hellas_2-v0: 2 seats, 493 numbers, 7221 actions\n")
    assert main(["hellas"]) == 2
    assert capsys.readouterr().err.startswith("There is no environment “hellas”; there is")


def test_planes_show_what_the_row_says() -> None:
    env = env_named("pelagos/classic_3-v0")
    made = planes.Planes(env)
    for count, _, g, _ in positions(env.name, 6, most=200):
        if count % 50 == 49:
            row = np.array(observe(env.layout, view(env.rules, g, 0), None), dtype=np.int16)
            shown = made.of(row)
            assert shown.shape == (len(made.names), len(made.places))
            troops, island = made.names.index("troops"), made.places.index("i03")
            assert shown[troops, island] == g.troops[island]  # type: ignore[attr-defined]
            owners = [shown[made.names.index(f"owner {seat}")] for seat in ("p1", "p2", "p3")]
            held = [int(owner) for owner in g.owner]  # type: ignore[attr-defined]
            assert [[int(place[i]) for i in range(len(held))] for place in owners] == [
                [int(owner == seat) for owner in held] for seat in range(3)
            ]
            assert not any(place[len(held) :].any() for place in owners)
            assert (made.of(np.stack([row, row]))[1] == shown).all()


@pytest.mark.parametrize("name", env_names())
def test_places_touch_each_other_both_ways(name: str) -> None:
    made = planes.Planes(env_named(name))

    assert (made.adjacency == made.adjacency.T).all()
    assert not made.adjacency.diagonal().any()
    assert made.adjacency.any() != name.startswith("pelagos/hellas")


@pytest.mark.parametrize("name", env_names())
def test_the_kinds_of_events_keep_their_numbers(name: str) -> None:
    kinds = event_kinds(env_named(name).rules)

    assert [len(kinds), digest_of(kinds)] == FROZEN[name]["history"]


def test_the_history_has_the_events_that_the_viewer_heard() -> None:
    rules = env_named("pelagos/hellas_2-v0").rules
    kind = next(kind for kind in rules.title.events if len(kind.params) == 2)
    events = [Event(kind, (1, 5)), Event(kind, (0, 3), only(0))]
    number = rules.title.events.index(kind)

    assert EventHistory(rules).heard(events, 0) == [[number, 1, 5, NOTHING, NOTHING], [number, 0, 3, NOTHING, NOTHING]]
    assert EventHistory(rules).heard(events, 1) == [[number, 1, 5, NOTHING, NOTHING]]
    assert event_kinds(rules)[number].split() == [kind.name, *kind.params]
