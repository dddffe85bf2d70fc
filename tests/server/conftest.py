"""A server in a temporary folder, with quick bots and cheap passwords, and somebody who visits it."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Engine, delete, text

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Hashing, Limits
from pelagos.server.run import Serving, listening, settings
from pelagos.server.services import Services
from pelagos.server.store.club_schema import CLUBS, TOURNAMENTS
from pelagos.server.store.postgres import connected
from pelagos.server.store.schema import CONTACTS, GAMES, OUTBOX, USERS
from pelagos.server.store.sqlite import open_engine
from server.clusters import Cluster, shared_cluster
from toy.title import TITLE as TOY

ALL: Final = {title.name: title for title in (*TITLES, TOY)}
HOME: Final = "http://127.0.0.1:8000"
GENEROUS: Final = (100_000.0, 100_000.0)
"""A bucket that no test empties by accident."""
LIMITS: Final = Limits(
    requests=GENEROUS,
    signing_in=GENEROUS,
    signing_in_name=GENEROUS,
    new_tables=GENEROUS,
    push=GENEROUS,
    socket_messages=GENEROUS,
    chat=GENEROUS,
    contacts=GENEROUS,
    chat_address=GENEROUS,
    reports=GENEROUS,
)
CHEAP: Final = Hashing(rounds=1, memory=8, lanes=1)

Client = TestClient[Litestar]
T = TypeVar("T")


ON_POSTGRES: Final = os.environ.get("PELAGOS_TEST_DATABASE") == "postgresql"
"""Every server of the tests uses PostgreSQL, as `make soak` has it; else only those of `postgres` do."""


def pytest_runtest_setup(item: pytest.Item) -> None:
    if ON_POSTGRES and item.get_closest_marker("sqlite") is not None:
        pytest.skip("looks into the file of SQLite")


@pytest.fixture(scope="session")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """A PostgreSQL for this test run."""
    own = tmp_path_factory.getbasetemp()
    with shared_cluster(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) as running:
        yield running


@pytest.fixture(scope="session")
def worker_database(cluster: Cluster) -> str:
    """One for all tests of this process."""
    return cluster.new_with_tables()


@pytest.fixture
def postgres(cluster: Cluster, worker_database: str) -> str:
    """The address of a database of PostgreSQL with the newest schema, and nothing in it."""
    cluster.empty(worker_database)
    return worker_database


@pytest.fixture
def database(request: pytest.FixtureRequest) -> str:
    """The address of the database that servers of tests use; empty for SQLite."""
    address: str = request.getfixturevalue("postgres") if ON_POSTGRES else ""
    return address


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    """An empty database of each kind: what the store promises it promises on both."""
    if request.param == "sqlite":
        made = open_engine(tmp_path)
    else:
        made = connected(request.getfixturevalue("postgres"))
    yield made
    made.dispose()


@pytest.fixture
def config(tmp_path: Path, database: str) -> Config:
    """How the server of a test is run; a test file may say otherwise."""
    return quick(tmp_path / "data", database)


def quick(data: Path, database: str = "") -> Config:
    return Config(
        data,
        database=database,
        bot_pause=0.0,
        order_pause=(0.0, 0.0),
        notice_pause=0.0,
        tournament_pause=0.05,
        limits=LIMITS,
        hashing=CHEAP,
    )


@contextmanager
def visiting(config: Config) -> Iterator[Client]:
    """A server from start to stop. The client keeps its cookies and sends the header that our page sends."""
    with TestClient(make_app(config, ALL), base_url=HOME, raise_server_exceptions=False) as visitor:
        visitor.headers["x-pelagos"] = "1"
        yield visitor


@pytest.fixture
def client(config: Config) -> Iterator[Client]:
    with visiting(config) as visitor:
        yield visitor


def another(client: Client) -> Client:
    """Another device, or another person, at the same server."""
    visitor = TestClient(client.app, base_url=HOME, raise_server_exceptions=False)
    visitor.headers["x-pelagos"] = "1"
    visitor.blocking_portal = client.blocking_portal
    return visitor


@pytest.fixture
def second(client: Client) -> Client:
    return another(client)


def on_server(client: Client, work: Callable[..., T], *given: Any) -> T:
    """Do something in the server's own thread: two that write at the same time would lock each other out."""
    with client.portal() as portal:
        return portal.call(work, *given)


def without_people(shared: Client) -> Iterator[Client]:
    """For a server that serves all tests of a file: each finds no account and no table there, and leaves none."""
    yield another(shared)
    state: Any = shared.app.state

    def clean() -> None:
        with state.services.engine.begin() as connection:
            for table in (USERS, CONTACTS, OUTBOX, GAMES, TOURNAMENTS, CLUBS):
                connection.execute(delete(table))
            if connection.dialect.name == "sqlite":
                connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'users'"))
            else:
                connection.execute(text("ALTER SEQUENCE users_id_seq RESTART"))

    on_server(shared, clean)


@pytest.fixture
def services(client: Client) -> Services:
    """The services behind the client's routes. They belong to another thread: look, and change through routes."""
    state: Any = client.app.state
    found: Services = state.services
    return found


class Running(NamedTuple):
    """A server in a thread: look at its services, and change them through its port."""

    port: int
    services: Services


@pytest.fixture
def running(config: Config) -> Iterator[Running]:
    """A server as it is run for people, in a thread."""
    with run_in_thread(config) as server:
        yield server


@contextmanager
def run_in_thread(config: Config) -> Iterator[Running]:
    begun = threading.Event()
    with listening("127.0.0.1", 0) as line:
        number: int = line.getsockname()[1]
        chosen = settings(config, ALL)
        server = Serving(chosen, begun.set)
        thread = threading.Thread(target=server.run, args=([line],))
        thread.start()
        assert begun.wait(30)
        app: Any = chosen.app
        yield Running(number, app.state.services)
        server.should_exit = True
        thread.join()
