"""Games between bots as data: records and Parquet tables, the same bytes for the same request on any machines.

`request` says what is asked for, `tables` what the columns are, `shard` plays some games and gives their files,
`folder` keeps a folder complete, `load` reads one. `pelagos dataset` is the command; the tables need `pelagos[data]`.
"""
