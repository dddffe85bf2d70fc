"""Build the offline site: the page, Python for browsers, Pelagos and what it needs, into build/offline.

Any web host can serve the folder; nothing is fetched from elsewhere when it runs. Everything comes from npm's lock
file, from the pinned environment, from one pinned wheel for browsers, or from the sources.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import msgspec

from pelagos import __version__
from pelagos.games import TITLES
from pelagos.primer.primer import primer_of
from pelagos.server.replies.lobby import title_facts
from pelagos.server.replies.page_files import joined, sentence_files, sentences_of
from pelagos.server.replies.primer import THEMES, section_picture
from pelagos.texts import LANGUAGES
from pelagos.texts.rulebook import rulebook

ROOT: Final = Path(__file__).resolve().parent.parent
OUT: Final = ROOT / "build" / "offline"
SOURCES: Final = ROOT / "src" / "pelagos"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WHEELS: Final = ROOT / "build" / "offline-wheels"
LOCK: Final = ROOT / "requirements" / "offline.lock"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PACKAGES: Final = ("babel", "fluent.syntax", "markdown-it-py", "mdurl", "mypy_extensions", "typing_extensions")
"""Pure packages, as the pinned environment has them."""
LAYERS: Final = (
    "adapters.py", "kernel", "games", "texts", "tournaments", "lessons", "primer", "puzzles", "analysis",
    "sketches", "pictures", "bots", "table", "study", "coach", "api", "server", "offline",
)  # fmt: skip
NOT_CARRIED: Final = ("server/page", "server/notices", "server/moderation", "server/store/migrations", "server/routes")
"""What only a server has; offline imports none of it, which the import contract sees to."""
LIST: Final = "files.json"
NAMED: Final = "self.VERSION = "
RULES: Final = (".md", ".digests")
"""The rules pages, and what their translations were made from."""
UNUSED: Final = (".svg", ".pyc")
"""Drawings are in the page already."""


def carried_sources() -> Iterator[tuple[str, bytes]]:
    """Our own package: every layer that the engine may import, the rules pages, and what marks it as ours."""
    yield "pelagos/__init__.py", f'"""Pelagos, carried by a page."""\n\n__version__ = "{__version__}"\n'.encode()
    for layer in LAYERS:
        folder = SOURCES / layer
        for path in sorted([folder] if folder.is_file() else folder.rglob("*")):
            name = path.relative_to(SOURCES).as_posix()
            if path.is_file() and path.suffix not in UNUSED and not name.startswith(NOT_CARRIED):
                yield f"pelagos/{name}", path.read_bytes()
    for path in sorted(path for path in (ROOT / "docs" / "rules").rglob("*.*") if path.suffix in RULES):
        yield f"pelagos/rulebooks/{path.relative_to(ROOT / 'docs' / 'rules').as_posix()}", path.read_bytes()


def carried_packages() -> Iterator[tuple[str, bytes]]:
    """Pure packages from this environment; of Babel only the languages that there are."""
    locales = {f"{language}.dat" for language in LANGUAGES} | {"root.dat", "en_001.dat"}
    for package in PACKAGES:
        for entry in sorted(distribution(package).files or (), key=str):
            name = str(entry)
            path = Path(str(entry.locate()))
            is_locale = name.startswith("babel/locale-data/") and path.suffix == ".dat"
            wanted = path.suffix in (".py", ".dat", ".json") and not name.startswith("..") and "test" not in name
            if wanted and path.is_file() and (not is_locale or path.name in locales):
                yield name, path.read_bytes()


def wheel_for_browsers() -> Path:
    """msgspec, compiled to WebAssembly; pip compares its hash."""
    if not list(WHEELS.glob("*.whl")):
        words = ["download", "-qq", "--disable-pip-version-check", "--no-deps", "--require-hashes", "-r", str(LOCK)]
        tags = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--abi", "cp314"]
        kind = ["--implementation", "cp", "--only-binary", ":all:"]
        run(sys.executable, "-m", "pip", *words, *tags, *kind, "-d", str(WHEELS))
    (found,) = WHEELS.glob("*.whl")
    return found


def write_archive(path: Path) -> None:
    """One archive of everything in Python; the same sources give the same bytes."""
    wheel = zipfile.ZipFile(wheel_for_browsers())
    compiled = [(name, wheel.read(name)) for name in sorted(wheel.namelist()) if not name.endswith(".pyi")]
    write_tar(path, [*carried_sources(), *carried_packages(), *map(without_metadata, compiled)])


def without_metadata(file: tuple[str, bytes]) -> tuple[str, bytes]:
    """The licence stays; Pyodide must not take the package for one that it has loaded itself."""
    name, data = file
    return re.sub(r"^(\w+)-[^/]*\.dist-info/", r"\1/about/", name), data


def write_tar(path: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Without times and owners."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, data in files:
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            archive.addfile(entry, io.BytesIO(data))
    path.write_bytes(gzip.compress(plain.getvalue(), 9, mtime=0))


def write_site() -> None:
    """The page in its offline mode, and beside it all that a server would make for it.

    Every address in it is relative, so the folder can lie anywhere on a host.
    """
    shutil.rmtree(OUT, ignore_errors=True)
    npm = [sys.executable, "../tools/node.py", "npm", "run", "--silent", "build", "--", "--mode", "offline"]
    run(*npm, "--outDir", str(OUT), "--base", "./", folder=ROOT / "web")
    engine = OUT / "engine"
    engine.mkdir()
    for name in RUNTIME:
        shutil.copyfile(PYODIDE / name, engine / name)
    write_archive(engine / "pelagos.tar.gz")
    write_texts(OUT / "texts")
    facts = OUT / "api"
    (facts / "rules").mkdir(parents=True)
    (facts / "titles.json").write_bytes(msgspec.json.encode([title_facts(title) for title in TITLES]))
    for title in TITLES:
        for language in LANGUAGES:
            told = msgspec.json.encode(rulebook(title.name, language))
            (facts / "rules" / f"{title.name}.{language}.json").write_bytes(told)
    write_primers(facts / "primer")
    write_manifest(OUT)


def write_primers(folder: Path) -> None:
    """The pictures of the five minutes, as a server draws them."""
    for title in TITLES:
        primer = primer_of(title)
        for section in () if primer is None else primer.sections:
            for theme in THEMES:
                path = folder / title.name / "pictures" / f"{section.name}.{theme}.svg"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(section_picture(title, section.name, theme), encoding="utf-8")


def write_texts(folder: Path) -> None:
    files = {name for _, name in sentence_files(TITLES)}
    parts_of_titles = [name.removeprefix(f"{title.name}-") for name in files for title in TITLES]
    names = files.union(parts_of_titles)
    for language in LANGUAGES:
        (folder / language).mkdir(parents=True)
        for name in sorted(names):
            parts = sentences_of(TITLES, language, name)
            if parts:
                (folder / language / name).write_bytes(joined(parts))


def write_manifest(folder: Path) -> None:
    """Every file with its digest, for the service worker: it fetches what is new and keeps what is not."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in ("sw.js", LIST, "licences.txt")
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    (folder / LIST).write_text(json.dumps({"version": version, "files": files}), encoding="utf-8")
    worker = folder / "sw.js"
    script = worker.read_text(encoding="utf-8")
    if script.startswith(NAMED):
        script = script.partition("\n")[2]
    # A browser looks for a new version of this file only: with the version in it, it changes whenever anything does.
    worker.write_text(f"{NAMED}'{version}';\n{script}", encoding="utf-8")


def sizes() -> list[tuple[str, int, int]]:
    """By part of the site, bytes as they lie there and compressed as a host sends them."""
    parts: dict[str, list[Path]] = {"page": [], "engine": [], "pelagos": [], "texts, rules": []}
    for path in OUT.rglob("*"):
        if path.is_file():
            top = path.relative_to(OUT).parts[0]
            name = "pelagos" if path.name == "pelagos.tar.gz" else top if top == "engine" else "page"
            parts["texts, rules" if top in ("texts", "api") else name].append(path)
    return [
        (name, sum(p.stat().st_size for p in found), sum(compressed(p) for p in found)) for name, found in parts.items()
    ]


def compressed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 6))


def run(*words: str, folder: Path = ROOT) -> None:
    done = subprocess.run(words, cwd=folder, env=dict(os.environ), check=False)
    if done.returncode:
        sys.exit(done.returncode)


def main() -> None:
    write_site()
    for name, plain, packed in sizes():
        print(f"{name:14} {plain / 1e6:7.2f} MB {packed / 1e6:7.2f} MB compressed")
    print(f"written to {OUT.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
