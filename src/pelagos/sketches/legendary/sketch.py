"""The table as text, from what one viewer sees."""

from __future__ import annotations

from typing import Any, Final

from pelagos.games.archipelago.bits import bit
from pelagos.games.legendary.gods import GODS
from pelagos.games.legendary.ids import APOLLO, HERO_PRICE, HEROES, LOOK_PRICE, MOVE_PRICE, NONE
from pelagos.kernel.task import Chance
from pelagos.kernel.title import Json, Rules
from pelagos.sketches.columns import GAP, beside, joined, width_of
from pelagos.sketches.legendary.areas import land_table, neighbour_table, sea_table
from pelagos.sketches.legendary.battle import battle_lines
from pelagos.sketches.legendary.map import map_lines
from pelagos.sketches.legendary.table import LegendaryTable
from pelagos.sketches.legendary.tracks import creature_table, faction_table, god_table, hero_table, supply_lines
from pelagos.texts import Texts

PAGE: Final = 120
PANEL: Final = 38
"""What the tracks need beside a map; beside a wider one there is no room."""
ACTING: Final = ("ares", "hera", "poseidon", "zeus")
"""The gods with an action besides building and recruiting (L-10)."""


def sketch(rules: Rules, view: Json, texts: Texts) -> str:
    """Map and lists first; at the end what changes most and is needed for the next answer."""
    table = LegendaryTable(rules, view, texts)
    say = table.words.say
    drawn = map_lines(table, PAGE)
    chart = drawn or neighbour_table(table, PAGE)
    room = PAGE - GAP - width_of(chart)
    narrow = room >= PANEL
    lines = beside(chart, tracks(table, room)) if narrow else chart
    lines += ["", *land_table(table, PAGE), "", *sea_table(table, PAGE), ""]
    lines += [say("legend-map"), say("legend-buildings"), say("legend-sites"), *([say("cut-off")] if drawn else [])]
    if not narrow:
        lines += ["", *wide_tracks(table)]
    return joined([*lines, "", *faction_table(table), "", *supply_lines(table, PAGE), "", *status_lines(table)])


def tracks(table: LegendaryTable, room: int) -> list[str]:
    return [*god_table(table, room), "", *creature_table(table, room), "", *hero_table(table, room)]


def wide_tracks(table: LegendaryTable) -> list[str]:
    """The same below the map."""
    half = (PAGE - GAP) // 2
    return beside([*god_table(table, half), "", *hero_table(table, half)], creature_table(table, half))


# Where the game stands


def status_lines(table: LegendaryTable) -> list[str]:
    """The cycle and what is being done, the turn order, a battle."""
    say, cycle = table.words.say, table.fields["cycle"]
    start = f"{say('cycle', cycle=str(cycle))}: " if cycle else ""
    if table.view["result"] is not None:
        return [f"{start}{say('over')}"]
    if not table.view["agenda"]:
        return [f"{start}{say('nothing')}"]
    return [f"{start}{_doing(table)}", *_order(table), *_move(table), *battle_lines(table), *_asked(table)]


def _doing(table: LegendaryTable) -> str:
    """The phase, or whose turn it is and what it costs to go on."""
    fields, say = table.fields, table.words.say
    if fields["active"] != NONE:
        god = fields["god"]
        acts = say("acting", who=table.faction(fields["active"]), god=table.name("god", god))
        return acts if god == APOLLO else f"{acts}; {_prices(table, god)}"
    if not fields["cycle"]:
        return say("set-up")
    if table.is_waiting("PayOffers"):
        return say("offerings")
    return say("maintenance") if table.is_waiting("Actions") else say("between-turns")


def _prices(table: LegendaryTable, god: int) -> str:
    """What is due, or what the god's actions cost now (L-9.2, L-10.0.2)."""
    fields, say, word = table.fields, table.words.say, table.word("god", god)
    if fields["build_due"] or fields["recruit_due"]:
        due = [say(f"builds-{word}")] if fields["build_due"] else []
        due += [say(f"recruits-{word}")] if fields["recruit_due"] else []
        return say("due", what=due[0]) if len(due) == 1 else say("both-due", what=due[0], other=due[1])
    price = GODS[god].price(table.g)
    texts = [say(f"price-{word}", price="none" if price == NONE else str(price))]
    if word in ACTING and not (fields["looked"] or fields["hired"]):
        texts.append(say(f"actions-{word}", move=MOVE_PRICE, hero=HERO_PRICE, play=LOOK_PRICE))
    return ", ".join(texts)


def _order(table: LegendaryTable) -> list[str]:
    """Who has still to place a pawn, or who will be where in the next cycle."""
    agenda, fields, say = table.view["agenda"], table.fields, table.words.say
    waiting = [table.faction(task[1]["who"]) for task in agenda if task[0] == "PlacePawn"]
    if waiting:
        return [say("to-place", pawns=", ".join(waiting))]
    spaces = ", ".join([table.faction(who) if who != NONE else "-" for who in fields["order"]])
    if not fields["cycle"]:
        return [say("turn-order", pawns=spaces)]
    return [say("next-cycle", pawns=spaces)] if fields["returned"] else []


def _move(table: LegendaryTable) -> list[str]:
    """L-21.6: a move that is being put together: where it goes, what it costs, who goes so far."""
    task, given = table.view["agenda"][0]
    if task not in ("TakeTroops", "TakeMercenaries", "TakeHero"):
        return []
    party = [f"●{given['troops']}"] if given.get("troops") else []
    party += [f"m{given['mercenaries']}"] if given.get("mercenaries") else []
    leader = given.get("leader", NONE)
    going = given.get("going", 0) if leader == NONE else bit(leader)
    party += [table.name("hero", hero) for hero in range(HEROES) if going & bit(hero)]
    way = f"{table.area_word(given['land'])} > {table.area_word(given['goal'])}"
    say = table.words.say
    return [say("move", way=way, price=str(given["price"]), party=" ".join(party) or say("nobody-yet"))]


def _asked(table: LegendaryTable) -> list[str]:
    """L-18.8: which faction the question is for; whoever leads two wants to know."""
    task, given = table.view["agenda"][0]
    if issubclass(table.rules.tasks[task], Chance):
        return []
    who = _asked_of(table, task, given)
    if who == NONE:
        return []
    return [table.words.say("asked", who=table.faction(who), seat=f"p{table.mode.seat_of(who) + 1}")]


def _asked_of(table: LegendaryTable, task: str, given: dict[str, Any]) -> int:
    """Whoever it names; else the owner of a land that is entered (L-16.3.1), or whoever acts."""
    if task == "StrikeEntering":
        return int(table.fields["owner"][given["land"]])
    return int(given["who"] if "who" in given else table.fields["active"])
