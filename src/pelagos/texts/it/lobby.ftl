# Le pagine intorno al tavolo: inizio, nuovi tavoli, regole, dopo la partita, account.

lobby-account = Account
lobby-skip = Al contenuto
lobby-failed = Non ha funzionato: { $why }
lobby-offline = Il server non risponde. Riprova tra un momento.
lobby-try-again = Riprova

## Cominciare

lobby-play-now = Gioca subito
lobby-play-now-what = Contro i bot. La partita comincia subito.
lobby-against-bots = { $count ->
    [one] contro un bot
   *[other] contro { $count } bot
}
lobby-level-and-seats = Livello e giocatori
lobby-practice = Allenamento
lobby-practice-what = Puoi tornare a qualunque momento; la partita non conta.
lobby-paused = in pausa
lobby-level = Quanto sono bravi i bot
lobby-friends = Con gli amici
lobby-friends-what = Ricevi un link. Chi lo apre può sedersi.
lobby-make-table = Apri il tavolo
lobby-device = Su questo dispositivo
lobby-device-what = Più persone, uno schermo. Ciò che hai in mano è nascosto mentre lo passi.
lobby-device-start = Comincia
lobby-player-name = Giocatore { $number }
lobby-player-bot = Lascia il nome vuoto per un bot.
lobby-bot-here = bot
lobby-title = Gioco
lobby-players = Giocatori
lobby-pace = Ritmo
lobby-public = Elencalo tra i tavoli aperti
lobby-more-settings = Tutte le impostazioni
lobby-your-name = Il tuo nome

## Elenchi di tavoli

lobby-mine = Le tue partite
lobby-open = Tavoli aperti
lobby-open-none = Adesso nessuno aspetta giocatori. Apri un tavolo pubblico.
lobby-running = In corso
lobby-running-none = Nessuna partita pubblica è in corso.
lobby-over = Partite finite
lobby-over-none = Nessuna partita pubblica è ancora finita.
lobby-over-none-here = Su questo dispositivo nessuna partita è ancora finita.
lobby-your-turn = Tocca a te
lobby-continue = Continua
lobby-join = Partecipa
lobby-watch = Guarda
lobby-review = Guarda com’è andata
lobby-to-waiting-room = Al tavolo
lobby-older = Mostra tutto
lobby-deed-at = { $deed }: { $title }
lobby-bots = { $count ->
    [one] un bot
   *[other] { $count } bot
}
lobby-free-chairs = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}
lobby-broken = per ora non si può aprire
lobby-look = Guarda
lobby-to-answer = Deve rispondere { $name }
lobby-import = Apri una registrazione
lobby-import-what = Mostra una partita da un file che finisce in .game.

## Un nuovo tavolo

lobby-new = Un nuovo tavolo
lobby-new-title = Quale gioco
lobby-new-variant = In quanti, e come
lobby-new-board = Tabellone
lobby-new-options = Regole della casa
lobby-new-options-what = Sono come gioca la maggior parte. Cambia ciò che vuoi.
lobby-new-chairs = Chi siede dove
lobby-new-pace = Ritmo
lobby-new-terms = Al tavolo
lobby-seat = Posto { $number }
lobby-chair-me = io
lobby-chair-bot = bot: { $level }
lobby-chair-open = libero
lobby-chair-name = Nome al posto { $number }
lobby-several-me = I tuoi posti, se sono più d’uno, si giocano su questo dispositivo.
lobby-default = { $choice } (di solito)
lobby-option-none = nessuno
lobby-option-number = un numero
lobby-option-how-many = Quanti
lobby-board-drawn = a caso
    .what = Le tessere vengono estratte e disposte per questo tavolo, e nessuno conosce prima il tabellone.
lobby-start-at-once = Comincia la partita
lobby-start-later = La partita comincia quando tutti i posti sono presi.
lobby-sit-somewhere = Siediti anche tu, o accedi per aprire un tavolo per altri.

