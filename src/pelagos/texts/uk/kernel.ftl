# Усі коди, з якими ядро або гра можуть відмовити. Пункт і відмова стоять за реченням, рядок перед ним.

error-at-line = рядок { $line }: { $sentence }

## Початок партії

error-wrong-seats = { $title }: місць може бути від { $fewest } до { $most }, а не { $seats }.
error-unknown-board = { $title } не має поля «{ $board }»; є { $known }.
error-one-board = { $title } має лише одне поле, і воно без назви; не пишіть «{ $board }».
error-board-needs-seats = Поле «{ $board }» розраховане на стільки місць: { $seats }, а не { $found }.
error-unknown-option = { $title } не має налаштування «{ $option }»; є { $known }.
error-unknown-choice = Налаштування «{ $option }» не може бути «{ $value }»; можна { $known }.
error-wrong-sums = Поле «{ $board }» не сходиться в підсумках.
error-mode-needs-seats = Режим «{ $mode }» розрахований на стільки місць: { $seats }, а не { $found }; виберіть інший режим або by_seats.
error-goal-for-teams = Мета 4 буває в командних партіях і дуелях, а не в режимі «{ $mode }»; виберіть 3.
error-unknown-mode = Режиму «{ $mode }» немає; є { $known }.
error-board-too-small = На полі «{ $board }» замало: { $what } { $found }, а ця партія потребує { $least }.
error-board-too-large = На полі «{ $board }» понад { $most } сухопутних зон або понад { $most } морів.
error-land-without-sea = «{ $land }» на полі «{ $board }» не лежить біля жодного моря.
error-seas-apart = Моря поля «{ $board }» не з’єднані між собою.
error-word-twice = Слово «{ $word }» на «{ $board }» позначає дві різні речі.
error-bad-border = На полі «{ $board }» межа між «{ $a }» і «{ $b }» не розділяє двох зон.
error-port-without-sea = На полі «{ $board }» порт у «{ $site }» діяв би в «{ $sea }», а це море не лежить поруч із його зоною.
error-wrong-tile = Сторона { $face } фрагмента «{ $tile }» порушує закони фрагментів: { $what }, { $found }.
error-no-tiles = Для поля потрібні фрагменти.
error-unknown-tile = Фрагмента «{ $tile }» немає; є { $known }.
error-unknown-face = Сторони «{ $face }» немає; є { $known }.
error-mixed-faces = Усі фрагменти поля лежать однією стороною, а не частина { $face } і частина { $other }.
error-tile-twice = Фрагмент «{ $tile }» лежить там двічі, а він лише один.
error-place-twice = Фрагменти «{ $other }» і «{ $tile }» лежать на одному місці, { $i },{ $j }.
error-tiles-apart = Фрагменти, а їх { $tiles }, не складаються в одне ціле.
error-wrong-number-of-tiles = { $mode }: фрагментів потрібно { $wanted }, а не { $found }.
error-layout-too-long = Опис поля має щонайбільше { $most } знаків, а не { $found }.
error-no-good-board = Спроб було { $draws }, і жодне поле не вдалося.
error-bad-layout = Поле записують як tile@i,j~turn, наприклад zas@1,-1~5 (повороти від 0 до 5); «{ $part }» записано інакше.

## Читання правил

error-no-rulebook = Для «{ $title }» немає сторінки правил.

## Відповіді

error-no-words = Нічого не сказано.
error-unknown-verb = Жодна відповідь не починається зі слова «{ $word }»; найближче до нього: { $known }. `pelagos words` друкує всі фрази гри.
error-unknown-word = «{ $phrase }» каже «{ $word }» там, де має бути { $wanted }.
error-too-few-words = «{ $phrase }» обривається зарано; бракує ще: { $wanted }.
error-too-many-words = «{ $phrase }» мало закінчитися перед «{ $word }».
error-illegal = «{ $phrase }» зараз не пропонується.
error-not-your-turn = Зараз відповідає не { $seat }, а { $who }.
error-nothing-asked = Більше нічого не питають, тож { $seat } відповідати не може.
error-no-phrase = Дієслово { $verb } не має фрази у словнику.
error-nothing-to-undo = { $seat } не має чого повертати.
error-already-final = { $seat } не може повернути останню відповідь: відтоді щось відкрилося або хтось відповів.
error-past-forgotten = Так далеко партія вже не повернеться, бо відтоді правила виправлено.
error-nothing-may-follow = Сказане перед цим остаточне, тож це треба сказати окремо.

