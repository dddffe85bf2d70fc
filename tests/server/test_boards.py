"""On which board a new table plays."""

from __future__ import annotations

from typing import Any

import pytest

from pelagos.games.legendary.boards import recommended
from pelagos.games.legendary.layout import layout_word
from server.conftest import Client

BETTER = layout_word(recommended("team4"))


def card(client: Client, **wanted: Any) -> Any:
    """What is told of a new table."""
    chairs = [{"kind": "me", "name": "Anna"}, *[{"kind": "bot"}] * 3]
    table = {"title": "legendary", "seats": 4, "options": {"mode": "team4"}, "chairs": chairs, **wanted}
    answer = client.post("/api/games", json=table).json()
    return client.get(f"/api/games/{answer['game']}", headers={"authorization": f"Seat {answer['keys']['0']}"}).json()


@pytest.mark.parametrize("board", ["", "recommended", BETTER])
def test_a_new_table_names_the_layout_of_the_recommended_board(client: Client, board: str) -> None:
    assert card(client, board=board)["board"] == BETTER


def test_a_rematch_asks_for_the_very_board(client: Client) -> None:
    drawn = card(client, draw_board=True)["board"]

    assert drawn != BETTER
    assert card(client, board=drawn)["board"] == drawn


def test_what_does_not_fit_the_mode_is_refused_before_a_board_is_drawn(client: Client) -> None:
    for draw in (False, True):
        wanted = {"title": "legendary", "seats": 3, "options": {"mode": "team4"}, "draw_board": draw}
        answer = client.post("/api/games", json=wanted)

        assert (answer.status_code, answer.json()["code"]) == (400, "mode-needs-seats")
