# Що каже вчитель на уроках Legendary. Короткі речення, одне за раз.

## Курси

legendary-course-first = Перший курс
legendary-course-gods = Інші боги
legendary-course-war = Війна
legendary-course-cards = Жриці, істоти, герої
legendary-course-metropolises = Шляхи до метрополії
legendary-course-end = Кінець, команди, дуель

## goal

legendary-lesson-goal = Мета
legendary-lesson-goal-about = Виграйте партію за один хід: що таке метрополія і скільки їх треба.
legendary-lesson-goal-hello = Вітаємо на архіпелазі! Ви граєте за Синього: позначені зони ваші. Червоний і Зелений — ваші суперники.
legendary-lesson-goal-metropolises = Хто наприкінці циклу має три метрополії, той перемагає; цикл — це коло, у якому кожен робить хід. У вас уже дві: { CASE($here, "in") } та { CASE($there, "within") }. У Червоного одна.
legendary-lesson-goal-set = Ще у вас є порт, фортеця та храм. Разом з університетом це набір із чотирьох споруд, а набір стає метрополією.
legendary-lesson-goal-build = Ваш хід, і з вами Атена: вона будує університети. Збудуйте університет, наприклад на вільному майданчику { CASE($island, "within") }.
legendary-lesson-goal-found = Набір повний: усі чотири споруди повертаються в резерв, а на їхнє місце приходить метрополія. Виберіть, де їй стояти.
legendary-lesson-goal-guarded = Гарне місце: там стоять ваші загони й можуть її боронити.
legendary-lesson-goal-finish = Ваша третя метрополія! Вона принесла й бонус: цього разу три монети. Завершіть хід, далі ходять інші.
legendary-lesson-goal-won = Цикл закінчено, і у вас три метрополії: ви перемогли. Далі — як здобути хід із потрібним богом.

## offerings

legendary-lesson-offerings = Підношення
legendary-lesson-offerings-about = Кожен хід починається з бога. Виберіть його й заплатіть.
legendary-lesson-offerings-gods = Новий цикл: усі хочуть бога, бо від нього залежить, що можна робити у свій хід. Ці боги зараз доступні; сірі сплять.
legendary-lesson-offerings-gives = Малюнки показують, що дає бог: Посейдон — порти й флотилії, Арес — фортеці й загони. Аполлон дає монети й нічого не коштує.
legendary-lesson-offerings-bid = У вас 5 монет, і ви перші. Піднесіть { CASE($god, "dat") } 3 монети. Підношення бувають 1, 3, 5, 7: хто хоче на ваше місце, мусить дати більше.
legendary-lesson-offerings-too-low = Дешево, але погляньте: Червоний дав 3 й витіснив вас. Низьке підношення — це запрошення.
legendary-lesson-offerings-all-gone = Воно втрималося б, але на хід у вас не лишилося б монет. Піднесіть 3.
legendary-lesson-offerings-other-god = Теж непоганий бог, але сьогодні нам потрібні загони. Піднесіть { CASE($god, "dat") } 3 монети.
legendary-lesson-offerings-free-but = Аполлон — для тих, кому бракує монет. У вас вони є: піднесіть { CASE($god, "dat") } 3 монети.
legendary-lesson-offerings-paid = Вашого підношення ніхто не перевищив. Коли всі мають бога, усі платять разом: 3 ваші монети пішли, на хід лишилося 2.
legendary-lesson-offerings-first = Боги діють зліва направо, Аполлон останній. Червоний мав Посейдона й щойно походив.
legendary-lesson-offerings-turn = Тепер ваша черга. Кожен хід починається з двох безплатних речей: з Аресом це фортеця й загін. Візьміть щось одне, у будь-якій своїй зоні.
legendary-lesson-offerings-done = Тепер ви знаєте, як роблять підношення: по одному богові на кожного, найвище підношення лишається, і всі платять, щойно кожен має бога. А якщо хтось дасть більше? Про це далі.

## outbid

legendary-lesson-outbid = Ваше підношення перевищили
legendary-lesson-outbid-about = Хтось дає більше. Що тепер?
legendary-lesson-outbid-ousted = Ви піднесли Зевсові 1. Червоний дав 3 і займає ваше місце. Ще нічого не сплачено: ваша фішка знову вільна.
legendary-lesson-outbid-choose = Ви мусите одразу вибрати іншого бога, не того, від якого вас витіснили. Піднесіть { CASE($god, "dat") } 1 або 3 монети.
legendary-lesson-outbid-dear = Це більше, ніж треба: { $god } вільна. Піднесіть 1 або 3.
legendary-lesson-outbid-not-yet = Аполлон — завжди вихід, але спершу спробуйте { CASE($god, "acc") }.
legendary-lesson-outbid-back = Зелений перевищив ваше підношення Атені. Але заборонений лише останній бог, тож до { CASE($god, "gen") } можна повернутися: піднесіть 5, більше за Червоного.
legendary-lesson-outbid-safe = Від Аполлона ніколи нікого не витісняють. Безпечно, але сьогодні ми хочемо Зевса: піднесіть 5.
legendary-lesson-outbid-done = Витіснили й Червоного, і він пішов до Аполлона. Щойно кожен має власного бога, усі платять. Ви в Зевса, за 5.

