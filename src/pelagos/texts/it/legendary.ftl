# Legendary, in italiano. I tabelloni danno il nome a terre, mari e siti; i mari e i siti sono senza articolo: lo mette la frase.

## Nomi

legendary-seat-p1 = Giocatore 1
    .article = il
legendary-seat-p2 = Giocatore 2
    .article = il
legendary-seat-p3 = Giocatore 3
    .article = il
legendary-seat-p4 = Giocatore 4
    .article = il
legendary-seat-p5 = Giocatore 5
    .article = il
legendary-seat-p6 = Giocatore 6
    .article = il
legendary-seat-nobody = nessuno
legendary-faction-blu = Blu
    .article = il
legendary-faction-red = Rosso
    .article = il
legendary-faction-grn = Verde
    .article = il
legendary-faction-yel = Giallo
    .article = il
legendary-faction-pur = Viola
    .article = il
legendary-faction-blk = Nero
    .article = il
legendary-faction-nobody = nessuno
legendary-team-blu = Blu
    .article = il
legendary-team-red = Rosso
    .article = il
legendary-team-grn = Verde
    .article = il
legendary-team-yel = Giallo
    .article = il
legendary-team-pur = Viola
    .article = il
legendary-team-blu-yel = Blu e Giallo
    .il = il Blu e il Giallo
    .di = del Blu e del Giallo
    .a = al Blu e al Giallo
    .da = dal Blu e dal Giallo
    .in = nel Blu e nel Giallo
    .su = sul Blu e sul Giallo
legendary-team-red-grn = Rosso e Verde
    .il = il Rosso e il Verde
    .di = del Rosso e del Verde
    .a = al Rosso e al Verde
    .da = dal Rosso e dal Verde
    .in = nel Rosso e nel Verde
    .su = sul Rosso e sul Verde
legendary-team-blu-blk = Blu e Nero
    .il = il Blu e il Nero
    .di = del Blu e del Nero
    .a = al Blu e al Nero
    .da = dal Blu e dal Nero
    .in = nel Blu e nel Nero
    .su = sul Blu e sul Nero
legendary-team-red-pur = Rosso e Viola
    .il = il Rosso e il Viola
    .di = del Rosso e del Viola
    .a = al Rosso e al Viola
    .da = dal Rosso e dal Viola
    .in = nel Rosso e nel Viola
    .su = sul Rosso e sul Viola
legendary-team-grn-yel = Verde e Giallo
    .il = il Verde e il Giallo
    .di = del Verde e del Giallo
    .a = al Verde e al Giallo
    .da = dal Verde e dal Giallo
    .in = nel Verde e nel Giallo
    .su = sul Verde e sul Giallo
legendary-team-nobody = nessuno
legendary-god-ares = Ares
legendary-god-athena = Atena
legendary-god-hera = Era
legendary-god-poseidon = Poseidone
legendary-god-zeus = Zeus
legendary-god-apollo = Apollo
legendary-god-none = nessuno
legendary-land = { $word }
legendary-sea = mare di { $word }
    .article = il
legendary-site = sito { $number } di { $word }
    .article = il
legendary-only-site = sito di { $word }
    .article = il
legendary-card-penthesilea = sito sulla carta di Pentesilea
    .article = il
legendary-card-pandora = sito sulla carta di Pandora
    .article = il
legendary-kind-port = porto
    .article = il
legendary-kind-fortress = fortezza
    .article = la
legendary-kind-temple = tempio
    .article = il
legendary-kind-university = università
    .article = l
    .gender = f
legendary-bonus-troops2 = due truppe
legendary-bonus-fleets2 = due flotte
legendary-bonus-priestess = una sacerdotessa
legendary-bonus-gold3 = 3 monete
legendary-bonus-prosperity = un segnalino prosperità
legendary-unit-troop = truppa
    .article = la
legendary-unit-mercenary = mercenario
    .article = il
legendary-unit-fleet = flotta
    .article = la
legendary-unit-minotaur = Minotauro
    .article = il
legendary-creature-charon = Caronte
legendary-creature-chimera = Chimera
    .article = la
legendary-creature-cyclops = Ciclope
    .article = il
legendary-creature-dryad = Driade
    .article = la
legendary-creature-giant = Gigante
    .article = il
legendary-creature-griffin = Grifone
    .article = il
legendary-creature-harpy = Arpia
    .article = l
legendary-creature-graeae = Graie
    .article = le
    .number = pl
legendary-creature-pegasus = Pegaso
legendary-creature-satyr = Satiro
    .article = il
legendary-creature-sphinx = Sfinge
    .article = la
legendary-creature-sylph = Silfide
    .article = la
legendary-creature-cerberus = Cerbero
legendary-creature-hydra = Idra
    .article = l
legendary-creature-kraken = Kraken
    .article = il
legendary-creature-medusa = Medusa
legendary-creature-minotaur = Minotauro
    .article = il
legendary-creature-polyphemus = Polifemo
legendary-figure-cerberus = Cerbero
legendary-figure-hydra = Idra
    .article = l
legendary-figure-kraken = Kraken
    .article = il
legendary-figure-medusa = Medusa
legendary-figure-minotaur = Minotauro
    .article = il
legendary-figure-polyphemus = Polifemo
legendary-slot = casella { $word }
    .article = la
legendary-hero-ajax = Aiace
legendary-hero-croesus = Creso
legendary-hero-hector = Ettore
legendary-hero-helen = Elena
legendary-hero-jason = Giasone
legendary-hero-pandora = Pandora
legendary-hero-penthesilea = Pentesilea
legendary-hero-odysseus = Odisseo
legendary-hero-perseus = Perseo
legendary-hero-nobody = nessuno
legendary-hero_place-deck = il mazzo degli eroi
legendary-hero_place-slot-1 = casella 1 degli eroi
legendary-hero_place-slot-2 = casella 2 degli eroi
legendary-hero_place-play = in gioco
legendary-hero_place-discard = tra i caduti
legendary-hero_place-removed = fuori dal gioco
legendary-hero_place-card = a protezione di una metropoli
legendary-card_place-deck = il mazzo
legendary-card_place-top = la cima del mazzo
legendary-card_place-drawn = pescata per la Sfinge
legendary-card_place-used = in uso
legendary-card_place-discard = la pila degli scarti
legendary-card_place-held = tenuta per una pedina
legendary-card_place-slot-2 = casella 2
legendary-card_place-slot-3 = casella 3
legendary-card_place-slot-4 = casella 4
legendary-card_place-slot-5 = casella 5
legendary-ending-goal = l’obiettivo è raggiunto
legendary-ending-elimination = una fazione ha perso l’ultima terra
legendary-ending-limit = l’ultimo ciclo è finito

