# Che cosa dice l’insegnante nelle lezioni di Classic. Frasi brevi, una cosa alla volta.

## I corsi

classic-course-first = Il primo corso
classic-course-gods = Gli dèi e le loro guerre
classic-course-creatures = Le creature
classic-course-metropolises = Le vie della metropoli
classic-course-end = La fine, e in due giocatori

## goal

classic-lesson-goal = Lo scopo
classic-lesson-goal-about = Vinci una partita in un turno: che cos’è una metropoli e quante te ne servono.
classic-lesson-goal-hello = Ti diamo il benvenuto nelle Cicladi. Giochi con il blu: le isole con un pezzo blu sono tue. Il rosso e il verde sono i tuoi rivali.
classic-lesson-goal-metropolis = Chi ha due metropoli alla fine di un ciclo vince; un ciclo è un giro in cui ognuno ha un turno. Tu hai già una metropoli, { CASE($island, "su") }.
classic-lesson-goal-set = Hai anche un tempio { CASE($temple, "su") }, una fortezza { CASE($fortress, "su") } e un porto { CASE($port, "su") }. Con un’università fanno una serie di quattro, e una serie diventa una metropoli.
classic-lesson-goal-build = È il tuo turno e la tua dea è Atena: costruisce università, a 2 monete l’una. Costruiscine una { CASE($island, "su") }, dove c’è ancora posto.
classic-lesson-goal-not-yet = Se termini il turno adesso resti con una metropoli e la partita continua. Prima costruisci l’università.
classic-lesson-goal-found = La serie è completa. I quattro edifici tornano nella riserva e arriva una metropoli. Un’isola ne regge una sola. Scegli l’isola.
classic-lesson-goal-finish = La tua seconda metropoli. Non c’è altro da fare: termina il turno.
classic-lesson-goal-won = Il ciclo è finito e hai due metropoli: hai vinto. Per riuscirci serve oro: ora vediamo da dove viene.

## income

classic-lesson-income = L’oro
classic-lesson-income-about = Che cosa rendono le isole, che cosa rendono i mari, e come averne di più.
classic-lesson-income-islands = Ogni ciclo comincia con le entrate: 1 moneta per ogni tua cornucopia, i corni gialli sulla mappa. { CASE($rich, "il") } è piccola e ne ha due. { CASE($large, "il") } non ne ha, ma ha posto per quattro edifici.
classic-lesson-income-trade = Questi quattro mari con una cornucopia sono mari commerciali. Ognuno rende 1 moneta a chi ci tiene una flotta. { CAPITAL(CASE($sea, "in")) } non c’è ancora nessuno.
classic-lesson-income-fleet = È il tuo turno, con Poseidone, il dio delle flotte. La prima flotta è gratis, in un mare accanto a una tua isola. Reclutala { CASE($sea, "in") }.
classic-lesson-income-pays-nothing = Una flotta lì può stare, ma quel mare non rende nulla. Reclutala { CASE($sea, "in") }, il mare commerciale.
classic-lesson-income-fleet-first = Potresti fare anche questo. Ma prima la flotta gratuita, { CASE($sea, "in") }: renderà a ogni ciclo.
classic-lesson-income-finish = La tua flotta è al suo posto. Per ora tieni le tue 2 monete e termina il turno: poi arrivano le entrate, e dopo le offerte agli dèi. Di quelle parla la prossima lezione.
classic-lesson-income-enough = Questa volta risparmia l’oro: termina il turno.
classic-lesson-income-done = Sono arrivate 3 monete, 2 per l’isola e 1 per il mare: ora ne hai 5. Un’isola ti rende anche se è vuota; un mare rende solo finché ci resta la tua flotta.

## offerings

classic-lesson-offerings = Le offerte
classic-lesson-offerings-about = Ogni turno comincia con un dio. Sceglilo e paga.
classic-lesson-offerings-gods = Dopo le entrate tutti vogliono un dio, perché il dio decide che cosa puoi fare nel tuo turno. In tre giocatori a ogni ciclo sono scoperti due dei quattro, oggi Zeus e Ares. Apollo c’è sempre.
classic-lesson-offerings-gives = Zeus costruisce templi e dà sacerdoti, che rendono meno care le tue prossime offerte. Ares dà truppe, le fa muovere e costruisce fortezze.
classic-lesson-offerings-apollo = Apollo non costa nulla e dà un po’ d’oro. Chi arriva per primo da lui mette anche un segnalino prosperità su un’isola: da allora rende 1 moneta in più a ogni ciclo.
classic-lesson-offerings-bid = Hai 5 monete e cominci tu. Offri 3 { CASE($god, "a") }. Chi vuole il tuo posto deve offrire di più.
classic-lesson-offerings-too-low = Vedi: il rosso ha offerto 2 e ha preso il tuo posto. Un’offerta bassa è un invito. Torna indietro e offri 3.
classic-lesson-offerings-a-little-more = Costa poco, ma al rosso basta offrire 3 per scalzarti. Offri 3 tu.
classic-lesson-offerings-too-much = Terrebbe, ma per il turno ti resterebbe poco oro. Offri 3.
classic-lesson-offerings-other-god = Anche quello è un buon dio, ma oggi ci servono truppe. Offri 3 { CASE($god, "a") }.
classic-lesson-offerings-free-but = Apollo è per chi è a corto d’oro. Tu ne hai: offri 3 { CASE($god, "a") }.
classic-lesson-offerings-paid = Nessuno ha offerto di più. Quando tutti hanno un dio, tutti pagano insieme: le tue 3 monete sono spese, te ne restano 2 per il turno.
classic-lesson-offerings-first = Gli dèi agiscono dall’alto in basso, Apollo per ultimo. Il rosso ha Zeus, il primo, e ha appena giocato. Ora tocca a te, con Ares: recluta la truppa gratuita, su una tua isola qualsiasi.
classic-lesson-offerings-troop-first = Presto, in un’altra lezione. Questa volta recluta la truppa gratuita.
classic-lesson-offerings-end = In un turno si può fare altro, come vedrai. Termina questo, e guarda chi offre per primo nel prossimo ciclo.
classic-lesson-offerings-enough = Per questa volta basta: termina il turno.
classic-lesson-offerings-done = L’ordine si rovescia: chi ha agito per ultimo ora offre per primo. Ha cominciato il verde, con Apollo; poi tocca a te, e per ultimo al rosso. E se qualcuno offre più di te? È la prossima lezione.

## outbid

