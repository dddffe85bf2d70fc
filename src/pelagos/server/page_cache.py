"""Responses that are the same for many clients: made once, compressed once, and tagged by their content."""

from __future__ import annotations

import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, NamedTuple

MOST_PAGES: Final = 512
LEAST_GZIP_BYTES: Final = 1_400
"""Below this compression gains nothing: it fits into one packet anyway."""
GZIP_LEVEL: Final = 6


class CachedPage(NamedTuple):
    """A response body, ready to be sent."""

    body: bytes
    gzipped: bytes
    """The same by gzip; empty where that is no gain."""
    tag: str
    """The ETag: a hash of the content, so that a client does not fetch twice what it has."""


def cached_page(body: bytes) -> CachedPage:
    gzipped = gzip.compress(body, GZIP_LEVEL, mtime=0) if len(body) >= LEAST_GZIP_BYTES else b""
    return CachedPage(body, gzipped, f'"{hashlib.sha256(body).hexdigest()[:24]}"')


class PageCache:
    """The pages used last. The key has everything on which a page depends."""

    def __init__(self) -> None:
        self._pages: Final[OrderedDict[Hashable, CachedPage]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], bytes]) -> CachedPage:
        return self.find(key) or self.put(key, make())

    def find(self, key: Hashable) -> CachedPage | None:
        if key in self._pages:
            self._pages.move_to_end(key)
        return self._pages.get(key)

    def put(self, key: Hashable, body: bytes) -> CachedPage:
        made = self._pages[key] = cached_page(body)
        if len(self._pages) > MOST_PAGES:
            self._pages.popitem(last=False)
        return made
