import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestScope } from '../src/events/wrote.ts';
import { createIdempotency, IdempotentReplay } from '../src/http/idempotency.ts';
import { erase, freshPlace, goalNoted, type Kit, leave, type Place, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place);
  await kit.broker.opened;
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

let made = 0;
/** A POST as the routes run it. Writes one note per key. */
async function post(
  key: string,
  options: {
    body?: unknown;
    caller?: string;
    answer?: (id: string) => unknown;
    before?: () => Promise<void>;
    answers?: boolean;
  } = {},
) {
  const { body = { text: 'hello' }, caller = 'maya' } = options;
  const idempotency = createIdempotency({ db: kit.db, now: () => new Date() });
  const begun = await idempotency.begin({ callerId: caller, operation: 'goals.createNote', key, asked: body });
  if ('replay' in begun) return begun.replay;
  return requestScope.run({ written: [], idempotency: begun.scope }, async () => {
    try {
      await options.before?.();
      const id = `note-${++made}`;
      const inTransaction = await kit.inTransaction(
        async (tx) => {
          await kit.collection('notes').insertOne({ _id: id, by: caller, key } as never, { session: tx.session });
          await tx.emit(goalNoted, { goalId: id, ownerId: caller, text: '', version: 1 });
          return { id };
        },
        options.answers === undefined ? {} : { answers: options.answers },
      );
      const answer = options.answer ? options.answer(id) : inTransaction;
      await idempotency.finish(begun.scope, answer);
      return answer;
    } catch (error) {
      if (error instanceof IdempotentReplay) return error.answer;
      throw error;
    }
  });
}
const notesOf = (key: string) => kit.collection('notes').countDocuments({ key } as never);

describe('an Idempotency-Key', () => {
  it('does not come back with an answer that ends after the person was erased', async () => {
    const idempotency = createIdempotency({ db: kit.db, now: () => new Date() });
    const asked = { callerId: 'late', operation: 'goals.createNote', key: 'late', asked: {} };
    const begun = await idempotency.begin(asked);
    if ('replay' in begun) throw new Error('answered before it was asked');
    await requestScope.run({ written: [], idempotency: begun.scope }, () => kit.inTransaction(async () => ({ id: 1 })));
    await erase(kit, 'late');
    await idempotency.finish(begun.scope, { id: 1, text: 'personal' });
    expect(await idempotency.begin(asked)).toHaveProperty('scope');
  });

  it('is erased with its person, not with a person whose id only starts alike', async () => {
    const first = await post('f1', { caller: 'm.x' });
    const others = ['m.x2', 'mqx', 'm.x}', 'm.'];
    const before = await Promise.all(others.map((caller) => post('f1', { caller })));
    await erase(kit, 'm.x');
    expect(await post('f1', { caller: 'm.x' })).not.toEqual(first);
    expect(await Promise.all(others.map((caller) => post('f1', { caller })))).toEqual(before);
  });

  it('gives a repeated request the same answer and handles it once', async () => {
    const first = await post('k1');
    expect(await post('k1')).toEqual(first);
    expect(await notesOf('k1')).toBe(1);
  });

  it('gives the same answer also when no transaction has claimed the key', async () => {
    const first = await post('k11', { answers: false });
    expect(await post('k11', { answers: false })).toEqual(first);
    expect(await notesOf('k11')).toBe(1);
  });

  it('ignores the order of a body’s members', async () => {
    const first = await post('k2', { body: { a: 1, b: { c: 2, d: [3] } } });
    expect(await post('k2', { body: { b: { d: [3], c: 2 }, a: 1 } })).toEqual(first);
  });

  it('refuses another body with a 422', async () => {
    await post('k3');
    await expect(post('k3', { body: { text: 'something else' } })).rejects.toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
    });
    expect(await notesOf('k3')).toBe(1);
  });

  it('is separate for each caller', async () => {
    const [one, other] = [await post('k4', { caller: 'maya' }), await post('k4', { caller: 'noor' })];
    expect(one).not.toEqual(other);
  });

  it('handles one of ten simultaneous equal requests and gives all the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post('k5')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await notesOf('k5')).toBe(1);
  });

  it('refuses one of two simultaneous requests with different bodies', async () => {
    let arrived = 0;
    let go = () => {};
    const both = new Promise<void>((resolve) => {
      go = resolve;
    });
    const before = async () => {
      if (++arrived === 2) go();
      await both;
    };
    const results = await Promise.allSettled([post('k6', { before }), post('k6', { before, body: { text: 'other' } })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await notesOf('k6')).toBe(1);
  });

  it('stores the handler’s answer when it differs from its transaction’s result', async () => {
    await post('k7', { answer: (id) => ({ id, text: 'with more' }) });
    expect(await post('k7')).toMatchObject({ text: 'with more' });
  });

  it('gives the transaction’s result when the process crashed before answering', async () => {
    const lost = post('k8', {
      answer: () => {
        throw new Error('process gone');
      },
    });
    await expect(lost).rejects.toThrow('process gone');
    expect(await post('k8')).toMatchObject({ id: expect.stringMatching(/^note-/) });
    expect(await notesOf('k8')).toBe(1);
  });

  it('stores the result of a later transaction after one with `answers: false`', async () => {
    const lost = post('k9', {
      answers: false,
      answer: () => {
        throw new Error('process gone');
      },
    });
    await expect(lost).rejects.toThrow('process gone');
    expect(await post('k9')).toMatchObject({ id: expect.stringMatching(/^note-/) });
    expect(await notesOf('k9')).toBe(2);
  });

  it('can be used again after a refusal', async () => {
    const refusedOnce = post('k10', {
      before: () => Promise.reject(new Error('over the limit')),
    });
    await expect(refusedOnce).rejects.toThrow('over the limit');
    expect(await post('k10')).toMatchObject({ id: expect.stringMatching(/^note-/) });
  });
});
