# Що каже вчитель на уроках Hellas. Короткі речення, одне за раз.

## Курси

hellas-course-first = Перший курс
hellas-course-cards = Карти богів
hellas-course-end = Дельфін і кінець

## goal

hellas-lesson-goal = Мета
hellas-lesson-goal-about = Захопіть десяте місто — і перемога.
hellas-lesson-goal-hello = Вітаємо! Ви граєте за Білого. На кожній плитці одне місто; фігури в місті — це ваші греки, човни — кораблі.
hellas-lesson-goal-cities = Хто наприкінці свого ходу має десять міст, той перемагає. У вас дев’ять. Два міста, що світяться, належать Помаранчевому.
hellas-lesson-goal-declare = Хід — це одна дія: приплив сил приносить нові фігури, плавання знаходить нову плитку, атака здобуває місто. Оголосіть атаку.
hellas-lesson-goal-burst-is-slow = Приплив сил зробив би вас сильнішими, але міста не дасть. Оголосіть атаку.
hellas-lesson-goal-voyage-later = Плавання теж могло б дати десяте місто, якби плитка підійшла. Іншим разом: сьогодні атакуємо.
hellas-lesson-goal-target = Тепер назвіть місто, яке атакуєте: { $city }. Поруч із ним багато ваших греків.
hellas-lesson-goal-well-guarded = Туди морем ви послали б замало греків. Атакуйте { CASE($city, "acc") }.
hellas-lesson-goal-no-attack = Без атаки ваш хід скінчився б. Назвіть місто: { $city }.
hellas-lesson-goal-add = Один грек уже вирушив { CASE($from, "from") }. Місто { $city } теж має одного грека, а ви йдете морем: там треба бути сильнішими, а не рівними. Пошліть іще одного.
hellas-lesson-goal-too-few = Один проти одного морем: напад не вдався, вашого грека немає, ходить Помаранчевий. Заберіть хід назад і пошліть двох.
hellas-lesson-goal-spoils = Місто ваше! У ньому був корабель, тож можна поставити туди один свій. Поставте.
hellas-lesson-goal-settle = Можна перевести в нове місто ще фігури. Це не потрібно: лишіть усе, як є.
hellas-lesson-goal-won = Десять міст наприкінці вашого ходу: ви перемогли.

## voyage

hellas-lesson-voyage = Плавання
hellas-lesson-voyage-about = Візьміть плитку, знайдіть їй місце й заснуйте місто.
hellas-lesson-voyage-hello = Ви граєте за Білого, у вас чотири міста. У плаванні знаходять нове. Погляньте на кораблі біля своїх міст: сьогодні вони важливі.
hellas-lesson-voyage-declare = Оголосіть плавання. Спроба нічого не коштує.
hellas-lesson-voyage-voyage-today = Теж добра дія, але сьогодні ми пливемо. Оголосіть плавання.
hellas-lesson-voyage-tile = Ви взяли плитку: { $tile }. У неї один край суші, решта — море. Її можна повертати, як завгодно.
hellas-lesson-voyage-fits = Плитка має торкатися дельфіна або двох плиток. Де плитки торкаються, там суша сходиться із сушею, а море з морем.
hellas-lesson-voyage-ships = Хто може поселитися на клітинці, вирішують кораблі поруч: їх у вас має бути більше, ніж у Помаранчевого. На одній з позначених клітинок у вас два проти жодного, на іншій — лише один проти одного.
hellas-lesson-voyage-place = Позначені клітинки чекають на вас. Виберіть одну, повертайте плитку { $tile }, поки не підійде, і викладіть.
hellas-lesson-voyage-as-good = Так само добре! Та сьогодні поселімося на позначеній клітинці, де поруч { $city }.
hellas-lesson-voyage-under-the-stack = Плавання не вдалося: плитка лежить під стосом, і Помаранчевий уже походив. Кораблів не втрачено, але й міста не здобуто. Заберіть хід назад і викладіть плитку.
hellas-lesson-voyage-pay = Грек із вашого резерву оселився; його місто — { $tile }. Тепер за плавання платить корабель поруч: він повертається в резерв. Виберіть який.
hellas-lesson-voyage-settle = { $tile }: там грек і жодного корабля. Тепер можна було б перевести туди фігури; цього навчимося пізніше. Лишіть усе, як є.
hellas-lesson-voyage-another-lesson = Перегрупування має власний урок. Поки лишіть усе, як є.
hellas-lesson-voyage-done = П’ять міст! Плаванню потрібні плитка, що підходить, і більше кораблів поруч, ніж у Помаранчевого, а коштує воно одного корабля. Тож потрібні нові: про це далі.

## burst

