# Hellas, in English: what the coach tells.

## The goal

coach-hellas-goal = To win, have { $goal } cities at the end of your turn, or take the last city of your rival. You have { $n }, your rival { $theirs }.
coach-hellas-temples = Temples: you { $n }, your rival { $theirs }. Whoever has more takes four steps instead of three when gathering strength.

## What a question is about

coach-hellas-set-up = Both lay tiles in turn; each becomes a city with a Greek and a ship. Stay close together, and near the cities of your rival only where you are stronger.
coach-hellas-action = One action a turn: gather people, ships and cards; sail out for a new city; or attack a city next to yours.
coach-hellas-gathering =
    { $n ->
        [one] You gather strength: one more piece or card.
       *[other] You gather strength: { $n } more pieces or cards.
    }
coach-hellas-voyage = A new tile: lay it where its coasts fit and your ships are in the majority. That is a new city, and it costs a ship.
coach-hellas-attack = Choose a city that fewer Greeks defend than you can send. One Greek must stay at home everywhere.
coach-hellas-battle = The attack succeeds if it is at least as strong as the defence. By sea it needs one more. Cards can change that.
coach-hellas-regrouping = You may spread your pieces anew. Put them where your rival could attack.
coach-hellas-answering = A card was played. You may let it happen, or stop it if you can.
coach-hellas-other = What you want to do is done: play a card, or end the turn.

## What speaks for an answer

coach-hellas-strength =
    { $greeks ->
        [one] { $city } is held by one Greek.
       *[other] { $city } is held by { $greeks } Greeks.
    }
coach-hellas-exposed = { $city } is in danger: it could be taken with { $percent } in 100.
coach-hellas-temple-there = There is a temple in { $city }.

## What the search says

coach-hellas-raids = { $city } is held too weakly.
coach-hellas-sails = There is a new city to be found.
coach-hellas-gathers = You have too few people for anything else.
coach-hellas-strikes = A city that changes sides counts twice: one more for you, one less for them.
coach-hellas-lays = At { $spot } it serves you best.
coach-hellas-declines = This tile would help your rival more than you.
coach-hellas-holds-back = No city is worth the Greeks that it would cost.
coach-hellas-vetoes = { $card } would hurt too much.
coach-hellas-plays = Now is the time for { $card }.
coach-hellas-regroups = Your pieces stand in the wrong places.

## Dangers

coach-hellas-threat =
    { $stake ->
        [2] { $who } can take { $city } with { $percent } in 100, and that would decide the game.
        [1] { $who } can take { $city } with its temple with { $percent } in 100.
       *[other] { $who } can take { $city } with { $percent } in 100.
    }
coach-hellas-one-more-wins = { $who } wins with one more city.

## What the rival did

coach-hellas-city-lost = { $who } has taken { $city } and has { $n } cities now.
coach-hellas-city-found = { $who } has found a city and has { $n } of { $goal } now.
coach-hellas-card-taken = { $who } has stolen a card of { $god } from you.
coach-hellas-cards-drawn = { $who } has drawn a card of { $god }: count on it in the next battle.
coach-hellas-vetoed = Your rival has stopped { $card }.
