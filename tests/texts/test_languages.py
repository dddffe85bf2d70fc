"""A language says what English says, of the same things; one that is whole says all of it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.resources import files
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

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
from texts.catalogue import Variables

pytestmark = pytest.mark.pure

FILES: Final = sorted(file.name for file in (files(HOME) / FALLBACK).iterdir() if file.name.endswith(".ftl"))
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
PLAIN_WORDS: Final = {"off", "none"}
"""Words that are shown as they are, so that a selector may ask for them in every language."""

WHOLE: Final = ("it",)
"""Languages that lack nothing: whoever adds an English sentence adds theirs."""

languages = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", [name for name in LANGUAGES if name != FALLBACK])
whole = pytest.mark.parametrize("language", WHOLE)
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def text(language: str, file: str) -> str:
    """A language that is not whole may lack the file."""
    path = files(HOME) / language / file
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def clauses(source: str) -> dict[str, str]:
    """What the attribute `clause` of every message says."""
    return {
        entry.id.name: str(FluentSerializer().serialize_entry(entry)).partition(".clause = ")[2].strip()
        for entry in FluentParser().parse(source).body
        if isinstance(entry, ftl.Message) and entry.attributes
    }


def shape(source: str) -> dict[str, set[str]]:
    """Every id, and every attribute as `id.attribute`, with the variables in it."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message | ftl.Term):
            parts = [
                (entry.id.name, entry.value),
                *[(f"{entry.id.name}.{a.id.name}", a.value) for a in entry.attributes],
            ]
            for name, value in parts:
                assert name not in found, name
                variables = Variables()
                if value is not None:
                    variables.visit(value)
                found[name] = variables.names
    return found


LACKS: Final = "no "


def differences(english: str, other: str) -> list[str]:
    wanted, found = shape(english), shape(other)
    lost = [f"{LACKS}{name}" for name in wanted if name not in found]
    extra = [f"{name} is not English" for name in found if name not in wanted]
    both = [name for name in wanted if name in found and wanted[name] != found[name]]
    return lost + extra + [f"{name} uses {sorted(found[name])}" for name in both]


@translations
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_the_ids_attributes_and_variables_of_english(language: str, file: str) -> None:
    english, other = text(FALLBACK, file), text(language, file)
    cited = clauses(english)

    assert [wrong for wrong in differences(english, other) if language in WHOLE or not wrong.startswith(LACKS)] == []
    assert {name: cited.get(name) for name in clauses(other)} == clauses(other)


def test_english_and_the_whole_languages_are_known() -> None:
    assert set(WHOLE) < set(LANGUAGES)
    assert FALLBACK not in WHOLE


def test_every_folder_is_a_language() -> None:
    folders = {folder.name for folder in files(HOME).iterdir() if (folder / "language.ftl").is_file()}

    assert folders == set(LANGUAGES)


@languages
def test_a_language_has_no_file_that_english_has_not(language: str) -> None:
    assert {file.name for file in (files(HOME) / language).iterdir()} <= set(FILES)


ENGLISH = "greet = Hello { $name }\n    .clause = L-1\nbye = { $n ->\n    [one] One\n   *[other] { $n }\n}\n"


@pytest.mark.parametrize(
    ("planted", "wrong"),
    [
        ("greet = Ciao { $name }\n    .clause = L-1\n", ["no bye"]),
        ("greet = Ciao { $name }\nbye = { $n }\n", ["no greet.clause"]),
        ("greet = Ciao { $nome }\n    .clause = L-1\nbye = { $n }\n", ["greet uses ['nome']"]),
        ("greet = Ciao\n    .clause = L-1\nbye = { $n }\n", ["greet uses []"]),
        ("greet = Ciao { $name }\n    .clause = L-1\nbye = { $n }\nthanks = Grazie\n", ["thanks is not English"]),
        ("greet = Ciao { $name }\n    .clause = L-1\nbye = { $n }\n", []),
    ],
    ids=["id", "attribute", "variable", "no-variable", "extra", "good"],
)
def test_what_a_language_lacks_is_noticed(planted: str, wrong: list[str]) -> None:
    assert differences(ENGLISH, planted) == wrong


def test_what_is_no_fluent_is_noticed() -> None:
    with pytest.raises(AssertionError, match="greet"):
        differences(ENGLISH, "greet Ciao\n")


class Keys(Visitor):
    """Collects the words that selectors ask for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 -- the visitor wants this name
        if isinstance(node.key, ftl.Identifier):
            self.names.add(node.key.name)
        self.generic_visit(node)


def unknown_keys(source: str) -> set[str]:
    """Selectors may ask for a name, and then by the name it has in this language."""
    body = FluentParser().parse(source)
    keys = Keys()
    keys.visit(body)
    patterns = [entry.value for entry in body.body if isinstance(entry, ftl.Message) and entry.value is not None]
    named = {part.value for pattern in patterns for part in pattern.elements if isinstance(part, ftl.TextElement)}
    return keys.names - PLURALS - PLAIN_WORDS - named


@languages
@titles
def test_selectors_ask_for_names_of_their_own_language(language: str, title: Title) -> None:
    assert unknown_keys(text(language, f"{title.name}.ftl")) == set()


def test_a_selector_that_asks_for_an_english_name_is_noticed() -> None:
    ask = "ask = { $kind ->\n    [Greek] Un Greco\n   *[other] Una nave\n}\n"

    assert unknown_keys("name = Greco\n" + ask) == {"Greek"}
    assert unknown_keys("name = Greek\n" + ask) == set()


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


@whole
@titles
def test_sentences_of_a_language_are_whole_and_its_own(language: str, title: Title) -> None:
    rules = rules_for(title, title.most)
    english, other = Texts(strict=True), Texts(language, strict=True)
    said = sentences(rules, other, 5)

    assert [line for line in said if line[:1].islower() or line[-1] not in ".?" or "\n" in line or "{" in line] == []
    assert not set(said) & set(sentences(rules, english, 5))


@whole
def test_a_lexicon_speaks_the_language(language: str) -> None:
    rules = rules_for(TITLES[0], 3)
    names = lexicon(rules, Texts(language))["domains"]["creature"]

    assert names["words"] == lexicon(rules, Texts())["domains"]["creature"]["words"]
    assert names["names"] != lexicon(rules, Texts())["domains"]["creature"]["names"]


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
