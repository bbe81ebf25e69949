import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testCaller } from '@pathwise/service-testkit/tokens';
import { type AiUnderTest, type NeighbourGoals, startAi, startNeighbourGoals } from './given.ts';

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

/** A person who writes in the chat. */
function someone() {
  const caller = testCaller();
  const send = async (message: string, more: object = {}) =>
    (await service.as(caller).post('/api/ai-chats', { message, ...more })).body;
  const titles = () => goals.own.filter(({ ownerId }) => ownerId === caller.id).map(({ goal }) => goal.title);
  return { caller, send, titles };
}

describe('a wish too wide for a plan', () => {
  it.each([{}, { context: 'onboarding' }])('gets one question with three choices and no goal (%j)', async (more) => {
    const ann = someone();
    const asked = await ann.send('I want to be happier', more);
    expect(asked).toMatchObject({ goalId: null, response: expect.stringContaining('?') });
    expect(asked.choices).toHaveLength(3);
    expect(ann.titles()).toEqual([]);
  });

  it('becomes a goal by a choice, with its first words as the description', async () => {
    const ann = someone();
    const { choices } = await ann.send('I want to be happier');
    const made = await ann.send(choices[0]);
    expect(made.response).toContain('Your Goal Roadmap is Ready');
    expect(made.choices).toEqual([]);
    const own = goals.own.find(({ ownerId }) => ownerId === ann.caller.id);
    expect(own?.goal).toMatchObject({ title: choices[0], description: `I want to be happier. ${choices[0]}` });
  });

  it('becomes a goal by words that are just as vague: it never asks twice in a row', async () => {
    const ann = someone();
    await ann.send('get better');
    expect((await ann.send('more joy')).goalId).not.toBeNull();
    expect(ann.titles()).toHaveLength(1);
  });

  it('gets the best plan there is for a person who does not know', async () => {
    const ann = someone();
    await ann.send('I want to be more confident');
    expect((await ann.send('no idea, just make a plan')).response).toContain('Your Goal Roadmap is Ready');
    expect(ann.titles()).toEqual(['Be more confident']);
  });

  it('is dropped when the person asks something else', async () => {
    const ann = someone();
    await ann.send('I want to be happier');
    expect((await ann.send('is there a dark mode?')).response).toContain('Dark');
    expect(ann.titles()).toEqual([]);
  });

  it('is dropped by an order and by another wish, which are read for themselves', async () => {
    const ann = someone();
    await ann.send('I want to be happier');
    await ann.send('rename the healthier lifestyle goal to Feel good again');
    expect(ann.titles()).toEqual([]);
    await ann.send('I want to be happier');
    await ann.send('I would like to learn Spanish');
    const own = goals.own.find(({ ownerId }) => ownerId === ann.caller.id);
    expect(own?.goal).toMatchObject({ title: 'Learn Spanish', description: 'I would like to learn Spanish' });
  });

  it('is not asked about when it says what is wanted', async () => {
    const ann = someone();
    expect((await ann.send('I want to run 5 km by May')).goalId).not.toBeNull();
  });
});

describe('a wish that could be of several kinds', () => {
  const wish = 'I want to be someone the team can lean on';

  it('is asked about, and stays the title of the goal whose plan the chosen kind writes', async () => {
    const ann = someone();
    const asked = await ann.send(wish);
    expect(asked).toMatchObject({ goalId: null, response: expect.stringContaining('Which of these is closest?') });
    expect(asked.choices).toHaveLength(4);
    expect(asked.choices.at(-1)).toBe('None of these');
    expect(ann.titles()).toEqual([]);
    const made = await ann.send(asked.choices[0]);
    expect(made.response).toContain('Your Goal Roadmap is Ready');
    const own = goals.own.find(({ ownerId }) => ownerId === ann.caller.id);
    expect(own?.goal.title).toBe('Be someone the team can lean on');
    expect(own?.goal.description).toBe(`${wish}\nClosest to: ${asked.choices[0]}.`);
  });

  it('gets a plan at once where the person asks for one', async () => {
    const ann = someone();
    await ann.send(wish);
    expect((await ann.send('just plan it')).response).toContain('Your Goal Roadmap is Ready');
    const own = goals.own.find(({ ownerId }) => ownerId === ann.caller.id);
    expect(own?.goal.description).toBe(wish);
  });
});

