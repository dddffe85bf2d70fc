# L’analisi accanto alla mappa: la linea, le sue varianti, ciò che dice il caso.

analysis-panel = Analisi
analysis-what = Rispondi per tutti, e anche per il caso. Torna indietro e prova altro: ogni risposta resta, come variante.
analysis-line = La linea che si guarda
analysis-chance = Il caso
analysis-let-chance = Decida il caso
analysis-first = All’inizio
analysis-back = Indietro di una risposta
analysis-on = Avanti di una risposta
analysis-last = Alla fine della linea
analysis-keys = Alt e tasti freccia
analysis-more = Commento, varianti, giocare da qui
analysis-comment = Commento
analysis-promote = Fanne la linea principale
analysis-remove = Togli questa variante
analysis-as = Come
analysis-play-on = Gioca da qui contro i bot
analysis-engine = Chiedi al motore
analysis-engine-thinks = Il motore sta pensando…
analysis-engine-what = La probabilità di vincere di chi deve rispondere, con ciò che sa quel posto; e come si potrebbe proseguire.
analysis-percent = { $chance } %
