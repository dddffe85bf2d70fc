"""What a title brings to its five minutes, and how it becomes a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from pelagos.adapters import adapter_of
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.starts import start_of
from pelagos.kernel.title import Rules, Title, kept_setup

BETWEEN: Final = "-"
"""Between a domain and a word in the name of an example."""


class NoSuchExample(PelagosError):
    """Nobody has described it."""


class PrimerSection(NamedTuple):
    """A part of the five minutes. Its heading and text are messages `five-<title>-<name>`."""

    name: str
    lines: tuple[str, ...]
    """Of the position that is drawn beside it."""
    focus: tuple[str, ...] = ()
    """The areas that are to be seen; none: all of them."""


class Primer(NamedTuple):
    """The five minutes of one title."""

    seats: int
    board: str
    options: Mapping[str, str]
    pupil: str
    """The seat of whoever tries something."""
    sections: tuple[PrimerSection, ...]
    things: Mapping[str, tuple[str, ...]]
    """By domain, the words of which there is an example."""
    example: Callable[[str, str], tuple[str, ...]]
    """The statements of the position in which something can be used."""


def primer_of(title: Title) -> Primer | None:
    return adapter_of(title, "primer", Primer)


def primer_rules(title: Title) -> Rules:
    primer = _must_have(title)
    return Rules(title, kept_setup(title, primer.seats, primer.board, primer.options))


def example_lines(title: Title, name: str) -> tuple[str, ...]:
    """The position of an example by its name, such as `creature-kraken`; NoSuchExample if there is none."""
    primer = _must_have(title)
    domain, _, word = name.partition(BETWEEN)
    if word not in primer.things.get(domain, ()):
        raise NoSuchExample("unknown-example", title=title.name, name=name)
    return primer.example(domain, word)


def described(rules: Rules, lines: tuple[str, ...]) -> Play:
    """A game that stands where these statements put it; nature waits."""
    return Play(rules, start_of(rules, list(enumerate(lines, 1))), start=lines)


def _must_have(title: Title) -> Primer:
    primer = primer_of(title)
    if primer is None:
        raise NoSuchExample("unknown-example", title=title.name, name="")
    return primer
