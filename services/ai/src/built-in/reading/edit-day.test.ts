import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';
import type { EditRequest } from './edit-request.ts';

const dated = [
  ['Sort out a stall permit', '2027-01-10'],
  ['Practise the scales', '2027-02-10'],
  ['Borrow £1,000', '2027-03-10'],
  ['Sit paper one', '2027-04-10'],
  ['Record the demo', '2027-05-10'],
  ['Transcribe the bass line', '2027-09-20'],
  ['Play the harbour stage', '2027-10-31'],
] as const;
const steps = dated.map(([title, dueDate], n) => ({ id: String(n + 1), title, completed: false, dueDate }));
const plan = { title: 'Play a street festival', targetDate: '2027-10-31', steps };
const read = (text: string) =>
  readEdit(text, { plan, today: '2026-11-22', timeZone: 'Europe/London', inView: true })?.request;
const readings = (text: string): EditRequest[] => {
  const request = read(text);
  return request?.do === 'choose' ? request.requests : request ? [request] : [];
};

describe('the day of a step', () => {
  it.each<[text: string, step: string, date: string]>([
    // The clause that has the day names the step, and 'that one' points at it.
    ['The permit must be there by 22 January, can you change that one', '1', '2027-01-22'],
    ['Permit has to be in by 12 December, move that', '1', '2026-12-12'],
    ['The demo needs a quiet room, say 8 May for that', '5', '2027-05-08'],
    ['the bass line is hard, can we say end of June for the transcript', '6', '2027-06-30'],
    // A day alone goes with the clause before.
    ['demo day: Saturday 1 May', '5', '2027-05-01'],
    // A number elsewhere names no step.
    ['The demo is on 20 April now, they cancelled my first slot', '5', '2027-04-20'],
    ['they changed paper 1 to 18 April', '4', '2027-04-18'],
    ['borrow a grand by 1 May', '3', '2027-05-01'],
    // A feast beside a day in figures tells why.
    ['demo on 1 Feb so we get the Valentine’s lot', '5', '2027-02-01'],
    ['demo = 4 January, New Year is a stupid time', '5', '2027-01-04'],
    ['the scales by Labor Day, that’s 6 Sept', '2', '2027-09-06'],
    ['the scales start on 9 January, I got the last place', '2', '2027-01-09'],
    // What is told today of a later day is not done.
    ['The permit office is open on 4 May, the clerk emailed today', '1', '2027-05-04'],
    // The day may be that of the next year.
    ['they get the bass line on 1 December', '6', '2027-12-01'],
    ['the practice of scales starts on 3 March', '2', '2027-03-03'],
  ])('is read from "%s"', (text, step, date) => {
    expect(readings(text)).toContainEqual(expect.objectContaining({ do: 'date', stepIds: [step], date }));
  });

  it.each([
    ['we go on the 19th not the 12th of November', '2027-11-19'],
    ['give me till Christmas 2027 instead, rent went up', '2027-12-25'],
    ['the festival is 7 November so I have to play the harbour stage by then', '2027-11-07'],
    ['the festival is on 7 November, the mayor has no time before that', '2027-11-07'],
    ['the permit is slow. The day is now 18 November 2027', '2027-11-18'],
    ['the demo will do, finish everything by 15 May', '2027-05-15'],
  ])('is the goal’s own in "%s"', (text, date) => {
    expect(readings(text).map((one) => 'date' in one && one.date?.slice(5))).toContain(date.slice(5));
    expect(readings(text)).toContainEqual(expect.objectContaining({ do: 'date', stepIds: [] }));
  });

  it('asks which of two is meant where "it" points at a step', () => {
    const all = readings('the permit office opens in January, so put it on 5 January');
    expect(all).toContainEqual({ do: 'date', stepIds: ['1'], date: '2027-01-05' });
  });

  it('is exact where one clause names the month and another the day', () => {
    expect(readings('The scales have to wait till April. 1 April then')).toContainEqual({
      do: 'date',
      stepIds: ['2'],
      date: '2027-04-01',
    });
  });
});

describe('the day on which a plan starts', () => {
  it.each<[string, object]>([
    ['start this on 1 February instead', { do: 'not-before', date: '2027-02-01', stepId: '1' }],
    ['start everything on 1 December please', { do: 'date', date: '2026-12-01', stepIds: ['1'] }],
    ['start with the scales on 1 December instead', { do: 'date', date: '2026-12-01', stepIds: ['2'] }],
    ['start with the scales', { do: 'move', stepId: '2' }],
  ])('is read from "%s"', (text, wanted) => {
    expect(read(text)).toMatchObject(wanted);
  });
});

it.each<[string, object]>([
  ['so we go a month later than planned', { do: 'shift', stepIds: [], shift: { months: 1, earlier: false } }],
  ['can we have one more month for all this', { do: 'shift', stepIds: [], shift: { months: 1, earlier: false } }],
])('the plan ends later after "%s"', (text, wanted) => {
  expect(read(text)).toMatchObject(wanted);
});

it.each<[string, object]>([
  ['retired on Friday!! I can give this 4 hours a day now', { direction: 'more', hours: 28 }],
  ['Work is quiet in December so I can give it 2 full days a week', { direction: 'more', hours: 12 }],
  ['I only have 2 hours on Sundays now', { direction: 'less', hours: 2 }],
])('time is read from "%s"', (text, wanted) => {
  expect(readings(text)).toContainEqual(expect.objectContaining({ do: 'hours', ...wanted }));
});
