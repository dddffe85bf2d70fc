/** Hours, days and time zones as forms have them. */
import { describe, expect, it } from 'vitest';
import { clockText, dayStart, dayText, minutesOf, zones } from '../src/notices/notices.svelte';
import { routeOf } from '../src/route.svelte';

describe('hours and days', () => {
  it('go to a form and back', () => {
    for (const minutes of [0, 59, 60, 1439]) expect(minutesOf(clockText(minutes))).toBe(minutes);
    expect(clockText(485)).toBe('08:05');
    const noon = new Date(2026, 2, 28, 12).getTime();
    expect(dayText(noon)).toBe('2026-03-28');
    expect(dayText(dayStart(dayText(noon)))).toBe('2026-03-28');
  });
  it('end with the day, also when clocks are put forward', () => {
    expect(dayText(dayStart('2026-03-29', 1))).toBe('2026-03-30');
    expect(new Date(dayStart('2026-03-29', 1)).getHours()).toBe(0);
    expect(dayText(dayStart('2026-12-31', 1))).toBe('2027-01-01');
  });
  it('know the zones of the world', () => {
    expect(zones()).toContain('Europe/Rome');
    expect(zones()[0]).toBe('UTC');
  });
});

describe('links in messages', () => {
  it('are pages', () => {
    expect(routeOf('/confirm', '#x').page).toBe('confirm');
    expect(routeOf('/unsubscribe/t-1')).toMatchObject({ page: 'unsubscribe', token: 't-1' });
    expect(routeOf('/unsubscribe').page).toBe('missing');
  });
});