hellas-lesson-burst = Приплив сил
hellas-lesson-burst-about = Нові греки, кораблі й карти: три кроки на ваш смак.
hellas-lesson-burst-hello = Помаранчевий зовсім близько, поруч ваше місто { $city }; греків по двоє. Час рости: приплив сил приносить нові фігури й карти.
hellas-lesson-burst-declare = Оголосіть приплив сил.
hellas-lesson-burst-burst-today = На це потрібно більше сил, ніж у вас є. Спершу оголосіть приплив сил.
hellas-lesson-burst-greek = У вас три кроки. Кожен приносить грека, корабель або карту. Спершу поставте грека { CASE($city, "within") }, де поруч Помаранчевий.
hellas-lesson-burst-to-the-front = Там спокійно. Поставте грека { CASE($city, "within") }, біля Помаранчевого.
hellas-lesson-burst-greek-first = Це теж крок, і він буде. Спершу грек: він потрібен { CASE($city, "in") }.
hellas-lesson-burst-two-left = Зупинитися — значить викинути кроки. Спершу поставте грека { CASE($city, "within") }.
hellas-lesson-burst-ship = { $city }: тепер там три греки, а більше місто не вміщає — щонайбільше три греки й три кораблі. Тепер поставте корабель у будь-яке своє місто.
hellas-lesson-burst-ship-now = Греки — це добре, але плаванням потрібні кораблі. Поставте корабель у місто.
hellas-lesson-burst-card-later = Карта буде наприкінці. Тепер корабель.
hellas-lesson-burst-steps-left = У вас лишилося два кроки. Скористайтеся ними: спершу корабель.
hellas-lesson-burst-card = Останній крок — карта. Посейдон допомагає плаванням, Арес — атакам; { $god } змінює правила для обох. Візьміть карту { CASE($god, "gen") }.
hellas-lesson-burst-this-god = Цей бог теж допомагає. Сьогодні візьміть карту { CASE($god, "gen") }.
hellas-lesson-burst-card-now = Фігур поки досить. Візьміть карту { CASE($god, "gen") }.
hellas-lesson-burst-one-left = Лишився один крок, і нічого іншого карта не коштує. Візьміть карту { CASE($god, "gen") }.
hellas-lesson-burst-settle = Карта лежить долілиць: навіть вам не можна дивитися, поки хід не скінчився. Після припливу сил можна ще й переставити фігури. Лишіть їх, як є.
hellas-lesson-burst-another-lesson = Перегрупування має власний урок. Поки лишіть усе, як є.
hellas-lesson-burst-done = Ваш хід закінчено, тож карту можна подивитися: { $card }. Що роблять карти, скоро дізнаєтеся. Три кроки в довільному поєднанні — це і є приплив сил.

## attack

hellas-lesson-attack = Атака
hellas-lesson-attack-about = Сушею та морем: скільки потрібно греків.
hellas-lesson-attack-hello = { $from } — ваше місто, { $city } — місто Помаранчевого. Їх сполучає суша: ваші греки можуть піти. У Помаранчевого там два греки; кораблі не б’ються.
hellas-lesson-attack-declare = Оголосіть атаку.
hellas-lesson-attack-attack-today = Не сьогодні: ваше військо готове. Оголосіть атаку.
hellas-lesson-attack-target = Назвіть місто, яке атакуєте: { $city }.
hellas-lesson-attack-this-city = Туди можна дістатися лише морем, а це важче. Атакуйте { CASE($city, "acc") }.
hellas-lesson-attack-no-attack = Тоді ваш хід скінчився б ні на чому. Атакуйте { CASE($city, "acc") }.
hellas-lesson-attack-first = Греки приєднуються по одному. Візьміть першого { CASE($from, "from") }: звідти { CASE($city, "into") } можна дійти сушею.
hellas-lesson-attack-by-sea-first = Звідти він плив би, а якщо пливе хоч один, увесь напад рахується як напад морем. Візьміть грека { CASE($from, "from") }.
hellas-lesson-attack-second = Сушею вистачить стількох, скільки оборонців: двоє проти двох беруть { CASE($city, "acc") }. Пошліть ще одного { CASE($from, "from") }.
hellas-lesson-attack-mixed = Якщо пливе хоч один, це вже напад морем, а там двоє проти двох замало. Пошліть ще одного { CASE($from, "from") }, сушею.
hellas-lesson-attack-too-few = Один проти двох: напад не вдався, ваш грек повернувся в резерв, а Помаранчевий уже походив. Заберіть хід назад і пошліть двох.
hellas-lesson-attack-launch = Двоє готові, обоє сушею; останній грек міста завжди лишається вдома. Можна додати ще одного { CASE($sea, "from") }, але він не потрібен. Почніть напад.
hellas-lesson-attack-needless = Троє морем теж здобувають { CASE($city, "acc") }, де двоє, але ви витратили зайвого грека. Заберіть хід назад і почніть напад двома.
hellas-lesson-attack-spoils = Жодних кубиків: двоє проти двох, і сушею цього досить. Фігури Помаранчевого покидають { CASE($city, "acc") }. Там було два кораблі, тож можна поставити два свої.
hellas-lesson-attack-two-ships = Вони нічого не коштують. Поставте туди два кораблі.
hellas-lesson-attack-settle = Двоє ваших греків тепер живуть { CASE($city, "in") }. Можна було б перевести ще; лишіть усе, як є.
hellas-lesson-attack-another-lesson = Перегрупування — наступний урок. Поки лишіть усе, як є.
hellas-lesson-attack-done = Сушею вистачить порівну; морем — або якщо хоч один пливе — треба на одного більше. Рахуйте, перш ніж атакувати: хто зазнав невдачі, той утрачає всіх посланих.

