"""Records played through: answers, forced lines, take-backs, expectations, seals."""

from __future__ import annotations

from typing import Final

import pytest

from kernel.small import RULES, SMALL
from pelagos.kernel.codec import digest
from pelagos.kernel.dealer import Sealed, Seeded, commitment, draw, seed_of
from pelagos.kernel.describe import described as position
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.play import Play
from pelagos.kernel.record import export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import event_words, replay, rules_of, verify
from pelagos.kernel.title import rules_for
from rulings import wander
from toy.title import TITLE, ToyTitle

TWO: Final = rules_for(TITLE, 2)
HEAD: Final = "pelagos 1\ntitle small 1\nseats 2\n"
TOY_HEAD: Final = "pelagos 1\ntitle toy 1\nseats 2\n"


def played(lines: str, position: str = "") -> Play:
    start = f"position\n{position}\nend\n" if position else ""
    return replay(RULES, read_record(HEAD + start + lines))


def fault(lines: str, position: str = "") -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadRecord) as caught:
        played(lines, position)
    return caught.value.code, caught.value.said


def words(play: Play) -> list[str]:
    return [play.rules.vocabulary.words(said.answer) for said in play.log]


# answers


def test_a_record_is_played_from_the_opening() -> None:
    play = played("a say 3\nb say 1\nnature toss 1\n= mark 104\n= ended 1 1")

    assert words(play) == ["say 3", "say 1", "toss 1"]
    assert play.over


def test_a_record_is_played_from_a_described_position() -> None:
    play = played("= mark 5\nb say 7\n= mark 12\n= ended not\n= who nobody", "mark 5\nnext Ask who=b numbers=[6,7]")

    assert play.start == ["mark 5", "next Ask who=b numbers=[6,7]"]
    assert words(play) == ["say 7"]


def test_a_title_completes_the_described_position_of_a_record() -> None:
    """The toy's supply is what is not at a wharf."""
    text = "position\nbarges w1 3\nnext Bid faction=red\nend\n= supply red 5\na pass"

    assert words(replay(TWO, read_record(TOY_HEAD + text))) == ["pass"]


FORCED: Final = (
    "next Ask who=a numbers=[1]\nnext Ask who=b numbers=[2,3]\nnext Ask who=a numbers=[4]\nnext Ask who=a numbers=[5,6]"
)


@pytest.mark.parametrize(
    "lines",
    [
        "a say 1\nb say 3\na say 4\na say 5",
        "b say 3\na say 4\na say 5",
        "a say 1\nb say 3\na say 5",
        "b say 3\na say 5",
    ],
)
def test_forced_lines_may_be_written_or_left_out(lines: str) -> None:
    assert words(played(lines, FORCED)) == ["say 1", "say 3", "say 4", "say 5"]


@pytest.mark.parametrize(
    ("lines", "code", "said"),
    [
        ("a say 2", "not-your-turn", {"seat": "a", "who": "b", "line": 10}),
        ("b say 3\nb say 4", "not-your-turn", {"seat": "b", "who": "a", "line": 11}),
        ("b say 3\na say 5\na say 4", "nothing-asked", {"seat": "a", "line": 12}),
        ("b say 9", "illegal", {"phrase": "say 9", "line": 10}),
        ("\n\nb sing", "unknown-verb", {"word": "sing", "known": "say, toss, paint", "line": 12}),
        ("c say 1", "unknown-seat", {"word": "c", "known": "a, b, nature", "line": 10}),
        ("board hilly", "late-header", {"text": "board hilly", "line": 10}),
        ("b ?", "secret-line", {"line": 10}),
        ("nature toss 1", "not-your-turn", {"seat": "nature", "who": "b", "line": 10}),
        ("spectator say 2", "not-your-turn", {"seat": "spectator", "who": "b", "line": 10}),
    ],
)
def test_an_answer_that_does_not_hold_names_its_line(lines: str, code: str, said: dict[str, str | int]) -> None:
    assert fault(lines, FORCED) == (code, said)


def test_the_clause_of_a_refusal_is_kept() -> None:
    with pytest.raises(BadRecord) as caught:
        played("a say 9")
    assert (caught.value.code, caught.value.clause) == ("illegal", "S-1")
    assert caught.value.refusal is not None
    assert caught.value.refusal.kind.name == "too-big"


