"""The second visit of a page without a server: a snapshot of memory instead of a start from the beginning."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from e2e.offline_site import PATIENCE, SITE, TAP, Site, ask, marks, ready, snapshot_kept
from e2e.tables import GOLDEN

pytestmark = pytest.mark.skipif(not (SITE / "files.json").exists(), reason="the site is not built: make offline")

CHAIRS: Final = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
READ: Final = "snapshot read"
IMPORTED: Final = "modules imported"
SPOIL: Final = """async ([headers, bytes]) => {
    const cache = await caches.open('engine-snapshots');
    const [address] = await cache.keys();
    const found = await cache.match(address);
    const memory = new Uint8Array(await found.arrayBuffer());
    const changed = new Headers(found.headers);
    for (const [name, value] of Object.entries(headers)) changed.set(name, value);
    await cache.put(address, new Response(memory.slice(0, bytes), { headers: changed }));
}"""
"""Changes headers of the snapshot that is kept, and cuts it."""


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    served = Site(SITE)
    served.start()
    context = browser.new_context(base_url=served.address, locale="en")
    context.add_init_script(TAP)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto("/")
    ready(page)
    snapshot_kept(page)
    yield page
    context.close()
    served.stop()


def opened(page: Page) -> Any:
    """A table against a bot: its id, a key, and the seal of its dice."""
    body = {"title": "hellas", "seats": 2, "chairs": CHAIRS, "start": True}
    return told(ask(page, "POST /api/games", json.dumps(body)))


def told(reply: Any) -> Any:
    assert reply["status"] == 200, reply
    return json.loads(reply["body"])


def again(page: Page) -> None:
    page.reload()
    ready(page)


def test_two_starts_from_one_snapshot_share_no_secret(page: Page) -> None:
    """Nor with the visit at which it was taken."""
    assert marks(page).count(IMPORTED) == 1
    made = [opened(page)]
    for _ in range(2):
        again(page)
        assert READ in marks(page)
        assert IMPORTED not in marks(page)
        made.append(opened(page))

    assert len({one["game"] for one in made}) == len(made)
    assert len({one["keys"]["0"] for one in made}) == len(made)
    assert len({one["commit"] for one in made}) == len(made)


@pytest.mark.slow
def test_a_game_goes_the_same_way_after_a_start_from_a_snapshot(page: Page) -> None:
    records = []
    for _ in range(2):
        for name in ("classic-2-3", "hellas-2-1", "legendary-duel-1"):
            given = json.dumps({"record": (GOLDEN / f"{name}.game").read_text(encoding="utf-8")})
            game = told(ask(page, "POST /api/games/import", given))["game"]
            records.append(ask(page, f"GET /api/games/{game}/record")["body"])
        again(page)

    assert READ in marks(page)
    assert records[:3] == records[3:]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("headers", "most"),
    [({"X-Sample": "of other rules"}, 2**30), ({"X-Functions": "7"}, 2**30), ({}, 1_000), ({}, 10**7)],
    ids=["other rules", "another browser", "nothing of it", "half of it"],
)
def test_a_snapshot_that_does_not_fit_is_left_and_made_anew(page: Page, headers: dict[str, str], most: int) -> None:
    page.evaluate(SPOIL, [headers, most])

    again(page)
    assert IMPORTED in marks(page)
    assert opened(page)["game"]
    snapshot_kept(page)
    again(page)

    assert IMPORTED not in marks(page)
    assert opened(page)["game"]
