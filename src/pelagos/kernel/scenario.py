"""Playing a record through: answers are given, lines that start with `=` are checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, task_named
from pelagos.kernel.dealer import Sealed, commitment
from pelagos.kernel.describe import entry, mask_words, read_entry, read_known, statements
from pelagos.kernel.errors import BadRecord, BadSetup, PelagosError
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import (
    ANSWER,
    BACK,
    DESCRIBED,
    EXPECTATION,
    HEADER,
    SECRET,
    VARIATION,
    VARIATION_END,
    Record,
    RecordLine,
)
from pelagos.kernel.starts import at_line, broken_laws, start_of, stated_twice
from pelagos.kernel.title import Rules, Title, kept_setup
from pelagos.kernel.words import NUMBER, UNKNOWN, nearest

EXPECTED: Final = {
    "who": "who SEAT",
    "asks": "asks TASK",
    "offers": "offers PHRASE",
    "withholds": "withholds PHRASE",
    "options": "options N",
    "refuses": "refuses REASON PHRASE",
    "told": "told EVENT WORD …",
    "ended": "ended PLACE …",
    "known": "known FIELD PLACE VIEWER …",
    "digest": "digest HEX",
}
"""What can be expected besides the fields of a title, and how it is written."""


def rules_of(record: Record, titles: Mapping[str, Title]) -> Rules:
    """The rules a record was played under."""
    title = titles.get(record.title)
    if title is None:
        raise BadRecord("unknown-title", line=record.title_line, title=record.title, known=", ".join(titles))
    if record.version > title.version:
        raise BadRecord(
            "newer-version", line=record.title_line, title=record.title, found=record.version, known=title.version
        )
    try:
        return Rules(title, kept_setup(title, record.seats, record.board, record.options))
    except BadSetup as error:
        raise at_line(error, _line_of_setup(record, error)) from error


def _line_of_setup(record: Record, error: BadSetup) -> int:
    """The row of the header that asks for what there is not."""
    about = (
        f"option {error.said['option']}" if "option" in error.said else "board" if "board" in error.said else "seats"
    )
    return record.header_lines.get(about, record.title_line)


class ScenarioRunner:
    """Plays a record line by line.

    A forced answer stands in the game already when its line is read; the line is then matched, not said. Lines for
    forced answers may be left out, so that people write only what was decided.
    """

    def __init__(self, play: Play, sealed: Sealed | None = None) -> None:
        self.play: Final = play
        self.sealed: Final = sealed
        self.read = 0
        self.before = -1
        """How many answers there were before the one that was read last; -1 if nothing can be said instead of it."""

    def answer(self, line: RecordLine) -> None:
        seat = self.play.rules.seat_of(line.seat)
        if seat == UNKNOWN:
            if line.seat in HEADER:
                raise BadRecord("late-header", text=f"{line.seat} {line.text}")
            raise unknown_seat(self.play.rules, line.seat)
        if line.text == SECRET:
            raise BadRecord("secret-line")
        answer = self.play.rules.vocabulary.read(line.text)
        while self.read < len(self.play.log):
            said = self.play.log[self.read]
            self.read += 1
            if said.seat == seat and said.answer == answer:
                self.before = -1
                return
        if self.sealed is not None and seat == NATURE and self.play.who == NATURE:
            dealt = self.play.sheet.answer(self.sealed.deal(self.play.sheet))
            if dealt != answer:
                raise BadRecord("not-dealt", phrase=line.text, wanted=self.play.rules.vocabulary.words(dealt))
        before = len(self.play.log)
        self.play.say(seat, line.text)
        self.before = before
        self.read += 1

    def instead(self) -> ScenarioRunner:
        """The game before the last answer, in which something else may be said; this one stays as it is."""
        if self.before < 0:
            raise BadRecord("no-answer-to-vary")
        twin = ScenarioRunner(self.play.clone())
        twin.play.back_to(self.before)
        twin.read = self.before
        return twin

    def back(self, line: RecordLine) -> None:
        """All seats agreed to go back to the state after so many answers."""
        if int(line.text) > len(self.play.log):
            raise BadRecord("bad-back", text=f"back {line.text}", most=str(len(self.play.log)))
        self.play.back_to(int(line.text))
        self.read = len(self.play.log)
        self.before = -1


def replay(rules: Rules, record: Record, sealed: Sealed | None = None) -> Play:
    """Play the whole record; the first line that fails raises BadRecord."""
    runner = ScenarioRunner(begun(rules, record), sealed)
    _play_lines(runner, record.lines, 0)
    return runner.play


def _play_lines(runner: ScenarioRunner, lines: list[RecordLine], at: int) -> int:
    """Up to the end of the record or of this variation, variations included; the line behind it."""
    while at < len(lines):
        line = lines[at]
        at += 1
        if line.kind == VARIATION_END:
            return at
        variation: ScenarioRunner | None = None
        try:
            if line.kind == VARIATION:
                variation = runner.instead()
            elif line.kind == ANSWER:
                runner.answer(line)
            elif line.kind == BACK:
                runner.back(line)
            elif line.kind == EXPECTATION:
                expect(runner.play, line.text)
        except PelagosError as error:
            raise at_line(error, line.number) from error
        if variation is not None:
            at = _play_lines(variation, lines, at)
    return at


def begun(rules: Rules, record: Record) -> Play:
    """The game at its first question; a described start that the laws forbid is refused where the format demands it."""
    if not record.start:
        return Play(rules, rules.opening())
    if record.format_version >= DESCRIBED and not record.unlawful:
        broken = broken_laws(rules, record.start, record.position_line)
        if broken:
            raise broken[0]
    g = start_of(rules, record.start)
    try:
        return Play(rules, g, start=[text for _, text in record.start])
    except PelagosError as error:
        raise at_line(error, record.position_line) from error


def warnings_of(rules: Rules, record: Record) -> list[BadRecord]:
    """What does no harm to a record that plays, but was hardly meant so, by line."""
    found = [*record.warnings, *stated_twice(record.start)]
    if record.start and record.format_version < DESCRIBED:
        found.extend(broken_laws(rules, record.start, record.position_line))
    return sorted(found, key=lambda warning: int(warning.said["line"]))


def unknown_seat(rules: Rules, word: str) -> BadRecord:
    seats = [rules.seat_word(seat) for seat in range(rules.setup.seats)]
    return BadRecord("unknown-seat", word=word, known=", ".join([*seats, "nature"]))


def verify(rules: Rules, record: Record) -> Play:
    """Check that nature answered as the sealed secret demands; BadRecord says where it did not."""
    if not (record.commit and record.secret):
        raise BadRecord("not-sealed", line=1)
    secret = _hex(record.secret)
    if commitment(secret) != record.commit:
        raise BadRecord("broken-seal", line=1)
    words = [rules.seats.word(seat) for seat in range(rules.setup.seats)]
    if set(record.nonces) != set(words):
        raise BadRecord("missing-nonce", line=1, wanted=", ".join(words))
    return replay(rules, record, Sealed(secret, [_hex(record.nonces[word]) for word in words]))


def _hex(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadRecord("bad-hex", line=1, text=text) from None


def expect(play: Play, text: str) -> None:
    """Check one expectation."""
    for words in statements(text):
        found = _found(play, words)
        if found != " ".join(words):
            raise BadRecord("not-so", wanted=" ".join(words), found=found)


def _found(play: Play, words: list[str]) -> str:
    """The statement as it is true now, in the form in which it was expected."""
    subject, rest = words[0], " ".join(words[1:])
    _check_names(play, words)
    if subject in ("offers", "withholds"):
        offered = play.rules.vocabulary.words(play.rules.vocabulary.read(rest)) in play.options()
        return f"{'offers' if offered else 'withholds'} {rest}"
    if subject == "options":
        return f"options {len(play.options())}"
    if subject == "who":
        return f"who {'nobody' if play.over else play.rules.seat_word(play.who)}"
    if subject == "asks":
        return f"asks {'nothing' if play.over else type(pending(play.g)).__name__}"
    if subject == "refuses":
        return _refusal(play, words)
    if subject == "told":
        return _told(play, rest)
    if subject == "ended":
        places = play.g.result
        return "ended " + ("not" if places is None else " ".join([str(place) for place in places]))
    if subject == "digest":
        return f"digest {digest(play.rules, play.g)}"
    if subject == "known":
        field, place, _ = read_known(play.rules, words)
        return " ".join([*words[:3], mask_words(play.rules, getattr(play.g, field.name).known[place])])
    field, at, _ = read_entry(play.rules, words)
    return " ".join([*words[:-1], field.values.word(entry(play.g, field, at))])


def _check_names(play: Play, words: list[str]) -> None:
    """An expectation that speaks of something unknown is a fault, not merely untrue."""
    rules, subject, word = play.rules, words[0], words[1] if len(words) > 1 else ""
    if subject not in EXPECTED:
        if rules.field(subject) is None:
            raise BadRecord("unknown-field", field=subject, known=nearest(subject, [*EXPECTED, *rules.field_names()]))
        return
    if len(words) < (3 if subject == "refuses" else 2):
        raise BadRecord("no-value", text=" ".join(words), wanted=EXPECTED[subject])
    if subject == "options" and NUMBER.index(word) < 0:
        raise BadRecord("bad-number", field=subject, word=word)
    if subject == "who" and word != "nobody" and rules.seat_of(word) == UNKNOWN:
        raise unknown_seat(rules, word)
    if subject == "asks" and word != "nothing":
        task_named(rules, word)
    events = [kind.name for kind in rules.title.events]
    if subject == "told" and word != "nothing" and word not in events:
        raise BadRecord("unknown-event", word=word, known=nearest(word, events))
    reasons = [kind.name for kind in rules.title.refusals]
    if subject == "refuses" and word != "unexplained" and word not in reasons:
        raise BadRecord("unknown-reason", word=word, known=nearest(word, reasons))


def _refusal(play: Play, words: list[str]) -> str:
    """`refuses REASON PHRASE`: the phrase is not offered, and this is why."""
    phrase = " ".join(words[2:])
    if phrase in play.options():
        return f"offers {phrase}"
    refusal = play.why_not(phrase)
    return f"refuses {refusal.kind.name if refusal else 'unexplained'} {phrase}"


def _told(play: Play, rest: str) -> str:
    """`told EVENT WORD …`: such an event stands among those of the last answer."""
    since = play.steps[-1].told if play.steps else 0
    last = [event_words(play.rules, event) for event in play.events[since:]]
    return f"told {rest}" if rest in last else "told " + ("; ".join(last) or "nothing")


def event_words(rules: Rules, event: Event) -> str:
    """An event in the words of the vocabulary: `bid-placed red crane 3`."""
    words = [event.kind.name]
    for param, number in zip(event.kind.params, event.numbers, strict=True):
        domain = rules.vocabulary.domains[param.partition(":")[2] or NUMBER.name]
        words.append(domain.word(number))
    return " ".join(words)
