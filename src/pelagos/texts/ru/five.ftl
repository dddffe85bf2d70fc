# Правила за пять минут в любой игре, по-русски.

five-heading = { $title } за пять минут
five-lead = Всё, что нужно для первой партии. Остальное в своде правил.
five-law = Свод правил
five-what = Что даёт …?
five-find = Бог, строение, карта …
five-none = С таким именем ничего нет.
five-try = Попробовать
five-try-what = Открывает тренировочный стол в позиции, где этим можно воспользоваться.
five-price = Цена: { $price }.
five-domain-god = Боги
five-domain-kind = Строения
five-domain-creature = Существа
five-domain-hero = Герои
five-domain-card = Карты
five-words = Слова
