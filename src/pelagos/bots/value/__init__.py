"""The chance to win of every side, from what one viewer may know: fitted on games, whole numbers when it is used.

| module | what it holds |
|---|---|
| `reading` | what a title tells about every side of a position, as rows of whole numbers |
| `network` | rows in, chances out: one small hidden layer and a softmax over the sides |
| `model` | the model of one setup: reading, weights and the end of the game |
| `weights/` | the weights of each title, written by `tools/value/fit.py` |
"""
