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
from texts.rule_pages import page
from texts.test_kept_sentences import said
from texts.told import sentences

pytestmark = pytest.mark.pure

titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)

NEVER_BEFORE_A_SUBJECT: Final = "у|из|от|к|ко|с|со|против|для|без|кроме|под"
"""None of them goes with the nominative, nor with an accusative that is like it."""
CASES: Final = ("gen", "dat", "ins")
HARD_TO_SAY: Final = re.compile(r"\b[Сс] (?=[СсЗзШшЖж][бвгджзклмнпрстфхцчшщ])|\b[Сс]о (?![СсЗзШшЖж][^аеёиоуыэюя])")
"""“с Скиатоса” and “со Наксоса”: the preposition has a vowel where it is needed and nowhere else."""

WHICH: Final = r"из|как\w+|люб\w+|сво\w+|ваш\w+|одной|его"
NOT_SAID: Final = [
    (("classic", "legendary"), r"\bпредл(?:аг|ож)", "gods are brought gold, and nobody proposes it to them"),
    (("classic",), r"\bучаст\w+ метропол", "the site is for a metropolis and not of one"),
    (("hellas",), r"\b(?:с моря|за морем)\b", "by sea, as by land"),
    (("hellas",), r"\b(?:кла[дс]|полож)\w* (?:плитк|её)", "a tile is laid by one verb"),
    (("legendary",), rf"\b(?:в|из) (?:(?:{WHICH}) )*земл", "what is put into the land is buried"),
    (("classic", "legendary"), r"\bпоряд(?:ок|ка|ке) хода\b", "the printed book has an order of turns"),
]
OFFERED: Final = {"classic-lesson-last-island-hello", "legendary-lesson-last-land-hello"}
"""Here it is a move that the game offers."""


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


@pytest.mark.parametrize(("titles", "pattern", "why"), NOT_SAID)
def test_what_is_said_in_one_way_is_not_said_in_another(titles: tuple[str, ...], pattern: str, why: str) -> None:
    messages = [item for file, own in whole("ru").items() if file.startswith(titles) for item in own.items()]
    wrong = re.compile(pattern, re.IGNORECASE)

    assert len(messages) > 100
    assert [name for name, own in messages if wrong.search(spoken(own)) and name not in OFFERED] == [], why


@pytest.mark.parametrize(
    ("told", "clause"), [("classic refusal bid-too-low zeus 5", "C-7.3"), ("hellas refusal one-neighbour 0,0", "H-2.7")]
)
def test_the_refusals_that_the_rules_quote_are_said_so(told: str, clause: str) -> None:
    refusal = said(Texts("ru", strict=True), told)

    assert f"«{refusal} [{clause}]»" in " ".join(page(told.partition(" ")[0], "ru").split())
