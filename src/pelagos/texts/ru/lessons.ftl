# За что урокам отказывают. Что говорит учитель, стоит в <title>-lessons.ftl.

## Чтение урока

error-no-lesson = Урок начинается со строки «{ $wanted }».
error-no-lesson-row = В начале урока нет строки «{ $wanted }».
error-bad-minutes = Урок занимает минут от { $least } до { $most }, а не «{ $found }».
error-before-first-step = «{ $text }» стоит до первого шага.
error-bad-lesson-row = «{ $text }» записано не так, как нужно: { $wanted }.
error-unknown-lesson-row = «{ $text }» — не строка урока; может быть, имелось в виду { $known }?
error-outside-branch = «{ $text }» относится к «do» или «try», а в этом шаге до него нет ни того ни другого.
error-bad-step-name = Имя шага — одно слово, и у двух шагов одного имени не бывает; «{ $name }» не подходит.
error-unknown-step = Шага «{ $name }» нет; может быть, имелось в виду { $known }?
error-unanswered-try = У попытки «{ $text }» нет ответа.
error-asks-at-the-end = Последний шаг урока ничего не спрашивает: он говорит, чему вы научились.
error-not-shown = У шага «{ $name }» нет простого «do», который учитель мог бы показать; добавьте строку «show PHRASE».

## Проверка урока

error-unknown-lesson = В игре { $title } нет урока «{ $name }».
error-unknown-pupil = Ученику «{ $seat }» здесь нет места.
error-unknown-lesson-word = «{ $text }» — не область со словом этой игры.
error-others-asked = На этом шаге спрашивают не ученика, а другого: { $seat }. Урок должен сказать, что тот отвечает.
error-nobody-asked = На этом шаге партия уже окончена, а ученика всё же о чём-то просят.
error-step-not-reached = Ни одна ветвь не ведёт к шагу «{ $name }».
error-never-taken = Среди предложенных ответов нет ни одного, который подходит под «{ $text }».
error-not-taken-back = После «{ $text }» положение не такое, каким было прежде.
error-endless-lesson = В этом уроке больше { $most } решений: какая-то ветвь не кончается.
error-shown-in-vain = То, что учитель показывает на шаге «{ $name }», не ведёт дальше.
error-no-sentence = Сообщения «{ $message }» нет на языке «{ $language }».
error-bad-sentence = Сообщение «{ $message }» нельзя произнести на языке «{ $language }»: { $detail }.
error-unused-sentence = Ни один урок не говорит сообщения «{ $message }».

## Прохождение урока

error-unknown-wish = Учителю говорят { $known }, а не «{ $wish }».
error-answer-first = Учитель ждёт вашего ответа; можно и попросить показать.
error-take-back-first = Посмотрите, что вышло, а затем верните ход кнопкой «Ещё раз».
error-lesson-over = Этот урок окончен. Возьмите следующий или пройдите этот ещё раз.
error-nothing-to-show = Здесь вас ни о чём не просят, показывать нечего.

## Задачи

error-unknown-puzzle = В игре { $title } нет задачи «{ $name }».
error-unreadable-puzzle = Это не задача игры { $title }: { $text }
error-puzzle-unbuilt = Позицию задачи { $name } не построить ({ $reason }).
error-puzzle-unlawful = Позиция задачи { $name } нарушает закон «{ $law }».
error-puzzle-asks-another = В задаче { $name } спрашивают другое место, а не { $seat }.
error-puzzle-misnamed = Задача { $name } должна называться { $found }.
error-puzzle-illegal = В задаче { $name } ответ «{ $phrase }» не предлагается.
error-puzzle-ungraded = Оценки, звёзды или темы задачи { $name } не подходят друг к другу.
error-puzzle-twice = Задач { $name } две.
error-unknown-puzzle-wish = С задачей нельзя сделать «{ $wish }»; есть { $known }.
error-puzzle-over = Эта задача решена.
error-answered-already = Сначала возьмите свой ответ назад.
