import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Chat } from '@pathwise/contracts/api/ai';
import { chatChanged } from '@pathwise/contracts/events/ai';
import { userDeleted } from '@pathwise/contracts/events/auth';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi({ env: { ROADMAP_PATIENCE_MS: '2000' } });
  goals = await startNeighbourGoals(service);
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const draftsOf = (ownerId: string) => goals.drafts.filter((one) => one.ownerId === ownerId);
const ownOf = (ownerId: string) => goals.own.filter((one) => one.ownerId === ownerId);

describe('a goal stated in the chat', () => {
  it('is created with a stored roadmap, and the answer lists its dated steps', async () => {
    const ann = testCaller();
    const { status, body } = await service
      .as(ann)
      .post('/api/ai-chats', { message: 'I want to get a new job within 3 months', context: 'onboarding' });
    expect(status).toBe(200);
    expect(body.response).toContain('Your Goal Roadmap is Ready');
    const [made] = ownOf(ann.id);
    expect(made?.goal).toMatchObject({
      title: 'Get a new job',
      category: 'profession',
      description: 'I want to get a new job within 3 months',
    });
    expect(body.goalId).toBe(made?.goal.id);
    for (const { title } of made?.milestones ?? []) expect(body.response).toContain(title);
    expect(made?.milestones.at(-1)?.dueDate).toBe(made?.goal.targetDate);
    await service.events.waitFor(chatChanged, ({ chatId }) => chatId === body.id);
  });

  it('is created and drafted once when two tabs and the goal-created event ask for it at once', async () => {
    const ann = testCaller();
    const send = () =>
      service
        .as(ann)
        .post(
          '/api/ai-chats',
          { message: 'I want to read 24 books by December 2027' },
          { 'idempotency-key': 'landing' },
        );
    const sent = Promise.all([send(), send()]);
    const made = await waitUntil('the goal', () => ownOf(ann.id)[0]);
    await goals.announce(made);
    const [one, two] = await sent;
    expect(one).toMatchObject({ status: 200, body: { id: two?.body.id, response: two?.body.response } });
    const again = await send();
    expect(again.body).toEqual(one?.body);
    expect(ownOf(ann.id)).toHaveLength(1);
    expect(draftsOf(ann.id)).toHaveLength(1);
    expect((await service.as(ann).get('/api/ai-chats')).body).toHaveLength(1);
  });

  it('is read with its date on a page that asks for a goal, even from text that states none', async () => {
    const ann = testCaller();
    await service
      .as(ann)
      .post('/api/ai-chats', { message: 'marathon under 4 hours by 1 October 2028', context: 'onboarding' });
    expect(ownOf(ann.id)[0]?.goal).toMatchObject({ category: 'health', targetDate: '2028-10-01' });
  });

  it('is handed over with the category that its words tell, where they are of a kind of goal', async () => {
    const ann = testCaller();
    for (const title of ['Run a half marathon', 'Zibble the wug'])
      await goals.announce(goals.add(ann.id, { title, category: 'profession' }));
    await waitUntil('both drafts', () => draftsOf(ann.id).length === 2);
    expect(
      draftsOf(ann.id)
        .map(({ category }) => category)
        .toSorted(),
    ).toEqual(['health', undefined]);
  });

  it('over the free limit is kept as a chat message, answered with a link to upgrade', async () => {
    goals.refusal = { status: 402, code: 'goal-limit-reached', detail: 'Three goals' };
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'I want to learn Spanish' });
    goals.refusal = undefined;
    expect(body.response).toMatch(/free plan holds 3/);
    expect(body).toMatchObject({ message: 'I want to learn Spanish', goalId: null });
    expect(ownOf(ann.id)).toHaveLength(0);
  });

  it('that goals refuses for another reason is answered with that reason, not with the free limit', async () => {
    goals.refusal = { status: 404, code: 'goal-deleted', detail: 'This goal has been deleted since.' };
    const { body } = await service.as(testCaller()).post('/api/ai-chats', { message: 'I want to learn Spanish' });
    goals.refusal = undefined;
    expect(body).toMatchObject({ response: 'This goal has been deleted since.', goalId: null });
  });

  it('that the person has already gets a roadmap, and no second goal is created', async () => {
    const ann = testCaller();
    const own = goals.add(ann.id, { title: 'Run a marathon', category: 'health' });
    const message = 'Please create a roadmap for my new goal: Run a marathon';
    const named = await service.as(ann).post('/api/ai-chats', { message });
    expect(named.body).toMatchObject({
      goalId: own.goal.id,
      response: expect.stringContaining('Your Goal Roadmap is Ready'),
    });
    const byId = await service.as(ann).post('/api/ai-chats', { message, goalId: own.goal.id });
    expect(byId.body.response).toContain('Your Goal Roadmap is Ready');
    expect(ownOf(ann.id)).toHaveLength(1);
    expect(draftsOf(ann.id)).toHaveLength(1);
  });

  it('written on the page of another goal is a goal of its own', async () => {
    const ann = testCaller();
    const { goal } = goals.add(ann.id, { title: 'Run a marathon', category: 'health' });
    const onPage = { context: 'goals', goalId: goal.id };
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'I want to learn Spanish', ...onPage });
    expect(ownOf(ann.id).map((one) => one.goal.title)).toEqual(['Run a marathon', 'Learn Spanish']);
    expect(body.goalId).toBe(ownOf(ann.id)[1]?.goal.id);
    const plan = await service.as(ann).post('/api/ai-chats', { message: 'Please create a roadmap', ...onPage });
    expect(plan.body.goalId).toBe(goal.id);
    const gone = { context: 'goals', goalId: 'deleted-elsewhere' };
    expect(await service.as(ann).post('/api/ai-chats', { message: 'Hello', ...gone })).toMatchObject({ status: 200 });
  });

  it('that is too much for its time gets a one-line warning in its answer', async () => {
    const { body } = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'I want to lose 12 kg in 2 months' });
    expect(body.response).toContain('Your Goal Roadmap is Ready');
    expect(body.response).toMatch(/^That is faster than is safe: 12 kg take about 3 months\. .*$/m);
  });

  it('beside a second one is created, and the answer offers the second', async () => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'I want a raise and to learn guitar' });
    expect(ownOf(ann.id).map(({ goal }) => goal.title)).toEqual(['Get a raise']);
    expect(body.response).toMatch(/^You also named “Learn guitar”.*$/m);
  });

  it.each([{}, { context: 'onboarding' }])(
    'for a day that has passed asks for another, and makes no goal (%j)',
    async (more) => {
      const ann = testCaller();
      const { body } = await service.as(ann).post('/api/ai-chats', { message: 'Run a marathon yesterday', ...more });
      expect(body).toMatchObject({ goalId: null, response: expect.stringMatching(/“Run a marathon”.*By which date/) });
      expect(ownOf(ann.id)).toHaveLength(0);
    },
  );

  it.each([
    ['Je veux apprendre le piano', 'Apprendre le piano', 'hobby', 'en anglais'],
    ['Ich möchte mit dem Rauchen aufhören.', 'Mit dem Rauchen aufhören', 'health', 'auf Englisch'],
    ['Quiero perder 10 kg', 'Perder 10 kg', 'health', 'en inglés'],
    ['Eu quero aprender a tocar violão', 'Aprender a tocar violão', 'hobby', 'em inglês'],
    ['Eu quero aprender a pintar', 'Aprender a pintar', 'hobby', 'em inglês'],
    ['Vorrei imparare la chitarra', 'Imparare la chitarra', 'hobby', 'in inglese'],
  ])('in another language is created in its own words: %s', async (message, title, category, part) => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message });
    expect(ownOf(ann.id)[0]?.goal).toMatchObject({ title, category, description: message });
    expect(body.response).toContain(part);
    expect(body.response).toContain('Your Goal Roadmap is Ready');
  });

  it('is not made of a question in another language', async () => {
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'Wie kann ich 10 kg abnehmen?' });
    expect(body).toMatchObject({ goalId: null, response: expect.stringContaining('auf Englisch') });
    expect(ownOf(ann.id)).toHaveLength(0);
  });

  it.each([{}, { context: 'onboarding' }])('is not read from bad news, which gets a kind answer (%j)', async (more) => {
    const ann = testCaller();
    goals.add(ann.id, { title: 'Swim 1 km', category: 'health', roadmapStatus: 'ready' });
    const message = 'I lost my job and I do not know what to do';
    const { body } = await service.as(ann).post('/api/ai-chats', { message, ...more });
    expect(body.response).toMatch(/sorry.*I want to find a new job/s);
    expect(ownOf(ann.id)).toHaveLength(1);
  });

  it('is answered as still in progress when goals does not store the roadmap in time', async () => {
    goals.stores = false;
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message: 'I want to learn the guitar' });
    goals.stores = true;
    expect(body.response).toMatch(/still drawing up the roadmap/);
    expect(body.response).not.toContain('Your Goal Roadmap is Ready');
  });

  it("answers 404 for another person's goal", async () => {
    const other = goals.add(testCaller().id, { title: 'Private goal' });
    const answer = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'Roadmap please', goalId: other.goal.id });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('other messages', () => {
  it.each(['Hello!', 'thanks a lot', 'What should I do next?', 'How am I doing?'])(
    '%s creates no goal',
    async (message) => {
      const ann = testCaller();
      goals.add(ann.id, { title: 'Swim 1 km', category: 'health', roadmapStatus: 'ready' });
      const { status, body } = await service.as(ann).post('/api/ai-chats', { message });
      expect(status).toBe(200);
      expect(body.response.length).toBeGreaterThan(20);
      expect(ownOf(ann.id)).toHaveLength(1);
    },
  );

  it('a message about a crisis gets help lines and no coaching, even on a page that asks for a goal', async () => {
    const ann = testCaller();
    const { body } = await service
      .as(ann)
      .post('/api/ai-chats', { message: 'I want to kill myself', context: 'onboarding' });
    expect(body.response).toContain('findahelpline.com');
    expect(body.response).not.toMatch(/roadmap/i);
    expect(ownOf(ann.id)).toHaveLength(0);
  });

  it('are answered as a stream that ends with the stored chat', async () => {
    const ann = testCaller();
    const { headers, body } = await service
      .as(ann)
      .post('/api/ai-chats', { message: 'What can you do?' }, { accept: 'text/event-stream' });
    expect(headers.get('content-type')).toContain('text/event-stream');
    const events = String(body)
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'));
    const names = events.map(([event]) => event);
    expect(names).toEqual(['event: words', 'event: wrote', 'event: chat']);
    const chat = JSON.parse(events.at(-1)?.[1]?.slice(6) ?? '') as Chat;
    expect(JSON.parse(events[0]?.[1]?.slice(6) ?? '')).toBe(chat.response);
    expect((await service.as(ann).get('/api/ai-chats')).body).toEqual([chat]);
  });

  it('a failure during a stream is sent as an event with the problem', async () => {
    const answer = await service
      .as(testCaller())
      .post('/api/ai-chats', { message: 'Roadmap', goalId: 'unknown' }, { accept: 'text/event-stream' });
    expect(String(answer.body)).toMatch(/event: problem\ndata: .*"status":404/);
  });

  it('too many messages a minute are refused with Retry-After, unless they speak of harm', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    const statuses = [];
    for (let i = 0; i < 21; i++) statuses.push((await client.post('/api/ai-chats', { message: `Hello ${i}` })).status);
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200));
    expect(statuses[20]).toBe(429);
    const { status, body } = await client.post('/api/ai-chats', { message: 'I do not want to live any more' });
    expect([status, body.response]).toEqual([200, expect.stringMatching(/not alone|help line|call/i)]);
  });
});

