# Ciò che dice il terminale.

help = Gioca e studia giochi di isole.
in-file = { $path }: { $sentence }

## Argomenti

argument-title = Il nome di un gioco, come lo elenca `titles`.
argument-file = Una registrazione, come la salva `play`.
argument-seats = Quanti si siedono.
argument-board = Il tabellone su cui giocare.
argument-option = Una scelta offerta dal gioco, come rounds=6; si può ripetere.
argument-seed = Fa rispondere la sorte sempre allo stesso modo.
argument-json = Dillo per un programma.

## titles

titles-help = Elenca i giochi con posti, tabelloni e opzioni.
titles-none = Qui non ci sono ancora giochi.
titles-title = Gioco
titles-seats = Posti
titles-boards = Tabelloni
titles-options = Opzioni
titles-version = Versione delle regole
titles-number = { $name }: { $default }, o un altro numero
titles-choices = { $name }: { $choices }

## words

words-help = Stampa, come pagina, tutto ciò che si può dire e descrivere in un gioco.
words-title = # Le parole di { $title }, con { $seats } posti
words-note = Fatto da `pelagos words`; docs/notation.md spiega a che cosa serve. Con meno posti ci sono meno luoghi.
words-header = Intestazione
words-line = Riga
words-values = Valori, il primo se la riga manca
words-a-number = o un altro numero
words-domains = Domini
words-domain = Dominio
words-words = Parole
words-none = ; `{ $word }` per nessuno
words-any = fatte al bisogno
words-phrases = Frasi
words-phrase = Frase
words-fields = Campi
words-statement = Dichiarazione
words-read-by = Chi lo legge
words-by-all = tutti
words-by-owner = il proprietario della riga
words-by-place = chi conosce il luogo
words-tasks = Compiti
words-task = Compito
words-does = Che cosa fa
words-nature = *Risponde la sorte.*
words-question = *Risponde un posto.*
words-telling = Domande rivelatrici
words-question-head = Domanda
words-events = Eventi
words-event = Evento
words-numbers = Numeri
words-clause = Clausola
words-refusals = Rifiuti
words-refusal = Rifiuto
words-laws = Leggi
words-law = Legge
words-demands = Che cosa vuole

## board

board-help = Mostra un tabellone: per Legendary uno a caso, equo secondo la nostra stima, in una parola da usare nella preparazione.
board-mode-help = Legendary: la modalità per cui serve: ffa3, ffa4, ffa5, team4, team6, duel.
board-recommended-help = Legendary: il tabellone consigliato invece di uno a caso.
board-face-help = Mostra questo lato delle tessere: A è aperto, B è stretto.
board-seed-help = Lo stesso seme estrae lo stesso tabellone.
board-seed = Seme { $seed }; scartati prima: { $rejected }
board-counts = { $lands } terre su isole di { $islands }, { $seas } mari, { $sites } siti, { $cornucopias } cornucopie, { $priestesses } sacerdotesse
board-estimate = Entrate iniziali { $income }; resa migliore meno peggiore { $gap }; avvio più debole rispetto al più forte { $ratio } %; scegliere per primi o per ultimi conta { $order } %
board-own-design = Le tessere sono di nostra invenzione.
board-note = Le tessere sono di nostra invenzione. La stima viene da piazzamenti di giocatori semplici, non da partite.

## Immagini

still-svg-help = Disegna in questo file, come SVG.
still-png-help = Disegna in questo file, come PNG; serve pelagos[png].
still-dark-help = Disegna per una pagina scura.
still-width-help = Quanto è larga la pagina; sotto 700 è impaginata per un telefono.
still-done = L’immagine è in { $path }.

## play

play-command-help = Gioca a un terminale solo, passandosi il dispositivo di mano in mano.
play-load-help = Continua da una registrazione salvata.
play-open-help = Non nascondere ai posti quello che vedono gli altri.
play-bot-help = Fa rispondere un bot per un posto, come p2=settler; si può ripetere.
play-bot-said = { $who }: { $phrase }. { $why }
play-bot-hid = { $who } ha risposto in segreto.
play-pass-on = Passa il dispositivo a { $who }.
play-press-enter = Premi Invio quando nessun altro vede lo schermo.
play-more-news =
    { $count ->
        [one] Prima è successa un’altra cosa; `log` la racconta.
       *[other] Prima sono successe altre { $count } cose; `log` le racconta.
    }
