"""Records: what they say, and where they are wrong."""

from __future__ import annotations

from typing import Final

import pytest

from kernel.small import RULES, SMALL, Ask, Do, Stop, Toss, small
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import NOBODY, SPECTATOR, knows, only
from pelagos.kernel.play import Play
from pelagos.kernel.record import ANSWER, BACK, EXPECTATION, export, header, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from rulings import described, say, wander
from toy.title import TITLE

TWO: Final = rules_for(TITLE, 2)
THREE: Final = rules_for(TITLE, 3)

WHOLE: Final = """\
pelagos 1
# a comment of its own
title small 1
seats 2
board hilly            # a comment behind
option wind high
option length 7
commit c0ffee
nonce a 01
nonce b 02
secret abcd

position
  mark 3
  heap red big 1,   blue low 2
end

a say 1
= mark 4, who b
b   say 2
back 1
nature toss 0
nature ?
"""


def test_a_record_is_read_with_its_line_numbers() -> None:
    record = read_record(WHOLE)

    assert (record.title, record.title_line, record.version) == ("small", 3, 1)
    assert (record.seats, record.board) == (2, "hilly")
    assert record.options == {"wind": "high", "length": "7"}
    assert (record.commit, record.nonces, record.secret) == ("c0ffee", {"a": "01", "b": "02"}, "abcd")
    assert record.start == [(14, "mark 3"), (15, "heap red big 1, blue low 2")]
    assert [(line.number, line.kind, line.seat, line.text) for line in record.lines] == [
        (18, ANSWER, "a", "say 1"),
        (19, EXPECTATION, "", "mark 4, who b"),
        (20, ANSWER, "b", "say 2"),
        (21, BACK, "", "1"),
        (22, ANSWER, "nature", "toss 0"),
        (23, ANSWER, "nature", "?"),
    ]


def test_what_a_record_need_not_say() -> None:
    record = read_record("pelagos 1\ntitle small 3\nseats 2\n")

    assert (record.version, record.board, record.options) == (3, "", {})
    assert (record.commit, record.nonces, record.secret, record.start, record.lines) == ("", {}, "", [], [])


def test_how_many_may_sit_down_is_for_the_title_to_say() -> None:
    assert read_record("pelagos 1\ntitle small 1\nseats 1").seats == 1
    assert read_record("pelagos 1\ntitle small 1\nseats 99").seats == 99


def test_line_ends_of_other_systems_do_no_harm() -> None:
    assert [line.number for line in read_record(WHOLE.replace("\n", "\r\n")).lines] == [18, 19, 20, 21, 22, 23]


def test_a_mark_of_byte_order_at_the_beginning_does_no_harm() -> None:
    """Some editors write it, and nobody sees it."""
    assert read_record("\ufeff" + WHOLE).title == "small"


def test_characters_that_cannot_be_seen_may_stand_in_comments() -> None:
    assert read_record(WHOLE + "# so\u200b\n").lines


def test_a_row_of_the_header_that_stands_twice_is_a_warning() -> None:
    record = read_record(HEAD + "option wind high\nseats 3\noption length 6\noption wind low\n")

    assert (record.seats, record.options) == (3, {"wind": "low", "length": "6"})
    assert [(warning.code, warning.said) for warning in record.warnings] == [
        ("header-twice", {"line": 5, "text": "seats", "first": "3"}),
        ("header-twice", {"line": 7, "text": "option wind", "first": "4"}),
    ]


def test_only_the_second_version_of_the_format_may_say_unlawful() -> None:
    assert [read_record(head).unlawful for head in (HEAD, TWO_HEAD, TWO_HEAD + "unlawful\n")] == [False, False, True]