describe('the list of chats', () => {
  it('is paged, oldest first, and never shows the chats of another person', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    for (const message of ['Hello zero', 'Hello one', 'Hello two', 'Hello three', 'Hello four'])
      await client.post('/api/ai-chats', { message });
    await service.as(testCaller()).post('/api/ai-chats', { message: 'Hello from elsewhere' });
    const latest = await client.get('/api/ai-chats?limit=2');
    expect(latest.body.map(({ message }: Chat) => message)).toEqual(['Hello three', 'Hello four']);
    const next = /<([^>]+)>; rel="next"/.exec(latest.headers.get('link') ?? '')?.[1];
    const older = await client.get(`${next}`);
    expect(older.body.map(({ message }: Chat) => message)).toEqual(['Hello one', 'Hello two']);
    const last = await client.get(/<([^>]+)>/.exec(older.headers.get('link') ?? '')?.[1] ?? '');
    expect(last.body.map(({ message }: Chat) => message)).toEqual(['Hello zero']);
    expect(last.headers.get('link')).toBeNull();
  });

  it('is cleared as one batch that only its owner can restore, once', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    await client.post('/api/ai-chats', { message: 'Hello' });
    await client.post('/api/ai-chats', { message: 'What can you do?' });
    const before = (await client.get('/api/ai-chats')).body;
    const cleared = await client.post('/api/ai-chats/clear', {});
    expect(cleared).toMatchObject({ status: 200, body: { deletedCount: 2 } });
    expect((await client.get('/api/ai-chats')).body).toEqual([]);
    const path = `/api/undo/ai/${cleared.body.undo}`;
    expect((await service.as(testCaller()).post(path, {})).status).toBe(404);
    expect(await client.post(path, {})).toMatchObject({ status: 200, body: { restoredCount: 2 } });
    expect((await client.get('/api/ai-chats')).body).toEqual(before);
    expect((await client.post(path, {})).status).toBe(404);
  });

  it('is erased with the account, trash included', async () => {
    const ann = testCaller();
    const client = service.as(ann);
    await client.post('/api/ai-chats', { message: 'Hello' });
    const { body } = await client.post('/api/ai-chats/clear', {});
    await client.post('/api/ai-chats', { message: 'Hello again' });
    await service.events.publish(userDeleted, { userId: ann.id, version: 9 });
    await waitUntil('the chats are gone', async () => (await client.get('/api/ai-chats')).body.length === 0);
    expect((await client.post(`/api/undo/ai/${body.undo}`, {})).status).toBe(404);
  });
});

