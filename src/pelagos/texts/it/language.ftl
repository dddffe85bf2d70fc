# Italiano: che cosa ne devono sapere i programmi.

# Che cosa può stare davanti a un nome e manca nei titoli. Ciò che finisce con ’ sta lì senza spazio.
language-articles = il lo la i gli le l’
