# Che cosa dice l’insegnante nelle lezioni di Hellas. Frasi brevi, una cosa alla volta.

## I corsi

hellas-course-first = Il primo corso
hellas-course-cards = Le carte degli dèi
hellas-course-end = Il delfino e la fine

## goal

hellas-lesson-goal = Lo scopo
hellas-lesson-goal-about = Prendi la tua decima città e vinci.
hellas-lesson-goal-hello = Ti diamo il benvenuto. Giochi con il bianco. Ogni tessera ha una città; delle tue pedine in una città, i guerrieri sono Greci e le barche navi.
hellas-lesson-goal-cities = Chi ha dieci città alla fine del proprio turno vince. Tu ne hai nove. Le due che brillano sono dell’arancione.
hellas-lesson-goal-declare = Un turno è una sola azione: l’Azione di forza porta nuovi pezzi, il viaggio trova una nuova tessera, l’attacco prende una città. Dichiara un attacco.
hellas-lesson-goal-burst-is-slow = Un’Azione di forza ti renderebbe più forte, ma non porta città. Dichiara un attacco.
hellas-lesson-goal-voyage-later = Anche un viaggio può portare la decima città, se la tessera combacia. Un’altra volta: oggi attacchiamo.
hellas-lesson-goal-target = Ora nomina la città che attacchi: { $city }. Lì accanto hai molti Greci.
hellas-lesson-goal-well-guarded = Da lì potresti mandare via mare troppo pochi Greci. Prendi { $city }.
hellas-lesson-goal-no-attack = Senza attacco il tuo turno finirebbe. Nomina { $city }.
hellas-lesson-goal-add = Un Greco da { $from } è in viaggio. Anche { $city } ha un Greco, e tu arrivi via mare: lì devi essere più forte, non basta essere pari. Mandane un altro.
hellas-lesson-goal-too-few = Uno contro uno via mare: l’attacco è fallito, il tuo Greco è perduto e tocca all’arancione. Torna indietro e mandane due.
hellas-lesson-goal-spoils = La città è tua! Aveva una nave, perciò puoi mettercene una delle tue. Prendila.
hellas-lesson-goal-settle = Potresti portare altri pezzi nella nuova città. Non è necessario: lascia tutto com’è.
hellas-lesson-goal-won = Dieci città alla fine del tuo turno: hai vinto.

## voyage

hellas-lesson-voyage = Un viaggio
hellas-lesson-voyage-about = Pesca una tessera, trovale un posto e fonda una città.
hellas-lesson-voyage-hello = Giochi con il bianco e hai quattro città. Un viaggio ne trova una nuova. Guarda le navi accanto alle tue città: oggi contano.
hellas-lesson-voyage-declare = Dichiara un viaggio. Provare non costa nulla.
hellas-lesson-voyage-voyage-today = Anche quella è una buona azione, ma oggi si salpa. Dichiara un viaggio.
hellas-lesson-voyage-tile = Hai pescato { $tile }. Un lato è terra, gli altri sono mare. Puoi girarla come vuoi.
hellas-lesson-voyage-fits = Una tessera deve toccare il delfino o due tessere. Dove le tessere si toccano, terra va con terra e mare con mare.
hellas-lesson-voyage-ships = Le navi accanto a un posto decidono chi può insediarsi: te ne servono più dell’arancione. In uno dei posti segnati sono due a zero, nell’altro solo uno a uno.
hellas-lesson-voyage-place = I posti segnati sono a tua disposizione. Scegline uno, gira { $tile } finché non combacia e piazzala.
hellas-lesson-voyage-as-good = Va bene anche lì! Ma oggi insediamoci accanto { CASE($city, "a") }, in un posto segnato.
hellas-lesson-voyage-under-the-stack = Il viaggio è fallito: la tessera è sotto la pila e l’arancione ha già giocato. Nessuna nave perduta, ma nessuna città. Torna indietro e piazza la tessera.
hellas-lesson-voyage-pay = Un Greco della tua riserva abita ora { CASE($tile, "a") }. Adesso una nave lì accanto paga il viaggio e torna nella riserva. Scegli quale.
hellas-lesson-voyage-settle = { $tile } ha un Greco e nessuna nave. Potresti portarci dei pezzi: lo impariamo più avanti. Lascia tutto com’è.
hellas-lesson-voyage-another-lesson = Il raggruppamento ha una lezione tutta sua. Per ora lascia tutto com’è.
hellas-lesson-voyage-done = Cinque città! Per un viaggio servono una tessera che combacia e più navi dell’arancione accanto al posto, e costa una nave. Procuriamoci altre navi: è la prossima lezione.

## burst

