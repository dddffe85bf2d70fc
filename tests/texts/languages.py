"""What is to be said of a language: what it lacks, what is still English, which forms are missing.

`tools/language_status.py` prints it for a language that is being written; tests hold it for those that are listed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pelagos.games import TITLES
from pelagos.games.hellas.data import TILE_SET
from pelagos.games.legendary.tiles import FACES
from pelagos.texts import FALLBACK, HOME, PLACES
from pelagos.texts.functions import RULE
from texts.catalogue import Variables

LANGUAGE: Final = "language.ftl"
PLACE_FILE: Final = f"{PLACES}.ftl"
CASES: Final = "language-cases"
"""The cases that every name of this language has."""
TRAITS: Final = "language-traits"
"""What else may stand beside a name: its gender, its article, forms that only some names have."""
ALPHABET: Final = "language-alphabet"
OTHER_ALPHABET: Final = "other"
"""Says of a language that it does not write the names of boards as the boards do."""
NOUNS: Final = (
    *("seat", "faction", "team", "god", "land", "sea", "island", "site", "only-site", "card", "kind", "unit"),
    *(
        "creature",
        "figure",
        "hero",
        "slot",
        "tile",
        "spot",
        "action",
        "bonus",
        "marker",
        "first-marker",
        "second-marker",
    ),
)
"""Domains whose names stand in sentences; the others are told by themselves."""
HERE: Final = Path(__file__).parent
LEGENDARY_HOME: Final = "pelagos.games.legendary"
DOLPHIN: Final = "Dolphin"

Parts = dict[str, ftl.Pattern]
"""Every id, and every attribute as `id.attribute`."""


def file_names(language: str = FALLBACK) -> list[str]:
    folder = files(HOME) / language
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")) if folder.is_dir() else []


def source(language: str, file: str) -> str:
    path = files(HOME) / language / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def parts(text: str) -> Parts:
    found: Parts = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message | ftl.Term):
            sign = "-" if isinstance(entry, ftl.Term) else ""
            own = [(f"{sign}{entry.id.name}.{part.id.name}", part.value) for part in entry.attributes]
            for name, pattern in [(f"{sign}{entry.id.name}", entry.value), *own]:
                assert name not in found, name
                if pattern is not None:
                    found[name] = pattern
    return found


def variables(pattern: ftl.Pattern) -> set[str]:
    found = Variables()
    found.visit(pattern)
    return found.names


def declared(language: str, message: str) -> list[str]:
    """The words of a message of `language.ftl`, such as `gen dat acc`."""
    pattern = parts(source(language, LANGUAGE)).get(message)
    return spoken(pattern).split() if pattern else []


def spoken(pattern: ftl.Pattern) -> str:
    """The words of a pattern without what is filled in, every variant of it."""
    collected = Spoken()
    collected.visit(pattern)
    return " ".join(" ".join(collected.texts).split())


class Spoken(Visitor):
    """Collects what a pattern says in its own words."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 -- the visitor wants this name
        self.texts.append(str(node.value))


