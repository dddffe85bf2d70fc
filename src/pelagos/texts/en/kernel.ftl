# Every code that the kernel or a title can refuse with. A clause and a refusal are added behind the sentence, a line before it.

error-at-line = line { $line }: { $sentence }

## Starting a game

error-wrong-seats = { $title } is for { $fewest } to { $most } seats, not for { $seats }.
error-unknown-board = { $title } has no board “{ $board }”; it has { $known }.
error-one-board = { $title } has only one board, which has no name; leave “{ $board }” out.
error-board-needs-seats = The board “{ $board }” is for { $seats } seats, not for { $found }.
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
error-unknown-verb = No answer begins with “{ $word }”; nearest to it: { $known }. `pelagos words` prints every phrase of a title.
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
error-unknown-field = There is no field “{ $field }”; nearest to it: { $known }. `pelagos words` prints every field of a title.
error-missing-field = The field “{ $field }” is missing.
error-bad-field = The field “{ $field }” does not hold what it should.
error-wrong-length = The field “{ $field }” has { $found } entries where it should have { $wanted }.
error-unknown-task = There is no task “{ $task }”; nearest to it: { $known }. `pelagos words` prints every task of a title.
error-unknown-argument = The task “{ $task }” has no argument “{ $argument }”; it has { $wanted }.
error-bad-argument = The task “{ $task }” cannot take “{ $word }”; arguments read name=value, here with these names: { $wanted }.
error-bad-arguments = The task “{ $task }” does not have the arguments it needs: { $wanted }.
error-wrong-row = “{ $text }” has too few or too many words; write it as “{ $wanted }”. Several statements in a line are parted by a comma and a space.
error-unknown-name = “{ $word }” is no { $wanted }, so “{ $field }” cannot have it.
error-empty-statement = There is nothing between two commas, after the last one, or after “=”.
error-said-again = In “{ $text }” the word “{ $word }” stands for all that follows; do not repeat it after a comma.
error-bad-number = “{ $word }” is no number that “{ $field }” can have; write digits without leading zeros, at most six, with - before them if it is below zero.
error-no-value = “{ $text }” is not complete; write it as “{ $wanted }”.
error-stock-follows = What lies in “{ $place }” follows from the other places of “{ $field }” and is not said.
error-too-few-cards = “{ $field }” has only { $left } “{ $face }” left to place.
error-bad-known = “{ $text }” does not say who knows a card; that reads “known FIELD PLACE VIEWER …”, with a field that holds cards.
error-bad-result = “{ $text }” is no result: “ended” is followed by { $wanted } places, counted from 1, one for each seat.
error-line-inside = “{ $text }” is no statement: answers and expectations stand after the “end” of the position.
error-unlawful = With “{ $text }” the position breaks the law “{ $law }” of { $title }. Mend it; if it is meant so, begin with “pelagos 2” and say “unlawful” in the header.
error-stated-twice = “{ $text }” is stated already, in line { $first }; this later statement counts.

## Records

error-no-format = The first line reads “{ $found }”, but a record begins with the line “{ $wanted }”, then “title NAME VERSION” and “seats N”.
error-empty-record = There is nothing to read; a record begins with the line “{ $wanted }”, then “title NAME VERSION” and “seats N”.
error-newer-format = This record is written in the format “{ $found }”, and known here are { $known }; a newer Pelagos can read it.
error-odd-character = This line holds a character that cannot be seen, { $sign }; write the line again without it.
error-no-title = The second line of a record reads “title NAME VERSION”, such as “title classic 1”; here it is “{ $found }”.
error-no-seats = The header ends before it says how many play, at “{ $found }”; write “seats N” there.
error-bad-header = “{ $text }” is no line of a header; write it as “{ $wanted }”, where N is a number from 1 on.
error-newer-header = “{ $word }” stands only in the header of records that begin with “{ $wanted }”.
error-late-header = “{ $text }” belongs to the header, before the position and the first answer.
error-header-twice = “{ $text }” stands in the header already, in line { $first }; this later line counts.
error-no-end-of-variation = This variation has no “)”.
error-no-answer-to-vary = Before this “(” there is no answer instead of which something else could be said.
error-too-many-branches = An analysis has at most { $most } answers.
error-no-such-branch = There is no answer { $number } in this analysis.
error-bad-comment = A comment has at most { $most } characters, all of which can be printed.
error-not-the-root = The beginning of an analysis cannot be moved or removed.
error-nature-is-not-asked = Here nothing is left to chance.
error-at-the-beginning = This is the beginning of the analysis.
error-no-end = The described position has no “end”; write it alone in a line, after the last statement.
error-bad-line = “{ $text }” is neither an answer (a seat and a phrase) nor an expectation (with “=” before it) nor a take-back (“back N”).
error-stray-block = “{ $text }” stands here without need: a record has one position at most, after the header, from “position” to “end”.
error-bad-back = “{ $text }” is more than there is: so far { $most } answers have been given.
error-secret-start = A game that began from a described position is exported whole or not at all.
error-unknown-title = There is no title “{ $title }”; there is { $known }.
error-newer-version = This was made under version { $found } of { $title }, and only { $known } is known here; a newer Pelagos can read it.
error-unknown-seat = There is no seat “{ $word }”; answers come from { $known }.
error-unknown-event = No event is called “{ $word }”; nearest to it: { $known }. `pelagos words` prints every event of a title.
error-unknown-reason = No refusal is called “{ $word }”; nearest to it: { $known }. Write “refuses REASON PHRASE”; `pelagos words` prints every reason.
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
error-completeness = { $viewer } is not shown what they may know: { $detail }.
error-sampling = The sampler gives { $viewer } a wrong world: { $detail }.
error-record = The record is wrong: { $detail }.
