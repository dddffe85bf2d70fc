"""What games, views and records share: the rules they stand under, and the language they speak to people."""

from __future__ import annotations

from functools import cache
from typing import Final, NoReturn

from pelagos.kernel.errors import BadSetup, PelagosError
from pelagos.kernel.event import Kind
from pelagos.kernel.task import Chance
from pelagos.kernel.title import Json, Rules
from pelagos.texts import FALLBACK, LANGUAGES, Texts
from pelagos.texts.identities import faction_domain, factions_of, sides_of

ENGLISH: Final = FALLBACK
SPECTATOR: Final = "spectator"
"""The viewer who has no seat, as a word."""
ALL: Final = "all"
"""The viewer from whom nothing is hidden, as a word. No seat has this view, so it must be asked for by name."""


@cache
def texts_of(language: str) -> Texts:
    if language not in LANGUAGES:
        refuse(BadSetup("unknown-language", language=language, known=", ".join(LANGUAGES)))
    return Texts(language)


def refuse(error: PelagosError, language: str = ENGLISH, rules: Rules | None = None) -> NoReturn:
    """Raise it with its sentence."""
    error.sentence = texts_of(language).error(error, rules)
    raise error


class Setting:
    """Title, seats and board: what everybody knows before anything happens."""

    def __init__(self, rules: Rules, language: str) -> None:
        self._rules: Final = rules
        self._texts = texts_of(language)
        self._language = language

    @property
    def title(self) -> str:
        """The name of the title, such as `legendary`."""
        return self._rules.title.name

    @property
    def mode(self) -> str:
        """The way it is played: a mode of the title, such as `duel`, or where it has none the number of seats."""
        return self._rules.title.variant(self._rules.setup)

    @property
    def seats(self) -> tuple[str, ...]:
        """The words for the seats, in order: `p1`, `p2` …"""
        return self._rules.seats.words[: self._rules.setup.seats]

    @property
    def setup(self) -> Json:
        """Number of seats, board and options as plain data; a board is told so that it stays the same for good."""
        return self._rules.setup.plain()

    @property
    def factions(self) -> dict[str, tuple[str, ...]]:
        """By seat, the words by which fields and events know what belongs to it; the seat itself if there are none."""
        words = self._rules.vocabulary.domains[faction_domain(self._rules)].words
        held = [tuple(words[faction] for faction in mine) for mine in factions_of(self._rules)]
        return dict(zip(self.seats, held, strict=True))

    @property
    def sides(self) -> tuple[tuple[str, ...], ...]:
        """The seats that win and lose together; everybody alone, but for team games."""
        found: dict[int, list[str]] = {}
        for seat, side in zip(self.seats, sides_of(self._rules), strict=True):
            found.setdefault(side, []).append(seat)
        return tuple(tuple(seats) for seats in found.values())

    @property
    def language(self) -> str:
        """In which questions, events, refusals and errors are told; it may be changed at any time."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._texts, self._language = texts_of(language), language

    def explain(self, phrase: str) -> str:
        """What a phrase means, in a few words for people. BadWords if it is none of this title."""
        try:
            return self._texts.phrase(self._rules, phrase)
        except PelagosError as error:
            refuse(error, self._language, self._rules)

    def _asked(self, task: str, arguments: Json) -> str:
        """The sentence of a question. To nature the rules put none in words."""
        if issubclass(self._rules.tasks[task], Chance):
            return self._texts.message("picture-nature")
        return self._texts.question(self._rules, task, arguments)

    def _why(self, kind: Kind, numbers: tuple[int, ...]) -> str:
        """The sentence of a bot's reason."""
        return self._texts.why(self._rules, kind, numbers)
