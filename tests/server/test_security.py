"""What cross-origin pages, foreign host names and impatient clients do not get."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from litestar import get
from litestar.exceptions import WebSocketDisconnect

from pelagos.server.app import make_app
from pelagos.server.config import Config
from pelagos.server.routes import middleware, signing_in, websocket
from pelagos.server.routes.request_context import client_of, is_our_host
from pelagos.server.services import Services
from server.conftest import ALL, HOME, LIMITS, Client, visiting

SECRET = "correct horse battery"
SIGN_UP = {"name": "Anna", "password": SECRET}
TABLE = {"title": "toy", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}, {"kind": "open"}]}
FOREIGN = ("http://evil.example", "null", "http://127.0.0.1:8000.evil.example", "http://127.0.0.1:9999", "HTTP://x")


def code_of(answer: Any) -> str:
    return str(answer.json()["code"])


# cross-origin pages


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_cross_origin_page_changes_nothing_with_or_without_a_cookie(client: Client, origin: str) -> None:
    assert code_of(client.post("/api/games", json=TABLE, headers={"origin": origin})) == "not-our-page"
    client.post("/api/account", json=SIGN_UP)
    assert code_of(client.post("/api/games", json=TABLE, headers={"origin": origin})) == "not-our-page"
    assert client.get("/api/games?list=mine").json() == []


def test_our_own_page_may(client: Client) -> None:
    client.post("/api/account", json=SIGN_UP)

    assert client.post("/api/games", json=TABLE, headers={"origin": HOME}).status_code == 201


def test_a_cookie_without_our_header_changes_nothing(client: Client) -> None:
    client.post("/api/account", json=SIGN_UP)
    del client.headers["x-pelagos"]

    assert code_of(client.post("/api/games", json=TABLE)) == "not-our-page"
    assert client.get("/api/account").status_code == 200


@pytest.mark.parametrize("route", ["/api/account", "/api/account/sign-in"])
def test_nobody_is_signed_in_by_a_cross_origin_page(client: Client, route: str) -> None:
    """Else somebody would play under another's name without knowing."""
    assert code_of(client.post(route, json=SIGN_UP, headers={"origin": "http://evil.example"})) == "not-our-page"
    del client.headers["x-pelagos"]
    assert code_of(client.post(route, json=SIGN_UP)) == "not-our-page"
    assert "pelagos_session" not in client.cookies


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_cross_origin_page_gets_no_socket(client: Client, origin: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as refused,
        client.websocket_connect("/api/live", headers={"origin": origin}),
    ):
        pass
    assert refused.value.code == 4003


def test_a_refused_socket_is_not_counted(client: Client, services: Services) -> None:
    for _ in range(LIMITS.sockets_each + 1):
        with (
            pytest.raises(WebSocketDisconnect) as refused,
            client.websocket_connect("/api/live", headers={"authorization": "Bearer wrong"}),
        ):
            pass
        assert refused.value.code == 4003
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"ping": 1})
        assert socket.receive_json() == {"pong": 1}