## Domande: posizionamento, offerte, mantenimento

legendary-ask-ClaimLand =
    { WORD($land) ->
        [off] { $who }: quale terra prendi per prima?
       *[other] { $who }: quale terra prendi per seconda, oltre { CASE($land, "a") }?
    }
legendary-ask-LaunchFleet = { $who }: in quale mare libero accanto { CASE($land, "a") } posizioni una flotta?
legendary-ask-ClaimThird = { $who }: quale terra prendi per terza?
legendary-ask-MusterTroop = { $who }: in quale delle tue terre posizioni una truppa?
legendary-ask-PlacePawn =
    { WORD($barred) ->
        [none] { $who }: su quale dio metti il tuo pedone?
       *[other] { $who }: hanno superato la tua offerta { CASE($barred, "a") }; dove metti ora il tuo pedone?
    }
legendary-ask-KeepOrRelease = { $who }: quale creatura tieni in cambio di una sacerdotessa, o quale congedi?
legendary-ask-MoveFigure = { $who }: dove sposti { CASE($creature, "il") }? Oppure resta dov’è?

## Domande: turni e movimenti

legendary-ask-TakeTurn = Che cosa fai?
legendary-ask-PutToken =
    { $at_sea ->
        [0] Apollo: in quale terra metti un segnalino prosperità?
       *[other] Apollo: in quale mare metti un segnalino prosperità?
    }
legendary-ask-PlayOrReturn = { $who }: paghi 1 moneta per giocare la prima creatura del mazzo, o la rimetti a posto?
legendary-ask-TakeTroops =
    { WORD($leader) ->
        [nobody] { $who }: quante truppe vanno da { $land } { CASE($goal, "a") }?
       *[other] { $who }: quante truppe vanno con { $leader } da { $land } { CASE($goal, "a") }?
    }
legendary-ask-TakeMercenaries =
    { WORD($leader) ->
        [nobody] { $who }: quanti mercenari vanno da { $land } { CASE($goal, "a") }?
       *[other] { $who }: quanti mercenari vanno con { $leader } da { $land } { CASE($goal, "a") }?
    }
legendary-ask-TakeHero = { $who }: il prossimo eroe va anche lui da { $land } { CASE($goal, "a") }?
legendary-ask-RelocateFrom =
    { $optional ->
        [0] { $who }: da quale delle tue terre volano delle unità, verso una terra qualsiasi?
       *[other] { $who }: da quale delle tue terre volano delle unità con Pegaso, o passi?
    }
legendary-ask-RelocateTo = { $who }: verso quale terra volano le unità di { $land }?

## Domande: battaglie

legendary-ask-RetreatFromSea = { $who }: le tue flotte restano a combattere per { CASE($sea, "il") } o si ritirano?
legendary-ask-StrikeEntering = Ettore difende { $land }: colpisci una truppa o un mercenario di chi entra?
legendary-ask-RerollOrAccept = { $who }: { CASE($land, "a") } i dadi danno { $attack } all’attacco e { $defence } alla difesa; paghi 1 moneta per ripetere il tiro del tuo, o accetti?
legendary-ask-LoseUnit = { $who }: quale unità perdi { CASE($land, "a") }?
legendary-ask-FallOrWithdraw =
    { WORD($unit) ->
        [troop] Perseo: la tua truppa cade { CASE($land, "a") }, o ripiega?
        [mercenary] Perseo: il tuo mercenario cade { CASE($land, "a") }, o ripiega?
       *[other] Perseo: un’unità ({ $unit }) cade { CASE($land, "a") }, o ripiega?
    }
legendary-ask-RetreatFromLand = { $who }: le tue unità restano a combattere per { $land } o si ritirano?

## Domande: le metropoli e i loro bonus

legendary-ask-GiveBack = { $who }: quale { $kind } restituisci per una metropoli?
legendary-ask-FoundMetropolis = { $who }: dove fondi la tua metropoli?
legendary-ask-PlaceTroop = { $who }: in quale delle tue terre metti una truppa del bonus?
legendary-ask-PlaceFleet = { $who }: in quale dei tuoi mari metti una flotta del bonus?
legendary-ask-Prosper = { $who }: in quale delle tue aree metti il segnalino prosperità del bonus?

## Domande: creature ed eroi

legendary-ask-SwapHeroes = { $who }: quale dei tuoi eroi scambia Caronte, e con quale del tracciato?
legendary-ask-CopyCreature = { $who }: quale creatura degli scarti gioca la Chimera?
legendary-ask-ChangeBuilding = { $who }: quale dei tuoi edifici trasforma il Ciclope, e in che cosa?
legendary-ask-StealPriestess = { $who }: a chi ruba una sacerdotessa la Driade?
legendary-ask-StealMercenaries = { $who }: da quale terra il Gigante prende tutti i mercenari?
legendary-ask-PostMercenary =
    { $left ->
        [one] { $who }: in quale delle tue terre metti l’ultimo mercenario?
       *[other] { $who }: in quale delle tue terre metti il prossimo dei { $left } mercenari?
    }
legendary-ask-StealGold = { $who }: a chi ruba metà dell’oro il Grifone?
legendary-ask-KillTroop = { $who }: che cosa uccide l’Arpia, e in quale terra?
legendary-ask-StealPhilosopher = { $who }: a chi ruba un filosofo il Satiro?
legendary-ask-PickCreature = { $who }: quale delle creature pescate per la Sfinge giochi?
legendary-ask-ExchangeFleets = { $who }: di quale mare sono le flotte che scambia la Silfide?
legendary-ask-ExchangeFor = { $who }: con quelle di quale altro mare la Silfide scambia le flotte { CASE($sea, "di") }?
legendary-ask-PlaceFigure = { $who }: in quale area metti { CASE($creature, "il") }?
legendary-ask-DevourUnit = { $who }: che cosa divora l’Idra, nella sua area o accanto?
legendary-ask-PushFleet = { $who }: quale flotta scaccia ora Polifemo, e verso dove?
legendary-ask-TradeOn = { $who }: scambi altre due sacerdotesse con un filosofo, o ti fermi?
legendary-ask-ChooseFirstPair = { $who }: di quale tipo di edificio ne cedi due?
legendary-ask-ChooseSecondPair = { $who }: di quale altro tipo ne cedi due, oltre al tipo { $first }?
legendary-ask-ChooseThree = { $who }: di quale tipo di edificio ne cedi tre?
legendary-ask-EmulateHero = { $who }: il potere di quale eroe del tracciato usa Pandora?

