# Classic, in italiano: che cosa fanno per te dèi, creature ed edifici.

## Dèi

classic-tells-god-poseidon = Prendi gratis una flotta, e fino ad altre tre per 1, 2 e 3 monete. I porti costano 2 monete, ogni movimento di flotte 1 moneta.
    .clause = C-8.4
classic-tells-god-ares = Prendi gratis una truppa, e fino ad altre tre per 2, 3 e 4 monete. Le fortezze costano 2 monete, ogni movimento di truppe 1 moneta.
    .clause = C-8.4
classic-tells-god-zeus = Prendi gratis un sacerdote, e un altro per 4 monete. I templi costano 2 monete, sostituire una creatura del tracciato 1 moneta.
    .clause = C-8.4
classic-tells-god-athena = Prendi gratis un filosofo, e un altro per 4 monete. Le università costano 2 monete. Quattro filosofi fanno una metropoli.
    .clause = C-8.4
classic-tells-god-apollo = Prendi 1 moneta, o 4 se possiedi una sola isola. Chi arriva per primo mette anche un segnalino prosperità su un’isola qualsiasi. Non si fa altro.
    .clause = C-17

## Creature

classic-tells-creature-siren = Metti una tua flotta al posto di quella di un altro giocatore che sta da sola nel suo mare.
    .clause = C-20.1
classic-tells-creature-pegasus = Muovi delle truppe da una tua isola a un’altra qualsiasi, senza bisogno di una catena di flotte.
    .clause = C-20.2
classic-tells-creature-giant = Distruggi un edificio su un’isola qualsiasi, ma non una metropoli.
    .clause = C-20.3
classic-tells-creature-chimera = Usa una creatura qualsiasi della pila degli scarti. Poi gli scarti si rimescolano nel mazzo.
    .clause = C-20.4
classic-tells-creature-cyclops = Sostituisci uno dei tuoi edifici con uno di un altro tipo, nello stesso posto.
    .clause = C-20.5
classic-tells-creature-sphinx = Restituisci quante truppe, flotte, sacerdoti e filosofi vuoi, per 2 monete ciascuno.
    .clause = C-20.6
classic-tells-creature-sylph = Muovi gratis le tue flotte fino a 10 passi, divisi tra loro come vuoi.
    .clause = C-20.7
classic-tells-creature-harpy = Togli una truppa da un’isola qualsiasi. Il padrone conserva l’isola.
    .clause = C-20.8
classic-tells-creature-griffon = Prendi metà dell’oro di un altro giocatore, arrotondata per difetto. Tutti vedono quanto ne ha.
    .clause = C-20.9
classic-tells-creature-fates = Riscuoti la tua rendita un’altra volta.
    .clause = C-20.10
classic-tells-creature-satyr = Prendi un filosofo a un altro giocatore. Il tuo quarto fa una metropoli.
    .clause = C-20.11
classic-tells-creature-dryad = Prendi un sacerdote a un altro giocatore.
    .clause = C-20.12
classic-tells-creature-kraken = Mettilo in un mare qualsiasi, poi muovilo per 1 moneta a passo: dove arriva, tutte le flotte vengono tolte. Il mare dove si ferma è chiuso a tutti.
    .clause = C-20.13
classic-tells-creature-minotaur = Mettilo su un’isola qualsiasi: aggiunge 2 alla sua difesa, chiunque ne sia il padrone.
    .clause = C-20.14
classic-tells-creature-chiron = Mettilo su un’isola qualsiasi: Pegaso, Gigante e Arpia non possono toccarla.
    .clause = C-20.15
classic-tells-creature-medusa = Mettila su un’isola qualsiasi: nessuna truppa la lascia.
    .clause = C-20.16
classic-tells-creature-polyphemus = Mettilo su un’isola qualsiasi: scacci tutte le flotte dai mari intorno, e finché resta non ne torna nessuna.
    .clause = C-20.17

## Edifici

classic-tells-kind-port = Aggiunge 1 al tuo totale quando difendi uno dei mari intorno alla sua isola.
    .clause = C-10.5
classic-tells-kind-fortress = Aggiunge 1 al tuo totale quando difendi la sua isola.
    .clause = C-10.5
classic-tells-kind-temple = In ogni ciclo una creatura ti costa 1 moneta in meno.
    .clause = C-10.5
classic-tells-kind-university = Da sola non fa nulla. Con un porto, una fortezza e un tempio fa una metropoli.
    .clause = C-10.5
classic-tells-kind-metropolis = Fa quello che fanno un porto, una fortezza e un tempio. Le metropoli fanno vincere la partita.
    .clause = C-10.5
