"""Positions whose sketches are kept: how they are made, so that a test can compare and a person can make them anew.

`PYTHONPATH=src:tests python tests/legendary/sketches/making.py` writes all of them. Do that only after a change that
was meant to change them, and look at the pictures.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from legendary.setups import FOUR, figure, hero, holds, offerings, rules_of, sails
from pelagos.kernel.ids import Viewer
from pelagos.kernel.play import Play
from pelagos.kernel.view import view
from pelagos.sketches.adapter import sketch_of
from pelagos.texts import Texts
from rulings import described

HERE: Final = Path(__file__).resolve().parent
TRACK: Final = "creatures slot-2 satyr 1, slot-3 hydra 1, slot-5 sphinx 1, discard griffin 1, discard medusa 1"
TURN: Final = ("build_due 0", "recruit_due 0")


def gods(*tiles: str) -> str:
    return "gods " + ", ".join([f"{slot} {god}" for slot, god in enumerate(tiles, 1)])


def purses(gold: dict[str, int], team: str, least: int, most: int) -> list[str]:
    """Everybody knows all purses but that of one team, of which the others know a range."""
    lines = ["gold " + ", ".join([f"{name} {n}" for name, n in gold.items()])]
    for knower in (*gold, "everybody"):
        for name, n in gold.items():
            hidden = name == team != knower
            lines += [
                f"least {knower} {name} {least if hidden else n}",
                f"most {knower} {name} {most if hidden else n}",
            ]
    return lines


def opening() -> Play:
    """A duel: the first question of all."""
    return described(
        rules_of("duel"),
        gods("hera", "zeus", "athena", "ares", "poseidon"),
        "creatures slot-2 giant 1, slot-3 kraken 1, slot-4 charon 1, slot-5 harpy 1",
        "hero_place helen slot-1, ajax slot-2",
        "order 1 yel, 2 red, 3 blu, 4 grn",
        "next ClaimLand who=yel land=off",
        "next PlaceTwo who=red",
    )


def duel() -> Play:
    """Player 1 leads yellow under Zeus, with one temple and a card's metropolis unused."""
    return described(
        rules_of("duel"),
        "cycle 6",
        gods("poseidon", "zeus", "hera", "ares", "athena"),
        "gold blu+yel 8, red+grn 14",
        "priestesses yel 3, red 1",
        "philosophers blu 2, grn 3",
        *holds("blu", "folegandros", 2),
        *holds("yel", "syros", 1, 1),
        *holds("yel", "milos"),
        *holds("red", "delos", 3),
        *holds("grn", "tinos", 1),
        *holds("grn", "oia", 0, 2),
        *sails("yel", "merichas", 2),
        *sails("red", "panormos", 3),
        *sails("blu", "agkali"),
        "building syros-1 temple, milos-1 temple, milos-2 university, tinos-2 port, delos-1 gold3",
        "building penthesilea fleets2",
        "temple_used milos-1 1, delos-1 1",
        "prosperity delos 2, merichas 1",
        "hero_place ajax slot-1, jason discard, helen removed, penthesilea card",
        "hero_owner penthesilea yel",
        *hero("odysseus", "syros", "yel", 6),
        "hero_moves odysseus 2",
        *figure("cerberus", "delos", "yel"),
        TRACK,
        "active yel",
        "god zeus",
        *TURN,
        "extras 1",
        "pawn zeus yel, hera grn, apollo blu",
        "amount zeus 5, hera 3",
        "order 4 red",
        "returned 1",
        "next TakeTurn",
        "next EndTurn god=zeus",
        "next Turn god=hera",
        "next Turn god=apollo",
    )


def three() -> Play:
    """A land battle: Croesus and Ajax have seen the dice; the Minotaur and a fortress defend."""
    return described(
        rules_of("ffa3"),
        "cycle 4",
        gods("ares", "hera", "zeus", "poseidon", "athena"),
        "gold blu 6, red 2, grn 9",
        *holds("blu", "naxos"),
        *holds("red", "filoti", 1, 1),
        *holds("grn", "ios", 2),
        *sails("grn", "manganari"),
        "building filoti-1 fortress",
        *hero("ajax", "filoti", "blu"),
        *hero("croesus", "filoti", "blu"),
        *hero("penthesilea", "filoti", "red"),
        *figure("minotaur", "filoti", "red"),
        TRACK,
        "active blu",
        "god ares",
        *TURN,
        "attacker blu",
        "attack_troops 2",
        "pawn ares blu, hera red, apollo grn",
        "amount ares 3, hera 1",
        "next RerollOrAccept land=filoti who=blu attack=0 defence=3",
        "next Act",
        "next EndTurn god=ares",
        "next Turn god=hera",
        "next Turn god=apollo",
    )


def four() -> Play:
    """Offerings: one pawn was ousted; of the purse of grn others know no more than a range."""
    return described(
        rules_of("ffa4"),
        "cycle 5",
        gods("athena", "poseidon", "ares", "zeus", "hera"),
        *purses({"blu": 6, "red": 0, "grn": 11, "yel": 3}, "grn", 4, 13),
        "priestesses red 2",
        *holds("blu", "samos", 2),
        *holds("red", "chios", 4, 8),
        *holds("grn", "knossos", 1),
        *holds("yel", "leros", 3),
        *sails("blu", "vathy", 2),
        *sails("grn", "souda", 1),
        "building samos-1 priestess, samos-2 temple, knossos-1 university",
        *figure("medusa", "chios", "grn"),
        "creatures slot-2 satyr 1, slot-3 hydra 1, slot-5 sphinx 1, discard griffin 1",
        "pawn athena red, ares grn",
        "amount athena 3, ares 5",
        "order 1 red, 2 grn, 3 blu, 4 yel",
        "next PlacePawn who=blu barred=athena",
        "next PlacePawn who=yel barred=none",
        "next PayOffers",
    )


