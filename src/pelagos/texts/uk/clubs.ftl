# Клуби на сторінці.

club-heading = Клуби
club-what = Клуб має столи й турніри, які бачать лише його члени.
club-none = Жодного клубу ще немає.
club-new = Заснувати клуб
club-found = Заснувати
club-sign-in = Для клубу потрібен обліковий запис.
club-name = Назва
club-about = Про що він
club-listed = Усі можуть бачити, що є такий клуб, і проситися до нього
club-members = { $count ->
    [one] { $count } член
    [few] { $count } члени
    [many] { $count } членів
   *[other] { $count } члена
}
club-role-owner = власник
club-role-organiser = організатор
club-role-member = член клубу
club-role-asked = запит надіслано
club-join = Вступити до клубу
club-ask = Попроситися до клубу
club-asked = Організатори отримали запит.
club-people = Члени клубу
club-asking = Просяться до клубу
club-accept = Прийняти
club-refuse = Відмовити
club-remove = Виключити
club-make-organiser = Зробити організатором
club-make-member = Більше не організатор
club-leave = Вийти з клубу
club-dissolve = Розпустити клуб
club-sure = Так, назавжди
club-invite = Запрошення
club-invite-what = Хто відкриє це посилання і має обліковий запис, той стає членом клубу.
club-invite-new = Інше посилання
club-tables = Столи клубу
club-tables-none = Столів ще немає.
club-new-table = Новий стіл клубу
club-tournaments = Турніри клубу
club-tournaments-none = Турнірів ще немає.