play-hint = Scrivi un numero o una frase dell’elenco; `help` dice che altro c’è.
play-help =
    Rispondi con il numero di una scelta o con le sue parole; ogni parola si può accorciare, come in `b c 3`.
    why FRASE    dice perché una frase non è tra le scelte
    hint         il maestro dice che cosa potresti rispondere, e perché
    look, hand   mostra di nuovo il tavolo
    log [N]      racconta che cosa è successo, a partire dall’ultima cosa
    undo         ritira l’ultima risposta, finché nulla è venuto alla luce
    save FILE    scrive la registrazione di questa partita; save! FILE ne sostituisce una
    load FILE    continua da una registrazione
    quit         esce senza salvare
play-place = { $place }. { $who }
play-end-prompt = La partita è finita: save FILE la conserva, log la racconta, Invio esce.
play-bye = Alla prossima.
why-offered = «{ $phrase }» è tra le scelte possibili.
why-unexplained = «{ $phrase }» adesso non è tra le scelte, e le regole non dicono altro.
why-refused = «{ $phrase }» non è tra le scelte. { $sentence }
undo-done = L’ultima risposta è ritirata.
save-done = La partita è conservata in { $path }.
load-done = La partita continua da lì.

## check

check-help = Rigioca delle registrazioni e controlla ciò che si aspettano.
check-paths-help = Registrazioni, o cartelle che ne contengono.
check-progress = controllo
check-nothing = Non c’è nessuna registrazione da controllare.
check-warning = avviso: { $sentence }
check-sum = { $passed } riuscite, { $failed } fallite

## replay

replay-help = Racconta una partita a frasi, o disegna dove è arrivata.
replay-at-help = Non andare oltre tante risposte.
replay-seat-help = Racconta solo ciò che può sapere questo posto, o lo spettatore.
replay-moves-help = Di’ anche ogni risposta con le sue parole.
replay-report-help = Racconta invece piazzamenti, curve, battaglie e fortuna.

## replay --report

report-length =
    { $answers } risposte, di cui { $decisions } decisioni dei posti{ $periods ->
        [0] .
       *[other] , in { $periods } { $period }.
    }
report-places = Piazzamenti
report-place = { $place }. { $who }
report-unfinished = La partita non è finita.
report-curve = { $figure } all’inizio di ogni { $period }, e alla fine
report-who = Chi
report-end = Fine
report-dice = Fortuna ai dadi
report-rolled = Tiri
report-wins = Battaglie
report-fought = Combattute
report-actual = Risultato
report-won = Vinte
report-expected = Atteso
report-deviation = z
report-verdict = In breve

## study

study-help = Racconta che cosa ha deciso davvero una partita: probabilità, fortuna, errori.
study-seat-help = Probabilità come le conosceva questo posto, invece dello spettatore.
study-html-help = Scrive invece una pagina con figure; un file che esiste viene sostituito.
study-progress = studio
study-chances-told = Una curva per ogni parte, dalla prima risposta all’ultima. I numeri segnano gli errori più gravi.
study-line = Poteva continuare così: { $line }.
study-line-part = { $who }: { $said }
error-no-value-model = Per «{ $title }» non si conoscono le probabilità di vincere: le sue partite non si possono studiare.

## verify

verify-help = Controlla che la sorte abbia risposto come vuole il segreto sigillato.
verify-done =
    { $outcomes ->
        [0] Il sigillo tiene, e alla sorte non si è mai chiesto nulla.
        [one] Il sigillo tiene: l’unico esito è come dev’essere.
       *[other] Il sigillo tiene: tutti i { $outcomes } esiti sono come devono essere.
    }
verify-draw-done = È tutto come deve essere: l’impegno, l’ordine e { $rounds ->
    [one] l’unico turno.
   *[other] tutti i { $rounds } turni.
}
verify-draw-commitment = Il segreto non è quello su cui c’era l’impegno.
verify-draw-order = L’ordine non è quello sorteggiato.
verify-draw-round = Il turno { $number } non è quello che segue dal sorteggio e dai risultati precedenti.

## fuzz

fuzz-help = Gioca partite a caso e sorveglia le leggi.
fuzz-games-help = Quante partite giocare.
fuzz-seed-help = Il seme della prima partita; ogni altra ha il successivo.
fuzz-drawn-help = Estrai un tabellone nuovo per ogni partita, dove il gioco lo sa fare.
fuzz-thorough-help = Controlla ogni legge a ogni decisione per chiunque guardi.
fuzz-out-help = Dove vanno le registrazioni delle leggi violate.
fuzz-workers-help = Quanti processi giocano; se non si dice, quanti sono i core.
fuzz-progress = gioco
fuzz-endings = Finali
fuzz-lengths = Decisioni in una partita di risposte a caso
fuzz-events = Eventi raccontati
fuzz-tasks = Domande poste
fuzz-phrases = Frasi dette
fuzz-names = Eventi per nome
fuzz-refusals = Rifiuti provati
fuzz-never = Mai: { $names }
fuzz-variant = Posti o modalità
fuzz-rounds = Cicli o turni in una di queste partite
fuzz-winners = Vinte da
fuzz-no-ending = senza fine
fuzz-games = Partite
fuzz-median = Mediana
fuzz-p90 = p90
fuzz-longest = Più lunga
fuzz-one-events = Evento
fuzz-one-tasks = Domanda
fuzz-one-phrases = Frase
fuzz-one-names = Evento
fuzz-one-refusals = Motivo
fuzz-times = Volte
fuzz-fault = { $law }: { $detail } Vedi { $path }.
fuzz-sum = { $games } partite, { $decisions } decisioni, { $violations } violazioni

