# Ciò che dice la pagina stessa, in italiano. Le frasi dei giochi stanno nei loro file.

page-name = Pelagos
page-missing = Questa pagina non esiste.
page-broken-help = La partita resta com’era dopo l’ultima mossa, e chi gestisce il server la vede in un elenco. Avvisalo e torna quando il server sarà stato riparato: la partita riprenderà da dove si trova.
page-to-lobby = Alla pagina iniziale
page-close = Chiudi
page-done = Fatto
page-next = Avanti
page-skip = Salta
page-send = Invia
page-loading = Un momento…

## Di chi è il turno

page-your-turn = Tocca a te
page-waits-for = Deve rispondere { $name }
page-waits-for-bot = { $name } sta pensando
page-waits-for-nature = Rotolano i dadi
page-game-over = La partita è finita
page-won =
    { $count ->
        [one] La partita è finita: ha vinto { $names }.
       *[other] La partita è finita: hanno vinto { $names }.
    }
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
page-stepwise-told = Dai solo il primo passo e poi ti viene chiesto come continuare: chi viene con te, chi resta.
page-went-by = C’era una sola risposta possibile ed è stata data: { $answer }
page-telling = Ti viene chiesto anche se si può solo questo: senza la domanda gli altri saprebbero qualcosa.
page-why-not = Perché no?
page-why-not-of = { $deed }: perché no?
page-why-not-unknown = Adesso non si può.
page-why-not-turn = Adesso non tocca a te rispondere.
page-why-not-other = Quello che ti si chiede adesso non riguarda questo.
page-read-clause = Leggi { $clause }
page-fewer = Di meno
page-more = Di più
page-number = Quanti
page-odds = { $place }: { $win } su 100 per l’attacco, { $loss } per la difesa.
page-not-now = Non ora ({ $count })
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
page-spread = Riorganizza
page-spread-what = Togli pezzi da alcuni luoghi e mettili in altri. Poi tutto si manda come una sola risposta.
page-spread-drag = Trascina sulla mappa i pezzi che brillano, oppure scegli qui sotto.
page-spread-numbers = A numeri
page-spread-back = Rimetti tutto a posto
page-spread-send = Lasciali così
page-spread-left = In mano
page-spread-fewer = { $place }: uno in meno, { $kind }
page-spread-more = { $place }: uno in più, { $kind }
page-moved-on = La partita è andata avanti. Guarda di nuovo, poi rispondi.
page-offline = Il server non risponde. Si riproverà.

## Il tavolo

page-table-menu = Tavolo
page-turn = Turno
page-panels = Dèi
page-seats = Posti
page-log = Cronaca
page-map = Mappa
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
page-menu = Pagine
page-link-lost = Mi ricollego…
page-link-slow = Connessione lenta

## Tornare indietro

page-past = Ripercorri la partita
page-past-first = All’inizio
page-past-earlier = Prima
page-past-later = Dopo
page-past-now = Torna al presente
page-past-shown = Stai guardando il passato.
page-since = Da quando hai guardato l’ultima volta
page-since-count = { $from }–{ $to } di { $count }

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
page-order-leave = Lascia questo ordine
page-order-withdraw = Ritiralo
page-order-woken-none-fits = Nessun dio del tuo ordine permanente si può avere entro i suoi limiti: decidi tu.
page-order-woken-reached = Il tuo ordine permanente ti sveglia: l’offerta per { $god } è arrivata a { $amount }.
page-order-how = Si scrive con queste parole inglesi, con un punto e virgola tra una parte e l’altra; scegli un esempio per aggiungerlo.

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-theme = Colori
page-theme-system = come il dispositivo
page-theme-light = chiari
page-theme-dark = scuri
page-less-motion = Meno movimento
page-sound = Un suono quando tocca a me
page-notify = Un avviso quando tocca a me e guardo altrove
page-at-once = Invia una risposta appena è completa, senza chiedere
page-confirm-all = Conferma ogni risposta, anche quelle che si possono annullare
page-go-by = Salta le domande che hanno una sola risposta

## Altro

page-more-deeds = Altro
page-propose-end = Proponi di finire la partita
page-propose-back = Proponi di tornare indietro di un turno
page-resign = Abbandona la partita
page-resign-sure = Abbandonare: ne sei certo?
page-leave = Lascia il tavolo
page-come-back = Riprendi il mio posto
page-record = Scarica la registrazione
page-proposal-end = { $name } propone di finire la partita.
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
page-level-settler = colono
    .what = Pensa in anticipo e sa quanto valgono le cose.
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
