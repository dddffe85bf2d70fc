"""The privacy page tells the truth: the numbers by which this server deletes, and everything that it keeps."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec
import pytest

from pelagos.server import logs
from pelagos.server.config import Config, Retention
from pelagos.server.privacy import IMPRINT_BYTES, privacy_data
from pelagos.server.store.people import SESSION_LIFE_MS
from pelagos.server.store.schema import META
from pelagos.texts import HOME, LANGUAGES
from server.conftest import visiting

SECTIONS: Final = {
    "games": "games",
    "saves": "games",
    "calls": "games",
    "players": "games",
    "jobs": "games",
    "keys": "guests",
    "users": "accounts",
    "sessions": "accounts",
    "tokens": "accounts",
    "blocks": "accounts",
    "admins": "moderation",
    "sanctions": "moderation",
    "abuse_reports": "moderation",
    "audit_log": "moderation",
    "pending_acts": "moderation",
    "broken_tables": "games",
    "heartbeat": "games",
    "outages": "games",
    "contacts": "notices",
    "notices": "notices",
    "outbox": "notices",
    "notice_settings": "notices",
    "refused_addresses": "notices",
    "passkeys": "accounts",
    "resets": "accounts",
    "lessons": "accounts",
    "clubs": "clubs",
    "club_members": "clubs",
    "club_games": "clubs",
    "tournaments": "tournaments",
    "tournament_entrants": "tournaments",
    "tournament_tables": "tournaments",
    "tournament_log": "tournaments",
    "rated_games": "accounts",
    "rated_seats": "accounts",
    "ratings": "accounts",
}
"""By table of the database, the section of the page that tells of it."""


def test_the_numbers_are_the_settings_of_this_server(config: Config, tmp_path: Path) -> None:
    text = tmp_path / "imprint.txt"
    text.write_text("The Club of Naxos\n\nHarbour 7\n" + "x" * IMPRINT_BYTES, encoding="utf-8")
    chosen = replace(config, imprint=text, retention=Retention(5, 6, 7, 8, 9, removed_tables=3, reports=4, audit=41))
    with visiting(chosen) as client:
        told = client.get("/api/privacy").json()
        text.unlink()
        without = client.get("/api/privacy").json()["imprint"]

    assert (told["removed_tables_days"], told["reports_days"], told["audit_days"]) == (3, 4, 41)
    names = ("abandoned", "running", "running_guests", "finished", "finished_guests")
    assert [told[f"{name}_days"] for name in names] == [5, 6, 7, 8, 9]
    assert told["session_days"] * 86_400_000 == SESSION_LIFE_MS
    assert told["imprint"].startswith("The Club of Naxos\n\nHarbour 7")
    assert len(told["imprint"].encode()) <= IMPRINT_BYTES
    assert without == ""


def test_the_numbers_are_those_by_which_the_server_deletes(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another constant in the code is another number on the page."""
    for place, name, value, told in (
        ("pelagos.server.privacy.SESSION_LIFE_MS", "session_days", 7 * 86_400_000, 7),
        ("pelagos.server.privacy.KEPT_MS", "notices_days", 8 * 86_400_000, 8),
        ("pelagos.server.privacy.DEVICE_LIFE_S", "device_days", 9 * 86_400, 9),
        ("pelagos.server.privacy.KEPT_MESSAGES", "chat_lines", 10, 10),
    ):
        monkeypatch.setattr(place, value)
        assert getattr(privacy_data(config), name) == told


def sentences(language: str) -> dict[str, str]:
    source = (files(HOME) / language / "privacy.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(privacy-[\w-]+) = (.*(?:\n(?: +.*|\}.*))*)$", source, re.MULTILINE))


@pytest.mark.pure
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_database_keeps_has_a_section(language: str) -> None:
    """Whoever adds a table to the schema says here, and on the page, what it keeps of people."""
    assert set(SECTIONS) == set(META.tables)
    assert {f"privacy-{section}" for section in SECTIONS.values()} <= set(sentences(language))


@pytest.mark.pure
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_told_and_none_is_written_by_hand(language: str, config: Config) -> None:
    told = msgspec.structs.asdict(privacy_data(config))
    texts = sentences(language)
    used = {name for text in texts.values() for name in re.findall(r"\{ \$(\w+)", text)}

    assert used == set(told) - {"imprint"}
    assert [text for text in texts.values() if re.search(r"\d", re.sub(r"\{[^{}]*\}|\[0\]", "", text))] == []


@pytest.mark.pure
def test_the_log_has_no_field_for_addresses_or_names_of_people() -> None:
    """`address` is the server's own, at the start."""
    source = Path(logs.__file__).parent
    said = [path for path in source.rglob("*.py") if re.search(r'extra=\{[^}]*"address"', path.read_text("utf-8"))]

    assert [path.name for path in said] == ["run.py"]
    assert not {"name", "player", "user", "client", "text"} & set(logs.FIELDS)
