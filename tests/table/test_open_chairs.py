"""Chairs in a running game: by consent, and not for a glance."""

from __future__ import annotations

import pytest

from pelagos.kernel.errors import BadSave
from pelagos.table.calls import call
from pelagos.table.errors import Refused
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from pelagos.table.terms import ANYONE, EMPTY, NOBODY, Terms
from table.setting import ALL, BLITZ, DAY, RULES, SECRET, game, reloaded, saved, started, whole


def with_a_bot(terms: Terms | None = None) -> Table:
    """Anna, who owns the table, a bot of the upper level, and Bert."""
    table = Table(RULES["toy"], "anna", SECRET, terms)
    table.sit(0, "anna", "Anna")
    table.seat_bot("anna", 1, "settler")
    table.sit(2, "bert", "Bert")
    table.start("anna", 0)
    return table


def test_a_request_waits_for_the_owner_and_until_then_nobody_sits_there() -> None:
    table = with_a_bot()
    table.ask_for_chair(1, "eva", "Eva", 1)

    assert (table.seat_of("eva"), table.chairs[1].kind) == (-1, "bot")
    assert whole(table, 0)["table"]["requests"] == [{"number": 1, "seat": 1, "name": "Eva", "guest": True}]
    with pytest.raises(Refused, match="not-owner"):
        table.admit("eva", 1, 2)
    with pytest.raises(Refused, match="not-owner"):
        table.admit("bert", 1, 2)
    table.admit("anna", 1, 2)
    assert (table.seat_of("eva"), table.chairs[1].name, table.seat_requests) == (1, "Eva", [])


def test_the_owner_may_refuse_a_request_and_a_second_request_takes_the_place_of_the_first() -> None:
    table = with_a_bot()
    table.leave(2, 1)
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.ask_for_chair(2, "eva", "Eva", 1)
    assert [request.plain() for request in table.seat_requests] == [
        {"number": 2, "seat": 2, "name": "Eva", "guest": True}
    ]
    with pytest.raises(Refused, match="not-owner"):
        table.refuse_chair("eva", 2, 1)
    table.refuse_chair("anna", 2, 1)

    assert table.seat_requests == []
    with pytest.raises(Refused, match="no-seat-request"):
        table.admit("anna", 2, 1)


def test_where_anyone_may_come_they_sit_down_at_once_and_where_nobody_may_they_do_not() -> None:
    table = with_a_bot(Terms(newcomers=ANYONE))
    table.ask_for_chair(1, "eva", "Eva", 1)
    assert table.seat_of("eva") == 1

    closed = with_a_bot(Terms(newcomers=NOBODY))
    with pytest.raises(Refused, match="no-newcomers"):
        closed.ask_for_chair(1, "eva", "Eva", 1)
    closed.leave(2, 1)
    closed.ask_for_chair(2, "bert", "Bert", 1)
    assert closed.seat_requests[0].name == "Bert"


@pytest.mark.parametrize("leaver", ["bot", EMPTY])
def test_the_bot_that_returns_has_the_level_it_had(leaver: str) -> None:
    """It had the level of the terms instead, so a glance at a hand also changed the strength of an opponent."""
    table = with_a_bot(Terms(leaver=leaver, level="novice"))
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.admit("anna", 1, 1)
    again = reloaded(table)
    again.leave(1, 2)

    assert (again.chairs[1].kind, again.chairs[1].level) == ("bot", "settler")


def test_a_bot_that_keeps_the_chair_has_the_level_of_the_bot_before() -> None:
    table = with_a_bot(Terms(BLITZ.pace, level="novice"))
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.admit("anna", 1, 1)
    while game(table).who != 1:
        table.submit(game(table).who, [game(table).options()[0]], table.version, 2)
    table.tick(DAY)

    assert (table.chairs[1].is_waiting(), table.chairs[1].level) == (True, "settler")
    table.come_back(1, "eva", DAY)
    table.leave(1, DAY)
    assert table.chairs[1].level == "settler"


def test_who_has_held_a_seat_takes_no_other_but_may_ask_for_their_own() -> None:
    table = with_a_bot()
    table.leave(2, 1)
    with pytest.raises(Refused, match="held-another-seat"):
        table.ask_for_chair(1, "bert", "Bert", 1)
    again = reloaded(table)
    with pytest.raises(Refused, match="held-another-seat"):
        again.ask_for_chair(1, "bert", "Bert", 1)
    again.ask_for_chair(2, "bert", "Bert", 1)
    again.admit("anna", 1, 1)
    assert again.seat_of("bert") == 2


def test_who_gave_up_takes_no_other_seat() -> None:
    table = with_a_bot()
    table.leave(0, 1)
    table.ask_for_chair(0, "eva", "Eva", 1)
    table.admit("anna", 1, 1)
    table.resign(2, 1)

    with pytest.raises(Refused, match="held-another-seat"):
        table.ask_for_chair(1, "bert", "Bert", 1)


