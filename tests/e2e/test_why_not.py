"""What cannot be done now says why, by which clause, and where to read it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from e2e.clicks import confirm, open_table

if TYPE_CHECKING:
    from e2e.conftest import NewPage
    from e2e.tables import Host

BEFORE_POSEIDON = 14
FREE_AND_BOUGHT = 2


def test_a_missing_action_answers_with_sentence_clause_and_link(new_page: NewPage, host: Host) -> None:
    seats = host.table("classic", people=2)
    who = host.first_of_all(seats, BEFORE_POSEIDON)
    page = new_page()
    open_table(page, seats.path(who))
    for _ in range(FREE_AND_BOUGHT):
        page.locator(".entry.glows", has_text="Recruit a fleet").click()
        page.locator(".board-map .glows").first.focus()
        page.keyboard.press("Enter")
        confirm(page)

    page.get_by_role("button", name="What cannot be done now").click()

    deed = page.locator("dialog dt", has_text="Recruit a fleet")
    reason = deed.locator("+ dd")
    expect(reason).to_contain_text(re.compile("gold|fleet"))
    link = reason.get_by_role("link")
    clause = link.inner_text().removeprefix("Read ")
    assert re.fullmatch(r"C-\d+(\.\d+)*", clause)
    with page.context.expect_page() as opened:
        link.click()
    rules = opened.value
    expect(rules.locator(f'[id="{clause}"]')).to_be_in_viewport()
    assert rules.url.endswith(f"/rules/classic#{clause}")
