"""The words of Legendary."""

from typing import Final

from pelagos.games.legendary import ids
from pelagos.games.legendary.creatures import CREATURE_CARDS
from pelagos.games.legendary.heroes import HERO_CARDS
from pelagos.games.legendary.position import Frame
from pelagos.kernel.title import Setup
from pelagos.kernel.words import Domain, Verb, Vocabulary

GODS: Final = ("ares", "athena", "hera", "poseidon", "zeus", "apollo")
KINDS: Final = ("port", "fortress", "temple", "university")
BONUSES: Final = ("troops2", "fleets2", "priestess", "gold3", "prosperity")
SUPPLIES: Final = (*KINDS, *BONUSES, "mercenaries", "priestesses", "philosophers")
UNITS: Final = ("troop", "mercenary", "fleet", "minotaur")
CREATURES: Final = tuple([card.word for card in CREATURE_CARDS])
CARD_PLACES: Final = ("deck", "top", "drawn", "used", "discard", "held", "slot-2", "slot-3", "slot-4", "slot-5")
SLOTS: Final = ("2", "3", "4", "5")
HEROES: Final = tuple([card.word for card in HERO_CARDS])
HERO_PLACES: Final = ("deck", "slot-1", "slot-2", "play", "discard", "removed", "card")

VERBS: Final = (
    Verb(ids.SAY_BID, "bid {x:god} {n}"),
    Verb(ids.SAY_BID_APOLLO, "bid apollo"),
    Verb(ids.SAY_CLAIM, "claim {x:land}"),
    Verb(ids.SAY_LAUNCH, "launch {x:sea}"),
    Verb(ids.SAY_MUSTER, "muster {x:land}"),
    Verb(ids.SAY_KEEP, "keep {x:creature}"),
    Verb(ids.SAY_RELEASE, "release {x:creature}"),
    Verb(ids.SAY_STAY, "stay"),
    Verb(ids.SAY_GO, "go {x:area}"),
    Verb(ids.SAY_DEVOUR, "devour {y:unit} {x:area}"),
    Verb(ids.SAY_PUSH, "push {x:sea} > {y:sea}"),
    Verb(ids.SAY_BUILD, "build {y:kind} {x:site}"),
    Verb(ids.SAY_FORGO, "forgo"),
    Verb(ids.SAY_RECRUIT_FLEET, "recruit fleet {x:sea}"),
    Verb(ids.SAY_RECRUIT_TROOP, "recruit troop {x:land}"),
    Verb(ids.SAY_RECRUIT_MERCENARY, "recruit mercenary {x:land}"),
    Verb(ids.SAY_RECRUIT_PRIESTESS, "recruit priestess"),
    Verb(ids.SAY_RECRUIT_PHILOSOPHER, "recruit philosopher"),
    Verb(ids.SAY_HIRE, "hire {y:hero} {x:land}"),
    Verb(ids.SAY_LOOK, "peek"),
    Verb(ids.SAY_PLAY, "play"),
    Verb(ids.SAY_RETURN, "return"),
    Verb(ids.SAY_SAIL, "sail {x:sea} > {y:sea} {n}"),
    Verb(ids.SAY_MARCH, "march {x:land} > {y:land}"),
    Verb(ids.SAY_LEAD, "lead {x:hero} > {y:land}"),
    Verb(ids.SAY_TROOPS, "troops {n}"),
    Verb(ids.SAY_MERCENARIES, "mercenaries {n}"),
    Verb(ids.SAY_WITH, "with {x:hero}"),
    Verb(ids.SAY_WITHOUT, "without {x:hero}"),
    Verb(ids.SAY_BUY, "buy {x:slot}"),
    Verb(ids.SAY_SACRIFICE, "sacrifice {x:hero}"),
    Verb(ids.SAY_END_TURN, "end turn"),
    Verb(ids.SAY_STRIKE, "strike {y:unit}"),
    Verb(ids.SAY_REROLL, "reroll"),
    Verb(ids.SAY_ACCEPT, "accept"),
    Verb(ids.SAY_LOSE, "lose {y:unit}"),
    Verb(ids.SAY_LOSE_HERO, "lose {x:hero}"),
    Verb(ids.SAY_FALL, "fall"),
    Verb(ids.SAY_WITHDRAW, "withdraw {x:land}"),
    Verb(ids.SAY_RETREAT_LAND, "retreat {x:land}"),
    Verb(ids.SAY_RETREAT_SEA, "retreat {x:sea}"),
    Verb(ids.SAY_GIVE, "give {x:site}"),
    Verb(ids.SAY_FOUND, "found {x:site}"),
    Verb(ids.SAY_PROTECT, "protect {x:hero}"),
    Verb(ids.SAY_PLACE_TROOP, "place troop {x:land}"),
    Verb(ids.SAY_PLACE_FLEET, "place fleet {x:sea}"),
    Verb(ids.SAY_PLACE_MERCENARY, "place mercenary {x:land}"),
    Verb(ids.SAY_PROSPER, "prosper {x:area}"),
    Verb(ids.SAY_CHOOSE, "choose {x:kind}"),
    Verb(ids.SAY_SWAP, "swap {x:hero} > {y:hero}"),
    Verb(ids.SAY_COPY, "copy {x:creature}"),
    Verb(ids.SAY_CHANGE, "change {x:site} {y:kind}"),
    Verb(ids.SAY_ROB, "rob {x:faction}"),
    Verb(ids.SAY_PLUNDER, "plunder {x:team}"),
    Verb(ids.SAY_TAKE, "take {x:land}"),
    Verb(ids.SAY_KILL, "kill {y:unit} {x:land}"),
    Verb(ids.SAY_FROM, "from {x:land}"),
    Verb(ids.SAY_TO, "to {x:land}"),
    Verb(ids.SAY_PASS, "pass"),
    Verb(ids.SAY_PICK, "pick {x:creature}"),
    Verb(ids.SAY_EXCHANGE, "exchange {x:sea}"),
    Verb(ids.SAY_FOR, "for {x:sea}"),
    Verb(ids.SAY_PLACE, "place {x:area}"),
    Verb(ids.SAY_EMULATE, "emulate {x:hero}"),
    Verb(ids.SAY_TRADE, "trade"),
    Verb(ids.SAY_STOP, "stop"),
    Verb(ids.SAY_GOD, "god {x:god}"),
    Verb(ids.SAY_ORDER, "order {x:faction}"),
    Verb(ids.SAY_DRAW, "draw {x:creature}"),
    Verb(ids.SAY_HERO, "hero {x:hero}"),
    Verb(ids.SAY_ROLL, "roll {x} {y}"),
    Verb(ids.SAY_TOKEN, "token {x:bonus}"),
)


