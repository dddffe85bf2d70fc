# Что говорит учитель на уроках Legendary. Короткие фразы, по одному делу за раз.

## Курсы

legendary-course-first = Первый курс
legendary-course-gods = Другие боги
legendary-course-war = Война
legendary-course-cards = Жрицы, существа, герои
legendary-course-metropolises = Пути к метрополии
legendary-course-end = Конец игры, команды, дуэль

## goal

legendary-lesson-goal = Цель
legendary-lesson-goal-about = Выиграйте партию за один ход: что такое метрополия и сколько их нужно.
legendary-lesson-goal-hello = Добро пожаловать на архипелаг. Вы играете за Синего: отмеченные земли ваши. Красный и Зелёный — ваши соперники.
legendary-lesson-goal-metropolises = Побеждает тот, у кого в конце раунда три метрополии. Две у вас уже есть: { CASE($here, "at") } и { CASE($there, "at") }. У Красного одна.
legendary-lesson-goal-set = Ещё у вас есть порт, крепость и храм. Вместе с университетом это набор из четырёх, а набор превращается в метрополию.
legendary-lesson-goal-build = Ваш ход, и с вами Афина: она строит университеты. Постройте университет, например на свободном участке { CASE($island, "gen") }.
legendary-lesson-goal-found = Набор готов: все четыре строения уходят, и их место занимает метрополия. Выберите, где она встанет.
legendary-lesson-goal-guarded = Хорошее место: там стоят ваши армии и смогут её охранять.
legendary-lesson-goal-finish = Ваша третья метрополия! Она принесла и бонус: три золотых. Завершите ход, потом сходят остальные.
legendary-lesson-goal-won = Раунд окончен, и у вас три метрополии: вы победили. Как получить ход с нужным богом — об этом дальше.

## offerings

legendary-lesson-offerings = Приношения
legendary-lesson-offerings-about = Каждый ход начинается с бога. Выберите его и заплатите.
legendary-lesson-offerings-gods = Новый раунд: каждый хочет себе бога, потому что от бога зависит, что можно делать в свой ход. Эти сейчас не спят; серые спят.
legendary-lesson-offerings-gives = Картинки показывают, что даёт бог: Посейдон — порты и флоты, Арес — крепости и армии. Аполлон даёт золото и ничего не стоит.
legendary-lesson-offerings-bid = У вас 5 золотых, и вы первые. Принесите { CASE($god, "dat") } 3. Приношения бывают 1, 3, 5, 7: кто захочет ваше место, должен принести больше.
legendary-lesson-offerings-too-low = Дёшево, но видите: Красный принёс 3 и прогнал вас. Малое приношение так и просит, чтобы его перебили.
legendary-lesson-offerings-all-gone = Это удержит место, но на ход не останется золота. Принесите 3.
legendary-lesson-offerings-other-god = Тоже прекрасный бог, но сегодня нам нужны армии. Принесите { CASE($god, "dat") } 3.
legendary-lesson-offerings-free-but = Аполлон — для тех, кому нужно золото. У вас оно есть: принесите { CASE($god, "dat") } 3.
legendary-lesson-offerings-paid = Никто вас не перебил. Когда у каждого есть бог, все платят одновременно: ваших 3 золотых больше нет, на ход осталось 2.
legendary-lesson-offerings-first = Боги действуют слева направо, Аполлон последний. Красный с Посейдоном уже сходил; теперь ваш ход.
legendary-lesson-offerings-done = Теперь вы знаете, как идут приношения: каждому по богу, остаётся самое большое, все платят в конце. А если кто-то принесёт больше? Об этом дальше.

## outbid

legendary-lesson-outbid = Вас перебили
legendary-lesson-outbid-about = Кто-то принёс больше. Что теперь?
legendary-lesson-outbid-ousted = Вы принесли Зевсу 1. Красный приносит 3 и занимает ваше место. Платить пока не нужно: ваша фишка снова свободна.
legendary-lesson-outbid-choose = Вы должны сразу выбрать другого бога, не того, от которого вас прогнали. Принесите { CASE($god, "dat") } 1 или 3.
legendary-lesson-outbid-dear = Это больше, чем нужно: у { CASE($god, "gen") } никого нет. Принесите 1 или 3.
legendary-lesson-outbid-not-yet = Аполлон всегда запасной выход, но сначала попробуйте с { CASE($god, "ins") }.
legendary-lesson-outbid-back = Зелёный перебил вас у Афины. Но запрещён только последний бог, так что можно вернуться: принесите { CASE($god, "dat") } 5, больше, чем Красный.
legendary-lesson-outbid-safe = От Аполлона никого не прогоняют. Это надёжно, но сегодня нам нужен Зевс: принесите 5.
legendary-lesson-outbid-done = Теперь прогнали Красного, и он ушёл к Аполлону. Когда у каждого есть свой бог, все платят. Вы у Зевса, за 5.

