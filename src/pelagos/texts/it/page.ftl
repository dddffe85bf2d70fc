# Ciò che dice la pagina stessa, in italiano. Le frasi dei giochi stanno nei loro file.

page-name = Pelagos
page-missing = Questa pagina non esiste.
page-broken-help = La partita resta com’era dopo l’ultima mossa, e chi gestisce il server la vede in un elenco. Avvisalo e torna quando il server sarà stato riparato: la partita riprenderà da dove si trova.
page-to-lobby = Alla pagina iniziale
page-close = Chiudi
page-send = Invia
page-loading = Un momento…

## Di chi è il turno

page-your-turn = Tocca a te
page-waits-for = Deve rispondere { $name }
page-waits-for-bot = { $name } sta pensando
page-waits-for-nature = Rotolano i dadi
page-end-comes = Si sta mostrando la fine
page-waits-for-showing = Tocca a te appena hai visto questo
page-game-over = La partita è finita
page-asked-for = { $who } – { $question }
page-to-report = Guarda com’è andata
page-next-turn = Al prossimo tavolo dove tocca a te ({ $count })
page-bell = È il tuo turno.

## Rispondere

page-choose-on-map =
    { $count ->
        [one] Scegli l’unico posto illuminato.
       *[other] Scegli uno dei { $count } posti illuminati.
    }
page-show-list = Mostrali in un elenco
page-confirm = Conferma
page-back = Indietro
page-cancel = Annulla
page-undo = Annulla
page-undo-law = Annulla la tua ultima risposta. Si può finché non si tirano dadi, nulla viene alla luce e nessun altro risponde.
page-open-choice = da scegliere
page-stepwise = Passo per passo
page-everybody-goes = Vanno tutti: non resta nessuno.
page-leave-some = Lascia qualcuno indietro
page-stepwise-told = Dai solo il primo passo e poi ti viene chiesto come continuare: chi viene con te, chi resta.
page-went-by = C’era una sola risposta possibile ed è stata data: { $answer }
page-telling = Ti viene chiesto anche se si può solo questo: senza la domanda gli altri saprebbero qualcosa.
page-why-not = Perché no?
page-why-not-of = { $deed }: perché no?
page-why-not-unknown = Adesso non si può.
page-why-not-turn = Adesso non tocca a te rispondere.
page-why-not-other = Quello che ti si chiede adesso non riguarda questo.
page-why-not-begun = Si può scegliere, ma non con quello che hai cominciato. Prima torna indietro.
page-read-clause = Leggi { $clause }
page-fewer = Di meno
page-more = Di più
page-number = Quanti
page-odds = { $place }: { $win } su 100 per l’attacco, { $loss } per la difesa.
page-odds-nobody = In { $count } casi su 100 non resta nessuno.
page-odds-if = Vale se giochi { $cards }; altrimenti { $win } su 100 per l’attacco.
page-odds-fought-out = Vale se nessuno si ritira.
page-card-price =
    { $count ->
        [one] Costa 1 moneta.
       *[other] Costa { $count } monete.
    }
page-card-choose = Scegli { $name }
page-not-now = Che cosa adesso non si può fare
page-not-now-nothing = Adesso si può fare tutto.
page-costs = Costa
page-price =
    { $count ->
        [one] Paghi 1 moneta.
       *[other] Paghi { $count } monete.
    }
page-price-offer =
    { $count ->
        [0] Se resta valida, non paghi nulla.
        [one] Se resta valida, paghi 1 moneta.
       *[other] Se resta valida, paghi { $count } monete.
    }
page-price-offers =
    { $count ->
        [0] Per tutte le tue offerte insieme non paghi nulla.
        [one] Per tutte le tue offerte insieme paghi 1 moneta.
       *[other] Per tutte le tue offerte insieme paghi { $count } monete.
    }
page-price-left =
    { $count ->
        [0] Non ti resta nulla.
        [one] Te ne resta 1.
       *[other] Te ne restano { $count }.
    }
