import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { chatChanged } from '@pathwise/contracts/events/ai';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { waitUntil } from '@pathwise/service-testkit/wait-until';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

let service: AiUnderTest;
let goals: NeighbourGoals;
/** Lets the tests of a describe block use a service whose chat waits this long for a roadmap. */
function withPatience(ms: number): void {
  beforeAll(async () => {
    service = await startAi({ env: { ROADMAP_PATIENCE_MS: `${ms}` } });
    goals = await startNeighbourGoals(service);
  });
  afterEach(() => {
    goals.stores = true;
    goals.isAway = 'never';
  });
  afterAll(async () => {
    await goals.stop();
    await service.stop();
  });
}

type Person = ReturnType<typeof testCaller>;
const ownOf = ({ id }: Person) => goals.own.filter(({ ownerId }) => ownerId === id);
const responsesOf = async (ann: Person): Promise<string[]> =>
  (await service.as(ann).get('/api/ai-chats')).body.map(({ response }: { response: string }) => response);
const readyInTime = (ann: Person) =>
  waitUntil('the ready reply', async () => (await responsesOf(ann)).every((text) => text.includes('Roadmap is Ready')));
/** Each event once: on a busy broker the relay may publish one twice, under the same id. */
const newsOf = (ann: Person) => {
  const heard = service.events.all(chatChanged).filter(({ data }) => data.ownerId === ann.id);
  return [...new Map(heard.map((event) => [event.id, event])).values()];
};
describe('a tab that closes while the roadmap is drafted', () => {
  withPatience(2_500);

  it.each([{}, { accept: 'text/event-stream' }])(
    'ends no wait and is told as ready all the same (%j)',
    async (more) => {
      goals.stores = false;
      const ann = testCaller();
      const window = new AbortController();
      const sent = service.as(ann).raw('/api/ai-chats', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...more },
        body: JSON.stringify({ message: 'I want to learn the guitar' }),
        signal: window.signal,
      });
      sent.catch(() => {});
      await waitUntil('the goal', () => ownOf(ann).length > 0);
      window.abort();
      await sent.catch(() => {});
      await new Promise((resolve) => setImmediate(resolve));
      expect(await responsesOf(ann)).toEqual([]);
      goals.catchUp();
      await waitUntil('the answer', async () => (await responsesOf(ann)).length > 0);
      expect(await responsesOf(ann)).toEqual([expect.stringContaining('Your Goal Roadmap is Ready')]);
      expect(newsOf(ann)).toHaveLength(1);
    },
  );
});

describe('a roadmap stored after the chat stopped waiting', () => {
  withPatience(500);

  const lateTurn = async (message = 'I want to learn the guitar') => {
    goals.stores = false;
    const ann = testCaller();
    const { body } = await service.as(ann).post('/api/ai-chats', { message });
    expect(body.response).toMatch(/still drawing up/);
    return { ann, chat: body };
  };

  it('replaces the pending answer by one with its steps, and updates the tabs', async () => {
    const { ann, chat } = await lateTurn();
    goals.catchUp();
    await readyInTime(ann);
    const [response = ''] = await responsesOf(ann);
    for (const { title } of ownOf(ann)[0]?.milestones ?? []) expect(response).toContain(title);
    await waitUntil('the news', () => newsOf(ann).length === 2);
    expect(newsOf(ann).map(({ data }) => data.chatId)).toEqual([chat.id, chat.id]);
  });

  it('changes nothing when its event is delivered again', async () => {
    const { ann } = await lateTurn();
    goals.catchUp();
    await readyInTime(ann);
    const before = await responsesOf(ann);
    const [own] = ownOf(ann);
    await service.consumed('ai-draft-roadmap', own ? await goals.announce(own) : '');
    await service.as(ann).post('/api/ai-chats', { message: 'Hello' });
    expect((await responsesOf(ann))[0]).toBe(before[0]);
    expect(newsOf(ann)).toHaveLength(3);
  });

  it('leaves the answer pending until goals answers again', async () => {
    const { ann } = await lateTurn();
    goals.isAway = 'when handed a draft';
    goals.catchUp();
    expect((await responsesOf(ann))[0]).toMatch(/still drawing up/);
    goals.isAway = 'never';
    await readyInTime(ann);
  });

  it('changes no other chat and no other person', async () => {
    const { ann } = await lateTurn();
    const { ann: bob } = await lateTurn('I want to run 10 km');
    await service.as(ann).post('/api/ai-chats', { message: 'Hello' });
    const [, hello] = await responsesOf(ann);
    goals.catchUp(ann.id);
    await waitUntil('the ready reply', async () => (await responsesOf(ann))[0]?.includes('Roadmap is Ready'));
    expect((await responsesOf(ann))[1]).toBe(hello);
    expect((await responsesOf(bob))[0]).toMatch(/still drawing up/);
  });

  it('updates a chat that was cleared meanwhile, once an undo restores it', async () => {
    const { ann } = await lateTurn();
    const { body } = await service.as(ann).post('/api/ai-chats/clear', {});
    goals.catchUp();
    await waitUntil('the roadmap', () => (ownOf(ann)[0]?.milestones.length ?? 0) > 0);
    await service.as(ann).post(`/api/undo/ai/${body.undo}`, {});
    expect((await responsesOf(ann))[0]).toContain('Your Goal Roadmap is Ready');
  });
});

describe('a roadmap stored just as the chat stops waiting', () => {
  it('is answered as ready in every chat, in either order', async () => {
    const hasty = await startAi({ env: { ROADMAP_PATIENCE_MS: '1' } });
    const neighbour = await startNeighbourGoals(hasty);
    try {
      const people = Array.from({ length: 12 }, () => testCaller());
      await Promise.all(
        people.map((ann) => hasty.as(ann).post('/api/ai-chats', { message: 'I want to learn the guitar' })),
      );
      for (const ann of people)
        await waitUntil('the ready reply', async () => {
          const [chat] = (await hasty.as(ann).get('/api/ai-chats')).body;
          return chat?.response.includes('Your Goal Roadmap is Ready');
        });
    } finally {
      await neighbour.stop();
      await hasty.stop();
    }
  });
});
