"""The law of secrecy for everything a table sends, and the leaks it catches."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.codec import save
from pelagos.kernel.ids import Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.table import messages
from pelagos.table.feed import TableFeed, ViewerFeed
from pelagos.table.position_rows import PositionRow, PreviousView, RowPair, next_rows
from pelagos.table.table import Table
from pelagos.table.view_builder import VIEW_BUILDER, ViewBuilder
from table.setting import RULES, started, wander, whole
from table.twins import Leak, watch

NAMES = st.sampled_from(sorted(RULES))


@settings(max_examples=40)
@given(NAMES, st.integers(0, 10**6), st.integers(0, 120))
def test_tables_that_differ_in_what_a_viewer_cannot_know_send_them_the_same(name: str, seed: int, moves: int) -> None:
    table, rng = started(name), Rng(seed)
    wander(table, rng, moves)
    if table.phase == "running":
        viewers = table.rules.viewers()
        watch(table, int(viewers[rng.below(len(viewers))]), rng)


def caught(
    builder: ViewBuilder = VIEW_BUILDER,
    made: type[Table] = Table,
    names: tuple[str, ...] = ("classic-4", "toy", "legendary-duel"),
    fed: type[TableFeed] = TableFeed,
) -> bool:
    """Is a leak found within some games?"""
    for seed in range(40):
        table, rng = started(names[seed % len(names)]), Rng(seed)
        wander(table, rng, 10 + 5 * seed)
        if table.phase != "running":
            continue
        for viewer in table.rules.viewers():
            try:
                watch(table, int(viewer), rng, builder, made, fed)
            except Leak:
                return True
    return False


class OptionsForAll(ViewBuilder):
    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        return {**super().private_view(play, viewer, previous), "options": play.options()}


class AnEventTooMany(ViewBuilder):
    def events(self, play: Play, viewer: Viewer, since: int) -> list[list[str | int]]:
        return [event.plain() for event in play.events[since:]]


class ACountOfEvents(ViewBuilder):
    def public_view(self, play: Play) -> Json:
        return {**super().public_view(play), "told": len(play.events)}


class AnothersView(ViewBuilder):
    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        return {**super().private_view(play, 0), "viewer": int(viewer), "options": None}


class TheWholePosition(ViewBuilder):
    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        return {**super().private_view(play, viewer, previous), "save": save(play.rules, play.g)}


class TheWholePositionForAll(ViewBuilder):
    def public_view(self, play: Play) -> Json:
        return {**super().public_view(play), "save": save(play.rules, play.g)}


class OnceForAll(ViewBuilder):
    """What was made for whoever asked first is kept, and sent to the others, too."""

    def __init__(self) -> None:
        self.made: dict[int, tuple[Play, int, Json]] = {}
        """By the number of a game, which is its own only as long as the game is kept."""

    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        _, said, kept = self.made.get(id(play), (play, -1, {}))
        if said != len(play.log):
            kept = super().private_view(play, viewer, previous)
            self.made[id(play)] = (play, len(play.log), kept)
        return {**kept, "viewer": int(viewer), "options": None}


class EveryNumberThatChanged(ViewBuilder):
    def changed_fields(self, play: Play, rows: RowPair) -> Json:
        return rows.saved_changes()


class AnothersPreviousView(ViewBuilder):
    """What was told whoever asked first counts as what everybody was told: what stayed the same is taken from there."""

    def __init__(self) -> None:
        self.told: dict[int, tuple[Play, Json, PositionRow]] = {}
        """By the number of a game, which is its own only as long as the game is kept."""

    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        first = self.told.get(id(play))
        rows = next_rows(play.rules, PositionRow(play.rules.blank_row) if first is None else first[2], play.g)
        previous = None if first is None else PreviousView(first[1], rows, 0, 0)
        told = super().private_view(play, viewer, previous)
        self.told.setdefault(id(play), (play, told, rows.after))
        return told


class AnothersCards(ViewBuilder):
    """Cards are shown as to whoever asked first, whatever places they know."""

    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        told = super().private_view(play, viewer, previous)
        made = [] if previous is None else list(previous.rows.seen_cards.items())
        return {**told, "fields": {**told["fields"], **{name: seen for (name, _), seen in reversed(made)}}}


@pytest.mark.parametrize(
    "builder",
    [
        OptionsForAll(),
        AnEventTooMany(),
        ACountOfEvents(),
        AnothersView(),
        TheWholePosition(),
        TheWholePositionForAll(),
        OnceForAll(),
        AnothersPreviousView(),
        EveryNumberThatChanged(),
    ],
    ids=lambda builder: type(builder).__name__,
)
def test_a_table_that_sends_too_much_is_caught(builder: ViewBuilder) -> None:
    assert caught(builder)


def test_cards_that_are_shown_as_to_somebody_else_are_caught() -> None:
    """Of hands: what a deck holds nobody knows."""
    assert caught(AnothersCards(), names=("hellas", "toy"))


class OrdersRaiseTheVersion(Table):
    def leave_order(self, seat: int, text: str) -> None:
        super().leave_order(seat, text)
        self.changed()


class OrdersAnswerLater(Table):
    """What an order says is charged to no clock: it has another time than what a person says."""

    def obey(self, seat: int, at: int, now: int) -> int:
        version = super().obey(seat, at, now)
        self.changed()
        return version


class TalkRaisesTheVersion(Table):
    def talk(self, viewer: int, channel: str, text: str, now: int, name: str = "", guest: bool = False) -> None:
        super().talk(viewer, channel, text, now, name)
        self.changed()


class TalkIsHeardEarly(Table):
    def talk_for(self, viewer: int, since: dict[str, int] | None = None, mutes: object = ()) -> Json:
        return self.chat.heard(viewer, True, since or {}, [])


class ErrorsTellOrders(Table):
    def submit(self, seat: int, phrases: object, at: int, now: int, key: str = "") -> int:
        if any(chair.standing for chair in self.chairs if chair is not self.chairs[seat]):
            at += 1
        return super().submit(seat, phrases, at, now, key)  # type: ignore[arg-type]


class OneFeedForAll(TableFeed):
    """What is kept to make patches is kept without saying for whom."""

    def _feed_of(self, viewer: Viewer, player: str) -> ViewerFeed:
        return super()._feed_of(0, "")


@pytest.mark.pure
@pytest.mark.parametrize(
    "made",
    [OrdersRaiseTheVersion, OrdersAnswerLater, TalkRaisesTheVersion, TalkIsHeardEarly, ErrorsTellOrders],
)
def test_a_table_at_which_private_things_show_is_caught(made: type[Table]) -> None:
    assert caught(made=made, names=("classic-4", "legendary-team4"))


class OneStoryForAll(TableFeed):
    """Events are encoded once, also those that not everybody hears."""

    def _events(self, viewer: Viewer, first: int) -> str:
        told = super()._events(viewer, first)
        self._told_since, self._told = (self.table.version, first), told
        return told


@pytest.mark.pure
@pytest.mark.parametrize("fed", [OneFeedForAll, OneStoryForAll])
def test_a_feed_that_mixes_its_viewers_is_caught(fed: type[TableFeed]) -> None:
    assert caught(fed=fed, names=("classic-4", "legendary-team4", "toy"))


@pytest.mark.pure
@pytest.mark.parametrize(
    "what",
    [
        lambda table: [chair.standing is not None for chair in table.chairs],
        lambda table: [len(chair.mutes) for chair in table.chairs],
        lambda table: table.due(),
    ],
    ids=["orders", "mutes", "due"],
)
def test_public_facts_about_a_table_that_hold_something_private_are_caught(
    what: Callable[[Table], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = messages.progress
    monkeypatch.setattr(messages, "progress", lambda table, points: {**honest(table, points), "more": what(table)})

    assert caught(names=("classic-4", "legendary-team4"))


def test_while_the_game_runs_no_message_holds_the_secret_or_an_id_of_the_server() -> None:
    for name in RULES:
        table = started(name)
        wander(table, Rng(2), 30)
        for viewer in table.rules.viewers():
            text = repr(TableFeed(table).payload_for(viewer)) + repr(table.talk_for(viewer))
            assert table.secret.hex() not in text
            assert "u0" not in text


def test_who_has_an_order_sees_it_and_nobody_else_does() -> None:
    table = started("classic-4")
    table.leave_order(2, "always stand")

    shown = {int(viewer): "always stand" in repr(whole(table, viewer)) for viewer in table.rules.viewers()}
    assert shown == {0: False, 1: False, 2: True, 3: False, 15: False}