## Eventi: preparazione e inizio di un ciclo

legendary-event-god-placed = { $god } prende la casella { $n } tra gli dèi.
legendary-event-pawn-ordered = { CAPITAL(CASE($who, "il")) } ha la posizione { $n } nell’ordine di turno.
legendary-event-land-claimed = { CAPITAL(CASE($who, "il")) } prende { $land }.
legendary-event-fleet-launched = { CAPITAL(CASE($who, "il")) } posiziona una flotta { CASE($sea, "in") }.
legendary-event-no-sea-free = Nessun mare accanto { CASE($land, "a") } è libero, quindi una flotta { CASE($who, "di") } resta nella riserva.
legendary-event-troop-mustered = { CAPITAL(CASE($who, "il")) } posiziona una truppa { CASE($land, "a") }.
legendary-event-cycle-began = Comincia il ciclo { $n }.
legendary-event-hero-appeared = { $hero } arriva sul tracciato degli eroi.
legendary-event-creature-unbought = Nessuno ha comprato { CASE($creature, "il") }.
legendary-event-creature-appeared =
    { ATTR($creature, "number") ->
        [pl] { CAPITAL(CASE($slot, "in")) } arrivano { CASE($creature, "il") }.
       *[other] { CAPITAL(CASE($slot, "in")) } arriva { CASE($creature, "il") }.
    }
legendary-event-deck-shuffled = Le creature scartate vengono rimescolate nel mazzo.
legendary-event-gods-turned = { $god } va all’ultima casella, e gli altri dèi salgono.
legendary-event-income-paid =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non ha entrate.
        [one] { CAPITAL(CASE($who, "il")) } riceve 1 moneta di entrate.
       *[other] { CAPITAL(CASE($who, "il")) } riceve { $n } monete di entrate.
    }

## Eventi: offerte e mantenimento

legendary-event-offer-made = { CAPITAL(CASE($who, "il")) } offre { $n } { CASE($god, "a") }.
legendary-event-offer-forced = { CAPITAL(CASE($who, "il")) } deve fare un’offerta senza avere l’oro, e pagherà quello che resta.
legendary-event-offer-lost = L’offerta { CASE($who, "di") } { CASE($god, "a") } è superata: il pedone va piazzato di nuovo.
legendary-event-apollo-chosen = { CAPITAL(CASE($who, "il")) } sceglie Apollo.
legendary-event-offers-paid =
    { $n ->
        [0] Le offerte { CASE($team, "di") } non costano nulla.
        [one] Le offerte { CASE($team, "di") } costano 1 moneta.
       *[other] Le offerte { CASE($team, "di") } costano { $n } monete.
    }
legendary-event-offers-settled = Tutte le offerte sono pagate.
legendary-event-offers-unpaid = La borsa { CASE($team, "di") } non copre le offerte, quindi tutti offrono da capo.
legendary-event-penalty-paid =
    { $n ->
        [0] La borsa { CASE($team, "di") } non ha nulla da perdere per questo.
        [one] La borsa { CASE($team, "di") } perde 1 moneta per questo.
       *[other] La borsa { CASE($team, "di") } perde { $n } monete per questo.
    }
legendary-event-creature-kept = { CAPITAL(CASE($who, "il")) } cede una sacerdotessa per tenere { CASE($creature, "il") }.
legendary-event-creature-released = { CAPITAL(CASE($who, "il")) } congeda { CASE($creature, "il") }.
legendary-event-figure-moved = { CAPITAL(CASE($who, "il")) } sposta { CASE($creature, "il") } { CASE($area, "in") }.

## Eventi: i turni

legendary-event-turn-began = { CAPITAL(CASE($who, "il")) } agisce con { $god }.
legendary-event-turn-ended = { CAPITAL(CASE($who, "il")) } termina il turno.
legendary-event-turn-skipped = { CAPITAL(CASE($who, "il")) } è fuori dal gioco e non ha turno.
legendary-event-free-action-lapsed = { CAPITAL(CASE($who, "il")) } non può fare altre azioni gratuite, e quelle che restano vanno perse.
legendary-event-building-built = { CAPITAL(CASE($who, "il")) } costruisce { CASE($kind, "un") } { CASE($site, "su") }.
legendary-event-building-replaced = { CAPITAL(CASE($who, "il")) } demolisce l’edificio { CASE($site, "su") } per farci { CASE($kind, "un") }.
legendary-event-building-forgone = { CAPITAL(CASE($who, "il")) } non costruisce nulla.
legendary-event-fleet-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } recluta gratis una flotta { CASE($sea, "in") }.
        [one] { CAPITAL(CASE($who, "il")) } recluta una flotta { CASE($sea, "in") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } recluta una flotta { CASE($sea, "in") } per { $price } monete.
    }
legendary-event-troop-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } recluta gratis una truppa { CASE($land, "a") }.
        [one] { CAPITAL(CASE($who, "il")) } recluta una truppa { CASE($land, "a") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } recluta una truppa { CASE($land, "a") } per { $price } monete.
    }
legendary-event-mercenary-recruited =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } recluta gratis un mercenario { CASE($land, "a") }.
        [one] { CAPITAL(CASE($who, "il")) } recluta un mercenario { CASE($land, "a") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } recluta un mercenario { CASE($land, "a") } per { $price } monete.
    }
legendary-event-priestess-taken =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } prende gratis una sacerdotessa.
        [one] { CAPITAL(CASE($who, "il")) } prende una sacerdotessa per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } prende una sacerdotessa per { $price } monete.
    }
