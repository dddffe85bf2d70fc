"""Patterns over phrases, token by token: `bid zeus|ares 2..4`, `found naxos-*`, `*` alone for anything."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Final

from pelagos.kernel.words import NUMBER, UNKNOWN

ANY: Final = "*"
OR: Final = "|"
TO: Final = ".."


def matches(pattern: str, phrase: str) -> bool:
    """Does this phrase fit?"""
    if pattern == ANY:
        return True
    wanted, said = pattern.split(), phrase.split()
    return len(wanted) == len(said) and all(_fits(token, word) for token, word in zip(wanted, said, strict=True))


def is_plain(pattern: str) -> bool:
    """Is it one phrase, to the letter?"""
    return all(ANY not in token and OR not in token and TO not in token for token in pattern.split())


def _fits(token: str, word: str) -> bool:
    return any(fnmatchcase(word, one) or _within(one, word) for one in token.split(OR))


def _within(token: str, word: str) -> bool:
    least, between, most = token.partition(TO)
    numbers = [NUMBER.index(part) for part in (least, word, most)]
    return bool(between) and UNKNOWN not in numbers and numbers[0] <= numbers[1] <= numbers[2]
