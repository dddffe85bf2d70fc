# Classic, in italiano. I nomi dei mari e delle isole sono senza articolo: lo mette la frase.

## Nomi

classic-seat-p1 = Giocatore 1
    .article = il
classic-seat-p2 = Giocatore 2
    .article = il
classic-seat-p3 = Giocatore 3
    .article = il
classic-seat-p4 = Giocatore 4
    .article = il
classic-seat-p5 = Giocatore 5
    .article = il
classic-seat-nobody = nessuno
classic-marker = il tuo pedone
classic-first-marker = il tuo primo pedone
classic-second-marker = il tuo secondo pedone
classic-god-poseidon = Poseidone
classic-god-ares = Ares
classic-god-zeus = Zeus
classic-god-athena = Atena
classic-god-apollo = Apollo
classic-god-none = nessuno
classic-sea = mare { $word }
    .article = il
classic-island-off = nessuna isola
classic-island-i01 = isola di Andros
    .article = l
    .in = sull’isola di Andros
classic-island-i02 = isola di Tinos
    .article = l
    .in = sull’isola di Tinos
classic-island-i03 = isola di Syros
    .article = l
    .in = sull’isola di Syros
classic-island-i04 = isola di Delos
    .article = l
    .in = sull’isola di Delos
classic-island-i05 = isola di Mykonos
    .article = l
    .in = sull’isola di Mykonos
classic-island-i06 = isola di Paros
    .article = l
    .in = sull’isola di Paros
classic-island-i07 = isola di Milos
    .article = l
    .in = sull’isola di Milos
classic-island-i08 = isola di Serifos
    .article = l
    .in = sull’isola di Serifos
classic-island-i09 = isola di Naxos
    .article = l
    .in = sull’isola di Naxos
classic-island-i10 = isola di Ios
    .article = l
    .in = sull’isola di Ios
classic-island-i11 = isola di Sikinos
    .article = l
    .in = sull’isola di Sikinos
classic-island-i12 = isola di Thira
    .article = l
    .in = sull’isola di Thira
classic-island-i13 = isola di Amorgos
    .article = l
    .in = sull’isola di Amorgos
classic-kind-port = porto
    .article = il
classic-kind-fortress = fortezza
    .article = la
classic-kind-temple = tempio
    .article = il
classic-kind-university = università
    .article = l
    .gender = f
classic-site-port-s = porto sul sito della metropoli
    .article = il
classic-site-fortress-s = fortezza sul sito della metropoli
    .article = la
classic-site-temple-s = tempio sul sito della metropoli
    .article = il
classic-site-university-s = università sul sito della metropoli
    .article = l
    .gender = f
classic-site-port-o = porto fuori dal sito della metropoli
    .article = il
classic-site-fortress-o = fortezza fuori dal sito della metropoli
    .article = la
classic-site-temple-o = tempio fuori dal sito della metropoli
    .article = il
classic-site-university-o = università fuori dal sito della metropoli
    .article = l
    .gender = f
classic-creature-siren = Sirena
    .article = la
classic-creature-pegasus = Pegaso
classic-creature-giant = Gigante
    .article = il
classic-creature-chimera = Chimera
    .article = la
classic-creature-cyclops = Ciclope
    .article = il
classic-creature-sphinx = Sfinge
    .article = la
classic-creature-sylph = Silfide
    .article = la
classic-creature-harpy = Arpia
    .article = l
classic-creature-griffon = Grifone
    .article = il
classic-creature-fates = Moire
    .article = le
    .number = pl
classic-creature-satyr = Satiro
    .article = il
classic-creature-dryad = Driade
    .article = la
classic-creature-kraken = Kraken
    .article = il
classic-creature-minotaur = Minotauro
    .article = il
classic-creature-chiron = Chirone
classic-creature-medusa = Medusa
classic-creature-polyphemus = Polifemo
classic-figure-minotaur = Minotauro
    .article = il
