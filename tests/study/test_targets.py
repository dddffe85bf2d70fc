"""What can be attacked as the pieces lie: all that is offered to whoever has the god is named, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from classic import setups as classic
from hellas import setups as hellas
from legendary import setups as legendary
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from pelagos.kernel.view import view
from pelagos.study.targets import targets_of
from pelagos.texts.identities import factions_of

ALL = {title.name: title for title in TITLES}
ANSWERS = 900
MOVES = {"classic": {"march", "sail"}, "hellas": {"target"}, "legendary": {"march", "sail", "lead"}}
HOLDERS = {
    "classic": {"island": "owner", "sea": "ruler"},
    "hellas": {"tile": "owner"},
    "legendary": {"land": "owner", "sea": "ruler"},
}
AT_HOME = ("troops i04 1",)


def found(play: Play, seat: int, name: str) -> set[str]:
    told = targets_of(play.rules, view(play.rules, play.g, seat))
    return {place["word"] for place in told[name]}


def rivals(play: Play) -> set[str]:
    """The places that neither the seat that is asked holds nor anybody on its side."""
    rules, fields = play.rules, view(play.rules, play.g, SPECTATOR)["fields"]
    sides = rules.title.sides(rules.setup)
    side_of = {holder: sides[seat] for seat, held in enumerate(factions_of(rules)) for holder in held}
    return {
        rules.vocabulary.domains[domain].word(place)
        for domain, field in HOLDERS[rules.title.name].items()
        for place, holder in enumerate(fields[field])
        if side_of.get(holder, sides[play.who]) != sides[play.who]
    }


def offered(play: Play) -> set[str]:
    """The places of rivals to which an answer of this moment leads."""
    moves = [phrase.split() for phrase in play.options() if phrase.split()[0] in MOVES[play.rules.title.name]]
    named = {[word for word in words if not word.isdigit()][-1] for words in moves}
    return named & rivals(play)


def has_a_hero(play: Play) -> bool:
    fields = view(play.rules, play.g, SPECTATOR)["fields"]
    return fields["active"] in fields.get("hero_owner", [])


def random_play(title: str, seats: int, seed: int, **options: str) -> Iterator[Play]:
    """At every question of a random game that somebody is asked."""
    rules, rng = rules_for(ALL[title], seats, options=options), Rng(seed)
    play = Play(rules, rules.opening(), Seeded(seed))
    for _ in range(ANSWERS):
        if play.over:
            return
        yield play
        play.say(play.who, play.options()[rng.below(play.sheet.count)])


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("classic", 3, {}),
        ("hellas", 2, {}),
        ("legendary", 3, {}),
        ("legendary", 2, {"mode": "duel"}),
        ("legendary", 4, {"mode": "team4"}),
    ],
    ids=["classic", "hellas", "legendary", "duel", "teams"],
)
def test_whatever_may_be_attacked_is_named(title: str, seats: int, options: dict[str, str]) -> None:
    """And the rival that holds it is warned of it."""
    attacks = 0
    for seed in (1, 2):
        for play in random_play(title, seats, seed, **options):
            aims = offered(play)
            if aims:
                attacks += 1
                warned = {word for seat in range(seats) for word in found(play, seat, "threatened")}
                assert aims <= found(play, play.who, "attackable"), (title, seed, play.options())
                assert aims <= warned

    assert attacks > 5


@pytest.mark.parametrize("title", ["classic", "legendary"])
def test_with_ares_and_gold_all_that_is_named_on_land_is_offered(title: str) -> None:
    """C-12.2, L-11.2: a march costs a coin. A hero leads for more, so he is left aside."""
    named = 0
    for seed in (1, 2, 3):
        for play in random_play(title, 3, seed):
            verbs = {phrase.split()[0] for phrase in play.options()}
            if "march" not in verbs or has_a_hero(play):
                continue
            seas = set(play.rules.vocabulary.domains["sea"].words)
            lands = found(play, play.who, "attackable") - seas
            named += len(lands)
            assert lands == offered(play) - seas

    assert named > 5


def test_in_hellas_every_target_is_named_but_those_fought_for() -> None:
    """H-7.2, H-7.19"""
    named = 0
    for seed in (1, 2):
        for play in random_play("hellas", 2, seed):
            if "no attack" in play.options():
                fields, tiles = (
                    view(play.rules, play.g, SPECTATOR)["fields"],
                    play.rules.vocabulary.domains["tile"].words,
                )
                fought = {word for word, was in zip(tiles, fields["fought"], strict=True) if was}
                if not fields["far"]:
                    assert found(play, play.who, "attackable") - fought == offered(play)
                    named += 1

    assert named > 5


# Rulings


def test_fleets_attack_after_three_seas() -> None:
    """C-11.2: the first player's fleets lie in c6 and k1; from c6 to c5, b4 and b3, and to c7 and d8."""
    play = classic.turn("poseidon")

    assert found(play, 0, "attackable") == {"b3", "d8"}
    assert "b3" in found(play, 1, "threatened")
    assert "b3" not in found(play, 2, "threatened")


