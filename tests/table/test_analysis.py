"""An analysis at a table: one person for all chairs and for nature, a tree that is saved, and no end."""

from __future__ import annotations

import pytest

from pelagos.analysis.run import AnalysisRun
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay
from pelagos.table.errors import BadTerms, Refused, Stale
from pelagos.table.feed import TableFeed
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.table.terms import LIVE, Terms, TimeControl
from table.setting import RULES, SECRET, game, reloaded, saved


def analysing(name: str = "toy") -> Table:
    """From the opening, where nature is asked."""
    rules = RULES[name]
    table = Table(rules, "u0", SECRET, Terms(newcomers="nobody", analysis=True))
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", rules.seat_word(seat))
    table.lay_out(AnalysisRun(Play(rules, rules.opening())))
    table.start("u0", 0)
    return table


def wish(table: Table, what: str, to: int = 0, text: str = "") -> None:
    table.teach(0, what, table.version, 0, to, text)


def at(table: Table) -> int:
    assert table.analysis is not None
    return table.analysis.at


def begun() -> Table:
    """Nature has spoken, and a seat is asked."""
    table = analysing()
    while game(table).who == NATURE:
        wish(table, "nature", text=game(table).options()[0])
    return table


def test_terms_of_an_analysis_have_no_clock_and_no_newcomers() -> None:
    with pytest.raises(BadTerms):
        Terms(analysis=True)
    with pytest.raises(BadTerms):
        Terms(TimeControl(LIVE, 1000), newcomers="nobody", analysis=True)
    assert Terms(newcomers="nobody", analysis=True).plain()["analysis"] is True


def test_nature_says_what_is_wished_or_what_chance_decides_and_seats_answer_as_ever() -> None:
    table = begun()
    seat = int(game(table).who)
    table.submit(seat, [game(table).options()[0]], table.version, 0)
    with pytest.raises(Stale):
        table.teach(0, "chance", 0, 0)

    table.undo(0, table.version, 0)
    assert game(table).who == seat
    wish(table, "go", 0)
    wish(table, "chance")
    assert at(table) > 0
    assert table.due() is None
    assert not table.sealed


def test_what_viewers_are_sent_has_the_tree_and_what_nature_may_say() -> None:
    table = analysing()
    whole = TableFeed(table).update_for(0).whole
    assert whole is not None
    assert whole["table"]["analysis"] == {
        "nodes": [[-1, int(NATURE), "", "", []]],
        "at": 0,
        "chances": [["purse 0", 1], ["purse 1", 1], ["purse 2", 1]],
    }


def test_a_saved_analysis_goes_on_where_it_was() -> None:
    table = begun()
    wish(table, "comment", at(table), "hm")
    wish(table, "go", 1)
    again = reloaded(table)

    assert saved(again) == saved(table)
    wish(again, "go", len(game(table).log))
    wish(again, "remove", 1)
    assert at(again) == 0
    for what in ("comment", "promote"):
        with pytest.raises(Refused):
            table.teach(9, what, table.version, 0)


def test_an_analysis_goes_on_after_the_last_answer() -> None:
    table = analysing("hellas")
    for _ in range(3000):
        play = game(table)
        if play.over:
            break
        if play.who == NATURE:
            wish(table, "nature", text=play.options()[-1])
        else:
            table.submit(int(play.who), [play.options()[-1]], table.version, 0)
    wish(table, "go", at(table) - 1)
    assert table.phase == "running"


def test_its_record_has_its_variations() -> None:
    table = begun()
    wish(table, "go", 0)
    wish(table, "nature", text=game(table).options()[1])
    text = record_for(table, 1)

    assert text.startswith("pelagos 3\n")
    assert "(\n" in text
    assert len(replay(table.rules, read_record(text)).log) >= 1
