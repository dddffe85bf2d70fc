# Hellas, in italiano: di che cosa si occupa ogni dio, e che cosa fa per te ogni carta.

## Dèi

hellas-tells-god-poseidon = Le sue carte aiutano nei viaggi e in mare.
    .clause = H-10
hellas-tells-god-zeus = Le sue carte cambiano turni, carte e città, e vietano quelle degli altri.
    .clause = H-10
hellas-tells-god-ares = Le sue carte aiutano negli attacchi.
    .clause = H-10

## Carte

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
hellas-tells-card-z1 = In uno Slancio: altri due passi.
    .clause = H-10.Z1
hellas-tells-card-z2 = Tutti i pezzi di una tua città si scambiano di posto con tutti quelli di una città avversaria, e le città cambiano padrone.
    .clause = H-10.Z2
hellas-tells-card-z3 = L’avversario scarta carte finché ne ha tre.
    .clause = H-10.Z3
hellas-tells-card-z4 = All’inizio del tuo turno: prima uno Slancio, poi un viaggio o un attacco.
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
