"""Practice tables: one person against bots, who may go back to any earlier moment."""

from __future__ import annotations

import pytest

from pelagos.kernel.dealer import Sealed
from pelagos.kernel.ids import NATURE
from pelagos.kernel.rng import Rng
from pelagos.table.errors import BadTerms, Refused
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, Terms, TimeControl
from table.setting import RULES, SECRET, any_option, game, reloaded, saved

PRACTICE = Terms(newcomers="nobody", practice=True)


def practice(name: str = "classic-2", terms: Terms = PRACTICE) -> Table:
    table = Table(RULES[name], "u0", SECRET, terms)
    table.sit(0, "u0", "Anna", "00ff")
    for seat in range(1, len(table.chairs)):
        table.seat_bot("u0", seat, "novice")
    table.start("u0", 0)
    return table


def wandered(table: Table, most: int, seed: int = 1) -> list[str]:
    """What was said, nature's answers too."""
    rng = Rng(seed)
    for _ in range(most):
        if table.phase != "running":
            break
        table.submit(game(table).who, [any_option(table, rng)], table.version, 0)
    return said(table)


def said(table: Table) -> list[str]:
    words = table.rules.vocabulary
    return [f"{answer.seat} {words.words(answer.answer)}" for answer in game(table).log]


@pytest.mark.parametrize("name", ["classic-2", "hellas", "legendary-ffa3"])
def test_one_goes_back_to_any_answer(name: str) -> None:
    table = practice(name)
    story = wandered(table, 60)
    assert len(game(table).steps) == 60
    moments = own_questions(table)

    for to in (moments[-1], moments[len(moments) // 2], moments[0]):
        table.go_back(0, to, table.version, 0)
        assert said(table) == story[:to]


def own_questions(table: Table) -> list[int]:
    return [step.said for step in game(table).steps if step.seat == 0]


def test_a_moment_between_leads_to_the_own_question_before_it() -> None:
    table = practice()
    wandered(table, 40)
    first, second = own_questions(table)[3:5]
    table.go_back(0, second - 1, table.version, 0)

    assert len(game(table).log) == first
    assert game(table).who == 0


def test_the_same_dice_come_again() -> None:
    """Whoever answers the same sees the same: going back is no way to better luck."""
    table = practice("legendary-ffa3")
    story = wandered(table, 80)
    assert any(line.startswith(f"{int(NATURE)} ") for line in story[40:])
    again = practice("legendary-ffa3")
    wandered(again, 80)
    to = own_questions(again)[0]
    again.go_back(0, to, again.version, 0)
    answers = [line.split(" ", 1) for line in story if not line.startswith(f"{int(NATURE)} ")]
    while len(game(again).log) < len(story):
        seat, phrase = answers[sum(one.seat != NATURE for one in game(again).log)]
        again.submit(int(seat), [phrase], again.version, 0)

    assert said(again) == story


def test_at_other_tables_nature_answers_afresh() -> None:
    """As before: there all must agree to it."""
    table = practice("legendary-ffa3", Terms())
    wandered(table, 80)
    before = game(table).dealer
    assert isinstance(before, Sealed)
    dealt = before.count
    table.propose(0, "back", 0, game(table).steps[0].said)

    assert len(game(table).steps) == 0
    assert before.count >= dealt > 0


def test_bots_meet_the_same_luck_again() -> None:
    """What they draw by depends on how far the game is, and on nothing that going back changes."""
    table = practice()
    wandered(table, 10)
    seed = table.practice_seed()
    table.go_back(0, own_questions(table)[1], table.version, 0)
    assert table.practice_seed() != seed
    table = reloaded(practice())
    wandered(table, 10)

    assert table.practice_seed() == seed


def test_the_record_says_that_it_was_practice_and_where_it_was_taken_back() -> None:
    table = practice()
    wandered(table, 20)
    to = own_questions(table)[2]
    assert "commit" in record_for(table, 0)
    table.go_back(0, to, table.version, 0)
    record = record_for(table, 0)

    assert "\n# practice: " in record
    assert f"\nback {to}\n" in record
    assert "commit" not in record


def test_going_back_outlives_a_restart() -> None:
    table = practice()
    story = wandered(table, 60)
    table = reloaded(table)
    to = own_questions(table)[3]
    table.go_back(0, to, table.version, 0)

    assert said(reloaded(table)) == story[:to]


@pytest.mark.parametrize("terms", [Terms(), Terms(newcomers="nobody")])
def test_only_at_a_practice_table(terms: Terms) -> None:
    table = practice(terms=terms)
    wandered(table, 5)
    before = saved(table)
    with pytest.raises(Refused, match="not-practice"):
        table.go_back(0, 0, table.version, 0)
    assert saved(table) == before


def test_what_cannot_be_gone_back_to_changes_nothing() -> None:
    table = practice()
    wandered(table, 20)
    before = saved(table)
    for seat, to, error in ((0, 9999, "no-checkpoint"), (0, -1, "no-checkpoint"), (1, 1, "nobody-there")):
        with pytest.raises(Refused, match=error):
            table.go_back(seat, to, table.version, 0)
    with pytest.raises(Exception, match="stale"):
        table.go_back(0, [step.said for step in game(table).steps][2], 1, 0)
    assert saved(table) == before


def test_only_one_person_sits_there() -> None:
    table = Table(RULES["hellas"], "u0", SECRET, PRACTICE)
    table.sit(0, "u0", "Anna")
    table.sit(1, "u1", "Bert")
    with pytest.raises(Refused, match="practice-is-alone"):
        table.start("u0", 0)
    alone = practice("hellas")
    with pytest.raises(Refused, match="no-newcomers"):
        alone.ask_for_chair(1, "eva", "Eva", 0)


def test_it_has_no_clock_and_no_newcomers() -> None:
    with pytest.raises(BadTerms, match="practice-terms"):
        Terms(TimeControl(LIVE, 1000, 0), newcomers="nobody", practice=True)
    with pytest.raises(BadTerms, match="practice-terms"):
        Terms(practice=True)
