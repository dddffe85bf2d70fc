"""Golden games replay to the digest after every answer; playthroughs are dumped again and compared."""

from __future__ import annotations

import pytest

from golden.differences import replayed
from golden.making import EVERY_TITLE, PLAYED, TESTS, golden_names, playthrough_text, reduced_rules, rules_by_variant
from pelagos.kernel.record import EXPECTATION, read_record
from pelagos.kernel.title import Rules

GOLDEN = [name for title in EVERY_TITLE for name, _, _ in golden_names(title)]
PLAYTHROUGHS = [
    (f"{title.name}-{name}", rules)
    for title in EVERY_TITLE
    for name, rules in (*rules_by_variant(title, short=True), *reduced_rules(title))
]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_replays(name: str) -> None:
    path = TESTS / "golden" / name
    expected = [line for line in read_record(path.read_text(encoding="utf-8")).lines if line.kind == EXPECTATION]

    play, difference = replayed(path)

    assert difference == ""
    assert play is not None
    assert play.over
    assert len(expected) > 10


def test_no_golden_game_is_forgotten() -> None:
    played = [name for names in PLAYED.values() for name in names]
    assert sorted(path.name for path in (TESTS / "golden").glob("*.game")) == sorted([*GOLDEN, *played])


@pytest.mark.parametrize("name", [name for names in PLAYED.values() for name in names])
def test_a_game_that_people_played_replays_to_its_end(name: str) -> None:
    play, difference = replayed(TESTS / "golden" / name)

    assert difference == ""
    assert play is not None
    assert play.over


@pytest.mark.parametrize(("name", "rules"), PLAYTHROUGHS, ids=[name for name, _ in PLAYTHROUGHS])
def test_a_playthrough_shows_the_same(name: str, rules: Rules) -> None:
    kept = (TESTS / "playthrough" / f"{name}.txt").read_text(encoding="utf-8")

    assert playthrough_text(rules) == kept