page-price-short =
    { $count ->
        [one] Te ne manca 1.
       *[other] Te ne mancano { $count }.
    }
page-final = Non si può annullare.
page-spread = Raggruppa
page-spread-what = Togli pezzi da alcuni luoghi e mettili in altri. Poi tutto si manda come una sola risposta.
page-spread-drag = Trascina sulla mappa i pezzi che brillano, oppure scegli qui sotto.
page-spread-numbers = A numeri
page-spread-back = Rimetti tutto a posto
page-spread-send = Lasciali così
page-spread-left = In mano
page-spread-fewer = { $place }: uno in meno, { $kind }
page-spread-more = { $place }: uno in più, { $kind }
page-moved-on = La partita è andata avanti. Guarda di nuovo, poi rispondi.
page-offline = Il server non risponde.

## Il tavolo

page-table-menu = Tavolo
page-turn = Turno
page-seats = Posti
page-log = Cronaca
page-map = Mappa
page-map-comes = Si sta disegnando la mappa…
page-older = Più vecchie
page-you = tu
# Before the sign of the partner in a team.
page-partner = con
page-bot = bot, { $level }
page-away = assente
page-lost = fuori dal gioco
page-clock = Tempo rimasto
page-fields = La posizione
page-rules = Regole
page-learn = Impara
page-analyse = Analizza
page-puzzles = Problemi
page-menu = Pagine

## Tornare indietro

page-past = Ripercorri la partita
page-past-first = All’inizio
page-past-earlier = Prima
page-past-later = Dopo
page-past-now = Torna al presente
page-past-shown = Stai guardando il passato.
page-since = Da quando hai guardato l’ultima volta

## Un dispositivo per più persone

page-hand-over = Passa il dispositivo a { $name }
page-hand-over-why = Tutto resta nascosto finché il prossimo giocatore non è pronto.
page-i-am = Sono { $name }

## Parlare

page-chat = Chiacchiere
page-say-something = Di’ qualcosa
page-no-talk = Nessuno ha ancora detto nulla.
page-channel-table = Tavolo
page-channel-team = Squadra
page-channel-spectators = Spettatori

## Segnalazioni

page-report-line = Segnala questa riga di { $name }
page-report-person = Segnala { $name }
page-report-heading = Segnala { $name } ai moderatori
page-report-kind = Di che si tratta?
page-report-name = Il nome
page-report-behaviour = Come si comporta
page-report-text = Che cosa deve sapere un moderatore? (Puoi lasciare vuoto.)
page-report-what = I moderatori ricevono le tue parole e la chat intorno, e nessuna carta di nessuno. { $name } non ne saprà nulla.
page-report-send = Invia la segnalazione
page-report-sent = Grazie. I moderatori hanno la tua segnalazione.
page-line-hidden = Nascosto da un moderatore.

## Ordini permanenti

