"""Cards, tiles and tokens of one back: how many of each face lie in which place, and who knows a place's faces.

A place is known to a set of viewers or to nobody. Copies of a face cannot be told apart, and a place has no
order: a deck is the multiset of what nobody knows, drawn by nature. What a viewer does not know is their pool.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pelagos.kernel.arrays import Ints, filled, ints
from pelagos.kernel.ids import Mask, Viewer, knows
from pelagos.kernel.position import Position


class Cards:
    """The cards of one back."""

    __slots__ = ("count", "faces", "known")

    def __init__(self, faces: i64, count: Ints, known: Ints) -> None:
        self.faces: Final = faces
        self.count: Final = count
        self.known: Final = known

    def clone(self) -> Cards:
        return Cards(self.faces, self.count[:], self.known[:])

    def places(self) -> i64:
        return len(self.known)

    def lying(self, place: i64, face: i64) -> i64:
        """How many cards of this face lie in this place."""
        return self.count[place * self.faces + face]

    def total(self, place: i64) -> i64:
        """How many cards lie in this place."""
        total: i64 = 0
        for i in range(place * self.faces, (place + 1) * self.faces):
            total += self.count[i]
        return total

    def move(self, g: Position, face: i64, origin: i64, goal: i64) -> None:
        """One card changes place. If anybody knows it there who did not before, that is a revelation."""
        self.count[origin * self.faces + face] -= 1
        self.count[goal * self.faces + face] += 1
        g.reveal(self.known[goal] & ~self.known[origin])

    def move_all(self, g: Position, origin: i64, goal: i64) -> None:
        """Everything in one place goes to another."""
        any_moved = False
        for face in range(self.faces):
            moved = self.count[origin * self.faces + face]
            if moved:
                any_moved = True
                self.count[origin * self.faces + face] = 0
                self.count[goal * self.faces + face] += moved
        if any_moved:
            g.reveal(self.known[goal] & ~self.known[origin])

    def show(self, g: Position, place: i64, to: Mask) -> None:
        """These viewers learn what lies in this place, beside those who know already."""
        g.reveal(to & ~self.known[place])
        self.known[place] |= to

    def forget(self, place: i64, known: Mask) -> None:
        """A place starts afresh: only these will know what comes to lie there."""
        self.known[place] = known

    def pool(self, viewer: Viewer) -> Ints:
        """By face, how many cards lie where this viewer does not know them."""
        pool = filled(self.faces)
        for place in range(self.places()):
            if not knows(self.known[place], viewer):
                for face in range(self.faces):
                    pool[face] += self.count[place * self.faces + face]
        return pool


def stocked(copies: list[int], known: list[int]) -> Cards:
    """All copies of every face in place 0, and who knows each place."""
    faces = len(copies)
    count = filled(faces * len(known))
    for face in range(faces):
        count[face] = copies[face]
    return Cards(faces, count, ints(known))
