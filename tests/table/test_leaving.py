"""Coming, going, giving up, ending."""

from __future__ import annotations

import pytest

from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from pelagos.table.errors import Refused
from pelagos.table.feed import TableFeed
from pelagos.table.sides import placed
from pelagos.table.table import Table
from pelagos.table.terms import EMPTY, Terms
from table.setting import ALL, RULES, SECRET, game, started, wander, whole


def test_the_owner_fills_the_chairs_and_begins() -> None:
    table = Table(RULES["toy"], "anna", SECRET)
    table.sit(1, "bert", "Bert")
    table.seat_bot("anna", 0, "settler")
    table.seat_bot("anna", 2, "novice")
    table.seat_bot("anna", 2, "settler")
    with pytest.raises(Refused, match="not-owner"):
        table.start("bert", 0)
    table.start("anna", 0)

    assert [chair.kind for chair in table.chairs] == ["bot", "person", "bot"]
    assert table.phase == "running"


def test_the_secret_is_committed_to_before_anybody_gives_their_share() -> None:
    table = Table(RULES["toy"], "anna", SECRET)
    first = whole(table, 15)["table"]["seal"]
    table.sit(0, "bert", "Bert")
    table.give_nonce(0, "beef")
    seal = whole(table, 15)["table"]["seal"]

    assert first == {"commit": table.commit, "nonces": ["00"] * 3, "secret": None, "whole": True}
    assert (seal["commit"], seal["nonces"]) == (table.commit, ["beef", "00", "00"])


def test_shares_change_what_nature_says() -> None:
    logs = set()
    for nonce in ("00", "01", "02", "03"):
        table = Table(RULES["toy"], "u0", SECRET)
        for seat in range(3):
            table.sit(seat, f"u{seat}", "X", nonce)
        table.start("u0", 0)
        logs.add(tuple(said.answer.pack() for said in game(table).log))

    assert len(logs) > 1


def test_who_gives_up_comes_last_and_a_bot_plays_on() -> None:
    table = started()
    table.resign(1, 5)
    assert table.phase == "running"
    assert table.chairs[1].kind == "bot"
    wander(table, Rng(1), 500)

    assert table.ending is not None
    assert table.ending.places[1] == 3
    assert sorted(table.ending.places)[0] == 1


def test_the_last_one_who_has_not_given_up_wins_and_who_held_out_longer_comes_before() -> None:
    table = started()
    table.resign(2, 5)
    table.resign(0, 6)

    assert table.ending is not None
    assert table.ending.plain() == {"how": "deserted", "places": [2, 1, 3]}
    assert whole(table, 1)["game"]["options"] is None


def test_bots_do_not_play_on_alone() -> None:
    table = Table(RULES["toy"], "u0", SECRET)
    table.sit(0, "u0", "Anna")
    table.seat_bot("u0", 1, "novice")
    table.seat_bot("u0", 2, "novice")
    table.start("u0", 0)
    table.resign(0, 1)

    assert table.ending is not None
    assert table.ending.plain() == {"how": "deserted", "places": [3, 1, 1]}


def test_a_team_plays_on_when_one_of_it_gives_up() -> None:
    table = started("legendary-team4")
    assert table.sides == [0, 1, 1, 0]
    table.resign(0, 1)
    assert table.phase == "running"
    table.resign(3, 2)

    assert table.ending is not None
    assert table.ending.places == [2, 1, 1, 2]


def test_a_leaver_is_replaced_by_a_bot_or_by_a_person_and_leaves_nothing_private() -> None:
    table = started("classic-4", Terms(leaver=EMPTY))
    table.leave_order(1, "always stand")
    table.mute(1, "Nobody 2")
    table.leave(1, 5)
    assert table.chairs[1].kind == "empty"
    table.replace(1, "eva", "Eva", 6)
    own = whole(table, 1)["own"]

    assert own == {"order": None, "woken": "", "undo": 0, "mutes": []}
    with pytest.raises(Refused, match="seat-taken"):
        table.replace(1, "fritz", "Fritz", 6)
    table.leave(2, 6)
    with pytest.raises(Refused, match="already-seated"):
        table.replace(2, "eva", "Eva", 6)


def test_who_takes_over_a_seat_is_not_sent_what_changed_for_the_one_before() -> None:
    table = started("classic-4")
    feed = TableFeed(table)
    mark = feed.payload_for(1)["mark"]
    table.leave_order(1, "ares up to 5")
    feed.payload_for(1, mark)
    table.leave(1, 5)
    table.replace(1, "eva", "Eva", 6)

    assert "ares up to" not in repr(feed.payload_for(1, mark))


def test_the_owner_may_give_an_empty_chair_to_a_bot() -> None:
    table = started("toy", Terms(leaver=EMPTY))
    seat = int(game(table).who)
    table.leave(seat, 5)
    assert table.due() is None
    with pytest.raises(Refused, match="nobody-there"):
        table.leave_order(seat, "always stand")
    with pytest.raises(Refused, match="nobody-there"):
        table.talk(seat, "table", "boo", 6)
    table.stand_in("u0", seat, "settler", 6)

    assert table.due() == {"kind": "bot", "seat": seat, "level": "settler", "at": table.version}
    with pytest.raises(Refused, match="seat-taken"):
        table.stand_in("u0", seat, "settler", 6)


def test_only_a_person_who_is_there_proposes_votes_gives_up_or_leaves() -> None:
    table = started()
    table.propose(0, "end", 1)
    table.leave(1, 2)

    for call in (table.resign, table.leave):
        with pytest.raises(Refused, match="nobody-there"):
            call(1, 3)
    with pytest.raises(Refused, match="nobody-there"):
        table.vote(1, True, 3)
    with pytest.raises(Refused, match="nobody-there"):
        table.propose(1, "end", 3)


def test_before_the_start_people_come_and_go_and_the_owner_decides() -> None:
    table = Table(RULES["toy"], "anna", SECRET)
    table.sit(0, "bert", "Bert")
    table.rise(0)
    table.sit(0, "eva", "Eva")
    with pytest.raises(Refused, match="seat-taken"):
        table.seat_bot("anna", 0, "novice")
    table.clear("anna", 0)
    table.change_terms("anna", Terms(spectators=False))
    table.hand_over("anna", "bert")

    assert (table.owner, table.chairs[0].kind, table.terms.spectators) == ("bert", "empty", False)
    assert table.seat_of("eva") == -1


def test_nobody_takes_a_chair_that_is_kept_or_given_up() -> None:
    table = started()
    table.resign(1, 5)

    with pytest.raises(Refused, match="seat-taken"):
        table.replace(1, "eva", "Eva", 6)
    with pytest.raises(Refused, match="not-your-seat"):
        table.come_back(0, "u0", 6)


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (6, {}), (2, {}), (4, {"mode": "team4"})])
def test_sides_are_those_of_the_rules(seats: int, options: dict[str, str]) -> None:
    rules = rules_for(ALL["legendary"], seats, options=options)

    assert rules.title.sides(rules.setup) == [int(side) for side in rules.blank().frame.team_of_seat]  # type: ignore[attr-defined]


def test_places_are_counted_by_sides() -> None:
    assert placed([0, 1, 1, 2], [(0, 2), (0, 1), (0, 9), (0, 2)]) == [2, 1, 1, 2]
