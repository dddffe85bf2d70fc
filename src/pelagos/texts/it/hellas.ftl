# Hellas, in italiano. Le città si chiamano come sulla mappa.

## Nomi

hellas-seat-white = Bianco
    .article = il
hellas-seat-orange = Arancione
    .article = l
hellas-seat-nobody = nessuno
hellas-tile-t00 = delfino
    .article = il
hellas-tile-t01 = Naxos
hellas-tile-t02 = Samo
hellas-tile-t03 = Chio
hellas-tile-t04 = Argo
hellas-tile-t05 = Corinto
hellas-tile-t06 = Megara
hellas-tile-t07 = Calcide
hellas-tile-t08 = Eretria
hellas-tile-t09 = Pilo
hellas-tile-t10 = Gizio
hellas-tile-t11 = Aulide
hellas-tile-t12 = Trezene
hellas-tile-t13 = Epidauro
hellas-tile-t14 = Abido
hellas-tile-t15 = Sesto
hellas-tile-t16 = Reggio
hellas-tile-t17 = Sunio
hellas-tile-t18 = Olimpia
hellas-tile-t19 = Delfi
hellas-tile-t20 = Dodona
hellas-tile-t21 = Eleusi
hellas-tile-t22 = Efeso
hellas-tile-t23 = Nemea
hellas-tile-none = nessuna
hellas-spot = posto { $word }
    .article = il
hellas-god-poseidon = Poseidone
hellas-god-zeus = Zeus
hellas-god-ares = Ares
hellas-card-p1 = Vento Favorevole
hellas-card-p2 = Nuovo Orizzonte
hellas-card-p3 = Avanti Tutta
hellas-card-p4 = Coloni
hellas-card-p5 = Muro di Navi
hellas-card-p6 = Inondazione
hellas-card-z1 = Nuovo Vigore
hellas-card-z2 = Scambio
hellas-card-z3 = Umiltà
hellas-card-z4 = Turno Doppio
hellas-card-z5 = Veto
hellas-card-z6 = Furto
hellas-card-z7 = Favore Duraturo
hellas-card-a1 = Leva
hellas-card-a2 = Testa di Ponte
hellas-card-a3 = Doppio Assalto
hellas-card-a4 = Colpo Lontano
hellas-card-a5 = Guerriero Fantasma
hellas-card-a6 = Evacuazione
hellas-place-deck = il mazzo
hellas-place-discard = la pila degli scarti
hellas-place-table = il tavolo
hellas-place-held = tenuta dal Favore Duraturo
hellas-place-locked = rubata e bloccata
hellas-place-drawn = pescata coperta
hellas-place-hand-white = la mano del Bianco
hellas-place-open-white = la mano del Bianco, nota a entrambi
hellas-place-hand-orange = la mano dell’Arancione
hellas-place-open-orange = la mano dell’Arancione, nota a entrambi
hellas-heap = { $word }
hellas-kind-greek = Greco
    .article = il
hellas-kind-ship = nave
    .article = la
hellas-action-burst = Azione di forza
    .article = l
    .gender = f
hellas-action-voyage = Viaggio
    .article = il
hellas-action-attack = Attacco
    .article = l
hellas-way-land = via terra
hellas-way-sea = via mare
hellas-ending-ten-cities = dieci città
hellas-ending-last-city = l’avversario non ha più città
hellas-ending-turn-limit = in vantaggio alla fine dell’ultimo turno

## Domande

hellas-ask-LayTile = Dove piazzi la tua tessera, e come la giri?
hellas-ask-Declare = Quale azione dichiari: Azione di forza, Viaggio o Attacco? O prima giochi una carta?
hellas-ask-DeclareSecond = L’Azione di forza è finita: dichiari un Viaggio o un Attacco?
hellas-ask-FinishTurn = La tua azione è finita: giochi una carta, o termini il turno?
hellas-ask-TakeStep = Qual è il prossimo passo dell’Azione di forza: un Greco, una nave o una carta? Oppure ti fermi?
hellas-ask-PlaceOrDecline = Dove piazzi la tessera? Oppure la rifiuti?
hellas-ask-PayShip = Quale nave accanto alla nuova città paga il viaggio?
hellas-ask-FinishVoyage = Il viaggio è riuscito: giochi Coloni, o prosegui?
hellas-ask-NextVoyage = Giochi una carta, o termini l’azione?
hellas-ask-Prepare = Quale città attacchi? O giochi una carta, o non attacchi nessuno?
hellas-ask-AddOrLaunch = Quale città manda un altro Greco? Oppure lanci l’attacco?
hellas-ask-NextAttack = L’attacco è finito: prosegui, o termini l’azione?
hellas-ask-Fight = { $who }: giochi una carta in questa battaglia, o passi?
hellas-ask-AcceptLoss = { $who }: la tua città è perduta. La evacui, o passi?
hellas-ask-TakeSpoils = Quante navi metti nella città conquistata?
hellas-ask-Regroup = Raggruppi Greci e navi, o li lasci dove sono?
hellas-ask-Garrison = Quanti Greci e quante navi vanno { CASE($city, "a") }?
hellas-ask-RegroupInto = Mandi dei pezzi { CASE($city, "a") }, o lasci tutti dove sono?
hellas-ask-SendInto = Quanti Greci e quante navi manda { $origin } { CASE($city, "a") }?
hellas-ask-TakeFrom =
    { WORD($kind) ->
        [greek] La tua riserva è vuota: quale città dà il Greco per { $city }?
       *[other] La tua riserva è vuota: quale città dà la nave per { $city }?
    }
