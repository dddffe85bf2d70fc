# Classic, in italiano: come lo chiama la pagina, ed esempi di ordini permanenti.

page-title-classic = Classic
    .emblem = creatures/kraken
    .panels = Dèi
    .beside = Creature e riserve
# Each line holds the words of a part, “ = ” and what it does.
page-order-examples-classic =
    ares up to 5, poseidon up to 4, apollo = Offre ad Ares il minimo che basta, al massimo 5; se no a Poseidone, al massimo 4; se no va da Apollo. Solo per le prossime offerte.
    every cycle = Tiene il piano per tutti i cicli a venire.
    wake me if athena reaches 6 = Ti sveglia, e non offre più, appena qualcuno offre 6 ad Atena.
    always stand = Resta a combattere ogni volta che potresti ritirarti.
    pass all answers until my next turn = Resta, accetta o passa, qualunque cosa ti si chieda mentre agiscono altri.
page-plan-stands-classic = Resta a combattere ogni volta che potrei ritirarmi
page-purses-hidden-classic = Le borse sono nascoste, ma ogni movimento d’oro è pubblico e contato per te:
classic-telling = Ti viene chiesto anche se si può solo questo: se mancasse ogni volta che non c’è scelta, gli altri capirebbero quanto oro hai.
