# Hellas по-русски: как её предлагает зал и что можно выбрать для стола.

lobby-title-hellas = Hellas, 2002. Два флота открывают море; для победы нужно десять городов.
lobby-variant-hellas-2 = Два игрока
lobby-option-hellas-voyage_ships = Корабли для плавания
    .what = Какие корабли считаются, когда находят новую плитку.
    .clause = H-18.1
lobby-choice-hellas-voyage_ships-all_neighbours = все, что касаются клетки
lobby-choice-hellas-voyage_ships-sea_contact = только там, где море сходится с морем
lobby-option-hellas-max_turns = Самая длинная партия
    .what = После стольких ходов побеждает тот, у кого больше городов, а если поровну, то храмов.
    .clause = H-18.4
lobby-choice-hellas-max_turns-400 = 400 ходов
lobby-choice-hellas-max_turns-none = без конца
