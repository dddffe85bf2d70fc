"""What the routes are sent and answer, as types; see `message_types` for what they are for."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from msgspec import UNSET, UnsetType

from pelagos.server.message_types import (
    ChairData,
    Change,
    ChatLines,
    EndingData,
    FieldData,
    GameEvent,
    GameView,
    GuestLines,
    Phase,
    TermsData,
    Told,
)


class RefusalBody(Told):
    """Why not: a code for programs, a sentence for people, the clause behind it."""

    code: str
    says: str
    clause: str
    at: int | UnsetType = UNSET
    line: int | UnsetType = UNSET
    wait: int | UnsetType = UNSET
    phrase: str | UnsetType = UNSET


# titles and rules


class Variant(NamedTuple):
    name: str
    seats: int
    options: dict[str, str]


class TitleOption(Told):
    name: str
    default: str
    choices: list[str]
    """Without choices it takes a number."""


class TitleData(Told):
    name: str
    version: int
    fewest: int
    most: int
    variants: list[Variant]
    boards: list[str]
    options: list[TitleOption]
    bots: list[str]


class SectionData(Told):
    id: str
    heading: str
    english: str
    """The heading in English, by which pictures are found."""
    level: int
    html: str


class ClauseData(Told):
    html: str
    section: str
    english: bool
    """It is not translated yet."""
    older: bool
    """Its English has changed since it was translated."""


class NumberedClause(ClauseData):
    id: str


class RulebookData(Told):
    title: str
    language: str
    """What it is written in, but for clauses that are English."""
    sections: list[SectionData]
    clauses: dict[str, ClauseData]


# tables in lists


class Opened(msgspec.Struct):
    """A new table, the keys of those who sit there without an account, by seat, and the commitment to the dice."""

    game: str
    keys: dict[str, str]
    v: int
    commit: str


class RematchReply(msgspec.Struct):
    """The table of the rematch, and who asks there: their seat, and without an account the key to it."""

    game: str
    seat: int
    key: str
    commit: str
    full: bool
    """Nobody else is waited for: if it is not started, whoever offers it may start it."""
    started: bool


class TableSummary(Told):
    """What lists show of a table; what only some of them tell may be missing."""

    game: str
    title: str
    variant: str
    seats: int
    board: str
    options: dict[str, str]
    phase: Phase
    chairs: list[ChairData]
    owner: int
    terms: TermsData
    ending: EndingData | None
    public: bool
    created: int
    asked: int | None
    touched: int | UnsetType = UNSET
    asked_since: int | UnsetType = UNSET
    """When the turn of the seat that is asked began."""
    deadline: int | UnsetType | None = UNSET
    """When its time is out."""
    answers: int | UnsetType = UNSET
    you: list[int] | UnsetType = UNSET
    """The seats of whoever asks."""
    return_to: int | UnsetType | None = UNSET
    """The seat that whoever asks has left and may take again by `come_back`."""
    waiting: bool | UnsetType = UNSET
    """Is it their turn?"""
    paused: bool | UnsetType = UNSET
    """By consent: it waits for nobody."""
    broken: bool | UnsetType = UNSET
    """The server cannot open the table at present; nothing of it is lost."""
    v: int | UnsetType = UNSET


# one table


class TalkReply(Told):
    talk: ChatLines
    guests: GuestLines


class OlderEvents(Told):
    first: int
    events: list[GameEvent]


class WhyNotReply(Told):
    offered: bool
    says: str
    clause: str


class NotOfferedPattern(Told):
    """A kind of answer that cannot be given now."""

    pattern: str
    says: str
    clause: str
    here: bool
    """It belongs to the question that is asked."""


class NotOfferedReply(Told):
    patterns: list[NotOfferedPattern]
    deeds: list[NotOfferedPattern]
    """The same under its older name."""


class CardNeeds(Told):
    """Cards that the odds count on their owner to play, and the chances if none of them is played."""

    domain: str
    cards: list[str]
    every: bool
    """All of them are needed; else any one of them does."""
    win: float
    loss: float


class BattleOdds(Told):
    kind: str
    domain: str
    place: str
    attacker: str
    defender: str
    win: float
    loss: float
    nobody_left: float
    attackers_left: float
    defenders_left: float
    ends: list[list[float]]
    """By units of both sides that are left, how likely that is."""
    needs: CardNeeds | None
    """Of whoever asks."""
    fought_out: bool
    """They hold if nobody retreats."""


class OfferPrice(Told):
    """What all offers cost that stand then; less than nothing is left where the gold is too little."""

    count: int
    price: int
    left: int


class StandingOffer(Told):
    who: str
    god: str
    price: int


class OffersReply(Told):
    offers: list[StandingOffer]


class Outlook(Told):
    """What an answer would begin."""

    odds: BattleOdds | None
    final: bool
    """It cannot be taken back."""
    price: int
    """The gold that is paid for it at once."""
    offer: OfferPrice | None
    undoable: bool
    """All of it can be taken back: the same seat is asked next, and nothing has come to light."""


class WayData(Told):
    """Answers that can be said together."""

    means: str
    """The phrase that stands for all of them: `sail a1 > c3 2`."""
    say: list[str]
    price: int
    """The gold that all of it takes from the purse."""


class WaysReply(Told):
    ways: list[WayData]
    telling: bool
    """The question is asked even if one answer is possible: leaving it out would tell a secret."""
    prices: dict[str, int]
    """The gold that an answer takes from the purse at once; those that take none, and offers, are not here."""


class IncomeReply(Told):
    income: list[int]
    """What each purse gains next if all stays as it is; empty where nobody has one."""


class HistoryFrame(Told):
    """The game after n answers. The first of a reply holds the whole view, the others what changed."""

    n: int
    who: str | None
    said: str | None
    events: list[GameEvent]
    view: GameView | list[Change]


class HistoryReply(Told):
    frames: list[HistoryFrame]
    last: int


# words and shapes


class NoneWord(Told):
    word: str
    name: str
    forms: dict[str, str]


class DomainData(Told):
    number: Literal[True] | UnsetType = UNSET
    """Plain numbers have no words."""
    words: list[str] | UnsetType = UNSET
    names: list[str] | UnsetType = UNSET
    forms: list[dict[str, str]] | UnsetType = UNSET
    """By number, the cases of a name and what agrees with it; empty where no name has any."""
    none: NoneWord | UnsetType | None = UNSET
    """What -1 is called."""


class KindData(Told):
    params: list[str]
    clause: str


class IdentityData(Told):
    letter: str
    colour: str
    shape: str


class GoalData(Told):
    """What wins a game."""

    of: Literal["metropolis", "city"]
    count: int
    last: int
    """The last cycle or turn, where one was agreed; else 0."""
    told_from: int
    """The cycle or turn from which people are told so: hardly a game comes near an end that is only a safeguard."""


class FactsData(Told):
    """What a page must know of the rules, where the title has such facts."""

    closes: dict[str, dict[str, list[str]]] | UnsetType = UNSET
    """By figure and by the place where it stands, the seas that are closed."""
    gives: dict[str, list[str]] | UnsetType = UNSET
    """By god, what is had for nothing."""
    goal: GoalData | UnsetType = UNSET
    gods_up: int | UnsetType = UNSET


class LexiconData(Told):
    """What the words of a game mean."""

    title: str
    domains: dict[str, DomainData]
    phrases: dict[str, list[str]]
    """Patterns such as `build {x:kind} {y:land}`, by their first word."""
    events: dict[str, KindData]
    refusals: dict[str, KindData]
    questions: dict[str, dict[str, str]]
    """By task, the domains of its arguments."""
    chances: list[str]
    """Tasks that nature answers."""
    seats: list[str]
    factions: list[list[str]]
    """By seat, the words of its factions."""
    sides: list[int]
    """By seat, the number of its side."""
    identities: list[IdentityData]
    """By faction, how it is known."""
    shown: dict[str, list[list[int]]]
    """By domain of people and number, the identities it is shown with."""
    facts: FactsData


class MapPoint(NamedTuple):
    x: float
    y: float


class MapBox(NamedTuple):
    left: float
    top: float
    width: float
    height: float


class LabelData(Told):
    text: str
    at: MapPoint
    slant: float
    size: float


class AreaData(Told):
    word: str
    name: str
    kind: str
    path: str
    label: LabelData | None
    anchors: dict[str, MapPoint]
    tint: int
    printed: dict[str, int]
    """What is printed there, and how often."""
    whole: str
    """Around all areas of this word, where there are several."""
    near: list[str]
    """The words of the areas it touches."""


class SiteData(Told):
    word: str
    land: str
    sea: str
    at: MapPoint
    quay: MapPoint
    turn: float


class SpotData(Told):
    word: str
    at: MapPoint


class ReliefData(Told):
    """Where hills, olive trees and rocks are drawn."""

    hills: list[MapPoint]
    trees: list[MapPoint]
    rocks: list[MapPoint]


class EdgeData(Told):
    """One of six sides of a tile or of an empty spot."""

    kind: str
    """Land or sea; nothing where neither side is a tile."""
    beside: str
    """The tile or spot behind it."""


class GeometryData(Told):
    """Where everything of a board lies; see `pelagos.pictures.geometry`."""

    box: MapBox
    radius: float
    grown: float
    areas: list[AreaData]
    sites: list[SiteData]
    coast: str
    rim: str
    land_borders: str
    sea_borders: str
    outline: str
    bridges: list[tuple[MapPoint, MapPoint]]
    empty: list[SpotData]
    drawn: list[GeometryData]
    """Where tiles are drawn: the drawn tile by itself, in its six rotations."""
    edges: dict[str, list[EdgeData]]
    """Of tiles and of the spots beside them, by their words: clockwise, east first."""
    crop: MapBox
    """Around what lies there, without empty spots."""
    relief: ReliefData


class GeometryReply(Told):
    geometry: GeometryData | None
    """Null where a title has no picture."""
    shown: dict[str, FieldData]
    """The fields that it was drawn from: a page shows it with a view that has the same, and with no other."""


class PushKeyData(Told):
    """What a browser must know to subscribe: `applicationServerKey`."""

    key: str


class AddedContact(Told):
    contact: int


class AddedWebhook(Told):
    contact: int
    secret: str
    """Told this once."""


class Nothing(Told):
    """That it was done is all there is to say."""
