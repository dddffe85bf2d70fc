"""The whole table without a server: an engine for a page that runs Python itself, in the protocol of the server.

Nothing here knows the browser. What comes in are requests and messages as a server gets them; what comes out are
replies, messages, and saves that must be kept before any of the messages is delivered.
"""
