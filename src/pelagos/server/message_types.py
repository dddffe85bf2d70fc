"""What travels between a server and those who follow a table, as types.

The messages themselves are plain data, put together in `pelagos.table.messages`; these types say what is in them. Tests
hold them against the messages of real games, and tools/page_types.py writes them for the page in TypeScript.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

TYPESCRIPT: Final = "typescript"
"""Under this name a type says how it is written for the page, where Python cannot say it."""


class Told(msgspec.Struct, forbid_unknown_fields=True):
    """Something that is sent: what is not listed is not in it. A field that may be UNSET may be missing."""


GameEvent = Annotated[list[str | int], msgspec.Meta(extra={TYPESCRIPT: "[name: string, ...numbers: number[]]"})]
"""The name of an event, and its numbers."""

Change = Annotated[
    dict[str, Any] | list[Any],
    msgspec.Meta(
        extra={
            TYPESCRIPT: "{ [name: string]: Change } | [value: unknown] | "
            "[first: number, last: number, items: unknown[]]"
        }
    ),
]
"""By names of parts or numbers of entries what changes there; or `[value]`; or `[first, last, items]` of a list."""

Argument = int | str | list[int | str]


# a game


class SetupData(Told):
    seats: int
    board: str
    options: dict[str, str]


class TaskData(NamedTuple):
    """A task of the agenda: its name and its arguments."""

    name: str
    arguments: dict[str, Argument]


class CardsData(Told):
    """Cards of one back."""

    places: list[int | list[int]]
    """By place the copies of every face, or how many cards lie there if the faces are not known."""
    pool: list[int]
    """By face, how many lie where the viewer does not know it."""
    known: list[int]
    """By place, who knows it."""


FieldData = int | list[int | list[int] | None] | CardsData
"""A number, an array of them, rows that are null for those who may not read them, or cards."""


class GameView(Told):
    """Everything one viewer may know about a position, and what may be said."""

    title: str
    version: int
    setup: SetupData
    viewer: int
    """A seat; no seat's number for a spectator."""
    fields: dict[str, FieldData]
    agenda: list[TaskData]
    result: list[int] | None
    """Places by seat when the game is over; 1 for a winner."""
    who: int | None
    """The seat that is asked, no seat's number for nature; null when nobody is."""
    options: list[str] | None
    """The phrases this viewer may say; null when they are not asked."""


# a table


class FormerHolderData(Told):
    """Somebody who held a seat in this game and gave it up."""

    name: str
    why: Literal["left", "removed", "resigned", "out-of-time"]
    guest: bool
    answers: int
    """So many answers the game had when they went."""


class ChairData(Told):
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str
    away: bool
    """A bot keeps this chair for somebody."""
    lost: str
    """Why this seat has lost before the end, or nothing."""
    joined: bool
    """Whoever sits here took the chair in the running game."""
    guest: bool | UnsetType = UNSET
    """Without an account: the name proves nothing. Lists of old do not say it."""
    former: list[FormerHolderData] | UnsetType = UNSET
    """Who held this seat before, the first of them first. Lists of old do not say it."""


class SeatRequestData(Told):
    """Somebody asks for a chair."""

    number: int
    seat: int
    name: str
    guest: bool


class TimeControlData(Told):
    """In milliseconds."""

    kind: Literal["none", "live", "post"]
    main: int
    step: int
    off: int


class TermsData(Told):
    pace: TimeControlData
    out_of_time: Literal["bot", "loss"]
    leaver: Literal["bot", "empty"]
    level: str
    spectators: bool
    newcomers: Literal["invited", "anyone", "nobody"]
    practice: bool | UnsetType = UNSET
    """One person against bots, who may go back to any earlier moment."""
    coach: bool | UnsetType = UNSET
    """False where it was agreed that nobody asks the coach."""
    lesson: str | UnsetType = UNSET
    """The lesson that is taken at this table."""
    example: str | UnsetType = UNSET
    """What is tried out at this table, as `domain-word`."""
    puzzle: str | UnsetType = UNSET
    """The puzzle that is solved at this table."""
    analysis: bool | UnsetType = UNSET
    """One person answers for everybody and for nature."""
    rated: bool | UnsetType = UNSET
    """The game counts for the ratings of those who play it."""


class Holidays(NamedTuple):
    start: int
    end: int


class ClockData(Told):
    left: list[int]
    running: int
    """The seat whose time runs, or -1."""
    since: int
    deadline: int | None
    holidays: list[list[Holidays]]


class ProposalData(Told):
    kind: Literal["back", "end", "admit", "remove", "pause", "move"]
    to: int
    by: int
    votes: list[int]
    """The seats that are for it."""


class SealData(Told):
    """The commitment to the dice, the shares of the seats, and when the game is over the secret."""

    commit: str
    nonces: list[str]
    secret: str | None
    whole: bool


class EndingData(Told):
    how: str
    places: list[int]


class RematchData(Told):
    """Once more: the table of the new game, who offered it and who will not come, by their seats in this one."""

    game: str
    by: int
    rotated: bool
    """Everybody sits one chair further."""
    commit: str
    declined: list[int]


Phase = Literal["waiting", "running", "over"]


Grade = Literal["best", "good", "inaccurate", "mistake", "blunder", "behind"]


class NamedWord(NamedTuple):
    """A word of the vocabulary."""

    domain: str
    word: str