## arena

arena-help = Fa giocare i bot tra loro, e dice quante volte vince ciascuno.
arena-bots-help = I bot per nome, separati da virgole. Se sono tanti quante le parti, si siedono così come sono; se sono di meno, uno gioca da solo contro l’altro in tutti gli altri posti, nei due sensi. Ogni seme si gioca in tutte le rotazioni.
arena-games-help = Quante partite giocare; a semi interi, quindi forse qualcuna in più.
arena-seed-help = Il seme delle prime partite; le successive hanno il successivo.
arena-workers-help = Quanti processi giocano; se non si dice, quanti sono i core.
arena-out-help = Conserva ogni partita finita come riga di questo file; quelle che ci sono già non si rigiocano.
arena-least-help = Fallisce se il bot nominato per primo non vince di sicuro tante volte la sua giusta parte.
arena-below = { $bot } non vince di sicuro { $least } volte la sua giusta parte ({ $lineup }).
arena-progress = gioco
arena-lineup = Parti
arena-bot = Bot
arena-games = Partite
arena-wins = Vittorie
arena-rate = Quota
arena-interval = 95 %
arena-fair = Equa
arena-ratio = × equa
arena-shares = Chi vince
arena-times = Millisecondi di processore per una risposta
arena-answers = Risposte
arena-mean = Media
arena-median = Mediana
arena-longest = Più lunga
arena-lengths = Durata di una partita
arena-what = Contata in
arena-decisions = decisioni
arena-cycles = cicli o turni
arena-p90 = p90
arena-endings = Finali
arena-ending = Finale
arena-sum = { $games } partite, di cui { $kept } conservate da prima

## ladder

ladder-help = Fa giocare tra loro tutti i livelli e le vecchie versioni, conserva le partite e dà un punteggio a ciascuno.
ladder-verify-command-help = Rigioca una parte a caso di una scala, e la confronta risposta per risposta.
ladder-table-help = Scrive la pagina di una scala dal suo file.
ladder-file-help = Il file di una scala, una partita finita per riga.
ladder-setting-help = Solo questa modalità di un titolo, come legendary/duel; si può ripetere. Senza: due e quattro posti, ciascuno per sé; «all» sono tutte le modalità.
ladder-step-help = Solo questi due, come captain:settler@1; si può ripetere. Con più di due parti il primo gioca da solo tra i secondi.
ladder-games-help = Partite di ogni coppia dove le parti sono due.
ladder-among-help = Partite di ogni coppia dove sono di più.
ladder-verify-help = Quante partite rigiocare.
ladder-write-help = Scrive qui la pagina invece di mostrarla.
ladder-steps = Gradini
ladder-setting = Modalità
ladder-upper = Sopra
ladder-lower = Sotto
ladder-ms = ms a risposta
ladder-ratings = Punteggi, { $setting }
ladder-points = Punti
ladder-verified = { $games } partite rigiocate, di cui { $wrong } diverse da quelle conservate
ladder-differs = La partita di { $bots }, seme { $seed }, è diversa dalla risposta { $answer } in poi.
ladder-other-version = La partita di { $bots }, seme { $seed }, fu conservata con altre versioni.
ladder-page-head =
    # Scala
    { "" }
    Scritta da `pelagos ladder table` dalle partite di `pelagos ladder`: chi vince quante volte, con intervalli del 95 %
    (di Wilson), la quota equa, il tempo di processore per una risposta del bot di sopra, e i semi. Con più di due parti
    il bot di sopra gioca da solo tra quelli di sotto. I punteggi sono quelli di Plackett e Luce, in punti degli scacchi:
    400 sono dieci contro uno; il primo Colono ha 0.
ladder-page-columns = | sopra | sotto | partite | vittorie, per cento | equa | ms a risposta | semi |
ladder-page-ratings = | bot | punti | 95 % |
error-unknown-setting = La modalità «{ $setting }» non esiste; ci sono { $known }.
error-bad-step = «{ $step }» non sono due bot separati da due punti.