hellas-lesson-burst = Un’Azione di forza
hellas-lesson-burst-about = Nuovi Greci, navi e carte: tre passi a piacere.
hellas-lesson-burst-hello = L’arancione è vicino { CASE($city, "a") }, con due Greci come te. È ora di crescere: un’Azione di forza porta nuovi pezzi e carte.
hellas-lesson-burst-declare = Dichiara un’Azione di forza.
hellas-lesson-burst-burst-today = Per quello ti serve più forza. Prima dichiara un’Azione di forza.
hellas-lesson-burst-greek = Hai tre passi. Ognuno porta un Greco, una nave o una carta. Per primo metti un Greco { CASE($city, "a") }, vicino all’arancione.
hellas-lesson-burst-to-the-front = Lì è tutto tranquillo. Metti il Greco { CASE($city, "a") }, accanto all’arancione.
hellas-lesson-burst-greek-first = Anche quello è un passo, e arriverà. Prima un Greco per { $city }.
hellas-lesson-burst-two-left = Fermandoti butteresti via dei passi. Prima metti un Greco { CASE($city, "a") }.
hellas-lesson-burst-ship = Ora { $city } ha tre Greci, e di più non ce ne stanno: al massimo tre Greci e tre navi per città. Adesso metti una nave in una tua città qualsiasi.
hellas-lesson-burst-ship-now = I Greci sono utili, ma per i viaggi servono navi. Metti una nave in una città.
hellas-lesson-burst-card-later = La carta viene per ultima. Adesso una nave.
hellas-lesson-burst-steps-left = Ti restano due passi. Usali: prima una nave.
hellas-lesson-burst-card = L’ultimo passo: una carta. Poseidone aiuta i viaggi, Ares gli attacchi; { $god } cambia le regole di entrambi. Pesca una carta di { $god }.
hellas-lesson-burst-this-god = Anche quel dio aiuta. Oggi pesca una carta di { $god }.
hellas-lesson-burst-card-now = Per ora hai abbastanza pezzi. Pesca una carta di { $god }.
hellas-lesson-burst-one-left = Ti resta un passo, e la carta non costa altro. Pesca una carta di { $god }.
hellas-lesson-burst-settle = La carta è coperta: nemmeno tu puoi guardarla prima della fine del turno. Dopo un’Azione di forza puoi anche spostare i pezzi. Lasciali dove sono.
hellas-lesson-burst-another-lesson = Il raggruppamento ha una lezione tutta sua. Per ora lascia tutto com’è.
hellas-lesson-burst-done = Il turno è finito e puoi vedere la carta: { $card }. Presto imparerai a usare le carte. Tre passi, mescolati a piacere: questo è un’Azione di forza.

## attack

hellas-lesson-attack = Un attacco
hellas-lesson-attack-about = Via terra e via mare: quanti Greci servono.
hellas-lesson-attack-hello = { $from } è tua, { $city } è dell’arancione. Le unisce la terra: i tuoi Greci vanno a piedi. Lì l’arancione ha due Greci; le navi non combattono.
hellas-lesson-attack-declare = Dichiara un attacco.
hellas-lesson-attack-attack-today = Non oggi: il tuo esercito è pronto. Dichiara un attacco.
hellas-lesson-attack-target = Nomina { $city } come città da attaccare.
hellas-lesson-attack-this-city = Lì potresti arrivare solo via mare, ed è più difficile. Attacca { $city }.
hellas-lesson-attack-no-attack = Il turno finirebbe senza aver fatto nulla. Attacca { $city }.
hellas-lesson-attack-first = I Greci si aggiungono uno alla volta. Prendi il primo da { $from }: la terra la unisce { CASE($city, "a") }.
hellas-lesson-attack-by-sea-first = Da lì verrebbero via mare, e basta che uno arrivi via mare perché lo sia tutto l’attacco. Prendi { $from }.
hellas-lesson-attack-second = Via terra basta essere pari al difensore: due contro due prendono { $city }. Mandane un altro da { $from }.
hellas-lesson-attack-mixed = Basta che uno arrivi via mare, e lo è tutto l’attacco: lì due contro due non bastano. Mandane un altro da { $from }, via terra.
hellas-lesson-attack-too-few = Uno contro due: l’attacco è fallito, il Greco è tornato nella riserva e l’arancione ha già giocato. Torna indietro e mandane due.
hellas-lesson-attack-launch = Due sono pronti, tutti via terra; l’ultimo Greco di una città resta sempre a casa. Potresti aggiungerne uno da { $sea }, ma non serve. Lancia l’attacco.
hellas-lesson-attack-needless = Anche tre via mare battono i due di { $city }, ma hai speso un Greco che non serviva. Torna indietro e lancia l’attacco con due.
hellas-lesson-attack-spoils = Niente dadi: due contro due, e via terra si vince. I pezzi dell’arancione lasciano { $city }. C’erano due navi, perciò puoi metterne due delle tue.
hellas-lesson-attack-two-ships = Non costano nulla. Metti due navi.
hellas-lesson-attack-settle = I tuoi due Greci ora abitano { CASE($city, "a") }. Potresti portarne altri; lascia tutto com’è.
hellas-lesson-attack-another-lesson = Il raggruppamento è nella prossima lezione. Per ora lascia tutto com’è.
hellas-lesson-attack-done = Via terra basta essere pari; via mare, anche se ci va uno solo, ne serve uno in più. Conta prima di attaccare: chi fallisce perde tutti quelli che ha mandato.

