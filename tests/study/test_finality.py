"""Foreseen from the view: whether an answer can be taken back, as the undo law decides, and what is paid for it."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import view
from pelagos.study.finality import is_final, price

ALL = {title.name: title for title in TITLES}
ANSWERS = 60


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_what_is_foreseen_is_what_the_undo_law_says(title: Title) -> None:
    """In both Cyclades titles an outcome never hangs on what is hidden; in Hellas it may, so there most must agree."""
    rules = rules_for(title, 2)
    play, rng = Play(rules, rules.opening(), Seeded(5)), Rng(5)
    agreed = seen = finals = 0
    while not play.over and seen < ANSWERS:
        phrase = play.options()[rng.below(play.sheet.count)]
        foreseen = is_final(rules, view(rules, play.g, play.who), phrase)
        play.say(play.who, phrase)
        truly = play.steps[-1].final or not play.g.agenda
        agreed += foreseen == truly
        finals += truly
        seen += 1

    assert 0 < finals < seen
    assert agreed >= (0.9 * seen if title.name == "hellas" else seen)


def test_nobody_else_is_warned() -> None:
    rules = rules_for(ALL["classic"], 2)
    play = Play(rules, rules.opening(), Seeded(1))
    other = 1 - int(play.who)

    assert play.who != NATURE
    assert not is_final(rules, view(rules, play.g, other), play.options()[0])


@pytest.mark.parametrize("title", ["classic", "legendary"])
def test_the_price_is_what_leaves_the_purse(title: str) -> None:
    rules = rules_for(ALL[title], 3)
    play, rng = Play(rules, rules.opening(), Seeded(2)), Rng(2)
    paid = free = 0
    for _ in range(150):
        seat, phrase = int(play.who), play.options()[rng.below(play.sheet.count)]
        before, foreseen = purse(play, seat), price(rules, view(rules, play.g, seat), phrase)
        play.say(seat, phrase)
        left = before - purse(play, seat)
        # Where the turn passes on, income or a thief may come before the purse is looked at again.
        if play.who == seat:
            assert foreseen == max(0, left)
        paid, free = paid + (foreseen > 0), free + (foreseen == 0)

    assert paid
    assert free


def test_where_there_is_no_gold_nothing_is_paid() -> None:
    rules = rules_for(ALL["hellas"], 2)
    play = Play(rules, rules.opening(), Seeded(1))

    assert price(rules, view(rules, play.g, play.who), play.options()[0]) == 0


def purse(play: Play, seat: int) -> int:
    """In these games every seat is a side of its own."""
    gold: int = view(play.rules, play.g, seat)["fields"]["gold"][seat][0]
    return gold
