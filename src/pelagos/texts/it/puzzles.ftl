# I problemi nella pagina: l’elenco, e il riquadro accanto alla mappa.

## L’elenco

puzzle-heading = Problemi
puzzle-what = Posizioni di partite fra bot in cui una risposta è nettamente la migliore. Conta la prima risposta.
puzzle-kept-here = Ciò che hai risolto resta su questo dispositivo.
puzzle-solved-of = { $solved } di { $count } risolti
puzzle-daily = Il problema del giorno
puzzle-daily-solved = Risolto oggi.
puzzle-daily-missed = Sbagliato oggi.
puzzle-days = { $count } giorni di fila
puzzle-theme = Tema
puzzle-any-theme = Qualsiasi
puzzle-solve = Risolvi
puzzle-streak = { $count } di fila
puzzle-best-streak = Il tuo massimo: { $count } di fila

## Temi

puzzle-theme-win = Vincere subito
puzzle-theme-stop = Fermare un rivale
puzzle-theme-found = Verso la meta
puzzle-theme-keep = Tenere ciò che conta
puzzle-theme-bid = L’offerta giusta
puzzle-theme-fight = In battaglia
puzzle-theme-attack = Alla guerra
puzzle-theme-creature = Creature
puzzle-theme-hero = Eroi
puzzle-theme-build = Costruire
puzzle-theme-card = Carte
puzzle-theme-explore = La nuova tessera
puzzle-theme-turn = Il meglio di un turno

## Il riquadro

puzzle-panel = Il problema
puzzle-stars = { $stars } stelle su { $most }
puzzle-task = Una risposta è nettamente la migliore. Trovala, con ciò che sa il tuo posto.
puzzle-leave = A tutti i problemi
puzzle-show = Mostrami
puzzle-again = Riprova
puzzle-next = Prossimo problema
puzzle-to-all = Tutti i problemi
puzzle-shown = questa era la risposta.
puzzle-grade-best = la risposta migliore.
puzzle-grade-good = buona quanto la migliore.
puzzle-grade-inaccurate = non proprio la migliore.
puzzle-grade-mistake = un errore.
puzzle-grade-blunder = un grave errore.
puzzle-grade-behind = non è la risposta; non valeva nemmeno la pena di proseguirla.
puzzle-chance = Vince { $chance } volte su 100.
puzzle-percent = { $chance } %
puzzle-short-best = migliore
puzzle-short-good = pari
puzzle-short-inaccurate = imprecisa
puzzle-short-mistake = errore
puzzle-short-blunder = grave errore
puzzle-short-behind = indietro
puzzle-all-answers = Tutte le risposte
puzzle-behind = Ogni altra risposta è peggiore di queste. I numeri sono la probabilità di vincere secondo la ricerca, con ciò che sa il tuo posto.
puzzle-found-by = Su { $asked } bot di ogni livello l’hanno trovata: novizio { $novice }, marinaio { $sailor }, mercante { $trader }, colono { $settler }, capitano { $captain }.

## Perché

puzzle-why-win = «{ $answer }» porta quasi alla vittoria: { $chance } volte su 100. Dopo «{ $other }», la seconda scelta, { $next }.
puzzle-why-stop = Un rivale sta per vincere. «{ $answer }» lo impedisce e vince { $chance } volte su 100; dopo «{ $other }», la seconda scelta, solo { $next }.
puzzle-why-found = «{ $answer }» porta a ciò con cui si vince, e vince { $chance } volte su 100; dopo «{ $other }», la seconda scelta, { $next }.
puzzle-why-keep = Senza «{ $answer }» perdi quasi sempre ciò con cui si vince. Vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-bid = Con «{ $answer }» vinci { $chance } volte su 100; con «{ $other }», la migliore delle altre offerte, { $next }.
puzzle-why-fight = In questa battaglia «{ $answer }» vince la partita { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-attack = Dopo «{ $answer }» vinci { $chance } volte su 100; dopo «{ $other }», la seconda scelta, { $next }.
puzzle-why-creature = «{ $answer }» vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-hero = «{ $answer }» vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-build = «{ $answer }» vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-card = «{ $answer }» vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.
puzzle-why-explore = Qui la tessera vince { $chance } volte su 100 («{ $answer }»); il secondo posto migliore è «{ $other }», con { $next }.
puzzle-why-turn = «{ $answer }» vince { $chance } volte su 100; «{ $other }», la seconda scelta, { $next }.

## Analisi

puzzle-analyse = Analizza una partita
puzzle-analyse-what = Apri una registrazione: rispondi per tutti, tira i dadi come vuoi, tieni varianti e commenti, gioca da lì contro i bot. Una partita finita si analizza dal suo resoconto.
puzzle-analyse-open = Apri una registrazione…
