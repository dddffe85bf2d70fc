"""The laws every title obeys, as checks that a fuzzer and the tests run on any game at any moment.

`LawChecker` follows one game: cheap laws at every decision, expensive ones when asked. What it shows to viewers and how
it imagines hidden things are arguments, so that a table can have its own messages checked, and so that the tests can
plant faults.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, cast

from pelagos.kernel.agenda import pending
from pelagos.kernel.arrays import Ints
from pelagos.kernel.codec import canonical, digest, load, save
from pelagos.kernel.describe import describe, described
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Kind
from pelagos.kernel.fields import CARDS, INT, INTS, Field
from pelagos.kernel.ids import NOBODY, Mask, Viewer, knows
from pelagos.kernel.places import Cards
from pelagos.kernel.play import Look, Play, payload
from pelagos.kernel.position import Position
from pelagos.kernel.record import SECRET, export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample, view

MOST_OPTIONS: Final = 300
TWIN_STEPS: Final = 4
VARIETY: Final = 64
FRAME: Final = ("seats", "agenda", "result", "sink", "revealed")
"""Fields of a position that are the kernel's own."""


class Violation(PelagosError):
    """A law was broken: its name, and what was seen."""


Imagine = Callable[[Rules, Json, Rng], Position]


class LawChecker:
    """Checks the laws on one game."""

    def __init__(self, play: Play, rng: Rng, look: Look = view, imagine: Imagine = sample) -> None:
        self.play: Final = play
        self.rules: Final = play.rules
        self.rng: Final = rng
        self.look: Final = look
        self.imagine: Final = imagine
        self._past: Final[list[tuple[Position, str]]] = []

    def cheap(self) -> None:
        """At every decision: the options, their words, and the title's own invariants."""
        self._invariants(self.play.g)
        self._options()

    def dear(self, every_viewer: bool = False) -> None:
        """Now and then: clone, save, description, and secrecy for one viewer or for all."""
        self._clone()
        self._codec()
        self._description()
        viewers = self.rules.viewers()
        if not every_viewer:
            viewers = [viewers[self.rng.below(len(viewers))]]
        for viewer in viewers:
            self._completeness(viewer)
            self._secrecy(viewer)
            self._sampling(viewer)

    def final(self) -> None:
        """After the game: the past has not changed, the records say what happened, and every event is listed."""
        for event in self.play.events:
            self.listed(event.kind, self.rules.title.events)
        self._history()
        self._records()

    def listed(self, kind: Kind, kinds: tuple[Kind, ...]) -> None:
        """Whatever is told or refused stands in its title's table, so that it has a sentence."""
        if kind not in kinds:
            raise Violation("unlisted", detail=kind.name)

    # the title's own laws and the options

    def _invariants(self, g: Position) -> None:
        for law in self.rules.title.laws:
            wrong = law.broken(g)
            if wrong:
                raise Violation("invariant", law=law.name, detail=wrong)

    def _options(self) -> None:
        if self.play.over:
            if self.play.g.result is None:
                raise Violation("ending", detail="nothing left to do and no result")
            return
        answers = self.play.sheet.answers()
        if len({answer.pack() for answer in answers}) != len(answers):
            raise Violation("options", detail="an option stands twice")
        if len(answers) > MOST_OPTIONS and any(answer.verb not in self.rules.title.many for answer in answers):
            raise Violation("options", detail=f"{len(answers)} options")
        for answer in answers:
            words = self.rules.vocabulary.words(answer)
            if self.rules.vocabulary.read(words) != answer:
                raise Violation("words", detail=words)
            if pending(self.play.g).why_not(self.play.g, answer) is not None:
                raise Violation("refusal", detail=f"{words} is offered and refused")

    # copies

    def _clone(self) -> None:
        g = self.play.g
        before = digest(self.rules, g)
        copy = g.clone()
        if digest(self.rules, copy) != before:
            raise Violation("clone", detail="a clone differs from its original")
        for field in self.rules.fields:
            for at in range(max(1, field.length())):
                _spoil(copy, field, at)
        copy.agenda.clear()
        if digest(self.rules, g) != before:
            raise Violation("clone", detail="changing a clone changed its original")
        self._past.append((g.clone(), before))

    def _history(self) -> None:
        for g, before in self._past:
            if digest(self.rules, g) != before:
                raise Violation("clone", detail="a position of the past has changed")

    def _codec(self) -> None:
        g = self.play.g
        loaded = load(self.rules, json.loads(canonical(save(self.rules, g))))
        if digest(self.rules, loaded) != digest(self.rules, g):
            raise Violation("codec", detail="saving and loading changes the position")
        listed = {field.array for field in self.rules.fields}
        for name in _attributes(g):
            if name not in listed and name not in self.rules.title.derived and name not in FRAME:
                raise Violation("codec", detail=f"field {name} is in no table")
        for name in listed:
            parts = [field for field in self.rules.fields if field.array == name and field.shape == INTS]
            if parts and sum([field.length() for field in parts]) != len(getattr(g, name)):
                raise Violation("codec", detail=f"part of {name} is in no table")

    def _description(self) -> None:
        g = self.play.g
        if digest(self.rules, described(self.rules, describe(self.rules, g))) != digest(self.rules, g):
            raise Violation("description", detail="describing and reading changes the position")

    # what viewers know

    def _secrecy(self, viewer: Viewer) -> None:
        """Two worlds that this viewer cannot tell apart stay so while the same is said in both and nothing revealed."""
        mine = Play(self.rules, self.play.g.clone())
        twin = Play(self.rules, scrambled(self.rules, self.play.g, viewer, self.rng))
        alike = self._alike(mine, twin, viewer, revealed=NOBODY)
        for _ in range(TWIN_STEPS):
            if not alike or mine.over or not self._both_say(mine, twin, viewer):
                return
            alike = self._alike(mine, twin, viewer, mine.g.revealed | twin.g.revealed)

    def _alike(self, mine: Play, twin: Play, viewer: Viewer, revealed: Mask) -> bool:
        """Only a revelation to this viewer may make the two worlds look different."""
        told_mine = mine.steps[-1].told if mine.steps else len(mine.events)
        told_twin = twin.steps[-1].told if twin.steps else len(twin.events)
        ours = payload(mine, viewer, told_mine, self.look)
        theirs = payload(twin, viewer, told_twin, self.look)
        if canonical(ours) == canonical(theirs):
            return True
        if knows(revealed, viewer):
            return False
        asked = sorted({_question(mine), _question(twin)})
        if len(asked) > 1:
            raise Violation("telling", viewer=self.rules.seat_word(viewer), one=asked[0], other=asked[1])
        raise Violation("secrecy", viewer=self.rules.seat_word(viewer), detail=_difference(ours, theirs))

    def _both_say(self, mine: Play, twin: Play, viewer: Viewer) -> bool:
        """Say the same in both worlds, or anything where the viewer does not hear it; False if that is impossible."""
        if not knows(pending(mine.g).known_to(mine.g), viewer):
            mine.take(self.rng.below(mine.sheet.count))
            twin.take(self.rng.below(twin.sheet.count))
            return True
        common = [phrase for phrase in mine.options() if phrase in twin.options()]
        if not common:
            return False
        phrase = common[self.rng.below(len(common))]
        mine.say(mine.who, phrase)
        twin.say(twin.who, phrase)
        return True

    def _completeness(self, viewer: Viewer) -> None:
        """Whatever this viewer may read, a change of it changes their view. One entry of every field is tried."""
        before = canonical(self.look(self.rules, self.play.g, viewer))
        for field in self.rules.fields:
            at = self.rng.below(max(1, field.length()))
            if _readable(self.play.g, field, at, viewer):
                changed = self.play.g.clone()
                _spoil(changed, field, at)
                if canonical(self.look(self.rules, changed, viewer)) == before:
                    raise Violation("completeness", viewer=self.rules.seat_word(viewer), detail=field.name)

    def _sampling(self, viewer: Viewer) -> None:
        """A sample gives the same view and obeys the invariants; where there are many worlds, samples differ."""
        seen = self.look(self.rules, self.play.g, viewer)
        guess = self.imagine(self.rules, seen, self.rng)
        self._invariants(guess)
        again = self.look(self.rules, guess, viewer)
        if canonical(again) != canonical(seen):
            raise Violation("sampling", viewer=self.rules.seat_word(viewer), detail=_difference(seen, again))
        if self._many_worlds(viewer):
            first = digest(self.rules, guess)
            for _ in range(VARIETY):
                if digest(self.rules, self.imagine(self.rules, seen, self.rng)) != first:
                    return
            raise Violation("sampling", viewer=self.rules.seat_word(viewer), detail="always the same sample")

    def _many_worlds(self, viewer: Viewer) -> bool:
        decks = [field for field in self.rules.fields if field.shape == CARDS]
        return any(_mixed(field, getattr(self.play.g, field.name), viewer) for field in decks)

    # records

    def _records(self) -> None:
        """The whole record plays to the same end; a viewer's own hides exactly what they may not read."""
        end = digest(self.rules, self.play.g)
        if digest(self.rules, replay(self.rules, read_record(export(self.play))).g) != end:
            raise Violation("record", detail="the record plays to another end")
        if self.play.start:
            return
        for viewer in self.rules.viewers():
            lines = read_record(export(self.play, viewer)).lines
            for said, line in zip(self.play.log, lines, strict=True):
                if (line.text == SECRET) == knows(said.to, viewer):
                    raise Violation("record", viewer=self.rules.seat_word(viewer), detail=line.text)


