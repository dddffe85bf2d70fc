"""The server commits itself to the dice before it knows anybody's share."""

from __future__ import annotations

from pelagos.kernel.dealer import commitment
from server.conftest import Client

AGAINST_BOTS = {"title": "hellas", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]}


def test_in_a_game_against_bots_the_commitment_is_told_before_the_share_is_given(client: Client) -> None:
    """The only share came with the request that made the server draw its secret: it could have drawn to suit itself."""
    opened = client.post("/api/games", json=AGAINST_BOTS).json()
    told, auth = opened["commit"], {"authorization": f"Seat {opened['keys']['0']}"}
    for command in ({"do": "nonce", "nonce": "c0ffee"}, {"do": "start"}, {"do": "resign"}):
        assert client.post(f"/api/games/{opened['game']}/do", json=command, headers=auth).status_code == 200
    seal = client.get(f"/api/games/{opened['game']}/seal").json()

    assert (seal["commit"], commitment(bytes.fromhex(seal["secret"]))) == (told, told)
    assert list(seal["nonces"].values()) == ["c0ffee", "00"]
    assert seal["right"]


def test_after_the_start_no_share_changes(client: Client) -> None:
    opened = client.post("/api/games", json={**AGAINST_BOTS, "start": True, "nonce": "ab"}).json()
    auth = {"authorization": f"Seat {opened['keys']['0']}"}
    late = client.post(f"/api/games/{opened['game']}/do", json={"do": "nonce", "nonce": "cd"}, headers=auth)

    assert late.json()["code"] == "already-started"
