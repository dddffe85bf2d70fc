"""Everything that the coach may tell has a sentence, in the names of its title, and every sentence is told."""

from __future__ import annotations

import pytest

from bots.support import Variant, told
from coach.support import advised, all_remarks, sampled, variants
from pelagos.bots.adapters import ADAPTERS
from pelagos.coach.adapter import coach_adapter
from pelagos.coach.remarks import COMMON, gain
from pelagos.games import TITLES
from pelagos.kernel.event import Kind
from pelagos.texts import HOME, LANGUAGES, Texts
from texts.catalogue import written

pytestmark = pytest.mark.pure

LABELS = "gains-"
"""Short labels, no sentences."""


def kinds() -> list[Kind]:
    adapters = [adapter for title in TITLES if (adapter := coach_adapter(title)) is not None]
    gains = {asset.name: gain(asset.name) for adapter in adapters for asset in adapter.assets}
    judged = {kind.name: kind for adapter in ADAPTERS for kind in adapter.reasons()}
    return [*COMMON, *gains.values(), *judged.values(), *[kind for adapter in adapters for kind in adapter.kinds]]


def test_every_remark_has_a_message_and_no_other_exists() -> None:
    files = ["coach", *[f"{title.name}-coach" for title in TITLES]]
    found = {name: used for file in files for name, used in written(HOME, file).items()}
    wanted = {f"coach-{kind.name}": kind for kind in kinds()}

    assert set(found) == set(wanted)
    for name, used in found.items():
        assert used <= {param.partition(":")[0] for param in wanted[name].params}, name


def test_remarks_have_names_of_their_own() -> None:
    names = [kind.name for kind in kinds()]

    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("variant", variants(), ids=told)
def test_whatever_the_coach_tells_is_one_sentence_in_every_language(variant: Variant) -> None:
    rules = variant.rules()
    for play in sampled(variant, limit=4):
        for remark in all_remarks(advised(play)):
            for language in LANGUAGES:
                sentence = Texts(language, strict=True).remark(rules, remark.kind, remark.numbers)

                assert "\n" not in sentence
                assert not sentence[0].islower(), sentence
                assert remark.kind.name.startswith(LABELS) or sentence[-1] in ".?!", sentence
