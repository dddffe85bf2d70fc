"""H-8: regrouping."""

from __future__ import annotations

import itertools

from hellas.setups import of, turn, why
from pelagos.kernel.play import Play
from rulings import asked, options, say, stands, told

ORANGE = "t01 1/0, t04 1/0"


def burst(cities: str, *more: str) -> Play:
    """White's regrouping after a Burst without steps."""
    g = turn(cities, ORANGE, *more)
    say(g, "white declare burst", "white stop")
    return g


def into(cities: str, orange: str = "t01 1/0, t04 1/0", hands: str = "") -> Play:
    """White has just taken t04 by land from t05, with one Greek."""
    g = turn(cities, orange, hands=(hands, ""))
    say(g, "white declare attack", "white target t04")
    say(g, *(["white add t05"] if "add t05" in options(g) and not list(of(g).sent)[5] else []))
    say(g, *(["white launch"] if "launch" in options(g) else []))
    return g


def results(g: Play) -> set[tuple[tuple[int, int], ...]]:
    """Every way in which this regrouping can end."""
    found: set[tuple[tuple[int, int], ...]] = set()
    waiting = [g.g]
    while waiting:
        play = Play(g.rules, waiting.pop())
        if not play.over and asked(play).split()[1] in ("Garrison", "SendInto"):
            for i in range(play.sheet.count):
                other = Play(g.rules, play.g.clone())
                other.take(i)
                waiting.append(other.g)
        else:
            end = of(play)
            found.add(tuple([(end.greeks[c], end.ships[c]) for c in range(24) if end.owner[c] == 0]))
    return found


def test_all_pieces_may_go_anywhere() -> None:
    """H-8.1, H-8.3, H-8.8: every legal result can be reached, and nothing else."""
    g = burst("t02 3/1, t03 2/3, t06 1/0")
    say(g, "white regroup")
    cities = list(itertools.product(range(1, 4), range(4)))
    legal = {
        case
        for case in itertools.product(cities, repeat=3)
        if sum(greeks for greeks, _ in case) == 6 and sum(ships for _, ships in case) == 4
    }

    assert results(g) == legal


def test_cities_are_asked_in_the_order_of_ids_and_the_last_follows() -> None:
    """H-8.4, H-8.8"""
    g = burst("t03 2/3, t02 3/1, t06 1/0")
    assert options(g) == ["as they stand", "regroup"]
    say(g, "white regroup")
    stands(g, "greeks_afloat 6", "ships_afloat 4", "greeks t02 0, t03 0, t06 0", "ships t02 0, t03 0")
    assert asked(g) == "white Garrison"
    assert options(g) == [f"garrison t02 {greeks} {ships}" for greeks in (1, 2, 3) for ships in (0, 1, 2, 3)]
    assert why(g, "white garrison t03 1 0") == "other-city-first t02 H-8.8"
    assert why(g, "white garrison t02 0 0") == "wrong-greeks t02 1 3 H-8.8"
    assert why(g, "white garrison t02 4 0") == "wrong-greeks t02 1 3 H-8.8"
    assert why(g, "white garrison t02 1 4") == "wrong-ships t02 0 3 H-8.8"
    assert why(g, "white as they stand") == "regroup-first H-8.5"
    say(g, "white garrison t02 1 0")
    assert told(g) == ["garrison-posted white t02 1 0"]
    stands(g, "greeks_afloat 5", "ships_afloat 4", "greeks t02 1")
    assert options(g) == [f"garrison t03 {greeks} {ships}" for greeks in (2, 3) for ships in (1, 2, 3)]
    assert why(g, "white garrison t03 1 1") == "wrong-greeks t03 2 3 H-8.8"
    assert why(g, "white garrison t03 2 0") == "wrong-ships t03 1 3 H-8.8"
    say(g, "white garrison t03 2 3")

    assert told(g)[:3] == ["garrison-posted white t03 2 3", "garrison-posted white t06 3 1", "regrouped white"]
    stands(g, "greeks t02 1, t03 2, t06 3", "ships t02 0, t03 3, t06 1", "greeks_afloat 0", "ships_afloat 0")
    stands(g, "who orange")


def test_as_they_stand_moves_nothing() -> None:
    """H-8.4"""
    g = burst("t02 3/1, t03 2/3")
    assert why(g, "white stop") == "regroup-first H-8.5"
    say(g, "white as they stand")

    assert told(g)[0] == "not-regrouped white"
    stands(g, "greeks t02 3, t03 2", "ships t02 1, t03 3", "who orange")


def test_a_single_city_has_nothing_to_redistribute() -> None:
    """H-8.1, H-8.8"""
    g = turn("t02 3/1", ORANGE)
    say(g, "white declare burst", "white stop")

    assert told(g)[:2] == ["burst-ended white", "not-regrouped white"]
    stands(g, "who orange")


