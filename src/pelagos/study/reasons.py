"""Why a thing cannot be chosen now, and which kinds of answers are not on offer: in the rules' own words, for people.

The rules tell why one whole answer is not offered. Whoever points at a place or a card has not said one yet, so the
answers that would name it are tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from pelagos.kernel.answer import Answer
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.event import Refusal
from pelagos.kernel.play import Play
from pelagos.kernel.words import NUMBER, Domain, Vocabulary

MOST_TRIED: Final = 400
"""Answers of one kind that are tried."""
SMALL_NUMBERS: Final = (1, 2)
"""Numbers that are tried where an answer needs one."""


class Reason(NamedTuple):
    """Why something is not offered; nothing where the rules have nothing to say about it."""

    offered: bool
    refusal: Refusal | None


class NotOffered(NamedTuple):
    """A kind of answer that cannot be given now."""

    pattern: str
    refusal: Refusal
    here: bool
    """It belongs to the question that is asked, and is only not possible as things stand."""


def why_not_chosen(play: Play, domain: str, word: str, say: str = "") -> Reason:
    """Why no answer names this thing; `say` is the answer that was about to be given with it."""
    said = _read(play, say)
    if said is not None:
        refusal = None if play.sheet.find(said) >= 0 else play.why_not(say)
        if refusal is not None:
            return Reason(False, refusal)
    words = play.rules.vocabulary
    answers = play.sheet.answers()
    named = {verb: places for verb in words.phrases if (places := _naming(words, verb, domain, word))}
    if any(_names(words, answer, word, named.get(answer.verb, [])) for answer in answers):
        return Reason(True, None)
    offered = {int(answer.verb) for answer in answers}
    foreign = foreign_refusal(play)
    last = None
    for verb in sorted(named, key=lambda verb: verb not in offered):
        likely = [answer for answer in answers if answer.verb == verb] or list(_answers(words, verb))
        tried = [_with(answer, *place) for place in named[verb] for answer in likely[:MOST_TRIED]]
        refusal = rarest(_refusals(play, tried))
        if refusal is not None and (foreign is None or refusal.kind is not foreign.kind):
            return Reason(False, refusal)
        last = last or refusal
    return Reason(False, last)


def not_offered(play: Play) -> list[NotOffered]:
    """Every kind of answer of the title that cannot be given now and has a reason, those of this question first."""
    words = play.rules.vocabulary
    offered = {int(answer.verb) for answer in play.sheet.answers()}
    foreign = foreign_refusal(play)
    found = []
    for verb, pattern in words.phrases.items():
        refusal = None if verb in offered else about_all(_refusals(play, _answers(words, verb)))
        if refusal is not None:
            found.append(NotOffered(pattern, refusal, foreign is None or refusal.kind is not foreign.kind))
    return sorted(found, key=lambda one: not one.here)


def foreign_refusal(play: Play) -> Refusal | None:
    """What this question says to an answer that is none of its own: there is no verb of this number."""
    return play.refusal(Answer(max(play.rules.vocabulary.phrases) + 1))


def _refusals(play: Play, tried: Iterable[Answer]) -> list[Refusal]:
    return [refusal for answer in tried if (refusal := play.refusal(answer)) is not None]


def rarest(refusals: list[Refusal]) -> Refusal | None:
    """Of the refusals of similar answers the rarest: most of them fail at the first thing the rules look at."""
    names = [refusal.kind.name for refusal in refusals]
    counts = {name: names.count(name) for name in dict.fromkeys(names)}
    return min(reversed(refusals), key=lambda refusal: counts[refusal.kind.name], default=None)


def about_all(refusals: list[Refusal]) -> Refusal | None:
    """One that names no single place or card, where there is one: "too dear" rather than "nothing lies there"."""
    general = [refusal for refusal in refusals if not any(":" in param for param in refusal.kind.params)]
    return rarest(general or refusals)


def _read(play: Play, say: str) -> Answer | None:
    try:
        return play.rules.vocabulary.read(say)
    except PelagosError:
        return None


def _slots(words: Vocabulary, verb: int) -> list[tuple[str, Domain]]:
    """The parts of an answer with this verb, each with its domain."""
    tokens = [token[1:-1].partition(":") for token in words.phrases[verb].split() if token.startswith("{")]
    return [(part, words.domains[domain] if domain else NUMBER) for part, _, domain in tokens]


def _naming(words: Vocabulary, verb: int, domain: str, word: str) -> list[tuple[str, int]]:
    """Where an answer with this verb could name the thing: an island also where islands and seas are named alike."""
    known = words.domains.get(domain)
    if known is None or known.index(word) < 0:
        return []
    return [
        (part, int(home.index(word)))
        for part, home in _slots(words, verb)
        if home is not NUMBER and home.index(word) >= 0
    ]


def _names(words: Vocabulary, answer: Answer, word: str, places: list[tuple[str, int]]) -> bool:
    """Does this answer name the thing, in one of these places or by a word of its own: `bid apollo`?"""
    fixed = words.phrases[answer.verb].split()[1:]
    return word in fixed or any(getattr(answer, part) == number for part, number in places)


def _answers(words: Vocabulary, verb: int) -> Iterator[Answer]:
    """Answers with this verb, as many as are tried: all words of its first place, and of the others what is left."""
    tried: list[dict[str, int]] = [{}]
    for part, domain in _slots(words, verb):
        numbers = SMALL_NUMBERS if domain is NUMBER else range(domain.size())
        each = max(1, MOST_TRIED // len(tried))
        tried = [{**given, part: number} for given in tried for number in numbers[:each]]
    for given in tried:
        yield Answer(verb, given.get("x", 0), given.get("y", 0), given.get("n", 0))


def _with(answer: Answer, part: str, number: int) -> Answer:
    """The same answer with another number in one part."""
    given = {"x": answer.x, "y": answer.y, "n": answer.n, part: number}
    return Answer(answer.verb, given["x"], given["y"], given["n"])
