"""A language that is listed says all that English says, of the same things, in its own words and forms."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import ast as ftl

from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Refusal
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Chance
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.texts import FALLBACK, HOME, LANGUAGES, Texts
from pelagos.texts.lexicon import lexicon
from texts import languages as checked
from texts.languages import LANGUAGE, Findings, Forms, Parts, findings, parts, source
from texts.spelling import LATIN, Unavailable, misspelt, names_of, unknown

pytestmark = pytest.mark.pure

PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
GENDERS: Final = {"m", "f", "n", "pl", "other"}
TRANSLATIONS: Final = [name for name in LANGUAGES if name != FALLBACK]

languages = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", TRANSLATIONS)
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


@translations
def test_a_listed_language_is_whole(language: str) -> None:
    assert {fault: found for fault, found in findings(language).rows() if found} == {}
    assert checked.missing_places(language) == []
    assert checked.strange_places(language) == []


@translations
def test_a_language_cites_the_clauses_that_english_cites(language: str) -> None:
    for file in checked.file_names():
        english, other = (
            {name: checked.spoken(value) for name, value in parts(source(of, file)).items()}
            for of in (FALLBACK, language)
        )
        cited = {name: clause for name, clause in english.items() if name.endswith(".clause")}

        assert {name: other[name] for name in cited} == cited


def test_every_folder_is_a_listed_language() -> None:
    """Half a language is none: it is written elsewhere, and comes with the line that lists it."""
    folders = {folder.name for folder in files(HOME).iterdir() if (folder / LANGUAGE).is_file()}

    assert folders == set(LANGUAGES)


@languages
def test_a_language_has_no_file_that_english_has_not(language: str) -> None:
    assert {file.name for file in (files(HOME) / language).iterdir()} <= set(checked.file_names())


ENGLISH: Final = "greet = Hello { $name }\n    .clause = L-1\nbye = { $n ->\n    [one] One\n   *[other] { $n }\n}\n"


def planted(
    text: str, language: str = "language-cases = gen\nlanguage-traits = gender\n", english: str = ENGLISH
) -> Findings:
    own: dict[str, Parts] = {LANGUAGE: parts(language), "planted.ftl": parts(text)}
    return findings(
        "tlh", {LANGUAGE: parts("language-cases = x\nlanguage-traits = x\n"), "planted.ftl": parts(english)}, own
    )


@pytest.mark.parametrize(
    ("text", "fault", "wrong"),
    [
        ("greet = Ciao { $name }\n    .clause = L-1\n", "missing", ["planted.ftl: bye"]),
        ("greet = Ciao { $name }\nbye = { $n }\n", "missing", ["planted.ftl: greet.clause"]),
        (
            "greet = Ciao { $nome }\n    .clause = L-1\nbye = { $n }\n",
            "variables",
            ["planted.ftl: greet uses nome"],
        ),
        ("greet = Ciao\n    .clause = L-1\nbye = { $n }\n", "variables", ["planted.ftl: greet uses none"]),
        ("greet = Hello { $name }\n    .clause = L-1\nbye = { $n }\n", "same", ["planted.ftl: greet"]),
        (
            "greet = Ciao { $name }\n    .clause = L-1\nbye = { $n }\nthanks = Grazie\n",
            "foreign",
            ["planted.ftl: thanks"],
        ),
        (
            "greet = Ciao { $name }\n    .clause = L-1\n    .voc = O\nbye = { $n }\n",
            "foreign",
            ["planted.ftl: greet.voc"],
        ),
        ("greet = Ciao { $name }\n    .clause = L-1\n    .gender = f\n-own = X\nbye = { $n }\n", "foreign", []),
        (
            'greet = Ciao { CASE($name, "abl") }\n    .clause = L-1\nbye = { $n }\n',
            "asked",
            ["planted.ftl: greet asks for abl"],
        ),
        ('greet = Ciao { CASE($name, "gen") }\n    .clause = L-1\nbye = { $n }\n', "asked", []),
    ],
    ids=["id", "attribute", "variable", "no-variable", "english", "extra", "form", "own", "unknown-form", "good"],
)
def test_what_is_wrong_with_a_language_is_noticed(text: str, fault: str, wrong: list[str]) -> None:
    assert getattr(planted(text), fault) == wrong


def test_a_name_without_a_declared_form_is_noticed() -> None:
    english = "classic-god-ares = Ares\nclassic-place-deck = the deck\n"
    lacking = planted("classic-god-ares = Арес\nclassic-place-deck = колода\n", english=english)
    having = planted("classic-god-ares = Арес\n    .gen = Ареса\nclassic-place-deck = колода\n", english=english)
    ruled = planted("classic-god-ares = Арес\n", "language-cases = gen\nlanguage-form-gen = { $name }a\n", english)

    assert lacking.forms == ["classic-god-ares.gen"]
    assert having.forms == ruled.forms == []


def test_what_is_no_fluent_is_noticed() -> None:
    with pytest.raises(AssertionError, match="greet"):
        parts("greet Ciao\n")


# Selectors


def wrong_selectors(text: str, words: set[str]) -> list[str]:
    """Names are chosen by WORD, whose keys are words of the title, or by GENDER; never by what they read like."""
    faults: list[str] = []
    for name, pattern in parts(text).items():
        forms = Forms()
        forms.visit(pattern)
        for selector, keys in forms.chosen:
            known = PLURALS
            if isinstance(selector, ftl.FunctionReference):
                known = {"WORD": words | {"other"}, "GENDER": GENDERS}.get(selector.id.name, keys)
            if keys - known:
                faults.append(f"{name}: {', '.join(sorted(keys - known))}")
    return faults


def words_of(title: Title) -> set[str]:
    domains = rules_for(title, title.most).vocabulary.domains.values()
    return {word for domain in domains for word in (*domain.words, domain.none)}


@languages
@titles
@pytest.mark.parametrize("file", ["{}.ftl", "{}-phrases.ftl", "{}-bots.ftl"])
def test_names_are_chosen_by_their_words(language: str, title: Title, file: str) -> None:
    assert wrong_selectors(source(language, file.format(title.name)), words_of(title)) == []


@pytest.mark.parametrize(
    ("selector", "key", "is_wrong"),
    [("$kind", "Greek", True), ("WORD($kind)", "Greek", True), ("WORD($kind)", "greek", False), ("$n", "one", False)],
)
def test_a_selector_that_asks_for_a_name_is_noticed(selector: str, key: str, is_wrong: bool) -> None:
    ask = f"ask = {{ {selector} ->\n    [{key}] Un Greco\n   *[other] Una nave\n}}\n"

    assert bool(wrong_selectors(ask, {"greek"})) is is_wrong


# Sentences


def sentences(rules: Rules, texts: Texts, seed: int) -> list[str]:
    """All that is asked and told in a random game, and every refusal."""
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    said: list[str] = []
    for _ in range(400):
        if play.over:
            break
        task = play.g.agenda[-1]
        assert not isinstance(task, Chance)
        given = {name: int(getattr(task, name)) for name in task.ARGS}
        said.append(texts.question(rules, type(task).__name__, given))
        play.take(rng.below(play.sheet.count))
    said += [texts.event(rules, event) for event in play.events]
    return said + [texts.refusal(rules, Refusal(kind, *[1] * len(kind.params))) for kind in rules.title.refusals]


@translations
@titles
def test_sentences_of_a_language_are_whole_and_its_own(language: str, title: Title) -> None:
    rules = rules_for(title, title.most)
    english, other = Texts(strict=True), Texts(language, strict=True)
    said = sentences(rules, other, 5)

    assert [line for line in said if line[:1].islower() or line[-1] not in ".?" or "\n" in line or "{" in line] == []
    assert not set(said) & set(sentences(rules, english, 5))


@translations
def test_a_lexicon_speaks_the_language(language: str) -> None:
    rules = rules_for(TITLES[0], 3)
    names = lexicon(rules, Texts(language))["domains"]["creature"]

    assert names["words"] == lexicon(rules, Texts())["domains"]["creature"]["words"]
    assert names["names"] != lexicon(rules, Texts())["domains"]["creature"]["names"]
    assert names["forms"]


def test_italian_says_it_in_italian_and_what_is_unknown_in_english() -> None:
    assert Texts("it").error(PelagosError("no-words")) == "Non è stato detto nulla."
    assert Texts("tlh").error(PelagosError("no-words")) == "Nothing was said."
    assert Texts("../it").error(PelagosError("no-words")) == "Nothing was said."


@pytest.mark.parametrize(("language", "heading"), [("", "Title"), ("it", "Gioco"), ("tlh", "Title")])
def test_a_terminal_speaks_the_language_of_its_environment(language: str, heading: str) -> None:
    environment = {**os.environ, "PELAGOS_LANGUAGE": language, "PYTHONUTF8": "1", "FORCE_COLOR": ""}
    command = [sys.executable, "-m", "pelagos", "titles"]
    printed = subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=True).stdout

    assert heading in printed


# Spelling


@translations
def test_every_word_is_in_the_dictionary_or_listed(language: str) -> None:
    try:
        assert misspelt(language) == []
    except Unavailable as error:
        pytest.skip(str(error))


def test_a_slip_of_the_pen_is_noticed() -> None:
    try:
        assert unknown("it", {"metropoli", "metropolli"}) == {"metropolli"}
    except Unavailable as error:
        pytest.skip(str(error))


def test_places_and_what_is_copied_in_other_letters_are_no_slips() -> None:
    assert {"Наксос", "Наксоса"} <= names_of("ru")
    assert "наксосс" not in names_of("ru")
    assert LATIN.fullmatch("uvicorn")
    assert not LATIN.fullmatch("Legendaryй")
