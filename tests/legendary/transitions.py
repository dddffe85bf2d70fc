"""Invariants that speak of changes (rules section 23), as checks that follow a game move by move.

A move is one task done or one answer taken, the smallest change there is. A check says what is wrong with a move, or
nothing, and counts how often it had something to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from pelagos.games.legendary.ids import HEROES, IN_PLAY, LAND_OF, MEDUSA, METROPOLIS, MOVES_OF, NONE, ON_CARD, OWNER_OF
from pelagos.games.legendary.laws import at_rest
from pelagos.games.legendary.ops import area_of
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.agenda import take
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import event_words
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice, Task
from pelagos.kernel.title import Rules


class Move(NamedTuple):
    """One task done, or one answer taken."""

    rules: Rules
    task: str
    phrase: str
    """What was answered; nothing for a task that asks nobody."""
    before: Legendary
    after: Legendary
    told: tuple[tuple[str, ...], ...]
    """The events, each as its words."""

    def events(self, name: str) -> list[tuple[str, ...]]:
        return [words for words in self.told if words[0] == name]

    def number(self, domain: str, word: str) -> int:
        return int(self.rules.vocabulary.domains[domain].index(word))

    def team(self, faction: str) -> int:
        return int(self.before.team_of(self.number("faction", faction)))


def moves(rules: Rules, g: Legendary, rng: Rng) -> Iterator[Move]:
    """Play to the end: nature by her weights, players by a verb and then a phrase at random."""
    sheet = Sheet()
    while g.agenda:
        before = g.clone()
        sink: list[Event] = []
        g.sink = sink
        task: Task[Any] = g.agenda[-1]
        phrase = ""
        if isinstance(task, Choice):
            sheet.clear()
            task.options(g, sheet)
            offered = tuple([rules.vocabulary.words(answer) for answer in sheet.answers()])
            i = (
                int(sheet.at_weight(rng.below(sheet.total_weight())))
                if task.seat(g) == NATURE
                else any_of(offered, rng)
            )
            phrase = offered[i]
            take(g, sheet, i)
        else:
            g.agenda.pop()
            task.run(g)
        told = tuple([tuple(event_words(rules, event).split()) for event in sink])
        yield Move(rules, type(task).__name__, phrase, before, g.clone(), told)


def any_of(offered: tuple[str, ...], rng: Rng) -> int:
    verbs = sorted({phrase.split()[0] for phrase in offered})
    verb = verbs[rng.below(len(verbs))]
    fitting = [i for i, phrase in enumerate(offered) if phrase.split()[0] == verb]
    return fitting[rng.below(len(fitting))]


class Check:
    """One invariant."""

    name = ""

    def __init__(self) -> None:
        self.seen = 0

    def wrong(self, move: Move) -> str:
        raise NotImplementedError


# How far a move goes, told again (L-11.2.7, L-18.4)


def linked(g: Legendary, who: int, land: int) -> set[int]:
    """Where one step leads: neighbours, and other islands over the fleets of the team."""
    board = g.board
    lands, seas = range(board.lands), range(board.seas)
    medusa = area_of(g, MEDUSA)
    waters = {sea for sea in seas if g.allied(who, g.ruler[sea])}
    todo = [sea for sea in waters if board.seas_of_land[land] >> sea & 1]
    reached = set(todo)
    while todo:
        sea = todo.pop()
        fresh = {near for near in waters - reached if board.seas_of_sea[sea] >> near & 1}
        reached |= fresh
        todo.extend(fresh)
    near = {other for other in lands if board.lands_of_land[land] >> other & 1}
    far = {other for sea in reached for other in lands if board.lands_of_sea[sea] >> other & 1}
    far = {other for other in far if not board.island[land] >> other & 1}
    return (near | far) - {medusa} if land != medusa else set()


def land_steps(g: Legendary, who: int, land: int, goal: int) -> int:
    """The fewest steps to a goal over the teammate's lands; 0 if there is no way."""
    frontier, seen, steps = {land}, {land}, 0
    while frontier:
        steps += 1
        frontier = {other for place in frontier for other in linked(g, who, place)} - seen
        if goal in frontier:
            return steps
        seen |= frontier
        frontier = {place for place in frontier if g.owner[place] != who and g.allied(who, g.owner[place])}
    return 0


