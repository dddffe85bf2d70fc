# Ciò che vogliono le leggi di una posizione.

classic-law-units = Ogni giocatore ha otto truppe e otto flotte, sul tabellone, in battaglia o nella riserva.
classic-law-gold = Nessuno ha meno di zero monete, e ciò che gli altri sanno di una borsa corrisponde a ciò che contiene.
classic-law-seas = Un mare ha un proprietario solo se ci sono flotte, e in un mare chiuso non ce ne sono.
classic-law-islands = Le truppe stanno su isole che sono di qualcuno; chi gioca ha un’isola, e chi è eliminato non ha nulla.
classic-law-zones = Un’isola non ha più edifici che posti, e nessuno sotto una metropoli.
classic-law-supply = Edifici, metropoli, segnalini prosperità e carte sono sul tabellone, presso un giocatore o nella riserva generale, quanti ce ne sono.
classic-law-metropolises = Tra due azioni nessuno ha quattro filosofi o un edificio per tipo: sono diventati una metropoli.
classic-law-creatures = In una casella c’è al massimo una creatura, e una pedina di terra sta sul tabellone solo se la sua carta è tenuta.
classic-law-figures = Nel proprio turno nessuno ha una pedina di un ciclo precedente.
classic-law-offerings = Ogni offerta ha un offerente, un pedone sta in un posto solo, e tutti possono pagare ciò che offrono.
classic-law-battle = Tra due azioni non c’è nessuna battaglia.
