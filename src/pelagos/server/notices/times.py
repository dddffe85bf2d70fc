"""When somebody wishes to be told: quiet hours and the hour of the daily digest, in their own time zone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pelagos.server.errors import BadRequest
from pelagos.server.store.notices import NoticeSettings

DAY_MINUTES: Final = 24 * 60
MOST_ZONE_LETTERS: Final = 64


def zone_of(name: str) -> tzinfo:
    """The time zone of this name. Where a machine knows none, it is UTC for everybody."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def checked_zone(name: str) -> str:
    if len(name) > MOST_ZONE_LETTERS:
        raise BadRequest("unknown-zone", zone=name[:MOST_ZONE_LETTERS])
    if name != "UTC" and zone_of(name) is UTC:
        raise BadRequest("unknown-zone", zone=name)
    return name


def at_once(settings: NoticeSettings, now: int) -> int:
    """Now, or when the quiet hours end."""
    if settings.quiet is None:
        return now
    start, end = settings.quiet
    here = datetime.fromtimestamp(now / 1000, zone_of(settings.zone))
    minute = here.hour * 60 + here.minute
    if (minute - start) % DAY_MINUTES >= (end - start) % DAY_MINUTES:
        return now
    return _next(here, end)


def daily(settings: NoticeSettings, now: int) -> int:
    """When the next digest is made."""
    return _next(datetime.fromtimestamp(now / 1000, zone_of(settings.zone)), settings.digest_at)


def _next(here: datetime, minute: int) -> int:
    """The next time that clocks show this minute of the day, later than now; also when they are put forward or back."""
    day = here.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    if day.timestamp() <= here.timestamp():
        day = (day.replace(tzinfo=None) + timedelta(days=1)).replace(tzinfo=here.tzinfo)
    return round(day.timestamp() * 1000)
