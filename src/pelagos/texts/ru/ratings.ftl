# Рейтинги: таблицы лидеров, страница того, кто играет рейтинговые партии, выбор за новым столом.

ratings-mode-duel = один на один
ratings-mode-free = каждый за себя
ratings-mode-teams = командами
ratings-bot = бот «{ $level }» ({ $version })
ratings-somebody = Кто-то
ratings-deviation = Погрешность { $deviation } очков; знак вопроса означает, что известных партий пока мало.

## За столом

ratings-rated = Рейтинговая партия
ratings-play-rated = Играть на рейтинг
ratings-needs-account = Только для тех, у кого есть учётная запись.
ratings-one-chair = В рейтинговой партии у вас одно место, и только одно; остальные — для людей с учётной записью или ботов.
ratings-conditions = Только учётные записи и боты. Есть часы, и у кого вышло время, тот проиграл; кто сдался, ушёл или не был за столом в конце, тот последний. Без наставника, никто не садится позже, и ходы не берут назад сверх правил. Оконченная партия стоит на страницах всех, кто её играл.

## Списки

ratings-intro = Кто и как хорошо играет, по рейтинговым партиям: все начинают с 1500 очков, а 400 сверх того означают десять к одному.
ratings-none-yet = Здесь ещё никто не играл рейтинговых партий.
ratings-nobody-ranked = Пока ни один рейтинг не известен достаточно точно.
ratings-counted-people = { $count ->
    [one] Здесь на рейтинг играл { $count } человек.
    [few] Здесь на рейтинг играли { $count } человека.
   *[other] Здесь на рейтинг играло { $count } человек.
}
ratings-people = Люди
ratings-bots = Боты
ratings-bots-what = Боты стоят на той же шкале. Они никогда не учатся, поэтому их рейтинги устанавливаются и держат шкалу на месте.
ratings-what = Здесь только рейтинги, известные с погрешностью не более 150 очков.
ratings-rank = Место
ratings-name = Имя
ratings-rating = Рейтинг
ratings-games = Партии
ratings-more = Показать ещё
ratings-play = Сыграть рейтинговую партию

## Об одном человеке

ratings-since = Здесь с: { $date }
ratings-results = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}: выиграно { $won }, поровну { $shared }, проиграно { $lost }
ratings-rank-told = Место { $rank } в таблице лидеров
ratings-unranked = Ещё не в таблице лидеров
ratings-rated-games = Рейтинговые партии
ratings-look-at = Посмотреть эту партию
ratings-absent = партия оставлена
ratings-head-to-head = Личные встречи
ratings-ahead = Выиграно
ratings-level = Поровну
ratings-behind = Проиграно
ratings-chart-told = { $count ->
    [one] Рейтинг за { $count } партию: { NUMBER($first, useGrouping: 0) } после первой, не выше { NUMBER($best, useGrouping: 0) }, сейчас { NUMBER($rating, useGrouping: 0) }.
    [few] Рейтинг за { $count } партии: { NUMBER($first, useGrouping: 0) } после первой, не выше { NUMBER($best, useGrouping: 0) }, сейчас { NUMBER($rating, useGrouping: 0) }.
   *[other] Рейтинг за { $count } партий: { NUMBER($first, useGrouping: 0) } после первой, не выше { NUMBER($best, useGrouping: 0) }, сейчас { NUMBER($rating, useGrouping: 0) }.
}
ratings-chart-what = Партия за партией; полоса показывает, насколько рейтинг может быть неточен.
ratings-as-table = Таблицей
ratings-when = Дата
ratings-off-by = Погрешность
