"""Our page of Fluent says what `fluent.runtime`, the reference for Python, says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from pelagos.texts import HOME, LANGUAGES
from pelagos.texts.fluent import Bundle, parsed
from pelagos.texts.functions import FUNCTIONS
from pelagos.texts.values import FluentNumber, Unresolved
from texts.catalogue import ALL_TITLES

pytestmark = pytest.mark.pure

NUMBERS: Final = (0, 1, 2, 5, 11, 21, 1000, 1234567, -3)
# `fluent.runtime` takes the word "other" for a 0, which is counted so; the browsers' runtime and ours do not.
PLURALS: Final = {"zero", "one", "two", "few", "many", "other"}
PACKAGES: Final = tuple(dict.fromkeys([HOME, *[title.texts for title in ALL_TITLES]]))


class Asked(Visitor):
    """The variables of a message, and the words it chooses by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: set[str] = {"Naxos"}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 -- as the visitor wants it
        self.variables.add(node.id.name)

    def visit_Variant(self, node: ftl.Variant) -> None:  # noqa: N802 -- as above
        if isinstance(node.key, ftl.Identifier) and node.key.name not in PLURALS:
            self.words.add(node.key.name)
        self.generic_visit(node)


def texts(language: str) -> list[str]:
    """Every file of sentences in one language."""
    folders = [files(package) / language for package in PACKAGES]
    return [file.read_text(encoding="utf-8") for folder in folders if folder.is_dir() for file in folder.iterdir()]


def messages(text: str) -> list[ftl.Message]:
    return [entry for entry in parsed(text).body if isinstance(entry, ftl.Message)]


def tries(message: ftl.Message) -> Iterator[dict[str, str | int]]:
    """Arguments of all sorts, the same for every variable, so that each choice is taken at least once."""
    asked = Asked()
    asked.visit(message)
    values: list[str | int] = [*NUMBERS, *sorted(asked.words)]
    for value in values:
        yield dict.fromkeys(asked.variables, value)


def functions(ours: Bundle) -> dict[str, Callable[[Any], Any]]:
    """Our functions of names for the reference, which has none; what they say is held by test_grammar.py."""

    def lent(name: str) -> Callable[[Any], Any]:
        return lambda *given: str(
            FUNCTIONS[name](ours, *[value if isinstance(value, str) else FluentNumber(0) for value in given])
        )

    return {name: lent(name) for name in FUNCTIONS if name != "NUMBER"}


def both(language: str, *sources: str) -> tuple[Bundle, FluentBundle]:
    ours = Bundle(language)
    theirs = FluentBundle([language], functions=functions(ours), use_isolating=False)
    for text in sources:
        ours.add(parsed(text))
        theirs.add_resource(FluentResource(text))
    return ours, theirs


def reference(bundle: FluentBundle, name: str, given: dict[str, str | int]) -> str | None:
    """What `fluent.runtime` says; nothing where it finds a fault."""
    pattern = bundle.get_message(name).value
    if pattern is None:
        return None
    sentence, faults = bundle.format_pattern(pattern, dict(given))
    return None if faults else str(sentence)


def said(bundle: Bundle, name: str, given: dict[str, str | int]) -> str | None:
    try:
        return bundle.sentence(name, given)
    except Unresolved:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_the_same(language: str) -> None:
    sources = texts(language)
    ours, theirs = both(language, *sources)
    compared = 0
    for message in [entry for text in sources for entry in messages(text)]:
        for given in tries(message):
            name = message.id.name
            assert said(ours, name, given) == reference(theirs, name, given), (name, given)
            compared += 1

    assert compared > 10_000


RARE: Final = """
-cities = { $case ->
    [gen] delle città
   *[nom] le città
}
    .gender = feminine
plain = Plain
term = { -cities } e { -cities(case: "gen") }
gender = { -cities.gender ->
    [feminine] nuova
   *[masculine] nuovo
}
other = { plain }, { attribute.title } { "{" }{ 7 }
attribute =
    .title = Title
count = { $n ->
    [0] none
    [one] one
    [few] few
   *[other] { $n }
}
digits = { NUMBER($n, useGrouping: 0) }, { NUMBER($n) }
no-variable = { $unknown }
no-message = { nothing }
no-term = { -nothing }
no-function = { SHOUT($n) }
no-option = { NUMBER($n, colour: 1) }
"""


@pytest.mark.parametrize("language", ["en", "it", "uk", "ru", "fr"])
@pytest.mark.parametrize("message", messages(RARE), ids=lambda message: message.id.name)
def test_what_other_languages_may_need_is_the_same(language: str, message: ftl.Message) -> None:
    ours, theirs = both(language, RARE)
    name = message.id.name
    found = [(said(ours, name, {"n": n}), reference(theirs, name, {"n": n})) for n in NUMBERS]

    assert [mine for mine, _ in found] == [other for _, other in found]
