"""What people type, made into whole phrases, and long lists of phrases made short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pelagos.cli.screen import BadCall
from pelagos.kernel.errors import BadWords
from pelagos.kernel.words import Vocabulary


def meant(typed: str, options: Sequence[str], vocabulary: Vocabulary) -> str:
    """The phrase that was typed, perhaps with every word cut short: an option if it can be one."""
    tokens = typed.split()
    whole = " ".join(tokens)
    if whole in options:
        return whole
    for phrases in (options, _speakable(tokens, vocabulary)):
        found = [phrase for phrase in phrases if _shortens(tokens, phrase.split())]
        if len(found) == 1:
            return found[0]
        if found and not _readable(whole, vocabulary):
            raise BadCall("ambiguous", phrase=whole, first=found[0], second=found[1])
    return whole


def _readable(phrase: str, vocabulary: Vocabulary) -> bool:
    """Is it a phrase as it stands, be it on offer or not?"""
    try:
        vocabulary.read(phrase)
    except BadWords:
        return False
    return True


def _speakable(tokens: list[str], vocabulary: Vocabulary) -> list[str]:
    """Every phrase of the vocabulary that these words may shorten, whether it is offered or not."""
    found: list[str] = []
    for pattern in vocabulary.phrases.values():
        slots = pattern.split()
        if len(slots) == len(tokens):
            starts = [""]
            for slot, token in zip(slots, tokens, strict=True):
                fitting = [word for word in _words(slot, token, vocabulary) if _begins(word, token)]
                starts = [f"{start} {word}" for start in starts for word in fitting]
            found.extend(start.strip() for start in starts)
    return found


def _words(slot: str, token: str, vocabulary: Vocabulary) -> Iterable[str]:
    """What may stand there: the fixed word, a domain's words, or the number that was typed."""
    if not slot.startswith("{"):
        return [slot]
    domain = slot[1:-1].partition(":")[2]
    if domain:
        return vocabulary.domains[domain].words
    return [token] if token.isdecimal() else []


def _shortens(tokens: list[str], words: list[str]) -> bool:
    return len(tokens) == len(words) and all(_begins(word, token) for word, token in zip(words, tokens, strict=True))


def _begins(word: str, token: str) -> bool:
    """A number is never cut short: 1 is not 10."""
    return word == token if word.isdecimal() else word.startswith(token)


class Run(NamedTuple):
    """Options whose last numbers count up by one: their place in the list, their common words, their numbers."""

    first: int
    last: int
    stem: str
    low: str
    high: str

    def numbers(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}–{self.last}"

    def phrase(self) -> str:
        return " ".join([self.stem, self.low if self.low == self.high else f"{self.low}…{self.high}"]).strip()


def runs(options: Sequence[str]) -> list[Run]:
    """The options in order, numbered from 1, neighbours drawn together."""
    found: list[Run] = []
    for i, phrase in enumerate(options, 1):
        stem, _, end = phrase.rpartition(" ")
        last = found[-1] if found else None
        if last is not None and last.stem == stem and _follows(last.high, end):
            found[-1] = last._replace(last=i, high=end)
        else:
            found.append(Run(i, i, stem, end, end))
    return found


def _follows(before: str, after: str) -> bool:
    return before.isdecimal() and after.isdecimal() and int(after) == int(before) + 1
