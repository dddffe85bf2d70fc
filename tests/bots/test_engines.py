"""Engines: programs of others. Whatever one does, it loses its game at worst, and the arena goes on."""

from __future__ import annotations

import json
import shutil
import sys
from io import StringIO
from pathlib import Path

import pytest

from bots.support import questions
from cli.support import pelagos
from pelagos.bots.bot import Budget, view_bytes
from pelagos.bots.bot_process import BotProcess
from pelagos.bots.engine.client import EngineClient, EngineFault
from pelagos.bots.engine.protocol import command_of, is_engine
from pelagos.bots.engine.serving import serve, served
from pelagos.bots.match import FORFEIT, Fixture, Match
from pelagos.bots.roster import UnknownBot, bot_named, check_player, version_of
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Play
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import rules_for
from toy.title import TITLE as TOY

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PYTHON_ENGINE = f"cmd:{sys.executable} {EXAMPLES / 'engine.py'}"
PATIENCE_S = 5.0

READY = """
import json, sys, time

for line in sys.stdin:
    word = line.split()[0]
    if word == "setup":
        print("ready", flush=True)
    elif word == "options":
        """
PLANTED = {
    "engine-hung": READY + "time.sleep(60)\n",
    "engine-dead": READY + "sys.exit(3)\n",
    "engine-illegal": READY + "print('answer win at once', flush=True)\n",
    "engine-chatters": READY + "[print('info I think', flush=True) for _ in iter(int, 1)]\n",
}


def planted(folder: Path, source: str) -> str:
    path = folder / "engine.py"
    path.write_text(source, encoding="utf-8")
    return f"cmd:{sys.executable} {path}"


def fixture(*bots: str) -> Fixture:
    setup = rules_for(TOY, len(bots)).setup
    return Fixture(1, setup.seats, setup.board, setup.options, tuple(bots), 1, 20)


@pytest.mark.parametrize("code", list(PLANTED))
def test_an_engine_that_does_not_play_loses_its_game_and_nothing_else(code: str, tmp_path: Path) -> None:
    engine = planted(tmp_path, PLANTED[code])
    patience_s = 1.0 if code == "engine-hung" else PATIENCE_S
    with BotProcess([TOY.module]) as bots:
        lost = Match(TOY, fixture("novice", engine, "novice"), bots, patience_s).run()
        played = Match(TOY, fixture("novice", "uniform"), bots).run()

    assert (lost["places"], lost["ending"], lost["fault"]) == ([1, 3, 1], FORFEIT, code)
    assert played["ending"] != FORFEIT
    assert "fault" not in played


def test_a_line_without_an_end_is_chatter(tmp_path: Path) -> None:
    engine = planted(tmp_path, READY + "print('x' * 100_000, end='', flush=True), time.sleep(60)\n")
    with BotProcess([TOY.module]) as bots:
        lost = Match(TOY, fixture(engine, "novice"), bots, PATIENCE_S).run()

    assert (lost["places"], lost["fault"]) == ([2, 1], "engine-chatters")


def test_an_engine_that_cannot_be_started_loses() -> None:
    with BotProcess([TOY.module]) as bots:
        lost = Match(TOY, fixture("cmd:/no/such/engine", "novice"), bots).run()

    assert (lost["places"], lost["fault"]) == ([2, 1], "engine-missing")


@pytest.mark.parametrize("command", ["python", "perl"])
def test_the_examples_play_to_the_end(command: str) -> None:
    if command == "perl" and shutil.which("perl") is None:
        pytest.skip("there is no Perl here")
    engine = PYTHON_ENGINE if command == "python" else f"cmd:perl {EXAMPLES / 'engine.pl'}"
    with BotProcess([TOY.module]) as bots:
        one = Match(TOY, fixture("novice", engine), bots).run()
        again = Match(TOY, fixture("novice", engine), bots).run()

    assert one["ending"] == "won"
    assert one["trail"] == again["trail"]


def test_the_arena_takes_engines() -> None:
    told = json.loads(
        pelagos("arena", "toy", "--bots", f"novice,{PYTHON_ENGINE}", "--games", "2", "--workers", "1", "--json").stdout
    )

    assert {share["name"] for share in told["shares"]} == {"novice", PYTHON_ENGINE}
    assert "forfeit" not in told["endings"]


def test_an_engine_is_told_its_seats_view_and_nothing_else(tmp_path: Path) -> None:
    """Worlds that the seat cannot tell apart reach it as the same lines."""
    log = tmp_path / "log"
    listening = READY.replace("    word =", f"    open({str(log)!r}, 'a').write(line)\n    word =")
    name = planted(tmp_path, listening + "print('answer', json.loads(line.split(' ', 1)[1])[0], flush=True)\n")
    play = next(questions(rules_for(TOY, 2), 3, often=5, limit=1))
    heard = []
    for world in (play.g, scrambled(play.rules, play.g, play.who, Rng(4))):
        log.unlink(missing_ok=True)
        engine = EngineClient(name, {"title": "toy"}, PATIENCE_S)
        true = Play(play.rules, world.clone())
        engine.ask(view_bytes(true.rules, true.g, true.who), true.options(), Budget(1, 1), 7)
        engine.close()
        heard.append(log.read_text(encoding="utf-8"))

    assert heard[0] == heard[1]
    assert [line.split()[0] for line in heard[0].splitlines()] == [
        "pelagos",
        "setup",
        "budget",
        "view",
        "options",
        "quit",
    ]


def test_our_own_bots_can_be_served_as_engines() -> None:
    play = next(questions(rules_for(TOY, 2), 3, often=5, limit=1))
    seen, options = view_bytes(play.rules, play.g, play.who), play.options()
    lines = f"pelagos 1\nsetup {{}}\nbudget 1 20 9\nview {seen.decode()}\noptions {json.dumps(options)}\nquit\n"
    out = StringIO()
    serve(served(bot_named("novice", [TOY])), StringIO(lines), out)

    ready, said = out.getvalue().splitlines()
    assert ready == "ready"
    assert (
        said.removeprefix("answer ") == bot_named("novice", [TOY]).choose(seen, options, Budget(1, 20), Rng(9)).phrase
    )


def test_names_of_engines() -> None:
    assert is_engine("cmd:./my-engine")
    assert not is_engine("settler")
    assert command_of('cmd:./my-engine --book "a b"') == ["./my-engine", "--book", "a b"]
    assert version_of("cmd:./my-engine", "toy") == "engine"
    check_player("cmd:./my-engine")
    check_player("settler@1")
    with pytest.raises(UnknownBot):
        check_player("my-engine")


def test_a_fault_has_a_sentence() -> None:
    with pytest.raises(EngineFault, match="engine-missing"):
        EngineClient("cmd:", {}, PATIENCE_S)
