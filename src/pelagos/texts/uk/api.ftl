# Що каже інтерфейс для Python, крім сказаного ядром, іграми й ботами.

error-unknown-language = Мови «{ $language }» немає; є { $known }.
error-unknown-luck = Удача не може бути «{ $luck }»; можна { $known }.
error-unknown-env = Середовища «{ $name }» немає; є { $known }.

# Набори даних.
error-bots-for-seats = { $env }: місць { $seats }; назвіть одного бота для всіх або щонайбільше стільки ж; названо { $found }.
error-no-games = Для набору даних потрібна щонайменше одна партія, одна партія на частину та початкове число від 0; тут партій { $games }, на частину { $shard }, початкове число { $seed }.
error-other-dataset = { $path } містить інший набір даних, як видно з { $file }; виберіть іншу теку або попросіть те саме ще раз.
error-folder-not-empty = { $path } містить щось інше; новому набору даних потрібна порожня тека.
error-no-dataset = { $path } не набір даних: там немає { $file }, який можна прочитати.
error-newer-dataset = { $path } має формат { $found }; ця версія читає формат { $known }.
error-unknown-table = Таблиці «{ $table }» немає; є { $known }.
error-unknown-executor = Працювати в «{ $name }» не можна; є { $known }.
error-no-cluster = За адресою { $address } немає кластера Ray: { $reason }.
dataset-games-game = номер партії, від 0
dataset-games-seed = початкове число природи й ботів
dataset-games-bots = за місцями: бот, який грав
dataset-games-ranks = за місцями: підсумкове місце, 1 для переможця; рівні місця ділять; 0, якщо партію обірвано
dataset-games-rewards = за місцями: частка переможених мінус частка переможців; сума 0
dataset-games-ending = чим закінчилося, якщо гра має для цього слова
dataset-games-answers = рядки запису: усі відповіді, зокрема природи й вимушені
dataset-games-decisions = відповіді, про які питали гравця
dataset-games-cycles = скільки циклів або ходів почато
dataset-games-digest = дайджест останньої позиції
dataset-decisions-game = номер партії
dataset-decisions-answer = скільки відповідей мав запис перед цією
dataset-decisions-seat = кого питали; -1 для природи
dataset-decisions-question = про що питали: назва завдання у правилах
dataset-decisions-options = запропоновані дії в порядку правил; -1 для дії без номера
dataset-decisions-chosen = місце відповіді серед варіантів, від 0
dataset-decisions-action = номер відповіді
dataset-decisions-phrase = відповідь словами
dataset-decisions-chance = імовірність відповіді природи; для гравця порожньо
dataset-decisions-rank = підсумкове місце цього гравця; 0 для природи
dataset-decisions-reward = підсумкова винагорода цього гравця; для природи порожньо
