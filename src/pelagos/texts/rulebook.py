"""The rules pages as data: sections and clauses in HTML, with an anchor on every clause and a link on every citation.

The pages are those of docs/rules; a wheel carries them along. They are ours, but HTML in them is shown as text all the
same, so that nothing but Markdown's own elements can come out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Json
from pelagos.texts import FALLBACK, LANGUAGES
from pelagos.texts.rule_translations import headings, merged, read_digests, slug

PACKED: Final = "rulebooks"
"""What the folder docs/rules is called in a wheel."""
CLAUSE: Final = re.compile(r"\b[A-Z]-\d+(?:\.[A-Z]?\d+)*")
SCROLLS: Final = '<div class="scroll" tabindex="0">'

NOTHING: Final[frozenset[str]] = frozenset()

Block = list[Token]
"""The tokens of one paragraph, list, table …, or of one item of a list."""


class Section(NamedTuple):
    """A heading and what stands below it up to the next."""

    name: str
    english: str
    heading: str
    level: int
    blocks: list[Block]


class NoRulebook(PelagosError):
    """A title without a rules page."""


def rulebook(title: str, language: str = FALLBACK) -> Json:
    """The rules page of a title, in a language as far as it is translated."""
    for folder in (files("pelagos") / PACKED, *[parent / "docs" / "rules" for parent in Path(__file__).parents]):
        page = folder / f"{title}.md"
        if title.isidentifier() and page.is_file():
            english = page.read_text(encoding="utf-8")
            return {"title": title, **read_translated(english, *_translation(folder, title, language))}
    raise NoRulebook("no-rulebook", title=title)


def _translation(folder: Traversable, title: str, language: str) -> tuple[str, str, str]:
    """The language, the page and its digests; where there is none, English, which is no translation."""
    page, side = folder / language / f"{title}.md", folder / language / f"{title}.digests"
    if language not in LANGUAGES or language == FALLBACK or not page.is_file():
        return FALLBACK, "", ""
    return language, page.read_text(encoding="utf-8"), side.read_text(encoding="utf-8") if side.is_file() else ""


def read_translated(english: str, language: str, other: str, side: str) -> Json:
    """A page in a language: a clause that it lacks is English, and one whose English is newer is marked so."""
    if not other:
        return {"language": FALLBACK, **read_rulebook(english)}
    found = merged(english, other, read_digests(side))
    return {"language": language, **read_rulebook(found.text, headings(english), found.english, found.older)}


def read_rulebook(
    text: str,
    anchors: Sequence[tuple[str, str]] = (),
    english: frozenset[str] = NOTHING,
    older: frozenset[str] = NOTHING,
) -> Json:
    """Sections in the order of the page, and clauses by their numbers; a numbered section is a clause as well.

    A translation has the anchors of the English page, and says what is still English and what is older.
    """
    markdown = _markdown()
    parts = [
        Section(*(anchors[i] if anchors else (_section_id(heading), heading)), heading, level, blocks)
        for i, (heading, level, blocks) in enumerate(_sections(_blocks(markdown.parse(text))))
    ]
    targets = {slug(heading): part.name for part in parts for heading in (part.name, part.heading, part.english)}
    known = {part.name for part in parts} | {_number(item) for part in parts for item in _items(part.blocks)}
    for part in parts:
        for token in [token for block in part.blocks for token in block if token.children]:
            token.children = list(_linked(token.children or [], known, targets))
        _anchor(part.blocks, english, older)
    return _written(markdown, parts, english, older)


def _written(markdown: MarkdownIt, parts: list[Section], english: frozenset[str], older: frozenset[str]) -> Json:
    sections: list[Json] = []
    clauses: Json = {}

    def told(name: str, html: str, section: str) -> Json:
        return {"html": html, "section": section, "english": name in english, "older": name in older}

    for part in parts:
        html = _html(markdown, [token for block in part.blocks for token in block])
        sections.append(
            {"id": part.name, "heading": part.heading, "english": part.english, "level": part.level, "html": html}
        )
        if CLAUSE.fullmatch(part.name):
            clauses[part.name] = told(part.name, html, part.name)
        for clause, tokens in _clauses(part.blocks):
            clauses[clause] = told(clause, _html(markdown, tokens), part.name)
    return {"sections": sections, "clauses": clauses}


# Markdown


class Scrolling(RendererHTML):
    """What may be wider than a page scrolls by itself."""

    def table_open(self, *_: Any) -> str:
        return f"{SCROLLS}<table>\n"

    def table_close(self, *_: Any) -> str:
        return "</table></div>\n"

    def fence(self, *given: Any) -> str:
        return f"{SCROLLS}{super().fence(*given)}</div>\n"


def _markdown() -> MarkdownIt:
    """CommonMark and tables, without HTML; pictures stay in the documentation."""
    return MarkdownIt("commonmark", {"html": False}, renderer_cls=Scrolling).enable("table").disable("image")


def _html(markdown: MarkdownIt, tokens: Sequence[Token]) -> str:
    return str(markdown.renderer.render(tokens, markdown.options, {})).strip()


def _blocks(tokens: list[Token]) -> list[Block]:
    """What stands at the top level, each with everything inside it."""
    found: list[Block] = []
    depth = 0
    for token in tokens:
        if depth == 0:
            found.append([])
        found[-1].append(token)
        depth += token.nesting
    return [block for block in found if not _is_picture(block)]


def _is_picture(block: Block) -> bool:
    return block[0].type == "paragraph_open" and block[1].content.startswith("![")


def _sections(blocks: list[Block]) -> Iterator[tuple[str, int, list[Block]]]:
    """The heading, its level, and what stands below it up to the next."""
    starts = [i for i, block in enumerate(blocks) if block[0].type == "heading_open"]
    for start, end in zip(starts, [*starts[1:], len(blocks)], strict=True):
        opening, inline = blocks[start][:2]
        yield inline.content, int(opening.tag[1:]), blocks[start + 1 : end]


# Clauses


def _section_id(heading: str) -> str:
    found = CLAUSE.match(heading)
    return found[0] if found else slug(heading)


def _items(blocks: list[Block]) -> Iterator[Block]:
    """The items of all lists, each with its own tokens."""
    for block in blocks:
        if block[0].type == "bullet_list_open":
            starts = [i for i, token in enumerate(block) if token.type == "list_item_open" and token.level == 1]
            for start, end in zip(starts, [*starts[1:], len(block) - 1], strict=True):
                yield block[start:end]


def _number(item: Block) -> str:
    """The bold number that an item begins with, or nothing."""
    found = re.match(rf"\*\*({CLAUSE.pattern})\*\*", item[2].content)
    return found[1] if found else ""


def _anchor(blocks: list[Block], english: frozenset[str], older: frozenset[str]) -> None:
    """Every clause can be linked to; one in another language than the page says so, and one that is older."""
    for item in _items(blocks):
        if number := _number(item):
            item[0].attrSet("id", number)
            if number in english:
                item[0].attrSet("lang", FALLBACK)
            if number in older:
                item[0].attrSet("data-older", "")


def _clauses(blocks: list[Block]) -> Iterator[tuple[str, list[Token]]]:
    """Every clause with what stands in it; a table or a note after the list belongs to the last one before it."""
    for i, block in enumerate(blocks):
        items = list(_items([block]))
        for item in items:
            after: list[Token] = []
            for follower in blocks[i + 1 :] if item is items[-1] else []:
                if follower[0].type == "bullet_list_open":
                    break
                after += follower
            if _number(item):
                yield _number(item), [*item[1:-1], *after]


# Links


def _linked(tokens: list[Token], known: set[str], targets: dict[str, str]) -> Iterator[Token]:
    """Citations of clauses become links, links to headings find them, and links to other pages are plain text."""
    inside, lost = 0, False
    for token in tokens:
        if token.type == "link_open":
            target = targets.get(str(token.attrGet("href")).removeprefix("#"), "")
            token.attrSet("href", f"#{target}")
            lost = not target
        if token.type in ("link_open", "link_close", "strong_open", "strong_close"):
            inside += token.nesting
        if token.type == "text" and not inside:
            yield from _cited(token.content, known)
        elif not (lost and token.type in ("link_open", "link_close")):
            yield token


def _cited(text: str, known: set[str]) -> Iterator[Token]:
    end = 0
    for found in CLAUSE.finditer(text):
        if found[0] in known:
            yield Token("text", "", 0, content=text[end : found.start()])
            yield Token("link_open", "a", 1, attrs={"href": f"#{found[0]}"})
            yield Token("text", "", 0, content=found[0])
            yield Token("link_close", "a", -1)
            end = found.end()
    yield Token("text", "", 0, content=text[end:])
