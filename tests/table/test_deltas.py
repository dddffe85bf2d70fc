"""A save and the deltas since then are the save of the table as it stands, whatever was done at it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.table import deltas
from pelagos.table.calls import CALLS, call
from pelagos.table.deltas import WITH_DELTA, DeltaTracker, folded
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from pelagos.table.terms import Terms, read_terms
from pelagos.table.waiting_room import RUNNING
from table.setting import (
    ALL,
    BLITZ,
    BY_POST,
    RULES,
    SECOND,
    SECRET,
    any_option,
    game,
    plain,
    saved,
    seated,
    started,
    wander,
)
from table.test_lessons import taken

if TYPE_CHECKING:
    from pelagos.kernel.title import Json

NAMES = st.sampled_from(sorted(RULES))
ORDERS = ("always stand", "pass all answers until my next turn", "apollo; every cycle; always stand")

OFTEN = ("talk", "undo", "mute", "leave_order", "withdraw_order", "obey", "ring", "propose", "vote")
"""What people do in a game besides answering."""


class Disk:
    """What a server keeps of a table: a save, and a delta for every change that has one."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.saves = -1
        self.deltas: list[Json] = []
        self.save()

    def save(self) -> None:
        self.saved = saved(self.table)
        self.saves += 1
        self.tracker = DeltaTracker(self.table)
        self.deltas.clear()

    def write(self, name: str) -> None:
        found = self.tracker.delta() if name in WITH_DELTA else None
        if found is None:
            self.save()
        else:
            self.deltas.append(json.loads(json.dumps(found)))

    def read(self) -> Json:
        return folded(self.saved, self.deltas)


def some_call(table: Table, rng: Rng, now: int) -> tuple[str, Json]:
    """Mostly answers; and everything else that can be done at a table, by whomever, allowed or not."""
    play, seats = table.play, len(table.chairs)
    who = int(play.who) if play is not None and not play.over else 0
    if rng.below(3) and table.phase == RUNNING and who >= 0:
        key = f"k{table.version}" if rng.below(4) else ""
        return "submit", {"seat": who, "phrases": [any_option(table, rng)], "at": table.version, "now": now, "key": key}
    name = list(CALLS)[rng.below(len(CALLS))] if rng.below(3) == 0 else OFTEN[rng.below(len(OFTEN))]
    steps = [] if play is None else play.steps
    chosen: dict[str, Any] = {
        "seat": rng.below(seats),
        "viewer": rng.below(seats) if rng.below(3) else SPECTATOR,
        "player": f"u{rng.below(seats + 2)}",
        "name": f"Nobody {rng.below(seats)}",
        "nonce": "ab",
        "by": table.owner,
        "level": "novice",
        "terms": table.terms.plain(),
        "heir": f"u{rng.below(seats)}",
        "now": now,
        "at": table.version,
        "phrases": ["x"],
        "key": "",
        "count": 1 if rng.below(2) else 0,
        "start": now + SECOND,
        "end": now + 2 * SECOND,
        "text": ORDERS[rng.below(len(ORDERS))],
        "kind": ("back", "remove", "admit", "pause", "end")[rng.below(4)],
        "to": steps[rng.below(len(steps))].said if steps else 0,
        "agree": rng.below(4) > 0,
        "number": 1 + rng.below(table.requests_made + 1),
        "channel": ("table", "table", "spectators", "team-0")[rng.below(4)],
        "muted": True,
        "hidden": rng.below(2) == 0,
        "guest": rng.below(2) == 0,
        "wish": "show",
        "game": "k7",
        "rotated": rng.below(2) == 0,
        "commit": "ab",
    }
    if name == "undo" and steps:
        chosen["seat"] = int(steps[-1].seat)
    if name == "obey":
        chosen["seat"] = max(0, who)
    return name, {argument: chosen[argument] for argument in [a.rstrip("?") for a in CALLS[name].arguments]}


def live(table: Table, rng: Rng, calls: int, done: set[str] | None = None) -> Disk:
    """So many calls; after each the disk must have the table as it is."""
    disk, now = Disk(table), 0
    for _ in range(calls):
        now += SECOND
        now += 90 * SECOND if rng.below(20) == 0 else 0
        name, arguments = some_call(table, rng, now)
        try:
            call(table, name, arguments)
        except PelagosError:
            continue
        if done is not None:
            done.add(name)
        disk.write(name)
        assert disk.read() == saved(table), name
    return disk


