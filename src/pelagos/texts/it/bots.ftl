# Perché un bot ha giocato così, in una frase che può leggere chi può leggere la risposta: niente segreti.

bots-why-nothing-better = Non ho visto nulla di meglio.
bots-why-any-answer = Una risposta vale l’altra.

## Colono

bots-why-best-by-far = Nient’altro ci si avvicinava.
bots-why-best-by-little = Sembrava un po’ meglio del resto.
bots-why-equally-good = Diverse risposte sembravano buone uguali, e questa era una di quelle.
bots-why-worth-the-bid = L’offerta è giusta per quello che si può fare nel turno.

## Colono, Classic

bots-why-classic-founds = Così nasce una metropoli.
bots-why-classic-lands = Uno sbarco lì riesce { $chance } volte su cento.
bots-why-classic-sinks = Le flotte laggiù si battono { $chance } volte su cento.
bots-why-classic-denies = { $rival } avrebbe potuto vincere con { $god }.
bots-why-classic-wants = A questo prezzo un turno con { $god } rende più di ogni altro.
bots-why-classic-saves = Un ciclo tranquillo con Apollo riempie la borsa.

## Colono in Legendary

bots-why-legendary-founds = In questo gioco contano le metropoli.
bots-why-legendary-bids-for-metropolis = Un turno con { $god } porta una metropoli.
bots-why-legendary-denies = Un rivale adesso non deve avere { $god }.
bots-why-legendary-takes-apollo = Oro oggi e ancora di più domani, gratis.
bots-why-legendary-attacks = { $who } difende { $land } con troppo poco.
bots-why-legendary-settles = Nessuno si è ancora stabilito a { $land }.
bots-why-legendary-attacks-at-sea = La flotta di { $who } nel { $sea } si può battere.
bots-why-legendary-stays = Per { $percent } probabilità su cento vale la pena restare.
bots-why-legendary-retreats = Vincere qui, con { $percent } probabilità su cento, non vale quello che può costare.
bots-why-legendary-sacrifices = Ciò che lascia { $hero } vale più dell’eroe.
bots-why-legendary-saves = In questo turno nient’altro vale quello che costa.

## Colono in Hellas

bots-why-hellas-raids = { $city } è difesa con troppo poco.
bots-why-hellas-sails = C’è una nuova città da trovare.
bots-why-hellas-gathers = Siamo in troppo pochi per fare altro.
bots-why-hellas-strikes = Una città che cambia padrone conta doppio.
bots-why-hellas-lays = Nel { $spot } ci serve di più.
bots-why-hellas-declines = Questa tessera aiuterebbe gli altri più di noi.
bots-why-hellas-holds-back = Nessuna città vale gli uomini che costerebbe.
bots-why-hellas-vetoes = { $card } avrebbe fatto troppo male.
bots-why-hellas-plays = È il momento giusto per { $card }.
bots-why-hellas-regroups = Siamo nei posti sbagliati.

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

error-unknown-bot = Il bot “{ $bot }” non esiste; esiste { $known }.
error-unknown-bot-version = La versione “{ $version }” del bot “{ $bot }” non esiste; esiste { $known }.
error-bot-process-died = Il bot “{ $bot }” si è bloccato due volte sulla stessa domanda.
