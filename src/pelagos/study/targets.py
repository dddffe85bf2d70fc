"""What can be attacked from where the pieces lie, whichever god or card that takes: everybody sees it on the map."""

from __future__ import annotations

from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import sample
from pelagos.study.adapter import TargetPlace, study_adapter


def targets_of(rules: Rules, view: Json) -> Json:
    """Places of rivals that the viewer's pieces could attack, and places of the viewer that a rival's could."""
    adapter, viewer = study_adapter(rules.title), int(view["viewer"])
    if adapter is None or viewer >= rules.setup.seats:
        return {"attackable": [], "threatened": []}
    g, sides = sample(rules, view, Rng(0)), rules.title.sides(rules.setup)
    rivals = [seat for seat in range(rules.setup.seats) if sides[seat] != sides[viewer]]
    aimed = {target for rival in rivals for target in adapter.targets(g, rival) if target.seat == viewer}
    return {"attackable": _told(rules, adapter.targets(g, viewer)), "threatened": _told(rules, aimed)}


def _told(rules: Rules, targets: set[TargetPlace]) -> list[Json]:
    places = sorted((target.domain, target.place) for target in targets)
    domains = rules.vocabulary.domains
    return [{"domain": domain, "word": domains[domain].word(place)} for domain, place in places]
