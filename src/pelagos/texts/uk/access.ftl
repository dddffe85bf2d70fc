# Для тих, хто слухає, і для клавіатури: що видно на полі, оголошення, переліки місць, відповіді та команди, клавіші.

## Місця словами

access-kind = { $kind ->
    [island] Острів
    [land] Сухопутна зона
    [sea] Море
    [site] Місце для споруди
    [tile] Плитка
   *[spot] Вільне місце
}
access-borders = Поруч: { LIST($places) }
access-battle = Тут точиться битва
access-may = Можна вибрати для дій: { LIST($deeds, "unit") }
# Бік плитки: напрямок, далі суша чи море, далі те, що за ним.
access-edge = { $way } — { $kind ->
    [land] суша
   *[sea] море
}
access-edge-beside = { $way } — { $kind ->
    [land] суша
   *[sea] море
} в бік { CASE($place, "gen") }
access-edges = Сторони: { LIST($edges, "unit") }
access-touches = Довкола викладеної тут плитки: { LIST($edges, "unit") }
access-drawn = Сторони взятої плитки ({ $name }): { LIST($edges, "unit") }
access-lies = Так вона лежала б: { LIST($edges, "unit") }
# Про богів: хто ще має зробити підношення, чиє підношення перевищено.
access-note = { $label }: { LIST($names) }
access-round = Раунд { $round }: { $attacker } набирає { $attack }, на кубику { $attackDie }; { $defender } набирає { $defence }, на кубику { $defenceDie }.

## Оголошення

access-announcements = Оголошення
access-building = { $deed }: виберіть одне з { $count }
access-talk = { $name }: { $line }

## Де що стоїть

access-status = Стан партії
access-status-line = { $name }: { LIST($facts, "unit") }
access-since = Після вашої останньої відповіді
access-since-nothing = Відтоді нічого не сталося.

## Переліки місць

access-places = Місця на полі
access-find = Знайти місце за назвою
access-list = Які місця
access-list-of = { $list ->
    [legal] ті, які зараз можна вибрати
    [mine] мої
    [frontier] мої, поруч із чужими
   *[all] усі
}
access-found = { $count ->
    [0] Жодного місця не знайдено.
    [one] { $count } місце
    [few] { $count } місця
    [many] { $count } місць
   *[other] { $count } місця
}
access-show = Показати на полі: { $name }

## Відповіді та команди

access-palette = Відповіді та команди
access-palette-what = Уведіть слова відповіді або команди
access-palette-found = { $count ->
    [0] До цих слів нічого не підходить.
   *[other] Підходить: { $count }.
}
access-question = Почути запитання ще раз

## Клавіші

access-keys = Клавіші
access-keys-for = { $use ->
    [answer] Вибрати відповідь за її номером або літерою
    [walk] На полі: до сусіднього місця в тому напрямку
    [next] На полі: до наступного місця, яке можна вибрати, або до попереднього
    [zoom] На полі: ближче, далі, усе поле
   *[send] Надіслати вибрану відповідь
}
access-keys-single = Клавіші діють і без Ctrl

## Налаштування

access-pace = Темп оголошень
access-scheme = Кольори гравців
access-scheme-of = { $scheme ->
    [protan] для тих, хто погано бачить червоний
    [deutan] для тих, хто погано бачить зелений
    [tritan] для тих, хто погано бачить синій
   *[usual] звичайні
}
access-contrast = Високий контраст

## Що можна вибрати, чим уже скористалися, до чого можна дістатися

access-choosable = Можна вибрати.
access-temple-used = Храм, яким у цьому циклі вже скористалися
access-metropolis-used = У цьому циклі її вже використано як храм
access-list-threatened = мої, які інші могли б атакувати зі своїх нинішніх місць
access-list-attackable = чужі, які я можу атакувати зі своїх нинішніх місць
