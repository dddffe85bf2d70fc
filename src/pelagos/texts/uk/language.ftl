# Українська: що програми мають про неї знати.

# Як пишуться дати, числа й переліки.
language-locale = uk

# Назви на полях латинські, а українська пише кирилицею: places.ftl називає кожне місце.
language-alphabet = other

# Артиклів немає.
language-articles = { "" }

# Відмінки, які має кожна назва, і що ще може стояти поруч із нею.
# in і within (де?), into (куди?), from (звідки?), with (у кого?) мають лише назви, які не підходять під правило: острови та збіги приголосних.
language-cases = gen dat acc ins loc
language-traits = gender number in within into from with

## Прийменники, за якими йде назва. Ім’я людини не відмінюється: у нього немає роду.

# Де, після приголосного й на початку речення: «загін у Дельфах», «в Олімпії», «на Наксосі».
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

# Де, після голосного: «флотилію в морі», «жрицю в Дельфах»; назви на В і Ф мають свою форму.
language-form-within =
    { $gender ->
        [m] в { $loc }
        [f] в { $loc }
        [n] в { $loc }
       *[other] в { $name }
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

# У кого, після голосного: «краде жрицю в Синього», «в Anna».
language-form-with =
    { $gender ->
        [m] в { $gen }
        [f] в { $gen }
        [n] в { $gen }
       *[other] в { $name }
    }

# З ким: «з Аресом», «із Зевсом».
language-form-along =
    { $gender ->
        [m] { $sound ->
            [vowel] з { $ins }
           *[other] із { $ins }
        }
        [f] { $sound ->
            [vowel] з { $ins }
           *[other] із { $ins }
        }
        [n] { $sound ->
            [vowel] з { $ins }
           *[other] із { $ins }
        }
       *[other] { $sound ->
            [vowel] з { $name }
           *[other] із { $name }
        }
    }
