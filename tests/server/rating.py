"""Rated games for tests: people with accounts who play them over the routes, and counted games without a server."""

from __future__ import annotations

import time
from typing import Any, Final

from sqlalchemy import Engine, insert

from pelagos.server.jobs import RATE
from pelagos.server.rating.judging import BOT_PREFIX, DUEL, JudgedGame, JudgedSeat
from pelagos.server.store.ratings import RatingStore
from pelagos.server.store.rows import Job
from pelagos.server.store.schema import GAMES, JOBS
from pelagos.table.game_room import PLAYED
from server.conftest import Client
from server.playing import services_of
from table.setting import RATED

TABLE: Final[dict[str, Any]] = {"title": "toy", "seats": 2, "terms": RATED.plain()}
PATIENCE_S: Final = 20.0


def table_of(owner: Client, *others: Client, **more: Any) -> str:
    """A rated table at which these sit in their order, and the game runs."""
    chairs = [{"kind": "me"}, *[{"kind": "open"}] * len(others)]
    made = owner.post("/api/games", json={**TABLE, "chairs": chairs, "seats": len(chairs), **more})
    assert made.status_code == 201, made.json()
    game: str = made.json()["game"]
    for seat, other in enumerate(others, 1):
        other.post(f"/api/games/{game}/do", json={"do": "sit", "seat": seat}).raise_for_status()
    owner.post(f"/api/games/{game}/do", json={"do": "start"}).raise_for_status()
    return game


def play_on(game: str, *people: Client, most: int = 10_000) -> None:
    """Each says the first that they may say, for so many answers."""
    said, idle = 0, 0
    while said < most and idle < len(people):
        for person in people:
            found = person.get(f"/api/games/{game}/state").json()
            options = found["whole"]["game"].get("options")
            idle = 0 if options else idle + 1
            if options:
                answer = {"do": "say", "say": options[0], "at": found["v"], "id": f"a{found['v']}"}
                person.post(f"/api/games/{game}/do", json=answer).raise_for_status()
                said += 1


def counted(client: Client, game: str) -> Any:
    """The seats of a game, once it is counted."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        seats = client.get(f"/api/games/{game}/ratings").json()
        if seats and seats[0]["change"] is not None:
            return seats
        time.sleep(0.01)
    raise AssertionError(f"{game} is not counted")


def idle(client: Client, game: str) -> None:
    """Until nothing is due at the table any more."""
    until = time.monotonic() + PATIENCE_S
    while any(job.kind == RATE for _, job in services_of(client).games.jobs(game)):
        assert time.monotonic() < until
        time.sleep(0.01)


def finished(client: Client, *people: Client, **more: Any) -> str:
    """A game among these, played to its end and counted."""
    game = table_of(*people, **more)
    play_on(game, *people)
    counted(client, game)
    return game


def judged_duel(*holders: str, winner: int = 0, title: str = "toy") -> JudgedGame:
    seats = [JudgedSeat(seat, holder, seat, 1 + (seat != winner), False) for seat, holder in enumerate(holders)]
    return JudgedGame(title, DUEL, "2", PLAYED, tuple(seats))


def due(engine: Engine, game: str) -> Job:
    """A finished table, and the job that counts its game."""
    row = {"title": "toy", "phase": "over", "public": True, "owner": "u-1", "created": 1, "touched": 1, "asked": -1}
    job = Job(RATE, 0, 5, 9)
    with engine.begin() as connection:
        connection.execute(insert(GAMES).values(id=game, card="{}", **row))
        connection.execute(insert(JOBS).values(game=game, **job._asdict()))
    return job


def count(engine: Engine, game: str, judged: JudgedGame, ended: int = 7) -> None:
    assert RatingStore(engine).count(game, due(engine, game), judged, ended)


def bot(number: int) -> str:
    return f"{BOT_PREFIX}bot{number}@1"