## Ritmo e condizioni

lobby-pace-none = senza orologio
    .what = Ognuno si prende il tempo che ci vuole.
lobby-pace-live = dal vivo
    .what = Un orologio per tutta la partita, e qualche secondo in più dopo ogni risposta.
lobby-pace-post = per corrispondenza
    .what = Giorni per ogni risposta, una riserva per quando ne servono di più, e le ferie.
lobby-pace-live-told = { $minutes } min + { $seconds } s
lobby-pace-post-told = { $days ->
    [one] un giorno per risposta
   *[other] { $days } giorni per risposta
}
lobby-minutes = Minuti per la partita
lobby-seconds = Secondi in più dopo ogni risposta
lobby-days = Giorni per una risposta
lobby-bank = Giorni di riserva
lobby-off = Giorni di ferie
lobby-out-of-time = Chi finisce il tempo
lobby-out-of-time-bot = è aiutato da un bot
lobby-out-of-time-loss = perde
lobby-leaver = Il posto di chi se ne va
lobby-leaver-bot = è giocato da un bot
lobby-leaver-empty = resta vuoto finché qualcuno non lo prende
lobby-stand-in = Quel bot
lobby-newcomers = Un posto a partita in corso
lobby-newcomers-invited = si prende se sei d’accordo
lobby-newcomers-anyone = può prenderlo chiunque
lobby-newcomers-nobody = non lo prende nessuno
lobby-five = Le regole in cinque minuti
lobby-five-of = Leggi { $title } in cinque minuti
lobby-synonyms = ritirata|ritirarsi|fuggire|scappare = ritir ; pareggio in battaglia|pareggio|parità|dadi uguali = parità ; quando finisce|fine della partita|come finisce|chi vince|vincere|vittoria = partita finisce | vince ; quanti giocatori|giocatori = giocatori ; eliminato|perdere tutto = eliminat ; spareggio = parità ; non ho oro|non posso pagare|oro insufficiente = pagare ; chi comincia|ordine di turno|primo giocatore = ordine di turno ; mescolare|mazzo vuoto|carte finite = mescol | mazzo ; troppe carte|limite di carte = in mano | carte ; ultima isola|ultima terra|ultima città = ultim ; entrate|rendita|soldi|oro = entrat ; offerta|offerte|asta|superato = offert | superat ; dado|dadi|tiro = dado ; movimento|muovere|navigare|marciare = moviment ; costruire|edificio|edifici = edific ; tempio|templi = tempio | templi ; annullare = ritirare una risposta ; fermare una carta|veto = veto ; rubare|furto = rub
lobby-coach = Si può chiedere al maestro (per corrispondenza solo chi gioca contro bot)
lobby-spectators = Altri possono guardare
lobby-listed = Elencalo nella pagina iniziale

## Regole

lobby-rules-of = { $title }: le regole
lobby-rules-in-english = Il testo delle regole è in inglese; al tavolo tutto è in italiano.
lobby-rules-partly-english = Le clausole non ancora tradotte sono in inglese.
lobby-rules-older = Il testo inglese di questa clausola è più recente di questa traduzione.
lobby-rules-choose = Scegli un gioco.
lobby-search = Cerca nelle regole
lobby-found = { $count ->
    [0] Non si trova nulla.
    [one] Una clausola.
   *[other] { $count } clausole.
}
lobby-outline = Indice
lobby-back-to-game = Torna alla partita

## Dopo la partita

