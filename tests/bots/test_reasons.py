"""Every reason of a bot has a sentence, and every sentence a reason."""

from __future__ import annotations

import pytest

from bots.support import ALL_TITLES, Variant, answer, every_variant, questions, told
from pelagos.bots.adapters import ADAPTERS
from pelagos.bots.reasons import REASONS
from pelagos.bots.roster import BOTS, all_reasons, bot_named
from pelagos.games import TITLES
from pelagos.kernel.event import Kind
from pelagos.texts import HOME, Texts
from texts.catalogue import written

TEXTS = Texts(strict=True)


def test_every_reason_has_a_message_and_no_other_exists() -> None:
    files = ["bots", *[f"{title.name}-bots" for title in TITLES]]
    found = {name: used for file in files for name, used in written(HOME, file).items()}
    messages = {name: used for name, used in found.items() if name.startswith("bots-")}
    wanted = {f"bots-why-{name}": kind for name, kind in all_reasons().items()}

    assert set(messages) == set(wanted)
    for name, used in messages.items():
        assert used <= {param.partition(":")[0] for param in wanted[name].params}, name


def test_reasons_have_names_of_their_own() -> None:
    kinds = {*REASONS, *[kind for adapter in ADAPTERS for kind in adapter.reasons()]}
    names = [kind.name for kind in kinds]

    assert sorted(names) == sorted(set(names))


def test_judges_name_tasks_and_domains_that_exist() -> None:
    for variant in every_variant():
        rules = variant.rules()
        judges = [j for adapter in ADAPTERS if adapter.title == variant.title.name for j in adapter.judges.values()]
        for judge in judges:
            assert judge.follow_ups | judge.ends | judge.assumed <= set(rules.tasks)
            domains = [param.partition(":")[2] for kind in judge.reasons for param in kind.params]
            assert {domain for domain in domains if domain} <= set(rules.vocabulary.domains)


@pytest.mark.parametrize("variant", every_variant(), ids=told)
@pytest.mark.parametrize("name", BOTS)
def test_whatever_a_bot_says_is_one_sentence(name: str, variant: Variant) -> None:
    bot, rules = bot_named(name, ALL_TITLES), variant.rules()
    for seed, play in enumerate(questions(rules, 8, often=6, limit=8)):
        reply = answer(bot, play, seed)
        sentence = TEXTS.why(rules, reply.why, reply.numbers)

        assert sentence[-1] in ".?!"
        assert not sentence[0].islower()
        assert "\n" not in sentence


def test_names_are_those_of_the_title() -> None:
    rules = every_variant()[0].rules()

    assert "Zeus" in TEXTS.why(rules, Kind("classic-wants", "god:god"), (2,))
