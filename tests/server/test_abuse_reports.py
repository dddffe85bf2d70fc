"""Reports: what is kept of a table, who may read it, and how much of it there may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec
import pytest

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import view
from pelagos.server.config import Config
from pelagos.server.live_table import LiveTable
from pelagos.server.moderation import abuse_reports
from pelagos.server.moderation.abuse_reports import CONTEXT_BYTES, LINES_AFTER, LINES_BEFORE, context_of
from pelagos.server.requests import NewAbuseReport
from pelagos.table.saving import save_table
from server.conftest import LIMITS, Client, visiting
from server.moderating import TABLE, WHY, account, admin, another, code_of, do
from server.pairs import Pair

TEAMS: Final = {"title": "legendary", "seats": 4, "options": {"mode": "team4"}, "start": True}


def report(visitor: Client, game: str, key: str = "", **body: Any) -> Any:
    headers = {"authorization": f"Seat {key}"} if key else {}
    return visitor.post(f"/api/games/{game}/abuse-reports", json=body, headers=headers)


def test_a_report_has_the_lines_around_as_they_stood_and_who_said_them(client: Client) -> None:
    """Also when they are hidden later, and when the table is gone; nobody at the table hears of it."""
    ada, bert = admin(client), account(client, "Bert")
    game = bert.post("/api/games", json=TABLE).json()["game"]
    gus = another(client)
    key = do(gus, game, do="sit", seat=1, name="Gus").json()["key"]
    for n in range(20):
        do(bert, game, do="talk", channel="table", text=f"line {n + 1}")
    do(gus, game, key, do="talk", channel="table", text="go away")
    state = bert.get(f"/api/games/{game}/state").json()
    assert report(bert, game, kind="chat", channel="table", number=18, text="again  and\nagain").status_code == 200
    assert {**bert.get(f"/api/games/{game}/state").json(), "now": state["now"]} == state
    line = {"channel": "table", "number": 18, "hidden": True, **WHY}
    ada.post(f"/api/admin/tables/{game}/line", json=line)

    [found] = ada.get("/api/admin/reports").json()
    assert (found["reporter"], found["reported"], found["text"]) == ("Bert", "Bert", "again and again")
    assert (found["game"], found["title"], found["version"]) == (game, "toy", state["v"])
    assert found["context"]["chairs"][1] == {"kind": "person", "name": "Gus"}
    said = [(line[0], line[3], line[4]) for line in found["context"]["lines"]]
    wanted = [(n, "Bert", f"line {n}") for n in range(18 - LINES_BEFORE, 21)]
    assert said == [*wanted, (21, "Gus", "go away")]
    assert 21 <= 18 + LINES_AFTER


def test_one_reports_only_what_one_can_read(client: Client) -> None:
    ada = admin(client)
    chairs = [{"kind": "me", "name": name} for name in "ABCD"]
    opened = client.post("/api/games", json={**TEAMS, "chairs": chairs}).json()
    game, keys = opened["game"], opened["keys"]
    mate, others = [seat for seat in "123" if seat == "3"], [seat for seat in "123" if seat != "3"]
    do(client, game, keys["0"], do="talk", channel="team-0", text="I hold the card")
    line: dict[str, Any] = {"kind": "chat", "channel": "team-0", "number": 1}
    for seat in others:
        assert code_of(report(client, game, keys[seat], **line)) == "nothing-to-report"
        assert code_of(report(client, game, keys[seat], **{**line, "number": 2})) == "nothing-to-report"
    assert code_of(report(client, game, **line)) == "nothing-to-report"
    assert code_of(report(client, game, kind="name", seat=9)) == "no-such-seat"
    assert code_of(report(client, game, kind="name")) == "nobody-to-report"
    assert report(client, game, keys[mate[0]], **line).status_code == 200

    assert len(ada.get("/api/admin/reports").json()) == 1


def test_an_admin_who_sits_at_the_table_does_not_read_what_others_say_there_before_the_end(client: Client) -> None:
    ada, otto = admin(client), admin(client, "Otto")
    chairs = [{"kind": "me", "name": "A"}, {"kind": "open"}, {"kind": "me", "name": "C"}, {"kind": "me", "name": "D"}]
    opened = client.post("/api/games", json={**TEAMS, "chairs": chairs, "start": False}).json()
    game, keys = opened["game"], opened["keys"]
    do(ada, game, do="sit", seat=1)
    do(client, game, keys["0"], do="start")
    do(client, game, keys["0"], do="talk", channel="team-0", text="I hold the card")
    line: dict[str, Any] = {"kind": "chat", "channel": "team-0", "number": 1, "text": "they hold the card"}
    assert report(client, game, keys["3"], **line).status_code == 200

    told = ada.get("/api/admin/reports").text
    assert "hold the card" not in told
    assert '"withheld":true' in told
    assert "I hold the card" in otto.get("/api/admin/reports").text
    do(client, game, keys["0"], do="propose", kind="end")
    for seat in "23":
        do(client, game, keys[seat], do="vote", agree=True)
    do(ada, game, do="vote", agree=True)
    assert "I hold the card" in ada.get("/api/admin/reports").text


# no secrets


def told_apart(pair: Pair) -> bool:
    """Do the reports of two tables differ that differ in nothing but what the viewer cannot know?"""
    subjects = (
        NewAbuseReport("chat", "table", 1),
        NewAbuseReport("chat", "team-0", 1),
        NewAbuseReport("behaviour", seat=0),
        NewAbuseReport("name", seat=1),
    )
    for subject in subjects:
        kept = [
            msgspec.json.encode(abuse_reports.context_of(LiveTable("k7", table, 0, False, 0), pair.viewer, subject))
            for table in (pair.mine, pair.twin)
        ]
        if kept[0] != kept[1]:
            return True
    return False


def pairs() -> list[Pair]:
    found = []
    for name, viewer in (("classic-4", SPECTATOR), ("legendary-team4", 1), ("hellas", 0)):
        pair = Pair(name, viewer, Rng(3))
        pair.play(12)
        pair.guess()
        for table in (pair.mine, pair.twin):
            table.talk(0, "table", "hello", 5)
        if "team-0" in pair.mine.chat.channels:
            pair.mine.talk(0, "team-0", "psst", 6)
        found.append(pair)
    return found


PLANTED: Final[dict[str, Callable[[LiveTable, int], Any]]] = {
    "the whole save": lambda live, viewer: save_table(live.table),
    "the views of all seats": lambda live, viewer: [
        view(live.table.rules, live.table.running().g, seat) for seat in range(len(live.table.chairs))
    ],
    "all channels": lambda live, viewer: live.table.chat.save(),
    "how the table knows people": lambda live, viewer: [chair.player for chair in live.table.chairs],
}


@pytest.mark.pure
def test_a_report_holds_nothing_that_the_reporter_could_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """And each planted leak is found in some pair."""
    tables = pairs()
    assert [told_apart(pair) for pair in tables] == [False] * len(tables)
    for name, leak in PLANTED.items():

        def leaking(live: LiveTable, viewer: int, subject: Any, leak: Any = leak) -> Any:
            return {**context_of(live, viewer, subject), "more": leak(live, viewer)}

        monkeypatch.setattr(abuse_reports, "context_of", leaking)
        assert any(told_apart(pair) for pair in tables), name


# limits


def test_a_report_has_its_size(client: Client) -> None:
    ada, bert = admin(client), account(client, "Bert")
    game = bert.post("/api/games", json=TABLE).json()["game"]
    for _ in range(17):
        do(bert, game, do="talk", channel="table", text="\U0001f419" * 500)
    line: dict[str, Any] = {"kind": "chat", "channel": "table", "number": 13}

    assert code_of(report(bert, game, **line, text="x" * 1001)) == "bad-request"
    assert code_of(report(bert, game, **line, text="\U0001f419" * 501)) == "report-too-large"
    assert report(bert, game, **line, text="\U0001f419" * 500).status_code == 200
    [found] = ada.get("/api/admin/reports").json()
    numbers = [said[0] for said in found["context"]["lines"]]
    assert 13 in numbers
    assert sum(len(said[4].encode()) for said in found["context"]["lines"]) <= CONTEXT_BYTES


def test_nobody_floods_the_moderators(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(abuse_reports, "MOST_OPEN_EACH", 2)
    monkeypatch.setattr(abuse_reports, "MOST_OPEN", 4)
    with visiting(replace(config, limits=replace(LIMITS, reports=(0.001, 7.0)))) as client:
        bert = account(client, "Bert")
        game = bert.post("/api/games", json=TABLE).json()["game"]
        about: dict[str, Any] = {"kind": "name", "seat": 0}
        codes = [code_of(report(bert, game, **about)) for _ in range(3)]
        codes += [code_of(report(another(client), game, **about)) for _ in range(5)]

    assert codes == [
        "200",
        "200",
        "too-many-reports",
        "200",
        "200",
        "too-many-reports",
        "too-many-reports",
        "too-often",
    ]
