import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Introduction } from '@pathwise/contracts/api/introductions';
import type { AnyPost } from '@pathwise/contracts/post';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { memberOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const block = (blocker: Caller, { id }: Caller) => service.as(blocker).post(`/api/users/${id}/block`);
const unblock = (blocker: Caller, { id }: Caller) => service.as(blocker).delete(`/api/users/${id}/block`);
const challenges = '/api/challenges';
const postOf = async (author: Caller): Promise<AnyPost> =>
  (await service.as(author).post(challenges, { title: 'Row a mile', description: 'Before the summer ends' })).body;
const authorsSeenBy = async (viewer: Caller): Promise<string[]> =>
  (await service.as(viewer).get(challenges)).body.map(({ userId }: AnyPost) => userId);
const ask = (from: Caller, { id }: Caller) => service.as(from).post('/api/introductions', { userId: id });
const introductionsOf = async (person: Caller): Promise<Introduction[]> =>
  (await service.as(person).get('/api/introductions')).body;
const report = (from: Caller, about: object) => service.as(from).post('/api/reports', { about, reason: 'spam' });

/** Two premium members. One of them, by the given place, blocks the other. */
async function pair(blockerAt: number): Promise<{ ann: Caller; bob: Caller; blocker: Caller; blocked: Caller }> {
  const [ann, bob] = [await memberOf(service), await memberOf(service)];
  return { ann, bob, blocker: blockerAt === 0 ? ann : bob, blocked: blockerAt === 0 ? bob : ann };
}

describe.each([
  ['the author', 0],
  ['the reader', 1],
])('a block by %s', (_, at) => {
  it('hides posts from both, also from an admin, until it is taken back', async () => {
    const { ann, bob, blocker, blocked } = await pair(at);
    const [ofAnn, ofBob] = [await postOf(ann), await postOf(bob)];
    await block(blocker, blocked);
    for (const role of ['regular', 'admin'] as const) {
      expect(await authorsSeenBy({ ...bob, role })).not.toContain(ann.id);
      expect(await authorsSeenBy({ ...ann, role })).not.toContain(bob.id);
    }
    expect(await authorsSeenBy(ann)).toContain(ann.id);
    expect(await authorsSeenBy(await memberOf(service))).toEqual(expect.arrayContaining([ann.id, bob.id]));
    await unblock(blocker, blocked);
    const ids = async (viewer: Caller) => (await service.as(viewer).get(challenges)).body.map(({ id }: AnyPost) => id);
    expect(await ids(bob)).toContain(ofAnn.id);
    expect(await ids(ann)).toContain(ofBob.id);
  });

  it('makes a report of the other, or of their post, a 404', async () => {
    const { ann, bob, blocker, blocked } = await pair(at);
    const post = await postOf(ann);
    await block(blocker, blocked);
    expect((await report(bob, { kind: 'member', id: ann.id })).status).toBe(404);
    expect((await report(bob, { kind: 'post', id: post.id })).status).toBe(404);
  });
});

describe.each([
  ['the one who asked', 0],
  ['the one who was asked', 1],
])('a block by %s', (_, at) => {
  it('hides a waiting introduction from both, which cannot be answered until the block is taken back', async () => {
    const { ann, bob, blocker, blocked } = await pair(at);
    const { id: askedId } = (await ask(ann, bob)).body;
    const received = (await introductionsOf(bob))[0]?.id;
    await block(blocker, blocked);
    expect([await introductionsOf(ann), await introductionsOf(bob)]).toEqual([[], []]);
    for (const what of ['accept', 'decline'])
      expect((await service.as(bob).post(`/api/introductions/${received}/${what}`)).status).toBe(404);
    expect((await service.as(ann).delete(`/api/introductions/${askedId}`)).status).toBe(404);
    expect((await ask(ann, bob)).status).toBe(404);
    expect((await ask(bob, ann)).status).toBe(404);
    await unblock(blocker, blocked);
    expect((await service.as(bob).post(`/api/introductions/${received}/accept`)).status).toBe(200);
  });

  it('hides the address of an accepted introduction from both', async () => {
    const { ann, bob, blocker, blocked } = await pair(at);
    await ask(ann, bob);
    await ask(bob, ann);
    expect(await introductionsOf(ann)).toMatchObject([{ status: 'accepted', member: { id: bob.id } }]);
    await block(blocker, blocked);
    expect([await introductionsOf(ann), await introductionsOf(bob)]).toEqual([[], []]);
  });
});
