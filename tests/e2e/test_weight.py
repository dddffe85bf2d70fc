"""How much a visitor must fetch before he can play."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING, Final

from e2e.clicks import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Response

    from e2e.conftest import NewPage
    from e2e.tables import Host

MOST: Final = 250_000
"""Bytes of scripts and styles, compressed; fonts, pictures and texts are not counted."""


def test_the_table_is_light(new_page: NewPage, host: Host) -> None:
    page = new_page()
    weights: dict[str, int] = {}

    def weigh(reply: Response) -> None:
        if reply.request.resource_type in ("script", "stylesheet"):
            weights[reply.url] = len(gzip.compress(reply.body()))

    page.on("response", weigh)
    open_table(page, host.table("legendary", people=1, bots=2).path(0))
    page.wait_for_selector(".board-map .glows")

    assert len(weights) > 3
    assert sum(weights.values()) < MOST, weights
