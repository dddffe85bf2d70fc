# Legendary, in italiano: perché un bot ha mosso.

bots-why-legendary-founds = In questo gioco contano le metropoli.
bots-why-legendary-bids-for-metropolis = Un turno con { $god } porta una metropoli.
bots-why-legendary-denies = Un rivale adesso non deve avere { $god }.
bots-why-legendary-takes-apollo = Oro oggi e ancora di più domani, gratis.
bots-why-legendary-attacks = { CAPITAL(CASE($who, "il")) } difende { $land } con troppo poco.
bots-why-legendary-settles = Nessuno si è ancora stabilito { CASE($land, "a") }.
bots-why-legendary-attacks-at-sea = La flotta { CASE($who, "di") } { CASE($sea, "in") } si può battere.
bots-why-legendary-stays = Per { $percent } probabilità su cento vale la pena restare.
bots-why-legendary-retreats = Vincere qui, con { $percent } probabilità su cento, non vale quello che può costare.
bots-why-legendary-sacrifices = Ciò che lascia { $hero } vale più dell’eroe.
bots-why-legendary-saves = In questo turno nient’altro vale quello che costa.
