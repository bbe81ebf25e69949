import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import { saysItStays, saysNotAfter, tellsAppointment } from './fixed-words.rules.ts';

const dated = [
  ['Check age, licence and money', '2026-12-03'],
  ['Pass theory and hazard perception', '2027-01-10'],
  ['Choose the school and book the course', '2027-02-20'],
  ['Pass the lorry driving test', '2027-05-20'],
  ['Find the first lorry job', '2027-08-31'],
] as const;
const steps = dated.map(([title, dueDate], n) => ({ id: String(n + 1), title, completed: false, dueDate }));
const plan = { title: 'Get my lorry licence', targetDate: '2027-08-31', steps };
const read = (text: string, inView = true) =>
  readEdit(text, { plan, today: '2026-12-01', timeZone: 'Europe/London', inView })?.request;

describe('words that a day stays', () => {
  it.each([
    'the birthday cannot move',
    "the date can't move",
    "the wedding can't be moved",
    'the 3rd of May cannot be changed',
    'the date is fixed',
    "that's fixed, it can't change",
    'the deadline is set in stone',
    'this date is non-negotiable',
    'we can’t move the party',
    "please don't move the exam",
    'nobody can move that day',
    'it will not move',
    'the exam cant be moved',
    'the appointment on 14 January is fixed',
  ])('are heard in “%s”', (text) => expect(saysItStays(text)).toBe(true));

  it.each([
    "I can't move my arm",
    "my shoulder won't move",
    "the scale won't budge",
    "it won't change anything",
    'I fixed the date with the doctor',
    'the oven is fixed',
    "I can't move until March",
    "we can't move house before June",
    'it cannot be moved until March',
    'can the date move?',
    'move the date',
    'just asking, don’t change it',
    'he wants 5,600 for her, won’t shift',
    'I can’t change that',
    'we can’t move a wardrobe',
    'I am not moved by this',
  ])('are not heard in “%s”', (text) => expect(saysItStays(text)).toBe(false));

  it.each([
    "it can't go past 30 June",
    'it cannot go past June',
    'the plan can’t go on past March',
    'it must not be later than May',
    "the end can't slip beyond the summer",
    'nothing can happen after 30 June',
  ])('name the last day in “%s”', (text) => expect(saysNotAfter(text)).toBe(true));

  it.each([
    'I walked past the school',
    'I cannot go',
    'after June I am free',
    'I can go past the shop',
    'it will not go over his head',
    'she said she wouldn’t go over that one',
    'cant get past line 20',
    'ohp wont move past 55kg',
    'she betrayed me and I can’t get past that',
  ])('name none in “%s”', (text) => expect(saysNotAfter(text)).toBe(false));

  it.each([
    'the theory is on 14 January',
    'the theory test is booked for the 14th',
    'medical is now tues 15 dec',
    'they gave me a slot on 9 March',
    'my appointment is on Friday',
  ])('tell an appointment in “%s”', (text) => expect(tellsAppointment(text)).toBe(true));

  it.each([
    'move the theory to 14 January',
    'I want to do the theory in January',
    'the theory should be on 14 January',
    'step 2 by tomorrow',
    'please make it 14 January',
  ])('tell none in “%s”', (text) => expect(tellsAppointment(text)).toBe(false));
});

describe('a day that the person said', () => {
  it.each([
    "the theory test is booked, 14 January, can't be moved",
    "the theory test is booked for 14 January, it can't be moved",
    'The theory test is booked for the 14th of January',
    'my theory test is booked for the 14th of January.',
    'the theory is on 14 January',
    'theory is 14 jan, cant be moved',
    "I have my theory test on 14 January, that's fixed",
    'the theory is on 14 January and it cannot be moved',
    'The theory exam is on January 14, set in stone',
    'Move step 2 to 2027-01-14, that day is fixed',
  ])('is fixed at its step by “%s”', (text) => {
    expect(read(text)).toEqual({ do: 'date', stepIds: ['2'], date: '2027-01-14', isFixed: true });
  });

  it.each(['the appointment on 20 May is fixed', 'practical is 20 may, cant be moved'])(
    'is that of the step that is due then: %s',
    (text) => expect(read(text)).toEqual({ do: 'date', stepIds: ['4'], date: '2027-05-20', isFixed: true }),
  );

  it('is no fixed one when a step is only moved', () => {
    expect(read('move the theory to 14 January')).toEqual({ do: 'date', stepIds: ['2'], date: '2027-01-14' });
  });
});

describe('an end that stays', () => {
  it.each([
    'the birthday cannot move',
    'the date is fixed',
    "the date can't be changed",
    'please don’t move the party',
  ])('is acknowledged: %s', (text) => expect(read(text)).toEqual({ do: 'fixed', stepIds: [] }));

  it.each([
    'it cannot go past June',
    "it can't go past 30 June",
    "the goal can't go past 30 June, my contract is over then",
    "my lease is over in June so it can't go past that",
    'my contract ends on 30 June, it must not be later than that',
  ])('is the last day that is named: %s', (text) => {
    expect(read(text)).toEqual({ do: 'fixed', stepIds: [], date: '2027-06-30' });
  });

  it.each([
    ['the birthday cannot move, but I only have two hours on Sundays, fit it in', 'hours'],
    ['the date is fixed, only two hours every Sunday', 'hours'],
    ["don't move the birthday, I was ill for two weeks", 'setback'],
    ["I was ill for two weeks and the date can't move", 'setback'],
    ["make it easier, but the date can't move", 'easier'],
    ['The exam date is fixed, so can you make it easier?', 'easier'],
  ])('stands beside what else is asked for: %s', (text, asked) => {
    const both = [{ do: 'fixed', stepIds: [] }, expect.objectContaining({ do: asked })];
    expect(read(text)).toEqual({ do: 'several', requests: both });
  });

  it.each([
    'Keep 2027-06-30 and leave something out',
    'Keep June 30 and leave something out',
    'keep the date and drop something',
    'please keep the end but leave out the least important step',
  ])('is kept by leaving something out: %s', (text) => expect(read(text)).toEqual({ do: 'keep-end' }));

  it.each(['can the date not be moved?', 'the oven is fixed', "my shoulder won't move"])(
    'is not what is meant by “%s”',
    (text) => expect(read(text)?.do).not.toBe('fixed'),
  );

  it('is no change of a plan that is not in view', () => {
    expect(read('the date is fixed', false)).toBeUndefined();
  });
});

describe('an event that was put off', () => {
  it.each([
    ["the wedding's been put back by five weeks, so move it all", true],
    ['the exam was postponed, push everything back five weeks', true],
    ['I was ill, push everything back five weeks', undefined],
  ])('is heard in “%s”: %s', (text, isOfEvent) => {
    expect(read(text)).toMatchObject({ do: 'shift', shift: { days: 35 } });
    expect(read(text)).toEqual(expect.objectContaining(isOfEvent ? { isOfEvent } : {}));
    expect(JSON.stringify(read(text)).includes('isOfEvent')).toBe(isOfEvent === true);
  });
});

describe('a setback of so many days', () => {
  it('reads back as it is offered', () => {
    expect(read('I had a setback of 60 days')).toMatchObject({ do: 'setback', days: 60 });
  });

  it('is no day of the week on which a child was born', () => {
    expect(read('we had our baby on Sunday, I have only evenings now')).toEqual({ do: 'hours', direction: 'less' });
  });
});
