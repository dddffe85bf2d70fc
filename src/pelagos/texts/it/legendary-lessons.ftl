# Che cosa dice l’insegnante nelle lezioni di Legendary. Frasi brevi, una cosa alla volta.

## I corsi

legendary-course-first = Il primo corso
legendary-course-gods = Gli altri dèi
legendary-course-war = La guerra
legendary-course-cards = Sacerdotesse, creature, eroi
legendary-course-metropolises = Le vie della metropoli
legendary-course-end = La fine, le squadre, il duello

## goal

legendary-lesson-goal = Lo scopo
legendary-lesson-goal-about = Vinci una partita in un turno: che cos’è una metropoli e quante te ne servono.
legendary-lesson-goal-hello = Ti diamo il benvenuto nell’arcipelago. Giochi con il blu: le terre segnate sono tue. Il rosso e il verde sono i tuoi rivali.
legendary-lesson-goal-metropolises = Chi ha tre metropoli alla fine di un ciclo vince; un ciclo è un giro in cui tutti hanno un turno. Tu ne hai già due: { CASE($here, "a") } e { CASE($there, "a") }. Il rosso ne ha una.
legendary-lesson-goal-set = Hai anche un porto, una fortezza e un tempio. Con un’università fanno una serie di quattro, e una serie diventa una metropoli.
legendary-lesson-goal-build = È il tuo turno e il tuo dio è Atena: lei costruisce università. Costruiscine una, per esempio sul sito libero di { $island }.
legendary-lesson-goal-found = La serie è completa: i quattro edifici tornano nella riserva e una metropoli ne prende il posto. Scegli dove metterla.
legendary-lesson-goal-guarded = Un buon posto: ci sono le tue truppe a difenderla.
legendary-lesson-goal-finish = La tua terza metropoli! Ha portato anche un bonus: stavolta tre monete d’oro. Termina il turno, poi tocca agli altri.
legendary-lesson-goal-won = Il ciclo è finito e hai tre metropoli: hai vinto. Ora vediamo come si ottiene il turno con il dio giusto.

## offerings

legendary-lesson-offerings = Le offerte
legendary-lesson-offerings-about = Ogni turno comincia con un dio. Sceglilo e paga.
legendary-lesson-offerings-gods = Un nuovo ciclo: tutti vogliono un dio, perché il dio decide che cosa puoi fare nel tuo turno. Questi sono disponibili; quelli grigi dormono.
legendary-lesson-offerings-gives = I disegnini dicono che cosa dà un dio: Poseidone porti e flotte, Ares fortezze e truppe. Apollo dà oro e non costa nulla.
legendary-lesson-offerings-bid = Hai 5 monete e cominci tu. Offri 3 { CASE($god, "a") }. Le offerte vanno 1, 3, 5, 7: chi vuole il tuo posto deve offrire di più.
legendary-lesson-offerings-too-low = Poco, ma guarda: il rosso ha offerto 3 e ti ha scalzato. Un’offerta bassa è un invito.
legendary-lesson-offerings-all-gone = Terrebbe, ma non ti resterebbe oro per il turno. Offri 3.
legendary-lesson-offerings-other-god = Anche quello è un buon dio, ma oggi ci servono truppe. Offri 3 { CASE($god, "a") }.
legendary-lesson-offerings-free-but = Apollo è per chi ha bisogno d’oro. Tu ne hai: offri 3 { CASE($god, "a") }.
legendary-lesson-offerings-paid = Nessuno ti ha scalzato. Quando tutti hanno un dio, tutti pagano insieme: le tue 3 monete sono spese, te ne restano 2 per il turno.
legendary-lesson-offerings-first = Gli dèi agiscono da sinistra a destra, Apollo per ultimo. Il rosso aveva Poseidone e ha appena giocato.
legendary-lesson-offerings-turn = Ora tocca a te. Ogni turno comincia con due cose gratuite: con Ares una fortezza e una truppa. Prendine una, su una tua terra qualsiasi.
legendary-lesson-offerings-done = Ora sai come vanno le offerte: un dio ciascuno, resta l’offerta più alta, e si paga quando tutti hanno un dio. E se qualcuno offre di più? È la prossima lezione.

## outbid

legendary-lesson-outbid = Scalzati
legendary-lesson-outbid-about = Qualcuno offre di più. E adesso?
legendary-lesson-outbid-ousted = Avevi offerto 1 a Zeus. Il rosso ha offerto 3 e prende il tuo posto. Non si paga ancora nulla: il tuo pedone è di nuovo libero.
legendary-lesson-outbid-choose = Devi scegliere subito un altro dio, e non quello da cui ti hanno scalzato. Offri 1 o 3 alla dea { $god }.
legendary-lesson-outbid-dear = Più del necessario: { $god } è libera. Offri 1 o 3.
legendary-lesson-outbid-not-yet = Apollo è sempre una via d’uscita, ma prima prova { $god }.
legendary-lesson-outbid-back = Il verde ti ha scalzato da Atena. Ma è vietato solo l’ultimo dio, quindi puoi tornare da { $god }: offri 5, più del rosso.
legendary-lesson-outbid-safe = Da Apollo nessuno viene mai scalzato. Sicuro, ma oggi vogliamo Zeus: offri 5.
legendary-lesson-outbid-done = Il rosso a sua volta è stato scalzato ed è andato da Apollo. Quando tutti hanno un dio, si paga. Tu hai Zeus, per 5.

