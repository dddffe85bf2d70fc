# За що відхиляють уроки. Що каже вчитель, стоїть у <гра>-lessons.ftl.

## Читання уроку

error-no-lesson = Урок починається рядком «{ $wanted }».
error-no-lesson-row = У заголовку уроку бракує рядка «{ $wanted }».
error-bad-minutes = Урок триває від { $least } до { $most } хвилин, а не «{ $found }».
error-before-first-step = «{ $text }» стоїть перед першим кроком.
error-bad-lesson-row = «{ $text }» написано не так, як слід: { $wanted }.
error-unknown-lesson-row = «{ $text }» — не рядок уроку; можливо, малося на увазі { $known }?
error-outside-branch = «{ $text }» належить до «do» або «try», а перед ним у цьому кроці немає жодного.
error-bad-step-name = Назва кроку — одне слово, якого не має жоден інший крок; «{ $name }» не годиться.
error-unknown-step = Кроку «{ $name }» немає; можливо, малося на увазі { $known }?
error-unanswered-try = Спроба «{ $text }» не має відповіді.
error-asks-at-the-end = Останній крок уроку нічого не питає: він каже, чого вдалося навчитися.
error-not-shown = Крок «{ $name }» не має простого «do», який учитель міг би показати; додайте рядок «show PHRASE».

## Перевірка уроку

error-unknown-lesson = { $title }: уроку «{ $name }» немає.
error-unknown-pupil = Для учня «{ $seat }» тут немає місця.
error-unknown-lesson-word = «{ $text }» — не розділ словника зі словом цієї гри.
error-others-asked = На цьому кроці питають не учня, а { $seat }; урок має сказати, що це місце відповідає.
error-nobody-asked = На цьому кроці гру вже закінчено, а учня все одно про щось просять.
error-step-not-reached = До кроку «{ $name }» не веде жодна гілка.
error-never-taken = «{ $text }» не бере жодної із запропонованих відповідей.
error-not-taken-back = Після «{ $text }» позиція не така, як була.
error-endless-lesson = У цьому уроці більше рішень, ніж { $most }: якась гілка не має кінця.
error-shown-in-vain = Те, що вчитель показує на кроці «{ $name }», не веде далі.
error-no-sentence = Повідомлення «{ $message }» немає мовою «{ $language }».
error-bad-sentence = Повідомлення «{ $message }» не можна сказати мовою «{ $language }»: { $detail }.
error-unused-sentence = Жоден урок не каже повідомлення «{ $message }».

## Проходження уроку

error-unknown-wish = Учителя просять про { $known }, а не про «{ $wish }».
error-answer-first = Учитель чекає на вашу відповідь; можна також попросити показати.
error-take-back-first = Подивіться, що з цього вийшло, а тоді заберіть хід назад кнопкою «Знову».
error-lesson-over = Цей урок закінчено. Візьміть наступний або цей ще раз.
error-nothing-to-show = Тут вас ні про що не питають, тож показувати нічого.

## Задачі

error-unknown-puzzle = { $title }: задачі «{ $name }» немає.
error-unreadable-puzzle = Це не задача гри { $title }: { $text }
error-puzzle-unbuilt = Позицію задачі { $name } не вдається відтворити ({ $reason }).
error-puzzle-unlawful = Позиція задачі { $name } порушує закон «{ $law }».
error-puzzle-asks-another = У задачі { $name } питають не те місце, а мали б питати { $seat }.
error-puzzle-misnamed = Задача { $name } має називатися { $found }.
error-puzzle-illegal = У задачі { $name } «{ $phrase }» неможлива.
error-puzzle-ungraded = Оцінки, зірки або теми задачі { $name } не узгоджені між собою.
error-puzzle-twice = Задач { $name } дві.
error-unknown-puzzle-wish = Задачу не можна просити про «{ $wish }»; є { $known }.
error-puzzle-over = Цю задачу розв’язано.
error-answered-already = Спершу заберіть свою відповідь назад.