## Збережені й описані позиції

error-unknown-format = Це збереження має формат «{ $found }», якого тут не знають.
error-other-setup = Це збереження зроблено за інших налаштувань гри { $title }.
error-unknown-field = Поля «{ $field }» немає; найближче до нього: { $known }. `pelagos words` друкує всі поля гри.
error-missing-field = Бракує поля «{ $field }».
error-bad-field = Поле «{ $field }» містить не те, що має.
error-wrong-length = Поле «{ $field }» має записів { $found }, а потрібно { $wanted }.
error-unknown-task = Завдання «{ $task }» немає; найближче до нього: { $known }. `pelagos words` друкує всі завдання гри.
error-unknown-argument = Завдання «{ $task }» не має аргументу «{ $argument }»; має { $wanted }.
error-bad-argument = Завдання «{ $task }» не приймає «{ $word }»; аргументи пишуть як name=value, тут з такими назвами: { $wanted }.
error-bad-arguments = Завданню «{ $task }» бракує потрібних аргументів: { $wanted }.
error-wrong-row = У «{ $text }» замало або забагато слів; пишіть «{ $wanted }». Кілька тверджень у рядку розділяє кома з пропуском.
error-unknown-name = «{ $word }» не підходить: потрібно { $wanted }, тож «{ $field }» цього не прийме.
error-empty-statement = Між двома комами, після останньої коми або після «=» нічого немає.
error-said-again = У «{ $text }» слово «{ $word }» стосується всього далі; не повторюйте його після коми.
error-bad-number = «{ $word }» не те число, яке може мати «{ $field }»; пишіть цифри без нулів на початку, щонайбільше шість, із - перед ними, якщо число менше за нуль.
error-no-value = «{ $text }» неповне; пишіть «{ $wanted }».
error-stock-follows = Те, що лежить у «{ $place }», випливає з інших місць «{ $field }», і його не пишуть.
error-too-few-cards = У «{ $field }» для розміщення лишилося «{ $face }» лише { $left }.
error-bad-known = «{ $text }» не каже, хто знає карту; пишуть «known FIELD PLACE VIEWER …» з полем, що містить карти.
error-bad-result = «{ $text }» не результат: після «ended» стоять зайняті місця, числом { $wanted }, від 1, по одному на гравця.
error-line-inside = «{ $text }» не твердження: відповіді й очікування стоять після «end» позиції.
error-unlawful = З «{ $text }» позиція порушує закон «{ $law }» гри { $title }. Виправте її; якщо так задумано, почніть з «pelagos 2» і напишіть у заголовку «unlawful».
error-stated-twice = «{ $text }» уже сказано в рядку { $first }; рахується це, пізніше.

## Записи