## income

legendary-lesson-income = Apollo: le entrate
legendary-lesson-income-about = Da dove viene l’oro, e come Apollo lo aumenta.
legendary-lesson-income-corn = Ogni cornucopia su una tua terra o in un tuo mare porta una moneta a ogni ciclo: due { CASE($land, "a") }, una { CASE($other, "a") } e una dove c’è la tua flotta ({ $sea }). In tutto 4.
legendary-lesson-income-apollo = Sei senza oro, perciò sei andato da Apollo: non costa nulla, dà 2 monete e due segnalini prosperità. Ognuno è una cornucopia in più sulla mappa.
legendary-lesson-income-land = La prima per una terra. Mettila su una tua terra, come { $land }: da ora rende a ogni ciclo.
legendary-lesson-income-rivals = Si può, ma renderebbe al tuo rivale. Scegli una tua terra.
legendary-lesson-income-nobodys = Lì non abita nessuno, quindi non renderebbe a nessuno. Scegli una tua terra.
legendary-lesson-income-sea = Poi una per un mare. Rende solo a chi ci ha una flotta: scegli { CASE($sea, "il") }.
legendary-lesson-income-fleet-needed = Lì non hai flotte, quindi non avresti nulla. Scegli { CASE($sea, "il") }.
legendary-lesson-income-done = Apollo ha pagato 2, poi sono arrivate le entrate: 6 per le tue sei cornucopie. La terra resta tua anche se la lasci; un mare è tuo solo finché c’è la tua flotta.

## fleets

legendary-lesson-fleets = Poseidone: le flotte
legendary-lesson-fleets-about = Costruisci un porto, recluta flotte e naviga.
legendary-lesson-fleets-free = Il tuo dio è Poseidone. Ogni turno comincia con due cose gratuite e obbligatorie, in qualsiasi ordine: qui un porto e una flotta.
legendary-lesson-fleets-port = Costruisci il porto su un tuo sito libero. Un porto aiuta le tue flotte nelle battaglie del mare verso cui punta il suo molo.
legendary-lesson-fleets-port-first = L’ordine è libero. Cominciamo dal porto.
legendary-lesson-fleets-fleet = Ora la flotta gratuita. Va in un mare accanto alla tua terra: { CASE($sea, "il") } ha una cornucopia.
legendary-lesson-fleets-more = Da qui in poi si paga. Fino a tre altre flotte per 1, 2 e 3 monete. Prendine una per 1.
legendary-lesson-fleets-not-yet = Si potrebbe, ma prima c’è altro da provare.
legendary-lesson-fleets-sail = Le flotte avanzano di un mare per 1 moneta, ogni volta che paghi. Muovine qualcuna, per esempio { CASE($from, "da") }.
legendary-lesson-fleets-dearer = La prossima flotta costerebbe 2. Tieni l’oro e naviga.
legendary-lesson-fleets-done = Prima le cose gratuite, poi ciò che puoi pagare. I mari con cornucopie rendono oro, e le flotte in fila sono ponti per le truppe: ti serviranno tra poco.

## moves

legendary-lesson-moves = Ares: truppe in marcia
legendary-lesson-moves-about = Recluta truppe e prendi terre libere, via terra e su un ponte di navi.
legendary-lesson-moves-troop = Il tuo dio è Ares. La fortezza c’è già; ora la truppa gratuita. Mettila { CASE($land, "a") }: partiremo da lì.
legendary-lesson-moves-gather = Potrebbe stare lì, ma ci raduniamo { CASE($land, "a") }.
legendary-lesson-moves-more = Fino a tre altre costano 2, 3 e 4 monete. Prendine un’altra { CASE($land, "a") }, per 2.
legendary-lesson-moves-first-gather = Prima un’altra truppa { CASE($land, "a") }.
legendary-lesson-moves-neighbour = Una marcia costa 1 moneta. { $to } è sulla stessa isola e non è di nessuno. Marcia lì da { $from }.
legendary-lesson-moves-this-way = Un’altra volta. Marcia da { $from } { CASE($to, "a") }.
legendary-lesson-moves-enough = La prossima truppa costa 3, e l’oro ti serve per marciare.
legendary-lesson-moves-count = Quante vanno? Lasciane almeno una a casa: una terra senza truppe si prende senza combattere. Mandane una.
legendary-lesson-moves-leave-one = Le altre ci servono tra poco. Mandane una.
legendary-lesson-moves-bridge = { $to } è un’altra isola, ma la tua flotta { CASE($sea, "in") } le tocca entrambe: le flotte in fila sono un ponte. Marcia verso { $to }.
legendary-lesson-moves-over-there = Guarda il ponte di navi: marcia verso { $to }.
legendary-lesson-moves-across = Quante attraversano? Se andassero tutte, la fortezza { CASE($from, "a") } resterebbe vuota: una dovrebbe restare.
legendary-lesson-moves-done = Due terre in più, per 2 monete. Le truppe vanno in una terra vicina, o in qualunque terra raggiunta da una fila di tue flotte.

