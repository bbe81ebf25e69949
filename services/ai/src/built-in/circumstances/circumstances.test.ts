import { describe, expect, it } from '@jest/globals';
import { faultsIn } from '../../../evaluation/score-plans.rules.ts';
import { draftRoadmap } from '../drafting/draft-roadmap.rules.ts';
import { archetypes, kinds } from '../kinds/generated/all.ts';
import { areasOfKind, kindsWithAreas } from './areas.ts';
import { adviceFor, circumstances, findCircumstances } from './find-circumstances.rules.ts';
import { standings } from './of-standing.ts';

const kindOf = (id: string) => {
  const kind = kinds.find((one) => one.id === id);
  if (!kind) throw new Error(`no kind ${id}`);
  return kind;
};
const found = (text: string, id: string) => {
  const kind = kindOf(id);
  return findCircumstances(text, { kind, category: kind.category }).map(({ circumstance, said }) => [
    circumstance.id,
    said,
  ]);
};

describe('a circumstance', () => {
  it.each(circumstances.map((one) => [one.id, one] as const))('%s has a sound step', (_, { step }) => {
    const texts = [step.title, step.description, ...step.tasks];
    expect(step.title.length).toBeLessThanOrEqual(80);
    expect(step.title).not.toMatch(/[.]$/);
    expect(step.tasks.length).toBeGreaterThanOrEqual(2);
    expect(step.tasks.length).toBeLessThanOrEqual(3);
    expect(texts.flatMap(faultsIn)).toEqual([]);
    expect(texts.join(' ')).not.toMatch(/[!"]|\b20\d\d\b|http:/);
  });

  it('has a title that no step of a kind has', () => {
    const titles = new Set([...kinds, ...archetypes].flatMap(({ steps }) => steps.map(({ title }) => title)));
    expect(circumstances.filter(({ step }) => titles.has(step.title))).toEqual([]);
    expect(new Set(circumstances.map(({ step }) => step.title)).size).toBe(circumstances.length);
  });

  it('names only kinds that exist', () => {
    const ids = new Set([...kinds, ...archetypes].map(({ id }) => id).concat('plain-health'));
    const named = [...[...circumstances, ...standings].flatMap(({ knownTo = [] }) => knownTo), ...kindsWithAreas];
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  it.each(standings.map((one) => [one.id, one] as const))('%s has a sound sentence', (_, { advice }) => {
    expect(faultsIn(advice)).toEqual([]);
    expect(advice).toMatch(/^[A-Z].*[.]$/);
    expect(advice).not.toMatch(/[!"“]|\b20\d\d\b|http:/);
  });

  it('belongs to a kind by what it has in common with others', () => {
    expect(areasOfKind('run-5k')).toContain('moving');
    expect(areasOfKind('read-more')).toEqual([]);
  });
});

describe('what was said beside a wish', () => {
  it.each([
    ['run 5k without stopping even though I have asthma', 'run-5k', 'asthma', 'I have asthma'],
    ['learn to ski, my left knee hurts on stairs', 'ski-or-snowboard', 'joints', 'my left knee hurts on stairs'],
    ['pass my Spanish test, failed twice already', 'language-certificate', 'failed-exam', 'failed twice already'],
    ['meditate daily, I gave up after a week', 'meditate', 'failed-before', 'I gave up after a week'],
    ['run 5k, we just had our third baby', 'run-5k', 'after-birth', 'we just had our third baby'],
    ['play golf, surgery was two weeks ago', 'golf', 'operated', 'surgery was two weeks ago'],
    [
      'dance in the show, I had my achilles repaired in May',
      'dance-for-an-event',
      'operated',
      'I had my achilles repaired in May',
    ],
    ['a cleaning job, it must be on a bus route', 'new-job', 'bus-to-work', 'it must be on a bus route'],
    ['dig the garden. I look after my mum', 'garden-makeover', 'caring', 'I look after my mum'],
    ['finish my thesis. I work nights in a bakery', 'write-novel', 'shifts', 'I work nights in a bakery'],
    ['go to the gym, I am 68', 'gym-routine', 'over-sixty', 'I am 68'],
    ['read my poem out loud, stammer and all', 'write-poetry', 'stammer', 'stammer and all'],
    ['a job at the docks. I did two years inside', 'new-job', 'record', 'I did two years inside'],
    [
      'walk the coast path, I had my hip replacement in May',
      'hike-long-trail',
      'new-joint',
      'I had my hip replacement in May',
    ],
    ['cut down on cola, my heart races at night', 'cut-caffeine', 'heart-signs', 'my heart races at night'],
    [
      'pass the oral. I have trouble keeping an answer short, and I am tired',
      'language-certificate',
      'hard-part',
      'I have trouble keeping an answer short, and I am tired',
    ],
    [
      'call my sister. Her shifts keep swallowing it',
      'more-family-time',
      'time-is-taken',
      'Her shifts keep swallowing it',
    ],
    [
      'finish the season. I keep re-editing the first one instead of going on',
      'podcast',
      'done-instead',
      'I keep re-editing the first one instead of going on',
    ],
    [
      'open a workshop, but I know nothing about permits, suppliers or how to price a job',
      'open-a-workshop',
      'open-question',
      'open a workshop, but I know nothing about permits, suppliers or how to price a job',
    ],
    [
      'bake a loaf that rises. I have killed three starters in a row',
      'bake-sourdough',
      'lost-before',
      'I have killed three starters in a row',
    ],
    ['finish my thesis, 3 of 5 chapters exist', 'finish-thesis', 'begun', 'finish my thesis, 3 of 5 chapters exist'],
    [
      'stay stopped. I have not had a bet for 16 days',
      'recover-from-gambling-debt',
      'has-held',
      'I have not had a bet for 16 days',
    ],
    ['retrain. I cannot stop working for it', 'change-career', 'line-not-crossed', 'I cannot stop working for it'],
    ['tidy the garden. My husband died in May', 'garden-makeover', 'grief-beside-it', 'My husband died in May'],
  ])('%s: for %s it is %s', (text, kind, id, said) => {
    expect(found(text, kind)).toContainEqual([id, said]);
  });

  it.each([
    ['learn to ski, no asthma or anything', 'ski-or-snowboard'],
    ['manage my asthma', 'allergies-and-asthma'],
    ['bench 75 kg, now at 60', 'lift-heavier'],
    ["lose weight so they'll do my knee replacement", 'lose-weight'],
    ['read 30 books', 'read-more'],
    ['run 5 km, I live in a small flat', 'run-5k'],
    ['type faster and beat my record', 'speed-of-typing'],
    ["write a report. I don't have trouble with English", 'better-essays'],
    ["become a paramedic, I'm a carer in a nursing home", 'become-paramedic'],
    ["become a teacher. I'm a care worker", 'teaching-job'],
    ['pass my driving test, failed it twice', 'driving-licence'],
    ['make friends, I go days without talking to anyone', 'make-friends'],
    ['lower it without tablets', 'blood-pressure'],
    ['learn the cello, I have never held one', 'learn-instrument'],
    ['earn more. I am self employed with no sick pay', 'pay-rise'],
    ['know my neighbours, so far we only nod', 'good-neighbour-or-community'],
    ['change jobs, I want to have sent out twenty applications by May', 'change-career'],
    ['pass the entrance test. I can study from 4am to 6am', 'admission-test'],
    ['cook a proper supper, there is nobody to cook for', 'cook-at-home'],
    ['find a job in a hotel, my English is good', 'new-job'],
    ['clear the card, something always comes up', 'clear-credit-card'],
    ['be closer again. We end up on two sofas', 'strengthen-marriage'],
  ])('%s says none', (text, kind) => {
    expect(found(text, kind)).toEqual([]);
  });

  it.each([
    ["learn the banjo, I'm 66 and just retired from the post", 'learn-instrument', ['At your age', 'You are retired']],
    ['clear the mortgage before I retire', 'pay-off-mortgage', ['You name your retirement']],
    ['find work, out of work since August', 'new-job', ['You are out of work']],
    ['eat better, I drive a lorry for a living', 'eat-healthier', ['You spend your days driving']],
    ['drink less, always once the kids are in bed', 'drink-less-alcohol', ['The hour after the children']],
    ['learn to swim, a bit embarassed about it', 'learn-to-swim-as-adult', ['You say that it embarrasses you']],
    ['get a puppy, my landlord has to agree', 'pet-adopt-and-train', ['You rent']],
    ['sleep better. I left the army in 2018', 'sleep-better', ['You served']],
    ['meet somebody, the thought of dating apps scares me', 'find-partner', ['You want no apps']],
    ['meet people, just moved to Leeds and I have a dog', 'make-friends', ['You are new there', 'Your dog']],
    ['dig the garden, my husband retired last year', 'garden-makeover', []],
    ['learn the banjo', 'learn-instrument', []],
    ['learn Portuguese, enough for my landlord', 'learn-language', []],
    ['bake a sourdough bread, I am renting a small flat', 'bake-sourdough', []],
    ['learn the drums, we rent', 'learn-instrument', ['You rent']],
  ])('%s: for %s the overview advises %j', (text, id, begins) => {
    const kind = kindOf(id);
    const advice = adviceFor(text, { kind, category: kind.category, except: [] });
    expect(advice.map((one, i) => one.slice(0, begins[i]?.length ?? 0))).toEqual(begins);
  });

  it('is none where it is the wish itself', () => {
    const kind = kindOf('internal-move');
    const title = 'Get off the early shift';
    const ids = findCircumstances('I want to get off the early shift', { title, kind, category: 'profession' });
    expect(ids).toEqual([]);
  });

  it('leaves out what a beginner does first where somebody has done it before', () => {
    const titlesOf = (description: string) =>
      draftRoadmap({
        title: 'Bring my hives through the winter',
        description,
        category: 'hobby',
        targetDate: null,
        today: '2026-11-23',
        timeZone: 'Europe/London',
      }).milestones.map(({ title }) => title);
    expect(titlesOf('I keep bees')).toContain('Take a course and find a mentor');
    expect(titlesOf('I have lost both my hives two winters running')[0]).toBe(
      'Write the balance of your last bee year',
    );
  });

  it('takes no step from a full plan for questions that are open: they join the first step', () => {
    const draftOf = (text: string) =>
      draftRoadmap({
        title: 'Pay off my debts',
        text,
        category: 'financial',
        targetDate: null,
        today: '2026-11-23',
        timeZone: 'Europe/London',
      });
    const plain = draftOf('pay off my credit card').milestones;
    const asking = draftOf("pay off my credit card. I don't even know how much it is").milestones;
    expect(plain).toHaveLength(8);
    expect(asking.map(({ title }) => title)).toEqual(plain.map(({ title }) => title));
    expect(asking[0]?.description).toContain(
      'Write each as one question that can be answered, and put them to somebody',
    );
  });

  it('comes before the first step where the body needs it', () => {
    const draft = draftRoadmap({
      title: 'Run 5 km',
      text: 'run 5 km again, we just had our second baby',
      targetDate: null,
      today: '2026-11-29',
      timeZone: 'Europe/London',
    });
    expect(draft.milestones[0]?.title).toBe('Write how you are and walk ten minutes');
    expect(draft.milestones.map(({ title }) => title).join(' ')).not.toContain('faster session');
  });

  it('becomes at most two steps of a plan, and the plan keeps its length', () => {
    const draft = draftRoadmap({
      title: 'Run 5 km',
      description: 'I want to run 5 km. I have asthma, my knee hurts, I work night shifts and I am 64',
      category: 'health',
      targetDate: '2027-06-01',
      today: '2026-11-23',
      timeZone: 'Europe/London',
    });
    const own = draft.milestones.filter(({ description }) => description?.startsWith('You wrote “'));
    expect(own).toHaveLength(2);
    expect(own[0]?.description).toMatch(/^You wrote “my knee hurts”.* Tell them too: “I have asthma”/);
    expect(draft.milestones.length).toBeLessThanOrEqual(8);
    expect(draft.milestones.at(-1)?.title).toMatch(/5 km/);
  });
});
