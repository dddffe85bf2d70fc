"""Mining puzzles: games between bots are looked through for positions in which one answer is clearly best.

| module | what it holds |
|---|---|
| `diggings` | games between bots of mixed levels, and the positions in them that a light search finds worth a look |
| `assay` | the deep search by which a position is confirmed, from what its seat may know, and grades its answers |
| `orders` | whether the same deeds in another order are as good |
| `themes` | what a puzzle is about |
| `difficulty` | which levels of bots find the answer |
| `miner` | one game from the first answer to its puzzles, as a job |
| `selection` | which of all that was mined are shipped |
| `recheck` | whether the grading of a puzzle still stands |
"""