## income

legendary-lesson-income = Аполлон: дохід
legendary-lesson-income-about = Звідки беруться монети і як Аполлон їх додає.
legendary-lesson-income-corn = Кожен ріг достатку на вашій суші чи у вашому морі кожного циклу приносить одну монету: дві { CASE($land, "within") }, одну { CASE($other, "within") } й одну { CASE($sea, "within") }, де ваша флотилія. Разом 4.
legendary-lesson-income-apollo = Монет у вас не лишилося, тому ви пішли до Аполлона: він нічого не коштує, дає 2 монети та два жетони процвітання. Кожен — це ще один ріг достатку на мапі.
legendary-lesson-income-land = Перший — для суші. Покладіть його у свою зону, наприклад { CASE($land, "in") }: відтепер він платить кожного циклу.
legendary-lesson-income-rivals = Так можна, але платив би він суперникові. Виберіть власну зону.
legendary-lesson-income-nobodys = Там ніхто не живе, тож і платити нікому. Виберіть власну зону.
legendary-lesson-income-sea = Другий — для моря. Воно платить лише тому, чия там флотилія: виберіть { CASE($sea, "acc") }.
legendary-lesson-income-fleet-needed = Вашої флотилії там немає, тож ви нічого не отримали б. Виберіть { CASE($sea, "acc") }.
legendary-lesson-income-done = Аполлон заплатив 2, потім надійшов дохід: 6 за ваші шість рогів достатку. Суша лишається вашою, коли ви її покидаєте; море — ваше лише доти, доки там ваша флотилія.

## fleets

legendary-lesson-fleets = Посейдон: флотилії
legendary-lesson-fleets-about = Збудуйте порт, спустіть флотилії на воду й пливіть.
legendary-lesson-fleets-free = З вами Посейдон. Кожен хід починається з двох речей, безплатних і обов’язкових, у будь-якому порядку: тут це порт і флотилія.
legendary-lesson-fleets-port = Збудуйте порт на своєму вільному майданчику. Порт допомагає вашим флотиліям у битвах у тому морі, куди показує його причал.
legendary-lesson-fleets-port-first = Порядок довільний. Почнімо з порту.
legendary-lesson-fleets-fleet = Тепер безплатна флотилія. Вона стає в море біля вашої суші: { CASE($sea, "in") } є ріг достатку.
legendary-lesson-fleets-more = Далі за все платять. Ще до трьох флотилій коштують 1, 2 і 3 монети. Візьміть одну за 1.
legendary-lesson-fleets-not-yet = Так можна, але спершу спробуймо дещо інше.
legendary-lesson-fleets-sail = За 1 монету флотилії переходять в одне суміжне море, і так стільки разів, скільки заплатите. Рушайте кількома, наприклад { CASE($from, "from") }.
legendary-lesson-fleets-dearer = Наступна флотилія коштувала б 2. Збережіть монети й пливіть.
legendary-lesson-fleets-done = Спершу безплатне, потім те, що можете оплатити. Моря з рогами достатку приносять монети, а флотилії поспіль утворюють ланцюжок, яким ідуть загони: він скоро знадобиться.

## moves

legendary-lesson-moves = Арес: загони рушають
legendary-lesson-moves-about = Наймайте загони й займайте вільні зони, сушею та ланцюжком флотилій.
legendary-lesson-moves-troop = З вами Арес. Фортецю збудовано; тепер безплатний загін. Поставте його { CASE($land, "within") }: звідти ми вирушимо.
legendary-lesson-moves-gather = Можна й там, але ми збираємося { CASE($land, "within") }.
legendary-lesson-moves-more = Ще до трьох загонів коштують 2, 3 і 4 монети. Поставте { CASE($land, "within") } ще один, за 2.
legendary-lesson-moves-first-gather = Спершу ще один загін { CASE($land, "in") }.
legendary-lesson-moves-neighbour = Похід коштує 1 монету. На тому самому острові є зона, що нікому не належить: { $to }. Рушайте туди { CASE($from, "from") }.
legendary-lesson-moves-this-way = Іншим разом. Рушайте { CASE($from, "from") } { CASE($to, "into") }.
legendary-lesson-moves-enough = Наступний загін коштує 3, а монети потрібні для походу.
legendary-lesson-moves-count = Скільки йде? Лишіть удома щонайменше один: зону без загонів беруть без битви. Пошліть один.
legendary-lesson-moves-leave-one = Інші нам скоро знадобляться. Пошліть один.
legendary-lesson-moves-bridge = { $to } — це вже інший острів, але ваша флотилія { CASE($sea, "within") } торкається обох: флотилії поспіль — це ланцюжок. Рушайте { CASE($to, "into") }.
legendary-lesson-moves-over-there = Погляньте на ланцюжок флотилій: рушайте { CASE($to, "into") }.
legendary-lesson-moves-across = Скільки загонів переходить? Якби пішли всі, фортеця лишилася б порожньою ({ $from }): один хай стоїть удома.
legendary-lesson-moves-done = Дві нові зони за 2 монети. Загони йдуть на сусідню сушу або на будь-яку, до якої сягає ланцюжок ваших флотилій.

