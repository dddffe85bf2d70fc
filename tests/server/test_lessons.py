"""Lessons over HTTP: a table for one, a teacher in its messages, and progress that an account keeps."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.server.services import Services
from server.conftest import Client

PASSWORD: Final = "correct horse battery"
FAR: Final = {"step": 3, "steps": 7, "done": False, "game": "k7"}


def seat(table: Any) -> dict[str, str]:
    return {"authorization": f"Seat {next(iter(table['keys'].values()))}"}


def taken(client: Client, lesson: str = "classic/goal") -> Any:
    return client.post(f"/api/lessons/{lesson}", json={"name": "Ada"}).json()


def do(client: Client, table: Any, **command: Any) -> Any:
    return client.post(f"/api/games/{table['game']}/do", json=command, headers=seat(table))


def shown(client: Client, table: Any) -> Any:
    return client.get(f"/api/games/{table['game']}/state", headers=seat(table)).json()


def teacher(client: Client, table: Any) -> Any:
    return shown(client, table)["whole"]["table"]["lesson"]


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_the_courses_are_listed_with_their_lessons(client: Client) -> None:
    listed = client.get("/api/lessons").json()

    assert [one["title"] for one in listed] == ["legendary", "classic", "hellas"]
    first = listed[0]["courses"][0]
    assert first["name"] == "first"
    assert first["lessons"][0]["name"] == "goal"


def test_a_lesson_is_a_table_for_one_in_no_list(client: Client) -> None:
    table = taken(client)

    told = shown(client, table)["whole"]["table"]
    assert (told["terms"]["lesson"], told["terms"]["practice"], told["terms"]["newcomers"]) == ("goal", True, "nobody")
    assert [chair["kind"] for chair in told["chairs"]] == ["person", "bot", "bot"]
    assert client.get("/api/games?list=running").json() == []


def test_a_lesson_that_there_is_not_is_missing(client: Client) -> None:
    assert code(client.post("/api/lessons/classic/nothing", json={})) == (404, "unknown-lesson")
    assert code(client.post("/api/lessons/nothing/goal", json={})) == (404, "unknown-lesson")


def test_the_pupil_answers_as_at_any_table_and_the_teacher_replies(client: Client) -> None:
    table = taken(client)

    tried = do(client, table, do="say", say="end turn", at=table["v"])
    assert (teacher(client, table)["reply"], teacher(client, table)["step"]) == ("tried", 3)
    done = do(client, table, do="say", say="build university-o i07", at=tried.json()["v"])
    assert (teacher(client, table)["reply"], teacher(client, table)["step"]) == ("well", 4)
    assert done.status_code == 200


def test_what_is_asked_of_a_teacher_has_its_refusals(client: Client) -> None:
    table = taken(client)
    chairs = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    plain = client.post("/api/games", json={"title": "hellas", "seats": 2, "chairs": chairs, "start": True}).json()

    assert code(do(client, table, do="teach", wish="show", at=table["v"])) == (409, "nothing-to-show")
    assert code(do(client, table, do="teach", wish="next", at=table["v"] - 2)) == (409, "stale")
    assert do(client, table, do="teach", wish="sing", at=table["v"]).status_code == 400
    assert code(do(client, plain, do="teach", wish="next", at=plain["v"])) == (409, "not-a-lesson")


def test_rivals_answer_as_the_lesson_says_and_no_bot_is_asked(client: Client, services: Services) -> None:
    table = taken(client, "legendary/offerings")
    live = services.tables.live(table["game"])

    assert live.jobs == []
    do(client, table, do="say", say="bid ares 3", at=table["v"])
    assert shown(client, table)["whole"]["game"]["who"] == 0
    assert live.jobs == []


def test_a_lesson_goes_on_after_a_restart(client: Client, services: Services) -> None:
    table = taken(client, "legendary/battle")
    version = table["v"]
    for wish in ("next", "show", "show"):
        version = do(client, table, do="teach", wish=wish, at=version).json()["v"]
    before = shown(client, table)["whole"]
    services.tables.drop(table["game"])

    after = shown(client, table)["whole"]
    assert after["table"]["lesson"] == before["table"]["lesson"]
    assert after["game"] == before["game"]
    assert do(client, table, do="teach", wish="again", at=version).status_code == 200


def test_a_lesson_that_is_done_is_over(client: Client, services: Services) -> None:
    table = taken(client)
    version = table["v"]
    for wish in ("next", "next", "next", "show", "show", "show"):
        version = do(client, table, do="teach", wish=wish, at=version).json()["v"]

    told = shown(client, table)["whole"]["table"]
    assert (told["phase"], told["ending"]["how"], told["lesson"]["finished"]) == ("over", "learnt", True)
    assert services.tables.live(table["game"]).jobs == []


def signed_up(client: Client, name: str = "Anna") -> None:
    client.post("/api/account", json={"name": name, "password": PASSWORD})


def test_an_account_keeps_how_far_it_has_come(client: Client) -> None:
    signed_up(client)
    kept = client.post("/api/account/lessons", json={"lessons": {"classic/goal": FAR}}).json()

    assert kept == client.get("/api/account/lessons").json() == {"lessons": {"classic/goal": FAR}}


def test_what_was_done_stays_done(client: Client) -> None:
    signed_up(client)
    client.post("/api/account/lessons", json={"lessons": {"classic/goal": {**FAR, "done": True}}})
    client.post("/api/account/lessons", json={"lessons": {"classic/goal": {**FAR, "step": 1}}})

    assert client.get("/api/account/lessons").json()["lessons"]["classic/goal"] == {**FAR, "step": 1, "done": True}


@pytest.mark.parametrize(
    "wrong",
    [{"goal": FAR}, {"classic/goal": {**FAR, "step": -1}}, {"classic/goal": {**FAR, "game": "K 7"}}, {"a/b": {}}],
    ids=["no title", "no step", "no table", "nothing"],
)
def test_what_is_no_progress_is_refused(client: Client, wrong: Any) -> None:
    signed_up(client)

    assert client.post("/api/account/lessons", json={"lessons": wrong}).status_code == 400


def test_progress_needs_an_account(client: Client) -> None:
    assert client.get("/api/account/lessons").status_code == 401
    assert client.post("/api/account/lessons", json={"lessons": {}}).status_code == 401


def test_progress_is_in_the_export_and_goes_with_the_account(client: Client, services: Services) -> None:
    signed_up(client)
    client.post("/api/account/lessons", json={"lessons": {"classic/goal": FAR}})
    user = services.people.by_name("Anna")
    assert user is not None

    assert client.get("/api/account/export").json()["lessons"] == {"classic/goal": FAR}
    assert client.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 200
    assert services.lessons.of_user(user[0]) == {}


def test_the_lessons_of_an_account_are_not_among_its_tables(client: Client) -> None:
    signed_up(client)
    client.post("/api/lessons/classic/goal", json={})

    assert client.get("/api/games?list=mine").json() == []
    assert client.get("/api/games?list=waiting").json() == []
