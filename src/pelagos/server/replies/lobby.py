"""What can be played, and how; the rules of a table that somebody wants."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from pelagos.bots.roster import BOTS, check_bot
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import Json, Rules, Title, new_setup
from pelagos.server import requests
from pelagos.server.ids import new_secret
from pelagos.table.chair import BOT
from pelagos.table.interning import shared_rules
from pelagos.table.records import import_record
from pelagos.table.table import Table


def title_facts(title: Title) -> Json:
    return {
        "name": title.name,
        "version": title.version,
        "fewest": title.fewest,
        "most": title.most,
        "variants": [list(variant) for variant in title.variants()],
        "boards": [board for board in title.boards if board],
        "options": [
            {"name": option.name, "default": option.default, "choices": list(option.choices)}
            for option in title.options
        ],
        "bots": list(BOTS),
    }


def asked_rules(titles: Mapping[str, Title], data: requests.NewTable) -> Rules:
    title = titles.get(data.title)
    if title is None:
        raise BadSetup("unknown-title", title=data.title, known=", ".join(titles))
    setup = new_setup(title, data.seats, data.board, data.options)
    if data.draw_board:
        board = title.drawn_board(setup, secrets.randbits(31))
        setup = new_setup(title, data.seats, board, data.options)
    return shared_rules(title, setup)


def table_from_record(record: str, titles: Mapping[str, Title], owner: str) -> Table:
    """A finished game is shown; one that comes from elsewhere has its bots with it, and nature draws anew."""
    table = import_record(record, titles, owner, new_secret())
    for chair in table.chairs:
        if chair.kind == BOT:
            check_bot(chair.level)
    return table
