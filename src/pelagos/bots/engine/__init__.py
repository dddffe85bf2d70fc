"""Engines: programs of others that answer for a seat, over lines of standard input and output (docs/engines.md).

| module | what it holds |
|---|---|
| `protocol` | the words of the protocol, and its limits |
| `client` | our side: a process for one seat of one game, and what becomes of it when it misbehaves |
| `serving` | the engine's side in Python: a function in, a program out |
"""
