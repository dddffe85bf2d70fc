# Hellas in cinque minuti, in italiano.

five-hellas-goal = Vinci con dieci città alla fine del tuo turno, o prendendo l’ultima città del rivale.
    .heading = Dieci città
five-hellas-board = Ogni tessera tranne il delfino è una città. I Greci la tengono, le navi dominano il mare intorno. Una città ospita al massimo tre Greci e tre navi.
    .heading = Città, Greci, navi
five-hellas-turn = Raccogli le forze: tre volte un Greco, una nave o una carta. Oppure salpa. Oppure attacca. Chi ha più templi raccoglie quattro volte.
    .heading = Un’azione per turno
five-hellas-voyage = Pesca una tessera e piazzala dove le coste combaciano e le tue navi sono in maggioranza. Costa una nave ed è una tua nuova città. Se non puoi o non vuoi piazzarla, il viaggio è andato a vuoto.
    .heading = Salpa
five-hellas-attack = Manda Greci dalle città vicine; ovunque uno resta a casa. Prendi la città se siete almeno quanti i difensori, via mare uno in più. Non si tirano dadi.
    .heading = Attacca
five-hellas-cards = Quelle di Poseidone aiutano in mare, quelle di Zeus cambiano il turno o fermano altre carte, quelle di Ares vincono le battaglie. Sono segrete: tieni conto di quelle che non vedi.
    .heading = Carte di tre dèi
five-hellas-end = Alla fine di un turno in cui chi gioca ha dieci città, o subito quando qualcuno non ne ha più.
    .heading = Quando finisce

five-hellas-price-god = un passo quando raccogli le forze, per una carta
five-hellas-price-card = un passo quando raccogli le forze
