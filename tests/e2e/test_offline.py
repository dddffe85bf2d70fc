"""The table without a server, in a browser: a folder, a web host that knows nothing, and then not even that."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.clicker import Clicker
from e2e.hosting import AT_ONCE, CHOSEN, CHROMIUM, CONFIRMED, FLAGS, SHARES
from e2e.offline_site import PATIENCE, SITE, TAP, LocalLine, Site, ask, copied, kept, ready
from e2e.tables import GOLDEN, head
from e2e.test_newcomer import cycle_shown
from offline.device import Device
from server.upgrading import PLANTED

pytestmark = pytest.mark.skipif(not (SITE / "files.json").exists(), reason="the site is not built: make offline")

BEFORE_STAYING: Final = 161
"""Answers of a golden game of Classic: in the middle of a battle the attacker is asked whether they stay."""


@pytest.fixture
def site() -> Iterator[Site]:
    served = Site(SITE)
    served.start()
    yield served
    served.stop()


@pytest.fixture
def asked() -> set[str]:
    """The origins that anything was asked of."""
    return set()


def prepared(context: BrowserContext, asked: set[str]) -> BrowserContext:
    for script in (SHARES, CHOSEN % json.dumps({**AT_ONCE, **CONFIRMED}), TAP):
        context.add_init_script(script)
    context.set_default_timeout(PATIENCE)
    context.on("request", lambda request: asked.add("/".join(request.url.split("/")[:3])))
    return context


@pytest.fixture
def context(browser: Browser, site: Site, asked: set[str]) -> Iterator[BrowserContext]:
    made = prepared(browser.new_context(base_url=site.address, reduced_motion="reduce", locale="en"), asked)
    yield made
    made.close()


def begin(page: Page, title: str) -> Clicker:
    """One click on a title of the start page, and the table is there."""
    clicker = Clicker(page, 1, line=LocalLine(page))
    page.goto("/")
    page.locator("section", has_text="Play now").locator("button.title", has_text=title).click()
    page.wait_for_selector(".foot", timeout=PATIENCE)
    return clicker


def cut(page: Page, site: Site) -> None:
    """No web host, no network; all files are kept already."""
    kept(page)
    site.stop()
    page.context.set_offline(True)


def test_a_game_goes_on_when_the_host_and_the_network_are_gone(
    context: BrowserContext, site: Site, asked: set[str]
) -> None:
    page = context.new_page()
    clicker = begin(page, "Hellas")
    clicker.wait()
    clicker.answer()

    cut(page, site)
    said = len(clicker.line.said)
    page.reload()
    page.wait_for_selector(".foot", timeout=PATIENCE)
    clicker.wait()
    clicker.answer()

    assert len(clicker.line.said) > said
    clicker.line.check()
    assert asked == {site.address}


@pytest.mark.slow
@pytest.mark.parametrize("title", ["Classic", "Legendary", "Hellas"])
def test_a_newcomer_plays_a_cycle_without_a_network(context: BrowserContext, site: Site, title: str) -> None:
    page = context.new_page()
    page.goto("/")
    ready(page)
    cut(page, site)

    clicker = begin(page, title)
    clicker.play(until=lambda: cycle_shown(page) > 1 and len(clicker.line.said) > 1)

    assert cycle_shown(page) > 1
    clicker.line.check()


@pytest.mark.slow
def test_five_minutes_rules_puzzles_and_a_study_need_no_network(context: BrowserContext, site: Site) -> None:
    page = context.new_page()
    page.goto("/")
    ready(page)
    cut(page, site)

    page.goto("/#/five/hellas")
    picture = page.locator("li.page-panel img").first
    expect(picture).to_be_visible(timeout=PATIENCE)
    picture.evaluate("(image) => image.decode()")
    page.goto("/#/rules/classic")
    expect(page.get_by_text("C-1.1").first).to_be_attached()
    page.goto("/#/puzzles")
    page.get_by_role("button", name="Puzzle of the day").first.click()
    page.wait_for_selector(".foot", timeout=PATIENCE)
    record = json.dumps({"record": (GOLDEN / "hellas-2-1.game").read_text(encoding="utf-8")})
    game = told(ask(page, "POST /api/games/import", record))["game"]
    page.goto(f"/#/game/{game}/after")
    page.get_by_role("button", name="Study this game").click()

    expect(page.get_by_role("heading", name="The largest mistakes")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("No mistake worth telling was found")).to_have_count(0)


# the same table in a page that is closed and opened again


def in_battle(page: Page) -> dict[str, Any]:
    """Two people at this device, in the middle of a battle: game and keys."""
    lines = (GOLDEN / "classic-2-3.game").read_text(encoding="utf-8").splitlines()
    whole = [line for line in lines if not line.startswith("=")]
    record = "\n".join([*whole[: head(whole) + BEFORE_STAYING], ""])
    opened = told(ask(page, "POST /api/games/import", json.dumps({"record": record})))
    game, owner = opened["game"], opened["keys"]["owner"]
    do = f"POST /api/games/{game}/do"
    told(ask(page, do, json.dumps({"do": "sit", "seat": 0, "name": "Ann"}), owner))
    second = told(ask(page, do, json.dumps({"do": "sit", "seat": 1, "name": "Bob"}), owner))
    told(ask(page, do, json.dumps({"do": "start"}), owner))
    return {"game": game, "keys": [owner, second["key"]]}


def told(reply: Any) -> Any:
    assert reply["status"] == 200, reply
    return json.loads(reply["body"])


def state(page: Page, game: str, key: str) -> Any:
    return told(ask(page, f"GET /api/games/{game}/state", key=key))["whole"]["game"]


@pytest.mark.slow
def test_a_browser_that_is_closed_in_a_battle_goes_on_with_it(browser: Browser, site: Site, tmp_path: Path) -> None:
    first = lasting(browser, site, tmp_path)
    page = first.new_page()
    page.goto("/")
    ready(page)
    table = in_battle(page)
    before = [state(page, table["game"], key) for key in table["keys"]]
    kept(page)
    first.close()
    site.stop()

    second = lasting(browser, site, tmp_path)
    page = second.new_page()
    clicker = Clicker(page, 1, line=LocalLine(page))
    page.goto("/")
    ready(page)
    after = [state(page, table["game"], key) for key in table["keys"]]
    asked = table["keys"][after[0]["who"]]
    page.goto(f"/#/game/{table['game']}#key={asked}")
    clicker.wait()
    clicker.answer()

    assert "agenda" in after[0]
    assert after == before
    clicker.line.check()
    second.close()


def lasting(browser: Browser, site: Site, folder: Path) -> BrowserContext:
    """A browser whose storage outlives it."""
    made = browser.browser_type.launch_persistent_context(
        str(folder), executable_path=CHROMIUM, args=list(FLAGS), base_url=site.address, locale="en"
    )
    return prepared(made, set())


@pytest.mark.slow
def test_one_tab_holds_the_games_and_another_can_take_them_over(context: BrowserContext) -> None:
    first, second = context.new_page(), context.new_page()
    first.goto("/")
    ready(first)

    second.goto("/")
    expect(second.get_by_text("open in another tab")).to_be_visible()
    second.get_by_role("button", name="Play here instead").click()

    expect(first.get_by_text("open in another tab")).to_be_visible()
    expect(second.locator("#engine-progress")).to_have_count(0, timeout=PATIENCE)


# storage


FULL: Final = """
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
        if (self.storageIsFull) throw new DOMException('planted', 'QuotaExceededError');
        return put.apply(this, given);
    };