class TeacherData(Told):
    """What the teacher of a lesson says and points at."""

    lesson: str
    step: int
    steps: list[bool]
    """By step, whether it asks for something."""
    understood: list[int]
    """The steps that the pupil did by themselves."""
    says: str
    """The message of this step, in the texts of the lessons of this title."""
    reply: Literal["", "well", "tried", "elsewhere"]
    """How the last answer was: as asked, a mistake that the lesson knows, or something else that was taken back."""
    answer: str
    """The message with which the teacher replies to it, or nothing."""
    named: dict[str, NamedWord]
    """By argument of these messages, whose name is filled in."""
    points: list[NamedWord]
    asks: bool
    looking: bool
    """The pupil looks at what came of a mistake, until they take it back."""
    finished: bool


class GradedAnswerData(NamedTuple):
    """An answer, how good it is, and how often it wins, in ten-thousandths; -1 if it was not played on."""

    phrase: str
    grade: Grade
    chance: int


class SolvingData(Told):
    """A puzzle, as far as its solver may know it."""

    name: str
    themes: list[str]
    stars: int
    tries: int
    """So many answers were tried."""
    first: Grade | Literal[""]
    """How good the first of them was."""
    said: str
    """The answer that is looked at; nothing while the question is open."""
    grade: Grade | Literal[""]
    chance: int
    finished: bool
    """An answer that solves it was found, or shown."""
    shown: bool
    answers: list[GradedAnswerData]
    """When it is finished, the best first; all others are behind these."""
    found: list[int]
    """When it is finished: by level of bots from the gentlest on, how many found it."""
    asked: int
    """How many bots of each level were asked."""


class AnalysisNode(NamedTuple):
    """An answer that was tried, after its parent; that of the first node is nobody's."""

    parent: int
    seat: int
    phrase: str
    comment: str
    children: list[int]
    """The first of them is the main line."""


class WeighedPhrase(NamedTuple):
    """What nature may say, and how likely it is beside the others."""

    phrase: str
    weight: int


class AnalysisData(Told):
    """The tree of an analysis, and where in it the game stands."""

    nodes: list[AnalysisNode]
    at: int
    chances: list[WeighedPhrase]
    """If nature is asked."""


class TableData(Told):
    """What everybody may know about a table."""

    title: str
    setup: SetupData
    owner: int
    """The seat of the owner, or -1."""
    chairs: list[ChairData]
    requests: list[SeatRequestData]
    sides: list[int]
    terms: TermsData
    phase: Phase
    seal: SealData
    ending: EndingData | None
    rematch: RematchData | None
    kept: list[int]
    """Seats of a rematch that wait for whoever sat there before."""
    coach: bool
    """May the coach be asked?"""
    clock: ClockData
    paused: int | None
    """Since when the game is paused by consent."""
    proposal: ProposalData | None
    answers: int
    checkpoints: list[list[int]]
    lesson: TeacherData | UnsetType = UNSET
    puzzle: SolvingData | UnsetType = UNSET
    analysis: AnalysisData | UnsetType = UNSET


class SeatData(Told):
    """What is one seat's alone."""

    order: str | None
    woken: str
    undo: int
    """So many of its own answers it may take back."""
    mutes: list[str]


class ViewerFrame(Told):
    """All that a viewer sees now."""

    game: GameView | None
    table: TableData
    own: SeatData | None


class StateMessage(Told):
    """The frame of a viewer, or what has changed in it since a mark."""

    protocol: int
    mark: str
    v: int
    heard: int
    """So many events came before these."""
    events: list[GameEvent]
    game: str
    seat: int | None
    now: int
    """The server's time, by which moments are to be read: clocks of browsers are seldom right."""
    whole: ViewerFrame | UnsetType = UNSET
    since: str | UnsetType = UNSET
    patch: list[Change] | UnsetType = UNSET
    ok: str | UnsetType = UNSET
    """On a socket: the id of the command of which this came."""


# talk, answers, notices


class ChatLine(NamedTuple):
    number: int
    at: int
    seat: int
    """No seat's number for a spectator."""
    name: str
    text: str


ChatLines = dict[str, list[ChatLine]]
"""What was said, by channel."""

GuestLines = dict[str, list[int]]
"""By channel, the numbers of the lines that somebody without an account wrote: the name proves nothing."""


class TalkMessage(Told):
    game: str
    seat: int | None
    talk: ChatLines
    guests: GuestLines


class Acknowledgement(Told):
    """A command was carried out."""

    ok: str
    game: str
    v: int
    key: str | UnsetType = UNSET
    """Of whoever sat down."""


class SocketRefusal(Told):
    error: str
    says: str
    clause: str
    at: int | UnsetType = UNSET
    line: int | UnsetType = UNSET
    wait: int | UnsetType = UNSET
    phrase: str | UnsetType = UNSET
    id: str | UnsetType = UNSET
    game: str | UnsetType = UNSET


class Pong(Told):
    pong: int


class TurnNotice(Told):
    """For an account, wherever in the page it is."""

    notice: Literal["your-turn"]
    game: str
    title: str


SocketMessage = StateMessage | TalkMessage | Acknowledgement | SocketRefusal | Pong | TurnNotice
"""Everything a socket says."""


# what a socket hears, besides commands


class Subscribe(Told):
    watch: str
    auth: str | UnsetType = UNSET
    """A seat key."""
    since: str | UnsetType = UNSET
    """The mark to go on from; without it the whole is sent."""


class Unsubscribe(Told):
    unwatch: str
    auth: str | UnsetType = UNSET


class Ping(Told):
    ping: int


class Address(Told):
    """To which table a command goes, and as whom."""

    game: str
    auth: str | UnsetType = UNSET
