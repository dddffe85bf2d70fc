"""How the strong bot plays Hellas, and that what it works out agrees with the rules."""

from __future__ import annotations

from typing import Final

import pytest

from bots.support import answer, questions
from hellas.setups import RULES, of, turn
from pelagos.bots.bot import Budget
from pelagos.bots.hellas.arrangements import Arranger, Stock
from pelagos.bots.hellas.board import LOWEST, SURE, BoardState, count_of
from pelagos.bots.hellas.judge import HellasJudge
from pelagos.bots.hellas.memory import KEPT_ENTRIES, Memory
from pelagos.bots.hellas.raids import Raider
from pelagos.bots.hellas.rollout import Rollout
from pelagos.bots.hellas.voyages import Navigator, Sailing
from pelagos.bots.hellas.weights import CARDS, CITY, card_worth
from pelagos.bots.roster import bot_named
from pelagos.games.archipelago.bits import bit
from pelagos.games.hellas.ids import DRAWN_TILE, IN_STACK, NONE, ORANGE, SAY_PLACE, TYPES, WHITE
from pelagos.games.hellas.pieces import cities
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.games.hellas.voyage import PlaceOrDecline
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.sheet import Sheet
from rulings import say

SETTLER: Final = bot_named("settler", [TITLE])
BUDGET: Final = Budget()


def says(play: Play) -> str:
    return answer(SETTLER, play, 3, BUDGET).phrase


def goes_on(play: Play) -> list[str]:
    """What the bot says to the end of its turn; the rival passes, nature deals what comes first."""
    said: list[str] = []
    while not play.over and of(play).active == WHITE:
        phrase = says(play) if play.who == WHITE else "pass" if play.who == ORANGE else play.options()[0]
        if play.who == WHITE:
            said.append(phrase)
        play.say(play.who, phrase)
    return said


def battle(orange_sends: int, white: str, hands: tuple[str, str], *more: str) -> Play:
    """Orange attacks t04 by land from t05; white is the bot."""
    play = turn(f"{white}, t06 3/1", f"t05 {orange_sends + 1}/0, t02 1/0, t01 1/0", *more, hands=hands, who="orange")
    say(play, "orange declare attack", "orange target t04")
    while play.who == ORANGE and "add t05" in play.options():
        say(play, "orange add t05")
    if "launch" in play.options():
        say(play, "orange launch")
    return play


def passed(play: Play) -> Play:
    """The attacker has passed for the first time."""
    while play.who == ORANGE:
        say(play, "orange pass")
    return play


# Attacks


def test_it_takes_the_last_city_of_its_rival() -> None:
    play = turn("t04 3/0, t02 1/1", "t05 1/0", hands=("p1", "p2"))

    said = goes_on(play)

    assert said[:2] == ["declare attack", "target t05"]
    assert play.g.result == (1, 2)


def test_it_attacks_where_the_greeks_suffice_and_not_where_they_do_not() -> None:
    play = turn("t04 3/1, t02 1/1", "t05 2/0, t01 3/0, t03 3/0", hands=("p1", ""))
    say(play, "white declare attack")

    assert says(play) == "target t05"


def test_it_sends_nobody_into_a_hopeless_battle() -> None:
    play = turn("t04 2/1, t02 1/1", "t05 3/0, t01 3/0, t03 3/0", hands=("p1", ""))
    say(play, "white declare attack")

    assert says(play) == "no attack"


def test_it_counts_on_its_own_cards() -> None:
    play = turn("t04 2/1, t02 1/1", "t05 2/0, t01 3/0, t03 3/0", hands=("a5", ""))
    say(play, "white declare attack")

    said = goes_on(play)

    assert said[0] == "target t05"
    assert "play a5" in said
    assert of(play).owner[5] == WHITE


def test_it_keeps_a_card_that_a_battle_does_not_need() -> None:
    play = turn("t04 3/1, t02 1/1", "t05 1/0, t01 1/0, t03 3/0", hands=("a5", ""))
    say(play, "white declare attack")

    assert "play a5" not in goes_on(play)
    assert cities(of(play), WHITE) == 3


def test_a_second_attack_is_bought_after_the_first() -> None:
    play = turn("t04 3/0, t02 3/0, t06 2/0", "t05 1/0, t01 1/0, t03 1/0", hands=("a3", "p1"))
    say(play, "white declare attack")

    said = goes_on(play)

    assert said[0].startswith("target ")
    assert "play a3" in said
    assert cities(of(play), WHITE) == 5


# Reactions


def test_a_ship_wall_is_raised_where_it_saves_the_city() -> None:
    assert says(passed(battle(1, "t04 1/1", ("p5", "a1")))) == "play p5"


def test_a_ship_wall_is_not_wasted_where_it_saves_nothing() -> None:
    assert says(passed(battle(2, "t04 1/1", ("p5", "")))) == "pass"


