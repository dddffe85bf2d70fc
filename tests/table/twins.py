"""Two tables that differ only in what one viewer cannot know, and a check that they never look different to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import canonical, save
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import NATURE, SPECTATOR, knows
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play, Step
from pelagos.kernel.rng import Rng
from pelagos.table.feed import TableFeed
from pelagos.table.history import save_history
from pelagos.table.records import record_for
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from pelagos.table.view_builder import VIEW_BUILDER, ViewBuilder
from table.setting import ALL, any_option, game, saved

if TYPE_CHECKING:
    from pelagos.kernel.title import Json

STEPS: Final = 4
ORDERS: Final = {
    "classic": ("apollo; every cycle; always stand", "ares up to 2, zeus up to 3, poseidon up to 1, athena up to 9"),
    "legendary": ("apollo; every cycle; always stand", "ares up to 2, zeus up to 3, poseidon up to 1, hera up to 9"),
    "hellas": ("always stand", "pass all answers until my next turn"),
}


class Leak(Exception):
    """The viewer can tell the two tables apart."""


class Twins:
    """Two tables, one viewer, and what they were sent of both so far. Nature waits to be said in both."""

    def __init__(
        self,
        table: Table,
        viewer: int,
        rng: Rng,
        builder: ViewBuilder = VIEW_BUILDER,
        made: type[Table] = Table,
        fed: type[TableFeed] = TableFeed,
    ) -> None:
        self.viewer: Final = viewer
        self.rng: Final = rng
        self.mine: Final = copied(saved(table), made)
        self.twin: Final = copied(hidden_changed(table, viewer, rng), made)
        self.feeds: Final = (fed(self.mine, builder), fed(self.twin, builder))
        self.marks: Final = ["", ""]
        self.others: Final = {(i, other): "" for i in (0, 1) for other in table.rules.viewers() if other != viewer}
        self.listen()

    def listen(self) -> None:
        """Whatever can be asked for is the same, byte for byte: messages, talk, record, errors.

        Everybody else is sent their messages first: what was made for them must not reach this viewer.
        """
        both = (self.mine, self.twin)
        for (i, other), mark in self.others.items():
            self.others[i, other] = self.feeds[i].payload_for(other, mark)["mark"]
        messages = [feed.payload_for(self.viewer, mark) for feed, mark in zip(self.feeds, self.marks, strict=True)]
        self.marks[:] = [message["mark"] for message in messages]
        self._same("message", *messages)
        self._same("whole", *[feed.payload_for(self.viewer) for feed in self.feeds])
        self._same("talk", *[table.talk_for(self.viewer) for table in both])
        self._same("record", *[record_for(table, self.viewer) for table in both])
        self._same("errors", *[errors(table, self.viewer) for table in both])
        self._same("deadline", *[table.next_deadline() for table in both])

    def _same(self, what: str, mine: Any, twin: Any) -> None:
        if canonical(mine) != canonical(twin):
            raise Leak(what)

    def others_act(self) -> None:
        """Things happen at one table only that this viewer must not notice."""
        seats = [seat for seat in range(len(self.mine.chairs)) if seat != self.viewer]
        orders = ORDERS.get(self.mine.rules.title.name, ())
        for seat in seats:
            if orders:
                self.mine.leave_order(seat, orders[self.rng.below(len(orders))])
                self.mine.ring()
            self.mine.mute(seat, "Nobody 0")
            team = f"team-{self.mine.sides[seat]}"
            if team in self.mine.chat.channels and team not in self.mine.chat.readable(self.viewer, over=False):
                self.mine.talk(seat, team, "psst", 5)
        if self.viewer != SPECTATOR:
            self.mine.talk(SPECTATOR, "spectators", "look", 5, name="Eva")
        self.listen()

    def step(self) -> bool:
        """Say the same at both, by an order at the first if there is one; False if that is impossible, or tells."""
        mine, twin = game(self.mine), game(self.twin)
        if mine.over or mine.who != twin.who:
            return False
        due = self.mine.due()
        if knows(pending(mine.g).known_to(mine.g), self.viewer):
            common = [phrase for phrase in mine.options() if phrase in twin.options()]
            if not common:
                return False
            phrases = [common[self.rng.below(len(common))]] * 2
            if due is not None and self.mine.order_reply(due["seat"]) in common:
                phrases[1] = str(self.mine.order_reply(due["seat"]))
            else:
                due = None
        else:
            due = None
            phrases = [any_option(self.mine, self.rng), any_option(self.twin, self.rng)]
        seat = int(mine.who)
        if due is not None:
            self.mine.obey(seat, due["at"], 77)
        else:
            self.mine.submit(seat, [phrases[0]], self.mine.version, 77)
        self.twin.submit(seat, [phrases[1]], self.twin.version, 77)
        if knows(mine.g.revealed | twin.g.revealed, self.viewer):
            return False
        self.listen()
        return True

    def take_back(self) -> None:
        """If the last answer may be taken back, the viewer sees the same again."""
        play = game(self.mine)
        if play.steps and play.steps[-1].seat != NATURE and not play.steps[-1].final:
            seat = int(play.steps[-1].seat)
            other = game(self.twin).steps[-1]
            if other.seat == seat and not other.final:
                self.mine.undo(seat, self.mine.version, 78, count=1)
                self.twin.undo(seat, self.twin.version, 78, count=1)
                self.listen()


def copied(data: Json, made: type[Table]) -> Table:
    data["game"]["dealt"] = None
    copy = load_table(data, ALL)
    copy.__class__ = made
    return copy


def hidden_changed(table: Table, viewer: int, rng: Rng) -> Json:
    """A save with everything guessed anew that this viewer cannot know, and without events they did not hear."""
    data = saved(table)
    play = game(table)
    heard = Play(table.rules, scrambled(table.rules, play.g, viewer, rng))
    heard.log.extend(play.log)
    heard.events.extend([event for event in play.events if knows(event.to, viewer)])
    for step in play.steps:
        told = sum(knows(event.to, viewer) for event in play.events[: step.told])
        heard.steps.append(Step(step.seat, step.before, step.said, told))
        heard.steps[-1].final = step.final
    position = save(table.rules, heard.g)
    data["game"].update({"position": position, **save_history(heard, position)})
    return data


def errors(table: Table, viewer: int) -> list[str]:
    """What this viewer is told if they try what they may not."""
    if viewer == SPECTATOR:
        return []
    found: list[str] = []
    before = saved(table)
    for phrase in ("pass", "bid ares 1", "bid crane 1", "end turn", "sing"):
        try:
            table.submit(viewer, [phrase, "sing"], table.version, 5)
        except PelagosError as error:
            numbers = () if error.refusal is None else error.refusal.numbers
            found.append(f"{error} {[int(number) for number in numbers]}")
    try:
        table.undo(viewer, table.version, 5, count=99)
    except PelagosError as error:
        found.append(str(error))
    assert saved(table) == before
    return found


def watch(
    table: Table,
    viewer: int,
    rng: Rng,
    builder: ViewBuilder = VIEW_BUILDER,
    made: type[Table] = Table,
    fed: type[TableFeed] = TableFeed,
) -> None:
    """Leak, if the viewer can tell two such tables apart, now or a few steps later."""
    twins = Twins(table, viewer, rng, builder, made, fed)
    twins.others_act()
    for _ in range(STEPS):
        if not twins.step():
            return
    twins.take_back()
