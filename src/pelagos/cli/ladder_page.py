"""docs/ladder.md, written from the file of a ladder."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.bots.intervals import wilson
from pelagos.bots.ladder import LadderSetting, Rung, rank, ratings, standing
from pelagos.cli.sentences import text
from pelagos.kernel.title import Json


def page(settings: Sequence[LadderSetting], games: Sequence[Json]) -> str:
    """Steps and ratings of every setting that was played, as Markdown."""
    parts = [text("ladder-page-head")]
    for setting in settings:
        of_setting = [game for game in games if plays(setting, game)]
        if of_setting:
            parts.append(section(setting, of_setting))
    return "\n\n".join(parts) + "\n"


def plays(setting: LadderSetting, game: Json) -> bool:
    return bool(game["title"] == setting.title.name and game["setup"] == setting.rules().setup.plain())


def section(setting: LadderSetting, games: Sequence[Json]) -> str:
    rows = [
        f"## {setting.name}",
        "",
        text("ladder-page-columns"),
        "|---|---|---:|---:|---:|---:|---:|",
        *[row(setting, step, of_step(setting, step, games)) for step in steps_in(setting, games)],
    ]
    rated = ratings(setting, games)
    if rated:
        rows += ["", text("ladder-page-ratings"), "|---|---:|---:|"]
        rows += [f"| {one.name} | {one.points:+.0f} | {one.low:+.0f} … {one.high:+.0f} |" for one in rated]
    return "\n".join(rows)


def steps_in(setting: LadderSetting, games: Sequence[Json]) -> list[Rung]:
    """Who met whom: the one that sits alone is the upper one; with two sides, the higher level. The highest first."""
    found: dict[tuple[str, ...], Rung] = {}
    sides = setting.title.sides(setting.rules().setup)
    for game in games:
        playing = [game["bots"][list(sides).index(side)] for side in range(max(sides) + 1)]
        by_rank = sorted(set(playing), key=rank, reverse=True)
        kinds = sorted(by_rank, key=playing.count)
        if len(kinds) == 2:
            found.setdefault(tuple(sorted(kinds)), Rung(*kinds))
    return sorted(found.values(), key=lambda step: (rank(step.upper), rank(step.lower)), reverse=True)


def of_step(setting: LadderSetting, step: Rung, games: Sequence[Json]) -> list[Json]:
    return [game for game in games if set(game["bots"]) == set(step)]


def row(setting: LadderSetting, step: Rung, games: Sequence[Json]) -> str:
    one = standing(setting, step, games)
    low, high = wilson(one.share.wins, one.share.games)
    seeds = [game["seed"] for game in games]
    cells = (
        step.upper,
        step.lower,
        str(one.share.games),
        f"{100 * one.share.rate:.1f} ({100 * low:.0f}–{100 * high:.0f})",
        f"{100 * one.share.fair:.0f}",
        f"{one.ms_per_answer:.1f}",
        f"{min(seeds)}–{max(seeds)}",
    )
    return f"| {' | '.join(cells)} |"