## regroup

hellas-lesson-regroup = Перегрупування
hellas-lesson-regroup-about = Переведіть фігури туди, де вони потрібні.
hellas-lesson-regroup-hello = Ваш приплив сил закінчено. Та погляньте: у тилу двічі по три греки, а { CASE($front, "within") } лише один, поруч із трьома греками Помаранчевого { CASE($rival, "within") }.
hellas-lesson-regroup-regroup = Після припливу сил можна переставити всі свої фігури, хоч як далеко. Перегрупуйте їх.
hellas-lesson-regroup-weak-front = Погляньте: Помаранчевий прийшов двома греками сушею, і ваше місто втрачено. Заберіть хід назад і перегрупуйте фігури.
hellas-lesson-regroup-first = Місто за містом ви кажете, скільки там має стояти. { $city } далеко від Помаранчевого: досить одного грека, корабля не треба. Один мусить лишатися завжди.
hellas-lesson-regroup-ship-later = Корабель корисніший деінде. Тут один грек, без корабля.
hellas-lesson-regroup-to-the-front = Ці греки потрібні на передовій. Лишіть тут одного грека, без корабля.
hellas-lesson-regroup-front = Тепер { $city }, поруч із Помаранчевим: три греки, скільки вміщає місто. Без корабля.
hellas-lesson-regroup-three = Більше тут надійніше: три греки, без корабля.
hellas-lesson-regroup-rest = { $city }: один грек і жодного корабля. Решта сама піде { CASE($last, "into") }.
hellas-lesson-regroup-one-is-enough = Можна, але решту зберіть { CASE($last, "in") }: тут один грек, без корабля.
hellas-lesson-regroup-held = Помаранчевий щойно атакував { CASE($front, "acc") } двома греками, зазнав невдачі й утратив обох! { CAPITAL(CASE($rival, "in")) } лишився тільки один. Дайте відсіч: оголосіть атаку.
hellas-lesson-regroup-strike-back = Пізніше. { CAPITAL(CASE($rival, "in")) } майже порожньо: оголосіть атаку.
hellas-lesson-regroup-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-regroup-this-city = Слабке місто — { $city }. Атакуйте його.
hellas-lesson-regroup-add = Пошліть грека { CASE($from, "from") }, сушею.
hellas-lesson-regroup-by-land = Той плив би. Сушею досить одного: пошліть його { CASE($from, "from") }.
hellas-lesson-regroup-launch = Одного проти одного сушею досить. Почніть напад.
hellas-lesson-regroup-enough = Більше не треба, а хто лишається вдома, той боронить місто. Почніть напад.
hellas-lesson-regroup-into = { $city } тепер ваше місто, з одним греком. Після нападу чи плавання теж можна перегрупувати фігури, але лише в щойно здобуте місто. Перегрупуйте їх.
hellas-lesson-regroup-weak-again = Один грек сам { CASE($city, "in") } не втримається. Перегрупуйте фігури.
hellas-lesson-regroup-near = Вас питають, що посилає кожне місто. { $from } хай збереже своїх греків: не посилайте нікого.
hellas-lesson-regroup-weaker-home = Можна, але всіх ми беремо з тилу. Звідси не посилайте нікого.
hellas-lesson-regroup-far = { $from } лежить далеко, але це не має значення. Пошліть { CASE($city, "into") } двох греків і корабель.
hellas-lesson-regroup-from-afar = Греки потрібні { CASE($city, "within") }. Пошліть двох греків і корабель.
hellas-lesson-regroup-done = Після припливу сил ви переставляєте все, після плавання чи нападу — лише в нове місто. Сила там, де суперник; один грек там, куди ніхто не прийде.

## hand

