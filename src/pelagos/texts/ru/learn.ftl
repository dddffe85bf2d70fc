# Уроки на странице: курсы и учитель рядом с полем.

## Курсы

learn-heading = Учитесь, играя
learn-what = Короткие уроки на настоящем поле. Учитель подсказывает, что делать; испортить ничего нельзя.
learn-title = Уроки: { $title }
learn-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[other] { $minutes } минут
}
learn-done-of = пройдено { $done } из { $count }
learn-begin = Начать
learn-go-on = Продолжить
learn-once-more = Ещё раз
learn-is-done = пройден
learn-begun = шаг { $step } из { $steps }
learn-skip = Пропустить
learn-skipped = пропущен
learn-take-anyway = Всё-таки пройти
learn-other-titles = Уроки других игр
learn-kept-here = Ваши успехи хранятся на этом устройстве, а с учётной записью — и в ней.
learn-rules = Правила целиком

## Учитель

learn-teacher = Учитель
learn-step = { $step } из { $steps }
learn-next = Дальше
learn-again = Ещё раз
learn-show = Покажите
learn-take-back = Вернуть ход
learn-elsewhere = Так можно, но я о другом. Ход возвращён.
learn-well = Отлично.
learn-finished = Урок пройден. { $understood ->
    [0] Вы его посмотрели; пройдите ещё раз и сделайте всё сами.
    [one] Сами вы сделали { $understood } шаг.
    [few] Сами вы сделали { $understood } шага.
   *[other] Сами вы сделали { $understood } шагов.
}
learn-next-lesson = Следующий урок: { $lesson }
learn-course-done = Это был последний урок курса. Теперь можно играть или учиться дальше.
learn-all-lessons = Все уроки
learn-play-now = Сыграть первую партию
learn-leave = Выйти из урока
learn-understood = понято
learn-shown = показано
learn-side = { $number ->
    [1] Синий
    [2] Красный
    [3] Зелёный
    [4] Жёлтый
    [5] Фиолетовый
   *[other] Чёрный
}
