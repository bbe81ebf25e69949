import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { collectionOf } from '@pathwise/service-kit/mongo/collections';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { membersIntoDirectory } from '../src/migrations/members-into-directory.ts';
import { erase, memberOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

const db = () => service.running.deps.db;
const stored = () => collectionOf<{ _id: string }>(db(), 'members');

/** Members in the shape from before there was a directory. */
async function membersOfBefore(count: number): Promise<string[]> {
  const template = await memberOf(service, { profile: { firstName: 'Old', lastName: 'Timer' } });
  const row = await stored().findOneAndDelete({ _id: template.id });
  const { prefixes: _, place: __, ...before } = row as { _id: string; prefixes: string[]; place: number };
  const ids = Array.from({ length: count }, (___, n) => testCaller({ id: `old-${String(n).padStart(3, '0')}` }).id);
  await stored().insertMany(ids.map((_id) => ({ ...before, _id })));
  return ids;
}
async function all(viewer: Caller, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | undefined = path; next; ) {
    const { body, headers } = await service.as(viewer).get(next);
    ids.push(...body.map(({ id }: { id: string }) => id));
    next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
  }
  return ids;
}

it('members stored before the directory are listed and found after the migration, also when it runs twice at once', async () => {
  const ids = await membersOfBefore(130);
  const gone = await memberOf(service, { profile: { firstName: 'Old' } });
  await erase(service, gone);
  const viewer = testCaller();
  expect(await all(viewer, '/api/users/search?q=old')).toEqual([]);
  const migrated = async () => {
    while (await membersIntoDirectory.run(db()));
  };
  await Promise.all([migrated(), migrated()]);
  const found = await all(viewer, '/api/users/search?q=timer+old');
  expect(found.toSorted()).toEqual(ids);
  expect(await all(viewer, '/api/users/all')).toEqual(found);
  await migrated();
  expect(await all(viewer, '/api/users/all')).toEqual(found);
});
