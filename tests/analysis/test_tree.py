"""The tree of an analysis, the game at one place of it, and the record with variations."""

from __future__ import annotations

import copy
from typing import Final

import pytest

from pelagos.analysis.run import AnalysisRun, load_run
from pelagos.analysis.tree import MOST_COMMENT, ROOT, AnalysisRefusal, load_tree
from pelagos.analysis.writing import read_analysis, written
from pelagos.games import TITLES
from pelagos.kernel.codec import digest
from pelagos.kernel.errors import BadRecord, BadSave, Illegal
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import rules_for
from table.setting import RULES

STEPS: Final = 90
SETUPS: Final = ("toy", "classic-4", "hellas", "legendary-duel")


def fresh(name: str = "toy") -> AnalysisRun:
    rules = RULES[name]
    return AnalysisRun(Play(rules, rules.opening()))


def wandered(name: str, seed: int = 3, steps: int = STEPS) -> AnalysisRun:
    """Answers at random, for everybody; now and then it goes back and says something else."""
    run, rng = fresh(name), Rng(seed)
    for i in range(steps):
        if run.play.over or (i % 9 == 8 and run.path):
            run.go(run.path[max(0, len(run.path) - 5)])
        options = run.play.options()
        run.say(run.play.who, options[rng.below(len(options))])
    return run


def where(run: AnalysisRun) -> str:
    return digest(run.play.rules, run.play.g)


@pytest.mark.parametrize("name", SETUPS)
def test_a_record_with_variations_is_the_same_tree_when_it_is_read(name: str) -> None:
    run = wandered(name)
    run.tree.comment(run.at, "Here # it was decided; or not.")
    run.tree.comment(ROOT, "From the beginning")
    text = written(run)
    again = read_analysis(run.play.rules, read_record(text))

    assert "(" in text
    assert len(again.tree.nodes) == len(run.tree.nodes)
    assert written(again) == text
    assert replay(run.play.rules, read_record(text)).log[-1].answer == again.play.log[-1].answer


@pytest.mark.parametrize("name", SETUPS)
def test_every_place_of_the_tree_is_reached_from_every_other_as_it_was(name: str) -> None:
    run = wandered(name)
    known: dict[int, str] = {}
    for number in range(len(run.tree.nodes)):
        run.go(number)
        known[number] = where(run)
    rng = Rng(5)
    for _ in range(30):
        number = rng.below(len(run.tree.nodes))
        run.go(number)
        assert where(run) == known[number]


def test_what_is_said_twice_is_one_branch_and_a_refusal_changes_nothing() -> None:
    run = fresh()
    first, *_ = run.play.options()
    run.say(NATURE, first)
    run.back()
    run.say(NATURE, first)
    before = where(run), len(run.tree.nodes), run.at
    with pytest.raises(Illegal):
        run.say(run.play.who, run.play.options()[0], "bid crane 999")
    assert (where(run), len(run.tree.nodes) - before[1] <= 1, run.at) == (before[0], True, before[2])

    assert len(run.tree.nodes[ROOT].children) == 1
    with pytest.raises(AnalysisRefusal, match="no-such-branch"):
        run.go(99)


def test_a_branch_becomes_the_main_line_and_is_removed() -> None:
    run = fresh()
    one, other = run.play.options()[:2]
    run.say(NATURE, one)
    run.back()
    run.say(NATURE, other)
    second = run.at
    run.tree.promote(second)
    assert next(run.tree.main_line()) == second

    run.remove(second)
    assert (run.at, len(run.tree.nodes)) == (ROOT, 2)
    assert run.tree.nodes[1].phrase == one
    with pytest.raises(AnalysisRefusal, match="not-the-root"):
        run.remove(ROOT)
    with pytest.raises(AnalysisRefusal, match="not-the-root"):
        run.tree.promote(ROOT)
    with pytest.raises(AnalysisRefusal, match="at-the-beginning"):
        run.back()


def test_what_was_told_of_a_tree_stays_as_it_was_told() -> None:
    """A message is compared with the one before it: one that grew with the tree would hide what has changed."""
    run = wandered("toy")
    tree = run.tree
    told = tree.plain()
    as_told = copy.deepcopy(told)
    forked = next(node for node in tree.nodes if len(node.children) > 1)
    tree.promote(forked.children[-1])

    assert told == as_told
    assert tree.plain() != told


def test_chance_decides_by_her_weights_and_only_when_she_is_asked() -> None:
    drawn: list[str] = []
    for seed in range(40):
        run = fresh()
        run.let_chance_decide(bytes([seed]) * 16)
        drawn.append(run.tree.nodes[run.at].phrase)
    assert set(drawn) == set(fresh().play.options())

    run = wandered("toy", steps=30)
    while run.play.who == NATURE:
        run.say(NATURE, run.play.options()[0])
    with pytest.raises(AnalysisRefusal, match="nature-is-not-asked"):
        run.let_chance_decide(bytes(16))


def test_a_saved_analysis_goes_on_where_it_was() -> None:
    run = wandered("hellas")
    run.go(len(run.tree.nodes) // 2)
    again = load_run(run.play, run.save())

    assert (again.told(), again.path, again.counts) == (run.told(), run.path, run.counts)
    again.go(1)
    again.go(len(again.tree.nodes) - 1)
    for broken in ({"nodes": [[-1, -1, "", "", [7]]]}, {"nodes": 3}, {"nodes": [[-1, -1, "", "", []]], "path": "x"}):
        with pytest.raises(BadSave):
            load_run(run.play, broken)
    with pytest.raises(BadSave):
        load_tree([[0, 0, "a", "", [0]]])


def test_comments_are_short_and_can_be_printed() -> None:
    run = fresh()
    for text in ("x" * (MOST_COMMENT + 1), "a\x00b"):
        with pytest.raises(AnalysisRefusal, match="bad-comment"):
            run.tree.comment(ROOT, text)


HEAD: Final = "pelagos 3\ntitle toy 1\nseats 2\n"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (HEAD + "(\n)\n", "no-answer-to-vary"),
        (HEAD + "nature purse 1\n(\nnature purse 0\n", "no-end-of-variation"),
        (HEAD + "nature purse 1\n)\n", "stray-block"),
        (HEAD + "nature purse 1\n(\nnature purse 7\n)\n", "illegal"),
        (HEAD.replace("3", "2", 1) + "nature purse 1\n(\nnature purse 0\n)\n", "bad-line"),
        (HEAD.replace("3", "4", 1), "newer-format"),
    ],
)
def test_a_record_whose_variations_do_not_hold_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        replay(rules_for(RULES["toy"].title, 2), read_record(text))

    assert refused.value.code == code


def test_variations_may_follow_one_another_and_lie_in_one_another() -> None:
    said = "nature purse 1 | ; one coin | ( | nature purse 0 | nature purse 0 | ( | nature purse 2 | ) | ) | ( | "
    text = HEAD + (said + "nature purse 2 | ) | nature purse 1").replace(" | ", "\n") + "\n"
    rules = rules_for(RULES["toy"].title, 2)
    run = read_analysis(rules, read_record(text))

    assert [len(node.children) for node in run.tree.nodes] == [3, 1, 2, 0, 0, 0, 0]
    assert run.tree.nodes[1].comment == "one coin"
    assert len(replay(rules, read_record(text)).log) == 2


def test_the_titles_that_are_shipped_are_those_that_were_tried() -> None:
    assert {RULES[name].title.name for name in SETUPS} == {"toy", *[title.name for title in TITLES]}
