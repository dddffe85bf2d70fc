"""Environments for research: numbered actions, observations as rows of numbers, and the usual interfaces over them.

`actions` and `layout` say what numbers mean; `observation` writes a seat's row from its view alone, and the modules
named after titles write the same row fast. `stepper` runs many games at once. NumPy, Gymnasium and PettingZoo are
needed by `batch`, `planes`, `single` and `multi` only; `pip install "pelagos[envs]"` brings them, and
`pip install "pelagos[openspiel]"` what `spiel` needs besides.
"""