## income

legendary-lesson-income = Аполлон: доход
legendary-lesson-income-about = Откуда берётся золото и как Аполлон его умножает.
legendary-lesson-income-corn = Каждый рог изобилия на вашей земле или в вашем море приносит один золотой за раунд: два { CASE($land, "at") }, один { CASE($sea, "at") }, где стоит ваш флот.
legendary-lesson-income-apollo = Золота у вас не осталось, поэтому вы пришли к Аполлону: он ничего не стоит, даёт 2 золотых и два рога изобилия, чтобы положить их на карту.
legendary-lesson-income-land = Сначала один на землю. Положите его на свою землю, например { CASE($land, "to") }: с этих пор он платит каждый раунд.
legendary-lesson-income-rivals = Можно, но платить он будет сопернику. Выберите свою землю.
legendary-lesson-income-nobodys = Там никто не живёт, платить будет некому. Выберите свою землю.
legendary-lesson-income-sea = Теперь один в море. Платят только тому, чей флот там стоит: выберите { CASE($sea, "acc") }.
legendary-lesson-income-fleet-needed = Вашего флота там нет, и вы ничего не получите. Выберите { CASE($sea, "acc") }.
legendary-lesson-income-done = Аполлон дал 2, потом пришёл доход: 6 за ваши шесть рогов изобилия. Земля остаётся вашей, даже когда вы её покидаете; море ваше, только пока там ваш флот.

## fleets

legendary-lesson-fleets = Посейдон: флоты
legendary-lesson-fleets-about = Постройте порт, поставьте флоты и плывите.
legendary-lesson-fleets-free = С вами Посейдон. Каждый ход начинается с двух бесплатных и обязательных дел: здесь это порт и флот.
legendary-lesson-fleets-port = Постройте порт на своём свободном участке. Порт помогает вашим флотам в сражениях в том море, на которое смотрит.
legendary-lesson-fleets-port-first = Порядок любой. Но начнём с порта.
legendary-lesson-fleets-fleet = Теперь бесплатный флот. Его ставят в море рядом с вашей землёй: { CASE($sea, "at") } есть рог изобилия.
legendary-lesson-fleets-more = Дальше — за золото. Ещё до трёх флотов за 1, 2 и 3 золотых. Возьмите один за 1.
legendary-lesson-fleets-not-yet = Можно, но сначала попробуем ещё кое-что.
legendary-lesson-fleets-sail = За 1 золотой флоты проплывают одно море, и так сколько угодно раз, пока вы платите. Ведите свои флоты, например { CASE($from, "from") }.
legendary-lesson-fleets-dearer = Следующий флот стоил бы 2. Поберегите золото и плывите.
legendary-lesson-fleets-done = Сначала бесплатное, потом то, что вам по карману. Моря с рогами изобилия приносят золото, а цепочка флотов — мост для армий: он вам скоро понадобится.

## moves

legendary-lesson-moves = Арес: армии в пути
legendary-lesson-moves-about = Наймите армии и займите свободную землю, по суше и по мосту из кораблей.
legendary-lesson-moves-troop = С вами Арес. Крепость построена; теперь бесплатная армия. Поставьте её { CASE($land, "to") }: оттуда мы и выступим.
legendary-lesson-moves-gather = Можно и туда, но мы собираемся { CASE($land, "at") }.
legendary-lesson-moves-more = Ещё до трёх стоят 2, 3 и 4 золотых. Наймите ещё одну { CASE($land, "at") }, за 2.
legendary-lesson-moves-first-gather = Сначала ещё одна армия { CASE($land, "at") }.
legendary-lesson-moves-neighbour = Переход стоит 1 золотой. { $to } лежит на том же острове, и эта земля ничья. Идите туда { CASE($from, "from") }.
legendary-lesson-moves-this-way = В другой раз. Идите { CASE($from, "from") } { CASE($to, "to") }.
legendary-lesson-moves-enough = Следующая армия стоит 3, а золото нужно на переходы.
legendary-lesson-moves-count = Сколько пойдёт? Оставьте дома хотя бы одну: землю без армий берут без боя. Пошлите одну.
legendary-lesson-moves-leave-one = Остальные понадобятся совсем скоро. Пошлите одну.
legendary-lesson-moves-bridge = { $to } — на другом острове, но { CASE($sea, "at") } ваш флот касается обоих: цепочка флотов — это мост. Идите { CASE($to, "to") }.
legendary-lesson-moves-over-there = Взгляните на мост из кораблей: идите { CASE($to, "to") }.
legendary-lesson-moves-across = Сколько перейдёт?
legendary-lesson-moves-done = Ещё две земли за 2 золотых. Армии идут на соседнюю землю или на любую, куда достаёт цепочка ваших флотов.

