"""Russian names stand in the case that their preposition asks for, and people keep their own names as they are."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import pytest

from pelagos.games import TITLES
from pelagos.kernel.title import Title
from pelagos.texts import Texts
from texts.languages import nouns, spoken, whole
from texts.told import sentences

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

NEVER_BEFORE_A_SUBJECT: Final = "у|из|от|к|ко|с|со|против|для|без|кроме|под"
"""None of them goes with the nominative, nor with an accusative that is like it."""
CASES: Final = ("gen", "dat", "ins")
HARD_TO_SAY: Final = re.compile(r"\b[Сс] (?=[СсЗзШшЖж][бвгджзклмнпрстфхцчшщ])|\b[Сс]о (?![СсЗзШшЖж][^аеёиоуыэюя])")
"""“с Скиатоса” and “со Наксоса”: the preposition has a vowel where it is needed and nowhere else."""


@cache
def subjects() -> re.Pattern[str]:
    """A preposition before a name as it stands in the lists, where the name has other cases."""
    names = {
        spoken(own[""])
        for own in nouns(whole("ru")).values()
        if "{" not in spoken(own[""]) and not {spoken(own[case]) for case in CASES} & {spoken(own[""])}
    }
    listed = "|".join(sorted(map(re.escape, filter(None, names)), key=len, reverse=True))
    return re.compile(rf"\b(?i:{NEVER_BEFORE_A_SUBJECT}) (?:{listed})(?!\w)")


def clashes(sentence: str) -> list[str]:
    return [found.group() for found in subjects().finditer(sentence)] + HARD_TO_SAY.findall(sentence)


@titles
def test_every_name_has_the_case_of_its_preposition(title: Title) -> None:
    told = list(sentences(title, "ru"))

    assert len(told) > 1000
    assert [(name, clash) for name, said in told for clash in clashes(said)] == []


@pytest.mark.parametrize(
    ("sentence", "is_wrong"),
    [
        ("крадёт жрицу у Синий", True),
        ("крадёт жрицу у Синего", False),
        ("ходит с Афина", True),
        ("ходит с Афиной", False),
        ("Из Мегары уходят", True),
        ("Из Мегар уходят", False),
        ("с Скиатоса на Тасос", True),
        ("со Скиатоса на Тасос", False),
        ("со Наксоса", True),
        ("с Наксоса", False),
        ("уходят из Гаврио", False),
    ],
)
def test_a_clash_is_noticed(sentence: str, is_wrong: bool) -> None:
    assert bool(clashes(sentence)) is is_wrong


def test_people_are_not_declined_but_called_players() -> None:
    texts = Texts("ru", strict=True)
    texts._load("pelagos.texts", "page")

    assert texts.message("page-remove", name="Anna") == "Удалить игрока Anna"
    assert texts.message("page-departed", name="Anna", why="out-of-time") == "У игрока Anna вышло время."
