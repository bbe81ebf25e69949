import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Member } from '@pathwise/contracts/api/social';
import { profileChanged } from '@pathwise/contracts/events/auth';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { testCaller } from '@pathwise/service-testkit/tokens';
import fc from 'fast-check';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const directory = '/api/users/all?';
const search = (q: string) => `/api/users/search?${new URLSearchParams({ q })}&`;
const ids = (page: Member[]) => page.map(({ id }) => id);
const named = (firstName: string, more: object = {}) => memberOf(service, { profile: { firstName, ...more } });
const found = async (viewer: Caller, q: string): Promise<string[]> =>
  ids((await service.as(viewer).get(search(q))).body);

/** The pages from a path on, each read when the one before has been used. */
async function* pagesOf(viewer: Caller, path: string, limit: number): AsyncGenerator<Member[]> {
  let next: string | undefined = `${path}limit=${limit}`;
  while (next) {
    const { status, body, headers } = await service.as(viewer).get(next);
    expect(status).toBe(200);
    expect(body.length).toBeLessThanOrEqual(limit);
    yield body;
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
}
async function allOf(viewer: Caller, path: string, limit: number): Promise<string[]> {
  const read: string[] = [];
  for await (const page of pagesOf(viewer, path, limit)) read.push(...ids(page));
  return read;
}

describe('the directory', () => {
  it('lists every other member, the newest first, and not oneself', async () => {
    const [ann, bob, cid] = [await named('Ann'), await named('Bob'), await named('Cid')];
    const listed = await allOf(bob, directory, 100);
    expect(listed.slice(0, 2)).toEqual([cid.id, ann.id]);
    expect(listed).not.toContain(bob.id);
    expect((await service.as().get('/api/users/all')).status).toBe(401);
  });

  it('never lists an erased member', async () => {
    const [ann, viewer] = [await named('Ann'), await named('Viewer')];
    await erase(service, ann);
    expect(await allOf(viewer, directory, 100)).not.toContain(ann.id);
    expect(await found(viewer, 'ann')).not.toContain(ann.id);
  });

  it('keeps the order when a member changes their profile', async () => {
    const [ann, viewer] = [await named('Ann'), await named('Viewer')];
    await named('Bob');
    const before = await allOf(viewer, directory, 3);
    await renamed(ann, 'Zoe', 2);
    expect(await allOf(viewer, directory, 3)).toEqual(before);
  });

  it('is read past a thousand places that nobody has any more', async () => {
    const viewer = await named('Viewer');
    const before = await allOf(viewer, directory, 10);
    await service.running.deps.db.db
      ?.collection<{ _id: string }>('directory')
      .updateOne({ _id: 'members' }, { $inc: { places: 1_000 } });
    const late = await named('Late');
    expect(await allOf(viewer, directory, 10)).toEqual([late.id, ...before]);
  });

  it.each(['x', '-1', '1e3', '9'.repeat(30), '{"$ne":""}'])('refuses the cursor %s', async (cursor) => {
    const viewer = service.as(testCaller());
    const query = new URLSearchParams({ cursor });
    expect((await viewer.get(`${directory}${query}`)).status).toBe(422);
    expect((await viewer.get(`${search('ann')}${query}`)).status).toBe(422);
  });

  it.each(['limit=0', 'limit=101', 'limit[$gt]=1', 'plan=premium'])('refuses the query %s', async (query) => {
    expect((await service.as(testCaller()).get(`${directory}${query}`)).status).toBe(422);
  });
});

async function renamed(person: Caller, firstName: string, version: number) {
  const { goalsPublic: _, diaryPublic: __, ...profile } = registrationOf(person.id, { firstName });
  await service.consumed('social-keep-profile', await service.events.publish(profileChanged, { ...profile, version }));
}

describe('a search', () => {
  it('finds the beginning of any word of name, profession, location and what a person looks for', async () => {
    const viewer = await named('Viewer');
    const profile = { lastName: 'Quixano', profession: 'Falconer', location: 'Toledo', lookingFor: 'windmills' };
    const jose = await named('Joséphina', profile);
    for (const q of ['joseph', 'josephina', 'JOSÉ', 'quix', 'falcon', 'TOLEDO', 'windm', 'quixano tol', 'fal jose'])
      expect({ q, found: await found(viewer, q) }).toEqual({ q, found: [jose.id] });
    for (const q of ['osephina', 'josephinas', 'quixano windsor', '.*falcon$x', 'jo.e'])
      expect({ q, found: await found(viewer, q) }).toEqual({ q, found: [] });
  });

  it('needs three characters, in words', async () => {
    const viewer = service.as(testCaller());
    for (const q of ['an', ' an ', '']) {
      const answer = await viewer.get(search(q));
      expect(answer).toMatchObject({ status: 422, body: { detail: 'Please type at least 3 characters' } });
    }
    expect((await viewer.get('/api/users/search')).status).toBe(422);
    expect((await viewer.get('/api/users/search?q[$ne]=abc')).status).toBe(422);
    expect((await viewer.get(search('x'.repeat(101)))).status).toBe(422);
  });

  it('never finds by an address, a link or a bio, and not oneself', async () => {
    const secret = 'zyxwvut';
    const hidden = { contactEmail: `${secret}@example.org`, bio: secret, funFact: secret };
    const ann = await named('Xanthippe', { ...hidden, websiteUrl: `https://${secret}.example.org` });
    expect(await found(testCaller({ plan: 'premium' }), secret)).toEqual([]);
    expect(await found(ann, 'xanthippe')).toEqual([]);
  });

  it('finds the new words of a changed profile and no longer the old ones', async () => {
    const [viewer, ann] = [await named('Viewer'), await named('Wilhelmina')];
    await renamed(ann, 'Clothilde', 2);
    expect(await found(viewer, 'clothilde')).toEqual([ann.id]);
    expect(await found(viewer, 'wilhelmina')).toEqual([]);
  });

  it('for a common word and a rare one reads the rare one, in whichever order they are written', async () => {
    const viewer = await named('Viewer');
    for (let n = 0; n < 4; n++) await named('Commonname', { location: `Town${n}` });
    const rare = await named('Commonname', { location: 'Rareplace' });
    expect(await found(viewer, 'commonname rareplace')).toEqual([rare.id]);
    expect(await found(viewer, 'rarepl commonname')).toEqual([rare.id]);
    expect(await found(viewer, 'commonname commonpl')).toEqual([]);
  });

  it('goes on in the next page, the newest first', async () => {
    const viewer = await named('Viewer');
    const many: string[] = [];
    for (let n = 0; n < 7; n++) many.unshift((await named('Ophelia', { profession: n % 2 ? 'Diver' : 'Dancer' })).id);
    expect(await allOf(viewer, search('ophelia'), 3)).toEqual(many);
    expect(await allOf(viewer, search('ophelia dancer'), 2)).toEqual(many.filter((_, at) => at % 2 === 0));
  });
});

describe('paging while members join, change, leave and are blocked', () => {
  const word = 'Pagination';
  const event = fc.constantFrom('join', 'rename', 'erase', 'block', 'nothing' as const);
  let viewer: Caller;
  let standing: Caller[];
  beforeEach(async () => {
    viewer = await named('Viewer');
    standing = [];
    for (let n = 0; n < 6; n++) standing.push(await named(word, { profession: `Trade${n}` }));
  });

  it.each([directory, search('pagination')])('shows no row twice and skips none at %s', async (path) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(event, { maxLength: 4 }), async (limit, events) => {
        const leaving = await named(word);
        const read: string[] = [];
        let isGone = false;
        for await (const page of pagesOf(viewer, path, limit)) {
          read.push(...ids(page));
          if (isGone) expect(ids(page)).not.toContain(leaving.id);
          const next = events.shift();
          if (next === 'join') await named(word);
          if (next === 'rename') await renamed(standing[0] as Caller, word, Date.now());
          if (next === 'erase') await erase(service, leaving);
          if (next === 'block') await service.as(viewer).post(`/api/users/${leaving.id}/block`);
          isGone ||= next === 'erase' || next === 'block';
        }
        expect(new Set(read).size).toBe(read.length);
        expect(read.filter((id) => standing.some((one) => one.id === id))).toEqual(ids(standing as never).reverse());
      }),
      { numRuns: 6 },
    );
  });
});

describe('an address', () => {
  it('is in no answer for a free viewer, and in those for a premium one', async () => {
    const address = 'planted@address.example';
    const ann = await named('Planted', { email: 'sign-in@address.example', contactEmail: address });
    const paths = ['/api/users/all', `${search('planted')}`, `/api/users/${ann.id}`];
    for (const path of paths) {
      const free = await service.as(testCaller()).get(path);
      expect(JSON.stringify([free.body, [...free.headers]])).not.toContain('address.example');
      expect(JSON.stringify(free.body)).toContain('"hasContactEmail":true');
      const premium = JSON.stringify((await service.as(testCaller({ plan: 'premium' })).get(path)).body);
      expect(premium).toContain(address);
      expect(premium).not.toContain('sign-in@');
    }
    expect(JSON.stringify((await rowsOf(service, 'members')).map(({ prefixes }) => prefixes))).not.toContain('address');
  });
});
