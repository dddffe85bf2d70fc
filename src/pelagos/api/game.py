"""A game, and what one viewer sees of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, TypeAlias

from pelagos.api.catalogue import rules_of_record
from pelagos.api.fields import in_words, pool
from pelagos.api.hints import Hint, hint_for
from pelagos.api.setting import ALL, SPECTATOR, Setting, refuse
from pelagos.api.told import GameEvent, Result, WhyNot
from pelagos.kernel import ids
from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, task_data
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import describe, described
from pelagos.kernel.errors import BadRecord, BadWords, CannotUndo, NotYourTurn, PelagosError
from pelagos.kernel.fields import CARDS
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.record import SECRET, export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample, view
from pelagos.kernel.words import UNKNOWN, nearest
from pelagos.pictures.picture import WIDE, picture
from pelagos.sketches.adapter import sketch_of
from pelagos.study.odds import odds_of
from pelagos.study.report import report
from pelagos.study.timeline import laid_open
from pelagos.study.whole import study

Theme: TypeAlias = Literal["light", "dark"]

CLONES: Final = 6 << 64
"""Added to a seed: a stream apart from nature's, which gives the clones of a game their luck."""


class View(Setting, Mapping[str, Any]):
    """Everything that one viewer may know: plain data, and its fields by their words.

    `view["gold"]` is what stands in a field: a number, a word, or a dictionary by the words of its rows. What is hidden
    from the viewer is None; of cards that lie hidden, their number. docs/words lists the fields of every title.
    """

    def __init__(self, rules: Rules, data: Json, seat: str, who: str | None, asked: bool, language: str) -> None:
        super().__init__(rules, language)
        self._luck_asked: Final = asked
        self._data: Final = data
        self._seat: Final = seat
        self._who: Final = who
        self._read: Final[dict[str, Any]] = {}

    @property
    def seat(self) -> str:
        """Whose view it is: a seat, `spectator`, or `all`."""
        return self._seat

    @property
    def who(self) -> str | None:
        """Who must answer; None when the game is over."""
        return self._who

    @property
    def asks(self) -> str:
        """The name of the pending question, such as `PlacePawn`; empty when the game is over."""
        return str(self._data["agenda"][0][0]) if self._data["agenda"] else ""

    @property
    def question(self) -> str:
        """What is asked, as a sentence; empty when the game is over."""
        return self._asked(*self._data["agenda"][0]) if self._data["agenda"] else ""

    @property
    def data(self) -> Json:
        """The view as plain JSON data, in numbers; the caller's own copy of it, to send or to keep."""
        return self._data

    @property
    def result(self) -> Result | None:
        """By seat the place, once the game is over."""
        return None if self._data["result"] is None else Result(self.seats, self._data["result"])

    def pool(self, field: str) -> dict[str, int]:
        """Of a field of cards: the faces whose places this viewer does not know, and how many of each."""
        known = self._rules.field(field)
        if known is None or known.shape != CARDS:
            raise KeyError(field)
        return pool(known, self._data["fields"][field])

    def sample(self, seed: int) -> Game:
        """A whole game that this viewer could be looking at: what is hidden is guessed, and its luck is its own."""
        rng = Rng(seed)
        g = sample(self._rules, self._data, rng)
        dealer = None if self._luck_asked else Seeded(_drawn(rng))
        return Game(Play(self._rules, g.clone(), dealer), rng, self._language, g)

    def odds(self, phrase: str) -> Json | None:
        """The exact odds of the battle that begins, or goes on, when this seat says this; None if there is none."""
        try:
            return odds_of(self._rules, self._data, phrase)
        except PelagosError as error:
            refuse(error, self._language, self._rules)

    def picture(self, theme: Theme = "light", width: int = WIDE) -> str:
        """What this viewer sees, drawn: the text of an SVG file."""
        try:
            return picture(self._rules, self._data, theme, width)
        except PelagosError as error:
            refuse(error, self._language, self._rules)

    def __getitem__(self, field: str) -> Any:
        if field not in self._read:
            known = self._rules.field(field)
            if known is None:
                raise KeyError(f"no field “{field}”; did you mean {nearest(field, self)}?")
            self._read[field] = in_words(known, self._data["fields"][field])
        return self._read[field]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules.field_names())

    def __len__(self) -> int:
        return len(self._rules.fields)

    def __str__(self) -> str:
        """A sketch for the terminal."""
        return sketch_of(self._rules, self._data, self._texts)

    def __repr__(self) -> str:
        return f"<View of {self.title} {self.mode} by {self.seat}>"

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.picture()


