"""The migrations, one after the other, make the schema that the code knows; and back again."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Column, Engine, Integer, MetaData, Table, inspect, text

from pelagos.server.store import postgres
from pelagos.server.store.engine import NewerDatabase
from pelagos.server.store.people import People
from pelagos.server.store.schema import META
from pelagos.server.store.sqlite import open_engine
from server.clusters import Cluster


def differences(engine: Engine, meta: MetaData) -> list[object]:
    with engine.connect() as line:
        return list(compare_metadata(MigrationContext.configure(line, opts={"compare_type": True}), meta))


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)

    assert differences(engine, META) == []
    engine.dispose()


@pytest.mark.pure
def test_migrations_make_the_same_schema_on_postgresql_and_can_be_taken_back(cluster: Cluster) -> None:
    address = cluster.new()
    engine = postgres.open_engine(address)
    assert differences(engine, META) == []
    config = Config()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    with engine.connect() as line:
        config.attributes["connection"] = line
        command.downgrade(config, "base")
        line.commit()
        assert set(inspect(line).get_table_names()) == {"alembic_version"}
        command.upgrade(config, "head")
        line.commit()
    assert differences(engine, META) == []
    with engine.begin() as line:
        line.execute(text("update alembic_version set version_num = '9999'"))
    with pytest.raises(NewerDatabase):
        postgres.check_not_newer(engine, address)
    engine.dispose()
    cluster.drop(address)


def test_a_table_without_a_migration_is_found(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    planted = MetaData()
    for table in META.tables.values():
        table.to_metadata(planted)
    Table("forgotten", planted, Column("id", Integer, primary_key=True))

    assert differences(engine, planted)
    engine.dispose()


def test_opening_twice_changes_nothing_and_every_step_can_be_taken_back(tmp_path: Path) -> None:
    open_engine(tmp_path).dispose()
    engine = open_engine(tmp_path)
    config = Config()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    with engine.connect() as line:
        config.attributes["connection"] = line
        command.downgrade(config, "base")
        line.commit()
        assert set(inspect(line).get_table_names()) == {"alembic_version"}
    engine.dispose()


def test_accounts_of_a_version_before_have_the_looks_of_their_names_and_can_sign_in(tmp_path: Path) -> None:
    engine = open_engine(tmp_path)
    People(engine).add("Αnna", "hash", 1)
    People(engine).add_session("session", 1, "Firefox, Linux", 2)
    config = Config()
    config.set_main_option("script_location", "pelagos.server.store:migrations")
    with engine.connect() as line:
        config.attributes["connection"] = line
        command.downgrade(config, "0002")
        line.commit()
    engine.dispose()

    people = People(open_engine(tmp_path))
    assert people.by_name("αnna") == (1, "Αnna", "hash")
    assert people.like("Anna") == [1]
    assert people.of_session("session", 3) == (1, "Αnna")
    assert people.proved("session") == 0
