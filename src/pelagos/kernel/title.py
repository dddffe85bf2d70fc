"""What the kernel must know of a game: its descriptor, and the same under one setup."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from pelagos.kernel.arrays import filled
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.event import Kind
from pelagos.kernel.fields import Field
from pelagos.kernel.ids import MOST_SEATS, NATURE, SPECTATOR, Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Task
from pelagos.kernel.words import NUMBER, Domain, Vocabulary

Json = dict[str, Any]


class Option:
    """A choice made when a match is created. Without listed choices it takes a number."""

    def __init__(self, name: str, default: str, *choices: str) -> None:
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = choices

    def allows(self, value: str) -> bool:
        if value == self.default:
            return True
        return value in self.choices if self.choices else NUMBER.index(value) > 0


class Setup:
    """How many sit down, on which board, with which options."""

    def __init__(self, seats: int, board: str, options: Mapping[str, str]) -> None:
        self.seats: Final = seats
        self.board: Final = board
        self.options: Final = dict(options)

    def plain(self) -> Json:
        return {"seats": self.seats, "board": self.board, "options": dict(self.options)}


class Law:
    """An invariant of a title: what it is called, and a function that says what is wrong, or nothing."""

    def __init__(self, name: str, broken: Callable[[Any], str]) -> None:
        self.name: Final = name
        self.broken: Final = broken


@mypyc_attr(allow_interpreted_subclasses=True)
class Title(ABC):
    """The descriptor of one game. Everything it has stands in explicit tables."""

    name: ClassVar[str]
    version: ClassVar[int] = 1
    """Of the rules; raised when a field or a task changes its meaning."""
    module: ClassVar[str]
    """Where `TITLE` is found, so that a worker process can import it."""
    shares: ClassVar[tuple[str, ...]] = ()
    """Packages with rules that it shares with other titles; with its own they are what a game is played by."""
    texts: ClassVar[str] = "pelagos.texts"
    """The package that holds `<language>/<name>.ftl`."""
    fewest: ClassVar[int]
    most: ClassVar[int]
    boards: ClassVar[tuple[str, ...]] = ("",)
    reduced: ClassVar[dict[str, int]] = {}
    """Boards of reduced games, each with its number of seats: for research, and not offered to people who look for a
    board."""
    options: ClassVar[tuple[Option, ...]] = ()
    tasks: ClassVar[tuple[type[Task[Any]], ...]]
    aliases: ClassVar[dict[str, str]] = {}
    """Former names of tasks."""
    dropped: ClassVar[frozenset[str]] = frozenset()
    """Former fields that nothing asks for any more: older saves may have them."""
    arguments: ClassVar[dict[str, str]] = {}
    """The domain of a task's argument, by its name."""
    events: ClassVar[tuple[Kind, ...]] = ()
    refusals: ClassVar[tuple[Kind, ...]] = ()
    laws: ClassVar[tuple[Law, ...]] = ()
    many: ClassVar[frozenset[int]] = frozenset()
    """Verbs that may fill a question with more than 300 options: bids, nothing else."""
    counted: ClassVar[tuple[str, ...]] = ()
    """Domains whose words a fuzzer counts one by one: cards, gods."""
    paced: ClassVar[str] = ""
    """The event that begins a cycle or a turn: by it the length of a game is told."""
    derived: ClassVar[frozenset[str]] = frozenset()
    """Attributes of the position that follow from the setup and are in no table of fields."""
    identities: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """By faction, the letter, colour and shape that it has in this game; the usual ones if there are none."""
    adapters: ClassVar[dict[str, str]] = {}
    """By layer (`orders`, `primer`, `sketches`, `pictures`, `study`, `bots`, `coach`, `envs`), the module with its
    `ADAPTER`.

    A layer does without what is not here: no standing orders, no picture, bots that know nothing of the game.
    """

    @abstractmethod
    def vocabulary(self, setup: Setup) -> Vocabulary:
        """Words under this setup; it has a domain `seat`."""

    @abstractmethod
    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        """Every field of the position, in a fixed order."""

    @abstractmethod
    def blank(self, setup: Setup) -> Position:
        """The position before anything happens, with an empty agenda."""

    @abstractmethod
    def begin(self, g: Position) -> None:
        """Put the first tasks on the agenda of a blank position."""

    def knows_board(self, board: str) -> bool:
        """Can a game be played on this board? A title may read boards that are written out in one word."""
        return board in self.boards or board in self.reduced

    def lasting_board(self, setup: Setup) -> str:
        """The board of a new game in a word that will always mean this very board.

        A title that may put a better board under a name says what lies where instead.
        """
        return setup.board

    def drawn_board(self, setup: Setup, seed: int) -> str:
        """A board by chance that fits this setup, in one word; a title without such boards keeps its own."""
        return setup.board

    def variants(self) -> list[tuple[str, int, dict[str, str]]]:
        """The ways to play that are truly different games: what each is called, its seats, its options."""
        return [(str(seats), seats, {}) for seats in range(self.fewest, self.most + 1)]

    def variant(self, setup: Setup) -> str:
        """Which of them a setup is."""
        return str(setup.seats)

    def sides(self, setup: Setup) -> list[int]:
        """By seat, the number of its side: partners share it, and win and lose together. Most play for themselves."""
        return list(range(setup.seats))

    def turn_order(self, g: Position) -> list[int]:
        """The seats in the order in which they come to move; none where the rules have no track for that."""
        return []

    def complete(self, g: Position, stated: set[str]) -> None:
        """Derive what a description left unsaid and the rest decides, such as what is left in a supply."""

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        """A sampler's guess of one hidden row, within what this viewer may know; everything before it is set."""

    def called(self, setup: Setup, domain: str, word: str) -> tuple[str, dict[str, str | int]]:
        """For people: the domain whose message names a word, and what shows there, such as the `word` itself.

        Boards are data, and so are the names of their places: a title may show those instead of its words.
        """
        return domain, {"word": word}

    def factions(self, setup: Setup) -> list[int]:
        """By faction, the seat that plays it; most rules know none, and every seat is one."""
        return list(range(setup.seats))

    def facts(self, setup: Setup) -> Json:
        """What the rules say under this setup, as tables for a page that knows no rules (docs/protocol.md)."""
        return {}


