# Что говорит учитель на уроках Hellas. Короткие фразы, по одному делу за раз.

## Курсы

hellas-course-first = Первый курс
hellas-course-cards = Карты богов
hellas-course-end = Дельфин и конец игры

## goal

hellas-lesson-goal = Цель
hellas-lesson-goal-about = Возьмите десятый город и победите.
hellas-lesson-goal-hello = Добро пожаловать. Вы играете за Белого. На каждой плитке один город; ваши фигурки в городе — греки, лодки — корабли.
hellas-lesson-goal-cities = Побеждает тот, у кого в конце его хода десять городов. У вас девять. Два города, которые светятся, — Оранжевого.
hellas-lesson-goal-declare = Ход — это одно действие: прилив сил приносит новые фигурки, плавание открывает новую плитку, атака берёт город. Объявите атаку.
hellas-lesson-goal-burst-is-slow = Прилив сил вас усилил бы, но города не принесёт. Объявите атаку.
hellas-lesson-goal-voyage-later = Плавание тоже могло бы дать десятый город, если плитка подойдёт. В другой раз: сегодня мы атакуем.
hellas-lesson-goal-target = Теперь назовите город, который атакуете: { $city }. Рядом с ним у вас много греков.
hellas-lesson-goal-well-guarded = Туда по морю вы пошлёте слишком мало греков. Возьмите другой город: { $city }.
hellas-lesson-goal-no-attack = Без атаки ваш ход кончится. Назовите город: { $city }.
hellas-lesson-goal-add = Один грек { CASE($from, "from") } уже в пути. { CAPITAL(CASE($city, "at")) } тоже один грек, а вы идёте по морю: там нужно быть сильнее, равенства мало. Пошлите ещё одного.
hellas-lesson-goal-too-few = Один на один по морю: атака не удалась, вашего грека больше нет, и ходит Оранжевый. Верните ход и пошлите двоих.
hellas-lesson-goal-spoils = Город ваш! В нём был корабль, поэтому можно поставить туда один ваш. Ставьте.
hellas-lesson-goal-settle = Можно перевести в новый город ещё фигурки. Это не обязательно: оставьте всё как есть.
hellas-lesson-goal-won = Десять городов в конце вашего хода: вы победили.

## voyage

hellas-lesson-voyage = Плавание
hellas-lesson-voyage-about = Возьмите плитку, найдите для неё место и заложите город.
hellas-lesson-voyage-hello = Вы играете за Белого, у вас четыре города. Плавание открывает новый город. Посмотрите на корабли у своих городов: сегодня важны они.
hellas-lesson-voyage-declare = Объявите плавание. Попытка ничего не стоит.
hellas-lesson-voyage-voyage-today = Тоже хорошее действие, но сегодня мы плывём. Объявите плавание.
hellas-lesson-voyage-tile = Вы взяли плитку «{ $tile }». Одна её сторона — суша, остальные — море. Поворачивать её можно как угодно.
hellas-lesson-voyage-fits = Плитка должна касаться дельфина или двух плиток. Где плитки соприкасаются, суша должна встретить сушу, а море — море.
hellas-lesson-voyage-ships = Кто может поселиться на клетке, решают корабли рядом с ней: их у вас должно быть больше, чем у Оранжевого. У одних отмеченных клеток два против нуля, у другой — только один против одного.
hellas-lesson-voyage-place = Отмеченные клетки вас ждут. Выберите одну, поворачивайте плитку «{ $tile }», пока она не подойдёт, и выложите её.
hellas-lesson-voyage-as-good = Ничуть не хуже! Но сегодня поселимся рядом с другим городом: { $city }. Выберите отмеченную клетку.
hellas-lesson-voyage-under-the-stack = Плавание не удалось: плитка лежит под стопкой, и Оранжевый сделал ход. Кораблей вы не потеряли, но и города не получили. Верните ход и выложите плитку.
hellas-lesson-voyage-pay = Грек из вашего запаса поселился на плитке «{ $tile }». Теперь корабль рядом с ней идёт в уплату за плавание и возвращается в запас. Выберите какой.
hellas-lesson-voyage-settle = { CAPITAL(CASE($tile, "at")) } есть грек и нет кораблей. Сейчас туда можно перевести фигурки; этому научимся позже. Оставьте всё как есть.
hellas-lesson-voyage-another-lesson = О перегруппировке есть свой урок. Пока оставьте всё как есть.
hellas-lesson-voyage-done = Пять городов! Для плавания нужны плитка, которая подходит, и рядом с клеткой больше кораблей, чем у Оранжевого; стоит оно один корабль. Так что стройте новые: об этом дальше.

## burst

