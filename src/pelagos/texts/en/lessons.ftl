# What lessons are refused for. What a teacher says stands in <title>-lessons.ftl.

## Reading a lesson

error-no-lesson = A lesson begins with the line “{ $wanted }”.
error-no-lesson-row = The head of the lesson lacks the line “{ $wanted }”.
error-bad-minutes = A lesson takes { $least } to { $most } minutes, not “{ $found }”.
error-before-first-step = “{ $text }” stands before the first step.
error-bad-lesson-row = “{ $text }” is not written as it must be: { $wanted }.
error-unknown-lesson-row = “{ $text }” is no row of a lesson; did you mean { $known }?
error-outside-branch = “{ $text }” belongs to a “do” or a “try”, and there is none before it in this step.
error-bad-step-name = A step has one word for a name, and no other step has it; “{ $name }” will not do.
error-unknown-step = There is no step “{ $name }”; did you mean { $known }?
error-unanswered-try = The try “{ $text }” has no answer.
error-asks-at-the-end = The last step of a lesson asks nothing: it says what was learnt.
error-not-shown = The step “{ $name }” has no plain “do” that the teacher could show; add a line “show PHRASE”.

## Checking a lesson

error-unknown-lesson = { $title } has no lesson “{ $name }”.
error-unknown-pupil = The pupil “{ $seat }” has no seat here.
error-unknown-lesson-word = “{ $text }” is no domain with a word of this title.
error-others-asked = At this step { $seat } is asked, and not the pupil; the lesson must say what they answer.
error-nobody-asked = At this step the game is over, and yet the pupil is asked for something.
error-step-not-reached = No branch leads to the step “{ $name }”.
error-never-taken = No answer on offer is taken by “{ $text }”.
error-not-taken-back = After “{ $text }” the position is not what it was before.
error-endless-lesson = This lesson has more than { $most } decisions: some branch goes on for ever.
error-shown-in-vain = What the teacher shows at the step “{ $name }” does not lead on.
error-no-sentence = The message “{ $message }” is missing in the language “{ $language }”.
error-bad-sentence = The message “{ $message }” cannot be said in the language “{ $language }”: { $detail }.
error-unused-sentence = No lesson says the message “{ $message }”.

## Taking a lesson

error-unknown-wish = A teacher is asked for { $known }, not for “{ $wish }”.
error-answer-first = The teacher waits for your answer; you can also have it shown.
error-take-back-first = Look at what came of it, then take it back with “Again”.
error-lesson-over = This lesson is over. Take the next one, or this one again.
error-nothing-to-show = Here nothing is asked of you, so there is nothing to show.

## Puzzles

error-unknown-puzzle = { $title } has no puzzle “{ $name }”.
error-unreadable-puzzle = This is no puzzle of { $title }: { $text }
error-puzzle-unbuilt = The position of the puzzle { $name } cannot be built ({ $reason }).
error-puzzle-unlawful = The position of the puzzle { $name } breaks the law “{ $law }”.
error-puzzle-asks-another = In the puzzle { $name } somebody else is asked than { $seat }.
error-puzzle-misnamed = The puzzle { $name } should be called { $found }.
error-puzzle-illegal = In the puzzle { $name } “{ $phrase }” is not on offer.
error-puzzle-ungraded = The grades, stars or themes of the puzzle { $name } do not fit together.
error-puzzle-twice = There are two puzzles { $name }.
error-unknown-puzzle-wish = “{ $wish }” cannot be asked of a puzzle; there is { $known }.
error-puzzle-over = This puzzle is solved.
error-answered-already = Take your answer back first.
