"""Playing a record through: answers are given, lines that start with `=` are checked."""

from __future__ import annotations

from collections.abc import Mapping

from pelagos.kernel.agenda import pending
from pelagos.kernel.codec import digest, task_named
from pelagos.kernel.dealer import Sealed, commitment
from pelagos.kernel.describe import entry, mask_words, read_entry, read_known, state, statements
from pelagos.kernel.errors import BadRecord, Illegal, PelagosError
from pelagos.kernel.event import Event
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.position import Position
from pelagos.kernel.record import ANSWER, BACK, SECRET, Record, RecordLine
from pelagos.kernel.title import Rules, Title, kept_setup
from pelagos.kernel.words import NUMBER, UNKNOWN, nearest


def rules_of(record: Record, titles: Mapping[str, Title]) -> Rules:
    """The rules a record was played under."""
    title = titles.get(record.title)
    if title is None:
        raise BadRecord("unknown-title", line=record.title_line, title=record.title, known=", ".join(titles))
    if record.version > title.version:
        raise BadRecord(
            "newer-version", line=record.title_line, title=record.title, found=record.version, known=title.version
        )
    return Rules(title, kept_setup(title, record.seats, record.board, record.options))


class ScenarioRunner:
    """Plays a record line by line.

    A forced answer stands in the game already when its line is read; the line is then matched, not said. Lines for
    forced answers may be left out, so that people write only what was decided.
    """

    def __init__(self, rules: Rules, record: Record, sealed: Sealed | None = None) -> None:
        self.play = Play(rules, _start(rules, record), start=[text for _, text in record.start])
        self.sealed = sealed
        self.read = 0

    def answer(self, line: RecordLine) -> None:
        seat = self.play.rules.seat_of(line.seat)
        if seat == UNKNOWN:
            raise BadRecord("unknown-seat", word=line.seat)
        if line.text == SECRET:
            raise BadRecord("secret-line")
        answer = self.play.rules.vocabulary.read(line.text)
        while self.read < len(self.play.log):
            said = self.play.log[self.read]
            self.read += 1
            if said.seat == seat and said.answer == answer:
                return
        if self.sealed is not None and seat == NATURE and self.play.who == NATURE:
            dealt = self.play.sheet.answer(self.sealed.deal(self.play.sheet))
            if dealt != answer:
                raise BadRecord("not-dealt", phrase=line.text, wanted=self.play.rules.vocabulary.words(dealt))
        self.play.say(seat, line.text)
        self.read += 1

    def back(self, line: RecordLine) -> None:
        """All seats agreed to go back to the state after so many answers."""
        if int(line.text) > len(self.play.log):
            raise BadRecord("bad-line", text=f"back {line.text}")
        self.play.back_to(int(line.text))
        self.read = len(self.play.log)


def replay(rules: Rules, record: Record, sealed: Sealed | None = None) -> Play:
    """Play the whole record; the first line that fails raises BadRecord."""
    runner = ScenarioRunner(rules, record, sealed)
    for line in record.lines:
        try:
            if line.kind == ANSWER:
                runner.answer(line)
            elif line.kind == BACK:
                runner.back(line)
            else:
                expect(runner.play, line.text)
        except PelagosError as error:
            raise at_line(error, line.number) from error
    return runner.play


def _start(rules: Rules, record: Record) -> Position:
    if not record.start:
        return rules.opening()
    g = rules.blank()
    stated: set[str] = set()
    for number, text in record.start:
        try:
            stated |= state(rules, g, text)
        except PelagosError as error:
            raise at_line(error, number) from error
    rules.title.complete(g, stated)
    return g


def at_line(error: PelagosError, line: int) -> BadRecord:
    """The same fault, with the line it was found in."""
    said = dict(error.said)
    said["line"] = line
    fault = BadRecord(error.code, error.clause, **said)
    if isinstance(error, Illegal):
        fault.refusal = error.refusal
    return fault


def verify(rules: Rules, record: Record) -> Play:
    """Check that nature answered as the sealed secret demands; BadRecord says where she did not."""
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
    title, subject, word = play.rules.title, words[0], words[1] if len(words) > 1 else ""
    if subject == "who" and word != "nobody" and play.rules.seat_of(word) == UNKNOWN:
        raise BadRecord("unknown-seat", word=word)
    if subject == "asks" and word != "nothing":
        task_named(play.rules, word)
    events = [kind.name for kind in title.events]
    if subject == "told" and word != "nothing" and word not in events:
        raise BadRecord("unknown-event", word=word, known=nearest(word, events))
    reasons = [kind.name for kind in title.refusals]
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
