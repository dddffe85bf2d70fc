"""Build kernel, games, bots, tables, environments, the toy and the way of a move with mypyc, beside no source.

An extension module shadows the source it was made from, so the compiled tree is a copy of the sources with the
extension modules added: put build/compiled first on the path to use it. Nothing is built while sources, tools and
interpreter stay the same.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.metadata
import os
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent.parent
TREE: Final = ROOT / "build" / "compiled"
STAMP: Final = ".stamp"

# Where the packages of the compiled tree come from.
PACKAGES: Final = {"pelagos": ROOT / "src" / "pelagos", "toy": ROOT / "tests" / "toy"}

# What is compiled: files of the compiled tree, and all that lies in a folder.
COMPILED: Final = (
    "pelagos/kernel/**/*.py",
    "pelagos/games/**/*.py",
    "pelagos/bots/**/*.py",
    "pelagos/table/**/*.py",
    "pelagos/envs/actions.py",
    "pelagos/envs/adapter.py",
    "pelagos/envs/classic.py",
    "pelagos/envs/game.py",
    "pelagos/envs/hellas.py",
    "pelagos/envs/layout.py",
    "pelagos/envs/legendary.py",
    "pelagos/envs/rows.py",
    "pelagos/envs/stepper.py",
    "pelagos/server/commands.py",
    "pelagos/server/tables.py",
    "pelagos/server/jobs.py",
    "pelagos/server/hub.py",
    "pelagos/server/live_table.py",
    "pelagos/server/rate_limits.py",
    "pelagos/server/sockets.py",
    "pelagos/server/store/change.py",
    "pelagos/server/store/fast_writes.py",
    "pelagos/server/wire.py",
    "toy/**/*.py",
)

# What is not, and why. A path that matches nothing is an error, so that this table stays true.
EXCLUDED: Final = {
    "pelagos/bots/bot_process.py": "starts processes, and waits for them most of the time",
    "pelagos/bots/engine/client.py": "starts processes, and waits for them most of the time",
    "pelagos/bots/executor.py": "starts processes, and waits for them most of the time",
    "pelagos/bots/match_pool.py": "starts processes, and waits for them most of the time",
    "toy/__main__.py": "run by `python -m`, which wants a plain source file",
}

EXTENSION: Final[str] = sysconfig.get_config_var("EXT_SUFFIX")

# mypyc puts the code of all modules into one library; the modules themselves are shims that load it.
GROUP: Final = "pelagos"
LIBRARY: Final = f"{GROUP}__mypyc{EXTENSION}"


def copied(packages: Iterable[str]) -> dict[str, Path]:
    """Every file of the compiled tree that is a copy, and its source."""
    return {
        (name / path.relative_to(source)).as_posix(): path
        for name, source in ((Path(name), PACKAGES[name]) for name in packages)
        for path in sorted(source.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def compiled(files: dict[str, Path]) -> list[str]:
    """The files of the compiled tree that become extension modules."""
    packages = {path.partition("/")[0] for path in files}
    idle = [path for path in EXCLUDED if path not in files and path.partition("/")[0] in packages]
    if idle:
        sys.exit(f"tools/compile.py excludes what does not exist: {', '.join(idle)}")
    return sorted(
        path for path in files if path not in EXCLUDED and any(_matches(path, pattern) for pattern in COMPILED)
    )


def _matches(path: str, pattern: str) -> bool:
    folder, everything, name = pattern.partition("/**/*")
    return path.startswith(f"{folder}/") and path.endswith(name) if everything else path == pattern


def tools() -> str:
    """A digest of what compiles: interpreter, packages, settings, this file."""
    packages = [f"{name} {importlib.metadata.version(name)}" for name in ("librt", "mypy", "setuptools")]
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mypy"]
    parts = (sys.version, EXTENSION, packages, settings, Path(__file__).read_text(encoding="utf-8"))
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def key(files: dict[str, Path]) -> str:
    """A digest of everything the outcome depends on."""
    digest = hashlib.sha256(tools().encode())
    for name, path in files.items():
        content = path.read_bytes()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def stale(tree: Path, files: dict[str, Path], modules: list[str], wanted: str) -> bool:
    """Whether the compiled tree is missing, incomplete or of other sources."""
    stamp = tree / STAMP
    if not stamp.is_file() or stamp.read_text() != wanted:
        return True
    return not all((tree / path).is_file() for path in [*files, *built(modules)])


def built(modules: list[str]) -> list[str]:
    """The files that compiling adds to the tree."""
    return [LIBRARY, *(path.removesuffix(".py") + EXTENSION for path in modules)]


def lay_out(tree: Path, files: dict[str, Path], modules: list[str]) -> None:
    """Copy the sources; remove what no source accounts for, extension modules of vanished sources above all."""
    keep = {*files, *built(modules)}
    for path in sorted(tree.rglob("*"), reverse=True):
        name = path.relative_to(tree).as_posix()
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif name not in keep:
            path.unlink()
    for name, source in files.items():
        target = tree / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.is_file() or target.read_bytes() != source.read_bytes():
            shutil.copyfile(source, target)


def build(tree: Path, modules: list[str], jobs: int) -> None:
    """Type-check, translate to C and compile; mypyc ends the process itself when the types are wrong."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    # Object files made by other tools must not be taken for fresh.
    work = tree.with_name("mypyc" if tree == TREE else f"{tree.name}-mypyc")
    made_by = work / "made-by"
    if not made_by.is_file() or made_by.read_text() != tools():
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir(parents=True)
        made_by.write_text(tools())
    os.chdir(tree)
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={work / 'cache'}", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        target_dir=str(work / "c"),
        group_name=GROUP,
    )
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib = str(tree)
    command.build_temp = str(work / "objects")
    command.parallel = jobs
    command.ensure_finalized()
    share_out(command, work, jobs)
    command.run()


def share_out(command: Any, work: Path, jobs: int) -> None:
    """Let setuptools compile the C files of one library side by side, and only those that are out of date."""
    build_extensions = command.build_extensions

    def with_pool() -> None:
        compile_files = command.compiler.compile
        headers = max((path.stat().st_mtime for path in work.rglob("*.h")), default=0.0)

        def compile_file(source: str, options: dict[str, Any]) -> str:
            target: str = command.compiler.object_filenames([source], output_dir=options["output_dir"])[0]
            newest = max(headers, Path(source).stat().st_mtime)
            if not Path(target).is_file() or Path(target).stat().st_mtime < newest:
                compile_files([source], **options)
            return target

        with ThreadPoolExecutor(jobs) as pool:
            command.compiler.compile = lambda sources, **options: list(
                pool.map(compile_file, sources, [options] * len(sources))
            )
            build_extensions()

    command.build_extensions = with_pool


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="build nothing; exit 1 if the compiled tree is stale")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="C compilers to run at once")
    parser.add_argument("--out", type=Path, default=TREE, help="where the compiled tree is built")
    parser.add_argument("--packages", nargs="+", choices=PACKAGES, default=list(PACKAGES), help="all unless named")
    options = parser.parse_args()

    tree: Path = options.out.resolve()
    start = time.perf_counter()
    files = copied(options.packages)
    modules = compiled(files)
    wanted = key(files)
    if not stale(tree, files, modules, wanted):
        print(f"{tree.name} is up to date ({len(modules)} modules)")
        return
    if options.check:
        sys.exit(f"{tree.name} is stale: run `make compile`")
    (tree / STAMP).unlink(missing_ok=True)
    lay_out(tree, files, modules)
    build(tree, modules, options.jobs)
    (tree / STAMP).write_text(wanted)
    print(f"compiled {len(modules)} modules into {tree} in {time.perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