hellas-lesson-hand = Карти на руці
hellas-lesson-hand-about = Кожна карта має свою мить. Зіграйте одну й забороніть одну.
hellas-lesson-hand-hello = У вас три карти, по одній кожного бога. Торкніться карти, щоб її прочитати. Помаранчевий бачить лише звороти, а ви — лише звороти Помаранчевого.
hellas-lesson-hand-moment = Карту грають у тій дії, до якої вона належить: «Примарного воїна» в битві, «Попутний вітер» у плаванні. Вам потрібна битва: оголосіть атаку.
hellas-lesson-hand-attack-today = «Примарний воїн» — карта для битв. Оголосіть атаку.
hellas-lesson-hand-target = Атакуйте { CASE($city, "acc") }: там два греки.
hellas-lesson-hand-this-city = Сьогодні наша ціль — { $city }. Атакуйте це місто.
hellas-lesson-hand-add = { $from } може послати лише одного, сушею. Один проти двох? У вас є карта. Пошліть грека.
hellas-lesson-hand-by-land = Той плив би, а морем треба на одного більше. Пошліть грека { CASE($from, "from") }.
hellas-lesson-hand-launch = Почніть напад, одним греком.
hellas-lesson-hand-enough = Тоді це був би напад морем. Почніть одним.
hellas-lesson-hand-play = Битва йде, і першим карту може грати нападник. Карта «{ $card }» робить вас сильнішими на 1: зіграйте її.
hellas-lesson-hand-too-weak = Без карти було один проти двох: грека втрачено. Заберіть хід назад і зіграйте карту «{ $card }».
hellas-lesson-hand-keep = Деякі карти Зевса лишають карту у вас на руці. Вас питають, бо Помаранчевий бачить, що у вас є карта Зевса, а яка саме, ніхто не повинен дізнатися. Пасуйте.
hellas-lesson-hand-settle = Двоє проти двох сушею: місто ваше. Карта пішла в скид. Лишіть усе, як є.
hellas-lesson-hand-leave-it = Перегрупування ми вже знаємо. Лишіть усе, як є.
hellas-lesson-hand-end-action = Тут можна грати деякі карти; таких у вас немає, але вас однаково питають. Завершіть дію.
hellas-lesson-hand-end-turn = Вашу дію закінчено. Завершіть хід.
hellas-lesson-hand-veto = Помаранчевий грає карту «{ $card }»: кожне місто з трьома греками втрачає одного, { $city } теж. Ви можете заборонити: зіграйте карту «{ $veto }».
hellas-lesson-hand-flooded = { $city }: тепер там лише два греки. Вето накладають одразу або ніколи. Заберіть хід назад і зіграйте карту «{ $veto }».
hellas-lesson-hand-done = Заборонено: ваші греки лишаються. Грайте карту в її мить; вето відповідає на будь-яку карту. Тримати можна сім карт і три одного бога.

## temples

hellas-lesson-temples = Храми
hellas-lesson-temples-about = Більше храмів, ніж у суперника, — на крок більше в кожному припливі сил.
hellas-lesson-temples-hello = На деяких плитках є храм. Хто має більше міст із храмом, той у припливі сил робить чотири кроки, а не три. Поки їх немає ні в кого.
hellas-lesson-temples-declare = Знайдіть храм: оголосіть плавання.
hellas-lesson-temples-three-only = Це було б три кроки. З храмом буде чотири: спершу оголосіть плавання.
hellas-lesson-temples-voyage-today = У Помаранчевого немає храму, який можна захопити. Оголосіть плавання.
hellas-lesson-temples-place = Пощастило! На цій плитці ({ $tile }) є храм. Викладіть її там, де ваших кораблів більше: клітинку серед власних міст легко боронити.
hellas-lesson-temples-as-good = Так само добре! Та сьогодні поселімося на позначеній клітинці, де поруч { $city }.
hellas-lesson-temples-keep-it = Під стосом вона зникла б надовго. Викладіть плитку: це { $tile }.
hellas-lesson-temples-pay = Виберіть корабель, що платить за плавання.
hellas-lesson-temples-settle = Храм ваш. Лишіть усе, як є, і подивіться, що зробить Помаранчевий.
hellas-lesson-temples-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-temples-burst = Помаранчевий мав приплив сил на три кроки. Тепер оголосіть свій.
hellas-lesson-temples-burst-now = Пізніше. Оголосіть приплив сил і порахуйте свої кроки.
hellas-lesson-temples-one = Чотири кроки! Це завдяки храму. Зробіть перший: грек або корабель, де хочете.
hellas-lesson-temples-two = Другий крок: ще одна фігура.
hellas-lesson-temples-three = Третій. Помаранчевий тепер уже скінчив би.
hellas-lesson-temples-four = І четвертий, завдяки храму.
hellas-lesson-temples-pieces = Карта — теж крок. Сьогодні візьміть фігуру.
hellas-lesson-temples-not-yet = Кроки ще є. Скористайтеся ними.
hellas-lesson-temples-done = Храмів більше, ніж у суперника, — чотири кроки; порівну — по три в обох. Рахують, коли оголошують приплив сил. Стережіть свій храм: його можуть завоювати.

## start

