"""The command line with the toy title added: `python -m toy play toy`."""

from pelagos.cli import make_app
from pelagos.games import TITLES
from toy.title import TITLE

if __name__ == "__main__":
    make_app((*TITLES, TITLE))()
