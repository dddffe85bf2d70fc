# What the places of boards are called. English writes them as the boards do; a language that does not names them here,
# as `place-naxos = …`, with the forms it needs.
