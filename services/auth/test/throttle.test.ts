import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { countAttempt } from '@pathwise/service-kit/throttle/count-attempt';
import type { Passwords } from '../src/sign-in/passwords.ts';
import { type AuthUnderTest, createBrowser, createClock, freshEmail, goodPassword, startAuth } from './given.ts';

/** Hashes by reversing the text, because these tests try hundreds of passwords. */
const quickPasswords: Passwords = {
  hash: async (password) => [...password].reverse().join(''),
  verify: async (hash, password) => hash === [...password].reverse().join(''),
};
const minute = 60_000;
const clock = createClock();
const pauses: number[] = [];
let auth: AuthUnderTest;
let email: string;

beforeAll(async () => {
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  auth = await startAuth({
    now: clock.now,
    parts: { passwords: quickPasswords, pause },
    environment: { REGISTRATIONS_PER_HOUR: '30' },
  });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  clock.pass(180 * minute); // so no test counts the attempts of another
  pauses.length = 0;
  email = freshEmail();
  expect((await createBrowser(auth).post('/api/register', { email, password: goodPassword })).status).toBe(201);
});

const signIn = (address: string, password: string, account = email) =>
  createBrowser(auth, { address }).post('/api/login', { email: account, password });
/** Fifty at a time, because the queue of sign-ins holds no hundred. */
const failTimes = async (times: number, attempt: (nth: number) => Promise<{ status: number }>, status = 401) => {
  for (let first = 0; first < times; first += 50) {
    const nths = Array.from({ length: Math.min(50, times - first) }, (_, at) => first + at);
    const answers = await Promise.all(nths.map(attempt));
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => status));
  }
};

describe('guessing one account from one address', () => {
  it('is refused after ten failures in fifteen minutes, even with the right password, until time has passed', async () => {
    await failTimes(10, () => signIn('10.0.0.1', 'wrong'));
    const refused = await signIn('10.0.0.1', goodPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(refused.body).toMatch(/^Too many attempts\. Please try again in \d+ minutes?\.$/);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);

    clock.pass(seconds * 1000 + 2 * minute);
    expect((await signIn('10.0.0.1', goodPassword)).status).toBe(200);
  });

  it('does not block the owner at another address, nor other accounts', async () => {
    await failTimes(10, () => signIn('10.0.1.1', 'wrong'));
    expect((await signIn('10.0.1.2', goodPassword)).status).toBe(200);
    expect((await signIn('10.0.1.1', 'wrong', freshEmail())).status).toBe(401);
  });

  it('lets at most ten concurrent attempts through', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('10.0.2.1', 'wrong')));
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.every(({ status }) => status === 401 || status === 429)).toBe(true);
  });

  it('does not count successes', async () => {
    for (let i = 0; i < 12; i++) expect((await signIn('10.0.3.1', goodPassword)).status).toBe(200);
  });
});

describe('guessing many accounts from one address', () => {
  it('is refused after fifty failures', async () => {
    await failTimes(50, () => signIn('10.0.4.1', 'wrong', freshEmail()));
    expect((await signIn('10.0.4.1', 'wrong', freshEmail())).status).toBe(429);
    expect((await signIn('10.0.4.2', 'wrong', freshEmail())).status).toBe(401);
  });

  it('counts registrations that test which addresses are taken', async () => {
    const browser = createBrowser(auth, { address: '10.0.5.1' });
    const ask = () => browser.post('/api/register', { email, password: goodPassword });
    await failTimes(50, ask, 409);
    expect((await ask()).status).toBe(429);
  });
});

describe('guessing one account from many addresses', () => {
  it('is slowed and never locks the owner out', async () => {
    await failTimes(100, (nth) => signIn(`10.1.0.${nth}`, 'wrong'));
    expect(Math.max(...pauses)).toBe(0);
    await failTimes(40, (nth) => signIn(`10.1.1.${nth}`, 'wrong'));
    const grown = pauses.filter((milliseconds) => milliseconds > 0).sort((a, b) => a - b);
    expect(grown.slice(0, 3)).toEqual([100, 200, 300]);
    expect(grown.at(-1)).toBe(3_000);
    expect((await signIn('10.1.2.1', goodPassword)).status).toBe(200);
  });
});

describe('registering', () => {
  it('is limited per address and hour', async () => {
    const from = (address: string) =>
      createBrowser(auth, { address }).post('/api/register', { email: freshEmail(), password: goodPassword });
    await failTimes(30, () => from('10.0.6.1'), 201);
    expect((await from('10.0.6.1')).status).toBe(429);
    expect((await from('10.0.6.2')).status).toBe(201);
  });
});

describe('counting', () => {
  it('counts an attempt once and uncounts it once when the driver repeats the write', async () => {
    const deps = auth.service.deps;
    const limit = { name: 'repeated', windowMs: 15 * minute, most: 10 };
    const attempt = () => countAttempt({ ...deps, now: clock.now }, { limit, subject: 'somebody' });
    for (let i = 0; i < 9; i++) await attempt();
    const tenth = await attempt();
    await tenth.takeBack();
    await tenth.takeBack();
    expect((await attempt()).count).toBe(10);
    const twice = { ...deps, now: clock.now, newId: () => 'one-attempt' };
    const first = await countAttempt(twice, { limit, subject: 'somebody' });
    expect((await countAttempt(twice, { limit, subject: 'somebody' })).count).toBe(first.count);
  });

  it('does not grow the list beyond every limit', async () => {
    const deps = { ...auth.service.deps, now: clock.now };
    const limit = { name: 'flood', windowMs: 15 * minute, most: 5 };
    const counted = [];
    for (let i = 0; i < 14; i++) counted.push(await countAttempt(deps, { limit, subject: 'flood' }));
    expect(counted.map(({ count }) => count)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11, 11]);
    await counted[13]?.takeBack();
    await counted[0]?.takeBack();
    expect((await countAttempt(deps, { limit, subject: 'flood' })).count).toBe(10);
  });
});

describe('the counted subject', () => {
  it('is the /64 network of an IPv6 address', async () => {
    await failTimes(10, (nth) => signIn(`2001:db8:1:2::${nth + 1}`, 'wrong'));
    expect((await signIn('2001:db8:1:2:ffff::1', 'wrong')).status).toBe(429);
    expect((await signIn('2001:db8:1:3::1', 'wrong')).status).toBe(401);
  });

  it('reveals neither account nor address, and expires', async () => {
    await signIn('203.0.113.77', 'wrong');
    const rows = await auth.collection('attempts').find({}).toArray();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113\.77|example\.org/);
    const indexes = await auth.collection('attempts').indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