hellas-ask-AnswerCard = { $who }: rispondi { CASE($card, "a") } con un Veto, o passi?
hellas-ask-KeepCard = Tieni { $card } con il Favore Duraturo, o passi?
hellas-ask-Settle =
    { $left ->
        [one] Coloni: ancora un Greco o una nave per la nuova città, o hai finito?
       *[other] Coloni: un Greco o una nave per la nuova città (al massimo { $left } pezzi), o hai finito?
    }
hellas-ask-NameOwnCity = Scambio: quale delle tue città cedi?
hellas-ask-NameOpposingCity = Scambio: per quale città dell’avversario cedi { $city }?
hellas-ask-DiscardCard = Umiltà: quale carta scarti?
hellas-ask-NameGod = Furto: di quale dio è la carta che rubi?
hellas-ask-NameMusterCity = Leva: in quale città le navi diventano Greci?
hellas-ask-ChooseShips = Leva: quante navi di { $city } diventano Greci?
hellas-ask-NameRefuge = Evacuazione: quale città accoglie ciò che resta di quella perduta?

## Eventi: preparazione e tessere

hellas-event-card-seen = Ora { CASE($who, "il") } vede { $card }.
hellas-event-tile-drawn = { CAPITAL(CASE($who, "il")) } pesca { CASE($tile, "il") }.
hellas-event-tile-set-aside = La tessera { $tile } viene messa da parte.
hellas-event-tile-laid = { CAPITAL(CASE($who, "il")) } piazza { CASE($tile, "il") } { CASE($spot, "in") }.
hellas-event-tile-put-under = La tessera { $tile } va sotto la pila.
hellas-event-stack-shuffled = Le tessere messe da parte vengono rimescolate nella pila.
hellas-event-set-up-restarted = Nessuna tessera si adatta: la preparazione ricomincia da capo.

## Eventi: i turni

hellas-event-turn-began = Turno { $n }: comincia { CASE($who, "il") }.
hellas-event-action-declared = { CAPITAL(CASE($who, "il")) } dichiara { CASE($action, "un") }.
hellas-event-action-ended = { CAPITAL(CASE($who, "il")) } termina l’azione.
hellas-event-turn-ended = { CAPITAL(CASE($who, "il")) } termina il turno.
hellas-event-burst-began = { CAPITAL(CASE($who, "il")) } ha { $n } passi.
hellas-event-burst-ended = { CAPITAL(CASE($who, "il")) } si ferma.
hellas-event-piece-put =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($who, "il")) } mette un Greco { CASE($city, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } mette una nave { CASE($city, "a") }.
    }
hellas-event-piece-moved =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($who, "il")) } porta un Greco da { $from } { CASE($city, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } porta una nave da { $from } { CASE($city, "a") }.
    }
hellas-event-card-drawn = { CAPITAL(CASE($who, "il")) } pesca una carta coperta di { $god }.
hellas-event-deck-refilled = Gli scarti di { $god } diventano il mazzo.
hellas-event-not-regrouped = { CAPITAL(CASE($who, "il")) } lascia tutti dove sono.
hellas-event-regrouped = { CAPITAL(CASE($who, "il")) } ha finito di raggruppare.
hellas-event-pieces-sent =
    { $greeks ->
        [0] { $ships ->
            [one] { $from } manda una nave { CASE($city, "a") }.
           *[other] { $from } manda { $ships } navi { CASE($city, "a") }.
        }
        [one] { $ships ->
            [0] { $from } manda un Greco { CASE($city, "a") }.
            [one] { $from } manda un Greco e una nave { CASE($city, "a") }.
           *[other] { $from } manda un Greco e { $ships } navi { CASE($city, "a") }.
        }
       *[other] { $ships ->
            [0] { $from } manda { $greeks } Greci { CASE($city, "a") }.
            [one] { $from } manda { $greeks } Greci e una nave { CASE($city, "a") }.
           *[other] { $from } manda { $greeks } Greci e { $ships } navi { CASE($city, "a") }.
        }
    }
