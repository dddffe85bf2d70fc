"""What has been: frames from one number to another."""

from __future__ import annotations

from server.conftest import Client


def test_a_replay_has_the_frames_that_were_asked_for(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table = client.post("/api/games", json={"title": "hellas", "seats": 2, "chairs": chairs, "start": True}).json()
    path, seat = f"/api/games/{table['game']}/replay", {"authorization": f"Seat {table['keys']['0']}"}

    told = client.get(path, params={"from": 1, "to": 3}, headers=seat).json()

    assert [frame["n"] for frame in told["frames"]] == [1, 2]
    assert client.get(path, params={"from": -1}, headers=seat).status_code == 400
