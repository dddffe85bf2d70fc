"""Knock-out: of every table the better half goes on, of two the winner, until one table is left.

Byes are given in the first round alone, so many that afterwards every table fills. Where no number does that, such as
of 19 people at tables of exactly four, the best of those who are out fill the tables later on.
"""

from __future__ import annotations

from pelagos.tournaments.drawing import seated
from pelagos.tournaments.grouping import dealt
from pelagos.tournaments.groups import qualified
from pelagos.tournaments.plan import GROUPS, KNOCKOUT, TournamentPlan, table_sizes
from pelagos.tournaments.scoring import EntrantScore, scores
from pelagos.tournaments.tournament import PairedTable, Tournament, TournamentRound, byes, present


def starters(tournament: Tournament) -> list[int]:
    """Who plays in the first round of the knock-out."""
    return qualified(tournament) if tournament.plan.format == GROUPS else list(tournament.order)


def played(tournament: Tournament) -> list[TournamentRound]:
    return [paired for paired in tournament.rounds if paired.stage == KNOCKOUT]


def next_round(tournament: Tournament) -> TournamentRound | None:
    left, before = starters(tournament), played(tournament)
    if before:
        left = going_on(tournament, before[-1])
        if len(before[-1].tables) + len(before[-1].byes) == 1:
            return None
    here = present(tournament, len(tournament.rounds) + 1)
    left = [entrant for entrant in left if entrant in here]
    count = byes_of_round(len(left), tournament.plan)
    sizes = table_sizes(len(left) - count, tournament.plan)
    if not sizes:
        return None
    had = byes(tournament)
    # Whoever has had none, in the order that was drawn.
    resting = sorted(left, key=lambda entrant: had[entrant])[: len(left) - sum(sizes)]
    playing = [entrant for entrant in left if entrant not in resting]
    return TournamentRound(KNOCKOUT, seated(tournament, dealt(playing, sizes)), tuple(resting))


def going_on(tournament: Tournament, paired: TournamentRound) -> list[int]:
    """Who is still in after this round; the first of those who are out fill the tables that would lack people."""
    lots = {entrant: lot for lot, entrant in enumerate(tournament.order)}
    orders = [finish(table, lots) for table in paired.tables]
    left = [*paired.byes, *[entrant for order in orders for entrant in order[: len(order) // 2]]]
    deepest = max((len(order) for order in orders), default=0)
    out = [
        order[rank]
        for rank in range(deepest)
        for order in sorted(orders, key=lambda order: lots[order[0]])
        if len(order) // 2 <= rank < len(order)
    ]
    before = len(left) + len(out)
    return left + out[: filled(len(left), before, tournament.plan) - len(left)]


def filled(people: int, before: int, plan: TournamentPlan) -> int:
    """So many that all tables fill, if those are fewer than there were."""
    wanted = next((more for more in range(max(people, plan.least), before) if _all_play(more, plan)), people)
    return max(people, wanted)


def _all_play(people: int, plan: TournamentPlan) -> bool:
    return sum(table_sizes(people, plan)) == people


def finish(table: PairedTable, lots: dict[int, int]) -> list[int]:
    """Who sat there, by place. Of those who share one goes on whose lot was drawn earlier."""
    order = sorted(range(len(table.seats)), key=lambda seat: (table.places[seat], lots[table.seats[seat]]))
    return [table.seats[seat] for seat in order]


def byes_of_round(people: int, plan: TournamentPlan) -> int:
    """The fewest after which no later round needs any."""
    for count in range(people - plan.least + 1):
        playing = people - count
        if _all_play(playing, plan) and _is_clean(_left_after(playing, plan, count), plan, people):
            return count
    return people - sum(table_sizes(people, plan))


def _left_after(playing: int, plan: TournamentPlan, resting: int = 0) -> int:
    return max(plan.least, resting + sum(size // 2 for size in table_sizes(playing, plan)))


def _is_clean(people: int, plan: TournamentPlan, before: int) -> bool:
    """Can so many play to the end without byes?"""
    if people >= before:
        # Nobody was out, but that was the final.
        return before <= plan.most
    if people <= plan.most:
        return True
    return _all_play(people, plan) and _is_clean(_left_after(people, plan), plan, people)


def standings(tournament: Tournament) -> list[EntrantScore]:
    """Whoever stayed longer stands before; of the last table by their places there."""
    found = scores(tournament, (KNOCKOUT,))
    lots = {entrant: lot for lot, entrant in enumerate(tournament.order)}
    reached: dict[int, tuple[int, int]] = {}
    for number, paired in enumerate(played(tournament), 1):
        for entrant in paired.byes:
            reached[entrant] = (-number, 0)
        for table in paired.tables:
            for entrant, place in zip(table.seats, table.places or [0] * len(table.seats), strict=True):
                reached[entrant] = (-number, place)
    everybody = list(reached) or starters(tournament)
    return [found[one] for one in sorted(everybody, key=lambda one: (reached.get(one, (0, 0)), lots[one]))]
