"""The terminal picture: kept for the opening and a rich position of every number of seats, and made of views alone."""

from __future__ import annotations

import json

import pytest

from classic.setups import ALL, FIVE, THREE, lawful
from classic.sketches.making import HERE, RICH, opening, picture, pictures
from pelagos.games.classic.title import TITLE
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.sketches.classic.sketch import PAGE
from pelagos.texts import Texts
from rulings import described, wander

ENGLISH = Texts(strict=True)
ITALIAN = Texts("it", strict=True)
KEPT = sorted(path.name for path in HERE.glob("*.txt"))
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4, 5])


@pytest.mark.parametrize("name", KEPT)
def test_a_position_looks_as_it_did(name: str) -> None:
    assert pictures()[name] == (HERE / name).read_text(encoding="utf-8")


def test_every_picture_is_kept() -> None:
    assert sorted(pictures()) == KEPT


@seat_counts
def test_the_rich_positions_are_lawful(seats: int) -> None:
    lawful(RICH[seats]())


@seat_counts
def test_a_whole_game_can_be_sketched_in_a_hundred_columns(seats: int) -> None:
    rules = rules_for(TITLE, seats, options={"cycle_limit": "8"})
    play = Play(rules, rules.opening(), Seeded(seats))
    for g in wander(play, Rng(seats)):
        for viewer, texts in ((0, ENGLISH), (SPECTATOR, ITALIAN)):
            lines = sketch_of(rules, view(rules, g, viewer), texts).split("\n")
            assert max(len(line) for line in lines) <= PAGE
            assert all(line == line.rstrip() for line in lines)


def test_a_sketch_needs_nothing_but_the_view() -> None:
    play = RICH[5]()
    sent = json.loads(json.dumps(view(play.rules, play.g, play.who)))

    assert sketch_of(play.rules, sent, ENGLISH) + "\n" == picture(play)


def purses(gold: int) -> Play:
    """Somebody who knows no more than 2 to 9 of the gold of p2."""
    return described(
        THREE,
        "cycle 3",
        f"gold p1 4, p2 {gold}, p3 6",
        "least p1 4, p2 2, p3 6",
        "most p1 4, p2 9, p3 6",
        "gods 1 poseidon, 2 ares, 3 zeus, 4 athena",
        "next PlaceMarker marker=p1",
        "next PayOfferings",
    )


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_hidden_gold_is_shown_to_nobody_else(viewer: int) -> None:
    """C-21.2"""
    seen = {sketch_of(THREE, view(THREE, purses(gold).g, viewer), ENGLISH) for gold in range(2, 10)}

    assert len(seen) == 1
    assert "p2         2–9 " in seen.pop()


def test_ones_own_gold_is_shown() -> None:
    assert "p2 (you)     7 " in sketch_of(THREE, view(THREE, purses(7).g, 1), ENGLISH)


@pytest.mark.parametrize(("viewer", "price"), [(0, " (3)"), (1, " (4)"), (2, " (4)"), (4, " (3)"), (SPECTATOR, "")])
def test_a_price_is_the_viewers_own(viewer: int, price: str) -> None:
    """C-19.2, C-19.5: of two temples p1 has used one; p3 has used a metropolis, p5 has not."""
    assert f"4 Siren{price}: " in sketch_of(FIVE, view(FIVE, RICH[5]().g, viewer), ENGLISH)


def test_the_map_shows_every_sea_and_every_island() -> None:
    for rules in ALL:
        drawn = picture(opening(rules))
        named = rules.vocabulary.domains
        assert all(f"│{sea} " in drawn for sea in named["sea"].words)
        assert all(f"│{island}▒[·]" in drawn for island in named["island"].words)
