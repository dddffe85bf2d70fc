"""Plain questions find clauses: what a reader asks for means words that the rules use."""

from __future__ import annotations

import re

import pytest

from pelagos.games import TITLES
from pelagos.texts import LANGUAGES, Texts
from pelagos.texts.rulebook import rulebook

pytestmark = pytest.mark.pure

QUESTIONS = {
    "en": ("retreat", "draw in battle", "when does it end"),
    "it": ("ritirata", "pareggio in battaglia", "quando finisce"),
    "ru": ("отступление", "ничья в сражении", "когда кончается"),
    "uk": ("відступ", "нічия в битві", "коли кінець"),
}
"""Of the task that asked for them."""
languages = pytest.mark.parametrize("language", LANGUAGES)


def synonyms(language: str) -> dict[str, list[str]]:
    texts = Texts(language, strict=True)
    texts._load("pelagos.texts", "lobby")
    pairs = [pair.split("=") for pair in texts.message("lobby-synonyms").split(";")]
    return {asked.strip(): meant.split("|") for said, meant in pairs for asked in said.split("|")}


def clauses(language: str) -> list[str]:
    """All clauses of all titles as this language has them, without marks, in small letters."""
    books = [rulebook(title.name, language)["clauses"] for title in TITLES]
    return [re.sub(r"<[^>]*>", " ", told["html"]).lower() for book in books for told in book.values()]


@languages
def test_every_meaning_is_found_in_some_clause(language: str) -> None:
    told = clauses(language)
    for asked, meanings in synonyms(language).items():
        for meaning in meanings:
            assert any(meaning.strip() in clause for clause in told), (asked, meaning)


@languages
def test_the_questions_that_everybody_asks_are_known(language: str) -> None:
    assert set(QUESTIONS[language]) <= set(synonyms(language))
