"""The environments by their names, such as `pelagos/toy_3-v0`: title, variant, version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.adapters import adapter_of
from pelagos.api.setting import ENGLISH, refuse
from pelagos.envs.actions import ActionSpace
from pelagos.envs.adapter import EnvAdapter, EnvSetup
from pelagos.envs.game import GameFrame
from pelagos.envs.layout import ObservationLayout
from pelagos.games import TITLES
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.title import Rules, Title, rules_for
from pelagos.kernel.words import nearest

NAMESPACE: Final = "pelagos"


class UnknownEnv(PelagosError):
    """No environment is called so."""


class Env:
    """A setup with everything that gives its numbers a meaning; made once, shared by all games."""

    def __init__(self, name: str, title: Title, adapter: EnvAdapter, setup: EnvSetup) -> None:
        self.name: Final = name
        self.rules: Final[Rules] = rules_for(title, setup.seats, setup.board, setup.options)
        self.adapter: Final = adapter
        self.actions: Final = ActionSpace(self.rules, adapter.limits(self.rules))
        self.layout: Final = ObservationLayout(self.rules)
        self.seats: Final = setup.seats
        self.frame: Final = GameFrame(self.rules, self.actions, self.layout, adapter.writer)


_MADE: Final[dict[str, Env]] = {}


def env_names(titles: Sequence[Title] = TITLES) -> list[str]:
    """All there are, in the order of their titles."""
    return list(_setups(titles))


def seats_of(name: str, titles: Sequence[Title] = TITLES) -> int:
    """How many sit down in one of them."""
    return _setups(titles)[name][2].seats


def env_named(name: str, titles: Sequence[Title] = TITLES) -> Env:
    """An environment by its name; UnknownEnv names those that somebody may have meant."""
    found = _MADE.get(name)
    if found is None:
        setups = _setups(titles)
        if name not in setups:
            refuse(UnknownEnv("unknown-env", name=name, known=nearest(name, setups)), ENGLISH)
        title, adapter, setup = setups[name]
        found = _MADE[name] = Env(name, title, adapter, setup)
    return found


def _setups(titles: Sequence[Title]) -> dict[str, tuple[Title, EnvAdapter, EnvSetup]]:
    found: dict[str, tuple[Title, EnvAdapter, EnvSetup]] = {}
    for title in titles:
        adapter = adapter_of(title, "envs", EnvAdapter)
        for setup in [] if adapter is None else adapter.setups:
            assert adapter is not None
            found[f"{NAMESPACE}/{title.name}_{setup.variant}-v{setup.version}"] = (title, adapter, setup)
    return found
