import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accessChanged } from '@pathwise/contracts/events/auth';
import { givenUpAccountMails } from '@pathwise/contracts/questions/auth';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { collectTraces } from '@pathwise/service-testkit/trace-collector';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import {
  type AuthUnderTest,
  announcedBy,
  createBrowser,
  createClock,
  freshEmail,
  goodPassword,
  registered,
  startAuth,
} from './given.ts';
import { mailed, tokenIn } from './mailed.ts';

let auth: AuthUnderTest;
let smtp: FakeSmtp;
let traces: Awaited<ReturnType<typeof collectTraces>>;
const clock = createClock();
const newPassword = 'amber-walrus-17-kite';
const hour = 3_600_000;

beforeAll(async () => {
  smtp = await startFakeSmtp();
  traces = await collectTraces('auth');
  auth = await startAuth({
    now: clock.now,
    environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://pathwise.example', MAIL_FROM: 'hello@pathwise.example' },
  });
});
afterAll(async () => {
  await auth.stop();
  await traces.stop();
  await smtp.goAway();
});

const signIn = (email: string, password: string, browser = createBrowser(auth)) =>
  browser.post('/api/login', { email, password });
const forget = (email: unknown, headers?: Record<string, string>) =>
  createBrowser(auth).post('/api/account/password/forgotten', { email }, headers);
const reset = (token: unknown, password: unknown = newPassword) =>
  createBrowser(auth).post('/api/account/password/reset', { token, newPassword: password });
const subject = 'Choose a new password';

async function linkFor(email: string, nth = 1) {
  expect((await forget(email)).status).toBe(202);
  return tokenIn(await mailed(smtp, { to: email, subject, nth }));
}
const historyOf = async (userId: string) =>
  (await auth.collection('audit').find({ userId }).sort({ at: 1, _id: 1 }).toArray()).map((row) => row['what']);