@pytest.mark.parametrize(
    ("position", "code", "line"),
    [
        ("mark 3\nhoop 2", "unknown-field", 6),
        ("# nothing\nmark three", "bad-number", 6),
        ("mark 3\na say 1", "line-inside", 6),
        ("mark 3\n= mark 3", "line-inside", 6),
        ("mark 3\nback 2", "line-inside", 6),
        ("mark 3, mark 4", "said-again", 5),
        ("mark 3\n\nnext Halt", "unknown-task", 7),
        ("tiles hand-a sun 9", "too-few-cards", 5),
    ],
)
def test_a_bad_description_names_its_line(position: str, code: str, line: int) -> None:
    found, said = fault("", position)

    assert (found, said["line"]) == (code, line)


@pytest.mark.parametrize("seed", range(5))
def test_an_exported_game_plays_to_the_same_end(seed: int) -> None:
    play = Play(TWO, TWO.opening(), Seeded(seed))
    for _ in wander(play, Rng(seed)):
        pass
    again = replay(TWO, read_record(export(play)))

    assert digest(TWO, again.g) == digest(TWO, play.g)
    assert export(again) == export(play)


def test_a_viewers_record_cannot_be_played() -> None:
    play = Play(TWO, TWO.opening(), Seeded(1))

    with pytest.raises(BadRecord) as caught:
        replay(TWO, read_record(export(play, 0)))
    assert (caught.value.code, caught.value.said) == ("secret-line", {"line": 6})


# take-backs


def test_a_take_back_goes_to_the_state_after_so_many_answers() -> None:
    play = played("a say 3\nb say 1\nback 1\n= mark 3\n= who b\nb say 2\nback 0\n= mark 0\na say 1")

    assert words(play) == ["say 1"]


def test_a_take_back_counts_forced_answers() -> None:
    play = played("b say 3\na say 5\nback 3\n= mark 8\n= options 2\nback 1\n= who b\n= mark 1", FORCED)

    assert words(play) == ["say 1"]


def test_after_a_take_back_forced_lines_are_still_matched_once() -> None:
    assert words(played("b say 3\nback 1\nb say 2\na say 4\na say 6", FORCED)) == ["say 1", "say 2", "say 4", "say 6"]


def test_nobody_goes_back_to_the_future() -> None:
    assert fault("a say 3\nback 2") == ("bad-back", {"text": "back 2", "most": "1", "line": 5})


# expectations


@pytest.mark.parametrize(
    "expectation",
    [
        "mark 1",
        "lead nobody",
        "heap red big 0",
        "heap red big 0, blue low 0",
        "tiles row star 1",
        "tiles bag sun 3, bag moon 2",
        "known tiles hand-a a",
        "known tiles row everybody",
        "who b",
        "asks Ask",
        "options 2",
        "offers say 1",
        "offers say 1, say 2",
        "withholds say 3, toss 1",
        "refuses too-big say 3",
        "refuses unexplained say 0",
        "told said a 1",
        "ended not",
        "digest DIGEST",
    ],
)
def test_an_expectation_that_holds(expectation: str) -> None:
    now = digest(RULES, played("a say 1").g)

    assert words(played(f"a say 1\n= {expectation.replace('DIGEST', now)}")) == ["say 1"]


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        ("mark 2", "mark 1"),
        ("lead a", "lead nobody"),
        ("heap red big 0, blue low 1", "heap blue low 0"),
        ("tiles row star 0", "tiles row star 1"),
        ("known tiles hand-a b", "known tiles hand-a a"),
        ("who a", "who b"),
        ("asks Toss", "asks Ask"),
        ("options 3", "options 2"),
        ("offers say 3", "withholds say 3"),
        ("withholds say 2", "offers say 2"),
        ("refuses too-big say 2", "offers say 2"),
        ("refuses too-small say 3", "refuses too-big say 3"),
        ("refuses too-big say 0", "refuses unexplained say 0"),
        ("told said a 2", "told said a 1"),
        ("ended 1 1", "ended not"),
        ("digest 0123", "digest DIGEST"),
    ],
)
def test_an_expectation_that_does_not_hold_says_what_is_so(expectation: str, found: str) -> None:
    now = found.replace("DIGEST", digest(RULES, played("a say 1").g))
    wanted = expectation if ", " not in expectation else "heap blue low 1"

    assert fault(f"a say 1\n= {expectation}") == ("not-so", {"wanted": wanted, "found": now, "line": 5})


