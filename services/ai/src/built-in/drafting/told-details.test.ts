import { describe, expect, it } from '@jest/globals';
import { draftRoadmap } from './draft-roadmap.rules.ts';
import { hasPractised } from './practised.rules.ts';
import { detailsTold } from './told-details.rules.ts';

const told = (text: string, category: 'hobby' | 'health' = 'hobby') =>
  detailsTold({ text: `Get better at this. ${text}`, title: 'Get better at this', category, except: [] });

describe('what a message tells about the way', () => {
  it.each([
    ['Nicotine gum gave me terrible headaches last spring', 'harmed'],
    ["I'd rather not join a gym", 'refuses'],
    ['My cousin is a plumber', 'helper'],
    ['My aunt would gladly teach me', 'helper'],
    ['I have a new mentor', 'guide'],
    ['There is a rowing club behind the station', 'nearby'],
    ['The college runs a summer class', 'nearby'],
    ['I have already passed the theory test', 'done'],
    ['The hall is already booked', 'done'],
    ['I have a degree in botany', 'stands'],
    ['Grammar is a disaster', 'weak'],
    ['I always freeze in the oral part', 'weak'],
    ['Geometry goes well', 'strong'],
    ['I can still read music', 'strong'],
    ['Sundays are the hardest', 'worst'],
    ['Last year it lasted about two weeks', 'failed'],
    ["I don't know who to ask for the permit", 'unknown'],
    ["What we don't have: a van, a licence and a name", 'lacks'],
    ['Evenings are the only time I have', 'time'],
    ['I do it so that I can sing for my grandson', 'aim'],
    ['My sister offered to help on Fridays', 'helper'],
    ['My spelling is weak', 'weak'],
    ['I struggle with geometry', 'weak'],
    ["We don't know what papers we need", 'unknown'],
    ["I don't know how to price a cake", 'unknown'],
    ["I don't want to take a loan for it", 'refuses'],
  ])('is read from "%s" as %s', (text, sort) => expect(told(text).map((fact) => fact.sort)).toEqual([sort]));

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
  ])('leaves out "%s"', (text) => expect(told(text)).toEqual([]));

  it('looks for weak sides in what one learns, and in no body', () =>
    expect(told('Grammar is a disaster', 'health')).toEqual([]));

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
  ])('are read from "%s"', (text, about) => expect(hasPractised(text, about)).toBe(true));

  it.each([
    ['I have been a baker for eleven years', 'Row across the lake'],
    ["I haven't rowed for eleven years", 'Row across the lake'],
    ['I used to row for many years until my back went', 'Row across the lake'],
    ['I have wanted to row for ten years', 'Row across the lake'],
    ['I have been smoking for ten years', 'Stop smoking'],
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

  it.each(['I earn 42,000 euros', 'I lost 5,000 euros in a scam', 'I paid 9,000 euros for the car'])(
    'is not begun by "%s"',
    (told) => {
      const { overview, milestones } = draft('Save 60,000 euros', `Save 60,000 euros. ${told}`);
      expect(`${overview} ${milestones.map(({ description }) => description).join(' ')}`).not.toMatch(/ are left\b/);
    },
  );

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