@settings(max_examples=8)
@given(NAMES, st.integers(0, 10**6), st.sampled_from((None, BLITZ, BY_POST)))
def test_a_save_and_its_deltas_are_the_table(name: str, seed: int, terms: Any) -> None:
    live(started(name, terms), Rng(seed), 60)


def test_a_part_of_the_clock_that_comes_or_goes_takes_nothing_else_along() -> None:
    """After an outage a delta once wrote the clock without its pace, and the table could not be opened any more."""
    table = started("hellas", BY_POST)
    disk = Disk(table)
    rng = Rng(1)
    for now in range(SECOND, 30 * SECOND, SECOND):
        if now == 10 * SECOND:
            call(table, "give_back", {"start": now - SECOND // 2, "end": now - SECOND // 4})
            disk.write("give_back")
        said = {"seat": int(game(table).who), "phrases": [any_option(table, rng)], "at": table.version, "key": ""}
        call(table, "submit", {**said, "now": now})
        disk.write("submit")

        assert disk.read() == saved(table)
    assert disk.saves < 3


def test_a_clock_without_its_pace_has_that_of_the_terms() -> None:
    table = started("hellas", BY_POST)
    damaged = saved(table)
    del damaged["clock"]["pace"]

    assert saved(load_table(damaged, ALL)) == saved(table)


def test_whatever_can_be_done_is_on_the_disk() -> None:
    """No call changes something that neither a delta nor a save has."""
    done: set[str] = set()
    for seed in range(3):
        live(started("legendary-team4", BY_POST), Rng(seed), 40, done)
    prepare(done)
    come_and_go(done)
    stand_in_for_the_absent(done)
    practise(done)
    learn(done)

    assert sorted(set(CALLS) - done) == []


def in_order(disk: Disk, done: set[str], *calls: tuple[str, Json]) -> None:
    for name, arguments in calls:
        call(disk.table, name, arguments)
        disk.write(name)
        assert disk.read() == saved(disk.table), name
        done.add(name)


def prepare(done: set[str]) -> None:
    """Before a game, and what two agree on in it."""
    in_order(
        Disk(seated("classic-2", BY_POST)),
        done,
        ("rise", {"seat": 1}),
        ("seat_bot", {"by": "u0", "seat": 1, "level": "novice"}),
        ("clear", {"by": "u0", "seat": 1}),
        ("sit", {"seat": 1, "player": "u7", "name": "Nora", "nonce": "ab"}),
        ("give_nonce", {"seat": 0, "nonce": "cd"}),
        ("change_terms", {"by": "u0", "terms": BY_POST.plain()}),
        ("hand_over", {"by": "u0", "heir": "u7"}),
        ("start", {"by": "u7", "now": 1}),
        ("leave_order", {"seat": 0, "text": "always stand"}),
        ("withdraw_order", {"seat": 0}),
        ("talk", {"viewer": 0, "channel": "table", "text": "good luck", "now": 2}),
        ("hide_line", {"channel": "table", "number": 1, "hidden": True}),
        ("talk", {"viewer": 1, "channel": "table", "text": "to you too", "now": 2, "guest": True}),
        ("rename", {"player": "u0", "name": "Nina"}),
        ("adopt", {"player": "u7", "heir": "u-8", "name": "Nora"}),
        ("give_back", {"start": 2, "end": 3}),
        ("take_holiday", {"seat": 0, "start": 5, "end": 9, "now": 2}),
        ("end_holiday", {"seat": 0, "now": 6}),
        ("propose", {"seat": 0, "kind": "end", "now": 3}),
        ("vote", {"seat": 1, "agree": False, "now": 3}),
        ("resign", {"seat": 0, "now": 4}),
    )


def practise(done: set[str]) -> None:
    """Going back alone, a pause, and once more after the end."""
    table = Table(RULES["classic-2"], "u0", SECRET, Terms(newcomers="nobody", practice=True))
    table.sit(0, "u0", "Nobody")
    table.seat_bot("u0", 1, "novice")
    table.start("u0", 1)
    disk, rng = Disk(table), Rng(1)
    for _ in range(30):
        seat, phrase = int(game(table).who), any_option(table, rng)
        in_order(disk, done, ("submit", {"seat": seat, "phrases": [phrase], "at": table.version, "now": 1}))
    in_order(
        disk,
        done,
        ("go_back", {"seat": 0, "to": len(game(table).log) - 9, "at": table.version, "now": 2}),
        ("propose", {"seat": 0, "kind": "pause", "now": 3}),
        ("resume", {"seat": 0, "now": 4}),
        ("propose", {"seat": 0, "kind": "end", "now": 5}),
        ("offer_rematch", {"seat": 0, "game": "k7", "rotated": True, "commit": "ab"}),
        ("decline_rematch", {"seat": 1}),
    )


def learn(done: set[str]) -> None:
    """A lesson: what its teacher is asked for."""
    table = taken()
    in_order(Disk(table), done, ("teach", {"seat": 0, "wish": "again", "at": table.version, "now": 1}))


def come_and_go(done: set[str]) -> None:
    """People of a running game who leave, are let in, are refused, and removed."""
    in_order(
        Disk(started("legendary-team4")),
        done,
        ("leave", {"seat": 3, "now": 1}),
        ("ask_for_chair", {"seat": 3, "player": "v1", "name": "Vera", "now": 2}),
        ("refuse_chair", {"by": "u0", "number": 1, "now": 3}),
        ("ask_for_chair", {"seat": 3, "player": "v2", "name": "Vito", "now": 4}),
        ("admit", {"by": "u0", "number": 2, "now": 5}),
        ("remove", {"by": "u0", "seat": 3, "now": 6}),
        ("replace", {"seat": 3, "player": "v3", "name": "Vala", "now": 7}),
        ("forget", {"player": "v3", "name": "Somebody", "now": 8}),
    )


def stand_in_for_the_absent(done: set[str]) -> None:
    """Clocks that run out, chairs that stay empty, orders that answer."""
    terms = read_terms({**BLITZ.plain(), "leaver": "empty"})
    table = started("hellas", terms)
    who = int(game(table).who)
    in_order(
        Disk(table),
        done,
        ("tick", {"now": 10**9}),
        ("come_back", {"seat": who, "player": f"u{who}", "now": 10**9}),
        ("leave", {"seat": 1 - who, "now": 10**9}),
        ("stand_in", {"by": "u0", "seat": 1 - who, "level": "novice", "now": 10**9}),
    )
    toll = Disk(started("classic-2"))
    table, rng = toll.table, Rng(1)
    for seat in (0, 1):
        call(
            table, "leave_order", {"seat": seat, "text": "ares up to 2, zeus up to 3, poseidon up to 1, athena up to 9"}
        )
        toll.write("leave_order")
    while "obey" not in done:
        due = table.due()
        if due is None:
            wander(table, rng, 1)
        else:
            call(table, "obey", {"seat": due["seat"], "at": table.version, "now": 1})
            done.add("obey")
        call(table, "ring", {})
        toll.write("obey")
        assert toll.read() == saved(table)


def test_plain_answers_need_no_save() -> None:
    """One save serves a long run of answers, and a delta is small beside it."""
    table = started("legendary-ffa3", BLITZ)
    disk, rng, now, sizes = Disk(table), Rng(3), 0, []
    for _ in range(120):
        now = wander(table, rng, 1, now)
        disk.write("submit")
        sizes += [len(json.dumps(delta)) for delta in disk.deltas[-1:]]

    assert table.phase == RUNNING
    assert disk.saves == 0
    assert sorted(sizes)[60] * 10 < len(json.dumps(disk.saved))
    assert disk.read() == saved(table)


@pytest.mark.pure
def test_a_change_that_a_delta_leaves_out_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted fault: receipts are forgotten."""
    monkeypatch.setattr(deltas.DeltaTracker, "_note_chairs", lambda *_: None)
    with pytest.raises(AssertionError):
        live(started("toy"), Rng(1), 30)


def test_data_is_folded_without_changing_the_save() -> None:
    table = started("hellas")
    wander(table, Rng(2), 30)
    disk = Disk(table)
    before = plain(disk.saved)
    for _ in range(10):
        wander(table, Rng(5), 1)
        disk.write("submit")
    disk.read()

    assert disk.saved == before
    assert game(table).log