def scrambled(rules: Rules, g: Position, viewer: Viewer, rng: Rng) -> Position:
    """The same position with everything guessed anew that this viewer cannot know.

    It works on the position and asks only who may read what, so that a view cannot hide its own leak from the law.
    """
    twin = g.clone()
    for field in rules.fields:
        if field.shape == CARDS:
            _redeal(field, cast("Cards", getattr(twin, field.name)), viewer, rng)
        elif field.owned:
            for row in range(field.rows[0].size()):
                if not g.may_read(viewer, field.name, row):
                    rules.title.fill(twin, field.name, row, viewer, rng)
    return twin


def _redeal(field: Field, held: Cards, viewer: Viewer, rng: Rng) -> None:
    """Shuffle what this viewer does not know among the spots where it lies, and there among the unknown places."""
    spots: list[str] = []
    faces: list[int] = []
    parts: dict[str, list[int]] = {}
    for place in range(held.places()):
        if not knows(held.known[place], viewer):
            parts.setdefault(field.spots[place], []).append(place)
            for face in range(held.faces):
                spots.extend([field.spots[place]] * held.lying(place, face))
                faces.extend([face] * held.lying(place, face))
                held.count[place * held.faces + face] = 0
    rng.shuffle(faces)
    for spot, face in zip(spots, faces, strict=True):
        place = parts[spot][rng.below(len(parts[spot]))]
        held.count[place * held.faces + face] += 1


