# Legendary, in italiano: come lo chiama la pagina, ed esempi di ordini permanenti.

page-title-legendary = Legendary
    .emblem = heroes/perseus
    .panels = Dèi
    .beside = Creature, eroi e riserve
page-order-examples-legendary =
    ares up to 5, poseidon up to 3, apollo = Offre ad Ares il minimo che basta, al massimo 5; se no a Poseidone, al massimo 3; se no va da Apollo. Solo per le prossime offerte.
    every cycle = Tiene il piano per tutti i cicli a venire.
    wake me if athena reaches 5 = Ti sveglia, e non offre più, appena qualcuno offre 5 ad Atena.
    always stand = Resta a combattere ogni volta che potresti ritirarti.
    pass all answers until my next turn = Resta, accetta o passa, qualunque cosa ti si chieda mentre agiscono altri.
page-plan-stands-legendary = Resta a combattere ogni volta che potrei ritirarmi
page-purses-hidden-legendary = Le borse sono nascoste, ma quasi ogni movimento d’oro è pubblico e contato per te:
legendary-telling = Ti viene chiesto anche se si può solo questo: se mancasse ogni volta che non c’è scelta, gli altri capirebbero quanto oro hai.
