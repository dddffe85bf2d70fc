# Hellas по-русски: как её называет страница и примеры наказов.

page-title-hellas = Hellas
    .emblem = units/ship
    .panels = Карты
    .beside = Карты и плитки
page-order-examples-hellas =
    always stand = Оставляет гарнизоны как есть.
    pass all answers until my next turn = Остаётся, соглашается или пасует, что бы вас ни спросили в чужой ход.
page-plan-stands-hellas = Оставлять гарнизоны как есть
hellas-telling = Вас спрашивают, хотя возможно только это: без вопроса соперник понял бы, каких карт у вас нет.
