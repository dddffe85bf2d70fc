"""How sentences are made."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.games.legendary.layout import layout_word, read_layout
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.errors import BadRecord, BadSetup, Illegal, NotYourTurn, PelagosError
from pelagos.kernel.event import Event, Kind, Refusal
from pelagos.kernel.laws import Violation
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.texts import Texts
from toy.ids import BID_PLACED, INCOME_PAID, TOO_DEAR
from toy.title import TITLE as TOY

TEXTS = Texts(strict=True)
RULES = rules_for(TOY, 2)


def test_an_error_says_its_sentence() -> None:
    error = PelagosError("unknown-task", task="Rest", known="Toss, Turn")

    assert TEXTS.error(error) == (
        "There is no task “Rest”; nearest to it: Toss, Turn. `pelagos words` prints every task of a title."
    )


def test_an_illegal_answer_says_why_and_where_it_is_written() -> None:
    error = Illegal("bid crane 9", Refusal(TOO_DEAR, 4))

    assert TEXTS.error(error, RULES) == "“bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"


def test_without_rules_an_illegal_answer_still_names_the_clause() -> None:
    assert TEXTS.error(Illegal("bid crane 9", Refusal(TOO_DEAR, 4))) == "“bid crane 9” is not on offer. [T-3.2]"


def test_a_fault_in_a_record_names_its_line() -> None:
    assert TEXTS.error(BadRecord("no-end", line=1234)) == (
        "line 1234: The described position has no “end”; write it alone in a line, after the last statement."
    )


def test_a_record_without_a_line_names_none() -> None:
    assert TEXTS.error(BadRecord("secret-start", line=0)).startswith("A game that began")


def test_an_illegal_answer_in_a_record_keeps_its_refusal() -> None:
    dealt = "nature purse 0\nnature purse 0\nnature draw tax\nnature draw tax\n"
    text = f"pelagos 1\ntitle toy 1\nseats 2\n{dealt}a bid crane 9"

    with pytest.raises(BadRecord) as caught:
        replay(RULES, read_record(text))

    assert TEXTS.error(caught.value, RULES) == (
        "line 8: “bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"
    )


def test_seats_in_errors_have_names_where_the_rules_are_known() -> None:
    other, nature = (NotYourTurn("not-your-turn", seat="a", who=who) for who in ("b", "nature"))

    assert TEXTS.error(other, RULES) == "It is not for Player A to answer now but for Player B."
    assert TEXTS.error(nature, RULES) == "It is not for Player A to answer now but for nature."
    assert TEXTS.error(other) == "It is not for a to answer now but for b."


def test_after_the_game_nothing_is_asked_of_anybody() -> None:
    error = NotYourTurn("nothing-asked", seat="a")

    assert TEXTS.error(error, RULES) == "Nothing is asked any more, so Player A cannot answer."


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "nature dig tax",
            "No answer begins with “dig”; nearest to it: bid, sink, pick, draw, done, …. ",
        ),
        ("nature purse", "“purse” stops too early; still missing: number."),
        ("a bid krane 1", "“bid krane 1” says “krane” where this belongs: lot (crane, ferry, lookout)."),
        ("= perse a 3", "There is no field “perse”; nearest to it: purse. "),
        ("= purse 3", "“purse 3” has too few or too many words; write it as “purse SEAT N”. Several statements in a "),
        ("= round 1 3", "“round 1 3” has too few or too many words; write it as “round N”."),
        ("= purse a", "“purse a” is not complete; write it as “purse SEAT N”."),
        ("= purse c 3", "“c” is no seat (a, b), so “purse” cannot have it."),
        ("= asks Hands", "There is no task “Hands”; nearest to it: Hand. "),
        ("= told paid a", "No event is called “paid”; nearest to it: "),
        ("= refuses to-dear bid crane 9", "No refusal is called “to-dear”; nearest to it: too-dear. "),
        ("= who c", "There is no seat “c”; answers come from a, b, nature."),
    ],
)
def test_a_slip_of_the_pen_is_answered_with_what_is_known(line: str, sentence: str) -> None:
    with pytest.raises(BadRecord) as caught:
        replay(RULES, read_record(f"pelagos 1\ntitle toy 1\nseats 2\n{line}"))

    assert TEXTS.error(caught.value, RULES).startswith(f"line 4: {sentence}")


def test_an_argument_of_a_task_that_it_does_not_have() -> None:
    text = "pelagos 1\ntitle toy 1\nseats 2\nposition\nnext Bid lot=crane\nend"

    with pytest.raises(BadRecord) as caught:
        replay(RULES, read_record(text))

    assert TEXTS.error(caught.value, RULES) == ("line 5: The task “Bid” has no argument “lot”; it has faction, barred.")


def test_a_broken_law_says_what_to_do() -> None:
    telling = Violation("telling", viewer="b", one="a Bid", other="b VetoOrLet")

    assert TEXTS.error(telling, RULES) == (
        "Player B can tell a secret by what is asked, a Bid or b VetoOrLet: "
        "a choice whose options hang on a secret must be telling."
    )
    assert TEXTS.error(Violation("unlisted", detail="sneezed")) == "“sneezed” stands in no table of the title."
    assert TEXTS.error(PelagosError("no-phrase", verb=20)) == "Verb 20 has no phrase in the vocabulary."


def test_an_event_names_its_things_and_bears_no_marks_of_direction() -> None:
    sentence = TEXTS.event(RULES, Event(BID_PLACED, (0, 2, 3)))

    assert sentence == "Red bids 3 for the lookout."
    assert sentence.isprintable()


@pytest.mark.parametrize(("coins", "sentence"), [(1, "Player B earns 1 coin."), (2, "Player B earns 2 coins.")])
def test_numbers_choose_the_plural(coins: int, sentence: str) -> None:
    assert TEXTS.event(RULES, Event(INCOME_PAID, (1, coins))) == sentence


def test_a_question_knows_whom_it_asks() -> None:
    sentence = TEXTS.question(RULES, "Garrison", {"faction": 1, "wharf": 3})

    assert sentence == "How many of Blue’s barges shall lie at wharf w4?"


def test_a_domain_of_ids_has_one_message() -> None:
    assert TEXTS.name(RULES, "wharf", "w2") == "wharf w2"
    assert TEXTS.name(RULES, "lot", "crane") == "the crane"


TILES = rules_for(LEGENDARY, 3)
DUEL = rules_for(LEGENDARY, 2)


@pytest.mark.parametrize(
    ("domain", "word", "name"),
    [
        ("land", "naxos", "Naxos"),
        ("sea", "moutsouna", "the sea of Moutsouna"),
        ("area", "naxos", "Naxos"),
        ("area", "moutsouna", "the sea of Moutsouna"),
        ("site", "naxos-2", "site 2 of Naxos"),
        ("site", "ios-1", "the site of Ios"),
        ("site", "pandora", "the card of Pandora"),
    ],
)
def test_places_are_called_as_their_board_calls_them(domain: str, word: str, name: str) -> None:
    assert TEXTS.name(TILES, domain, word) == name


def test_places_without_a_name_keep_their_word() -> None:
    rules = rules_for(LEGENDARY, 3, "tb-1")

    assert [TEXTS.name(rules, *place) for place in (("area", "A2"), ("area", "S0"), ("site", "a2a"))] == [
        "A2",
        "the sea of S0",
        "site 1 of A2",
    ]


def test_a_word_that_no_id_can_spell_has_a_message_all_the_same() -> None:
    assert TEXTS.name(DUEL, "team", "blu+yel") == "Blue and Yellow"
    assert TEXTS.name(TILES, "team", "blu") == "Blue"


def test_a_mode_that_does_not_fit_says_for_how_many_it_is() -> None:
    with pytest.raises(BadSetup) as crowd:
        rules_for(LEGENDARY, 4, options={"mode": "duel"})
    with pytest.raises(BadSetup) as alone:
        rules_for(LEGENDARY, 3, options={"goal": "4"})

    assert TEXTS.error(crowd.value).startswith("The mode “duel” is for 2 seats, not for 4; choose another mode,")
    assert TEXTS.error(alone.value) == "A goal of 4 is for team games and duels, not for “ffa3”; choose 3."


def test_a_layout_that_cannot_be_read_is_shown_one_that_can() -> None:
    with pytest.raises(BadSetup) as caught:
        rules_for(LEGENDARY, 3, "A:zas@1,-1*5")

    example = TEXTS.error(caught.value).split("as in ")[1].split(" ")[0]
    assert layout_word(read_layout(f"A:{example}")) == f"A:{example}"


def test_what_is_missing_is_a_code_for_players_and_an_error_for_tests() -> None:
    lenient, event = Texts(), Event(Kind("sneezed", "who:seat", "n"), (0, 3))

    assert lenient.error(PelagosError("sneezed", clause="T-9", n=3)) == "sneezed(n=3) [T-9]"
    assert lenient.event(RULES, event) == "sneezed(who=Player A, n=3)"
    assert lenient.name(RULES, "weather", "fog") == "fog"
    with pytest.raises(LookupError, match="no message error-sneezed"):
        TEXTS.error(PelagosError("sneezed"))
    with pytest.raises(LookupError, match="no message toy-event-sneezed"):
        TEXTS.event(RULES, event)
    with pytest.raises(LookupError, match="no message toy-weather"):
        TEXTS.name(RULES, "weather", "fog")


def test_a_message_without_its_argument_is_missing_too() -> None:
    assert Texts().error(PelagosError("unknown-task", name="Rest")) == "unknown-task(name=Rest)"
    with pytest.raises(LookupError, match="task"):
        TEXTS.error(PelagosError("unknown-task", name="Rest"))


def test_a_language_that_is_not_there_speaks_english() -> None:
    assert Texts("tlh").error(PelagosError("no-words")) == "Nothing was said."


def whole_game(rules: Rules, seed: int) -> Play:
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    while not play.over:
        play.take(rng.below(play.sheet.count))
    return play


@pytest.mark.parametrize("seats", [2, 3])
def test_every_event_of_a_game_is_one_sentence(seats: int) -> None:
    rules = rules_for(TOY, seats)
    for seed in range(5):
        for event in whole_game(rules, seed).events:
            sentence = TEXTS.event(rules, event)
            assert sentence.endswith(".")
            assert "\n" not in sentence


def limited(title: Title) -> dict[str, str]:
    """An option that ends the game early, where there is one."""
    limits = [option.name for option in title.options if option.default == "none" and not option.choices]
    return dict.fromkeys(limits, "4")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_whatever_a_title_asks_and_tells_is_one_sentence(title: Title) -> None:
    """A sentence that begins with the name of a thing begins with a capital all the same."""
    for seats in {title.fewest, title.most}:
        rules = rules_for(title, seats, options=limited(title))
        play, rng = Play(rules, rules.opening(), Seeded(seats)), Rng(seats)
        said = []
        while not play.over:
            task = play.g.agenda[-1]
            arguments = {name: int(getattr(task, name)) for name in task.ARGS}
            said.append(TEXTS.question(rules, type(task).__name__, arguments))
            play.take(rng.below(play.sheet.count))
        assert [line for line in said if not line.endswith("?")] == []
        said += [TEXTS.event(rules, event) for event in play.events]
        assert [line for line in said if line[:1].islower() or line[-1] not in ".?" or "\n" in line] == []
