import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { withFacts } from './placed-facts.rules.ts';
import { factsBeside, factsTold, factsWithin } from './told-facts.rules.ts';

const at = { today: '2026-11-22', timeZone: 'UTC', target: null, except: [] };
const around = (clause: string) =>
  `There is a canoe behind our house that nobody has used for a long while and the hull has a soft place. ${clause}. It belonged to my uncle, who went down the river with it every summer, and now the paint comes off. I want to get it back on the water.`;

describe('what a story tells', () => {
  it.each([
    ["I've got about £300", 'money', "I've got about £300"],
    ['I have bought two tins of varnish', 'has', 'I have bought two tins of varnish'],
    ['I am slow, but my neighbour Paul will help', 'helper', 'my neighbour Paul will help'],
    ['We can do Sunday mornings', 'time', 'We can do Sunday mornings'],
    ['The boat club opens on 4 April', 'day', 'The boat club opens on 4 April'],
  ])('is read from "%s" as %s', (clause, sort, said) => {
    expect(factsTold({ ...at, text: around(clause) })).toEqual([{ sort, said }]);
  });

  it.each([
    "I've got a loan of £4,000",
    'I have two daughters',
    "I'd like to be ready by 4 April when the season starts",
    'My husband works every Saturday',
    'The doctors can do no more',
    'My ex has the car',
    'My brother could help us but he drinks',
    'My uncle, who died in May, will help no more',
    'My brother will do nothing',
    'We have tried talking to the bank',
    "I've got a pacemaker",
    'I have inherited 20,000 euros from my aunt',
    "I've got a caseworker who listens",
    "I've put on about 20 pounds",
    'By Friday every week I have no patience left',
    'I have to sign on at the office on Monday',
    'My sister has cancer and her appointment is on 4 April',
    'My cousin is fine with me living there until 4 April',
  ])('leaves out "%s"', (clause) => {
    expect(factsTold({ ...at, text: around(clause) })).toEqual([]);
  });

  it('is left out of short messages, where the overview says it', () => {
    expect(factsTold({ ...at, text: "Mend the canoe. I've got about £300" })).toEqual([]);
  });

  it('is left out where a step says it already', () => {
    expect(factsTold({ ...at, except: ["I've got about £300"], text: around("I've got about £300") })).toEqual([]);
  });

  it('stands in the step that it fits', () => {
    const steps = ['Look at it', 'Order the paint', 'Ask a friend', 'Paint it'].map((title) => ({
      title,
      description: 'x',
    }));
    const [first, second, third] = withFacts(steps, [
      { sort: 'money', said: '£300' },
      { sort: 'helper', said: 'Paul will help' },
      { sort: 'has', said: 'two tins' },
    ]);
    expect(first?.description).toContain('“two tins”');
    expect(second?.description).toContain('“£300”');
    expect(third?.description).toContain('“Paul will help”');
  });

  it.each([
    ['Find a flat in Leeds', 'budget 900 max', 'whose rent and bills together stay below that sum'],
    ['Learn to swim', 'budget 200 pounds', 'keep all that this costs you below that sum'],
  ])('names a sum as it matters there: "%s", %s', (title, sum, ask) => {
    const { milestones } = draftRoadmap({
      ...{ title, text: `${title}, ${sum}`, targetDate: null, today: '2026-11-28', timeZone: 'UTC' },
    });
    const said = milestones.map(({ description }) => description).join(' ');
    expect(said).toContain(ask);
    expect(said).not.toContain('before you buy');
  });

  it('is part of the roadmap', () => {
    const draft = draftRoadmap({
      ...at,
      title: 'Restore my canoe',
      text: around("I've got about £300"),
      targetDate: null,
    });
    const described = draft.milestones.filter(({ description }) =>
      description?.includes("You wrote “I've got about £300”"),
    );
    expect(described).toHaveLength(1);
  });
});

