"""Pages that are the same for many: made once, kept packed, and named by what is in them."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

MOST: Final = 512
"""Pages that are kept."""
LEAST: Final = 1_400
"""Bytes below which packing gains nothing: it fits into one parcel anyway."""
LEVEL: Final = 6


class CachedPage(NamedTuple):
    """Something to be sent as it is."""

    body: bytes
    packed: bytes
    """The same by gzip; empty where that is no gain."""
    tag: str
    """Of its content, so that nobody fetches twice what he has."""


def cached_page(body: bytes) -> CachedPage:
    packed = gzip.compress(body, LEVEL, mtime=0) if len(body) >= LEAST else b""
    return CachedPage(body, packed, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class PageCache:
    """The sheets used last. The key says everything on which a sheet depends."""

    def __init__(self) -> None:
        self._sheets: Final[OrderedDict[Hashable, CachedPage]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> CachedPage:
        return self.find(key) or self.put(key, make())

    def find(self, key: Hashable) -> CachedPage | None:
        if key in self._sheets:
            self._sheets.move_to_end(key)
        return self._sheets.get(key)

    def put(self, key: Hashable, body: bytes) -> CachedPage:
        made = self._sheets[key] = cached_page(body)
        if len(self._sheets) > MOST:
            self._sheets.popitem(last=False)
        return made
