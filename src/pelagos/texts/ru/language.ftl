# Русский: что должны знать о нём программы.

# Как пишутся даты, числа и перечни.
language-locale = ru

# Читаются ли имена на полях, которые написаны латиницей, как есть: latin или other.
language-alphabet = other

# Что может стоять перед именем и опускается в заголовках.
language-articles = { "" }

# Падежи, которые есть у каждого имени, и что ещё может стоять рядом с именем. У мест есть формы с предлогом: где (at),
# куда (to), откуда (from), на чём (on).
language-cases = gen dat acc ins loc
language-traits = gender number at to from on

## Те же падежи для тех, кто играет. У людей имена свои и не склоняются: тогда их называет слово «игрок».

language-form-pgen =
    { $gender ->
        [m] { $gen }
        [f] { $gen }
        [pl] { $gen }
       *[none] игрока { $name }
    }
language-form-pdat =
    { $gender ->
        [m] { $dat }
        [f] { $dat }
        [pl] { $dat }
       *[none] игроку { $name }
    }
language-form-pacc =
    { $gender ->
        [m] { $acc }
        [f] { $acc }
        [pl] { $acc }
       *[none] игрока { $name }
    }
language-form-pins =
    { $gender ->
        [m] { $ins }
        [f] { $ins }
        [pl] { $ins }
       *[none] игроком { $name }
    }
