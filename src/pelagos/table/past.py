"""What was said and told so far, apart from the position: taken out of a game, and put under another."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.agenda import Said
from pelagos.kernel.codec import load, save
from pelagos.kernel.dealer import Dealer
from pelagos.kernel.errors import BadSave
from pelagos.kernel.event import Event
from pelagos.kernel.play import Play, Step
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules


class Past:
    """The answers that stand, everything ever said if answers were taken back, the events, and steps to go back by."""

    def __init__(
        self, log: list[Said], story: list[Said | int], storied: int, events: list[Event], steps: list[Step]
    ) -> None:
        self.log: Final = log
        self.story: Final = story
        self.storied: Final = storied
        self.events: Final = events
        self.steps: Final = steps


def past_of(play: Play) -> Past:
    # The kernel lends nobody the inside of its story; only a game that goes on elsewhere needs it.
    return Past(list(play.log), list(play._story), play._storied, list(play.events), list(play.steps))


def resumed(rules: Rules, g: Position, dealer: Dealer | None, past: Past) -> Play:
    """A game that goes on from this position, with this past."""
    play = Play(rules, g, dealer)
    play.log[:0] = past.log
    play.events[:0] = past.events
    play.steps[:0] = past.steps
    play._story[:0] = past.story
    play._storied = past.storied
    return play


# as plain data


def save_past(play: Play) -> Json:
    rules, past = play.rules, past_of(play)
    return {
        "log": [_said(rules, said) for said in past.log],
        "story": [said if isinstance(said, int) else _said(rules, said) for said in past.story],
        "storied": past.storied,
        "events": [[event.kind.name, list(event.numbers), int(event.to)] for event in past.events],
        "steps": [_step(rules, step) for step in past.steps],
    }


def load_past(rules: Rules, data: Any) -> Past:
    kinds = {kind.name: kind for kind in rules.title.events}
    try:
        return Past(
            [_load_said(rules, said) for said in data["log"]],
            [said if isinstance(said, int) else _load_said(rules, said) for said in data["story"]],
            int(data["storied"]),
            [Event(kinds[name], tuple(numbers), int(to)) for name, numbers, to in data["events"]],
            [_load_step(rules, step) for step in data["steps"]],
        )
    except (KeyError, TypeError, ValueError):
        raise BadSave("bad-field", field="past") from None


def _said(rules: Rules, said: Said) -> list[Any]:
    """By its words: they outlive a change of numbers."""
    return [int(said.seat), rules.vocabulary.words(said.answer), int(said.to), said.forced]


def _load_said(rules: Rules, data: Any) -> Said:
    seat, words, to, forced = data
    return Said(int(seat), rules.vocabulary.read(words), int(to), bool(forced))


def _step(rules: Rules, step: Step) -> Json:
    return {
        "seat": int(step.seat),
        "said": step.said,
        "told": step.told,
        "final": step.final,
        "before": save(rules, step.before),
    }


def _load_step(rules: Rules, data: Any) -> Step:
    step = Step(int(data["seat"]), load(rules, data["before"]), int(data["said"]), int(data["told"]))
    step.final = bool(data["final"])
    return step
