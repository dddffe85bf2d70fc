"""The descriptor of Legendary."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar, Final

from pelagos.games.legendary import (
    actions,
    bonus,
    building,
    casualties,
    conquest,
    flow,
    land_battle,
    maintenance,
    move,
    offerings,
    phases,
    placement,
    relocate,
    sea,
)
from pelagos.games.legendary.boards import BOARDS, RECOMMENDED, board_named, recommended
from pelagos.games.legendary.creatures import (
    CREATURE_CARDS,
    figures,
    use,
)
from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.described import complete
from pelagos.games.legendary.ending import ENDINGS, EndOfCycle
from pelagos.games.legendary.events import EVENTS
from pelagos.games.legendary.facts import facts
from pelagos.games.legendary.generator import draw
from pelagos.games.legendary.gods import apollo, zeus
from pelagos.games.legendary.heroes import HERO_CARDS
from pelagos.games.legendary.heroes.hero import Hero
from pelagos.games.legendary.ids import (
    AREA_OF,
    BONUSES,
    CYCLE_OF,
    KINDS,
    LAND_OF,
    MASTER_OF,
    MOST_OFFER,
    MOVES_OF,
    OWNER_OF,
    PLACE_OF,
    SAY_BID,
    SAY_BID_APOLLO,
    TILES,
    VERSION,
)
from pelagos.games.legendary.income import Income
from pelagos.games.legendary.laws import LAWS
from pelagos.games.legendary.layout import is_layout, layout_word
from pelagos.games.legendary.modes import MODES, mode_for
from pelagos.games.legendary.names import called
from pelagos.games.legendary.position import Frame, Legendary, blank
from pelagos.games.legendary.refusals import REFUSALS
from pelagos.games.legendary.words import SUPPLIES, vocabulary
from pelagos.kernel.fields import Field, cards, number, numbers, owned
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.task import Task
from pelagos.kernel.title import Json, Option, Setup, Title
from pelagos.kernel.words import NUMBER, Domain, Vocabulary

CARDS: Final[tuple[Creature | Hero, ...]] = (*CREATURE_CARDS, *HERO_CARDS)
TASKS: Final[tuple[type[Task[Any]], ...]] = (
    flow.Begin,
    phases.PlaceGod,
    phases.OrderPawn,
    placement.Placement,
    placement.PlaceTwo,
    placement.ClaimLand,
    placement.LaunchBeside,
    placement.LaunchFleet,
    placement.PlaceThird,
    placement.ClaimThird,
    placement.MusterTroop,
    flow.Cycle,
    phases.Initialize,
    phases.FillHeroSlot,
    phases.DrawHero,
    phases.RefreshTrack,
    phases.FillSlot,
    phases.DrawCreature,
    phases.TurnGods,
    Income,
    offerings.Offerings,
    offerings.PlacePawn,
    offerings.PayOffers,
    maintenance.Maintenance,
    maintenance.MaintainFigures,
    maintenance.KeepOrRelease,
    maintenance.MoveFigure,
    actions.Actions,
    actions.Turn,
    actions.Act,
    actions.TakeTurn,
    actions.EndTurn,
    apollo.ApolloActs,
    apollo.PutToken,
    apollo.TakeApollosGold,
    zeus.LookAtTop,
    zeus.PlayOrReturn,
    move.TakeTroops,
    move.TakeMercenaries,
    move.TakeHero,
    relocate.RelocateFrom,
    relocate.RelocateTo,
    sea.RollAtSea,
    sea.RetreatFromSea,
    land_battle.StrikeEntering,
    land_battle.MeetInBattle,
    land_battle.FightRound,
    land_battle.RollOnLand,
    land_battle.RerollOrAccept,
    land_battle.RollAgain,
    land_battle.LoseUnit,
    casualties.RememberDefectors,
    casualties.FallOrWithdraw,
    land_battle.AfterLosses,
    land_battle.RetreatFromLand,
    conquest.CheckElimination,
    building.Settle,
    building.GiveSeveral,
    building.GiveBack,
    building.BuildMetropolis,
    building.FoundMetropolis,
    building.DrawToken,
    bonus.ResolveBonus,
    bonus.PlaceTroop,
    bonus.PlaceFleet,
    bonus.Prosper,
    EndOfCycle,
    use.PutAway,
    figures.PlaceFigure,
    *[task for card in CARDS for task in card.tasks],
)
CARD_EVENTS: Final = [event for card in CARDS for event in card.events]
CARD_REFUSALS: Final = [refusal for card in CARDS for refusal in card.refusals]


class Track(Option):
    """L-1.8: a named track, or rising numbers up to 25, such as `1,2,4,8`."""

    def allows(self, value: str) -> bool:
        if value in self.choices:
            return True
        steps = [NUMBER.index(word) for word in value.split(",")]
        rising = all(a < b for a, b in pairwise(steps))
        return rising and 0 < steps[0] and steps[-1] <= MOST_OFFER


class LegendaryTitle(Title):
    """Cyclades: Legendary Edition: two to six players, teams, duel."""

    name = "legendary"
    version = VERSION
    module = "pelagos.games.legendary.title"
    shares = ("pelagos.games.archipelago",)
    fewest = 2
    most = 6
    boards = BOARDS
    options = (
        Option("mode", "by_seats", "by_seats", *[mode.word for mode in MODES]),
        Option("goal", "3", "3", "4"),
        Track("offering_track", "sparse", "sparse", "every"),
        Option("strict_hidden_bids", "false", "false", "true"),
        Option("apollo_controlled_only", "false", "false", "true"),
        Option("hydra_token_area", "victim", "victim", "hydra"),
        Option("open_gold", "false", "false", "true"),
        Option("max_cycles", "none"),
    )
    tasks = TASKS
    arguments: ClassVar[dict[str, str]] = {
        "who": "faction",
        "god": "god",
        "barred": "god",
        "first": "kind",
        "kind": "kind",
        "bonus": "bonus",
        "land": "land",
        "goal": "land",
        "sea": "sea",
        "site": "site",
        "unit": "unit",
        "creature": "creature",
        "leader": "hero",
        "slot": "hero_place",
        "place": "card_place",
    }
    events = (*EVENTS, *CARD_EVENTS)
    refusals = (*REFUSALS, *CARD_REFUSALS)
    laws = LAWS
    many = frozenset({SAY_BID, SAY_BID_APOLLO})
    counted = ("creature", "hero", "god", "bonus", "ending")
    paced = "cycle-began"
    derived = frozenset({"frame", "board"})
    adapters: ClassVar[dict[str, str]] = {
        "orders": "pelagos.games.legendary.orders",
        "sketches": "pelagos.sketches.legendary",
        "pictures": "pelagos.pictures.legendary",
        "study": "pelagos.study.legendary",
        "bots": "pelagos.bots.legendary",
        "coach": "pelagos.coach.legendary",
        "primer": "pelagos.primer.legendary",
        "envs": "pelagos.envs.legendary",
    }

    def knows_board(self, board: str) -> bool:
        """A layout of tiles may be written out in one word (L-2.6)."""
        return board in self.boards or is_layout(board)

    def lasting_board(self, setup: Setup) -> str:
        """L-4.5: what we recommend may change, the board of a game may not."""
        return layout_word(recommended(self.variant(setup))) if setup.board == RECOMMENDED else setup.board

    def drawn_board(self, setup: Setup, seed: int) -> str:
        return layout_word(draw(self.variant(setup), seed).layout)

    def variants(self) -> list[tuple[str, int, dict[str, str]]]:
        return [(mode.word, mode.seats, {"mode": mode.word}) for mode in MODES]

    def variant(self, setup: Setup) -> str:
        return mode_for(setup.options["mode"], setup.seats, setup.options["goal"]).word

    def sides(self, setup: Setup) -> list[int]:
        """L-18: a team wins and loses together."""
        mode = mode_for(setup.options["mode"], setup.seats, setup.options["goal"])
        return [mode.team_of_seat(seat) for seat in range(setup.seats)]

    def turn_order(self, g: Position) -> list[int]:
        """Each seat at its first pawn on the track."""
        assert isinstance(g, Legendary)
        seats = [int(g.seat_of(g.order[space])) for space in range(len(g.order)) if g.order[space] >= 0]
        return list(dict.fromkeys(seats))

    def frame(self, setup: Setup) -> Frame:
        mode = mode_for(setup.options["mode"], setup.seats, setup.options["goal"])
        board = board_named(setup.board, mode.word, list(mode.faction_words()))
        return Frame(board, mode, setup.seats, setup.options, CREATURE_CARDS, HERO_CARDS)

    def vocabulary(self, setup: Setup) -> Vocabulary:
        return vocabulary(setup, self.frame(setup), ENDINGS)

    def fields(self, setup: Setup, vocabulary: Vocabulary) -> tuple[Field, ...]:
        named = vocabulary.domains
        faction, team, god, hero = named["faction"], named["team"], named["god"], named["hero"]
        land, sea, area, site = named["land"], named["sea"], named["area"], named["site"]
        figure = named["figure"]
        knower = Domain("knower", (*team.words, "everybody"))
        space = Domain("space", [str(i + 1) for i in range(faction.size())])
        return (
            number("cycle"),
            number("active", values=faction),
            number("god", values=god),
            number("build_due"),
            number("recruit_due"),
            number("extras"),
            number("looked"),
            number("hired"),
            number("attacker", values=faction),
            number("attack_troops"),
            number("attack_mercenaries"),
            number("returned"),
            number("elimination"),
            owned("gold", team),
            owned("least", knower, team),
            owned("most", knower, team),
            numbers("defaulted", team),
            numbers("alive", faction),
            numbers("troop_reserve", faction),
            numbers("fleet_reserve", faction),
            numbers("priestesses", faction),
            numbers("philosophers", faction),
            numbers("owner", land, values=faction),
            numbers("troops", land),
            numbers("mercenaries", land),
            numbers("ruler", sea, values=faction),
            numbers("fleets", sea),
            numbers("prosperity", area),
            numbers("building", site, values=Domain("building", SUPPLIES[: KINDS + BONUSES], none="empty")),
            numbers("temple_used", site),
            numbers("supply", Domain("supply", SUPPLIES)),
            cards("creatures", named["card_place"], named["creature"]),
            numbers("figure_area", figure, values=area, array="figures", start=AREA_OF),
            numbers("figure_owner", figure, values=faction, array="figures", start=MASTER_OF),
            numbers("hero_place", hero, values=named["hero_place"], array="heroes", start=PLACE_OF),
            numbers("hero_land", hero, values=land, array="heroes", start=LAND_OF),
            numbers("hero_owner", hero, values=faction, array="heroes", start=OWNER_OF),
            numbers("hero_cycle", hero, array="heroes", start=CYCLE_OF),
            numbers("hero_moves", hero, array="heroes", start=MOVES_OF),
            numbers("gods", Domain("position", [str(i + 1) for i in range(TILES)]), values=god),
            numbers("pawn", god, values=faction),
            numbers("amount", god),
            numbers("order", space, values=faction),
        )

    def blank(self, setup: Setup) -> Position:
        return blank(self.frame(setup))

    def begin(self, g: Position) -> None:
        """L-2.9: a new game needs room for all."""
        assert isinstance(g, Legendary)
        g.board.check_room(int(g.frame.factions), int(g.frame.teams))
        g.then(flow.Begin())

    def complete(self, g: Position, stated: set[str]) -> None:
        assert isinstance(g, Legendary)
        complete(g, stated)

    def fill(self, g: Position, field: str, row: int, viewer: Viewer, rng: Rng) -> None:
        """L-19.2: a purse within what this viewer may know; of others' notes, what everybody knows."""
        assert isinstance(g, Legendary)
        teams = g.frame.teams
        if field == "gold":
            knower = g.frame.team_of_seat[viewer] if viewer < g.seats else teams
            least, most = g.least[knower * teams + row], g.most[knower * teams + row]
            g.gold[row] = least + rng.below(most - least + 1)
            return
        notes = g.least if field == "least" else g.most
        for team in range(teams):
            notes[row * teams + team] = g.gold[team] if team == row else notes[teams * teams + team]

    def factions(self, setup: Setup) -> list[int]:
        """L-18.8: in the duel everybody runs two."""
        mode = mode_for(setup.options["mode"], setup.seats, setup.options["goal"])
        return [mode.seat_of(faction) for faction in range(mode.factions)]

    def facts(self, setup: Setup) -> Json:
        g = self.blank(setup)
        assert isinstance(g, Legendary)
        return facts(g, self.vocabulary(setup))

    def called(self, setup: Setup, domain: str, word: str) -> tuple[str, dict[str, str | int]]:
        return called(self.frame(setup).board, domain, word)


TITLE: Final = LegendaryTitle()
