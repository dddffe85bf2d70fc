"""Sentences of every language as people have read and approved them: `sentences/<language>.txt`.

A line is a title, `event` or `refusal`, its name, and the words or numbers of its parameters; behind the colon stands
what it says. Names of every gender and number that the language has are among them.
"""

from __future__ import annotations

from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.event import Event, Kind, Refusal
from pelagos.kernel.title import Rules, rules_for
from pelagos.texts import FALLBACK, LANGUAGES, Texts
from texts.languages import HERE, Parts, declared, nouns, spoken, whole

pytestmark = pytest.mark.pure

BY_NAME: Final = {title.name: title for title in TITLES}
LEAST: Final = 40
translations = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])


def kept(language: str) -> list[tuple[str, str]]:
    """What is told, as it is written down, and the sentence."""
    lines = (HERE / "sentences" / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [(line.partition(": ")[0], line.partition(": ")[2]) for line in lines if line and not line.startswith("#")]


def said(texts: Texts, told: str) -> str:
    title, sort, name, *words = told.split()
    rules = rules_for(BY_NAME[title], BY_NAME[title].most)
    kinds = rules.title.events if sort == "event" else rules.title.refusals
    kind = next(kind for kind in kinds if kind.name == name)
    numbers = tuple(numbers_of(rules, kind, words))
    if sort == "event":
        return texts.event(rules, Event(kind, numbers))
    return texts.refusal(rules, Refusal(kind, *numbers))


def numbers_of(rules: Rules, kind: Kind, words: list[str]) -> list[int]:
    domains = [param.partition(":")[2] for param in kind.params]
    return [
        rules.vocabulary.domains[domain].index(word) if domain else int(word)
        for domain, word in zip(domains, words, strict=True)
    ]


@translations
def test_sentences_are_said_as_they_were_approved(language: str) -> None:
    texts = Texts(language, strict=True)
    lines = kept(language)

    assert len(lines) >= LEAST
    assert [(told, said(texts, told), wanted) for told, wanted in lines if said(texts, told) != wanted] == []


@translations
def test_every_gender_number_and_article_is_among_them(language: str) -> None:
    words = {word for told, _ in kept(language) for word in told.split()[3:]}
    traits = [trait for trait in ("gender", "number", "article") if trait in declared(language, "language-traits")]
    names = nouns(whole(language))
    used = {name: own for name, own in names.items() if name.rpartition("-")[2] in words}
    for trait in traits:
        assert told_traits(used, trait) == told_traits(names, trait), trait


def told_traits(names: dict[str, Parts], trait: str) -> set[str]:
    """What names say of themselves; those that take it from the name of a place say nothing here."""
    return {said for own in names.values() if trait in own and (said := spoken(own[trait]))}