legendary-event-philosopher-taken =
    { $price ->
        [0] { CAPITAL(CASE($who, "il")) } prende gratis un filosofo.
        [one] { CAPITAL(CASE($who, "il")) } prende un filosofo per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } prende un filosofo per { $price } monete.
    }
legendary-event-priestess-drawn = { CAPITAL(CASE($who, "il")) } pesca una sacerdotessa per questa terra.
legendary-event-hero-hired = { CAPITAL(CASE($who, "il")) } recluta { $hero } { CASE($land, "a") } per 4 monete.
legendary-event-top-looked-at = { CAPITAL(CASE($who, "il")) } guarda la prima creatura del mazzo.
legendary-event-top-seen = In cima al mazzo vedi { CASE($creature, "il") }.
legendary-event-top-put-back = { CAPITAL(CASE($who, "il")) } rimette la creatura in cima al mazzo.
legendary-event-top-played = { CAPITAL(CASE($who, "il")) } paga 1 moneta per giocare { CASE($creature, "il") } dalla cima del mazzo.
legendary-event-apollo-paid =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } riceve 1 moneta da Apollo.
       *[other] { CAPITAL(CASE($who, "il")) } riceve { $n } monete da Apollo.
    }
legendary-event-area-prospered = { CAPITAL(CASE($who, "il")) } mette un segnalino prosperità { CASE($area, "in") }.
legendary-event-creature-bought =
    { $price ->
        [one] { CAPITAL(CASE($who, "il")) } compra { CASE($creature, "il") } per 1 moneta.
       *[other] { CAPITAL(CASE($who, "il")) } compra { CASE($creature, "il") } per { $price } monete.
    }
legendary-event-effect-lost = { CAPITAL(CASE($who, "il")) } non può usare { CASE($creature, "il") }, e la carta resta senza effetto.

## Eventi: movimenti e battaglie

legendary-event-fleets-sailed =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } muove 1 flotta { CASE($from, "da") } { CASE($to, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } muove { $n } flotte { CASE($from, "da") } { CASE($to, "a") }.
    }
legendary-event-units-marched =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } muove 1 unità da { $from } { CASE($to, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } muove { $n } unità da { $from } { CASE($to, "a") }.
    }
legendary-event-hero-led =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } manda { CASE($to, "a") } soltanto { $hero }.
       *[other] { CAPITAL(CASE($who, "il")) } manda { $hero } { CASE($to, "a") }, in tutto { $n } unità.
    }
legendary-event-units-flown =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } fa volare 1 unità da { $from } { CASE($to, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } fa volare { $n } unità da { $from } { CASE($to, "a") }.
    }
legendary-event-land-captured = { CAPITAL(CASE($who, "il")) } toglie { $land } { CASE($whom, "a") }.
legendary-event-sea-battle-began = { CAPITAL(CASE($who, "il")) } attacca { CASE($whom, "il") } { CASE($sea, "in") }.
legendary-event-land-battle-began = { CAPITAL(CASE($who, "il")) } attacca { CASE($whom, "il") } { CASE($land, "a") }.
legendary-event-hector-struck = { CAPITAL(CASE($who, "il")) } fa uccidere da Ettore { CASE($unit, "un") } che entra { CASE($land, "a") }.
legendary-event-pandora-beckoned =
    { $n ->
        [one] Pandora fa passare 1 mercenario { CASE($whom, "di") } dalla parte { CASE($who, "di") }.
       *[other] Pandora fa passare { $n } mercenari { CASE($whom, "di") } dalla parte { CASE($who, "di") }.
    }
legendary-event-dice-rolled = I dadi danno { $attacker } all’attacco e { $defender } alla difesa: in tutto { $attack } contro { $defence }.
legendary-event-die-rerolled = { CAPITAL(CASE($who, "il")) } paga 1 moneta per ripetere il tiro del dado.
legendary-event-fleet-lost = { CAPITAL(CASE($who, "il")) } perde una flotta { CASE($sea, "in") }.
legendary-event-troop-lost = { CAPITAL(CASE($who, "il")) } perde una truppa { CASE($land, "a") }.
legendary-event-mercenary-lost = { CAPITAL(CASE($who, "il")) } perde un mercenario { CASE($land, "a") }.
legendary-event-hero-lost = { CAPITAL(CASE($who, "il")) } perde { $hero } { CASE($land, "a") }.
legendary-event-minotaur-lost = { CAPITAL(CASE($who, "il")) } perde il Minotauro { CASE($land, "a") }.
legendary-event-troop-withdrew = { CAPITAL(CASE($who, "il")) } fa ripiegare { CASE($unit, "un") } { CASE($to, "a") }, grazie a Perseo.
legendary-event-retreated-land =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "a") } con 1 unità.
       *[other] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "a") } con { $n } unità.
    }
legendary-event-retreated-sea =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "in") } con 1 flotta.
       *[other] { CAPITAL(CASE($who, "il")) } si ritira { CASE($to, "in") } con { $n } flotte.
    }
legendary-event-land-held = { CAPITAL(CASE($who, "il")) } conserva { $land }.
legendary-event-sea-held = { CAPITAL(CASE($who, "il")) } tiene { CASE($sea, "il") }.
legendary-event-sea-empty = { CAPITAL(CASE($sea, "in")) } non resta nessuno.

## Eventi: le metropoli

legendary-event-building-given = { CAPITAL(CASE($who, "il")) } restituisce { CASE($kind, "il") } { CASE($site, "su") }.
legendary-event-philosophers-given = { CAPITAL(CASE($who, "il")) } restituisce quattro filosofi.
legendary-event-metropolis-founded = { CAPITAL(CASE($who, "il")) } fonda una metropoli { CASE($site, "su") }.
legendary-event-metropolis-protected = { CAPITAL(CASE($who, "il")) } mette una metropoli sotto la protezione di { $hero }.
legendary-event-metropolis-taken = { CAPITAL(CASE($who, "il")) } toglie { CASE($whom, "a") } la metropoli { CASE($site, "su") }.
legendary-event-bonus-gained = { CAPITAL(CASE($who, "il")) } ottiene un bonus: { $bonus }.
legendary-event-bonus-lost = { CAPITAL(CASE($who, "il")) } non può ricevere un bonus, che va perso: { $bonus }.
legendary-event-bonus-troop = { CAPITAL(CASE($who, "il")) } mette una truppa del bonus { CASE($land, "a") }.
legendary-event-bonus-fleet = { CAPITAL(CASE($who, "il")) } mette una flotta del bonus { CASE($sea, "in") }.

