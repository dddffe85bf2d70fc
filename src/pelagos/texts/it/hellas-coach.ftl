# Hellas, in italiano: che cosa dice il maestro.

## Lo scopo

coach-hellas-goal = Per vincere, abbi { $goal } città alla fine del tuo turno, o prendi l’ultima città del rivale. Ne hai { $n }, il rivale { $theirs }.
coach-hellas-temples = Templi: tu { $n }, il rivale { $theirs }. Chi ne ha di più fa quattro passi invece di tre quando raccoglie le forze.

## Di che cosa si tratta

coach-hellas-set-up = Si piazzano tessere a turno; ognuna diventa una città con un Greco e una nave. Resta vicino alle tue, e vicino al rivale solo dove sei più forte.
coach-hellas-action = Un’azione per turno: raccogli gente, navi e carte; salpa per trovare una città; oppure attacca una città vicina alle tue.
coach-hellas-gathering =
    { $n ->
        [one] Raccogli le forze: ancora un pezzo o una carta.
       *[other] Raccogli le forze: ancora { $n } pezzi o carte.
    }
coach-hellas-voyage = Una nuova tessera: piazzala dove le coste combaciano e le tue navi sono in maggioranza. È una nuova città, e costa una nave.
coach-hellas-attack = Scegli una città difesa da meno Greci di quanti puoi mandarne. Ovunque un Greco deve restare a casa.
coach-hellas-battle = L’attacco riesce se è forte almeno quanto la difesa. Via mare ne serve uno in più. Le carte possono cambiare le cose.
coach-hellas-regrouping = Puoi raggruppare i tuoi pezzi. Mettili dove il rivale potrebbe attaccare.
coach-hellas-answering = È stata giocata una carta. Puoi lasciarla agire, o fermarla se puoi.
coach-hellas-other = Hai fatto quello che volevi: gioca una carta, o termina il turno.

## Che cosa parla a favore

coach-hellas-strength =
    { $greeks ->
        [one] { $city } è difesa da un Greco.
       *[other] { $city } è difesa da { $greeks } Greci.
    }
coach-hellas-exposed = { $city } è in pericolo: potrebbe essere presa con { $percent } probabilità su 100.
coach-hellas-temple-there = { CAPITAL(CASE($city, "a")) } c’è un tempio.

## Che cosa dice la ricerca

coach-hellas-raids = { $city } è difesa con troppo poco.
coach-hellas-sails = C’è una nuova città da trovare.
coach-hellas-gathers = Hai troppo poca gente per fare altro.
coach-hellas-strikes = Una città che cambia proprietario conta doppio: una in più per te, una in meno per il rivale.
coach-hellas-lays = { CAPITAL(CASE($spot, "in")) } ti serve di più.
coach-hellas-declines = Questa tessera aiuterebbe il rivale più di te.
coach-hellas-holds-back = Nessuna città vale i Greci che costerebbe.
coach-hellas-vetoes = { $card } farebbe troppo male.
coach-hellas-plays = È il momento giusto per { $card }.
coach-hellas-regroups = I tuoi pezzi sono nei posti sbagliati.

## Pericoli

coach-hellas-threat =
    { $stake ->
        [2] { CAPITAL(CASE($who, "il")) } può prendere { $city } con { $percent } probabilità su 100, e questo deciderebbe la partita.
        [1] { CAPITAL(CASE($who, "il")) } può prendere { $city } con il suo tempio con { $percent } probabilità su 100.
       *[other] { CAPITAL(CASE($who, "il")) } può prendere { $city } con { $percent } probabilità su 100.
    }
coach-hellas-one-more-wins = { CAPITAL(CASE($who, "il")) } vince con un’altra città.

## Che cosa ha fatto il rivale

coach-hellas-city-lost = { CAPITAL(CASE($who, "il")) } ha preso { $city } e adesso ha { $n } città.
coach-hellas-city-found = { CAPITAL(CASE($who, "il")) } ha trovato una città e adesso ne ha { $n } su { $goal }.
coach-hellas-card-taken = { CAPITAL(CASE($who, "il")) } ti ha rubato una carta di { $god }.
coach-hellas-cards-drawn = { CAPITAL(CASE($who, "il")) } ha pescato una carta di { $god }: tienine conto nella prossima battaglia.
coach-hellas-vetoed = Il rivale ha fermato { $card }.
