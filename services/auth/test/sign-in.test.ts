import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged, userRegistered } from '@pathwise/contracts/events/auth';
import { argon2Passwords } from '../src/sign-in/passwords.ts';
import {
  type AuthUnderTest,
  announcedBy,
  createBrowser,
  freshEmail,
  goodPassword,
  registered,
  startAuth,
} from './given.ts';

let auth: AuthUnderTest;
const checked: (string | undefined)[] = [];
let checking = 0;
let mostChecking = 0;

beforeAll(async () => {
  const real = argon2Passwords();
  const passwords = {
    ...real,
    verify: (passwordHash: string | undefined, password: string) => {
      checked.push(passwordHash);
      checking += 1;
      mostChecking = Math.max(mostChecking, checking);
      return real.verify(passwordHash, password).finally(() => {
        checking -= 1;
      });
    },
  };
  auth = await startAuth({ parts: { passwords } });
});
afterAll(() => auth.stop());

describe('registering', () => {
  it('creates a free member, signs them in and announces them', async () => {
    const browser = createBrowser(auth);
    const email = freshEmail();
    const answer = await browser.post(
      '/api/register',
      { email: `  ${email.toUpperCase()} `, password: goodPassword, firstName: ' Ada ', lastName: '' },
      { 'pathwise-time-zone': 'Europe/Rome' },
    );
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email,
      contactEmail: email,
      firstName: 'Ada',
      lastName: null,
      role: 'regular',
      subscriptionPlan: 'free',
      goalsPublic: true,
      diaryPublic: false,
      timeZone: 'Europe/Rome',
    });
    expect((await browser.get('/api/user')).body).toEqual(answer.body);
    const announced = await auth.heard(userRegistered, { userId: answer.body.id });
    expect(announced).toMatchObject({
      email,
      firstName: 'Ada',
      goalsPublic: true,
      diaryPublic: false,
      timeZone: 'Europe/Rome',
      version: 1,
    });
  });

  it('refuses a taken address with a message, also in capitals', async () => {
    const { email } = await registered(auth);
    const answer = await createBrowser(auth).post('/api/register', {
      email: email.toUpperCase(),
      password: goodPassword,
    });
    expect(answer.status).toBe(409);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(answer.body).toBe('An account with this email already exists');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('accepts exactly one of twenty concurrent registrations of an address', async () => {
    const email = freshEmail();
    const browser = createBrowser(auth);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/api/register', { email, password: goodPassword })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body))).toEqual(
      new Set(['An account with this email already exists']),
    );
    expect(await auth.collection('users').countDocuments({ email })).toBe(1);
    const [user] = await auth.collection('users').find({ email }).toArray();
    expect(await auth.collection('sessions').countDocuments({ userId: String(user?.['_id']) })).toBe(1);
  });

  it.each([
    ['a short password', { password: 'a7f!x' }, 'Password must be at least 8 characters'],
    ['a long password', { password: 'x7'.repeat(65) }, 'Password must be at most 128 characters'],
    [
      'a password everybody tries',
      { password: 'Password123!' },
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      'the own address as password',
      { password: 'ada.lovelace@example.org' },
      'This password is too easy to guess. It is made from your name or address. Please choose another one.',
    ],
    ['no address', { email: 'nobody' }, 'Please enter a valid email address'],
    ['a role', { role: 'admin' }, 'Unknown field: role'],
    ['a plan', { subscriptionPlan: 'premium' }, 'Unknown field: subscriptionPlan'],
  ])('refuses %s with a message', async (_what, wrong, words) => {
    const answer = await createBrowser(auth).post('/api/register', {
      email: 'ada.lovelace@example.org',
      password: goodPassword,
      ...wrong,
    });
    expect([answer.status, answer.body]).toEqual([422, words]);
    expect(await auth.collection('users').countDocuments({ email: 'ada.lovelace@example.org' })).toBe(0);
  });
});

