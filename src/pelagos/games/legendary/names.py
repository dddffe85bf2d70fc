"""What people call the places of a board. Their names are part of the tiles (L-2.6)."""

from pelagos.games.legendary.board import CARDS_WITH_ROOM, Board


def called(board: Board, domain: str, word: str) -> tuple[str, dict[str, str | int]]:
    """Areas are lands or seas; a site is counted in its land; a card that holds a metropolis is no place at all."""
    if domain in ("land", "sea", "area"):
        for land in board.plan.lands:
            if land.word == word:
                return "land", {"word": land.name}
        for sea in board.plan.seas:
            if sea.word == word:
                return "sea", {"word": sea.name}
        return ("sea" if domain == "area" else domain), {"word": word}
    if domain == "site" and word in CARDS_WITH_ROOM:
        return "card", {"word": word}
    return called_site(board, word) if domain == "site" else (domain, {"word": word})


def called_site(board: Board, word: str) -> tuple[str, dict[str, str | int]]:
    """By its land; where that has several, also the how manieth it is."""
    land = board.plan.lands[board.site_land[board.site_words.index(word)]]
    if len(land.sites) == 1:
        return "only-site", {"word": land.name}
    return "site", {"word": land.name, "number": [site.word for site in land.sites].index(word) + 1}
