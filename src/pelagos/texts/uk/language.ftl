# Українська: що програми мають про неї знати.

# Як пишуться дати, числа й переліки.
language-locale = uk

# Назви на полях латинські, а українська пише кирилицею: places.ftl називає кожне місце.
language-alphabet = other

# Артиклів немає.
language-articles = { "" }

# Відмінки, які має кожна назва, і що ще може стояти поруч із нею.
# in (де?), into (куди?), from (звідки?) мають лише назви, які не підходять під правило: острови та збіги приголосних.
language-cases = gen dat acc ins loc
language-traits = gender number in into from

## Прийменники, за якими йде назва. Ім’я людини не відмінюється: у нього немає роду.

# Де: «у Дельфах», «в Олімпії», «на Наксосі».
language-form-in =
    { $gender ->
        [m] { $sound ->
            [vowel] в { $loc }
           *[other] у { $loc }
        }
        [f] { $sound ->
            [vowel] в { $loc }
           *[other] у { $loc }
        }
        [n] { $sound ->
            [vowel] в { $loc }
           *[other] у { $loc }
        }
       *[other] { $sound ->
            [vowel] в { $name }
           *[other] у { $name }
        }
    }

# Куди: «до Дельф», «на Наксос».
language-form-into =
    { $gender ->
        [m] до { $gen }
        [f] до { $gen }
        [n] до { $gen }
       *[other] до { $name }
    }

# Звідки: «з Дельф», «зі Спарти».
language-form-from =
    { $gender ->
        [m] з { $gen }
        [f] з { $gen }
        [n] з { $gen }
       *[other] з { $name }
    }

# У кого: «у Синього», «у Гери», «в Anna».
language-form-with =
    { $gender ->
        [m] { $sound ->
            [vowel] в { $gen }
           *[other] у { $gen }
        }
        [f] { $sound ->
            [vowel] в { $gen }
           *[other] у { $gen }
        }
        [n] { $sound ->
            [vowel] в { $gen }
           *[other] у { $gen }
        }
       *[other] { $sound ->
            [vowel] в { $name }
           *[other] у { $name }
        }
    }
