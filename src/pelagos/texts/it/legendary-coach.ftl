# Legendary, in italiano: che cosa dice il maestro.

## Lo scopo

coach-legendary-goal = Per vincere, abbi { $goal } metropoli alla fine di un ciclo. Ne hai { $n }.
coach-legendary-ahead = Hai abbastanza per vincere: tienile fino alla fine di questo ciclo.
coach-legendary-by-philosophers = { $n } filosofi su 4: il quarto li trasforma in una metropoli.
coach-legendary-by-buildings = { $n } tipi di edifici su 4: uno per tipo diventano una metropoli.
coach-legendary-one-kind-missing = Per una metropoli ti manca solo un tipo di edificio: { $kind }.

## Di che cosa si tratta

coach-legendary-opening = Ognuno prende le prime terre e i primi mari. Cerca le cornucopie, che danno oro a ogni ciclo, e i siti liberi su cui costruire.
coach-legendary-offerings = Ognuno offre oro a un dio. Il dio decide che cosa puoi fare nel tuo turno; Apollo è gratis. Chi viene scalzato offre di nuovo altrove.
coach-legendary-keeping = Ogni pedina di creatura che tieni sulla mappa costa una sacerdotessa.
coach-legendary-free-actions = Prima ottieni ciò che { $god } dà gratis: un edificio e qualcuno di nuovo.
coach-legendary-turn = Il tuo turno con { $god }: paga quello che vuoi, in qualsiasi ordine, poi termina il turno.
coach-legendary-apollo-turn = Apollo arricchisce una terra e un mare, dove vuoi, e ti dà oro.
coach-legendary-moving = Chi viene? Se non lasci truppe, la terra resta aperta.
coach-legendary-battle = A ogni round entrambi tirano un dado e aggiungono la forza; chi ha meno perde un’unità. Dopo un round puoi ritirarti.
coach-legendary-metropolis = Nasce una metropoli. Occupa un sito, e ognuna ti avvicina alla vittoria.
coach-legendary-effect = Una carta è all’opera: scegli che cosa fa.
coach-legendary-bonus = Il bonus di una nuova metropoli, ogni volta diverso: scegli dove va.
coach-legendary-row = Gli dèi si danno il cambio: a ogni ciclo il primo della fila passa in fondo e gli altri avanzano.

## Che cosa parla a favore

coach-legendary-land-income =
    { $n ->
        [one] { $land }: una cornucopia, 1 moneta a ogni ciclo.
       *[other] { $land }: { $n } cornucopie, { $n } monete a ogni ciclo.
    }
coach-legendary-land-sites =
    { $n ->
        [one] { $land } ha un sito libero per costruire.
       *[other] { $land } ha { $n } siti liberi per costruire.
    }
coach-legendary-sea-income =
    { $n ->
        [one] Una cornucopia { CASE($sea, "in") }: 1 moneta a ogni ciclo per la tua flotta.
       *[other] { $n } cornucopie { CASE($sea, "in") }: { $n } monete a ogni ciclo per la tua flotta.
    }
coach-legendary-new-kind = È un tipo di edificio che ti manca ({ $kind }): sarebbe il numero { $n } su 4.
coach-legendary-completes = È l’ultimo tipo che ti manca ({ $kind }): così nasce una metropoli.
coach-legendary-philosopher =
    { $n ->
        [4] È il quarto filosofo: una metropoli.
       *[other] Così i filosofi sono { $n } su 4, e quattro fanno una metropoli.
    }
coach-legendary-guards = Soldati a difesa, { CASE($land, "a") }: { $n }.
coach-legendary-out-of-reach = Per ora nessuna truppa rivale può raggiungere { $land }.
coach-legendary-god-ares = Ares dà una fortezza e una truppa, e le tue truppe possono marciare.
coach-legendary-god-athena = Atena dà un’università e un filosofo; quattro filosofi sono una metropoli.
coach-legendary-god-hera = Era dà un edificio che ti manca e un mercenario. Puoi reclutare un eroe, che combatte, guida le truppe e si può sacrificare per una grande impresa.
coach-legendary-god-poseidon = Poseidone dà un porto e una flotta, e le tue flotte possono navigare.
coach-legendary-god-zeus = Zeus dà un tempio e una sacerdotessa, che rende meno care le offerte.
coach-legendary-god-apollo = Apollo non costa niente, dà oro e arricchisce una terra e un mare.

