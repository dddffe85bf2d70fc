"""Ukrainian prepositions fit the names before and behind them, whichever names these are."""

from __future__ import annotations

import re
from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.title import Title
from texts.told import sentences

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

VOWEL: Final = "[аеєиіїоуюя]"
CLASH: Final = re.compile(
    rf"(?i:\bу (?=[аеиіоу])|\bв (?=[вф])|{VOWEL} у (?=мор)|{VOWEL} із (?={VOWEL})"
    rf"|\bз (?=[сзшщ][бвгґджзклмнпрстфхцчшщ])|\bй (?=[йєїюя])|[бвгґджзклмнпрстфхцчшщ] й )"
)
"""“у Аргосі”, “в Філоті”, “флотилію у морі”, “кроку із Аргоса”, “з Скопелосу”, “Наксос й”: none of them reads well."""


def clashes(sentence: str) -> list[str]:
    return [sentence[found.start() : found.start() + 20] for found in CLASH.finditer(sentence)]


@titles
def test_no_preposition_clashes_with_any_name(title: Title) -> None:
    told = list(sentences(title, "uk"))

    assert len(told) > 1000
    assert [(name, clash) for name, said in told for clash in clashes(said)] == []


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("загін у Абдері", True),
        ("загін в Абдері", False),
        ("загін в Філоті", True),
        ("загін у Філоті", False),
        ("флотилію у морі Баці", True),
        ("флотилію в морі Баці", False),
        ("У морі Баці", False),
        ("з Скопелосу", True),
        ("зі Скопелосу", False),
        ("не межує із Аргосом", True),
        ("не межує із Наксосом", False),
        ("віддає Хіос й отримує", True),
        ("віддає Хіос та отримує", False),
    ],
)
def test_a_clash_is_noticed(sentence: str, is_wrong: bool) -> None:
    assert bool(clashes(sentence)) is is_wrong
