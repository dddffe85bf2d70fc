"""The six modes (L-3.1): how many sit down, how many factions play, who plays with whom."""

from __future__ import annotations

from typing import Final

from pelagos.kernel.errors import BadSetup

FACTION_WORDS: Final = ("blu", "red", "grn", "yel", "pur", "blk")


class Mode:
    """One way to play: seats, tiles of the board, and the team of every faction."""

    def __init__(self, word: str, seats: int, tiles: int, team_of: tuple[int, ...]) -> None:
        self.word: Final = word
        self.seats: Final = seats
        self.tiles: Final = tiles
        self.team_of: Final = team_of
        self.factions: Final = len(team_of)
        self.teams: Final = max(team_of) + 1

    def seat_of(self, faction: int) -> int:
        """L-18.8: in the duel one player runs both factions of a team."""
        return self.team_of[faction] if self.seats < self.factions else faction

    def team_of_seat(self, seat: int) -> int:
        return seat if self.seats < self.factions else self.team_of[seat]

    def faction_words(self) -> tuple[str, ...]:
        return FACTION_WORDS[: self.factions]

    def team_words(self) -> list[str]:
        """A team is called by its factions, such as `blu+yel`."""
        members = [[FACTION_WORDS[f] for f in range(self.factions) if self.team_of[f] == t] for t in range(self.teams)]
        return ["+".join(words) for words in members]


MODES: Final[tuple[Mode, ...]] = (
    Mode("ffa3", 3, 6, (0, 1, 2)),
    Mode("ffa4", 4, 8, (0, 1, 2, 3)),
    Mode("ffa5", 5, 10, (0, 1, 2, 3, 4)),
    Mode("team4", 4, 8, (0, 1, 1, 0)),
    Mode("team6", 6, 10, (0, 1, 2, 2, 1, 0)),
    Mode("duel", 2, 8, (0, 1, 1, 0)),
)
USUAL: Final = {2: "duel", 3: "ffa3", 4: "ffa4", 5: "ffa5", 6: "team6"}
"""L-3.2, section 26: the mode for so many seats if none is asked for."""


def mode_for(word: str, seats: int, goal: str) -> Mode:
    """The mode that was asked for, if it fits the seats; the goal of 4 is for teams (L-18.1)."""
    wanted = USUAL[seats] if word == "by_seats" else word
    mode = next(mode for mode in MODES if mode.word == wanted)
    if mode.seats != seats:
        raise BadSetup("mode-needs-seats", mode=wanted, seats=mode.seats, found=seats)
    if goal == "4" and mode.teams == mode.factions:
        raise BadSetup("goal-for-teams", mode=wanted)
    return mode
