"""A server: tables that people reach over HTTP and sockets, kept on disk, with bots in processes of their own."""
