"""The descriptor of Classic."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from pelagos.games.classic import actions, battle, building, flow, move, offerings, phases
from pelagos.games.classic.board import board_for
from pelagos.games.classic.creatures import (
    CREATURE_CARDS,
    figures,
    use,
)
from pelagos.games.classic.described import complete
from pelagos.games.classic.ending import EndOfCycle
from pelagos.games.classic.events import EVENTS
from pelagos.games.classic.facts import facts
from pelagos.games.classic.ids import CYCLE_OF, ISLAND_OF, OWNER_OF, SAY_BID, SAY_BID_APOLLO, VERSION
from pelagos.games.classic.laws import LAWS
from pelagos.games.classic.position import Classic, Frame, blank
from pelagos.games.classic.refusals import REFUSALS
from pelagos.games.classic.words import called, vocabulary
from pelagos.kernel.fields import Field, number, numbers, owned
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Task
from pelagos.kernel.title import Json, Option, Setup, Title
from pelagos.kernel.words import Domain, Vocabulary

CARDS: Final = CREATURE_CARDS
TASKS: Final[tuple[type[Task[Any]], ...]] = (
    flow.Begin,
    flow.OrderMarker,
    flow.Cycle,
    phases.Creatures,
    phases.FillSlot,
    phases.DrawCreature,
    phases.Gods,
    phases.PlaceGod,
    phases.Income,
    offerings.Offerings,
    offerings.PlaceMarker,
    offerings.PayOfferings,
    actions.Actions,
    actions.Turn,
    actions.TakeTurn,
    actions.EndTurn,
    actions.ApolloTurn,
    actions.Prosper,
    move.SailOn,
    battle.RollAtSea,
    battle.RetreatFromSea,
    battle.RollOnLand,
    battle.RetreatFromLand,
    building.GiveBack,
    building.FoundMetropolis,
    building.ChooseSite,
    EndOfCycle,
    use.PutAway,
    figures.PlaceFigure,
    *[task for card in CARDS for task in card.tasks],
)
CARD_EVENTS: Final = [event for card in CARDS for event in card.events]
CARD_REFUSALS: Final = [refusal for card in CARDS for refusal in card.refusals]


class ClassicTitle(Title):
    """Cyclades, 2009: two to five players."""

    name = "classic"
    version = VERSION
    module = "pelagos.games.classic.title"
    shares = ("pelagos.games.archipelago",)
    fewest = 2
    most = 5
    reduced: ClassVar[dict[str, int]] = {"tiny": 2}
    options = (
        Option("two_player_priests", "sum", "sum", "each"),
        Option("tie_break", "metropolises_then_gold", "metropolises_then_gold", "gold_only"),
        Option("gold_visibility", "hidden", "hidden", "open"),
        Option("cycle_limit", "none"),
    )
    tasks = TASKS
    arguments: ClassVar[dict[str, str]] = {
        "marker": "marker",
        "god": "god",
        "barred": "god",
        "who": "seat",
        "sea": "sea",
        "island": "island",
        "kind": "kind",
        "creature": "creature",
        "slot": "place",
    }
    events = (*EVENTS, *CARD_EVENTS)
    refusals = (*REFUSALS, *CARD_REFUSALS)
    laws = LAWS
    many = frozenset({SAY_BID, SAY_BID_APOLLO})
    counted = ("creature", "god")
    paced = "cycle-began"
    derived = frozenset({"frame", "board"})
    adapters: ClassVar[dict[str, str]] = {
        "orders": "pelagos.games.classic.orders",
        "sketches": "pelagos.sketches.classic",
        "pictures": "pelagos.pictures.classic",
        "study": "pelagos.study.classic",
        "bots": "pelagos.bots.classic",
        "coach": "pelagos.coach.classic",
        "primer": "pelagos.primer.classic",
        "envs": "pelagos.envs.classic",
    }

    def vocabulary(self, setup: Setup) -> Vocabulary:
        return vocabulary(setup, board_for(setup.seats, setup.board))

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        named = vocabulary.domains
        seat, sea, island, god = named["seat"], named["sea"], named["island"], named["god"]
        marker, creature, figure = named["marker"], named["creature"], named["figure"]
        main_god = Domain("god", god.words[:4])
        space = Domain("space", [str(i + 1) for i in range(marker.size())])
        supply = Domain("supply", (*named["kind"].words, "metropolis"))
        return (
            number("cycle"),
            number("active", values=seat),
            number("god", values=god),
            number("recruits"),
            number("kraken", values=sea),
            number("attacker", values=seat),
            number("attackers"),
            number("survivors", values=sea),
            number("returned"),
            number("prosperity_left"),
            numbers("alive", seat),
            owned("gold", seat),
            numbers("least", seat),
            numbers("most", seat),
            numbers("priests", seat),
            numbers("philosophers", seat),
            numbers("troop_reserve", seat),
            numbers("fleet_reserve", seat),
            numbers("ruler", sea, values=seat),
            numbers("fleets", sea),
            numbers("owner", island, values=seat),
            numbers("troops", island),
            numbers("sites", island, named["site"]),
            numbers("metropolis", island),
            numbers("used_temples", island),
            numbers("prosperity", island),
            numbers("supply", supply),
            numbers("where", creature, values=named["place"]),
            numbers("figure_island", figure, values=island, array="figures", start=ISLAND_OF),
            numbers("figure_owner", figure, values=seat, array="figures", start=OWNER_OF),
            numbers("figure_cycle", figure, array="figures", start=CYCLE_OF),
            numbers("gods", Domain("position", ("1", "2", "3", "4")), values=god),
            numbers("bidder", main_god, values=marker),
            numbers("amount", main_god),
            numbers("apollo", space, values=marker),
            numbers("order", space, values=marker),
        )

    def blank(self, setup: Setup) -> Position:
        frame = Frame(board_for(setup.seats, setup.board), setup.seats, setup.options, CREATURE_CARDS)
        return blank(frame, setup.seats)

    def begin(self, g: Position) -> None:
        assert isinstance(g, Classic)
        g.then(flow.Begin())

    def turn_order(self, g: Position) -> list[int]:
        """Each seat at its first marker on the track; with two players everybody has two (C-7.14)."""
        assert isinstance(g, Classic)
        seats = [int(g.seat_of(g.order[space])) for space in range(len(g.order)) if g.order[space] >= 0]
        return list(dict.fromkeys(seats))

    def complete(self, g: Position, stated: set[str]) -> None:
        assert isinstance(g, Classic)
        complete(g, stated)

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        """C-21.2: any sum that a perfect memory cannot rule out."""
        assert isinstance(g, Classic)
        g.gold[row] = g.least[row] + rng.below(g.most[row] - g.least[row] + 1)

    def facts(self, setup: Setup) -> Json:
        g = self.blank(setup)
        assert isinstance(g, Classic)
        return facts(g, self.vocabulary(setup))

    def called(self, setup: Setup, domain: str, word: str) -> tuple[str, dict[str, str | int]]:
        return called(setup, domain, word)


TITLE: Final = ClassicTitle()
