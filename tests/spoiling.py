"""Records that must hold, and whose every expectation, once changed, must fail at its line. For any title."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pelagos.kernel.describe import statements
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.record import EXPECTATION, read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.words import NUMBER, Domain

if TYPE_CHECKING:
    from pelagos.kernel.play import Play
    from pelagos.kernel.title import Rules, Title

OPPOSITE: Final = {"offers": "withholds", "withholds": "offers"}


def play_through(title: Title, text: str) -> Play:
    """Replay a record of this title; BadRecord names the first line that fails."""
    record = read_record(text)
    return replay(rules_of(record, {title.name: title}), record)


def expectations(text: str) -> list[tuple[int, list[str]]]:
    """Everything a record expects, one by one: the number of its line and its words."""
    lines = [line for line in read_record(text).lines if line.kind == EXPECTATION]
    return [(line.number, words) for line in lines for words in statements(line.text)]


def idle_expectations(title: Title, text: str) -> list[str]:
    """The expectations that do not fail, right at their line, when they say something else."""
    rules = rules_of(read_record(text), {title.name: title})
    rows = text.splitlines()
    idle: list[str] = []
    for number, words in expectations(text):
        wrong = " ".join(altered(rules, words))
        try:
            play_through(title, "\n".join([*rows[: number - 1], f"= {wrong}"]))
        except BadRecord as error:
            if (error.code, error.said["line"]) == ("not-so", number):
                continue
        idle.append(f"line {number}: {wrong}")
    return idle


def altered(rules: Rules, words: list[str]) -> list[str]:
    """The same expectation with another value."""
    subject, last = words[0], words[-1]
    if subject in OPPOSITE:
        return [OPPOSITE[subject], *words[1:]]
    if subject == "refuses":
        return [subject, next(kind.name for kind in rules.title.refusals if kind.name != words[1]), *words[2:]]
    if subject == "who":
        return [subject, other_word(rules.seats, last)]
    if subject == "asks":
        return [subject, next(name for name in rules.tasks if name != last)]
    if subject == "told":
        return [subject, *other_event(rules, words[1:])]
    if subject == "known":
        return [*words[:3], "nobody" if last == "everybody" else "everybody"]
    if subject == "ended":
        return [subject, *["1"] * rules.setup.seats] if last == "not" else [*words[:-1], str(int(last) + 1)]
    if subject == "digest":
        return [subject, last[:-1] + ("0" if last[-1] != "0" else "1")]
    field = rules.field(subject)
    return [*words[:-1], other_word(field.values if field else NUMBER, last)]


def other_event(rules: Rules, words: list[str]) -> list[str]:
    """The same event with another last number; where it has none, another event, whose numbers are left out."""
    kind = next((kind for kind in rules.title.events if kind.name == words[0]), None)
    if kind is None or not kind.params:
        return [next(other.name for other in rules.title.events if other.params)]
    domain = rules.vocabulary.domains[kind.params[-1].partition(":")[2] or NUMBER.name]
    return [*words[:-1], other_word(domain, words[-1])]


def other_word(domain: Domain, word: str) -> str:
    if domain is NUMBER:
        return str(int(word) + 1)
    return next(other for other in domain.words if other != word)
