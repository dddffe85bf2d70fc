"""Words for answers, both ways, and what is wrong with other words."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kernel.small import PAINT, RULES, SAY
from pelagos.kernel.answer import NUMBER_LIMIT, Answer
from pelagos.kernel.errors import BadWords
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from pelagos.kernel.words import FEW_WORDS, NUMBER, SMALL_NUMBERS, UNKNOWN, Domain, Verb, Vocabulary, nearest
from toy import ids
from toy.title import TITLE, VERBS

SETUPS: Final = {
    "two": rules_for(TITLE, 2),
    "three": rules_for(TITLE, 3),
    "pairs": rules_for(TITLE, 2, options={"factions": "two"}),
}
NUMBERS: Final = (0, 1, 9, 10, 300, NUMBER_LIMIT)


def sayable(vocabulary: Vocabulary, verb: Verb) -> list[Answer]:
    """Every answer of a verb, plain numbers by example."""
    parts: dict[str, list[int]] = {"x": [0], "y": [0], "n": [0]}
    for token in verb.phrase.split():
        if token.startswith("{"):
            part, _, domain = token[1:-1].partition(":")
            parts[part] = list(range(vocabulary.domains[domain].size())) if domain else list(NUMBERS)
    return [Answer(verb.number, *numbers) for numbers in product(parts["x"], parts["y"], parts["n"])]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: verb.phrase)
def test_every_answer_has_words_that_read_as_it_again(setup: str, verb: Verb) -> None:
    vocabulary = SETUPS[setup].vocabulary
    answers = sayable(vocabulary, verb)
    words = [vocabulary.words(answer) for answer in answers]

    assert [vocabulary.read(phrase) for phrase in words] == answers
    assert len(set(words)) == len(words)


def test_the_verbs_are_all_there_are() -> None:
    assert sorted(verb.number for verb in VERBS) == list(range(ids.SAY_PICK + 1))


@given(st.integers(0, 2), st.integers(0, 1), st.integers(0, NUMBER_LIMIT))
def test_three_numbers_and_a_fixed_word_go_both_ways(size: int, colour: int, n: int) -> None:
    vocabulary = RULES.vocabulary
    answer = Answer(PAINT, size, colour, n)

    assert vocabulary.words(answer) == f"paint {('big', 'mid', 'low')[size]} {('red', 'blue')[colour]} > {n}"
    assert vocabulary.read(vocabulary.words(answer)) == answer


def test_spaces_do_not_matter() -> None:
    assert RULES.vocabulary.read("  paint   big red  > 3 ") == Answer(PAINT, 0, 0, 3)


def fault(text: str, vocabulary: Vocabulary = RULES.vocabulary) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadWords) as caught:
        vocabulary.read(text)
    return caught.value.code, caught.value.said


def test_no_words_at_all() -> None:
    assert fault("  ") == ("no-words", {})


def test_an_unknown_verb_is_answered_with_the_known_ones() -> None:
    assert fault("sing 3") == ("unknown-verb", {"word": "sing", "known": "say, toss, paint"})
    assert fault("SAY 3")[0] == "unknown-verb"


def test_an_unknown_word_is_named_with_what_was_wanted() -> None:
    assert fault("paint huge red > 1") == (
        "unknown-word",
        {"phrase": "paint huge red > 1", "word": "huge", "wanted": "size (big, mid, low)"},
    )
    assert fault("paint big red < 1")[1]["wanted"] == "“>”"
    assert fault("paint big red > many")[1] == {
        "phrase": "paint big red > many",
        "word": "many",
        "wanted": "number (0–65535)",
    }


def test_the_word_for_none_is_no_answer() -> None:
    assert fault("paint big bare > 1") == (
        "unknown-word",
        {"phrase": "paint big bare > 1", "word": "bare", "wanted": "colour (red, blue)"},
    )


def test_too_few_and_too_many_words() -> None:
    assert fault("paint big") == ("too-few-words", {"phrase": "paint big", "wanted": "colour (red, blue)"})
    assert fault("paint big red") == ("too-few-words", {"phrase": "paint big red", "wanted": "“>”"})
    assert fault("say") == ("too-few-words", {"phrase": "say", "wanted": "number"})
    assert fault("say 1 2") == ("too-many-words", {"phrase": "say 1 2", "word": "2"})


@pytest.mark.parametrize("n", ["-1", "65536", "1234567", "1.5", "01", "+1", "1_0", "٣", "²", "--1", "-", "-0", "1e3"])
def test_a_number_is_written_in_one_way_only(n: str) -> None:
    assert fault(f"say {n}") == ("unknown-word", {"phrase": f"say {n}", "word": n, "wanted": "number (0–65535)"})


def test_the_greatest_number_can_be_said() -> None:
    assert RULES.vocabulary.read("say 65535") == Answer(SAY, n=NUMBER_LIMIT)


def test_of_two_verbs_with_one_beginning_the_better_match_is_at_fault() -> None:
    vocabulary = Vocabulary([Domain("way", ("north",))], [Verb(0, "go home now"), Verb(1, "go {x:way} {n}")])

    assert vocabulary.read("go north 3") == Answer(1, 0, 0, 3)
    assert vocabulary.read("go home now") == Answer(0)
    assert fault("go north far", vocabulary) == (
        "unknown-word",
        {"phrase": "go north far", "word": "far", "wanted": "number (0–65535)"},
    )


FORKED: Final = Vocabulary(
    [Domain("way", ("north", "south")), Domain("bird", ("gull", "owl"))],
    [
        Verb(0, "go {x:way}"),
        Verb(1, "go home now"),
        Verb(2, "go {x:bird} {n}"),
        Verb(3, "go {x:way} to {y:bird}"),
        Verb(4, "go home {n}"),
        Verb(5, "stay"),
        Verb(6, "go home {y:bird} {n}"),
    ],
)
"""Six of seven phrases begin with the same word."""


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("go", "too-few-words", {"wanted": "way (north, south) or “home” or bird (gull, owl)"}),
        ("go west", "unknown-word", {"word": "west", "wanted": "way (north, south) or “home” or bird (gull, owl)"}),
        ("go home", "too-few-words", {"wanted": "“now” or number or bird (gull, owl)"}),
        ("go home later", "unknown-word", {"word": "later", "wanted": "“now” or number (0–65535) or bird (gull, owl)"}),
        ("go home now 3", "too-many-words", {"word": "3"}),
        ("go home owl", "too-few-words", {"wanted": "number"}),
        ("go owl", "too-few-words", {"wanted": "number"}),
        ("go north past owl", "unknown-word", {"word": "past", "wanted": "“to”"}),
        ("go north to", "too-few-words", {"wanted": "bird (gull, owl)"}),
        ("go north to owl 3", "too-many-words", {"word": "3"}),
        ("stay here", "too-many-words", {"word": "here"}),
    ],
)
def test_of_several_phrases_with_one_beginning_all_that_fit_so_far_say_what_they_want(
    text: str, code: str, said: dict[str, str | int]
) -> None:
    assert fault(text, FORKED) == (code, {"phrase": text, **said})


def test_what_two_phrases_want_alike_is_said_once() -> None:
    vocabulary = Vocabulary([Domain("way", ("north",))], [Verb(0, "go {x:way} {n}"), Verb(1, "go {x:way} home")])

    assert fault("go west", vocabulary)[1]["wanted"] == "way (north)"
    assert fault("go north", vocabulary)[1]["wanted"] == "number or “home”"


def test_the_better_match_is_at_fault_whichever_comes_first() -> None:
    verbs = [Verb(0, "go home now"), Verb(1, "go {x:way} {n}")]

    for order in (verbs, verbs[::-1]):
        vocabulary = Vocabulary([Domain("way", ("north",))], order)
        assert fault("go north far", vocabulary)[1]["wanted"] == "number (0–65535)"
        assert fault("go home far", vocabulary)[1]["wanted"] == "“now”"


def test_a_verb_without_a_phrase_is_named() -> None:
    """A title that offers it has forgotten a table."""
    with pytest.raises(BadWords) as caught:
        RULES.vocabulary.words(Answer(9, 1, 2, 3))

    assert (caught.value.code, caught.value.said) == ("no-phrase", {"verb": 9})


@pytest.mark.parametrize("setup", SETUPS)
def test_any_answer_is_a_phrase_of_the_vocabulary(setup: str) -> None:
    """The names lie within their domains, whatever the number is, and all phrases come."""
    vocabulary, rng = SETUPS[setup].vocabulary, Rng(1)
    answers = [vocabulary.any_answer(rng) for _ in range(2000)]

    assert [vocabulary.read(vocabulary.words(answer)) for answer in answers] == answers
    assert {answer.verb for answer in answers} == set(vocabulary.phrases)
    for verb in VERBS:
        said = {(answer.x, answer.y) for answer in answers if answer.verb == verb.number}
        wanted = {(answer.x, answer.y) for answer in sayable(vocabulary, verb)}
        assert said <= wanted
        assert said == wanted or len(wanted) > 20
    assert {answer.n for answer in answers if answer.verb == ids.SAY_ROLL} == set(range(SMALL_NUMBERS))


def test_any_answer_follows_from_the_generator() -> None:
    first, again, other = ([RULES.vocabulary.any_answer(rng) for _ in range(20)] for rng in (Rng(1), Rng(1), Rng(2)))

    assert first == again != other


@given(st.integers(-999_999, 999_999).filter(lambda n: n != UNKNOWN))
def test_numbers_go_both_ways(n: int) -> None:
    assert NUMBER.word(n) == str(n)
    assert NUMBER.index(str(n)) == n


@pytest.mark.parametrize("word", ["", "-", "-0", "00", "1000000", "-1000000", "one", "1 ", "0x1", "٣"])
def test_other_words_are_no_numbers(word: str) -> None:
    assert NUMBER.index(word) == UNKNOWN


def test_a_domain_names_its_numbers_and_perhaps_their_absence() -> None:
    colours = Domain("colour", ("red", "blue"), none="bare")

    assert [colours.word(i) for i in (-1, 0, 1)] == ["bare", "red", "blue"]
    assert [colours.index(word) for word in ("bare", "red", "blue", "green")] == [-1, 0, 1, UNKNOWN]
    assert colours.size() == 2


def test_without_a_word_for_none_there_is_none() -> None:
    assert Domain("colour", ("red",)).index("") == UNKNOWN


def test_a_domain_is_told_with_its_words_if_they_are_few() -> None:
    few, many = [Domain("isle", [f"i{n}" for n in range(count)]) for count in (FEW_WORDS, FEW_WORDS + 1)]

    assert Domain("colour", ("red", "blue"), none="bare").told() == "colour (red, blue)"
    assert few.told() == f"isle ({', '.join(few.words)})"
    assert many.told() == "isle"
    assert NUMBER.told() == "number"
    assert Domain("ghost", ()).told() == "ghost"


@pytest.mark.parametrize(
    ("word", "known"),
    [
        ("krane", "crane"),
        ("lookut", "lookout, lookouts, lookabout"),
        ("crane", "crane"),
        ("zebra", "crane, ferry, lookout, lookouts, lookabout, look"),
        ("", "crane, ferry, lookout, lookouts, lookabout, look"),
    ],
)
def test_the_nearest_words_or_else_all_of_them(word: str, known: str) -> None:
    assert nearest(word, ("crane", "ferry", "lookout", "lookouts", "lookabout", "look")) == known


def test_the_nearest_word_comes_first_and_a_dictionary_will_do() -> None:
    assert nearest("hands", {"hang": 1, "hand": 2, "band": 3, "sands": 4}) == "hand, sands, hang"
    assert nearest("hand", ()) == ""
