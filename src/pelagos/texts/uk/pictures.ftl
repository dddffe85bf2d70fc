# Що написано поруч із полем.

picture-title =
    { $seats ->
        [one] { $title } · { $seats } гравець
        [few] { $title } · { $seats } гравці
        [many] { $title } · { $seats } гравців
       *[other] { $title } · { $seats } гравця
    }
picture-over = Партію закінчено. На першому місці: { $names }
picture-board = Поле.
picture-nature = Роздає природа.
picture-gods = Боги
picture-face-down = долілиць
picture-creatures = Істоти
picture-deck = колода { $deck } · вибуло { $gone }
picture-you-know = Ви знаєте: { $names }
picture-heroes = Герої
picture-hero-deck = колода { $deck }
picture-seats = Фракції
picture-goal = мета, метрополії: { $goal }
picture-you = { $name } · ви
picture-out = поза грою
picture-cycle = цикл { $cycle }
picture-players = Гравці
picture-turn = хід { $turn }
picture-of = { $count } з { $goal }
picture-on-table = На столі: { $name }
picture-tiles = Плитки
picture-stack = стос { $count }
picture-drawn = Узято, ще не перевернуто: { $name }
picture-aside = Відкладено: { $names }
picture-waiting = Чекаємо: { $who }.
picture-acting = { $who } діє { CASE($god, "along") }.
picture-sheet = Десять фрагментів архіпелагу · сторона { $face }
picture-tile-set = Плитки
picture-own-design = Малюнок плиток наш власний.
sign-site = майданчик, його причал у морі порту
sign-slot = місце для споруди; на квадраті може стояти метрополія
sign-cornucopia = ріг достатку
sign-priestess = жриця
sign-city = місто
sign-temple = храм
sign-dolphin = дельфін
picture-to-place = Треба поставити
picture-next = Наступний цикл
picture-supply = Загальний резерв