lobby-place = { $place }.
lobby-places = Piazzamenti
lobby-length-cycle = { $periods ->
    [one] Un ciclo, { $decisions } decisioni
   *[other] { $periods } cicli, { $decisions } decisioni
}
lobby-length-turn = { $periods ->
    [one] Un turno, { $decisions } decisioni
   *[other] { $periods } turni, { $decisions } decisioni
}
lobby-back-to-table = Al tavolo
lobby-curves = Com’è andata
lobby-figure = Che cosa si disegna
lobby-when = Quando
lobby-at-the-end = Alla fine
lobby-as-began-cycle = All’inizio del ciclo { $number }
lobby-as-began-turn = All’inizio del turno { $number }
lobby-as-table = Come tabella
lobby-dice = Fortuna ai dadi
lobby-dice-figures = { $count ->
    [one] Un dado: { $actual }, atteso { $expected }
   *[other] { $count } dadi: { $actual } in tutto, atteso { $expected }
}
lobby-wins = Battaglie rispetto alle probabilità
lobby-wins-figures = { $count ->
    [one] Una battaglia: vittorie { $actual }, attese { $expected }
   *[other] { $count } battaglie: vittorie { $actual }, attese { $expected }
}
lobby-battles = Battaglie
lobby-battle-won = { $chance } per l’attacco. Ha vinto { $name }.
lobby-battle-if = Così se { $name } giocava { $cards }; altrimenti { $chance }.
lobby-battle-nobody = { $chance } per l’attacco. Non è rimasto nessuno.
lobby-against = contro
lobby-show = Mostra
lobby-show-battle = Mostra la battaglia: { $place }
lobby-all-battles = { $count ->
   *[other] Mostrale tutte e { $count }
}
lobby-replay = Rivedi
lobby-eyes = Con gli occhi di
lobby-eyes-all = chi vede tutto
lobby-eyes-watch = chi sta a guardare
lobby-run = Avvia
lobby-pause = Pausa
lobby-replay-said = Che cosa è successo a questa mossa
lobby-replay-pace = Ritmo
lobby-replay-pace-slow = Lento
lobby-replay-pace-normal = Normale
lobby-replay-pace-quick = Veloce
lobby-move-link = Link alla mossa { $number }
lobby-move-copied = Il link è copiato.
lobby-show-move = Mostra la mossa { $number }
lobby-turning = Dove la partita è cambiata
lobby-seal = I dadi
lobby-seal-what = Prima della partita il server ha chiuso a chiave il suo segreto, e ogni giocatore ha aggiunto un numero suo. Così nessuno ha potuto scegliere che cosa mostrano i dadi, e ora tutti possono verificarlo.
lobby-seal-what-here = Prima della partita questo dispositivo ha chiuso a chiave il suo segreto, e ogni giocatore ha aggiunto un numero suo. Così nessuno ha potuto scegliere che cosa mostrano i dadi, e ora tutti possono verificarlo.
lobby-seal-check = Verifica i dadi
lobby-seal-none = I dadi di questa partita non erano sigillati: viene da una registrazione.
lobby-seal-fits = Il tuo browser ha verificato: il segreto è quello chiuso a chiave prima della partita.
lobby-seal-broken = Il tuo browser ha verificato: il segreto non è quello chiuso a chiave prima della partita.
lobby-seal-cannot = Con questa connessione il tuo browser non può calcolare gli hash; deve bastare la parola del server, o la registrazione.
lobby-seal-kept = È l’impegno che questo dispositivo ha ricevuto prima di aggiungere la sua parte.
lobby-seal-changed = Prima di aggiungere la sua parte, questo dispositivo aveva ricevuto un altro impegno.
lobby-seal-drawn = { $count ->
        [one] Il tuo browser ha estratto di nuovo l’unico esito, ed è quello della partita.
       *[other] Il tuo browser ha estratto di nuovo tutti i { $count } esiti, e sono quelli della partita.
    }