# foreign host names


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:8000", "", "[::1", "x@127.0.0.1"])
def test_a_foreign_name_is_not_answered(client: Client, host: str) -> None:
    assert code_of(client.get("/api/titles", headers={"host": host})) == "unknown-host"
    assert client.get("/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("host", "listening", "origins", "ours"),
    [
        ("localhost:8000", "127.0.0.1", (), True),
        ("[::1]:8000", "127.0.0.1", (), True),
        ("192.168.1.7:8000", "127.0.0.1", (), False),
        ("192.168.1.7:8000", "0.0.0.0", (), True),
        ("[fe80::7]:8000", "::", (), True),
        ("evil.example", "0.0.0.0", (), False),
        ("games.example.org", "127.0.0.1", ("https://games.example.org",), True),
        ("GAMES.example.org", "127.0.0.1", ("https://games.example.org",), True),
        ("games.example.org:81", "127.0.0.1", ("https://games.example.org",), False),
        ("games.example.org", "games.example.org", (), True),
    ],
)
def test_which_names_are_ours(config: Config, host: str, listening: str, origins: tuple[str, ...], ours: bool) -> None:
    assert is_our_host(host, replace(config, host=listening, origins=origins)) is ours


# impatience


def test_whoever_asks_too_often_waits(config: Config) -> None:
    with visiting(replace(config, limits=replace(LIMITS, requests=(0.001, 3.0)))) as client:
        answers = [client.get("/api/titles") for _ in range(4)]

    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert int(answers[-1].headers["retry-after"]) > 0
    assert answers[-1].headers["x-content-type-options"] == "nosniff"


def test_passwords_are_tried_slowly_by_address_and_by_name(config: Config) -> None:
    limits = replace(LIMITS, signing_in=(0.001, 3.0), signing_in_name=(0.001, 3.0))
    tried = [{"name": name, "password": SECRET} for name in ("Anna", "Anna", "Berta", "Clara")]
    with visiting(replace(config, limits=limits, proxies=("testclient",))) as client:
        by_address = [client.post("/api/account/sign-in", json=body).status_code for body in tried]
        by_name = [
            client.post("/api/account/sign-in", json=tried[0], headers={"x-forwarded-for": f"10.0.0.{i}"}).status_code
            for i in range(3)
        ]

    assert by_address == [401, 401, 401, 429]
    assert by_name == [401, 429, 429]


def test_wrong_passwords_from_elsewhere_do_not_keep_the_owner_out(config: Config) -> None:
    """However many addresses try: the owner's device has known the password before, and is counted by itself."""
    limits = replace(LIMITS, signing_in=(0.001, 3.0), signing_in_name=(0.001, 5.0))
    wrong, right = {"name": "Anna", "password": "wrong horse"}, {"name": "Anna", "password": SECRET}

    def tried(client: Client, body: dict[str, str], address: str) -> int:
        sent = client.post("/api/account/sign-in", json=body, headers={"x-forwarded-for": address})
        return sent.status_code

    with visiting(replace(config, limits=limits, proxies=("testclient",))) as owner:
        owner.post("/api/account", json=right, headers={"x-forwarded-for": "10.0.0.1"})
        owner.post("/api/account/sign-out")
        stranger = Client(owner.app, base_url=HOME)
        stranger.headers["x-pelagos"] = "1"
        stranger.blocking_portal = owner.blocking_portal

        assert [tried(stranger, wrong, f"10.0.1.{i}") for i in range(7)] == [401] * 5 + [429] * 2
        assert tried(owner, right, "10.0.0.2") == 200
        assert tried(stranger, right, "10.0.2.1") == 429, "a device that nobody knows waits"


def test_a_known_device_may_not_guess_for_ever(config: Config) -> None:
    """Nor does its mark serve for another name, nor after the password was changed."""
    limits = replace(LIMITS, signing_in=(0.001, 3.0), signing_in_name=(0.001, 1.0))
    with visiting(replace(config, limits=limits, proxies=("testclient",))) as client:
        address = iter(range(100))

        def post(end: str, **body: str) -> int:
            sent = client.post(f"/api/account{end}", json=body, headers={"x-forwarded-for": f"10.0.0.{next(address)}"})
            return sent.status_code

        post("", name="Anna", password=SECRET)
        wrong = [post("/sign-in", name="Anna", password="wrong horse") for _ in range(4)]
        assert wrong == [401, 401, 401, 429]
        assert [post("/sign-in", name="Berta", password=SECRET) for _ in range(2)] == [401, 429]
        mark = client.cookies["pelagos_device"]
        assert post("/password", old=SECRET, new="another horse") == 200
        assert client.cookies["pelagos_device"] != mark
        client.cookies.delete("pelagos_device")
        client.cookies.set("pelagos_device", mark, domain="127.0.0.1", path="/api/account")
        assert [post("/sign-in", name="Anna", password="wrong horse") for _ in range(2)] == [401, 429]


@pytest.mark.parametrize(
    ("peer", "forwarded", "visitor"),
    [
        ("10.0.0.9", "1.2.3.4", "10.0.0.9"),
        ("10.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4", "1.2.3.4"),
        ("10.0.0.1", "6.6.6.6, 1.2.3.4, 10.0.0.2", "1.2.3.4"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("2001:db8::1:2:3:4", "", "2001:db8::"),
        ("::ffff:1.2.3.4", "", "1.2.3.4"),
    ],
)
def test_a_visitor_is_the_nearest_address_that_is_no_proxy_of_ours(
    config: Config, peer: str, forwarded: str, visitor: str
) -> None:
    """What stands further left in the header anybody may have written; of an IPv6 address they choose half."""

    services = SimpleNamespace(config=replace(config, proxies=("10.0.0.1", "10.0.0.2")))
    visit: Any = SimpleNamespace(
        app=SimpleNamespace(state=SimpleNamespace(services=services)),
        client=SimpleNamespace(host=peer),
        headers={"x-forwarded-for": forwarded},
    )

    assert client_of(visit) == visitor


# headers


@pytest.mark.parametrize("path", ["/", "/game/abc", "/api/titles", "/api/nothing", "/api/games/nothing", "/metrics"])
def test_every_answer_wears_the_headers(client: Client, path: str) -> None:
    headers = client.get(path).headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "geolocation=()" in headers["permissions-policy"]
    policy = headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert ("default-src 'none'" in policy) == path.startswith(("/api", "/metrics"))
    assert "strict-transport-security" not in headers
    assert "access-control-allow-origin" not in headers


def test_what_a_seat_sees_is_kept_in_no_cache(client: Client) -> None:
    game = client.post("/api/games", json=TABLE).json()["game"]

    assert client.get(f"/api/games/{game}/state").headers["cache-control"] == "no-store"
    assert client.get("/api/account").headers["cache-control"] == "no-store"


def test_behind_https_cookies_and_names_say_so(config: Config) -> None:
    origin = "https://games.example.org"
    with visiting(replace(config, secure=True, origins=(origin,))) as client:
        answer = client.post("/api/account", json=SIGN_UP, headers={"host": "games.example.org", "origin": origin})
        page = client.get("/", headers={"host": "games.example.org"})

    assert "secure" in answer.headers["set-cookie"].lower()
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    assert page.headers["content-security-policy"].endswith("connect-src 'self' wss://games.example.org")


# faults


@get("/api/broken", sync_to_thread=False)
def broken() -> None:
    raise RuntimeError(SECRET)


def test_a_fault_of_ours_tells_nothing(config: Config, caplog: pytest.LogCaptureFixture) -> None:
    app = make_app(config, ALL)
    app.register(broken)
    with Client(app, base_url=HOME, raise_server_exceptions=False) as client:
        answer = client.get("/api/broken")
        services: Services = client.app.state.services
        faults = services.metrics.faults

    assert (answer.status_code, code_of(answer)) == (500, "fault")
    assert SECRET not in answer.text
    assert faults == 1
    assert [record.msg for record in caplog.records if record.levelname == "ERROR"] == ["fault"]


# tests of these tests: without its guard, each attack goes through


def anything(_: Any) -> bool:
    return True


def nothing(_: Any) -> None:
    pass


def test_without_the_check_of_origins_a_cross_origin_page_opens_tables(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(middleware, "from_own_origin", anything)

    assert client.post("/api/games", json=TABLE, headers={"origin": "null"}).status_code == 201


def test_without_the_check_of_the_page_somebody_is_signed_in_unasked(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(signing_in, "check_own_page", nothing)
    del client.headers["x-pelagos"]

    assert client.post("/api/account", json=SIGN_UP).status_code == 201
    assert "pelagos_session" in client.cookies


def test_without_the_check_of_names_a_foreign_name_is_answered(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "check_host", nothing)

    assert client.get("/api/titles", headers={"host": "evil.example"}).status_code == 200


def test_without_the_check_of_its_route_a_cross_origin_page_gets_a_socket(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "from_own_origin", anything)

    with client.websocket_connect("/api/live", headers={"origin": "http://evil.example"}) as socket:
        socket.send_json({"ping": 1})
        assert socket.receive_json() == {"pong": 1}
