# Анализ рядом с картой: линия, её ветви, что говорит случай.

analysis-panel = Анализ
analysis-what = Вы отвечаете за всех и за случай тоже. Вернитесь назад и попробуйте иначе: каждый ответ остаётся отдельной ветвью.
analysis-line = Линия, которую вы смотрите
analysis-chance = Случай
analysis-let-chance = Пусть решит случай
analysis-first = В начало
analysis-back = На ответ назад
analysis-on = На ответ вперёд
analysis-last = В конец линии
analysis-keys = Alt и стрелки
analysis-more = Заметка, ветви, игра отсюда
analysis-comment = Заметка
analysis-promote = Сделать главной линией
analysis-remove = Удалить эту ветвь
analysis-as = За кого
analysis-play-on = Играть отсюда против ботов
analysis-engine = Спросить движок
analysis-engine-thinks = Движок думает…
analysis-engine-what = Шансы на победу у того, кого спрашивают, по тому, что известно с его места, и как могут продолжить люди.
analysis-percent = { $chance } %