## battle

legendary-lesson-battle = Битва
legendary-lesson-battle-about = Кубики, загони, шанси: нападайте, перемагайте й знайте, коли не варто.
legendary-lesson-battle-look = Ваше військо стоїть біля двох зон Червоного: в одній єдиний загін, у другій два загони й фортеця.
legendary-lesson-battle-odds = У битві кожна сторона кидає кубик (від 0 до 3) і додає свої загони; слабша втрачає загін. Нападіть { CASE($from, "from") }; ціль — { $weak }.
legendary-lesson-battle-fortress = Два загони й фортеця, що додає оборонцеві 1. Почнімо з іншої зони: { $weak }.
legendary-lesson-battle-this-one = Іншим разом: рушайте { CASE($from, "from") } { CASE($weak, "into") }.
legendary-lesson-battle-send = Виберіть, скільки йде, і прочитайте шанси, перш ніж підтвердити. Пошліть три, один лишається вдома.
legendary-lesson-battle-too-few = Один проти одного — це ризик: у вас випало 1, у Червоного 2, і ваш загін загинув. Заберіть хід назад і пошліть три.
legendary-lesson-battle-three = Можна й так, але пошліть три: цього досить, і один стереже дім.
legendary-lesson-battle-won = 3 загони та 1 на кубику — це 4 проти 1 загону та 2: Червоний утратив загін, і { $weak } належить вам з усім, що там стоїть.
legendary-lesson-battle-stronger = Тепер { $strong }: два загони й фортеця важать 3. З трьома загонами шанси трохи кращі, ніж порівну. Наважтеся, { CASE($from, "from") }.
legendary-lesson-battle-once-more = Спершу атака, і її ціль — { $strong }.
legendary-lesson-battle-all = Пошліть усі три.
legendary-lesson-battle-all-three = Менше — це гірше, ніж порівну. Пошліть три.
legendary-lesson-battle-stay = 4 проти 4: за рівності загін утрачають обидва. Перед наступним раундом може відступити оборонець, потім нападник. Червоний лишається. Лишайтеся й ви.
legendary-lesson-battle-go-on = Відступ рятує загони, але двоє проти одного — це добре. Лишайтеся.
legendary-lesson-battle-done = Перемога! Дивіться на шанси, перш ніж нападати, беріть на один загін більше, ніж важить інша сторона, і зважайте на фортеці. До першої партії лишилося дізнатися, хто ще є у грі та як вона починається.

## company

legendary-lesson-company = Хто ще є у грі
legendary-lesson-company-about = Жриці, філософи, герої та істоти: по реченню про кожних, і де прочитати більше.
legendary-lesson-company-row = Богів п’ять, та всі разом вони не пильнують ніколи. Кожного циклу перший у ряду, сьогодні { $god }, переходить у кінець, а решта посувається: тож видно, хто буде далі. Посейдона й Ареса ви знаєте.
legendary-lesson-company-priestess = { $god } — бог жриць. До кінця гри кожна з них зменшує на 1 монету те, що ви платите за підношення. Візьміть свою, вона безплатна.
legendary-lesson-company-philosopher = { $god } дає філософів. Четверо з них стають метрополією, без жодної споруди.
legendary-lesson-company-hero = Лише { $god } продає героїв. Вони б’ються, водять загони з будь-яким богом, крім Аполлона, і кожним можна пожертвувати заради великої справи: часто це метрополія.
legendary-lesson-company-creature = Істот можна купувати в кожному ході, крім ходу Аполлона, і кожна діє одразу. Карта, якої ніхто не купує, кожного циклу дешевшає, а зрештою зникає.
legendary-lesson-company-buy = Що робить карта? Наведіть на неї вказівник або торкніться її; так читають і про богів, героїв та підкреслені слова. Потім купіть { CASE($creature, "acc") }.
legendary-lesson-company-this-one = Сьогодні { $creature }: наведіть на карту вказівник або торкніться її, а потім купіть.
legendary-lesson-company-done = Ваш дохід ще раз, за 1 монету замість 2: раз на цикл храм зменшує ціну істоти на 1. Далі — як починається партія.

## start

