"""axe-core finds no fault of any level on any page, in light, in dark and with high contrast."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from e2e.hosting import PHONE, WIDE
from e2e.places import PLACES

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN: Final = """async () => {
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...%s });
    return violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.map(({ html }) => html).join(' ')}`);
}"""
EVERYTHING: Final = "{}"
CONTRAST: Final = "{ runOnly: ['color-contrast'] }"
"""What another set of colours can change."""
MORE: Final = "document.documentElement.dataset.contrast = 'more'"
SHEETS: Final = ("/", "?", "Shift+S", "Shift+P")
REFUSED: Final = {"unsubscribe": "/api/unsubscribe/x"}
"""What a place asks for and is refused: the browser tells it as an error, and the page says why."""

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="the page's tools are not installed: make web")


def found(page: Page, rules: str = EVERYTHING) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    faults: list[str] = page.evaluate(RUN % rules)
    return faults


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PLACES)
def test_no_fault(new_page: NewPage, host: Host, faults: list[str], name: str, dark: bool) -> None:
    page = new_page(PHONE if dark else WIDE, dark=dark)
    PLACES[name](page, host)

    assert found(page) == []
    faults[:] = [fault for fault in faults if REFUSED.get(name, "nothing") not in fault]


@pytest.mark.slow
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("name", PLACES)
def test_high_contrast_is_seen_everywhere(
    new_page: NewPage, host: Host, faults: list[str], name: str, dark: bool
) -> None:
    page = new_page(WIDE if dark else PHONE, dark=dark)
    PLACES[name](page, host)
    page.evaluate(MORE)

    assert found(page, CONTRAST) == []
    faults[:] = [fault for fault in faults if REFUSED.get(name, "nothing") not in fault]


def test_no_fault_in_what_keys_open(new_page: NewPage, host: Host) -> None:
    """With high contrast, so that one page shows both."""
    page = new_page()
    PLACES["hellas-mid"](page, host)
    page.evaluate(MORE)

    for key in SHEETS:
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        assert found(page) == [], key
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def test_a_planted_fault_is_found(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".cards")
    page.evaluate("document.querySelector('.cards').append(document.createElement('button'))")

    assert [fault for fault in found(page) if fault.startswith("button-name")] != []


def test_a_planted_colour_is_found(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".cards")
    page.evaluate(MORE)
    page.evaluate("document.documentElement.style.setProperty('--faint', '#bbbbbb')")

    assert [fault for fault in found(page, CONTRAST) if fault.startswith("color-contrast")] != []
