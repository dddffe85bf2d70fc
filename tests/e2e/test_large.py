"""Large letters and large fingers: nothing is lost at 200 %, and what a finger presses is as large as one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from e2e.hosting import PHONE, WIDE
from e2e.places import PLACES
from pelagos.texts import LANGUAGES

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

DOUBLED: Final = (WIDE[0] // 2, WIDE[1] // 2)
"""What a window of the usual size has room for where everything is twice as large."""
TARGET: Final = 44
CUT_OFF: Final = """() => [...document.querySelectorAll('header a, header button')]
    .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        return left < 0 || right > innerWidth || (one.scrollWidth > one.clientWidth && !one.matches('.who'));
    })
    .map((one) => one.textContent)"""
"""What stands in the bar and is not seen as a whole; the sign for one's account has a hidden name."""
SMALL: Final = f"""() => [...document.querySelectorAll('button, .button, select, summary, [role=tab], input')]
    .filter((one) => !one.matches('.link, [type=checkbox], [type=radio], [type=range], .unseen'))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, {{ width, height }}]) => width > 1 && one.checkVisibility()
        && (height < {TARGET} - 0.5 || (width < {TARGET} - 0.5 && !one.matches('summary, input'))))
    .map(([one, {{ width, height }}]) => `${{one.outerHTML.slice(0, 140)}}: ${{width}} × ${{height}}`)"""


@pytest.mark.parametrize("name", ["rules", "hellas-mid"])
def test_nothing_is_lost_at_200_percent(new_page: NewPage, host: Host, name: str) -> None:
    page = new_page(DOUBLED, scale=2)
    PLACES[name](page, host)

    assert page.evaluate("document.documentElement.scrollWidth") <= DOUBLED[0], "the page scrolls sideways"
    if name.endswith("-mid"):
        for part in (".question", ".board-map"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= DOUBLED[0] + 1
            expect(page.locator(part)).to_be_in_viewport()
        page.get_by_role("tab", name="Log").click()
        expect(page.locator(".log")).to_be_in_viewport()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_phone_is_whole_in_every_language(new_page: NewPage, host: Host, language: str) -> None:
    """With the word for games by post, which whoever has a table sees."""
    page = new_page(PHONE, touch=True, language=language)
    seats = host.table("hellas", people=2)
    kept = json.dumps({seats.game: [seats.keys["0"]]})
    page.add_init_script(f"localStorage.setItem('pelagos-keys', {json.dumps(kept)})")
    PLACES["rules"](page, host)
    page.wait_for_selector("header a[href='/post']")

    assert page.evaluate(CUT_OFF) == []


@pytest.mark.parametrize("name", ["start", "auction"])
def test_what_a_finger_presses_is_large(new_page: NewPage, host: Host, name: str) -> None:
    page = new_page(PHONE, touch=True)
    PLACES[name](page, host)

    assert page.evaluate(SMALL) == []
