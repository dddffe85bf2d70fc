"""Plant random faults in a package, one at a time, and see whether the tests notice.

Usage: python tools/mutants.py src/pelagos/games/classic tests/classic/clauses tests/classic/cards … --count 200

The tests must pass on the sources as they are; how long that takes decides when a run counts as hung. A hung run is
reported apart: an endless loop is a fault that the tests notice, a slow machine is not.

A mutant changes one comparison, sum, number, condition or statement of a copy of the sources; the tests that are
named run on that copy until the first failure. Finished mutants are kept in build/mutants, so that a run that was
interrupted goes on where it stopped. Docstrings, annotations and `why_not` explanations are not spared.
"""

from __future__ import annotations

import argparse
import ast
import copy
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, cast

ROOT: Final = Path(__file__).resolve().parent.parent
PATIENCE: Final = 4
"""A run is hung when it takes so many times as long as the tests take without a fault."""
KILLED: Final = "killed"
HUNG: Final = "hung"
SURVIVED: Final = "survived"

SWAPS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Site:
    """A place where a fault can be planted: the file, the number of the node in it, and what is done there."""

    def __init__(self, path: Path, node: int, line: int, what: str) -> None:
        self.path = path
        self.node = node
        self.line = line
        self.what = what

    def name(self) -> str:
        return f"{self.path.relative_to(ROOT).as_posix()}:{self.line} {self.what} #{self.node}"


def sites(path: Path) -> list[Site]:
    """Every fault one file offers."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[Site] = []
    for number, node in enumerate(ast.walk(tree)):
        what = fault(node)
        if what and hasattr(node, "lineno"):
            found.append(Site(path, number, node.lineno, what))
    return found


def fault(node: ast.AST) -> str:
    """What can be done to a node, or nothing."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in SWAPS:
        return "compare"
    if isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
        return "operator"
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return "number"
    if isinstance(node, ast.If | ast.While | ast.IfExp):
        return "condition"
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        return "call removed"
    return ""


def mutated(site: Site) -> str:
    """The source with the fault."""
    tree = ast.parse(site.path.read_text(encoding="utf-8"))
    node = list(ast.walk(tree))[site.node]
    if isinstance(node, ast.Compare):
        node.ops[0] = cast("ast.cmpop", SWAPS[type(node.ops[0])]())
    elif isinstance(node, ast.BinOp | ast.AugAssign | ast.BoolOp) and type(node.op) in SWAPS:
        node.op = cast("Any", SWAPS[type(node.op)]())
    elif isinstance(node, ast.Constant):
        node.value = cast("int", node.value) + 1
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        node.test = ast.UnaryOp(ast.Not(), copy.deepcopy(node.test))
    elif isinstance(node, ast.Expr):
        node.value = ast.Constant(None)
    return ast.unparse(ast.fix_missing_locations(tree))


def fate_of(site: Site, tests: list[str], patience: float) -> str:
    """Do the tests fail on the mutant? Those that bear its file's name are asked first."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=shutil.ignore_patterns("__pycache__"))
        (Path(folder) / site.path.relative_to(ROOT)).write_text(mutated(site), encoding="utf-8")
        near = namesakes(site.path, tests)
        fate = verdict(folder, near, patience) if near else SURVIVED
        return fate if fate != SURVIVED else verdict(folder, tests, patience)


def namesakes(path: Path, tests: list[str]) -> list[str]:
    """Test files named after a source file, by the first letters."""
    stem = path.stem[:6]
    files = [file for name in tests for file in sorted((ROOT / name).rglob("test_*.py"))]
    return [str(file.relative_to(ROOT)) for file in files if stem in file.stem]


def verdict(folder: str, tests: list[str], patience: float) -> str:
    environment = {**os.environ, "PELAGOS_BUILD": "pure", "PYTHONDONTWRITEBYTECODE": "1"}
    path = f"pythonpath={folder}/src {ROOT / 'tests'}"
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-o", path, *tests]
    try:
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=patience, check=False)
    except subprocess.TimeoutExpired:
        return HUNG
    return SURVIVED if done.returncode == 0 else KILLED


def patience_for(tests: list[str], jobs: int) -> float:
    """How long a run may take; all jobs run at once, since that is how the mutants run."""
    start = time.monotonic()
    with ThreadPoolExecutor(jobs) as pool:
        found = list(pool.map(lambda _: verdict(str(ROOT), tests, 3600), range(jobs)))
    if set(found) != {SURVIVED}:
        sys.exit("the tests fail without any fault: mend that first")
    return PATIENCE * (time.monotonic() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("package", type=Path)
    parser.add_argument("tests", nargs="+")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()

    files = sorted(options.package.resolve().rglob("*.py"))
    every = [site for path in files for site in sites(path)]
    chosen = random.Random(options.seed).sample(every, min(options.count, len(every)))
    sources = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:12]
    log = ROOT / "build" / "mutants" / f"{options.package.name}-{sources}-{options.seed}.jsonl"
    log.parent.mkdir(parents=True, exist_ok=True)
    done = {row["site"]: row["fate"] for row in map(json.loads, log.read_text().splitlines())} if log.exists() else {}
    patience = patience_for(options.tests, options.jobs)

    def run(site: Site) -> None:
        if site.name() not in done:
            done[site.name()] = fate_of(site, options.tests, patience)
            with log.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"site": site.name(), "fate": done[site.name()]}) + "\n")

    with ThreadPoolExecutor(options.jobs) as pool:
        list(pool.map(run, chosen))
    fates = {fate: sorted(site.name() for site in chosen if done[site.name()] == fate) for fate in (HUNG, SURVIVED)}
    for fate, names in fates.items():
        print(*[f"{fate} {name}" for name in names], sep="\n")
    killed = len(chosen) - len(fates[HUNG]) - len(fates[SURVIVED])
    print(f"{killed} of {len(chosen)} mutants killed, {len(fates[HUNG])} hung ({len(every)} possible)")


if __name__ == "__main__":
    main()
