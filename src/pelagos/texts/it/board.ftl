# La mappa di un tavolo e ciò che le sta accanto; lo leggono le pagine.

## La mappa

board-map = Mappa. Le frecce la spostano, più e meno la ingrandiscono, zero mostra tutto.
board-zoom-in = Più vicino
board-zoom-out = Più lontano
board-fit = Mostra tutto
board-choose = { $name }; si può scegliere
board-clause = Regola { $clause }
board-owned = Appartiene { CASE($who, "a") }.
board-yours = È tua.
board-free = Non appartiene a nessuno.
board-closed-sea = Nessuna flotta può entrare.
board-of = { $name }, { CASE($who, "di") }
board-troops =
    { $count ->
        [one] { $count } truppa
       *[other] { $count } truppe
    }
board-mercenaries =
    { $count ->
        [one] { $count } mercenario
       *[other] { $count } mercenari
    }
board-fleets =
    { $count ->
        [one] { $count } flotta
       *[other] { $count } flotte
    }
board-greeks =
    { $count ->
        [one] { $count } Greco
       *[other] { $count } Greci
    }
board-ships =
    { $count ->
        [one] { $count } nave
       *[other] { $count } navi
    }
board-income =
    { $count ->
        [one] { $count } cornucopia
       *[other] { $count } cornucopie
    }
board-trade-sea = Commercio: 1 moneta per chi ha qui una flotta.
board-take-priest = Prendi un sacerdote
board-take-philosopher = Prendi un filosofo
board-priestess-here = Chi la prende per primo pesca una sacerdotessa.
board-temple-here = Una città con un tempio
board-metropolis = Metropoli
board-metropolis-with = Metropoli, con { $bonus }
board-site-free = Libero per un edificio
board-sites-free =
    { $count ->
        [one] { $count } posto libero per un edificio
       *[other] { $count } posti liberi per edifici
    }
board-port-sea = Un porto qui si affaccia { CASE($sea, "su") }.
board-slot-site = Posto libero sul sito della metropoli
board-slot-outside = Posto libero fuori dal sito della metropoli
board-steps-left =
    { $count ->
        [one] ancora 1 passo
       *[other] ancora { $count } passi
    }
board-strength = Forza
board-by-land = Via terra: l’attacco riesce se è forte quanto la difesa.
board-by-sea = Via mare: l’attacco deve essere più forte della difesa.
board-beachhead = Via mare, con una testa di ponte: l’attacco riesce se è forte quanto la difesa.
board-spot = posto a { $way } di { $tile }
    .article = il
board-spot-by-dolphin = posto a { $way } del delfino
    .article = il
board-way-east = est
board-way-south-east = sud-est
board-way-south-west = sud-ovest
board-way-west = ovest
board-way-north-west = nord-ovest
board-way-north-east = nord-est

## Accanto alla mappa

board-cycle = Ciclo { $cycle }
board-turn = Turno { $turn }
board-goal = Meta
# Of the goal line: what wins, and until when.
board-goal-metropolis = Si vince con { $count } metropoli alla fine di un ciclo.
board-goal-metropolis-last = Si vince con { $count } metropoli alla fine di un ciclo; il ciclo { $last } è l’ultimo.
board-goal-city = Si vince con { $count } città alla fine del proprio turno.
board-goal-city-last = Si vince con { $count } città alla fine del proprio turno; il turno { $last } è l’ultimo.
board-goal-has = { $who }: { $count } di { $goal }
board-set-up = Preparazione
board-gods = Dèi
board-face-down = a faccia in giù
board-offer = { CAPITAL(CASE($who, "il")) } offre { $amount }.
board-to-place = Da piazzare
board-outbid = Offerta superata: { $god }
board-purse =
    { $priestesses ->
        [0] { $gold } monete da offrire
       *[other] { $gold } monete; paghi { $priestesses } in meno di quanto offri
    }
board-promised =
    { $gold ->
        [one] { $gold } moneta di questa borsa promessa
       *[other] { $gold } monete di questa borsa promesse
    }
board-next-cycle = Ordine del prossimo ciclo
board-creatures = Creature
board-heroes = Eroi
board-deck = mazzo { $count }
board-you-know = la vedi solo tu
board-play-top = Gioca { CASE($creature, "il") } per 1 moneta
board-return-top = Rimetti a posto { CASE($creature, "il") }
board-discarded = Scartate
board-unseen = Non ancora pescate
board-supply = Riserva generale
board-left = { $name }: ne restano { $count }
board-metropolises-left =
    { $count ->
        [one] resta { $count } metropoli
       *[other] restano { $count } metropoli
    }
board-prosperity-left =
    { $count ->
        [one] resta { $count } segnalino prosperità
       *[other] restano { $count } segnalini prosperità
    }
board-tiles = Tessere
board-stack = pila { $count }
board-drawn = Pescata: { $name }
board-aside = Messe da parte: { $names }
board-on-table = sul tavolo

## Posti

board-gold =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
board-gold-surely =
    { $count ->
        [one] { $count } moneta, a conti fatti
       *[other] { $count } monete, a conti fatti
    }
board-gold-between = tra { $least } e { $most } monete, a conti fatti
board-next-income =
    { $count ->
        [one] prossime entrate: { $count } moneta
       *[other] prossime entrate: { $count } monete
    }
board-metropolises =
    { $count ->
        [one] { $count } metropoli
       *[other] { $count } metropoli
    }
board-cornucopias =
    { $count ->
        [one] { $count } cornucopia nei possedimenti
       *[other] { $count } cornucopie nei possedimenti
    }
board-priestesses =
    { $count ->
        [one] { $count } sacerdotessa
       *[other] { $count } sacerdotesse
    }
board-priests =
    { $count ->
        [one] { $count } sacerdote
       *[other] { $count } sacerdoti
    }
board-philosophers =
    { $count ->
        [one] { $count } filosofo
       *[other] { $count } filosofi
    }
board-troop-reserve =
    { $count ->
        [one] { $count } truppa nella riserva
       *[other] { $count } truppe nella riserva
    }
board-fleet-reserve =
    { $count ->
        [one] { $count } flotta nella riserva
       *[other] { $count } flotte nella riserva
    }
board-cities =
    { $count ->
        [one] { $count } città; per vincere ne servono dieci
       *[other] { $count } città; per vincere ne servono dieci
    }
board-temples =
    { $count ->
        [one] { $count } città con un tempio
       *[other] { $count } città con un tempio
    }
board-greek-supply =
    { $count ->
        [one] { $count } Greco nella riserva
       *[other] { $count } Greci nella riserva
    }
board-ship-supply =
    { $count ->
        [one] { $count } nave nella riserva
       *[other] { $count } navi nella riserva
    }
board-greeks-afloat =
    { $count ->
        [one] { $count } Greco ancora da piazzare
       *[other] { $count } Greci ancora da piazzare
    }
board-ships-afloat =
    { $count ->
        [one] { $count } nave ancora da piazzare
       *[other] { $count } navi ancora da piazzare
    }

## Battaglie e offerte

board-attacks = attacca
board-defends = difende
board-die = Dado: { $face }
board-round = Round { $round }
board-offer-amount = Offri { $amount } { CASE($god, "a") }
board-more-offers = Offerte più alte { CASE($god, "a") }

## La fine di una battaglia

board-verdict = Vittoria { CASE($who, "di") }.
board-verdict-nobody = Non resta nessuno.
board-losses = Perdite:
