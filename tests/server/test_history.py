"""What has been: frames from one number to another."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from golden.making import TESTS
from pelagos.bots.value.network import CERTAIN
from pelagos.kernel.title import Json
from pelagos.server import studying
from pelagos.server.errors import TooOften
from pelagos.server.studying import Studying, StudyJob
from server.conftest import Client


def test_a_replay_has_the_frames_that_were_asked_for(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table = client.post("/api/games", json={"title": "hellas", "seats": 2, "chairs": chairs, "start": True}).json()
    path, seat = f"/api/games/{table['game']}/replay", {"authorization": f"Seat {table['keys']['0']}"}

    told = client.get(path, params={"from": 1, "to": 3}, headers=seat).json()

    assert [frame["n"] for frame in told["frames"]] == [1, 2]
    assert client.get(path, params={"from": -1}, headers=seat).status_code == 400


def opened(client: Client, title: str = "hellas") -> tuple[str, dict[str, str]]:
    """A game of somebody with themselves: its address, and the header of one of the seats."""
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table = client.post("/api/games", json={"title": title, "seats": 2, "chairs": chairs, "start": True}).json()
    return f"/api/games/{table['game']}", {"authorization": f"Seat {table['keys']['0']}"}


def test_a_running_game_is_not_studied(client: Client) -> None:
    path, seat = opened(client)

    told = client.get(f"{path}/study", headers=seat)

    assert (told.status_code, told.json()["code"]) == (409, "not-over")


def test_a_finished_game_is_studied_once(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[StudyJob] = []
    honest = studying.studied

    def counted(job: StudyJob) -> bytes:
        asked.append(job)
        return honest(job)

    monkeypatch.setattr(studying, "studied", counted)
    path, seat = opened(client)
    assert client.post(f"{path}/do", json={"do": "resign"}, headers=seat).status_code == 200

    told = client.get(f"{path}/study", headers=seat).json()["study"]
    again = client.get(f"{path}/study").json()["study"]

    assert told == again
    assert len(asked) == 1
    assert told["seats"] == ["white", "orange"]
    assert all(sum(point["chances"]) == CERTAIN for point in told["curve"])
    assert [total["start"] + total["luck"] + sum(total["by_seat"]) for total in told["totals"]] == [
        total["end"] for total in told["totals"]
    ]


def test_a_study_apart_says_what_one_here_says_and_too_many_are_sent_away() -> None:
    record = (TESTS / "golden" / "classic-tiny-1.game").read_text(encoding="utf-8")
    job = StudyJob("pelagos.games.classic.title", record)

    async def apart() -> Json:
        study = Studying(apart=True)
        try:
            return await study.ask(job)
        finally:
            await study.close()

    async def crowded() -> None:
        study = Studying(apart=False)
        waiting = [asyncio.ensure_future(study.ask(StudyJob("no.such", str(n)))) for n in range(studying.MOST_WAITING)]
        await asyncio.sleep(0)
        try:
            with pytest.raises(TooOften):
                await study.ask(job)
        finally:
            await asyncio.gather(*waiting, return_exceptions=True)
            await study.close()

    assert asyncio.run(apart()) == msgspec.json.decode(studying.studied(job))
    asyncio.run(crowded())
