import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeOpenAi, startFakeOpenAi } from '@pathwise/service-testkit/fake-openai';
import { askCoach } from './ask-coach.ts';
import { evaluate, type Outcomes } from './evaluate.ts';
import { figuresOf } from './figures.rules.ts';
import { judgePlans, meanPoints } from './judge.ts';
import { modelOf } from './model.ts';
import { reportInWords } from './report.ts';
import { readTables, type Tables } from './tables.ts';

let fake: FakeOpenAi;
let outcomes: Outcomes;
beforeAll(async () => {
  fake = await startFakeOpenAi();
  const { world, goals, talk } = readTables();
  const few: Tables = {
    world,
    goals: goals.filter(({ isGoal }) => isGoal).slice(0, 3),
    edits: [],
    talk: talk.slice(0, 2),
  };
  outcomes = await evaluate(askCoach(world.today, modelOf({ OPENAI_BASE_URL: fake.url })?.remote), few);
});
afterAll(() => fake.close());

describe('an evaluation with a model', () => {
  it('puts the tables to the coach behind the model', () => {
    expect(outcomes.coach).toBe('openai');
    const titles = outcomes.goals.flatMap(({ plan }) => plan?.draft.milestones.map(({ title }) => title) ?? []);
    expect(titles).toContain('Remote step 5');
  });

  it('lets the model judge every plan, and the report says why', async () => {
    const { settings } = modelOf({ OPENAI_BASE_URL: fake.url }) ?? {};
    if (!settings) throw new Error('no model');
    const verdicts = await judgePlans(settings, outcomes.goals);
    expect(verdicts.size).toBe(outcomes.goals.filter(({ plan }) => plan).length);
    expect(meanPoints(verdicts)).toBe(3);
    expect(reportInWords(outcomes, { figures: figuresOf(outcomes), verdicts })).toContain('judged 3: It is sound.');
  });

  it('leaves out a plan that the model does not judge well', async () => {
    const { settings } = modelOf({ OPENAI_BASE_URL: fake.url }) ?? {};
    if (!settings) throw new Error('no model');
    fake.mode = 'garbage';
    expect((await judgePlans(settings, outcomes.goals)).size).toBe(0);
  });

  it('is not there without a key or a server', () => expect(modelOf({})).toBeUndefined());
});
