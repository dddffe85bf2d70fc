"""Subscriptions: whoever sits down or gets up is sent from then on what their new place may see."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.server.services import Services
from pelagos.table.errors import Refused
from pelagos.table.feed import TableFeed
from pelagos.table.messages import Update
from server.conftest import Client

SIGN_UP = {"name": "Anna", "password": "correct horse battery"}
TABLE = {"title": "toy", "seats": 2, "chairs": [{"kind": "open"}, {"kind": "open"}]}


@pytest.fixture
def game(client: Client) -> str:
    """A table of an account that does not sit there yet."""
    client.post("/api/account", json=SIGN_UP)
    name: str = client.post("/api/games", json=TABLE).json()["game"]
    return name


def test_a_spectator_who_sits_down_is_a_spectator_no_longer(client: Client, game: str) -> None:
    """What those who look on say to each other is not for players."""
    with client.websocket_connect("/api/live") as line:
        line.send_json({"watch": game})
        assert line.receive_json()["seat"] is None
        line.send_json({"do": "sit", "seat": 0, "name": "Anna", "game": game})
        told = line.receive_json()
        assert (told["seat"], "whole" in told, told["ok"]) == (0, True, "")
        line.send_json({"do": "talk", "channel": "spectators", "text": "psst", "game": game})
        assert line.receive_json()["error"] == "no-channel"


def test_who_is_sent_away_gets_nothing_that_builds_on_their_seat(client: Client, game: str) -> None:
    sat = client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})
    assert sat.status_code == 200
    stranger = {"cookie": ""}
    with (
        client.websocket_connect("/api/live") as line,
        client.websocket_connect("/api/live", headers=stranger) as other,
    ):
        for socket, seat in ((line, 0), (other, None)):
            socket.send_json({"watch": game})
            assert socket.receive_json()["seat"] == seat
        line.send_json({"do": "rise", "game": game})
        told, heard = line.receive_json(), other.receive_json()
    assert (told["seat"], "whole" in told) == (None, True)
    assert (heard["seat"], "patch" in heard) == (None, True)


def test_only_the_device_that_sent_a_command_has_it_acknowledged(client: Client, game: str) -> None:
    """Two devices of one seat are sent the same otherwise."""
    client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})
    with client.websocket_connect("/api/live") as line, client.websocket_connect("/api/live") as other:
        for socket in (line, other):
            socket.send_json({"watch": game})
            assert "whole" in socket.receive_json()
        line.send_json({"do": "nonce", "nonce": "ab", "game": game, "id": "c-1"})
        told, heard = line.receive_json(), other.receive_json()
    assert told.pop("ok") == "c-1"
    assert told == heard


@pytest.mark.pure
def test_a_fault_while_publishing_does_not_undo_what_is_on_disk(
    client: Client, services: Services, game: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer says that it is done, the scheduler learns of its jobs, and it is measured."""
    scheduled: list[str] = []

    def broken(*_: Any) -> Any:
        raise RuntimeError("hunter2")

    monkeypatch.setattr(services.hub, "publish", broken)
    monkeypatch.setattr(services.queue, "add_all", lambda game, jobs: scheduled.append(game))
    answer = client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})

    assert answer.status_code == 200
    assert scheduled == [game]
    assert sum(services.metrics.change_seconds.counts) == 1
    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == ["publishing failed"]


@pytest.mark.pure
def test_a_message_that_cannot_be_made_keeps_no_other_from_being_sent(
    client: Client, services: Services, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those made before it count as sent already."""
    honest = TableFeed.update_for

    def broken(feed: TableFeed, viewer: int, since: str = "") -> Update:
        if viewer == 0:
            raise RuntimeError
        return honest(feed, viewer, since)

    client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})
    with (
        client.websocket_connect("/api/live", headers={"cookie": ""}) as first,
        client.websocket_connect("/api/live") as line,
        client.websocket_connect("/api/live", headers={"cookie": ""}) as last,
    ):
        for socket in (first, line, last):
            socket.send_json({"watch": game})
            assert "whole" in socket.receive_json()
        monkeypatch.setattr(TableFeed, "update_for", broken)
        client.post(f"/api/games/{game}/do", json={"do": "nonce", "nonce": "ab"}).raise_for_status()
        for socket in (first, last):
            socket.send_json({"ping": 1})
            assert "patch" in socket.receive_json()


@pytest.mark.pure
def test_what_fails_between_the_table_and_the_disk_is_forgotten(
    client: Client, services: Services, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the next call would be written behind one that is missing."""

    def broken(*_: Any) -> Any:
        raise Refused("game-over")

    with monkeypatch.context() as patch:
        patch.setattr(services.tables, "_plan", broken)
        failed = client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})
    assert (failed.status_code, failed.json()["code"]) == (409, "game-over")
    assert client.get(f"/api/games/{game}").json()["chairs"][0]["kind"] == "empty"

    again = client.post(f"/api/games/{game}/do", json={"do": "sit", "seat": 0, "name": "Anna"})
    assert again.status_code == 200
    services.tables.drop(game)
    assert client.get(f"/api/games/{game}").json()["chairs"][0]["name"] == "Anna"
