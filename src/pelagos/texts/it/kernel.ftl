# Ogni codice con cui il nucleo o un gioco può rifiutare qualcosa. Clausola e rifiuto seguono la frase, la riga la precede.

error-at-line = riga { $line }: { $sentence }

## Iniziare una partita

error-wrong-seats = { $title } è per un numero di posti da { $fewest } a { $most }, non per { $seats }.
error-unknown-board = { $title } non ha il tabellone «{ $board }»; ha { $known }.
error-one-board = { $title } ha un solo tabellone, che non ha nome; togli «{ $board }».
error-board-needs-seats = Il tabellone «{ $board }» è per { $seats } posti, non per { $found }.
error-unknown-option = { $title } non ha l’opzione «{ $option }»; ha { $known }.
error-unknown-choice = L’opzione «{ $option }» non può valere «{ $value }»; accetta { $known }.
error-wrong-sums = I conti del tabellone «{ $board }» non tornano.
error-mode-needs-seats = La modalità «{ $mode }» è per { $seats } posti, non per { $found }; scegli un’altra modalità, oppure by_seats.
error-goal-for-teams = L’obiettivo di 4 è per le partite a squadre e i duelli, non per «{ $mode }»; scegli 3.
error-unknown-mode = La modalità «{ $mode }» non esiste; esiste { $known }.
error-board-too-small = Il tabellone «{ $board }» non basta per questa partita ({ $what }): { $found } invece di { $least }.
error-board-too-large = Il tabellone «{ $board }» ha più di { $most } terre o più di { $most } mari.
error-land-without-sea = «{ $land }» sul tabellone «{ $board }» non tocca nessun mare.
error-seas-apart = I mari del tabellone «{ $board }» non sono tutti collegati.
error-word-twice = La parola «{ $word }» indica due cose su «{ $board }».
error-bad-border = Sul tabellone «{ $board }» il confine tra «{ $a }» e «{ $b }» non divide due aree.
error-port-without-sea = Sul tabellone «{ $board }» un porto in «{ $site }» agirebbe in «{ $sea }», che non è un mare accanto alla sua terra.
error-wrong-tile = Il lato { $face } della tessera «{ $tile }» viola le leggi delle tessere: { $what }, { $found }.
error-no-tiles = A una disposizione servono delle tessere.
error-unknown-tile = La tessera «{ $tile }» non esiste; esiste { $known }.
error-unknown-face = Il lato «{ $face }» non esiste; esiste { $known }.
error-mixed-faces = Le tessere di un tabellone mostrano tutte lo stesso lato, non alcune { $face } e altre { $other }.
error-tile-twice = La tessera «{ $tile }» compare due volte, ma ce n’è una sola.
error-place-twice = Le tessere «{ $other }» e «{ $tile }» stanno nello stesso posto, { $i },{ $j }.
error-tiles-apart = Le { $tiles } tessere non formano un pezzo solo.
error-wrong-number-of-tiles = { $mode } si gioca con { $wanted } tessere, non con { $found }.
error-layout-too-long = Una disposizione ha al massimo { $most } caratteri, non { $found }.
error-no-good-board = Nessuno dei { $draws } tabelloni andava bene.
error-bad-layout = Una disposizione si scrive tessera@i,j~giro, come in zas@1,-1~5 (giri da 0 a 5); «{ $part }» no.

## Leggere le regole

error-no-rulebook = Non c’è una pagina di regole per «{ $title }».

## Risposte

error-no-words = Non è stato detto nulla.
error-unknown-verb = Nessuna risposta comincia con «{ $word }»; le più vicine: { $known }. `pelagos words` stampa tutte le frasi di un gioco.
error-unknown-word = «{ $phrase }» dice «{ $word }» dove ci vuole questo: { $wanted }.
error-too-few-words = «{ $phrase }» finisce troppo presto; manca ancora: { $wanted }.
error-too-many-words = «{ $phrase }» dovrebbe finire prima di «{ $word }».
error-illegal = «{ $phrase }» non è tra le scelte possibili.
error-not-your-turn = Adesso non deve rispondere { $seat } ma { $who }.
error-nothing-asked = Non c’è più nulla da chiedere, quindi { $seat } non può rispondere.
error-no-phrase = Il verbo { $verb } non ha una frase nel vocabolario.
error-nothing-to-undo = { $seat } non ha nulla da ritirare.
error-already-final = { $seat } non può ritirare l’ultima risposta, perché nel frattempo qualcosa è venuto alla luce o qualcun altro ha risposto.
error-past-forgotten = La partita non può più tornare così indietro, perché da allora le regole sono state corrette.
error-nothing-may-follow = Ciò che è stato detto prima è definitivo, quindi questo va detto da solo.

