# Legendary in cinque minuti, in italiano.

five-legendary-goal = Vinci se hai tre metropoli quando finisce un giro, chiamato ciclo; in alcune modalità quattro. Se ci riescono in più, vince chi ne ha di più, poi chi ha più oro.
    .heading = Avere più metropoli
five-legendary-board = Una terra resta tua finché non ci entra un altro, un mare è tuo finché ci sono le tue flotte. All’inizio di ogni ciclo ogni cornucopia che contengono ti paga una moneta.
    .heading = Terre, mari, cornucopie
five-legendary-gods = Poi ognuno offre oro a un dio. Chi viene scalzato riprende l’offerta e ne fa un’altra. Il dio ottenuto decide che cosa puoi fare nel tuo turno. Apollo è gratis: un po’ d’oro e una mappa più ricca.
    .heading = Offri oro a un dio
five-legendary-turn = Prima il dono del tuo dio: un edificio e un pezzo o una persona. Poi paga quello che vuoi, finché hai oro: altro dello stesso, movimenti, creature, eroi.
    .heading = Il tuo turno
five-legendary-battle = Dove le tue unità incontrano quelle di un rivale, a ogni round si tira un dado per parte e si aggiungono le unità; fortezze e metropoli aiutano chi difende, i porti aiutano in mare. Il totale più basso perde un’unità, a parità una ciascuno. Poi ci si può ritirare.
    .heading = Battaglie
five-legendary-metropolis = Un edificio per ognuno dei quattro tipi diventa una metropoli. Anche quattro filosofi. Alcuni eroi si possono sacrificare per una. Oppure prendi quella di un altro, con tutta la terra.
    .heading = Come ottenere una metropoli
five-legendary-end = La partita finisce con il ciclo in cui qualcuno ha abbastanza metropoli. Fino ad allora si possono ancora perdere: decide l’ultimo turno del ciclo.
    .heading = Quando finisce

five-legendary-price-god = un’offerta in oro; Apollo è gratis
five-legendary-price-kind = gratis dal suo dio
five-legendary-price-creature = da 2 a 5 monete, secondo la casella del tracciato
five-legendary-price-hero = 4 monete, con Era