class Rules:
    """A title under one setup: the words and fields everything else works with."""

    def __init__(self, title: Title, setup: Setup) -> None:
        self.title: Final = title
        self.setup: Final = setup
        self.vocabulary: Final = title.vocabulary(setup)
        self.fields: Final = title.fields(setup, self.vocabulary)
        self._by_name: Final = {field.name: field for field in self.fields}
        self.seats: Final[Domain] = self.vocabulary.domains["seat"]
        self.tasks: Final[dict[str, type[Task[Any]]]] = {task.__name__: task for task in title.tasks}
        self.plain_setup: Final = setup.plain()
        """The setup as it travels; nobody changes it."""
        self.blank_row: Final = filled(sum([field.size for field in self.fields]))
        """As many numbers as a position holds, for `row_of`."""
        self.hiding: Final = _hiding(self.fields)
        """The fields in which something may be hidden, and where each begins in a row."""

    def field(self, name: str) -> Field | None:
        return self._by_name.get(name)

    def field_names(self) -> list[str]:
        return [field.name for field in self.fields]

    def blank(self) -> Position:
        return self.title.blank(self.setup)

    def opening(self) -> Position:
        g = self.blank()
        self.title.begin(g)
        return g

    def seat_word(self, seat: Viewer) -> str:
        if seat == NATURE:
            return "nature"
        return "spectator" if seat == SPECTATOR else self.seats.word(seat)

    def seat_of(self, word: str) -> Viewer:
        """The seat, NATURE or SPECTATOR behind a word, or UNKNOWN."""
        if word == "nature":
            return NATURE
        return SPECTATOR if word == "spectator" else self.seats.index(word)

    def viewers(self) -> list[Viewer]:
        return [*range(self.setup.seats), SPECTATOR]


def rules_for(title: Title, seats: int, board: str = "", options: Mapping[str, str] | None = None) -> Rules:
    """The rules of a new game."""
    return Rules(title, new_setup(title, seats, board, options))


def new_setup(title: Title, seats: int, board: str = "", options: Mapping[str, str] | None = None) -> Setup:
    """What people ask for, checked, with a board that stays the same whatever its name comes to mean."""
    asked = kept_setup(title, seats, board, options)
    return Setup(seats, title.lasting_board(asked), asked.options)


def kept_setup(title: Title, seats: int, board: str = "", options: Mapping[str, str] | None = None) -> Setup:
    """The setup of a game that there is, checked and to the letter; missing options take their defaults."""
    if not title.fewest <= seats <= min(title.most, MOST_SEATS):
        raise BadSetup("wrong-seats", title=title.name, seats=seats, fewest=title.fewest, most=title.most)
    board = board or title.boards[0]
    _check_board(title, seats, board)
    chosen = {option.name: option.default for option in title.options}
    for name, value in (options or {}).items():
        option = next((known for known in title.options if known.name == name), None)
        if option is None:
            raise BadSetup("unknown-option", title=title.name, option=name, known=", ".join(chosen))
        if not option.allows(value):
            raise BadSetup("unknown-choice", option=name, value=value, known=", ".join(option.choices) or "number")
        chosen[name] = value
    return Setup(seats, board, chosen)


def _check_board(title: Title, seats: int, board: str) -> None:
    if not title.knows_board(board):
        named = [known for known in (*title.boards, *title.reduced) if known]
        if not named:
            raise BadSetup("one-board", title=title.name, board=board)
        raise BadSetup("unknown-board", title=title.name, board=board, known=", ".join(named))
    wanted = title.reduced.get(board, seats)
    if seats != wanted:
        raise BadSetup("board-needs-seats", board=board, seats=wanted, found=seats)


def _hiding(fields: Sequence[Field]) -> list[tuple[Field, int]]:
    found: list[tuple[Field, int]] = []
    at = 0
    for field in fields:
        if field.hides:
            found.append((field, at))
        at += field.size
    return found
