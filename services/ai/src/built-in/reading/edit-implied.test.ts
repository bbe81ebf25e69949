import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import { readGoalTitle } from './edit-title.rules.ts';
import { topicNeeded } from './edit-topic.rules.ts';

const titles = ['Book the pottery studio', 'Ask Rita to play the violin', 'Print 40 posters', 'Sell the old piano'];
const steps = titles.map((title, n) => ({ id: `s${n + 1}`, title, completed: false, dueDate: '2027-03-01' }));
const plan = { title: 'Give a house concert', targetDate: '2027-05-22', steps };
const requestOf = (text: string) =>
  readEdit(text, { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true })?.request;

describe('a fact that is told', () => {
  it('gives the plan somebody else where the old one is away', () => {
    expect(requestOf('Rita has moved abroad, Oskar from the choir takes over')).toEqual({
      do: 'exchange',
      wrong: 'Rita',
      right: 'Oskar',
    });
  });

  it('names a day in full before a month or a season', () => {
    expect(JSON.stringify(requestOf('the concert moved to 14 June this summer'))).toContain('2027-06-14');
  });

  it.each([
    ['Extend the deadline until the end of June because of the wedding on 14 May.', '2027-06-30'],
    ['I want it done by the end of June after the wedding on 14 May', '2027-06-30'],
    ['I got ill on 3 March and need it moved to the end of May', '2027-05-31'],
    ['Move the deadline to the end of July, the move is on 2 May', '2027-07-31'],
    ["Push everything to mid July because we're away from 2 May to 9 May", '2027-07-15'],
    ['Could we finish in June? The last day is 14 June', '2027-06-14'],
    ['Not by 7 May, make it 14 June', '2027-06-14'],
    ['move the deadline to 12 may at the latest', '2027-05-12'],
    ['finish by 3 may next year', '2027-05-03'],
    ['set the deadline to 20 may for everybody', '2027-05-20'],
  ])('ends with the day that counts in "%s"', (text, date) => {
    expect(requestOf(text)).toEqual({ do: 'date', stepIds: [], date });
  });

  it.each<[string, string]>([
    ['Booked the place on Mill Road at last, the one by the river', 's1'],
    ['sold it to a man from Leeds this morning', 's4'],
  ])('is a step done where its verb begins "%s"', (text, stepId) => {
    expect(JSON.stringify(requestOf(text))).toContain(`{"do":"done","stepIds":["${stepId}"]}`);
  });

  it('asks for nothing where somebody only tells of the weather', () => {
    expect(requestOf('What a lovely sunny day it is')).toBeUndefined();
  });

  it.each([
    "don't let me forget the posters",
    'I always forget the posters',
    'No luck with the piano yet',
    'no problem',
    'no idea',
    'no problem with the piano',
    'the studio is in the old town',
    'there is a piano shop nearby',
    'it is',
    'My son needs me tonight',
    "There's nothing to worry about",
    "I'd love to thank you",
    'I need to print the posters',
    'My son is 12 now',
    'They gave me a diagnosis',
    'My sister is in the hospital',
  ])('asks for nothing in "%s"', (text) => {
    expect(requestOf(text)?.do ?? 'setback').toBe('setback');
  });

  it.each([
    'selling the piano scares me',
    'I could not go to the studio',
    'The weather should be fine on Saturday',
    'I have to work on Saturday',
    'I only slept 5 hours',
    'Rita is in hospital, Oskar is going to visit her tonight',
  ])('ticks, removes, adds or exchanges nothing in "%s"', (text) => {
    expect(JSON.stringify(requestOf(text) ?? '')).not.toMatch(/"(?:done|remove|add|exchange|rename)"/);
  });

  it.each(['Rita is too busy, Oskar is going to play', 'Rita has moved away, Oskar has offered'])(
    'gives the plan who takes over in "%s"',
    (text) => expect(requestOf(text)).toMatchObject({ do: 'exchange', right: 'Oskar' }),
  );

  it.each([
    ["Why don't we print the posters before selling the piano", { before: 's4' }],
    ["I'm not sure, maybe the posters before the piano", { before: 's4' }],
    ["You can't print the posters before the studio is booked", { after: 's1' }],
    ['It is pointless to print the posters before booking the studio', { after: 's1' }],
  ])('puts steps in the order of "%s"', (text, to) => {
    expect(requestOf(text)).toEqual({ do: 'move', stepId: 's3', to });
  });

  it.each([
    ['I want the posters done on Friday', '2026-11-27'],
    ['Only 12 may join, so move the posters to Friday', '2026-11-27'],
    ['Move the posters to 12 may', '2027-05-12'],
    ['Move the posters to 12 may for everybody', '2027-05-12'],
    ['Move the posters to 12 may at the latest', '2027-05-12'],
  ])('names the day in "%s"', (text, date) => {
    expect(requestOf(text)).toEqual({ do: 'date', stepIds: ['s3'], date });
  });

  it('pulls no step forward to the first day that is free', () => {
    expect(requestOf('The printers cannot come before 9 January')?.do).not.toBe('date');
  });

  it.each([
    ['add number plates', 'number plates'],
    ['add step aerobics', 'step aerobics'],
  ])('adds the thing in "%s"', (text, topic) => {
    expect(JSON.stringify(requestOf(text))).toContain(`{"do":"add","topic":"${topic}"`);
  });

  it.each(['add step 3', 'add step two'])('adds nothing in "%s"', (text) =>
    expect(JSON.stringify(requestOf(text) ?? '')).not.toContain('"add"'),
  );

  it.each([
    ['We had to cancel the trip', undefined],
    ['I had to call an ambulance', undefined],
    ['I had better buy a fog machine', 'buy a fog machine'],
    ['she has to get a passport', 'get a passport'],
  ])('needs what is still to be done in "%s"', (text, topic) => expect(topicNeeded(text)).toBe(topic));

  it('adds what the plan lacks', () => {
    expect(requestOf('I also need to buy a fog machine')).toMatchObject({ do: 'add', topic: 'buy a fog machine' });
  });
});

