"""Hector: strikes those who come; turns priestesses into philosophers (L-16.3)."""

from __future__ import annotations

import pytest

from legendary.heroes.armies import clash, facing, found, lands_of, lead, march, question, roll
from legendary.setups import (
    DUEL,
    TEAMS,
    bought,
    explained,
    hero,
    holds,
    options_of,
    phrases,
    sails,
    say,
    turn,
    why,
)
from rulings import asked, options, stands, told


def strike(unit: str) -> str:
    return f"hector-struck red {unit} B1"


# The strike


@pytest.mark.parametrize(
    ("attack", "left"), [("2b", 1), ("5b", 4), ("1b ajax", 0), ("4b ajax jason", 3), ("3m", 2), ("2m ajax", 1)]
)
def test_of_one_kind_of_troop_one_falls_by_itself(attack: str, left: int) -> None:
    """L-16.3.1, D-50: nobody is asked which."""
    g = clash(attack, "hector")

    assert told(g)[-2:] == [strike("troop" if "b" in attack else "mercenary"), "land-battle-began blu red B1"]
    if "b" in attack:
        stands(g, f"attack_troops {left}", f"troop_reserve blu {8 - left}")
    else:
        stands(g, f"attack_mercenaries {left}", f"supply mercenaries {16 - left}")


@pytest.mark.parametrize("attack", ["1b 1m", "2b 1m", "1b 3m", "1b 1m ajax", "2b 2m ajax jason"])
def test_of_both_kinds_hector_s_owner_chooses(attack: str) -> None:
    """L-16.3.1, D-50: among the entering Troops, never a hero."""
    g = clash(attack, "1b hector")

    assert asked(g) == "p2 StrikeEntering"
    assert options(g) == ["strike troop", "strike mercenary"]
    explained(g, *phrases(g, "strike {unit}"), "stay", "accept", "lose ajax")
    assert why(g, "p2 strike minotaur") == "no-such-unit L-12.1.3"
    assert why(g, "p2 accept") == "battle-first L-12.1.3"
    basic, mercenaries = int(attack[0]), int(attack[3])
    say(g, "p2 strike mercenary")
    assert told(g) == [strike("mercenary"), "land-battle-began blu red B1"]
    stands(
        g, f"attack_troops {basic}", f"attack_mercenaries {mercenaries - 1}", f"supply mercenaries {17 - mercenaries}"
    )


def test_a_basic_troop_goes_back_to_its_reserve() -> None:
    """L-16.3.1, L-1.3, S-51"""
    g = clash("1b 1m ajax", "hector")
    say(g, "p2 strike troop")

    stands(g, "troop_reserve blu 8", "supply mercenaries 15", "attack_troops 0", "attack_mercenaries 1")
    assert roll(g, 0, 0) == "3 1"


@pytest.mark.parametrize("attack", ["1b", "1m"])
def test_a_single_troop_never_fights(attack: str) -> None:
    """L-16.3.1, L-12.1.2, S-51: no battle, no roll; red keeps the land."""
    g = clash(attack, "hector")

    assert told(g)[-2:] == [strike("troop" if attack == "1b" else "mercenary"), "land-held red B1"]
    assert "land-battle-began blu red B1" not in told(g)
    stands(g, "asks TakeTurn", "attacker nobody", "owner B1 red, B2 blu", "hero_land hector B1", "gold blu 9")
    stands(g, "troop_reserve blu 8", "supply mercenaries 16")


@pytest.mark.parametrize("attack", ["ajax", "ajax jason"])
def test_heroes_alone_trigger_nothing(attack: str) -> None:
    """L-16.3.1, L-16.0.4, S-51"""
    g = clash(attack, "hector")

    assert not [event for event in told(g) if event.startswith("hector-struck")]
    stands(g, "asks RollOnLand")


def test_one_troop_for_every_move_not_for_every_troop() -> None:
    """L-16.3.1: the next move is struck again."""
    g = clash("1m", "hector", *holds("blu", "Z1", 2), *sails("blu", "S0"))
    stands(g, "owner B1 red", "supply mercenaries 16")
    march(g, "Z1", "B1")

    assert told(g).count(strike("troop")) == 1
    stands(g, "attack_troops 1", "asks RollOnLand")


def test_a_heroic_move_and_a_flight_are_struck_too() -> None:
    """L-16.3.1: any move that brings a Troop."""
    led = facing("1b ajax", "hector", god="zeus")
    lead(led, "ajax", "B1")
    assert strike("troop") in told(led)
    flown = bought("pegasus", *holds("blu", "D1", 0, 1), *holds("red", "B1"), *hero("hector", "B1", "red"))
    say(flown, "p1 from D1", "p1 to B1")

    assert told(flown)[-2:] == [strike("mercenary"), "land-held red B1"]


def test_only_where_hector_is() -> None:
    """L-16.3.2: not from the land next door."""
    g = clash("2b", "1b", *holds("red", "D1"), *hero("hector", "D1", "red"))

    assert told(g)[-1] == "land-battle-began blu red B1"
    stands(g, "attack_troops 2")


