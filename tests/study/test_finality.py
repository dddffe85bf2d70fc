"""Whether an answer can be taken back is foreseen from the view as the undo law then decides."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for
from pelagos.kernel.view import view
from pelagos.study.finality import is_final

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