classic-figure-chiron = Chirone
classic-figure-medusa = Medusa
classic-figure-polyphemus = Polifemo
classic-slot = casella { $word }
    .article = la
classic-place-deck = il mazzo
classic-place-discard = la pila degli scarti
classic-place-used = in uso
classic-place-held = tenuta per una pedina
classic-place-slot-4 = casella 4
classic-place-slot-3 = casella 3
classic-place-slot-2 = casella 2

## Domande

classic-ask-PlaceMarker =
    { WORD($barred) ->
        [none] Dove metti { $marker }: su un dio, offrendo di più di quanto c’è, o su Apollo?
       *[other] Hanno superato la tua offerta { CASE($barred, "a") }: dove metti ora { $marker }?
    }
classic-ask-TakeTurn = Che cosa fai?
classic-ask-Prosper = Su quale isola metti il segnalino prosperità?
classic-ask-SailOn =
    { $steps ->
        [one] Le tue flotte sono { CASE($sea, "in") } e resta 1 passo: vanno avanti o si fermano?
       *[other] Le tue flotte sono { CASE($sea, "in") } e restano { $steps } passi: vanno avanti o si fermano?
    }
classic-ask-RetreatFromSea = { $who }: le tue flotte restano a combattere per { CASE($sea, "il") } o si ritirano?
classic-ask-RetreatFromLand = { $who }: le tue truppe restano a combattere per { CASE($island, "il") } o si ritirano?
classic-ask-GiveBack = Hai un edificio di ogni tipo, quindi ti spetta una metropoli: quale { $kind } restituisci in cambio?
classic-ask-ChooseSite = Hai ottenuto una metropoli: su quale isola la fondi?
classic-ask-LureFleet = La Sirena: quale flotta isolata di un rivale sostituisci con una delle tue?
classic-ask-TakeFleetFrom = La tua riserva è vuota: da quale mare viene la flotta che prende { CASE($sea, "il") }?
classic-ask-FlyTroops = Pegaso: quali truppe volano da una tua isola a un’altra qualsiasi?
classic-ask-DestroyBuilding = Il Gigante: quale edificio distrugge?
classic-ask-CopyCreature = La Chimera: quale creatura degli scarti copia?
classic-ask-SwapBuilding = Il Ciclope: quale dei tuoi edifici trasforma, e in che cosa?
classic-ask-Sell = La Sfinge paga 2 monete per ogni truppa, flotta, sacerdote o filosofo: che cosa vendi ora?
classic-ask-SailFreely =
    { $steps ->
        [one] La Silfide: alle tue flotte resta 1 passo gratis; chi salpa, e per dove?
       *[other] La Silfide: alle tue flotte restano { $steps } passi gratis; chi salpa, e per dove?
    }
classic-ask-KillTroop = L’Arpia: su quale isola uccide una truppa?
classic-ask-StealGold = Il Grifone: a chi ruba metà dell’oro?
classic-ask-StealPhilosopher = Il Satiro: a chi ruba un filosofo?
classic-ask-StealPriest = La Driade: a chi ruba un sacerdote?
classic-ask-PlaceKraken = Il Kraken: in quale mare emerge, affondando tutte le flotte?
classic-ask-MoveKraken = Il Kraken è { CASE($sea, "in") }: paghi 1 moneta per spostarlo ancora, o ti fermi?
classic-ask-PlaceFigure = Su quale isola metti { CASE($creature, "il") }?
classic-ask-PlacePolyphemus = Su quale isola metti Polifemo, che scaccia tutte le flotte dai mari intorno?
classic-ask-PushFleet = Polifemo è { CASE($island, "su") }: quale flotta scaccia ora, e verso dove?

## Eventi: l’inizio di un ciclo

