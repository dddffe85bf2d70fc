"""One game at a table: seats, versions, undo, clocks, talk, orders, messages. No sockets, disk, threads or clock."""
