"""What a beginner likes to say, in figures: how dear each phrase is to him, and how a particular one looks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.games.classic.gods import GODS as CLASSIC_GODS
from pelagos.games.classic.ids import MAIN_GODS
from pelagos.games.classic.ops import owned_buildings
from pelagos.games.classic.position import Classic
from pelagos.games.hellas.ids import ATTACK, BURST, TILES
from pelagos.games.hellas.position import Hellas
from pelagos.games.legendary.building import owned
from pelagos.games.legendary.gods import GODS as LEGENDARY_GODS
from pelagos.games.legendary.ids import HERA, KINDS, NONE
from pelagos.games.legendary.offerings import PlacePawn
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.answer import Answer
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position

SPLENDID: Final = 100
FAIR: Final = 50
POOR: Final = 20
BAD: Final = 4
"""How an answer looks among others of its phrase."""

USUAL: Final = 40
IDLE: Final = 8
IDLE_WORDS: Final = ("pass", "stop", "done", "end", "decline", "forgo", "leave", "no", "return", "without")
"""First words of phrases that do nothing; a beginner seldom says them while there is something to do."""
RICH: Final = 6
"""With so many coins he goes on spending."""
HERO_HEADS: Final = 2
"""A hero counts as so many heads."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """For any title: rather something than nothing, and small bids.

    The position is one that was imagined; a taste looks only at what lies open in it, and at the own purse.
    """

    weights: ClassVar[dict[str, int]] = {}
    """By phrase, as the vocabulary writes it."""

    def weight(self, phrase: str) -> int:
        """How much he likes to say such a thing."""
        usual = IDLE if phrase.split(maxsplit=1)[0] in IDLE_WORDS else USUAL
        return self.weights.get(phrase, usual)

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        """How this one looks to him among others of its phrase."""
        return cheap(said.n, 0) if phrase.startswith("bid ") else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        """Does it go against a rival? Only for what he says about it."""
        return False


def cheap(price: i64, gold: i64) -> i64:
    """A beginner offers little, but feels rich with a full purse."""
    pain = 8 * price // (gold + 4)
    return max(1, min(SPLENDID, 4 * SPLENDID // (3 + pain * pain)))


def many(count: i64) -> i64:
    """A beginner takes all he can."""
    return min(SPLENDID, BAD + POOR * count)


def stronger(mine: i64, theirs: i64) -> i64:
    """A beginner counts heads and forgets walls and dice."""
    if mine == theirs:
        return POOR
    return SPLENDID if mine > theirs else BAD


class ForClassic(Taste):
    """Classic."""

    weights: ClassVar[dict[str, int]] = {
        "bid {x:god} {n}": 60,
        "bid apollo": 12,
        "build {y:site} {x:island}": 100,
        "recruit card": 60,
        "recruit troop {x:island}": 45,
        "recruit fleet {x:sea}": 35,
        "march {x:island} > {y:island} {n}": 35,
        "sail {x:sea} > {y:sea} {n}": 20,
        "buy {x:slot}": 45,
        "replace {x:slot}": 4,
        "end turn": 12,
        "stop": 30,
        "stay": 60,
        "retreat {x:sea}": 15,
        "retreat {x:island}": 15,
        "sell troop {x:island}": 4,
        "sell fleet {x:sea}": 4,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Classic)
        if phrase.startswith("sail "):
            if self.attacks(phrase, said, g, seat):
                return stronger(said.n, g.fleets[said.y])
            return POOR if g.ruler[said.y] == NONE else BAD
        if phrase.startswith("march "):
            return self.ashore(said, g, seat)
        if phrase.startswith("bid ") and said.x < MAIN_GODS:
            wanted = owned_buildings(g, seat, CLASSIC_GODS[said.x].building) == 0
            return max(1, cheap(said.n, g.gold[seat]) // (1 if wanted else 3))
        return FAIR

    def ashore(self, said: Answer, g: Classic, seat: Seat) -> i64:
        if self.attacks("march ", said, g, seat):
            return stronger(said.n, g.troops[said.y])
        # Who leaves nobody behind may lose the island he came from; beginners learn that soon.
        empties = said.n == g.troops[said.x]
        return BAD if empties or g.owner[said.y] != NONE else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        assert isinstance(g, Classic)
        if phrase.startswith("sail "):
            return g.ruler[said.y] != NONE and g.ruler[said.y] != seat
        return phrase.startswith("march ") and g.owner[said.y] != NONE and g.owner[said.y] != seat


class ForLegendary(Taste):
    """Legendary."""

    weights: ClassVar[dict[str, int]] = {
        "bid {x:god} {n}": 60,
        "bid apollo": 10,
        "keep {x:creature}": 60,
        "release {x:creature}": 10,
        "build {y:kind} {x:site}": 100,
        "recruit priestess": 60,
        "recruit philosopher": 60,
        "recruit mercenary {x:land}": 20,
        "hire {y:hero} {x:land}": 50,
        "march {x:land} > {y:land}": 35,
        "lead {x:hero} > {y:land}": 20,
        "sail {x:sea} > {y:sea} {n}": 15,
        "sacrifice {x:hero}": 60,
        "end turn": 15,
        "stay": 60,
        "retreat {x:land}": 15,
        "retreat {x:sea}": 15,
        "with {x:hero}": 60,
        "fall": 15,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Legendary)
        if phrase.startswith("sail "):
            if self.attacks(phrase, said, g, seat):
                return stronger(said.n, g.fleets[said.y])
            return POOR if g.ruler[said.y] == NONE else BAD
        if phrase.startswith("march "):
            return self.ashore(phrase, g.troops[said.x] + g.mercenaries[said.x], said, g, seat)
        if phrase.startswith("lead "):
            return self.ashore(phrase, HERO_HEADS, said, g, seat)
        if phrase in ("troops {n}", "mercenaries {n}"):
            return many(said.n)
        if phrase == "end turn":
            return FAIR if g.purse(g.active) < RICH else BAD
        return self.offer(said, g) if phrase == "bid {x:god} {n}" else FAIR

    def ashore(self, phrase: str, mine: i64, said: Answer, g: Legendary, seat: Seat) -> i64:
        if self.attacks(phrase, said, g, seat):
            return stronger(mine, g.troops[said.y] + g.mercenaries[said.y])
        return FAIR if g.owner[said.y] == NONE else BAD

    def offer(self, said: Answer, g: Legendary) -> i64:
        """Four different buildings make a metropolis: even a beginner has read that."""
        question = g.agenda[-1]
        if not isinstance(question, PlacePawn):
            return FAIR
        who = question.who
        kinds = range(KINDS) if said.x == HERA else [LEGENDARY_GODS[said.x].kind]
        wanted = 0 in [owned(g, who, kind) for kind in kinds]
        return max(1, cheap(said.n, g.purse(who)) // (1 if wanted else 4))

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        assert isinstance(g, Legendary)
        if phrase.startswith("sail "):
            return not g.allied(g.active, g.ruler[said.y]) and g.ruler[said.y] != NONE
        land = phrase.startswith(("march ", "lead "))
        return land and g.owner[said.y] != NONE and not g.allied(g.active, g.owner[said.y])


class ForHellas(Taste):
    """Hellas."""

    weights: ClassVar[dict[str, int]] = {
        "pass": 30,
        "stop": 4,
        "greek {x:tile}": 45,
        "ship {x:tile}": 35,
        "card {x:god}": 30,
        "as they stand": 60,
        "regroup": 10,
        "place {x:spot} {n}": 90,
        "decline": 6,
        "launch": 30,
        "no attack": 6,
        "end turn": 40,
        "end action": 30,
    }

    def looks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> i64:
        assert isinstance(g, Hellas)
        if phrase.startswith("declare "):
            return SPLENDID if said.x == BURST else POOR if said.x == ATTACK else FAIR
        if phrase.startswith("target "):
            return max(BAD, SPLENDID - 40 * g.greeks[said.x])
        if phrase == "launch":
            return stronger(sent(g), g.greeks[g.target])
        if phrase.startswith("greek "):
            return max(BAD, SPLENDID - 30 * g.greeks[said.x])
        return many(said.n) if phrase in ("ships {n}", "spoils {n}") else FAIR

    def attacks(self, phrase: str, said: Answer, g: Position, seat: Seat) -> bool:
        return phrase == "launch" or phrase.startswith("target ")


def sent(g: Hellas) -> i64:
    total: i64 = 0
    for city in range(TILES):
        total += g.sent[city]
    return total


TASTES: Final[dict[str, Taste]] = {
    "classic": ForClassic(),
    "legendary": ForLegendary(),
    "hellas": ForHellas(),
}
"""By the name of the title; any other gets the plain taste."""
