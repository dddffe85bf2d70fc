"""Draw the card pictures, src/pelagos/pictures/cards, by what stands in tools/vase.

    .venv/bin/python -m tools.draw_cards [GROUP/WORD ...]

Without words all of them, and files that nobody draws any more are removed. With --check nothing is written; the exit
status says whether all files are up to date. tools/card_sheet.py shows them.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from tools.vase.sheet import card_svg, drawn_words

HOME: Final = Path(__file__).resolve().parent.parent / "src" / "pelagos" / "pictures" / "cards"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="GROUP/WORD", help="only these")
    parser.add_argument("--check", action="store_true", help="write nothing; are the files up to date?")
    told = parser.parse_args()
    known = [f"{group}/{word}" for group, word in drawn_words()]
    unknown = sorted(set(told.names) - set(known))
    if unknown:
        sys.exit(f"nobody draws {', '.join(unknown)}: there is no such file in tools/vase")
    made = {HOME / f"{name}.svg": card_svg(*name.split("/")) for name in told.names or known}
    left_over = set() if told.names else set(HOME.glob("*/*.svg")) - set(made)
    if told.check:
        check(made, left_over)
    else:
        write(made, left_over)


def check(made: dict[Path, str], left_over: set[Path]) -> None:
    stale = [path for path, svg in made.items() if not path.is_file() or path.read_text(encoding="utf-8") != svg]
    if stale or left_over:
        names = ", ".join(sorted(path.relative_to(HOME).as_posix() for path in {*stale, *left_over}))
        sys.exit(f"out of date: {names}; run python -m tools.draw_cards")


def write(made: dict[Path, str], left_over: set[Path]) -> None:
    for path, svg in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(svg, encoding="utf-8")
    for path in left_over:
        path.unlink()


if __name__ == "__main__":
    main()
