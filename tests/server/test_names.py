"""A name at a table says who it is; and nobody floods the chat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import update

from pelagos.server.config import Config
from pelagos.server.services import Services
from pelagos.server.store.schema import USERS
from pelagos.table.validation import MOST_NAME
from server.conftest import LIMITS, Client, on_server, quick, visiting, without_people

TABLE = {"title": "toy", "seats": 3, "chairs": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    with visiting(quick(tmp_path_factory.mktemp("data"))) as visitor:
        yield visitor


@pytest.fixture
def client(shared: Client) -> Iterator[Client]:
    yield from without_people(shared)


@pytest.fixture
def anna(client: Client) -> Client:
    """Somebody with an account of this name."""
    client.post("/api/account", json={"name": "Anna", "password": "correct horse battery"})
    return client


def do(visitor: Client, game: str, **command: Any) -> Any:
    return visitor.post(f"/api/games/{game}/do", json=command)


def code_of(answer: Any) -> str:
    return str(answer.json().get("code", answer.status_code))


def against_bots(name: str) -> dict[str, Any]:
    return {**TABLE, "chairs": [{"kind": "me", "name": name}, {"kind": "bot"}, {"kind": "bot"}], "start": True}


WORN = ("Anna", "anna", "ＡＮＮＡ", " An\u200bna ", "Αnna", "Аnnа", "ΑNNΑ", "A nna", "Anna\u3164", "ⒶⓃⓃⒶ", "Annａ")


@pytest.mark.parametrize("name", WORN)
def test_a_guest_does_not_wear_the_name_of_an_account(anna: Client, second: Client, name: str) -> None:
    """A guest sat beside the account Anna as “Anna”, and a spectator spoke as “Anna”."""
    game = anna.post("/api/games", json=TABLE).json()["game"]

    assert code_of(do(second, game, do="sit", seat=1, name=name)) == "name-taken"
    assert code_of(do(second, game, do="talk", channel="spectators", text="hm", name=name)) == "name-taken"
    assert code_of(second.post("/api/games", json=against_bots(name))) == "name-taken"
    game = second.post("/api/games", json=against_bots("Bert")).json()["game"]
    assert code_of(do(second, game, do="ask_for_chair", seat=1, name=name)) == "name-taken"


@pytest.mark.parametrize("name", WORN)
def test_nor_is_there_a_second_account_that_looks_like_it(anna: Client, second: Client, name: str) -> None:
    made = second.post("/api/account", json={"name": name, "password": "correct horse battery"})

    assert code_of(made) == "name-taken"


@pytest.mark.parametrize(("name", "other"), [("Iris", "lris"), ("Lia", "Iia"), ("Bill", "Bi11"), ("Otto", "0tt0")])
def test_letters_and_digits_that_look_alike_are_one(client: Client, second: Client, name: str, other: str) -> None:
    client.post("/api/account", json={"name": name, "password": "correct horse battery"})

    assert code_of(second.post("/api/games", json=against_bots(other))) == "name-taken"


@pytest.mark.parametrize("name", ["Ana", "Hanna", "Änna", "Anna 2", "Αννα", "Анна"])
def test_what_can_be_told_apart_is_another_name(anna: Client, second: Client, name: str) -> None:
    assert second.post("/api/account", json={"name": name, "password": "correct horse battery"}).status_code == 201
    assert second.post("/api/account/sign-in", json={"name": name, "password": "correct horse battery"}).is_success


def test_old_accounts_that_look_alike_keep_their_names(anna: Client, second: Client, services: Services) -> None:
    """They were made when nobody compared; each sits and speaks under its own name, and nobody else does."""
    second.post("/api/account", json={"name": "Berta", "password": "correct horse battery"})

    def rename() -> None:
        alike = {"name": "Аnna", "folded": "аnna", "skeleton": "anna"}
        with services.engine.begin() as connection:
            connection.execute(update(USERS).where(USERS.c.name == "Berta").values(alike))

    on_server(second, rename)
    game = anna.post("/api/games", json=TABLE).json()["game"]

    assert do(second, game, do="sit", seat=1).status_code == 200
    assert [chair["name"] for chair in anna.get(f"/api/games/{game}").json()["chairs"]] == ["Anna", "Аnna 2", ""]


# accounts that are made later


def signed_up(visitor: Client, name: str) -> Client:
    assert visitor.post("/api/account", json={"name": name, "password": "correct horse battery"}).status_code == 201
    return visitor


@pytest.mark.parametrize("deed", [{"do": "sit", "seat": 1}, {"do": "talk", "channel": "spectators", "text": "hm"}])
def test_a_guest_who_had_the_name_first_gets_a_number_when_the_account_comes(
    client: Client, second: Client, deed: dict[str, Any]
) -> None:
    """A guest Zoe sat there already; who came as the account Zoe was called “Zoe 2”, and spoke like the guest."""
    chairs = [{"kind": "me", "name": "Zoe"}, {"kind": "open"}, {"kind": "open"}]
    opened = client.post("/api/games", json={**TABLE, "chairs": chairs}).json()
    game, guest = opened["game"], {"authorization": f"Seat {opened['keys']['0']}"}
    said = {"do": "talk", "channel": "table", "text": "mine"}
    client.post(f"/api/games/{game}/do", json=said, headers=guest)
    signed_up(second, "ZOË")
    signed_up(second, "zoe")

    assert do(second, game, **deed).status_code == 200
    shown = client.get(f"/api/games/{game}").json()["chairs"]
    assert [(chair["name"], chair["guest"]) for chair in shown[:1]] == [("Zoe 2", True)]
    if deed["do"] == "sit":
        assert (shown[1]["name"], shown[1]["guest"]) == ("zoe", False)
    read = client.get(f"/api/games/{game}/talk", headers=guest).json()
    assert ([line[3:] for line in read["talk"]["table"]], read["guests"]) == ([["Zoe 2", "mine"]], {"table": [1]})


def test_a_refused_account_renames_nobody(client: Client, second: Client) -> None:
    chairs = [{"kind": "me", "name": "Zoe"}, {"kind": "bot"}, {"kind": "open"}]
    game = client.post("/api/games", json={**TABLE, "chairs": chairs}).json()["game"]
    signed_up(second, "Zoe")

    assert do(second, game, do="sit", seat=1).status_code == 409
    assert client.get(f"/api/games/{game}").json()["chairs"][0]["name"] == "Zoe"
    assert do(second, game, do="sit", seat=2).status_code == 200
    assert [chair["name"] for chair in client.get(f"/api/games/{game}").json()["chairs"]] == ["Zoe 2", "", "Zoe"]


def test_who_is_muted_stays_muted_under_another_name(client: Client, second: Client) -> None:
    chairs = [{"kind": "me", "name": "Eva"}, {"kind": "me", "name": "Zoe"}, {"kind": "open"}]
    opened = client.post("/api/games", json={**TABLE, "chairs": chairs}).json()
    eva, zoe = ({"authorization": f"Seat {opened['keys'][seat]}"} for seat in "01")
    path = f"/api/games/{opened['game']}"
    client.post(f"{path}/do", json={"do": "mute", "name": "Zoe"}, headers=eva)
    do(signed_up(second, "Zoe"), opened["game"], do="sit", seat=2)

    client.post(f"{path}/do", json={"do": "talk", "channel": "table", "text": "hm"}, headers=zoe)
    do(second, opened["game"], do="talk", channel="table", text="hello")
    assert [line[4] for line in client.get(f"{path}/talk", headers=eva).json()["talk"]["table"]] == ["hello"]


def test_marks_tell_guests_from_accounts(anna: Client, second: Client) -> None:
    game = anna.post("/api/games", json={**TABLE, "terms": {"newcomers": "invited"}}).json()["game"]
    key = do(second, game, do="sit", seat=1, name="Bert").json()["key"]
    do(anna, game, do="seat_bot", seat=2, level="uniform")
    do(anna, game, do="talk", channel="table", text="from Anna")
    second.post(
        f"/api/games/{game}/do",
        json={"do": "talk", "channel": "table", "text": "from Bert"},
        headers={"authorization": f"Seat {key}"},
    )
    do(anna, game, do="start")
    do(second, game, do="ask_for_chair", seat=2, name="Carl")
    do(second, game, do="talk", channel="spectators", text="from Dora", name="Dora")

    table = anna.get(f"/api/games/{game}/state").json()["whole"]["table"]
    assert [chair["guest"] for chair in table["chairs"]] == [False, True, False]
    assert [(asked["name"], asked["guest"]) for asked in table["requests"]] == [("Carl", True)]
    assert anna.get(f"/api/games/{game}/talk").json()["guests"] == {"table": [2]}
    assert second.get(f"/api/games/{game}/talk").json()["guests"] == {"table": [2], "spectators": [1]}


def test_another_account_does_not_wear_it_either_but_its_owner_does_everywhere(anna: Client, second: Client) -> None:
    game = anna.post("/api/games", json=TABLE).json()["game"]
    assert anna.get(f"/api/games/{game}").json()["chairs"][0]["name"] == "Anna"
    second.post("/api/account", json={"name": "Berta", "password": "correct horse battery"})

    assert code_of(do(second, game, do="sit", seat=1, name="Anna")) == "name-taken"
    assert do(second, game, do="sit", seat=1).status_code == 200
    assert anna.get(f"/api/games/{game}").json()["chairs"][1]["name"] == "Berta"


def test_a_second_one_of_the_same_name_has_a_number(client: Client, second: Client) -> None:
    long = "x" * MOST_NAME
    chairs = [{"kind": "me", "name": "Bert"}, {"kind": "open"}, {"kind": "me", "name": long}]
    game = client.post("/api/games", json={**TABLE, "chairs": chairs}).json()["game"]
    do(second, game, do="sit", seat=1, name="BERT")
    names = [chair["name"] for chair in client.get(f"/api/games/{game}").json()["chairs"]]
    assert names == ["Bert", "BERT 2", long]

    assert do(client, game, do="talk", channel="spectators", text="hm", name=long).status_code == 200
    [line] = client.get(f"/api/games/{game}/talk").json()["talk"]["spectators"]
    assert line[3] == long[:-2] + " 2"


@pytest.mark.parametrize("limits", [{"chat": (0.001, 3.0)}, {"chat_address": (0.001, 3.0)}])
def test_a_flood_of_chat_is_refused_and_the_game_goes_on(config: Config, limits: Any) -> None:
    """One address could write 690 lines a second."""
    with visiting(replace(config, limits=replace(LIMITS, **limits))) as client:
        game = client.post("/api/games", json={**TABLE, "chairs": [{"kind": "me", "name": "A"}] * 3}).json()["game"]
        spoken = [do(client, game, do="talk", channel="spectators", text="hm", name="Eva") for _ in range(5)]
        with client.websocket_connect("/api/live") as socket:
            socket.send_json({"do": "talk", "channel": "spectators", "text": "hm", "name": "Eva", "game": game})
            refused = socket.receive_json()

        assert [answer.status_code for answer in spoken] == [200, 200, 200, 429, 429]
        assert spoken[-1].json()["wait"] > 0
        assert refused["error"] == "too-often"
        assert client.get(f"/api/games/{game}").status_code == 200
