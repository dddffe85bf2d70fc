"""The page that `pelagos study --html` writes: it needs nothing but itself."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from pelagos.cli.sentences import TEXTS, text
from pelagos.cli.study_words import by_side, points, side_name, verdict_words
from pelagos.kernel.ids import SPECTATOR
from pelagos.kernel.play import Play, payload
from pelagos.kernel.title import Json, Rules
from pelagos.pictures.chances import ChancePoint, Moment, chances_picture
from pelagos.pictures.still import still
from pelagos.pictures.theme import Identity, identity_of
from pelagos.texts.identities import factions_of, identities

CERTAIN: Final = 1_000_000
STYLE: Final = """
body { margin: 2rem auto; max-width: 50rem; padding: 0 1rem; font: 17px/1.5 'Source Sans 3', system-ui, sans-serif;
  color: #1d2b33; background: #f7f4ec; }
h1, h2, h3 { font-family: Palatino, Georgia, serif; line-height: 1.2; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid #e4dcc9; text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; }
section { margin: 1.6rem 0; }
"""


def page(play: Play, told: Json) -> str:
    """The whole document."""
    rules = play.rules
    heading = TEXTS.title(rules.title)
    largest = [next(one for one in told["verdicts"] if one["at"] == at) for at in told["largest"]]
    parts = [
        f"<h1>{escape(heading)}</h1>",
        f"<section><h2>{escape(TEXTS.message('study-chances'))}</h2>{curves(rules, told, largest)}</section>",
        f"<section><h2>{escape(TEXTS.message('study-account'))}</h2>{account(rules, told)}</section>",
    ]
    if largest:
        parts.append(f"<section><h2>{escape(TEXTS.message('study-largest'))}</h2>")
        parts += [moment(play, number, verdict) for number, verdict in enumerate(largest, 1)]
        parts.append("</section>")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(heading)}</title>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{TEXTS.language}">\n<head>{head}<style>{STYLE}</style></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def curves(rules: Rules, told: Json, largest: list[Json]) -> str:
    """The chances of all sides, with the largest mistakes marked."""
    seen = [ChancePoint(point["at"], [chance / CERTAIN for chance in point["chances"]]) for point in told["curve"]]
    moments = [
        Moment(verdict["at"], told["sides"][told["seats"].index(verdict["seat"])], number)
        for number, verdict in enumerate(largest, 1)
    ]
    title = TEXTS.message("study-chances")
    return chances_picture(title, text("study-chances-told"), seen, looks(rules, told), moments)


def looks(rules: Rules, told: Json) -> list[Identity]:
    """Of every side, how its first faction is known."""
    known, factions = identities(rules), factions_of(rules)
    found = []
    for side in range(max(told["sides"]) + 1):
        first = known[factions[told["sides"].index(side)][0]]
        found.append(identity_of(first["letter"], first["colour"], first["shape"]))
    return found


def account(rules: Rules, told: Json) -> str:
    headings = [text("report-who")]
    headings += [TEXTS.message(f"study-account-{name}") for name in ("start", "choices", "luck", "rivals", "end")]
    rows = [
        [
            side_name(rules, told, row.side),
            points(row.start),
            points(row.choices, signed=True),
            points(row.luck, signed=True),
            points(row.rivals, signed=True),
            points(row.end),
        ]
        for row in by_side(told)
    ]
    return f"{table(headings, rows)}<p>{escape(TEXTS.message('study-account-note'))}</p>"


def table(headings: list[str], rows: list[list[str]]) -> str:
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def moment(play: Play, number: int, verdict: Json) -> str:
    """A mistake in sentences, and the board before it as everybody saw it."""
    words = verdict_words(play.rules, verdict)
    lines = "".join(f"<p>{escape(line)}</p>" for line in words.lines)
    before = play.clone()
    before.back_to(verdict["at"] - 1)
    board = still(play.rules, payload(before, SPECTATOR))
    return f"<section><h3>{number}. {escape(words.heading)}</h3>{lines}{board}</section>"
