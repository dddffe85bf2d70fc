"""Boards drawn apart: the same as drawn here, and a process that breaks down is replaced."""

from __future__ import annotations

import asyncio

import msgspec

from pelagos.kernel.title import rules_for
from pelagos.pictures.adapter import geometry_of
from pelagos.server.rendering import BoardRenderer, render_job, rendered, usual_boards
from server.conftest import ALL


def test_a_board_is_drawn_apart_as_it_is_here() -> None:
    rules = rules_for(ALL["classic"], 2)

    async def apart() -> bytes:
        renderer = BoardRenderer(apart=True)
        try:
            return await renderer.draw(render_job(rules, {}, small=True))
        finally:
            await renderer.close()

    told = asyncio.run(apart())
    assert msgspec.json.decode(told) == {"geometry": geometry_of(rules, None, True).plain(), "shown": {}}


def test_a_title_without_pictures_says_so() -> None:
    assert rendered(render_job(rules_for(ALL["toy"], 2), {}, small=False)) == b'{"geometry":null,"shown":{}}'


def test_a_process_that_breaks_down_is_replaced() -> None:
    board = render_job(rules_for(ALL["toy"], 2), {}, small=False)

    async def break_one() -> tuple[bytes, bytes]:
        renderer = BoardRenderer(apart=True)
        process = renderer.process.process = await renderer.process.start()
        process.kill()
        await process.wait()
        try:
            return await renderer.draw(board), await renderer.draw(board)
        finally:
            await renderer.close()

    assert asyncio.run(break_one()) == (b'{"geometry":null,"shown":{}}', b'{"geometry":null,"shown":{}}')


def test_every_variant_is_among_the_usual_boards() -> None:
    boards = usual_boards(ALL.values())

    assert len(boards) == 2 * sum(len(title.variants()) for title in ALL.values())
    assert len(set(boards)) == len(boards)
