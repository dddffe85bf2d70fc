"""What messages say, in the language of their reader. They are made from what every spectator of a table sees."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from babel.dates import format_skeleton, format_time, get_datetime_format
from babel.lists import format_list

from pelagos.kernel.title import Title
from pelagos.server.ids import user_of
from pelagos.server.notices.channels import Message
from pelagos.server.notices.times import zone_of
from pelagos.server.store.contacts import INVITED, MAIL, OUTBID, OVER, TIME, TOKEN_LIFE_MS, UNUSED, YOUR_TURN, Contact
from pelagos.server.store.notices import Notice
from pelagos.server.summaries import summary_of
from pelagos.table.table import Table
from pelagos.texts import Texts

DAY_MS: Final = 86_400_000
SEVERAL: Final = "digest"
CONFIRM: Final = "confirm"
TEST: Final = "test"
WAITING: Final = (YOUR_TURN, OUTBID, TIME)


class NoticeFacts(NamedTuple):
    """One notice with what is said about its table. Nothing here is hidden from anybody who looks at the table."""

    notice: Notice
    title: Title
    name: str
    """Of the reader, as the table calls them."""
    others: tuple[tuple[str, str], ...]
    """Names of people, and levels of bots."""
    deadline: int | None
    place: int
    """At the end, from 1; 0 before."""
    shared: bool
    """Is somebody else in the same place?"""


def facts_of(notice: Notice, table: Table) -> NoticeFacts:
    shown = summary_of(table)
    seats = [(chair["name"], chair["level"]) for chair in shown["chairs"]]
    seated = 0 <= notice.seat < len(seats)
    others = tuple(who for seat, who in enumerate(seats) if any(who) and seat != notice.seat)
    places = shown["ending"]["places"] if shown["ending"] is not None else []
    place = places[notice.seat] if seated and places else 0
    return NoticeFacts(
        notice,
        table.rules.title,
        seats[notice.seat][0] if seated else "",
        others,
        table.clock.plain()["deadline"] if notice.kind in WAITING else None,
        place,
        places.count(place) > 1,
    )


class Letters:
    """Writes the messages of one site."""

    def __init__(self, address: str, texts: dict[str, Texts]) -> None:
        self._address: Final = address
        self._texts: Final = texts

    def texts(self, language: str) -> Texts:
        return self._texts.get(language) or self._texts["en"]

    def gathered(self, key: str, contact: Contact, zone: str, told: Sequence[NoticeFacts]) -> Message:
        """One message for everything that is due."""
        texts = self.texts(contact.language)
        kinds = {one.notice.kind for one in told}
        kind = kinds.pop() if len(kinds) == 1 else SEVERAL
        link = self._link(told[0].notice) if len(told) == 1 else f"{self._address}/post"
        blocks = [self._block(texts, contact, zone, one) for one in told]
        if contact.channel == MAIL:
            name = told[0].name
            greeting = [texts.message("notice-greeting", name=name)] if name else []
            blocks = [*greeting, *blocks, self._footer(texts, contact, told)]
        text = "\n\n".join(blocks) + "\n"
        return Message(key, kind, self._subject(texts, contact, told), text, link, self._unsubscribe(contact))

    def _subject(self, texts: Texts, contact: Contact, told: Sequence[NoticeFacts]) -> str:
        if len(told) == 1:
            [one] = told
            return texts.message(f"notice-subject-{one.notice.kind}", **self._arguments(texts, contact.language, one))
        games = len({one.notice.game for one in told})
        waiting = all(one.notice.kind in WAITING for one in told)
        return texts.message("notice-subject-waiting" if waiting else "notice-subject-several", count=games)

    def _block(self, texts: Texts, contact: Contact, zone: str, told: NoticeFacts) -> str:
        """What has happened, until when to answer, and by mail where."""
        arguments = self._arguments(texts, contact.language, told)
        shared = told.notice.kind == OVER and told.shared
        lines = [texts.message(f"notice-{told.notice.kind}{'-shared' if shared else ''}", **arguments)]
        if told.deadline is not None:
            deadline = written_time(told.deadline, zone, contact.language)
            lines.append(texts.message("notice-until", deadline=deadline, zone=zone))
        if contact.channel == MAIL:
            lines.append(self._link(told.notice))
        return "\n".join(lines)

    def _arguments(self, texts: Texts, language: str, told: NoticeFacts) -> dict[str, str | int]:
        found: dict[str, str | int] = {"title": texts.title(told.title)}
        if told.notice.kind == INVITED:
            return {**found, "by": str(told.notice.facts.get("by", ""))}
        names = [name or texts.bot(level) for name, level in told.others]
        found["others"] = format_list(names, locale=language) if names else texts.message("notice-no-others")
        if told.notice.kind == UNUSED:
            return {**found, "days": int(told.notice.facts.get("days", 0))}
        return {**found, "place": told.place} if told.notice.kind == OVER else found

    def _footer(self, texts: Texts, contact: Contact, told: Sequence[NoticeFacts]) -> str:
        """Why it comes, and how it ends: at this table, or for good."""
        if user_of(contact.player) is None:
            lines = [texts.message("notice-footer-guest")]
        else:
            lines = [texts.message("notice-footer"), f"{self._address}/account"]
        games = {one.notice.game for one in told}
        if len(games) == 1:
            lines += [texts.message("notice-footer-table"), f"{self._unsubscribe(contact)}?game={games.pop()}"]
        lines += [texts.message("notice-footer-address"), self._unsubscribe(contact)]
        return "\n".join(["-- ", *lines])

    def confirmation(self, key: str, contact: Contact, token: str) -> Message:
        """The only thing that is ever sent to an address that is not confirmed. The token stands behind a `#`, so that
        no log on the way has it; a robot that follows links confirms nothing."""
        texts = self.texts(contact.language)
        link = f"{self._address}/confirm#{token}"
        asked = texts.message("notice-confirm", site=self._address, days=TOKEN_LIFE_MS // DAY_MS)
        never = texts.message("notice-confirm-not-you")
        text = f"{asked}\n{link}\n\n{never}\n{self._unsubscribe(contact)}\n"
        subject = texts.message("notice-confirm-subject")
        return Message(key, CONFIRM, subject, text, link, self._unsubscribe(contact))

    def test(self, key: str, contact: Contact) -> Message:
        texts = self.texts(contact.language)
        blocks = [texts.message("notice-test")]
        if contact.channel == MAIL:
            blocks.append(self._footer(texts, contact, ()))
        link = f"{self._address}/account" if user_of(contact.player) is not None else f"{self._address}/"
        text = "\n\n".join(blocks) + "\n"
        return Message(key, TEST, texts.message("notice-test-subject"), text, link, self._unsubscribe(contact))

    # about accounts: they end with the account alone, so no link ends them

    def reset(self, key: str, contact: Contact, name: str, token: str) -> Message:
        """As with a confirmation, the token stands behind a `#`."""
        texts = self.texts(contact.language)
        link = f"{self._address}/reset#{token}"
        asked = texts.message("notice-reset", name=name, site=self._address)
        text = f"{asked}\n{link}\n\n{texts.message('notice-reset-not-you')}\n"
        return Message(key, "reset", texts.message("notice-reset-subject"), text, link, "")

    def changed(self, key: str, contact: Contact, name: str, what: str, address: str) -> Message:
        """`what`: reset, address-added, address-removed."""
        texts = self.texts(contact.language)
        link = f"{self._address}/account"
        told = texts.message(f"notice-security-{what}", name=name, site=self._address, address=address)
        text = f"{told}\n\n{texts.message('notice-security-not-you')}\n{link}\n"
        return Message(key, "security", texts.message("notice-security-subject"), text, link, "")

    def _link(self, notice: Notice) -> str:
        return f"{self._address}/game/{notice.game}"

    def _unsubscribe(self, contact: Contact) -> str:
        return f"{self._address}/unsubscribe/{contact.unsubscribe}"


def written_time(time: int, zone: str, language: str) -> str:
    """Weekday, day, month and time, as the language writes them."""
    here = datetime.fromtimestamp(time / 1000, zone_of(zone))
    day, hour = format_skeleton("MMMEd", here, locale=language), format_time(here, "short", locale=language)
    return str(get_datetime_format("medium", locale=language)).format(hour, day)
