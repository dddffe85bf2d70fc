"""One term, one word: a language says a term of the games as its glossary lists it."""

from __future__ import annotations

import pytest

from pelagos.texts import FALLBACK, LANGUAGES
from texts.languages import parts
from texts.terms import Term, strayed, strayed_terms, terms, two_names

pytestmark = pytest.mark.pure

translations = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])
LEAST = 25


@translations
def test_every_term_is_said_by_its_word(language: str) -> None:
    assert len(terms(language)) >= LEAST
    assert strayed_terms(language) == []


@translations
def test_a_thing_has_one_name_in_all_titles(language: str) -> None:
    assert two_names(language) == []


@pytest.mark.parametrize(
    ("italian", "wrong"),
    [
        ("La flotta salpa.", []),
        ("Le flotte salpano.", []),
        ("Le navi salpano.", ["sails: fleet"]),
        ("Laflotta salpa.", ["sails: fleet"]),
    ],
)
def test_another_word_for_a_term_is_noticed(italian: str, wrong: list[str]) -> None:
    english, other = (
        parts("sails = The fleets sail.\nfleetly = Fleetly.\n"),
        parts(f"sails = {italian}\nfleetly = Presto.\n"),
    )

    assert strayed([Term("fleet", ["flott"], set())], english, other) == wrong
    assert strayed([Term("fleet", ["flott"], {"sails"})], english, other) == []
