"""Move the news fragments into CHANGELOG.md, under the version that the package says it is.

The version stands in src/pelagos/__init__.py and, for those who cite, in CITATION.cff: both must agree before anything
is moved. To commit, to tag and to publish is left to whoever releases; docs/howto/release.md tells the steps.
"""

from __future__ import annotations

import argparse
import datetime
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.MULTILINE)
CITED: Final = re.compile(r"^version: (\S+)$", re.MULTILINE)
FRAGMENTS: Final = "*.*.md"


def version() -> str:
    """The version about to be released."""
    packed = found(PACKAGE, ROOT / "src" / "pelagos" / "__init__.py")
    cited = found(CITED, ROOT / "CITATION.cff")
    if packed != cited:
        sys.exit(f"src/pelagos/__init__.py says {packed}, CITATION.cff says {cited}: make them agree.")
    return packed


def found(what: re.Pattern[str], path: Path) -> str:
    hit = what.search(path.read_text(encoding="utf-8"))
    if hit is None:
        sys.exit(f"{path.relative_to(ROOT)} names no version.")
    return hit[1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--date", default=datetime.date.today().isoformat(), help="of the release; today unless given")
    parser.add_argument("--draft", action="store_true", help="print the section and change nothing")
    options = parser.parse_args()

    released = version()
    if f"\n## {released}," in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"):
        sys.exit(f"CHANGELOG.md has a section for {released} already: raise the version first.")
    if not list((ROOT / "changelog.d").glob(FRAGMENTS)):
        sys.exit("There are no news fragments in changelog.d, so there is nothing to release.")
    words = ["build", "--version", released, "--date", options.date, "--draft" if options.draft else "--yes"]
    sys.exit(subprocess.run([sys.executable, "-m", "towncrier", *words], cwd=ROOT, check=False).returncode)


if __name__ == "__main__":
    main()