## Posizioni salvate e descritte

error-unknown-format = Questo salvataggio ha il formato «{ $found }», che qui non si conosce.
error-other-setup = Questo salvataggio non viene da questa preparazione di { $title }.
error-unknown-field = Il campo «{ $field }» non esiste; i più vicini: { $known }. `pelagos words` stampa tutti i campi di un gioco.
error-missing-field = Manca il campo «{ $field }».
error-bad-field = Il campo «{ $field }» non contiene ciò che dovrebbe.
error-wrong-length = Il campo «{ $field }» ha { $found } voci invece di { $wanted }.
error-unknown-task = Il compito «{ $task }» non esiste; i più vicini: { $known }. `pelagos words` stampa tutti i compiti di un gioco.
error-unknown-argument = Il compito «{ $task }» non ha l’argomento «{ $argument }»; ha { $wanted }.
error-bad-argument = Il compito «{ $task }» non capisce «{ $word }»; gli argomenti si scrivono nome=valore, qui con questi nomi: { $wanted }.
error-bad-arguments = Il compito «{ $task }» non ha gli argomenti che gli servono: { $wanted }.
error-wrong-row = «{ $text }» ha troppe o troppo poche parole; si scrive «{ $wanted }». Più dichiarazioni in una riga sono separate da una virgola e uno spazio.
error-unknown-name = «{ $word }» non rientra in { $wanted }, quindi «{ $field }» non può averlo.
error-empty-statement = Non c’è nulla tra due virgole, dopo l’ultima, oppure dopo «=».
error-said-again = In «{ $text }» la parola «{ $word }» vale per tutto ciò che segue; dopo una virgola non si ripete.
error-bad-number = «{ $word }» non è un numero che «{ $field }» possa avere; scrivi al massimo sei cifre senza zeri iniziali, con - davanti se è sotto lo zero.
error-no-value = «{ $text }» non è completo; si scrive «{ $wanted }».
error-stock-follows = Ciò che sta in «{ $place }» si ricava dagli altri luoghi di «{ $field }» e non si dice.
error-too-few-cards = A «{ $field }» restano da piazzare solo { $left } «{ $face }».
error-bad-known = «{ $text }» non dice chi conosce una carta; si scrive «known FIELD PLACE VIEWER …», con un campo che contiene carte.
error-bad-result = «{ $text }» non è un risultato: dopo «ended» vengono { $wanted } piazzamenti, contati da 1, uno per posto.
error-line-inside = «{ $text }» non è una dichiarazione: risposte e attese vengono dopo l’«end» della posizione.
error-unlawful = Con «{ $text }» la posizione viola la legge «{ $law }» di { $title }. Correggila; se è voluta, comincia con «pelagos 2» e scrivi «unlawful» nell’intestazione.
error-stated-twice = «{ $text }» è già dichiarato alla riga { $first }; vale questa dichiarazione, che viene dopo.

## Registrazioni

