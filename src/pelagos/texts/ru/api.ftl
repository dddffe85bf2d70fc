# Что говорит Python API, кроме того, что говорят ядро, игры и боты.

error-unknown-language = Нет языка «{ $language }»; есть { $known }.
error-unknown-luck = Удача не может быть «{ $luck }»; она бывает { $known }.
error-unknown-env = Нет среды «{ $name }»; есть { $known }.

# Наборы данных.
error-bots-for-seats = В { $env } мест { $seats }: назовите одного бота на всех или не больше, чем мест; названо { $found }.
error-no-games = Набору нужны хотя бы одна партия, одна партия в файле и число случайности от 0; здесь просят партий { $games }, в файле { $shard }, число { $seed }.
error-other-dataset = { $path } отведено другому набору, как говорит { $file }; выберите другую папку или просите то же самое.
error-folder-not-empty = В { $path } лежит что-то другое; новому набору нужна пустая папка.
error-no-dataset = { $path } не набор данных: в нём нет { $file }, который можно прочесть.
error-newer-dataset = У { $path } формат { $found }; эта версия читает формат { $known }.
error-unknown-table = Нет таблицы «{ $table }»; есть { $known }.
error-unknown-executor = Нет места «{ $name }» для работы; есть { $known }.
error-no-cluster = По адресу { $address } нет кластера Ray: { $reason }.
dataset-games-game = номер партии, с 0
dataset-games-seed = число, от которого зависят природа и боты
dataset-games-bots = по местам: какой бот играл
dataset-games-ranks = по местам: место в конце, у победителя 1; равные делят место; 0, если партия оборвана
dataset-games-rewards = по местам: доля обойдённых минус доля обошедших; в сумме 0
dataset-games-ending = чем кончилось, если у игры есть на это слова
dataset-games-answers = строки записи: все ответы, и природы, и вынужденные
dataset-games-decisions = ответы, о которых спрашивали места
dataset-games-cycles = начатые раунды или ходы
dataset-games-digest = дайджест последней позиции
dataset-decisions-game = номер партии
dataset-decisions-answer = сколько ответов было в записи до этого
dataset-decisions-seat = кого спросили; -1 для природы
dataset-decisions-question = о чём спросили: имя задания в правилах
dataset-decisions-options = предложенные действия в порядке правил; -1, если у действия нет номера
dataset-decisions-chosen = место ответа среди вариантов, с 0
dataset-decisions-action = номер ответа
dataset-decisions-phrase = ответ словами
dataset-decisions-chance = вероятность ответа природы; для мест пусто
dataset-decisions-rank = место в конце; 0 для природы
dataset-decisions-reward = награда в конце; для природы пусто
