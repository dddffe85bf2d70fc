# Messaggi a chi non è al tavolo: per posta elettronica, push, webhook.

notice-subject-your-turn = Tocca a te: { $title } con { $others }
notice-subject-outbid = La tua offerta è stata superata: { $title } con { $others }
notice-subject-invited = { $by } ti invita a giocare a { $title }
notice-subject-time = Il tuo tempo sta per scadere: { $title } con { $others }
notice-subject-over = La partita è finita: { $title } con { $others }
notice-subject-unused = Nessuno lo usa più: { $title } con { $others }
notice-subject-several = { $count ->
    [one] { $count } tavolo ha novità per te
   *[other] { $count } tavoli hanno novità per te
}
notice-subject-waiting = { $count ->
    [one] { $count } tavolo ti aspetta
   *[other] { $count } tavoli ti aspettano
}

notice-your-turn = Tocca a te in { $title } con { $others }.
notice-outbid = In { $title } con { $others } la tua offerta è stata superata e devi farne un’altra.
notice-invited = { $by } ti invita a giocare a { $title }.
notice-time = Il tuo tempo sta per scadere in { $title } con { $others }.
notice-over = { $title } con { $others } è finita: hai chiuso al posto numero { $place }.
notice-over-shared = { $title } con { $others } è finita: hai chiuso al posto numero { $place }, a pari merito.
notice-unused = Da molto tempo nessuno usa il tavolo di { $title } con { $others }. Sarà rimosso fra { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}, a meno che chi vi gioca torni a guardarlo o continui la partita.
notice-until = Per rispondere hai tempo fino a { $deadline } ({ $zone }).
notice-no-others = nessun altro

notice-greeting = Ciao { $name },
notice-footer = Ricevi questo messaggio perché hai chiesto di ricevere avvisi. Che cosa ricevere, e quando, lo scegli qui:
notice-footer-guest = Ricevi questo messaggio perché a questo tavolo hai chiesto di ricevere avvisi.
notice-footer-table = Basta messaggi su questo tavolo:
notice-footer-address = Basta messaggi a questo indirizzo:

notice-confirm-subject = Conferma il tuo indirizzo per Pelagos
notice-confirm = Qualcuno ha dato questo indirizzo su { $site }, per sapere quando è il suo turno. Se sei tu, confermalo qui entro { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}:
notice-confirm-not-you = Se non sei tu, senza conferma non arriverà altro. Se non vuoi che ti venga chiesto mai più:

notice-test-subject = Un messaggio di prova da Pelagos
notice-test = Così saprai quando succede qualcosa ai tuoi tavoli.

notice-reset-subject = Una nuova password per Pelagos
notice-reset = Qualcuno ha chiesto una nuova password per l’account { $name } su { $site }. Se la richiesta è tua, impostala qui entro un’ora:
notice-reset-not-you = Se la richiesta non è tua, non devi fare nulla: la vecchia password resta.

notice-security-subject = Il tuo account su Pelagos
notice-security-reset = La password del tuo account { $name } su { $site } è stata reimpostata.
notice-security-address-added = L’indirizzo { $address } è stato aggiunto al tuo account { $name } su { $site }.
notice-security-address-removed = L’indirizzo { $address } è stato tolto dal tuo account { $name } su { $site }.
notice-security-not-you = Se non l’hai fatto tu, accedi subito, imposta una nuova password e controlla i dispositivi e gli indirizzi del tuo account:
