# Classic по-русски: как её предлагает зал и что можно выбрать для стола.

lobby-title-classic = Cyclades, 2009. Боритесь за милость богов и раньше всех завладейте двумя метрополиями.
lobby-variant-classic-2 = Два игрока
    .what = У каждого по два приношения за раунд.
lobby-variant-classic-3 = Три игрока
lobby-variant-classic-4 = Четыре игрока
lobby-variant-classic-5 = Пять игроков
lobby-option-classic-two_player_priests = Жрецы при игре вдвоём
    .what = Что жрец удешевляет, когда приношений по два.
    .clause = C-7.14
lobby-choice-classic-two_player_priests-sum = сумму обоих, один раз
lobby-choice-classic-two_player_priests-each = каждое приношение
lobby-option-classic-tie_break = Равенство в конце
    .what = Кто побеждает, если метрополий хватает у нескольких.
    .clause = C-18.4
lobby-choice-classic-tie_break-metropolises_then_gold = больше метрополий, потом больше золота
lobby-choice-classic-tie_break-gold_only = больше золота
lobby-option-classic-gold_visibility = Золото
    .what = Видят ли другие, сколько у вас золота.
    .clause = C-21.2
lobby-choice-classic-gold_visibility-hidden = за ширмой
lobby-choice-classic-gold_visibility-open = на виду у всех
lobby-option-classic-cycle_limit = Самая длинная партия
    .what = После стольких раундов партия заканчивается, кто бы ни был впереди.
    .clause = C-18.7
