"""Messages: patches lead where the whole view is, for everybody, after anything."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.ids import SPECTATOR, knows
from pelagos.kernel.rng import Rng
from pelagos.table.checkpoints import checkpoints
from pelagos.table.messages import frame
from pelagos.table.patch import difference, patched
from pelagos.table.streams import KEPT_PATCHES, NEWS
from table.setting import BLITZ, RULES, SECOND, any_option, game, plain, reloaded, started, wander

if TYPE_CHECKING:
    from pelagos.kernel.title import Json
    from pelagos.table.table import Table

NAMES = st.sampled_from(sorted(RULES))
DATA = st.recursive(
    st.none() | st.integers(-3, 3) | st.sampled_from(["", "a"]),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=20,
)


class Listener:
    """A page: it keeps what it was sent, and asks for what is new."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.viewer = viewer
        self.mark = ""
        self.seen: Any = None
        self.events: list[Any] = []
        self.wholes = 0
        self.listen(table)

    def listen(self, table: Table) -> Json:
        message: Json = plain(table.payload_for(self.viewer, self.mark))
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
        assert self.seen == plain(frame(table, self.viewer, 0)[0])
        heard = [plain(event.plain()) for event in game(table).events if knows(event.to, self.viewer)]
        assert len(self.events) == len(heard)
        assert not any(mine is not None and mine != theirs for mine, theirs in zip(self.events, heard, strict=True))


@given(DATA, DATA)
def test_a_patch_makes_the_new_out_of_the_old(old: Any, new: Any) -> None:
    patch = plain(difference(old, new))

    assert patched(plain(old), patch) == new
    assert difference(new, plain(new)) == []


@settings(max_examples=25)
@given(NAMES, st.integers(0, 10**6))
def test_all_patches_of_a_game_lead_to_the_view(name: str, seed: int) -> None:
    """Answers, undo, agreed take-backs, orders, people who listen now and then, a restart."""
    table, rng, now = started(name, BLITZ), Rng(seed), 0
    listeners = [Listener(table, int(viewer)) for viewer in [*table.rules.viewers(), 0]]
    for _ in range(40):
        if table.phase != "running":
            break
        now += SECOND
        disturb(table, rng, now)
        if rng.below(25) == 0:
            table = reloaded(table)
        for listener in listeners:
            if rng.below(3):
                listener.listen(table)
                listener.check(table)
    for listener in listeners:
        listener.listen(table)
        listener.check(table)


def disturb(table: Table, rng: Rng, now: int) -> None:
    """Something happens."""
    chance, seat = rng.below(12), int(rng.below(len(table.chairs)))
    if chance == 0 and table.payload_for(seat)["whole"]["own"]["undo"]:
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


def test_two_devices_of_one_seat_are_sent_the_same_patch() -> None:
    table = started("classic-4")
    mark = table.payload_for(1)["mark"]
    wander(table, Rng(1), 3)

    first, second = table.payload_for(1, mark), table.payload_for(1, mark)
    assert "patch" in first
    assert first == second


def test_nothing_new_is_an_empty_patch() -> None:
    table = started()
    mark = table.payload_for(0)["mark"]
    message = table.payload_for(0, mark)

    assert (message["patch"], message["events"]) == ([], [])


def test_after_a_gap_the_whole_is_sent() -> None:
    table = started("classic-4")
    marks = [table.payload_for(0)["mark"]]
    for _ in range(KEPT_PATCHES + 2):
        wander(table, Rng(1), 1)
        marks.append(table.payload_for(0, marks[-1])["mark"])

    assert "patch" in table.payload_for(0, marks[-KEPT_PATCHES])
    for mark in (marks[0], "999.0", "x", "٣.0", "", "1"):
        assert "whole" in table.payload_for(0, mark)


def test_what_is_private_has_a_patch_of_its_own_without_a_new_version() -> None:
    table = started("classic-4")
    mark = table.payload_for(1)["mark"]
    table.leave_order(1, "always stand")
    message = table.payload_for(1, mark)

    assert message["v"] == table.version
    assert message["patch"] == [[["own", "order"], "always stand"]]


def test_a_whole_view_comes_with_the_last_events_only() -> None:
    table = started("classic-4")
    wander(table, Rng(1), 150)
    message = table.payload_for(SPECTATOR)

    assert len(message["events"]) == NEWS
    assert message["heard"] > 0
