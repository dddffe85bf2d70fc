"""File descriptors of this process: as many as the system allows, some of them reserved. Not on Windows."""

from __future__ import annotations

import resource
from typing import Final

RESERVED_DESCRIPTORS: Final = 128
"""For the database, files, bots and the log; clients never get them."""
MOST_DESCRIPTORS: Final = 65_536
"""Some systems would give a thousand million, and what goes over all of them takes minutes then."""


def raise_descriptor_limit() -> None:
    """As many file descriptors as this process may have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MOST_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """As many as there are descriptors, without those that are reserved."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    descriptors = MOST_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft
    return max(RESERVED_DESCRIPTORS, descriptors - RESERVED_DESCRIPTORS)
