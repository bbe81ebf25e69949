import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { privacyChanged } from '@pathwise/contracts/events/auth';
import { membersAtOnce, membersPage } from '@pathwise/contracts/questions/auth';
import { startAnswers } from '@pathwise/service-kit/events/answers';
import { answer } from '@pathwise/service-kit/events/question';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { registrationOf } from '@pathwise/service-testkit/registration';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { rebuildMembers } from '../src/members/rebuild-members.ts';
import { erase, memberOf, rowsOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
let auth: ReturnType<typeof startAnswers>;
/** What auth knows, by id. */
const known = new Map<string, ReturnType<typeof registrationOf>>();
/** Runs after auth has read a page and before it answers. */
let meanwhile = async () => {};

beforeAll(async () => {
  service = await startSocial();
  auth = startAnswers({ broker: service.running.broker, log: service.running.deps.log, service: 'auth' }, [
    answer(membersPage, async (asked) => {
      const ids = [...known.keys()].sort();
      const wanted = 'ids' in asked ? asked.ids : ids.filter((id) => id > asked.after);
      const members = wanted.flatMap((id) => known.get(id) ?? []).slice(0, membersAtOnce);
      const answered = members.map((member) => ({ ...member }));
      await meanwhile();
      return { members: answered };
    }),
  ]);
});
afterAll(async () => {
  await auth.stop();
  await service.stop();
});

async function registered(profile: object): Promise<Caller> {
  const person = await memberOf(service, { profile });
  known.set(person.id, registrationOf(person.id, profile));
  return person;
}
const stored = () => collectionOf<Record<string, unknown> & { _id: string }>(service.running.deps.db, 'members');
const snapshot = async () =>
  (await rowsOf(service, 'members')).toSorted((a, b) => (`${a['_id']}` < `${b['_id']}` ? -1 : 1));
const rebuild = () => rebuildMembers(service.running.deps);

it('members that are right stay exactly as they are', async () => {
  for (let n = 0; n < membersAtOnce + 5; n++) await registered({ firstName: 'Right', lastName: `Number${n}` });
  const gone = await memberOf(service);
  await erase(service, gone);
  const before = await snapshot();
  expect(await rebuild()).toEqual({ read: known.size, mended: 0, erased: 0 });
  expect(await snapshot()).toEqual(before);
});

it('wrong, lost and resurrected members are equal to what they were, and can be read all the while', async () => {
  const ann = await registered({ firstName: 'Annabella', location: 'Napier' });
  const before = await snapshot();
  const [wrong, lost] = [...known.keys()].filter((id) => id !== ann.id) as [string, string];
  const ghost = testCaller();
  await stored().updateOne({ _id: wrong }, { $set: { 'profile.firstName': 'Wrong', prefixes: [''] } });
  await stored().updateOne({ _id: ann.id }, { $unset: { prefixes: 1 } });
  await stored().deleteOne({ _id: lost });
  await stored().insertOne({ ...before.find(({ _id }) => _id === ann.id), _id: ghost.id });
  const seen: number[] = [];
  meanwhile = async () => void seen.push((await service.as(ann).get('/api/users/all')).status);
  expect(await rebuild()).toEqual({ read: known.size, mended: 3, erased: 1 });
  meanwhile = async () => {};
  expect(new Set(seen)).toEqual(new Set([200]));
  const after = await snapshot();
  const placeless = (rows: typeof before) => rows.map(({ place: __, ...member }) => member);
  expect(placeless(after.filter(({ _id }) => _id !== ghost.id))).toEqual(placeless(before));
  expect((await service.as(ann).get(`/api/users/${ghost.id}`)).status).toBe(404);
  expect((await service.as().get(`/api/users/${ghost.id}`)).status).toBe(401);
  expect((await service.as(testCaller()).get('/api/users/search?q=annabella')).body).toHaveLength(1);
});

it('an event that comes meanwhile is newer than what auth told before it, and a person deleted meanwhile stays deleted', async () => {
  const [ann, bob] = [await registered({ firstName: 'Meanwhile' }), await registered({ firstName: 'Going' })];
  for (const { id } of [ann, bob]) await stored().updateOne({ _id: id }, { $set: { 'profile.bio': 'wrong' } });
  meanwhile = async () => {
    meanwhile = async () => {};
    known.delete(bob.id);
    await erase(service, bob);
    const change = { userId: ann.id, goalsPublic: false, diaryPublic: true, version: 2 };
    await service.consumed('social-keep-privacy', await service.events.publish(privacyChanged, change));
  };
  await rebuild();
  expect((await service.as(testCaller()).get(`/api/users/${ann.id}`)).body).toMatchObject({
    bio: null,
    diaryPublic: true,
  });
  expect((await service.as(testCaller()).get(`/api/users/${bob.id}`)).status).toBe(404);
});
