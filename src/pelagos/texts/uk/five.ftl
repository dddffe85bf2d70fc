# Правила за п’ять хвилин для будь-якої гри, українською.

five-heading = { $title } за п’ять хвилин
five-lead = Усе, що потрібно для першої партії. Решта в повних правилах.
five-law = Повні правила
five-what = Що мені дає …?
five-find = Бог, споруда, карта …
five-none = З такою назвою нічого немає.
five-try = Спробувати
five-try-what = Відкриває тренувальний стіл у позиції, де це можна застосувати.
five-price = Ціна: { $price }.
five-domain-god = Боги
five-domain-kind = Споруди
five-domain-creature = Істоти
five-domain-hero = Герої
five-domain-card = Карти
five-words = Слова
