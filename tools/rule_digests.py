"""Notes from which English text clauses were translated: python tools/rule_digests.py it hellas H-1.1 H-1.2 …

Whoever has translated a clause, or has read it again after its English was changed, names it here; `--new` names all
that have no digest yet, and `--all` every clause of the page. What has none, or an old one, is marked on the page.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from pelagos.texts.rule_translations import digests, read_digests, units

RULES: Final = Path(__file__).resolve().parent.parent / "docs" / "rules"


def noted(language: str, title: str, named: list[str]) -> int:
    english = digests((RULES / f"{title}.md").read_text(encoding="utf-8"))
    page, side = RULES / language / f"{title}.md", RULES / language / f"{title}.digests"
    own = [unit.key for unit in units(page.read_text(encoding="utf-8")) if unit.text]
    strange = [key for key in (*own, *named) if key not in english and not key.startswith("--")]
    if strange:
        sys.exit(f"not on the English page: {', '.join(strange)}")
    known = read_digests(side.read_text(encoding="utf-8")) if side.is_file() else {}
    fresh = {key for key in own if "--all" in named or key in named or ("--new" in named and key not in known)}
    lines = [f"{key} {english[key] if key in fresh else known[key]}" for key in own if key in fresh or key in known]
    side.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(fresh)


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    print(f"{noted(sys.argv[1], sys.argv[2], sys.argv[3:])} noted")