## balance

balance-help = Fa giocare i bot contro sé stessi, e dice quante volte vince ogni posto.
balance-svg-help = Disegna le quote in questo file.
balance-seats = Per posto
balance-places = Per piazzamento nel primo ordine di turno
balance-seat = Posto
balance-place = Piazzamento
balance-heading = { $title }, { $seats } posti{ $board ->
    [none] {""}
   *[other] , tabellone { $board }
}: { $games } partite di { $bots }
balance-axis = Quota delle vittorie, con intervalli al 95 %; la linea è la quota equa.
balance-drawn = L’immagine è in { $path }.

## perft

perft-help = Conta le sequenze di risposte a partire dall’inizio.
perft-depth-help = Quante risposte in profondità.
perft-progress = conto
perft-depth = Profondità
perft-nodes = Sequenze

## bench

bench-help = Misura decisioni e copie, da sole o contro altri motori.
bench-title-help = Il gioco da misurare; tutti, se non si dice.
bench-against-help = Motori di bench/peers.py: chess, catanatron.
bench-rounds-help = Quanti giri alternati.
bench-slice-help = Secondi di processore che un motore riceve in un giro.
bench-progress = misuro
bench-compiled = Versione compilata
bench-pure = Versione pura
bench-engine = Motore
bench-ours = { $title }, { $seats } posti
bench-decision = µs per decisione
bench-spread = da–a
bench-copy = µs per copia
bench-ratio = decisione / copia × { $peer }

## serve

argument-data = La cartella con i dati del server.
serve-help = Offri tavoli a browser e programmi.
serve-host-help = Dove ascoltare; 0.0.0.0 fa entrare chiunque raggiunga questa macchina.
serve-port-help = La porta su cui ascoltare; 0 ne prende una libera.
serve-origin-help = L’indirizzo con cui i browser conoscono il server, quando davanti c’è un proxy; si può ripetere.
serve-secure-help = Manda i cookie solo su HTTPS; è così se ogni --origin comincia con https.
serve-proxy-help = L’indirizzo di un proxy al cui X-Forwarded-For si crede; si può ripetere.
serve-bots-help = Quanti processi pensano per i bot.
argument-database = Un database di PostgreSQL, come postgresql://utente@host/nome, al posto di un file nella cartella dei dati.
serve-durable-help = Aspetta il disco a ogni mossa, così nemmeno un blackout ne perde una.
serve-keep-running-help = Dopo quanti giorni si toglie una partita in corso che nessuno usa; 0: mai.
serve-keep-running-guests-help = Lo stesso, se al tavolo nessuno ha un account.
serve-keep-finished-help = Dopo quanti giorni si toglie una partita finita che nessuno guarda; 0: mai.
serve-keep-finished-guests-help = Lo stesso, se al tavolo nessuno ha un account.
serve-archive-help = Conserva le partite tolte nella cartella «archive» dei dati.
serve-metrics-help = Chi può leggere /metrics.
serve-wire-help = Come viaggiano i messaggi dei socket: per la via diretta se supera una prova (auto), oppure per una delle due, imposta.
serve-imprint-help = Un file di testo su chi gestisce il server, per la pagina sulla privacy: chi, dove, come contattarlo.
serve-keep-removed-help = Per quanti giorni si può ripristinare un tavolo rimosso.
serve-keep-reports-help = Per quanti giorni si conservano segnalazioni chiuse, silenzi ed esclusioni finiti.
serve-keep-audit-help = Per quanti giorni si conserva il registro.
serve-outbound-help = Permetti a webhook e push di raggiungere questo indirizzo anche se è nella tua rete o non ha HTTPS; si può ripetere.
serve-mail-help = Il server di posta che prende i messaggi; senza, non si manda posta. La password sta in PELAGOS_MAIL_PASSWORD, oppure nel file indicato da PELAGOS_MAIL_PASSWORD_FILE.
serve-mail-security-help = Come è cifrata la connessione: starttls (porta 587), tls (465), plain (25).
serve-mail-user-help = Il nome con cui accedere al server di posta.
serve-mail-from-help = L’indirizzo da cui arrivano i messaggi.
serve-vacation-help = Giorni di ferie che un account può prendere in un anno, nelle partite per corrispondenza.
serve-log-help = Quanto si scrive su stderr.
serve-open-help = Apri un browser.
serve-offline-help = Servi il tavolo senza server, come lo costruisce `make offline`, sotto /offline/ da questa cartella.
serve-ready = Pelagos risponde a { $address }; i suoi dati stanno in { $path }. Ctrl-C lo ferma, e nessuna partita va persa.

## admin

