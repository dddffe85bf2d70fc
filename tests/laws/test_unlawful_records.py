"""Described positions that the laws of their title forbid: refused, taken at their word, or warned of."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from docs.pages import ROOT, blocks, name_of, pages
from pelagos.games import TITLES
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.play import Play
from pelagos.kernel.record import Record, export, read_record
from pelagos.kernel.scenario import replay, rules_of, warnings_of
from pelagos.kernel.title import Title
from pelagos.texts import Texts
from toy.title import TITLE as TOY

ALL: Final[dict[str, Title]] = {title.name: title for title in (*TITLES, TOY)}
TEXTS: Final = Texts(strict=True)


class Planted(NamedTuple):
    """A position, the law it breaks, and which of its statements does it, counted from 1; 0 for `position` itself."""

    header: tuple[str, ...]
    statements: tuple[str, ...]
    law: str
    statement: int


CLASSIC: Final = ("title classic 1", "seats 5")
LEGENDARY: Final = (
    "title legendary 1",
    "seats 3",
    "board tb-1-home",
    "option mode ffa3",
    "option offering_track every",
)
HELLAS: Final = ("title hellas 1", "seats 2")
TURN: Final = ("cycle 3", "gods 1 zeus, 2 ares, 3 poseidon, 4 athena, 5 hera", "active blu", "god zeus")
HOMES: Final = "owner HOME_blu blu, HOME_red red, HOME_grn grn"
PLANTED: Final = {
    "more troops than there are": Planted(CLASSIC, ("cycle 5", "troops i01 9", "next TakeTurn"), "units", 2),
    "a sea of somebody without fleets": Planted(CLASSIC, ("fleets e7 0", "next TakeTurn"), "seas", 1),
    "no island": Planted(CLASSIC, ("alive p1 0", "gold p2 3", "next TakeTurn"), "islands", 1),
    "two cards in a slot": Planted(CLASSIC, ("where siren slot-2, giant slot-2", "cycle 2"), "creatures", 1),
    "a marker twice": Planted(CLASSIC, ("bidder zeus p1, ares p1", "amount zeus 1, ares 1"), "offerings", 1),
    "four philosophers between actions": Planted(CLASSIC, ("next TakeTurn", "philosophers p1 4"), "metropolises", 2),
    "more mercenaries than there are": Planted(
        LEGENDARY, (HOMES, "owner A1 blu", "mercenaries A1 99"), "lost-pieces", 3
    ),
    "a hero nowhere": Planted(LEGENDARY, (HOMES, "hero_place ajax play", "hero_owner ajax blu"), "lost-heroes", 2),
    "a card held for no figure": Planted(LEGENDARY, ("creatures held kraken 1",), "lost-cards", 1),
    "two figures in an area": Planted(
        LEGENDARY,
        (
            "creatures held medusa 1, held cerberus 1",
            "figure_area medusa A1, cerberus A1",
            "figure_owner medusa blu, cerberus red",
        ),
        "wrong-figures",
        2,
    ),
    "a building of nobody": Planted(LEGENDARY, (HOMES, "building a1 temple"), "wrong-sites", 2),
    "a hero among others, seen at the first question": Planted(
        LEGENDARY,
        (HOMES, *TURN, "hero_place ajax play", "hero_land ajax HOME_red", "hero_owner ajax blu", "next Act"),
        "lost-heroes",
        6,
    ),
    "more Greeks than there are": Planted(
        HELLAS, ("spot t04 1,0", "owner t04 white", "greeks t04 3", "greek_supply white 15"), "pieces", 4
    ),
    "a city of nobody": Planted(HELLAS, ("turn 2", "spot t04 1,0"), "cities", 2),
    "two tiles in a hand": Planted(HELLAS, ("where t04 drawn, t05 drawn",), "tiles", 1),
    "a bid of nobody": Planted(
        ("title toy 1", "seats 2"), ("round 2", "bid crane 2", "next Bid faction=red"), "bids", 2
    ),
}

planted = pytest.mark.parametrize("case", PLANTED.values(), ids=PLANTED)


def written(case: Planted, version: int, *more: str) -> Record:
    head = (f"pelagos {version}", *case.header, *more)
    return read_record("\n".join([*head, "position", *case.statements, "end"]))


def line(case: Planted, record: Record) -> int:
    """Where the statement stands."""
    return record.position_line + case.statement


def played(record: Record) -> Play:
    return replay(rules_of(record, ALL), record)


@planted
def test_the_second_version_of_the_format_refuses_what_the_laws_forbid(case: Planted) -> None:
    record = written(case, 2)
    with pytest.raises(BadRecord) as caught:
        played(record)

    assert caught.value.code == "unlawful"
    assert (caught.value.said["law"], caught.value.said["line"]) == (case.law, line(case, record))
    sentence = TEXTS.error(caught.value, rules_of(record, ALL))
    assert sentence.startswith(f"line {line(case, record)}: With “{case.statements[case.statement - 1]}” the position")


@planted
def test_a_record_that_says_so_may_be_unlawful(case: Planted) -> None:
    record = written(case, 2, "unlawful")

    assert played(record).start == list(case.statements)
    assert warnings_of(rules_of(record, ALL), record) == []


@planted
def test_the_first_version_warns_with_the_line_and_plays(case: Planted) -> None:
    record = written(case, 1)
    first, *_ = warnings_of(rules_of(record, ALL), record)

    assert (first.code, first.said["law"], first.said["line"]) == ("unlawful", case.law, line(case, record))
    assert played(record).start == list(case.statements)


@planted
def test_an_exported_game_says_that_its_start_was_unlawful(case: Planted) -> None:
    text = export(played(written(case, 1)))

    assert text.startswith("pelagos 2\n")
    assert "\nunlawful\n" in text
    assert export(played(read_record(text))) == text


def test_a_lawful_start_is_exported_without_a_word() -> None:
    record = read_record("pelagos 1\ntitle toy 1\nseats 2\nposition\nnext Bid faction=red\nend\na pass")
    text = export(played(record))

    assert text.startswith("pelagos 2\ntitle toy 1\nseats 2\n\nposition\n")
    assert export(played(read_record(text))) == text


def test_a_law_that_a_later_statement_mends_is_not_broken() -> None:
    case = Planted(("title toy 1", "seats 2"), ("bid crane 2", "holder crane red", "next Round"), "", 0)

    assert played(written(case, 2)).start == list(case.statements)


def test_rules_that_break_down_in_an_unlawful_position_are_not_asked() -> None:
    """The seat that bids first is nobody; without the law the program would stumble over it."""
    case = Planted(("title toy 1", "seats 2"), ("barges w1 -3", "first nobody", "next Round"), "wharves", 1)
    with pytest.raises(BadRecord) as caught:
        played(written(case, 2))

    assert (caught.value.code, caught.value.said["law"]) == ("unlawful", "wharves")


def test_a_statement_about_something_stated_already_is_a_warning_in_both_versions() -> None:
    rows = (
        "purse a 5, b 4",
        "round 2",
        "purse b 7",
        "known cards top a",
        "known cards top b",
        "next Round",
        "next Round",
    )
    for version in (1, 2):
        record = written(Planted(("title toy 1", "seats 2"), rows, "", 0), version, "unlawful"[: 8 * (version - 1)])
        found = [warning for warning in warnings_of(rules_of(record, ALL), record) if warning.code == "stated-twice"]
        at = record.position_line
        assert [warning.said for warning in found] == [
            {"line": at + 3, "text": "purse b", "first": str(at + 1)},
            {"line": at + 5, "text": "known cards top", "first": str(at + 4)},
        ]


RECORDS: Final = sorted([*(ROOT / "tests").rglob("*.game"), *(ROOT / "docs").rglob("*.game")])


def test_no_record_of_the_repository_warns() -> None:
    """Games from the opening cannot: they describe nothing."""
    texts = {name_of(path): path.read_text(encoding="utf-8") for path in RECORDS}
    texts |= {
        f"{name_of(page)}:{block.line}": block.text
        for page in pages()
        for block in blocks(page)
        if block.mark == "game"
    }
    found = []
    for where, text in texts.items():
        record = read_record(text)
        found += [f"{where}: {warning}" for warning in warnings_of(rules_of(record, ALL), record)]

    assert found == []
    assert len(texts) > 300


@pytest.mark.parametrize("title", ALL.values(), ids=ALL)
def test_every_law_has_a_sentence(title: Title) -> None:
    rules = rules_of(read_record(f"pelagos 1\ntitle {title.name} 1\nseats {title.fewest}"), ALL)

    assert [law.name for law in title.laws if not TEXTS.law(rules, law.name).endswith(".")] == []
