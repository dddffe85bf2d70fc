#!/bin/sh
# pelagos-backup.sh PROGRAM DATA COPIES KEPT
# A dated copy of the database in the folder COPIES; of all copies the newest KEPT stay.
set -eu

program=$1 data=$2 copies=$3 kept=$4

"$program" admin backup "$copies/pelagos-$(date -u +%Y%m%d-%H%M%S).db" --data "$data"

# The names sort by time. Only what looks like ours is removed.
ls -1 "$copies" | grep -E '^pelagos-[0-9]{8}-[0-9]{6}\.db$' | sort -r | tail -n "+$((kept + 1))" |
    while read -r old; do rm -f "$copies/$old"; done