## regroup

hellas-lesson-regroup = Raggruppare
hellas-lesson-regroup-about = Sposta i pezzi dove servono.
hellas-lesson-regroup-hello = La tua Azione di forza è finita. Ma guarda: nelle retrovie hai due volte tre Greci, e { $front } ne ha uno solo, accanto ai tre dell’arancione { CASE($rival, "a") }.
hellas-lesson-regroup-regroup = Dopo un’Azione di forza puoi spostare tutti i tuoi pezzi, lontano quanto vuoi. Raggruppa.
hellas-lesson-regroup-weak-front = Guarda: l’arancione è venuto via terra con due Greci e la tua città è perduta. Torna indietro e raggruppa.
hellas-lesson-regroup-first = Città per città dici quanti pezzi ci devono stare. { $city } è lontana dall’arancione: basta un Greco, nessuna nave. Uno deve restare sempre.
hellas-lesson-regroup-ship-later = La nave serve di più altrove. Qui un Greco e nessuna nave.
hellas-lesson-regroup-to-the-front = Questi Greci servono al fronte. Qui lascia un Greco e nessuna nave.
hellas-lesson-regroup-front = Ora { $city }, accanto all’arancione: tre Greci, il massimo per una città. Nessuna nave.
hellas-lesson-regroup-three = Qui di più è più sicuro: tre Greci, nessuna nave.
hellas-lesson-regroup-rest = A { $city } un Greco e nessuna nave. Quello che resta va da sé { CASE($last, "a") }.
hellas-lesson-regroup-one-is-enough = Si può, ma raduna gli altri { CASE($last, "a") }: qui un Greco e nessuna nave.
hellas-lesson-regroup-held = L’arancione ha appena attaccato { $front } con due Greci, ha fallito e li ha persi! A { $rival } ne resta uno. Rispondi: dichiara un attacco.
hellas-lesson-regroup-strike-back = Più tardi. { $rival } è quasi vuota: dichiara un attacco.
hellas-lesson-regroup-target = Attacca { $city }.
hellas-lesson-regroup-this-city = La città debole è { $city }. Attaccala.
hellas-lesson-regroup-add = Manda un Greco da { $from }, via terra.
hellas-lesson-regroup-by-land = Quello verrebbe via mare. Via terra ne basta uno: mandalo da { $from }.
hellas-lesson-regroup-launch = Uno contro uno via terra basta. Lancia l’attacco.
hellas-lesson-regroup-enough = Non ne servono altri, e chi resta a casa la difende. Lancia l’attacco.
hellas-lesson-regroup-into = { $city } è tua, con un Greco. Anche dopo un attacco o un viaggio puoi raggruppare, ma solo verso la città appena ottenuta. Raggruppa.
hellas-lesson-regroup-weak-again = Un solo Greco { CASE($city, "a") } non resisterà. Raggruppa.
hellas-lesson-regroup-near = Ti si chiede che cosa manda ogni città. { $from } tiene i suoi Greci: non mandarne.
hellas-lesson-regroup-weaker-home = Si può, ma prendiamo tutto dalle retrovie. Da qui non mandare nessuno.
hellas-lesson-regroup-far = { $from } è lontana, ma non importa. Manda due Greci e la nave { CASE($city, "a") }.
hellas-lesson-regroup-from-afar = A { $city } servono Greci. Manda due Greci e la nave.
hellas-lesson-regroup-done = Dopo un’Azione di forza sposti tutto; dopo un viaggio o un attacco solo verso la nuova città. Forte dov’è il rivale, un Greco dove non viene nessuno.

## hand