hellas-lesson-burst = Прилив сил
hellas-lesson-burst-about = Новые греки, корабли и карты: три шага на ваш выбор.
hellas-lesson-burst-hello = Рядом Оранжевый: возле города { $city } у него два грека, как и у вас. Пора расти: прилив сил приносит новые фигурки и карты.
hellas-lesson-burst-declare = Объявите прилив сил.
hellas-lesson-burst-burst-today = Для этого сил пока мало. Сначала объявите прилив сил.
hellas-lesson-burst-greek = У вас три шага. Каждый даёт грека, корабль или карту. Сначала поставьте грека { CASE($city, "to") }: рядом Оранжевый.
hellas-lesson-burst-to-the-front = Там спокойно. Поставьте грека { CASE($city, "to") }, рядом с Оранжевым.
hellas-lesson-burst-greek-first = Это тоже шаг, и до него дойдёт. Сначала грек { CASE($city, "to") }.
hellas-lesson-burst-two-left = Остановиться — значит потерять шаги. Сначала поставьте грека { CASE($city, "to") }.
hellas-lesson-burst-ship = { CAPITAL(CASE($city, "at")) } теперь три грека, и больше город не вмещает: самое большее три грека и три корабля. Теперь поставьте корабль в любой свой город.
hellas-lesson-burst-ship-now = Греки — это хорошо, но для плаваний нужны корабли. Поставьте корабль в город.
hellas-lesson-burst-card-later = Карта будет последней. Сейчас корабль.
hellas-lesson-burst-steps-left = У вас осталось два шага. Используйте их: сначала корабль.
hellas-lesson-burst-card = Последний шаг: карта. Посейдон помогает плавать, Арес — атаковать, а { $god } меняет правила того и другого. Возьмите карту { CASE($god, "gen") }.
hellas-lesson-burst-this-god = Этот бог тоже помогает. Но сегодня возьмите карту { CASE($god, "gen") }.
hellas-lesson-burst-card-now = Фигурок пока довольно. Возьмите карту { CASE($god, "gen") }.
hellas-lesson-burst-one-left = Остался один шаг, и карта больше ничего не стоит. Возьмите карту { CASE($god, "gen") }.
hellas-lesson-burst-settle = Карта лежит лицом вниз: до конца хода даже вам на неё нельзя смотреть. После прилива сил можно и передвинуть фигурки. Оставьте их как есть.
hellas-lesson-burst-another-lesson = О перегруппировке есть свой урок. Пока оставьте всё как есть.
hellas-lesson-burst-done = Ваш ход окончен, и карту можно посмотреть: «{ $card }». Что делают карты, скоро узнаете. Три шага вперемежку: это и есть прилив сил.

## attack

hellas-lesson-attack = Атака
hellas-lesson-attack-about = По суше и по морю: сколько нужно греков.
hellas-lesson-attack-hello = { $from } — ваш город, { $city } — Оранжевого. Их соединяет суша: ваши греки дойдут пешком. У Оранжевого там два грека; корабли не сражаются.
hellas-lesson-attack-declare = Объявите атаку.
hellas-lesson-attack-attack-today = Не сегодня: ваше войско готово. Объявите атаку.
hellas-lesson-attack-target = Назовите город, который атакуете: { $city }.
hellas-lesson-attack-this-city = Туда можно попасть только по морю, а это труднее. Атакуйте { CASE($city, "acc") }.
hellas-lesson-attack-no-attack = Тогда ваш ход пропадёт. Атакуйте { CASE($city, "acc") }.
hellas-lesson-attack-first = Греки выступают по одному. Первого возьмите { CASE($from, "from") }: с городом { $city } его соединяет суша.
hellas-lesson-attack-by-sea-first = Оттуда пришлось бы плыть, а из-за одного плывущего вся атака становится морской. Возьмите грека { CASE($from, "from") }.
hellas-lesson-attack-second = По суше достаточно стольких же, сколько обороняется: двое против двоих возьмут { CASE($city, "acc") }. Пошлите ещё одного { CASE($from, "from") }.
hellas-lesson-attack-mixed = Из-за одного плывущего атака станет морской, а по морю двоих против двоих мало. Пошлите ещё одного { CASE($from, "from") }, по суше.
hellas-lesson-attack-too-few = Один против двоих: атака не удалась, ваш грек вернулся в запас, и Оранжевый сделал ход. Верните ход и пошлите двоих.
hellas-lesson-attack-launch = Двое готовы, оба идут по суше; последний грек города всегда остаётся дома. Можно добавить одного { CASE($sea, "from") }, но он не нужен. Начните атаку.
hellas-lesson-attack-needless = Трое по морю тоже побеждают двоих { CASE($city, "at") }, но вы потратили грека, который не был нужен. Верните ход и выступите вдвоём.
hellas-lesson-attack-spoils = Никаких кубиков: двое против двоих, и по суше это победа. Фигурки Оранжевого покидают { CASE($city, "acc") }. Там было два корабля, поэтому вы можете поставить два своих.
hellas-lesson-attack-two-ships = Они ничего не стоят. Поставьте туда два корабля.
hellas-lesson-attack-settle = { CAPITAL(CASE($city, "at")) } теперь живут два ваших грека. Можно привести ещё; оставьте всё как есть.
hellas-lesson-attack-another-lesson = О перегруппировке — следующий урок. Пока оставьте всё как есть.
hellas-lesson-attack-done = По суше хватает стольких же; по морю, или если плывёт хотя бы один, нужно на одного больше. Считайте до атаки: при неудаче теряют всех, кого послали.

