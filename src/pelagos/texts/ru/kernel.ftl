# Все коды, с которыми может отказать ядро или игра. Пункт и отказ добавляются после предложения, строка перед ним.

error-at-line = строка { $line }: { $sentence }

## Начало партии

error-wrong-seats = В { $title } играют на местах числом от { $fewest } до { $most }, а не { $seats }.
error-unknown-board = В { $title } нет поля «{ $board }»; есть { $known }.
error-one-board = В { $title } только одно поле, и у него нет имени; не называйте «{ $board }».
error-board-needs-seats = Поле «{ $board }» рассчитано на столько мест: { $seats }, а не { $found }.
error-unknown-option = В { $title } нет настройки «{ $option }»; есть { $known }.
error-unknown-choice = Настройка «{ $option }» не может быть «{ $value }»; она принимает { $known }.
error-wrong-sums = У поля «{ $board }» не сходится счёт.
error-mode-needs-seats = Вид игры «{ $mode }» рассчитан на столько мест: { $seats }, а не { $found }; выберите другой или by_seats.
error-goal-for-teams = Цель 4 бывает в командных играх и дуэлях, а не в «{ $mode }»; выберите 3.
error-unknown-mode = Нет вида игры «{ $mode }»; есть { $known }.
error-board-too-small = У поля «{ $board }» { $found } ({ $what }), а этой партии нужно { $least }.
error-board-too-large = На поле «{ $board }» больше { $most } земель или больше { $most } морей.
error-land-without-sea = Земля «{ $land }» на поле «{ $board }» не выходит к морю.
error-seas-apart = Моря поля «{ $board }» не связаны между собой.
error-word-twice = Слово «{ $word }» на поле «{ $board }» значит две вещи.
error-bad-border = На поле «{ $board }» граница «{ $a }» и «{ $b }» не разделяет две области.
error-port-without-sea = На поле «{ $board }» порт на «{ $site }» действовал бы в «{ $sea }», а это не море у его земли.
error-wrong-tile = Сторона { $face } плитки «{ $tile }» нарушает законы плиток: { $what }, { $found }.
error-no-tiles = Для раскладки нужны плитки.
error-unknown-tile = Нет плитки «{ $tile }»; есть { $known }.
error-unknown-face = Нет стороны «{ $face }»; есть { $known }.
error-mixed-faces = Все плитки поля лежат одной стороной, а не одни { $face }, другие { $other }.
error-tile-twice = Плитка «{ $tile }» лежит там дважды, а она одна.
error-place-twice = Плитки «{ $other }» и «{ $tile }» лежат на одном месте, { $i },{ $j }.
error-tiles-apart = Плитки лежат не одним куском; всего их { $tiles }.
error-wrong-number-of-tiles = Для { $mode } нужны плитки числом { $wanted }, а не { $found }.
error-layout-too-long = В раскладке не больше { $most } знаков, а не { $found }.
error-no-good-board = Ни одно поле не подошло, всего их было { $draws }.
error-bad-layout = Раскладку пишут как tile@i,j~turn, например zas@1,-1~5 (поворот от 0 до 5); «{ $part }» написано не так.

## Чтение правил

error-no-rulebook = Для «{ $title }» нет страницы правил.

## Ответы

error-no-words = Ничего не сказано.
error-unknown-verb = Ни один ответ не начинается с «{ $word }»; ближе всего: { $known }. `pelagos words` печатает все фразы игры.
error-unknown-word = «{ $phrase }» говорит «{ $word }» там, где нужно другое: { $wanted }.
error-too-few-words = «{ $phrase }» кончается слишком рано; не хватает: { $wanted }.
error-too-many-words = «{ $phrase }» должно кончиться перед «{ $word }».
error-illegal = «{ $phrase }» сейчас не предлагается.
error-not-your-turn = Сейчас отвечает { $who }, а не { $seat }.
error-nothing-asked = Больше ничего не спрашивают, и { $seat } не может ответить.
error-no-phrase = У глагола { $verb } нет фразы в словаре.
error-nothing-to-undo = Вернуть нечего: { $seat } ещё не отвечает.
error-already-final = { $seat } не может взять последний ответ назад: с тех пор что-то открылось или ответил кто-то другой.
error-past-forgotten = Так далеко партию назад не вернуть: с тех пор правила исправлены.
error-nothing-may-follow = Сказанное перед этим окончательно, поэтому это надо сказать отдельно.

