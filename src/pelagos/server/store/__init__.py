"""What a server keeps: tables, people, things to be done. One schema, SQLite by default, one writer."""
