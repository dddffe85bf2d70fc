"""The page and what it fetches: files, sentences, drawings, rules, words, places."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel.title import rules_for
from pelagos.pictures.adapter import geometry_of
from pelagos.pictures.icons import all_icons
from pelagos.server.config import Config
from pelagos.server.routes.page import NAME
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon
from pelagos.texts.rulebook import rulebook
from server.conftest import ALL, CHEAP, LIMITS, Client, visiting

SETUPS: dict[str, Any] = {
    "classic": {"seats": 3},
    "legendary": {"seats": 4, "options": {"mode": "ffa4"}},
    "hellas": {"seats": 2},
    "toy": {"seats": 2},
}
INDEX = "<!doctype html><title>Pelagos</title>"
SCRIPT = "let sea = 'wine-dark';\n" * 200


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build makes it, and something beside it."""
    home = tmp_path_factory.mktemp("home")
    assets = home / "page" / "assets"
    assets.mkdir(parents=True)
    (home / "secret.js").write_text("secret")
    (home / "page" / "index.html").write_text(INDEX)
    (home / "page" / "favicon.svg").write_text("<svg/>")
    (home / "page" / "sw.js").write_text("self.addEventListener('push', show);")
    (assets / "index-a1B2.js").write_text(SCRIPT)
    (assets / "index-c3.css").write_text("body{}")
    (assets / "index-c3.css.br").write_bytes(b"packed")
    (assets / "notes.py").write_text("secret")
    engine = home / "offline" / "engine"
    engine.mkdir(parents=True)
    (home / "offline" / "index.html").write_text(INDEX)
    (engine / "pyodide.asm.wasm").write_bytes(b"\0asm")
    (engine / "pelagos.tar.gz").write_bytes(b"\x1f\x8b")
    (engine / "notes.py").write_text("secret")
    return home


@pytest.fixture(scope="module")
def client(folder: Path) -> Iterator[Client]:
    """One server for all tests of this file: they only look."""
    config = Config(folder / "data", folder / "page", folder / "offline", bot_pause=10**6, limits=LIMITS, hashing=CHEAP)
    with visiting(config) as visitor:
        yield visitor


def opened(client: Client, title: str) -> tuple[str, dict[str, str]]:
    """A new game against bots, and the header that speaks for its first seat."""
    chairs = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot"}] * (SETUPS[title]["seats"] - 1)]
    answer = client.post("/api/games", json={"title": title, "chairs": chairs, "start": True, **SETUPS[title]}).json()
    return answer["game"], {"authorization": f"Seat {answer['keys']['0']}"}


# files


