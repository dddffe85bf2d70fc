"""What a beginner likes to say, in figures: how dear each phrase is to him, and how a particular one looks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pelagos.kernel.answer import Answer
from pelagos.kernel.title import Json

SPLENDID: Final = 100
FAIR: Final = 50
POOR: Final = 20
BAD: Final = 4
"""How an answer looks among others of its phrase."""

USUAL: Final = 40
IDLE: Final = 8
IDLE_WORDS: Final = ("pass", "stop", "done", "end", "decline", "forgo", "leave", "no", "return", "without")
"""First words of phrases that do nothing; a beginner seldom says them while there is something to do."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Taste:
    """For any title: rather something than nothing, and small bids."""

    weights: ClassVar[dict[str, int]] = {}
    """By phrase, as the vocabulary writes it."""

    def weight(self, phrase: str) -> int:
        """How much he likes to say such a thing."""
        usual = IDLE if phrase.split(maxsplit=1)[0] in IDLE_WORDS else USUAL
        return self.weights.get(phrase, usual)

    def looks(self, phrase: str, said: Answer, seen: Json) -> int:
        """How this one looks to him among others of its phrase, by what lies open in the fields of the view."""
        if phrase.startswith("bid ") and "{n}" in phrase:
            return cheap(said.n, purse(seen))
        return FAIR

    def attacks(self, phrase: str, said: Answer, seen: Json) -> bool:
        """Does it go against a rival? Only for what he says about it."""
        return False


def cheap(price: i64, gold: i64) -> int:
    """A beginner offers little, but feels rich with a full purse."""
    pain = 8 * price // (gold + 4)
    return int(max(1, min(SPLENDID, 4 * SPLENDID // (3 + pain * pain))))


def purse(seen: Json) -> int:
    """The gold that is seen: the own, or with open purses the greatest."""
    return max([row[0] for row in seen.get("gold", ()) if row], default=0)


def many(count: i64) -> int:
    """A beginner takes all he can."""
    return int(min(SPLENDID, BAD + POOR * count))


def stronger(mine: int, theirs: int) -> int:
    """A beginner counts heads and forgets walls and dice."""
    if mine == theirs:
        return POOR
    return SPLENDID if mine > theirs else BAD


class Islands(Taste):
    """What the two island titles have in common: land and sea, and whose turn it is in the field `active`."""

    def rival_at(self, seen: Json, field: str, place: i64) -> bool:
        return seen[field][place] not in (-1, seen["active"])

    def at_sea(self, said: Answer, seen: Json) -> int:
        if self.rival_at(seen, "ruler", said.y):
            return stronger(said.n, seen["fleets"][said.y])
        return POOR if seen["ruler"][said.y] < 0 else BAD


class ForClassic(Islands):
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

    def looks(self, phrase: str, said: Answer, seen: Json) -> int:
        if phrase.startswith("sail "):
            return self.at_sea(said, seen)
        if phrase.startswith("march "):
            return self.ashore(said, seen)
        return super().looks(phrase, said, seen)

    def ashore(self, said: Answer, seen: Json) -> int:
        if self.rival_at(seen, "owner", said.y):
            return stronger(int(said.n), seen["troops"][said.y])
        # Who leaves nobody behind may lose the island he came from; beginners learn that soon.
        empties = said.n == seen["troops"][said.x]
        return BAD if empties or seen["owner"][said.y] >= 0 else FAIR

    def attacks(self, phrase: str, said: Answer, seen: Json) -> bool:
        if phrase.startswith("sail "):
            return self.rival_at(seen, "ruler", said.y)
        return phrase.startswith("march ") and self.rival_at(seen, "owner", said.y)


class ForLegendary(Islands):
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

    def looks(self, phrase: str, said: Answer, seen: Json) -> int:
        if phrase.startswith("sail "):
            return self.at_sea(said, seen)
        if phrase.startswith("march "):
            return self.ashore(self.army(said.x, seen), said.y, seen)
        if phrase.startswith("lead "):
            return self.ashore(2, said.y, seen)
        if phrase in ("troops {n}", "mercenaries {n}"):
            return many(said.n)
        return super().looks(phrase, said, seen)

    def army(self, land: i64, seen: Json) -> int:
        return int(seen["troops"][land] + seen["mercenaries"][land])

    def ashore(self, mine: int, land: i64, seen: Json) -> int:
        if self.rival_at(seen, "owner", land):
            return stronger(mine, self.army(land, seen))
        return FAIR if seen["owner"][land] < 0 else BAD

    def attacks(self, phrase: str, said: Answer, seen: Json) -> bool:
        if phrase.startswith("sail "):
            return self.rival_at(seen, "ruler", said.y)
        return phrase.startswith(("march ", "lead ")) and self.rival_at(seen, "owner", said.y)


BURST: Final = 0
ATTACK: Final = 2


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

    def looks(self, phrase: str, said: Answer, seen: Json) -> int:
        if phrase.startswith("declare "):
            return SPLENDID if said.x == BURST else POOR if said.x == ATTACK else FAIR
        if phrase.startswith("target "):
            return max(BAD, SPLENDID - 40 * int(seen["greeks"][said.x]))
        if phrase == "launch":
            return stronger(sum(seen["sent"]), seen["greeks"][seen["target"]])
        if phrase.startswith("greek "):
            return max(BAD, SPLENDID - 30 * int(seen["greeks"][said.x]))
        if phrase in ("ships {n}", "spoils {n}"):
            return many(said.n)
        return super().looks(phrase, said, seen)

    def attacks(self, phrase: str, said: Answer, seen: Json) -> bool:
        return phrase == "launch" or phrase.startswith("target ")


TASTES: Final[dict[str, Taste]] = {
    "classic": ForClassic(),
    "legendary": ForLegendary(),
    "hellas": ForHellas(),
}
"""By the name of the title; any other gets the plain taste."""
