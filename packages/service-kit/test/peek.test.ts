import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { createPeekAll } from '../src/events/peek.ts';
import { freshPlace, type Kit, leave, type Place, silent, startKit } from './event-parts.ts';

let place: Place;
let kit: Kit;
beforeAll(async () => {
  place = freshPlace();
  kit = await startKit(place);
});
afterAll(async () => {
  await kit.stop();
  await leave(place);
});

describe('peeking at events', () => {
  it('receives new events until it is unsubscribed, and survives a listener that throws', async () => {
    const [first, second]: (readonly string[] | undefined)[][] = [[], []];
    const peekAll = createPeekAll({ broker: kit.broker, log: silent });
    const end = peekAll(({ audience }) => first?.push(audience));
    peekAll(() => {
      throw new Error('listener');
    });
    peekAll(({ audience }) => second?.push(audience));
    await kit.broker.opened;
    await kit.broker.ping();
    await kit.note('a', 1);
    await waitUntil('the event is received', () => second?.length === 1);
    expect([first, second]).toEqual([[['owner']], [['owner']]]);
    end();
    await kit.note('b', 1);
    await waitUntil('the other listener receives the next', () => second?.length === 2);
    expect(first).toEqual([['owner']]);
  });
});
