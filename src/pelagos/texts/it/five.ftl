# Le regole in cinque minuti, in ogni gioco, in italiano.

five-heading = { $title } in cinque minuti
five-lead = Tutto ciò che serve per una prima partita. Il resto è nel libro delle regole.
five-law = Il libro delle regole
five-what = Che cosa posso fare con …?
five-find = Un dio, un edificio, una carta …
five-none = Non c’è niente con questo nome.
five-try = Provalo
five-try-what = Apre un tavolo di prova in una posizione in cui puoi usarlo.
five-price = Prezzo: { $price }.
five-domain-god = Dèi
five-domain-kind = Edifici
five-domain-creature = Creature
five-domain-hero = Eroi
five-domain-card = Carte
five-words = Parole
