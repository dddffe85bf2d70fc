"""The lexicon is complete: with it and the sentences alone, a client says what `Texts` says."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelagos.games import TITLES
from pelagos.games.classic.title import TITLE as CLASSIC
from pelagos.games.hellas.title import TITLE as HELLAS
from pelagos.games.legendary.title import TITLE as LEGENDARY
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.event import Refusal
from pelagos.kernel.ids import NATURE
from pelagos.kernel.play import Play, payload
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules, rules_for
from pelagos.pictures import theme
from pelagos.pictures.hellas.map import IDENTITIES
from pelagos.texts import Texts
from pelagos.texts.lexicon import lexicon
from pelagos.texts.values import Name
from toy.title import TITLE as TOY

TEXTS: Final = Texts(strict=True)
ANSWERS: Final = 200
"""Of a random game so much is played."""

SETUPS: Final = [
    *[rules_for(title, seats, "", options) for title in TITLES for _, seats, options in title.variants()],
    rules_for(TOY, 3),
    rules_for(TOY, 2, "", {"factions": "two"}),
]
setups = pytest.mark.parametrize(
    "rules", SETUPS, ids=lambda rules: f"{rules.title.name}-{rules.title.variant(rules.setup)}"
)


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "WORD": lambda name: getattr(name, "word", ""),
    "CAPITAL": lambda name: name[:1].upper() + name[1:],
}
"""As docs/protocol.md describes them; English needs no others."""


class Client:
    """Knows no title: what it has is JSON and a file of sentences."""

    def __init__(self, known: Json, sentences: str) -> None:
        self.known: Final = known
        self.bundle: Final = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
        self.bundle.add_resource(FluentResource(sentences))

    def sentence(self, sort: str, name: str, arguments: dict[str, str | int]) -> str:
        pattern = self.bundle.get_message(f"{self.known['title']}-{sort}-{name}").value
        assert pattern is not None
        said, faults = self.bundle.format_pattern(pattern, arguments)
        assert faults == []
        return str(said)

    def named(self, domain: str, number: int) -> str | int:
        if not domain:
            return number
        entry = self.known["domains"][domain]
        if number < 0:
            return Name(entry["none"]["name"], entry["none"]["word"])
        return Name(entry["names"][number], entry["words"][number])

    def told(self, sort: str, plain: list[Any]) -> str:
        params = [param.partition(":") for param in self.known[f"{sort}s"][plain[0]]["params"]]
        numbers = {key: self.named(domain, n) for (key, _, domain), n in zip(params, plain[1:], strict=True)}
        return self.sentence(sort, plain[0], numbers)

    def question(self, task: str, given: Json) -> str:
        domains = self.known["questions"][task]
        told = {key: self.named(domains[key], n) for key, n in given.items() if isinstance(n, int)}
        return self.sentence("ask", task, told)

    def read(self, phrase: str) -> list[dict[str, int]]:
        """The numbers of a phrase by every pattern that fits it."""
        tokens = phrase.split()
        tried = [self._fit(pattern.split(), tokens) for pattern in self.known["phrases"][tokens[0]]]
        return [numbers for numbers in tried if numbers is not None]

    def _fit(self, slots: list[str], tokens: list[str]) -> dict[str, int] | None:
        numbers: dict[str, int] = {}
        for slot, token in zip(slots, tokens, strict=True) if len(slots) == len(tokens) else [("", "?")]:
            part, _, domain = slot.strip("{}").partition(":")
            words = self.known["domains"][domain or "number"].get("words")
            if not slot.startswith("{"):
                if slot != token:
                    return None
            elif words is None:
                numbers[part] = int(token)
            elif token not in words:
                return None
            else:
                numbers[part] = words.index(token)
        return numbers


def client(rules: Rules) -> Client:
    """Everything it gets has been through the wire."""
    file = files(rules.title.texts) / "en" / f"{rules.title.name}.ftl"
    return Client(json.loads(json.dumps(lexicon(rules, TEXTS))), file.read_text(encoding="utf-8"))


def moments(rules: Rules, seed: int) -> Iterator[Play]:
    play, rng = Play(rules, rules.opening(), Seeded(seed)), Rng(seed)
    for _ in range(ANSWERS):
        if play.over:
            return
        yield play
        play.take(rng.below(play.sheet.count))


@setups
def test_a_client_tells_asks_and_reads_everything_as_the_texts_do(rules: Rules) -> None:
    speaker, heard = client(rules), 0
    for play in moments(rules, 7):
        shown = payload(play, play.who, heard)
        task, given = shown["agenda"][0]
        assert speaker.question(task, given) == TEXTS.question(rules, task, given)
        for event in play.events[heard:]:
            assert speaker.told("event", event.plain()) == TEXTS.event(rules, event)
        heard = len(play.events)
        for phrase, answer in zip(shown["options"], play.sheet.answers(), strict=True):
            numbers = {"x": int(answer.x), "y": int(answer.y), "n": int(answer.n)}
            assert numbers in [{"x": 0, "y": 0, "n": 0} | found for found in speaker.read(phrase)], phrase
    assert heard


@setups
def test_a_client_tells_why_something_was_refused(rules: Rules) -> None:
    speaker = client(rules)
    for kind in rules.title.refusals:
        for number in (0, 1):
            refusal = Refusal(kind, *[number] * len(kind.params))
            assert speaker.told("refusal", [kind.name, *refusal.numbers]) == TEXTS.refusal(rules, refusal)


@setups
def test_a_task_is_a_question_a_chance_or_asks_nobody(rules: Rules) -> None:
    known = lexicon(rules, TEXTS)
    play, rng = Play(rules, rules.opening()), Rng(3)
    asked = {True: set[str](), False: set[str]()}
    for _ in range(ANSWERS):
        if not play.over:
            asked[play.who == NATURE].add(type(play.g.agenda[-1]).__name__)
            play.take(rng.below(play.sheet.count))
    assert asked[True] <= set(known["chances"])
    assert asked[False] <= set(known["questions"])
    assert not set(known["questions"]) & set(known["chances"])


@pytest.mark.parametrize("number", [-1, 0])
def test_a_name_may_be_that_of_nothing(number: int) -> None:
    speaker = client(rules_for(LEGENDARY, 3))
    word = "nobody" if number < 0 else "ajax"

    assert speaker.named("hero", number) == TEXTS.name(rules_for(LEGENDARY, 3), "hero", word)


def test_plain_numbers_are_no_list() -> None:
    assert lexicon(rules_for(TOY, 2), TEXTS)["domains"]["number"] == {"number": True}


@pytest.mark.parametrize(
    ("rules", "factions", "sides", "shown"),
    [
        (rules_for(CLASSIC, 2), [["p1"], ["p2"]], [0, 1], {"marker": [[0], [1], [0], [1]]}),
        (rules_for(HELLAS, 2), [["white"], ["orange"]], [0, 1], {"seat": [[0], [1]]}),
        (rules_for(LEGENDARY, 2), [["blu", "yel"], ["red", "grn"]], [0, 1], {"seat": [[0, 3], [1, 2]]}),
        (
            rules_for(LEGENDARY, 4, "", {"mode": "team4"}),
            [["blu"], ["red"], ["grn"], ["yel"]],
            [0, 1, 1, 0],
            {"seat": [[0], [1], [2], [3]], "team": [[0, 3], [1, 2]]},
        ),
        (
            rules_for(TOY, 2, "", {"factions": "two"}),
            [["red", "amber"], ["blue", "jade"]],
            [0, 1],
            {"seat": [[0, 2], [1, 3]]},
        ),
    ],
    ids=["classic", "hellas", "duel", "team4", "toy"],
)
def test_seats_have_their_factions_sides_and_identities(
    rules: Rules, factions: list[list[str]], sides: list[int], shown: dict[str, list[list[int]]]
) -> None:
    known = lexicon(rules, TEXTS)

    assert known["factions"] == factions
    assert known["sides"] == sides
    assert {name: known["shown"][name] for name in shown} == shown


@setups
def test_a_page_shows_people_as_the_pictures_do(rules: Rules) -> None:
    drawn = IDENTITIES if rules.title is HELLAS else theme.SEATS
    known = [(one["letter"], one["shape"]) for one in lexicon(rules, TEXTS)["identities"]]

    assert known == [(one.letter, one.shape) for one in drawn[: len(known)]]
    assert all(
        number < len(known) for rows in lexicon(rules, TEXTS)["shown"].values() for row in rows for number in row
    )