hellas-lesson-start = Початок
hellas-lesson-start-about = Вісім плиток довкола дельфіна: як починається кожна партія.
hellas-lesson-start-hello = Кожна партія починається із самого дельфіна. Білий і Помаранчевий по черзі викладають плитки, поки кожен не матиме чотирьох. Дві ваші вже лежать.
hellas-lesson-start-cards = Усі починають із трьома картами, по одній кожного бога. У найпершому ході Білий не може грати жодної.
hellas-lesson-start-third = Ваша третя плитка. Клітинка має торкатися дельфіна або двох плиток; кораблі поки не рахуються. Викладіть її на позначену клітинку між двома вашими, повернувши, як хочете.
hellas-lesson-start-far = Правила це дозволяють, але там близько Помаранчевий. Виберіть позначену клітинку.
hellas-lesson-start-fourth = Місто отримало грека й корабель. Помаранчевому випала плитка з храмом, її відкладено, і на поле лягла наступна. Тепер ваша четверта, на позначену клітинку, де поруч { $city }.
hellas-lesson-start-done = Вісім міст викладено, у кожному резерві лишилося одинадцять греків і шість кораблів. Починає Білий. Зіграйте першу партію з ботом або вчіться далі.

## battle-cards

hellas-lesson-battle-cards = Карти в битві
hellas-lesson-battle-cards-about = Чотири карти, одна битва: за ким останнє слово?
hellas-lesson-battle-cards-hello = Між вашим містом { $from } і чужим містом { $city } вода. Послати можна двох греків, а в Помаранчевого там двоє: морем одного бракує. Але у вас є карти.
hellas-lesson-battle-cards-declare = Оголосіть атаку.
hellas-lesson-battle-cards-attack-today = Ваші карти — карти війни. Оголосіть атаку.
hellas-lesson-battle-cards-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-battle-cards-this-city = Наша ціль — { $city }. Атакуйте це місто.
hellas-lesson-battle-cards-add = Один грек { CASE($from, "from") } уже вирушив. Пошліть і другого.
hellas-lesson-battle-cards-both = Одного замало, хай які у вас карти. Пошліть і другого грека { CASE($from, "from") }.
hellas-lesson-battle-cards-beachhead = У битві ви граєте карту або пасуєте, по черзі з Помаранчевим; два паси її закінчують. «{ $card }»: і морем досить порівну. Зіграйте цю карту.
hellas-lesson-battle-cards-first-this = Ця карта теж допомогла б, але прибережіть її на відповідь. Спершу зіграйте карту «{ $card }».
hellas-lesson-battle-cards-not-enough = Обидва спасували, а двоє проти двох морем — це невдача. Ваших греків утрачено. Заберіть хід назад і зіграйте карту «{ $card }».
hellas-lesson-battle-cards-spirit = Помаранчевий відповідає картою «{ $wall }»: корабель у місті рахується як грек. Тепер двоє проти трьох. Карта «{ $card }» робить вас сильнішими на 1: зіграйте її.
hellas-lesson-battle-cards-too-weak = Двоє проти трьох: напад не вдався. Заберіть хід назад і зіграйте карту «{ $card }».
hellas-lesson-battle-cards-spoils = Троє проти трьох, а порівну досить: перемога! Карта «{ $card }» врятувала фігури Помаранчевого з міста { $city }: тепер вони { CASE($refuge, "within") }. За корабель, що там був, можна все-таки поставити один свій.
hellas-lesson-battle-cards-settle = Карти лежать у скидах. Лишіть усе, як є.
hellas-lesson-battle-cards-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-battle-cards-done = Нападники тримають карти Ареса; оборонці відповідають кораблями й можуть урятувати втрачене. Звороти на руці підказують, чого боятися.

## sailing

hellas-lesson-sailing = Карти в плаванні
hellas-lesson-sailing-about = Краща плитка, попутний вітер і переселенці.
hellas-lesson-sailing-hello = Скрізь довкола дельфіна у вас і в Помаранчевого кораблів порівну: жодне плавання не вдасться. Три ваші карти Посейдона це змінюють.
hellas-lesson-sailing-declare = Оголосіть плавання.
hellas-lesson-sailing-voyage-today = Карти Посейдона прагнуть моря. Оголосіть плавання.
hellas-lesson-sailing-horizon = Ця плитка ({ $tile }) має чотири краї суші й підходить погано. Карта «{ $card }» кладе її під стос і бере іншу. Зіграйте цю карту.
hellas-lesson-sailing-first-this = Її черга ще буде. Спершу «{ $card }»: плитка стане кращою.
hellas-lesson-sailing-over = Тоді плавання не вдалося, а карти нічого не дали. Продовжуйте.
hellas-lesson-sailing-wind = { $tile } підходить добре, але кораблів треба більше, ніж у Помаранчевого, а скрізь один проти одного. «{ $card }»: досить порівну. Зіграйте цю карту.
hellas-lesson-sailing-place = Тепер плитку { $tile } можна викласти всюди, де кораблів у вас не менше, ніж у Помаранчевого, і є щонайменше один. Виберіть клітинку.
hellas-lesson-sailing-colonists = Грек оселився, корабель заплатив. Карта «{ $card }» приводить у нове місто ще дві фігури. Зіграйте її.
hellas-lesson-sailing-alone = Самотній грек — легка здобич. Спершу зіграйте карту «{ $card }».
hellas-lesson-sailing-one = Виберіть першу фігуру: грек або корабель.
hellas-lesson-sailing-two = І другу.
hellas-lesson-sailing-both = Можна взяти дві фігури. Візьміть.
hellas-lesson-sailing-settle = Міцне нове місто. Лишіть усе, як є.
hellas-lesson-sailing-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-sailing-done = Нова плитка, перш ніж викласти; попутний вітер, коли кораблів порівну; переселенці, коли місто засновано. Четверта карта, для другого плавання, буде пізніше.

