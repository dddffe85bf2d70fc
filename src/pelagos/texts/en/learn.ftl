# Lessons in the page: the courses, and the teacher beside the board.

## The courses

learn-heading = Learn by playing
learn-what = Short lessons on the real board. A teacher tells you what to do; nothing can go wrong.
learn-title = Lessons of { $title }
learn-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
learn-done-of = { $done } of { $count } done
learn-begin = Begin
learn-go-on = Go on
learn-once-more = Once more
learn-is-done = done
learn-begun = step { $step } of { $steps }
learn-skip = Skip
learn-skipped = skipped
learn-take-anyway = Take it after all
learn-other-titles = Lessons of the other games
learn-kept-here = How far you have come is kept on this device; with an account, there too.
learn-rules = The rules in full

## The teacher

learn-teacher = The teacher
learn-step = { $step } of { $steps }
learn-next = Next
learn-again = Again
learn-show = Show me
learn-take-back = Take it back
learn-elsewhere = That is allowed, but it is not what I meant. I have taken it back.
learn-well = Well done.
learn-finished = This lesson is done. { $understood ->
    [0] You have seen it; take it once more and do it yourself.
    [one] You did one step by yourself.
   *[other] You did { $understood } steps by yourself.
}
learn-next-lesson = Next lesson: { $lesson }
learn-course-done = That was the last lesson of this course. You can play now, or go on learning.
learn-all-lessons = All lessons
learn-play-now = Play a first game
learn-leave = Leave the lesson
learn-understood = understood
learn-shown = shown
learn-side = { $number ->
    [1] Blue
    [2] Red
    [3] Green
    [4] Yellow
    [5] Purple
   *[other] Black
}
