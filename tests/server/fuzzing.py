"""Messages for sockets that no client sends: wrong, giant, broken off, too early, too late, somebody else's."""

from __future__ import annotations

import json
import random
from typing import Any, Final, NamedTuple

from server.visiting import Place

GIANT: Final = 20_000
WORDS: Final = (
    "", "pass", "sing", "bid ares 1", "0.0", "9999.9", "\x00", "p1", "watch", "é" * 30, "a" * 65, "🌊", "null",
    "__class__", "-1", "say", "back", "end", "all",
)  # fmt: skip
NUMBERS: Final = (0, 1, -1, 3, 2**31, 2**53, 2**63, -(2**63), 10**40, 1.5, -0.0, 1e308)


class Table(NamedTuple):
    """A table, its keys, and what may be said there now."""

    game: str
    keys: list[str]


class World(NamedTuple):
    place: Place
    tables: list[Table]


class Fuzz:
    """One stream of messages; the same for the same seed."""

    def __init__(self, world: World, seed: int) -> None:
        self.world: Final = world
        self.chance: Final = random.Random(seed)
        self.sent: Final[list[str]] = []

    def message(self) -> str | bytes:
        """The next: mostly nearly right, now and then right, now and then anything."""
        made = self.chance.choice(KINDS)(self)
        if isinstance(made, str) and len(made) < GIANT:
            self.sent.append(made)
            del self.sent[:-200]
        return made

    # what is right

    def right(self) -> dict[str, Any]:
        """A message that a client might send."""
        table = self.chance.choice(self.world.tables)
        key = self.chance.choice([*table.keys, ""])
        live = self.world.place.services.tables.live(table.game).table
        now = live.version
        bodies: list[dict[str, Any]] = [
            {"watch": table.game, "since": f"{now}.0"},
            {"watch": table.game},
            {"unwatch": table.game},
            {"say": self.phrase(table), "at": now, "game": table.game, "id": f"f{self.chance.randrange(99)}"},
            {"do": "undo", "at": now, "game": table.game},
            {"do": "talk", "channel": "all", "text": "hm", "game": table.game},
            {"do": "order", "text": "always stand", "game": table.game},
            {"do": "mute", "name": "B", "muted": self.chance.random() < 0.5, "game": table.game},
            {"do": "vote", "agree": False, "game": table.game},
            {"do": "propose", "kind": "end", "game": table.game},
            {"do": "sit", "seat": 0, "name": "X", "game": table.game},
            {"do": "terms", "terms": {"pace": {"kind": "live", "main": 1, "step": 1, "off": 0}}, "game": table.game},
            {"ping": 7},
        ]
        return {**self.chance.choice(bodies), **({"auth": key} if key else {})}

    def phrase(self, table: Table) -> str:
        play = self.world.place.services.tables.live(table.game).table.play
        options = play.options() if play is not None and not play.over else []
        return self.chance.choice([*options[:20], "pass"])

    # what is not

    def anything(self, depth: int = 3) -> Any:
        kind = self.chance.randrange(8 if depth else 6)
        if kind == 6:
            return [self.anything(depth - 1) for _ in range(self.chance.randrange(4))]
        if kind == 7:
            return {self.chance.choice(WORDS): self.anything(depth - 1) for _ in range(self.chance.randrange(4))}
        return self.chance.choice([None, True, False, self.chance.choice(WORDS), self.chance.choice(NUMBERS), "x" * 70])

    def wrong_field(self) -> str:
        message = self.right()
        message[self.chance.choice(list(message))] = self.anything()
        return json.dumps(message)

    def missing_field(self) -> str:
        message = self.right()
        del message[self.chance.choice(list(message))]
        return json.dumps(message)

    def field_too_many(self) -> str:
        return json.dumps({**self.right(), self.chance.choice(WORDS): self.anything()})

    def elsewhere(self) -> str:
        """Another table, one that there is not, another's key."""
        table, other = self.chance.choice(self.world.tables), self.chance.choice(self.world.tables)
        games, keys = [other.game, "nosuchtable", "", "../x"], [self.chance.choice(table.keys), "nosuchkey", "k" * 99]
        return json.dumps({**self.right(), "game": self.chance.choice(games), "auth": self.chance.choice(keys)})

    def another_time(self) -> str:
        return json.dumps({**self.right(), "at": self.chance.choice([0, 1, 2, 10**6, -1, 2**31, 2**31 + 1])})

    def broken_off(self) -> str:
        text = json.dumps(self.right())
        return text[: self.chance.randrange(len(text))]

    def giant(self) -> str:
        fill: list[Any] = ["x" * GIANT, ["x"] * GIANT, {"x" * GIANT: 1}]
        return json.dumps({**self.right(), "say": self.chance.choice(fill)})

    def nested(self) -> str:
        depth = self.chance.choice([30, 2_000, 7_000])
        return self.chance.choice(['{"say":' + "[" * depth + "]" * depth + "}", "[" * depth, '{"a":' * (depth // 5)])

    def again(self) -> str:
        return self.chance.choice(self.sent) if self.sent else "{}"

    def noise(self) -> str:
        return "".join([chr(self.chance.choice([34, 123, 125, 44, 58, 92, 0x20AC, 65, 0])) for _ in range(40)])

    def binary(self) -> bytes:
        return self.chance.choice([b"", b"\xff\xfe\x00", json.dumps(self.right()).encode(), self.chance.randbytes(50)])


KINDS: Final = (
    lambda fuzz: json.dumps(fuzz.right()),
    lambda fuzz: json.dumps(fuzz.right()),
    lambda fuzz: json.dumps(fuzz.anything()),
    Fuzz.wrong_field,
    Fuzz.missing_field,
    Fuzz.field_too_many,
    Fuzz.elsewhere,
    Fuzz.another_time,
    Fuzz.broken_off,
    Fuzz.giant,
    Fuzz.nested,
    Fuzz.again,
    Fuzz.noise,
    Fuzz.binary,
)
