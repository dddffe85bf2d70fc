"""Zeus: a temple, a priestess, a look at the next creature (L-10.2)."""

from __future__ import annotations

from legendary.setups import DUEL, FOUR, TEAMS, explained, holds, legendary, say, turn, why
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.gods.zeus import see_top
from pelagos.games.legendary.ids import HELD, IN_DECK, IN_DISCARD, ON_TOP, ZEUS
from pelagos.games.legendary.words import CREATURES
from pelagos.kernel.agenda import pending
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.view import view
from rulings import asked, described, options, stands, told


def cards(g: Play, place: int) -> int:
    return int(legendary(g.g).creatures.total(place))


def test_everything_zeus_asks_for_at_the_start() -> None:
    """L-10.2.1, L-10.2.2"""
    g = turn("zeus", *holds("blu", "A2"), due=True)

    assert options(g) == ["build temple a2a", "build temple a2b", "recruit priestess"]


def test_everything_zeus_offers_afterwards() -> None:
    """L-10.2.3, L-10.2.4"""
    g = turn("zeus", "creatures slot-3 harpy 1")

    assert options(g) == ["recruit priestess", "peek", "buy 3", "end turn"]


def test_the_free_priestess_and_one_more_for_4() -> None:
    """L-10.2.2, L-10.2.3, L-10.0.2"""
    g = turn("zeus", *holds("blu", "A1"), due=True)
    say(g, "p1 recruit priestess")
    assert told(g) == ["priestess-taken blu 0"]
    say(g, "p1 build temple a1", "p1 recruit priestess")

    assert told(g) == ["priestess-taken blu 4"]
    stands(g, "priestesses blu 2", "supply priestesses 18", "gold blu 6", "building a1 temple")
    assert why(g, "p1 recruit priestess") == "enough-recruits L-10.0.2"


def test_the_extra_priestess_needs_4_gold() -> None:
    """L-10.2.3, L-9.6"""
    g = turn("zeus", "gold blu 3")

    assert options(g) == ["peek", "end turn"]
    assert why(g, "p1 recruit priestess") == "too-dear 4 L-9.6"


def test_no_priestess_is_left_to_take() -> None:
    """L-1.4"""
    g = turn("zeus", "priestesses red 10, grn 10", "supply priestesses 0")

    assert options(g) == ["peek", "end turn"]
    assert why(g, "p1 recruit priestess") == "supply-empty L-1.4"


def test_a_look_is_free_and_then_the_card_may_be_put_back() -> None:
    """L-10.2.4"""
    g = turn("zeus")
    say(g, "p1 peek", "nature draw harpy")
    assert asked(g) == "p1 PlayOrReturn"
    assert options(g) == ["play", "return"]
    stands(g, "gold blu 10", "creatures top harpy 1")
    say(g, "p1 return")

    assert told(g) == ["top-put-back blu"]
    stands(g, "gold blu 10", "creatures top harpy 1", "looked 1", "asks TakeTurn")


def test_one_look_a_cycle() -> None:
    """L-10.2.4"""
    g = turn("zeus")
    say(g, "p1 peek", "nature draw harpy", "p1 return")

    assert "peek" not in options(g)
    assert why(g, "p1 peek") == "already-looked L-10.2.4"


def test_the_card_is_played_for_1_and_no_temple_lowers_that() -> None:
    """L-10.2.4: and no temple is used."""
    g = turn("zeus", *holds("blu", "A2"), *holds("red", "B1", 1), "building a2a temple, a2b temple")
    say(g, "p1 peek", "nature draw harpy", "p1 play")

    assert told(g)[0] == "top-played blu harpy"
    stands(g, "gold blu 9", "temple_used a2a 0, a2b 0", "troops B1 0", "creatures discard harpy 1")


def test_without_gold_one_may_still_look() -> None:
    """L-10.2.4, L-19.4: and is asked, though there is but one answer."""
    g = turn("zeus", "gold blu 0")
    say(g, "p1 peek", "nature draw harpy")

    assert asked(g) == "p1 PlayOrReturn"
    assert options(g) == ["return"]
    assert why(g, "p1 play") == "too-dear 1 L-9.6"
    explained(g, "play", "return", "end turn", "peek")
    assert why(g, "p1 end turn") == "look-first L-10.2.4"


