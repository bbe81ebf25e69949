import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blockChanged } from '@pathwise/contracts/events/social';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const block = (blocker: Caller, { id }: { id: string }) => service.as(blocker).post(`/api/users/${id}/block`);
const unblock = (blocker: Caller, { id }: { id: string }) => service.as(blocker).delete(`/api/users/${id}/block`);
const blocksOf = async (blocker: Caller, query = '') => (await service.as(blocker).get(`/api/blocks${query}`)).body;
const namedPair = async (name: string) => [
  await memberOf(service, { profile: { firstName: name, lastName: 'One' } }),
  await memberOf(service, { profile: { firstName: name, lastName: 'Two' } }),
];
/** Whether a viewer sees a member in the directory, a search and by id. */
async function sees(viewer: Caller, { id }: Caller, name: string): Promise<boolean[]> {
  const client = service.as(viewer);
  const lists = [await client.get('/api/users/all'), await client.get(`/api/users/search?q=${name}`)];
  const inLists = lists.map(({ body }) => body.some((member: { id: string }) => member.id === id));
  return [...inLists, (await client.get(`/api/users/${id}`)).status === 200];
}
const everywhere = [true, true, true];
const nowhere = [false, false, false];

describe('a block', () => {
  it.each(['regular', 'admin'] as const)(
    'makes both invisible to each other until it is taken back, for a %s too',
    async (role) => {
      const [one, two] = (await namedPair(`Pair${role}`)) as [Caller, Caller];
      const ann = { ...one, role };
      expect((await block(ann, two)).status).toBe(204);
      expect(await sees(ann, two, `Pair${role}`)).toEqual(nowhere);
      expect(await sees(two, ann, `Pair${role}`)).toEqual(nowhere);
      expect(await sees(testCaller(), ann, `Pair${role}`)).toEqual(everywhere);
      expect((await unblock(ann, two)).status).toBe(204);
      expect(await sees(ann, two, `Pair${role}`)).toEqual(everywhere);
      expect(await sees(two, ann, `Pair${role}`)).toEqual(everywhere);
    },
  );

  it('is listed for who made it, and nobody else', async () => {
    const [ann, bob] = (await namedPair('Listed')) as [Caller, Caller];
    await block(ann, bob);
    expect(await blocksOf(ann)).toEqual([{ id: bob.id, firstName: 'Listed', lastName: 'Two', profileImageUrl: null }]);
    expect(await blocksOf(bob)).toEqual([]);
  });

  it('is stored and announced once, also when it comes many times at once', async () => {
    const [ann, bob] = (await namedPair('Often')) as [Caller, Caller];
    const answers = await Promise.all([1, 2, 3, 4].map(() => block(ann, bob)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await rowsOf(service, 'blocks')).filter(({ blockerId }) => blockerId === ann.id)).toHaveLength(1);
    await unblock(ann, bob);
    await unblock(ann, bob);
    const off = await service.events.waitFor(blockChanged, ({ userId, blocked }) => userId === ann.id && !blocked);
    const on = await service.events.waitFor(blockChanged, ({ userId, blocked }) => userId === ann.id && blocked);
    expect(on).toMatchObject({ audience: [ann.id], data: { memberId: bob.id } });
    expect(off.data.version).toBeGreaterThan(on.data.version);
  });

  it('cannot be of oneself, an unknown or an erased person, or of one who made it first', async () => {
    const [ann, bob] = (await namedPair('Refused')) as [Caller, Caller];
    expect(await block(ann, ann)).toMatchObject({ status: 409, body: { detail: 'You cannot block yourself.' } });
    expect((await block(ann, testCaller())).status).toBe(404);
    await block(ann, bob);
    expect(await block(bob, ann)).toMatchObject({ status: 404, body: { detail: 'This member does not exist' } });
    const gone = await memberOf(service);
    await erase(service, gone);
    expect((await block(ann, gone)).status).toBe(404);
    expect((await service.as().post(`/api/users/${ann.id}/block`)).status).toBe(401);
    expect((await service.as(bob).post(`/api/users/${ann.id}/block`, { forUser: ann.id })).status).toBe(422);
  });

  it('goes with either account', async () => {
    const [ann, bob, cid] = [...(await namedPair('Erased')), await memberOf(service)] as [Caller, Caller, Caller];
    await block(ann, bob);
    await block(bob, cid);
    await erase(service, bob);
    expect(JSON.stringify(await rowsOf(service, 'blocks'))).not.toContain(bob.id);
    expect(await blocksOf(ann)).toEqual([]);
    expect((await block(bob, cid)).status).toBe(404);
  });

  it('by a person with many is listed page by page', async () => {
    const ann = await memberOf(service);
    const blocked: string[] = [];
    for (let n = 0; n < 5; n++) {
      const other = await memberOf(service);
      blocked.push(other.id);
      await block(ann, other);
    }
    const first = await service.as(ann).get('/api/blocks?limit=3');
    const link = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await service.as(ann).get(link);
    expect(second.headers.get('link')).toBeNull();
    expect([...first.body, ...second.body].map(({ id }) => id)).toEqual(blocked.toSorted());
  });
});
