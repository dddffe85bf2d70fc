"""Searching bots: the best answers of Settler are played on in worlds that fit the view, and those that win stay.

| module | what it holds |
|---|---|
| `searcher` | the bot, and one question being thought about |
| `candidates` | which answers are worth playing on |
| `playout` | playing a world on to a horizon, every seat by the same light policy |
| `policy` | that policy: what a seat says on the way, auctions and battles included |
| `fingerprint` | positions by a number: what was answered before is known again |
| `halving` | sequential halving: who is played on again, and who falls behind |
| `winning` | from what the judge says of every side to chances of winning |
| `thought` | what came of it: lines, chances, fears |
"""
