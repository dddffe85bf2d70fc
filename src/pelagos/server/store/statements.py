"""What a change writes, as statements in the order in which they are executed: one list for every database.

The number of a call is the fence against a server that does not know that another one has gone on. It is unique, and
must lie behind the save that is there; and no save replaces a later one. Where that is not so the number comes out
empty, which its column refuses, and with it the whole change.
"""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Integer, bindparam, case, delete, insert, select, update

from pelagos.kernel.title import Json
from pelagos.server.store.change import Change
from pelagos.server.store.schema import CALLS, GAMES, JOBS, KEYS, PLAYERS, SAVES

ZLIB_LEVEL: Final = 1
"""Saves are written often and read seldom."""

INSERT_GAME: Final = insert(GAMES)
INSERT_SAVE: Final = insert(SAVES)
INSERT_PLAYER: Final = insert(PLAYERS)
INSERT_JOB: Final = insert(JOBS)
INSERT_KEY: Final = insert(KEYS)
_BEHIND_THE_SAVE: Final = (
    select(bindparam("n", type_=Integer))
    .where(SAVES.c.game == bindparam("of"), SAVES.c.number < bindparam("n"))
    .scalar_subquery()
)
INSERT_CALL: Final = (
    insert(CALLS)
    .inline()
    .values(
        game=bindparam("of"),
        number=_BEHIND_THE_SAVE,
        **{name: bindparam(f"call_{name}") for name in ("name", "arguments", "asked", "asked_since", "delta")},
    )
)
_NO_LATER_ONE: Final = case((SAVES.c.number <= bindparam("saved"), bindparam("saved", type_=Integer)))
UPDATE_SAVE: Final = (
    update(SAVES)
    .where(SAVES.c.game == bindparam("of"))
    .values(number=_NO_LATER_ONE, data=bindparam("saved_data"), rules=bindparam("saved_rules"))
)
DELETE_CALLS: Final = delete(CALLS).where(CALLS.c.game == bindparam("of"), CALLS.c.number <= bindparam("saved"))
DELETE_PLAYERS: Final = delete(PLAYERS).where(PLAYERS.c.game == bindparam("of"))
DELETE_JOBS: Final = delete(JOBS).where(JOBS.c.game == bindparam("of"))
DELETE_KEYS: Final = delete(KEYS).where(KEYS.c.game == bindparam("of"), KEYS.c.player == bindparam("keyless"))


class Statement(NamedTuple):
    """One statement, and the rows that it is executed with, at least one."""

    query: Any
    rows: list[Json]


@cache
def update_game(columns: tuple[str, ...]) -> Any:
    """Of one table these columns of its row."""
    return update(GAMES).where(GAMES.c.id == bindparam("of")).values({name: bindparam(name) for name in columns})


def statements(change: Change) -> list[Statement]:
    """Everything that one move writes, in one transaction."""
    game = change.game
    found: list[Statement] = []
    if change.new:
        found.append(Statement(INSERT_GAME, [{**(change.row or {}), "id": game}]))
    if change.calls:
        found.append(Statement(INSERT_CALL, call_rows(change)))
    if change.row is not None and not change.new:
        found.append(Statement(update_game(tuple(change.row)), [{**change.row, "of": game}]))
    if change.save is not None:
        saved = change.number + len(change.calls) - 1
        data = compressed(change.save)
        if change.new:
            row = {"game": game, "number": saved, "data": data, "rules": change.rules}
            found.append(Statement(INSERT_SAVE, [row]))
        else:
            row = {"of": game, "saved": saved, "saved_data": data, "saved_rules": change.rules}
            found.append(Statement(UPDATE_SAVE, [row]))
            found.append(Statement(DELETE_CALLS, [{"of": game, "saved": saved}]))
    return [*found, *_besides(change)]


def _besides(change: Change) -> list[Statement]:
    """All that is neither a call nor of the table itself."""
    game = change.game
    found: list[Statement] = []
    if change.players is not None:
        found.append(Statement(DELETE_PLAYERS, [{"of": game}]))
        found.append(Statement(INSERT_PLAYER, [{"game": game, "seat": s, "player": p} for s, p in change.players]))
    if change.jobs is not None:
        found.append(Statement(DELETE_JOBS, [{"of": game}]))
        found.append(Statement(INSERT_JOB, [{"game": game, **job._asdict()} for job in change.jobs]))
    keys = [{"hash": h, "game": game, "player": p, "created": change.now} for h, p in change.keys]
    found.append(Statement(INSERT_KEY, keys))
    if change.keyless:
        found.append(Statement(DELETE_KEYS, [{"of": game, "keyless": change.keyless}]))
    return [statement for statement in found if statement.rows]


def call_rows(change: Change) -> list[Json]:
    """The delta stands with the last of the calls; the others have an empty one."""
    last = len(change.calls) - 1
    return [
        {
            "of": change.game,
            "n": change.number + i,
            "call_name": name,
            "call_arguments": msgspec.json.encode(arguments).decode(),
            "call_asked": change.asked,
            "call_asked_since": change.asked_since,
            "call_delta": change.delta if i == last else b"",
        }
        for i, (name, arguments) in enumerate(change.calls)
    ]


def compressed(save: Json) -> bytes:
    return zlib.compress(msgspec.json.encode(save), ZLIB_LEVEL)


def decompressed(data: bytes) -> Json:
    read: Json = msgspec.json.decode(zlib.decompress(data))
    return read
