"""The report of a finished game: a link opens its move, the replay shows the whole table, the ledger is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.hosting import WIDE

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


def replay(page: Page) -> Locator:
    return page.get_by_role("region", name="Replay")


def test_a_link_to_a_move_opens_it_and_keys_step_on(new_page: NewPage, host: Host) -> None:
    game = host.recorded("hellas-2-1", 10_000).game
    page = new_page(WIDE)
    page.goto(f"/game/{game}/after?move=120&as=orange")
    section = replay(page)

    expect(section.locator("output")).to_have_text("120 / 351")
    expect(section.get_by_label("Seen by")).to_have_value("orange")
    page.keyboard.press("ArrowRight")
    expect(section.locator("output")).to_have_text("121 / 351")
    link = section.get_by_role("link", name="Link to move 121")
    expect(link).to_have_attribute("href", f"/game/{game}/after?move=121&as=orange")
    link.click()
    page.reload()
    expect(section.locator("output")).to_have_text("121 / 351")


def test_the_replay_shows_the_hands_that_its_eyes_may_see(new_page: NewPage, host: Host) -> None:
    """At this move White holds an Evacuation, and nobody else one."""
    game = host.recorded("hellas-2-1", 10_000).game
    page = new_page(WIDE)
    page.goto(f"/game/{game}/after?move=120")
    hands = replay(page).locator(".seats")

    expect(hands.get_by_text("Evacuation")).to_have_count(1)
    expect(hands.get_by_text("Ship Wall")).to_have_count(2)
    replay(page).get_by_label("Seen by").select_option("orange")
    expect(hands.get_by_text("Evacuation")).to_have_count(0)
    expect(hands.get_by_text("Ship Wall")).to_have_count(2)


def test_the_report_has_the_ledger_and_the_maps_of_turning_points(new_page: NewPage, host: Host) -> None:
    game = host.recorded("classic-5-1", 10_000).game
    told = host.ask(f"/api/games/{game}/ledger")["ledger"]
    points = host.ask(f"/api/games/{game}/report")["turning_points"]
    page = new_page(WIDE)
    page.goto(f"/game/{game}/after")
    first = told["cycles"][0]
    offers = page.get_by_role("region", name=f"Offers of cycle {first['number']}", exact=True)

    expect(offers.locator("tbody tr")).to_have_count(len(first["offers"]))
    turning = page.get_by_role("region", name="Where the game turned")
    turning.scroll_into_view_if_needed()
    expect(turning.locator(".still .board-map")).to_have_count(len(points))
    turning.get_by_role("link", name=f"Show move {points[0]['at']}", exact=True).click()
    expect(replay(page).locator("output")).to_have_text(f"{points[0]['at']} / 607")


def test_a_page_that_is_older_than_its_server_is_loaded_anew(new_page: NewPage, host: Host, faults: list[str]) -> None:
    """After a new version was put onto the server, the way to the report led to an empty page."""
    game = host.recorded("hellas-2-1", 10_000).game
    page = new_page(WIDE)
    page.goto("/")
    page.wait_for_selector(".cards button")
    page.route("**/assets/after-*.js", lambda route: route.fulfill(status=404), times=1)
    page.evaluate(f"""() => {{
        const link = document.body.appendChild(document.createElement('a'));
        link.href = '/game/{game}/after';
        link.click();
    }}""")

    expect(page.locator("h1", has_text="won")).to_be_visible()
    assert [fault for fault in faults if "404" not in fault] == []
    faults.clear()
