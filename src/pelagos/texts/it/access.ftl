# Per chi ascolta e per chi usa la tastiera: la mappa in parole, annunci, elenchi di luoghi, comandi, tasti.

## I luoghi in parole

access-kind = { $kind ->
    [island] Isola
    [land] Terra
    [sea] Mare
    [site] Posto per un edificio
    [tile] Tessera
   *[spot] Posto libero
}
access-borders = Accanto: { LIST($places) }
access-battle = Qui si combatte una battaglia
access-may = Si può scegliere per: { LIST($deeds, "unit") }
# Un lato di una tessera: la direzione, poi terra o mare, poi ciò che sta al di là.
access-edge = a { $way } { $kind ->
    [land] terra
   *[sea] mare
}
access-edge-beside = a { $way } { $kind ->
    [land] terra
   *[sea] mare
} verso { CASE($place, "il") }
access-edges = Lati: { LIST($edges, "unit") }
access-touches = Una tessera posta qui tocca: { LIST($edges, "unit") }
access-drawn = { $name } ha questi lati: { LIST($edges, "unit") }
access-lies = Sarebbe disposta con questi lati: { LIST($edges, "unit") }
# Degli dèi: chi deve ancora offrire, chi è stato superato.
access-note = { $label }: { LIST($names) }
access-round = Round { $round }: { $attacker } arriva a { $attack } con un dado da { $attackDie }, { $defender } arriva a { $defence } con un dado da { $defenceDie }.

## Annunci

access-announcements = Annunci
access-building = { $deed }: scegli uno fra { $count }
access-talk = { $name }: { $line }

## Come stanno le cose

access-status = Situazione
access-status-line = { $name }: { LIST($facts, "unit") }
access-since = Dalla tua ultima risposta
access-since-nothing = Da allora non è successo niente.

## Elenchi di luoghi

access-places = Luoghi
access-find = Cerca un luogo per nome
access-list = Quali luoghi
access-list-of = { $list ->
    [legal] che ora si possono scegliere
    [mine] miei
    [frontier] miei, con altri accanto
   *[all] tutti
}
access-found = { $count ->
    [0] Nessun luogo trovato.
    [one] 1 luogo
   *[other] { $count } luoghi
}
access-show = Mostra { CASE($name, "il") } sulla mappa

## Risposte e comandi

access-palette = Risposte e comandi
access-palette-what = Scrivi parole di una risposta o di un comando
access-palette-found = { $count ->
    [0] Niente corrisponde a queste parole.
    [one] 1 corrisponde.
   *[other] { $count } corrispondono.
}
access-question = Riascolta la domanda

## Tasti

access-keys = Tasti
access-keys-for = { $use ->
    [answer] Scegli una risposta con il suo numero o la sua lettera
    [walk] Sulla mappa: al luogo accanto in quella direzione
    [next] Sulla mappa: al prossimo luogo che si può scegliere, o al precedente
    [zoom] Sulla mappa: più vicino, più lontano, tutta
   *[send] Manda la risposta scelta
}
access-keys-single = I tasti senza Ctrl fanno qualcosa

## Impostazioni

access-pace = Ritmo degli annunci
access-scheme = Colori dei giocatori
access-scheme-of = { $scheme ->
    [protan] per chi vede poco il rosso
    [deutan] per chi vede poco il verde
    [tritan] per chi vede poco il blu
   *[usual] come sempre
}
access-contrast = Alto contrasto

## Che cosa si può scegliere, che cosa è stato usato, che cosa è a portata

access-choosable = Si può scegliere.
access-temple-used = Tempio, già usato in questo ciclo
access-metropolis-used = Già usata come tempio in questo ciclo
access-list-threatened = miei, che altri potrebbero attaccare da dove sono
access-list-attackable = di altri, che potrei attaccare da dove sono