## surprises

hellas-lesson-surprises = Несподіванки
hellas-lesson-surprises-about = «Крадіжка», «Смирення», «Обмін», «Повінь»: карти майже на кожну мить.
hellas-lesson-surprises-hello = Деякі карти не належать до жодної дії: їх можна грати перед нею, після неї та здебільшого й посередині. У вас таких чотири.
hellas-lesson-surprises-theft = «{ $card }» забирає карту з руки Помаранчевого. Зіграйте.
hellas-lesson-surprises-first-this = Усьому свій час. Тепер зіграйте карту «{ $card }».
hellas-lesson-surprises-keep = У вас є й інші карти Зевса, тож вас питають, чи хай якась із них утримає цю. Жодна не може: пасуйте.
hellas-lesson-surprises-steal = Ви бачите звороти: три Ареса, два Посейдона. Карту вибирає випадок, бога вибираєте ви. Украдіть карту Ареса.
hellas-lesson-surprises-warlike = Карта Ареса нашкодила б вам більше. Украдіть карту Ареса.
hellas-lesson-surprises-humility = Тепер у вас карта «{ $stolen }», замкнена до кінця ходу. У Помаранчевого ще чотири карти. «{ $card }» лишає суперникові тільки три: зіграйте.
hellas-lesson-surprises-keep-two = Питають знову, бо у вас є ще одна карта Зевса. Пасуйте.
hellas-lesson-surprises-exchange = Помаранчевий вибрав карту й скинув. Тепер «{ $card }»: два міста міняються власниками, з усіма фігурами. Зіграйте.
hellas-lesson-surprises-give = Віддайте { CASE($city, "acc") }: це місто за містами Помаранчевого, і втримати його важко.
hellas-lesson-surprises-give-this = Це місто вам потрібне. Віддайте { CASE($city, "acc") }.
hellas-lesson-surprises-take = А візьміть { CASE($city, "acc") }: там храм, а храми лишаються на плитках.
hellas-lesson-surprises-take-this = Храм вартий більше: візьміть { CASE($city, "acc") }.
hellas-lesson-surprises-flood = Храм без битви! Насамкінець «{ $card }»: кожне місто з трьома греками лишає двох. У вас таких немає, у Помаранчевого їх два. Зіграйте.
hellas-lesson-surprises-done = Чотири несподіванки, а ваша дія ще попереду. Грайте їх тоді, коли вони болять найбільше, і пам’ятайте, що кожну може зупинити вето.

## preparing

