"""A table as plain JSON: everything, clocks, orders, talk and proposals included; and the way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pelagos.kernel.codec import load, save
from pelagos.kernel.dealer import Sealed
from pelagos.kernel.errors import BadSave
from pelagos.kernel.play import Play
from pelagos.kernel.title import Json, Rules, Title, kept_setup
from pelagos.table.chair import load_chair
from pelagos.table.clock import Clock
from pelagos.table.game_room import Ending
from pelagos.table.history import load_history, resumed, save_history
from pelagos.table.interning import share, shared_rules
from pelagos.table.proposal import load_proposal
from pelagos.table.rematch import load_rematch
from pelagos.table.standing_orders import load_standing
from pelagos.table.table import Table
from pelagos.table.terms import read_terms
from pelagos.table.waiting_room import OVER, RUNNING, WAITING

FORMAT: Final = "table 2"
NOT_KNOWN: Final = ""
"""The version of the rules in a save from before saves said it."""


def save_table(table: Table) -> Json:
    """Everything. It holds all secrets: it is for a server's own storage and leaves for nobody."""
    saved = {
        "format": FORMAT,
        "title": table.rules.title.name,
        "rules": [list(since) for since in table.rules_versions],
        "setup": table.rules.setup.plain(),
        "owner": table.owner,
        "terms": table.terms.plain(),
        "secret": table.secret.hex(),
        "sealed": table.sealed,
        "phase": table.phase,
        "version": table.version,
        "moved": table.moved,
        "chairs": [chair.save() for chair in table.chairs],
        "clock": table.clock.save(),
        "requests": table.save_requests(),
        "proposal": None if table.proposal is None else table.proposal.plain(),
        "ending": None if table.ending is None else table.ending.plain(),
        "chat": table.chat.save(),
        "game": _save_game(table),
    }
    if table.rematch is not None:
        saved["rematch"] = table.rematch.plain()
    if table.lesson is not None:
        saved["lesson"] = table.lesson.save()
    if table.puzzle is not None:
        saved["puzzle"] = table.puzzle.save()
    if table.analysis is not None:
        saved["analysis"] = table.analysis.save()
    if table.kept:
        saved["kept"] = sorted(table.kept)
    return saved


def _save_game(table: Table) -> Json | None:
    play = table.play
    if play is None:
        return None
    count = play.dealer.count if isinstance(play.dealer, Sealed) else None
    position = save(table.rules, play.g)
    begun = {"start": list(play.start)} if play.start and not table.named_start else {}
    return {"position": position, "dealt": count, **begun, **save_history(play, position)}


def load_table(data: Any, titles: Mapping[str, Title]) -> Table:
    """The table as it was saved, or BadSave."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("unknown-format", found=str(data.get("format")) if isinstance(data, dict) else "")
    try:
        table = _empty_table(data, titles)
        _load_room(table, data)
        if data["game"] is not None:
            _load_game(table, data["game"], data.get("rules", [[0, NOT_KNOWN]]))
        if "lesson" in data:
            table.resume_lesson(data["lesson"])
        if "puzzle" in data:
            table.resume_puzzle(data["puzzle"])
        if "analysis" in data:
            table.resume_analysis(data["analysis"])
        table.resume_example()
    except (KeyError, TypeError, ValueError, IndexError, AttributeError):
        raise BadSave("bad-field", field="table") from None
    table.event_counts.note(table.version, 0 if table.play is None else len(table.play.events))
    return table


def _empty_table(data: Json, titles: Mapping[str, Title]) -> Table:
    title = titles.get(data["title"])
    if title is None:
        raise BadSave("unknown-title", title=str(data["title"]), known=", ".join(titles))
    setup = data["setup"]
    rules = shared_rules(title, kept_setup(title, setup["seats"], setup["board"], setup["options"]))
    return Table(rules, data["owner"], bytes.fromhex(data["secret"]), read_terms(data["terms"]))


def _load_room(table: Table, data: Json) -> None:
    if data["phase"] not in (WAITING, RUNNING, OVER) or len(data["chairs"]) != len(table.chairs):
        raise BadSave("bad-field", field="phase")
    table.phase = data["phase"]
    table.sealed = bool(data["sealed"])
    table.version, table.moved = int(data["version"]), int(data["moved"])
    table.chairs = [_chair(table.rules, chair) for chair in data["chairs"]]
    # A delta could once lose it; the terms have the pace that was agreed on.
    pace = data["clock"].get("pace", data["terms"]["pace"])
    table.clock = Clock(read_terms({**data["terms"], "pace": pace}).pace, len(table.chairs))
    table.clock.load(data["clock"])
    table.load_requests(data.get("requests"))
    table.proposal = load_proposal(data["proposal"])
    if data["ending"] is not None:
        table.ending = Ending(str(data["ending"]["how"]), [int(place) for place in data["ending"]["places"]])
    table.rematch = load_rematch(data.get("rematch"))
    table.kept = {int(seat) for seat in data.get("kept", [])}
    table.chat.load(data["chat"])


def _chair(rules: Rules, data: Json) -> Any:
    return load_chair(data, None if data["standing"] is None else load_standing(rules, data["standing"]))


def _load_game(table: Table, data: Json, versions: Any) -> None:
    dealer = None if data["dealt"] is None else table.dealer(int(data["dealt"]))
    position = load(table.rules, data["position"])
    table.play = resumed(table.rules, position, dealer, load_history(table.rules, data))
    table.play.start.extend([str(statement) for statement in data.get("start", ())])
    share(table.play.events)
    _load_versions(table, table.play, [(int(answers), str(version)) for answers, version in versions])


def _load_versions(table: Table, play: Play, versions: list[tuple[int, str]]) -> None:
    """The rules that the game was played under; from here on it goes on under those of today."""
    [(_, today)] = table.rules_versions
    table.rules_versions = versions if versions[-1][1] == today else [*versions, (len(play.log), today)]
    play.rules_changed = len(table.rules_versions) > 1