## battle

legendary-lesson-battle = La battaglia
legendary-lesson-battle-about = Dadi, truppe, probabilità: attacca, vinci, e impara quando non farlo.
legendary-lesson-battle-look = Il tuo esercito è accanto a due terre del rosso: una con una sola truppa, una con due truppe e una fortezza.
legendary-lesson-battle-odds = In battaglia ogni parte tira un dado (da 0 a 3) e aggiunge le sue truppe; la parte più bassa perde una truppa. Attacca { $weak } da { $from }.
legendary-lesson-battle-fortress = Due truppe e una fortezza, che aggiunge 1 al difensore. Cominciamo da { $weak }.
legendary-lesson-battle-this-one = Un’altra volta: marcia da { $from } { CASE($weak, "a") }.
legendary-lesson-battle-send = Scegli quante, e leggi le probabilità prima di confermare. Mandane tre, una resta a casa.
legendary-lesson-battle-too-few = Uno contro uno è un azzardo: tu hai fatto 1, il rosso 2, e la tua truppa è morta. Torna indietro e mandane tre.
legendary-lesson-battle-three = Possibile, ma mandane tre: bastano, e una difende casa.
legendary-lesson-battle-won = 3 truppe e un 1 fanno 4, contro 1 truppa e un 2: il rosso ha perso la truppa, e { $weak } è tua con tutto ciò che contiene.
legendary-lesson-battle-stronger = Ora { $strong }: due truppe e una fortezza valgono 3. Con tre truppe le probabilità sono un po’ dalla tua parte. Osa, da { $from }.
legendary-lesson-battle-once-more = Prima l’attacco { CASE($strong, "a") }.
legendary-lesson-battle-all = Mandale tutte e tre.
legendary-lesson-battle-all-three = Con meno saresti in svantaggio. Mandane tre.
legendary-lesson-battle-stay = 4 a 4: in parità entrambi perdono una truppa. Prima del round successivo può ritirarsi il difensore, poi l’attaccante. Il rosso resta. Resta anche tu.
legendary-lesson-battle-go-on = La ritirata salva le truppe, ma due contro uno va bene. Resta.
legendary-lesson-battle-done = Vinto! Guarda le probabilità prima di attaccare, porta una truppa più di quanto conti l’altro, e attento alle fortezze. Prima della tua prima partita: chi altro c’è, e come si comincia.

## company

legendary-lesson-company = Chi altro c’è
legendary-lesson-company-about = Sacerdotesse, filosofi, eroi e creature: una frase per ciascuno, e dove leggere di più.
legendary-lesson-company-row = Cinque dèi, ma mai tutti svegli. A ogni ciclo il primo della fila, oggi { $god }, passa in fondo e gli altri avanzano: così vedi chi viene dopo. Poseidone e Ares li conosci.
legendary-lesson-company-priestess = { $god } è il dio delle sacerdotesse. Per tutta la partita ognuna toglie 1 moneta da ciò che paghi per un’offerta. Prendi la tua, è gratuita.
legendary-lesson-company-philosopher = { $god } dà filosofi. Quattro di loro diventano una metropoli, senza un solo edificio.
legendary-lesson-company-hero = Solo { $god } vende eroi. Combattono, guidano truppe con ogni dio tranne Apollo, e ognuno si può sacrificare per una grande impresa: spesso è una metropoli.
legendary-lesson-company-creature = Le creature si comprano in ogni turno tranne quello di Apollo, e ognuna agisce subito. Una carta che nessuno compra costa meno a ogni ciclo; alla fine se ne va.
legendary-lesson-company-buy = Che cosa fa una carta? Fermati con il puntatore su di essa, o toccala; così leggi anche di dèi, eroi e parole sottolineate. Poi compra { CASE($creature, "il") }.
legendary-lesson-company-this-one = Oggi { CASE($creature, "il") }: fermati con il puntatore sulla carta, o toccala, e comprala.
legendary-lesson-company-done = Le tue entrate un’altra volta, per 1 moneta invece di 2: una volta per ciclo un tempio toglie 1 moneta a una creatura. Ora vediamo come comincia una partita.

## start

