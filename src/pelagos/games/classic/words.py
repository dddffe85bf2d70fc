"""The words of Classic."""

from typing import Final

from pelagos.games.classic import ids
from pelagos.games.classic.board import Board, board_for
from pelagos.games.classic.creatures import CREATURE_CARDS
from pelagos.kernel.title import Setup
from pelagos.kernel.words import Domain, Verb, Vocabulary

GODS: Final = ("poseidon", "ares", "zeus", "athena", "apollo")
KINDS: Final = ("port", "fortress", "temple", "university")
SITES: Final = tuple([f"{kind}-{zone}" for zone in ("s", "o") for kind in KINDS])
CREATURES: Final = tuple([card.word for card in CREATURE_CARDS])
SLOTS: Final = ("4", "3", "2")
PLACES: Final = ("deck", "discard", "used", "held", "slot-4", "slot-3", "slot-2")

VERBS: Final = (
    Verb(ids.SAY_BID, "bid {x:god} {n}"),
    Verb(ids.SAY_BID_APOLLO, "bid apollo"),
    Verb(ids.SAY_RECRUIT_FLEET, "recruit fleet {x:sea}"),
    Verb(ids.SAY_RECRUIT_TROOP, "recruit troop {x:island}"),
    Verb(ids.SAY_RECRUIT_CARD, "recruit card"),
    Verb(ids.SAY_BUILD, "build {y:site} {x:island}"),
    Verb(ids.SAY_SAIL, "sail {x:sea} > {y:sea} {n}"),
    Verb(ids.SAY_MARCH, "march {x:island} > {y:island} {n}"),
    Verb(ids.SAY_REPLACE, "replace {x:slot}"),
    Verb(ids.SAY_BUY, "buy {x:slot}"),
    Verb(ids.SAY_END_TURN, "end turn"),
    Verb(ids.SAY_STOP, "stop"),
    Verb(ids.SAY_STAY, "stay"),
    Verb(ids.SAY_RETREAT_SEA, "retreat {x:sea}"),
    Verb(ids.SAY_RETREAT_LAND, "retreat {x:island}"),
    Verb(ids.SAY_GIVE_BACK, "give {y:site} {x:island}"),
    Verb(ids.SAY_FOUND, "found {x:island}"),
    Verb(ids.SAY_PROSPER, "prosper {x:island}"),
    Verb(ids.SAY_DECLINE, "decline"),
    Verb(ids.SAY_LURE, "lure {x:sea}"),
    Verb(ids.SAY_FROM, "from {x:sea}"),
    Verb(ids.SAY_FLY, "fly {x:island} > {y:island} {n}"),
    Verb(ids.SAY_DESTROY, "destroy {y:site} {x:island}"),
    Verb(ids.SAY_COPY, "copy {x:creature}"),
    Verb(ids.SAY_SWAP, "swap {y:site} {x:island} {n:kind}"),
    Verb(ids.SAY_SELL_TROOP, "sell troop {x:island}"),
    Verb(ids.SAY_SELL_FLEET, "sell fleet {x:sea}"),
    Verb(ids.SAY_SELL_PRIEST, "sell priest"),
    Verb(ids.SAY_SELL_PHILOSOPHER, "sell philosopher"),
    Verb(ids.SAY_KILL, "kill {x:island}"),
    Verb(ids.SAY_ROB, "rob {x:seat}"),
    Verb(ids.SAY_KRAKEN, "kraken {x:sea}"),
    Verb(ids.SAY_PLACE, "place {x:island}"),
    Verb(ids.SAY_PUSH, "push {x:sea} > {y:sea}"),
    Verb(ids.SAY_MARKER, "marker {x:marker}"),
    Verb(ids.SAY_GOD, "god {x:god}"),
    Verb(ids.SAY_DRAW, "draw {x:creature}"),
    Verb(ids.SAY_ROLL, "roll {x} {y}"),
    Verb(ids.SAY_DONE, "done"),
)


def marker_words(setup: Setup) -> list[str]:
    """With two players each has a second marker, `p1'` and `p2'`; but not in a reduced game."""
    seats = [f"p{seat + 1}" for seat in range(setup.seats)]
    return seats + [f"{seat}'" for seat in seats] if _has_second_markers(setup) else seats


def _has_second_markers(setup: Setup) -> bool:
    return board_for(setup.seats, setup.board).extents[setup.seats].markers > setup.seats


def called(setup: Setup, domain: str, word: str) -> tuple[str, dict[str, str | int]]:
    """Places as the map prints them. A marker is named to its owner alone; only with two players have they a second."""
    if domain in ("sea", "island"):
        return domain, {"word": word.upper()}
    if domain == "marker" and _has_second_markers(setup):
        return "second-marker" if word.endswith("'") else "first-marker", {"word": word}
    return domain, {"word": word}


def added(versions: list[int]) -> dict[int, int]:
    """How many words each later version of the rules brought."""
    return {version: versions.count(version) for version in versions if version > 1}


def vocabulary(setup: Setup, board: Board) -> Vocabulary:
    figures = [CREATURE_CARDS[creature] for creature in ids.FIGURE_CARDS]
    domains = [
        Domain("seat", [f"p{seat + 1}" for seat in range(setup.seats)], none="nobody"),
        Domain("marker", marker_words(setup), none="none"),
        Domain("god", GODS, none="none"),
        Domain("sea", board.seas, none="off"),
        Domain("island", board.islands, none="off"),
        Domain("site", SITES),
        Domain("kind", KINDS),
        Domain("creature", CREATURES, added=added([card.since for card in CREATURE_CARDS])),
        Domain("slot", SLOTS),
        Domain("place", PLACES, none="box" if setup.board else ""),
        Domain("figure", [card.word for card in figures], added=added([card.since for card in figures])),
    ]
    return Vocabulary(domains, VERBS)