def test_after_a_success_pieces_move_into_the_gained_city_only() -> None:
    """H-8.2, H-8.3, H-8.8"""
    g = into("t02 3/1, t03 1/2, t05 3/0")
    assert asked(g) == "white RegroupInto"
    say(g, "white regroup")
    assert options(g) == [f"send t02 {greeks} {ships}" for greeks in (0, 1, 2) for ships in (0, 1)]
    assert why(g, "white send t03 0 0") == "other-city-first t02 H-8.8"
    assert why(g, "white send t02 3 0") == "too-many-sent t02 2 1 H-8.8"
    assert why(g, "white send t02 0 2") == "too-many-sent t02 2 1 H-8.8"
    assert why(g, "white regroup") == "regroup-first H-8.5"
    say(g, "white send t02 1 1")
    assert told(g) == ["pieces-sent t02 t04 1 1"]
    stands(g, "greeks t02 2, t04 2", "ships t02 0, t04 1")
    # t03 can send ships only, within what t04 still holds.
    assert options(g) == ["send t03 0 0", "send t03 0 1", "send t03 0 2"]
    say(g, "white send t03 0 0")
    assert told(g) == []
    assert options(g) == ["send t05 0 0", "send t05 1 0"]
    say(g, "white send t05 1 0")
    assert told(g)[:2] == ["pieces-sent t05 t04 1 0", "regrouped white"]
    stands(g, "greeks t04 3, t05 1, t02 2, t03 1", "ships t04 1, t03 2")


def test_all_results_into_a_city_can_be_reached() -> None:
    """H-8.2, H-8.3, H-8.8"""
    g = into("t02 3/1, t03 1/2, t05 3/3")
    say(g, "white regroup")
    legal = set()
    for a, b, c in itertools.product(range(3), range(1), range(2)):
        for x, y, z in itertools.product(range(2), range(3), range(4)):
            if 1 + a + b + c <= 3 and x + y + z <= 3:
                legal.add(((3 - a, 1 - x), (1 - b, 2 - y), (1 + a + b + c, x + y + z), (2 - c, 3 - z)))

    assert results(g) == legal


def test_a_full_city_takes_nothing_more() -> None:
    """H-8.2, H-8.3: three attackers and no ships anywhere."""
    g = turn("t02 3/0, t03 1/0, t05 3/0", "t01 1/0, t04 1/0")
    say(
        g, "white declare attack", "white target t04", "white add t05", "white add t05", "white add t02", "white launch"
    )

    assert told(g)[told(g).index("spoils-taken white t04 0") :][:3] == [
        "spoils-taken white t04 0",
        "not-regrouped white",
        "action-ended white",
    ]
    stands(g, "greeks t04 3, t02 2, t05 1")


def test_no_cards_are_played_during_regrouping() -> None:
    """H-8.5"""
    g = into("t02 3/1, t03 1/2, t05 3/0", hands="z2 p6")
    assert asked(g) == "white RegroupInto"
    assert why(g, "white play z2") == "regroup-first H-8.5"
    say(g, "white regroup")
    assert why(g, "white play z2") == "regroup-first H-8.5"
    g = turn("t02 3/1, t03 1/2", ORANGE, hands=("z2", ""))
    say(g, "white declare burst", "white stop")
    assert why(g, "white play z2") == "regroup-first H-8.5"
    say(g, "white regroup")
    assert why(g, "white play z2") == "regroup-first H-8.5"


def test_every_success_has_its_own_regrouping_before_the_next() -> None:
    """H-8.6"""
    g = turn("t02 3/1, t03 1/2, t05 3/0", "t01 1/0, t04 1/0, t06 1/0", hands=("a3 z2", ""))
    say(g, "white declare attack", "white play a3", "white pass", "white target t04", "white add t05", "white launch")
    assert asked(g) == "white RegroupInto"
    say(g, "white as they stand", "white next attack", "white target t06")

    # One against one fails over the water, and no regrouping follows.
    assert "attack-failed white t06" in told(g)
    assert asked(g) == "white NextAttack"


def test_pieces_move_by_nothing_else() -> None:
    """H-8.7: an attack without success, a void voyage and a Burst without steps leave all others where they stood."""
    g = turn("t02 2/1, t03 1/2", "t01 3/1, t04 3/3", nature=["tile t23"])
    say(g, "white declare attack", "white target t01")
    before = (list(of(g).greeks), list(of(g).ships))

    assert before[0][1:5] == [3, 1, 1, 3]
    assert before[1][1:5] == [1, 1, 2, 3]
    say(g, "orange declare voyage")
    stands(g, "where t23 under-1", "who white")
    assert (list(of(g).greeks), list(of(g).ships)) == before
