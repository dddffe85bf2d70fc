# Hellas, in English: what the page calls it, and examples of standing orders.

page-title-hellas = Hellas
    .emblem = units/ship
    .panels = Cards
    .beside = Cards and tiles
page-order-examples-hellas =
    always stand = Leaves the garrisons as they stand.
    pass all answers until my next turn = Stays, accepts or passes whatever you are asked while others act.
page-plan-stands-hellas = Leave the garrisons as they stand
hellas-telling = You are asked although only this is possible: left out, the question would tell the other player which cards you do not hold.
