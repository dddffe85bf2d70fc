"""What people are told whose answer is refused."""

from __future__ import annotations

from server.conftest import Client


def test_an_illegal_answer_is_refused_in_plain_words_and_the_phrase_goes_beside(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table = client.post("/api/games", json={"title": "classic", "seats": 2, "chairs": chairs, "start": True}).json()
    path, keys = f"/api/games/{table['game']}", table["keys"]
    state = client.get(f"{path}/state", headers={"authorization": f"Seat {keys['0']}"}).json()
    who = str(state["whole"]["game"]["who"])

    order = {"do": "say", "say": "bid zeus 99", "at": state["v"]}
    answer = client.post(f"{path}/do", json=order, headers={"authorization": f"Seat {keys[who]}"})

    assert answer.status_code == 409
    told = answer.json()
    assert (told["code"], told["phrase"]) == ("illegal", "bid zeus 99")
    why = client.get(f"{path}/why-not", params={"say": "bid zeus 99"}, headers={"authorization": f"Seat {keys[who]}"})
    assert (told["says"], told["clause"]) == (why.json()["says"], why.json()["clause"])
    assert told["says"]
    assert "bid zeus" not in told["says"]
