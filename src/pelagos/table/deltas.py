"""What a call has changed in the save of a table, as plain data: so a table is opened without playing anything again.

A call is stored together with its delta. A save and the deltas since then give the save that would be written now,
whatever has become of the rules: `folded` knows none. Only what is done all the time has deltas: answers, chat, orders
that speak or wake. After every other call a whole save is written.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from pelagos.kernel.agenda import Said
from pelagos.kernel.dealer import Sealed
from pelagos.kernel.event import Event
from pelagos.kernel.play import Play, Step
from pelagos.kernel.task import Task
from pelagos.kernel.title import Json
from pelagos.table.chair import KEPT_RECEIPTS, Receipt
from pelagos.table.history import SEPARATOR, event_line, said_line
from pelagos.table.patch import change, difference, patched
from pelagos.table.position_rows import PositionRow
from pelagos.table.table import Table
from pelagos.table.terms import UNTIMED

WITH_DELTA: Final = frozenset({"submit", "obey", "ring", "talk", "mute"})
"""The calls that a delta can tell of. Whoever adds one here sees to it that the tracker notices all that it changes."""

# The names of what a delta may hold. They are written at every move, so they are short.
GAME: Final = "g"
VERSION: Final = "v"
MOVED: Final = "m"
CLOCK: Final = "k"
CHAIRS: Final = "c"
RECEIPT: Final = "r"
CHAT: Final = "t"

PlainStep = list[int]
"""Seat, answers and events before it, whether it is final, whether the position before it is kept."""


class _ChairNote:
    """What a chair was at the last save or delta, as far as it changes without anybody else noticing."""

    def __init__(self, table: Table, seat: int) -> None:
        chair = table.chairs[seat]
        self.private_version: Final = chair.private_version
        self.answered: Final = -1 if chair.standing is None else chair.standing.answered
        self.receipt: Final[Receipt | None] = chair.receipts[-1] if chair.receipts else None


class DeltaTracker:
    """Knows a table as it was last written, and says what has changed since.

    Deltas follow only a save of the same version of rules and table, so both agree on what is where.
    """

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._arranged = table.arranged
        self._phase: Final = table.phase
        self._version = table.version
        self._clock: Json = table.clock.save()
        self._chairs: Final = [_ChairNote(table, seat) for seat in range(len(table.chairs))]
        self._chat_total = table.chat.total()
        self._chat: Final = dict(table.chat.counts())
        self._play: Final[Play | None] = table.play
        self._game: Final[_GameTracker | None] = None if table.play is None else _GameTracker(table, table.play)

    def delta(self) -> Json | None:
        """What has changed since it was last asked; None if only a save can say that, and then this is of no more use.

        People, chairs and terms raise `arranged` when they change; the rest is compared.
        """
        table = self._table
        if table.arranged != self._arranged or table.phase != self._phase or table.play is not self._play:
            return None
        if table.taught:
            # Few tables, which live for minutes: how far the pupil has come is written with the rest.
            return None
        found: Json = {}
        if table.version != self._version:
            if not self._moved(found):
                return None
        elif self._game is not None and not self._game.stands():
            return None
        self._note_chairs(found)
        if table.chat.total() != self._chat_total:
            self._note_chat(found)
        return found

    def _moved(self, found: Json) -> bool:
        table = self._table
        if self._game is None:
            return False
        one_move = table.version == table.moved == self._version + 1
        game = self._game.delta(table.steps_kept if one_move else 0)
        if game is None:
            return False
        found[GAME], found[VERSION] = game, table.version
        if table.moved != table.version:
            found[MOVED] = table.moved
        if table.clock.pace.kind != UNTIMED:
            clock = table.clock.save()
            changed = change(self._clock, clock)
            if changed is not None:
                found[CLOCK] = changed
            self._clock = clock
        self._version = table.version
        return True

    def _note_chairs(self, found: Json) -> None:
        """Receipts come with almost every answer; what else changes in a chair is written whole."""
        table = self._table
        for seat in range(len(table.chairs)):
            chair, note = table.chairs[seat], self._chairs[seat]
            answered = -1 if chair.standing is None else chair.standing.answered
            last = chair.receipts[-1] if chair.receipts else None
            if chair.private_version != note.private_version or answered != note.answered:
                found.setdefault(CHAIRS, {})[str(seat)] = chair.save()
            elif last is not note.receipt and last is not None:
                found[RECEIPT] = [seat, last.key, last.said, last.version]
            else:
                continue
            self._chairs[seat] = _ChairNote(table, seat)

    def _note_chat(self, found: Json) -> None:
        """By channel how many lines of those before are left, and the new ones."""
        chat = self._table.chat
        lines: Json = {}
        for channel, count in chat.counts().items():
            before = self._chat[channel]
            if count != before:
                messages = chat.channels[channel]
                new = [message.save() for message in messages if message.number > before]
                lines[channel] = [count, len(messages) - len(new), new]
                self._chat[channel] = count
        self._chat_total = chat.total()
        found[CHAT] = lines


class _GameTracker:
    """The part of a tracker that knows the game."""

    def __init__(self, table: Table, play: Play) -> None:
        self._table: Final = table
        self._play: Final = play
        self._row: PositionRow = table.latest_row.at(table.version, play.g)
        self._agenda: list[Task[Any]] = list(play.g.agenda)
        self._dealt = play.dealer.count if isinstance(play.dealer, Sealed) else -1
        self._log = len(play.log)
        self._last_said: Said | None = play.log[-1] if play.log else None
        self._events = len(play.events)
        self._last_event: Event | None = play.events[-1] if play.events else None
        self._steps: list[Step] = list(play.steps)
        self._finals: list[bool] = [step.final for step in play.steps]
        self._kept: list[bool] = [step.before is not None for step in play.steps]

    def stands(self) -> bool:
        """Has nothing been said since?"""
        log = self._play.log
        return len(log) == self._log and (not log or log[-1] is self._last_said)

    def delta(self, steps_kept: int) -> list[Any] | None:
        """What was said and told since, and the numbers that are different; None if answers were taken back.

        So many of the first steps are known to be as they were.

        By place, since names would be longer than what they name: the answers before, the new ones, the events, how the
        steps, the agenda and the fields have changed, and how often nature was asked if that has changed.
        """
        play = self._play
        log, events = play.log, play.events
        if len(log) < self._log or len(events) < self._events or play.g.result is not None:
            return None
        if (self._log and log[self._log - 1] is not self._last_said) or (
            self._events and events[self._events - 1] is not self._last_event
        ):
            return None
        vocabulary = play.rules.vocabulary
        found: list[Any] = [
            self._log,
            SEPARATOR.join([said_line(vocabulary, said) for said in log[self._log :]]),
            SEPARATOR.join([event_line(event.kind.name, event) for event in events[self._events :]]),
            self._changed_steps(steps_kept),
            self._changed_agenda(),
            self._changed_fields(),
        ]
        dealer = play.dealer
        if isinstance(dealer, Sealed) and dealer.count != self._dealt:
            self._dealt = dealer.count
            found.append(self._dealt)
        self._log, self._last_said = len(log), log[-1] if log else None
        self._events, self._last_event = len(events), events[-1] if events else None
        return found

    def _changed_fields(self) -> Json:
        """By name, how the fields of the saved position have changed."""
        rows = self._table.latest_row.since(self._row, self._table.version, self._play.g)
        self._row = rows.after
        return rows.saved_changes()

    def _changed_agenda(self) -> list[Any]:
        """How many tasks stay at the end of the agenda, and those that are before them now. Tasks never change."""
        agenda, before = self._play.g.agenda, self._agenda
        same = 0
        while same < len(agenda) and same < len(before) and agenda[same] is before[same]:
            same += 1
        self._agenda = list(agenda)
        return [same, self._table.agenda_data.of(agenda)[: len(agenda) - same]]

    def _changed_steps(self, kept: int) -> list[Any]:
        """How many of the first steps stay as they are, and those that follow them now."""
        steps = self._play.steps
        most = min(len(steps), len(self._steps))
        same = min(kept, most)
        while (
            same < most
            and steps[same] is self._steps[same]
            and steps[same].final == self._finals[same]
            and (steps[same].before is not None) == self._kept[same]
        ):
            same += 1
        tail = steps[same:]
        self._steps[same:] = tail
        self._finals[same:] = [step.final for step in tail]
        self._kept[same:] = [step.before is not None for step in tail]
        return [
            same,
            [[int(step.seat), step.said, step.told, int(step.final), int(step.before is not None)] for step in tail],
        ]


# from data to data


def folded(saved: Json, deltas: Sequence[Json]) -> Json:
    """The save that stands after these deltas. It is made of data alone: no rule is asked."""
    data = dict(saved)
    game = None if data["game"] is None else _FoldedGame(data["game"])
    for delta in deltas:
        if VERSION in delta:
            data["version"] = delta[VERSION]
            data["moved"] = delta.get(MOVED, delta[VERSION])
        if CLOCK in delta:
            data["clock"] = patched(data["clock"], [delta[CLOCK]])
        if CHAIRS in delta or RECEIPT in delta:
            data["chairs"] = _folded_chairs(data["chairs"], delta)
        if CHAT in delta:
            data["chat"] = _folded_chat(data["chat"], delta[CHAT])
        if GAME in delta and game is not None:
            game.fold(*delta[GAME])
    if game is not None:
        data["game"] = game.saved()
    return data


def _folded_chairs(chairs: list[Json], delta: Json) -> list[Json]:
    found = list(chairs)
    for seat, chair in delta.get(CHAIRS, {}).items():
        found[int(seat)] = chair
    if RECEIPT in delta:
        seat, *receipt = delta[RECEIPT]
        found[seat] = {**found[seat], "receipts": [*found[seat]["receipts"], receipt][-KEPT_RECEIPTS:]}
    return found


def _folded_chat(chat: Json, delta: Json) -> Json:
    found = dict(chat)
    for channel, (count, kept, new) in delta.items():
        old = found[channel]["messages"]
        found[channel] = {**found[channel], "count": count, "messages": [*old[len(old) - kept :], *new]}
    return found


class _FoldedGame:
    """The game of a save while deltas are added to it."""

    def __init__(self, game: Json) -> None:
        self._game: Final = game
        self._position: Json = game["position"]
        self._dealt = game["dealt"]
        self._log = [game["log"]] if game["log"] else []
        self._events = [game["events"]] if game["events"] else []
        self._kinds: Final = {name: number for number, name in enumerate(game["kinds"])}
        self._steps: list[PlainStep] = []
        self._before: Final[dict[int, Json]] = {}
        """By the answers before a step, the position there."""
        for seat, said, told, final, before in game["steps"]:
            self._steps.append([seat, said, told, int(final), int(before is not None)])
            if before is not None:
                self._before[said] = patched(self._position, before)

    def fold(
        self,
        answers: int,
        log: str,
        events: str,
        steps: list[Any],
        agenda: list[Any],
        fields: Json,
        dealt: int | None = None,
    ) -> None:
        same, tail = steps
        for step in tail:
            if step[4] and step[1] >= answers:
                # A new step: it began where the game stood before this delta.
                self._before[step[1]] = self._position
        self._steps[same:] = tail
        kept, tasks = agenda
        old = self._position["agenda"]
        self._position = {
            **self._position,
            "fields": patched(self._position["fields"], [fields] if fields else []),
            "agenda": [*tasks, *old[len(old) - kept :]],
        }
        self._dealt = self._dealt if dealt is None else dealt
        if log:
            self._log.append(log)
        for line in events.split(SEPARATOR) if events else ():
            name, blank, rest = line.partition(" ")
            name, colon, to = name.partition(":")
            self._events.append(f"{self._kinds.setdefault(name, len(self._kinds))}{colon}{to}{blank}{rest}")

    def saved(self) -> Json:
        steps = [
            [seat, said, told, bool(final), difference(self._position, self._before[said]) if kept else None]
            for seat, said, told, final, kept in self._steps
        ]
        return {
            **self._game,
            "position": self._position,
            "dealt": self._dealt,
            "log": SEPARATOR.join(self._log),
            "events": SEPARATOR.join(self._events),
            "kinds": list(self._kinds),
            "steps": steps,
        }
