"""The terminal picture: kept for a position of every mode, and made of views alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

import pytest

from legendary.setups import FOUR, SEATS, lawful, legendary, rules_of, say, turn
from legendary.sketches.making import HERE, KEPT, duel, five, four, opening, picture, pictures, six, teams, three
from pelagos.games.legendary.buying import unused_discounts
from pelagos.games.legendary.income import income
from pelagos.games.legendary.land_battle import attack_strength, defence_strength
from pelagos.games.legendary.modes import FACTION_WORDS
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import ports
from pelagos.games.legendary.seen import Seen
from pelagos.games.legendary.tiles import FACES, TILES, tile_set
from pelagos.games.legendary.words import CREATURES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.sketches.legendary.map import ROOM, Chart
from pelagos.sketches.legendary.sketch import PAGE
from pelagos.texts import Texts
from rulings import described, wander

ENGLISH: Final = Texts(strict=True)
ITALIAN: Final = Texts("it", strict=True)
FILES: Final = sorted(path.name for path in HERE.glob("*.txt"))
DECISIONS: Final = 300
SIDE: Final = re.compile(r"  (?:attack|defence)  +(\w+) .*?: (\d+) and a die")

every_position = pytest.mark.parametrize("made", KEPT.values(), ids=KEPT)
every_mode = pytest.mark.parametrize("mode", SEATS)


def game(mode: str, seed: int, step: int = 7) -> Iterator[tuple[Rules, Legendary]]:
    """Some positions of a random game."""
    rules = rules_of(mode)
    play = Play(rules, rules.opening(), Seeded(seed))
    for g in islice(wander(play, Rng(seed)), 0, DECISIONS, step):
        yield rules, legendary(g)


def drawn(rules: Rules, g: Legendary, viewer: Viewer = SPECTATOR) -> str:
    return sketch_of(rules, view(rules, g, viewer), ENGLISH)


@pytest.mark.parametrize("name", FILES)
def test_a_position_looks_as_it_did(name: str) -> None:
    assert pictures()[name] == (HERE / name).read_text(encoding="utf-8")


def test_every_picture_is_kept() -> None:
    assert sorted(pictures()) == FILES


@every_position
def test_the_positions_are_lawful(made: Callable[[], Play]) -> None:
    lawful(made())


@every_mode
def test_a_game_can_be_sketched_on_the_page(mode: str) -> None:
    for rules, g in game(mode, seed=2):
        for viewer, texts in ((0, ENGLISH), (SPECTATOR, ITALIAN)):
            lines = sketch_of(rules, view(rules, g, viewer), texts).split("\n")
            assert max(len(line) for line in lines) <= PAGE
            assert all(line == line.rstrip() for line in lines)


# what is hidden


def test_a_sketch_needs_nothing_but_the_view() -> None:
    play = duel()
    sent = json.loads(json.dumps(view(play.rules, play.g, play.who)))

    assert sketch_of(play.rules, sent, ENGLISH) + "\n" == picture(play, play.who)


@pytest.mark.parametrize("mode", ["ffa3", "team4", "duel"])
def test_what_a_viewer_cannot_know_is_not_drawn(mode: str) -> None:
    """L-19.2, L-19.6"""
    rng = Rng(4)
    for rules, g in game(mode, seed=3):
        for viewer in (0, 1, SPECTATOR):
            other = legendary(scrambled(rules, g, viewer, rng))
            assert drawn(rules, other, viewer) == drawn(rules, g, viewer)


def gold_of(play: Play, who: str, viewer: Viewer) -> str:
    """What stands in the column of gold."""
    row = re.search(rf"^{who}(?: \+\w+)? +p\d(?: \(you\))? +(\S+) ", picture(play, viewer), re.MULTILINE)
    assert row is not None
    return row[1]


def test_ones_own_gold_is_shown_and_of_others_what_may_be_known() -> None:
    """L-19.2"""
    assert [gold_of(four(), "grn", viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [
        "4–13",
        "4–13",
        "11",
        "4–13",
        "4–13",
    ]


def test_a_team_has_one_purse() -> None:
    """L-18.2"""
    assert [gold_of(teams(), who, 3) for who in ("blu", "yel")] == ["7", '"']


def test_only_who_looked_at_it_sees_the_top_card() -> None:
    """L-10.2.4, L-19.2"""
    play = turn("zeus", "looked 0")
    say(play, "p1 peek", "nature draw harpy")

    assert "top of the deck: Harpy" in picture(play, 0)
    assert "Harpy" not in picture(play, 1)
    assert "Harpy" not in picture(play, SPECTATOR)
    assert picture(play, 1).count(f"{len(CREATURES)} in the deck") == 1


# the map


def test_the_first_letters_tell_areas_apart() -> None:
    """They are what the map shows, and what may be typed."""
    for side in FACES:
        faces = [tile.faces[side] for tile in tile_set().values()]
        words = [land.word[:ROOM] for face in faces for land in face.lands]
        words += [sea.word[:ROOM] for face in faces for sea in face.seas]
        assert len(set(words)) == len(words)


@every_mode
def test_every_area_is_named_once_on_the_map(mode: str) -> None:
    rules, g = next(game(mode, seed=1))
    chart = drawn(rules, g).split("isle, land")[0]
    for word in rules.vocabulary.domains["area"].words:
        assert len(re.findall(rf"│{word[:ROOM]}", chart)) == 1, word


@every_mode
def test_a_border_stands_exactly_between_different_areas(mode: str) -> None:
    """L-2.1: what shares an edge on the map is adjacent, and nothing else."""
    rules, g = next(game(mode, seed=1))
    board = g.board
    chart = Chart(board, 0)
    lines = drawn(rules, g).split("\n")
    for (x, y), area in chart.areas.items():
        for line in lines[2 * y + 1 : 2 * y + 3]:
            assert (line[3 * x] == "│") == (chart.at(x - 2, y) != area), chart.areas[x, y]


def layout(places: list[tuple[int, int]], turns: str) -> str:
    """Tiles of side A at these places, turned so that the seas hang together."""
    rows = zip(TILES, places, turns, strict=False)
    return "A:" + "+".join([f"{tile}@{i},{j}~{turn}" for tile, (i, j), turn in rows])


def test_a_board_that_is_too_wide_is_turned() -> None:
    rules = rules_of("ffa3", layout([(i, 0) for i in range(6)], "330243"))
    g = legendary(rules.blank())
    widest = max(len(line) for line in drawn(rules, g).split("isle, land")[0].split("\n"))

    assert Chart(g.board, 0).width > PAGE
    assert Chart(g.board, 1).width < PAGE // 2
    assert "│naxos" in drawn(rules, g)
    assert widest <= PAGE


def test_a_board_that_is_too_wide_in_every_direction_is_listed() -> None:
    """A star with three arms."""
    arms = [(i, 0) for i in range(4)] + [(-i, i) for i in range(1, 4)] + [(0, -i) for i in range(1, 4)]
    rules = rules_of("ffa5", layout(arms, "0002155224"))
    g = legendary(rules.blank())

    assert min(Chart(g.board, turns).width for turns in range(3)) > PAGE
    assert drawn(rules, g).startswith("area, and what it touches\n")


def test_a_test_board_lists_its_neighbours() -> None:
    """L-2.7"""
    assert "\nA3       A2 S1 S2   " in drawn(FOUR, legendary(turn("ares").g))


# what is shown


@every_mode
def test_income_and_discounts_are_those_of_the_rules(mode: str) -> None:
    """L-6.4, L-10.7.2"""
    for rules, g in game(mode, seed=5):
        seen = Seen(rules, view(rules, g, SPECTATOR))
        for who in range(g.frame.factions):
            assert income(seen.g, who) == income(g, who)
            assert unused_discounts(seen.g, who) == unused_discounts(g, who)


def test_cerberus_and_hydra_change_the_income_that_is_shown() -> None:
    """L-6.2, L-6.3"""
    play = duel()
    g = legendary(play.g)
    shown = picture(play, 0)
    rows = [re.search(rf"^{who} .* p\d(?: \(you\))? +\S+ +(\d+) ", shown, re.MULTILINE) for who in FACTION_WORDS[:4]]

    assert [int(row[1]) for row in rows if row] == [1, 0, 0, 6]
    assert [income(g, who) for who in range(4)] == [1, 0, 0, 6]


def strengths(play: Play) -> list[tuple[str, str]]:
    return SIDE.findall(picture(play, SPECTATOR))


def test_a_battle_on_land_shows_both_strengths() -> None:
    """L-12.1.3: Ajax counts 2, the Minotaur 2, the fortress 1."""
    play = three()
    g = legendary(play.g)
    filoti = g.board.land_words.index("filoti")

    assert strengths(play) == [("blu", "5"), ("red", "6")]
    assert (attack_strength(g, filoti), defence_strength(g, filoti)) == (5, 6)
    assert "dice     attack 0, defence 3" in picture(play, SPECTATOR)


def test_a_battle_at_sea_counts_ports() -> None:
    """L-12.2.1: a metropolis of the defender is a port there."""
    play = five()
    g = legendary(play.g)
    votsi = g.board.sea_words.index("votsi")

    assert strengths(play) == [("blu", "2"), ("red", "3")]
    assert ports(g, votsi, 1) == 1


def test_odysseus_takes_the_fortress_away() -> None:
    """L-16.8.1"""
    play = turn(
        "ares",
        "owner A1 red",
        "troops A1 1",
        "building a1 fortress",
        "hero_place odysseus play",
        "hero_land odysseus A1",
        "hero_owner odysseus blu",
        "attacker blu",
        "attack_troops 1",
        "next RetreatFromLand land=A1 who=red",
    )
    assert strengths(play) == [("blu", "2"), ("red", "1")]


def in_battle(task: str, *statements: str) -> Play:
    """Blue attacks A1, which red defends."""
    battle = ("owner A1 red", "attacker blu", "attack_troops 1", "attack_mercenaries 1")
    return turn("ares", *battle, *statements, f"next {task}")


def test_who_has_nobody_left_is_not_counted() -> None:
    """L-12.1.3: after a tie the defender has lost his last unit, and the attacker is still to choose."""
    shown = picture(in_battle("LoseUnit land=A1 who=blu", "troops A1 0"), SPECTATOR)

    assert "  attack   blu ●1 m1: 2 and a die\n  defence  red has nobody left\nAsked: blu (p1)\n" in shown


def test_hectors_owner_is_asked() -> None:
    """L-16.3.1"""
    hector = ("hero_place hector play", "hero_land hector A1", "hero_owner hector red")
    shown = picture(in_battle("StrikeEntering land=A1", *hector), SPECTATOR)

    assert "  defence  red Hector: 1 and a die\nAsked: red (p2)\n" in shown


def test_while_the_dice_roll_nobody_is_asked() -> None:
    """L-20.1"""
    shown = picture(in_battle("RollOnLand land=A1", "troops A1 2"), SPECTATOR)

    assert shown.endswith("  defence  red ●2: 2 and a die\n")


def strength_of(g: Legendary) -> list[str]:
    """What the rules say of the battle that runs, if it runs on land with units on both sides."""
    for task in reversed(g.agenda):
        land = getattr(task, "land", None)
        if type(task).__name__ in ("RetreatFromLand", "RerollOrAccept") and land is not None:
            return [str(attack_strength(g, land)), str(defence_strength(g, land))]
    return []


def test_in_games_the_strengths_are_those_of_the_rules() -> None:
    seen = 0
    for seed in range(4):
        for rules, g in game("ffa3", seed, step=1):
            wanted = strength_of(g)
            if wanted:
                seen += 1
                assert [strength for _, strength in SIDE.findall(drawn(rules, g))] == wanted
    assert seen


@every_mode
def test_a_question_names_its_faction(mode: str) -> None:
    """L-18.8"""
    rules = rules_of(mode)
    play = Play(rules, rules.opening(), Seeded(6))
    for g in islice(wander(play, Rng(6)), 0, DECISIONS, 3):
        if not play.over:
            asked = re.search(r"^Asked: \w{3} \(p(\d)\)$", drawn(rules, legendary(g)), re.MULTILINE)
            assert asked is not None
            assert int(asked[1]) == play.who + 1


def test_what_is_due_and_what_it_costs_is_told() -> None:
    """L-9.2, L-10.0.2"""
    play = turn("hera", "build_due 1", "recruit_due 1", "owner A1 blu", "hero_place ajax slot-1")
    assert "acts with Hera; due and free: building and mercenary\n" in picture(play, 0)
    say(play, "p1 build port a1")
    assert "acts with Hera; due and free: mercenary\n" in picture(play, 0)
    say(play, "p1 recruit mercenary A1")
    assert "acts with Hera; mercenary 1, hero 4\n" in picture(play, 0)
    say(play, "p1 recruit mercenary A1", "p1 hire ajax A1")
    assert "acts with Hera; mercenary 3\n" in picture(play, 0)


def test_the_pawns_that_wait_are_told() -> None:
    assert "\nPawns to place: blu, yel\n" in picture(four(), 0)


def test_a_move_shows_its_price_and_who_goes() -> None:
    """L-21.6"""
    assert "\nMove chalkis > aulis for 2 gold: ●2 Hector\n" in picture(teams(), 0)


def test_closed_seas_are_shut() -> None:
    """L-15.15.2, L-15.18.1: the Kraken's sea and those around Polyphemus."""
    shown = picture(six(), SPECTATOR)
    g = legendary(six().g)
    antimilos = g.board.land_words.index("antimilos")
    around = [word for sea, word in enumerate(g.board.sea_words) if g.board.seas_of_land[antimilos] >> sea & 1]

    shut = re.findall(r"(\w+) +(?:\+\d )? +shut", shown.split("sea, gold")[1].split("▒")[0])
    assert sorted(shut) == sorted([*around, "kaldera"])


def test_used_discounts_are_small_and_lower_no_price() -> None:
    """L-10.7.2: of two temples one is used; the metropolis on Penthesilea's card counts."""
    shown = picture(duel(), 0)

    assert "1t~palio 2U~adama" in shown
    assert "1m~panor" in shown
    assert "(price for yel)" in shown
    assert "5 (3) Sphinx" in shown


def test_an_eliminated_faction_is_out() -> None:
    """L-17.7"""
    assert re.search(r"^pur .*  out$", picture(five(), 0), re.MULTILINE)


def test_set_up_shows_the_turn_order() -> None:
    """L-4.7"""
    assert "\nSet-up\nTurn order: yel, red, blu, grn\n" in picture(opening(), 0)


def test_a_finished_game_asks_nobody() -> None:
    play = described(FOUR, "cycle 4", "gold blu 3, red 1, grn 2, yel 5", "ended 1 2 3 4")

    assert picture(play, SPECTATOR).endswith("\nCycle 4: the game is over\n")
    assert [gold_of(play, who, SPECTATOR) for who in ("blu", "yel")] == ["3", "5"]
