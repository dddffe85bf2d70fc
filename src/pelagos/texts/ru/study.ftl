# Что рассказывает разбор партий: показатели, отрезки, удача. Отчёты называют эти сообщения по их именам.

error-cannot-be-shown = Ответ { $n } этой партии по нынешним правилам дать нельзя.

## Кривые

study-figure-metropolises = Метрополии
study-figure-gold = Золото
study-figure-islands = Острова
study-figure-lands = Земли
study-figure-seas = Моря
study-figure-income = Доход
study-figure-cities = Города
study-figure-temples = Храмы
study-figure-greeks = Греки
study-figure-ships = Корабли
study-figure-cards = Карты в руке

## По чему идёт кривая

study-period-cycle = { $count ->
    [one] раунд
    [few] раунда
   *[other] раундов
}
study-period-turn = { $count ->
    [one] ход
    [few] хода
   *[other] ходов
}

## Удача с кубиками

study-dice-none = ничего не бросали
study-dice-usual = примерно как и следует ждать
study-dice-good = добрые кубики
study-dice-great = очень добрые кубики, как самое большее в одной партии из двадцати
study-dice-poor = злые кубики
study-dice-awful = очень злые кубики, как самое большее в одной партии из двадцати

## Выигранные сражения против их вероятности

study-wins-none = на случай ничего не оставили
study-wins-usual = примерно столько, сколько сулили вероятности
study-wins-good = больше, чем сулили вероятности
study-wins-great = намного больше, чем сулили вероятности
study-wins-poor = меньше, чем сулили вероятности
study-wins-awful = намного меньше, чем сулили вероятности

## Где партия повернулась

study-turning-lead = { $who } выходит вперёд. { $figure }: { $count }.
study-turning-loss = { $who } теряет позиции. { $figure }: { $count }.
study-turning-gain = { $who } укрепляет позиции. { $figure }: { $count }.
study-turning-upset = { $who } выигрывает сражение, где победа бывает в { $count } случаях из 100.

## Золото: откуда пришло и куда ушло

study-gold-income = Доход
study-gold-income-again = Доход ещё раз
study-gold-apollo = Аполлон
study-gold-offers = Приношения
study-gold-recruits = Наём
study-gold-creatures = Существа
study-gold-heroes = Герои
study-gold-buildings = Строения
study-gold-moves = Перемещения
study-gold-theft = Кража
study-gold-sales = Продажа
study-gold-bonus = Бонус метрополии
study-gold-penalty = Штраф за неоплаченные приношения
study-gold-eliminated = Потеряно с последним островом
study-gold-other = Прочее

## Шансы на победу: кривые, счёт, ошибки

study-chances = Шансы на победу, из ста
study-account = Из-за чего менялись шансы, в сотых
study-account-start = Сначала
study-account-choices = Свои решения
study-account-luck = Удача
study-account-rivals = Соперники
study-account-end = В конце
study-account-note = Каждая перемена шансов идёт от решения или от удачи; в каждой строке сумма сходится точно.
study-no-verdicts = Ошибок, о которых стоит говорить, не нашлось.
study-who = Кто
study-what = Кто и когда мог победить, где было решение, а где удача, и самые крупные ошибки, по тому, что каждый тогда знал.
study-ask = Разобрать эту партию
study-busy = Разбираем…
study-unknown = О шансах на победу в этой игре ничего не известно.
study-verdicts = Ошибки и находки
study-largest = Самые крупные ошибки
study-decisions = Решения
study-mistakes = Ошибки
study-inaccuracies = Неточности
study-finds = Находки
study-lost = Потеряно на этом
study-mistake = { $who } ошибается, ответ { NUMBER($at, useGrouping: 0) }
study-inaccuracy = { $who } играет неточно, ответ { NUMBER($at, useGrouping: 0) }
study-find = { $who } находит лучшее, ответ { NUMBER($at, useGrouping: 0) }
study-mistake-better = Сказано «{ $said }». «{ $best }» побеждает чаще: разница — { $points } из 100.
study-inaccuracy-better = Сказано «{ $said }». «{ $best }» побеждает чуть чаще: разница — { $points } из 100.
study-find-better = Сказано «{ $said }». Второй по силе ответ, «{ $best }», побеждает реже: разница — { $points } из 100.
study-why = Что говорит в пользу этого: { $why }