def knows_top(g: Play, viewer: int) -> bool:
    """Does this viewer see which card lies on top?"""
    return isinstance(view(g.rules, g.g, viewer)["fields"]["creatures"]["places"][ON_TOP], list)


def test_only_the_player_who_looked_sees_the_card() -> None:
    """L-10.2.4, L-19.2; S-39: and remembers it."""
    g = turn("zeus")
    say(g, "p1 peek", "nature draw harpy", "p1 return")

    assert [knows_top(g, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [True, False, False, False, False]
    for viewer in (0, 1, SPECTATOR):
        assert ("top-seen" in [event[0] for event in payload(g, viewer)["events"]]) == (viewer == 0)


def test_a_card_that_was_put_back_is_looked_at_again() -> None:
    """L-10.2.4: by whoever has Zeus next; nature has nothing to say about it."""
    g = turn("zeus", "creatures top harpy 1", who="red")
    say(g, "p2 peek")

    assert asked(g) == "p2 PlayOrReturn"
    assert told(g) == ["top-looked-at red", "top-seen harpy"]
    say(g, "p2 play")
    stands(g, "creatures top harpy 0, discard harpy 1")


def test_whoever_looked_before_still_knows_the_card() -> None:
    """L-19.2: the next one who looks learns it too, others do not."""
    g = turn("zeus")
    say(g, "p1 peek", "nature draw harpy", "p1 return")
    see_top(legendary(g.g), 1)

    assert [knows_top(g, viewer) for viewer in (0, 1, 2, 3, SPECTATOR)] == [True, True, False, False, False]


def test_a_shuffle_ends_what_is_known() -> None:
    """L-19.2, L-15.2.4; S-39: the Chimera comes to the pile, and the card on top is anywhere in the deck."""
    g = turn("zeus", "creatures slot-2 chimera 1")
    say(g, "p1 peek", "nature draw harpy", "p1 return", "p1 buy 2")

    stands(g, "creatures deck harpy 1, deck chimera 1, top harpy 0")
    assert not any(knows_top(g, viewer) for viewer in (0, 1, SPECTATOR))


def test_an_empty_deck_is_renewed_for_the_look() -> None:
    """L-5.7, L-10.2.4"""
    statements = [f"creatures discard {card} 1" for card in CREATURES]
    g = turn("zeus", *statements)
    assert cards(g, IN_DECK) == 0
    say(g, "p1 peek")

    assert told(g) == ["top-looked-at blu", "deck-shuffled"]
    assert len(options(g, "draw ")) == len(CREATURES)
    assert cards(g, IN_DISCARD) == 0


def test_without_any_card_there_is_nothing_to_look_at() -> None:
    """L-10.2.4, L-5.7: all cards are taken away."""
    g = described(FOUR, "cycle 3", "god zeus", "active blu", "next TakeTurn")
    game = legendary(g.g)
    for card in range(len(CREATURES)):
        game.creatures.move(game, card, IN_DECK, HELD)

    refusal = pending(game).why_not(game, FOUR.vocabulary.read("peek"))
    assert refusal is not None
    assert refusal.kind.name == "no-card-left"
    sheet = Sheet()
    GODS[ZEUS].offer_actions(game, sheet)
    assert sheet.count == 0


def test_in_the_duel_the_player_knows_it_for_both_factions() -> None:
    """L-19.2: what is known is known to the user."""
    g = turn("zeus", rules=DUEL, who="yel")
    say(g, "p1 peek", "nature draw harpy", "p1 return")

    assert [knows_top(g, viewer) for viewer in (0, 1, SPECTATOR)] == [True, False, False]


def test_a_partner_does_not_see_it() -> None:
    """L-19.2, L-18.3: the user of that faction."""
    g = turn("zeus", rules=TEAMS)
    say(g, "p1 peek", "nature draw harpy", "p1 return")

    assert [knows_top(g, viewer) for viewer in (0, 1, 2, 3)] == [True, False, False, False]
