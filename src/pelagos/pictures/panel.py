"""Lists beside the map: headings, rows, chips. A panel grows downwards."""

from __future__ import annotations

from typing import Final, NamedTuple

from pelagos.pictures.lettering import cut, width_of, wrapped
from pelagos.pictures.pieces import badge
from pelagos.pictures.svg import Canvas, tag
from pelagos.pictures.theme import COIN, INK, Identity
from pelagos.pictures.words import text

TYPE: Final = 14.0
GAP: Final = 7.0
"""Between cards."""


class PanelCard(NamedTuple):
    """A card of a track: `group/word` of its icon, its name, its price; an empty space has no icon."""

    icon: str
    name: str
    price: str


class Panel:
    """A column of so many pixels; `y` is where the next thing goes."""

    def __init__(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        self.canvas: Final = canvas
        self.x: Final = x
        self.y = y
        self.width: Final = width

    @property
    def right(self) -> float:
        return self.x + self.width

    def skip(self, by: float) -> None:
        self.y += by

    def heading(self, said: str, aside: str = "") -> None:
        """A line in the lettering of the map, perhaps with a remark at its end."""
        self.skip(20)
        self.canvas.text(self.x, self.y, said.upper(), TYPE, serif=True, spacing=0.09)
        if aside:
            self.canvas.text(self.right, self.y, aside, TYPE, self.canvas.theme.faint, anchor="end")
        self.skip(7)
        self.rule()
        self.skip(3)

    def rule(self) -> None:
        line = f"M{self.x:.0f} {self.y:.1f}H{self.right:.0f}"
        self.canvas.add(tag("path", d=line, stroke=self.canvas.theme.line, stroke_width=1.5))

    def lines(self, said: str, size: float = TYPE, weight: str = "", indent: float = 0, faint: bool = False) -> None:
        """A sentence, on as many lines as it needs."""
        face = "bold" if weight else "plain"
        for line in wrapped(said, self.width - indent, size, face):
            self.skip(size * 1.4)
            fill = self.canvas.theme.faint if faint else ""
            self.canvas.text(self.x + indent, self.y - size * 0.35, line, size, fill, weight=weight)

    def plate(self, height: float, marked: bool = False) -> None:
        """A card behind what follows; the marked one is of whoever is to move."""
        theme = self.canvas.theme
        self.canvas.add(
            tag(
                "rect",
                x=self.x - 8,
                y=self.y,
                width=self.width + 16,
                height=height,
                rx=9,
                fill=theme.panel,
                stroke=theme.ink if marked else theme.line,
                stroke_width=2 if marked else 1.5,
            )
        )

    def counted(self, x: float, y: float, icon: str, said: str, size: float = 18, tone: str = "") -> float:
        """An icon with its number; where the next one may begin."""
        group, _, word = icon.partition("/")
        self.canvas.icon(group, word, x + size / 2, y, size, tone, halo=False)
        self.canvas.text(x + size + 3, y, said, TYPE, centred=True)
        return x + size + 3 + width_of(said, TYPE) + 9

    def who(self, x: float, y: float, who: Identity, name: str, room: float, mate: Identity | None = None) -> float:
        """A badge and a name."""
        badge(self.canvas, (x + 12, y), 11.5, who, mate)
        shown = cut(name, room - 31, TYPE + 1, "bold")
        self.canvas.text(x + 31, y, shown, TYPE + 1, weight="700", centred=True)
        return x + 31 + width_of(shown, TYPE + 1, "bold")

    def god(self, word: str, name: str, up: bool, acts: bool) -> None:
        """A god with his attribute; what is offered to him is drawn beside it. The one who acts now is marked."""
        theme = self.canvas.theme
        if acts:
            self.canvas.add(
                tag("rect", x=self.x - 8, y=self.y, width=self.width + 16, height=31, rx=7, fill=theme.line)
            )
        y = self.y + 16
        self.canvas.icon("gods", word, self.x + 13, y, 26 if up else 20, theme.blue if up else theme.grey, halo=False)
        self.canvas.text(
            self.x + 34, y, name, 15, "" if up else theme.faint, serif=True, centred=True, weight="700" if acts else ""
        )
        self.skip(32)

    def cards(self, cards: list[PanelCard], across: int = 0) -> None:
        """Cards side by side, each with its price; those that do not fit stand in the next row."""
        count = across or len(cards)
        for i in range(0, len(cards), max(1, count)):
            self.skip(5)
            for j, card in enumerate(cards[i : i + count]):
                width = (self.width + 16 - GAP * (count - 1)) / count
                self._card(card, self.x - 8 + j * (width + GAP), width)
            self.skip(76)

    def _card(self, card: PanelCard, x: float, width: float) -> None:
        theme = self.canvas.theme
        self.canvas.add(
            tag(
                "rect",
                x=x,
                y=self.y,
                width=width,
                height=72,
                rx=8,
                fill=theme.panel if card.icon else "none",
                stroke=theme.line,
                stroke_width=1.5,
                stroke_dasharray=None if card.icon else "5 4",
            )
        )
        if card.icon:
            group, _, word = card.icon.partition("/")
            self.canvas.icon(group, word, x + width / 2, self.y + 29, 42, halo=False)
            said = cut(card.name, width - 2, TYPE)
            self.canvas.text(x + width / 2, self.y + 62, said, TYPE, anchor="middle", centred=True)
        if card.price:
            self.coin(x + 14, self.y + 14, card.price)

    def coin(self, x: float, y: float, said: str) -> None:
        self.canvas.add(tag("circle", cx=x, cy=y, r=10.5, fill=COIN, stroke=self.canvas.theme.ink, stroke_width=1.4))
        self.canvas.text(x, y, said, TYPE, INK, anchor="middle", weight="700", centred=True)

    def gold(self, y: float, said: str, seen: bool) -> None:
        """A purse at the right: open with coins, or closed with what is known of it."""
        theme = self.canvas.theme
        start = self.right - width_of(said, 16, "bold")
        self.canvas.text(self.right, y, said, 16, "" if seen else theme.faint, anchor="end", weight="700", centred=True)
        self.canvas.icon("symbols", "gold", start - 14, y, 20, theme.ochre if seen else theme.grey, halo=False)

    def row(self, y: float, counts: list[tuple[str, str, str]]) -> None:
        """Icons with their numbers, evenly spread."""
        step = self.width / len(counts)
        for i, (icon, said, tone) in enumerate(counts):
            self.counted(self.x + i * step, y, icon, said, 18, tone)

    def aside(self, y: float, said: str) -> None:
        self.canvas.text(self.right, y, said, TYPE, self.canvas.theme.faint, anchor="end", centred=True)

    def badges(self, seats: list[Identity], y: float) -> None:
        """At the right end of a row."""
        for i, who in enumerate(reversed(seats)):
            badge(self.canvas, (self.right - 12 - 29 * i, y), 11.5, who)

    def line_up(self, said: str, seats: list[Identity]) -> None:
        """A row with seats in their order."""
        if not seats:
            return
        y = self.y + 17
        self.canvas.text(self.x, y, said, TYPE, self.canvas.theme.faint, centred=True)
        self.badges(seats, y)
        self.skip(32)

    def offer(self, y: float, who: Identity, amount: int) -> None:
        """Whose marker, and how much."""
        self.canvas.text(self.right, y, str(amount), 17, anchor="end", weight="700", centred=True)
        start = self.right - max(24, width_of(str(amount), 17, "bold") + 6)
        self.canvas.icon("symbols", "gold", start - 8, y, 18, self.canvas.theme.ochre, halo=False)
        badge(self.canvas, (start - 36, y), 11.5, who)

    def seat(
        self,
        who: Identity,
        name: str,
        active: bool,
        purse: tuple[str, bool] | None,
        counts: list[tuple[str, str, str]],
        mate: Identity | None = None,
        note: str = "",
    ) -> None:
        """A card of one seat: who it is, his gold, and what he has; without counts he is out of the game."""
        self.skip(5)
        self.plate(56, active)
        y = self.y + 17
        end = self.who(self.x, y, who, name, 190, mate)
        if note:
            self.canvas.text(end + 8, y, note, TYPE, self.canvas.theme.faint, centred=True)
        if purse is not None:
            self.gold(y, *purse)
        if counts:
            self.row(y + 25, counts)
        else:
            self.canvas.text(self.x, y + 25, text("picture-out"), TYPE, self.canvas.theme.faint, centred=True)
        self.skip(58)
