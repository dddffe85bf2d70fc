"""L-10.0: what all gods have in common, and L-9's free actions as the gods ask for them."""

from __future__ import annotations

from typing import Final

import pytest

from legendary.setups import FOUR, explained, hero, holds, homes, legendary, sails, say, turn, why
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.gods.god import God
from pelagos.games.legendary.ids import ATHENA, UNIVERSITY
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import Unwritten
from pelagos.kernel.sheet import Sheet
from rulings import described, options, stands, told

TILES: Final = ("ares", "athena", "hera", "poseidon", "zeus")
EVERY: Final = pytest.mark.parametrize("god", TILES)
BUILDINGS: Final = {"ares": "fortress", "athena": "university", "poseidon": "port", "zeus": "temple"}


@EVERY
def test_creatures_are_bought_with_every_god_but_apollo(god: str) -> None:
    """L-10.0.1"""
    g = turn(god, "creatures slot-2 harpy 1, slot-5 satyr 1")

    assert options(g, "buy") == ["buy 2", "buy 5"]


@EVERY
def test_heroes_lead_with_every_god_but_ares_and_apollo(god: str) -> None:
    """L-10.0.1"""
    g = turn(god, *holds("blu", "A1"), *hero("ajax", "A1", "blu"))

    assert options(g, "lead") == ([] if god == "ares" else ["lead ajax > A2"])


@EVERY
def test_a_turn_may_end_once_the_free_actions_are_done(god: str) -> None:
    """L-9.2: with whatever gold."""
    for gold in (0, 10):
        assert options(turn(god, f"gold blu {gold}"))[-1] == "end turn"


@pytest.mark.parametrize("god", sorted(BUILDINGS))
def test_a_god_builds_his_own_kind_only(god: str) -> None:
    """L-10.1.1, L-10.2.1, L-10.3.1, L-10.4.1"""
    g = turn(god, *holds("blu", "A1"), due=True)

    assert options(g, "build") == [f"build {BUILDINGS[god]} a1"]
    for kind in set(BUILDINGS.values()) - {BUILDINGS[god]}:
        assert why(g, f"p1 build {kind} a1") == f"other-building {kind} L-9.2"


@EVERY
def test_a_build_is_free_and_happens_once(god: str) -> None:
    """L-9.2"""
    g = turn(god, *holds("blu", "A1"), *holds("blu", "A3"), due=True)
    say(g, f"p1 {options(g, 'build')[0]}")
    assert not options(g, "build")
    stands(g, "gold blu 10", "build_due 0")

    assert why(g, f"p1 build {BUILDINGS.get(god, 'temple')} a3") == "build-done L-9.2"
    assert why(g, "p1 forgo") == "build-done L-9.2"


@EVERY
def test_the_free_actions_come_in_either_order(god: str) -> None:
    """L-9.3"""
    lands = (*holds("blu", "A1"), *holds("blu", "A3"))
    first = turn(god, *lands, due=True)
    say(first, f"p1 {options(first, 'build')[0]}", f"p1 {options(first, 'recruit')[0]}")
    second = turn(god, *lands, due=True)
    say(second, f"p1 {options(second, 'recruit')[0]}", f"p1 {options(second, 'build')[0]}")

    for g in (first, second):
        stands(g, "build_due 0", "recruit_due 0", "gold blu 10")
        assert options(g)[-1] == "end turn"


