"""The law of sampling, counted exactly: every hand that a viewer must think possible is sampled as often as is likely.

The pools are small, and the odds are worked out here by hand: how many of all ways to deal the unknown cards give a
hand. Nothing of the sampler is used for that.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

import pytest

from hellas.setups import RULES, hand, turn
from pelagos.games.hellas.hands import lying
from pelagos.games.hellas.ids import ORANGE, WHITE
from pelagos.games.hellas.position import Hellas
from pelagos.games.hellas.title import TITLE
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.rng import Rng
from pelagos.kernel.view import sample, view
from rulings import asked, say, stands

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pelagos.kernel.play import Play
    from pelagos.kernel.position import Position

SAMPLES: Final = 2500
PLACES: Final = RULES.vocabulary.domains["place"]
CARDS: Final = {
    god: [(card, word) for card, word in enumerate(RULES.vocabulary.domains["card"].words) if word[0] == god]
    for god in "pza"
}
"""The numbers and words of the cards of a god."""
WHITE_HAND: Final = ("hand-white", "open-white")
ORANGE_HAND: Final = ("hand-orange", "open-orange")

World = tuple[str, ...]
"""What lies in some spots, each as words in the order of types: `p1 p5`."""


def whites_turn(*statements: str, white: str = "", orange: str = "") -> Play:
    """White is about to declare an action; the cards lie as stated, the rest of them in the decks."""
    return turn("t02 3/1, t03 1/3, t06 1/0", "t01 1/0, t04 2/1, t05 1/0", *statements, hands=(white, orange))


# what is sampled


def lies(g: Position, places: tuple[str, ...], god: str) -> str:
    """All cards of a god in these places together."""
    assert isinstance(g, Hellas)
    numbers = [PLACES.index(place) for place in places]
    return " ".join(word for card, word in CARDS[god] for place in numbers for _ in range(lying(g, card, place)))


def sampled(play: Play, viewer: Viewer, god: str, *spots: tuple[str, ...], count: int = SAMPLES) -> Counter[World]:
    """How often a viewer imagines what in these spots. The first sample of each world is looked at: it is lawful."""
    seen = view(RULES, play.g, viewer)
    rng = Rng(2002)
    worlds: Counter[World] = Counter()
    for _ in range(count):
        g = sample(RULES, seen, rng)
        world = tuple(lies(g, spot, god) for spot in spots)
        if world not in worlds:
            assert not [law.name for law in TITLE.laws if law.broken(g)]
        worlds[world] += 1
    return worlds


# what is likely


def deals(pool: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[World]:
    """Every way to deal the single cards of a pool into spots of these sizes."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(pool)), sizes[0]):
        rest = tuple(card for i, card in enumerate(pool) if i not in chosen)
        for world in deals(rest, sizes[1:]):
            yield (" ".join(pool[i] for i in chosen), *world)


def exactly(pool: str, *sizes: int) -> dict[World, float]:
    """How likely every world is: all deals are."""
    counts = Counter(deals(tuple(sorted(pool.split())), sizes))
    return {world: count / counts.total() for world, count in counts.items()}


def agree(drawn: Counter[World], exact: dict[World, float]) -> None:
    """Every world appears, no other does, and none much more often or more seldom than it should."""
    total = drawn.total()
    chi_square = sum((drawn[world] - total * share) ** 2 / (total * share) for world, share in exact.items())

    assert set(drawn) == set(exact)
    assert chi_square <= (len(exact) - 1) + 4 * (2 * (len(exact) - 1)) ** 0.5


# one hand


def small_zeus() -> Play:
    """Five Zeus cards are unknown to white: two in orange's hand, three in the deck."""
    gone = "z1 z2 z3 z3 z4 z4 z5 z5 z6 z6 z7"
    return whites_turn(*hand("discard", gone), orange="z5 z7")


def test_a_rivals_hand_is_any_part_of_the_pool() -> None:
    """H-14.2"""
    exact = exactly("z1 z2 z5 z5 z7", 2)

    assert (exact["z5 z5",], exact["z5 z7",], exact["z1 z2",]) == (0.1, 0.2, 0.1)
    assert (lies(small_zeus().g, ORANGE_HAND, "z"),) in exact
    agree(sampled(small_zeus(), WHITE, "z", ORANGE_HAND), exact)


