"""`import pelagos` is light: a base install has neither server nor terminal, and a part imports no other."""

from __future__ import annotations

import subprocess
import sys

import pytest

HEAVY = (
    "alembic",
    "argon2",
    "litestar",
    "markdown_it",
    "msgspec",
    "rich",
    "sqlalchemy",
    "typer",
    "uvicorn",
    "websockets",
)

EVERYTHING = """
import pelagos
game = pelagos.match("legendary", ["novice", "uniform"], seed=1, longest=30)
guess = game.sample("p1", 1)
record = pelagos.read(game.record())
told = [game.question, game.picture(), str(game), record.game.digest, game.events(), game.report()]
"""


def imported(script: str) -> set[str]:
    """The modules that a fresh interpreter has after the script."""
    tell = "\nimport sys\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script + tell], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_imports_nothing_of_it() -> None:
    assert {name for name in imported("import pelagos") if name.startswith("pelagos.")} == set()


def test_the_kernel_is_imported_without_the_rest() -> None:
    found = {name.split(".")[1] for name in imported("import pelagos.kernel.play") if name.startswith("pelagos.")}

    assert found == {"kernel"}


def test_nothing_of_the_api_wants_a_server_or_a_terminal() -> None:
    found = imported(EVERYTHING)

    assert [name for name in HEAVY if name in found] == []
    assert not any(name.startswith(("pelagos.server", "pelagos.cli")) for name in found)


def test_what_is_not_public_is_not_there() -> None:
    import pelagos  # noqa: PLC0415 -- beside the scripts above, what is seen from inside

    assert set(pelagos.__all__) == set(dir(pelagos))
    with pytest.raises(AttributeError, match="has no attribute 'Board'"):
        _ = pelagos.Board  # type: ignore[attr-defined]
