"""Which words of the titles want to be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.kernel.title import Title, rules_for

ELSEWHERE: Final = {("hellas", "kind"): "units"}


def demanded(title: Title, pictured: Mapping[str, str]) -> set[tuple[str, str]]:
    """Group and word of all words of these domains in the vocabulary of a title, with any number of seats."""
    found = set()
    for seats in range(title.fewest, title.most + 1):
        for domain in rules_for(title, seats).vocabulary.domains.values():
            if domain.name in pictured:
                group = ELSEWHERE.get((title.name, domain.name), pictured[domain.name])
                found |= {(group, word) for word in domain.words}
    return found
