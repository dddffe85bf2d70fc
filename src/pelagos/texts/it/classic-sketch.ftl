# Classic, in italiano: il tavolo come testo, per il terminale. Le parole da digitare restano come sono.

## A che punto è la partita

classic-sketch-cycle = Ciclo { $cycle }
classic-sketch-over = Ciclo { $cycle }: la partita è finita
classic-sketch-offerings = Ciclo { $cycle }: offerte
classic-sketch-acting = Ciclo { $cycle }: { CASE($who, "il") } agisce con { $god }
classic-sketch-recruit-poseidon =
    { $price ->
        [none] niente più flotte
        [free] gli spetta una flotta gratis
       *[other] flotta { $price } MO
    }
classic-sketch-recruit-ares =
    { $price ->
        [none] niente più truppe
        [free] gli spetta una truppa gratis
       *[other] truppa { $price } MO
    }
classic-sketch-recruit-zeus =
    { $price ->
        [none] niente più sacerdoti
        [free] gli spetta un sacerdote gratis
       *[other] sacerdote { $price } MO
    }
classic-sketch-recruit-athena =
    { $price ->
        [none] niente più filosofi
        [free] gli spetta un filosofo gratis
       *[other] filosofo { $price } MO
    }
classic-sketch-actions-poseidon = porto { $build } MO, movimento { $move } MO
classic-sketch-actions-ares = fortezza { $build } MO, movimento { $move } MO
classic-sketch-actions-zeus = tempio { $build } MO, un’altra creatura { $replace } MO
classic-sketch-actions-athena = università { $build } MO
classic-sketch-to-place = Pedoni da mettere: { $markers }
classic-sketch-next-cycle = Ordine del prossimo ciclo: { $markers }
classic-sketch-battle-in = Battaglia in { $sea }
classic-sketch-battle-on = Battaglia su { $island }
classic-sketch-battle = { $where }: { $attacker } attacca con { $attackers }, { $defender } difende con { $defenders }

## La mappa

# Al massimo sette lettere.
classic-sketch-kraken = KRAKEN
classic-sketch-closed = chiuso
classic-sketch-legend-map = ▲ flotte  ● truppe  ▒ terra che rende +n  $ mare che rende 1  * pedina  KRAKEN, chiuso: no flotte
classic-sketch-legend-slots = [·] posto nel sito della metropoli (-s)  (·) posto fuori (-o)  P porto  F fortezza  T tempio
classic-sketch-legend-buildings = U università  M metropoli, - un posto che copre  t, m: sconto sulle creature già usato nel ciclo

## Tabelle

classic-sketch-isle = isola
classic-sketch-owner = di
classic-sketch-troops = truppe
classic-sketch-gold = oro
classic-sketch-slots = posti
classic-sketch-figure = pedina
classic-sketch-god = dio
classic-sketch-offering = offerta
classic-sketch-offers = { CAPITAL(CASE($who, "il")) } offre { $amount }
classic-sketch-face-down = a faccia in giù
classic-sketch-acts = agisce
classic-sketch-has-acted = ha agito
classic-sketch-creatures = creatura
classic-sketch-creatures-for-you = creatura  (prezzo per te)
classic-sketch-discarded = scartate: { $names }; { $deck } nel mazzo
classic-sketch-player = giocatore
classic-sketch-you = tu
classic-sketch-income = entrate
classic-sketch-islands = isole
classic-sketch-metropolises = metropoli (ne servono { $goal })
classic-sketch-priests = sacerdoti
classic-sketch-philosophers = filosofi
classic-sketch-in-reserve = in riserva
classic-sketch-out = fuori dal gioco