## battle

legendary-lesson-battle = Сражение
legendary-lesson-battle-about = Кубики, армии, шансы: нападайте, побеждайте и знайте, когда не стоит.
legendary-lesson-battle-look = Ваше войско стоит рядом с двумя землями Красного: на одной единственная армия, на другой две армии и крепость.
legendary-lesson-battle-odds = В сражении каждая сторона бросает кубик (от 0 до 3) и прибавляет свои армии; у кого меньше, тот теряет армию. Атакуйте { CASE($weak, "acc") }, выступив { CASE($from, "from") }.
legendary-lesson-battle-fortress = Там две армии и крепость, которая прибавляет обороне 1. Начнём с другой земли: { $weak }.
legendary-lesson-battle-this-one = В другой раз: идите { CASE($from, "from") } { CASE($weak, "to") }.
legendary-lesson-battle-send = Выберите, сколько пойдёт, и, прежде чем подтвердить, посмотрите на шансы. Пошлите три, одна останется дома.
legendary-lesson-battle-too-few = Один на один — дело случая: у вас выпало 1, у Красного 2, и вашей армии больше нет. Верните ход и пошлите три.
legendary-lesson-battle-three = Можно, но пошлите три: этого хватит, а одна останется охранять дом.
legendary-lesson-battle-won = 3 армии и 1 на кубике — это 4 против 1 армии и 2 на кубике: Красный потерял армию, и { $weak } теперь у вас, со всем, что там стоит.
legendary-lesson-battle-stronger = Теперь { $strong }: две армии и крепость считаются за 3. С тремя армиями силы равны. Решайтесь: выступите { CASE($from, "from") }.
legendary-lesson-battle-once-more = Сначала атакуйте { CASE($strong, "acc") }.
legendary-lesson-battle-all = Пошлите все три.
legendary-lesson-battle-all-three = Если меньше, вы будете слабее. Пошлите три.
legendary-lesson-battle-stay = 4 на 4: при равенстве по армии теряют оба. Перед следующим штурмом отступить может обороняющийся, потом нападающий. Красный остаётся. Останьтесь и вы.
legendary-lesson-battle-go-on = Отступление спасло бы армии, но две против одной — это хорошо. Останьтесь.
legendary-lesson-battle-done = Победа! Смотрите на шансы, прежде чем нападать, ведите столько армий, чтобы быть на одну сильнее обороны, и помните о крепостях. До первой партии осталось одно: узнать, как она начинается.

## start

legendary-lesson-start = Начало
legendary-lesson-start-about = Ваши первые земли, флоты и армии: так начинается каждая партия.
legendary-lesson-start-hello = Каждая партия начинается с пустой карты. По очереди каждый занимает две земли, потом в обратном порядке третью. На хорошей земле есть рога изобилия и участки для строений.
legendary-lesson-start-first = Займите { CASE($land, "acc") }: два рога изобилия, два золотых за раунд.
legendary-lesson-start-as-good = Ничуть не хуже! Но сегодня займём { CASE($land, "acc") }.
legendary-lesson-start-horns = Ищите рога изобилия: { CASE($land, "at") } их два.
legendary-lesson-start-second = Вторая земля должна быть на другом острове. Займите { CASE($land, "acc") }: рог изобилия, два участка и недалеко от первой.
legendary-lesson-start-near = Можно, но держитесь вместе: займите { CASE($land, "acc") }.
legendary-lesson-start-fleet = С каждой землёй приходит флот в море рядом с ней. Рядом с землёй { $land } только одно море, так что этот флот уже стоит. Для другого выберите море с рогом изобилия.
legendary-lesson-start-horn-at-sea = Ищите рог изобилия в море: он тоже платит.
legendary-lesson-start-third = Остальные выбрали; теперь ваша третья земля, где угодно. Рядом со своими её легко оборонять; { $land } даёт ещё и жрицу.
legendary-lesson-start-neighbours = Можно, но далеко от дома. Займите землю по соседству с первой.
legendary-lesson-start-no-symbol = Тоже хорошее соседство, но без знака: жрицы не будет. Займите { CASE($land, "acc") }.
legendary-lesson-start-troops = И наконец три армии на ваши земли, как захотите. Больше — там, куда могут дойти соперники.
legendary-lesson-start-done = Вот и всё: придёт доход, потом приношения, и игра пошла. Сыграйте первую партию с ботами или учитесь дальше.

