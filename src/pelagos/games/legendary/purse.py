"""Gold (L-18.2), and what a perfect memory knows about it (L-19.2).

Most changes are public: then every knower's bounds move with the purse. A team always knows its own.
"""

from pelagos.games.legendary import events as told
from pelagos.games.legendary.ids import Gold, Team
from pelagos.games.legendary.position import Legendary


def earn(g: Legendary, team: Team, gold: Gold) -> None:
    """A public gain."""
    g.gold[team] += gold
    _shift(g, team, gold)


def spend(g: Legendary, team: Team, gold: Gold) -> None:
    """L-9.6: a public payment, which shows that the gold was there."""
    prove(g, team, gold)
    g.gold[team] -= gold
    _shift(g, team, -gold)


def _shift(g: Legendary, team: Team, gold: Gold) -> None:
    teams = g.frame.teams
    for knower in range(teams + 1):
        g.least[knower * teams + team] += gold
        g.most[knower * teams + team] += gold


def prove(g: Legendary, team: Team, gold: Gold) -> None:
    """An offer or a price shows that a purse holds at least so much."""
    teams = g.frame.teams
    for knower in range(teams + 1):
        if g.least[knower * teams + team] < gold:
            g.least[knower * teams + team] = gold
            g.reveal(g.frame.viewers_of(knower))


def pay_offers(g: Legendary, team: Team, price: Gold) -> Gold:
    """L-7.8, L-7.10: the price, or whatever there is; only the team knows which. Returns what was paid."""
    paid = min(price, g.gold[team])
    g.gold[team] -= paid
    teams = g.frame.teams
    for knower in range(teams + 1):
        i = knower * teams + team
        g.least[i] = max(0, g.least[i] - price)
        g.most[i] = max(0, g.most[i] - price)
    return paid


def pay_penalty(g: Legendary, team: Team, price: Gold) -> Gold:
    """L-7.11: all learn that the price could not be paid; half the purse goes, and nobody else knows how much."""
    lost = g.gold[team] // 2
    g.gold[team] -= lost
    teams = g.frame.teams
    for knower in range(teams + 1):
        i = knower * teams + team
        if g.most[i] >= price:
            g.most[i] = price - 1
            g.reveal(g.frame.viewers_of(knower))
        g.least[i] = (g.least[i] + 1) // 2
        g.most[i] = (g.most[i] + 1) // 2
    return lost


def rob(g: Legendary, thief: Team, victim: Team) -> Gold:
    """L-15.6: half of the victim's gold; the two teams see how much, others only what it may have been."""
    stolen = g.gold[victim] // 2
    teams = g.frame.teams
    g.gold[victim] -= stolen
    g.gold[thief] += stolen
    for knower in range(teams + 1):
        of_victim, of_thief = knower * teams + victim, knower * teams + thief
        if knower == victim:
            g.least[of_victim] = g.most[of_victim] = g.gold[victim]
            g.least[of_thief] += stolen
            g.most[of_thief] += stolen
        elif knower == thief:
            # Half of it was so much: the whole was twice as much, or one more.
            least, most = max(g.least[of_victim], 2 * stolen), min(g.most[of_victim], 2 * stolen + 1)
            g.least[of_victim], g.most[of_victim] = least - stolen, most - stolen
            g.least[of_thief] = g.most[of_thief] = g.gold[thief]
        else:
            least, most = g.least[of_victim], g.most[of_victim]
            g.least[of_victim], g.most[of_victim] = (least + 1) // 2, (most + 1) // 2
            g.least[of_thief] += least // 2
            g.most[of_thief] += most // 2
    g.reveal(g.frame.viewers_of(thief))
    return stolen


def show_gold(g: Legendary) -> None:
    """L-17.4: at the end all purses are opened."""
    for team in range(g.frame.teams):
        g.tell(told.GOLD_SHOWN, team, g.gold[team])
    g.reveal()