def sea_steps(g: Legendary, who: int, sea: int, goal: int) -> int:
    frontier, seen, steps = {sea}, {sea}, 0
    while frontier:
        steps += 1
        frontier = {
            near for place in frontier for near in range(g.board.seas) if g.board.seas_of_sea[place] >> near & 1
        } - seen
        if goal in frontier:
            return steps
        seen |= frontier
        frontier = {place for place in frontier if g.ruler[place] != who and g.allied(who, g.ruler[place])}
    return 0


class GoldLedger(Check):
    """I-12: gold changes by what was told, and only so."""

    name = "I-12"
    GAINED = ("income-paid", "income-again", "apollo-paid")
    LAST_IS_PAID = (
        "fleet-recruited",
        "troop-recruited",
        "mercenary-recruited",
        "priestess-taken",
        "philosopher-taken",
        "creature-bought",
    )
    PRICE: ClassVar = {"hero-hired": 4, "top-played": 1, "die-rerolled": 1}

    def wrong(self, move: Move) -> str:
        gold = [int(sum_) for sum_ in move.before.gold]
        for words in move.told:
            self.book(move, gold, words)
        self.seen += gold != list(move.before.gold)
        return "" if gold == list(move.after.gold) else f"{list(move.after.gold)} instead of {gold}"

    def book(self, move: Move, gold: list[int], words: tuple[str, ...]) -> None:
        name = words[0]
        if name in self.GAINED:
            gold[move.team(words[1])] += int(words[2])
        elif name in self.LAST_IS_PAID:
            gold[move.team(words[1])] -= int(words[-1])
        elif name in self.PRICE:
            gold[move.team(words[1])] -= self.PRICE[name]
        elif name == "bonus-gained" and words[2] == "gold3":
            gold[move.team(words[1])] += 3
        elif name in ("offers-paid", "penalty-paid"):
            gold[move.number("team", words[1])] -= int(words[2])
        elif name == "gold-stolen":
            gold[move.number("team", words[1])] += int(words[3])
            gold[move.number("team", words[2])] -= int(words[3])
        elif name in ("hero-sacrificed", "hero-emulated") and words[2] == "croesus":
            gold[move.team(words[1])] -= 15
        elif name in ("fleets-sailed", "units-marched", "hero-led"):
            gold[move.team(words[1])] -= self.fare(move, words)

    def fare(self, move: Move, words: tuple[str, ...]) -> int:
        """L-10.3.5, L-10.4.4, L-11.3.2, L-18.4: 1 a step; a hero's first, second, third move 1, 2, 3."""
        g, who = move.before, move.number("faction", words[1])
        if words[0] == "hero-led":
            hero = MOVES_OF + move.number("hero", words[2])
            return sum(range(g.heroes[hero] + 1, move.after.heroes[hero] + 1))
        if words[0] == "fleets-sailed":
            return sea_steps(g, who, move.number("sea", words[2]), move.number("sea", words[3]))
        return land_steps(g, who, move.number("land", words[2]), move.number("land", words[3]))


class NeverFree(Check):
    """I-22"""

    name = "I-22"

    def wrong(self, move: Move) -> str:
        for land, owner in enumerate(move.before.owner):
            if owner != NONE:
                self.seen += 1
                if move.after.owner[land] == NONE:
                    return f"land {land} is free again"
        return ""


class NeverPoorer(Check):
    """I-27"""

    name = "I-27"

    def wrong(self, move: Move) -> str:
        for area, tokens in enumerate(move.before.prosperity):
            self.seen += tokens > 0
            if move.after.prosperity[area] < tokens:
                return f"area {area} has lost prosperity"
        return ""


class RisingAmounts(Check):
    """I-41: within a phase a god's offer only rises."""

    name = "I-41"

    def wrong(self, move: Move) -> str:
        if move.task != "PlacePawn":
            return ""
        for god, old in enumerate(move.before.amount):
            new = move.after.amount[god]
            self.seen += new != old
            if new < old or (new == old and move.after.pawn[god] != move.before.pawn[god] and old):
                return f"god {god}: {new} after {old}"
        return ""


