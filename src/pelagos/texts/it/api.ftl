# Quel che dice l’API di Python oltre al nucleo, ai titoli e ai bot.

error-unknown-language = La lingua “{ $language }” non c’è; c’è { $known }.
error-unknown-luck = La sorte non può essere “{ $luck }”; può essere { $known }.
error-game-over = La partita è finita: non si chiede più nulla.
error-unknown-env = L’ambiente “{ $name }” non esiste; esiste { $known }.
