# Ciò che il server rifiuta da sé.

error-no-such-table = Questo tavolo non esiste.
error-no-such-door = A questo indirizzo non c’è nulla.
error-not-offline = Per questo serve un server: qui tutto resta su questo dispositivo.
error-offline-untimed = Su questo dispositivo le partite non hanno orologio.
error-not-kept = Non è stato possibile salvarlo su questo dispositivo, quindi non è stato fatto. La memoria è piena?
error-wrong-method = A questo indirizzo non si chiede in questo modo.
error-no-such-viewer = A questo tavolo nessuno guarda come «{ $viewer }».
error-not-before-the-end = Attraverso gli altri posti si può guardare quando la partita è finita.
error-who-are-you = Di’ chi sei: con la chiave del tuo posto, o accedendo.
error-needs-account = Per questo ti serve un account.
error-unknown-key = Questa chiave non apre nessun posto.
error-unknown-token = Questo token non è conosciuto.
error-unknown-scheme = Authorization comincia con Seat o Bearer.
error-key-of-another-table = Questa chiave è di un altro tavolo.
error-not-seated = Non siedi a questo tavolo.
error-not-asked = Adesso non si chiede nulla a te.
error-not-welcome = Chi ha aperto questo tavolo non ti vuole lì.
error-not-our-page = Deve arrivare dalla pagina di Pelagos.
error-name-taken = Questo nome è già preso; scegline un altro.
error-name-too-long = Questo nome è troppo lungo.
error-wrong-password = Nome e password non vanno insieme.
error-only-signed-in = Questo si fa da una pagina in cui hai fatto l’accesso, non con un token.
error-no-such-token = Non hai un token così.
error-no-such-device = Nessun dispositivo così ha fatto l’accesso.
error-no-such-name = Non c’è nessun altro con questo nome.
error-no-such-profile = Nessuno con questo nome ha giocato qui una partita classificata.
error-too-many-tokens = Hai { $most } token; prima ritirane uno.
error-too-many-blocks = Hai bloccato { $most } persone; prima sbloccane una.
error-challenge-over = È passato troppo tempo, o la risposta è già arrivata; riprova.
error-bad-passkey = Questa passkey non va bene.
error-unknown-passkey = Questa passkey non apre nessun account qui.
error-passkey-copied = Questa passkey sembra copiata e non viene accettata. Accedi in un altro modo e rimuovila.
error-passkey-known = Questa passkey appartiene già a un account.
error-passkeys-need-a-name = Le passkey funzionano dove il server ha un nome, non all’indirizzo { $host }.
error-too-many-passkeys = Hai { $most } passkey; prima rimuovine una.
error-no-such-passkey = Non hai questa passkey.
error-last-way-in = È l’unico modo in cui puoi accedere; prima imposta una password o aggiungi un’altra passkey.
error-prove-first = Prima inserisci di nuovo la password o una passkey.
error-no-guest-here = Queste chiavi non aprono nessun posto di un ospite a questo tavolo.
error-no-such-reset = Questo link è già stato usato o è scaduto. Chiedine un altro.
error-no-mail = Questo server non manda posta. Chiedi a chi lo gestisce un link per impostare una nuova password.
error-unknown-host = Questo server non risponde a quel nome; chi lo gestisce può aggiungerlo con --origin.
error-page-not-built = La pagina non è stata costruita. Il server risponde comunque ai programmi; `make page` nei sorgenti la costruisce.
error-no-such-clause = La clausola «{ $wanted }» non esiste.
error-wrong-chairs = La partita ha { $seats } posti, e sono arrivate { $chairs } sedie.
error-coach-busy = Il maestro sta aiutando altri. Chiedi di nuovo tra { $wait } secondi.
error-no-primer = Di { $title } non c’è un racconto breve di questo nome.
error-unknown-example = In { $title } non c’è niente da provare con il nome «{ $name }».
error-practice-is-unlisted = Un tavolo di allenamento non è in elenco.
error-seat-kept = Il posto { $seat } è tenuto per chi sedeva lì nella partita precedente.
error-nobody-sits = Chi non ha un account deve sedersi al tavolo che apre.
error-no-json = Questo non è JSON.
error-no-object = Un messaggio è un oggetto.
error-unknown-message = Un messaggio dice watch, unwatch, say, do o ping.
error-bad-request = Questo non si può leggere: { $detail }
error-body-too-large = È troppo grande; al massimo { NUMBER($most, useGrouping: 0) } byte.
error-message-too-large = Un messaggio ha al massimo { NUMBER($most, useGrouping: 0) } caratteri.
error-too-often = Troppo in fretta; aspetta { $wait ->
    [one] un secondo
   *[other] { $wait } secondi
}.
error-too-many-sockets = Da lì ci sono già { $most } connessioni.
error-too-many-watches = Una connessione segue al massimo { $most } posti.
error-too-many-tables = Hai { $most } tavoli non finiti; prima finiscine qualcuno.
error-table-broken = Per ora il server non riesce ad aprire questo tavolo. Nulla va perduto.
error-other-rules = Con le regole di oggi, ciò che è stato fatto qui («{ $call }») porta a un’altra domanda.
error-damaged-save = Ciò che di questo tavolo è conservato su disco è danneggiato.
error-too-many-tables-of-guests = Al tuo indirizzo gli ospiti hanno { $most } tavoli non finiti; prima finitene qualcuno, oppure accedi.
error-store-failed = Non è stato possibile scriverlo ({ $reason }), quindi nulla è cambiato. Riprova tra un momento.
error-fault = Qualcosa è andato storto dalla nostra parte; nulla è cambiato.
error-bad-address = Questo non è un indirizzo di posta elettronica.
error-address-refuses = Chi legge quell’indirizzo non vuole che gli si chieda.
error-no-such-channel = Su questo server i messaggi per { $channel } non sono attivi.
error-too-many-contacts = Hai { $most } recapiti; togline prima uno.
error-too-many-confirmations = A quell’indirizzo è stata chiesta conferma troppo spesso; riprova domani.
error-no-such-confirmation = Questo collegamento non esiste, è troppo vecchio oppure è già stato usato.
error-no-such-contact = Questo recapito non esiste.
error-not-confirmed = Questo indirizzo non è ancora confermato.
error-unknown-zone = Non esiste un fuso orario «{ $zone }».
error-vacation-used-up = Sono più ferie di quelle che ti restano quest’anno: { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}.
error-bad-subscription = Questa non è un’iscrizione push di un browser a cui questo server possa scrivere.
error-bad-webhook-address = Questo indirizzo non si può usare: deve cominciare con https:// e un nome pubblico, con la porta consueta e senza password.
error-too-many-vacations = Quest’anno hai già preso { $most } periodi di ferie; prendine uno lungo al posto di molti brevi.
error-too-many-webhooks = Hai già { $most } webhook; togline prima uno.

