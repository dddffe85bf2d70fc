"""The creatures, one file each."""