## athena

legendary-lesson-athena = Афина: философы
legendary-lesson-athena-about = Четыре умные головы — это метрополия.
legendary-lesson-athena-hello = Афина даёт университет и философа. Два философа у вас уже есть. Четыре дают метрополию.
legendary-lesson-athena-university = Сначала университет. Сам по себе он ничего не делает, но нужен для набора из четырёх строений. Постройте его.
legendary-lesson-athena-elsewhere = Этот участок пока не занимайте: постройте его { CASE($land, "at") }.
legendary-lesson-athena-either = Порядок любой; сегодня сначала университет.
legendary-lesson-athena-philosopher = Теперь бесплатный философ: ваш третий.
legendary-lesson-athena-fourth = Один раз за ход Афина продаёт ещё одного, за 4 золотых. У вас 5: возьмите четвёртого.
legendary-lesson-athena-one-more = С тремя пришлось бы ждать ещё раунд. Четвёртого вы можете оплатить сейчас.
legendary-lesson-athena-found = Четыре философа уходят, приходит метрополия. Выберите участок.
legendary-lesson-athena-done = Метрополия без единого сражения. Соперники видят ваших философов, так что за Афину вас могут и перебить.

## zeus

legendary-lesson-zeus = Зевс: жрицы
legendary-lesson-zeus-about = Храмы, жрицы и взгляд на колоду.
legendary-lesson-zeus-hello = Зевс даёт храм и жрицу и позволяет посмотреть верхнее существо колоды.
legendary-lesson-zeus-temple = Постройте храм. Один раз за раунд он снижает цену существа на 1 золотой.
legendary-lesson-zeus-either = Порядок любой; сегодня сначала храм.
legendary-lesson-zeus-priestess = Возьмите жрицу.
legendary-lesson-zeus-worth = Каждая жрица снижает вашу плату за приношение на 1 золотой, в каждом раунде. А ещё жрицы удерживают существ.
legendary-lesson-zeus-peek = Теперь посмотрите верхнюю карту существа. Смотреть можно бесплатно, и больше её никто не видит.
legendary-lesson-zeus-dear = Ещё одна жрица стоит 4. Сначала посмотрите карту.
legendary-lesson-zeus-look-first = Сначала посмотрите карту: это ничего не стоит.
legendary-lesson-zeus-play = Вы видите: { $creature }. Он крадёт половину чужого золота. Можно сыграть карту за 1 золотой или вернуть на место. Сыграйте её.
legendary-lesson-zeus-too-good = Тогда она достанется кому-то другому. Сыграйте её.
legendary-lesson-zeus-rob = Кого он обкрадёт? Самый большой доход был у { CASE($rich, "gen") }.
legendary-lesson-zeus-poorer = Казны скрыты, но доход вы видели. У { CASE($rich, "gen") } золота больше.
legendary-lesson-zeus-done = Половина золота Красного за 1. Со жрицами приношения дешевле до конца партии; начинайте пораньше.

## hera

legendary-lesson-hera = Гера: герои
legendary-lesson-hera-about = Новое строение, наёмники и герой, который их ведёт.
legendary-lesson-hera-hello = Гера строит то, чего у вас ещё нет, приводит наёмников, и только она продаёт героев.
legendary-lesson-hera-build = У вас есть порт и крепость, поэтому Гера построит храм или университет: всегда тот тип, которого не хватает. Постройте.
legendary-lesson-hera-build-first = Порядок любой; сегодня сначала строение.
legendary-lesson-hera-mercenary = Наёмник сражается как армия, но он серый и не принадлежит ни одному цвету. Поставьте своего { CASE($land, "to") }.
legendary-lesson-hera-gather = Мы собираемся { CASE($land, "at") }.
legendary-lesson-hera-hire = Герой стоит 4 золотых, один за ход. Наймите { CASE($hero, "acc") }: он сражается за двоих. Поставьте его { CASE($land, "to") }.
legendary-lesson-hera-this-one = Сегодня — { $hero }, { CASE($land, "at") }.
legendary-lesson-hera-hero-first = Сначала наймите { CASE($hero, "acc") }.
legendary-lesson-hera-lead = С большинством богов двигаться могут только герои, за 1 золотой в первый раз, и они берут с собой армии. Пусть { $hero } ведёт их { CASE($to, "to") }.
legendary-lesson-hera-there = Пусть { $hero } идёт по мосту из кораблей { CASE($to, "to") }.
legendary-lesson-hera-with-him = Сколько армий пойдёт с ним?
legendary-lesson-hera-mercs = А сколько наёмников?
legendary-lesson-hera-done = Герой ведёт войска, когда Арес не с вами. Потом им можно пожертвовать ради великого дела, но не в том раунде, когда он пришёл.