classic-event-cycle-began = Comincia il ciclo { $n }.
classic-event-marker-ordered = { CAPITAL(CASE($who, "il")) } ha la posizione { $n } nell’ordine di turno.
classic-event-creature-unbought = Nessuno ha comprato { CASE($creature, "il") }.
classic-event-creature-appeared =
    { ATTR($creature, "number") ->
        [pl] { CAPITAL(CASE($slot, "in")) } arrivano { CASE($creature, "il") }.
       *[other] { CAPITAL(CASE($slot, "in")) } arriva { CASE($creature, "il") }.
    }
classic-event-deck-shuffled = Le creature scartate vengono rimescolate nel mazzo.
classic-event-god-placed = { $god } prende la posizione { $n } tra gli dèi.
classic-event-god-face-down = { $god } resta a faccia in giù e in questo ciclo non accetta offerte.
classic-event-income-paid =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non ha entrate.
        [one] { CAPITAL(CASE($who, "il")) } riceve 1 moneta di entrate.
       *[other] { CAPITAL(CASE($who, "il")) } riceve { $n } monete di entrate.
    }

## Eventi: le offerte

classic-event-offer-made = { CAPITAL(CASE($who, "il")) } offre { $n } { CASE($god, "a") }.
classic-event-offer-lost = L’offerta { CASE($who, "di") } { CASE($god, "a") } è superata: il pedone va piazzato di nuovo.
classic-event-apollo-chosen =
    { $n ->
        [1] { CAPITAL(CASE($who, "il")) } sceglie Apollo e si prenota per il segnalino prosperità.
       *[other] { CAPITAL(CASE($who, "il")) } sceglie Apollo, in posizione { $n }.
    }
classic-event-offerings-paid =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non paga nulla per le offerte.
        [one] { CAPITAL(CASE($who, "il")) } paga 1 moneta per le offerte.
       *[other] { CAPITAL(CASE($who, "il")) } paga { $n } monete per le offerte.
    }

## Eventi: i turni

classic-event-turn-began = { CAPITAL(CASE($who, "il")) } agisce con { $god }.
classic-event-turn-ended = { CAPITAL(CASE($who, "il")) } termina il turno.
classic-event-free-recruit-lost = { CAPITAL(CASE($who, "il")) } non può prendere il reclutamento gratuito e lo perde.
classic-event-fleet-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } recluta gratis una flotta { CASE($sea, "in") }.
        [one] { CAPITAL(CASE($who, "il")) } recluta una flotta { CASE($sea, "in") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } recluta una flotta { CASE($sea, "in") } per { $price } monete.
    }
classic-event-troop-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } recluta gratis una truppa { CASE($island, "su") }.
        [one] { CAPITAL(CASE($who, "il")) } recluta una truppa { CASE($island, "su") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } recluta una truppa { CASE($island, "su") } per { $price } monete.
    }
classic-event-priest-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } prende gratis un sacerdote.
        [one] { CAPITAL(CASE($who, "il")) } prende un sacerdote per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } prende un sacerdote per { $price } monete.
    }
classic-event-philosopher-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } prende gratis un filosofo.
        [one] { CAPITAL(CASE($who, "il")) } prende un filosofo per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } prende un filosofo per { $price } monete.
    }
classic-event-building-built = { CAPITAL(CASE($who, "il")) } costruisce { CASE($site, "un") } { CASE($island, "su") }.
classic-event-fleets-sailed =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } muove 1 flotta { CASE($from, "da") } { CASE($to, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } muove { $n } flotte { CASE($from, "da") } { CASE($to, "a") }.
    }
classic-event-troops-marched =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } muove 1 truppa { CASE($from, "da") } { CASE($to, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } muove { $n } truppe { CASE($from, "da") } { CASE($to, "a") }.
    }
classic-event-creature-replaced = { CAPITAL(CASE($who, "il")) } paga 1 moneta a Zeus per scartare { CASE($creature, "il") }.

## Eventi: battaglie e conquiste

