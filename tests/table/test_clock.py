"""Clocks: every time is an argument."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.rng import Rng
from pelagos.table.clock import STOPPED, Clock
from pelagos.table.errors import Refused, TimeOver
from pelagos.table.terms import LIVE, LOSS, POST, Terms, TimeControl
from table.setting import BLITZ, BY_POST, DAY, RULES, SECOND, any_option, game, saved, started, wander

TIMES = st.integers(0, 40)


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = started()

    assert table.next_deadline() is None
    assert not table.tick(10**15)


def test_who_takes_a_chair_where_no_clock_runs_gets_no_time_that_nobody_sees() -> None:
    table = started()
    table.leave(1, 0)
    table.replace(1, "new", "New", 0)

    assert table.clock.left == table.clock.plain()["left"]


def test_live_time_runs_for_whoever_is_asked_and_grows_after_a_move() -> None:
    clock = Clock(BLITZ.pace, 2)
    clock.ask(0, 1000)
    assert clock.deadline() == 61_000
    clock.ask(1, 11_000)

    assert clock.left == [55_000, 60_000]
    assert clock.deadline() == 71_000


def test_by_post_a_move_has_its_days_and_only_what_is_over_comes_from_the_bank() -> None:
    clock = Clock(BY_POST.pace, 2)
    clock.ask(0, 0)
    assert clock.deadline() == 7 * DAY
    clock.ask(1, DAY)
    clock.ask(0, 4 * DAY)

    assert clock.left == [5 * DAY, 4 * DAY]


def test_in_the_holidays_the_clock_stands_still() -> None:
    clock = Clock(BY_POST.pace, 2)
    clock.ask(0, 0)
    clock.take_holiday(0, DAY, 5 * DAY, 0)
    assert clock.deadline() == 11 * DAY
    clock.ask(1, 6 * DAY)

    assert clock.left[0] == 5 * DAY


@pytest.mark.parametrize(
    ("start", "end", "now", "code"),
    [(0, 2, 1, "bad-holiday"), (2, 2, 1, "bad-holiday"), (4, 8, 1, "bad-holiday"), (20, 29, 1, "holidays-used-up")],
)
def test_holidays_are_never_in_hindsight_never_twice_and_never_too_many(
    start: int, end: int, now: int, code: str
) -> None:
    clock = Clock(BY_POST.pace, 2)
    clock.take_holiday(0, 5 * DAY, 7 * DAY, now)

    with pytest.raises(Refused, match=code):
        clock.take_holiday(0, start * DAY, end * DAY, now * DAY)


@given(TIMES, TIMES, st.lists(st.tuples(st.integers(0, 60), st.integers(1, 5)), max_size=4), TIMES)
def test_a_deadline_is_the_first_moment_at_which_time_is_out(
    main: int, step: int, holidays: list[tuple[int, int]], since: int
) -> None:
    clock = Clock(TimeControl(POST, main, step + 1, 1000), 1)
    for start, length in holidays:
        if all(start + length <= first or last <= start for first, last in clock.holidays[0]):
            clock.take_holiday(0, start, start + length, 0)
    clock.ask(0, since)
    due = clock.deadline()

    assert due is not None
    assert [now for now in range(since, due + 5) if clock.is_out(now)] == list(range(due, due + 5))
    free = [now for now in range(since, due) if not any(start <= now < end for start, end in clock.holidays[0])]
    assert len(free) == main + step + 1


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 20)), max_size=30))
def test_live_time_is_conserved(moves: list[tuple[int, int]]) -> None:
    """What is left is what there was, less what was thought, plus an increment for every time the turn was passed."""
    clock, now, began = Clock(TimeControl(LIVE, 10_000, 7), 3), 0, 0
    left = [10_000] * 3
    for seat, thought in moves:
        asked, now = clock.running, now + thought
        clock.ask(seat, now)
        if asked not in (STOPPED, seat):
            left[asked] += 7 - (now - began)
        if asked != seat:
            began = now
        assert clock.left == left


def test_an_answer_after_the_deadline_is_refused_and_changes_nothing() -> None:
    table = started("toy", BLITZ)
    before = saved(table)

    with pytest.raises(TimeOver):
        table.submit(game(table).who, ["pass"], table.version, 60 * SECOND)

    assert saved(table) == before
    assert table.next_deadline() == {"kind": "clock", "at": 60 * SECOND, "seat": int(game(table).who)}


def test_out_of_time_a_bot_plays_on_and_keeps_the_chair() -> None:
    table = started("toy", BLITZ)
    seat = int(game(table).who)
    assert not table.tick(60 * SECOND - 1)
    assert table.tick(60 * SECOND)

    due = table.due()
    assert due == {"kind": "bot", "seat": seat, "level": "novice", "at": table.version}
    assert table.next_deadline() is None
    seen, options = table.bot_view(seat)
    assert seen.startswith(b'{"agenda"')
    table.submit(seat, [options[0]], table.version, 61 * SECOND)
    table.come_back(seat, f"u{seat}", 62 * SECOND)
    assert table.chairs[seat].kind == "person"


def test_out_of_time_may_be_a_loss() -> None:
    table = started("hellas", Terms(BLITZ.pace, out_of_time=LOSS))
    seat = int(game(table).who)
    table.tick(60 * SECOND)

    assert table.ending is not None
    assert table.ending.how == "deserted"
    assert table.ending.places[seat] == 2
    assert table.chairs[seat].why_lost == "out-of-time"


def test_who_takes_back_what_passed_the_turn_thinks_on_and_the_other_is_not_charged() -> None:
    table, rng, now = started("toy", BLITZ), Rng(3), 0
    while True:
        seat, now = int(game(table).who), now + SECOND
        left, since = list(table.clock.left), table.clock.since
        table.submit(seat, [any_option(table, rng)], table.version, now)
        if game(table).who != seat and not game(table).steps[-1].final:
            break
    table.undo(seat, table.version, now + 20 * SECOND)

    assert (table.clock.running, table.clock.since, table.clock.left) == (seat, since, left)


def test_who_has_no_time_left_cannot_take_back_what_passed_the_turn() -> None:
    table, rng, now = started("toy", BLITZ), Rng(3), 0
    while True:
        seat, now = int(game(table).who), now + SECOND
        table.submit(seat, [any_option(table, rng)], table.version, now)
        if game(table).who != seat and not game(table).steps[-1].final:
            break
    before = saved(table)

    with pytest.raises(TimeOver):
        table.undo(seat, table.version, now + 90 * SECOND)
    assert saved(table) == before


@pytest.mark.parametrize("terms", [BLITZ, BY_POST])
@pytest.mark.parametrize("name", sorted(RULES))
def test_the_clock_of_a_whole_game_runs_for_whoever_is_asked(terms: Terms, name: str) -> None:
    table, rng, now = started(name, terms), Rng(9), 0
    while table.phase == "running":
        assert table.clock.running == game(table).who
        assert table.clock.since <= now
        now = wander(table, rng, 1, now)

    assert table.clock.running == STOPPED
    assert table.next_deadline() is None


def test_by_post_who_comes_back_to_a_clock_without_days_has_a_little_time() -> None:
    clock = Clock(TimeControl(POST, DAY, 0, DAY), 1)
    clock.ask(0, 0)
    with pytest.raises(TimeOver):
        clock.take_holiday(0, DAY, 2 * DAY, DAY)
    clock.stop(2 * DAY)
    clock.revive(0, 2 * DAY)

    assert clock.left[0] > 0


# outages


def test_in_an_outage_no_clock_runs() -> None:
    clock = Clock(BLITZ.pace, 2)
    clock.ask(0, 1000)
    assert clock.lacks(0, 5_000)
    clock.give_back(11_000, 71_000)

    assert clock.deadline() == 121_000
    assert not clock.lacks(11_000, 71_000)
    clock.ask(1, 81_000)
    assert clock.left[0] == 60_000 - 20_000 + 5_000
    assert clock.deadline() == 141_000
    assert "outages" in clock.save()


def test_an_outage_before_anybodys_time_ran_gives_nothing() -> None:
    clock = Clock(BLITZ.pace, 2)
    assert not clock.lacks(0, 10**9)
    clock.ask(0, 1000)

    assert not clock.lacks(0, 1000)
    assert not Clock(TimeControl(), 2).lacks(0, 10**9)


def test_who_takes_the_answer_back_that_passed_the_turn_has_the_outage_back_too() -> None:
    clock = Clock(BLITZ.pace, 2)
    clock.ask(0, 0)
    clock.give_back(10_000, 100_000)
    clock.ask(1, 120_000)
    clock.give_back(130_000, 200_000)
    clock.check_again(0, 219_999)
    with pytest.raises(TimeOver):
        clock.check_again(0, 220_000)
    clock.ask_again(0, 210_000)

    assert clock.deadline() == 60_000 + 90_000 + 70_000


@given(
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=4),
    st.lists(st.tuples(st.integers(0, 60), st.integers(1, 9)), max_size=4),
    TIMES,
    TIMES,
)
def test_holidays_and_outages_that_overlap_count_once(
    holidays: list[tuple[int, int]], outages: list[tuple[int, int]], since: int, step: int
) -> None:
    clock = Clock(TimeControl(POST, 0, step + 1, 1000), 1)
    for start, length in holidays:
        if all(start + length <= first or last <= start for first, last in clock.holidays[0]):
            clock.take_holiday(0, start, start + length, 0)
    clock.ask(0, since)
    still = [*clock.holidays[0]]
    for start, length in outages:
        if clock.lacks(start, start + length):
            clock.give_back(start, start + length)
            still.append((start, start + length))
    due = clock.deadline()

    assert due is not None
    free = [now for now in range(since, due) if not any(start <= now < end for start, end in still)]
    assert len(free) == step + 1
    other = Clock(clock.pace, 1)
    other.load(clock.save())
    assert other.save() == clock.save()


def test_giving_time_back_is_seen_by_all_and_makes_no_answer_stale() -> None:
    table = started("toy", BLITZ)
    version, since, seat = table.version, table.clock.since, int(game(table).who)
    table.give_back(since + SECOND, since + DAY)

    assert table.version == version + 1
    table.give_back(since + SECOND, since + DAY)
    assert table.version == version + 1
    table.submit(seat, [any_option(table, Rng(1))], version, since + DAY + SECOND)
    assert table.version == version + 2


def test_time_in_which_nobody_could_play_is_charged_to_nobody() -> None:
    """A table that was removed and restored; also whoever takes an answer back has what they had."""
    clock = Clock(BLITZ.pace, 2)
    clock.ask(0, 1000)
    clock.ask(1, 11_000)
    clock.give_back(11_000, 111_000)
    assert clock.deadline() == 171_000
    clock.ask_again(0, 115_000)

    assert clock.deadline() == 161_000