def test_at_the_end_nobody_is_asked() -> None:
    ending = "a say 1\nb say 1\nnature toss 0\n"

    played(ending + "= who nobody\n= asks nothing\n= ended 1 1\n= withholds say 1\n= refuses unexplained say 1")
    assert fault(ending + "= who a") == ("not-so", {"wanted": "who a", "found": "who nobody", "line": 7})
    assert fault(ending + "= asks Ask") == ("not-so", {"wanted": "asks Ask", "found": "asks nothing", "line": 7})


@pytest.mark.parametrize(
    ("expectation", "code"),
    [
        ("", "empty-statement"),
        ("hoop 3", "unknown-field"),
        ("mark", "no-value"),
        ("mark many", "bad-number"),
        ("options many", "bad-number"),
        ("heap bare big 0", "unknown-name"),
        ("known tiles", "bad-known"),
        ("offers sing", "unknown-verb"),
        ("offers", "no-value"),
        ("refuses too-big", "no-value"),
    ],
)
def test_an_expectation_that_cannot_be_read(expectation: str, code: str) -> None:
    found, said = fault(f"a say 1\n= {expectation}")

    assert (found, said["line"]) == (code, 5)


@pytest.mark.parametrize(
    ("expectation", "code", "said"),
    [
        ("who c", "unknown-seat", {"word": "c", "known": "a, b, nature"}),
        ("who", "no-value", {"text": "who", "wanted": "who SEAT"}),
        ("digest", "no-value", {"text": "digest", "wanted": "digest HEX"}),
        ("whom a", "unknown-field", {"field": "whom", "known": "who"}),
        ("asks Aks", "unknown-task", {"task": "Aks", "known": "Ask"}),
        ("asks Halt", "unknown-task", {"task": "Halt", "known": "Do, Plan, Ask, Toss, Turn, Stop, March"}),
        ("told sad a 1", "unknown-event", {"word": "sad", "known": "said"}),
        ("told sneezed", "unknown-event", {"word": "sneezed", "known": "did, said"}),
        ("told said a 1, unheard", "unknown-event", {"word": "unheard", "known": "did, said"}),
        ("told", "no-value", {"text": "told", "wanted": "told EVENT WORD …"}),
        ("refuses to-big say 3", "unknown-reason", {"word": "to-big", "known": "too-big"}),
        ("refuses sing say 3", "unknown-reason", {"word": "sing", "known": "too-big, too-small"}),
    ],
)
def test_an_expectation_of_something_unknown_is_a_fault(
    expectation: str, code: str, said: dict[str, str | int]
) -> None:
    """Not merely untrue: who wrote it meant something else."""
    assert fault(f"a say 1\n= {expectation}") == (code, {**said, "line": 5})


def test_nobody_and_nothing_may_always_be_expected() -> None:
    assert fault("a say 1\n= who nobody")[1]["found"] == "who b"
    assert fault("a say 1\n= who nature")[1]["found"] == "who b"
    assert fault("a say 1\n= asks nothing")[1]["found"] == "asks Ask"
    assert fault("a say 1\n= told nothing")[1]["found"] == "told said a 1"
    assert fault("a say 1\n= refuses unexplained say 3")[1]["found"] == "refuses too-big say 3"


def test_what_was_told_is_what_the_last_answer_brought() -> None:
    position = "next Do n=1\nnext Ask who=a numbers=[1,2]\nnext Do n=2\nnext Do n=3\nnext Ask who=b numbers=[1,2]"

    played("= told did 1\na say 1\n= told said a 1, did 2, did 3", position)
    assert fault("a say 1\n= told did 1", position)[1]["found"] == "told said a 1; did 2; did 3"
    assert fault("= told did 2", position)[1]["found"] == "told did 1"
    assert fault("= told did 2")[1]["found"] == "told nothing"


def test_events_are_written_in_the_words_of_the_vocabulary() -> None:
    play = replay(TWO, read_record(TOY_HEAD + "position\npurse a 3\nnext Bid faction=red\nend\na bid crane 2"))

    assert [event_words(TWO, event) for event in play.events] == ["bid-placed red crane 2"]


# the rules of a record


