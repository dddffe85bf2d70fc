"""Talk: who hears whom, and what a screen never gets."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.rng import Rng
from pelagos.table.chat import KEPT_BYTES, KEPT_MESSAGES
from pelagos.table.errors import BadText, Refused
from pelagos.table.saving import load_table
from pelagos.table.table import Table
from pelagos.table.terms import Terms
from pelagos.table.validation import UNWANTED, clean
from table.setting import ALL, saved, started, wander, whole


def heard(table: Table, viewer: int) -> dict[str, list[str]]:
    return {channel: [message[4] for message in messages] for channel, messages in table.talk_for(viewer).items()}


def test_everybody_hears_the_table_and_only_the_team_its_own() -> None:
    table = started("legendary-team4")
    table.talk(0, "table", "hello", 1)
    table.talk(0, "team-0", "psst", 2)

    assert heard(table, 3) == {"table": ["hello"], "team-0": ["psst"]}
    assert heard(table, 1) == {"table": ["hello"], "team-1": []}
    assert heard(table, SPECTATOR) == {"table": ["hello"], "spectators": []}
    with pytest.raises(Refused, match="no-channel"):
        table.talk(1, "team-0", "hey", 3)


def test_players_hear_those_who_look_on_only_when_the_game_is_over() -> None:
    table = started()
    table.talk(SPECTATOR, "spectators", "he has a veto", 1, name="Eva")
    assert heard(table, 0) == {"table": []}
    with pytest.raises(Refused, match="no-channel"):
        table.talk(SPECTATOR, "table", "he has a veto", 1, name="Eva")
    wander(table, Rng(1), 500)

    assert heard(table, 0) == {"table": [], "spectators": ["he has a veto"]}


def test_numbers_are_counted_by_channel() -> None:
    table = started("legendary-team4")
    for channel in ("team-0", "team-0", "table"):
        table.talk(0, channel, "x", 1)

    assert table.talk_for(1)["table"][0][0] == 1
    assert table.talk_for(0, {"team-0": 1})["team-0"] == [[2, 1, 0, "Nobody 0", "x"]]


def test_a_seat_may_mute_somebody_and_hear_them_again() -> None:
    table = started()
    table.talk(0, "table", "bla", 1)
    table.mute(1, "Nobody 0")
    assert (heard(table, 1)["table"], heard(table, 2)["table"]) == ([], ["bla"])
    table.mute(1, "Nobody 0", muted=False)

    assert heard(table, 1)["table"] == ["bla"]
    table.talk(SPECTATOR, "spectators", "bla", 1, name="Eva")
    assert table.talk_for(SPECTATOR, mutes=["Eva", "Nobody 0"]) == {"table": [], "spectators": []}


def test_talk_raises_no_version_and_is_bounded() -> None:
    table = started()
    before = table.version
    for n in range(KEPT_MESSAGES + 20):
        table.talk(0, "table", str(n), n)

    assert table.version == before
    assert len(table.talk_for(1)["table"]) == KEPT_MESSAGES


def test_of_long_lines_fewer_are_kept() -> None:
    """Whoever comes to the table is sent all that is kept: it is bytes that count, and the last line always stays."""
    table = started()
    for n in range(KEPT_MESSAGES):
        table.talk(0, "table", f"{n} {chr(0x1F419) * 400}", n)

    lines = table.talk_for(1)["table"]
    size_bytes = sum(len(f"{name}{text}".encode()) for _, _, _, name, text in lines)
    assert KEPT_BYTES - 2000 < size_bytes <= KEPT_BYTES
    assert lines[-1][0] == KEPT_MESSAGES


def test_a_table_may_have_nobody_look_on() -> None:
    table = started("toy", Terms(spectators=False))

    with pytest.raises(Refused, match="no-spectators"):
        whole(table, SPECTATOR)
    with pytest.raises(Refused, match="no-spectators"):
        table.talk_for(SPECTATOR)


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("a\x00b\x1b[31mc", "ab[31mc"),
        ("two\nlines\tand  spaces", "two lines and spaces"),
        ("\u202eevil\u2066", "evil"),
        ("z\u0301\u0301\u0301\u0301\u0301\u0301", "ź\u0301\u0301"),
        ("zero\u200bwidth", "zerowidth"),
        ("<b>Ärger</b>", "<b>Ärger</b>"),
    ],
)
def test_what_a_screen_would_obey_is_removed(text: str, cleaned: str) -> None:
    assert clean(text, 100) == cleaned


@given(st.text(max_size=60))
def test_cleaned_text_stays_clean(text: str) -> None:
    try:
        cleaned = clean(text, 40)
    except BadText:
        return
    assert cleaned.strip() == cleaned != ""
    assert not any(unicodedata.category(message) in UNWANTED for message in cleaned)
    assert clean(cleaned, 80) == cleaned


def test_a_hidden_line_is_empty_for_everybody_and_kept() -> None:
    """The text comes back, also after a save and under a new name."""
    table = started()
    table.talk(0, "table", "rude", 1)
    table.talk(1, "table", "well", 2)
    table.hide_line("table", 1, True)
    assert [heard(table, viewer)["table"] for viewer in (0, 1, SPECTATOR)] == [["", "well"]] * 3

    again = load_table(saved(table), ALL)
    again.chat.rename(0, again.chairs[0].name, "Somebody", guest=False)
    assert heard(again, 1)["table"] == ["", "well"]
    assert [line.text for line in again.chat.said_by(0, "Somebody")] == ["rude"]
    again.hide_line("table", 1, False)
    assert heard(again, 1)["table"] == ["rude", "well"]


def test_a_table_without_hidden_lines_is_saved_as_ever() -> None:
    table = started()
    table.talk(0, "table", "hello", 1)

    assert set(saved(table)["chat"]["table"]) == {"count", "messages"}
