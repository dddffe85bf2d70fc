# Для тех, кто слушает или играет с клавиатуры: карта словами, объявления, списки мест, палитра, клавиши.

## Места словами

access-kind = { $kind ->
    [island] Остров
    [land] Земля
    [sea] Море
    [site] Место для строения
    [tile] Плитка
   *[spot] Свободное место
}
access-borders = Рядом: { LIST($places) }
access-battle = Здесь идёт сражение
access-may = Можно выбрать для ответа: { LIST($deeds, "unit") }
# Сторона плитки: куда она смотрит, суша там или море, а потом то, что за ней.
access-edge = { $way } { $kind ->
    [land] суша
   *[sea] море
}
access-edge-beside = { $way } { $kind ->
    [land] суша
   *[sea] море
} в сторону { CASE($place, "gen") }
access-edges = Стороны: { LIST($edges, "unit") }
access-touches = Плитка, выложенная здесь, коснётся: { LIST($edges, "unit") }
access-drawn = Стороны у { CASE($name, "gen") } такие: { LIST($edges, "unit") }
access-lies = Она легла бы такими сторонами: { LIST($edges, "unit") }
# О богах: кому ещё ставить фишку, чью ставку перебили.
access-note = { $label }: { LIST($names) }
access-round = Штурм { $round }: { $attacker } набирает { $attack }, на кубике { $attackDie }; { $defender } набирает { $defence }, на кубике { $defenceDie }.

## Объявления

access-announcements = Объявления
access-building = { $deed }: выберите один вариант, всего их { $count }
access-talk = { $name }: { $line }

## Как обстоят дела

access-status = Положение
access-status-line = { $name }: { LIST($facts, "unit") }
access-since = После вашего последнего ответа
access-since-nothing = С тех пор ничего не случилось.

## Списки мест

access-places = Места на карте
access-find = Найти место по названию
access-list = Какие места
access-list-of = { $list ->
    [legal] которые можно выбрать сейчас
    [mine] мои
    [frontier] мои, рядом с чужими
   *[all] все
}
access-found = { $count ->
    [0] Ничего не нашлось.
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
access-show = Показать на карте: { $name }

## Палитра

access-palette = Ответы и команды
access-palette-what = Наберите слова ответа или команды
access-palette-found = { $count ->
    [0] К этим словам ничего не подходит.
    [one] Подходит { $count } строка.
    [few] Подходят { $count } строки.
   *[other] Подходит { $count } строк.
}
access-question = Услышать вопрос ещё раз

## Клавиши

access-keys = Клавиши
access-keys-for = { $use ->
    [answer] Выбрать ответ по его номеру или букве
    [walk] На карте: к соседнему месту в эту сторону
    [next] На карте: к следующему месту, которое можно выбрать, или к предыдущему
    [zoom] На карте: ближе, дальше, вся целиком
   *[send] Отправить выбранный ответ
}
access-keys-single = Клавиши без Ctrl тоже работают

## Настройки

access-pace = Темп объявлений
access-scheme = Цвета игроков
access-scheme-of = { $scheme ->
    [protan] для тех, кто плохо видит красный
    [deutan] для тех, кто плохо видит зелёный
    [tritan] для тех, кто плохо видит синий
   *[usual] обычные
}
access-contrast = Высокая контрастность

## Что можно выбрать, что уже использовано, до чего можно дотянуться

access-choosable = Можно выбрать.
access-temple-used = Храм, уже использованный в этом цикле
access-metropolis-used = В этом цикле она уже использована как храм
access-list-threatened = мои, которые другие могли бы атаковать со своих нынешних мест
access-list-attackable = чужие, которые я могу атаковать со своих нынешних мест
