import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BulkProgress } from '@pathwise/contracts/api/bulk';
import { adminActed } from '@pathwise/contracts/events/acts';
import { changeGrant } from '@pathwise/contracts/questions/billing';
import { readConfig } from '@pathwise/service-kit/config';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import { Problem, unavailable } from '@pathwise/service-kit/problem';
import { startService } from '@pathwise/service-kit/running/start-service';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { createAuthService } from '../src/app.ts';
import { bulkActions, bulkTargets } from '../src/bulk/bulk.model.ts';
import { configSchema } from '../src/config.ts';
import { promoteToAdmin } from '../src/users/promote-to-admin.ts';
import { users } from '../src/users/user.model.ts';
import { type AuthUnderTest, goodPassword, registered, startAuth } from './given.ts';

let auth: AuthUnderTest;
let admin: Awaited<ReturnType<typeof newAdmin>>;
/** What billing was asked, and what it answers next. */
const asked: { userId: string; adminId: string; action: string; key: string; duration: string }[] = [];
const refusals: Error[] = [];
let billing: ReturnType<typeof startAnswers>;
beforeAll(async () => {
  auth = await startAuth();
  admin = await newAdmin();
  const { broker, deps } = auth.service;
  const tell = answer(changeGrant, (given) => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
    asked.push(given);
    return {};
  });
  billing = startAnswers({ broker, log: deps.log, service: 'billing' }, [tell]);
  await broker.ping();
});
afterAll(async () => {
  await billing.stop();
  await auth.stop();
});

