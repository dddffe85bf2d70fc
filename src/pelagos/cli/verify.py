"""`pelagos verify`: did nature answer as the sealed secret demands?"""

from __future__ import annotations

import typer

from pelagos.cli.arguments import AsJson, GameFile, titles_of
from pelagos.cli.files import complaint, opened
from pelagos.cli.screen import FAILED, say, say_json
from pelagos.cli.sentences import text
from pelagos.kernel import scenario
from pelagos.kernel.errors import PelagosError
from pelagos.study.verify import outcomes


def verify(context: typer.Context, file: GameFile, as_json: AsJson = False) -> None:
    rules, record = opened(file, titles_of(context))
    try:
        play = scenario.verify(rules, record)
    except PelagosError as error:
        raise complaint(file, error, rules, FAILED) from error
    if as_json:
        say_json({"outcomes": outcomes(play)})
    else:
        say(text("verify-done", outcomes=outcomes(play)))