# Perché un server è degradato o non pronto, per chi se ne occupa.
health-starting-or-stopping = Il server si sta avviando o fermando.
health-disk-full = Il disco con la cartella dei dati è pieno: restano meno di 32 MiB, e presto nessuna mossa potrà essere scritta.
health-disk-nearly-full = Il disco con la cartella dei dati è quasi pieno: restano meno di 512 MiB.
health-store-full = L’ultima mossa non si è potuta scrivere: il disco è pieno.
health-store-locked = Il database era bloccato da un altro processo.
health-store-read-only = Il database non si può scrivere: esso, o la sua cartella, è di sola lettura.
health-store-gone = Il database non si può aprire.
health-store-in-use = Un altro server ha preso il database, quindi questo non può scrivere.
health-store-broken = Il database è danneggiato, o il disco è guasto. Ripristina una copia.
health-broken-tables = Alcuni tavoli non si sono potuti aprire. Il registro ne dice i codici; le partite restano come sono.
health-bots-dead = Un processo dei bot è morto sull’ultima domanda che gli è stata fatta.
health-loop-lag = Nell’ultimo minuto tutti hanno dovuto aspettare mezzo secondo o più: la macchina è troppo occupata.
health-backlog = Molto attende client che leggono lentamente; i più lenti saranno scollegati.
health-jobs-late = Bot, ordini o orologi sono in ritardo di oltre un minuto.
health-notices-late = Un messaggio attende da un’ora o più: il suo canale non funziona, o nessuno spedisce.
health-notices-given-up = Da ieri si è rinunciato a un messaggio che per giorni non si è potuto spedire. Il registro dice il canale.
health-connections-unlimited = Le connessioni non hanno limiti nostri: non vanno d’accordo con uvicorn installato, o col sistema.

## Moderazione

