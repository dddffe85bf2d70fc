"""The terms of a language: one English term, one word, as docs/terms/<language>.md lists them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from docs.pages import ROOT
from pelagos.games import TITLES
from pelagos.texts import FALLBACK
from texts.languages import Parts, nouns, parts, source, spoken, whole

FILES: Final = [f"{title.name}{part}.ftl" for title in TITLES for part in ("", "-phrases", "-lobby")]
ROW: Final = re.compile(r"^\| (?P<english>[\w -]+) \| [^|]+ \| (?P<stems>[^|]+) \| [^|]+ \|(?P<but>.*)\|$")


THINGS: Final = re.compile(r"-(?:god|creature|figure|hero|kind|unit)-(?!none$|nobody$)")
"""What is called the same in every title."""


class Term(NamedTuple):
    """A term, the stems that its word begins with, and the messages that say it otherwise."""

    english: str
    stems: list[str]
    excepted: set[str]


def terms(language: str) -> list[Term]:
    path = ROOT / "docs" / "terms" / f"{language}.md"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    rows = [found for line in lines if (found := ROW.match(line)) and found["english"] != "English"]
    return [
        Term(
            row["english"],
            [stem.strip().lower() for stem in row["stems"].split(",")],
            {name.strip(" `") for name in row["but"].split(",") if name.strip()},
        )
        for row in rows
    ]


def strayed(found: list[Term], english: Parts, other: Parts) -> list[str]:
    """Messages that have a term in English and not its word in the other language."""
    faults = []
    for term in found:
        root = term.english[:-1] if term.english.endswith("y") else term.english
        wanted = re.compile(rf"\b{root}(?:s|es|y|ies)?\b", re.IGNORECASE)
        for name in [name for name in english if name in other and name not in term.excepted]:
            said = spoken(other[name]).lower()
            if wanted.search(spoken(english[name])) and not any(re.search(rf"\b{stem}", said) for stem in term.stems):
                faults.append(f"{name}: {term.english}")
    return faults


def strayed_terms(language: str) -> list[str]:
    found = terms(language)
    return [
        f"{file}: {fault}"
        for file in FILES
        for fault in strayed(found, parts(source(FALLBACK, file)), parts(source(language, file)))
    ]


def two_names(language: str) -> list[str]:
    """Things that have one name in English and two in this language."""
    english, own = nouns(whole(FALLBACK)), nouns(whole(language))
    called: dict[str, dict[str, str]] = {}
    for name, value in english.items():
        if name in own and THINGS.search(name):
            called.setdefault(spoken(value[""]), {})[name] = spoken(own[name][""])
    return [f"{english_name}: {found}" for english_name, found in called.items() if len(set(found.values())) > 1]