lobby-seal-differs = Il tuo browser estrae altro per l’esito { $number }: «{ $drawn }» invece di «{ $said }».
lobby-seal-right = { $count ->
    [one] Un esito ne è stato ricavato di nuovo, ed è lo stesso.
   *[other] Tutti i { $count } esiti ne sono stati ricavati di nuovo, e sono gli stessi.
}
lobby-seal-wrong = Gli esiti non ne derivano: { $why }
lobby-seal-numbers = I numeri
lobby-seal-commit = Pubblicato prima della partita: SHA-256 del segreto
lobby-seal-secret = Il segreto
lobby-seal-nonce = Aggiunto da { $seat }
lobby-seal-seed = Il seme che ne deriva, calcolato dal tuo browser
lobby-seal-elsewhere = Per verificare tu ogni esito, scarica la registrazione ed esegui: pelagos verify FILE

## Account

lobby-account-what = Per giocare non ti serve. Con un account le tue partite ti seguono su ogni dispositivo, e il tuo nome è tuo.
lobby-admin = Moderazione
lobby-admin-what = Segnalazioni, persone, tavoli, e ciò che è stato fatto.
lobby-privacy = Privacy
lobby-leaderboards = Classifiche
lobby-your-ratings = I tuoi punteggi
lobby-rated = classificata
lobby-sign-in = Accedi
lobby-sign-up = Nuovo account
lobby-sign-out = Esci
lobby-sign-out-here = Esci da qui
lobby-account-name = Nome
lobby-password = Password
lobby-password-least = { $count ->
   *[other] Almeno { $count } caratteri.
}
lobby-password-change = Cambia la password
lobby-password-old = Password attuale
lobby-password-new = Nuova password
lobby-password-tokens = Ritira anche tutti i token dei programmi
lobby-password-changed = È cambiata. Sugli altri dispositivi bisogna accedere di nuovo.
lobby-devices = Dispositivi
lobby-device-here = questo
lobby-device-seen = visto l’ultima volta: { $day }
lobby-device-unknown = Un dispositivo
lobby-tokens = Token
lobby-tokens-what = Con un token un tuo programma può giocare e guardare a tuo nome. Non può cambiare l’account.
lobby-token-once = Copialo ora: si mostra solo questa volta.
lobby-token-label = A che cosa serve
lobby-token-new = Nuovo token
lobby-token-drop = Ritira
lobby-token-drop-named = Ritira { $name }
lobby-blocks = Bloccati
lobby-blocks-what = Chi blocchi non può sedersi ai tuoi tavoli, e tu non leggi quello che dice.
lobby-block-name = Nome di un account
lobby-block = Blocca
lobby-unblock = Sblocca
lobby-unblock-named = Sblocca { $name }
lobby-data = I tuoi dati
lobby-export-what = Tutto quello che si conserva su di te, partite comprese, in un solo file.
lobby-export = Scarica
lobby-delete = Elimina l’account
lobby-delete-what = I tuoi posti restano liberi, e nelle partite finite il tuo nome viene sostituito. Non si può annullare.
lobby-delete-now = Elimina per sempre

## Per corrispondenza

lobby-post = Corrispondenza
lobby-post-counted = { $count ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $count } tavoli
}
lobby-post-turns = { $count ->
    [0] Tocca a te
   *[other] Tocca a te ({ $count })
}
lobby-post-turns-none = Nessuno aspetta te.
lobby-post-first = Al tavolo che aspetta da più tempo
lobby-post-others = { $count ->
    [0] Tocca agli altri
   *[other] Tocca agli altri ({ $count })
}
lobby-post-others-none = Non aspetti nessuno.
lobby-post-ended = Finite dalla tua ultima visita
lobby-post-with = con { $names }
lobby-post-waited = Ti aspetta da { $time }
lobby-post-waits-for = Si aspetta { $name }, da { $time }
lobby-post-left = Tempo rimasto: { $time }
lobby-post-time-over = Il tempo è scaduto
lobby-post-no-limit = Senza limite di tempo

## Passkeys, the address, a forgotten password, the games of a guest

