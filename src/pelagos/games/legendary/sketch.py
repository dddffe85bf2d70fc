"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.ids import (
    APOLLO,
    CARD_PRICE,
    FLEET_PRICES,
    HERO_PRICE,
    HEROES,
    MERCENARY_PRICES,
    NONE,
    TROOP_PRICES,
)
from pelagos.games.legendary.sketch_areas import land_table, neighbour_table, sea_table
from pelagos.games.legendary.sketch_battle import battle_lines
from pelagos.games.legendary.sketch_map import Scene, map_lines
from pelagos.games.legendary.sketch_tracks import (
    creature_table,
    faction_table,
    god_table,
    hero_table,
    supply_lines,
)
from pelagos.kernel.title import Json, Rules

PAGE: Final = 120
GAP: Final = 2
PANEL: Final = 38
"""What the tracks need beside a map; beside a wider one there is no room."""
RECRUITS: Final = ("troop", "philosopher", "mercenary", "fleet", "priestess")
"""By god; so are the next three."""
BUILDS: Final = ("fortress", "university", "building", "port", "temple")
PRICES: Final = (TROOP_PRICES, (CARD_PRICE,), MERCENARY_PRICES, FLEET_PRICES, (CARD_PRICE,))
MORE: Final = ("march 1 a step", "", f"hero {HERO_PRICE}", "sail 1 a step", "look at the top creature 0, play it 1")
NATURE_ASKED: Final = (
    "PlaceGod",
    "OrderPawn",
    "DrawHero",
    "DrawCreature",
    "LookAtTop",
    "RollOnLand",
    "RollAgain",
    "RollAtSea",
    "DrawToken",
    "DrawForSphinx",
)
"""Where nobody is asked."""
LEGEND: Final = (
    "▒ land  ● units: troops, m mercenaries, heroes  ▲ fleets  +n gold  ‡ priestess  * figure  shut: no fleet enters",
    "P port  F fortress  T temple  U university  M metropolis  · free site  t, m: discount on creatures used up",
    "1T~sea: a temple on site 1; a port there would act in that sea  :P2 two ports or metropolises act in the sea",
)
CUT: Final = "Names on the map are cut off; so may yours be when you type them."


def sketch(rules: Rules, view: Json) -> str:
    """Map and lists first; at the end what changes most and is needed for the next answer."""
    scene = Scene(rules, view)
    drawn = map_lines(scene, PAGE)
    chart = drawn or neighbour_table(scene, PAGE)
    room = PAGE - GAP - width(chart)
    narrow = room >= PANEL
    lines = beside(chart, tracks(scene, room)) if narrow else chart
    lines += ["", *land_table(scene, PAGE), "", *sea_table(scene, PAGE), "", *LEGEND, *([CUT] if drawn else [])]
    if not narrow:
        lines += ["", *wide_tracks(scene)]
    lines += ["", *faction_table(scene), "", *supply_lines(scene, PAGE), "", *status_lines(scene)]
    return "\n".join([line.rstrip() for line in lines])


def tracks(scene: Scene, room: int) -> list[str]:
    return [*god_table(scene, room), "", *creature_table(scene, room), "", *hero_table(scene, room)]


def wide_tracks(scene: Scene) -> list[str]:
    """The same below the map."""
    half = (PAGE - GAP) // 2
    return beside([*god_table(scene, half), "", *hero_table(scene, half)], creature_table(scene, half))


def width(lines: list[str]) -> int:
    return max([len(line) for line in lines])


def beside(left: list[str], right: list[str]) -> list[str]:
    """Two columns."""
    room = width(left) + GAP
    lines: list[str] = []
    for i in range(max(len(left), len(right))):
        start = left[i] if i < len(left) else ""
        lines.append(start.ljust(room) + (right[i] if i < len(right) else ""))
    return lines


# Where the game stands


def status_lines(scene: Scene) -> list[str]:
    """The cycle and what is being done, the turn order, a battle."""
    fields = scene.fields
    start = f"Cycle {fields['cycle']}: " if fields["cycle"] else ""
    if scene.view["result"] is not None:
        return [f"{start}the game is over"]
    if not scene.view["agenda"]:
        return [f"{start}nothing is to be done"]
    return [f"{start}{_doing(scene)}", *_order(scene), *_move(scene), *battle_lines(scene), *_asked(scene)]


def _doing(scene: Scene) -> str:
    """The phase, or whose turn it is and what it costs to go on."""
    fields = scene.fields
    if fields["active"] != NONE:
        god = fields["god"]
        text = f"{scene.faction(fields['active'])} acts with {scene.name('god', god)}"
        return text if god == APOLLO else f"{text}; {_prices(scene, god)}"
    if not fields["cycle"]:
        return "Set-up"
    if scene.is_waiting("PayOffers"):
        return "offerings"
    return "maintenance of figures" if scene.is_waiting("Actions") else "between the turns"


def _prices(scene: Scene, god: int) -> str:
    """What is due, or what the god's actions cost now (L-9.2, L-10.0.2)."""
    fields = scene.fields
    due = [BUILDS[god]] if fields["build_due"] else []
    due += [RECRUITS[god]] if fields["recruit_due"] else []
    if due:
        return f"due and free: {' and '.join(due)}"
    prices, bought = PRICES[god], fields["extras"]
    texts = [f"{RECRUITS[god]} {prices[bought]}" if bought < len(prices) else f"not another {RECRUITS[god]}"]
    texts += [MORE[god]] if MORE[god] and not (fields["looked"] or fields["hired"]) else []
    return ", ".join(texts)


def _order(scene: Scene) -> list[str]:
    """Who has still to place a pawn, or who will be where in the next cycle."""
    agenda, fields = scene.view["agenda"], scene.fields
    waiting = [scene.faction(task[1]["who"]) for task in agenda if task[0] == "PlacePawn"]
    if waiting:
        return [f"Pawns to place: {', '.join(waiting)}"]
    spaces = [scene.faction(who) if who != NONE else "-" for who in fields["order"]]
    if not fields["cycle"]:
        return [f"Turn order: {', '.join(spaces)}"]
    return [f"Turn order of the next cycle: {', '.join(spaces)}"] if fields["returned"] else []


def _move(scene: Scene) -> list[str]:
    """L-21.6: a move that is being put together: where it goes, what it costs, who goes so far."""
    task, given = scene.view["agenda"][0]
    if task not in ("TakeTroops", "TakeMercenaries", "TakeHero"):
        return []
    party = [f"●{given['troops']}"] if given.get("troops") else []
    party += [f"m{given['mercenaries']}"] if given.get("mercenaries") else []
    leader = given.get("leader", NONE)
    going = given.get("going", 0) if leader == NONE else bit(leader)
    party += [scene.name("hero", hero) for hero in range(HEROES) if going & bit(hero)]
    way = f"{scene.area_word(given['land'])} > {scene.area_word(given['goal'])}"
    return [f"Move {way} for {given['price']} gold: {' '.join(party) or 'nobody yet'}"]


def _asked(scene: Scene) -> list[str]:
    """L-18.8: which faction the question is for; whoever leads two wants to know."""
    agenda, fields = scene.view["agenda"], scene.fields
    task, given = agenda[0]
    if task in NATURE_ASKED:
        return []
    if task == "StrikeEntering":
        who = fields["owner"][given["land"]]
    else:
        who = given.get("who", fields["active"])
    return [f"Asked: {scene.faction(who)} (p{scene.mode.seat_of(who) + 1})"] if who != NONE else []
