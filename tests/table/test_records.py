"""Records: out as far as one may know, in within limits."""

from __future__ import annotations

import pytest

from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.record import SECRET as HIDDEN
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.scenario import verify
from pelagos.table.errors import BadImport, Refused
from pelagos.table.records import MOST_LINES, MOST_RECORD_LETTERS, import_record, record_for
from table.setting import ALL, RULES, SECRET, game, reloaded, saved, seated, started, wander, whole


@pytest.mark.parametrize("name", sorted(RULES))
def test_a_finished_game_is_whole_and_can_be_verified(name: str) -> None:
    table = started(name)
    wander(table, Rng(1), 4000)
    record = read_record(record_for(table, SPECTATOR))

    assert table.phase == "over"
    assert record.secret == SECRET.hex()
    assert verify(table.rules, record).g.result == game(table).g.result
    assert all(line.text != HIDDEN for line in record.lines)


def test_of_a_running_game_a_viewer_gets_what_they_may_know() -> None:
    table = started("toy")
    wander(table, Rng(1), 5)
    texts = {viewer: record_for(table, viewer) for viewer in table.rules.viewers()}

    assert all(f"commit {table.commit}" in text and "secret" not in text for text in texts.values())
    assert all(f" {HIDDEN}\n" in text for text in texts.values())
    assert len(set(texts.values())) == 4


def test_what_lines_cannot_say_is_said_in_remarks() -> None:
    table = started("toy")
    table.resign(0, 1)
    table.propose(1, "end", 2)
    table.vote(2, True, 2)
    text = record_for(table, 1)

    assert text.endswith("# a resigned\n# ended: agreed\n")
    read_record(text)


def test_before_the_start_there_is_no_record() -> None:
    with pytest.raises(Refused, match="not-started"):
        record_for(seated(), 0)


def test_a_finished_record_is_shown() -> None:
    table = started("hellas")
    wander(table, Rng(1), 4000)
    shown = import_record(record_for(table, 0), ALL, "eva", SECRET)

    assert shown.phase == "over"
    assert shown.ending is not None
    assert shown.ending.places == list(game(table).g.result or ())
    assert record_for(shown, 0).startswith("pelagos 1\ntitle hellas")
    assert "commit" not in record_for(shown, 0)
    assert saved(reloaded(shown)) == saved(shown)


def test_an_unfinished_record_goes_on_when_all_sit() -> None:
    first = started("classic-4")
    wander(first, Rng(1), 4000)
    text = record_for(first, 0)
    lines = [line for line in text.splitlines() if not line.startswith(("commit", "nonce", "secret"))]
    table = import_record("\n".join(lines[:80]), ALL, "u0", SECRET)
    said = len(game(table).log)
    assert saved(reloaded(table)) == saved(table)
    for seat in range(4):
        table.sit(seat, f"u{seat}", f"N{seat}")
    table.start("u0", 0)

    assert table.phase == "running"
    assert len(game(table).log) >= said
    assert whole(table, 0)["table"]["seal"]["whole"] is False
    wander(table, Rng(2), 4000)
    assert table.phase == "over"
    assert "commit" not in record_for(table, 0)


def test_records_that_are_too_big_described_or_redacted_are_not_let_in() -> None:
    table = started("toy")
    wander(table, Rng(1), 5)
    head = "pelagos 1\ntitle toy 1\nseats 2\n"

    for text, code in (
        ("#" * (MOST_RECORD_LETTERS + 1), "record-too-long"),
        ("\n" * (MOST_LINES + 1), "record-too-many-lines"),
        (head + "position\n  purse a 5\nend\n", "described-start"),
    ):
        with pytest.raises(BadImport, match=code):
            import_record(text, ALL, "eva", SECRET)
    with pytest.raises(BadRecord, match="secret-line"):
        import_record(record_for(table, 0), ALL, "eva", SECRET)
