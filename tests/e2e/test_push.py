"""Push in a browser: switched on by a click, shown by the service worker, and a click leads to the very table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from playwright.sync_api import expect

from e2e.clicks import open_table

if TYPE_CHECKING:
    from playwright.sync_api import Page, Worker

    from e2e.conftest import NewPage
    from e2e.tables import Host, Seats

SUBSCRIBED: Final = """
    window.asked = 0;
    PushManager.prototype.subscribe = async function ({ applicationServerKey, userVisibleOnly }) {
        window.asked += 1;
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not as browsers want it');
        const keys = { p256dh: applicationServerKey, auth: 'AAAAAAAAAAAAAAAAAAAAAA' };
        const endpoint = 'https://push.example.org/device';
        return { endpoint, options: {}, toJSON: () => ({ endpoint, expirationTime: null, keys }) };
    };
"""
"""Without a network no browser subscribes, so the one call is replaced; a key that is on the curve is any key."""
SHOWN: Final = """async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
        const shown = await worker.getNotifications();
        if (shown.length > 0) return shown.map(({ title, body, tag }) => ({ title, body, tag }));
        await new Promise((done) => setTimeout(done, 20));
    }
}"""
"""As soon as there is something."""
CLICKED: Final = """async () => {
    const went = [];
    self.clients.openWindow = async (path) => went.push(['opened', path]);
    WindowClient.prototype.focus = async function () { went.push(['focused', new URL(this.url).pathname]); };
    const [notification] = await self.registration.getNotifications();
    const waits = [];
    const event = new NotificationEvent('notificationclick', { notification });
    event.waitUntil = (what) => waits.push(what);
    self.dispatchEvent(event);
    await Promise.all(waits);
    const left = await self.registration.getNotifications();
    return { went, left: left.length };
}"""
"""Only a hand may open a window: what the worker would do is noted instead."""


def seated(host: Host) -> Seats:
    return host.table("toy", people=2, names=("Anna", "Nikos"))


def told(host: Host, seats: Seats) -> Any:
    return host.ask("/api/notices", key=seats.keys["0"])["contacts"]


def switched_on(page: Page, seats: Seats) -> None:
    page.context.grant_permissions(["notifications"])
    page.add_init_script(SUBSCRIBED)
    open_table(page, seats.path(0))
    page.goto("/post")
    page.get_by_role("button", name="Tell me on this device").click()
    page.get_by_role("button", name="No longer on this device").wait_for()


def delivered(page: Page, host: Host, message: str) -> list[Any]:
    """By the browser itself, as if it came from its maker's push service."""
    protocol = page.context.new_cdp_session(page)
    known: list[Any] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda heard: known.extend(heard["registrations"]))
    protocol.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for _ in range(100):
        if known:
            break
        page.wait_for_timeout(20)
    number = known[-1]["registrationId"]
    protocol.send(
        "ServiceWorker.deliverPushMessage", {"origin": host.address, "registrationId": number, "data": message}
    )
    shown: list[Any] = page.evaluate(SHOWN)
    return shown


def worker_of(page: Page) -> Worker:
    [worker] = page.context.service_workers
    return worker


def message(seats: Seats, **more: str) -> str:
    link = f"https://club.example.org/game/{seats.game}"
    return json.dumps({"title": "Tocca a te", "body": "Nikos ha offerto 5", "link": link, "key": "k", **more})


def test_nobody_is_asked_before_they_click_and_then_the_server_knows_the_device(new_page: NewPage, host: Host) -> None:
    seats, page = seated(host), new_page()
    page.add_init_script(
        "Notification.requestPermission = async () => { window.permissions = (window.permissions ?? 0) + 1; "
        "return 'granted'; };"
    )
    page.add_init_script(SUBSCRIBED)
    page.context.grant_permissions(["notifications"])
    open_table(page, seats.path(0))
    for path in ("/", "/post", "/account"):
        page.goto(path)
        page.wait_for_selector("main")
        assert page.evaluate("[window.permissions, window.asked]") == [None, 0]
    page.goto("/post")
    page.get_by_role("button", name="Tell me on this device").click()
    page.get_by_role("button", name="No longer on this device").wait_for()

    assert page.evaluate("[window.permissions, window.asked]") == [1, 1]
    assert [(contact["channel"], contact["state"]) for contact in told(host, seats)] == [("push", "confirmed")]
    page.get_by_role("button", name="No longer on this device").click()
    page.get_by_role("button", name="Tell me on this device").wait_for()
    assert told(host, seats) == []


def test_a_message_is_shown_and_a_click_opens_the_very_table(new_page: NewPage, host: Host) -> None:
    seats, page = seated(host), new_page()
    switched_on(page, seats)
    path = f"/game/{seats.game}"

    assert delivered(page, host, message(seats)) == [{"title": "Tocca a te", "body": "Nikos ha offerto 5", "tag": path}]
    assert worker_of(page).evaluate(CLICKED) == {"went": [["opened", path]], "left": 0}
    page.goto(path)
    expect(page.locator(".table")).to_be_visible()


def test_a_tab_that_shows_the_table_already_comes_to_the_front(new_page: NewPage, host: Host) -> None:
    seats, page = seated(host), new_page()
    switched_on(page, seats)
    open_table(page, seats.path(0))
    delivered(page, host, message(seats))

    assert worker_of(page).evaluate(CLICKED) == {"went": [["focused", f"/game/{seats.game}"]], "left": 0}


def test_no_message_leads_away_and_nonsense_leads_home(new_page: NewPage, host: Host) -> None:
    seats, page = seated(host), new_page()
    switched_on(page, seats)

    [shown] = delivered(page, host, message(seats, link="https://evil.example/rules?x=1"))
    assert shown["tag"] == "/rules?x=1"
    assert worker_of(page).evaluate(CLICKED)["went"] == [["opened", "/rules?x=1"]]
    assert delivered(page, host, "nonsense") == [{"title": "Pelagos", "body": "", "tag": "/"}]
