# Hellas, in italiano: come è offerto nell’atrio, e che cosa si può scegliere per un tavolo.

lobby-title-hellas = Hellas, 2002. Due marine salpano verso l’ignoto. Vince chi arriva per primo a dieci città.
lobby-variant-hellas-2 = Due giocatori
lobby-option-hellas-voyage_ships = Navi per un viaggio
    .what = Quali navi contano quando si trova una nuova tessera.
    .clause = H-18.1
lobby-choice-hellas-voyage_ships-all_neighbours = tutte quelle che toccano il posto
lobby-choice-hellas-voyage_ships-sea_contact = solo dove il mare tocca il mare
lobby-option-hellas-max_turns = Partita più lunga
    .what = Dopo tanti turni vince chi ha più città, poi chi ha più templi.
    .clause = H-18.4
lobby-choice-hellas-max_turns-400 = 400 turni
lobby-choice-hellas-max_turns-none = senza fine