"""


@pytest.mark.slow
def test_an_answer_that_cannot_be_stored_is_taken_back_and_the_page_says_so(context: BrowserContext) -> None:
    page = context.new_page()
    clicker = begin(page, "Hellas")
    clicker.wait()
    ready_worker = page.workers[0]
    ready_worker.evaluate(f"(() => {{ {FULL} self.storageIsFull = true; }})()")
    question = page.locator(".question").inner_text()

    while not (confirm := page.query_selector(".confirm:not(:disabled)")):
        clicker.pick()
    confirm.click()

    expect(page.get_by_text("could not be stored on this device")).to_be_visible()
    ready_worker.evaluate("self.storageIsFull = false")
    page.reload()
    clicker.wait()
    assert page.locator(".question").inner_text() == question


# the same rules


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classic-2-3", "hellas-2-1", "legendary-duel-1"])
def test_a_scripted_game_gives_the_record_that_it_gives_outside(context: BrowserContext, name: str) -> None:
    page = context.new_page()
    page.goto("/")
    ready(page)
    imported = json.dumps({"record": (GOLDEN / f"{name}.game").read_text(encoding="utf-8")})

    inside = told(ask(page, "POST /api/games/import", imported))
    record = ask(page, f"GET /api/games/{inside['game']}/record")["body"]
    device = Device()
    outside = device.got("POST /api/games/import", json.loads(imported))
    expected = device.ask(f"GET /api/games/{outside['game']}/record")[1]

    assert digest(record) == digest(expected.decode())


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.slow
def test_a_new_version_takes_over_whole_and_tells_what_its_rules_change(
    browser: Browser, tmp_path: Path, asked: set[str]
) -> None:
    """From a version to one with a planted change of the rules of Classic, with a game of it in storage."""
    old = Site(copied(tmp_path / "site"))
    old.start()
    context = prepared(browser.new_context(base_url=old.address, locale="en"), asked)
    page = context.new_page()
    clicker = begin(page, "Classic")
    clicker.wait()
    clicker.answer()
    clicker.wait()
    kept(page)
    table = page.url
    page.close()

    plants = [plant for plant in PLANTED if plant.name == "another order of phases"]
    renewed = copied(tmp_path / "renewed", plants)
    for file in sorted(renewed.rglob("*")):
        if file.is_file():
            (old.folder / file.relative_to(renewed)).write_bytes(file.read_bytes())
    page = context.new_page()
    page.goto("/")
    ready(page)
    page.evaluate(
        """async () => {
            const found = await navigator.serviceWorker.getRegistration();
            await found.update();
            const installing = found.installing ?? found.waiting;
            while (!found.waiting) {
                if (installing.state === 'redundant') throw new Error('the new version was not installed');
                await new Promise((done) => setTimeout(done, 50));
            }
        }"""
    )
    expect(page.get_by_text("rules that have been corrected")).to_have_count(0)
    page.close()

    page = context.new_page()
    clicker = Clicker(page, 1, line=LocalLine(page))
    page.goto(table)
    expect(page.get_by_text("One game was begun under rules that have been corrected since")).to_be_visible(
        timeout=PATIENCE
    )
    clicker.wait()
    clicker.answer()
    clicker.line.check()
    context.close()
    old.stop()