error-no-format = La prima riga dice «{ $found }», ma una registrazione comincia con la riga «{ $wanted }», poi «title NAME VERSION» e «seats N».
error-empty-record = Non c’è nulla da leggere; una registrazione comincia con la riga «{ $wanted }», poi «title NAME VERSION» e «seats N».
error-newer-format = Questa registrazione è scritta nel formato «{ $found }», e qui si conoscono { $known }; un Pelagos più recente la sa leggere.
error-odd-character = In questa riga c’è un carattere che non si vede, { $sign }; riscrivi la riga senza.
error-no-title = La seconda riga di una registrazione dice «title NAME VERSION», per esempio «title classic 1»; qui c’è «{ $found }».
error-no-seats = L’intestazione finisce prima di dire in quanti si gioca, a «{ $found }»; scrivi lì «seats N».
error-bad-header = «{ $text }» non è una riga di intestazione; si scrive «{ $wanted }», dove N è un numero da 1 in su.
error-newer-header = «{ $word }» sta solo nell’intestazione delle registrazioni che cominciano con «{ $wanted }».
error-late-header = «{ $text }» fa parte dell’intestazione, prima della posizione e della prima risposta.
error-header-twice = «{ $text }» è già nell’intestazione, alla riga { $first }; vale questa riga, che viene dopo.
error-no-end-of-variation = A questa variante manca «)».
error-no-answer-to-vary = Prima di questa «(» non c’è una risposta al cui posto dirne un’altra.
error-too-many-branches = Un’analisi ha al massimo { $most } risposte.
error-no-such-branch = In questa analisi non c’è la risposta { $number }.
error-bad-comment = Un commento ha al massimo { $most } caratteri, tutti stampabili.
error-not-the-root = L’inizio di un’analisi non si può spostare né togliere.
error-nature-is-not-asked = Qui nulla è lasciato al caso.
error-at-the-beginning = Questo è l’inizio dell’analisi.
error-no-end = La posizione descritta non ha un «end»; scrivilo da solo in una riga, dopo l’ultima dichiarazione.
error-bad-line = «{ $text }» non è né una risposta (un posto e una frase) né un’attesa (preceduta da «=») né un ritiro («back N»).
error-stray-block = «{ $text }» qui è di troppo: una registrazione ha al massimo una posizione, dopo l’intestazione, da «position» a «end».
error-bad-back = «{ $text }» è più di quanto ci sia: finora le risposte date sono { $most }.
error-secret-start = Una partita cominciata da una posizione descritta si esporta per intero oppure per niente.
error-unknown-title = Il gioco «{ $title }» non esiste; esiste { $known }.
error-newer-version = Questo è stato fatto con la versione { $found } di { $title }, e qui si conosce solo la { $known }; un Pelagos più recente lo sa leggere.
error-unknown-seat = Il posto «{ $word }» non esiste; rispondono { $known }.
error-unknown-event = Nessun evento si chiama «{ $word }»; i più vicini: { $known }. `pelagos words` stampa tutti gli eventi di un gioco.
error-unknown-reason = Nessun rifiuto si chiama «{ $word }»; i più vicini: { $known }. Si scrive «refuses REASON PHRASE»; `pelagos words` stampa tutti i motivi.
error-secret-line = Questa risposta era nascosta a chi ha fatto la registrazione, quindi la partita non si può rigiocare.
error-not-so = Ci si aspettava «{ $wanted }», ma è «{ $found }».

## La sorte

error-script-over = Il copione è finito, ma la sorte deve ancora dire qualcosa come «{ $wanted }».
error-script-refused = Il copione dice «{ $phrase }» dove la sorte può dire qualcosa come «{ $wanted }».
error-not-sealed = La registrazione non ha né impegno né segreto, quindi le risposte della sorte non si possono verificare.
error-broken-seal = Il segreto non è quello su cui era stato preso l’impegno.
error-missing-nonce = Ci vuole un contributo per ciascuno di questi: { $wanted }.
error-bad-hex = «{ $text }» non è un numero a coppie di cifre esadecimali.
error-not-dealt = La sorte dice «{ $phrase }», ma il segreto sigillato vuole «{ $wanted }».

## Errori in un gioco

error-no-options = { $task } fa una domanda senza nemmeno una risposta.
error-unwritten = Una parte che serve al nucleo non è stata scritta: { $part }.
error-invariant = La legge «{ $law }» non vale: { $detail }.
error-ending = La partita si è fermata senza una fine: { $detail }.
error-options = C’è qualcosa che non va nelle scelte: { $detail }.
error-words = Una risposta non resta la stessa se la si scrive e la si rilegge: { $detail }.
error-refusal = Ciò che è offerto non va rifiutato: { $detail }.
error-clone = Le copie non sono indipendenti: { $detail }.
error-codec = Un salvataggio non contiene l’intera posizione: { $detail }.
error-description = Una descrizione non contiene l’intera posizione: { $detail }.
error-telling = { $viewer } può indovinare un segreto da ciò che si chiede, { $one } o { $other }: una scelta le cui opzioni dipendono da un segreto va sempre posta.
error-unlisted = «{ $detail }» non sta in nessuna tabella del gioco.
error-secrecy = { $viewer } distingue ciò che deve sembrare uguale: { $detail }.
error-completeness = { $viewer } non vede ciò che può sapere: { $detail }.
error-sampling = Il campionatore mostra a { $viewer } un mondo sbagliato: { $detail }.
error-record = La registrazione è sbagliata: { $detail }.
