"""Somebody is rude, somebody reports it, a moderator mutes them, and they read why; and what everybody may read."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from cli.support import pelagos
from e2e.clicks import in_sight, open_table
from e2e.hosting import PHONE
from e2e.test_axe import found

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host

PASSWORD: Final = "seven little owls"
OURS: Final = {"x-pelagos": "1"}
COUNT: Final = itertools.count(1)


def sign_up(page: Page, name: str) -> str:
    """An account on this device; its name."""
    unique = f"{name} {next(COUNT)}"
    page.goto("/account")
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill(unique)
    page.get_by_label("Password").fill(PASSWORD)
    page.locator("form button[type=submit]").click()
    page.get_by_role("heading", name=unique).wait_for()
    return unique


def asked(page: Page, path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body, headers=OURS)
    assert answer.ok, answer.text()
    return answer.json()


def table_of(bert: Page, host: Host) -> tuple[str, str]:
    """A game of Bert, who has an account, and Cleo, who has none; its id and Cleo's key."""
    chairs = [{"kind": "me"}, {"kind": "open"}]
    game = asked(bert, "/api/games", {"title": "hellas", "seats": 2, "chairs": chairs})["game"]
    key = host.ask(f"/api/games/{game}/do", {"do": "sit", "seat": 1, "name": "Cleo"})["key"]
    asked(bert, f"/api/games/{game}/do", {"do": "start"})
    return game, key


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_a_report_leads_to_a_mute_and_the_muted_reads_why(new_page: NewPage, host: Host) -> None:
    bert, cleo, ada = new_page(), new_page(PHONE, touch=True), new_page(PHONE, touch=True)
    name = sign_up(bert, "Bert")
    game, key = table_of(bert, host)
    open_table(bert, f"/game/{game}")
    bert.get_by_role("button", name="Talk").click()
    say(bert, "you all cheat")
    expect(bert.get_by_role("listitem").filter(has_text="you all cheat")).to_be_visible()

    open_table(cleo, f"/game/{game}#key={key}")
    cleo.get_by_role("tab", name="Talk").click()
    cleo.get_by_role("button", name=f"Report this line of {name}").click()
    cleo.get_by_label("What should a moderator know?").fill("That is rude.")
    cleo.get_by_role("button", name="Send the report").click()
    expect(cleo.get_by_text("The moderators have your report.")).to_be_visible()

    admin = sign_up(ada, "Ada")
    granted = pelagos("admin", "grant", admin, "--data", host.folder)
    assert granted.exit_code == 0, granted.stderr
    ada.reload()
    ada.get_by_role("link", name="Moderation").click()
    report = ada.get_by_role("listitem").filter(has_text="That is rude.")
    expect(report).to_contain_text("you all cheat")
    report.get_by_role("button", name=f"Mute {name}").click()
    assert found(ada) == []
    report.get_by_label("Reason").fill("Be kind to others.")
    report.locator("form button[type=submit]").click()
    expect(ada.get_by_role("status")).to_have_text("Done.")

    say(bert, "what?")
    expect(bert.get_by_role("alert")).to_contain_text("A moderator has muted you")
    expect(bert.get_by_role("alert")).to_contain_text("Be kind to others.")
    ada.get_by_role("button", name="What was done").click()
    expect(ada.get_by_role("listitem").filter(has_text=f"{name}: muted")).to_contain_text("Be kind to others.")


def test_a_hidden_line_goes_from_an_open_page_and_who_is_banned_only_looks_on(new_page: NewPage, host: Host) -> None:
    bert, cleo = new_page(), new_page()
    name = sign_up(bert, "Bert")
    game, key = table_of(bert, host)
    open_table(cleo, f"/game/{game}#key={key}")
    asked(bert, f"/api/games/{game}/do", {"do": "talk", "channel": "table", "text": "you all cheat"})
    cleo.get_by_role("button", name="Talk").click()
    expect(cleo.get_by_role("listitem").filter(has_text="you all cheat")).to_be_visible()
    why = ("--reason", "rude", "--data", host.folder)
    assert pelagos("admin", "hide-line", game, "table", "1", *why).exit_code == 0
    expect(in_sight(cleo, "Hidden by a moderator.")).to_be_visible()
    expect(cleo.get_by_text("you all cheat")).to_have_count(0)

    eve = new_page()
    open_table(eve, f"/game/{game}")
    eve.get_by_role("button", name="Talk").click()
    eve.get_by_role("tab", name="Onlookers").click()
    say(eve, "good game")
    expect(eve.get_by_role("listitem").filter(has_text="good game")).to_be_visible()

    open_table(bert, f"/game/{game}")
    expect(bert.get_by_role("button", name="Standing order")).to_be_visible()
    assert pelagos("admin", "ban", name, "--hours", "2", *why).exit_code == 0
    expect(bert.get_by_role("button", name="Standing order")).to_have_count(0)
    expect(cleo.locator("ul.seats")).to_contain_text("bot")


def test_the_privacy_page_tells_the_numbers_of_this_server(new_page: NewPage) -> None:
    page = new_page(PHONE, dark=True)
    page.goto("/")
    page.get_by_role("link", name="Privacy").click()
    told = page.request.get("/api/privacy").json()

    expect(page.get_by_role("heading", name="Privacy", exact=True)).to_be_visible()
    for days in (told["session_days"], told["reports_days"], told["audit_days"], told["removed_tables_days"]):
        expect(page.get_by_text(f"{days} days").first).to_be_visible()
    assert page.locator("article").inner_text().count("privacy-") == 0
    assert found(page) == []
