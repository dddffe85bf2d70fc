"""Deeds that make a bot look broken, told from what came of an answer and not from how the bot chose it.

`tools/novice_deeds.py` counts them over many games, and a test asks for none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.games.classic import ids as classic
from pelagos.games.classic.position import Classic
from pelagos.games.hellas.position import Hellas
from pelagos.games.legendary import ids as legendary
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for

MOST_ANSWERS: Final = 20_000
FAIR_RAISE: Final = 3
"""Whoever offers more than so many above what stands there throws gold away."""


class Deed(NamedTuple):
    """An answer of a bot, the position and the options before it, and what was told of it."""

    before: Position
    seat: int
    phrase: str
    options: Sequence[str]
    events: Sequence[Event]

    def told(self, name: str) -> list[tuple[int, ...]]:
        return [tuple(event.numbers) for event in self.events if event.kind.name == name]

    def might(self, *starts: str) -> bool:
        """Could something of the kind have been said instead?"""
        return any(option.startswith(starts) for option in self.options)


def in_classic(deed: Deed) -> Iterator[str]:
    g = deed.before
    assert isinstance(g, Classic)
    if any(g.owner[island] != who for who, island in deed.told("island-prospered")):
        yield "gift"
    if deed.told("effect-declined") or any(n == 0 for _, _, n, _ in deed.told("gold-stolen")):
        yield "no effect"
    if deed.phrase.startswith("destroy") and any(g.owner[at] == who for who, _, at in deed.told("building-destroyed")):
        yield "own goal"
    if any(g.owner[island] == who for who, island in deed.told("troop-killed")):
        yield "own goal"
    if deed.phrase.startswith(("kraken", "place")) and any(
        whom == deed.seat for whom, _, _ in deed.told("fleets-destroyed")
    ):
        yield "own goal"
    for who, creature, island in deed.told("figure-placed"):
        helps = creature in (classic.MINOTAUR, classic.CHIRON)
        if creature != classic.POLYPHEMUS and (g.owner[island] == who) != helps:
            yield "gift" if helps else "own goal"
    if any(price > FAIR_RAISE + g.amount[god] for _, god, price in deed.told("offer-made")):
        yield "overbid"
    sea, land = deed.told("sea-battle-began"), deed.told("land-battle-began")
    if sea and any(n < g.fleets[to] for _, _, to, n in deed.told("fleets-sailed")):
        yield "hopeless attack"
    if land and any(n < g.troops[to] for _, _, to, n in deed.told("troops-marched")):
        yield "hopeless attack"
    if deed.told("creature-replaced"):
        yield "for nothing"
    if deed.phrase == "done" and any(option.startswith("sell") for option in deed.options):
        yield "undone"


def in_hellas(deed: Deed) -> Iterator[str]:
    g = deed.before
    assert isinstance(g, Hellas)
    if deed.phrase == "stop" and g.steps and deed.might("greek", "ship", "card"):
        yield "undone"
    if deed.told("no-attack") or (deed.told("voyage-failed") and deed.might("place")):
        yield "undone"
    if deed.told("card-in-vain"):
        yield "no effect"
    if any(n < g.greeks[city] for _, city, n, _ in deed.told("attack-launched")):
        yield "hopeless attack"
    for _, own, other in deed.told("cities-swapped"):
        if size(g, own) > size(g, other):
            yield "gift"
    flooded = deed.told("city-flooded")
    mine = sum(n for who, _, n in flooded if who == deed.seat)
    if 2 * mine >= sum(n for _, _, n in flooded) > 0 and deed.phrase.startswith("play"):
        yield "own goal"


def size(g: Hellas, city: int) -> int:
    return int(g.greeks[city] + g.ships[city] + 2 * g.frame.tiles.temple[city])


def in_legendary(deed: Deed) -> Iterator[str]:
    g = deed.before
    assert isinstance(g, Legendary)
    lands = g.board.lands

    def ours(area: int) -> bool:
        holder = g.owner[area] if area < lands else g.ruler[area - lands]
        mine = [who for who in range(g.frame.factions) if g.seat_of(who) == deed.seat]
        return bool(g.allied(mine[0], holder))

    if deed.phrase.startswith("prosper") and not all(ours(area) for _, area in deed.told("area-prospered")):
        at_sea = deed.told("area-prospered")[0][1] >= lands
        if any(ours(area) for area in (range(lands, lands + g.board.seas) if at_sea else range(lands))):
            yield "gift"
    if deed.told("effect-lost") or deed.told("flight-declined"):
        yield "no effect"
    if any(ours(land) for _, _, land in deed.told("unit-killed")):
        yield "own goal"
    if deed.phrase.startswith(("place", "go")) and any(
        ours(lands + sea) for _, sea, _ in deed.told("fleets-destroyed")
    ):
        yield "own goal"
    for _, creature, area in deed.told("figure-placed"):
        if creature == legendary.MEDUSA and ours(area):
            yield "own goal"
    if any(price > FAIR_RAISE + g.amount[god] for _, god, price in deed.told("offer-made")):
        yield "overbid"
    if deed.told("sea-battle-began") and any(n < g.fleets[to] for _, _, to, n in deed.told("fleets-sailed")):
        yield "hopeless attack"
    if deed.phrase == "fall" and deed.might("withdraw"):
        yield "own goal"


JUDGES: Final[dict[str, Callable[[Deed], Iterator[str]]]] = {
    "classic": in_classic,
    "hellas": in_hellas,
    "legendary": in_legendary,
}


def deeds(title: Title, bots: Sequence[Bot], seats: int, options: dict[str, str], seed: int) -> Iterator[Deed]:
    """A whole game, answer by answer; the seeds are those of `pelagos arena`."""
    rules = rules_for(title, seats, options=options)
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed | PLAYERS)
    while not play.over and len(play.log) < MOST_ANSWERS:
        seat, before, heard, offers = int(play.who), play.g.clone(), len(play.events), play.options()
        reply = bots[seat].choose(view_bytes(rules, play.g, seat), offers, Budget(), Rng(drawn_seed(rng)))
        play.say(seat, reply.phrase)
        if len(offers) > 1:
            yield Deed(before, seat, reply.phrase, offers, play.events[heard:])


def counted(name: str, bot: str, games: int, first: int = 0) -> Counter[str]:
    """Foolish deeds by kind, over so many games of these bots in all variants of a title in turn."""
    title = next(title for title in TITLES if title.name == name)
    found: Counter[str] = Counter()
    variants = title.variants()
    for seed in range(first, first + games):
        _, seats, options = variants[seed % len(variants)]
        playing = bot_named(bot, TITLES)
        for deed in deeds(title, [playing] * seats, seats, options, seed):
            found["answers"] += 1
            found.update(JUDGES[name](deed))
    return found


def wins(name: str, bot: str, other: str, games: int, first: int = 0) -> tuple[int, int]:
    """Of so many duels between two bots, seats in turn, how many each won alone."""
    title = next(title for title in TITLES if title.name == name)
    won = [0, 0]
    for seed in range(first, first + games):
        rules = rules_for(title, 2)
        seats = [bot, other] if seed % 2 == 0 else [other, bot]
        named = {name: bot_named(name, TITLES) for name in seats}
        play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed | PLAYERS)
        while not play.over and len(play.log) < MOST_ANSWERS:
            seat = int(play.who)
            seen = view_bytes(rules, play.g, seat)
            play.say(seat, named[seats[seat]].choose(seen, play.options(), Budget(), Rng(drawn_seed(rng))).phrase)
        places = play.g.result or [1, 1]
        for seat, place in enumerate(places):
            if place == 1 and list(places).count(1) == 1:
                won[seats[seat] != bot] += 1
    return won[0], won[1]
