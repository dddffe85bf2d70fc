"""What sentences are given: numbers, texts, and names that know their forms."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeAlias

NO_FORMS: Final[Mapping[str, str]] = {}


class FluentNumber(NamedTuple):
    """A number, and whether its thousands are set apart."""

    value: int
    grouped: bool = True


class Name(str):
    """What people call a thing, with the word that programs know it by and the forms that are kept beside the name.

    It is a text like any other where no sentence asks for more. Names of people come from outside as plain texts: they
    have no word and no forms.
    """

    word: Final[str]
    forms: Final[Mapping[str, str]]
    __slots__ = ("forms", "word")

    def __new__(cls, text: str, word: str = "", forms: Mapping[str, str] = NO_FORMS) -> Name:
        return super().__new__(cls, text)

    def __init__(self, text: str, word: str = "", forms: Mapping[str, str] = NO_FORMS) -> None:
        super().__init__()
        self.word = word
        self.forms = forms


class NameList(tuple[str, ...]):
    """Several names; a sentence joins them as its language does, each in the case it asks for."""

    __slots__ = ()


Given: TypeAlias = str | int | NameList
"""What callers hand to a sentence."""
Value: TypeAlias = str | FluentNumber | NameList
Arguments: TypeAlias = Mapping[str, Value]


class Unresolved(LookupError):
    """A message asks for something that is not there."""


def plain(text: str) -> str:
    """The text of a name without its forms, for what knows only texts."""
    return str.__str__(text)
