import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { postChanged, postCreated } from '@pathwise/contracts/events/social';
import type { AnyPost, CategorisedPost } from '@pathwise/contracts/post';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

const noon = new Date('2024-09-18T12:00:00Z');
const dayMs = 86_400_000;
let clock = noon;
let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial({ now: () => clock });
});
afterEach(() => {
  clock = noon;
});
afterAll(() => service.stop());

const description = 'Running before work, three times a week';
const kinds = [
  { path: '/api/accountability-requests', feature: 'accountability', own: { category: 'Health' } },
  { path: '/api/challenges', feature: 'challenges', own: { category: 'Financial' } },
  { path: '/api/mentorship-offers', feature: 'mentorship', own: { price: '$50/hour' } },
] as const;
const [requests, challenges, offers] = kinds;

async function postOf(author: Caller, wish: object = {}, kind: (typeof kinds)[number] = requests): Promise<AnyPost> {
  const body = { title: 'Morning runs', description, ...kind.own, ...wish };
  const answer = await service.as(author).post(kind.path, body);
  if (answer.status !== 201) throw new Error(`no post: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
}
const list = async (viewer: Caller, path: string = requests.path): Promise<AnyPost[]> =>
  (await service.as(viewer).get(path)).body;
const seenBy = async (viewer: Caller, { id }: AnyPost, path?: string) =>
  (await list(viewer, path)).find((post) => post.id === id);
const refusal = (status: number, detail: string) => ({ status, body: { detail } });

describe.each(kinds)('a post in $path', ({ path, feature, own }) => {
  const kind = { path, feature, own } as (typeof kinds)[number];

  it('is written by a premium member and shown with its author to others', async () => {
    const profile = { firstName: 'Ann', lastName: 'Ngata', profession: 'Baker', contactEmail: 'write@example.org' };
    const [ann, bob] = [await memberOf(service, { profile }), await memberOf(service)];
    const post = await postOf(ann, {}, kind);
    expect(post).toEqual({
      id: post.id,
      userId: ann.id,
      title: 'Morning runs',
      description,
      ...own,
      createdAt: '2024-09-18T12:00:00.000Z',
      freshUntil: '2024-10-18T12:00:00.000Z',
      lapsed: false,
      lapsesSoon: false,
      user: { id: ann.id, ...profile, profileImageUrl: null, hasContactEmail: true },
    });
    expect(await seenBy(bob, post, path)).toEqual(post);
    const event = await service.events.waitFor(postCreated, ({ postId }) => postId === post.id);
    expect(event).toMatchObject({ audience: [ann.id], data: { userId: ann.id, kind: feature, version: 1 } });
    expect(JSON.stringify(event)).not.toContain('Morning');
  });

  it('is neither read, written nor renewed without the premium plan', async () => {
    const free = testCaller();
    const post = await postOf(await memberOf(service), {}, kind);
    const client = service.as(free);
    const body = { title: 'Morning runs', description, ...own };
    for (const answer of [
      await client.get(path),
      await client.post(path, body),
      await client.post(`${path}/${post.id}/renew`),
    ]) {
      expect(answer).toMatchObject({ status: 402, body: { code: 'premium-required', feature } });
      expect(JSON.stringify(answer.body)).not.toContain(post.title);
    }
    expect((await rowsOf(service, 'posts')).filter(({ userId }) => userId === free.id)).toEqual([]);
  });

  it('stays readable and can be deleted by its author once premium has ended; others stay locked', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const [mine, theirs] = [await postOf(ann, {}, kind), await postOf(bob, {}, kind)];
    const left = service.as({ ...ann, plan: 'free' });
    expect((await left.get(`${path}/own`)).body).toEqual([mine]);
    expect((await left.get(`${path}/own?userId=${bob.id}`)).status).toBe(422);
    expect((await left.delete(`${path}/${theirs.id}`)).status).toBe(404);
    expect((await left.delete(`${path}/${mine.id}`)).status).toBe(200);
    expect((await left.get(`${path}/own`)).body).toEqual([]);
    expect(await seenBy(bob, mine, path)).toBeUndefined();
  });

  it.each([
    [{ title: ' ' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ title: { $ne: '' } }, 'Title is required'],
    [{ description: '  short   ' }, 'Description must be at least 10 characters'],
    [{ description: undefined }, 'Description must be at least 10 characters'],
  ])('says what is missing: %j', async (wish, detail) => {
    const answer = await service.as(await memberOf(service)).post(path, { title: 'A', description, ...own, ...wish });
    expect(answer).toMatchObject(refusal(422, detail));
  });

  it('holds 120 characters of title and 4,000 of description, and no more', async () => {
    const ann = await memberOf(service);
    await postOf(ann, { title: '語'.repeat(120), description: '語'.repeat(4_000) }, kind);
    for (const tooLong of [{ title: 'a'.repeat(121) }, { description: 'a'.repeat(4_001) }])
      expect((await service.as(ann).post(path, { title: 'A', description, ...own, ...tooLong })).status).toBe(422);
  });

  it('is deleted by its author and restored unchanged', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const post = await postOf(ann, {}, kind);
    const gone = await service.as(ann).delete(`${path}/${post.id}`);
    expect(gone).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await seenBy(bob, post, path)).toBeUndefined();
    expect((await service.as(bob).post(`/api/undo/social/${gone.body.undo}`)).status).toBe(404);
    const listed = await service.as(ann).get('/api/trash/social');
    expect(listed.body).toMatchObject([{ token: gone.body.undo, kind: 'posts', titles: [post.title], count: 1 }]);
    const back = await service.as(ann).post(`/api/undo/social/${gone.body.undo}`);
    expect(back).toMatchObject({ status: 200, body: { restoredCount: 1 } });
    expect(await seenBy(bob, post, path)).toEqual(post);
    const changes = () => service.events.all(postChanged).filter(({ data }) => data.postId === post.id);
    await service.events.waitFor(postChanged, ({ postId, version }) => postId === post.id && version === 3);
    expect(changes().map(({ data }) => data.version)).toEqual([2, 3]);
  });

  it('is deleted or renewed by nobody else', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const post = await postOf(ann, {}, kind);
    expect((await service.as(bob).delete(`${path}/${post.id}`)).status).toBe(404);
    expect((await service.as(bob).post(`${path}/${post.id}/renew`)).status).toBe(404);
    expect(await seenBy(ann, post, path)).toEqual(post);
  });
});

describe('posts', () => {
  it('of one kind are not found among another', async () => {
    const ann = await memberOf(service);
    const post = await postOf(ann, {}, requests);
    expect(await seenBy(ann, post, challenges.path)).toBeUndefined();
    expect((await service.as(ann).delete(`${challenges.path}/${post.id}`)).status).toBe(404);
    expect((await service.as(ann).post(`${offers.path}/${post.id}/renew`)).status).toBe(404);
  });

  it('have the category Other unless another one is chosen, and none but the seven', async () => {
    const ann = await memberOf(service);
    expect((await postOf(ann, { category: undefined })) as CategorisedPost).toMatchObject({ category: 'Other' });
    for (const category of ['', 'sports', null])
      expect(await service.as(ann).post(requests.path, { title: 'A', description, category })).toMatchObject(
        refusal(422, 'Category is required'),
      );
  });

  it('of mentors need a price of at most 80 characters, and take no category', async () => {
    const ann = service.as(await memberOf(service));
    const offer = { title: 'A', description };
    for (const price of [undefined, ' '])
      expect(await ann.post(offers.path, { ...offer, price })).toMatchObject(refusal(422, 'Price is required'));
    for (const wrong of [{ price: 'a'.repeat(81) }, { price: '$5', category: 'Health' }])
      expect((await ann.post(offers.path, { ...offer, ...wrong })).status).toBe(422);
  });

  it.each(['userId', 'hidden', 'freshUntil', 'createdAt', 'user', 'kind'])(
    'take no %s from a request',
    async (field) => {
      const body = { title: 'A', description, [field]: 'x' };
      expect((await service.as(await memberOf(service)).post(requests.path, body)).status).toBe(422);
    },
  );

  it('are hidden by an admin on any plan, who can take that back; their author still sees them, and is told', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const admin = testCaller({ role: 'admin' });
    const post = await postOf(ann);
    const gone = await service.as(admin).delete(`${requests.path}/${post.id}`);
    expect(gone).toMatchObject({ status: 200, body: { deletedCount: 1 } });
    expect(await seenBy(bob, post)).toBeUndefined();
    expect(await seenBy(ann, post)).toEqual({ ...post, hidden: true });
    expect((await service.as(admin).delete(`${requests.path}/${post.id}`)).status).toBe(404);
    expect((await service.as(ann).post(`${requests.path}/${post.id}/renew`)).status).toBe(404);
    const undo = `/api/undo/social/${gone.body.undo}`;
    expect((await service.as(ann).post(undo)).status).toBe(404);
    expect((await service.as({ ...admin, role: 'regular' }).post(undo)).status).toBe(404);
    expect((await service.as(admin).post(undo)).body).toEqual({ restoredCount: 1 });
    expect(await seenBy(bob, post)).toEqual(post);
  });

  it('that are hidden have their place among the author’s own, page by page, and stay hidden when brought back', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const written = [await postOf(ann), await postOf(ann), await postOf(ann)].toReversed();
    const [, hidden] = written;
    await service.as(testCaller({ role: 'admin' })).delete(`${requests.path}/${hidden?.id}`);
    const seen: string[] = [];
    let path: string | undefined = `${requests.path}?limit=1`;
    while (path && seen.length < 3) {
      const page = await service.as(ann).get(path);
      seen.push(...page.body.map(({ id }: AnyPost) => id));
      path = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(written.map(({ id }) => id));
    const gone = await service.as(ann).delete(`${requests.path}/${hidden?.id}`);
    expect((await service.as(ann).post(`/api/undo/social/${gone.body.undo}`)).status).toBe(200);
    expect(await seenBy(ann, hidden as AnyPost)).toMatchObject({ hidden: true });
    expect(await seenBy(bob, hidden as AnyPost)).toBeUndefined();
  });

  it('stay fresh for thirty days; their author hears of the last three, and alone sees a lapsed one', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const post = await postOf(ann);
    clock = new Date(noon.getTime() + 27 * dayMs);
    expect(await seenBy(ann, post)).toMatchObject({ lapsesSoon: true, lapsed: false });
    expect(await seenBy(bob, post)).toMatchObject({ lapsesSoon: false, lapsed: false });
    clock = new Date(noon.getTime() + 30 * dayMs);
    expect(await seenBy(ann, post)).toMatchObject({ lapsesSoon: false, lapsed: true });
    expect(await seenBy(bob, post)).toBeUndefined();
  });

  it('are renewed with one press, lapsed or not, and keep their place', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const [older, newer] = [await postOf(ann), await postOf(ann)];
    clock = new Date(noon.getTime() + 40 * dayMs);
    for (const { id } of [older, newer]) {
      const renewed = await service.as(ann).post(`${requests.path}/${id}/renew`);
      expect(renewed).toMatchObject({
        status: 200,
        body: { id, lapsed: false, freshUntil: '2024-11-27T12:00:00.000Z' },
      });
    }
    const ids = (await list(bob)).map(({ id }) => id);
    expect(ids.filter((id) => id === older.id || id === newer.id)).toEqual([newer.id, older.id]);
  });

  it('show the author’s address of today, and none where there is none', async () => {
    const ann = await memberOf(service, { profile: { contactEmail: '' } });
    const post = await postOf(ann);
    expect(post.user).toMatchObject({ hasContactEmail: false });
    expect(post.user).not.toHaveProperty('contactEmail');
  });

  it('go with their author’s account, those in the trash and those an admin has removed included', async () => {
    const [ann, bob] = [await memberOf(service), await memberOf(service)];
    const [stays, trashed, removed] = [await postOf(ann), await postOf(ann), await postOf(ann)];
    const { undo } = (await service.as(ann).delete(`${requests.path}/${trashed.id}`)).body;
    const admin = testCaller({ role: 'admin' });
    const hiding = (await service.as(admin).delete(`${requests.path}/${removed.id}`)).body;
    await erase(service, ann);
    expect(await seenBy(bob, stays)).toBeUndefined();
    expect((await service.as(ann).post(`/api/undo/social/${undo}`)).status).toBe(404);
    expect((await service.as(admin).post(`/api/undo/social/${hiding.undo}`)).status).toBe(404);
    expect((await service.as(ann).post(requests.path, { title: 'Late', description })).status).toBe(404);
    for (const collection of ['posts', 'trash', 'undoBatches'])
      expect(JSON.stringify(await rowsOf(service, collection))).not.toContain(ann.id);
  });
});

describe('the list of one’s own posts', () => {
  it('holds lapsed and hidden ones, and goes on page by page', async () => {
    const ann = await memberOf(service);
    const [first, hidden, last] = [await postOf(ann), await postOf(ann), await postOf(ann)];
    await service.as(testCaller({ role: 'admin' })).delete(`${requests.path}/${hidden.id}`);
    clock = new Date(noon.getTime() + 40 * dayMs);
    const left = service.as({ ...ann, plan: 'free' });
    const page = await left.get(`${requests.path}/own?limit=2`);
    expect(page.body).toMatchObject([
      { id: last.id, lapsed: true },
      { id: hidden.id, hidden: true },
    ]);
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect(next).toContain(`${requests.path}/own?`);
    const rest = await left.get(next);
    expect(rest.body).toMatchObject([{ id: first.id, lapsed: true }]);
    expect(rest.headers.get('link')).toBeNull();
  });
});

describe('the list of posts', () => {
  it('leaves out authors who are not known', async () => {
    const stranger = testCaller({ plan: 'premium' });
    const post = await postOf(stranger);
    expect(await seenBy(await memberOf(service), post)).toBeUndefined();
    expect((await seenBy(stranger, post))?.user).toMatchObject({ id: stranger.id, firstName: null });
  });

  it.each([1, 2, 3, 5, 7])(
    'in pages of %i shows each post once and skips none, while others are written, renewed and deleted',
    async (limit) => {
      const [ann, bob] = [await memberOf(service), await memberOf(service)];
      const standing: string[] = [];
      for (let n = 0; n < 12; n++) standing.push((await postOf(ann, {}, offers)).id);
      const doomed = standing.splice(4, 1)[0] ?? '';
      const seen: string[] = [];
      let path: string | undefined = `${offers.path}?limit=${limit}`;
      for (let n = 0; path; n++) {
        const answer = await service.as(bob).get(path);
        seen.push(...answer.body.map(({ id }: AnyPost) => id));
        path = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
        await postOf(bob, {}, offers);
        if (n === 0) await service.as(ann).delete(`${offers.path}/${doomed}`);
        await service.as(ann).post(`${offers.path}/${standing[n % standing.length]}/renew`);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => standing.includes(id))).toEqual(standing.toReversed());
    },
  );

  it('refuses a page of more than a hundred', async () => {
    expect((await service.as(await memberOf(service)).get(`${requests.path}?limit=101`)).status).toBe(422);
  });
});
