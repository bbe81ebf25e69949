import { afterAll, beforeAll, expect, it, type jest as Jest } from '@jest/globals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { readIntent } from '../src/built-in/reading/intent.rules.ts';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

// mocks are moved above the imports only for the global one
declare const jest: typeof Jest;

jest.mock('../src/built-in/reading/intent.rules.ts', () => {
  const rules = jest.requireActual<typeof import('../src/built-in/reading/intent.rules.ts')>(
    '../src/built-in/reading/intent.rules.ts',
  );
  return { ...rules, readIntent: jest.fn(rules.readIntent) };
});
const read = jest.mocked(readIntent);

let service: AiUnderTest;
let goals: NeighbourGoals;
beforeAll(async () => {
  service = await startAi();
  goals = await startNeighbourGoals(service);
});
afterAll(async () => {
  await goals.stop();
  await service.stop();
});

const texts = () => read.mock.calls.map(([text]) => text);

it.each([
  ['a question', { message: 'What should I do next?' }],
  ['thanks', { message: 'Thank you so much' }],
  ['a goal', { message: 'I want to read 24 books by December 2027' }],
  ['a goal that the page asked for', { message: 'I want to get a new job within 3 months', context: 'onboarding' }],
])('%s is read once', async (_, body) => {
  await service.as(testCaller()).post('/api/ai-chats', body);
  expect(texts()).toEqual([body.message]);
});

it('a tapped choice is read once, and an answer in own words once more with the wish that it continues', async () => {
  const [ann, bob] = [service.as(testCaller()), service.as(testCaller())];
  const vague = { message: 'I want to be happier' };
  const [{ choices }] = [(await ann.post('/api/ai-chats', vague)).body, await bob.post('/api/ai-chats', vague)];
  read.mockClear();
  await ann.post('/api/ai-chats', { message: choices[0] });
  expect(texts()).toEqual([choices[0]]);
  read.mockClear();
  await bob.post('/api/ai-chats', { message: 'at work' });
  expect(texts()).toEqual(['at work', 'I want to be happier at work']);
});