classic-lesson-outbid = Offerta superata
classic-lesson-outbid-about = Qualcuno offre di più. E adesso?
classic-lesson-outbid-ousted = Avevi offerto 1 a Zeus. Il rosso offre 2 e prende il tuo posto. Non si paga ancora nulla: il tuo pedone, che segna la tua offerta, è di nuovo libero.
classic-lesson-outbid-choose = Devi scegliere subito un altro dio, non quello che hai appena perso. Offri 1, 2 o 3 { CASE($god, "a") }.
classic-lesson-outbid-dear = Più del necessario: { $god } non ha ancora nessuna offerta. Offri 1, 2 o 3.
classic-lesson-outbid-not-yet = Apollo è sempre una via d’uscita. Ma prima prova con { $god }.
classic-lesson-outbid-back = Lì ti scalza il verde, con 4. Ma è chiuso solo l’ultimo dio che hai perso, quindi puoi tornare da { $god }: offri 3, più del rosso.
classic-lesson-outbid-three-do = Il rosso è a 2, quindi basta 3. Tieni il resto per il turno.
classic-lesson-outbid-safe = Da Apollo nessuno viene mai scalzato. Sicuro, ma oggi vogliamo { $god }: offri 3.
classic-lesson-outbid-done = Stavolta è il rosso a perdere il posto, e va da Apollo. Tutti hanno un dio, tutti hanno pagato, e Zeus è tuo per 3. Offrire poco e tornare può far risparmiare.

## building

classic-lesson-building = Il tuo turno
classic-lesson-building-about = Qualcosa gratis, qualcosa in più, qualcosa da costruire.
classic-lesson-building-turn = Il tuo dio è Ares e hai 5 monete. Ogni dio, tranne Apollo, ti dà un pezzo o una carta gratis, altri a pagamento, e un tipo di edificio.
classic-lesson-building-free = La prima truppa è gratis, e devi prenderla prima di terminare il turno. Reclutala { CASE($island, "su") }.
classic-lesson-building-large = Può stare su qualunque tua isola. Questa volta scegli { CASE($island, "il") }: presto varrà la pena difenderla.
classic-lesson-building-free-first = L’ordine lo decidi tu, ma cominciamo da ciò che è gratis: una truppa { CASE($island, "su") }.
classic-lesson-building-second = Le altre costano 2, poi 3, poi 4 monete. Reclutane ancora una, su una tua isola qualsiasi.
classic-lesson-building-troop-first = Tra un attimo. Prima un’altra truppa.
classic-lesson-building-gold-left = Hai ancora oro, e ancora qualcosa da farne.
classic-lesson-building-build = Ogni edificio costa 2 monete. Ares costruisce fortezze: ognuna aggiunge 1 quando difendi la sua isola. Costruiscine una { CASE($island, "su") }, fuori dal sito della metropoli: in un posto rotondo.
classic-lesson-building-on-the-site = Si può. Ma quel posto è sul sito della metropoli: un giorno potrebbe servire a lei, quindi di regola è meglio fuori.
classic-lesson-building-small-one = Si può. Ma quell’isola ha un solo posto, sul sito della metropoli: un giorno potrebbe servire a lei.
classic-lesson-building-dearer = La terza truppa costa 3. Costruisci, invece, per 2.
classic-lesson-building-slots = Gli edifici stanno nei posti. Quelli quadrati sono il sito della metropoli: lì andrebbe una metropoli { CASE($island, "di") }, e ciò che ci sta sarebbe d’intralcio. In quelli rotondi accanto un edificio può restare.
classic-lesson-building-done = Ares costruisce fortezze, Poseidone porti, Zeus templi, Atena università. Uno di ogni tipo fa una metropoli: per questo, col tempo, vorrai tutti e quattro gli dèi.

## fleets

