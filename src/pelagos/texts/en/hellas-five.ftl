# Hellas in five minutes, in English.

five-hellas-goal = You win with ten cities at the end of your own turn, or by taking the last city of your rival.
    .heading = Ten cities
five-hellas-board = Every tile but the dolphin is a city. Greeks hold it, ships rule the sea around it. A city holds at most three of each.
    .heading = Cities, Greeks, ships
five-hellas-turn = Gather strength: three times a Greek, a ship or a card. Or sail out. Or attack. Whoever has more temples gathers four times.
    .heading = One action a turn
five-hellas-voyage = Draw a tile and lay it where its coasts fit and your ships are in the majority. It costs a ship and is a new city of yours. If you cannot or will not lay it, the voyage was for nothing.
    .heading = Sail out
five-hellas-attack = Send Greeks from neighbouring cities; one stays at home everywhere. You take the city if you are at least as many as the defenders, over the sea one more. No dice are rolled.
    .heading = Attack
five-hellas-cards = Those of Poseidon help at sea, those of Zeus change the turn or stop other cards, those of Ares win battles. They are secret: count on the ones that you cannot see.
    .heading = Cards of three gods
five-hellas-end = At the end of a turn in which its player has ten cities, or at once when somebody has none left.
    .heading = When it ends

five-hellas-price-god = a step when you gather strength, for a card
five-hellas-price-card = a step when you gather strength