## regroup

hellas-lesson-regroup = Перегруппировка
hellas-lesson-regroup-about = Переведите фигурки туда, где они нужны.
hellas-lesson-regroup-hello = Ваш прилив сил окончен. Но взгляните: в тылу дважды по три грека, а { CASE($front, "at") } один-единственный, и рядом три грека Оранжевого, { CASE($rival, "at") }.
hellas-lesson-regroup-regroup = После прилива сил можно передвинуть все свои фигурки, как угодно далеко. Перегруппируйте.
hellas-lesson-regroup-weak-front = Видите: Оранжевый привёл двух греков по суше, и ваш город потерян. Верните ход и перегруппируйте.
hellas-lesson-regroup-first = Для каждого города по очереди вы называете, сколько там будет. { CAPITAL(CASE($city, "from")) } до Оранжевого далеко: хватит одного грека, корабль не нужен. Один должен оставаться всегда.
hellas-lesson-regroup-ship-later = Корабль полезнее в другом месте. Здесь один грек и ни одного корабля.
hellas-lesson-regroup-to-the-front = Эти греки нужны впереди. Оставьте здесь одного грека и ни одного корабля.
hellas-lesson-regroup-front = Теперь { $city }, рядом с Оранжевым: три грека, сколько вмещает город. Ни одного корабля.
hellas-lesson-regroup-three = Здесь больше — надёжнее: три грека и ни одного корабля.
hellas-lesson-regroup-rest = { CAPITAL(CASE($city, "to")) } — один грек и ни одного корабля. Остальное само перейдёт { CASE($last, "to") }.
hellas-lesson-regroup-one-is-enough = Можно, но прочих соберите { CASE($last, "at") }: здесь один грек и ни одного корабля.
hellas-lesson-regroup-held = Оранжевый только что атаковал { CASE($front, "acc") } двумя греками, не смог взять и потерял обоих! { CAPITAL(CASE($rival, "at")) } остался один. Ответьте ударом: объявите атаку.
hellas-lesson-regroup-strike-back = Позже. { CAPITAL(CASE($rival, "at")) } почти никого: объявите атаку.
hellas-lesson-regroup-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-regroup-this-city = Слабое место — { $city }. Атакуйте его.
hellas-lesson-regroup-add = Пошлите грека { CASE($from, "from") }, по суше.
hellas-lesson-regroup-by-land = Этот бы поплыл. По суше хватит одного: пошлите грека { CASE($from, "from") }.
hellas-lesson-regroup-launch = Один на один по суше достаточно. Начните атаку.
hellas-lesson-regroup-enough = Больше не нужно, а кто остался дома, тот его охраняет. Начните атаку.
hellas-lesson-regroup-into = Город { $city } ваш, в нём один грек. После атаки и плавания тоже можно перегруппировать, но только в полученный город. Перегруппируйте.
hellas-lesson-regroup-weak-again = Один грек { CASE($city, "acc") } не удержит. Перегруппируйте.
hellas-lesson-regroup-near = Вас спрашивают, что посылает каждый город. { CAPITAL(CASE($from, "from")) } не посылайте никого: греки нужны там.
hellas-lesson-regroup-weaker-home = Можно, но мы возьмём всех из тыла. Отсюда никого не посылайте.
hellas-lesson-regroup-far = { $from } далеко, но это неважно. Пошлите двух греков и корабль { CASE($city, "to") }.
hellas-lesson-regroup-from-afar = { CAPITAL(CASE($city, "at")) } нужны греки. Пошлите двух греков и корабль.
hellas-lesson-regroup-done = После прилива сил можно двигать всё; после плавания или атаки — только в новый город. Сила там, где соперник; один грек там, куда никто не придёт.

## hand

