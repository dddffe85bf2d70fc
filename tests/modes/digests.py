"""Play fixed seeds and print what happened, digested: run in both builds, the lines must be the same.

Usage: python digests.py MODULE GAMES, where MODULE holds a TITLE.
"""

from __future__ import annotations

import hashlib
import importlib
import sys

from pelagos.kernel.arrays import COMPILED
from pelagos.kernel.codec import canonical, digest
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play, payload
from pelagos.kernel.record import export
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Title, rules_for


def played(title: Title, seed: int) -> str:
    """One game: digests of its last position, of its record, and of all payloads of all viewers on the way."""
    variants = title.variants()
    name, seats, options = variants[seed % len(variants)]
    rules = rules_for(title, seats, options=options)
    play = Play(rules, rules.opening(), Seeded(seed))
    rng = Rng(seed)
    views = hashlib.sha256()
    told = 0
    while not play.over:
        for viewer in rules.viewers():
            views.update(canonical(payload(play, viewer, told)).encode())
        told = len(play.events)
        play.take(rng.below(play.sheet.count))
    record = hashlib.sha256(export(play).encode()).hexdigest()
    return f"{seed} {name} {len(play.log)} {digest(rules, play.g)} {record[:16]} {views.hexdigest()[:16]}"


def main() -> None:
    title = importlib.import_module(sys.argv[1]).TITLE
    lines = [f"compiled {COMPILED}", *[played(title, seed) for seed in range(int(sys.argv[2]))]]
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
