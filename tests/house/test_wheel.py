"""The packages carry all that an installed Pelagos needs: no Node, no repository. (test_installed.py tries them.)"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from house.sources import ROOT, SRC

if TYPE_CHECKING:
    from email.message import Message

pytestmark = pytest.mark.pure

BUILT: Final = SRC / "pelagos" / "server" / "page"
UNBUILT: Final = not (BUILT / "index.html").exists() and os.environ.get("CI") != "true"
with_page: Final = pytest.mark.skipif(UNBUILT, reason="the page is not built: make web")

NEEDED_TO_BUILD: Final = {
    "pyproject.toml",
    "README.md",
    "LICENSE",
    "THIRD-PARTY-NOTICES.md",
    "tools/build_hook.py",
    "src/pelagos/server/page/index.html",
}


def hatch(target: str, folder: Path, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    return subprocess.run(words, cwd=root, capture_output=True, encoding="utf-8", check=False)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    done = hatch("wheel", folder)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*-py3-none-any.whl")
    return zipfile.ZipFile(made)


@pytest.fixture(scope="module")
def names(wheel: zipfile.ZipFile) -> set[str]:
    return set(wheel.namelist())


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files of the sdist, without its own folder."""
    folder = tmp_path_factory.mktemp("sdist")
    done = hatch("sdist", folder)
    assert done.returncode == 0, done.stderr
    (made,) = folder.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def packed(folder: Path, pattern: str) -> set[str]:
    return {path.relative_to(SRC).as_posix() for path in folder.rglob(pattern)}


def metadata(wheel: zipfile.ZipFile) -> Message:
    (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
    return message_from_bytes(wheel.read(name))


@with_page
@pytest.mark.parametrize(
    ("folder", "pattern"),
    [("texts", "*.ftl"), ("pictures", "*.svg"), ("server/store/migrations", "*.py"), ("", "*.toml"), ("", "py.typed")],
)
def test_texts_drawings_and_migrations_are_in_it(names: set[str], folder: str, pattern: str) -> None:
    wanted = packed(SRC / "pelagos" / folder, pattern)

    assert wanted != set()
    assert wanted - names == set()


@with_page
def test_rules_pages_are_in_it(names: set[str]) -> None:
    wanted = {f"pelagos/rulebooks/{path.name}" for path in (ROOT / "docs" / "rules").glob("*.md")}

    assert wanted != set()
    assert wanted - names == set()


@with_page
def test_the_built_page_is_in_it(names: set[str]) -> None:
    wanted = packed(BUILT, "*.*")

    assert "pelagos/server/page/index.html" in wanted
    assert any(name.endswith(".js") for name in wanted)
    assert wanted - names == set()


@with_page
def test_what_a_server_is_run_with_is_in_it(names: set[str]) -> None:
    found = {name.partition(".data/data/share/pelagos/deploy/")[2] for name in names}

    assert {path.name for path in (ROOT / "deploy").iterdir()} <= found


@with_page
def test_nothing_else_is_in_it(names: set[str]) -> None:
    first = {name.partition("/")[0] for name in names}

    assert {name for name in first if not name.endswith((".dist-info", ".data"))} == {"pelagos"}
    shared = {name.partition(".data/data/share/pelagos/")[2] for name in names if name.partition("/")[0] != "pelagos"}
    assert {name.partition("/")[0] for name in shared if name} == {"deploy", "run-a-server.md"}
    assert [name for name in names if "__pycache__" in name or name.endswith((".ts", ".svelte", ".so"))] == []


@with_page
def test_a_plain_install_asks_for_three_packages_and_brings_the_command(wheel: zipfile.ZipFile) -> None:
    told = metadata(wheel).get_all("Requires-Dist") or []
    plain = sorted(line.split("<")[0] for line in told if "extra ==" not in line)
    (scripts,) = [name for name in wheel.namelist() if name.endswith("entry_points.txt")]

    assert plain == ["babel", "fluent-syntax", "mypy-extensions"]
    assert "pelagos = pelagos.__main__:main" in wheel.read(scripts).decode()


@with_page
def test_the_sdist_holds_what_a_wheel_is_built_from(sources: set[str], names: set[str]) -> None:
    code = {f"src/{name}" for name in names if name.startswith("pelagos/") and "/rulebooks/" not in name}
    rules = {name.replace("pelagos/rulebooks/", "docs/rules/") for name in names if "/rulebooks/" in name}

    assert (code | rules | NEEDED_TO_BUILD) - sources == set()


@with_page
def test_the_sdist_holds_the_tests_and_no_leavings(sources: set[str]) -> None:
    assert {"tests/conftest.py", "Makefile", "requirements/dev.lock", "web/package-lock.json"} <= sources
    assert [name for name in sources if "node_modules" in name or "__pycache__" in name or name.endswith(".so")] == []


@pytest.fixture
def without_page(tmp_path: Path) -> Path:
    """As much of the project as the build backend looks at, and no page."""
    for name in [*sorted(NEEDED_TO_BUILD - {"src/pelagos/server/page/index.html"}), "src/pelagos/__init__.py"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "docs" / "rules", tmp_path / "docs" / "rules")
    shutil.copytree(ROOT / "deploy", tmp_path / "deploy")
    shutil.copytree(ROOT / "docs" / "howto", tmp_path / "docs" / "howto")
    return tmp_path


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_without_the_page_no_package_is_built(without_page: Path, target: str) -> None:
    done = hatch(target, without_page / "dist", without_page)

    assert done.returncode != 0
    assert done.stderr.startswith("The page is not built, and no package goes without it: run `make web` first")
    assert list((without_page / "dist").glob("*")) == []


def test_an_editable_install_needs_no_page(without_page: Path) -> None:
    build = "from hatchling.build import build_editable; build_editable('dist')"
    subprocess.run([sys.executable, "-c", build], cwd=without_page, check=True, capture_output=True)

    assert len(list((without_page / "dist").glob("*.whl"))) == 1
