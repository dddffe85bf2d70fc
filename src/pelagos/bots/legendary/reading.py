"""What Legendary tells the value model about every team."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from pelagos.bots.judge import COIN
from pelagos.bots.legendary.bids import pawn_to_place
from pelagos.bots.legendary.score import Score, has_metropolis, size
from pelagos.bots.value.reading import FigureRows, SideReading
from pelagos.games.legendary.ids import APOLLO, ARES, ATHENA, FIGURES, GODS, MASTER_OF, NONE
from pelagos.games.legendary.odds import battle_odds
from pelagos.games.legendary.offerings import standing_price
from pelagos.games.legendary.position import Legendary
from pelagos.kernel.ids import Viewer
from pelagos.kernel.position import Position

PERMILLE: Final = 1000


class LegendaryReading(SideReading):
    """Gold is told as the middle between the least and the most that the viewer can reckon with."""

    figures: ClassVar[tuple[str, ...]] = (
        "judged",
        "score",
        "metropolises",
        "missing",
        "progress",
        "dangers",
        "gold",
        "doubt",
        "offered",
        "income",
        "kinds",
        "philosophers",
        "most_philosophers",
        "priestesses",
        "lands",
        "sites",
        "troops",
        "fleets",
        "heroes",
        "figures",
        "open",
        "leads",
        "turns",
        "has_ares",
        "has_athena",
        "active",
        "attacks",
        "raids",
        "early",
        "factions",
    )
    common: ClassVar[tuple[str, ...]] = (
        "cycle",
        "teams",
        "factions",
        "seats",
        "offering",
        "turns_left",
        "goal_reached",
    )
    counted: ClassVar[str] = "metropolises"
    judged: ClassVar[str] = "judged"

    def read(self, g: Position, viewer: Viewer) -> FigureRows:
        assert isinstance(g, Legendary)
        frame = g.frame
        seen = as_seen(g, viewer)
        offering = pawn_to_place(g) is not None
        turns = [0] * frame.teams
        for god in range(GODS):
            who = g.pawn[god]
            if who != NONE and g.alive[who] and god != APOLLO and not offering:
                turns[g.team_of(who)] += 1
        best: i64 = 0
        scores = [Score(seen, team) for team in range(frame.teams)]
        for team in range(frame.teams):
            best = max(best, scores[0].survey.metropolises[team])
        common = [
            int(g.cycle),
            int(frame.teams),
            int(frame.factions),
            int(frame.seats),
            int(offering),
            sum(turns),
            int(best >= frame.goal),
        ]
        row = FigureRows(frame.teams, len(self.figures), common)
        for team in range(frame.teams):
            row.put(team, self._figures(g, seen, team, scores[team], turns[team], offering))
        return row

    def _figures(self, g: Legendary, seen: Legendary, team: i64, score: Score, turns: int, offering: bool) -> list[int]:
        survey, frame = score.survey, g.frame
        mine = [who for who in range(frame.factions) if frame.team_of[who] == team]
        metropolises = survey.metropolises[team]
        note = note_of(g, g.seats, team)
        kept = 0
        for figure in range(FIGURES):
            if g.figures[MASTER_OF + figure] in mine:
                kept += 1
        return [
            int(score.value()) // COIN,
            int(score.worth(team)) // COIN,
            int(metropolises),
            int(frame.goal - metropolises),
            int(score.progress(team)) // COIN,
            int(score.dangers(team)) // COIN,
            int(seen.gold[team]),
            int(0 if g.may_read(g.seats, "gold", team) else g.most[note] - g.least[note]),
            int(standing_price(g, team)) if offering else 0,
            sum([int(survey.income[who]) for who in mine]),
            int(score.kinds(team)),
            sum([int(g.philosophers[who]) for who in mine]),
            max([int(g.philosophers[who]) for who in mine]),
            sum([int(g.priestesses[who]) for who in mine]),
            sum([int(survey.lands[who]) for who in mine]),
            sum([int(survey.sites[who]) for who in mine]),
            sum([int(survey.troops[who]) for who in mine]),
            sum([int(survey.fleets[who]) for who in mine]),
            sum([int(size(survey.heroes[who])) for who in mine]),
            kept,
            sum([int(size(survey.open[who])) for who in mine]),
            int(metropolises >= frame.goal),
            turns,
            int(owns(g, ARES, team) and not offering),
            int(owns(g, ATHENA, team) and not offering),
            int(g.active != NONE and g.team_of(g.active) == team),
            attack_permille(g, team),
            raids(score, team),
            early(g, team),
            len(mine),
        ]


def as_seen(g: Legendary, viewer: Viewer) -> Legendary:
    """A copy in which every purse that the viewer may not read holds what they would guess."""
    seen = g.clone()
    for team in range(g.frame.teams):
        if not g.may_read(viewer, "gold", team):
            note = note_of(g, viewer, team)
            seen.gold[team] = (g.least[note] + g.most[note]) // 2
    return seen


def note_of(g: Legendary, viewer: Viewer, team: i64) -> i64:
    """L-19.2: where it stands what this viewer knows of a purse."""
    frame = g.frame
    row = frame.teams if viewer >= frame.seats else frame.team_of_seat[viewer]
    return row * frame.teams + team


def owns(g: Legendary, god: i64, team: i64) -> bool:
    """Has the team a turn of this god to come?"""
    return g.pawn[god] != NONE and g.team_of(g.pawn[god]) == team


def attack_permille(g: Legendary, team: i64) -> int:
    """The chance in the battle under way of a team that attacks."""
    if g.attacker == NONE or g.team_of(g.attacker) != team:
        return 0
    odds = battle_odds(g)
    return 0 if odds is None else PERMILLE * odds.win // odds.total


def raids(score: Score, team: i64) -> int:
    """In a hundred: the best chance to take somebody's metropolis."""
    g, survey = score.g, score.survey
    best: i64 = 0
    for land in range(g.board.lands):
        raider = survey.raider[land]
        if survey.risk[land] > best and raider != NONE and g.team_of(raider) == team and has_metropolis(g, land):
            best = survey.risk[land]
    return int(best)


def early(g: Legendary, team: i64) -> int:
    """How early its pawns stand on the turn-order track."""
    total: i64 = 0
    for space in range(len(g.order)):
        who = g.order[space]
        if who != NONE and g.team_of(who) == team:
            total += len(g.order) - space
    return int(total)
