"""Observations as planes over the places of a board, for convolutions and graph networks.

Every field that has a number for each place of a kind is one plane, or one for each of its further rows; owners and
whatever else has words become one plane a word. Places of another kind hold 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from pelagos.kernel.words import NUMBER, Domain

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from pelagos.envs.catalogue import Env
    from pelagos.envs.layout import Slice

MOST_WORDS: Final = 16
"""A field with more words than that stays one plane of numbers."""


class Planes:
    """Which number of an observation stands where in the planes of one environment."""

    def __init__(self, env: Env) -> None:
        graph = env.adapter.graph(env.rules)
        self.names: Final[list[str]] = []
        """By plane, what it shows: a field, its further row, and the word that is marked."""
        self.places: Final[list[str]] = []
        """By column, the word of a place."""
        self._sources: Final[list[NDArray[np.intp]]] = []
        self._marked: Final[list[int | None]] = []
        starts: dict[str, int] = {}
        for name in graph.domains:
            starts[name] = len(self.places)
            self.places.extend(env.rules.vocabulary.domains[name].words)
        for part in env.layout.slices:
            if part.rows and part.rows[0].name in starts:
                self._add(part, starts[part.rows[0].name])
        edges = np.array(graph.edges, dtype=np.intp).reshape(-1, 2)
        self.adjacency: Final = np.zeros((len(self.places), len(self.places)), dtype=np.int8)
        """Which places touch; all 0 where the board is laid during the game."""
        self.adjacency[edges[:, 0], edges[:, 1]] = 1

    def _add(self, part: Slice, first: int) -> None:
        places = part.rows[0].size()
        further = part.length // places
        for i in range(further):
            source = np.full(len(self.places), -1, dtype=np.intp)
            source[first : first + places] = part.start + i + further * np.arange(places)
            name = " ".join([part.name, *part.row_words(i)[1:]])
            for marked, word in marks(part.values):
                self.names.append(f"{name} {word}".strip())
                self._sources.append(source)
                self._marked.append(marked)

    def of(self, observations: NDArray[Any]) -> NDArray[np.int16]:
        """The planes of one observation or many: the last axis becomes planes and places."""
        padded = np.concatenate([observations, np.zeros_like(observations[..., :1])], axis=-1)
        planes = padded[..., np.stack(self._sources)]
        for plane, marked in enumerate(self._marked):
            if marked is not None:
                here = self._sources[plane] >= 0
                planes[..., plane, :] = (planes[..., plane, :] == marked) & here
        return planes


def marks(values: Domain) -> list[tuple[int | None, str]]:
    """The planes of one number: itself, or each of its words."""
    if values is NUMBER or values.size() > MOST_WORDS:
        return [(None, "")]
    return list(enumerate(values.words))