class FewBids(Check):
    """I-53: an auction has at most (F-1) x track + F offers."""

    name = "I-53 bids"

    def __init__(self) -> None:
        super().__init__()
        self.bids = 0

    def wrong(self, move: Move) -> str:
        if move.task == "Offerings":
            self.bids = 0
        if move.task != "PlacePawn":
            return ""
        self.seen += 1
        self.bids += 1
        frame = move.before.frame
        most = (frame.factions - 1) * len(frame.track) + frame.factions
        return "" if self.bids <= most else f"offer {self.bids} of at most {most}"


class ShortTurns(Check):
    """I-53: the menu gives little for nothing: two free actions, a look, four slots, nine heroes, the turn's end."""

    name = "I-53 turns"
    FREE = 2 + 1 + 4 + HEROES + 1

    def __init__(self) -> None:
        super().__init__()
        self.answers = self.spent = 0

    def wrong(self, move: Move) -> str:
        if move.events("turn-began"):
            self.answers = self.spent = 0
        self.answers += move.task == "TakeTurn"
        self.spent += sum(max(0, old - new) for old, new in zip(move.before.gold, move.after.gold, strict=True))
        if move.task != "EndTurn":
            return ""
        self.seen += 1
        most = self.spent + self.FREE
        return "" if self.answers <= most else f"{self.answers} answers for {self.spent} gold"


def cities(g: Legendary, team: int) -> int:
    """L-14.17, told again."""
    lands = [int(land) for site, land in enumerate(g.board.site_land) if g.building[site] >= METROPOLIS]
    owners = [g.owner[land] for land in lands]
    owners += [g.heroes[OWNER_OF + hero] for hero in range(HEROES) if g.heroes[hero] == ON_CARD]
    return sum(1 for owner in owners if g.team_of(owner) == team)


class EndsInPhaseSix(Check):
    """I-54, I-55: the game ends after phase 6, and exactly if there is a reason."""

    name = "I-54, I-55"

    def wrong(self, move: Move) -> str:
        ended = move.after.result is not None
        if move.task != "EndOfCycle":
            return f"the game ended in {move.task}" if ended and move.before.result is None else ""
        self.seen += 1
        g = move.before
        counts = [cities(g, team) for team in range(g.frame.teams)]
        limit = str(g.cycle) == move.rules.setup.options["max_cycles"]
        reason = max(counts) >= int(move.rules.setup.options["goal"]) or g.elimination == 1 or limit
        if ended != reason:
            return f"ended {ended} with {counts}"
        if move.after.result is None:
            return ""
        return self.winners(g, counts, list(move.after.result))

    def winners(self, g: Legendary, counts: list[int], places: list[int]) -> str:
        """L-17.3: of the teams with a living faction the most metropolises win, then gold."""
        living = {int(g.team_of(who)) for who in range(g.frame.factions) if g.alive[who]}
        best = max((counts[team], g.gold[team]) for team in living)
        won = {team for team in living if (counts[team], g.gold[team]) == best}
        found = {int(g.frame.team_of_seat[seat]) for seat, place in enumerate(places) if place == 1}
        return "" if found == won else f"{found} won instead of {won}"


class HeroesStay(Check):
    """I-70: Harpy, Hydra, Hector, Giant and Pandora never change the number of heroes."""

    name = "I-70"
    TASKS = ("KillTroop", "DevourUnit", "StrikeEntering", "StealMercenaries", "PostMercenary", "MeetInBattle")

    def wrong(self, move: Move) -> str:
        if move.task not in self.TASKS:
            return ""
        self.seen += 1
        before, after = (sum(g.heroes[hero] == IN_PLAY for hero in range(HEROES)) for g in (move.before, move.after))
        return "" if before == after else f"{after} heroes after {before}"


