"""Games between bots of mixed levels, and the questions in them that are worth a deep search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.roster import bot_named
from pelagos.bots.search.searcher import Searcher
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.describe import describe, statements
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.starts import broken_laws, start_of
from pelagos.kernel.title import Rules, Title, kept_setup
from pelagos.mining.assay import PROMISING, gap
from pelagos.mining.themes import goals
from pelagos.puzzles.checking import name_of

PLAYERS: Final = ("novice", "sailor", "trader", "settler", "settler")
"""Who may sit down: positions of the weak and of the strong look different."""
QUICK: Final = Budget(2, 1200)
FEWEST_OPTIONS: Final = 3
MOST_ANSWERS: Final = 2500
EARLY: Final = 4
"""While nobody has half of what wins, one in so many questions is looked at: little is decided yet."""
LUCK: Final = 7 << 64
"""Added to a seed: a stream apart from nature's."""


class Find(NamedTuple):
    """A question that looks like a puzzle."""

    rules: Rules
    position: tuple[str, ...]
    seen: bytes
    options: list[str]
    seat: int
    task: str
    gap: int
    seed: int

    @property
    def name(self) -> str:
        """Of its position."""
        return name_of(Play(self.rules, start_of(self.rules, list(enumerate(self.position, 1)))))


def rules_by_chance(title: Title, rng: Rng) -> Rules:
    """One of the ways to play, on a board by chance where there are such."""
    variants = title.variants()
    _, seats, options = variants[rng.below(len(variants))]
    setup = kept_setup(title, seats, "", options)
    return Rules(title, kept_setup(title, seats, title.drawn_board(setup, int(rng.next32())), options))


def dig(title: Title, seed: int, searcher: Searcher) -> list[Find]:
    """Play one game and look at every question with a choice; the most promising first."""
    rng = Rng(seed | LUCK)
    rules = rules_by_chance(title, rng)
    bots: Mapping[str, Bot] = {name: bot_named(name, [title]) for name in set(PLAYERS)}
    seated = [PLAYERS[rng.below(len(PLAYERS))] for _ in range(rules.setup.seats)]
    play, found = Play(rules, rules.opening(), Seeded(seed)), list[Find]()
    while not play.over and len(play.log) < MOST_ANSWERS:
        seat, options = int(play.who), play.options()
        seen, luck = view_bytes(rules, play.g, seat), int(rng.next32())
        if len(options) >= FEWEST_OPTIONS and (is_late(play) or luck % EARLY == 0):
            one = _look(play, seen, options, searcher, luck)
            if one is not None:
                found.append(one)
        reply = bots[seated[seat]].choose(seen, options, QUICK, Rng(luck))
        play.say(seat, reply.phrase)
    return sorted(found, key=lambda one: -one.gap)


def is_late(play: Play) -> bool:
    """Has somebody half of what the game is won by?"""
    setup = play.rules.setup
    wanted = int(play.rules.title.facts(setup).get("goal", {}).get("count", 0))
    return any(2 * goals(play.rules, play.g, seat) >= wanted for seat in range(setup.seats))


def _look(play: Play, seen: bytes, options: Sequence[str], searcher: Searcher, seed: int) -> Find | None:
    search = searcher.search(seen, options, QUICK, Rng(seed))
    ahead = gap(search)
    if ahead < PROMISING:
        return None
    lines = compact(describe(play.rules, play.g))
    if not _holds(play, lines):
        return None
    task = type(play.g.agenda[-1]).__name__
    return Find(play.rules, lines, seen, list(options), int(play.who), task, ahead, seed)


def _holds(play: Play, lines: tuple[str, ...]) -> bool:
    """Is the described position the very same, and lawful?"""
    rows = list(enumerate(lines, 1))
    twin = Play(play.rules, start_of(play.rules, rows))
    return twin.who == play.who and twin.options() == play.options() and not broken_laws(play.rules, rows, 0)


def compact(lines: Sequence[str]) -> tuple[str, ...]:
    """Statements of one field in one line."""
    found: list[str] = []
    for line in lines:
        word, _, rest = line.partition(" ")
        if found and word != "next" and found[-1].partition(" ")[0] == word and len(statements(line)) == 1:
            found[-1] += f", {rest}"
        else:
            found.append(line)
    return tuple(found)
