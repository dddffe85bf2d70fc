# Every code that the kernel or a title can refuse with. A clause and a refusal are added behind the sentence, a line before it.

error-at-line = line { $line }: { $sentence }

## Starting a game

error-wrong-seats = { $title } is for { $fewest } to { $most } seats, not for { $seats }.
error-unknown-board = { $title } has no board “{ $board }”; it has { $known }.
error-unknown-option = { $title } has no option “{ $option }”; it has { $known }.
error-unknown-choice = The option “{ $option }” cannot be “{ $value }”; it takes { $known }.
error-wrong-sums = The board “{ $board }” does not add up.
error-mode-needs-seats = The mode “{ $mode }” is for { $seats } seats, not for { $found }; choose another mode, or by_seats.
error-goal-for-teams = A goal of 4 is for team games and duels, not for “{ $mode }”; choose 3.
error-unknown-mode = There is no mode “{ $mode }”; there is { $known }.
error-board-too-small = The board “{ $board }” has { $found } { $what } where this game needs { $least }.
error-board-too-large = The board “{ $board }” has more than { $most } lands or more than { $most } seas.
error-land-without-sea = “{ $land }” on the board “{ $board }” lies on no sea.
error-seas-apart = The seas of the board “{ $board }” do not hang together.
error-word-twice = The word “{ $word }” stands for two things on “{ $board }”.
error-bad-border = On the board “{ $board }” the border between “{ $a }” and “{ $b }” is not one between two areas.
error-port-without-sea = On the board “{ $board }” a port at “{ $site }” would act in “{ $sea }”, which is no sea beside its land.
error-wrong-tile = Face { $face } of the tile “{ $tile }” breaks the laws of tiles: { $what }, { $found }.
error-no-tiles = A layout needs tiles.
error-unknown-tile = There is no tile “{ $tile }”; there is { $known }.
error-unknown-face = There is no face “{ $face }”; there is { $known }.
error-mixed-faces = All tiles of a board show the same face, not some { $face } and some { $other }.
error-tile-twice = The tile “{ $tile }” lies there twice, and there is only one of it.
error-place-twice = The tiles “{ $other }” and “{ $tile }” lie in one place, { $i },{ $j }.
error-tiles-apart = The { $tiles } tiles do not lie in one piece.
error-wrong-number-of-tiles = { $mode } is played on { $wanted } tiles, not on { $found }.
error-layout-too-long = A layout has at most { $most } characters, not { $found }.
error-no-good-board = None of { $draws } boards was good.
error-bad-layout = A layout is written tile@i,j~turn, as in zas@1,-1~5 (turns from 0 to 5); “{ $part }” is not.

## Reading the rules

error-no-rulebook = There is no rules page for “{ $title }”.

## Answers

error-no-words = Nothing was said.
error-unknown-verb = No answer begins with “{ $word }”; answers begin with { $known }.
error-unknown-word = “{ $phrase }” says “{ $word }” where this belongs: { $wanted }.
error-too-few-words = “{ $phrase }” stops too early; still missing: { $wanted }.
error-too-many-words = “{ $phrase }” should end before “{ $word }”.
error-illegal = “{ $phrase }” is not on offer.
error-not-your-turn = It is not for { $seat } to answer now but for { $who }.
error-nothing-asked = Nothing is asked any more, so { $seat } cannot answer.
error-no-phrase = Verb { $verb } has no phrase in the vocabulary.
error-nothing-to-undo = { $seat } has nothing to take back.
error-already-final = { $seat } cannot take the last answer back, because something has come to light or somebody has answered since.
error-past-forgotten = The game cannot go back that far any more, because the rules have been mended since.
error-nothing-may-follow = What was said before it is final, so this must be said by itself.

## Saved and described positions

