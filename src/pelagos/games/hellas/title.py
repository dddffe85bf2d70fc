"""The descriptor of Hellas."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pelagos.games.hellas import attack, battle, burst, ending, flow, pieces, play_card, regroup, setup, stack, voyage
from pelagos.games.hellas.cards import CARDS, colonists, evacuation, exchange, humility, muster, theft
from pelagos.games.hellas.described import complete
from pelagos.games.hellas.events import EVENTS
from pelagos.games.hellas.ids import SEATS
from pelagos.games.hellas.laws import LAWS
from pelagos.games.hellas.position import Frame, Hellas, blank
from pelagos.games.hellas.refusals import REFUSALS
from pelagos.games.hellas.words import CARD_SPOTS, vocabulary
from pelagos.kernel.fields import Field, cards, number, numbers
from pelagos.kernel.position import Position
from pelagos.kernel.task import Task
from pelagos.kernel.title import Json, Option, Setup, Title
from pelagos.kernel.words import Domain, Vocabulary

TURNS_FORETOLD: Final = 20
"""So many turns before the last one people are told that there is a last one (H-18.4)."""
TASKS: Final[tuple[type[Task[Any]], ...]] = (
    flow.Begin,
    setup.SetUp,
    setup.DealCard,
    setup.LayTiles,
    setup.DrawFirstTile,
    setup.LayTile,
    flow.Turn,
    flow.StartTurn,
    flow.Declare,
    flow.Midway,
    flow.DeclareSecond,
    flow.FinishTurn,
    ending.EndTurn,
    burst.Burst,
    burst.TakeStep,
    burst.DrawCard,
    burst.EndBurst,
    voyage.Voyage,
    stack.DrawTile,
    voyage.PlaceOrDecline,
    voyage.PayShip,
    voyage.FinishVoyage,
    voyage.EndAttempt,
    voyage.AfterVoyage,
    voyage.NextVoyage,
    attack.Attack,
    attack.Prepare,
    attack.AddOrLaunch,
    attack.NextAttack,
    battle.Fight,
    battle.AcceptLoss,
    battle.Conquer,
    battle.TakeSpoils,
    battle.EndAttack,
    regroup.Regroup,
    regroup.Garrison,
    regroup.RegroupInto,
    regroup.SendInto,
    pieces.TakeFrom,
    play_card.AnswerCard,
    play_card.Resolve,
    play_card.KeepCard,
    play_card.Effect,
    play_card.PutAway,
    colonists.Settle,
    exchange.NameOwnCity,
    exchange.NameOpposingCity,
    humility.DiscardCard,
    theft.NameGod,
    theft.PickCard,
    muster.NameMusterCity,
    muster.ChooseShips,
    muster.FetchGreek,
    evacuation.NameRefuge,
)


class HellasTitle(Title):
    """Hellas, 2002: two players."""

    name = "hellas"
    module = "pelagos.games.hellas.title"
    shares = ("pelagos.games.archipelago",)
    fewest = SEATS
    most = SEATS
    reduced: ClassVar[dict[str, int]] = {"tiny": SEATS}
    options = (
        Option("voyage_ships", "all_neighbours", "all_neighbours", "sea_contact"),
        Option("max_turns", "400", "400", "none"),
    )
    tasks = TASKS
    arguments: ClassVar[dict[str, str]] = {
        "who": "seat",
        "god": "god",
        "card": "card",
        "city": "tile",
        "origin": "tile",
        "kind": "kind",
    }
    events = EVENTS
    refusals = REFUSALS
    laws = LAWS
    counted = ("card", "way", "ending")
    paced = "turn-began"
    derived = frozenset({"frame"})
    identities = (("W", "white", "circle"), ("O", "orange", "square"))
    adapters: ClassVar[dict[str, str]] = {
        "orders": "pelagos.games.hellas.orders",
        "sketches": "pelagos.sketches.hellas",
        "pictures": "pelagos.pictures.hellas",
        "study": "pelagos.study.hellas",
        "bots": "pelagos.bots.hellas",
        "coach": "pelagos.coach.hellas",
        "primer": "pelagos.primer.hellas",
        "envs": "pelagos.envs.hellas",
    }

    def vocabulary(self, setup: Setup) -> Vocabulary:
        return vocabulary(bool(setup.board))

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        named = vocabulary.domains
        seat, tile, place = named["seat"], named["tile"], named["place"]
        return (
            number("turn"),
            number("active", values=seat),
            number("double"),
            number("steps"),
            number("fair_wind"),
            number("sail_on"),
            number("gained", values=tile),
            number("attacks"),
            number("far"),
            number("target", values=tile),
            number("by_sea"),
            number("beachhead"),
            number("spirits"),
            number("ship_wall"),
            number("vetoes"),
            number("greeks_afloat"),
            number("ships_afloat"),
            numbers("where", tile, values=named["heap"]),
            numbers("spot", tile, values=named["spot"]),
            numbers("rotation", tile),
            numbers("owner", tile, values=seat),
            numbers("greeks", tile),
            numbers("ships", tile),
            numbers("sent", tile),
            numbers("fought", tile),
            numbers("greek_supply", seat),
            numbers("ship_supply", seat),
            *[cards(god, place, faces(named["card"], god), CARD_SPOTS) for god in named["god"].words],
        )

    def blank(self, setup: Setup) -> Position:
        return blank(self._frame(setup))

    def facts(self, setup: Setup) -> Json:
        """H-13.1, H-18.4: how many cities win, and the last turn, if there is one."""
        frame = self._frame(setup)
        count, last = int(frame.extent.cities_to_win), int(frame.max_turns)
        told_from = max(last - TURNS_FORETOLD, 0)
        return {"goal": {"of": "city", "count": count, "last": last, "told_from": told_from}}

    def _frame(self, setup: Setup) -> Frame:
        return Frame(CARDS, setup.options, setup.board)

    def begin(self, g: Position) -> None:
        assert isinstance(g, Hellas)
        g.then(flow.Begin())

    def complete(self, g: Position, stated: set[str]) -> None:
        assert isinstance(g, Hellas)
        complete(g, stated)


def faces(card: Domain, god: str) -> Domain:
    """The cards of one god: those that begin with his letter."""
    return Domain("card", [word for word in card.words if word[0] == god[0]])


TITLE: Final = HellasTitle()
