"""A newcomer takes lessons by clicks: from the start page, with a mouse and with a finger at 360 pixels."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from e2e.hosting import PHONE, WIDE
from e2e.pupil import Pupil

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage

looks = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def began(new_page: NewPage, title: str, size: tuple[int, int]) -> tuple[Page, Pupil]:
    """The first lesson of a title, from the first thing that a newcomer sees."""
    touch = size == PHONE
    page = new_page(size, touch=touch)
    page.goto("/")
    button = page.locator("section[aria-labelledby=learn] button", has_text=title.capitalize())
    button.tap() if touch else button.click()
    page.wait_for_selector(".teacher")
    return page, Pupil(page, title, touch)


@pytest.mark.parametrize(("title", "size"), [("legendary", PHONE), ("classic", WIDE), ("hellas", WIDE)])
def test_a_newcomer_takes_the_first_lesson(new_page: NewPage, title: str, size: tuple[int, int]) -> None:
    page, pupil = began(new_page, title, size)
    pupil.take("goal")

    understood = page.locator(".teacher li.understood")
    assert understood.count() == page.locator(".teacher li.asks").count()
    page.goto(f"/learn/{title}")
    expect(page.locator("li.done")).to_have_count(1)
    page.goto("/")
    expect(page.locator(".cards")).to_be_visible()
    expect(page.locator("#learn")).to_have_count(0)


def test_a_mistake_is_answered_and_a_lesson_goes_on_where_it_was(new_page: NewPage) -> None:
    page, _ = began(new_page, "classic", WIDE)
    for step in range(3):
        # A key that comes while the last one is being answered is left out, so that nothing is skipped unread.
        expect(page.locator(".teacher")).to_have_attribute("aria-busy", "false")
        page.keyboard.press("Enter")
        expect(page.locator(".teacher")).to_have_attribute("data-step", str(step + 1))
    page.locator(".entry", has_text="End").first.click()
    page.locator(".confirm").click()

    expect(page.locator(".reply.tried")).to_contain_text("Build the university first")
    page.goto("/learn/classic")
    expect(page.locator("li", has_text=re.compile("step 4 of 7"))).to_be_visible()
    page.get_by_role("button", name=re.compile("^Go on")).click()
    expect(page.locator(".teacher")).to_have_attribute("data-step", "3")
    page.get_by_role("button", name="Show me").click()
    expect(page.locator(".teacher")).to_have_attribute("data-step", "4")
    assert page.locator(".teacher li.understood").count() == 0


@pytest.mark.slow
@looks
@pytest.mark.parametrize("title", ["legendary", "classic", "hellas"])
def test_a_newcomer_goes_through_the_first_course(new_page: NewPage, title: str, size: tuple[int, int]) -> None:
    page, pupil = began(new_page, title, size)
    taken = pupil.take_course()

    page.goto(f"/learn/{title}")
    expect(page.locator("li.done")).to_have_count(len(taken))
