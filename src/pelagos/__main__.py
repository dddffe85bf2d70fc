"""`python -m pelagos`."""

from pelagos.cli import main

if __name__ == "__main__":
    main()