classic-event-sea-battle-began = { CAPITAL(CASE($who, "il")) } attacca { CASE($whom, "il") } { CASE($sea, "in") }.
classic-event-land-battle-began = { CAPITAL(CASE($who, "il")) } attacca { CASE($whom, "il") } { CASE($island, "su") }.
classic-event-dice-rolled = I dadi danno { $attacker } all’attacco e { $defender } alla difesa: in tutto { $attack } contro { $defence }.
classic-event-fleet-lost = { CAPITAL(CASE($who, "il")) } perde una flotta { CASE($sea, "in") }.
classic-event-troop-lost = { CAPITAL(CASE($who, "il")) } perde una truppa { CASE($island, "su") }.
classic-event-minotaur-lost = Il Minotauro cade { CASE($island, "su") }.
classic-event-retreated-sea =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "in") } con 1 flotta.
       *[other] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "in") } con { $n } flotte.
    }
classic-event-retreated-land =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "su") } con 1 truppa.
       *[other] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "su") } con { $n } truppe.
    }
classic-event-sea-held = { CAPITAL(CASE($who, "il")) } tiene { CASE($sea, "il") }.
classic-event-sea-empty = { CAPITAL(CASE($sea, "in")) } non resta nessuno.
classic-event-island-held = { CAPITAL(CASE($who, "il")) } conserva { CASE($island, "il") }.
classic-event-island-claimed = { CAPITAL(CASE($who, "il")) } prende { CASE($island, "il") }, che non era di nessuno.
classic-event-island-captured = { CAPITAL(CASE($who, "il")) } toglie { CASE($island, "il") } { CASE($whom, "a") }.
classic-event-eliminated = { CAPITAL(CASE($who, "il")) } ha perso l’ultima isola ed è fuori dal gioco.

## Eventi: le metropoli

classic-event-building-given = { CAPITAL(CASE($who, "il")) } restituisce un edificio { CASE($island, "di") }: { CASE($site, "il") }.
classic-event-philosophers-given = { CAPITAL(CASE($who, "il")) } restituisce quattro filosofi.
classic-event-metropolis-founded = { CAPITAL(CASE($who, "il")) } fonda una metropoli { CASE($island, "su") }.
classic-event-metropolis-lost = { CAPITAL(CASE($who, "il")) } non ha posto per la metropoli e la perde.

## Eventi: Apollo e la fine

classic-event-apollo-paid =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } riceve 1 moneta da Apollo.
       *[other] { CAPITAL(CASE($who, "il")) } riceve { $n } monete da Apollo.
    }
classic-event-island-prospered = { CAPITAL(CASE($who, "il")) } mette un segnalino prosperità { CASE($island, "su") }.
classic-event-gold-shown =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } mostra 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } mostra { $n } monete.
    }
classic-event-game-won = { CAPITAL(CASE($who, "il")) } vince la partita.

## Eventi: le creature

classic-event-creature-bought =
    { $price ->
        [one] { CAPITAL(CASE($who, "il")) } compra { CASE($creature, "il") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } compra { CASE($creature, "il") } per { $price } monete.
    }
