"""The coach of a server: for one's own seat, from one's own view, and not where it would be unfair."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from pelagos.bots.bot import view_bytes
from pelagos.coach.coach import Coach
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.title import rules_for
from pelagos.server.coaching import MOST_WAITING, Coaching, CoachJob, thought
from pelagos.server.errors import TooOften
from server.conftest import ALL, Client

DAY = 86_400_000
BY_POST = {"pace": {"kind": "post", "main": 0, "step": DAY, "off": 0}}


def opened(
    client: Client, *chairs: str, terms: dict[str, Any] | None = None, title: str = "classic"
) -> tuple[str, str]:
    """A running game, and the key of the seat that is asked."""
    seated = [{"kind": "bot"} if kind == "bot" else {"kind": "me", "name": kind} for kind in chairs]
    body = {"title": title, "seats": len(seated), "chairs": seated, "start": True, "terms": terms or {}}
    answer = client.post("/api/games", json=body).json()
    game, keys = answer["game"], answer["keys"]
    asked = next(iter(keys.values()))
    for key in keys.values():
        state = client.get(f"/api/games/{game}/state", headers={"Authorization": f"Seat {key}"}).json()
        if state["whole"]["game"]["options"]:
            asked = key
    return game, asked


def asked(client: Client, game: str, key: str, path: str = "coach") -> tuple[int, dict[str, Any]]:
    headers = {"Authorization": f"Seat {key}"} if key else {}
    answer = client.get(f"/api/games/{game}/{path}", headers=headers)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("title", ["classic", "hellas", "legendary"])
def test_whoever_is_asked_is_advised(client: Client, title: str) -> None:
    game, key = opened(client, *["A", "B", "C"][: 2 if title == "hellas" else 3], title=title)
    status, advice = asked(client, game, key)

    assert status == 200
    assert 1 <= len(advice["suggestions"]) <= 3
    assert advice["goal"]


def test_a_spectator_is_not_advised(client: Client) -> None:
    game, _ = opened(client, "A", "B")

    assert asked(client, game, "") == (403, {**asked(client, game, "")[1], "code": "not-seated"})


def test_by_post_among_people_there_is_no_coach(client: Client) -> None:
    game, key = opened(client, "A", "B", terms=BY_POST)
    status, refused = asked(client, game, key)

    assert (status, refused["code"]) == (409, "coach-by-post")
    assert refused["says"]
    assert asked(client, game, key, "warnings?say=bid+apollo")[1]["code"] == "coach-by-post"


def test_by_post_against_bots_there_is(client: Client) -> None:
    game, key = opened(client, "A", "bot", terms=BY_POST)

    assert asked(client, game, key)[0] == 200


def test_a_table_may_be_without_a_coach(client: Client) -> None:
    game, key = opened(client, "A", "bot", terms={"coach": False})
    state = client.get(f"/api/games/{game}/state", headers={"Authorization": f"Seat {key}"}).json()

    assert asked(client, game, key)[1]["code"] == "coach-off"
    assert state["whole"]["table"]["coach"] is False
    assert state["whole"]["table"]["terms"]["coach"] is False


def test_what_cannot_be_said_is_not_warned_of(client: Client) -> None:
    game, key = opened(client, "A", "B")

    assert asked(client, game, key, "warnings?say=sing") == (200, {"warnings": []})


def job(say: tuple[str, ...] = ()) -> CoachJob:
    rules = rules_for(ALL["classic"], 2)
    play = Play(rules, rules.opening(), Seeded(1))
    seen = view_bytes(rules, play.g, play.who).decode()
    return CoachJob(rules.title.module, seen, play.options(), [], list(say))


def test_a_coach_apart_says_what_one_here_says() -> None:
    async def apart() -> Any:
        coaching = Coaching(apart=True)
        try:
            return await coaching.ask(job())
        finally:
            await coaching.close()

    here = Coach([ALL["classic"]]).advise(job().seen.encode(), job().options).plain()
    assert asyncio.run(apart()) == here == msgspec.json.decode(thought(job()))


def test_too_many_are_sent_away() -> None:
    async def crowded() -> None:
        coaching = Coaching(apart=False)
        coaching.waiting = MOST_WAITING
        await coaching.ask(job())

    with pytest.raises(TooOften):
        asyncio.run(crowded())


def test_an_example_is_a_practice_table_that_outlives_a_restart(client: Client) -> None:
    """Its record begins where the example does, also when the table was fetched from disk."""
    answer = client.post("/api/primer/legendary/examples/creature/kraken", json={"name": "A"}).json()
    headers = {"Authorization": f"Seat {next(iter(answer['keys'].values()))}"}
    state = client.get(f"/api/games/{answer['game']}/state", headers=headers).json()["whole"]

    assert "buy 2" in state["game"]["options"]
    assert state["table"]["terms"]["practice"]
    assert state["table"]["terms"]["example"] == "creature-kraken"
    assert client.get("/api/primer/legendary/pictures/goal").text.startswith("<svg")
    assert client.post("/api/primer/legendary/examples/creature/unicorn", json={}).json()["code"] == "unknown-example"
    assert client.get("/api/primer/chess").json()["code"] == "no-primer"
