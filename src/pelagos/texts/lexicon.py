"""The lexicon of a game: what its words and numbers mean, for a client that does not know the title.

docs/protocol.md is the manual. It depends on the title, the setup and the language, and on nothing else.
"""

from __future__ import annotations

from pelagos.kernel.event import Kind
from pelagos.kernel.task import Chance, Choice
from pelagos.kernel.title import Json, Rules, Title
from pelagos.kernel.words import NUMBER, Domain
from pelagos.texts import Texts
from pelagos.texts.identities import faction_domain, factions_of, identities, shown_as
from pelagos.texts.values import plain


def lexicon(rules: Rules, texts: Texts) -> Json:
    """Everything that turns numbers into words, and words into sentences."""
    title = rules.title
    words = rules.vocabulary.domains[faction_domain(rules)].words
    return {
        "title": title.name,
        "domains": {name: _domain(rules, texts, domain) for name, domain in rules.vocabulary.domains.items()},
        "phrases": _phrases(rules),
        "events": _kinds(title.events),
        "refusals": _kinds(title.refusals),
        "questions": questions(title),
        "chances": [task.__name__ for task in title.tasks if issubclass(task, Chance)],
        "seats": list(rules.seats.words),
        "factions": [[words[faction] for faction in held] for held in factions_of(rules)],
        "sides": title.sides(rules.setup),
        "identities": identities(rules),
        "shown": shown_as(rules),
        "facts": title.facts(rules.setup),
    }


def _domain(rules: Rules, texts: Texts, domain: Domain) -> Json:
    """Words, names and the forms of names by number; `none` is what -1 is called. No forms at all are left out."""
    if domain is NUMBER:
        return {"number": True}
    names = [texts.name(rules, domain.name, word) for word in domain.words]
    none = texts.name(rules, domain.name, domain.none) if domain.none else None
    return {
        "words": list(domain.words),
        "names": [plain(name) for name in names],
        "forms": [dict(name.forms) for name in names] if any(name.forms for name in names) else [],
        "none": {"word": none.word, "name": plain(none), "forms": dict(none.forms)} if none is not None else None,
    }


def _phrases(rules: Rules) -> dict[str, list[str]]:
    """Patterns by their first word, in the order in which the vocabulary tries them."""
    found: dict[str, list[str]] = {}
    for phrase in rules.vocabulary.phrases.values():
        found.setdefault(phrase.split()[0], []).append(phrase)
    return found


def _kinds(kinds: tuple[Kind, ...]) -> Json:
    return {kind.name: {"params": list(kind.params), "clause": kind.clause} for kind in kinds}


def questions(title: Title) -> dict[str, dict[str, str]]:
    """What people are asked: by task, the domain of each argument, empty for a plain number. Nature needs no prompt."""
    asked = [task for task in title.tasks if issubclass(task, Choice) and not issubclass(task, Chance)]
    return {task.__name__: {name: title.arguments.get(name, "") for name in task.ARGS} for task in asked}