classic-event-effect-declined = { CAPITAL(CASE($who, "il")) } non usa { CASE($creature, "il") }.
classic-event-figure-placed = { CAPITAL(CASE($who, "il")) } mette { CASE($creature, "il") } { CASE($island, "su") }.
classic-event-figures-clashed = { CAPITAL(CASE($island, "su")) } si distruggono a vicenda { CASE($creature, "il") } { CASE(CASE($other, "il"), "e") }.
classic-event-figure-left = { CAPITAL(CASE($creature, "il")) } lascia { CASE($island, "il") }.
classic-event-fleet-lured = La Sirena conquista { CASE($sea, "il") } per { CASE($who, "il") }: una nuova flotta sostituisce quella { CASE($whom, "di") }.
classic-event-fleet-taken = { CAPITAL(CASE($who, "il")) } prende quella flotta { CASE($sea, "da") }.
classic-event-building-destroyed = { CAPITAL(CASE($who, "il")) } manda il Gigante a distruggere { CASE($site, "un") } { CASE($island, "su") }.
classic-event-creature-copied = { CAPITAL(CASE($who, "il")) } copia { CASE($creature, "il") }.
classic-event-building-swapped = { CAPITAL(CASE($who, "il")) } fa trasformare dal Ciclope { CASE($site, "un") } { CASE($island, "di") } in { CASE($new, "un") }.
classic-event-troop-sold = { CAPITAL(CASE($who, "il")) } vende una truppa { CASE($island, "di") } per 2 monete.
classic-event-fleet-sold = { CAPITAL(CASE($who, "il")) } vende una flotta { CASE($sea, "di") } per 2 monete.
classic-event-priest-sold = { CAPITAL(CASE($who, "il")) } vende un sacerdote per 2 monete.
classic-event-philosopher-sold = { CAPITAL(CASE($who, "il")) } vende un filosofo per 2 monete.
classic-event-troop-killed = { CAPITAL(CASE($who, "il")) } manda l’Arpia a uccidere una truppa { CASE($island, "su") }.
classic-event-gold-stolen = { CAPITAL(CASE($who, "il")) } ruba { $n } delle monete che mostra { CASE($whom, "il") } (ne ha { $of }).
classic-event-income-again =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non ha entrate da riscuotere di nuovo.
        [one] { CAPITAL(CASE($who, "il")) } riscuote di nuovo 1 moneta di entrate.
       *[other] { CAPITAL(CASE($who, "il")) } riscuote di nuovo { $n } monete di entrate.
    }
classic-event-philosopher-stolen = { CAPITAL(CASE($who, "il")) } ruba un filosofo { CASE($whom, "a") }.
classic-event-priest-stolen = { CAPITAL(CASE($who, "il")) } ruba un sacerdote { CASE($whom, "a") }.
classic-event-kraken-placed = { CAPITAL(CASE($who, "il")) } mette il Kraken { CASE($sea, "in") }.
classic-event-kraken-moved = { CAPITAL(CASE($who, "il")) } paga 1 moneta per spostare il Kraken { CASE($sea, "in") }.
classic-event-fleets-destroyed =
    { $n ->
        [one] { CAPITAL(CASE($whom, "il")) } perde 1 flotta { CASE($sea, "in") }.
       *[other] { CAPITAL(CASE($whom, "il")) } perde { $n } flotte { CASE($sea, "in") }.
    }
classic-event-fleet-pushed = Polifemo scaccia una flotta { CASE($whom, "di") } { CASE($from, "da") } { CASE($to, "in") }.

## Rifiuti: prima c’è un’altra domanda

classic-refusal-offer-first = Prima piazza il tuo pedone, su un dio o su Apollo.
classic-refusal-set-first = Prima restituisci un edificio di ogni tipo per la tua metropoli.
classic-refusal-site-first = Prima scegli l’isola della tua metropoli.
classic-refusal-move-first = Prima finisci questo movimento di flotte: vai avanti o fermati.
classic-refusal-battle-first = Prima finisci la battaglia: resta o ritirati.
classic-refusal-effect-first = Prima finisci l’effetto della creatura.
classic-refusal-only-apollo = Nel turno di Apollo si può solo piazzare il segnalino prosperità.
classic-refusal-not-in-a-turn = Questo va fatto in un altro momento; nel turno recluti, costruisci, usi il tuo dio, compri creature, o lo termini.

## Rifiuti: le offerte

classic-refusal-apollo-is-free = Apollo non vuole oro; sceglilo senza dire una cifra.
classic-refusal-face-down = { $god } è a faccia in giù e in questo ciclo non accetta offerte.
classic-refusal-just-outbid = Hanno appena superato la tua offerta { CASE($god, "a") }; scegli un altro dio o Apollo.
classic-refusal-bid-too-low =
    { $n ->
        [1] L’offerta minima { CASE($god, "a") } è 1.
       *[other] { $god } ha già un’offerta; offri almeno { $n }.
    }
