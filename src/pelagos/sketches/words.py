"""The words of a sketch: messages `<title>-sketch-…`, names as headings, and what cards do."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pelagos.kernel.title import Rules
from pelagos.texts import Texts


class Words:
    """What one title says in one language."""

    def __init__(self, rules: Rules, texts: Texts) -> None:
        self._rules: Final = rules
        self._texts: Final = texts
        texts.load(rules.title, "sketch")

    def say(self, name: str, /, **given: str | int) -> str:
        return self._texts.message(f"{self._rules.title.name}-sketch-{name}", **given)

    def name(self, domain: str, number: int) -> str:
        """What people call a thing, as a heading."""
        return self._texts.heading(self._rules, domain, self._rules.vocabulary.domains[domain].word(number))

    def listed(self, names: Iterable[str]) -> str:
        """Names behind a label; a dash where there are none."""
        return self._texts.listed(names) or "-"

    def tells(self, domain: str, number: int) -> str:
        """What a card does."""
        word = self._rules.vocabulary.domains[domain].word(number)
        return self._texts.message(f"{self._rules.title.name}-tells-{domain}-{word}")
