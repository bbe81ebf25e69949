import { describe, expect, it, jest } from '@jest/globals';
import { tokenLifetime } from '@pathwise/service-kit/http/caller';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { createSessions, sessionCookie } from '../src/sessions.ts';

const log = createLog('test', 'silent');
const start = Date.parse('2026-03-01T10:00:00Z');

const bearer = { address: '192.0.2.1', timeZone: undefined };

function setUp() {
  const clock = { now: start };
  const answer = { status: 200, away: false, token: 'first' };
  const ask = jest.fn(async () => {
    if (answer.away) throw new TypeError('fetch failed');
    const body = {
      token: answer.token,
      userId: 'maya',
      sessionId: 's1',
      firstName: 'Maya',
      timeZone: 'Europe/London',
      expiresAt: new Date(clock.now + tokenLifetime * 1_000).toISOString(),
    };
    return new Response(answer.status === 200 ? JSON.stringify(body) : null, { status: answer.status });
  });
  const sessions = createSessions({
    authInternalUrl: 'http://auth.test',
    unknownPerMinute: 3,
    log,
    now: () => clock.now,
    fetch: ask as unknown as typeof fetch,
  });
  return { clock, answer, ask, sessions };
}

describe('sessions at the gateway', () => {
  it('asks auth once for simultaneous calls, and again only after five seconds', async () => {
    const { sessions, ask, clock } = setUp();
    const [one, two] = await Promise.all([sessions.resolve('cookie', bearer), sessions.resolve('cookie', bearer)]);
    expect(one).toEqual(two);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 4_900;
    await sessions.resolve('cookie', bearer);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 200;
    await sessions.resolve('cookie', bearer);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks auth again at once when a call tells another time zone than the session has', async () => {
    const { sessions, ask } = setUp();
    await sessions.resolve('cookie', bearer); // a page's HTML
    await sessions.resolve('cookie', { ...bearer, timeZone: 'Europe/London' });
    expect(ask).toHaveBeenCalledTimes(1);
    await sessions.resolve('cookie', { ...bearer, timeZone: 'Asia/Tokyo' });
    await sessions.resolve('cookie', { ...bearer, timeZone: 'Asia/Tokyo' });
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('forgets one session or all of a person as soon as auth emits a change', async () => {
    const { sessions, answer } = setUp();
    await sessions.resolve('cookie', bearer);
    answer.token = 'second';
    sessions.forget({ userId: 'maya', sessionId: 'another' });
    expect((await sessions.resolve('cookie', bearer))?.token).toBe('first');
    sessions.forget({ userId: 'maya', sessionId: 's1' });
    expect((await sessions.resolve('cookie', bearer))?.token).toBe('second');
    answer.token = 'third';
    sessions.forget({ userId: 'maya', sessionId: null });
    expect((await sessions.resolve('cookie', bearer))?.token).toBe('third');
  });

  it('does not cache an answer that was in flight while rights changed', async () => {
    const { sessions, ask } = setUp();
    const first = sessions.resolve('cookie', bearer);
    sessions.forget({ userId: 'maya', sessionId: null });
    await first;
    await sessions.resolve('cookie', bearer);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('accepts a cached session while auth is away, until its token expires', async () => {
    const { sessions, answer, clock } = setUp();
    await sessions.resolve('cookie', bearer);
    answer.away = true;
    clock.now += 110_000;
    expect((await sessions.resolve('cookie', bearer))?.userId).toBe('maya');
    clock.now += 5_000;
    await expect(sessions.resolve('cookie', bearer)).rejects.toMatchObject({ status: 503 });
  });

  it('lets somebody who called within the last 50 seconds go on while auth is away for a minute', async () => {
    const { sessions, answer, clock } = setUp();
    await sessions.resolve('cookie', bearer);
    clock.now += 50_000;
    answer.away = true;
    for (let second = 0; second <= 60; second += 10) {
      expect((await sessions.resolve('cookie', bearer))?.userId).toBe('maya');
      clock.now += 10_000;
    }
  });

  it('asks an absent auth once in five seconds, and keeps nobody else waiting for it', async () => {
    const { sessions, answer, ask, clock } = setUp();
    await sessions.resolve('cookie', bearer);
    await sessions.resolve('another', bearer);
    clock.now += 6_000;
    answer.away = true;
    for (const cookie of ['cookie', 'another', 'cookie']) await sessions.resolve(cookie, bearer);
    expect(ask).toHaveBeenCalledTimes(3);
    answer.away = false;
    clock.now += 5_000;
    await sessions.resolve('another', bearer);
    expect(ask).toHaveBeenCalledTimes(4);
  });

  it('asks again at once for a session that auth has changed, also while auth is away', async () => {
    const { sessions, answer, clock } = setUp();
    await sessions.resolve('cookie', bearer);
    await sessions.resolve('another', bearer);
    clock.now += 6_000;
    answer.away = true;
    await sessions.resolve('another', bearer);
    sessions.forget({ userId: 'maya', sessionId: 's1' });
    await expect(sessions.resolve('cookie', bearer)).rejects.toMatchObject({ status: 503 });
  });

  it('treats an unknown session as no session', async () => {
    const { sessions, answer } = setUp();
    answer.status = 404;
    expect(await sessions.resolve('cookie', bearer)).toBeUndefined();
  });

  it('stops asking auth for an address with too many unknown cookies, and still accepts cached sessions', async () => {
    const { sessions, answer, ask } = setUp();
    await sessions.resolve('cookie', bearer);
    answer.status = 404;
    for (const cookie of ['made', 'up', 'three']) expect(await sessions.resolve(cookie, bearer)).toBeUndefined();
    await expect(sessions.resolve('four', bearer)).rejects.toMatchObject({ status: 429 });
    expect(ask).toHaveBeenCalledTimes(4);
    expect((await sessions.resolve('cookie', bearer))?.userId).toBe('maya');
    expect(await sessions.resolve('four', { ...bearer, address: '192.0.2.2' })).toBeUndefined();
  });
});

describe('the session cookie', () => {
  it.each([
    ['pathwise_session=abc', 'abc'],
    ['theme=dark; pathwise_session=abc; other=1', 'abc'],
    ['xpathwise_session=abc', undefined],
    ['pathwise_session', undefined],
    [undefined, undefined],
  ])('is read from %s', (header, expected) => {
    expect(sessionCookie(header, 'pathwise_session')).toBe(expected);
  });
});