## sea-battle

legendary-lesson-sea-battle = Сражение на море
legendary-lesson-sea-battle-about = Флоты против флотов, и зачем нужны порты.
legendary-lesson-sea-battle-look = Три ваших флота стоят рядом с двумя Красного. Чьё море между двумя землями, того и мост между ними.
legendary-lesson-sea-battle-sail = Всё как на суше: кубик и 1 за каждый флот. Порт прибавляет 1 в том море, на которое смотрит; порт Красного смотрит не туда. Плывите { CASE($from, "from") } { CASE($to, "to") } всеми тремя.
legendary-lesson-sea-battle-all = Если меньше, это дело случая. Возьмите все три.
legendary-lesson-sea-battle-there = Сначала сражение: плывите { CASE($to, "to") }.
legendary-lesson-sea-battle-on = 4 против 3: Красный потерял флот и остался. Теперь вы можете отступить или продолжать. Вы впереди: останьтесь.
legendary-lesson-sea-battle-winning = Вы впереди. Останьтесь.
legendary-lesson-sea-battle-done = Море ваше, вместе с мостом и рогами изобилия. Если в море встретились двое, останется только один.

## defence

legendary-lesson-defence = Оборона
legendary-lesson-defence-about = Когда стоять, когда уходить и что вы теряете.
legendary-lesson-defence-attacked = Красный атакует { CASE($land, "acc") } четырьмя армиями. У вас две и крепость, которая прибавляет 1. С кубиками 5 против 3. Одной вашей армии больше нет.
legendary-lesson-defence-retreat = Обороняющегося спрашивают первым: остаться или отступить на свою или свободную землю, до которой можно дойти. Против четырёх одной мало: отступите.
legendary-lesson-defence-lost = Смело, но и этой армии больше нет, а земля всё равно потеряна. Верните ход и отступите { CASE($safe, "to") }.
legendary-lesson-defence-kept = Ваша армия цела. А { $land } теперь у Красного, вместе с крепостью: строения переходят с землёй.
legendary-lesson-defence-done = Отступление ничего не стоит и спасает армии. Землю с метрополией нужно охранять; метрополия тоже считается за крепость.

## priestesses

legendary-lesson-priestesses = Жрицы
legendary-lesson-priestesses-about = Они платят часть каждого приношения.
legendary-lesson-priestesses-hello = У вас две жрицы; одну принесла земля { $land }: её знак даёт жрицу тому, кто землю займёт. Красный и Зелёный свои приношения сделали.
legendary-lesson-priestesses-bid = У вас 4 золотых, и всё же вы можете принести { CASE($god, "dat") } 5: каждая жрица платит 1, всякий раз. Прогоните Красного.
legendary-lesson-priestesses-more = Вам по карману больше, чем кажется. Принесите { CASE($god, "dat") } 5.
legendary-lesson-priestesses-march = За приношение 5 вы заплатили 3, и жрицы по-прежнему ваши. Ради свободных земель с их знаком стоит сходить с { CASE($god, "ins") }: одна из них — { $land }.
legendary-lesson-priestesses-done = На приношения жрицы не расходуются. Две или три решают исход многих торгов.

## creatures

