"""check, replay, verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.support import DEALT, pelagos, record, refused
from pelagos.kernel.dealer import Sealed, commitment
from pelagos.kernel.play import Play
from pelagos.kernel.record import export
from pelagos.kernel.title import rules_for
from toy.title import TITLE as TOY


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "short.game"
    path.write_text(record(*DEALT, "a bid crane 3", "= who b"), encoding="utf-8")
    return path


def test_check_counts_what_holds(game: Path) -> None:
    result = pelagos("check", game)

    assert result.exit_code == 0
    assert result.stdout == "1 passed, 0 failed\n"


def test_check_searches_folders(game: Path) -> None:
    (game.parent / "deeper").mkdir()
    (game.parent / "deeper" / "again.game").write_text(game.read_text(encoding="utf-8"), encoding="utf-8")
    (game.parent / "notes.txt").write_text("not a record", encoding="utf-8")

    assert pelagos("check", game.parent).stdout == "2 passed, 0 failed\n"


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (("a bid crane 3", "= who a"), "line 9: “who a” was expected, but it is “who b”."),
        (("a bid crane 9",), "line 8: “bid crane 9” is not on offer. You can offer no more than 4 coins. [T-3.2]"),
        (("b bid crane 1",), "line 8: It is not for Player B to answer now but for Player A."),
        (("a bid krane 1",), "line 8: “bid krane 1” says “krane” where this belongs: lot (crane, ferry, lookout)."),
        (
            ("a",),
            (
                "line 8: “a” is neither an answer (a seat and a phrase) nor an expectation (with “=” before it) nor "
                "a take-back (“back N”)."
            ),
        ),
        (("d pass",), "line 8: There is no seat “d”; answers come from a, b, nature."),
    ],
)
def test_check_names_file_line_and_reason(tmp_path: Path, lines: tuple[str, ...], sentence: str) -> None:
    path = tmp_path / "wrong.game"
    path.write_text(record(*DEALT, *lines), encoding="utf-8")

    result = pelagos("check", path)

    assert result.exit_code == 1
    assert result.stdout == f"{path}: {sentence}\n0 passed, 1 failed\n"


def test_check_goes_on_after_a_failure_and_tells_programs(game: Path) -> None:
    missing = game.parent / "missing.game"

    result = pelagos("check", missing, game, "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout) == {
        "passed": 1,
        "failed": 1,
        "failures": [
            {"file": str(missing), "line": None, "code": "no-file", "sentence": f"There is no file {missing}."}
        ],
        "warnings": [],
    }


def test_check_fails_when_there_is_nothing_to_check(tmp_path: Path) -> None:
    result = pelagos("check", tmp_path)

    assert result.exit_code == 1
    assert result.stdout == "0 passed, 0 failed\n"
    assert result.stderr == "There is no record to check.\n"


def test_check_survives_a_position_that_breaks_the_rules(tmp_path: Path) -> None:
    path = tmp_path / "odd.game"
    path.write_text(record("position", "  first nobody", "  next Hand who=7", "end", "a pass"), encoding="utf-8")

    result = pelagos("check", path)

    assert result.exit_code == 1
    assert result.stdout.endswith("0 passed, 1 failed\n")


def test_replay_tells_everything(game: Path) -> None:
    result = pelagos("replay", game)

    assert result.exit_code == 0
    assert "Player B finds 2 hidden coins in the purse.\n" in result.stdout
    assert "Red bids 3 for the crane.\n" in result.stdout
    assert "crane    red 3" in result.stdout


def test_replay_for_a_seat_keeps_the_secrets_of_the_others(game: Path) -> None:
    told = pelagos("replay", game, "--seat", "a", "--moves").stdout

    assert "> nature purse 0\n" in told
    assert "> nature ?\n" in told
    assert "> a bid crane 3\n" in told
    assert "Player B finds" not in told
    assert "claim" not in told


def test_replay_for_the_spectator_knows_no_secret(game: Path) -> None:
    told = pelagos("replay", game, "--seat", "spectator").stdout

    assert "finds" not in told
    assert "sees the card" not in told


def test_replay_refuses_strangers(game: Path) -> None:
    sentence = "“nature” does not sit at this table; there is a, b, spectator."

    assert refused(pelagos("replay", game, "--seat", "nature"), sentence)


def test_replay_refuses_what_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "notes.game"
    path.write_text("\n\nhello\n", encoding="utf-8")

    assert refused(
        pelagos("replay", path),
        f"{path}: line 3: The first line reads “hello”, but a record begins with the line “pelagos 1”, then "
        "“title NAME VERSION” and “seats N”.",
    )
    assert refused(pelagos("replay", tmp_path / "none.game"), f"There is no file {tmp_path / 'none.game'}.")
    path.write_bytes(b"\xff\xfe")
    assert refused(pelagos("replay", path), f"{path} is not text in UTF-8, as line 1 shows; save it as UTF-8.")


def test_replay_refuses_other_titles(tmp_path: Path) -> None:
    path = tmp_path / "go.game"
    path.write_text(record(header=("pelagos 1", "title go 1", "seats 2")), encoding="utf-8")

    assert refused(pelagos("replay", path), f"{path}: line 2: There is no title “go”; there is toy.")


def sealed_game(secret: bytes = b"tide", published: bytes = b"tide") -> str:
    """A finished game whose nature was sealed, with the secret laid open."""
    rules = rules_for(TOY, 2)
    play = Play(rules, rules.opening(), Sealed(secret, [b"x", b"y"]))
    while not play.over:
        play.take(play.sheet.count - 1)
    seal = [f"commit {commitment(secret)}", "nonce a 78", "nonce b 79", f"secret {published.hex()}"]
    return export(play, extra=seal)


def test_verify_says_how_many_outcomes_it_checked(tmp_path: Path) -> None:
    path = tmp_path / "sealed.game"
    path.write_text(sealed_game(), encoding="utf-8")
    outcomes = json.loads(pelagos("verify", path, "--json").stdout)["outcomes"]

    result = pelagos("verify", path)

    assert result.exit_code == 0
    assert outcomes > 4
    assert result.stdout == f"The seal holds: all {outcomes} outcomes are as they must be.\n"


def test_verify_finds_another_secret(tmp_path: Path) -> None:
    path = tmp_path / "sealed.game"
    path.write_text(sealed_game(published=b"ebb"), encoding="utf-8")

    result = pelagos("verify", path)

    assert result.exit_code == 1
    assert result.stderr == f"{path}: line 1: The secret is not the one that was committed to.\n"


def test_verify_finds_a_changed_outcome(tmp_path: Path) -> None:
    path = tmp_path / "sealed.game"
    lines = sealed_game().splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("nature purse"))
    dealt = int(lines[first].split()[-1])
    lines[first] = f"nature purse {(dealt + 1) % 3}"
    path.write_text("\n".join(lines), encoding="utf-8")

    result = pelagos("verify", path)

    assert result.exit_code == 1
    assert f"the sealed secret makes it “purse {dealt}”" in result.stderr


def test_verify_wants_a_seal(game: Path) -> None:
    result = pelagos("verify", game)

    assert result.exit_code == 1
    assert "no commitment" in result.stderr
