"""How far the rules pages of a language are translated."""

from __future__ import annotations

from typing import Final

from docs.pages import ROOT
from pelagos.games import TITLES
from pelagos.texts.rule_translations import merged, read_digests, units

RULES: Final = ROOT / "docs" / "rules"
CONTENTS: Final = "contents"
"""The rules page has an outline instead; a translation may do without its list."""


def page(title: str, language: str = "") -> str:
    path = RULES / language / f"{title}.md"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def side(title: str, language: str) -> str:
    path = RULES / language / f"{title}.digests"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def untranslated(language: str) -> list[str]:
    """Clauses, headings and texts that are English."""
    found = []
    for title in TITLES:
        lost = merged(page(title.name), page(title.name, language), {}).english
        wanted = [unit.key for unit in units(page(title.name)) if unit.key.lstrip("#") != CONTENTS]
        found += [f"{title.name}: {key}" for key in wanted if key in lost]
    return found


def older(language: str) -> list[str]:
    """Those whose English is newer, or that were never noted."""
    found = []
    for title in TITLES:
        known = read_digests(side(title.name, language))
        old = merged(page(title.name), page(title.name, language), known).older
        found += [f"{title.name}: {unit.key}" for unit in units(page(title.name)) if unit.key in old]
    return found


def faults(english: str, other: str) -> list[str]:
    """What a translation has that English has not, twice, or in another place."""
    order = [unit.key for unit in units(english)]
    own = [unit.key for unit in units(other)]
    strange = [f"{key} is not English" for key in own if key not in order]
    twice = [f"{key} stands there twice" for key in sorted(set(own)) if own.count(key) > 1]
    places = [order.index(key) for key in own if key in order]
    moved = [
        f"{key} stands too late" for key, at, before in zip(own[1:], places[1:], places, strict=False) if at < before
    ]
    return strange + twice + ([] if strange or twice else moved)
