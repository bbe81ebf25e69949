import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import { type AuthUnderTest, type Browser, createBrowser, goodPassword, registered, startAuth } from './given.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuth();
});
afterAll(() => auth.stop());

const remove = (browser: Browser, password: unknown = goodPassword) =>
  browser.post('/api/account/delete', { password });
const signIn = (email: string, browser = createBrowser(auth)) =>
  browser.post('/api/login', { email, password: goodPassword });

async function admin() {
  const person = await registered(auth);
  await promoteToAdmin(auth.service.deps, { email: person.email });
  await signIn(person.email, person.browser);
  return person;
}

describe('deleting the own account', () => {
  it('signs out everywhere, clears this browser and announces it', async () => {
    const { browser, email, id } = await registered(auth);
    const elsewhere = createBrowser(auth);
    await signIn(email, elsewhere);
    const answer = await remove(browser);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(browser.sessionToken).toBeUndefined();
    expect(await elsewhere.resolve()).toBeUndefined();
    expect(await auth.heard(userDeleted, { userId: id })).toEqual({ userId: id, version: expect.any(Number) });
  });

  it('frees the address at once; who registers it anew is a new person', async () => {
    const first = await registered(auth, { firstName: 'Zebulon' });
    await remove(first.browser);
    expect((await signIn(first.email)).status).toBe(401);
    const again = createBrowser(auth);
    const { status, body } = await again.post('/api/register', { email: first.email, password: goodPassword });
    expect(status).toBe(201);
    expect(body.id).not.toBe(first.id);
    expect(body.firstName).toBeNull();
  });

  it('leaves nothing of the person in the database but their closed account', async () => {
    const { browser, email, id } = await registered(auth, { firstName: 'Quillon' });
    await browser.put('/api/users/profile', { bio: 'Counts zeppelins.' });
    await remove(browser);
    const holding = async () => {
      const found: string[] = [];
      for (const { name } of (await auth.service.deps.db.db?.listCollections().toArray()) ?? []) {
        if (name === 'inbox') continue; // ids of events
        const rows = await auth.collection(name).find().toArray();
        for (const row of rows)
          if ([id, email, 'Quillon', 'zeppelins'].some((word) => JSON.stringify(row).includes(word)))
            found.push(`${name}: ${JSON.stringify(row)}`);
      }
      return found;
    };
    const closed = JSON.stringify({ _id: `${id}.auth`, changes: 0, erased: true });
    await waitUntil('the erasing', async () => (await holding()).join() === `accounts: ${closed}`, {
      timeoutMs: 10_000,
    });
  });

  it('asks for the right password: 403 in words, and nothing happens', async () => {
    const { browser, user } = await registered(auth);
    const answer = await remove(browser, 'not my password');
    expect([answer.status, answer.body.detail]).toEqual([403, 'This password is not right. Please try again.']);
    expect((await browser.get('/api/user')).body).toEqual(user);
  });

  it.each([
    ['an operator', { $ne: '' }],
    ['nothing', undefined],
    ['an empty one', ''],
  ])('refuses %s as password', async (_what, password) => {
    const { browser } = await registered(auth);
    expect((await browser.post('/api/account/delete', { password })).status).toBe(422);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('is throttled like a sign-in, and counts together with it', async () => {
    const { browser, email } = await registered(auth);
    const wrong = () => browser.post('/api/login', { email, password: 'not my password' });
    for (let n = 0; n < 5; n++) expect((await wrong()).status).toBe(401);
    for (let n = 0; n < 5; n++) expect((await remove(browser, 'not my password')).status).toBe(403);
    const late = await remove(browser);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await browser.get('/api/user')).status).toBe(200);
  });

  it('needs a session, and deletes nobody else', async () => {
    const { browser, id } = await registered(auth);
    expect((await remove(createBrowser(auth))).status).toBe(401);
    const other = await registered(auth);
    expect((await other.browser.post('/api/account/delete', { password: goodPassword, userId: id })).status).toBe(422);
    expect((await browser.get('/api/user')).status).toBe(200);
  });
});

describe('the last admin', () => {
  it('is told to make another one first; of two who leave at once one stays', async () => {
    const [ada, bea] = [await admin(), await admin()];
    const answers = await Promise.all([remove(ada.browser), remove(bea.browser)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    const stays = answers[0]?.status === 409 ? ada : bea;
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.detail).toBe('You are the only admin. Please make somebody else an admin first.');
    expect((await stays.browser.get('/api/user')).body.role).toBe('admin');
    await admin();
    expect((await remove(stays.browser)).status).toBe(204);
  });
});