def test_a_ship_wall_is_not_wasted_on_an_attack_that_fails_anyway() -> None:
    assert says(passed(battle(1, "t04 2/2", ("p5", "a1")))) == "pass"


def test_a_card_that_decides_a_battle_is_vetoed() -> None:
    play = battle(1, "t04 2/0", ("z5", "a5"))
    say(play, "orange play a5")

    assert says(play) == "play z5"


def test_a_card_that_decides_nothing_is_not_vetoed() -> None:
    play = battle(2, "t04 1/0", ("z5", "a5"))
    say(play, "orange play a5")

    assert says(play) == "pass"


def test_a_flood_that_drowns_the_rival_alone_is_not_vetoed() -> None:
    play = turn("t04 1/1, t02 1/1", "t05 3/0, t01 3/0", hands=("z5", "p6"), who="orange")
    say(play, "orange play p6")

    assert says(play) == "pass"


def test_a_double_turn_is_vetoed() -> None:
    play = turn("t04 1/1, t02 1/1, t06 1/1", "t05 3/0, t01 3/0", hands=("z5", "z4"), who="orange")
    say(play, "orange play z4")

    assert says(play) == "play z5"


def test_of_several_cards_the_one_that_is_missed_least_is_discarded() -> None:
    play = turn("t04 1/1, t02 1/1", "t05 1/0, t01 1/0", hands=("z4 a3 p3 a6", "z3"), who="orange")
    say(play, "orange play z3")
    if play.who == WHITE and "pass" in play.options():
        say(play, "white pass")

    assert says(play) == "discard a6"


# Voyages and pieces


def test_a_city_is_founded_when_a_tile_fits() -> None:
    play = turn("t04 1/3, t06 1/2", "t05 1/0, t01 1/0", hands=("", ""), nature=["tile t07"])

    say(play, "white declare voyage")
    assert says(play).startswith("place ")


@pytest.mark.parametrize(
    ("white", "orange"),
    [
        ("t04 1/1, t06 1/3, t03 1/1", "t05 1/1, t01 1/0, t02 1/0"),
        ("t04 2/2, t06 2/2, t03 2/1", "t05 3/0, t01 2/0, t02 2/0"),
    ],
)
def test_a_city_beyond_the_sea_is_worth_more_than_threats(white: str, orange: str) -> None:
    """H-13.1: nobody comes to ten cities by threats, neither where none stands yet nor where the rival has some."""
    assert says(turn(white, orange)) == "declare voyage"


def test_a_second_threat_is_hardly_worse_than_the_first() -> None:
    """H-4.1: a turn has one attack. The two Greeks of t05 can take t04 by land, then t04 or t03."""
    rival = "t05 3/0, t01 1/0, t02 1/0"
    once, twice = (
        Memory().board(of(turn(white, rival)), WHITE).value(ORANGE)
        for white in ("t04 1/0, t03 2/0, t06 2/0", "t04 2/0, t03 1/0, t06 2/0")
    )

    assert 0 < once - twice < CITY[4] // 4


def test_a_threat_that_can_be_answered_is_worth_little() -> None:
    """H-8.1: before white attacks from t04, a Burst moves every Greek of the rival."""
    rival = "t01 1/0, t02 1/0, t03 1/0"
    massed, idle = (
        Memory().board(of(turn(white, rival)), WHITE)
        for white in ("t04 3/0, t05 1/0, t06 1/0", "t04 1/0, t05 1/0, t06 3/0")
    )

    assert massed.value(WHITE) - idle.value(WHITE) > CITY[4]
    assert 0 < massed.value(ORANGE) - idle.value(ORANGE) < CITY[4] // 2


def test_a_threatened_city_gets_a_garrison() -> None:
    """t05 can send one Greek: enough by land against one, not by sea."""
    play = turn("t04 1/0, t06 1/0, t03 1/0", "t05 2/0, t01 1/0", hands=("", ""))

    said = goes_on(play)

    assert said[0] == "declare burst"
    assert of(play).greeks[4] > 1


def test_a_regrouping_ends_as_it_was_planned() -> None:
    play = turn("t04 1/3, t06 3/0, t03 1/0", "t05 3/0, t01 1/0", hands=("", ""))
    say(play, "white declare burst", "white stop")
    plan = Rollout(Memory(), WHITE).arrangement(of(play), 0)

    goes_on(play)

    g = of(play)
    assert [g.greeks[city] for city in (3, 4, 6)] == [plan.greeks[city] for city in (3, 4, 6)]
    assert [g.ships[city] for city in (3, 4, 6)] == [plan.ships[city] for city in (3, 4, 6)]


# What it works out, against the rules


