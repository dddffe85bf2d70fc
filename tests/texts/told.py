"""Every sentence of a language, with every name that it may be given."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final

from pelagos.kernel.event import Event, Refusal
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.kernel.words import NUMBER
from pelagos.texts import Texts

MANY: Final = 90
"""So many names of a domain are tried; only the cells of Hellas are more."""


@cache
def strict(language: str) -> Texts:
    return Texts(language, strict=True)


def sentences(title: Title, language: str) -> Iterator[tuple[str, str]]:
    """The name of every event, refusal, question and phrase with what it says, for one name after the other."""
    rules, texts = rules_for(title, title.most), strict(language)
    for event in title.events:
        yield from [(event.name, texts.event(rules, Event(event, given))) for given in tries(rules, event.params)]
    for refusal in title.refusals:
        told = [Refusal(refusal, *given) for given in tries(rules, refusal.params)]
        yield from [(refusal.name, texts.refusal(rules, one)) for one in told]
    for task in [task for task in title.tasks if issubclass(task, Choice) and not issubclass(task, Chance)]:
        params = [f"{name}:{title.arguments.get(name, '')}" for name in task.ARGS]
        asked = [dict(zip(task.ARGS, given, strict=True)) for given in tries(rules, params)]
        yield from [(task.__name__, texts.question(rules, task.__name__, given)) for given in asked]
    for pattern in rules.vocabulary.phrases.values():
        for phrase in phrases(rules, pattern):
            yield phrase, texts.phrase(rules, phrase)


def tries(rules: Rules, params: tuple[str, ...] | list[str]) -> Iterator[tuple[int, ...]]:
    """Numbers for the parameters, each of them in turn through all it may be, the others at rest."""
    sizes = [size_of(rules, param.partition(":")[2]) for param in params]
    yield tuple([1 if size > 1 else 0 for size in sizes])
    for at, size in enumerate(sizes):
        for number in range(min(size, MANY)):
            yield tuple([number if i == at else min(1, other - 1) for i, other in enumerate(sizes)])


def size_of(rules: Rules, domain: str) -> int:
    return rules.vocabulary.domains[domain].size() if domain else 3


def phrases(rules: Rules, pattern: str) -> Iterator[str]:
    slots = [token for token in pattern.split() if token.startswith("{")]
    words = [words_of(rules, slot.strip("{}").partition(":")[2]) for slot in slots]
    for at in range(len(slots)) if slots else [0]:
        for number in range(len(words[at]) if slots else 1):
            chosen = iter([known[number] if i == at else known[-1] for i, known in enumerate(words)])
            yield " ".join([next(chosen) if token.startswith("{") else token for token in pattern.split()])


def words_of(rules: Rules, domain: str) -> list[str]:
    known = rules.vocabulary.domains.get(domain)
    return ["1", "2"] if not domain or known is None or known is NUMBER else list(islice(known.words, MANY))
