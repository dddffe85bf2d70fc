"""Odds of what a phrase would begin, from a view alone, against the library and the position itself."""

from __future__ import annotations

import pytest

from pelagos.kernel.agenda import settle, take
from pelagos.kernel.codec import canonical
from pelagos.kernel.errors import BadWords
from pelagos.kernel.ids import NATURE, SPECTATOR
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json
from pelagos.kernel.view import view
from pelagos.study.adapters import ADAPTERS
from pelagos.study.odds import odds_of, plain
from pelagos.study.walk import questions
from study.games import golden, wandered
from table.setting import RULES

BATTLES = ("march", "sail", "fly", "launch", "troops", "mercenaries", "lead", "stay", "pass", "play")


def in_truth(play: Play, phrase: str) -> Json | None:
    """The same odds with the position at hand."""
    g, sheet = play.g.clone(), Sheet()
    settle(g, sheet)
    take(g, sheet, sheet.find(play.rules.vocabulary.read(phrase)))
    reading = ADAPTERS[play.rules.title.name]
    for _ in questions(g, sheet):
        odds = reading.odds(g, play.who)
        if reading.battle(g) is not None and odds is not None:
            return plain(odds)
    return None


def moments(name: str) -> list[tuple[Play, str]]:
    """Positions of a game, each with a phrase that was said there and perhaps began a battle."""
    whole = golden(name)
    found = []
    for step in whole.steps:
        phrase = whole.rules.vocabulary.words(whole.log[step.said].answer)
        if step.seat != NATURE and phrase.split()[0] in BATTLES and step.before is not None:
            found.append((Play(whole.rules, step.before.clone()), phrase))
    return found


@pytest.mark.parametrize("name", ["classic-5-1", "hellas-2-1", "hellas-2-3", "legendary-duel-1", "legendary-ffa4-1"])
def test_the_odds_from_a_view_are_those_of_the_position(name: str) -> None:
    begun = 0
    for play, phrase in moments(name):
        found = odds_of(play.rules, view(play.rules, play.g, play.who), phrase)
        truth = in_truth(play, phrase)
        assert (found is None) == (truth is None), phrase
        if found is not None and truth is not None:
            begun += 1
            assert {key: found[key] for key in truth} == truth

    assert begun >= 3


@pytest.mark.parametrize("name", ["hellas-2-1", "legendary-ffa4-1"])
def test_what_the_viewer_cannot_know_changes_no_odds(name: str) -> None:
    for play, phrase in moments(name):
        twin = scrambled(play.rules, play.g, play.who, Rng(5))
        mine, theirs = view(play.rules, play.g, play.who), view(play.rules, twin, play.who)
        assert canonical(odds_of(play.rules, mine, phrase)) == canonical(odds_of(play.rules, theirs, phrase))


def test_a_battle_in_which_nobody_can_do_anything_has_odds_too() -> None:
    """Without cards everything is forced after the launch."""
    certain = [play for play, phrase in moments("hellas-2-3") if phrase == "launch" and decided(play)]

    assert certain
    for play in certain:
        found = odds_of(play.rules, view(play.rules, play.g, play.who), "launch")
        assert found is not None
        assert {found["win"], found["loss"]} == {0, 1}


def decided(play: Play) -> bool:
    """Is the attack over as soon as it is launched?"""
    play = Play(play.rules, play.g.clone())
    play.say(play.who, "launch")
    return ADAPTERS["hellas"].battle(play.g) is None


def first_battle(name: str) -> tuple[Play, str, Json]:
    for play, phrase in moments(name):
        found = odds_of(play.rules, view(play.rules, play.g, play.who), phrase)
        if found is not None:
            return play, phrase, found
    raise AssertionError(name)


@pytest.mark.parametrize("name", ["classic-5-1", "hellas-2-1", "legendary-duel-1"])
def test_chances_add_up_and_name_the_sides(name: str) -> None:
    play, _, found = first_battle(name)

    assert found["win"] + found["loss"] + found["nobody_left"] == pytest.approx(1, abs=0.002)
    assert sum(chance for _, _, chance in found["ends"]) == pytest.approx(1, abs=0.01)
    assert found["attacker"] == play.rules.seat_word(play.who)
    assert found["place"] in play.rules.vocabulary.domains[found["domain"]].words


def test_nobody_else_is_told_odds() -> None:
    play, phrase, _ = first_battle("classic-5-1")
    others = [viewer for viewer in play.rules.viewers() if viewer != play.who]

    assert SPECTATOR in others
    assert [odds_of(play.rules, view(play.rules, play.g, viewer), phrase) for viewer in others] == [None] * 5


def test_what_begins_no_battle_has_no_odds() -> None:
    play, _, _ = first_battle("classic-5-1")
    seen = view(play.rules, play.g, play.who)
    over = golden("classic-5-1")

    assert odds_of(play.rules, seen, "end turn") is None
    assert odds_of(play.rules, seen, "bid ares 1") is None
    assert odds_of(over.rules, view(over.rules, over.g, 0), "end turn") is None
    with pytest.raises(BadWords):
        odds_of(play.rules, seen, "sing")


def test_a_title_without_a_reading_has_no_odds() -> None:
    play = wandered(RULES["toy"], Rng(1), 20)

    assert odds_of(play.rules, view(play.rules, play.g, play.who), play.options()[0]) is None
