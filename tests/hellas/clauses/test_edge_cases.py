"""H-12: edge-case rulings."""

from __future__ import annotations

from hellas.setups import M2, of, story, turn, why
from rulings import asked, options, say, stands, told

ORANGE = "t01 1/0, t04 2/1, t05 1/0, t06 1/0"
ASIDE = ", ".join([f"t{tile:02} aside" for tile in range(7, 24)])


def test_an_empty_stack_stops_voyages() -> None:
    """H-12.1, H-12.2: the last tile is drawn, so neither New Horizon nor, after a success, Sail On is of use."""
    g = turn("t02 1/0, t03 1/3", ORANGE, f"where {ASIDE}", "where t07 stack", hands=("p2 p3", ""))
    say(g, "white declare voyage")

    assert story(g)[-1] == "tile-drawn white t07"
    assert why(g, "white play p2") == "no-use p2 H-9.11"
    say(g, "white place 1,-1 4", "white go on", "white as they stand")
    # Everybody sees that no Poseidon card helps here.
    assert told(g)[1:] == ["action-ended white", "turn-ended white", "turn-began orange 4"]
    assert options(g) == ["declare burst", "declare attack"]


def test_a_spot_without_ships_is_never_playable() -> None:
    """H-12.6, H-10.P1"""
    g = turn("t02 1/0, t03 1/0", "t01 1/0, t04 1/0", "fair_wind 1", hands=("p2", ""), nature=["tile t07"])
    say(g, "white declare voyage")

    assert options(g) == ["play p2", "decline"]
    assert why(g, "white place 1,-1 4") == "too-few-ships 1,-1 0 0 H-6.4"


def test_under_a_bridge_the_water_is_one() -> None:
    """H-12.7"""
    g = turn("t04 1/3, t03 1/0", "t01 1/0, t02 1/0, t05 1/0, t06 1/0", nature=["tile t14"])
    say(g, "white declare voyage")

    assert "place 2,0 1" in options(g)


def test_an_island_is_attacked_by_sea() -> None:
    """H-12.8: t01 shows no land; t02 beside it attacks over the contact."""
    g = turn("t02 3/0, t03 1/0", ORANGE, hands=("a2", ""))
    say(g, "white declare attack", "white target t01", "white add t02")
    assert told(g)[0] == "attack-launched white t01 2 sea"


def test_a_hopeless_attack_may_be_launched() -> None:
    """H-12.10"""
    g = turn("t02 2/0, t03 1/0", "t01 3/0, t04 2/1", hands=("a5", ""))
    say(g, "white declare attack")
    assert "target t01" in options(g)
    say(g, "white target t01")
    stands(g, "asks Fight", "sent t02 1")


def test_far_strike_among_neighbours_lapses() -> None:
    """H-12.14"""
    g = turn("t05 2/0, t02 1/0", "t04 1/1, t01 1/0", hands=("a4 z2", ""))
    say(g, "white declare attack", "white play a4", "white pass", "white target t04")

    assert "attack-launched white t04 1 land" in told(g)
    stands(g, "owner t04 white", "far 1")
    say(g, "white spoils 1")
    stands(g, "far 0")


def test_a_gained_city_is_swapped_only_after_regrouping_into_it() -> None:
    """H-12.15"""
    g = turn("t05 3/0, t02 1/0", "t04 1/0, t01 1/0", hands=("z2", ""))
    say(g, "white declare attack", "white target t04", "white launch")
    assert why(g, "white play z2") == "regroup-first H-8.5"
    say(g, "white as they stand", "white play z2", "white swap t04")
    stands(g, "owner t04 orange, t01 white")


def test_a_mustered_group_may_be_swapped_and_is_cut_where_it_stands() -> None:
    """H-12.16, H-7.15"""
    g = turn("t02 3/3, t03 2/0", "t04 2/1, t01 1/0", hands=("a1 z2", ""))
    say(g, "white declare attack", "white play a1", "white pass", "white ships 3", "white play z2")
    say(g, "white swap t02", "white with t04")
    stands(g, "greeks t04 6, t02 2", "owner t04 white, t02 orange")
    say(g, "white no attack")

    assert told(g)[:2] == ["no-attack white", "city-cut white t04 3 0"]
    stands(g, "greeks t04 3", "greek_supply white 10")