legendary-lesson-creatures = Существа
legendary-lesson-creatures-about = Купите существо, и оно сразу действует.
legendary-lesson-creatures-track = Этих существ можно купить с любым богом, кроме Аполлона, за 2, 3, 4 и 5 золотых. Задержите указатель на существе или коснитесь его, чтобы прочесть, что оно делает.
legendary-lesson-creatures-buy = Купите { CASE($creature, "acc") }: она губит одну армию. Ваш храм раз в раунд снижает цену на 1 золотой, так что вы заплатите 1.
legendary-lesson-creatures-cheap-first = Позже. Храм помогает только один раз: начните с { CASE($creature, "gen") }.
legendary-lesson-creatures-creature = Сегодня речь о существах: купите { CASE($creature, "acc") }.
legendary-lesson-creatures-kill = Существо действует сразу, про запас ничего не хранят. Выберите одинокую армию { CASE($land, "at") }.
legendary-lesson-creatures-own = Это же ваша армия! Выберите { CASE($land, "acc") }.
legendary-lesson-creatures-there = Там на страже осталась бы ещё одна. Выберите { CASE($land, "acc") }: эта земля опустеет.
legendary-lesson-creatures-kraken = Шесть существ остаются на карте фигурками. Одно из них — { $creature }: он топит все флоты там, где появляется. Купите его за 4.
legendary-lesson-creatures-kraken-first = Сначала купите { CASE($creature, "acc") }.
legendary-lesson-creatures-place = Где? У Красного три флота { CASE($sea, "at") }.
legendary-lesson-creatures-yours = Там стоит ваш собственный флот. Выберите { CASE($sea, "acc") }.
legendary-lesson-creatures-there-sea = Там он потопит меньше. Выберите { CASE($sea, "acc") }.
legendary-lesson-creatures-done = Трёх флотов нет, и войти в это море никто не может. Каждый раунд ряды сдвигаются: что сегодня дорого, завтра дёшево, если никто не купит.

## figures

legendary-lesson-figures = Фигурки
legendary-lesson-figures-about = Некоторые существа остаются. Что они едят и как ходят.
legendary-lesson-figures-hello = На карте две ваши фигурки: { $one } охраняет вашу землю, а { $other } отбирает у Красного золото { CASE($land, "gen") }.
legendary-lesson-figures-keep = Перед ходами каждой фигурке нужна жрица, и жрица уходит. У вас она только одна. Пусть останется { $other }: это золото каждый раунд.
legendary-lesson-figures-other-one = Да, { $one } — сила, но { $other } приносит золото сейчас. Удержите { CASE($other, "acc") }.
legendary-lesson-figures-keep-one = Одного из двух вы можете удержать. Удержите { CASE($other, "acc") }.
legendary-lesson-figures-move = Кто остался, тот может сделать шаг на соседнюю землю или стоять на месте. Решите, что делает { $other }.
legendary-lesson-figures-done = Без жрицы второй фигурки больше нет. Фигурки — гости: прежде чем покупать, подумайте, кто их прокормит.

## heroes

legendary-lesson-heroes = Герои в сражении
legendary-lesson-heroes-about = Герой сражается, ведёт за собой и может пасть.
legendary-lesson-heroes-hello = { $hero } и две армии стоят рядом с землёй { $land }, которую держат три армии Красного. В сражении каждый герой считается за 1, а { $hero } — за 2.
legendary-lesson-heroes-lead = С вами Афина, так что армии сами не пойдут, но за 1 золотой их поведёт герой. Пусть { $hero } идёт { CASE($land, "to") }.
legendary-lesson-heroes-there = Сначала поход героя: { $hero } идёт { CASE($land, "to") }.
legendary-lesson-heroes-all = Возьмите с собой обе армии.
legendary-lesson-heroes-both = Понадобятся обе.
legendary-lesson-heroes-on = 6 против 5 в вашу пользу, и Красный остаётся. Останьтесь и вы.
legendary-lesson-heroes-go-on = Вас не победили: останьтесь.
legendary-lesson-heroes-lose = Поровну: обе стороны кого-то теряют, и каждая выбирает кого. Сохраните { CASE($hero, "acc") }; армия дешевле.
legendary-lesson-heroes-keep-him = Павший герой не возвращается. Потеряйте армию.
legendary-lesson-heroes-again = У Красного осталась одна армия. Останьтесь и закончите дело.
legendary-lesson-heroes-done = Герои сражаются рядом с армиями и гибнут, только если вы так решили или больше никого не осталось.

## monsters