async function newAdmin(at = auth) {
  const person = await registered(at);
  await promoteToAdmin(at.service.deps, { email: person.email });
  await person.browser.post('/api/login', { email: person.email, password: goodPassword });
  return person;
}
const db = () => auth.service.deps.db;
/** Accounts written straight into the database, because registering hundreds takes long. */
async function family(count: number, at = auth) {
  const own = users(at.service.deps.db);
  const lastName = `Q${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const model = await registered(at, { lastName });
  const row = await own.findById(model.id).lean();
  if (!row) throw new Error('nobody');
  const others = Array.from({ length: count - 1 }, (_, n) => ({
    ...row,
    _id: `${model.id}-${n}`,
    email: `${n}-${model.email}`,
    place: (row.place ?? 0) - (n + 1) / count, // between this person's place and the one before
  }));
  await own.insertMany(others, { lean: true });
  return { lastName, ids: [model.id, ...others.map(({ _id }) => _id)] };
}
const begin = (body: object, by = admin) => by.browser.post('/api/admin/bulk-actions', body);
const progress = async (id: string): Promise<BulkProgress> =>
  (await admin.browser.get(`/api/admin/bulk-actions/${id}`)).body;
const finished = (id: string) =>
  waitUntil('the action to be done', async () => ((await progress(id)).status === 'done' ? progress(id) : undefined), {
    timeoutMs: 30_000,
  });

describe('a bulk action', () => {
  it('deletes everybody whom a filter fits but the exceptions, and notes each', async () => {
    const { lastName, ids } = await family(6);
    const [stays = '', ...others] = ids;
    const who = { filter: { q: lastName }, except: [stays] };
    const { status, body } = await begin({ action: 'delete', who, expectedCount: 5 });
    expect([status, body.total]).toEqual([201, 5]);
    expect(await finished(body.id)).toMatchObject({ action: 'delete', total: 5, done: 5, failedCount: 0, failed: [] });
    expect((await users(db()).find({ lastName }).lean()).map(({ _id }) => _id)).toEqual([stays]);
    for (const personId of others)
      expect(await auth.heard(adminActed.auth, { personId })).toMatchObject({
        actorId: admin.id,
        after: { deleted: true },
      });
    expect(await auth.heard(adminActed.auth, { target: `bulk-action:${body.id}` })).toMatchObject({
      after: { action: 'delete', total: 5 },
    });
  });

  it('is for nobody who registers once they are counted', async () => {
    const { lastName, ids } = await family(2);
    const model = users(db());
    const aggregating = model.aggregate.bind(model);
    const late: { id: string }[] = [];
    const spy = jest.spyOn(model, 'aggregate').mockImplementationOnce((async (stages: []) => {
      const counted = await aggregating(stages);
      late.push(await registered(auth, { lastName }));
      return counted;
    }) as never);
    const { body } = await begin({ action: 'grant', who: { filter: { q: lastName }, except: [] }, expectedCount: 2 });
    spy.mockRestore();
    expect(late).toHaveLength(1);
    expect(await finished(body.id)).toMatchObject({ total: 2, done: 2 });
    const given = asked.filter(({ key }) => key.startsWith(body.id)).map(({ userId }) => userId);
    expect(given.sort()).toEqual([...ids].sort());
  });

  it('gives and takes back premium through billing, with one key for each person', async () => {
    const { ids } = await family(2);
    for (const action of ['grant', 'revoke']) {
      const { body } = await begin({ action, duration: '3months', who: { userIds: ids }, expectedCount: 2 });
      expect(await finished(body.id)).toMatchObject({ total: 2, done: 2 });
      for (const userId of ids)
        expect(asked).toContainEqual({
          userId,
          adminId: admin.id,
          action,
          duration: '3months',
          key: `${body.id}/${userId}`,
        });
    }
  });

  it('says for whom it failed and why, and goes on with the others', async () => {
    const { ids } = await family(2);
    refusals.push(new Problem(404, 'not-found', 'This account does not exist'));
    const { body } = await begin({ action: 'grant', who: { userIds: ids }, expectedCount: 2 });
    const { done, failedCount, failed } = await finished(body.id);
    expect([done, failedCount]).toEqual([1, 1]);
    expect(failed).toEqual([
      { userId: expect.any(String), email: expect.stringContaining('@'), reason: 'This account does not exist' },
    ]);
  });

  it('waits for billing while that is away', async () => {
    const { ids } = await family(1);
    refusals.push(unavailable(), unavailable());
    const { body } = await begin({ action: 'grant', who: { userIds: ids }, expectedCount: 1 });
    expect(await finished(body.id)).toMatchObject({ done: 1, failedCount: 0 });
    expect(refusals).toEqual([]);
  });

  it.each([
    ['of another number than was shown', (ids: string[]) => ({ who: { userIds: ids }, expectedCount: 3 }), 409],
    ['whose people are gone', () => ({ who: { userIds: ['nobody'] }, expectedCount: 1 }), 409],
    ['on oneself', () => ({ who: { userIds: [admin.id] }, expectedCount: 1 }), 409],
    ['with an operator', () => ({ who: { userIds: [{ $ne: '' }] }, expectedCount: 1 }), 422],
    ['with an operator in its filter', () => ({ who: { filter: { q: { $ne: '' } } }, expectedCount: 1 }), 422],
    ['for a filter that does not exist', () => ({ who: { filter: { password: 'x' } }, expectedCount: 1 }), 422],
  ])('%s is refused, and nobody is deleted', async (_what, asking, expected) => {
    const { ids, lastName } = await family(2);
    const before = await bulkActions(db()).countDocuments();
    expect((await begin({ action: 'delete', ...asking(ids) })).status).toBe(expected);
    expect(await bulkActions(db()).countDocuments()).toBe(before);
    expect(await users(db()).countDocuments({ lastName })).toBe(2);
  });

  it('never deletes who began it, although the filter fits them', async () => {
    const { body } = await begin({ action: 'delete', who: { filter: { q: admin.email } }, expectedCount: 1 });
    const { failed } = await finished(body.id);
    expect(failed).toEqual([
      { userId: admin.id, email: admin.email, reason: 'You cannot delete your own account here.' },
    ]);
  });

  it('stops when who began it is no admin any more, and goes on once another admin resumes it', async () => {
    const { ids } = await family(1);
    const late = await newAdmin();
    refusals.push(...Array.from({ length: 3 }, () => unavailable()));
    const { body } = await begin({ action: 'grant', who: { userIds: ids }, expectedCount: 1 }, late);
    await admin.browser.post('/api/admin/demote-user', { userId: late.id });
    const { status } = await waitUntil('the pause', async () => {
      const now = await progress(body.id);
      return now.status === 'running' ? undefined : now;
    });
    expect(status).toBe('paused');
    refusals.length = 0;
    asked.length = 0;

    const resume = (by = admin) => by.browser.post(`/api/admin/bulk-actions/${body.id}/resume`, {});
    expect((await resume(await registered(auth))).status).toBe(403);
    expect(await resume()).toMatchObject({ status: 200, body: { id: body.id, total: 1 } });
    expect(await finished(body.id)).toMatchObject({ done: 1, failed: [] });
    expect(asked).toMatchObject([{ userId: ids[0], adminId: admin.id, key: `${body.id}/${ids[0]}` }]);
    expect((await resume()).status).toBe(409);
    expect((await admin.browser.post('/api/admin/bulk-actions/unknown/resume', {})).status).toBe(404);
    const acted = await auth.heard(adminActed.auth, { action: 'auth.resumeBulkAction', outcome: 'done' });
    expect(acted).toMatchObject({ actorId: admin.id, before: { status: 'paused' }, after: { status: 'running' } });
  });

  it('is resumed where it stopped, also while its people were still being written down', async () => {
    const { lastName, ids } = await family(3);
    const gone = await newAdmin();
    await admin.browser.post('/api/admin/demote-user', { userId: gone.id });
    const person = await users(db()).findById(ids[0]).lean();
    const row = { _id: randomUUID(), adminId: gone.id, action: 'delete' as const, duration: 'lifetime' as const };
    const about = { filter: { q: lastName }, except: [], timeZone: 'UTC', total: 3, createdAt: new Date() };
    const place = { selectedTo: 0, selectUpTo: person?.place ?? 0 };
    await bulkActions(db()).insertMany([{ ...row, ...about, ...place, status: 'paused' }], { lean: true });
    await admin.browser.post(`/api/admin/bulk-actions/${row._id}/resume`, {});
    expect(await finished(row._id)).toMatchObject({ total: 3, done: 3, failed: [] });
    expect(await users(db()).countDocuments({ lastName })).toBe(0);
  });

  it('is refused to a regular person, and its progress too', async () => {
    const { browser } = await registered(auth);
    const who = { userIds: [admin.id] };
    expect((await browser.post('/api/admin/bulk-actions', { action: 'delete', who, expectedCount: 1 })).status).toBe(
      403,
    );
    expect((await browser.get('/api/admin/bulk-actions')).status).toBe(403);
  });

  it('goes on in another process after the one that did it has died in the middle of 60', async () => {
    const before = await startAuth();
    const { id: adminId } = await newAdmin(before);
    const { lastName } = await family(60, before);
    await before.service.stop();
    const config = readConfig(configSchema, before.environment);
    let commits = 0;
    // This process dies in its twentieth deletion: after the commit, and before it is written down.
    const faultPoint = async (point: string) => {
      if (point === 'before-publish' && ++commits > 20) throw new Error('killed');
    };
    const first = await startService(createAuthService(), config, { faultPoint });
    await Promise.all([first.ready, first.broker.opened]);
    const row = { _id: 'crashing', adminId, action: 'delete' as const, duration: 'lifetime' as const };
    const filter = { filter: { q: lastName }, except: [], timeZone: 'UTC', total: 60, createdAt: new Date() };
    const top = { selectedTo: 0, selectUpTo: 1_000 };
    await bulkActions(first.deps.db).create([{ ...row, ...filter, ...top, status: 'selecting' }]);
    await waitUntil('twenty deletions', () => commits > 20, { timeoutMs: 60_000 });
    await first.stop();
    const second = await startService(createAuthService(), config);
    await second.ready;
    await waitUntil(
      'the action to be done',
      async () => (await bulkActions(second.deps.db).findById('crashing').lean())?.status === 'done',
      { timeoutMs: 120_000 },
    );
    expect(await users(second.deps.db).countDocuments({ lastName })).toBe(0);
    const waiting = { actionId: 'crashing', state: 'waiting' as const };
    expect(await bulkTargets(second.deps.db).countDocuments(waiting)).toBe(0);
    await second.stop();
  }, 120_000);
});