admin-help = Cura i dati di un server.
admin-file-help = Una copia del database.
admin-backup-help = Copia il database in un file; il server può restare acceso.
admin-backup-done = La copia è in { $path }. Contiene ogni segreto di ogni partita: tienila al sicuro.
admin-copy-help = Copia tutto in un database vuoto dell’altro tipo, o altrove; nessun server deve girare.
admin-copy-from-help = Una cartella di dati, o un indirizzo come postgresql://utente@host/nome.
admin-copy-to-help = Lo stesso; se manca si crea, e dev’essere vuoto.
admin-copy-line = { $table }: { NUMBER($rows) }
admin-copy-done = { NUMBER($rows) } righe di { NUMBER($tables) } tipi sono state copiate, e confrontate una per una.
admin-restore-help = Metti una copia al posto del database; il server dev’essere spento.
admin-restore-done = Il database è quello di { $path }.
admin-restore-kept = Ciò che c’era prima è in { $path }.
admin-reset-help = Crea un link con cui qualcuno imposta una nuova password; il server può restare acceso.
admin-reset-name-help = Il nome dell’account.
admin-reset-origin-help = L’indirizzo con cui i browser conoscono il server, così il link si apre così com’è.
admin-reset-done = Dai questo link a { $name } e a nessun altro. Funziona una volta sola, per un giorno, dopo l’indirizzo del tuo server:
admin-rerate-help = Ricalcola tutti i punteggi dalle partite finite e dice che cosa cambia. Intanto nessun server deve essere in funzione.
admin-rerate-check-help = Dice soltanto che cosa cambia.
admin-rerate-added = { $game }: non era stata contata
admin-rerate-dropped = { $game }: non conta più
admin-rerate-corrected = { $game }: il tavolo dice altro da quanto era annotato
admin-rerate-line = { $holder }, { $title } { $mode }: da { $before } a { $after }
admin-rerate-done = { $games ->
    [one] Una partita contata
   *[other] { $games } partite contate
}; { $differ ->
    [0] tutti i punteggi erano giusti.
    [one] un punteggio corretto.
   *[other] { $differ } punteggi corretti.
}
admin-rerate-checked = { $games ->
    [one] Una partita contata
   *[other] { $games } partite contate
}; { $differ ->
    [0] tutti i punteggi sono giusti.
    [one] un punteggio è sbagliato.
   *[other] { $differ } punteggi sono sbagliati.
}
admin-stats-help = Conta tavoli, account e simili.
admin-stats-waiting = Tavoli in attesa
admin-stats-running = Tavoli in gioco
admin-stats-over = Tavoli finiti
admin-stats-title = Tavoli di { $title }
admin-stats-accounts = Account
admin-stats-devices = Dispositivi con accesso
admin-stats-tokens = Token
admin-stats-calls = Richieste dopo gli ultimi salvataggi
admin-stats-jobs = Cose in scadenza
admin-stats-size = Dimensione
admin-rehearse-help = Rigioca con questa versione ogni partita salvata, senza cambiare nulla, ed elenca le differenze.
admin-rehearse-file-help = Una copia della base di dati; se manca, la cartella del server, che può restare in funzione.
admin-rehearse-progress = Partite rigiocate
admin-rehearse-line = { $game } ({ $title }): { $sentence }
admin-rehearse-cannot-open = questa versione non riesce ad aprirla ({ $detail }).
admin-rehearse-answer = la risposta { $n } ({ $detail }) non si può più dare.
admin-rehearse-events = alla risposta { $n } accade qualcos’altro ({ $detail }).
admin-rehearse-position = dopo { $n } risposte la situazione è diversa ({ $detail }).
admin-rehearse-versions = { "  " }È stata giocata con { $count } versioni delle regole: la causa può essere un cambiamento precedente.
admin-rehearse-summary = { $games ->
    [one] Una partita rigiocata
   *[other] { $games } partite rigiocate
} ({ $answers ->
    [one] una risposta
   *[other] { $answers } risposte
}); { $differ ->
    [0] nessuna differenza
    [one] una è diversa
   *[other] { $differ } sono diverse
}.
admin-broken-help = Elenca i tavoli che non si sono potuti aprire l’ultima volta che qualcuno li ha chiesti.
admin-broken-line = { $game }: { $code }, dal { $since }
admin-broken-count = { $count ->
    [0] Nessun tavolo è guasto.
    [one] Un tavolo è guasto; resta com’è finché una versione del programma non lo apre.
   *[other] { $count } tavoli sono guasti; restano come sono finché una versione del programma non li apre.
}

error-wire-unusable = La via diretta non va d’accordo con uvicorn o websockets installati ({ $reason }). Avvia senza --wire direct.
### per chi modera

