# I tornei nella pagina.

## L’elenco

tournament-heading = Tornei
tournament-what = Tutti giocano alle stesse condizioni, e i turni diventano tavoli da soli. Chi ha un account può partecipare o annunciare un torneo.
tournament-none = Non è annunciato nessun torneo.
tournament-new = Annuncia un torneo
tournament-sign-in = Per partecipare o annunciare un torneo serve un account.
tournament-unfinished = Annunciati e in corso
tournament-finished = Finiti
tournament-entered = partecipi
tournament-people = { $count ->
    [one] { $count } iscritto
   *[other] { $count } iscritti
}
tournament-phase-registration = iscrizioni aperte
tournament-phase-running = turno { $round }
tournament-phase-over = finito
tournament-phase-cancelled = annullato

## Formule

tournament-format = Formula
tournament-format-swiss = Svizzero
    .what = Un numero fisso di turni; tutti giocano in ognuno, contro chi ha una classifica simile.
tournament-format-groups = Gironi
    .what = In un piccolo girone tutti incontrano tutti; i migliori possono passare all’eliminazione diretta.
tournament-format-knockout = Eliminazione diretta
    .what = Chi perde è fuori; ai tavoli più grandi passa la metà migliore.
tournament-format-league = Campionato
    .what = Divisioni in cui tutti incontrano tutti.

## Annunciarne uno

tournament-name = Nome
tournament-seats = Persone a un tavolo
tournament-least = Almeno
tournament-rounds = Turni
tournament-legs = Quante volte ci si incontra
tournament-group = Persone in un girone
tournament-advance = Passano da ogni girone
tournament-move = Cambiano divisione
tournament-automatic = Il turno successivo comincia quando tutte le partite di un turno sono finite
tournament-listed = Mostrato a tutti nell’elenco
tournament-loss = Chi esaurisce il tempo ha perso
tournament-announce = Annuncia
tournament-committed = Da adesso il server è impegnato sul sorteggio, che si fa alla chiusura delle iscrizioni.

## Un torneo

tournament-by = Organizza { $name }
tournament-enter = Partecipa
tournament-leave = Ritirati
tournament-leave-sure = Ritirati per sempre
tournament-my-next = La tua partita di questo turno
tournament-to-table = Al tavolo
tournament-resting = In questo turno riposi.
tournament-standings = Classifica
tournament-standings-groups = Girone { $number }
tournament-standings-league = Divisione { $number }
tournament-standings-knockout = Eliminazione diretta
tournament-rank = Posto
tournament-entrant = Nome
tournament-points = Punti
tournament-opponents = Punti degli avversari
tournament-beaten = Punti degli avversari battuti
tournament-wins = Vittorie
tournament-games = Partite
tournament-points-what = Ogni tavolo divide un punto: chi precede tutti gli altri lo prende intero. A parità contano i punti di tutti gli avversari, poi quelli degli avversari battuti, poi le partite fra chi è alla pari, poi le vittorie, e per ultimo il sorteggio; nei gironi vengono prima le partite fra chi è alla pari.
tournament-round = Turno { $number }
tournament-open = in corso
tournament-undecided = decide chi organizza
tournament-adjusted = stabilito da chi organizza
tournament-byes = Riposo: { $names }
tournament-walkovers = Avversario ritirato: { $names }
tournament-withdrawn = ritirato
tournament-bot = bot ({ $level })
tournament-gone = Qualcuno

## Il sorteggio

tournament-draw = Il sorteggio
tournament-draw-open = Il server è impegnato su un segreto il cui SHA-256 è { $commit }. Alla chiusura delle iscrizioni il segreto viene detto, e il sorteggio segue da esso e dai contributi di tutti gli iscritti.
tournament-draw-made = Il segreto è { $secret }; il suo SHA-256 deve essere { $commit }. L’ordine, ogni accoppiamento e ogni posto seguono da esso, dai contributi di tutti gli iscritti e dai risultati. Salva i dati ed esegui «pelagos verify» su di essi per ricalcolare tutto.
tournament-export = Salva i dati
tournament-export-standings = Salva la classifica

## Ciò che fa chi organizza

tournament-organise = Per chi organizza
tournament-start = Chiudi le iscrizioni e comincia
tournament-pair = Comincia il turno successivo
tournament-cancel = Annulla il torneo
tournament-cancel-sure = Annullalo per sempre
tournament-add-bot = Aggiungi un bot
tournament-substitute = Qualcuno subentra
tournament-whose-place = Al posto di
tournament-new-name = Nome dell’account
tournament-take-over = Fallo subentrare
tournament-withdraw-entrant = Ritiralo
tournament-set-result = Stabilisci un risultato
tournament-table-number = Tavolo
tournament-place-of = Posto di { $name }
tournament-note = Nota, che tutti leggono
tournament-set = Stabilisci
tournament-next-season = Annuncia la stagione successiva
tournament-season-name = Nome della stagione successiva
tournament-log = Che cosa è stato fatto
tournament-log-start = Le iscrizioni sono state chiuse.
tournament-log-pair = Il turno { $round } è stato accoppiato.
tournament-log-result = Il risultato del tavolo { $table } nel turno { $round } è stato stabilito.
tournament-log-withdraw = { $name } ha lasciato il torneo.
tournament-log-substitute = Qualcuno è subentrato al numero { $number }.
tournament-log-bot = È stato aggiunto un bot.
tournament-log-cancel = Il torneo è stato annullato.
tournament-log-over = Il tavolo { $table } del turno { $round } ha finito.
tournament-log-ended = Il torneo è finito.
tournament-log-season = La stagione precedente è finita: tutti sono stati iscritti nell’ordine delle divisioni.
tournament-log-enter = Qualcuno si è iscritto.
tournament-log-leave = Qualcuno ha ritirato l’iscrizione.