lobby-or = oppure
lobby-prove = Conferma ancora una volta che sei tu.
lobby-prove-password = Continua
lobby-prove-passkey = Usa una passkey
lobby-no-passkey = Nessuna passkey usata. Riprova, o scegli un altro modo.
lobby-passkeys = Passkey
lobby-passkeys-what = Accedi con il dito, con il viso o con il blocco del tuo dispositivo. Niente da ricordare, e niente che si possa rubare da questo server.
lobby-passkeys-not-here = Le passkey non funzionano a questo indirizzo o in questo browser.
lobby-passkey-here = Questo dispositivo
lobby-passkey-label = Nome della nuova passkey
lobby-passkey-add = Aggiungi una passkey
lobby-passkey-unused = non ancora usata
lobby-passkey-used = usata l’ultima volta: { $day }
lobby-passkey-drop = Rimuovi
lobby-passkey-drop-named = Rimuovi la passkey { $name }
lobby-passkey-sign-in = Accedi con una passkey
lobby-passkey-sign-up = Nuovo account con una passkey, senza password
lobby-password-first = Imposta una password
lobby-address-what = Con un indirizzo confermato puoi impostare una nuova password se dimentichi la tua.
lobby-address-no-mail = Se dimentichi la password, chiedi a chi gestisce questo server.
lobby-address-sent = Un link per confermarlo è in viaggio verso { $address }.
lobby-address-optional = E-mail (se vuoi)
lobby-address-why = Solo per impostare una nuova password e per avvisarti di ciò che chiedi.
lobby-forgotten = Password dimenticata?
lobby-forgotten-who = Nome o indirizzo e-mail
lobby-forgotten-ask = Questo server non manda posta. Chiedi a chi lo gestisce un link per impostare una nuova password.
lobby-forgotten-send = Mandami un link
lobby-forgotten-sent = Se questo account esiste e ha un indirizzo confermato, il link è in viaggio. Vale un’ora. Altrimenti chiedi a chi gestisce questo server.
lobby-reset = Una nuova password
lobby-reset-what = Su tutti gli altri dispositivi bisognerà accedere di nuovo.
lobby-reset-passkeys = Rimuovi anche tutte le passkey
lobby-reset-set = Imposta la password
lobby-reset-done = La password è impostata, e qui hai fatto l’accesso.
lobby-reset-no-link = Apri questa pagina dal link che hai ricevuto.
lobby-guest-games = Partite di questo dispositivo
lobby-guest-games-take = Portale con te
lobby-guest-games-kept = Alcune restano come sono: { $why }
lobby-guest-games-what = { $count ->
    [one] Qui giochi una partita come ospite. Può appartenere a { $name } e seguirti su ogni dispositivo.
   *[other] Qui giochi { $count } partite come ospite. Possono appartenere a { $name } e seguirti su ogni dispositivo.
}
lobby-guest-games-along = { $count ->
    [one] Porta con te la partita di questo dispositivo
   *[other] Porta con te le { $count } partite di questo dispositivo
}
lobby-guest-games-taken = { $count ->
    [0] Nessuna partita si è potuta portare.
    [one] Una partita ora è tua.
   *[other] { $count } partite ora sono tue.
}
lobby-guest-keep = Conserva questa partita
lobby-guest-keep-what = Hai giocato come ospite, quindi la conosce solo questo dispositivo. Con un account le tue partite ti seguono ovunque.

## Imparare

lobby-learn = È la prima volta?
lobby-learn-what = Impara un gioco giocando: brevi lezioni con un insegnante, sul vero tabellone. La prima dura tre minuti.
lobby-learn-first = Prima lezione
lobby-learn-all = Tutte le lezioni
lobby-learn-hide = Non ora

# A page without a server
lobby-storage = Tutto resta su questo dispositivo: { $megabytes } MB occupati.
lobby-storage-clear = { $count ->
    [one] Elimina la partita finita
   *[other] Elimina { $count } partite finite
}
lobby-storage-ask = Per sempre?
lobby-storage-yes = Elimina
lobby-storage-no = Tienile