def added(versions: list[int]) -> dict[int, int]:
    """How many words each later version of the rules brought."""
    return {version: versions.count(version) for version in versions if version > 1}


def vocabulary(setup: Setup, frame: Frame, endings: tuple[str, ...]) -> Vocabulary:
    board = frame.board
    figures = [CREATURE_CARDS[creature] for creature in ids.FIGURE_CARDS]
    domains = [
        Domain("seat", [f"p{seat + 1}" for seat in range(setup.seats)], none="nobody"),
        Domain("faction", frame.faction_words, none="nobody"),
        Domain("team", frame.team_words, none="nobody"),
        Domain("god", GODS, none="none"),
        Domain("land", board.land_words, none="off"),
        Domain("sea", board.sea_words, none="off"),
        Domain("area", [*board.land_words, *board.sea_words], none="off"),
        Domain("site", [*board.site_words, *frame.card_words]),
        Domain("kind", KINDS),
        Domain("bonus", BONUSES),
        Domain("unit", UNITS),
        Domain("creature", CREATURES, added=added([card.since for card in CREATURE_CARDS])),
        Domain("figure", [card.word for card in figures], added=added([card.since for card in figures])),
        Domain("slot", SLOTS),
        Domain("hero", HEROES, none="nobody", added=added([card.since for card in HERO_CARDS])),
        Domain("hero_place", HERO_PLACES),
        Domain("card_place", CARD_PLACES),
        Domain("ending", endings),
    ]
    return Vocabulary(domains, VERBS)
