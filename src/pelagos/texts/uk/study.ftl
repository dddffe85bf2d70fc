# Що розповідає розбір партій: показники, проміжки, удача. Звіти називають ці повідомлення за їхніми назвами.

error-cannot-be-shown = Відповідь { $n } цієї партії неможлива за теперішніми правилами.

## Криві

study-figure-metropolises = Метрополії
study-figure-gold = Монети
study-figure-islands = Острови
study-figure-lands = Сухопутні зони
study-figure-seas = Моря
study-figure-income = Дохід
study-figure-cities = Міста
study-figure-temples = Храми
study-figure-greeks = Греки
study-figure-ships = Кораблі
study-figure-cards = Карти на руці

## Над чим малюють криву

study-period-cycle = { $count ->
    [one] цикл
    [few] цикли
    [many] циклів
   *[other] циклу
}
study-period-turn = { $count ->
    [one] хід
    [few] ходи
    [many] ходів
   *[other] ходу
}

## Удача з кубиками

study-dice-none = кубиків не кидали
study-dice-usual = приблизно так, як слід чекати
study-dice-good = прихильні кубики
study-dice-great = дуже прихильні кубики, як щонайбільше в одній партії з двадцяти
study-dice-poor = неприхильні кубики
study-dice-awful = дуже неприхильні кубики, як щонайбільше в одній партії з двадцяти

## Виграні битви проти шансів

study-wins-none = випадок нічого не вирішував
study-wins-usual = приблизно стільки, скільки давали шанси
study-wins-good = більше, ніж давали шанси
study-wins-great = набагато більше, ніж давали шанси
study-wins-poor = менше, ніж давали шанси
study-wins-awful = набагато менше, ніж давали шанси

## Де партія повернула

study-turning-lead = Уперед виходить { $who }. { $figure }: { $count }.
study-turning-loss = { $who } втрачає позиції. { $figure }: { $count }.
study-turning-gain = { $who } здобуває позиції. { $figure }: { $count }.
study-turning-upset = { $who } виграє битву із шансом { $count } зі 100.

## Монети: звідки прийшли й куди пішли

study-gold-income = Дохід
study-gold-income-again = Дохід ще раз
study-gold-apollo = Аполлон
study-gold-offers = Підношення
study-gold-recruits = Найм
study-gold-creatures = Істоти
study-gold-heroes = Герої
study-gold-buildings = Споруди
study-gold-moves = Переміщення
study-gold-theft = Крадіжки
study-gold-sales = Продаж
study-gold-bonus = Бонус метрополії
study-gold-penalty = Штраф за несплачені підношення
study-gold-eliminated = Втрачено з останнім островом
study-gold-other = Інше

## Шанси на перемогу: криві, облік, помилки

study-chances = Шанс на перемогу, зі ста
study-account = Хто змінив шанси, зі ста
study-account-start = Спочатку
study-account-choices = Власні рішення
study-account-luck = Удача
study-account-rivals = Суперники
study-account-end = Наприкінці
study-account-note = Кожна зміна шансу належить рішенню або удачі; кожен рядок сходиться точно.
study-no-verdicts = Помилок, вартих згадки, не знайдено.
study-who = Хто
study-what = Хто й коли міг виграти, що вирішив вибір, а що удача, і найбільші помилки, за тим, що кожен знав тоді.
study-ask = Розібрати цю партію
study-busy = Триває розбір…
study-unknown = Про шанси на перемогу в цій грі нічого не відомо.
study-verdicts = Помилки та знахідки
study-largest = Найбільші помилки
study-decisions = Рішень
study-mistakes = Помилок
study-inaccuracies = Неточностей
study-finds = Знахідок
study-lost = Через них утрачено
study-mistake = { $who } помиляється, відповідь { NUMBER($at, useGrouping: 0) }
study-inaccuracy = { $who } грає неточно, відповідь { NUMBER($at, useGrouping: 0) }
study-find = { $who } знаходить найкраще, відповідь { NUMBER($at, useGrouping: 0) }
study-mistake-better = Було обрано «{ $said }». Відповідь «{ $best }» виграє частіше, на { $points } зі 100 партій.
study-inaccuracy-better = Було обрано «{ $said }». Відповідь «{ $best }» виграє трохи частіше, на { $points } зі 100 партій.
study-find-better = Було обрано «{ $said }». Друга за силою відповідь, «{ $best }», виграє рідше, на { $points } зі 100 партій.
study-why = Що за неї промовляє: { $why }