hellas-lesson-preparing = Перед атакою
hellas-lesson-preparing-about = Більше греків, довший шлях, другий удар.
hellas-lesson-preparing-hello = Три ваші карти Ареса готують атаку. Їх грають після того, як її оголошено, і перед тим, як названо місто.
hellas-lesson-preparing-declare = Оголосіть атаку.
hellas-lesson-preparing-attack-today = Арес із вами. Оголосіть атаку.
hellas-lesson-preparing-far = «{ $card }»: у наступному нападі може взяти участь одне ваше місто, хай яке далеке. Зіграйте.
hellas-lesson-preparing-first-this = Усьому свій час. Тепер зіграйте карту «{ $card }».
hellas-lesson-preparing-muster = «{ $card }» робить в одному місті з кораблів греків, до кінця нападу навіть понад трьох. Зіграйте.
hellas-lesson-preparing-ships = { CAPITAL(CASE($city, "in")) } чекають два кораблі. Зробіть греків з обох.
hellas-lesson-preparing-both = Візьміть обидва: кораблі не б’ються, греки б’ються.
hellas-lesson-preparing-target = Досі туди було не дістатися, а тепер можна: атакуйте { CASE($city, "acc") }.
hellas-lesson-preparing-this-city = Тепер не його. Атакуйте { CASE($city, "acc") }.
hellas-lesson-preparing-add = Пошліть грека { CASE($from, "from") }, хоч як це далеко. Участь може взяти одне далеке місто, не більше.
hellas-lesson-preparing-other-army = Греки { CASE($near, "within") } мають інше завдання. Пошліть одного { CASE($from, "from") }.
hellas-lesson-preparing-second = { CAPITAL(CASE($city, "in")) } один грек, а далекий удар рахується як напад морем: потрібні двоє. Пошліть іще одного.
hellas-lesson-preparing-too-few = Одного проти одного морем замало. Пошліть іще одного { CASE($from, "from") }.
hellas-lesson-preparing-launch = Двох досить. Почніть напад.
hellas-lesson-preparing-enough = Двох досить, а решта хай стереже { CASE($from, "acc") }. Почніть напад.
hellas-lesson-preparing-fight = Помаранчевий бачить, що у вас є карта Ареса, тому вас питають. Вона не для битви: пасуйте.
hellas-lesson-preparing-settle = { $city } — ваше місто. Лишіть усе, як є.
hellas-lesson-preparing-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-preparing-twin = Напад закінчено, але не хід: «{ $card }» дає вам ще один, на інше місто. Зіграйте.
hellas-lesson-preparing-one-more = У вас іще є карта «{ $card }». Спершу зіграйте її.
hellas-lesson-preparing-next = Переходьте до наступного нападу.
hellas-lesson-preparing-go-on = Для нього ви й зіграли карту. Переходьте до наступного нападу.
hellas-lesson-preparing-again = Атакуйте { CASE($city, "acc") }: там один грек, і до вашого війська звідти веде суша.
hellas-lesson-preparing-one = Пошліть одного { CASE($from, "from") }, сушею.
hellas-lesson-preparing-by-land = Той плив би. Пошліть одного { CASE($from, "from") }, сушею.
hellas-lesson-preparing-strike = Одного проти одного сушею досить. Почніть напад.
hellas-lesson-preparing-enough-by-land = Сушею досить одного. Почніть напад.
hellas-lesson-preparing-done = Два міста за один хід! «Збір війська» — для кількості, «Далекий удар» — для відстані, «Подвійний наступ» — для другого удару, по іншому місту.

## double-turn

hellas-lesson-double-turn = Подвійний хід
hellas-lesson-double-turn-about = Приплив сил і плавання за один хід, і ще одне плавання.
hellas-lesson-double-turn-hello = Зазвичай хід — це одна дія. Сьогодні їх буде три: у вас є карта подвійного ходу й карта другого плавання.
hellas-lesson-double-turn-double = Карту «{ $card }» грають, перш ніж щось оголосити: спершу йде приплив сил, потім плавання або атака. Зіграйте її.
hellas-lesson-double-turn-first-this = Коли дію оголошено, карту «{ $card }» грати вже пізно. Зіграйте її спершу.
hellas-lesson-double-turn-one = Приплив сил: три кроки. Плавання вирішують кораблі: візьміть один, для будь-якого міста.
hellas-lesson-double-turn-two = Другий крок: ще один корабель.
hellas-lesson-double-turn-three = І третій.
hellas-lesson-double-turn-pieces = Теж добре, але плавання ось-ось: візьміть корабель.
hellas-lesson-double-turn-stand = Тепер можна було б переставити все. Лишіть фігури, як є.
hellas-lesson-double-turn-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-double-turn-second = Друга частина ходу: оголосіть плавання.
hellas-lesson-double-turn-voyage-today = Атака теж можлива. Сьогодні оголосіть плавання.
hellas-lesson-double-turn-place = Викладіть плитку { $tile } на позначену клітинку.
hellas-lesson-double-turn-marked = Сьогодні селимося на позначеній клітинці. Викладіть плитку туди.
hellas-lesson-double-turn-pay = Виберіть корабель, що платить.
hellas-lesson-double-turn-go-on = У вас є карта Посейдона, тож вас питають, чи приведете ви переселенців. Ваша карта для іншого: далі.
hellas-lesson-double-turn-settle = Лишіть усе, як є.
hellas-lesson-double-turn-sail-on = Плавання вдалося: настала мить для карти «{ $card }». Зіграйте її й пливіть знову.
hellas-lesson-double-turn-one-more = У вас є карта на ще одне плавання: зіграйте карту «{ $card }».
hellas-lesson-double-turn-place-two = Друга плитка. Викладіть плитку { $tile } на позначену клітинку.
hellas-lesson-double-turn-pay-two = Це плавання теж коштує корабля. Виберіть його.
hellas-lesson-double-turn-done = Три фігури й два міста за один хід! «Подвійний хід» — перед будь-якою дією, «Далі під вітрилами» — лише після плавання, що вдалося.

## answers

