"""Plays games of every variant between bots and keeps some moments of each, for looking at boards in web/dev.

.venv/bin/python tools/page_scenes.py
cd web && npx vite, then open /dev/board.html?scene=legendary-duel-150&glow=1&panels=1&theme=dark&small=1
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named
from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, Title, rules_for
from pelagos.pictures.adapter import geometry_of
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon

HOME: Final = Path(__file__).parent.parent / "web" / "fixtures" / "scenes"
MOMENTS: Final = (3, 40, 150, 300)
"""After so many answers; one more in the first battle."""
SEED: Final = 3
BOT: Final = "settler"
HEARD: Final = 60
"""So many of the last events are kept."""


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    bot = bot_named(BOT, TITLES)
    for title in TITLES:
        for variant, seats, options in title.variants():
            played(title, variant, rules_for(title, seats, options=options), bot)


def played(title: Title, variant: str, rules: Rules, bot: Bot) -> None:
    play, rng = Play(rules, rules.opening(), Seeded(SEED)), Rng(SEED | PLAYERS)
    fought = False
    for answers in range(max(MOMENTS) + 1):
        if play.over:
            break
        seen = payload(play, play.who)
        fights = not fought and max(seen["fields"].get(name, -1) for name in ("attacker", "target")) >= 0
        if answers in MOMENTS or fights:
            keep(f"{title.name}-{variant}-{'battle' if fights else answers}", rules, seen)
        fought = fought or fights
        reply = bot.choose(view_bytes(rules, play.g, play.who), play.options(), Budget(), Rng(drawn_seed(rng)))
        play.say(play.who, reply.phrase)


def keep(name: str, rules: Rules, seen: Json) -> None:
    data = {
        "view": seen,
        "events": seen["events"][-HEARD:],
        "lexicon": lexicon(rules, Texts()),
        "geometry": geometry_of(rules, seen).plain(),
        "small": geometry_of(rules, seen, small=True).plain(),
    }
    (HOME / f"{name}.json").write_text(json.dumps(data), encoding="utf-8")
    print(name, flush=True)


if __name__ == "__main__":
    main()