def test_an_exchange_during_a_burst_changes_no_steps() -> None:
    """H-12.17, H-5.1"""
    g = turn("t02 1/0, t03 1/0", "t17 1/0, t04 1/0", lands=M2, hands=("z2", ""))
    say(g, "white declare burst")
    stands(g, "steps 3")
    say(g, "white play z2", "white swap t02", "white with t17")

    stands(g, "steps 3", "owner t17 white")


def test_an_exchange_never_changes_how_many_cities_anybody_has() -> None:
    """H-12.18"""
    g = turn("t02 1/0, t03 3/2", "t04 2/1, t01 1/0, t05 1/0", hands=("z2", ""))
    say(g, "white play z2", "white swap t03", "white with t04")

    assert [list(of(g).owner).count(seat) for seat in (0, 1)] == [2, 3]
    stands(g, "greek_supply white 11, orange 11", "ship_supply white 8, orange 9")


def test_humility_needs_a_fourth_card() -> None:
    """H-12.19"""
    assert why(turn("t02 1/0", ORANGE, hands=("z3", "p1 p2 z5")), "white play z3") == "no-use z3 H-9.11"
    assert "play z3" in options(turn("t02 1/0", ORANGE, hands=("z3", "p1 p2 z5 a1")))


def test_theft_needs_a_card() -> None:
    """H-12.20: the only one may leave as an answer."""
    assert why(turn("t02 1/0", ORANGE, hands=("z6", "")), "white play z6") == "no-use z6 H-9.11"
    g = turn("t02 1/0", ORANGE, hands=("z6 z5", "z5"))
    say(g, "white play z6", "orange play z5", "white play z5")

    assert told(g)[-1] == "card-in-vain white z6"
    stands(g, "zeus discard z6 1, discard z5 2", "asks Declare")


def test_lasting_favour_does_not_rescue_a_vetoed_card() -> None:
    """H-12.22"""
    g = turn("t02 1/0", ORANGE, hands=("z2 z7", "z5"))
    say(g, "white play z2", "orange play z5", "white pass")

    assert told(g) == ["no-answer white z5", "card-vetoed white z2"]
    stands(g, "zeus discard z2 1, hand-white z7 1", "asks Declare")


def test_wall_and_evacuation_in_one_battle() -> None:
    """H-12.23, H-12.25"""
    g = turn("t05 3/0, t02 3/0", "t04 1/1, t01 1/0", hands=("", "p5 a6"))
    say(g, "white declare attack", "white target t04", "white add t05", "white add t05", "white launch")
    say(g, "orange play p5")
    assert "battle-decided white t04 2 2" in told(g)
    say(g, "orange play a6")

    stands(g, "greeks t01 2", "ships t01 1", "owner t04 white")
    # The ship has left, and still counts for the spoils.
    assert options(g) == ["spoils 0", "spoils 1"]


def test_evacuation_into_a_full_city_sends_all_to_supply() -> None:
    """H-12.24"""
    g = turn("t05 3/0, t02 3/0", "t04 1/1, t01 3/3", hands=("", "a6"))
    say(g, "white declare attack", "white target t04", "white add t05", "white launch", "orange play a6")

    assert "city-cut orange t01 1 1" in told(g)
    stands(g, "greeks t01 3", "ships t01 3", "greek_supply orange 12", "ship_supply orange 7")


def test_a_conquered_city_may_attack_next() -> None:
    """H-12.27, H-10.A3: leaving one Greek."""
    g = turn("t05 3/0, t02 1/0", "t04 1/0, t06 1/0", hands=("a3 z2", ""))
    say(g, "white declare attack", "white play a3", "white pass", "white target t04", "white add t05")
    assert asked(g) == "white NextAttack"
    stands(g, "greeks t04 2, t05 1")
    say(g, "white next attack", "white target t06")

    assert "attack-launched white t06 1 sea" in told(g)
    stands(g, "greeks t04 1")


