"""What pages are told about the rules, so that none of them knows any (docs/protocol.md, facts)."""

from __future__ import annotations

from typing import Final

from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.hooks import closed_by
from pelagos.games.legendary.ids import APOLLO, ARES, ATHENA, FIGURE_CARDS, HERA, NONE, POSEIDON, ZEUS
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.title import Json
from pelagos.kernel.words import Vocabulary

RECRUITS: Final = {ARES: "troop", ATHENA: "philosopher", HERA: "mercenary", POSEIDON: "fleet", ZEUS: "priestess"}
APOLLOS_GIFTS: Final = ("prosperity", "prosperity", "gold")
"""L-10.6: on a land, on a sea, and into the purse."""


def facts(g: Legendary, vocabulary: Vocabulary) -> Json:
    """Of a blank position under some setup."""
    return {
        "closes": _closes(g, vocabulary),
        "gives": _gives(vocabulary),
        "goal": {"of": "metropolis", "count": int(g.frame.goal), "last": int(g.frame.cycle_limit), "told_from": 0},
        "gods_up": int(g.frame.gods_up),
    }


def _closes(g: Legendary, vocabulary: Vocabulary) -> Json:
    """By figure and by the area where it stands, the seas that are closed then."""
    figures, areas, seas = [vocabulary.domains[name].words for name in ("figure", "area", "sea")]
    found: dict[str, dict[str, list[str]]] = {}
    for figure, creature in zip(figures, FIGURE_CARDS, strict=True):
        for area, word in enumerate(areas):
            closed = int(closed_by(g, creature, area))
            if closed:
                found.setdefault(figure, {})[word] = [sea for i, sea in enumerate(seas) if closed >> i & 1]
    return found


def _gives(vocabulary: Vocabulary) -> Json:
    """L-10.0: by god, what is had for nothing; whose building depends on what is owned, the recruit alone (L-10.5)."""
    kinds = vocabulary.domains["kind"].words
    found: dict[str, list[str]] = {}
    for god, word in enumerate(vocabulary.domains["god"].words):
        if god == APOLLO:
            found[word] = list(APOLLOS_GIFTS)
        else:
            kind = int(GODS[god].kind)
            found[word] = [*([kinds[kind]] if kind != NONE else []), RECRUITS[god]]
    return found