class Game(Setting):
    """A running game. `pelagos.new` begins one, `pelagos.read` finds one in a record.

    Whoever has a Game has all of it. What a seat or a spectator may know of it, and nothing else, is what `view`,
    `events` and `answers` give for a viewer: the word of a seat, `spectator`, or `all` for everything.
    """

    def __init__(self, play: Play, forks: Rng, language: str, began: Position | None = None) -> None:
        super().__init__(play.rules, language)
        self._play: Final = play
        self._forks: Final = forks
        self._began: Final = began
        """The position it began from, if that was guessed."""
        self._options: tuple[str, ...] | None = None

    # Who is asked what

    @property
    def over(self) -> bool:
        """Is nothing left to be said?"""
        return self._play.over

    @property
    def who(self) -> str | None:
        """Who must answer: a seat, or `nature` where luck is asked; None when the game is over."""
        return None if self._play.over else self._rules.seat_word(self._play.who)

    @property
    def asks(self) -> str:
        """The name of the pending question, such as `PlacePawn`; empty when the game is over."""
        return "" if self._play.over else type(pending(self._play.g)).__name__

    @property
    def question(self) -> str:
        """What is asked, as a sentence; empty when the game is over."""
        return "" if self._play.over else self._asked(*task_data(pending(self._play.g)))

    def options(self) -> tuple[str, ...]:
        """The phrases that may be said now, in a fixed order."""
        if self._options is None:
            self._options = tuple(self._play.options())
        return self._options

    def chances(self) -> dict[str, int]:
        """While nature is asked: her answers, and the weight of each. Otherwise nothing."""
        if self._play.over or self._play.who != ids.NATURE:
            return {}
        sheet = self._play.sheet
        return {phrase: int(sheet.weight(i)) for i, phrase in enumerate(self.options())}

    # Saying and taking back

    def say(self, *phrases: str, seat: str | None = None) -> None:
        """Answer for whoever is asked, or for this seat. Of several phrases all are taken or none.

        Only the last of several may reveal something, be followed by nature, or pass the turn. BadWords, NotYourTurn,
        Illegal and CannotUndo say what is wrong; then nothing has happened.
        """
        play = self._play
        try:
            if not phrases:
                raise BadWords("no-words")
            if play.over:
                raise NotYourTurn("game-over")
            speaker = play.who if seat is None else self._speaker(seat)
            play.say(speaker, *[str(phrase) for phrase in phrases])
        except PelagosError as error:
            refuse(error, self._language, self._rules)
        finally:
            self._options = None

    def why_not(self, phrase: str) -> WhyNot | None:
        """Why this phrase cannot be said now, with the clause of the rules; None if it can."""
        try:
            answer = self._rules.vocabulary.read(phrase)
            if self._play.over:
                raise NotYourTurn("game-over")
        except PelagosError as error:
            return WhyNot(phrase, error.code, error.clause, self._texts.error(error, self._rules))
        if self._play.sheet.find(answer) >= 0:
            return None
        refusal = self._play.why_not(phrase)
        if refusal is None:
            return WhyNot(phrase, "illegal", "", self._texts.message("error-illegal", phrase=phrase))
        return WhyNot(phrase, refusal.kind.name, refusal.kind.clause, self._texts.refusal(self._rules, refusal))

    def hint(self, seat: str | None = None) -> Hint:
        """What the coach says to this seat, or to whoever is asked: answers with reasons, dangers, the goal.

        It knows only what the seat may know, and says nothing by itself.
        """
        word = self.who if seat is None else seat
        if word is None:
            refuse(NotYourTurn("game-over"), self._language, self._rules)
        asked = self._viewer(word)
        if asked is None or asked == ids.SPECTATOR:
            known = ", ".join(self.seats)
            refuse(BadWords("unknown-seat", word=word, known=known), self._language, self._rules)
        return hint_for(self._play, asked, self._texts)

    def undo(self, seat: str | None = None) -> None:
        """Take this seat's last answer back, or whoever answered last. CannotUndo if it is final.

        Final is what was followed by nature, by another seat's answer, or by something that came to light.
        """
        play = self._play
        try:
            if seat is None and not play.steps:
                raise CannotUndo("nothing-to-undo", seat=self.who or SPECTATOR)
            last = play.steps[-1].seat if seat is None else self._speaker(seat)
            if last == ids.NATURE and play.dealer is not None:
                raise CannotUndo("already-final", seat=self._rules.seat_word(last))
            play.undo(last)
        except PelagosError as error:
            refuse(error, self._language, self._rules)
        self._options = None

    def back_to(self, answers: int) -> None:
        """Go back to where so many answers had been given, whatever came to light since. The record says so.

        Answers count as `answers` lists them; forced ones and nature's that followed the last one stay. Nature does not
        repeat herself: she answers afresh from here.
        """
        play = self._play
        play.back_to(answers)
        # Where a record was read, every answer of nature is a place to go back to.
        while not play.over and play.dealer is not None and play.who == ids.NATURE:
            play.take(play.dealer.deal(play.sheet))
        self._options = None

    # What is known of it

    def view(self, seat: str = SPECTATOR) -> View:
        """What this seat may see, or a spectator, or with `all` everything."""
        viewer, rules, g = self._viewer(seat), self._rules, self._play.g
        data = laid_open(rules, g) if viewer is None else view(rules, g, viewer)
        # The rules keep the setup of all views; this one is the caller's own.
        data["setup"] = rules.setup.plain()
        return View(rules, data, seat, self.who, self._play.dealer is None, self._language)

    def events(self, seat: str = SPECTATOR, since: int = 0) -> list[GameEvent]:
        """What happened, as far as this viewer heard of it; `since` leaves out as many as `told` counted then."""
        viewer = self._viewer(seat)
        heard = [event for event in self._play.events[since:] if viewer is None or ids.knows(event.to, viewer)]
        return [GameEvent(self._rules, event, self._texts) for event in heard]

    @property
    def told(self) -> int:
        """How many events there have been, whoever heard them."""
        return len(self._play.events)

    def answers(self, seat: str = SPECTATOR) -> list[tuple[str, str]]:
        """All that was said, by whom and what, nature's and forced answers too; `?` if this viewer may not know it."""
        viewer, words = self._viewer(seat), self._rules.vocabulary.words
        return [
            (
                self._rules.seat_word(said.seat),
                words(said.answer) if viewer is None or ids.knows(said.to, viewer) else SECRET,
            )
            for said in self._play.log
        ]

    @property
    def result(self) -> Result | None:
        """By seat the place, once the game is over."""
        places = self._play.g.result
        return None if places is None else Result(self.seats, places)

    @property
    def winners(self) -> tuple[str, ...]:
        """Those in the first place; nobody before the end."""
        return () if self.result is None else self.result.winners

    @property
    def digest(self) -> str:
        """A short name for the position, hidden parts and all; equal positions have equal names everywhere."""
        return digest(self._rules, self._play.g)

    def record(self, seat: str = ALL) -> str:
        """The text of a `.game` file: the whole game, or what one viewer may know of it, with `?` for the rest.

        A game that did not begin at the opening is told whole or not at all (BadRecord): its beginning may hold
        anybody's secrets.
        """
        viewer, play = self._viewer(seat), self._play
        if self._began is not None and not play.start:
            play.start.extend(describe(self._rules, self._began))
        try:
            return export(play, viewer)
        except BadRecord as error:
            refuse(error, self._language, self._rules)

    def report(self) -> Json:
        """What the game was like: curves, battles against their odds, luck with the dice. It tells every secret."""
        start = described(self._rules, self._play.start) if self._play.start else self._began
        return report(self._rules, self._play.log, start)

    def study(self) -> Json | None:
        """Who could win when, what was choice and what luck, mistakes; None for a title without a value model.

        It takes seconds, and tells every secret.
        """
        start = described(self._rules, self._play.start) if self._play.start else self._began
        return study(self._rules, self._play.log, start)

    def picture(self, seat: str = SPECTATOR, theme: Theme = "light", width: int = WIDE) -> str:
        """What this viewer sees, drawn: the text of an SVG file."""
        return self.view(seat).picture(theme, width)

    # Other games

    def clone(self, seed: int | None = None) -> Game:
        """The same game with all its history, going on apart from this one.

        A clone has luck of its own, from the seed or by chance that follows from this game's seed: what nature says in
        it tells nothing of what she will say here. Where luck is asked, it is asked in the clone, unless there is a
        seed.
        """
        asked = self._play.dealer is None and seed is None
        drawn = _drawn(self._forks) if seed is None else seed
        play = self._play.clone(None if asked else Seeded(drawn))
        return Game(play, Rng(drawn | CLONES), self._language, self._began)

    def sample(self, seat: str, seed: int) -> Game:
        """A game that this viewer could be looking at: what is hidden from it is guessed, by the seed."""
        return self.view(seat).sample(seed)

    def __copy__(self) -> Game:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as its record; like a clone, it comes back with luck of its own."""
        asked = self._play.dealer is None
        return _unpickled, (self.record(), None if asked else _drawn(self._forks), self._language)

    def __str__(self) -> str:
        """A sketch for the terminal, as a spectator sees it."""
        return str(self.view())

    def __repr__(self) -> str:
        stands = "over" if self.over else f"{self.who} is asked"
        return f"<Game of {self.title} {self.mode}: {stands}, {len(self._play.log)} answers given>"

    def _repr_svg_(self) -> str:
        """For notebooks."""
        return self.picture()

    def _speaker(self, word: str) -> ids.Seat:
        seat = self._rules.seat_of(word)
        if word not in self.seats and seat != ids.NATURE:
            raise BadWords("unknown-seat", word=word, known=", ".join(self.seats))
        return seat

    def _viewer(self, word: str) -> ids.Viewer | None:
        """None is the viewer who sees everything."""
        if word == ALL:
            return None
        seat = self._rules.seat_of(word)
        if seat in (UNKNOWN, ids.NATURE) or (word != SPECTATOR and word not in self.seats):
            known = ", ".join([*self.seats, SPECTATOR, ALL])
            refuse(BadWords("unknown-seat", word=word, known=known), self._language, self._rules)
        return seat


def _drawn(rng: Rng) -> int:
    """A seed from a generator."""
    return int(rng.next32()) | int(rng.next32()) << 32


def _unpickled(text: str, seed: int | None, language: str) -> Game:
    record = read_record(text)
    play = replay(rules_of_record(record), record)
    return Game(play.clone(None if seed is None else Seeded(seed)), Rng((seed or 0) | CLONES), language)
