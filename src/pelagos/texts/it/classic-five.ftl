# Classic in cinque minuti, in italiano.

five-classic-goal = Vinci se possiedi due metropoli quando finisce un giro, chiamato ciclo; in due giocatori tre. Se ci riescono in più, vince chi ne ha di più, poi chi ha più oro.
    .heading = Possedere due metropoli
five-classic-board = Un’isola resta tua finché qualcuno non la prende, un mare è tuo finché ci sono le tue flotte. Ogni cornucopia e ogni mare commerciale ti paga una moneta per ciclo.
    .heading = Isole, mari, cornucopie
five-classic-gods = Ognuno offre oro a un dio. Chi viene scalzato fa un’altra offerta, altrove. I sacerdoti rendono meno care tutte le offerte. Apollo è gratis e dà oro.
    .heading = Offri oro a un dio
five-classic-turn = Poseidone dà una flotta e costruisce porti, Ares una truppa e fortezze, Zeus un sacerdote e templi, Atena un filosofo e università. Ogni edificio costa due monete. Le creature si chiamano pagando, in ogni turno tranne quello di Apollo.
    .heading = Il tuo turno
five-classic-battle = Le truppe marciano su una catena di tue flotte. In battaglia a ogni round si tira un dado per parte e si aggiungono le unità; fortezze e porti aiutano chi difende. Il totale più basso perde un’unità, a parità una ciascuno. Poi ci si può ritirare.
    .heading = Battaglie
five-classic-metropolis = Un edificio per ognuno dei quattro tipi diventa una metropoli, e anche quattro filosofi. Oppure sbarca su un’isola che ne ha una.
    .heading = Come ottenere una metropoli
five-classic-end = La partita finisce con il ciclo in cui qualcuno possiede abbastanza metropoli. L’ultima isola di un giocatore può attaccarla solo chi così vince.
    .heading = Quando finisce

five-classic-price-god = un’offerta in oro; Apollo è gratis
five-classic-price-kind = 2 monete, dal suo dio
five-classic-price-creature = da 2 a 4 monete, secondo la casella del tracciato; i templi lo abbassano