hellas-lesson-hand = Le carte in mano
hellas-lesson-hand-about = Ogni carta ha il suo momento. Giocane una, e annullane una.
hellas-lesson-hand-hello = Hai tre carte, una per ogni dio. Tocca una carta per leggerla. L’arancione vede solo il dorso delle tue, e tu solo il dorso delle sue.
hellas-lesson-hand-moment = Una carta si gioca nell’azione a cui appartiene: Guerriero Fantasma in battaglia, Vento Favorevole in viaggio. Tu vuoi una battaglia: dichiara un attacco.
hellas-lesson-hand-attack-today = Guerriero Fantasma è una carta da battaglia. Dichiara un attacco.
hellas-lesson-hand-target = Attacca { $city }: ci sono due Greci.
hellas-lesson-hand-this-city = Oggi la nostra meta è { $city }. Attaccala.
hellas-lesson-hand-add = { $from } può mandarne solo uno, via terra. Uno contro due? Hai una carta. Manda il Greco.
hellas-lesson-hand-by-land = Quello verrebbe via mare, e via mare ne serve uno in più. Manda il Greco di { $from }.
hellas-lesson-hand-launch = Lancia l’attacco, con un Greco.
hellas-lesson-hand-enough = Diventerebbe un attacco via mare. Lancialo con uno solo.
hellas-lesson-hand-play = La battaglia è cominciata e l’attaccante gioca per primo. { $card } ti rende più forte di 1: gioca la carta.
hellas-lesson-hand-too-weak = Senza carta era uno contro due: il Greco è perduto. Torna indietro e gioca { $card }.
hellas-lesson-hand-keep = Una carta di Zeus fa tornare in mano la carta giocata. Te lo si chiede perché l’arancione vede che hai una carta di Zeus, ma non deve sapere quale. Passa.
hellas-lesson-hand-settle = Due contro due via terra: la città è tua. La carta è andata negli scarti. Lascia tutto com’è.
hellas-lesson-hand-leave-it = Sappiamo già raggruppare. Lascia tutto com’è.
hellas-lesson-hand-end-action = Qui si potrebbero giocare alcune carte; tu non ne hai, ma la domanda viene lo stesso. Termina l’azione.
hellas-lesson-hand-end-turn = La tua azione è finita. Termina il turno.
hellas-lesson-hand-veto = L’arancione gioca { $card }: ogni città con tre Greci ne perde uno, e così { $city }. Puoi annullarla: gioca { $veto }.
hellas-lesson-hand-flooded = Ora { $city } ha solo due Greci. Un veto si gioca subito o mai. Torna indietro e gioca { $veto }.
hellas-lesson-hand-done = Annullata: i tuoi Greci restano. Gioca ogni carta al suo momento; un veto risponde a qualsiasi carta. Puoi tenere sette carte, e tre di uno stesso dio.

## temples

hellas-lesson-temples = I templi
hellas-lesson-temples-about = Più templi del rivale: un passo in più a ogni Azione di forza.
hellas-lesson-temples-hello = Alcune tessere hanno un tempio. Chi ha più città con un tempio dell’altro fa quattro passi in un’Azione di forza, non tre. Ancora nessuno ne ha.
hellas-lesson-temples-declare = Cercane uno: dichiara un viaggio.
hellas-lesson-temples-three-only = Sarebbero tre passi. Con un tempio saranno quattro: prima dichiara un viaggio.
hellas-lesson-temples-voyage-today = L’arancione non ha templi da prendere. Dichiara un viaggio.
hellas-lesson-temples-place = Che fortuna! { $tile } ha un tempio. Piazza la tessera dove hai più navi: tra le tue città si difende bene.
hellas-lesson-temples-as-good = Va bene anche lì! Ma oggi insediamoci accanto { CASE($city, "a") }, in un posto segnato.
hellas-lesson-temples-keep-it = Sotto la pila sarebbe perduta a lungo. Piazza { $tile }.
hellas-lesson-temples-pay = Scegli la nave che paga il viaggio.
hellas-lesson-temples-settle = Il tempio è tuo. Lascia tutto com’è e guarda che cosa fa l’arancione.
hellas-lesson-temples-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-temples-burst = L’arancione ha fatto un’Azione di forza di tre passi. Ora dichiara la tua.
hellas-lesson-temples-burst-now = Più tardi. Dichiara un’Azione di forza e conta i passi.
hellas-lesson-temples-one = Quattro passi! È merito del tempio. Fai il primo: un Greco o una nave, dove vuoi.
hellas-lesson-temples-two = Il secondo passo: un altro pezzo.
hellas-lesson-temples-three = Il terzo. L’arancione a questo punto avrebbe finito.
hellas-lesson-temples-four = E il quarto, grazie al tempio.
hellas-lesson-temples-pieces = Anche una carta sarebbe un passo. Oggi prendi un pezzo.
hellas-lesson-temples-not-yet = Restano dei passi. Falli tutti.
hellas-lesson-temples-done = Più templi del rivale, quattro passi; se siete pari, tre a testa. Si conta quando dichiari l’Azione di forza. Difendi il tuo tempio: può essere conquistato.

## start

