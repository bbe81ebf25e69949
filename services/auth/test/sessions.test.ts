import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged, profileChanged, userSeen } from '@pathwise/contracts/events/auth';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import jwt from 'jsonwebtoken';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import {
  type AuthUnderTest,
  announcedBy,
  createBrowser,
  createClock,
  goodPassword,
  registered,
  startAuth,
} from './given.ts';

const minute = 60_000;
const hour = 60 * minute;
const clock = createClock();
let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuth({ now: clock.now });
});
afterAll(() => auth.stop());

const signInAgain = async (email: string) => {
  const browser = createBrowser(auth);
  await browser.post('/api/login', { email, password: goodPassword }, { 'user-agent': 'Firefox on a boat' });
  return browser;
};

type StoredSession = { userId: string; lastSeenAt: Date; expiresAt: Date };
const storedSession = (userId: string) =>
  auth.service.deps.db.collection<StoredSession>('sessions').findOne({ userId });

describe('resolving a session', () => {
  it("stores the browser's latest time zone, and ignores an invalid one", async () => {
    const { browser, id } = await registered(auth);
    const resolve = async (timeZone: string) => {
      const { sessionToken } = browser;
      return (await auth.internal.post('/internal/sessions/resolve', { sessionToken, timeZone })).body.token as string;
    };
    const zoneIn = (token: string) => (jwt.decode(token) as jwt.JwtPayload)['tz'];
    expect(zoneIn(await resolve('Asia/Tokyo'))).toBe('Asia/Tokyo');
    expect(zoneIn(await resolve('Mars/Base'))).toBe('Asia/Tokyo');
    expect((await browser.get('/api/user')).body.timeZone).toBe('Asia/Tokyo');
    expect(await auth.heard(profileChanged, { userId: id, timeZone: 'Asia/Tokyo' })).toBeDefined();
  });

  it('answers a token of two minutes with person, role and plan', async () => {
    const { browser, id } = await registered(auth, { firstName: 'Maya' });
    const resolved = await browser.resolve();
    expect(resolved).toMatchObject({ userId: id, firstName: 'Maya', timeZone: 'UTC' });
    const claims = jwt.verify(resolved?.token ?? '', testEnvironment().jwtPublicKey, {
      algorithms: ['ES256'],
      issuer: 'pathwise-auth',
      audience: 'pathwise',
      clockTimestamp: clock.now().getTime() / 1000,
    }) as jwt.JwtPayload;
    expect(claims).toMatchObject({ sub: id, role: 'regular', plan: 'free', sid: resolved?.sessionId, tz: 'UTC' });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(120);
  });

  it('answers when it expires: the end of the token, or of the session when that is earlier', async () => {
    const { browser } = await registered(auth);
    const inTwoMinutes = new Date(clock.now().getTime() + 2 * minute).toISOString();
    expect((await browser.resolve())?.expiresAt).toBe(inTwoMinutes);
    const week = new Date(clock.now().getTime() + 7 * 24 * hour).toISOString();
    for (let i = 0; i < 13; i++) {
      clock.pass(12 * hour);
      await browser.resolve();
    }
    clock.pass(12 * hour - 1_000);
    expect((await browser.resolve())?.expiresAt).toBe(week);
  });

  it.each([
    ['an unknown token', { sessionToken: 'A'.repeat(43) }, 404],
    ['an empty token', { sessionToken: '' }, 404],
    ['an operator', { sessionToken: { $ne: '' } }, 422],
    ['nothing', {}, 422],
  ])('finds no session for %s', async (_what, body, status) => {
    expect((await auth.internal.post('/internal/sessions/resolve', body)).status).toBe(status);
  });

  it('is not possible on the public port', async () => {
    expect((await auth.visitor.post('/internal/sessions/resolve', { sessionToken: 'A' })).status).toBe(404);
  });

  it('emits user-seen once a day', async () => {
    const { browser, id } = await registered(auth);
    await browser.resolve();
    await browser.resolve();
    const today = clock.now().toISOString().slice(0, 10);
    const seen = await auth.heard(userSeen, { userId: id, seenOn: today });
    expect(seen.version).toBe(2);
    clock.pass(15 * hour);
    await Promise.all([browser.resolve(), browser.resolve(), browser.resolve()]);
    const tomorrow = clock.now().toISOString().slice(0, 10);
    await auth.heard(userSeen, { userId: id, seenOn: tomorrow });
    const stored = await auth.service.deps.db
      .collection<{ _id: string; version: number }>('users')
      .findOne({ _id: id });
    expect(stored?.version).toBe(3);
  });
});