hellas-lesson-hand = Карты в руке
hellas-lesson-hand-about = У каждой карты свой момент. Сыграйте одну и запретите другую.
hellas-lesson-hand-hello = У вас в руке три карты, по одной каждого бога. Коснитесь карты, чтобы прочесть её. Оранжевый видит только рубашки ваших карт, а вы — его.
hellas-lesson-hand-moment = Карту играют в том действии, к которому она относится: «Призрачный воин» — в сражении, «Попутный ветер» — в плавании. Вам нужно сражение: объявите атаку.
hellas-lesson-hand-attack-today = «Призрачный воин» — карта для сражений. Объявите атаку.
hellas-lesson-hand-target = Атакуйте { CASE($city, "acc") }: там два грека.
hellas-lesson-hand-this-city = Сегодня наша цель — { $city }. Атакуйте этот город.
hellas-lesson-hand-add = { CAPITAL(CASE($from, "from")) } по суше может пойти только один. Один против двоих? У вас есть карта. Пошлите грека.
hellas-lesson-hand-by-land = Этот бы поплыл, а по морю нужно на одного больше. Пошлите грека { CASE($from, "from") }.
hellas-lesson-hand-launch = Начните атаку одним греком.
hellas-lesson-hand-enough = Тогда атака станет морской. Выступите одним.
hellas-lesson-hand-play = Сражение началось, и первым может играть нападающий. С картой «{ $card }» вы на 1 сильнее: сыграйте её.
hellas-lesson-hand-too-weak = Без карты было один против двоих: грек потерян. Верните ход и сыграйте { CASE($card, "acc") }.
hellas-lesson-hand-keep = Есть карта Зевса, которая возвращает карту в руку. Вас спрашивают, потому что Оранжевый видит у вас карту Зевса, а какую — не должен узнать никто. Спасуйте.
hellas-lesson-hand-settle = Двое против двоих по суше: город ваш. Карта ушла в сброс. Оставьте всё как есть.
hellas-lesson-hand-leave-it = Перегруппировку мы уже знаем. Оставьте всё как есть.
hellas-lesson-hand-end-action = Здесь можно было бы сыграть некоторые карты; у вас их нет, но спрашивают вас всё равно. Закончите действие.
hellas-lesson-hand-end-turn = Ваше действие окончено. Завершите ход.
hellas-lesson-hand-veto = Оранжевый играет { CASE($card, "acc") }: каждый город с тремя греками теряет одного, и { $city } тоже. Вы можете это запретить: сыграйте { CASE($veto, "acc") }.
hellas-lesson-hand-flooded = { CAPITAL(CASE($city, "at")) } теперь только два грека. Вето — сразу или никогда. Верните ход и сыграйте { CASE($veto, "acc") }.
hellas-lesson-hand-done = Запрещено: ваши греки остались. Каждую карту играйте в её момент; вето отвечает на любую. Держать можно семь карт, из них три — одного бога.

## temples

hellas-lesson-temples = Храмы
hellas-lesson-temples-about = Храмов больше, чем у соперника: на шаг больше в каждом приливе сил.
hellas-lesson-temples-hello = На некоторых плитках есть храм. У кого городов с храмом больше, чем у другого, тот в приливе сил делает четыре шага, а не три. Пока храма нет ни у кого.
hellas-lesson-temples-declare = Найдите его: объявите плавание.
hellas-lesson-temples-three-only = Это было бы три шага. С храмом будет четыре: сначала объявите плавание.
hellas-lesson-temples-voyage-today = У Оранжевого нет храма, который можно взять. Объявите плавание.
hellas-lesson-temples-place = Удача! Плитка «{ $tile }» с храмом. Выложите её там, где ваших кораблей больше: клетку среди своих городов легко оборонять.
hellas-lesson-temples-as-good = Ничуть не хуже! Но сегодня поселимся рядом с другим городом: { $city }. Выберите отмеченную клетку.
hellas-lesson-temples-keep-it = Под стопкой она пропала бы надолго. Выложите плитку «{ $tile }».
hellas-lesson-temples-pay = Выберите корабль, который пойдёт в уплату за плавание.
hellas-lesson-temples-settle = Храм ваш. Оставьте всё как есть и посмотрите, что сделает Оранжевый.
hellas-lesson-temples-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-temples-burst = У Оранжевого был прилив сил из трёх шагов. Теперь объявите свой.
hellas-lesson-temples-burst-now = Позже. Объявите прилив сил и считайте шаги.
hellas-lesson-temples-one = Четыре шага! Это храм. Сделайте первый: грек или корабль, куда захотите.
hellas-lesson-temples-two = Второй шаг: ещё одна фигурка.
hellas-lesson-temples-three = Третий. Оранжевый на этом бы закончил.
hellas-lesson-temples-four = И четвёртый, благодаря храму.
hellas-lesson-temples-pieces = Карта — тоже шаг. Но сегодня возьмите фигурку.
hellas-lesson-temples-not-yet = Шаги ещё остались. Сделайте их.
hellas-lesson-temples-done = Храмов больше, чем у соперника, — четыре шага; поровну — у обоих три. Считают их, когда вы объявляете прилив сил. Берегите храм: его могут завоевать.

## start