## Сохранённые и описанные позиции

error-unknown-format = У этого сохранения формат «{ $found }», который здесь неизвестен.
error-other-setup = Это сохранение сделано не при этих настройках { $title }.
error-unknown-field = Нет поля записи «{ $field }»; ближе всего: { $known }. `pelagos words` печатает все поля игры.
error-missing-field = Не хватает поля записи «{ $field }».
error-bad-field = В поле записи «{ $field }» не то, что должно быть.
error-wrong-length = В поле записи «{ $field }» значений { $found }, а должно быть { $wanted }.
error-unknown-task = Нет задания «{ $task }»; ближе всего: { $known }. `pelagos words` печатает все задания игры.
error-unknown-argument = У задания «{ $task }» нет аргумента «{ $argument }»; есть { $wanted }.
error-bad-argument = Задание «{ $task }» не принимает «{ $word }»; аргументы пишут как name=value, здесь с такими именами: { $wanted }.
error-bad-arguments = У задания «{ $task }» нет нужных аргументов: { $wanted }.
error-wrong-row = В «{ $text }» слишком мало или слишком много слов; напишите как «{ $wanted }». Несколько утверждений в строке разделяют запятой и пробелом.
error-unknown-name = «{ $word }» не то, что нужно ({ $wanted }), и в «{ $field }» стоять не может.
error-empty-statement = Между двумя запятыми, после последней или после «=» ничего нет.
error-said-again = В «{ $text }» слово «{ $word }» относится ко всему дальше; не повторяйте его после запятой.
error-bad-number = «{ $word }» не число, какое может стоять в «{ $field }»; пишите цифры без нулей впереди, не больше шести, а если число ниже нуля, то с - перед ними.
error-no-value = «{ $text }» не закончено; напишите как «{ $wanted }».
error-stock-follows = То, что лежит в «{ $place }», следует из остальных мест «{ $field }», и его не называют.
error-too-few-cards = В «{ $field }» осталось разложить только { $left } «{ $face }».
error-bad-known = «{ $text }» не говорит, кто знает карту; это пишут как «known FIELD PLACE VIEWER …», с полем, где лежат карты.
error-bad-result = «{ $text }» не итог: за «ended» идут места числом { $wanted }, считая с 1, по одному на каждого.
error-line-inside = «{ $text }» не утверждение: ответы и ожидания стоят после «end» позиции.
error-unlawful = С «{ $text }» позиция нарушает закон «{ $law }» { $title }. Исправьте её; если так и задумано, начните с «pelagos 2» и скажите «unlawful» в заголовке.
error-stated-twice = «{ $text }» уже сказано в строке { $first }; считается это, более позднее.

## Записи партий

