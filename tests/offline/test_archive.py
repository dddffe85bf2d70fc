"""The archive of everything in Python that a page without a server carries."""

from __future__ import annotations

import tarfile
from pathlib import Path

from tools.offline import carried_packages, carried_sources, without_metadata, write_tar


def test_the_same_files_give_the_same_bytes(tmp_path: Path) -> None:
    files = [("a.py", b"1"), ("b/c.py", b"")]

    write_tar(tmp_path / "one", files)
    write_tar(tmp_path / "two", files)

    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    with tarfile.open(tmp_path / "one") as archive:
        assert archive.getnames() == ["a.py", "b/c.py"]


def test_every_name_fits_into_its_header(tmp_path: Path) -> None:
    files = [*carried_sources(), *carried_packages()]

    write_tar(tmp_path / "all", files)

    with tarfile.open(tmp_path / "all") as archive:
        assert archive.getnames() == [name for name, _ in files]


def test_what_the_engine_needs_is_carried_and_what_only_a_server_has_is_not() -> None:
    names = {name for name, _ in carried_sources()}

    assert {"pelagos/offline/bridge.py", "pelagos/texts/uk/learn.ftl", "pelagos/rulebooks/uk/classic.md"} <= names
    assert not [name for name in names if name.startswith(("pelagos/server/routes/", "pelagos/server/page/"))]


def test_a_licence_is_carried_without_what_would_name_the_package() -> None:
    assert without_metadata(("msgspec-0.22.0.dist-info/licenses/LICENSE", b"x")) == (
        "msgspec/about/licenses/LICENSE",
        b"x",
    )
    assert without_metadata(("msgspec/json.py", b"x")) == ("msgspec/json.py", b"x")
