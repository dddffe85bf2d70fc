"""Playing at a table as programs do it: by requests that say whose key they have, and by sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from litestar.testing import WebSocketTestSession

from pelagos.server.services import Services
from server.conftest import Client

TABLE: Final = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]}


def services_of(client: Client) -> Services:
    state: Any = client.app.state
    found: Services = state.services
    return found


def opened(client: Client, **more: Any) -> tuple[str, list[str]]:
    """A running table of two people; its id and their keys."""
    told = client.post("/api/games", json={**TABLE, "start": True, **more})
    told.raise_for_status()
    return told.json()["game"], list(told.json()["keys"].values())


def seen(client: Client, game: str, key: str) -> Any:
    """What a seat sees: its whole message."""
    found = client.get(f"/api/games/{game}/state", headers={"authorization": f"Seat {key}"})
    found.raise_for_status()
    return found.json()


def next_answer(client: Client, game: str, keys: list[str]) -> tuple[str, dict[str, Any]] | None:
    """The key of whoever is asked, and the first that they may say; None if the game is over."""
    for key in keys:
        found = seen(client, game, key)
        if options := found["whole"]["game"].get("options"):
            return key, {"do": "say", "say": options[0], "at": found["v"], "id": f"a{found['v']}"}
    return None


def do(client: Client, game: str, key: str, command: dict[str, Any]) -> Any:
    done = client.post(f"/api/games/{game}/do", json=command, headers={"authorization": f"Seat {key}"})
    done.raise_for_status()
    return done.json()


def play(client: Client, game: str, keys: list[str]) -> int:
    """To the end; how many answers that took."""
    count = 0
    while (found := next_answer(client, game, keys)) is not None:
        do(client, game, *found)
        count += 1
    return count


def heard(line: WebSocketTestSession) -> list[Any]:
    """Everything that has come until now."""
    line.send_json({"ping": 7})
    found = []
    while (message := line.receive_json()) != {"pong": 7}:
        found.append(message)
    return found


@contextmanager
def followed(client: Client, game: str, key: str) -> Iterator[WebSocketTestSession]:
    """The table on the screen of a seat, which has its first message."""
    with client.websocket_connect("/api/live", headers={"cookie": ""}) as line:
        line.send_json({"watch": game, "auth": key})
        assert "whole" in line.receive_json()
        yield line
