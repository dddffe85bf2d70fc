"""People with accounts who play rated games over the API, so that pages have something to show."""

from __future__ import annotations

import json
import time
import urllib.request
from http.cookiejar import CookieJar
from typing import Any, Final

from e2e.tables import Host

PASSWORD: Final = "seven little owls"
PATIENCE_S: Final = 20.0
RATED: Final = {
    "pace": {"kind": "live", "main": 600_000, "step": 5_000},
    "out_of_time": "loss",
    "newcomers": "nobody",
    "coach": False,
    "rated": True,
}


class Member:
    """Somebody signed in, by a cookie."""

    def __init__(self, host: Host, name: str) -> None:
        self.host: Final = host
        self.name: Final = name
        self._opener: Final = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))
        self.ask("/api/account", {"name": name, "password": PASSWORD})

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json", "X-Pelagos": "1"}
        data = None if body is None else json.dumps(body).encode()
        with self._opener.open(urllib.request.Request(self.host.address + path, data, headers)) as answer:
            return json.load(answer)

    def do(self, game: str, **command: Any) -> None:
        self.ask(f"/api/games/{game}/do", command)

    def answer(self, game: str) -> bool:
        """Say the first that can be said, if one is asked."""
        found = self.ask(f"/api/games/{game}/state")
        options = found["whole"]["game"].get("options")
        if options:
            self.do(game, do="say", say=options[0], at=found["v"])
        return bool(options)


def begun(*members: Member) -> str:
    """A rated game of Hellas among two, in which both have answered."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    game: str = members[0].ask("/api/games", {"title": "hellas", "seats": 2, "chairs": chairs, "terms": RATED})["game"]
    members[1].do(game, do="sit", seat=1)
    members[0].do(game, do="start")
    answered: set[str] = set()
    while len(answered) < len(members):
        answered |= {member.name for member in members if member.answer(game)}
    return game


def finished(winner: Member, loser: Member) -> str:
    """The loser gives up, and the game is counted."""
    game = begun(winner, loser)
    loser.do(game, do="resign")
    until = time.monotonic() + PATIENCE_S
    while winner.ask(f"/api/games/{game}/ratings")[0]["change"] is None:
        assert time.monotonic() < until
        time.sleep(0.02)
    return game


def rivals(host: Host, number: int, games: int) -> tuple[Member, Member]:
    """Two who have met so often."""
    first, second = Member(host, f"Penelope {number}"), Member(host, f"Nestor {number}")
    for count in range(games):
        finished(*((second, first) if count % 3 == 1 else (first, second)))
    return first, second
