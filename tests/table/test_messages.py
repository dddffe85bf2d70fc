"""Messages: patches lead where the whole view is, for everybody, after anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.event import Event
from pelagos.kernel.ids import EVERYBODY, SPECTATOR, knows
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.table.checkpoints import CheckpointList, checkpoints
from pelagos.table.feed import KEPT_PATCHES, RECENT_EVENTS, TableFeed
from pelagos.table.messages import arrangement, envelope, message, own, progress
from pelagos.table.patch import difference, patched
from pelagos.table.view_builder import ViewBuilder
from table.setting import BLITZ, RULES, SECOND, any_option, game, plain, reloaded, seated, started, wander, whole

if TYPE_CHECKING:
    from pelagos.kernel.ids import Viewer
    from pelagos.kernel.title import Json
    from pelagos.table.position_rows import PreviousView
    from pelagos.table.table import Table

NAMES = st.sampled_from(sorted(RULES))
DATA = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=20,
)


class Listener:
    """A page: it keeps what it was sent, and asks for what is new."""

    def __init__(self, feed: TableFeed, viewer: int) -> None:
        self.viewer = viewer
        self.mark = ""
        self.seen: Any = None
        self.events: list[Any] = []
        self.wholes = 0
        self.listen(feed)

    def listen(self, feed: TableFeed) -> Json:
        message: Json = feed.payload_for(self.viewer, self.mark)
        if "whole" in message:
            self.seen, self.events = message["whole"], [None] * message["heard"]
            self.wholes += 1
        else:
            assert message["since"] == self.mark
            self.seen = patched(self.seen, message["patch"])
        self.events = [*self.events[: message["heard"]], *message["events"]]
        self.mark = message["mark"]
        return message

    def check(self, table: Table) -> None:
        assert self.seen == plain(whole_view(table, self.viewer))
        heard = [plain(event.plain()) for event in game(table).events if knows(event.to, self.viewer)]
        assert len(self.events) == len(heard)
        assert not any(mine is not None and mine != theirs for mine, theirs in zip(self.events, heard, strict=True))


def whole_view(table: Table, viewer: int) -> Json:
    """All that a viewer may see, made for them alone from the kernel's allow-list."""
    seen = payload(game(table), viewer)
    del seen["events"]
    if table.phase != "running":
        seen["who"] = seen["options"] = None
    return {
        "game": seen,
        "table": {**arrangement(table), **progress(table, CheckpointList())},
        "own": own(table, viewer),
    }


@given(DATA, DATA)
def test_a_patch_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    before, patch = plain(old), plain(difference(old, new))

    assert patched(before, patch) == new
    assert before == plain(old)
    assert difference(new, plain(new)) == []


@pytest.mark.parametrize(
    ("old", "new", "change"),
    [
        ([1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]),
        ([1, 2, 3], [1], [1, 0, []]),
        ([["A"], ["B"], ["C"]], [["D"], ["E"], ["B"], ["C"]], [0, 2, [["D"], ["E"]]]),
        ([1, 2, 3, 4, 5], [1, 7, 8, 9, 5], [1, 1, [7, 8, 9]]),
        ([1, 2, 3, 4, 5, 6, 7], [1, 0, 3, 4, 5, 0, 7], {"1": [0], "5": [0]}),
        ([{"a": 1, "b": 1}, 2], [{"a": 0, "b": 1}, 2], {"0": {"a": [0]}}),
        ([1, 2], [3, 4, 5], [[3, 4, 5]]),
        ([], [1], [[1]]),
        ([1, 1], [1, 1, 1], [2, 0, [1]]),
        (None, [], [[]]),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
    ],
    ids=["longer", "shorter", "stack", "ends", "entries", "parts", "other", "first", "equals", "none", "names"],
)
def test_a_change_says_no_more_than_it_must(old: Any, new: Any, change: Any) -> None:
    assert difference(old, new) == [change]
    assert difference({"x": old, "y": 0}, {"x": new, "y": 0}) == [{"x": change}]
    assert patched({"x": old, "y": 0}, [{"x": change}]) == {"x": new, "y": 0}


