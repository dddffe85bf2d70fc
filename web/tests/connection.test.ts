import type { StateMessage } from '../src/protocol/messages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Socket } from '../src/net/transport';
import { Connection, type ConnectionStatus, type Subscriber } from '../src/net/connection';

/** A line that tests open and cut. */
class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (_: { code: number }): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor() {
    Line.made.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }

  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

function subscriber(seat: number | null, cursor = ''): Subscriber & { heard: StateMessage[] } {
  const heard: StateMessage[] = [];
  return {
    game: 'k7',
    key: `key-${seat}`,
    seat,
    heard,
    cursor: () => cursor,
    hear: (message) => void heard.push(message),
    talk: () => {},
    locked: () => {},
    reseated: () => {},
  };
}

const fetched = vi.fn();
const dial = (): Socket => new Line();

beforeEach(() => {
  vi.useFakeTimers();
  Line.made = [];
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { documentElement: { lang: 'en' }, visibilityState: 'visible' });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(...subscribers: Subscriber[]): [Connection, Line] {
  const connection = new Connection(() => {}, dial);
  for (const one of subscribers) connection.subscribe(one);
  Line.made[0]!.open();
  return [connection, Line.made[0]!];
}

describe('the line to the server', () => {
  it('tells a seat whose key opens nothing any more, and no other', async () => {
    const [first, second] = [subscriber(0), subscriber(1)];
    const locked = [vi.spyOn(first, 'locked'), vi.spyOn(second, 'locked')];
    const [, line] = opened(first, second);
    fetched.mockImplementation((_: string, { headers }: { headers: Record<string, string> }) => {
      const gone = headers['Authorization'] === 'Seat key-0';
      const body = gone ? { code: 'unknown-key', says: 'x', clause: '' } : { mark: '1.0', v: 1 };
      return Promise.resolve(new Response(JSON.stringify(body), { status: gone ? 401 : 200 }));
    });
    line.hear({ error: 'unknown-key', says: 'x', clause: '' });
    await vi.advanceTimersByTimeAsync(0);
    expect(locked.map((spy) => spy.mock.calls.length)).toEqual([1, 0]);
  });

  it('watches from the mark that is held', () => {
    const [, line] = opened(subscriber(0, '118.2'));
    expect(line.sent[0]).toEqual({ watch: 'k7', auth: 'key-0', since: '118.2' });
  });

  it('brings a message to the seat it is for', () => {
    const [anna, bruno] = [subscriber(0), subscriber(1)];
    const [, line] = opened(anna, bruno);
    line.hear({ game: 'k7', seat: 1, mark: '3.0', v: 3, heard: 0, events: [], patch: [], protocol: 1 });
    expect([anna.heard.length, bruno.heard.length]).toEqual([0, 1]);
  });

  it('says again under the same id after a cut, and what was said comes to an end once', async () => {
    const anna = subscriber(0);
    const [connection, line] = opened(anna);
    const done = connection.send(anna, { do: 'say', say: 'pass', at: 3 });
    const id = line.sent.at(-1)!['id'];
    line.close();
    await vi.advanceTimersByTimeAsync(1000);
    const second = Line.made[1]!;
    second.open();
    expect(second.sent.find(({ say }) => say === 'pass')?.['id']).toBe(id);
    second.hear({ ok: id, game: 'k7', v: 4 });
    expect(await done).toEqual({ v: 4 });
  });

  it('tells why something was refused', async () => {
    const anna = subscriber(0);
    const [connection, line] = opened(anna);
    const done = connection.send(anna, { do: 'say', say: 'pass', at: 3 });
    line.hear({ error: 'illegal', says: 'No.', clause: 'L-7.3', id: line.sent.at(-1)!['id'], game: 'k7' });
    await expect(done).rejects.toMatchObject({ code: 'illegal', says: 'No.', clause: 'L-7.3' });
  });

  it('asks by plain requests when no line holds', async () => {
    const anna = subscriber(0, '5.0');
    const connection = new Connection(() => {}, dial);
    connection.subscribe(anna);
    const state = { protocol: 1, mark: '6.0', v: 6, heard: 0, events: [], since: '5.0', patch: [], seat: 0 };
    fetched.mockResolvedValue({ ok: true, json: () => Promise.resolve(state) });
    for (let i = 0; i < 3; i++) {
      Line.made.at(-1)!.close();
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(connection.status.kind).toBe('polling');
    expect(String(fetched.mock.calls[0]![0])).toBe('/api/games/k7/state?since=5.0');
    expect(anna.heard[0]).toMatchObject({ mark: '6.0' });
    connection.close();
  });

  it('tells what state it is in, and when the next try begins', async () => {
    const told: ConnectionStatus[] = [];
    const connection = new Connection((status) => told.push(status), dial);
    connection.subscribe(subscriber(0));
    expect(told.at(-1)).toMatchObject({ kind: 'connecting', retryAt: null });
    Line.made[0]!.open();
    expect(told.at(-1)!.kind).toBe('open');
    await vi.advanceTimersByTimeAsync(4000);
    expect(told.at(-1)!.kind).toBe('slow');
    Line.made[0]!.hear({ pong: 1 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(told.at(-1)!.kind).toBe('open');
    fetched.mockRejectedValue(new Error('gone'));
    for (let tries = 0; tries < 5; tries++) {
      Line.made.at(-1)!.close();
      expect(told.at(-1)!.kind).toBe('away');
      await vi.advanceTimersByTimeAsync(told.at(-1)!.retryAt! - Date.now());
      expect(told.at(-1)).toMatchObject({ kind: 'away', retryAt: null });
    }
    Line.made.at(-1)!.open();
    expect(told.at(-1)!.kind).toBe('open');
    connection.close();
  });

  it('keeps what is said while nobody answers, and sends it once when somebody does', async () => {
    const anna = subscriber(0);
    const [connection, line] = opened(anna);
    fetched.mockRejectedValue(new Error('gone'));
    line.close();
    const done = connection.send(anna, { do: 'say', say: 'pass', at: 3 });
    expect(connection.status).toMatchObject({ kind: 'away', unsent: true });
    await vi.advanceTimersByTimeAsync(1000);
    const second = Line.made.at(-1)!;
    second.open();
    const sent = second.sent.filter(({ say }) => say === 'pass');
    expect(sent).toHaveLength(1);
    expect(connection.status).toMatchObject({ kind: 'open', unsent: false, unanswered: true });
    second.hear({ ok: sent[0]!['id'], game: 'k7', v: 4 });
    expect(await done).toEqual({ v: 4 });
    expect(fetched).not.toHaveBeenCalled();
    connection.close();
  });

  it('takes back what has not left, and never what may have', async () => {
    const anna = subscriber(0);
    const [connection, line] = opened(anna);
    const outcome = vi.fn();
    connection.send(anna, { do: 'say', say: 'sent', at: 3 }).then(outcome, outcome);
    line.close();
    const kept = connection.send(anna, { do: 'say', say: 'kept', at: 3 });
    connection.cancel();
    await expect(kept).rejects.toMatchObject({ code: 'not-sent' });
    await vi.advanceTimersByTimeAsync(1000);
    Line.made.at(-1)!.open();
    expect(Line.made.at(-1)!.sent.flatMap(({ say }) => say ?? [])).toEqual(['sent']);
    expect(outcome).not.toHaveBeenCalled();
    connection.close();
  });

  it('says again what a proxy without a server has answered, and tells what the server itself refuses', async () => {
    const anna = subscriber(0);
    const [connection, line] = opened(anna);
    const outcome = vi.fn();
    connection.send(anna, { do: 'say', say: 'pass', at: 3 }).then(outcome, outcome);
    fetched.mockResolvedValue(new Response('<html>', { status: 502 }));
    await vi.advanceTimersByTimeAsync(9000);
    expect([fetched.mock.calls.length, outcome.mock.calls.length]).toEqual([1, 0]);
    const refused = JSON.stringify({ code: 'store-failed', says: 'No.', clause: '' });
    fetched.mockResolvedValue(new Response(refused, { status: 503 }));
    await vi.advanceTimersByTimeAsync(9000);
    expect(outcome.mock.calls[0]![0]).toMatchObject({ code: 'store-failed' });
    line.close();
    connection.close();
  });

  it('notices that a seat is another’s now', () => {
    const anna = subscriber(0);
    const reseated = vi.spyOn(anna, 'reseated');
    const [, line] = opened(anna);
    line.hear({ game: 'k7', seat: null, mark: '3.0', v: 3, heard: 0, events: [], patch: [], protocol: 1 });
    expect([reseated.mock.calls.length, anna.heard.length]).toEqual([1, 0]);
  });

  it('loads the page anew when a moderator has closed the line, and does not come back by itself', async () => {
    const reload = vi.fn();
    const connection = new Connection(() => {}, dial, reload);
    connection.subscribe(subscriber(0));
    Line.made[0]!.open();
    Line.made[0]!.close(4010);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledOnce();
    expect(Line.made.length).toBe(1);
    connection.close();
  });

  it('gives up a line that never opens, and tries another', async () => {
    const connection = new Connection(() => {}, dial);
    connection.subscribe(subscriber(0));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(Line.made[0]!.readyState).toBe(3);
    expect(Line.made.length).toBe(2);
    connection.close();
  });

  it('notices a line that has gone silent', async () => {
    const [, line] = opened(subscriber(0));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(line.readyState).toBe(3);
  });
});
