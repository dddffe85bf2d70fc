"""The descriptor of the toy title."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from pelagos.kernel.fields import Field, cards, number, numbers, owned
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Task
from pelagos.kernel.title import Option, Setup, Title
from pelagos.kernel.words import Domain, Verb, Vocabulary
from toy import ids
from toy.auction import Bid, PayBids
from toy.cards.claim import NameWharf
from toy.cards.storm import WeatherStorm
from toy.cards.tax import NameTaxed
from toy.cards.theft import NameVictim, PickCard
from toy.deals import DealCard, DealPurse
from toy.flow import Begin, EndOfRound, Round
from toy.hand import AskVeto, Hand, PlayOrDone, Resolve, VetoOrLet
from toy.laws import LAWS
from toy.lots import Crane, DrawFaceDown, Ferry, Lookout, Roll, TakeOrLeave, TurnTop
from toy.position import Table, Toy
from toy.regroup import Garrison, Regroup

SEATS: Final = ("a", "b", "c")
FACTIONS: Final = ("red", "blue", "amber", "jade")
WHARVES: Final = ("w1", "w2", "w3", "w4", "w5", "w6")
LOTS: Final = ("crane", "ferry", "lookout")
FACES: Final = ("storm", "tax", "theft", "claim", "veto")

VERBS: Final = (
    Verb(ids.SAY_BID, "bid {x:lot} {n}"),
    Verb(ids.SAY_PASS, "pass"),
    Verb(ids.SAY_TAKE, "take"),
    Verb(ids.SAY_LEAVE, "leave"),
    Verb(ids.SAY_ROLL, "roll {n}"),
    Verb(ids.SAY_DRAW, "draw {x:face}"),
    Verb(ids.SAY_AS_THEY_STAND, "as they stand"),
    Verb(ids.SAY_REGROUP, "regroup"),
    Verb(ids.SAY_GARRISON, "garrison {x:wharf} {n}"),
    Verb(ids.SAY_PLAY, "play {x:face}"),
    Verb(ids.SAY_DONE, "done"),
    Verb(ids.SAY_VETO, "veto"),
    Verb(ids.SAY_LET, "let it be"),
    Verb(ids.SAY_PAY, "pay"),
    Verb(ids.SAY_SINK, "sink {x:wharf}"),
    Verb(ids.SAY_TAX, "tax {x:seat}"),
    Verb(ids.SAY_STEAL, "steal {x:seat}"),
    Verb(ids.SAY_CLAIM, "claim {x:wharf}"),
    Verb(ids.SAY_PURSE, "purse {n}"),
    Verb(ids.SAY_PICK, "pick {x:place} {y:face}"),
)

TASKS: Final[tuple[type[Task[Any]], ...]] = (
    Begin,
    DealPurse,
    DealCard,
    Round,
    Bid,
    PayBids,
    Crane,
    DrawFaceDown,
    Ferry,
    Roll,
    Regroup,
    Garrison,
    Lookout,
    TurnTop,
    TakeOrLeave,
    Hand,
    PlayOrDone,
    AskVeto,
    VetoOrLet,
    Resolve,
    WeatherStorm,
    NameTaxed,
    NameVictim,
    PickCard,
    NameWharf,
    EndOfRound,
)


def factions_of(setup: Setup) -> int:
    """T-1.2: with two players, two factions each if they want."""
    return 4 if setup.seats == 2 and setup.options["factions"] == "two" else setup.seats


def table_of(setup: Setup) -> Table:
    return Table(setup.seats, factions_of(setup), int(setup.options["rounds"]))


def place_words(setup: Setup) -> list[str]:
    """`hand-a:ab` is what a holds and exactly a and b know."""
    seats = SEATS[: setup.seats]
    table = table_of(setup)
    words = ["deck", "top", "discard", "table", *[f"drawn-{seat}" for seat in seats]]
    for seat, holder in enumerate(seats):
        for place in range(table.hand_places):
            mask = table.knowers(seat, place)
            words.append(f"hand-{holder}:" + "".join([other for i, other in enumerate(seats) if mask >> i & 1]))
    return words


@mypyc_attr(allow_interpreted_subclasses=True)
class ToyTitle(Title):
    """Ferrymen, for two or three."""

    name = "toy"
    module = "toy.title"
    texts = "toy.texts"
    adapters: ClassVar[dict[str, str]] = {"sketches": "toy.sketch"}
    fewest = 2
    most = 3
    options: ClassVar[tuple[Option, ...]] = (Option("factions", "one", "one", "two"), Option("rounds", "8"))
    tasks = TASKS
    arguments: ClassVar[dict[str, str]] = {
        "who": "seat",
        "whom": "seat",
        "faction": "faction",
        "barred": "lot",
        "wharf": "wharf",
        "face": "face",
    }
    events = ids.EVENTS
    refusals = ids.REFUSALS
    laws = LAWS
    counted = ("face",)
    derived = frozenset({"table"})

    def complete(self, g: Position, stated: set[str]) -> None:
        """What is not at a wharf is in the supply, and a purse is known as long as nothing else is said."""
        assert isinstance(g, Toy)
        if "supply" not in stated:
            for faction in range(g.table.factions):
                lying = sum([g.barges[wharf] for wharf in range(ids.WHARVES) if g.owner[wharf] == faction])
                g.supply[faction] = ids.BARGES - lying - g.afloat[faction]
        for seat in range(g.seats):
            if "least" not in stated:
                g.least[seat] = min(g.least[seat], g.purse[seat])
            if "most" not in stated:
                g.most[seat] = max(g.most[seat], g.purse[seat])

    def vocabulary(self, setup: Setup) -> Vocabulary:
        domains = [
            Domain("seat", SEATS[: setup.seats]),
            Domain("faction", FACTIONS[: factions_of(setup)], none="nobody"),
            Domain("wharf", WHARVES),
            Domain("lot", LOTS, none="none"),
            Domain("face", FACES),
            Domain("place", place_words(setup)),
        ]
        return Vocabulary(domains, VERBS)

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        named = vocabulary.domains
        seat, faction, wharf, lot = named["seat"], named["faction"], named["wharf"], named["lot"]
        return (
            number("round"),
            number("first", values=faction),
            number("vetoes"),
            numbers("owner", wharf, values=faction),
            numbers("barges", wharf),
            numbers("supply", faction),
            numbers("afloat", faction),
            numbers("holder", lot, values=faction),
            numbers("bid", lot),
            owned("purse", seat),
            numbers("least", seat),
            numbers("most", seat),
            cards("cards", named["place"], named["face"], spots=[word.split(":")[0] for word in named["place"].words]),
        )

    def blank(self, setup: Setup) -> Position:
        g = self.empty(table_of(setup))
        g.set_up()
        return g

    def empty(self, table: Table) -> Toy:
        return Toy(table)

    def begin(self, g: Position) -> None:
        assert isinstance(g, Toy)
        g.then(Begin())

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        """A purse is as likely to hold any sum that it may hold."""
        assert isinstance(g, Toy)
        g.purse[row] = g.least[row] + rng.below(g.most[row] - g.least[row] + 1)

    def factions(self, setup: Setup) -> list[int]:
        """T-1.2"""
        return [faction % setup.seats for faction in range(factions_of(setup))]


TITLE: Final = ToyTitle()
