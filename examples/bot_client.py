"""A bot that plays a whole game over the API of a Pelagos server, with the standard library alone.

    python bot_client.py http://127.0.0.1:8000 hellas

It opens a table against a bot of the server, sits down on the first chair, and answers until the game is over. To play
for an account, make a token on the account page and send `Authorization: Bearer TOKEN` instead of the seat key.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from typing import Any

PAUSE = 0.05
"""Seconds between questions while others think. A socket (`/api/live`) would be told instead of asking."""


class Server:
    """The few requests that a bot needs."""

    def __init__(self, address: str) -> None:
        self.address = address.rstrip("/")
        self.key = ""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """GET, or POST if there is a body. What the server refuses is raised with its code and its sentence."""
        headers = {"Content-Type": "application/json", "Accept-Language": "en"}
        if self.key:
            headers["Authorization"] = f"Seat {self.key}"
        data = None if body is None else json.dumps(body).encode()
        while True:
            try:
                with urllib.request.urlopen(urllib.request.Request(self.address + path, data, headers)) as answer:
                    return json.load(answer)
            except urllib.error.HTTPError as error:
                if error.code != 429:
                    told = json.load(error)
                    raise SystemExit(f"{told['code']}: {told['says']}") from None
                time.sleep(float(error.headers.get("Retry-After", "1")))

    def open_table(self, title: str, seats: int, rival: str) -> str:
        """A new table with us on the first chair and the server's bots on the others; gives its name."""
        chairs = [{"kind": "me", "name": "Example"}, *[{"kind": "bot", "level": rival}] * (seats - 1)]
        opened = self.ask("/api/games", {"title": title, "seats": seats, "chairs": chairs, "start": True})
        self.key = opened["keys"]["0"]
        return str(opened["game"])


def choose(view: dict[str, Any], options: list[str], chance: random.Random) -> str:
    """Your idea goes here. `view` is all that our seat may know, `options` all that it may say."""
    return chance.choice(options)


def play(server: Server, game: str, chance: random.Random) -> dict[str, Any]:
    """Answer whenever we are asked; gives the last message, which holds the result."""
    while True:
        # Without `since` the whole is sent; a bot that keeps its mark would be sent what changed.
        message: dict[str, Any] = server.ask(f"/api/games/{game}/state")
        table, position = message["whole"]["table"], message["whole"]["game"]
        if table["phase"] == "over":
            return message
        if position["options"]:
            said = choose(position, position["options"], chance)
            # `at` is the version we answer: had anything moved meanwhile, the answer would be refused as stale.
            # `id` makes it safe to send again when the line breaks before the reply.
            server.ask(
                f"/api/games/{game}/do", {"do": "say", "say": said, "at": message["v"], "id": f"v{message['v']}"}
            )
        else:
            time.sleep(PAUSE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a whole game over the API.")
    parser.add_argument("server", help="its address, such as http://127.0.0.1:8000")
    parser.add_argument("title", help="classic, hellas or legendary")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rival", default="novice", help="the level of the server's bots")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()

    server = Server(arguments.server)
    game = server.open_table(arguments.title, arguments.seats, arguments.rival)
    print(f"{arguments.server}/game/{game}")
    last = play(server, game, random.Random(arguments.seed))
    places = last["whole"]["table"]["ending"]["places"]
    print(f"over after {last['whole']['table']['answers']} answers; places by seat: {places}")


if __name__ == "__main__":
    main()
