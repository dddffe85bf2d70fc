"""Value models: playing games for them, reading rows, fitting weights, measuring how good they are."""
