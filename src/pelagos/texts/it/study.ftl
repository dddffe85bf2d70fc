# Ciò che racconta lo studio delle partite: cifre, periodi, fortuna. I rapporti citano questi messaggi per identificativo.

error-cannot-be-shown = La risposta { $n } di questa partita non si può dare con le regole di adesso.

## Curve

study-figure-metropolises = Metropoli
study-figure-gold = Oro
study-figure-islands = Isole
study-figure-lands = Terre
study-figure-seas = Mari
study-figure-income = Entrate
study-figure-cities = Città
study-figure-temples = Templi
study-figure-greeks = Greci
study-figure-ships = Navi
study-figure-cards = Carte in mano

## Su che cosa si traccia una curva

study-period-cycle = { $count ->
    [one] ciclo
   *[other] cicli
}
study-period-turn = { $count ->
    [one] turno
   *[other] turni
}

## Fortuna ai dadi

study-dice-none = non si è tirato nulla
study-dice-usual = più o meno come c’era da aspettarsi
study-dice-good = dadi generosi
study-dice-great = dadi molto generosi, come al massimo in una partita su venti
study-dice-poor = dadi avari
study-dice-awful = dadi molto avari, come al massimo in una partita su venti

## Battaglie vinte, rispetto alle probabilità

study-wins-none = nulla era affidato al caso
study-wins-usual = più o meno quante ne davano le probabilità
study-wins-good = più di quante ne davano le probabilità
study-wins-great = molte più di quante ne davano le probabilità
study-wins-poor = meno di quante ne davano le probabilità
study-wins-awful = molte meno di quante ne davano le probabilità

## Dove una partita è cambiata

study-turning-lead = { CAPITAL(CASE($who, "il")) } passa in testa. { $figure }: { $count }.
study-turning-loss = { CAPITAL(CASE($who, "il")) } perde terreno. { $figure }: { $count }.
study-turning-gain = { CAPITAL(CASE($who, "il")) } guadagna terreno. { $figure }: { $count }.
study-turning-upset = { CAPITAL(CASE($who, "il")) } vince una battaglia con { $count } probabilità su 100.

## L’oro: da dove è venuto e dove è andato

study-gold-income = Entrate
study-gold-income-again = Entrate un’altra volta
study-gold-apollo = Apollo
study-gold-offers = Offerte
study-gold-recruits = Reclute
study-gold-creatures = Creature
study-gold-heroes = Eroi
study-gold-buildings = Edifici
study-gold-moves = Spostamenti
study-gold-theft = Furto
study-gold-sales = Vendite
study-gold-bonus = Premio di una metropoli
study-gold-penalty = Penale per offerte non pagate
study-gold-eliminated = Perso con l’ultima isola
study-gold-other = Altro

## Probabilità di vincere: curve, conto, errori

study-chances = Probabilità di vincere, su cento
study-account = Chi ha cambiato le probabilità, in punti su cento
study-account-start = All’inizio
study-account-choices = Scelte proprie
study-account-luck = Fortuna
study-account-rivals = Avversari
study-account-end = Alla fine
study-account-note = Ogni cambiamento appartiene a una scelta o alla fortuna; ogni riga torna esattamente.
study-no-verdicts = Non è stato trovato nessun errore degno di nota.
study-who = Chi
study-what = Chi poteva vincere e quando, che cosa fu scelta e che cosa fortuna, e gli errori più gravi, per ciò che ognuno sapeva allora.
study-ask = Studia questa partita
study-busy = Studio in corso…
study-unknown = Di questo gioco non si conoscono le probabilità di vincere.
study-verdicts = Errori e trovate
study-largest = Gli errori più gravi
study-decisions = Decisioni
study-mistakes = Errori
study-inaccuracies = Imprecisioni
study-finds = Trovate
study-lost = Persi così
study-mistake = { $who }: un errore, risposta { NUMBER($at, useGrouping: 0) }
study-inaccuracy = { $who }: un’imprecisione, risposta { NUMBER($at, useGrouping: 0) }
study-find = { $who }: la risposta migliore, risposta { NUMBER($at, useGrouping: 0) }
study-mistake-better = È stato detto «{ $said }». «{ $best }» vince più spesso: { $points } punti in più.
study-inaccuracy-better = È stato detto «{ $said }». «{ $best }» vince un po’ più spesso: { $points } punti in più.
study-find-better = È stato detto «{ $said }». La seconda scelta, «{ $best }», vince meno spesso: { $points } punti in meno.
study-why = Perché: { $why }
