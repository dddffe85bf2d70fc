# Perché una lezione viene rifiutata. Ciò che dice l’insegnante sta in <title>-lessons.ftl.

## Leggere una lezione

error-no-lesson = Una lezione comincia con la riga «{ $wanted }».
error-no-lesson-row = Nell’intestazione della lezione manca la riga «{ $wanted }».
error-bad-minutes = Una lezione dura da { $least } a { $most } minuti, non «{ $found }».
error-before-first-step = «{ $text }» sta prima del primo passo.
error-bad-lesson-row = «{ $text }» non è scritto come si deve: { $wanted }.
error-unknown-lesson-row = «{ $text }» non è una riga di una lezione; forse { $known }?
error-outside-branch = «{ $text }» appartiene a un «do» o a un «try», e in questo passo non ce n’è uno prima.
error-bad-step-name = Un passo ha per nome una sola parola, che nessun altro passo ha; «{ $name }» non va bene.
error-unknown-step = Non c’è nessun passo «{ $name }»; forse { $known }?
error-unanswered-try = Il tentativo «{ $text }» non ha risposta.
error-asks-at-the-end = L’ultimo passo di una lezione non chiede nulla: dice che cosa si è imparato.
error-not-shown = Il passo «{ $name }» non ha un «do» semplice che l’insegnante possa mostrare; aggiungi una riga «show PHRASE».

## Controllare una lezione

error-unknown-lesson = { $title } non ha la lezione «{ $name }».
error-unknown-pupil = L’allievo «{ $seat }» qui non ha un posto.
error-unknown-lesson-word = «{ $text }» non è un dominio con una parola di questo titolo.
error-others-asked = In questo passo tocca { CASE($seat, "a") }, non all’allievo; la lezione deve dire che cosa risponde.
error-nobody-asked = In questo passo la partita è finita, eppure si chiede qualcosa all’allievo.
error-step-not-reached = Nessun ramo porta al passo «{ $name }».
error-never-taken = Nessuna delle risposte possibili è colta da «{ $text }».
error-not-taken-back = Dopo «{ $text }» la posizione non è più quella di prima.
error-endless-lesson = Questa lezione ha più di { $most } decisioni: qualche ramo continua per sempre.
error-shown-in-vain = Ciò che l’insegnante mostra nel passo «{ $name }» non porta avanti.
error-no-sentence = Il messaggio «{ $message }» manca nella lingua «{ $language }».
error-bad-sentence = Il messaggio «{ $message }» non si può dire nella lingua «{ $language }»: { $detail }.
error-unused-sentence = Nessuna lezione dice il messaggio «{ $message }».

## Seguire una lezione

error-unknown-wish = A un insegnante si chiede { $known }, non «{ $wish }».
error-answer-first = L’insegnante aspetta la tua risposta; puoi anche fartela mostrare.
error-take-back-first = Guarda che cosa ne è venuto, poi torna indietro con «Di nuovo».
error-lesson-over = Questa lezione è finita. Passa alla prossima, o rifai questa.
error-nothing-to-show = Qui non ti si chiede nulla, perciò non c’è nulla da mostrare.

## Problemi

error-unknown-puzzle = { $title } non ha il problema «{ $name }».
error-unreadable-puzzle = Questo non è un problema di { $title }: { $text }
error-puzzle-unbuilt = La posizione del problema { $name } non si può costruire ({ $reason }).
error-puzzle-unlawful = La posizione del problema { $name } viola la legge «{ $law }».
error-puzzle-asks-another = Nel problema { $name } tocca a qualcun altro, non a { $seat }.
error-puzzle-misnamed = Il problema { $name } dovrebbe chiamarsi { $found }.
error-puzzle-illegal = Nel problema { $name } «{ $phrase }» non è una risposta possibile.
error-puzzle-ungraded = Giudizi, stelle o temi del problema { $name } non vanno d’accordo.
error-puzzle-twice = Ci sono due problemi { $name }.
error-unknown-puzzle-wish = Non si può chiedere «{ $wish }» a un problema; c’è { $known }.
error-puzzle-over = Questo problema è risolto.
error-answered-already = Prima ritira la tua risposta.
