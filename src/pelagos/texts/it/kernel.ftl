# Ogni codice con cui il nucleo o un gioco può rifiutare qualcosa. Articolo e rifiuto seguono la frase, la riga la precede.

error-at-line = riga { $line }: { $sentence }

## Iniziare una partita

error-wrong-seats = { $title } è per un numero di posti da { $fewest } a { $most }, non per { $seats }.
error-unknown-board = { $title } non ha il tabellone “{ $board }”; ha { $known }.
error-unknown-option = { $title } non ha l’opzione “{ $option }”; ha { $known }.
error-unknown-choice = L’opzione “{ $option }” non può valere “{ $value }”; accetta { $known }.
error-wrong-sums = I conti del tabellone “{ $board }” non tornano.
error-mode-needs-seats = La modalità “{ $mode }” è per { $seats } posti, non per { $found }; scegli un’altra modalità, oppure by_seats.
error-goal-for-teams = L’obiettivo di 4 è per le partite a squadre e i duelli, non per “{ $mode }”; scegli 3.
error-unknown-mode = La modalità “{ $mode }” non esiste; esiste { $known }.
error-board-too-small = Il tabellone “{ $board }” non basta per questa partita ({ $what }): { $found } invece di { $least }.
error-board-too-large = Il tabellone “{ $board }” ha più di { $most } terre o più di { $most } mari.
error-land-without-sea = “{ $land }” sul tabellone “{ $board }” non tocca nessun mare.
error-seas-apart = I mari del tabellone “{ $board }” non sono tutti collegati.
error-word-twice = La parola “{ $word }” indica due cose su “{ $board }”.
error-bad-border = Sul tabellone “{ $board }” il confine tra “{ $a }” e “{ $b }” non divide due aree.
error-port-without-sea = Sul tabellone “{ $board }” un porto in “{ $site }” agirebbe in “{ $sea }”, che non è un mare accanto alla sua terra.
error-wrong-tile = Il lato { $face } della tessera “{ $tile }” viola le leggi delle tessere: { $what }, { $found }.
error-no-tiles = A una disposizione servono delle tessere.
error-unknown-tile = La tessera “{ $tile }” non esiste; esiste { $known }.
error-unknown-face = Il lato “{ $face }” non esiste; esiste { $known }.
error-mixed-faces = Le tessere di un tabellone mostrano tutte lo stesso lato, non alcune { $face } e altre { $other }.
error-tile-twice = La tessera “{ $tile }” compare due volte, ma ce n’è una sola.
error-place-twice = Le tessere “{ $other }” e “{ $tile }” stanno nello stesso posto, { $i },{ $j }.
error-tiles-apart = Le { $tiles } tessere non formano un pezzo solo.
error-wrong-number-of-tiles = { $mode } si gioca con { $wanted } tessere, non con { $found }.
error-layout-too-long = Una disposizione ha al massimo { $most } caratteri, non { $found }.
error-no-good-board = Nessuno dei { $draws } tabelloni andava bene.
error-bad-layout = Una disposizione si scrive tessera@i,j~giro, come in zas@1,-1~5 (giri da 0 a 5); “{ $part }” no.

## Leggere le regole

error-no-rulebook = Non c’è una pagina di regole per “{ $title }”.

## Risposte

error-no-words = Non è stato detto nulla.
error-unknown-verb = Nessuna risposta comincia con “{ $word }”; le risposte cominciano con { $known }.
error-unknown-word = “{ $phrase }” dice “{ $word }” dove ci vuole questo: { $wanted }.
error-too-few-words = “{ $phrase }” finisce troppo presto; manca ancora: { $wanted }.
error-too-many-words = “{ $phrase }” dovrebbe finire prima di “{ $word }”.
error-illegal = “{ $phrase }” non è tra le scelte possibili.
error-not-your-turn = Adesso non deve rispondere { $seat } ma { $who }.
error-nothing-asked = Non c’è più nulla da chiedere, quindi { $seat } non può rispondere.
error-no-phrase = Il verbo { $verb } non ha una frase nel vocabolario.
error-nothing-to-undo = { $seat } non ha nulla da ritirare.
error-already-final = { $seat } non può ritirare l’ultima risposta, perché nel frattempo qualcosa è venuto alla luce o qualcun altro ha risposto.
error-past-forgotten = La partita non può più tornare così indietro, perché da allora le regole sono state corrette.
error-nothing-may-follow = Ciò che è stato detto prima è definitivo, quindi questo va detto da solo.

## Posizioni salvate e descritte

