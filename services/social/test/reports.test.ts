import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Report } from '@pathwise/contracts/api/reports';
import { profileChanged } from '@pathwise/contracts/events/auth';
import { memberHidden, reportFiled } from '@pathwise/contracts/events/social';
import type { AnyPost } from '@pathwise/contracts/post';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const admin = testCaller({ role: 'admin' });
const challenges = '/api/challenges';
const words = { title: 'Buy my course', description: 'It makes you rich within a week' };
const postOf = async (author: Caller): Promise<AnyPost> => (await service.as(author).post(challenges, words)).body;
type About = Report['about'];
const aPost = ({ id }: AnyPost): About => ({ kind: 'post', id });
const aMember = ({ id }: Caller): About => ({ kind: 'member', id });
const report = (reporter: Caller, about: About, wish: object = {}) =>
  service.as(reporter).post('/api/reports', { about, reason: 'scam', text: 'Asks for money', ...wish });
const decide = (id: string, what: 'hide' | 'dismiss' | 'show', by: Caller = admin) =>
  service.as(by).post(`/api/admin/reports/${id}/${what}`);
const listed = async (state = 'open'): Promise<Report[]> =>
  (await service.as(admin).get(`/api/admin/reports?state=${state}`)).body;
const open = () => listed();
const stateOf = async (id: string) => {
  for (const state of ['open', 'hidden', 'dismissed'])
    if ((await listed(state)).some((one) => one.id === id && one.state === state)) return state;
  return undefined;
};
const seenBy = async (viewer: Caller, { id }: AnyPost) =>
  (await service.as(viewer).get(challenges)).body.some((post: AnyPost) => post.id === id);

describe('a report', () => {
  it('of a post reaches the admins with what they need to decide', async () => {
    const [ann, bob] = [
      await memberOf(service, { profile: { firstName: 'Ann' } }),
      await memberOf(service, { profile: { firstName: 'Bob', lastName: 'Ito' } }),
    ];
    const post = await postOf(bob);
    const { status, body } = await report(ann, aPost(post));
    expect({ status, body }).toEqual({ status: 201, body: { id: body.id } });
    expect((await open()).find(({ id }) => id === body.id)).toEqual({
      id: body.id,
      about: aPost(post),
      state: 'open',
      reason: 'scam',
      text: 'Asks for money',
      createdAt: expect.any(String),
      reporter: { id: ann.id, firstName: 'Ann', lastName: null },
      member: { id: bob.id, firstName: 'Bob', lastName: 'Ito' },
      post: words,
    });
    const event = await service.events.waitFor(reportFiled, ({ reportId }) => reportId === body.id);
    expect(event.data).toEqual({ reportId: body.id, about: 'post', reason: 'scam', version: 1 });
    expect(event.audience).toBeUndefined();
  });

  it('of a member is filed on any plan', async () => {
    const [ann, bob] = [await memberOf(service, { caller: { plan: 'free' } }), await memberOf(service)];
    const { body } = await report(ann, aMember(bob), { text: undefined });
    expect((await open()).find(({ id }) => id === body.id)).toMatchObject({
      about: aMember(bob),
      text: '',
      post: null,
    });
  });

  it('is open once for each person and thing, also of twenty at the same time', async () => {
    const [ann, bob, cleo] = [await memberOf(service), await memberOf(service), await memberOf(service)];
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(ann, aMember(bob))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
    expect(await report(ann, aMember(bob), { reason: 'spam' })).toMatchObject({
      status: 409,
      body: { code: 'already-reported', detail: 'You have reported this member already. We are looking into it.' },
    });
    expect((await report(ann, aPost(await postOf(bob)))).status).toBe(201);
    expect((await report(cleo, aMember(bob))).status).toBe(201);
  });

  it('may follow one that is closed', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    for (const _ of ['first', 'second', 'third']) {
      const { status, body } = await report(ann, aMember(bob));
      expect(status).toBe(201);
      expect((await decide(body.id, 'dismiss')).status).toBe(204);
    }
  });

  it('of oneself, one’s own post, nobody or what one does not see is refused in words', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const [own, others] = [await postOf(ann), await postOf(bob)];
    const free = await memberOf(service, { caller: { plan: 'free' } });
    const stranger = testCaller();
    for (const [who, about, status, detail] of [
      [ann, aMember(ann), 422, 'You cannot report yourself'],
      [ann, aPost(own), 422, 'You cannot report your own post'],
      [ann, aMember(stranger), 404, 'This member does not exist'],
      [ann, { kind: 'post', id: bob.id }, 404, 'This post does not exist'],
      [free, aPost(others), 404, 'This post does not exist'],
    ] as const)
      expect(await report(who, about)).toMatchObject({ status, body: { detail } });
  });

  it.each([{ reason: 'boring' }, { reason: undefined }, { text: 'a'.repeat(2_001) }, { outcome: 'removed' }])(
    'refuses %j',
    async (wish) => {
      expect((await report(await memberOf(service), aMember(await memberOf(service)), wish)).status).toBe(422);
    },
  );

  it('is read and decided by admins alone', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const { body } = await report(ann, aMember(bob));
    for (const who of [ann, bob]) {
      expect((await service.as(who).get('/api/admin/reports')).status).toBe(403);
      for (const what of ['hide', 'dismiss', 'show'] as const)
        expect((await decide(body.id, what, who)).status).toBe(403);
    }
    expect((await open()).map(({ id }) => id)).toContain(body.id);
  });

  it('goes with the account of either person', async () => {
    for (const who of ['reporter', 'reported']) {
      const [ann, bob] = [await memberOf(service), await memberOf(service)];
      await report(ann, aMember(bob));
      await report(ann, aPost(await postOf(bob)));
      const gone = who === 'reporter' ? ann : bob;
      await erase(service, gone);
      expect(JSON.stringify(await rowsOf(service, 'reports'))).not.toContain(gone.id);
    }
  });
});