## Eventi: creature ed eroi

legendary-event-heroes-swapped = { CAPITAL(CASE($who, "il")) } fa scambiare da Caronte { $hero } con { $other }.
legendary-event-creature-copied = { CAPITAL(CASE($who, "il")) } fa giocare alla Chimera { CASE($creature, "il") }.
legendary-event-building-changed = { CAPITAL(CASE($who, "il")) } fa trasformare dal Ciclope l’edificio { CASE($site, "su") } in { CASE($kind, "un") }.
legendary-event-priestess-stolen = { CAPITAL(CASE($who, "il")) } ruba una sacerdotessa { CASE($whom, "a") }.
legendary-event-mercenaries-taken =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } fa prendere dal Gigante 1 mercenario { CASE($whom, "di") } { CASE($land, "a") }.
       *[other] { CAPITAL(CASE($who, "il")) } fa prendere dal Gigante { $n } mercenari { CASE($whom, "di") } { CASE($land, "a") }.
    }
legendary-event-mercenary-placed = { CAPITAL(CASE($who, "il")) } mette un mercenario { CASE($land, "a") }.
legendary-event-gold-stolen =
    { $n ->
        [one] Il Grifone porta 1 moneta { CASE($whom, "di") } nella borsa { CASE($who, "di") }.
       *[other] Il Grifone porta { $n } monete { CASE($whom, "di") } nella borsa { CASE($who, "di") }.
    }
legendary-event-purse-robbed = Il Grifone porta metà dell’oro { CASE($whom, "di") } nella borsa { CASE($who, "di") }.
legendary-event-unit-killed = { CAPITAL(CASE($who, "il")) } manda l’Arpia a uccidere { CASE($unit, "un") } { CASE($land, "a") }.
legendary-event-income-again =
    { $n ->
        [0] { CAPITAL(CASE($who, "il")) } non ha entrate da riscuotere di nuovo.
        [one] { CAPITAL(CASE($who, "il")) } riscuote di nuovo 1 moneta di entrate.
       *[other] { CAPITAL(CASE($who, "il")) } riscuote di nuovo { $n } monete di entrate.
    }
legendary-event-flight-declined = { CAPITAL(CASE($who, "il")) } non manda nessuno con Pegaso.
legendary-event-philosopher-stolen = { CAPITAL(CASE($who, "il")) } ruba un filosofo { CASE($whom, "a") }.
legendary-event-sphinx-drew =
    { $n ->
        [one] { CAPITAL(CASE($who, "il")) } pesca 1 creatura per la Sfinge.
       *[other] { CAPITAL(CASE($who, "il")) } pesca { $n } creature per la Sfinge.
    }
legendary-event-sphinx-showed = La Sfinge ti mostra { CASE($creature, "il") }.
legendary-event-sphinx-chose = { CAPITAL(CASE($who, "il")) } sceglie { CASE($creature, "il") } tra le carte della Sfinge.
legendary-event-creature-discarded = Scartata questa carta: { CASE($creature, "il") }.
legendary-event-fleets-exchanged = { CAPITAL(CASE($who, "il")) } fa scambiare dalla Silfide le flotte { CASE($from, "di") } con quelle { CASE($to, "di") }.
legendary-event-figure-placed = { CAPITAL(CASE($who, "il")) } mette { CASE($creature, "il") } { CASE($area, "in") }.
legendary-event-figure-left = { CAPITAL(CASE($creature, "il")) } se ne va { CASE($area, "da") }.
legendary-event-unit-devoured = L’Idra divora { CASE($unit, "un") } { CASE($whom, "di") } { CASE($area, "in") }.
legendary-event-fleets-destroyed =
    { $n ->
        [one] { CAPITAL(CASE($whom, "il")) } perde 1 flotta { CASE($sea, "in") }.
       *[other] { CAPITAL(CASE($whom, "il")) } perde { $n } flotte { CASE($sea, "in") }.
    }
legendary-event-fleet-pushed = Polifemo scaccia una flotta { CASE($whom, "di") } { CASE($from, "da") } { CASE($to, "in") }.
legendary-event-hero-sacrificed = { CAPITAL(CASE($who, "il")) } sacrifica { $hero }.
legendary-event-hero-emulated = { CAPITAL(CASE($who, "il")) } fa usare a Pandora il potere di { $hero }.
legendary-event-priestesses-traded = { CAPITAL(CASE($who, "il")) } scambia due sacerdotesse con un filosofo.

## Eventi: la fine

legendary-event-eliminated = { CAPITAL(CASE($who, "il")) } ha perso l’ultima terra ed è fuori dal gioco.
legendary-event-gold-shown =
    { $n ->
        [one] La borsa { CASE($team, "di") } contiene 1 moneta.
       *[other] La borsa { CASE($team, "di") } contiene { $n } monete.
    }
legendary-event-game-ended = La partita finisce: { $ending }.
legendary-event-team-won =
    { $n ->
        [one] Vittoria per { CASE($team, "il") }, con 1 metropoli.
       *[other] Vittoria per { CASE($team, "il") }, con { $n } metropoli.
    }

## Rifiuti: prima c’è un’altra domanda

legendary-refusal-placement-first = La partita non è cominciata: prima prendi le tue terre, posiziona flotte e truppe.
legendary-refusal-offer-first = Prima piazza il tuo pedone, su un dio o su Apollo.
legendary-refusal-maintenance-first = Prima occupati delle tue creature: tieni o congeda ciascuna, poi muovi quelle che tieni.
legendary-refusal-units-first = Prima di’ quali unità partono: truppe, mercenari, eroi.
legendary-refusal-battle-first = Prima finisci la battaglia; rispondi a ciò che chiede.
legendary-refusal-set-first = Prima scegli l’edificio che restituisci.
legendary-refusal-site-first = Prima scegli il posto della tua metropoli.
legendary-refusal-bonus-first = Prima prendi il bonus della metropoli.
legendary-refusal-effect-first = Prima finisci questo effetto; rispondi a ciò che chiede.
legendary-refusal-sacrifice-first = Prima finisci il potere dell’eroe sacrificato.
legendary-refusal-look-first = Prima gioca la creatura che hai guardato, o rimettila a posto.
legendary-refusal-only-apollo = Nel turno di Apollo si possono solo piazzare due segnalini prosperità.
legendary-refusal-not-in-a-turn = Questo va fatto in un altro momento; nel turno costruisci, recluti, muovi, compri creature, sacrifichi eroi, o lo termini.

