"""What is written beside the map; the sentences stand in texts/en/pictures.ftl."""

from typing import Final

from pelagos.kernel.title import Rules
from pelagos.texts import Texts

TEXTS: Final = Texts()
text: Final = TEXTS.message


def name_of(rules: Rules, domain: str, number: int) -> str:
    """What people call a thing, as a heading: with a capital, without an article."""
    return TEXTS.heading(rules, domain, rules.vocabulary.domains[domain].word(number))
