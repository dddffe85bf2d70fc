# Classic, in English: what the page calls it, and examples of standing orders.

page-title-classic = Classic
    .emblem = creatures/kraken
    .panels = Gods
    .beside = Creatures and supply
# Each line holds the words of a part, “ = ” and what it does.
page-order-examples-classic =
    ares up to 5, poseidon up to 4, apollo = Offers Ares the least that is enough, at most 5; where that will not do, Poseidon at most 4; and else goes to Apollo. For the next offerings only.
    every cycle = Keeps the plan for all cycles to come.
    wake me if athena reaches 6 = Wakes you, and bids no more, as soon as somebody offers Athena 6.
    always stand = Stays and fights whenever you could retreat.
    pass all answers until my next turn = Stays, accepts or passes whatever you are asked while others act.
page-plan-stands-classic = Stay and fight whenever I could retreat
page-purses-hidden-classic = Purses are hidden, but every change of gold is public and counted for you:
classic-telling = Only this is possible. You are asked all the same: a question that is left out would tell the others how little gold you have.
