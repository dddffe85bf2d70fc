# Задачи на странице: список и панель рядом с картой.

## Список

puzzle-heading = Задачи
puzzle-what = Позиции из партий между ботами, где один ответ явно лучше всех. Считается первый ответ.
puzzle-kept-here = То, что вы решили, хранится на этом устройстве.
puzzle-solved-of = Решено { $solved } из { $count }
puzzle-daily = Задача дня
puzzle-daily-solved = Сегодня решена.
puzzle-daily-missed = Сегодня не решена.
puzzle-days = { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
   *[other] { $count } дней подряд
}
puzzle-theme = Тема
puzzle-any-theme = Любая
puzzle-solve = Решать
puzzle-streak = { $count } подряд
puzzle-best-streak = Ваш рекорд: { $count } подряд

## Темы

puzzle-theme-win = Победить сейчас
puzzle-theme-stop = Остановить соперника
puzzle-theme-found = На пути к цели
puzzle-theme-keep = Сохранить главное
puzzle-theme-bid = Верное приношение
puzzle-theme-fight = В сражении
puzzle-theme-attack = На войну
puzzle-theme-creature = Существа
puzzle-theme-hero = Герои
puzzle-theme-build = Стройка
puzzle-theme-card = Карты
puzzle-theme-explore = Новая плитка
puzzle-theme-turn = Лучшее за ход

## Панель

puzzle-panel = Задача
puzzle-stars = Звёзды: { $stars } из { $most }
puzzle-task = Один ответ явно лучше всех. Найдите его по тому, что известно с вашего места.
puzzle-leave = Ко всем задачам
puzzle-show = Покажите мне
puzzle-again = Ещё раз
puzzle-next = Следующая задача
puzzle-to-all = Все задачи
puzzle-shown = вот верный ответ.
puzzle-grade-best = лучший ответ.
puzzle-grade-good = не хуже лучшего.
puzzle-grade-inaccurate = не совсем лучшее.
puzzle-grade-mistake = ошибка.
puzzle-grade-blunder = грубая ошибка.
puzzle-grade-behind = не то; это даже не стоило доигрывать.
puzzle-chance = Побеждает в { $chance } % случаев.
puzzle-percent = { $chance } %
puzzle-short-best = лучший
puzzle-short-good = не хуже
puzzle-short-inaccurate = неточно
puzzle-short-mistake = ошибка
puzzle-short-blunder = грубая ошибка
puzzle-short-behind = позади
puzzle-all-answers = Все ответы
puzzle-behind = Все прочие ответы слабее этих. Числа показывают, какие шансы на победу нашёл поиск по тому, что известно с вашего места.
puzzle-found-by = Сколько ботов каждого уровня, из { $asked }, нашли этот ответ: новичок { $novice }, матрос { $sailor }, купец { $trader }, поселенец { $settler }, капитан { $captain }.

## Почему

puzzle-why-win = «{ $answer }» почти решает партию: победа в { $chance } % случаев. После «{ $other }», второго по силе ответа, их { $next } %.
puzzle-why-stop = Соперник вот-вот победит. «{ $answer }» мешает этому и побеждает в { $chance } % случаев; после «{ $other }», второго по силе ответа, их только { $next } %.
puzzle-why-found = «{ $answer }» ведёт к тому, что приносит победу, и побеждает в { $chance } % случаев; после «{ $other }», второго по силе ответа, их { $next } %.
puzzle-why-keep = Без «{ $answer }» вы чаще всего теряете то, что приносит победу. Этот ответ побеждает в { $chance } % случаев, а «{ $other }», второй по силе, в { $next } %.
puzzle-why-bid = С «{ $answer }» вы побеждаете в { $chance } % случаев, а с «{ $other }», лучшим из других приношений, в { $next } %.
puzzle-why-fight = В этом сражении «{ $answer }» приносит победу в партии в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.
puzzle-why-attack = После «{ $answer }» вы побеждаете в { $chance } % случаев, а после «{ $other }», второго по силе ответа, в { $next } %.
puzzle-why-creature = «{ $answer }» побеждает в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.
puzzle-why-hero = «{ $answer }» побеждает в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.
puzzle-why-build = «{ $answer }» побеждает в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.
puzzle-why-card = «{ $answer }» побеждает в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.
puzzle-why-explore = Здесь плитка побеждает в { $chance } % случаев («{ $answer }»), а на втором по силе месте, «{ $other }», в { $next } %.
puzzle-why-turn = «{ $answer }» побеждает в { $chance } % случаев, а «{ $other }», второй по силе ответ, в { $next } %.

## Анализ

puzzle-analyse = Анализировать партию
puzzle-analyse-what = Откройте запись: отвечайте за всех, бросайте кубики как хотите, храните ветви и заметки, играйте отсюда против ботов. Оконченную партию анализируют из её отчёта.
puzzle-analyse-open = Открыть запись…