describe('another wish instead of an answer to the question which kind is closest', () => {
  const wish = 'I want to be someone the team can lean on';

  it.each([
    ['my dream is to open a cafe in Accra', 'Open a cafe in Accra'],
    ['find a flat in Leeds', 'Find a flat in Leeds'],
    ['grow tomatoes on the balcony', 'Grow tomatoes on the balcony'],
  ])('becomes its own goal, and the first wish gets its general plan: %s', async (other, title) => {
    const ann = someone();
    await ann.send(wish);
    const made = await ann.send(other);
    expect(made.response).toContain('Your first wish, “Be someone the team can lean on”, is a goal too');
    expect(ann.titles().toSorted()).toEqual(['Be someone the team can lean on', title].toSorted());
    const own = goals.own.filter(({ ownerId }) => ownerId === ann.caller.id);
    expect(own.map(({ goal }) => goal.description).toSorted()).toEqual([wish, other].toSorted());
  });
});

describe('a wish of which no offered kind is close', () => {
  const wish = 'I want to be someone the team can lean on';

  it.each(['None of these', 'none of them'])('is asked about openly, and read with the answer: %s', async (none) => {
    const ann = someone();
    await ann.send(wish);
    const asked = await ann.send(none);
    expect(asked).toMatchObject({ goalId: null, choices: [], response: expect.stringContaining('What will be there') });
    await ann.send('a rota that runs without me, and three people I have trained');
    const own = goals.own.filter(({ ownerId }) => ownerId === ann.caller.id);
    expect(own).toHaveLength(1);
    expect(own[0]?.goal.title).toBe('Be someone the team can lean on');
    expect(own[0]?.goal.description).toContain('a rota that runs without me');
  });
});

describe('several wishes in one message', () => {
  it('make the first goal and offer the second, which a tap makes', async () => {
    const ann = someone();
    const first = await ann.send('I want a raise and to learn guitar');
    expect(first.choices).toEqual(['Also: Learn guitar']);
    await ann.send('Also: Learn guitar');
    expect(ann.titles()).toEqual(['Get a raise', 'Learn guitar']);
  });

  it('are asked about when only one can be meant', async () => {
    const ann = someone();
    const asked = await ann.send('I want to learn piano or guitar');
    expect(asked).toMatchObject({ goalId: null, choices: ['Learn piano', 'Learn guitar'] });
    await ann.send('the second one');
    expect(ann.titles()).toEqual(['Learn guitar']);
  });
});

describe('an offer of Sage', () => {
  it('is taken with a yes', async () => {
    const ann = someone();
    const { choices } = await ann.send('I lost my job and I do not know what to do');
    expect(choices).toEqual(['I want to find a new job within 4 months']);
    await ann.send('yes please');
    expect(ann.titles()).toEqual(['Find a new job']);
  });
});

describe('a question that the turn before explains', () => {
  it('is read together with it', async () => {
    const ann = someone();
    goals.add(ann.caller.id, { title: 'Run a marathon', roadmapStatus: 'ready', targetDate: '2027-04-11' });
    goals.add(ann.caller.id, { title: 'Learn Spanish', roadmapStatus: 'ready', targetDate: '2027-08-01' });
    expect((await ann.send('when is my marathon due?')).response).toContain('2027-04-11');
    expect((await ann.send('and for spanish?')).response).toContain('2027-08-01');
    expect((await ann.send('how am I doing?')).response).toContain('Run a marathon');
    expect((await ann.send('why?')).response).toContain('Every step counts the same');
  });
});
