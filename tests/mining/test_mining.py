"""Mining: what is found is a puzzle, the search knows only its seat's view, and what is alike is shipped once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest
from typer.testing import Result

from cli.support import pelagos
from pelagos.bots.bot import view_bytes
from pelagos.bots.roster import judges_of
from pelagos.bots.search.searcher import Effort, Searcher
from pelagos.bots.search.winning import SURE
from pelagos.games import TITLES
from pelagos.kernel.describe import describe
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.mining.assay import DeepVerdict, agreed, deep_search, grade_of
from pelagos.mining.difficulty import OBVIOUS, stars
from pelagos.mining.diggings import compact
from pelagos.mining.miner import JUDGES, Mined, MiningJob, mine
from pelagos.mining.orders import may_be_put_off
from pelagos.mining.recheck import recheck
from pelagos.mining.selection import selected
from pelagos.puzzles.checking import check_puzzle
from pelagos.puzzles.puzzle import Puzzle, read_puzzle
from pelagos.puzzles.shelf import begun, puzzle_rules, puzzles_of

ALL: Final = {title.name: title for title in TITLES}


def puzzles(*words: str) -> Result:
    return pelagos("puzzles", *words, titles=TITLES)


def test_two_searches_must_agree() -> None:
    one = DeepVerdict("bid ares 3", 6000, {"bid ares 3": 0, "bid ares 4": 200, "bid zeus 1": 900})
    other = DeepVerdict("bid ares 4", 5000, {"bid ares 4": 0, "bid ares 3": 100, "bid zeus 1": 1900})
    third = DeepVerdict("bid zeus 1", 5000, {"bid zeus 1": 0, "bid ares 3": 1000, "bid ares 4": 1000})

    assert [tuple(answer) for answer in agreed(one, other)] == [
        ("bid ares 3", "best", 5450),
        ("bid ares 4", "good", 5400),
        ("bid zeus 1", "mistake", 4100),
    ]
    assert agreed(one, third) == agreed(one, None) == ()
    assert [grade_of(lost) for lost in (300, 301, 1000, 2000)] == ["good", "inaccurate", "mistake", "blunder"]


def test_stars_count_the_levels_that_miss_it() -> None:
    assert stars((6, 6, 6, 6, 6)) == 1
    assert stars((0, 2, 3, 6, 6)) == 3
    assert stars((0, 0, 0, 0, 0)) == 6


def test_statements_of_a_field_share_a_line_and_say_the_same() -> None:
    puzzle = puzzles_of("legendary")[0]
    rules = puzzle_rules(puzzle, ALL)
    play = begun(puzzle, rules)
    lines = compact(describe(rules, play.g))

    assert len(lines) < len(describe(rules, play.g))
    again = Play(rules, begun(puzzle._replace(position=lines), rules).g)
    assert describe(rules, again.g) == describe(rules, play.g)


@pytest.mark.parametrize("title", ["hellas", "legendary"])
def test_what_the_seat_cannot_know_changes_nothing_of_what_the_search_sees(title: str) -> None:
    """The search is given the bytes of the view: the same in every world that the seat may imagine."""
    for puzzle in puzzles_of(title)[:4]:
        rules = puzzle_rules(puzzle, ALL)
        play = begun(puzzle, rules)
        other = scrambled(rules, play.g, play.who, Rng(5))
        assert view_bytes(rules, other, play.who) == view_bytes(rules, play.g, play.who)


def test_of_two_that_are_alike_one_is_taken_and_what_was_thrown_out_is_not() -> None:
    first, second, *_ = puzzles_of("classic")
    twin = first._replace(name="0000000000")

    assert {one.name for one in selected([first, second, twin], 9)} == {twin.name, second.name}
    assert [one.name for one in selected([first, second], 9, {first.name})] == [second.name]
    assert len(selected(puzzles_of("classic"), 7)) == 7


def test_puzzles_are_mined_and_what_is_there_is_not_mined_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = puzzles_of("classic")[0].line()
    monkeypatch.setattr("pelagos.cli.puzzles.mine", lambda job: Mined(job.seed, 1, (line,)))
    out = tmp_path / "mined.jsonl"
    args = ("mine", "classic", "--games", "1", "--seed", "1", "--out", str(out))
    assert puzzles(*args).stdout.startswith("1 game")
    before = out.read_text()
    again = puzzles(*args)

    assert again.exit_code == 0
    assert again.stdout.startswith("0 games")
    assert out.read_text() == before
    assert json.loads(before)["seed"] == 1


def test_mined_puzzles_are_selected(tmp_path: Path) -> None:
    mined, out = tmp_path / "mined.jsonl", tmp_path / "out.jsonl"
    lines = [puzzle.line() for puzzle in puzzles_of("classic")[:5]]
    mined.write_text(json.dumps({"title": "classic", "seed": 1, "finds": 9, "puzzles": lines}) + "\n")

    assert puzzles("select", "classic", str(mined), "--most", "3", "--out", str(out)).exit_code == 0
    assert len(out.read_text().splitlines()) == 3


def test_the_list_the_check_and_a_puzzle_in_the_terminal() -> None:
    listed = json.loads(puzzles("list", "classic", "--json").stdout)
    assert len(listed) == len(puzzles_of("classic"))
    puzzle = easy()
    typed = f"{puzzle.next_best().phrase}\nagain\n{puzzle.best().phrase}\n"
    played = pelagos("puzzles", "play", f"classic/{puzzle.name}", titles=TITLES, typed=typed).stdout

    assert "The best answer:" in played
    assert pelagos("puzzles", "play", "classic/nothing", titles=TITLES).exit_code == 2
    assert puzzles("play", "classic").exit_code == 0


def easy() -> Puzzle:
    return puzzles_of("classic")[0]


@pytest.mark.slow
def test_a_game_is_mined_the_same_wherever_it_is_mined() -> None:
    """Whatever is found is a puzzle that holds, and Novice does not find it."""
    job = MiningJob(ALL["classic"].module, 1003)
    first = mine(job)

    assert first == mine(job)
    for line in first.puzzles:
        puzzle = read_puzzle("classic", line)
        check_puzzle(puzzle, ALL)
        assert puzzle.found[0] < OBVIOUS


def test_what_may_be_put_off_has_no_single_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """After an offer of three or more at the table somebody else is asked, so the best cannot follow another one."""
    puzzle = next(one for one in puzzles_of("classic") if "bid" in one.themes and one.seats > 2)
    rules = puzzle_rules(puzzle, ALL)
    play = begun(puzzle, rules)
    searcher = Searcher([rules.title], judges_of(JUDGES), Effort(playouts=12, candidates=3, worlds=2))
    search = deep_search(searcher, view_bytes(rules, play.g, play.who), play.options(), 1)
    best = search.by_chance()[0]

    assert not may_be_put_off(search, best)
    monkeypatch.setattr("pelagos.mining.orders._followed", lambda *_: SURE)
    assert may_be_put_off(search, best)


@pytest.mark.slow
@pytest.mark.parametrize("title", list(ALL))
def test_another_search_agrees_with_most_grades(title: str) -> None:
    """The grades of a sample stand when they are searched again with luck that the miner never had."""
    sample = puzzles_of(title)[::8]
    stands = [recheck(puzzle, ALL, 4711).stands for puzzle in sample]

    assert sum(stands) >= 0.9 * len(stands)
