# What the Python API says besides what the kernel, the titles and the bots say.

error-unknown-language = There is no language “{ $language }”; there is { $known }.
error-unknown-luck = Luck cannot be “{ $luck }”; it is { $known }.
error-unknown-env = There is no environment “{ $name }”; there is { $known }.

# Datasets.
error-bots-for-seats = { $env } has { $seats } seats: name one bot for all, or up to as many; { $found } were named.
error-no-games = A dataset needs at least one game and one game a shard, and a seed from 0 on; this asks for { $games } games, { $shard } a shard, seed { $seed }.
error-other-dataset = { $path } is for another dataset, as its { $file } says; choose another folder, or ask for the same again.
error-folder-not-empty = { $path } holds something else; a new dataset needs an empty folder.
error-no-dataset = { $path } is no dataset: it has no { $file } that can be read.
error-newer-dataset = { $path } is of format { $found }; this version reads format { $known }.
error-unknown-table = There is no table “{ $table }”; there is { $known }.
error-unknown-executor = There is no place “{ $name }” to work; there is { $known }.
error-no-cluster = No Ray cluster at { $address }: { $reason }.
dataset-games-game = the number of the game, from 0
dataset-games-seed = the seed of nature and of the bots
dataset-games-bots = by seat, the bot that played
dataset-games-ranks = by seat, the place at the end, 1 for a winner; equal places are shared; 0 if the game was cut off
dataset-games-rewards = by seat, the share of the others beaten less the share that has beaten it; sums to 0
dataset-games-ending = how it ended, where the title has words for that
dataset-games-answers = lines of the record: all answers, nature’s and forced ones too
dataset-games-decisions = answers that a seat was asked for
dataset-games-cycles = cycles or turns that were begun
dataset-games-digest = the digest of the last position
dataset-decisions-game = the number of the game
dataset-decisions-answer = how many answers the record had before this one
dataset-decisions-seat = who was asked; -1 for nature
dataset-decisions-question = what was asked: the name of the task in the rules
dataset-decisions-options = the actions that were offered, in the order of the rules; -1 for one without a number
dataset-decisions-chosen = the place of the answer among the options, from 0
dataset-decisions-action = the number of the answer
dataset-decisions-phrase = the answer in words
dataset-decisions-chance = the odds of nature’s answer; empty for a seat’s
dataset-decisions-rank = the place of this seat at the end; 0 for nature
dataset-decisions-reward = the reward of this seat at the end; empty for nature
