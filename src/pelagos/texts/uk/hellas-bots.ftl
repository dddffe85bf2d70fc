# Hellas, українською: чому бот походив саме так.

bots-why-hellas-raids = { $city } має надто слабку оборону.
bots-why-hellas-sails = Тут можна відкрити нове місто.
bots-why-hellas-gathers = На щось інше нас замало.
bots-why-hellas-strikes = Місто, що переходить до іншого, рахується вдвічі.
bots-why-hellas-lays = { CAPITAL(CASE($spot, "in")) } плитка служить нам найкраще.
bots-why-hellas-declines = Ця плитка допомогла б іншим більше, ніж нам.
bots-why-hellas-holds-back = Жодне місто не варте людей, яких коштувало б.
bots-why-hellas-vetoes = Карта «{ $card }» завдала б надто великої шкоди.
bots-why-hellas-plays = Саме час для карти «{ $card }».
bots-why-hellas-regroups = Ми стоїмо не там, де треба.
