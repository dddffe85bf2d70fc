"""The public face of Pelagos. What is public, and how to use it: docs/api.md. Import it from `pelagos` itself."""
