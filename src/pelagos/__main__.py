"""`python -m pelagos`, and the command `pelagos`, which is there after a plain install, too."""

import os
import sys

from pelagos.extras import missing_extra
from pelagos.texts import FALLBACK, Texts

REFUSED = 2


def main() -> None:
    try:
        # Here, because the whole command line needs packages that a plain install does not bring.
        from pelagos.cli import main as run  # noqa: PLC0415
    except ModuleNotFoundError as error:
        missing = missing_extra(error)
        if missing is None:
            raise
        sys.stderr.write(Texts(os.environ.get("PELAGOS_LANGUAGE", FALLBACK)).error(missing) + "\n")
        sys.exit(REFUSED)
    run()


if __name__ == "__main__":
    main()