classic-lesson-fleets = Poseidone: le flotte
classic-lesson-fleets-about = Le truppe non sanno nuotare. Fai loro un ponte di flotte.
classic-lesson-fleets-plan = { CASE($to, "il") } non è di nessuno e rende 2 monete. Le tue truppe sono { CASE($from, "su") }. Passano dove le tue flotte sono in fila, da un’isola all’altra.
classic-lesson-fleets-free = Il tuo dio è Poseidone. Le flotte nuove arrivano nei mari accanto alle tue isole. Recluta quella gratuita { CASE($sea, "in") }, dove ce n’è già una.
classic-lesson-fleets-gather = Si può, ma le flotte devono salpare insieme. Reclutala { CASE($sea, "in") }.
classic-lesson-fleets-fleets-first = Tra poco. Prima recluta una flotta { CASE($sea, "in") }.
classic-lesson-fleets-second = Altre flotte costano 1, 2 e 3 monete: meno delle truppe. Reclutane ancora una { CASE($sea, "in") }.
classic-lesson-fleets-sail = Tre flotte. Ogni movimento costa 1 moneta, con quante flotte vuoi, e ha fino a tre passi. Salpa con due { CASE($from, "da") } { CASE($to, "a") }; una resta indietro.
classic-lesson-fleets-leave-one = { CAPITAL(CASE($from, "in")) } non resterebbe nessuno, e il ponte avrebbe un buco. Prendine due.
classic-lesson-fleets-two = Una sola non può riempire i due mari che mancano. Prendine due.
classic-lesson-fleets-this-way = Il ponte va da un’altra parte: { CASE($from, "da") } { CASE($to, "a") }, con due flotte.
classic-lesson-fleets-now-sail = Per oggi le flotte bastano. Salpa con due { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-fleets-on = Lo stesso movimento continua, senza pagare altro. Lascia qui una flotta e prosegui con l’altra fino { CASE($to, "a") }.
classic-lesson-fleets-gap = Così il { $from } resterebbe di nuovo vuoto. Prosegui con una sola.
classic-lesson-fleets-to-the-goal = La fila non è ancora completa. Salpa con una flotta { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-fleets-stop = Tre mari in fila sono tuoi. Resterebbe un passo, ma non sei obbligato: fermati.
classic-lesson-fleets-breaks = Così spezzeresti il ponte. Fermati qui.
classic-lesson-fleets-done = Il ponte { CASE($from, "da") } { CASE($to, "a") } è pronto: le tue truppe lo attraversano in un solo movimento, anche al ritorno. Ma per questo ci vuole un altro dio: Ares.

## moves

classic-lesson-moves = Ares: oltre il ponte
classic-lesson-moves-about = Prendi due isole che non sono di nessuno.
classic-lesson-moves-bridge = Il ponte di tre flotte va { CASE($from, "da") } { CASE($to, "a") }. Ora il tuo dio è Ares, e hai 2 monete.
classic-lesson-moves-march = Una marcia costa 1 moneta, per quanto lungo sia il ponte. Marcia { CASE($from, "da") } { CASE($to, "a") }, ma lascia una truppa a casa: un’isola vuota resta tua, ma chiunque può prenderla senza battaglia.
classic-lesson-moves-leave-one = Così la tua isola resterebbe aperta. Prendine meno, e lascia lì una truppa.
classic-lesson-moves-theirs = Lì c’è una truppa di un rivale: sarebbe una battaglia. Tra poco! Prima marcia verso { CASE($to, "il") }.
classic-lesson-moves-this-first = Prima marcia { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-moves-march-first = Oggi l’oro serve per marciare: { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-moves-second = È tua, senza combattere. Ora { CASE($from, "il") }: come ponte basta una flotta, perché il { $sea } tocca entrambe le isole. Marcia verso { CASE($to, "il") }.
classic-lesson-moves-other-one = Resta una moneta, per un’altra marcia: { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-moves-done = Due isole ricche per 2 monete: ti rendono 4 monete in più a ogni ciclo. Chi vede le tue flotte in fila sa dove andranno le tue truppe.

## battle

classic-lesson-battle = La battaglia
classic-lesson-battle-about = Truppe, dadi, probabilità: attacca, vinci, e impara quando non farlo.
classic-lesson-battle-look = La tua flotta tocca tre isole. Le tue quattro truppe possono raggiungere { CASE($weak, "il") }, con una truppa del rosso, e { CASE($strong, "il") }, con due del verde e una fortezza.
classic-lesson-battle-dice = Ogni parte tira un dado (da 0 a 3) e aggiunge le sue truppe; la più bassa perde una truppa. Si va avanti così, round dopo round, finché una parte non c’è più o si ritira.
classic-lesson-battle-attack = Attacca { CASE($weak, "il") } { CASE($from, "da") } con tre. Prima di confermare leggi le probabilità: quante di 100 battaglie così vinceresti, se nessuno si ritira.
classic-lesson-battle-too-few = Uno contro uno è un azzardo. Tu hai fatto 1, il rosso 2, e la tua truppa è perduta. Torna indietro e mandane tre.
classic-lesson-battle-three = Si può. Ma mandane tre: bastano, e una difende la tua isola.
classic-lesson-battle-fortress = Due truppe, e una fortezza che aggiunge 1 al difensore. Comincia { CASE($weak, "da") }.
classic-lesson-battle-this-one = Un’altra volta. Marcia { CASE($from, "da") } { CASE($weak, "a") } con tre truppe.
classic-lesson-battle-won = 3 truppe e un 1 fanno 4. Il rosso aveva 1 truppa e un 2: fanno 3. La sua truppa è perduta, e { CASE($weak, "il") } è tua con tutto quello che c’è.
classic-lesson-battle-stronger = Le truppe possono muoversi ancora, per un’altra moneta. { CASE($strong, "il") }: due truppe e una fortezza contano 3, e tu ne hai tre. Osa, { CASE($from, "da") }, con tutte.
classic-lesson-battle-all-three = Con meno saresti in svantaggio. Prendile tutte e tre.
classic-lesson-battle-once-more = Prima attacca { CASE($strong, "il") }, { CASE($from, "da") }.
classic-lesson-battle-stay = 4 a 4: in parità entrambi perdono una truppa. Prima di ogni nuovo round può ritirarsi il difensore, poi tu. Il verde non ha scampo. Tu ne hai ancora due: resta e combatti.
classic-lesson-battle-go-on = La ritirata salva le truppe, e a volte è saggia. Ma qui non sei più debole: resta e combatti.
classic-lesson-battle-done = 4 a 3: { CASE($strong, "il") } è tua, con la sua fortezza. Leggi le probabilità, attento alle fortezze, porta una truppa più di quanto conti l’altro. Ancora una breve lezione, e saprai abbastanza per una prima partita.

## one-turn

classic-lesson-one-turn = Il turno della vittoria
classic-lesson-one-turn-about = Un sacerdote, una creatura, quattro filosofi: l’altra via della metropoli.
classic-lesson-one-turn-hello = Hai una metropoli e due filosofi. Anche quattro filosofi diventano una metropoli, senza nessun edificio. Li dà Atena, e oggi c’è.
classic-lesson-one-turn-bid = Il rosso ha offerto 2 { CASE($god, "a") }. Tu hai un sacerdote: ognuno fa costare 1 in meno ogni tua offerta, fino a 1. Offri dunque 3, e paga solo 2.
classic-lesson-one-turn-three-do = Il rosso è a 2, quindi basta 3. Il resto ti servirà per una creatura.
classic-lesson-one-turn-this-god = Solo Atena dà filosofi: offri 3 { CASE($god, "a") }.
classic-lesson-one-turn-track = Atena è tua. Queste tre carte sono creature, per 4, 3 e 2 monete. Con ogni dio, tranne Apollo, puoi comprarle, e agiscono subito. A ogni ciclo scendono di prezzo; quella che nessuno compra a 2 se ne va.
classic-lesson-one-turn-creature = Un tempio fa costare una creatura 1 in meno a ogni ciclo, e una metropoli fa tutto ciò che fa un tempio. Perciò { CASE($creature, "il") } ti costa 2, non 3. Ruba un filosofo: compralo.
classic-lesson-one-turn-this-creature = Ti mancano due filosofi, e gratis ce n’è uno solo. Perciò prima compra { CASE($creature, "il") }, che ruba l’altro.
classic-lesson-one-turn-rob = Il rosso ha un filosofo. Prendilo.
classic-lesson-one-turn-use-it = Hai già pagato. Deruba il rosso.
classic-lesson-one-turn-fourth = Ora ne hai tre. Il filosofo gratuito di Atena è il quarto: prendilo.
classic-lesson-one-turn-found = Tutti e quattro tornano nella riserva, e arriva una metropoli. Vuole un’isola con il sito libero. { CAPITAL(CASE($full, "su")) } il sito ha una fortezza, quindi lì no: ecco perché, se si può, si costruisce fuori. Scegli.
classic-lesson-one-turn-finish = La tua seconda metropoli! L’oro è finito, e non ti serve più: termina il turno.
classic-lesson-one-turn-won = Tutti hanno avuto il loro turno, il ciclo è finito, e hai vinto. Che cosa fa un dio o una creatura puoi leggerlo in ogni momento: indicalo o toccalo. Sai abbastanza per una prima partita!

## raid

classic-lesson-raid = Ares: una porta aperta
classic-lesson-raid-about = Prendi un’isola senza combattere, e tienila.
classic-lesson-raid-look = Il rosso ha lasciato { CASE($island, "il") } senza truppe. Ci sono una fortezza e un tempio, ma nessuno a difenderli.
classic-lesson-raid-march = Un’isola vuota cade senza battaglia: una fortezza da sola non combatte. Marcia { CASE($from, "da") } { CASE($island, "a") } con una truppa.
classic-lesson-raid-one-is-enough = La prenderebbero anche due, ma la tua isola resterebbe vuota, e il rosso può fare come te. Mandane una.
classic-lesson-raid-this-one = C’è un premio più facile: marcia { CASE($from, "da") } { CASE($island, "a") } con una truppa.
classic-lesson-raid-later = La truppa gratuita può arrivare in qualsiasi momento del turno. Tienila per un luogo che non hai ancora: prima marcia verso { CASE($island, "il") }.
classic-lesson-raid-gold-for-march = L’oro serve per la marcia: { CASE($from, "da") } { CASE($island, "a") }.
classic-lesson-raid-recruit = È tua, con fortezza e tempio. Ora la truppa gratuita: le nuove truppe arrivano su qualunque tua isola, anche questa. Reclutala { CASE($island, "su") }.
classic-lesson-raid-the-new-one = Serve di più all’isola nuova: recluta { CASE($island, "su") }.
classic-lesson-raid-hold = Prima mettila al sicuro: recluta { CASE($island, "su") }.
classic-lesson-raid-done = Due truppe dietro una fortezza: non è facile riprenderla. A ogni ciclo cerca le isole vuote, e non lasciare aperta nessuna delle tue.

## sea-battle

classic-lesson-sea-battle = Poseidone: battaglia navale
classic-lesson-sea-battle-about = Raduna flotte lungo la via, e combatti contro un porto.
classic-lesson-sea-battle-look = Il verde ha una flotta { CASE($sea, "in") }. È una sola, ma accanto c’è { CASE($port, "il") } con un porto: aggiunge 1 al difensore in tutti i mari intorno.
classic-lesson-sea-battle-gather = Due tue flotte sono { CASE($from, "in") }, e una è sulla via. Salpa con entrambe verso il { $to }: lì si unisce la terza.
classic-lesson-sea-battle-alone = Una contro 1 e un porto: è una brutta battaglia. Prima raduna le flotte: salpa con due { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-sea-battle-both = Prendile entrambe: in battaglia ogni flotta conta.
classic-lesson-sea-battle-that-way = Prima raduniamoci: salpa con entrambe le flotte { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-sea-battle-attack = Restano passi, e le flotte incontrate possono venire con te. Prosegui fino { CASE($to, "a") } con tutte e tre. Dove ci sono flotte altrui comincia subito una battaglia.
classic-lesson-sea-battle-all = Prendile tutte e tre: ogni flotta conta.
classic-lesson-sea-battle-there = Non ancora: prosegui fino { CASE($to, "a") } con tutte e tre.
classic-lesson-sea-battle-stay = Tu hai fatto 0, il verde 2: 3 a 4, e hai perso una flotta. Il verde è rimasto. Puoi ritirarti o continuare; due contro 1 e un porto sono pari. Resta e combatti.
classic-lesson-sea-battle-still-good = La ritirata salverebbe le flotte, ma il mare vale un secondo round. Resta e combatti.
classic-lesson-sea-battle-done = 4 a 3: la flotta del verde non c’è più, e il mare è tuo. Porti e fortezze aiutano solo chi difende; chi attacca porti qualcosa in più.

## defence

classic-lesson-defence = Restare o ritirarsi
classic-lesson-defence-about = Quando andarsene, e dove si può andare.
classic-lesson-defence-attacked = Il rosso attacca { CASE($island, "il") } con quattro truppe. Tu ne hai due e una fortezza: 3. I dadi erano pari, quindi è 5 a 4, e una tua truppa è perduta.
classic-lesson-defence-retreat = Prima si chiede al difensore. Le truppe si ritirano su una tua isola, lungo un ponte di tue flotte. Una contro quattro non ha speranza: ritirati { CASE($safe, "su") }.
classic-lesson-defence-lost = Coraggioso, ma 4 a 5: la truppa è perduta, e l’isola pure. Torna indietro e ritirati { CASE($safe, "su") }.
classic-lesson-defence-kept = La tua truppa è viva, e ora sono due a difendere { CASE($safe, "il") }. Il rosso ha { CASE($lost, "il") } con la sua fortezza: gli edifici seguono l’isola.
classic-lesson-defence-done = Le flotte non servono solo per attaccare: sono la tua via d’uscita. Senza un ponte verso una tua isola, le truppe combattono fino all’ultima.

## zeus

classic-lesson-zeus = Zeus: i sacerdoti
classic-lesson-zeus-about = Offerte meno care a ogni ciclo, e altre creature in vendita.
classic-lesson-zeus-hello = Zeus dà sacerdoti e costruisce templi. Hai un sacerdote. Ogni sacerdote paga 1 moneta di ogni tua offerta, per tutta la partita.
classic-lesson-zeus-priest = Prendi il sacerdote gratuito: è il tuo secondo.
classic-lesson-zeus-priest-first = Tra un attimo. Prima prendi il sacerdote gratuito.
classic-lesson-zeus-replace = Per 1 moneta Zeus manda via una creatura e ne pesca un’altra. Al verde farebbe comodo { CASE($creature, "il") }: sostituisci quella carta.
classic-lesson-zeus-that-one = Quella per ora è innocua. La carta da sostituire è { CASE($creature, "il") }.
classic-lesson-zeus-gold-for-zeus = Prova ciò che solo Zeus sa fare: sostituisci { CASE($creature, "il") }, per 1 moneta.
classic-lesson-zeus-finish = Ora lì è in vendita { CASE($creature, "il") }. Un altro sacerdote costerebbe 4, troppo per oggi. Termina il turno: seguono nuove offerte.
classic-lesson-zeus-next-time = Tieni l’oro per l’offerta: termina il turno.
classic-lesson-zeus-bid = Un nuovo ciclo. Il verde ha offerto 4 { CASE($god, "a") }, e tu hai 3 monete. Ma i tuoi due sacerdoti ne pagano 2: offri 5!
classic-lesson-zeus-more-than-gold = Puoi fare di meglio: con due sacerdoti bastano 3 monete per offrirne 5 { CASE($god, "a") }.
classic-lesson-zeus-done = Hai pagato 3 per un’offerta di 5, e i sacerdoti restano con te. Solo l’ultima moneta di un’offerta la paghi sempre tu.

## athena

classic-lesson-athena = Atena: i filosofi
classic-lesson-athena-about = Quattro teste sagge fanno una metropoli.
classic-lesson-athena-hello = Atena dà filosofi e costruisce università. Hai due filosofi. Con il quarto diventano subito una metropoli.
classic-lesson-athena-free = Prendi il filosofo gratuito: è il tuo terzo.
classic-lesson-athena-not-now = Un’università serve per una serie di quattro edifici. Ma prima prendi il filosofo gratuito.
classic-lesson-athena-second = Un altro nello stesso turno costa 4 monete. Ne hai 5. Prendilo!
classic-lesson-athena-too-dear-then = Poi l’oro non basterebbe per il quarto filosofo. Prendi quello.
classic-lesson-athena-next-cycle = Potresti aspettare Atena in un altro ciclo, ma potrebbero averla altri, o rubarti un filosofo. Prendi il quarto adesso.
classic-lesson-athena-found = Quattro: tornano nella riserva, e ti spetta una metropoli. Scegli un’isola con il sito della metropoli libero. Una grande, come { CASE($island, "il") }, ha ancora posto per altri edifici.
classic-lesson-athena-large = Ben scelto: i posti fuori dal suo sito restano liberi.
classic-lesson-athena-small = Si può. Ma una piccola isola ora è piena, e va difesa.
classic-lesson-athena-done = Nessun edificio, solo Atena due o tre volte. Per questo i rivali contano i tuoi filosofi: quando ne hai tre non te la lasciano a buon prezzo.

## apollo

classic-lesson-apollo = Apollo: la prosperità
classic-lesson-apollo-about = Che cosa fare senza oro, e perché arrivare primi.
classic-lesson-apollo-poor = Non hai nemmeno una moneta. Oggi nessun altro dio accetta la tua offerta, ma Apollo accoglie tutti, e da lui nessuno viene scalzato.
classic-lesson-apollo-go = Vai da Apollo. Chi arriva primo riceve di più.
classic-lesson-apollo-prosper = Apollo ti ha dato 1 moneta; con una sola isola sarebbero 4. Chi è primo riceve anche un segnalino prosperità: 1 moneta a ogni ciclo. Mettilo su una tua isola.
classic-lesson-apollo-nobodys = Quell’isola non è di nessuno, quindi non renderebbe a nessuno. Mettilo su una delle tue.
classic-lesson-apollo-rivals = Lì può stare, ma renderebbe a un rivale. Mettilo su una tua isola.
classic-lesson-apollo-done = Le tue entrate sono state 3 invece di 2, e così sarà a ogni ciclo. Il verde era secondo: 1 moneta e niente segnalino. Con Apollo non si può fare altro.

## creatures

classic-lesson-creatures = Le creature
classic-lesson-creatures-about = Comprane una, e agisce subito.
classic-lesson-creatures-track = Con ogni dio, tranne Apollo, puoi comprare queste creature per 2, 3 e 4 monete. Fermati con il puntatore su una, o toccala, per leggere che cosa fa.
classic-lesson-creatures-harpy = Il tuo tempio toglie 1 moneta dal prezzo di una creatura a ogni ciclo. Per prima compra { CASE($creature, "il") }, per 2 meno 1.
classic-lesson-creatures-cheap-first = Tra poco. Comincia con { CASE($creature, "il") }.
classic-lesson-creatures-creature = Atena ha altro da dare, ma questa lezione parla di creature: compra { CASE($creature, "il") }.
classic-lesson-creatures-kill = Una creatura agisce subito; nessuna si tiene per dopo. L’Arpia uccide una truppa. Scegli l’unica che c’è { CASE($island, "su") }.
classic-lesson-creatures-own = Sarebbe una tua truppa! Scegli { CASE($island, "il") }.
classic-lesson-creatures-use-it = Puoi rinunciare, ma l’oro è speso. Usala { CASE($island, "su") }.
classic-lesson-creatures-more-there = Si può, ma { CASE($island, "su") } fa più male: l’isola del rosso resta senza difesa. Scegli quella.
classic-lesson-creatures-fates = Il rosso tiene l’isola, ma ora è aperta. Poi { CASE($creature, "il") }, per 3: ti pagano di nuovo tutte le entrate.
classic-lesson-creatures-fates-first = Prima { CASE($creature, "il") }: poi potrai pagare anche l’altra.
classic-lesson-creatures-creature-next = Prima compra { CASE($creature, "il") }.
classic-lesson-creatures-sphinx = 6 monete per 3! Per ultima { CASE($creature, "il") }, per 4: compra truppe, flotte, sacerdoti e filosofi, a 2 monete l’uno.
classic-lesson-creatures-one-more = Ne resta una da provare: compra { CASE($creature, "il") }.
classic-lesson-creatures-sell = Vendi una delle tre truppe { CASE($island, "di") }.
classic-lesson-creatures-one-piece = Puoi fermarti quando vuoi. Ma prima vendi una truppa { CASE($island, "di") }.
classic-lesson-creatures-there-are-three = Resterebbe un vuoto. Delle tre truppe { CASE($island, "di") } puoi cederne una.
classic-lesson-creatures-stop = Potresti continuare quanto vuoi. Tieni il resto: premi Fatto.
classic-lesson-creatures-keep-them = Le altre ti servono. Premi Fatto.
classic-lesson-creatures-done = A ogni ciclo le creature scendono di prezzo, e quella che nessuno compra se ne va. Il 4 di oggi è il 3 di domani, se gli altri ti lasciano aspettare.

## thieves

classic-lesson-thieves = Ladri
classic-lesson-thieves-about = Oro, un filosofo, un sacerdote: prendili agli altri.
classic-lesson-thieves-track = Sono in vendita tre creature che rubano; hai 6 monete e tre filosofi. Ciò che è degli altri può diventare tuo.
classic-lesson-thieves-griffon = Comincia con { CASE($creature, "il") }, per 2: prendi metà dell’oro di un rivale.
classic-lesson-thieves-griffon-first = Prima l’oro, poi il resto: compra { CASE($creature, "il") }.
classic-lesson-thieves-rob = A chi? L’oro è nascosto, ma tutto ciò che si paga si vede e si può contare: il rosso deve averne 7, il verde 1. Deruba il rosso.
classic-lesson-thieves-poor = La metà di 1, arrotondata per difetto, è nulla. Torna indietro e deruba il rosso.
classic-lesson-thieves-use-it = Hai già pagato. Scegli un rivale.
classic-lesson-thieves-satyr = 3 monete dal rosso. Ora { CASE($creature, "il") }, per 3: ruba un filosofo.
classic-lesson-thieves-satyr-first = Prima { CASE($creature, "il") }: vedrai perché.
classic-lesson-thieves-fourth = Entrambi i rivali ne hanno. Tu ne hai tre: che cosa succede con il quarto? Derubane uno.
classic-lesson-thieves-found = Quattro filosofi: una metropoli, senza Atena! Scegli l’isola; { CASE($island, "il") } ha più posto.
classic-lesson-thieves-dryad = Una metropoli vale anche come tempio, quindi la prossima creatura costa 1 in meno. Compra { CASE($creature, "il") }, per 3.
classic-lesson-thieves-dryad-last = Resta una ladra: compra { CASE($creature, "il") }.
classic-lesson-thieves-priest = Ruba un sacerdote. Il verde ne ha due: scegli a chi rubarlo.
classic-lesson-thieves-done = Conta ciò che hanno gli altri, e ciò che possono rubare a te. Tre filosofi sono un tesoro per chi compra il Satiro.

## wings

classic-lesson-wings = Su ali e su onde
classic-lesson-wings-about = Muoviti senza Ares e senza Poseidone.
classic-lesson-wings-track = La tua dea è Atena, che non muove nulla. Ma queste tre creature sì, e hai 9 monete.
classic-lesson-wings-siren = Compra { CASE($creature, "il") }, per 2: conquista una flotta di un rivale che sta da sola.
classic-lesson-wings-siren-first = Comincia con { CASE($creature, "il") }.
classic-lesson-wings-lure = La flotta se ne va e una delle tue ne prende il posto, senza battaglia. { CAPITAL(CASE($sea, "in")) } ce n’è una sola, ed è un mare commerciale. Attirala.
classic-lesson-wings-use-it = Hai già pagato: usa la creatura.
classic-lesson-wings-trade-sea = Anche quella è sola, ma il { $sea } rende 1 moneta a ogni ciclo. Scegli quello.
classic-lesson-wings-pegasus = Ora { CASE($creature, "il") }, per 3: le truppe volano da una tua isola a qualsiasi altra, senza flotte.
classic-lesson-wings-pegasus-next = Adesso tocca { CASE($creature, "a") }.
classic-lesson-wings-fly = Lontano c’è { CASE($to, "il") }: il rosso non ha truppe lì, solo un porto. Vola lì { CASE($from, "da") }, e lascia una truppa a casa.
classic-lesson-wings-leave-one = { CASE($from, "il") } resterebbe vuota. Vola con una o due.
classic-lesson-wings-empty-one = Un volo audace! Ma { CASE($to, "il") } è vuota e non costa una battaglia. Vola lì { CASE($from, "da") }.
classic-lesson-wings-sylph = Nessun rivale è al sicuro da lui. Per ultima { CASE($creature, "il") }, per 4: dieci passi gratis per le tue flotte.
classic-lesson-wings-sylph-last = Ne resta una: { CASE($creature, "il") }.
classic-lesson-wings-first-step = A nord c’è un altro mare commerciale libero. Il primo passo: { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-wings-second-step = Il secondo: { CASE($from, "da") } { CASE($to, "a") }, il mare commerciale.
classic-lesson-wings-to-a2 = Più tardi, se vuoi. Prima salpa { CASE($from, "da") } { CASE($to, "a") }.
classic-lesson-wings-stop = Resterebbero otto passi, per tutte le tue flotte. Lascia le altre dove sono: premi Fatto.
classic-lesson-wings-enough = Stanno bene dove sono. Premi Fatto.
classic-lesson-wings-done = Ora ti rendono tre mari commerciali, e hai un’isola in più. Con le creature fai ciò che il tuo dio non fa.

## builders

classic-lesson-builders = Giganti e costruttori
classic-lesson-builders-about = Abbatti, trasforma, e fallo ancora.
classic-lesson-builders-look = Il rosso ha un tempio, un’università e un porto: con una fortezza sarebbe una metropoli. Hai 9 monete, e le creature giuste sono in vendita.
classic-lesson-builders-giant = Compra { CASE($creature, "il") }: distrugge un edificio, dovunque sia. Con il tuo tempio costa 1 in meno.
classic-lesson-builders-giant-first = Prima ferma il rosso: compra { CASE($creature, "il") }.
classic-lesson-builders-destroy = Distruggi qualcosa di cui il rosso ha un solo esemplare: il porto { CASE($island, "su") }.
classic-lesson-builders-as-good = Anche questo fermerebbe il rosso. Ma oggi prendi il porto { CASE($island, "su") }.
classic-lesson-builders-own = Quello è tuo. Scegli un edificio del rosso.
classic-lesson-builders-use-it = Hai già pagato: usa la creatura.
classic-lesson-builders-green-no-danger = Il verde è lontano da una serie. In testa c’è il rosso: scegli il porto { CASE($island, "su") }.
classic-lesson-builders-cyclops = Hai due fortezze, un tempio e un porto: manca un’università. Compra { CASE($creature, "il") }, che trasforma un tuo edificio in un altro.
classic-lesson-builders-cyclops-next = Prima { CASE($creature, "il") }: vale una metropoli.
classic-lesson-builders-swap = Trasforma una fortezza { CASE($island, "di") } in un’università.
classic-lesson-builders-to-university = Mancherebbe ancora un tipo. Hai due fortezze { CASE($island, "su") }: trasformane una in un’università.
classic-lesson-builders-found = La serie è completa, senza Atena. Scegli un’isola per la metropoli.
classic-lesson-builders-chimera = Per ultima { CASE($creature, "il") }: fa ciò che fa una qualsiasi creatura degli scarti. La tua metropoli toglie 1, come un tempio.
classic-lesson-builders-chimera-last = Ne resta una: compra { CASE($creature, "il") }.
classic-lesson-builders-copy = Le creature usate sono nella pila degli scarti. Copia ancora { CASE($creature, "il") }.
classic-lesson-builders-copy-giant = Un’altra volta. Oggi di nuovo { CASE($creature, "il") }.
classic-lesson-builders-again = E cade un altro edificio. Il rosso ha ancora qualcosa { CASE($island, "su") }: scegli.
classic-lesson-builders-done = Poi gli scarti si rimescolano nel mazzo: così vuole la Chimera. Guarda chi ha tre tipi di edifici: è lì che va il Gigante.

## guards

classic-lesson-guards = Guardie di pietra e di corna
classic-lesson-guards-about = Tre pedine che proteggono un’isola per un ciclo.
classic-lesson-guards-danger = Le quattro truppe del rosso { CASE($army, "su") } possono passare { CASE($home, "su") }, dove ne hai una. Il rosso agisce dopo di te, con Ares. E tu hai 8 monete.
classic-lesson-guards-minotaur = Il primo, { CASE($creature, "il") }: in difesa conta 2. Il tuo tempio toglie 1 moneta.
classic-lesson-guards-minotaur-first = Comincia con { CASE($creature, "il") }.
classic-lesson-guards-guard = Mettilo { CASE($island, "su") }.
classic-lesson-guards-use-it = Hai già pagato: usa la creatura.
classic-lesson-guards-for-them = Combatte per chi possiede l’isola. Il pericolo è { CASE($island, "su") }: mettilo lì.
classic-lesson-guards-medusa = Poi { CASE($creature, "il") }, per 3: dall’isola in cui si trova non parte nessuna truppa.
classic-lesson-guards-medusa-next = Adesso tocca { CASE($creature, "a") }.
classic-lesson-guards-freeze = Mettila dov’è l’esercito del rosso: { CASE($army, "su") }.
classic-lesson-guards-clash = Vedi: due pedine sulla stessa isola si distruggono a vicenda. Torna indietro e mettila { CASE($army, "su") }.
classic-lesson-guards-the-army = L’esercito è { CASE($army, "su") }: è lì che serve.
classic-lesson-guards-chiron = Per ultimo { CASE($creature, "il") }, per 4: la sua isola è al sicuro da Pegaso, dal Gigante e dall’Arpia.
classic-lesson-guards-chiron-last = Ne resta uno: { CASE($creature, "il") }.
classic-lesson-guards-shield = Il tuo tempio è { CASE($island, "su") }: mettilo lì.
classic-lesson-guards-your-temple = Il tuo tempio è { CASE($island, "su") }. Che lo protegga lui.
classic-lesson-guards-finish = L’esercito del rosso { CASE($army, "su") } ora non può marciare. Termina il turno, e guarda che cosa fa il rosso.
classic-lesson-guards-done = Il rosso ha potuto solo reclutare. Le pedine restano fino al tuo turno nel ciclo seguente, poi se ne vanno. Ti danno tempo.

## monsters

classic-lesson-monsters = Mostri del mare
classic-lesson-monsters-about = Il Kraken affonda le flotte, Polifemo le scaccia.
classic-lesson-monsters-danger = Le flotte del rosso fanno un ponte verso { CASE($one, "il") }, quelle del verde verso { CASE($other, "il") }. Sono isole tue, con una truppa ciascuna. Spezza i ponti!
classic-lesson-monsters-kraken = Compra { CASE($creature, "il") }, per 2: dove emerge, tutte le flotte vanno a fondo.
classic-lesson-monsters-kraken-first = Prima { CASE($creature, "il") }.
classic-lesson-monsters-surface = Dove? Il rosso ha due flotte { CASE($sea, "in") }.
classic-lesson-monsters-yours = Lì c’è una tua flotta. Scegli il { $sea }.
classic-lesson-monsters-use-it = Hai già pagato: usa la creatura.
classic-lesson-monsters-more-there = Lì affonderebbe di meno, o da lì arriverebbe meno lontano. Scegli il { $sea }.
classic-lesson-monsters-swim = Due flotte in meno. Per 1 moneta a passo prosegue. L’ultima flotta del ponte del rosso è { CASE($sea, "in") }: vai lì.
classic-lesson-monsters-one-step = Puoi pagare un altro passo. Vai { CASE($sea, "in") }.
classic-lesson-monsters-this-way = { CAPITAL(CASE($sea, "in")) } c’è un’altra flotta del rosso: da quella parte.
classic-lesson-monsters-rest = Il ponte del rosso non c’è più. Finché il Kraken è { CASE($sea, "in") }, nessuna flotta può entrarci. Fermati: l’oro è per un altro mostro.
classic-lesson-monsters-stop-here = Tieni l’oro per il prossimo mostro: fermati.
classic-lesson-monsters-polyphemus = Ora { CASE($creature, "il") }, per 3: da un’isola scaglia massi finché nei mari intorno non resta più nessuna flotta.
classic-lesson-monsters-polyphemus-next = Tutto il tuo oro è per { CASE($creature, "il") }: compralo.
classic-lesson-monsters-place = Mettilo { CASE($island, "su") }: accanto ci sono le flotte del verde. Scaccia anche le tue, quindi prima guarda; qui non ne hai.
classic-lesson-monsters-that-island = Il pericolo è presso { CASE($island, "il") }: mettilo lì.
classic-lesson-monsters-push = Le due flotte del verde devono lasciare il { $sea }, una alla volta, e decidi tu dove: fuori dall’anello, in un mare vuoto o del verde.
classic-lesson-monsters-done = Fino al tuo prossimo turno nessuna flotta si avvicina { CASE($island, "a") }, quindi nessun ponte ci arriva. Solo Pegaso potrebbe ancora atterrarci.

## four-buildings

classic-lesson-four-buildings = Quattro edifici
classic-lesson-four-buildings-about = La via di chi costruisce, e il posto per una metropoli.
classic-lesson-four-buildings-hello = Due templi, un’università, una fortezza: manca un porto. Il tuo dio è Poseidone, e hai 2 monete.
classic-lesson-four-buildings-build = Costruisci il porto { CASE($island, "su") }. Con un edificio di ogni tipo la metropoli arriva subito; non si può aspettare.
classic-lesson-four-buildings-small-island = Andrebbe bene anche lì. Ma questa volta costruiscilo { CASE($island, "su") }.
classic-lesson-four-buildings-not-yet = La tua metropoli aspetta! Costruisci il porto { CASE($island, "su") }.
classic-lesson-four-buildings-port-today = Oggi le 2 monete sono per il porto { CASE($island, "su") }.
classic-lesson-four-buildings-give = Si restituisce un edificio per tipo, e tra i due templi scegli tu. Quello { CASE($site, "su") } è sul sito della metropoli, quello { CASE($outside, "su") } no. Restituisci il primo.
classic-lesson-four-buildings-keep-that = Quello non disturba: fuori dal sito può stare accanto a una metropoli. Restituisci quello { CASE($site, "su") }.
classic-lesson-four-buildings-found = Una metropoli vuole un sito libero: due posti di un’isola grande, l’unico di una piccola. Scegli un’isola; { CASE($island, "su") } avrà compagnia.
classic-lesson-four-buildings-best = Ben scelto: il tempio fuori dal sito le resta accanto.
classic-lesson-four-buildings-lonely = Si può. Un’isola piccola rende di più, ma ora non ha posto per altro.
classic-lesson-four-buildings-done = Se puoi costruisci fuori dai siti, e guarda che cosa manca a ogni rivale: con tre tipi gli basta un solo dio.

## conquest

classic-lesson-conquest = La conquista
classic-lesson-conquest-about = Prendi l’isola, e la metropoli è tua.
classic-lesson-conquest-hello = Il rosso ha una metropoli { CASE($island, "su") } e la difende con una truppa. Una metropoli segue la sua isola.
classic-lesson-conquest-march = Una metropoli conta come una fortezza, quindi il rosso ha 2 e un dado. Hai cinque truppe: marcia { CASE($from, "da") } { CASE($island, "a") } con quattro, e leggi le probabilità.
classic-lesson-conquest-two-are-few = 2 a 4: la prima truppa è già perduta. Torna indietro e mandane quattro.
classic-lesson-conquest-four = Quattro: abbastanza per vincere, e una resta a casa.
classic-lesson-conquest-the-prize = Il premio è { CASE($island, "il") }. Marcia lì { CASE($from, "da") } con quattro truppe.
classic-lesson-conquest-done = La metropoli è tua, e non hai costruito nulla. Nessuno può abbatterla, ma altri possono prenderla come hai fatto tu: difendila bene.

## full-site

classic-lesson-full-site = Non c’è posto
classic-lesson-full-site-about = Arriva una metropoli, e tutti i siti sono occupati.
classic-lesson-full-site-hello = Hai due isole, { $small } e { $large }, e su entrambi i siti della metropoli ci sono edifici. E ora hai Atena, con tre filosofi.
classic-lesson-full-site-card = Il filosofo gratuito va preso per forza: è il quarto. Prendilo.
classic-lesson-full-site-found = Nessun sito è libero, quindi degli edifici devono cedere: { CASE($small, "su") } una fortezza, { CASE($large, "su") } due porti. Fuori dal sito tutto resta. Scegli dove perdi meno.
classic-lesson-full-site-one-gone = La fortezza non c’è più, ma una metropoli difende come una fortezza. Non hai perso nulla!
classic-lesson-full-site-two-gone = Due porti non ci sono più, e la metropoli conta come uno. La fortezza fuori dal sito resta. Sull’isola piccola avresti perso meno.
classic-lesson-full-site-done = Un’isola regge una sola metropoli. Se tutte le tue ne hanno una, una nuova va perduta, con tutto ciò che hai dato. Abbi più isole che metropoli.

## last-island

classic-lesson-last-island = L’ultima isola
classic-lesson-last-island-about = Perché non si può eliminare qualcuno così, senza motivo.
classic-lesson-last-island-hello = { CASE($last, "il") } è tutto ciò che resta al rosso, con una truppa. Le tue cinque truppe sono lì accanto. Guarda che cosa puoi fare: quella marcia non c’è.
classic-lesson-last-island-other = Nessuno può sbarcare sull’ultima isola di un rivale, se non per vincere. Non hai metropoli, quindi è chiusa. Attacca { CASE($other, "il") } del verde, { CASE($from, "da") }, con tre.
classic-lesson-last-island-leave-one = { CASE($from, "il") } resterebbe vuota. Mandane tre.
classic-lesson-last-island-three = Qualcuna in più è più sicuro: mandane tre.
classic-lesson-last-island-there = Marcia { CASE($from, "da") } { CASE($other, "a") } con tre truppe.
classic-lesson-last-island-done = È vietato solo lo sbarco: flotte, oro ed edifici del rosso non sono protetti. E chi ha una sola isola riceve 4 monete da Apollo.

## elimination

classic-lesson-elimination = Fuori dal gioco
classic-lesson-elimination-about = L’ultima isola, se ti fa vincere.
classic-lesson-elimination-hello = Di nuovo il rosso ha solo { CASE($last, "il") }. Ma ora lì c’è una metropoli, e una ce l’hai anche tu. Con due si vince.
classic-lesson-elimination-march = { CASE($last, "il") } ti darebbe la seconda metropoli: quindi lo sbarco è permesso. Marcia { CASE($from, "da") } con tre o quattro.
classic-lesson-elimination-more = Il rosso ha una truppa e una metropoli: 2 e un dado. Mandane tre o quattro.
classic-lesson-elimination-the-prize = La vittoria è { CASE($last, "su") }. Marcia lì { CASE($from, "da") }.
classic-lesson-elimination-finish = Il rosso non ha più isole ed è fuori: niente più flotte né carte, e il turno con Zeus è perduto. Ma il ciclo continua. Termina il turno.
classic-lesson-elimination-done = Nessuno ti ha tolto una metropoli prima della fine, quindi hai vinto. Se l’attacco fosse fallito, la partita sarebbe semplicemente continuata.

## last-cycle

classic-lesson-last-cycle = L’ultimo ciclo
classic-lesson-last-cycle-about = Due metropoli a metà ciclo non sono ancora una vittoria.
classic-lesson-last-cycle-alarm = Il rosso ha due metropoli! Ma la partita finisce solo alla fine del ciclo, e prima tocca a te. Tu ne hai una.
classic-lesson-last-cycle-choose = Prendine una al rosso: tu ne avrai due, lui una. { CAPITAL(CASE($easy, "su")) } nessuna truppa fa la guardia: marcia lì { CASE($from, "da") }, e lasciane una a casa.
classic-lesson-last-cycle-leave-one = Lasciane una a casa: anche le tue isole sono in pericolo.
classic-lesson-last-cycle-lost = Hai lasciato fare: il ciclo è finito, e il rosso ha vinto. Torna indietro.
classic-lesson-last-cycle-take-one = Così il rosso vince alla fine del ciclo. Prendi { CASE($easy, "il") }.
classic-lesson-last-cycle-finish = Presa senza combattere. Ora tocca al rosso, ma con Zeus, che non muove truppe. Termina il turno.
classic-lesson-last-cycle-done = Due per te, una per il rosso: hai vinto. Prima di offrire pensa a chi agisce dopo di te: nell’ultimo ciclo, chi ha Ares per ultimo ha l’ultima parola.

## tie

classic-lesson-tie = In parità
classic-lesson-tie-about = Stesso numero di metropoli: e allora?
classic-lesson-tie-look = L’ultimo ciclo: tu hai due metropoli e il rosso due. In questa partita l’oro è scoperto: tu hai 6 monete, il rosso 5.
classic-lesson-tie-save = A parità di metropoli vince chi è più ricco. Le difese del rosso sono forti. Qual è l’uso migliore del tuo oro, adesso?
classic-lesson-tie-spent = Costa 2 monete o più: il rosso sarebbe più ricco, e vincerebbe. Tieni l’oro e termina il turno.
classic-lesson-tie-shared = Una marcia costa 1 moneta: ne avresti 5, come il rosso, e la vittoria sarebbe divisa. Tieni l’oro e termina il turno.
classic-lesson-tie-done = 6 a 5: hai vinto. Prima contano le metropoli, poi l’oro; a parità d’oro la vittoria è divisa. Spesso l’oro è nascosto, quindi tieni il conto.

## two-players

classic-lesson-two-players = In due giocatori
classic-lesson-two-players-about = Due pedoni a testa, e tre metropoli per vincere.
classic-lesson-two-players-hello = In due giocatori ognuno ha due pedoni, quindi due turni per ciclo. Tre dèi sono svegli. E per vincere servono tre metropoli, non due.
classic-lesson-two-players-first = Hai 4 monete e un sacerdote. Il tuo primo pedone: offri 3 { CASE($god, "a") }.
classic-lesson-two-players-three = 3 è giusto: tiene, e resta qualcosa per il secondo pedone.
classic-lesson-two-players-gods-first = Apollo c’è sempre. Prima gli altri dèi.
classic-lesson-two-players-that-god = Anche quello è un buon posto. Ma ora { $god }.
classic-lesson-two-players-second = Ha offerto il rosso; ora il tuo secondo pedone. Le due offerte si pagano con lo stesso oro, e il sacerdote paga 1 della somma: { CASE($god, "a") } puoi offrire al massimo 2. Offri 2.
classic-lesson-two-players-one-more = 1 si supera facilmente. Offri 2: il sacerdote lo rende possibile.
classic-lesson-two-players-both = Con entrambi gli dèi fai di più. Offri 2 { CASE($god, "a") }.
classic-lesson-two-players-turns = 3 e 2, meno 1 per il sacerdote: hai pagato 4. Il rosso ha agito con Zeus; ora agisci con Ares, e dopo con Poseidone.
classic-lesson-two-players-done = Due turni in un ciclo si possono progettare insieme: le flotte con un dio, le truppe con l’altro. Guarda quale dei due viene prima!
