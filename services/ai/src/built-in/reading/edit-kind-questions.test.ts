import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const readIn = (title: string, titles: readonly string[]) => {
  const steps = titles.map((step, n) => ({ id: String(n + 1), title: step, completed: false }));
  const context = { today: '2026-12-01', timeZone: 'Europe/London', inView: true };
  return (text: string) => readEdit(text, { plan: { title, targetDate: '2027-06-30', steps }, ...context })?.request;
};

const race = readIn('Run a half marathon', [
  'Choose the race and check your starting point',
  'Register and book travel for the half marathon',
  'Buy running shoes',
  'Run 6.5 km at talking pace',
  'Do one faster run a week',
  'Run all 21.1 km to the finish line',
]);
const course = readIn('Become a pastry chef', [
  'Visit two bakeries',
  'Apply at the college',
  'Take a photo for the form',
  'Pass the hygiene test',
  'Start the course',
]);

describe('a kind question is the order that it asks for', () => {
  it.each([
    ['Can you move the registration to next week?', '2', '2026-12-13'],
    ['Would you mind moving the registration to next week?', '2', '2026-12-13'],
    ['Any chance of moving the shoes to Friday?', '3', '2026-12-04'],
    ['Could the shoes be pushed to 10 January?', '3', '2027-01-10'],
    ['Is it possible to shift registering to the end of the month?', '2', '2026-12-31'],
    ['Do you think you could bring the shoes to the weekend?', '3', '2026-12-06'],
    ['Could we do the shoes next week instead?', '3', '2026-12-13'],
    ['Can I move the shoes to Monday?', '3', '2026-12-07'],
  ])('%s', (text, id, date) => {
    expect(race(text)).toEqual({ do: 'date', stepIds: [id], date });
  });

  it.each([
    ['Could the application go to 14 February?', '2', '2027-02-14'],
    ['I was wondering if you could move the photo to next Monday', '3', '2026-12-07'],
    ['would it be possible to postpone the hygiene test until March?', '4', '2027-03-31'],
  ])('of another plan: %s', (text, id, date) => {
    expect(course(text)).toMatchObject({ stepIds: [id], date });
  });

  it.each([
    ['Would it be possible to delete the step with the photo?', { do: 'remove', stepIds: ['3'] }],
    ['Would you mind dropping the bakeries?', { do: 'remove', stepIds: ['1'] }],
    ['Any chance you could split the application?', { do: 'split', stepIds: ['2'] }],
  ])('of another kind: %s', (text, request) => {
    expect(course(text)).toEqual(request);
  });

  it.each(['Can you move the registration?', 'Could you postpone registering please?'])(
    'that names no day asks for one: %s',
    (text) => {
      expect(race(text)).toEqual({ do: 'when', stepId: '2' });
    },
  );

  it('names a step by two of its words, also behind “first”', () => {
    expect(race('Could you move the first faster run to April?')).toMatchObject({ do: 'date', stepIds: ['5'] });
  });
});

describe('a question that asks for no change', () => {
  it.each([
    'What is planned for next week?',
    'Could you tell me when the registration is?',
    'What happens if I move the registration to next week?',
    'When should I do the shoes?',
    'Would it be bad to skip a week?',
    'Do you think moving the shoes is a good idea?',
    'Is moving the registration a good idea?',
    'Should the shoes be cut at the heel?',
  ])('%s', (text) => {
    expect(race(text)).toBeUndefined();
  });
});