def boards(seed: int, often: int, limit: int) -> list[tuple[Hellas, BoardState]]:
    found: list[tuple[Hellas, BoardState]] = []
    for play in questions(RULES, seed, often=often, limit=limit):
        g = of(play)
        if g.turn > 0:
            found.append((g.clone(), Memory().board(g, WHITE)))
    return found


def test_a_tile_map_knows_where_every_tile_may_be_laid() -> None:
    """H-2.5, H-6.4"""
    seen = 0
    for g, board in boards(4, 25, 5):
        if DRAWN_TILE in list(g.where):
            continue
        sailing = Sailing(False, NONE, NONE, NONE)
        reached = Navigator(board, g.active, sailing).worth
        for tile in [tile for tile in range(1, 24) if g.where[tile] == IN_STACK]:
            branch, sheet = g.clone(), Sheet()
            branch.where[tile] = DRAWN_TILE
            PlaceOrDecline().options(branch, sheet)
            spots = {said.x for said in sheet.answers() if said.verb == SAY_PLACE}
            tile_map = board.tile_map
            fitting = [i for i in range(len(tile_map.spots)) if tile_map.fits[i] & bit(tile) and reached[i] > LOWEST]
            assert spots == {tile_map.spots[i] for i in fitting}
            seen += len(spots)

    assert seen > 100


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    for g, board in boards(6, 40, 6):
        for god in (g.poseidon, g.zeus, g.ares):
            for place in (6, 8):
                god.move_all(g, place, 1)
        mine, theirs = (Memory().board(g, seat) for seat in (WHITE, ORANGE))
        for mover in (WHITE, ORANGE):
            assert mine.value(mover) == -theirs.value(mover)
        assert board.seat == WHITE
        assert card_worth(g, WHITE) == -card_worth(g, ORANGE)


def test_plans_leave_the_pieces_as_they_were() -> None:
    for g, board in boards(7, 30, 6):
        before = (list(board.owner), list(board.greeks), list(board.ships))
        Raider(board, g.active, 1, g.sent, g.ship_supply[g.active]).best(board.cities_of(1 - g.active))
        Navigator(board, g.active, Sailing(True, NONE, 1, 1)).expected(NONE)

        assert before == (list(board.owner), list(board.greeks), list(board.ships))


def test_an_arrangement_places_every_piece() -> None:
    """H-8.3"""
    for g, board in boards(8, 30, 6):
        own = board.cities_of(WHITE)
        greeks, ships = sum([g.greeks[city] for city in own]), sum([g.ships[city] for city in own])
        if greeks < len(own):
            continue
        plan = Arranger(board, WHITE, ORANGE, Stock(greeks, ships, 0, 0, 0), 0).best()

        assert sum([plan.greeks[city] for city in own]) == greeks
        assert sum([plan.ships[city] for city in own]) == ships
        assert all(1 <= plan.greeks[city] <= 3 and 0 <= plan.ships[city] <= 3 for city in own)


def test_a_judge_changes_nothing_and_remembers_nothing_that_matters() -> None:
    used = HellasJudge()
    for play in questions(RULES, 9, often=9, limit=12):
        before = digest(RULES, play.g)
        seat = play.who
        value = used.value(play.g, seat)

        assert digest(RULES, play.g) == before
        assert value == HellasJudge().value(play.g, seat) == used.value(play.g, seat)


def test_a_memory_forgets_before_it_grows_large() -> None:
    memory = Memory()
    play = next(questions(RULES, 2, often=30, limit=1))
    memory.board(of(play), WHITE)
    memory.tidy()
    assert len(memory.tile_maps) == 1
    for n in range(KEPT_ENTRIES + 1):
        memory.tile_maps[n,] = memory.tile_maps[next(iter(memory.tile_maps))]
    memory.tidy()
    assert not memory.tile_maps
    assert not memory.odds


def test_chances_grow_with_the_greeks() -> None:
    for _, board in boards(5, 60, 3):
        for attacker in (WHITE, ORANGE):
            for ships in range(4):
                chances = [board.odds.chance(attacker, short, 1, ships) for short in range(6, -7, -1)]
                assert chances == sorted(chances)
                assert chances[0] == 0
                assert chances[-1] == SURE


def test_small_things() -> None:
    assert len(CARDS) == TYPES
    assert count_of(0) == 0
    assert count_of(bit(3) | bit(23)) == 2


@pytest.mark.parametrize("seed", [21, 22])
def test_it_beats_a_beginner(seed: int) -> None:
    """Two games, so that a fault shows; how often it wins is the arena's business."""
    novice = bot_named("novice", [TITLE])
    play = Play(RULES, RULES.opening(), Seeded(seed))
    count = 0
    while not play.over and count < 3000:
        bot = SETTLER if play.who == seed % 2 else novice
        play.say(play.who, answer(bot, play, seed * 10_000 + count).phrase)
        count += 1

    assert play.g.result is not None
    assert play.g.result[seed % 2] == 1
