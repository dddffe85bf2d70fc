"""A server can show that the dice of a finished game are right."""

from __future__ import annotations

from pelagos.kernel.dealer import draw, seed_of
from pelagos.kernel.ids import NATURE
from pelagos.kernel.record import read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.study.verify import verified
from pelagos.table.records import record_for
from table.setting import RULES, SECRET, game, started, wander


def finished() -> tuple[str, int]:
    """The record of a finished table, and how often its dealer was asked."""
    table = started("toy")
    wander(table, Rng(3), 10**4)
    dealt = sum(said.seat == NATURE and not said.forced for said in game(table).log)
    return record_for(table, 0), dealt


def test_a_sealed_game_is_right() -> None:
    text, dealt = finished()
    shown = verified(RULES["toy"], read_record(text))

    assert (shown["right"], shown["fault"], shown["checked"]) == (True, "", dealt)
    assert shown["secret"] == SECRET.hex()
    assert shown["nonces"] == {"a": "00ff", "b": "01ff", "c": "02ff"}


def test_whoever_has_the_seal_can_draw_every_outcome_anew() -> None:
    text, dealt = finished()
    shown = verified(RULES["toy"], read_record(text))

    assert len(shown["outcomes"]) == dealt
    assert [outcome["said"] for outcome in shown["outcomes"]] == anew(shown["outcomes"])


def test_a_changed_outcome_is_found() -> None:
    lines = finished()[0].splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("nature purse"))
    lines[first] = f"nature purse {(int(lines[first].split()[-1]) + 1) % 3}"
    shown = verified(RULES["toy"], read_record("\n".join(lines)))

    assert (shown["right"], shown["fault"], shown["checked"]) == (False, "not-dealt", 0)
    assert shown["outcomes"][0]["said"] == lines[first].removeprefix("nature ")
    assert shown["outcomes"][0]["said"] != anew(shown["outcomes"])[0]


def anew(outcomes: list[Json]) -> list[str]:
    seed = seed_of(SECRET, [bytes.fromhex(f"{seat:02x}ff") for seat in range(3)])
    found = []
    for k, outcome in enumerate(outcomes):
        laid = [phrase for phrase, weight in outcome["options"] for _ in range(weight)]
        found.append(laid[draw(seed, k, len(laid))])
    return found


def test_another_secret_is_found() -> None:
    text = finished()[0].replace(f"secret {SECRET.hex()}", "secret 00")

    assert verified(RULES["toy"], read_record(text))["fault"] == "broken-seal"


def test_a_record_without_a_seal_shows_nothing() -> None:
    text = "\n".join(line for line in finished()[0].splitlines() if not line.startswith(("commit", "nonce", "secret")))

    assert verified(RULES["toy"], read_record(text))["fault"] == "not-sealed"
