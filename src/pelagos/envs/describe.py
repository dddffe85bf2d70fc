"""What every number of an environment means, as text. `python -m pelagos.envs.describe NAME` prints it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from pelagos.envs.catalogue import Env, env_named, env_names
from pelagos.envs.history import event_kinds
from pelagos.kernel.errors import PelagosError


def describe(env: Env) -> Iterator[str]:
    """Line by line: the observation, the actions, the events of the history."""
    actions, layout = env.actions, env.layout
    yield f"{env.name}: {env.seats} seats, {layout.size} numbers, {actions.size} actions"
    yield ""
    yield "observation: index, slice and entry, what the number says"
    for part in layout.slices:
        for i in range(part.length):
            entry = " ".join([part.name, *part.row_words(i)])
            yield f"{part.start + i:6} {entry}: {part.value_words()}"
    yield ""
    yield "actions: first and last index, phrase"
    for found in actions.ranges:
        who = " (nature)" if found.nature else ""
        yield f"{found.first:6} {found.first + found.count - 1:6} {found.phrase}{who}"
    yield ""
    yield "history: number of a kind of event, its name and its numbers"
    for number, kind in enumerate(event_kinds(env.rules)):
        yield f"{number:6} {kind}"


def main(words: Sequence[str]) -> int:
    """Print the environments that are named, or the names of all."""
    try:
        lines = [line for name in words for line in describe(env_named(name))] if words else env_names()
    except PelagosError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    sys.stdout.write("".join([f"{line}\n" for line in lines]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
