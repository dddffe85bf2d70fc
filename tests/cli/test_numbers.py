"""titles, perft, bench."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.support import pelagos, refused
from pelagos.cli.timing import Timing, ratio, typical
from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.perft import perft
from pelagos.kernel.title import rules_for
from toy.title import TITLE as TOY

PEER = """
class Turtle:
    def play(self, seed):
        return sum(1 for _ in range(1000))

    def copy(self):
        return [0] * 100


def absent():
    import no_such_engine


PEERS = {"turtle": Turtle, "absent": absent}
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench").mkdir()
    (tmp_path / "bench" / "peers.py").write_text(PEER, encoding="utf-8")
    return tmp_path


def test_titles_are_listed() -> None:
    told = pelagos("titles").stdout

    assert "toy" in told
    assert "factions: one | two" in told
    assert "rounds: 8, or another number" in told


def test_titles_for_programs() -> None:
    (told,) = json.loads(pelagos("titles", "--json").stdout)

    assert told["name"] == "toy"
    assert told["seats"] == [2, 3]
    assert told["options"][0] == {"name": "factions", "default": "one", "choices": ["one", "two"]}


def test_no_titles_are_no_table() -> None:
    assert pelagos("titles", titles=()).stdout == "There are no titles here yet.\n"


def test_perft_counts_by_depth() -> None:
    told = json.loads(pelagos("perft", "toy", "--seats", "3", "--depth", "3", "--json").stdout)

    assert told["nodes"] == [perft(rules_for(TOY, 3).opening(), depth) for depth in (1, 2, 3)]
    assert str(told["nodes"][2]) in pelagos("perft", "toy", "--seats", "3", "--depth", "3").stdout
    assert refused(pelagos("perft", "toy", "--board", "moon"), "toy has no board “moon”; it has .")


def test_bench_measures_titles() -> None:
    told = json.loads(pelagos("bench", "--rounds", "1", "--slice", "0.01", "--json").stdout)

    assert told["compiled"] is COMPILED
    (row,) = told["engines"]
    assert row["engine"] == "toy, 3 seats"
    assert row["decision_us"] > 0
    assert row["copy_us"] > 0


@pytest.mark.usefixtures("checkout")
def test_bench_measures_against_peers() -> None:
    words = ("bench", "toy", "--seats", "2", "--against", "turtle", "--rounds", "2", "--slice", "0.01")
    ours, turtle = json.loads(pelagos(*words, "--json").stdout)["engines"]

    assert turtle["engine"] == "turtle"
    assert set(ours["ratios"]) == {"turtle"}
    assert "turtle" in pelagos(*words).stdout


@pytest.mark.usefixtures("checkout")
def test_bench_says_how_to_get_a_peer() -> None:
    absent = "The engine “absent” is not installed here; `make bench` installs it apart from Pelagos and measures."

    assert refused(pelagos("bench", "toy", "--against", "absent"), absent)
    assert refused(
        pelagos("bench", "toy", "--against", "hare"),
        "There is no engine “hare” to measure against; there is turtle, absent.",
    )


def test_bench_says_where_peers_live(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    where = Path("bench/peers.py")

    assert refused(
        pelagos("bench", "toy", "--against", "chess"),
        f"The engines to measure against stand in {where} of a checkout; run `make bench` there.",
    )


def test_the_median_counts_and_ratios_are_taken_round_by_round() -> None:
    ours, theirs = [Timing(1, 2), Timing(9, 2), Timing(3, 2)], [Timing(1, 1), Timing(3, 1), Timing(3, 4)]

    assert typical(ours) == Timing(3, 2)
    assert ratio(ours, theirs) == Timing(1, 2)
