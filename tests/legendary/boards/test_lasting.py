"""A game keeps its board, whatever we recommend later."""

from __future__ import annotations

from typing import Any, Final

import pytest

from legendary.setups import SEATS
from pelagos.bots.bot import view_bytes
from pelagos.bots.reading import Reader
from pelagos.games.legendary.boards import board_named, recommended
from pelagos.games.legendary.layout import layout_word, read_layout
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.codec import digest
from pelagos.kernel.record import header, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Rules, kept_setup, rules_for
from pelagos.server.rendering import render_job, rendered
from pelagos.table.records import record_for
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER, RUNNING

TITLES: Final = {"legendary": TITLE}
EACH_MODE = pytest.mark.parametrize("mode", list(SEATS))
FIRST: Final = (
    "B:karthaia@0,0~1+chalakas@1,-1~2+marpissa@2,-2~0+mesavouno@0,1~5+zas@1,0~1+vryokastro@2,-1~4"
    "+kynthos@1,1~0+exomvourgo@2,0~3"
)
"""What was first recommended for team4, and no longer is."""


def new(mode: str, board: str = "") -> Rules:
    return rules_for(TITLE, SEATS[mode], board, {"mode": mode})


def kept(mode: str, board: str = "recommended") -> Rules:
    """The rules of a game as a save or a record names it."""
    return Rules(TITLE, kept_setup(TITLE, SEATS[mode], board, {"mode": mode}))


def table_of(rules: Rules, answers: int) -> Table:
    """Somebody in every seat; so many answers at random."""
    table = Table(rules, "u0", bytes(range(32)))
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", f"Somebody {seat}")
    table.start("u0", 0)
    wander(table, answers)
    return table


def wander(table: Table, answers: int) -> None:
    play, rng = position_of(table), Rng(answers)
    for _ in range(answers):
        if table.phase == RUNNING:
            table.submit(play.who, [play.options()[rng.below(len(play.options()))]], table.version, 0)


def position_of(table: Table) -> Any:
    return table.play


@EACH_MODE
def test_a_new_game_names_its_layout(mode: str) -> None:
    """L-4.5: asked for by its name, or not at all."""
    layout = layout_word(recommended(mode))

    assert new(mode).setup.board == new(mode, "recommended").setup.board == layout
    assert rules_for(TITLE, 2).setup.board == layout_word(recommended("duel"))
    assert f"board {layout}" in header(new(mode))
    assert save_table(table_of(new(mode), 0))["setup"]["board"] == layout


def test_a_board_that_was_named_otherwise_stays_as_it_was_asked_for() -> None:
    assert new("team4", "tb-2").setup.board == "tb-2"
    assert new("team4", FIRST).setup.board == FIRST


@EACH_MODE
def test_a_game_that_was_kept_under_the_word_is_read_to_the_letter(mode: str) -> None:
    """Also where the record says nothing of a board: the first of the title was meant."""
    for lines in (["board recommended"], []):
        record = read_record("\n".join(["pelagos 1", "title legendary 1", f"seats {SEATS[mode]}", *lines]))
        assert rules_of(record, TITLES).setup.board == "recommended"
    rules = kept(mode)
    table = load_table(save_table(table_of(rules, 3)), TITLES)

    assert table.rules.setup.board == "recommended"
    assert Reader([TITLE]).read(view_bytes(rules, rules.opening(), 0)).rules.setup.board == "recommended"


def test_the_word_of_old_still_means_the_first_board_of_team4() -> None:
    assert layout_word(recommended("team4")) != FIRST
    assert board_named("recommended", "team4", []).plan.borders == board_named(FIRST, "team4", []).plan.borders
    boards = (kept("team4"), kept("team4", FIRST), new("team4"))
    lands = [rules.vocabulary.domains["land"].words for rules in boards]
    assert lands[0] == lands[1] != lands[2]
    pictures = [
        rendered(render_job(rules, {}, small=False)) for rules in (kept("team4"), kept("team4", FIRST), new("team4"))
    ]
    assert pictures[0] == pictures[1] != pictures[2]


@pytest.mark.pure
def test_a_running_game_stays_on_its_board_when_another_is_recommended(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_of(new("team4"), 40)
    play = position_of(table)
    saved, before = save_table(table), digest(table.rules, play.g)

    monkeypatch.setattr("pelagos.games.legendary.title.recommended", lambda _: read_layout(FIRST))
    again = load_table(saved, TITLES)
    resumed = position_of(again)

    assert new("team4").setup.board == FIRST
    assert again.rules.setup.board == table.rules.setup.board != FIRST
    assert digest(again.rules, resumed.g) == before
    assert resumed.options() == play.options()
    wander(again, 20_000)
    assert again.phase == OVER
    record = read_record(record_for(again, 0))
    told = replay(rules_of(record, TITLES), record)
    assert digest(told.rules, told.g) == digest(again.rules, resumed.g)
