import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { batchesUnderOneName } from '../src/migrations/batches-under-one-name.ts';
import { refused } from '../src/problem.ts';
import { createUndo, type Undo } from '../src/trash/undo.ts';
import { erase, freshPlace, goalNoted, type Kit, leave, type Place, published, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
let undo: Undo;
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place);
  await kit.broker.opened;
  undo = createUndo({ db: kit.db, now: () => new Date(), inTransaction: kit.inTransaction });
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

const day = new Date('2026-03-01T12:00:00Z');
async function makeGoal(id: string) {
  const goal = { _id: id, ownerId: 'maya', at: day, nested: { 'a.b': [1, null] } };
  const steps = [1, 2].map((n) => ({ _id: `${id}/${n}`, goalId: id }));
  await kit.collection('notes').insertOne(goal as never);
  await kit.collection('steps').insertMany(steps as never);
  return { goal, steps };
}
const remove = (of: Awaited<ReturnType<typeof makeGoal>>) =>
  kit.inTransaction((tx) =>
    undo.keep(tx, { ownerId: 'maya', kind: 'goal', documents: { notes: [of.goal], steps: of.steps } }),
  );

describe('undo', () => {
  it('deletes a whole batch and restores it unchanged', async () => {
    const of = await makeGoal('g1');
    const { deletedCount, undo: token } = await remove(of);
    expect(deletedCount).toBe(3);
    expect(token).toMatch(/^[\w-]{32}$/);
    expect(await kit.collection('notes').findOne({ _id: 'g1' })).toBeNull();
    expect(await kit.collection('steps').countDocuments({ goalId: 'g1' } as never)).toBe(0);

    expect(await undo.bringBack({ ownerId: 'maya', token })).toEqual({ restoredCount: 3 });
    expect(await kit.collection('notes').findOne({ _id: 'g1' })).toEqual(of.goal);
    expect(await kit.collection('steps').countDocuments({ goalId: 'g1' } as never)).toBe(2);
    expect(await kit.collection('trash').countDocuments({ batch: token } as never)).toBe(0);
  });

  it('works once, and only for the owner', async () => {
    const { undo: token } = await remove(await makeGoal('g2'));
    await expect(undo.bringBack({ ownerId: 'noor', token })).rejects.toMatchObject({ status: 404 });
    expect(await undo.kindOf({ ownerId: 'noor', token })).toBeUndefined();
    expect(await undo.kindOf({ ownerId: 'maya', token })).toBe('goal');
    await undo.bringBack({ ownerId: 'maya', token });
    await expect(undo.bringBack({ ownerId: 'maya', token })).rejects.toMatchObject({ status: 404 });
  });

  it('keeps several batches at once, each with its own token, and withdraws those that another undo restores', async () => {
    const { steps } = await makeGoal('g2a');
    const [one, other] = await kit.inTransaction((tx) =>
      undo.keepEach(
        tx,
        steps.map((step) => ({
          ownerId: 'maya',
          kind: 'step',
          documents: { steps: [step] },
          memo: ['beside'],
          count: 1,
        })),
      ),
    );
    const tokens = [one?.undo ?? '', other?.undo ?? ''];
    expect(new Set(tokens).size).toBe(2);
    expect(await kit.collection('steps').countDocuments({ goalId: 'g2a' } as never)).toBe(0);
    const withdraw = (ownerId: string) => kit.inTransaction((tx) => undo.withdraw(tx, { ownerId, tokens }));
    expect(await withdraw('noor')).toEqual(new Set());
    expect(await undo.bringBack({ ownerId: 'maya', token: tokens[0] ?? '' })).toEqual({ restoredCount: 1 });
    expect(await kit.collection('steps').findOne({ goalId: 'g2a' } as never)).toEqual(steps[0]);
    expect(await withdraw('maya')).toEqual(new Set([tokens[1]]));
    expect(await kit.collection('trash').countDocuments({ batch: { $in: tokens } } as never)).toBe(0);
    await expect(undo.bringBack({ ownerId: 'maya', token: tokens[1] ?? '' })).rejects.toMatchObject({ status: 404 });
  });

  it('restores a batch stored under the former name of the collection', async () => {
    const { undo: token } = await remove(await makeGoal('g2b'));
    const batch = await kit.collection('undoBatches').findOneAndDelete({ _id: token as never });
    await kit.collection('undo_batches').insertOne(batch as never);
    for (let times = 0; times < 2; times += 1) expect(await batchesUnderOneName.run(kit.db)).toBe(false);
    expect(await undo.bringBack({ ownerId: 'maya', token })).toEqual({ restoredCount: 3 });
    expect((await kit.db.listCollections()).map(({ name }) => name)).not.toContain('undo_batches');
  });

  it('restores once when called twice at the same time', async () => {
    const { undo: token } = await remove(await makeGoal('g3'));
    const both = await Promise.allSettled([
      undo.bringBack({ ownerId: 'maya', token }),
      undo.bringBack({ ownerId: 'maya', token }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('keeps everything in the trash when the check throws', async () => {
    const { undo: token } = await remove(await makeGoal('g4'));
    const refusing = undo.bringBack({ ownerId: 'maya', token }, async () => {
      throw refused(402, 'goal-limit-reached', 'no more goals');
    });
    await expect(refusing).rejects.toMatchObject({ status: 402 });
    expect(await kit.collection('notes').findOne({ _id: 'g4' })).toBeNull();
    expect(await undo.bringBack({ ownerId: 'maya', token })).toEqual({ restoredCount: 3 });
  });

  it('fails with a 503 at its time limit, keeps everything in the trash, and accepts a longer limit', async () => {
    const { undo: token } = await remove(await makeGoal('g8'));
    await expect(undo.bringBack({ ownerId: 'maya', token, limitMs: 1 })).rejects.toMatchObject({ status: 503 });
    const limits: unknown[] = [];
    const noting = createUndo({
      db: kit.db,
      now: () => new Date(),
      inTransaction: (work, options) => {
        limits.push(options?.limitMs);
        return kit.inTransaction(work, options);
      },
    });
    expect(await noting.bringBack({ ownerId: 'maya', token, limitMs: 6_000 })).toEqual({ restoredCount: 3 });
    expect(limits).toEqual([6_000]);
  });

  it('lets the caller read and announce the restored documents in the same transaction', async () => {
    const { undo: token } = await remove(await makeGoal('g5'));
    await undo.bringBack({ ownerId: 'maya', token }, async (tx, batch) => {
      expect(batch.kind).toBe('goal');
      expect(batch.documents['steps']).toHaveLength(2);
      const goal = await kit.collection('notes').findOne({ _id: 'g5' }, { session: tx.session });
      await tx.emit(goalNoted, { goalId: String(goal?._id), ownerId: 'maya', text: 'restored', version: 2 });
    });
    expect(await published(kit)).toMatchObject([{ goalId: 'g5', text: 'restored' }]);
  });

  it('stores `about` and a memo beside the documents, one part per row', async () => {
    const of = await makeGoal('g9');
    const memo = [{ at: day, todos: [1, 2] }, { at: null }, 'third'];
    const { deletedCount, undo: token } = await kit.inTransaction((tx) =>
      undo.keep(tx, {
        ownerId: 'maya',
        kind: 'steps',
        about: { goalId: 'g9' },
        documents: { steps: of.steps },
        memo,
        count: 4,
      }),
    );
    expect(deletedCount).toBe(4);
    expect(await kit.collection('trash').countDocuments({ batch: token } as never)).toBe(2 + memo.length);
    const back = undo.bringBack({ ownerId: 'maya', token }, async (_, batch) => {
      expect(batch).toMatchObject({ kind: 'steps', about: { goalId: 'g9' }, memo });
      expect(batch.documents['steps']).toHaveLength(2);
      return undefined;
    });
    expect(await back).toEqual({ restoredCount: 4 });
    expect(await kit.collection('trash').countDocuments({ batch: token } as never)).toBe(0);
  });

  it('stores a memo without documents, and returns the caller’s restored count', async () => {
    const kept = { ownerId: 'maya', kind: 'todos', memo: [{ n: 1 }, { n: 2 }] };
    const { deletedCount, undo: token } = await kit.inTransaction((tx) => undo.keep(tx, kept));
    expect(deletedCount).toBe(2);
    expect(await undo.bringBack({ ownerId: 'maya', token }, async () => 1)).toEqual({ restoredCount: 1 });
  });

  it('refuses with a 409 when a unique key is taken again', async () => {
    const { undo: token } = await remove(await makeGoal('g6'));
    await kit.collection('notes').insertOne({ _id: 'g6' });
    await expect(undo.bringBack({ ownerId: 'maya', token })).rejects.toMatchObject({ status: 409 });
  });

  it('deletes the trash of a person whose account is erased, and nothing of others', async () => {
    const { undo: token } = await remove(await makeGoal('g7'));
    await erase(kit, 'noor');
    expect(await kit.collection('trash').countDocuments({ batch: token } as never)).toBe(3);
    await erase(kit, 'maya');
    expect(await kit.collection('trash').countDocuments({ batch: token } as never)).toBe(0);
    await expect(undo.bringBack({ ownerId: 'maya', token })).rejects.toMatchObject({ status: 404 });
  });

  it('is deleted by the database after 30 days', async () => {
    for (const name of ['trash', 'undoBatches']) {
      const indexes = await kit.collection(name).listIndexes().toArray();
      expect(indexes).toContainEqual(expect.objectContaining({ key: { at: 1 }, expireAfterSeconds: 2_592_000 }));
    }
  });
});