class Forms(Visitor):
    """Collects the forms that sentences ask for by CASE, and what they choose by."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.chosen: list[tuple[ftl.SyntaxNode, set[str]]] = []

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802 -- as above
        given = node.arguments.positional
        if node.id.name == "CASE" and len(given) > 1 and isinstance(given[1], ftl.StringLiteral):
            self.asked.add(given[1].value)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 -- as above
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ftl.Identifier)}
        self.chosen.append((node.selector, keys))
        self.generic_visit(node)


@dataclass
class Findings:
    """What is to be done for a language, by the name of the fault."""

    missing: list[str] = field(default_factory=list)
    foreign: list[str] = field(default_factory=list)
    variables: list[str] = field(default_factory=list)
    same: list[str] = field(default_factory=list)
    forms: list[str] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[str, list[str]]]:
        yield "missing", self.missing
        yield "not in English", self.foreign
        yield "other variables than English", self.variables
        yield "equal to English and not listed", self.same
        yield "names without a form", self.forms
        yield "forms that no name has", self.asked


def findings(language: str, english: dict[str, Parts] | None = None, other: dict[str, Parts] | None = None) -> Findings:
    """Everything that is wrong with a language as it stands."""
    english = english or whole(FALLBACK)
    other = other if other is not None else whole(language)
    allowed = {*_words(other, CASES), *_words(other, TRAITS)}
    # A name may be the same in a language that has the same letters.
    alike = set() if _words(other, ALPHABET) == [OTHER_ALPHABET] else set(nouns(english))
    found, listed = Findings(), allowed_same(language) | alike
    for file, wanted in english.items():
        own = other.get(file, {})
        found.missing += [f"{file}: {name}" for name in wanted if name not in own]
        found.foreign += [f"{file}: {name}" for name in own if name not in wanted and not _is_own(file, name, allowed)]
        for name in [name for name in wanted if name in own]:
            given, used = variables(wanted[name]), variables(own[name])
            if given != used:
                found.variables.append(f"{file}: {name} uses {', '.join(sorted(used)) or 'none'}")
            if file != LANGUAGE and _is_untranslated(wanted[name], own[name]) and not _is_listed(name, listed):
                found.same.append(f"{file}: {name}")
    found.forms = missing_forms(other)
    found.asked = unknown_forms(other)
    return found


def whole(language: str) -> dict[str, Parts]:
    return {file: parts(source(language, file)) for file in file_names(FALLBACK)}


def _words(files_of: dict[str, Parts], message: str) -> list[str]:
    pattern = files_of.get(LANGUAGE, {}).get(message)
    return spoken(pattern).split() if pattern else []


def _is_own(file: str, name: str, forms: set[str]) -> bool:
    """A language may have terms, rules, names of places and forms of its own."""
    own = name.startswith(RULE) if file == LANGUAGE else file == PLACE_FILE and name.startswith("place-")
    if name.startswith("-") or own:
        return True
    return name.partition(".")[2] in forms


def _is_untranslated(english: ftl.Pattern, other: ftl.Pattern) -> bool:
    said = spoken(english)
    return any(letter.isalpha() for letter in said) and said == spoken(other)


def _is_listed(name: str, listed: set[str]) -> bool:
    return name in listed or name.endswith(".clause")


def allowed_same(language: str) -> set[str]:
    """Messages that may read as in English: names, numbers, words that are the same."""
    path = HERE / "same" / f"{language}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    return {line.strip() for line in lines if line.strip() and not line.startswith("#")}


def nouns(files_of: dict[str, Parts]) -> dict[str, Parts]:
    """The names of a language, each with its forms."""
    kinds = "|".join([f"{title.name}-(?:{'|'.join(NOUNS)})(?:-[a-z0-9-]+)?" for title in TITLES])
    pattern = re.compile(rf"(?:{kinds}|place-\w+|board-spot(?:-by-dolphin)?)(?:\.(\w+))?")
    found: dict[str, Parts] = {}
    for own in files_of.values():
        for name, value in own.items():
            if pattern.fullmatch(name):
                message, _, form = name.partition(".")
                found.setdefault(message, {})[form] = value
    return found


def missing_forms(files_of: dict[str, Parts]) -> list[str]:
    """Cases that the language declares and that a name does not have."""
    rules = {name.removeprefix(RULE) for name in files_of.get(LANGUAGE, {}) if name.startswith(RULE)}
    cases = [case for case in _words(files_of, CASES) if case not in rules]
    return [f"{name}.{case}" for name, own in nouns(files_of).items() for case in cases if case not in own]


def unknown_forms(files_of: dict[str, Parts]) -> list[str]:
    """Forms that sentences ask for, and that are neither declared nor made by a rule."""
    rules = {name.removeprefix(RULE) for name in files_of.get(LANGUAGE, {}) if name.startswith(RULE)}
    known = {*_words(files_of, CASES), *_words(files_of, TRAITS), *rules}
    return [
        f"{file}: {name} asks for {form}"
        for file, own in files_of.items()
        for name, pattern in own.items()
        for form in sorted(asked_forms(pattern) - known)
    ]


def asked_forms(pattern: ftl.Pattern) -> set[str]:
    forms = Forms()
    forms.visit(pattern)
    return forms.asked


@cache
def places() -> frozenset[str]:
    """Every place that a board names, as the ids of messages spell it."""
    tiles = [tomllib.loads(file.read_text(encoding="utf-8")) for file in (files(LEGENDARY_HOME) / "tiles").iterdir()]
    areas = [area for tile in tiles for face in FACES for sort in ("land", "sea") for area in tile[face][sort]]
    islands = [
        spoken(pattern) for name, pattern in parts(source(FALLBACK, "classic.ftl")).items() if "-island-i" in name
    ]
    cities = [name for name in TILE_SET.names if name != DOLPHIN]
    return frozenset(name.lower() for name in [*[area["name"] for area in areas], *islands, *cities])


def missing_places(language: str) -> list[str]:
    """A language in another alphabet names every place; any other names those that it writes otherwise."""
    own = {name.removeprefix("place-") for name in parts(source(language, PLACE_FILE)) if "." not in name}
    if declared(language, ALPHABET) != [OTHER_ALPHABET]:
        return []
    return [f"place-{name}" for name in sorted(places() - own)]


def strange_places(language: str) -> list[str]:
    """Names of places that no board has."""
    own = {name.removeprefix("place-") for name in parts(source(language, PLACE_FILE)) if "." not in name}
    return sorted(own - places())