@pytest.mark.parametrize("path", ["/", "/game/abc", "/game/abc/after", "/rules/classic", "/account", "/no/such/place"])
def test_every_place_in_the_page_is_the_page(client: Client, path: str) -> None:
    answer = client.get(path)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_for_ever(client: Client) -> None:
    answer = client.get("/assets/index-a1B2.js", headers={"accept-encoding": "gzip"})

    assert answer.text == SCRIPT
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    plain = client.get("/assets/index-a1B2.js", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (SCRIPT, None)
    assert plain.headers["vary"] == "Accept-Encoding"


def test_the_service_worker_is_a_script_of_our_own_that_is_asked_for_again(client: Client) -> None:
    """At the root, so that it may serve every page; browsers look there for a new one."""
    answer = client.get("/sw.js")

    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert "worker-src" not in client.get("/").headers["content-security-policy"]


def test_what_was_packed_beforehand_is_sent_packed(client: Client) -> None:
    with client.stream("GET", "/assets/index-c3.css", headers={"accept-encoding": "br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert b"".join(answer.iter_raw()) == b"packed"


def test_a_client_does_not_fetch_twice_what_it_has(client: Client) -> None:
    tag = client.get("/favicon.svg").headers["etag"]

    assert client.get("/favicon.svg", headers={"if-none-match": f'"x", {tag}'}).status_code == 304
    assert client.get("/favicon.svg", headers={"if-none-match": '"x"'}).status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/..%2F..%2Fsecret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/notes.py",
        "/assets/nothing.js",
        "/nothing.png",
        "/assets/",
        "/api/nothing",
        "/texts/en/nothing.ftl",
        "/texts/en/..%2Fen%2Fcli.ftl",
        "/texts/..%2Fen/cli.ftl",
        "/texts/xx/cli.ftl",
        "/texts/en/__init__.py",
        "/icons/nothing.svg",
        "/icons/..%2Ficons.py",
    ],
)
def test_nothing_else_is_sent(client: Client, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 404
    assert answer.json()["code"] == "no-such-door"


def test_no_address_leads_out_of_the_folder(client: Client) -> None:
    for path in ("/..%2Fsecret.js", "/%2e%2e/secret.js", "//secret.js", "/assets/%2Fetc%2Fpasswd"):
        answer = client.get(path)
        assert (answer.status_code, answer.text) == (200, INDEX) or answer.status_code == 404


@pytest.mark.parametrize("name", ["..", "..\\secret.js", "a/b.js", ".hidden.js", "", "C:secret.js", "a b.js"])
def test_a_name_with_a_way_in_it_is_no_name(name: str) -> None:
    assert not NAME.fullmatch(name)


def test_a_page_that_was_not_built_says_so(config: Config, tmp_path: Path) -> None:
    with visiting(replace(config, page=tmp_path / "nowhere")) as client:
        answer = client.get("/game/abc")

    assert answer.status_code == 503
    assert "The page was not built" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"


# sentences, drawings, rules


@pytest.mark.parametrize("file", ["en/classic.ftl", "en/cli.ftl", "it/table.ftl", "en/toy.ftl"])
def test_sentences_are_sent_as_they_are_written(client: Client, file: str) -> None:
    answer = client.get(f"/texts/{file}")

    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert " = " in answer.text


def test_what_titles_add_to_a_file_comes_with_it(client: Client) -> None:
    page = client.get("/texts/it/page.ftl").text

    assert "page-send = " in page
    assert "page-title-hellas = " in page
    assert "classic-say-bid = " in client.get("/texts/en/phrases.ftl").text


def test_every_drawing_is_sent(client: Client) -> None:
    for icon in all_icons():
        answer = client.get(f"/icons/{icon.name}.svg")
        assert (answer.status_code, answer.headers["content-type"]) == (200, "image/svg+xml")
        assert answer.text == icon.svg()


@pytest.mark.parametrize("title", ["classic", "legendary", "hellas"])
def test_the_rules_and_each_of_their_clauses(client: Client, title: str) -> None:
    told = client.get(f"/api/rules/{title}").json()
    message = title[0].upper()

    assert told == rulebook(title)
    assert {"id", "heading", "english", "level", "html"} == set(told["sections"][0])
    clause = next(part["id"] for part in told["sections"] if part["id"].startswith(f"{message}-"))
    answer = client.get(f"/api/rules/{title}/clauses/{clause}")
    assert answer.json()["id"] == clause
    assert answer.json()["html"]


def test_the_rules_are_told_in_the_language_that_is_asked_for(client: Client) -> None:
    italian = {"Accept-Language": "it-IT,en;q=0.5"}
    answer = client.get("/api/rules/hellas", headers=italian)

    assert answer.json() == rulebook("hellas", "it")
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    assert client.get("/api/rules/hellas", headers={"Accept-Language": "de"}).json()["language"] == "en"
    clause = client.get("/api/rules/hellas/clauses/H-13.2", headers=italian).json()
    assert "perde subito" in clause["html"]


def test_rules_that_are_not_there(client: Client) -> None:
    for path, code in (
        ("/api/rules/toy", "no-rulebook"),
        ("/api/rules/chess", "no-such-door"),
        ("/api/rules/classic/clauses/nowhere", "no-such-clause"),
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)


# one game


@pytest.mark.parametrize("title", list(SETUPS))
def test_the_lexicon_of_a_game(client: Client, title: str) -> None:
    game, seat = opened(client, title)
    rules = rules_for(ALL[title], SETUPS[title]["seats"], options=SETUPS[title].get("options", {}))

    answer = client.get(f"/api/games/{game}/lexicon", headers=seat)
    again = client.get(f"/api/games/{game}/lexicon", headers={"if-none-match": answer.headers["etag"]})
    assert answer.json() == lexicon(rules, Texts())
    assert again.status_code == 304
    assert answer.headers["cache-control"] == "private, no-cache"


def test_the_lexicon_speaks_the_language_of_the_visitor(client: Client) -> None:
    game, _ = opened(client, "classic")

    english, italian = [
        client.get(f"/api/games/{game}/lexicon", headers={"accept-language": language}).json()
        for language in ("en", "it-IT, en;q=0.5")
    ]
    assert english["domains"].keys() == italian["domains"].keys()
    assert english != italian


@pytest.mark.parametrize("title", list(SETUPS))
@pytest.mark.parametrize("small", [0, 1])
def test_the_geometry_is_made_from_the_view_of_who_asks(client: Client, title: str, small: int) -> None:
    game, seat = opened(client, title)
    seen = client.get(f"/api/games/{game}/state", headers=seat).json()["whole"]["game"]
    rules = rules_for(ALL[title], SETUPS[title]["seats"], options=SETUPS[title].get("options", {}))

    told = client.get(f"/api/games/{game}/geometry?small={small}", headers=seat).json()["geometry"]
    if title == "toy":
        assert told is None
    else:
        assert told == geometry_of(rules, seen, bool(small)).plain()


def test_the_geometry_of_an_earlier_board(client: Client) -> None:
    """A board that grows is drawn as it was then."""
    game, seat = opened(client, "hellas")
    seen = client.get(f"/api/games/{game}/state", headers=seat).json()
    client.post(
        f"/api/games/{game}/do",
        json={"do": "say", "say": seen["whole"]["game"]["options"][0], "at": seen["v"]},
        headers=seat,
    )
    frames = client.get(f"/api/games/{game}/replay", headers=seat).json()["frames"]
    rules = rules_for(ALL["hellas"], 2)

    first = client.get(f"/api/games/{game}/geometry?at=0", headers=seat).json()["geometry"]
    assert first == geometry_of(rules, frames[0]["view"], False).plain()
    assert first != client.get(f"/api/games/{game}/geometry", headers=seat).json()["geometry"]


def test_where_nobody_may_look_on_there_is_nothing_to_see(client: Client) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot"}]
    body = {"title": "toy", "seats": 2, "chairs": chairs, "start": True, "terms": {"spectators": False}}
    game = client.post("/api/games", json=body).json()["game"]

    for what in ("lexicon", "geometry", "state"):
        assert client.get(f"/api/games/{game}/{what}").json()["code"] == "no-spectators"


def test_packed_and_plain_are_the_same(client: Client) -> None:
    with client.stream("GET", "/api/rules/classic", headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())

    assert gzip.decompress(raw) == client.get("/api/rules/classic", headers={"accept-encoding": "identity"}).content


# the table without a server


def test_the_table_without_a_server_may_compile_and_nothing_else_may(client: Client) -> None:
    home = client.get("/offline/")
    engine = client.get("/offline/engine/pyodide.asm.wasm")

    assert (home.status_code, home.text) == (200, INDEX)
    assert "'wasm-unsafe-eval'" in home.headers["content-security-policy"]
    assert engine.headers["content-type"] == "application/wasm"
    assert client.get("/offline/engine/pelagos.tar.gz").content == b"\x1f\x8b"
    for path in ("/", "/game/abc", "/offlines", "/api/titles"):
        assert "wasm" not in client.get(path).headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/offline/../secret.js",
        "/offline/%2e%2e/secret.js",
        "/offline/engine/notes.py",
        "/offline/engine",
        "/offline/no.js",
    ],
)
def test_no_other_file_is_sent_from_there(client: Client, path: str) -> None:
    answer = client.get(path)

    assert "secret" not in answer.text
    assert answer.status_code == 404 or answer.text == INDEX


@pytest.mark.parametrize("path", ["/offline", "/offline/"])
def test_its_address_leads_to_its_page(client: Client, path: str) -> None:
    answer = client.get(path, follow_redirects=False)

    assert (answer.status_code, answer.headers["location"]) == (302, "/offline/index.html")


def test_it_is_not_there_unless_it_is_given(folder: Path) -> None:
    with visiting(Config(folder / "other", folder / "page", limits=LIMITS, hashing=CHEAP)) as visitor:
        assert visitor.get("/offline/").status_code == 404
        assert visitor.get("/offline/engine/pyodide.asm.wasm").status_code == 404
