# Rules in five minutes, in any title, in English.

five-heading = { $title } in five minutes
five-lead = All you need for a first game. The law book has the rest.
five-law = The law book
five-what = What can I do with …?
five-find = A god, a building, a card …
five-none = There is nothing of this name.
five-try = Try it
five-try-what = Opens a practice table in a position where you can use it.
five-price = Price: { $price }.
five-domain-god = Gods
five-domain-kind = Buildings
five-domain-creature = Creatures
five-domain-hero = Heroes
five-domain-card = Cards
five-words = Words
