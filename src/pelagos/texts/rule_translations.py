"""A rules page in another language, clause by clause: what is not translated is English, what is older is marked.

A translation is `docs/rules/<language>/<title>.md`, with the clause numbers and the anchors of the English page. Beside
it `<title>.digests` has a line for every clause: its number, and the digest of the English text it was translated from.
Headings without a number name the English one they stand for: `## Come leggere {#how-to-read-this-page}`.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final, NamedTuple

CLAUSE: Final = r"[A-Z]-\d+(?:\.[A-Z]?\d+)*"
HEADING: Final = re.compile(r"(#+) (.+?)(?: \{#([\w-]+)\})?")
NUMBERED: Final = re.compile(rf"{CLAUSE}\b")
ITEM: Final = re.compile(rf"- \*\*({CLAUSE})\*\*")
FENCE: Final = "```"
DIGITS: Final = 12


class Unit(NamedTuple):
    """A heading, the text below it, or a clause with all that belongs to it."""

    key: str
    text: str
    apart: bool
    """A blank line stands behind it: without one, clauses are one list without paragraphs."""


class Translation(NamedTuple):
    """An English page with what is translated in its place."""

    text: str
    english: frozenset[str]
    """Clauses and sections that are not translated."""
    older: frozenset[str]
    """Clauses whose English has changed since they were translated."""


def slug(heading: str) -> str:
    """How the documentation links to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def units(text: str) -> list[Unit]:
    """A page in pieces: `#H-1` for a heading, `H-1` for what stands below it, `H-1.1` for a clause."""
    found: list[tuple[str, list[str]]] = []
    fenced = False
    for line in text.splitlines():
        heading = None if fenced else HEADING.fullmatch(line)
        item = None if fenced else ITEM.match(line)
        if heading:
            number = NUMBERED.match(heading[2])
            section = heading[3] or (number[0] if number else slug(heading[2]))
            found += [(f"#{section}", [f"{heading[1]} {heading[2]}", ""]), (section, [])]
        elif item:
            found.append((item[1], [line]))
        elif found:
            found[-1][1].append(line)
        fenced ^= line.lstrip().startswith(FENCE)
    return [Unit(key, "\n".join(lines).strip("\n"), lines[-1:] == [""]) for key, lines in found]


def headings(text: str) -> list[tuple[str, str]]:
    """The anchors of a page, with the headings that they belong to."""
    found = [unit for unit in units(text) if unit.key.startswith("#")]
    return [(unit.key.removeprefix("#"), unit.text.lstrip("# ")) for unit in found]


def digest(text: str) -> str:
    """Of the English text of a clause; how its lines are broken does not count."""
    return hashlib.sha256(" ".join(text.split()).encode()).hexdigest()[:DIGITS]


def digests(text: str) -> dict[str, str]:
    """Of everything on an English page that says something."""
    return {unit.key: digest(unit.text) for unit in units(text) if unit.text}


def read_digests(text: str) -> dict[str, str]:
    return dict(line.split() for line in text.splitlines() if line and not line.startswith("# "))


def merged(english: str, other: str, known: dict[str, str]) -> Translation:
    """The English page, with every piece that there is in the other language, and which of them are older."""
    own = {unit.key: unit.text for unit in units(other)}
    wanted = units(english)
    lost = frozenset(unit.key for unit in wanted if unit.text and not own.get(unit.key))
    there = [unit for unit in wanted if unit.text and unit.key not in lost]
    older = frozenset(unit.key for unit in there if known.get(unit.key) != digest(unit.text))
    pieces = [(own.get(unit.key) or unit.text) + ("\n\n" if unit.apart else "\n") for unit in wanted if unit.text]
    return Translation("".join(pieces), lost, older)
