"""What messages say: every sentence in every language, each asked for, and each with what it needs."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.server.notices.letters import Letters, NoticeFacts
from pelagos.server.store.contacts import CONFIRMED, KINDS, UNUSED, Contact
from pelagos.server.store.notices import Notice
from pelagos.texts import HOME, LANGUAGES, Texts
from server.conftest import ALL
from texts.catalogue import written

pytestmark = pytest.mark.pure
SITE: Final = "https://club.example"


class Strict(Texts):
    """Raises where a sentence is missing, and remembers what was said."""

    def __init__(self, language: str) -> None:
        super().__init__(language, strict=True)
        self.said: Final[set[str]] = set()

    def message(self, name: str, /, **arguments: Any) -> str:
        self.said.add(name)
        return super().message(name, **arguments)


def contact(channel: str, language: str, player: str = "u-1") -> Contact:
    return Contact(1, player, channel, "a@b.example", "", language, CONFIRMED, KINDS, False, 0, "TOKEN", "", None)


def told(
    kind: str, game: str = "abc", others: tuple[tuple[str, str], ...] = (("Bert", ""), ("", "novice"))
) -> NoticeFacts:
    notice = Notice("k", "u-1", 1, kind, game, 0, 0, {"by": "Eva", "days": 7}, 0, 0)
    deadline = 1_772_798_400_000 if kind in ("your-turn", "time") else None
    return NoticeFacts(notice, ALL["hellas"], "Anna", others, deadline, 2 if kind == "over" else 0, game == "shared")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_and_no_other_is_there(language: str) -> None:
    texts = Strict(language)
    letters = Letters(SITE, {language: texts})
    for channel in ("mail", "push"):
        for player in ("u-1", "g-1"):
            reader = contact(channel, language, player)
            for kind in (*KINDS, UNUSED):
                letters.gathered("key", reader, "Europe/Rome", [told(kind)])
            letters.gathered("key", reader, "UTC", [told("over", "shared", ())])
            letters.gathered("key", reader, "UTC", [told("your-turn"), told("time", "def")])
            letters.gathered("key", reader, "UTC", [told("your-turn"), told("over", "def")])
            letters.confirmation("key", reader, "SECRET")
            letters.test("key", reader)
            letters.reset("key", reader, "Anna", "SECRET")
            for what in ("reset", "address-added", "address-removed"):
                letters.changed("key", reader, "Anna", what, "a@b.example")
    assert texts.said == set(written(HOME, "notices"))


def test_a_mail_reads_well() -> None:
    letters = Letters(SITE, {"en": Texts("en")})
    message = letters.gathered("key", contact("mail", "en"), "Europe/Rome", [told("your-turn")])
    assert message.subject == "Your turn: Hellas with Bert and novice"
    assert message.text.replace("\u202f", " ") == (
        "Hello Anna,\n"
        "\n"
        "It is your turn in Hellas with Bert and novice.\n"
        "You have until Fri, Mar 6, 1:00 PM (Europe/Rome) to answer.\n"
        "https://club.example/game/abc\n"
        "\n"
        "-- \n"
        "You get this because you asked to be told. What you are told, and when, you choose here:\n"
        "https://club.example/account\n"
        "No more about this table:\n"
        "https://club.example/unsubscribe/TOKEN?game=abc\n"
        "No more messages to this address:\n"
        "https://club.example/unsubscribe/TOKEN\n"
    )


def test_the_plural_is_the_readers() -> None:
    letters = Letters(SITE, {name: Texts(name) for name in LANGUAGES})
    twice = [told("your-turn"), told("time")]
    subjects = {name: letters.gathered("k", contact("mail", name), "UTC", twice).subject for name in LANGUAGES}
    assert subjects == {
        "en": "1 table waits for you",
        "it": "1 tavolo ti aspetta",
        "ru": "Вас ждёт 1 стол",
        "uk": "1 стіл чекає на вас",
    }


def test_a_confirmation_says_nothing_of_any_table_and_its_token_stays_in_the_fragment() -> None:
    message = Letters(SITE, {"en": Texts("en")}).confirmation("key", contact("mail", "en"), "SECRET")
    assert message.text.count("SECRET") == 1
    assert f"{SITE}/confirm#SECRET" in message.text
    assert "/game/" not in message.text
