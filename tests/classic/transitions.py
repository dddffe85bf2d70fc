"""Invariants that speak of changes (rules section 25), as checks that follow a game move by move.

A move is one task done or one answer taken, the smallest change there is. A check says what is wrong with a move, or
nothing, and counts how often it had something to look at.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, NamedTuple

from pelagos.games.classic.battle import RetreatFromLand, RetreatFromSea
from pelagos.games.classic.board import board_for
from pelagos.games.classic.ids import FIGURE_CARDS, IN_DISCARD, NONE, SLOT_2, SLOT_4, TEMPLE
from pelagos.games.classic.position import Classic
from pelagos.kernel.agenda import take
from pelagos.kernel.codec import field_data
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
    offered: tuple[str, ...]
    before: Classic
    after: Classic
    told: tuple[tuple[str, ...], ...]
    """The events, each as its words."""

    def events(self, name: str) -> list[tuple[str, ...]]:
        return [words for words in self.told if words[0] == name]

    def seat(self, word: str) -> int:
        return int(self.rules.seats.index(word))

    def island(self, word: str) -> int:
        return int(self.rules.vocabulary.domains["island"].index(word))

    def sea(self, word: str) -> int:
        return int(self.rules.vocabulary.domains["sea"].index(word))


def moves(rules: Rules, g: Classic, rng: Rng) -> Iterator[Move]:
    """Play to the end: nature by her weights, players by a verb and then a phrase at random."""
    sheet = Sheet()
    while g.agenda:
        before = g.clone()
        sink: list[Event] = []
        g.sink = sink
        task: Task[Any] = g.agenda[-1]
        phrase, offered = "", tuple[str, ...]()
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
        yield Move(rules, type(task).__name__, phrase, offered, before, g.clone(), told)


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


def changed(before: Classic, after: Classic, rules: Rules) -> set[str]:
    """The fields that differ."""
    return {field.name for field in rules.fields if field_data(before, field) != field_data(after, field)}


class NeverNeutral(Check):
    name = "INV-04"

    def wrong(self, move: Move) -> str:
        for island, owner in enumerate(move.before.owner):
            if owner != NONE:
                self.seen += 1
                if move.after.owner[island] == NONE:
                    return f"island {island} is neutral again"
        return ""


class NeverFewer(Check):
    name = "INV-07"

    def wrong(self, move: Move) -> str:
        for island, state in enumerate(move.before.metropolis):
            self.seen += bool(state)
            if state and not move.after.metropolis[island]:
                return f"the metropolis of island {island} is gone"
            if move.after.prosperity[island] < move.before.prosperity[island]:
                return f"island {island} has lost prosperity"
        return ""


class FilledTrack(Check):
    name = "INV-14"

    def wrong(self, move: Move) -> str:
        if move.task != "Gods":
            return ""
        self.seen += 1
        filled = [slot for slot in range(SLOT_4, SLOT_2 + 1) if slot in list(move.before.where)]
        wanted = [SLOT_4, SLOT_4 + 1, SLOT_2][: move.before.cycle]
        return "" if filled == wanted else f"cycle {move.before.cycle}: cards in slots {filled}"


class GodsUp(Check):
    name = "INV-15"
    UP = (3, 2, 3, 4)

    def wrong(self, move: Move) -> str:
        g = move.before
        if move.task != "PlaceMarker" or set(g.bidder) != {NONE} or list(g.apollo).count(NONE) < len(g.apollo):
            return ""
        self.seen += 1
        gods = {phrase.split()[1] for phrase in move.offered} - {"apollo"}
        return "" if not gods or len(gods) == self.UP[g.seats - 2] else f"{len(gods)} gods take offerings"


class GodsReturn(Check):
    name = "INV-16"

    def __init__(self) -> None:
        super().__init__()
        self.last: list[int] = []

    def wrong(self, move: Move) -> str:
        if move.task != "Income":
            return ""
        gods, last, g = list(move.before.gods), self.last, move.before
        self.last = gods
        if sorted(gods) != [0, 1, 2, 3]:
            return f"gods {gods}"
        if not last or g.seats == 5:
            return ""
        self.seen += 1
        if g.seats == 3:
            return "the same pair again" if g.cycle % 2 == 0 and set(gods[:2]) & set(last[:2]) else ""
        return "" if gods[0] == last[3] else f"{gods[0]} leads, but {last[3]} lay face down"


class RisingAmounts(Check):
    name = "INV-17"

    def wrong(self, move: Move) -> str:
        if move.task != "PlaceMarker":
            return ""
        for god in range(4):
            old, new = move.before.amount[god], move.after.amount[god]
            self.seen += new != old
            if new < old or (move.after.bidder[god] != move.before.bidder[god] and new <= old):
                return f"god {god}: {new} after {old}"
        return ""


class NotTheGodJustLost(Check):
    name = "INV-20"

    def __init__(self) -> None:
        super().__init__()
        self.lost = ("", "")

    def wrong(self, move: Move) -> str:
        if move.task != "PlaceMarker":
            return ""
        who, god = self.lost
        made = move.events("offer-made")
        self.lost = ("", "")
        for words in move.events("offer-lost"):
            self.seen += 1
            self.lost = (words[1], words[2])
        return f"{who} returned to {god}" if made and made[0][1:3] == (who, god) else ""


class ReversedOrder(Check):
    name = "INV-21"

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[str] = []

    def wrong(self, move: Move) -> str:
        self.turns.extend([words[1] for words in move.events("turn-began")])
        if move.task != "EndOfCycle":
            return ""
        self.seen += 1
        g = move.before
        living = [move.seat(word) for word in self.turns if g.alive[move.seat(word)]]
        self.turns = []
        order = [int(g.seat_of(marker)) for marker in g.order if marker != NONE]
        return "" if order == living[::-1] else f"order {order} after turns {living}"


class Ladder(Check):
    name = "INV-22"
    PRICES: ClassVar = {"fleet": (0, 1, 2, 3), "troop": (0, 2, 3, 4), "priest": (0, 4), "philosopher": (0, 4)}

    def __init__(self) -> None:
        super().__init__()
        self.paid: list[int] = []

    def wrong(self, move: Move) -> str:
        if move.events("turn-began"):
            self.paid = []
        for words in move.told:
            kind, _, verb = words[0].partition("-")
            if verb == "recruited":
                self.seen += 1
                self.paid.append(int(words[-1]))
                if tuple(self.paid) != self.PRICES[kind][: len(self.paid)]:
                    return f"{kind}: {self.paid}"
        return ""


class TemplePrices(Check):
    name = "INV-23"

    def notes(self, g: Classic) -> int:
        return sum(list(g.used_temples)) + list(g.metropolis).count(2)

    def wrong(self, move: Move) -> str:
        before, after = move.before, move.after
        if not move.phrase.startswith("buy "):
            if move.task != "Creatures" and self.notes(after) > self.notes(before):
                return "a temple is used without a purchase"
            return self.fresh(before, after) if move.task != "Creatures" else ""
        self.seen += 1
        slot, price = int(move.phrase.split()[1]), int(move.events("creature-bought")[0][3])
        if not 1 <= price <= slot:
            return f"{price} for slot {slot}"
        used = self.notes(after) - self.notes(before)
        return "" if used == slot - price else f"{used} temples for {slot - price} gold"

    def fresh(self, before: Classic, after: Classic) -> str:
        """A used one is unused again only if it was removed."""
        for island in range(len(before.owner)):
            site = island * 8 + TEMPLE
            removed = before.sites[site] + before.sites[site + 4] - after.sites[site] - after.sites[site + 4]
            if before.used_temples[island] - after.used_temples[island] > max(0, removed):
                return f"a temple of island {island} is fresh again"
            if before.metropolis[island] == 2 and after.metropolis[island] == 1:
                return f"the metropolis of island {island} is fresh again"
        return ""


class GoldLedger(Check):
    name = "INV-24"
    LAST_IS_PAID = (
        "offerings-paid",
        "fleet-recruited",
        "troop-recruited",
        "priest-recruited",
        "philosopher-recruited",
        "creature-bought",
    )
    PRICE: ClassVar = {"building-built": 2, "creature-replaced": 1, "kraken-moved": 1}
    SALES = ("troop-sold", "fleet-sold", "priest-sold", "philosopher-sold")

    def wrong(self, move: Move) -> str:
        gold = [int(sum_) for sum_ in move.before.gold]
        if move.task == "TakeTurn" and move.phrase.split()[0] in ("sail", "march"):
            gold[move.before.active] -= 1
        for words in move.told:
            self.book(move, gold, words)
        self.seen += gold != list(move.before.gold)
        return "" if gold == list(move.after.gold) else f"{list(move.after.gold)} instead of {gold}"

    def book(self, move: Move, gold: list[int], words: tuple[str, ...]) -> None:
        name = words[0]
        if name in ("income-paid", "apollo-paid", "income-again"):
            gold[move.seat(words[1])] += int(words[2])
        elif name in self.LAST_IS_PAID:
            gold[move.seat(words[1])] -= int(words[-1])
        elif name in self.PRICE:
            gold[move.seat(words[1])] -= self.PRICE[name]
        elif name in self.SALES:
            gold[move.seat(words[1])] += 2
        elif name == "gold-stolen":
            gold[move.seat(words[1])] += int(words[3])
            gold[move.seat(words[2])] -= int(words[3])
        elif name == "eliminated":
            gold[move.seat(words[1])] = 0


class IncomeAgain(Check):
    name = "INV-25"

    def wrong(self, move: Move) -> str:
        for words in [*move.events("income-paid"), *move.events("income-again")]:
            self.seen += 1
            g, seat = move.before, move.seat(words[1])
            islands = [i for i, owner in enumerate(g.owner) if owner == seat]
            wanted = sum(g.board.prosperity[i] + g.prosperity[i] for i in islands)
            wanted += sum(g.board.trade[s] for s, ruler in enumerate(g.ruler) if ruler == seat and g.fleets[s])
            if wanted != int(words[2]):
                return f"{words[1]} receives {words[2]} instead of {wanted}"
        return ""


class OnlyByLanding(Check):
    name = "INV-27"

    def wrong(self, move: Move) -> str:
        taken = {
            move.island(words[-1]) for name in ("island-claimed", "island-captured") for words in move.events(name)
        }
        for island, owner in enumerate(move.before.owner):
            now = move.after.owner[island]
            if now != owner:
                self.seen += 1
                if island not in taken or now != move.before.active:
                    return f"island {island} fell to {now}"
        return ""


def units(g: Classic) -> int:
    """Everything that can be lost in a battle."""
    return int(g.attackers) + sum(list(g.troops)) + sum(list(g.fleets)) + int(g.figures[0] != NONE)


class EveryRoundCosts(Check):
    name = "INV-28"

    def __init__(self) -> None:
        super().__init__()
        self.rounds = 0
        self.most = 0

    def wrong(self, move: Move) -> str:
        for words in [*move.events("sea-battle-began"), *move.events("land-battle-began")]:
            self.rounds, g, place = 0, move.after, words[3]
            land = words[0].startswith("land")
            self.most = int(g.attackers + (g.troops[move.island(place)] if land else g.fleets[move.sea(place)]) + 1)
        if not move.phrase.startswith("roll"):
            return ""
        self.seen += 1
        self.rounds += 1
        # An eliminated player's fleets and figures leave with the last round.
        if move.events("eliminated"):
            return ""
        if self.rounds > self.most:
            return f"round {self.rounds} of at most {self.most}"
        return "" if units(move.after) < units(move.before) else "a round without a loss"


class LoserOwnsNothing(Check):
    name = "INV-29"

    def wrong(self, move: Move) -> str:
        before, after = move.before, move.after
        if before.attacker == NONE or after.attacker != NONE:
            return ""
        self.seen += 1
        for words in move.events("island-held"):
            if after.owner[move.island(words[2])] != before.owner[move.island(words[2])] or words[1] == "nobody":
                return f"{words[2]} was held and changed hands"
        for words in move.events("sea-held"):
            if after.ruler[move.sea(words[2])] != move.seat(words[1]) or not after.fleets[move.sea(words[2])]:
                return f"{words[2]} was held by {words[1]} and is not"
        return "" if after.attackers == 0 else "attackers without a battle"


def closed(g: Classic) -> set[int]:
    """C-2.10, told again."""
    seas = {int(g.kraken)} - {NONE}
    if g.figures[3] != NONE:
        seas |= {sea for sea in range(len(g.ruler)) if g.board.ring[g.figures[3]] >> sea & 1}
    return seas


def chained(g: Classic, seat: int, a: int, b: int) -> bool:
    """C-2.9, told again: a walk over own seas from one island to another."""
    todo = [sea for sea in range(len(g.ruler)) if g.ruler[sea] == seat and g.board.ring[a] >> sea & 1]
    reached = set(todo)
    while todo:
        sea = todo.pop()
        if g.board.ring[b] >> sea & 1:
            return a != b
        for near in range(len(g.ruler)):
            if g.board.sea_neighbours[sea] >> near & 1 and g.ruler[near] == seat and near not in reached:
                reached.add(near)
                todo.append(near)
    return False


class LegalRetreat(Check):
    name = "INV-30"

    def wrong(self, move: Move) -> str:
        if not move.phrase.startswith("retreat"):
            return ""
        self.seen += 1
        g, goal, question = move.before, move.phrase.split()[1], move.before.agenda[-1]
        if isinstance(question, RetreatFromSea):
            who, here, there = question.who, question.sea, move.sea(goal)
            free = g.ruler[there] in (NONE, who) and there not in closed(g)
            return "" if free and g.board.sea_neighbours[here] >> there & 1 else f"no retreat to {goal}"
        assert isinstance(question, RetreatFromLand)
        who, here, there = question.who, question.island, move.island(goal)
        held = g.figures[2] == here
        return "" if g.owner[there] == who and not held and chained(g, who, here, there) else f"no retreat to {goal}"


def may_land(g: Classic, island: int) -> bool:
    """C-16.2, told again."""
    seat, holder = g.active, g.owner[island]
    mine = [i for i, owner in enumerate(g.owner) if owner == seat]
    if holder in (NONE, seat) or list(g.owner).count(holder) > 1:
        return True

    def stock(i: int, kind: int) -> int:
        return int(g.sites[i * 8 + kind] + g.sites[i * 8 + 4 + kind])

    before = sum(1 for i in mine if g.metropolis[i])
    sites = sum(1 for i in [*mine, island] if not g.metropolis[i])
    sets = min(sum(stock(i, kind) for i in [*mine, island]) for kind in range(4))
    after = before + (1 if g.metropolis[island] else 0) + min(sets, sites, int(g.supply[4]))
    return after >= (3 if g.seats == 2 else 2) and after > before


class LastIsland(Check):
    name = "INV-31"

    def wrong(self, move: Move) -> str:
        """Also no landing that is only offered."""
        g = move.before
        phrases = [phrase.split() for phrase in {*move.offered, move.phrase} if phrase.startswith(("march", "fly"))]
        for goal in sorted({move.island(words[3]) for words in phrases}):
            self.seen += g.owner[goal] not in (NONE, g.active) and list(g.owner).count(g.owner[goal]) == 1
            if not may_land(g, goal):
                return f"a landing on the last island {goal}"
        return ""


class FreeRecruitFirst(Check):
    name = "INV-32"

    def possible(self, g: Classic) -> bool:
        if g.god == 0:
            islands = [i for i, owner in enumerate(g.owner) if owner == g.active]
            near = {s for s in range(len(g.ruler)) for i in islands if g.board.ring[i] >> s & 1} - closed(g)
            return g.fleet_reserve[g.active] > 0 and any(g.ruler[s] in (NONE, g.active) for s in near)
        if g.god == 1:
            return bool(g.troop_reserve[g.active])
        return g.god == 3 or sum(list(g.priests)) < 18

    def wrong(self, move: Move) -> str:
        if move.task != "TakeTurn":
            return ""
        due = move.before.recruits == 0 and self.possible(move.before)
        self.seen += due
        return "" if ("end turn" in move.offered) != due else f"due {due}, and end turn offered {not due}"


class OnlyApollo(Check):
    name = "INV-33"
    MAY = frozenset(
        [
            "active",
            "god",
            "recruits",
            "gold",
            "least",
            "most",
            "prosperity",
            "prosperity_left",
            "figure_island",
            "figure_owner",
            "figure_cycle",
            "where",
            "apollo",
            "order",
            "returned",
        ]
    )

    def wrong(self, move: Move) -> str:
        before, after = move.before, move.after
        mine = move.task in ("ApolloTurn", "Prosper") or (move.task == "EndTurn" and before.god == 4)
        if not mine:
            return ""
        self.seen += 1
        strange = changed(before, after, move.rules) - self.MAY
        if strange:
            return f"{sorted(strange)} changed"
        moved = [c for c in range(len(before.where)) if before.where[c] != after.where[c]]
        if any(c not in FIGURE_CARDS or after.where[c] != IN_DISCARD for c in moved):
            return "a card moved that is no expired figure's"
        more = sum(list(after.prosperity)) - sum(list(before.prosperity))
        return "" if more == (1 if move.task == "Prosper" else 0) else f"{more} prosperity markers"


class EndsInPhaseSix(Check):
    name = "INV-34"

    def wrong(self, move: Move) -> str:
        g = move.after
        if g.result is None:
            return ""
        self.seen += 1
        if move.task != "EndOfCycle":
            return "" if sum(list(g.alive)) == 1 else f"the game ended in {move.task}"
        goal = 3 if g.seats == 2 else 2
        cities = [sum(1 for i, o in enumerate(g.owner) if o == seat and g.metropolis[i]) for seat in range(g.seats)]
        winners = [seat for seat, place in enumerate(g.result) if place == 1]
        if max(cities) < goal:
            limit = move.rules.setup.options["cycle_limit"]
            return "" if str(g.cycle) == limit else "the game ended without reason"
        if any(cities[seat] < goal for seat in winners):
            return f"a winner with too few of {cities}"
        if move.rules.setup.options["tie_break"] != "gold_only" and any(cities[s] < max(cities) for s in winners):
            return f"somebody has more than a winner: {cities}"
        return ""


class FewPurchases(Check):
    name = "INV-41"

    def __init__(self) -> None:
        super().__init__()
        self.bought = self.chimeras = self.copied = 0

    def wrong(self, move: Move) -> str:
        if move.events("turn-began"):
            self.bought = self.chimeras = self.copied = 0
        bought = [words[2] for words in move.events("creature-bought")]
        self.bought += len(bought)
        self.seen += len(bought)
        self.chimeras += bought.count("chimera")
        self.copied += len(move.events("creature-copied"))
        if self.bought > 3:
            return f"{self.bought} creatures in a turn"
        return "" if self.copied <= self.chimeras else "a copy without a Chimera"


CHECKS: tuple[type[Check], ...] = (
    NeverNeutral,
    NeverFewer,
    FilledTrack,
    GodsUp,
    GodsReturn,
    RisingAmounts,
    NotTheGodJustLost,
    ReversedOrder,
    Ladder,
    TemplePrices,
    GoldLedger,
    IncomeAgain,
    OnlyByLanding,
    EveryRoundCosts,
    LoserOwnsNothing,
    LegalRetreat,
    LastIsland,
    FreeRecruitFirst,
    OnlyApollo,
    EndsInPhaseSix,
    FewPurchases,
)


def late_start(rules: Rules, rng: Rng) -> list[str]:
    """A position in which much happens soon: everybody is rich and close to the goal, the last seat to its end."""
    seats, board = rules.setup.seats, board_for(rules.setup.seats)
    starts = board.starts[seats]
    owner = {int(island): seat for seat, start in enumerate(starts) for island in start.islands}
    owner[int(starts[-1].islands[1])] = 0
    for island in range(len(board.islands)):
        if island not in owner and rng.below(2):
            owner[island] = int(rng.below(seats - 1))
    ruler: dict[int, int] = {}
    for sea in range(len(board.seas)):
        near = [seat for island, seat in owner.items() if board.ring[island] >> sea & 1]
        seat = near[rng.below(len(near))] if near else NONE
        if list(ruler.values()).count(seat) < 6:
            ruler[sea] = seat
    troops = {island: min(2, 8 // list(owner.values()).count(seat)) for island, seat in owner.items()}
    markers = rules.vocabulary.domains["marker"].words
    return [
        "cycle 4",
        *[f"owner {board.islands[island]} {rules.seats.word(seat)}" for island, seat in owner.items()],
        *[f"troops {board.islands[island]} {count}" for island, count in troops.items()],
        *[f"ruler {word} {rules.seats.word(ruler.get(sea, NONE))}" for sea, word in enumerate(board.seas)],
        *[f"fleets {word} {int(ruler.get(sea, NONE) != NONE)}" for sea, word in enumerate(board.seas)],
        *[f"metropolis {board.islands[start.islands[0]]} 1" for start in starts],
        *[f"gold {seat} 30" for seat in rules.seats.words],
        *[f"philosophers {seat} 2" for seat in rules.seats.words],
        *[f"order {space} {marker}" for space, marker in enumerate(markers, 1)],
        "gods 1 zeus, 2 ares, 3 athena, 4 poseidon",
        "next Cycle",
    ]