error-table-removed = Un moderatore ha rimosso questo tavolo. Chi gestisce il server può ripristinarlo per qualche tempo.
error-muted = Un moderatore ti ha tolto la parola: non puoi scrivere in nessuna chat fino al { $until }. Il motivo: { $reason }
error-muted-for-good = Un moderatore ti ha tolto la parola: non puoi scrivere in nessuna chat. Il motivo: { $reason }
error-banned = Un moderatore ti ha escluso fino al { $until }. Il motivo: { $reason }
error-banned-for-good = Un moderatore ti ha escluso. Il motivo: { $reason }
error-report-too-large = Una segnalazione ha al massimo { NUMBER($most, useGrouping: 0) } byte.
error-too-many-reports = { $most } segnalazioni aspettano già un moderatore; riprova più tardi.
error-nobody-to-report = Lì non siede nessuno che si possa segnalare.
error-nothing-to-report = Non c’è una riga di chat così che tu possa leggere.
error-sign-in-again = Prima di farlo accedi di nuovo: hai fatto l’accesso molto tempo fa.
error-is-admin = { $name } è un amministratore.
error-no-admin = { $name } non è un amministratore.
error-nobody-to-sanction = Non si può più dire chi sia: non c’è un account e non si conosce l’indirizzo.
error-sanction-whom = Di’ chi intendi: un account, una segnalazione, oppure un tavolo e un posto.
error-bad-hours = Un silenzio o un’esclusione dura da 1 a { NUMBER($most, useGrouping: 0) } ore, oppure per sempre.
error-no-such-sanction = Nessun silenzio e nessuna esclusione in vigore ha il numero { NUMBER($number, useGrouping: 0) }.
error-no-such-report = Nessuna segnalazione aperta ha il numero { NUMBER($number, useGrouping: 0) }.
error-no-such-account = L’account «{ $name }» non esiste.
error-nobody-at-seat = Al posto { $number } di quel tavolo non siede nessuno.
error-removed-already = Quel tavolo è già stato rimosso.
error-not-removed = Quel tavolo non è stato rimosso.
error-no-address = «{ $address }» non è un indirizzo.
error-older-database = { $path } viene da una versione più vecchia di Pelagos; avvia una volta il server, che lo aggiorna.
error-analysis-of-others = Una partita che si gioca ancora fra persone non si può analizzare qui.
error-analysis-of-rated = Una partita classificata si può analizzare quando è finita.
error-nobody-is-asked = Qui non si chiede nulla a nessuno.
error-not-an-analysis = Questo tavolo non è un’analisi.

## Studi

error-study-busy = Si stanno studiando altre partite. Chiedi di nuovo tra { $wait } secondi.
error-study-failed = Non è stato possibile studiare questa partita. Chiedi di nuovo più tardi.

## Tornei

error-unknown-tournament-format = Questa formula non esiste. Note: { $known }.
error-bad-table-sizes = A un tavolo siedono da 2 a { $most } persone, e il minimo non supera il massimo.
error-bad-rounds = Il numero dei turni deve essere fra 1 e { $most }.
error-bad-group = La grandezza di un girone deve essere fra { $least } e { $most }.
error-bad-promotion = Da un girone così grande non possono passare o spostarsi in tanti; spostarsi possono al massimo { $most }.
error-tournament-started = Le iscrizioni sono già chiuse.
error-wrong-entrants = Un torneo di questo tipo richiede da { $least } a { $most } iscritti.
error-tournament-not-started = Il torneo non è cominciato.
error-round-not-over = Ci sono ancora partite in corso del turno { $number }.
error-tournament-over = Il torneo è finito.
error-no-such-table-of-round = L’ultimo turno non ha questo tavolo.
error-bad-places = { $count ->
    [one] Deve esserci un posto.
   *[other] Devono esserci { $count } posti, dal primo in poi; chi condivide un posto occupa anche i successivi.
}
error-no-such-entrant = Con questo numero non partecipa più nessuno.
error-place-is-lost = Dal ritiro è stato accoppiato un turno, quindi nessuno può subentrare.
error-no-such-tournament = Questo torneo non esiste.
error-tournament-moved-on = Nel frattempo il torneo è cambiato. Guardalo di nuovo.
error-too-many-tournaments = Organizzi già { $most } tornei non finiti. Prima finiscine uno.
error-entered-already = Partecipa già.
error-tournament-full = Ci sono { $most } iscritti, e di più non si può.
error-not-entered = Non partecipi.
error-not-organiser = Può farlo solo chi organizza.
error-no-next-season = La stagione successiva si annuncia solo quando un campionato è finito.
error-tournament-not-so = { $phase ->
    [registration] Si può fare solo a torneo cominciato.
    [running] Le iscrizioni sono chiuse.
   *[other] Il torneo è finito.
}

## Circoli

error-no-such-club = Questo circolo non esiste.
error-too-many-clubs = Hai già { $most } circoli tuoi, e di più non si può.
error-member-already = Ne fai già parte.
error-club-full = Il circolo ha { $most } soci e richieste, e di più non si può.
error-owner-stays = Chi possiede il circolo lo affida a qualcun altro prima di lasciarlo.
error-not-club-organiser = Può farlo solo chi possiede o organizza il circolo.
error-not-club-owner = Può farlo solo chi possiede il circolo.
error-not-a-member = Non fa parte del circolo.
