"""Views show what a viewer may know and nothing else; samples imagine the rest, as likely as it is."""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

import pytest

from kernel.small import BAG, HAND_A, HAND_B, MOON, ROW, RULES, STAR, SUN, Ask, Small, small
from pelagos.kernel.codec import canonical, digest, save
from pelagos.kernel.describe import described
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, rules_for
from pelagos.kernel.view import sample, view
from rulings import wander
from toy.position import Toy
from toy.title import TITLE

if TYPE_CHECKING:
    from pelagos.kernel.position import Position

TWO: Final = rules_for(TITLE, 2)
THREE: Final = rules_for(TITLE, 3)


def held() -> Small:
    """Something in every field: a holds a sun, b a sun and a moon, the star lies open, the rest is in the bag."""
    g = small(Ask(1, (1, 2)))
    g.mark, g.lead, g.heap[4] = 3, 1, 8
    g.notes[0], g.notes[1], g.notes[2] = 10, 11, 12
    for face, place in ((SUN, HAND_A), (SUN, HAND_B), (MOON, HAND_B)):
        g.tiles.move(g, face, BAG, place)
    return g


def seen(g: Small, viewer: Viewer) -> Json:
    fields: Json = view(RULES, g, viewer)["fields"]
    return fields


# each kind of field


def test_public_numbers_are_seen_by_all() -> None:
    for viewer in RULES.viewers():
        fields = seen(held(), viewer)
        assert (fields["mark"], fields["lead"], fields["heap"]) == (3, 1, [0, 0, 0, 0, 8, 0])


def test_an_owned_row_is_seen_by_its_owner_only() -> None:
    assert seen(held(), 0)["notes"] == [[10], None, None]
    assert seen(held(), 1)["notes"] == [None, [11], None]
    assert seen(held(), SPECTATOR)["notes"] == [None, None, [12]]


def test_cards_are_faces_where_the_place_is_known_and_numbers_elsewhere() -> None:
    assert seen(held(), 0)["tiles"]["places"] == [2, [0, 0, 1], [1, 0, 0], 2]
    assert seen(held(), 1)["tiles"]["places"] == [2, [0, 0, 1], 1, [1, 1, 0]]
    assert seen(held(), SPECTATOR)["tiles"]["places"] == [2, [0, 0, 1], 1, 2]


def test_the_pool_is_what_lies_unknown() -> None:
    assert seen(held(), 0)["tiles"]["pool"] == [2, 2, 0]
    assert seen(held(), 1)["tiles"]["pool"] == [2, 1, 0]
    assert seen(held(), SPECTATOR)["tiles"]["pool"] == [3, 2, 0]


def test_the_frame_of_a_view() -> None:
    shown = view(RULES, held(), 1)

    assert {key: value for key, value in shown.items() if key != "fields"} == {
        "title": "small",
        "version": 1,
        "setup": {"seats": 2, "board": "plain", "options": {"wind": "low", "length": "5"}},
        "viewer": 1,
        "agenda": [["Ask", {"who": 1, "numbers": [1, 2], "telling_it": 0}]],
        "result": None,
    }


def test_a_view_is_plain_data() -> None:
    for viewer in RULES.viewers():
        shown = view(RULES, held(), viewer)
        assert json.loads(json.dumps(shown)) == shown


def test_a_view_shares_nothing_with_the_position() -> None:
    g = held()
    before = digest(RULES, g)
    shown = view(RULES, g, 0)
    shown["fields"]["heap"][0] = 9
    shown["fields"]["notes"][0][0] = 9
    shown["fields"]["tiles"]["known"][0] = 9
    shown["agenda"].clear()

    assert digest(RULES, g) == before


# the toy


def opened() -> Toy:
    """Three seats; a has looked at the top card, b holds a veto that a has seen, c drew a card nobody has seen."""
    g = described(
        THREE,
        [
            "purse a 4, b 2, c 3",
            "least a 3, b 1, c 3",
            "most a 5, b 4, c 3",
            "cards top tax 1",
            "known cards top a",
            "cards hand-b:ab veto 1",
            "cards drawn-c storm 1",
            "next Bid faction=red",
        ],
    )
    assert isinstance(g, Toy)
    return g


