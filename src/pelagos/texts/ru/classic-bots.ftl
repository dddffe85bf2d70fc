# Classic по-русски: почему бот так пошёл.

bots-why-classic-founds = Это даёт метрополию.
bots-why-classic-lands = Высадка там удаётся в { $chance } случаях из ста.
bots-why-classic-sinks = Флоты там терпят поражение в { $chance } случаях из ста.
bots-why-classic-denies = С { CASE($god, "ins") } победа могла бы достаться { CASE($rival, "pdat") }.
bots-why-classic-wants = За эту цену из хода с { CASE($god, "ins") } можно извлечь больше, чем из любого другого.
bots-why-classic-saves = Тихий раунд с Аполлоном наполняет казну.