describe('what a short message tells beside its wish', () => {
  it.each([
    ['learn Korean so I can watch dramas without subtitles', 'watch dramas without subtitles', 'purpose'],
    ['a street party so that people know their names', 'people know their names', 'aim'],
    ['release an EP, songs are half recorded', 'songs are half recorded', 'begun'],
    [
      'finish my apprenticeship and not fail the practical a second time',
      'not fail the practical a second time',
      'failed',
    ],
    ["German citizenship, I've lived in Bremen 8 years", "I've lived in Bremen 8 years", 'stands'],
    ['get my wisdom teeth out, even though needles make me faint', 'even though needles make me faint', 'body'],
    ['send home what I can afford, and tell my uncles so', 'tell my uncles so', 'person'],
    ['one evening a month with my wife, no phone', 'no phone', 'condition'],
    ['buy a car, no loan', 'no loan', 'condition'],
    ['retile the bathroom, budget 600 pounds', 'budget 600 pounds', 'money'],
    ['find a flat in Bristol, max 950 a month', 'max 950 a month', 'monthly'],
    ['pay off my card, I can spare 250 a month', 'I can spare 250 a month', 'monthly'],
    ['learn Polish, two evenings a week', 'two evenings a week', 'time'],
    ['learn Polish, I can spare 3 evenings a week', 'I can spare 3 evenings a week', 'time'],
    ['build a website, no tech skills at all', 'no tech skills at all', 'unskilled'],
    ["sew my own clothes, I have my grandmother's old Singer", "I have my grandmother's old Singer", 'tool'],
    ['record a song, we have an old guitar', 'we have an old guitar', 'tool'],
    ["build a shelf, I have my grandad's tools in the cellar", "I have my grandad's tools in the cellar", 'tool'],
    ['play at home, I cannot make noise after nine', 'I cannot make noise after nine', 'noise'],
    ['learn the saxophone, my flat has thin walls', 'my flat has thin walls', 'noise'],
    ['practise the guitar, I keep forgetting', 'I keep forgetting', 'forgets'],
    ['save for a stove, I sell fish and get paid daily', 'I sell fish and get paid daily', 'paidDaily'],
    ['a podcast with my brother, he lives in Canada', 'he lives in Canada', 'far'],
  ])('%s: “%s” is of the sort %s', (text, said, sort) => {
    expect(factsBeside(text, [said])).toEqual({ facts: [{ sort, said }], others: [] });
  });

  it.each([
    'my husband did all the cooking',
    'clean rep',
    "that's the plan",
    'no teacher near us',
    'no savings',
    'not a memoir',
    'I have two small kids',
    'I have an interview',
    'I have an eating disorder',
    'I have a stutter',
    'I have a brain tumour',
    'I have a criminal record',
    'I have a mortgage',
    'I have an old injury',
    'I have a guitar exam',
    'I have a noise in my ear',
    'I argue with him every morning',
    'the hearing is Monday morning',
    'they are loud every evening',
    "I'm alone now",
    "I'm homeless now",
    "I've been depressed for two years",
    'IVF failed a second time',
    'my marriage failed',
    'he sent me away',
    'no hope',
    'no kids',
    'not zero',
    'no fuss',
    'no more excuses',
    'not be so nervous',
    'only two of them',
    'every evening',
    'i have till friday 18 december',
    'my brother gets off my back',
    'the rent has gone up to 240 a month',
    'my husband hardly talks to me',
    'my father died before I could tell my sister',
    'no job',
    'my marriage is done',
    'he broke my heart',
    'I live with my father who drinks',
  ])('leaves out “%s”', (said) => {
    expect(factsBeside(`a wish, ${said}`, [said])).toEqual({ facts: [], others: [said] });
  });

  it.each(["it's late every day", 'it must be in my hand', 'my brother leaves me alone'])(
    'takes “%s” for no aim',
    (said) => expect(factsBeside(`stop it so ${said}`, [said]).facts).toEqual([]),
  );

  it.each(['die at home', 'leave him before he hits me again'])('asks for no day on which to “%s”', (said) =>
    expect(factsBeside(`write my will so I can ${said}`, [said]).facts).toEqual([]),
  );

  it.each([
    ['climb Ben Nevis while my legs are still strong', 'while', 'while my legs are still strong'],
    ['play the cello in a village orchestra', 'group', 'in a village orchestra'],
    ['read 30 books, mostly on the tram to work', 'commute', 'on the tram to work'],
  ])('is read inside the wish: "%s"', (text, sort, said) => expect(factsWithin(text)).toEqual([{ sort, said }]));

  it('tells nobody what may happen to those they love', () => {
    const [step] = withFacts(
      [{ title: 'Go', description: 'x.' }],
      factsWithin('go to Rome while my mum is still alive'),
    );
    expect(step?.description).toBe(
      'x. You wrote “while my mum is still alive”: set the day for it first, and plan the rest around that day.',
    );
  });

  it('stands in a step instead of the overview', () => {
    const text = 'one evening a month with my wife, no laptop, no phone';
    const draft = draftRoadmap({ ...at, title: 'One evening a month with my wife', text, targetDate: null });
    expect(draft.overview).not.toContain('no laptop');
    const told = draft.milestones.filter(({ description }) =>
      description.includes('You wrote “no laptop” and “no phone”:'),
    );
    expect(told).toHaveLength(1);
  });

  it('asks in the last step whether the purpose is met', () => {
    const text = 'learn Korean so I can watch dramas without subtitles';
    const { milestones } = draftRoadmap({ ...at, title: 'Learn Korean', text, targetDate: null });
    expect(milestones.at(-1)?.description).toContain(
      'You wrote “watch dramas without subtitles”: that is what it is for, so set the day for it now.',
    );
  });
});
