"""Ways: what a click on a destination says. Every one can be said, in one message, and leads where it says."""

from __future__ import annotations

from typing import Final

import pytest

import rulings
from classic import setups as classic
from hellas import setups as hellas
from legendary import setups as legendary
from pelagos.games import TITLES
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import view
from pelagos.study.adapter import study_adapter
from pelagos.study.finality import price
from pelagos.study.ways import Place, Search, ways_of

SEATS: Final = {"classic": 4, "legendary": 4, "hellas": 2}
QUESTIONS: Final = 220
EVERY: Final = 3
"""Of the ways of a question so many are said, spread over all."""


def played(title: Title, seed: int) -> Play:
    rules = rules_for(title, SEATS[title.name])
    return Play(rules, rules.opening(), Seeded(seed))


def said(play: Play, phrases: list[str]) -> Play:
    """In a copy whose nature waits."""
    twin = play.clone()
    twin.say(twin.who, *phrases)
    return twin


@pytest.mark.parametrize("title", TITLES, ids=[title.name for title in TITLES])
def test_every_way_can_be_said_at_once_and_taken_back_as_one(title: Title) -> None:
    """In games of random answers that prefer what moves, so that there is something to find."""
    play, rng, tried = played(title, 5), Rng(5), 0
    for _ in range(QUESTIONS):
        if play.over:
            break
        seat, before = play.who, digest(play.rules, play.g)
        ways = ways_of(play.rules, view(play.rules, play.g, seat))
        for way in ways[:: max(1, len(ways) // EVERY)]:
            after = said(play, way["say"])
            count = len(after.steps) - len(play.steps)
            assert 1 <= count <= len(way["say"])
            if not any(step.final for step in after.steps[-count:]):
                after.undo(seat, count)
                assert digest(after.rules, after.g) == before
            tried += 1
        options = play.options()
        moves = [phrase for phrase in options if phrase.split()[0] in ("sail", "march", "recruit", "place", "declare")]
        chosen = moves if moves and rng.below(4) else options
        play.say(seat, chosen[rng.below(len(chosen))])
    assert tried > 10


def ways(play: Play, means: str) -> list[list[str]]:
    found = ways_of(play.rules, view(play.rules, play.g, play.who))
    return [way["say"] for way in found if way["means"] == means]


def test_a_sail_over_three_seas_is_found_and_ends_there() -> None:
    """C-11.2, C-11.3: three steps for one price; where nothing is asked any more, nothing is said."""
    g = classic.turn("poseidon", "ruler c6 p1", "fleets c6 2", "gold p1 1")
    found = [way for way in ways_of(g.rules, view(g.rules, g.g, 0)) if way["means"].endswith(" 2")]

    assert [way["say"] for way in found if way["means"] == "sail c6 > c5 2"] == [["sail c6 > c5 2", "stop"]]
    assert {len([phrase for phrase in way["say"] if phrase != "stop"]) for way in found} == {1, 2, 3}
    for way in found:
        steps = [phrase.split() for phrase in way["say"] if phrase != "stop"]
        assert [step[3] for step in steps[:-1]] == [step[1] for step in steps[1:]]
        assert way["means"] == f"sail c6 > {steps[-1][3]} 2"
        assert len(steps) < 3 or way["say"][-1] != "stop"


def test_a_longer_sail_is_paid_for_again() -> None:
    """C-11.1: what it costs is told before it is said."""
    g = classic.turn("poseidon", "ruler c6 p1", "fleets c6 1", "gold p1 2")
    seen = view(g.rules, g.g, 0)
    prices = {price(g.rules, seen, way["say"]) for way in ways_of(g.rules, seen)}

    assert prices == {1, 2}


def test_a_way_does_not_lead_through_a_battle_but_may_end_in_one() -> None:
    """C-11.4: dice would have to be rolled before the next step is said."""
    free = classic.turn("poseidon", "ruler c6 p1", "fleets c6 1")
    goals = [way for way in ways_of(free.rules, view(free.rules, free.g, 0)) if way["say"][0] == "sail c6 > c5 1"]
    through = next(way for way in goals if len(way["say"]) == 3 and way["say"][2] == "stop")
    met = classic.turn("poseidon", "ruler c6 p1, c5 p2", "fleets c6 1, c5 1")

    assert ways(met, "sail c6 > c5 1") == []
    assert all("sail c6 > c5 1" not in say for say in ways(met, through["means"]))


def test_a_march_takes_everybody_along() -> None:
    """L-11.2.1: troops, mercenaries, heroes; whoever wants to leave somebody says the march alone."""
    g = legendary.turn("ares", *legendary.holds("blu", "A1", 3), *legendary.hero("ajax", "A1", "blu"))

    assert ways(g, "march A1 > A2") == [["march A1 > A2", "troops 3", "with ajax"]]


def test_a_march_that_would_leave_a_building_alone_asks_who_goes() -> None:
    """L-13.5: whoever leaves nobody behind leaves it to anybody; with one troop there is nothing to choose."""
    for building in ("fortress", "gold3"):
        g = legendary.turn("ares", *legendary.holds("blu", "A1", 3), f"building a1 {building}")
        adapter = study_adapter(g.rules.title)

        assert ways(g, "march A1 > A2") == []
        g.say(g.who, "march A1 > A2")
        assert adapter is not None
        assert adapter.ways.completes(g.g) == g.rules.vocabulary.read("troops 2")
    alone = legendary.turn("ares", *legendary.holds("blu", "A1", 1), "building a1 fortress")
    alone.say(alone.who, "march A1 > A2")

    assert not any(phrase.startswith("troops") for phrase in alone.options())


def test_a_march_of_one_troop_needs_no_way() -> None:
    g = legendary.turn("ares", *legendary.holds("blu", "A1", 1))

    assert ways(g, "march A1 > A2") == []


def test_fleets_of_legendary_sail_on_as_long_as_it_is_paid() -> None:
    """L-11.1: every step costs 1."""
    g = legendary.turn("poseidon", *legendary.sails("blu", "S3"), "gold blu 2")
    found = ways_of(g.rules, view(g.rules, g.g, g.who))

    assert {len(way["say"]) for way in found} == {2}
    assert price(g.rules, view(g.rules, g.g, g.who), found[0]["say"]) == 2


def test_the_rest_of_a_voyage_is_let_by_at_once_whatever_is_held() -> None:
    """H-14.6: with the card that might be played, and without: the offer tells nothing."""
    rest = ["go on", "as they stand", "end action", "end turn"]
    for hand in ("p4 p4", "z1"):
        g = hellas.turn("t02 3/0, t03 1/3", "t04 1/1, t05 1/0, t01 1/0", hands=(hand, ""))
        rulings.say(g, "white declare voyage", "nature tile t07", "white place 1,-1 4")
        (said_so,) = ways(g, "end turn")

        assert [phrase for phrase in said_so if phrase in rest] == said_so
        assert said(g, said_so).who != g.who


def test_nobody_else_is_told_ways() -> None:
    g = classic.turn("poseidon", "ruler c6 p1", "fleets c6 2")

    assert [ways_of(g.rules, view(g.rules, g.g, viewer)) for viewer in (1, 2, 3, 4, SPECTATOR)] == [[]] * 5


def test_ways_that_end_differently_are_not_offered() -> None:
    """Whoever sails has to say which: here a fleet would be lost on one of two equally short ways."""
    g = classic.turn("poseidon", "ruler c6 p1", "fleets c6 2")
    adapter = study_adapter(g.rules.title)
    assert adapter is not None
    search = Search(g.rules, adapter.ways, 0, 0)
    here = Place((), g.g, g.sheet, (), is_over=False)
    lost = classic.turn("poseidon", "ruler c6 p1", "fleets c6 1")

    assert search.are_alike([here, here])
    assert not search.are_alike([here, Place((), lost.g, lost.sheet, (), is_over=False)])
