# Hellas, українською: стіл як текст, для термінала. Слова, які вводять, лишаються як є.

hellas-sketch-over = Хід { $turn }: партію закінчено
hellas-sketch-set-up = Приготування
hellas-sketch-turn = Хід { $turn }: { $who }
hellas-sketch-steps = лишилося кроків: { $steps }
hellas-sketch-attack = Атака на { CASE($city, "acc") }
hellas-sketch-attack-by-sea = Атака морем на { CASE($city, "acc") }
hellas-sketch-sent = { $units } { CASE($city, "from") }
hellas-sketch-nobody-yet = поки нікого
hellas-sketch-player = міст { $cities }, храмів { $temples }, у резерві { $greeks }g { $ships }s, карти: { $cards }
hellas-sketch-none = немає
hellas-sketch-locked = замкнено { $cards }
hellas-sketch-held = збережено { $cards }
hellas-sketch-deck = у колоді { $count }, у скиді: { $cards }
hellas-sketch-on-the-table = на столі: { $cards }
hellas-sketch-drawn = Узято
hellas-sketch-edges = { $tile }, краї за годинниковою стрілкою зі сходу, без повороту: { $edges }
hellas-sketch-aside = Відкладено
hellas-sketch-stack = Стос
hellas-sketch-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    }
hellas-sketch-under = Під ним
hellas-sketch-in-this-order = { $tiles }, у такому порядку
# Щонайбільше сім літер.
hellas-sketch-dolphin = дельфін
hellas-sketch-legend = # суша  ~ море  * храм  = міст  W, O власник  g греки  s кораблі  q,r вільна клітинка
