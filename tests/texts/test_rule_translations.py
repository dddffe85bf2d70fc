"""A rules page in another language has the clauses, the numbers and the anchors of the English one."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts import FALLBACK, LANGUAGES
from pelagos.texts.rule_translations import digest, digests, headings, merged, read_digests, units
from pelagos.texts.rulebook import read_rulebook, read_translated, rulebook
from texts.rule_pages import faults, page, side

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
translations = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])

ENGLISH: Final = """# T: the rules

Our words.

## How to read

See T-1.1 and [the parts](#t-1-parts).

## T-1 Parts

- **T-1.1** One. See T-1.2.
- **T-1.2** Two:

| a | b |
|---|---|
| 1 | 2 |

## Tiles

A list.
"""
ITALIAN: Final = """# T: le regole {#t-the-rules}

Parole nostre.

## Come leggere {#how-to-read}

Vedi T-1.1 e [le parti](#t-1-parts).

## T-1 Le parti

- **T-1.2** Due:

| a | b |
|---|---|
| 1 | 2 |
"""


def noted(english: str) -> str:
    return "\n".join([f"{key} {found}" for key, found in digests(english).items()])


@titles
@translations
def test_a_translation_has_nothing_that_english_has_not_and_the_same_order(language: str, title: Title) -> None:
    assert faults(page(title.name), page(title.name, language)) == []


@titles
@translations
def test_every_translated_clause_has_its_digest(language: str, title: Title) -> None:
    own = [unit.key for unit in units(page(title.name, language)) if unit.text]

    assert list(read_digests(side(title.name, language))) == own


@titles
@translations
def test_a_page_in_another_language_has_the_same_clauses_numbers_and_anchors(language: str, title: Title) -> None:
    english, other = rulebook(title.name), rulebook(title.name, language)
    ids = [re.findall(r'<li id="([^"]+)"', section["html"]) for section in english["sections"]]

    assert [section["id"] for section in other["sections"]] == [section["id"] for section in english["sections"]]
    assert [section["level"] for section in other["sections"]] == [section["level"] for section in english["sections"]]
    assert list(other["clauses"]) == list(english["clauses"])
    assert [re.findall(r'<li id="([^"]+)"', section["html"]) for section in other["sections"]] == ids


@titles
@translations
def test_a_translation_cites_what_english_cites(language: str, title: Title) -> None:
    """A clause that was taken for another would be found by its citations."""
    cited = re.compile(r"\b[A-Z]-\d+(?:\.[A-Z]?\d+)*")
    own = {unit.key: unit.text for unit in units(page(title.name, language))}
    both = [(unit.key, unit.text, own[unit.key]) for unit in units(page(title.name)) if own.get(unit.key)]

    assert [key for key, text, other in both if set(cited.findall(text)) != set(cited.findall(other))] == []


@titles
def test_the_english_page_is_put_together_again_as_it_was(title: Title) -> None:
    english = page(title.name)
    book = read_translated(english, "it", english, noted(english))

    assert {**book, "language": FALLBACK} == {"language": FALLBACK, **read_rulebook(english)}


def test_what_is_not_translated_is_english_and_says_so() -> None:
    book = read_translated(ENGLISH, "it", ITALIAN, noted(ENGLISH))
    clauses = book["clauses"]

    assert [(part["id"], part["heading"]) for part in book["sections"]] == [
        ("t-the-rules", "T: le regole"),
        ("how-to-read", "Come leggere"),
        ("T-1", "T-1 Le parti"),
        ("tiles", "Tiles"),
    ]
    assert "Due" in clauses["T-1.2"]["html"]
    assert "<table>" in clauses["T-1.2"]["html"]
    assert (clauses["T-1.2"]["english"], clauses["T-1.2"]["older"]) == (False, False)
    assert "One. See <a" in clauses["T-1.1"]["html"]
    assert clauses["T-1.1"]["english"]
    assert '<li id="T-1.1" lang="en">' in book["sections"][2]["html"]
    assert '<a href="#T-1">le parti</a>' in book["sections"][1]["html"]
    assert [part["english"] for part in book["sections"]] == [heading for _, heading in headings(ENGLISH)]


def test_a_clause_whose_english_has_changed_is_marked() -> None:
    changed = ENGLISH.replace("Two:", "Two, and no more:")
    book = read_translated(changed, "it", ITALIAN, noted(ENGLISH))

    assert book["clauses"]["T-1.2"]["older"]
    assert '<li id="T-1.2" data-older="">' in book["sections"][2]["html"]
    assert not book["clauses"]["T-1.1"]["older"]


def test_a_clause_that_was_never_noted_is_older_and_broken_lines_change_nothing() -> None:
    assert "T-1.2" in merged(ENGLISH, ITALIAN, {}).older
    assert digest("One. See\n  T-1.2.") == digest("One. See T-1.2.")


@pytest.mark.parametrize(
    ("planted", "wrong"),
    [
        (ITALIAN.replace("T-1.2", "T-1.9"), ["T-1.9 is not English"]),
        (ITALIAN.replace(" {#how-to-read}", ""), ["#come-leggere is not English", "come-leggere is not English"]),
        (ITALIAN + "- **T-1.2** Due.\n", ["T-1.2 stands there twice"]),
        (ITALIAN + "- **T-1.1** Uno.\n", ["T-1.1 stands too late"]),
        (ITALIAN, []),
    ],
    ids=["number", "anchor", "twice", "order", "good"],
)
def test_what_is_wrong_with_a_translation_is_noticed(planted: str, wrong: list[str]) -> None:
    assert faults(ENGLISH, planted) == wrong


def test_a_language_without_a_page_reads_english() -> None:
    assert rulebook("classic", "tlh") == rulebook("classic")
    assert rulebook("classic")["language"] == FALLBACK
