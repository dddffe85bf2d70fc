"""The types of the protocol are true: everything that is really sent fits them, and the page has the same ones."""

from __future__ import annotations

import importlib.util
import re
import time
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Final, get_args, get_origin
from urllib.parse import quote

import msgspec
import pytest
from litestar.routes import HTTPRoute
from sqlalchemy import select

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, rules_for
from pelagos.puzzles.shelf import puzzles_of
from pelagos.server import message_types as told
from pelagos.server import requests
from pelagos.server.config import Config, Mail
from pelagos.server.reply_types import HistoryFrame, LexiconData
from pelagos.server.report_types import ReportData
from pelagos.server.route_types import ROUTES
from pelagos.server.services import Services
from pelagos.server.store.schema import OUTBOX
from pelagos.server.tables import clock
from pelagos.study.report import report
from pelagos.study.timeline import frames
from pelagos.table.feed import TableFeed
from pelagos.table.proposal import END
from pelagos.table.table import Table
from pelagos.table.waiting_room import OVER, RUNNING
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon
from server.authenticator import Passkey
from server.conftest import Client, another, on_server
from server.moderating import in_loop, services_of
from server.rating import TABLE as RATED_TABLE
from server.rating import counted, play_on
from server.typed import check, check_reply, check_socket
from server.visits import routes_of
from study.games import golden
from table.setting import BY_POST, DAY, RULES, any_option, game, plain, seated, started
from table.twins import ORDERS