legendary-lesson-start = L’inizio
legendary-lesson-start-about = Le prime terre, flotte e truppe: come comincia ogni partita.
legendary-lesson-start-hello = Ogni partita comincia con una mappa vuota. A turno tutti prendono due terre, poi in ordine inverso una terza. Una buona terra ha cornucopie e siti per edifici.
legendary-lesson-start-first = Prendi { $land }: due cornucopie, due monete a ogni ciclo.
legendary-lesson-start-as-good = Altrettanto buona! Ma oggi prendiamo { $land }.
legendary-lesson-start-horns = Cerca le cornucopie: { $land } ne ha due.
legendary-lesson-start-second = La seconda terra deve stare su un’altra isola. Prendi { $land }: una cornucopia, due siti, e vicina alla prima.
legendary-lesson-start-near = Possibile, ma restiamo vicini: prendi { $land }.
legendary-lesson-start-fleet = Con ogni terra viene una flotta in un mare accanto. { $land } ha un solo mare, quindi quella flotta è già a posto. Per l’altra scegli il mare con una cornucopia.
legendary-lesson-start-horn-at-sea = Cerca la cornucopia in mare: rende anche lei.
legendary-lesson-start-third = Gli altri hanno scelto; ora la tua terza terra, dove vuoi. Accanto alle tue è facile da difendere; { $land } porta anche una sacerdotessa, che rende le offerte meno care.
legendary-lesson-start-neighbours = Possibile, ma lontana da casa. Prendi una vicina della tua prima terra.
legendary-lesson-start-no-symbol = Anche quella è una buona vicina, ma senza simbolo: niente sacerdotessa. Prendi { $land }.
legendary-lesson-start-troops = La sua flotta è andata nell’unico mare che restava accanto. Infine tre truppe sulle tue terre, come vuoi. Dove i rivali possono arrivare, di più.
legendary-lesson-start-done = È tutto: arrivano le entrate, poi le offerte, e la partita comincia. Ora gioca una prima partita contro i bot, con un maestro se vuoi, o continua a imparare.

## athena

legendary-lesson-athena = Atena: i filosofi
legendary-lesson-athena-about = Quattro teste sagge fanno una metropoli.
legendary-lesson-athena-hello = Atena dà un’università e un filosofo. Hai già due filosofi. Quattro fanno una metropoli.
legendary-lesson-athena-university = Prima l’università. Da sola non fa nulla, ma una serie di quattro edifici ne richiede una. Costruiscila.
legendary-lesson-athena-elsewhere = Tieni libero quel sito: costruisci { CASE($land, "a") }.
legendary-lesson-athena-either = L’ordine è libero; oggi prima l’università.
legendary-lesson-athena-philosopher = Ora il filosofo gratuito: il tuo terzo.
legendary-lesson-athena-fourth = Una volta per turno Atena ne vende un altro, per 4 monete. Ne hai 5: prendi il quarto.
legendary-lesson-athena-one-more = Ne avresti tre e aspetteresti un altro ciclo. Il quarto puoi pagarlo ora.
legendary-lesson-athena-found = I quattro filosofi se ne vanno e arriva una metropoli. Scegli un sito.
legendary-lesson-athena-done = Una metropoli senza una sola battaglia. I rivali vedono i tuoi filosofi, e potrebbero scalzarti da Atena.

## zeus

legendary-lesson-zeus = Zeus: le sacerdotesse
legendary-lesson-zeus-about = Templi, sacerdotesse, e uno sguardo al mazzo.
legendary-lesson-zeus-hello = Zeus dà un tempio e una sacerdotessa, e ti lascia guardare la prima creatura del mazzo.
legendary-lesson-zeus-temple = Costruisci il tempio. Una volta per ciclo toglie 1 moneta dal prezzo di una creatura.
legendary-lesson-zeus-either = L’ordine è libero; oggi prima il tempio.
legendary-lesson-zeus-priestess = Prendi la tua sacerdotessa.
legendary-lesson-zeus-worth = Ogni sacerdotessa toglie 1 moneta da ciò che paghi per l’offerta, a ogni ciclo. E mantengono in vita le creature.
legendary-lesson-zeus-peek = Ora guarda la prima carta creatura. Guardare è gratis, e nessun altro la vede.
legendary-lesson-zeus-dear = Un’altra sacerdotessa costa 4. Prima guarda la carta.
legendary-lesson-zeus-look-first = Prima guarda la carta: non costa nulla.
legendary-lesson-zeus-play = Vedi { CASE($creature, "il") }: ruba metà dell’oro di qualcuno. Puoi giocare la carta per 1 moneta, o rimetterla. Giocala.
legendary-lesson-zeus-too-good = Allora l’avrà qualcun altro. Giocala.
legendary-lesson-zeus-rob = Chi deruba? Il { $rich } ha avuto le entrate più alte.
legendary-lesson-zeus-poorer = Le borse sono nascoste, ma hai visto le entrate: il { $rich } ha di più.
legendary-lesson-zeus-done = Metà dell’oro del rosso per 1. Le sacerdotesse rendono economiche le offerte per tutta la partita: comincia presto.