error-no-format = Первая строка гласит «{ $found }», а запись начинается со строки «{ $wanted }», за ней «title NAME VERSION» и «seats N».
error-empty-record = Читать нечего; запись начинается со строки «{ $wanted }», за ней «title NAME VERSION» и «seats N».
error-newer-format = Эта запись сделана в формате «{ $found }», а здесь известны { $known }; её прочтёт более новый Pelagos.
error-odd-character = В этой строке есть невидимый знак, { $sign }; напишите её без него.
error-no-title = Вторая строка записи гласит «title NAME VERSION», например «title classic 1»; здесь она «{ $found }».
error-no-seats = Заголовок кончается, не сказав, сколько играют, на «{ $found }»; напишите там «seats N».
error-bad-header = «{ $text }» не строка заголовка; напишите как «{ $wanted }», где N число от 1.
error-newer-header = «{ $word }» стоит только в заголовке записей, которые начинаются с «{ $wanted }».
error-late-header = «{ $text }» относится к заголовку, до позиции и первого ответа.
error-header-twice = «{ $text }» уже стоит в заголовке, в строке { $first }; считается эта, более поздняя.
error-no-end-of-variation = У этой ветви нет «)».
error-no-answer-to-vary = Перед этим «(» нет ответа, вместо которого можно сказать другое.
error-too-many-branches = Ответов в анализе не больше { $most }.
error-no-such-branch = В этом анализе нет ответа { $number }.
error-bad-comment = Знаков в заметке не больше { $most }, и каждый должен быть видимым.
error-not-the-root = Начало анализа нельзя ни передвинуть, ни удалить.
error-nature-is-not-asked = Здесь ничего не оставлено случаю.
error-at-the-beginning = Это начало анализа.
error-no-end = У описанной позиции нет «end»; напишите его отдельной строкой после последнего утверждения.
error-bad-line = «{ $text }» не ответ (место и фраза), не ожидание (с «=» впереди) и не возврат хода («back N»).
error-stray-block = «{ $text }» здесь не нужно: в записи самое большее одна позиция, после заголовка, от «position» до «end».
error-bad-back = «{ $text }» больше, чем есть: ответов пока { $most }.
error-secret-start = Партию, которая началась с описанной позиции, выгружают целиком или никак.
error-unknown-title = Нет игры «{ $title }»; есть { $known }.
error-newer-version = Это сделано при версии { $found } игры { $title }, а здесь известна только { $known }; прочтёт более новый Pelagos.
error-unknown-seat = Нет места «{ $word }»; отвечают { $known }.
error-unknown-event = Нет события «{ $word }»; ближе всего: { $known }. `pelagos words` печатает все события игры.
error-unknown-reason = Нет отказа «{ $word }»; ближе всего: { $known }. Напишите «refuses REASON PHRASE»; `pelagos words` печатает все причины.
error-secret-line = Этот ответ был скрыт от того, кто сделал запись, поэтому партию не проиграть.
error-not-so = Ожидалось «{ $wanted }», а вышло «{ $found }».

## Природа

error-script-over = Сценарий кончился, а природа должна ещё сказать что-то вроде «{ $wanted }».
error-script-refused = Сценарий говорит «{ $phrase }», а природа может сказать что-то вроде «{ $wanted }».
error-not-sealed = В записи нет обязательства и секрета, поэтому ответы природы не проверить.
error-broken-seal = Секрет не тот, который был запечатан.
error-missing-nonce = Нужно по одному вкладу от каждого: { $wanted }.
error-bad-hex = «{ $text }» не число из пар шестнадцатеричных цифр.
error-not-dealt = Природа говорит «{ $phrase }», а по запечатанному секрету выходит «{ $wanted }».

## Ошибки в игре

error-no-options = { $task } задаёт вопрос, на который нет ни одного ответа.
error-unwritten = Часть, нужная ядру, не написана: { $part }.
error-invariant = Закон «{ $law }» не соблюдён: { $detail }.
error-ending = Партия остановилась без конца: { $detail }.
error-options = Что-то не так с вариантами: { $detail }.
error-words = Ответ меняется, если его записать и прочесть: { $detail }.
error-refusal = В том, что предлагается, нельзя отказывать: { $detail }.
error-clone = Копии не независимы: { $detail }.
error-codec = Сохранение не вмещает всю позицию: { $detail }.
error-description = Описание не вмещает всю позицию: { $detail }.
error-telling = { $viewer } узнаёт тайну из того, о чём спрашивают, { $one } или { $other }: выбор, варианты которого зависят от тайны, должен быть помечен.
error-unlisted = «{ $detail }» нет ни в одной таблице игры.
error-secrecy = { $viewer } отличает то, что должно выглядеть одинаково: { $detail }.
error-completeness = { $viewer } не видит того, что вправе знать: { $detail }.
error-sampling = Выборка даёт неверный мир: { $viewer }, { $detail }.
error-record = Запись неверна: { $detail }.