legendary-lesson-start = Початок
legendary-lesson-start-about = Ваші перші зони, флотилії та загони: як починається кожна партія.
legendary-lesson-start-hello = Кожна партія починається з порожньої мапи. За чергою всі беруть по дві сухопутні зони, потім у зворотному порядку — третю. Добра зона має роги достатку й майданчики для споруд.
legendary-lesson-start-first = Займіть { CASE($land, "acc") }: два роги достатку, дві монети кожного циклу.
legendary-lesson-start-as-good = Так само добре! Та сьогодні займімо { CASE($land, "acc") }.
legendary-lesson-start-horns = Шукайте роги достатку: { CASE($land, "in") } їх два.
legendary-lesson-start-second = Друга зона має бути на іншому острові. Займіть { CASE($land, "acc") }: ріг достатку, два майданчики, і недалеко від першої.
legendary-lesson-start-near = Можна, але тримайтеся разом: займіть { CASE($land, "acc") }.
legendary-lesson-start-fleet = З кожною зоною приходить флотилія в море поруч. Біля однієї з них ({ $land }) лише одне море, тож та флотилія вже стоїть. Для другої виберіть море з рогом достатку.
legendary-lesson-start-horn-at-sea = Шукайте ріг достатку на морі: він теж платить.
legendary-lesson-start-third = Інші вже вибрали; тепер ваша третя зона, де завгодно. Біля власних її легко боронити; { $land } ще й дає жрицю, з якою підношення дешевші.
legendary-lesson-start-neighbours = Можна, але це далеко від дому. Займіть зону поруч із першою.
legendary-lesson-start-no-symbol = Теж добре сусідство, але без символу: жриці не буде. Займіть { CASE($land, "acc") }.
legendary-lesson-start-troops = Флотилія цієї зони стала в єдине море, що лишалося поруч. Насамкінець три загони у ваші зони, як хочете. Де вас можуть дістати суперники, там більше.
legendary-lesson-start-done = Оце й усе: надходить дохід, потім підношення, і гра йде. Зіграйте першу партію з ботами, за бажання з наставником, або вчіться далі.

## athena

legendary-lesson-athena = Атена: філософи
legendary-lesson-athena-about = Чотири мудрі голови дають метрополію.
legendary-lesson-athena-hello = Атена дає університет і філософа. Двох філософів ви вже маєте. Четверо дають метрополію.
legendary-lesson-athena-university = Спершу університет. Сам він нічого не робить, але потрібен для набору з чотирьох споруд. Збудуйте його.
legendary-lesson-athena-elsewhere = Той майданчик поки лишіть вільним: будуйте { CASE($land, "within") }.
legendary-lesson-athena-either = Порядок довільний; сьогодні спершу університет.
legendary-lesson-athena-philosopher = Тепер безплатний філософ, ваш третій.
legendary-lesson-athena-fourth = Раз за хід Атена продає ще одного, за 4 монети. У вас 5: візьміть четвертого.
legendary-lesson-athena-one-more = Так у вас було б троє, і довелося б чекати ще цикл. Четвертого можна оплатити вже зараз.
legendary-lesson-athena-found = Чотири філософи йдуть, приходить метрополія. Виберіть майданчик.
legendary-lesson-athena-done = Метрополія без жодної битви. Суперники бачать ваших філософів, тож можуть перевищити ваше підношення Атені.

## zeus

legendary-lesson-zeus = Зевс: жриці
legendary-lesson-zeus-about = Храми, жриці й погляд у колоду.
legendary-lesson-zeus-hello = Зевс дає храм і жрицю та дозволяє подивитися верхню істоту колоди.
legendary-lesson-zeus-temple = Збудуйте храм. Раз за цикл він зменшує ціну істоти на 1 монету.
legendary-lesson-zeus-either = Порядок довільний; сьогодні спершу храм.
legendary-lesson-zeus-priestess = Візьміть свою жрицю.
legendary-lesson-zeus-worth = Кожна жриця зменшує на 1 монету те, що ви платите за підношення, у кожному циклі. Ще вони утримують істот.
legendary-lesson-zeus-peek = Тепер подивіться верхню карту істот. Дивитися безплатно, і більше ніхто її не бачить.
legendary-lesson-zeus-dear = Ще одна жриця коштує 4. Спершу подивіться карту.
legendary-lesson-zeus-look-first = Спершу подивіться карту: це нічого не коштує.
legendary-lesson-zeus-play = Ви бачите: { $creature }. Він краде половину чиїхось монет. Можна зіграти карту за 1 монету або покласти назад. Зіграйте.
legendary-lesson-zeus-too-good = Тоді вона дістанеться комусь іншому. Зіграйте.
legendary-lesson-zeus-rob = Кого він грабує? Найбільший дохід мав { $rich }.
legendary-lesson-zeus-poorer = Гаманці приховано, але дохід ви бачили: { $rich } має більше.
legendary-lesson-zeus-done = Половина монет Червоного за 1. Жриці здешевлюють підношення до кінця гри; починайте рано.

## hera

