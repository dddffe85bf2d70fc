"""An example to try: a practice table that begins in a described position, and is saved like any other."""

from __future__ import annotations

import pytest

from pelagos.kernel.errors import PelagosError
from pelagos.primer.primer import example_lines, primer_rules
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table
from pelagos.table.terms import NOBODY, Terms
from table.setting import ALL, SECRET

NAME = "creature-kraken"


def tried(name: str = NAME) -> Table:
    title = ALL["legendary"]
    table = Table(primer_rules(title), "u", SECRET, Terms(newcomers=NOBODY, practice=True, example=name))
    table.sit(0, "u", "Nikos")
    for seat in (1, 2):
        table.seat_bot("u", seat, "novice")
    table.start("u", 1)
    return table


def test_it_begins_where_the_example_does_and_the_coach_may_be_asked() -> None:
    table = tried()

    assert "buy 2" in table.running().options()
    assert table.has_coach
    assert not table.sealed


def test_a_saved_example_knows_where_it_began() -> None:
    again = load_table(save_table(tried()), ALL)

    assert again.running().start == list(example_lines(ALL["legendary"], NAME))
    assert again.running().options() == tried().running().options()


def test_what_nobody_has_described_is_refused() -> None:
    with pytest.raises(PelagosError, match="unknown-example"):
        tried("creature-unicorn")
