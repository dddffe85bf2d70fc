"""Project Fluent, resolved: from a message and its arguments to a sentence.

`fluent.syntax` reads the files, and Babel knows how a language counts and writes numbers; between them lies only this
page. The package `fluent.runtime` would do it, too, and bring itself, attrs and pytz into every plain install, for
dates and other things that no sentence of ours needs. tests/texts/test_fluent.py compares every message with it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from babel import Locale
from babel.numbers import format_decimal
from fluent.syntax import FluentParser, ast

from pelagos.texts.functions import FUNCTIONS, joined_list
from pelagos.texts.values import Arguments, FluentNumber, Given, Name, NameList, Unresolved, Value

LOCALE: Final = "language-locale"


class OfTerm(dict[str, Value]):
    """A term knows only what it is told where it is used; what it is not told is no fault, and chooses nothing."""

    def __missing__(self, name: str) -> str:
        return name


class Bundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self._locale: Final = Locale.parse(language)
        self._messages: Final[dict[str, ast.Message]] = {}
        self._terms: Final[dict[str, ast.Term]] = {}

    def add(self, resource: ast.Resource) -> None:
        """Take in a file. What was there before stays."""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                self._messages.setdefault(entry.id.name, entry)
            elif isinstance(entry, ast.Term):
                self._terms.setdefault(entry.id.name, entry)

    def has_message(self, name: str) -> bool:
        return name in self._messages

    def names(self) -> set[str]:
        """The ids of all messages."""
        return set(self._messages)

    @property
    def locale(self) -> Locale:
        """How lists are joined: by the language, or by the land that it names, as `en-GB`."""
        named = self._messages.get(LOCALE)
        return Locale.parse(self._pattern(_part(self._messages, LOCALE, None), {}), sep="-") if named else self._locale

    def sentence(self, name: str, arguments: Mapping[str, Given]) -> str:
        """The sentence of this message; Unresolved if it, or something it asks for, is missing."""
        return self.resolved(name, _values(arguments))

    def resolved(self, name: str, given: Arguments) -> str:
        return self._pattern(_part(self._messages, name, None), given)

    def name(self, message: str, arguments: Mapping[str, Given], word: str) -> Name:
        """What this message calls a thing, with the forms that stand beside it as attributes."""
        given, found = _values(arguments), self._messages[message]
        forms = {part.id.name: self._pattern(part.value, given) for part in found.attributes}
        return Name(self._pattern(_part(self._messages, message, None), given), word, forms)

    def _pattern(self, pattern: ast.Pattern, given: Arguments) -> str:
        return "".join(
            [
                str(element.value) if isinstance(element, ast.TextElement) else self._written(element.expression, given)
                for element in pattern.elements
            ]
        )

    def _written(self, expression: ast.BaseNode, given: Arguments) -> str:
        value = self._value(expression, given)
        if isinstance(value, str):
            return value
        if isinstance(value, NameList):
            return joined_list(self.locale, value)
        return format_decimal(value.value, locale=self._locale, group_separator=value.grouped)

    def _value(self, expression: ast.BaseNode, given: Arguments) -> Value:
        match expression:
            case ast.VariableReference():
                try:
                    return given[expression.id.name]
                except KeyError:
                    raise Unresolved(f"${expression.id.name} is not given") from None
            case ast.SelectExpression():
                return self._pattern(self._chosen(expression, given).value, given)
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return FluentNumber(int(expression.value))
            case ast.Placeable():
                return self._value(expression.expression, given)
            case ast.FunctionReference():
                return self._called(expression, given)
            case ast.MessageReference():
                return self._pattern(_part(self._messages, expression.id.name, expression.attribute), given)
            case ast.TermReference():
                own = OfTerm(self._named(expression.arguments, given))
                return self._pattern(_part(self._terms, expression.id.name, expression.attribute), own)
            case _:
                raise Unresolved(f"{type(expression).__name__} is not known")

    def _chosen(self, select: ast.SelectExpression, given: Arguments) -> ast.Variant:
        """The first variant that fits, by number, by the plural form of the number or by word; else the starred."""
        key = self._value(select.selector, given)
        if isinstance(key, NameList):
            raise Unresolved("nothing is chosen by a list")
        words = (key,) if isinstance(key, str) else (str(key.value), str(self._locale.plural_form(key.value)))
        for variant in select.variants:
            if _key(variant) in words:
                return variant
        return next(variant for variant in select.variants if variant.default)

    def _called(self, call: ast.FunctionReference, given: Arguments) -> Value:
        if call.id.name not in FUNCTIONS:
            raise Unresolved(f"{call.id.name}() is not known")
        positional = [self._value(value, given) for value in call.arguments.positional]
        try:
            return FUNCTIONS[call.id.name](self, *positional, **self._named(call.arguments, given))
        except TypeError as error:
            raise Unresolved(str(error)) from None

    def _named(self, arguments: ast.CallArguments | None, given: Arguments) -> dict[str, Value]:
        named = arguments.named if arguments else []
        return {argument.name.name: self._value(argument.value, given) for argument in named}


def parsed(text: str) -> ast.Resource:
    """A file of messages."""
    return FluentParser(with_spans=False).parse(text)


def _values(arguments: Mapping[str, Given]) -> dict[str, Value]:
    return {key: FluentNumber(value) if isinstance(value, int) else value for key, value in arguments.items()}


def _part(entries: Mapping[str, ast.Message | ast.Term], name: str, attribute: ast.Identifier | None) -> ast.Pattern:
    """The pattern of a message or term, or that of its attribute."""
    entry = entries.get(name)
    if entry is None:
        raise Unresolved(f"there is no {name}")
    found = entry.value
    if attribute is not None:
        found = {part.id.name: part.value for part in entry.attributes}.get(attribute.name)
    if found is None:
        raise Unresolved(f"{name} says nothing")
    return found


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
