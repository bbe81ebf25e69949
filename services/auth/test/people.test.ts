import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { adminActed } from '@pathwise/contracts/events/acts';
import { accessChanged, roleChanged, userDeleted } from '@pathwise/contracts/events/auth';
import { planChanged } from '@pathwise/contracts/events/billing';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { usersIntoDirectory } from '../src/migrations/users-into-directory.ts';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import { users } from '../src/users/user.model.ts';
import {
  type AuthUnderTest,
  type Browser,
  createBrowser,
  goodPassword,
  planOf,
  registered,
  startAuth,
} from './given.ts';

let auth: AuthUnderTest;
let admin: Awaited<ReturnType<typeof newAdmin>>;
beforeAll(async () => {
  auth = await startAuth();
  admin = await newAdmin();
});
afterAll(() => auth.stop());

async function newAdmin(about: Record<string, unknown> = {}) {
  const person = await registered(auth, about);
  await promoteToAdmin(auth.service.deps, { email: person.email });
  await person.browser.post('/api/login', { email: person.email, password: goodPassword });
  return person;
}
/** A last name that nobody else in this run has. */
const freshName = () => `Q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
const list = async (query: string, browser: Browser = admin.browser) =>
  (await browser.get(`/api/admin/users?${query}`)).body;
const idsOf = (page: { id: string }[]) => page.map(({ id }) => id);
const stored = (id: string) => users(auth.service.deps.db).findById(id).lean();
async function premium(id: string, expiresAt: string | null = null) {
  await auth.announce(planChanged, planOf(id, 'premium', 1, expiresAt));
  await auth.heard(accessChanged, { userId: id });
}
async function family(count: number) {
  const lastName = freshName();
  const people = [];
  for (let n = 0; n < count; n++) people.push(await registered(auth, { firstName: `Kid${n}`, lastName }));
  return { lastName, people, ids: people.map(({ id }) => id) };
}

describe('the list of accounts', () => {
  it('shows each with its role, plan, tier, end, and no secret', async () => {
    const { lastName, ids } = await family(1);
    await premium(ids[0] ?? '', '2200-01-01T00:00:00.000Z');
    const [found] = await list(`q=${lastName}`);
    expect(found).toMatchObject({
      id: ids[0],
      lastName,
      role: 'regular',
      subscriptionPlan: 'premium',
      subscriptionTier: 'monthly',
      subscriptionExpiresAt: '2200-01-01T00:00:00.000Z',
    });
    const text = JSON.stringify(found);
    for (const secret of ['passwordHash', 'facets', 'argon', 'place', 'nameKey']) expect(text).not.toContain(secret);
  });

  it.each(['createdAt', '-createdAt', 'lastName', '-lastName', 'email', '-email', 'lastSeenAt', '-lastSeenAt'])(
    'sorted by %s is read page by page without a gap or a repetition',
    async (sort) => {
      const { lastName, people, ids } = await family(7);
      await people[3]?.browser.get('/api/user'); // seen
      const seen: string[] = [];
      let path: string | undefined = `/api/admin/users?q=${lastName}&sort=${sort}&limit=2`;
      while (path) {
        const { body, headers } = await admin.browser.get(path);
        seen.push(...idsOf(body));
        path = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(seen.toSorted()).toEqual(ids.toSorted());
      const emails = new Map(people.map(({ id, email }) => [id, email]));
      const inOrder = {
        createdAt: ids,
        lastName: ids,
        email: ids.toSorted((a, b) => ((emails.get(a) ?? '') < (emails.get(b) ?? '') ? -1 : 1)),
      }[sort.replace('-', '')];
      if (inOrder) expect(sort.startsWith('-') ? seen.toReversed() : seen).toEqual(inOrder);
      else expect(sort.startsWith('-') ? seen[0] : seen.at(-1)).toBe(ids[3]);
    },
  );

  it('finds people by the beginnings of words of name and address, long ones too', async () => {
    const { lastName, ids, people } = await family(2);
    expect(idsOf(await list(`q=kid1 ${lastName.slice(0, 10)}`))).toEqual([ids[1]]);
    expect(idsOf(await list(`q=${people[0]?.email}`))).toEqual([ids[0]]);
    expect(await list(`q=${lastName.slice(1)}`)).toEqual([]);
    expect(await list(`q=${lastName}x`)).toEqual([]);
    expect(await list('q=!?*')).toEqual([]);
  });

  it('follows a changed name, address and role', async () => {
    const { lastName, people, ids } = await family(1);
    const next = freshName();
    await people[0]?.browser.put('/api/users/profile', { lastName: next });
    expect(await list(`q=${lastName}`)).toEqual([]);
    expect(idsOf(await list(`q=${next}`))).toEqual(ids);
    await promoteToAdmin(auth.service.deps, { email: people[0]?.email ?? '' });
    expect(idsOf(await list(`q=${next}&role=admin`))).toEqual(ids);
    expect(await list(`q=${next}&role=regular`)).toEqual([]);
  });

  it('is filtered by the plan that people have now', async () => {
    const { lastName, ids } = await family(3);
    const [paying = '', ended = '', free = ''] = ids;
    await premium(paying);
    await premium(ended, '2020-01-01T00:00:00.000Z');
    expect(idsOf(await list(`q=${lastName}&plan=premium`))).toEqual([paying]);
    expect(idsOf(await list(`q=${lastName}&plan=free&sort=createdAt`))).toEqual([ended, free]);
  });

  it('is filtered by the days of joining and of the last visit', async () => {
    const { lastName, people, ids } = await family(2);
    const today = new Date().toISOString().slice(0, 10);
    await users(auth.service.deps.db).updateOne({ _id: ids[0] ?? '' }, { createdAt: new Date('2021-05-01T23:30:00Z') });
    await people[1]?.browser.get('/api/user');
    expect(idsOf(await list(`q=${lastName}&joinedFrom=2021-05-01&joinedTo=2021-05-01`))).toEqual([ids[0]]);
    expect(await list(`q=${lastName}&joinedTo=2021-04-30`)).toEqual([]);
    expect(idsOf(await list(`q=${lastName}&seenFrom=${today}&seenTo=${today}`))).toEqual([ids[1]]);
    expect(await list(`q=${lastName}&seenTo=2021-01-01`)).toEqual([]);
  });

  it('counts whom a filter fits', async () => {
    const { lastName } = await family(3);
    const count = async (query = '') => (await admin.browser.get(`/api/admin/users/count?${query}`)).body.count;
    expect(await count(`q=${lastName}`)).toBe(3);
    expect(await count(`q=${lastName}&role=admin`)).toBe(0);
    expect(await count()).toBe(await users(auth.service.deps.db).countDocuments());
  });

  it('holds accounts from before there was a directory', async () => {
    const { lastName, ids } = await family(3);
    const gone = { facets: 1, words: 1, place: 1, nameKey: 1 };
    await users(auth.service.deps.db).collection.updateMany({ _id: { $in: ids as never[] } }, { $unset: gone });
    expect(await list(`q=${lastName}`)).toEqual([]);
    await auth.service.deps.db.asPromise().then(usersIntoDirectory.run);
    expect(idsOf(await list(`q=${lastName}&sort=createdAt`))).toEqual(ids);
  });

  it.each([
    'q[$ne]=x',
    'sort=password',
    'limit=101',
    'cursor=x',
    'plan=gold',
    'joinedFrom=soon',
    'sort=email&cursor=e30',
  ])('refuses %s', async (query) => {
    expect((await admin.browser.get(`/api/admin/users?${query}`)).status).toBe(422);
  });

  it('is refused to everybody else, in whatever headers', async () => {
    const { browser } = await registered(auth);
    const forged = { 'x-user-role': 'admin', 'x-user-id': admin.id };
    expect((await browser.send('GET', '/api/admin/users', undefined, forged)).status).toBe(403);
    expect((await createBrowser(auth).send('GET', '/api/admin/users', undefined, forged)).status).toBe(401);
  });
});

describe('deleting accounts', () => {
  const remove = (userIds: unknown, browser = admin.browser) => browser.send('DELETE', '/api/admin/users', { userIds });

  it('deletes each for good, announces it, and notes whom', async () => {
    const { ids, people } = await family(2);
    const { status, body } = await remove([...ids, 'nobody', ids[0]]);
    expect([status, body]).toEqual([200, { deletedCount: 2 }]);
    for (const id of ids) {
      await auth.heard(userDeleted, { userId: id });
      const act = await auth.heard(adminActed.auth, { personId: id, actorId: admin.id });
      expect(act).toMatchObject({ action: 'auth.deleteUsers', before: { role: 'regular' }, after: { deleted: true } });
    }
    expect(await people[0]?.browser.resolve()).toBeUndefined();
    expect((await remove(ids)).body).toEqual({ deletedCount: 0 });
  });

  it('never deletes oneself, and then nobody', async () => {
    const { ids } = await family(1);
    const { status, body } = await remove([ids[0], admin.id]);
    expect([status, body.code]).toEqual([409, 'own-account']);
    expect(await stored(ids[0] ?? '')).not.toBeNull();
  });

  it.each([[[]], [[{ $ne: '' }]], [{ $ne: '' }], ['a'], [Array.from({ length: 101 }, (_, n) => `${n}`)]])(
    'refuses %j',
    async (userIds) => {
      expect((await remove(userIds)).status).toBe(422);
    },
  );

  it('is refused with the token of somebody who was demoted or is regular', async () => {
    const { ids, people } = await family(1);
    const late = await newAdmin();
    const token = (await late.browser.resolve())?.token ?? '';
    await admin.browser.post('/api/admin/demote-user', { userId: late.id });
    const { status } = await auth.visitor.delete(
      '/api/admin/users',
      { userIds: ids },
      { authorization: `Bearer ${token}` },
    );
    expect(status).toBe(403);
    expect((await remove(ids, people[0]?.browser)).status).toBe(403);
    expect(await stored(ids[0] ?? '')).not.toBeNull();
    expect(await auth.heard(adminActed.auth, { actorId: late.id })).toMatchObject({ outcome: 'denied' });
  });
});

describe('roles', () => {
  const promote = (email: unknown, browser = admin.browser) => browser.post('/api/admin/promote-user', { email });
  const demote = (userId: unknown, browser = admin.browser) => browser.post('/api/admin/demote-user', { userId });

  it('are given by address, in any case, and end the person’s sessions', async () => {
    const person = await registered(auth);
    const { status, body } = await promote(` ${person.email.toUpperCase()} `);
    expect([status, body.id, body.role]).toEqual([200, person.id, 'admin']);
    expect(await person.browser.resolve()).toBeUndefined();
    await auth.heard(roleChanged, { userId: person.id, role: 'admin' });
    expect(await auth.heard(adminActed.auth, { personId: person.id })).toMatchObject({
      actorId: admin.id,
      action: 'auth.promoteUser',
      before: { role: 'regular' },
      after: { role: 'admin' },
    });
    expect((await promote(person.email)).body.role).toBe('admin');
  });

  it('are not given to an address without an account', async () => {
    expect((await promote(`${randomUUID()}@example.org`)).status).toBe(404);
    for (const email of ['', 'no address', { $ne: '' }]) expect((await promote(email)).status).toBe(422);
  });

  it('are taken back, with the sessions and the previewed plan', async () => {
    const other = await newAdmin();
    await other.browser.post('/api/admin/preview-mode', { previewMode: 'premium' });
    const { status, body } = await demote(other.id);
    expect([status, body.role]).toEqual([200, 'regular']);
    expect(await other.browser.resolve()).toBeUndefined();
    expect(await stored(other.id)).toMatchObject({ role: 'regular', previewMode: null });
    expect((await demote(other.id)).status).toBe(409);
  });

  it('are never taken from oneself', async () => {
    expect((await demote(admin.id)).body.code).toBe('own-account');
    expect((await demote('nobody')).status).toBe(404);
  });

  it('are left to one of two admins who demote each other at once', async () => {
    const alone = await startAuth();
    const people = [];
    for (let n = 0; n < 2; n++) {
      const person = await registered(alone);
      await promoteToAdmin(alone.service.deps, { email: person.email });
      await person.browser.post('/api/login', { email: person.email, password: goodPassword });
      people.push(person);
    }
    const [ada, bea] = people;
    const answers = await Promise.all([demote(bea?.id, ada?.browser), demote(ada?.id, bea?.browser)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await users(alone.service.deps.db).countDocuments({ role: 'admin' })).toBe(1);
    await alone.stop();
  });
});

describe('preview mode', () => {
  const preview = (previewMode: unknown, browser: Browser) => browser.post('/api/admin/preview-mode', { previewMode });

  it('shows the admin the previewed plan, in new tokens too, until it ends', async () => {
    const { browser, id } = await newAdmin();
    expect((await browser.get('/api/admin/preview-mode')).body).toEqual({ previewMode: null });
    for (const previewMode of ['premium', 'free', null] as const) {
      expect((await preview(previewMode, browser)).body).toEqual({ previewMode });
      expect((await browser.get('/api/admin/preview-mode')).body).toEqual({ previewMode });
      const user = (await browser.get('/api/user')).body;
      expect([user.subscriptionPlan, user.previewMode]).toEqual([previewMode ?? 'free', previewMode ?? undefined]);
    }
    await auth.heard(accessChanged, { userId: id });
    expect(await auth.heard(adminActed.auth, { actorId: id, action: 'auth.setPreviewMode' })).toMatchObject({
      before: { previewMode: null },
      after: { previewMode: 'premium' },
    });
  });

  it('changes nothing of what lists of accounts say', async () => {
    const person = await newAdmin({ lastName: freshName() });
    await preview('premium', person.browser);
    const [found] = await list(`q=${person.email}`);
    expect(found.subscriptionPlan).toBe('free');
  });

  it.each(['gold', { $ne: '' }, undefined])('refuses %j', async (mode) => {
    expect((await preview(mode, admin.browser)).status).toBe(422);
  });

  it('is refused to a regular person', async () => {
    const { browser, id } = await registered(auth);
    expect((await preview('premium', browser)).status).toBe(403);
    expect((await stored(id))?.previewMode).toBeNull();
    await waitUntil(
      'the denial',
      async () => (await auth.heard(adminActed.auth, { actorId: id })).outcome === 'denied',
    );
  });
});

describe('exports', () => {
  it('hold every address on a line', async () => {
    const { people } = await family(2);
    const { status, headers, body } = await admin.browser.get('/api/admin/export/emails');
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
    const lines = body.split('\r\n');
    for (const { email } of people) expect(lines).toContain(email);
    expect(lines).toHaveLength((await users(auth.service.deps.db).countDocuments()) + 1);
  });

  it('hold every account as CSV that no spreadsheet runs, in the columns of the specification', async () => {
    const evil = await registered(auth, { firstName: '=1+1', lastName: 'Lee, "Ann"' });
    const { headers, body } = await admin.browser.get('/api/admin/export/users');
    expect(headers.get('content-disposition')).toBe('attachment; filename="pathwise-users.csv"');
    const lines = body.split('\r\n');
    expect(lines[0]).toBe('Email,First Name,Last Name,Profession,Location,Created Date,Subscription');
    const today = new Date().toISOString().slice(0, 10);
    expect(lines).toContain(`${evil.email},'=1+1,"Lee, ""Ann""",,,${today},Free`);
    const { ids, people } = await family(1);
    await premium(ids[0] ?? '');
    const again = (await admin.browser.get('/api/admin/export/users')).body.split('\r\n');
    expect(again.find((line: string) => line.startsWith(people[0]?.email ?? '?'))).toMatch(/,Premium$/);
  });

  it('are refused to a regular person', async () => {
    const { browser } = await registered(auth);
    for (const what of ['emails', 'users']) expect((await browser.get(`/api/admin/export/${what}`)).status).toBe(403);
  });
});
