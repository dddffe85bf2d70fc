"""L-3: modes, factions and teams."""

from __future__ import annotations

import pytest

from legendary.setups import (
    DUEL,
    SEATS,
    TEAMS,
    factions,
    fixture,
    holds,
    legendary,
    offerings,
    options_of,
    rules_of,
    say,
    turn,
)
from pelagos.games.legendary.ids import VERSION
from pelagos.games.legendary.modes import MODES
from pelagos.games.legendary.title import TITLE
from pelagos.kernel.errors import BadSetup
from pelagos.kernel.title import rules_for
from rulings import asked, described, stands, who


@pytest.mark.parametrize(
    ("mode", "seats", "words", "teams", "tiles", "up", "gold"),
    [
        ("ffa3", 3, "blu red grn", "blu red grn", 6, 2, 5),
        ("ffa4", 4, "blu red grn yel", "blu red grn yel", 8, 3, 5),
        ("ffa5", 5, "blu red grn yel pur", "blu red grn yel pur", 10, 4, 5),
        ("team4", 4, "blu red grn yel", "blu+yel red+grn", 8, 3, 10),
        ("team6", 6, "blu red grn yel pur blk", "blu+blk red+pur grn+yel", 10, 5, 10),
        ("duel", 2, "blu red grn yel", "blu+yel red+grn", 8, 3, 10),
    ],
)
def test_the_table_of_modes(mode: str, seats: int, words: str, teams: str, tiles: int, up: int, gold: int) -> None:
    """L-3.1"""
    rules = rules_of(mode)
    frame = legendary(rules.blank()).frame

    assert SEATS[mode] == rules.setup.seats == seats
    assert factions(rules) == tuple(words.split())
    assert rules.vocabulary.domains["team"].words == tuple(teams.split())
    assert frame.mode.tiles == tiles
    assert frame.gods_up == up
    assert frame.goal == 3
    assert [int(purse) for purse in legendary(rules.blank()).gold] == [gold] * len(teams.split())
    assert rules.seats.words == tuple([f"p{seat + 1}" for seat in range(seats)])
    assert TITLE.variant(rules.setup) == mode


def test_in_a_duel_each_player_runs_two_factions() -> None:
    """L-3.1, L-18.8: S-13"""
    g = offerings(rules=DUEL)
    order = []
    for god in ("zeus", "ares", "poseidon"):
        order.append(who(g))
        say(g, f"{who(g)} bid {god} 1")
    order.append(who(g))

    assert order == ["p1", "p2", "p2", "p1"]
    frame = legendary(g.g).frame
    assert [int(frame.team_of_seat[seat]) for seat in range(2)] == [0, 1]


def test_who_sits_with_whom() -> None:
    """L-3.1: as the page of rules says."""
    six = legendary(rules_of("team6").blank())
    four = legendary(rules_of("team4").blank())

    assert [int(six.frame.team_of_seat[seat]) for seat in range(6)] == [0, 1, 2, 2, 1, 0]
    assert [int(four.seat_of(faction)) for faction in range(4)] == [0, 1, 2, 3]
    assert four.allied(0, 3)
    assert four.allied(0, 0)
    assert not four.allied(0, 1)
    assert not four.allied(0, -1)


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "ffa3"), (4, "ffa4"), (5, "ffa5"), (6, "team6")])
def test_the_mode_follows_from_the_players_if_nothing_is_said(seats: int, mode: str) -> None:
    """L-3.2"""
    assert TITLE.variant(rules_for(TITLE, seats).setup) == mode


def test_four_may_play_in_teams() -> None:
    """L-3.2: of all numbers only theirs has a choice; all six modes are listed for those who play many games."""
    assert TITLE.variants() == [(mode, seats, {"mode": mode}) for mode, seats in SEATS.items()]
    assert [mode.word for mode in MODES if mode.seats == 4] == ["ffa4", "team4"]
    assert TITLE.variant(rules_for(TITLE, 4, options={"mode": "team4"}).setup) == "team4"
    for seats in (2, 3, 5, 6):
        assert len([mode for mode in MODES if mode.seats == seats]) == 1


@pytest.mark.parametrize(
    ("seats", "mode", "wants"),
    [(5, "team4", 4), (5, "team6", 6), (6, "ffa5", 5), (3, "ffa4", 4), (2, "team4", 4), (4, "duel", 2)],
)
def test_a_mode_for_another_number_is_refused(seats: int, mode: str, wants: int) -> None:
    """L-3.2: there is no team game of five, and six do not play each for himself."""
    with pytest.raises(BadSetup) as caught:
        rules_for(TITLE, seats, options={"mode": mode})

    assert str(caught.value) == f"mode-needs-seats(mode={mode}, seats={wants}, found={seats})"


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play(seats: int) -> None:
    """L-3.2"""
    with pytest.raises(BadSetup) as caught:
        rules_for(TITLE, seats)

    assert str(caught.value) == f"wrong-seats(title=legendary, seats={seats}, fewest=2, most=6)"


