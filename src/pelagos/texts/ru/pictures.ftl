# Что написано рядом с картой.

picture-title =
    { $seats ->
        [one] { $title } · { $seats } игрок
        [few] { $title } · { $seats } игрока
       *[other] { $title } · { $seats } игроков
    }
picture-over = Партия окончена. Первое место: { $names }
picture-board = Поле.
picture-nature = Природа сдаёт.
picture-gods = Боги
picture-face-down = лицом вниз
picture-creatures = Существа
picture-deck = колода { $deck } · вышло { $gone }
picture-you-know = Вы знаете: { $names }
picture-heroes = Герои
picture-hero-deck = колода { $deck }
picture-seats = Фракции
picture-goal = цель, метрополий: { $goal }
picture-you = { $name } · вы
picture-out = вне игры
picture-cycle = раунд { $cycle }
picture-players = Игроки
picture-turn = ход { $turn }
picture-of = { $count } из { $goal }
picture-on-table = На столе: { $name }
picture-tiles = Плитки
picture-stack = стопка { $count }
picture-drawn = Взята, ещё не повёрнута: { $name }
picture-aside = Отложены: { $names }
picture-waiting = Ждём: { $who }.
picture-acting = { $who } ходит с { CASE($god, "ins") }.
picture-sheet = Десять плиток · сторона { $face }
picture-tile-set = Плитки
picture-own-design = Плитки придуманы нами.
sign-site = участок, его причал в море порта
sign-slot = место для строения; квадрат, где может стоять метрополия
sign-cornucopia = рог изобилия
sign-priestess = жрица
sign-city = город
sign-temple = храм
sign-dolphin = дельфин
picture-to-place = Ещё не стоят
picture-next = Следующий раунд
picture-supply = Запас
