# Ciò che vogliono le leggi di una posizione.

legendary-law-lost-units = Ogni fazione ha otto truppe e otto flotte, sul tabellone, in battaglia o nella riserva.
legendary-law-lost-pieces = Mercenari, carte, edifici e metropoli sono sul tabellone, presso una fazione o nella riserva generale, quanti ce ne sono.
legendary-law-lost-cards = Ogni creatura sta in un posto solo, e la sua carta è tenuta solo finché la sua pedina è sul tabellone.
legendary-law-lost-heroes = Un eroe in gioco sta in una terra della sua fazione, e nessun altro eroe sta da qualche parte.
legendary-law-wrong-tracks = Ogni divinità e ogni pedone sta in un posto solo, e un’offerta è tra quelle possibili per quella divinità.
legendary-law-wrong-gold = Nessuno ha meno di zero monete, una squadra conosce la propria borsa, e ciò che gli altri ne sanno corrisponde.
legendary-law-wrong-areas = Truppe e flotte hanno un proprietario, un mare è controllato solo se ci sono flotte, e i mari chiusi sono vuoti.
legendary-law-wrong-figures = In un’area c’è al massimo una pedina, di quelle che possono starci, e ogni pedina ha un proprietario.
legendary-law-wrong-sites = Solo le terre che sono di qualcuno hanno edifici.
legendary-law-due-conversions = Tra due azioni né quattro filosofi né una serie di edifici aspettano di diventare una metropoli.
legendary-law-wrong-counters = In un turno ci sono al massimo tre reclute in più, uno sguardo e un eroe reclutato.
legendary-law-wrong-lives = Dal primo ciclo in poi, una fazione è in gioco solo se ha una terra.
