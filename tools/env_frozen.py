"""Print what tests/envs/frozen.json must hold: a new version gets its line, and no line is ever changed."""

from __future__ import annotations

import json

from pelagos.envs.catalogue import Env, env_named, env_names
from pelagos.envs.history import event_kinds
from pelagos.kernel.codec import digest_of


def meanings(env: Env) -> dict[str, list[int | str]]:
    """Sizes and digests of everything that a number may mean."""
    actions, layout, kinds = env.actions, env.layout, event_kinds(env.rules)
    return {
        "actions": [int(actions.size), int(actions.total), actions.digest()],
        "observation": [layout.size, digest_of(layout.plain())],
        "history": [len(kinds), digest_of(kinds)],
    }


def main() -> None:
    lines = [f" {json.dumps(name)}: {json.dumps(meanings(env_named(name)))}" for name in env_names()]
    print("{\n" + ",\n".join(lines) + "\n}")


if __name__ == "__main__":
    main()