legendary-lesson-hera = Гера: герої
legendary-lesson-hera-about = Нова споруда, найманці й герой, що їх веде.
legendary-lesson-hera-hello = Гера будує те, чого у вас іще немає, приводить найманців, і лише вона продає героїв.
legendary-lesson-hera-build = У вас є порт і фортеця, тож Гера будує храм або університет: завжди те, чого бракує. Збудуйте щось.
legendary-lesson-hera-build-first = Порядок довільний; сьогодні спершу споруда.
legendary-lesson-hera-mercenary = Найманець б’ється як загін, але він сірий і не має кольору. Поставте свого { CASE($land, "within") }.
legendary-lesson-hera-gather = Ми збираємося { CASE($land, "within") }.
legendary-lesson-hera-hire = Герой коштує 4 монети, по одному за хід. Найміть { CASE($hero, "acc") }, що б’ється за двох, і поставте його { CASE($land, "within") }.
legendary-lesson-hera-this-one = Сьогодні { $hero }, і стоятиме він { CASE($land, "in") }.
legendary-lesson-hera-hero-first = Спершу найміть { CASE($hero, "acc") }.
legendary-lesson-hera-lead = З більшістю богів рухатися можуть лише герої — перший раз за 1 монету — і брати із собою загони. Ведіть { CASE($hero, "acc") } { CASE($to, "into") }.
legendary-lesson-hera-there = Ведіть { CASE($hero, "acc") } ланцюжком флотилій { CASE($to, "into") }.
legendary-lesson-hera-with-him = Скільки загонів іде з ним?
legendary-lesson-hera-mercs = А скільки найманців?
legendary-lesson-hera-done = Герой веде військо, коли Арес не ваш. Згодом ним можна пожертвувати заради чогось великого, але не в тому циклі, коли він прийшов.

## sea-battle

legendary-lesson-sea-battle = Битва на морі
legendary-lesson-sea-battle-about = Флотилії проти флотилій і що дають порти.
legendary-lesson-sea-battle-look = Три ваші флотилії стоять поруч із двома флотиліями Червоного. Хто тримає море між двома зонами, той тримає й ланцюжок між ними.
legendary-lesson-sea-battle-sail = Усе йде, як на суші: кубик і по 1 за кожну флотилію. Порт додає 1 у морі, на яке дивиться; порт Червоного дивиться в інший бік. Пливіть { CASE($from, "from") } { CASE($to, "into") } усіма трьома.
legendary-lesson-sea-battle-all = З меншою силою це був би ризик. Беріть усі три.
legendary-lesson-sea-battle-there = Спершу битва: пливіть { CASE($to, "into") }.
legendary-lesson-sea-battle-on = 4 проти 3: Червоний утратив флотилію й лишився. Тепер можна відступити або битися далі. Ви сильніші: лишайтеся.
legendary-lesson-sea-battle-winning = Перевага ваша. Лишайтеся.
legendary-lesson-sea-battle-done = Море ваше, з ланцюжком і рогами достатку. Де двоє сходяться в одному морі, там лишається один.

## defence

legendary-lesson-defence = Оборона
legendary-lesson-defence-about = Коли стояти, коли йти і що при цьому втрачають.
legendary-lesson-defence-attacked = Червоний нападає чотирма загонами, його ціль — { $land }. У вас два загони та фортеця, що додає 1. Разом із кубиками: 5 проти 3. Один ваш загін загинув.
legendary-lesson-defence-retreat = Спершу питають оборонця: лишитися чи відступити у власну або вільну зону, до якої можна дійти. Один проти чотирьох — замало: відступайте.
legendary-lesson-defence-lost = Хоробро, але й цей загін загинув, і зону все одно втрачено. Заберіть хід назад і відступіть { CASE($safe, "into") }.
legendary-lesson-defence-kept = Ваш загін живий. Тепер { $land } належить Червоному, разом із фортецею: споруди переходять із зоною.
legendary-lesson-defence-done = Відступ нічого не коштує й рятує загони. Зоні з метрополією потрібна варта; метрополія теж важить як фортеця.

## priestesses

legendary-lesson-priestesses = Жриці
legendary-lesson-priestesses-about = Вони платять частину кожного підношення.
legendary-lesson-priestesses-hello = У вас дві жриці; одна прийшла із зоною { $land }, чий символ дає жрицю тому, хто займає зону. Червоний і Зелений свої підношення вже зробили.
legendary-lesson-priestesses-bid = У вас 4 монети, та все ж ви можете піднести { CASE($god, "dat") } 5: кожна жриця щоразу платить 1. Витісніть Червоного.
legendary-lesson-priestesses-more = Ви можете дозволити собі більше, ніж здається. Піднесіть { CASE($god, "dat") } 5 монет.
legendary-lesson-priestesses-march = За підношення 5 ви сплатили 3, а жриці й далі ваші. З { CASE($god, "ins") } варто йти у вільні зони з їхнім символом; одна з них — { $land }.
legendary-lesson-priestesses-done = Підношення жриць не витрачають. Дві чи три жриці вирішують чимало аукціонів.

## creatures

