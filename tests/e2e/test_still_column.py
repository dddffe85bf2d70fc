"""What grows in the column beside the map moves nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from e2e.clicks import in_sight
from e2e.places import PLACES
from e2e.test_drawn_board import PLANT, TABLET, WIDE

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

TALL: Final = ".foot .answer { min-height: %dpx !important }"
PLACED: Final = """() => Object.fromEntries([...document.querySelectorAll('.right .seats .name, .right .dock')]
    .map((one) => [one.textContent.slice(0, 20), Math.round(one.getBoundingClientRect().top)]))"""
MORE_TURNS: Final = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""


def test_a_long_question_moves_neither_seats_nor_log(new_page: NewPage, host: Host) -> None:
    """They jumped by up to 180 px with almost every question."""
    for size in (WIDE, TABLET):
        page = new_page(size)
        PLACES["auction"](page, host)
        page.evaluate(PLANT, TALL % 40)
        short = page.evaluate(PLACED)
        assert len(short) > 4
        page.evaluate(PLANT, TALL % 320)
        page.wait_for_function("() => document.querySelector('.right .seats').scrollTop > 0")
        assert page.evaluate(PLACED) == short
        # Whoever lies under the answers can be scrolled to.
        page.locator(".right .seats .name").first.scroll_into_view_if_needed()
        page.locator(".right .seats .name").first.click(trial=True)
        page.context.close()


def test_the_log_stays_at_its_end_when_an_earlier_turn_folds(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    PLACES["classic-mid"](page, host)
    page.wait_for_function(f"() => ({MORE_TURNS})() < 40")
    turn = page.locator(".log details.inner").first
    # The browser scrolls where something above the end is folded, and news come in the same moment.
    page.evaluate(
        """() => {
            const log = document.querySelector('.log > div');
            const first = document.createElement('div');
            first.style.height = '600px';
            log.prepend(first);
        }"""
    )
    page.wait_for_function(f"() => ({MORE_TURNS})() < 40")
    page.evaluate(
        """() => {
            const log = document.querySelector('.log > div');
            log.firstChild.remove();
            const last = document.createElement('div');
            last.style.height = '200px';
            log.append(last);
        }"""
    )
    page.wait_for_function(f"() => ({MORE_TURNS})() < 40")
    expect(turn).to_be_visible()


def test_a_tick_that_the_browser_refuses_is_not_set(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    PLACES["hellas-early"](page, host)
    page.get_by_role("button", name="Settings").click()
    tick = page.get_by_label("A notice when it is my turn")
    tick.click()
    expect(in_sight(page, "Your browser does not let this page show messages.")).to_be_visible()
    expect(tick).not_to_be_checked()
