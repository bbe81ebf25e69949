import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defineQuestion } from '@pathwise/contracts/question';
import { startTcpProxy } from '@pathwise/service-testkit/tcp-proxy';
import { testEnvironment } from '@pathwise/service-testkit/test-environment';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { z } from 'zod';
import { startAnswers } from '../src/events/answers.ts';
import { type Broker, openBroker } from '../src/events/broker.ts';
import { type AnswerDefinition, answer, createAsker } from '../src/events/question.ts';
import { refused } from '../src/problem.ts';
import { freshPlace, leave, longerThanATest, type Place, silent, startKit } from './event-parts.ts';

const double = defineQuestion('goals.double.v1', z.object({ n: z.int() }), z.object({ n: z.int() }));
let place: Place;
const running: (() => Promise<void>)[] = [];
async function broker(url = testEnvironment().natsUrl): Promise<Broker> {
  const opened = openBroker({ url, name: 'test', log: silent, namespace: place.namespace });
  running.push(() => opened.close());
  await opened.opened;
  return opened;
}
/** A replica that answers. Resolves when its subscription has reached the broker. */
async function answering(...answers: AnswerDefinition[]) {
  const side = await broker();
  const started = startAnswers({ broker: side, log: silent, service: 'goals' }, answers);
  await side.link().nc.flush();
  return started;
}
const asker = async () =>
  createAsker({ broker: await broker(), log: silent, traceHeaders: () => ({ traceparent: '00-abc' }) });
beforeEach(() => {
  place = freshPlace();
});
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
  const { database, ...rest } = place;
  await leave({ ...rest, database: { ...database, drop: async () => {} } });
});

describe('a question', () => {
  it('is answered by the service that handles it', async () => {
    await answering(answer(double, ({ n }) => ({ n: 2 * n })));
    expect(await (await asker())(double, { n: 21 }, { timeoutMs: 2_000 })).toEqual({ n: 42 });
  });

  it('is answered once when several replicas listen', async () => {
    let answered = 0;
    const one = () => answer(double, ({ n }) => ({ n: n + ++answered * 0 }));
    await answering(one());
    await answering(one());
    const ask = await asker();
    for (let n = 0; n < 10; n++) await ask(double, { n }, { timeoutMs: 2_000 });
    expect(answered).toBe(10);
  });

  it('passes a Problem on unchanged', async () => {
    await answering(
      answer(double, () => {
        throw refused(402, 'goal-limit-reached', 'No more goals', { feature: 'goals' });
      }),
    );
    const asking = (await asker())(double, { n: 1 }, { timeoutMs: 2_000 });
    await expect(asking).rejects.toMatchObject({
      status: 402,
      code: 'goal-limit-reached',
      detail: 'No more goals',
      extra: { feature: 'goals' },
    });
  });

  it('hides any other failure behind a 503', async () => {
    await answering(
      answer(double, () => {
        throw new Error('secret detail');
      }),
    );
    const asking = (await asker())(double, { n: 1 }, { timeoutMs: 2_000 });
    await expect(asking).rejects.toMatchObject({ status: 503, detail: expect.not.stringContaining('secret') });
  });

  it('is a 503 at once when no service answers it', async () => {
    await expect((await asker())(double, { n: 1 }, { timeoutMs: longerThanATest })).rejects.toMatchObject({
      status: 503,
    });
  });

  it('is a 503 when the answer takes too long, and aborts the handler’s signal', async () => {
    let gaveUp = false;
    await answering(
      answer(
        double,
        (_input, { signal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              gaveUp = true;
              reject(signal.reason);
            });
          }),
      ),
    );
    await expect((await asker())(double, { n: 1 }, { timeoutMs: 100 })).rejects.toMatchObject({ status: 503 });
    await waitUntil('the answerer has given up', () => gaveUp);
  });

  it('is refused with a 422 when it breaks its contract', async () => {
    await answering(answer(double, ({ n }) => ({ n })));
    await expect((await asker())(double, { n: 'x' } as never, { timeoutMs: 2_000 })).rejects.toMatchObject({
      status: 422,
    });
  });

  it('is a 503 when the answer breaks the contract', async () => {
    await answering(answer(double, () => ({ n: 'garbage' }) as never));
    await expect((await asker())(double, { n: 1 }, { timeoutMs: 2_000 })).rejects.toMatchObject({ status: 503 });
  });

  it('fails at once while the broker is away', async () => {
    const wire = await startTcpProxy(testEnvironment().natsUrl);
    const side = await broker(wire.url);
    running.push(() => wire.close());
    wire.cut();
    await waitUntil('the broker is noticed missing', () => !side.connected);
    await expect(
      createAsker({ broker: side, log: silent })(double, { n: 1 }, { timeoutMs: longerThanATest }),
    ).rejects.toMatchObject({ status: 503 });
  });

  it('is refused inside a transaction, not before or after it', async () => {
    const kit = await startKit(place);
    running.push(() => kit.stop());
    await answering(answer(double, ({ n }) => ({ n: 2 * n })));
    const ask = await asker();
    const asking = () => ask(double, { n: 21 }, { timeoutMs: 2_000 });
    await expect(kit.inTransaction(() => asking())).rejects.toThrow('goals.double.v1 is asked inside a transaction');
    expect(await asking()).toEqual({ n: 42 });
  });

  it('carries the trace, and the handler runs in it', async () => {
    const seen: unknown[] = [];
    const side = await broker();
    startAnswers(
      {
        broker: side,
        log: silent,
        service: 'goals',
        onAnswer: ({ subject, headers }, run) => {
          seen.push(subject, headers['traceparent']);
          return run();
        },
      },
      [answer(double, ({ n }) => ({ n }))],
    );
    await side.link().nc.flush();
    await (await asker())(double, { n: 1 }, { timeoutMs: 2_000 });
    expect(seen).toEqual(['goals.double.v1', '00-abc']);
  });

  it('is still answered when the service is told to stop meanwhile', async () => {
    let arrived = () => {};
    const here = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    let finish = () => {};
    const done = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const side = await answering(
      answer(double, async ({ n }) => {
        arrived();
        await done;
        return { n };
      }),
    );
    const asking = (await asker())(double, { n: 5 }, { timeoutMs: 5_000 });
    await here;
    const stopping = side.stop();
    finish();
    await stopping;
    expect(await asking).toEqual({ n: 5 });
  });
});
