"""What the privacy page tells: how long things are kept on this server, and who runs it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pelagos.server.admin_types import PrivacyData
from pelagos.server.config import Config
from pelagos.server.routes.signing_in import DEVICE_LIFE_S
from pelagos.server.store.moderation import DAY_MS
from pelagos.server.store.outbox import KEPT_MS
from pelagos.server.store.people import SESSION_LIFE_MS
from pelagos.table.chat import KEPT_MESSAGES

IMPRINT_BYTES: Final = 64 * 1024


def privacy_data(config: Config) -> PrivacyData:
    """The numbers by which the server really deletes."""
    return PrivacyData(
        imprint=imprint(config.imprint),
        session_days=SESSION_LIFE_MS // DAY_MS,
        device_days=DEVICE_LIFE_S * 1000 // DAY_MS,
        abandoned_days=config.retention.waiting,
        running_days=config.retention.running,
        running_guests_days=config.retention.running_guests,
        finished_days=config.retention.finished,
        finished_guests_days=config.retention.finished_guests,
        chat_lines=KEPT_MESSAGES,
        removed_tables_days=config.retention.removed_tables,
        reports_days=config.retention.reports,
        audit_days=config.retention.audit,
        notices_days=KEPT_MS // DAY_MS,
    )


def imprint(path: Path | None) -> str:
    """Plain text; what cannot be read is left out, and the page says that there is none."""
    if path is None:
        return ""
    try:
        with path.open("rb") as file:
            return file.read(IMPRINT_BYTES).decode("utf-8", "replace").strip()
    except OSError:
        return ""
