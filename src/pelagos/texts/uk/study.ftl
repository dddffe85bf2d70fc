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