def test_a_record_finds_its_title_and_setup() -> None:
    text = "pelagos 1\ntitle small 1\nseats 3\nboard hilly\noption wind high\n"
    setup = rules_of(read_record(text), {"small": SMALL, "toy": TITLE}).setup

    assert (setup.seats, setup.board, setup.options) == (3, "hilly", {"wind": "high", "length": "5"})


def test_an_unknown_title() -> None:
    with pytest.raises(BadRecord) as caught:
        rules_of(read_record(HEAD), {"toy": TITLE})
    assert (caught.value.code, caught.value.said) == ("unknown-title", {"title": "small", "known": "toy", "line": 2})


def test_what_is_wrong_with_a_title_is_said_at_its_line() -> None:
    late = "# a comment\n\npelagos 1\n# another\n" + HEAD.partition("\n")[2].replace("small 1", "small 4")
    said = []
    for titles in ({"toy": TITLE}, {"small": SMALL}):
        with pytest.raises(BadRecord) as caught:
            rules_of(read_record(late), titles)
        said.append((caught.value.code, caught.value.said["line"]))

    assert said == [("unknown-title", 5), ("newer-version", 5)]


def test_a_record_of_newer_rules() -> None:
    with pytest.raises(BadRecord) as caught:
        rules_of(read_record(HEAD.replace("small 1", "small 4")), {"small": SMALL})
    assert (caught.value.code, caught.value.said) == (
        "newer-version",
        {"title": "small", "found": 4, "known": 1, "line": 2},
    )


def test_a_record_of_older_rules_is_tried() -> None:
    class Newer(ToyTitle):
        version = 3

    assert rules_of(read_record(TOY_HEAD), {"toy": Newer()}).title.version == 3


def test_a_record_with_a_setup_that_does_not_exist() -> None:
    """The line is named that asks for it."""
    said = []
    for header in (
        "seats 2\nboard flat",
        "seats 2\nboard plain\noption hue red",
        "seats 2\n\noption wind soft",
        "seats 9",
    ):
        with pytest.raises(BadRecord) as caught:
            rules_of(read_record(f"pelagos 1\ntitle small 1\n{header}"), {"small": SMALL})
        said.append((caught.value.code, caught.value.said["line"]))

    assert said == [("unknown-board", 4), ("unknown-option", 5), ("unknown-choice", 5), ("wrong-seats", 3)]


# seals

SECRET: Final = "5ec4e7"
NONCES: Final = ("0a0a", "0b")


def seal(secret: str = SECRET, nonces: tuple[str, str] = NONCES, commit: str = "") -> list[str]:
    return [
        f"commit {commit or commitment(bytes.fromhex(SECRET))}",
        f"nonce a {nonces[0]}",
        f"nonce b {nonces[1]}",
        f"secret {secret}",
    ]


def sealed_game(seed: int = 0) -> Play:
    dealer = Sealed(bytes.fromhex(SECRET), [bytes.fromhex(nonce) for nonce in NONCES])
    play = Play(TWO, TWO.opening(), dealer)
    for _ in wander(play, Rng(seed)):
        pass
    return play


def unsealed(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadRecord) as caught:
        verify(TWO, read_record(text))
    return caught.value.code, caught.value.said


@pytest.mark.parametrize("seed", range(3))
def test_an_honest_game_is_verified(seed: int) -> None:
    play = sealed_game(seed)

    assert digest(TWO, verify(TWO, read_record(export(play, extra=seal()))).g) == digest(TWO, play.g)


def test_every_changed_outcome_is_found_at_its_line() -> None:
    text = export(sealed_game(), extra=seal())
    honest = text.splitlines()
    dealt = [i for i, line in enumerate(honest) if line.startswith(("nature roll", "nature purse"))]
    assert len(dealt) > 4
    for i in dealt:
        changed = list(honest)
        verb, _, n = changed[i].rpartition(" ")
        changed[i] = f"{verb} {(int(n) + 1) % 3}"
        code, said = unsealed("\n".join(changed))
        assert (code, said["line"], said["phrase"]) == ("not-dealt", i + 1, changed[i].removeprefix("nature "))
        assert said["wanted"] == honest[i].removeprefix("nature ")


