"""The fuzzer finds what was planted, and says the same on any number of processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.support import pelagos, refused
from laws.faults import Whisper
from pelagos.cli import fuzzer
from pelagos.cli.parallel import cases, played, setups
from pelagos.kernel.answer import Answer
from pelagos.kernel.event import Kind, Refusal
from pelagos.kernel.ids import Seat
from pelagos.kernel.position import Position
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Setup, rules_for
from pelagos.kernel.words import Vocabulary
from toy.auction import PayBids
from toy.flow import Begin
from toy.ids import SAY_DONE, SAY_PASS
from toy.position import Table, Toy
from toy.title import TASKS, VERBS, ToyTitle
from toy.title import TITLE as TOY

pytestmark = pytest.mark.usefixtures("elsewhere")


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Miscounting(Toy):
    """In the second round a barge too many comes into the world."""

    def clone(self) -> Miscounting:
        return self.copy_to(Miscounting(self.table))

    def earn(self, seat: Seat, coins: int) -> None:
        super().earn(seat, coins)
        if self.round == 2:
            self.supply[0] += 1


class MiscountingTitle(ToyTitle):
    def empty(self, table: Table) -> Toy:
        return Miscounting(table)


class Bankrupt(Toy):
    """In the second round income breaks down."""

    def clone(self) -> Bankrupt:
        return self.copy_to(Bankrupt(self.table))

    def earn(self, seat: Seat, coins: int) -> None:
        super().earn(seat, coins)
        if self.round == 2:
            raise ZeroDivisionError("no mint")


class BankruptTitle(ToyTitle):
    def empty(self, table: Table) -> Toy:
        return Bankrupt(table)


SULKY = Kind("sulky")
"""In no table of the toy."""


class Sulk(Choice[Toy]):
    """Refuses with a reason that stands in no table."""

    def seat(self, g: Toy) -> Seat:
        return 0

    def options(self, g: Toy, sheet: Sheet) -> None:
        sheet.add(SAY_PASS)
        sheet.add(SAY_DONE)

    def take(self, g: Toy, said: Answer) -> None:
        """Nothing comes of it."""

    def why_not(self, g: Toy, said: Answer) -> Refusal | None:
        return None if said.verb in (SAY_PASS, SAY_DONE) else Refusal(SULKY)


class SulkyTitle(ToyTitle):
    """Often asked before the game, so that a random phrase is tried there."""

    tasks = (*TASKS, Sulk)

    def begin(self, g: Position) -> None:
        assert isinstance(g, Toy)
        g.then(*[Sulk() for _ in range(60)], Begin())


class ForgetfulTitle(ToyTitle):
    """A task is in no table."""

    tasks = tuple(task for task in TASKS if task is not PayBids)


class SpeechlessTitle(ToyTitle):
    """A verb has no phrase."""

    def vocabulary(self, setup: Setup) -> Vocabulary:
        whole = super().vocabulary(setup)
        return Vocabulary(whole.domains.values(), [verb for verb in VERBS if verb.number != SAY_PASS])


class WhisperingTitle(ToyTitle):
    """Whoever pays tells something that stands in no table."""

    def empty(self, table: Table) -> Toy:
        return Whisper(table)


@pytest.mark.parametrize(
    ("title", "law", "sentence"),
    [
        (SulkyTitle(), "unlisted", "“sulky” stands in no table of the title."),
        (WhisperingTitle(), "unlisted", "“whispered” stands in no table of the title."),
        (ForgetfulTitle(), "unknown-task", "There is no task “PayBids”; did you mean one of these: Bid?"),
        (SpeechlessTitle(), "no-phrase", "Verb 1 has no phrase in the vocabulary."),
    ],
    ids=["refusal", "event", "task", "verb"],
)
def test_what_stands_in_no_table_is_found(title: ToyTitle, law: str, sentence: str) -> None:
    result = pelagos(
        "fuzz", "toy", "--games", "1", "--seats", "2", "--seed", "1", "--workers", "1", "--json", titles=(title,)
    )

    assert result.exit_code == 1
    (fault,) = json.loads(result.stdout)["faults"]
    assert (fault["law"], fault["detail"]) == (law, sentence)


def test_a_healthy_title_has_no_violations() -> None:
    result = pelagos("fuzz", "toy", "--games", "6", "--workers", "1")

    assert result.exit_code == 0
    last = result.stdout.splitlines()[-1]
    assert last.startswith("6 games, ")
    assert last.endswith(" decisions, 0 violations")
    assert not Path("build/fuzz").exists()


def test_thorough_games_look_at_every_decision() -> None:
    result = pelagos("fuzz", "toy", "--games", "1", "--seats", "2", "--thorough", "--workers", "1")

    assert result.exit_code == 0


def test_what_never_happened_is_listed() -> None:
    told = json.loads(pelagos("fuzz", "toy", "--games", "1", "--seats", "2", "--workers", "1", "--json").stdout)

    assert set(told["events"]) == {kind.name for kind in TOY.events}
    assert told["tasks"]["NameTaxed"] == 0
    assert told["tasks"]["DealPurse"] == 2
    assert sum(told["tasks"].values()) == told["decisions"]


def test_a_planted_violation_is_found_and_reproduced(elsewhere: Path) -> None:
    result = pelagos(
        *(
            "fuzz",
            "toy",
            "--games",
            "2",
            "--seats",
            "2",
            "--option",
            "factions=one",
            "--seed",
            "7",
            "--workers",
            "1",
            "--out",
            "found",
        ),
        titles=(MiscountingTitle(),),
    )

    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1].endswith(" 2 violations")
    assert sorted(path.name for path in Path("found").iterdir()) == ["toy-7-invariant.game", "toy-8-invariant.game"]
    text = Path("found/toy-7-invariant.game").read_text(encoding="utf-8")
    assert text.startswith("# invariant: The law “barges” does not hold: faction 0 has")
    assert "\n# fuzz toy --games 1 --seed 7 --seats 2 --option factions=one --option rounds=8\n" in text
    play = replay(rules_for(TOY, 2), read_record(text))
    assert isinstance(play.g, Toy)
    assert play.g.round == 2


def test_a_crash_is_a_violation(elsewhere: Path) -> None:
    result = pelagos("fuzz", "toy", "--games", "1", "--workers", "1", "--json", titles=(BankruptTitle(),))

    assert result.exit_code == 1
    (fault,) = json.loads(result.stdout)["faults"]
    assert fault["law"] == "crash"
    assert fault["detail"] == "ZeroDivisionError: no mint"
    again = pelagos("check", fault["record"], titles=(BankruptTitle(),))
    assert "The rules broke down with ZeroDivisionError: no mint." in again.stdout


def test_a_game_that_does_not_end_is_a_violation(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fuzzer, "ENDLESS", 5)

    result = pelagos("fuzz", "toy", "--games", "1", "--workers", "1")

    assert result.exit_code == 1
    assert "endless: The game did not end within 5 decisions. See build/fuzz/toy-0-endless.game." in result.stdout


def test_the_number_of_processes_changes_nothing() -> None:
    asked = cases(setups(TOY, None, "", {}), 20, seed=3)

    alone = [game for chunk in played(TOY, asked, thorough=False, workers=1) for game in chunk]
    together = [game for chunk in played(TOY, asked, thorough=False, workers=2) for game in chunk]

    assert alone == together


def test_setups_go_round_all_seats_and_choices() -> None:
    found = [(setup.seats, setup.options["factions"]) for setup in setups(TOY, None, "", {})]

    assert found == [(2, "one"), (2, "two"), (3, "one"), (3, "two")]
    assert [setup.options["rounds"] for setup in setups(TOY, 2, "", {"rounds": "3", "factions": "two"})] == ["3"]


def test_what_cannot_be_fuzzed() -> None:
    assert refused(pelagos("fuzz", "go"), "There is no title “go”; there is toy.")
    assert refused(pelagos("fuzz", "toy", "--seats", "7"), "toy is for 2 to 3 seats, not for 7.")
    assert refused(pelagos("fuzz", "toy", "--option", "wind=n"), "toy has no option “wind”; it has factions, rounds.")


def test_records_need_a_folder_to_go_to(elsewhere: Path) -> None:
    (elsewhere / "taken").write_text("", encoding="utf-8")

    result = pelagos("fuzz", "toy", "--games", "1", "--workers", "1", "--out", "taken", titles=(MiscountingTitle(),))

    assert refused(result, "taken cannot be written: File exists.")
