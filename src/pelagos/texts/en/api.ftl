# What the Python API says besides what the kernel, the titles and the bots say.

error-unknown-language = There is no language “{ $language }”; there is { $known }.
error-unknown-luck = Luck cannot be “{ $luck }”; it is { $known }.
error-game-over = The game is over: nothing is asked any more.
error-unknown-env = There is no environment “{ $name }”; there is { $known }.