legendary-lesson-creatures = Істоти
legendary-lesson-creatures-about = Купіть істоту, і вона одразу діє.
legendary-lesson-creatures-track = Цих істот можна купити з кожним богом, крім Аполлона, за 2, 3, 4 і 5 монет. Наведіть на істоту вказівник або торкніться її, щоб прочитати, що вона робить.
legendary-lesson-creatures-buy = Купіть { CASE($creature, "acc") }: вона вбиває один загін. Ваш храм раз за цикл знімає 1 монету, тож ви платите 1.
legendary-lesson-creatures-cheap-first = Пізніше. Храм допомагає лише раз: почніть { CASE($creature, "from") }.
legendary-lesson-creatures-creature = Сьогодні йдеться про істот: купіть { CASE($creature, "acc") }.
legendary-lesson-creatures-kill = Істота діє одразу; на потім нічого не відкладають. Виберіть самотній загін { CASE($land, "in") }.
legendary-lesson-creatures-own = Та це ж ваш! Виберіть загін { CASE($land, "in") }.
legendary-lesson-creatures-there = Там на варті лишився б інший. Виберіть загін { CASE($land, "in") }: зона спорожніє.
legendary-lesson-creatures-kraken = Шість істот лишаються на мапі як фігурки. Одна з них — { $creature }: він топить кожну флотилію там, де з’являється. Купіть його за 4.
legendary-lesson-creatures-kraken-first = Спершу купіть { CASE($creature, "acc") }.
legendary-lesson-creatures-place = Куди? Три флотилії Червоного стоять { CASE($sea, "in") }.
legendary-lesson-creatures-yours = Там стоїть ваша власна флотилія. Виберіть { CASE($sea, "acc") }.
legendary-lesson-creatures-there-sea = Там він потопив би менше. Виберіть { CASE($sea, "acc") }.
legendary-lesson-creatures-done = Трьох флотилій немає, і в те море ніхто не ввійде. Кожного циклу секції рухаються: що сьогодні дороге, завтра дешеве, якщо ніхто не купить.

## figures

legendary-lesson-figures = Фігурки
legendary-lesson-figures-about = Деякі істоти лишаються. Що вони їдять і як ходять.
legendary-lesson-figures-hello = На мапі дві ваші фігурки: { $one } стереже вашу зону, { $other } забирає в Червоного монети зони { $land }.
legendary-lesson-figures-keep = Перед ходами кожній фігурці потрібна жриця, яка потім іде. У вас лише одна. Залиште { CASE($other, "acc") }: кожного циклу він вам платить.
legendary-lesson-figures-other-one = { $one } теж сильна, але монети зараз приносить { $other }. Залиште { CASE($other, "acc") }.
legendary-lesson-figures-keep-one = Одну з них ви можете залишити. Залиште { CASE($other, "acc") }.
legendary-lesson-figures-move = Кого залишено, той може зробити крок у сусідню зону або стояти. Вирішіть за { CASE($other, "acc") }.
legendary-lesson-figures-done = Без жриці другої фігурки не стало. Фігурки — це гості: подумайте, хто їх годуватиме, перш ніж купувати.

## heroes

legendary-lesson-heroes = Герої в битві
legendary-lesson-heroes-about = Герой б’ється, веде й може полягти.
legendary-lesson-heroes-hello = { $hero } із двома загонами стоїть біля зони { $land }, яку тримають три загони Червоного. Кожен герой важить у битві 1; { $hero } — 2.
legendary-lesson-heroes-lead = З вами Атена, тож не похід, а переміщення героя за 1 монету. Ведіть { CASE($hero, "acc") } { CASE($land, "into") }.
legendary-lesson-heroes-there = Спершу переміщення: ведіть { CASE($hero, "acc") } { CASE($land, "into") }.
legendary-lesson-heroes-all = Візьміть із собою обидва загони.
legendary-lesson-heroes-both = Знадобляться обидва.
legendary-lesson-heroes-on = 6 проти 5 на вашу користь, а Червоний лишається. Лишайтеся й ви.
legendary-lesson-heroes-go-on = Вас не розбито: лишайтеся.
legendary-lesson-heroes-lose = Рівність сил: обидві сторони когось утрачають, і кожна вибирає кого. Збережіть { CASE($hero, "acc") }; загін дешевший.
legendary-lesson-heroes-keep-him = Полеглий герой ніколи не повертається. Втратьте загін.
legendary-lesson-heroes-again = У Червоного лишився один загін. Лишайтеся й завершіть справу.
legendary-lesson-heroes-done = Герої б’ються поруч із загонами й гинуть лише тоді, коли ви так вибрали або коли більше нікого немає.

## monsters

