# Classic, in italiano: perché un bot ha mosso.

bots-why-classic-founds = Così nasce una metropoli.
bots-why-classic-lands = Uno sbarco lì riesce { $chance } volte su cento.
bots-why-classic-sinks = Le flotte laggiù si battono { $chance } volte su cento.
bots-why-classic-denies = { CAPITAL(CASE($rival, "il")) } avrebbe potuto vincere con { $god }.
bots-why-classic-wants = A questo prezzo un turno con { $god } rende più di ogni altro.
bots-why-classic-saves = Un ciclo tranquillo con Apollo riempie la borsa.
