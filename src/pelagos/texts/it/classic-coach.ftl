# Classic, in italiano: che cosa dice il maestro.

## Lo scopo

coach-classic-goal = Per vincere, abbi { $goal } metropoli alla fine di un ciclo. Ne hai { $n }.
coach-classic-ahead = Hai abbastanza per vincere: tienile fino alla fine di questo ciclo.
coach-classic-by-philosophers = { $n } filosofi su 4: il quarto li trasforma in una metropoli.
coach-classic-by-buildings = { $n } tipi di edifici su 4: uno per tipo diventano una metropoli.
coach-classic-one-kind-missing = Per una metropoli ti manca solo un tipo di edificio: quello che costruisce { $god }.

## Di che cosa si tratta

coach-classic-offerings = Ognuno offre oro a un dio. Il dio decide che cosa puoi fare nel tuo turno; Apollo è gratis. Chi viene scalzato offre di nuovo altrove.
coach-classic-turn = Il tuo turno con { $god }: prima ciò che dà il dio, poi paga quello che vuoi, poi termina il turno.
coach-classic-apollo-turn = Apollo dà oro, e chi arriva per primo arricchisce un’isola.
coach-classic-sailing = Le tue flotte sono in viaggio: continua, oppure fermati qui.
coach-classic-battle = A ogni round entrambi tirano un dado e aggiungono la forza; chi ha meno perde un’unità. Dopo un round puoi ritirarti.
coach-classic-metropolis = Nasce una metropoli. Scegli che cosa va via e dove sorge.
coach-classic-effect = Una creatura è all’opera: scegli che cosa fa.
coach-classic-row = Non sono svegli gli stessi dèi a ogni ciclo: chi dorme oggi si può avere domani.

## Che cosa parla a favore

coach-classic-island-income =
    { $n ->
        [one] Una cornucopia { CASE($island, "su") }: 1 moneta a ogni ciclo.
       *[other] { $n } cornucopie { CASE($island, "su") }: { $n } monete a ogni ciclo.
    }
coach-classic-island-slots =
    { $n ->
        [one] { CAPITAL(CASE($island, "su")) } c’è posto per un edificio.
       *[other] { CAPITAL(CASE($island, "su")) } c’è posto per { $n } edifici.
    }
coach-classic-sea-income = Si commercia { CASE($sea, "in") }: 1 moneta a ogni ciclo per la tua flotta.
coach-classic-new-kind =
    { $n ->
        [4] L’edificio di { $god } è l’ultimo tipo che ti manca: così nasce una metropoli.
       *[other] L’edificio di { $god } è un tipo che ti manca: sarebbe il numero { $n } su 4.
    }
coach-classic-philosopher =
    { $n ->
        [4] È il quarto filosofo: una metropoli.
       *[other] Così i filosofi sono { $n } su 4, e quattro fanno una metropoli.
    }
coach-classic-god-poseidon = Poseidone dà una flotta, e le tue flotte possono navigare.
coach-classic-god-ares = Ares dà una truppa, e le tue truppe possono marciare passando sulle tue flotte.
coach-classic-god-zeus = Zeus dà un sacerdote, che rende meno care le offerte.
coach-classic-god-athena = Atena dà un filosofo; quattro sono una metropoli.
coach-classic-god-apollo = Apollo non costa niente e dà oro.

## Che cosa dice la ricerca

coach-classic-founds = Così nasce una metropoli.
coach-classic-lands = Uno sbarco lì riesce { $chance } volte su 100.
coach-classic-sinks = Le flotte laggiù si battono { $chance } volte su 100.
coach-classic-denies = { CAPITAL(CASE($rival, "il")) } potrebbe vincere con { $god }: non lasciarglielo.
coach-classic-wants = A questo prezzo un turno con { $god } rende più di ogni altro.
coach-classic-saves = Un ciclo tranquillo con Apollo riempie la borsa.

## Pericoli

coach-classic-threat-now =
    { $stake ->
        [3] { CAPITAL(CASE($who, "il")) } può prendere { CASE($island, "il") }, la tua ultima isola, con { $percent } probabilità su 100, ancora in questo ciclo.
        [2] { CAPITAL(CASE($who, "il")) } può prendere la tua ultima metropoli, { CASE($island, "su") }, con { $percent } probabilità su 100, ancora in questo ciclo.
        [1] { CAPITAL(CASE($who, "il")) } può prendere la tua metropoli { CASE($island, "su") } con { $percent } probabilità su 100, ancora in questo ciclo.
       *[other] { CAPITAL(CASE($who, "il")) } può prendere { CASE($island, "il") } con { $percent } probabilità su 100, ancora in questo ciclo.
    }
coach-classic-threat-ares =
    { $stake ->
        [3] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere { CASE($island, "il") }, la tua ultima isola, con { $percent } probabilità su 100.
        [2] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere la tua ultima metropoli, { CASE($island, "su") }, con { $percent } probabilità su 100.
        [1] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere la tua metropoli { CASE($island, "su") } con { $percent } probabilità su 100.
       *[other] Con Ares, in questo ciclo, { CASE($who, "il") } potrebbe prendere { CASE($island, "il") } con { $percent } probabilità su 100.
    }
coach-classic-threat-next =
    { $stake ->
        [3] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere { CASE($island, "il") }, la tua ultima isola, con { $percent } probabilità su 100.
        [2] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere la tua ultima metropoli, { CASE($island, "su") }, con { $percent } probabilità su 100.
        [1] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere la tua metropoli { CASE($island, "su") } con { $percent } probabilità su 100.
       *[other] Con Ares, nel prossimo ciclo, { CASE($who, "il") } potrebbe prendere { CASE($island, "il") } con { $percent } probabilità su 100.
    }
coach-classic-rival-wins-with = { CAPITAL(CASE($who, "il")) } ottiene l’ultima metropoli con { $god }: vincerebbe la partita.

## Che cosa hanno fatto i rivali

coach-classic-outbid = La tua offerta { CASE($god, "a") } è stata superata: l’oro è salvo, ma devi offrire altrove.
coach-classic-founded = { CAPITAL(CASE($who, "il")) } ha fondato una metropoli e adesso ne ha { $n } su { $goal }.
coach-classic-island-lost = { CAPITAL(CASE($who, "il")) } ti ha preso { CASE($island, "il") }, con le entrate e gli edifici.
coach-classic-fleet-lost = Hai perso una flotta { CASE($sea, "in") }: guarda se le tue isole sono ancora collegate.
coach-classic-near-by-philosophers = { CAPITAL(CASE($who, "il")) } ha { $n } filosofi su 4: con Atena ottiene una metropoli.
coach-classic-near-by-buildings = { CAPITAL(CASE($who, "il")) } ha tre tipi di edifici: il quarto porta una metropoli.
coach-classic-gold-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato delle monete: { $n }.
coach-classic-priest-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato un sacerdote: le tue offerte costano 1 moneta in più.
coach-classic-philosopher-stolen = { CAPITAL(CASE($who, "il")) } ti ha rubato un filosofo.
