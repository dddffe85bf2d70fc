"""What pictures must know of a title: how its board lies, and how its map and its panel are drawn."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pelagos.adapters import adapter_of
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.asked import Asked
from pelagos.pictures.geometry import Geometry, NoPicture
from pelagos.pictures.panel import Panel
from pelagos.pictures.svg import Canvas
from pelagos.pictures.theme import Identity


class Sign(NamedTuple):
    """One entry of the line below a board: `group/word` of an icon, or nothing for a site; and its name."""

    icon: str
    name: str


class PictureAdapter(NamedTuple):
    """A title, drawn."""

    geometry: Callable[[Rules, Json | None, bool], Geometry]
    """The board of these rules, or of a view where it grows in play; with larger pieces for a small screen."""
    identity: Callable[[Rules, Json, Asked], tuple[Identity, str] | None]
    """Who is asked."""
    draw_map: Callable[[Canvas, Rules, Json, Geometry], None]
    draw_panel: Callable[[Panel, Rules, Json], None]
    signs: tuple[Sign, ...]
    """What is what on an empty board."""
    growing: tuple[str, ...] = ()
    """The fields of a view from which a growing board is drawn."""


def picture_adapter(rules: Rules) -> PictureAdapter:
    """Of a title without one there is nothing to draw."""
    found = adapter_of(rules.title, "pictures", PictureAdapter)
    if found is None:
        raise NoPicture("no-picture", title=rules.title.name)
    return found


def geometry_of(rules: Rules, view: Json | None = None, small: bool = False) -> Geometry:
    """The board of these rules; one that grows in play, as it lies in a view.

    For a small screen pieces are larger, and the names of lands as far as they are short.
    """
    return picture_adapter(rules).geometry(rules, view, small)


def growing_part(rules: Rules, fields: Json) -> Json:
    """The part of a view's fields that its board is drawn from; nothing of a board that stays as it is."""
    found = adapter_of(rules.title, "pictures", PictureAdapter)
    return {} if found is None else {name: fields[name] for name in found.growing if name in fields}
