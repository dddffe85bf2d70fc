"""Games from text: records, and rulings that check themselves."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final

from pelagos.api.catalogue import rules_of_record
from pelagos.api.game import CLONES, Game
from pelagos.api.setting import ENGLISH, Setting, refuse
from pelagos.kernel.describe import described
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.play import Play
from pelagos.kernel.record import Record, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay, verify


class GameRecord(Setting):
    """A record, as `read` finds it. Iterating gives the game after every answer: one Game, which moves on.

    Nature answers as the record says, and is asked where it stops. `record.game.clone(seed=…)` goes on with luck.
    """

    def __init__(self, text: str, record: Record, language: str) -> None:
        super().__init__(rules_of_record(record), language)
        self._record: Final = record
        self._text: Final = text

    @property
    def text(self) -> str:
        """As it was read."""
        return self._text

    @property
    def start(self) -> tuple[str, ...]:
        """The statements of the described position it starts from; none for the opening."""
        return tuple(statement for _, statement in self._record.start)

    @property
    def sealed(self) -> bool:
        """Can its luck be checked?"""
        return bool(self._record.commit and self._record.secret)

    def check(self) -> None:
        """Play it through, with what it expects on the way, and check the luck of a sealed one.

        BadRecord names the first line that does not hold.
        """
        try:
            (verify if self.sealed else replay)(self._rules, self._record)
        except PelagosError as error:
            refuse(error, self._language, self._rules)

    @cached_property
    def game(self) -> Game:
        """The game after the last line; made once. BadRecord if a line does not hold."""
        return self._game(self._played)

    def decisions(self) -> Iterator[tuple[Game, str]]:
        """Every decision of a seat: the game as it stood, and what was said. One Game, which moves on."""
        for game, phrase in self._moves():
            if phrase is not None and game.who in self.seats:
                yield game, phrase

    def __iter__(self) -> Iterator[Game]:
        return (game for game, phrase in self._moves() if phrase is None)

    def __repr__(self) -> str:
        return f"<GameRecord of {self.title} {self.mode}: {len(self._record.lines)} lines>"

    @cached_property
    def _played(self) -> Play:
        try:
            return replay(self._rules, self._record)
        except PelagosError as error:
            refuse(error, self._language, self._rules)

    def _game(self, play: Play) -> Game:
        return Game(play, Rng(CLONES), self._language)

    def _moves(self) -> Iterator[tuple[Game, str | None]]:
        """The game before every answer that was given, with its phrase, and after it, with none."""
        start = list(self.start)
        play = Play(self._rules, described(self._rules, start) if start else self._rules.opening(), start=start)
        game, read = self._game(play), 0
        for said in self._played.story():
            if isinstance(said, int):
                game.back_to(said)
                read = said
                continue
            # Forced answers stand in the game already.
            if read == len(play.log):
                phrase = self._rules.vocabulary.words(said.answer)
                yield game, phrase
                game.say(phrase)
                yield game, None
            read += 1


def read(source: str | Path, *, language: str = ENGLISH) -> GameRecord:
    """Read a record: from a file, or from its text if that has more than one line. BadRecord names the line at fault.

    >>> ruling = pelagos.read('''
    ... pelagos 1
    ... title hellas 1
    ... seats 2
    ... ''')
    >>> ruling.game.asks
    'DealCard'
    """
    is_text = isinstance(source, str) and "\n" in source
    text = str(source) if is_text else Path(source).read_text(encoding="utf-8")
    try:
        return GameRecord(text, read_record(text), language)
    except PelagosError as error:
        refuse(error, language)
