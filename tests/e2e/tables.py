"""Tables for tests of the page, made over the API as a friend would make them."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any, Final, NamedTuple


class Seats(NamedTuple):
    """A table and the keys of its seats."""

    game: str
    keys: dict[str, str]

    def path(self, *seats: int) -> str:
        """The address of the table for whoever has these seats; a fragment never leaves his device."""
        keys = [self.keys[str(seat)] for seat in seats]
        return f"/game/{self.game}" + (f"#key={','.join(keys)}" if keys else "")


class Host:
    """The server under test."""

    def __init__(self, address: str) -> None:
        self.address: Final = address

    def ask(self, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Seat {key}"} if key else {})}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)

    def table(self, title: str, people: int, bots: int = 0, level: str = "novice", **more: Any) -> Seats:
        """A running table of so many people and bots."""
        chairs = [{"kind": "me", "name": f"Player {i + 1}"} for i in range(people)]
        chairs += [{"kind": "bot", "level": level}] * bots
        body = {"title": title, "seats": people + bots, "chairs": chairs, "start": True, **more}
        opened = self.ask("/api/games", body)
        return Seats(opened["game"], opened["keys"])

    def state(self, seats: Seats, seat: int) -> Any:
        return self.ask(f"/api/games/{seats.game}/state", key=seats.keys[str(seat)])

    def say(self, seats: Seats, seat: int, *phrases: str) -> None:
        at = self.state(seats, seat)["v"]
        body = {"do": "say", "say": list(phrases), "at": at}
        self.ask(f"/api/games/{seats.game}/do", body, seats.keys[str(seat)])
