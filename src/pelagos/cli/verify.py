"""`pelagos verify`: did nature answer as the sealed secret demands? Was a tournament drawn as its secret demands?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import typer

from pelagos.cli.arguments import AsJson, GameFile, titles_of
from pelagos.cli.files import complaint, opened, read_text
from pelagos.cli.screen import FAILED, Complaint, say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel import scenario
from pelagos.kernel.errors import BadSave, PelagosError
from pelagos.study.verify import outcomes
from pelagos.tournaments.checking import COMMITMENT, ORDER, faults
from pelagos.tournaments.tournament import Tournament, read

EXPORTED: Final = ".json"


def verify(context: typer.Context, file: GameFile, as_json: AsJson = False) -> None:
    if file.suffix == EXPORTED:
        _verify_draw(file, as_json)
        return
    rules, record = opened(file, titles_of(context))
    try:
        play = scenario.verify(rules, record)
    except PelagosError as error:
        raise complaint(file, error, rules, FAILED) from error
    if as_json:
        say_json({"outcomes": outcomes(play)})
    else:
        say(text("verify-done", outcomes=outcomes(play)))


def _verify_draw(file: Path, as_json: bool) -> None:
    """The data of a tournament, as its page saves them."""
    try:
        tournament = _exported(read_text(file))
    except PelagosError as error:
        raise complaint(file, error) from error
    found = faults(tournament)
    if as_json:
        say_json({"rounds": len(tournament.rounds), "faults": [[what, number] for what, number in found]})
    elif not found:
        say(text("verify-draw-done", rounds=len(tournament.rounds)))
    if found:
        raise Complaint(text("in-file", path=str(file), sentence=_told(*found[0])), FAILED)


def _told(what: str, number: int) -> str:
    if what == COMMITMENT:
        return text("verify-draw-commitment")
    return text("verify-draw-order") if what == ORDER else text("verify-draw-round", number=number)


def _exported(content: str) -> Tournament:
    try:
        data: Any = json.loads(content)
        tournament = read(data["tournament"])
    except (ValueError, KeyError, TypeError):
        raise BadSave("bad-field", field="tournament") from None
    if not tournament.secret or not tournament.order:
        raise BadSave("tournament-not-started")
    return tournament
