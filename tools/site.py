"""Build the site of the documentation into build/site.

    PYTHONPATH=src:tests .venv/bin/python tools/site.py [FOLDER]

The pages are gathered under FOLDER/pages, each at its path in the repository, so that links between them hold as they
are. A source file that a page links to becomes a page that shows it. The reference of the API is written from the
docstrings. zensical.toml is the configuration, and lists the navigation.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

from api.reference import reference

ROOT: Final = Path(__file__).resolve().parent.parent
BUILD: Final = ROOT / "build" / "site"
CONFIGURATION: Final = ROOT / "zensical.toml"
REFERENCE: Final = "docs/api-reference.md"
PATTERNS: Final = (
    "*.md",
    "docs/**/*.md",
    "examples/*.md",
    "src/**/*.md",
    "changelog.d/README.md",
    "tests/toy/RULES.md",
    "docs/**/*.svg",
    "docs/**/*.webp",
)
IMAGES: Final = (".svg", ".webp")
LANGUAGES: Final = {".py": "python", ".ts": "typescript", ".toml": "toml", ".json": "json"}

FENCE: Final = re.compile(r"^(?P<indent> *)```(?P<language>\w+) [^\n`]+$", re.MULTILINE)
CODE: Final = re.compile(r"^ *```.*?^ *```$|`[^`\n]+`", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"(?<=\]\()(?![a-z]+:)(?P<path>[^)#\s]+)(?P<anchor>#[^)\s]*)?(?=\))")
INDENT: Final = re.compile(r"^ {2,3}(?=\S)", re.MULTILINE)
HEADING: Final = re.compile(r"^# +(.*?) *$", re.MULTILINE)


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else BUILD
    gather(folder / "pages")
    (folder / "zensical.toml").write_text(configuration(folder / "pages"), encoding="utf-8")
    zensical(folder)
    print(f"the site is built; python -m http.server -d {folder / 'site'} shows it")


def gather(home: Path) -> None:
    """Every page, what the pages show and link to, and the reference of the API."""
    shutil.rmtree(home, ignore_errors=True)
    waiting = [path for pattern in PATTERNS for path in sorted(ROOT.glob(pattern))]
    known = set(waiting)
    while waiting:
        path = waiting.pop()
        target = home / path.relative_to(ROOT)
        if path.suffix in IMAGES:
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
            continue
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".md":
            linked = {found for link in links(text) if (found := (path.parent / link).resolve()).is_file()}
            waiting += sorted(linked - known)
            known |= linked
            write(target, page(text))
        else:
            write(home / f"{path.relative_to(ROOT)}.md", source(path, text))
    write(home / REFERENCE, reference())


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def links(text: str) -> list[str]:
    return [found["path"] for found in LINK.finditer(CODE.sub("", text))]


def page(text: str) -> str:
    """A page as the site wants it.

    Fences have a language alone, links to sources lead to the page that shows them, and what stands below an item of a
    list is indented by four spaces or more, as Python-Markdown has it.
    """
    text = FENCE.sub(r"\g<indent>```\g<language>", text)
    done, at = "", 0
    for code in CODE.finditer(text):
        done += prose(text[at : code.start()]) + code[0]
        at = code.end()
    return done + prose(text[at:])


def prose(text: str) -> str:
    return LINK.sub(to_page, INDENT.sub(r"\g<0>\g<0>", text))


def to_page(link: re.Match[str]) -> str:
    plain = link["path"].endswith((".md", *IMAGES))
    return link[0] if plain else f"{link['path']}.md{link['anchor'] or ''}"


def source(path: Path, text: str) -> str:
    """A page that shows a file; search leaves it out."""
    name = path.relative_to(ROOT).as_posix()
    language = LANGUAGES.get(path.suffix, "text")
    return f"---\nsearch:\n  exclude: true\n---\n\n# {name}\n\n`````{language}\n{text.rstrip()}\n`````\n"


def configuration(pages: Path) -> str:
    """The configuration, with the pages that the stars of the navigation stand for."""
    text = CONFIGURATION.read_text(encoding="utf-8")
    listed = tomllib.loads(text)["project"]["nav"]
    named = set(names(listed))
    start = text.index("nav = [")
    end = text.index("\n]\n", start) + 2
    return f"{text[:start]}nav = {toml(expanded(listed, pages, named))}{text[end:]}"


def names(listed: list[Any]) -> list[str]:
    """The pages that a navigation names, stars included."""
    found: list[str] = []
    for entry in listed:
        value = next(iter(entry.values())) if isinstance(entry, dict) else entry
        found += names(value) if isinstance(value, list) else [value]
    return found


def expanded(listed: list[Any], pages: Path, named: set[str]) -> list[dict[str, Any]]:
    """The navigation with a title for each page; a star stands for what is not named anywhere else."""
    found: list[dict[str, Any]] = []
    for entry in listed:
        title, value = next(iter(entry.items())) if isinstance(entry, dict) else ("", entry)
        if isinstance(value, list):
            inner = expanded(value, pages, named)
            found += [{title: inner}] if inner else []
        elif "*" in value:
            matched = [path.relative_to(pages).as_posix() for path in sorted(pages.glob(value))]
            found += [{heading(pages / name): name} for name in matched if name not in named]
        else:
            found.append({title or heading(pages / value): value})
    return found


def heading(path: Path) -> str:
    found = HEADING.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit(f"{path} has no heading")
    return found[1].replace("`", "")


def toml(value: Any) -> str:
    """Lists, tables of one entry and strings, written on one line."""
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, dict):
        ((title, inner),) = value.items()
        return f"{{ {json.dumps(title)} = {toml(inner)} }}"
    return json.dumps(value)


def zensical(folder: Path) -> None:
    """Zensical says what is wrong on its output, and that counts as an error."""
    shutil.rmtree(folder / "site", ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict", "-f", str(folder / "zensical.toml")]
    done = subprocess.run(
        command, cwd=folder, env={**os.environ, "PYTHONUTF8": "1"}, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(done.stdout + done.stderr)


if __name__ == "__main__":
    main()