page-order = Ordine permanente
page-order-stands = Ordine permanente (ne hai lasciato uno)
page-order-what = Il tuo piano privato: risponde per te finché è adatto, e nessun altro può vedere che c’è.
page-order-leave = Salva questo ordine
page-order-withdraw = Ritiralo
page-order-woken-none-fits = Nessun dio del tuo ordine permanente si può avere entro i suoi limiti: decidi tu.
page-order-woken-reached = Il tuo ordine permanente ti sveglia: l’offerta per { $god } è arrivata a { $amount }.
page-order-how = Si scrive con queste parole inglesi, con un punto e virgola tra una parte e l’altra; scegli un esempio per aggiungerlo.
page-order-typed = Scritto, con le parole dei verbali
page-plan-bids = Offerte
page-plan-bid = { $number ->
    [1] Prima scelta
   *[other] Altrimenti
}
page-plan-bid-add = Aggiungi un dio
page-plan-bid-limit = fino a
page-plan-bid-limit-of = Quanto offrire al massimo per { $god }, in monete
page-plan-god = Dio della riga { $number }
page-plan-gold = monete
page-plan-free = non prende oro
page-plan-up = { $god } prima
page-plan-down = { $god } dopo
page-plan-remove = Togli { $god }
page-plan-every = In ogni ciclo, non solo alle prossime offerte
page-plan-alarms = Svegliami
page-plan-alarm = Appena qualcuno offre per
page-plan-alarm-add = Aggiungi un avviso
page-plan-alarm-limit = almeno
page-plan-alarm-limit-of = Da quale offerta per { $god } svegliarmi, in monete
page-plan-others = Mentre agiscono gli altri
page-plan-passes = Passa qualunque cosa mi si chieda fino al mio prossimo turno
page-plan-now = Adesso:
page-plan-says = risponderebbe «{ $answer }».
page-plan-silent = non dice nulla alla domanda che ti è posta.
page-plan-not-asked = non ti si chiede nulla, quindi aspetta.
page-plan-no-answer = Il server non risponde, quindi non si può mostrare che cosa farebbe.

## Il registro

page-ledger = Registro
page-ledger-none = Non si è ancora mosso oro.
page-ledger-cycle = Ciclo { $number }
page-ledger-setup = Prima del primo ciclo
page-ledger-offers = Offerte del ciclo { $number }
page-ledger-gold = Oro del ciclo { $number }
page-ledger-who = Chi
page-ledger-god = Dio
page-ledger-amount = Offerta
page-ledger-outcome = Come è finita
page-ledger-stands = vale
page-ledger-stood = vinta
page-ledger-outbid = superata da { $name }
page-ledger-returned = ritirata, non pagata
page-ledger-before = All’inizio
page-ledger-after = Nella borsa
page-ledger-unknown = ignoto
page-ledger-range = da { $least } a { $most }
page-ledger-to-replay = Mostra nella moviola: { $name }, { $god }

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-system = come il dispositivo
page-theme-light = chiari
page-theme-dark = scuri
page-less-motion = Meno movimento
page-notify = Un avviso quando tocca a me e guardo altrove
page-at-once = Invia una risposta appena è completa, senza chiedere
page-confirm-all = Conferma ogni risposta, anche quelle che si possono annullare
page-go-by = Salta le domande che hanno una sola risposta

## Altro

page-more-deeds = Altro
page-propose-end = Proponi di finire la partita
page-propose-pause = Proponi una pausa
page-paused = La partita è in pausa. Nessun orologio corre, e non si aspetta nessuno.
page-resume = Riprendi la partita
page-practice = Allenamento
page-practice-what = Puoi tornare a qualunque momento: guarda il passato e riprendi da lì. Escono gli stessi dadi.
page-practice-back = Torna alla mia ultima risposta
page-practice-from-here = Riprendi da qui
page-rematch = Gioca ancora
page-rematch-rotated = tutti un posto più in là
page-rematch-offered = { $name } propone un’altra partita.
page-rematch-accept = Accetta
page-rematch-decline = Stavolta no
page-rematch-declined = { $count ->
    [one] { $names } non gioca ancora.
   *[other] { $names } non giocano ancora.
}
page-kept-seat = tenuto per chi sedeva qui prima
page-propose-back = Proponi di tornare indietro di un turno
page-resign = Abbandona la partita
page-leave = Lascia il tavolo
page-come-back = Riprendi il mio posto
page-record = Scarica la registrazione
page-move = Continua altrove
page-move-what = Qui la partita finisce, e la ricevi tutta come file. Continua dove apri il file: su qualunque server, o su un dispositivo senza server. I dadi e le carte che devono ancora uscire vengono estratti di nuovo.
page-moved-what = Porta con te il file e aprilo nella pagina iniziale di là. Contiene tutto ciò che è stato detto finora, anche quello che hanno in mano i bot.
page-moved-file = Salva la partita come file
page-moved-server = Continua su { $host }
page-moved-here = Continua qui, dopotutto
page-proposal-end = { $name } propone di finire la partita.
page-proposal-pause = { $name } propone una pausa: nessun orologio corre finché qualcuno non riprende.
page-proposal-back = { $name } propone di tornare indietro.
page-proposal-admit = { $name } propone di far sedere { $about }.
page-proposal-remove = { $name } propone di allontanare { $about }.
page-seat-request = { $name } chiede il posto di { $seat }.
page-admit = Fai sedere { $name }
page-refuse-chair = Rifiuta
page-ask-for-chair = Chiedi il posto di { $name }
page-remove = Allontana { $name }
page-propose-remove = Proponi di allontanare { $name }
page-agree = Accetta
page-disagree = Rifiuta

