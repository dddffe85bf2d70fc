"""Records as somebody writes them who has just read the manual, each wrong in one way, and what `check` answers.

Every answer says what was said, why not, where, and what to write instead.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import pytest

from cli.support import pelagos
from pelagos.games import TITLES

HEADER: Final = "pelagos 1\ntitle classic 1\nseats 3\n"
POSITION: Final = """\
position
  cycle 5
  active p1
  god ares
  gold p1 4
  troops i01 3
  next TakeTurn
end
"""
GOOD: Final = HEADER + POSITION + "p1 recruit troop i01\np1 end turn\n"
"""The gold stands in line 8, the troops in line 9, the first answer in line 12."""


class Wrong(NamedTuple):
    """What is changed in the good record, to what, and how the answer begins."""

    old: str
    new: str
    answer: str


WRONG: Final = {
    "wrong verb": Wrong(
        "p1 recruit troop i01",
        "p1 attack i03",
        "line 12: No answer begins with “attack”; nearest to it: stay, place, march, marker, retreat, …. `pelagos",
    ),
    "wrong seat word": Wrong(
        "p1 recruit", "red recruit", "line 12: There is no seat “red”; answers come from p1, p2, p3, nature."
    ),
    "seat that is not in the game": Wrong("p1 end", "p4 end", "line 13: There is no seat “p4”; answers come from p1, "),
    "seat with a colon": Wrong("p1 end", "p1: end", "line 13: There is no seat “p1:”; answers come from p1, p2, p3, "),
    "missing count in an answer": Wrong(
        "p1 end turn", "p1 march i01 > i03", "line 13: “march i01 > i03” stops too early; still missing: number."
    ),
    "missing count in a statement": Wrong(
        "gold p1 4", "gold p1", "line 8: “gold p1” is not complete; write it as “gold SEAT N”."
    ),
    "missing row": Wrong(
        "gold p1 4", "gold 4", "line 8: “gold 4” has too few or too many words; write it as “gold SEAT N”. Several"
    ),
    "comma without a space": Wrong(
        "gold p1 4",
        "gold p1 4,p2 5",
        "line 8: “gold p1 4,p2 5” has too few or too many words; write it as “gold SEAT N”",
    ),
    "field again after a comma": Wrong(
        "gold p1 4",
        "gold p1 4, gold p2 5",
        "line 8: In “gold p1 4, gold p2 5” the word “gold” stands for all that follows; do not repeat it",
    ),
    "extra word": Wrong("p1 end turn", "p1 end turn now", "line 13: “end turn now” should end before “now”."),
    "number too large for an answer": Wrong(
        "p1 end turn",
        "p1 march i01 > i03 70000",
        "line 13: “march i01 > i03 70000” says “70000” where this belongs: number (0–65535).",
    ),
    "number too large for a statement": Wrong(
        "gold p1 4",
        "gold p1 99999999",
        "line 8: “99999999” is no number that “gold” can have; write digits without leading zeros, at most six",
    ),
    "number in letters": Wrong("gold p1 4", "gold p1 four", "line 8: “four” is no number that “gold” can have; write "),
    "unknown field": Wrong(
        "gold p1 4", "golds p1 4", "line 8: There is no field “golds”; nearest to it: gold, gods, god. `pelagos words`"
    ),
    "unknown place": Wrong(
        "troops i01 3", "troops i99 3", "line 9: “i99” is no island (i01, i02, i03, i04, i05, i06, "
    ),
    "unknown task": Wrong(
        "next TakeTurn",
        "next Nothing",
        "line 10: There is no task “Nothing”; nearest to it: Actions, Offerings, DestroyBuilding, Begin, ",
    ),
    "argument without its name": Wrong(
        "next TakeTurn",
        "next EndTurn p1",
        "line 10: The task “EndTurn” cannot take “p1”; arguments read name=value, here with these names: marker.",
    ),
    "position without end": Wrong(
        "end\np1", "p1", "line 4: The described position has no “end”; write it alone in a line, after the last "
    ),
    "answer before the end": Wrong(
        "  next TakeTurn",
        "  p1 end turn\n  next TakeTurn",
        "line 10: “p1 end turn” is no statement: answers and expectations stand after the “end” of the position.",
    ),
    "two positions": Wrong(
        "end\np1",
        "end\nposition\nend\np1",
        "line 12: “position” stands here without need: a record has one position at most, after the header, ",
    ),
    "header after the position": Wrong(
        "p1 end turn",
        "option tie_break none",
        "line 13: “option tie_break none” belongs to the header, before the position and the first answer.",
    ),
    "wrong title": Wrong(
        "classic", "cyclades", "line 2: There is no title “cyclades”; there is classic, hellas, legend"
    ),
    "title without its version": Wrong(
        "classic 1",
        "classic",
        "line 2: The second line of a record reads “title NAME VERSION”, such as “title classic 1”;",
    ),
    "newer rules": Wrong(
        "classic 1", "classic 9", "line 2: This was made under version 9 of classic, and only 1 is known"
    ),
    "newer format": Wrong(
        "pelagos 1",
        "pelagos 9",
        "line 1: This record is written in the format “pelagos 9”, and known here are pelagos 1, ",
    ),
    "no format": Wrong(
        "pelagos 1", "Pelagos", "line 1: The first line reads “Pelagos”, but a record begins with the line "
    ),
    "seats in letters": Wrong(
        "seats 3",
        "seats three",
        "line 3: “seats three” is no line of a header; write it as “seats N”, where N is a number",
    ),
    "seats misspelt": Wrong(
        "seats 3", "seat 3", "line 3: The header ends before it says how many play, at “seat 3”; write “seats N” there."
    ),
    "too many seats": Wrong("seats 3", "seats 7", "line 3: classic is for 2 to 5 seats, not for 7."),
    "board of another title": Wrong(
        "seats 3\n", "seats 3\nboard tb-1\n", "line 4: classic has no board “tb-1”; it has tiny."
    ),
    "unknown option": Wrong(
        "seats 3\n",
        "seats 3\noption speed fast\n",
        "line 4: classic has no option “speed”; it has two_player_priests, ",
    ),
    "unlawful in the first format": Wrong(
        "seats 3\n",
        "seats 3\nunlawful\n",
        "line 4: “unlawful” stands only in the header of records that begin with “pelagos 2”.",
    ),
    "seat without a phrase": Wrong(
        "p1 end turn", "p1", "line 13: “p1” is neither an answer (a seat and a phrase) nor an "
    ),
    "expectation without a value": Wrong(
        "p1 end turn", "= options", "line 13: “options” is not complete; write it as “options N”."
    ),
    "unknown expectation": Wrong(
        "p1 end turn",
        "= offer end turn",
        "line 13: There is no field “offer”; nearest to it: offers, owner, order. ",
    ),
    "phrase for a reason": Wrong(
        "p1 end turn",
        "= refuses end turn",
        "line 13: No refusal is called “end”; nearest to it: frozen, same-island, other-god, face-down, ",
    ),
    "going back too far": Wrong(
        "p1 end turn", "back 7", "line 13: “back 7” is more than there is: so far 1 answers have been given."
    ),
    "letter that cannot be seen": Wrong(
        "gold p1 4",
        "gold\u200b p1 4",
        "line 8: This line holds a character that cannot be seen, U+200B; write the line",
    ),
    "zero byte": Wrong(
        "p1 end turn", "p1 end\0turn", "line 13: This line holds a character that cannot be seen, U+0000;"
    ),
}


def check(tmp_path: Path, content: bytes) -> tuple[int, str]:
    """What the command answers, without the name of the file."""
    path = tmp_path / "mine.game"
    path.write_bytes(content)
    result = pelagos("check", path, titles=TITLES)
    assert result.stderr == ""
    return result.exit_code, result.stdout.removeprefix(f"{path}: ")


def test_the_record_is_good(tmp_path: Path) -> None:
    assert check(tmp_path, GOOD.encode()) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize("wrong", WRONG.values(), ids=WRONG)
def test_a_wrong_record_is_answered_with_where_why_and_what_to_write(tmp_path: Path, wrong: Wrong) -> None:
    assert wrong.old in GOOD
    status, said = check(tmp_path, GOOD.replace(wrong.old, wrong.new, 1).encode())

    assert (status, said[: len(wrong.answer)]) == (1, wrong.answer)
    assert len(said) < 400


@pytest.mark.parametrize(
    "content",
    [
        GOOD.replace("  ", "\t").replace("seats 3", "seats\t3").encode(),
        GOOD.replace("\n", "\r\n").encode(),
        GOOD.encode("utf-8-sig"),
        GOOD.replace("gold p1 4", "gold\u00a0p1\u00a04").encode(),
    ],
    ids=["tabs", "line ends of other systems", "mark of byte order", "spaces that do not break"],
)
def test_what_editors_do_to_a_record_does_no_harm(tmp_path: Path, content: bytes) -> None:
    assert check(tmp_path, content) == (0, "1 passed, 0 failed\n")


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"", "line 1: There is nothing to read; a record begins with the line “pelagos 1”, then "),
        (GOOD.encode("utf-16"), "{path} is not text in UTF-8, as line 1 shows; save it as UTF-8."),
        (
            GOOD.encode() + "# città".encode("latin-1"),
            "{path} is not text in UTF-8, as line 14 shows; save it as UTF-8.",
        ),
        (bytes(range(256)), "{path} is not text in UTF-8, as line 2 shows; save it as UTF-8."),
        (b'{"title": "classic"}', 'line 1: The first line reads “{{"title": "classic"}}”, but a record begins '),
    ],
    ids=["empty", "utf-16", "latin-1", "binary", "json"],
)
def test_a_file_that_is_no_record(tmp_path: Path, content: bytes, answer: str) -> None:
    status, said = check(tmp_path, content)
    wanted = answer.format(path=tmp_path / "mine.game")

    assert (status, said[: len(wanted)]) == (1, wanted)


@pytest.mark.parametrize(
    ("old", "new", "warning"),
    [
        (
            "troops i01 3",
            "troops i01 9",
            (
                "line 9: With “troops i01 9” the position breaks the law “units” of classic. Mend it; if it is meant "
                "so, begin with “pelagos 2” and say “unlawful” in the header. Every player has eight troops and eight "
                "fleets, on the board, in a battle or in reserve."
            ),
        ),
        (
            "god ares",
            "god ares\n  gold p1 7",
            "line 9: “gold p1” is stated already, in line 8; this later statement counts.",
        ),
        (
            "seats 3",
            "seats 5\nseats 3",
            "line 4: “seats” stands in the header already, in line 3; this later line counts.",
        ),
    ],
    ids=["unlawful position", "duplicate statement", "duplicate header"],
)
def test_a_warning_names_the_line_and_the_record_passes(tmp_path: Path, old: str, new: str, warning: str) -> None:
    status, said = check(tmp_path, GOOD.replace(old, new, 1).encode())

    assert (status, said) == (0, f"warning: {warning}\n1 passed, 0 failed\n")
