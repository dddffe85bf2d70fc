# Уроки на сторінці: курси й учитель поруч із полем.

## Курси

learn-heading = Навчайтеся граючи
learn-what = Короткі уроки на справжньому полі. Учитель каже, що робити; зіпсувати тут нічого не можна.
learn-title = Уроки гри { $title }
learn-minutes = { $minutes ->
    [one] { $minutes } хвилина
    [few] { $minutes } хвилини
    [many] { $minutes } хвилин
   *[other] { $minutes } хвилини
}
learn-done-of = пройдено { $done } з { $count }
learn-begin = Почати
learn-go-on = Продовжити
learn-once-more = Ще раз
learn-is-done = пройдено
learn-begun = крок { $step } з { $steps }
learn-skip = Пропустити
learn-skipped = пропущено
learn-take-anyway = Усе-таки пройти
learn-other-titles = Уроки інших ігор
learn-kept-here = Як далеко ви зайшли, зберігає цей пристрій; з обліковим записом — також і він.
learn-rules = Повні правила

## Учитель

learn-teacher = Учитель
learn-step = { $step } з { $steps }
learn-next = Далі
learn-again = Знову
learn-show = Покажіть
learn-take-back = Забрати хід назад
learn-elsewhere = Так можна, але я прошу про інше. Хід повернено.
learn-well = Чудово.
learn-finished = Цей урок пройдено. { $understood ->
    [0] Ви все побачили; пройдіть його ще раз і зробіть усе самі.
    [one] Самостійно зроблено { $understood } крок.
    [few] Самостійно зроблено { $understood } кроки.
    [many] Самостійно зроблено { $understood } кроків.
   *[other] Самостійно зроблено { $understood } кроку.
}
learn-next-lesson = Наступний урок: { $lesson }
learn-course-done = Це був останній урок цього курсу. Тепер можна грати або вчитися далі.
learn-all-lessons = Усі уроки
learn-play-now = Зіграти першу партію
learn-leave = Вийти з уроку
learn-understood = зрозуміло
learn-shown = показано
learn-side = { $number ->
    [1] Синій
    [2] Червоний
    [3] Зелений
    [4] Жовтий
    [5] Фіолетовий
   *[other] Чорний
}