## Rifiuti: il posizionamento

legendary-refusal-land-taken = { $land } ha già un proprietario; scegli una terra libera.
legendary-refusal-same-island = { $land } è sull’isola della tua prima terra; scegli un’altra isola.
legendary-refusal-teammates-island = Il tuo compagno è sull’isola di { $land }; in questo round scegli un’altra isola.
legendary-refusal-sea-taken = { CAPITAL(CASE($sea, "in")) } ci sono già flotte; scegli un mare libero.

## Rifiuti: le offerte

legendary-refusal-face-down = { $god } è a faccia in giù e in questo ciclo non accetta offerte.
legendary-refusal-apollo-taken = Apollo accetta un pedone solo; scegli un altro dio.
legendary-refusal-apollo-is-free = Apollo non vuole oro; sceglilo senza dire una cifra.
legendary-refusal-not-on-track = Il tracciato delle offerte non ha la casella { $n }; scegline una che c’è.
legendary-refusal-bid-too-low = L’offerta { CASE($god, "a") } è { $n }; offri di più.
legendary-refusal-just-ousted = Hanno appena superato la tua offerta { CASE($god, "a") }; scegli un altro dio.
legendary-refusal-bid-unaffordable =
    { $n ->
        [0] La tua borsa è vuota; scegli qualcosa che non ti costa nulla.
        [one] La tua borsa ha 1 moneta e non copre anche questo, oltre a ciò che la tua squadra già offre; offri di meno, o altrove.
       *[other] La tua borsa ha { $n } monete e non copre anche questo, oltre a ciò che la tua squadra già offre; offri di meno, o altrove.
    }
legendary-refusal-only-forced = Non puoi pagare nessuna offerta e Apollo è occupato; fai l’offerta più bassa a un dio senza pedone.

## Rifiuti: mantenimento e statuine

legendary-refusal-not-your-creature = Sul tabellone non hai { CASE($creature, "il") }.
legendary-refusal-already-kept = Hai già deciso per { CASE($creature, "il") }; scegli un’altra creatura.
legendary-refusal-no-priestess = Non hai sacerdotesse per tenere una creatura; congedala.
legendary-refusal-not-adjacent-area = Un passo porta in un’area vicina, e { CASE($area, "il") } non lo è.
legendary-refusal-wrong-area = Questa creatura non può stare { CASE($area, "in") }: il Kraken vuole un mare, il Minotauro una tua terra, le altre una terra.
legendary-refusal-creature-there = { CAPITAL(CASE($area, "in")) } c’è già una creatura; scegli un’area senza.

## Rifiuti: i turni

legendary-refusal-other-god = Questo si fa con { $god }, non con il dio del tuo turno.
legendary-refusal-free-actions-first = Prima fai le azioni gratuite del tuo dio: l’edificio e il reclutamento.
legendary-refusal-too-dear =
    { $n ->
        [one] Costa 1 moneta, e tu non ce l’hai.
       *[other] Costa { $n } monete, e tu non le hai.
    }
legendary-refusal-enough-recruits = Hai già reclutato tutto ciò che il tuo dio permette in un turno.
legendary-refusal-reserve-empty = I tuoi otto pezzi sono tutti sul tabellone; nella tua riserva non ne resta nessuno.
legendary-refusal-supply-empty = Nella riserva generale non ne resta nessuno.
legendary-refusal-not-your-land = Non controlli { $land }; scegli una terra tua.
legendary-refusal-sea-not-next-to-you = A una nuova flotta serve un mare accanto a una tua terra, e { CASE($sea, "il") } non lo è.
legendary-refusal-sea-of-another = { CAPITAL(CASE($sea, "in")) } ci sono flotte di un’altra fazione; scegli un mare libero o uno della stessa fazione.
legendary-refusal-closed-sea = Il Kraken o Polifemo chiude { CASE($sea, "il") } a tutte le flotte.
legendary-refusal-other-building = Il tuo dio non costruisce { CASE($kind, "il") }: Poseidone costruisce porti, Ares fortezze, Zeus templi, Atena università.
legendary-refusal-owned-kind = Era costruisce solo ciò che non hai, e hai già { CASE($kind, "un") }; scegli un altro tipo.
legendary-refusal-kind-gone = Nella riserva generale non resta nessun edificio di tipo { $kind }.
legendary-refusal-not-your-site = Scegli un sito in una tua terra, e { CASE($site, "il") } non lo è.
legendary-refusal-site-taken = { CAPITAL(CASE($site, "su")) } c’è un edificio, e tu hai un sito libero; costruisci lì.
legendary-refusal-same-kind = Sarebbe di nuovo { CASE($kind, "un") }; scegli un altro tipo.
legendary-refusal-metropolis-stands = { CAPITAL(CASE($site, "su")) } c’è una metropoli, e lì resta; scegli un altro sito.
legendary-refusal-free-site-left = Hai un sito libero, quindi devi costruire lì.
legendary-refusal-nothing-to-build = Ora non si può costruire nulla, quindi non c’è nulla a cui rinunciare; l’edificio gratuito va perso.
legendary-refusal-build-done = L’edificio gratuito di questo turno è già fatto.
legendary-refusal-already-looked = In questo turno hai già guardato il mazzo.
legendary-refusal-no-card-left = Non restano creature da guardare.
legendary-refusal-empty-slot = { CAPITAL(CASE($slot, "in")) } non c’è nessuna creatura.
legendary-refusal-hero-not-on-track = { $hero } non è sul tracciato degli eroi; scegli un eroe che c’è.
legendary-refusal-one-hero-a-turn = In questo turno hai già reclutato un eroe.
legendary-refusal-no-heroic-move = Con Ares non ci sono movimenti eroici; fai marciare l’eroe con le tue truppe.

## Rifiuti: i movimenti