def test_fleets_go_no_further_than_the_first_rival() -> None:
    """C-11.4: entering ends in a battle."""
    play = classic.turn("poseidon", "ruler b4 p2, c4 p2", "fleets b4 1, c4 1")

    assert found(play, 0, "attackable") == {"b4", "c4", "d8"}


def test_no_fleet_comes_into_a_closed_sea() -> None:
    """C-2.10: the Kraken lies between."""
    play = classic.turn("poseidon", "kraken c5")

    assert found(play, 0, "attackable") == {"d8"}
    assert "c6" not in found(play, 1, "attackable")


def test_troops_land_over_own_fleets_only() -> None:
    """C-12.2: i01 and i04 share the sea c6."""
    over = classic.turn("ares", "owner i04 p2", *AT_HOME)
    alone = classic.turn("ares", "owner i04 p2", *AT_HOME, "ruler c6 nobody", "fleets c6 0")
    nobody = classic.turn("ares", "owner i04 p2", "troops i01 0, i12 0", *AT_HOME)

    assert "i04" in found(over, 0, "attackable")
    assert "i04" in found(over, 1, "threatened")
    assert "i04" not in found(alone, 0, "attackable")
    assert "i04" not in found(nobody, 0, "attackable")


def test_a_last_island_is_no_target() -> None:
    """C-16.1"""
    play = classic.turn("ares", "owner i02 nobody, i04 p2, i08 nobody", "troops i02 0, i08 0", *AT_HOME)

    assert "i04" not in found(play, 0, "attackable")


def test_partners_neither_attack_nor_threaten_each_other() -> None:
    """L-18: in the duel a player has two factions, here blue and yellow; S0 and S1 touch."""
    ours = legendary.turn(
        "poseidon", *legendary.sails("blu", "S0"), *legendary.sails("yel", "S1"), rules=legendary.DUEL
    )
    theirs = legendary.turn(
        "poseidon", *legendary.sails("blu", "S0"), *legendary.sails("red", "S1"), rules=legendary.DUEL
    )

    assert found(ours, 0, "attackable") == found(ours, 0, "threatened") == set()
    assert found(theirs, 0, "attackable") == {"S1"}
    assert found(theirs, 0, "threatened") == {"S0"}


def test_to_jason_every_fleet_is_a_bridge() -> None:
    """L-16.5.1: from A2 to B1 over a sea that a rival rules."""
    lands = ("owner A2 blu, B1 red", "troops A2 1, B1 1", *legendary.sails("red", "S0"))
    play = legendary.turn("ares", *lands)
    led = legendary.turn("ares", *lands, *legendary.hero("jason", "A2", "blu"))

    assert "B1" not in found(play, 0, "attackable")
    assert "B1" in found(led, 0, "attackable")


def test_one_greek_stays_at_home() -> None:
    """H-7.4: t04 and t05 lie side by side."""
    play = hellas.turn("t04 2/0", "t05 1/0")

    assert found(play, 0, "attackable") == {"t05"}
    assert found(play, 1, "threatened") == {"t05"}
    assert found(play, 1, "attackable") == set()


def test_whoever_looks_on_has_nothing_to_attack() -> None:
    play = hellas.turn("t04 2/0", "t05 1/0")

    assert targets_of(play.rules, view(play.rules, play.g, SPECTATOR)) == {"attackable": [], "threatened": []}
