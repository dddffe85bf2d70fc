# I circoli nella pagina.

club-heading = Circoli
club-what = Un circolo ha tavoli e tornei che vedono solo i suoi soci.
club-none = Non c’è ancora nessun circolo.
club-new = Fonda un circolo
club-found = Fondalo
club-sign-in = Per un circolo serve un account.
club-name = Nome
club-about = Di che cosa si tratta
club-listed = Tutti possono vedere che esiste e chiedere di farne parte
club-members = { $count ->
    [one] { $count } socio
   *[other] { $count } soci
}
club-role-owner = proprietà
club-role-organiser = organizzazione
club-role-member = socio
club-role-asked = richiesta inviata
club-join = Entra nel circolo
club-ask = Chiedi di entrare
club-asked = La richiesta è arrivata a chi organizza.
club-people = Soci
club-asking = Chiedono di entrare
club-accept = Accetta
club-refuse = Rifiuta
club-remove = Escludi
club-make-organiser = Affida l’organizzazione
club-make-member = Togli l’organizzazione
club-leave = Lascia il circolo
club-dissolve = Sciogli il circolo
club-sure = Sì, per sempre
club-invite = Invito
club-invite-what = Chi apre questo link e ha un account entra nel circolo.
club-invite-new = Un altro link
club-tables = Tavoli del circolo
club-tables-none = Ancora nessun tavolo.
club-new-table = Nuovo tavolo del circolo
club-tournaments = Tornei del circolo
club-tournaments-none = Ancora nessun torneo.
