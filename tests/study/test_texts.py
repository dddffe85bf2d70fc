"""Every figure, period and verdict of a report has a message, and there are no others."""

from __future__ import annotations

import pytest

from pelagos.games import TITLES
from pelagos.study.adapter import study_adapter
from pelagos.study.ledger import OTHER
from pelagos.study.turning_points import WORTH
from pelagos.texts import HOME
from texts.catalogue import written

pytestmark = pytest.mark.pure

VERDICTS = ("none", "usual", "good", "great", "poor", "awful")


def test_whatever_a_report_names_has_a_message_and_no_other_exists() -> None:
    adapters = [adapter for adapter in map(study_adapter, TITLES) if adapter is not None]
    figures = {f"study-figure-{figure.name}" for adapter in adapters for figure in adapter.figures}
    periods = {f"study-period-{title.paced.partition('-')[0]}" for title in TITLES}
    luck = {f"study-{what}-{word}" for what in ("dice", "wins") for word in VERDICTS}
    gold = {f"study-gold-{source}" for adapter in adapters if adapter.gold for source in adapter.gold.sources}
    turning = {f"study-turning-{kind}" for kind in WORTH}
    messages = {name: used for name, used in written(HOME, "study").items() if name.startswith("study-")}

    assert set(messages) == figures | periods | luck | gold | turning | {f"study-gold-{OTHER}"}
    assert {name for name, used in messages.items() if used} == periods | turning
