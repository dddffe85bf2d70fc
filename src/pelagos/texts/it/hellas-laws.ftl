# Ciò che vogliono le leggi di una posizione.

hellas-law-pieces = Ogni giocatore ha 15 Greci e 10 navi, sulla mappa o nella riserva.
hellas-law-cities = Ogni città sulla mappa ha un proprietario e un Greco, e non più pezzi di quanti ne contiene; altrove non c’è nulla.
hellas-law-cards = Ogni carta sta in un posto solo.
hellas-law-limits = Una mano non ha più carte di una divinità, e non più in tutto, di quante sono permesse.
hellas-law-tiles = È pescata al massimo una tessera, e quelle in fondo alla pila hanno un ordine senza vuoti.
hellas-law-contacts = Le tessere si toccano terra con terra e acqua con acqua, e tutta l’acqua è collegata.
hellas-law-end = Quando comincia un turno, nessuno ha vinto e la pila non è quasi finita.
hellas-law-action = Quando comincia un turno, dell’azione precedente non resta nulla.
