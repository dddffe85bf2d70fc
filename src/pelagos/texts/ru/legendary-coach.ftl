# Legendary по-русски: что говорит наставник.

## Цель

coach-legendary-goal =
    { $goal ->
        [one] Чтобы победить, к концу раунда нужна { $goal } метрополия. У вас { $n }.
        [few] Чтобы победить, к концу раунда нужны { $goal } метрополии. У вас { $n }.
       *[other] Чтобы победить, к концу раунда нужно { $goal } метрополий. У вас { $n }.
    }
coach-legendary-ahead = Для победы уже хватает: удержите их до конца этого раунда.
coach-legendary-by-philosophers = Философов { $n } из 4: четвёртый превращает их в метрополию.
coach-legendary-by-buildings = Типов строений { $n } из 4: по одному каждого типа превращаются в метрополию.
coach-legendary-one-kind-missing = До метрополии не хватает строений только одного типа: { $kind }.

## О чём вопрос

coach-legendary-opening = Все занимают первые земли и моря. Ищите рога изобилия, которые каждый раунд дают золото, и свободные участки для строений.
coach-legendary-offerings = Все приносят золото богам. От бога зависит, что вы сможете делать в свой ход; Аполлон бесплатный. Чьё приношение перебито, тот делает новое в другом месте.
coach-legendary-keeping = Каждая фигурка существа, которую вы удерживаете на поле, стоит жрицы.
coach-legendary-free-actions = Сначала возьмите то, что { $god } даёт даром: строение и пополнение.
coach-legendary-turn = Ваш ход с { CASE($god, "ins") }: платите за что угодно и в любом порядке, потом завершите ход.
coach-legendary-apollo-turn = Аполлон обогащает одну землю и одно море, где пожелаете, и даёт вам золото.
coach-legendary-moving = Кто идёт? Если не оставить армий, земля останется без защиты.
coach-legendary-battle = В каждом штурме обе стороны бросают кубик и прибавляют свою силу; у кого сумма меньше, тот теряет отряд. После штурма можно отступить.
coach-legendary-metropolis = Основывается метрополия. Ей нужен участок, и каждая приближает вас к победе.
coach-legendary-effect = Действует карта: выберите, что она делает.

## Что говорит за ответ

coach-legendary-land-income =
    { $n ->
        [one] Земля { $land }: { $n } рог изобилия, каждый раунд { $n } золотой.
        [few] Земля { $land }: { $n } рога изобилия, каждый раунд { $n } золотых.
       *[other] Земля { $land }: { $n } рогов изобилия, каждый раунд { $n } золотых.
    }
coach-legendary-land-sites =
    { $n ->
        [one] { CAPITAL(CASE($land, "at")) } есть { $n } свободный участок.
        [few] { CAPITAL(CASE($land, "at")) } есть { $n } свободных участка.
       *[other] { CAPITAL(CASE($land, "at")) } есть { $n } свободных участков.
    }
coach-legendary-sea-income =
    { $n ->
        [one] { CAPITAL(CASE($sea, "at")) } { $n } рог изобилия: каждый раунд { $n } золотой вашему флоту.
        [few] { CAPITAL(CASE($sea, "at")) } { $n } рога изобилия: каждый раунд { $n } золотых вашему флоту.
       *[other] { CAPITAL(CASE($sea, "at")) } { $n } рогов изобилия: каждый раунд { $n } золотых вашему флоту.
    }
coach-legendary-new-kind = Строения такого типа вам не хватает ({ $kind }): с ним было бы { $n } из 4.
coach-legendary-completes = Последнее недостающее строение: { $kind }. С ним будет метрополия.
coach-legendary-philosopher =
    { $n ->
        [4] Это четвёртый философ: метрополия.
       *[other] С ним философов { $n } из 4, а четыре дают метрополию.
    }
coach-legendary-god-ares = Арес даёт крепость и армию, и ваши армии могут идти.
coach-legendary-god-athena = Афина даёт университет и философа.
coach-legendary-god-hera = Гера даёт недостающее строение и наёмника, и можно нанять героя.
coach-legendary-god-poseidon = Посейдон даёт порт и флот, и ваши флоты могут плыть.
coach-legendary-god-zeus = Зевс даёт храм и жрицу, с которой приношения дешевле.
coach-legendary-god-apollo = Аполлон ничего не стоит, даёт золото и обогащает землю и море.

## Что говорит перебор

coach-legendary-founds = Ради метрополий всё и затеяно.
coach-legendary-bids-for-metropolis = Ход с { CASE($god, "ins") } даёт вам метрополию.
coach-legendary-denies = С { CASE($god, "ins") } победил бы соперник: не допустите этого.
coach-legendary-takes-apollo = Золото сейчас, каждый раунд ещё больше, и всё даром.
coach-legendary-attacks = У { CASE($who, "pgen") } { CASE($land, "at") } слишком слабая защита.
coach-legendary-settles = Земля { $land } пока ничья: кто войдёт, тот и владеет.
coach-legendary-attacks-at-sea = Флот { CASE($who, "pgen") } { CASE($sea, "at") } можно разбить.
coach-legendary-stays = Вы побеждаете здесь в { $percent } случаях из 100: стоит остаться.
coach-legendary-retreats = Вы победили бы здесь в { $percent } случаях из 100: не стоит того, чем за это можно заплатить.
coach-legendary-sacrifices = То, что остаётся после { CASE($hero, "gen") }, дороже самого героя.
coach-legendary-saves = Ничто больше на этом ходу не стоит своей цены.

## Опасности

coach-legendary-threat-now =
    { $stake ->
        [2] { $who } может взять вашу последнюю метрополию { CASE($land, "at") } в { $percent } случаях из 100: этот ход ещё впереди.
        [1] { $who } может взять вашу метрополию { CASE($land, "at") } в { $percent } случаях из 100: этот ход ещё впереди.
       *[other] { $who } может взять { CASE($land, "acc") } в { $percent } случаях из 100: этот ход ещё впереди.
    }
coach-legendary-threat-ares =
    { $stake ->
        [2] С Аресом { $who } возьмёт вашу последнюю метрополию { CASE($land, "at") } в { $percent } случаях из 100.
        [1] С Аресом { $who } возьмёт вашу метрополию { CASE($land, "at") } в { $percent } случаях из 100.
       *[other] С Аресом { $who } возьмёт { CASE($land, "acc") } в { $percent } случаях из 100.
    }
coach-legendary-rival-wins-with = С { CASE($god, "ins") } { $who } получает последнюю метрополию: это выиграло бы партию.

## Что сделали соперники

coach-legendary-outbid = Ваше приношение { CASE($god, "dat") } перебито: золото цело, но приношение придётся делать в другом месте.
coach-legendary-founded = { $who } основывает метрополию, теперь их { $n } из { $goal }.
coach-legendary-metropolis-lost =
    { $n ->
        [0] { $who } отнимает вашу последнюю метрополию.
       *[other] { $who } отнимает вашу метрополию; у вас осталось { $n }.
    }
coach-legendary-land-lost = { $who } отнимает у вас { CASE($land, "acc") } вместе с доходом и строениями.
coach-legendary-fleet-lost = Вы теряете флот { CASE($sea, "at") }: посмотрите, связаны ли ещё ваши земли.
coach-legendary-near-by-philosophers = { $who } держит { $n } из 4 философов: с Афиной это метрополия.
coach-legendary-near-by-buildings = { $who } владеет строениями трёх типов: четвёртое даст метрополию.
coach-legendary-hero-came = { $hero } теперь служит { CASE($who, "pdat") }: герои водят армии с любым богом, кроме Аполлона.