admin-grant-help = Permetti a un account di moderare: segnalazioni, silenzi, esclusioni, tavoli.
admin-granted = { $name } adesso è un amministratore.
admin-revoke-help = Togli a un account il permesso di moderare.
admin-revoked = { $name } non è più un amministratore.
admin-users-help = Elenca gli account, prima i più nuovi.
admin-user-help = Mostra un account: i suoi tavoli, silenzi, esclusioni e segnalazioni.
admin-mute-help = Togli a qualcuno la parola in ogni chat, per un certo tempo o per sempre.
admin-unmute-help = Ridai la parola.
admin-ban-help = Escludi qualcuno: niente accesso, posti o chat, per un certo tempo o per sempre; lascia i suoi posti.
admin-unban-help = Togli un’esclusione.
admin-sanctions-help = Elenca i silenzi e le esclusioni in vigore.
admin-tables-help = Elenca i tavoli, prima quelli toccati per ultimi.
admin-show-table-help = Mostra un tavolo.
admin-remove-table-help = Nascondi un tavolo a tutti; per qualche tempo si può ripristinare.
admin-restore-table-help = Mostra di nuovo un tavolo rimosso, com’era.
admin-hide-line-help = Nascondi una riga di chat, o mostrala di nuovo.
admin-reports-help = Elenca ciò che giocatori e spettatori hanno segnalato, con la chat intorno.
admin-close-report-help = Di’ che una segnalazione è sbrigata.
admin-audit-help = Elenca chi ha fatto che cosa, quando e perché.
admin-name-help = Il nome di un account.
admin-table-help = L’id di un tavolo.
admin-reason-help = Il perché. Lo legge chi perde la parola o è escluso; il registro lo conserva.
admin-hours-help = Quante ore dura.
admin-for-good-help = Senza fine.
admin-of-report-help = Chi è segnalato, con il suo indirizzo se non ha un account.
admin-at-table-help = Chi siede a questo tavolo; con --seat.
admin-at-seat-help = Il numero del posto, da 0.
admin-address-help = Tutti coloro che sono a questo indirizzo senza un account.
admin-number-help = Il numero del silenzio o dell’esclusione.
admin-search-help = Solo ciò che comincia così.
admin-removed-help = Solo quelli rimossi.
admin-closed-help = Quelle sbrigate.
admin-channel-help = Il canale della chat: table, spectators, team-0 …
admin-line-help = Il numero della riga.
admin-show-help = Mostrala di nuovo.
admin-report-number-help = Il numero della segnalazione.
admin-muted = { $name } non ha più la parola. Un server acceso lo sa entro un secondo.
admin-banned = { $name } è escluso. Un server acceso lo sa entro un secondo.
admin-lifted = { $count ->
    [one] Una misura è stata tolta.
   *[other] { $count } misure sono state tolte.
}
admin-table-removed = Il tavolo { $game } è stato rimosso.
admin-table-restored = Il tavolo { $game } tornerà appena il server guarda.
admin-line-done = Riga { $number } del tavolo { $game }: ci penserà il server.
admin-report-closed = La segnalazione { $number } è chiusa.
admin-none = Non c’è nulla.
admin-number = N.
admin-kind = Che cosa
admin-whom = Chi
admin-until = Fino a
admin-by = Da
admin-reason = Perché
admin-when = Quando
admin-act = Atto
admin-created = Dal
admin-seen = Visto
admin-marks = Segni
admin-table = Tavolo
admin-title = Gioco
admin-phase = Fase
admin-phase-removed = { $phase }, rimosso
admin-touched = Toccato
admin-people = Persone
admin-for-good = per sempre
admin-user = { $name }, dal { $created }, segnalato { $reports ->
    [one] una volta
   *[other] { $reports } volte
}
admin-user-sanction = { $kind } dal { $since } fino a { $until }: { $reason }
admin-user-table = { $game }: { $title }, { $phase }
admin-chair = Posto { $seat }: { $kind }, { $name }
admin-report = { $number } · { $at } · { $kind } · su { $reported }, da { $reporter } · tavolo { $game }, versione { $version }: { $text }
admin-report-line = { $mark } { $number } { $name }: { $text }

error-say-whom = Di’ chi intendi, in un modo solo: NAME, --report, --table con --seat, oppure --address.
error-say-how-long = Di’ per quanto: --hours, oppure --for-good.
error-say-which-sanction = Di’ quale: NAME oppure --number.
error-nothing-to-lift = { $name } non ha una misura del genere.
error-no-table-of-id = Il tavolo { $game } non esiste.

