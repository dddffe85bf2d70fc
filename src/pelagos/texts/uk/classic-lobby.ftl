# Classic, українською: як він поданий у залі і що можна вибрати для столу.

lobby-title-classic = «Кіклади» 2009 року. Змагайтеся за прихильність богів і першими здобудьте дві метрополії.
lobby-variant-classic-2 = Двоє гравців
    .what = Кожен робить по два підношення за цикл.
lobby-variant-classic-3 = Троє гравців
lobby-variant-classic-4 = Четверо гравців
lobby-variant-classic-5 = П’ятеро гравців
lobby-option-classic-two_player_priests = Жерці у грі вдвох
    .what = Що здешевлює жрець, коли в кожного два підношення.
    .clause = C-7.14
lobby-choice-classic-two_player_priests-sum = суму обох, один раз
lobby-choice-classic-two_player_priests-each = кожне підношення
lobby-option-classic-tie_break = Нічия наприкінці
    .what = Хто перемагає, якщо потрібні метрополії має кілька гравців.
    .clause = C-18.4
lobby-choice-classic-tie_break-metropolises_then_gold = більше метрополій, потім більше монет
lobby-choice-classic-tie_break-gold_only = більше монет
lobby-option-classic-gold_visibility = Монети
    .what = Чи бачать інші, скільки у вас монет.
    .clause = C-21.2
lobby-choice-classic-gold_visibility-hidden = за ширмою
lobby-choice-classic-gold_visibility-open = видно всім
lobby-option-classic-cycle_limit = Найдовша партія
    .what = Після стількох циклів партія закінчується, хоч би хто вів.
    .clause = C-18.7