## Prima della partita

page-waiting-room = Manda il link ai tuoi amici, o dai i posti liberi ai bot.
page-copy-link = Copia il link
page-copied = Copiato
page-your-name = Il tuo nome
page-guest-mark = ospite, senza account
page-guest = Ospite
page-free-seat = libero
page-sit = Siediti qui
page-seat-bot = Fai sedere un bot
page-level = Livello dei bot che fai sedere
page-level-novice = novizio
    .what = Compagnia per una prima partita.
page-level-sailor = marinaio
    .what = Capisce quasi tutto, e sbaglia molte stime.
page-level-trader = mercante
    .what = Fa bene i conti, anche se non proprio al centesimo.
page-level-settler = colono
    .what = Pensa in anticipo e sa quanto valgono le cose.
page-level-captain = capitano
    .what = Gioca fino in fondo le sue idee migliori, nella sua testa, una domanda sì e una no.
page-level-strategos = stratego
    .what = Il più forte: guarda molti futuri, fino a un secondo.
page-level-uniform = caso
    .what = Dice qualsiasi cosa sia permessa.
page-clear-seat = Libera
page-rise = Alzati
page-start = Comincia
page-start-needs =
    { $count ->
        [one] Si può cominciare quando l’ultimo posto è preso.
       *[other] Si può cominciare quando i { $count } posti liberi sono presi.
    }
page-start-by = La partita la comincia { $name }.

## Avvisi

