"""A server in a temporary folder, with quick bots and cheap passwords, and somebody who visits it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import delete, text

from pelagos.games import TITLES
from pelagos.server.app import make_app
from pelagos.server.config import Config, Hashing, Limits
from pelagos.server.run import Serving, listening, settings
from pelagos.server.services import Services
from pelagos.server.store.schema import CONTACTS, GAMES, OUTBOX, USERS
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


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """How the server of a test is run; a test file may say otherwise."""
    return quick(tmp_path / "data")


def quick(data: Path) -> Config:
    return Config(
        data,
        bot_pause=0.0,
        order_pause=(0.0, 0.0),
        notice_pause=0.0,
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
            for table in (USERS, CONTACTS, OUTBOX, GAMES):
                connection.execute(delete(table))
            connection.execute(text("DELETE FROM sqlite_sequence WHERE name = 'users'"))

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
