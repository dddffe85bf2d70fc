# Come si chiamano in italiano i luoghi dei tabelloni; quelli che mancano si scrivono come sul tabellone.

place-abydos = Abido
place-argos = Argo
place-aulis = Aulide
place-chalcis = Calcide
place-chios = Chio
place-corinth = Corinto
place-delphi = Delfi
place-eleusis = Eleusi
place-ephesos = Efeso
place-epidauros = Epidauro
place-gytheion = Gizio
place-olympia = Olimpia
place-pylos = Pilo
place-rhegion = Reggio
place-samos = Samo
place-sestos = Sesto
place-sounion = Sunio
place-troezen = Trezene