hellas-event-garrison-posted =
    { $ships ->
        [0] { $greeks ->
            [one] { CAPITAL(CASE($who, "il")) } tiene un Greco { CASE($city, "a") }.
           *[other] { CAPITAL(CASE($who, "il")) } tiene { $greeks } Greci { CASE($city, "a") }.
        }
        [one] { $greeks ->
            [one] { CAPITAL(CASE($who, "il")) } tiene un Greco e una nave { CASE($city, "a") }.
           *[other] { CAPITAL(CASE($who, "il")) } tiene { $greeks } Greci e una nave { CASE($city, "a") }.
        }
       *[other] { $greeks ->
            [one] { CAPITAL(CASE($who, "il")) } tiene un Greco e { $ships } navi { CASE($city, "a") }.
           *[other] { CAPITAL(CASE($who, "il")) } tiene { $greeks } Greci e { $ships } navi { CASE($city, "a") }.
        }
    }
hellas-event-city-cut = { $city } non può ospitare tutti; tornano nella riserva { CASE($who, "di") }: Greci { $greeks }, navi { $ships }.

## Eventi: viaggi e attacchi

hellas-event-voyage-failed = { CAPITAL(CASE($who, "il")) } non piazza { CASE($tile, "il") }: il viaggio è fallito.
hellas-event-ship-paid = { CAPITAL(CASE($who, "il")) } paga con una nave di { $city }.
hellas-event-city-founded = { CAPITAL(CASE($who, "il")) } ha fondato { $city }.
hellas-event-no-attack = { CAPITAL(CASE($who, "il")) } non attacca nessuno.
hellas-event-target-named = { CAPITAL(CASE($who, "il")) } marcia contro { $city }.
hellas-event-attack-launched =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } attacca { $city } { $way } con 1 Greco.
       *[other] { CAPITAL(CASE($who, "il")) } attacca { $city } { $way } con { $n } Greci.
    }
hellas-event-battle-passed = { CAPITAL(CASE($who, "il")) } passa.
hellas-event-battle-decided = { $city }: attacco { CASE($who, "di") } { $attack }, difesa { $defence }.
hellas-event-attack-failed = L’attacco { CASE($who, "di") } { CASE($city, "a") } è fallito.
hellas-event-loss-accepted = { CAPITAL(CASE($who, "il")) } abbandona { $city }.
hellas-event-city-conquered = { CAPITAL(CASE($who, "il")) } conquista { $city }.
hellas-event-spoils-taken =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non prende navi { CASE($city, "a") }.
        [one] { CAPITAL(CASE($who, "il")) } prende 1 nave { CASE($city, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } prende { $n } navi { CASE($city, "a") }.
    }

## Eventi: le carte

hellas-event-card-played = { CAPITAL(CASE($who, "il")) } gioca { $card }.
hellas-event-no-answer = { CAPITAL(CASE($who, "il")) } non risponde { CASE($card, "a") }.
hellas-event-card-vetoed = Veto contro { $card } { CASE($who, "di") }.
hellas-event-not-kept = { CAPITAL(CASE($who, "il")) } non tiene { $card }.
hellas-event-card-held = { CAPITAL(CASE($who, "il")) } riavrà { $card }.
hellas-event-card-returned = { $card } torna in mano { CASE($who, "a") }.
hellas-event-card-in-vain = { $card } { CASE($who, "di") } non serve più a nulla.
hellas-event-card-discarded = { CAPITAL(CASE($who, "il")) } scarta { $card }.
hellas-event-card-stolen = { CAPITAL(CASE($who, "il")) } ruba { CASE($whom, "a") } una carta di { $god }.
hellas-event-stolen-card-seen = { CAPITAL(CASE($who, "il")) } ha rubato { $card } { CASE($whom, "a") }.
hellas-event-stolen-card-discarded = { CAPITAL(CASE($who, "il")) } non può tenere { $card } e la scarta.
hellas-event-city-flooded =
    { $n ->
        [one] L’inondazione caccia 1 Greco { CASE($who, "di") } da { $city }.
       *[other] L’inondazione caccia { $n } Greci { CASE($who, "di") } da { $city }.
    }
