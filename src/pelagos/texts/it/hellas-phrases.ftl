# Hellas, in italiano: che cosa si legge sui pulsanti per le sue frasi.

hellas-say-place =
    { $n ->
        [0] Piazza la tessera { CASE($x, "in") }
        [one] Piazza la tessera { CASE($x, "in") }, girata di un sesto
       *[other] Piazza la tessera { CASE($x, "in") }, girata di { $n } sesti
    }
    .verb = Piazza la tessera
    .n = Girata
hellas-say-declare = Dichiara { CASE($x, "un") }
    .verb = Scegli la tua azione
hellas-say-play = Gioca { $x }
    .verb = Gioca una carta
hellas-say-pass = Passa
hellas-say-greek = Un Greco per { $x }
    .verb = Un Greco
hellas-say-ship = Una nave per { $x }
    .verb = Una nave
hellas-say-card = Una carta di { $x }
    .verb = Una carta
hellas-say-stop = Passa a raggruppare
hellas-say-as-they-stand = Lasciali dove sono
hellas-say-regroup = Raggruppa
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
    { WORD($x) ->
        [greek] Insedia un Greco
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
hellas-say-muster = Fai la leva { CASE($x, "a") }
    .verb = Fai la leva
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
