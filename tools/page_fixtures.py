"""Plays short games and writes what a page hears of them: lexicon, geometry, messages. For web/tests and for looking.

Every title is played at a table by random answers. A message is what one seat is sent: first the whole, then patches,
and at the end the whole once more, so that a client can compare.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from pelagos.games import TITLES
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.pictures.adapter import geometry_of
from pelagos.pictures.geometry import NoPicture
from pelagos.study.verify import verified
from pelagos.table.feed import TableFeed
from pelagos.table.records import record_for
from pelagos.table.table import Table
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon
from toy.title import TITLE as TOY

HERE: Final = Path(__file__).parent.parent
SEATS: Final = {"classic": 4, "legendary": 4, "hellas": 2, "toy": 3}
ANSWERS: Final = 160
EVERY: Final = 12
"""After so many answers a moment is kept."""
NAMES: Final = ("Anna", "Bruno", "Chloe", "Dino", "Eva", "Fritz")


def played(title: Title, seats: int, answers: int) -> Json:
    """One game, as its first seat hears it, and every list of options of all seats."""
    rules = rules_for(title, seats)
    table = Table(rules, owner="u0", secret=bytes(32))
    for seat in range(seats):
        table.sit(seat, f"u{seat}", NAMES[seat])
    table.start("u0", now=0)
    rng = Rng(7)
    feed = TableFeed(table)
    messages = [_plain(feed.payload_for(0))]
    options: list[list[str]] = []
    moments: list[Json] = []
    while len(options) < answers and table.play is not None and not table.play.over:
        offered = table.play.options()
        if len(options) % EVERY == EVERY - 1:
            moments.append(moment(rules, table, feed))
        options.append(offered)
        table.submit(table.play.who, [offered[rng.below(len(offered))]], at=table.version, now=0)
        messages.append(_plain(feed.payload_for(0, since=messages[-1]["mark"])))
    last = _plain(feed.payload_for(0))
    return {
        "lexicon": lexicon(rules, Texts()),
        "geometry": drawn(rules, last),
        "messages": messages,
        "last": last,
        "options": _distinct(options),
        "moments": moments,
    }


def sealed(title: Title, seats: int) -> Json:
    """What the page is told about the dice of a game that was played to its end."""
    rules = rules_for(title, seats)
    table = Table(rules, owner="u0", secret=bytes(range(32)))
    for seat in range(seats):
        table.sit(seat, f"u{seat}", NAMES[seat], f"{seat:02x}ff")
    table.start("u0", now=0)
    rng = Rng(7)
    while table.play is not None and not table.play.over:
        offered = table.play.options()
        table.submit(table.play.who, [offered[rng.below(len(offered))]], at=table.version, now=0)
    return {"sealed": True, **verified(rules, read_record(record_for(table, SPECTATOR)))}


def moment(rules: Rules, table: Table, feed: TableFeed) -> Json:
    """What the seat that is asked now sees."""
    seat = -1 if table.play is None else int(table.play.who)
    whole = _plain(feed.payload_for(seat))
    return {"seat": seat, "message": whole, "geometry": drawn(rules, whole), "small": drawn(rules, whole, small=True)}


def drawn(rules: Rules, message: Json, small: bool = False) -> Json | None:
    try:
        return geometry_of(rules, message["whole"]["game"], small).plain()
    except NoPicture:
        return None


def _plain(message: Json) -> Any:
    """A copy: the table goes on working with the original."""
    return json.loads(json.dumps(message))


def _distinct(lists: list[list[str]]) -> list[list[str]]:
    """The lists that differ in their first words: one of each sort of question is enough."""
    found: dict[tuple[str, ...], list[str]] = {}
    for offered in lists:
        found.setdefault(tuple(sorted({phrase.split()[0] for phrase in offered})), offered)
    return list(found.values())


def main() -> None:
    home = HERE / "web" / "fixtures"
    home.mkdir(parents=True, exist_ok=True)
    for title in (*TITLES, TOY):
        data = played(title, SEATS[title.name], ANSWERS)
        (home / f"{title.name}.json").write_text(json.dumps(data), encoding="utf-8")
        print(title.name, len(data["messages"]), "messages")
    seal = sealed(TITLES[0], 2)
    (home / "seal.json").write_text(json.dumps(seal), encoding="utf-8")
    print("seal", len(seal["outcomes"]), "outcomes")


if __name__ == "__main__":
    main()
