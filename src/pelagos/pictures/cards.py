"""The card pictures: one SVG file each, in the manner of black-figure vases (cards/README.md)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from pelagos.games import TITLES

WIDTH: Final = 240
HEIGHT: Final = 336
SLIP: Final = "#1c1512"
"""Figures and bands: near black."""
CLAY: Final = "#c8673a"
"""The ground, and what is incised into the slip."""
CREAM: Final = "#efe3c8"
"""Added white: the skin of women, and small details."""
WINE: Final = "#8c2231"
OCHRE: Final = "#dfa640"
ACCENTS: Final = (WINE, OCHRE)
"""A picture has one of them at most."""

SHARED: Final = ("gods", "creatures", "heroes")
OWN: Final = tuple(title.name for title in TITLES if (files("pelagos.pictures") / "cards" / title.name).is_dir())
"""Titles with a folder of card pictures that no other has."""
GROUPS: Final = (*SHARED, *OWN)
SAME_FIGURE: Final[Mapping[tuple[str, str], str]] = {("creatures", "griffon"): "griffin"}
"""Words of one title for what another title has under another word; they have one picture."""


class CardPicture(NamedTuple):
    """A whole document of 240 × 336 units, without ids, that shows as it is."""

    group: str
    word: str
    svg: str

    @property
    def name(self) -> str:
        return f"{self.group}-{self.word}"


def card_picture(group: str, word: str) -> CardPicture:
    """The picture of the card of that word; `LookupError` if nobody has drawn it."""
    drawn = SAME_FIGURE.get((group, word), word)
    if (group, drawn) not in card_words():
        raise LookupError(f"no card picture {group}/{word}")
    return _read(group, drawn)


def all_card_pictures() -> tuple[CardPicture, ...]:
    """In the order of the groups, then of the words; a figure with two words once."""
    return tuple(_read(group, word) for group, word in card_words())


@cache
def card_words() -> tuple[tuple[str, str], ...]:
    """Group and word of every file."""
    home = files("pelagos.pictures") / "cards"
    return tuple(
        (group, name.removesuffix(".svg"))
        for group in GROUPS
        for name in sorted(f.name for f in (home / group).iterdir())
    )


@cache
def _read(group: str, word: str) -> CardPicture:
    path = files("pelagos.pictures") / "cards" / group / f"{word}.svg"
    return CardPicture(group, word, path.read_text(encoding="utf-8"))
