"""The version of the rules: a digest of everything by which a game of a title is played and kept at a table.

That is the kernel, the title, what it shares with others, and the table itself. Pages, texts, bots and the server are
not in it.
"""

from __future__ import annotations

from typing import Final

from pelagos.kernel.sources import digest_of_sources
from pelagos.kernel.title import Title

COMMON: Final = ("pelagos.kernel", "pelagos.table")


def rules_version(title: Title) -> str:
    """Where the sources are missing, which no package of ours lacks, the number that the title itself gives."""
    packages = (*COMMON, *title.shares, title.module.rpartition(".")[0])
    return digest_of_sources(packages) or f"{title.name}-{title.version}"
