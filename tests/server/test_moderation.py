"""Moderation over the routes: who may, what it does and what not, and that every act stands in the audit log."""

from __future__ import annotations

import importlib
import inspect
import json
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import WebSocketTestSession

from pelagos.server.config import Config, Retention
from pelagos.server.moderation import acts, effects, sanctions
from pelagos.server.moderation.acts import CONSOLE, Acts
from pelagos.server.moderation.effects import CLOSE_MODERATED
from pelagos.server.routes import admin as admin_routes
from pelagos.server.store.engine import MIGRATIONS
from pelagos.server.store.migrations import versions
from pelagos.server.store.moderation import ModerationStore
from pelagos.server.store.sqlite import FILE, open_engine
from pelagos.server.tables import clock
from server.conftest import Client, visiting
from server.moderating import (
    PASSWORD,
    TABLE,
    WHY,
    account,
    admin,
    another,
    code_of,
    do,
    follow,
    in_loop,
    services_of,
)
from server.timing import MachineClocks, clocks

__all__ = ["clocks"]


@pytest.fixture(autouse=True)
def no_looking(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server looks when a test says so, so that nothing depends on a second more or less."""
    monkeypatch.setattr(effects, "EVERY_S", 3600.0)


ADMIN_ROUTES: Final[dict[str, Any]] = {
    "GET /api/admin/reports": None,
    "GET /api/admin/people": None,
    "GET /api/admin/person?name=Bert": None,
    "GET /api/admin/sanctions": None,
    "GET /api/admin/tables": None,
    "GET /api/admin/audit": None,
    "GET /api/admin/state": None,
    "POST /api/admin/tables/{game}/line": {"channel": "table", "number": 1, "hidden": True, **WHY},
    "POST /api/admin/tables/{game}/remove": WHY,
    "POST /api/admin/tables/{game}/restore": WHY,
    "POST /api/admin/sanctions": {"kind": "mute", "account": "Bert", "hours": 1, **WHY},
    "POST /api/admin/sanctions/1/lift": WHY,
    "POST /api/admin/reports/1/close": WHY,
}
"""Every route of moderators, in an order in which each can do what it is for."""


def called(visitor: Client, route: str, game: str, headers: dict[str, str] | None = None) -> Any:
    method, path = route.replace("{game}", game).split()
    body = ADMIN_ROUTES[route]
    return visitor.request(method, path, json=body, headers=headers)


def audit(client: Client) -> list[Any]:
    found: list[Any] = in_loop(client, lambda: services_of(client).moderation.audit(2**53))
    return found


def spoken(client: Client) -> tuple[Client, str]:
    """Bert has written a line at his own table, and it was reported."""
    bert = account(client, "Bert")
    game = bert.post("/api/games", json=TABLE).json()["game"]
    do(bert, game, do="talk", channel="table", text="you cheat")
    reported = another(client).post(
        f"/api/games/{game}/abuse-reports", json={"kind": "chat", "channel": "table", "number": 1, "text": "rude"}
    )
    assert reported.status_code == 200, reported.json()
    return bert, game


# who may


def routes_of_moderators(client: Client) -> set[str]:
    return {route.path for route in client.app.routes if route.path.startswith("/api/admin/")}


def named(route: str) -> str:
    """As the application names it."""
    path = route.partition("?")[0].partition(" ")[2]
    return path.replace("{game}", "{game:str}").replace("/1/", "/{number:int}/")


def test_nobody_but_an_admin_gets_in(client: Client) -> None:
    """Every route, for everybody there is; a banned admin does not exist, since the console must revoke them first."""
    assert {named(route) for route in ADMIN_ROUTES} == routes_of_moderators(client)
    ada, (bert, game) = admin(client), spoken(client)
    key = client.post("/api/games", json={**TABLE, "chairs": [{"kind": "me", "name": "G"}] * 3}).json()["keys"]["0"]
    token = ada.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    eve = account(client, "Eve")
    ada.post("/api/admin/sanctions", json={"kind": "ban", "account": "Eve", **WHY})
    before = len(audit(client))
    others: list[tuple[Client, dict[str, str]]] = [
        (another(client), {}),
        (another(client), {"authorization": f"Seat {key}"}),
        (bert, {}),
        (eve, {}),
        (another(client), {"authorization": f"Bearer {token}"}),
    ]
    for route in ADMIN_ROUTES:
        for visitor, headers in others:
            assert code_of(called(visitor, route, game, headers)) == "no-such-door", route
    assert len(audit(client)) == before
    del ada.headers["x-pelagos"]
    assert code_of(called(ada, "POST /api/admin/sanctions", game)) == "not-our-page"


def test_whoever_was_granted_may_until_it_is_revoked(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking they may always; acting, if they have signed in lately."""
    ada, (_, game) = admin(client), spoken(client)
    assert ada.get("/api/account").json()["admin"] is True
    monkeypatch.setattr(admin_routes, "RECENT_MS", -1)
    for route in ADMIN_ROUTES:
        assert code_of(called(ada, route, game)) == ("sign-in-again" if route.startswith("POST") else "200"), route
    monkeypatch.undo()
    for route in ADMIN_ROUTES:
        answer = called(ada, route, game)
        assert answer.status_code == 200, (route, answer.json())
    services = services_of(client)
    in_loop(client, lambda: Acts(services.moderation, services.people).revoke("Ada", "gone"))

    assert {code_of(called(ada, route, game)) for route in ADMIN_ROUTES} == {"no-such-door"}
    assert ada.get("/api/account").json()["admin"] is False


# the audit log


def unaudited(client: Client) -> list[str]:
    """The routes that do something and leave no line, or another than one."""
    ada, (_, game) = admin(client), spoken(client)
    found = []
    for route in [route for route in ADMIN_ROUTES if route.startswith("POST")]:
        before = len(audit(client))
        assert called(ada, route, game).status_code == 200, route
        lines = audit(client)
        if len(lines) != before + 1 or (lines[0]["actor"], lines[0]["reason"]) != ("Ada", "rude"):
            found.append(route)
    return found


def test_every_act_leaves_one_line_with_who_what_and_why(client: Client) -> None:
    assert unaudited(client) == []
    acts_done = [line["act"] for line in audit(client)]

    assert acts_done == ["close-report", "unmute", "mute", "restore-table", "remove-table", "hide-line", "grant"]
    assert [line["console"] for line in audit(client)] == [False] * 6 + [True]


def test_an_act_without_its_line_would_be_noticed(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = ModerationStore._append

    def forgetful(self: ModerationStore, connection: Any, entry: Any) -> None:
        if entry.act != "mute":
            honest(self, connection, entry)

    monkeypatch.setattr(ModerationStore, "_append", forgetful)

    assert unaudited(client) == ["POST /api/admin/sanctions"]


def test_acts_write_in_no_other_way() -> None:
    """Everything in `Acts` that writes goes through `_record`, which has the line of the audit log."""
    source = inspect.getsource(acts)

    assert source.count("_store.record(") == 1
    assert "begin()" not in source


def test_what_fails_halfway_has_not_happened(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, (bert, game) = admin(client), spoken(client)

    def broken(*_: Any) -> None:
        raise RuntimeError

    monkeypatch.setattr(ModerationStore, "_append", broken)
    assert called(ada, "POST /api/admin/sanctions", game).status_code == 500
    monkeypatch.undo()

    assert do(bert, game, do="talk", channel="table", text="still here").status_code == 200
    assert ada.get("/api/admin/sanctions").json() == []


# mutes


def test_whoever_is_muted_is_silent_everywhere_and_told_why_also_after_a_restart(config: Config) -> None:
    with visiting(config) as client:
        ada, (bert, game) = admin(client), spoken(client)
        ada.post("/api/admin/sanctions", json={"kind": "mute", "account": "bert", "hours": 24, "reason": "Be kind."})
        refused = do(bert, game, do="talk", channel="table", text="what?")
        assert (refused.status_code, code_of(refused)) == (403, "muted")
        assert "Be kind." in refused.json()["says"]
        italian = bert.post(
            f"/api/games/{game}/do",
            json={"do": "talk", "channel": "table", "text": "x"},
            headers={"accept-language": "it"},
        )
        assert italian.json()["says"].startswith("Un moderatore ti ha tolto la parola")
        other = account(client, "Cleo").post("/api/games", json=TABLE).json()["game"]
        assert code_of(do(bert, other, do="talk", channel="spectators", text="hm")) == "muted"
        assert do(bert, other, do="sit", seat=1).status_code == 200
        cookies = dict(bert.cookies)
    with visiting(config) as client:
        bert = another(client)
        bert.cookies.update(cookies)
        assert code_of(do(bert, game, do="talk", channel="table", text="and now?")) == "muted"
        ada = another(client)
        ada.post("/api/account/sign-in", json={"name": "Ada", "password": PASSWORD})
        [mute] = ada.get("/api/admin/sanctions").json()
        ada.post(f"/api/admin/sanctions/{mute['number']}/lift", json=WHY)
        assert do(bert, game, do="talk", channel="table", text="thanks").status_code == 200


def test_a_mute_ends_by_itself(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, (bert, game) = admin(client), spoken(client)
    ada.post("/api/admin/sanctions", json={"kind": "mute", "account": "Bert", "hours": 1, **WHY})
    for minutes, code in ((59, "muted"), (61, "200")):
        monkeypatch.setattr(sanctions, "clock", lambda ahead=minutes: clock() + ahead * 60_000)
        assert code_of(do(bert, game, do="talk", channel="table", text="thanks")) == code


def test_a_spectator_without_an_account_is_muted_by_address_and_accounts_there_are_not(client: Client) -> None:
    ada, (bert, game) = admin(client), spoken(client)
    eve = another(client)
    do(eve, game, do="talk", channel="spectators", text="spam", name="Eve")
    line = {"kind": "chat", "channel": "spectators", "number": 1}
    another(client).post(f"/api/games/{game}/abuse-reports", json=line)
    [report, _] = ada.get("/api/admin/reports").json()
    assert (report["reported"], report["account"], report["has_address"]) == ("Eve", False, True)
    muted = ada.post("/api/admin/sanctions", json={"kind": "mute", "report": report["number"], "hours": 1, **WHY})
    assert muted.status_code == 200

    for name in ("Eve", "Anybody"):
        assert code_of(do(another(client), game, do="talk", channel="spectators", text="x", name=name)) == "muted"
    assert do(bert, game, do="talk", channel="table", text="x").status_code == 200
    [sanction] = ada.get("/api/admin/sanctions").json()
    assert (sanction["of"], sanction["name"]) == ("address", "Eve")
    assert "testclient" not in json.dumps(sanction)


# bans


def running(client: Client) -> tuple[Client, Client, str]:
    """Bert owns a game that Cleo plays with him."""
    bert, cleo = account(client, "Bert"), account(client, "Cleo")
    chairs = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "uniform"}]
    game = bert.post("/api/games", json={**TABLE, "chairs": chairs, "public": True}).json()["game"]
    assert do(cleo, game, do="sit", seat=1).status_code == 200
    assert do(bert, game, do="start").status_code == 200
    return bert, cleo, game


def closed_with(socket: WebSocketTestSession) -> int:
    while True:
        try:
            socket.receive_json()
        except WebSocketDisconnect as gone:
            return gone.code


def test_whoever_is_banned_is_cut_off_at_once_and_the_game_goes_on_without_them(client: Client) -> None:
    ada, (bert, cleo, game) = admin(client), running(client)
    token = bert.post("/api/account/tokens", json={"label": "bot"}).json()["token"]
    with bert.websocket_connect("/api/live") as socket, cleo.websocket_connect("/api/live") as other:
        for one in (socket, other):
            one.send_json({"watch": game})
            one.receive_json()
        banned = ada.post("/api/admin/sanctions", json={"kind": "ban", "account": "Bert", "hours": 48, **WHY})
        assert banned.status_code == 200
        assert closed_with(socket) == CLOSE_MODERATED
        other.send_json({"ping": 7})
        while other.receive_json() != {"pong": 7}:
            pass
    summary = cleo.get(f"/api/games/{game}").json()
    assert [chair["kind"] for chair in summary["chairs"]] == ["bot", "person", "bot"]
    assert (summary["phase"], summary["owner"], summary["chairs"][0]["lost"]) == ("running", 1, "")
    assert code_of(bert.get("/api/account")) == "needs-account"
    signing_in = bert.post("/api/account/sign-in", json={"name": "Bert", "password": PASSWORD})
    assert (signing_in.status_code, code_of(signing_in)) == (403, "banned")
    program = another(client).get("/api/account", headers={"authorization": f"Bearer {token}"})
    assert (program.status_code, code_of(program)) == (403, "banned")
    wrong = bert.post("/api/account/sign-in", json={"name": "Bert", "password": "not this one"})
    assert code_of(wrong) == "wrong-password"

    [ban] = ada.get("/api/admin/sanctions").json()
    ada.post(f"/api/admin/sanctions/{ban['number']}/lift", json=WHY)
    assert bert.post("/api/account/sign-in", json={"name": "Bert", "password": PASSWORD}).status_code == 200
    assert do(bert, game, do="ask_for_chair", seat=0).status_code == 200


def test_a_guest_is_banned_with_their_key_and_their_address(client: Client) -> None:
    ada, owner = admin(client), account(client, "Cleo")
    game = owner.post("/api/games", json=TABLE).json()["game"]
    guest = another(client)
    key = do(guest, game, do="sit", seat=1, name="Gus").json()["key"]
    with guest.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": game, "auth": key})
        socket.receive_json()
        body = {"kind": "ban", "game": game, "seat": 1, "with_address": True, "hours": 1, **WHY}
        assert ada.post("/api/admin/sanctions", json=body).status_code == 200
        assert closed_with(socket) == CLOSE_MODERATED

    assert owner.get(f"/api/games/{game}").json()["chairs"][1]["kind"] == "empty"
    assert code_of(do(guest, game, key, do="rise")) == "banned"
    for answer in (
        do(guest, game, do="sit", seat=1, name="Gas"),
        do(guest, game, do="talk", channel="spectators", text="x", name="Gas"),
        guest.post("/api/games", json={**TABLE, "chairs": [{"kind": "me", "name": "Gas"}] * 3}),
        guest.post("/api/games/import", json={"record": "pelagos"}),
        guest.post("/api/account", json={"name": "Gas", "password": PASSWORD}),
        guest.post(f"/api/games/{game}/abuse-reports", json={"kind": "name", "seat": 0}),
    ):
        assert code_of(answer) == "banned"
    assert do(owner, game, do="talk", channel="table", text="peace").status_code == 200
    assert len(ada.get("/api/admin/sanctions").json()) == 2


REFUSED: Final[tuple[tuple[Any, str], ...]] = (
    ({"kind": "ban", "account": "Ada", **WHY}, "is-admin"),
    ({"kind": "mute", **WHY}, "sanction-whom"),
    ({"kind": "mute", "account": "Nobody", **WHY}, "no-such-account"),
    ({"kind": "mute", "report": 9, **WHY}, "no-such-report"),
    ({"kind": "mute", "game": "k7", "seat": 1, **WHY}, "nobody-at-seat"),
    ({"kind": "mute", "account": "Bert", "reason": "\u200b"}, "no-text"),
    ({"kind": "mute", "account": "Bert", "reason": ""}, "bad-request"),
    ({"kind": "mute", "account": "Bert", "hours": 0, **WHY}, "bad-request"),
    ({"kind": "praise", "account": "Bert", **WHY}, "bad-request"),
)


@pytest.mark.sqlite
def test_what_cannot_be_meant_is_refused_and_no_line_of_the_log_can_be_changed(client: Client) -> None:
    ada = admin(client)
    account(client, "Bert")
    for body, code in REFUSED:
        assert code_of(ada.post("/api/admin/sanctions", json=body)) == code, body

    assert [line["act"] for line in audit(client)] == ["grant"]
    with sqlite3.connect(services_of(client).config.data / FILE) as line:
        for statement in ("update audit_log set reason = ''", "delete from audit_log"):
            with pytest.raises(sqlite3.IntegrityError, match="append only"):
                line.execute(statement)
    line.close()


# tables


def everything(config: Config, game: str) -> dict[str, list[Any]]:
    """Who sits there, and with which keys."""
    with sqlite3.connect(config.data / FILE) as line:
        found = {
            name: sorted(line.execute(f"select * from {name} where game = ?", (game,)), key=str)
            for name in ("players", "keys")
        }
    line.close()
    return found


@pytest.mark.sqlite
def test_a_removed_table_is_gone_for_everybody_and_comes_back_whole(client: Client, config: Config) -> None:
    ada, (bert, cleo, game) = admin(client), running(client)
    do(bert, game, do="talk", channel="table", text="hello")
    before, state = everything(config, game), cleo.get(f"/api/games/{game}/state").json()
    with cleo.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": game})
        socket.receive_json()
        assert ada.post(f"/api/admin/tables/{game}/remove", json=WHY).status_code == 200
        assert closed_with(socket) == CLOSE_MODERATED

    for path in ("", "/state", "/talk", "/record"):
        answer = cleo.get(f"/api/games/{game}{path}")
        assert (answer.status_code, code_of(answer)) == (404, "table-removed"), path
    assert code_of(do(bert, game, do="leave")) == "table-removed"
    assert [cleo.get(f"/api/games?list={name}").json() for name in ("running", "mine", "waiting")] == [[], [], []]
    assert [table["game"] for table in ada.get("/api/admin/tables?removed=true").json()] == [game]
    assert code_of(ada.post(f"/api/admin/tables/{game}/remove", json=WHY)) == "removed-already"
    assert cleo.get("/api/account/export").json()["games"][0]["game"] == game

    assert ada.post(f"/api/admin/tables/{game}/restore", json=WHY).status_code == 200
    assert code_of(ada.post(f"/api/admin/tables/{game}/restore", json=WHY)) == "not-removed"
    after = cleo.get(f"/api/games/{game}/state").json()
    assert after["whole"]["game"]["fields"] == state["whole"]["game"]["fields"]
    assert cleo.get(f"/api/games/{game}/talk").json()["talk"]["table"][0][4] == "hello"
    assert everything(config, game) == before
    assert [table["game"] for table in cleo.get("/api/games?list=running").json()] == [game]


def test_the_time_that_a_table_was_away_is_nobodys(client: Client, clocks: MachineClocks) -> None:
    ada = admin(client)
    pace = {"kind": "live", "main": 60_000, "step": 0}
    chairs = [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}, {"kind": "me", "name": "C"}]
    body = {**TABLE, "chairs": chairs, "start": True, "terms": {"pace": pace, "out_of_time": "loss"}}
    game = client.post("/api/games", json=body).json()["game"]
    deadline = client.get(f"/api/games/{game}/state").json()["whole"]["table"]["clock"]["deadline"]
    ada.post(f"/api/admin/tables/{game}/remove", json=WHY)
    clocks.run(600_000)
    ada.post(f"/api/admin/tables/{game}/restore", json=WHY)

    told = client.get(f"/api/games/{game}/state").json()["whole"]["table"]
    assert told["clock"]["deadline"] >= deadline + 600_000
    assert [chair["lost"] for chair in told["chairs"]] == ["", "", ""]


@pytest.mark.sqlite
def test_a_removed_table_is_deleted_when_its_time_is_over_and_no_other(config: Config) -> None:
    with visiting(replace(config, retention=Retention(removed_tables=2))) as client:
        ada = admin(client)
        games = [client.post("/api/games", json={**TABLE, "chairs": [{"kind": "me", "name": "A"}] * 3}) for _ in "abc"]
        kept, young, old = [answer.json()["game"] for answer in games]
        for game in (young, old):
            ada.post(f"/api/admin/tables/{game}/remove", json=WHY)
        with sqlite3.connect(config.data / FILE) as line:
            line.execute("update games set removed = removed - 3 * 86400000 where id = ?", (old,))
        line.close()
        services = services_of(client)
        store, retention = services.moderation, services.config.retention
        now = int(in_loop(client, lambda: store.audit(2**53))[0]["at"]) + 1000

        assert in_loop(client, lambda: store.clean_up(now, retention)) == 1
        assert {table["game"] for table in ada.get("/api/admin/tables").json()} == {kept, young}


@pytest.mark.sqlite
def test_reports_sanctions_and_the_log_go_when_their_time_is_over_and_what_is_open_stays(client: Client) -> None:
    ada, (_, game) = admin(client), spoken(client)
    client.post(f"/api/games/{game}/abuse-reports", json={"kind": "name", "seat": 0})
    ada.post("/api/admin/reports/1/close", json=WHY)
    for kind in ("mute", "ban"):
        ada.post("/api/admin/sanctions", json={"kind": kind, "account": "Bert", **WHY})
    ada.post("/api/admin/sanctions/1/lift", json=WHY)
    store, month = services_of(client).moderation, 31 * 86_400_000
    with sqlite3.connect(services_of(client).config.data / FILE) as line:
        line.execute("insert into audit_log values (99, ?, 'Ada', 1, 'mute', 'Bert', 'x', '{}')", (clock() - month,))
    line.close()

    def left(now: int) -> tuple[int, int, int]:
        in_loop(client, lambda: store.clean_up(now, Retention(removed_tables=2, reports=3, audit=31)))
        reports = sum(len(store.reports(closed, 2**53)) for closed in (False, True))
        return reports, len(store.sanctions_of(["u-2"])), len(audit(client))

    day = 86_400_000
    assert left(clock() - 1000) == (2, 2, 6)
    assert left(clock() + 2 * day) == (2, 2, 5)
    assert left(clock() + 4 * day) == (1, 1, 5)


def test_a_database_from_before_moderation_keeps_its_games_and_people(config: Config) -> None:
    """The step of the schema, down and up again, with somebody's table in it."""
    with visiting(config) as client:
        bert, _, game = running(client)
        cookies = dict(bert.cookies)
    [step] = list(Path(versions.__file__).parent.glob("*_moderation.py"))
    before = importlib.import_module(f"{versions.__name__}.{step.stem}").down_revision
    engine = open_engine(config.data)
    chosen = AlembicConfig()
    chosen.set_main_option("script_location", MIGRATIONS)
    with engine.connect() as connection:
        chosen.attributes["connection"] = connection
        command.downgrade(chosen, before)
        connection.commit()
    engine.dispose()
    with visiting(config) as client:
        bert = another(client)
        bert.cookies.update(cookies)
        assert [table["game"] for table in bert.get("/api/games?list=mine").json()] == [game]
        assert do(bert, game, do="talk", channel="table", text="still here").status_code == 200


def test_somebody_who_deletes_their_account_is_forgotten_also_at_a_removed_table(client: Client) -> None:
    ada, (bert, cleo, game) = admin(client), running(client)
    cleo.post(f"/api/games/{game}/abuse-reports", json={"kind": "behaviour", "seat": 0, "text": "slow"})
    ada.post(f"/api/admin/tables/{game}/remove", json=WHY)
    assert cleo.request("DELETE", "/api/account", json={"password": PASSWORD}).status_code == 200
    assert code_of(bert.get(f"/api/games/{game}")) == "table-removed"
    ada.post(f"/api/admin/tables/{game}/restore", json=WHY)

    assert "Cleo" not in bert.get(f"/api/games/{game}").text
    [report] = ada.get("/api/admin/reports").json()
    assert report["reporter"] == ""


# lines of chat


def test_a_hidden_line_vanishes_from_open_pages_and_comes_back(client: Client) -> None:
    ada, (_, game) = admin(client), spoken(client)
    with another(client).websocket_connect("/api/live") as socket:
        socket.send_json({"watch": game})
        assert "whole" in socket.receive_json()
        assert socket.receive_json()["talk"]["table"][0][4] == "you cheat"
        for hidden, text in ((True, ""), (False, "you cheat")):
            ada.post(f"/api/admin/tables/{game}/line", json={"channel": "table", "number": 1, "hidden": hidden, **WHY})
            told = socket.receive_json()["talk"]
            assert (told["table"][0][0], told["table"][0][4]) == (1, text)
    line = {"channel": "table", "number": 9, "hidden": True, **WHY}
    assert code_of(ada.post(f"/api/admin/tables/{game}/line", json=line)) == "no-such-line"


# the console, while a server runs, and kills


def at_console(client: Client, deed: Callable[[Acts], None]) -> None:
    """Another process writes, and the server has not looked yet."""
    services = services_of(client)
    in_loop(client, lambda: deed(Acts(services.moderation, services.people)))


def test_an_act_of_the_console_takes_effect_when_the_server_looks(client: Client) -> None:
    bert, _, game = running(client)
    with bert.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": game})
        socket.receive_json()
        at_console(client, lambda acts: acts.ban(CONSOLE, acts.account("Bert"), None, "rude"))
        follow(client)
        assert closed_with(socket) == CLOSE_MODERATED
    assert code_of(bert.post("/api/account/sign-in", json={"name": "Bert", "password": PASSWORD})) == "banned-for-good"


def test_what_a_killed_server_had_not_done_is_done_at_the_next_start(config: Config) -> None:
    with visiting(config) as client:
        _, cleo, game = running(client)
        cookies = dict(cleo.cookies)
        # The server stops before it looks.
        at_console(client, lambda acts: acts.ban(CONSOLE, acts.account("Bert"), 5, "rude"))
    with visiting(config) as client:
        cleo = another(client)
        cleo.cookies.update(cookies)
        follow(client)
        assert [chair["kind"] for chair in cleo.get(f"/api/games/{game}").json()["chairs"]] == ["bot", "person", "bot"]
        assert in_loop(client, services_of(client).moderation.pending) == []
