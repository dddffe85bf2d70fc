"""Griffin."""

from __future__ import annotations

import pytest

from legendary.cards.played import heard
from legendary.setups import DUEL, FOUR_NO_HOME, HOMES, TEAMS, bought, fixture, holds, options_of, say, why
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import payload
from rulings import asked, stands, told

OPEN = fixture("ffa4", open_gold="true")
SIX = fixture("team6", "tb-2-home")


@pytest.mark.parametrize(("gold", "stolen"), [(7, 3), (8, 4), (2, 1), (1, 0), (0, 0), (25, 12)])
def test_half_of_an_opponent_s_gold_rounded_down(gold: int, stolen: int) -> None:
    """L-15.6.1, L-15.6.2 (S-73): stealing nothing is possible."""
    g = bought("griffin", f"gold red {gold}")
    assert asked(g) == "p1 StealGold"
    say(g, "p1 plunder red")

    assert told(g) == ["purse-robbed blu red", f"gold-stolen blu red {stolen}"]
    stands(g, f"gold blu {8 + stolen}, red {gold - stolen}, grn 10", "creatures discard griffin 1", "asks TakeTurn")


def test_any_opponent_may_be_chosen_rich_or_poor() -> None:
    """L-15.6.2, L-15.0.2: what is offered tells nothing of any purse."""
    for gold in (0, 1, 9):
        g = bought("griffin", f"gold red {gold}, grn {gold}, yel 5")
        assert options_of(g, "plunder") == ["red", "grn", "yel"]
        assert why(g, "p1 plunder blu") == "same-team L-15.0.2"
        assert why(g, "p1 rob red") == "effect-first L-10.7.1"
        assert why(g, "p1 end turn") == "effect-first L-10.7.1"


def test_only_thief_and_victim_see_how_much_it_was() -> None:
    """L-15.6.2, L-19.2"""
    g = bought("griffin", "gold red 7")
    say(g, "p1 plunder red")

    assert heard(g, 0) == heard(g, 1) == ["gold-stolen blu red 3"]
    assert heard(g, 2) == heard(g, 3) == heard(g, SPECTATOR) == ["purse-robbed blu red"]


def test_others_know_only_what_it_may_have_been() -> None:
    """L-15.6.2, L-19.2: with nothing known but 6 to 9 GP, half was 3 or 4. The thief knows that it was 6 or 7."""
    notes = (
        "least everybody red 6, blu red 6, grn red 6, yel red 6",
        "most everybody red 9, blu red 9, grn red 9, yel red 9",
    )
    rest = ("least red red 7", "most red red 7")
    g = bought("griffin", "gold red 7", *notes, *rest, *known_tens())
    say(g, "p1 plunder red")

    stands(g, "gold blu 11, red 4", "least red red 4, blu blu 11", "most red red 4, blu blu 11")
    stands(g, "least blu red 3", "most blu red 4")
    stands(g, "least red blu 11", "most red blu 11")
    stands(g, "least grn red 3, grn blu 11, everybody red 3", "most grn red 5, grn blu 12, everybody blu 12")


def known_tens() -> list[str]:
    """All other purses are known to hold 10 GP."""
    rows = [
        f"{knower} {team} 10"
        for knower in (*["blu", "red", "grn", "yel"], "everybody")
        for team in ("blu", "grn", "yel")
    ]
    return [f"least {', '.join(rows)}", f"most {', '.join(rows)}"]


def test_the_purses_stay_hidden() -> None:
    """L-15.6.2, L-19.2"""
    g = bought("griffin", "gold red 7")
    say(g, "p1 plunder red")

    assert payload(g, 0)["fields"]["gold"] == [[11], None, None, None]
    assert payload(g, 1)["fields"]["gold"] == [None, [4], None, None]
    assert payload(g, SPECTATOR)["fields"]["gold"] == [None] * 4


def test_with_open_gold_everybody_sees_the_sum() -> None:
    """L-15.6.2, L-19.5"""
    g = bought("griffin", "gold red 7", rules=OPEN)
    say(g, "p1 plunder red")

    assert told(g) == ["gold-stolen blu red 3"]
    assert heard(g, 3) == heard(g, SPECTATOR) == ["gold-stolen blu red 3"]


def test_in_teams_he_takes_from_the_shared_purse_of_the_other_team() -> None:
    """L-15.6.1 (S-73): there is one such team, so that nothing is asked; all four see the sum, a spectator does not."""
    enemy = "red+grn"
    g = bought("griffin", f"gold {enemy} 9", rules=TEAMS)

    assert told(g)[1:] == [f"purse-robbed blu+yel {enemy}", f"gold-stolen blu+yel {enemy} 4"]
    stands(g, f"gold blu+yel 12, {enemy} 5", "asks TakeTurn")
    for seat in range(4):
        assert heard(g, seat)[-1] == f"gold-stolen blu+yel {enemy} 4"
    assert heard(g, SPECTATOR)[-1] == f"purse-robbed blu+yel {enemy}"


def test_in_a_duel_he_takes_from_the_other_player() -> None:
    """L-15.6.1"""
    g = bought("griffin", "gold red+grn 5", rules=DUEL, who="yel")

    stands(g, "gold blu+yel 10, red+grn 3", "asks TakeTurn")
    assert heard(g, 1)[-1] == "gold-stolen blu+yel red+grn 2"
    assert heard(g, SPECTATOR)[-1] == "purse-robbed blu+yel red+grn"


def test_of_three_teams_the_third_does_not_see_the_sum() -> None:
    """L-15.6.1, L-15.6.2: both partners of thief and victim do."""
    g = bought("griffin", rules=SIX)
    assert options_of(g, "plunder") == ["red+pur", "grn+yel"]
    say(g, "p1 plunder grn+yel")

    for faction in range(6):
        robbed = "purse-robbed blu+blk grn+yel"
        assert heard(g, faction) == (
            [robbed] if HOMES[faction] in ("red", "pur") else ["gold-stolen blu+blk grn+yel 5"]
        )
    stands(g, "gold blu+blk 13, red+pur 10, grn+yel 5")


def test_an_eliminated_faction_may_be_robbed() -> None:
    """L-15.6.2, L-17.7: its gold stays with it."""
    lands = [*holds("blu", "A1", 1), *holds("red", "B1", 1), *holds("grn", "G1", 1)]
    g = bought("griffin", *lands, "elimination 1", rules=FOUR_NO_HOME)
    say(g, "p1 plunder yel")

    stands(g, "alive yel 0", "gold blu 13, yel 5")


def test_stolen_gold_can_be_spent_in_the_same_turn() -> None:
    """L-15.6.1"""
    g = bought("griffin", "gold blu 2, red 8", "creatures slot-3 graeae 1")
    say(g, "p1 plunder red", "p1 buy 3")

    stands(g, "gold blu 1, red 4")
