# Что говорит учитель на уроках Classic. Короткие фразы, по одному делу за раз.

## Курсы

classic-course-first = Первый курс
classic-course-gods = Боги и их войны
classic-course-creatures = Существа
classic-course-metropolises = Пути к метрополии
classic-course-end = Конец игры и игра вдвоём

## goal

classic-lesson-goal = Цель
classic-lesson-goal-about = Выиграйте партию за один ход: что такое метрополия и сколько их нужно.
classic-lesson-goal-hello = Добро пожаловать на Киклады. Вы играете за Синего: острова с синими армиями ваши. Красный и Зелёный — ваши соперники.
classic-lesson-goal-metropolis = Побеждает тот, у кого в конце раунда две метрополии; за раунд каждый ходит по разу. Одна метрополия у вас уже есть, { CASE($island, "at") }.
classic-lesson-goal-set = Ещё у вас есть храм { CASE($temple, "at") }, крепость { CASE($fortress, "at") } и порт { CASE($port, "at") }. Вместе с университетом это набор из четырёх, а набор превращается в метрополию.
classic-lesson-goal-build = Ваш ход, и с вами Афина: она строит университеты, по 2 золотых. Постройте университет { CASE($island, "at") }, там ещё есть место.
classic-lesson-goal-not-yet = Если закончить ход сейчас, у вас останется одна метрополия, и партия пойдёт дальше. Сначала постройте университет.
classic-lesson-goal-found = Набор готов. Четыре строения уходят в запас, и приходит метрополия. На острове умещается только одна. Выберите для неё остров.
classic-lesson-goal-finish = Это ваша вторая метрополия. Больше делать нечего: завершите ход.
classic-lesson-goal-won = Раунд окончен, и у вас две метрополии: вы победили. Для этого нужно золото, поэтому дальше посмотрим, откуда оно берётся.

## income

classic-lesson-income = Золото
classic-lesson-income-about = Что дают острова, что дают моря и как получать больше.
classic-lesson-income-islands = Каждый раунд начинается с дохода: 1 золотой за каждый ваш рог изобилия; на карте они жёлтые. Остров { $rich } маленький, и на нём их два. На острове { $large } их нет, зато хватит места для четырёх строений.
classic-lesson-income-trade = Эти четыре моря с рогом изобилия торговые. Каждое даёт 1 золотой тому, чей флот в нём стоит. { CAPITAL(CASE($sea, "at")) } пока никого нет.
classic-lesson-income-fleet = Ваш ход, и с вами Посейдон, бог флотов. Первый флот бесплатный, в море рядом с вашим островом. Наймите его { CASE($sea, "at") }.
classic-lesson-income-pays-nothing = Флот может стоять и там, но это море ничего не даёт. Наймите его { CASE($sea, "at") }: это торговое море.
classic-lesson-income-fleet-first = Можно и так. Но сначала бесплатный флот, { CASE($sea, "at") }: он будет приносить золото каждый раунд.
classic-lesson-income-finish = Флот на месте. Свои 2 золотых пока поберегите и завершите ход: потом придёт доход, а за ним приношения богам. О них следующий урок.
classic-lesson-income-enough = На этот раз золото лучше сберечь: завершите ход.
classic-lesson-income-done = Пришло 3 золотых, 2 за остров и 1 за море: теперь у вас 5. Остров платит вам, даже если он пуст; море — только пока там ваш флот.

## offerings

classic-lesson-offerings = Приношения
classic-lesson-offerings-about = Каждый ход начинается с бога. Выберите его и заплатите.
classic-lesson-offerings-gods = После дохода каждый хочет себе бога: от бога зависит, что можно делать в свой ход. Втроём в каждом раунде открыты двое из четырёх, сегодня это Зевс и Арес. Аполлон открыт всегда.
classic-lesson-offerings-gives = Зевс строит храмы и даёт жрецов, с которыми ваши будущие приношения дешевле. Арес даёт армии, позволяет им двигаться и строит крепости.
classic-lesson-offerings-apollo = Аполлон ничего не стоит и даёт немного золота. Кто пришёл к нему первым, ещё и кладёт на остров маркер процветания: с тех пор остров каждый раунд платит на 1 золотой больше.
classic-lesson-offerings-bid = У вас 5 золотых, и вы первые. Принесите { CASE($god, "dat") } 3. Кто захочет ваше место, должен принести больше.
classic-lesson-offerings-too-low = Видите: Красный принёс 2 и прогнал вас. Малое приношение так и просит, чтобы его перебили. Верните ход и принесите 3.
classic-lesson-offerings-a-little-more = Дёшево, но Красному хватит 3, чтобы вас прогнать. Принесите 3 сами.
classic-lesson-offerings-too-much = Это удержит место, но на ход останется мало золота. Принесите 3.
classic-lesson-offerings-other-god = Тоже хороший бог, но сегодня нам нужны армии. Принесите { CASE($god, "dat") } 3.
classic-lesson-offerings-free-but = Аполлон — для тех, кому не хватает золота. Вам хватает: принесите { CASE($god, "dat") } 3.
classic-lesson-offerings-paid = Вас никто не перебил. Когда у каждого есть бог, все платят одновременно: ваших 3 золотых больше нет, на ход осталось 2.
classic-lesson-offerings-first = Боги действуют сверху вниз, Аполлон последний. У Красного Зевс, первый из них, и Красный только что сходил. Теперь ваш ход, с Аресом: наймите бесплатную армию, на любом своём острове.
classic-lesson-offerings-troop-first = Скоро, на другом уроке. А сейчас наймите бесплатную армию.
classic-lesson-offerings-end = За ход можно сделать больше, вы ещё увидите. Этот завершите и посмотрите, кто в следующем раунде приносит первым.
classic-lesson-offerings-enough = На этот раз хватит: завершите ход.
classic-lesson-offerings-done = Порядок переворачивается: кто действовал последним, теперь приносит первым. Начал Зелёный, он был с Аполлоном; вы вторые, Красный последний. А если кто-то принесёт больше вас? Об этом следующий урок.

## outbid

