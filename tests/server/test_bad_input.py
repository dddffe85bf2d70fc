"""Whatever is sent to a route, it answers as its description promises: never a fault, always code and sentence."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from pelagos.server.app import make_app
from pelagos.server.config import Config
from pelagos.server.identity import COOKIE
from pelagos.server.ids import hashed
from pelagos.server.routes import tables
from pelagos.server.tables import clock
from server.conftest import ALL, LIMITS
from server.servers import CHEAP, HASHED
from server.visiting import HOST, Answer, Ask, Place

pytestmark = pytest.mark.pure
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 30


def description() -> Any:
    return make_app(Config(Path("nowhere")), ALL).openapi_schema.to_schema()


SCHEMA: Any = schemathesis.openapi.from_dict(description())
OPERATIONS: list[Any] = [found.ok() for found in SCHEMA.get_all_operations()]


KNOWN: dict[str, str] = {
    "language": "en",
    "file": "server.ftl",
    "name": "gods-zeus.svg",
    "title": "hellas",
    "clause": "H-1.1",
}
"""Words that lead somewhere: few are found by chance."""
SENT: dict[str, Any] = {
    "title": "hellas",
    "seats": 2,
    "options": {},
    "board": "",
    "chairs": [{"kind": "me", "name": "A"}, {"kind": "bot", "level": "novice"}],
    "seat": 0,
    "record": (Path(__file__).parents[1] / "golden" / "toy-2-1.game").read_text("utf-8"),
}


class Visited(NamedTuple):
    """A server, tables there, and ways to be somebody."""

    place: Place
    games: list[str]
    """Running, waiting, over, and one that there is not."""
    auths: list[dict[str, str]]
    user: int


@pytest.fixture(scope="module")
def visited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visited]:
    folder = Path(tmp_path_factory.mktemp("visited"))
    place = Place(Config(folder, bot_pause=10**6, order_pause=(10**6, 10**6), limits=LIMITS, hashing=CHEAP), ALL)
    body = {"title": "hellas", "seats": 2, "chairs": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "B"}]}
    running = place.post("/api/games", {**body, "start": True}).json()
    waiting = place.post("/api/games", body).json()
    over = place.post("/api/games", {**body, "start": True}).json()
    assert place.post(f"/api/games/{over['game']}/do", {"do": "resign"}, **seat(over)).status == 200
    user = place.services.people.add("Anna", HASHED, 0)
    place.services.people.add_token(hashed("token"), user, "test", 0)
    auths = [{}, seat(running), seat(waiting), seat(over), {"authorization": "Bearer token"}]
    yield Visited(place, [running["game"], waiting["game"], over["game"], "nosuchtable"], auths, user)
    place.close()


def seat(opened: Any) -> dict[str, str]:
    return {"authorization": f"Seat {opened['keys']['0']}"}


def signed_in(visited: Visited) -> dict[str, str]:
    """The cookie of a new device, and the header of our page."""
    people, session = visited.place.services.people, f"session{len(OPERATIONS)}"
    people.drop_session(hashed(session))
    people.add_session(hashed(session), visited.user, "test", clock())
    return {"cookie": f"{COOKIE}={session}", "x-pelagos": "1"}


def polite(answer: Answer) -> None:
    """Every refusal has a code and a sentence; nothing is a fault."""
    assert answer.status < 500 or answer.status == 503, answer
    if answer.status >= 400:
        told = answer.json()
        assert told["code"]
        assert told["says"].strip()


def as_asked(case: Any, game: str, auth: dict[str, str]) -> tuple[Ask, httpx.Request]:
    """A generated case, at a table that there is and by somebody who is known."""
    if game:
        case.path_parameters.update({name: text for name, text in KNOWN.items() if name in case.path_parameters})
        if "game" in case.path_parameters:
            case.path_parameters["game"] = game
        if isinstance(case.body, dict):
            case.body.update({name: value for name, value in SENT.items() if name in case.body})
    sent = requests.Request(**case.as_transport_kwargs(base_url=f"http://{HOST}")).prepare()
    headers = {name: text if isinstance(text, str) else text.decode("latin-1") for name, text in sent.headers.items()}
    body = sent.body.encode() if isinstance(sent.body, str) else sent.body
    target = str(sent.url).removeprefix(f"http://{HOST}")
    assert sent.method is not None
    return Ask(sent.method, target, body, {**headers, **auth}), httpx.Request(sent.method, str(sent.url))


def check_door(visited: Visited, operation: Any) -> None:
    auths = [*visited.auths, signed_in(visited), signed_in(visited)]

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(operation.as_strategy(), st.sampled_from([*visited.games, ""]), st.sampled_from(auths))
    def check(case: Any, game: str, auth: dict[str, str]) -> None:
        ask, request = as_asked(case, game, auth)
        answer = visited.place.ask(ask)
        polite(answer)
        headers = [(name.decode(), value.decode("latin-1")) for name, value in answer.headers]
        response = httpx.Response(answer.status, headers=headers, content=answer.body, request=request)
        response.elapsed = timedelta()
        case.validate_response(schemathesis.Response.from_httpx(response, verify=False), checks=CHECKS)

    check()


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_a_door_keeps_to_its_description(visited: Visited, operation: Any) -> None:
    check_door(visited, operation)


CARD = next(operation for operation in OPERATIONS if operation.label == "GET /api/games/{game}")


@pytest.mark.parametrize("lie", [lambda live, player: [], lambda live, player: 1 / 0], ids=["a list", "a fault"])
def test_a_door_that_lies_is_caught(visited: Visited, lie: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "full_summary", lie)
    with pytest.raises((AssertionError, FailureGroup)):
        check_door(visited, CARD)


# by hand


def asked(visited: Visited, target: str, body: Any, method: str = "POST", **headers: str) -> Answer:
    answer = visited.place.ask(Ask(method, target, body, headers))
    polite(answer)
    return answer


def refused(visited: Visited, body: Any, target: str = "/api/games", **headers: str) -> str:
    answer = asked(visited, target, body, **headers)
    assert answer.status >= 400
    return str(answer.json()["code"])


DEEP = b'{"do":"say","say":' + b"[" * 100_000 + b"]" * 100_000 + b',"at":1}'


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"say"',
        b"\xff\xfe",
        b'{"do": "say", "say": "\xc3\x28", "at": 1}',
        b'{"do": "say", "say": "\\ud800", "at": 1}',
        b'{"do": "say", "say": "pass", "at": NaN}',
        b'{"do": "say", "say": "pass", "at": Infinity}',
        b'{"do": "say", "say": "pass", "at": 1e400}',
        b'{"do": "say", "say": "pass", "at": ' + b"9" * 5000 + b"}",
        b'{"do": "say", "say": "pass", "at": -1}',
        b'{"do": "say", "say": "pass", "at": true}',
        b'{"do": "say", "say": "pass", "at": "1"}',
        b'{"do": "say", "do": "sing", "say": "pass", "at": 1}',
        b'{"do": "say", "say": "pass", "at": 1, "seat": 1}',
        b'{"do": "__init__"}',
        b'{"do": "start", "__class__": 1}',
        DEEP,
    ],
    ids=lambda body: repr(body)[2:40],
)
def test_a_body_that_cannot_be_read_is_refused(visited: Visited, body: bytes) -> None:
    game, auth = visited.games[0], visited.auths[1]
    before = visited.place.get(f"/api/games/{game}/state", **auth).json()

    assert refused(visited, body, f"/api/games/{game}/do", **auth) in ("bad-request", "no-json", "stale")
    after = visited.place.get(f"/api/games/{game}/state", **auth).json()
    assert {**after, "now": before["now"]} == before


def test_the_last_of_two_fields_counts_as_everywhere(visited: Visited) -> None:
    body = b'{"do": "say", "say": "pass", "at": 1, "at": 999999}'
    assert refused(visited, body, f"/api/games/{visited.games[0]}/do", **visited.auths[1]) == "stale"


def test_a_giant_body_is_refused_before_it_is_read(visited: Visited) -> None:
    giant = b'{"record": "' + b"x" * 600_000 + b'"}'

    answer = asked(visited, "/api/games/import", giant)
    assert (answer.status, answer.json()["code"]) == (413, "body-too-large")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "x", ""])
def test_another_kind_of_body_is_read_as_json_or_refused(visited: Visited, kind: str) -> None:
    asked(visited, "/api/games", b"title=hellas&seats=2", content_type=kind)
    asked(visited, "/api/games", b'{"title": "hellas", "seats": 2}', content_type=kind)


NAMES = [
    "Åsa Ω 海",
    "\u202eevil",
    "a" * 64,
    "\x00",
    "\n",
    " ",
    "e\u0301" * 30,
    "👩‍👩‍👧‍👦" * 9,
    "<script>",
    "'; drop table games; --",
]


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_is_taken_clean_or_refused(visited: Visited, name: str) -> None:
    answer = asked(visited, "/api/games", {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": name}] * 2})
    if answer.status == 201:
        card = visited.place.get(f"/api/games/{answer.json()['game']}").json()
        shown = card["chairs"][0]["name"]
        assert shown == shown.strip()
        assert shown.isprintable()


@pytest.mark.parametrize(
    "target",
    [
        "/api/games/../../etc/passwd",
        "/api/games/%2e%2e%2f%2e%2e%2fetc%2fpasswd/state",
        "/api/games/%00/state",
        "/api/games/%ff%fe/state",
        "/api/games//state",
        "/api/games/a/b/c/d",
        "/api/games/" + "a" * 5000,
        "/assets/%2e%2e%2findex.html",
        "/assets/..%5c..%5cpelagos.db",
        "/texts/..%2f..%2f/errors.ftl",
        "/texts/en/%2e%2e%2f%2e%2e%2f__init__.py",
        "/icons/%2e%2e%2ficons.py",
        "/api/rules/..%2fhellas",
        "/api/games?list=" + "x" * 9000,
        "/api/games?before=1e9",
        "/api/games?list=open&list=over",
        "//evil.example/",
        "/api/live",
    ],
)
def test_an_address_leads_to_its_door_or_nowhere(visited: Visited, target: str) -> None:
    for method in ("GET", "POST", "DELETE", "PUT", "OPTIONS", "TRACE", "BREW"):
        answer = visited.place.ask(Ask(method, target))
        assert answer.status < 500 or answer.status == 503
        assert b"root:" not in answer.body
        assert b"import " not in answer.body


@pytest.mark.parametrize(
    "header", ["Seat", "Seat ", "Seat x y", "Bearer \x7f", "Basic YTpi", "Seat " + "k" * 9000, "é"]
)
def test_a_strange_authorization_is_told(visited: Visited, header: str) -> None:
    answer = asked(visited, f"/api/games/{visited.games[0]}/state", None, "GET", authorization=header)
    assert answer.status == 401
