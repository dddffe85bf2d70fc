"""Lessons: text files that teach a title on its real rules. The format is in docs/howto/write-a-lesson.md."""
