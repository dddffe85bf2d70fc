"""Somebody at a table is known there otherwise from now on: by another name, or as an account."""

from __future__ import annotations

import pytest

from pelagos.kernel.ids import SPECTATOR
from pelagos.table.calls import call
from pelagos.table.errors import Refused
from pelagos.table.saving import load_table, save_table
from pelagos.table.table import Table
from table.setting import BY_POST, game, plain, saved, started
from toy.title import TITLE


def table_of_guests() -> Table:
    """Eva, a guest, made the table by post, and has said something, left an order, and is muted by Ugo."""
    table = started("toy", BY_POST)
    for chair, player, name in zip(table.chairs, ("g-eva", "g-ugo"), ("Eva", "Ugo"), strict=False):
        chair.player, chair.name = player, name
    table.owner = "g-eva"
    table.talk(0, "table", "hello", 1)
    table.talk(1, "table", "yes?", 2)
    table.mute(1, "Eva")
    return table


def test_the_chair_the_table_and_what_was_said_are_the_accounts() -> None:
    table = table_of_guests()
    moves, version = len(game(table).log), table.version
    table.adopt("g-eva", "u-7", "Eva Maria")

    assert (table.seat_of("u-7"), table.seat_of("g-eva"), table.owner) == (0, -1, "u-7")
    assert table.chairs[0].plain()["guest"] is False
    said = table.talk_for(0)
    assert [(line[3], line[4]) for line in said["table"]] == [("Eva Maria", "hello"), ("Ugo", "yes?")]
    assert table.chat.by_guests(said) == {"table": [2]}
    assert (len(game(table).log), table.version) == (moves, version + 1)


def test_whoever_muted_the_guest_does_not_hear_the_account() -> None:
    table = table_of_guests()
    private = table.chairs[1].private_version
    table.adopt("g-eva", "u-7", "Eva Maria")

    assert [line[4] for line in table.talk_for(1)["table"]] == ["yes?"]
    assert table.chairs[1].private_version == private + 1


def test_who_is_away_has_left_or_asks_is_known_as_well() -> None:
    table = table_of_guests()
    table.chairs[1].seat_bot("novice", keep=True)
    table.adopt("g-ugo", "u-8", "Ugo")
    table.come_back(1, "u-8", 6)
    assert table.chairs[1].kind == "person"

    table.leave(1, 7)
    assert dict(table.former) == {"u-8": 1}
    table.ask_for_chair(1, "g-ada", "Ada", 8)
    table.adopt("g-ada", "u-9", "Ada")
    assert [(request.player, request.plain()["guest"]) for request in table.seat_requests] == [("u-9", False)]


def test_an_account_sits_once() -> None:
    table = table_of_guests()
    table.adopt("g-eva", "u-7", "Eva")
    before = saved(table)
    with pytest.raises(Refused, match="already-seated"):
        table.adopt("g-ugo", "u-7", "Eva")

    assert saved(table) == before


def test_the_call_and_the_marks_are_kept_in_a_save() -> None:
    table = table_of_guests()
    call(table, "adopt", {"player": "g-eva", "heir": "u-7", "name": "Eva"})
    call(table, "rename", {"player": "g-ugo", "name": "Ugo 2"})
    call(
        table,
        "talk",
        {"viewer": int(SPECTATOR), "channel": "spectators", "text": "hm", "now": 3, "name": "Ida", "guest": True},
    )
    again = load_table(plain(save_table(table)), {TITLE.name: TITLE})

    assert [chair.name for chair in again.chairs[:2]] == ["Eva", "Ugo 2"]
    assert again.chat.by_guests(again.talk_for(SPECTATOR)) == {"table": [2], "spectators": [1]}


def test_of_what_was_written_before_there_were_marks_nobody_is_said_to_be_a_guest() -> None:
    table = table_of_guests()
    old = plain(save_table(table))
    for channel in old["chat"].values():
        channel["messages"] = [line[:5] for line in channel["messages"]]
    again = load_table(old, {TITLE.name: TITLE})

    assert again.talk_for(0) == table.talk_for(0)
    assert again.chat.by_guests(again.talk_for(0)) == {}
