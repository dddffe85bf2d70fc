"""The glossary is in order: one entry for each word, by the alphabet, all of them listed at its head."""

from __future__ import annotations

import re
from typing import Final

import pytest

from docs.pages import ROOT, links

pytestmark = pytest.mark.pure

PAGE: Final = ROOT / "GLOSSARY.md"
TEXT: Final = PAGE.read_text(encoding="utf-8")
WORDS: Final = re.findall(r"^### (.+)$", TEXT, re.MULTILINE)


def listed() -> list[str]:
    """The words of the list at the head."""
    (paragraph,) = [part for part in TEXT.split("\n\n") if part.startswith("**[A]")]
    plain = re.sub(r"\*\*\[\w\]\(#[\w-]+\)\*\*", ",", " ".join(paragraph.split()).replace("·", ""))
    return [word.strip() for word in plain.split(",") if word.strip()]


def test_the_words_stand_in_the_order_of_the_alphabet_and_once() -> None:
    lowered = [word.lower() for word in WORDS]

    assert lowered == sorted(set(lowered))


def test_the_list_at_the_head_names_every_word() -> None:
    assert [word.lower() for word in listed()] == [word.lower() for word in WORDS]


def test_every_letter_of_the_list_leads_to_its_first_word() -> None:
    first = {word[0].upper(): word for word in reversed(WORDS)}
    letters = re.findall(r"\*\*\[(\w)\]\(#([\w-]+)\)\*\*", TEXT)

    assert letters == [(letter, first[letter].lower().replace(" ", "-")) for letter in sorted(first)]


def test_what_an_entry_marks_as_a_word_has_an_entry() -> None:
    """That the links lead somewhere is checked for every page; here none may be meant and not linked."""
    marked = re.findall(r"\*\[[^\]]+\]\((#[\w-]+)\)\*", TEXT)

    assert len(marked) > 100
    assert {"#" + word.lower().replace(" ", "-") for word in WORDS} >= set(marked)
    assert set(marked) <= set(links(PAGE))
