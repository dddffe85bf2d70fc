"""Why a thing cannot be chosen, and what cannot be done: told to whoever is asked, in their language."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

from server.conftest import Client

SEATS = {"classic": 4, "legendary": 3, "hellas": 2}
THINGS = (
    ("classic", "domain=sea&word=a1", "C-"),
    ("classic", "domain=island&word=i01&say=sing", "C-"),
    ("classic", "domain=slot&word=2", "C-"),
    ("legendary", "domain=god&word=ares", "L-"),
    ("hellas", "domain=card&word=a2", "H-"),
    ("hellas", "domain=god&word=zeus", "H-"),
)
NOTHING = {"offered": False, "says": "", "clause": ""}
NO_OUTLOOK = {"odds": None, "final": False, "price": 0, "offer": None, "undoable": False}


class Asked:
    """A table at its first question, and whoever answers it."""

    def __init__(self, client: Client, title: str) -> None:
        chairs = [{"kind": "me", "name": name} for name in ("Anna", "Bruno", "Carla", "Dora")[: SEATS[title]]]
        body = {"title": title, "seats": len(chairs), "chairs": chairs, "start": True}
        opened = client.post("/api/games", json=body).json()
        self.client, self.path, self.keys = client, f"/api/games/{opened['game']}", opened["keys"]
        self.who = str(self.get("state", "0")["whole"]["game"]["who"])

    def get(self, part: str, seat: str = "", language: str = "en", status: int = 200) -> Any:
        headers = {"authorization": f"Seat {self.keys[seat or self.who]}", "accept-language": language}
        answer = self.client.get(f"{self.path}/{part}", headers=headers)
        assert answer.status_code == status
        return answer.json()


def test_a_thing_that_nobody_asks_about_has_a_reason_in_both_languages(client: Client) -> None:
    tables = {title: Asked(client, title) for title in SEATS}
    for title, thing, clause in THINGS:
        english, italian = (tables[title].get(f"reason?{thing}", language=language) for language in ("en", "it"))
        assert english["offered"] is False
        assert english["clause"].startswith(clause), thing
        assert english["clause"] == italian["clause"]
        assert "" not in (english["says"], italian["says"])
        assert english["says"] != italian["says"]


def test_the_question_decides_what_is_told_about_a_thing(client: Client) -> None:
    """What may be chosen says so; the answer that was about to be given has its own reason; no thing has none."""
    table = Asked(client, "classic")
    god = table.get("state")["whole"]["game"]["options"][0].split()[1]

    assert table.get(f"reason?domain=god&word={god}") == {**NOTHING, "offered": True}
    about = table.get("reason?domain=god&word=zeus&say=bid+zeus+99")
    assert about == table.get("why-not?say=bid+zeus+99")
    assert about["says"]
    for thing in ("domain=god&word=loki", "domain=nothing&word=ares", "domain=number&word=7"):
        assert table.get(f"reason?{thing}") == NOTHING
    for query in ("", "domain=god", "domain=god&word=", f"domain=god&word={'x' * 41}"):
        assert table.get(f"reason?{query}", status=400)["says"]


def test_whoever_is_not_asked_any_more_is_told_so_without_an_error(client: Client) -> None:
    """A page may ask just when its turn is over; a refusal would be an error in its console."""
    table = Asked(client, "classic")
    other = next(seat for seat in table.keys if seat.isdigit() and seat != table.who)

    for language, says in (("en", "You are not asked now."), ("it", "Adesso non")):
        assert table.get("reason?domain=god&word=ares", other, language)["says"].startswith(says)
    assert table.get("not-offered", other) == {"patterns": [], "deeds": []}


def test_everything_that_cannot_be_done_has_a_reason_from_the_first_question(client: Client) -> None:
    for title in SEATS:
        table = Asked(client, title)
        told = table.get("not-offered")
        patterns = told["patterns"]
        assert told["deeds"] == patterns
        offered = {phrase.split()[0] for phrase in table.get("state")["whole"]["game"]["options"]}
        known = set(table.get("lexicon")["phrases"])
        assert len(patterns) > 10
        assert all(one["says"] and one["pattern"].split()[0] not in offered for one in patterns)
        assert {one["pattern"].split()[0] for one in patterns} == known - offered


def test_an_answer_that_cannot_be_given_begins_nothing(client: Client) -> None:
    """A page asks what its answer would begin while the turn may already have moved on; that is no fault of its."""
    table = Asked(client, "classic")
    first, *_ = table.get("state")["whole"]["game"]["options"]
    other = next(seat for seat in table.keys if seat != table.who)

    assert table.get(f"odds?say={first}") != NO_OUTLOOK
    assert table.get(f"odds?say={first}", other) == NO_OUTLOOK
    assert table.get("odds?say=sing") == NO_OUTLOOK
    too_many = quote(";".join([first] * 9))
    assert table.get(f"odds?say={too_many}", status=403)["code"] == "not-asked"
