# Hellas, українською: як його називає сторінка та приклади доручень наперед.

page-title-hellas = Hellas
    .emblem = units/ship
    .panels = Карти
    .beside = Карти й плитки
page-order-examples-hellas =
    always stand = Лишає залоги, як вони стоять.
    pass all answers until my next turn = Залишається, погоджується або пасує на все, про що вас питають, поки діють інші.
page-plan-stands-hellas = Лишати залоги, як вони стоять
hellas-telling = Вас питають, хоч можливе лише це: пропущене запитання виказало б супернику, яких карт у вас немає.
