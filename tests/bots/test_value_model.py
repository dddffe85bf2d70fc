"""The value model: chances that are whole, that hang on nothing hidden, and whose arithmetic is right."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bots.support import Variant, clouded, every_variant, questions, told
from pelagos.bots.value.model import (
    ValueModel,
    chance_of,
    finished,
    network,
    reading_of,
    seats_chances,
    value_model,
    weights_file,
)
from pelagos.bots.value.network import CERTAIN, FIRST_BITS, Network, left_after, softmax
from pelagos.bots.value.reading import FigureRows, SideReading
from pelagos.games import TITLES
from pelagos.games.classic.position import Classic
from pelagos.games.hellas.position import Hellas
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.arrays import ints
from pelagos.kernel.codec import digest
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from toy.title import TITLE as TOY

OFTEN = 11
QUESTIONS = 5
WORLDS = 2
HALF = CERTAIN // 2

FITTED = [variant for variant in every_variant() if variant.title in TITLES]
variants = pytest.mark.parametrize("variant", FITTED, ids=told)


def model_of(play: Play) -> ValueModel:
    found = value_model(play.rules)
    assert found is not None
    return found


def chances(model: ValueModel, g: Position, viewer: Viewer) -> list[int]:
    return [int(chance) for chance in model.chances(g, viewer)]


def peeks(model: ValueModel, play: Play) -> bool:
    """Does a viewer get other chances in a world that differs only in what they cannot know?"""
    rng = Rng(1)
    for viewer in play.rules.viewers():
        said = chances(model, play.g, viewer)
        for _ in range(WORLDS):
            if chances(model, scrambled(play.rules, play.g, viewer, rng), viewer) != said:
                return True
    return False


class Cheat(SideReading):
    """Adds to what a reading tells whatever is hidden."""

    def __init__(self, honest: SideReading, play: Play) -> None:
        self.honest = honest
        self.play = play

    def read(self, g: Position, viewer: Viewer) -> FigureRows:
        row = self.honest.read(g, viewer)
        row.values[1] += int(digest(self.play.rules, g), 16) % 1000
        return row


@variants
def test_chances_are_certain_together_and_the_same_for_what_a_viewer_cannot_tell_apart(variant: Variant) -> None:
    for play in questions(variant.rules(), 3, OFTEN, QUESTIONS):
        model = model_of(play)
        for viewer in play.rules.viewers():
            found = chances(model, play.g, viewer)
            assert sum(found) == CERTAIN
            assert len(found) == max(model.side_of) + 1
            assert min(found) >= 0
        assert not peeks(model, clouded(play))


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_a_reading_that_looks_at_what_is_hidden_is_caught(title: Title) -> None:
    variant = next(variant for variant in FITTED if variant.title is title)
    caught = 0
    for play in questions(variant.rules(), 3, OFTEN, QUESTIONS):
        model = model_of(play)
        cheat = ValueModel(play.rules, Cheat(model.reading, play), flat(model.reading))
        caught += peeks(cheat, clouded(play))
    assert caught > 0


def flat(reading: SideReading) -> Network:
    """A network that looks at nothing but the second figure."""
    direct = [0] * (2 * len(reading.figures) + len(reading.common))
    direct[1] = 1 << (FIRST_BITS - 6)
    return network({"units": [], "direct": direct})


def test_partners_have_one_chance() -> None:
    legendary = next(title for title in TITLES if title.name == "legendary")
    play = Play(
        rules_for(legendary, 4, options={"mode": "team4"}), rules_for(legendary, 4, options={"mode": "team4"}).opening()
    )
    model = model_of(play)

    found = model.chances(play.g, SPECTATOR)

    assert seats_chances(model, found) == [chance_of(model, found, seat) for seat in range(4)]
    assert len(found) == 2


def test_a_title_without_a_fitted_model_has_none() -> None:
    assert value_model(rules_for(TOY, 3)) is None


def test_a_shared_victory_is_shared_and_nothing_is_left_over() -> None:
    assert list(finished([1, 1, 3], [0, 1, 2])) == [HALF, HALF, 0]
    assert list(finished([1, 1, 1], [0, 1, 2])) == [CERTAIN // 3 + 1, CERTAIN // 3, CERTAIN // 3]
    assert list(finished([2, 1, 1, 2], [0, 1])) == [0, CERTAIN]


def test_one_more_of_a_strength_is_twice_as_likely() -> None:
    one = 1 << FIRST_BITS

    assert list(softmax(ints([0, 0]))) == [HALF, HALF]
    assert [round(chance / 1000) for chance in softmax(ints([one, 0]))] == [667, 333]
    assert [round(chance / 1000) for chance in softmax(ints([one, 0, one]))] == [400, 200, 400]
    assert list(softmax(ints([100 * one, 0]))) == [CERTAIN, 0]


def test_halvings_between_the_numbers_of_the_table_are_nearly_exact() -> None:
    for behind in range(0, 4 << FIRST_BITS, 54_321):
        exact = 2 ** (30 - behind / (1 << FIRST_BITS))
        assert abs(int(left_after(behind)) - exact) < exact / 1000 + 1


def test_a_side_is_seen_as_itself_and_against_the_best_of_its_rivals() -> None:
    """Two figures: the first counts for itself, the second for how far it is ahead; the table counts in a unit."""
    one = 1 << FIRST_BITS
    told = {"direct": [one, 0, 0, one, 0], "units": [{"bias": -one, "weight": 1 << 10, "inputs": [one, 0, 0, 0, one]}]}
    row = FigureRows(2, 2, [0])
    row.put(0, [1, 5])
    row.put(1, [1, 4])

    found = network(told).chances(row)

    # Ahead by one, and behind by one: two halvings between them; the unit stays silent for both.
    assert [round(int(chance) / 1000) for chance in found] == [800, 200]


@pytest.mark.parametrize("position", [Classic, Hellas, Legendary])
def test_reading_changes_nothing(position: type[Any]) -> None:
    for variant in FITTED:
        play = next(questions(variant.rules(), 4, OFTEN, 1))
        if isinstance(play.g, position):
            before = digest(play.rules, play.g)
            model_of(play).chances(play.g, SPECTATOR)
            assert digest(play.rules, play.g) == before


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_weights_were_fitted_to_the_figures_that_are_read(title: Title) -> None:
    told, reading = json.loads(weights_file(title.name)), reading_of(title)
    assert reading is not None
    inputs = 2 * len(reading.figures) + len(reading.common)

    assert told["figures"] == list(reading.figures)
    assert told["common"] == list(reading.common)
    assert {len(unit["inputs"]) for unit in told["units"]} == {len(told["direct"])} == {inputs}
    assert reading.counted in reading.figures