def test_he_strikes_only_enemies_who_enter() -> None:
    """L-16.3.2: not his own people who join him, nor those he attacks."""
    joined = turn("ares", *holds("blu", "B2", 2), *holds("blu", "B1"), *hero("hector", "B1", "blu"))
    march(joined, "B2", "B1")
    stands(joined, "troops B1 2", "troop_reserve blu 6")
    attacking = clash("hector", "2b")

    assert told(attacking)[-1] == "land-battle-began blu red B1"
    stands(attacking, "troops B1 2")


def test_perseus_cannot_save_whom_hector_strikes() -> None:
    """L-16.3.1: it is not a part of the battle; in the battle he can."""
    g = clash("2b perseus", "1b hector")
    stands(g, "troop_reserve blu 7", "attack_troops 1", "troops B2 0")
    assert question(g) == "RollOnLand"
    roll(g, 0, 3)
    say(g, "p1 lose troop")

    assert asked(g) == "p1 FallOrWithdraw"


def test_hector_before_pandora() -> None:
    """L-12.1.2, Q-24: what he strikes cannot join her; what she brings over is not struck."""
    hers = clash("1b 2m", "hector pandora")
    say(hers, "p2 strike mercenary")
    assert told(hers) == [strike("mercenary"), "land-battle-began blu red B1", "pandora-beckoned red blu 1"]
    stands(hers, "mercenaries B1 1", "attack_mercenaries 0", "attack_troops 1", "supply mercenaries 15")
    against = clash("1b pandora", "1b 2m hector")

    assert told(against)[-3:] == [strike("troop"), "land-battle-began blu red B1", "pandora-beckoned blu red 2"]
    stands(against, "attack_troops 0", "attack_mercenaries 2", "mercenaries B1 0", "troops B1 1")


def test_pandora_may_leave_nobody_after_the_strike() -> None:
    """L-12.1.2: first one falls, then the last one changes sides, and there is no battle to roll for."""
    g = clash("2m", "hector pandora")

    assert told(g)[-4:] == [
        strike("mercenary"),
        "land-battle-began blu red B1",
        "pandora-beckoned red blu 1",
        "land-held red B1",
    ]
    stands(g, "mercenaries B1 1", "supply mercenaries 15", "asks TakeTurn")


def test_strength_is_counted_after_the_strike() -> None:
    """L-16.3.1, L-12.1.3: three came, two fight."""
    g = clash("3b", "1b hector")

    assert roll(g, 0, 0) == "2 2"


def test_the_other_faction_of_a_player_strikes_for_itself() -> None:
    """L-18.8: in the duel p2 answers for grn as for red."""
    g = turn("ares", *holds("blu", "B2", 1, 1), *holds("grn", "B1"), *hero("hector", "B1", "grn"), rules=DUEL)
    march(g, "B2", "B1")

    assert asked(g) == "p2 StrikeEntering"
    say(g, "p2 strike troop")
    assert told(g)[0] == "hector-struck grn troop B1"


def test_a_teammate_who_passes_by_is_not_struck() -> None:
    """L-18.4, L-16.3.2: blu goes through yel's land, where Hector stands."""
    g = turn("ares", *holds("blu", "A1", 2), *holds("yel", "A2", 1), *hero("hector", "A2", "yel"), rules=TEAMS)
    march(g, "A1", "A3")

    stands(g, "troops A3 2, A2 1", "troop_reserve blu 6", "gold blu+yel 8")


# The sacrifice


def priest(priestesses: int, philosophers: int, *more: str) -> tuple[str, ...]:
    cards = (f"priestesses blu {priestesses}", f"philosophers blu {philosophers}")
    return (*holds("blu", "B1"), *hero("hector", "B1", "blu"), *cards, *more)


@pytest.mark.parametrize(("priestesses", "offered"), [(0, False), (1, False), (2, True), (5, True)])
def test_two_priestesses_are_needed(priestesses: int, offered: bool) -> None:
    """L-16.3.3"""
    g = turn("athena", *priest(priestesses, 0))

    assert options_of(g, "sacrifice") == (["hector"] if offered else [])
    if not offered:
        assert why(g, "p1 sacrifice hector") == "condition-unmet hector L-16.0.2"


def test_a_philosopher_must_be_left() -> None:
    """L-16.3.3, L-1.4: all twenty are out."""
    taken = ("philosophers red 3, grn 3", "philosophers yel 11", "priestesses blu 4")
    g = turn("athena", *holds("blu", "B1"), *hero("hector", "B1", "blu"), *taken, "philosophers blu 3")

    assert why(g, "p1 sacrifice hector") == "supply-empty L-1.4"


def test_the_first_exchange_is_part_of_the_sacrifice() -> None:
    """L-16.3.3, D-96: at least once; then as often as he likes."""
    g = turn("athena", *priest(5, 0))
    say(g, "p1 sacrifice hector")

    assert told(g) == ["hero-sacrificed blu hector", "priestesses-traded blu"]
    stands(g, "priestesses blu 3", "philosophers blu 1", "supply priestesses 17, philosophers 19")
    assert asked(g) == "p1 TradeOn"
    assert options(g) == ["trade", "stop"]
    assert why(g, "p1 end turn") == "sacrifice-first L-16.0.2"
    say(g, "p1 trade")
    stands(g, "priestesses blu 1", "philosophers blu 2", "asks TakeTurn", "hero_place hector removed")