HEAD: Final = "pelagos 1\ntitle small 1\nseats 2\n"
TWO_HEAD: Final = HEAD.replace("pelagos 1", "pelagos 2")
NINES: Final = "9" * 5000


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "empty-record", {"line": 1, "wanted": "pelagos 1"}),
        ("# nothing\n\n", "empty-record", {"line": 1, "wanted": "pelagos 1"}),
        (
            "\n\ntitle small 1\nseats 2\na say 1",
            "no-format",
            {"line": 3, "found": "title small 1", "wanted": "pelagos 1"},
        ),
        ("pelagos", "no-format", {"line": 1, "found": "pelagos", "wanted": "pelagos 1"}),
        ("pelagos 0", "no-format", {"line": 1, "found": "pelagos 0", "wanted": "pelagos 1"}),
        ("x" * 500, "no-format", {"line": 1, "found": "x" * 59 + "…", "wanted": "pelagos 1"}),
        (
            "pelagos 4\na say",
            "newer-format",
            {"line": 1, "found": "pelagos 4", "known": "pelagos 1, pelagos 2, pelagos 3"},
        ),
        ("pelagos 1", "no-title", {"line": 1, "found": "–"}),
        ("pelagos 1\nseats 2\na say 1", "no-title", {"line": 2, "found": "seats 2"}),
        ("pelagos 1\n\n# here\ntitle small\nseats 2", "no-title", {"line": 4, "found": "title small"}),
        ("pelagos 1\ntitle small one\nseats 2", "no-title", {"line": 2, "found": "title small one"}),
        ("pelagos 1\ntitle small -1\nseats 2", "no-title", {"line": 2, "found": "title small -1"}),
        ("pelagos 1\ntitle small 1 2\nseats 2", "no-title", {"line": 2, "found": "title small 1 2"}),
        (f"pelagos 1\ntitle small {NINES}\nseats 2", "no-title", {"line": 2, "found": f"title small {NINES[:47]}…"}),
        ("pelagos 1\ntitle small 1", "no-seats", {"line": 2, "found": "–"}),
        ("pelagos 1\ntitle small 1\n\na say 1", "no-seats", {"line": 4, "found": "a say 1"}),
        ("pelagos 1\ntitle small 1\nboard hilly", "no-seats", {"line": 3, "found": "–"}),
        (
            "pelagos 1\ntitle small 1\nseats 0\na say 1",
            "bad-header",
            {"line": 3, "text": "seats 0", "wanted": "seats N"},
        ),
        ("pelagos 1\ntitle small 1\nseats two", "bad-header", {"line": 3, "text": "seats two", "wanted": "seats N"}),
        (
            f"pelagos 1\ntitle small 1\nseats {NINES}",
            "bad-header",
            {"line": 3, "text": f"seats {NINES[:53]}…", "wanted": "seats N"},
        ),
        ("pelagos 1\ntitle small 1\nseats", "bad-header", {"line": 3, "text": "seats", "wanted": "seats N"}),
        ("pelagos 1\ntitle small 1\nseats 2 3", "bad-header", {"line": 3, "text": "seats 2 3", "wanted": "seats N"}),
        (HEAD + "board", "bad-header", {"line": 4, "text": "board", "wanted": "board NAME"}),
        (HEAD + "board hilly plain", "bad-header", {"line": 4, "text": "board hilly plain", "wanted": "board NAME"}),
        (HEAD + "option wind", "bad-header", {"line": 4, "text": "option wind", "wanted": "option NAME VALUE"}),
        (
            HEAD + "\noption wind high low",
            "bad-header",
            {"line": 5, "text": "option wind high low", "wanted": "option NAME VALUE"},
        ),
        (HEAD + "commit", "bad-header", {"line": 4, "text": "commit", "wanted": "commit HEX"}),
        (HEAD + "commit a b", "bad-header", {"line": 4, "text": "commit a b", "wanted": "commit HEX"}),
        (HEAD + "nonce a", "bad-header", {"line": 4, "text": "nonce a", "wanted": "nonce SEAT HEX"}),
        (HEAD + "secret", "bad-header", {"line": 4, "text": "secret", "wanted": "secret HEX"}),
        (HEAD + "position\nmark 3\n\na say 1", "no-end", {"line": 4}),
        ("\n# late\n" + HEAD + "option wind high\n\nposition\nmark 3", "no-end", {"line": 8}),
        (HEAD + "position", "no-end", {"line": 4}),
        (HEAD + "a", "bad-line", {"line": 4, "text": "a"}),
        (HEAD + "unlawful", "newer-header", {"line": 4, "word": "unlawful", "wanted": "pelagos 2"}),
        (TWO_HEAD + "unlawful yes", "bad-header", {"line": 4, "text": "unlawful yes", "wanted": "unlawful"}),
        (HEAD + "a say 1\n\nend", "stray-block", {"line": 6, "text": "end"}),
        (HEAD + "position\nend\nposition\nend", "stray-block", {"line": 6, "text": "position"}),
        (HEAD + "a say\x001", "odd-character", {"line": 4, "sign": "U+0000"}),
        (HEAD + "a \u200bsay 1", "odd-character", {"line": 4, "sign": "U+200B"}),
        (HEAD + "back", "bad-line", {"line": 4, "text": "back"}),
        (HEAD + "back one", "bad-line", {"line": 4, "text": "back one"}),
        (HEAD + "back -1", "bad-line", {"line": 4, "text": "back -1"}),
        (HEAD + f"back {NINES}", "bad-line", {"line": 4, "text": f"back {NINES[:54]}…"}),
    ],
)
def test_a_malformed_record_is_refused_with_its_line(text: str, code: str, said: dict[str, str | int]) -> None:
    with pytest.raises(BadRecord) as caught:
        read_record(text)
    assert (caught.value.code, caught.value.said) == (code, said)


# writing


def test_a_header_leaves_defaults_out() -> None:
    assert header(RULES) == ["pelagos 1", "title small 1", "seats 2", "board plain"]
    assert header(TWO) == ["pelagos 1", "title toy 1", "seats 2"]
    assert header(rules_for(SMALL, 3, "hilly", {"length": "6"})) == [
        "pelagos 1",
        "title small 1",
        "seats 3",
        "board hilly",
        "option length 6",
    ]


