"""A game that goes on after its rules were mended: it stands where it stood, and its past is not played otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.games.classic import building
from pelagos.games.classic.actions import TakeTurn
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest
from pelagos.kernel.errors import CannotUndo, Stuck
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from table.setting import ALL, any_option, game, saved, started

# The planted rules are patched into the sources.
pytestmark = pytest.mark.pure


def reopened(table: Table) -> Table:
    """By another version."""
    return load_table({**saved(table), "rules": [[0, "before"]]}, ALL)


def in_a_turn() -> Table:
    """Somebody has built something in this turn, done something else after it, and may go on."""
    table, rng = started("classic-2"), Rng(5)
    for _ in range(2000):
        play = game(table)
        options = play.options()
        built = [phrase for phrase in options if phrase.startswith("build ")]
        said = built[0] if built else any_option(table, rng)
        table.submit(play.who, [said], table.version, 0)
        run = [step for step in play.steps if step.seat == play.who and not step.final][-2:]
        words = [play.rules.vocabulary.words(play.log[step.said].answer) for step in run]
        if len(run) == 2 and run == play.steps[-2:] and words[0].startswith("build ") and run[1].before is None:
            return table
    raise AssertionError("nobody has built")


def test_a_question_that_has_one_answer_now_is_asked_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_a_turn()
    assert isinstance(pending(game(table).g), TakeTurn)
    before, log = digest(table.rules, game(table).g), len(game(table).log)
    options = TakeTurn.options

    def only_one(task: Any, g: Any, sheet: Sheet) -> None:
        options(task, g, sheet)
        sheet.count = min(1, sheet.count)

    monkeypatch.setattr(TakeTurn, "options", only_one)
    again = reopened(table)

    assert (digest(again.rules, game(again).g), len(game(again).log)) == (before, log)
    assert len(game(again).options()) == 1
    assert game(again).who == game(table).who


def test_a_question_without_any_answer_cannot_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    table = in_a_turn()
    monkeypatch.setattr(TakeTurn, "options", lambda *_: None)
    with pytest.raises(Stuck):
        reopened(table)


def test_an_answer_is_not_taken_back_by_playing_others_again_under_other_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The whole turn can be: the position at its beginning was kept."""
    table = in_a_turn()
    seat = int(game(table).who)
    monkeypatch.setattr(building, "BUILDING_PRICE", 1)
    again, unchecked = reopened(table), reopened(table)
    game(unchecked).rules_changed = False
    gold = list(game(table).g.gold)  # type: ignore[attr-defined]

    unchecked.undo(seat, unchecked.version, 0, 1)
    assert list(game(unchecked).g.gold) != gold  # type: ignore[attr-defined]
    with pytest.raises(CannotUndo):
        again.undo(seat, again.version, 0, 1)
    assert saved(again)["game"] == saved(table)["game"]
    again.undo(seat, again.version, 0)
    table.undo(seat, table.version, 0)
    assert digest(again.rules, game(again).g) == digest(table.rules, game(table).g)


def test_where_the_mended_rules_do_not_matter_answers_are_taken_back_one_by_one() -> None:
    table = in_a_turn()
    again, seat = reopened(table), int(game(table).who)
    again.undo(seat, again.version, 0, 1)
    table.undo(seat, table.version, 0, 1)
    assert digest(again.rules, game(again).g) == digest(table.rules, game(table).g)
