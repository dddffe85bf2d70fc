"""Run the long tests, stage by stage; after an interruption go on with the first stage that has not passed.

What has passed is kept in build/soak/passed.json together with a digest of the sources: a change starts all over.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PASSED: Final = ROOT / "build" / "soak" / "passed.json"
SOURCES: Final = ("src", "tests", "tools", "pyproject.toml", "requirements/dev.lock")

PURE: Final = ("src", "tests")
COMPILED: Final = ("build/compiled", "tests")
BENCH: Final = str(ROOT / ".venv-bench" / "bin" / "python")


class Stage(NamedTuple):
    name: str
    path: tuple[str, ...]
    arguments: tuple[str, ...]
    passing: tuple[int, ...] = (0,)
    python: str = sys.executable
    environment: tuple[tuple[str, str], ...] = ()


def fuzz(title: str, path: tuple[str, ...], games: int, parts: int = 1, thorough: bool = False) -> tuple[Stage, ...]:
    """Random games under the laws, in parts short enough to lose one; the parts share no seed."""
    build = "compiled" if path is COMPILED else "pure"
    name = f"fuzz {title} {build}" + (" thorough" if thorough else "")
    words = (
        "-m",
        "toy",
        "fuzz",
        title,
        "--games",
        str(games // parts),
        *(("--thorough",) if thorough else ()),
        "--seed",
    )
    return tuple(Stage(f"{name} {part + 1}/{parts}", path, (*words, str(part * games))) for part in range(parts))


def mutants(title: str, count: int, *tests: str) -> Stage:
    """Random faults in a title's rules, each to be noticed by its clause and card tests."""
    folders = [f"tests/{title}/{folder}" for folder in tests]
    return Stage(
        f"mutants of {title}", PURE, ("tools/mutants.py", f"src/pelagos/games/{title}", *folders, "--count", str(count))
    )


def arena(title: str, *words: str, least: str, games: int = 1_000) -> Stage:
    """Settler against Novices; finished games are kept, so that an interruption costs one game."""
    name = " ".join(["arena", title, *words])
    out = f"build/soak/{'-'.join([title, *words]).replace('=', '-')}.jsonl"
    return Stage(
        name,
        COMPILED,
        ("-m", "pelagos", "arena", title, *words, "--games", str(games), "--least", least, "--out", out),
    )


def slow(name: str, *words: str) -> Stage:
    """Tests that `make test` has no time for. 5 is pytest's word for "none chosen"."""
    return Stage(name, PURE, ("-m", "pytest", "-q", "-m", "slow", *words), passing=(0, 5))


