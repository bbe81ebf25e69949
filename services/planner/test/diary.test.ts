import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DiaryEntry } from '@pathwise/contracts/diary';
import { privacyChanged, userDeleted, userRegistered } from '@pathwise/contracts/events/auth';
import { stepTicked } from '@pathwise/contracts/events/goals';
import { diaryChanged } from '@pathwise/contracts/events/planner';
import { blockChanged, memberHidden } from '@pathwise/contracts/events/social';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { day, monday, type PlannerUnderTest, startPlanner, storedFor, taskOf, today } from './given.ts';

let service: PlannerUnderTest;
beforeAll(async () => {
  service = await startPlanner();
});
afterAll(() => service.stop());

async function entryOf(owner: Caller, wish: object = {}): Promise<DiaryEntry> {
  const answer = await service.as(owner).post('/api/diary', { title: 'A walk', content: 'By the river', ...wish });
  if (answer.status !== 201) throw new Error(`no entry: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const change = (owner: Caller, entry: DiaryEntry, body: object) =>
  service.as(owner).patch(`/api/diary/${entry.id}`, body);
const mine = async (owner: Caller): Promise<DiaryEntry[]> =>
  (await service.as(owner).get('/api/diary/my-entries')).body;
const read = (owner: Caller) => service.as(testCaller()).get(`/api/diary/user/${owner.id}`);
const share = async (owner: Caller, diaryPublic: boolean, version: number) =>
  service.consumed(
    'planner-keep-changed-privacy',
    await service.events.publish(privacyChanged, { userId: owner.id, goalsPublic: true, diaryPublic, version }),
  );
const answersOf = async ({ id }: Caller) =>
  (await service.running.deps.db.db
    ?.collection<{ _id: string }>('idempotency')
    .countDocuments({ _id: { $regex: `^${id}[|]` } })) ?? 0;
const hidden = { status: 403, body: { detail: 'This diary is private or unavailable' } };

describe('a diary entry', () => {
  it('new entry defaults to today in the person’s time zone, and is not marked private', async () => {
    const ann = testCaller({ timeZone: 'Pacific/Kiritimati' });
    const entry = await entryOf(ann);
    expect(entry).toMatchObject({
      title: 'A walk',
      content: 'By the river',
      entryDate: day(3), // noon in UTC is two in the morning of the next day there
      isPrivate: false,
      version: 1,
    });
    expect(entry.createdAt).toBe(entry.updatedAt);
    expect(await entryOf(testCaller())).toMatchObject({ entryDate: today });
  });

  it.each([{ title: ' ' }, { content: '\n ' }])(
    'title and content must be non-blank after trimming: %j',
    async (blank) => {
      const body = { title: 'A walk', content: 'By the river', ...blank };
      expect(await service.as(testCaller()).post('/api/diary', body)).toMatchObject({
        status: 422,
        body: { detail: 'Please fill in title and content' },
      });
    },
  );

  it('is edited with its version; a stale save is a 409 with the stored entry', async () => {
    const ann = testCaller();
    const entry = await entryOf(ann);
    const edited = await change(ann, entry, { title: 'A long walk', version: 1 });
    expect(edited).toMatchObject({ status: 200, body: { title: 'A long walk', content: 'By the river', version: 2 } });
    const stale = await change(ann, entry, { content: 'Uphill', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale-version', current: edited.body } });
    expect(await mine(ann)).toEqual([edited.body]);
    expect((await change(ann, entry, { content: 'Uphill', version: 2 })).body).toMatchObject({ version: 3 });
  });

  it('saved again with the same text is no conflict, because the first answer may have been lost', async () => {
    const ann = testCaller();
    const entry = await entryOf(ann);
    const body = { title: 'B', content: 'C', version: 1 };
    const first = await change(ann, entry, body);
    expect(await change(ann, entry, body)).toMatchObject({ status: 200, body: first.body });
  });

  it('accepts one of twenty saves based on the same version', async () => {
    const ann = testCaller();
    const entry = await entryOf(ann);
    const saves = Array.from({ length: 20 }, (_, n) => change(ann, entry, { content: `Text ${n}`, version: 1 }));
    const statuses = (await Promise.all(saves)).map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array(19).fill(409)]);
  });

  it('holds fifty thousand characters of any script', async () => {
    const content = '語'.repeat(50_000);
    expect(await entryOf(testCaller(), { content })).toMatchObject({ content });
    const more = await service.as(testCaller()).post('/api/diary', { title: 'A', content: `${content}語` });
    expect(more.status).toBe(422);
  });

  it('deleted is restored unchanged', async () => {
    const ann = testCaller();
    const entry = await entryOf(ann);
    const gone = await service.as(ann).delete(`/api/diary/${entry.id}`);
    expect(gone.body).toMatchObject({ deletedCount: 1 });
    expect(await mine(ann)).toEqual([]);
    expect((await service.as(ann).post(`/api/undo/planner/${gone.body.undo}`)).body).toEqual({ restoredCount: 1 });
    expect(await mine(ann)).toEqual([{ ...entry, version: 3 }]);
    const versions = () => service.events.all(diaryChanged).filter(({ data }) => data.entryId === entry.id);
    await service.events.waitFor(diaryChanged, (data) => data.entryId === entry.id && data.version === 3);
    expect(new Set(versions().map(({ data }) => data.version))).toEqual(new Set([1, 2, 3]));
  });

  it('of somebody else does not exist', async () => {
    const entry = await entryOf(testCaller());
    const bob = testCaller();
    expect((await change(bob, entry, { title: 'Mine' })).status).toBe(404);
    expect((await service.as(bob).delete(`/api/diary/${entry.id}`)).status).toBe(404);
  });
});

describe('the person’s own diary', () => {
  it('is newest first, in pages with a link to the next', async () => {
    const ann = testCaller();
    const dates = [day(0), day(2), day(2), '2023-12-31', day(1)];
    for (const [n, entryDate] of dates.entries()) await entryOf(ann, { title: `${n}`, entryDate });
    const seen: string[] = [];
    let path: string | undefined = '/api/diary/my-entries?limit=2';
    for (let pages = 0; path && pages < 5; pages++) {
      const { body, headers } = await service.as(ann).get(path);
      seen.push(...body.map(({ title }: DiaryEntry) => title));
      path = /<(.*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(['2', '1', '4', '0', '3']);
    expect((await service.as(ann).get('/api/diary/my-entries?cursor=%7B%22%24ne%22%3A1%7D')).status).toBe(422);
  });
});

describe('another member’s diary', () => {
  it('is private until they make it public, and shows no entry that is marked private', async () => {
    const ann = testCaller();
    const shown = await entryOf(ann, { title: 'Shown' });
    const secret = await entryOf(ann, { title: 'Secret', isPrivate: true });
    expect(await read(ann)).toMatchObject(hidden);
    await share(ann, true, 2);
    const { id, title, content, entryDate } = shown;
    expect(await read(ann)).toMatchObject({ status: 200, body: [{ id, title, content, entryDate }] });
    expect(Object.keys((await read(ann)).body[0]).toSorted()).toEqual(['content', 'entryDate', 'id', 'title']);
    await change(ann, secret, { isPrivate: false });
    expect((await read(ann)).body).toHaveLength(2);
    await share(ann, false, 3);
    expect(await read(ann)).toMatchObject(hidden);
  });

  it('is private by default, for an unknown owner, and after an older event arrives late', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    expect(await read(ann)).toMatchObject(hidden);
    await share(bob, false, 4);
    await share(bob, true, 3);
    expect(await read(bob)).toMatchObject(hidden);
  });

  it('switching it on answers how many entries become visible', async () => {
    const ann = testCaller();
    await entryOf(ann);
    await entryOf(ann);
    await entryOf(ann, { isPrivate: true });
    expect((await service.as(ann).get('/api/diary/shareable-count')).body).toEqual({ count: 2 });
    expect((await service.as(testCaller()).get('/api/diary/shareable-count')).body).toEqual({ count: 0 });
  });

  it('is hidden from both people of a block until it is taken back', async () => {
    const [ann, bob] = [testCaller(), testCaller()];
    for (const person of [ann, bob]) {
      await entryOf(person);
      await share(person, true, 2);
    }
    const blocked = async (isBlocked: boolean, version: number) => {
      const data = { userId: ann.id, memberId: bob.id, blocked: isBlocked, version };
      await service.consumed('planner-keep-block', await service.events.publish(blockChanged, data));
    };
    const readAs = (viewer: Caller, owner: Caller) => service.as(viewer).get(`/api/diary/user/${owner.id}`);
    await blocked(true, 1);
    expect(await readAs(bob, ann)).toMatchObject(hidden);
    expect(await readAs(ann, bob)).toMatchObject(hidden);
    expect((await read(ann)).status).toBe(200);
    await blocked(false, 2);
    expect((await readAs(bob, ann)).body).toHaveLength(1);
  });

  it('is kept from others while an admin hides its owner', async () => {
    const ann = testCaller();
    await share(ann, true, 2);
    const hide = async (isHidden: boolean, version: number) => {
      const data = { userId: ann.id, hidden: isHidden, version };
      await service.consumed('planner-keep-hidden-member', await service.events.publish(memberHidden, data));
    };
    await hide(true, 2);
    await hide(false, 1);
    expect(await read(ann)).toMatchObject(hidden);
    await hide(false, 3);
    expect((await read(ann)).status).toBe(200);
  });

  it('has pages of its own', async () => {
    const ann = testCaller();
    await share(ann, true, 2);
    for (const title of ['1', '2', '3']) await entryOf(ann, { title });
    const first = await service.as(testCaller()).get(`/api/diary/user/${ann.id}?limit=2`);
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await service.as(testCaller()).get(next)).body).toEqual([expect.objectContaining({ title: '1' })]);
  });
});

describe('a person whose account is deleted', () => {
  it('leaves no documents, trash included, and gets no new ones', async () => {
    const ann = testCaller();
    const registration = registrationOf(ann.id, { diaryPublic: true });
    const registered = async () =>
      service.consumed('planner-keep-privacy-of-new-user', await service.events.publish(userRegistered, registration));
    await registered();
    const step = { goalId: `goal of ${ann.id}`, milestoneId: 'milestone' };
    const ticked = { ownerId: ann.id, goalId: step.goalId, kind: 'milestone', stepId: step.milestoneId } as const;
    const word = { ...ticked, completed: true, version: 2 };
    await taskOf(service, ann, step);
    const deleted = await taskOf(service, ann, { specificDate: day(1) });
    const { undo } = (await service.as(ann).delete(`/api/weekly-tasks/${deleted.id}`)).body;
    const missed = await taskOf(service, ann, { specificDate: '2024-09-09' });
    await service.as(ann).post('/api/weekly-tasks/missed', { decisions: [{ taskId: missed.id, decision: 'keep' }] });
    const column = (await service.as(ann).post('/api/reminder-columns', { name: 'A' })).body;
    await service.as(ann).post('/api/reminder-tasks', { columnId: column.id, title: 'B' });
    await entryOf(ann);
    const body = { title: 'Kept', content: 'Under a key' };
    const kept = await service.as(ann).post('/api/diary', body, { 'idempotency-key': 'once' });
    expect(kept.status).toBe(201);
    expect(await answersOf(ann)).toBe(1);
    const bob = testCaller();
    await service.as(bob).post('/api/diary', body, { 'idempotency-key': 'once' });
    expect((await read(ann)).status).toBe(200);

    const eventId = await service.events.publish(userDeleted, { userId: ann.id, version: 7 });
    await service.consumed('planner-erase-person', eventId);
    expect(await storedFor(service, ann.id)).toEqual({});
    expect([await answersOf(ann), await answersOf(bob)]).toEqual([0, 1]);
    expect(await read(ann)).toMatchObject(hidden);
    expect((await service.as(ann).post(`/api/undo/planner/${undo}`)).status).toBe(404);
    const late = [
      service.as(ann).post('/api/weekly-tasks', { title: 'After the end', specificDate: monday }),
      service.as(ann).post('/api/diary', { title: 'After', content: 'the end' }),
      service.as(ann).post('/api/reminder-columns', { name: 'After the end' }),
      service.as(ann).post('/api/reminder-tasks', { columnId: column.id, title: 'After the end' }),
      service.as(ann).patch(`/api/reminder-columns/${column.id}`, { name: 'After the end' }),
      service.as(ann).delete(`/api/reminder-columns/${column.id}`),
      service.as(ann).post('/api/weekly-tasks/move-day', { fromDate: monday, toDate: day(1) }),
      service.as(ann).post('/api/weekly-tasks/missed', { decisions: [{ taskId: missed.id, decision: 'keep' }] }),
      service.as(ann).delete(`/api/weekly-tasks/day?date=${monday}`),
      service.as(ann).delete(`/api/weekly-tasks/week?weekStart=${monday}&weekEnd=${day(6)}`),
    ];
    expect((await Promise.all(late)).map(({ status }) => status)).toEqual(late.map(() => 404));
    await registered();
    await service.consumed('planner-follow-steps', await service.events.publish(stepTicked, { ...word, version: 3 }));
    expect(await read(ann)).toMatchObject(hidden);
    expect(await storedFor(service, ann.id)).toEqual({});
  });
});