def place(viewer: Viewer, word: str) -> Any:
    at = THREE.vocabulary.domains["place"].index(word)
    return view(THREE, opened(), viewer)["fields"]["cards"]["places"][at]


def test_a_purse_is_its_owners_secret_and_its_bounds_are_not() -> None:
    purses = [view(THREE, opened(), viewer)["fields"]["purse"] for viewer in THREE.viewers()]

    assert purses == [[[4], None, None], [None, [2], None], [None, None, [3]], [None, None, None]]
    for viewer in THREE.viewers():
        assert view(THREE, opened(), viewer)["fields"]["most"] == [5, 4, 3]


def test_who_looked_at_the_top_sees_it_and_others_see_one_card() -> None:
    assert [place(viewer, "top") for viewer in THREE.viewers()] == [[0, 1, 0, 0, 0], 1, 1, 1]


def test_a_card_seen_in_a_rivals_hand_stays_seen() -> None:
    """Others see that b holds a card, not that a knows it: their number stands at the first place of the hand."""
    assert [place(viewer, "hand-b:ab") for viewer in THREE.viewers()] == [[0, 0, 0, 0, 1], [0, 0, 0, 0, 1], 0, 0]
    assert [place(viewer, "hand-b:b") for viewer in (2, SPECTATOR)] == [1, 1]


def test_a_card_drawn_face_down_is_seen_by_nobody() -> None:
    assert [place(viewer, "drawn-c") for viewer in THREE.viewers()] == [1, 1, 1, 1]


def test_at_the_end_purses_are_shown_and_hands_are_not() -> None:
    g = opened()
    g.end()
    for viewer in THREE.viewers():
        shown = view(THREE, g, viewer)
        assert shown["fields"]["purse"] == [[4], [2], [3]]
        assert shown["result"] == [1, 3, 2]
    assert view(THREE, g, SPECTATOR)["fields"]["cards"]["places"][TOP_PLACE] == 1


TOP_PLACE: Final = 1


def worlds_apart() -> tuple[Toy, Toy]:
    """Two positions that differ in b's purse and in a card of b's hand, both unknown to a."""
    one, other = opened(), opened()
    other.purse[1] = 4
    for g, face in ((one, 0), (other, 3)):
        g.cards.move(g, face, 0, g.hand(1, 0b010))
    return one, other


def test_what_a_viewer_cannot_know_does_not_change_his_view() -> None:
    one, other = worlds_apart()

    for viewer in (0, 2, SPECTATOR):
        assert canonical(view(THREE, one, viewer)) == canonical(view(THREE, other, viewer))
    assert view(THREE, one, 1) != view(THREE, other, 1)


def test_only_the_seat_that_is_asked_gets_the_options() -> None:
    play = Play(THREE, opened())

    assert [payload(play, viewer)["options"] is None for viewer in THREE.viewers()] == [False, True, True, True]
    assert [payload(play, viewer)["who"] for viewer in THREE.viewers()] == [0, 0, 0, 0]


# samples


@pytest.mark.parametrize("seats", [2, 3])
def test_a_sample_gives_the_very_view_it_was_made_from(seats: int) -> None:
    rules = rules_for(TITLE, seats)
    rng = Rng(11)
    for seed in range(4):
        for g in wander(Play(rules, rules.opening()), Rng(seed)):
            for viewer in rules.viewers():
                shown = json.loads(canonical(view(rules, g, viewer)))
                assert view(rules, sample(rules, shown, rng), viewer) == shown


def test_a_sample_keeps_the_agenda_and_the_result() -> None:
    g = opened()
    assert save(THREE, sample(THREE, view(THREE, g, 2), Rng(0)))["agenda"] == save(THREE, g)["agenda"]
    g.end()
    assert sample(THREE, view(THREE, g, 2), Rng(0)).result == g.result


def test_equal_generators_give_equal_samples() -> None:
    shown = view(THREE, opened(), SPECTATOR)
    samples = [digest(THREE, sample(THREE, shown, Rng(seed))) for seed in (1, 1, 2)]

    assert samples[0] == samples[1] != samples[2]


