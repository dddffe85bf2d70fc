# Il maestro, in ogni gioco: che cosa consiglia e quanto è sicuro. Parla a chi impara il gioco.

## Quanto è sicuro

coach-sure = Sono piuttosto sicuro: nient’altro ci è andato vicino.
coach-rather = Preferisco la prima, ma di poco.
coach-open = Per me si equivalgono: scegli quella che ti piace.
coach-only = C’è solo questa risposta.
coach-hidden-gold = Quanto oro hanno i rivali non si vede, e nemmeno che cosa c’è nei mazzi: ho immaginato { $worlds } modi in cui può stare.
coach-hidden-cards = Le carte del rivale non si vedono, e nemmeno ciò che si pescherà: ho immaginato { $worlds } modi in cui possono stare.

## Perché sì e perché no

coach-wins = Così vinci la partita.
coach-odds = Vinci la battaglia con { $percent } probabilità su 100.
coach-looks-best = Non porta subito niente che si possa contare, ma per tutto ciò che può seguire ti lascia nella posizione migliore.
coach-looks-good = Ti lascia in una posizione quasi altrettanto buona.
coach-reaches = Così hai { $n } metropoli, abbastanza per vincere se ci sono ancora alla fine del ciclo.
coach-long-odds = Vinceresti questa battaglia solo con { $percent } probabilità su 100.
coach-idle = Così non ottieni niente, e c’è di meglio da fare.
coach-harmful = Così aiuti un rivale o perdi qualcosa, e c’è di meglio da fare.
coach-loses = Così la partita finisce, e non la vinci tu.

## Nel primo ciclo

coach-read = Fermati con il puntatore su un dio, una carta o una parola sottolineata, o toccala, per leggere che cosa fa.
coach-creatures-fall = Le creature agiscono appena le compri. Quella che nessuno compra costa meno a ogni ciclo, e alla fine se ne va.

## Che cosa porta una risposta, in breve

coach-gains-metropolises = +{ $n } metropoli
coach-gains-income =
    { $n ->
        [one] +1 moneta a ogni ciclo
       *[other] +{ $n } monete a ogni ciclo
    }
coach-gains-philosophers =
    { $n ->
        [one] +1 filosofo
       *[other] +{ $n } filosofi
    }
coach-gains-priestesses =
    { $n ->
        [one] +1 sacerdotessa
       *[other] +{ $n } sacerdotesse
    }
coach-gains-priests =
    { $n ->
        [one] +1 sacerdote
       *[other] +{ $n } sacerdoti
    }
coach-gains-kinds =
    { $n ->
        [one] +1 tipo di edificio
       *[other] +{ $n } tipi di edifici
    }
coach-gains-lands =
    { $n ->
        [one] +1 terra
       *[other] +{ $n } terre
    }
coach-gains-islands =
    { $n ->
        [one] +1 isola
       *[other] +{ $n } isole
    }
coach-gains-heroes =
    { $n ->
        [one] +1 eroe
       *[other] +{ $n } eroi
    }
coach-gains-troops =
    { $n ->
        [one] +1 truppa
       *[other] +{ $n } truppe
    }
coach-gains-fleets =
    { $n ->
        [one] +1 flotta
       *[other] +{ $n } flotte
    }
coach-gains-gold =
    { $n ->
        [one] +1 moneta
       *[other] +{ $n } monete
    }
coach-gains-cities = +{ $n } città
coach-gains-temples =
    { $n ->
        [one] +1 tempio
       *[other] +{ $n } templi
    }
coach-gains-greeks =
    { $n ->
        [one] +1 Greco
       *[other] +{ $n } Greci
    }
coach-gains-ships =
    { $n ->
        [one] +1 nave
       *[other] +{ $n } navi
    }
coach-gains-cards =
    { $n ->
        [one] +1 carta
       *[other] +{ $n } carte
    }
