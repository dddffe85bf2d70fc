# Турниры на странице.

## Список

tournament-heading = Турниры
tournament-what = Все играют на одинаковых условиях, а туры сами становятся столами. У кого есть учётная запись, тот может участвовать или объявить турнир.
tournament-none = Ни одного турнира не объявлено.
tournament-new = Объявить турнир
tournament-sign-in = Чтобы участвовать или объявить турнир, нужна учётная запись.
tournament-unfinished = Объявленные и идущие
tournament-finished = Завершённые
tournament-entered = вы участвуете
tournament-people = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
tournament-phase-registration = идёт регистрация
tournament-phase-running = тур { $round }
tournament-phase-over = завершён
tournament-phase-cancelled = отменён

## Системы

tournament-format = Система
tournament-format-swiss = Швейцарская
    .what = Постоянное число туров; в каждом играют все, с соперниками схожего положения.
tournament-format-groups = Группы
    .what = В небольшой группе все встречаются со всеми; лучшие могут перейти к играм на выбывание.
tournament-format-knockout = На выбывание
    .what = Проигравший выбывает; за столами побольше дальше идёт лучшая половина.
tournament-format-league = Лига
    .what = Дивизионы, в которых все встречаются со всеми.

## Объявление

tournament-name = Название
tournament-seats = Людей за столом
tournament-least = Не меньше
tournament-rounds = Туры
tournament-legs = Сколько раз встречаться
tournament-group = Людей в группе
tournament-advance = Из каждой группы выходят
tournament-move = Меняют дивизион
tournament-automatic = Следующий тур начинается, когда закончены все партии тура
tournament-listed = Показывать всем в списке
tournament-loss = Кто исчерпал время, тот проиграл
tournament-announce = Объявить
tournament-committed = Отныне сервер связан жеребьёвкой, которая пройдёт по окончании регистрации.

## Один турнир

tournament-by = Организует { $name }
tournament-enter = Участвовать
tournament-leave = Выбыть
tournament-leave-sure = Выбыть навсегда
tournament-my-next = Ваша партия этого тура
tournament-to-table = К столу
tournament-resting = В этом туре вы отдыхаете.
tournament-standings = Таблица
tournament-standings-groups = Группа { $number }
tournament-standings-league = Дивизион { $number }
tournament-standings-knockout = На выбывание
tournament-rank = Место
tournament-entrant = Имя
tournament-points = Очки
tournament-opponents = Очки соперников
tournament-beaten = Очки побеждённых соперников
tournament-wins = Победы
tournament-games = Партии
tournament-points-what = Каждый стол делит одно очко: кто опередил всех, получает его целиком. При равенстве считаются очки всех соперников, затем очки побеждённых, затем партии между равными, затем победы, и напоследок жребий; в группах партии между равными идут первыми.
tournament-round = Тур { $number }
tournament-open = идёт
tournament-undecided = решает организатор
tournament-adjusted = установил организатор
tournament-byes = Отдыхают: { $names }
tournament-walkovers = Соперник выбыл: { $names }
tournament-withdrawn = выбытие
tournament-bot = бот, { $level }
tournament-gone = Кто-то

## Жеребьёвка

tournament-draw = Жеребьёвка
tournament-draw-open = Сервер связан тайной, SHA-256 которой { $commit }. По окончании регистрации тайна будет раскрыта, и жребий последует из неё и из долей всех участников.
tournament-draw-made = Тайна: { $secret }; её SHA-256 должен быть { $commit }. Порядок, каждая пара и каждое место следуют из неё, из долей всех участников и из результатов. Сохраните данные и запустите для них «pelagos verify», чтобы вычислить всё заново.
tournament-export = Сохранить данные
tournament-export-standings = Сохранить таблицу

## Что делает организатор

tournament-organise = Для организатора
tournament-start = Закончить регистрацию и начать
tournament-pair = Начать следующий тур
tournament-cancel = Отменить турнир
tournament-cancel-sure = Отменить навсегда
tournament-add-bot = Добавить бота
tournament-substitute = Замена
tournament-whose-place = Чьё место
tournament-new-name = Имя учётной записи
tournament-take-over = Заменить
tournament-withdraw-entrant = Снять с турнира
tournament-set-result = Установить результат
tournament-table-number = Стол
tournament-place-of = Место: { $name }
tournament-note = Примечание, которое читают все
tournament-set = Установить
tournament-next-season = Объявить следующий сезон
tournament-season-name = Название следующего сезона
tournament-log = Что было сделано
tournament-log-start = Регистрация закончена.
tournament-log-pair = Составлены пары тура { $round }.
tournament-log-result = Установлен результат стола { $table } в туре { $round }.
tournament-log-withdraw = Выбытие: { $name }.
tournament-log-substitute = Кто-то заменил участника под номером { $number }.
tournament-log-bot = Добавлен бот.
tournament-log-cancel = Турнир отменён.
tournament-log-over = Стол { $table } в туре { $round } закончил игру.
tournament-log-ended = Турнир завершён.
tournament-log-season = Предыдущий сезон завершён: все зарегистрированы в порядке дивизионов.
tournament-log-enter = Кто-то зарегистрировался.
tournament-log-leave = Кто-то отменил свою регистрацию.