hellas-lesson-start = L’inizio
hellas-lesson-start-about = Otto tessere attorno al delfino: così comincia ogni partita.
hellas-lesson-start-hello = Ogni partita comincia con il solo delfino. Bianco e arancione piazzano tessere a turno, finché ognuno non ne ha quattro. Due delle tue ci sono già.
hellas-lesson-start-cards = Ognuno comincia con tre carte, una per ogni dio. Nel primissimo turno il bianco non può giocarne.
hellas-lesson-start-third = La tua terza tessera. Il posto deve toccare il delfino o due tessere; le navi non contano ancora. Piazzala in un posto segnato, tra le tue due, girata come vuoi.
hellas-lesson-start-far = Le regole lo permettono, ma lì vicino c’è l’arancione. Scegli un posto segnato.
hellas-lesson-start-fourth = Ha ricevuto un Greco e una nave. L’arancione ha pescato una tessera con un tempio, l’ha messa da parte e ha piazzato la successiva. Ora la quarta, nel posto segnato accanto { CASE($city, "a") }.
hellas-lesson-start-done = Ci sono otto città, e in ogni riserva restano undici Greci e sei navi. Comincia il bianco. Ora gioca una prima partita contro un bot, o continua a imparare.

## battle-cards

hellas-lesson-battle-cards = Le carte in battaglia
hellas-lesson-battle-cards-about = Quattro carte, una battaglia: chi ha l’ultima parola?
hellas-lesson-battle-cards-hello = { $from } è di fronte { CASE($city, "a") }, oltre il mare. Puoi mandare due Greci e l’arancione ne ha due lì: via mare te ne manca uno. Ma hai delle carte.
hellas-lesson-battle-cards-declare = Dichiara un attacco.
hellas-lesson-battle-cards-attack-today = Le tue carte sono carte di guerra. Dichiara un attacco.
hellas-lesson-battle-cards-target = Attacca { $city }.
hellas-lesson-battle-cards-this-city = La nostra meta è { $city }. Attaccala.
hellas-lesson-battle-cards-add = Un Greco di { $from } è in viaggio. Manda anche il secondo.
hellas-lesson-battle-cards-both = Uno non basta, qualunque carta tu abbia. Manda il secondo Greco di { $from }.
hellas-lesson-battle-cards-beachhead = In battaglia giochi una carta o passi, alternandoti con l’arancione; due passi di fila la chiudono. { $card }: anche via mare basta essere pari. Gioca la carta.
hellas-lesson-battle-cards-first-this = Aiuterebbe anche quella, ma tienila per rispondere. Prima gioca { $card }.
hellas-lesson-battle-cards-not-enough = Avete passato entrambi, e due contro due via mare è fallito. I tuoi Greci sono perduti. Torna indietro e gioca { $card }.
hellas-lesson-battle-cards-spirit = L’arancione risponde con { $wall }: la nave nella città vale un Greco. Ora è due contro tre. { $card } ti rende più forte di 1: gioca la carta.
hellas-lesson-battle-cards-too-weak = Due contro tre: l’attacco è fallito. Torna indietro e gioca { $card }.
hellas-lesson-battle-cards-spoils = Tre contro tre, e basta essere pari: vinto! Con { $card } l’arancione ha salvato i pezzi di { $city }: ora sono { CASE($refuge, "a") }. Per la nave che c’era puoi comunque metterne una tua.
hellas-lesson-battle-cards-settle = Le carte sono negli scarti. Lascia tutto com’è.
hellas-lesson-battle-cards-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-battle-cards-done = Chi attacca ha le carte di Ares; chi difende risponde con le navi e può salvare ciò che perde. Il dorso delle carte in mano dice che cosa temere.

## sailing

hellas-lesson-sailing = Le carte in viaggio
hellas-lesson-sailing-about = Una tessera migliore, il vento giusto e dei coloni.
hellas-lesson-sailing-hello = Tutto attorno al delfino tu e l’arancione avete le stesse navi: nessun viaggio può riuscire. Le tue tre carte di Poseidone cambiano le cose.
hellas-lesson-sailing-declare = Dichiara un viaggio.
hellas-lesson-sailing-voyage-today = Le carte di Poseidone vogliono il mare. Dichiara un viaggio.
hellas-lesson-sailing-horizon = { $tile } ha quattro lati di terra e si adatta male. { $card } la mette sotto la pila e ne pesca un’altra. Gioca la carta.
hellas-lesson-sailing-first-this = Arriverà anche quella. Prima { $card }: una tessera migliore.
hellas-lesson-sailing-over = Così il viaggio è fallito e le carte non hanno fatto nulla. Prosegui.
hellas-lesson-sailing-wind = { $tile } si adatta bene, ma servono più navi dell’arancione, e ovunque è uno a uno. { $card }: basta essere pari. Gioca la carta.
hellas-lesson-sailing-place = Ora puoi piazzare { $tile } dove hai tante navi quante l’arancione, e almeno una. Scegli un posto.
hellas-lesson-sailing-colonists = Un Greco si è insediato, una nave ha pagato. { $card } porta altri due pezzi nella nuova città. Gioca la carta.
hellas-lesson-sailing-alone = Un Greco da solo è una facile preda. Prima gioca { $card }.
hellas-lesson-sailing-one = Scegli il primo pezzo: un Greco o una nave.
hellas-lesson-sailing-two = E il secondo.
hellas-lesson-sailing-both = Puoi prendere due pezzi. Prendili.
hellas-lesson-sailing-settle = Una nuova città ben difesa. Lascia tutto com’è.
hellas-lesson-sailing-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-sailing-done = Un’altra tessera prima di piazzarla, il vento quando le navi sono pari, i coloni alla fine. Una quarta carta, per un secondo viaggio, viene più avanti.