TOOL: Final = Path(__file__).resolve().parents[2] / "tools" / "page_types.py"
FILES: Final = {
    "GET /api/games/{game:str}/record",
    "GET /api/tournaments/{tournament:str}/export",
    "GET /api/tournaments/{tournament:str}/standings",
    "GET /api/account/export",
    "GET /api/primer/{title:str}/pictures/{section:str}",
}
"""What is saved as a file or shown as a picture, and not read by the page."""
FIELDS: Final[dict[str, Any]] = {
    "number": int,
    "number[]": list[int],
    "([number] | null)[]": list[tuple[int] | None],
    "(number[] | null)[]": list[list[int] | None],
    "CardsData": told.CardsData,
}
ANSWERS: Final = 40


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("page_types", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.pure
def test_the_page_has_the_types_that_python_has(tool: ModuleType) -> None:
    """After a change of types: PYTHONPATH=src:tests python tools/page_types.py"""
    found = {path: path.read_text(encoding="utf-8") if path.exists() else "" for path in tool.written()}

    assert found == tool.written()


# messages of a table


class Followers:
    """A seat and a spectator follow a table from patch to patch, and hold what they are sent against its type."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table
        self.feed: Final = TableFeed(table)
        self.marks = {0: "", SPECTATOR: ""}
        self.patches = 0

    def listen(self) -> None:
        for viewer, mark in self.marks.items():
            whole: Json = plain(self.feed.payload_for(viewer))
            since: Json = plain(self.feed.payload_for(viewer, mark))
            for sent in (whole, since):
                check({"seat": None if viewer == SPECTATOR else viewer, **sent, "now": 0}, told.StateMessage)
            self.patches += "patch" in since
            self.marks[viewer] = since["mark"]
            for lines in plain(self.table.talk_for(viewer)).values():
                check(lines, list[told.ChatLine])


@pytest.mark.parametrize("name", sorted(RULES))
def test_messages_of_random_games_fit_their_types(name: str) -> None:
    table, rng = seated(name, BY_POST), Rng(5)
    followers = Followers(table)
    followers.listen()
    table.start("u0", 0)
    table.take_holiday(0, DAY, 2 * DAY, 0)
    for text in ORDERS.get(table.rules.title.name, ())[:1]:
        table.leave_order(0, text)
    table.mute(0, "Nobody 1")
    table.talk(0, "table", "hello", 5)
    for _ in range(ANSWERS):
        table.submit(game(table).who, [any_option(table, rng)], table.version, 0)
        followers.listen()
    table.propose(0, END, 0)
    followers.listen()
    table.leave(1, 0)
    while table.phase == RUNNING:
        table.resign(table.persons()[-1], 0)
        followers.listen()

    assert followers.patches > ANSWERS
    assert table.phase == OVER


@pytest.mark.parametrize("name", sorted(set(RULES) - {"toy"}))
def test_the_fields_of_a_view_are_those_that_the_page_knows(name: str, tool: ModuleType) -> None:
    rules, feed = RULES[name], TableFeed(started(name))
    known = {field.name: tool.field_type(field) for field in rules_for(rules.title, rules.title.most).fields}
    for viewer in (0, SPECTATOR):
        shown = plain(feed.payload_for(viewer))["whole"]["game"]["fields"]

        assert set(shown) == set(known)
        for field, value in shown.items():
            check(value, FIELDS[known[field]])


@pytest.mark.parametrize("name", sorted(RULES))
def test_lexicons_fit_their_type(name: str) -> None:
    check(plain(lexicon(RULES[name], Texts())), LexiconData)


# routes and sockets


def test_every_route_has_its_types(client: Client) -> None:
    bodies = {
        f"{method} {route.path}": handler.parsed_fn_signature.parameters["data"].annotation
        for route in client.app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if "data" in handler.parsed_fn_signature.parameters
    }
    named = {name: route.body for name, route in ROUTES.items() if route.body is not None}

    assert {name for name in routes_of(client.app) if " /api/" in name} == set(ROUTES) | FILES
    assert {name: _bare(body) for name, body in bodies.items()} == named


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


GUEST_CHAIRS: Final = [{"kind": "me", "name": "Ugo"}, {"kind": "open"}]


class Visitor:
    """Somebody who asks, and holds every answer against the type of its route."""

    def __init__(self, client: Client) -> None:
        self.client: Final = client
        self.visited: Final[set[str]] = set()
        self.refused = 0

    def ask(self, name: str, body: Any = None, key: str = "", query: str = "", **parts: str) -> Any:
        method, path = name.split()
        for part, value in parts.items():
            path = re.sub(rf"{{{part}:(str|int)}}", value, path)
        headers = {"authorization": f"Seat {key}"} if key else {}
        answer = self.client.request(method, f"{path}{query}", json=body, headers=headers)
        check_reply(name, answer.status_code, answer.json())
        if answer.status_code < 300:
            self.visited.add(name)
        else:
            self.refused += 1
        return answer.json()

    def play(self, title: str, seats: int, answers: int) -> tuple[str, str]:
        """A table where somebody plays all seats by themselves; gives it and the key of the first seat."""
        chairs = [{"kind": "me", "name": f"Nobody {seat}"} for seat in range(seats)]
        table = {"title": title, "seats": seats, "chairs": chairs, "public": True, "start": True}
        opened = self.ask("POST /api/games", table)
        keys = {int(seat): key for seat, key in opened["keys"].items()}
        for _ in range(answers):
            heard = [self.ask("GET /api/games/{game:str}/state", key=keys[seat], game=opened["game"]) for seat in keys]
            asked = next((told for told in heard if told["whole"]["game"]["options"]), None)
            if asked is None:
                break
            say, seat = asked["whole"]["game"]["options"][0], asked["seat"]
            if seat == 0:
                self.look(opened["game"], keys[seat], say)
            command = {"do": "say", "say": say, "at": asked["v"]}
            self.ask("POST /api/games/{game:str}/do", command, keys[seat], game=opened["game"])
        return opened["game"], keys[0]

    def guest_table(self) -> dict[str, list[str]]:
        """A table of somebody without an account, and its key."""
        cookies = dict(self.client.cookies)
        self.client.cookies.clear()
        opened = self.ask("POST /api/games", {"title": "toy", "seats": 2, "chairs": GUEST_CHAIRS})
        self.client.cookies.update(cookies)
        return {opened["game"]: [opened["keys"]["0"]]}

    def look(self, game: str, key: str, say: str) -> None:
        """Everything a seat may ask about its own answer."""
        for name in ("why-not", "odds"):
            self.ask(f"GET /api/games/{{game:str}}/{name}", key=key, query=f"?say={quote(say)}", game=game)
        for order in ("", "apollo; every cycle"):
            # Before somebody bids, and where nobody does, an order is refused.
            self.ask("GET /api/games/{game:str}/order-preview", key=key, query=f"?text={quote(order)}", game=game)
        self.ask("GET /api/games/{game:str}/why-not", key=key, query="?say=sing", game=game)
        self.ask("GET /api/games/{game:str}/reason", key=key, query="?domain=god&word=ares", game=game)
        self.ask("GET /api/games/{game:str}/not-offered", key=key, game=game)
        self.ask("GET /api/games/{game:str}/coach", key=key, game=game)
        self.ask("GET /api/games/{game:str}/warnings", key=key, query="?say=end+turn", game=game)

    def look_around(self, game: str, key: str) -> None:
        """Everything one may ask about a table."""
        for name in (
            "",
            "/talk",
            "/events",
            "/offers",
            "/income",
            "/targets",
            "/lexicon",
            "/geometry",
            "/replay",
            "/report",
            "/study",
            "/seal",
            "/ledger",
        ):
            self.ask(f"GET /api/games/{{game:str}}{name}", key=key, game=game)
        self.ask("GET /api/games/{game:str}/ways", key=key, game=game)
        self.ask("POST /api/cards", {"games": {game: key}})
        self.ask("POST /api/games/{game:str}/do", {"do": "talk", "channel": "table", "text": "hm"}, key, game=game)
        line = {"kind": "chat", "channel": "table", "number": 1}
        self.ask("POST /api/games/{game:str}/abuse-reports", line, key, game=game)


@pytest.fixture
def config(config: Config) -> Config:
    """With mail, though nobody listens there."""
    return replace(config, mail=Mail("127.0.0.1", 9, "plain"))


def _play_again(visitor: Visitor) -> None:
    chairs = [{"kind": "me", "name": "Nobody"}, {"kind": "bot", "level": "novice"}]
    opened = visitor.ask("POST /api/games", {"title": "toy", "seats": 2, "chairs": chairs, "start": True})
    key = opened["keys"]["0"]
    for kind in ("pause", "end"):
        visitor.ask("POST /api/games/{game:str}/do", {"do": "propose", "kind": kind}, key, game=opened["game"])
        visitor.ask("GET /api/games/{game:str}/state", key=key, game=opened["game"])
    visitor.ask("POST /api/games/{game:str}/rematch", {}, key, game=opened["game"])
    visitor.ask("GET /api/games/{game:str}/state", key=key, game=opened["game"])


def _learn(visitor: Visitor) -> None:
    """A lesson from its first step to its last, as the teacher shows it."""
    visitor.ask("GET /api/lessons")
    opened = visitor.ask("POST /api/lessons/{title:str}/{lesson:str}", {"name": "Ada"}, title="hellas", lesson="goal")
    key, version = opened["keys"]["0"], opened["v"]
    while True:
        whole = visitor.ask("GET /api/games/{game:str}/state", key=key, game=opened["game"])["whole"]
        teacher = whole["table"]["lesson"]
        if teacher["finished"]:
            break
        wish = {"do": "teach", "wish": "show" if teacher["asks"] else "next", "at": version}
        version = visitor.ask("POST /api/games/{game:str}/do", wish, key, game=opened["game"])["v"]


def _solve(visitor: Visitor) -> None:
    """A puzzle, a wrong answer and the right one; and an analysis of the game that is over."""
    puzzle = puzzles_of("classic")[0]
    visitor.ask("GET /api/puzzles")
    route = "POST /api/puzzles/{title:str}/{puzzle:str}"
    opened = visitor.ask(route, {"name": "Ada"}, title="classic", puzzle=puzzle.name)
    (key,) = opened["keys"].values()
    version = opened["v"]
    for command in ({"do": "say", "say": puzzle.next_best().phrase}, {"do": "teach", "wish": "show"}):
        done = visitor.ask("POST /api/games/{game:str}/do", {**command, "at": version}, key, game=opened["game"])
        version = done["v"]
        visitor.ask("GET /api/games/{game:str}/state", key=key, game=opened["game"])
    made = visitor.ask("POST /api/games/{game:str}/analyses", {}, key, game=opened["game"])
    visitor.ask("GET /api/games/{game:str}/state", key=made["keys"]["0"], game=made["game"])
    back = {"do": "teach", "wish": "go", "to": 0, "at": made["v"]}
    visitor.ask("POST /api/games/{game:str}/do", back, made["keys"]["0"], game=made["game"])
    visitor.ask("GET /api/games/{game:str}/opinion", key=made["keys"]["0"], game=made["game"])
    visitor.ask("POST /api/games/{game:str}/play-on", {"seat": 0}, made["keys"]["0"], game=made["game"])
    visitor.ask("POST /api/analyses", {"record": "pelagos 1\ntitle classic 1\nseats 2\n"})


def test_the_replies_of_all_routes_fit_their_types(client: Client, services: Services) -> None:
    visitor = Visitor(client)
    for title, seats, answers in (("toy", 2, 60), ("classic", 2, 3), ("hellas", 2, 8)):
        visitor.look_around(*visitor.play(title, seats, answers))
    _play_again(visitor)
    _learn(visitor)
    _solve(visitor)
    visitor.ask("GET /api/titles")
    visitor.ask("GET /api/rules/{title:str}", title="hellas")
    visitor.ask("GET /api/rules/{title:str}/clauses/{clause:str}", title="hellas", clause="H-1")
    visitor.ask("GET /api/primer/{title:str}", title="hellas")
    for word in ("z4", "z99"):
        visitor.ask(
            "POST /api/primer/{title:str}/examples/{domain:str}/{word:str}",
            {"name": "Anna"},
            title="hellas",
            domain="card",
            word=word,
        )
    visitor.ask("POST /api/games/import", {"record": RECORD})
    _sign_up(visitor)
    _be_told(visitor, services)
    _be_rated(visitor)
    for which in ("open", "running", "over", "mine", "waiting", "post"):
        visitor.ask("GET /api/games", query=f"?list={which}")
    _compete(visitor)
    _moderate(visitor)
    _be_reached(visitor)
    _use_passkeys(visitor)
    _sign_off(visitor)
    _get_back_in(visitor)

    assert visitor.visited == set(ROUTES)
    assert visitor.refused > 3


PATIENCE_S: Final = 60.0
RECORD: Final = (Path(__file__).parents[1] / "golden" / "hellas-2-1.game").read_text(encoding="utf-8")
SIGN_UP: Final = {"name": "Anna", "password": "correct horse battery"}


def _compete(visitor: Visitor) -> None:
    """A tournament with one person and a bot, for everybody to see."""
    cup = {"name": "Cup", "title": "toy", "plan": {"format": "groups", "rounds": 1, "group": 4}}
    told = visitor.ask("POST /api/tournaments", cup)
    there = {"tournament": told["id"]}
    visitor.ask("POST /api/tournaments/{tournament:str}/entry", {"nonce": "ab"}, **there)
    visitor.ask("DELETE /api/tournaments/{tournament:str}/entry", **there)
    visitor.ask("POST /api/tournaments/{tournament:str}/entry", {"nonce": "cd"}, **there)
    for act in ({"do": "bot", "level": "novice"}, {"do": "pair"}, {"do": "start"}):
        visitor.ask("POST /api/tournaments/{tournament:str}/do", act, **there)
    visitor.ask("GET /api/tournaments/{tournament:str}", **there)
    visitor.ask("GET /api/tournaments")
    _end_a_league(visitor)
    _meet_in_a_club(visitor)


def _meet_in_a_club(visitor: Visitor) -> None:
    visitor.ask("POST /api/clubs", {"name": "Club"})
    (club,) = visitor.ask("GET /api/clubs")
    there = {"club": club["id"]}
    visitor.ask("GET /api/clubs/{club:str}", **there)
    visitor.ask("POST /api/clubs/{club:str}/do", {"do": "invite"}, **there)
    visitor.ask(
        "POST /api/clubs/{club:str}/games",
        {"title": "toy", "seats": 2, "chairs": [{"kind": "me"}, {"kind": "open"}]},
        **there,
    )
    visitor.ask("GET /api/clubs/{club:str}/games", **there)
    cup = {"name": "Cup", "title": "toy", "plan": {"format": "knockout"}, "club": club["id"]}
    visitor.ask("POST /api/tournaments", cup)
    visitor.ask("GET /api/clubs/{club:str}/tournaments", **there)
    other = Visitor(another(visitor.client))
    other.ask("POST /api/account", {**SIGN_UP, "name": "Clara"})
    other.ask("POST /api/clubs/{club:str}/join", {}, **there)
    visitor.visited.update(other.visited)


def _end_a_league(visitor: Visitor) -> None:
    """A league of two bots with a result that was set, and its next season."""
    plan = {"format": "league", "rounds": 1, "group": 2}
    league = visitor.ask("POST /api/tournaments", {"name": "League", "title": "toy", "plan": plan, "automatic": False})
    there = {"tournament": league["id"]}
    bot, result = {"do": "bot", "level": "novice"}, {"do": "result", "table": 0, "places": [1, 2], "note": "so"}
    for act in (bot, bot, {"do": "start"}, result):
        visitor.ask("POST /api/tournaments/{tournament:str}/do", act, **there)
    end = time.monotonic() + PATIENCE_S
    while visitor.ask("GET /api/tournaments/{tournament:str}", **there)["phase"] != "over":
        assert time.monotonic() < end
        time.sleep(0.02)
    visitor.ask("POST /api/tournaments/{tournament:str}/season", {"name": "Next"}, **there)


def _sign_up(visitor: Visitor) -> None:
    for name in ("Bruno", "Anna", "Anna"):
        visitor.ask("POST /api/account", {**SIGN_UP, "name": name})
    visitor.ask("POST /api/account/settings", {"settings": {"theme": "dark", "size": 3, "bell": True}})
    visitor.ask("GET /api/account")
    visitor.ask("POST /api/account/lessons", {"lessons": {"hellas/goal": {"step": 3, "steps": 8, "game": "k7"}}})
    visitor.ask("GET /api/account/lessons")
    visitor.ask("POST /api/account/tokens", {"label": "bot"})
    visitor.ask("DELETE /api/account/tokens/{token:str}", token=visitor.ask("GET /api/account/tokens")[0]["id"])
    visitor.ask("POST /api/account/blocks", {"name": "Bruno"})
    visitor.ask("GET /api/account/blocks")
    visitor.ask("POST /api/account/proof", {"password": SIGN_UP["password"]})
    opened = visitor.guest_table()
    visitor.ask("POST /api/account/adopt", {"games": {**opened, "zzzz": ["x"]}})
    visitor.ask("GET /api/account/recovery")
    visitor.ask("POST /api/account/forgotten", {"who": "Bruno"})
    chairs = [{"kind": "me"}, {"kind": "bot"}]
    visitor.ask("POST /api/games", {"title": "classic", "seats": 2, "chairs": chairs, "start": True})


def _be_rated(visitor: Visitor) -> None:
    """Anna plays a bot for her rating, and looks at what came of it."""
    chairs = [{"kind": "me"}, {"kind": "bot", "level": "uniform"}]
    game = visitor.ask("POST /api/games", {**RATED_TABLE, "chairs": chairs, "start": True})["game"]
    visitor.ask("GET /api/games/{game:str}/ratings", game=game)
    while visitor.ask("GET /api/games/{game:str}", game=game)["phase"] == "running":
        play_on(game, visitor.client, most=1)
    counted(visitor.client, game)
    visitor.ask("GET /api/games/{game:str}/ratings", game=game)
    visitor.ask("GET /api/leaderboards")
    visitor.ask("GET /api/leaderboard", query="?title=toy&mode=duel")
    for name in ("Anna", "Bruno"):
        visitor.ask("GET /api/profile", query=f"?name={name}")
        visitor.ask("GET /api/profile/games", query=f"?name={name}")
        visitor.ask("GET /api/profile/history", query=f"?name={name}&title=toy&mode=duel")


def _moderate(visitor: Visitor) -> None:
    """Anna becomes an admin, and does everything that one can do."""
    services = services_of(visitor.client)
    in_loop(visitor.client, lambda: services.acts.grant("Anna", "trusted"))
    visitor.ask("GET /api/privacy")
    why = {"reason": "rude"}
    report = visitor.ask("GET /api/admin/reports")[0]
    visitor.ask("POST /api/admin/reports/{number:int}/close", why, number=str(report["number"]))
    visitor.ask("GET /api/admin/reports", query="?closed=true")
    visitor.ask("POST /api/admin/sanctions", {"kind": "mute", "account": "Bruno", "hours": 1, **why})
    visitor.ask("POST /api/admin/sanctions", {"kind": "ban", "account": "Bruno", **why})
    visitor.ask("GET /api/admin/people")
    visitor.ask("GET /api/admin/person", query="?name=Bruno")
    for sanction in visitor.ask("GET /api/admin/sanctions"):
        visitor.ask("POST /api/admin/sanctions/{number:int}/lift", why, number=str(sanction["number"]))
    game = report["game"]
    line = {"channel": "table", "number": 1, "hidden": True, **why}
    visitor.ask("POST /api/admin/tables/{game:str}/line", line, game=game)
    visitor.ask("POST /api/admin/tables/{game:str}/remove", why, game=game)
    visitor.ask("GET /api/admin/tables")
    visitor.ask("POST /api/admin/tables/{game:str}/restore", why, game=game)
    visitor.ask("GET /api/admin/audit")
    visitor.ask("GET /api/admin/state")


def _be_reached(visitor: Visitor) -> None:
    key = visitor.ask("GET /api/notices/push")["key"]
    endpoint = "https://push.example.org/1"
    visitor.ask("POST /api/notices/push", {"endpoint": endpoint, "keys": {"p256dh": key, "auth": 22 * "A"}})
    visitor.ask("DELETE /api/notices/push", {"endpoint": endpoint})
    visitor.ask("POST /api/notices/webhooks", {"url": "https://hooks.example.org/x"})


def _use_passkeys(visitor: Visitor) -> None:
    """One is added and removed; with another somebody signs up and in."""
    visitor.client.headers.update({"host": "localhost:8000", "origin": "http://localhost:8000"})
    route = "POST /api/account/passkey-options"
    keys = [Passkey(number, "http://localhost:8000", "localhost") for number in (1, 2)]
    made = keys[0].create(visitor.ask(route, {"purpose": "add"})["create"])
    visitor.ask("POST /api/account/passkeys", {"credential": made, "label": "phone"})
    held = visitor.ask("GET /api/account/passkeys")
    visitor.ask("DELETE /api/account/passkeys/{passkey:str}", passkey=held[0]["id"])
    made = keys[1].create(visitor.ask(route, {"purpose": "sign-up", "name": "Carla"})["create"])
    visitor.ask("POST /api/account/passkey-sign-up", {"credential": made, "label": "phone"})
    signed = keys[1].get(visitor.ask(route, {"purpose": "sign-in"})["get"])
    visitor.ask("POST /api/account/passkey-sign-in", {"credential": signed})
    visitor.client.cookies.clear()
    visitor.ask("POST /api/account/sign-in", SIGN_UP)
    for name in ("host", "origin"):
        del visitor.client.headers[name]


def _get_back_in(visitor: Visitor) -> None:
    services: Services = visitor.client.app.state.services
    [user] = services.people.like("Bruno")
    token = on_server(visitor.client, services.resets.add, user, 2**53)
    visitor.ask("POST /api/account/reset", {"token": token, "password": SIGN_UP["password"]})


def _be_told(visitor: Visitor, services: Services) -> None:
    """An address is added, confirmed, tried, chosen, ended and removed; and a vacation taken."""
    visitor.ask("POST /api/notices/mail", {"address": "anna"})
    found = visitor.ask("POST /api/notices/mail", {"address": "anna@club.example"})["contacts"][0]
    with services.outbox.transaction() as connection:
        letter = connection.execute(select(OUTBOX.c.letter)).scalar_one()
    token = msgspec.json.decode(letter)["link"].partition("#")[2]
    visitor.ask("POST /api/confirm", {"token": token})
    number = str(found["id"])
    visitor.ask("POST /api/notices/contacts/{number:int}/test", number=number)
    visitor.ask("POST /api/notices/contacts/{number:int}", {"kinds": ["over"], "digest": True}, number=number)
    visitor.ask("POST /api/notices/hours", {"zone": "Europe/Rome", "quiet": [1320, 420], "digest_at": 480})
    contact = services.contacts.by_id(found["id"])
    assert contact is not None
    visitor.ask("GET /api/unsubscribe/{token:str}", token=contact.unsubscribe)
    game = visitor.ask("GET /api/games", query="?list=mine")[0]["game"]
    visitor.ask("POST /api/games/{game:str}/notices", {"kinds": ["your-turn"]}, game=game)
    visitor.ask("POST /api/games/{game:str}/invite", {"name": "Bruno"}, game=game)
    visitor.ask("GET /api/notices", query=f"?game={game}")
    visitor.ask("POST /api/account/vacation", {"start": 0, "end": clock() + DAY})
    visitor.ask("DELETE /api/account/vacation")
    visitor.ask("DELETE /api/notices/contacts/{number:int}", number=number)


def _sign_off(visitor: Visitor) -> None:
    """Signed in on two devices, one of which is sent away."""
    secret = f"{SIGN_UP['password']} staple"
    visitor.ask("POST /api/account/password", {"old": SIGN_UP["password"], "new": secret})
    visitor.client.cookies.clear()
    visitor.ask("POST /api/account/sign-in", {**SIGN_UP, "password": secret})
    other = next(device for device in visitor.ask("GET /api/account")["devices"] if not device["here"])
    visitor.ask("DELETE /api/account/devices/{device:str}", device=other["id"])
    visitor.ask("POST /api/account/sign-out")
    visitor.ask("POST /api/account/sign-in", {**SIGN_UP, "password": secret})
    visitor.ask("DELETE /api/account", {"password": secret})


def test_what_a_socket_says_and_hears_fits_its_types(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    opened = client.post("/api/games", json={"title": "toy", "seats": 2, "chairs": chairs}).json()
    address = told.Address(opened["game"], opened["keys"]["0"])
    heard: list[type] = []
    with client.websocket_connect("/api/live") as line:

        def say(sent: msgspec.Struct, *more: msgspec.Struct) -> None:
            """One message, of one struct or of several; something comes of it."""
            line.send_json({name: value for part in (sent, *more) for name, value in msgspec.to_builtins(part).items()})
            heard.append(check_socket(line.receive_json()))

        say(told.Ping(7))
        say(told.Subscribe(address.game, address.auth))
        say(requests.SeatBot(1, "uniform", id="c-1"), address)
        say(requests.StartGame(id="c-2"), address)
        say(requests.Say("sing", 0, id="c-3"), address)
        say(requests.Talk("table", "hello", id="c-4"), address)
        line.send_json(msgspec.to_builtins(told.Unsubscribe(address.game, address.auth)))
        while (kind := check_socket(line.receive_json())) is not told.Acknowledgement:
            heard.append(kind)

    assert {told.Pong, told.StateMessage, told.SocketRefusal, told.TalkMessage} <= set(heard)


# finished games


@pytest.mark.parametrize("name", ["classic-2-2", "hellas-2-1", "legendary-duel-1"])
def test_reports_and_past_frames_of_whole_games_fit_their_types(name: str) -> None:
    play = golden(name)
    told_of = plain(report(play.rules, play.log, places=play.g.result))
    check({**told_of, "how": "played", "chairs": []}, ReportData)
    for viewer in (None, 0, SPECTATOR):
        for frame in plain(frames(play.rules, play.log, viewer, 0, 30)):
            check(frame, HistoryFrame)

    assert told_of["battles"]
