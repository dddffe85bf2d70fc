"""Push in a browser: switched on by a click, shown by the service worker, and a click leads to the very table."""

from __future__ import annotations

import json
import re
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
    for (let tries = 0; tries < 50; tries += 1) {
        const shown = await worker.getNotifications();
        if (shown.length > 0) return shown.map(({ title, body, tag }) => ({ title, body, tag }));
        await new Promise((done) => setTimeout(done, 20));
    }
    return [];
}"""
"""As soon as there is something, or nothing after a while."""
ACTIVE: Final = """async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state === 'activated') return;
    await new Promise((done) => active.addEventListener('statechange', done, { once: true }));
}"""
TRIES: Final = 20
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
    """By the browser itself, as if it came from its maker's push service; what it drops is sent again."""
    protocol = page.context.new_cdp_session(page)
    known: list[Any] = []
    protocol.on("ServiceWorker.workerRegistrationUpdated", lambda heard: known.extend(heard["registrations"]))
    protocol.send("ServiceWorker.enable")
    page.evaluate(ACTIVE)
    shown: list[Any] = []
    for _ in range(TRIES):
        for number in {one["registrationId"] for one in known if one["scopeURL"].startswith(host.address)}:
            sent = {"origin": host.address, "registrationId": number, "data": message}
            protocol.send("ServiceWorker.deliverPushMessage", sent)
        shown = page.evaluate(SHOWN)
        if shown:
            break
    protocol.detach()
    return shown


def worker_of(page: Page) -> Worker:
    """The one that lives now: a browser ends an idle worker and starts another."""
    return page.context.service_workers[-1]


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


def test_a_guest_adds_a_webhook_at_their_table_and_sees_its_secret_once(
    new_page: NewPage, host: Host, faults: list[str]
) -> None:
    seats, page = seated(host), new_page()
    open_table(page, seats.path(0))
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Notices").click()
    page.get_by_text("Webhook", exact=True).click()
    page.get_by_label("Address, with https://").fill("https://127.0.0.1/inside")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.get_by_role("alert")).to_contain_text("This address cannot be used")
    assert told(host, seats) == []
    # A browser tells every refusal in its console.
    assert faults.pop().startswith("Failed to load resource: the server responded with a status of 400")

    page.get_by_label("Address, with https://").fill("https://hooks.example.org/x")
    page.get_by_label("What you call it").fill("My program")
    page.get_by_role("button", name="Add the webhook").click()
    expect(page.locator("code")).to_have_text(re.compile("^[0-9a-f]{64}$"))
    secret = page.locator("code").inner_text()

    [contact] = told(host, seats)
    assert (contact["channel"], contact["label"], contact["address"]) == ("webhook", "My program", "")
    assert secret not in json.dumps(host.ask("/api/notices", key=seats.keys["0"]))
    page.get_by_role("button", name="Remove My program").click()
    expect(page.get_by_role("button", name="Remove My program")).to_have_count(0)
    assert told(host, seats) == []
