# Classic, українською: чому бот походив саме так.

bots-why-classic-founds = Це дає метрополію.
bots-why-classic-lands = Висадка там вдається у { $chance } зі ста випадків.
bots-why-classic-sinks = Флотилії там програють у { $chance } зі ста випадків.
bots-why-classic-denies = { CAPITAL(CASE($god, "along")) } на { CASE($rival, "acc") } чекала б перемога.
bots-why-classic-wants = За таку ціну з ходу { CASE($god, "along") } вийде більше, ніж з будь-якого іншого.
bots-why-classic-saves = Тихий цикл з Аполлоном наповнює гаманець.
