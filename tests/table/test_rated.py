"""A table under rated terms: who may sit there, and what cannot be agreed on."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.kernel.title import Json
from pelagos.server.rating.judging import judged, mode_of
from pelagos.table.errors import BadTerms, Refused
from pelagos.table.game_room import DESERTED, PLAYED
from pelagos.table.table import Table
from pelagos.table.terms import LOSS, NOBODY, Terms, TimeControl, read_terms
from pelagos.table.waiting_room import OVER, RUNNING
from table.setting import RATED, RULES, SECOND, SECRET, game, reloaded, started

FRIENDLY = Terms(RATED.pace, out_of_time=LOSS, newcomers=NOBODY, coach=False)


def plain(**other: Any) -> Json:
    return {**RATED.plain(), **other}


def seated(name: str = "toy", bots: tuple[int, ...] = (), terms: Terms = RATED) -> Table:
    """Accounts u-1, u-2 … at every seat but these."""
    table = Table(RULES[name], "u-1", SECRET, terms)
    for seat in range(RULES[name].setup.seats):
        if seat in bots:
            table.seat_bot("u-1", seat, "uniform")
        else:
            table.sit(seat, f"u-{seat + 1}", f"Somebody {seat}")
    return table


def begun(name: str = "toy", bots: tuple[int, ...] = ()) -> Table:
    table = seated(name, bots)
    table.start("u-1", 0)
    return table


def answer(table: Table, count: int = 1) -> None:
    for _ in range(count):
        if table.phase == RUNNING:
            table.submit(game(table).who, [game(table).options()[0]], table.version, table.version * SECOND // 100)


def play_on(table: Table) -> None:
    while table.phase == RUNNING:
        answer(table)


def places(table: Table) -> dict[str, tuple[int, bool]]:
    found = judged(table)
    assert found is not None
    return {seat.holder: (seat.place, seat.absent) for seat in found.seats}


# terms


@pytest.mark.parametrize(
    "other",
    [
        {"pace": TimeControl().plain()},
        {"out_of_time": "bot"},
        {"leaver": "empty"},
        {"newcomers": "invited"},
        {"newcomers": "anyone"},
        {"coach": True},
        {"practice": True},
        {"example": "card-z4"},
        {"analysis": True},
        {"rated": "yes"},
    ],
    ids=str,
)
def test_under_other_terms_no_game_is_rated(other: Json) -> None:
    with pytest.raises(BadTerms):
        read_terms(plain(**other))


def test_a_table_remembers_that_it_is_rated() -> None:
    assert reloaded(seated()).terms.plain() == plain()
    assert "rated" not in FRIENDLY.plain()


def test_whoever_has_no_account_cannot_sit_down() -> None:
    table = Table(RULES["toy"], "u-1", SECRET, RATED)

    with pytest.raises(Refused, match="rated-needs-account"):
        table.sit(0, "g-7", "Guest")


def test_whether_a_game_is_rated_stays_as_it_is_when_others_have_sat_down() -> None:
    alone = Table(RULES["toy"], "u-1", SECRET, FRIENDLY)
    alone.sit(0, "u-1", "Anna")
    alone.change_terms("u-1", RATED)
    with pytest.raises(Refused, match="rated-is-agreed"):
        seated(terms=FRIENDLY).change_terms("u-1", RATED)
    with pytest.raises(Refused, match="rated-is-agreed"):
        seated().change_terms("u-1", FRIENDLY)

    assert alone.terms.rated


def test_a_table_with_a_guest_cannot_become_rated() -> None:
    table = Table(RULES["toy"], "g-1", SECRET, FRIENDLY)
    table.sit(0, "g-1", "Guest")

    with pytest.raises(Refused, match="rated-needs-account"):
        table.change_terms("g-1", RATED)


def test_bots_alone_play_for_nothing() -> None:
    table = Table(RULES["toy"], "u-1", SECRET, RATED)
    for seat in range(3):
        table.seat_bot("u-1", seat, "uniform")

    with pytest.raises(Refused, match="rated-needs-account"):
        table.start("u-1", 0)


def test_a_game_that_was_begun_elsewhere_is_not_rated() -> None:
    table = seated(terms=FRIENDLY)
    table.play = started("toy").play
    table.terms = RATED

    with pytest.raises(Refused, match="rated-from-the-start"):
        table.start("u-1", 0)


@pytest.mark.parametrize("kind", ["back", "remove", "move"])
def test_what_would_give_ratings_away_is_not_agreed_on(kind: str) -> None:
    table = begun()
    answer(table, 3)

    with pytest.raises(Refused, match="not-where-rated"):
        table.propose(0, kind, 1, to=1)


def test_there_is_no_coach() -> None:
    with pytest.raises(Refused, match="coach-off"):
        begun().check_coach()


# judging


def test_modes_go_by_sides() -> None:
    assert [mode_of(sides) for sides in ([0, 1], [0, 1, 2], [0, 1, 0, 1], [0, 0, 1, 1])] == [
        "duel",
        "free",
        "teams",
        "teams",
    ]


def test_a_game_that_was_played_to_its_end_is_judged_by_its_result() -> None:
    table = begun(bots=(2,))
    while table.phase == RUNNING:
        answer(table)
    found = judged(table)

    assert found is not None
    assert table.ending is not None
    assert (found.title, found.mode, found.how, found.decided) == ("toy", "free", PLAYED, True)
    assert [seat.place for seat in found.seats] == table.ending.places
    assert [seat.holder for seat in found.seats] == ["u-1", "u-2", "b-uniform@1"]
    assert not any(seat.absent for seat in found.seats)


def test_a_friendly_game_is_not_judged() -> None:
    table = seated(terms=FRIENDLY)
    table.start("u-1", 0)
    play_on(table)

    assert judged(table) is None


def test_a_running_game_is_not_judged() -> None:
    assert judged(begun()) is None


def test_whoever_leaves_comes_in_behind_all_who_stay_wherever_a_bot_leads_their_seat() -> None:
    table = begun()
    answer(table, 6)
    table.leave(0, 7 * SECOND)
    answer(table, 6)
    table.leave(2, 14 * SECOND)
    play_on(table)

    assert table.phase == OVER
    assert places(table) == {"u-2": (1, False), "u-3": (2, True), "u-1": (3, True)}


def test_whoever_comes_back_has_stayed() -> None:
    table = begun()
    answer(table, 6)
    table.leave(0, 7 * SECOND)
    table.return_to(0, "u-1", 8 * SECOND)
    play_on(table)

    assert not places(table)["u-1"][1]


def test_whoever_resigns_is_last_and_the_others_play_on() -> None:
    table = begun()
    answer(table, 6)
    table.resign(1, 7 * SECOND)
    play_on(table)
    found = places(table)

    assert found["u-2"] == (3, True)
    assert {found["u-1"][0], found["u-3"][0]} <= {1, 2}


def test_whoever_runs_out_of_time_is_last() -> None:
    table = begun("hellas")
    answer(table, 12)
    who = int(game(table).who)
    table.tick(10_000 * SECOND)
    found = judged(table)

    assert found is not None
    assert (found.how, found.seats[who].place, found.seats[who].absent) == (DESERTED, 2, True)
    assert found.decided


def test_a_game_given_up_before_everybody_has_answered_does_not_count() -> None:
    table = begun("hellas")
    table.resign(1, 1)

    assert table.phase == OVER
    assert judged(table) is None


def test_a_game_that_all_agreed_to_end_does_not_count() -> None:
    table = begun("hellas")
    answer(table, 12)
    table.propose(0, "end", 5)
    table.vote(1, True, 6)

    assert table.phase == OVER
    assert judged(table) is None


def test_bots_that_were_left_alone_have_not_been_compared() -> None:
    table = begun(bots=(1, 2))
    answer(table, 9)
    table.resign(0, 10 * SECOND)
    found = judged(table)

    assert found is not None
    assert [seat.place for seat in found.seats] == [3, 1, 1]
    assert not found.decided


def test_partners_share_their_place_and_whoever_gave_up_was_absent() -> None:
    table = begun("legendary-team4")
    answer(table, 30)
    side = table.sides[0]
    partner = next(seat for seat in range(1, 4) if table.sides[seat] == side)
    table.resign(partner, 31 * SECOND)
    for seat in range(4):
        if table.sides[seat] != side:
            table.resign(seat, 32 * SECOND)
    found = places(table)

    assert found["u-1"] == (1, False)
    assert found[f"u-{partner + 1}"] == (1, True)
    assert {place for holder, (place, _) in found.items() if holder not in ("u-1", f"u-{partner + 1}")} == {2}


def test_of_an_account_that_is_gone_nobody_is_judged() -> None:
    table = begun()
    play_on(table)
    table.forget("u-2", "Somebody", 99 * SECOND)

    assert sorted(places(table)) == ["u-1", "u-3"]
