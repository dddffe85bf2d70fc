# For ears and keyboards: what eyes see on the map, announcements, lists of places, the palette, the keys.

## Places in words

access-kind = { $kind ->
    [island] Island
    [land] Land
    [sea] Sea
    [site] Place for a building
    [tile] Tile
   *[spot] Free place
}
access-borders = Next to it: { LIST($places) }
access-battle = A battle is fought here
access-may = May be chosen for: { LIST($deeds, "unit") }
# A side of a tile: its direction, then land or sea, then what lies behind it.
access-edge = { $way } { $kind ->
    [land] land
   *[sea] sea
}
access-edge-beside = { $way } { $kind ->
    [land] land
   *[sea] sea
} towards { $place }
access-edges = Sides: { LIST($edges, "unit") }
access-touches = A tile laid here touches: { LIST($edges, "unit") }
access-drawn = { $name } has these sides: { LIST($edges, "unit") }
access-lies = It would lie with these sides: { LIST($edges, "unit") }
# Of the gods: who has still to place, who was outbid.
access-note = { $label }: { LIST($names) }
access-round = Round { $round }: { $attacker } reaches { $attack } with a die of { $attackDie }, { $defender } reaches { $defence } with a die of { $defenceDie }.

## Announcements

access-announcements = Announcements
access-building = { $deed }: choose one of { $count }
access-talk = { $name }: { $line }

## Where everything stands

access-status = Status
access-status-line = { $name }: { LIST($facts, "unit") }
access-since = Since your last answer
access-since-nothing = Nothing has happened since.

## Lists of places

access-places = Places
access-find = Find a place by its name
access-list = Which places
access-list-of = { $list ->
    [legal] that may be chosen now
    [mine] mine
    [frontier] mine, with others next to them
   *[all] all
}
access-found = { $count ->
    [0] No place is found.
    [one] 1 place
   *[other] { $count } places
}
access-show = Show { $name } on the map

## The palette

access-palette = Answers and commands
access-palette-what = Type words of an answer or of a command
access-palette-found = { $count ->
    [0] Nothing fits these words.
    [one] 1 fits.
   *[other] { $count } fit.
}
access-question = Hear the question again

## Keys

access-keys = Keys
access-keys-for = { $use ->
    [answer] Choose an answer by its number or letter
    [walk] On the map: to the place next to it in that direction
    [next] On the map: to the next place that may be chosen, or the one before
    [zoom] On the map: nearer, farther, all of it
   *[send] Send the answer that is chosen
}
access-keys-single = Keys without Ctrl do something

## Settings

access-pace = Pace of announcements
access-scheme = Colours of the players
access-scheme-of = { $scheme ->
    [protan] for those who hardly see red
    [deutan] for those who hardly see green
    [tritan] for those who hardly see blue
   *[usual] as usual
}
access-contrast = High contrast

## What may be chosen, what was used, what lies in reach

access-choosable = May be chosen.
access-temple-used = Temple, used in this cycle
# Of a metropolis that was named just before.
access-metropolis-used = Used as a temple in this cycle
access-list-threatened = mine, that others could attack as their pieces lie
access-list-attackable = of others, that I could attack as my pieces lie
