"""Games described in a few words, at a table: for the rulings on orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pelagos.kernel.play import Play
from pelagos.kernel.title import Rules
from pelagos.table.table import Table
from pelagos.table.waiting_room import RUNNING
from table.setting import SECRET, game

if TYPE_CHECKING:
    from collections.abc import Sequence


def at_table(play: Play) -> Table:
    """A running table at which this game is played."""
    rules: Rules = play.rules
    table = Table(rules, "u0", SECRET)
    for seat in range(rules.setup.seats):
        table.sit(seat, f"u{seat}", f"Nobody {seat}")
    table.play = play
    table.phase = RUNNING
    table.after_move(0)
    return table


def say(table: Table, *lines: str) -> None:
    """Who speaks, and the phrase."""
    for line in lines:
        speaker, _, phrase = line.partition(" ")
        table.submit(table.rules.seat_of(speaker), [phrase], table.version, 1)


def order_says(table: Table, seat: str, text: str = "") -> str:
    """What the order of a seat says now: the phrase, `wake …`, or nothing."""
    who = table.rules.seat_of(seat)
    if text:
        table.leave_order(who, text)
    reply = table.order_reply(who)
    if reply is None:
        return "nothing"
    return reply if isinstance(reply, str) else f"wake {reply.plain()}"


def asked(table: Table) -> str:
    return "nobody" if game(table).over else table.seat_word(game(table).who)


def obey_all(table: Table, most: int = 200) -> Sequence[str]:
    """Let orders answer as long as any does; what they said."""
    said: list[str] = []
    while len(said) < most:
        due = table.due()
        if due is None:
            break
        before = len(game(table).log)
        table.obey(due["seat"], due["at"], 1)
        line = game(table).log[before]
        said.append(f"{table.seat_word(line.seat)} {table.rules.vocabulary.words(line.answer)}")
    return said
