"""Advice for a seat, from its view alone: Settler's search, exact odds, and what the title's adapter knows."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.bot import Budget
from pelagos.bots.judge import COIN, DefaultJudge, Judge
from pelagos.bots.lookahead import WON, Lookahead
from pelagos.bots.prudence import HARMFUL as HARMFUL_GRADE
from pelagos.bots.prudence import IDLE as IDLE_GRADE
from pelagos.bots.prudence import folly_of
from pelagos.bots.roster import judges_of
from pelagos.bots.settler import Deliberation, Settler
from pelagos.bots.view_reader import ReadView, ViewReader
from pelagos.coach import remarks
from pelagos.coach.adapter import CoachAdapter, coach_adapter
from pelagos.coach.news import events_of
from pelagos.coach.remarks import PERCENT, Remark, Threat, gain
from pelagos.kernel.agenda import settle, take
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.title import Json, Title
from pelagos.study.adapter import study_adapter
from pelagos.study.odds import odds_of
from pelagos.study.walk import foreseen

MOST_SUGGESTIONS: Final = 3
MOST_REASONS: Final = 3
MOST_THREATS: Final = 2
MOST_NEWS: Final = 4
MOST_WEIGHED: Final = 8
"""Answers that are about as good as the first, looked at for one that nothing can be said against."""
MOST_FOLLOW_UPS: Final = 8
WITHIN: Final = 2 * COIN
"""What is so much worse than the best answer, in one world, is not suggested beside it."""
SURE_BY: Final = WITHIN
"""So that whoever is sure suggests nothing else."""
LONG_ODDS_PERCENT: Final = 34
"""An attack that wins less often than this is warned of."""
WORSE_BY_PERCENT: Final = 10
"""A danger that grows by so much is the fault of the answer."""
LEAST_THREAT_PERCENT: Final = 35
"""What succeeds less often is not worth a word."""


class Suggestion(NamedTuple):
    """An answer that may be given, and why."""

    phrase: str
    reasons: list[Remark]
    brings: list[Remark]
    """What it comes to, by figures: of an offer, what the turn would bring."""
    warnings: list[Remark]

    def plain(self) -> Json:
        told = {"reasons": self.reasons, "brings": self.brings, "warnings": self.warnings}
        return {"say": self.phrase, **{name: [one.plain() for one in found] for name, found in told.items()}}


class Advice(NamedTuple):
    """All that the coach says at a moment. Without a question there is nothing to suggest."""

    goal: list[Remark]
    phase: list[Remark]
    news: list[Remark]
    threats: list[Remark]
    suggestions: list[Suggestion]
    sure: list[Remark]

    def plain(self) -> Json:
        told = {
            "goal": self.goal,
            "phase": self.phase,
            "news": self.news,
            "threats": self.threats,
            "sure": self.sure,
        }
        plain: Json = {name: [one.plain() for one in found] for name, found in told.items()}
        return {**plain, "suggestions": [one.plain() for one in self.suggestions]}


class Coach:
    """Knows what the seat knows, and answers for nobody. The same view gives the same advice."""

    def __init__(self, titles: Iterable[Title], budget: Budget | None = None) -> None:
        self._reader: Final = ViewReader(titles)
        self._budget: Final = budget or Budget()
        self._judges: Final = judges_of(Settler.version)
        self._prudence: Final = {adapter.title: adapter.prudence for adapter in ADAPTERS}

    def advise(self, seen: bytes, options: Sequence[str], heard: Sequence[list[str | int]] = ()) -> Advice:
        """What the seat of a view is told; `options` are those it is offered, none if it is not asked."""
        read = self._reader.read(seen)
        rng = Rng(zlib.crc32(seen))
        (g,) = read.worlds(1, rng)
        adapter = coach_adapter(read.rules.title)
        suggestions, sure = self._suggest(read, g, adapter, options, rng) if options else ([], [])
        if adapter is None:
            return Advice([], [], [], [], suggestions, sure)
        events = events_of(read.rules.title, list(heard))
        news = [remark for event in events if (remark := adapter.news(g, read.seat, event)) is not None]
        return Advice(
            goal=adapter.goal(g, read.seat),
            phase=adapter.phase(g, read.seat) if g.agenda else [],
            news=list(dict.fromkeys(news))[-MOST_NEWS:],
            threats=[threat.remark for threat in worst(adapter.threats(g, read.seat))],
            suggestions=suggestions,
            sure=sure,
        )

    def warn(self, seen: bytes, phrases: Sequence[str]) -> list[Remark]:
        """What can be proved against giving these answers together; nothing if they cannot be given."""
        read = self._reader.read(seen)
        (g,) = read.worlds(1, Rng(zlib.crc32(seen)))
        return self._warnings(read, g, coach_adapter(read.rules.title), phrases)

    # Suggestions

    def _suggest(
        self, read: ReadView, g: Position, adapter: CoachAdapter | None, options: Sequence[str], rng: Rng
    ) -> tuple[list[Suggestion], list[Remark]]:
        judge = self._judges.get(read.rules.title.name) or DefaultJudge(read.rules)
        thought = Deliberation(read, options, self._budget, judge, rng)
        order = thought.ranked()
        worlds = 1 if judge.lots(thought.worlds[0], read.seat) else len(thought.worlds)
        safe: list[Suggestion] = []
        risky: list[Suggestion] = []
        for i in _distinct(read, adapter, thought, order, worlds):
            one = self._suggestion(read, g, adapter, judge, options[i], thought.totals[i] // worlds)
            (risky if one.warnings else safe).append(one)
            if len(safe) == MOST_SUGGESTIONS:
                break
        # Of answers about as good as each other those come first that nothing can be said against.
        found = [*safe, *risky][:MOST_SUGGESTIONS]
        kind = _sureness(thought, order, worlds) if found[0].phrase == options[order[0]] else remarks.OPEN
        sure = [Remark(kind)]
        if adapter is not None and kind is not remarks.ONLY:
            sure.append(Remark(adapter.hidden, (len(thought.worlds),)))
        return [_with_a_reason(one, one is found[0]) for one in found], sure

    def _suggestion(
        self, read: ReadView, g: Position, adapter: CoachAdapter | None, judge: Judge, phrase: str, value: int
    ) -> Suggestion:
        said = read.rules.vocabulary.read(phrase)
        given = judge.reason(g, read.seat, said)
        reasons = [] if given is None else [Remark(*given)]
        if value >= WON // 2:
            reasons.insert(0, Remark(remarks.WINS))
        odds = odds_of(read.rules, read.data, phrase)
        percent = None if odds is None else round(PERCENT * _own(read, odds))
        if percent is not None and percent > LONG_ODDS_PERCENT:
            reasons.append(Remark(remarks.ODDS, (percent,)))
        brings: list[Remark] = []
        if adapter is not None:
            way = self._way(read, g, judge, phrase, said)
            brings = [] if way is None else _grown(adapter, *way, read.seat)
            reached = None if way is None else adapter.reached(*way, read.seat)
            reasons = [*([] if reached is None else [reached]), *reasons, *adapter.about(g, read.seat, said)]
        warnings = self._warnings(read, g, adapter, [phrase])
        return Suggestion(phrase, list(dict.fromkeys(reasons))[:MOST_REASONS], brings, warnings)

    def _way(
        self, read: ReadView, g: Position, judge: Judge, phrase: str, said: Answer
    ) -> tuple[Position, Position] | None:
        """Before and after: the answer and what surely follows from it, or the turn that an offer would buy."""
        lots, seat = judge.lots(g, read.seat), read.seat
        if not lots:
            after = _carried_out(read, [phrase])
            return None if after is None else (g, after)
        lot = next((lot for lot in lots if _names_lot(read, said, lot)), None)
        turn = None if lot is None else judge.turn(g, seat, lot)
        if turn is None:
            return None
        before = turn.clone()
        Lookahead(read.rules, judge, seat).played(turn, 0, int(self._budget.steps) // len(lots))
        return before, turn

    # Warnings

    def _warnings(
        self, read: ReadView, g: Position, adapter: CoachAdapter | None, phrases: Sequence[str]
    ) -> list[Remark]:
        after = _carried_out(read, phrases)
        if after is None:
            return []
        found = self._folly(read, g, phrases)
        odds = odds_of(read.rules, read.data, list(phrases))
        if odds is not None and PERCENT * _own(read, odds) <= LONG_ODDS_PERCENT:
            found.append(Remark(remarks.LONG_ODDS, (round(PERCENT * _own(read, odds)),)))
        if after.result is not None and after.result[read.seat] != 1:
            found.append(Remark(remarks.LOSES))
        elif adapter is not None and odds is None and after.result is None:
            known = {threat.key: threat for threat in adapter.threats(g, read.seat)}
            offers = _offers(self._judges.get(read.rules.title.name), g, read.seat)
            fresh = [
                threat
                for threat in adapter.threats(after, read.seat)
                if _is_worse(threat, known.get(threat.key)) and (threat.soon or not offers)
            ]
            found += [threat.remark for threat in worst(fresh)]
        return found

    def _folly(self, read: ReadView, g: Position, phrases: Sequence[str]) -> list[Remark]:
        """What even a beginner would not do, where there is something better to do."""
        name = read.rules.title.name
        prudence, judge = self._prudence.get(name), self._judges.get(name)
        sheet = Sheet()
        question = settle(g.clone(), sheet)
        if prudence is None or question is None or len(phrases) > 1 or sheet.count < 2:
            return []
        # Of an offer a beginner's measure is only how far it jumps; its worth is told otherwise.
        if _offers(judge, g, read.seat):
            return []
        grade = folly_of(read.rules, prudence, g, read.seat, read.rules.vocabulary.read(phrases[0]))
        if grade < IDLE_GRADE:
            return []
        best = min(folly_of(read.rules, prudence, g, read.seat, sheet.answer(i)) for i in range(sheet.count))
        if grade <= best:
            return []
        return [Remark(remarks.HARMFUL if grade >= HARMFUL_GRADE else remarks.IDLE)]


def _offers(judge: Judge | None, g: Position, seat: int) -> bool:
    """Is an offer asked for? It changes nothing on the board, but it may end the offerings, and let rivals act."""
    return judge is not None and len(judge.lots(g, seat)) > 0


def _is_worse(threat: Threat, before: Threat | None) -> bool:
    if before is None:
        return True
    return threat.percent >= before.percent + WORSE_BY_PERCENT or threat.weight > before.weight


def worst(threats: list[Threat]) -> list[Threat]:
    """The heaviest of those that are likely enough, one for each thing that is threatened."""
    likely = [threat for threat in threats if threat.percent >= LEAST_THREAT_PERCENT]
    likely.sort(key=lambda threat: (-threat.weight, -threat.percent))
    return likely[:MOST_THREATS]


def _distinct(
    read: ReadView, adapter: CoachAdapter | None, thought: Deliberation, order: list[int], worlds: int
) -> list[int]:
    """The best answers that are truly different, as long as they are not much worse than the first."""
    found: list[int] = []
    kinds: set[tuple[int, ...]] = set()
    for i in order:
        if thought.totals[order[0]] - thought.totals[i] > WITHIN * worlds or len(found) == MOST_WEIGHED:
            break
        said = read.rules.vocabulary.read(thought.options[i])
        kind = (i,) if adapter is None else adapter.alike(said)
        if kind not in kinds:
            kinds.add(kind)
            found.append(i)
    return found


def _with_a_reason(found: Suggestion, first: bool) -> Suggestion:
    """Where nothing can be counted and nothing else can be said, the search itself is the reason."""
    looks = remarks.LOOKS_BEST if first else remarks.LOOKS_GOOD
    return found if found.reasons or found.brings else found._replace(reasons=[Remark(looks)])


def _sureness(thought: Deliberation, order: list[int], worlds: int) -> Kind:
    if len(thought.options) == 1:
        return remarks.ONLY
    ahead = thought.totals[order[0]] - thought.totals[order[1]] if len(order) > 1 else 0
    return remarks.SURE if ahead >= SURE_BY * worlds else remarks.RATHER if ahead > 0 else remarks.OPEN


def _own(read: ReadView, odds: Json) -> float:
    """The chance of the side that asks."""
    attacks = odds["attacker"] == read.rules.seat_word(read.seat)
    chance: float = odds["win"] if attacks else odds["loss"]
    return chance


def _carried_out(read: ReadView, phrases: Sequence[str]) -> Position | None:
    """A position that gives this view, once these answers are given and what most people add to them."""
    said = foreseen(read.rules, read.data, phrases)
    if said is None:
        return None
    g, sheet = said
    study = study_adapter(read.rules.title)
    for _ in range(MOST_FOLLOW_UPS):
        question = settle(g, sheet)
        if question is None or study is None or question.seat(g) != read.seat:
            break
        answer = study.ways.completes(g)
        if answer is None or sheet.find(answer) < 0:
            break
        take(g, sheet, sheet.find(answer))
    return g


def _grown(adapter: CoachAdapter, before: Position, after: Position, seat: int) -> list[Remark]:
    found = [(asset.name, asset.of(after, seat) - asset.of(before, seat)) for asset in adapter.assets]
    return [Remark(gain(name), (more,)) for name, more in found if more > 0][:MOST_REASONS]


def _names_lot(read: ReadView, said: Answer, lot: int) -> bool:
    """Is this the god that an offer names, by a word of the phrase?"""
    return read.rules.vocabulary.domains["god"].word(lot) in read.rules.vocabulary.words(said).split()