hellas-lesson-start = Начало
hellas-lesson-start-about = Восемь плиток вокруг дельфина: так начинается каждая партия.
hellas-lesson-start-hello = Каждая партия начинается с одного дельфина. Белый и Оранжевый по очереди выкладывают плитки, пока у каждого не станет по четыре. Две ваши уже лежат.
hellas-lesson-start-cards = Каждый начинает с тремя картами, по одной каждого бога. В самый первый ход Белый не может сыграть ни одной.
hellas-lesson-start-third = Ваша третья плитка. Клетка должна касаться дельфина или двух плиток; корабли пока не считаются. Выложите её на отмеченную клетку между двумя своими, повернув как угодно.
hellas-lesson-start-far = Правила это допускают, но там рядом Оранжевый. Выберите отмеченную клетку.
hellas-lesson-start-fourth = На плитке теперь грек и корабль. Оранжевый взял плитку с храмом, отложил её и выложил следующую. Теперь ваша четвёртая, на отмеченную клетку рядом с городом { $city }.
hellas-lesson-start-done = Лежат восемь городов, в каждом запасе осталось одиннадцать греков и шесть кораблей. Начинает Белый. Сыграйте первую партию с ботом или учитесь дальше.

## battle-cards

hellas-lesson-battle-cards = Карты в сражении
hellas-lesson-battle-cards-about = Четыре карты, одно сражение: за кем последнее слово?
hellas-lesson-battle-cards-hello = { $from } и { $city } лежат по разные стороны воды. Послать вы можете двух греков, у Оранжевого там тоже два: по морю не хватает одного. Но у вас есть карты.
hellas-lesson-battle-cards-declare = Объявите атаку.
hellas-lesson-battle-cards-attack-today = Ваши карты — карты войны. Объявите атаку.
hellas-lesson-battle-cards-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-battle-cards-this-city = Наша цель — { $city }. Атакуйте этот город.
hellas-lesson-battle-cards-add = Один грек { CASE($from, "from") } уже в пути. Пошлите и второго.
hellas-lesson-battle-cards-both = Одного мало, какие бы карты у вас ни были. Пошлите второго грека { CASE($from, "from") }.
hellas-lesson-battle-cards-beachhead = В сражении вы с Оранжевым по очереди играете карту или пасуете; два паса завершают его. «{ $card }»: равенства хватает и по морю. Сыграйте эту карту.
hellas-lesson-battle-cards-first-this = Эта карта тоже помогла бы, но приберегите её для ответа. Сначала сыграйте { CASE($card, "acc") }.
hellas-lesson-battle-cards-not-enough = Оба спасовали, и двое против двоих по морю не справились. Ваши греки потеряны. Верните ход и сыграйте { CASE($card, "acc") }.
hellas-lesson-battle-cards-spirit = Оранжевый отвечает: «{ $wall }», и корабль в городе считается за грека. Теперь двое против троих. С картой «{ $card }» вы на 1 сильнее: сыграйте её.
hellas-lesson-battle-cards-too-weak = Двое против троих: атака не удалась. Верните ход и сыграйте { CASE($card, "acc") }.
hellas-lesson-battle-cards-spoils = Трое против троих, а равенства достаточно: победа! Фигурки Оранжевого спасла карта «{ $card }»: теперь они { CASE($refuge, "at") }. Но { CASE($city, "at") } был корабль, и вы можете поставить туда свой.
hellas-lesson-battle-cards-settle = Карты ушли в сброс. Оставьте всё как есть.
hellas-lesson-battle-cards-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-battle-cards-done = Нападающему служат карты Ареса; обороняющийся отвечает кораблями и может спасти то, что теряет. По рубашкам карт в руке видно, чего опасаться.

## sailing

hellas-lesson-sailing = Карты в плавании
hellas-lesson-sailing-about = Плитка получше, попутный ветер и колонисты.
hellas-lesson-sailing-hello = Всюду вокруг дельфина у вас и у Оранжевого кораблей поровну: ни одно плавание не удастся. Ваши три карты Посейдона это изменят.
hellas-lesson-sailing-declare = Объявите плавание.
hellas-lesson-sailing-voyage-today = Карты Посейдона рвутся в море. Объявите плавание.
hellas-lesson-sailing-horizon = У плитки «{ $tile }» четыре стороны суши, она подходит плохо. «{ $card }» отправит её под стопку и даст другую. Сыграйте эту карту.
hellas-lesson-sailing-first-this = До этой дойдёт. Сначала «{ $card }»: плитка получше.
hellas-lesson-sailing-over = Тогда плавание не удалось бы, и карты ничего бы не дали. Продолжайте.
hellas-lesson-sailing-wind = Плитка «{ $tile }» подходит хорошо, но кораблей нужно больше, чем у Оранжевого, а всюду один на один. «{ $card }»: хватает и равенства. Сыграйте эту карту.
hellas-lesson-sailing-place = Теперь плитку «{ $tile }» можно выложить всюду, где у вас столько же кораблей, сколько у Оранжевого, и хотя бы один. Выберите клетку.
hellas-lesson-sailing-colonists = Грек поселился, корабль уплачен. «{ $card }» — это ещё две фигурки в новый город. Сыграйте эту карту.
hellas-lesson-sailing-alone = Одинокий грек — лёгкая добыча. Сначала сыграйте { CASE($card, "acc") }.
hellas-lesson-sailing-one = Выберите первую фигурку: грек или корабль.
hellas-lesson-sailing-two = И вторую.
hellas-lesson-sailing-both = Можно взять две фигурки. Возьмите их.
hellas-lesson-sailing-settle = Сильный новый город. Оставьте всё как есть.
hellas-lesson-sailing-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-sailing-done = Новая плитка, прежде чем её выложить, попутный ветер, когда кораблей поровну, колонисты, когда дело сделано. Четвёртая карта, для второго плавания, будет позже.

