# Il maestro, in ogni gioco: che cosa consiglia e quanto è sicuro. Parla a chi impara il gioco.

## Quanto è sicuro

coach-sure = Sono piuttosto sicuro. Ho immaginato { $worlds } modi in cui può stare ciò che non si vede, e nient’altro ci è andato vicino.
coach-rather = Preferisco la prima, ma di poco: ho immaginato { $worlds } modi in cui può stare ciò che non si vede.
coach-open = Per me sono uguali: in { $worlds } partite immaginate sono finite pari. Scegli quella che ti piace.
coach-only = C’è solo questa risposta.

## Perché sì e perché no

coach-wins = Così vinci la partita.
coach-odds = Vinci la battaglia con { $percent } probabilità su 100.
coach-looks-best = L’ho giocata a mente, ed è andata meglio di tutte.
coach-looks-good = È andata quasi bene come la migliore.
coach-long-odds = Vinceresti questa battaglia solo con { $percent } probabilità su 100.
coach-idle = Così non ottieni niente, e c’è di meglio da fare.
coach-harmful = Così aiuti un rivale o perdi qualcosa, e c’è di meglio da fare.
coach-loses = Così la partita finisce, e non la vinci tu.

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
