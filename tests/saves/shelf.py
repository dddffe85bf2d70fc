"""The saves on the shelf, as they were written by `tools/saves.py`, and what can be asked of each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from pelagos.games import TITLES
from pelagos.kernel.agenda import playout
from pelagos.kernel.codec import load
from pelagos.kernel.fields import CARDS
from pelagos.kernel.rng import Rng
from pelagos.kernel.sheet import Sheet
from pelagos.kernel.task import Choice
from pelagos.kernel.title import Json, Rules, Title, kept_setup, rules_for
from toy.title import TITLE as TOY

if TYPE_CHECKING:
    from pelagos.kernel.position import Position
    from pelagos.kernel.words import Domain

HERE: Final = Path(__file__).parent
ALL: Final[dict[str, Title]] = {title.name: title for title in (*TITLES, TOY)}
HARMLESS: Final = {"classic": "creature"}
"""Where it is not a place of cards: a domain whose last word may be one that no rule knows."""
LONGEST: Final = 20_000
"""Questions after which a game has no end."""


class Saved(NamedTuple):
    """One save: what it is called, its title, and what was offered when it was made."""

    name: str
    title: Title
    options: list[str]
    data: Json


def saves_of(title: Title) -> list[Saved]:
    """Every position that was saved in mid-decision."""
    found: list[Saved] = []
    for path in sorted((HERE / title.name).glob("[A-Z]*.json")):
        for i, entry in enumerate(json.loads(path.read_text(encoding="utf-8"))):
            found.append(Saved(f"{title.name}-{path.stem}-{i + 1}", title, entry["options"], entry["save"]))
    return found


SAVES: Final = [saved for title in ALL.values() for saved in saves_of(title)]
TABLES: Final = sorted(HERE.glob("*/table-*.json"))


def kinds_of(title: Title) -> list[str]:
    """Every decision kind: the tasks that ask somebody, nature included."""
    return [task.__name__ for task in title.tasks if issubclass(task, Choice)]


def harmless(title: Title) -> str:
    """A domain of the title whose last word may be one that no rule knows."""
    _, seats, options = title.variants()[0]
    fields = rules_for(title, seats, options=options).fields
    return HARMLESS.get(title.name) or next(field.rows[0].name for field in fields if field.shape == CARDS)


def rules_in(title: Title, setup: Json) -> Rules:
    return Rules(title, kept_setup(title, setup["seats"], setup["board"], setup["options"]))


def loaded(title: Title, saved: Saved) -> tuple[Rules, Position]:
    """The position under today's rules of a title, or under others."""
    rules = rules_in(title, saved.data["setup"])
    return rules, load(rules, saved.data)


def broken_laws(rules: Rules, g: Position) -> list[str]:
    return [f"{law.name}: {law.broken(g)}" for law in rules.title.laws if law.broken(g)]


def play_on(g: Position) -> int:
    """Play to the end at random, the same way every time; how many questions were asked."""
    asked = int(playout(g, Sheet(), Rng(1), LONGEST))
    assert g.result is not None, f"no end after {asked} questions"
    return asked


# what the numbers of a save stand for


def words_of(title: Title) -> Json:
    """The words of all domains, by variant, as they were when the first saves were made."""
    kept: Json = json.loads((HERE / title.name / "words.json").read_text(encoding="utf-8"))
    return kept


def moved_words(title: Title, kept: Json) -> list[str]:
    """Domains whose words no longer begin with those they had, or that do not say how many they have got since."""
    found: list[str] = []
    for variant, seats, options in title.variants():
        rules = Rules(title, kept_setup(title, seats, options=options))
        rows = [domain for field in rules.fields for domain in (*field.rows, field.values)]
        now = [*rules.vocabulary.domains.values(), *rows]
        for name, words in kept["domains"].get(variant, []):
            if not any(still_begins(domain, name, words, kept["version"]) for domain in now):
                found.append(f"{variant} {name}")
    return found


def still_begins(domain: Domain, name: str, words: list[str], version: int) -> bool:
    same = domain.name == name and list(domain.words[: len(words)]) == words
    return same and domain.size_in(version) == len(words)