describe('a session', () => {
  it('ends a day after its last use', async () => {
    const { browser } = await registered(auth);
    clock.pass(24 * hour - 1);
    expect(await browser.resolve()).toBeDefined();
    clock.pass(24 * hour - 1);
    expect(await browser.resolve()).toBeDefined();
    clock.pass(24 * hour);
    expect(await browser.resolve()).toBeUndefined();
  });

  it('ends a week after its start, even when it is used', async () => {
    const { browser, id } = await registered(auth);
    const end = clock.now().getTime() + 7 * 24 * hour;
    for (let i = 0; i < 13; i++) {
      clock.pass(12 * hour);
      expect(await browser.resolve()).toBeDefined();
    }
    expect((await storedSession(id))?.expiresAt).toEqual(new Date(end));
    clock.pass(12 * hour);
    expect(await browser.resolve()).toBeUndefined();
  });

  it('is written to the database at most once a minute', async () => {
    const { browser, id } = await registered(auth);
    const first = await storedSession(id);
    clock.pass(minute - 1);
    await browser.resolve();
    expect(await storedSession(id)).toEqual(first);
    clock.pass(1);
    await browser.resolve();
    expect((await storedSession(id))?.lastSeenAt).toEqual(clock.now());
  });

  it('of an admin ends after half an hour without use, and after eight hours at most', async () => {
    const { email } = await registered(auth);
    await promoteToAdmin(auth.service.deps, { email });
    const idle = await signInAgain(email);
    clock.pass(30 * minute);
    expect(await idle.resolve()).toBeUndefined();

    const busy = await signInAgain(email);
    for (let i = 0; i < 23; i++) {
      clock.pass(20 * minute);
      expect(await busy.resolve()).toBeDefined();
    }
    clock.pass(20 * minute);
    expect(await busy.resolve()).toBeUndefined();
  });

  it('is removed by the database after its end', async () => {
    const indexes = await auth.collection('sessions').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});

describe('the list of sessions', () => {
  it('shows all sessions, most recently used first, and marks the current one', async () => {
    const { browser, email } = await registered(auth);
    clock.pass(hour);
    const other = await signInAgain(email);
    const { status, body } = await browser.get('/api/account/sessions');
    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body.find(({ current }: { current: boolean }) => current).id).toBe((await browser.resolve())?.sessionId);
    expect(body.find(({ current }: { current: boolean }) => !current)).toMatchObject({
      userAgent: 'Firefox on a boat',
      device: 'Unknown browser',
    });
    expect(JSON.stringify(body)).not.toContain(other.sessionToken);
    expect(JSON.stringify(body)).not.toMatch(/tokenHash|userId/);
  });

  it('can end another session, which is signed out at once', async () => {
    const { browser, email, id } = await registered(auth);
    const other = await signInAgain(email);
    const sessionId = (await other.resolve())?.sessionId ?? '';
    const answer = await browser.delete(`/api/account/sessions/${sessionId}`);
    expect([answer.status, announcedBy(answer)]).toEqual([204, [accessChanged.type]]);
    await auth.heard(accessChanged, { userId: id, sessionId });
    expect(await other.resolve()).toBeUndefined();
    expect((await other.get('/api/user')).status).toBe(401);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('can end all others at once', async () => {
    const { browser, email, id } = await registered(auth);
    const others = [await signInAgain(email), await signInAgain(email)];
    const stranger = await registered(auth);
    const answer = await browser.delete('/api/account/sessions');
    expect([answer.status, answer.body, announcedBy(answer)]).toEqual([200, { ended: 2 }, [accessChanged.type]]);
    await auth.heard(accessChanged, { userId: id, sessionId: null });
    for (const other of others) expect(await other.resolve()).toBeUndefined();
    expect((await browser.get('/api/account/sessions')).body).toHaveLength(1);
    expect(await stranger.browser.resolve()).toBeDefined();
    const again = await browser.delete('/api/account/sessions');
    expect([again.body, announcedBy(again)]).toEqual([{ ended: 0 }, []]);
    const history = await auth.collection('audit').find({ userId: id, what: 'other-sessions-ended' }).toArray();
    expect(history).toHaveLength(1);
  });

  it('clears the cookie when the current session is ended', async () => {
    const { browser } = await registered(auth);
    const answer = await browser.delete(`/api/account/sessions/${(await browser.resolve())?.sessionId}`);
    expect(answer.status).toBe(204);
    expect(browser.sessionToken).toBeUndefined();
  });

  it("answers 404 for another person's session", async () => {
    const { browser } = await registered(auth);
    const stranger = await registered(auth);
    const sessionId = (await stranger.browser.resolve())?.sessionId;
    expect((await browser.delete(`/api/account/sessions/${sessionId}`)).status).toBe(404);
    expect(await stranger.browser.resolve()).toBeDefined();
    expect((await browser.delete('/api/account/sessions/none')).status).toBe(404);
  });

  it('needs a session', async () => {
    expect((await createBrowser(auth).get('/api/account/sessions')).status).toBe(401);
    expect((await createBrowser(auth).delete('/api/account/sessions/x')).status).toBe(401);
    expect((await createBrowser(auth).delete('/api/account/sessions')).status).toBe(401);
  });
});
