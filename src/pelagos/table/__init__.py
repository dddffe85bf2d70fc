"""One game at a table: seats, versions, undo, clocks, chat, orders, messages. Without sockets, disk, threads or time."""
