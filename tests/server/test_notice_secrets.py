"""Nothing in a message is a secret: two tables that a spectator cannot tell apart make the same messages."""

from __future__ import annotations

from typing import Any, Final

import pytest

from pelagos.kernel.codec import digest
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import view
from pelagos.server.notices import letters
from pelagos.server.notices.announcer import was_outbid
from pelagos.server.notices.channels import Message
from pelagos.server.notices.letters import Letters, NoticeFacts
from pelagos.server.store.contacts import CONFIRMED, KINDS, Contact
from pelagos.server.store.notices import Notice
from pelagos.table.table import Table
from pelagos.texts import LANGUAGES, Texts
from server.pairs import Pair
from table.setting import RULES, game
from table.twins import Leak

pytestmark = pytest.mark.pure
TEXTS: Final = {language: Texts(language, strict=False) for language in LANGUAGES}
HIDING: Final = ("hellas", "toy", "legendary-ffa3")


def messages(table: Table) -> list[Message | bool]:
    """Everything that could be said about this table to anybody who sits there, by any channel."""
    desk, said = Letters("https://club.example", TEXTS), list[Message | bool]([was_outbid(table)])
    for seat in range(len(table.chairs)):
        for channel in ("mail", "push"):
            contact = Contact(
                1, "u-1", channel, "a@b.example", "", LANGUAGES[seat % 2], CONFIRMED, KINDS, False, 0, "x", "", None
            )
            for kind in KINDS:
                notice = Notice("k", "u-1", 1, kind, "abc", seat, table.moved, {"by": "Eva"}, 0, 0)
                said.append(desk.gathered("key", contact, "UTC", [letters.facts_of(notice, table)]))
    return said


def compare(name: str, seed: int) -> bool:
    """Play two tables that only differ in what is hidden, and compare; True if something was hidden."""
    pair = Pair(name, SPECTATOR, Rng(seed))
    pair.play(least=6)
    if messages(pair.mine) != messages(pair.twin):
        raise Leak(f"{name} {seed}")
    return pair.differ()


@pytest.mark.parametrize("name", sorted(RULES))
def test_tables_that_look_the_same_to_everybody_make_the_same_messages(name: str) -> None:
    hidden = [compare(name, seed) for seed in range(2)]
    assert any(hidden) or name not in HIDING


def _position(told: NoticeFacts, table: Table) -> NoticeFacts:
    return told._replace(name=digest(table.rules, game(table).g))


def _hand(told: NoticeFacts, table: Table) -> NoticeFacts:
    """What its owner may know is no secret from them, but whoever reads over their shoulder is a spectator."""
    return told._replace(name=str(view(table.rules, game(table).g, max(0, told.notice.seat))))


def _player(told: NoticeFacts, table: Table) -> NoticeFacts:
    return told._replace(others=tuple((chair.player, "") for chair in table.chairs))


@pytest.mark.parametrize("leak", [_position, _hand, _player])
def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch, leak: Any) -> None:
    honest = letters.facts_of
    monkeypatch.setattr(letters, "facts_of", lambda notice, table: leak(honest(notice, table), table))
    with pytest.raises(Leak):
        list(map(compare, HIDING, (1, 1, 1)))
