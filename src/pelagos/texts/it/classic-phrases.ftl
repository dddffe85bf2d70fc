# Classic, in italiano: che cosa si legge sui pulsanti per le sue frasi.

classic-say-bid =
    { $n ->
        [one] Offri 1 moneta { CASE($x, "a") }
       *[other] Offri { $n } monete { CASE($x, "a") }
    }
    .verb = Fai un’offerta
    .n = Oro
classic-say-bid-apollo = Vai da Apollo
classic-say-recruit-fleet = Recluta una flotta { CASE($x, "in") }
    .verb = Recluta una flotta
classic-say-recruit-troop = Recluta una truppa { CASE($x, "su") }
    .verb = Recluta una truppa
classic-say-recruit-card = Prendi una carta
classic-say-build = Costruisci { CASE($y, "un") } { CASE($x, "su") }
    .verb = Costruisci
classic-say-sail =
    { $n ->
        [one] Salpa con 1 flotta { CASE($x, "da") } { CASE($y, "a") }
       *[other] Salpa con { $n } flotte { CASE($x, "da") } { CASE($y, "a") }
    }
    .verb = Salpa
    .n = Flotte
classic-say-march =
    { $n ->
        [one] Marcia con 1 truppa { CASE($x, "da") } { CASE($y, "a") }
       *[other] Marcia con { $n } truppe { CASE($x, "da") } { CASE($y, "a") }
    }
    .verb = Marcia
    .n = Truppe
classic-say-replace = Sostituisci la creatura { CASE($x, "in") }
    .meant = Sostituisci { CASE($x, "il") }
    .verb = Sostituisci una creatura
classic-say-buy = Compra la creatura { CASE($x, "in") }
    .meant = Compra { CASE($x, "il") }
    .verb = Compra una creatura
classic-say-end-turn = Termina il turno
classic-say-stop = Fermati
classic-say-stay = Resta e combatti
classic-say-retreat = Ritirati { CASE($x, "in") }
    .verb = Ritirati
classic-say-give = Restituisci { CASE($y, "un") } { CASE($x, "di") }
    .verb = Restituisci
classic-say-found = Fonda la metropoli { CASE($x, "su") }
    .verb = Fonda la metropoli
classic-say-prosper = Metti il segnalino prosperità { CASE($x, "su") }
    .verb = Metti il segnalino prosperità
classic-say-decline = Rinuncia
classic-say-lure = Attira la flotta { CASE($x, "in") }
    .verb = Attira una flotta
classic-say-from = Prendi la flotta { CASE($x, "da") }
    .verb = Prendi la flotta da
classic-say-fly =
    { $n ->
        [one] Vola con 1 truppa { CASE($x, "da") } { CASE($y, "a") }
       *[other] Vola con { $n } truppe { CASE($x, "da") } { CASE($y, "a") }
    }
    .verb = Vola
    .n = Truppe
classic-say-destroy = Distruggi { CASE($y, "un") } { CASE($x, "di") }
    .verb = Distruggi un edificio
classic-say-copy = Copia { CASE($x, "il") }
    .verb = Copia una creatura
classic-say-swap = Trasforma { CASE($y, "un") } { CASE($x, "di") } in { CASE($n, "un") }
    .verb = Cambia un edificio
classic-say-sell-troop = Vendi una truppa { CASE($x, "di") }
    .verb = Vendi una truppa
classic-say-sell-fleet = Vendi una flotta { CASE($x, "di") }
    .verb = Vendi una flotta
classic-say-sell-priest = Vendi un sacerdote
classic-say-sell-philosopher = Vendi un filosofo
classic-say-kill = Uccidi una truppa { CASE($x, "su") }
    .verb = Uccidi una truppa
classic-say-rob = Deruba { CASE($x, "il") }
    .verb = Deruba
classic-say-kraken = Il Kraken va { CASE($x, "in") }
    .verb = Muovi il Kraken
classic-say-place = Mettilo { CASE($x, "su") }
    .verb = Mettilo
classic-say-push = Scaccia una flotta { CASE($x, "da") } { CASE($y, "a") }
    .verb = Scaccia una flotta
classic-say-done = Fatto