hellas-lesson-answers = Вето проти вето
hellas-lesson-answers-about = Карти, що відповідають на карти, і одна, що повертає карту.
hellas-lesson-answers-hello = У вашому припливі сил лишився один крок. У вас три карти Зевса, а більше ніж три одного бога не можна: його колода для вас закрита.
hellas-lesson-answers-wind = «{ $card }» дає ще два кроки. Зіграйте.
hellas-lesson-answers-first-this = Спершу «{ $card }», поки приплив сил триває.
hellas-lesson-answers-veto = Помаранчевий накладає вето! Але вето — теж карта: ваша карта «{ $card }» його забороняє, і «{ $mine }» діє. Зіграйте.
hellas-lesson-answers-gone = Карта «{ $mine }» пропала без ефекту. Відповідати треба одразу. Заберіть хід назад і зіграйте карту «{ $card }».
hellas-lesson-answers-keep = Відповіді в Помаранчевого більше немає. Тепер не гаючись «{ $card }»: «{ $mine }» після використання повернеться вам на руку. Зіграйте.
hellas-lesson-answers-once-only = Карта «{ $mine }» подіяла б, і її скинули б. Можна мати її знову: зіграйте карту «{ $card }».
hellas-lesson-answers-one = Тепер у вас три кроки. Візьміть фігуру.
hellas-lesson-answers-two = Ще одну.
hellas-lesson-answers-three = І останню.
hellas-lesson-answers-pieces = Сьогодні візьміть грека або корабель.
hellas-lesson-answers-settle = Лишіть усе, як є, і подивіться, як повертається карта «{ $mine }».
hellas-lesson-answers-leave-it = Сьогодні не треба. Лишіть усе, як є.
hellas-lesson-answers-done = Вето зупиняє будь-яку карту, інше вето зупиняє вето. Помаранчевий бачив карту, що повернулася, тож вона більше не таємниця.

## dolphin

hellas-lesson-dolphin = Стрибок дельфіна
hellas-lesson-dolphin-about = Довкола дельфіна всі сусіди з усіма.
hellas-lesson-dolphin-hello = Плитка посередині — це дельфін: саме море, без міста. Для атак він сполучає всі міста, що його торкаються.
hellas-lesson-dolphin-declare = { $from } і { $city } лежать по різні боки дельфіна: для нападу морем вони сусіди. Оголосіть атаку.
hellas-lesson-dolphin-attack-today = Спробуймо стрибок. Оголосіть атаку.
hellas-lesson-dolphin-target = Атакуйте { CASE($city, "acc") }. А от { $beyond } — ціль недосяжна: це місто не торкається ні дельфіна, ні ваших міст.
hellas-lesson-dolphin-this-city = Сьогодні стрибаємо на { CASE($city, "acc") }. Атакуйте це місто.
hellas-lesson-dolphin-first = Пошліть грека { CASE($from, "from") }. { CASE($away, "acc") } не пропонують: це місто не торкається ні дельфіна, ні того, яке ви атакуєте.
hellas-lesson-dolphin-keep-guard = Той стереже сушу біля Помаранчевого. Пошліть грека { CASE($from, "from") }.
hellas-lesson-dolphin-second = Це напад морем, тож треба на одного більше, ніж у Помаранчевого. Пошліть іще одного { CASE($from, "from") }.
hellas-lesson-dolphin-too-few = Один проти одного морем: невдача, і Помаранчевий уже походив. Заберіть хід назад і пошліть двох.
hellas-lesson-dolphin-launch = Двоє проти одного. Почніть напад; його ціль — { $city }.
hellas-lesson-dolphin-enough = Двох морем проти одного досить. Почніть напад.
hellas-lesson-dolphin-done = Через дельфіна ви атакуєте всіх довкола, і Помаранчевий теж: стережіть там свої міста. Для плавань стрибок не рахується.

## last-city

hellas-lesson-last-city = Останнє місто
hellas-lesson-last-city-about = Ще один шлях до перемоги: не лишити суперникові нічого.
hellas-lesson-last-city-hello = У вас сім міст, у Помаранчевого лишилося одне: { $city }. Хто не має жодного міста, той одразу програє. Десяти міст для цього не треба.
hellas-lesson-last-city-declare = Оголосіть атаку.
hellas-lesson-last-city-too-slow = За цей час Помаранчевий зросте. Завершіть усе тепер: оголосіть атаку.
hellas-lesson-last-city-target = Атакуйте { CASE($city, "acc") }.
hellas-lesson-last-city-so-near = Так близько до кінця? Атакуйте { CASE($city, "acc") }.
hellas-lesson-last-city-first = Його боронять двоє греків. Сушею двох досить: пошліть одного { CASE($from, "from") }.
hellas-lesson-last-city-by-land = Той плив би, а тоді треба трьох. Пошліть одного { CASE($from, "from") }, сушею.
hellas-lesson-last-city-second = Ще одного { CASE($from, "from") }.
hellas-lesson-last-city-too-few = Один проти двох — невдача, а Помаранчевий росте. Заберіть хід назад і пошліть двох.
hellas-lesson-last-city-launch = Двоє проти двох, сушею. Почніть напад.
hellas-lesson-last-city-enough = Тоді це був би напад морем. Двох сушею досить: почніть напад.
hellas-lesson-last-city-done = У Помаранчевого не лишилося міст: ви перемогли одразу, ще до кінця ходу. А десять міст рахують лише наприкінці власного ходу.
