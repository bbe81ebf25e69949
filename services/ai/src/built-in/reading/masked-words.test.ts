import { expect, it } from '@jest/globals';
import { maskedWords } from './masked-words.rules.ts';

const plan = {
  title: 'Pass my driving test',
  steps: [{ title: 'Book the theory test' }, { title: 'Take ten lessons' }],
};

it.each([
  ['Theory is booked for 14 jan', 'zstep is zstep for zday'],
  ['driving on the 3rd!!', 'zgoal on the zday zcry'],
  ['the second of the 10 lessons?', 'the zord of the znum zstep zask'],
  ['lessons ✅', 'zstep donemark'],
])('puts marks for what differs from plan to plan in "%s"', (text, masked) => {
  expect(maskedWords(text, plan)).toBe(masked);
});

it('masks two plans alike', () => {
  const other = { title: 'Learn Italian', steps: [{ title: 'Book a course' }] };
  expect(maskedWords('the theory is on 3 March', plan)).toBe(maskedWords('the course is on 9 June', other));
});