legendary-lesson-monsters = Чудовиська
legendary-lesson-monsters-about = Три фігурки, що заступають дорогу.
legendary-lesson-monsters-danger = Військо Червоного { CASE($army, "within") } може через два моря дійти { CASE($home, "into") }, де на варті один загін. У вас 9 монет, а в секції повно чудовиськ.
legendary-lesson-monsters-minotaur = Перший за 2 — { $creature }. Він обороняє вашу зону й важить 2.
legendary-lesson-monsters-first-him = Почніть із найдешевшого: це { $creature }.
legendary-lesson-monsters-guard = Він приходить лише на вашу сушу. Поставте його { CASE($land, "within") }.
legendary-lesson-monsters-there = { $land } у небезпеці: поставте його там.
legendary-lesson-monsters-medusa = Далі { $creature }, за 3: де вона стоїть, туди ніхто не входить і звідти не виходить.
legendary-lesson-monsters-medusa-first = Спершу { $creature }.
legendary-lesson-monsters-freeze = Поставте її туди, де військо Червоного: { CASE($land, "in") }.
legendary-lesson-monsters-the-army = Військо стоїть { CASE($land, "in") }: хай там і лишається.
legendary-lesson-monsters-polyphemus = Останній, { $creature }, за 4: зі своєї зони він виганяє всі флотилії з морів довкола.
legendary-lesson-monsters-last-one = Монет вистачає ще на одного: { $creature }.
legendary-lesson-monsters-drive = Поставте його { CASE($land, "within") }, біля флотилії Червоного.
legendary-lesson-monsters-beside = Тут потрібна саме зона { $land }: звідти він дістає до флотилії Червоного.
legendary-lesson-monsters-done = Флотилію Червоного вигнано, ланцюжок розірвано, військо застигло, а ваша зона під вартою. У наступному циклі кожне чудовисько захоче жрицю.

## four-buildings

legendary-lesson-four-buildings = Чотири споруди
legendary-lesson-four-buildings-about = Шлях будівничих і бонус, який дає метрополія.
legendary-lesson-four-buildings-hello = Один храм зайвий, є університет, є фортеця: бракує порту. Посейдон — саме той бог.
legendary-lesson-four-buildings-build = Збудуйте порт. Щойно у вас є всі чотири типи, метрополію треба будувати.
legendary-lesson-four-buildings-give = По одній споруді кожного типу повертається. Храмів у вас два: виберіть, який віддати.
legendary-lesson-four-buildings-found = Тепер місце для метрополії: будь-який вільний майданчик, також щойно звільнений. Вона діє водночас як порт, фортеця та храм.
legendary-lesson-four-buildings-bonus = Кожна метрополія приносить бонус, якого ніхто не знає заздалегідь. Ця — дві флотилії, для морів, де ваші вже є. Розмістіть їх.
legendary-lesson-four-buildings-done = Стежте, чого бракує суперникам: маючи три типи, вони потребують лише одного бога.

## conquest

legendary-lesson-conquest = Завоювання
legendary-lesson-conquest-about = Захопіть зону, і метрополія ваша.
legendary-lesson-conquest-hello = Червоний збудував { CASE($land, "in") } метрополію й стереже її одним загоном. Метрополія переходить разом із зоною.
legendary-lesson-conquest-march = Метрополія важить як фортеця: ще 1 Червоному. І все-таки разом лише 2. Рушайте { CASE($from, "from") } { CASE($land, "into") }.
legendary-lesson-conquest-there = Наша ціль — { $land }. Рушайте туди { CASE($from, "from") }.
legendary-lesson-conquest-send = Пошліть чотири; один лишається вдома.
legendary-lesson-conquest-leave-one = Тоді ваша власна зона стояла б порожня. Пошліть чотири.
legendary-lesson-conquest-four = Чотири — надійніше.
legendary-lesson-conquest-done = Метрополія ваша. Червоний на втіху отримав її бонус; ви отримаєте його, лише якщо її втратите. Стережіть її: захопити її можуть і інші.

## sacrifice

legendary-lesson-sacrifice = Жертва героя
legendary-lesson-sacrifice-about = Для чого зрештою потрібні герої.
legendary-lesson-sacrifice-hello = Кожен герой має подвиг, який звершує лише раз. { $hero } перетворює три споруди одного типу на метрополію, а у вас три фортеці.
legendary-lesson-sacrifice-sacrifice = Пожертвуйте { CASE($hero, "ins") }. { $other } прийшов лише в цьому циклі й мусить чекати до наступного.
legendary-lesson-sacrifice-first-this = Спершу подвиг: пожертвуйте { CASE($hero, "ins") }.
legendary-lesson-sacrifice-found = Фортеці повертаються. Виберіть майданчик для метрополії.
legendary-lesson-sacrifice-bonus = Бонус — жетон процвітання, ще один ріг достатку. Покладіть його у свою сухопутну зону чи своє море.
legendary-lesson-sacrifice-done = Кожен герой вимагає свого: монет, зон, флотилій, споруд. Читайте їхні карти й наймайте того, хто пасує до того, що маєте.

## last-cycle

