# Що каже вчитель на уроках Classic. Короткі речення, одне за раз.

## Курси

classic-course-first = Перший курс
classic-course-gods = Боги та їхні війни
classic-course-creatures = Істоти
classic-course-metropolises = Шляхи до метрополії
classic-course-end = Кінець і гра вдвох

## goal

classic-lesson-goal = Мета
classic-lesson-goal-about = Виграйте партію за один хід: що таке метрополія і скільки їх треба.
classic-lesson-goal-hello = Вітаємо на Кікладах! Ви граєте за Синього: острови із синіми загонами ваші. Червоний і Зелений — ваші суперники.
classic-lesson-goal-metropolis = Хто наприкінці циклу має дві метрополії, той перемагає; за цикл кожен ходить по разу. Одну метрополію ви вже маєте, { CASE($island, "in") }.
classic-lesson-goal-set = Ще у вас є храм { CASE($temple, "in") }, фортеця { CASE($fortress, "in") } та порт { CASE($port, "in") }. Разом з університетом це набір із чотирьох споруд, а набір стає метрополією.
classic-lesson-goal-build = Ваш хід, і з вами Атена: вона будує університети, по 2 монети. Збудуйте один { CASE($island, "in") }, там іще є місце.
classic-lesson-goal-not-yet = Якщо зараз завершити хід, метрополія лишиться одна, і гра піде далі. Спершу збудуйте університет.
classic-lesson-goal-found = Набір повний. Чотири споруди повертаються до запасу, приходить метрополія. На острові вміщається лише одна. Виберіть для неї острів.
classic-lesson-goal-finish = Ваша друга метрополія. Більше робити нічого: завершіть хід.
classic-lesson-goal-won = Цикл закінчено, і у вас дві метрополії: ви перемогли. На це потрібні монети, тож далі — звідки вони беруться.

## income

classic-lesson-income = Монети
classic-lesson-income-about = Що платять острови, що платять моря і як отримати більше.
classic-lesson-income-islands = Кожен цикл починається з доходу: 1 монета за кожен ваш ріг достатку; на мапі вони жовті. { $rich } малий, а рогів має два. { $large } не має жодного, зате на ньому місце для чотирьох споруд.
classic-lesson-income-trade = Ці чотири моря з рогом достатку — торгові. Кожне платить 1 монету тому, чия там флотилія. { CAPITAL(CASE($sea, "in")) } ще нікого немає.
classic-lesson-income-fleet = Ваш хід, і з вами Посейдон, бог флотилій. Перша флотилія безплатна, у морі біля вашого острова. Найміть її { CASE($sea, "within") }.
classic-lesson-income-pays-nothing = Флотилія може там стояти, але те море нічого не платить. Найміть її { CASE($sea, "within") }, воно торгове.
classic-lesson-income-fleet-first = Це теж можна. Але спершу безплатна флотилія, { CASE($sea, "in") }: вона платитиме кожного циклу.
classic-lesson-income-finish = Ваша флотилія на місці. 2 монети поки збережіть і завершіть хід: тоді надійде дохід, а за ним підношення богам. Про них наступний урок.
classic-lesson-income-enough = Цього разу заощадьте: завершіть хід.
classic-lesson-income-done = Надійшло 3 монети, 2 за острів і 1 за море: тепер у вас 5. Острів платить вам, навіть коли порожній; море — лише поки там ваша флотилія.

## offerings

classic-lesson-offerings = Підношення
classic-lesson-offerings-about = Кожен хід починається з бога. Виберіть його й заплатіть.
classic-lesson-offerings-gods = Після доходів усі хочуть бога, бо від нього залежить, що можна робити у свій хід. Утрьох кожного циклу відкрито двох із чотирьох, сьогодні це Зевс і Арес. Аполлон відкритий завжди.
classic-lesson-offerings-gives = Зевс будує храми й дає жерців, з якими ваші дальші підношення дешевші. Арес дає загони, веде їх у похід і будує фортеці.
classic-lesson-offerings-apollo = Аполлон нічого не коштує й дає трохи монет. Хто прийшов до нього першим, ще й кладе на острів жетон процвітання: відтоді острів платить кожного циклу на 1 монету більше.
classic-lesson-offerings-bid = У вас 5 монет, і ви перші. Піднесіть { CASE($god, "dat") } 3 монети. Хто хоче на ваше місце, мусить дати більше.
classic-lesson-offerings-too-low = Бачите: Червоний дав 2 й витіснив вас. Низьке підношення — це запрошення. Заберіть хід назад і піднесіть 3.
classic-lesson-offerings-a-little-more = Дешево, але Червоному досить 3, щоб вас витіснити. Піднесіть 3 самі.
classic-lesson-offerings-too-much = Воно втрималося б, але на хід лишилося б мало монет. Піднесіть 3.
classic-lesson-offerings-other-god = Теж добрий бог, але сьогодні нам потрібні загони. Піднесіть { CASE($god, "dat") } 3 монети.
classic-lesson-offerings-free-but = Аполлон — для тих, кому бракує монет. Вам не бракує: піднесіть { CASE($god, "dat") } 3 монети.
classic-lesson-offerings-paid = Більше не дав ніхто. Коли всі мають бога, усі платять разом: 3 ваші монети пішли, на хід лишилося 2.
classic-lesson-offerings-first = Боги діють згори донизу, Аполлон останній. У Червоного Зевс, перший із них, і Червоний щойно походив. Тепер ваша черга, з Аресом: найміть безплатний загін, на будь-якому своєму острові.
classic-lesson-offerings-troop-first = Скоро, на іншому уроці. Цього разу найміть безплатний загін.
classic-lesson-offerings-end = За хід можна зробити більше, ви це ще побачите. Цей завершіть і гляньте, хто в наступному циклі підносить першим.
classic-lesson-offerings-enough = Цього разу досить: завершіть хід.
classic-lesson-offerings-done = Порядок перевертається: хто діяв останнім, тепер підносить першим. Почав Зелений, він був з Аполлоном; ви другі, Червоний останній. А якщо хтось дасть більше за вас? Про це наступний урок.

## outbid

