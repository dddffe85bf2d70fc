# Hellas по-русски: стол в виде текста, для терминала. Слова, которые набирают, остаются как есть.

hellas-sketch-over = Ход { $turn }: партия окончена
hellas-sketch-set-up = Подготовка
hellas-sketch-turn = Ход { $turn }: { $who }
hellas-sketch-steps =
    { $steps ->
        [one] остался { $steps } шаг
        [few] осталось { $steps } шага
       *[other] осталось { $steps } шагов
    }
hellas-sketch-attack = Атака на { CASE($city, "acc") }
hellas-sketch-attack-by-sea = Атака по морю на { CASE($city, "acc") }
hellas-sketch-sent = { $units } { CASE($city, "from") }
hellas-sketch-nobody-yet = пока никто
hellas-sketch-player = города { $cities }, храмы { $temples }, в запасе { $greeks }g { $ships }s, карты: { $cards }
hellas-sketch-none = нет
hellas-sketch-locked = заперты { $cards }
hellas-sketch-held = удержаны { $cards }
hellas-sketch-deck = колода { $count }, в сбросе: { $cards }
hellas-sketch-on-the-table = на столе: { $cards }
hellas-sketch-drawn = Взята
hellas-sketch-edges = { $tile }, края по часовой стрелке с востока, без поворота: { $edges }
hellas-sketch-aside = Отложены
hellas-sketch-stack = Стопка
hellas-sketch-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[other] { $count } плиток
    }
hellas-sketch-under = Под ней
hellas-sketch-in-this-order = { $tiles }, в таком порядке
# Не больше семи букв.
hellas-sketch-dolphin = дельфин
hellas-sketch-legend = # суша  ~ море  * храм  = мост  W, O владелец  g греки  s корабли  q,r пустая клетка