legendary-lesson-last-cycle = Останній цикл
legendary-lesson-last-cycle-about = Три метрополії посеред циклу — ще не перемога.
legendary-lesson-last-cycle-alarm = Червоний має три метрополії! Але гра закінчується аж наприкінці циклу, а ваш хід раніше. У вас дві.
legendary-lesson-last-cycle-choose = Заберіть у Червоного одну — і у вас три, а в нього дві. Яку найлегше? { $easy } не має загонів. Рушайте туди { CASE($from, "from") }.
legendary-lesson-last-cycle-guarded = Там загін і метрополія: 2 та кубик. { $easy } стоїть без варти.
legendary-lesson-last-cycle-take-one = Тоді наприкінці циклу переможе Червоний. Рушайте { CASE($easy, "into") }.
legendary-lesson-last-cycle-lost = Ви дали цьому статися: цикл скінчився, і Червоний переміг. Заберіть хід назад.
legendary-lesson-last-cycle-send = Пошліть чотири: Червоний може захотіти її назад.
legendary-lesson-last-cycle-four = Чотири, щоб вона лишилася вашою.
legendary-lesson-last-cycle-finish = Здобуто без битви. Червоний отримав її бонус, два загони. Завершіть хід і подивіться, чим скінчиться цикл.
legendary-lesson-last-cycle-enough = Цього досить. Завершіть хід.
legendary-lesson-last-cycle-done = Три у вас, дві в Червоного: ви перемогли. За однакової кількості метрополій виграє багатший. Хто в останньому циклі ходить останнім, за тим останнє слово.

## last-land

legendary-lesson-last-land = Остання зона
legendary-lesson-last-land-about = Чому нікого не можна просто так викинути з гри.
legendary-lesson-last-land-hello = { $land } — це все, що лишилося в Червоного. Погляньте, що ви можете зробити: похід туди не пропонують, хоч ваше військо стоїть поруч.
legendary-lesson-last-land-other = В останню зону суперника ввійти не можна, хіба що це приводить до мети. Метрополій у вас немає, тож вона закрита. Натомість атакуйте Зеленого: його зона — { $other }.
legendary-lesson-last-land-there = Рушайте { CASE($from, "from") } { CASE($other, "into") }.
legendary-lesson-last-land-send = Пошліть три.
legendary-lesson-last-land-three = Трьох досить, а два лишаються вдома.
legendary-lesson-last-land-done = Якби у вас було дві метрополії, можна було б увійти { CASE($land, "into") } по третю. Тоді Червоний вибув би, а гра скінчилася б разом із цим циклом.

## teams

legendary-lesson-teams = Команди
legendary-lesson-teams-about = Два кольори, один гаманець, одна перемога.
legendary-lesson-teams-hello = У командній грі ви граєте за Синього, а Жовтий — ваш союзник. Гаманець у вас один, і перемагаєте ви разом: рахуються три метрополії обох. Позначені зони належать Жовтому.
legendary-lesson-teams-set = Майже все в кожного своє, але споруди можуть скласти набір разом: у вас порт і університет, у Жовтого фортеці { CASE($land, "within") }.
legendary-lesson-teams-build = Бракує храму. Гера будує те, чого немає саме у вас: збудуйте храм у своїй третій зоні.
legendary-lesson-teams-there-not = Той майданчик лишіть вільним. Будуйте у своїй третій зоні.
legendary-lesson-teams-have-one = У вас її немає, зате в Жовтого дві. Команді потрібен храм.
legendary-lesson-teams-give = Набір повний. Одна фортеця Жовтого повертається; яка саме, вибирає той, чий хід.
legendary-lesson-teams-found = Метрополія стає в зону того, хто доповнив набір, — у вашу. Виберіть майданчик.
legendary-lesson-teams-done = Союзники ніколи не б’ються між собою, ходять ланцюжками флотилій одне одного й навіть можуть перевищувати підношення одне одного. Домовляйтеся, хто якого бога бере.

## duel

legendary-lesson-duel = Дуель
legendary-lesson-duel-about = Два гравці, чотири кольори: ви ведете два з них.
legendary-lesson-duel-hello = У дуелі ви ведете два кольори, { $one } і { $two }, з одним гаманцем. Другий гравець веде Червоного й Зеленого. Кожне запитання каже, який колір питають.
legendary-lesson-duel-first = Спершу { $one }: піднесіть { CASE($god, "dat") } 3 монети.
legendary-lesson-duel-three = 3 надійніше: таке підношення краще тримається.
legendary-lesson-duel-both-first = Аполлон приймає лише один із ваших кольорів. Спершу інші боги.
legendary-lesson-duel-that-god = Сьогодні { $god }: піднесіть 3.
legendary-lesson-duel-second = Тепер { $two }. Гаманець мусить заплатити за обох: з 6 монет 3 обіцяно, тож лишилося щонайбільше 3. Піднесіть їх { CASE($god, "dat") }.
legendary-lesson-duel-done = Кожен колір ходить у свою чергу, а збудоване обома рахується разом: для перемоги треба три метрополії. Чотири фішки, дві голови.
