import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const titles = [
  'See the doctor about my knee',
  'Call the walking club',
  'Walk 5 km',
  'Walk 15 km with the rucksack',
  'Book flights and hostels',
  'Arrive in Santiago',
];
const steps = titles.map((title, n) => ({ id: String(n + 1), title, completed: false }));
const read = (text: string) =>
  readEdit(text, {
    plan: { title: 'Walk the Camino from Sarria', targetDate: '2027-05-15', steps },
    today: '2026-11-22',
    timeZone: 'Europe/London',
    inView: true,
  })?.request;

const story =
  'Hello Sage, this is a long one. My sister rang last night and we talked for two hours about her garden and the boys. She has bought boots and a hat that is far too big for her, and we laughed a lot. ';

describe('a long message', () => {
  it.each([
    [`${story}So please drop the walking club, she will walk with me.`, { do: 'remove', stepIds: ['2'] }],
    [`${story}Anyway, drop the walking club, my sister walks with me now.`, { do: 'remove', stepIds: ['2'] }],
    [
      `${story}The walk with the rucksack scares me, honestly. Could you break that step up?`,
      { do: 'split', stepIds: ['4'] },
    ],
    [`${story}One week is too short for us. Let us say the end of June.`, { do: 'date', date: '2027-06-30' }],
  ])('asks in one of its sentences: %#', (text, request) => {
    expect(read(text)).toMatchObject(request);
  });

  it('that ends in a question asks for no change', () => {
    expect(read(`${story}Could you tell me how far I have to walk a day?`)).toBeUndefined();
  });
});

describe('the day of a step', () => {
  it.each([
    ['The club meets again on 11 January, so calling the walking club goes on that day', '2', '2027-01-11'],
    ['Cheap fares start on 1 March. Book the flights then', '5', '2027-03-01'],
  ])('stands in another clause: %s', (text, id, date) => {
    expect(read(text)).toEqual({ do: 'date', stepIds: [id], date });
  });

  it('is the first one possible where nothing can be done before', () => {
    const request = read('The airline opens on 12 January, so no flights before that');
    expect(request).toEqual({ do: 'not-before', date: '2027-01-12', stepId: '5' });
  });
});

describe('the day of the goal', () => {
  it.each([
    ["it's the 12th of June, not the 15th", '2027-06-12'],
    ['the deadline is the 14th not the 15th', '2027-05-14'],
    ['can it go till the last day of 2027', '2027-12-31'],
    ["My partner walked out on Friday. May isn't going to happen, is it. Make it 1 April 2028", '2028-04-01'],
  ])('is given by "%s"', (text, date) => {
    expect(read(text)).toEqual({ do: 'date', stepIds: [], date });
  });

  it.each([
    ['They refused the visa, so add six months to the whole thing', { months: 6 }],
    ['The club granted me an extension of six weeks, could you adapt the deadline?', { days: 42 }],
    ['in bed since wednesday. move the whole thing back 2 weeks incl the deadline', { days: 14 }],
  ])('moves by a length of time: %s', (text, shift) => {
    expect(read(text)).toMatchObject({ do: 'shift', stepIds: [], shift });
  });
});

describe('a new step', () => {
  it.each([
    ['Add "buy hiking boots" in January', 'buy hiking boots'],
    ['Add a step “buy hiking boots” in January', 'buy hiking boots'],
    ['Add buy hiking boots in January', 'buy hiking boots'],
    ['Add a step: watch one film about flights in January', 'watch one film about flights'],
  ])('is named by its quotes, and without its month: %s', (text, topic) => {
    expect(read(text)).toMatchObject({ do: 'add', topic, date: '2027-01-31' });
  });

  it.each([
    ['Travel insurance. My daughter insists. Where would that go? Just put it in', 'Travel insurance'],
    ["There's a hiking meetup on the hill, chuck that in as well", 'a hiking meetup on the hill'],
    ['My physio told me to do calf raises, pop that in please', 'do calf raises'],
    ["The cat has to get a rabies shot too, or she can't come", 'get a rabies shot'],
    ['poles!!! how did we forget the poles', 'the poles'],
    ['Could you fit in a yoga class on the beach', 'a yoga class on the beach'],
  ])('is asked for by "%s"', (text, topic) => {
    expect(read(text)).toMatchObject({ do: 'add', topic });
  });

  it('comes halfway between two figures', () => {
    const request = read('From 5 to 15 is a big jump, one more in between would calm me');
    expect(request).toMatchObject({ do: 'add', topic: 'Walk 10 km', place: { after: '3' } });
  });
});

describe('other words', () => {
  it.each([
    ['Change the flights one to: Book the night train', { do: 'rename', stepId: '5', title: 'Book the night train' }],
    ['Call step 2 this: Ring the club', { do: 'rename', stepId: '2', title: 'Ring the club' }],
    ['2: Ring the club', { do: 'rename', stepId: '2', title: 'Ring the club' }],
    ['Step 2 should say Ring Ana, not Call the club', { do: 'rename', stepId: '2', title: 'Ring Ana' }],
    ['can this be called Two Sisters', { do: 'rename-goal', title: 'Two Sisters' }],
    ['our chat is called Mums on the Run, name the goal that', { do: 'rename-goal', title: 'Mums on the Run' }],
  ])('are given by "%s"', (text, request) => {
    const found = read(text);
    expect(found?.do === 'choose' ? found.requests[0] : found).toMatchObject(request);
  });

  it('can be a note beside a step', () => {
    const request = read('on the flights one write down that it must be a direct flight');
    expect(request).toEqual({ do: 'note', stepId: '5', note: 'It must be a direct flight' });
  });
});

describe('the time for a plan', () => {
  const steps = [{ id: '1', title: 'Hold a conversation of 30 minutes', completed: false }];
  it.each([
    ['I only have 10 minutes a day now, please make it easier', 'less'],
    ['I can only give it 20 minutes a day now', 'less'],
  ])('is no figure of a step: %s', (text, direction) => {
    const plan = { title: 'Learn Portuguese', steps };
    const found = readEdit(text, { plan, today: '2026-11-22', timeZone: 'UTC', inView: true })?.request;
    expect(found).toMatchObject({ do: 'hours', direction });
  });
});

describe('a change of several steps', () => {
  it.each([
    ['make step 2 shorter, drop step 6', ['split', 'remove']],
    ['Make step 1 shorter and remove the last step', ['split', 'remove']],
  ])('is one for each part: %s', (text, kinds) => {
    const request = read(text);
    expect(request?.do === 'several' && request.requests.map((one) => one.do)).toEqual(kinds);
  });

  it.each(['delete my diary', 'Remind me every Tuesday at 7 pm to study', 'Put these tasks into my weekly plan'])(
    'is none where another part of Pathwise is named: %s',
    (text) => expect(read(text)).toBeUndefined(),
  );

  it.each(['1 and 2 are one morning really. Merge them.', 'put steps 1 and 2 together please'])('"%s"', (text) => {
    expect(read(text)).toEqual({ do: 'merge', stepIds: ['1', '2'] });
  });

  it('is told by what is ordered, not by what went wrong', () => {
    expect(read('My boots failed so scrap the walking club')).toEqual({ do: 'remove', stepIds: ['2'] });
  });

  it('can be another plan', () => {
    expect(read('Do the plan again for somebody with no knees')).toEqual({ do: 'another' });
  });
});
