"""The page by its accessibility tree alone: names and roles are read, keys are pressed, nothing is looked at."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from e2e.listener import Listener, Node

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from e2e.conftest import NewPage
    from e2e.tables import Host


MID_GAME = 160
"""Answers of a golden game in which both have come to each other."""


def at_table(new_page: NewPage, host: Host, title: str, bots: int, seed: int = 1, **more: Any) -> Listener:
    seats = host.table(title, people=1, bots=bots, **more)
    page: Page = new_page()
    page.goto(seats.path(0))
    listener = Listener(page, seed)
    listener.wait(lambda _: listener.state(), "the table does not open")
    return listener


def test_a_cycle_of_classic_by_ear(new_page: NewPage, host: Host) -> None:
    """Each step is heard: what is asked, what is chosen, what happens, where everything stands."""
    heard = at_table(new_page, host, "classic", 2)
    question = heard.region("Turn").text()
    answers = heard.palette()
    led = [one.name for one in heard.tree().all("option") if one.states.get("selected")]
    heard.press("Escape")

    heard.play(until=lambda: heard.hears("Cycle 2"))

    assert "Your turn" in question
    assert len(answers) > 3
    assert led == [], "a screen reader that is led to an option takes no letters"
    assert heard.answered > 2
    heard.wait(lambda _: heard.announced()[-1].startswith("Your turn. "), "the question is not announced last")
    lines = heard.status()
    assert any(line.startswith("Player 1: ") and "gold" in line for line in lines)
    assert any(re.search(r"To place: ", line) for line in lines)


def test_what_stands_on_the_map_is_heard(new_page: NewPage, host: Host) -> None:
    """Every troop and every fleet that eyes see is among what is told about places."""
    heard = at_table(new_page, host, "classic", 2)
    places = heard.places()
    seats = re.findall(r"/game/(\w+)", heard.page.url)
    fields = host.ask(f"/api/games/{seats[0]}/state")["whole"]["game"]["fields"]

    for word, counts in (("troop", fields["troops"]), ("fleet", fields["fleets"])):
        told = [int(n) for text in places.values() for n in re.findall(rf"(\d+) {word}s?", text)]
        assert sum(told) == sum(counts), word
    assert len(places) == len(fields["troops"]) + len(fields["fleets"])
    assert all("Next to it: " in text for text in places.values())


@pytest.mark.parametrize(("steps", "name"), [(2, "threatened"), (3, "attackable")])
def test_what_can_be_attacked_is_heard(new_page: NewPage, host: Host, steps: int, name: str) -> None:
    """The lists of places that others could attack, and that one could attack oneself, are those of the rules."""
    seats = host.resumed("classic-2-3", MID_GAME, people=2)
    page = new_page()
    page.goto(seats.path(0))
    heard = Listener(page)
    heard.region("Turn")
    places = host.ask(f"/api/games/{seats.game}/targets", key=seats.keys["0"])[name]

    heard.command("Places")
    heard.wait(lambda tree: any("could attack" in one.name for one in tree.all("option")), "there are no such lists")
    heard.tab_to("combobox", "Which places")
    heard.press("Home", *["ArrowDown"] * steps)

    assert places
    heard.wait(lambda tree: len(headings(tree)) == len(places), f"not {len(places)} places")


def test_a_card_says_that_it_may_be_chosen(new_page: NewPage, host: Host) -> None:
    """A god to whom one may offer, and not the one who lies face down."""
    heard = at_table(new_page, host, "classic", 2)
    gods = heard.region("Gods").all("button")
    may = [god.name for god in gods if god.description.startswith("May be chosen.")]

    assert may
    assert [god for god in gods if "face down" in god.name and god.name in may] == []


def test_walking_the_map(new_page: NewPage, host: Host) -> None:
    """Arrows lead along borders; each place says what it is, and why it may not be chosen."""
    heard = at_table(new_page, host, "classic", 2)
    heard.press("Shift+M")
    here = heard.focused()
    assert here.role == "button"
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        heard.press(key)
        there = heard.focused()
        if there.name != here.name:
            assert here.name.split(",")[0].lower() in there.description.lower(), (here.name, there)
        here = there

    heard.press("Enter")
    assert heard.wait(lambda tree: tree.find("alert"), "no reason is given").text()


def test_a_lesson_by_ear(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    heard = Listener(page)
    heard.wait(lambda tree: tree.find("button", "Legendary First lesson"), "no lesson on the start page")
    heard.tab_to("button", "Legendary First lesson")
    heard.press("Enter")
    first = heard.region("The teacher").text()
    heard.tab_to("button", "Next")
    heard.press("Enter")

    heard.wait(lambda tree: tree.text_of("region", "The teacher") != first, "the teacher stays silent")


def test_talk_by_ear(new_page: NewPage, host: Host) -> None:
    seats = host.table("hellas", people=2, names=("Anna", "Bert"))
    anna, bert = new_page(), new_page()
    anna.goto(seats.path(0))
    bert.goto(seats.path(1))
    first, second = Listener(anna), Listener(bert)
    for heard in (first, second):
        heard.region("Turn")
    first.press("Shift+T")
    first.wait(lambda _: first.focused().name == "Say something", "no place to say something")
    first.type("good luck")
    first.press("Enter")

    second.wait(lambda tree: "Anna: good luck" in tree.text_of("status", "Announcements"), "nothing is heard")


def test_keys_are_listed_and_can_be_switched_off(new_page: NewPage, host: Host) -> None:
    heard = at_table(new_page, host, "hellas", 1)
    heard.press("?")
    keys = heard.wait(lambda tree: tree.find("dialog", "Keys"), "the keys are not listed")
    assert "Shift + S Status" in keys.text()
    heard.tab_to("checkbox", "Keys without Ctrl")
    heard.press("Space", "Escape", "Shift+S")
    heard.page.wait_for_timeout(200)
    assert heard.tree().find("dialog") is None

    heard.command("Status")
    heard.wait(lambda tree: tree.find("dialog", "Status"), "Ctrl+K does nothing")


@pytest.mark.slow
def test_a_whole_game_of_hellas_by_ear(new_page: NewPage, host: Host) -> None:
    heard = at_table(new_page, host, "hellas", 1)

    heard.play(until=lambda: False)
    read_report(heard)


@pytest.mark.slow
def test_a_whole_duel_of_legendary_by_ear(new_page: NewPage, host: Host) -> None:
    heard = at_table(new_page, host, "legendary", 1, options={"mode": "duel"})

    heard.play(until=lambda: False)
    read_report(heard)


@pytest.mark.slow
def test_three_cycles_of_classic_by_ear(new_page: NewPage, host: Host) -> None:
    heard = at_table(new_page, host, "classic", 2, seed=2)

    heard.play(until=lambda: heard.hears("Cycle 4"))
    assert heard.answered >= 3, "an offering in each cycle"


def headings(tree: Node) -> list[str]:
    """The places that a sheet lists."""
    return [node.name for item in tree.all("listitem") for node in item.all("heading")]


def read_report(heard: Listener) -> None:
    heard.tab_to("link", "See how it went")
    heard.press("Enter")
    heard.wait(lambda tree: any("won" in node.name for node in tree.all("heading")), "no report")
