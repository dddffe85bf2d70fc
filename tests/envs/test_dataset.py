"""Datasets: the same bytes on any number of workers and in any order, complete after an interruption, readable."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import pyarrow.parquet as pq
import pytest

from pelagos.bots.executor import Executor, LocalProcesses
from pelagos.bots.roster import UnknownBot
from pelagos.envs.catalogue import UnknownEnv, env_named
from pelagos.envs.dataset import load
from pelagos.envs.dataset.folder import write_dataset
from pelagos.envs.dataset.request import BadDataset, DatasetRequest, ShardJob
from pelagos.envs.dataset.shard import make_shard
from pelagos.envs.dataset.tables import COLUMNS, DECISIONS, GAMES, TABLES, schema_of
from pelagos.games import TITLES
from pelagos.kernel.codec import digest
from pelagos.kernel.record import read_record
from pelagos.kernel.scenario import replay, rules_of
from tools.sample_data import SAMPLE, request

TINY: Final = DatasetRequest("pelagos/classic_tiny-v0", ("novice", "uniform"), games=9, seed=7, shard=4)
FOLDER: Final = Path(__file__).parents[2] / "data" / "sample"
MOST_BYTES: Final = 3_000_000
BY_NAME: Final = {title.name: title for title in TITLES}

Item = TypeVar("Item")
Done = TypeVar("Done")


class Backwards(Executor):
    """Does the last job first."""

    def done(self, job: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[tuple[int, Done]]:
        for place in reversed(range(len(items))):
            yield place, job(items[place])


class Interrupted(Executor):
    """Is stopped after one job."""

    def done(self, job: Callable[[Item], Done], items: Sequence[Item]) -> Iterator[tuple[int, Done]]:
        yield 0, job(items[0])
        raise KeyboardInterrupt


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dataset") / "tiny"
    assert write_dataset(folder, TINY, LocalProcesses(1)) == 0
    return folder


def rows(folder: Path, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = load.arrow(folder, table).to_pylist()
    return found


# the same bytes


@pytest.mark.parametrize("executor", [LocalProcesses(2), Backwards()], ids=["two workers", "backwards"])
def test_the_bytes_do_not_hang_on_who_makes_them(made: Path, tmp_path: Path, executor: Executor) -> None:
    write_dataset(tmp_path / "again", TINY, executor)

    assert contents(tmp_path / "again") == contents(made)


def test_another_seed_gives_other_games(made: Path) -> None:
    other = make_shard(ShardJob(TINY._replace(seed=8).checked(), 0))

    assert other["records/00000.zip"] != (made / "records" / "00000.zip").read_bytes()


def test_after_an_interruption_the_rest_is_made(made: Path, tmp_path: Path) -> None:
    folder = tmp_path / "cut"
    with pytest.raises(KeyboardInterrupt):
        write_dataset(folder, TINY, Interrupted())
    (folder / "games" / "00001.parquet").write_bytes(b"half")
    told: list[int] = []

    assert write_dataset(folder, TINY, LocalProcesses(1), told.append) == 4
    assert told == [4, 4, 1]
    assert contents(folder) == contents(made)
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*")}
    assert write_dataset(folder, TINY, LocalProcesses(1)) == 9
    assert {path: path.stat().st_mtime_ns for path in folder.rglob("*")} == before


# what is in it


def test_the_records_replay_to_the_ends_that_the_table_tells(made: Path) -> None:
    games = rows(made, GAMES)
    told = list(load.records(made))

    assert [row["game"] for row in games] == list(range(9))
    assert [row["seed"] for row in games] == list(range(7, 16))
    for row, text in zip(games, told, strict=True):
        record = read_record(text)
        play = replay(rules_of(record, BY_NAME), record)
        assert play.over
        assert list(play.g.result or ()) == row["ranks"]
        assert len(play.log) == row["answers"]
        assert digest(play.rules, play.g) == row["digest"]
        assert sum(row["rewards"]) == 0


def test_bots_move_one_seat_on(made: Path) -> None:
    assert [row["bots"] for row in rows(made, GAMES)[:2]] == [["novice@2", "uniform@1"], ["uniform@1", "novice@2"]]


def test_decisions_are_options_that_were_offered(made: Path) -> None:
    actions = env_named(TINY.env).actions
    for row in rows(made, DECISIONS):
        assert row["options"][row["chosen"]] == row["action"]
        assert actions.phrase(row["action"]) == row["phrase"]
        assert (row["seat"] == -1) == (row["chance"] is not None) == (row["rank"] == 0) == (row["reward"] is None)
        if row["chance"] is not None:
            assert row["chance"] == 1 / len(row["options"])


def test_outcomes_are_those_of_the_game(made: Path) -> None:
    games = {row["game"]: row for row in rows(made, GAMES)}
    counts = dict.fromkeys(games, 0)
    for row in rows(made, DECISIONS):
        if row["seat"] >= 0:
            counts[row["game"]] += 1
            assert row["rank"] == games[row["game"]]["ranks"][row["seat"]]
            assert row["reward"] == games[row["game"]]["rewards"][row["seat"]]
    assert counts == {game: row["decisions"] for game, row in games.items()}


def test_positions_are_what_the_seats_saw(made: Path) -> None:
    seen = list(load.positions(made))
    asked = [row for row in rows(made, DECISIONS) if row["seat"] >= 0]

    assert [(each.game, each.seat, each.action) for each in seen] == [
        (row["game"], row["seat"], row["action"]) for row in asked
    ]
    for each, row in zip(seen, asked, strict=True):
        assert each.observation[each.seat] == 1
        assert sorted(row["options"]) == [int(action) for action in each.mask.nonzero()[0]]


@pytest.mark.parametrize(
    ("package", "loader"), [("pandas", load.pandas), ("polars", load.polars), ("datasets", load.hugging_face)]
)
def test_the_packages_that_are_installed_read_it(made: Path, package: str, loader: Callable[..., Any]) -> None:
    pytest.importorskip(package)
    found = loader(made, GAMES)

    assert len(found.collect() if package == "polars" else found) == 9


def test_torch_reads_it(made: Path) -> None:
    data = pytest.importorskip("torch.utils.data")
    batch = next(iter(data.DataLoader(load.torch(made), batch_size=4)))

    assert batch["observation"].shape == (4, env_named(TINY.env).layout.size)


def test_every_column_says_what_it_means(made: Path) -> None:
    card = (made / "README.md").read_text(encoding="utf-8")
    for table in TABLES:
        kept = load.arrow(made, table).schema
        assert kept.names == list(COLUMNS[table])
        for field in schema_of(table):
            meaning = (field.metadata or {})[b"meaning"].decode()
            assert (kept.field(field.name).metadata or {})[b"meaning"].decode() == meaning
            assert f"| {meaning} |" in card
            assert "(" not in meaning
    assert "<" not in card.partition("\n# ")[2]


def test_no_time_of_writing_is_in_it(made: Path) -> None:
    with zipfile.ZipFile(made / "records" / "00000.zip") as archive:
        assert {info.date_time for info in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


# what is refused


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"bots": ()}, "bots-for-seats"),
        ({"bots": ("novice",) * 3}, "bots-for-seats"),
        ({"games": 0}, "no-games"),
        ({"shard": 0}, "no-games"),
        ({"seed": -1}, "no-games"),
    ],
)
def test_what_cannot_be_made(tmp_path: Path, change: dict[str, Any], code: str) -> None:
    with pytest.raises(BadDataset, match=code):
        write_dataset(tmp_path / "x", TINY._replace(**change), LocalProcesses(1))
    assert not (tmp_path / "x").exists()


def test_unknown_names(tmp_path: Path) -> None:
    with pytest.raises(UnknownEnv):
        write_dataset(tmp_path / "x", TINY._replace(env="pelagos/chess-v0"), LocalProcesses(1))
    with pytest.raises(UnknownBot):
        write_dataset(tmp_path / "x", TINY._replace(bots=("kasparov",)), LocalProcesses(1))


def test_a_folder_is_for_one_dataset(made: Path, tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match="other-dataset"):
        write_dataset(made, TINY._replace(games=10), LocalProcesses(1))
    (tmp_path / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BadDataset, match="folder-not-empty"):
        write_dataset(tmp_path, TINY, LocalProcesses(1))
    with pytest.raises(BadDataset, match="unwritable"):
        write_dataset(tmp_path / "notes.txt" / "x", TINY, LocalProcesses(1))


def test_what_cannot_be_read(made: Path, tmp_path: Path) -> None:
    with pytest.raises(BadDataset, match=r"is no dataset: it has no dataset\.json"):
        load.arrow(tmp_path, GAMES)
    with pytest.raises(BadDataset, match="There is no table “moves”; there is games, decisions"):
        load.arrow(made, "moves")
    (tmp_path / "dataset.json").write_text(json.dumps({"format": 9}), encoding="utf-8")
    with pytest.raises(BadDataset, match="is of format 9"):
        load.arrow(tmp_path, GAMES)


# the sample in the repository


@pytest.mark.pure
@pytest.mark.parametrize("name", SAMPLE)
def test_the_sample_is_what_its_request_says(name: str) -> None:
    told = load.manifest(FOLDER / name)

    assert told == {**request(name).checked().plain(), "pelagos": told["pelagos"]}
    assert load.arrow(FOLDER / name, GAMES).num_rows == SAMPLE[name] == len(list(load.records(FOLDER / name)))


@pytest.mark.pure
def test_the_sample_is_made_by_these_sources(tmp_path: Path) -> None:
    """One shard of the smallest: the records to the byte, the tables row by row, since pyarrow may be another."""
    folder = FOLDER / "classic_tiny"
    made = make_shard(ShardJob(request("classic_tiny").checked(), 1))

    assert made["records/00001.zip"] == (folder / "records" / "00001.zip").read_bytes()
    for table in TABLES:
        (tmp_path / table).write_bytes(made[f"{table}/00001.parquet"])
        assert pq.read_table(tmp_path / table).equals(pq.read_table(folder / table / "00001.parquet"))


@pytest.mark.pure
def test_the_sample_is_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.rglob("*") if path.is_file()) < MOST_BYTES
