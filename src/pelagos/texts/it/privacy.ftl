# La pagina sulla privacy: che cosa un server conserva delle persone. I numeri sono impostazioni.

privacy-title = Privacy
privacy-intro = Che cosa questo server conserva di te, per quanto tempo, e chi lo può vedere. Non ci sono pubblicità, contatori di altre aziende né caratteri presi altrove: il tuo browser parla solo con questo server.

## Senza account

privacy-guests = Senza account
privacy-guests-what = Il nome che dai a un tavolo, ciò che lì fai e scrivi, e un hash della chiave che apre il tuo posto. Si conservano con il tavolo. La chiave stessa è solo nel tuo browser.

## Con un account

privacy-accounts = Con un account
privacy-accounts-what = Il tuo nome, un hash della password, le parti pubbliche delle tue passkey, le impostazioni, i progressi nelle lezioni, dove siedi, chi hai bloccato, e le etichette e gli hash dei tuoi token. Si conservano finché non elimini l’account.
privacy-accounts-devices = Per ogni dispositivo con accesso: il browser e il sistema, e quando è stato visto la prima e l’ultima volta. Un dispositivo non visto da { $session_days } giorni perde l’accesso ed è dimenticato.
privacy-accounts-ratings = Le partite classificate sono pubbliche: chi ha giocato, come si è piazzato e che cosa ne è stato del suo punteggio, nella pagina di tutti quelli che le hanno giocate e nelle classifiche. Si conservano anche quando il tavolo non c’è più, e senza il tuo nome quando cancelli l’account.

## Partite e chat

privacy-games = Partite e chat
privacy-games-what = Ogni mossa di una partita si conserva, perché possa continuare e si possa rivedere. I tavoli pubblici, i loro nomi e la loro chat li può vedere chiunque; gli altri, chi ha il link.
privacy-games-chat = Di ogni canale della chat si conservano le ultime { $chat_lines } righe, con il tavolo.
privacy-games-abandoned = Un tavolo a cui non è cominciata nessuna partita si elimina { $abandoned_days } giorni dopo che qualcuno l’ha toccato per l’ultima volta.
privacy-games-unused = Una partita in corso che nessuno usa { $running_days ->
    [0] non si toglie mai
   *[other] si toglie dopo { $running_days } giorni
}, una fra soli ospiti { $running_guests_days ->
    [0] non si toglie mai
   *[other] si toglie dopo { $running_guests_days } giorni
}; una finita che nessuno guarda { $finished_days ->
    [0] non si toglie mai
   *[other] si toglie dopo { $finished_days } giorni
}, una fra soli ospiti { $finished_guests_days ->
    [0] non si toglie mai
   *[other] si toglie dopo { $finished_guests_days } giorni
}. Chi gestisce il server può conservarne la trascrizione, senza nomi né chat.

## Circoli

privacy-clubs = Circoli
privacy-clubs-what = Di un circolo i soci vedono chi ne fa parte, da quando e con quale ruolo, e chi chiede di entrare; nessun altro lo vede. I suoi tavoli e tornei li vedono solo i soci. La tua appartenenza si conserva finché non lasci il circolo o elimini l’account.

## Tornei

privacy-tournaments = Tornei
privacy-tournaments-what = Di un torneo chi può vederlo vede chi partecipa, con quale nome, come gioca, e che cosa ha fatto e scritto chi organizza. Viene conservato. Quando elimini l’account ti ritiri, lì il tuo nome viene sostituito e le tue note vengono eliminate.

## Avvisi

privacy-notices = Avvisi
privacy-notices-what = Se vuoi sapere quando tocca a te: l’indirizzo per dirtelo (posta, l’iscrizione del tuo browser o un webhook), conservato finché non lo togli o non elimini l’account. I messaggi inviati si eliminano dopo { $notices_days } giorni. Non contengono segreti delle partite.

## Indirizzi e registro

privacy-addresses = Indirizzi di rete e registro del server
privacy-addresses-what = Il registro di questo server non contiene indirizzi, nomi, chiavi né chat. Gli indirizzi restano per un po’ in memoria, perché nessuno sommerga il server, e non si scrivono su disco, con un’eccezione: se qualcuno senza account viene segnalato, perde la parola o viene escluso, il suo indirizzo può essere conservato con la segnalazione, il silenzio o l’esclusione. Di un tavolo aperto da ospiti si conserva, fino alla fine della partita, una piccola parte di un hash del loro indirizzo: basta per contare quei tavoli, non per sapere dove fosse qualcuno.
privacy-addresses-proxy = Se il gestore ha messo un altro programma davanti a questo server, quel programma può tenere un registro suo.

## Nel tuo browser

privacy-browser = Nel tuo browser
privacy-browser-what = Quando accedi, un cookie mantiene l’accesso per { $session_days } giorni dall’ultima visita. Un secondo, per { $device_days } giorni, prova che su questo dispositivo è già stata data la password giusta; non apre nulla. La pagina conserva nel browser anche le tue impostazioni, i progressi nelle lezioni e le chiavi dei tuoi posti. Non ci sono altri cookie.

## Moderazione

privacy-moderation = Segnalazioni, silenzi ed esclusioni
privacy-moderation-report = Chi segnala qualcuno invia ciò che scrive e la chat intorno, così come la poteva leggere. Chi è segnalato non viene a sapere né questo né da chi. Una segnalazione si elimina { $reports_days } giorni dopo che è stata chiusa.
privacy-moderation-sanctions = Un silenzio o un’esclusione si conserva con il motivo fino a { $reports_days } giorni dopo la fine.
privacy-moderation-tables = Un tavolo rimosso dai moderatori si elimina dopo { $removed_tables_days } giorni, se non viene ripristinato.
privacy-moderation-audit = Tutto ciò che fanno i moderatori viene annotato, con chi l’ha fatto e perché, ed eliminato dopo { $audit_days } giorni.

## Chi lo vede

privacy-operator = Che cosa vedono il gestore e i moderatori
privacy-operator-moderators = I moderatori vedono i nomi, quando gli account sono nati e sono stati visti per l’ultima volta, chi siede a quale tavolo, le segnalazioni con la loro chat, i silenzi e le esclusioni. Non vedono carte nascoste, password né chiavi. Un moderatore che gioca a un tavolo non legge le segnalazioni da lì prima che la partita sia finita.
privacy-operator-machine = Chi gestisce la macchina ha il database, e quindi tutto ciò che si conserva, anche la chat delle squadre e le carte delle partite in corso. Password, chiavi e token ci sono solo come hash.
privacy-operator-backups = Il gestore può fare copie del database. Ciò che qui si elimina resta nelle copie fatte prima, finché il gestore le tiene.

## I tuoi diritti

privacy-rights = Portare via i dati, ed eliminarli
privacy-rights-what = Sulla pagina del tuo account puoi scaricare tutto ciò che si conserva di te, ed eliminare l’account. Allora lasci i tuoi posti, e nelle partite e nella chat il tuo nome è sostituito da «Somebody». Ciò che hai scritto da spettatore, o a un posto che avevi già lasciato, resta sotto il nome usato lì; così pure le segnalazioni su di te e le righe del registro dei moderatori, finché non scade il loro tempo.
privacy-rights-account = Al tuo account
privacy-rights-guests = Senza account, chiedi al gestore, con il link del tavolo.

## Chi gestisce questo server

privacy-contact = Chi gestisce questo server
privacy-contact-none = Il gestore non ha detto chi è.
