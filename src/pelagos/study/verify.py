"""Showing that the dice of a finished game are right: the seal, and how many outcomes hang on it."""

from __future__ import annotations

from pelagos.kernel.errors import BadRecord, PelagosError
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import ANSWER, BACK, Record, RecordLine, main_line
from pelagos.kernel.scenario import ScenarioRunner, begun, verify
from pelagos.kernel.title import Json, Rules


def verified(rules: Rules, record: Record) -> Json:
    """Everything needed to check the record elsewhere, and whether it holds; `fault` is the code of what does not."""
    checked, fault = 0, ""
    try:
        checked = outcomes(verify(rules, record))
    except BadRecord as error:
        fault = error.code
    return {
        "commit": record.commit,
        "secret": record.secret,
        "nonces": dict(record.nonces),
        "checked": checked,
        "right": not fault,
        "fault": fault,
        "outcomes": drawn(rules, record),
    }


def drawn(rules: Rules, record: Record) -> list[Json]:
    """What nature said at every draw, and what she could have said by which weights, as far as the record plays.

    The seal is not looked at: whoever has it draws each of these anew and compares.
    """
    runner = ScenarioRunner(begun(rules, record))
    found: list[Json] = []
    for line in main_line(record.lines):
        try:
            found.extend(_draws(runner, line))
        except PelagosError:
            break
    return found


def _draws(runner: ScenarioRunner, line: RecordLine) -> list[Json]:
    """One, or none if the line is no answer of nature, or her only one."""
    if line.kind == BACK:
        runner.back(line)
    if line.kind != ANSWER:
        return []
    play = runner.play
    sheet, words = play.sheet, play.rules.vocabulary
    asked = not play.over and play.who == NATURE
    options = [[words.words(sheet.answer(i)), int(sheet.weight(i))] for i in range(sheet.count)] if asked else []
    known = len(play.log)
    runner.answer(line)
    said = len(play.log) > known
    return [{"said": words.words(words.read(line.text)), "options": options}] if asked and said else []


def outcomes(play: Play) -> int:
    """What nature said by the seal, also where all agreed to go back."""
    said = [said for said in play.story() if not isinstance(said, int)]
    return sum(answer.seat == NATURE and not answer.forced for answer in said)
