"""Answers at a table: versions, all or none, once and only once."""

from __future__ import annotations

import pytest

from pelagos.kernel.agenda import pending
from pelagos.kernel.errors import BadWords, Illegal, NotYourTurn, PelagosError
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.table.errors import BadText, Stale
from pelagos.table.table import Table
from table.setting import any_option, game, saved, started, wander


def refused(table: Table, seat: int, *phrases: str, at: int | None = None) -> PelagosError:
    """What is refused changes nothing at all."""
    before = saved(table)
    with pytest.raises(PelagosError) as caught:
        table.submit(seat, phrases, table.version if at is None else at, 5)
    assert saved(table) == before
    return caught.value


def test_an_answer_raises_the_version() -> None:
    table = started()
    before = table.version

    assert table.submit(game(table).who, ["pass"], before, 1) == before + 1 == table.version


def test_an_answer_to_a_version_that_is_gone_is_stale() -> None:
    table = started()
    table.submit(game(table).who, ["pass"], table.version, 1)

    error = refused(table, int(game(table).who), "pass", at=table.version - 1)
    assert isinstance(error, Stale)
    assert (error.code, error.said["version"]) == ("stale", table.version)
    assert refused(table, int(game(table).who), "pass", at=table.version + 1).code == "stale"


def test_a_new_version_of_the_same_position_makes_no_answer_stale() -> None:
    table = started()
    at, seat = table.version, int(game(table).who)
    table.propose((seat + 1) % 3, "end", 1)

    assert table.submit(seat, ["pass"], at, 2) == table.version


def test_wrong_seat_unknown_words_and_illegal_phrases_have_their_own_errors() -> None:
    table = started()
    seat = int(game(table).who)

    assert isinstance(refused(table, (seat + 1) % 3, "pass"), NotYourTurn)
    assert isinstance(refused(table, seat, "sing"), BadWords)
    illegal = refused(table, seat, "bid crane 99")
    assert isinstance(illegal, Illegal)
    assert illegal.refusal is not None


def test_several_phrases_are_taken_or_none() -> None:
    table = started("hellas")
    rng = Rng(3)
    for _ in range(200):
        if type(pending(game(table).g)).__name__ == "Regroup" and "regroup" in game(table).options():
            break
        table.submit(game(table).who, [any_option(table, rng)], table.version, 1)
    seat = int(game(table).who)

    assert refused(table, seat, "regroup", "sing").code == "unknown-verb"
    said = len(game(table).log)
    table.submit(seat, ["regroup"], table.version, 9)
    first = game(table).options()[0]
    table.undo(seat, table.version, 9, count=1)
    table.submit(seat, ["regroup", first], table.version, 9)
    assert [game(table).rules.vocabulary.words(line.answer) for line in game(table).log[said : said + 2]] == [
        "regroup",
        first,
    ]


def test_a_message_sent_twice_under_one_key_counts_once() -> None:
    table = started()
    seat, at = int(game(table).who), table.version
    version = table.submit(seat, ["pass"], at, 1, key="a-1")
    before = saved(table)

    assert table.submit(seat, ["pass"], at, 2, key="a-1") == version
    assert saved(table) == before
    with pytest.raises(BadText, match="key-reused"):
        table.submit(seat, ["bid crane 1"], at, 2, key="a-1")


def test_the_last_answer_of_a_game_may_be_sent_again_too() -> None:
    table, rng = started(), Rng(1)
    calls: list[Json] = []
    while table.phase == "running":
        calls.append({"seat": int(game(table).who), "phrases": [any_option(table, rng)], "at": table.version})
        table.submit(calls[-1]["seat"], calls[-1]["phrases"], calls[-1]["at"], 1, key=f"k{len(calls)}")

    assert table.submit(calls[-1]["seat"], calls[-1]["phrases"], calls[-1]["at"], 1, f"k{len(calls)}") == table.version


@pytest.mark.pure
def test_what_nature_drew_for_an_answer_that_failed_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fault in a title: the position, the log and the dealer are as before."""
    table = started()
    wander(table, Rng(2), 3)
    before = saved(table)
    play = game(table)

    def fail(seat: int, *phrases: str) -> None:
        assert play.dealer is not None
        play.dealer.deal(play.sheet)
        raise ArithmeticError

    with monkeypatch.context() as patch:
        patch.setattr(play, "say", fail)
        with pytest.raises(ArithmeticError):
            table.submit(play.who, ["pass"], table.version, 1)

    assert saved(table) == before