## surprises

hellas-lesson-surprises = Sorprese
hellas-lesson-surprises-about = Furto, Umiltà, Scambio, Inondazione: carte per quasi ogni momento.
hellas-lesson-surprises-hello = Alcune carte non appartengono a nessuna azione: si giocano prima, dopo e in quasi ogni momento intermedio. Tu ne hai quattro.
hellas-lesson-surprises-theft = { $card } prende una carta dalla mano dell’arancione. Gioca la carta.
hellas-lesson-surprises-first-this = Ogni cosa a suo tempo. Ora gioca { $card }.
hellas-lesson-surprises-keep = Hai altre carte di Zeus, perciò ti si chiede se una debba far tornare questa in mano. Nessuna può: passa.
hellas-lesson-surprises-steal = Vedi il dorso delle carte: tre di Ares, due di Poseidone. Il caso sceglie la carta, tu il dio. Ruba una carta di Ares.
hellas-lesson-surprises-warlike = Una carta di Ares ti farebbe più male. Rubane una di Ares.
hellas-lesson-surprises-humility = Ora hai { $stolen }, bloccata fino alla fine del turno. All’arancione restano quattro carte. { $card } ne lascia al rivale solo tre: gioca la carta.
hellas-lesson-surprises-keep-two = La stessa domanda, perché hai ancora una carta di Zeus. Passa.
hellas-lesson-surprises-exchange = L’arancione ha scelto una carta e l’ha scartata. Ora { $card }: due città cambiano proprietario, con tutti i pezzi. Gioca la carta.
hellas-lesson-surprises-give = Cedi { $city }: è dietro le città dell’arancione e si tiene a fatica.
hellas-lesson-surprises-give-this = Quella ti serve. Cedi { $city }.
hellas-lesson-surprises-take = E prendi { $city }: ha un tempio, e i templi restano con la tessera.
hellas-lesson-surprises-take-this = Un tempio vale di più: prendi { $city }.
hellas-lesson-surprises-flood = Un tempio senza battaglia! Infine { $card }: ogni città con tre Greci ne tiene due. Tu non ne hai con tre, l’arancione due. Gioca la carta.
hellas-lesson-surprises-done = Quattro sorprese, e la tua azione deve ancora venire. Giocale quando fanno più male, e ricorda che un Veto può fermarle tutte.

## preparing