STAGES: Final = (
    *fuzz("toy", COMPILED, games=4_000, parts=4, thorough=True),
    *fuzz("toy", PURE, games=500, thorough=True),
    *fuzz("classic", COMPILED, games=2_000, parts=4),
    *fuzz("classic", COMPILED, games=40, thorough=True),
    *fuzz("classic", PURE, games=100),
    *fuzz("hellas", COMPILED, games=5_000, parts=5),
    *fuzz("hellas", COMPILED, games=100, thorough=True),
    *fuzz("legendary", COMPILED, games=2_000, parts=4),
    *fuzz("legendary", COMPILED, games=40, thorough=True),
    slow("slow tests", "--ignore=tests/e2e", "--ignore=tests/server/test_upgrades.py", "--hypothesis-profile=soak"),
    slow("upgrade drill", "tests/server/test_upgrades.py"),
    Stage(
        "the server on PostgreSQL",
        PURE,
        # Services that a test throws away without closing them leave a connection, of which the driver complains.
        ("-m", "pytest", "-q", "-W", "ignore::pytest.PytestUnraisableExceptionWarning", "tests/server"),
        environment=(("PELAGOS_TEST_DATABASE", "postgresql"),),
    ),
    # A browser driver keeps its own event loop: in one process no test of the server could run after it.
    slow("whole games in the browser", "tests/e2e"),
    Stage(
        "whole games of Settler",
        COMPILED,
        (
            "-m",
            "pytest",
            "-q",
            "-m",
            "slow",
            "-o",
            "pythonpath=build/compiled tests",
            "tests/bots/test_settler_games.py",
        ),
    ),
    Stage(
        "a part of the ladder again",
        COMPILED,
        ("-m", "pelagos", "ladder", "verify", "docs/ladder.jsonl", "--games", "24"),
    ),
    Stage("environments", COMPILED, ("tools/env_soak.py",)),
    Stage("a dataset of 10,000 games, twice", COMPILED, ("tools/dataset_soak.py",)),
    Stage("environments beside their peers", COMPILED, ("bench/envs.py", "--least", "3"), python=BENCH),
    Stage("lowest versions", PURE, ("tools/lowest_versions.py",)),
    Stage("load", COMPILED, ("bench/load.py", "--least", "0.35", "--least-wire", "0.18", "--most", "4"), python=BENCH),
    Stage("the first answer after a start", COMPILED, ("bench/restart.py", "--most", "2")),
    arena("hellas", "--bots", "settler,novice", least="1.4"),
    arena("classic", "--seats", "2", "--bots", "settler,novice", least="1.4"),
    arena("classic", "--seats", "4", "--bots", "settler,novice,novice,novice", least="1.6"),
    arena("legendary", "--option", "mode=duel", "--bots", "settler,novice", least="1.4"),
    arena("legendary", "--seats", "4", "--option", "mode=ffa4", "--bots", "settler,novice,novice,novice", least="1.6"),
    mutants("classic", 200, "clauses", "gods", "cards", "test_scenarios.py", "test_sketch.py"),
    mutants("hellas", 200, "clauses", "cards", "test_scenarios.py", "test_sketch.py"),
    mutants("legendary", 200, "clauses", "gods", "cards", "heroes", "boards", "test_scenarios.py", "test_sketch.py"),
)


def digest() -> str:
    """A digest of everything that could change an outcome."""
    total = hashlib.sha256(sys.version.encode())
    for name in SOURCES:
        path = ROOT / name
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                content = file.read_bytes()
                total.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return total.hexdigest()


def passed(sources: str) -> dict[str, float]:
    """The stages that these sources have passed, with the seconds they took."""
    try:
        kept = json.loads(PASSED.read_text(encoding="utf-8"))
    except (FileNotFoundError, json.JSONDecodeError):
        return {}
    return dict(kept["stages"]) if kept["sources"] == sources else {}


def keep(sources: str, stages: dict[str, float]) -> None:
    """Replace the file in one step: an interruption leaves the old one or the new one."""
    PASSED.parent.mkdir(parents=True, exist_ok=True)
    fresh = PASSED.with_suffix(".new")
    fresh.write_text(json.dumps({"sources": sources, "stages": stages}, indent=1) + "\n", encoding="utf-8")
    fresh.replace(PASSED)


def run(stage: Stage) -> float:
    """Run one stage and give the seconds it took; a failure ends the soak."""
    start = time.perf_counter()
    path = os.pathsep.join(str(ROOT / part) for part in stage.path)
    done = subprocess.run(
        [stage.python, *stage.arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path, **dict(stage.environment)},
        check=False,
    )
    if done.returncode not in stage.passing:
        sys.exit(f"{stage.name}: failed; `make soak` starts here next time")
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--again", action="store_true", help="run the stages that have passed, too")
    options = parser.parse_args()

    sources = digest()
    stages = {} if options.again else passed(sources)
    for stage in STAGES:
        if stage.name in stages:
            print(f"{stage.name}: passed earlier in {stages[stage.name]:.0f} s", flush=True)
            continue
        print(f"{stage.name}: {' '.join(stage.arguments)}", flush=True)
        stages[stage.name] = run(stage)
        keep(sources, stages)
        print(f"{stage.name}: passed in {stages[stage.name]:.0f} s", flush=True)


if __name__ == "__main__":
    main()
