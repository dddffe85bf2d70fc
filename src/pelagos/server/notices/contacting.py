"""What people do about their contacts: add one, confirm it, choose, try it out, end it.

Strangers are protected: nothing but a few requests to confirm is ever sent to an address that was not confirmed.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.title import Json
from pelagos.server.errors import Conflict, Forbidden, Missing, TooOften
from pelagos.server.ids import hashed, new_key
from pelagos.server.notices.letters import CONFIRM, TEST, Letters
from pelagos.server.notices.mail import checked_mail
from pelagos.server.notices.sender import Sender
from pelagos.server.store.contacts import CONFIRMED, MAIL, Contact, Contacts
from pelagos.server.store.notices import Notices
from pelagos.server.store.outbox import DAY_MS, Letter, Outbox

MOST_CONFIRMS_TO: Final = 3
"""Requests to confirm that one mailbox gets in a day, whoever asks for them."""
MOST_CONFIRMS_BY: Final = 6
"""That one person may cause in a day."""
MOST_TESTS: Final = 5
"""Test messages of one person in a day."""
KEPT_LETTERS: Final = 2
"""So much of the name in an address is shown to whoever has only a link."""


class Contacting:
    """Contacts of one site, and the messages about them."""

    def __init__(self, contacts: Contacts, notices: Notices, outbox: Outbox, letters: Letters, sender: Sender) -> None:
        self._contacts: Final = contacts
        self._notices: Final = notices
        self._outbox: Final = outbox
        self._letters: Final = letters
        self._sender: Final = sender

    def add_mail(self, player: str, address: str, language: str, now: int) -> Contact:
        """An address of somebody, and a request to confirm it, in one transaction."""
        self.check_channel(MAIL)
        checked = checked_mail(address)
        if self._contacts.is_refused(MAIL, checked):
            raise Forbidden("address-refuses")
        known = [contact for contact in self._contacts.confirmed(player, MAIL) if contact.address == checked]
        if known:
            return known[0]
        self._check_confirms(player, checked, now)
        with self._outbox.transaction() as connection:
            contact, token = self._contacts.add(player, MAIL, checked, language, now, connection=connection)
            key = f"c-{hashed(token)[:40]}"
            message = self._letters.confirmation(key, contact, token)
            self._outbox.put(Letter(key, player, MAIL, checked, message, contact.id), now, connection)
        return contact

    def check_channel(self, channel: str) -> None:
        if channel not in self._sender.channels:
            raise Conflict("no-such-channel", channel=channel)

    def _check_confirms(self, player: str, address: str, now: int) -> None:
        to_it = self._outbox.count_since(MAIL, address, CONFIRM, now - DAY_MS)
        by_them = self._outbox.count_of(player, CONFIRM, now - DAY_MS)
        if to_it >= MOST_CONFIRMS_TO or by_them >= MOST_CONFIRMS_BY:
            raise TooOften("too-many-confirmations", wait=DAY_MS // 1000)

    def test(self, player: str, number: int, now: int) -> None:
        """Send something now, so that they see that it arrives."""
        contact = self.own(player, number)
        if contact.state != CONFIRMED:
            raise Conflict("not-confirmed")
        self.check_channel(contact.channel)
        if self._outbox.count_of(player, TEST, now - DAY_MS) >= MOST_TESTS:
            raise TooOften("too-often", wait=DAY_MS // 1000)
        key = f"t-{new_key()}"
        message = self._letters.test(key, contact)
        self._outbox.put(Letter(key, player, contact.channel, contact.address, message, contact.id), now)

    def all_of(self, player: str) -> list[Json]:
        return [plain(contact) for contact in self._contacts.of_player(player)]

    def own(self, player: str, number: int) -> Contact:
        contact = self._contacts.by_id(number)
        if contact is None or contact.player != player:
            raise Missing("no-such-contact")
        return contact

    # by links, without signing in

    def linked(self, token: str) -> Contact:
        contact = self._contacts.by_unsubscribe(token)
        if contact is None:
            raise Missing("no-such-contact")
        return contact

    def unsubscribe(self, token: str, game: str, now: int) -> Contact:
        """No more of one table, or no more at all. Somebody who never confirmed is not asked again either.

        The address itself stays with its account, so that a password can still be reset.
        """
        contact = self.linked(token)
        if contact.state != CONFIRMED:
            self._contacts.refuse(contact.channel, contact.address, now)
            self._contacts.remove(contact.player, contact.id)
        elif game:
            self._notices.set_table_kinds(contact.player, game, [])
            self._notices.drop_of_contact(contact.id, game)
        else:
            self._contacts.choose(contact.id, (), contact.digest)
            self._notices.drop_of_contact(contact.id)
        return contact


def plain(contact: Contact) -> Json:
    """What its owner sees."""
    return {
        "id": contact.id,
        "channel": contact.channel,
        "address": contact.address if contact.channel == MAIL else "",
        "label": contact.label,
        "state": contact.state,
        "kinds": list(contact.kinds),
        "digest": contact.digest,
        "failure": contact.failure,
        "failed": contact.failed,
    }


def masked(contact: Contact) -> str:
    """For whoever has only a link: enough to know one's own address, too little to learn another's."""
    name, at, domain = contact.address.rpartition("@")
    return f"{name[:KEPT_LETTERS]}…{at}{domain}" if contact.channel == MAIL else contact.label
