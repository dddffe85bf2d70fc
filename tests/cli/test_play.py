"""The hot-seat, driven through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import Result

from cli.support import DEALT, pelagos, record, refused
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay
from pelagos.kernel.title import rules_for
from toy.title import TITLE as TOY


@pytest.fixture
def opening(tmp_path: Path) -> Path:
    """After the deal: a to bid, with 4 coins and a tax."""
    path = tmp_path / "opening.game"
    path.write_text(record(*DEALT), encoding="utf-8")
    return path


def typed(opening: Path, *lines: str) -> Result:
    return pelagos("play", "toy", "--load", opening, "--seed", "1", typed="".join(f"{line}\n" for line in lines))


@pytest.mark.parametrize("seats", [2, 3])
def test_the_first_option_to_the_end(seats: int) -> None:
    result = pelagos("play", "toy", "--seats", str(seats), "--seed", "3", typed="1\n" * 500)

    assert result.exit_code == 0
    assert "The game is over, and all purses are shown.\n" in result.stdout
    assert re.search(r"^1\. Player [ABC]$", result.stdout, re.MULTILINE)
    assert result.stderr == ""


def test_a_seed_deals_alike_and_no_seed_does_not_fail() -> None:
    first, second, other = [
        pelagos("play", "toy", *seed, typed="1\n" * 500) for seed in (("--seed", "3"), ("--seed", "3"), ())
    ]

    assert first.stdout == second.stdout
    assert other.exit_code == 0


def turns(told: str) -> list[tuple[str, str]]:
    """Who holds the device, and what is shown meanwhile."""
    parts = re.split(r"^Pass the device to Player (.)\.$", told, flags=re.MULTILINE)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_no_seat_hears_what_another_hides() -> None:
    told = pelagos("play", "toy", "--seats", "3", "--seed", "4", typed="2\n1\n" * 400).stdout
    shown = turns(told.partition("The game is over")[0])

    assert len(shown) > 20
    for holder, words in shown:
        assert not re.search(rf"Player [^{holder}] (finds|sees)", words)


def test_no_seat_sees_another_hand() -> None:
    """Before a card is played, nobody can know a card of somebody else."""
    told = pelagos("play", "toy", "--seats", "3", "--seed", "4", typed="2\n" * 400).stdout
    shown = turns(told.partition(" plays a card")[0])

    assert len(shown) > 2
    for holder, words in shown:
        for seat, hand in re.findall(r"^  ([abc])  \S+ coins +(.*)$", words, re.MULTILINE):
            assert (set(hand.split()) == {"▯"}) is (seat != holder.lower())


def test_a_view_shows_the_own_hand_only(opening: Path) -> None:
    told = typed(opening).stdout

    assert "  a  4 coins     tax\n" in told
    assert "  b  4–6 coins   ▯\n" in told
    assert "claim" not in told


def test_options_are_said_by_number_phrase_or_abbreviation(opening: Path) -> None:
    for line in ("4", "bid crane 3", "b c 3", "  bid   cr 3 "):
        assert "Red bids 3 for the crane.\n" in typed(opening, line).stdout


def test_the_next_seat_hears_what_happened(opening: Path) -> None:
    told = typed(opening, "b c 3").stdout.partition("Pass the device to Player B.")[2]

    assert told.startswith("\nRed bids 3 for the crane.\n")
    assert "Blue: pass, or bid more" in told


def test_open_play_passes_no_device(opening: Path) -> None:
    result = pelagos("play", "toy", "--load", opening, "--open", typed="1\n")

    assert "Pass the device" not in result.stdout
    assert "Player B> " in result.stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("0", "There is no option 0; they go from 1 to 13."),
        ("14", "There is no option 14; they go from 1 to 13."),
        ("bid crane 9", "“bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"),
        ("b c 9", "“bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"),
        ("done", "“done” is not on offer. Something else is being asked. [T-2.1]"),
        ("bid krane 1", "“bid krane 1” says “krane” where this belongs: lot (crane, ferry, lookout)."),
        ("bid crane", "“bid crane” stops too early; still missing: number."),
        ("bid crane 1 now", "“bid crane 1 now” should end before “now”."),
        ("p t", "“p t” may mean “play tax” or “play theft”."),
        ("save", "Say a file name behind it."),
        ("log much", "“much” is not a number."),
        ("why", "Nothing was said."),
        ("undo", "Player A has nothing to take back."),
        ("load nowhere", "There is no file nowhere.game."),
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(opening: Path, line: str, sentence: str) -> None:
    result = typed(opening, line)

    assert result.exit_code == 0
    assert result.stderr == f"{sentence}\n"


@pytest.mark.parametrize(
    ("phrase", "sentence"),
    [
        ("bid crane 2", "“bid crane 2” is on offer."),
        ("b c 9", "“bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"),
        ("play tax", "“play tax” is not on offer. Something else is being asked. [T-2.1]"),
    ],
)
def test_why(opening: Path, phrase: str, sentence: str) -> None:
    assert f"{sentence}\n" in typed(opening, f"why {phrase}").stdout


def test_an_answer_is_taken_back_while_nothing_came_to_light(opening: Path) -> None:
    result = typed(opening, "bid crane 3", "undo", "bid crane 2")

    assert result.stdout.count("Pass the device to Player A.") == 2
    assert "The last answer is taken back.\n" in result.stdout
    assert "Red bids 2 for the crane.\n" in result.stdout.partition("taken back")[2]


def test_an_answer_that_told_something_stays(tmp_path: Path) -> None:
    """A bid of 5 shows that there were hidden coins (T-3.2)."""
    path = tmp_path / "rich.game"
    path.write_text(record("nature purse 2", *DEALT[1:]), encoding="utf-8")

    result = typed(path, "bid crane 5", "undo")

    assert result.stderr.startswith("Player A cannot take the last answer back")


def test_the_log_tells_the_latest_first_and_no_secret(opening: Path) -> None:
    told = typed(opening, "log 4", "log").stdout.partition("> log 4\n")[2]

    assert told.startswith(
        "Player B earns 1 coin.\nPlayer A earns 1 coin.\nRound 1 begins.\nPlayer A sees the card: tax.\n"
    )
    assert "Player B finds" not in told
    assert "claim" not in told


def test_look_help_and_an_empty_line(opening: Path) -> None:
    told = typed(opening, "look", "hand", "help", "").stdout

    assert told.count("Round 1 of 8") == 3
    assert "why PHRASE" in told
    assert "Type a number or a phrase" in told


def test_save_and_load_round_trip(opening: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.game"
    result = typed(
        opening, "b c 3", f"save {tmp_path / 'kept'}", f"save {kept}", "pass", f"save! {kept}", f"load {kept}"
    )

    assert f"The game is kept in {kept}.\n" in result.stdout
    assert result.stderr == f"{kept} exists already; save! {kept} replaces it.\n"
    play = replay(rules_for(TOY, 2), read_record(kept.read_text(encoding="utf-8")))
    assert [play.rules.vocabulary.words(said.answer) for said in play.log][4:6] == ["bid crane 3", "pass"]
    assert "The game goes on from there.\n" in result.stdout


def test_a_finished_game_can_be_kept(tmp_path: Path) -> None:
    path = tmp_path / "whole.game"
    start = pelagos("play", "toy", "--seed", "3", typed="1\n" * 500).stdout
    answers = len(re.findall(r"^Player [AB]> 1$", start, re.MULTILINE))

    result = pelagos("play", "toy", "--seed", "3", typed="1\n" * answers + f"save {path}\nlog 1\n\n")

    assert result.exit_code == 0
    assert "The game is over, and all purses are shown." in result.stdout.partition("The game is kept in")[2]
    assert pelagos("check", path).stdout == "1 passed, 0 failed\n"


@pytest.mark.parametrize("typing", ["quit\n", ""])
def test_leaving_is_polite(opening: Path, typing: str) -> None:
    result = pelagos("play", "toy", "--load", opening, typed=typing)

    assert result.exit_code == 0
    assert result.stdout.endswith("Until next time.\n")


def test_setups_that_cannot_be(tmp_path: Path, opening: Path) -> None:
    assert refused(pelagos("play", "go"), "There is no title “go”; there is toy.")
    assert refused(pelagos("play", "go", titles=()), "There is no title “go”; there is none.")
    assert refused(pelagos("play", "toy", "--seats", "9"), "toy is for 2 to 3 seats, not for 9.")
    assert refused(
        pelagos("play", "toy", "--option", "wind=north"), "toy has no option “wind”; it has factions, rounds."
    )
    assert refused(
        pelagos("play", "toy", "--option", "factions=six"), "The option “factions” cannot be “six”; it takes one, two."
    )
    assert refused(pelagos("play", "toy", "--option", "rounds"), "“rounds” should read name=value, each name once.")
    assert refused(pelagos("play", "toy", "--load", tmp_path / "no.game"), f"There is no file {tmp_path / 'no.game'}.")


def test_a_record_of_another_title_is_not_loaded(opening: Path) -> None:
    class Lagoon(type(TOY)):  # type: ignore[misc]
        name = "lagoon"

    result = pelagos("play", "lagoon", "--load", opening, titles=(TOY, Lagoon()))

    assert refused(result, f"{opening} is a game of toy, not of lagoon.")


def test_many_options_are_drawn_together(tmp_path: Path) -> None:
    path = tmp_path / "rich.game"
    path.write_text(
        record("position", "purse a 12", "least a 12", "most a 12", "next Bid faction=red barred=none", "end")
    )

    told = typed(path).stdout

    assert re.search(r"^ *1  pass +14–25  bid ferry 1…12", told, re.MULTILINE)
    assert "2–13  bid crane 1…12" in told