## surprises

hellas-lesson-surprises = Неожиданности
hellas-lesson-surprises-about = «Кража», «Смирение», «Обмен», «Потоп»: карты почти на любой момент.
hellas-lesson-surprises-hello = Некоторые карты не относятся ни к какому действию: их играют до него, после него и почти в любой момент между. У вас таких четыре.
hellas-lesson-surprises-theft = «{ $card }» забирает карту из руки Оранжевого. Сыграйте эту карту.
hellas-lesson-surprises-first-this = Всему своё время. Сейчас сыграйте { CASE($card, "acc") }.
hellas-lesson-surprises-keep = У вас есть и другие карты Зевса, поэтому вас спрашивают, не вернёт ли одна из них эту в руку. Ни одна не может: спасуйте.
hellas-lesson-surprises-steal = Вы видите рубашки: три карты Ареса, две Посейдона. Карту выбирает случай, бога — вы. Украдите карту Ареса.
hellas-lesson-surprises-warlike = Карта Ареса навредила бы вам больше. Украдите карту Ареса.
hellas-lesson-surprises-humility = Теперь «{ $stolen }» у вас, но заперта до конца хода. У Оранжевого ещё четыре карты. «{ $card }» оставляет сопернику только три: сыграйте эту карту.
hellas-lesson-surprises-keep-two = Вас снова спрашивают, потому что у вас ещё одна карта Зевса. Спасуйте.
hellas-lesson-surprises-exchange = Оранжевый выбрал карту и сбросил её. Теперь «{ $card }»: два города меняют владельцев, вместе со всеми фигурками. Сыграйте эту карту.
hellas-lesson-surprises-give = Отдайте { CASE($city, "acc") }: этот город за городами Оранжевого, и удержать его трудно.
hellas-lesson-surprises-give-this = Этот вам нужен. Отдайте { CASE($city, "acc") }.
hellas-lesson-surprises-take = И возьмите { CASE($city, "acc") }: там храм, а храмы остаются на плитке.
hellas-lesson-surprises-take-this = Храм ценнее: возьмите { CASE($city, "acc") }.
hellas-lesson-surprises-flood = Храм без сражения! И последняя карта, «{ $card }»: в каждом городе с тремя греками остаётся два. У вас таких нет, у Оранжевого два. Сыграйте её.
hellas-lesson-surprises-done = Четыре неожиданности, а действие ещё впереди. Играйте их, когда они больнее всего, и помните, что каждую может остановить «Вето».

## preparing

