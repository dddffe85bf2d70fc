# Legendary, українською: що розповідає наставник.

## Мета

coach-legendary-goal = Щоб перемогти, майте { $goal } метрополії наприкінці циклу. Зараз їх у вас { $n }.
coach-legendary-ahead = Для перемоги у вас досить: утримайте все до кінця цього циклу.
coach-legendary-by-philosophers = Філософів { $n } з 4: четвертий перетворює їх на метрополію.
coach-legendary-by-buildings = Типів споруд { $n } з 4: по одній кожного типу стають метрополією.
coach-legendary-one-kind-missing = Для метрополії вам бракує лише одного типу споруд: { $kind }.

## Про що запитання

coach-legendary-opening = Усі займають свої перші зони й моря. Шукайте роги достатку, що платять кожного циклу, і вільні будівельні майданчики.
coach-legendary-offerings = Кожен пропонує підношення одному з богів. Бог визначає, що ви зможете робити у свій хід; Аполлон безплатний. Чиє підношення перевищено, той робить нове, іншому богові.
coach-legendary-keeping = Кожна фігурка істоти, яку ви залишаєте на полі, коштує жриці.
coach-legendary-free-actions = Спершу ви отримуєте те, що { $god } дає безплатно: споруду й поповнення.
coach-legendary-turn = Ваш хід, з вами { $god }: платіть за що завгодно в будь-якому порядку, тоді завершіть хід.
coach-legendary-apollo-turn = Аполлон збагачує одну сухопутну зону й одне море, де забажаєте, і дає вам монети.
coach-legendary-moving = Хто йде? Якщо не лишити загонів, зона стоїть відкрита.
coach-legendary-battle = Кожного раунду обидві сторони кидають по кубику й додають свою силу; слабша втрачає одиницю. Після раунду можна відступити.
coach-legendary-metropolis = Засновується метрополія. Їй потрібен будівельний майданчик, і кожна наближає вас до перемоги.
coach-legendary-effect = Діє карта: виберіть, що вона робить.
coach-legendary-bonus = Бонус нової метрополії, щоразу інший: виберіть, куди він піде.
coach-legendary-row = Боги чергуються: кожного циклу перший у ряду переходить у кінець, а решта посувається.

## Що говорить за відповідь

coach-legendary-land-income =
    { $n ->
        [one] { $land }: { $n } ріг достатку, { $n } монета кожного циклу.
        [few] { $land }: { $n } роги достатку, { $n } монети кожного циклу.
        [many] { $land }: { $n } рогів достатку, { $n } монет кожного циклу.
       *[other] { $land }: { $n } рогу достатку, { $n } монети кожного циклу.
    }
coach-legendary-land-sites =
    { $n ->
        [one] { CAPITAL(CASE($land, "in")) } { $n } вільний будівельний майданчик.
        [few] { CAPITAL(CASE($land, "in")) } { $n } вільні будівельні майданчики.
        [many] { CAPITAL(CASE($land, "in")) } { $n } вільних будівельних майданчиків.
       *[other] { CAPITAL(CASE($land, "in")) } { $n } вільного будівельного майданчика.
    }
coach-legendary-sea-income =
    { $n ->
        [one] { CAPITAL(CASE($sea, "in")) } { $n } ріг достатку: { $n } монета кожного циклу за вашу флотилію там.
        [few] { CAPITAL(CASE($sea, "in")) } { $n } роги достатку: { $n } монети кожного циклу за вашу флотилію там.
        [many] { CAPITAL(CASE($sea, "in")) } { $n } рогів достатку: { $n } монет кожного циклу за вашу флотилію там.
       *[other] { CAPITAL(CASE($sea, "in")) } { $n } рогу достатку: { $n } монети кожного циклу за вашу флотилію там.
    }
coach-legendary-new-kind = Такого типу споруд у вас ще немає: { $kind }. Буде { $n } з 4.
coach-legendary-completes = Це останній тип, якого вам бракує: { $kind }. Буде метрополія.
coach-legendary-philosopher =
    { $n ->
        [4] Це четвертий філософ: метрополія.
       *[other] Буде філософів { $n } з 4, а четверо дають метрополію.
    }
coach-legendary-guards = Воїнів, які стережуть зону { CASE($land, "within") }: { $n }.
coach-legendary-out-of-reach = Наразі загони суперників сюди не дістануться: { $land }.
coach-legendary-god-ares = Арес дає фортецю й загін, а ваші загони можуть рушити.
coach-legendary-god-athena = Атена дає університет і філософа; чотири філософи — це метрополія.
coach-legendary-god-hera = Гера дає споруду, якої у вас немає, і найманця. Можна найняти героя: він б’ється, веде загони, і ним можна пожертвувати заради великої справи.
coach-legendary-god-poseidon = Посейдон дає порт і флотилію, а ваші флотилії можуть плисти.
coach-legendary-god-zeus = Зевс дає храм і жрицю, з якою підношення дешевші.
coach-legendary-god-apollo = Аполлон нічого не коштує, дає монети й збагачує сухопутну зону та море.

