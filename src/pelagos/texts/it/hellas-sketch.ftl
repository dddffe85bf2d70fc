# Hellas, in italiano: il tavolo come testo, per il terminale. Le parole da digitare restano come sono.

hellas-sketch-over = Turno { $turn }: la partita è finita
hellas-sketch-set-up = Preparazione
hellas-sketch-turn = Turno { $turn }: { $who }
hellas-sketch-steps =
    { $steps ->
        [one] ancora { $steps } passo
       *[other] ancora { $steps } passi
    }
hellas-sketch-attack = Attacco { CASE($city, "a") }
hellas-sketch-attack-by-sea = Attacco via mare { CASE($city, "a") }
hellas-sketch-sent = { $units } da { $city }
hellas-sketch-nobody-yet = ancora nessuno
hellas-sketch-player = città { $cities }, templi { $temples }, riserva { $greeks }g { $ships }s, carte: { $cards }
hellas-sketch-none = nessuna
hellas-sketch-locked = bloccate { $cards }
hellas-sketch-held = da riprendere { $cards }
hellas-sketch-deck = mazzo { $count }, scartate: { $cards }
hellas-sketch-on-the-table = sul tavolo: { $cards }
hellas-sketch-drawn = Pescata
hellas-sketch-edges = { $tile }, lati in senso orario da est, non girata: { $edges }
hellas-sketch-aside = Da parte
hellas-sketch-stack = Pila
hellas-sketch-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
hellas-sketch-under = Sotto
hellas-sketch-in-this-order = { $tiles }, in quest’ordine
# Al massimo sette lettere.
hellas-sketch-dolphin = delfino
hellas-sketch-legend = # terra  ~ mare  * tempio  = ponte  W, O proprietario  g Greci  s navi  q,r un posto libero