page-notices = Avvisi
page-notices-what = Quando ai tuoi tavoli succede qualcosa mentre non ci sei, puoi essere avvisato.
page-notices-guest = Quando a questo tavolo tocca a te e non ci sei, puoi essere avvisato. Un indirizzo che dai qui serve solo per questo tavolo.
page-notices-no-mail = Questo server non manda posta elettronica.
page-notices-address = Indirizzo di posta elettronica
page-notices-add = Aggiungi
page-notices-unconfirmed = Un messaggio è in viaggio verso { $address }. Non arriverà altro finché non avrai aperto il collegamento che contiene.
page-notices-given-up = I messaggi tornano indietro, perciò non se ne mandano più: { $why }
page-notices-failing = L’ultimo messaggio non è arrivato: { $why }
page-notices-again = Manda di nuovo il collegamento
page-notices-channel-mail = posta elettronica
page-notices-channel-push = push
page-notices-channel-webhook = webhook
page-notices-kinds = { $count ->
    [0] Non si manda nulla
    [one] { $count } tipo di avviso
   *[other] { $count } tipi di avvisi
}
page-notices-kind-your-turn = quando tocca a me
page-notices-kind-outbid = quando la mia offerta è superata
page-notices-kind-invited = quando sono invitato
page-notices-kind-time = quando il mio tempo sta per scadere
page-notices-kind-over = quando una partita è finita
page-notices-digest = Tutto in un solo messaggio al giorno
page-notices-test = Manda un messaggio di prova
page-notices-tested = È in viaggio.
page-notices-remove = Togli
page-notices-remove-named = Togli { $name }
page-notices-hours = A che ora
page-notices-zone = Fuso orario
page-notices-quiet = Ore di silenzio
page-notices-from = Dalle
page-notices-until = Alle
page-notices-digest-at = Messaggio quotidiano alle
page-notices-keep = Salva
page-notices-kept = Salvato.
page-notices-account = Dove e quando essere avvisato lo scegli nel tuo account
page-notices-table = A questo tavolo
page-notices-table-usual = come ovunque
page-notices-table-own = solo ciò che scelgo qui
page-notices-confirm = Conferma il tuo indirizzo
page-notices-confirm-what = Conferma che vuoi essere avvisato a questo indirizzo quando tocca a te.
page-notices-confirmed = { $address } è confermato.
page-notices-unsubscribe = Basta messaggi
page-notices-unsubscribe-what = I messaggi vanno a { $address }.
page-notices-unsubscribe-table = Basta messaggi su questo tavolo
page-notices-unsubscribe-all = Basta messaggi a questo indirizzo
page-notices-unsubscribe-never = Non sono stato io: non chiedere mai più a questo indirizzo
page-notices-unsubscribed = Fatto: non arriverà più nulla.
page-vacation = Ferie per corrispondenza
page-vacation-here = Ferie a questo tavolo
page-vacation-what = Mentre non ci sei il tuo orologio sta fermo nelle partite per corrispondenza, per quanto ogni tavolo lo consente. Tutti lì lo vedono.
page-vacation-first = Primo giorno
page-vacation-last = Ultimo giorno
page-vacation-take = Parti
page-vacation-taken = Via dal { $from } al { $until }
page-vacation-end = Sono tornato
page-vacation-left = { $days ->
    [one] resta { $days } giorno
   *[other] restano { $days } giorni
}
page-on-vacation = via fino al { $until }
page-invite-name = Invita un account con il suo nome
page-invite = Invita
page-invited = { $name } sarà avvisato, se lo desidera.

## Messaggi push

page-push = Avvisi su questo dispositivo
page-push-what = Il browser può dirti quando tocca a te anche se Pelagos è chiuso.
page-push-is-on = Il browser ti dice quando tocca a te anche se Pelagos è chiuso.
page-push-on = Avvisami su questo dispositivo
page-push-off = Non più su questo dispositivo
page-push-denied = Il browser non permette a questa pagina di mostrare messaggi. Puoi permetterlo nelle impostazioni del browser per questa pagina.
page-push-unsupported = Questo browser non può ricevere avvisi mentre Pelagos è chiuso. Su iPhone e iPad può, quando la pagina è nella schermata Home.

## Webhook

page-webhook = Webhook
page-webhook-what = Messaggi a un tuo programma, oppure a un canale di Discord o Slack.
page-webhook-url = Indirizzo, con https://
page-webhook-shape = Per
page-webhook-shape-json = un mio programma
page-webhook-shape-discord = Discord
page-webhook-shape-slack = Slack
page-webhook-label = Come lo chiami
page-webhook-add = Aggiungi il webhook
page-webhook-once = Con questo segreto il tuo programma può verificare che un messaggio venga da qui. Copialo ora: viene mostrato solo questa volta.

## Posti lasciati

page-leave-ask = Lasciare il tavolo?
page-leave-bot = Un bot gioca al tuo posto. Finché la partita continua e nessun altro è stato ammesso al tuo posto, puoi riprenderlo. Tutti vedono che sei andato via.
page-leave-empty = Il tuo posto resta vuoto, e forse gli altri aspettano. Finché la partita continua e nessun altro è stato ammesso al tuo posto, puoi riprenderlo. Tutti vedono che sei andato via.
page-leave-joined = Un bot gioca a questo posto. Sei arrivato a partita in corso: per sederti di nuovo qui dovrai chiederlo. Tutti vedono che sei andato via.
page-resign-ask = Abbandonare?
page-resign-ends = Perdi, e la partita è finita: non resta nessuno che possa continuare. Poi vedi com’è andata.
page-resign-goes-on = Perdi, qualunque cosa succeda al tavolo. Un bot gioca al tuo posto per gli altri, e tu puoi guardare. Non puoi tornare. Tutti vedono che hai abbandonato.
page-play-on = Continua a giocare
page-you-left = Sei andato via. Un bot gioca al tuo posto.
page-you-left-empty = Sei andato via. Il tuo posto è vuoto.
page-you-resigned = Hai abbandonato e stai guardando.
page-departed = { $why ->
    [resigned] { $name } ha abbandonato.
    [out-of-time] { $name } ha finito il tempo.
    [removed] { $name } è stato allontanato.
    [back] { $name } è di nuovo qui.
   *[left] { $name } è andato via.
}
page-departed-bot = { $why ->
    [resigned] { $name } ha abbandonato. Continua un bot.
    [out-of-time] { $name } ha finito il tempo. Continua un bot.
    [removed] { $name } è stato allontanato. Continua un bot.
   *[left] { $name } è andato via. Continua un bot.
}
# Accanto a chi gioca lì adesso.
page-given-up = { $why ->
    [resigned] { $name } ha abbandonato
    [out-of-time] { $name } ha finito il tempo
    [removed] { $name } è stato allontanato
   *[left] { $name } è andato via
}
page-chair-away = { $name } (via, gioca un bot)
page-chair-played-on = { $why ->
    [resigned] { $name } (ha abbandonato, continua un bot)
    [out-of-time] { $name } (tempo finito, continua un bot)
    [removed] { $name } (allontanato, continua un bot)
   *[left] { $name } (andato via, continua un bot)
}
page-chair-given-up = { $why ->
    [resigned] { $name } (ha abbandonato)
    [out-of-time] { $name } (tempo finito)
    [removed] { $name } (allontanato)
   *[left] { $name } (andato via)
}
page-chair-taken-over = { $why ->
    [removed] { $name } (per { $before }, che è stato allontanato)
   *[left] { $name } (per { $before }, che è andato via)
}
page-ended-played = { $count ->
    [0] La partita è finita.
    [one] La partita è finita: ha vinto { $names }.
   *[other] La partita è finita: hanno vinto { $names }.
}
page-ended-moved = La partita continua altrove.
page-ended-agreed = La partita è finita di comune accordo.
page-ended-deserted = { $count ->
    [one] La partita è finita: ha vinto { $names }, perché { $gone ->
        [one] { $left } ha abbandonato.
       *[other] { $left } hanno abbandonato.
    }
   *[other] La partita è finita: hanno vinto { $names }, perché { $gone ->
        [one] { $left } ha abbandonato.
       *[other] { $left } hanno abbandonato.
    }
}
page-ended-by-leaving = { $gone ->
    [one] La partita è finita: { $left } ha abbandonato, e restavano solo bot.
   *[other] La partita è finita: { $left } hanno abbandonato, e restavano solo bot.
}

## Il collegamento

page-connection-connecting = Mi collego…
page-connection-slow = Connessione lenta: il server non ha ancora risposto.
page-connection-polling = Nessun collegamento continuo. Le novità si chiedono ogni pochi secondi.
page-connection-lost = Il server non risponde. Si riprova più volte.
page-connection-away = { $seconds ->
    [one] Il server non risponde. Si riprova tra { $seconds } secondo.
   *[other] Il server non risponde. Si riprova tra { $seconds } secondi.
}
page-connection-trying = Il server non risponde. Riprovo…
page-connection-retry = Prova adesso
page-connection-back = Di nuovo collegato.
page-connection-kept = La tua risposta è conservata e sarà mandata una volta sola.
page-connection-unknown = Se la tua risposta è arrivata si saprà quando il server risponde; conta una volta sola.
page-connection-cancel = Non mandarla
page-not-sent = La tua risposta non è stata mandata.