## hera

legendary-lesson-hera = Era: gli eroi
legendary-lesson-hera-about = Un nuovo edificio, mercenari, e un eroe che li guida.
legendary-lesson-hera-hello = Era costruisce ciò che ancora non hai, porta mercenari, ed è l’unica che vende eroi.
legendary-lesson-hera-build = Hai un porto e una fortezza, perciò Era costruisce un tempio o un’università: sempre un tipo che ti manca. Costruiscine uno.
legendary-lesson-hera-build-first = L’ordine è libero; oggi prima l’edificio.
legendary-lesson-hera-mercenary = Un mercenario combatte come una truppa, ma è grigio e non ha colore. Metti il tuo { CASE($land, "a") }.
legendary-lesson-hera-gather = Ci raduniamo { CASE($land, "a") }.
legendary-lesson-hera-hire = Un eroe costa 4 monete, uno per turno. Recluta { $hero }, che vale per due, e mettilo { CASE($land, "a") }.
legendary-lesson-hera-this-one = Oggi { $hero }, { CASE($land, "a") }.
legendary-lesson-hera-hero-first = Prima recluta { $hero }.
legendary-lesson-hera-lead = Con quasi tutti gli dèi si muovono solo gli eroi, per 1 moneta la prima volta, e portano con sé le truppe. Guida { $hero } verso { $to }.
legendary-lesson-hera-there = Guida { $hero } sul ponte di navi, verso { $to }.
legendary-lesson-hera-with-him = Quante truppe vanno con lui?
legendary-lesson-hera-mercs = E quanti mercenari?
legendary-lesson-hera-done = Un eroe muove gli eserciti quando Ares non è tuo. Più avanti può essere sacrificato per qualcosa di grande, ma non nel ciclo in cui è arrivato.

## sea-battle

legendary-lesson-sea-battle = Battaglia navale
legendary-lesson-sea-battle-about = Flotte contro flotte, e a che servono i porti.
legendary-lesson-sea-battle-look = Tre tue flotte sono accanto a due del rosso. Chi tiene il mare tra due terre tiene il ponte tra loro.
legendary-lesson-sea-battle-sail = È come a terra: un dado, più 1 per ogni flotta. Un porto aggiunge 1 nel mare su cui si affaccia; quello del rosso guarda altrove. Naviga { CASE($from, "da") } { CASE($to, "a") } con tutte e tre.
legendary-lesson-sea-battle-all = Con meno sarebbe un azzardo. Portale tutte e tre.
legendary-lesson-sea-battle-there = Prima la battaglia: naviga verso { CASE($to, "il") }.
legendary-lesson-sea-battle-on = 4 a 3: il rosso ha perso una flotta, ed è rimasto. Ora puoi ritirarti o continuare. Sei in vantaggio: resta.
legendary-lesson-sea-battle-winning = Sei in vantaggio. Resta.
legendary-lesson-sea-battle-done = Il mare è tuo, con il suo ponte e le sue cornucopie. In un mare resta uno solo.

## defence

legendary-lesson-defence = La difesa
legendary-lesson-defence-about = Quando resistere, quando andarsene, e che cosa si perde.
legendary-lesson-defence-attacked = Il rosso attacca { $land } con quattro truppe. Tu ne hai due, e una fortezza che aggiunge 1. I dadi: 5 a 3. Una tua truppa è morta.
legendary-lesson-defence-retreat = Il primo a scegliere è il difensore: restare, o ritirarsi in una terra propria o libera raggiungibile. Contro quattro, una è poca: ritirati.
legendary-lesson-defence-lost = Coraggioso, ma anche la truppa è morta e la terra è persa lo stesso. Torna indietro e ritirati { CASE($safe, "a") }.
legendary-lesson-defence-kept = La tua truppa vive. { $land } ora è del rosso, con la fortezza: gli edifici seguono la terra.
legendary-lesson-defence-done = La ritirata non costa nulla e salva truppe. Una terra con una metropoli va difesa; la metropoli vale anche come fortezza.

## priestesses

legendary-lesson-priestesses = Le sacerdotesse
legendary-lesson-priestesses-about = Pagano una parte di ogni offerta.
legendary-lesson-priestesses-hello = Hai due sacerdotesse; una è venuta con { $land }: il suo simbolo ne porta una a chi prende la terra. Il rosso e il verde hanno offerto.
legendary-lesson-priestesses-bid = Hai 4 monete, eppure puoi offrire 5 { CASE($god, "a") }: ogni sacerdotessa paga 1, ogni volta. Scalza il rosso.
legendary-lesson-priestesses-more = Puoi permetterti più di quanto sembri. Offri 5 { CASE($god, "a") }.
legendary-lesson-priestesses-march = Hai pagato 3 per un’offerta di 5, e le sacerdotesse sono ancora tue. Le terre libere con il loro simbolo meritano una marcia con { $god }: { $land } è una.
legendary-lesson-priestesses-done = Le offerte non consumano le sacerdotesse. Due o tre decidono molte aste.