def test_who_holds_the_hand_knows_it() -> None:
    """H-14.2, H-14.3"""
    agree(sampled(small_zeus(), ORANGE, "z", ORANGE_HAND, ("deck",), count=200), {("z5 z7", "z1 z2 z5"): 1.0})


def test_without_anything_unknown_there_is_one_world() -> None:
    """All Zeus cards lie open but one, and that is in orange's hand."""
    gone = "z1 z1 z2 z2 z3 z3 z4 z4 z5 z5 z5 z6 z6 z7 z7"
    play = whites_turn(*hand("discard", gone), orange="z5")

    agree(sampled(play, WHITE, "z", ORANGE_HAND, count=200), {("z5",): 1.0})
    agree(sampled(play, SPECTATOR, "z", ORANGE_HAND, count=200), {("z5",): 1.0})


def test_vetoes_in_a_hand_are_hypergeometric() -> None:
    """White holds a veto and sees one discarded: two of the thirteen others are vetoes, orange holds three of these."""
    play = whites_turn(*hand("discard", "z1 z5"), white="z5", orange="z2 z5 z6")
    drawn = sampled(play, WHITE, "z", ORANGE_HAND)
    vetoes = Counter[World]()
    for (held,), times in drawn.items():
        vetoes[(str(held.split().count("z5")),)] += times

    agree(vetoes, {(str(k),): comb(2, k) * comb(11, 3 - k) / comb(13, 3) for k in range(3)})


# several spots


def small_poseidon(*more: str) -> Play:
    """Five Poseidon cards are unknown to white: two in orange's hand, one drawn face down, two in the deck."""
    gone = "p1 p2 p2 p3 p3 p4 p4 p4 p5 p5 p6"
    return whites_turn(*hand("discard", gone), *hand("drawn", "p1"), *more, orange="p1 p6")


def test_a_card_drawn_face_down_is_unknown_to_its_drawer_too() -> None:
    """H-5.5, H-14.3"""
    exact = exactly("p1 p1 p2 p5 p6", 2, 1, 2)

    assert ("p1 p6", "p1", "p2 p5") in exact
    agree(sampled(small_poseidon(), WHITE, "p", ORANGE_HAND, ("drawn",), ("deck",)), exact)


def test_a_card_drawn_face_down_is_unknown_to_the_rival() -> None:
    agree(sampled(small_poseidon(), ORANGE, "p", ("drawn",), ("deck",)), exactly("p1 p2 p5", 1, 2))


def test_hands_of_two_gods_have_nothing_to_do_with_each_other() -> None:
    play = whites_turn(
        *hand("discard", "p1 p1 p2 p2 p2 p3 p3 p4 p4 p4 p5 p5 p6"),
        *hand("discard", "a1 a1 a2 a2 a3 a3 a4 a4 a4 a5 a5 a5 a6"),
        orange="p5 a6",
    )
    seen = view(RULES, play.g, WHITE)
    rng = Rng(7)
    drawn = Counter[World]()
    for _ in range(SAMPLES):
        g = sample(RULES, seen, rng)
        drawn[lies(g, ORANGE_HAND, "p"), lies(g, ORANGE_HAND, "a")] += 1
    poseidon, ares = exactly("p1 p5 p6", 1), exactly("a1 a2 a6", 1)

    agree(drawn, {(*one, *other): share * part for one, share in poseidon.items() for other, part in ares.items()})


# cards that both players know


def open_zeus() -> Play:
    """Orange holds z5, and z2 that white knows; white holds z1, and z7 that orange knows; three lie in the deck."""
    gone = "z1 z2 z3 z3 z4 z4 z5 z6 z6"
    return whites_turn(
        *hand("discard", gone), *hand("open-orange", "z2"), *hand("open-white", "z7"), white="z1", orange="z5"
    )


def test_a_card_known_to_both_is_never_guessed() -> None:
    """H-14.4"""
    white = exactly("z5 z5 z5 z7", 1)
    orange = exactly("z1 z5 z5 z7", 1)

    agree(
        sampled(open_zeus(), WHITE, "z", ("hand-orange",), ("open-orange",)),
        {(held, "z2"): share for (held,), share in white.items()},
    )
    agree(
        sampled(open_zeus(), ORANGE, "z", ("hand-white",), ("open-white",)),
        {(held, "z7"): share for (held,), share in orange.items()},
    )