@settings(max_examples=25)
@given(NAMES, st.integers(0, 10**6))
def test_all_patches_of_a_game_lead_to_the_view(name: str, seed: int) -> None:
    """Answers, undo, agreed take-backs, orders, people who listen now and then, a restart."""
    table, rng, now = started(name, BLITZ), Rng(seed), 0
    feed = TableFeed(table)
    listeners = [Listener(feed, int(viewer)) for viewer in [*table.rules.viewers(), 0]]
    for _ in range(40):
        if table.phase != "running":
            break
        now += SECOND
        disturb(table, rng, now)
        if rng.below(25) == 0:
            table = reloaded(table)
            feed = TableFeed(table)
        for listener in listeners:
            if rng.below(3):
                listener.listen(feed)
                listener.check(table)
    for listener in listeners:
        listener.listen(feed)
        listener.check(table)


def disturb(table: Table, rng: Rng, now: int) -> None:
    """Something happens."""
    chance, seat = rng.below(12), int(rng.below(len(table.chairs)))
    if chance == 0 and whole(table, seat)["own"]["undo"]:
        table.undo(seat, table.version, now)
    elif chance == 1 and table.proposal is None and table.chairs[seat].kind == "person":
        points = checkpoints(game(table))
        if points:
            table.propose(seat, "back", now, points[rng.below(len(points))][0])
    elif chance == 2 and table.proposal is not None:
        for other in [person for person in table.persons() if person not in table.proposal.votes]:
            table.vote(other, True, now)
    elif chance == 3:
        table.mute(seat, "Somebody")
    elif chance == 4 and table.rules.title.name != "toy" and table.chairs[seat].kind == "person":
        table.leave_order(seat, "always stand")
    else:
        table.submit(game(table).who, [any_option(table, rng)], table.version, now)


class Counting(ViewBuilder):
    def __init__(self) -> None:
        self.told = 0

    def public_frame(self, play: Play, agenda: list[list[Any]]) -> Json:
        self.told += 1
        return super().public_frame(play, agenda)


def test_what_is_the_same_for_all_is_made_once_and_shared() -> None:
    builder = Counting()
    table = started("classic-4")
    feed = TableFeed(table, builder)
    marks = {viewer: feed.payload_for(viewer)["mark"] for viewer in table.rules.viewers()}
    wander(table, Rng(1), 1)
    patches = [feed.payload_for(viewer, mark)["patch"] for viewer, mark in marks.items()]

    assert builder.told == 2
    assert patches[0][0]["table"]["answers"] == [len(game(table).log)]
    assert all(patch[0] == patches[0][0] for patch in patches)
    assert all("table" not in change for patch in patches for change in patch[1:])


@given(st.text(), st.text(max_size=8))
def test_a_message_can_be_read_whatever_command_it_acknowledges(ok: str, table_id: str) -> None:
    """It is put together from parts: what clients have written must not get out of its quotation marks."""
    table = started("toy")
    update = TableFeed(table).update_for(0)

    read = msgspec.json.decode(message(update, 0, envelope(table.version, table_id, 7), ok))
    assert read["ok"] == ok
    assert (read["game"], read["now"], read["seat"], read["v"]) == (table_id, 7, 0, table.version)
    assert read["whole"]["game"]["viewer"] == 0


class Stumbled(Exception):
    pass


class Stumbling(ViewBuilder):
    """Fails when it is told to."""

    def __init__(self) -> None:
        self.fails = False

    def private_view(self, play: Play, viewer: Viewer, previous: PreviousView | None = None) -> Json:
        if self.fails:
            raise Stumbled
        return super().private_view(play, viewer, previous)


def test_after_a_fault_nobody_misses_what_was_not_made_for_him() -> None:
    builder = Stumbling()
    table = started("classic-4")
    feed = TableFeed(table, builder)
    asked = int(game(table).who)
    page = Listener(feed, asked)
    wander(table, Rng(1), 1)
    builder.fails = True
    for viewer in table.rules.viewers():
        with pytest.raises(Stumbled):
            feed.payload_for(viewer)
    builder.fails = False
    page.listen(feed)

    page.check(table)
    for viewer in table.rules.viewers():
        Listener(feed, viewer).check(table)


