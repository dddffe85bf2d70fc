"""What a board looks like on the screen, in pixels: for tests that measure the drawn page."""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Page

MEASURE: Final = """() => {
    const board = document.querySelector('.board');
    const room = board.getBoundingClientRect();
    const box = (element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return [left, top, right, bottom];
    };
    const isDrawn = (one) => !one.closest('.left-out, .ghost');
    const drawn = (selector) => [...board.querySelectorAll(selector)].filter(isDrawn);
    const k = new DOMMatrix(getComputedStyle(board.querySelector('.camera')).transform).a;
    const scaleOf = (element) => {
        const matrix = element.getScreenCTM();
        return Math.hypot(matrix.a, matrix.b);
    };
    const said = (selector) => drawn(selector).map((text) => ({
        text: text.textContent, px: parseFloat(getComputedStyle(text).fontSize) * scaleOf(text), box: box(text),
        fill: getComputedStyle(text).fill, halo: getComputedStyle(text).stroke,
    }));
    const part = (mark) => mark.querySelector('.silhouette-body:last-of-type')?.parentNode ?? mark;
    const pieces = drawn('.mark').map((mark) => ({
        id: mark.dataset.mark, kind: [...mark.firstElementChild.classList].find((name) => name.startsWith('piece-')),
        box: box(part(mark)), whole: box(mark),
        signs: [...mark.querySelectorAll('.sign, .sign-inverted')].map(box),
        counts: [...mark.querySelectorAll('.plate')].map(box),
    }));
    const legal = drawn('.legal').map((mark) => ({
        id: mark.dataset.legal, box: box(mark), small: mark.querySelector('circle') !== null,
    }));
    const owned = drawn('.owned').map((one) => {
        const look = getComputedStyle(one);
        return { fill: parseFloat(look.fillOpacity), rim: parseFloat(look.strokeWidth) * k / 2, box: box(one) };
    });
    return {
        room: box(board), k, pieces, legal, owned, counts: said('.count, .gold-count'),
        lands: said('.name:not(.name-sea)'), seas: said('.name-sea'), letters: said('text'),
        rings: drawn('.ring-glow').length, camera: box(board.querySelector('.chart')),
    };
}"""

Box = list[float]


class Least(NamedTuple):
    """Pixels that things have at least."""

    piece: float
    number: float
    building: float = 24
    land_name: float = 13
    sea_name: float = 11
    letter: float = 11
    """Of anything else that is written on the map."""


TABLE: Final = Least(26, 14)
PHONE: Final = Least(20, 12)
APART_PX: Final = 4.0


def measured(page: Page) -> Any:
    """The board as it stands, once fonts have come."""
    page.wait_for_selector(".board-map .mark, .board-map .glows")
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(MEASURE)


def longest(box: Box) -> float:
    return max(box[2] - box[0], box[3] - box[1])


def covered(box: Box, other: Box) -> float:
    """The share of the first that the second covers, both as boxes."""
    width = min(box[2], other[2]) - max(box[0], other[0])
    height = min(box[3], other[3]) - max(box[1], other[1])
    whole = (box[2] - box[0]) * (box[3] - box[1])
    return width * height / whole if width > 0 and height > 0 and whole > 0 else 0.0


def middle(box: Box) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def gap(a: Box, b: Box) -> float:
    """Between two round marks."""
    (ax, ay), (bx, by) = middle(a), middle(b)
    return hypot(ax - bx, ay - by) - longest(a) / 2 - longest(b) / 2


def faults_of(seen: Any, least: Least) -> list[str]:
    """Everything that is too small, too near or hidden."""
    return [*_small(seen, least), *_hidden(seen), *_crowded(seen), *_faint(seen)]


def _small(seen: Any, least: Least) -> list[str]:
    found = [f"count {one['text']} has {one['px']:.1f} px" for one in seen["counts"] if one["px"] < least.number]
    found += [f"land {one['text']} has {one['px']:.1f} px" for one in seen["lands"] if one["px"] < least.land_name]
    found += [f"sea {one['text']} has {one['px']:.1f} px" for one in seen["seas"] if one["px"] < least.sea_name]
    found += [f"{one['text']} has {one['px']:.1f} px" for one in seen["letters"] if one["px"] < least.letter]
    for one in seen["pieces"]:
        wanted = {"piece-unit": least.piece, "piece-lone": least.piece, "piece-building": least.building}.get(
            one["kind"]
        )
        if wanted and longest(one["box"]) < wanted:
            found.append(f"{one['id']} has {longest(one['box']):.1f} px")
    return found


def _hidden(seen: Any) -> list[str]:
    """Whose a piece is must be seen: no other piece, and no gold mark, lies over its sign or its count."""
    found: list[str] = []
    for i, one in enumerate(seen["pieces"]):
        signs = [("the sign", sign) for sign in one["signs"]] + [("the count", count) for count in one["counts"]]
        for what, sign in signs:
            found += [
                f"{other['id']} hides {what} of {one['id']}"
                for other in seen["pieces"][i + 1 :]
                if covered(sign, other["box"]) > 0.25
            ]
            found += [
                f"the mark of {mark['id']} hides {what} of {one['id']}"
                for mark in seen["legal"]
                if mark["small"] and covered(sign, mark["box"]) > 0
            ]
    for mark in seen["legal"]:
        # Those of places that are held lie under the piece.
        if mark["small"] and longest(mark["box"]) > 20:
            found.append(f"the mark of {mark['id']} is {longest(mark['box']):.0f} px large")
    if seen["rings"]:
        found.append("there are rings where nobody points")
    for rim in seen["owned"]:
        if rim["fill"] < 0.2 or rim["rim"] < 3:
            found.append(f"an owner shows as a tint of {rim['fill']} with a rim of {rim['rim']:.1f} px")
    return found


def _crowded(seen: Any) -> list[str]:
    """No two marks come nearer than this."""
    small = [mark for mark in seen["legal"] if mark["small"]]
    return [
        f"the marks of {one['id']} and {other['id']} are {gap(one['box'], other['box']):.1f} px apart"
        for i, one in enumerate(small)
        for other in small[:i]
        if gap(one["box"], other["box"]) < APART_PX
    ]


def _faint(seen: Any) -> list[str]:
    """Names are told from the halo that is drawn around them."""
    return [
        f"{one['text']} has a contrast of {contrast(one['fill'], one['halo']):.1f}"
        for one in [*seen["lands"], *seen["seas"]]
        if contrast(one["fill"], one["halo"]) < 4.5
    ]


def contrast(one: str, other: str) -> float:
    dim, bright = sorted((_light(one), _light(other)))
    return (bright + 0.05) / (dim + 0.05)


def _light(colour: str) -> float:
    """Of a colour as browsers write it: rgb(1, 2, 3)."""
    parts = [float(part) / 255 for part in colour[colour.index("(") + 1 : -1].split(",")[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
