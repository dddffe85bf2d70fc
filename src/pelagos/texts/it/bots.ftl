# Perché un bot ha giocato così, in una frase che può leggere chi può leggere la risposta: niente segreti.

bots-why-nothing-better = Non ho visto nulla di meglio.
bots-why-any-answer = Una risposta vale l’altra.
bots-why-engine-said = Un motore non dà ragioni.

## Colono

bots-why-best-by-far = Nient’altro ci si avvicinava.
bots-why-best-by-little = Sembrava un po’ meglio del resto.
bots-why-equally-good = Diverse risposte sembravano buone uguali, e questa era una di quelle.
bots-why-worth-the-bid = L’offerta è giusta per quello che si può fare nel turno.

## I livelli che cercano

bots-why-wins-surely = L’ho giocata fino in fondo nella mia testa, e nient’altro vinceva quasi così spesso.
bots-why-wins-more = L’ho giocata fino in fondo nella mia testa, e vinceva più spesso del resto.
bots-why-wins-hardly = Ho giocato diverse risposte nella mia testa, e vincevano più o meno uguale.

## Novizio

bots-why-slipped = Ops, era il tasto sbagliato?
bots-why-likes-bidding = Quel dio mi sembrava un affare.
bots-why-likes-building = Costruire fa sempre piacere.
bots-why-likes-recruiting = La gente non è mai troppa.
bots-why-likes-buying = Era in vendita, e avanzavano dei soldi.
bots-why-likes-fighting = Sembravano più deboli di noi.
bots-why-likes-moving = Laggiù sembrava bello.
bots-why-likes-cards = Una carta va usata.
bots-why-has-enough = Per ora basta così.
bots-why-had-a-hunch = Me lo sentivo.

## Rifiuti

error-unknown-bot = Il bot «{ $bot }» non esiste; esiste { $known }.
error-unknown-bot-version = La versione «{ $version }» del bot «{ $bot }» non esiste; esiste { $known }.
error-engine-missing = Il motore «{ $engine }» non parte: { $reason }.
error-engine-hung = Il motore «{ $engine }» non ha risposto in tempo.
error-engine-dead = Il motore «{ $engine }» è finito prima della partita.
error-engine-illegal = Il motore «{ $engine }» ha detto «{ $said }», che nessuno ha chiesto.
error-engine-chatters = Il motore «{ $engine }» parla senza rispondere.
error-bot-process-died = Il bot «{ $bot }» si è bloccato due volte sulla stessa domanda.