error-port-taken = La porta { $port } è occupata; c’è già un server acceso? Scegline un’altra con --port.
error-cannot-listen = Il server non può ascoltare a { $host }, porta { $port }: { $reason }.
error-bad-mail-server = «{ $server }» si scrive come mail.example.org oppure mail.example.org:587.
error-bad-mail-from = «{ $address }» non è un indirizzo da cui possa arrivare posta.
error-unreadable-password = La password del server di posta non si può leggere da { $path }.
error-bad-origin = «{ $origin }» si scrive come https://games.example.org, senza nulla dopo il nome.
error-folder-unusable = Non si può scrivere nella cartella { $path } ({ $reason }). Deve appartenere a chi avvia il server; scegline un’altra con --data.
error-folder-in-use = Un server sta usando { $path }; prima fermalo, o scegli un’altra cartella con --data.
error-copy-exists = { $path } esiste già; scegli un altro nome.
error-not-our-database = { $path } non è un database di Pelagos.
error-broken-database = { $path } è danneggiato.
error-bad-database-address = L’indirizzo di un database dovrebbe essere come postgresql://utente@host/nome.
error-database-unreachable = Il database { $path } non si può raggiungere: { $reason }
error-database-in-use = Un altro server sta usando il database { $path }; prima fermalo, o scegline un altro con --database.
error-use-pg-dump = Le copie di un database PostgreSQL si fanno con pg_dump, e si rimettono con pg_restore.
error-target-not-empty = { $path } contiene già qualcosa; non è stato copiato nulla.
error-copy-differs = Le righe di «{ $table }» non sono arrivate com’erano; non è stato copiato nulla.
error-newer-database = { $path } viene da una versione più nuova di Pelagos.

## Rifiuti

error-bad-pair = «{ $pair }» si scrive nome=valore, ogni nome una volta sola.
error-no-generator = Non si possono estrarre tabelloni per «{ $title }», solo per { $known }.
error-no-mode = Di’ per quale modalità è il tabellone, per esempio --mode ffa4.
error-no-terminal = I comandi chiedono più dell’installazione di base: pip install "pelagos[play]", o "pelagos[terminal]" per tutti tranne il server.
error-no-extra = Qui serve più di quanto è installato: pip install "pelagos[{ $extra }]".
error-no-resvg = Per i file PNG serve più di quanto è installato: pip install "pelagos[png]", o usa --svg.
error-no-such-answer = La risposta { $at } non c’è; la partita ne ha { $most }.
error-no-picture = Non ci sono ancora immagini di «{ $title }».
error-no-cells = Il tabellone «{ $board }» non ha caselle, quindi non si può disegnare.
error-no-file = Il file { $path } non esiste.
error-text-not-utf8 = { $path } non è testo in UTF-8, come mostra la riga { $row }; salvalo in UTF-8.
error-unreadable = { $path } non si può leggere: { $reason }.
error-unwritable = { $path } non si può scrivere: { $reason }.
error-file-exists = { $path } esiste già; save! { $path } lo sostituisce.
error-no-path = Aggiungi il nome di un file.
error-bad-count = «{ $word }» non è un numero.
error-other-title = { $path } è una partita di { $found }, non di { $title }.
error-no-such-number = La scelta { $number } non c’è; vanno da 1 a { $most }.
error-ambiguous = «{ $phrase }» può voler dire «{ $first }» o «{ $second }».
error-unknown-viewer = «{ $word }» non siede a questo tavolo; c’è { $known }.
error-crashed = Le regole si sono bloccate con { $what }: { $detail }.
error-endless = La partita non è finita entro { $decisions } decisioni.
error-worker-died = Un processo di lavoro si è interrotto, forse per mancanza di memoria.
error-bad-results = { $path } ha una riga { $row } che non è una partita finita.
error-bot-twice = «{ $pair }» si scrive posto=bot, ogni posto una volta sola; i posti sono { $known }.
error-no-peers = I motori con cui confrontarsi stanno in { $path } di una copia dei sorgenti; esegui lì `make bench`.
error-unknown-peer = Il motore «{ $peer }» con cui confrontarsi non esiste; esiste { $known }.
error-missing-peer = Il motore «{ $peer }» qui non è installato; `make bench` lo installa separato da Pelagos e misura.
error-bad-vapid-key = { $path } non contiene una chiave per i messaggi push. Rimettila da una copia, oppure toglila: allora ne verrà fatta una nuova e ogni dispositivo andrà aggiunto di nuovo.

## lessons