def test_a_spectator_knows_neither_hand() -> None:
    """He knows how many cards lie in each, not which, nor how many of them both players know."""
    exact = exactly("z1 z2 z5 z5 z5 z7 z7", 2, 2)
    drawn = sampled(open_zeus(), SPECTATOR, "z", WHITE_HAND, ORANGE_HAND, count=2 * SAMPLES)
    parts = Counter[World]()
    for (held,), times in sampled(open_zeus(), SPECTATOR, "z", ("open-orange",)).items():
        parts[(str(len(held.split())),)] += times

    assert ("z1 z7", "z2 z5") in exact
    agree(drawn, exact)
    agree(parts, {("0",): 0.25, ("1",): 0.5, ("2",): 0.25})


def stolen() -> Play:
    """White has just stolen p6 from orange, who keeps p1; one more Poseidon card lies in the deck."""
    gone = "p1 p1 p2 p2 p2 p3 p3 p4 p4 p5 p5 p5 p6"
    play = whites_turn(*hand("discard", gone), white="z6", orange="p1 p6")
    say(play, "white play z6", "nature pick hand-orange p6")
    return play


def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    """H-14.4"""
    spots = (("locked",), ORANGE_HAND, ("deck",))

    stands(stolen(), "poseidon locked p6 1")
    agree(sampled(stolen(), WHITE, "p", *spots), {("p6", "p1", "p4"): 0.5, ("p6", "p4", "p1"): 0.5})
    agree(sampled(stolen(), ORANGE, "p", *spots, count=200), {("p6", "p1", "p4"): 1.0})
    agree(sampled(stolen(), SPECTATOR, "p", *spots), exactly("p1 p4 p6", 1, 1, 1))


# what a refill tells


def refilled(*more: str, gone: str, white: str = "", orange: str = "") -> Play:
    """White has drawn from an empty deck, so that it was made anew; the card itself is still to be drawn."""
    play = whites_turn(*hand("discard", gone), *more, white=white, orange=orange)
    say(play, "white declare burst", "white card poseidon")
    assert asked(play) == "nature DrawCard"
    return play


ALL_POSEIDON: Final = "p1 p1 p1 p2 p2 p2 p3 p3 p4 p4 p4 p5 p5 p5 p6 p6"


def test_an_empty_deck_tells_the_players_each_others_hands() -> None:
    """H-9.14, H-14.4"""
    play = refilled(gone="p1 p1 p2 p2 p3 p3 p4 p4 p4 p5 p5 p5 p6", white="p1", orange="p2 p6")

    agree(sampled(play, WHITE, "p", ORANGE_HAND, count=200), {("p2 p6",): 1.0})
    agree(sampled(play, ORANGE, "p", WHITE_HAND, count=200), {("p1",): 1.0})
    agree(sampled(play, SPECTATOR, "p", ORANGE_HAND), exactly(ALL_POSEIDON, 2))


def test_with_a_card_face_down_an_empty_deck_tells_nothing() -> None:
    """H-9.14: nobody can tell it from those in the rival's hand."""
    play = refilled(*hand("drawn", "p6"), gone="p1 p1 p2 p2 p3 p3 p4 p4 p4 p5 p5 p5 p6", white="p1", orange="p2")
    exact = exactly(ALL_POSEIDON.removeprefix("p1 "), 1, 1)

    assert ("p2", "p6") in exact
    agree(sampled(play, WHITE, "p", ORANGE_HAND, ("drawn",)), exact)


def test_what_a_refill_told_is_not_told_of_cards_drawn_later() -> None:
    """The card drawn after it is again any of the new deck's, for everybody."""
    play = refilled(gone="p1 p1 p2 p2 p3 p3 p4 p4 p4 p5 p5 p5 p6 p6", white="p1", orange="p2")
    say(play, "nature draw p4")
    left = "p1 p1 p2 p2 p3 p3 p4 p4 p4 p5 p5 p5 p6 p6"

    for viewer in (WHITE, ORANGE):
        agree(sampled(play, viewer, "p", ("drawn",)), exactly(left, 1))


@pytest.mark.parametrize("viewer", [WHITE, ORANGE, SPECTATOR])
def test_equal_seeds_imagine_the_same(viewer: Viewer) -> None:
    first, again = (sampled(small_poseidon(), viewer, "p", ORANGE_HAND, ("deck",), count=50) for _ in range(2))

    assert first == again
