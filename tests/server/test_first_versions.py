"""Databases of the first versions, whose calls have no deltas: they are made once more, and saved for good."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig

from pelagos.kernel.title import Json
from pelagos.server.config import Config
from pelagos.server.errors import CannotOpen
from pelagos.server.rehearsal import rehearse
from pelagos.server.services import Services
from pelagos.server.store.engine import MIGRATIONS
from pelagos.server.store.sqlite import open_engine
from pelagos.table.saving import save_table
from server.upgrading import ALL, SETUPS, begun, ids, move, tables_of

MOVES = 30


@pytest.fixture
def old(tmp_path: Path) -> dict[str, Json]:
    """A folder as the version before left it; by table, how it stood."""
    folder, chance = tmp_path / "data", random.Random(4)
    with tables_of(folder) as tables:
        for setup in SETUPS[:3]:
            game = begun(tables, *setup, chance.randbytes(32))
            for _ in range(MOVES):
                move(tables, game, chance)
        stood = {game: save_table(tables.live(game).table) for game in ids(tables)}
    downgraded(folder)
    return stood


def downgraded(folder: Path) -> None:
    engine, config = open_engine(folder), AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS)
    with engine.connect() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0002")
        connection.commit()
    engine.dispose()


def test_a_server_brings_them_to_a_save_while_it_serves(tmp_path: Path, old: dict[str, Json]) -> None:
    assert [game.difference for game in rehearse(tmp_path / "data", ALL)] == [None] * len(old)

    async def life() -> None:
        services = Services(Config(tmp_path / "data", draw_apart=False), ALL)
        await services.open()
        assert len(services.games.unsettled()) == len(old)
        while services.games.unsettled():
            await asyncio.sleep(0)
        await services.close()

    asyncio.run(life())
    with tables_of(tmp_path / "data") as tables:
        for game, stood in old.items():
            stored = tables.games.load(game)
            assert (stored.calls, stored.deltas) == ([], [])
            assert save_table(tables.peek(game).table) | {"rules": None} == {**stood, "rules": None}


def test_where_the_rules_lead_elsewhere_they_are_not_opened_and_not_touched(
    tmp_path: Path, old: dict[str, Json]
) -> None:
    """Nobody wrote down what such calls led to, but who was asked after them."""
    with tables_of(tmp_path / "data") as tables:
        game = next(iter(old))
        line = tables.games._connection()
        last = "(select max(number) from calls where game = ?)"
        line.exec_driver_sql(f"update calls set asked = 1 - asked where game = ? and number = {last}", (game, game))
        line.commit()
        before = tables.games.load(game)
        with pytest.raises(CannotOpen):
            tables.live(game)
        assert [(broken.game, broken.code) for broken in tables.games.broken()] == [(game, "other-rules")]
        assert tables.games.load(game) == before
        [found] = [one.difference for one in rehearse(tmp_path / "data", ALL) if one.difference is not None]
        assert (found.kind, found.detail) == ("cannot-open", "other-rules")