hellas-lesson-preparing = Prima di un attacco
hellas-lesson-preparing-about = Più Greci, più lontano, un secondo colpo.
hellas-lesson-preparing-hello = Le tue tre carte di Ares preparano un attacco. Si giocano dopo averlo dichiarato, prima di nominare la città.
hellas-lesson-preparing-declare = Dichiara un attacco.
hellas-lesson-preparing-attack-today = Ares è con te. Dichiara un attacco.
hellas-lesson-preparing-far = { $card }: al prossimo attacco può partecipare una tua città, per quanto lontana. Gioca la carta.
hellas-lesson-preparing-first-this = Ogni cosa a suo tempo. Ora gioca { $card }.
hellas-lesson-preparing-muster = { $card } trasforma in Greci le navi di una città, anche oltre tre fino alla fine dell’attacco. Gioca la carta.
hellas-lesson-preparing-ships = A { $city } ci sono due navi. Trasformale entrambe in Greci.
hellas-lesson-preparing-both = Prendile entrambe: le navi non combattono, i Greci sì.
hellas-lesson-preparing-target = { $city } era fuori portata; ora puoi attaccarla.
hellas-lesson-preparing-this-city = Adesso non quella. Attacca { $city }.
hellas-lesson-preparing-add = Manda un Greco da { $from }, anche se è lontana. Può partecipare una sola città lontana.
hellas-lesson-preparing-other-army = I Greci di { $near } hanno un altro compito. Mandane uno da { $from }.
hellas-lesson-preparing-second = { $city } ha un Greco, e un colpo da lontano vale come attacco via mare: ne servono due. Mandane un altro.
hellas-lesson-preparing-too-few = Via mare uno contro uno non basta. Mandane un altro da { $from }.
hellas-lesson-preparing-launch = Due bastano. Lancia l’attacco.
hellas-lesson-preparing-enough = Due bastano, e gli altri difendono { $from }. Lancia l’attacco.
hellas-lesson-preparing-fight = L’arancione vede che hai una carta di Ares, perciò la domanda arriva. Non è una carta da battaglia: passa.
hellas-lesson-preparing-settle = { $city } è tua. Lascia tutto com’è.
hellas-lesson-preparing-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-preparing-twin = L’attacco è finito, ma non il turno: { $card } te ne dà un altro, contro un’altra città. Gioca la carta.
hellas-lesson-preparing-one-more = Hai ancora { $card }. Prima gioca quella carta.
hellas-lesson-preparing-next = Vai al prossimo attacco.
hellas-lesson-preparing-go-on = Hai giocato la carta apposta. Vai al prossimo attacco.
hellas-lesson-preparing-again = Attacca { $city }: c’è un solo Greco, e la terra la unisce al tuo esercito.
hellas-lesson-preparing-one = Mandane uno da { $from }, via terra.
hellas-lesson-preparing-by-land = Quello verrebbe via mare. Mandane uno da { $from }, via terra.
hellas-lesson-preparing-strike = Via terra uno contro uno basta. Lancia l’attacco.
hellas-lesson-preparing-enough-by-land = Via terra ne basta uno. Lancia l’attacco.
hellas-lesson-preparing-done = Due città in un turno! Leva per il numero, Colpo Lontano per la distanza, Doppio Assalto per un secondo colpo su un’altra città.

## double-turn

hellas-lesson-double-turn = Un turno doppio
hellas-lesson-double-turn-about = Un’Azione di forza e un viaggio in un solo turno, e ancora un viaggio.
hellas-lesson-double-turn-hello = Di solito un turno è una sola azione. Oggi saranno tre: hai una carta per un turno doppio e una per un secondo viaggio.
hellas-lesson-double-turn-double = { $card } si gioca prima di dichiarare qualsiasi cosa: viene prima un’Azione di forza, poi un viaggio o un attacco. Gioca la carta.
hellas-lesson-double-turn-first-this = Dichiarata un’azione, è troppo tardi per { $card }. Prima gioca la carta.
hellas-lesson-double-turn-one = L’Azione di forza: tre passi. Le navi decidono i viaggi: prendine una, per una città qualsiasi.
hellas-lesson-double-turn-two = Il secondo passo: un’altra nave.
hellas-lesson-double-turn-three = E il terzo.
hellas-lesson-double-turn-pieces = Va bene anche quello, ma il viaggio viene subito: prendi una nave.
hellas-lesson-double-turn-stand = Ora potresti spostare tutto. Lascia i pezzi dove sono.
hellas-lesson-double-turn-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-double-turn-second = La seconda parte del turno: dichiara un viaggio.
hellas-lesson-double-turn-voyage-today = Si potrebbe anche attaccare. Oggi dichiara un viaggio.
hellas-lesson-double-turn-place = Piazza { $tile } in un posto segnato.
hellas-lesson-double-turn-marked = Oggi ci insediamo in un posto segnato. Piazza lì la tessera.
hellas-lesson-double-turn-pay = Scegli la nave che paga.
hellas-lesson-double-turn-go-on = Hai una carta di Poseidone, perciò ti si chiede se porti dei coloni. La tua fa un’altra cosa: prosegui.
hellas-lesson-double-turn-settle = Lascia tutto com’è.
hellas-lesson-double-turn-sail-on = Il viaggio è riuscito: è il momento di { $card }. Gioca la carta e riparti.
hellas-lesson-double-turn-one-more = Hai una carta per un altro viaggio: gioca { $card }.
hellas-lesson-double-turn-place-two = Una seconda tessera. Piazza { $tile } nel posto segnato.
hellas-lesson-double-turn-pay-two = Anche questo viaggio costa una nave. Scegli quale.
hellas-lesson-double-turn-done = Tre pezzi e due città in un turno! Turno Doppio prima di ogni azione, Avanti Tutta solo dopo un viaggio riuscito.

## answers

