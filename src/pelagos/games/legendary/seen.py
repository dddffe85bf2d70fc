"""What one viewer sees, as fields and as a position: then the rules themselves say what follows from it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pelagos.games.legendary.board import Board
from pelagos.games.legendary.ids import CREATURES, HEROES, METROPOLIS, NONE
from pelagos.games.legendary.modes import Mode, mode_for
from pelagos.games.legendary.odds import battle_land
from pelagos.games.legendary.ops import heroes_in
from pelagos.games.legendary.position import Legendary
from pelagos.games.legendary.sea import RetreatFromSea, RollAtSea
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen:
    """A view, a position that gives this very view, and what the setup fixes.

    What is hidden (L-19.2) is guessed in the position: ask it only for what everybody sees.
    """

    def __init__(self, rules: Rules, view: Json) -> None:
        options = rules.setup.options
        g = sample(rules, view, Rng(0))
        assert isinstance(g, Legendary)
        self.rules: Final = rules
        self.view: Final = view
        self.fields: Final[Json] = view["fields"]
        self.g: Final[Legendary] = g
        self.mode: Final[Mode] = mode_for(options["mode"], rules.setup.seats, options["goal"])
        self.board: Final[Board] = g.board
        self.lands: Final[int] = len(g.board.land_words)
        self.seas: Final[int] = len(g.board.sea_words)

    def word(self, domain: str, number: int) -> str:
        return self.rules.vocabulary.domains[domain].word(number)

    def faction(self, who: int) -> str:
        return self.word("faction", who)

    def area_word(self, area: int) -> str:
        return self.word("area", area)

    def is_waiting(self, *tasks: str) -> bool:
        """Is a task of such a name still to come?"""
        return any(entry[0] in tasks for entry in self.view["agenda"])

    def cards_in(self, place: int) -> list[int]:
        """The creatures that the viewer sees there."""
        lying = self.fields["creatures"]["places"][place]
        return [card for card in range(CREATURES) if lying[card]] if isinstance(lying, list) else []

    def cards_at(self, place: int) -> int:
        """How many creatures lie there, seen or not."""
        lying = self.fields["creatures"]["places"][place]
        return sum(lying) if isinstance(lying, list) else int(lying)

    def heroes_at(self, place: int) -> list[int]:
        return [hero for hero in range(HEROES) if self.fields["hero_place"][hero] == place]

    def heroes_of(self, who: int, land: int) -> list[int]:
        """A faction's heroes in a land."""
        heroes = int(heroes_in(self.g, land, who))
        return [hero for hero in range(HEROES) if heroes >> hero & 1]

    def built_by(self, who: int, kind: int) -> list[int]:
        """The sites on which a faction has basic buildings of a kind."""
        built = self.fields["building"][: int(self.board.sites)]
        return [site for site, stands in enumerate(built) if stands == kind and self.site_owner(site) == who]

    def metropolises(self, who: int) -> list[int]:
        """L-14.17: the sites of a faction's metropolises, cards included."""
        built = self.fields["building"]
        return [site for site, kind in enumerate(built) if kind >= METROPOLIS and self.site_owner(site) == who]

    def site_owner(self, site: int) -> int:
        """Of a site, or of the hero whose card is one: such a site is called by the hero."""
        if site < self.board.sites:
            return int(self.fields["owner"][self.board.site_land[site]])
        hero = self.rules.vocabulary.domains["hero"].index(self.word("site", site))
        return int(self.fields["hero_owner"][hero])

    def contested(self) -> int:
        """The area for which a battle is fought, or NONE (L-12)."""
        if self.g.attacker == NONE:
            return NONE
        for task in self.g.agenda[::-1]:
            if isinstance(task, RollAtSea | RetreatFromSea):
                return self.lands + int(task.sea)
        return int(battle_land(self.g))
