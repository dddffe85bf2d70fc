"""The functions that sentences call: names in the case a sentence needs, what they agree with, lists, numbers.

web/src/words/functions.ts says the same in the page; tests/texts/grammar.json holds both to one table.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping
from typing import Final, Literal, Protocol

from babel import Locale
from babel.lists import format_list

from pelagos.texts.values import NO_FORMS, Arguments, FluentNumber, Name, NameList, Unresolved, Value

GROUPED: Final = FluentNumber(1)
RULE: Final = "language-form-"
"""A form that names do not keep themselves may be made by a message of the language, `language-form-<form>`."""
JOINED: Final[Mapping[str, Literal["standard", "or", "unit"]]] = {"and": "standard", "or": "or", "unit": "unit"}
"""How lists are joined, as sentences say it and as Babel does."""
TRAITS: Final = ("gender", "number", "article")
"""What a rule may always ask for; what a name does not say of them is empty."""
VOWELS: Final = frozenset("aeiouyаеєиіїоуюяыэ")
"""Latin and Cyrillic. Keys of selectors are Latin, so rules for Cyrillic names ask for the sound."""


class Speaker(Protocol):
    """The bundle whose sentence calls a function."""

    @property
    def locale(self) -> Locale: ...

    def has_message(self, name: str) -> bool: ...

    def resolved(self, name: str, given: Arguments) -> str: ...


def number(_: Speaker, value: Value, useGrouping: Value = GROUPED) -> FluentNumber:  # noqa: N803 -- as Fluent calls it
    """NUMBER($n, useGrouping: 0): the digits as they are, without marks between thousands."""
    if not isinstance(value, FluentNumber) or not isinstance(useGrouping, FluentNumber):
        raise Unresolved("NUMBER wants numbers")
    return FluentNumber(value.value, bool(useGrouping.value))


def case(speaker: Speaker, value: Value, form: Value) -> Value:
    """CASE($sea, "gen"): the name in this form: its own, or that of the language's rule, or else as it is."""
    if isinstance(value, NameList):
        return NameList(_formed(speaker, name, _word(form)) for name in value)
    return _formed(speaker, _text(value), _word(form))


def gender(_: Speaker, value: Value) -> str:
    """GENDER($god): what words that go with the name agree with; nothing for names from outside."""
    return _forms(_text(value)).get("gender", "")


def attribute(_: Speaker, value: Value, name: Value) -> str:
    """ATTR($creature, "number"): anything else that is kept beside a name, to choose by."""
    return _forms(_text(value)).get(_word(name), "")


def word(_: Speaker, value: Value) -> str:
    """WORD($kind): what programs call it, the same in every language, to choose by."""
    text = _text(value)
    return text.word if isinstance(text, Name) else ""


def capital(_: Speaker, value: Value) -> str:
    """CAPITAL($creature): with a capital, to begin a sentence."""
    text = _text(value)
    return text[:1].upper() + text[1:]


def listed(speaker: Speaker, value: Value, joined: Value = "and") -> str:
    """LIST($cards, "or"): as the language joins a list; without LIST it is “and”."""
    names = value if isinstance(value, NameList) else (_text(value),)
    if joined not in JOINED:
        raise Unresolved(f"a list is joined by {', '.join(JOINED)}, not by {joined}")
    return joined_list(speaker.locale, names, str(joined))


def joined_list(locale: Locale, names: tuple[str, ...], joined: str = "and") -> str:
    return str(format_list(list(names), style=JOINED[joined], locale=locale)) if names else ""


FUNCTIONS: Final[Mapping[str, Callable[..., Value]]] = {
    "NUMBER": number,
    "CASE": case,
    "GENDER": gender,
    "ATTR": attribute,
    "WORD": word,
    "CAPITAL": capital,
    "LIST": listed,
}


def initial(text: str) -> str:
    """The first letter, small and without accents: what prepositions and articles listen to."""
    letters = [letter for letter in unicodedata.normalize("NFKD", text.lower()) if letter.isalnum()]
    return letters[0] if letters else ""


def _formed(speaker: Speaker, name: str, form: str) -> str:
    forms = _forms(name)
    if form in forms:
        return forms[form]
    rule = f"{RULE}{form}"
    if not speaker.has_message(rule):
        return name
    letter = initial(name)
    sound = "vowel" if letter in VOWELS else "consonant"
    heard: dict[str, Value] = {"name": name, "initial": letter, "sound": sound if letter else ""}
    return speaker.resolved(rule, {**dict.fromkeys(TRAITS, ""), **forms, **heard})


def _forms(text: str) -> Mapping[str, str]:
    return text.forms if isinstance(text, Name) else NO_FORMS


def _text(value: Value) -> str:
    if not isinstance(value, str):
        raise Unresolved("this function wants a name")
    return value


def _word(value: Value) -> str:
    if not isinstance(value, str) or not value:
        raise Unresolved("this function wants the name of a form")
    return value
