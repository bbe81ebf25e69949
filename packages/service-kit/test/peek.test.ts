import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { createPeek, createPeekAll } from '../src/events/peek.ts';
import { freshPlace, goalNoted, type Kit, leave, type Place, silent, startKit } from './event-parts.ts';

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
    const heard: string[] = [];
    const all: (readonly string[] | undefined)[] = [];
    const end = createPeek({ broker: kit.broker, log: silent })(goalNoted, ({ data }) => heard.push(data.goalId));
    createPeek({ broker: kit.broker, log: silent })(goalNoted, () => {
      throw new Error('listener');
    });
    createPeekAll({ broker: kit.broker, log: silent })(({ audience }) => all.push(audience));
    await kit.broker.opened;
    await kit.broker.ping();
    await kit.note('a', 1);
    await waitUntil('it is heard', () => all.length === 1);
    expect(all).toEqual([['owner']]);
    expect(heard).toEqual(['a']);
    end();
    await kit.note('b', 1);
    await waitUntil('the other hears it', () => all.length === 2);
    expect(heard).toEqual(['a']);
  });
});
