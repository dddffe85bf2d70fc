"""What people call the places of a board. Their names are part of the tiles (L-2.6)."""

from pelagos.games.legendary.board import CARDS_WITH_ROOM, Board


def called(board: Board, domain: str, word: str) -> tuple[str, str]:
    """Areas are lands or seas; a site is counted in its land; a card that holds a metropolis is no place at all."""
    if domain in ("land", "sea", "area"):
        for land in board.plan.lands:
            if land.word == word:
                return "land", land.name
        for sea in board.plan.seas:
            if sea.word == word:
                return "sea", sea.name
        return ("sea" if domain == "area" else domain), word
    if domain == "site":
        if word in CARDS_WITH_ROOM:
            return "card", word
        for land in board.plan.lands:
            if word.startswith(f"{land.word}-"):
                return "site", f"{land.name}{word.removeprefix(land.word)}"
    return domain, word
