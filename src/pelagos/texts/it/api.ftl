# Quel che dice l’API di Python oltre al nucleo, ai titoli e ai bot.

error-unknown-language = La lingua «{ $language }» non c’è; c’è { $known }.
error-unknown-luck = La sorte non può essere «{ $luck }»; può essere { $known }.
error-unknown-env = L’ambiente «{ $name }» non esiste; esiste { $known }.

# Dataset.
error-bots-for-seats = { $env } ha { $seats } posti: nomina un bot per tutti, o al massimo altrettanti; ne sono stati nominati { $found }.
error-no-games = Un dataset vuole almeno una partita e una partita per file, e un seme da 0 in su; qui si chiedono { $games } partite, { $shard } per file, seme { $seed }.
error-other-dataset = { $path } è di un altro dataset, come dice il suo { $file }; scegli un’altra cartella, o chiedi di nuovo lo stesso.
error-folder-not-empty = { $path } contiene altro; un dataset nuovo vuole una cartella vuota.
error-no-dataset = { $path } non è un dataset: non ha un { $file } che si possa leggere.
error-newer-dataset = { $path } è del formato { $found }; questa versione legge il formato { $known }.
error-unknown-table = La tabella «{ $table }» non esiste; esiste { $known }.
error-unknown-executor = Il luogo di lavoro «{ $name }» non esiste; esiste { $known }.
error-no-cluster = Nessun cluster Ray a { $address }: { $reason }.
dataset-games-game = il numero della partita, da 0
dataset-games-seed = il seme della natura e dei bot
dataset-games-bots = per posto, il bot che ha giocato
dataset-games-ranks = per posto, il piazzamento finale, 1 per chi vince; i pari merito lo condividono; 0 se la partita è stata interrotta
dataset-games-rewards = per posto, la quota degli altri battuti meno la quota di chi l’ha battuto; la somma è 0
dataset-games-ending = come è finita, dove il titolo ha parole per dirlo
dataset-games-answers = righe della registrazione: tutte le risposte, anche della natura e obbligate
dataset-games-decisions = risposte chieste a un posto
dataset-games-cycles = cicli o turni cominciati
dataset-games-digest = l’impronta dell’ultima posizione
dataset-decisions-game = il numero della partita
dataset-decisions-answer = quante risposte aveva la registrazione prima di questa
dataset-decisions-seat = a chi si chiedeva; -1 per la natura
dataset-decisions-question = che cosa si chiedeva: il nome del compito nelle regole
dataset-decisions-options = le azioni offerte, nell’ordine delle regole; -1 per una senza numero
dataset-decisions-chosen = il posto della risposta tra le opzioni, da 0
dataset-decisions-action = il numero della risposta
dataset-decisions-phrase = la risposta in parole
dataset-decisions-chance = la probabilità della risposta della natura; vuota per un posto
dataset-decisions-rank = il piazzamento finale di questo posto; 0 per la natura
dataset-decisions-reward = la ricompensa finale di questo posto; vuota per la natura