## creatures

legendary-lesson-creatures = Le creature
legendary-lesson-creatures-about = Compra una creatura: agisce subito.
legendary-lesson-creatures-track = Queste creature sono in vendita con ogni dio tranne Apollo, per 2, 3, 4 e 5 monete. Ferma il puntatore su una, o toccala, per leggere che cosa fa.
legendary-lesson-creatures-buy = Compra { CASE($creature, "il") }: uccide una truppa. Il tuo tempio toglie 1 moneta, una volta per ciclo, perciò paghi 1.
legendary-lesson-creatures-cheap-first = Più tardi. Il tempio aiuta una volta sola: comincia da questa: { CASE($creature, "il") }.
legendary-lesson-creatures-creature = Oggi si tratta di creature: compra { CASE($creature, "il") }.
legendary-lesson-creatures-kill = Una creatura agisce subito; nulla si tiene per dopo. Scegli la truppa sola { CASE($land, "a") }.
legendary-lesson-creatures-own = Sarebbe una delle tue! Scegli { $land }.
legendary-lesson-creatures-there = Lì ne resterebbe un’altra di guardia. Scegli { $land }: resterà vuota.
legendary-lesson-creatures-kraken = Sei creature restano sulla mappa come pedine. Una è { CASE($creature, "il") }, che affonda ogni flotta dove appare. Compralo per 4.
legendary-lesson-creatures-kraken-first = Prima compra { CASE($creature, "il") }.
legendary-lesson-creatures-place = Dove? Il rosso ha tre flotte { CASE($sea, "in") }.
legendary-lesson-creatures-yours = Lì c’è la tua flotta. Scegli { CASE($sea, "il") }.
legendary-lesson-creatures-there-sea = Lì affonderebbe di meno. Scegli { CASE($sea, "il") }.
legendary-lesson-creatures-done = Tre flotte sparite, e nessuno può entrare in quel mare. A ogni ciclo le carte scorrono: ciò che oggi è caro domani costa meno, se nessuno lo compra.

## figures

legendary-lesson-figures = Le pedine
legendary-lesson-figures-about = Alcune creature restano. Che cosa mangiano, e come camminano.
legendary-lesson-figures-hello = Due tue pedine sono sulla mappa: { $one } difende una tua terra, { $other } prende l’oro di { $land } al rosso.
legendary-lesson-figures-keep = Prima dei turni ogni pedina richiede una sacerdotessa, che se ne va. Ne hai una sola. Tieni { $other }, che ti rende a ogni ciclo.
legendary-lesson-figures-other-one = Anche { $one } è forte, ma { $other } porta oro adesso. Tieni { $other }.
legendary-lesson-figures-keep-one = Una la puoi tenere. Tieni { $other }.
legendary-lesson-figures-move = Chi resta può fare un passo in una terra vicina, o fermarsi. Decidi per { $other }.
legendary-lesson-figures-done = Senza sacerdotessa l’altra se n’è andata. Le pedine sono ospiti: pensa a chi le mantiene prima di comprarle.

## heroes

legendary-lesson-heroes = Eroi in battaglia
legendary-lesson-heroes-about = Un eroe combatte, guida, e può cadere.
legendary-lesson-heroes-hello = { $hero } sta con due truppe accanto { CASE($land, "a") }, tenuta da tre truppe del rosso. In battaglia ogni eroe vale 1; { $hero } vale 2.
legendary-lesson-heroes-lead = Il tuo dio è Atena: niente marce, ma una mossa eroica per 1 moneta. Guida { $hero } { CASE($land, "a") }.
legendary-lesson-heroes-there = Prima la mossa eroica: { $hero } { CASE($land, "a") }.
legendary-lesson-heroes-all = Porta entrambe le truppe.
legendary-lesson-heroes-both = Ti serviranno entrambe.
legendary-lesson-heroes-on = 6 a 5 per te, e il rosso resta. Resta anche tu.
legendary-lesson-heroes-go-on = Non sei battuto: resta.
legendary-lesson-heroes-lose = Parità: entrambi perdono qualcuno, e ognuno sceglie chi. Tieni { $hero }; una truppa costa meno.
legendary-lesson-heroes-keep-him = Un eroe caduto non torna più. Perdi la truppa.
legendary-lesson-heroes-again = Al rosso resta una truppa. Resta, e concludi.
legendary-lesson-heroes-done = Gli eroi combattono accanto alle truppe e si perdono solo se lo scegli, o se non resta nessun altro.

## monsters

