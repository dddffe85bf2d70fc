"""Novice plays simply, not foolishly."""

from __future__ import annotations

import pytest

from bots.foolish_deeds import JUDGES, counted, wins

GAMES = 3


@pytest.mark.parametrize("title", list(JUDGES))
def test_novice_does_nothing_foolish(title: str) -> None:
    found = counted(title, "novice", GAMES)

    assert found["answers"] > 100
    assert {kind: count for kind, count in found.items() if kind != "answers"} == {}


@pytest.mark.parametrize("title", list(JUDGES))
def test_the_first_novice_did(title: str) -> None:
    """The judges of deeds see what they are there for."""
    found = counted(title, "novice@1", 1)

    assert sum(found.values()) - found["answers"] > 3


@pytest.mark.slow
@pytest.mark.parametrize("title", list(JUDGES))
def test_novice_does_nothing_foolish_in_many_games(title: str) -> None:
    found = counted(title, "novice", 60, first=100)

    assert {kind: count for kind, count in found.items() if kind != "answers"} == {}


@pytest.mark.slow
@pytest.mark.parametrize("title", list(JUDGES))
def test_settler_beats_novice_clearly(title: str) -> None:
    won, lost = wins(title, "settler", "novice", 6)

    assert won >= 5 > lost