error-unknown-format = This save has the format “{ $found }”, which is not known here.
error-other-setup = This save was not made under this setup of { $title }.
error-unknown-field = A position has no field “{ $field }”; did you mean one of these: { $known }?
error-missing-field = The field “{ $field }” is missing.
error-bad-field = The field “{ $field }” does not hold what it should.
error-wrong-length = The field “{ $field }” has { $found } entries where it should have { $wanted }.
error-unknown-task = There is no task “{ $task }”; did you mean one of these: { $known }?
error-unknown-argument = The task “{ $task }” has no argument “{ $argument }”; it has { $wanted }.
error-bad-argument = The task “{ $task }” cannot take “{ $word }”, which should read name=value.
error-bad-arguments = The task “{ $task }” does not have the arguments it needs: { $wanted }.
error-wrong-row = Between “{ $field }” and its value stands this and no more: { $wanted } (statements are parted by a comma and a space).
error-unknown-name = “{ $word }” is no { $wanted }, so “{ $field }” cannot have it.
error-empty-statement = There is nothing between two commas.
error-no-value = “{ $field }” needs a value.
error-stock-follows = What lies in “{ $place }” follows from the other places of “{ $field }” and is not said.
error-too-few-cards = “{ $field }” has only { $left } “{ $face }” left to place.
error-bad-known = Who knows a card is said as: known, the field, the place, the viewers.
error-bad-result = A result is { $wanted } places, counted from 1, one for each seat.

## Records

error-no-format = A record begins with “{ $wanted }”, a title and its seats.
error-no-title = The second line of a record reads: title, its name, its version.
error-no-seats = The header does not say how many seats there are.
error-bad-header = The header line “{ $word }” has too few or too many words, or no number where one belongs.
error-no-end = The described position has no “end”.
error-bad-line = “{ $text }” is neither an answer nor an expectation nor a take-back.
error-secret-start = A game that began from a described position is exported whole or not at all.
error-unknown-title = There is no title “{ $title }”; there is { $known }.
error-newer-version = This was made under version { $found } of { $title }, and only { $known } is known here.
error-unknown-seat = There is no seat “{ $word }”.
error-unknown-event = No event is called “{ $word }”; did you mean one of these: { $known }?
error-unknown-reason = No refusal is called “{ $word }”; did you mean one of these: { $known }?
error-secret-line = This answer was hidden from whoever made the record, so the game cannot be played through.
error-not-so = “{ $wanted }” was expected, but it is “{ $found }”.

## Nature

error-script-over = The script is over, but nature must still say something such as “{ $wanted }”.
error-script-refused = The script says “{ $phrase }” where nature may say something such as “{ $wanted }”.
error-not-sealed = The record has no commitment and secret, so nature’s answers cannot be checked.
error-broken-seal = The secret is not the one that was committed to.
error-missing-nonce = There must be one nonce for each of { $wanted }.
error-bad-hex = “{ $text }” is not a number in pairs of hexadecimal digits.
error-not-dealt = Nature says “{ $phrase }”, but the sealed secret makes it “{ $wanted }”.

## Faults in a title

error-no-options = { $task } asks a question without a single answer.
error-unwritten = A part that the kernel needs was not written: { $part }.
error-invariant = The law “{ $law }” does not hold: { $detail }.
error-ending = The game stopped without an ending: { $detail }.
error-options = Something is wrong with the options: { $detail }.
error-words = An answer does not survive being written and read: { $detail }.
error-refusal = What is offered must not be refused: { $detail }.
error-clone = Copies are not independent: { $detail }.
error-codec = A save does not hold the whole position: { $detail }.
error-description = A description does not hold the whole position: { $detail }.
error-telling = { $viewer } can tell a secret by what is asked, { $one } or { $other }: a choice whose options hang on a secret must be telling.
error-unlisted = “{ $detail }” stands in no table of the title.
error-secrecy = { $viewer } can tell apart what must look the same: { $detail }.
error-completeness = { $viewer } is not shown what he may know: { $detail }.
error-sampling = The sampler gives { $viewer } a wrong world: { $detail }.
error-record = The record is wrong: { $detail }.