class OnlyByConquest(Check):
    """I-71: a land falls to the attacker who wins, or a free one to whoever enters it."""

    name = "I-71"

    def wrong(self, move: Move) -> str:
        g = move.before
        taken = {
            (move.number("land", words[3]), move.number("faction", words[1])) for words in move.events("land-captured")
        }
        gained = {
            (move.number("land", words[2]), move.number("faction", words[1])) for words in move.events("land-claimed")
        }
        for land, owner in enumerate(g.owner):
            now = move.after.owner[land]
            if now == owner:
                continue
            self.seen += 1
            if owner == NONE:
                if (land, now) not in gained:
                    return f"the free land {land} fell to {now}"
            elif (land, now) not in taken or now != g.active or g.attacker not in (NONE, now):
                return f"land {land} fell to {now}"
        return ""


class NoQuarrels(Check):
    """I-72: partners share no area and fight no battle."""

    name = "I-72"

    def wrong(self, move: Move) -> str:
        for words in [*move.events("land-battle-began"), *move.events("sea-battle-began")]:
            self.seen += 1
            if move.team(words[1]) == move.team(words[2]):
                return f"{words[1]} fights {words[2]}"
        g = move.after
        if at_rest(g):
            for hero in range(HEROES):
                land, owner = g.heroes[LAND_OF + hero], g.heroes[OWNER_OF + hero]
                if land != NONE and g.owner[land] != owner:
                    return f"hero {hero} stands in land {land} of {g.owner[land]}"
        return ""


CHECKS: tuple[type[Check], ...] = (
    GoldLedger,
    NeverFree,
    NeverPoorer,
    RisingAmounts,
    FewBids,
    ShortTurns,
    EndsInPhaseSix,
    HeroesStay,
    OnlyByConquest,
    NoQuarrels,
)


def late_start(rules: Rules, rng: Rng) -> list[str]:
    """A position in which much happens soon: all are rich, near the goal and at arm's length, the last near its end."""
    words = rules.vocabulary.domains
    factions, lands, seas = words["faction"].words, words["land"].words, words["sea"].words
    g = rules.blank()
    assert isinstance(g, Legendary)
    board, owner = g.board, dict[int, int]()
    for land in range(len(lands)):
        near = list(owner.values()).count(len(factions) - 1)
        owner[land] = int(rng.below(len(factions) - 1)) if near else len(factions) - 1
    rulers: dict[int, int] = {}
    for sea in range(len(seas)):
        beside = [who for land, who in owner.items() if board.seas_of_land[land] >> sea & 1]
        rulers[sea] = beside[rng.below(len(beside))] if beside and rng.below(4) else NONE
    built, bonuses = list[int](), words["bonus"].words
    statements = []
    for site in range(board.sites):
        team = int(g.team_of(owner[int(board.site_land[site])]))
        if built.count(team) < 2:
            built.append(team)
            statements.append(f"building {words['site'].words[site]} {bonuses[len(built) % 5]}")
    statements += [f"owner {lands[land]} {factions[who]}" for land, who in owner.items()]
    for who in range(len(factions)):
        own = [land for land in owner if owner[land] == who]
        if len(own) > 1:
            statements += [f"troops {lands[land]} {1 + int(i == 0)}" for i, land in enumerate(own[:6])]
            statements += [f"mercenaries {lands[own[-1]]} 1"]
        sailing = [sea for sea in rulers if rulers[sea] == who][:8]
        statements += [f"ruler {seas[sea]} {factions[who]}" for sea in sailing]
        statements += [f"fleets {seas[sea]} {min(2, 8 // len(sailing))}" for sea in sailing]
        hero = words["hero"].words[(who + int(rng.below(3)) * 3) % 9 if who < 3 else 8 - who % 3]
        if f"hero_place {hero} play" not in statements:
            statements += [f"hero_place {hero} play", f"hero_land {hero} {lands[own[0]]}"]
            statements += [f"hero_owner {hero} {factions[who]}", f"hero_cycle {hero} 1"]
    return [
        "cycle 3",
        *statements,
        *[f"gold {team} 30" for team in words["team"].words],
        *[f"philosophers {who} 2" for who in factions],
        *[f"priestesses {who} 2" for who in factions],
        *[f"order {space} {who}" for space, who in enumerate(factions, 1)],
        "gods 1 zeus, 2 ares, 3 athena, 4 poseidon, 5 hera",
        "next Cycle",
    ]