def test_he_may_stop_with_priestesses_in_hand() -> None:
    """L-16.3.3, D-96"""
    g = turn("athena", *priest(6, 0))
    say(g, "p1 sacrifice hector", "p1 stop")

    stands(g, "priestesses blu 4", "philosophers blu 1", "asks TakeTurn")
    assert why(g, "p1 sacrifice hector") == "not-your-hero hector L-11.3.1"


def test_without_two_more_priestesses_the_exchange_is_over() -> None:
    """D-96: only to stop is left, so nobody is asked; L-16.0.3: Hector is gone whatever he brought."""
    g = turn("athena", *priest(3, 0))
    say(g, "p1 sacrifice hector")

    stands(g, "priestesses blu 1", "philosophers blu 1", "asks TakeTurn", "hero_place hector removed")


def test_each_fourth_philosopher_builds_at_once_and_the_exchange_goes_on() -> None:
    """L-16.3.3, L-14.9: the metropolis stands before the next exchange is asked."""
    g = turn("athena", *priest(6, 3))
    say(g, "p1 sacrifice hector")
    assert told(g)[-2:] == ["priestesses-traded blu", "philosophers-given blu"]
    assert asked(g) == "p1 FoundMetropolis"
    found(g, "b1a", "troops2")
    say(g, "p1 place troop B1", "p1 place troop B1")

    assert asked(g) == "p1 TradeOn"
    stands(g, "priestesses blu 4", "philosophers blu 0", "building b1a troops2")
    say(g, "p1 trade", "p1 stop")
    stands(g, "philosophers blu 1", "priestesses blu 2", "asks TakeTurn")


def test_a_priestess_of_the_bonus_can_be_exchanged_again() -> None:
    """L-16.3.3, L-14.15: one is left and one is gained in between."""
    g = turn("athena", *priest(3, 3))
    say(g, "p1 sacrifice hector")
    found(g, "b1a", "priestess")

    stands(g, "priestesses blu 2")
    assert options(g) == ["trade", "stop"]
    say(g, "p1 trade")
    stands(g, "priestesses blu 0", "philosophers blu 1", "asks TakeTurn")


def test_two_metropolises_in_one_sacrifice() -> None:
    """L-16.3.3: ten priestesses are five philosophers."""
    g = turn("athena", *priest(10, 3), *lands_of("blu", "D1"))
    say(g, "p1 sacrifice hector")
    found(g, "b1a")
    say(g, "p1 trade", "p1 trade", "p1 trade", "p1 trade")
    assert asked(g) == "p1 FoundMetropolis"
    found(g, "d1b")

    stands(
        g, "building b1a gold3, d1b gold3", "philosophers blu 0", "priestesses blu 0", "asks TakeTurn", "gold blu 16"
    )


def test_given_philosophers_refill_the_supply() -> None:
    """L-1.4, L-16.3.3: the last one is drawn, four come back, so that the next exchange is possible."""
    g = turn("athena", *priest(4, 3), "philosophers red 3, grn 3, yel 10")
    stands(g, "supply philosophers 1")
    say(g, "p1 sacrifice hector")
    found(g, "b1b")

    stands(g, "supply philosophers 4")
    assert options(g) == ["trade", "stop"]


def test_when_the_supply_runs_out_the_exchange_is_over() -> None:
    """D-96, L-16.3.3: nobody is asked; the other priestesses stay."""
    g = turn("athena", *priest(6, 1), "philosophers red 3, grn 3, yel 12")
    stands(g, "supply philosophers 1")
    say(g, "p1 sacrifice hector")

    stands(g, "philosophers blu 2", "priestesses blu 4", "supply philosophers 0", "asks TakeTurn")


def test_without_a_place_the_philosophers_pile_up() -> None:
    """L-14.11: a fourth and a fifth wait, and the exchange goes on."""
    g = turn(
        "athena",
        *holds("blu", "A1"),
        "building a1 gold3",
        *hero("hector", "A1", "blu"),
        "priestesses blu 5",
        "philosophers blu 3",
    )
    say(g, "p1 sacrifice hector")
    stands(g, "philosophers blu 4", "asks TradeOn")
    say(g, "p1 trade")

    stands(g, "philosophers blu 5", "priestesses blu 1", "asks TakeTurn")


def test_a_teammate_s_priestesses_do_not_count() -> None:
    """L-16.0.5, L-18.3"""
    g = turn("athena", *priest(1, 0, "priestesses yel 6"), rules=TEAMS)

    assert why(g, "p1 sacrifice hector") == "condition-unmet hector L-16.0.2"


def test_the_exchange_explains_itself() -> None:
    """L-16.3.3, D-96"""
    g = turn("athena", *priest(4, 0))
    say(g, "p1 sacrifice hector")

    explained(g, "trade", "stop", "end turn", "found b1a", *phrases(g, "sacrifice {hero}"))
