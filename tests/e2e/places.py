"""Every main screen of the page, and how to get there: for axe, and for pictures."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import quote

from playwright.sync_api import Page

from e2e.clicks import open_table
from e2e.members import rivals
from e2e.tables import Host

Place = Callable[[Page, Host], None]
PEOPLE: Final = ("Anna", "Nikos", "Zoe", "Leon", "Eleni")
ASKED: Final = ".table:has(.board-map, .fields) .foot.asked"
COUNT: Final = itertools.count(1)


def show(path: str, ready: str) -> Place:
    def place(page: Page, _: Host) -> None:
        page.goto(path)
        page.wait_for_selector(ready)

    return place


def early(title: str, bots: int, **more: Any) -> Place:
    """A game that has just begun, when the page is asked for the first time."""

    def place(page: Page, host: Host) -> None:
        open_table(page, host.table(title, people=1, bots=bots, names=PEOPLE, **more).path(0))
        page.wait_for_selector(ASKED)

    return place


def mid(record: str, answers: int, people: int) -> Place:
    """A golden game, as whoever is asked there sees it."""

    def place(page: Page, host: Host) -> None:
        seats = host.resumed(record, answers, people, PEOPLE)
        open_table(page, seats.path(host.asked(seats)))
        page.wait_for_selector(ASKED)
        page.wait_for_selector(".board-map .mark")

    return place


def start(page: Page, host: Host) -> None:
    """With something in every list."""
    for title, seats in (("classic", 4), ("legendary", 3)):
        chairs = [{"kind": "me", "name": "Nikos"}, *[{"kind": "open"}] * (seats - 1)]
        host.ask("/api/games", {"title": title, "seats": seats, "chairs": chairs, "public": True})
    page.goto("/")
    page.wait_for_selector(".cards")
    page.get_by_text("Nikos").first.wait_for()


def waiting_room(page: Page, host: Host) -> None:
    chairs = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "novice"}, {"kind": "open"}, {"kind": "open"}]
    opened = host.ask("/api/games", {"title": "legendary", "seats": 4, "chairs": chairs})
    page.goto(f"/game/{opened['game']}#key={opened['keys']['0']}")
    page.wait_for_selector(".room")


def veil(page: Page, host: Host) -> None:
    open_table(page, host.table("hellas", people=2, names=PEOPLE).path(0, 1))


def after(page: Page, host: Host) -> None:
    page.goto(f"/game/{host.recorded('legendary-ffa4-1', 10_000).game}/after")
    page.wait_for_selector("h1:has-text('has won')")
    page.wait_for_selector(".board-map .mark")


def account(page: Page, _: Host) -> None:
    page.goto("/account")
    page.get_by_label("New account").check()
    page.get_by_label("Name", exact=True).fill(f"Anna {next(COUNT)}")
    page.get_by_label("Password").fill("seven little owls")
    page.locator("form button[type=submit]").click()
    page.get_by_role("heading", name="Anna").wait_for()


def notices(page: Page, host: Host) -> None:
    """What a guest may choose at a table by post."""
    pace = {"kind": "post", "main": 0, "step": 86_400_000, "off": 864_000_000}
    body = {"title": "hellas", "seats": 2, "chairs": [{"kind": "me", "name": "Anna"}] * 2, "start": True}
    opened = host.ask("/api/games", {**body, "terms": {"pace": pace}})
    open_table(page, f"/game/{opened['game']}#key={opened['keys']['0']}")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Notices").click()
    page.get_by_text("This server sends no mail.").wait_for()


def auction(page: Page, host: Host) -> None:
    """On a phone the gods have a tab of their own."""
    mid("legendary-ffa4-1", 274, 4)(page, host)
    tab = page.get_by_role("tab", name="Gods")
    if tab.count() and tab.get_attribute("aria-selected") != "true":
        tab.click()


def card(page: Page, host: Host) -> None:
    """A card that may not be chosen now, and why."""
    auction(page, host)
    page.locator(".god:not(.glows)").first.click()
    page.wait_for_selector(".hover-card .why-not")


def post(page: Page, host: Host) -> None:
    """Two turns of one's own, one of another's."""
    keys = {}
    for title, seats, mine in (("legendary", 4, True), ("hellas", 2, True), ("classic", 3, False)):
        terms = {"pace": {"kind": "post", "step": 3 * 86_400_000}}
        table = host.table(title, people=seats, names=PEOPLE, terms=terms)
        while (host.asked(table) == 0) != mine:
            host.first_of_all(table, 1)
        keys[table.game] = [table.keys["0"]]
    page.add_init_script(f"localStorage.setItem('pelagos-keys', {json.dumps(json.dumps(keys))})")
    page.goto("/post")
    page.wait_for_selector("section[aria-labelledby=others] li")


def tournament(page: Page, host: Host) -> None:
    """As its organiser, who takes part, sees it while the second round of four runs."""
    account(page, host)
    plan = {"format": "swiss", "rounds": 4}
    cup = {"name": "Cup of the Cyclades", "title": "hellas", "plan": plan, "automatic": False}
    there = f"/api/tournaments/{posted(page, host, '/api/tournaments', cup)['id']}"
    posted(page, host, f"{there}/entry", {"nonce": "ab"})
    for level in ("novice", "sailor", "trader", "settler"):
        posted(page, host, f"{there}/do", {"do": "bot", "level": level})
    posted(page, host, f"{there}/do", {"do": "start"})
    for table in range(2):
        posted(page, host, f"{there}/do", {"do": "result", "table": table, "places": [1, 2], "note": "By lot."})
    posted(page, host, f"{there}/do", {"do": "pair"})
    page.goto(there.removeprefix("/api").replace("tournaments", "tournament"))
    page.wait_for_selector("section[aria-labelledby=organise]")


def posted(page: Page, host: Host, path: str, body: Any) -> Any:
    """What somebody who is signed in on this page sends."""
    told = page.request.post(host.address + path, data=body, headers={"x-pelagos": "1"})
    assert told.ok, told.text()
    return told.json()


def club(page: Page, host: Host) -> None:
    """As its owner sees it, with a table and a tournament."""
    account(page, host)
    there = f"/api/clubs/{posted(page, host, '/api/clubs', {'name': 'Harbour', 'about': 'On Fridays.'})['id']}"
    chairs = [{"kind": "me"}, {"kind": "open"}]
    posted(page, host, f"{there}/games", {"title": "hellas", "seats": 2, "chairs": chairs})
    cup = {"name": "Harbour cup", "title": "hellas", "plan": {"format": "knockout"}}
    posted(page, host, "/api/tournaments", {**cup, "club": there.rpartition("/")[2]})
    page.goto(there.removeprefix("/api").replace("clubs", "club"))
    page.get_by_role("heading", name="Invitation").wait_for()


def clubs(page: Page, host: Host) -> None:
    """The list, and the form to found one."""
    club(page, host)
    page.goto("/clubs")
    page.locator("summary").click()
    page.get_by_role("button", name="Found it").wait_for()


def tournaments(page: Page, host: Host) -> None:
    """The list, and the form to announce one."""
    tournament(page, host)
    page.goto("/tournaments")
    page.locator("summary").click()
    page.get_by_role("button", name="Announce", exact=True).wait_for()


def lesson(page: Page, host: Host) -> None:
    """The teacher points, and asks for something."""
    opened = host.ask("/api/lessons/legendary/goal", {"name": "Anna"})
    page.goto(f"/game/{opened['game']}#key={opened['keys']['0']}")
    for step in range(3):
        page.locator(".teacher .main").click()
        page.wait_for_selector(f".teacher[data-step='{step + 1}'][aria-busy='false']")
    page.wait_for_selector(ASKED)


def player(page: Page, host: Host) -> None:
    """Somebody with games, a history and a rival."""
    first, _ = rivals(host, next(COUNT), games=4)
    page.goto(f"/player/{quote(first.name)}")
    page.wait_for_selector("svg[role=img]")
    page.get_by_role("heading", name="Head to head").wait_for()


def leaderboards(page: Page, host: Host) -> None:
    rivals(host, next(COUNT), games=1)
    page.goto("/leaderboard")
    page.wait_for_selector(".boards li")


PLACES: Final[dict[str, Place]] = {
    "start": start,
    "learn": show("/learn/legendary", ".lesson"),
    "puzzles": show("/puzzles/legendary", ".solve"),
    "lesson": lesson,
    "post": post,
    "club": club,
    "clubs": clubs,
    "tournament": tournament,
    "tournaments": tournaments,
    "new-table": show("/new", ".page-panel"),
    "waiting-room": waiting_room,
    "classic-early": early("classic", 2),
    "classic-mid": mid("classic-4-1", 336, 4),
    "legendary-early": early("legendary", 2),
    "legendary-mid": mid("legendary-ffa4-1", 278, 4),
    "hellas-early": early("hellas", 1),
    "hellas-mid": mid("hellas-2-1", 215, 2),
    "toy": early("toy", 1),
    "auction": auction,
    "card": card,
    "battle": mid("classic-2-3", 161, 2),
    "hot-seat": veil,
    "rules": show("/rules/hellas", ".book"),
    "after": after,
    "player": player,
    "leaderboards": leaderboards,
    "leaderboard": show("/leaderboard/hellas/duel", "h1"),
    "sign-in": show("/account", "form"),
    "reset": show("/reset#x", "form"),
    "account": account,
    "notices": notices,
    "confirm": show("/confirm#x", "button.main"),
    "unsubscribe": show("/unsubscribe/x", ".page-wrong"),
}
