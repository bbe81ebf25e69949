import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { profileChanged } from '@pathwise/contracts/events/auth';
import { type FakeSmtp, startFakeSmtp } from '@pathwise/service-testkit/fake-smtp';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import {
  type AuthUnderTest,
  type Browser,
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
const clock = createClock();
const confirmSubject = 'Confirm your new address';
const askedSubject = 'A new address for your account';

beforeAll(async () => {
  smtp = await startFakeSmtp();
  auth = await startAuth({ now: clock.now, environment: { SMTP_URL: smtp.url } });
});
afterAll(async () => {
  await auth.stop();
  await smtp.goAway();
});

const signIn = (email: string) => createBrowser(auth).post('/api/login', { email, password: goodPassword });
const ask = (browser: Browser, email: unknown) => browser.put('/api/users/profile', { email });
const confirm = (token: unknown) => createBrowser(auth).post('/api/account/email/confirm', { token });
const linkTo = async (to: string, nth = 1) => tokenIn(await mailed(smtp, { to, subject: confirmSubject, nth }));
const gone = { status: 404, body: { code: 'link-expired' } };

describe('another address', () => {
  it('is pending until its link is used; the old one is told, works until then and no longer', async () => {
    const { browser, email, id } = await registered(auth);
    const next = freshEmail();
    const asked = await ask(browser, next.toUpperCase());
    expect(asked).toMatchObject({ status: 200, body: { email, pendingEmail: next, contactEmail: email } });
    const token = await linkTo(next);
    const told = await mailed(smtp, { to: email, subject: askedSubject });
    expect(told.text).toContain(next);
    expect(told.text).not.toContain(token);
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([200, 401]);

    expect((await confirm(token)).status).toBe(204);
    const { body } = await browser.get('/api/user');
    expect(body).toMatchObject({ email: next, contactEmail: next });
    expect(body).not.toHaveProperty('pendingEmail');
    expect([(await signIn(email)).status, (await signIn(next)).status]).toEqual([401, 200]);
    await mailed(smtp, { to: email, subject: 'The address of your account was changed' });
    expect(await auth.heard(profileChanged, { userId: id, email: next })).toMatchObject({ contactEmail: next });
    const history = await auth.collection('audit').find({ userId: id }).sort({ at: 1, _id: 1 }).toArray();
    expect(history.map((row) => row['what'])).toEqual(['signed-up', 'email-change-asked', 'email-changed']);
    expect(JSON.stringify(history)).not.toMatch(/@example/);
  });

  it('takes the contact address along when that was the same, and leaves another one alone', async () => {
    const [same, other] = [await registered(auth), await registered(auth)];
    await same.browser.put('/api/users/profile', { contactEmail: same.email });
    await other.browser.put('/api/users/profile', { contactEmail: 'contact@example.org' });
    for (const { browser } of [same, other]) {
      const next = freshEmail();
      await ask(browser, next);
      await confirm(await linkTo(next));
      const { body } = await browser.get('/api/user');
      expect(body.contactEmail).toBe(browser === same.browser ? next : 'contact@example.org');
    }
  });

  it('makes an open form with the old address stale', async () => {
    const { browser, email, user } = await registered(auth);
    const next = freshEmail();
    await ask(browser, next);
    await confirm(await linkTo(next));
    const late = await browser.put('/api/users/profile', { contactEmail: email, version: user.version });
    expect(late.status).toBe(409);
  });

  it('gets the same answer and mails when somebody has it; its link then says so', async () => {
    const [one, two] = [await registered(auth), await registered(auth)];
    const free = freshEmail();
    const [toFree, toTaken] = [await ask(one.browser, free), await ask(two.browser, one.email)];
    expect(toTaken.status).toBe(toFree.status);
    expect(toTaken.body).toEqual({ ...toTaken.body, email: two.email, pendingEmail: one.email });
    await mailed(smtp, { to: two.email, subject: askedSubject });
    const late = await confirm(await linkTo(one.email));
    expect([late.status, late.body.detail]).toEqual([409, 'An account with this email already exists']);
    expect((await two.browser.get('/api/user')).body.email).toBe(two.email);
    expect((await signIn(one.email)).status).toBe(200);
  });

  it('is lost to who registers it meanwhile', async () => {
    const { browser, email } = await registered(auth);
    const next = freshEmail();
    await ask(browser, next);
    const token = await linkTo(next);
    const answer = await createBrowser(auth).post('/api/register', { email: next, password: goodPassword });
    expect(answer.status).toBe(201);
    expect((await confirm(token)).status).toBe(409);
    expect((await browser.get('/api/user')).body.email).toBe(email);
  });

  it('goes to one of two who confirm it at the same moment', async () => {
    const [one, two] = [await registered(auth), await registered(auth)];
    const next = freshEmail();
    await ask(one.browser, next);
    const first = await linkTo(next);
    await ask(two.browser, next);
    const second = await linkTo(next, 2);
    const answers = await Promise.all([confirm(first), confirm(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await auth.collection('users').countDocuments({ email: next })).toBe(1);
  });

  it('can be called off: its link is void', async () => {
    const { browser, email } = await registered(auth);
    const next = freshEmail();
    await ask(browser, next);
    const token = await linkTo(next);
    expect((await browser.delete('/api/account/email/pending')).status).toBe(204);
    expect((await browser.get('/api/user')).body).not.toHaveProperty('pendingEmail');
    expect(await confirm(token)).toMatchObject(gone);
    expect((await browser.delete('/api/account/email/pending')).status).toBe(204);
    expect((await browser.get('/api/user')).body.email).toBe(email);
    expect((await createBrowser(auth).delete('/api/account/email/pending')).status).toBe(401);
  });

  it('is called off by a changed password', async () => {
    const { browser } = await registered(auth);
    const next = freshEmail();
    await ask(browser, next);
    const token = await linkTo(next);
    await browser.put('/api/account/password', { currentPassword: goodPassword, newPassword: 'amber-walrus-17-kite' });
    expect((await browser.get('/api/user')).body).not.toHaveProperty('pendingEmail');
    expect(await confirm(token)).toMatchObject(gone);
  });

  it('has one link that works: that of the last address', async () => {
    const { browser } = await registered(auth);
    const [first, second] = [freshEmail(), freshEmail()];
    await ask(browser, first);
    const early = await linkTo(first);
    await ask(browser, second);
    expect(await confirm(early)).toMatchObject(gone);
    const token = await linkTo(second);
    expect((await confirm(token)).status).toBe(204);
    expect(await confirm(token)).toMatchObject(gone);
    expect((await browser.get('/api/user')).body.email).toBe(second);
  });

  it('is mailed again when it is asked for again, and five times an hour at most', async () => {
    const { browser } = await registered(auth);
    const next = freshEmail();
    for (let nth = 1; nth <= 5; nth++) expect((await ask(browser, next)).status).toBe(200);
    expect((await ask(browser, next)).status).toBe(429);
    await linkTo(next, 5);
    const form = { email: (await browser.get('/api/user')).body.email, bio: 'Still saved.' };
    expect((await browser.put('/api/users/profile', form)).body).toMatchObject({
      bio: 'Still saved.',
      pendingEmail: next,
    });
  });

  it('waits 24 hours for its link', async () => {
    const { browser } = await registered(auth);
    const [one, two] = [freshEmail(), freshEmail()];
    await ask(browser, one);
    const inTime = await linkTo(one);
    clock.pass(24 * 3_600_000 - 1_000);
    expect((await confirm(inTime)).status).toBe(204);
    const other = await registered(auth);
    await ask(other.browser, two);
    const late = await linkTo(two);
    clock.pass(24 * 3_600_000 + 1_000);
    expect(await confirm(late)).toMatchObject(gone);
  });

  it.each([
    ['an operator', { $ne: '' }],
    ['a header', 'a@example.org\r\nBcc: b@example.org'],
    ['several', 'a@example.org, b@example.org'],
    ['nothing', ''],
  ])('is refused when it is %s', async (_what, email) => {
    const { browser, user } = await registered(auth);
    expect((await ask(browser, email)).status).toBe(422);
    expect((await confirm(email)).status).toBe(email === '' || typeof email === 'object' ? 422 : 404);
    expect((await browser.get('/api/user')).body).toEqual(user);
  });

  it('sends nothing any more once its account is deleted', async () => {
    const { browser, id } = await registered(auth);
    const next = freshEmail();
    smtp.behaviour.refusing.set(next, '452 try again later');
    await ask(browser, next);
    await browser.post('/api/account/delete', { password: goodPassword });
    await waitUntil('the erasing', async () => (await auth.collection('mails').countDocuments({ ownerId: id })) === 0);
    smtp.behaviour.refusing.clear();
    clock.pass(3_600_000);
    const after = await registered(auth);
    await ask(after.browser, freshEmail());
    await mailed(smtp, { to: after.email, subject: askedSubject });
    expect(smtp.mailsTo(next)).toEqual([]);
  });
});