describe('a forgotten password', () => {
  it('is replaced by a link in a mail: all sessions end, the new password works and the old one no longer', async () => {
    const { browser, email, id } = await registered(auth);
    const token = await linkFor(email);
    expect((await reset(token)).status).toBe(204);
    expect(await browser.resolve()).toBeUndefined();
    expect((await signIn(email, goodPassword)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    const told = await mailed(smtp, { to: email, subject: 'Your password was changed' });
    expect(told.text).toContain('https://pathwise.example/auth/forgotten');
    expect(await historyOf(id)).toEqual(['signed-up', 'password-reset']);
    await auth.heard(accessChanged, { userId: id, sessionId: null });
  });

  it('is told to admins when its mail is given up: to whom and why, without the link', async () => {
    const { email } = await registered(auth);
    smtp.behaviour.refusing.set(email, `550 5.1.1 <${email}> unknown`);
    const at = clock.now().toISOString();
    await forget(email);
    const { ask } = auth.service.deps;
    const list = (after?: { at: string; key: string }) =>
      ask(givenUpAccountMails, { ...(after ? { after } : {}), limit: 101 }, { timeoutMs: 5_000 });
    const own = async () => (await list()).mails.find(({ to }) => to === email);
    const given = await waitUntil('the mail to be given up', own, { timeoutMs: 20_000 });
    const key = expect.stringMatching(/^reset\//);
    expect(given).toEqual({ key, to: email, reason: 'EENVELOPE 550 RCPT TO', tries: 1, at });
    const { mails } = await list({ at, key: given.key });
    expect(mails.map(({ to }) => to)).not.toContain(email);
    smtp.behaviour.refusing.delete(email);
  });

  it('gets the same answer for an address without an account, which gets no mail', async () => {
    const { email } = await registered(auth);
    const nobody = freshEmail();
    const [known, unknown] = [await forget(email), await forget(nobody)];
    const shown = ({ status, body, headers }: typeof known) => ({ status, body, type: headers.get('content-type') });
    expect(shown(unknown)).toEqual(shown(known));
    expect([known.status, known.body, announcedBy(known)]).toEqual([202, '', []]);
    await mailed(smtp, { to: email, subject });
    expect(smtp.mailsTo(nobody)).toEqual([]);
    expect(await auth.collection('mails').countDocuments({ to: nobody })).toBe(0);
  });

  it('is answered before anybody is looked up, so its time tells nothing', async () => {
    const { email } = await registered(auth);
    const { db } = auth.service.deps;
    const session = await db.startSession();
    session.startTransaction(); // holds the rows that the link's transaction writes
    await db.db
      ?.collection<{ _id: string }>('accounts')
      .updateOne(
        { _id: `${(await auth.collection('users').findOne({ email }))?._id}.auth` },
        { $inc: { changes: 1 }, $setOnInsert: { erased: false } },
        { session, upsert: true },
      );
    const answered = forget(email).then(({ status }) => status);
    expect(await answered).toBe(202);
    expect(smtp.mailsTo(email)).toEqual([]);
    await session.commitTransaction();
    await session.endSession();
    await mailed(smtp, { to: email, subject });
  });

  it('mails a link to the configured site, whatever host the request names', async () => {
    const { email } = await registered(auth);
    await forget(email, { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' });
    const { text, html, raw } = await mailed(smtp, { to: email, subject });
    expect(text).toMatch(/https:\/\/pathwise\.example\/auth\/reset#[\w-]{43}\r?\n/);
    expect(html).toContain('https://pathwise.example/auth/reset#');
    expect(raw).not.toContain('evil.example');
  });

  it.each([
    ['an operator', { $ne: '' }],
    ['a list', ['a@example.org', 'b@example.org']],
    ['a header', 'a@example.org\r\nBcc: b@example.org'],
    ['several addresses', 'a@example.org,b@example.org'],
    ['nothing', undefined],
  ])('refuses %s as address', async (_what, email) => {
    expect((await forget(email)).status).toBe(422);
  });

  it('fills no mailbox: five mails an hour, and the links in them still work', async () => {
    const { email, id } = await registered(auth);
    const first = await linkFor(email);
    for (let nth = 2; nth <= 5; nth++) await linkFor(email, nth);
    const asked = async () => (await auth.collection('attempts').find().toArray()).flatMap((row) => row['ids']).length;
    const before = await asked();
    expect((await forget(email)).status).toBe(202);
    await waitUntil('the sixth to be counted', async () => (await asked()) >= before + 3); // twice as a call, once as a mail
    expect(await auth.collection('mailLinks').countDocuments({ userId: id })).toBe(5);
    expect((await reset(first)).status).toBe(204);
  });

  it('is throttled like a sign-in, known or not', async () => {
    for (const email of [freshEmail(), (await registered(auth)).email]) {
      const browser = createBrowser(auth);
      const ask = () => browser.post('/api/account/password/forgotten', { email });
      for (let n = 0; n < 10; n++) expect((await ask()).status).toBe(202);
      const late = await ask();
      expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
  });
});

describe('a link for a new password', () => {
  const gone = { status: 404, body: { code: 'link-expired' } };

  it('works once', async () => {
    const { email } = await registered(auth);
    const token = await linkFor(email);
    expect((await reset(token)).status).toBe(204);
    expect(await reset(token, 'another-fine-word-5')).toMatchObject(gone);
  });

  it('works once when it is used twice at the same moment', async () => {
    const { email } = await registered(auth);
    const token = await linkFor(email);
    const answers = await Promise.all([reset(token), reset(token), reset(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
  });

  it('lasts an hour', async () => {
    const { email } = await registered(auth);
    const [token, late] = [await linkFor(email), await linkFor(email, 2)];
    clock.pass(hour - 1_000);
    expect((await reset(token)).status).toBe(204);
    clock.pass(2_000);
    expect(await reset(late)).toMatchObject(gone);
  });

  it('is void once the password has changed in another way', async () => {
    const { browser, email } = await registered(auth);
    const [one, two] = [await linkFor(email), await linkFor(email, 2)];
    await browser.put('/api/account/password', { currentPassword: goodPassword, newPassword });
    expect(await reset(one, 'third-fine-word-9')).toMatchObject(gone);
    expect(await reset(two, 'third-fine-word-9')).toMatchObject(gone);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('is void with its account', async () => {
    const { browser, email } = await registered(auth);
    const token = await linkFor(email);
    await browser.post('/api/account/delete', { password: goodPassword });
    expect(await reset(token)).toMatchObject(gone);
  });

  it('is not used up by a GET, nor by a password that is too easy', async () => {
    const { email } = await registered(auth, { firstName: 'Marguerite' });
    const token = await linkFor(email);
    for (const path of ['/api/account/password/reset', `/auth/reset?token=${token}`]) await auth.visitor.get(path);
    const easy = await reset(token, 'password123');
    expect([easy.status, easy.body.errors[0].path]).toEqual([422, 'newPassword']);
    expect((await reset(token, 'Marguerite1')).status).toBe(422);
    expect((await reset(token, 'short')).status).toBe(422);
    expect((await reset(token)).status).toBe(204);
  });

  it('does not confirm an address, and a link for an address sets no password', async () => {
    const { browser, email } = await registered(auth);
    const next = freshEmail();
    await browser.put('/api/users/profile', { email: next });
    const address = tokenIn(await mailed(smtp, { to: next, subject: 'Confirm your new address' }));
    const password = await linkFor(email);
    expect(await reset(address)).toMatchObject(gone);
    expect(await createBrowser(auth).post('/api/account/email/confirm', { token: password })).toMatchObject(gone);
  });

  it('cannot be guessed: a wrong one counts like a wrong password', async () => {
    const browser = createBrowser(auth);
    const guess = () => browser.post('/api/account/password/reset', { token: 'x'.repeat(43), newPassword });
    const statuses = [];
    for (let n = 0; n < 51; n++) statuses.push((await guess()).status);
    expect([new Set(statuses.slice(0, 50)), statuses[50]]).toEqual([new Set([404]), 429]);
  });

  it.each([
    ['an operator', { $ne: '' }],
    ['an empty one', ''],
    ['a list', ['x']],
    ['a NUL', 'a\0b'],
  ])('is refused when its token is %s', async (_what, token) => {
    expect((await reset(token)).status).toBe(422);
  });

  it('is stored as a hash, and its token is nowhere once the mail is sent: not in the database, events, logs or traces', async () => {
    const { email, id } = await registered(auth);
    const token = await linkFor(email);
    await reset(token, 'planted-words-in-password-3');
    await mailed(smtp, { to: email, subject: 'Your password was changed' });
    await waitUntil(
      'the marks',
      async () => (await auth.collection('mails').countDocuments({ ownerId: id, state: 'waiting' })) === 0,
    );
    const rows: unknown[] = [];
    for (const { name } of (await auth.service.deps.db.db?.listCollections().toArray()) ?? [])
      rows.push(...(await auth.collection(name).find().toArray()));
    await traces.stop();
    expect(traces.text()).toContain('auth.resetPassword');
    for (const place of [rows, auth.events, auth.logs, traces.text()].map((all) => JSON.stringify(all))) {
      expect(place).not.toContain(token);
      expect(place).not.toContain('planted-words-in-password-3');
    }
  });
});

describe('changing the password', () => {
  const change = (browser: ReturnType<typeof createBrowser>, body: object) =>
    browser.put('/api/account/password', { currentPassword: goodPassword, newPassword, ...body });

  it('ends the other sessions, keeps this one, and tells the person', async () => {
    const { browser, email, id } = await registered(auth);
    const elsewhere = createBrowser(auth);
    await signIn(email, goodPassword, elsewhere);
    expect((await change(browser, {})).status).toBe(204);
    expect(await elsewhere.resolve()).toBeUndefined();
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await signIn(email, goodPassword)).status).toBe(401);
    expect((await signIn(email, newPassword)).status).toBe(200);
    await mailed(smtp, { to: email, subject: 'Your password was changed' });
    expect(await historyOf(id)).toEqual(['signed-up', 'password-changed']);
  });

  it('asks for the right current one, counted like sign-ins', async () => {
    const { browser, email } = await registered(auth);
    for (let n = 0; n < 10; n++)
      expect((await change(browser, { currentPassword: 'not my password' })).status).toBe(403);
    expect((await change(browser, {})).status).toBe(429);
    expect((await signIn(email, goodPassword)).status).toBe(200);
  });

  it('happens once of two at the same moment', async () => {
    const { browser, email } = await registered(auth);
    const answers = await Promise.all([change(browser, {}), change(browser, { newPassword: 'other-fine-words-4' })]);
    expect(answers.map(({ status }) => status).sort()).not.toEqual([204, 204]);
    const worked = await Promise.all([signIn(email, newPassword), signIn(email, 'other-fine-words-4')]);
    expect(worked.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it.each([
    ['an easy one', { newPassword: 'password123' }],
    ['a short one', { newPassword: 'seven77' }],
    ['a long one', { newPassword: 'x'.repeat(129) }],
    ['an operator', { newPassword: { $ne: '' } }],
    ['an operator as the current one', { currentPassword: { $ne: '' } }],
    ["somebody else's id", { userId: 'other' }],
  ])('refuses %s', async (_what, body) => {
    const { browser, email } = await registered(auth);
    expect((await change(browser, body)).status).toBe(422);
    expect((await signIn(email, goodPassword)).status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await change(createBrowser(auth), {})).status).toBe(401);
  });
});