def _attributes(g: Position) -> set[str]:
    """The names of everything a position holds; a compiled class keeps them as descriptors."""
    names = set(getattr(g, "__dict__", {}))
    for made in type(g).__mro__:
        names |= {name for name, value in vars(made).items() if type(value).__name__ == "getset_descriptor"}
    return {name for name in names if not name.startswith("__")}


def _spoil(g: Position, field: Field, at: int) -> None:
    """Change one entry."""
    value = getattr(g, field.array)
    if field.shape == INT:
        setattr(g, field.name, value + 1)
    elif field.shape == CARDS:
        cast("Cards", value).count[at] += 1
    else:
        cast("Ints", value)[field.start + at] += 1


def _readable(g: Position, field: Field, at: int, viewer: Viewer) -> bool:
    if field.shape == CARDS:
        held = cast("Cards", getattr(g, field.name))
        return knows(held.known[at // held.faces], viewer)
    return not field.owned or g.may_read(viewer, field.name, at // field.row_size())


def _mixed(field: Field, held: Cards, viewer: Viewer) -> bool:
    """Two spots hold cards unknown to this viewer, and no face is more than three quarters of them."""
    places = [place for place in range(held.places()) if held.total(place) and not knows(held.known[place], viewer)]
    pool = list(held.pool(viewer))
    return len({field.spots[place] for place in places}) > 1 and 4 * max(pool) <= 3 * sum(pool)


def _question(play: Play) -> str:
    """Who is asked what: `b VetoOrLet`."""
    return "nothing" if play.over else f"{play.rules.seat_word(play.who)} {type(pending(play.g)).__name__}"


def _difference(ours: Json, theirs: Json) -> str:
    """The first thing in which two messages differ."""
    for key in ours:
        mine, other = ours[key], theirs.get(key)
        if canonical(mine) != canonical(other):
            if isinstance(mine, dict) and isinstance(other, dict):
                return f"{key}.{_difference(mine, other)}"
            return f"{key}: {canonical(mine)} or {canonical(other)}"
    return "nothing"
