"""Standing orders: how they are read, what they say, and that they end."""

from __future__ import annotations

from typing import Any

import pytest

from classic.setups import FIVE, THREE, TWO
from classic.setups import offerings as classic_offerings
from hellas.setups import turn as hellas_turn
from legendary import setups as legendary
from pelagos.games.archipelago.orders import BadOrder, Wake
from pelagos.kernel import view as view_module
from pelagos.kernel.codec import field_data
from pelagos.kernel.fields import Field
from pelagos.kernel.ids import Viewer
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.table import table as table_module
from pelagos.table.errors import Refused
from pelagos.table.table import Table
from table.plans import asked, at_table, obey_all, order_says, say
from table.setting import game, saved, started, wander, whole

PLAN = "ares up to 5, poseidon up to 4, apollo; wake me if athena reaches 6"


def offerings(*statements: str) -> Table:
    """Five players of Classic, 10 GP each, all four gods open, p1 bids first."""
    return at_table(classic_offerings(FIVE, *statements))


def test_the_first_entry_that_fits_is_bid_at_the_least_amount() -> None:
    assert order_says(offerings(), "p1", PLAN) == "bid ares 1"


def test_a_god_beyond_the_limit_is_passed_over() -> None:
    table = offerings()
    say(table, "p1 bid ares 5")

    assert order_says(table, "p2", PLAN) == "bid poseidon 1"


def test_the_god_just_lost_is_barred() -> None:
    table = offerings()
    table.leave_order(0, PLAN)
    table.obey(0, table.version, 1)
    say(table, "p2 bid ares 2")

    assert asked(table) == "p1"
    assert order_says(table, "p1") == "bid poseidon 1"


def test_what_the_purse_cannot_pay_does_not_fit() -> None:
    table = offerings("gold p2 2", "least p2 2", "most p2 2")
    say(table, "p1 bid ares 2")

    assert order_says(table, "p2", "ares up to 5, poseidon up to 4") == "bid poseidon 1"


def test_a_god_face_down_is_passed_over_and_apollo_takes_everybody() -> None:
    table = at_table(classic_offerings(THREE, "gods 1 poseidon, 2 ares, 3 zeus, 4 athena"))

    assert order_says(table, "p1", "zeus up to 9, athena up to 9, apollo") == "bid apollo"


def test_if_none_fits_the_person_is_woken_once() -> None:
    table = offerings()
    say(table, "p1 bid ares 5")
    table.leave_order(1, "ares up to 5")

    assert order_says(table, "p2") == "wake none-fits"
    assert table.due() is None
    assert [(seat, wake.plain()) for seat, wake in table.ring()] == [(1, "none-fits")]
    assert table.ring() == []
    assert whole(table, 1)["own"]["woken"] == "none-fits"


