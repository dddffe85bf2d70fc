# Legendary, українською: стіл як текст, для термінала. Слова, які вводять, лишаються як є.

## Який стан партії

legendary-sketch-cycle = Цикл { $cycle }
legendary-sketch-over = партію закінчено
legendary-sketch-nothing = робити нічого
legendary-sketch-acting = { $who } діє { CASE($god, "along") }
legendary-sketch-set-up = Приготування
legendary-sketch-offerings = підношення
legendary-sketch-maintenance = утримання фігурок
legendary-sketch-between-turns = між ходами
legendary-sketch-due = належить безплатно: { $what }
legendary-sketch-both-due = належить безплатно: { $what } і { $other }
legendary-sketch-builds-ares = фортеця
legendary-sketch-builds-athena = університет
legendary-sketch-builds-hera = споруда
legendary-sketch-builds-poseidon = порт
legendary-sketch-builds-zeus = храм
legendary-sketch-recruits-ares = загін
legendary-sketch-recruits-athena = філософ
legendary-sketch-recruits-hera = найманець
legendary-sketch-recruits-poseidon = флотилія
legendary-sketch-recruits-zeus = жриця
legendary-sketch-price-ares =
    { $price ->
        [none] загонів більше немає
       *[other] загін { $price }
    }
legendary-sketch-price-athena =
    { $price ->
        [none] філософів більше немає
       *[other] філософ { $price }
    }
legendary-sketch-price-hera =
    { $price ->
        [none] найманців більше немає
       *[other] найманець { $price }
    }
legendary-sketch-price-poseidon =
    { $price ->
        [none] флотилій більше немає
       *[other] флотилія { $price }
    }
legendary-sketch-price-zeus =
    { $price ->
        [none] жриць більше немає
       *[other] жриця { $price }
    }
legendary-sketch-actions-ares = іти { $move } за крок
legendary-sketch-actions-hera = герой { $hero }
legendary-sketch-actions-poseidon = плисти { $move } за крок
legendary-sketch-actions-zeus = подивитися верхню істоту 0, зіграти її { $play }
legendary-sketch-to-place = Фішки, які треба поставити: { $pawns }
legendary-sketch-turn-order = Порядок ходів: { $pawns }
legendary-sketch-next-cycle = Порядок ходів наступного циклу: { $pawns }
legendary-sketch-move = Переміщення { $way }, ціна { $price }: { $party }
legendary-sketch-nobody-yet = поки нікого
legendary-sketch-asked = Запитано: { $who } ({ $seat })

## Битви

legendary-sketch-battle-at-sea = Морська битва, { $sea }
legendary-sketch-battle-on-land = Наземна битва, { $land }
legendary-sketch-attack = атака
legendary-sketch-defence = оборона
legendary-sketch-ports = і { $bonus } за порт чи метрополію
legendary-sketch-walls = і { $bonus } за фортецю чи метрополію
legendary-sketch-and-a-die = { $strength } і кубик
legendary-sketch-nobody-left = { $who } не має там нікого
legendary-sketch-ignores-fortresses = фортеці не рахуються
legendary-sketch-fixed-die = кубик показує 2
legendary-sketch-may-reroll = можна купити новий кидок
legendary-sketch-wins-ties = нічия дає раунд
legendary-sketch-dice = кубики   атака { $attack }, оборона { $defence }

## Поле

# Щонайбільше п’ять літер.
legendary-sketch-shut = закр.
legendary-sketch-legend-map = ▒ суша  ● війська: загони, m найманці, герої  ▲ флотилії  +n монети  ‡ жриця  * фігурка  закр.: флотилії не заходять
legendary-sketch-legend-buildings = P порт  F фортеця  T храм  U університет  M метрополія  · вільний майданчик  t, m: знижку на істот використано
legendary-sketch-legend-sites = 1T~море: храм на майданчику 1; порт там діяв би в цьому морі  :P2 у морі діють два порти чи метрополії
legendary-sketch-cut-off = Назви на полі вкорочено; так само можете вкорочувати їх і ви, коли вводите.
legendary-sketch-lands = острів, зона, монети, майданчики з морем порту, хто тримає зону
legendary-sketch-seas = море, монети, чиї флотилії, чиї порти й метрополії там діють
legendary-sketch-areas = зона й усе, чого вона торкається

## Секції

legendary-sketch-god = бог
legendary-sketch-offering = підношення
legendary-sketch-gives = дає
legendary-sketch-gives-apollo = монети, процвітання
legendary-sketch-face-down = долілиць
legendary-sketch-has-acted = хід завершено
legendary-sketch-pays = платить { $gold }
legendary-sketch-acts = діє
legendary-sketch-creatures = секція істот, у колоді { $deck }
legendary-sketch-creatures-for = секція істот (ціна для { CASE($who, "gen") }), у колоді { $deck }
legendary-sketch-discarded = у скиді: { $names }
legendary-sketch-in-use = у дії: { $names }
legendary-sketch-drawn = узято: { $names }
legendary-sketch-top = верх колоди: { $names }
legendary-sketch-heroes = секція героїв ({ $price } з Герою), у колоді { $deck }
legendary-sketch-in-play = герої у грі
legendary-sketch-hero = { $name }, { $who }, { CASE($land, "in") }, наступне переміщення коштує { $price }
legendary-sketch-just-came = у грі з цього циклу
legendary-sketch-heroes-gone = герої, що пішли назавжди: { $names }

## Фракції й резерв

legendary-sketch-head-faction = фракція
legendary-sketch-head-player = гравець
legendary-sketch-head-gold = монети
legendary-sketch-head-income = дохід
legendary-sketch-head-lands = зони
legendary-sketch-head-seas = моря
legendary-sketch-head-metropolises = метрополії
legendary-sketch-head-priestesses = жриці
legendary-sketch-head-philosophers = філософи
legendary-sketch-head-reserve = резерв
legendary-sketch-you = ви
legendary-sketch-of-goal = { $count } з { $goal }
legendary-sketch-out = поза грою
legendary-sketch-supply = Загальний резерв: { $left }; бонуси метрополій: { $bonuses }
legendary-sketch-mercenaries = найманці
legendary-sketch-priestesses = жриці
legendary-sketch-philosophers = філософи
legendary-sketch-metropolises = Метрополії: { $names }
