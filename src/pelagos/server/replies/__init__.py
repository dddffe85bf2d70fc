"""What a table tells whoever asks, as plain data: for the routes of a server, and for a page that has no server."""
