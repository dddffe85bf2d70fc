# Classic, українською: чому бот походив саме так.

bots-why-classic-founds = Це дає метрополію.
bots-why-classic-lands = Висадка там вдається у { $chance } зі ста випадків.
bots-why-classic-sinks = Флотилії там програють у { $chance } зі ста випадків.
bots-why-classic-denies = { $rival } з { CASE($god, "ins") } має змогу перемогти.
bots-why-classic-wants = За таку ціну з ходу з { CASE($god, "ins") } вийде більше, ніж з будь-якого іншого.
bots-why-classic-saves = Тихий цикл з Аполлоном наповнює гаманець.
