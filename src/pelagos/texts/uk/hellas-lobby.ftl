# Hellas, українською: як він поданий у залі і що можна вибрати для столу.

lobby-title-hellas = «Еллада» 2002 року. Два флоти відкривають море; для перемоги треба десять міст.
lobby-variant-hellas-2 = Двоє гравців
lobby-option-hellas-voyage_ships = Кораблі для плавання
    .what = Які кораблі рахуються, коли знаходять нову плитку.
    .clause = H-18.1
lobby-choice-hellas-voyage_ships-all_neighbours = усі, що торкаються клітинки
lobby-choice-hellas-voyage_ships-sea_contact = лише там, де море торкається моря
lobby-option-hellas-max_turns = Найдовша партія
    .what = Після стількох ходів перемагає той, у кого більше міст, потім більше храмів.
    .clause = H-18.4
lobby-choice-hellas-max_turns-400 = 400 ходів
lobby-choice-hellas-max_turns-none = без кінця