def five() -> Play:
    """A sea battle: the defender, with a port, is asked whether to retreat; purple is out of the game."""
    return described(
        rules_of("ffa5"),
        "cycle 7",
        gods("poseidon", "zeus", "ares", "athena", "hera"),
        "gold blu 3, red 9, grn 1, yel 4, pur 12",
        *holds("blu", "erythrai", 2),
        *holds("red", "skopelos", 5),
        *holds("grn", "thasos", 1),
        *holds("yel", "kydonia", 1),
        "alive pur 0",
        "elimination 1",
        *sails("red", "votsi", 2),
        *sails("pur", "keros", 3),
        *sails("blu", "agnontas", 1),
        "building skopelos-3 prosperity, erythrai-1 port",
        *figure("polyphemus", "knossos", "grn"),
        *figure("kraken", "euripos", "blu"),
        "creatures slot-2 satyr 1, slot-4 harpy 1",
        "active blu",
        "god poseidon",
        *TURN,
        "extras 3",
        "attacker blu",
        "attack_troops 2",
        "pawn poseidon blu, zeus red, ares pur, athena yel, apollo grn",
        "amount poseidon 5, zeus 1, ares 1, athena 7",
        "next RetreatFromSea sea=votsi who=red",
        "next Act",
        "next EndTurn god=poseidon",
        "next Turn god=zeus",
        "next Turn god=ares",
        "next Turn god=athena",
        "next Turn god=apollo",
    )


def teams() -> Play:
    """A march over the teammate's land that is being put together; troops and one hero go, one is still asked."""
    return described(
        rules_of("team4"),
        "cycle 3",
        gods("ares", "poseidon", "hera", "zeus", "athena"),
        "gold blu+yel 7, red+grn 12",
        "priestesses blu 1, grn 2",
        *holds("blu", "chalkis", 3, 1),
        *holds("yel", "eretria", 1),
        *holds("red", "patmos", 2),
        *holds("grn", "lipsi", 1),
        *sails("blu", "euripos", 1),
        *sails("grn", "grikos", 2),
        *hero("hector", "chalkis", "blu"),
        *hero("perseus", "chalkis", "blu"),
        "hero_place ajax slot-1, jason slot-2",
        "building chalkis-1 fortress, eretria-2 port, lipsi-1 troops2",
        TRACK,
        "active blu",
        "god ares",
        *TURN,
        "pawn ares blu, poseidon red, hera yel, apollo grn",
        "amount ares 5, poseidon 3, hera 1",
        "next TakeHero who=blu land=chalkis goal=aulis price=2 troops=2 mercenaries=0 going=4 waiting=256",
        "next Act",
        "next EndTurn god=ares",
        "next Turn god=poseidon",
        "next Turn god=hera",
        "next Turn god=apollo",
    )


def six() -> Play:
    """Maintenance: purple has two figures and one priestess."""
    return described(
        rules_of("team6"),
        "cycle 2",
        gods("hera", "athena", "zeus", "ares", "poseidon"),
        "gold blu+blk 4, red+pur 6, grn+yel 2",
        "priestesses pur 1",
        *holds("blu", "naxos", 1),
        *holds("red", "gyaros", 2),
        *holds("grn", "tinos", 1),
        *holds("yel", "paros", 1),
        *holds("pur", "korthi", 1),
        *holds("blk", "ioulis", 1),
        *sails("yel", "pounda", 2),
        *figure("polyphemus", "antimilos", "pur"),
        *figure("kraken", "kaldera", "pur"),
        "creatures slot-2 satyr 1, slot-3 hydra 1",
        "pawn hera blu, athena pur, zeus red, ares grn, poseidon yel, apollo blk",
        "amount hera 5, athena 3, zeus 1, ares 7, poseidon 1",
        "next KeepOrRelease who=pur left=36",
        "next Actions",
    )


def without_map() -> Play:
    """Offerings on test board 1, which has no cells."""
    return offerings(rules=FOUR)


KEPT: Final = {
    "opening": opening,
    "duel": duel,
    "ffa3": three,
    "ffa4": four,
    "ffa5": five,
    "team4": teams,
    "team6": six,
    "without-map": without_map,
}


def pictures() -> dict[str, str]:
    """Every kept sketch, by the name of its file, as whoever is asked sees it."""
    made = {name: make() for name, make in KEPT.items()}
    italian = {f"{name}.it.txt": picture(made[name], made[name].who, "it") for name in ("duel", "ffa3", "without-map")}
    return {f"{name}.txt": picture(play, play.who) for name, play in made.items()} | italian


def picture(play: Play, viewer: Viewer, language: str = "en") -> str:
    seen = view(play.rules, play.g, viewer)
    return sketch_of(play.rules, seen, Texts(language, strict=True)) + "\n"


if __name__ == "__main__":
    for name, text in pictures().items():
        (HERE / name).write_text(text, encoding="utf-8")