legendary-lesson-monsters = Чудовища
legendary-lesson-monsters-about = Три фигурки, которые преграждают путь.
legendary-lesson-monsters-danger = Войско Красного { CASE($army, "at") } может перейти через два моря { CASE($home, "to") }, где у вас одна армия. У вас 9 золотых, и в ряду полно чудовищ.
legendary-lesson-monsters-minotaur = Первый, за 2, — { $creature }. Он обороняет вашу землю и считается за 2.
legendary-lesson-monsters-first-him = Начните с самого дешёвого: { $creature }.
legendary-lesson-monsters-guard = Он встаёт только на вашу землю. Поставьте его { CASE($land, "to") }.
legendary-lesson-monsters-there = Опасность грозит { CASE($land, "dat") }: поставьте его туда.
legendary-lesson-monsters-medusa = Следующая — { $creature }, за 3: где она стоит, никто не входит и не выходит.
legendary-lesson-monsters-medusa-first = Сначала { $creature }.
legendary-lesson-monsters-freeze = Поставьте её туда, где войско Красного: { CASE($land, "to") }.
legendary-lesson-monsters-the-army = Войско { CASE($land, "at") }: пусть стоит на месте.
legendary-lesson-monsters-polyphemus = Последний — { $creature }, за 4: со своей земли он прогоняет все флоты из морей вокруг.
legendary-lesson-monsters-last-one = Золота хватит ещё на одного: это { $creature }.
legendary-lesson-monsters-drive = Поставьте его { CASE($land, "to") }, рядом с флотом Красного.
legendary-lesson-monsters-beside = Нужна земля { $land }: оттуда он достанет флот Красного.
legendary-lesson-monsters-done = Флот Красного прогнан, мост разрушен, войско сковано, ваша земля под охраной. В следующем раунде каждому из них понадобится жрица.

## four-buildings

legendary-lesson-four-buildings = Четыре строения
legendary-lesson-four-buildings-about = Путь строителя и бонус, который он приносит.
legendary-lesson-four-buildings-hello = Один лишний храм, университет, крепость: не хватает порта. Посейдон — как раз тот бог.
legendary-lesson-four-buildings-build = Постройте порт. Как только есть все четыре типа, метрополию основать обязательно.
legendary-lesson-four-buildings-give = Уходит по одному каждого типа. Храмов у вас два: выберите, какой уйдёт.
legendary-lesson-four-buildings-found = Теперь место для метрополии: любой свободный участок, в том числе только что освобождённый. Она действует сразу как порт, крепость и храм.
legendary-lesson-four-buildings-bonus = Каждая метрополия приносит бонус, который заранее никто не знает. На этот раз два флота, в моря, где ваши уже есть. Поставьте их.
legendary-lesson-four-buildings-done = Следите, чего не хватает каждому сопернику: у кого три типа, тому нужен всего один бог.

## conquest

legendary-lesson-conquest = Завоевание
legendary-lesson-conquest-about = Возьмите землю, и метрополия ваша.
legendary-lesson-conquest-hello = Красный основал метрополию { CASE($land, "at") } и охраняет её одной армией. Метрополия переходит вместе с землёй.
legendary-lesson-conquest-march = Метрополия считается за крепость: у Красного на 1 больше. Но всего это лишь 2. Идите { CASE($from, "from") } { CASE($land, "to") }.
legendary-lesson-conquest-there = Ваша цель — { $land }. Идите туда { CASE($from, "from") }.
legendary-lesson-conquest-send = Пошлите четыре; одна останется дома.
legendary-lesson-conquest-leave-one = Тогда ваша земля опустеет. Пошлите четыре.
legendary-lesson-conquest-four = Четыре надёжнее.
legendary-lesson-conquest-done = Метрополия ваша. Красный получил в утешение её бонус; вы получите его, только если её потеряете. Охраняйте её: взять могут и другие.

## sacrifice

legendary-lesson-sacrifice = Жертва героя
legendary-lesson-sacrifice-about = Для чего в конце концов нужны герои.
legendary-lesson-sacrifice-hello = У каждого героя есть подвиг, который он совершает один раз. { $hero } превращает три строения одного типа в метрополию, а у вас три крепости.
legendary-lesson-sacrifice-sacrifice = Пожертвуйте { CASE($hero, "ins") }. А другой герой, { $other }, здесь только с этого раунда, и с ним придётся подождать до следующего.
legendary-lesson-sacrifice-first-this = Сначала подвиг: пожертвуйте { CASE($hero, "ins") }.
legendary-lesson-sacrifice-found = Крепости уходят. Выберите участок для метрополии.
legendary-lesson-sacrifice-bonus = Бонус — рог изобилия. Положите его на свою землю или в своё море.
legendary-lesson-sacrifice-done = Каждый герой требует своего: золота, земель, флотов, строений. Читайте их карты и нанимайте того, кто подходит к тому, что у вас есть.

## last-cycle