hellas-lesson-answers = Veto contro veto
hellas-lesson-answers-about = Carte che rispondono a carte, e una che fa tornare una carta.
hellas-lesson-answers-hello = Alla tua Azione di forza resta un passo. Hai tre carte di Zeus, e di uno stesso dio non se ne possono avere più di tre: il suo mazzo per te è chiuso.
hellas-lesson-answers-wind = { $card } dà altri due passi. Gioca la carta.
hellas-lesson-answers-first-this = Prima { $card }, finché dura l’Azione di forza.
hellas-lesson-answers-veto = L’arancione la annulla con un Veto! Ma anche un Veto è una carta: il tuo { $card } lo annulla a sua volta, e { $mine } ha effetto. Gioca la carta.
hellas-lesson-answers-gone = { $mine } è andata senza effetto. Si risponde subito o mai. Torna indietro e gioca { $card }.
hellas-lesson-answers-keep = L’arancione non ha più risposte. Ora, nello stesso momento, { $card }: dopo l’uso { $mine } ti tornerà in mano. Gioca la carta.
hellas-lesson-answers-once-only = { $mine } avrebbe effetto e finirebbe negli scarti. Puoi riaverla: gioca { $card }.
hellas-lesson-answers-one = Ora hai tre passi. Prendi un pezzo.
hellas-lesson-answers-two = Un altro pezzo.
hellas-lesson-answers-three = E l’ultimo.
hellas-lesson-answers-pieces = Oggi prendi un Greco o una nave.
hellas-lesson-answers-settle = Lascia tutto com’è e guarda tornare { $mine }.
hellas-lesson-answers-leave-it = Oggi non serve. Lascia tutto com’è.
hellas-lesson-answers-done = Un Veto ferma qualsiasi carta, un altro Veto ferma il Veto. L’arancione ha visto la carta che è tornata: non è più un segreto.

## dolphin

hellas-lesson-dolphin = Il salto del delfino
hellas-lesson-dolphin-about = Attorno al delfino tutti sono vicini di tutti.
hellas-lesson-dolphin-hello = La tessera al centro è il delfino: tutto mare, nessuna città. Per gli attacchi unisce tutte le città che lo toccano.
hellas-lesson-dolphin-declare = { $from } e { $city } sono ai lati opposti del delfino: per un attacco via mare sono vicine. Dichiara un attacco.
hellas-lesson-dolphin-attack-today = Proviamo il salto. Dichiara un attacco.
hellas-lesson-dolphin-target = Attacca { $city }. Fuori portata resta { $beyond }: non tocca né il delfino né una tua città.
hellas-lesson-dolphin-this-city = Oggi saltiamo { CASE($city, "a") }. Attaccala.
hellas-lesson-dolphin-first = Manda un Greco da { $from }. { $away } non è tra le scelte: non tocca né il delfino né la città che attacchi.
hellas-lesson-dolphin-keep-guard = Quello fa la guardia accanto all’arancione. Mandane uno da { $from }.
hellas-lesson-dolphin-second = È un attacco via mare, perciò ne serve uno più dell’arancione. Mandane un altro da { $from }.
hellas-lesson-dolphin-too-few = Uno contro uno via mare: fallito, e l’arancione ha già giocato. Torna indietro e mandane due.
hellas-lesson-dolphin-launch = Due contro uno. Lancia l’attacco contro { $city }.
hellas-lesson-dolphin-enough = Via mare due bastano contro uno. Lancia l’attacco.
hellas-lesson-dolphin-done = Oltre il delfino attacchi tutt’intorno, e così fa l’arancione: difendi le città che lo toccano. Per i viaggi il salto non conta.

## last-city

hellas-lesson-last-city = L’ultima città
hellas-lesson-last-city-about = Un altro modo di vincere: non lasciare nulla al rivale.
hellas-lesson-last-city-hello = Hai sette città, all’arancione ne resta una: { $city }. Chi non ha più città perde subito. Per questo non te ne servono dieci.
hellas-lesson-last-city-declare = Dichiara un attacco.
hellas-lesson-last-city-too-slow = L’arancione ne approfitterebbe per crescere. Chiudi ora: dichiara un attacco.
hellas-lesson-last-city-target = Attacca { $city }.
hellas-lesson-last-city-so-near = Così vicino alla fine? Attacca { $city }.
hellas-lesson-last-city-first = La difendono due Greci. Via terra ne bastano due: mandane uno da { $from }.
hellas-lesson-last-city-by-land = Quello verrebbe via mare, e allora ne servono tre. Mandane uno da { $from }, via terra.
hellas-lesson-last-city-second = Ancora uno da { $from }.
hellas-lesson-last-city-too-few = Uno contro due è fallito, e l’arancione cresce. Torna indietro e mandane due.
hellas-lesson-last-city-launch = Due contro due, via terra. Lancia l’attacco.
hellas-lesson-last-city-enough = Diventerebbe un attacco via mare. Due via terra bastano: lancia l’attacco.
hellas-lesson-last-city-done = L’arancione non ha più città: hai vinto subito, prima della fine del turno. Dieci città, invece, contano solo alla fine del tuo turno.
