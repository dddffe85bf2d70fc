"""Italian articles and prepositions fit the names behind them, whichever names these are."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.title import Title
from texts.told import sentences

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

PRONOUNS: Final = ("lo è", "La evacui")
"""What stands before a verb is no article."""
VOWEL: Final = "[aeiouàèéìòùAEIOUÀÈÉÌÒÙ]"
IMPURE: Final = r"(?:[Ss][bcdfglmnpqrtvz]|[Zz]|[Pp]s|[Gg]n|[Xx]|[Yy])"
BEFORE_CONSONANTS: Final = "il|del|al|dal|nel|sul|i|dei|ai|dai|nei|sui"
BEFORE_CONSONANTS_TOO: Final = "l[ao]|dell[ao]|all[ao]|dall[ao]|nell[ao]|sull[ao]|un[ao]"
CLASH: Final = re.compile(
    rf"(?i:\b(?:a (?=a)|e (?=e)|(?:{BEFORE_CONSONANTS}) (?={VOWEL})|(?:{BEFORE_CONSONANTS_TOO}) (?={VOWEL})))"
    rf"|\b(?i:{BEFORE_CONSONANTS}|un) (?={IMPURE})"
)
"""“a Aigiali”, “il Apollo”, “la Arpia”, “il Slancio”, “e Era”: none of them is Italian."""


def clashes(sentence: str) -> list[str]:
    starts = [found.start() for found in CLASH.finditer(sentence)]
    return [sentence[start : start + 20] for start in starts if not sentence[start:].startswith(PRONOUNS)]


@titles
def test_no_article_and_no_preposition_clashes_with_any_name(title: Title) -> None:
    told = list(sentences(title, "it"))

    assert len(told) > 1000
    assert [(name, clash) for name, said in told for clash in clashes(said)] == []


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("accanto a Aigiali", True),
        ("accanto ad Aigiali", False),
        ("il Apollo", True),
        ("dalla Arpia", True),
        ("dall’Arpia", False),
        ("il Slancio", True),
        ("lo Slancio", False),
        ("Zeus e Era", True),
        ("una università", True),
        ("un’università", False),
        ("la Idra arriva", True),
        ("va a Naxos", False),
    ],
)
def test_a_clash_is_noticed(sentence: str, is_wrong: bool) -> None:
    assert bool(clashes(sentence)) is is_wrong
