import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { archivePageOf } from '@pathwise/contracts/questions/archive';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { memberOf, type SocialUnderTest, startSocial } from './given.ts';

let service: SocialUnderTest;
beforeAll(async () => {
  service = await startSocial();
});
afterAll(() => service.stop());

/** Everything that the archive has of a person from social. */
async function archiveOf({ id: userId }: Caller): Promise<string> {
  const pages: string[] = [];
  for (let from: Parameters<typeof ask>[1]['from'] = null; ; ) {
    const { page, next } = await ask(service, { userId, from });
    pages.push(page?.rows ?? '');
    if (!next) return pages.join('\n');
    from = next;
  }
}
const ask = (
  { running }: SocialUnderTest,
  input: {
    userId: string;
    from: { collection: string; after: string | null; skip: number; seen: string | null } | null;
  },
) => running.deps.ask(archivePageOf('social'), input, { timeoutMs: 5_000 });

it('the archive of somebody blocked, reported or declined does not tell by whom', async () => {
  const [ann, bob] = [await memberOf(service), await memberOf(service)];
  const wishes = { title: 'Morning runs', description: 'Three times a week' };
  await service.as(ann).post('/api/challenges', wishes);
  await service.as(bob).post('/api/challenges', wishes);
  await service.as(bob).post('/api/introductions', { userId: ann.id, message: 'Hello there' });
  const [asked] = (await service.as(ann).get('/api/introductions')).body;
  expect((await service.as(ann).post(`/api/introductions/${asked.id}/decline`)).status).toBe(204);
  const about = { kind: 'member', id: bob.id };
  expect((await service.as(ann).post('/api/reports', { about, reason: 'spam', text: 'Noted' })).status).toBe(201);
  expect((await service.as(ann).post(`/api/users/${bob.id}/block`)).status).toBe(204);

  const [hers, his] = [await archiveOf(ann), await archiveOf(bob)];
  expect(hers).toContain(`"blockerId":"${ann.id}"`);
  expect(hers).toContain('"text":"Noted"');
  expect(hers).toContain('"status":"declined"');
  expect(his).toContain('Three times a week');
  expect(his).toContain('"status":"waiting"');
  expect(his).not.toMatch(/blockerId|reporterId|Noted|declined/);
});
