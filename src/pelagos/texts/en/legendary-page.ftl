# Legendary, in English: what the page calls it, and examples of standing orders.

page-title-legendary = Legendary
    .emblem = heroes/perseus
    .panels = Gods
    .beside = Creatures, heroes and supply
page-order-examples-legendary =
    ares up to 5, poseidon up to 3, apollo = Offers Ares the least that is enough, at most 5; where that will not do, Poseidon at most 3; and else goes to Apollo. For the next offerings only.
    every cycle = Keeps the plan for all cycles to come.
    wake me if athena reaches 5 = Wakes you, and bids no more, as soon as somebody offers Athena 5.
    always stand = Stays and fights whenever you could retreat.
    pass all answers until my next turn = Stays, accepts or passes whatever you are asked while others act.
page-plan-stands-legendary = Stay and fight whenever I could retreat
page-purses-hidden-legendary = Purses are hidden, but nearly every change of gold is public and counted for you:
legendary-telling = Only this is possible. You are asked all the same: a question that is left out would tell the others how little gold you have.
