# Hellas, in italiano: come lo chiama la pagina, ed esempi di ordini permanenti.

page-title-hellas = Hellas
    .emblem = units/ship
    .panels = Carte
    .beside = Carte e tessere
page-order-examples-hellas =
    always stand = Lascia le guarnigioni come stanno.
    pass all answers until my next turn = Resta, accetta o passa, qualunque cosa ti si chieda mentre agiscono altri.
page-plan-stands-hellas = Lascia le guarnigioni come stanno
hellas-telling = Ti viene chiesto anche se si può solo questo: senza la domanda l’altro saprebbe quali carte non hai in mano.
