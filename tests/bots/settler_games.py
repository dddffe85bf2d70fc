"""Whole games of the first Settler, kept as digests: they show that a change of the code has changed no answer.

`tests/bots/settler-games.json` holds one entry for each game: its setup, its seed, who sits where, and what came of it.
A board stands there in the word that lasts, so that a better board under the same name changes nothing here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from pelagos.bots.bot import Bot, Budget, view_bytes
from pelagos.bots.match import PLAYERS, drawn_seed
from pelagos.bots.roster import bot_named, version_of
from pelagos.games import TITLES
from pelagos.kernel.codec import digest_of, save
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Rules, Title, kept_setup, rules_for

KEPT: Final = Path(__file__).with_name("settler-games.json")
SEEDS: Final = 50
"""Games of each title, spread over its variants."""
SETTLER: Final = "settler@1"
NOVICE: Final = "novice@1"
"""Who played them: these versions stay."""
NOVICE_EVERY: Final = 10
"""In every so many games one seat is Novice's, so that Settler also sees positions it would not bring about."""
EARLY: Final = 24
"""Answers of bots after which a game has a first digest: a quick test plays no further."""
MOST_ANSWERS: Final = 20_000

Game = dict[str, Any]


def title_named(name: str) -> Title:
    return next(title for title in TITLES if title.name == name)


def games_to_play() -> Iterator[Game]:
    """The setups, seeds and seats of all games, without what came of them."""
    for title in TITLES:
        variants = title.variants()
        for seed in range(SEEDS):
            _, seats, options = variants[seed % len(variants)]
            bots = [SETTLER] * seats
            if seed % NOVICE_EVERY == NOVICE_EVERY - 1:
                bots[seed // NOVICE_EVERY % seats] = NOVICE
            setup = rules_for(title, seats, options=options).setup
            yield {"title": title.name, "setup": setup.plain(), "seed": seed, "bots": bots}


def rules_of(game: Game) -> Rules:
    title, setup = title_named(game["title"]), game["setup"]
    return Rules(title, kept_setup(title, setup["seats"], setup["board"], setup["options"]))


def bots_of(game: Game) -> list[Bot]:
    """One bot for each name: what it remembers of one seat must not change what it says for another."""
    named = {name: bot_named(name, TITLES) for name in game["bots"]}
    return [named[name] for name in game["bots"]]


def outcome(game: Game, bots: Sequence[Bot], most: int = MOST_ANSWERS) -> dict[str, Any]:
    """What became of the game: digests of all that was said, of the last position, and of the reasons given.

    The seeds are those of `pelagos arena`. After `most` answers the game is left as it stands.
    """
    rules = rules_of(game)
    play = Play(rules, rules.opening(), Seeded(game["seed"]))
    rng = Rng(game["seed"] | PLAYERS)
    reasons: list[Any] = []
    early = ""
    while not play.over and len(reasons) < most:
        seat = int(play.who)
        reply = bots[seat].choose(view_bytes(rules, play.g, seat), play.options(), Budget(), Rng(drawn_seed(rng)))
        play.say(seat, reply.phrase)
        reasons.append([reply.why.name, *reply.numbers])
        if len(reasons) == EARLY:
            early = digest_of([said_in(play), reasons])
    return {
        "answers": len(reasons),
        "early": early,
        "said": digest_of(said_in(play)),
        "position": position_digest(play),
        "reasons": digest_of(reasons),
    }


def said_in(play: Play) -> list[str]:
    """Every answer, nature's included, as `seat words`."""
    rules = play.rules
    return [f"{rules.seat_word(said.seat)} {rules.vocabulary.words(said.answer)}" for said in play.log]


def position_digest(play: Play) -> str:
    """Of the fields and the result alone: a new version of the rules or a new option leaves it as it is."""
    data = save(play.rules, play.g)
    return digest_of([data["fields"], data["result"]])


def versions() -> dict[str, str]:
    """By title, which Settler plays, with which judge."""
    return {title.name: version_of(SETTLER, title.name) for title in TITLES}


def kept_games() -> list[Game]:
    games: list[Game] = json.loads(KEPT.read_text(encoding="utf-8"))["games"]
    return games


def differs(game: Game, bots: Sequence[Bot], most: int = MOST_ANSWERS) -> list[str]:
    """What comes out otherwise than it was kept, if the game is played now."""
    return compared(game, outcome(game, bots, most), most)


def compared(game: Game, found: dict[str, Any], most: int) -> list[str]:
    """The parts that differ; of a game that was cut short, only its beginning is compared."""
    parts = ["early"] if found["answers"] == most < game["answers"] else list(found)
    return [part for part in parts if found[part] != game[part]]