describe('praise and complaint beside a verb or thing of the plan', () => {
  const own = ['Stop smoking at work', 'Quit sugar for a week', 'Cycle the coast road', 'Print the flyers'];
  const read = (text: string) =>
    JSON.stringify(
      readEdit(text, {
        plan: { title: 'Feel better', steps: own.map((title, n) => ({ id: `s${n + 1}`, title, completed: false })) },
        today: '2026-11-22',
        timeZone: 'Europe/London',
        inView: true,
      })?.request ?? '',
    );

  it.each([
    "Love it, don't stop!",
    "Keep going, don't quit",
    "I like it, don't quit",
    'The weather is the problem, not the road',
    'The wind is my reason, not the road',
    'The rain is my worry, not the flyers',
    'The noise is an issue, not the road',
  ])('changes nothing in "%s"', (text) => expect(read(text)).not.toMatch(/rename|exchange|remove/));

  it('leaves another verb its place', () =>
    expect(read("Paint them, don't print them")).toContain('"title":"Paint the flyers"'));
});

describe('the title of a goal', () => {
  it.each([
    ['Rename the goal to Eat well and feel great', 'Eat well and feel great'],
    ['Call it Slow down and have fun', 'Slow down and have fun'],
    ['Call it Play at home, I like that more', 'Play at home'],
    ['Rename the goal to Play at home and tick step 1', 'Play at home'],
  ])('is whole in "%s"', (text, title) => expect(readGoalTitle(text)).toBe(title));
});

describe('an article before another thing', () => {
  const own = ['Practise piano for an hour', 'Buy a cat', 'Rent an oboe', 'Draw a one-page plan', 'Play every Monday'];
  const other = {
    title: 'Play on a stage',
    steps: own.map((title, n) => ({ id: `s${n + 1}`, title, completed: false })),
  };
  const read = (text: string) =>
    JSON.stringify(
      readEdit(text, { plan: other, today: '2026-11-22', timeZone: 'Europe/London', inView: true })?.request ?? '',
    );
  it.each([
    ["I'd rather practise violin than piano", 'Practise violin for an hour'],
    ['an owl would be nicer than a cat', 'Buy an owl'],
    ['a unicorn would be nicer than a cat', 'Buy a unicorn'],
    ['a tuba would be better than an oboe', 'Rent a tuba'],
    ['a one-page summary would be nicer than a one-page plan', 'Draw a one-page summary'],
    ['They booked Friday instead of Monday', 'Play every Friday'],
  ])('fits in "%s"', (text, title) => expect(read(text)).toContain(`"${title}"`));
});
