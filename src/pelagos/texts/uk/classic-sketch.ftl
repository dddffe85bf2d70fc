# Classic, українською: стіл як текст, для термінала. Слова, які вводять, лишаються як є.

## Який стан партії

classic-sketch-cycle = Цикл { $cycle }
classic-sketch-over = Цикл { $cycle }: партію закінчено
classic-sketch-offerings = Цикл { $cycle }: підношення
classic-sketch-acting = Цикл { $cycle }: { $who } діє { CASE($god, "along") }
classic-sketch-recruit-poseidon =
    { $price ->
        [none] флотилій більше немає
        [free] належить безплатна флотилія
       *[other] флотилія за { $price }
    }
classic-sketch-recruit-ares =
    { $price ->
        [none] загонів більше немає
        [free] належить безплатний загін
       *[other] загін за { $price }
    }
classic-sketch-recruit-zeus =
    { $price ->
        [none] жерців більше немає
        [free] належить безплатний жрець
       *[other] жрець за { $price }
    }
classic-sketch-recruit-athena =
    { $price ->
        [none] філософів більше немає
        [free] належить безплатний філософ
       *[other] філософ за { $price }
    }
classic-sketch-actions-poseidon = порт за { $build }, переміщення за { $move }
classic-sketch-actions-ares = фортеця за { $build }, переміщення за { $move }
classic-sketch-actions-zeus = храм за { $build }, інша істота за { $replace }
classic-sketch-actions-athena = університет за { $build }
classic-sketch-to-place = Фішки, які треба поставити: { $markers }
classic-sketch-next-cycle = Порядок ходів наступного циклу: { $markers }
classic-sketch-battle-in = Битва { CASE($sea, "within") }
classic-sketch-battle-on = Битва { CASE($island, "within") }
classic-sketch-battle = { $where }: нападає { $attacker }, сили { $attackers }; боронить { $defender }, сили { $defenders }

## Поле

# Щонайбільше сім літер.
classic-sketch-kraken = КРАКЕН
classic-sketch-closed = закрито
classic-sketch-legend-map = ▲ флотилії  ● загони  ▒ суша з доходом +n  $ море з доходом 1  * фігурка  КРАКЕН, закрито: без флотилій
classic-sketch-legend-slots = [·] майданчик на місці метрополії (-s)  (·) майданчик поза ним (-o)  P порт  F фортеця  T храм
classic-sketch-legend-buildings = U університет  M метрополія, - майданчик під нею  t, m: знижку на істот у цьому циклі використано

## Таблиці

classic-sketch-isle = острів
classic-sketch-owner = чий
classic-sketch-troops = загони
classic-sketch-gold = монети
classic-sketch-slots = майданчики
classic-sketch-figure = фігурка
classic-sketch-god = бог
classic-sketch-offering = підношення
classic-sketch-offers = { $who } пропонує { $amount }
classic-sketch-face-down = долілиць
classic-sketch-acts = діє
classic-sketch-has-acted = хід завершено
classic-sketch-creatures = істота
classic-sketch-creatures-for-you = істота  (ціна для вас)
classic-sketch-discarded = у скиді: { $names }; у колоді { $deck }
classic-sketch-player = гравець
classic-sketch-you = ви
classic-sketch-income = дохід
classic-sketch-islands = острови
classic-sketch-metropolises = метрополії (мета { $goal })
classic-sketch-priests = жерці
classic-sketch-philosophers = філософи
classic-sketch-in-reserve = у резерві
classic-sketch-out = поза грою
