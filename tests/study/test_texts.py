"""Every figure, period and verdict of a report has a message, and there are none that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pelagos.games import TITLES
from pelagos.study.adapter import study_adapter
from pelagos.study.ledger import OTHER
from pelagos.study.turning_points import WORTH
from pelagos.texts import HOME
from texts.catalogue import written

pytestmark = pytest.mark.pure

ROOT = Path(__file__).resolve().parents[2]
ASKING = ("web/src/pages/after*", "web/src/pages/after/*", "src/pelagos/cli/study*.py", "src/pelagos/study/*.py")
"""Where the account of a game is told."""
ASKED = re.compile(r"study-(?:[a-z-]|\$?\{[^}]*\})+")
VERDICTS = ("none", "usual", "good", "great", "poor", "awful")


def asked_for() -> list[re.Pattern[str]]:
    """The messages that page and terminal ask for by name; what is filled in is a word."""
    files = [path for pattern in ASKING for path in ROOT.glob(pattern) if path.is_file()]
    names = {name for path in files for name in ASKED.findall(path.read_text(encoding="utf-8"))}
    return [re.compile(re.sub(r"\$?\{[^}]*\}", "[a-z]+", name)) for name in sorted(names)]


def test_whatever_a_report_names_has_a_message_and_no_other_exists() -> None:
    adapters = [adapter for adapter in map(study_adapter, TITLES) if adapter is not None]
    figures = {f"study-figure-{figure.name}" for adapter in adapters for figure in adapter.figures}
    periods = {f"study-period-{title.paced.partition('-')[0]}" for title in TITLES}
    luck = {f"study-{what}-{word}" for what in ("dice", "wins") for word in VERDICTS}
    gold = {f"study-gold-{source}" for adapter in adapters if adapter.gold for source in adapter.gold.sources}
    turning = {f"study-turning-{kind}" for kind in WORTH}
    messages = {name: used for name, used in written(HOME, "study").items() if name.startswith("study-")}

    known = figures | periods | luck | gold | turning | {f"study-gold-{OTHER}"}

    assert known <= set(messages)
    assert [name for name in set(messages) - known if not any(ask.fullmatch(name) for ask in asked_for())] == []
    assert {name for name in known if messages[name]} == periods | turning