## Che cosa dice la ricerca

coach-legendary-founds = Una metropoli vale da porto, fortezza e tempio insieme, e passa di mano con la sua terra: va difesa.
coach-legendary-bids-for-metropolis = Un turno con { $god } ti porta una metropoli.
coach-legendary-denies = Con { $god } un rivale vincerebbe: non lasciarglielo.
coach-legendary-takes-apollo = Oro adesso e di più a ogni ciclo, gratis.
coach-legendary-attacks = { CAPITAL(CASE($who, "il")) } difende { $land } con troppo poco.
coach-legendary-settles = { $land } non è ancora di nessuno: chi entra la prende.
coach-legendary-attacks-at-sea = La flotta { CASE($who, "di") } { CASE($sea, "in") } si può battere.
coach-legendary-stays = Qui vinci con { $percent } probabilità su 100: vale la pena restare.
coach-legendary-retreats = Qui vinceresti con { $percent } probabilità su 100: non vale quello che può costare.
coach-legendary-sacrifices = L’impresa sulla carta di { $hero } ora vale più che tenere l’eroe.
coach-legendary-saves = In questo turno nient’altro vale quello che costa.

## Pericoli

coach-legendary-threat-now =
    { $stake ->
        [2] { CAPITAL(CASE($who, "il")) } può prendere la tua ultima metropoli, { CASE($land, "a") }, con { $percent } probabilità su 100, ancora in questo ciclo.
        [1] { CAPITAL(CASE($who, "il")) } può prendere la tua metropoli { CASE($land, "a") } con { $percent } probabilità su 100, ancora in questo ciclo.
       *[other] { CAPITAL(CASE($who, "il")) } può prendere { $land } con { $percent } probabilità su 100, ancora in questo ciclo.
    }
coach-legendary-threat-ares =
    { $stake ->
        [2] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere la tua ultima metropoli, { CASE($land, "a") }, con { $percent } probabilità su 100.
        [1] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere la tua metropoli { CASE($land, "a") } con { $percent } probabilità su 100.
       *[other] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere { $land } con { $percent } probabilità su 100.
    }
coach-legendary-threat-next =
    { $stake ->
        [2] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere la tua ultima metropoli, { CASE($land, "a") }, con { $percent } probabilità su 100.
        [1] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere la tua metropoli { CASE($land, "a") } con { $percent } probabilità su 100.
       *[other] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere { $land } con { $percent } probabilità su 100.
    }
coach-legendary-threat-hero = Nel suo prossimo turno con un dio { CASE($who, "il") } potrebbe prendere { $land } con { $percent } probabilità su 100: c’è un eroe alla guida.
coach-legendary-rival-wins-with = { CAPITAL(CASE($who, "il")) } ottiene l’ultima metropoli con { $god }: vincerebbe la partita.

## Che cosa hanno fatto i rivali

coach-legendary-outbid = La tua offerta { CASE($god, "a") } è stata superata: l’oro è salvo, ma devi offrire altrove.
coach-legendary-founded = { CAPITAL(CASE($who, "il")) } ha fondato una metropoli e adesso ne ha { $n } su { $goal }.
coach-legendary-metropolis-lost =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } ha preso la tua ultima metropoli.
       *[other] { CAPITAL(CASE($who, "il")) } ha preso una tua metropoli; te ne restano { $n }.
    }
coach-legendary-land-lost = { CAPITAL(CASE($who, "il")) } ti ha preso { $land }, con le entrate e gli edifici.
coach-legendary-fleet-lost = Hai perso una flotta { CASE($sea, "in") }: guarda se le tue terre sono ancora collegate.
coach-legendary-near-by-philosophers = { CAPITAL(CASE($who, "il")) } ha { $n } filosofi su 4: con Atena ottiene una metropoli.
coach-legendary-near-by-buildings = { CAPITAL(CASE($who, "il")) } ha tre tipi di edifici: il quarto porta una metropoli.
coach-legendary-hero-came = { CAPITAL(CASE($who, "il")) } ora ha { $hero }: gli eroi guidano truppe con ogni dio tranne Apollo.
coach-legendary-gold-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato delle monete: { $n }.
coach-legendary-priestess-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato una sacerdotessa: le tue offerte costano 1 moneta in più.
coach-legendary-philosopher-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato un filosofo.
