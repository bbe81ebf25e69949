import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Caller } from '@pathwise/service-kit/http/caller';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { memberOf, type SocialUnderTest, startSocial } from './given.ts';

const planted = 'xylophone@midnight.example.org';
const signIn = 'sign-in@midnight.example.org';
const paths = ['/api/accountability-requests', '/api/challenges', '/api/mentorship-offers'];
const post = { title: 'Morning runs', description: 'Three times a week' };
let service: SocialUnderTest;
let ann: Caller;
beforeAll(async () => {
  service = await startSocial();
  ann = await memberOf(service, { profile: { firstName: 'Ann', email: signIn, contactEmail: planted } });
});
afterAll(() => service.stop());

/** Calls everything of posts, reports and introductions that names Ann or a thing of hers. Returns the answers. */
async function everyAnswer(viewer: Caller): Promise<{ status: number; text: string }[]> {
  const client = service.as(viewer);
  const answers = [];
  for (const path of paths) {
    const own = path.includes('mentor') ? { price: '$5' } : {};
    const { body } = await service.as(ann).post(path, { ...post, ...own });
    answers.push(
      await client.get(path),
      await client.post(path, { ...post, ...own }),
      await client.post(`${path}/${body.id}/renew`),
      await client.delete(`${path}/${body.id}`),
      await client.post('/api/reports', { about: { kind: 'post', id: body.id }, reason: 'spam' }),
    );
  }
  for (const _ of ['first', 'second'])
    answers.push(await client.post('/api/reports', { about: { kind: 'member', id: ann.id }, reason: 'spam' }));
  answers.push(await client.get('/api/admin/reports'));
  answers.push(...(await introductionsOf(viewer)));
  return answers.map(({ status, headers, body }) => ({ status, text: JSON.stringify([body, [...headers]]) }));
}

/** Both ways: the viewer asks Ann twice and takes it back, then Ann asks the viewer, who declines. */
async function introductionsOf(viewer: Caller) {
  const client = service.as(viewer);
  const path = '/api/introductions';
  const answers = [await client.post(path, { userId: ann.id }), await client.post(path, { userId: ann.id })];
  answers.push(await client.get(path), await client.delete(`${path}/${answers[0]?.body.id}`));
  await service.as(ann).post(path, { userId: viewer.id });
  const received = await client.get(path);
  const { id } = received.body[0];
  answers.push(received, await client.delete(`${path}/${id}`), await client.post(`${path}/${id}/decline`));
  return answers;
}

it('a free viewer gets no address from posts, reports or introductions, in whatever they call', async () => {
  const answers = await everyAnswer(await memberOf(service, { caller: { plan: 'free' } }));
  expect(answers.map(({ status }) => status)).toEqual([
    ...paths.flatMap(() => [402, 402, 402, 404, 404]),
    ...[201, 409, 403],
    ...[402, 402, 200, 404, 200, 404, 204],
  ]);
  for (const { text } of answers) expect(text).not.toMatch(/midnight/);
});

it('a premium viewer gets the contact address from posts alone, and never the sign-in address', async () => {
  const answers = await everyAnswer(await memberOf(service));
  expect(answers.map(({ status }) => status)).toEqual([
    ...paths.flatMap(() => [200, 201, 404, 404, 201]),
    ...[201, 409, 403],
    ...[201, 409, 200, 204, 200, 404, 204],
  ]);
  const having = answers.map(({ text }, n) => (text.includes(planted) ? n : -1)).filter((n) => n >= 0);
  expect(having).toEqual([0, 5, 10]);
  for (const { text } of answers) expect(text).not.toContain(signIn);
});

it('admins get no address with a report', async () => {
  const admin = testCaller({ role: 'admin' });
  const answer = await service.as(admin).get('/api/admin/reports');
  expect(answer.body.length).toBeGreaterThan(0);
  expect(JSON.stringify(answer.body)).not.toMatch(/midnight/);
});