error-unknown-format = Questo salvataggio ha il formato “{ $found }”, che qui non si conosce.
error-other-setup = Questo salvataggio non viene da questa preparazione di { $title }.
error-unknown-field = Una posizione non ha il campo “{ $field }”; intendevi uno di questi: { $known }?
error-missing-field = Manca il campo “{ $field }”.
error-bad-field = Il campo “{ $field }” non contiene ciò che dovrebbe.
error-wrong-length = Il campo “{ $field }” ha { $found } voci invece di { $wanted }.
error-unknown-task = Il compito “{ $task }” non esiste; intendevi uno di questi: { $known }?
error-unknown-argument = Il compito “{ $task }” non ha l’argomento “{ $argument }”; ha { $wanted }.
error-bad-argument = Il compito “{ $task }” non capisce “{ $word }”, che si scrive nome=valore.
error-bad-arguments = Il compito “{ $task }” non ha gli argomenti che gli servono: { $wanted }.
error-wrong-row = Tra “{ $field }” e il suo valore sta questo e nient’altro: { $wanted } (le dichiarazioni sono separate da una virgola e uno spazio).
error-unknown-name = “{ $word }” non rientra in { $wanted }, quindi “{ $field }” non può averlo.
error-empty-statement = Tra due virgole non c’è nulla.
error-no-value = A “{ $field }” serve un valore.
error-stock-follows = Ciò che sta in “{ $place }” si ricava dagli altri luoghi di “{ $field }” e non si dice.
error-too-few-cards = A “{ $field }” restano da piazzare solo { $left } “{ $face }”.
error-bad-known = Chi conosce una carta si dice così: known, il campo, il luogo, chi la vede.
error-bad-result = Un risultato è fatto di { $wanted } piazzamenti, contati da 1, uno per posto.

## Registrazioni

error-no-format = Una registrazione comincia con “{ $wanted }”, un gioco e i suoi posti.
error-no-title = La seconda riga di una registrazione dice: title, il nome del gioco, la sua versione.
error-no-seats = L’intestazione non dice quanti posti ci sono.
error-bad-header = La riga di intestazione “{ $word }” ha troppe o troppo poche parole, oppure le manca un numero.
error-no-end = La posizione descritta non ha un “end”.
error-bad-line = “{ $text }” non è né una risposta né un’attesa né un ritiro.
error-secret-start = Una partita cominciata da una posizione descritta si esporta per intero oppure per niente.
error-unknown-title = Il gioco “{ $title }” non esiste; esiste { $known }.
error-newer-version = Questo è stato fatto con la versione { $found } di { $title }, e qui si conosce solo la { $known }.
error-unknown-seat = Il posto “{ $word }” non esiste.
error-unknown-event = Nessun evento si chiama “{ $word }”; intendevi uno di questi: { $known }?
error-unknown-reason = Nessun rifiuto si chiama “{ $word }”; intendevi uno di questi: { $known }?
error-secret-line = Questa risposta era nascosta a chi ha fatto la registrazione, quindi la partita non si può rigiocare.
error-not-so = Ci si aspettava “{ $wanted }”, ma è “{ $found }”.

## La sorte

error-script-over = Il copione è finito, ma la sorte deve ancora dire qualcosa come “{ $wanted }”.
error-script-refused = Il copione dice “{ $phrase }” dove la sorte può dire qualcosa come “{ $wanted }”.
error-not-sealed = La registrazione non ha né impegno né segreto, quindi le risposte della sorte non si possono verificare.
error-broken-seal = Il segreto non è quello su cui era stato preso l’impegno.
error-missing-nonce = Ci vuole un contributo per ciascuno di questi: { $wanted }.
error-bad-hex = “{ $text }” non è un numero a coppie di cifre esadecimali.
error-not-dealt = La sorte dice “{ $phrase }”, ma il segreto sigillato vuole “{ $wanted }”.

## Errori in un gioco

error-no-options = { $task } fa una domanda senza nemmeno una risposta.
error-unwritten = Una parte che serve al nucleo non è stata scritta: { $part }.
error-invariant = La legge “{ $law }” non vale: { $detail }.
error-ending = La partita si è fermata senza una fine: { $detail }.
error-options = C’è qualcosa che non va nelle scelte: { $detail }.
error-words = Una risposta non resta la stessa se la si scrive e la si rilegge: { $detail }.
error-refusal = Ciò che è offerto non va rifiutato: { $detail }.
error-clone = Le copie non sono indipendenti: { $detail }.
error-codec = Un salvataggio non contiene l’intera posizione: { $detail }.
error-description = Una descrizione non contiene l’intera posizione: { $detail }.
error-telling = { $viewer } può indovinare un segreto da ciò che si chiede, { $one } o { $other }: una scelta le cui opzioni dipendono da un segreto va sempre posta.
error-unlisted = “{ $detail }” non sta in nessuna tabella del gioco.
error-secrecy = { $viewer } distingue ciò che deve sembrare uguale: { $detail }.
error-completeness = { $viewer } non vede ciò che può sapere: { $detail }.
error-sampling = Il campionatore mostra a { $viewer } un mondo sbagliato: { $detail }.
error-record = La registrazione è sbagliata: { $detail }.
