# Hellas по-русски: почему бот так пошёл.

bots-why-hellas-raids = { CAPITAL(CASE($city, "at")) } слишком слабая защита.
bots-why-hellas-sails = Можно найти новый город.
bots-why-hellas-gathers = Для всего остального нас слишком мало.
bots-why-hellas-strikes = Город, который меняет хозяина, считается дважды.
bots-why-hellas-lays = Нам она лучше всего послужит здесь: { $spot }.
bots-why-hellas-declines = Эта плитка больше помогла бы другим, чем нам.
bots-why-hellas-holds-back = Ни один город не стоит людей, которых он потребует.
bots-why-hellas-vetoes = Карта «{ $card }» навредила бы слишком сильно.
bots-why-hellas-plays = Самое время для { CASE($card, "gen") }.
bots-why-hellas-regroups = Мы стоим не там, где надо.