hellas-lesson-preparing = Перед атакой
hellas-lesson-preparing-about = Больше греков, дальше путь, второй удар.
hellas-lesson-preparing-hello = Ваши три карты Ареса готовят атаку. Их играют, когда атака объявлена, но город ещё не назван.
hellas-lesson-preparing-declare = Объявите атаку.
hellas-lesson-preparing-attack-today = С вами Арес. Объявите атаку.
hellas-lesson-preparing-far = «{ $card }»: в следующей атаке может участвовать один ваш город, как бы далеко он ни был. Сыграйте эту карту.
hellas-lesson-preparing-first-this = Всему своё время. Сейчас сыграйте { CASE($card, "acc") }.
hellas-lesson-preparing-muster = «{ $card }» превращает корабли одного города в греков — даже больше трёх, пока атака не кончится. Сыграйте эту карту.
hellas-lesson-preparing-ships = { CAPITAL(CASE($city, "at")) } ждут два корабля. Превратите в греков оба.
hellas-lesson-preparing-both = Возьмите оба: корабли не сражаются, а греки — да.
hellas-lesson-preparing-target = До города { $city } было не дотянуться; теперь его можно атаковать.
hellas-lesson-preparing-this-city = Не этот. Атакуйте { CASE($city, "acc") }.
hellas-lesson-preparing-add = Пошлите грека { CASE($from, "from") }, хоть это и далеко. Участвовать может один дальний город, не больше.
hellas-lesson-preparing-other-army = У греков { CASE($near, "from") } другая задача. Пошлите одного { CASE($from, "from") }.
hellas-lesson-preparing-second = { CAPITAL(CASE($city, "at")) } один грек, а дальний удар считается атакой по морю: нужны двое. Пошлите ещё одного.
hellas-lesson-preparing-too-few = По морю один на один мало. Пошлите ещё одного { CASE($from, "from") }.
hellas-lesson-preparing-launch = Двоих хватит. Начните атаку.
hellas-lesson-preparing-enough = Двоих хватит, а остальные пусть охраняют { CASE($from, "acc") }. Начните атаку.
hellas-lesson-preparing-fight = Оранжевый видит у вас карту Ареса, поэтому вас спрашивают. Она не для сражения: спасуйте.
hellas-lesson-preparing-settle = Город { $city } ваш. Оставьте всё как есть.
hellas-lesson-preparing-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-preparing-twin = Атака окончена, но не ваш ход: «{ $card }» даёт ещё одну, на другой город. Сыграйте эту карту.
hellas-lesson-preparing-one-more = У вас ещё есть «{ $card }». Сначала сыграйте эту карту.
hellas-lesson-preparing-next = Переходите к следующей атаке.
hellas-lesson-preparing-go-on = Карту для неё вы сыграли. Переходите к следующей атаке.
hellas-lesson-preparing-again = Атакуйте { CASE($city, "acc") }: там один грек, и с вашим войском этот город соединяет суша.
hellas-lesson-preparing-one = Пошлите одного { CASE($from, "from") }, по суше.
hellas-lesson-preparing-by-land = Этот бы поплыл. Пошлите одного { CASE($from, "from") }, по суше.
hellas-lesson-preparing-strike = Один на один по суше достаточно. Начните атаку.
hellas-lesson-preparing-enough-by-land = По суше хватит одного. Начните атаку.
hellas-lesson-preparing-done = Два города за один ход! «Ополчение» — чтобы было больше греков, «Дальний удар» — чтобы достать далеко, «Двойной удар» — чтобы взять ещё один город.

## double-turn

hellas-lesson-double-turn = Двойной ход
hellas-lesson-double-turn-about = Прилив сил и плавание за один ход, и ещё одно плавание.
hellas-lesson-double-turn-hello = Обычно ход — это одно действие. Сегодня их будет три: у вас есть карта на двойной ход и карта на второе плавание.
hellas-lesson-double-turn-double = Карту «{ $card }» играют, прежде чем что-либо объявить: сначала прилив сил, потом плавание или атака. Сыграйте её.
hellas-lesson-double-turn-first-this = Когда действие объявлено, играть { CASE($card, "acc") } поздно. Сначала сыграйте её.
hellas-lesson-double-turn-one = Прилив сил: три шага. Плавания решают корабли: возьмите корабль, в любой город.
hellas-lesson-double-turn-two = Второй шаг: ещё корабль.
hellas-lesson-double-turn-three = И третий.
hellas-lesson-double-turn-pieces = Тоже хорошо, но плавание уже скоро: возьмите корабль.
hellas-lesson-double-turn-stand = Сейчас можно передвинуть всё. Оставьте фигурки как есть.
hellas-lesson-double-turn-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-double-turn-second = Вторая часть хода: объявите плавание.
hellas-lesson-double-turn-voyage-today = Атака тоже возможна. Но сегодня объявите плавание.
hellas-lesson-double-turn-place = Выложите плитку «{ $tile }» на отмеченную клетку.
hellas-lesson-double-turn-marked = Сегодня мы селимся на отмеченной клетке. Выложите плитку туда.
hellas-lesson-double-turn-pay = Выберите корабль, который пойдёт в уплату.
hellas-lesson-double-turn-go-on = У вас есть карта Посейдона, поэтому вас спрашивают, не поселите ли вы колонистов. Ваша делает другое: дальше.
hellas-lesson-double-turn-settle = Оставьте всё как есть.
hellas-lesson-double-turn-sail-on = Плавание удалось: настал момент для карты «{ $card }». Сыграйте её и плывите снова.
hellas-lesson-double-turn-one-more = У вас есть карта на ещё одно плавание: сыграйте { CASE($card, "acc") }.
hellas-lesson-double-turn-place-two = Вторая плитка. Выложите плитку «{ $tile }» на отмеченную клетку.
hellas-lesson-double-turn-pay-two = Это плавание тоже стоит корабля. Выберите его.
hellas-lesson-double-turn-done = Три фигурки и два города за один ход! «Двойной ход» — до всякого действия, «Полный вперёд» — только после удачного плавания.

## answers

