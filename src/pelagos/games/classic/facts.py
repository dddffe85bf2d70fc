"""What pages are told about the rules, so that none of them knows any (docs/protocol.md, facts)."""

from __future__ import annotations

from pelagos.games.classic.hooks import ring_closed_by
from pelagos.games.classic.ids import FIGURE_CARDS
from pelagos.games.classic.position import Classic
from pelagos.kernel.title import Json
from pelagos.kernel.words import Vocabulary


def facts(g: Classic, vocabulary: Vocabulary) -> Json:
    """Of a blank position under some setup."""
    return {
        "closes": _closes(g, vocabulary),
        "goal": {"of": "metropolis", "count": int(g.frame.goal), "last": int(g.frame.cycle_limit), "told_from": 0},
        "gods_up": int(g.frame.gods_up),
    }


def _closes(g: Classic, vocabulary: Vocabulary) -> Json:
    """By figure and by the place where it stands, the seas that are closed then. The Kraken closes its own (C-2.10)."""
    figures, islands, seas = [vocabulary.domains[name].words for name in ("figure", "island", "sea")]
    found: dict[str, dict[str, list[str]]] = {}
    for figure, creature in zip(figures, FIGURE_CARDS, strict=True):
        for island, word in enumerate(islands):
            closed = int(ring_closed_by(g, creature, island))
            if closed:
                found.setdefault(figure, {})[word] = [sea for i, sea in enumerate(seas) if closed >> i & 1]
    return {**found, "kraken": {sea: [sea] for sea in seas}}
