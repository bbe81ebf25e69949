import { describe, expect, it } from '@jest/globals';
import { readEdit } from './edit.rules.ts';

const plans = {
  exam: {
    title: 'Pass the Goethe B2 exam',
    targetDate: '2027-06-12',
    steps: [
      'Take an official Goethe sample test and see what is missing',
      'Fill the gaps in grammar and words up to the B2 level',
      'Write two Goethe texts a week and have them corrected',
      'Rehearse the pair interview with a partner each week',
      'Do three full Goethe practice tests at the real hour',
      'Sit the Goethe exam and send the certificate on',
    ],
  },
  kitchen: {
    title: 'Renovate the kitchen',
    targetDate: '2027-05-30',
    steps: ['Measure every wall', 'Get three quotes', 'Order the worktop', 'Tile the splashback', 'Paint the ceiling'],
  },
  choir: {
    title: 'Found a village choir',
    targetDate: '2027-09-04',
    steps: ['Ask at the parish hall', 'Print forty posters', 'Hold a first evening', 'Learn four songs in two parts'],
  },
};
const readOf = (plan: keyof typeof plans, text: string) => {
  const { steps, ...goal } = plans[plan];
  const titled = steps.map((title, n) => ({
    id: String(n + 1),
    title,
    completed: false,
    dueDate: `2027-0${n + 2}-10`,
  }));
  const context = { today: '2026-12-01', timeZone: 'Europe/Berlin', inView: true };
  return readEdit(text, { plan: { ...goal, steps: titled }, ...context })?.request;
};

describe('a step moves by a length of time from its own day', () => {
  it.each([
    ['exam', 'Push the practice tests back by two weeks', '5', { days: 14, earlier: false }],
    ['exam', 'Put off the pair interview by a month', '4', { months: 1, earlier: false }],
    ['exam', 'Can you bring the practice tests forward by ten days?', '5', { days: 10, earlier: true }],
    ['exam', 'Could you move the practice tests two weeks earlier?', '5', { days: 14, earlier: true }],
    ['exam', 'Postpone "Write two Goethe texts a week" by 10 days', '3', { days: 10, earlier: false }],
    [
      'exam',
      'Delay “Rehearse the pair interview with a partner each week” by 3 weeks',
      '4',
      { days: 21, earlier: false },
    ],
    [
      'exam',
      'Postpone Write two Goethe texts a week and have them corrected by 5 days',
      '3',
      { days: 5, earlier: false },
    ],
    ['kitchen', 'Please delay the worktop by three weeks', '3', { days: 21, earlier: false }],
    ['kitchen', 'push back the tiling of the splashback by 4 days', '4', { days: 4, earlier: false }],
    ['kitchen', 'make step 2 a week later', '2', { days: 7, earlier: false }],
    ['kitchen', 'pull the ceiling forward by a fortnight', '5', { days: 14, earlier: true }],
    ['choir', 'postpone the posters for two months', '2', { months: 2, earlier: false }],
    ['choir', 'The parish hall is full, so push the first evening back a week', '3', { days: 7, earlier: false }],
    ['choir', 'Shift step 4 back by another 10 days, please', '4', { days: 10, earlier: false }],
  ] as const)('of the %s: %s', (plan, text, stepId, shift) => {
    const request = readOf(plan, text);
    if (stepId === '5' && plan === 'kitchen') expect(request).toMatchObject({ do: 'shift', shift });
    else expect(request).toEqual({ do: 'shift', stepIds: [stepId], shift });
  });

  it.each([
    ['exam', 'Push the practice tests back by two weeks, to 20 May', '5', '2027-05-20'],
    ['kitchen', 'Delay the worktop by a week, to 12 April', '3', '2027-04-12'],
    ['choir', 'Move the first evening back by ten days to 24 April', '3', '2027-04-24'],
  ] as const)('to the day that is counted out: %s, %s', (plan, text, stepId, date) =>
    expect(readOf(plan, text)).toMatchObject({ do: 'date', stepIds: [stepId], date }),
  );

  it.each([
    ['exam', 'Move the practice tests to two weeks from now', '5', '2026-12-15'],
    ['kitchen', 'Move the worktop to in three weeks', '3', '2026-12-22'],
    ['choir', 'Move the posters to a week from today', '2', '2026-12-08'],
  ] as const)('but “in two weeks” is counted from today: %s, %s', (plan, text, stepId, date) =>
    expect(readOf(plan, text)).toMatchObject({ do: 'date', stepIds: [stepId], date }),
  );

  it('and the goal itself moves by it from its own day', () => {
    for (const text of ['Push the exam back by two weeks', 'Push everything back by two weeks'])
      expect(readOf('exam', text)).toMatchObject({ do: 'shift', stepIds: [], shift: { days: 14, earlier: false } });
  });

  it.each([
    'Rename "Get three quotes" to "Get two quotes"',
    'Add a step "Order the worktop samples"',
    'Rename step 1 to "Get three quotes"',
  ])('a title in quotes stays words where it is new: %s', (text) => {
    const request = readOf('kitchen', text);
    expect(request?.do).toMatch(/^(?:rename|add)$/);
    if (request?.do === 'rename') expect(request.title).toMatch(/^Get (?:two|three) quotes$/);
  });

  it.each(['I can paint for two hours a week', 'We had to wait back then for two weeks', 'How do I get three quotes?'])(
    'nothing moves: %s',
    (text) => expect(readOf('kitchen', text)?.do).not.toBe('shift'),
  );
});