def test_when_the_game_begins_the_whole_is_sent() -> None:
    """One half of a game patched in would be wiped out by the other."""
    table = seated("classic-4")
    feed = TableFeed(table)
    mark = feed.payload_for(1)["mark"]
    table.start("u0", 0)
    message = feed.payload_for(1, mark)

    assert message["whole"] == plain(whole_view(table, 1))


def test_two_devices_of_one_seat_are_sent_the_same_patch() -> None:
    table = started("classic-4")
    feed = TableFeed(table)
    mark = feed.payload_for(1)["mark"]
    wander(table, Rng(1), 3)

    first, second = feed.payload_for(1, mark), feed.payload_for(1, mark)
    assert "patch" in first
    assert first == second


def test_nothing_new_is_an_empty_patch() -> None:
    feed = TableFeed(started())
    mark = feed.payload_for(0)["mark"]
    message = feed.payload_for(0, mark)

    assert (message["patch"], message["events"]) == ([], [])


def test_events_that_stand_where_others_were_taken_back_are_counted_anew() -> None:
    """Somebody else stays while it happens; the page comes back without its mark."""
    table = started()
    feed = TableFeed(table)
    page, other = Listener(feed, 0), Listener(feed, 1)
    tell(table, 1 << 1, 1 << 1)
    page.listen(feed)
    tell(table, EVERYBODY)
    page.listen(feed)
    del game(table).events[-3:]
    table.changed()
    other.listen(feed)
    tell(table, EVERYBODY, EVERYBODY, EVERYBODY)
    page = Listener(feed, 0)
    tell(table, EVERYBODY)
    page.listen(feed)

    page.check(table)


def tell(table: Table, *to: int) -> None:
    """Something happens, one event for each of these knowers."""
    some = game(table).events[0]
    game(table).events.extend([Event(some.kind, some.numbers, knowers) for knowers in to])
    table.changed()


def test_after_a_gap_the_whole_is_sent() -> None:
    table = started("classic-4")
    feed = TableFeed(table)
    marks = [feed.payload_for(0)["mark"]]
    for _ in range(KEPT_PATCHES + 2):
        wander(table, Rng(1), 1)
        marks.append(feed.payload_for(0, marks[-1])["mark"])

    assert "patch" in feed.payload_for(0, marks[-KEPT_PATCHES])
    for mark in (marks[0], "999.0", "x", "٣.0", "", "1"):
        assert "whole" in feed.payload_for(0, mark)


def test_who_gets_up_or_sits_down_elsewhere_is_sent_the_whole_whatever_their_cursor() -> None:
    """What they hold is of the seat that they had."""
    table = started("classic-4")
    feed = TableFeed(table)
    page = Listener(feed, 0)
    others = [Listener(feed, 1), Listener(feed, SPECTATOR)]
    wander(table, Rng(1), 2)
    for listener in (page, *others):
        listener.listen(feed)
    wander(table, Rng(1), 1)
    for viewer in (SPECTATOR, 1, 0):
        page.viewer = viewer
        page.listen(feed)

        page.check(table)


def test_what_is_private_has_a_patch_of_its_own_without_a_new_version() -> None:
    table = started("classic-4")
    feed = TableFeed(table)
    mark = feed.payload_for(1)["mark"]
    table.leave_order(1, "always stand")
    message = feed.payload_for(1, mark)

    assert message["v"] == table.version
    assert message["patch"] == [{"own": {"order": ["always stand"]}}]


def test_a_whole_view_comes_with_the_last_events_only() -> None:
    table = started("classic-4")
    wander(table, Rng(1), 150)
    message = TableFeed(table).payload_for(SPECTATOR)

    assert len(message["events"]) == RECENT_EVENTS
    assert message["heard"] > 0