def test_a_whole_record() -> None:
    play = Play(RULES, RULES.opening())
    say(play, "a say 3", "b say 1", "nature toss 1")

    assert export(play, extra=["commit c0ffee"]) == (
        "pelagos 1\ntitle small 1\nseats 2\nboard plain\ncommit c0ffee\n\na say 3\nb say 1\nnature toss 1\n"
    )


def test_forced_answers_are_written_like_any_other() -> None:
    play = Play(RULES, small(Ask(0, (1,)), Ask(1, (2, 3)), Stop()))
    say(play, "b say 3")

    assert lines(play) == ["a say 1", "b say 3"]


def test_a_described_start_is_written() -> None:
    play = described(RULES, "mark 3", "next Ask who=b numbers=[1,2]")
    say(play, "b say 2")

    assert export(play).splitlines()[4:] == [
        "",
        "position",
        "  mark 3",
        "  next Ask who=b numbers=[1,2]",
        "end",
        "",
        "b say 2",
    ]


def test_a_described_start_is_nobodys_to_export() -> None:
    play = described(RULES, "mark 3", "next Ask who=b numbers=[1,2]")

    for viewer in RULES.viewers():
        with pytest.raises(BadRecord) as caught:
            export(play, viewer)
        assert (caught.value.code, caught.value.said) == ("secret-start", {"line": 0})


def lines(play: Play, viewer: int | None = None) -> list[str]:
    """The answers of an exported record."""
    text = export(play) if viewer is None else export(play, viewer)
    return text.partition("\n\n")[2].splitlines()


def test_for_a_viewer_what_he_may_not_read_is_a_question_mark() -> None:
    play = Play(RULES, small(Toss((1, 1), only(0)), Toss((1, 1), only(1)), Toss((1, 1), NOBODY), Ask(0, (1, 2)), Do(1)))
    say(play, "nature toss 1", "nature toss 0", "nature toss 1", "a say 2")

    assert lines(play, 0) == ["nature toss 1", "nature ?", "nature ?", "a say 2"]
    assert lines(play, 1) == ["nature ?", "nature toss 0", "nature ?", "a say 2"]
    assert lines(play, SPECTATOR) == ["nature ?", "nature ?", "nature ?", "a say 2"]
    assert lines(play) == ["nature toss 1", "nature toss 0", "nature toss 1", "a say 2"]


@pytest.mark.parametrize("seed", range(6))
def test_a_viewers_record_of_the_toy_hides_exactly_his_secrets(seed: int) -> None:
    play = Play(THREE, THREE.opening(), Seeded(seed))
    for _ in wander(play, Rng(seed)):
        pass
    whole = lines(play)
    for viewer in THREE.viewers():
        for said, mine, full in zip(play.log, lines(play, viewer), whole, strict=True):
            assert mine == (full if knows(said.to, viewer) else "nature ?")
    assert "nature ?" in lines(play, SPECTATOR)
    assert "nature ?" not in whole


def test_an_answer_that_its_seat_took_back_was_never_said() -> None:
    play = Play(RULES, RULES.opening())
    say(play, "a say 3")
    play.undo(0)
    say(play, "a say 1")

    assert lines(play) == ["a say 1"]


def test_what_all_took_back_stands_in_the_record_with_the_taking_back() -> None:
    play = Play(RULES, RULES.opening())
    say(play, "a say 1", "b say 2")
    play.back_to(1)
    assert lines(play) == ["a say 1", "b say 2", "back 1"]
    say(play, "b say 1", "nature toss 0")
    play.back_to(0)
    say(play, "a say 3")

    assert lines(play) == ["a say 1", "b say 2", "back 1", "b say 1", "nature toss 0", "back 0", "a say 3"]


def test_an_undo_beyond_a_taking_back_is_one_too() -> None:
    play = Play(RULES, RULES.opening())
    say(play, "a say 1", "b say 2")
    play.back_to(1)
    play.undo(0)
    say(play, "a say 2")

    assert lines(play) == ["a say 1", "b say 2", "back 1", "back 0", "a say 2"]


def test_a_taking_back_says_how_many_answers_are_left() -> None:
    """Also where it was asked for in the middle of what followed by itself."""
    play = Play(RULES, small(Ask(0, (1, 2)), Toss((1, 1)), Ask(1, (3, 4)), Stop()), Seeded(1))
    say(play, "a say 1", "b say 3")
    play.back_to(1)

    assert lines(play)[-2:] == ["b say 3", "back 2"]


def test_nothing_taken_back_leaves_no_line() -> None:
    play = Play(RULES, RULES.opening())
    say(play, "a say 1")
    play.back_to(1)

    assert lines(play) == ["a say 1"]


def test_a_viewers_record_hides_what_was_taken_back_as_well() -> None:
    play = Play(RULES, small(Toss((1, 1), only(0)), Toss((1, 1)), Stop()))
    say(play, "nature toss 1")
    play.back_to(0)
    say(play, "nature toss 0")

    assert lines(play, 0) == ["nature toss 1", "back 0", "nature toss 0"]
    assert lines(play, 1) == ["nature ?", "back 0", "nature ?"]
