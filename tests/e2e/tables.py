"""Tables for tests of the page, made over the API as a friend would make them."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

GOLDEN: Final = Path(__file__).parent.parent / "golden"
NAMES: Final = ("Player 1", "Player 2", "Player 3", "Player 4", "Player 5", "Player 6")
OWNER: Final = "owner"
MOST_ASKED: Final = 5_000
"""So often it is asked whether bots have answered."""


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

    def __init__(self, address: str, folder: Path) -> None:
        self.address: Final = address
        self.folder: Final = folder
        """Where it keeps its data."""

    def ask(self, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Seat {key}"} if key else {})}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
            return json.load(answer)

    def table(self, title: str, people: int, bots: int = 0, names: Sequence[str] = NAMES, **more: Any) -> Seats:
        """A running table of so many people and bots."""
        chairs = [{"kind": "me", "name": name} for name in names[:people]]
        chairs += [{"kind": "bot", "level": "novice"}] * bots
        body = {"title": title, "seats": people + bots, "chairs": chairs, "start": True, **more}
        opened = self.ask("/api/games", body)
        return Seats(opened["game"], opened["keys"])

    def recorded(self, name: str, answers: int) -> Seats:
        """A golden game from which the last lines were cut, so that so many answers are left; nobody sits there yet."""
        lines = (GOLDEN / f"{name}.game").read_text(encoding="utf-8").splitlines()
        whole = [line for line in lines if not line.startswith("=")]
        opened = self.ask("/api/games/import", {"record": "\n".join([*whole[: head(whole) + answers], ""])})
        return Seats(opened["game"], opened["keys"])

    def resumed(self, name: str, answers: int, people: int, names: Sequence[str] = NAMES) -> Seats:
        """The same, and everybody has sat down."""
        seats = self.recorded(name, answers)
        for seat in range(people):
            told = self.do(seats, None, {"do": "sit", "seat": seat, "name": names[seat]})
            seats.keys[str(seat)] = told["key"]
        self.start(seats)
        return seats

    def start(self, seats: Seats) -> None:
        self.ask(f"/api/games/{seats.game}/do", {"do": "start"}, seats.keys[OWNER])

    def do(self, seats: Seats, seat: int | None, body: Any) -> Any:
        return self.ask(f"/api/games/{seats.game}/do", body, "" if seat is None else seats.keys[str(seat)])

    def seen(self, seats: Seats, seat: int) -> Any:
        """The whole message of a seat."""
        return self.ask(f"/api/games/{seats.game}/state", key=seats.keys[str(seat)])

    def say(self, seats: Seats, seat: int, *phrases: str) -> None:
        for phrase in phrases:
            self.do(seats, seat, {"do": "say", "say": phrase, "at": self.seen(seats, seat)["v"]})

    def said(self, seats: Seats, *lines: str) -> None:
        """Lines of a record, such as `p2 bid apollo`."""
        for line in lines:
            who, _, phrase = line.partition(" ")
            self.say(seats, int(who[1:]) - 1, phrase)

    def first_of_all(self, seats: Seats, answers: int) -> int:
        """Everybody says the first of what he may say, so many times; then gives who is asked."""
        for _ in range(answers):
            who = self.asked(seats)
            self.say(seats, who, self.seen(seats, who)["whole"]["game"]["options"][0])
        return self.asked(seats)

    def bots_done(self, seats: Seats, seat: int) -> None:
        """Bots answer after the request that let them: ask until it is the turn of this seat."""
        for _ in range(MOST_ASKED):
            if self.asked(seats) == seat:
                return
        raise AssertionError("the bots do not come to an end")

    def asked(self, seats: Seats) -> int:
        who: int = self.seen(seats, 0)["whole"]["game"]["who"]
        return who


def head(lines: list[str]) -> int:
    """How many lines a record has before its answers."""
    return lines.index("") + 1
