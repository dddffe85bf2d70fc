"""What was said and told so far, apart from the position: taken out of a game, and put under another."""

from __future__ import annotations

from typing import Any, Final

from pelagos.kernel.agenda import Said
from pelagos.kernel.codec import load, save
from pelagos.kernel.dealer import Dealer
from pelagos.kernel.errors import BadSave
from pelagos.kernel.event import Event, Kind
from pelagos.kernel.ids import EVERYBODY, Mask
from pelagos.kernel.play import Play, Step
from pelagos.kernel.position import Position
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.words import Vocabulary
from pelagos.table.patch import difference, patched

SEPARATOR: Final = ";"


class History:
    """The answers that stand, everything ever said if answers were taken back, the events, and steps to go back by."""

    def __init__(
        self, log: list[Said], story: list[Said | int], storied: int, events: list[Event], steps: list[Step]
    ) -> None:
        self.log: Final = log
        self.story: Final = story
        self.storied: Final = storied
        self.events: Final = events
        self.steps: Final = steps


def history_of(play: Play) -> History:
    # The kernel lends nobody the inside of its story; only a game that goes on elsewhere needs it.
    return History(list(play.log), list(play._story), play._storied, list(play.events), list(play.steps))


def resumed(rules: Rules, g: Position, dealer: Dealer | None, past: History) -> Play:
    """A game that goes on from this position, with this past."""
    play = Play(rules, g, dealer, resumed=True)
    play.log[:0] = past.log
    play.events[:0] = past.events
    play.steps[:0] = past.steps
    play._story[:0] = past.story
    play._storied = past.storied
    return play


# as plain data


def save_history(play: Play, position: Json) -> Json:
    """Answers and events as lines of text; positions before steps as what was different from this one."""
    rules, past = play.rules, history_of(play)
    events, kinds = _events(past.events)
    return {
        "log": SEPARATOR.join([said_line(rules.vocabulary, said) for said in past.log]),
        "story": [said if isinstance(said, int) else said_line(rules.vocabulary, said) for said in past.story],
        "storied": past.storied,
        "events": events,
        "kinds": kinds,
        "steps": [_step(rules, step, position) for step in past.steps],
    }


def load_history(rules: Rules, data: Json) -> History:
    try:
        kinds = {kind.name: kind for kind in rules.title.events}
        told = [kinds[name] for name in data["kinds"]]
        return History(
            [_load_said(rules, line) for line in _lines(data["log"])],
            [said if isinstance(said, int) else _load_said(rules, said) for said in data["story"]],
            int(data["storied"]),
            [_load_event(told, line) for line in _lines(data["events"])],
            _load_steps(rules, data["steps"], data["position"]),
        )
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        raise BadSave("bad-field", field="past") from None


def _lines(text: str) -> list[str]:
    return text.split(SEPARATOR) if text else []


def said_line(vocabulary: Vocabulary, said: Said) -> str:
    """`2 bid ares 3`: by its words, for they outlive a change of numbers. `2!`: it was forced; `2:4`: who reads it."""
    return f"{said.seat}{'!' if said.forced else ''}{_to(said.to)} {vocabulary.words_of(said.answer.pack())}"


def _load_said(rules: Rules, line: str) -> Said:
    head, _, words = line.partition(" ")
    seat, _, to = head.partition(":")
    number = int(seat.removesuffix("!"))
    return Said(number, rules.vocabulary.read(words), int(to) if to else EVERYBODY, seat.endswith("!"))


def _events(events: list[Event]) -> tuple[str, list[str]]:
    """`7 0 3`: the kind by its place in a list of names, and the numbers. `7 0 3:4`: who heard it."""
    kinds: dict[str, int] = {}
    lines = [event_line(str(kinds.setdefault(event.kind.name, len(kinds))), event) for event in events]
    return SEPARATOR.join(lines), list(kinds)


def event_line(kind: str, event: Event) -> str:
    line = " ".join([kind, *[str(number) for number in event.numbers]])
    return line if event.to == EVERYBODY else line + _to(event.to)


def _load_event(kinds: list[Kind], line: str) -> Event:
    line, _, to = line.partition(":")
    kind, *numbers = map(int, line.split(" "))
    return Event(kinds[kind], tuple(numbers), int(to) if to else EVERYBODY)


def _to(mask: Mask) -> str:
    return "" if mask == EVERYBODY else f":{mask}"


def _step(rules: Rules, step: Step, position: Json) -> list[Any]:
    before = None if step.before is None else difference(position, save(rules, step.before))
    return [int(step.seat), step.said, step.told, step.final, before]


def _load_steps(rules: Rules, data: Any, position: Json) -> list[Step]:
    steps = [_load_step(rules, step, position) for step in data]
    if steps and steps[0].before is None:
        raise BadSave("bad-field", field="steps")
    return steps


def _load_step(rules: Rules, data: Any, position: Json) -> Step:
    seat, said, told, final, before = data
    step = Step(int(seat), None if before is None else load(rules, patched(position, before)), int(said), int(told))
    step.final = bool(final)
    return step