legendary-lesson-monsters = I mostri
legendary-lesson-monsters-about = Tre pedine che sbarrano la strada.
legendary-lesson-monsters-danger = L’esercito del rosso { CASE($army, "a") } può passare due mari fino { CASE($home, "a") }, difesa da una sola truppa. Hai 9 monete, e la fila è piena di mostri.
legendary-lesson-monsters-minotaur = Il primo per 2: { CASE($creature, "il") }. Difende una tua terra e vale 2.
legendary-lesson-monsters-first-him = Comincia dal più economico: { CASE($creature, "il") }.
legendary-lesson-monsters-guard = Viene solo su una tua terra. Mettilo { CASE($land, "a") }.
legendary-lesson-monsters-there = { $land } è in pericolo: mettilo lì.
legendary-lesson-monsters-medusa = Poi { CASE($creature, "il") }, per 3: dove sta lei, nessuno entra o esce.
legendary-lesson-monsters-medusa-first = Prima { CASE($creature, "il") }.
legendary-lesson-monsters-freeze = Mettila dov’è l’esercito del rosso: { CASE($land, "a") }.
legendary-lesson-monsters-the-army = L’esercito è { CASE($land, "a") }: deve restare fermo.
legendary-lesson-monsters-polyphemus = L’ultimo, { CASE($creature, "il") }, per 4: dalla sua terra scaccia ogni flotta dai mari intorno.
legendary-lesson-monsters-last-one = C’è oro per un altro ancora: { CASE($creature, "il") }.
legendary-lesson-monsters-drive = Mettilo { CASE($land, "a") }, accanto alla flotta del rosso.
legendary-lesson-monsters-beside = Deve essere { $land }: da lì arriva alla flotta del rosso.
legendary-lesson-monsters-done = La flotta del rosso è stata scacciata, il ponte è rotto, l’esercito è bloccato e la tua terra è difesa. Nel prossimo ciclo ognuno vorrà una sacerdotessa.

## four-buildings

legendary-lesson-four-buildings = Quattro edifici
legendary-lesson-four-buildings-about = La via del costruttore, e il bonus che ne deriva.
legendary-lesson-four-buildings-hello = Un tempio di troppo, un’università, una fortezza: manca un porto. Poseidone è il dio giusto.
legendary-lesson-four-buildings-build = Costruisci il porto. Appena hai tutti e quattro i tipi, la metropoli va costruita.
legendary-lesson-four-buildings-give = Ne torna uno per tipo. Hai due templi: scegli quale va via.
legendary-lesson-four-buildings-found = Ora un posto per la metropoli: qualunque sito libero, anche quelli appena liberati. Vale insieme come porto, fortezza e tempio.
legendary-lesson-four-buildings-bonus = Ogni metropoli porta un bonus che nessuno conosce prima. Questo: due flotte, nei mari dove ne hai già. Mettile.
legendary-lesson-four-buildings-done = Tieni d’occhio ciò che manca a ogni rivale: con tre tipi gli serve un solo dio.

## conquest

legendary-lesson-conquest = La conquista
legendary-lesson-conquest-about = Prendi la terra, e la metropoli è tua.
legendary-lesson-conquest-hello = Il rosso ha costruito una metropoli { CASE($land, "a") } e la difende con una truppa. La metropoli segue la terra.
legendary-lesson-conquest-march = Una metropoli vale come fortezza: 1 in più per il rosso. In tutto solo 2. Marcia da { $from } { CASE($land, "a") }.
legendary-lesson-conquest-there = Il premio è { $land }. Marcia lì da { $from }.
legendary-lesson-conquest-send = Mandane quattro; una resta a casa.
legendary-lesson-conquest-leave-one = Allora la tua terra resterebbe vuota. Mandane quattro.
legendary-lesson-conquest-four = Quattro è più sicuro.
legendary-lesson-conquest-done = La metropoli è tua. Il rosso ha ricevuto il suo bonus come consolazione; a te tocca solo se la perdi. Difendila: anche gli altri possono prenderla.

## sacrifice

legendary-lesson-sacrifice = Il sacrificio di un eroe
legendary-lesson-sacrifice-about = A che cosa servono gli eroi, alla fine.
legendary-lesson-sacrifice-hello = Ogni eroe ha un’impresa da compiere una volta. { $hero } trasforma tre edifici dello stesso tipo in una metropoli, e tu hai tre fortezze.
legendary-lesson-sacrifice-sacrifice = Sacrifica { $hero }. { $other } è arrivato solo in questo ciclo e deve aspettare il prossimo.
legendary-lesson-sacrifice-first-this = Prima l’impresa: sacrifica { $hero }.
legendary-lesson-sacrifice-found = Le fortezze tornano nella riserva. Scegli un sito per la metropoli.
legendary-lesson-sacrifice-bonus = Il bonus è un segnalino prosperità, una cornucopia in più. Mettilo su una tua terra o in un tuo mare.
legendary-lesson-sacrifice-done = Ogni eroe chiede altro: oro, terre, flotte, edifici. Leggi le loro carte, e recluta chi si adatta a ciò che hai.

## last-cycle