def test_teams_have_two_factions() -> None:
    """L-3.2: three pairs and not two threes."""
    for mode in MODES:
        sizes = {mode.team_of.count(team) for team in range(mode.teams)}
        assert sizes == ({1} if mode.teams == mode.factions else {2})


@pytest.mark.parametrize("mode", ["team4", "team6", "duel"])
def test_teams_may_play_for_four(mode: str) -> None:
    """L-3.1, L-18.1"""
    assert legendary(rules_of(mode, goal="4").blank()).frame.goal == 4


@pytest.mark.parametrize("mode", ["ffa3", "ffa4", "ffa5"])
def test_each_for_himself_the_goal_is_three(mode: str) -> None:
    """L-3.1"""
    with pytest.raises(BadSetup) as caught:
        rules_of(mode, goal="4")

    assert str(caught.value) == f"goal-for-teams(mode={mode})"


@pytest.mark.parametrize("mode", SEATS)
def test_there_are_as_many_gods_as_factions(mode: str) -> None:
    """L-3.3: Apollo is one of them; when all have offered, each has one pawn."""
    rules = fixture(mode)
    g = offerings(rules=rules)
    gods = {phrase.split()[1] for phrase in g.options()}
    assert len(gods) == len(factions(rules))
    while not g.over:
        say(g, f"{who(g)} {g.options()[-1]}")
    pawns = [int(pawn) for pawn in legendary(g.g).pawn if pawn != -1]

    assert sorted(pawns) == list(range(len(factions(rules))))


def test_what_belongs_to_a_faction_and_what_to_its_team() -> None:
    """L-3.4: gold is the team's; cards, pieces and control are the faction's."""
    g = turn("ares", *holds("blu", "A1"), *holds("yel", "D1"), "gold blu+yel 2", "priestesses yel 4", rules=TEAMS)
    assert options_of(g, "recruit troop") == ["A1", "HOME_blu"]
    say(g, "p1 recruit troop A1")
    stands(g, "gold blu+yel 0", "troop_reserve blu 7, yel 8")
    philosophers = turn(
        "athena", *holds("blu", "A1"), *holds("yel", "D1"), "philosophers blu 2, yel 3", rules=TEAMS, due=True
    )
    say(philosophers, "p1 recruit philosopher")

    stands(philosophers, "philosophers blu 3, yel 3")
    assert asked(philosophers) == "p1 TakeTurn"


def test_the_goal_counts_for_the_team() -> None:
    """L-3.4, L-18.1: one and two make three."""
    lands = (*holds("blu", "A1"), *holds("yel", "D1"), "building a1 gold3, d1a troops2, d1b fleets2")
    together = described(TEAMS, "cycle 3", *lands, "owner E1 red, E2 grn", "next EndOfCycle")
    apart = described(fixture("ffa4"), "cycle 3", *lands, "owner E1 red, E2 grn", "next EndOfCycle")

    assert together.g.result == (1, 2, 2, 1)
    assert apart.g.result is None


def test_legendary_is_called_so() -> None:
    """L-3.1, section 26: the descriptor and the options with their defaults."""
    assert (TITLE.name, TITLE.version, TITLE.module) == ("legendary", VERSION, "pelagos.games.legendary.title")
    assert (TITLE.fewest, TITLE.most, TITLE.boards[0]) == (2, 6, "recommended")
    assert rules_for(TITLE, 3).setup.options == {
        "mode": "by_seats",
        "goal": "3",
        "offering_track": "sparse",
        "strict_hidden_bids": "false",
        "apollo_controlled_only": "false",
        "hydra_token_area": "victim",
        "open_gold": "false",
        "max_cycles": "none",
    }
    for name, value in (
        ("mode", "ffa2"),
        ("goal", "5"),
        ("strict_hidden_bids", "yes"),
        ("hydra_token_area", "both"),
        ("max_cycles", "0"),
        ("max_cycles", "long"),
    ):
        with pytest.raises(BadSetup):
            rules_for(TITLE, 3, options={name: value})
    assert legendary(rules_for(TITLE, 3, options={"max_cycles": "7"}).blank()).frame.cycle_limit == 7