it('stores nothing of a person after their account is erased', async () => {
  const ann = testCaller();
  await service.as(ann).post('/api/ai-chats', { message: 'Hello' });
  const eventId = await service.events.publish(userDeleted, { userId: ann.id, version: 9 });
  await service.consumed('ai-erase-person', eventId);
  const own = goals.add(ann.id, { title: 'Learn the tuba' });
  goals.own.splice(goals.own.indexOf(own), 1); // goals has erased it
  await service.consumed('ai-draft-roadmap', await goals.announce(own)); // arrives late
  expect((await service.as(ann).post('/api/ai-chats', { message: 'Hello again' })).status).toBe(404);
  const { db } = service.running.deps.db;
  for (const name of ['chats', 'drafts'])
    expect(await db?.collection(name).find({ ownerId: ann.id }).toArray()).toEqual([]);
});

it('stores nothing of an erased person whose goal arrives while goals is away', async () => {
  const ann = testCaller();
  const eventId = await service.events.publish(userDeleted, { userId: ann.id, version: 9 });
  await service.consumed('ai-erase-person', eventId);
  goals.isAway = 'when handed a draft';
  try {
    await service.consumed('ai-draft-roadmap', await goals.announce(goals.add(ann.id, { title: 'Learn the tuba' })));
  } finally {
    goals.isAway = 'never';
  }
  expect(await service.running.deps.db.db?.collection('drafts').find({ ownerId: ann.id }).toArray()).toEqual([]);
});

describe('hostile requests', () => {
  it.each([
    [{ message: '' }],
    [{ message: '   ' }],
    [{ message: { $ne: '' } }],
    [{ message: 'x'.repeat(4001) }],
    [{}],
    [{ message: 'hi', ownerId: randomUUID() }],
    [{ message: 'hi', goalId: { $gt: '' } }],
    [{ message: 'a\u0000b' }],
  ])('%j is refused field by field', async (body) => {
    const answer = await service.as(testCaller()).post('/api/ai-chats', body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: expect.any(Array) } });
  });
});
