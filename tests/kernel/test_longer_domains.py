"""Older saves in newer rules: rows and faces that were added, fields that were dropped."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import pytest

from kernel.small import RULES, STAR, Ask, Small, SmallTitle, small
from pelagos.kernel.arrays import ints
from pelagos.kernel.codec import load, save
from pelagos.kernel.errors import BadSave
from pelagos.kernel.fields import Field, cards, number, numbers, owned
from pelagos.kernel.ids import NOBODY, only
from pelagos.kernel.places import stocked
from pelagos.kernel.title import Json, rules_for
from pelagos.kernel.words import Domain

if TYPE_CHECKING:
    from pelagos.kernel.position import Position
    from pelagos.kernel.title import Setup
    from pelagos.kernel.words import Vocabulary

COLOUR: Final = Domain("colour", ("red", "blue", "green"), added={2: 1})
SIZE: Final = Domain("size", ("big", "mid", "low", "flat", "void"), added={2: 1, 3: 1})
PLACE: Final = Domain("place", ("bag", "row", "hand-a", "hand-b", "box"), added={3: 1})
FACE: Final = Domain("face", ("sun", "moon", "star", "comet"), added={2: 1})


class GrownTitle(SmallTitle):
    """Small in its third version: more colours, sizes, places and faces, and no lead any more."""

    version = 3
    dropped = frozenset({"lead"})

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        return (
            number("mark"),
            numbers("heap", COLOUR, SIZE),
            owned("notes", vocabulary.domains["viewer"]),
            cards("tiles", PLACE, FACE),
        )

    def blank(self, setup: Setup) -> Position:
        g = Small(setup.seats)
        g.heap = ints(range(100, 115))
        g.tiles = stocked([3, 2, 1, 4], [NOBODY, only(0), only(0), only(1), only(1)])
        return g


GROWN: Final = rules_for(GrownTitle(), 2)


def stored(version: int = 1) -> Json:
    """A save of the title as it was."""
    g = small(Ask(0, (1, 2)))
    g.heap = ints([1, 2, 3, 4, 5, 6])
    g.tiles.move(g, STAR, 1, 2)
    data: Json = json.loads(json.dumps(save(RULES, g)))
    return {**data, "version": version}


def refused(data: Json) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSave) as caught:
        load(GROWN, data)
    return caught.value.code, caught.value.said


def test_a_domain_knows_how_long_it_was() -> None:
    assert [SIZE.size_in(version) for version in (1, 2, 3, 4)] == [3, 4, 5, 5]
    assert Domain("plain", ("a", "b")).size_in(1) == 2


def test_every_saved_entry_goes_where_its_row_stands_now() -> None:
    g = load(GROWN, stored())
    assert isinstance(g, Small)

    assert list(g.heap) == [1, 2, 3, 103, 104, 4, 5, 6, 108, 109, 110, 111, 112, 113, 114]
    assert len(g.agenda) == 1


def test_a_new_face_lies_where_it_does_in_a_blank_position() -> None:
    """So that it can still be drawn in a running game, and nothing is lost or doubled."""
    g = load(GROWN, stored())
    assert isinstance(g, Small)

    assert g.tiles.faces == 4
    assert [[int(g.tiles.lying(place, face)) for face in range(4)] for place in range(5)] == [
        [3, 2, 0, 4],
        [0, 0, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 0],
        [0, 0, 0, 0],
    ]


def test_who_knows_a_place_is_as_saved_and_for_a_new_place_as_in_a_blank_position() -> None:
    g = load(GROWN, stored())
    assert isinstance(g, Small)

    assert list(g.tiles.known) == [NOBODY, 0xFFFF, 1, 2, only(1)]


def test_a_save_of_the_version_between_has_what_was_added_by_then() -> None:
    data = stored(version=2)
    data["fields"]["heap"] = list(range(12))
    data["fields"]["tiles"]["count"] = list(range(16))
    g = load(GROWN, data)
    assert isinstance(g, Small)

    assert list(g.heap) == [0, 1, 2, 3, 104, 4, 5, 6, 7, 109, 8, 9, 10, 11, 114]
    assert list(g.tiles.count) == [*range(16), 0, 0, 0, 0]


def test_what_was_loaded_is_saved_at_full_length() -> None:
    now = json.loads(json.dumps(save(GROWN, load(GROWN, stored()))))

    assert (now["version"], len(now["fields"]["heap"])) == (3, 15)
    assert save(GROWN, load(GROWN, now)) == now


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("heap",), [1, 2, 3, 4, 5], {"field": "heap", "found": 5, "wanted": 6}),
        (("heap",), [0] * 15, {"field": "heap", "found": 15, "wanted": 6}),
        (("tiles", "count"), [0] * 11, {"field": "tiles", "found": 11, "wanted": 12}),
        (("tiles", "known"), [0] * 5, {"field": "tiles", "found": 5, "wanted": 4}),
    ],
)
def test_an_older_save_must_have_the_length_of_its_own_version(
    path: tuple[str, ...], value: list[int], said: dict[str, str | int]
) -> None:
    data = stored()
    inner: Any = data["fields"]
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value

    assert refused(data) == ("wrong-length", said)


def test_a_save_of_the_present_version_must_be_whole() -> None:
    assert refused(stored(version=3)) == ("wrong-length", {"field": "heap", "found": 6, "wanted": 15})


@pytest.mark.parametrize("field", ["heap", "tiles"])
@pytest.mark.parametrize("value", [None, 3, "x", [None] * 6, {"count": 1}])
def test_what_is_no_list_of_numbers_is_refused_in_older_saves_too(field: str, value: Any) -> None:
    data = stored()
    data["fields"][field] = value

    assert refused(data) == ("bad-field", {"field": field})


def test_a_dropped_field_is_passed_over_and_any_other_is_unknown() -> None:
    data = stored()
    assert "lead" in data["fields"]
    assert "lead" not in save(GROWN, load(GROWN, data))["fields"]
    data["fields"]["hoop"] = 1

    assert refused(data) == ("unknown-field", {"field": "hoop", "known": "mark, heap, notes, tiles"})