classic-lesson-outbid = Ваше підношення перевищили
classic-lesson-outbid-about = Хтось дає більше. Що тепер?
classic-lesson-outbid-ousted = Ви піднесли Зевсові 1. Червоний дає 2 й займає ваше місце. Ще нічого не сплачено: ваша фішка, що позначає підношення, знову вільна.
classic-lesson-outbid-choose = Ви мусите одразу вибрати знову, але не того бога, якого щойно втратили. Піднесіть { CASE($god, "dat") } 1, 2 або 3 монети.
classic-lesson-outbid-dear = Це більше, ніж треба: { CASE($god, "with") } ще нікого немає. Піднесіть 1, 2 або 3.
classic-lesson-outbid-not-yet = Аполлон — завжди вихід. Але спершу спробуйте { CASE($god, "acc") }.
classic-lesson-outbid-back = Зелений перевищив ваше підношення, давши 4. Але закритий лише бог, утрачений останнім, тож до { CASE($god, "gen") } можна повернутися: піднесіть 3, більше за Червоного.
classic-lesson-outbid-three-do = Червоний стоїть на 2, тож 3 досить. Решту збережіть на хід.
classic-lesson-outbid-safe = Від Аполлона ніколи нікого не витісняють. Безпечно, але сьогодні нам потрібен { $god }: піднесіть 3.
classic-lesson-outbid-done = Тепер витіснили Червоного, і він пішов до Аполлона. Усі мають бога, усі заплатили, а Зевс ваш за 3. Піднести мало й повернутися — так можна заощадити.

## building

classic-lesson-building = Ваш хід
classic-lesson-building-about = Щось безплатне, щось іще, щось збудоване.
classic-lesson-building-turn = З вами Арес, і у вас 5 монет. Кожен бог, крім Аполлона, дає одну одиницю чи карту безплатно, ще кілька за монети й один тип споруд.
classic-lesson-building-free = Перший загін безплатний, і взяти його треба до кінця ходу. Найміть його { CASE($island, "within") }.
classic-lesson-building-large = Він може стояти на будь-якому вашому острові. Цього разу виберіть { CASE($island, "acc") }: скоро тут буде що стерегти.
classic-lesson-building-free-first = Порядок вибираєте ви, та почнімо з безплатного: загін { CASE($island, "in") }.
classic-lesson-building-second = Наступні коштують 2, потім 3, потім 4 монети. Найміть ще один, на будь-якому своєму острові.
classic-lesson-building-troop-first = За мить. Спершу ще один загін.
classic-lesson-building-gold-left = У вас лишилися монети, і є на що їх витратити.
classic-lesson-building-build = Кожна споруда коштує 2 монети. Арес будує фортеці: кожна додає 1, коли ви бороните її острів. Збудуйте фортецю { CASE($island, "within") }, поза місцем метрополії: на круглому майданчику.
classic-lesson-building-on-the-site = Можна. Але цей майданчик лежить на місці метрополії, і колись він може їй знадобитися; тож краще ставити поза ним.
classic-lesson-building-small-one = Можна. Але на цьому острові лише один майданчик, і лежить він на місці метрополії: колись він може їй знадобитися.
classic-lesson-building-dearer = Третій загін коштує 3. Краще будуйте, за 2.
classic-lesson-building-slots = Споруди стоять на майданчиках. Квадратні { CASE($island, "in") } — це місце метрополії: вона стане саме там, і що там збудовано, те їй заважатиме. А на круглих поруч споруда може лишитися.
classic-lesson-building-done = Арес будує фортеці, Посейдон порти, Зевс храми, Атена університети. По одній споруді кожного типу дають метрополію: тому з часом потрібні всі чотири боги.

## fleets

