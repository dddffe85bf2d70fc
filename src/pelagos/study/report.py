"""What a finished game was like: places, curves, turning points, battles against their odds, luck. Plain data.

It is made from the whole log and tells every secret of the game: a server gives it away when the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.games.archipelago.odds import Odds
from pelagos.kernel.agenda import Said
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.study.adapter import ON_LAND, BattleSeen, StudyAdapter, study_adapter
from pelagos.study.luck import LuckSum, spread
from pelagos.study.odds import conditions, plain, where
from pelagos.study.turning_points import TurningPoints
from pelagos.study.walk import Pause, Walk


def report(
    rules: Rules, log: Sequence[Said], start: Position | None = None, places: Sequence[int] | None = None
) -> Json:
    """The report of a game; `places` are those of a table where it ended before its time."""
    adapter = study_adapter(rules.title)
    study = None if adapter is None else Study(rules, adapter)
    stage = Walk(log, rules.opening() if start is None else start.clone(), meet=None if study is None else study.meet)
    paced = 0
    scene = stage.open()
    while True:
        paced += begun(rules, scene.events)
        if study is not None:
            study.follow(scene)
        if stage.answers == len(log):
            break
        if study is not None:
            study.roll(stage, log[stage.answers])
        scene = stage.play_on()
    told = {**head(rules, log, places or stage.g.result), "periods": paced}
    return told if study is None else {**told, **study.plain(stage.g)}


def begun(rules: Rules, events: list[Event]) -> int:
    """How many cycles or turns begin here."""
    return sum(event.kind.name == rules.title.paced for event in events)


def head(rules: Rules, log: Sequence[Said], places: Sequence[int] | None) -> Json:
    """What can be told of any title."""
    ranked = None if places is None else [int(place) for place in places]
    return {
        "title": rules.title.name,
        "variant": rules.title.variant(rules.setup),
        "seats": list(rules.seats.words[: rules.setup.seats]),
        "places": ranked,
        "winners": [rules.seat_word(seat) for seat, place in enumerate(ranked or ()) if place == 1],
        "answers": len(log),
        "decisions": sum(said.seat != NATURE and not said.forced for said in log),
        "period": rules.title.paced.partition("-")[0],
    }


class FoughtBattle:
    """A battle that is being fought, and its odds when it began."""

    def __init__(self, n: int, battle: BattleSeen, odds: Odds, conditions: Json) -> None:
        self.n: Final = n
        """The frame that shows it begin."""
        self.battle: Final = battle
        self.odds: Final = odds
        self.conditions: Final = conditions
        """What they count on."""

    def chance(self, seat: int) -> float:
        """That this side wins; on land, where nobody is left, the defender keeps what he had."""
        odds = self.odds
        if seat == self.battle.attacker:
            return odds.win / odds.total
        kept = odds.both_gone if self.battle.kind == ON_LAND else 0
        return (odds.loss + kept) / odds.total


class Study:
    """Follows a game from scene to scene."""

    def __init__(self, rules: Rules, adapter: StudyAdapter) -> None:
        self.rules: Final = rules
        self.adapter: Final = adapter
        self.points: Final[dict[str, list[list[int]]]] = {
            figure.name: [[] for _ in self._words(figure.by)] for figure in adapter.figures
        }
        self.dice: Final = [LuckSum() for _ in range(rules.setup.seats)]
        self.wins: Final = [LuckSum() for _ in range(rules.setup.seats)]
        self.battles: Final[list[Json]] = []
        self.fight: FoughtBattle | None = None
        self.turning: Final = TurningPoints(rules, adapter.figures[0])

    def _words(self, domain: str) -> Sequence[str]:
        return self.rules.vocabulary.domains[domain].words

    def follow(self, scene: Pause) -> None:
        if begun(self.rules, scene.events):
            self.mark(scene.g)
        self.turning.follow(scene.g, max(0, scene.before + 1))
        if self.fight is not None:
            winner = self.adapter.winner(scene.g, self.fight.battle, scene.events)
            if winner is not None:
                self.end(self.fight, winner, max(0, scene.before + 1))
                self.fight = None

    def meet(self, g: Position, n: int) -> None:
        """A battle that begins, also one in which nobody has anything to decide. The odds are the attacker's."""
        battle = self.adapter.battle(g) if self.fight is None else None
        odds = None if battle is None else self.adapter.odds(g, battle.attacker)
        if battle is not None and odds is not None:
            told = conditions(self.rules, self.adapter, g, battle.attacker)
            self.fight = FoughtBattle(n, battle, odds, told)

    def mark(self, g: Position) -> None:
        """One more point on every curve."""
        for figure in self.adapter.figures:
            for who, curve in enumerate(self.points[figure.name]):
                curve.append(figure.of(g, who))

    def end(self, fight: FoughtBattle, winner: int, at: int) -> None:
        for seat in (fight.battle.attacker, fight.battle.defender):
            chance = fight.chance(seat)
            self.wins[seat].add(int(seat == winner), chance, chance * (1 - chance))
        sides, odds = where(self.rules, fight.battle), plain(fight.odds)
        chances = {name: odds[name] for name in ("win", "loss", "nobody_left")}
        won = self.rules.seat_word(winner) if winner >= 0 else None
        if winner >= 0:
            self.turning.battle(at, winner, fight.chance(winner))
        self.battles.append({"at": fight.n, **sides, **chances, **fight.conditions, "won": won})

    def roll(self, stage: Walk, said: Said) -> None:
        """Before nature's dice are taken: what they could have shown. A die that is fixed is nobody's luck."""
        if self.fight is None or said.seat != NATURE or said.answer.verb != self.adapter.roll:
            return
        sides = (self.fight.battle.attacker, self.fight.battle.defender)
        for seat, second, shown in zip(sides, (False, True), (said.answer.x, said.answer.y), strict=True):
            mean, variance = spread(stage.sheet, second)
            if variance:
                self.dice[seat].add(int(shown), mean, variance)

    def plain(self, g: Position) -> Json:
        """The curves end with the game."""
        self.mark(g)
        return {
            "curves": [
                {
                    "figure": f"study-figure-{figure.name}",
                    "by": figure.by,
                    "of": list(self._words(figure.by)),
                    "points": self.points[figure.name],
                }
                for figure in self.adapter.figures
            ],
            "dice": self._by_seat("dice", self.dice) if self.adapter.roll >= 0 else None,
            "wins": self._by_seat("wins", self.wins),
            "battles": self.battles,
            "turning_points": self.turning.plain(),
        }

    def _by_seat(self, what: str, tallies: list[LuckSum]) -> list[Json]:
        return [{"seat": self.rules.seat_word(seat), **tally.plain(what)} for seat, tally in enumerate(tallies)]
