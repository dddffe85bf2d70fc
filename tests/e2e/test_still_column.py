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
MOST_MOVED: Final = 3
"""Pixels: nobody sees that."""
STANDS: Final = f"""([before, most]) => Object.entries(({PLACED})()).every(
    ([name, top]) => name in before && Math.abs(top - before[name]) <= most)"""
TO_END: Final = """() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
}"""
MORE_ABOVE: Final = """() => {
    const turn = document.createElement('div');
    turn.style.height = '600px';
    document.querySelector('.log > div').prepend(turn);
}"""
FOLDED: Final = """() => {
    document.querySelector('.log > div').firstChild.remove();
    void document.querySelector('.log').scrollTop;
    document.querySelector('.dock').style.maxHeight = '200px';
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
        # What is scrolled is on its way for some frames, and stands where whole pixels allow.
        page.wait_for_function(STANDS, arg=[short, MOST_MOVED])
        # Whoever lies under the answers can be scrolled to.
        page.locator(".right .seats .name").first.scroll_into_view_if_needed()
        page.locator(".right .seats .name").first.click(trial=True)
        page.context.close()


def test_the_log_stays_at_its_end_when_an_earlier_turn_folds(new_page: NewPage, host: Host) -> None:
    """The browser scrolls where something above is folded, and is not taken for somebody who reads there."""
    page = new_page(WIDE)
    PLACES["hellas-mid"](page, host)
    page.evaluate(MORE_ABOVE)
    page.wait_for_function(f"() => ({TO_END})() < 1")
    page.evaluate(FOLDED)
    page.wait_for_function(f"() => ({TO_END})() < 1")

    # Whoever scrolls up stays there.
    page.get_by_role("log").hover()
    page.mouse.wheel(0, -60)
    page.wait_for_function(f"() => ({TO_END})() > 30")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.evaluate("() => document.querySelector('.log > div').append('news')")
    assert page.evaluate(TO_END) > 30


def test_a_tick_that_the_browser_refuses_is_not_set(new_page: NewPage, host: Host) -> None:
    page = new_page(WIDE)
    PLACES["hellas-early"](page, host)
    page.get_by_role("button", name="Settings").click()
    tick = page.get_by_label("A notice when it is my turn")
    tick.click()
    expect(in_sight(page, "Your browser does not let this page show messages.")).to_be_visible()
    expect(tick).not_to_be_checked()
