"""Undo by law, and beyond it only together."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Sealed
from pelagos.kernel.errors import CannotUndo
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import verify
from pelagos.table.checkpoints import KEPT_TURNS, checkpoints, undoable
from pelagos.table.errors import Refused
from pelagos.table.records import record_for
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from table.setting import ALL, RULES, SECRET, any_option, game, reloaded, saved, started, wander

NAMES = st.sampled_from(sorted(RULES))


def with_some_to_undo(table: Table, rng: Rng, least: int) -> int:
    """Wander on until a seat may take back so many answers; that seat."""
    for _ in range(400):
        for seat in range(len(table.chairs)):
            if undoable(game(table), seat) >= least:
                return seat
        table.submit(game(table).who, [any_option(table, rng)], table.version, 1)
    raise AssertionError


def test_undo_goes_back_to_the_start_of_the_turn_and_no_further() -> None:
    table = started("classic-4")
    seat = with_some_to_undo(table, Rng(4), 2)
    most = undoable(game(table), seat)
    said = len(game(table).log)

    table.undo(seat, table.version, 2)

    assert len(game(table).log) <= said - most
    assert undoable(game(table), seat) == 0
    with pytest.raises(CannotUndo):
        table.undo(seat, table.version, 3)


def test_undo_may_take_back_one_answer_of_several() -> None:
    table = started("classic-4")
    seat = with_some_to_undo(table, Rng(4), 2)
    most = undoable(game(table), seat)

    table.undo(seat, table.version, 2, count=1)

    assert undoable(game(table), seat) == most - 1
    with pytest.raises(Refused, match="undo-too-far"):
        table.undo(seat, table.version, 2, count=most)


@settings(max_examples=25)
@given(NAMES, st.integers(0, 10**6))
def test_a_table_allows_exactly_the_undo_that_the_kernel_allows(name: str, seed: int) -> None:
    """Also after much was forgotten and all have gone back together: the same game as the bare engine's."""
    table, rng = started(name), Rng(seed)
    nonces = [bytes.fromhex(chair.nonce) for chair in table.chairs]
    bare = Play(table.rules, table.rules.opening(), Sealed(SECRET, nonces))
    for _ in range(60):
        if table.phase != "running":
            break
        chance = rng.below(10)
        if chance == 0 and len(checkpoints(game(table))) > 1:
            points = checkpoints(game(table))
            to = points[rng.below(len(points))][0]
            table.propose(0, "back", 1, to)
            for seat in range(1, len(table.chairs)):
                table.vote(seat, True, 1)
            bare.back_to(to)
        elif chance < 3:
            undo_in_both(table, bare, rng.below(len(table.chairs)))
        else:
            phrase = any_option(table, rng)
            table.submit(bare.who, [phrase], table.version, 1)
            bare.say(bare.who, phrase)
        assert digest(table.rules, bare.g) == digest(table.rules, game(table).g)
        assert [said.answer for said in bare.log] == [said.answer for said in game(table).log]
        assert len(bare.story()) == len(game(table).story())


def undo_in_both(table: Table, bare: Play, seat: int) -> None:
    try:
        bare.undo(seat)
    except CannotUndo as error:
        with pytest.raises(CannotUndo, match=error.code):
            table.undo(seat, table.version, 1, count=1)
    else:
        table.undo(seat, table.version, 1, count=1)


def test_after_an_agreed_take_back_nature_answers_afresh_and_all_can_be_verified() -> None:
    table, rng = started("toy"), Rng(8)
    wander(table, rng, 12)
    dealer = game(table).dealer
    assert isinstance(dealer, Sealed)
    dealt, to = dealer.count, checkpoints(game(table))[1][0]

    table.propose(0, "back", 1, to)
    table.vote(1, True, 1)
    before = len(game(table).log)
    table.vote(2, True, 1)

    assert len(game(table).log) == to < before
    assert dealer.count == dealt
    wander(table, rng, 500)
    text = record_for(table, 0)
    assert f"back {to}" in text
    assert verify(table.rules, read_record(text)).g.result == game(table).g.result


def test_one_against_it_ends_a_proposal() -> None:
    table = started()
    wander(table, Rng(8), 6)
    said = len(game(table).log)
    table.propose(0, "back", 1, checkpoints(game(table))[0][0])
    table.vote(1, False, 1)

    assert table.proposal is None
    assert len(game(table).log) == said


def test_seats_without_a_person_agree_to_everything() -> None:
    table = started()
    wander(table, Rng(8), 6)
    table.leave(1, 1)
    table.propose(0, "end", 2)
    assert table.phase == "running"
    table.leave(2, 3)

    assert table.ending is not None
    assert table.ending.plain() == {"how": "agreed", "places": [1, 1, 1]}


def test_only_so_much_of_the_past_is_kept() -> None:
    table = started("classic-4")
    wander(table, Rng(5), 300)

    assert KEPT_TURNS <= len(checkpoints(game(table))) <= 2 * KEPT_TURNS + 2
    assert len(saved(table)["game"]["steps"]) < 3 * KEPT_TURNS
    assert sum(step.before is not None for step in game(table).steps) <= 4


@settings(max_examples=15)
@given(NAMES, st.integers(0, 10**6), st.booleans())
def test_a_position_that_was_forgotten_is_played_again(name: str, seed: int, loaded: bool) -> None:
    table, rng = started(name), Rng(seed)
    nonces = [bytes.fromhex(chair.nonce) for chair in table.chairs]
    bare = Play(table.rules, table.rules.opening(), Sealed(SECRET, nonces))
    for _ in range(120):
        if table.phase == "running":
            phrase = any_option(table, rng)
            table.submit(bare.who, [phrase], table.version, 1)
            bare.say(bare.who, phrase)
    play = game(reloaded(table) if loaded else table)
    known = {step.said: digest(table.rules, bare.before(i)) for i, step in enumerate(bare.steps)}

    assert any(step.before is None for step in play.steps)
    assert all(digest(table.rules, play.before(i)) == known[step.said] for i, step in enumerate(play.steps))


def mended(table: Table) -> Table:
    """The table under other rules: an answer that was given in the checkpoints cannot be given any more."""
    data = saved(table)
    lines = data["game"]["log"].split(";")
    first = checkpoints(game(table))[0][0]
    data["game"]["log"] = ";".join([*lines[:first], *["0 end turn" for _ in lines[first:]]])
    return load_table(data, ALL)


def test_what_cannot_be_said_again_cannot_be_gone_back_to() -> None:
    table = started("classic-4")
    wander(table, Rng(5), 60)
    points, before = checkpoints(game(table)), saved(mended(table))
    again = mended(table)

    with pytest.raises(CannotUndo, match="past-forgotten") as refused:
        again.propose(0, "back", 1, points[1][0])
    assert refused.value.said == {}
    assert saved(again) == before
    again.propose(0, "back", 1, points[0][0])
    assert again.proposal is not None


def test_what_cannot_be_said_again_when_all_have_agreed_stands() -> None:
    table = started("classic-4")
    wander(table, Rng(5), 60)
    table.propose(0, "back", 1, checkpoints(game(table))[1][0])
    again = mended(table)
    said = saved(again)["game"]
    for seat in (1, 2, 3):
        again.vote(seat, True, 1)

    assert again.proposal is None
    assert saved(again)["game"] == said
