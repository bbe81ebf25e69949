import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnyPost } from '@pathwise/contracts/post';
import type { Caller } from '@pathwise/service-kit/http/caller';
import fc from 'fast-check';
import { erase, memberOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const path = '/api/challenges';

async function postOf(author: Caller): Promise<string> {
  const body = { title: 'Ten pages a day', description: 'Read before breakfast', category: 'Health' };
  const answer = await service.as(author).post(path, body);
  expect(answer.status).toBe(201);
  return answer.body.id;
}

/** Pages of the list, each read when the one before has been used. */
async function* pagesOf(viewer: Caller, limit: number): AsyncGenerator<string[]> {
  for (let next: string | undefined = `${path}?limit=${limit}`; next; ) {
    const { status, body, headers } = await service.as(viewer).get(next);
    expect(status).toBe(200);
    yield body.map(({ id }: AnyPost) => id);
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
}

/** A viewer, five posts of Ann, which stay, and two of Eve, which may go. Nothing else is in the list. */
async function given() {
  await service.running.deps.db.db?.collection('posts').deleteMany({});
  const [viewer, ann, eve] = [await memberOf(service), await memberOf(service), await memberOf(service)];
  const [stays, mayGo] = [[] as string[], [] as string[]];
  for (let n = 0; n < 5; n++) {
    stays.unshift(await postOf(ann));
    if (n % 2) mayGo.push(await postOf(eve));
  }
  return { viewer, ann, eve, stays, mayGo };
}

type Event = 'write' | 'delete' | 'block' | 'erase' | 'nothing';

/** Does what happens between two pages. Answers the posts that nobody may see from now on. */
async function happen(event: Event, { viewer, ann, eve, mayGo }: Awaited<ReturnType<typeof given>>): Promise<string[]> {
  if (event === 'write') await postOf(ann);
  if (event === 'delete') await service.as(eve).delete(`${path}/${mayGo[0]}`);
  if (event === 'block') await service.as(viewer).post(`/api/users/${eve.id}/block`);
  if (event === 'erase') await erase(service, eve);
  if (event === 'block' || event === 'erase') return mayGo;
  return event === 'delete' ? mayGo.slice(0, 1) : [];
}

describe('the pages of a list of posts', () => {
  const event = fc.constantFrom<Event>('write', 'delete', 'block', 'erase', 'nothing');

  it('show no post twice, skip none that stays, and show none that has gone', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(event, { maxLength: 3 }), async (limit, events) => {
        const list = await given();
        const read: string[] = [];
        const gone = new Set<string>();
        for await (const page of pagesOf(list.viewer, limit)) {
          expect(page.filter((id) => gone.has(id))).toEqual([]);
          read.push(...page);
          for (const id of await happen(events.shift() ?? 'nothing', list)) gone.add(id);
        }
        expect(new Set(read).size).toBe(read.length);
        expect(read.filter((id) => list.stays.includes(id))).toEqual(list.stays);
      }),
      { numRuns: 10 },
    );
  });
});
