# Legendary, in italiano: il tavolo come testo, per il terminale. Le parole da digitare restano come sono.

## A che punto è la partita

legendary-sketch-cycle = Ciclo { $cycle }
legendary-sketch-over = la partita è finita
legendary-sketch-nothing = non c’è nulla da fare
legendary-sketch-acting = { CAPITAL(CASE($who, "il")) } agisce con { $god }
legendary-sketch-set-up = Preparazione
legendary-sketch-offerings = offerte
legendary-sketch-maintenance = mantenimento delle pedine
legendary-sketch-between-turns = tra un turno e l’altro
legendary-sketch-due = da prendere gratis: { $what }
legendary-sketch-both-due = da prendere gratis: { $what } e { $other }
legendary-sketch-builds-ares = fortezza
legendary-sketch-builds-athena = università
legendary-sketch-builds-hera = edificio
legendary-sketch-builds-poseidon = porto
legendary-sketch-builds-zeus = tempio
legendary-sketch-recruits-ares = truppa
legendary-sketch-recruits-athena = filosofo
legendary-sketch-recruits-hera = mercenario
legendary-sketch-recruits-poseidon = flotta
legendary-sketch-recruits-zeus = sacerdotessa
legendary-sketch-price-ares =
    { $price ->
        [none] niente più truppe
       *[other] truppa { $price }
    }
legendary-sketch-price-athena =
    { $price ->
        [none] niente più filosofi
       *[other] filosofo { $price }
    }
legendary-sketch-price-hera =
    { $price ->
        [none] niente più mercenari
       *[other] mercenario { $price }
    }
legendary-sketch-price-poseidon =
    { $price ->
        [none] niente più flotte
       *[other] flotta { $price }
    }
legendary-sketch-price-zeus =
    { $price ->
        [none] niente più sacerdotesse
       *[other] sacerdotessa { $price }
    }
legendary-sketch-actions-ares = marcia { $move } a passo
legendary-sketch-actions-hera = eroe { $hero }
legendary-sketch-actions-poseidon = navigazione { $move } a passo
legendary-sketch-actions-zeus = guardare la prima creatura 0, giocarla { $play }
legendary-sketch-to-place = Pedoni da mettere: { $pawns }
legendary-sketch-turn-order = Ordine di turno: { $pawns }
legendary-sketch-next-cycle = Ordine di turno del prossimo ciclo: { $pawns }
legendary-sketch-move = Movimento { $way } per { $price } MO: { $party }
legendary-sketch-nobody-yet = ancora nessuno
legendary-sketch-asked = Tocca a: { $who } ({ $seat })

## Battaglie

legendary-sketch-battle-at-sea = Battaglia navale, { $sea }
legendary-sketch-battle-on-land = Battaglia terrestre, { $land }
legendary-sketch-attack = attacco
legendary-sketch-defence = difesa
legendary-sketch-ports = e { $bonus } per porto o metropoli
legendary-sketch-walls = e { $bonus } per fortezza o metropoli
legendary-sketch-and-a-die = { $strength } più un dado
legendary-sketch-nobody-left = { CAPITAL(CASE($who, "il")) } non ha più nessuno
legendary-sketch-ignores-fortresses = le fortezze non contano
legendary-sketch-fixed-die = il dado segna 2
legendary-sketch-may-reroll = può comprare nuovi tiri
legendary-sketch-wins-ties = vince i round in parità
legendary-sketch-dice = dadi     attacco { $attack }, difesa { $defence }

## La mappa

# Al massimo cinque lettere.
legendary-sketch-shut = chius
legendary-sketch-legend-map = ▒ terra  ● unità: truppe, m mercenari, eroi  ▲ flotte  +n oro  ‡ sacerdotessa  * pedina  chius: niente flotte
legendary-sketch-legend-buildings = P porto  F fortezza  T tempio  U università  M metropoli  · sito libero  t, m: sconto sulle creature già usato
legendary-sketch-legend-sites = 1T~mare: un tempio sul sito 1; lì un porto agirebbe in quel mare  :P2 due porti o metropoli agiscono nel mare
legendary-sketch-cut-off = Sulla mappa i nomi sono troncati; puoi troncarli anche tu quando scrivi.
legendary-sketch-lands = isola, terra, oro, siti con il mare di un porto, di chi è la terra
legendary-sketch-seas = mare, oro, di chi sono le flotte, di chi i porti e le metropoli che vi agiscono
legendary-sketch-areas = area, e che cosa tocca

## Tracciati

legendary-sketch-god = dio
legendary-sketch-offering = offerta
legendary-sketch-gives = dà
legendary-sketch-gives-apollo = oro, prosperità
legendary-sketch-face-down = a faccia in giù
legendary-sketch-has-acted = ha agito
legendary-sketch-pays = paga { $gold }
legendary-sketch-acts = agisce
legendary-sketch-creatures = creature, { $deck } nel mazzo
legendary-sketch-creatures-for = creature (prezzo per { CASE($who, "il") }), { $deck } nel mazzo
legendary-sketch-discarded = scartate: { $names }
legendary-sketch-in-use = in uso: { $names }
legendary-sketch-drawn = pescate: { $names }
legendary-sketch-top = in cima al mazzo: { $names }
legendary-sketch-heroes = eroi ({ $price } con Era), { $deck } nel mazzo
legendary-sketch-in-play = eroi in gioco
legendary-sketch-hero = { $name } { $who } in { $land }, il prossimo movimento costa { $price }
legendary-sketch-just-came = arrivato in questo ciclo
legendary-sketch-heroes-gone = eroi fuori per sempre: { $names }

## Fazioni e riserve

legendary-sketch-head-faction = fazione
legendary-sketch-head-player = giocatore
legendary-sketch-head-gold = oro
legendary-sketch-head-income = entrate
legendary-sketch-head-lands = terre
legendary-sketch-head-seas = mari
legendary-sketch-head-metropolises = metropoli
legendary-sketch-head-priestesses = sacerdotesse
legendary-sketch-head-philosophers = filosofi
legendary-sketch-head-reserve = riserva
legendary-sketch-you = tu
legendary-sketch-of-goal = { $count } di { $goal }
legendary-sketch-out = fuori
legendary-sketch-supply = Riserva: { $left }; metropoli con { $bonuses }
legendary-sketch-mercenaries = mercenari
legendary-sketch-priestesses = sacerdotesse
legendary-sketch-philosophers = filosofi
legendary-sketch-metropolises = Metropoli: { $names }
