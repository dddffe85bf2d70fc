"""Tournaments of every format and size: nobody twice in a round, no second bye, nothing that cannot be checked."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.tournaments import groups, knockout, league
from pelagos.tournaments.checking import COMMITMENT, ORDER, ROUND, faults
from pelagos.tournaments.conduct import (
    announced,
    is_over,
    paired,
    returned,
    started,
    upcoming,
    with_result,
    withdrawn,
)
from pelagos.tournaments.drawing import drawn_order, seats_had, unevenness
from pelagos.tournaments.grouping import best_change
from pelagos.tournaments.matching import can_all_pair
from pelagos.tournaments.plan import GROUPS, KNOCKOUT, LEAGUE, SWISS, TournamentPlan, checked_plan, table_sizes
from pelagos.tournaments.scoring import ranked, scores, shares
from pelagos.tournaments.tournament import byes, meetings, present, read, saved
from tournaments.playing import begun, plans, seated, settled, steps, whole

PAIRS = TournamentPlan(SWISS, rounds=5)


@given(plans(), st.integers(2, 64), st.integers(0, 9))
@settings(max_examples=60, deadline=None)
def test_a_tournament_of_any_format_ends_and_nobody_plays_twice_in_a_round(
    plan: TournamentPlan, people: int, seed: int
) -> None:
    people = max(people, plan.least)
    tournament = whole(plan, people, seed)

    for paired_round in tournament.rounds:
        there = seated(paired_round)
        assert len(there) == len(set(there))
        assert all(plan.least <= len(table.seats) <= plan.most for table in paired_round.tables)
    assert read(saved(tournament)) == tournament
    assert faults(tournament) == []


@given(plans(), st.integers(2, 64), st.integers(0, 9))
@settings(max_examples=40, deadline=None)
def test_points_add_up(plan: TournamentPlan, people: int, seed: int) -> None:
    """A table has 60 for everybody who sits there."""
    tournament = whole(plan, max(people, plan.least), seed)

    for stage in (SWISS, GROUPS, LEAGUE, KNOCKOUT):
        rounds = [one for one in tournament.rounds if one.stage == stage]
        given = sum(60 * len(table.seats) for one in rounds for table in one.tables)
        resting = sum(len(one.byes) for one in rounds) * {SWISS: 120, KNOCKOUT: 0}.get(stage, 60)
        assert sum(score.points for score in scores(tournament, (stage,))) == given + resting


@pytest.mark.parametrize("format", [SWISS, KNOCKOUT])
@pytest.mark.parametrize("most", [2, 3, 4, 5, 6])
def test_nobody_has_a_second_bye(format: str, most: int) -> None:
    for least in range(2, most + 1):
        for people in (2, 3, 5, 6, 7, 9, 11, 19, 33, 37, 64):
            if people >= least:
                plan = TournamentPlan(format, most, least, 4 if format == SWISS else 0)
                assert max(byes(whole(plan, people))) <= 1, (plan, people)


@given(st.integers(2, 24), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_at_tables_of_two_nobody_meets_again_while_it_can_be_avoided(people: int, seed: int) -> None:
    """Worked out here in another way: whoever is paired again could not have been paired otherwise."""
    before = begun(PAIRS._replace(rounds=20), people)
    for after in steps(PAIRS._replace(rounds=20), people, seed):
        met = meetings(before)
        again = [table.seats for table in after.rounds[-1].tables if met.get((table.seats[0], table.seats[1]))]
        if again:
            had = byes(before)
            here = present(before, len(before.rounds) + 1)
            resting = [one for one in here if had[one] == min(had[other] for other in here)] if people % 2 else [-1]
            for idle in resting:
                others = [one for one in here if one != idle]
                assert not _can_pair(others, set(met))
        before = after


def _can_pair(people: list[int], met: set[tuple[int, int]]) -> bool:
    """By trying everything."""
    if not people:
        return True
    first, *others = people
    return any(
        (first, other) not in met and _can_pair([one for one in others if one != other], met) for other in others
    )


@given(st.integers(1, 5), st.data())
@settings(max_examples=200, deadline=None)
def test_whether_all_can_be_paired_is_found_exactly(half: int, data: st.DataObject) -> None:
    people = list(range(2 * half))
    edges = set(data.draw(st.sets(st.sampled_from(list(combinations(people, 2))))))
    met = {pair for pair in combinations(people, 2) if pair not in edges}

    found = can_all_pair(people, lambda one, other: (min(one, other), max(one, other)) in edges)

    assert found == _can_pair(people, met)


@pytest.mark.parametrize(("most", "people"), [(3, 9), (4, 16), (4, 13), (6, 36)])
def test_at_larger_tables_no_change_of_two_would_spare_a_meeting(most: int, people: int) -> None:
    plan = TournamentPlan(SWISS, most, most - 1, 5)
    before = begun(plan, people)
    for after in steps(plan, people):
        found = [sorted(table.seats) for table in after.rounds[-1].tables]
        place = {entrant: entrant for entrant in range(people)}
        assert best_change(found, meetings(before), place) is None
        before = after


@given(plans(), st.integers(6, 20), st.integers(0, 9))
@settings(max_examples=30, deadline=None)
def test_no_other_order_of_seats_would_have_evened_them_out_more(plan: TournamentPlan, people: int, seed: int) -> None:
    before = begun(plan, people)
    for after in steps(plan, people, seed):
        counts = seats_had(before)
        for table in after.rounds[-1].tables:
            turned = [table.seats[i:] + table.seats[:i] for i in range(len(table.seats))]
            assert unevenness(table.seats, counts) <= min(unevenness(order, counts) for order in turned)
        before = after


# rulings


def test_a_table_shares_its_points_by_how_many_one_has_left_behind() -> None:
    assert shares([1, 2]) == [120, 0]
    assert shares([1, 1]) == [60, 60]
    assert shares([2, 1, 3]) == [60, 120, 0]
    assert shares([1, 2, 2, 4]) == [120, 60, 60, 0]


def test_tables_are_filled_evenly_with_as_few_byes_as_can_be() -> None:
    assert table_sizes(7, TournamentPlan(SWISS, 4, 3, 1)) == [4, 3]
    assert table_sizes(5, TournamentPlan(SWISS, 4, 3, 1)) == [4]
    assert table_sizes(5, TournamentPlan(SWISS, 2, 2, 1)) == [2, 2]
    assert table_sizes(2, TournamentPlan(SWISS, 4, 3, 1)) == []


def test_everybody_of_a_group_meets_everybody_once() -> None:
    tournament = whole(TournamentPlan(GROUPS, rounds=1, group=5), 10)

    for group in groups.groups(tournament):
        met = meetings(tournament)
        assert all(met[one, other] == 1 for one in group for other in group if one != other)
    assert byes(tournament) == [1] * 10


def test_the_best_of_the_groups_go_on_to_a_knockout() -> None:
    plan = TournamentPlan(GROUPS, rounds=1, group=4, advance=2)
    tournament = whole(plan, 8)
    *_, semifinal, final = tournament.rounds

    assert [one.stage for one in (semifinal, final)] == [KNOCKOUT, KNOCKOUT]
    assert sorted(seated(semifinal)) == sorted(
        score.entrant for scores_of_group in groups.standings(tournament) for score in scores_of_group[:2]
    )
    assert knockout.standings(tournament)[0].entrant in final.tables[0].seats


def test_a_knockout_of_six_pairs_has_two_byes_at_first_and_a_winner_after_three_rounds() -> None:
    tournament = whole(TournamentPlan(KNOCKOUT), 6)

    assert [(len(one.tables), len(one.byes)) for one in tournament.rounds] == [(2, 2), (2, 0), (1, 0)]


def test_of_a_larger_table_the_better_half_goes_on() -> None:
    tournament = paired(begun(TournamentPlan(KNOCKOUT, 4, 4), 8))
    for number in range(2):
        tournament = with_result(tournament, number, [1, 2, 3, 4])
    expected = {table.seats[seat] for table in tournament.rounds[0].tables for seat in (0, 1)}

    assert set(seated(paired(tournament).rounds[1])) == expected


def test_the_last_of_a_division_change_places_with_the_first_of_the_next() -> None:
    tournament = whole(TournamentPlan(LEAGUE, rounds=1, group=4, move=1), 12)
    first, second, third = ([score.entrant for score in division] for division in groups.standings(tournament))

    assert league.next_season(tournament) == [
        *first[:3], second[0], first[3], *second[1:3], third[0], second[3], *third[1:],
    ]  # fmt: skip


def test_the_next_season_begins_where_the_last_one_ended() -> None:
    plan = TournamentPlan(LEAGUE, rounds=1, group=4, move=1)
    season = started(announced(plan, "ab"), [""] * 12, placed=True)

    assert groups.groups(season) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def test_who_ties_on_points_is_told_apart_by_whom_they_met() -> None:
    tournament = begun(TournamentPlan(SWISS, rounds=2), 4)
    for _ in range(2):
        tournament = paired(tournament)
        for number in range(2):
            tournament = with_result(tournament, number, [1, 2])
    order = ranked(tournament, range(4), SWISS)
    keys = [(score.points, score.opponents, score.beaten, score.direct, score.wins) for score in order]

    assert keys == sorted(keys, reverse=True)


# withdrawals


def test_whoever_withdraws_is_paired_no_more_and_a_substitute_plays_on() -> None:
    tournament = settled(paired(begun(PAIRS, 6)), random.Random(0))
    tournament = withdrawn(tournament, 3)
    assert 3 not in seated(paired(tournament).rounds[1])

    assert 3 in seated(paired(returned(tournament, 3)).rounds[1])


def test_nobody_takes_over_a_place_that_missed_a_round() -> None:
    tournament = withdrawn(settled(paired(begun(PAIRS, 6)), random.Random(0)), 3)
    later = paired(tournament)

    with pytest.raises(PelagosError, match="place-is-lost"):
        returned(later, 3)


def test_in_a_group_whoever_would_have_met_somebody_withdrawn_has_a_win() -> None:
    tournament = begun(TournamentPlan(GROUPS, rounds=1, group=4), 4)
    tournament = withdrawn(tournament, tournament.order[0])
    chance = random.Random(0)
    while not is_over(tournament):
        tournament = settled(paired(tournament), chance)

    assert [len(one.walkovers) for one in tournament.rounds] == [1, 1, 1]
    assert sum(score.points for score in scores(tournament)) == 3 * 120 + 3 * 120
    assert faults(tournament) == []


@given(plans(), st.integers(6, 30), st.integers(0, 99))
@settings(max_examples=40, deadline=None)
def test_withdrawals_at_any_time_end_nothing_badly(plan: TournamentPlan, people: int, seed: int) -> None:
    tournament, chance = begun(plan, people), random.Random(seed)
    while not is_over(tournament):
        tournament = settled(paired(tournament), chance)
        leaving = chance.randrange(people)
        if tournament.entrants[leaving].left < 0 and chance.random() < 0.5:
            tournament = withdrawn(tournament, leaving)

    assert faults(tournament) == []


# what is refused, and what is found out


def test_the_draw_follows_from_the_secret_and_from_every_share() -> None:
    tournament = begun(PAIRS, 8)
    other = started(announced(PAIRS, "5e" * 32), [*["00"] * 7, "01"])

    assert tournament.order == drawn_order(tournament)
    assert tournament.order != other.order


def test_whatever_is_changed_afterwards_is_found() -> None:
    tournament = whole(PAIRS, 8)
    first, *others = tournament.rounds
    table, *rest = first.tables
    turned = first._replace(tables=(table._replace(seats=table.seats[::-1]), *rest))

    assert faults(tournament) == []
    assert (COMMITMENT, 0) in faults(tournament._replace(secret="00"))
    assert (ORDER, 0) in faults(tournament._replace(order=tournament.order[::-1]))
    assert (ROUND, 1) in faults(tournament._replace(rounds=(turned, *others)))


def test_a_round_is_paired_only_when_all_its_games_are_over() -> None:
    tournament = paired(begun(PAIRS, 4))

    with pytest.raises(PelagosError, match="round-not-over"):
        paired(tournament)
    with pytest.raises(PelagosError, match="bad-places"):
        with_result(tournament, 0, [2, 2])
    with pytest.raises(PelagosError, match="no-such-table-of-round"):
        with_result(tournament, 2, [1, 2])


def test_what_is_over_is_paired_no_more() -> None:
    tournament = whole(PAIRS, 4)

    assert upcoming(tournament) is None
    with pytest.raises(PelagosError, match="tournament-over"):
        paired(tournament)


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (TournamentPlan("ladder"), "unknown-tournament-format"),
        (TournamentPlan(SWISS, 7, 2, 3), "bad-table-sizes"),
        (TournamentPlan(SWISS, 2, 3, 3), "bad-table-sizes"),
        (TournamentPlan(SWISS), "bad-rounds"),
        (TournamentPlan(GROUPS, rounds=1), "bad-group"),
        (TournamentPlan(GROUPS, rounds=1, group=4, advance=4), "bad-promotion"),
    ],
)
def test_no_tournament_is_announced_that_cannot_be_played(plan: TournamentPlan, code: str) -> None:
    with pytest.raises(PelagosError, match=code):
        checked_plan(plan)


def test_with_too_few_or_too_many_nothing_begins() -> None:
    for count in (1, 65):
        with pytest.raises(PelagosError, match="wrong-entrants"):
            started(announced(PAIRS, "ab"), [""] * count)


@pytest.mark.parametrize("data", [{}, {"version": 2}, {"version": 1, "plan": {"go": 1}}, None])
def test_what_is_no_tournament_is_not_read(data: object) -> None:
    with pytest.raises(BadSave):
        read(data)