describe('dismissing a report', () => {
  it('leaves the post as it is', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const post = await postOf(bob);
    const { body } = await report(ann, aPost(post));
    expect((await decide(body.id, 'dismiss')).status).toBe(204);
    expect(await stateOf(body.id)).toBe('dismissed');
    expect(await seenBy(ann, post)).toBe(true);
    for (const what of ['hide', 'dismiss', 'show'] as const) expect((await decide(body.id, what)).status).toBe(409);
    expect((await decide('nothing', 'dismiss')).status).toBe(404);
  });
});

describe('hiding what was reported', () => {
  it('takes a post from everybody but its author, closes every report about it, and can be taken back', async () => {
    const [ann, bob, cleo] = [await memberOf(service), await memberOf(service), await memberOf(service)];
    const post = await postOf(bob);
    const { body } = await report(ann, aPost(post));
    const other = await report(cleo, aPost(post));
    expect((await decide(body.id, 'hide')).status).toBe(204);
    for (const viewer of [ann, cleo]) expect(await seenBy(viewer, post)).toBe(false);
    const [own] = (await service.as(bob).get(challenges)).body;
    expect(own).toEqual({ ...post, hidden: true });
    expect((await service.as(bob).post(`${challenges}/${post.id}/renew`)).status).toBe(404);
    for (const id of [body.id, other.body.id]) expect(await stateOf(id)).toBe('hidden');
    expect((await report(ann, aPost(post))).status).toBe(404);

    expect((await decide(other.body.id, 'show')).status).toBe(204);
    for (const viewer of [ann, bob, cleo]) expect(await seenBy(viewer, post)).toBe(true);
    for (const id of [body.id, other.body.id]) expect(await stateOf(id)).toBe('dismissed');
    expect((await decide(body.id, 'show')).status).toBe(409);
  });

  it('keeps a post away whose author had deleted it meanwhile, and brings it back', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const post = await postOf(bob);
    const { body } = await report(ann, aPost(post));
    const { undo } = (await service.as(bob).delete(`${challenges}/${post.id}`)).body;
    expect((await open()).find(({ id }) => id === body.id)).toMatchObject({ post: null });
    expect((await decide(body.id, 'hide')).status).toBe(204);
    expect(await decide(body.id, 'show')).toMatchObject({
      status: 409,
      body: { detail: 'The author of this post has deleted it' },
    });
    expect((await service.as(bob).post(`/api/undo/social/${undo}`)).status).toBe(200);
    expect(await seenBy(ann, post)).toBe(false);
    expect(await seenBy(bob, post)).toBe(true);
    expect((await decide(body.id, 'show')).status).toBe(204);
    expect(await seenBy(ann, post)).toBe(true);
  });

  it('takes a person from every list, search and profile of others, with their posts, and can be taken back', async () => {
    const name = `Zebulon${Date.now()}`;
    const [ann, bob] = [await memberOf(service), await memberOf(service, { profile: { firstName: name } })];
    const post = await postOf(bob);
    const { body } = await report(ann, aMember(bob));
    const seen = async (viewer: Caller) => {
      const found = (await service.as(viewer).get(`/api/users/search?q=${name}`)).body;
      const all = (await service.as(viewer).get('/api/users/all')).body;
      const profile = await service.as(viewer).get(`/api/users/${bob.id}`);
      return [found, all]
        .map((list) => list.some(({ id }: { id: string }) => id === bob.id))
        .concat([profile.status === 200, await seenBy(viewer, post)]);
    };
    expect(await seen(ann)).toEqual([true, true, true, true]);
    expect((await decide(body.id, 'hide')).status).toBe(204);
    expect(await seen(ann)).toEqual([false, false, false, false]);
    expect(await seen(testCaller({ role: 'admin', plan: 'premium' }))).toEqual([false, false, false, false]);
    expect(await seen(bob)).toEqual([false, false, true, true]);
    const event = await service.events.waitFor(memberHidden, ({ userId }) => userId === bob.id);
    expect(event.data).toMatchObject({ hidden: true });
    expect(event.audience).toBeUndefined();
    const changed = await service.events.publish(profileChanged, { ...registrationOf(bob.id), version: 5 });
    await service.consumed('social-keep-profile', changed);
    expect((await service.as(ann).get(`/api/users/${bob.id}`)).status).toBe(404);

    expect((await decide(body.id, 'show')).status).toBe(204);
    expect((await service.as(ann).get(`/api/users/${bob.id}`)).status).toBe(200);
  });
});