classic-lesson-outbid = Вас перебили
classic-lesson-outbid-about = Кто-то принёс больше. Что теперь?
classic-lesson-outbid-ousted = Вы принесли Зевсу 1. Красный приносит 2 и занимает ваше место. Платить пока не нужно: ваша фишка, которая отмечает приношение, снова свободна.
classic-lesson-outbid-choose = Вы должны сразу выбрать снова, но не того бога, которого только что потеряли. Принесите { CASE($god, "dat") } 1, 2 или 3.
classic-lesson-outbid-dear = Это больше, чем нужно: у { CASE($god, "gen") } пока никого нет. Принесите 1, 2 или 3.
classic-lesson-outbid-not-yet = Аполлон всегда запасной выход. Но сначала попробуйте с { CASE($god, "ins") }.
classic-lesson-outbid-back = Там вас перебил Зелёный: 4. Но закрыт только тот бог, которого вы потеряли последним, так что можно вернуться: принесите { CASE($god, "dat") } 3, больше, чем Красный.
classic-lesson-outbid-three-do = У Красного 2, так что хватит и 3. Остальное поберегите на ход.
classic-lesson-outbid-safe = От Аполлона никого не прогоняют. Это надёжно, но сегодня нам нужен { $god }: принесите 3.
classic-lesson-outbid-done = Теперь прогнали Красного, и он ушёл к Аполлону. У каждого есть бог, все заплатили, и Зевс достался вам за 3. Принести мало и потом вернуться — так можно сберечь золото.

## building

classic-lesson-building = Ваш ход
classic-lesson-building-about = Кое-что даром, кое-что сверх того и строительство.
classic-lesson-building-turn = С вами Арес, и у вас 5 золотых. Каждый бог, кроме Аполлона, даёт один отряд или одну карту даром, другие — за золото и строит строения своего типа.
classic-lesson-building-free = Первая армия бесплатная, и её нужно нанять до конца хода. Наймите её { CASE($island, "at") }.
classic-lesson-building-large = Её можно поставить на любой ваш остров. Но на этот раз — { CASE($island, "to") }: скоро там будет что охранять.
classic-lesson-building-free-first = Порядок выбираете вы, но начнём с бесплатного: армия { CASE($island, "at") }.
classic-lesson-building-second = Следующие стоят 2, потом 3, потом 4 золотых. Наймите ещё одну, на любом своём острове.
classic-lesson-building-troop-first = Чуть позже. Сначала ещё одна армия.
classic-lesson-building-gold-left = Золото ещё есть, и есть на что его потратить.
classic-lesson-building-build = Каждое строение стоит 2 золотых. Арес строит крепости: каждая прибавляет 1, когда вы обороняете её остров. Постройте крепость { CASE($island, "at") }, вне участка под метрополию: на круглом месте.
classic-lesson-building-on-the-site = Можно. Но это место лежит на участке под метрополию: однажды он может ей понадобиться, поэтому обычно лучше строить вне его.
classic-lesson-building-small-one = Можно. Но на том острове только одно место, и оно лежит на участке под метрополию: однажды он может ей понадобиться.
classic-lesson-building-dearer = Третья армия стоит 3. Лучше постройте крепость, за 2.
classic-lesson-building-slots = Строения стоят на местах. Квадратные — это участок под метрополию: на острове { $island } она встанет именно там, и всё, что там построено, ей помешает. А на круглых рядом строение может остаться.
classic-lesson-building-done = Арес строит крепости, Посейдон — порты, Зевс — храмы, Афина — университеты. По одному каждого типа — и вот метрополия: поэтому со временем нужны все четыре бога.

## fleets

