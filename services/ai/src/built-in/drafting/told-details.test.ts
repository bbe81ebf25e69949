import { describe, expect, it } from '@jest/globals';
import type { GoalCategory } from '@pathwise/contracts/roadmap';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { hasPractised } from './practised.rules.ts';
import { detailsTold } from './told-details.rules.ts';

const told = (text: string, category: GoalCategory = 'hobby') =>
  detailsTold({ text: `Get better at this. ${text}`, title: 'Get better at this', category, except: [] });

describe('what a message tells about the way', () => {
  it.each([
    ['Nicotine gum gave me terrible headaches last spring', 'harmed'],
    ["I'd rather not join a gym", 'refuses'],
    ["I don't want to take a loan for it", 'refuses'],
    ['My sister is a nurse and will help me', 'helper'],
    ['My sister offered to help on Fridays', 'helper'],
    ['My aunt will gladly teach me', 'helper'],
    ['We have already booked the hall', 'done'],
    ['I have passed my theory test', 'done'],
    ['Last year it only lasted about two weeks', 'failed'],
    ["I don't know who to ask for the permit", 'unknown'],
    ["We don't know what papers we need", 'unknown'],
    ["What we don't have: a van, a licence and a name", 'lacks'],
    ['Evenings are the only time I have', 'time'],
    ['I do it so that I can sing for my grandson', 'aim'],
  ])('is read from "%s" as %s', (text, sort) => expect(told(text).map((fact) => fact.sort)).toEqual([sort]));

  it('has the degree that a post asks for', () =>
    expect(told('I have a degree in botany', 'profession').map((fact) => fact.sort)).toEqual(['stands']));

  it.each([
    "My cousin won't help",
    'If my cousin would help I could begin',
    'My father was a baker and died young',
    'There is no club here',
    'There is a club but it is too far',
    "I haven't passed the theory test",
    'Once I have passed the theory test I will buy a car',
    'My knee is bad',
    'My marriage is terrible',
    'I would like to have a degree',
    "I don't want to fail again",
    "I don't know who I am any more",
    "I don't know if anyone would want me",
    'He is good',
    "I won't take the tablets",
    "I don't want to pay tax on it",
    'My mother says ok',
    'My father was a carpenter',
    'My boss will show me the door',
    'My parents would pay but they refuse to talk to me',
    'My mother has cancer and is weak',
    'We tried for a baby three times',
    'I tried to end things twice',
    'My dad keeps falling',
    'For the last two weeks I cried',
    'I hurt my back so I could no longer work',
    'I lost my job so I can no longer pay rent',
    'We are poor',
    'I struggle with alcohol',
    'I panic when my husband comes home',
    'My son is hopeless',
    'I passed out twice',
    'I passed blood',
    'My husband promised to stop drinking',
    'My mate offered me a joint',
    'My kids will drive me mad',
    'My husband will keep the house',
    'My son wants to join the army',
    "I don't know where we will sleep tonight",
    "I don't know how much longer I can do this",
    "I don't know how to cope without her",
    "I'm not going to give up",
    "I don't want to pay the rent or child support",
    "I don't want to go on",
    'My brother is fine',
    'I know how to end it',
    'The war gave me nightmares',
    'My dad could look after the baby but he drinks',
    'My sister would lend us the car but she lives in Peru',
    'My cousin is a plumber',
    'My brother is a doctor and my parents love it',
    'The school has suspended my son',
    'Our team has lost every game',
    'There is a teacher who hates my son',
    'There is a group at school who laugh at him',
    'I have a supervisor who shouts at me',
    'I have a new mentor',
    'I gave up after I lost the baby',
    "I don't know how to feed my kids this week",
    "I don't know how to pay the rent on Friday",
    "I don't want to call the bank",
    "I don't want to fly off the handle again",
    "I don't want to drive my kids away",
    "I've paid a fake agent 900 euros",
    'I have finished my first round of chemo',
    'I finished my first marathon in five hours',
    'I have a suspended licence',
    'I do it so that I can die in peace',
    'My serve is weak',
    'My work history is poor',
    'Parking is terrible there',
    'I lack confidence',
    'What I lack is confidence and love',
    'Nights are the worst',
    'Last time it lasted three days',
    'My sister offered to help. She died in May',
    'Every time I try he shouts',
    'My sister will help?',
    'If we move there, my dad will help',
    'My dad will help but only with the van',
  ])('leaves out "%s"', (text) => expect(told(text)).toEqual([]));

  it.each([
    ['Get divorced without losing the house', 'My husband is a lawyer'],
    ['Get my money back', "I've paid a fake agent 900 euros"],
    ['Reconnect with my daughter', 'My daughter is a baker in Leeds'],
    ['Write my will', 'I do it so that I can die in peace'],
    ['Write my will', 'so I can die at home'],
    ['Win a tennis match', 'I had knee surgery three weeks ago, the plan is half done'],
    ['Have a baby', 'our IVF failed a second time'],
    ['Leave my husband', "I'm alone now"],
    ['Get through this month', "I don't know how to feed my kids this week"],
    ['Have a baby', 'We lost three pregnancies in a row'],
    ['Have a baby', 'I gave up after I lost the baby'],
  ])('%s: “%s” stands in no step', (title, text) => {
    const { milestones } = draftRoadmap({
      ...{ title, text: `${title}. ${text}`, targetDate: null, today: '2026-11-22', timeZone: 'UTC' },
    });
    const steps = milestones.map(({ description }) => description).join(' ');
    expect(steps).not.toContain(`You wrote “${text}”`);
    expect(steps).not.toMatch(/settle that with them now|count that as done|that is what it is for|begin from there/);
  });

  it('stands in the step that speaks of the same', () => {
    const { milestones } = draftRoadmap({
      title: 'Quit smoking',
      text: 'Quit smoking. Patches gave me bad nightmares',
      targetDate: null,
      today: '2026-11-22',
      timeZone: 'UTC',
    });
    const step = milestones.find(({ description }) => description.includes('“Patches gave me bad nightmares”'));
    expect(`${step?.title} ${step?.description}`).toMatch(/patches, gum/i);
  });
});

