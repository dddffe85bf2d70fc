"""Runs the Python of README.md and writes what it prints below it: after a change of rules the sample game is another.

PYTHONPATH=src:tests python tools/readme_output.py
"""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final

README: Final = Path(__file__).resolve().parent.parent / "README.md"
SHOWN: Final = re.compile(r"```python\n(.*?)```\n(.*?)```text\n.*?```", re.DOTALL)


def renewed(found: re.Match[str]) -> str:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(found[1], {})
    return f"```python\n{found[1]}```\n{found[2]}```text\n{printed.getvalue()}```"


def main() -> None:
    README.write_text(SHOWN.sub(renewed, README.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