classic-refusal-bid-unaffordable =
    { $n ->
        [0] Non hai più oro per un’offerta; scegli Apollo.
       *[other] Con il tuo oro e i tuoi sacerdoti qui arrivi al massimo a { $n }; non offrire di più, o scegli un altro dio o Apollo.
    }

## Rifiuti: i turni

classic-refusal-other-god = Questo si fa con { $god }, non con il dio del tuo turno.
classic-refusal-too-dear =
    { $n ->
        [one] Costa 1 moneta, e tu non ce l’hai.
       *[other] Costa { $n } monete, e tu non le hai.
    }
classic-refusal-free-recruit-due = Prendi il reclutamento gratuito prima di terminare il turno.
classic-refusal-enough-recruits = In questo turno hai già reclutato { $n } volte, che è il massimo.
classic-refusal-reserve-empty = I tuoi otto pezzi sono tutti sul tabellone; non ne resta nessuno da reclutare.
classic-refusal-cards-gone = Non restano carte da prendere.
classic-refusal-sea-not-next-to-you = A una nuova flotta serve un mare accanto a una tua isola, e { CASE($sea, "il") } non lo è.
classic-refusal-sea-of-another = { CAPITAL(CASE($sea, "in")) } ci sono flotte di un altro giocatore; scegli un mare vuoto o uno tuo.
classic-refusal-closed-sea = Il Kraken o Polifemo chiude { CASE($sea, "il") } a tutte le flotte.
classic-refusal-not-your-island = Non possiedi { CASE($island, "il") }; scegli un’isola tua.
classic-refusal-other-building = { $god } non lo costruisce: Poseidone costruisce porti, Ares fortezze, Zeus templi, Atena università.
classic-refusal-no-free-slot = Quella parte { CASE($island, "di") } non ha posti liberi per costruire; prova l’altra parte o un’altra isola.
classic-refusal-under-metropolis = La metropoli copre quella parte { CASE($island, "di") }; restano solo i posti fuori dal suo sito.
classic-refusal-supply-empty = Nella riserva generale non resta più questo edificio: { $kind }.
classic-refusal-empty-slot = { CAPITAL(CASE($slot, "in")) } non c’è nessuna creatura.

## Rifiuti: i movimenti

classic-refusal-no-fleet-there = Non hai flotte { CASE($sea, "in") }.
classic-refusal-too-few-fleets =
    { $n ->
        [one] { CAPITAL(CASE($sea, "in")) } hai 1 flotta; muovi quella.
       *[other] { CAPITAL(CASE($sea, "in")) } hai { $n } flotte; muovine da 1 a tutte.
    }
classic-refusal-not-adjacent = Un passo porta in un mare vicino, e { CASE($to, "il") } non tocca { CASE($from, "il") }.
classic-refusal-other-group = Può proseguire solo il gruppo in movimento, { CASE($sea, "da") }.
classic-refusal-no-troop-there = { CAPITAL(CASE($island, "su")) } non ci sono truppe che tu possa prendere.
classic-refusal-too-few-troops =
    { $n ->
        [0] Non hai truppe { CASE($island, "su") }.
        [one] { CAPITAL(CASE($island, "su")) } hai 1 truppa; muovi quella.
       *[other] { CAPITAL(CASE($island, "su")) } hai { $n } truppe; muovine da 1 a tutte.
    }
