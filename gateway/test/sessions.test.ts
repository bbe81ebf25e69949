import { describe, expect, it, jest } from '@jest/globals';
import { createLog } from '@pathwise/service-kit/telemetry/log';
import { createSessions, sessionCookie } from '../src/sessions.ts';

const log = createLog('test', 'silent');
const start = Date.parse('2026-03-01T10:00:00Z');

function setUp() {
  const clock = { now: start };
  const answer = { status: 200, away: false, token: 'first' };
  const ask = jest.fn(async () => {
    if (answer.away) throw new TypeError('fetch failed');
    const body = {
      token: answer.token,
      userId: 'maya',
      sessionId: 's1',
      expiresAt: new Date(clock.now + 60_000).toISOString(),
    };
    return new Response(answer.status === 200 ? JSON.stringify(body) : null, { status: answer.status });
  });
  const sessions = createSessions({
    authInternalUrl: 'http://auth.test',
    log,
    now: () => clock.now,
    fetch: ask as unknown as typeof fetch,
  });
  return { clock, answer, ask, sessions };
}

describe('sessions at the gateway', () => {
  it('asks auth once for calls that arrive together, and again only after five seconds', async () => {
    const { sessions, ask, clock } = setUp();
    const [one, two] = await Promise.all([sessions.resolve('cookie'), sessions.resolve('cookie')]);
    expect(one).toEqual(two);
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 4_900;
    await sessions.resolve('cookie');
    expect(ask).toHaveBeenCalledTimes(1);
    clock.now += 200;
    await sessions.resolve('cookie');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('forgets one session, or all of a person, the moment auth says so', async () => {
    const { sessions, answer } = setUp();
    await sessions.resolve('cookie');
    answer.token = 'second';
    sessions.forget({ userId: 'maya', sessionId: 'another' });
    expect((await sessions.resolve('cookie'))?.token).toBe('first');
    sessions.forget({ userId: 'maya', sessionId: 's1' });
    expect((await sessions.resolve('cookie'))?.token).toBe('second');
    answer.token = 'third';
    sessions.forget({ userId: 'maya', sessionId: null });
    expect((await sessions.resolve('cookie'))?.token).toBe('third');
  });

  it('does not keep an answer that was on its way while rights changed', async () => {
    const { sessions, ask } = setUp();
    const first = sessions.resolve('cookie');
    sessions.forget({ userId: 'maya', sessionId: null });
    await first;
    await sessions.resolve('cookie');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('goes on with a known session while auth is away, until its token ends', async () => {
    const { sessions, answer, clock } = setUp();
    await sessions.resolve('cookie');
    answer.away = true;
    clock.now += 30_000;
    expect((await sessions.resolve('cookie'))?.userId).toBe('maya');
    clock.now += 30_000;
    await expect(sessions.resolve('cookie')).rejects.toMatchObject({ status: 503 });
  });

  it('takes a session that auth does not know for nobody', async () => {
    const { sessions, answer } = setUp();
    answer.status = 404;
    expect(await sessions.resolve('cookie')).toBeUndefined();
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