legendary-lesson-last-cycle = Последний раунд
legendary-lesson-last-cycle-about = Три метрополии посреди раунда — ещё не победа.
legendary-lesson-last-cycle-alarm = У Красного три метрополии! Но партия кончается только с концом раунда, а до этого ещё ваш ход. У вас две.
legendary-lesson-last-cycle-choose = Отнимите одну у Красного, и у вас будет три, у него две. Какую легче? { CAPITAL(CASE($easy, "at")) } армий нет. Идите туда { CASE($from, "from") }.
legendary-lesson-last-cycle-guarded = Там армия и метрополия: 2 и кубик. А { CASE($easy, "at") } никого нет.
legendary-lesson-last-cycle-take-one = Тогда в конце раунда победит Красный. Возьмите { CASE($easy, "acc") }.
legendary-lesson-last-cycle-lost = Вы это допустили: раунд кончился, и победил Красный. Верните ход.
legendary-lesson-last-cycle-send = Пошлите четыре: Красный может захотеть её обратно.
legendary-lesson-last-cycle-four = Четыре, чтобы она осталась вашей.
legendary-lesson-last-cycle-finish = Взято без сражения. Красный получил её бонус, две армии. Завершите ход и посмотрите, чем кончится раунд.
legendary-lesson-last-cycle-enough = Этого достаточно. Завершите ход.
legendary-lesson-last-cycle-done = Три у вас, две у Красного: вы победили. Если метрополий поровну, побеждает тот, кто богаче. За тем, кто в последнем раунде ходит последним, и последнее слово.

## last-land

legendary-lesson-last-land = Последняя земля
legendary-lesson-last-land-about = Почему нельзя просто так вывести кого-то из игры.
legendary-lesson-last-land-hello = { $land } — всё, что осталось у Красного. Посмотрите, что вы можете: идти туда вам не предлагают, хотя ваше войско рядом.
legendary-lesson-last-land-other = На последнюю землю соперника нельзя войти, если это не приведёт к цели. Метрополий у вас нет, поэтому она закрыта. Атакуйте лучше землю Зелёного: { $other }.
legendary-lesson-last-land-there = Идите { CASE($from, "from") } { CASE($other, "to") }.
legendary-lesson-last-land-send = Пошлите три.
legendary-lesson-last-land-three = Трёх хватит, а две останутся дома.
legendary-lesson-last-land-done = Будь у вас две метрополии, вы могли бы войти { CASE($land, "to") } — за третьей. Тогда Красный выбыл бы, и партия кончилась бы вместе с этим раундом.

## teams

legendary-lesson-teams = Команды
legendary-lesson-teams-about = Два цвета, одна казна, одна победа.
legendary-lesson-teams-hello = В командной игре вы играете за Синего, и с вами Жёлтый. Казна у вас общая, и побеждаете вы вместе: считаются три метрополии на двоих. Отмеченные земли — Жёлтого.
legendary-lesson-teams-set = Почти всё у вас своё, но строения могут составить набор вместе: у вас порт и университет, у Жёлтого крепости { CASE($land, "at") }.
legendary-lesson-teams-build = Не хватает храма. Гера строит то, чего нет у вас самих: постройте храм на своей третьей земле.
legendary-lesson-teams-there-not = Этот участок не занимайте. Стройте на своей третьей земле.
legendary-lesson-teams-have-one = У вас её нет, зато у Жёлтого их две. Команде нужен храм.
legendary-lesson-teams-give = Набор готов. Уходит крепость Жёлтого; какая — выбирает тот, чей ход.
legendary-lesson-teams-found = Метрополия встаёт на землю того, кто завершил набор: на вашу. Выберите участок.
legendary-lesson-teams-done = Союзники никогда не сражаются друг с другом, служат друг другу мостами и могут даже перебивать друг друга. Договоритесь, кто берёт какого бога.

## duel

legendary-lesson-duel = Дуэль
legendary-lesson-duel-about = Два игрока, четыре цвета: вы ведёте два из них.
legendary-lesson-duel-hello = В дуэли вы ведёте два цвета с одной казной: { $one } и { $two }. Другой игрок ведёт Красного и Зелёного. Каждый вопрос говорит, какой цвет спрашивают.
legendary-lesson-duel-first = Сначала { $one }: принесите { CASE($god, "dat") } 3.
legendary-lesson-duel-three = 3 надёжнее: так место легче удержать.
legendary-lesson-duel-both-first = Аполлон примет только один из ваших цветов. Сначала другие боги.
legendary-lesson-duel-that-god = Сегодня — { $god }: принесите 3.
legendary-lesson-duel-second = Теперь { $two }. Казна должна заплатить за оба: из 6 золотых 3 обещаны, остаётся самое большее 3. Принесите их { CASE($god, "dat") }.
legendary-lesson-duel-done = У каждого цвета свой ход, а построенное обоими считается вместе: для победы нужны три метрополии. Четыре фишки, две головы.