## Il tempo

page-time-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
page-time-days-hours = { $days ->
    [one] { $hours ->
        [one] { $days } giorno, { $hours } ora
       *[other] { $days } giorno, { $hours } ore
    }
   *[other] { $hours ->
        [one] { $days } giorni, { $hours } ora
       *[other] { $days } giorni, { $hours } ore
    }
}
page-time-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}
page-time-hours-minutes = { $hours ->
    [one] { $minutes ->
        [one] { $hours } ora, { $minutes } minuto
       *[other] { $hours } ora, { $minutes } minuti
    }
   *[other] { $minutes ->
        [one] { $hours } ore, { $minutes } minuto
       *[other] { $hours } ore, { $minutes } minuti
    }
}

## Link per gli altri

page-link-device = Questo link funziona solo su questo dispositivo. Per gli altri, avvia il server a un indirizzo che possono raggiungere.
page-link-network = Questo link funziona solo nella tua rete: a casa, per esempio, con lo stesso Wi-Fi.
page-qr = Codice QR
page-qr-of = Codice QR di { $link }
page-qr-failed = Non è stato possibile disegnare il codice QR.
## Seguire ciò che fanno gli altri

page-pace = Ritmo
page-pace-slow = Lento
page-pace-normal = Normale
page-pace-quick = Rapido
page-pace-off = Subito
page-pace-pause = Pausa
page-pace-go-on = Continua
page-pace-step = Un passo
page-to-my-turn = Al mio turno
page-to-now = Salta a ora
page-replay = Rivedi
page-replay-since = Rivedi ciò che è cambiato dalla mia ultima risposta
page-recap = Nel frattempo
page-recap-more = altri { $count }
page-recap-setting = Una riga per ogni turno degli altri
page-camera-setting = La mappa va dove succede qualcosa
page-volume = Volume dei suoni
page-mute = Disattiva i suoni
page-unmute = Attiva i suoni
page-victory-report = Leggi il resoconto
page-victory-stay = Guarda la mappa

## Il maestro

page-coach = Maestro
page-hint = Suggerimento
page-hint-what = Chiedi al maestro che cosa potresti fare adesso. (Tasto: H)
page-coach-offer = La tua prima partita? Il maestro spiega che cosa succede e che cosa potresti fare.
page-coach-accept = Aiutami
page-coach-decline = No, grazie
page-coach-always = Aiutami a ogni domanda
page-coach-thinks = Il maestro sta pensando …
page-coach-ask = Premi “Suggerimento” e il maestro dice che cosa potresti fare.
page-coach-wait = Un momento, prima di confermare
page-coach-suggests = Potresti
page-coach-show = Mostra
page-coach-take = Mettilo nella mia risposta
page-coach-dangers = Attenzione
page-coach-news = Che cosa hanno fatto i rivali
page-coach-goal = Come si vince
page-five = In cinque minuti

# A page without a server
page-engine-loading = Preparo i giochi…
page-engine-failed = Qui i giochi non si avviano: { $why }
page-engine-elsewhere = Le partite di questo dispositivo sono aperte in un’altra scheda.
page-engine-take-over = Gioca qui
page-engine-not-kept = L’ultima risposta non si è potuta salvare su questo dispositivo ed è stata ritirata. La memoria è piena?
page-engine-other-rules = { $count ->
    [one] Una partita è iniziata con regole che nel frattempo sono state corrette. Continua da dove si trova, con le regole di oggi.
   *[other] { $count } partite sono iniziate con regole che nel frattempo sono state corrette. Continuano da dove si trovano, con le regole di oggi.
}
page-engine-cannot-open = { $count ->
    [one] Una partita non può essere aperta da questa versione. Resta salvata su questo dispositivo così com’era.
   *[other] { $count } partite non possono essere aperte da questa versione. Restano salvate su questo dispositivo così com’erano.
}
