# Задачі на сторінці: перелік і панель поруч із полем.

## Перелік

puzzle-heading = Задачі
puzzle-what = Позиції з партій між ботами, у яких одна відповідь явно найкраща. Рахується перша відповідь.
puzzle-kept-here = Що ви розв’язали, пам’ятає цей пристрій.
puzzle-solved-of = розв’язано { $solved } з { $count }
puzzle-daily = Задача дня
puzzle-daily-solved = Сьогодні розв’язано.
puzzle-daily-missed = Сьогодні не вдалося.
puzzle-days = { $count ->
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
puzzle-theme = Тема
puzzle-any-theme = Будь-яка
puzzle-solve = Розв’язувати
puzzle-streak = { $count } поспіль
puzzle-best-streak = Ваш рекорд: { $count } поспіль

## Теми

puzzle-theme-win = Виграти зараз
puzzle-theme-stop = Зупинити суперника
puzzle-theme-found = До мети
puzzle-theme-keep = Утримати головне
puzzle-theme-bid = Правильне підношення
puzzle-theme-fight = У битві
puzzle-theme-attack = У наступ
puzzle-theme-creature = Істоти
puzzle-theme-hero = Герої
puzzle-theme-build = Будівництво
puzzle-theme-card = Карти
puzzle-theme-explore = Нова плитка
puzzle-theme-turn = Найкраще за хід

## Панель

puzzle-panel = Задача
puzzle-stars = Зірок: { $stars } з { $most }
puzzle-task = Одна відповідь явно найкраща. Знайдіть її за тим, що знає ваше місце.
puzzle-leave = До всіх задач
puzzle-show = Покажіть
puzzle-again = Спробувати знову
puzzle-next = Наступна задача
puzzle-to-all = Усі задачі
puzzle-shown = ось ця відповідь.
puzzle-grade-best = найкраща відповідь.
puzzle-grade-good = не гірше за найкращу.
puzzle-grade-inaccurate = не зовсім найкраща.
puzzle-grade-mistake = помилка.
puzzle-grade-blunder = груба помилка.
puzzle-grade-behind = не та відповідь; її навіть не варто було продовжувати.
puzzle-chance = Шанс на перемогу { $chance } зі 100.
puzzle-percent = { $chance } %
puzzle-short-best = найкраща
puzzle-short-good = не гірша
puzzle-short-inaccurate = неточна
puzzle-short-mistake = помилка
puzzle-short-blunder = груба помилка
puzzle-short-behind = слабша
puzzle-all-answers = Усі відповіді
puzzle-behind = Решта відповідей слабші за ці. Числа показують шанс на перемогу, який дає пошук за тим, що знає ваше місце.
puzzle-found-by = З кожного рівня питали стільки ботів: { $asked }. Знайшли її: новачок { $novice }, моряк { $sailor }, торговець { $trader }, поселенець { $settler }, капітан { $captain }.

## Чому

puzzle-why-win = «{ $answer }» майже напевно виграє: шанс { $chance } зі 100. Друга за силою, «{ $other }», дає { $next }.
puzzle-why-stop = Суперник от-от виграє. «{ $answer }» не дає йому цього зробити, і шанс на перемогу { $chance } зі 100; друга за силою, «{ $other }», дає лише { $next }.
puzzle-why-found = «{ $answer }» веде до того, чим тут виграють, і дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-keep = Без «{ $answer }» ви здебільшого втрачаєте те, чим тут виграють. Її шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-bid = З «{ $answer }» ваш шанс { $chance } зі 100; з найкращим з інших підношень, «{ $other }», він { $next }.
puzzle-why-fight = У цій битві «{ $answer }» дає шанс виграти партію { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-attack = Після «{ $answer }» ваш шанс на перемогу { $chance } зі 100; після другої за силою, «{ $other }», він { $next }.
puzzle-why-creature = «{ $answer }» дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-hero = «{ $answer }» дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-build = «{ $answer }» дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-card = «{ $answer }» дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.
puzzle-why-explore = Тут плитка дає шанс { $chance } зі 100 («{ $answer }»); друге за силою місце, «{ $other }», дає { $next }.
puzzle-why-turn = «{ $answer }» дає шанс { $chance } зі 100; друга за силою, «{ $other }», дає { $next }.

## Аналіз

puzzle-analyse = Аналізувати партію
puzzle-analyse-what = Відкрийте запис: відповідайте за всіх, кидайте кубики, як захочете, зберігайте гілки й коментарі, грайте звідти проти ботів. Закінчену партію аналізують з її звіту.
puzzle-analyse-open = Відкрити запис…