## Що каже пошук

coach-legendary-founds = Метрополія діє як порт, фортеця й храм водночас і переходить разом зі своєю зоною: її треба стерегти.
coach-legendary-bids-for-metropolis = Хід { CASE($god, "along") } дає вам метрополію.
coach-legendary-denies = { CAPITAL(CASE($god, "along")) } переміг би суперник: не віддавайте.
coach-legendary-takes-apollo = Монети тепер, ще більше кожного циклу, і все задарма.
coach-legendary-attacks = { $who } надто слабко боронить { CASE($land, "acc") }.
coach-legendary-settles = { $land } ще нічия зона: хто ввійде, той нею володіє.
coach-legendary-attacks-at-sea = Флотилію { CASE($who, "gen") } { CASE($sea, "in") } можна перемогти.
coach-legendary-stays = Шанс перемогти тут { $percent } зі 100: варто залишитися.
coach-legendary-retreats = Шанс перемогти тут { $percent } зі 100: він не вартий того, що можна втратити.
coach-legendary-sacrifices = Те, що каже карта, зараз варте більше, ніж сам герой ({ $hero }).
coach-legendary-saves = Більше нічого в цьому ході не варте своєї ціни.

## Небезпеки

coach-legendary-threat-now =
    { $stake ->
        [2] { $who } може забрати { CASE($land, "within") } вашу останню метрополію з імовірністю { $percent } зі 100, ще в цьому циклі.
        [1] { $who } може забрати вашу метрополію { CASE($land, "within") } з імовірністю { $percent } зі 100, ще в цьому циклі.
       *[other] { $who } може забрати { CASE($land, "acc") } з імовірністю { $percent } зі 100, ще в цьому циклі.
    }
coach-legendary-threat-ares =
    { $stake ->
        [2] З Аресом у цьому циклі { $who } може забрати { CASE($land, "within") } вашу останню метрополію з імовірністю { $percent } зі 100.
        [1] З Аресом у цьому циклі { $who } може забрати вашу метрополію { CASE($land, "within") } з імовірністю { $percent } зі 100.
       *[other] З Аресом у цьому циклі { $who } може забрати { CASE($land, "acc") } з імовірністю { $percent } зі 100.
    }
coach-legendary-threat-next =
    { $stake ->
        [2] З Аресом у наступному циклі { $who } може забрати { CASE($land, "within") } вашу останню метрополію з імовірністю { $percent } зі 100.
        [1] З Аресом у наступному циклі { $who } може забрати вашу метрополію { CASE($land, "within") } з імовірністю { $percent } зі 100.
       *[other] З Аресом у наступному циклі { $who } може забрати { CASE($land, "acc") } з імовірністю { $percent } зі 100.
    }
coach-legendary-threat-hero = У наступному ході з богом { $who } може забрати { CASE($land, "acc") } з імовірністю { $percent } зі 100: загони веде герой.
coach-legendary-rival-wins-with = { $who } здобуде { CASE($god, "along") } останню метрополію, а це перемога в партії.

## Що зробили суперники

coach-legendary-outbid = Ваше підношення { CASE($god, "dat") } перевищено: монети лишаються вам, але запропонуйте їх іншому богові.
coach-legendary-founded = { $who } засновує метрополію і має їх { $n } з { $goal }.
coach-legendary-metropolis-lost =
    { $n ->
        [0] { $who } забирає вашу останню метрополію.
       *[other] { $who } забирає вашу метрополію; у вас лишається { $n }.
    }
coach-legendary-land-lost = { $who } забирає у вас { CASE($land, "acc") } з доходом і спорудами.
coach-legendary-fleet-lost = Ви втрачаєте флотилію { CASE($sea, "within") }: перевірте, чи ваші зони ще з’єднані.
coach-legendary-near-by-philosophers = { $who } має філософів { $n } з 4: з Атеною буде метрополія.
coach-legendary-near-by-buildings = { $who } має три типи споруд: четвертий дасть метрополію.
coach-legendary-hero-came = { $who } тепер має героя: { $hero }. Герої ведуть загони з будь-яким богом, крім Аполлона.
coach-legendary-gold-stolen = { $who } краде у вас монети: { $n }.
coach-legendary-priestess-stolen = { $who } краде у вас жрицю: ваші підношення дорожчі на 1 монету.
coach-legendary-philosopher-stolen = { $who } краде у вас філософа.
