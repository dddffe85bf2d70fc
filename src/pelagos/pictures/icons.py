"""The icons: one SVG file each, in two placeholder colours that whoever draws replaces (icons/README.md)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from pelagos.games import TITLES

INK: Final = "#1d2b33"
"""All strokes, and small solid details."""
SHARED: Final = ("gods", "buildings", "units", "creatures", "heroes", "symbols")
OWN: Final = tuple(title.name for title in TITLES if (files("pelagos.pictures") / "icons" / title.name).is_dir())
"""Titles with a folder of icons that no other has."""
GROUPS: Final = (*SHARED, *OWN)
SIZE: Final = 24
"""The side of the grid."""

_OPENING: Final = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}">'
_CLOSING: Final = "</svg>\n"
_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


class Tone(NamedTuple):
    """The second colour of an icon: on a light page, as the files have it, and on a dark one."""

    light: str
    dark: str


TONES: Final[Mapping[str, Tone]] = {
    "aegean": Tone("#86b9d6", "#3f7ea1"),
    "terracotta": Tone("#e2896b", "#a4492f"),
    "stone": Tone("#a8b4b9", "#62727a"),
    "laurel": Tone("#86c29f", "#2f7a5a"),
    "bronze": Tone("#d3a373", "#8a5a2c"),
    "ochre": Tone("#e0a33e", "#a86f14"),
    "violet": Tone("#b48ad4", "#8457ab"),
    "marble": Tone("#fdfbf5", "#33454f"),
}

_TONES_BY_LIGHT: Final = {tone.light: tone for tone in TONES.values()}


@dataclass(frozen=True)
class Icon:
    """What is drawn between the tags of the file, in the placeholder colours."""

    group: str
    word: str
    tone: Tone
    body: str

    @property
    def name(self) -> str:
        return f"{self.group}-{self.word}"

    def painted(self, ink: str, tone: str) -> str:
        """The drawing in these colours, without the tags around it."""
        return self.body.replace(self.tone.light, tone).replace(INK, ink)

    def svg(self, ink: str = INK, tone: str = "") -> str:
        """A document of its own; without a tone in the icon's."""
        return f"{_OPENING}{self.painted(ink, tone or self.tone.light)}{_CLOSING}"

    def symbol(self, prefix: str = "icon-", ink: str = "currentColor", tone: str = "") -> str:
        """A `<symbol>` to be used by its id, the prefix and the name.

        A page gives the ink by `color` and the tone by `--tone`; renderers that know no variables want both told.
        """
        fill = tone or f"var(--tone, {self.tone.light})"
        body = re.sub(r"\n\s*", "", self.painted(ink, fill))
        return f'<symbol id="{prefix}{self.name}" viewBox="0 0 {SIZE} {SIZE}">{body}</symbol>'


def icon(group: str, word: str) -> Icon:
    """The icon of a word; `LookupError` if nobody has drawn it."""
    found = _table().get((group, word))
    if found is None:
        raise LookupError(f"no icon {group}/{word}")
    return found


def all_icons() -> tuple[Icon, ...]:
    """In the order of the groups, then of the words."""
    return tuple(_table().values())


@cache
def _table() -> dict[tuple[str, str], Icon]:
    home = files("pelagos.pictures") / "icons"
    found = {}
    for group in GROUPS:
        for file in sorted((home / group).iterdir(), key=lambda file: file.name):
            word = file.name.removesuffix(".svg")
            found[group, word] = _read(group, word, file.read_text(encoding="utf-8"))
    return found


def _read(group: str, word: str, text: str) -> Icon:
    """The frame is the same in all files, and the only colour besides ink is the tone."""
    body = text.removeprefix(_OPENING).removesuffix(_CLOSING)
    colours = set(_COLOUR.findall(body)) - {INK}
    if len(text) != len(_OPENING) + len(body) + len(_CLOSING) or len(colours) != 1 or colours - set(_TONES_BY_LIGHT):
        raise ValueError(f"icons/{group}/{word}.svg: not one tone in the usual frame")
    return Icon(group, word, _TONES_BY_LIGHT[colours.pop()], body)
