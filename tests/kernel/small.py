"""A title that is nothing but kernel: a field of every kind, and tasks that do as they are told."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from pelagos.kernel.arrays import filled
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Scripted
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.fields import Field, cards, number, numbers, owned
from pelagos.kernel.ids import EVERYBODY, NOBODY, Viewer, only
from pelagos.kernel.places import Cards, stocked
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.task import Chance, Choice, Task
from pelagos.kernel.title import Option, Rules, Setup, Title, rules_for
from pelagos.kernel.words import Domain, Verb, Vocabulary

if TYPE_CHECKING:
    from pelagos.kernel.answer import Answer
    from pelagos.kernel.ids import Mask, Seat
    from pelagos.kernel.rng import Rng
    from pelagos.kernel.sheet import Sheet

SAY: Final = 0
TOSS: Final = 1
PAINT: Final = 2

BAG: Final = 0
ROW: Final = 1
HAND_A: Final = 2
HAND_B: Final = 3

SUN: Final = 0
MOON: Final = 1
STAR: Final = 2

DID: Final = Kind("did", "n")
SAID: Final = Kind("said", "who:seat", "n")
TOO_BIG: Final = Kind("too-big", "most", clause="S-1")
TOO_SMALL: Final = Kind("too-small", clause="S-2")


class Small(Position):
    """A number, a named number, an array of two rows, notes of seats and spectators, tiles."""

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self.mark = 0
        self.lead = -1
        self.heap = filled(6)
        self.notes = filled(seats + 1)
        self.tiles: Cards = stocked([3, 2, 1], [NOBODY, EVERYBODY, only(0), only(1)])
        # The star lies in the row from the beginning: a blank position may have cards outside the stock.
        self.tiles.count[STAR] = 0
        self.tiles.count[3 * ROW + STAR] = 1

    def clone(self) -> Small:
        g = Small(int(self.seats))
        g.copy_frame(self)
        g.mark, g.lead = self.mark, self.lead
        g.heap, g.notes, g.tiles = self.heap[:], self.notes[:], self.tiles.clone()
        return g


class Do(Task[Small]):
    """Tells its number."""

    ARGS = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, g: Small) -> None:
        g.tell(DID, self.n)


class Plan(Task[Small]):
    """Puts some `Do` before everything already planned, after telling its own number."""

    ARGS = ("n", "numbers")

    def __init__(self, n: int, numbers: tuple[int, ...]) -> None:
        self.n = n
        self.numbers = numbers

    def run(self, g: Small) -> None:
        g.tell(DID, self.n)
        g.then(*[Do(n) for n in self.numbers])


class Ask(Choice[Small]):
    """Asks a seat for one of some numbers; its answer is added to the mark."""

    ARGS = ("who", "numbers", "telling_it")

    def __init__(self, who: Seat, numbers: tuple[int, ...], telling_it: int = 0) -> None:
        self.who = who
        self.numbers = numbers
        self.telling_it = telling_it

    def seat(self, g: Small) -> Seat:
        return self.who

    def telling(self, g: Small) -> bool:
        return self.telling_it == 1

    def options(self, g: Small, sheet: Sheet) -> None:
        for n in self.numbers:
            sheet.add(SAY, n=n)

    def take(self, g: Small, said: Answer) -> None:
        g.mark += said.n
        g.tell(SAID, self.who, said.n)

    def why_not(self, g: Small, said: Answer) -> Refusal | None:
        most = max(self.numbers)
        return Refusal(TOO_BIG, most) if said.n > most else None


class Toss(Chance[Small]):
    """Nature tosses 0, 1, 2 … by these weights; only `to` may read it."""

    ARGS = ("weights", "to")

    def __init__(self, weights: tuple[int, ...], to: Mask = EVERYBODY) -> None:
        self.weights = weights
        self.to = to

    def options(self, g: Small, sheet: Sheet) -> None:
        for n, weight in enumerate(self.weights):
            sheet.weigh(weight, TOSS, n=n)

    def known_to(self, g: Small) -> Mask:
        return self.to

    def take(self, g: Small, said: Answer) -> None:
        g.mark += 100 * said.n


class Turn(Task[Small]):
    """Moves a tile from the bag to a place."""

    ARGS = ("face", "place")

    def __init__(self, face: int, place: int) -> None:
        self.face = face
        self.place = place

    def run(self, g: Small) -> None:
        g.tiles.move(g, self.face, BAG, self.place)


class Stop(Task[Small]):
    """Ends the game at once: all share the first place."""

    def run(self, g: Small) -> None:
        g.finish((1,) * int(g.seats))


class March(Task[Small]):
    """Does nothing; it holds a word, a nested tuple, and several seats under a name that has a domain."""

    ARGS = ("way", "paths", "who")

    def __init__(self, way: str, paths: tuple[tuple[int, ...], ...], who: tuple[int, ...] = ()) -> None:
        self.way = way
        self.paths = paths
        self.who = who

    def run(self, g: Small) -> None:
        """Nothing."""


class SmallTitle(Title):
    """Two or three seats, two boards, two options."""

    name = "small"
    module = "kernel.small"
    fewest = 2
    most = 3
    boards = ("plain", "hilly")
    options = (Option("wind", "low", "low", "high"), Option("length", "5"))
    tasks = (Do, Plan, Ask, Toss, Turn, Stop, March)
    arguments: ClassVar[dict[str, str]] = {"who": "seat"}
    events = (DID, SAID)
    refusals = (TOO_BIG, TOO_SMALL)

    def vocabulary(self, setup: Setup) -> Vocabulary:
        domains = [
            Domain("seat", ("a", "b", "c")[: setup.seats], none="nobody"),
            Domain("viewer", (*("a", "b", "c")[: setup.seats], "watchers")),
            Domain("colour", ("red", "blue"), none="bare"),
            Domain("size", ("big", "mid", "low")),
            Domain("face", ("sun", "moon", "star")),
            Domain("place", ("bag", "row", "hand-a", "hand-b"), none="nowhere"),
        ]
        verbs = [Verb(SAY, "say {n}"), Verb(TOSS, "toss {n}"), Verb(PAINT, "paint {x:size} {y:colour} > {n}")]
        return Vocabulary(domains, verbs)

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        named = vocabulary.domains
        return (
            number("mark"),
            number("lead", values=named["seat"]),
            numbers("heap", named["colour"], named["size"]),
            owned("notes", named["viewer"]),
            cards("tiles", named["place"], named["face"]),
        )

    def blank(self, setup: Setup) -> Position:
        return Small(setup.seats)

    def begin(self, g: Position) -> None:
        assert isinstance(g, Small)
        g.then(Ask(0, (1, 2, 3)), Ask(1, (1, 2)), Toss((1, 2)), Stop())

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        assert isinstance(g, Small)
        g.notes[row] = rng.below(4)


SMALL: Final = SmallTitle()
RULES: Final[Rules] = rules_for(SMALL, 2)


def small(*tasks: Task[Small]) -> Small:
    """A blank position with this agenda."""
    g = Small(2)
    g.then(*tasks)
    return g


def playing(*tasks: Task[Small], nature: tuple[str, ...] = ()) -> Play:
    """A game with this agenda. With a script nature answers by herself."""
    return Play(RULES, small(*tasks), Scripted(RULES.vocabulary, nature) if nature else None)


def state(play: Play) -> tuple[object, ...]:
    """Everything that must be as before after a refusal or an undo."""
    return (
        digest(play.rules, play.g),
        spoken(play),
        [event.plain() for event in play.events],
        [(step.seat, step.said, step.told, step.final) for step in play.steps],
        play.who,
        play.over,
        play.options(),
    )


def spoken(play: Play) -> list[tuple[int, str, int, bool]]:
    return [(said.seat, play.rules.vocabulary.words(said.answer), said.to, said.forced) for said in play.log]


def words(play: Play) -> list[str]:
    """What was said so far."""
    return [phrase for _, phrase, _, _ in spoken(play)]


def ended_with(mark: int) -> Small:
    """A finished game in which nothing but the mark has changed."""
    g = small()
    g.mark = mark
    g.finish((1, 1))
    return g
