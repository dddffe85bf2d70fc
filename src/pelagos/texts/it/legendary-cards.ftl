# Legendary, in italiano: che cosa fanno per te dèi, creature, eroi ed edifici.

## Dèi

legendary-tells-god-athena = Costruisci un’università e prendi un filosofo, entrambi gratis. Un altro filosofo costa 4 monete.
    .clause = L-10.1
legendary-tells-god-zeus = Costruisci un tempio e prendi una sacerdotessa, entrambi gratis. Un’altra sacerdotessa costa 4 monete. Puoi guardare la prima creatura del mazzo, e giocarla per 1 moneta.
    .clause = L-10.2
legendary-tells-god-poseidon = Costruisci un porto e piazza una flotta, entrambi gratis. Fino ad altre tre flotte costano 1, 2 e 3 monete, ogni movimento in mare 1 moneta.
    .clause = L-10.3
legendary-tells-god-ares = Costruisci una fortezza e piazza una truppa, entrambe gratis. Fino ad altre tre truppe costano 2, 3 e 4 monete, ogni movimento a terra 1 moneta. Non ci sono movimenti eroici.
    .clause = L-10.4
legendary-tells-god-hera = Costruisci un edificio di un tipo che non hai e piazza un mercenario, entrambi gratis. Fino ad altri tre mercenari costano 1, 3 e 5 monete, un eroe 4 monete.
    .clause = L-10.5
legendary-tells-god-apollo = Metti un segnalino prosperità su una terra qualsiasi e uno su un mare qualsiasi, e prendi 2 monete. Non compri creature e non muovi eroi.
    .clause = L-10.6

## Creature

legendary-tells-creature-charon = Scambia uno dei tuoi eroi con un eroe del tracciato, che prende il suo posto.
    .clause = L-15.1
legendary-tells-creature-chimera = Gioca gratis una creatura qualsiasi della pila degli scarti. Poi mazzo e scarti si mescolano insieme.
    .clause = L-15.2
legendary-tells-creature-cyclops = Sostituisci uno dei tuoi edifici di base con uno di un altro tipo, sullo stesso sito.
    .clause = L-15.3
legendary-tells-creature-dryad = Prendi una sacerdotessa a un avversario.
    .clause = L-15.4
legendary-tells-creature-giant = Prendi tutti i mercenari di un avversario in una terra e piazzali in terre tue.
    .clause = L-15.5
legendary-tells-creature-griffin = Prendi metà dell’oro di un avversario, arrotondata per difetto.
    .clause = L-15.6
legendary-tells-creature-harpy = Muore una truppa, nella terra che vuoi. Il padrone conserva la terra.
    .clause = L-15.7
legendary-tells-creature-graeae = Riscuoti la tua rendita un’altra volta.
    .clause = L-15.8
legendary-tells-creature-pegasus = Muovi truppe ed eroi da una tua terra a un’altra qualsiasi, anche per attaccare.
    .clause = L-15.9
legendary-tells-creature-satyr = Prendi un filosofo a un avversario. Il tuo quarto fa una metropoli.
    .clause = L-15.10
legendary-tells-creature-sphinx = Pesca in segreto tre creature, giocane una gratis e scarta le altre.
    .clause = L-15.11
legendary-tells-creature-sylph = Tutte le flotte di un mare si scambiano di posto con tutte quelle di un altro, senza battaglia.
    .clause = L-15.12
legendary-tells-creature-cerberus = Mettilo in una terra qualsiasi: ne riscuote la rendita per te. Non combatte e non ostacola nessuno.
    .clause = L-15.13
legendary-tells-creature-hydra = Mettila in un’area qualsiasi: ne raddoppia la rendita. Quando arriva, e ogni volta che la tieni, divora lì o accanto una flotta o una truppa, e lascia prosperità.
    .clause = L-15.14
legendary-tells-creature-kraken = Mettilo in un mare qualsiasi: tutte le flotte lì sono perdute. Finché resta, non entra nessuna flotta e nessuno controlla quel mare.
    .clause = L-15.15
legendary-tells-creature-medusa = Mettila in una terra qualsiasi: nessuna truppa e nessun eroe può entrare, uscire o passare.
    .clause = L-15.16
legendary-tells-creature-minotaur = Mettilo in una tua terra: la difende con forza 2.
    .clause = L-15.17
legendary-tells-creature-polyphemus = Mettilo in una terra qualsiasi: scacci tutte le flotte dai mari intorno, e finché resta non ne torna nessuna.
    .clause = L-15.18

## Eroi

legendary-tells-hero-ajax = In battaglia ha forza 2. Sacrificio: con almeno 7 terre, costruisci una metropoli.
    .clause = L-16.1
legendary-tells-hero-croesus = In battaglia puoi pagare 1 moneta per ritirare il tuo dado, quante volte puoi. Sacrificio: paga 15 monete e costruisci una metropoli.
    .clause = L-16.2
legendary-tells-hero-hector = Quando un avversario entra nella sua terra, una delle truppe che entrano muore prima della battaglia. Sacrificio: cambia 2 sacerdotesse con un filosofo, quante volte puoi.
    .clause = L-16.3
legendary-tells-hero-helen = In battaglia il tuo dado vale sempre 2. Sacrificio: rinuncia a due edifici di un tipo e a due di un altro, e costruisci una metropoli.
    .clause = L-16.4
legendary-tells-hero-jason = Nei suoi movimenti eroici le flotte degli avversari lo portano come le tue. Sacrificio: con tutte e 8 le flotte sul tabellone, costruisci una metropoli.
    .clause = L-16.5
legendary-tells-hero-pandora = Quando comincia una battaglia con lei, i mercenari nemici che vi partecipano passano dalla tua parte. Sacrificio: usa il sacrificio di un eroe del tracciato.
    .clause = L-16.6
legendary-tells-hero-penthesilea = In battaglia la tua parte vince i pareggi. Sacrificio: la sua carta accoglie una metropoli che costruisci, e nessuno potrà mai prenderla.
    .clause = L-16.7
legendary-tells-hero-odysseus = Quando attacca, fortezze e metropoli del difensore non contano. Sacrificio: rinuncia a tre edifici di un tipo e costruisci una metropoli.
    .clause = L-16.8
legendary-tells-hero-perseus = Mentre attacca, una tua truppa che morirebbe può invece ritirarsi. Sacrificio: muovi truppe ed eroi da una tua terra a un’altra qualsiasi.
    .clause = L-16.9

## Edifici

legendary-tells-kind-port = Aggiunge 1 al tuo totale in ogni battaglia per il mare davanti al suo molo, in attacco e in difesa.
    .clause = L-14.2
legendary-tells-kind-fortress = Aggiunge 1 al tuo totale quando difendi la sua terra.
    .clause = L-14.2
legendary-tells-kind-temple = In ogni ciclo una creatura del tracciato ti costa 1 moneta in meno.
    .clause = L-14.2
legendary-tells-kind-university = Da sola non fa nulla. Con un porto, una fortezza e un tempio fa una metropoli.
    .clause = L-14.2
legendary-tells-kind-metropolis = Fa quello che fanno un porto, una fortezza e un tempio. Le metropoli fanno vincere la partita.
    .clause = L-14.2
