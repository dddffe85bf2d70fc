"""The engine of a page without a server: the protocol, what is kept, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import pytest

from offline.device import Device, solo, state
from pelagos.kernel.codec import canonical
from pelagos.offline import studies
from pelagos.offline.local_tables import DEFAULT_BUDGET
from pelagos.offline.routes import ROUTES
from pelagos.offline.studies import CLOSE_LOOKS, EFFORT
from pelagos.puzzles.shelf import puzzles_of
from pelagos.study.whole import study

GOLDEN: Final = Path(__file__).resolve().parents[1] / "golden"
FREE: Final = [{"kind": "me"}, {"kind": "open"}]
TABLES: Final = [("classic", 3, {}), ("hellas", 2, {}), ("legendary", 2, {"options": {"mode": "duel"}})]


def say_first(device: Device, game: str, key: str) -> None:
    seen = state(device, game, key)
    assert seen["game"]["options"], seen["game"]["who"]
    device.send({"say": seen["game"]["options"][0], "at": seen["v"], "id": f"a{seen['v']}", "game": game, "auth": key})


@pytest.mark.parametrize(("title", "seats", "more"), TABLES)
def test_a_person_and_bots_play_on(title: str, seats: int, more: Any) -> None:
    device = Device()
    game, key = solo(device, title, seats, **more)

    for _ in range(3):
        device.work()
        say_first(device, game, key)
    device.work()

    assert not [message for message in device.heard if "error" in message]
    assert state(device, game, key)["game"]["who"] == 0
    assert device.got(f"GET /api/games/{game}", key=key)["answers"] >= 4


def test_everything_that_a_page_asks_about_a_game_is_answered() -> None:
    device = Device()
    game, key = solo(device, "classic", 2)
    device.work()
    say = state(device, game, key)["game"]["options"][0]
    queries = {
        "odds": f"?say={say}",
        "why-not": f"?say={say}",
        "reason": "?domain=island&word=i01",
        "warnings": f"?say={say}",
    }
    elsewhere = ("report", "seal", "opinion", "study")

    for route in ROUTES:
        method, _, path = route.partition(" ")
        part = path.rpartition("/")[2]
        if method == "GET" and path.startswith("/api/games/{game}/") and part not in elsewhere:
            device.got(f"GET /api/games/{game}/{part}{queries.get(part, '')}".replace(" ?", "?"), key=key)


def test_a_closed_page_goes_on_where_it_was() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.work()
    say_first(device, game, key)
    before = state(device, game, key)

    again = Device(device.storage)

    assert state(again, game, key) == before
    again.send({"watch": game, "auth": key})
    assert again.heard[-1]["whole"]["game"] == before["game"]


def test_what_cannot_be_kept_has_not_happened() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.work()
    before = state(device, game, key)
    heard = len(device.heard)

    device.full = True
    device.send({"say": before["game"]["options"][0], "at": before["v"], "id": "a1", "game": game, "auth": key})
    device.full = False

    assert len(device.heard) == heard
    assert state(device, game, key)["game"] == before["game"]


def test_what_could_not_be_kept_can_be_said_again() -> None:
    """A page sends what was not acknowledged again under the same id: it must not be taken for done."""
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.work()
    before = state(device, game, key)
    say = {"say": before["game"]["options"][0], "at": before["v"], "id": "a1", "game": game, "auth": key}
    away = {"do": "talk", "channel": "table", "text": "hello", "id": "t1", "game": game, "auth": key}

    for command in (say, away):
        device.full = True
        device.send(command)
        device.full = False
        device.send(command)

    assert device.got(f"GET /api/games/{game}", key=key)["answers"] > 0
    assert len(device.got(f"GET /api/games/{game}/talk", key=key)["talk"]["table"]) == 1
    assert state(Device(device.storage), game, key) == state(device, game, key)


def test_a_request_that_cannot_be_kept_is_refused() -> None:
    device = Device()
    device.full = True
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]

    status, found = device.ask("POST /api/games", {"title": "hellas", "seats": 2, "chairs": chairs, "start": True})

    assert (status, found["code"]) == (507, "not-kept")
    assert found["says"]
    assert device.got("GET /api/games?list=mine") == []


def test_a_game_goes_on_on_another_device() -> None:
    """All its bots come with it; whoever brings it sits down in the chair that is left."""
    device, other = Device(), Device()
    game, key = solo(device, "legendary", 2)
    device.work()
    before = state(device, game, key)["game"]
    device.got(f"POST /api/games/{game}/do", {"do": "propose", "kind": "move"}, key)
    record = device.got(f"GET /api/games/{game}/record", key=key).decode()
    came = other.got("POST /api/games/import", {"record": record})
    there, owner = came["game"], came["keys"]["owner"]
    chairs = other.got(f"GET /api/games/{there}", key=owner)["chairs"]

    assert [chair["kind"] for chair in chairs] == ["empty", "bot"]
    other.got(f"POST /api/games/{there}/do", {"do": "sit", "seat": 0, "name": "Zoe"}, owner)
    other.got(f"POST /api/games/{there}/do", {"do": "start"}, owner)
    assert state(other, there, owner)["game"]["options"] == before["options"]
    assert state(other, there, owner)["game"]["fields"] == before["fields"]


def test_a_record_with_a_bot_that_nobody_knows_is_refused() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.got(f"POST /api/games/{game}/do", {"do": "propose", "kind": "move"}, key)
    record = device.got(f"GET /api/games/{game}/record", key=key).decode().replace("novice", "oracle")

    status, found = device.ask("POST /api/games/import", {"record": record})

    assert "oracle" in record
    assert (status, found["code"]) == (400, "unknown-bot")


def test_a_record_comes_in_and_goes_on() -> None:
    """Two people sit down at one device: the second gets a key of their own."""
    device = Device()
    lines = (GOLDEN / "hellas-2-1.game").read_text(encoding="utf-8").splitlines()
    record = "\n".join([line for line in lines if not line.startswith("=")][:200]) + "\n"

    came = device.got("POST /api/games/import", {"record": record})
    game, owner = came["game"], came["keys"]["owner"]
    first = device.got(f"POST /api/games/{game}/do", {"do": "sit", "seat": 0, "name": "Zoe"}, owner)
    second = device.got(f"POST /api/games/{game}/do", {"do": "sit", "seat": 1, "name": "Ann"}, owner)
    device.got(f"POST /api/games/{game}/do", {"do": "start"}, owner)

    assert not first.get("key")
    again = Device(device.storage)
    asked = state(again, game, owner)["game"]["who"]
    key = (owner, second["key"])[asked]
    seen = state(again, game, key)
    again.send({"say": seen["game"]["options"][0], "at": seen["v"], "id": "a1", "game": game, "auth": key})
    assert not [message for message in again.heard if "error" in message]


def test_how_much_bots_weigh_is_fixed_at_the_start_and_stands_in_the_record() -> None:
    """A later version may choose otherwise for new games. A save from before saves said it goes on as it was."""
    device = Device()
    game, key = solo(device, "hellas", 2)
    kept = json.loads(device.storage[game])
    other, old = {**kept, "budget": {"samples": 1, "steps": 40}}, {**kept}
    del old["budget"]

    again = Device({game: json.dumps(other).encode()})
    before = Device({game: json.dumps(old).encode()})

    assert again.engine.tables.budget(game).steps == 40
    assert again.ask(f"GET /api/games/{game}/record", key=key)[1].endswith(b"# bots: 1 samples, 40 steps\n")
    assert before.engine.tables.budget(game) is DEFAULT_BUDGET


def test_a_lesson_is_taken_and_its_teacher_is_there_after_a_visit() -> None:
    device = Device()
    course = next(found for found in device.got("GET /api/lessons") if found["title"] == "hellas")
    first = course["courses"][0]["lessons"][0]["name"]

    made = device.got(f"POST /api/lessons/hellas/{first}", {"name": "Zoe"})
    (key,) = made["keys"].values()
    before = state(device, made["game"], key)

    assert before["table"]["terms"]["lesson"] == first
    assert state(Device(device.storage), made["game"], key) == before


def test_a_puzzle_is_solved_and_a_game_analysed_without_a_server() -> None:
    device = Device()
    puzzle = puzzles_of("classic")[0]
    assert puzzle.name in [one["name"] for one in listed(device, "classic")["puzzles"]]
    made = device.got(f"POST /api/puzzles/classic/{puzzle.name}", {"name": "Zoe"})
    (key,) = made["keys"].values()
    shown = {"do": "teach", "wish": "show", "at": made["v"]}
    device.got(f"POST /api/games/{made['game']}/do", shown, key=key)
    again = Device(device.storage)
    assert state(again, made["game"], key)["table"]["puzzle"]["grade"] == "best"

    tree = again.got(f"POST /api/games/{made['game']}/analyses", {"at": -1}, key=key)
    seen = state(again, tree["game"], tree["keys"]["0"])
    assert seen["table"]["analysis"]["nodes"][1][2] == puzzle.best().phrase
    record = again.ask(f"GET /api/games/{tree['game']}/record", key=tree["keys"]["0"])[1].decode()
    copy = again.got("POST /api/analyses", {"record": record})
    on = again.got(f"POST /api/games/{copy['game']}/play-on", {"seat": 0}, key=copy["keys"]["0"])
    assert state(again, on["game"], on["keys"]["0"])["table"]["terms"]["practice"] is True


def listed(device: Device, title: str) -> Any:
    return next(found for found in device.got("GET /api/puzzles") if found["title"] == title)


def test_a_command_that_is_sent_twice_is_done_once() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.work()
    seen = state(device, game, key)
    command = {"say": seen["game"]["options"][0], "at": seen["v"], "id": "a1", "game": game, "auth": key}

    device.send(command)
    answers = device.got(f"GET /api/games/{game}", key=key)["answers"]
    device.send(command)

    assert device.got(f"GET /api/games/{game}", key=key)["answers"] == answers
    assert device.heard[-1]["ok"] == "a1"


@pytest.mark.parametrize(
    ("route", "body", "code"),
    [
        ("GET /api/account", None, "not-offline"),
        ("GET /api/games/nowhere", None, "no-such-table"),
        ("POST /api/games", {"title": "chess", "seats": 2}, "unknown-title"),
        ("POST /api/games", {"title": "hellas", "seats": "two"}, "bad-field"),
        (
            "POST /api/games",
            {"title": "hellas", "seats": 2, "chairs": FREE},
            "not-offline",
        ),
        ("POST /api/games", {"title": "hellas", "seats": 2, "chairs": [{"kind": "bot"}] * 2}, "nobody-sits"),
        ("POST /api/games/import", {"record": "nonsense"}, "no-format"),
    ],
)
def test_bad_requests_get_a_code_and_a_sentence(route: str, body: Any, code: str) -> None:
    status, found = Device().ask(route, body)

    assert status >= 400
    assert found["code"] == code
    assert found["says"].endswith(".")


@pytest.mark.parametrize("text", ["{", "[]", '{"hop": 1}', '{"do": "fly", "game": "x"}', '{"say": 3, "game": "x"}'])
def test_bad_messages_are_answered(text: str) -> None:
    device = Device()

    device.take(device.engine.receive(text, "en"))

    assert device.heard[-1]["error"]
    assert device.heard[-1]["says"]


def test_a_damaged_save_is_one_broken_table() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)
    other, other_key = solo(device, "hellas", 2)
    device.storage[game] = device.storage[game][:100]

    again = Device(device.storage)

    assert again.ask(f"GET /api/games/{game}", key=key)[1]["code"] == "table-broken"
    assert again.got(f"GET /api/games/{other}", key=other_key)["phase"] == "running"
    assert game in again.storage


def test_a_seat_learns_nothing_of_what_others_hold() -> None:
    """The same allow-list as everywhere: hands of others are null in every view."""
    device = Device()
    game, key = solo(device, "hellas", 2)
    device.work()

    seen = state(device, game, key)

    assert device.ask(f"GET /api/games/{game}/replay?as=all", key=key)[1]["code"] == "not-before-the-end"
    assert seen["game"]["viewer"] == 0


def test_a_table_can_be_deleted_by_whoever_sits_there() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)

    assert device.ask(f"DELETE /api/games/{game}")[0] == 404
    assert game in device.storage
    device.got(f"DELETE /api/games/{game}", key=key)
    assert game not in device.storage
    assert device.ask(f"GET /api/games/{game}", key=key)[1]["code"] == "no-such-table"


def test_a_bot_at_the_gate_of_a_key_of_another_table() -> None:
    device = Device()
    game, _ = solo(device, "hellas", 2)
    _, other = solo(device, "hellas", 2)

    assert device.ask(f"GET /api/games/{game}/state", key=other)[1]["code"] == "key-of-another-table"
    assert device.ask(f"GET /api/games/{game}/state", key="x")[1]["code"] == "unknown-key"


def test_a_title_is_told_in_five_minutes_and_its_examples_are_tried() -> None:
    device = Device()
    for title in device.engine.tables.titles:
        told = device.got(f"GET /api/primer/{title}")
        thing = told["things"][0]

        made = device.got(f"POST /api/primer/{title}/examples/{thing['domain']}/{thing['word']}", {"name": "Zoe"})
        (key,) = made["keys"].values()

        assert told["sections"]
        assert state(device, made["game"], key)["game"]["options"]
    assert device.ask("GET /api/primer/chess")[1]["code"] == "no-primer"
    assert device.ask("POST /api/primer/hellas/examples/gods/loki", {})[0] >= 400


def test_a_study_finds_mistakes_while_others_are_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for again until it is whole; it is what it would be in one piece."""
    device = Device()
    monkeypatch.setattr(studies, "SLICE_S", 0)
    record = (GOLDEN / "hellas-2-1.game").read_text(encoding="utf-8")
    game = device.got("POST /api/games/import", {"record": record})["game"]

    replies = [device.ask(f"GET /api/games/{game}/study")]
    while replies[-1][0] == 202:
        assert device.got(f"GET /api/games/{game}")["phase"] == "over"
        replies.append(device.ask(f"GET /api/games/{game}/study"))

    play = device.engine.tables.live(game).table.play
    assert play is not None
    whole = study(play.rules, play.log, effort=EFFORT, close_looks=CLOSE_LOOKS)
    assert len(replies) > 5
    assert whole is not None
    assert whole["largest"]
    assert replies[-1] == (200, {"study": json.loads(canonical(whole))})
    assert device.got(f"GET /api/games/{game}/study") == replies[-1][1]


def test_a_game_that_is_not_over_is_not_studied() -> None:
    device = Device()
    game, key = solo(device, "hellas", 2)

    assert device.ask(f"GET /api/games/{game}/study", key=key)[1]["code"] == "not-over"
