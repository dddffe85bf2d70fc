"""Records: read, checked, played through, studied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import pelagos
from api.games import GOLDEN, MODES, ROOT, RULING, played

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(("title", "mode"), MODES)
def test_a_record_gives_the_game_again(title: str, mode: str) -> None:
    game = played(title, mode, 7, 35)
    again = pelagos.read(game.record())

    assert (again.title, again.mode, again.seats, again.setup) == (title, mode, game.seats, game.setup)
    assert again.game.digest == game.digest
    assert again.game.record() == game.record()
    assert again.game.options() == game.options()


def test_a_record_is_read_from_a_file_or_from_text(tmp_path: Path) -> None:
    path = tmp_path / "outbid.game"
    path.write_text(RULING, encoding="utf-8")

    assert pelagos.read(path).text == pelagos.read(str(path)).text == pelagos.read(RULING).text == RULING
    with pytest.raises(FileNotFoundError):
        pelagos.read(tmp_path / "none.game")


def test_a_ruling_checks_itself() -> None:
    ruling = pelagos.read(RULING)
    ruling.check()

    assert ruling.start[0] == "cycle 3"
    assert not ruling.sealed
    assert repr(ruling) == "<GameRecord of legendary ffa3: 4 lines>"
    assert ruling.game.who == "p1"


@pytest.mark.parametrize(
    ("said", "instead", "sentence"),
    [
        ("= who p1", "= who p3", "line 19: “who p3” was expected, but it is “who p1”."),
        ("p2 bid zeus 5", "p2 bid zeus 3", "line 18: “bid zeus 3” is not on offer. "),
        ("p2 bid", "p7 bid", "line 18: There is no seat “p7”"),
        ("title legendary 1", "title ludo 1", "line 4: There is no title “ludo”; there is classic"),
        ("pelagos 1", "chess 1", "line 3: A record begins with “pelagos 1”"),
    ],
)
def test_a_fault_is_named_with_its_line(said: str, instead: str, sentence: str) -> None:
    with pytest.raises(pelagos.BadRecord) as caught:
        pelagos.read(RULING.replace(said, instead)).check()

    assert str(caught.value).startswith(sentence)


def test_a_fault_is_found_before_the_game_is_given() -> None:
    with pytest.raises(pelagos.BadRecord, match="line 19"):
        _ = pelagos.read(RULING.replace("= who p1", "= who p3")).game
    with pytest.raises(pelagos.BadRecord, match="line 19"):
        list(pelagos.read(RULING.replace("= who p1", "= who p3")))


def test_what_a_seat_may_not_know_cannot_be_played() -> None:
    own = pelagos.read(played("hellas", "2", 1, 30).record("white"))
    with pytest.raises(pelagos.BadRecord, match="hidden from whoever made the record"):
        own.check()


def test_iterating_gives_the_game_after_every_answer() -> None:
    record = pelagos.read(GOLDEN / "hellas-2-1.game")
    lengths = [len(game.answers()) for game in record]

    assert lengths == sorted(set(lengths))
    assert [game.digest for game in record][-1] == record.game.digest
    assert lengths[-1] == len(record.game.answers())


def test_every_decision_stands_with_what_was_said() -> None:
    record = pelagos.read(GOLDEN / "legendary-ffa3-1.game")
    decided = [(game.who, phrase, phrase in game.options()) for game, phrase in record.decisions()]

    assert all(offered for _, _, offered in decided)
    assert {who for who, _, _ in decided} == set(record.seats)
    assert len(decided) <= len(record.game.answers())


def test_what_all_agreed_to_take_back_is_played_and_taken_back() -> None:
    game = played("hellas", "2", 1, 30)
    game.back_to(20)
    kept = len(game.answers())
    game.say(game.options()[-1])
    lengths = [len(after.answers()) for after in pelagos.read(game.record())]

    assert max(lengths) > kept
    assert lengths[-1] == len(game.answers())
    assert lengths != sorted(lengths)


def test_a_record_goes_on_with_luck_if_it_is_given_some() -> None:
    game = pelagos.new("hellas", luck="asked")
    record = pelagos.read(game.record())

    assert record.game.who == "nature"
    assert record.game.clone(seed=3).who == "white"


def test_the_luck_of_a_sealed_record_is_checked() -> None:
    text = sealed_hellas()
    record = pelagos.read(text)
    record.check()

    assert record.sealed
    broken = text.replace("secret 00", "secret 01")
    with pytest.raises(pelagos.BadRecord, match="not the one that was committed to"):
        pelagos.read(broken).check()


def sealed_hellas() -> str:
    """A few answers under the dealer that servers use."""
    from pelagos.games.hellas.title import TITLE  # noqa: PLC0415 -- the only test that looks behind the API
    from pelagos.kernel.dealer import Sealed, commitment  # noqa: PLC0415
    from pelagos.kernel.play import Play  # noqa: PLC0415
    from pelagos.kernel.record import export  # noqa: PLC0415
    from pelagos.kernel.title import rules_for  # noqa: PLC0415

    rules = rules_for(TITLE, 2)
    secret, nonces = bytes(32), [b"w", b"o"]
    play = Play(rules, rules.opening(), Sealed(secret, nonces))
    play.take(0)
    seal = [f"commit {commitment(secret)}", f"nonce white {b'w'.hex()}", f"nonce orange {b'o'.hex()}"]
    return export(play, extra=[*seal, f"secret {secret.hex()}"])


def test_records_speak_the_language_they_are_read_in() -> None:
    with pytest.raises(pelagos.BadRecord, match="riga 19"):
        pelagos.read(RULING.replace("= who p1", "= who p3"), language="it").check()
    assert pelagos.read(RULING, language="it").game.language == "it"


def test_records_of_the_house_are_read() -> None:
    for path in sorted((ROOT / "tests" / "legendary" / "scenarios").glob("s-0*.game")):
        pelagos.read(path).check()