describe('signing in', () => {
  it('answers the person with a new session, and ends the browser’s earlier session', async () => {
    const { browser, email, id } = await registered(auth);
    const first = browser.sessionToken;
    const answer = await browser.post('/api/login', { email: ` ${email.toUpperCase()}`, password: goodPassword });
    expect([answer.status, answer.body.id]).toEqual([200, id]);
    expect(browser.sessionToken).not.toBe(first);
    expect(announcedBy(answer)).toEqual([accessChanged.type]);
    expect((await auth.internal.post('/internal/sessions/resolve', { sessionToken: first })).status).toBe(404);
    expect((await browser.get('/api/user')).body.id).toBe(id);
  });

  it('takes two people at a time, and lets all of forty in', async () => {
    const { email } = await registered(auth);
    mostChecking = 0;
    const once = () => createBrowser(auth).post('/api/login', { email, password: goodPassword });
    const answers = await Promise.all(Array.from({ length: 40 }, once));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
    expect(mostChecking).toBe(2);
  });

  it('answers a wrong password and an unknown address alike, after the same number of hashes', async () => {
    const { email } = await registered(auth);
    checked.length = 0;
    const wrong = await createBrowser(auth).post('/api/login', { email, password: 'not-this-one' });
    const unknown = await createBrowser(auth).post('/api/login', { email: freshEmail(), password: 'not-this-one' });
    for (const { status, body, headers } of [wrong, unknown]) {
      expect([status, body]).toEqual([401, 'Invalid email or password']);
      expect(headers.get('content-type')).toMatch(/^text\/plain/);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(checked).toHaveLength(2); // one hash each
    expect(checked).toStrictEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), undefined]);
  });

  it('accepts a password in another Unicode encoding of the same characters', async () => {
    const { email } = await registered(auth, { password: 'zoe\u0308-und-otter-92' });
    const answer = await createBrowser(auth).post('/api/login', { email, password: 'zo\u00eb-und-otter-92' });
    expect(answer.status).toBe(200);
  });

  it.each([
    ['an operator as address', { email: { $ne: '' }, password: goodPassword }],
    ['an operator as password', { email: 'a@example.org', password: { $gt: '' } }],
    ['a list', [{ email: 'a@example.org' }]],
    ['an unknown field', { email: 'a@example.org', password: 'x', admin: true }],
    ['words', 'hello'],
    ['nothing', null],
    ['a prototype', JSON.parse('{"email":"a@example.org","password":"x","__proto__":{"role":"admin"}}')],
  ])('refuses %s without reading the database', async (_what, body) => {
    const answer = await createBrowser(auth).post('/api/login', body);
    expect(answer.status).toBe(422);
    expect(typeof answer.body).toBe('string');
  });

  it('refuses unreadable JSON and other media types with a message', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await auth.visitor.raw('/api/login', { method: 'POST', headers, body: '{"email":' });
    expect([broken.status, broken.headers.get('content-type')]).toEqual([400, expect.stringMatching(/^text\/plain/)]);
    const form = await auth.visitor.raw('/api/login', { method: 'POST', body: new URLSearchParams({ email: 'a' }) });
    expect(form.status).toBe(415);
  });
});

describe('signing out', () => {
  it('ends the session, clears the browser and tells the gateways', async () => {
    const { browser, id } = await registered(auth);
    const resolved = await browser.resolve();
    const token = browser.sessionToken;
    const answer = await browser.post('/api/logout');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(answer.headers.get('set-cookie')).toMatch(/^pathwise_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await auth.internal.post('/internal/sessions/resolve', { sessionToken: token })).status).toBe(404);
    await auth.heard(accessChanged, { userId: id, sessionId: resolved?.sessionId ?? '' });
  });

  it('succeeds without a session, and with one that has ended', async () => {
    expect((await createBrowser(auth).post('/api/logout', {})).status).toBe(204);
    const { browser } = await registered(auth);
    const bearer = { authorization: `Bearer ${(await browser.resolve())?.token}` };
    const first = await auth.visitor.post('/api/logout', undefined, bearer);
    const second = await auth.visitor.post('/api/logout', undefined, bearer);
    expect([first.status, second.status]).toEqual([204, 204]);
    expect(announcedBy(second)).toEqual([]);
  });
});

describe('the cookie', () => {
  it('is hidden from scripts and other sites, and cannot be derived from the database', async () => {
    const { browser, user } = await registered(auth);
    const answer = await browser.post('/api/login', { email: user.email, password: goodPassword });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^pathwise_session=[\w-]{43}; Max-Age=604800; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const token = browser.sessionToken ?? '';
    const stored = JSON.stringify(await auth.collection('sessions').find({ userId: user.id }).toArray());
    expect(stored).not.toContain(token);
    expect(stored).toContain(createHash('sha256').update(token).digest('base64url'));
  });

  it('is bound to the host and to https when the site uses https', async () => {
    const secure = await startAuth({ environment: { PUBLIC_URL: 'https://pathwise.example' } });
    try {
      const answer = await createBrowser(secure).post('/api/register', { email: freshEmail(), password: goodPassword });
      expect(answer.headers.get('set-cookie')).toMatch(
        /^__Host-pathwise_session=[\w-]{43}; .*; HttpOnly; Secure; SameSite=Lax$/,
      );
    } finally {
      await secure.stop();
    }
  });
});

describe('secrets', () => {
  it('are not stored under an Idempotency-Key, and a repeated sign-in signs in', async () => {
    const { browser, email } = await registered(auth);
    const signIn = () =>
      browser.post('/api/login', { email, password: goodPassword }, { 'idempotency-key': 'the-same' });
    const answers = [await signIn(), await signIn()];
    expect(answers.map(({ headers }) => headers.get('set-cookie') !== null)).toEqual([true, true]);
    expect(await auth.collection('idempotency').countDocuments({})).toBe(0);
  });

  it('appear in no event, log or answer, and are never stored in plain text', async () => {
    const secret = 'canary-otter-4711-lamp';
    const { browser, email, id } = await registered(auth, { password: secret });
    await browser.post('/api/login', { email, password: secret });
    await browser.post('/api/login', { email, password: `${secret}-wrong` });
    await browser.get('/api/user');
    await auth.heard(accessChanged, { userId: id });
    const stored = await auth.collection('users').findOne({ email });
    const hash = String(stored?.['passwordHash']);
    const everywhere = JSON.stringify(auth.events) + auth.logs.join('') + JSON.stringify(stored);
    expect(everywhere).not.toContain('canary-otter');
    expect(JSON.stringify(auth.events) + auth.logs.join('')).not.toContain(hash);
    expect(auth.logs.join('')).not.toContain(email);
    expect(auth.logs.join('')).not.toContain(browser.sessionToken);
    expect(JSON.stringify((await browser.get('/api/user')).body)).not.toMatch(/argon2|passwordHash/);
  });
});
