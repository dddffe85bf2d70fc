"""A creature may come last, with a figure or without: its file, its number and its line in the tuple are enough."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.legendary.ids import CREATURES, FIGURES, VERSION

pytestmark = pytest.mark.pure

ROOT: Final = Path(__file__).parents[2]
PLAYER: Final = Path(__file__).with_name("added_creatures.py")
RULES: Final = Path("pelagos/games/legendary")

BASILISK: Final = '''"""Basilisk, an invented card: every priestess of an opponent is gone."""

from typing import Final

from pelagos.games.legendary.creatures.creature import Creature
from pelagos.games.legendary.creatures.rob import Rob
from pelagos.games.legendary.creatures.use import ask
from pelagos.games.legendary.ids import BASILISK, VERSION, Faction
from pelagos.games.legendary.ops import give_priestesses
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.event import Kind

VENOM_SPAT: Final = Kind("venom-spat", "who:faction", "whom:faction", clause="X-1")


class Basilisk(Creature):
    def __init__(self) -> None:
        super().__init__(BASILISK, "basilisk", tasks=(SpitVenom,), events=(VENOM_SPAT,), since=VERSION)

    def play(self, g: Legendary, who: Faction) -> None:
        ask(g, BASILISK, SpitVenom(who))


class SpitVenom(Rob):
    def may_rob(self, g: Legendary, victim: Faction) -> bool:
        return g.priestesses[victim] > 0

    def rob(self, g: Legendary, victim: Faction) -> None:
        give_priestesses(g, victim, g.priestesses[victim])
        g.tell(VENOM_SPAT, self.who, victim)
'''
WYVERN: Final = '''"""Wyvern, an invented figure that does nothing in its land."""

from pelagos.games.legendary.creatures.figures import Figure
from pelagos.games.legendary.ids import VERSION, WYVERN


class Wyvern(Figure):
    def __init__(self) -> None:
        super().__init__(WYVERN, "wyvern", since=VERSION)
'''
IMPORTS: Final = """
from pelagos.games.legendary.creatures.basilisk import Basilisk
from pelagos.games.legendary.creatures.wyvern import Wyvern
"""
CHANGES: Final = (
    (
        "ids.py",
        f"CREATURES: Final = {CREATURES}\n",
        f"BASILISK: Final = {CREATURES}\nWYVERN: Final = {CREATURES + 1}\nCREATURES: Final = {CREATURES + 2}\n",
    ),
    ("ids.py", f")\nFIGURES: Final = {FIGURES}\n", f", WYVERN)\nFIGURES: Final = {FIGURES + 1}\n"),
    ("ids.py", f"VERSION: Final = {VERSION}\n", f"VERSION: Final = {VERSION + 1}\n"),
    ("creatures/__init__.py", "(),\n)", "(),\n    Basilisk(),\n    Wyvern(),\n)"),
    ("creatures/__init__.py", "\nCREATURE_CARDS", f"{IMPORTS}\nCREATURE_CARDS"),
)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources with both cards."""
    home = tmp_path_factory.mktemp("sources")
    for part in ("__init__.py", "kernel", "games"):
        origin = ROOT / "src" / "pelagos" / part
        goal = home / "pelagos" / part
        goal.parent.mkdir(exist_ok=True)
        if origin.is_dir():
            shutil.copytree(origin, goal, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(origin, goal)
    (home / RULES / "creatures" / "basilisk.py").write_text(BASILISK, encoding="utf-8")
    (home / RULES / "creatures" / "wyvern.py").write_text(WYVERN, encoding="utf-8")
    for name, old, new in CHANGES:
        text = (home / RULES / name).read_text(encoding="utf-8")
        assert text.count(old) == 1, (name, old)
        (home / RULES / name).write_text(text.replace(old, new), encoding="utf-8")
    return home


def test_both_are_drawn_played_saved_and_break_no_law(sources: Path) -> None:
    """L-5.4, L-15.0.3; saves of the version before have neither, and load."""
    done = subprocess.run(
        [
            sys.executable,
            str(Path(__file__).with_name("added_creatures.py")),
            str(ROOT / "tests" / "saves" / "legendary"),
        ],
        env={**os.environ, "PYTHONPATH": str(sources)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["creatures"] == ["basilisk", "wyvern"]
    events = " ".join(said["told"])
    assert "venom-spat" in events
    for told in ("figure-placed", "creature-kept", "figure-moved"):
        assert any(event.split()[0] == told and "wyvern" in event.split() for event in said["told"]), told