classic-lesson-fleets = Посейдон: флотилії
classic-lesson-fleets-about = Загони не вміють плавати. Збудуйте їм ланцюжок флотилій, наче міст.
classic-lesson-fleets-plan = { $to } нікому не належить і платить 2 монети. Ваші загони — { CASE($from, "in") }. Вони можуть перейти там, де ваші флотилії стоять поспіль, від острова до острова.
classic-lesson-fleets-free = З вами Посейдон. Нові флотилії приходять у моря біля ваших островів. Найміть безплатну { CASE($sea, "within") }, де одна вже є.
classic-lesson-fleets-gather = Можна, але флотилії мають плисти разом. Найміть її { CASE($sea, "within") }.
classic-lesson-fleets-fleets-first = Скоро. Спершу найміть флотилію { CASE($sea, "within") }.
classic-lesson-fleets-second = Ще кілька флотилій коштують 1, 2 і 3 монети: дешевше за загони. Найміть іще одну { CASE($sea, "within") }.
classic-lesson-fleets-sail = Три флотилії. Кожне переміщення коштує 1 монету, хай скільки їх пливе, і має до трьох кроків. Пливіть двома { CASE($from, "from") } { CASE($to, "into") }; одна лишається.
classic-lesson-fleets-leave-one = Тоді { CASE($from, "within") } не лишилося б нікого, і в ланцюжку була б діра. Візьміть дві.
classic-lesson-fleets-two = Одна не заповнить обох морів, яких бракує. Візьміть дві.
classic-lesson-fleets-this-way = Ланцюжок іде іншим шляхом: { CASE($from, "from") } { CASE($to, "into") }, двома флотиліями.
classic-lesson-fleets-now-sail = На сьогодні флотилій досить. Пливіть двома { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-fleets-on = Те саме переміщення триває, і більше платити не треба. Одну флотилію лишіть тут, а другою пливіть { CASE($to, "into") }.
classic-lesson-fleets-gap = Тоді { CASE($from, "within") } знову стало б порожньо. Пливіть лише однією.
classic-lesson-fleets-to-the-goal = Ланцюжок іще не повний. Пливіть однією флотилією { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-fleets-stop = Три моря поспіль ваші. Лишився ще крок, але робити його не треба: зупиніться.
classic-lesson-fleets-breaks = Це розірвало б ланцюжок. Зупиніться тут.
classic-lesson-fleets-done = Ланцюжок { CASE($from, "from") } { CASE($to, "into") } готовий: загони можуть перейти ним за одне переміщення, туди й назад. Але на це потрібен інший бог: Арес.

## moves

classic-lesson-moves = Арес: ланцюжком флотилій
classic-lesson-moves-about = Займіть два острови, що нікому не належать.
classic-lesson-moves-bridge = Ланцюжок із трьох флотилій готовий, { CASE($from, "from") } { CASE($to, "into") }. Тепер з вами Арес, і у вас 2 монети.
classic-lesson-moves-march = Похід коштує 1 монету, хай який довгий ланцюжок. Рушайте { CASE($from, "from") } { CASE($to, "into") }, але лишіть загін удома: порожній острів лишається вашим, та кожен може взяти його без битви.
classic-lesson-moves-leave-one = Тоді ваш дім лишиться відкритим. Візьміть менше й лишіть там один загін.
classic-lesson-moves-theirs = Там стоїть загін суперника: була б битва. Скоро! Спершу рушайте { CASE($to, "into") }.
classic-lesson-moves-this-first = Спершу рушайте { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-moves-march-first = Сьогодні монети — на походи: { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-moves-second = Острів ваш, без битви. Тепер { $from }: ланцюжком може бути й одна флотилія, бо { $sea } торкається обох островів. Рушайте { CASE($to, "into") }.
classic-lesson-moves-other-one = Лишилася одна монета, ще на один похід: { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-moves-done = Два багаті острови за 2 монети: кожного циклу вони платитимуть вам ще 4. Хто бачить ваші флотилії поспіль, той знає, куди підуть ваші загони.

## battle

classic-lesson-battle = Битва
classic-lesson-battle-about = Загони, кубики, шанси: нападайте, перемагайте й дізнайтеся, коли не варто.
classic-lesson-battle-look = Ваша флотилія торкається трьох островів. Ваші чотири загони можуть дійти { CASE($weak, "into") }, де в Червоного один загін, і { CASE($strong, "into") }, де в Зеленого два й фортеця.
classic-lesson-battle-dice = Обидві сторони кидають кубик (від 0 до 3) і додають свої загони; слабша втрачає загін. Так триває раунд за раундом, доки одна сторона не загине або не відступить.
classic-lesson-battle-attack = Рушайте трьома { CASE($from, "from") } { CASE($weak, "into") }. Перш ніж підтвердити, прочитайте шанси: скільки таких битв зі 100 ви виграєте, якщо ніхто не відступить.
classic-lesson-battle-too-few = Один проти одного — це ризик. У вас випало 1, у Червоного 2, і вашого загону немає. Заберіть хід назад і пошліть три.
classic-lesson-battle-three = Можна. Але пошліть три: цього досить, і один стереже ваш дім.
classic-lesson-battle-fortress = Два загони й фортеця, що додає оборонцеві 1. Почніть { CASE($weak, "from") }.
classic-lesson-battle-this-one = Іншим разом. Рушайте трьома { CASE($from, "from") } { CASE($weak, "into") }.
classic-lesson-battle-won = 3 загони та 1 на кубику — це 4. У Червоного 1 загін і 2 на кубику: це 3. Його загону немає, і { $weak } ваш, з усім, що там стоїть.
classic-lesson-battle-stronger = Загони можуть іти знову, ще за 1 монету. { $strong }: два загони й фортеця важать 3, а у вас три. Наважтеся, { CASE($from, "from") }, усіма.
classic-lesson-battle-all-three = З меншою силою ви були б слабші. Візьміть усі три.
classic-lesson-battle-once-more = Спершу рушайте { CASE($from, "from") } { CASE($strong, "into") }.
classic-lesson-battle-stay = 4 проти 4: за рівності загін утрачають обидва. Перед кожним новим раундом може відступити оборонець, потім ви. Зеленому відступати нікуди. У вас іще два: лишайтеся й бийтеся.
classic-lesson-battle-go-on = Відступ рятує загони, і часом це мудро. Але тут ви не слабші: лишайтеся й бийтеся.
classic-lesson-battle-done = 4 проти 3: { $strong } ваш, разом із фортецею. Читайте шанси, зважайте на фортеці, беріть на один загін більше, ніж важить суперник. Ще один короткий урок — і для першої партії ви знатимете досить.

## one-turn

classic-lesson-one-turn = Переможний хід
classic-lesson-one-turn-about = Жрець, істота, четверо філософів: інший шлях до метрополії.
classic-lesson-one-turn-hello = У вас одна метрополія і двоє філософів. Четверо філософів теж стають метрополією, без жодної споруди. Їх дає Атена, і сьогодні вона тут.
classic-lesson-one-turn-bid = Червоний підніс { CASE($god, "dat") } 2 монети. А у вас є жрець: кожен здешевлює всі ваші підношення на 1, але не нижче 1. Тож піднесіть 3, а заплатите лише 2.
classic-lesson-one-turn-three-do = Червоний стоїть на 2, тож 3 досить. Решта знадобиться на істоту.
classic-lesson-one-turn-this-god = Філософів дає лише Атена: піднесіть { CASE($god, "dat") } 3 монети.
classic-lesson-one-turn-track = Атена ваша. Ці три карти — істоти, за 4, 3 і 2 монети. З кожним богом, крім Аполлона, їх можна купити, і вони одразу діють. Кожного циклу вони дешевшають; кого не купили за 2, той іде.
classic-lesson-one-turn-creature = Храм кожного циклу здешевлює одну істоту на 1, а метрополія робить усе, що й храм. Тож { $creature } коштує вам 2, а не 3. Він краде філософа: купіть його.
classic-lesson-one-turn-this-creature = Вам бракує двох філософів, а безплатний лише один. Тож спершу купіть { CASE($creature, "acc") }: він украде другого.
classic-lesson-one-turn-rob = У Червоного є філософ. Заберіть його.
classic-lesson-one-turn-use-it = За це сплачено. Грабуйте Червоного.
classic-lesson-one-turn-fourth = Тепер їх троє. Безплатний філософ Атени — четвертий: візьміть його.
classic-lesson-one-turn-found = Усі четверо йдуть, і приходить метрополія. Їй треба острів із вільним місцем метрополії. { CAPITAL(CASE($full, "in")) } це місце зайняла фортеця, тож туди не можна: тому й будують, де вдається, поза ним. Виберіть.
classic-lesson-one-turn-finish = Ваша друга метрополія! Монет не лишилося, та вони й не потрібні: завершіть хід.
classic-lesson-one-turn-won = Усі походили, цикл закінчено, і ви перемогли. Що робить бог чи істота, можна прочитати будь-коли: наведіть вказівник або торкніться. Для першої партії ви знаєте досить!

## raid

classic-lesson-raid = Арес: відчинені двері
classic-lesson-raid-about = Візьміть острів без битви й утримайте його.
classic-lesson-raid-look = Червоний покинув { CASE($island, "acc") } без жодного загону. Там стоять фортеця та храм, але боронити їх нікому.
classic-lesson-raid-march = Порожній острів беруть без битви: сама фортеця не б’ється. Рушайте одним загоном { CASE($from, "from") } { CASE($island, "into") }.
classic-lesson-raid-one-is-enough = Два теж узяли б його, але ваш дім спорожнів би, а Червоний може зробити те саме, що й ви. Пошліть один.
classic-lesson-raid-this-one = Є легша здобич: рушайте одним загоном { CASE($from, "from") } { CASE($island, "into") }.
classic-lesson-raid-later = Безплатний загін можна взяти будь-якої миті ходу. Збережіть його для місця, якого ще не маєте: спершу рушайте { CASE($island, "into") }.
classic-lesson-raid-gold-for-march = Ваша монета — на похід: { CASE($from, "from") } { CASE($island, "into") }.
classic-lesson-raid-recruit = Він ваш, із фортецею та храмом. Тепер безплатний загін: нові загони приходять на будь-який ваш острів, і на цей теж. Найміть його { CASE($island, "within") }.
classic-lesson-raid-the-new-one = Новому острову він потрібніший: найміть його { CASE($island, "within") }.
classic-lesson-raid-hold = Спершу убезпечте острів: найміть загін { CASE($island, "in") }.
classic-lesson-raid-done = Два загони за фортецею: відібрати нелегко. Кожного циклу шукайте на полі порожні острови й не лишайте таких у себе.

## sea-battle

classic-lesson-sea-battle = Посейдон: битва на морі
classic-lesson-sea-battle-about = Збирайте флотилії дорогою й бийтеся проти порту.
classic-lesson-sea-battle-look = { CAPITAL(CASE($sea, "in")) } стоїть флотилія Зеленого. Вона одна, але поруч { $port }, а там порт: він додає оборонцеві 1 в усіх морях довкола.
classic-lesson-sea-battle-gather = Дві ваші флотилії — { CASE($from, "in") }, і ще одна дорогою. Пливіть обома { CASE($to, "into") }: там приєднається третя.
classic-lesson-sea-battle-alone = Одна проти 1 і порту — погана битва. Спершу зберіться: пливіть двома { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-sea-battle-both = Візьміть обидві: у битві важить кожна флотилія.
classic-lesson-sea-battle-that-way = Спершу збираємося: пливіть обома флотиліями { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-sea-battle-attack = Кроки ще є, а флотилії, зустрінуті дорогою, можна взяти з собою. Пливіть далі всіма трьома { CASE($to, "into") }. Де стоять чужі флотилії, там одразу починається битва.
classic-lesson-sea-battle-all = Візьміть усі три: важить кожна флотилія.
classic-lesson-sea-battle-there = Ще ні: пливіть далі всіма трьома { CASE($to, "into") }.
classic-lesson-sea-battle-stay = У вас випало 0, у Зеленого 2: 3 проти 4, і ви втратили флотилію. Зелений лишився. Можна відступити або битися далі; дві проти 1 і порту — порівну. Лишайтеся й бийтеся.
classic-lesson-sea-battle-still-good = Відступ урятував би флотилії, але море варте другого раунду. Лишайтеся й бийтеся.
classic-lesson-sea-battle-done = 4 проти 3: флотилії Зеленого немає, і море ваше. Порти й фортеці допомагають лише оборонцеві; хто нападає, мусить привести більше.

## defence

classic-lesson-defence = Лишитися чи відступити
classic-lesson-defence-about = Коли йти й куди можна піти.
classic-lesson-defence-attacked = Червоний нападає чотирма загонами; його ціль — { $island }. У вас два й фортеця: 3. Кубики випали однаково, тож 5 проти 4, і одного вашого загону немає.
classic-lesson-defence-retreat = Спершу питають оборонця. Загони відступають на інший ваш острів ланцюжком ваших флотилій. Один проти чотирьох надії не має: відступіть { CASE($safe, "into") }.
classic-lesson-defence-lost = Хоробро, але 4 проти 5: загону немає, і острів усе одно втрачено. Заберіть хід назад і відступіть { CASE($safe, "into") }.
classic-lesson-defence-kept = Ваш загін живий, і тепер їх { CASE($safe, "in") } двоє. { $lost } дістався Червоному з фортецею: споруди переходять разом з островом.
classic-lesson-defence-done = Флотилії потрібні не лише для нападу: це ваш шлях до порятунку. Без ланцюжка до власного острова загони мусять битися до останнього.

## zeus

classic-lesson-zeus = Зевс: жерці
classic-lesson-zeus-about = Дешевші підношення в кожному циклі та інші істоти на продаж.
classic-lesson-zeus-hello = Зевс дає жерців і будує храми. Одного жерця ви маєте. Кожен жрець платить 1 монету з кожного вашого підношення до кінця гри.
classic-lesson-zeus-priest = Візьміть безплатного жерця, вашого другого.
classic-lesson-zeus-priest-first = За мить. Спершу візьміть безплатного жерця.
classic-lesson-zeus-replace = За 1 монету Зевс проганяє істоту, і на її місце приходить інша. Зеленому є що продати, коли в секції { $creature }: замініть цю істоту.
classic-lesson-zeus-that-one = Ця тепер нешкідлива. Замініть { CASE($creature, "acc") }.
classic-lesson-zeus-gold-for-zeus = Спробуйте те, що вміє лише Зевс: замініть { CASE($creature, "acc") }, за 1 монету.
classic-lesson-zeus-finish = Тепер там продається { $creature }. Ще один жрець коштував би 4, сьогодні задорого. Завершіть хід: далі нові підношення.
classic-lesson-zeus-next-time = Збережіть монети для підношення: завершіть хід.
classic-lesson-zeus-bid = Новий цикл. Зелений підніс { CASE($god, "dat") } 4, а у вас 3 монети. Але два ваші жерці платять 2: піднесіть 5!
classic-lesson-zeus-more-than-gold = Ви можете краще: з двома жерцями 3 монет досить, щоб піднести { CASE($god, "dat") } 5.
classic-lesson-zeus-done = За підношення 5 ви сплатили 3, а жерці лишаються з вами. Лише останню монету підношення завжди платите ви самі.

## athena

classic-lesson-athena = Атена: філософи
classic-lesson-athena-about = Чотири мудрі голови дають метрополію.
classic-lesson-athena-hello = Атена дає філософів і будує університети. Двох філософів ви маєте. З четвертим вони одразу стають метрополією.
classic-lesson-athena-free = Візьміть безплатного філософа, вашого третього.
classic-lesson-athena-not-now = Університет добрий для набору з чотирьох споруд. Але спершу візьміть безплатного філософа.
classic-lesson-athena-second = Ще один за той самий хід коштує 4 монети. У вас 5. Беріть!
classic-lesson-athena-too-dear-then = Тоді на четвертого філософа не вистачило б монет. Візьміть його.
classic-lesson-athena-next-cycle = Можна чекати на Атену в іншому циклі, але вона може дістатися іншим, або у вас украдуть філософа. Візьміть четвертого зараз.
classic-lesson-athena-found = Четверо: вони йдуть, і метрополія ваша. Виберіть острів із вільним місцем метрополії. На великому, як-от { $island }, лишаються майданчики й для інших споруд.
classic-lesson-athena-large = Добрий вибір: майданчики поза місцем метрополії лишаються вільні.
classic-lesson-athena-small = Можна. Але малий острів тепер повний, і його доведеться стерегти.
classic-lesson-athena-done = Жодних споруд не треба, лише Атена, двічі чи тричі. Тому суперники рахують ваших філософів: коли їх троє, дешево вам її не віддадуть.

## apollo

classic-lesson-apollo = Аполлон: процвітання
classic-lesson-apollo-about = Що робити без монет і навіщо бути першим.
classic-lesson-apollo-poor = Монет у вас немає зовсім. Тому сьогодні ваше підношення не прийме жоден інший бог, але Аполлон приймає всіх, і від нього ніколи не витісняють.
classic-lesson-apollo-go = Ідіть до Аполлона. Хто приходить першим, той отримує більше.
classic-lesson-apollo-prosper = Аполлон дав вам 1 монету; було б 4, якби ви мали лише один острів. За те, що ви перші, є ще жетон процвітання: 1 монета кожного циклу. Покладіть його на свій острів.
classic-lesson-apollo-nobodys = Цим островом ніхто не володіє, тож і платити нікому. Покладіть його на свій.
classic-lesson-apollo-rivals = Можна й там, але тоді він платить суперникові. Покладіть його на свій острів.
classic-lesson-apollo-done = Ваш дохід був 3 замість 2, і так буде кожного циклу. Зелений прийшов другим: 1 монета й жодного жетона. Більше нічого з Аполлоном зробити не можна.

## creatures

classic-lesson-creatures = Істоти
classic-lesson-creatures-about = Купіть істоту, і вона одразу діє.
classic-lesson-creatures-track = З кожним богом, крім Аполлона, можна купити цих істот, за 2, 3 і 4 монети. Наведіть на істоту вказівник або торкніться її, щоб прочитати, що вона робить.
classic-lesson-creatures-harpy = Кожного циклу ваш храм здешевлює одну істоту на 1 монету. Спершу купіть { CASE($creature, "acc") }, за 2 без 1.
classic-lesson-creatures-cheap-first = Скоро. Почніть { CASE($creature, "from") }.
classic-lesson-creatures-creature = Атена дає й інше, але цей урок про істот: купіть { CASE($creature, "acc") }.
classic-lesson-creatures-kill = Істота діє одразу; на потім її не відкладають. Гарпія вбиває один загін. Виберіть єдиний { CASE($island, "in") }.
classic-lesson-creatures-own = Та це ж ваш власний загін! Виберіть { CASE($island, "acc") }.
classic-lesson-creatures-use-it = Можна відмовитися, але монети вже витрачено. Застосуйте її { CASE($island, "within") }.
classic-lesson-creatures-more-there = Можна, але { CASE($island, "within") } болить найбільше: острів Червоного лишається без варти. Виберіть його.
classic-lesson-creatures-fates = Острів лишається за Червоним, але тепер він відкритий. Далі { $creature }, за 3: вони ще раз платять вам увесь ваш дохід.
classic-lesson-creatures-fates-first = Спершу { $creature }: тоді вистачить на обидві карти.
classic-lesson-creatures-creature-next = Спершу купіть { CASE($creature, "acc") }.
classic-lesson-creatures-sphinx = 6 монет за 3! Насамкінець { $creature }, за 4: він скуповує загони, флотилії, жерців і філософів, по 2 монети.
classic-lesson-creatures-one-more = Лишилося спробувати ще одну істоту: це { $creature }.
classic-lesson-creatures-sell = Продайте один із трьох загонів { CASE($island, "in") }.
classic-lesson-creatures-one-piece = Зупинитися можна будь-коли. Але спершу продайте один загін { CASE($island, "in") }.
classic-lesson-creatures-there-are-three = Там лишилася б прогалина. З трьох загонів { CASE($island, "in") } одним можна поступитися.
classic-lesson-creatures-stop = Можна було б продавати й далі. Решту збережіть: натисніть «Готово».
classic-lesson-creatures-keep-them = Інші вам потрібні. Натисніть «Готово».
classic-lesson-creatures-done = Кожного циклу істоти пересуваються в дешевшу комірку, а та, якої ніхто не купує, іде. Тож сьогоднішні 4 — це завтрашні 3, якщо інші дадуть вам дочекатися.

## thieves

classic-lesson-thieves = Злодії
classic-lesson-thieves-about = Монети, філософ, жрець: заберіть їх в інших.
classic-lesson-thieves-track = Продаються три істоти, що крадуть, а у вас 6 монет і троє філософів. Чуже може стати вашим.
classic-lesson-thieves-griffon = Почніть { CASE($creature, "from") }, за 2: ви заберете половину монет суперника.
classic-lesson-thieves-griffon-first = Спершу монети, потім решта: купіть { CASE($creature, "acc") }.
classic-lesson-thieves-rob = У кого? Монети приховано, але все, що платять, видно, і його можна порахувати: у Червоного має бути 7, у Зеленого 1. Грабуйте Червоного.
classic-lesson-thieves-poor = Половина від 1, округлена до меншого, — це нічого. Заберіть хід назад і грабуйте Червоного.
classic-lesson-thieves-use-it = За це сплачено. Виберіть суперника.
classic-lesson-thieves-satyr = 3 монети від Червоного. Тепер { $creature }, за 3: він краде філософа.
classic-lesson-thieves-satyr-first = Спершу { $creature }: побачите чому.
classic-lesson-thieves-fourth = Обидва суперники мають по одному. У вас троє: що буде з четвертим? Пограбуйте одного з них.
classic-lesson-thieves-found = Четверо філософів: метрополія, без Атени! Виберіть для неї острів; найбільше місця має { $island }.
classic-lesson-thieves-dryad = Метрополія діє і як храм, тож наступна істота дешевша на 1. Купіть { CASE($creature, "acc") }, за 3.
classic-lesson-thieves-dryad-last = Лишився один злодій: це { $creature }.
classic-lesson-thieves-priest = Вона краде жерця. У Зеленого їх двоє: виберіть, кого грабувати.
classic-lesson-thieves-done = Рахуйте, що мають інші і що можуть украсти у вас. Троє філософів — скарб для того, хто купить Сатира.

## wings

classic-lesson-wings = На крилах і хвилях
classic-lesson-wings-about = Рушайте без Ареса й без Посейдона.
classic-lesson-wings-track = З вами Атена, яка нікого не переміщує. Зате це роблять три істоти, а у вас 9 монет.
classic-lesson-wings-siren = Купіть { CASE($creature, "acc") }, за 2: вона переманює флотилію суперника, що стоїть сама.
classic-lesson-wings-siren-first = Почніть { CASE($creature, "from") }.
classic-lesson-wings-lure = Та флотилія йде, а на її місце стає ваша, без битви. { CAPITAL(CASE($sea, "in")) } стоїть лише одна, і море торгове. Переманіть її.
classic-lesson-wings-use-it = За це сплачено: скористайтеся.
classic-lesson-wings-trade-sea = Ця теж стоїть сама, але { $sea } платить 1 монету кожного циклу. Виберіть його.
classic-lesson-wings-pegasus = Тепер { $creature }, за 3: загони летять з вашого острова на будь-який інший, без флотилій.
classic-lesson-wings-pegasus-next = Далі йде { $creature }.
classic-lesson-wings-fly = Далеко звідси { $to }: у Червоного там немає загонів, лише порт. Летіть туди { CASE($from, "from") } й лишіть один удома.
classic-lesson-wings-leave-one = Тоді { $from } лишився б порожній. Летіть одним або двома.
classic-lesson-wings-empty-one = Сміливий політ! Але { $to } порожній і не коштує битви. Летіть туди { CASE($from, "from") }.
classic-lesson-wings-sylph = Від такого не захищений ніхто. Насамкінець { $creature }, за 4: десять кроків для ваших флотилій, безплатно.
classic-lesson-wings-sylph-last = Лишилася одна істота: { $creature }.
classic-lesson-wings-first-step = На півночі вільне ще одне торгове море. Перший крок: { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-wings-second-step = Другий: { CASE($from, "from") } { CASE($to, "into") }, воно торгове.
classic-lesson-wings-to-a2 = Пізніше, якщо захочете. Спершу пливіть { CASE($from, "from") } { CASE($to, "into") }.
classic-lesson-wings-stop = Лишилося б вісім кроків, для будь-яких ваших флотилій. Інші не чіпайте: натисніть «Готово».
classic-lesson-wings-enough = Їм добре там, де вони є. Натисніть «Готово».
classic-lesson-wings-done = Тепер вам платять три торгові моря, і новий острів додає своє. З істотами ви робите те, чого не робить ваш бог.

## builders

classic-lesson-builders = Велетні й будівничі
classic-lesson-builders-about = Руйнуйте, перебудовуйте й повторіть.
classic-lesson-builders-look = У Червоного храм, університет і порт: з фортецею була б метрополія. У вас 9 монет, і продаються саме ті істоти.
classic-lesson-builders-giant = Купіть { CASE($creature, "acc") }: він нищить споруду, хай де вона стоїть. Ваш храм здешевлює його на 1.
classic-lesson-builders-giant-first = Спершу зупиніть Червоного: купіть { CASE($creature, "acc") }.
classic-lesson-builders-destroy = Знищте те, чого в Червоного лише по одному: порт { CASE($island, "in") }.
classic-lesson-builders-as-good = Це теж зупинило б Червоного. Але сьогодні знищте порт { CASE($island, "in") }.
classic-lesson-builders-own = Це ваша власна. Виберіть споруду Червоного.
classic-lesson-builders-use-it = За це сплачено: скористайтеся.
classic-lesson-builders-green-no-danger = Зелений далеко від набору. Попереду Червоний: виберіть порт { CASE($island, "in") }.
classic-lesson-builders-cyclops = У вас дві фортеці, храм і порт: бракує університету. Купіть { CASE($creature, "acc") }, що перетворює одну вашу споруду на іншу.
classic-lesson-builders-cyclops-next = Спершу { $creature }: він вартий метрополії.
classic-lesson-builders-swap = Зробіть із фортеці { CASE($island, "within") } університет.
classic-lesson-builders-to-university = Тоді якогось типу й далі бракувало б. Дві ваші фортеці — { CASE($island, "in") }: перетворіть одну на університет.
classic-lesson-builders-found = Набір повний, без Атени. Виберіть острів для метрополії.
classic-lesson-builders-chimera = Насамкінець { $creature }: вона робить те, що будь-яка істота зі скиду. Ваша метрополія знімає 1, як і храм.
classic-lesson-builders-chimera-last = Лишилася одна: купіть { CASE($creature, "acc") }.
classic-lesson-builders-copy = Усе використане лежить у скиді. Хай іще раз діє { $creature }.
classic-lesson-builders-copy-giant = Іншим разом. Сьогодні ще раз { $creature }.
classic-lesson-builders-again = І знову падає споруда. У Червоного { CASE($island, "within") } ще щось є: виберіть.
classic-lesson-builders-done = Після цього скид перетасовують у колоду: так хоче Химера. Стежте, хто має три типи споруд: туди й піде Велетень.

## guards

classic-lesson-guards = Варта з каменю й рогу
classic-lesson-guards-about = Три фігурки, що захищають острів на один цикл.
classic-lesson-guards-danger = Чотири загони Червоного { CASE($army, "within") } можуть перейти { CASE($home, "into") }, де у вас один. Червоний ходить після вас, з Аресом. А у вас 8 монет.
classic-lesson-guards-minotaur = Перший — { $creature }: в обороні він важить 2. Ваш храм знімає 1 монету.
classic-lesson-guards-minotaur-first = Почніть { CASE($creature, "from") }.
classic-lesson-guards-guard = Поставте його { CASE($island, "within") }.
classic-lesson-guards-use-it = За це сплачено: скористайтеся.
classic-lesson-guards-for-them = Він б’ється за того, хто володіє островом. Небезпека — { CASE($island, "in") }: поставте його там.
classic-lesson-guards-medusa = Далі { $creature }, за 3: жоден загін не покине острова, де вона стоїть.
classic-lesson-guards-medusa-next = Далі йде { $creature }.
classic-lesson-guards-freeze = Поставте її там, де військо Червоного: { CASE($army, "in") }.
classic-lesson-guards-clash = Бачите: дві фігурки на одному острові нищать одна одну. Заберіть хід назад і поставте її { CASE($army, "within") }.
classic-lesson-guards-the-army = Військо — { CASE($army, "in") }: там вона й потрібна.
classic-lesson-guards-chiron = Насамкінець { $creature }, за 4: його острів захищено від Пегаса, Велетня та Гарпії.
classic-lesson-guards-chiron-last = Лишилася одна істота: { $creature }.
classic-lesson-guards-shield = Ваш храм стоїть { CASE($island, "in") }: поставте його там.
classic-lesson-guards-your-temple = Ваш храм стоїть { CASE($island, "in") }. Хай він його стереже.
classic-lesson-guards-finish = Тепер військо Червоного { CASE($army, "within") } рушити не може. Завершіть хід і подивіться, що зробить Червоний.
classic-lesson-guards-done = Червоний зміг лише найняти загони. Фігурки лишаються до вашого ходу в наступному циклі, а тоді зникають. Вони дають вам час.

## monsters

classic-lesson-monsters = Морські чудовиська
classic-lesson-monsters-about = Кракен топить флотилії, Поліфем їх виганяє.
classic-lesson-monsters-danger = Флотилії Червоного утворюють ланцюжок { CASE($one, "into") }, а флотилії Зеленого — { CASE($other, "into") }. Обидва острови ваші, по одному загону. Розірвіть ланцюжки!
classic-lesson-monsters-kraken = Купіть { CASE($creature, "acc") }, за 2: де він виринає, там усі флотилії йдуть на дно.
classic-lesson-monsters-kraken-first = Спершу { $creature }.
classic-lesson-monsters-surface = Де? Дві флотилії Червоного стоять { CASE($sea, "in") }.
classic-lesson-monsters-yours = Там стоїть ваша власна флотилія. Виберіть { CASE($sea, "acc") }.
classic-lesson-monsters-use-it = За це сплачено: скористайтеся.
classic-lesson-monsters-more-there = Там він потопив би менше або звідти менше дістав би. Виберіть { CASE($sea, "acc") }.
classic-lesson-monsters-swim = Двох флотилій немає. За 1 монету на крок він пливе далі. Остання флотилія з ланцюжка Червоного — { CASE($sea, "in") }: пливіть туди.
classic-lesson-monsters-one-step = Ви можете оплатити ще крок. Пливіть { CASE($sea, "into") }.
classic-lesson-monsters-this-way = Ще одна флотилія Червоного — { CASE($sea, "in") }: туди.
classic-lesson-monsters-rest = Ланцюжка Червоного немає. Поки Кракен { CASE($sea, "in") }, жодна флотилія туди не ввійде. Зупиніться: монети потрібні на інше чудовисько.
classic-lesson-monsters-stop-here = Збережіть монети для наступного чудовиська: зупиніться.
classic-lesson-monsters-polyphemus = Тепер { $creature }, за 3: він кидає з острова скелі, поки в морях довкола не лишиться жодної флотилії.
classic-lesson-monsters-polyphemus-next = Усі ваші монети — на одну істоту: це { $creature }. Купіть його.
classic-lesson-monsters-place = Поставте його { CASE($island, "within") }: поруч флотилії Зеленого. Він виганяє й ваші власні, тож спершу дивіться; тут їх немає.
classic-lesson-monsters-that-island = У небезпеці { $island }: поставте його там.
classic-lesson-monsters-push = Дві флотилії Зеленого мусять покинути { CASE($sea, "acc") }, одна за одною, і ви вибираєте, куди йде кожна: геть із кільця, у порожнє море або в море Зеленого.
classic-lesson-monsters-done = До вашого наступного ходу жодна флотилія не підійде туди, де { $island }, тож і ланцюжок туди не веде. Висадитися міг би лише Пегас.

## four-buildings

classic-lesson-four-buildings = Чотири споруди
classic-lesson-four-buildings-about = Шлях будівничих і місце для метрополії.
classic-lesson-four-buildings-hello = Два храми, університет, фортеця: бракує порту. З вами Посейдон, і у вас 2 монети.
classic-lesson-four-buildings-build = Збудуйте порт { CASE($island, "in") }. Коли є по одній споруді кожного типу, метрополія приходить одразу; чекати не можна.
classic-lesson-four-buildings-small-island = Так теж вийде. Але цього разу збудуйте його { CASE($island, "within") }.
classic-lesson-four-buildings-not-yet = Метрополія чекає! Збудуйте порт { CASE($island, "in") }.
classic-lesson-four-buildings-port-today = Сьогодні 2 монети — на порт { CASE($island, "in") }.
classic-lesson-four-buildings-give = По одній споруді кожного типу повертається, а який із двох храмів — вибираєте ви. Той, що { CASE($site, "within") }, лежить на місці метрополії; той, що { CASE($outside, "within") }, — ні. Віддайте перший.
classic-lesson-four-buildings-keep-that = Цей нікому не заважає: поза місцем метрополії він може лишитися поруч із нею. Віддайте той, що { CASE($site, "within") }.
classic-lesson-four-buildings-found = Метрополії потрібне вільне місце: на великому острові це два майданчики, на малому — єдиний. Виберіть острів; { CASE($island, "in") } вона матиме сусіда.
classic-lesson-four-buildings-best = Добрий вибір: храм поза місцем метрополії лишається поруч.
classic-lesson-four-buildings-lonely = Можна. Малий острів платить більше, але місця ні для чого іншого на ньому вже немає.
classic-lesson-four-buildings-done = Де можете, будуйте поза місцями метрополій і дивіться, чого бракує суперникам: маючи три типи, вони потребують лише одного бога.

## conquest

classic-lesson-conquest = Завоювання
classic-lesson-conquest-about = Захопіть острів, і метрополія ваша.
classic-lesson-conquest-hello = Червоний збудував { CASE($island, "in") } метрополію й стереже її одним загоном. Метрополія переходить разом з островом.
classic-lesson-conquest-march = Метрополія важить як фортеця, тож у Червоного 2 і кубик. У вас п’ять загонів: рушайте чотирма { CASE($from, "from") } { CASE($island, "into") } і прочитайте шанси.
classic-lesson-conquest-two-are-few = 2 проти 4: першого загону вже немає. Заберіть хід назад і пошліть чотири.
classic-lesson-conquest-four = Чотири: для перемоги досить, і один лишається вдома.
classic-lesson-conquest-the-prize = Наша ціль — { $island }. Рушайте туди чотирма загонами { CASE($from, "from") }.
classic-lesson-conquest-done = Метрополія ваша, хоч ви нічого не будували. Зруйнувати її не може ніхто, але захопити, як ви, — можуть: стережіть її добре.

## full-site

classic-lesson-full-site = Немає місця
classic-lesson-full-site-about = Приходить метрополія, а всі її місця забудовано.
classic-lesson-full-site-hello = У вас два острови, { $small } і { $large }, і на обох місцях метрополії стоять споруди. І тут вам дістається Атена, а філософів у вас троє.
classic-lesson-full-site-card = Безплатного філософа треба взяти: він четвертий. Візьміть його.
classic-lesson-full-site-found = Вільного місця немає, тож споруди поступаються місцем: { CASE($small, "in") } — фортеця, { CASE($large, "in") } — два порти. Те, що стоїть поза місцем метрополії, лишається. Виберіть, де втратите менше.
classic-lesson-full-site-one-gone = Фортеці немає, але метрополія обороняє, як фортеця. Нічого не втрачено!
classic-lesson-full-site-two-gone = Двох портів немає, а метрополія рахується за один. Фортеця поза місцем метрополії стоїть. На малому острові ви втратили б менше.
classic-lesson-full-site-done = На острові вміщається одна метрополія. Якщо вона є на кожному вашому, нову втрачено разом з усім, що за неї віддано. Тож майте більше островів, ніж метрополій.

## last-island

classic-lesson-last-island = Останній острів
classic-lesson-last-island-about = Чому нікого не можна просто так викинути з гри.
classic-lesson-last-island-hello = { $last } — це все, що лишилося в Червоного, з одним загоном. Поруч п’ять ваших. Погляньте, що ви можете зробити: похід туди не пропонують.
classic-lesson-last-island-other = На останній острів суперника висадитися не можна, хіба що це дає перемогу. Метрополій у вас немає, тож він закритий. Натомість атакуйте Зеленого: рушайте трьома { CASE($from, "from") } { CASE($other, "into") }.
classic-lesson-last-island-leave-one = Тоді { $from } лишився б порожній. Пошліть три.
classic-lesson-last-island-three = Більше — надійніше: пошліть три.
classic-lesson-last-island-there = Рушайте трьома загонами { CASE($from, "from") } { CASE($other, "into") }.
classic-lesson-last-island-done = Заборонено було лише висадку: флотилії, монети й споруди Червоного не захищені. А хто має один острів, той отримує від Аполлона 4 монети.

## elimination

classic-lesson-elimination = Поза грою
classic-lesson-elimination-about = Останній острів, якщо він дає вам перемогу.
classic-lesson-elimination-hello = У Червоного знову лишився тільки { $last }. Але тепер там стоїть метрополія, і одна є у вас. Дві — це перемога.
classic-lesson-elimination-march = Захопивши { CASE($last, "acc") }, ви мали б другу метрополію, тож висадка дозволена. Рушайте { CASE($from, "from") } трьома або чотирма.
classic-lesson-elimination-more = У Червоного загін і метрополія: 2 та кубик. Пошліть три або чотири.
classic-lesson-elimination-the-prize = Перемога чекає { CASE($last, "within") }. Рушайте туди { CASE($from, "from") }.
classic-lesson-elimination-finish = Червоний не має більше островів і вибуває: флотилій і карт немає, хід із Зевсом утрачено. Але цикл триває. Завершіть хід.
classic-lesson-elimination-done = До кінця циклу метрополії у вас ніхто не забрав, тож ви перемогли. Якби атака не вдалася, гра просто йшла б далі.

## last-cycle

classic-lesson-last-cycle = Останній цикл
classic-lesson-last-cycle-about = Дві метрополії посеред циклу — ще не перемога.
classic-lesson-last-cycle-alarm = Червоний має дві метрополії! Але гра закінчується аж наприкінці циклу, а ваш хід раніше. У вас одна.
classic-lesson-last-cycle-choose = Заберіть у Червоного одну — і у вас дві, а в нього одна. { CAPITAL(CASE($easy, "in")) } на варті нікого: рушайте туди { CASE($from, "from") } й лишіть один загін удома.
classic-lesson-last-cycle-leave-one = Один лишіть удома: ваші острови теж у небезпеці.
classic-lesson-last-cycle-lost = Ви дали цьому статися: цикл скінчився, і Червоний переміг. Заберіть хід назад.
classic-lesson-last-cycle-take-one = Тоді наприкінці циклу переможе Червоний. Рушайте { CASE($easy, "into") }.
classic-lesson-last-cycle-finish = Здобуто без битви. Далі Червоний, але із Зевсом, а той загонів не переміщує. Завершіть хід.
classic-lesson-last-cycle-done = Дві у вас, одна в Червоного: ви перемогли. Перш ніж робити підношення, подумайте, хто ходить після вас: Арес наприкінці останнього циклу має останнє слово.

## tie

classic-lesson-tie = Нічия
classic-lesson-tie-about = Метрополій порівну: що тоді?
classic-lesson-tie-look = Останній цикл: у вас дві метрополії, і в Червоного дві. У цій партії монети відкриті: у вас 6, у Червоного 5.
classic-lesson-tie-save = За однакової кількості метрополій виграє багатший. Варта Червоного сильна. Як тепер найкраще розпорядитися монетами?
classic-lesson-tie-spent = Це коштує 2 монети або більше: тоді багатшим був би Червоний, і він переміг би. Збережіть монети й завершіть хід.
classic-lesson-tie-shared = Похід коштує 1 монету: у вас було б 5, як у Червоного, і ви поділили б перемогу. Збережіть монети й завершіть хід.
classic-lesson-tie-done = 6 проти 5: ви перемогли. Спершу рахують метрополії, потім монети; у разі нічиєї перемогу ділять. Часто монети приховано, тож ведіть рахунок.

## two-players

classic-lesson-two-players = Два гравці
classic-lesson-two-players-about = По дві фішки й три метрополії для перемоги.
classic-lesson-two-players-hello = Коли грають двоє, кожен має дві фішки, а отже, два ходи за цикл. Не сплять три боги. А для перемоги треба три метрополії, не дві.
classic-lesson-two-players-first = У вас 4 монети та жрець. Ваша перша фішка: піднесіть { CASE($god, "dat") } 3 монети.
classic-lesson-two-players-three = 3 — саме те: воно втримається, і щось лишиться на другу фішку.
classic-lesson-two-players-gods-first = Аполлон є завжди. Спершу інші боги.
classic-lesson-two-players-that-god = Теж гарне місце. Але тепер { $god }.
classic-lesson-two-players-second = Походив Червоний; тепер ваша друга фішка. За обидва підношення платить один гаманець, а жрець платить 1 із суми: тож { CASE($god, "dat") } можна піднести щонайбільше 2. Піднесіть.
classic-lesson-two-players-one-more = 1 легко перевищити. Піднесіть 2: завдяки жерцеві це можливо.
classic-lesson-two-players-both = З обома богами ви зробите більше. Піднесіть { CASE($god, "dat") } 2 монети.
classic-lesson-two-players-turns = 3 і 2, без 1 за жерця: ви сплатили 4. Червоний ходив із Зевсом; тепер ваш хід з Аресом, а потім із Посейдоном.
classic-lesson-two-players-done = Два ходи за цикл можна планувати разом: флотилії з одним богом, загони через них з другим. Дивіться, хто з двох перший!