def test_a_sample_owes_nothing_to_the_view_it_was_made_from() -> None:
    shown = view(THREE, opened(), 0)
    before = canonical(shown)
    g = sample(THREE, shown, Rng(1))
    assert isinstance(g, Toy)
    g.end()
    g.cards.count[0] = 99

    assert canonical(shown) == before


SMALL_POOL: Final = [
    "purse a 3, b 2",
    "least b 1",
    "most b 3",
    "cards discard storm 2, discard tax 2, discard theft 3, discard claim 4, discard veto 3",
    "cards hand-b:b storm 1, hand-b:b veto 1",
    "cards drawn-a tax 1",
    "next Bid faction=red",
]
"""For a five cards lie unknown: two storms, a tax, two vetoes; two in the deck, two in b's hand, one drawn."""
SIZES: Final = {"deck": 2, "hand-b:b": 2, "drawn-a": 1}
POOL: Final = "ssxvv"
SAMPLES: Final = 6000

World = tuple[str, ...]


def world_of(g: Position) -> World:
    """The hidden cards of a position, place by place."""
    assert isinstance(g, Toy)
    places = TWO.vocabulary.domains["place"]
    return tuple(
        "".join(letter * int(g.cards.lying(places.index(word), face)) for face, letter in enumerate("sxtcv"))
        for word in SIZES
    )


def exact_worlds() -> dict[World, float]:
    """How likely every world is: all orders of the pool, dealt to the places, are equally likely."""
    counts: Counter[World] = Counter()
    for order in permutations(POOL):
        cards = list(order)
        dealt = [[cards.pop() for _ in range(size)] for size in SIZES.values()]
        counts[tuple("".join(sorted(hand, key="sxtcv".index)) for hand in dealt)] += 1
    return {world: count / 120 for world, count in counts.items()}


def test_every_world_is_sampled_as_often_as_it_is_likely_and_no_other() -> None:
    shown = view(TWO, described(TWO, SMALL_POOL), 0)
    rng = Rng(2002)
    drawn = Counter(world_of(sample(TWO, shown, rng)) for _ in range(SAMPLES))
    exact = exact_worlds()
    chi_square = sum((drawn[world] - SAMPLES * share) ** 2 / (SAMPLES * share) for world, share in exact.items())

    assert set(drawn) == set(exact)
    assert chi_square < (len(exact) - 1) + 4 * (2 * (len(exact) - 1)) ** 0.5


def test_the_truth_is_among_the_worlds() -> None:
    assert world_of(described(TWO, SMALL_POOL)) in exact_worlds()


def test_a_hidden_purse_is_any_sum_within_its_bounds_equally_often() -> None:
    shown = view(TWO, described(TWO, SMALL_POOL), 0)
    rng = Rng(9)
    purses: Counter[int] = Counter()
    for _ in range(3000):
        g = sample(TWO, shown, rng)
        assert isinstance(g, Toy)
        assert g.purse[0] == 3
        purses[int(g.purse[1])] += 1

    assert set(purses) == {1, 2, 3}
    assert all(900 < count < 1100 for count in purses.values())


def test_who_holds_the_hand_knows_it_and_only_the_rest_varies() -> None:
    shown = view(TWO, described(TWO, SMALL_POOL), 1)
    rng = Rng(3)
    hands = {world_of(sample(TWO, shown, rng))[1:] for _ in range(300)}

    assert hands == {("sv", "s"), ("sv", "x"), ("sv", "v")}


def test_small_hidden_rows_are_filled_by_the_title() -> None:
    rng = Rng(1)
    samples = [sample(RULES, seen_whole(1), rng) for _ in range(60)]
    notes = [[int(value) for value in g.notes] for g in samples if isinstance(g, Small)]

    assert {row[1] for row in notes} == {11}
    assert {row[0] for row in notes} == {row[2] for row in notes} == {0, 1, 2, 3}
    assert all(isinstance(g, Small) and g.tiles.lying(ROW, STAR) == 1 for g in samples)


def seen_whole(viewer: Viewer) -> Json:
    return view(RULES, held(), viewer)
