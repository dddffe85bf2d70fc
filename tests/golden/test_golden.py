"""Golden games replay to the digest after every answer; playthroughs are dumped again and compared."""

from __future__ import annotations

import pytest

from golden.making import EVERY_TITLE, TESTS, golden_names, playthrough_text
from pelagos.kernel.record import EXPECTATION, read_record
from pelagos.kernel.scenario import replay, rules_of
from pelagos.kernel.title import Title

TITLES = {title.name: title for title in EVERY_TITLE}
GOLDEN = [name for title in EVERY_TITLE for name, _, _ in golden_names(title)]
PLAYTHROUGHS = [(title, seats) for title in EVERY_TITLE for seats in range(title.fewest, title.most + 1)]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays(name: str) -> None:
    record = read_record((TESTS / "golden" / name).read_text(encoding="utf-8"))

    play = replay(rules_of(record, TITLES), record)

    assert play.over
    assert len([line for line in record.lines if line.kind == EXPECTATION]) > 20


def test_no_golden_game_is_forgotten() -> None:
    assert sorted(path.name for path in (TESTS / "golden").glob("*.game")) == sorted(GOLDEN)


@pytest.mark.parametrize(("title", "seats"), PLAYTHROUGHS, ids=lambda part: getattr(part, "name", part))
def test_a_playthrough_shows_the_same(title: Title, seats: int) -> None:
    kept = (TESTS / "playthrough" / f"{title.name}-{seats}.txt").read_text(encoding="utf-8")

    assert playthrough_text(title, seats) == kept