def test_where_anyone_may_come_somebody_who_was_there_needs_consent() -> None:
    """Else whoever was removed would be back at once."""
    table = with_a_bot(Terms(newcomers=ANYONE))
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.remove("anna", 1, 2)
    table.ask_for_chair(1, "eva", "Eva", 3)

    assert (table.seat_of("eva"), len(table.seat_requests)) == (-1, 1)


def test_the_owner_removes_who_joined_but_nobody_who_was_there_from_the_start() -> None:
    """There was no remedy against somebody who had taken a chair and stayed."""
    table = with_a_bot()
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.admit("anna", 1, 1)
    assert [chair["joined"] for chair in whole(table, 0)["table"]["chairs"]] == [False, True, False]
    with pytest.raises(Refused, match="not-owner"):
        table.remove("bert", 1, 2)
    table.remove("anna", 1, 2)
    assert (table.chairs[1].kind, table.chairs[1].level, table.seat_of("eva")) == ("bot", "settler", -1)
    with pytest.raises(Refused, match="there-from-the-start"):
        table.remove("anna", 2, 2)
    with pytest.raises(Refused, match="nobody-there"):
        table.remove("anna", 1, 2)


def test_the_others_remove_somebody_by_vote_and_the_vote_of_that_one_is_not_asked() -> None:
    table = started("classic-4")
    table.propose(1, "remove", 1, 3)
    table.vote(0, True, 1)
    assert table.chairs[3].kind == "person"
    table.vote(2, True, 1)

    assert (table.chairs[3].kind, table.proposal) == ("bot", None)
    with pytest.raises(Refused, match="nobody-there"):
        table.propose(1, "remove", 1, 1)


def test_one_vote_against_it_keeps_somebody_and_their_leaving_ends_the_proposal() -> None:
    table = started("classic-4")
    table.propose(1, "remove", 1, 3)
    table.vote(0, False, 1)
    assert table.chairs[3].kind == "person"
    table.propose(1, "remove", 1, 3)
    table.leave(3, 1)
    assert table.proposal is None


def test_when_too_few_are_left_to_remove_somebody_the_proposal_ends() -> None:
    table = started()
    table.propose(0, "remove", 1, 2)
    table.leave(1, 1)

    assert (table.proposal, table.chairs[2].kind) == (None, "person")


def test_all_who_sit_let_somebody_in_where_the_owner_has_gone() -> None:
    table = with_a_bot()
    table.leave(0, 1)
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.ask_for_chair(1, "carl", "Carl", 1)
    table.refuse_chair("bert", 2, 1)
    table.propose(2, "admit", 1, 1)

    assert (table.seat_of("eva"), table.proposal) == (1, None)


def test_a_proposal_to_let_somebody_in_ends_when_the_owner_has_answered() -> None:
    table = with_a_bot()
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.propose(2, "admit", 1, 1)
    table.refuse_chair("anna", 1, 1)

    assert table.proposal is None


def test_requests_are_saved_and_gone_when_the_game_is_over() -> None:
    table = with_a_bot()
    table.ask_for_chair(1, "eva", "Eva", 1)
    assert saved(reloaded(table)) == saved(table)
    with pytest.raises(BadSave, match="bad-field"):
        load_table({**saved(table), "requests": {"made": 1, "waiting": [{"seat": 9}], "former": {}}}, ALL)
    table.propose(0, "end", 1)
    table.vote(2, True, 1)

    assert (table.phase, table.seat_requests) == ("over", [])


def test_nothing_of_somebody_who_asked_is_left_when_they_are_forgotten() -> None:
    table = with_a_bot()
    table.ask_for_chair(1, "eva", "Eva", 1)
    table.leave(2, 1)
    for player in ("eva", "bert"):
        table.forget(player, "Somebody", 2)

    assert "eva" not in repr(saved(table)).lower()
    assert "bert" not in repr(saved(table)).lower()


def test_a_table_that_was_saved_before_loads_and_its_stored_calls_are_made_as_they_were() -> None:
    """A stored `replace` seats a stranger without being asked, and the bot after them has the level of the terms."""
    table = with_a_bot(Terms(level="novice"))
    data = saved(table)
    del data["requests"], data["terms"]["newcomers"]
    for chair in data["chairs"]:
        del chair["joined"], chair["bot_level"]
    old = load_table(data, ALL)
    call(old, "replace", {"seat": 1, "player": "eva", "name": "Eva", "now": 1})
    assert old.seat_of("eva") == 1
    call(old, "leave", {"seat": 1, "now": 2})
    assert old.chairs[1].level == "novice"
    call(old, "replace", {"seat": 1, "player": "eva", "name": "Eva", "now": 3})
    assert (old.seat_of("eva"), old.terms.newcomers) == (1, "invited")
