# Classic, in italiano: che cosa si legge sui pulsanti per le sue frasi.

classic-say-bid =
    { $n ->
        [one] Offri 1 moneta per { $x }
       *[other] Offri { $n } monete per { $x }
    }
    .verb = Fai un’offerta
    .n = Oro
classic-say-bid-apollo = Vai da Apollo
classic-say-recruit-fleet = Recluta una flotta nel { $x }
    .verb = Recluta una flotta
classic-say-recruit-troop = Recluta una truppa sull’{ $x }
    .verb = Recluta una truppa
classic-say-recruit-card = Prendi una carta
classic-say-build = Costruisci sull’{ $x }: { $y }
    .verb = Costruisci
classic-say-sail =
    { $n ->
        [one] Salpa con 1 flotta dal { $x } al { $y }
       *[other] Salpa con { $n } flotte dal { $x } al { $y }
    }
    .verb = Salpa
    .n = Flotte
classic-say-march =
    { $n ->
        [one] Marcia con 1 truppa dall’{ $x } all’{ $y }
       *[other] Marcia con { $n } truppe dall’{ $x } all’{ $y }
    }
    .verb = Marcia
    .n = Truppe
classic-say-replace = Sostituisci la creatura al { $x }
    .meant = Sostituisci { $x }
    .verb = Sostituisci una creatura
classic-say-buy = Compra la creatura al { $x }
    .meant = Compra { $x }
    .verb = Compra una creatura
classic-say-end-turn = Termina il turno
classic-say-stop = Fermati
classic-say-stay = Resta e combatti
classic-say-retreat = Ritirati qui: { $x }
    .verb = Ritirati
classic-say-give = Restituisci un edificio dell’{ $x }: { $y }
    .verb = Restituisci
classic-say-found = Fonda la metropoli sull’{ $x }
    .verb = Fonda la metropoli
classic-say-prosper = Metti il segnalino prosperità sull’{ $x }
    .verb = Metti il segnalino prosperità
classic-say-decline = Rinuncia
classic-say-lure = Attira la flotta nel { $x }
    .verb = Attira una flotta
classic-say-from = Prendi la flotta dal { $x }
    .verb = Prendi la flotta da
classic-say-fly =
    { $n ->
        [one] Vola con 1 truppa dall’{ $x } all’{ $y }
       *[other] Vola con { $n } truppe dall’{ $x } all’{ $y }
    }
    .verb = Vola
    .n = Truppe
classic-say-destroy = Distruggi un edificio dell’{ $x }: { $y }
    .verb = Distruggi un edificio
classic-say-copy = Copia { $x }
    .verb = Copia una creatura
classic-say-swap = Cambia un edificio dell’{ $x }: prima { $y }, poi { $n }
    .verb = Cambia un edificio
classic-say-sell-troop = Vendi una truppa dell’{ $x }
    .verb = Vendi una truppa
classic-say-sell-fleet = Vendi una flotta del { $x }
    .verb = Vendi una flotta
classic-say-sell-priest = Vendi un sacerdote
classic-say-sell-philosopher = Vendi un filosofo
classic-say-kill = Uccidi una truppa sull’{ $x }
    .verb = Uccidi una truppa
classic-say-rob = Deruba { $x }
    .verb = Deruba
classic-say-kraken = Il Kraken va nel { $x }
    .verb = Muovi il Kraken
classic-say-place = Mettilo sull’{ $x }
    .verb = Mettilo
classic-say-push = Scaccia una flotta dal { $x } al { $y }
    .verb = Scaccia una flotta
classic-say-done = Fatto