def test_a_paid_recruit_waits_for_the_free_building() -> None:
    """L-9.2, L-10.0.2"""
    g = turn("ares", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit troop A1")

    assert options(g) == ["build fortress a1"]
    assert why(g, "p1 recruit troop A1") == "free-actions-first L-9.2"


def test_the_free_recruit_does_not_count() -> None:
    """L-10.0.2: three paid ones follow."""
    g = turn("poseidon", *holds("blu", "A1"), due=True)
    say(g, "p1 build port a1", *["p1 recruit fleet S1"] * 4)

    stands(g, "fleets S1 4", "gold blu 4", "extras 3")


def test_with_nothing_possible_everything_lapses_at_once() -> None:
    """L-9.4: no site, no fleet's place."""
    g = turn("poseidon", due=True)

    assert options(g) == ["end turn"]
    stands(g, "build_due 0", "recruit_due 0")


def test_an_impossible_action_waits_for_the_possible_one() -> None:
    """L-9.4: no land by the sea, until nothing more is due."""
    g = turn("poseidon", *holds("blu", "A1"), *sails("red", "S1"), *sails("red", "S6"), due=True)
    assert options(g) == ["build port a1"]
    stands(g, "recruit_due 1")
    say(g, "p1 build port a1")

    assert told(g) == ["building-built blu port a1", "free-action-lapsed blu"]


def test_what_belongs_to_no_turn_is_refused() -> None:
    """L-9.2"""
    g = turn("athena")
    for phrase in ("stay", "roll 1 1", "pass", "place troop A1", "bid apollo", "found a1", "troops 1"):
        assert why(g, f"p1 {phrase}") == "not-in-a-turn L-9.2"


@EVERY
@pytest.mark.parametrize(
    "standing",
    [
        (),
        holds("blu", "A1"),
        (*holds("blu", "A1"), *sails("red", "S1"), *sails("red", "S6")),
        (*holds("blu", "A1", 8), *sails("blu", "S1", 8)),
        (*holds("red", "HOME_red", 0, 16), "priestesses red 20", "philosophers red 20"),
    ],
    ids=["home", "land", "no sea", "no reserve", "no supply"],
)
def test_a_recruit_is_possible_exactly_if_one_is_offered(god: str, standing: tuple[str, ...]) -> None:
    """L-9.4"""
    game = legendary(turn(god, *standing).g)
    sheet = Sheet()
    GODS[TILES.index(god)].offer_recruits(game, sheet)

    assert GODS[TILES.index(god)].has_recruits(game) == (sheet.count > 0)


@EVERY
def test_ending_the_turn_is_refused_only_while_something_is_due(god: str) -> None:
    """L-9.2, L-9.4"""
    explained(turn(god), "end turn")
    explained(turn(god, *holds("blu", "A1"), due=True), "end turn")


def test_the_gods_act_by_slot_and_apollo_last() -> None:
    """L-9.1: and the turn-order track is empty when the first one begins."""
    g = described(
        FOUR,
        "cycle 3",
        *homes(FOUR),
        "gods 1 athena, 2 zeus, 3 ares, 4 poseidon, 5 hera",
        "pawn athena grn, zeus yel, ares red, apollo blu",
        "amount athena 1, zeus 1, ares 1",
        "next Actions",
    )
    stands(g, "active grn", "god athena", "order 1 nobody, 4 nobody")
    for seat, who in (("p3", "yel"), ("p4", "red"), ("p2", "blu")):
        # Without a site nothing can be built; a recruit is taken where one is offered.
        if not options(g, "end turn"):
            say(g, f"{seat} {options(g, 'recruit')[0]}")
        say(g, f"{seat} end turn")
        stands(g, f"active {who}")

    stands(g, "god apollo", "order 4 grn, 3 yel, 2 red, 1 nobody")


def test_a_god_without_words_is_unwritten() -> None:
    """L-10.0.2: whoever adds a god writes his recruits."""
    god, g = God(ATHENA, UNIVERSITY, (4,)), FOUR.blank()
    assert isinstance(g, Legendary)
    god.offer_actions(g, Sheet())
    with pytest.raises(Unwritten):
        god.has_recruits(g)
    with pytest.raises(Unwritten):
        god.offer_recruits(g, Sheet())
    with pytest.raises(Unwritten):
        god.recruit(g, Answer(0), 0)
    with pytest.raises(Unwritten):
        god.act(g, Answer(0))