legendary-lesson-last-cycle = L’ultimo ciclo
legendary-lesson-last-cycle-about = Tre metropoli a metà ciclo non sono ancora una vittoria.
legendary-lesson-last-cycle-alarm = Il rosso ha tre metropoli! Ma la partita finisce solo alla fine del ciclo, e prima tocca a te. Tu ne hai due.
legendary-lesson-last-cycle-choose = Prendine una al rosso: tu ne avrai tre, il rosso due. Qual è la più facile? { $easy } non ha truppe. Marcia lì da { $from }.
legendary-lesson-last-cycle-guarded = Lì ci sono una truppa e una metropoli: 2 più un dado. { $easy } è vuota.
legendary-lesson-last-cycle-take-one = Allora alla fine del ciclo vince il rosso. Prendi { $easy }.
legendary-lesson-last-cycle-lost = L’hai lasciato fare: il ciclo è finito e il rosso ha vinto. Torna indietro.
legendary-lesson-last-cycle-send = Mandane quattro: il rosso potrebbe rivolerla.
legendary-lesson-last-cycle-four = Quattro, perché resti tua.
legendary-lesson-last-cycle-finish = Presa senza battaglia. Il rosso ne ha avuto il bonus, due truppe. Termina il turno e guarda come finisce il ciclo.
legendary-lesson-last-cycle-enough = Basta così. Termina il turno.
legendary-lesson-last-cycle-done = Tre a te, due al rosso: hai vinto. A parità di metropoli vince il più ricco. Chi agisce per ultimo nell’ultimo ciclo ha l’ultima parola.

## last-land

legendary-lesson-last-land = L’ultima terra
legendary-lesson-last-land-about = Perché non si può eliminare qualcuno così.
legendary-lesson-last-land-hello = { $land } è tutto ciò che resta al rosso. Guarda che cosa puoi fare: una marcia lì non è possibile, anche se il tuo esercito è accanto.
legendary-lesson-last-land-other = Nessuno può entrare nell’ultima terra di un rivale, a meno che non lo porti al traguardo. Tu non hai metropoli, perciò è chiusa. Attacca invece { $other }, del verde.
legendary-lesson-last-land-there = Marcia da { $from } { CASE($other, "a") }.
legendary-lesson-last-land-send = Mandane tre.
legendary-lesson-last-land-three = Tre bastano, e due restano a casa.
legendary-lesson-last-land-done = Con due metropoli tue avresti potuto entrare { CASE($land, "a") }, per la terza. Allora il rosso sarebbe eliminato e la partita finirebbe con questo ciclo.

## teams

legendary-lesson-teams = Le squadre
legendary-lesson-teams-about = Due colori, una borsa, una vittoria.
legendary-lesson-teams-hello = In una partita a squadre giochi con il blu, e il giallo gioca con te. Avete una borsa sola e vincete insieme: contano le metropoli di entrambi. Le terre segnate sono del giallo.
legendary-lesson-teams-set = Quasi tutto è personale, ma gli edifici possono completare una serie insieme: tu hai un porto e un’università, il giallo delle fortezze { CASE($land, "a") }.
legendary-lesson-teams-build = Manca un tempio. Era costruisce ciò che manca a te: costruisci un tempio sulla tua terza terra.
legendary-lesson-teams-there-not = Tieni libero quel sito. Costruisci sulla terza terra.
legendary-lesson-teams-have-one = A te manca, ma il giallo ne ha due. Alla squadra serve un tempio.
legendary-lesson-teams-give = La serie è completa. Torna una fortezza del giallo; la sceglie chi è di turno.
legendary-lesson-teams-found = La metropoli va su una terra di chi ha completato la serie: la tua. Scegli un sito.
legendary-lesson-teams-done = I compagni non si combattono mai, usano a vicenda le flotte come ponti, e possono persino superarsi nelle offerte. Parlate di chi prende quale dio.

## duel

legendary-lesson-duel = Il duello
legendary-lesson-duel-about = Due giocatori, quattro colori: tu ne guidi due.
legendary-lesson-duel-hello = Nel duello guidi due colori, il { $one } e il { $two }, con una borsa sola. L’altro giocatore guida il rosso e il verde. Ogni domanda dice quale colore è di turno.
legendary-lesson-duel-first = Prima il { $one }: offri 3 { CASE($god, "a") }.
legendary-lesson-duel-three = 3 è più sicuro: regge meglio.
legendary-lesson-duel-both-first = Apollo accoglie uno solo dei tuoi colori. Prima gli altri dèi.
legendary-lesson-duel-that-god = Oggi { $god }: offri 3.
legendary-lesson-duel-second = Ora il { $two }. La borsa deve pagare per entrambi: 6 monete, 3 sono promesse, quindi ne restano al massimo 3. Offrile alla dea { $god }.
legendary-lesson-duel-done = Ogni colore gioca il proprio turno, e ciò che entrambi costruiscono conta insieme: con tre metropoli si vince. Quattro pedoni, due teste.
