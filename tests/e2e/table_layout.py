"""How a table is laid out on the screen, in pixels: for tests that measure the drawn page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from e2e.measuring import contrast

if TYPE_CHECKING:
    from playwright.sync_api import Page

Size = tuple[int, int]
WIDE: Final = (1440, 900)
TABLET: Final = (1024, 768)
UPRIGHT: Final = (360, 780)
LYING: Final = (780, 360)

WATCH_SHIFTS: Final = """() => {
    window.shift = 0;
    const count = (list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value;
    };
    new PerformanceObserver(count).observe({ type: 'layout-shift', buffered: true });
}"""
"""Adds up what moves while a page is loaded; to be set before it is."""

MEASURE: Final = """() => {
    const round = (rect) => [rect.left, rect.top, rect.right, rect.bottom].map(Math.round);
    const isDrawn = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const lies = (inner, outer) => inner[0] >= outer[0] - 1 && inner[1] >= outer[1] - 1 &&
        inner[2] <= outer[2] + 1 && inner[3] <= outer[3] + 1;
    const screen = [0, 0, innerWidth, innerHeight];
    const isInView = (one) => {
        const box = round(one.getBoundingClientRect());
        if (!lies(box, screen)) return false;
        for (let at = one.parentElement; at; at = at.parentElement)
            if (getComputedStyle(at).overflowY !== 'visible' && !lies(box, round(at.getBoundingClientRect())))
                return false;
        return true;
    };
    const isHit = (one) => {
        const [left, top, right, bottom] = round(one.getBoundingClientRect());
        const points = [[left + 3, top + 3], [right - 3, bottom - 3], [(left + right) / 2, (top + bottom) / 2]];
        return points.every(([x, y]) => document.elementFromPoint(x, y)?.closest('.foot'));
    };
    const named = (one) => one.innerText.replaceAll('\\n', ' ').slice(0, 30);
    const all = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn);

    const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const known = new Map();
    const channels = (colour) => {
        if (!known.has(colour)) {
            pixel.clearRect(0, 0, 1, 1);
            pixel.fillStyle = colour;
            pixel.fillRect(0, 0, 1, 1);
            known.set(colour, [...pixel.getImageData(0, 0, 1, 1).data]);
        }
        return known.get(colour);
    };
    const behind = (one) => {
        const layers = [];
        for (let at = one; at; at = at.parentElement) {
            const [r, g, b, a] = channels(getComputedStyle(at).backgroundColor);
            if (a > 0) layers.unshift([r, g, b, a / 255]);
            if (a === 255) break;
        }
        return layers.reduce((under, [r, g, b, a]) =>
            [r, g, b].map((part, i) => part * a + under[i] * (1 - a)), [255, 255, 255]);
    };
    const texts = all('.table :is(p, span, b, li, button, h1, h2, small, summary, a)').flatMap((one) => {
        if (one.closest('svg, .board, .unseen, :disabled')) return [];
        const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
        const { width, height } = one.getBoundingClientRect();
        if (!own || width < 2 || height < 2) return [];
        const look = getComputedStyle(one);
        if (look.clipPath !== 'none') return [];
        return [{ text: named(one), px: parseFloat(look.fontSize),
            ink: `rgb(${channels(look.color).slice(0, 3)})`, ground: `rgb(${behind(one)})` }];
    });

    const map = document.querySelector('.map').getBoundingClientRect();
    const foot = document.querySelector('.foot').getBoundingClientRect();
    const isOver = foot.left < map.right && foot.right > map.left && foot.top < map.bottom && foot.bottom > map.top;
    const free = map.width * ((isOver ? foot.top : map.bottom) - map.top);
    const { scrollWidth, scrollHeight } = document.scrollingElement;
    return {
        scrolls: [scrollWidth - innerWidth, scrollHeight - innerHeight],
        share: free / (innerWidth * innerHeight),
        prompt: all('.foot .question, .foot .entry, .foot .confirm').map((one) => ({
            name: named(one), inView: isInView(one), isHit: isHit(one), isEntry: one.matches('.entry'),
        })),
        cards: all('.stage .god, .left .strip:not(.bare) .card, .left .strip:not(.bare) .empty').map((one) => ({
            name: named(one), inView: isInView(one),
        })),
        goal: all('.goal li').map((one) => ({ name: named(one), inView: isInView(one) })),
        texts,
    };
}"""


class Asked(NamedTuple):
    """What a screen must give."""

    map_share: float
    letters_px: float
    cards: bool
    """All gods, creatures, heroes and answers are in view."""


ASKED: Final = {
    WIDE: Asked(0.45, 14, True),
    TABLET: Asked(0.4, 14, True),
    UPRIGHT: Asked(0.5, 12, False),
    LYING: Asked(0.58, 12, False),
}
CONTRAST: Final = 4.5


def measured(page: Page, size: Size) -> Any:
    """The table as it stands at this size, once it is drawn anew."""
    if page.viewport_size != {"width": size[0], "height": size[1]}:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate(MEASURE)


def faults_of(seen: Any, asked: Asked) -> list[str]:
    """Everything that is out of view, covered, too small or too pale."""
    found = [f"the page scrolls by {by} px" for by in seen["scrolls"] if by > 0]
    if seen["share"] < asked.map_share:
        found.append(f"the map has {seen['share']:.2f} of the screen")
    if not seen["prompt"]:
        found.append("there is no prompt")
    # On a phone a long list of answers scrolls; the question and what sends the answer do not.
    prompt = [one for one in seen["prompt"] if asked.cards or not one["isEntry"]]
    found += [f"{one['name']} is out of view" for one in prompt if not one["inView"]]
    found += [f"{one['name']} is covered" for one in prompt if not one["isHit"]]
    if asked.cards:
        found += [f"the card {one['name']} is out of view" for one in seen["cards"] if not one["inView"]]
    if len(seen["goal"]) < 2:
        found.append("nobody is told where they stand")
    found += [f"{one['name']} is out of view" for one in seen["goal"] if not one["inView"]]
    for one in seen["texts"]:
        if one["px"] < asked.letters_px:
            found.append(f"“{one['text']}” has {one['px']} px")
        if contrast(one["ink"], one["ground"]) < CONTRAST:
            found.append(f"“{one['text']}” has a contrast of {contrast(one['ink'], one['ground']):.1f}")
    return found
