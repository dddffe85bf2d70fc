# Legendary, in italiano: che cosa si legge sui pulsanti per le sue frasi.

legendary-say-bid =
    { $n ->
        [one] Offri 1 moneta per { $x }
       *[other] Offri { $n } monete per { $x }
    }
    .verb = Fai un’offerta
    .n = Oro
legendary-say-bid-apollo = Vai da Apollo
legendary-say-claim = Prendi { $x }
    .verb = Prendi una terra
legendary-say-launch = Vara una flotta nel { $x }
    .verb = Vara una flotta
legendary-say-muster = Arruola una truppa a { $x }
    .verb = Arruola una truppa
legendary-say-keep = Tieni { $x } per una sacerdotessa
    .verb = Tieni una creatura
legendary-say-release = Congeda { $x }
    .verb = Congeda una creatura
legendary-say-stay = Resta
legendary-say-go = Vai qui: { $x }
    .verb = Vai
legendary-say-devour = Divora in quest’area ({ $x }): { $y }
    .verb = Divora
legendary-say-push = Scaccia una flotta dal { $x } al { $y }
    .verb = Scaccia una flotta
legendary-say-build =
    { $y ->
        [porto] Costruisci un porto sul { $x }
        [fortezza] Costruisci una fortezza sul { $x }
        [tempio] Costruisci un tempio sul { $x }
       *[other] Costruisci sul { $x }: { $y }
    }
    .verb = Costruisci
legendary-say-forgo = Rinuncia
legendary-say-recruit-fleet = Recluta una flotta nel { $x }
    .verb = Recluta una flotta
legendary-say-recruit-troop = Recluta una truppa a { $x }
    .verb = Recluta una truppa
legendary-say-recruit-mercenary = Recluta un mercenario a { $x }
    .verb = Recluta un mercenario
legendary-say-recruit-priestess = Recluta una sacerdotessa
legendary-say-recruit-philosopher = Recluta un filosofo
legendary-say-hire = Assolda { $y } per { $x }
    .verb = Assolda un eroe
legendary-say-peek = Guarda la prima creatura
legendary-say-play = Giocala
legendary-say-return = Rimettila a posto
legendary-say-sail =
    { $n ->
        [one] Salpa con 1 flotta dal { $x } al { $y }
       *[other] Salpa con { $n } flotte dal { $x } al { $y }
    }
    .verb = Salpa
    .n = Flotte
legendary-say-march = Marcia da { $x } a { $y }
    .verb = Marcia
legendary-say-lead = { $x } va in testa a { $y }
    .verb = Muovi con un eroe
legendary-say-troops =
    { $n ->
        [0] Non portare truppe
        [one] Porta 1 truppa
       *[other] Porta { $n } truppe
    }
    .verb = Porta delle truppe
    .n = Truppe
legendary-say-mercenaries =
    { $n ->
        [0] Non portare mercenari
        [one] Porta 1 mercenario
       *[other] Porta { $n } mercenari
    }
    .verb = Porta dei mercenari
    .n = Mercenari
legendary-say-with = Porta { $x }
    .verb = Porta un eroe
legendary-say-without = Lascia indietro { $x }
    .verb = Lascia indietro un eroe
legendary-say-buy = Compra la creatura al { $x }
    .meant = Compra { $x }
    .verb = Compra una creatura
legendary-say-sacrifice = Sacrifica { $x }
    .verb = Sacrifica un eroe
legendary-say-end-turn = Termina il turno
legendary-say-strike =
    { $y ->
        [truppa] Colpisci una truppa
        [mercenario] Colpisci un mercenario
       *[other] Colpisci: { $y }
    }
    .verb = Colpisci
legendary-say-reroll = Paga 1 moneta e ritira il dado
legendary-say-accept = Accetta
legendary-say-lose-unit =
    { $y ->
        [truppa] Perdi una truppa
        [mercenario] Perdi un mercenario
       *[other] Perdi: { $y }
    }
    .verb = Perdi un’unità
legendary-say-lose-hero = Perdi { $x }
    .verb = Perdi un eroe
legendary-say-fall = Lasciala cadere
legendary-say-withdraw = Ripiega a { $x }
    .verb = Ripiega
legendary-say-retreat = Ritirati qui: { $x }
    .verb = Ritirati
legendary-say-give = Restituisci l’edificio sul { $x }
    .verb = Restituisci un edificio
legendary-say-found = Fonda la metropoli sul { $x }
    .verb = Fonda la metropoli
legendary-say-protect = Proteggila con { $x }
    .verb = Proteggila con un eroe
legendary-say-place-troop = Metti una truppa a { $x }
    .verb = Metti una truppa
legendary-say-place-fleet = Metti una flotta nel { $x }
    .verb = Metti una flotta
legendary-say-place-mercenary = Metti un mercenario a { $x }
    .verb = Metti un mercenario
legendary-say-place = Mettila qui: { $x }
    .verb = Mettila
legendary-say-prosper = Metti il segnalino prosperità qui: { $x }
    .verb = Metti il segnalino prosperità
legendary-say-choose = Scegli: { $x }
    .verb = Scegli
legendary-say-swap = { $x } cede il posto a { $y }
    .verb = Scambia due eroi
legendary-say-copy = Copia { $x }
    .verb = Copia una creatura
legendary-say-change = Trasforma l’edificio sul { $x }: { $y }
    .verb = Trasforma un edificio
legendary-say-rob = Deruba { $x }
    .verb = Deruba
legendary-say-plunder = Saccheggia { $x }
    .verb = Saccheggia
legendary-say-take = Prendili a { $x }
    .verb = Prendili da una terra
legendary-say-kill =
    { $y ->
        [truppa] Uccidi una truppa a { $x }
        [mercenario] Uccidi un mercenario a { $x }
       *[other] Uccidi a { $x }: { $y }
    }
    .verb = Uccidi un’unità
legendary-say-from = Da { $x }
    .verb = Da dove
legendary-say-to = A { $x }
    .verb = Verso dove
legendary-say-pass = Passa
legendary-say-pick = Scegli { $x }
    .verb = Scegli una creatura
legendary-say-exchange = Scambia ciò che sta nel { $x }
    .verb = Scambia delle flotte
legendary-say-for = Con ciò che sta nel { $x }
    .verb = Con quali flotte
legendary-say-emulate = Fai come { $x }
    .verb = Imita un eroe
legendary-say-trade = Scambia
legendary-say-stop = Fermati
