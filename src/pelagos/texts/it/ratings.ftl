# Punteggi: classifiche, pagina di chi gioca partite classificate, scelta a un nuovo tavolo.

ratings-mode-duel = uno contro uno
ratings-mode-free = tutti contro tutti
ratings-mode-teams = a squadre
ratings-bot = bot { $level } ({ $version })
ratings-somebody = Qualcuno
ratings-deviation = Con un margine di { $deviation } punti; il punto interrogativo dice che le partite note sono ancora poche.

## A un tavolo

ratings-rated = Partita classificata
ratings-play-rated = Gioca per il punteggio
ratings-needs-account = Solo per chi ha un account.
ratings-one-chair = In una partita classificata hai un posto, e uno solo; gli altri sono di persone con un account, o di bot.
ratings-conditions = Solo account e bot. C’è un orologio, e chi finisce il tempo perde; chi si arrende, se ne va o alla fine non c’è arriva ultimo. Niente maestro, nessuno si aggiunge dopo, e nulla si ritira oltre le regole. La partita finita compare nelle pagine di tutti quelli che l’hanno giocata.

## Elenchi

ratings-intro = Chi gioca e quanto bene, secondo le partite classificate: tutti cominciano da 1500 punti, e 400 in più valgono dieci a uno.
ratings-none-yet = Qui nessuno ha ancora giocato una partita classificata.
ratings-nobody-ranked = Nessun punteggio è ancora abbastanza sicuro.
ratings-counted-people = { $count ->
    [one] Qui ha giocato per il punteggio una persona.
   *[other] Qui hanno giocato per il punteggio { $count } persone.
}
ratings-people = Persone
ratings-bots = I bot
ratings-bots-what = I bot stanno sulla stessa scala. Non imparano mai, perciò i loro punteggi si assestano e tengono ferma la scala.
ratings-what = Sono elencati solo i punteggi noti con un margine di 150 punti o meno.
ratings-rank = Posizione
ratings-name = Nome
ratings-rating = Punteggio
ratings-games = Partite
ratings-more = Mostra altro
ratings-play = Gioca una partita classificata

## Di una persona

ratings-since = Qui da { $date }
ratings-results = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}: { $won } vinte, { $shared } alla pari, { $lost } perse
ratings-rank-told = Posizione { $rank } in classifica
ratings-unranked = Non ancora in classifica
ratings-rated-games = Partite classificate
ratings-look-at = Guarda questa partita
ratings-absent = ha rinunciato
ratings-head-to-head = Testa a testa
ratings-ahead = Vinte
ratings-level = Pari
ratings-behind = Perse
ratings-chart-told = { $count ->
    [one] Il punteggio dopo una partita: { NUMBER($rating, useGrouping: 0) }.
   *[other] Il punteggio in { $count } partite: { NUMBER($first, useGrouping: 0) } dopo la prima, al massimo { NUMBER($best, useGrouping: 0) }, ora { NUMBER($rating, useGrouping: 0) }.
}
ratings-chart-what = Partita dopo partita; la fascia mostra quanto il punteggio può essere lontano dal vero.
ratings-as-table = Come tabella
ratings-when = Data
ratings-off-by = Margine
