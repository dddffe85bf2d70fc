# Legendary, in italiano: che cosa si legge sui pulsanti per le sue frasi.

legendary-say-bid =
    { $n ->
        [one] Offri 1 moneta { CASE($x, "a") }
       *[other] Offri { $n } monete { CASE($x, "a") }
    }
    .verb = Fai un’offerta
    .n = Oro
legendary-say-bid-apollo = Vai da Apollo
legendary-say-claim = Prendi { $x }
    .verb = Prendi una terra
legendary-say-launch = Posiziona una flotta { CASE($x, "in") }
    .verb = Posiziona una flotta
legendary-say-muster = Posiziona una truppa { CASE($x, "a") }
    .verb = Posiziona una truppa
legendary-say-keep = Tieni { CASE($x, "il") } per una sacerdotessa
    .verb = Tieni una creatura
legendary-say-release = Congeda { CASE($x, "il") }
    .verb = Congeda una creatura
legendary-say-stay = Resta
legendary-say-go = Vai { CASE($x, "in") }
    .verb = Vai
legendary-say-devour = Divora { CASE($y, "un") } { CASE($x, "in") }
    .verb = Divora
legendary-say-push = Scaccia una flotta { CASE($x, "da") } { CASE($y, "a") }
    .verb = Scaccia una flotta
legendary-say-build = Costruisci { CASE($y, "un") } { CASE($x, "su") }
    .verb = Costruisci
legendary-say-forgo = Rinuncia
legendary-say-recruit-fleet = Recluta una flotta { CASE($x, "in") }
    .verb = Recluta una flotta
legendary-say-recruit-troop = Recluta una truppa { CASE($x, "a") }
    .verb = Recluta una truppa
legendary-say-recruit-mercenary = Recluta un mercenario { CASE($x, "a") }
    .verb = Recluta un mercenario
legendary-say-recruit-priestess = Recluta una sacerdotessa
legendary-say-recruit-philosopher = Recluta un filosofo
legendary-say-hire = Recluta { $y } { CASE($x, "a") }
    .verb = Recluta un eroe
legendary-say-peek = Guarda la prima creatura
legendary-say-play = Giocala
legendary-say-return = Rimettila a posto
legendary-say-sail =
    { $n ->
        [one] Salpa con 1 flotta { CASE($x, "da") } { CASE($y, "a") }
       *[other] Salpa con { $n } flotte { CASE($x, "da") } { CASE($y, "a") }
    }
    .verb = Salpa
    .n = Flotte
legendary-say-march = Marcia da { $x } { CASE($y, "a") }
    .verb = Marcia
legendary-say-lead = { $x } va in testa { CASE($y, "a") }
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
legendary-say-buy = Compra la creatura { CASE($x, "in") }
    .meant = Compra { CASE($x, "il") }
    .verb = Compra una creatura
legendary-say-sacrifice = Sacrifica { $x }
    .verb = Sacrifica un eroe
legendary-say-end-turn = Termina il turno
legendary-say-strike = Colpisci { CASE($y, "un") }
    .verb = Colpisci
legendary-say-reroll = Paga 1 moneta e ripeti il tiro
legendary-say-accept = Accetta
legendary-say-lose-unit = Perdi { CASE($y, "un") }
    .verb = Perdi un’unità
legendary-say-lose-hero = Perdi { $x }
    .verb = Perdi un eroe
legendary-say-fall = Lasciala cadere
legendary-say-withdraw = Ripiega { CASE($x, "a") }
    .verb = Ripiega
legendary-say-retreat = Ritirati { CASE($x, "in") }
    .verb = Ritirati
legendary-say-give = Restituisci l’edificio { CASE($x, "su") }
    .verb = Restituisci un edificio
legendary-say-found = Fonda la metropoli { CASE($x, "su") }
    .verb = Fonda la metropoli
legendary-say-protect = Proteggi la metropoli con { $x }
    .verb = Proteggila con un eroe
legendary-say-place-troop = Metti una truppa { CASE($x, "a") }
    .verb = Metti una truppa
legendary-say-place-fleet = Metti una flotta { CASE($x, "in") }
    .verb = Metti una flotta
legendary-say-place-mercenary = Metti un mercenario { CASE($x, "a") }
    .verb = Metti un mercenario
legendary-say-place = Mettila { CASE($x, "in") }
    .verb = Mettila
legendary-say-prosper = Metti il segnalino prosperità { CASE($x, "in") }
    .verb = Metti il segnalino prosperità
legendary-say-choose = Scegli il tipo { $x }
    .verb = Scegli
legendary-say-swap = { $x } cede il posto { CASE($y, "a") }
    .verb = Scambia due eroi
legendary-say-copy = Copia { CASE($x, "il") }
    .verb = Copia una creatura
legendary-say-change = Trasforma l’edificio { CASE($x, "su") } in { CASE($y, "un") }
    .verb = Trasforma un edificio
legendary-say-rob = Deruba { CASE($x, "il") }
    .verb = Deruba
legendary-say-plunder = Saccheggia { CASE($x, "il") }
    .verb = Saccheggia
legendary-say-take = Prendi i mercenari da { $x }
    .verb = Prendili da una terra
legendary-say-kill = Uccidi { CASE($y, "un") } { CASE($x, "a") }
    .verb = Uccidi un’unità
legendary-say-from = Da { $x }
    .verb = Da dove
legendary-say-to = { CAPITAL(CASE($x, "a")) }
    .verb = Verso dove
legendary-say-pass = Passa
legendary-say-pick = Scegli { CASE($x, "il") }
    .verb = Scegli una creatura
legendary-say-exchange = Scambia ciò che sta { CASE($x, "in") }
    .verb = Scambia delle flotte
legendary-say-for = Con ciò che sta { CASE($x, "in") }
    .verb = Con quali flotte
legendary-say-emulate = Fai come { $x }
    .verb = Imita un eroe
legendary-say-trade = Scambia
legendary-say-stop = Fermati