hellas-lesson-answers = Вето против вето
hellas-lesson-answers-about = Карты, которые отвечают на карты, и одна, которая карту возвращает.
hellas-lesson-answers-hello = В вашем приливе сил остался один шаг. У вас три карты Зевса, а больше трёх одного бога держать нельзя: его колода для вас закрыта.
hellas-lesson-answers-wind = «{ $card }» даёт ещё два шага. Сыграйте эту карту.
hellas-lesson-answers-first-this = Сначала «{ $card }», пока прилив сил не кончился.
hellas-lesson-answers-veto = Оранжевый накладывает вето! Но вето — тоже карта: сыграйте { CASE($card, "acc") }, она отменит чужую, и «{ $mine }» подействует.
hellas-lesson-answers-gone = Карта «{ $mine }» пропала без действия. Отвечать нужно сразу. Верните ход и сыграйте { CASE($card, "acc") }.
hellas-lesson-answers-keep = Отвечать Оранжевому больше нечем. И тут же — «{ $card }»: после действия «{ $mine }» вернётся к вам в руку. Сыграйте эту карту.
hellas-lesson-answers-once-only = Карта «{ $mine }» подействует и уйдёт в сброс. Но её можно и вернуть: сыграйте { CASE($card, "acc") }.
hellas-lesson-answers-one = Теперь у вас три шага. Возьмите фигурку.
hellas-lesson-answers-two = Ещё одну.
hellas-lesson-answers-three = И последнюю.
hellas-lesson-answers-pieces = Сегодня возьмите грека или корабль.
hellas-lesson-answers-settle = Оставьте всё как есть и посмотрите, как вернётся карта «{ $mine }».
hellas-lesson-answers-leave-it = Сегодня не нужно. Оставьте всё как есть.
hellas-lesson-answers-done = Вето останавливает любую карту, другое вето останавливает вето. Вернувшуюся карту Оранжевый видел, так что это уже не тайна.

## dolphin

hellas-lesson-dolphin = Прыжок через дельфина
hellas-lesson-dolphin-about = Вокруг дельфина все друг другу соседи.
hellas-lesson-dolphin-hello = Плитка посередине — дельфин: одно море, города нет. Для атак он соединяет все города, которые его касаются.
hellas-lesson-dolphin-declare = { $from } и { $city } лежат по разные стороны дельфина: для атаки по морю это соседи. Объявите атаку.
hellas-lesson-dolphin-attack-today = Попробуем прыжок. Объявите атаку.
hellas-lesson-dolphin-target = Атакуйте { CASE($city, "acc") }. До города { $beyond } вам не дотянуться: он не касается ни дельфина, ни ваших городов.
hellas-lesson-dolphin-this-city = Сегодня мы прыгаем { CASE($city, "to") }. Атакуйте этот город.
hellas-lesson-dolphin-first = Пошлите грека { CASE($from, "from") }. Город { $away } не предлагается: он не касается ни дельфина, ни города, который вы атакуете.
hellas-lesson-dolphin-keep-guard = Этот охраняет сушу рядом с Оранжевым. Пошлите одного { CASE($from, "from") }.
hellas-lesson-dolphin-second = Это атака по морю, так что нужно на одного больше, чем у Оранжевого. Пошлите ещё одного { CASE($from, "from") }.
hellas-lesson-dolphin-too-few = Один на один по морю: не удалось, и Оранжевый сделал ход. Верните ход и пошлите двоих.
hellas-lesson-dolphin-launch = Двое против одного. Начните атаку на { CASE($city, "acc") }.
hellas-lesson-dolphin-enough = По морю против одного хватит двоих. Начните атаку.
hellas-lesson-dolphin-done = Через дельфина вы атакуете всё вокруг, и Оранжевый тоже: охраняйте там свои города. Для плаваний прыжок не считается.

## last-city

hellas-lesson-last-city = Последний город
hellas-lesson-last-city-about = Другой путь к победе: не оставить сопернику ничего.
hellas-lesson-last-city-hello = У вас семь городов, у Оранжевого остался один: { $city }. Кто остался без городов, сразу проигрывает. Десять городов для этого не нужны.
hellas-lesson-last-city-declare = Объявите атаку.
hellas-lesson-last-city-too-slow = Оранжевый за это время подрастёт. Закончите сейчас: объявите атаку.
hellas-lesson-last-city-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-last-city-so-near = Конец так близок! Атакуйте { CASE($city, "acc") }.
hellas-lesson-last-city-first = Его обороняют два грека. По суше хватит двоих: пошлите одного { CASE($from, "from") }.
hellas-lesson-last-city-by-land = Этот бы поплыл, а тогда нужны трое. Пошлите одного { CASE($from, "from") }, по суше.
hellas-lesson-last-city-second = Ещё одного { CASE($from, "from") }.
hellas-lesson-last-city-too-few = Один против двоих не справился, а Оранжевый растёт. Верните ход и пошлите двоих.
hellas-lesson-last-city-launch = Двое против двоих, по суше. Начните атаку.
hellas-lesson-last-city-enough = Тогда атака станет морской. По суше хватит двоих: начните атаку.
hellas-lesson-last-city-done = У Оранжевого не осталось городов: вы победили сразу, не дожидаясь конца хода. А вот десять городов считаются только в конце вашего хода.
