# Ciò che si legge sui pulsanti per le frasi dei giochi: `<gioco>-say-<parole fisse>`, con le parole dietro x, y e n.
# Dove un verbo ha più schemi seguono i loro domini: `legendary-say-lose-hero`. L’attributo `verb` è per un pulsante
# che porta a più frasi; `meant` nomina ciò che sta in una casella; `x`, `y` e `n` dicono che cosa conta un numero.

## Classic

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
classic-say-replace = Sostituisci la creatura nella { $x }
    .meant = Sostituisci { $x }
    .verb = Sostituisci una creatura
classic-say-buy = Compra la creatura nella { $x }
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

## Legendary

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
legendary-say-buy = Compra la creatura nella { $x }
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

## Hellas

hellas-say-place =
    { $n ->
        [0] Posa la tessera sul { $x }
        [one] Posa la tessera sul { $x }, girata di un sesto
       *[other] Posa la tessera sul { $x }, girata di { $n } sesti
    }
    .verb = Posa la tessera
    .n = Giro
hellas-say-declare = Dichiara: { $x }
    .verb = Dichiara un’azione
hellas-say-play = Gioca { $x }
    .verb = Gioca una carta
hellas-say-pass = Passa
hellas-say-greek = Un Greco per { $x }
    .verb = Un Greco
hellas-say-ship = Una nave per { $x }
    .verb = Una nave
hellas-say-card = Una carta di { $x }
    .verb = Una carta
hellas-say-stop = Fermati
hellas-say-as-they-stand = Lasciali dove sono
hellas-say-regroup = Riorganizza
hellas-say-garrison = { $x }: Greci { $y }, navi { $n }
    .verb = Guarnigione
    .y = Greci
    .n = Navi
hellas-say-send = { $x } manda Greci { $y }, navi { $n }
    .verb = Manda
    .y = Greci
    .n = Navi
hellas-say-decline = Rifiuta
hellas-say-from = Da { $x }
    .verb = Da dove
hellas-say-pay = Paga con una nave di { $x }
    .verb = Paga con una nave
hellas-say-go-on = Prosegui
hellas-say-settle =
    { $x ->
        [Greco] Insedia un Greco
       *[other] Insedia una nave
    }
    .verb = Insedia
hellas-say-done = Fatto
hellas-say-end-action = Termina l’azione
hellas-say-target = Attacca { $x }
    .verb = Attacca
hellas-say-no-attack = Non attaccare nessuno
hellas-say-add = { $x } manda un altro Greco
    .verb = Un altro Greco
hellas-say-launch = Lancia l’attacco
hellas-say-muster = Leva a { $x }
    .verb = Leva
hellas-say-ships =
    { $n ->
        [one] 1 nave diventa un Greco
       *[other] { $n } navi diventano Greci
    }
    .verb = Navi che diventano Greci
    .n = Navi
hellas-say-evacuate = Evacua verso { $x }
    .verb = Evacua
hellas-say-spoils =
    { $n ->
        [0] Non mettere navi lì
        [one] Metti 1 nave lì
       *[other] Metti { $n } navi lì
    }
    .verb = Metti navi lì
    .n = Navi
hellas-say-next-attack = Al prossimo attacco
hellas-say-swap = Cedi { $x }
    .verb = Cedi una città
hellas-say-with = Prendi in cambio { $x }
    .verb = Per quale città
hellas-say-discard = Scarta { $x }
    .verb = Scarta una carta
hellas-say-steal = Ruba una carta di { $x }
    .verb = Ruba una carta
hellas-say-end-turn = Termina il turno