def test_ten_cities_in_mid_turn_do_not_end_it() -> None:
    """H-12.28, H-13.1: an Exchange or a lost battle could still follow."""
    white = ", ".join([f"t{tile:02} 1/0" for tile in range(7, 16)])
    g = turn(f"t05 2/0, {white}", "t04 1/0, t01 1/0", hands=("z2", ""))
    say(g, "white declare attack", "white target t04")
    stands(g, "asks NextAttack", "owner t04 white")
    assert not g.over


def test_drawn_cards_are_beyond_theft_and_humility() -> None:
    """H-12.31: they belong to the active player, who plays those cards himself."""
    g = turn("t02 1/0", ORANGE, "zeus drawn z5 3", hands=("z3 z6", "p1"))

    assert why(g, "white play z3") == "no-use z3 H-9.11"
    say(g, "white play z6")
    say(g, *(["white pass"] if asked(g) == "white KeepCard" else []))
    # Poseidon is the only back that orange has.
    assert asked(g) == "nature PickCard"
    assert options(g) == ["pick hand-orange p1"]


def test_the_voyage_greek_comes_from_any_distance_and_empties_no_city() -> None:
    """H-12.32"""
    g = turn("t03 1/2, t06 2/0, t02 2/0", "t04 1/0, t01 1/0", "greek_supply white 0", nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4")
    assert options(g) == ["from t02", "from t06"]


def test_colonists_and_a_full_kind() -> None:
    """H-12.33, H-12.34: three Greeks stand there, so ships only; then regrouping fills up."""
    g = turn("t03 1/3, t02 3/1", ORANGE, hands=("p4 p4", ""), nature=["tile t07"])
    say(g, "white declare voyage", "white place 1,-1 4", "white play p4", "white settle greek", "white settle greek")
    stands(g, "greeks t07 3", "asks FinishVoyage")
    say(g, "white play p4")
    assert options(g) == ["settle ship", "done"]
    assert why(g, "white settle greek") == "no-room-or-piece greek t07 H-12.33"
    say(g, "white settle ship", "white done")
    assert asked(g) == "white RegroupInto"
    say(g, "white regroup")
    assert options(g) == ["send t02 0 0", "send t02 0 1"]
    say(g, "white send t02 0 1")
    assert options(g) == ["send t03 0 0", "send t03 0 1"]


def test_discard_piles_have_no_order() -> None:
    """H-12.35"""
    ends = []
    for first, second in (("z2", "p6"), ("p6", "z2")):
        g = turn("t02 3/0, t03 1/0", "t01 1/0", hands=("z2 p6", ""))
        for card in (first, second):
            say(g, f"white play {card}")
            if asked(g) == "white KeepCard":
                say(g, "white pass")
            if asked(g) == "white NameOwnCity":
                say(g, "white swap t03")
        ends.append([list(back.count) for back in (of(g).poseidon, of(g).zeus)])
    assert ends[0] == ends[1]


def test_tiles_put_under_the_stack_keep_their_order() -> None:
    """H-12.36, H-14.1, H-10.P2"""
    g = turn("t03 1/3, t02 3/1", ORANGE, f"where {ASIDE}", "where t07 stack, t08 under-1, t09 under-2")
    say(g, "white declare voyage", "white decline")
    stands(g, "where t07 under-3, t08 under-1, t09 under-2")
    say(g, "orange declare voyage")

    # Nothing but the known tiles is left: t08 comes by itself, the others move up, and it goes back under them.
    assert "tile-drawn orange t08" in told(g)
    stands(g, "where t09 under-1, t07 under-2, t08 drawn")
    say(g, "orange decline")
    stands(g, "where t09 under-1, t07 under-2, t08 under-3")


def test_the_unknown_tiles_lie_above_the_known_ones() -> None:
    """H-12.36, H-14.3"""
    g = turn("t03 1/3, t02 3/1", ORANGE, f"where {ASIDE}", "where t20 stack, t11 stack, t08 under-1, t09 under-2")
    say(g, "white declare voyage")

    assert options(g) == ["tile t11", "tile t20"]
    assert [g.sheet.weight(i) for i in range(2)] == [1, 1]
    say(g, "nature tile t20")
    stands(g, "where t08 under-1, t09 under-2")
