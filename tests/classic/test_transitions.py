"""The invariants that speak of changes hold over random games, and each of their checks can fail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Final

import pytest

from classic import transitions
from classic.setups import ALL, FIVE, FIVE_OPEN, FOUR, THREE, lawful
from classic.transitions import CHECKS, Check, Move, late_start, moves
from pelagos.games.classic.board import Board, board_for
from pelagos.games.classic.ids import NONE
from pelagos.games.classic.ops import income
from pelagos.games.classic.position import Classic
from pelagos.games.classic.title import TITLE
from pelagos.kernel.describe import described
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, rules_for

GAMES: Final = 24
LIMIT: Final = 12
EVERY: Final = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def classic(rules: Rules, *statements: str) -> Classic:
    g = described(rules, list(statements))
    assert isinstance(g, Classic)
    return g


def limited(seats: int, seed: int) -> Rules:
    options = {"cycle_limit": str(LIMIT)}
    if seed % 3 == 0:
        options |= {"tie_break": "gold_only", "two_player_priests": "each", "gold_visibility": "open"}
    return rules_for(TITLE, seats, options=options)


def game(seats: int, seed: int) -> Iterator[Move]:
    """A random game, every second one from a late position."""
    rules, rng = limited(seats, seed), Rng(100 * seed + seats)
    if seed % 2:
        yield from moves(rules, classic(rules, *late_start(rules, rng)), rng)
    else:
        g = rules.opening()
        assert isinstance(g, Classic)
        yield from moves(rules, g, rng)


@EVERY
def test_the_invariants_of_change_hold_in_random_games(seats: int) -> None:
    """INV-04, INV-07, INV-14 to INV-17, INV-20 to INV-25, INV-27 to INV-34, INV-41"""
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        checks = [check() for check in CHECKS]
        for move in game(seats, seed):
            for check in checks:
                assert check.wrong(move) == "", (check.name, seed, move.task, move.phrase)
        for check in checks:
            seen[check.name] += check.seen

    # INV-16 says nothing about five players; the others have had something to look at.
    idle = {check.name for check in CHECKS if not seen[check.name]}
    assert idle == ({"INV-16"} if seats == 5 else set())


@EVERY
def test_a_late_position_is_lawful(seats: int) -> None:
    """C-1.1: the laws hold where the random games start."""
    for seed in range(5):
        lawful(Play(limited(seats, seed), classic(limited(seats, seed), *late_start(limited(seats, seed), Rng(seed)))))


def test_the_games_show_what_the_checks_look_for() -> None:
    """C-16.6, C-15.8: eliminations, lost metropolises, retreats and figures happen in them."""
    told = {
        words[0] for seats in (2, 3, 4, 5) for seed in range(8) for move in game(seats, seed) for words in move.told
    }

    assert {"eliminated", "metropolis-lost", "retreated-land", "figure-left", "gold-stolen", "island-captured"} <= told


# Planted faults: one move, or a few, that a check must report.


def move(
    task: str,
    before: tuple[str, ...] = (),
    after: tuple[str, ...] = (),
    phrase: str = "",
    told: tuple[str, ...] = (),
    offered: tuple[str, ...] = (),
    rules: Rules = FIVE,
) -> Move:
    events = tuple(tuple(line.split()) for line in told)
    return Move(rules, task, phrase, offered, classic(rules, *before), classic(rules, *after), events)


def reports(check: type[Check], *faulty: Move) -> str:
    """What the check says about the last of these moves; the others are right."""
    watching = check()
    for right in faulty[:-1]:
        assert watching.wrong(right) == ""
    return watching.wrong(faulty[-1])


def test_an_island_that_is_neutral_again_is_reported() -> None:
    """C-2.8: INV-04"""
    assert reports(transitions.NeverNeutral, move("TakeTurn", (), ("owner i01 nobody",))) == "island 0 is neutral again"


def test_a_lost_metropolis_or_marker_is_reported() -> None:
    """C-15.9, C-1.5: INV-07"""
    check = transitions.NeverFewer
    assert reports(check, move("TakeTurn", ("metropolis i01 2",))) == "the metropolis of island 0 is gone"
    fewer = move("TakeTurn", ("prosperity i04 2",), ("prosperity i04 1",))
    assert reports(check, fewer) == "island 3 has lost prosperity"


@pytest.mark.parametrize(
    ("cycle", "cards", "right"),
    [
        (1, "giant slot-4", True),
        (1, "giant slot-3", False),
        (2, "giant slot-4", False),
        (2, "giant slot-4, harpy slot-3", True),
        (3, "giant slot-4, harpy slot-3", False),
        (7, "giant slot-4, harpy slot-3, siren slot-2", True),
    ],
)
def test_a_badly_filled_track_is_reported(cycle: int, cards: str, right: bool) -> None:
    """C-4.3 to C-4.5: INV-14"""
    assert (reports(transitions.FilledTrack, move("Gods", (f"cycle {cycle}", f"where {cards}"))) == "") == right


def test_too_few_or_too_many_gods_are_reported() -> None:
    """C-5.2 to C-5.5: INV-15"""
    for rules, up in ((FIVE, 4), (FOUR, 3), (THREE, 2)):
        for count in (1, 2, 3, 4):
            offered = (*[f"bid {god} 1" for god in ("zeus", "ares", "athena", "poseidon")[:count]], "bid apollo")
            said = reports(transitions.GodsUp, move("PlaceMarker", offered=offered, rules=rules))
            assert (said == "") == (count == up)


def test_gods_out_of_turn_are_reported() -> None:
    """C-5.3, C-5.4: INV-16"""
    first = ("cycle 3", "gods 1 zeus, 2 ares, 3 athena, 4 poseidon")
    wrong = ("cycle 4", "gods 1 ares, 2 zeus, 3 athena, 4 poseidon")
    right = ("cycle 4", "gods 1 poseidon, 2 athena, 3 zeus, 4 ares")
    for rules, says in ((FOUR, "1 leads, but 0 lay face down"), (THREE, "the same pair again")):
        start = move("Income", first, rules=rules)
        assert reports(transitions.GodsReturn, start, move("Income", wrong, rules=rules)) == says
        assert reports(transitions.GodsReturn, start, move("Income", right, rules=rules)) == ""
    twice = move("Income", ("gods 1 zeus, 2 zeus, 3 athena, 4 poseidon",), rules=FOUR)
    assert reports(transitions.GodsReturn, twice) == "gods [2, 2, 3, 0]"


def test_an_amount_that_does_not_rise_is_reported() -> None:
    """C-7.3: INV-17"""
    standing = ("bidder zeus p1", "amount zeus 4")
    for amount, bidder, right in (
        (3, "p2", False),
        (4, "p2", False),
        (5, "p2", True),
        (4, "p1", True),
        (3, "p1", False),
    ):
        after = (f"bidder zeus {bidder}", f"amount zeus {amount}")
        assert (reports(transitions.RisingAmounts, move("PlaceMarker", standing, after)) == "") == right


def test_a_return_to_the_god_just_lost_is_reported() -> None:
    """C-7.5: INV-20"""
    check = transitions.NotTheGodJustLost
    lost = move("PlaceMarker", told=("offer-made p2 zeus 3", "offer-lost p1 zeus"))
    back = move("PlaceMarker", told=("offer-made p1 zeus 4", "offer-lost p2 zeus"))
    elsewhere = move("PlaceMarker", told=("offer-made p1 ares 4",))

    assert reports(check, lost, back) == "p1 returned to zeus"
    assert reports(check, lost, elsewhere, back) == ""


def test_a_turn_track_that_is_not_the_reverse_is_reported() -> None:
    """C-8.8: INV-21"""
    turns = [move("Turn", told=(f"turn-began {seat} ares",)) for seat in ("p3", "p1", "p2")]
    right = move("EndOfCycle", ("order 5 p3, 4 p1, 3 p2",))
    wrong = move("EndOfCycle", ("order 5 p1, 4 p3, 3 p2",))
    one_out = move("EndOfCycle", ("order 5 p3, 3 p2", "owner i01 p2, i12 p2"))

    assert reports(transitions.ReversedOrder, *turns, right) == ""
    assert reports(transitions.ReversedOrder, *turns, wrong) == "order [1, 2, 0] after turns [2, 0, 1]"
    assert reports(transitions.ReversedOrder, *turns, one_out) == ""


def test_a_wrong_price_or_one_recruit_too_many_is_reported() -> None:
    """C-9.1: INV-22"""
    begin = move("Turn", told=("turn-began p1 ares",))
    troops = [move("TakeTurn", told=(f"troop-recruited p1 i01 {price}",)) for price in (0, 2, 3, 4)]
    assert reports(transitions.Ladder, begin, *troops) == ""
    assert reports(transitions.Ladder, begin, *troops, troops[0]) == "troop: [0, 2, 3, 4, 0]"
    assert reports(transitions.Ladder, begin, troops[1]) == "troop: [2]"
    assert reports(transitions.Ladder, begin, troops[0], begin, troops[0]) == ""


def test_a_wrong_price_of_a_creature_is_reported() -> None:
    """C-19.2, C-19.5: INV-23"""
    check = transitions.TemplePrices
    temples = ("sites i12 temple-s 2",)

    def bought(price: int, used: int) -> Move:
        after = (*temples, f"used_temples i12 {used}")
        return move("TakeTurn", temples, after, "buy 4", (f"creature-bought p1 harpy {price}",))

    assert reports(check, bought(2, 2)) == ""
    assert reports(check, bought(4, 0)) == ""
    assert reports(check, bought(5, 0)) == "5 for slot 4"
    assert reports(check, bought(0, 2)) == "0 for slot 4"
    assert reports(check, bought(2, 1)) == "1 temples for 2 gold"
    used = (*temples, "used_temples i12 1")
    assert reports(check, move("TakeTurn", temples, used)) == "a temple is used without a purchase"
    assert reports(check, move("TakeTurn", used, temples)) == "a temple of island 11 is fresh again"
    assert reports(check, move("TakeTurn", used, ("sites i12 temple-s 1",))) == ""
    assert reports(check, move("Creatures", used, temples)) == ""
    city = move("TakeTurn", ("metropolis i01 2",), ("metropolis i01 1",))
    assert reports(check, city) == "the metropolis of island 0 is fresh again"


@pytest.mark.parametrize(
    ("task", "phrase", "told", "gold", "right"),
    [
        ("TakeTurn", "end turn", (), 10, True),
        ("TakeTurn", "end turn", (), 11, False),
        ("TakeTurn", "march i01 > i04 1", (), 9, True),
        ("TakeTurn", "march i01 > i04 1", (), 10, False),
        ("TakeTurn", "sail c6 > c5 1", (), 9, True),
        ("SailOn", "sail c6 > c5 1", (), 10, True),
        ("Income", "", ("income-paid p1 3",), 13, True),
        ("Income", "", ("income-paid p1 3",), 12, False),
        ("PayOfferings", "", ("offerings-paid p1 3",), 7, True),
        ("TakeTurn", "", ("building-built p1 port-s i01",), 8, True),
        ("TakeTurn", "", ("building-built p1 port-s i01",), 9, False),
        ("Sell", "", ("troop-sold p1 i01",), 12, True),
        ("StealGold", "", ("gold-stolen p1 p2 5 10",), 15, False),
        ("TakeTurn", "", ("eliminated p1",), 0, True),
    ],
)
def test_gold_that_comes_from_nowhere_is_reported(
    task: str, phrase: str, told: tuple[str, ...], gold: int, right: bool
) -> None:
    """C-1.3: INV-24; a theft must be missed by somebody."""
    faulty = move(task, ("active p1", "gold p1 10"), ("active p1", f"gold p1 {gold}"), phrase or "end turn", told)

    assert (reports(transitions.GoldLedger, faulty) == "") == right


def test_a_wrong_income_is_reported() -> None:
    """C-6.4: INV-25"""
    assert reports(transitions.IncomeAgain, move("Income", told=("income-paid p1 2",))) == ""
    wrong = move("Income", told=("income-paid p1 3",))
    assert reports(transitions.IncomeAgain, wrong) == "p1 receives 3 instead of 2"
    again = move("Income", ("prosperity i01 4",), told=("income-again p1 2",))
    assert reports(transitions.IncomeAgain, again) == "p1 receives 2 instead of 6"


def test_an_island_that_falls_without_a_landing_is_reported() -> None:
    """C-2.8: INV-27"""
    check, before = transitions.OnlyByLanding, ("active p1",)
    landed = ("island-claimed p1 i04",)
    assert reports(check, move("TakeTurn", before, ("owner i04 p1",), told=landed)) == ""
    assert reports(check, move("TakeTurn", before, ("owner i04 p1",))) == "island 3 fell to 0"
    assert reports(check, move("TakeTurn", before, ("owner i04 p2",), told=landed)) == "island 3 fell to 1"


def test_a_round_without_a_loss_is_reported() -> None:
    """C-14.7: INV-28"""
    check = transitions.EveryRoundCosts
    battle = ("attacker p1", "attackers 2")
    begin = move("TakeTurn", (), battle, told=("land-battle-began p1 p3 i03",))
    right = move("RollOnLand", battle, ("attacker p1", "attackers 1"), "roll 0 1")
    assert reports(check, begin, right) == ""
    assert reports(check, begin, move("RollOnLand", battle, battle, "roll 0 1")) == "a round without a loss"
    assert reports(check, begin, right, right, right, right, right) == "round 5 of at most 4"
    at_sea = move("TakeTurn", (), (*battle, "fleets e7 2"), told=("sea-battle-began p1 p2 e7",))
    assert reports(check, at_sea, *[right] * 6) == "round 6 of at most 5"


def test_a_loser_who_owns_the_place_is_reported() -> None:
    """C-14.14: INV-29"""
    check, before = transitions.LoserOwnsNothing, ("attacker p1", "attackers 1")
    held = ("island-held p3 i03",)
    assert reports(check, move("RollOnLand", before, (), told=held)) == ""
    assert reports(check, move("RollOnLand", before, ("owner i03 p1",), told=held)) == "i03 was held and changed hands"
    sea = ("sea-held p2 e7",)
    assert reports(check, move("RollAtSea", before, (), told=sea)) == ""
    lost = move("RollAtSea", before, ("ruler e7 p1",), told=sea)
    assert reports(check, lost) == "e7 was held by p2 and is not"
    assert reports(check, move("RollAtSea", before, ("attackers 1",), told=sea)) == "attackers without a battle"


FROM_E7: Final = "next RetreatFromSea who=p2 sea=e7"
FROM_I03: Final = "next RetreatFromLand who=p3 island=i03"


@pytest.mark.parametrize(
    ("task", "statements", "goal", "right"),
    [
        ("RetreatFromSea", (FROM_E7,), "e8", True),
        ("RetreatFromSea", (FROM_E7, "ruler e8 p2", "fleets e8 1"), "e8", True),
        ("RetreatFromSea", (FROM_E7, "ruler e8 p1", "fleets e8 1"), "e8", False),
        ("RetreatFromSea", (FROM_E7, "kraken e8"), "e8", False),
        ("RetreatFromSea", (FROM_E7, "figure_island polyphemus i05"), "e8", False),
        ("RetreatFromSea", (FROM_E7,), "f9", False),
        ("RetreatFromLand", (FROM_I03, "owner i07 p3"), "i07", True),
        ("RetreatFromLand", (FROM_I03,), "i07", False),
        ("RetreatFromLand", (FROM_I03, "owner i07 p3", "ruler f5 p1"), "i07", False),
        ("RetreatFromLand", (FROM_I03, "owner i07 p3", "figure_island medusa i03"), "i07", False),
        ("RetreatFromLand", (FROM_I03,), "i13", False),
        ("RetreatFromLand", (FROM_I03,), "i03", False),
    ],
)
def test_an_illegal_retreat_is_reported(task: str, statements: tuple[str, ...], goal: str, right: bool) -> None:
    """C-14.11, C-14.12: INV-30"""
    said = reports(transitions.LegalRetreat, move(task, statements, (), f"retreat {goal}"))

    assert said == ("" if right else f"no retreat to {goal}")


def test_a_landing_on_a_last_island_is_reported() -> None:
    """C-16.1: INV-31"""
    last = ("active p1", "owner i02 p4")
    for phrase in ("march i01 > i08 1", "fly i01 > i08 1"):
        assert reports(transitions.LastIsland, move("TakeTurn", last, (), phrase)) == "a landing on the last island 7"
        city = (*last, "metropolis i01 1, i08 1")
        assert reports(transitions.LastIsland, move("TakeTurn", city, (), phrase)) == ""
    assert reports(transitions.LastIsland, move("TakeTurn", ("active p1",), (), "march i01 > i08 1")) == ""


@pytest.mark.parametrize(
    ("statements", "offered", "right"),
    [
        (("god ares",), "end turn", False),
        (("god ares",), "recruit troop i01", True),
        (("god ares", "recruits 1"), "end turn", True),
        (("god ares", "recruits 1"), "recruit troop i01", False),
        (("god ares", "troops i01 7"), "end turn", True),
        (("god poseidon",), "end turn", False),
        (("god poseidon", "fleets c6 7"), "end turn", True),
        (("god zeus",), "end turn", False),
        (("god zeus", "priests p2 18"), "end turn", True),
        (("god athena",), "end turn", False),
    ],
)
def test_an_end_of_turn_too_early_or_too_late_is_reported(
    statements: tuple[str, ...], offered: str, right: bool
) -> None:
    """C-8.6: INV-32"""
    faulty = move("TakeTurn", ("active p1", *statements), offered=(offered,))

    assert (reports(transitions.FreeRecruitFirst, faulty) == "") == right


def test_an_apollo_turn_that_does_more_is_reported() -> None:
    """C-17.1: INV-33"""
    check = transitions.OnlyApollo
    assert reports(check, move("ApolloTurn", (), ("gold p1 9", "god apollo", "active p1"))) == ""
    assert reports(check, move("ApolloTurn", (), ("troops i01 2",))) == "['troop_reserve', 'troops'] changed"
    assert reports(check, move("Prosper", (), ("prosperity i01 1",))) == ""
    assert reports(check, move("Prosper", (), ("prosperity i01 2",))) == "2 prosperity markers"
    assert reports(check, move("ApolloTurn", (), ("prosperity i01 1",))) == "1 prosperity markers"
    gone = move("ApolloTurn", ("where medusa held",), ("where medusa discard",))
    assert reports(check, gone) == ""
    bought = move("ApolloTurn", ("where harpy slot-4",), ("where harpy discard",))
    assert reports(check, bought) == "a card moved that is no expired figure's"
    assert reports(check, move("EndTurn", ("god apollo",), ("fleets c6 2",))) != ""
    assert reports(check, move("EndTurn", ("god ares",), ("fleets c6 2",))) == ""


TWO_CITIES: Final = "metropolis i01 1, i12 1"


@pytest.mark.parametrize(
    ("task", "statements", "right"),
    [
        ("EndOfCycle", (TWO_CITIES, "ended 1 2 2 2 2"), True),
        ("EndOfCycle", (TWO_CITIES, "ended 2 1 2 2 2"), False),
        ("EndOfCycle", (TWO_CITIES, "ended 1 1 2 2 2"), False),
        ("EndOfCycle", ("metropolis i01 1", "ended 1 2 2 2 2"), False),
        ("EndOfCycle", (TWO_CITIES, "owner i04 p1", "metropolis i04 1, i02 1, i08 1", "ended 2 1 3 3 3"), False),
        ("EndOfCycle", (TWO_CITIES, "owner i04 p1", "metropolis i04 1, i02 1, i08 1", "ended 1 2 3 3 3"), True),
        ("TakeTurn", (TWO_CITIES, "ended 1 2 2 2 2"), False),
        ("TakeTurn", (TWO_CITIES, "alive p1 1, p2 0, p3 0, p4 0, p5 0", "ended 1 2 2 2 2"), True),
    ],
)
def test_an_end_at_the_wrong_time_or_for_the_wrong_player_is_reported(
    task: str, statements: tuple[str, ...], right: bool
) -> None:
    """C-18.2, C-18.4, C-16.10: INV-34"""
    assert (reports(transitions.EndsInPhaseSix, move(task, (), statements)) == "") == right


def test_too_many_purchases_are_reported() -> None:
    """C-4.6, C-20.4.1: INV-41; every purchase empties a slot, every copy needs a Chimera bought in this turn."""
    begin = move("Turn", told=("turn-began p1 ares",))
    buy = move("TakeTurn", told=("creature-bought p1 harpy 2",))
    chimera = move("TakeTurn", told=("creature-bought p1 chimera 2",))
    copy = move("CopyCreature", told=("creature-copied p1 harpy",))

    assert reports(transitions.FewPurchases, begin, buy, chimera, copy, buy) == ""
    assert reports(transitions.FewPurchases, begin, buy, buy, buy, buy) == "4 creatures in a turn"
    assert reports(transitions.FewPurchases, begin, buy, begin, buy, buy, buy) == ""
    assert reports(transitions.FewPurchases, begin, buy, copy) == "a copy without a Chimera"


# INV-38


def leak(rules: Rules, g: Classic, viewer: Viewer, changed: int) -> str:
    """What this viewer is shown differently when a purse holds another sum that memory cannot rule out."""
    plays = []
    for more in (0, 2):
        world = g.clone()
        for seat in range(world.seats):
            world.least[seat] = max(0, world.gold[seat] - 3)
            world.most[seat] = world.gold[seat] + 3
        world.gold[changed] += more
        plays.append(payload(Play(rules, world), viewer))
    return ", ".join([key for key in plays[0] if plays[0][key] != plays[1][key]])


@EVERY
def test_a_rival_s_gold_shows_in_no_view_and_no_option(seats: int) -> None:
    """C-21.2, C-21.3: INV-38"""
    rules, rng = rules_for(TITLE, seats, options={"cycle_limit": "4"}), Rng(seats)
    g = rules.opening()
    assert isinstance(g, Classic)
    looked = 0
    for said in moves(rules, g, rng):
        if said.task in ("PlaceMarker", "TakeTurn", "MoveKraken", "RetreatFromSea", "RetreatFromLand", "StealGold"):
            looked += 1
            for viewer in [*range(seats), SPECTATOR]:
                rivals = [seat for seat in range(seats) if seat != viewer and said.before.alive[seat]]
                assert leak(rules, said.before, viewer, rivals[rng.below(len(rivals))]) == ""

    assert looked > 20


def test_gold_that_shows_is_found() -> None:
    """C-21.2: INV-38: one's own, anybody's when it is played open, and what depends on it."""
    for rules in (FIVE, FIVE_OPEN):
        g = classic(rules, "gods 1 zeus, 2 ares, 3 athena, 4 poseidon", "next PlaceMarker marker=p1")
        assert leak(rules, g, 0, 0) == "fields, options"
        assert leak(rules, g, 1, 0) == ("fields" if rules is FIVE_OPEN else "")


# INV-39


def wrong_start(g: Classic) -> str:
    """INV-39"""
    for seat in range(g.seats):
        islands = [island for island, owner in enumerate(g.owner) if owner == seat]
        seas = [sea for sea, ruler in enumerate(g.ruler) if ruler == seat]
        found = (len(islands), [g.troops[i] for i in islands], [g.fleets[s] for s in seas], g.gold[seat])
        if found != (2, [1, 1], [1, 1], 5) or income(g, seat) != 2:
            return f"seat {seat} starts with {found} and income {income(g, seat)}"
        touching = [[i for i in islands if g.board.ring[i] >> s & 1] for s in seas]
        if sorted(touching) != [[island] for island in islands]:
            return f"the fleets of seat {seat} lie at {touching}"
    return ""


@pytest.mark.parametrize("rules", ALL, ids=["two", "three", "four", "five"])
def test_the_start_is_as_it_should_be(rules: Rules) -> None:
    """C-3.1 to C-3.4: INV-39"""
    assert wrong_start(classic(rules)) == ""


@pytest.mark.parametrize(
    "statements",
    [
        ("gold p1 6",),
        ("troops i01 2",),
        ("owner i04 p1",),
        ("fleets c6 2",),
        ("prosperity i01 1",),
        ("ruler c6 nobody, j1 p1", "fleets c6 0, j1 1"),
        ("ruler c6 nobody, d5 p1", "fleets c6 0, d5 1"),
    ],
)
def test_a_wrong_start_is_reported(statements: tuple[str, ...]) -> None:
    """C-3.2, C-3.3: INV-39"""
    assert wrong_start(classic(FIVE, *statements)) != ""


# INV-40


def wrong_board(board: Board) -> str:
    """INV-40: what touches is touched; slots are cells."""
    seas, islands = range(len(board.seas)), range(len(board.islands))
    for a in seas:
        if any(board.sea_neighbours[a] >> b & 1 != board.sea_neighbours[b] >> a & 1 for b in seas):
            return f"{board.seas[a]} touches one way"
        if any(board.islands_of_sea[a] >> i & 1 != board.ring[i] >> a & 1 for i in islands):
            return f"{board.seas[a]} and its islands disagree"
    for i in islands:
        cells = list(board.cells.values()).count(board.islands[i])
        if board.slots_under_site[i] + board.slots_beside_site[i] != cells:
            return f"{board.islands[i]} has {cells} cells"
    return ""


SMALL: Final = {
    "rows": ["$a1 a2", "i01 b2 b3", "c1 i01"],
    "sums": {"seas": 5, "land": 2, "islands": 1, "sea_edges": 6, "shore_edges": 4, "prosperity": 1, "trade": 1},
    "starts": {"2": []},
}


@EVERY
def test_the_boards_are_sound(seats: int) -> None:
    """C-2.1, C-2.3: INV-40"""
    assert wrong_board(board_for(seats)) == ""


def test_an_unsound_board_is_reported() -> None:
    """C-2.3: INV-40"""
    assert wrong_board(Board("small", SMALL)) == ""
    one_way, no_shore, crowded = Board("small", SMALL), Board("small", SMALL), Board("small", SMALL)
    one_way.sea_neighbours[0] = 0
    no_shore.ring[0] = 0
    crowded.slots_beside_site[0] = 1

    assert wrong_board(one_way) == "a1 touches one way"
    assert wrong_board(no_shore) == "a1 and its islands disagree"
    assert wrong_board(crowded) == "i01 has 2 cells"


# INV-42

MOST_MOVES: Final = 3000


def unfinished(game: Iterator[Move]) -> str:
    """INV-42: no game without an end, no cycle without one."""
    last: Move | None = None
    cycle, in_cycle = 0, 0
    for last in islice(game, LIMIT * MOST_MOVES):
        in_cycle = in_cycle + 1 if last.after.cycle == cycle else 0
        cycle = int(last.after.cycle)
        if in_cycle == MOST_MOVES:
            return f"cycle {cycle} does not end"
    return "" if last is not None and last.after.result is not None else "no result"


@EVERY
def test_random_games_end(seats: int) -> None:
    """C-7.13, C-18.7: INV-42"""
    for seed in range(GAMES, GAMES + 6):
        assert unfinished(game(seats, seed)) == ""


def test_a_game_that_does_not_end_is_reported() -> None:
    """C-18.7: INV-42"""
    still = move("TakeTurn", ("cycle 1",), ("cycle 1",))

    def for_ever() -> Iterator[Move]:
        while True:
            yield still

    assert unfinished(for_ever()) == "cycle 1 does not end"
    assert unfinished(iter([still])) == "no result"
    assert classic(FIVE).kraken == NONE
