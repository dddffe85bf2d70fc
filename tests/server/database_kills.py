"""Many clients play while the PostgreSQL under their server is killed; the server refuses, and comes back by itself."""

from __future__ import annotations

import asyncio
import json
import random
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Final, NamedTuple

from server.clusters import Cluster
from server.killing import PATIENCE, TABLES, Loss, Player, Victim, last_look, opened, raise_losses, rejoined

LOOK_AGAIN_S: Final = 0.02


class Endured(NamedTuple):
    """What came of it."""

    acknowledged: int
    refused: int
    """Answers that were refused because the database was away."""
    reasons: set[str]
    """What the server said of itself meanwhile."""


async def kill_database_again_and_again(folder: Path, cluster: Cluster, kills: int, seed: int) -> Endured:
    """Raises Loss if anything that was acknowledged or told is gone, or taken twice, or nothing goes on."""
    chance = random.Random(seed)
    victim = Victim(folder, f"database={cluster.new_with_tables()}")
    await victim.start()
    reasons: set[str] = set()
    try:
        seats = [seat for table in TABLES for seat in opened(victim.port, *table)]
        players = [Player(victim.port, game, key, seed + i, patient=True) for i, (game, key) in enumerate(seats)]
        lines = [asyncio.create_task(player.play()) for player in players]
        await rejoined(players, lines)
        for _ in range(kills):
            await _progress(players, lines)
            await asyncio.sleep(chance.uniform(0.0, 0.3))
            cluster.kill()
            reasons |= await _reasons(victim.port)
            cluster.start()
        await _progress(players, lines)
        victim.end()
        await asyncio.gather(*lines)
        # What was told is what a new server finds.
        await victim.start()
        await last_look(players)
    finally:
        victim.end()
    return Endured(sum(player.acknowledged for player in players), sum(player.refused for player in players), reasons)


async def _progress(players: list[Player], lines: list[asyncio.Task[None]]) -> None:
    """Until several answers more have been told, or everything is over."""
    before = sum(player.version for player in players)
    for _ in range(int(PATIENCE / LOOK_AGAIN_S)):
        await asyncio.sleep(LOOK_AGAIN_S)
        raise_losses(lines)
        if sum(player.version for player in players) > before + 5 or all(player.is_over() for player in players):
            return
    raise Loss("nothing goes on")


async def _reasons(port: int) -> set[str]:
    """Why the server is not ready, when it has noticed."""
    for _ in range(int(PATIENCE / LOOK_AGAIN_S)):
        found: dict[str, Any] = await asyncio.to_thread(_health, port)
        if found["status"] == "not-ready":
            return set(found["reasons"])
        await asyncio.sleep(LOOK_AGAIN_S)
    raise Loss("the server does not notice")


def _health(port: int) -> dict[str, Any]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            told: dict[str, Any] = json.load(answer)
    except urllib.error.HTTPError as error:
        told = json.load(error)
    return told
