"""`pelagos admin` for moderators, beside a running server: the database is shared, and the server follows."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import CliRunner

from cli.support import pelagos, refused
from pelagos.cli import make_app
from pelagos.server.config import Config
from pelagos.server.store.sqlite import FILE
from server.conftest import Client
from server.moderating import TABLE, account, another, code_of, do, follow
from toy.title import TITLE as TOY

Console = Callable[..., str]


@pytest.fixture
def console(config: Config) -> Console:
    """What a command prints; it must be taken."""
    app = make_app((TOY,))

    def run(*words: str) -> str:
        result = CliRunner().invoke(app, ["admin", *words, "--data", str(config.data)])
        assert result.exit_code == 0, (words, result.stderr)
        return result.stdout

    return run


def told(console: Console, *words: str) -> Any:
    return json.loads(console(*words, "--json"))


@pytest.mark.sqlite
def test_everything_can_be_done_from_the_console_and_is_logged(client: Client, console: Console) -> None:
    bert = account(client, "Bert")
    game = bert.post("/api/games", json=TABLE).json()["game"]
    key = do(another(client), game, do="sit", seat=1, name="Gus").json()["key"]
    do(bert, game, do="talk", channel="table", text="you cheat")
    line = {"kind": "chat", "channel": "table", "number": 1, "text": "rude"}
    client.post(f"/api/games/{game}/abuse-reports", json=line)

    console("grant", "bert", "--reason", "trusted")
    assert [person["name"] for person in told(console, "users") if person["admin"]] == ["Bert"]
    console("revoke", "Bert", "--reason", "no longer")
    [report] = told(console, "reports")
    assert "you cheat" in console("reports")
    console("mute", "--report", str(report["number"]), "--hours", "2", "--reason", "Be kind.")
    follow(client)
    assert code_of(do(bert, game, do="talk", channel="table", text="what?")) == "muted"
    assert "mute" in console("user", "Bert")
    console("unmute", "Bert", "--reason", "enough")
    follow(client)
    assert do(bert, game, do="talk", channel="table", text="thanks").status_code == 200
    console("hide-line", game, "table", "1", "--reason", "rude")
    follow(client)
    assert bert.get(f"/api/games/{game}/talk").json()["talk"]["table"][0][4] == ""
    console("ban", "--table", game, "--seat", "1", "--for-good", "--reason", "spam")
    follow(client)
    assert code_of(do(another(client), game, key, do="rise")) == "banned-for-good"
    [ban] = told(console, "sanctions")
    console("unban", "--number", str(ban["number"]), "--reason", "enough")
    console("ban", "--address", "2001:db8::7", "--hours", "1", "--reason", "spam")
    assert told(console, "sanctions")[0]["of"] == "address"
    console("remove-table", game, "--reason", "spam")
    follow(client)
    assert code_of(bert.get(f"/api/games/{game}")) == "table-removed"
    assert "removed" in console("table", game)
    assert told(console, "tables", "--removed")[0]["game"] == game
    console("restore-table", game, "--reason", "by mistake")
    follow(client)
    assert bert.get(f"/api/games/{game}").status_code == 200
    console("close-report", str(report["number"]), "--reason", "done")
    assert told(console, "reports") == []

    lines = told(console, "audit")
    assert {line["actor"] for line in lines} == {"console"}
    assert [line["act"] for line in reversed(lines)] == [
        "grant", "revoke", "mute", "unmute", "hide-line", "ban", "unban", "ban", "remove-table", "restore-table",
        "close-report",
    ]  # fmt: skip
    assert "by mistake" in console("audit")


@pytest.mark.sqlite
def test_what_is_wrong_is_told_in_a_sentence_and_nothing_is_done(client: Client, config: Config) -> None:
    account(client, "Bert")
    reason = ("--reason", "x", "--data", config.data)
    for words, sentence in (
        (("grant", "Nobody"), "There is no account “Nobody”."),
        (("revoke", "Bert"), "Bert is no admin."),
        (("mute", "Bert"), "Say how long: --hours, or --for-good."),
        (("mute", "Bert", "--hours", "1", "--for-good"), "Say how long: --hours, or --for-good."),
        (
            ("ban", "Bert", "--report", "1", "--for-good"),
            "Say who is meant, in one way: NAME, --report, --table with --seat, or --address.",
        ),
        (("ban", "--address", "here", "--for-good"), "“here” is no address."),
        (("unban", "Bert"), "Bert has no such mute or ban."),
        (("remove-table", "k7"), "There is no such table."),
        (("close-report", "7"), "There is no open report 7."),
    ):
        assert refused(pelagos("admin", *words, *reason), sentence), words
    assert refused(pelagos("admin", "table", "k7", "--data", config.data), "There is no table k7.")

    assert json.loads(pelagos("admin", "audit", "--json", "--data", config.data).stdout) == []


@pytest.mark.sqlite
def test_a_database_that_no_server_of_this_version_has_opened_is_not_touched(client: Client, config: Config) -> None:
    with sqlite3.connect(config.data / FILE) as line:
        line.execute("update alembic_version set version_num = '0001'")
    line.close()

    result = pelagos("admin", "users", "--data", config.data)
    assert result.exit_code == 2
    assert "start the server once" in result.stderr
    assert pelagos("admin", "users", "--data", config.data / "nowhere").exit_code == 2