classic-refusal-no-chain = Alle truppe serve una catena di tue flotte, e nessuna porta { CASE($from, "da") } { CASE($to, "a") }.
classic-refusal-same-island = Le tue truppe sono già { CASE($island, "su") }; scegli un’altra isola.
classic-refusal-held-by-medusa = Medusa non lascia partire nessuna truppa { CASE($island, "da") }.
classic-refusal-last-island = L’ultima isola di un giocatore è al sicuro, a meno che prenderla ti porti all’obiettivo; con { CASE($island, "il") } non succede.
classic-refusal-no-retreat-there = Le truppe si ritirano su un’altra isola del loro proprietario, non { CASE($island, "su") }.

## Rifiuti: le metropoli

classic-refusal-other-type-first = Ora scegli quale { $kind } restituisci.
classic-refusal-no-such-building = { CAPITAL(CASE($island, "su")) } non c’è { CASE($site, "un") }.
classic-refusal-metropolis-stands = { CAPITAL(CASE($island, "su")) } c’è già una metropoli; scegli un’isola che non ne ha.
classic-refusal-free-site-first = Il sito della metropoli { CASE($island, "di") } è occupato da edifici; scegli un’isola con il sito libero.

## Rifiuti: le creature

classic-refusal-not-isolated = Alla Sirena serve un mare con una sola flotta di un rivale, e { CASE($sea, "il") } non lo è.
classic-refusal-guarded-by-chiron = Chirone protegge { CASE($island, "il") } da Pegaso, Gigante e Arpia.
classic-refusal-not-discarded = Negli scarti non c’è { CASE($creature, "il") }, e la Chimera copia solo ciò che sta lì.
classic-refusal-same-type = Il Ciclope deve cambiare il tipo di edificio, e quello è già { CASE($kind, "un") }.
classic-refusal-no-priest = Non hai sacerdoti da vendere.
classic-refusal-no-philosopher = Non hai filosofi da vendere.
classic-refusal-frozen = Le flotte { CASE($sea, "in") } hanno combattuto e con questa Silfide non salpano più.
classic-refusal-no-living-rival = Scegli un altro giocatore ancora in gioco.
classic-refusal-nothing-to-steal = { CAPITAL(CASE($whom, "il")) } non ha nulla di ciò che ruba questa creatura.
classic-refusal-nothing-to-push = { CAPITAL(CASE($sea, "in")) } non ci sono flotte che Polifemo debba scacciare.

## Che cosa fa: dèi

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

## Che cosa fa: creature

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
classic-tells-creature-harpy = Togli una truppa da un’isola qualsiasi. Il proprietario conserva l’isola.
    .clause = C-20.8
classic-tells-creature-griffon = Prendi metà dell’oro di un altro giocatore, arrotondata per difetto. Tutti vedono quanto ne ha.
    .clause = C-20.9
classic-tells-creature-fates = Riscuoti le tue entrate un’altra volta.
    .clause = C-20.10
classic-tells-creature-satyr = Prendi un filosofo a un altro giocatore. Il tuo quarto fa una metropoli.
    .clause = C-20.11
classic-tells-creature-dryad = Prendi un sacerdote a un altro giocatore.
    .clause = C-20.12
classic-tells-creature-kraken = Mettilo in un mare qualsiasi, poi muovilo per 1 moneta a passo: dove arriva, tutte le flotte vengono tolte. Il mare dove si ferma è chiuso a tutti.
    .clause = C-20.13
classic-tells-creature-minotaur = Mettilo su un’isola qualsiasi: aggiunge 2 alla sua difesa, chiunque ne sia il proprietario.
    .clause = C-20.14
classic-tells-creature-chiron = Mettilo su un’isola qualsiasi: Pegaso, Gigante e Arpia non possono toccarla.
    .clause = C-20.15
classic-tells-creature-medusa = Mettila su un’isola qualsiasi: nessuna truppa la lascia.
    .clause = C-20.16
classic-tells-creature-polyphemus = Mettilo su un’isola qualsiasi: scacci tutte le flotte dai mari intorno, e finché resta non ne torna nessuna.
    .clause = C-20.17

## Che cosa fa: edifici

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