legendary-refusal-no-fleet-there = Non hai flotte { CASE($sea, "in") }.
legendary-refusal-too-few-fleets =
    { $n ->
        [one] { CAPITAL(CASE($sea, "in")) } hai 1 flotta; muovi quella.
       *[other] { CAPITAL(CASE($sea, "in")) } hai { $n } flotte; muovine da 1 a tutte.
    }
legendary-refusal-not-adjacent = { CAPITAL(CASE($from, "da")) } nessuna via aperta porta { CASE($to, "a") }; scegli un mare vicino.
legendary-refusal-teammates-sea = { CAPITAL(CASE($sea, "in")) } ci sono le flotte del tuo compagno; puoi attraversarlo, ma non fermarti.
legendary-refusal-teammates-land = { $land } è del tuo compagno; puoi attraversarla, ma non fermarti.
legendary-refusal-no-unit-there = { CAPITAL(CASE($land, "a")) } non hai né truppe né eroi da muovere.
legendary-refusal-same-land = Le tue unità sono già { CASE($land, "a") }; scegli un’altra terra.
legendary-refusal-not-accessible = Da { $from } { CASE($to, "a") } non porta né un confine di terra né un ponte di flotte.
legendary-refusal-held-by-medusa = Medusa non lascia entrare né uscire nessuno da { $land }.
legendary-refusal-last-area = L’ultima terra di una fazione è al sicuro, a meno che prenderla ti porti all’obiettivo; con { $land } non succede.
legendary-refusal-not-your-hero = Non hai in gioco { $hero }.
legendary-refusal-too-many-units =
    { $n ->
        [one] Ce n’è 1; non prenderne di più.
       *[other] Ce ne sono { $n }; non prenderne di più.
    }
legendary-refusal-nobody-moves = Deve partire almeno un’unità.

## Rifiuti: le battaglie

legendary-refusal-no-such-unit = Nessuna unità di questo tipo partecipa; scegline una che c’è.
legendary-refusal-no-retreat-land = Per ritirarsi serve una terra raggiungibile, libera o tua, e { $land } non lo è.
legendary-refusal-no-retreat-sea = Le flotte si ritirano in un mare vicino e aperto, libero o loro, e hai scelto { CASE($sea, "il") }.

## Rifiuti: metropoli e bonus

legendary-refusal-other-kind-first = Ora scegli quale { $kind } restituisci.
legendary-refusal-no-protection = { $hero } adesso non può proteggere una metropoli; scegli un sito.
legendary-refusal-not-your-sea = Non hai flotte { CASE($sea, "in") }; scegli un mare che controlli.
legendary-refusal-not-your-area = Non controlli { CASE($area, "il") }; scegli un’area tua.
legendary-refusal-wants-land = Questo segnalino va su una terra.
legendary-refusal-wants-sea = Questo segnalino va su un mare.

## Rifiuti: le creature

legendary-refusal-not-discarded = Negli scarti non c’è { CASE($creature, "il") }, e la Chimera gioca solo ciò che sta lì.
legendary-refusal-not-drawn = La Sfinge non ti ha mostrato { CASE($creature, "il") }; scegli tra le creature che hai visto.
legendary-refusal-no-building = { CAPITAL(CASE($site, "su")) } non c’è nessun edificio.
legendary-refusal-same-team = Scegli un avversario, non la tua squadra.
legendary-refusal-nothing-to-steal = Questo avversario non ha nulla di ciò che ruba la creatura.
legendary-refusal-no-mercenaries = { CAPITAL(CASE($land, "a")) } non ci sono mercenari.
legendary-refusal-no-victim = Non c’è un’unità così da prendere; scegline un’altra.
legendary-refusal-out-of-range = L’Idra raggiunge la sua area e quelle intorno, e tu hai scelto { CASE($area, "il") }.
legendary-refusal-same-sea = Hai già scelto { CASE($sea, "il") }; scegli un altro mare.
legendary-refusal-no-fleets = { CAPITAL(CASE($sea, "in")) } non ci sono flotte.
legendary-refusal-nothing-to-push = { CAPITAL(CASE($sea, "in")) } non ci sono flotte che Polifemo debba scacciare.
legendary-refusal-no-metropolis-left = Non restano metropoli, quindi non servirebbe a nulla.

## Rifiuti: i sacrifici

legendary-refusal-too-fresh = { $hero } è in gioco da questo ciclo e si può sacrificare solo dal prossimo.
legendary-refusal-condition-unmet =
    { WORD($hero) ->
        [ajax] Aiace vuole sette tue terre.
        [hector] Ettore vuole due tue sacerdotesse.
        [helen] Elena vuole due edifici di un tipo e due di un altro.
        [jason] Giasone vuole tutte e otto le flotte sul tabellone.
        [odysseus] Odisseo vuole tre edifici dello stesso tipo.
        [pandora] Pandora vuole sul tracciato un eroe il cui potere tu possa usare adesso.
        [perseus] Perseo vuole altre unità che possano volare da qualche parte.
       *[other] Non hai ciò che vuole { $hero }.
    }
legendary-refusal-no-place = Non hai posto per una metropoli: nessun sito libero, nessun edificio da sostituire, nessuna carta.
legendary-refusal-too-few-of-kind = Hai troppo pochi edifici di tipo { $kind }.
legendary-refusal-when-founding = { $hero } serve quando fondi una metropoli; proteggila allora.

## Che cosa fa: dèi

legendary-tells-god-athena = Costruisci un’università e prendi un filosofo, entrambi gratis. Un altro filosofo costa 4 monete.
    .clause = L-10.1
legendary-tells-god-zeus = Costruisci un tempio e prendi una sacerdotessa, entrambi gratis. Un’altra sacerdotessa costa 4 monete. Puoi guardare la prima creatura del mazzo, e giocarla per 1 moneta.
    .clause = L-10.2
legendary-tells-god-poseidon = Costruisci un porto e piazza una flotta, entrambi gratis. Fino ad altre tre flotte costano 1, 2 e 3 monete, ogni movimento via mare 1 moneta.
    .clause = L-10.3
legendary-tells-god-ares = Costruisci una fortezza e piazza una truppa, entrambe gratis. Fino ad altre tre truppe costano 2, 3 e 4 monete, ogni movimento via terra 1 moneta. Non ci sono movimenti eroici.
    .clause = L-10.4