classic-lesson-fleets = Посейдон: флоты
classic-lesson-fleets-about = Армии не умеют плавать. Сделайте им мост из флотов.
classic-lesson-fleets-plan = Остров { $to } ничей и платит 2 золотых. Ваши армии { CASE($from, "at") }. Они могут перейти там, где ваши флоты стоят цепочкой от одного острова до другого.
classic-lesson-fleets-free = С вами Посейдон. Новые флоты ставят в море рядом с вашими островами. Наймите бесплатный { CASE($sea, "at") }, где один уже стоит.
classic-lesson-fleets-gather = Можно, но флотам лучше плыть вместе. Наймите его { CASE($sea, "at") }.
classic-lesson-fleets-fleets-first = Чуть позже. Сначала наймите флот { CASE($sea, "at") }.
classic-lesson-fleets-second = Ещё флоты стоят 1, 2 и 3 золотых: они дешевле армий. Наймите ещё один { CASE($sea, "at") }.
classic-lesson-fleets-sail = Три флота. Каждое перемещение стоит 1 золотой, сколько бы их ни плыло, и в нём до трёх шагов. Ведите два из них { CASE($from, "from") } { CASE($to, "to") }; один останется.
classic-lesson-fleets-leave-one = Тогда { CASE($from, "at") } никого не останется, и в мосту будет дыра. Возьмите два.
classic-lesson-fleets-two = Один не займёт оба недостающих моря. Возьмите два.
classic-lesson-fleets-this-way = Мост ведёт в другую сторону: { CASE($from, "from") } { CASE($to, "to") }, двумя флотами.
classic-lesson-fleets-now-sail = На сегодня флотов хватит. Ведите два { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-fleets-on = Это всё то же перемещение, и больше оно ничего не стоит. Оставьте один флот здесь, а другой ведите { CASE($to, "to") }.
classic-lesson-fleets-gap = Тогда { CASE($from, "at") } снова никого не будет. Ведите только один.
classic-lesson-fleets-to-the-goal = Цепочка ещё не готова. Ведите один флот { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-fleets-stop = Три моря подряд ваши. Остался ещё один шаг, но делать его не обязательно: остановитесь.
classic-lesson-fleets-breaks = Это разорвёт мост. Остановитесь здесь.
classic-lesson-fleets-done = Мост { CASE($from, "from") } { CASE($to, "to") } готов: ваши армии перейдут по нему за одно перемещение, и обратно тоже. Но для этого нужен другой бог: Арес.

## moves

classic-lesson-moves = Арес: по мосту
classic-lesson-moves-about = Займите два ничейных острова.
classic-lesson-moves-bridge = Мост из трёх флотов готов, { CASE($from, "from") } { CASE($to, "to") }. Теперь с вами Арес, и у вас 2 золотых.
classic-lesson-moves-march = Переход стоит 1 золотой, какой бы длины ни был мост. Ведите армии { CASE($from, "from") } { CASE($to, "to") }, но одну оставьте дома: пустой остров остаётся вашим, но взять его без сражения может кто угодно.
classic-lesson-moves-leave-one = Тогда дом останется открытым. Возьмите меньше и оставьте там одну армию.
classic-lesson-moves-theirs = Там стоит армия соперника: будет сражение. Скоро дойдёт и до этого! А пока ведите армии { CASE($to, "to") }.
classic-lesson-moves-this-first = Сначала ведите армии { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-moves-march-first = Сегодня ваше золото — на переходы: { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-moves-second = Остров ваш, без сражения. Теперь { $from }: там для моста хватит одного флота, потому что { $sea } касается обоих островов. Ведите армии { CASE($to, "to") }.
classic-lesson-moves-other-one = Остался один золотой, на ещё один переход: { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-moves-done = Два богатых острова за 2 золотых: каждый раунд они дадут вам ещё 4. Но кто видит ваши флоты цепочкой, тот знает, куда пойдут ваши армии.

## battle

classic-lesson-battle = Сражение
classic-lesson-battle-about = Армии, кубики, шансы: нападайте, побеждайте и знайте, когда не стоит.
classic-lesson-battle-look = Ваш флот касается трёх островов. Четыре ваших армии могут дойти до { CASE($weak, "gen") }, где у Красного одна, и до { CASE($strong, "gen") }, где у Зелёного две и крепость.
classic-lesson-battle-dice = Обе стороны бросают кубик (от 0 до 3) и прибавляют свои армии; у кого меньше, тот теряет армию. Так штурм за штурмом, пока одна сторона не погибнет или не отступит.
classic-lesson-battle-attack = Атакуйте { CASE($weak, "acc") }: три армии { CASE($from, "from") }. Прежде чем подтвердить, посмотрите на шансы: сколько таких сражений из 100 вы выиграете, если никто не отступит.
classic-lesson-battle-too-few = Один на один — дело случая. У вас выпало 1, у Красного 2, и вашей армии больше нет. Верните ход и пошлите три.
classic-lesson-battle-three = Можно. Но пошлите три: их хватит, а одна останется охранять дом.
classic-lesson-battle-fortress = Там две армии и крепость, которая прибавляет обороне 1. Начните с другого острова: { $weak }.
classic-lesson-battle-this-one = В другой раз. Ведите три армии { CASE($from, "from") } { CASE($weak, "to") }.
classic-lesson-battle-won = 3 армии и 1 на кубике — это 4. У Красного 1 армия и 2 на кубике: 3. Армии Красного больше нет, и остров { $weak } ваш со всем, что там стоит.
classic-lesson-battle-stronger = Армии могут идти ещё раз, за 1 золотой. Теперь { $strong }: две армии и крепость считаются за 3, и у вас три. Решайтесь: выступите { CASE($from, "from") }, всеми тремя.
classic-lesson-battle-all-three = Если пошлёте меньше, будете слабее. Возьмите все три.
classic-lesson-battle-once-more = Сначала атакуйте { CASE($strong, "acc") }, { CASE($from, "from") }.
classic-lesson-battle-stay = 4 на 4: при равенстве по армии теряют оба. Перед каждым новым штурмом может отступить обороняющийся, потом вы. Зелёному некуда. У вас ещё две: оставайтесь и сражайтесь.
classic-lesson-battle-go-on = Отступив, армии можно сберечь, и порой это мудро. Но здесь вы не слабее: оставайтесь и сражайтесь.
classic-lesson-battle-done = 4 против 3: остров { $strong } ваш, вместе с крепостью. Смотрите на шансы, помните о крепости, ведите на одну армию больше, чем у них. Ещё один короткий урок — и для первой партии вы знаете достаточно.

## one-turn

classic-lesson-one-turn = Победный ход
classic-lesson-one-turn-about = Жрец, существо, четыре философа: другой путь к метрополии.
classic-lesson-one-turn-hello = У вас одна метрополия и два философа. Четыре философа тоже превращаются в метрополию, без всяких строений. Их даёт Афина, и сегодня она здесь.
classic-lesson-one-turn-bid = Красный принёс { CASE($god, "dat") } 2. А у вас есть жрец: каждый снижает цену любого вашего приношения на 1, но не ниже 1. Так что принесите 3, а заплатите всего 2.
classic-lesson-one-turn-three-do = У Красного 2, так что хватит и 3. Остальное понадобится на существо.
classic-lesson-one-turn-this-god = Философов даёт только Афина: принесите { CASE($god, "dat") } 3.
classic-lesson-one-turn-track = Афина ваша. Эти три карты — существа, за 4, 3 и 2 золотых. Их можно купить с любым богом, кроме Аполлона, и они действуют сразу. Каждый раунд они дешевеют; кого не купили за 2, тот уходит.
classic-lesson-one-turn-creature = Храм каждый раунд снижает цену одного существа на 1, а метрополия делает всё, что и храм. Поэтому { $creature } стоит вам 2, а не 3. Он крадёт философа: купите его.
classic-lesson-one-turn-this-creature = Вам не хватает двух философов, а бесплатный только один. Поэтому сначала купите { CASE($creature, "acc") }: он украдёт второго.
classic-lesson-one-turn-rob = У Красного есть философ. Заберите его.
classic-lesson-one-turn-use-it = Вы за него уже заплатили. Ограбьте Красного.
classic-lesson-one-turn-fourth = Теперь их три. Бесплатный философ Афины — четвёртый: возьмите его.
classic-lesson-one-turn-found = Все четыре уходят, и приходит метрополия. Ей нужен остров со свободным участком. { CAPITAL(CASE($full, "at")) } на участке стоит крепость, туда нельзя: вот почему строят, где можно, вне участка. Выберите остров.
classic-lesson-one-turn-finish = Ваша вторая метрополия! Золота не осталось, да оно и не нужно: завершите ход.
classic-lesson-one-turn-won = Все сходили, раунд окончен, и вы победили. Что делает бог или существо, можно прочесть в любой момент: наведите указатель или коснитесь. Для первой партии вы знаете достаточно!

## raid

classic-lesson-raid = Арес: открытая дверь
classic-lesson-raid-about = Возьмите остров без сражения и удержите его.
classic-lesson-raid-look = Красный не оставил { CASE($island, "at") } ни одной армии. Крепость и храм там есть, а обороняться некому.
classic-lesson-raid-march = Пустой остров берут без сражения: крепость сама не сражается. Ведите одну армию { CASE($from, "from") } { CASE($island, "to") }.
classic-lesson-raid-one-is-enough = Две тоже взяли бы его, но ваш дом опустел бы, а Красный может то же, что и вы. Пошлите одну.
classic-lesson-raid-this-one = Есть добыча полегче: ведите одну армию { CASE($from, "from") } { CASE($island, "to") }.
classic-lesson-raid-later = Бесплатную армию можно нанять в любой момент хода. Приберегите её для места, которого у вас ещё нет: сначала идите { CASE($island, "to") }.
classic-lesson-raid-gold-for-march = Ваше золото — на переход: { CASE($from, "from") } { CASE($island, "to") }.
classic-lesson-raid-recruit = Остров ваш, с крепостью и храмом. Теперь бесплатная армия: новые армии ставят на любой ваш остров, и на этот тоже. Наймите её { CASE($island, "at") }.
classic-lesson-raid-the-new-one = Новому острову она нужнее: наймите её { CASE($island, "at") }.
classic-lesson-raid-hold = Сначала укрепитесь: наймите армию { CASE($island, "at") }.
classic-lesson-raid-done = Две армии за крепостью: вернуть такой остров нелегко. Каждый раунд ищите на поле пустые острова и не оставляйте своих.

## sea-battle

classic-lesson-sea-battle = Посейдон: сражение на море
classic-lesson-sea-battle-about = Соберите флоты по пути и сразитесь против порта.
classic-lesson-sea-battle-look = У Зелёного есть флот { CASE($sea, "at") }. Он один, но рядом { $port } с портом, а порт прибавляет обороне 1 во всех морях вокруг.
classic-lesson-sea-battle-gather = Два ваших флота стоят { CASE($from, "at") }, и ещё один — на пути. Ведите оба { CASE($to, "to") }: там к ним присоединится третий.
classic-lesson-sea-battle-alone = Один против 1 и порта — плохое сражение. Сначала соберитесь: ведите два флота { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-sea-battle-both = Возьмите оба: в сражении считается каждый флот.
classic-lesson-sea-battle-that-way = Сначала соберёмся: ведите оба флота { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-sea-battle-attack = Шаги ещё есть, и встреченные флоты можно взять с собой. Плывите дальше { CASE($to, "to") } всеми тремя. Где стоят чужие флоты, сразу начинается сражение.
classic-lesson-sea-battle-all = Возьмите все три: считается каждый флот.
classic-lesson-sea-battle-there = Ещё нет: плывите дальше { CASE($to, "to") } всеми тремя.
classic-lesson-sea-battle-stay = У вас выпало 0, у Зелёного 2: 3 против 4, и вы потеряли флот. Зелёный остался. Вы можете отступить или продолжать; два против одного и порта — силы равны. Оставайтесь и сражайтесь.
classic-lesson-sea-battle-still-good = Отступление спасло бы флоты, но это море стоит второго штурма. Оставайтесь и сражайтесь.
classic-lesson-sea-battle-done = 4 против 3: флота Зелёного больше нет, и море ваше. Порты и крепости помогают только обороне; кто нападает, тому лучше привести больше.

## defence

classic-lesson-defence = Остаться или отступить
classic-lesson-defence-about = Когда уходить и куда можно уйти.
classic-lesson-defence-attacked = Красный атакует { CASE($island, "acc") } четырьмя армиями. У вас две и крепость: 3. На кубиках выпало поровну, значит, 5 против 4, и одной вашей армии больше нет.
classic-lesson-defence-retreat = Обороняющегося спрашивают первым. Армии отступают на ваш остров по мосту из ваших флотов. Одной против четырёх надеяться не на что: отступите { CASE($safe, "to") }.
classic-lesson-defence-lost = Смело, но 4 против 5: армии больше нет, и остров всё равно потерян. Верните ход и отступите { CASE($safe, "to") }.
classic-lesson-defence-kept = Ваша армия цела, и { CASE($safe, "acc") } теперь охраняют две. Красному достался остров { $lost } вместе с крепостью: строения переходят с островом.
classic-lesson-defence-done = Флоты нужны не только для атак: это ваш путь к отступлению. Без моста к своему острову армии должны сражаться до конца.

## zeus

classic-lesson-zeus = Зевс: жрецы
classic-lesson-zeus-about = Приношения дешевле в каждом раунде и другие существа на продажу.
classic-lesson-zeus-hello = Зевс даёт жрецов и строит храмы. Один жрец у вас есть. Каждый жрец платит за вас 1 золотой в каждом приношении, до конца партии.
classic-lesson-zeus-priest = Возьмите бесплатного жреца: это ваш второй.
classic-lesson-zeus-priest-first = Чуть позже. Сначала возьмите бесплатного жреца.
classic-lesson-zeus-replace = За 1 золотой Зевс отсылает существо и берёт вместо него другое. Зелёному есть что продать: ему пригодится { $creature }. Замените это существо.
classic-lesson-zeus-that-one = Сейчас оно не опасно. Замените другое: { $creature }.
classic-lesson-zeus-gold-for-zeus = Попробуйте то, что умеет только Зевс: замените { CASE($creature, "acc") }, за 1 золотой.
classic-lesson-zeus-finish = Теперь там продаётся { $creature }. Второй жрец стоил бы 4, сегодня это слишком много. Завершите ход: дальше новые приношения.
classic-lesson-zeus-next-time = Поберегите золото для приношения: завершите ход.
classic-lesson-zeus-bid = Новый раунд. Зелёный принёс { CASE($god, "dat") } 4, а у вас 3 золотых. Но два ваших жреца платят 2: принесите 5!
classic-lesson-zeus-more-than-gold = Можно и лучше: с двумя жрецами 3 золотых хватит, чтобы принести { CASE($god, "dat") } 5.
classic-lesson-zeus-done = За приношение 5 вы заплатили 3, и жрецы остались с вами. Только последний золотой приношения вы всегда платите сами.

## athena

classic-lesson-athena = Афина: философы
classic-lesson-athena-about = Четыре умные головы — это метрополия.
classic-lesson-athena-hello = Афина даёт философов и строит университеты. Два философа у вас есть. С четвёртым они сразу становятся метрополией.
classic-lesson-athena-free = Возьмите бесплатного философа: это ваш третий.
classic-lesson-athena-not-now = Университет хорош для набора из четырёх строений. Но сначала возьмите бесплатного философа.
classic-lesson-athena-second = Ещё один в тот же ход стоит 4 золотых. У вас 5. Берите!
classic-lesson-athena-too-dear-then = Тогда на четвёртого философа золота не хватит. Возьмите лучше его.
classic-lesson-athena-next-cycle = Можно подождать Афину до другого раунда, но её могут занять или украсть у вас философа. Возьмите четвёртого сейчас.
classic-lesson-athena-found = Четыре: они уходят, и метрополия ваша. Выберите остров, где её участок свободен. На большом, как { $island }, останется место и для других строений.
classic-lesson-athena-large = Хороший выбор: места вне участка свободны.
classic-lesson-athena-small = Можно. Но маленький остров теперь занят целиком, и его надо охранять.
classic-lesson-athena-done = Никаких строений, только Афина два-три раза. Поэтому соперники и считают ваших философов: когда их три, дёшево её вам не отдадут.

## apollo

classic-lesson-apollo = Аполлон: процветание
classic-lesson-apollo-about = Что делать без золота и зачем приходить первым.
classic-lesson-apollo-poor = У вас совсем нет золота. Поэтому ни один другой бог сегодня вас не примет, но Аполлон принимает всех, и от него никого не прогоняют.
classic-lesson-apollo-go = Идите к Аполлону. Кто приходит первым, получает больше.
classic-lesson-apollo-prosper = Аполлон дал вам 1 золотой; будь у вас только один остров, было бы 4. Первому положен ещё и маркер процветания: 1 золотой каждый раунд. Положите его на свой остров.
classic-lesson-apollo-nobodys = Этот остров ничей, платить будет некому. Положите маркер на свой.
classic-lesson-apollo-rivals = Можно и туда, но тогда он будет платить сопернику. Положите маркер на свой остров.
classic-lesson-apollo-done = Ваш доход был 3 вместо 2, и так будет каждый раунд. Зелёный пришёл вторым: 1 золотой и никакого маркера. Больше с Аполлоном ничего делать нельзя.

## creatures

classic-lesson-creatures = Существа
classic-lesson-creatures-about = Купите существо, и оно сразу действует.
classic-lesson-creatures-track = С любым богом, кроме Аполлона, можно купить этих существ: за 2, 3 и 4 золотых. Задержите указатель на существе или коснитесь его, чтобы прочесть, что оно делает.
classic-lesson-creatures-harpy = Ваш храм раз в раунд снижает цену существа на 1 золотой. Сначала купите { CASE($creature, "acc") }: 2 минус 1.
classic-lesson-creatures-cheap-first = Чуть позже. Начните с другого: вам нужна { $creature }.
classic-lesson-creatures-creature = Афина может дать и другое, но этот урок о существах: купите { CASE($creature, "acc") }.
classic-lesson-creatures-kill = Существо действует сразу, про запас его не хранят. Гарпия губит одну армию. Выберите единственную { CASE($island, "at") }.
classic-lesson-creatures-own = Это же ваша армия! Выберите { CASE($island, "acc") }.
classic-lesson-creatures-use-it = Отказаться можно, но золото уже потрачено. Пошлите её { CASE($island, "to") }.
classic-lesson-creatures-more-there = Можно, но больнее всего удар { CASE($island, "at") }: остров Красного останется без охраны. Выберите его.
classic-lesson-creatures-fates = Остров остался у Красного, но теперь он открыт. Дальше { $creature }, за 3: они ещё раз выплатят вам весь доход.
classic-lesson-creatures-fates-first = Сначала { $creature }: тогда хватит на оба существа.
classic-lesson-creatures-creature-next = Сначала купите { CASE($creature, "acc") }.
classic-lesson-creatures-sphinx = 6 золотых за 3! И последний { $creature }, за 4: он покупает армии, флоты, жрецов и философов, по 2 золотых.
classic-lesson-creatures-one-more = Осталось попробовать одно: купите { CASE($creature, "acc") }.
classic-lesson-creatures-sell = Продайте одну из трёх армий { CASE($island, "at") }.
classic-lesson-creatures-one-piece = Остановиться можно в любой момент. Но сначала продайте одну армию { CASE($island, "at") }.
classic-lesson-creatures-there-are-three = Тогда останется брешь. Из трёх армий { CASE($island, "at") } одну вы можете уступить.
classic-lesson-creatures-stop = Можно продавать и дальше, сколько хотите. Остальных оставьте себе: нажмите «Готово».
classic-lesson-creatures-keep-them = Остальные вам нужны. Нажмите «Готово».
classic-lesson-creatures-done = Каждый раунд существа переходят на место подешевле, а кого никто не купил, уходит. Так что сегодняшние 4 завтра станут 3, если другие дадут вам подождать.

## thieves

classic-lesson-thieves = Воры
classic-lesson-thieves-about = Золото, философ, жрец: возьмите их у других.
classic-lesson-thieves-track = Продаются три существа, которые крадут, а у вас 6 золотых и три философа. Чужое может стать вашим.
classic-lesson-thieves-griffon = Начните с { CASE($creature, "gen") }, за 2: вы заберёте половину золота соперника.
classic-lesson-thieves-griffon-first = Сначала золото, потом остальное: купите { CASE($creature, "acc") }.
classic-lesson-thieves-rob = У кого? Золото скрыто, но все платежи видны, и их можно сосчитать: у Красного должно быть 7, у Зелёного 1. Ограбьте Красного.
classic-lesson-thieves-poor = Половина от 1 с округлением вниз — ничто. Верните ход и ограбьте Красного.
classic-lesson-thieves-use-it = Вы за него уже заплатили. Выберите соперника.
classic-lesson-thieves-satyr = 3 золотых от Красного. Теперь { $creature }, за 3: он крадёт философа.
classic-lesson-thieves-satyr-first = Сначала { $creature }: увидите почему.
classic-lesson-thieves-fourth = Философ есть у обоих соперников. У вас три: что будет с четвёртым? Ограбьте одного из них.
classic-lesson-thieves-found = Четыре философа: метрополия, и без Афины! Выберите для неё остров; больше всего места { CASE($island, "at") }.
classic-lesson-thieves-dryad = Метрополия действует и как храм, так что следующее существо на 1 дешевле. Купите { CASE($creature, "acc") }, за 3.
classic-lesson-thieves-dryad-last = Остался ещё один вор: купите { CASE($creature, "acc") }.
classic-lesson-thieves-priest = Она крадёт жреца. У Зелёного их два: выберите, кого ограбить.
classic-lesson-thieves-done = Считайте, что есть у других и что могут украсть у вас. Три философа — клад для того, кто купит Сатира.

## wings

classic-lesson-wings = На крыльях и волнах
classic-lesson-wings-about = Двигайтесь без Ареса и без Посейдона.
classic-lesson-wings-track = С вами Афина, а она ничего не двигает. Зато двигают эти три существа, и у вас 9 золотых.
classic-lesson-wings-siren = Купите { CASE($creature, "acc") }, за 2: она переманивает флот соперника, который стоит один.
classic-lesson-wings-siren-first = Сначала { $creature }.
classic-lesson-wings-lure = Флот уходит, и его место занимает ваш, без сражения. { CAPITAL(CASE($sea, "at")) } стоит как раз один, и это торговое море. Переманите его.
classic-lesson-wings-use-it = Вы уже заплатили: пользуйтесь.
classic-lesson-wings-trade-sea = Этот тоже стоит один, но { $sea } даёт 1 золотой каждый раунд. Выберите его.
classic-lesson-wings-pegasus = Теперь { $creature }, за 3: армии летят с вашего острова на любой другой, без флотов.
classic-lesson-wings-pegasus-next = Теперь на очереди { $creature }.
classic-lesson-wings-fly = Далеко лежит { $to }: у Красного там нет армий, только порт. Летите туда { CASE($from, "from") } и оставьте одну армию дома.
classic-lesson-wings-leave-one = Тогда { CASE($from, "at") } никого не останется. Летите одной или двумя.
classic-lesson-wings-empty-one = Смелый полёт! Но { $to } пуст, и сражаться там не придётся. Летите туда { CASE($from, "from") }.
classic-lesson-wings-sylph = От такого никто из соперников не укрыт. И последняя { $creature }, за 4: десять шагов для ваших флотов, бесплатно.
classic-lesson-wings-sylph-last = Осталась одна: { $creature }.
classic-lesson-wings-first-step = На севере свободно ещё одно торговое море. Первый шаг: { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-wings-second-step = Второй: { CASE($from, "from") } { CASE($to, "to") }, это торговое.
classic-lesson-wings-to-a2 = Позже, если захотите. Сначала плывите { CASE($from, "from") } { CASE($to, "to") }.
classic-lesson-wings-stop = Осталось восемь шагов, для любых ваших флотов. Пусть стоят, где стоят: нажмите «Готово».
classic-lesson-wings-enough = Они хорошо стоят. Нажмите «Готово».
classic-lesson-wings-done = Теперь вам платят три торговых моря, и новый остров тоже. С существами вы делаете то, чего не делает ваш бог.

## builders

classic-lesson-builders = Гиганты и строители
classic-lesson-builders-about = Снести, перестроить и повторить.
classic-lesson-builders-look = У Красного храм, университет и порт: с крепостью вышла бы метрополия. У вас 9 золотых, и продаются как раз нужные существа.
classic-lesson-builders-giant = Купите { CASE($creature, "acc") }: он разрушает строение, где бы оно ни стояло. С вашим храмом он на 1 дешевле.
classic-lesson-builders-giant-first = Сначала остановите Красного: купите { CASE($creature, "acc") }.
classic-lesson-builders-destroy = Разрушьте то, что у Красного только одно: порт { CASE($island, "at") }.
classic-lesson-builders-as-good = Это тоже остановило бы Красного. Но сегодня — порт { CASE($island, "at") }.
classic-lesson-builders-own = Это ваше собственное. Выберите строение Красного.
classic-lesson-builders-use-it = Вы уже заплатили: пользуйтесь.
classic-lesson-builders-green-no-danger = Зелёному до набора далеко. Впереди Красный: выберите порт { CASE($island, "at") }.
classic-lesson-builders-cyclops = У вас две крепости, храм и порт: не хватает университета. Купите { CASE($creature, "acc") }: он превращает одно ваше строение в другое.
classic-lesson-builders-cyclops-next = Сначала { $creature }: он стоит целой метрополии.
classic-lesson-builders-swap = Превратите крепость { CASE($island, "at") } в университет.
classic-lesson-builders-to-university = Тогда одного типа всё равно не хватит. { CAPITAL(CASE($island, "at")) } у вас две крепости: превратите одну в университет.
classic-lesson-builders-found = Набор готов, и без Афины. Выберите остров для метрополии.
classic-lesson-builders-chimera = Последняя — { $creature }: она делает то же, что любое существо из сброса. Ваша метрополия снижает цену на 1, как храм.
classic-lesson-builders-chimera-last = Осталась одна: купите { CASE($creature, "acc") }.
classic-lesson-builders-copy = Всё использованное лежит в сбросе. Повторите ещё раз: { $creature }.
classic-lesson-builders-copy-giant = В другой раз. Сегодня снова { $creature }.
classic-lesson-builders-again = И снова рушится строение. У Красного ещё кое-что есть { CASE($island, "at") }: выбирайте.
classic-lesson-builders-done = Потом сброс замешивают в колоду: так хочет Химера. Следите, у кого строения трёх типов: к нему и идёт Гигант.

## guards

classic-lesson-guards = Стражи из камня и рогов
classic-lesson-guards-about = Три фигурки, которые на раунд защищают остров.
classic-lesson-guards-danger = Четыре армии Красного { CASE($army, "at") } могут перейти { CASE($home, "to") }, где у вас одна. Красный ходит после вас, с Аресом. А у вас 8 золотых.
classic-lesson-guards-minotaur = Первый — { $creature }: в обороне он считается за 2. Ваш храм снижает цену на 1 золотой.
classic-lesson-guards-minotaur-first = Первым купите { CASE($creature, "acc") }.
classic-lesson-guards-guard = Поставьте его { CASE($island, "to") }.
classic-lesson-guards-use-it = Вы уже заплатили: пользуйтесь.
classic-lesson-guards-for-them = Он сражается за того, чей это остров. Опасность грозит { CASE($island, "dat") }: поставьте его туда.
classic-lesson-guards-medusa = Следующая — { $creature }, за 3: с острова, где она стоит, не уйдёт ни одна армия.
classic-lesson-guards-medusa-next = Теперь на очереди { $creature }.
classic-lesson-guards-freeze = Поставьте её туда, где войско Красного: { CASE($army, "to") }.
classic-lesson-guards-clash = Видите: две фигурки на одном острове уничтожают друг друга. Верните ход и поставьте её { CASE($army, "to") }.
classic-lesson-guards-the-army = Войско стоит { CASE($army, "at") }: она нужна там.
classic-lesson-guards-chiron = Последний — { $creature }, за 4: его острову не страшны Пегас, Гигант и Гарпия.
classic-lesson-guards-chiron-last = Остался один: { $creature }.
classic-lesson-guards-shield = Ваш храм стоит { CASE($island, "at") }: поставьте его туда.
classic-lesson-guards-your-temple = Ваш храм стоит { CASE($island, "at") }. Пусть он его и охраняет.
classic-lesson-guards-finish = Войско Красного { CASE($army, "at") } теперь не может выступить. Завершите ход и посмотрите, что сделает Красный.
classic-lesson-guards-done = Красный смог только нанять армию. Фигурки стоят до вашего хода в следующем раунде, потом уходят. Они дают вам время.

## monsters

classic-lesson-monsters = Морские чудовища
classic-lesson-monsters-about = Кракен топит флоты, Полифем их прогоняет.
classic-lesson-monsters-danger = Флоты Красного ведут мостом { CASE($one, "to") }, флоты Зелёного — { CASE($other, "to") }. Оба острова ваши, на каждом по одной армии. Разрушьте мосты!
classic-lesson-monsters-kraken = Купите { CASE($creature, "acc") }, за 2: где он всплывает, все флоты идут ко дну.
classic-lesson-monsters-kraken-first = Сначала { $creature }.
classic-lesson-monsters-surface = Где? У Красного два флота { CASE($sea, "at") }.
classic-lesson-monsters-yours = Там стоит ваш собственный флот. Выберите { CASE($sea, "acc") }.
classic-lesson-monsters-use-it = Вы уже заплатили: пользуйтесь.
classic-lesson-monsters-more-there = Там он потопит меньше или оттуда меньше достанет. Выберите { CASE($sea, "acc") }.
classic-lesson-monsters-swim = Двух флотов нет. За 1 золотой за шаг он плывёт дальше. Последний флот Красного в этом мосту стоит { CASE($sea, "at") }: туда.
classic-lesson-monsters-one-step = Ещё один шаг вам по карману. Ведите его { CASE($sea, "to") }.
classic-lesson-monsters-this-way = Ещё один флот Красного стоит { CASE($sea, "at") }: туда.
classic-lesson-monsters-rest = Моста Красного больше нет. Пока там Кракен, ни один флот не войдёт { CASE($sea, "to") }. Остановитесь: золото нужно для другого чудовища.
classic-lesson-monsters-stop-here = Поберегите золото для следующего чудовища: остановитесь.
classic-lesson-monsters-polyphemus = Теперь { $creature }, за 3: он бросает с острова скалы, пока в морях вокруг не останется флотов.
classic-lesson-monsters-polyphemus-next = Всё ваше золото — на него: купите { CASE($creature, "acc") }.
classic-lesson-monsters-place = Поставьте его { CASE($island, "to") }: рядом флоты Зелёного. Он прогоняет и ваши флоты, поэтому сначала смотрите; здесь ваших нет.
classic-lesson-monsters-that-island = Опасность грозит { CASE($island, "dat") }: поставьте его туда.
classic-lesson-monsters-push = Два флота Зелёного должны уйти { CASE($sea, "from") }, по одному, и вы решаете, куда каждый: прочь из кольца, в пустое море или к флотам Зелёного.
classic-lesson-monsters-done = До вашего следующего хода к острову { $island } не подойдёт ни один флот, так что и моста туда нет. Долетит только Пегас.

## four-buildings

classic-lesson-four-buildings = Четыре строения
classic-lesson-four-buildings-about = Путь строителя и место для метрополии.
classic-lesson-four-buildings-hello = Два храма, университет, крепость: не хватает порта. С вами Посейдон, и у вас 2 золотых.
classic-lesson-four-buildings-build = Постройте порт { CASE($island, "at") }. Когда есть по одному каждого типа, метрополия приходит сразу; ждать нельзя.
classic-lesson-four-buildings-small-island = Годится и так. Но на этот раз постройте его { CASE($island, "at") }.
classic-lesson-four-buildings-not-yet = Метрополия ждёт! Постройте порт { CASE($island, "at") }.
classic-lesson-four-buildings-port-today = Сегодня 2 золотых — на порт { CASE($island, "at") }.
classic-lesson-four-buildings-give = Уходит по одному каждого типа, а из двух храмов выбираете вы. Храм { CASE($site, "at") } стоит на участке под метрополию, храм { CASE($outside, "at") } — нет. Верните в запас первый.
classic-lesson-four-buildings-keep-that = Этот никому не мешает: вне участка он может стоять рядом с метрополией. Верните храм { CASE($site, "at") }.
classic-lesson-four-buildings-found = Метрополии нужен свободный участок: это два места на большом острове, единственное — на маленьком. Выберите остров; { CASE($island, "at") } она будет не одна.
classic-lesson-four-buildings-best = Хороший выбор: храм вне участка остаётся рядом с ней.
classic-lesson-four-buildings-lonely = Можно. Маленький остров платит больше, но места ни для чего другого там теперь нет.
classic-lesson-four-buildings-done = Где можете, стройте вне участков и смотрите, чего не хватает каждому сопернику: у кого три типа, тому нужен всего один бог.

## conquest

classic-lesson-conquest = Завоевание
classic-lesson-conquest-about = Возьмите остров, и метрополия ваша.
classic-lesson-conquest-hello = Красный основал метрополию { CASE($island, "at") } и охраняет её одной армией. Метрополия переходит вместе с островом.
classic-lesson-conquest-march = Метрополия считается за крепость, так что у Красного 2 и кубик. У вас пять армий: ведите четыре { CASE($from, "from") } { CASE($island, "to") } и посмотрите на шансы.
classic-lesson-conquest-two-are-few = 2 против 4: первой армии уже нет. Верните ход и пошлите четыре.
classic-lesson-conquest-four = Четыре: для победы хватит, и одна останется дома.
classic-lesson-conquest-the-prize = Ваша цель — { $island }. Ведите туда четыре армии { CASE($from, "from") }.
classic-lesson-conquest-done = Метрополия ваша, хотя вы ничего не строили. Разрушить её никто не может, но могут взять так же, как вы: хорошо её охраняйте.

## full-site

classic-lesson-full-site = Нет места
classic-lesson-full-site-about = Приходит метрополия, а все участки застроены.
classic-lesson-full-site-hello = У вас два острова, { $small } и { $large }, и на обоих участках под метрополию стоят строения. А теперь вам досталась Афина, и философов у вас три.
classic-lesson-full-site-card = Бесплатного философа взять обязательно: это ваш четвёртый. Возьмите его.
classic-lesson-full-site-found = Свободных участков нет, и строения уступают место: { CASE($small, "at") } — крепость, { CASE($large, "at") } — два порта. То, что стоит вне участка, остаётся. Выберите, где вы теряете меньше.
classic-lesson-full-site-one-gone = Крепости больше нет, но метрополия обороняет как крепость. Вы ничего не потеряли!
classic-lesson-full-site-two-gone = Двух портов больше нет, а метрополия считается за один. Крепость вне участка стоит. На маленьком острове вы потеряли бы меньше.
classic-lesson-full-site-done = На острове умещается одна метрополия. Если она есть на каждом вашем, новая пропадает вместе со всем, что за неё отдано. Поэтому островов нужно больше, чем метрополий.

## last-island

classic-lesson-last-island = Последний остров
classic-lesson-last-island-about = Почему нельзя просто так вывести кого-то из игры.
classic-lesson-last-island-hello = { $last } — всё, что осталось у Красного, и там одна армия. Рядом пять ваших. Посмотрите, что вы можете: идти туда вам не предлагают.
classic-lesson-last-island-other = На последний остров соперника нельзя высадиться, если это не принесёт победу. Метрополий у вас нет, поэтому он закрыт. Атакуйте лучше Зелёного: ведите три армии { CASE($from, "from") } { CASE($other, "to") }.
classic-lesson-last-island-leave-one = Тогда { CASE($from, "at") } никого не останется. Пошлите три.
classic-lesson-last-island-three = Немного больше — надёжнее: пошлите три.
classic-lesson-last-island-there = Ведите три армии { CASE($from, "from") } { CASE($other, "to") }.
classic-lesson-last-island-done = Запрещена была только высадка: флоты, золото и строения Красного не защищены. А кто остался с одним островом, получает от Аполлона 4 золотых.

## elimination

classic-lesson-elimination = Вне игры
classic-lesson-elimination-about = Последний остров, если он приносит вам победу.
classic-lesson-elimination-hello = У Красного снова только { $last }. Но теперь там стоит метрополия, и у вас тоже есть одна. Двух для победы хватит.
classic-lesson-elimination-march = С этим островом у вас будет вторая метрополия, поэтому высадка разрешена. Ведите три или четыре армии { CASE($from, "from") } { CASE($last, "to") }.
classic-lesson-elimination-more = У Красного армия и метрополия: 2 и кубик. Пошлите три или четыре.
classic-lesson-elimination-the-prize = Победа ждёт { CASE($last, "at") }. Ведите туда армии { CASE($from, "from") }.
classic-lesson-elimination-finish = У Красного не осталось островов, и он выбыл: флотов и карт нет, ход с Зевсом пропал. Но раунд продолжается. Завершите ход.
classic-lesson-elimination-done = До конца никто не отнял у вас метрополий, и вы победили. Если бы атака не удалась, партия просто пошла бы дальше.

## last-cycle

classic-lesson-last-cycle = Последний раунд
classic-lesson-last-cycle-about = Две метрополии посреди раунда — ещё не победа.
classic-lesson-last-cycle-alarm = У Красного две метрополии! Но партия кончается только с концом раунда, а до этого ещё ваш ход. У вас одна.
classic-lesson-last-cycle-choose = Отнимите одну у Красного, и у вас будет две, у него одна. { CAPITAL(CASE($easy, "at")) } нет ни одной армии: ведите туда свои { CASE($from, "from") }, а одну оставьте дома.
classic-lesson-last-cycle-leave-one = Оставьте одну дома: ваши острова тоже в опасности.
classic-lesson-last-cycle-lost = Вы это допустили: раунд кончился, и победил Красный. Верните ход.
classic-lesson-last-cycle-take-one = Тогда в конце раунда победит Красный. Возьмите { CASE($easy, "acc") }.
classic-lesson-last-cycle-finish = Взято без сражения. Следующий — Красный, но с Зевсом, а он армий не двигает. Завершите ход.
classic-lesson-last-cycle-done = Две у вас, одна у Красного: вы победили. Прежде чем делать приношение, подумайте, кто ходит после вас: за Аресом в конце последнего раунда последнее слово.

## tie

classic-lesson-tie = Равенство
classic-lesson-tie-about = Метрополий поровну: что тогда?
classic-lesson-tie-look = Последний раунд: у вас две метрополии, и у Красного две. В этой партии золото открыто: у вас 6, у Красного 5.
classic-lesson-tie-save = Если метрополий поровну, побеждает тот, кто богаче. Охрана у Красного сильная. На что сейчас лучше потратить золото?
classic-lesson-tie-spent = Это стоит 2 золотых или больше: тогда богаче будет Красный, и победит он. Сберегите золото и завершите ход.
classic-lesson-tie-shared = Переход стоит 1 золотой: у вас было бы 5, как у Красного, и победа вышла бы общей. Сберегите золото и завершите ход.
classic-lesson-tie-done = 6 против 5: вы победили. Сначала считают метрополии, потом золото; если и золота поровну, победа общая. Часто золото скрыто, так что ведите счёт.

## two-players

classic-lesson-two-players = Игра вдвоём
classic-lesson-two-players-about = По две фишки у каждого и три метрополии для победы.
classic-lesson-two-players-hello = Когда играют вдвоём, у каждого две фишки и, значит, два хода за раунд. Не спят три бога. А для победы нужны три метрополии, не две.
classic-lesson-two-players-first = У вас 4 золотых и жрец. Первая фишка: принесите { CASE($god, "dat") } 3.
classic-lesson-two-players-three = Лучше 3: место удержится, и кое-что останется для второй фишки.
classic-lesson-two-players-gods-first = Аполлон никуда не денется. Сначала другие боги.
classic-lesson-two-players-that-god = Тоже хорошее место. Но сейчас — { $god }.
classic-lesson-two-players-second = Красный сходил, теперь ваша вторая фишка. Оба приношения платит одна казна, а жрец снимает с суммы 1: значит, { CASE($god, "dat") } можно принести самое большее 2. Принесите столько.
classic-lesson-two-players-one-more = 1 легко перебить. Принесите 2: жрец это позволяет.
classic-lesson-two-players-both = С обоими богами вы сделаете больше. Принесите { CASE($god, "dat") } 2.
classic-lesson-two-players-turns = 3 и 2, минус 1 за жреца: вы заплатили 4. Красный сходил с Зевсом; теперь ходите вы с Аресом, а потом с Посейдоном.
classic-lesson-two-players-done = Два хода за один раунд можно задумать вместе: с одним богом флоты, с другим — армии по ним. Смотрите, кто из двоих ходит первым!
