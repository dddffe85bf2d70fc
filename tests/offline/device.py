"""A device for tests: drives the engine as a page does, and keeps what must be kept."""

from __future__ import annotations

import json
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.offline.engine import EngineReply, OfflineEngine, Output


class Device:
    """A page, its worker and its storage in one."""

    def __init__(self, storage: dict[str, bytes] | None = None) -> None:
        self.storage: Final = {} if storage is None else storage
        self.engine: Final = OfflineEngine(TITLES)
        for game, data in self.storage.items():
            self.engine.add_save(game, data)
        self.heard: list[Any] = []
        self.full = False
        """Nothing can be stored any more."""
        self.more = False

    def take(self, output: Output) -> EngineReply | None:
        """Keep first, then deliver."""
        if output.saves and self.full:
            refusal = self.engine.lost(output.saves, "en")
            return None if output.reply is None else refusal
        self.storage.update(output.saves)
        self.engine.kept(output.saves)
        for game in output.removed:
            self.storage.pop(game, None)
        self.heard += [json.loads(message) for message in output.messages]
        self.more = output.more
        return output.reply

    def ask(self, route: str, body: Any = None, key: str = "", language: str = "en") -> tuple[int, Any]:
        method, _, address = route.partition(" ")
        reply = self.take(self.engine.request(method, address, key, language, "" if body is None else json.dumps(body)))
        assert reply is not None
        return reply.status, json.loads(reply.body) if reply.media.startswith("application/json") else reply.body

    def got(self, route: str, body: Any = None, key: str = "") -> Any:
        status, found = self.ask(route, body, key)
        assert status == 200, found
        return found

    def send(self, message: Any) -> None:
        self.take(self.engine.receive(json.dumps(message), "en"))

    def work(self, most: int = 10_000) -> int:
        """Let bots answer until a person is asked; how many answers it took."""
        count = 0
        while self.more and count < most:
            self.take(self.engine.work())
            count += 1
        return count


def solo(device: Device, title: str, seats: int, **more: Any) -> tuple[str, str]:
    """A table of one person and Novices: its id and the person's key."""
    chairs = [{"kind": "me", "name": "Zoe"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]
    made = device.got("POST /api/games", {"title": title, "seats": seats, "chairs": chairs, "start": True, **more})
    game, key = made["game"], made["keys"]["0"]
    device.send({"watch": game, "auth": key})
    return game, key


def state(device: Device, game: str, key: str) -> Any:
    """All that the person sees, with the version of the table."""
    found = device.got(f"GET /api/games/{game}/state", key=key)
    return {"v": found["v"], **found["whole"]}
