"""Somebody who has never played follows the coach alone: every answer is one that it proposes, taken over and sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from playwright.sync_api import expect

from e2e.clicker import CONFIRM, Clicker

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

PHONE: Final = (360, 780)
WIDE: Final = (1440, 900)
FIRST_GAME: Final = """
    const kept = JSON.parse(localStorage.getItem('pelagos-settings') ?? '{}');
    localStorage.setItem('pelagos-settings', JSON.stringify({ ...kept, firstGame: '%s' }));
"""
TAKE: Final = ".coach .take"


class Pupil(Clicker):
    """Knows no rule, and trusts the first suggestion."""

    def __init__(self, page: Page, seats: Seats) -> None:
        super().__init__(page, 1)
        self.seats: Final = seats

    def answer(self) -> None:
        """Ask, take over, confirm."""
        if self.page.query_selector(".recap"):
            self.page.click(".recap .put-away")
        self.open_coach()
        self.page.wait_for_selector(TAKE)
        self.page.locator(TAKE).first.click()
        if self.page.query_selector(".sheet .send"):
            self.page.click(".sheet .send")
            return
        self.confirm(self.page.wait_for_selector(CONFIRM))  # type: ignore[arg-type]

    def open_coach(self) -> None:
        tab = self.page.locator("#tab-coach")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()


def newcomer(host: Host, new_page: NewPage, small: bool) -> Pupil:
    """A duel against Novice, the first game of a device; the coach is offered and accepted."""
    seats = host.table("legendary", 1, 1, options={"mode": "duel"})
    page = new_page(PHONE if small else WIDE)
    page.add_init_script(FIRST_GAME % seats.game)
    pupil = Pupil(page, seats)
    page.goto(seats.path(0))
    page.wait_for_selector(".foot.asked")
    page.get_by_role("button", name="Help me", exact=True).click()
    return pupil


@pytest.mark.parametrize("small", [False, True], ids=["wide", "phone"])
def test_a_newcomer_begins_a_duel_with_the_coach(host: Host, new_page: NewPage, small: bool) -> None:
    pupil = newcomer(host, new_page, small)
    pupil.play(until=lambda: len(pupil.line.said) >= 4)

    assert len(pupil.line.said) >= 4
    pupil.line.check()


def test_what_the_coach_proposes_is_shown_and_taken_over_but_not_sent(host: Host, new_page: NewPage) -> None:
    seats = host.table("legendary", 1, 1, options={"mode": "duel"})
    page = new_page(WIDE)
    pupil = Pupil(page, seats)
    page.goto(seats.path(0))
    page.wait_for_selector(".foot.asked")

    page.keyboard.press("H")
    page.wait_for_selector(TAKE)
    page.get_by_role("button", name="Show", exact=True).first.click()
    page.locator(TAKE).first.click()
    page.wait_for_selector(CONFIRM)
    page.wait_for_timeout(600)

    assert pupil.line.said == []
    expect(page.locator(".foot .whole")).to_be_visible()


def test_where_the_coach_is_off_there_is_no_hint(host: Host, new_page: NewPage) -> None:
    seats = host.table("classic", 1, 1, terms={"coach": False})
    page = new_page(WIDE)
    page.goto(seats.path(0))
    page.wait_for_selector(".foot.asked")

    assert page.query_selector(".hint") is None
    assert page.query_selector("#tab-coach") is None


@pytest.mark.slow
def test_a_newcomer_wins_a_first_duel_following_only_the_coach(host: Host, new_page: NewPage) -> None:
    """Against Novice; whoever follows Settler's search wins most of these, and the best of three is enough."""
    won = 0
    for _ in range(3):
        pupil = newcomer(host, new_page, small=False)
        pupil.play(until=lambda: False)
        won += host.seen(pupil.seats, 0)["whole"]["game"]["result"][0] == 1

    assert won >= 2