legendary-tells-god-hera = Costruisci un edificio di un tipo che non hai e piazza un mercenario, entrambi gratis. Fino ad altri tre mercenari costano 1, 3 e 5 monete, un eroe 4 monete.
    .clause = L-10.5
legendary-tells-god-apollo = Metti un segnalino prosperità su una terra qualsiasi e uno su un mare qualsiasi, e prendi 2 monete. Non compri creature e non muovi eroi.
    .clause = L-10.6

## Che cosa fa: creature

legendary-tells-creature-charon = Scambia uno dei tuoi eroi con un eroe del tracciato, che prende il suo posto.
    .clause = L-15.1
legendary-tells-creature-chimera = Gioca gratis una creatura qualsiasi della pila degli scarti. Poi mazzo e scarti si mescolano insieme.
    .clause = L-15.2
legendary-tells-creature-cyclops = Sostituisci un tuo porto, fortezza, tempio o università con un altro di questi, sullo stesso sito.
    .clause = L-15.3
legendary-tells-creature-dryad = Prendi una sacerdotessa a un avversario.
    .clause = L-15.4
legendary-tells-creature-giant = Prendi tutti i mercenari di un avversario in una terra e piazzali in terre tue.
    .clause = L-15.5
legendary-tells-creature-griffin = Prendi metà dell’oro di un avversario, arrotondata per difetto.
    .clause = L-15.6
legendary-tells-creature-harpy = Muore una truppa, nella terra che vuoi. Il proprietario conserva la terra.
    .clause = L-15.7
legendary-tells-creature-graeae = Riscuoti le tue entrate un’altra volta.
    .clause = L-15.8
legendary-tells-creature-pegasus = Muovi truppe ed eroi da una tua terra a un’altra qualsiasi, anche per attaccare.
    .clause = L-15.9
legendary-tells-creature-satyr = Prendi un filosofo a un avversario. Il tuo quarto fa una metropoli.
    .clause = L-15.10
legendary-tells-creature-sphinx = Pesca in segreto tre creature, giocane una gratis e scarta le altre.
    .clause = L-15.11
legendary-tells-creature-sylph = Tutte le flotte di un mare si scambiano di posto con tutte quelle di un altro, senza battaglia.
    .clause = L-15.12
legendary-tells-creature-cerberus = Mettilo in una terra qualsiasi: ne riscuote le entrate per te. Non combatte e non ostacola nessuno.
    .clause = L-15.13
legendary-tells-creature-hydra = Mettila in un’area qualsiasi: ne raddoppia le entrate. Quando arriva, e ogni volta che la tieni, divora lì o accanto una flotta o una truppa, e lascia prosperità.
    .clause = L-15.14
legendary-tells-creature-kraken = Mettilo in un mare qualsiasi: tutte le flotte lì sono perdute. Finché resta, non entra nessuna flotta e nessuno controlla quel mare.
    .clause = L-15.15
legendary-tells-creature-medusa = Mettila in una terra qualsiasi: nessuna truppa e nessun eroe può entrare, uscire o passare.
    .clause = L-15.16
legendary-tells-creature-minotaur = Mettilo in una tua terra: la difende con forza 2.
    .clause = L-15.17
legendary-tells-creature-polyphemus = Mettilo in una terra qualsiasi: scacci tutte le flotte dai mari intorno, e finché resta non ne torna nessuna.
    .clause = L-15.18

## Che cosa fa: eroi

legendary-tells-hero-ajax = In battaglia ha forza 2. Sacrificio: con almeno 7 terre, costruisci una metropoli.
    .clause = L-16.1
legendary-tells-hero-croesus = In battaglia puoi pagare 1 moneta per ripetere il tiro del tuo dado, quante volte puoi. Sacrificio: paga 15 monete e costruisci una metropoli.
    .clause = L-16.2
legendary-tells-hero-hector = Quando un avversario entra nella sua terra, una delle truppe che entrano muore prima della battaglia. Sacrificio: cambia 2 sacerdotesse con un filosofo, quante volte puoi.
    .clause = L-16.3
legendary-tells-hero-helen = In battaglia il tuo dado vale sempre 2. Sacrificio: rinuncia a due edifici di un tipo e a due di un altro, e costruisci una metropoli.
    .clause = L-16.4
legendary-tells-hero-jason = Nei suoi movimenti eroici le flotte degli avversari lo portano come le tue. Sacrificio: con tutte e 8 le flotte sul tabellone, costruisci una metropoli.
    .clause = L-16.5
legendary-tells-hero-pandora = Quando comincia una battaglia con lei, i mercenari nemici che vi partecipano passano dalla tua parte. Sacrificio: usa il sacrificio di un eroe del tracciato.
    .clause = L-16.6
legendary-tells-hero-penthesilea = In battaglia la tua parte vince i round in parità. Sacrificio: la sua carta accoglie una metropoli che costruisci, e nessuno potrà mai prenderla.
    .clause = L-16.7
legendary-tells-hero-odysseus = Quando attacca, fortezze e metropoli del difensore non contano. Sacrificio: rinuncia a tre edifici di un tipo e costruisci una metropoli.
    .clause = L-16.8
legendary-tells-hero-perseus = Mentre attacca, una tua truppa che morirebbe può invece ripiegare. Sacrificio: muovi truppe ed eroi da una tua terra a un’altra qualsiasi.
    .clause = L-16.9

## Che cosa fa: edifici

legendary-tells-kind-port = Aggiunge 1 al tuo totale in ogni battaglia per il mare davanti al suo molo, in attacco e in difesa.
    .clause = L-14.2
legendary-tells-kind-fortress = Aggiunge 1 al tuo totale quando difendi la sua terra.
    .clause = L-14.2
legendary-tells-kind-temple = In ogni ciclo una creatura del tracciato ti costa 1 moneta in meno.
    .clause = L-14.2
legendary-tells-kind-university = Da sola non fa nulla. Con un porto, una fortezza e un tempio fa una metropoli.
    .clause = L-14.2
legendary-tells-kind-metropolis = Fa quello che fanno un porto, una fortezza e un tempio. Le metropoli fanno vincere la partita.
    .clause = L-14.2
