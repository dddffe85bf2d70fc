"""Getting back into an account: reset links by mail or from whoever runs the server; and word of what was changed.

Nobody learns from an answer which names and addresses there are. A link is sent to confirmed addresses alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from pelagos.server.accounts import Passwords
from pelagos.server.errors import Missing
from pelagos.server.ids import hashed, new_key, player_of, user_of
from pelagos.server.moderation.acts import CONSOLE
from pelagos.server.notices.channels import Message
from pelagos.server.notices.letters import Letters
from pelagos.server.store.contacts import MAIL, Contact, Contacts
from pelagos.server.store.database import opened_beside
from pelagos.server.store.moderation import AuditEntry, ModerationStore
from pelagos.server.store.outbox import DAY_MS, HOUR_MS, Letter, Outbox
from pelagos.server.store.people import People
from pelagos.server.store.resets import Resets

RESET: Final = "reset"
SECURITY: Final = "security"
LIFE_MS: Final = HOUR_MS
"""Of a link that is sent by mail."""
ADMIN_LIFE_MS: Final = DAY_MS
"""Of one that somebody hands on."""
MOST_RESETS_TO: Final = 3
"""Links that one mailbox gets in an hour; whoever asks for more is answered the same, and nothing is sent."""


class Recovery:
    """Resets passwords, and tells people by mail what was changed in their accounts."""

    def __init__(
        self,
        people: People,
        resets: Resets,
        contacts: Contacts,
        outbox: Outbox,
        letters: Letters,
        passwords: Passwords,
    ) -> None:
        self._people: Final = people
        self._resets: Final = resets
        self._contacts: Final = contacts
        self._outbox: Final = outbox
        self._letters: Final = letters
        self._passwords: Final = passwords

    # by mail

    def send_links(self, who: str, now: int) -> None:
        """By the name of an account: to its addresses. By an address: to it, for every account that confirmed it."""
        for contact in self._reached(who):
            user = user_of(contact.player)
            if user is None or self._outbox.count_since(MAIL, contact.address, RESET, now - HOUR_MS) >= MOST_RESETS_TO:
                continue
            profile = self._people.by_id(user)
            if profile is None:
                continue
            with self._outbox.transaction() as connection:
                token = self._resets.add(user, now + LIFE_MS, connection)
                key = f"r-{hashed(token)[:40]}"
                message = self._letters.reset(key, contact, profile["name"], token)
                self._outbox.put(_letter(key, contact, message), now, connection)

    def _reached(self, who: str) -> Sequence[Contact]:
        found = self._people.by_name(who)
        if found is not None:
            return self._contacts.confirmed(player_of(found[0]), MAIL)
        return self._contacts.by_address(MAIL, who.strip()) if "@" in who else ()

    # the link is used

    async def reset(self, token: str, password: str, now: int, tokens: bool = False, passkeys: bool = False) -> int:
        """Whose password it was. Hashing comes first: a link is used up together with what it does, or not at all."""
        self._resets.user_of(token, now)
        stored = await self._passwords.hashed(password)
        user = self._resets.use(token, stored, now, tokens, passkeys)
        self.tell(user, "reset", now)
        return user

    # word of what was changed

    def tell(self, user: int, what: str, now: int, but: str = "", address: str = "") -> None:
        """To every confirmed address of an account, but the one that it is about: if it was not you, look here."""
        profile = self._people.by_id(user)
        if profile is None:
            return
        for contact in self._contacts.confirmed(player_of(user), MAIL):
            if contact.address != but:
                key = f"s-{new_key()}"
                message = self._letters.changed(key, contact, profile["name"], what, address)
                # Not for the contact: the address may be about to go, and is told so all the same.
                self._outbox.put(_letter(key, contact, message)._replace(contact=0), now)


def issue_link(where: Path | str, name: str, now: int) -> tuple[str, str]:
    """For whoever runs the server: the name of the account and the secret of a link, which its owner is given by hand.

    The server may run meanwhile. No password is known to anybody but whoever uses the link.
    """
    with opened_beside(where) as engine:
        found = People(engine).by_name(name)
        if found is None:
            raise Missing("no-such-account", name=name)
        ModerationStore(engine).record(AuditEntry(now, CONSOLE.name, None, "reset", found[1], "", {}))
        return found[1], Resets(engine).add(found[0], now + ADMIN_LIFE_MS)


def _letter(key: str, contact: Contact, message: Message) -> Letter:
    return Letter(key, contact.player, MAIL, contact.address, message, contact.id)
