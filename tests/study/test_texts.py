"""Every figure, period and verdict of a report has a message, and there are no others."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.study.adapters import ADAPTERS
from pelagos.texts import HOME
from texts.catalogue import written

pytestmark = pytest.mark.pure

VERDICTS = ("none", "usual", "good", "great", "poor", "awful")


def test_whatever_a_report_names_has_a_message_and_no_other_exists() -> None:
    figures = {f"study-figure-{figure.name}" for reading in ADAPTERS.values() for figure in reading.figures}
    periods = {f"study-period-{title.paced.partition('-')[0]}" for title in TITLES}
    luck = {f"study-{what}-{word}" for what in ("dice", "wins") for word in VERDICTS}
    messages = {name: used for name, used in written(HOME, "study").items() if name.startswith("study-")}

    assert set(messages) == figures | periods | luck
    assert {name for name, used in messages.items() if used} == periods
