# Hellas, in italiano: perché un bot ha mosso.

bots-why-hellas-raids = { $city } è difesa con troppo poco.
bots-why-hellas-sails = C’è una nuova città da trovare.
bots-why-hellas-gathers = Siamo in troppo pochi per fare altro.
bots-why-hellas-strikes = Una città che cambia proprietario conta doppio.
bots-why-hellas-lays = { CAPITAL(CASE($spot, "in")) } ci serve di più.
bots-why-hellas-declines = Questa tessera aiuterebbe gli altri più di noi.
bots-why-hellas-holds-back = Nessuna città vale gli uomini che costerebbe.
bots-why-hellas-vetoes = { $card } avrebbe fatto troppo male.
bots-why-hellas-plays = È il momento giusto per { $card }.
bots-why-hellas-regroups = Siamo nei posti sbagliati.
