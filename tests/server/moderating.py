"""People around a moderator: an admin, accounts, guests and a table, over the routes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from litestar.testing import TestClient

from pelagos.server.moderation.acts import Acts
from pelagos.server.services import Services
from server.conftest import HOME, Client

PASSWORD: Final = "correct horse battery"
TABLE: Final = {"title": "toy", "seats": 3, "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
WHY: Final = {"reason": "rude"}


def another(client: Client) -> Client:
    """Another device at the same server."""
    visitor = TestClient(client.app, base_url=HOME, raise_server_exceptions=False)
    visitor.headers["x-pelagos"] = "1"
    visitor.blocking_portal = client.blocking_portal
    return visitor


def account(client: Client, name: str) -> Client:
    """Somebody with an account, signed in on a device of their own."""
    visitor = another(client)
    made = visitor.post("/api/account", json={"name": name, "password": PASSWORD})
    assert made.status_code == 201, made.json()
    return visitor


def services_of(client: Client) -> Services:
    state: Any = client.app.state
    found: Services = state.services
    return found


def in_loop(client: Client, deed: Callable[[], Any]) -> Any:
    """Do something in the thread of the server, as everything there is done."""

    async def run() -> Any:
        done = deed()
        return await done if asyncio.iscoroutine(done) else done

    assert client.blocking_portal is not None
    return client.blocking_portal.call(run)


def admin(client: Client, name: str = "Ada") -> Client:
    """Made one by the console."""
    visitor = account(client, name)
    services = services_of(client)
    in_loop(client, lambda: Acts(services.moderation, services.people).grant(name, "trusted"))
    return visitor


def do(visitor: Client, game: str, key: str = "", **command: Any) -> Any:
    headers = {"authorization": f"Seat {key}"} if key else {}
    return visitor.post(f"/api/games/{game}/do", json=command, headers=headers)


def code_of(answer: Any) -> str:
    told = answer.json()
    return str(told.get("code", answer.status_code)) if isinstance(told, dict) else str(answer.status_code)


def follow(client: Client) -> None:
    """What the server does every second about acts of the console."""
    in_loop(client, services_of(client).effects.follow)
