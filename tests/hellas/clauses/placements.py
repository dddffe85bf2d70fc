"""Where a tile may lie, read off the rules (H-2.2 to H-2.9) without a glance at the engine."""

from __future__ import annotations

from typing import Final

STEPS: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
EDGES: Final = [
    *["SSSSSS"] * 4,
    *["LSSSSS"] * 7,
    *["LSLSSS"] * 3,
    *["LSSLSS"] * 3,
    "LLSSSS",
    *["LLLSSS"] * 2,
    *["LLLLSS"] * 2,
    "LLSLSS",
    "LLSLLS",
]
Laid = dict[tuple[int, int], tuple[int, str]]


def turned(tile: int, rotation: int) -> str:
    return "".join([EDGES[tile][(d - rotation) % 6] for d in range(6)])


def laid(lands: tuple[str, ...]) -> Laid:
    """The statements of a map, read afresh: which tile lies where, and its edges."""
    found: Laid = {(0, 0): (0, "SSSSSS")}
    if lands:
        turns = dict(part.split() for part in lands[1].removeprefix("rotation ").split(", "))
        for part in lands[0].removeprefix("spot ").split(", "):
            word, _, at = part.partition(" ")
            q, _, r = at.partition(",")
            found[int(q), int(r)] = (int(word[1:]), turned(int(word[1:]), int(turns.get(word, 0))))
    return found


def fitting(tiles: Laid, tile: int) -> set[str]:
    """H-2.2 to H-2.9 as they are written: every placement of a tile."""
    found: set[str] = set()
    for q in range(-5, 6):
        for r in range(-5, 6):
            beside = {d: tiles[q + x, r + y] for d, (x, y) in enumerate(STEPS) if (q + x, r + y) in tiles}
            if (q, r) in tiles or not (len(beside) >= 2 or any(other == 0 for other, _ in beside.values())):
                continue
            seen: set[str] = set()
            for k in range(6):
                edges = turned(tile, k)
                matches = all(edges[d] == other[(d + 3) % 6] for d, (_, other) in beside.items())
                if edges not in seen and matches and any(edges[d] == "S" for d in beside):
                    found.add(f"place {q},{r} {k}")
                seen.add(edges)
    return found
