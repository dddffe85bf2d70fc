# Le lezioni nella pagina: i corsi, e l’insegnante accanto al tabellone.

## I corsi

learn-heading = Impara giocando
learn-what = Brevi lezioni sul vero tabellone. Un insegnante ti dice che cosa fare; non può andare storto nulla.
learn-title = Lezioni di { $title }
learn-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
learn-done-of = { $done } di { $count } finite
learn-begin = Comincia
learn-go-on = Continua
learn-once-more = Di nuovo
learn-is-done = finita
learn-begun = passo { $step } di { $steps }
learn-skip = Salta
learn-skipped = saltata
learn-take-anyway = Falla lo stesso
learn-other-titles = Lezioni degli altri giochi
learn-kept-here = I tuoi progressi restano su questo dispositivo; con un account, anche lì.
learn-rules = Il regolamento completo

## L'insegnante

learn-teacher = L’insegnante
learn-step = { $step } di { $steps }
learn-next = Avanti
learn-again = Di nuovo
learn-show = Mostrami
learn-take-back = Torna indietro
learn-elsewhere = È permesso, ma non è ciò che intendevo. L’ho annullato.
learn-well = Ben fatto.
learn-finished = La lezione è finita. { $understood ->
    [0] L’hai vista; rifalla e prova da te.
    [one] Un passo l’hai fatto da te.
   *[other] { $understood } passi li hai fatti da te.
}
learn-next-lesson = Prossima lezione: { $lesson }
learn-course-done = Era l’ultima lezione di questo corso. Ora puoi giocare, o continuare a imparare.
learn-all-lessons = Tutte le lezioni
learn-play-now = Gioca una prima partita
learn-leave = Lascia la lezione
learn-understood = capito
learn-shown = mostrato
learn-side = { $number ->
    [1] Blu
    [2] Rosso
    [3] Verde
    [4] Giallo
    [5] Viola
   *[other] Nero
}
