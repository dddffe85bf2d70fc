# Legendary, українською: чому бот походив саме так.

bots-why-legendary-founds = У цій грі йдеться саме про метрополії.
bots-why-legendary-bids-for-metropolis = Хід { CASE($god, "along") } дає метрополію.
bots-why-legendary-denies = Зараз суперникові не можна віддавати { CASE($god, "acc") }.
bots-why-legendary-takes-apollo = Монети сьогодні, ще більше завтра, і все задарма.
bots-why-legendary-attacks = { $who } надто слабко боронить { CASE($land, "acc") }.
bots-why-legendary-settles = { $land } ще нічия зона.
bots-why-legendary-attacks-at-sea = Флотилію { CASE($who, "gen") } { CASE($sea, "in") } можна перемогти.
bots-why-legendary-stays = Шанс { $percent } зі ста вартий того, щоб залишитися.
bots-why-legendary-retreats = Шанс перемогти тут { $percent } зі ста: він не вартий того, що можна втратити.
bots-why-legendary-sacrifices = Те, що лишить по собі { $hero }, варте більше за самого героя.
bots-why-legendary-saves = Більше нічого в цьому ході не варте своєї ціни.
