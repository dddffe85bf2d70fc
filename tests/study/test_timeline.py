"""Frames say what the messages of that time said, however they are asked for."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.kernel.agenda import Said
from pelagos.kernel.codec import canonical, digest
from pelagos.kernel.errors import BadRecord
from pelagos.kernel.ids import SPECTATOR, Viewer
from pelagos.kernel.play import Play, payload
from pelagos.kernel.record import export, read_record
from pelagos.kernel.rng import Rng
from pelagos.kernel.title import Json
from pelagos.kernel.view import sample
from pelagos.study.timeline import EVERY, Timeline, frames
from pelagos.table.patch import patched
from study.games import NAMES, any_answer, wandered
from table.setting import RULES

seeds = st.integers(0, 10**6)
names = st.sampled_from(NAMES)


class Witness:
    """Writes down what one viewer was sent at every place where the game stood still."""

    def __init__(self, play: Play, viewer: Viewer) -> None:
        self.play, self.viewer = play, viewer
        self.told = 0
        self.messages: dict[int, Json] = {}
        """By how many answers had been given."""
        self.listen()

    def listen(self) -> None:
        self.messages[len(self.play.log)] = payload(self.play, self.viewer, self.told)
        self.told = len(self.play.events)


def watched(name: str, seed: int, most: int) -> Witness:
    rng = Rng(seed)
    play = Play(RULES[name], RULES[name].opening())
    viewers = play.rules.viewers()
    witness = Witness(play, viewers[rng.below(len(viewers))])
    while not play.over and len(play.log) < most:
        any_answer(play, rng)
        witness.listen()
    return witness


def views(found: list[Json]) -> list[str]:
    """The whole view of every frame, as a page puts it together."""
    shown: list[str] = []
    whole: Any = None
    for frame in found:
        part = json.loads(canonical(frame["view"]))
        whole = patched(whole, part) if shown else part
        shown.append(canonical(whole))
    return shown


@settings(max_examples=30)
@given(names, seeds, st.integers(1, 200))
def test_frames_say_what_the_messages_said_then(name: str, seed: int, most: int) -> None:
    witness = watched(name, seed, most)
    play, viewer = witness.play, witness.viewer
    found = frames(play.rules, play.log, viewer, 0, len(play.log) + 1)
    times = sorted(witness.messages)
    scenes = {n: min(time for time in times if time >= n) for n in range(len(play.log) + 1)}

    assert [frame["n"] for frame in found] == list(range(len(play.log) + 1))
    for frame, shown in zip(found, views(found), strict=True):
        message = dict(witness.messages[scenes[frame["n"]]])
        events = message.pop("events")
        first = frame["n"] == 0 or scenes[frame["n"] - 1] != scenes[frame["n"]]
        assert shown == canonical({**message, "options": None})
        assert canonical(frame["events"]) == canonical(events if first else [])


@settings(max_examples=20)
@given(names, seeds)
def test_answers_stand_in_frames_as_in_the_viewers_record(name: str, seed: int) -> None:
    rules = RULES[name]
    play = wandered(rules, Rng(seed), 80)
    for viewer in rules.viewers():
        found = frames(rules, play.log, viewer, 0, 10**6)
        lines = read_record(export(play, viewer)).lines
        assert (found[0]["who"], found[0]["said"]) == (None, None)
        assert [(frame["who"], frame["said"]) for frame in found[1:]] == [(line.seat, line.text) for line in lines]


@settings(max_examples=20)
@given(names, seeds, st.lists(st.tuples(st.integers(-5, 250), st.integers(0, 60)), min_size=1, max_size=5))
def test_a_reel_gives_the_same_as_a_fresh_one_whatever_was_asked_before(
    name: str, seed: int, asked: list[tuple[int, int]]
) -> None:
    play = wandered(RULES[name], Rng(seed), 200)
    timeline = Timeline(play.rules, play.log)
    whole = frames(play.rules, play.log, 0, 0, 10**6)
    shown = views(whole)
    for start, count in asked:
        found = timeline.frames(0, start, start + count)
        first = max(0, start)
        assert [frame["n"] for frame in found] == list(range(first, min(start + count, len(whole))))
        assert views(found) == shown[first : first + len(found)]
        for frame in found:
            assert {**frame, "view": None} == {**whole[frame["n"]], "view": None}


@settings(max_examples=20)
@given(names, seeds)
def test_a_reel_follows_answers_that_are_taken_back(name: str, seed: int) -> None:
    rng = Rng(seed)
    play = wandered(RULES[name], rng, 3 * EVERY)
    timeline = Timeline(play.rules, play.log)
    timeline.frames(SPECTATOR, 0, 10**6)
    play.back_to(len(play.log) // 2)
    for _ in range(2 * EVERY):
        if not play.over:
            any_answer(play, rng)
    for first in (0, len(play.log) - 10, len(play.log)):
        fresh = frames(play.rules, play.log, SPECTATOR, first, 10**6)
        assert canonical(timeline.frames(SPECTATOR, first, 10**6)) == canonical(fresh)


class Counted(Timeline):
    """Counts the answers that had to be played for what was asked."""

    played = 0

    def _keep(self, scene: Any) -> None:
        self.played += 1
        super()._keep(scene)


def test_frames_in_the_middle_cost_little_once_the_game_was_seen() -> None:
    play = wandered(RULES["classic-4"], Rng(3), 400)
    timeline = Counted(play.rules, play.log)
    timeline.frames(0, 0, 10**6)
    timeline.played = 0
    timeline.frames(0, 300, 310)

    assert timeline.played <= EVERY + 15


@pytest.mark.parametrize("name", NAMES)
def test_laid_open_nothing_is_hidden(name: str) -> None:
    """Whoever imagines the rest of such a view has nothing left to guess."""
    play = wandered(RULES[name], Rng(11), 120)
    found = frames(play.rules, play.log, None, len(play.log), 10**6)

    assert digest(play.rules, sample(play.rules, found[0]["view"], Rng(1))) == digest(play.rules, play.g)
    assert "?" not in [frame["said"] for frame in frames(play.rules, play.log, None, 0, 10**6)]


def test_a_described_start_is_where_the_frames_begin() -> None:
    early = wandered(RULES["hellas"], Rng(5), 40)
    later = Play(early.rules, early.g.clone())
    any_answer(later, Rng(6))
    found = Timeline(later.rules, later.log, start=early.g).frames(1, 0, 10**6)

    message = payload(early, 1)
    del message["events"]
    assert views(found)[0] == canonical({**message, "options": None})
    assert len(found) == len(later.log) + 1


def test_a_log_that_the_rules_no_longer_allow_is_refused_by_its_number() -> None:
    play = wandered(RULES["toy"], Rng(2), 12)
    strange = Said(play.log[5].seat, play.rules.vocabulary.read("pass"), 0, False)
    log = [*play.log[:5], strange if strange.answer != play.log[5].answer else play.log[4], *play.log[6:]]

    with pytest.raises(BadRecord) as caught:
        frames(play.rules, log, 0, 0, 10**6)
    assert (caught.value.code, caught.value.said["n"]) == ("cannot-be-shown", 6)
    assert len(frames(play.rules, log, 0, 0, 4)) == 4
