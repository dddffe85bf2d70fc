# Аналіз поруч із полем: лінія, її гілки, що каже випадок.

analysis-panel = Аналіз
analysis-what = Ви відповідаєте за всіх, і за випадок теж. Поверніться й спробуйте щось інше: кожна відповідь лишається гілкою.
analysis-line = Лінія, яку ви переглядаєте
analysis-chance = Випадок
analysis-let-chance = Хай вирішить випадок
analysis-first = На початок
analysis-back = На відповідь назад
analysis-on = На відповідь уперед
analysis-last = У кінець лінії
analysis-keys = Alt і клавіші зі стрілками
analysis-more = Коментар, гілки, гра звідси
analysis-comment = Коментар
analysis-promote = Зробити головною лінією
analysis-remove = Вилучити цю гілку
analysis-as = За кого
analysis-play-on = Грати звідси проти ботів
analysis-engine = Запитати рушій
analysis-engine-thinks = Рушій думає…
analysis-engine-what = Шанси на перемогу того, кого питають, за тим, що знає це місце; і як можна продовжити.
analysis-percent = { $chance } %
