# Classic, in italiano: come è offerto nell’atrio, e che cosa si può scegliere per un tavolo.

lobby-title-classic = Cyclades, 2009. Offri per il favore degli dèi: vince chi ha per primo due metropoli.
lobby-variant-classic-2 = Due giocatori
    .what = Ognuno ha due offerte in un ciclo.
lobby-variant-classic-3 = Tre giocatori
lobby-variant-classic-4 = Quattro giocatori
lobby-variant-classic-5 = Cinque giocatori
lobby-option-classic-two_player_priests = I sacerdoti in due giocatori
    .what = Con due offerte a testa, che cosa rende più economico un sacerdote.
    .clause = C-7.14
lobby-choice-classic-two_player_priests-sum = la somma delle due, una volta
lobby-choice-classic-two_player_priests-each = ogni offerta
lobby-option-classic-tie_break = Un pareggio alla fine
    .what = Chi vince se più giocatori hanno tutte le metropoli che servono.
    .clause = C-18.4
lobby-choice-classic-tie_break-metropolises_then_gold = più metropoli, poi più oro
lobby-choice-classic-tie_break-gold_only = più oro
lobby-option-classic-gold_visibility = Oro
    .what = Se gli altri vedono quanto oro hai.
    .clause = C-21.2
lobby-choice-classic-gold_visibility-hidden = dietro lo schermo
lobby-choice-classic-gold_visibility-open = visibile a tutti
lobby-option-classic-cycle_limit = Partita più lunga
    .what = Dopo tanti cicli la partita finisce, chiunque sia in testa.
    .clause = C-18.7
