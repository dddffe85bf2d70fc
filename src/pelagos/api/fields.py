"""The fields of a view by their words: `{"naxos": "blu", …}` instead of a row of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.kernel.fields import CARDS, INT, Field
from pelagos.kernel.title import Json
from pelagos.kernel.words import NUMBER, Domain


def in_words(field: Field, data: Any) -> Any:
    """What stands in a field: a number or a word, or by the words of its rows; None where it is hidden."""
    if field.shape == INT:
        return _value(field.values, data)
    if field.shape == CARDS:
        return _places(field, data)
    if field.owned:
        owners = field.rows[0].words
        return {
            owner: None if row is None else _rows(field.rows[1:], field.values, row)
            for owner, row in zip(owners, data, strict=True)
        }
    return _rows(field.rows, field.values, data)


def _value(domain: Domain, number: int) -> int | str:
    return number if domain is NUMBER else domain.word(number)


def _rows(rows: Sequence[Domain], values: Domain, numbers: Sequence[int]) -> Any:
    """Dictionaries in dictionaries, one for each domain of the rows."""
    if not rows:
        return _value(values, numbers[0])
    size = len(numbers) // rows[0].size()
    return {word: _rows(rows[1:], values, numbers[i * size : (i + 1) * size]) for i, word in enumerate(rows[0].words)}


def _places(field: Field, data: Json) -> dict[str, dict[str, int] | int]:
    """By place, the faces that lie there and how many of each; where they are unknown, how many cards."""
    places, faces = field.rows
    return {
        word: lying if isinstance(lying, int) else _faces(faces, lying)
        for word, lying in zip(places.words, data["places"], strict=True)
    }


def _faces(faces: Domain, counts: Sequence[int]) -> dict[str, int]:
    return {faces.word(face): count for face, count in enumerate(counts) if count}


def pool(field: Field, data: Json) -> dict[str, int]:
    """The faces whose places the viewer does not know, and how many of each."""
    return _faces(field.rows[1], data["pool"])
