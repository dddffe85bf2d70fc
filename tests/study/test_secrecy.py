"""Games that a viewer cannot tell apart have the same frames for him, byte for byte; and the leaks this catches."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.agenda import Said, pending
from pelagos.kernel.codec import canonical
from pelagos.kernel.event import Event
from pelagos.kernel.ids import SPECTATOR, Viewer, knows
from pelagos.kernel.laws import scrambled
from pelagos.kernel.play import Look, Play
from pelagos.kernel.position import Position
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json, Rules
from pelagos.kernel.view import view
from pelagos.study import timeline
from pelagos.study.timeline import Timeline, laid_open
from study.games import NAMES, wandered
from table.setting import RULES

STEPS = 12


class Pair:
    """Two games from positions that differ only in what one viewer cannot know."""

    def __init__(self, play: Play, viewer: Viewer, rng: Rng) -> None:
        self.viewer, self.rng = viewer, rng
        self.starts = (play.g.clone(), scrambled(play.rules, play.g, viewer, rng))
        self.plays = tuple([Play(play.rules, start.clone()) for start in self.starts])

    def play_on(self) -> None:
        """The same is said in both, or anything where this viewer does not hear it, until he learns something."""
        mine, twin = self.plays
        for _ in range(STEPS):
            before = [(play.g.clone(), len(play.log)) for play in self.plays]
            if mine.over or twin.over or not self._both_say():
                return
            if knows(mine.g.revealed | twin.g.revealed, self.viewer):
                for play, (g, said) in zip(self.plays, before, strict=True):
                    play.g = g
                    del play.log[said:]
                return

    def _both_say(self) -> bool:
        mine, twin = self.plays
        if not knows(pending(mine.g).known_to(mine.g), self.viewer):
            for play in self.plays:
                play.take(self.rng.below(play.sheet.count))
            return True
        common = [phrase for phrase in mine.options() if phrase in twin.options()]
        if common:
            phrase = common[self.rng.below(len(common))]
            mine.say(mine.who, phrase)
            twin.say(twin.who, phrase)
        return bool(common)

    def look_alike(self, look: Look) -> bool:
        shown = [
            canonical(Timeline(play.rules, play.log, start, look).frames(self.viewer, 0, 10**6))
            for play, start in zip(self.plays, self.starts, strict=True)
        ]
        return shown[0] == shown[1]


def alike(name: str, seed: int, moves: int, look: Look = view) -> bool:
    rng = Rng(seed)
    play = wandered(RULES[name], rng, moves)
    viewers = play.rules.viewers()
    if play.over:
        return True
    pair = Pair(play, viewers[rng.below(len(viewers))], rng)
    pair.play_on()
    return pair.look_alike(look)


@settings(max_examples=60)
@given(st.sampled_from(NAMES), st.integers(0, 10**6), st.integers(0, 150))
def test_games_that_a_viewer_cannot_tell_apart_have_the_same_frames(name: str, seed: int, moves: int) -> None:
    assert alike(name, seed, moves)


def caught(look: Look = view) -> bool:
    return any(not alike(NAMES[seed % len(NAMES)], seed, 5 * seed, look) for seed in range(60))


def another_seats_view(rules: Rules, g: Position, viewer: Viewer) -> Json:
    return {**view(rules, g, 0), "viewer": int(viewer)}


def everything(rules: Rules, g: Position, viewer: Viewer) -> Json:
    return {**laid_open(rules, g), "viewer": int(viewer)}


def test_honest_frames_are_not_caught() -> None:
    assert not caught()


@pytest.mark.parametrize("look", [another_seats_view, everything])
def test_frames_built_for_somebody_else_are_caught(look: Look) -> None:
    assert caught(look)


def test_answers_that_are_not_redacted_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def unredacted(rules: Rules, said: Said, viewer: Viewer | None) -> str:
        return rules.vocabulary.words(said.answer)

    monkeypatch.setattr(timeline, "spoken", unredacted)

    assert caught()


def test_events_that_everybody_hears_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def loud(viewer: Viewer | None, event: Event) -> bool:
        return True

    monkeypatch.setattr(timeline, "hears", loud)

    assert caught()


def test_a_spectator_is_told_less_than_the_players() -> None:
    play = wandered(RULES["toy"], Rng(1), 30)
    said = [frame["said"] for frame in Timeline(play.rules, play.log).frames(SPECTATOR, 0, 10**6)]

    assert "?" in said