hellas-event-cities-swapped = { CAPITAL(CASE($who, "il")) } cede { $city } e prende { $other }.
hellas-event-ships-mustered =
    { $n ->
        [one] { CAPITAL(CASE($city, "a")) } 1 nave { CASE($who, "di") } diventa un Greco.
       *[other] { CAPITAL(CASE($city, "a")) } { $n } navi { CASE($who, "di") } diventano Greci.
    }
hellas-event-city-evacuated = { CAPITAL(CASE($who, "il")) } evacua { $city } verso { $refuge }.
hellas-event-game-won = { CAPITAL(CASE($who, "il")) } vince: { $ending }.
hellas-event-game-drawn = La partita finisce in parità.

## Rifiuti: prima c’è un’altra domanda

hellas-refusal-other-question = Qui si gioca una carta o si passa; nient’altro.
hellas-refusal-declare-first = Prima va dichiarata un’azione.
hellas-refusal-tile-first = Prima la tessera va piazzata o rifiutata.
hellas-refusal-burst-first = L’Azione di forza non è ancora finita.
hellas-refusal-regroup-first = Mentre i pezzi si raggruppano non si può fare altro.
hellas-refusal-ship-first = Prima una nave deve pagare il viaggio.
hellas-refusal-piece-first = Prima va detto da dove viene il pezzo.
hellas-refusal-voyage-first = Il viaggio non è ancora finito.
hellas-refusal-attack-first = L’attacco non è ancora finito.
hellas-refusal-launch-first = Prima va lanciato l’attacco { CASE($city, "a") }.
hellas-refusal-spoils-first = Prima il bottino va preso o lasciato.
hellas-refusal-effect-first = Prima va eseguita la carta sul tavolo.
hellas-refusal-burst-is-over = L’Azione di forza era la prima parte di questo turno; ora viene un Viaggio o un Attacco.
hellas-refusal-action-is-over = C’è un’azione per turno, ed è finita.

## Rifiuti: le tessere

hellas-refusal-out-at-sea = Nessuna tessera tocca quel posto.
hellas-refusal-spot-taken = Lì c’è già una tessera.
hellas-refusal-one-neighbour = Quel posto è toccato da una tessera sola; ce ne vogliono due, o il delfino.
hellas-refusal-same-edges = Girata così la tessera è uguale a una delle rotazioni da 0 a { $n }.
hellas-refusal-no-match = Lì la terra deve toccare terra e il mare toccare mare.
hellas-refusal-new-sea = Lì la tessera aprirebbe un nuovo mare.
hellas-refusal-too-few-ships = Accanto a quel posto le tue navi contano { $n } e quelle dell’avversario { $of }.
hellas-refusal-stack-empty = Non restano tessere.

## Rifiuti: i pezzi

hellas-refusal-not-yours = { $city } non è tua.
hellas-refusal-not-theirs = { $city } non è dell’avversario.
hellas-refusal-same-city = Dev’essere una città diversa da { $city }.
hellas-refusal-nothing-to-spare = { $city } non ha nulla di troppo.
hellas-refusal-no-step-left = Non restano passi.
hellas-refusal-supply-empty =
    { WORD($kind) ->
        [greek] Non hai Greci nella riserva.
       *[other] Non hai navi nella riserva.
    }
hellas-refusal-city-full =
    { WORD($kind) ->
        [greek] { $city } ha già tre Greci.
       *[other] { $city } ha già tre navi.
    }
hellas-refusal-other-city-first = Ora tocca { CASE($city, "a") }.
hellas-refusal-wrong-greeks = I Greci per { $city } devono essere da { $least } a { $most }.
hellas-refusal-wrong-ships = Le navi per { $city } devono essere da { $least } a { $most }.
hellas-refusal-too-many-sent = { $city } può mandare al massimo: Greci { $greeks }, navi { $ships }.
hellas-refusal-not-beside = { CAPITAL(CASE($tile, "il")) } non è accanto { CASE($city, "a") } in un modo che conti.
hellas-refusal-no-ship-there = Non hai navi { CASE($tile, "in") }.
hellas-refusal-no-room-or-piece =
    { WORD($kind) ->
        [greek] { CAPITAL(CASE($city, "a")) } non c’è posto per un Greco, o non ce n’è da prendere.
       *[other] { CAPITAL(CASE($city, "a")) } non c’è posto per una nave, o non ce n’è da prendere.
    }
