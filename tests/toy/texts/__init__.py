"""The sentences of Ferrymen."""