describe('years of practice', () => {
  it.each([
    ['I have been rowing for eleven years', 'Row across the lake'],
    ["I've played the harp since I was nine", 'Play the harp at a wedding'],
    ['We have done loads of day hikes', 'Hike the coast path'],
    ['I have been playing the sitar on and off since school', 'Play the sitar at the wedding. Learn an instrument'],
  ])('are read from "%s"', (text, about) => expect(hasPractised(text, about)).toBe(true));

  it.each([
    ['I have been a baker for eleven years', 'Row across the lake'],
    ["I haven't rowed for eleven years", 'Row across the lake'],
    ['I used to row for many years until my back went', 'Row across the lake'],
    ['I have wanted to row for ten years', 'Row across the lake'],
    ['I have been smoking for ten years', 'Stop smoking'],
    ['He has been rowing for thirty years', 'Row across the lake'],
    ['My husband and his club have been rowing since school', 'Row across the lake'],
    ['I have loved rowing since I was ten', 'Row across the lake'],
    ["I've got loads of rowing gear from my brother", 'Row across the lake'],
    ['I have been rowing for thirty years', 'Learn to row'],
  ])('are not in "%s"', (text, about) => expect(hasPractised(text, about)).toBe(false));
});

describe('a sum of which a part is there', () => {
  const draft = (title: string, text: string) =>
    draftRoadmap({ title, text, targetDate: '2027-12-31', today: '2026-11-22', timeZone: 'UTC' });

  it('begins its parts at what is there', () => {
    const { overview, milestones } = draft(
      'Build an emergency fund of 6,000 euros',
      'Build an emergency fund of 6,000 euros by the end of 2027. Right now I have 2,000 euros',
    );
    expect(overview).toContain('You have €2,000 of €6,000, so €4,000 are left.');
    expect(milestones.map(({ title }) => title).join(' ')).toContain('€4,000 in the fund');
    expect(milestones.map(({ title }) => title).join(' ')).not.toContain('€1,200');
  });

  it('is named where the steps do not split it', () => {
    const { milestones } = draft(
      'Buy a flat in Porto',
      'Buy a flat in Porto. We have 20,000 euros saved and need 50,000 euros for the deposit',
    );
    expect(milestones[0]?.description).toContain('Your starting point: €20,000 of €50,000, so €30,000 are left.');
  });

  it.each([
    'I earn 42,000 euros',
    'I lost 5,000 euros in a scam',
    'I paid 9,000 euros for the car',
    'Right now I have 8,000 euros of debt',
    'Right now I have 8,000 euros in loans',
    'Right now I have 8,000 euros to pay back',
    'I have 40,000 euros in my pension',
    'There is 40,000 euros in my 401k',
  ])('is not begun by "%s"', (told) => {
    const { overview, milestones } = draft('Save 60,000 euros', `Save 60,000 euros. ${told}`);
    expect(`${overview} ${milestones.map(({ description }) => description).join(' ')}`).not.toMatch(/ are left\b/);
  });

  it('is the wished sum beside a salary', () => {
    const { milestones } = draft(
      'Save 300 thousand for a deposit',
      'Save 300 thousand for a deposit. My salary is 12 thousand pounds',
    );
    expect(milestones.at(-1)?.title).toContain('300,000');
  });
});

it('gives no fixed place to hours that somebody loses', () => {
  const text = 'Scroll less on my phone, i lose three hours a day to it';
  const { milestones } = draftRoadmap({
    ...{ title: 'Scroll less on my phone', text, targetDate: null, today: '2026-11-22', timeZone: 'UTC' },
  });
  expect(milestones.map(({ description }) => description).join(' ')).not.toContain('give it a fixed place');
});