hellas-refusal-nothing-to-muster = Nessuna nave di { $city } può diventare un Greco.
hellas-refusal-wrong-muster = { CAPITAL(CASE($city, "a")) } le navi che diventano Greci devono essere da 1 a { $most }.
hellas-refusal-too-many-spoils =
    { $most ->
        [one] Lì si può mettere al massimo 1 nave.
       *[other] Lì si possono mettere al massimo { $most } navi.
    }

## Rifiuti: gli attacchi

hellas-refusal-target-twice = { $city } è già stata attaccata in questa azione.
hellas-refusal-out-of-reach = Nessun Greco può essere mandato contro { $city }.
hellas-refusal-nobody-sent = Deve attaccare almeno un Greco.
hellas-refusal-not-adjacent = { $from } non è adiacente { CASE($city, "a") }, e non resta nessun Colpo Lontano.
hellas-refusal-last-greek = L’ultimo Greco resta { CASE($city, "a") }.
hellas-refusal-no-attack-left = In questa azione non restano attacchi.

## Rifiuti: le carte

hellas-refusal-first-turn = Nel primissimo turno il Bianco non gioca carte.
hellas-refusal-other-window = { $card } non si può giocare adesso.
hellas-refusal-card-locked = { $card } è stata rubata in questo turno ed è bloccata.
hellas-refusal-not-in-hand = Non hai in mano { $card }.
hellas-refusal-no-use = { $card } adesso non farebbe nulla.
hellas-refusal-hand-full = Un’altra carta di { $god } sarebbe di troppo: sette in tutto, tre per dio.
hellas-refusal-no-such-back = L’avversario non ha carte di { $god }.

## Che cosa fa: dèi

hellas-tells-god-poseidon = Le sue carte aiutano nei viaggi e in mare.
    .clause = H-10
hellas-tells-god-zeus = Le sue carte cambiano turni, carte e città, e annullano quelle degli altri.
    .clause = H-10
hellas-tells-god-ares = Le sue carte aiutano negli attacchi.
    .clause = H-10

## Che cosa fa: carte

hellas-tells-card-p1 = In un viaggio: bastano tante navi quante ne ha lì l’avversario, con almeno una tua.
    .clause = H-10.P1
hellas-tells-card-p2 = In un viaggio: metti la tessera pescata sotto la pila e pescane un’altra.
    .clause = H-10.P2
hellas-tells-card-p3 = Dopo un viaggio riuscito: fanne un altro.
    .clause = H-10.P3
hellas-tells-card-p4 = Dopo un viaggio riuscito: metti fino ad altri due pezzi, Greci o navi, nella nuova città.
    .clause = H-10.P4
hellas-tells-card-p5 = Quando ti attaccano: in questa battaglia ogni nave nella città conta come un Greco.
    .clause = H-10.P5
hellas-tells-card-p6 = Ogni città con tre Greci o più, di entrambi i giocatori, scende a due.
    .clause = H-10.P6
hellas-tells-card-z1 = In un’Azione di forza: altri due passi.
    .clause = H-10.Z1
hellas-tells-card-z2 = Tutti i pezzi di una tua città si scambiano di posto con tutti quelli di una città avversaria, e le città cambiano proprietario.
    .clause = H-10.Z2
hellas-tells-card-z3 = L’avversario scarta carte finché non gliene restano tre.
    .clause = H-10.Z3
hellas-tells-card-z4 = All’inizio del tuo turno: prima un’Azione di forza, poi un viaggio o un attacco.
    .clause = H-10.Z4
hellas-tells-card-z5 = Annulla la carta che l’avversario ha appena mostrato, nel turno di chiunque.
    .clause = H-10.Z5
hellas-tells-card-z6 = Prendi dalla mano dell’avversario una carta a caso di un dio a tua scelta.
    .clause = H-10.Z6
hellas-tells-card-z7 = Nel tuo turno: la carta che hai appena mostrato ti torna in mano dopo l’uso.
    .clause = H-10.Z7
hellas-tells-card-a1 = Prima di un attacco: trasforma in Greci delle navi di una tua città.
    .clause = H-10.A1
hellas-tells-card-a2 = In una battaglia via mare: basta essere tanti quanti il difensore.
    .clause = H-10.A2
hellas-tells-card-a3 = In questa azione un attacco in più, a un’altra città.
    .clause = H-10.A3
hellas-tells-card-a4 = Prima di un attacco: può partecipare una tua città che non è accanto al bersaglio.
    .clause = H-10.A4
hellas-tells-card-a5 = Quando attacchi: la tua parte è più forte di 1.
    .clause = H-10.A5
hellas-tells-card-a6 = Quando perdi una città: i suoi pezzi passano in un’altra tua città.
    .clause = H-10.A6