error-no-format = Перший рядок «{ $found }», а запис починається рядком «{ $wanted }», далі «title NAME VERSION» і «seats N».
error-empty-record = Читати нічого; запис починається рядком «{ $wanted }», далі «title NAME VERSION» і «seats N».
error-newer-format = Цей запис має формат «{ $found }», а тут знають { $known }; його прочитає новіший Pelagos.
error-odd-character = У цьому рядку є невидимий знак, { $sign }; напишіть рядок без нього.
error-no-title = Другий рядок запису має вигляд «title NAME VERSION», наприклад «title classic 1»; тут «{ $found }».
error-no-seats = Заголовок закінчується на «{ $found }», не сказавши, скільки гравців; напишіть там «seats N».
error-bad-header = «{ $text }» не рядок заголовка; пишіть «{ $wanted }», де N число від 1.
error-newer-header = «{ $word }» буває лише в заголовку записів, які починаються з «{ $wanted }».
error-late-header = «{ $text }» належить до заголовка, перед позицією і першою відповіддю.
error-header-twice = «{ $text }» уже є в заголовку, у рядку { $first }; рахується цей, пізніший.
error-no-end-of-variation = У цієї гілки немає «)».
error-no-answer-to-vary = Перед цією «(» немає відповіді, замість якої можна сказати щось інше.
error-too-many-branches = В аналізі щонайбільше стільки відповідей: { $most }.
error-no-such-branch = Відповіді { $number } у цьому аналізі немає.
error-bad-comment = У коментарі щонайбільше { $most } знаків, і всі вони друковані.
error-not-the-root = Початок аналізу не можна ні перенести, ні вилучити.
error-nature-is-not-asked = Тут випадок нічого не вирішує.
error-at-the-beginning = Це початок аналізу.
error-no-end = Описана позиція не має «end»; напишіть його окремим рядком після останнього твердження.
error-bad-line = «{ $text }» не відповідь (місце і фраза), не очікування (з «=» спереду) і не повернення («back N»).
error-stray-block = «{ $text }» тут зайве: запис має щонайбільше одну позицію, після заголовка, від «position» до «end».
error-bad-back = «{ $text }» більше, ніж є: досі відповідей { $most }.
error-secret-start = Партію, що почалася з описаної позиції, вивантажують цілою або ніяк.
error-unknown-title = Гри «{ $title }» немає; є { $known }.
error-newer-version = Це зроблено за версією { $found } гри { $title }, а тут знають лише { $known }; це прочитає новіший Pelagos.
error-unknown-seat = Місця «{ $word }» немає; відповіді дають { $known }.
error-unknown-event = Події «{ $word }» немає; найближче до неї: { $known }. `pelagos words` друкує всі події гри.
error-unknown-reason = Відмови «{ $word }» немає; найближче до неї: { $known }. Пишіть «refuses REASON PHRASE»; `pelagos words` друкує всі причини.
error-secret-line = Ця відповідь була прихована від того, хто робив запис, тож дограти партію не можна.
error-not-so = Очікувалося «{ $wanted }», а є «{ $found }».

## Природа

error-script-over = Сценарій закінчився, а природа ще має сказати щось на зразок «{ $wanted }».
error-script-refused = Сценарій каже «{ $phrase }» там, де природа може сказати щось на зразок «{ $wanted }».
error-not-sealed = Запис не має зобов’язання й таємниці, тож відповідей природи не перевірити.
error-broken-seal = Це не та таємниця, щодо якої дано зобов’язання.
error-missing-nonce = Потрібно по одному числу від кожного: { $wanted }.
error-bad-hex = «{ $text }» не число з пар шістнадцяткових цифр.
error-not-dealt = Природа каже «{ $phrase }», а за запечатаною таємницею має бути «{ $wanted }».

## Вади гри

error-no-options = { $task } ставить запитання без жодної відповіді.
error-unwritten = Не написано частини, потрібної ядру: { $part }.
error-invariant = Закон «{ $law }» не виконується: { $detail }.
error-ending = Партія зупинилася без завершення: { $detail }.
error-options = Щось негаразд із варіантами: { $detail }.
error-words = Відповідь не витримує запису й читання: { $detail }.
error-refusal = Того, що пропонують, не можна відхиляти: { $detail }.
error-clone = Копії не незалежні: { $detail }.
error-codec = Збереження містить не всю позицію: { $detail }.
error-description = Опис містить не всю позицію: { $detail }.
error-telling = { $viewer } може вгадати таємницю за тим, про що питають, { $one } чи { $other }: якщо варіанти залежать від таємниці, питати треба завжди.
error-unlisted = «{ $detail }» немає в жодній таблиці гри.
error-secrecy = { $viewer } може розрізнити те, що має виглядати однаково: { $detail }.
error-completeness = { $viewer } не бачить того, що може знати: { $detail }.
error-sampling = Добір уявних розкладів дає хибний світ; його отримує { $viewer }: { $detail }.
error-record = Запис неправильний: { $detail }.
