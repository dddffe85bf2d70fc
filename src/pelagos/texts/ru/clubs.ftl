# Клубы на странице.

club-heading = Клубы
club-what = У клуба есть столы и турниры, которые видят только его члены.
club-none = Ни одного клуба ещё нет.
club-new = Основать клуб
club-found = Основать
club-sign-in = Для клуба нужна учётная запись.
club-name = Название
club-about = О чём он
club-listed = Все могут видеть, что есть такой клуб, и проситься в него
club-members = { $count ->
    [one] { $count } член
    [few] { $count } члена
    [many] { $count } членов
   *[other] { $count } члена
}
club-role-owner = владелец
club-role-organiser = организатор
club-role-member = член клуба
club-role-asked = запрос отправлен
club-join = Вступить в клуб
club-ask = Попроситься в клуб
club-asked = Организаторы получили запрос.
club-people = Члены клуба
club-asking = Просятся в клуб
club-accept = Принять
club-refuse = Отказать
club-remove = Исключить
club-make-organiser = Сделать организатором
club-make-member = Больше не организатор
club-leave = Выйти из клуба
club-dissolve = Распустить клуб
club-sure = Да, навсегда
club-invite = Приглашение
club-invite-what = Кто откроет эту ссылку и имеет учётную запись, тот становится членом клуба.
club-invite-new = Другая ссылка
club-tables = Столы клуба
club-tables-none = Столов ещё нет.
club-new-table = Новый стол клуба
club-tournaments = Турниры клуба
club-tournaments-none = Турниров ещё нет.
