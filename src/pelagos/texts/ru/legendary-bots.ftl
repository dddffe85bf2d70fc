# Legendary по-русски: почему бот так пошёл.

bots-why-legendary-founds = Ради метрополий всё и затеяно.
bots-why-legendary-bids-for-metropolis = Ход с { CASE($god, "ins") } даёт метрополию.
bots-why-legendary-denies = Нельзя сейчас уступать { CASE($god, "acc") } сопернику.
bots-why-legendary-takes-apollo = Золото сегодня, завтра ещё больше, и всё даром.
bots-why-legendary-attacks = У { CASE($who, "pgen") } { CASE($land, "at") } слишком слабая защита.
bots-why-legendary-settles = { CAPITAL(CASE($land, "at")) } ещё никого нет.
bots-why-legendary-attacks-at-sea = Флот { CASE($who, "pgen") } { CASE($sea, "at") } можно разбить.
bots-why-legendary-stays = Стоит остаться: победа здесь бывает в { $percent } случаях из ста.
bots-why-legendary-retreats = Победа здесь бывает в { $percent } случаях из ста и не стоит того, чем за неё можно заплатить.
bots-why-legendary-sacrifices = То, что остаётся после { CASE($hero, "gen") }, дороже самого героя.
bots-why-legendary-saves = Ничто больше на этом ходу не стоит своей цены.