@pytest.mark.pure
def test_orders_of_others_do_not_lengthen_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Views are what takes time: none is made for others, and for all alarms together two fields are read."""
    views: list[int] = []
    read: list[str] = []

    def counted_field(g: Any, field: Field) -> Any:
        read.append(field.name)
        return field_data(g, field)

    def counted(rules: Rules, g: Any, viewer: Viewer) -> Json:
        views.append(int(viewer))
        return view(rules, g, viewer)

    monkeypatch.setattr(table_module, "view", counted)
    monkeypatch.setattr(view_module, "field_data", counted_field)
    table = offerings()
    for seat in (1, 2, 3, 4):
        table.leave_order(seat, "ares up to 5; always stand")
    views.clear()
    read.clear()
    assert (table.ring(), views, read) == ([], [], [])

    for seat in (1, 2, 3, 4):
        table.leave_order(seat, PLAN)
    views.clear()
    read.clear()
    assert (table.ring(), views, sorted(read)) == ([], [], ["amount", "cycle"])


def test_an_alarm_wakes_also_who_is_not_asked_and_silences_the_plan() -> None:
    table = offerings()
    table.leave_order(4, PLAN)
    say(table, "p1 bid athena 6")

    assert asked(table) == "p2"
    assert [(seat, wake.plain()) for seat, wake in table.ring()] == [(4, "reached athena 6")]
    say(table, "p2 bid zeus 1", "p3 bid zeus 2", "p2 bid apollo", "p4 bid apollo")
    assert order_says(table, "p5") == "wake reached athena 6"


def test_with_two_markers_no_plan_outbids_itself() -> None:
    table = at_table(classic_offerings(TWO, "order 1 p1, 2 p1', 3 p2, 4 p2'"))
    table.leave_order(0, "poseidon up to 5, ares up to 5")

    assert list(obey_all(table)) == ["p1 bid poseidon 1", "p1 bid ares 1"]


def test_two_plans_against_each_other_end() -> None:
    table = offerings()
    for seat in range(5):
        table.leave_order(seat, "ares up to 7, poseidon up to 7, zeus up to 7, athena up to 7, apollo")
    said = obey_all(table)

    assert len(said) < 40
    assert not any("PlaceMarker" in task for task in [type(task).__name__ for task in game(table).g.agenda])


def test_a_plan_is_for_the_offerings_to_come_unless_it_says_every_cycle() -> None:
    short, long = started("classic-4"), started("classic-4")
    for table, text in ((short, "apollo"), (long, "apollo; every cycle")):
        for seat in range(4):
            table.leave_order(seat, text)
        rng, cycles = Rng(1), set()
        for _ in range(120):
            due = table.due()
            if due is None:
                wander(table, rng, 1)
            else:
                cycles.add(game(table).g.cycle)  # type: ignore[attr-defined]
                table.obey(due["seat"], due["at"], 1)
        assert cycles == ({1} if table is short else set(range(1, max(cycles) + 1)))


def test_an_order_answers_a_question_once() -> None:
    """Whoever takes back what their order said is asked in person."""
    table = offerings()
    table.leave_order(0, PLAN)
    table.obey(0, table.version, 1)
    table.undo(0, table.version, 2)

    assert asked(table) == "p1"
    assert order_says(table, "p1") == "nothing"
    with pytest.raises(Refused, match="order-is-silent"):
        table.obey(0, table.version, 3)


def test_after_an_agreed_take_back_the_question_is_for_a_person() -> None:
    table = started("classic-4")
    for seat in range(4):
        table.leave_order(seat, "apollo")
    obey_all(table, 3)
    table.propose(0, "back", 2, whole(table, 0)["table"]["checkpoints"][0][0])
    for seat in range(1, 4):
        table.vote(seat, True, 2)

    assert table.due() is None
    wander(table, Rng(1), 1)
    assert table.due() is not None


# Legendary


def test_in_legendary_a_bid_stands_on_the_track_and_within_the_purse() -> None:
    table = at_table(legendary.offerings("gold blu 3", "priestesses blu 1", rules=legendary.FOUR))

    assert order_says(table, "p1", "zeus up to 9") == "bid zeus 1"
    say(table, "p1 bid zeus 4")
    assert order_says(table, "p2", "zeus up to 4, ares up to 4") == "bid ares 1"


def test_hidden_bids_that_cannot_be_paid_are_no_part_of_a_plan() -> None:
    rules = legendary.fixture("ffa3", strict_hidden_bids="true")
    table = at_table(legendary.offerings("gold red 2", rules=rules))
    say(table, "p1 bid zeus 5")

    assert "bid zeus 6" in game(table).options()
    assert order_says(table, "p2", "zeus up to 9") == "wake none-fits"


def test_nobody_outbids_their_own_team() -> None:
    table = at_table(legendary.offerings(rules=legendary.TEAMS))
    order = [table.sides[seat] for seat in range(4)]
    say(table, "p1 bid zeus 1", "p2 bid ares 1")

    assert order[1] == order[2]
    assert order_says(table, "p3", "ares up to 9, zeus up to 9") == "bid zeus 2"


# Answers out of turn


def test_always_stand_stays_and_passing_ends_with_the_next_turn() -> None:
    """Wherever a retreat is asked in random games, the orders say what they promise."""
    seen = {"stand": 0, "pass": 0, "own": 0}
    for name in ("classic-2", "classic-4", "legendary-duel", "legendary-ffa3"):
        for seed in range(6):
            table, rng = started(name), Rng(seed)
            while table.phase == "running":
                question = type(game(table).g.agenda[-1]).__name__
                seat = int(game(table).who)
                if question in ("RetreatFromSea", "RetreatFromLand"):
                    assert order_says(table, table.seat_word(seat), "always stand") == "stay"
                    seen["stand"] += 1
                    own = is_own_turn(table, seat)
                    passing = "pass all answers until my next turn"
                    assert order_says(table, table.seat_word(seat), passing) == ("nothing" if own else "stay")
                    seen["own" if own else "pass"] += 1
                wander(table, rng, 1)
    assert min(seen.values()) > 0


def is_own_turn(table: Table, seat: int) -> bool:
    active = whole(table, seat)["game"]["fields"]["active"]
    if table.rules.title.name == "classic":
        return bool(active == seat)
    seats = len(table.chairs)
    return bool(active >= 0 and ((active in (0, 3)) == (seat == 0) if seats == 2 else active == seat))


def test_in_hellas_passing_holds_in_the_other_players_turn_only() -> None:
    table = at_table(hellas_turn("t04 3/0, t01 1/0", "t05 1/0, t02 1/0", "turn 2", hands=("", "z5 z5 a6")))
    say(table, "white declare attack", "white target t05")
    while asked(table) == "white":
        say(table, "white " + [phrase for phrase in game(table).options() if not phrase.startswith("play")][-1])

    assert order_says(table, "orange", "pass all answers until my next turn") == "pass"
    assert order_says(table, "white", "pass all answers until my next turn") == "nothing"


def test_in_hellas_all_stand_as_they_stand() -> None:
    table, rng = started("hellas"), Rng(2)
    while "as they stand" not in game(table).options():
        wander(table, rng, 1)

    assert order_says(table, asked(table), "always stand") == "as they stand"
    assert order_says(table, asked(table), "pass all answers until my next turn") == "nothing"


@pytest.mark.parametrize("name", ["classic-2", "classic-4", "hellas", "legendary-duel", "legendary-team4"])
def test_whatever_an_order_says_is_on_offer_and_the_game_goes_on(name: str) -> None:
    """Orders of all kinds in whole games: they answer often, and never twice in one place."""
    bidding = "" if name == "hellas" else "ares up to 3, poseidon up to 2, zeus up to 4, athena up to 1; every cycle; "
    text, obeyed = f"{bidding}always stand; pass all answers until my next turn", 0
    for seed in range(3):
        table, rng = started(name), Rng(seed)
        for seat in range(len(table.chairs)):
            table.leave_order(seat, text)
        for _ in range(1500):
            due = table.due()
            if due is not None:
                assert table.order_reply(due["seat"]) in game(table).options()
                table.obey(due["seat"], due["at"], 1)
                obeyed += 1
            elif wander(table, rng, 1) and table.phase != "running":
                break
            assert all(isinstance(wake, Wake) for _, wake in table.ring())
    assert obeyed > 5


# Reading


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "order-empty"),
        ("ares up to 5;", "order-unknown-part"),
        ("ares up to 5,", "order-unknown-part"),
        ("hestia up to 5", "order-unknown-god"),
        ("ares", "order-needs-limit"),
        ("ares up to", "order-unknown-part"),
        ("ares up to many", "order-bad-number"),
        ("ares up to 0", "order-bad-number"),
        ("apollo up to 3", "order-free-god"),
        ("wake me if apollo reaches 3", "order-free-god"),
        ("wake me if ares is bid 3", "order-unknown-part"),
        ("ares up to 1; zeus up to 2", "order-two-plans"),
        ("ares up to 1, " * 40, "order-too-long"),
    ],
)
def test_an_order_that_cannot_be_read_says_why_and_the_old_one_stays(text: str, code: str) -> None:
    table = started("classic-4")
    table.leave_order(0, "always stand")
    before = saved(table)

    with pytest.raises(BadOrder) as caught:
        table.leave_order(0, text)

    assert caught.value.code == code
    assert saved(table) == before


def test_there_is_nothing_to_bid_on_in_hellas_and_no_order_at_all_in_the_toy() -> None:
    with pytest.raises(BadOrder, match="order-unknown-part"):
        started("hellas").leave_order(0, "ares up to 5")
    with pytest.raises(BadOrder, match="no-orders"):
        started("toy").leave_order(0, "always stand")


def test_words_may_be_written_large_and_wide() -> None:
    table = offerings()
    table.leave_order(0, "  Ares  UP TO 5 ;Always stand")

    assert order_says(table, "p1") == "bid ares 1"
    assert whole(table, 0)["own"]["order"] == "Ares UP TO 5 ;Always stand"
    table.withdraw_order(0)
    assert order_says(table, "p1") == "nothing"
