# Italiano: che cosa ne devono sapere i programmi.

# Come si scrivono date, numeri ed elenchi.
language-locale = it

# Se i nomi dei tabelloni, che sono latini, si leggono come sono: latin oppure other.
language-alphabet = latin

# Che cosa può stare davanti a un nome e manca nei titoli. Ciò che finisce con ’ sta lì senza spazio.
language-articles = il lo la i gli le l’

# I casi che ha ogni nome, e che cos’altro può stare accanto a un nome come attributo.
language-cases = il di a da in su
language-traits = article gender number in

## Le forme dei nomi. L’articolo sta accanto al nome (.article); chi non ne ha è un nome proprio.

language-form-il =
    { $article ->
        [il] il { $name }
        [lo] lo { $name }
        [la] la { $name }
        [l] l’{ $name }
        [i] i { $name }
        [gli] gli { $name }
        [le] le { $name }
       *[none] { $name }
    }
language-form-di =
    { $article ->
        [il] del { $name }
        [lo] dello { $name }
        [la] della { $name }
        [l] dell’{ $name }
        [i] dei { $name }
        [gli] degli { $name }
        [le] delle { $name }
       *[none] di { $name }
    }
language-form-a =
    { $article ->
        [il] al { $name }
        [lo] allo { $name }
        [la] alla { $name }
        [l] all’{ $name }
        [i] ai { $name }
        [gli] agli { $name }
        [le] alle { $name }
       *[none] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
    }
language-form-da =
    { $article ->
        [il] dal { $name }
        [lo] dallo { $name }
        [la] dalla { $name }
        [l] dall’{ $name }
        [i] dai { $name }
        [gli] dagli { $name }
        [le] dalle { $name }
       *[none] da { $name }
    }
language-form-in =
    { $article ->
        [il] nel { $name }
        [lo] nello { $name }
        [la] nella { $name }
        [l] nell’{ $name }
        [i] nei { $name }
        [gli] negli { $name }
        [le] nelle { $name }
       *[none] { $initial ->
            [a] ad { $name }
           *[other] a { $name }
        }
    }
language-form-su =
    { $article ->
        [il] sul { $name }
        [lo] sullo { $name }
        [la] sulla { $name }
        [l] sull’{ $name }
        [i] sui { $name }
        [gli] sugli { $name }
        [le] sulle { $name }
       *[none] su { $name }
    }
language-form-un =
    { $article ->
        [il] un { $name }
        [lo] uno { $name }
        [la] una { $name }
        [l] { $gender ->
            [f] un’{ $name }
           *[m] un { $name }
        }
       *[none] { $name }
    }
language-form-e =
    { $initial ->
        [e] ed { $name }
       *[other] e { $name }
    }
