# Ogni codice con cui un tavolo può rifiutare qualcosa.

## Sedersi

error-no-such-seat = Non c’è un posto numero { $number }.
error-seat-taken = Il posto { $seat } è occupato.
error-nobody-there = Al posto { $seat } non siede nessuno.
error-not-at-this-table = A questo tavolo non ti conoscono come ospite.
error-already-seated = Sei già seduto a questo tavolo.
error-not-your-seat = Il posto { $seat } non è riservato a te.
error-held-another-seat = In questa partita hai occupato il posto { $seat } e ne hai visto le carte; non puoi prenderne un altro.
error-no-newcomers = A questo tavolo nessuno prende posto durante la partita.
error-too-many-requests = Altre { $most } persone chiedono un posto a questo tavolo; aspetta che ricevano risposta.
error-no-seat-request = Non c’è una richiesta numero { $number }.
error-there-from-the-start = Chi siede al posto { $seat } c’era dall’inizio; può allontanarlo solo un voto degli altri.
error-not-owner = Può farlo solo chi ha aperto il tavolo.
error-empty-seats = Qui non siede ancora nessuno: { $seats }.
error-already-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-game-over = La partita è finita.
error-no-spectators = Questo tavolo non ammette spettatori durante la partita.

## Condizioni

error-short-secret = Al segreto del mazziere servono almeno { $least } byte.
error-unknown-pace = Il ritmo «{ $pace }» non esiste; esiste { $known }.
error-bad-time = Un tempo è un numero intero di millisecondi da 0 a { NUMBER($most, useGrouping: 0) }.
error-no-time = A un orologio serve del tempo per la partita o per la mossa.
error-bad-terms = Queste condizioni non si capiscono; tempo scaduto, chi se ne va, spettatori e nuovi arrivati accettano { $known }.

## Nomi, messaggi, parole

error-text-too-long = È troppo lungo; al massimo { $most } caratteri.
error-no-text = Non resta nulla da mostrare.
error-bad-word = Un identificativo, un livello o una chiave ha da 1 a { $most } lettere, cifre e trattini.
error-bad-nonce = Un contributo al seme si scrive a coppie di cifre esadecimali, al massimo { $most }.
error-no-channel = Non puoi parlare in «{ $channel }».
error-no-such-line = In quella chat non c’è la riga { NUMBER($number, useGrouping: 0) }.
error-too-many-mutes = Puoi zittire al massimo { $most } nomi.

## Risposte

error-stale = La partita è andata avanti: hai risposto alla versione { $at }, e ora siamo alla { $version }.
error-wrong-number-of-phrases = Di’ almeno una frase e non più di { $most } per volta.
error-phrase-too-long = Una frase ha al massimo { $most } caratteri.
error-key-reused = Con questa chiave è già stato detto qualcos’altro.
error-nature-is-dealt = Qui le risposte della sorte si estraggono, non si dicono.
error-no-bot-asked = Al posto { $seat } non si chiede nulla a un bot.
error-undo-too-far = Puoi ritirare { $most } delle tue risposte.
error-unknown-call = Un tavolo non conosce questa richiesta; conosce { $known }.
error-bad-arguments-of-call = «{ $call }» vuole questi argomenti: { $known }.

## Tempo

error-time-over = Il tuo tempo è scaduto.
error-no-holidays = A questo tavolo non ci sono ferie.
error-bad-holiday = Le ferie cominciano ora o più tardi, finiscono dopo l’inizio e non si sovrappongono ad altre.
error-not-on-holiday = Non sei in ferie.
error-holidays-used-up = È più dei { NUMBER($left, useGrouping: 0) } millisecondi di ferie che ti restano.

## Accordi

error-unknown-proposal = Si può proporre { $known }.
error-proposal-pending = Prima va decisa la proposta in sospeso.
error-cannot-move = Si può portare altrove solo una partita di una persona contro i bot, e nessuna lezione.
error-no-proposal = Non c’è nessuna proposta.
error-already-voted = Hai già votato a favore.
error-vote-about-you = Su questo decidono gli altri, senza di te.
error-too-few-to-remove = Per allontanare chi c’era dall’inizio servono almeno { $least } voti.
error-no-checkpoint = Non si può tornare a { $to } risposte.
error-paused = La partita è in pausa; qualunque giocatore può riprenderla.
error-not-paused = La partita non è in pausa.
error-not-practice = Solo a un tavolo di allenamento si può tornare indietro da soli.
error-practice-is-alone = A un tavolo di allenamento una persona gioca contro i bot.
error-coach-off = A questo tavolo il maestro non c’è.
error-coach-by-post = Per corrispondenza il maestro aiuta solo chi gioca contro soli bot.
error-practice-terms = Un tavolo di allenamento non ha orologio e non accoglie nuovi giocatori.
error-rated-terms = Una partita classificata ha un orologio, e chi finisce il tempo perde; per chi se ne va gioca un bot, nessuno si aggiunge dopo, e non ci sono né maestro né allenamento.
error-rated-needs-account = Le partite classificate sono solo per chi ha un account.
error-rated-is-agreed = Altri si sono già seduti: che la partita sia classificata o no resta com’è.
error-rated-from-the-start = Solo una partita che comincia qui può essere classificata.
error-not-where-rated = In una partita classificata non ci si può accordare su questo.
error-not-over = La partita non è finita.
error-no-rematch = Nessuno ti offre una rivincita.

## Ordini permanenti

error-no-orders = { $title } non conosce ordini permanenti.
error-no-order-left = Non hai lasciato nessun ordine.
error-order-is-silent = L’ordine adesso non ha nulla da dire.
error-order-empty = L’ordine non dice nulla.
error-order-too-long = Un ordine ha al massimo { $most } caratteri.
error-order-unknown-part = «{ $part }» non si capisce; un ordine conosce { $known }.
error-order-two-plans = «{ $part }» sarebbe un secondo piano d’asta; metti gli dèi in uno solo, separati da virgole.
error-order-unknown-god = Il dio «{ $word }» non esiste; esiste { $known }.
error-order-needs-limit = Fino a quanto? Scrivi «{ $god } up to 5».
error-order-free-god = Nessuno offre oro { CASE($god, "a") }: basta il nome, e nessuna cifra si raggiunge mai.
error-order-bad-number = «{ $word }» non è una cifra di almeno 1.

## Registrazioni

error-record-too-long = Una registrazione portata da fuori ha al massimo { $most } caratteri.
error-record-too-many-lines = Una registrazione portata da fuori ha al massimo { $most } righe.
error-described-start = Una registrazione che comincia da una posizione descritta non si può continuare a un tavolo.
error-unknown-analysis-wish = In un’analisi non si può fare «{ $wish }»; c’è { $known }.
error-not-a-lesson = Questa non è una lezione: a questo tavolo non c’è un insegnante.