lessons-help = Lezioni: elencarle, controllarle.
lessons-list-help = Elenca i corsi di ogni titolo con le loro lezioni.
lessons-check-help = Gioca le lezioni lungo ogni ramo e ne cerca le frasi in ogni lingua.
lessons-which-help = Titoli, o lezioni come legendary/goal; tutte, se non ne nomini nessuna.
lessons-lesson = Lezione
lessons-course = Corso
lessons-about = Argomento
lessons-minutes = Minuti
lessons-progress = Lezioni
lessons-sum = { $lessons ->
    [one] 1 lezione
   *[other] { $lessons } lezioni
} con { $branches } rami e { $decisions } decisioni, in { $languages }: { $failed ->
    [0] tutte tengono.
    [one] 1 difetto.
   *[other] { $failed } difetti.
}
lessons-play-help = Segui una lezione nel terminale.
lessons-play-which = Quale lezione, per esempio legendary/goal.
lessons-hint = Invio per il passo seguente; again, restart, show, look, quit.
lessons-elsewhere = È permesso, ma non è ciò che si intendeva; è stato annullato.
lessons-finished = La lezione è finita. Da te hai fatto { $understood ->
    [one] 1 passo.
   *[other] { $understood } passi.
}
error-no-such-lesson = Non c’è nessun titolo o lezione «{ $text }»; `pelagos lessons list` li mostra.

## puzzles

puzzles-help = Problemi: risolverli, controllarli, cercarne di nuovi.
puzzles-list-help = Conta i problemi di ogni gioco per tema e per stelle.
puzzles-play-help = Risolvi un problema nel terminale; senza nome, quello del giorno.
puzzles-check-help = Controlla che ogni problema valga con le regole di oggi; con --search anche i giudizi.
puzzles-mine-help = Gioca partite fra bot e vi cerca problemi; ciò che il file ha già non viene cercato di nuovo.
puzzles-select-help = Sceglie fra i problemi trovati quelli da pubblicare.
puzzles-which-help = Giochi; tutti se non se ne nomina nessuno.
puzzles-title = Gioco
puzzles-theme = Tema
puzzles-stars = Stelle
puzzles-count = Problemi
puzzles-sum = { $puzzles ->
    [one] 1 problema.
   *[other] { $puzzles } problemi.
}
puzzles-progress = Problemi
puzzles-search-help = Ricalcola tanti problemi di ogni gioco.
puzzles-searching = Ricerca
puzzles-fallen = un’altra ricerca preferisce «{ $best }»; la risposta del problema perde { $lost } vittorie su 100.
puzzles-checked = { $checked } problemi controllati, { $searched } ricalcolati, { $failed } sbagliati.
puzzles-games-help = Quante partite esaminare, una per ogni seme.
puzzles-out-help = Il file di ciò che si trova.
puzzles-mining = Partite
puzzles-mined = { $games ->
    [one] 1 partita esaminata
   *[other] { $games } partite esaminate
}, { $puzzles ->
    [one] 1 problema trovato
   *[other] { $puzzles } problemi trovati
}.
puzzles-mined-help = Un file di «puzzles mine».
puzzles-most-help = Non più di tanti.
puzzles-without-help = Un file con i nomi dei problemi da tralasciare, uno all’inizio di ogni riga.
puzzles-selected = { $chosen } di { $puzzles } problemi da { $games } partite.
puzzles-play-which = Quale problema, per esempio legendary/3f09ab12cd; dopo il solo gioco, quello del giorno.
error-no-puzzles = { $title } non ha problemi.
puzzles-asked = Trova la risposta nettamente migliore. { $stars } stelle su { $most }.
puzzles-hint = Scrivi una risposta o il suo numero; again, show, look, quit.
puzzles-graded = { $grade ->
    [best] La risposta migliore:
    [good] Buona quanto la migliore:
    [inaccurate] Non proprio la migliore:
    [mistake] Un errore:
    [blunder] Un grave errore:
   *[behind] Non fra le risposte che meritano una ricerca:
} { $phrase }{ $chance ->
    [-1] {""}
   *[other] {" "}({ $chance } vittorie su 100)
}


## datasets

dataset-help = Fa giocare i bot, e scrive le partite come registrazioni e tabelle Parquet per la ricerca.
dataset-env = Il nome di un ambiente, come pelagos/hellas_2-v0.
dataset-bots-help = Bot per nome, separati da virgole; prendono posto a turno, e di partita in partita avanzano di un posto.
dataset-games-help = Quante partite ha il dataset.
dataset-seed-help = Il seme della prima partita; le seguenti hanno i seguenti.
dataset-shard-help = Quante partite sta in un file.
dataset-out-help = La cartella; ciò che c’è già non si rifà.
dataset-progress = si gioca
dataset-sum = { $games } partite in { $shards } file, { $kept } delle quali c’erano già: { $path }
argument-on = Dove lavorare: su questa macchina se non si dice; ray per un cluster Ray qui, ray:INDIRIZZO per un altro.
