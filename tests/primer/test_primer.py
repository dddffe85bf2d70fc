"""Rules in five minutes: every section has a lawful position and its words, every example can be used and played on."""

from __future__ import annotations

import re

import pytest

from pelagos.games import TITLES
from pelagos.kernel.dealer import Seeded
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.starts import broken_laws
from pelagos.kernel.title import Title
from pelagos.kernel.view import view
from pelagos.pictures.still import still
from pelagos.primer.primer import NoSuchExample, Primer, described, example_lines, primer_of, primer_rules
from pelagos.texts import HOME
from texts.catalogue import TELLS, written

pytestmark = pytest.mark.pure

PLAYED = 12
titles = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)


def of(title: Title) -> Primer:
    found = primer_of(title)
    assert found is not None
    return found


def lawful(title: Title, lines: tuple[str, ...]) -> bool:
    return broken_laws(primer_rules(title), list(enumerate(lines, 1)), 0) == []


@titles
def test_every_section_has_a_lawful_position_a_picture_and_its_words(title: Title) -> None:
    primer, rules = of(title), primer_rules(title)
    said = {f"five-{title.name}-{section.name}" for section in primer.sections}
    prices = {f"five-{title.name}-price-{domain}" for domain in primer.things}

    assert set(written(HOME, f"{title.name}-five")) == said | prices
    for section in primer.sections:
        assert lawful(title, section.lines), section.name
    shown = view(rules, described(rules, primer.sections[0].lines).g, rules.seat_of(primer.pupil))
    assert still(rules, shown, "dark", primer.sections[0].focus).startswith("<svg")


@titles
def test_a_focus_names_areas_of_the_map(title: Title) -> None:
    primer, rules = of(title), primer_rules(title)
    known = {word for domain in rules.vocabulary.domains.values() for word in domain.words}

    assert {word for section in primer.sections for word in section.focus} <= known


@titles
def test_there_is_an_example_of_everything_that_a_card_tells(title: Title) -> None:
    told = [name for name in written(HOME, title.name) if name.startswith(f"{title.name}-{TELLS}")]
    things = {f"{title.name}-{TELLS}{domain}-{word}" for domain, words in of(title).things.items() for word in words}

    assert set(told) == things


@titles
def test_every_example_is_lawful_asks_the_pupil_and_can_be_played_on(title: Title) -> None:
    primer, rules = of(title), primer_rules(title)
    for domain, words in primer.things.items():
        for word in words:
            lines = example_lines(title, f"{domain}-{word}")
            play, rng = Play(rules, described(rules, lines).g, Seeded(1), lines), Rng(1)

            assert lawful(title, lines), (domain, word)
            assert play.who == rules.seat_of(primer.pupil), (domain, word)
            for _ in range(PLAYED):
                if not play.over:
                    play.take(rng.below(play.sheet.count))


def offers(title: Title, name: str) -> list[str]:
    return described(primer_rules(title), example_lines(title, name)).options()


def test_what_an_example_is_about_is_on_offer_at_once() -> None:
    """Creatures can be bought, heroes lead or are sacrificed, gods give what they give."""
    for title in TITLES:
        for domain, words in of(title).things.items():
            for word in words:
                said = " ; ".join(offers(title, f"{domain}-{word}"))
                if domain == "creature":
                    assert re.search(r"\bbuy 2\b", said), (title.name, word)
                elif domain == "hero":
                    assert word in said


@titles
def test_what_nobody_has_described_is_refused(title: Title) -> None:
    with pytest.raises(NoSuchExample):
        example_lines(title, "creature-unicorn")