@pytest.mark.parametrize("nonces", [("0a0b", "0b"), ("0a0a", "0c"), ("0b", "0a0a"), ("0a0a0b", "00")])
def test_a_changed_nonce_is_found(nonces: tuple[str, str]) -> None:
    assert unsealed(export(sealed_game(), extra=seal(nonces=nonces)))[0] == "not-dealt"


def test_a_changed_secret_is_found_by_the_commitment() -> None:
    assert unsealed(export(sealed_game(), extra=seal(secret="5ec4e8"))) == ("broken-seal", {"line": 1})
    assert unsealed(export(sealed_game(), extra=seal(commit="00"))) == ("broken-seal", {"line": 1})


def test_a_secret_and_a_commitment_changed_together_are_found_by_the_outcomes() -> None:
    forged = seal(secret="5ec4e8", commit=commitment(bytes.fromhex("5ec4e8")))

    assert unsealed(export(sealed_game(), extra=forged))[0] == "not-dealt"


@pytest.mark.parametrize(
    ("extra", "code", "said"),
    [
        ([], "not-sealed", {"line": 1}),
        (seal()[:3], "not-sealed", {"line": 1}),
        (seal()[1:], "not-sealed", {"line": 1}),
        (seal(secret="xyz"), "bad-hex", {"line": 1, "text": "xyz"}),
        (seal(nonces=("0a0a", "0")), "bad-hex", {"line": 1, "text": "0"}),
        ([line for line in seal() if "nonce b" not in line], "missing-nonce", {"line": 1, "wanted": "a, b"}),
        ([*seal(), "nonce c 00"], "missing-nonce", {"line": 1, "wanted": "a, b"}),
    ],
)
def test_what_is_not_properly_sealed(extra: list[str], code: str, said: dict[str, str | int]) -> None:
    assert unsealed(export(sealed_game(), extra=extra)) == (code, said)


def test_a_take_back_is_a_line_and_nature_answers_afresh_after_it() -> None:
    """Nature's count does not go back: a verifier must read what was taken back as well."""
    dealer = Sealed(bytes.fromhex(SECRET), [bytes.fromhex(nonce) for nonce in NONCES])
    play = Play(TWO, TWO.opening(), dealer)
    kept = len(play.log)
    for _ in range(3):
        play.back_to(kept)
        for _ in range(6):
            play.take(0 if play.sheet.count == 1 else 1)
    text = export(play, extra=seal())
    verified = verify(TWO, read_record(text))

    assert dealer.count > 6
    assert text.count("\nback 4\n") == 2
    assert digest(TWO, verified.g) == digest(TWO, play.g)
    assert export(verified, extra=seal()) == text


def test_a_take_back_that_was_struck_out_is_found() -> None:
    """With the answers that it took back: nature's later answers are then dealt by other numbers."""
    dealer = Sealed(bytes.fromhex(SECRET), [bytes.fromhex(nonce) for nonce in NONCES])
    start = ["next Bid faction=red", *["next Roll faction=blue"] * 8, "next Round"]
    play = Play(TWO, position(TWO, start), dealer, start)
    play.say(0, "pass")
    play.back_to(0)
    play.say(0, "pass")
    rolled = [said.answer.n for said in play.log[1:]]
    assert rolled != [draw_of(k) for k in range(8)]

    honest = export(play, extra=seal())
    assert verify(TWO, read_record(honest)).log
    struck, _, after = honest.partition("a pass\n")
    assert unsealed(struck + after.partition("back 0\n")[2])[0] == "not-dealt"


def draw_of(k: int) -> int:
    """The roll that the seal holds at this place."""
    mark = draw(seed_of(bytes.fromhex(SECRET), [bytes.fromhex(nonce) for nonce in NONCES]), k, 6)
    return (0, 1, 1, 2, 2, 3)[mark]


@pytest.mark.parametrize("seed", range(3))
def test_a_game_with_takings_back_plays_to_the_same_end(seed: int) -> None:
    play, rng = Play(TWO, TWO.opening(), Seeded(seed)), Rng(seed)
    for turn in range(60):
        if play.over:
            break
        play.take(rng.below(play.sheet.count))
        if turn % 7 == 6:
            play.back_to(rng.below(len(play.log)))
    text = export(play)
    again = replay(TWO, read_record(text))

    assert "\nback " in text
    assert digest(TWO, again.g) == digest(TWO, play.g)
    assert export(again) == text
